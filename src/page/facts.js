// Facts: from the address to JSON and back, and the fields in which people give them.
import { cardFace, cardName, cardPicker, suitFace } from "./cards.js";
import { el } from "./dom.js";
import { consult, program, t, word } from "./program.js";

const formOf = (ask) => program.description.asks.findIndex(({ name }) => name === ask);

/** The facts of a question, or of an object inside of one. */
export const factsOf = (form) => program.description.forms[typeof form === "string" ? formOf(form) : form];

/** Those of its answer. */
export const answersOf = (form) => program.description.answers[typeof form === "string" ? formOf(form) : form];

// ---------------------------------------------------------------- the address

function valueOf(fact, text) {
  switch (fact.type) {
    case "number": return text === "" || Number.isNaN(Number(text)) ? text : Number(text);
    case "flag": return text !== "false";
    case "word": return fact.null && text === "null" ? null : text;
    case "seats": case "options": case "texts": return text === "" ? [] : text.split(",");
    case "numbers": return text.split(",").map(Number);
    default: return text;
  }
}

/** The facts of an address, as JSON; what is no fact of the form is left out. */
export function readFacts(form, query, path = "") {
  const given = {};
  for (const fact of factsOf(form)) {
    const key = path + fact.key;
    if (fact.type === "form") {
      const inside = readFacts(fact.inside, query, `${key}.`);
      if (Object.keys(inside).length > 0)
        given[fact.key] = inside;
    } else if (query.has(key))
      given[fact.key] = valueOf(fact, query.get(key));
  }
  return given;
}

/** The same as the query of an address. */
export function writeFacts(form, given, path = "", query = new URLSearchParams()) {
  for (const fact of factsOf(form)) {
    const value = given[fact.key], key = path + fact.key;
    if (value === undefined)
      continue;
    if (fact.type === "form")
      writeFacts(fact.inside, value, `${key}.`, query);
    else
      query.set(key, Array.isArray(value) ? value.join(",") : String(value));
  }
  return query;
}

/** The fact at a path like "happened.by": its value, or undefined. */
export const factAt = (given, path) => path.split(".").reduce((value, key) => value?.[key], given);

// Another object, with the fact at the path changed, or taken out.
function withFact(given, [key, ...rest], value) {
  const changed = { ...given };
  const inside = rest.length > 0 ? withFact(given[key] ?? {}, rest, value) : value;
  if (inside === undefined || (rest.length > 0 && Object.keys(inside).length === 0))
    delete changed[key];
  else
    changed[key] = inside;
  return changed;
}

// ----------------------------------------------------------------- the fields

const group = (fact, key, ...children) => el("fieldset", { class: `fact ${fact.type}`, "data-fact": key },
  el("legend", {}, fact.label), ...children);

function choice(kind, name, key, text, checked, change) {
  const input = el("input", { type: kind, name, value: key, "data-key": `${name}=${key}`, change });
  input.checked = checked;
  return el("label", { class: "choice" }, input, el("span", {}, text));
}

function wordField(fact, key, value, set) {
  const words = fact.null ? [["null", t("none")], ...fact.words] : fact.words;
  const chosen = value === null ? "null" : value;
  return group(fact, key, el("div", { class: "choices" }, words.map(([one, text]) =>
    choice("radio", key, one, [suitFace(one), text === "" ? t(one) : text], chosen === one, () => set(fact.null && one === "null" ? null : one)))));
}

function flagField(fact, key, value, set) {
  if (!fact.required && !fact.asked)
    return el("div", { class: "fact flag", "data-fact": key },
      choice("checkbox", key, "true", fact.label, value === true, (event) => set(event.target.checked || undefined)));
  return group(fact, key, el("div", { class: "choices" },
    choice("radio", key, "true", t("yes"), value === true, () => set(true)),
    choice("radio", key, "false", t("no"), value === false, () => set(false))));
}

// values: all that it may be, or null: every number from low to high.
function numberField(fact, key, value, set, values) {
  const step = (by) => {
    const now = typeof value === "number" ? value : by > 0 ? fact.low - 1 : fact.high + 1;
    const next = values === null ? now + by
      : by > 0 ? values.find((one) => one > now) : values.findLast((one) => one < now);
    if (next !== undefined && next >= fact.low && next <= fact.high)
      set(next);
  };
  const id = `fact-${key}`;
  return el("div", { class: "fact number", "data-fact": key },
    el("label", { for: id }, fact.label),
    el("div", { class: "stepper" },
      el("button", { type: "button", "aria-label": t("less: {1}", fact.label), "data-key": `${key}-less`, click: () => step(-1) }, "−"),
      el("input", { id, type: "number", inputmode: "numeric", min: fact.low, max: fact.high, "data-key": key,
        value: value ?? null, change: (event) => set(event.target.value === "" ? undefined : Number(event.target.value)) }),
      el("button", { type: "button", "aria-label": t("more: {1}", fact.label), "data-key": `${key}-more`, click: () => step(1) }, "+")));
}

function numbersField(fact, key, value, set) {
  const three = value ?? [];
  return group(fact, key, el("div", { class: "three" }, program.description.seats.map(([, seat], i) => {
    const id = `fact-${key}-${i}`;
    return el("div", {}, el("label", { for: id }, seat), el("input", {
      id, type: "number", inputmode: "numeric", min: fact.low, max: fact.high, value: three[i] ?? null, "data-key": `${key}-${i}`,
      change: (event) => set([0, 1, 2].map((n) => (n === i ? Number(event.target.value) : three[n] ?? 0))),
    }));
  })));
}

function listField(fact, key, value, set, words) {
  const chosen = value ?? [];
  // Where the ruling turns on it, "nobody" is an answer, and no answer is none.
  const nobody = fact.asked === true && fact.type === "seats" && choice("checkbox", key, "nobody", t("nobody"),
    value !== undefined && chosen.length === 0, (event) => set(event.target.checked ? [] : undefined));
  return group(fact, key, el("div", { class: "choices" }, words.map(([one, text]) =>
    choice("checkbox", key, one, text, chosen.includes(one), (event) => {
      const now = event.target.checked ? [...chosen, one] : chosen.filter((other) => other !== one);
      set(now.length > 0 ? now : undefined);
    })), nobody));
}

// Closed until it is wanted: 32 cards take much of a small screen.
const opened = new Set();

function cardsField(fact, key, value, set) {
  const box = el("details", { class: "fact", "data-fact": key, toggle: () => (box.open ? opened.add(key) : opened.delete(key)) },
    el("summary", { "data-key": `open-${key}` }, fact.label, value !== "" && [el("br"), value.split(" ").map((card) => cardFace(card))]),
    cardPicker(key, value, fact.high, (cards) => set(cards === "" ? undefined : cards)));
  box.open = opened.has(key);
  return box;
}

function textField(fact, key, value, set) {
  const id = `fact-${key}`;
  return el("div", { class: "fact", "data-fact": key }, el("label", { for: id }, fact.label),
    el("input", { id, type: "text", value: value ?? "", "data-key": key, change: (event) => set(event.target.value || undefined) }));
}

// ------------------------------------------------------------------ an auction

/** "M 18": who called, and what; one after the other. */
function callsField(fact, key, value, set, more) {
  const calls = value ?? [];
  const { answer } = consult("auction", { calls, ...more.code });
  const turn = more.seat() ?? answer?.open ?? calls.at(-1)?.split(" ")[0] ?? "M";
  const add = (call) => {
    more.forget();
    set([...calls, `${turn} ${call}`]);
  };
  const values = consult("bids", { ...more.code }).answer?.values ?? [];
  const reached = Math.max(0, ...calls.map((call) => Number(call.split(" ")[1])).filter((n) => n > 0));
  const at = values.findIndex((bid) => bid > reached);
  const button = (call, text) => el("button", { type: "button", "data-key": `call-${call}`, click: () => add(call) }, text);
  const seats = [...program.description.seats, ["D", t("who does not play")]];
  return group(fact, key,
    el("ol", { class: "calls" }, calls.map((call) => {
      const [who, ...said] = call.split(" ");
      return el("li", {}, el("b", {}, word(seats, who)), ` ${said.map((one) => t(one)).join(" ")}`);
    })),
    el("div", { class: "choices", role: "group", "aria-label": t("Who calls?") }, seats.map(([seat, text]) =>
      choice("radio", key, seat, text, seat === turn, () => more.seat(seat)))),
    el("div", { class: "choices" }, button("pass", t("pass")), button("yes", t("yes")), button("looks", t("looks at the skat")),
      values.slice(Math.max(0, at - 1), at + 6).map((bid) => button(String(bid), String(bid)))),
    el("div", { class: "choices" },
      el("input", { type: "text", id: "other-call", "aria-label": t("another call, such as 46 or null hand"), placeholder: t("another call, such as 46 or null hand") }),
      el("button", { type: "button", click: () => {
        const said = document.getElementById("other-call").value.trim().replaceAll(",", " ");
        if (said !== "")
          add(said);
      } }, t("add")),
      el("button", { type: "button", "data-key": "undo", disabled: calls.length === 0, click: () => set(calls.slice(0, -1)) }, t("take back"))));
}

let caller = null;
const auctionState = (given, redraw) => ({
  code: given.code === undefined ? {} : { code: given.code },
  seat(chosen) {
    if (chosen !== undefined) {
      caller = chosen;
      redraw();
    }
    return caller;
  },
  forget() {
    caller = null;
  },
});

// --------------------------------------------------------------------- a field

/**
 * The field of a fact. path: its key, with those of the objects around it; given: all
 * facts; change(given): called with the new ones; keep(key): is it to be shown?
 */
export function field(fact, path, given, change, keep = () => true) {
  const value = factAt(given, path);
  const set = (now) => change(withFact(given, path.split("."), now));
  switch (fact.type) {
    case "word": return wordField(fact, path, value, set);
    case "flag": return flagField(fact, path, value, set);
    case "number": return numberField(fact, path, value, set,
      fact.key === "bid" ? [0, ...(consult("bids", given.code === undefined ? {} : { code: given.code }).answer?.values ?? [])] : null);
    case "numbers": return numbersField(fact, path, value, set);
    case "cards": return cardsField(fact, path, value ?? "", set);
    case "seats": return listField(fact, path, value, set, fact.words);
    case "code": return listOne(fact, path, value, set, program.description.codes);
    case "options": return listField(fact, path, value, set, program.description.options.map((name) => [name, name]));
    case "texts": return callsField(fact, path, value, set, auctionState(given, () => change(given)));
    case "form": return group(fact, path, factsOf(fact.inside).filter((one) => keep(`${path}.${one.key}`))
      .map((one) => field(one, `${path}.${one.key}`, given, change, keep)));
    default: return textField(fact, path, value, set);
  }
}

function listOne(fact, key, value, set, names) {
  const id = `fact-${key}`;
  const select = el("select", { id, "data-key": key, change: (event) => set(event.target.value === names[0] ? undefined : event.target.value) },
    names.map((name) => el("option", { value: name }, name)));
  select.value = value ?? names[0];
  return el("div", { class: "fact", "data-fact": key }, el("label", { for: id }, fact.label), select);
}

/** What a value of a fact looks like, in words. */
export function sayValue(fact, value) {
  if (value === null)
    return t("none");
  if (typeof value === "boolean")
    return value ? t("yes") : t("no");
  if (fact?.type === "cards")
    return String(value).split(" ").map(cardName).join(" ");
  if (fact?.words !== undefined)
    return [value].flat().map((one) => word(fact.words, one)).join(", ") || t("nobody");
  if (Array.isArray(value))
    return value.map((one) => (typeof one === "object" ? JSON.stringify(one) : String(one))).join(", ");
  return typeof value === "object" ? Object.entries(value).map(([key, one]) => `${key} ${one}`).join(", ") : String(value);
}
