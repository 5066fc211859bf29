// Bundles the application and opens it in a browser; called by tests/page/bundles.sh. Says with which bundler, and
// what was found; the status is 1 if it is not what it should be.
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { copyFileSync, mkdirSync, readFileSync } from "node:fs";

const { TOOLS } = process.env;
const require = createRequire(TOOLS);
const TYPES = { js: "text/javascript", html: "text/html" };
const root = process.cwd();
const vite = await import(`${TOOLS}node_modules/vite/dist/node/index.js`);

// Serves a folder; returns its address and how it ends.
async function served(folder) {
  const server = createServer((request, response) => {
    const name = new URL(request.url, "http://x").pathname.slice(1) || "index.html";
    response.writeHead(200, { "content-type": TYPES[name.split(".").pop()] ?? "application/octet-stream" });
    response.end(readFileSync(`${folder}/${name}`));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${server.address().port}/`, close: () => { server.closeAllConnections(); server.close(); } };
}

// What is made by a bundler that knows no HTML has the page of the application beside it.
async function beside(folder, bundle) {
  mkdirSync(folder, { recursive: true });
  copyFileSync("index.html", `${folder}/index.html`);
  await bundle(folder);
  return served(folder);
}

function webpack(folder) {
  return new Promise((resolve, reject) => require("webpack")({
    mode: "production", entry: "./main.js", context: root, output: { path: folder, filename: "main.js" }, performance: { hints: false },
  }, (error, stats) => error ?? (stats.hasErrors() || stats.hasWarnings())
    ? reject(error ?? new Error(stats.toString())) : resolve()));
}

const esbuild = (options) => (folder) => require("esbuild").build({
  entryPoints: ["main.js"], bundle: true, minify: true, logLevel: "silent", outdir: folder, ...options });

const ways = {
  "vite build": async () => {
    await vite.build({ root, logLevel: "warn", build: { outDir: `${root}/dist`, chunkSizeWarningLimit: 1000 } });
    return served(`${root}/dist`);
  },
  "vite, while it is written": async () => {
    const server = await vite.createServer({ root, logLevel: "warn", server: { host: "127.0.0.1", port: 0 } });
    await server.listen();
    return { url: server.resolvedUrls.local[0], close: () => server.close() };
  },
  webpack: () => beside(`${root}/webpack`, webpack),
  "esbuild, one file": () => beside(`${root}/esbuild`, esbuild({ format: "iife" })),
  "esbuild, split": () => beside(`${root}/split`, esbuild({ format: "esm", splitting: true })),
};

const EXPECTED = [true, 72, "game"];
const browser = await require("puppeteer-core").launch({ executablePath: "/usr/bin/chromium",
  args: ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"] });

async function seen(url) {
  const page = await browser.newPage();
  const faults = [];
  page.on("pageerror", (error) => faults.push(error.message));
  await page.goto(url);
  await page.waitForFunction(() => document.title !== "", { timeout: 60000 }).catch((error) => faults.push(error.message));
  const title = await page.title();
  await page.close();
  return [title, ...faults].join("; ");
}

let failures = 0;
for (const [name, open] of Object.entries(ways)) {
  try {
    const { url, close } = await open();
    const text = await seen(url);
    await close();
    const [same, score, outcome, german, polish] = JSON.parse(text);
    if (JSON.stringify([same, score, outcome]) !== JSON.stringify(EXPECTED) || !/erwartet/.test(german)
      || !/'pl' is not loaded/.test(polish))
      throw new Error(text);
    console.log(`# ${name}: ${text}`);
  } catch (error) {
    failures++;
    console.log(`# ${name}: ${String(error.stack ?? error).replaceAll("\n", "\n# ")}`);
  }
}
await browser.close();
process.exit(failures > 0 ? 1 : 0);
