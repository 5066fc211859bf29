// What the program rules, shown with the clauses: and what it still needs to know.
import { el, link } from "./dom.js";
import { answersOf, factAt, sayValue } from "./facts.js";
import { clause, consult, program, t } from "./program.js";

/** A link to a clause. */
export const clauseLink = (id) => link(`clause/${id}`, el("span", { class: "clause-title" }, clause(id)?.title ?? ""), " ",
  el("span", { class: "clause-id" }, id));

/** A clause in full: what decides. */
function decision(id) {
  const it = clause(id);
  const numbers = [it?.isko2022 && `ISkO 2022: ${it.isko2022}`, it?.isko1999 && `1999: ${it.isko1999}`].filter(Boolean);
  return el("blockquote", { class: "decision" }, el("p", {}, clauseLink(id)), el("p", { class: "clause-text" }, it?.text ?? ""),
    el("p", { class: "soft" }, numbers.join(" · ")));
}

// ----------------------------------------------------------- what is missing

function wrongsOf(wrongs, given, label) {
  const missing = wrongs.filter((wrong) => wrong.path !== "" && factAt(given, wrong.path) === undefined && wrong.clause === "");
  const impossible = wrongs.filter((wrong) => !missing.includes(wrong));
  return [
    impossible.length > 0 && el("div", { class: "impossible" }, el("h3", {}, t("This cannot be")),
      el("ul", {}, impossible.map((wrong) => el("li", {}, wrong.path !== "" && [el("b", {}, label(wrong.path)), " "], wrong.text,
        wrong.clause !== "" && [" ", clauseLink(wrong.clause)])))),
    missing.length > 0 && el("div", { class: "missing" }, el("h3", {}, t("Still needed")),
      el("ul", {}, missing.map((wrong) => el("li", {}, el("button", { type: "button", class: "plain",
        click: () => toField(wrong.path) }, label(wrong.path)))))),
  ];
}

function toField(path) {
  const place = document.querySelector(`[data-fact="${CSS.escape(path)}"]`);
  place?.closest("details")?.setAttribute("open", "");
  place?.scrollIntoView({ block: "center" });
  place?.querySelector("input, select, button")?.focus();
}

// ------------------------------------------------------------------- answers

const plain = ({ steps, clause, ...rest }) => JSON.stringify(rest);

function stepsOf(steps) {
  return el("table", { class: "steps" },
    el("caption", {}, t("The calculation")),
    el("tbody", {}, steps.map((step) => el("tr", {},
      el("th", { scope: "row" }, step.text, " ", link(`clause/${step.clause}`, step.clause)), el("td", {}, String(step.sum).replace("-", "−"))))));
}

// What a ruling shows in another way.
const SHOWN = ["steps", "clause", "score", "won", "overbid", "illegal", "struck"];

function factsOfAnswer(ask, answer) {
  const rows = answersOf(ask).filter(({ key }) => answer[key] !== undefined && !SHOWN.includes(key) && answer[key] !== null && answer[key] !== ""
    && !(key === "open" && typeof answer[key] === "boolean") && !(Array.isArray(answer[key]) && answer[key].length === 0));
  return el("dl", { class: "answer" }, rows.map((fact) => [el("dt", {}, fact.label), el("dd", {}, sayForm(fact, answer[fact.key]))]));
}

function sayForm(fact, value) {
  if (fact.type === "clause")
    return value === null ? t("no") : clauseLink(value);
  if (fact.type !== "form")
    return sayValue(fact, value);
  const inside = program.description.forms[fact.inside];
  return Object.entries(value).filter(([, one]) => one !== null && one !== false)
    .map(([key, one]) => {
      const of = inside.find((row) => row.key === key);
      return one === true ? of?.label.replace("?", "") ?? key : sayValue(of, one);
    }).join(" · ");
}

const score = (answer) => answer.score !== undefined && el("p", { class: `score ${answer.score < 0 ? "lost" : "won"}` },
  el("span", { class: "number" }, `${answer.score > 0 ? "+" : ""}${answer.score}`.replace("-", "−")),
  " ", el("span", {}, answer.won === undefined ? t("game points") : answer.won ? t("won") : t("lost"), answer.overbid ? [", ", t("overbid")] : null));

// What other codes say, where it is something else.
function otherCodes(ask, given, answer) {
  const rows = program.description.codes.filter((code) => code !== (given.code ?? program.description.codes[0])).map((code) => {
    const other = consult(ask, { ...given, code });
    if (other.answer !== undefined && plain(other.answer) === plain(answer))
      return null;
    return el("li", {}, el("b", {}, code), ": ", other.answer === undefined ? other.wrongs[0]?.text ?? ""
      : [differences(ask, answer, other.answer), " ", other.answer.clause && clauseLink(other.answer.clause)]);
  }).filter((row) => row !== null);
  return el("div", { class: "codes" }, el("h3", {}, t("Other codes")),
    rows.length === 0 ? el("p", {}, t("They say the same.")) : el("ul", {}, rows));
}

function differences(ask, answer, other) {
  return answersOf(ask).filter(({ key }) => !["steps", "clause"].includes(key) && other[key] !== undefined
    && JSON.stringify(other[key]) !== JSON.stringify(answer[key]))
    .map((fact) => `${fact.label}: ${typeof other[fact.key] === "object" && fact.type === "form" ? sayForm(fact, other[fact.key]) : sayValue(fact, other[fact.key])}`).join("; ");
}

/** Copies the address, or hands it to the phone to be sent. */
export function shareButton() {
  const button = el("button", { type: "button", class: "share", click: async () => {
    try {
      if (navigator.share !== undefined && matchMedia("(pointer: coarse)").matches)
        await navigator.share({ url: location.href });
      else
        await navigator.clipboard.writeText(location.href);
      button.textContent = t("The link is copied");
    } catch {
      prompt(t("The link of this ruling"), location.href);
    }
  } }, t("Send this ruling"));
  return button;
}

/** The answer to a question; label: of the fact at a path. */
export function ruling(ask, given, label) {
  const { answer, wrongs, covering } = consult(ask, given);
  if (answer === undefined)
    return el("section", { class: "ruling open", "aria-live": "polite", "aria-label": t("Ruling") }, wrongsOf(wrongs, given, label));
  const decides = answer.clause ?? answer.illegal?.clause ?? answer.lost ?? null;
  return el("section", { class: "ruling", "aria-live": "polite", "aria-label": t("Ruling") },
    el("h2", {}, t("Ruling")),
    score(answer),
    covering && el("p", { class: "covering" }, covering),
    answer.open === true && el("p", { class: "open-case" }, t("The sources leave this open: it is our reading.")),
    answer.illegal && el("p", {}, t("Call number {1} is not allowed.", answer.illegal.call)),
    answer.struck?.length > 0 && el("ul", { class: "struck" }, answer.struck.map((one) =>
      el("li", {}, t("struck out: {1}", sayValue(strike(), one.what)), " ", clauseLink(one.clause)))),
    decides !== null && decision(decides),
    factsOfAnswer(ask, answer),
    answer.steps?.length > 0 && stepsOf(answer.steps),
    otherCodes(ask, given, answer),
    shareButton());
}

const strike = () => program.description.answers.flat().find(({ key }) => key === "what");
