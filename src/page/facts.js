// Facts: from the address to JSON and back, and in words.
import { cardName } from "./cards.js";
import { program, t, word } from "./program.js";

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

/** Facts with those of a set, by their paths; null takes one out. */
export const withFacts = (given, set) => Object.entries(set).reduce((made, [path, value]) =>
  withFact(made, path.split("."), value ?? undefined), given);

/** The fact that a question begins with, which its address names. */
export const FIRST = { misdeal: "kind", ending: "happened.kind" };

/** The address at which a question with these facts is asked, or null. */
export function addressOf(ask, words) {
  if (ask === "value")
    return `value?${words}`;
  if (!["misdeal", "auction", "announce", "ending", "ramsch"].includes(ask))
    return null;
  const kind = words.get(FIRST[ask]);
  if (FIRST[ask] === undefined || kind === null)
    return `now/${ask}?${words}`;
  words.delete(FIRST[ask]);
  return `now/${ask}/${kind}?${words}`;
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
