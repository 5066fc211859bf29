// The page: its sections, its language, its address.
import { pack } from "./cards.js";
import { el, fill, link } from "./dom.js";
import { logPage } from "./log.js";
import { nowPage } from "./now.js";
import { casePage, clausePage, rulesPage } from "./rules.js";
import { program, speak, start, t } from "./program.js";
import { valuePage } from "./value.js";
import { work } from "./worker.js";

const LANGUAGES = { en: "English", de: "Deutsch", pl: "Polski", cs: "Čeština" };
const sections = () => [["value", t("What was it worth?"), "🂡"], ["now", t("What now?")], ["log", t("Was it right?")], ["rules", t("The rules")]];
const pages = { value: valuePage, now: nowPage, log: logPage, rules: rulesPage, clause: clausePage, case: casePage };

// What this device remembers; a page in a strict browser remembers nothing.
const memory = {
  get(key) {
    try {
      return localStorage.getItem(`skatref.${key}`);
    } catch {
      return null;
    }
  },
  set(key, value) {
    try {
      localStorage.setItem(`skatref.${key}`, value);
    } catch {
      // then not
    }
  },
};

function select(id, name, choices, chosen, change) {
  const list = el("select", { id, "aria-label": name, change: (event) => change(event.target.value) },
    Object.entries(choices).map(([value, text]) => el("option", { value }, text)));
  list.value = chosen;
  return list;
}

function frame() {
  document.documentElement.lang = program.language;
  document.title = `skatref: ${t("The rules of Skat")}`;
  const here = location.hash.slice(1).split(/[/?]/)[0] || "value";
  const section = ["clause", "case"].includes(here) ? "rules" : here;
  fill(document.querySelector("header"),
    el("a", { href: "#value", class: "name" }, "skatref"),
    el("nav", { "aria-label": t("Sections") }, sections().map(([address, name]) =>
      el("a", { href: `#${address}`, "aria-current": address === section && "page", "data-key": `section-${address}` }, name))),
    el("div", { class: "settings" },
      select("language", t("Language"), LANGUAGES, program.language, async (language) => {
        memory.set("language", language);
        await speak(language);
        show();
      }),
      select("pack", t("Cards"), { french: t("French pack"), german: t("German pack") }, pack.name, (name) => {
        memory.set("pack", name);
        pack.name = name;
        show();
      })));
}

async function show() {
  frame();
  const [path, words = ""] = location.hash.slice(1).split(/\?(.*)/s);
  const [section, ...rest] = path.split("/").map(decodeURIComponent);
  const main = document.querySelector("main");
  const page = Object.hasOwn(pages, section) ? pages[section] : valuePage;
  await page(main, { path: rest, query: new URLSearchParams(words) });
  main.dataset.shown = location.hash;
  performance.mark("ruling");
}

function language() {
  const known = (name) => Object.hasOwn(LANGUAGES, name);
  return [memory.get("language"), ...navigator.languages.map((name) => name.slice(0, 2))].find((name) => name && known(name)) ?? "en";
}

// Hosted, the page stays usable without the network.
function keep() {
  if (/^https?:$/.test(location.protocol) && "serviceWorker" in navigator)
    navigator.serviceWorker.register("sw.js").catch(() => {});
}

async function begin() {
  pack.name = memory.get("pack") === "german" ? "german" : "french";
  await start(language());
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
