// skatref in a browser: questions, and games in motion. `const { ask, Game } = await load();`
import { gameOf } from "./game.js";
import { askerLater } from "./wasi.js";

const NEEDED = ["constants", "clauses", "words", "de", "pl", "cs"];

/** What the program refuses. */
export class SkatrefError extends Error {
  constructor(message) {
    super(message);
    this.name = "SkatrefError";
  }
}

function fileOf(bytes) {
  return bytes === undefined ? null
    : { size: bytes.length, read: (at, size) => bytes.subarray(at, at + size), close() {} };
}

/** Loads the program. fetched: how a file of the package is had, by its name; returns bytes. */
export async function load(fetched = async (name) => {
  const answer = await fetch(new URL(name, import.meta.url));
  if (!answer.ok)
    throw new SkatrefError(`cannot load ${name}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}) {
  const texts = new Map(await Promise.all(NEEDED.map(async (name) =>
    [`/skatref/texts/${name}`, await fetched(`texts/${name}`)])));
  const asking = await askerLater(await WebAssembly.compile(await fetched("skatref.wasm")),
    (path) => fileOf(texts.get(path)));
  const ask = (name, given = {}, { language = "en" } = {}) => {
    const { answer, error } = JSON.parse(asking.answer(JSON.stringify({ id: 1, ask: name, given }), language));
    if (error !== undefined)
      throw new SkatrefError(error);
    return answer;
  };
  return { ask, Game: gameOf(ask, SkatrefError) };
}
