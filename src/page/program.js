// The program in WebAssembly, and what it tells: questions, words, clauses, cases.
import { askerLater, runLater } from "../wasm/wasi.js";

async function unpack(id) {
  const coded = atob(document.getElementById(id).textContent.trim());
  const packed = new Uint8Array(coded.length);
  for (let i = 0; i < packed.length; i++)
    packed[i] = coded.charCodeAt(i);
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

let asking = null, names = null, casesLater = null;
const clausesIn = new Map();

/** The language, the description in it, and the compiled program. */
export const program = { language: "en", description: null, module: null };

/** Starts the program: to be called first. */
export async function start(language) {
  program.module = await WebAssembly.compile(await unpack("wasm"));
  asking = await askerLater(program.module);
  speak(language);
}

/** Describes everything in a language from now on. */
export function speak(language) {
  program.language = language;
  program.description = asking.describe(language);
  names = program.description.texts;
}

/** A text of the page in the language; {1}, {2} are replaced. */
export const t = (text, ...values) =>
  values.reduce((made, value, i) => made.replace(`{${i + 1}}`, value), names?.[text] ?? text);

/** An answer, or { wrongs }. */
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
    read: (size) => input.subarray(at, at = Math.min(input.length, at + size)),
    write: (stream, bytes) => printed[stream].push(bytes.slice()) > 0,
  });
  const text = (stream) => new TextDecoder().decode(
    Uint8Array.from(printed[stream].flatMap((bytes) => [...bytes])));
  return { status, text: text(1), error: text(2) };
}

const jsonLines = (text) => text.split("\n").filter((line) => line !== "").map((line) => JSON.parse(line));

/** All clauses, by id, with title and text in the language. */
export async function clauses() {
  const { language } = program;
  if (!clausesIn.has(language)) {
    const { text } = await command(["clause", "--list", "--format=json"]);
    clausesIn.set(language, new Map(jsonLines(text).map((clause) => {
      const said = clause.translations?.[language];
      return [clause.id, { ...clause, ...(said === undefined ? {} : { title: said.title, text: said.text }) }];
    })));
  }
  return clausesIn.get(language);
}

/** The clauses that a search finds: by words in any language, an official number, or a case. */
export async function findClauses(words) {
  const number = /^\d[\d.]*$/.test(words[0] ?? "");
  const queries = number ? [[`--isko2022=${words[0]}`], [`--isko1999=${words[0]}`]] : [["--", ...words]];
  const found = new Set();
  for (const query of queries)
    for (const clause of jsonLines((await command(["clause", "--list", "--format=json", ...query])).text))
      found.add(clause.id);
  return [...found];
}

/** All cases of the corpus. */
export function cases() {
  casesLater ??= unpack("cases").then((bytes) => rows(JSON.parse(new TextDecoder().decode(bytes))));
  return casesLater;
}

// Objects of a table that is kept by columns; 0 is nothing.
const rows = (columns) => columns.id.map((id, i) => Object.fromEntries(
  Object.entries(columns).filter(([, column]) => column[i] !== 0).map(([key, column]) => [key, column[i]])));

/** The word for the key of a list of words. */
export const word = (list, key) => list.find(([one]) => one === key)?.[1] ?? String(key);
