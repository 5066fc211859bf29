// Sizes, start and speed of the program in WebAssembly, in node and in the page; called by `make bench-page`.
import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { closeSync, existsSync, openSync, readFileSync, readSync, statSync } from "node:fs";
import { gzipSync, brotliCompressSync } from "node:zlib";

const { BUILD, SKATREF, SCRATCH } = process.env;
const { run, asker } = await import(`${process.env.SOURCE}/src/wasm/wasi.js`);
const say = (name, value, aim) => console.log(`${name.padEnd(52)} ${String(value).padStart(10)}   ${aim ?? ""}`);
const kilo = (bytes) => `${Math.round(bytes / 1024)} KiB`;
const best = (times) => Math.min(...times);

for (const name of ["page", "skatref"]) {
  const bytes = readFileSync(`${BUILD}/wasm/${name}.wasm`);
  say(`wasm/${name}.wasm, gzip`, kilo(gzipSync(bytes, { level: 9 }).length), "aim: 120 KiB");
  say(`wasm/${name}.wasm, brotli`, kilo(brotliCompressSync(bytes).length));
}
say("page/index.html", kilo(statSync(`${BUILD}/page/index.html`).size), "aim: 600 KiB");

const question = '{"id":1,"ask":"value","given":{"game":"grand","bid":48,"matadors":2,"points":61,"tricks":6}}';
const bytes = readFileSync(`${BUILD}/wasm/skatref.wasm`);
say("node: start to first answer", `${best([1, 2, 3, 4, 5].map(() => {
  const begun = performance.now();
  asker(new WebAssembly.Module(bytes)).answer(question);
  return performance.now() - begun;
})).toFixed(0)} ms`, "aim: 100 ms");

const log = `${SCRATCH}/games.sgf`, module = new WebAssembly.Module(bytes), room = new Uint8Array(65536);
function judge() {
  const file = openSync(log), begun = performance.now();
  run(module, { args: ["skatref", "check", "--jobs=1"], write: () => true,
    read: (size) => room.subarray(0, readSync(file, room, 0, Math.min(size, room.length))) });
  closeSync(file);
  return performance.now() - begun;
}
const native = best([1, 2, 3, 4, 5].map(() => {
  const begun = performance.now();
  execFileSync(SKATREF, ["check", "--jobs=1", log]);
  return performance.now() - begun;
}));
const wasm = best([1, 2, 3, 4, 5].map(judge));
say("check: native, one thread", `${native.toFixed(0)} ms`);
say("check: in WebAssembly, in node", `${wasm.toFixed(0)} ms`);
say("check: WebAssembly, of the native speed", `${Math.round(100 * native / wasm)} %`, "aim: 50 %");

if (existsSync("/usr/bin/chromium") && existsSync(`${BUILD}/page-tools/node_modules/puppeteer-core`)) {
  const puppeteer = createRequire(`${BUILD}/page-tools/`)("puppeteer-core");
  const browser = await puppeteer.launch({ executablePath: "/usr/bin/chromium",
    args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"] });
  const times = [];
  for (let i = 0; i < 5; i++) {
    const page = await browser.newPage();
    await page.goto(`file://${BUILD}/page/index.html#value?game=grand&bid=48&matadors=2&points=61&tricks=6`);
    await page.waitForSelector(".score");
    times.push(await page.evaluate(() => performance.getEntriesByName("ruling")[0].startTime));
    await page.close();
  }
  await browser.close();
  say("page: start to first ruling, in Chromium", `${best(times).toFixed(0)} ms`, "aim: 100 ms");
}
