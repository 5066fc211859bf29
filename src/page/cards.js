// Cards as people see them: in the French or the German pack, with symbol and colour.
import { drawing, el } from "./dom.js";
import { program, t, word } from "./program.js";

const SUITS = ["C", "S", "H", "D"], RANKS = ["J", "A", "T", "K", "Q", "9", "8", "7"];
const FACES = {
  french: { C: "♣", S: "♠", H: "♥", D: "♦" },
  german: { C: "E", S: "G", H: "R", D: "S" },     // in a line of text
};
// The suits of the German pack, which no font of a phone has in one style: acorn, leaf, heart, bell. In 16 x 16.
const DRAWINGS = {
  C: "M8 1c.6 0 .8.4.8 1.4 2.9.2 5.2 1.7 5.2 3.6H2c0-1.9 2.3-3.4 5.2-3.6C7.2 1.4 7.4 1 8 1ZM3 7h10c0 4-2.5 6.5-5 8.2C5.5 13.5 3 11 3 7Z",
  S: "M8 .8c3.8 2.7 5.7 5 5.7 7.3 0 2.3-1.6 3.6-3.4 3.6-.6 0-1.1-.1-1.6-.4L9.3 15.2H6.7l.6-3.9c-.5.3-1 .4-1.6.4-1.8 0-3.4-1.3-3.4-3.6C2.3 5.8 4.2 3.5 8 .8Z",
  H: "M8 14.6C3.5 11 1.2 8.5 1.2 5.7 1.2 3.5 2.7 2 4.6 2 6 2 7.3 2.8 8 4.2 8.7 2.8 10 2 11.4 2c1.9 0 3.4 1.5 3.4 3.7 0 2.8-2.3 5.3-6.8 8.9Z",
  D: "M6.8 2.6a1.3 1.3 0 1 1 2.4 0A5.8 5.8 0 0 1 13.7 7.8H2.3A5.8 5.8 0 0 1 6.8 2.6ZM2.3 9h11.4A5.8 5.8 0 0 1 9 14V11.8a1 1 0 1 0-2 0V14A5.8 5.8 0 0 1 2.3 9Z",
};
const LETTERS = {
  en: { T: "10" }, de: { J: "B", Q: "D", T: "10" }, pl: { J: "W", Q: "D", T: "10" }, cs: { T: "10" },
  german: { J: "U", Q: "O", T: "10" },
};
const NAMES = { C: "clubs", S: "spades", H: "hearts", D: "diamonds" };

/** Which pack is shown: french or german. */
export const pack = { name: "french" };

const letter = (rank) => (pack.name === "german" ? LETTERS.german : LETTERS[program.language] ?? {})[rank] ?? rank;

const symbol = (suit) => (pack.name === "german" ? drawing(16, DRAWINGS[suit]) : FACES.french[suit]);

/** The symbol of a suit by its name, or nothing. */
export function suitFace(name) {
  const suit = SUITS.find((one) => NAMES[one] === name);
  return suit === undefined ? null : el("span", { class: `suit-${suit} ${pack.name} in-text`, "aria-hidden": "true" }, symbol(suit));
}

/** A card in letters: "♣B". */
export const cardName = (card) => FACES[pack.name][card[0]] === undefined ? card : `${FACES[pack.name][card[0]]}${letter(card[1])}`;

/** A card in words, to be read aloud. */
export const cardWords = (card) => `${word(program.description.suits, NAMES[card[0]])} ${word(program.description.ranks, card[1])}`;

/** A card as a small picture; what it is, is its name. */
export const cardFace = (card, ...more) => el("span", { class: `card suit-${card[0]} ${pack.name}`, role: "img", "aria-label": cardWords(card) },
  el("span", { "aria-hidden": "true" }, letter(card[1])), el("span", { class: "symbol", "aria-hidden": "true" }, symbol(card[0])), ...more);

/** All cards, to be tapped; at most so many. */
export function cardPicker(name, value, most, set) {
  const chosen = value.split(" ").filter((card) => card !== "");
  const toggle = (card) => set((chosen.includes(card) ? chosen.filter((one) => one !== card)
    : most === 1 ? [card] : [...chosen, card]).join(" "));
  return el("div", { class: "picker" },
    SUITS.map((suit) => el("div", { class: "suit" }, RANKS.map((rank) => {
      const card = suit + rank, on = chosen.includes(card);
      return el("button", { type: "button", class: "pick", "aria-pressed": String(on),
        "data-key": `${name}-${card}`, disabled: !on && chosen.length >= most && most > 1, click: () => toggle(card) }, cardFace(card));
    }))),
    el("p", { class: "count-cards", "aria-live": "polite" }, t("{1} of at most {2} cards", chosen.length, most),
      chosen.length > 0 ? [" ", el("button", { type: "button", class: "plain", click: () => set("") }, t("clear"))] : null));
}
