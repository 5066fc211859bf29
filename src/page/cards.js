// Cards as people see them: in the French or the German pack, with symbol and colour.
import { el } from "./dom.js";
import { program, t, word } from "./program.js";

const SUITS = ["C", "S", "H", "D"], RANKS = ["J", "A", "T", "K", "Q", "9", "8", "7"];
const FACES = {
  french: { C: "♣", S: "♠", H: "♥", D: "♦" },
  german: { C: "🌰", S: "🍃", H: "♥", D: "🔔" },
};
const LETTERS = {
  en: { T: "10" }, de: { J: "B", Q: "D", T: "10" }, pl: { J: "W", Q: "D", T: "10" }, cs: { T: "10" },
  german: { J: "U", Q: "O", T: "10" },
};
const NAMES = { C: "clubs", S: "spades", H: "hearts", D: "diamonds" };

/** Which pack is shown: french or german. */
export const pack = { name: "french" };

const letter = (rank) => (pack.name === "german" ? LETTERS.german : LETTERS[program.language] ?? {})[rank] ?? rank;

/** The symbol of a suit by its name, or nothing. */
export function suitFace(name) {
  const suit = SUITS.find((one) => NAMES[one] === name);
  return suit === undefined ? null : el("span", { class: `suit-${suit} ${pack.name} in-text`, "aria-hidden": "true" }, FACES[pack.name][suit]);
}

/** A card in letters: "♣B". */
export const cardName = (card) => FACES[pack.name][card[0]] === undefined ? card : `${FACES[pack.name][card[0]]}${letter(card[1])}`;

/** A card in words, to be read aloud. */
export const cardWords = (card) => `${word(program.description.suits, NAMES[card[0]])} ${word(program.description.ranks, card[1])}`;

/** A card as a small picture; what it is, is its name. */
export const cardFace = (card, ...more) => el("span", { class: `card suit-${card[0]} ${pack.name}`, role: "img", "aria-label": cardWords(card) },
  el("span", { "aria-hidden": "true" }, letter(card[1])), el("span", { class: "symbol", "aria-hidden": "true" }, FACES[pack.name][card[0]]), ...more);

/** Cards as a hand is held. */
export const inOrder = (cards) => [...cards].sort((a, b) => SUITS.indexOf(a[0]) - SUITS.indexOf(b[0]) || RANKS.indexOf(a[1]) - RANKS.indexOf(b[1]));

/** All cards, to be tapped; at most so many. */
export function cardPicker(name, value, most, set) {
  const chosen = value.split(" ").filter((card) => card !== "");
  const toggle = (card) => set((chosen.includes(card) ? chosen.filter((one) => one !== card)
    : most === 1 ? [card] : [...chosen, card]).join(" "));
  return el("div", { class: "picker" },
    SUITS.map((suit) => el("div", { class: "suit" }, RANKS.map((rank) => {
      const card = suit + rank, on = chosen.includes(card);
      return el("button", { type: "button", class: "pick", "aria-pressed": String(on), "aria-label": cardWords(card),
        "data-key": `${name}-${card}`, disabled: !on && chosen.length >= most && most > 1, click: () => toggle(card) }, cardFace(card));
    }))),
    el("p", { class: "count-cards", "aria-live": "polite" }, t("{1} of at most {2} cards", chosen.length, most),
      chosen.length > 0 ? [" ", el("button", { type: "button", class: "plain", click: () => set("") }, t("clear"))] : null));
}
