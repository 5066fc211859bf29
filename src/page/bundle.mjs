// Makes one page of the modules, the style, the program and the cases.
// usage: node bundle.mjs SOURCE WASM TEXTS VECTORS OUT
// SOURCE: the folder of the sources; TEXTS: that of the texts; OUT gets index.html and sw.js.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { gzipSync } from "node:zlib";

const [source, wasm, texts, vectors, out] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
const read = (name) => readFileSync(join(source, name), "utf8");
const seen = new Set();

// A module after those that it imports, each in a function of its own.
function modules(name) {
  if (seen.has(name))
    return "";
  seen.add(name);
  const place = (other) => `$${other.replace(/.*\/|\.js$/g, "")}`;
  const imports = /^import (\{[^}]*\}) from "(\.[^"]+)";$/gm;
  const text = read(name);
  const before = [...text.matchAll(imports)].map(([, , other]) => modules(normalize(join(dirname(name), other)))).join("");
  const names = [...text.matchAll(/^export (?:async )?(?:function|const) ?\*? ?(\w+)/gm)].map(([, one]) => one);
  const body = text.replace(imports, (all, list, other) => `const ${list} = ${place(other)};`).replace(/^export /gm, "");
  return `${before}const ${place(name)} = (() => {\n${body}return { ${names.join(", ")} };\n})();\n`;
}

// What a page shows of a case.
const kept = ["id", "title", "clauses", "source", "note", "codes", "ask", "given", "expect"];
const all = readFileSync(vectors, "utf8").trim().split("\n").map((line) => JSON.parse(line))
  .filter(({ ask }) => ask !== "count");             // numbers of sequences are for those who write engines
const likeness = (one) => one.ask + JSON.stringify(one.given);
all.sort((a, b) => (likeness(a) < likeness(b) ? -1 : 1));
// By columns, and what is alike together: a fifth smaller.
const cases = JSON.stringify(Object.fromEntries(kept.map((key) => [key, all.map((one) => one[key] ?? 0)])));

// Comments and blanks at the beginning of lines help only those who read the sources.
const bare = (text) => text.replace(/^ *(\/\/.*|\/\*\*[^]*?\*\/)\n/gm, "").replace(/^ +|^\n/gm, "");
const script = `"use strict";\n${bare(modules("page/main.js"))}`;
// The style is not packed: it is there at the first paint.
const style = (read("page/colors.css") + read("page/app.css")).replace(/\/\*[^]*?\*\//g, "")
  .replace(/\s+/g, " ").replace(/ ?([{};,]) ?/g, "$1").replace(/(?<=[{;][-a-z]+): /g, ":");
const loader = bare(read("page/loader.js"));
const icon = read("page/icon.svg").trim();
const hash = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

// zopfli takes longer, for a twentieth less.
function packed(bytes) {
  const file = join(out, "part");
  writeFileSync(file, bytes);
  const { status, stdout } = spawnSync("zopfli", ["-c", file], { maxBuffer: 1 << 26 });
  rmSync(file);
  return status === 0 ? stdout : gzipSync(bytes, { level: 9 });
}

// Thirteen bits in two signs, from # to ~ without <, and up to six at the end in one: a twelfth less than base64.
function inPairs(bytes) {
  const sign = (n) => String.fromCharCode(n + 35 + (n >= 25));
  let text = "", held = 0, bits = 0;
  const pair = () => sign(Math.floor((held & 8191) / 91)) + sign((held & 8191) % 91);
  for (const byte of bytes) {
    held |= byte << bits;
    bits += 8;
    if (bits >= 13) {
      text += pair();
      held >>= 13;
      bits -= 13;
    }
  }
  return text + (bits > 6 ? pair() : bits > 0 ? sign(held) : "");
}

// The parts that are unpacked when they are needed.
const part = (id, bytes, written = inPairs) => `<script type="text/plain" id="${id}">${written(packed(bytes))}</script>\n`;
const inBase64 = (bytes) => bytes.toString("base64");          // which needs the fewest words in the loader
const textOf = (name) => readFileSync(join(texts, name));
const textParts = ["constants", "clauses", "words", "de", "pl", "cs"].map((name) => part(name, textOf(name)));
const parts = {
  POLICY: `default-src 'none'; script-src ${hash(loader)} 'strict-dynamic' 'wasm-unsafe-eval'; style-src ${hash(style)}; worker-src blob: 'self'; `
    + "img-src data: 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'",
  STYLE: style,
  PARTS: [part("script", script, inBase64), part("wasm", readFileSync(wasm)), ...textParts, part("cases", cases)].join(""),
  LOADER: loader,
  ICON: `data:image/svg+xml,${encodeURIComponent(icon)}`,
};
if (/<\/script|<!--/i.test(loader) || /<\/style/i.test(style))
  throw new Error("the sources would end their element");
const page = read("page/index.html.in").replace(/@([A-Z]+)@/g, (all, name) => parts[name]);
writeFileSync(join(out, "index.html"), page);
writeFileSync(join(out, "sw.js"), read("page/sw.js").replace("@HASH@", createHash("sha256").update(page).digest("hex").slice(0, 16)));
for (const name of ["icon.svg", "manifest.webmanifest"])
  writeFileSync(join(out, name), read(`page/${name}`));
console.log(`${join(out, "index.html")}: ${page.length} bytes`);
