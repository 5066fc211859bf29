// Walks over all that a screen shows, and compares it with the native program and with the corpus: each row of a log, each
// move of a game, each clause, each answer that is changed again, each way of sending a ruling. Called by page.mjs.
// Expected values are written down here or come from the native program, never from the code of the page.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

const { SKATREF, LOGS, SCRATCH } = process.env;
const FOREIGN = ["de", "pl", "cs"];
const SEATS = ["forehand", "middlehand", "rearhand"];

// What the native program prints.
const native = (args, { input, language = "en" } = {}) =>
  spawnSync(SKATREF, args, { input, encoding: "utf8", maxBuffer: 1 << 28, env: { ...process.env, LC_ALL: "C.UTF-8", LANGUAGE: language } }).stdout;
const objects = (text) => text.trim().split("\n").filter((line) => line.startsWith("{")).map((line) => JSON.parse(line));
const signed = (score) => `${score > 0 ? "+" : ""}${score}`.replace("-", "−");
const text = (page, selector) => page.evaluate((wanted) => document.querySelector(wanted)?.innerText ?? null, selector);
const texts = (page, selector) => page.evaluate((wanted) => [...document.querySelectorAll(wanted)].map((one) => one.innerText.trim()), selector);

/** Screens of each kind. */
export const PLACES = ["#start", "#start?q=qqqqqq", "#start?q=contra", "#now", "#value", "#value?game=clubs&hand=false&bid=18", "#value?game=null&hand=false&bid=27&tricks=0",
  "#value?game=clubs&bid=48&cards=CT+CK+CQ+C9+DJ+HA+HT+DA+DT+SA+CJ+S7&points=65&tricks=6", "#now/misdeal/count?found=auction",
  "#now/misdeal/count?found=play&cards.F=10&cards.M=9&cards.R=11&cards.skat=2", "#now/auction?calls=M+20,F+yes", "#now/auction?calls=M+20,F+yes,M+18", "#now/announce?skat_taken=false",
  "#now/ending/throws?soloist=F&game=clubs&bid=18&matadors=1&points=70&tricks=6&unplayed_points=40&unplayed_tricks=3&happened.by=M",
  "#now/ramsch", "#now/ramsch?points=70,30,20&tricks=6,2,2", "#log", "#rules", "#rules?q=qqqqqq", "#clause/value.overbid", "#clause/home.bock", "#clause/nowhere", "#case/zlole", "#case/nowhere", "#table"];

/** Returns the walks by their names; the functions are those of page.mjs. */
export function walks({ newPage, go, turn, point, same, sure, corpus, FILE }) {
  const click = (page, selector) => page.evaluate((wanted) => document.querySelector(wanted).click(), selector);
  const speak = async (page, language) => {
    await page.select("#language", language);
    await page.waitForFunction((wanted) => document.documentElement.lang === wanted, {}, language);
    await new Promise((resolve) => setTimeout(resolve, 60));
  };
  const give = async (page, name) => {
    if (!page.url().startsWith(FILE))
      await go(page, "#log");
    await turn(page, "#start");
    await turn(page, "#log");
    await (await page.$("#file")).uploadFile(`${LOGS}/${name}`);
    await judged(page);
  };
  const judged = (page) => page.waitForFunction(() => (document.querySelector(".games li") || document.querySelector("main table")) && !document.querySelector("progress"));
  const all = (page) => click(page, '[data-key="-"]');

  // ------------------------------------------------------------- languages


  async function languages(browser) {
    const page = await newPage(browser);
    await go(page, "#start");
    const log = readFileSync(`${LOGS}/sample.sgf`, "utf8").split("\n").find((line) => line.includes("ID[39]"));
    const places = [...PLACES, `#log/game?${new URLSearchParams({ record: log })}`];
    await page.evaluate(() => {
      globalThis.english = structuredClone($program.program.description);
    });
    // The thread that rules takes over after half a second.
    for (let n = 0; n < 100 && page.workers().length === 0; n++)
      await new Promise((resolve) => setTimeout(resolve, 100));
    await new Promise((resolve) => setTimeout(resolve, 300));
    const seen = {};
    await give(page, "sample.sgf");
    for (const language of ["en", ...FOREIGN])
      await point(`every screen speaks its language, and has no word of English: ${language}`, async () => {
        await turn(page, "#start");
        await speak(page, language);
        for (const place of places) {
          await turn(page, place);
          const { left, title, asks } = await page.evaluate(() => {
            const { texts, verdicts, findings, games, seats, chapters, suits, ranks, options } = globalThis.english, now = $program.program.description;
            const changed = new Set();
            for (const [key] of Object.entries(texts))
              if (now.texts[key] !== texts[key])
                changed.add(texts[key]);
            for (const name of ["verdicts", "findings", "games", "chapters", "options"])
              for (const [i, [, word]] of globalThis.english[name].entries())
                if (now[name][i][1] !== word)
                  changed.add(word);
            const patterns = [...changed].filter((one) => one.includes("{")).map((one) => new RegExp(`^${one.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{\d\}/g, ".+")}$`));
            const said = [];
            for (const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT); walk.nextNode();)
              if (!walk.currentNode.parentElement.closest("script, noscript, select, .told, a[href^='#case/'], .case"))
                said.push(walk.currentNode.data);
            for (const one of document.querySelectorAll("[aria-label], [placeholder], [title]"))
              said.push(one.getAttribute("aria-label"), one.getAttribute("placeholder"), one.title);
            const left = said.filter(Boolean).map((one) => one.trim().replace(/^‹ | ›$|:$/g, "")).filter((one) => changed.has(one) || patterns.some((pattern) => pattern.test(one)));
            const of = (selector) => document.querySelector(selector)?.innerText ?? "";
            return { left, title: document.title, asks: [of(".question legend"), of(".verdict"), of(".bar"), of(".meaning"), of("h1:not(:has(~ .case))"), of("nav"), of(".choices"), of(".games"), of(".course"), of(".clause-text"), of("#search, #what")] };
          });
          same(left, [], `${place}: left in English`);
          seen[place] ??= asks;
          if (language !== "en")
            same(asks.filter((one, n) => one !== "" && one === seen[place][n]), [], `${place}: as in English`);
        }
        same((await page.$eval(".told", (one) => one.textContent)).split("\n").slice(5), native(["explain", "--cards=symbols", "-"], { input: `${log}\n`, language }).split("\n").slice(5), "the game as text");
      });
    await point("chapters and clauses have the headings and the words of the spec in each language", async () => {
      for (const language of ["en", ...FOREIGN]) {
        await turn(page, "#rules");
        await speak(page, language);
        const folder = `${LOGS}/../../spec/${language === "en" ? "" : `${language}/`}`;
        const found = await page.evaluate(() => [...document.querySelectorAll("main details")].map((one) =>
          [one.querySelector(".clause-id").textContent.split(".")[0], one.querySelector("summary").firstChild.data, one.querySelector("small").textContent, String(one.querySelectorAll("li").length)]));
        same(found.map(([, heading]) => heading), found.map(([chapter]) => readFileSync(`${folder}${chapter}.md`, "utf8").split("\n")[0].slice(2)), `headings in ${language}`);
        same(found.filter(([, , n, listed]) => n !== listed), [], "clauses counted");
        const titles = await page.evaluate(() => [...document.querySelectorAll("main details li a")].map((one) => [one.querySelector(".clause-id").textContent, one.querySelector(".clause-title").textContent]));
        const due = objects(native(["clause", "--list", "--format=json"])).map((one) => [one.id, language === "en" ? one.title : one.translations[language].title]);
        same(titles.sort(), due.sort(), `titles in ${language}`);
        const rules = await page.evaluate(() => $program.program.description.options);
        same(rules.filter(([id, title], n) => rules.findIndex(([, other]) => other === title) !== n || id.startsWith("bock-") && !/bock/i.test(title)), [], `house rules without a name of their own in ${language}`);
        // What a clause rests on: the same word as in the language's own manual, and not that of another.
        const grounds = await page.evaluate(() => [...$program.clauses().values()].map(({ evidence, evidence_text: said }) => [evidence, said]));
        seen.grounds ??= new Map(grounds);
        const words = new Map(grounds);
        same(new Set(words.values()).size, words.size, "a word for each");
        for (const [kind, word] of words)
          sure(word !== "" && (language === "en" || word !== seen.grounds.get(kind)), `${kind} in ${language}: ${word}`);
        // A term begins as the clause writes it that explains it, and that clause is found in its text.
        const terms = await page.evaluate(() => $program.program.description.meanings.map(([id, begin]) => [id, begin, new RegExp(`(?<!\\p{L})(?:${begin})`, "iu").test(`${$program.clause(id).title} ${$program.clause(id).text}`)]));
        same(terms.filter(([, , stands]) => !stands), [], `terms that their clauses do not have in ${language}`);
        sure(native(["clause", "value.overbid"], { language }).includes(words.get("quoted")), `${words.get("quoted")} is not what skatref clause says in ${language}`);
      }
      await page.evaluate(() => localStorage.clear());
    });
    await page.close();
  }

  // -------------------------------------------------- what is chosen is kept

  async function table(browser) {
    const page = await newPage(browser);
    await point("our table: each choice is there after the page is opened again, and changes no other", async () => {
      await go(page, "#table");
      await page.evaluate(() => localStorage.clear());
      await go(page, "#table");
      const chosen = () => page.evaluate(() => Object.fromEntries(["code", "options", "language", "pack"].map((name) =>
        [name, [...document.querySelectorAll(`[data-key^="${name}="]`)].filter((one) => one.checked).map((one) => one.value)])));
      const due = await chosen();
      same(due, { code: ["isko2022"], options: [], language: ["en"], pack: ["french"] }, "at first");
      for (const [name, value] of [["code", "isko1999"], ["options", "ramsch"], ["language", "cs"], ["pack", "german"], ["options", "contra"], ["code", "altenburg1937"], ["language", "pl"], ["code", "isko2022"], ["pack", "french"], ["pack", "german"]]) {
        await click(page, `[data-key="${name}=${value}"]`);
        due[name] = name === "options" ? [...due[name], value] : [value];
        if (name === "language")
          await page.waitForFunction((wanted) => document.documentElement.lang === wanted, {}, value);
        same([...(await chosen()).options].sort(), [...due.options].sort(), `house rules after ${value}`);
        await go(page, "#table");
        const now = await chosen();
        same({ ...now, options: now.options.sort() }, { ...due, options: [...due.options].sort() }, `after ${name}=${value}`);
      }
      // The select in the header does the same as the choice here.
      await speak(page, "de");
      await go(page, "#table");
      same([(await chosen()).language, await page.$eval("#language", (one) => one.value)], [["de"], "de"], "the language of the header");
      await page.evaluate(() => localStorage.clear());
    });
    await point("who has chosen no language gets the first one of the browser that the page knows", async () => {
      await go(page, "#start");
      for (const [languages, kept, due] of [[["de-DE", "en-US"], null, "de"], [["fr-FR", "pl-PL", "cs"], null, "pl"], [["cs"], null, "cs"], [["fr-FR"], null, "en"], [["de-AT"], "cs", "cs"], [["de-AT"], "fr", "de"]]) {
        await page.evaluate((name) => (name === null ? localStorage.clear() : localStorage.setItem("skatref.language", name)), kept);
        const { identifier } = await page.evaluateOnNewDocument((list) => Object.defineProperty(navigator, "languages", { get: () => list }), languages);
        await go(page, "#start");
        same(await page.evaluate(() => [document.documentElement.lang, document.querySelector("#language").value]), [due, due], `${languages}, ${kept} was chosen`);
        await page.removeScriptToEvaluateOnNewDocument(identifier);
      }
      await page.evaluate(() => localStorage.clear());
    });
    await point("a question is asked by our table, whichever rules it has", async () => {
      for (const [kept, facts] of [[{ code: "isko1999" }, "code=isko1999"], [{ options: ["contra"] }, "options=contra"], [{ code: "altenburg1937", options: ["contra", "ramsch"] }, "code=altenburg1937&options=contra,ramsch"]]) {
        await page.evaluate((value) => localStorage.setItem("skatref.table", JSON.stringify(value)), kept);
        await go(page, "#start");
        const href = await page.$eval(".tiles a[href^='#value']", (one) => decodeURIComponent(one.getAttribute("href")));
        same([...new URLSearchParams(href.split("?")[1])].sort().map((pair) => pair.join("=")).join("&"), facts, "the facts of the first tile");
      }
      await page.evaluate(() => localStorage.setItem("skatref.table", "{ not JSON"));
      await go(page, "#start");
      same(await page.$eval(".tiles a", (one) => one.getAttribute("href").split("?")[1]), "", "a table that cannot be read");
      await page.evaluate(() => localStorage.clear());
    });
    await point("the header says where one is, and leads there; the focus goes along", async () => {
      for (const [place, section] of [["#start", "start"], ["#value", "start"], ["#now", "start"], ["#now/ramsch", "start"], ["#log", "log"], ["#rules", "rules"], ["#clause/value.won", "rules"], ["#case/zlole", "rules"], ["#table", "table"]]) {
        await turn(page, place === "#start" ? "#log" : "#start");
        await page.focus("header a");
        await turn(page, place);
        await page.waitForFunction(() => document.activeElement.tagName === "MAIN", { timeout: 3000 });
        same(await page.evaluate(() => [...document.querySelectorAll("header nav a")].map((one) => [one.hash, one.textContent, one.getAttribute("aria-current")])),
          [["#start", "Ask"], ["#log", "Log"], ["#rules", "Rules"], ["#table", "Our table"]].map((one) => [...one, one[0] === `#${section}` ? "page" : null]), place);
      }
    });
    await point("each dispute has the name by which it was chosen", async () => {
      await go(page, "#now");
      const list = await page.evaluate(() => [...document.querySelectorAll(".tiles a")].filter((one) => !one.hash.startsWith("#clause")).map((one) => [one.hash, one.firstChild.textContent.trim()]));
      sure(list.length > 30, `${list.length} disputes`);
      const others = [];
      for (const [hash, name] of list) {
        await turn(page, hash);
        const heading = await page.$eval("h1", (one) => one.textContent);
        if (heading !== name)
          others.push([hash, name, heading]);
      }
      // Those of the first screen have the name that they have there.
      const short = await page.evaluate(() => {
        const { disputes, all_disputes: parts } = $program.program.description, alike = ({ ask, set: { options, ...set } }) => JSON.stringify([ask, set]);
        return Object.fromEntries(parts.flatMap((part) => part.disputes).map((one) => [one.text, disputes.find((other) => alike(other) === alike(one) && Object.keys(other.set).length > 0)?.text ?? one.text]));
      });
      same(others.filter(([hash, name, heading]) => short[name] !== heading && hash !== "#value?"), [], "names");
    });
    await page.close();
  }

  // ------------------------------------------------------------ rows of a log

  // What the list shows of a game, from the judgment.
  function rowOf({ id, line, verdict, deal, players, soloist, game, score, findings }, words) {
    const result = deal === "passed-in" ? "passed in" : [players?.[soloist], game && words.games.get(game), score === null || score === undefined ? null : signed(score)]
      .filter((one) => one !== null && one !== undefined).join(" · ");
    return [verdict, `Game ${id || `line ${line}`}`, words.verdicts.get(verdict), result, [...new Set(findings.map(({ clause }) => clause))].join()];
  }
  const listed = (page) => page.evaluate(() => [...document.querySelectorAll(".games > li")].map((one) => [one.className, one.querySelector("button").textContent,
    one.querySelector(".verdict-word").textContent, one.querySelector("b + span").textContent, [...one.querySelectorAll(".clause-id")].map((id) => id.textContent).join()]));
  const wordsOf = async (page) => Object.fromEntries(Object.entries(await page.evaluate(() => {
    const { games, verdicts, findings, seats } = $program.program.description;
    return { games, verdicts, findings, seats };
  })).map(([name, pairs]) => [name, new Map(pairs)]));

  async function logs(browser) {
    const page = await newPage(browser);
    await page.setCacheEnabled(false);
    for (const name of ["sample.sgf", "sample.jsonl", "sample.xskat"])
      await point(`each game of a log is listed with its verdict, result and clauses, and each count has its games: ${name}`, async () => {
        await give(page, name);
        await all(page);
        const words = await wordsOf(page), due = objects(native(["check", "--all", "--format=jsonl", `${LOGS}/${name}`]));
        same(await listed(page), due.map((one) => rowOf(one, words)), "rows");
        const has = {
          verdict: (one, value) => one.verdict === value, clause: (one, value) => one.findings.some(({ clause }) => clause === value),
          kind: (one, value) => one.findings.some(({ kind }) => kind === value), fault: (one) => ["violates", "malformed"].includes(one.verdict), "": () => true,
          player: (one, value) => one.findings.some(({ seat }) => seat !== null && (one.players?.["FMR".indexOf(seat)] ?? seat) === value),
        };
        const title = (id) => native(["clause", "--format=json", id]).match(/"title":"([^"]*)"/)[1];
        const calls = { verdict: (key) => words.verdicts.get(key), kind: (key) => words.findings.get(key), clause: title, fault: () => "with faults", "": () => "all", player: (key) => words.seats.get(key) ?? key };
        const keys = await page.evaluate(() => [...document.querySelectorAll(".chosen")].map((one) => one.dataset.key));
        sure(keys.length > 4 && new Set(keys).size === keys.length, `${keys}`);
        for (const key of keys) {
          const [, by, value] = /^(\w*)-(.*)$/.exec(key);
          const [label, n] = await page.evaluate((wanted) => {
            const one = [...document.querySelectorAll(".chosen")].find(({ dataset }) => dataset.key === wanted);
            one.click();
            return [one.firstChild.textContent, one.querySelector("b").textContent];
          }, key);
          const chosen = due.filter((one) => has[by](one, value));
          same([label, Number(n)], [calls[by](value), chosen.length], key);
          same(await listed(page), chosen.map((one) => rowOf(one, words)), `the games of ${key}`);
          same(await page.evaluate(() => [...document.querySelectorAll('.chosen[aria-pressed="true"]')].map((one) => one.dataset.key)), [key], "what is chosen");
          same(await page.evaluate((wanted) => document.querySelector(`details:has(.chosen[aria-pressed="true"])`)?.open ?? true, key), true, "what is chosen is seen");
        }
      });
    await point("another log begins anew: nothing is left of what was chosen, searched and opened in the first", async () => {
      await give(page, "sample.sgf");
      await all(page);
      await page.type('[data-key="words"]', "anna");
      await page.waitForFunction(() => document.querySelectorAll(".games > li").length < 42);
      await click(page, ".games > li button");
      await page.waitForSelector(".stepper-box");
      await page.goBack();
      await page.waitForSelector(".games > li");
      await give(page, "sample.jsonl");
      const due = objects(native(["check", "--all", "--format=jsonl", `${LOGS}/sample.jsonl`]));
      same((await listed(page)).length, due.filter(({ verdict }) => ["violates", "malformed"].includes(verdict)).length, "its faults");
      await all(page);
      same((await listed(page)).length, due.length, "all of its games");
      same(await page.$eval('[data-key="words"]', (one) => one.value), "", "the search");
    });
    await point("pages of fifty: forward, back, and no further", async () => {
      await turn(page, "#start");
      await turn(page, "#log");
      await page.evaluate((line) => { document.querySelector("#paste").value = Array.from({ length: 120 }, (_, n) => line.replace("ID[2]", `ID[${n + 1}]`)).join("\n"); },
        readFileSync(`${LOGS}/sample.sgf`, "utf8").split("\n").find((line) => line.includes("ID[2]")));
      await click(page, "#judge");
      await judged(page);
      const at = () => page.evaluate(() => [document.querySelector(".pages span").textContent, document.querySelector(".games > li button").textContent, document.querySelectorAll(".games > li").length,
        ...["before", "after"].map((key) => document.querySelector(`[data-key="${key}"]`).disabled)]);
      const pages = [["1–50 / 120", "Game 1", 50, true, false], ["51–100 / 120", "Game 51", 50, false, false], ["101–120 / 120", "Game 101", 20, false, true]];
      same(await at(), pages[0], "first");
      for (const [key, n] of [["after", 1], ["after", 2], ["before", 1], ["before", 0]]) {
        await click(page, `[data-key="${key}"]`);
        same(await at(), pages[n], `${key} to ${n}`);
      }
      await click(page, '[data-key="after"]');
      await click(page, '[data-key="verdict-conforms"]');
      same(await at(), pages[0], "another choice begins with its first page");
    });
    await point("a log comes by its file, dropped, pasted, or as the example; an empty one is none", async () => {
      await go(page, "#log");
      await click(page, "#judge");
      same(await text(page, ".log-state"), "", "nothing was pasted");
      await page.evaluate((record) => {
        const data = new DataTransfer();
        data.items.add(new File([record], "dropped.sgf"));
        const over = new DragEvent("dragover", { cancelable: true, dataTransfer: data }), drop = new DragEvent("drop", { cancelable: true, dataTransfer: data });
        document.querySelector(".drop").dispatchEvent(over);
        document.querySelector(".drop").dispatchEvent(drop);
        globalThis.kept = [over.defaultPrevented, drop.defaultPrevented];
      }, readFileSync(`${LOGS}/sample.sgf`, "utf8"));
      same(await page.evaluate(() => globalThis.kept), [true, true], "the browser would open the file");
      await judged(page);
      sure(/dropped\.sgf/.test(await text(page, ".log-state")), "the name of what was dropped");
      same(await page.$eval(".drop", (one) => one.open), false, "the form is folded once there is a log");
      await click(page, "#example");
      await page.waitForFunction(() => /example\.sgf/.test(document.querySelector(".log-state").innerText) && document.querySelector(".games li") && !document.querySelector("progress"));
      await all(page);
      same((await listed(page)).length, 40, "games of the example");
    });
    await point("a log is judged on while one looks elsewhere, and is there when one comes back", async () => {
      for (const back of ["before", "after"]) {
        await go(page, "#log");
        await (await page.$("#file")).uploadFile(`${SCRATCH}/big.sgf`);
        await page.waitForSelector("progress");
        await turn(page, "#rules");
        if (back === "after")
          await new Promise((resolve) => setTimeout(resolve, 1500));
        await turn(page, "#log");
        await judged(page);
        await all(page);
        sure(/20,000/.test(await text(page, ".log-state")), `${back}: 20,000 games are not counted`);
      }
    });
    await point("what cannot be judged says why", async () => {
      for (const [given, words] of [["no log at all", /1 records, and none of them can be read/], ["player,score\n", /none of them can be read|line/i]]) {
        await go(page, "#log");
        await page.evaluate((pasted) => { document.querySelector("#paste").value = pasted; }, given);
        await click(page, "#judge");
        await page.waitForSelector(".impossible");
        sure(words.test(await text(page, ".impossible")), `${given}: ${await text(page, ".impossible")}`);
      }
    });
    await point("a name that is cut between two pieces of the output stays whole", async () => {
      const line = readFileSync(`${LOGS}/sample.sgf`, "utf8").split("\n").find((one) => one.includes("ID[2]")).replace("P1[Bert]", "P1[Žofie Ědąćkö]");
      await go(page, "#log");
      await page.evaluate((pasted) => { document.querySelector("#paste").value = pasted; }, Array.from({ length: 400 }, () => line).join("\n"));
      await click(page, "#judge");
      await judged(page);
      const names = new Set();
      for (let more = true; more; await click(page, '[data-key="after"]')) {
        for (const [, , , result] of await listed(page))
          names.add(result.split(" · ")[0]);
        more = await page.$eval('[data-key="after"]', (one) => !one.disabled);
      }
      same([...names], ["Žofie Ědąćkö"], "names");
    });

    // A curve, by the labels of its axis: each point at its height, and how far along the lines it stands, from 0 to 1.
    const curves = () => page.evaluate(() => {
      const svg = document.querySelector(".chart"), number = (text) => Number(text.replace("−", "-"));
      const axis = [...svg.querySelectorAll("line.axis")].map((line, n) => [Number(line.getAttribute("y1")), number(svg.querySelectorAll("text")[n].textContent)]);
      const [[y0, v0]] = axis, [y1, v1] = axis.at(-1), [left, right] = ["x1", "x2"].map((end) => Number(svg.querySelector("line.axis").getAttribute(end)));
      return { falls: y0 > y1 === v0 < v1, lines: axis.map(([, value]) => value), curves: [...svg.querySelectorAll("polyline")].map((one) => ({ kind: one.getAttribute("class"),
        points: one.getAttribute("points").split(" ").map((at) => at.split(",").map(Number)).map(([x, y]) => [(x - left) / (right - left), v0 + (y - y0) * (v1 - v0) / (y1 - y0)]) })) };
    });
    const near = (got, due, what) => sure(got.length === due.length && got.every((one, n) => Math.abs(one - due[n]) < 1), `${what}: ${got.map(Math.round)}, expected ${due}`);
    const along = (points, due, what) => sure(points.length === due.length && points.every(([x], n) => Math.abs(x - due[n]) < 0.001), `${what}: along the lines at ${points.map(([x]) => x.toFixed(3))}, expected ${due}`);
    await point("a score list: each deal with its figures, the totals, and their curves", async () => {
      for (const name of ["list.csv", "pub.csv"]) {
        await give(page, name);
        const due = JSON.parse(native(["sheet", "--format=json", `${LOGS}/${name}`])), words = await wordsOf(page), [series] = due.series;
        const cells = (selector) => page.evaluate((wanted) => [...document.querySelectorAll(`${wanted} tr`)].map((one) => [...one.children].map((cell) => cell.innerText)), selector);
        const tables = await cells("table");
        const figures = [["Game points", "points"], ["Games won", "won"], ["Games lost", "lost"], ["Total", "totals"], ["Place", "places"]].filter(([, key]) => series[key])
          .map(([title, key]) => [title, ...series.players.map((player) => String(series[key][player] ?? "").replace("-", "−"))]);
        same(tables.slice(0, figures.length + 1), [["", ...series.players], ...figures], "totals");
        sure((await text(page, "caption")).endsWith(`${series.deals} deals`), "the number of deals");
        same(await cells("tbody.games"), series.list.map((row, n) => [String(row.deal ?? n + 1), row.soloist ?? "", row.passed_in ? "passed in" : row.game === null ? "" : words.games.get(row.game),
          row.score === null ? "" : signed(row.score), words.verdicts.get(row.verdict)]), "deals");
        const { falls, curves: drawn } = await curves();
        sure(falls, "more is not higher");
        same(await texts(page, ".plot figcaption span"), series.players, "the key");
        for (const [n, player] of series.players.entries()) {
          near(drawn[n].points.map(([, y]) => y), [0, ...series.list.map(({ totals }) => totals[player])], `the curve of ${player}`);
          along(drawn[n].points, drawn[n].points.map((_, i) => i / series.list.length), `the curve of ${player}`);
        }
        const findings = due.series.flatMap((one) => one.findings ?? []).concat(due.findings ?? []);
        same(await page.evaluate(() => [...document.querySelectorAll(".findings li")].map((one) => [one.className, one.textContent.match(/line (\d+)/)?.[1], one.querySelector(".clause-id")?.textContent ?? null])),
          findings.map(({ kind, line, clause }) => [kind, String(line), clause ?? null]), "findings");
      }
    });

    // ------------------------------------------------------ each move of games

    const face = (label, words) => words.get(label);
    const GAMES = [["sample.sgf", ["2", "4", "23", "31", "37", "39", "42"]], ["sample.jsonl", ["offer accepted", "claim but for a trick", "soloist gave up, agreed to", "null ouvert hand", "at home: contra, re and sup",
      "at home: ramsch", "at home: pushed ramsch", "a card turned up in the deal", "no card put away", "card shown, played on"]], ["sample.xskat", ["5 0 2"]]];
    for (const [name, ids] of GAMES)
      await point(`each move of a game is shown with its words, hands, trick and points: ${name}`, async () => {
        await give(page, name);
        await all(page);
        const words = await wordsOf(page), cards = new Map(await page.evaluate(() => ["C", "S", "H", "D"].flatMap((suit) => [..."JATKQ987"].map((rank) => [$cards.cardWords(suit + rank), suit + rank]))));
        const due = objects(native(["explain", "--all", "--format=json", `${LOGS}/${name}`]));
        for (const id of ids) {
          const game = due.find((one) => one.id === id);
          await turn(page, "#log");
          await page.waitForSelector(".games li");
          await page.evaluate((wanted) => [...document.querySelectorAll(".games li button")].find((one) => one.textContent === wanted).click(), `Game ${id}`);
          await page.waitForFunction((wanted) => document.querySelector("h1").textContent === wanted && document.querySelector(".hands"), {}, `Game ${id}`);
          const last = game.trace.length - 1;
          const seen = await page.evaluate((moves) => {
            const labels = (selector) => [...document.querySelectorAll(selector)].map((one) => one.getAttribute("aria-label"));
            const made = [];
            document.querySelector('[data-key="first"]').click();
            for (let n = 0; n <= moves; n++) {
              if (n > 0)
                document.querySelector('[data-key="next"]').click();
              made.push({ event: document.querySelector(".event").innerText, cards: labels(".event .card"), clause: document.querySelector(".event .clause-id")?.textContent ?? null,
                seats: [...document.querySelectorAll(".hands dt")].map((one) => one.innerText), hands: [...document.querySelectorAll(".hands dd")].map((one) => [...one.querySelectorAll(".card")].map((card) => card.getAttribute("aria-label"))),
                trick: [...document.querySelectorAll(".trick figure")].map((one) => [one.querySelector(".card").getAttribute("aria-label"), one.querySelector("figcaption").innerText]),
                won: document.querySelector(".trick > p")?.innerText ?? null, taken: document.querySelector(".taken")?.innerText ?? null, over: document.querySelector(".over .clause-id")?.textContent ?? null,
                findings: [...document.querySelectorAll(".stepper-box .findings .clause-id")].map((one) => one.textContent), range: document.querySelector("[data-key=range]").value,
                faults: [document.querySelector(".steps-bar.faults span")?.innerText ?? null, ...["fault-before", "fault-after"].map((key) => document.querySelector(`[data-key="${key}"]`)?.disabled ?? null)],
                off: ["first", "back", "next", "last"].map((key) => document.querySelector(`[data-key="${key}"]`).disabled) });
            }
            return made;
          }, last);
          const seat = (one) => words.seats.get(one), list = (held) => held.split(" ").filter(Boolean).sort();
          const faulty = [...new Set(game.findings.map(({ event }) => event - 1).filter((move) => move > 0))];
          for (const [n, now] of game.trace.entries()) {
            const got = seen[n], what = `${id}, move ${n}`, { move } = now;
            const faces = (labels) => labels.map((one) => face(one, cards));
            if (move !== undefined) {
              const said = [move.seat && seat(move.seat), move.bid > 0 && String(move.bid), move.game && words.games.get(move.game), move.hand && /\bhand\b/, move.announced && `${move.announced} announced`, move.ouvert && "ouvert", move.discard && "puts away"].filter(Boolean);
              for (const one of said)
                sure(one instanceof RegExp ? one.test(got.event.slice(got.event.indexOf(" / "))) : got.event.includes(one), `${what}: ${got.event}, expected ${one}`);
              for (const level of ["schneider", "schwarz"])
                sure(got.event.includes(level) === (move.announced === level), `${what}: ${got.event}`);
              same([faces(got.cards).sort(), got.clause], [list(move.card ?? move.cards ?? move.discard ?? ""), move.clause ?? null], `${what}: the cards and the clause of ${JSON.stringify(move)}`);
            }
            sure(got.event.startsWith(`${n} / ${last}`), `${what}: ${got.event}`);
            same(got.hands.map((one) => faces(one).sort()), ["F", "M", "R", "skat"].map((one) => list(now.hands[one] ?? "")), `${what}: hands`);
            same(got.seats.map((one, i) => [one.includes(i === 3 ? "skat" : seat("FMR"[i])), i < 3 && one.includes(game.players[i]), one.includes("· soloist"), Number(/(\d+) card points/.exec(one)?.[1] ?? 0)]),
              [0, 1, 2, 3].map((i) => [true, i < 3, i === game.soloist, i < 3 && now.taken.tricks[i] > 0 ? now.taken.points[i] : 0]), `${what}: who holds them`);
            same(got.trick.map(([card, by]) => [face(card, cards), by]), list(now.trick).length === 0 ? [] : now.trick.split(" ").map((card, i) => [card, seat(now.by[i])]), `${what}: the trick`);
            same(got.won, now.winner === null || now.trick === "" ? null : `${seat(now.winner)} wins the trick, ${now.points} card points`, `${what}: who has won it`);
            same(got.taken, now.taken.soloist === undefined ? null : `soloist ${now.taken.soloist} · defenders ${now.taken.defenders}`, `${what}: points`);
            same(got.over, now.over && now.clause ? now.clause : null, `${what}: over`);
            same(got.findings, game.findings.filter(({ event }) => n > 0 && event === n + 1).map(({ clause }) => clause), `${what}: findings`);
            same([got.range, got.off], [String(n), [false, false, false, false]], `${what}: the range, and what is off`);
            same(got.faults, faulty.length === 0 ? [null, null, null] : [`finding ${faulty.filter((move) => move <= n).length} of ${faulty.length}`, !faulty.some((move) => move < n), !faulty.some((move) => move > n)], `${what}: which finding it is, and whether there are others`);
          }
          // From each finding to its move, and along with the range.
          for (const { event } of game.findings.filter((one) => one.event > 1)) {
            await click(page, `[data-key="to-${event}"]`);
            sure((await text(page, ".event")).startsWith(`${event - 1} / `), `${id}: finding at ${event} leads to ${await text(page, ".event")}`);
          }
          same((await texts(page, "main > .findings .clause-id")), game.findings.map(({ clause }) => clause), `${id}: all findings`);
          for (const [key, to] of [["last", last], ["next", last], ["first", 0], ["back", 0]]) {
            await click(page, `[data-key="${key}"]`);
            sure((await text(page, ".event")).startsWith(`${to} / `), `${id}: ${key} leads to ${await text(page, ".event")}`);
          }
          await page.$eval("[data-key=range]", (one) => { one.value = 1; one.dispatchEvent(new Event("input", { bubbles: true })); });
          sure(last === 0 || (await text(page, ".event")).startsWith("1 / "), "the range");
          // The curve: at each trick the soloist's points; dashed after the end.
          if (await page.$(".chart") !== null) {
            const known = game.trace.filter(({ taken }) => taken.soloist !== undefined), ends = known.filter(({ winner }) => winner !== null), end = known.find(({ over }) => over);
            const before = ends.filter(({ event }) => end === undefined || event <= end.event).map(({ taken }) => taken.soloist), after = ends.filter(({ event }) => end !== undefined && event > end.event).map(({ taken }) => taken.soloist);
            const { falls, lines, curves: [played, dashed] } = await curves();
            sure(falls, "more is not higher");
            same(lines, [0, 31, 61, 90, 120], "lines");
            near(played.points.map(([, y]) => y), [known[0].taken.soloist, ...before], `${id}: the curve`);
            along(played.points, played.points.map((_, n) => n / 10), `${id}: the curve`);    // of ten tricks
            const stood = before.at(-1) ?? known[0].taken.soloist, rest = after.length > 0 ? after : game.points === null || game.points === stood ? [] : [game.points];
            same(dashed?.kind, rest.length > 0 ? "dashed" : undefined, `${id}: dashed`);
            if (rest.length > 0) {
              near(dashed.points.map(([, y]) => y), [stood, ...rest], `${id}: the dashed curve`);
              along(dashed.points, [before.length, ...rest.map((_, n) => (after.length > 0 ? before.length + n + 1 : 10))].map((n) => n / 10), `${id}: the dashed curve`);
            }
          }
          // A minus is a minus, and the text is that of skatref explain.
          same((await page.$eval(".told", (one) => one.textContent)).split("\n").slice(1), native(["explain", "--cards=symbols", `${LOGS}/${name}:${game.line}`]).split("\n").slice(1), `${id}: as text`);
        }
      });
    await page.close();
  }

  // ------------------------------------------------------------ what is answered

  // Full facts of questions, which have each kind of answer.
  const ANSWERED = ["#value?game=clubs&hand=true&bid=48&cards=CT+CK+CQ+C9+DJ+HA+HT+DA+DT+SA+CJ+S7&points=65&tricks=6&list=1",
    "#now/ending/throws?soloist=F&game=clubs&hand=false&bid=18&matadors=1&points=70&tricks=6&unplayed_points=40&unplayed_tricks=3&happened.by=M&list=1",
    "#now/misdeal/count?found=play&cards.F=10&cards.M=9&cards.R=11&cards.skat=2&soloist=F&game=clubs&hand=false&bid=18&matadors=1&list=1",
    "#now/ramsch?points=70,30,20&tricks=6,2,2&list=1", "#now/announce?skat_taken=false&said.hand=true&said.announced=schneider&said.game=grand&list=1",
    "#now/ending/gives-up?soloist=F&game=clubs&hand=false&bid=18&matadors=1&points=15&tricks=1&unplayed_points=84&unplayed_tricks=8&happened.by=F&happened.agreed=&happened.objected=M,R&list=1",
    "#now/misdeal/dealer-looks?found=play&happened.leave=true&list=1"];

  async function answers(browser) {
    const page = await newPage(browser);
    const ready = (before) => page.waitForFunction((turn) => document.querySelector(".court")?.dataset.turn !== turn, {}, before);
    const count = () => page.$eval(".court", (one) => one.dataset.turn);
    await go(page, "#start");
    for (const place of ANSWERED)
      await point(`each answer is listed, and stands in its question again; confirmed, it changes nothing: ${place.split("?")[0]} ${place.length}`, async () => {
        await turn(page, place);
        await page.waitForSelector(".court[data-turn]");
        const list = () => page.evaluate(() => [...document.querySelectorAll(".said button")].map((one) => [one.dataset.key, one.innerText, [...one.querySelectorAll(".card")].map((card) => card.getAttribute("aria-label")).sort()]));
        const first = await list();
        sure(first.length > 0, "nothing is listed");
        let was = await page.evaluate(() => JSON.stringify($ask.last()));
        for (const [key] of first) {
          let before = await count();
          await page.evaluate((wanted) => { const one = [...document.querySelectorAll(".said button")].find(({ dataset }) => dataset.key === wanted); one.closest("details")?.setAttribute("open", ""); one.click(); }, key);
          await ready(before);
          before = await count();
          const path = key.slice(5), value = path.split(".").reduce((now, one) => now?.[one], JSON.parse(was).given);
          const shown = await page.evaluate(() => {
            const form = document.querySelector(".question:not(.small)");
            return { path: form.dataset.asks, fields: [...form.querySelectorAll("input[type=number]")].map((one) => one.value), numbers: [...form.querySelectorAll("output")].map((one) => one.value),
              on: [...form.querySelectorAll('[aria-pressed="true"]')].map((one) => one.dataset.key), go: form.querySelector(".go") !== null, jacks: form.querySelector(".jacks") !== null,
              more: form.querySelectorAll("input[type=number]").length, ruled: document.querySelector(".ruling") !== null, bar: document.querySelector(".bar").checkVisibility() };
          });
          same([shown.path, shown.ruled, shown.bar], [path, false, true], `${key}: what is asked, no ruling beside it, and the bar with what was ruled`);
          if (shown.jacks) {
            await turn(page, "#start");
            await turn(page, place);
            await page.waitForSelector(".court[data-turn]");
            continue;
          }
          if (shown.fields.length > 0)
            same(shown.fields.every((one) => one !== ""), true, `${key}: ${shown.fields}`);
          if (Array.isArray(value) && shown.fields.length === 3)
            same(shown.fields.map(Number), value, `${key}: the three`);
          else if (shown.fields.length > 0)
            same(Number(shown.fields[0]), value, `${key}: the number`);
          if (shown.numbers.length > 0)
            same(shown.numbers.map(Number), Object.values(value), `${key}: the numbers`);
          if (typeof value === "string" && /^[CSHD]/.test(value))
            same(shown.on.map((one) => one.slice(-2)).sort(), value.split(" ").sort(), `${key}: the cards`);
          if (shown.go)
            await click(page, ".question .go");
          else {
            same(shown.on.length, 1, `${key}: chosen: ${shown.on}`);
            await click(page, '.question [aria-pressed="true"]');
          }
          await ready(before);
          const now = await page.evaluate(() => JSON.stringify($ask.last()));
          if (!["said.hand", "hand"].includes(path))
            same(JSON.parse(now).given, JSON.parse(was).given, `${key}: the facts`);
          same(JSON.parse(now).answer, JSON.parse(was).answer, `${key}: the answer`);
          was = now;
        }
        // As they are told: the numbers and the words that were given.
        const { given } = JSON.parse(was);
        const told = new Map((await list()).map(([key, ...rest]) => [key.slice(5), rest]));
        for (const [path, [said, cards]] of told) {
          const value = path.split(".").reduce((now, one) => now?.[one], given);
          if (typeof value === "number" && path !== "matadors")
            sure(said.includes(String(value)) || path === "bid" && value === 0, `${path}: ${said}`);
          else if (Array.isArray(value) && typeof value[0] === "number")
            same(said.match(/\d+/g).map(Number), value, path);
          else if (typeof value === "object" && value !== null && !Array.isArray(value))
            same(said.match(/\d+/g).map(Number), Object.values(value), path);
          else if (typeof value === "boolean" && /\b(yes|no)\b/.test(said))
            same(/\byes\b/.test(said), value, `${path}: ${said}`);
          else if (typeof value === "string" && cards.length > 0)
            same(cards.length, value.split(" ").length, path);
        }
      });
    await point("what is pressed twice is as it was; clear takes all cards away", async () => {
      for (const [place, path] of [[ANSWERED[0], "cards"], [ANSWERED[4], "said.hand"], ["#value?game=clubs&hand=false&bid=18", null]]) {
        await go(page, place);
        if (path !== null)
          await page.evaluate((wanted) => $ask.change(wanted), path);
        await page.waitForFunction((wanted) => wanted === null || document.querySelector(".question:not(.small)")?.dataset.asks === wanted, {}, path);
        const keys = await page.evaluate(() => [...document.querySelectorAll(".question:not(.small) button[aria-pressed]")].filter((one) => !one.disabled && one.closest(".picker, .jacks, .choices")).map((one) => one.dataset.key)
          .filter((key) => !key.includes("=")));
        sure(keys.length > 2, `${place}: ${keys}`);
        const on = () => page.evaluate(() => [...document.querySelectorAll(".question:not(.small) [aria-pressed='true']")].map((one) => one.dataset.key).join());
        const before = await on();
        for (const key of keys) {
          await page.evaluate((wanted) => [...document.querySelectorAll(".question button")].find((one) => one.dataset.key === wanted).click(), key);
          sure(await on() !== before, `${key} does nothing`);
          await page.evaluate((wanted) => [...document.querySelectorAll(".question button")].find((one) => one.dataset.key === wanted).click(), key);
          same(await on(), before, `${key}, twice`);
        }
        if (path === "cards") {
          same(await text(page, ".count-cards"), "12 of at most 12 cards clear", "the count");
          await click(page, ".count-cards button");
          same([await on(), await text(page, ".count-cards"), await page.$eval(".go", (one) => one.disabled)], ["", "0 of at most 12 cards", true], "after clear");
        }
      }
    });
    await point("a field that is empty is no answer: it has the focus, and is asked on", async () => {
      const brokeOff = "#now/ending/throws?soloist=F&game=clubs&hand=false&bid=18&matadors=1&happened.by=M";
      for (const [place, filled] of [["#value?game=clubs&hand=false&bid=18&matadors=1", []], [brokeOff, []], [brokeOff, [50]], ["#now/ramsch", []], ["#now/ramsch", [70]], ["#now/ramsch", [70, 30]]]) {
        await turn(page, "#start");
        await turn(page, place);
        const fields = () => page.evaluate(() => [location.hash, document.querySelector(".question:not(.small)").dataset.asks, [...document.querySelectorAll(".question:not(.small) input[type=number]")].map((one) => one.value)]);
        const [hash, asked, { length }] = await fields(), values = [...filled, ...Array(length - filled.length).fill("")].map(String);
        sure(length > filled.length, `${place}: ${length} fields`);
        await page.evaluate((all) => [...document.querySelectorAll(".question:not(.small) input[type=number]")].forEach((one, n) => { one.value = all[n]; }), values);
        const before = await count();
        await click(page, ".question:not(.small) .go");
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 30)));
        same([await fields(), await count()], [[hash, asked, values], before], `${place} with ${filled}`);
        if (!place.startsWith("#now/ramsch"))
          same(await page.evaluate(() => [...document.querySelectorAll(".question:not(.small) input[type=number]")].indexOf(document.activeElement)), filled.length, "the field with the focus");
      }
    });
    await point("plus and minus count, say what they are, and stop at none", async () => {
      await go(page, "#now/misdeal/count?found=auction");
      const state = () => page.evaluate(() => [...document.querySelectorAll(".counts .stepper")].map((one) => [one.querySelector("span").textContent, Number(one.querySelector("output").value), ...[...one.querySelectorAll("button")].map((button) => [button.textContent, button.getAttribute("aria-label")])]));
      for (const [name, , less, more] of await state())
        same([less, more], [["−", `less: ${name}`], ["+", `more: ${name}`]], name);
      const due = (await state()).map(([, n]) => n);
      same(due, [10, 10, 10, 2], "to begin with");
      for (const [i, key] of ["F", "M", "R", "skat"].entries())
        for (const [button, by, times] of [["more", 1, 2], ["less", -1, 4]])
          for (let n = 0; n < times; n++) {
            await click(page, `[data-key="${key}-${button}"]`);
            due[i] = Math.max(0, due[i] + by);
            same((await state()).map(([, now]) => now), due, `${key} ${button}`);
          }
    });
    await point("calls are made in turn, and taken back from the last one on", async () => {
      await go(page, "#now/auction");
      const calls = () => page.evaluate(() => [new URLSearchParams(location.hash.split("?")[1]).get("calls") ?? "", [...document.querySelectorAll(".calls li")].map((one) => one.innerText), document.querySelector('[data-key^="calls="][aria-pressed="true"]')?.dataset.key]);
      const made = [""], turns = [(await calls())[2]];
      for (const key of ["call-18", "call-yes", "call-20", "call-pass", "call-20"].map((one) => one)) {
        const before = await count();
        if (await page.$(`[data-key="${key}"]`) === null)
          continue;
        await click(page, `[data-key="${key}"]`);
        await ready(before);
        const [said, list, whose] = await calls();
        sure(said.startsWith(made.at(-1)) && said.length > made.at(-1).length, `${said} after ${made.at(-1)}`);
        same(said.split(",").at(-1), `${turns.at(-1).slice(6)} ${key.slice(5)}`, "who calls, and what");
        same(list.length, made.length, "calls listed");
        made.push(said);
        turns.push(whose);
      }
      sure(made.length > 3, `${made}`);
      for (made.pop(); made.length > 0;) {
        const before = await count();
        await click(page, '[data-key="undo"]');
        await ready(before);
        same((await calls())[0], made.pop(), "after taking back");
      }
      same(await page.$('[data-key="undo"]'), null, "nothing is left to be taken back");
      await page.type("#other-call", "null hand");
      const before = await count();
      await click(page, '[data-key="add-call"]');
      await ready(before);
      sure(/ null hand$/.test((await calls())[0]), (await calls())[0]);
    });
    await page.close();
  }

  // ------------------------------------------------------------ rulings

  async function rulings(browser) {
    const page = await newPage(browser);
    await go(page, "#start");
    const questions = [...corpus.values()].filter(({ ask, expect, given }) => ["value", "ending", "misdeal", "announce", "ramsch", "auction"].includes(ask) && expect.error === undefined && (ask === "value" ? expect.score !== undefined : true) && !JSON.stringify(given).includes("??"));
    const some = ["value", "ending", "misdeal", "announce", "ramsch"].flatMap((ask) => {
      const list = questions.filter((one) => one.ask === ask);
      return list.filter((_, n) => n % Math.ceil(list.length / 6) === 0);
    });
    await point("a ruling has its steps, its whole answer and what other codes say, as the native program answers; opened twice, it has them once", async () => {
      const codes = await page.evaluate(() => $program.program.description.codes);
      let differ = 0, alike = 0, counted = 0;
      for (const one of some) {
        const given = one.codes === undefined || one.given.code !== undefined ? one.given : { code: one.codes[0], ...one.given };
        const address = await page.evaluate((ask, facts) => $facts.addressOf(ask, $facts.writeFacts(ask, facts)), one.ask, given);
        await turn(page, `#${address}`);
        if (await page.$(".ruling") === null)
          continue;
        const said = await page.evaluate(() => $ask.last()), what = `${one.id}: ${address}`;
        const seen = await page.evaluate(async () => {
          const open = async (key) => {
            const box = document.querySelector(`summary[data-key="${key}"]`)?.parentElement;
            for (const on of [true, false, true]) {
              if (box) {
                box.open = on;
                await new Promise((resolve) => box.addEventListener("toggle", () => setTimeout(resolve), { once: true }));
              }
            }
            return box;
          };
          const steps = await open("steps"), codes = await open("codes"), whole = await open("all");
          return { steps: steps && [...steps.querySelectorAll("tr")].map((one) => [one.querySelector("a").hash, one.querySelector("td").textContent]), parts: [codes, whole, steps].filter(Boolean).map((one) => one.childElementCount),
            codes: [...codes.querySelectorAll("li")].map((one) => [one.querySelector("b").textContent, one.innerText]), whole: [...whole.querySelectorAll("dt")].map((one) => one.textContent), chip: document.querySelector(".chips").innerText };
        });
        same([...new Set(seen.parts)], [2], `${what}: parts of what is folded`);
        if (said.answer.steps?.length > 0) {
          counted++;
          same(seen.steps, said.answer.steps.map(({ clause, sum }) => [`#clause/${clause}`, String(sum).replace("-", "−")]), `${what}: steps`);
        }
        same(seen.chip.toLowerCase().startsWith((said.given.code ?? "isko2022").replace("isko", "isko ").replace("altenburg", "altenburg ")), true, `${what}: chip ${seen.chip}`);
        const plain = ({ steps, clause, ...rest } = {}) => JSON.stringify(rest);
        const lines = codes.filter(([code]) => code !== (said.given.code ?? "isko2022")).map(([code, title]) => [title, code, JSON.parse(native(["answer"], { input: `${JSON.stringify({ ask: one.ask, given: { ...said.given, code } })}\n` }))])
          .filter(([, , { answer }]) => answer === undefined || plain(answer) !== plain(said.answer));
        same(seen.codes.map(([title]) => title), lines.map(([title]) => title), `${what}: codes that say something else`);
        for (const [i, [, , { answer }]] of lines.entries())
          if (answer?.score !== undefined)
            sure(seen.codes[i][1].includes(signed(answer.score)), `${what}: ${seen.codes[i][1]}, expected ${answer.score}`);
        lines.length > 0 ? differ++ : alike++;
      }
      sure(differ > 4 && alike > 2 && counted > 3, `${differ} differ, ${alike} are alike, ${counted} have steps`);
    });
    await point("a clause without a number says where it comes from; one with a number has the number", async () => {
      const all = objects(native(["clause", "--list", "--format=json"]));
      const words = { derived: /it is derived from the others/, court: /the court has ruled so/ };
      const seen = await page.evaluate(() => {
        const made = new Map();
        for (const one of $program.clauses().values()) {
          const box = $ruling.ruling("value", { answer: { clause: one.id }, given: {}, verdict: "A. B.", decides: { clause: one.id, sentence: one.sentence }, then: null });
          made.set(one.id, [box.querySelector(".decision .soft").textContent, one.options]);
        }
        return [...made];
      });
      same(seen.length, all.length, "clauses");
      for (const [id, [said, options]] of seen) {
        const { isko2022, isko1999, kind: sort, evidence } = all.find((one) => one.id === id), bare = !isko2022 && !isko1999 && options === "";
        sure(options === "" || sort === "option", `${id} is a house rule: ${options}`);
        for (const [kind, sentence] of Object.entries(words))
          same(sentence.test(said), bare && evidence === kind, `${id}: ${said}`);
        sure(said.includes(isko2022 ? `ISkO 2022: ${isko2022}` : "") && said.includes(isko1999 ? `1999: ${isko1999}` : "") && (isko2022 !== "" || !said.includes("ISkO 2022")), `${id}: ${said}`);
      }
    });
    await point("only one term is explained at a time, and the others are closed", async () => {
      await turn(page, "#now/ending/throws?soloist=F&game=clubs&bid=18&matadors=1&points=70&tricks=6&unplayed_points=40&unplayed_tricks=3&happened.by=M");
      const count = await page.evaluate(() => {
        const several = document.createElement("p");
        several.append(...$terms.withTerms("The soloist, a trump, a matador and schneider."));
        document.querySelector(".ruling").prepend(several);
        return document.querySelectorAll(".ruling .term").length;
      });
      sure(count > 4, `${count} terms`);
      for (let n = 0; n < count; n++) {
        const [open, meaning, id] = await page.evaluate((i) => {
          const term = document.querySelectorAll(".ruling .term")[i];
          term.click();
          const place = term.closest("p, legend");
          return [[...place.querySelectorAll('.term[aria-expanded="true"]')].map((one) => one === term), place.nextElementSibling.dataset.clause, term.dataset.term];
        }, n);
        same([open, meaning], [[true], id], `term ${n}`);
      }
      // Each is explained by the clause of that name; a word has one meaning.
      const found = await page.evaluate(() => {
        const box = document.createElement("p");
        const words = $program.program.description.meanings.map(([id, begin]) => [id, begin.split("|").map((one) => one.replace("?", ""))]);
        return words.flatMap(([id, list]) => list.map((word) => {
          box.replaceChildren(...$terms.withTerms(`A ${word} is here.`));
          return [word, id, box.querySelector(".term")?.dataset.term, box.textContent];
        }));
      });
      for (const [word, id, term, whole] of found) {
        same([term, whole], [id, `A ${word} is here.`], word);
        const clause = objects(native(["clause", "--format=json", id]))[0];
        sure(`${clause.title} ${clause.text}`.toLowerCase().includes(word.toLowerCase()) , `${id} does not explain ${word}`);
      }
    });
    await point("a picture of a ruling has its words, in lines that end before the edge", async () => {
      const verdict = "The soloist wins: +24. Sixty-one card points were needed, and the soloist, who has played clubs with one, has exactly so many of them in his tricks and in the skat.";
      const sentence = "A game has been won if the soloist has at least sixty-one card points, which count in the same way from tricks and from the two cards that were put away.";
      const [lines, wide, high] = await page.evaluate(async (text, decides) => {
        const { prototype } = CanvasRenderingContext2D, { fillText } = prototype, written = [];
        let size = [];
        prototype.fillText = function keep(line, x, y) {
          written.push([line, x, x + this.measureText(line).width, y]);
          size = [this.canvas.width, this.canvas.height];
          fillText.call(this, line, x, y);
        };
        await $share.picture(text, decides);
        prototype.fillText = fillText;
        return [written.slice(written.length / 2), ...size];      // it is drawn once to know how high it is
      }, verdict, { clause: "level.win", sentence });
      const whole = lines.map(([line]) => line).join(" ");
      sure(whole.startsWith(`${verdict} ${sentence} level.win`), whole);
      for (const [i, [line, begin, end, y]] of lines.entries())
        sure(begin >= 60 && end <= wide - 60 && y < high - 20 && (i === 0 || y - lines[i - 1][3] >= 30), `${line}: from ${begin} to ${end} of ${wide}, at ${y} of ${high}`);
      sure(lines.length > 5, `${lines.length} lines`);
    });
    // How a ruling is sent: what the device can, what is said then, and where its text and its link are.
    const WAYS = [
      { name: "the sheet of the phone", share: "ok", key: "send", said: "Sent", shared: true },
      { name: "the sheet is closed", share: "AbortError", key: "send", said: "Send this ruling", shared: true },
      { name: "the sheet fails", share: "DataError", key: "send", said: "The text and its link are copied", shared: true, copied: true },
      { name: "without a sheet", key: "send", said: "The text and its link are copied", copied: true },
      { name: "without a sheet and without the clipboard", key: "send", noClipboard: true, said: "Send this ruling", asked: true },
      { name: "a picture by the sheet", share: "ok", files: true, key: "picture", said: "Sent", shared: true, file: true },
      { name: "a picture that the sheet does not take", share: "ok", files: false, key: "picture", said: "The picture is saved", saved: true },
      { name: "a picture without a sheet", key: "picture", said: "The picture is saved", saved: true },
    ];
    await point("a ruling is sent in each way that a device has: its text, its clause and its link", async () => {
      for (const way of WAYS) {
        await go(page, "#value?game=clubs&hand=false&bid=48&matadors=1&points=61");
        const seen = await page.evaluate(async ({ share, files, noClipboard, key }) => {
          const sinks = { shared: null, copied: null, asked: null, saved: null, file: null };
          Object.defineProperty(navigator, "share", { configurable: true, value: share === undefined ? undefined : async (data) => {
            sinks.shared = data.text ?? "";
            sinks.link = data.url;
            sinks.file = data.files?.[0]?.type ?? null;
            if (share !== "ok")
              throw new DOMException("no", share);
          } });
          Object.defineProperty(navigator, "canShare", { configurable: true, value: () => files === true });
          Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: async (text) => {
            if (noClipboard)
              throw new Error("no");
            sinks.copied = text;
          } } });
          globalThis.prompt = (name, text) => { sinks.asked = text; };
          HTMLAnchorElement.prototype.click = function save() { sinks.saved = [this.download, this.href.slice(0, 5)].join(); };
          const button = document.querySelector(`[data-key="${key}"]`), before = button.textContent, timers = [], { setTimeout: wait } = globalThis;
          globalThis.setTimeout = (call, after, ...more) => (timers.push([call, after ?? 0]), wait(call, after, ...more));
          button.click();
          for (let n = 0; n < 60 && (button.textContent === before && sinks.asked === null && sinks.shared === null); n++)
            await new Promise((resolve) => setTimeout(resolve, 25));
          await new Promise((resolve) => setTimeout(resolve, 60));
          const { textContent: said } = button;
          for (const [call, after] of timers)
            if (after > 1000)
              call();
          return { ...sinks, said, again: button.textContent === before, address: location.href };
        }, way);
        sure(seen.again, `${way.name}: the button has its name again after a moment`);
        same(seen.said, way.said, `${way.name}: what the button says`);
        same([seen.shared !== null, seen.copied !== null, seen.asked !== null, seen.saved, seen.file], [way.shared === true, way.copied === true, way.asked === true, way.saved ? "skatref.png,blob:" : null, way.file ? "image/png" : null], way.name);
        for (const sent of [seen.copied, seen.asked].filter((one) => one !== null))
          sure(/^The soloist loses: -96, overbid\..* value\.bid, ISkO 3\.6\.1\. skatref /.test(sent) && sent.endsWith(`\n${seen.address}`), `${way.name}: ${sent}`);
      }
    });
    await page.close();
  }

  // ------------------------------------------------------------ clauses

  async function clauses(browser) {
    const page = await newPage(browser);
    await go(page, "#rules");
    const all = objects(native(["clause", "--list", "--format=json"])), ids = all.map(({ id }) => id);
    const first = (list, test) => list.filter(test).slice(0, 2);
    const chosen = new Set([all[0], all[1], all.at(-1), ...first(all, ({ overrides }) => overrides), ...first(all, ({ instead_of: of }) => of), ...first(all, ({ options }) => options), ...first(all, ({ reading }) => reading),
      ...["court", "derived", "quoted", "secondary", "text", "translation"].flatMap((kind) => first(all, ({ evidence }) => evidence === kind)), all.find(({ id }) => id === "value.overbid")]);
    await point("a clause stands on its page with all that the native program says of it, its neighbours and its cases", async () => {
      const cases = [...corpus.values()].filter(({ ask }) => ask !== "count");
      for (const one of chosen) {
        await turn(page, `#clause/${one.id}`);
        const seen = await page.evaluate(() => ({ title: document.querySelector("h1").textContent, id: document.querySelector("main > .clause-id").textContent, text: document.querySelector("main > .clause-text").textContent,
          reading: document.querySelector(".reading")?.textContent ?? "", rows: [...document.querySelectorAll("main > .answer > dt")].map((dt) => [dt.textContent, [...dt.nextElementSibling.querySelectorAll(".clause-id")].map((id) => id.textContent).join(" ") || dt.nextElementSibling.textContent]),
          neighbours: [...document.querySelectorAll(".neighbours a")].map((a) => [a.hash, a.textContent]), cases: [...document.querySelectorAll("details.case")].map((box) => box.id.slice(5)),
          parts: [...document.querySelectorAll("main > h2")].map((h2) => h2.textContent), notes: [...document.querySelectorAll("details.case")].map((box) => [...box.querySelectorAll(".soft")].map((p) => p.textContent)) }));
        same([seen.title, seen.id, seen.text, seen.reading], [one.title, one.id, one.text, one.reading], one.id);
        const rows = [["In force in", one.codes], ["ISkO 2022", one.isko2022], ["ISkO 1999", one.isko1999], ["House rules", one.options], ["Exception to", one.overrides], ["Instead of", one.instead_of]].filter(([, value]) => value);
        same(seen.rows.slice(0, rows.length), rows, one.id);
        same(seen.rows.slice(rows.length).map(([name]) => name), ["Evidence"], one.id);
        const place = ids.indexOf(one.id);
        same(seen.neighbours, [place > 0 && [`#clause/${ids[place - 1]}`, `‹ ${all[place - 1].title}`], place + 1 < ids.length && [`#clause/${ids[place + 1]}`, `${all[place + 1].title} ›`]].filter(Boolean), `${one.id}: neighbours`);
        const proving = cases.filter(({ clauses: of }) => of[0] === one.id).map(({ id }) => id), citing = cases.filter(({ clauses: of }) => of.slice(1).includes(one.id)).map(({ id }) => id);
        const got = new Set(seen.cases.slice(0, proving.length));
        same([got.size, proving.filter((id) => !got.has(id))], [proving.length, []], `${one.id}: cases that prove it`);
        const cited = seen.cases.slice(proving.length);
        same([cited.length, cited.filter((id) => !citing.includes(id))], [Math.min(40, citing.length), []], `${one.id}: cases that cite it`);
        same(seen.parts, [proving.length > 0 && "Cases that prove it", citing.length > 0 && "Cases that cite it"].filter(Boolean), one.id);
        for (const [i, id] of seen.cases.entries())
          same(seen.notes[i], [corpus.get(id).note, corpus.get(id).source].filter(Boolean), `${id}: its note and its source`);
      }
    });
    await point("a case has its facts and what is expected, in words, and asks its question", async () => {
      for (const id of ["zlole", "gbbwg", "o90wc", "k6raq", "qaoaq", "vyldq", "cbedi", "xqvzc", "ib6z3", "lctpz", "of3ia"]) {
        const one = corpus.get(id);
        await turn(page, `#case/${id}`);
        const [title, facts, expected, links, ask] = await page.evaluate(() => [document.querySelector("h1").textContent, [...document.querySelectorAll(".case dl dd")].map((dd) => dd.textContent), document.querySelector(".case > p").textContent,
          [...document.querySelectorAll("main > ul .clause-id")].map((link) => link.textContent), document.querySelector(".case a.button")?.hash]);
        same([title, facts.length, links, ask !== undefined], [one.title, Object.keys(one.given).length, one.clauses, true], id);
        for (const [i, value] of Object.values(one.given).entries())
          if (typeof value === "number")
            same(facts[i], String(value), `${id}: ${facts[i]}`);
          else if (typeof value === "boolean")
            same(facts[i], value ? "yes" : "no", `${id}: ${facts[i]}`);
        // An object inside names each of its facts.
        for (const [i, value] of Object.values(one.given).entries())
          if (typeof value === "object" && value !== null && !Array.isArray(value)) {
            const form = await page.evaluate((asked, key) => { const fact = $facts.factsOf(asked).find((row) => row.key === key); return fact.inside === undefined ? null : $facts.factsOf(fact.inside).map((row) => [row.key, row.label]); }, one.ask, Object.keys(one.given)[i]);
            for (const key of Object.keys(value))
              sure(form === null || facts[i].includes(new Map(form).get(key)), `${id}: ${facts[i]} does not name ${key}`);
          }
        for (const [key, value] of Object.entries(one.expect))
          if (["number", "boolean"].includes(typeof value))
            sure(expected.includes(`: ${typeof value === "number" ? value : value ? "yes" : "no"}`), `${id}: ${key}: ${expected}`);
      }
    });
    await point("a case asks its question by its own code, and gets the answer of the native program", async () => {
      const some = ["value", "ending", "misdeal", "ramsch"].flatMap((ask) => [true, false].flatMap((other) =>
        [...corpus.values()].filter((one) => one.ask === ask && one.expect.error === undefined && (one.codes !== undefined && one.codes[0] !== "isko2022") === other).slice(0, 1)));
      let others = 0;
      for (const { id, ask, given, codes } of some) {
        await turn(page, `#case/${id}`);
        await turn(page, await page.$eval(".case a.button", (one) => one.hash));
        const said = await page.evaluate(() => $ask.last()), code = codes?.[0] ?? given.code;
        const due = JSON.parse(native(["answer"], { input: `${JSON.stringify({ ask, given: { ...given, ...(code && { code }) } })}\n` }));
        same([said.answer, said.given.code ?? "isko2022"], [due.answer, code ?? "isko2022"], id);
        others += code !== undefined && code !== "isko2022";
      }
      sure(others > 1, `${others} of other codes`);
    });
    await point("cards in each pack and language have their letters, and their names", async () => {
      const letters = { en: "JATKQ987", de: "BATKD987", pl: "WATKD987", cs: "JATKQ987" };
      for (const language of Object.keys(letters))
        for (const name of ["french", "german"]) {
          await speak(page, language);
          const got = await page.evaluate((packName) => {
            $cards.pack.name = packName;
            return ["C", "S", "H", "D"].map((suit) => [..."JATKQ987"].map((rank) => [$cards.cardName(suit + rank), $cards.cardFace(suit + rank).firstChild.textContent, $cards.cardWords(suit + rank)]));
          }, name);
          const due = [...(name === "german" ? "UATKO987" : letters[language])].map((one) => (one === "T" ? "10" : one));
          for (const [i, suit] of [...(name === "german" ? "EGRS" : "♣♠♥♦")].entries())
            same(got[i].map((one) => one.slice(0, 2)), due.map((one) => [`${suit}${one}`, one]), `${name}, ${language}`);
          const spoken = got.flat().map(([, , words]) => words);
          same(new Set(spoken).size, 32, `names in ${language}`);
          sure(spoken.every((one) => !/^[CSHD] | [JATKQ987]$|undefined/.test(one)), `${spoken}`);
        }
      await speak(page, "en");
      // Drawn: an acorn with a gap below its cup, a leaf without any, a heart with its notch, a bell with gap and slit.
      const drawn = await page.evaluate(() => {
        $cards.pack.name = "german";
        const made = ["C", "S", "H", "D"].map((suit) => {
          const face = document.querySelector("main").appendChild($cards.cardFace(`${suit}A`)), path = face.querySelector("svg path"), { ownerSVGElement: svg } = path;
          return [[8, 2], [8, 6.5], [8, 12.8]].map(([x, y]) => path.isPointInFill(Object.assign(svg.createSVGPoint(), { x, y })));
        });
        document.querySelectorAll("main > .card").forEach((one) => one.remove());
        return made;
      });
      same(drawn, [[true, false, true], [true, true, true], [false, true, true], [true, true, false]], "acorn, leaf, heart and bell: the top, the middle and the foot");
      await page.evaluate(() => { $cards.pack.name = "french"; localStorage.clear(); });
    });
    await point("a search that finds nothing says so, and one that finds something does not", async () => {
      for (const [place, none] of [["#start?q=qqqqqq", true], ["#start?q=revoke", false], ["#start?q=4.4.6", false], ["#rules?q=qqqqqq", true], ["#rules?q=revoke", false], ["#rules?q=zlole", false]]) {
        await go(page, place);
        same(/Nothing found/.test(await text(page, "main")), none, place);
        same(await page.$eval("#what, #search", (one) => one.value), place.split("=")[1], "what was searched");
      }
    });
    await page.close();
  }

  return { languages, table, logs, answers, rulings, clauses };
}
