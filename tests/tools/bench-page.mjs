// Sizes, start and speed of the program in WebAssembly, in node and in the page; called by `make bench-page`.
import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { closeSync, existsSync, openSync, readFileSync, readSync, statSync } from "node:fs";
import { gzipSync, brotliCompressSync } from "node:zlib";

const { BUILD, SKATREF, SCRATCH, FLAGS } = process.env;
const { run, asker, textsOf } = await import(`${process.env.BUILD}/npm/package/wasi.js`);
const say = (name, value, aim) => console.log(`${name.padEnd(52)} ${String(value).padStart(10)}   ${aim ?? ""}`);
const kilo = (bytes) => `${Math.round(bytes / 1024)} KiB`;
const best = (times) => Math.min(...times);
const middle = (times) => [...times].sort((a, b) => a - b)[times.length >> 1];
const spread = (times) => `${best(times).toFixed(0)} ms`.padEnd(7) + ` (median ${middle(times).toFixed(0)})`;
const open = textsOf((name) => (existsSync(`${BUILD}/wasm/texts/${name}`) ? readFileSync(`${BUILD}/wasm/texts/${name}`) : undefined));

for (const name of ["page", "skatref"]) {
  const bytes = readFileSync(`${BUILD}/wasm/${name}.wasm`);
  say(`wasm/${name}.wasm, gzip`, kilo(gzipSync(bytes, { level: 9 }).length), "aim: 120 KiB");
  say(`wasm/${name}.wasm, brotli`, kilo(brotliCompressSync(bytes).length));
}
for (const [, name, part] of readFileSync(`${BUILD}/page/index.html`, "latin1").matchAll(/<script [^>]*id="(\w+)">([^]*?)<\/script>/g))
  say(`  of page/index.html: ${name}`, kilo(part.length), "packed, as text");
say("page/index.html", kilo(statSync(`${BUILD}/page/index.html`).size), "aim: 600 KiB");

const question = '{"id":1,"ask":"value","given":{"game":"grand","bid":48,"matadors":2,"points":61,"tricks":6}}';
const bytes = readFileSync(`${BUILD}/wasm/skatref.wasm`);
// The first time, before anything is compiled.
const begun = performance.now();
asker(new WebAssembly.Module(bytes), open).answer(question);
say("node: start to first answer", `${(performance.now() - begun).toFixed(0)} ms`, "aim: 100 ms");

const log = `${SCRATCH}/games.sgf`, module = new WebAssembly.Module(bytes), room = new Uint8Array(65536);
function judge() {
  const file = openSync(log), begun = performance.now();
  run(module, { args: ["skatref", "check", "--jobs=1"], open, write: () => true,
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
say("check of 100,000 games: native, one thread", `${native.toFixed(0)} ms`, `built with ${FLAGS}`);
say("check: in WebAssembly, in node", `${wasm.toFixed(0)} ms`);
say("check: WebAssembly, of the native speed", `${Math.round(100 * native / wasm)} %`, "aim: 50 %");

// A browser that has just started, and pages that it opens later.
async function pageTimes(browser) {
  const times = [];
  for (let i = 0; i < 4; i++) {
    const page = await browser.newPage();
    await page.goto(`file://${BUILD}/page/index.html#value?game=grand&bid=48&matadors=2&points=61&tricks=6`);
    await page.waitForSelector(".verdict");
    times.push(await page.evaluate(() => performance.getEntriesByName("ruling")[0].startTime));
    await page.close();
  }
  return times;
}

// The largest memory that a process of the browser has had, in MiB.
const peak = (pid) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

// 100,000 games: how long until they are judged, the longest time that the page did not answer, and the memory.
async function pageLog(browser) {
  const page = await browser.newPage();
  await page.goto(`file://${BUILD}/page/index.html#log`);
  await page.waitForSelector("#file");
  await page.evaluate(() => {
    let last = performance.now();
    globalThis.longest = 0;
    setInterval(() => { globalThis.longest = Math.max(globalThis.longest, performance.now() - last); last = performance.now(); }, 5);
  });
  const begun = performance.now();
  await (await page.$("#file")).uploadFile(log);
  await page.waitForFunction(() => document.querySelector(".games li") && !document.querySelector("progress"), { timeout: 300000 });
  say("page: 100,000 games judged", `${(performance.now() - begun).toFixed(0)} ms`);
  say("page: longest time without an answer meanwhile", `${(await page.evaluate(() => globalThis.longest)).toFixed(0)} ms`);
  const session = await browser.target().createCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  say("page: the most memory of its process", `${Math.max(...processInfo.filter(({ type }) => type === "renderer").map(({ id }) => peak(id))).toFixed(0)} MiB`);
  await page.close();
}

if (existsSync("/usr/bin/chromium") && existsSync(`${BUILD}/page-tools/node_modules/puppeteer-core`)) {
  const puppeteer = createRequire(`${BUILD}/page-tools/`)("puppeteer-core");
  const cold = [], warm = [];
  for (let i = 0; i < 4; i++) {
    const browser = await puppeteer.launch({ executablePath: "/usr/bin/chromium",
      args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"] });
    const [first, ...later] = await pageTimes(browser);
    cold.push(first);
    warm.push(...later);
    if (i === 3)
      await pageLog(browser);
    await browser.close();
  }
  say("page: start to first ruling, in a browser just started", spread(cold));
  say("page: the same in a browser that runs", spread(warm), "aim: 100 ms");
}
