// The program in WebAssembly, and what it tells: questions, words, clauses, cases.
import { askerLater, runLater, textsOf } from "../wasm/wasi.js";

// The bytes of text with thirteen bits in two signs, as bundle.mjs writes it.
function fromPairs(text) {
  const odd = text.length % 2, bytes = new Uint8Array((13 * (text.length - odd) / 2 + 6 * odd) >> 3);
  const sign = (at) => text.charCodeAt(at) - 35 - (text.charCodeAt(at) > 60);
  for (let at = 0, place = 0, held = 0, bits = 0; at < text.length; at += 2) {
    const pair = at + 1 < text.length;
    held |= (pair ? 91 * sign(at) + sign(at + 1) : sign(at)) << bits;
    for (bits += pair ? 13 : 6; bits >= 8; bits -= 8, held >>= 8)
      bytes[place++] = held;
  }
  return bytes;
}

// A part of the page, as it is unpacked. The stream of a Blob would begin 6 ms later.
function unpacked(id) {
  const packed = new ReadableStream({
    start(stream) {
      stream.enqueue(fromPairs(document.getElementById(id).textContent));
      stream.close();
    },
  });
  return new Response(packed.pipeThrough(new DecompressionStream("gzip")), { headers: { "content-type": "application/wasm" } });
}

let asking = null, names = null, casesLater = null;
const clausesIn = new Map(), oneClause = new Map(), texts = new Map();

/** The language, the description in it, and the compiled program. */
export const program = { language: "en", description: null, module: null, texts };

const LANGUAGES = ["de", "pl", "cs"];

// Unpacks the files that the program reads: its constants, the clauses, and the texts of languages.
const unpackTexts = (...languages) => Promise.all(["constants", "clauses", ...(languages.length > 0 ? ["words"] : []), ...languages]
  .filter((name) => !texts.has(name)).map(async (name) => texts.set(name, new Uint8Array(await unpacked(name).arrayBuffer()))));

const textsIn = (language) => unpackTexts(...LANGUAGES.filter((one) => one === language));

/** A thread with the source of this page. */
export const newWorker = () => new Worker(document.querySelector("script[src]").src);

// The thread that rules; language: whose texts it has.
const court = {
  ready: false, worker: null, waiting: new Map(), number: 0, language: null,
  start() {
    this.worker = newWorker();
    this.worker.onmessage = ({ data }) => {
      this.ready = true;
      this.waiting.get(data.id)?.(data.said);
      this.waiting.delete(data.id);
    };
    this.worker.onerror = () => { this.ready = false; };
    this.worker.postMessage({ task: "court", module: program.module });
  },
  refer(question) {
    const id = ++this.number;
    const { language } = program;
    this.worker.postMessage({ task: "refer", id, question, language, texts: language === this.language ? null : texts });
    this.language = language;
    return new Promise((resolve) => this.waiting.set(id, resolve));
  },
};

/** Starts the program: to be called first. */
export async function start(language) {
  [program.module] = await Promise.all([WebAssembly.compileStreaming(unpacked("wasm")), textsIn(language)]);
  asking = await askerLater(program.module, textsOf((name) => texts.get(name)));
  await speak(language);
  setTimeout(() => court.start(), 500);
}

/** Describes everything in a language from now on. */
export async function speak(language) {
  await textsIn(language);
  program.language = language;
  program.description = asking.describe(language);
  names = program.description.texts;
}

/** A text of the page in the language; {1}, {2} are replaced. */
export const t = (text, ...values) =>
  values.reduce((made, value, i) => made.replace(`{${i + 1}}`, value), names?.[text] ?? text);

/** What is asked next, and the ruling once nothing is missing: { ask, given, at }. In a thread of its own as soon
 *  as there is one, so that a long search holds nothing up. */
export const refer = (question) => (court.ready ? court.refer(question) : Promise.resolve(asking.refer(question, program.language)));

/** Incidents and disputes that words find in any language. */
export async function findDisputes(words) {
  return asking.find(words, program.language);
}

/** An answer with its verdict, or { wrongs }. */
export const consult = (ask, given) => asking.consult({ ask, given }, program.language);

/** The answer to a line of JSON, as `skatref answer` gives it. */
export const answerLine = (line, language) => asking.answer(line, language);

/** Runs a command; input: bytes. Returns { status, text, error }. */
export async function command(args, input = new Uint8Array(0)) {
  const printed = { 1: [], 2: [] };
  let at = 0;
  const status = await runLater(program.module, {
    args: ["skatref", ...args],
    env: { LANGUAGE: program.language },
    open: textsOf((name) => texts.get(name)),
    read: (size) => input.subarray(at, at = Math.min(input.length, at + size)),
    write: (stream, bytes) => printed[stream].push(bytes.slice()) > 0,
  });
  const text = (stream) => new TextDecoder().decode(
    Uint8Array.from(printed[stream].flatMap((bytes) => [...bytes])));
  return { status, text: text(1), error: text(2) };
}

/** A clause in the language, or null. It does not need all of them, which take 7 ms. */
export function clause(id) {
  const key = `${program.language} ${id}`;
  if (!oneClause.has(key))
    oneClause.set(key, asking.clause(id, program.language));
  return oneClause.get(key);
}

/** All clauses, by id, with title and text in the language. */
export function clauses() {
  const { language } = program;
  if (!clausesIn.has(language))
    clausesIn.set(language, new Map(asking.clauses(language).map((clause) => [clause.id, clause])));
  return clausesIn.get(language);
}

/** The ids of the clauses that a search finds: by words in any language, or by an official number. */
export async function findClauses(words) {
  await unpackTexts(...LANGUAGES);
  return asking.search(words);
}

/** All cases of the corpus. */
export function cases() {
  casesLater ??= unpacked("cases").json().then(rows);
  return casesLater;
}

// Objects of a table that is kept by columns; 0 is nothing.
const rows = (columns) => columns.id.map((id, i) => Object.fromEntries(
  Object.entries(columns).filter(([, column]) => column[i] !== 0).map(([key, column]) => [key, column[i]])));

/** The word for the key of a list of words. */
export const word = (list, key) => list.find(([one]) => one === key)?.[1] ?? String(key);
