// The page: its sections, its language, its address.
import { pack } from "./cards.js";
import { el, fill } from "./dom.js";
import { logPage } from "./log.js";
import { memory } from "./memory.js";
import { nowPage, startPage, valuePage } from "./now.js";
import { casePage, clausePage, rulesPage } from "./rules.js";
import { program, speak, start, t } from "./program.js";
import { LANGUAGES, tablePage } from "./table.js";
import { work } from "./worker.js";

const pages = { start: startPage, value: valuePage, now: nowPage, log: logPage, rules: rulesPage, clause: clausePage, case: casePage,
  table: (main) => tablePage(main, show) };
const SECTION = { value: "start", now: "start", clause: "rules", case: "rules" };

// The header stands in the page from the start: only its words change.
function frame(section) {
  document.documentElement.lang = program.language;
  document.title = `skatref: ${t("The rules of Skat")}`;
  const here = SECTION[section] ?? section;
  const names = { start: t("Ask"), log: t("Log"), rules: t("Rules"), table: t("Our table") };
  for (const one of document.querySelectorAll("header nav a")) {
    const address = one.getAttribute("href").slice(1);
    one.textContent = names[address];
    one.toggleAttribute("aria-current", false);
    if (address === here)
      one.setAttribute("aria-current", "page");
  }
  const select = document.getElementById("language");
  select.setAttribute("aria-label", t("Language"));
  select.value = program.language;
}

// Where an address leads that cannot be read: to the start.
function place() {
  try {
    const [path, words = ""] = location.hash.slice(1).split(/\?(.*)/s);
    const [section, ...rest] = path.split("/").map(decodeURIComponent);
    return { section: Object.hasOwn(pages, section) ? section : "start", rest, query: new URLSearchParams(words) };
  } catch {
    return { section: "start", rest: [], query: new URLSearchParams() };
  }
}

async function show() {
  const main = document.querySelector("main");
  const { section, rest, query } = place();
  frame(section);
  try {
    await pages[section](main, { path: rest, query });
  } catch (error) {
    if (section === "start")
      throw error;
    console.warn(error.message);
    frame("start");
    await startPage(main, { query: new URLSearchParams() });
  }
  main.dataset.shown = location.hash;
  performance.mark("ruling");
}

function language() {
  const known = (name) => Object.hasOwn(LANGUAGES, name);
  return [memory.get("language"), ...navigator.languages.map((name) => name.slice(0, 2))].find((name) => name && known(name)) ?? "en";
}

// Hosted, the page stays usable without the network.
function keep() {
  if (!/^https?:$/.test(location.protocol))
    return;
  document.head.append(el("link", { rel: "manifest", href: "manifest.webmanifest" }));
  if ("serviceWorker" in navigator)
    navigator.serviceWorker.register("sw.js").catch(() => {});
}

async function begin() {
  pack.name = memory.get("pack") === "german" ? "german" : "french";
  await start(language());
  const select = document.getElementById("language");
  fill(select, Object.keys(LANGUAGES).map((value) => el("option", { value }, value.toUpperCase())));
  select.addEventListener("change", async () => {
    memory.set("language", select.value);
    await speak(select.value);
    show();
  });
  addEventListener("hashchange", async () => {
    await show();
    document.querySelector("main").focus({ preventScroll: true });
    scrollTo(0, 0);
  });
  await show();
  keep();
}

if (typeof document === "undefined")
  work();
else
  begin();
