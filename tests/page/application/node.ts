// The types of the package, in node.
import { readFileSync } from "node:fs";
import { answer, ask, check, clause, clauses, command, convert, explain, Game, load, sheet, SkatrefError } from "skatref";
import type { Clause, GameEvent, GameRecord, Judgment, Options, Outcome, Questions, Source, View } from "skatref";
import { run, textsOf } from "skatref/wasi.js";

const { score, steps } = ask("value", { game: "grand", bid: 48, matadors: 2, points: 61, tricks: 6 });
const sum: number = steps.reduce((all, step) => all + step.sum, score);
const texts: string[] = steps.map((step) => `${step.text} (${step.clause})`);
const bids: number[] = ask("bids").values;
const cards: string = ask("legal", { game: "clubs", hand: "DJ C9 HA S7", led: "HJ" }, { language: "de" }).cards;
const facts: Questions["ending"]["given"] = { game: "clubs", bid: 0, points: 45, tricks: 4, soloist: "F", happened: { kind: "revoke", by: "M" } };

const game = new Game({ code: "isko2022", options: ["ramsch"], deal: { F: "CJ", M: "SJ", R: "HJ", skat: "DJ ST" } });
game.play({ seat: "M", event: "bid", bid: 18 });
while (!game.over) {
  const moves: GameEvent[] = game.moves();
  const next = moves[0];
  if (next !== undefined && next.event === "card")
    console.log(next.card.toLowerCase());
  if (next !== undefined)
    game.play(next);
}
const legal: GameEvent[] = ask("turn", { record: game.record, early: true }).moves, kept: GameRecord | undefined = ask("turn", { record: game.record }).record;
const view: View = game.view("R"), record: GameRecord = game.record, outcome: Outcome | null = game.value();
const again = new Game({ record: view.record ?? record, seat: "R" });

async function judged(): Promise<Judgment[]> {
  const found: Judgment[] = [];
  try {
    for await (const judgment of check("games.sgf", { code: "isko2018", all: true }))
      if (judgment.verdict === "violates")
        found.push(judgment);
  } catch (error) {
    if (error instanceof SkatrefError)
      console.log(error.status, error.clause, error.event);
  }
  return found;
}
const status: number = run(new WebAssembly.Module(readFileSync("skatref.wasm")), {
  args: ["skatref", "--version"], read: () => new Uint8Array(0), write: (stream, bytes) => stream < 2 && bytes.length > 0,
  open: textsOf((name) => name === "none" ? undefined : readFileSync(name)),
});
// Each function with each kind of what it takes.
async function * stream() {
  yield "a text";
  yield new Uint8Array(1);
}
const sources: Source[] = ["games.sgf", ["a text", new Uint8Array(1)], stream()], options: Options = { all: true, option: ["contra"], max: 1, code: "isko2018", strict: undefined, where: null };
async function others(): Promise<string[]> {
  const found: string[] = [answer("{}"), answer("{}", "cs"), ...clauses().map(({ title }) => title), ...clauses("overbid", "hand").map((one: Clause) => one.reading)];
  for (const source of sources)
    found.push(await explain(source, options), String((await sheet(source, options)).series));
  for await (const bytes of convert("games.sgf", "json", options))
    found.push(String(bytes.length));
  const run = command(["check", "-"], ["a text"]), { done, value } = await run.next();
  const status: number | null = done ? value : null, again: Game = new Game({ deal: { F: "CJ", M: "SJ", R: "HJ", skat: "DJ ST" }, pushed: true, bock: false, seat: "F" }).play({ seat: "F", event: "pass" });
  const early: GameEvent[] = again.moves({ early: true }), seats: ("F" | "M" | "R")[] = again.turn;
  return [...found, String(status), String(early.length), seats.join(), new SkatrefError("a message", 1).message];
}
others();
load().then((doors) => doors.ask("hello", {}));
console.log(sum, texts, bids, cards, ask("ending", facts).winner, outcome?.value?.score, again.text(), legal, kept, clause("play.follow")?.title, judged(), status);
