// The package as a program in node uses it.
import assert from "node:assert/strict";
import { createReadStream, readFileSync } from "node:fs";
import test from "node:test";
import { answer, ask, check, clause, clauses, command, convert, explain, Game, sheet, SkatrefError } from "skatref";
import { load } from "skatref/browser.js";
import { asker, textsOf } from "skatref/wasi.js";

const text = (name) => readFileSync(new URL(name, import.meta.url), "utf8");

async function all(pieces) {
  const found = [];
  for await (const piece of pieces)
    found.push(piece);
  return found;
}

test("a question", () => {
  const value = ask("value", { game: "grand", bid: 48, matadors: 2, points: 61, tricks: 6 });
  assert.equal(value.score, 72);
  assert.equal(value.steps.at(-1).clause, "value.won");
  assert.equal(answer('{"id":1,"ask":"matadors","given":{"game":"hearts","cards":"CJ SJ DJ HA"}}'),
    '{"id":1,"answer":{"matadors":2}}');
});

test("an answer longer than the room for it", () => {
  const deals = Array.from({ length: 900 }, () => ({ soloist: "Ann", score: 48 }));
  const list = ask("sheet", { players: ["Ann", "Bo", "Cy"], deals });
  assert.equal(list.running.length, 900);
  assert.equal(list.points.Ann, 900 * 48);
});

test("a wrong question", () => {
  assert.throws(() => ask("value", { game: "clubs", bid: 17 }), (error) =>
    error instanceof SkatrefError && /17 is not a bid/.test(error.message) && /given\.points: how many card points does the soloist have/.test(error.message));
});

test("a game that broke off needs what is unplayed", () => {
  const brokeOff = { game: "clubs", bid: 0, points: 45, tricks: 4, soloist: "F", happened: { kind: "revoke", by: "M" } };
  assert.throws(() => ask("ending", brokeOff), (error) => error instanceof SkatrefError && /given\.unplayed_tricks: how many tricks were not played/.test(error.message));
  assert.equal(ask("ending", { ...brokeOff, defenders_points: 20, defenders_tricks: 2 }).winner, "soloist");
});

test("what looks like an option is no option; the form of what is printed is not chosen", async () => {
  assert.ok(Array.isArray(clauses("--help")));
  for (const option of ["format", "Form", "-format", "format=html", "help", "he", "summary", "sum"])
    await assert.rejects(() => all(check("faults.sgf", { [option]: "html" })), /^SkatrefError: no option/);
  await assert.rejects(() => all(check("/dev/zero\0faults.sgf")), /^SkatrefError: command: the arguments: expected texts without a NUL, but got the text ".dev.zero.u0000faults.sgf"/);
  await assert.rejects(() => sheet("pub.csv", { format: "text" }), SkatrefError);
});

test("clauses", () => {
  assert.equal(clause("value.overbid").id, "value.overbid");
  assert.equal(clause("no.such-clause"), null);
  assert.ok(clauses("overbid").some((found) => found.id === "value.overbid"));
});

const judged = text("judged").trim().split("\n").map((line) => JSON.parse(line));

test("a log, from a file and as a stream", async () => {
  const expected = judged.map(({ verdict, line, findings }) => ({ verdict, line, findings }));
  const seen = ({ verdict, line, findings }) => ({ verdict, line, findings });
  assert.deepEqual((await all(check("faults.sgf"))).map(seen), expected);
  assert.deepEqual((await all(check(createReadStream("faults.sgf", { highWaterMark: 1000 })))).map(seen), expected);
  assert.deepEqual((await all(check([text("faults.sgf")]))).map(seen), expected);
  assert.deepEqual((await all(check("faults.sgf", { verdict: null, code: undefined, strict: false }))).map(seen), expected);
  const some = await all(check("faults.sgf", { verdict: ["violates"], code: "isko2018" }));
  assert.ok(some.length > 0 && some.every((judgment) => judgment.verdict === "violates"));
});

test("a log is judged while it still comes", async () => {
  let sent = 0;
  async function * slowly() {
    for (const line of text("faults.sgf").repeat(20).split(/(?<=\n)/)) {
      sent++;
      yield line;
    }
  }
  for await (const judgment of check(slowly())) {
    assert.ok(judgment.verdict);
    break;
  }
  assert.ok(sent < 6000, `${sent} of 6000 games were read before the first judgment`);
});

test("a log that cannot be read", async () => {
  await assert.rejects(all(check("no-such-file")), /no-such-file/);
  async function * failing() {
    yield "(;";
    throw new Error("the line is broken");
  }
  await assert.rejects(all(check(failing())), /the line is broken/);
});

test("the other commands", async () => {
  assert.equal(await explain("sample.sgf:39"), text("told"));
  const back = Buffer.concat(await all(convert(convert("sample.sgf", "json"), "iss"))).toString();
  assert.equal(back, text("sample.sgf"));
  assert.equal((await sheet("list.csv")).series[0].deals, 12);
  assert.match(Buffer.concat(await all(command(["--version"]))).toString(), /^skatref /);
});

const deal = { F: "CJ SJ CA CT CK C9 C8 C7 SA H7", M: "S7 S8 S9 SK SQ HA HT HK HQ H9",
  R: "HJ DJ DA DT DK DQ D9 D8 D7 H8", skat: "CQ ST" };

// Plays to the end: the first bid, then a pass, and always the first card.
function playOut(game) {
  for (let n = 0; !game.over; n++) {
    assert.ok(n < 100, "it does not end");
    const moves = game.moves();
    game.play(moves[game.view().phase === "auction" && n === 0 ? 1 : 0]);
  }
  return game;
}

test("a game in motion", () => {
  const game = new Game({ code: "isko2022", deal });
  assert.deepEqual(game.turn, ["M"]);
  assert.equal(game.moves().length, 64);
  assert.throws(() => game.play({ seat: "M", event: "bid", bid: 19 }), (error) =>
    error instanceof SkatrefError && error.clause === "auction.values" && error.event === 1);
  assert.equal(game.record.events.length, 0);
  assert.equal(game.value(), null);
  game.play({ seat: "M", event: "bid", bid: 18 });
  assert.ok(game.moves({ early: true }).some(({ event }) => event === "left"));
  const view = game.view("R");
  assert.equal(view.hands.F, "");
  const his = new Game({ record: view.record, seat: "R" });
  assert.equal(his.text(), game.view("R").text);
  assert.deepEqual(new Game({ code: "isko2022", deal, seat: "R" }).view().hands, { ...view.hands });
  playOut(game);
  assert.equal(game.value().outcome, "game");
  assert.equal(game.value().scores[game.view().soloist === "M" ? 1 : 0], game.value().value.score);
  assert.equal(game.record.result.score, game.value().value.score);
});

test("the game in a browser is the same", async () => {
  const browser = await load();
  const facts = { code: "isko1999", options: ["ramsch"], deal };
  assert.deepEqual(playOut(new browser.Game(facts)).value(), playOut(new Game(facts)).value());
  assert.equal(browser.ask("matadors", { game: "hearts", cards: "CJ SJ DJ HA" }).matadors, 2);
  for (const language of ["de", "pl", "cs"])
    assert.equal(browser.answer('{"ask":"frown","given":{}}', language), answer('{"ask":"frown","given":{}}', language));
  assert.throws(() => browser.ask("value", { game: "clubs", bid: 17 }), SkatrefError);
});

test("a browser loads the languages that are wanted", async () => {
  const { ask: inGerman } = await load({ languages: ["en", "de"] });
  assert.throws(() => inGerman("frown", {}, { language: "de" }), /erwartet/);
  assert.throws(() => inGerman("frown", {}, { language: "pl" }), /'pl' is not loaded/);
  await assert.rejects(load({ languages: ["fr"] }), /no language 'fr'/);
});

test("texts that are missing are named", () => {
  const file = (name) => readFileSync(new URL(`node_modules/skatref/${name}`, import.meta.url));
  const module = new WebAssembly.Module(file("skatref.wasm"));
  const without = (...names) => textsOf((name) => (names.includes(name) ? undefined : file(`texts/${name}`)));
  assert.throws(() => asker(module, without("constants")), /the texts of skatref are missing: constants/);
  assert.throws(() => asker(module, without("clauses")).answer('{"ask":"bids","given":{}}'), /the texts of skatref are missing: clauses/);
  assert.match(asker(module, without()).answer('{"ask":"bids","given":{}}'), /"values":/);
});
