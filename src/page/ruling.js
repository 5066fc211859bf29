// What the program rules: the verdict first, the sentence that decides, and the rest folded.
import { el, link } from "./dom.js";
import { addressOf, answersOf, sayValue, writeFacts } from "./facts.js";
import { share } from "./share.js";
import { tableChip } from "./table.js";
import { withTerms } from "./terms.js";
import { clause, consult, program, t } from "./program.js";

/** A link to a clause. */
export const clauseLink = (id) => link(`clause/${id}`, el("span", { class: "clause-title" }, clause(id)?.title ?? ""), " ",
  el("span", { class: "clause-id" }, id));

/** A number with a sign, whose minus stays on its line. */
export const minus = (text) => String(text).replace(/-(?=\d)/g, "−");

/** The clauses that decide, the first one first. */
export const decides = (answer) => [answer.clause ?? answer.illegal?.clause ?? answer.lost, ...(answer.struck ?? []).map((one) => one.clause)].filter(Boolean);

/** The numbers of a clause in the orders: "ISkO 2022: 3.6.1". */
export const numbersOf = (it) => [it?.isko2022 && `ISkO 2022: ${it.isko2022}`, it?.isko1999 && `1999: ${it.isko1999}`].filter(Boolean).join(" · ");

// Where a clause comes from that has no number in the orders.
const originOf = (it) => it.isko2022 || it.isko1999 || it.options ? ""
  : it.evidence === "derived" ? t("No known article says this: it is derived from the others.")
  : it.evidence === "court" ? t("No known article says this: the court has ruled so.") : "";

// The clause that decides: its sentence; the whole text at a tap.
function decision(id, sentence) {
  const it = clause(id);
  const more = it.text.length > sentence.length;
  return el("blockquote", { class: "decision" }, el("p", { class: "clause-text" }, withTerms(sentence, id)),
    el("p", { class: "soft" }, clauseLink(id), " ", numbersOf(it), originOf(it)),
    more && el("details", {}, el("summary", { "data-key": `full-${id}` }, t("The whole text")), el("p", { class: "clause-text" }, it.text)));
}

const plain = ({ steps, clause, ...rest }) => JSON.stringify(rest);

const stepsOf = (steps) => el("table", { class: "steps" }, el("tbody", {}, steps.map((step) => el("tr", {},
  el("th", { scope: "row" }, step.text, " ", link(`clause/${step.clause}`, step.clause)), el("td", {}, minus(step.sum))))));

// What the verdict says already, or says in another way.
const SHOWN = ["steps", "clause", "score", "won", "overbid", "illegal", "struck", "open"];

function factsOfAnswer(ask, answer) {
  const rows = answersOf(ask).filter(({ key }) => answer[key] !== undefined && !SHOWN.includes(key) && answer[key] !== null && answer[key] !== ""
    && !(Array.isArray(answer[key]) && answer[key].length === 0));
  return el("dl", { class: "answer" }, rows.map((fact) => [el("dt", {}, fact.label), el("dd", {}, sayForm(fact, answer[fact.key]))]));
}

function sayForm(fact, value) {
  if (fact.type === "clause")
    return value === null ? t("no") : clauseLink(value);
  if (fact.type !== "form")
    return minus(sayValue(fact, value));
  const inside = program.description.forms[fact.inside];
  return Object.entries(value).filter(([, one]) => one !== null && one !== false)
    .map(([key, one]) => {
      const of = inside.find((row) => row.key === key);
      return one === true ? of?.label.replace("?", "") ?? key : sayValue(of, one);
    }).join(" · ");
}

// What other codes say, where it is something else.
function otherCodes(ask, given, answer) {
  const [first] = program.description.codes[0];
  const rows = program.description.codes.filter(([code]) => code !== (given.code ?? first)).map(([code, title]) => {
    const other = consult(ask, { ...given, code });
    if (other.answer !== undefined && plain(other.answer) === plain(answer))
      return null;
    return el("li", {}, el("b", {}, title), ": ", other.answer === undefined ? other.wrongs[0]?.text ?? ""
      : [minus(other.verdict), " ", decides(other.answer).slice(0, 1).map(clauseLink)]);
  }).filter((row) => row !== null);
  return rows.length === 0 ? el("p", {}, t("They say the same.")) : el("ul", {}, rows);
}

// A part that is made when it is opened.
function folded(key, name, make) {
  const box = el("details", { toggle: () => {
    if (box.open && box.childElementCount === 1)
      box.append(make());
  } }, el("summary", { "data-key": key }, name));
  return box;
}

// The first sentence has the number.
function verdict(text) {
  const end = text.indexOf(". ") + 1 || text.length;
  return [el("p", { class: "verdict", tabindex: "-1" }, withTerms(minus(text.slice(0, end)))), end < text.length && el("p", {}, withTerms(minus(text.slice(end + 1))))];
}

const side = ({ won, score, favours }) => (won ?? (score === undefined ? favours === "soloist" ? true : favours === "defenders" ? false : undefined : score > 0));

/** What the bar says while one answers. */
export const barText = (said) => (said.answer !== null ? minus(said.verdict) : said.so_far || t("More answers are needed."));

/** The ruling of what was asked. */
export function ruling(ask, { answer, given, verdict: text, decides: first, besides, then }) {
  const won = side(answer), others = decides(answer).filter((id) => id !== first?.clause);
  return el("section", { class: `ruling ${won === undefined ? "" : won ? "won" : "lost"}`, "aria-live": "polite", "aria-label": t("Ruling") },
    verdict(text),
    first && decision(first.clause, first.sentence),
    besides && decision(besides.clause, besides.sentence),
    then && el("p", {}, link(addressOf(then.ask, writeFacts(then.ask, then.given)), program.description.disputes.find((one) => one.ask === then.ask).text)),
    others.map((id) => decision(id, clause(id).sentence)),
    el("p", { class: "chips" }, tableChip(given)),
    share(text, first),
    answer.steps?.length > 0 && folded("steps", t("The calculation"), () => stepsOf(answer.steps)),
    folded("all", t("The whole answer"), () => factsOfAnswer(ask, answer)),
    folded("codes", t("Other codes"), () => otherCodes(ask, given, answer)),
    el("p", { class: "soft release" }, `skatref ${program.description.version}, spec ${program.description.spec}`));
}
