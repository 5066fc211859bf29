// What happened? The search, the commonest disputes, and all others.
import { askPage } from "./ask.js";
import { el, fill, later, link } from "./dom.js";
import { addressOf, FIRST, withFacts, writeFacts } from "./facts.js";
import { clauseLink } from "./ruling.js";
import { table } from "./table.js";
import { findClauses, findDisputes, program, t } from "./program.js";

// A dispute, asked by the rules of our table; or the clause that settles it.
const withRules = ({ options = [], ...given }, more = []) => ({ ...given, ...(options.length + more.length > 0 && { options: [...new Set([...options, ...more])] }) });
const addressFor = ({ ask, set: { options, ...set } }) => (set.id ? `clause/${set.id}`
  : addressOf(ask, writeFacts(ask, withFacts(withRules(table.facts(ask), options), set))));
const dispute = (one) => el("li", {}, link(addressFor(one), one.part ? [one.text, " ", el("small", {}, one.part)] : one.text));
const tiles = (list) => el("ul", { class: "tiles" }, list.map(dispute));

/** The first page. */
export async function startPage(main, { query }) {
  const list = el("div", { class: "found", "aria-live": "polite" });
  let asked = 0;
  const search = async () => {
    const words = input.value.trim(), mine = ++asked;
    history.replaceState(null, "", words === "" ? "#start" : `#start?${new URLSearchParams({ q: words })}`);
    const made = words === "" ? [] : await found(words);
    if (mine === asked)
      fill(list, made);
  };
  const input = el("input", { type: "search", id: "what", "data-key": "what", value: query.get("q") ?? "", autocomplete: "off",
    placeholder: t("revoke, overbid, misdeal, 4.4.4 ..."), input: later(search) });
  fill(main, el("h1", {}, el("label", { for: "what" }, t("What happened?"))), el("div", { class: "search" }, input), list,
    tiles(program.description.disputes), el("p", { class: "ways" }, link("now", t("All that can happen")), link("log", t("A whole game or list"))));
  if (input.value !== "")
    await search();
}

async function found(words) {
  const [things, ids] = [await findDisputes(words), await findClauses(words)];
  return [
    things.length > 0 && tiles(things),
    ids.length > 0 && el("details", { class: "clauses-found", open: things.length === 0 }, el("summary", { "data-key": "clauses-found" }, t("Rules"), " ",
      el("small", {}, String(ids.length))), el("ul", { class: "clauses" }, ids.slice(0, 20).map((id) => el("li", {}, clauseLink(id))))),
    things.length === 0 && ids.length === 0 && el("p", {}, t("Nothing found. Try a shorter word or a synonym.")),
    el("hr"),
  ];
}

/** A dispute at its address; without one, all that there are. */
export function nowPage(main, { path: [ask, kind], query }) {
  if (["misdeal", "auction", "announce", "ending", "ramsch"].includes(ask))
    return askPage(main, { ask, query, fixed: FIRST[ask] === undefined || kind === undefined ? {} : { [FIRST[ask]]: kind } });
  return fill(main, el("p", { class: "back" }, link("start", "‹ ", t("What happened?"))), el("h1", {}, t("All that can happen")),
    program.description.all_disputes.map((part) => [el("h2", {}, part.title), tiles(part.disputes)]));
}

export const valuePage = (main, { query }) => askPage(main, { ask: "value", query });
