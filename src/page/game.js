// One game of a log, card by card, with its findings.
import { cardFace, inOrder } from "./cards.js";
import { el, fill, link } from "./dom.js";
import { clauseLink } from "./ruling.js";
import { share } from "./share.js";
import { command, consult, program, t, word } from "./program.js";

const SEATS = ["F", "M", "R"];
const cardsOf = (text) => (text ?? "").split(" ").filter((card) => card !== "");
const without = (cards, gone) => cards.filter((card) => !gone.includes(card));
const lineOf = (text) => text.split("\n").find((line) => line.startsWith("{"));

// Which game is played: for the question who wins a trick.
const playedGame = (events) => events.filter(({ event }) => event === "announce").at(-1)?.game ?? "ramsch";

// The events that still count after so many: without the cards that a demand to
// play on took back, once it was made. takenBack: their numbers, and the demand's.
function standing(events, count, takenBack) {
  const said = events.slice(0, count);
  const demand = Math.max(-1, ...takenBack.filter((n) => said[n]?.event === "play-on"));
  return said.filter((_, n) => n > demand || !takenBack.includes(n));
}

/** The hands, the tricks and what was said, after so many events. */
function after(record, count, takenBack) {
  const hands = Object.fromEntries(SEATS.map((seat) => [seat, cardsOf(record.deal?.[seat])]));
  const tricks = [];
  const soloist = record.events.find(({ event }) => event === "announce")?.seat;
  let skat = cardsOf(record.deal?.skat);
  for (const event of standing(record.events, count, takenBack)) {
    const away = cardsOf(event.discard ?? (event.event === "discard" ? event.cards : ""));
    if (event.event === "take") {
      hands[event.seat] = [...hands[event.seat], ...skat];
      skat = [];
    }
    if (away.length > 0) {
      hands[event.seat] = without(hands[event.seat], away);
      skat = away;
    }
    if (event.event === "push") {
      const passed = cardsOf(event.cards);
      hands[event.seat] = without([...hands[event.seat], ...skat], passed);
      skat = passed;
    }
    if (event.event === "exchange") {
      const gives = cardsOf(event.cards), gets = cardsOf(event.gets), other = SEATS.find((seat) => seat !== event.seat && seat !== soloist);
      hands[event.seat] = [...without(hands[event.seat], gives), ...gets];
      hands[other] = [...without(hands[other], gets), ...gives];
    }
    if (event.event === "card") {
      hands[event.seat] = hands[event.seat]?.filter((card) => card !== event.card) ?? [];
      if (tricks.length === 0 || tricks.at(-1).length === 3)
        tricks.push([]);
      tricks.at(-1).push(event);
    }
  }
  return { hands, tricks, skat };
}

function say(event) {
  const said = [event.bid, event.game && word(program.description.games, event.game), event.hand && t("hand"), event.announced, event.ouvert && "ouvert",
    event.discard && t("puts away")].filter(Boolean).join(" ");
  const shown = cardsOf(event.card ?? event.cards ?? event.discard);
  return [event.seat && el("b", {}, word(program.description.seats, event.seat), " "), t(event.event), said && ` ${said}`, " ", shown.map((card) => cardFace(card)),
    event.clause && [" ", clauseLink(event.clause)]];
}

function trickResult(game, trick) {
  if (trick.length < 3)
    return null;
  const { answer } = consult("trick", { game, leader: trick[0].seat, cards: trick.map(({ card }) => card).join(" ") });
  return answer && el("p", {}, t("{1} wins the trick, {2} card points", word(program.description.seats, answer.winner), answer.points));
}

const findingItem = (finding) => el("li", { class: finding.kind }, word(program.description.findings, finding.kind), ": ",
  finding.recorded !== undefined && finding.recorded !== null && [el("q", {}, String(finding.recorded)), " → "],
  finding.ruled !== undefined && finding.ruled !== null && String(finding.ruled), " ", clauseLink(finding.clause));

// Moves are counted from the deal, which is the first.
const FIRST_MOVE = 2;
const eventOf = (finding) => (finding.event === null || finding.event === undefined ? null : finding.event - FIRST_MOVE);

function stepper(record, { findings, taken_back: moves = [] }) {
  const takenBack = moves.map((move) => move - FIRST_MOVE);
  const game = playedGame(record.events), last = record.events.length;
  const box = el("section", { class: "stepper-box", "aria-label": t("Card by card") });
  let at = Math.max(0, ...findings.map(eventOf).filter((n) => n !== null && n >= 0 && n < last).slice(0, 1).map((n) => n + 1));
  const go = (to) => {
    at = Math.max(0, Math.min(last, to));
    draw();
  };
  const button = (key, name, text, to) => el("button", { type: "button", "aria-label": name, "data-key": key, click: () => go(to()) }, text);

  function draw() {
    const { hands, tricks, skat } = after(record, at, takenBack), event = record.events[at - 1];
    const here = findings.filter((finding) => eventOf(finding) === at - 1 && at > 0);
    fill(box,
      el("div", { class: "steps-bar" }, button("first", t("first"), "|◀", () => 0), button("back", t("one back"), "◀", () => at - 1),
        el("input", { type: "range", min: "0", max: last, value: at, "aria-label": t("Move"), "data-key": "range", input: (e) => go(Number(e.target.value)) }),
        button("next", t("one on"), "▶", () => at + 1), button("last", t("last"), "▶|", () => last)),
      el("p", { class: "event", "aria-live": "polite" }, `${at} / ${last} `, event === undefined ? t("the deal") : say(event)),
      here.length > 0 && el("ul", { class: "findings" }, here.map(findingItem)),
      tricks.length > 0 && el("div", { class: "trick" }, tricks.at(-1).map(({ seat, card }) => el("figure", {}, cardFace(card), el("figcaption", {}, word(program.description.seats, seat)))),
        trickResult(game, tricks.at(-1))),
      el("dl", { class: "hands" }, SEATS.map((seat, i) => [el("dt", {}, word(program.description.seats, seat), record.players?.[i] && ` (${record.players[i]})`),
        el("dd", {}, inOrder(hands[seat]).map((card) => cardFace(card)))]),
      el("dt", {}, t("skat")), el("dd", {}, skat.map((card) => cardFace(card)))));
  }
  box.addEventListener("keydown", (event) => {
    if (event.target.tagName !== "INPUT" && (event.key === "ArrowLeft" || event.key === "ArrowRight")) {
      event.preventDefault();
      go(at + (event.key === "ArrowLeft" ? -1 : 1));
    }
  });
  draw();
  return box;
}

/** Shows the game of a record. */
export async function gameView(main, text, back = true) {
  const bytes = new TextEncoder().encode(`${text}\n`);
  const judged = lineOf((await command(["check"], bytes)).text);
  const converted = await command(["convert"], bytes);
  const told = await command(["explain"], bytes);
  if (judged === undefined)
    return fill(main, el("h1", {}, t("Was it right?")), el("p", { class: "impossible" }, told.error));
  const judgment = JSON.parse(judged), record = lineOf(converted.text);
  fill(main,
    el("p", { class: "back" }, link("log", "‹ ", t("Was it right?"))),
    el("h1", {}, t("Game {1}", judgment.id || "1")),
    el("p", { class: `verdict-line ${judgment.verdict}` }, word(program.description.verdicts, judgment.verdict)),
    judgment.findings.length > 0 && el("ul", { class: "findings" }, judgment.findings.map(findingItem)),
    record !== undefined && Array.isArray(JSON.parse(record).events) && stepper(JSON.parse(record), judgment),
    el("details", {}, el("summary", {}, t("The whole game as text")), el("pre", { class: "told" }, told.text)),
    share(`${t("Game {1}", judgment.id || "1")}: ${word(program.description.verdicts, judgment.verdict)}.`, judgment.findings[0]?.clause));
}
