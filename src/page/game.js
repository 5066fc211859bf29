// One game of a log, card by card, with its findings.
import { cardFace, inOrder } from "./cards.js";
import { el, fill, link } from "./dom.js";
import { clauseLink } from "./ruling.js";
import { share } from "./share.js";
import { command, program, t, word } from "./program.js";

const SEATS = ["F", "M", "R"];
const cardsOf = (text) => (text ?? "").split(" ").filter((card) => card !== "");
const lineOf = (text) => text.split("\n").find((line) => line.startsWith("{"));

function say(event) {
  const said = [event.bid, event.game && word(program.description.games, event.game), event.hand && t("hand"), event.announced, event.ouvert && "ouvert",
    event.discard && t("puts away")].filter(Boolean).join(" ");
  const shown = cardsOf(event.card ?? event.cards ?? event.discard);
  return [event.seat && el("b", {}, word(program.description.seats, event.seat), " "), t(event.event), said && ` ${said}`, " ", shown.map((card) => cardFace(card)),
    event.clause && [" ", clauseLink(event.clause)]];
}

// The trick on the table after a move, and who has won it with this card.
function trickView({ trick, by, winner, points }) {
  const cards = cardsOf(trick);
  return cards.length > 0 && el("div", { class: "trick" },
    cards.map((card, n) => el("figure", {}, cardFace(card), el("figcaption", {}, word(program.description.seats, by[n])))),
    winner !== null && el("p", {}, t("{1} wins the trick, {2} card points", word(program.description.seats, winner), points)));
}

const findingItem = (finding) => el("li", { class: finding.kind }, word(program.description.findings, finding.kind), ": ",
  finding.recorded !== undefined && finding.recorded !== null && [el("q", {}, String(finding.recorded)), " → "],
  finding.ruled !== undefined && finding.ruled !== null && String(finding.ruled), " ", clauseLink(finding.clause));

// The trace begins with the deal, which is number 1; at: how many moves were made.
const DEAL = 1;
const isAt = (at) => ({ event }) => at > 0 && event === at + DEAL;

function stepper({ trace, players, findings }) {
  const last = trace.length - 1;
  const box = el("section", { class: "stepper-box", "aria-label": t("Card by card") });
  let at = Math.max(0, (findings.find(({ event }) => event > DEAL)?.event ?? DEAL) - DEAL);
  const go = (to) => {
    at = Math.max(0, Math.min(last, to));
    draw();
  };
  const button = (key, name, text, to) => el("button", { type: "button", "aria-label": name, "data-key": key, click: () => go(to()) }, text);

  function draw() {
    const now = trace[at], here = findings.filter(isAt(at));
    fill(box,
      el("div", { class: "steps-bar" }, button("first", t("first"), "|◀", () => 0), button("back", t("one back"), "◀", () => at - 1),
        el("input", { type: "range", min: "0", max: last, value: at, "aria-label": t("Move"), "data-key": "range", input: (e) => go(Number(e.target.value)) }),
        button("next", t("one on"), "▶", () => at + 1), button("last", t("last"), "▶|", () => last)),
      el("p", { class: "event", "aria-live": "polite" }, `${at} / ${last} `, at === 0 ? t("the deal") : say(now.move)),
      here.length > 0 && el("ul", { class: "findings" }, here.map(findingItem)),
      trickView(now),
      el("dl", { class: "hands" }, SEATS.map((seat, i) => [el("dt", {}, word(program.description.seats, seat), players[i] && ` (${players[i]})`),
        el("dd", {}, inOrder(cardsOf(now.hands[seat])).map((card) => cardFace(card)))]),
      el("dt", {}, t("skat")), el("dd", {}, cardsOf(now.hands.skat).map((card) => cardFace(card)))));
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
  const judged = lineOf((await command(["trace"], bytes)).text);
  const told = await command(["explain"], bytes);
  if (judged === undefined)
    return fill(main, el("h1", {}, t("Was it right?")), el("p", { class: "impossible" }, told.error));
  const judgment = JSON.parse(judged);
  fill(main,
    el("p", { class: "back" }, link("log", "‹ ", t("Was it right?"))),
    el("h1", {}, t("Game {1}", judgment.id || "1")),
    el("p", { class: `verdict-line ${judgment.verdict}` }, word(program.description.verdicts, judgment.verdict)),
    judgment.findings.length > 0 && el("ul", { class: "findings" }, judgment.findings.map(findingItem)),
    judgment.trace !== undefined && stepper(judgment),
    el("details", {}, el("summary", {}, t("The whole game as text")), el("pre", { class: "told" }, told.text)),
    share(`${t("Game {1}", judgment.id || "1")}: ${word(program.description.verdicts, judgment.verdict)}.`, judgment.findings[0]?.clause));
}
