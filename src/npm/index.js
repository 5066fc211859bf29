// skatref for programs in node: questions, clauses and logs.
import { Worker } from "node:worker_threads";
import { doors, SkatrefError } from "./ask.js";
import { isBytes, isText, need, needObject } from "./error.js";
import { asker, run } from "./wasi.js";
import { environment, openFile, program } from "./node.js";

const WINDOW = 65536, MOST = 16;
const [INPUT, PRINTED] = [0, 1];

export { SkatrefError };

let asking = null;

/**
 * answer: a line of JSON by a line of JSON; ask: a question, its name and its facts;
 * Game: a deal in motion, `new Game({ code, deal, seat })`.
 */
export const { answer, ask, Game } = doors((line, language) => {
  asking ??= asker(program(), openFile);
  return asking.answer(line, language);
});

/** What is had in a browser, in the same way. */
export async function load(options = {}) {
  needObject("load: the options", options);
  return { answer, ask, Game };
}

// Texts that the program gets as arguments, where each would end at a NUL.
function needWords(what, words) {
  need(Array.isArray(words), what, "a list of texts", words);
  for (const word of words)
    need(isText(word) && !word.includes("\0"), what, "texts without a NUL", word);
}

const STREAM = "a stream or a list of texts or bytes";
const isStream = (input) => typeof input === "object" && input !== null && !isBytes(input)
  && (typeof input[Symbol.asyncIterator] === "function" || typeof input[Symbol.iterator] === "function");

// A command that needs no input, at once.
function runNow(args) {
  const printed = { 1: [], 2: [] };
  const status = run(program(), {
    args: ["skatref", ...args], env: environment(), open: openFile,
    read: () => new Uint8Array(0),
    write: (stream, bytes) => printed[stream].push(Buffer.from(bytes)) > 0,
  });
  const text = (stream) => Buffer.concat(printed[stream]).toString();
  if (status === 2)
    throw new SkatrefError(text(2).trim());
  return { status, text: text(1) };
}

const jsonLines = (text) => text.split("\n").filter((line) => line !== "").map((line) => JSON.parse(line));

/** The clauses that an id or words name: a list, best first; empty if there is none. */
export function clauses(...words) {
  needWords("clauses: the words", words);
  return jsonLines(runNow(["clause", "--list", "--format=json", "--", ...words]).text);
}

/** The clause with this id, or null. */
export function clause(id) {
  needWords("clause: the id", [id]);
  const { status, text } = runNow(["clause", "--format=json", "--", id]);
  return status === 0 ? jsonLines(text).find((found) => found.id === id) ?? null : null;
}

// Hands the next piece of the input to the window of a worker that waits for it.
function feeder(input, state, window) {
  const pieces = input[Symbol.asyncIterator]?.() ?? input[Symbol.iterator]();
  let rest = new Uint8Array(0);
  return {
    async feed() {
      while (rest.length === 0) {
        const { done, value } = await pieces.next();
        if (done)
          break;
        need(isText(value) || isBytes(value), "a piece of the input", "a text or bytes", value);
        rest = isText(value) ? new TextEncoder().encode(value) : value;
      }
      const part = rest.subarray(0, WINDOW);
      window.set(part);
      rest = rest.subarray(part.length);
      Atomics.store(state, INPUT, part.length);
      Atomics.notify(state, INPUT);
    },
    end: () => pieces.return?.(),
  };
}

/**
 * Runs a command. input: what it reads, a stream or any iterable of texts or bytes.
 * Yields what it prints, piece by piece, as bytes; returns the status.
 */
export async function * command(args, input = []) {
  needWords("command: the arguments", args);
  need(isStream(input), "command: the input", STREAM, input);
  const state = new Int32Array(new SharedArrayBuffer(8));
  const window = new Uint8Array(new SharedArrayBuffer(WINDOW));
  const feed = feeder(input, state, window);
  // Options of node as --input-type are not for it.
  const worker = new Worker(new URL("worker.js", import.meta.url), { execArgv: [], workerData: { args, state, window, most: MOST } });
  const waiting = [];
  const errors = [];
  let wake = () => {}, failure = null, status = null;

  worker.on("message", (message) => {
    if (message.wants)
      feed.feed().catch((error) => { failure = error; wake(); });
    else if (message.stream === 2) {
      errors.push(Buffer.from(message.bytes));
      Atomics.sub(state, PRINTED, 1);
      Atomics.notify(state, PRINTED);
    } else if (message.bytes !== undefined)
      waiting.push(message.bytes);
    else
      status = message.status;
    wake();
  });
  worker.on("error", (error) => { failure = error; wake(); });
  try {
    for (;;) {
      while (waiting.length > 0) {
        const bytes = waiting.shift();
        Atomics.sub(state, PRINTED, 1);
        Atomics.notify(state, PRINTED);
        yield bytes;
      }
      if (failure !== null)
        throw failure;
      if (status !== null)
        break;
      await new Promise((resolve) => { wake = resolve; });
    }
  } finally {
    await worker.terminate();
    await feed.end();
  }
  if (status === 2)
    throw new SkatrefError(Buffer.concat(errors).toString().trim());
  return status;
}

// What the functions below choose for themselves.
const OWN = ["format", "help", "summary"];

// The program reads the beginning of an option, too, and capital letters: { Form: "html" }.
function isOwn(option) {
  const name = /^-*([^=]*)/.exec(option)[1].toLowerCase();
  return OWN.some((own) => own.startsWith(name));
}

const isValue = (value) => isText(value) || Number.isFinite(value);

// The options of a command, as { code: "isko2018", option: ["contra"], all: true }.
function optionArguments(call, options) {
  const args = [];
  needObject(`${call}: the options`, options);
  for (const [name, value] of Object.entries(options)) {
    if (isOwn(name))
      throw new SkatrefError(`no option '${name}' here: command() prints other formats, summaries and the help`);
    if (value === true)
      args.push(`--${name}`);
    else if (value !== false && value !== undefined && value !== null) {
      need(isValue(value) || (Array.isArray(value) && value.every(isValue)), `${call}: the option '${name}'`, "true or false, a text, a number, or a list of these", value);
      args.push(`--${name}=${[value].flat().join(",")}`);
    }
  }
  return args;
}

// The words of a command with its log; a text is the path of a file.
function words(call, options, log) {
  need(isText(log) || isStream(log), `${call}: the log`, `the path of a file, or ${STREAM}`, log);
  const isPath = isText(log);
  return [[...options, "--", isPath ? log : "-"], isPath ? [] : log];
}

/** Judges a log: the path of a file, or a stream. Yields a judgment for each game. */
export async function * check(log, options = {}) {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const bytes of command(...words("check", ["check", "--format=jsonl", ...optionArguments("check", options)], log))) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split("\n");
    rest = lines.pop();
    for (const line of lines) {
      const judgment = JSON.parse(line);
      if (judgment.error === undefined)  // else a file cannot be read, as the message at the end says
        yield judgment;
    }
  }
}

// What a command prints, as one text.
async function text(args, input) {
  const pieces = [];
  for await (const bytes of command(args, input))
    pieces.push(bytes);
  return Buffer.concat(pieces).toString();
}

/** Explains a game of a log, trick by trick, as text. */
export async function explain(log, options = {}) {
  return text(...words("explain", ["explain", ...optionArguments("explain", options)], log));
}

/** Adds up a score list and checks it: what `skatref sheet --format=json` prints. */
export async function sheet(list, options = {}) {
  return JSON.parse(await text(...words("sheet", ["sheet", "--format=json", ...optionArguments("sheet", options)], list)));
}

/** Writes a log in another format: yields pieces of it, as bytes. */
export async function * convert(log, to, options = {}) {
  need(isText(to), "convert: the format", "its name, a text", to);
  return yield* command(...words("convert", ["convert", `--to=${to}`, ...optionArguments("convert", options)], log));
}
