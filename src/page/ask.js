// A page with one question: its fields, and below them the ruling.
import { el, fill, link } from "./dom.js";
import { factsOf, field, readFacts, writeFacts } from "./facts.js";
import { ruling } from "./ruling.js";
import { cases, consult, program, t } from "./program.js";

/** The label of the fact at a path. */
export function labelAt(form, path) {
  const [key, ...rest] = path.split(".");
  const fact = factsOf(form).find((one) => one.key === key);
  return fact === undefined ? path : rest.length > 0 && fact.inside !== undefined ? labelAt(fact.inside, rest.join(".")) : fact.label;
}

// How often the cases of the corpus, those of a kind, tell each fact: what matters there.
async function usesOf(ask, fits) {
  const uses = new Map();
  let count = 0;
  const note = (facts, path) => {
    for (const [key, value] of Object.entries(facts)) {
      uses.set(path + key, (uses.get(path + key) ?? 0) + 1);
      if (value !== null && typeof value === "object" && !Array.isArray(value))
        note(value, `${path}${key}.`);
    }
  };
  for (const one of await cases())
    if (one.ask === ask && fits(one.given)) {
      count++;
      note(one.given, "");
    }
  return (path) => (count === 0 ? 1 : (uses.get(path) ?? 0) / count);
}

/**
 * The form of a question at an address. fixed: facts that the place has chosen, as paths;
 * first: the order of the first facts; start: facts to begin with; home: house rules.
 */
export async function askPage(main, { ask, address, query, fixed = {}, first = [], start = {}, title, back, more = [] }) {
  const chosen = Object.entries(fixed);
  const at = (given, path) => path.split(".").reduce((value, key) => value?.[key], given);
  const use = chosen.length === 0 ? (path) => Number(path.includes(".") || first.includes(path))
    : await usesOf(ask, (given) => chosen.every(([path, value]) => at(given, path) === value));
  const rank = (fact) => (first.includes(fact.key) ? first.indexOf(fact.key) : 99);
  const facts = [...factsOf(ask)].sort((a, b) => rank(a) - rank(b));
  const rules = ["code", "options", ...more];
  let given = {};

  const read = (words) => {
    const full = new URLSearchParams({ ...start, ...Object.fromEntries(words) });
    for (const [path, value] of chosen)
      full.set(path, value);
    return readFacts(ask, full);
  };
  const hidden = (path) => chosen.some(([one]) => one === path);
  // What the program asks for now is shown, whatever the corpus has.
  let wanted = new Set();
  const shown = (fact, path) => !hidden(path) && (fact.required || wanted.has(path) || use(path) >= 0.2 || at(given, path) !== undefined);
  const keep = (path) => {
    const fact = factsOf(factsOf(ask).find(({ key }) => key === path.split(".")[0]).inside).find(({ key }) => key === path.split(".")[1]);
    return !hidden(path) && (fact.required || wanted.has(path) || use(path) > 0 || at(given, path) !== undefined);
  };
  const change = (now) => {
    given = now;
    const words = writeFacts(ask, given);
    for (const [path] of chosen)
      words.delete(path);
    history.replaceState(null, "", `#${address}?${words}`);
    draw();
  };
  const one = (fact) => field(fact, fact.key, given, change, keep);
  const fields = el("form", { class: "facts", submit: (event) => event.preventDefault() });
  const result = el("div", {});
  let opened = { rules: false, others: false };

  function drawer(key, name, list) {
    const box = el("details", { toggle: () => { opened[key] = box.open; } }, el("summary", { "data-key": `drawer-${key}` }, name), list.map(one));
    box.open = opened[key];
    return box;
  }

  function draw() {
    wanted = new Set((consult(ask, given).wrongs ?? []).map(({ path }) => path));
    const normal = facts.filter((fact) => !rules.includes(fact.key) && !hidden(fact.key));
    const main = normal.filter((fact) => shown(fact, fact.key));
    const others = normal.filter((fact) => !main.includes(fact));
    fill(fields, main.map(one), others.length > 0 && drawer("others", t("More facts"), others),
      drawer("rules", t("Rules and house rules"), facts.filter((fact) => rules.includes(fact.key))));
    fill(result, ruling(ask, given, (path) => labelAt(ask, path)));
  }

  given = read(query);
  fill(main, back && el("p", { class: "back" }, link(back[0], "‹ ", back[1])), el("h1", {}, title), fields, result);
  draw();
}
