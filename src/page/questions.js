// The question that is asked now, by its kind; and the answers that were given.
import { cardFace, cardPicker, suitFace } from "./cards.js";
import { el, fill } from "./dom.js";
import { sayValue } from "./facts.js";
import { clauseLink } from "./ruling.js";
import { withTerms } from "./terms.js";
import { program, t, word } from "./program.js";

const JACKS = ["CJ", "SJ", "HJ", "DJ"];

const button = (text, key, click, on) => el("button", { type: "button", "data-key": key, "aria-pressed": on === undefined ? null : String(on), click }, text);
const go = (click, disabled = false) => el("button", { type: "button", class: "go", "data-key": "go", disabled, click }, t("Next"));

// ---------------------------------------------------------------------- by kind

const choice = (one, change, path, face) => button([face && suitFace(face), one.text], `${path}=${Object.values(one.set).join(",")}`, () => change(one.set), one.on);

const choices = (list, change, path) => el("div", { class: "choices" }, list.map((one) => choice(one, change, path, one.set.game ?? one.set["said.game"])));

function many({ choices: list, path }, change) {
  const chosen = new Set(list.filter(({ on }) => on));
  const make = () => list.map((one) => button(one.text, `${path}-${one.text}`, () => {
    chosen.has(one) ? chosen.delete(one) : chosen.add(one);
    fill(row, make());
  }, chosen.has(one)));
  const row = el("div", { class: "choices" }, make());
  const base = Object.assign({}, ...list.map(({ set }) => Object.fromEntries(Object.keys(set).map((key) => [key, null]))), { [path]: false });
  return [row, go(() => change(Object.assign(base, ...[...chosen].map(({ set }) => set))))];
}

const field = ({ path, low, high, value, label }, first) => el("input", { type: "number", inputmode: "numeric", min: low, max: high, value: value ?? null,
  "data-key": path, "aria-label": label, "data-focus": first });

// One number, or two of which each has its own words.
function number(one, change) {
  const asked = one.with ? [one, one.with] : [one], fields = asked.map((of, i) => field(of, i === 0));
  const next = go(() => {
    const empty = fields.find(({ value }) => value === "");
    if (empty)
      return empty.focus();
    return change(Object.fromEntries(asked.map(({ path }, i) => [path, Number(fields[i].value)])));
  });
  if (!one.with)
    return el("div", { class: "number" }, fields, next);
  return [el("div", { class: "number" }, fields[0]), el("p", { class: "legend" }, withTerms(one.with.label)), el("div", { class: "number" }, fields[1], next)];
}

const FIRST_BIDS = 16;

function bid({ choices: list, path }, change) {
  const numbers = list.filter((one) => one.set[path] !== 0), rest = list.filter((one) => one.set[path] === 0);
  return [choices([...numbers.slice(0, FIRST_BIDS), ...rest], change, path),
    el("details", { class: "higher" }, el("summary", { "data-key": "higher" }, t("higher")), choices(numbers.slice(FIRST_BIDS), change, path))];
}

function jacks({ jacks: by, path }, change, edit) {
  const held = new Set();
  const mask = () => JACKS.reduce((sum, card, i) => sum + (held.has(card) ? 8 >> i : 0), 0);
  const make = () => [
    el("div", { class: "jacks" }, JACKS.map((card) => el("button", { type: "button", class: "pick", "aria-pressed": String(held.has(card)),
      "data-key": card, click: () => {
        held.has(card) ? held.delete(card) : held.add(card);
        fill(box, make());
      } }, cardFace(card))), held.size < 4 && button(t("all four"), "four", () => {
      JACKS.forEach((card) => held.add(card));
      if (by[15].length === 0)
        edit("cards");
      else if (by[15].length === 1)
        change(by[15][0].set);
      else
        fill(box, make());
    })),
    held.size === 0 && by[0].length === 0 && button(t("no jack"), "none", () => edit("cards")),
    choices(by[mask()].slice(0, 1), change, path),
    by[mask()].length > 1 && el("details", {}, el("summary", { "data-key": "trumps" }, t("and further trumps")), choices(by[mask()].slice(1), change, path))];
  const box = el("div", {}, make());
  return [box, el("p", {}, el("button", { type: "button", class: "plain", "data-key": "twelve", click: () => edit("cards") }, t("or tap all twelve cards")))];
}

function cards({ path, low, high, value }, change) {
  let chosen = value ?? "";
  const make = () => [cardPicker(path, chosen, high, (now) => {
    chosen = now;
    fill(box, make());
  }), go(() => change({ [path]: chosen }), chosen.split(" ").filter(Boolean).length < Math.max(1, low))];
  const box = el("div", {}, make());
  return box;
}

function counts({ counts: list, path, value }, change) {
  const now = Object.fromEntries(list.map(([key, , start]) => [key, value?.[key] ?? start]));
  const make = () => list.map(([key, text]) => el("div", { class: "stepper" }, el("span", {}, text),
    el("button", { type: "button", "aria-label": t("less: {1}", text), "data-key": `${key}-less`, click: () => step(key, -1) }, "−"),
    el("output", {}, String(now[key])),
    el("button", { type: "button", "aria-label": t("more: {1}", text), "data-key": `${key}-more`, click: () => step(key, 1) }, "+")));
  const step = (key, by) => {
    now[key] = Math.max(0, now[key] + by);
    fill(box, make());
  };
  const box = el("div", { class: "counts" }, make());
  return [box, go(() => change(Object.fromEntries(list.map(([key]) => [`${path}.${key}`, now[key]]))))];
}

function three({ holders, path, low, high, value }, change) {
  const inputs = holders.map(([key, text], i) => el("input", { type: "number", inputmode: "numeric", min: low, max: high, value: value?.[i] ?? null,
    "aria-label": text, "data-key": `${path}-${key}`, "data-focus": i === 0 }));
  return [el("div", { class: "three" }, holders.map(([, text], i) => el("div", {}, el("span", { "aria-hidden": "true" }, text), inputs[i]))),
    go(() => inputs.every((one) => one.value !== "") && change({ [path]: inputs.map((one) => Number(one.value)) }))];
}

function hands({ holders, path, value }, change) {
  const now = Object.fromEntries(holders.map(([key]) => [key, value?.[key] ?? ""]));
  return [holders.map(([key, text]) => {
    const make = () => cardPicker(`${path}.${key}`, now[key], 10, (chosen) => {
      now[key] = chosen;
      fill(box, make());
    });
    const box = el("div", {}, make());
    return [el("h3", {}, text), box];
  }), go(() => change({ [path]: now }))];
}

// Who called, and what; one after the other.
function calls({ holders, calls: list, turn, value, path }, change) {
  const made = value ?? [];
  let caller = turn;
  const seats = [...holders, ["D", t("somebody who does not play")]];
  const add = (call) => change({ [path]: [...made, `${caller} ${call}`] });
  const who = () => seats.map(([seat, text]) => button(text, `calls=${seat}`, () => {
    caller = seat;
    fill(row, who());
  }, seat === caller));
  const row = el("div", { class: "choices", role: "group", "aria-label": t("Who calls?") }, who());
  const said = (call) => list.find(([key]) => key === call)?.[1] ?? call;
  const other = el("input", { type: "text", id: "other-call", "aria-label": t("another call, such as 46 or null hand"), placeholder: t("another call, such as 46 or null hand") });
  return [
    made.length > 0 && el("ol", { class: "calls" }, made.map((call) => el("li", {}, el("b", {}, word(seats, call[0])), ` ${said(call.slice(2))}`))),
    row,
    el("div", { class: "choices" }, list.slice(0, 10).filter(([call]) => call !== "looks").map(([call, text]) => button(text, `call-${call}`, () => add(call))),
      list.filter(([call]) => call === "looks").map(([call, text]) => button(text, `call-${call}`, () => add(call)))),
    el("div", { class: "choices" }, other, button(t("add"), "add-call", () => other.value.trim() !== "" && add(other.value.trim().replaceAll(",", " "))),
      made.length > 0 && button(t("take back"), "undo", () => change({ [path]: made.length > 1 ? made.slice(0, -1) : null })))];
}

const kinds = { many, number, bid, jacks, cards, counts, three, hands, calls };

function onEnter(event) {
  if (event.key === "Enter" && event.target.matches("input[type=number]")) {
    event.preventDefault();
    event.currentTarget.querySelector(".go").click();
  }
}

/**
 * A question as the program asks it. change(set): called with the facts that are answered; edit(path): asks for
 * another one; small: one of several.
 */
export function question(next, change, edit, said, small = false) {
  const make = kinds[next.kind];
  return el("form", { class: small ? "question small" : "question", "data-asks": next.path, submit: (event) => event.preventDefault(), keydown: onEnter },
    el("fieldset", {}, el("legend", { tabindex: "-1" }, withTerms(next.label)),
      next.wrong && el("p", { class: "impossible", role: "alert" }, next.wrong.text, " ", next.wrong.clause !== "" && clauseLink(next.wrong.clause)),
      make === undefined ? choices(next.choices, change, next.path) : make(next, change, edit),
      next.why && el("p", { class: "soft" }, withTerms(next.why))));
}

// ------------------------------------------------------------------- the answers

function sayAnswer(one) {
  if (one.kind === "jacks") {
    const known = one.jacks?.flat().find(({ set }) => set[one.path] === one.value);
    return known?.text ?? String(one.value);
  }
  if (one.kind === "cards")
    return String(one.value).split(" ").map((card) => cardFace(card));
  if (one.kind === "counts")
    return one.counts.map(([key, text]) => `${text} ${one.value[key]}`).join(", ");
  if (one.kind === "three")
    return one.holders.map(([, text], i) => `${text} ${one.value[i]}`).join(", ");
  if (one.kind === "hands")
    return one.holders.map(([key, text]) => el("span", { class: "holder" }, text, " ", String(one.value[key] ?? "").split(" ").filter(Boolean).map((card) => cardFace(card))));
  return one.text ?? sayValue(undefined, one.value);
}

/** What was answered, each to be changed; folded: as one line. */
export function asked(answers, edit, folded) {
  const list = el("ul", { class: "said" }, answers.map((one) => el("li", {}, el("button", { type: "button", "data-key": `edit-${one.path}`, click: () => edit(one.path) },
    el("span", { class: "soft" }, one.label), " ", el("b", {}, sayAnswer(one)), el("span", { class: "edit" }, ` ${t("change")}`)))));
  if (!folded)
    return list;
  const short = answers.filter(({ kind }) => !["calls", "hands"].includes(kind)).map((one) => [one.bare && `${one.label} `, sayAnswer(one)]);
  return el("details", { class: "asked" }, el("summary", { "data-key": "asked" }, el("span", { class: "one-line" }, short.map((text, i) => [i > 0 && " · ", text])), " ",
    el("span", { class: "edit" }, t("change"))), list);
}
