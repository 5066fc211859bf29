// Was it right? A log or a score list: the findings, and each game card by card.
import { gameView } from "./game.js";
import { chart, el, fill, later } from "./dom.js";
import { clauseLink } from "./ruling.js";
import { cases, clause, newWorker, program, t, word } from "./program.js";

const AT_ONCE = 50;

// The log that was given last: it stays while other sections are looked at. draw: shows it on the page as it is now.
const log = { draw: null, file: null, rows: [], starts: [], error: "", done: 0, running: null, only: {}, words: "", from: 0, list: null, opened: null, scroll: 0 };

// Is there no record at all, not even one that is cut off? Then it may be a score list.
const noGames = () => log.rows.every(({ verdict, id }) => verdict === "malformed" && id === "");

// What has to be looked at: conventions and what is undecided are no faults.
const isFault = ({ verdict }) => verdict === "violates" || verdict === "malformed";

function start(file) {
  log.running?.terminate();
  Object.assign(log, { file, rows: [], starts: [], error: "", done: 0, only: {}, words: "", from: 0, list: null, opened: null, scroll: 0, running: newWorker() });
  log.running.onmessage = ({ data }) => {
    if (data.rows !== undefined)
      log.rows.push(...data.rows);
    if (data.done !== undefined)
      log.done = data.done;
    if (data.status !== undefined) {
      log.running.terminate();
      Object.assign(log, { running: null, starts: data.starts, error: data.error });
      if (noGames())
        return readList();
      if (log.rows.some(isFault))
        log.only = { fault: true };
    }
    log.draw();
  };
  log.running.onerror = (event) => {
    log.running = null;
    log.error = event.message;
    log.draw();
  };
  log.running.postMessage({ task: "judge", module: program.module, texts: program.texts, file, language: program.language });
  log.draw();
}

function readList() {
  const worker = newWorker();
  log.running = worker;
  worker.onmessage = ({ data }) => {
    worker.terminate();
    Object.assign(log, { running: null, list: data.list, error: data.list === null ? `${log.error}\n${data.error}` : "",
      rows: data.list !== null && noGames() ? [] : log.rows });
    log.draw();
  };
  worker.postMessage({ task: "list", module: program.module, texts: program.texts, file: log.file, language: program.language });
  log.draw();
}

// The text of a game: from its line to that of the next.
async function recordOf(row) {
  const next = log.rows[log.rows.indexOf(row) + 1];
  return log.file.slice(log.starts[row.line - 1] ?? 0, next === undefined ? log.file.size : log.starts[next.line - 1]).text();
}

const LONGEST = 8000;       // of an address that is sent

async function open(row) {
  Object.assign(log, { opened: row, scroll: scrollY });
  const text = await recordOf(row);
  const words = new URLSearchParams({ record: text.trimEnd() });
  if (text.length < LONGEST) {
    location.hash = `log/game?${words}`;
    return;
  }
  gameView(document.querySelector("main"), text);
}

// ------------------------------------------------------------------- the list

// The properties by which games are counted and chosen.
const BY = {
  fault: (row) => [isFault(row)],
  verdict: ({ verdict }) => [verdict],
  clause: ({ findings }) => findings.map(({ clause }) => clause),
  kind: ({ findings }) => findings.map(({ kind }) => kind),
  player: ({ at_fault: names }) => names,
};
const textOf = (row) => [row.id, row.player, row.game, ...row.findings.flatMap(({ clause: id, text }) => [id, text, clause(id)?.title])].join(" ").toLowerCase();

function chosenRows() {
  const words = log.words.trim().toLowerCase();
  return log.rows.filter((row) => Object.entries(log.only).every(([key, value]) => BY[key](row).includes(value)) && (words === "" || textOf(row).includes(words)));
}

function choose(only) {
  Object.assign(log, { only, from: 0 });
  log.draw();
}

const chooser = (key, value, text, count) => el("button", { type: "button", class: "chosen", "data-key": `${key}-${value}`,
  "aria-pressed": String(key === "" ? Object.keys(log.only).length === 0 : log.only[key] === value),
  click: () => choose(key === "" ? {} : { [key]: value }) }, text, " ", el("b", {}, count.toLocaleString(program.language)));

const MOST_COUNTS = 12;

// The commonest values of a property, each with its games.
function countsBy(key, name, say) {
  const counts = new Map();
  for (const row of log.rows)
    for (const value of new Set(BY[key](row)))
      counts.set(value, (counts.get(value) ?? 0) + 1);
  const list = [...counts].sort((a, b) => b[1] - a[1]).slice(0, MOST_COUNTS);
  return list.length > 0 && el("details", { open: log.only[key] !== undefined }, el("summary", { "data-key": `by-${key}` }, name),
    el("div", { class: "choices" }, list.map(([value, n]) => chooser(key, value, say(value), n))));
}

function counts() {
  const { verdicts, findings } = program.description, faults = log.rows.filter(isFault).length;
  return [
    el("div", { class: "choices", role: "group", "aria-label": t("Verdicts") },
      faults > 0 && chooser("fault", true, t("with faults"), faults), chooser("", "", t("all"), log.rows.length),
      verdicts.map(([key, text]) => [key, text, log.rows.filter(({ verdict }) => verdict === key).length]).filter(([, , n]) => n > 0)
        .map(([key, text, n]) => chooser("verdict", key, text, n))),
    countsBy("clause", t("By rule"), (id) => clause(id)?.title ?? id),
    countsBy("kind", t("By kind"), (kind) => word(findings, kind)),
    countsBy("player", t("By player at fault"), (name) => program.description.seats.find(([seat]) => seat === name)?.[1] ?? name),
    log.rows.length > MOST_COUNTS && el("input", { type: "search", "data-key": "words", value: log.words, placeholder: t("Search"), "aria-label": t("Search"),
      input: later((event) => { Object.assign(log, { words: event.target.value, from: 0 }); log.draw(); }) }),
  ];
}

// The games before and after the one that is looked at, of those that were chosen.
function neighbours() {
  const rows = chosenRows(), at = rows.indexOf(log.opened);
  const step = (row, key, text) => row !== undefined && el("button", { type: "button", "data-key": key, click: () => open(row) }, text);
  return at >= 0 && el("nav", { class: "neighbours", "aria-label": t("Neighbours") }, step(rows[at - 1], "game-before", `‹ ${t("before")}`),
    el("span", {}, `${at + 1} / ${rows.length.toLocaleString(program.language)}`), step(rows[at + 1], "game-after", `${t("after")} ›`));
}

// A minus sign and what follows it stay on one line.
const signed = (score) => `${score > 0 ? "+" : ""}${score}`.replace("-", "−");

function rowOf(row) {
  const result = row.deal === "passed-in" ? t("passed in") : [row.player, row.game === null ? null : word(program.description.games, row.game),
    row.score === null || row.score === undefined ? null : signed(row.score)].filter((one) => one !== null && one !== undefined).join(" · ");
  return el("li", { class: row.verdict },
    el("button", { type: "button", class: "plain", "data-key": `line-${row.line}`, click: () => open(row) }, t("Game {1}", row.id || t("line {1}", row.line))), " ",
    el("b", { class: "verdict-word" }, word(program.description.verdicts, row.verdict)), " ", el("span", {}, result),
    [...new Map(row.findings.map((one) => [one.clause, one])).keys()].map((id) => el("div", {}, clauseLink(id))));
}

function games() {
  const rows = chosenRows();
  const go = (from) => () => {
    log.from = Math.max(0, Math.min(from, Math.floor((rows.length - 1) / AT_ONCE) * AT_ONCE));
    log.draw();
  };
  return [
    el("ul", { class: "games", "aria-label": t("Games") }, rows.slice(log.from, log.from + AT_ONCE).map(rowOf)),
    rows.length > AT_ONCE && el("nav", { class: "pages", "aria-label": t("Pages") },
      el("button", { type: "button", disabled: log.from === 0, "data-key": "before", click: go(log.from - AT_ONCE) }, "‹ ", t("before")),
      el("span", {}, `${log.from + 1}–${Math.min(rows.length, log.from + AT_ONCE)} / ${rows.length.toLocaleString(program.language)}`),
      el("button", { type: "button", disabled: log.from + AT_ONCE >= rows.length, "data-key": "after", click: go(log.from + AT_ONCE) }, t("after"), " ›")),
  ];
}

// The totals after each deal, with a key.
function plot({ players, list }) {
  const curves = players.map((player) => [[0, 0], ...list.map(({ totals: now }, n) => [n + 1, now[player]])]);
  const all = curves.flat().map(([, total]) => total), low = Math.min(...all), high = Math.max(...all, low + 1);
  return list.length > 1 && el("figure", { class: "plot" },
    chart({ wide: list.length, low, high, lines: [...new Set([low, 0, high])], name: t("The total after each deal"), curves }),
    el("figcaption", {}, players.map((player, n) => el("span", { class: `key-${n}` }, player))));
}

// The verdict stands at each deal.
const deal = (row, n) => el("tr", { class: row.verdict }, el("td", {}, String(row.deal ?? n + 1)), el("td", { class: "text" }, row.soloist ?? ""),
  el("td", { class: "text" }, row.passed_in ? t("passed in") : row.game === null ? "" : word(program.description.games, row.game)),
  el("td", {}, row.score === null ? "" : signed(row.score)),
  el("td", { class: "text" }, el("span", { class: "verdict-word" }, word(program.description.verdicts, row.verdict))));

const region = (name, ...rows) => el("div", { class: "wide", tabindex: "0", role: "region", "aria-label": name }, el("table", {}, rows));

function totals(list) {
  const lines = [["points", t("Game points")], ["won", t("Games won")], ["lost", t("Games lost")], ["totals", t("Total")], ["places", t("Place")]];
  const table = (series) => [
    series.players.length > 0 && plot(series),
    region(t("Totals"), el("caption", {}, [series.series, t("{1} deals", series.deals)].filter(Boolean).join(": ")),
      el("thead", {}, el("tr", {}, el("td", {}), series.players.map((name) => el("th", { scope: "col" }, name)))),
      el("tbody", {}, lines.filter(([key]) => series[key] !== undefined && series[key] !== null).map(([key, name]) =>
        el("tr", {}, el("th", { scope: "row" }, name), series.players.map((player) => el("td", {}, String(series[key][player] ?? "").replace("-", "−"))))))),
    series.list.length > 0 && region(t("Games"), el("tbody", { class: "games" }, series.list.map(deal))),
  ];
  const findings = list.series.flatMap((series) => series.findings ?? []).concat(list.findings ?? []);
  return [el("h2", {}, t("Totals")),
    findings.length > 0 && el("ul", { class: "findings" }, findings.map((one) => el("li", { class: one.kind }, t("line {1}", one.line), ": ",
      el("b", {}, word(program.description.findings, one.kind)), ": ", one.recorded ? `${one.recorded} → ` : "", one.ruled ?? "", " ", one.clause && clauseLink(one.clause)))),
    list.series.map(table)];
}

async function example() {
  const records = (await cases()).filter(({ ask, given }) => ask === "game" && typeof given.iss === "string").slice(0, 40);
  return new File([records.map(({ given }) => `${given.iss}\n`).join("")], "example.sgf");
}

// ------------------------------------------------------------------- the page

export function logPage(main, { path: [part], query }) {
  if (part === "game" && query.has("record"))
    return gameView(main, query.get("record"), log.rows.length > 0).then(() => main.querySelector("h1").before(neighbours() || ""));
  const state = el("div", { class: "log-state", "aria-live": "polite" });
  const paste = el("textarea", { id: "paste", rows: "4", spellcheck: "false", "aria-label": t("Paste a log or a score list") });
  const file = el("input", { type: "file", id: "file", change: () => file.files[0] && start(file.files[0]) });

  function draw() {
    if (log.file !== null)
      form.open = false;
    fill(state,
      log.file !== null && el("p", {}, el("b", {}, log.file.name), " ", log.running !== null
        ? [el("progress", { max: log.file.size, value: log.done, "aria-label": t("Progress") }), ` ${log.rows.length.toLocaleString(program.language)}`] : null),
      log.error !== "" && log.running === null && log.rows.length === 0 && log.list === null && el("p", { class: "impossible" }, log.error.trim()),
      log.running === null && log.rows.length > 0 && log.rows.every(({ verdict }) => verdict === "malformed")
        && el("p", { class: "impossible" }, t("{1} records, and none of them can be read.", log.rows.length)),
      log.rows.length > 0 && [counts(), games(),
        log.running === null && log.list === null && el("button", { type: "button", click: readList }, t("The list with its totals"))],
      log.list !== null && totals(log.list));
  }

  const drop = (event) => {
    event.preventDefault();
    if (event.dataTransfer.files[0])
      start(event.dataTransfer.files[0]);
  };
  const form = el("details", { class: "drop", open: log.file === null, dragover: (event) => event.preventDefault(), drop },
    el("summary", {}, t("Choose a log")), el("label", { class: "choose" }, t("Choose a file, or drop it here"), file),
    el("label", { for: "paste" }, t("or paste it")), paste,
    el("div", { class: "choices" },
      el("button", { type: "button", id: "judge", click: () => paste.value.trim() !== "" && start(new File([paste.value], t("pasted"))) }, t("Judge it")),
      el("button", { type: "button", id: "example", click: async () => start(await example()) }, t("Show an example"))));
  fill(main, el("h1", {}, t("Was it right?")),
    el("p", {}, t("A log of ISS or XSkat, records in JSON, or a score list. It stays on this device.")), form, state);
  log.draw = draw;
  draw();
  if (log.scroll > 0)
    requestAnimationFrame(() => scrollTo(0, log.scroll));
}
