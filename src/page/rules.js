// The rules: clauses by chapter, the search, and a clause with its cases and neighbours.
import { el, fill, later, link } from "./dom.js";
import { addressOf, factsOf, sayValue, writeFacts } from "./facts.js";
import { clauseLink } from "./ruling.js";
import { cases, clauses, findClauses, program, t, word } from "./program.js";

const chapterOf = (id) => id.split(".")[0];

const entry = (clause) => el("li", {}, link(`clause/${clause.id}`, el("span", { class: "clause-title" }, clause.title), " ",
  el("span", { class: "clause-id" }, clause.id)));

function byChapter() {
  const all = [...clauses().values()];
  return [...new Set(all.map(({ id }) => chapterOf(id)))].map((chapter) => {
    const list = all.filter(({ id }) => chapterOf(id) === chapter);
    return el("details", {}, el("summary", {}, word(program.description.chapters, chapter), " ", el("small", {}, String(list.length))), el("ul", { class: "clauses" }, list.map(entry)));
  });
}

// What a search finds: clauses, best first, and cases by their id.
async function found(words) {
  const all = clauses();
  const one = (await cases()).find(({ id }) => id === words[0]);
  const ids = await findClauses(words.join(" "));
  return [
    one && el("ul", { class: "clauses" }, el("li", {}, link(`case/${one.id}`, one.title, " ", el("span", { class: "clause-id" }, one.id)))),
    ids.length > 0 && el("ul", { class: "clauses" }, ids.map((id) => all.get(id)).filter(Boolean).map(entry)),
    !one && ids.length === 0 && el("p", {}, t("Nothing found. Try a shorter word or a synonym.")),
  ];
}

export async function rulesPage(main, { query }) {
  const list = el("div", { "aria-live": "polite" });
  let asked = 0;
  const search = async () => {
    const words = input.value.trim().split(/\s+/).filter((one) => one !== "");
    const mine = ++asked;
    history.replaceState(null, "", words.length > 0 ? `#rules?${new URLSearchParams({ q: words.join(" ") })}` : "#rules");
    const made = words.length > 0 ? await found(words) : byChapter();
    if (mine === asked)
      fill(list, made);
  };
  const input = el("input", { type: "search", id: "search", "data-key": "search", value: query.get("q") ?? "", autocomplete: "off",
    placeholder: t("a word, a number such as 4.4.4, a case"), input: later(search) });
  fill(main, el("h1", {}, t("The rules")), el("div", { class: "search" }, el("label", { for: "search" }, t("Search")), input), list);
  await search();
}

// ---------------------------------------------------------------------- cases

function factsList(form, given) {
  return el("dl", { class: "answer" }, Object.entries(given).map(([key, value]) => {
    const fact = factsOf(form).find((one) => one.key === key);
    const inside = fact?.type === "form" && value !== null && typeof value === "object";
    return [el("dt", {}, fact?.label ?? key), el("dd", {}, inside
      ? Object.entries(value).map(([sub, one]) => {
        const of = factsOf(fact.inside).find((f) => f.key === sub);
        return `${of?.label ?? sub} ${sayValue(of, one)}`;
      }).join(", ")
      : sayValue(fact, value))];
  }));
}

function caseBox(one) {
  const words = writeFacts(one.ask, one.codes === undefined ? one.given : { ...one.given, code: one.codes[0] });
  const address = addressOf(one.ask, words);
  return el("details", { class: "case", id: `case-${one.id}` },
    el("summary", {}, el("span", { class: "clause-id" }, one.id), " ", one.title),
    factsList(one.ask, one.given),
    el("p", {}, el("b", {}, t("Expected")), ": ", Object.entries(one.expect).map(([key, value]) => {
      const fact = program.description.answers[program.description.asks.findIndex(({ name }) => name === one.ask)].find((f) => f.key === key);
      return `${fact?.label ?? key}: ${sayValue(fact, value)}`;
    }).join("; ")),
    one.note && el("p", { class: "soft" }, one.note),
    el("p", { class: "soft" }, one.source),
    address !== null && el("p", {}, el("a", { href: `#${address}`, class: "button" }, t("Ask this"))));
}

export async function casePage(main, { path: [id] }) {
  const one = (await cases()).find((other) => other.id === id);
  if (one === undefined)
    return fill(main, el("h1", {}, t("There is no case {1}", id)));
  const box = caseBox(one);
  box.open = true;
  fill(main, el("p", { class: "back" }, link("rules", "‹ ", t("The rules"))), el("h1", {}, one.title), box,
    el("ul", {}, one.clauses.map((clause) => el("li", {}, clauseLink(clause)))));
}

// -------------------------------------------------------------------- a clause

export async function clausePage(main, { path: [id] }) {
  const all = clauses(), clause = all.get(id);
  if (clause === undefined)
    return fill(main, el("h1", {}, t("There is no clause {1}", id)), el("p", {}, link("rules", t("The rules"))));
  const ids = [...all.keys()], place = ids.indexOf(id);
  const proving = (await cases()).filter((one) => one.clauses[0] === id);
  const citing = (await cases()).filter((one) => one.clauses.slice(1).includes(id));
  const row = (name, value) => value && [el("dt", {}, name), el("dd", {}, value)];
  const links = (list) => list && el("ul", {}, list.split(" ").map((other) => el("li", {}, clauseLink(other))));
  fill(main,
    el("p", { class: "back" }, link("rules", "‹ ", t("The rules"))),
    el("h1", {}, clause.title), el("p", { class: "clause-id" }, clause.id),
    el("p", { class: "clause-text" }, clause.text),
    clause.reading && el("p", { class: "soft reading" }, clause.reading),
    el("dl", { class: "answer" }, row(t("In force in"), clause.codes), row("ISkO 2022", clause.isko2022), row("ISkO 1999", clause.isko1999),
      row(t("House rules"), clause.options), row(t("Exception to"), links(clause.overrides)), row(t("Instead of"), links(clause.instead_of)),
      row(t("Evidence"), clause.evidence_text)),
    el("nav", { class: "neighbours", "aria-label": t("Neighbours") },
      place > 0 && link(`clause/${ids[place - 1]}`, "‹ ", all.get(ids[place - 1]).title),
      place + 1 < ids.length && link(`clause/${ids[place + 1]}`, all.get(ids[place + 1]).title, " ›")),
    proving.length > 0 && [el("h2", {}, t("Cases that prove it")), proving.map(caseBox)],
    citing.length > 0 && [el("h2", {}, t("Cases that cite it")), citing.slice(0, 40).map(caseBox)]);
}
