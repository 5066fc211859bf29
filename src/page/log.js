// Was it right? A log or a score list: the findings, and each game card by card.
import { gameView } from "./game.js";
import { el, fill, link } from "./dom.js";
import { clauseLink } from "./ruling.js";
import { cases, newWorker, program, t, word } from "./program.js";

const AT_ONCE = 50;

// The log that was given last: it stays while other sections are looked at.
const log = { file: null, rows: [], starts: [], error: "", done: 0, running: null, verdict: "", from: 0, list: null };

function start(file, redraw) {
  log.running?.terminate();
  Object.assign(log, { file, rows: [], starts: [], error: "", done: 0, verdict: "", from: 0, list: null, running: newWorker() });
  log.running.onmessage = ({ data }) => {
    if (data.rows !== undefined)
      log.rows.push(...data.rows);
    if (data.done !== undefined)
      log.done = data.done;
    if (data.status !== undefined) {
      log.running.terminate();
      Object.assign(log, { running: null, starts: data.starts, error: data.error });
      if (log.rows.every(({ verdict }) => verdict === "malformed"))
        return readList(redraw);
    }
    redraw();
  };
  log.running.onerror = (event) => {
    log.running = null;
    log.error = event.message;
    redraw();
  };
  log.running.postMessage({ task: "judge", module: program.module, texts: program.texts, file, language: program.language });
  redraw();
}

function readList(redraw) {
  const worker = newWorker();
  log.running = worker;
  worker.onmessage = ({ data }) => {
    worker.terminate();
    const noGames = log.rows.every(({ verdict }) => verdict === "malformed");
    Object.assign(log, { running: null, list: data.list, error: data.list === null ? `${log.error}\n${data.error}` : "",
      rows: data.list !== null && noGames ? [] : log.rows });
    redraw();
  };
  worker.postMessage({ task: "list", module: program.module, texts: program.texts, file: log.file, language: program.language });
  redraw();
}

// The text of a game: from its line to that of the next.
async function recordOf(row) {
  const next = log.rows[log.rows.indexOf(row) + 1];
  return log.file.slice(log.starts[row.line - 1] ?? 0, next === undefined ? log.file.size : log.starts[next.line - 1]).text();
}

const LONGEST = 8000;       // of an address that is sent

async function open(row) {
  const text = await recordOf(row);
  const words = new URLSearchParams({ record: text.trimEnd() });
  if (text.length < LONGEST) {
    location.hash = `log/game?${words}`;
    return;
  }
  gameView(document.querySelector("main"), text);
}

// ------------------------------------------------------------------- the list

function counts(redraw) {
  const verdicts = program.description.verdicts.map(([key, text]) => [key, text, log.rows.filter(({ verdict }) => verdict === key).length]);
  return el("div", { class: "choices", role: "group", "aria-label": t("Verdicts") }, [["", t("all"), log.rows.length], ...verdicts].filter(([key, , n]) => n > 0 || key === "")
    .map(([key, text, n]) => el("button", { type: "button", class: `verdict ${key}`, "aria-pressed": String(log.verdict === key), "data-key": `verdict-${key}`,
      click: () => {
        Object.assign(log, { verdict: key, from: 0 });
        redraw();
      } }, `${text} `, el("b", {}, n.toLocaleString(program.language)))));
}

// A minus sign and what follows it stay on one line.
const signed = (score) => `${score > 0 ? "+" : ""}${score}`.replace("-", "−");

function rowOf(row) {
  const result = row.deal === "passed-in" ? t("passed in") : [row.player, row.game === null ? null : word(program.description.games, row.game),
    row.score === null || row.score === undefined ? null : signed(row.score)].filter((one) => one !== null && one !== undefined).join(" · ");
  return el("li", { class: row.verdict },
    el("button", { type: "button", class: "plain", "data-key": `line-${row.line}`, click: () => open(row) }, t("Game {1}", row.id || t("line {1}", row.line))), " ",
    el("b", { class: "verdict-word" }, word(program.description.verdicts, row.verdict)), " ", el("span", {}, result),
    [...new Set(row.clauses)].map((clause) => el("div", {}, clauseLink(clause))));
}

function games(redraw) {
  const rows = log.rows.filter(({ verdict }) => log.verdict === "" || verdict === log.verdict);
  const go = (from) => () => {
    log.from = Math.max(0, Math.min(from, Math.floor((rows.length - 1) / AT_ONCE) * AT_ONCE));
    redraw();
  };
  return [
    el("ul", { class: "games", "aria-label": t("Games") }, rows.slice(log.from, log.from + AT_ONCE).map(rowOf)),
    rows.length > AT_ONCE && el("nav", { class: "pages", "aria-label": t("Pages") },
      el("button", { type: "button", disabled: log.from === 0, "data-key": "before", click: go(log.from - AT_ONCE) }, "‹ ", t("before")),
      el("span", {}, `${log.from + 1}–${Math.min(rows.length, log.from + AT_ONCE)} / ${rows.length.toLocaleString(program.language)}`),
      el("button", { type: "button", disabled: log.from + AT_ONCE >= rows.length, "data-key": "after", click: go(log.from + AT_ONCE) }, t("after"), " ›")),
  ];
}

function totals(list) {
  const table = (series) => {
    const lines = [["points", t("Game points")], ["won", t("Games won")], ["lost", t("Games lost")], ["totals", t("Total")], ["places", t("Place")]];
    return el("div", { class: "wide", tabindex: "0", role: "region", "aria-label": t("Totals") }, el("table", {},
      el("caption", {}, t("{1} deals", series.deals)),
      el("thead", {}, el("tr", {}, el("th", {}), series.players.map((name) => el("th", { scope: "col" }, name)))),
      el("tbody", {}, lines.filter(([key]) => series[key] !== undefined && series[key] !== null).map(([key, name]) =>
        el("tr", {}, el("th", { scope: "row" }, name), series.players.map((player) => el("td", {}, String(series[key][player] ?? ""))))))));
  };
  const findings = list.series.flatMap((series) => series.findings ?? []).concat(list.findings ?? []);
  return [el("h2", {}, t("Totals")), list.series.map(table), findings.length > 0 && el("ul", {}, findings.map((one) =>
    el("li", {}, t("line {1}", one.line), ": ", one.recorded ?? "", " → ", one.ruled ?? "", " ", one.clause && clauseLink(one.clause))))];
}

async function example() {
  const records = (await cases()).filter(({ ask, given }) => ask === "game" && typeof given.iss === "string").slice(0, 40);
  return new File([records.map(({ given }) => `${given.iss}\n`).join("")], "example.sgf");
}

// ------------------------------------------------------------------- the page

export function logPage(main, { path: [part], query }) {
  if (part === "game" && query.has("record"))
    return gameView(main, query.get("record"), log.rows.length > 0);
  const state = el("div", { "aria-live": "polite" });
  const paste = el("textarea", { id: "paste", rows: "4", spellcheck: "false", "aria-label": t("Paste a log or a score list") });
  const chooser = el("input", { type: "file", id: "file", change: () => chooser.files[0] && start(chooser.files[0], draw) });

  function draw() {
    fill(state,
      log.file !== null && el("p", {}, el("b", {}, log.file.name), " ", log.running !== null
        ? [el("progress", { max: log.file.size, value: log.done, "aria-label": t("Progress") }), ` ${log.rows.length.toLocaleString(program.language)}`] : null),
      log.error !== "" && log.running === null && log.rows.length === 0 && log.list === null && el("p", { class: "impossible" }, log.error.trim()),
      log.rows.length > 0 && [counts(draw), games(draw),
        log.running === null && log.list === null && el("button", { type: "button", click: () => readList(draw) }, t("The list with its totals"))],
      log.list !== null && totals(log.list));
  }

  fill(main, el("h1", {}, t("Was it right?")),
    el("p", {}, t("A log of ISS or XSkat, records in JSON, or a score list. It stays on this device.")),
    el("div", { class: "drop", dragover: (event) => event.preventDefault(), drop: (event) => {
      event.preventDefault();
      if (event.dataTransfer.files[0])
        start(event.dataTransfer.files[0], draw);
    } },
    el("label", { class: "choose" }, t("Choose a file, or drop it here"), chooser),
    el("label", { for: "paste" }, t("or paste it")), paste,
    el("div", { class: "choices" },
      el("button", { type: "button", id: "judge", click: () => paste.value.trim() !== "" && start(new File([paste.value], t("pasted")), draw) }, t("Judge it")),
      el("button", { type: "button", id: "example", click: async () => start(await example(), draw) }, t("Show an example")))),
    state);
  draw();
}
