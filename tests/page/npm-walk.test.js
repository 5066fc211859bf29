// Walks over all that the package has: each entry with its names and types, each function with its options and errors, each
// language, each variable of the environment. Expected is what the native program prints, or what is written down here.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import test from "node:test";
import { fileURLToPath } from "node:url";
import * as skatref from "skatref";
import { load } from "skatref/browser.js";
import { asker, textsOf } from "skatref/wasi.js";

const { answer, ask, check, clause, clauses, command, convert, explain, Game, sheet, SkatrefError } = skatref;
const { SKATREF, WASM } = process.env;
const LANGUAGES = ["en", "de", "pl", "cs"];
const root = new URL("node_modules/skatref/", import.meta.url);
const read = (name) => readFileSync(new URL(name, root), "utf8");
const manifest = JSON.parse(read("package.json"));

function native(args, { language = "en", input } = {}) {
  const { stdout, stderr, status } = spawnSync(SKATREF, args, { input, encoding: "utf8", maxBuffer: 1 << 28, env: { ...process.env, LANGUAGE: language, LC_ALL: "C.UTF-8" } });
  return { text: stdout, error: stderr, status };
}
const objects = (text) => text.trim().split("\n").filter(Boolean).map((line) => JSON.parse(line));
async function all(pieces) {
  const found = [];
  for await (const piece of pieces)
    found.push(piece);
  return found;
}

// -------------------------------------------------------------------- doors

// The names of values that types declare, and those of the module.
const declared = (name) => [...read(name).matchAll(/^export (?:declare )?(?:class|function|const) (\w+)/gm)].map(([, one]) => one)
  .concat([...read(name).matchAll(/^export \{ ([^}]*) \} from/gm)].flatMap(([, list]) => list.split(", "))).sort();

test("each door of the package is there, and has the names that its types declare", async () => {
  const { ".": main, ...others } = manifest.exports;
  const doors = [["skatref", main], ["browser", main.browser], ...Object.entries(others).map(([path, door]) => [`skatref${path.slice(1)}`, door])];
  for (const [name, door] of doors) {
    for (const file of [door.default ?? door, door.types].filter((one) => typeof one === "string" && !one.includes("*")))
      assert.ok(existsSync(new URL(file, root)), `${name}: ${file}`);
    if (door.types === undefined)
      continue;
    const module = await import(new URL(door.default, root));
    assert.deepEqual(Object.keys(module).sort(), declared(door.types), name);
    for (const [, other] of read(door.types).matchAll(/from "\.\/(.*)\.js"/g))
      assert.ok(existsSync(new URL(`${other}.d.ts`, root)), `${door.types}: ${other}`);
  }
  for (const path of ["browser.js", "wasi.js", "skatref.wasm", "vectors.jsonl", "package.json", ...["constants", "clauses", "words", "de", "pl", "cs", "trace"].map((one) => `texts/${one}`)])
    assert.ok(statSync(fileURLToPath(import.meta.resolve(`skatref/${path}`))).size > 0, path);
  assert.equal(manifest.main, undefined);
  assert.ok(existsSync(new URL(manifest.types, root)));
  assert.ok(statSync(new URL(manifest.bin.skatref, root)).mode & 0o111, "the command cannot be started");
  assert.equal(`skatref ${manifest.version}`, native(["--version"]).text.split("\n")[0]);
  assert.deepEqual(Object.keys(await load()).sort(), Object.keys(await skatref.load()).sort());
  assert.equal((await skatref.load()).ask, ask);
  assert.equal((await import("skatref/browser.js")).SkatrefError, SkatrefError, "one class of errors for both doors");
});

test("the examples of its README run, and the manifest says what README says", { timeout: 60000 }, () => {
  const readme = read("README.md"), cli = fileURLToPath(new URL("cli.js", root));
  writeFileSync("games.sgf", readFileSync("sample.sgf"));
  const examples = [...readme.matchAll(/```js\n([^]*?)```/g)].map(([, text]) => text);
  const printed = examples.map((text) => spawnSync(process.execPath, ["--input-type=module", "--eval", text], { encoding: "utf8", env: { ...process.env, LANGUAGE: "en" } }));
  assert.deepEqual(printed.map(({ status, stderr }) => [status, stderr]), examples.map(() => [0, ""]));
  assert.match(printed[0].stdout, /^72 \[\n/);
  assert.ok(printed[0].stdout.trimEnd().endsWith(clause("value.overbid").text) && printed[0].stdout.includes(native(["explain", "games.sgf:12"]).text));
  assert.match(printed[1].stdout, /outcome: '[a-z-]+'/);
  assert.equal(printed[2].stdout, `${JSON.parse(native(["answer"], { input: '{"ask":"legal","given":{"game":"clubs","hand":"DJ C9 HA S7","led":"HJ"}}\n' }).text).answer.cards}\n`);
  for (const [, words] of readme.matchAll(/^\$ npx skatref (.*)$/gm)) {
    const { stdout, status } = spawnSync(process.execPath, [cli, ...words.split(" ")], { encoding: "utf8" });
    assert.deepEqual([stdout, status], [native(words.split(" ")).text, native(words.split(" ")).status], words);
  }
  const { name, type, license, engines, bin, sideEffects, description, dependencies, browser, files } = manifest;
  assert.deepEqual({ name, type, license, engines, bin, sideEffects, dependencies, browser }, { name: "skatref", type: "module", license: "MIT", engines: { node: ">=18" }, bin: { skatref: "cli.js" }, sideEffects: false, dependencies: undefined, browser: undefined });
  assert.ok(readme.toLowerCase().includes(description.split(":")[0].toLowerCase()) && readme.includes("node 18") && files.includes("*.js") && read("LICENSE").startsWith("MIT"));
  // A bundler for browsers takes the door of browsers, for the program and for its types.
  assert.deepEqual(manifest.exports["."].browser, manifest.exports["./browser.js"]);
});

// ---------------------------------------------------------------- languages

test("each door answers, refuses and explains in each language, as the native program", async () => {
  const doors = [{ answer, ask }, await load()];
  const wrong = '{"id":1,"ask":"value","given":{"game":"clubs","bid":17}}';
  const said = new Set(), [lowest] = objects(native(["clause", "--format=json", "auction.lowest"]).text);
  assert.equal(answer(wrong), native(["answer"], { input: `${wrong}\n` }).text.trim());
  for (const language of LANGUAGES) {
    const due = answer(wrong, language), { error: message } = JSON.parse(due);
    said.add(message);
    assert.ok(message.includes(`auction.lowest: ${language === "en" ? lowest.title : lowest.translations[language].title}`), message);
    for (const door of doors) {
      assert.equal(door.answer(wrong, language), due);
      assert.throws(() => door.ask("value", { game: "clubs", bid: 17 }, { language }), (error) => error.message === message && error.name === "SkatrefError" && error.status === 2);
    }
    process.env.LANGUAGE = language;
    assert.equal(await explain("sample.sgf:39"), native(["explain", "sample.sgf:39"], { language }).text, language);
    assert.equal(Buffer.concat(await all(command(["clause", "value.overbid"]))).toString(), native(["clause", "value.overbid"], { language }).text, language);
    delete process.env.LANGUAGE;
  }
  assert.equal(said.size, LANGUAGES.length);
  for (const door of doors) {
    assert.equal(door.answer(wrong), door.answer(wrong, "en"));
    assert.equal(door.ask("bids").values[0], 18);
  }
  for (const some of [[], ["en"], ["cs"], ["pl", "de", "pl"]]) {
    const part = await load({ languages: some });
    for (const language of LANGUAGES)
      if (language === "en" || some.includes(language))
        assert.equal(part.answer(wrong, language), answer(wrong, language));
      else
        assert.throws(() => part.answer(wrong, language), new RegExp(`'${language}' is not loaded: load\\(\\{ languages: \\["${language}"\\]`));
  }
  await assert.rejects(load({ languages: ["de", "fr"] }), (error) => error instanceof SkatrefError && /no language 'fr': en, de, pl, cs/.test(error.message));
});

// ------------------------------------------------------- functions and options

test("each function takes each kind of option, as the command with its name", async () => {
  const judgments = (args) => objects(native(["check", "--format=jsonl", ...args]).text);
  for (const [options, args] of [[{}, []], [{ all: true }, ["--all"]], [{ all: false, strict: undefined, code: null }, []], [{ strict: true, "findings-only": true }, ["--strict", "--findings-only"]],
    [{ code: "isko1999" }, ["--code=isko1999"]], [{ option: ["ramsch", "contra"] }, ["--option=ramsch,contra"]], [{ option: "ramsch" }, ["--option=ramsch"]], [{ max: 1 }, ["--max=1"]], [{ where: "game=grand,!hand" }, ["--where=game=grand,!hand"]]])
    assert.deepEqual(await all(check("sample.sgf", options)), judgments([...args, "sample.sgf"]), JSON.stringify(options));
  for (const [options, args] of [[{}, []], [{ code: "isko1999" }, ["--code=isko1999"]], [{ cards: "symbols" }, ["--cards=symbols"]], [{ color: "always" }, ["--color=always"]]])
    assert.equal(await explain("sample.xskat:106", options), native(["explain", ...args, "sample.xskat:106"]).text, JSON.stringify(options));
  for (const [options, args] of [[{}, []], [{ scheme: "bierlachs" }, ["--scheme=bierlachs"]], [{ code: "isko1999" }, ["--code=isko1999"]]]) {
    const due = native(["sheet", "--format=json", ...args, "list.csv"]);
    if (due.status === 2)
      await assert.rejects(sheet("list.csv", options), (error) => due.error.trim() === error.message);
    else
      assert.deepEqual(await sheet("list.csv", options), JSON.parse(due.text), JSON.stringify(options));
  }
  for (const [name, form] of [["sample.sgf", "json"], ["sample.jsonl", "json"], ["sample.xskat", "json"], ["sample.xskat", "iss"]])
    assert.equal(Buffer.concat(await all(convert(name, form))).toString(), native(["convert", `--to=${form}`, name]).text, `${name} to ${form}`);
  // From a stream as from a file: texts, bytes, nothing at all in between.
  const bytes = readFileSync("list.csv");
  for (const stream of [[bytes], [bytes.toString()], ["", bytes.subarray(0, 100), new Uint8Array(0), bytes.subarray(100).toString()]])
    assert.deepEqual((await sheet(stream)).series[0].totals, (await sheet("list.csv")).series[0].totals);
  assert.match(await explain([readFileSync("sample.sgf", "utf8").split("\n")[1]]), /^Game 2 /);
  assert.equal(Buffer.concat(await all(convert([readFileSync("sample.sgf")], "iss"))).toString(), readFileSync("sample.sgf", "utf8"));
  // More than a window at once, in letters of several bytes that are cut anywhere.
  const line = readFileSync("sample.sgf", "utf8").split("\n")[1].replace("P1[Bert]", "P1[Žofie Ědąćkö]"), long = Buffer.from(`${line}\n`.repeat(700));
  const pieces = Array.from({ length: Math.ceil(long.length / 7001) }, (_, n) => long.subarray(7001 * n, 7001 * (n + 1)));
  for (const stream of [[long], pieces]) {
    const found = await all(check(stream, { all: true }));
    assert.equal(found.length, 700);
    assert.ok(found.every(({ players }, n) => players[1] === "Žofie Ědąćkö" && found[n].line === n + 1));
  }
  // Every command that reads, much at once and in pieces: it takes as little as it wants at a time.
  const game = readFileSync("sample.sgf"), ask12 = Buffer.from('{"id":1,"ask":"legal","given":{"game":"clubs","hand":"DJ C9 HA S7","led":"HJ"}}\n'.repeat(1200));
  for (const [args, input] of [[["answer"], ask12], [["check", "-"], game], [["convert", "--to=json"], game], [["explain", "--all", "-"], game], [["sheet"], readFileSync("list.csv")], [["sheet", "--format=csv"], readFileSync("pub.csv")]])
    for (const size of [input.length, 997]) {
      const parts = Array.from({ length: Math.ceil(input.length / size) }, (_, n) => input.subarray(size * n, size * (n + 1)));
      assert.equal(Buffer.concat(await all(command(args, parts))).toString(), native(args, { input }).text, `${args}, ${size} bytes at a time`);
    }
  // A judgment longer than a piece of the output, which is cut within a letter, whichever way it falls.
  for (const name of ["Ž".repeat(40000), `x${"Ž".repeat(40000)}`]) {
    const [{ players }] = await all(check([line.replace("Žofie Ědąćkö", name)], { all: true }));
    assert.equal(players[1], name);
  }
});

test("clauses: one, many, none, in the order of the native program", () => {
  const due = (...words) => objects(native(["clause", "--list", "--format=json", "--", ...words]).text);
  assert.deepEqual(clauses(), due());
  for (const words of [["overbid"], ["bock", "round"], ["4.4.4"], ["qqqqqq"]])
    assert.deepEqual(clauses(...words), due(...words), `${words}`);
  for (const { id } of due().filter((_, n) => n % 60 === 0))
    assert.deepEqual(clause(id), due().find((one) => one.id === id));
  assert.equal(clause("overbid"), null, "a word is no id");
});

test("a command returns its status, and what goes wrong has the message of the native program", async () => {
  const status = async (args, input) => {
    const run = command(args, input);
    for (;;) {
      const { done, value } = await run.next();
      if (done)
        return value;
    }
  };
  assert.equal(await status(["check", "sample.sgf"]), 1);
  assert.equal(await status(["check", "-"], [readFileSync("sample.sgf", "utf8").split("\n")[1]]), 0);
  assert.equal(await status(["clause", "qqqqqqq"]), 1);
  const refused = (args) => (error) => error instanceof SkatrefError && error.name === "SkatrefError" && error.status === 2 && error.message === native(args).error.trim();
  for (const args of [["frown"], ["check", "no-such-file"], ["check", "--cod=1", "sample.sgf"], ["value", "clubs", "--bid=17"]])
    await assert.rejects(status(args), refused(args), `${args}`);
  await assert.rejects(all(check("no-such-file")), refused(["check", "no-such-file"]));
  for (const [path, games] of [["no-such-file", 0], [".", 0]]) {
    const judgments = [];
    await assert.rejects(async () => { for await (const one of check(path)) judgments.push(one); }, SkatrefError);
    assert.equal(judgments.length, games, `${path}: what cannot be read is no judgment`);
  }
  await assert.rejects(explain("no-such-file"), refused(["explain", "no-such-file"]));
  await assert.rejects(sheet("no-such-file"), refused(["sheet", "no-such-file"]));
  await assert.rejects(all(convert("no-such-file", "json")), refused(["convert", "--to=json", "no-such-file"]));
  await assert.rejects(all(convert("sample.sgf", "nothing")), refused(["convert", "--to=nothing", "sample.sgf"]));
  for (const [call, options] of [[check, { nothing: true }], [check, { code: "isko2000" }]])
    await assert.rejects(all(call("sample.sgf", options)), refused(["check", "--format=jsonl", ...Object.entries(options).map(([key, value]) => (value === true ? `--${key}` : `--${key}=${value}`)), "--", "sample.sgf"]));
  for (const call of [check, explain, sheet, (log, options) => convert(log, "json", options)])
    for (const option of ["format", "help", "FORM", "summary"])
      await assert.rejects(async () => all(await call("sample.sgf", { [option]: "json" })), /no option/);
  assert.equal(new SkatrefError("x").status, 2);
  assert.equal(new SkatrefError("x", 1).status, 1);
});

test("who stops reading ends the command, and its input is closed", async () => {
  let closed = 0;
  async function * source() {
    try {
      for (;;)
        yield readFileSync("sample.sgf");
    } finally {
      closed++;
    }
  }
  for (const run of [() => check(source(), { all: true }), () => convert(source(), "json"), () => command(["check", "--all", "-"], source())]) {
    const before = closed;
    for await (const piece of run()) {
      assert.ok(piece);
      break;
    }
    assert.equal(closed, before + 1, "the input is still open");
  }
});

// ------------------------------------------------------------ wrong types

// One value of each type, with the words for it in a message.
const VALUES = { undefined: [undefined, "undefined"], null: [null, "null"], number: [12, "12"], nan: [NaN, "NaN"], flag: [true, "true"], text: ["nothing", 'the text "nothing"'],
  list: [[], "a list"], numbers: [[12, 13], "a list"], object: [{}, "an object"], function: [() => 0, "a function"], symbol: [Symbol("s"), "a symbol"], bigint: [10n, "10"], bytes: [new Uint8Array(3), "bytes"] };

test("each argument of each function has a type, and any other is refused by an error that says what was expected and what was given", async () => {
  const browser = await load(), begun = () => new Game({ deal }), stream = ["(;"];
  const first = (iterator) => iterator.next();
  // What a message calls the argument, a call with it, and the types that it may have.
  const calls = [];
  for (const door of [skatref, browser]) {
    calls.push(["answer: the line", (value) => door.answer(value), ["text"]], ["answer: the language", (value) => door.answer("{}", value), ["undefined"]],
      ["ask: the question", (value) => door.ask(value), ["text"]], ["ask: the facts", (value) => door.ask("bids", value), ["undefined", "object", "bytes"]],
      ["ask: the options", (value) => door.ask("bids", {}, value), ["undefined", "object", "bytes"]], ["ask: the language", (value) => door.ask("bids", {}, { language: value }), ["undefined"]],
      ["new Game: the facts", (value) => new door.Game(value), ["undefined", "object", "bytes"]], ["new Game: the deal", (value) => new door.Game({ deal: value }), ["object", "bytes"]],
      ["new Game: the record", (value) => new door.Game({ deal, record: value }), ["undefined", "object", "bytes"]], ["moves: the options", (value) => new door.Game({ deal }).moves(value), ["undefined", "object", "bytes"]],
      ["moves: early", (value) => new door.Game({ deal }).moves({ early: value }), ["undefined", "flag"]], ["play: the event", (value) => new door.Game({ deal }).play(value), ["object", "bytes"]]);
  }
  calls.push(["load: the options", (value) => skatref.load(value), ["undefined", "object", "bytes"]], ["load: the options", (value) => load(value), ["undefined", "object", "bytes"]],
    ["load: the languages", (value) => load({ languages: value }), ["undefined", "list"]],
    ["clause: the id", (value) => clause(value), ["text"]], ["clauses: the words", (value) => clauses(value), ["text"]],
    ["command: the arguments", (value) => first(command(value)), ["list"]], ["command: the arguments", (value) => first(command([value])), ["text"]],
    ["command: the input", (value) => first(command(["bids"], value)), ["undefined", "list", "numbers"]], ["convert: the format", (value) => first(convert(stream, value)), ["text"]]);
  const logs = { check: (log, options) => first(check(log, options)), explain, sheet, convert: (log, options) => first(convert(log, "json", options)) };
  for (const [name, call] of Object.entries(logs))
    calls.push([`${name}: the log`, (value) => call(value), ["text", "list", "numbers"]], [`${name}: the options`, (value) => call(stream, value), ["undefined", "object", "bytes"]],
      [`${name}: the option 'code'`, (value) => call(stream, { code: value }), ["undefined", "null", "number", "flag", "text", "list", "numbers"]],
      ["a piece of the input", (value) => call([value]), ["text", "bytes"]]);
  for (const [what, call, right] of calls)
    for (const [type, [value, told]] of Object.entries(VALUES)) {
      if (right.indexOf(type) > 0 && !/^(answer|ask|new|moves|play|load)/.test(what))
        continue;                       // a thread for each of these would take long
      let error = null;
      try {
        await call(value);
      } catch (thrown) {
        error = thrown;
      }
      assert.ok(error === null || error instanceof SkatrefError, `${what} of type ${type}: ${error}`);
      if (right.includes(type))
        assert.ok(error === null || !error.message.startsWith(`${what}: `), `${what} of type ${type}: ${error}`);
      else {
        assert.ok(error !== null, `${what} of type ${type} is not refused`);
        const [, expected, given] = new RegExp(`^${what.replace(/[()']/g, ".")}: expected (.+), but got (.+)$`).exec(error.message) ?? assert.fail(`${what} of type ${type}: ${error.message}`);
        assert.deepEqual([given, error.status, error.name], [told === "a list" && what === "command: the arguments" && type === "numbers" && given === "12" ? "12" : told, 2, "SkatrefError"], `${what} of type ${type}`);
        assert.match(expected, /^(a |an |its |one of |the path |texts? |true )/, what);
      }
    }
  // What has no form in JSON, and what is not known, is refused in the same way.
  const circle = {};
  circle.circle = circle;
  for (const wrong of [() => ask("bids", circle), () => ask("value", { bid: 10n }), () => new Game({ record: { skatref: 1, deal, events: [() => 0] } }), () => begun().play({ seat: "M", event: "bid", bid: 18n }), () => begun().play({}), () => begun().view(12), () => begun().view("X"),
    () => new Game(), () => new Game({}), () => new Game({ deal, code: "x" }), () => new Game({ deal, code: 1 }), () => new Game({ deal, options: "ramsch" }), () => new Game({ deal, seat: 1 }), () => new Game({ deal, bock: 1 }), () => new Game({ record: {} }), () => ask("frown"), () => ask("toString"), () => clause("a\0b"), () => clauses("a\0b"),
    () => answer("{}", "fr"), () => ask("bids", {}, { language: "toString" }), () => browser.answer("{}", "constructor")])
    assert.throws(wrong, (error) => error instanceof SkatrefError && error.status === 2 && error.message.length > 10, `${wrong}`);
  for (const languages of [["toString"], ["fr"], ["EN"]])
    await assert.rejects(load({ languages }), (error) => error instanceof SkatrefError && error.message.includes(`'${languages}'`));
  // A promise is rejected, and an iterator throws at its first step: none of them throws before.
  for (const call of [check, explain, sheet, convert, command]) {
    const made = call(12);
    await assert.rejects(async () => (made.next === undefined ? made : made.next()), SkatrefError);
  }
});

// ------------------------------------------------------------------- a game

const deal = { F: "CJ SJ CA CT CK C9 C8 C7 SA H7", M: "S7 S8 S9 SK SQ HA HT HK HQ H9", R: "HJ DJ DA DT DK DQ D9 D8 D7 H8", skat: "CQ ST" };

function playOut(game, first = 0) {
  for (let n = 0; !game.over; n++) {
    const moves = game.moves();
    game.play(moves[n === 0 ? first : 0]);
  }
  return game;
}

test("each fact that a game begins with counts", () => {
  const value = (facts, first = 1) => playOut(new Game({ deal, ...facts }), first).value();
  assert.deepEqual(value({}).scores.map((score) => 2 * score), value({ bock: true }).scores, "bock counts twice");
  assert.equal(value({ options: ["ramsch"] }, 0).outcome, "ramsch");
  assert.equal(value({ options: ["ramsch"] }, 0).value, undefined);
  assert.ok(value({ options: ["ramsch"] }, 0).ramsch);
  assert.equal(value({}, 0).outcome, "passed-in");
  assert.match(new Game({ code: "altenburg1937", deal }).text(), /altenburg1937/);
  const pushed = { options: ["ramsch", "pushed-ramsch"], pushed: true, deal };
  assert.notEqual(new Game(pushed).view().phase, new Game({ deal }).view().phase, "a pushed ramsch is due");
  const facts = [["code", "isko1999"], ["options", ["ramsch"]], ["bock", true]];
  for (const [key, fact] of facts)
    assert.notEqual(new Game({ deal, [key]: fact }).text(), new Game({ deal }).text(), key);
  const mine = new Game({ deal, seat: "R" });
  assert.deepEqual([mine.view().hands.R.split(" ").sort(), mine.view().hands.F], [deal.R.split(" ").sort(), ""]);
  assert.notEqual(mine.text(), new Game({ deal }).text(), "seat");
  assert.deepEqual(mine.moves(), [], "it is not his turn");
  assert.equal(new Game({ deal }).view("M").hands.M, new Game({ deal }).view().hands.M);
  assert.throws(() => new Game({ deal: { ...deal, F: deal.M } }), SkatrefError);
  const begun = new Game({ deal }).play({ seat: "M", event: "bid", bid: 18 });
  assert.deepEqual(new Game({ record: begun.record }).turn, begun.turn);
  assert.throws(() => new Game({ record: { ...begun.record, events: [...begun.record.events, { seat: "F", event: "bid", bid: 20 }] } }), (error) => error.event === 2 && typeof error.clause === "string");
});

test("what a game returns is a copy: who changes it changes no game", () => {
  const game = new Game({ deal }), before = game.text();
  const spoil = (thing) => {
    for (const key of Object.keys(thing ?? {}))
      if (typeof thing[key] === "object" && thing[key] !== null)
        spoil(thing[key]);
      else
        thing[key] = "spoilt";
    if (Array.isArray(thing))
      thing.length = 0;
  };
  for (const returned of [() => game.moves(), () => game.moves({ early: true }), () => game.turn, () => game.record, () => game.view(), () => game.value()]) {
    const first = JSON.stringify(returned());
    spoil(returned());
    assert.equal(JSON.stringify(returned()), first);
  }
  assert.equal(game.text(), before);
  playOut(game, 1);
  for (const returned of [() => game.value(), () => game.record, () => game.view()]) {
    const first = JSON.stringify(returned());
    spoil(returned());
    assert.equal(JSON.stringify(returned()), first);
  }
  const record = new Game({ deal }).record, again = new Game({ record });
  record.events.push("spoilt");
  assert.equal(again.text(), before);
  assert.ok(game.over && game.value().clause && game.record.result);
  assert.throws(() => game.play({ seat: "M", event: "pass" }), SkatrefError);
});

// ------------------------------------------------------- memory, and system

test("an answer is whole that is about as long as the room for it, or exactly as long", () => {
  const { answer: fresh } = asker(new WebAssembly.Module(readFileSync(fileURLToPath(new URL("skatref.wasm", root)))), textsOf((name) => readFileSync(new URL(`texts/${name}`, root))));
  const [before, after] = answer('{"id":"?","ask":"matadors","given":{"game":"hearts","cards":"CJ SJ DJ HA"}}').split("?");
  for (let length = 65530; length < 65545; length++) {    // each time as long as the room, once that has grown
    const id = "x".repeat(length - before.length - after.length);
    assert.equal(fresh(`{"id":"${id}","ask":"matadors","given":{"game":"hearts","cards":"CJ SJ DJ HA"}}`), `${before}${id}${after}`);
  }
});

test("whoever asks much needs no more memory than whoever asks a little", () => {
  const { Instance } = WebAssembly;
  const memories = [];
  WebAssembly.Instance = function keep(...given) {
    const made = new Instance(...given);
    memories.push(made.exports.memory);
    return made;
  };
  const size = () => memories.reduce((sum, { buffer }) => sum + buffer.byteLength, 0);
  const program = (file, texts) => [new WebAssembly.Module(readFileSync(file)), textsOf((name) => (existsSync(`${texts}/${name}`) ? readFileSync(`${texts}/${name}`) : undefined))];
  try {
    const asks = asker(...program(fileURLToPath(new URL("skatref.wasm", root)), fileURLToPath(new URL("texts", root))));
    const page = asker(...program(`${WASM}/page.wasm`, `${WASM}/page-texts`));
    const line = '{"ask":"bids","given":{}}', long = "x".repeat(20000), question = { ask: "value", given: { game: "clubs", note: long } };
    for (const [times, call] of [[100, () => asks.answer(`{"ask":"bids","given":{},"id":"${long}"}`)], [100, () => asks.answer(line, long)], [12, () => page.describe("de")], [6, () => page.clauses("pl")],
      [200, () => page.clause("value.overbid", "cs")], [100, () => page.clause(long, "cs")], [100, () => page.clause("value.overbid", long)], [100, () => page.search(`${long} overbid`)],
      [100, () => page.find(long, "en")], [60, () => page.consult(question, "de")], [60, () => page.refer(question, "de")]]) {
      for (let n = 0; n < 3; n++)
        call();
      const before = size();
      for (let n = 0; n < times; n++)
        call();
      assert.ok(size() - before <= 1 << 19, `${call}: ${before} to ${size()}`);
    }
  } finally {
    WebAssembly.Instance = Instance;
  }
});

test("the command knows the environment, the folder and the terminal as the native one does", { skip: spawnSync("script", ["--version"]).status !== 0 }, () => {
  const cli = fileURLToPath(new URL("cli.js", root));
  const bare = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(LANG|LANGUAGE|LC_.*|NO_COLOR|COLUMNS|TERM)$/.test(name)));
  const run = (program, args, env, terminal) => {
    const words = [...program, ...args];
    const { stdout, status } = terminal ? spawnSync("script", ["-qec", words.map((word) => `'${word}'`).join(" "), "/dev/null"], { env: { ...bare, ...env }, encoding: "utf8", input: "" })
      : spawnSync(words[0], words.slice(1), { env: { ...bare, ...env }, encoding: "utf8" });
    return [stdout, status];
  };
  for (const env of [{}, { LANGUAGE: "pl:de" }, { LC_ALL: "de_DE.UTF-8" }, { LC_MESSAGES: "cs_CZ.UTF-8" }, { LANG: "pl_PL.UTF-8" }, { LANG: "pl_PL.UTF-8", LC_ALL: "cs_CZ.UTF-8", LANGUAGE: "de" }, { NO_COLOR: "1" }])
    for (const terminal of [false, true]) {
      const args = ["explain", "--cards=letters", "sample.xskat:106"];
      assert.deepEqual(run([process.execPath, cli], args, env, terminal), run([SKATREF], args, env, terminal), `${JSON.stringify(env)} ${terminal}`);
    }
});
