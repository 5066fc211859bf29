// A dispute: one question at a time, and the ruling. What is asked, what it may be and why comes from the program.
import { el, fill, link } from "./dom.js";
import { asked, question } from "./questions.js";
import { addressOf, readFacts, withFacts, writeFacts } from "./facts.js";
import { program, refer, t } from "./program.js";
import { barText, ruling } from "./ruling.js";

// The title: what the dispute is called where it was chosen.
function titleOf(ask, given) {
  const known = program.description.all_disputes.flatMap(({ disputes }) => disputes);
  const at = (path) => path.split(".").reduce((value, key) => value?.[key], given);
  const names = (set) => Object.entries(set).filter(([path]) => path !== "options");
  const common = [...program.description.disputes, ...known].find((one) => one.ask === ask
    && names(one.set).length > 0 && names(one.set).every(([path, value]) => at(path) === value));
  return (common ?? known.find((one) => one.ask === ask))?.text ?? t("What happened?");
}

// More answers stand in one line, so that a phone shows the next question below them.
const MANY = 3;

// What is shown now.
let shown = null;

/** What the program said last: its answer and the facts that it ruled on; asks for one of them again. */
export const last = () => ({ answer: shown.answer, given: shown.given });
export const change = (path) => shown.edit(path);

/** The page of a question at an address. fixed: facts that the address has named, by their paths. */
export async function askPage(main, { ask, query, fixed = {} }) {
  let given = withFacts(readFacts(ask, query), fixed), changing = null, mine = 0, listed = query.has("list");
  const box = el("div", { class: "court" }), bar = el("p", { class: "bar", role: "status" });
  const fixedPaths = Object.keys(fixed);

  const show = async (focus) => {
    const turn = ++mine;
    const said = await refer({ ask, given, ...(changing === null ? {} : { at: changing }) });
    if (turn === mine)
      draw(said, focus);
  };
  const take = (set) => {
    given = withFacts(given, set);
    changing = null;
    history.replaceState(null, "", `#${addressOf(ask, writeFacts(ask, given))}`);
    show(true);
  };
  const edit = (path) => {
    changing = path;
    listed = true;
    show(true);
  };

  function draw(said, focus) {
    shown = { ...said, edit };
    const answers = said.answered.filter(({ path, kind }) => !fixedPaths.includes(path) && kind !== "calls");
    const ruled = said.answer !== null && changing === null ? ruling(ask, said) : null;
    const next = said.next !== null && question(said.next, take, edit, said);
    const short = !listed && (answers.length > MANY || (ruled !== null && !next));
    const list = answers.length > 0 && asked(answers, edit, short);
    const more = ruled !== null && said.more.length > 0 && el("details", { class: "more" },
      el("summary", { "data-key": "more" }, t("What else?")), said.more.map((one) => question(one, take, edit, said, true)));
    fill(box, ruled && el("div", { class: "right" }, ruled), el("div", { class: "left" }, list, next || (said.wrongs.length > 0 && ruled === null
      && el("ul", { class: "impossible" }, said.wrongs.map(({ label, text }) => el("li", {}, label, " ", text)))), more));
    box.classList.toggle("ruled", ruled !== null);
    bar.textContent = barText(said);
    bar.hidden = ruled !== null;
    box.dataset.turn = mine;
    if (focus)
      (box.querySelector("[data-focus]") ?? box.querySelector(ruled ? ".verdict" : ".question legend"))?.focus({ preventScroll: ruled === null });
    if (focus && ruled !== null && !next)
      scrollTo(0, 0);
  }

  fill(main, el("p", { class: "back" }, link("start", "‹ ", t("What happened?"))), el("h1", {}, titleOf(ask, given)), box, bar);
  await show(false);
}
