// One game of a log: what became of it, its findings, the soloist's card points as a curve, and card by card.
import { cardFace, cardName, cardWords } from "./cards.js";
import { chart, el, fill, link } from "./dom.js";
import { clauseLink } from "./ruling.js";
import { share } from "./share.js";
import { command, program, t, word } from "./program.js";

const SEATS = ["F", "M", "R"];
const cardsOf = (text) => (text ?? "").split(" ").filter((card) => card !== "");
const faces = (text) => cardsOf(text).map((card) => cardFace(card));
const seatWord = (seat) => word(program.description.seats, seat);

function say(event) {
  const said = [event.bid, event.game && word(program.description.games, event.game), event.hand && t("hand"),
    event.announced && (event.announced === "schwarz" ? t("schwarz announced") : t("schneider announced")), event.ouvert && t("ouvert"),
    event.discard && t("puts away")].filter(Boolean).join(" ");
  return [event.seat && el("b", {}, seatWord(event.seat), " "), t(event.event), said && ` ${said}`, " ", faces(event.card ?? event.cards ?? event.discard),
    event.clause && [" ", clauseLink(event.clause)]];
}

// The trick on the table after a move, and who has won it with this card.
function trickView({ trick, by, winner, points }) {
  const cards = cardsOf(trick);
  return cards.length > 0 && el("div", { class: "trick" },
    cards.map((card, n) => el("figure", {}, cardFace(card), el("figcaption", {}, seatWord(by[n])))),
    winner !== null && el("p", {}, t("{1} wins the trick, {2} card points", seatWord(winner), points)));
}

// Words of the program with its cards as people see them.
const inWords = (text) => text.split(/\b([CSHD][JATKQ987])\b/).map((part, n) => (n % 2 === 0 ? part
  : el("span", { class: `suit-${part[0]} in-words`, role: "img", "aria-label": cardWords(part) }, cardName(part))));

// The trace begins with the deal, which is number 1; at: how many moves were made.
const DEAL = 1;

/** A finding in words; go: leads to its move, if it is about one. */
const findingItem = (finding, words, go) => el("li", { class: finding.kind },
  el("b", {}, word(program.description.findings, finding.kind)), ": ", inWords(words), " ", clauseLink(finding.clause),
  finding.event > DEAL && go && [" ", el("button", { type: "button", class: "plain", "data-key": `to-${finding.event}`, click: () => go(finding.event - DEAL) },
    t("to this move"))]);

// ------------------------------------------------------------------- the curve

// How many tricks were over at a move, with a third for each card of the next one.
const progress = ({ trick, winner, number }) => (number === null ? 0 : winner !== null ? number : number - 1 + cardsOf(trick).length / 3);

// The curve is dashed where cards were played on after the end, and to what the ruling gives the soloist.
function curve({ trace, findings, points }, lines, at, go) {
  const known = trace.filter(({ taken }) => taken.soloist !== undefined);
  if (lines.length === 0 || known.length < 2)
    return null;
  const place = (one) => [progress(one), one.taken.soloist];
  const end = known.find(({ over }) => over), ends = known.filter(({ winner }) => winner !== null);
  const before = ends.filter(({ event }) => end === undefined || event <= end.event), after = ends.filter(({ event }) => end !== undefined && event > end.event);
  const first = [0, known[0].taken.soloist], played = [first, ...before.map(place)];
  const last = played.at(-1), rest = after.length > 0 ? after.map(place) : points === null || points === last[1] ? [] : [[10, points]];
  const faults = findings.map(({ event }) => known.find((one) => event > DEAL && one.event === event)).filter(Boolean);
  return chart({ wide: 10, low: 0, high: 120, lines: [0, ...lines, 120], name: t("Card points of the soloist after each trick"),
    curves: [played], dashed: rest.length > 0 && [last, ...rest],
    dots: [...faults.map((one) => ({ at: place(one), class: "fault", click: () => go(one.event - DEAL) })),
      trace[at].taken.soloist !== undefined && { at: place(trace[at]), class: "here" }].filter(Boolean) });
}

// ------------------------------------------------------------------ step by step

function points({ taken: { soloist, defenders } }) {
  return soloist !== undefined && el("p", { class: "taken" }, t("soloist"), " ", el("b", {}, String(soloist)), " · ", t("defenders"), " ", el("b", {}, String(defenders)));
}

function hand(now, seat, i, player, soloist) {
  return [el("dt", { class: i === soloist ? "soloist" : null }, seatWord(seat), player && ` (${player})`, i === soloist && ` · ${t("soloist")}`,
    now.taken.tricks[i] > 0 && ` · ${t("{1} card points", now.taken.points[i])}`), el("dd", {}, faces(now.hands[seat]))];
}

function stepper(judgment, { lines, words }) {
  const { trace, players, findings, soloist } = judgment, last = trace.length - 1;
  const faults = [...new Set(findings.map(({ event }) => event - DEAL).filter((n) => n > 0))].sort((a, b) => a - b);
  const box = el("section", { class: "stepper-box", "aria-label": t("Card by card") });
  let at = Math.max(0, faults[0] ?? 0);
  const go = (to) => {
    at = Math.max(0, Math.min(last, to));
    draw();
  };
  const button = (key, name, text, to) => el("button", { type: "button", "aria-label": name, title: name, "data-key": key, disabled: to() === undefined,
    click: () => to() !== undefined && go(to()) }, text);

  function draw() {
    const now = trace[at], here = findings.flatMap((one, n) => (at > 0 && one.event === at + DEAL ? [findingItem(one, words[n])] : []));
    fill(box,
      curve(judgment, lines, at, go),
      faults.length > 0 && el("div", { class: "steps-bar faults" }, button("fault-before", t("previous finding"), "‹ !", () => faults.findLast((n) => n < at)),
        el("span", {}, t("finding {1} of {2}", faults.filter((n) => n <= at).length, faults.length)),
        button("fault-after", t("next finding"), "! ›", () => faults.find((n) => n > at))),
      el("div", { class: "steps-bar" }, button("first", t("first"), "|◀", () => 0), button("back", t("one back"), "◀", () => at - 1),
        el("input", { type: "range", min: "0", max: last, value: at, "aria-label": t("Move"), "data-key": "range", input: (e) => go(Number(e.target.value)) }),
        button("next", t("one on"), "▶", () => at + 1), button("last", t("last"), "▶|", () => last)),
      el("p", { class: "event", "aria-live": "polite" }, `${at} / ${last} `, at === 0 ? t("the deal") : say(now.move)),
      here.length > 0 && el("ul", { class: "findings" }, here),
      points(now), trickView(now),
      now.over && now.clause && el("p", { class: "over" }, t("the game is over"), ": ", clauseLink(now.clause)),
      el("dl", { class: "hands" }, SEATS.map((seat, i) => hand(now, seat, i, players[i], soloist)),
        el("dt", {}, t("skat")), el("dd", {}, faces(now.hands.skat))));
  }
  box.addEventListener("keydown", (event) => {
    if (event.target.tagName !== "INPUT" && (event.key === "ArrowLeft" || event.key === "ArrowRight")) {
      event.preventDefault();
      go(at + (event.key === "ArrowLeft" ? -1 : 1));
    }
  });
  draw();
  return { box, go: (to) => { go(to); box.scrollIntoView({ block: "start" }); } };
}

/** Shows the game of a record. */
export async function gameView(main, text, back = true) {
  const bytes = new TextEncoder().encode(`${text}\n`);
  const [judgment, said] = (await command(["trace"], bytes)).text.split("\n").filter((line) => line.startsWith("{")).map((line) => JSON.parse(line));
  const told = await command(["explain"], bytes);
  if (judgment === undefined)
    return fill(main, el("h1", {}, t("Was it right?")), el("p", { class: "impossible" }, told.error));
  const steps = judgment.trace && stepper(judgment, said);
  fill(main,
    el("p", { class: "back" }, link("log", "‹ ", t("Was it right?"))),
    el("h1", {}, t("Game {1}", judgment.id || "1")),
    el("p", { class: `verdict-line ${judgment.verdict}` }, word(program.description.verdicts, judgment.verdict)),
    judgment.verdict !== "malformed" && el("p", { class: "course" }, judgment.soloist !== null && judgment.players[judgment.soloist] && el("b", {}, judgment.players[judgment.soloist], ": "), said.course.replace("-", "−")),
    judgment.findings.length > 0 && el("ul", { class: "findings" }, judgment.findings.map((one, n) => findingItem(one, said.words[n], steps?.go))),
    steps?.box,
    el("details", {}, el("summary", {}, t("The whole game as text")), el("pre", { class: "told" }, told.text)),
    share(`${t("Game {1}", judgment.id || "1")}: ${word(program.description.verdicts, judgment.verdict)}.`, judgment.findings[0]?.clause));
}
