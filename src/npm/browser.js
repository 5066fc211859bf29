// skatref in a browser: questions, and games in motion. `const { ask, Game } = await load();`
// The program is inside of this module and those that it imports, so that it needs no file beside it.
import { doors, SkatrefError } from "./ask.js";
import { isTexts, need, needObject } from "./error.js";
import program from "./program.js";
import { askerLater, textsOf } from "./wasi.js";

export { SkatrefError };

const LANGUAGES = {
  de: () => import("./texts-de.js"),
  pl: () => import("./texts-pl.js"),
  cs: () => import("./texts-cs.js"),
};

async function unpack(text) {
  const stream = new DecompressionStream("deflate");
  const writer = stream.writable.getWriter();
  writer.write(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))).catch(() => {});
  writer.close().catch(() => {});
  return new Uint8Array(await new Response(stream.readable).arrayBuffer());
}

async function unpackAll(files) {
  return Promise.all(Object.entries(files).map(async ([name, text]) => [name, await unpack(text)]));
}

async function textsIn(language) {
  if (!Object.hasOwn(LANGUAGES, language))
    throw new SkatrefError(`no language '${language}': en, ${Object.keys(LANGUAGES).join(", ")}`);
  return unpackAll((await LANGUAGES[language]()).default);
}

/** Loads the program. languages: those that are wanted besides English. Returns { answer, ask, Game }. */
export async function load(options = {}) {
  needObject("load: the options", options);
  const { languages = Object.keys(LANGUAGES) } = options;
  need(isTexts(languages), "load: the languages", "a list of texts", languages);
  const wanted = [...new Set(languages)].filter((language) => language !== "en");
  const files = new Map((await Promise.all([unpackAll(program), ...wanted.map(textsIn)])).flat());
  const module = await WebAssembly.compile(files.get("skatref.wasm"));
  const asking = await askerLater(module, textsOf((name) => files.get(name)));
  return doors((line, language) => {
    if (language !== "en" && !wanted.includes(language))
      throw new SkatrefError(`the language '${language}' is not loaded: load({ languages: ["${language}"] })`);
    return asking.answer(line, language);
  });
}
