// Drives the page as people do; called by tests/page/page.sh. Prints a line a check (TAP).
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { PLAYERS } from "./disputes.mjs";
import { screens } from "./screens.mjs";
import { PLACES, walks } from "./walks.mjs";

const { TOOLS, PAGE, NPM, SCREENS, SCRATCH, LOGS, CORPUS } = process.env;
const require = createRequire(TOOLS);
const puppeteer = require("puppeteer-core");
const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const FILE = `file://${PAGE}/index.html`;
const PHONE = { width: 360, height: 740, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const corpus = new Map(readFileSync(CORPUS, "utf8").trim().split("\n").map((line) => JSON.parse(line)).map((one) => [one.id, one]));
const launch = () => puppeteer.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--lang=en-US"],
});

let points = 0, failures = 0;
const messages = [];

// MATCH chooses points by their names, while one works on them.
const chosen = new RegExp(process.env.MATCH ?? "");

async function point(name, check) {
  if (!chosen.test(name))
    return;
  points++;
  try {
    await check();
    console.log(`ok ${points} - ${name}`);
  } catch (error) {
    failures++;
    console.log(`not ok ${points} - ${name}`);
    console.log(String(error.stack ?? error).split("\n").slice(0, 8).map((line) => `# ${line}`).join("\n"));
  }
}

function same(got, expected, what) {
  if (JSON.stringify(got) !== JSON.stringify(expected))
    throw new Error(`${what}: ${JSON.stringify(got)}, expected ${JSON.stringify(expected)}`);
}

const sure = (truth, what) => {
  if (!truth)
    throw new Error(what);
};

// ------------------------------------------------------------------- the hands

async function newPage(browser, view = PHONE) {
  const page = await browser.newPage();
  await page.setViewport(view);
  page.on("console", (message) => messages.push(message.text()));
  page.on("pageerror", (error) => messages.push(error.message));
  page.on("request", (request) => {
    if (!/^(file|blob|data|about):/.test(request.url()) && !request.url().startsWith("http://127.0.0.1:"))
      messages.push(`asks the network for ${request.url()}`);
  });
  return page;
}

const shown = (page) => page.waitForFunction(() => document.querySelector("main")?.dataset.shown === location.hash, { timeout: 20000 });

async function go(page, hash, base = FILE) {
  await page.goto("about:blank");
  await page.goto(base + hash);
  await shown(page);
}

// The first screen of somebody who has chosen nothing yet, or this code. What was chosen is kept with the page.
async function startAt(page, code) {
  if (!page.url().startsWith(FILE))
    await go(page, "");
  await page.evaluate((chosen) => {
    localStorage.clear();
    if (chosen !== undefined)
      localStorage.setItem("skatref.table", JSON.stringify({ code: chosen }));
  }, code);
  await go(page, "");
}

// To another place without loading the page again.
async function turn(page, hash) {
  await page.evaluate((to) => { location.hash = to; }, hash);
  await shown(page);
}

// A picture to be looked at, when somebody asks for them: they took a third of the test.
async function shot(page, name, fullPage = false) {
  if (SCREENS)
    await page.screenshot({ path: `${SCREENS}/${name}.png`, fullPage });
}

// A click where somebody would tap: on an element that is seen and as large as a thumb.
async function tap(page, element, what) {
  sure(element, `there is no ${what}`);
  await element.evaluate((one) => one.scrollIntoView({ block: "center" }));
  const box = await element.boundingBox();
  sure(box !== null && box.width >= 30 && box.height >= 30, `${what} is too small: ${JSON.stringify(box)}`);
  await element.click();
  page.taps = (page.taps ?? 0) + 1;
}

const find = async (page, test, ...values) => (await page.evaluateHandle(test, ...values)).asElement();

// A link or button by its text.
async function press(page, text) {
  const element = await find(page, (wanted) => [...document.querySelectorAll("main a, main button, main summary, header a")]
    .find((one) => one.checkVisibility() && (one.querySelector("b") ?? one).textContent.trim().startsWith(wanted)), text);
  await tap(page, element, `"${text}"`);
  await shown(page);
}

const key = (path, value) => `${path}=${value}`;

async function byKey(page, name) {
  const element = await find(page, (wanted) => [...document.querySelectorAll("[data-key]")].find((one) => one.dataset.key === wanted), name);
  if (element !== null)
    await element.evaluate((one) => one.closest("details:not([open])")?.querySelector("summary").click());
  return element;
}

async function type(page, name, value) {
  const field = await byKey(page, name);
  if (!await field.evaluate((one) => one === document.activeElement))
    await tap(page, field, `number ${name}`);
  await page.keyboard.down("Control");
  await page.keyboard.press("a");
  await page.keyboard.up("Control");
  await page.keyboard.type(String(value));
}

// Waits until the page has asked or ruled anew after what is done.
async function answer(page, doing) {
  const before = await page.evaluate(() => document.querySelector(".court").dataset.turn);
  await doing();
  await page.waitForFunction((turn) => document.querySelector(".court").dataset.turn !== turn, { timeout: 10000 }, before);
}

const press1 = async (page, wanted) => tap(page, await byKey(page, wanted), wanted);
const SEATS = ["F", "M", "R"];
const after = (seat, from) => (SEATS.indexOf(seat) - SEATS.indexOf(from) + 3) % 3;

// The facts of a case, as somebody at the table answers the question that is asked now.
async function reply(page, path, { ask, given }) {
  const g = { hand: false, ...given }, happened = g.happened ?? {};
  const words = (value) => press1(page, key(path, value));
  const nth = async (n) => tap(page, (await page.$$(`[data-asks="${path}"] .choices button`))[n], `choice ${n} of ${path}`);
  const go = () => press1(page, "go");
  switch (path) {
    case "hand": return words([g.hand || g.game !== "null" && g.ouvert === true, g.announced ?? "", g.ouvert ? "true" : "", ""].join());
    case "game": return words(ask === "misdeal" ? g.game ?? ",true" : g.game);
    case "happened.by": return nth(happened.kind === "early-lead" ? SEATS.indexOf(g.soloist)
      : happened.kind === "lays-down" ? after(happened.by, g.soloist) : Math.min(1, after(happened.by, g.soloist)));
    case "happened.agreed": {
      const agreed = (happened.agreed ?? []).length, { length } = await page.$$(`[data-asks="${path}"] .choices button`);
      return nth(agreed === 2 ? ["schneider", "schwarz"].indexOf(happened.asked) + 1 : length - 1 - agreed);
    }
    case "happened.trick_to": return nth(after(happened.trick_to, happened.by) === 0 ? 0 : happened.by === g.soloist ? 1 : after(happened.trick_to, happened.by));
    case "happened.leave": return words(happened.leave === true);
    case "happened.noticed": return words(happened.noticed);
    case "matadors": {
      const of = given.cards === undefined ? "CJ SJ HJ DJ".split(" ").filter((_, i) => (g.matadors > 0 ? i < g.matadors : i === -g.matadors))
        : given.cards.split(" ").filter((card) => card[1] === "J");
      for (const jack of of.length === 4 ? ["four"] : of)
        await press1(page, jack);
      if (of.length < 4 || g.game !== "grand")
        return nth(0);
      return;
    }
    case "points": case "tricks": case "defenders_points": case "lifted": case "players": case "deal":
      if (path === "tricks" && ask !== "ramsch")
        return words(g.tricks);
      if (ask === "ramsch") {
        for (const [i, seat] of SEATS.entries())
          await type(page, `${path}-${seat}`, g[path][i]);
        return go();
      }
      await type(page, path, path === "defenders_points" ? 120 - g.points - g.unplayed_points : g[path]);
      if (path === "points" && await page.$('[data-key="defenders_points"]') !== null)
        await type(page, "defenders_points", 120 - g.points - g.unplayed_points);
      return go();
    case "cards":
      if (ask === "misdeal")
        for (const [seat, start] of [["F", 10], ["M", 10], ["R", 10], ["skat", 2]])
          for (let n = start; n !== g.cards[seat]; n += Math.sign(g.cards[seat] - n))
            await press1(page, `${seat}-${g.cards[seat] > n ? "more" : "less"}`);
      else {
        const taps = page.taps;
        for (const card of g.cards.split(" "))
          await press1(page, `cards-${card}`);
        page.taps = taps;          // of these there are always twelve
      }
      return go();
    case "said.hand":
      for (const [text, said] of [["hand", g.said.hand], ["schneider announced", g.said.announced === "schneider"], ["schwarz announced", g.said.announced === "schwarz"], ["ouvert", g.said.ouvert]])
        if (said)
          await press1(page, `said.hand-${text}`);
      return go();
    case "late":
      return words(g.late ?? "nothing");
    default: return words(path.split(".").reduce((value, one) => value?.[one], g));
  }
}

async function call(page, said) {
  const [seat, ...what] = said.split(" ");
  await press1(page, key("calls", seat));
  if (await byKey(page, `call-${what.join(" ")}`) !== null)
    return press1(page, `call-${what.join(" ")}`);
  await tap(page, await page.$("#other-call"), "another call");      // which is not allowed, or far off
  await page.keyboard.type(what.join(" "));
  await press1(page, "add-call");
}

const ruled = (page) => page.evaluate(() => ({
  score: document.querySelector(".verdict")?.textContent.replace("−", "-").match(/[+-]\d+/)?.[0].replace("+", "") ?? null,
  clauses: [...document.querySelectorAll(".ruling > .decision > p .clause-id")].map((one) => one.textContent),
  text: document.querySelector(".ruling")?.innerText.replaceAll("−", "-") ?? null,
  open: document.querySelector(".ruling") === null ? document.querySelector(".left")?.innerText ?? "" : null,
}));

const asks = (page) => page.evaluate(() => document.querySelector(".question:not(.small)")?.dataset.asks ?? null);

// Begins where a player would, and answers what is asked.
async function settle(page, one) {
  const first = { ending: `ending/${one.given.happened?.kind}?`, misdeal: `misdeal/${one.given.kind}?` }[one.ask] ?? { value: "value?", auction: "now/auction?", announce: "now/announce?", ramsch: "now/ramsch?" }[one.ask];
  const tile = await find(page, (wanted) => [...document.querySelectorAll("main .tiles a")].find((a) => a.getAttribute("href").includes(wanted)), first);
  if (tile === null) {
    await press(page, "All that can happen");
    await tap(page, await find(page, (wanted) => [...document.querySelectorAll("main .tiles a")].find((a) => a.getAttribute("href").includes(wanted)), first), first);
  } else
    await tap(page, tile, first);
  await page.waitForSelector(".court[data-turn]");
  if (one.ask === "auction") {
    for (const said of one.given.calls)
      await answer(page, () => call(page, said));
    return;
  }
  for (let path = await asks(page), n = 0; path !== null && n < 20; path = await asks(page), n++)
    await answer(page, () => reply(page, path, one));
  for (const [path, value] of Object.entries({ "happened.play_on": one.given.happened?.play_on }))
    if (value !== undefined) {
      const more = await byKey(page, key(path, value));
      await answer(page, () => tap(page, more, path));
    }
}

// What a case of the corpus expects, seen on the page.
function expectRuling(one, got) {
  sure(got.open === null, `still open: ${got.open}`);
  const { expect } = one, text = got.text ?? "";
  if (expect.score !== undefined)
    same(Number(got.score), expect.score, "the score");
  const decides = expect.clause ?? expect.illegal?.clause ?? expect.lost;
  if (decides)
    sure(got.clauses.includes(decides), `decided by ${got.clauses}, expected ${decides}`);
  if (expect.over !== undefined && expect.score === undefined)
    same(/goes on/.test(text.split("\n")[0]), !expect.over, "the game goes on");
  if (expect.winner)
    sure(text.startsWith(`The soloist ${expect.winner === "soloist" ? "wins" : "loses"}`), `${text.slice(0, 60)}: won by ${expect.winner}`);
  for (const what of expect.struck ?? [])
    sure(got.clauses.includes(what.clause), `struck by ${got.clauses}, expected ${what.clause}`);
  for (const score of expect.scores ?? [])
    sure(text.includes(String(score)), `no score ${score} in ${text}`);
}

// ------------------------------------------------------------------ the checks

// Thirty and some more: those of players, and each kind of incident.
const DISPUTES = [
  "zlole", "gbbwg", "o90wc", "k6raq", "qaoaq", "vyldq", "d6ufq", "v3grw", "jxsua", "mi1qf", "lp8hs", "cbedi", "zbgav", "k6scz", "clzwx", "of3ia", "tja4q",
  "d5jtj", "ktmf3", "jzcbz", "xefoe", "xqvzc", "kycxb", "y9dnl", "qadv4", "ja0t0", "rqfjv", "o67en", "px3zf", "ay88j", "fdrkq",
  "dkhl6", "j3um3", "mts8e", "i7vwf", "recdl", "te40w", "vu6wg", "qtc7s", "ib6z3", "lctpz",
];
const TAPS = 12;

// What the native program answers to the facts that the page ruled on.
function native(ask, given) {
  const line = spawnSync(process.env.SKATREF, ["answer"], { input: `${JSON.stringify({ id: 1, ask, given })}\n`, encoding: "utf8" }).stdout;
  return JSON.parse(line).answer ?? line;
}

async function disputes(browser) {
  const page = await newPage(browser);
  for (const id of DISPUTES) {
    const one = corpus.get(id);
    await point(`a dispute settled by tapping on a phone: ${id}: ${one?.title}`, async () => {
      sure(one, `no case ${id}`);
      await startAt(page, one.codes.includes("isko2022") ? undefined : one.codes[0]);
      page.taps = 0;
      await settle(page, one);
      const got = await ruled(page);
      await shot(page, `dispute-${id}`, true);
      expectRuling(one, got);
      sure(page.taps <= TAPS, `${page.taps} taps`);
      sure(await page.evaluate(() => document.documentElement.scrollWidth <= 360), "the page is wider than the phone");
      const said = await page.evaluate(() => $ask.last());
      same(said.answer, native(one.ask, said.given), "what skatref answers to the same facts");
      // Every link is read by everyCase; some are opened as a stranger would.
      if (DISPUTES.indexOf(id) % 6 > 0)
        return;
      const context = await browser.createBrowserContext();
      const other = await context.newPage();
      await other.goto(page.url());
      await shown(other);
      same((await ruled(other)).text, got.text, "the link opens the same ruling elsewhere");
      await context.close();
    });
  }
  await page.close();
}

const buttonOf = (page, text) => find(page, (wanted) => [...document.querySelectorAll(".question button, .question summary, .more summary")]
  .find((one) => one.checkVisibility() && one.textContent.replace(/^[♣♠♥♦]/u, "").trim() === wanted), text);

// A step of tests/page/disputes.mjs.
async function step(page, what) {
  const go = () => press1(page, "go");
  if (typeof what === "number") {
    const field = await page.$(".number input");
    if (!await field.evaluate((one) => one === document.activeElement))
      await tap(page, field, "the number");
    await page.keyboard.type(String(what));
    return go();
  }
  if (what.bid !== undefined) {
    if (!await find(page, (bid) => [...document.querySelectorAll(".question button")].find((one) => one.checkVisibility() && one.textContent === bid), String(what.bid)))
      await tap(page, await page.$('[data-key="higher"]'), "higher");
    return tap(page, await buttonOf(page, String(what.bid)), `bid ${what.bid}`);
  }
  if (what.figures !== undefined) {
    for (const [i, key] of ["points", "defenders_points"].entries())
      await type(page, key, what.figures[i]);
    return go();
  }
  if (what.jacks !== undefined) {
    for (const jack of what.jacks.split(" "))
      await press1(page, jack);
    return tap(page, await page.$('[data-asks="matadors"] .choices button'), "the matadors");
  }
  if (what.twelve !== undefined) {
    const { taps } = page;
    for (const card of what.twelve.split(" "))
      await press1(page, `cards-${card}`);
    page.taps = taps;          // of these there are always twelve
    return go();
  }
  if (what.counts !== undefined) {
    for (const [seat, start] of [["F", 10], ["M", 10], ["R", 10], ["skat", 2]])
      for (let n = start; n !== what.counts[seat]; n += Math.sign(what.counts[seat] - n))
        await press1(page, `${seat}-${what.counts[seat] > n ? "more" : "less"}`);
    return go();
  }
  if (what.three !== undefined) {
    const fields = await page.$$(".three input");
    if (!await fields[0].evaluate((one) => one === document.activeElement))
      await tap(page, fields[0], "the first field");
    for (const [i, n] of what.three.entries()) {
      await page.keyboard.type(String(n));
      if (i < 2)
        await page.keyboard.press("Tab");
    }
    return go();
  }
  if (what.said !== undefined) {
    for (const text of what.said)
      await tap(page, await buttonOf(page, text), text);
    return go();
  }
  if (await buttonOf(page, what) === null) {
    const more = await page.$('.more:not([open]) summary');
    if (more !== null)
      await tap(page, more, "What else?");
  }
  return tap(page, await buttonOf(page, what), what);
}

// What was asked, and what could have been answered, when a step cannot be done.
const screen = (page) => page.evaluate(() => document.querySelector(".question")?.innerText.replaceAll("\n", " | ") ?? "no question");

async function players(browser) {
  const page = await newPage(browser);
  for (const one of PLAYERS)
    await point(`as players tell it: ${one.name}`, async () => {
      await startAt(page);
      page.taps = 0;
      if (one.search !== undefined) {
        await tap(page, await page.$("#what"), "the search");
        await page.keyboard.type(one.search);
        await page.waitForFunction((q) => location.hash.includes(new URLSearchParams({ q }).toString()) && document.querySelector(".found hr"), {}, one.search);
        await tap(page, await find(page, (pick) => [...document.querySelectorAll(".found .tiles a")].find((a) => pick === undefined || a.textContent.startsWith(pick)), one.pick), `"${one.pick ?? "what is found first"}" among ${await page.evaluate(() => document.querySelector(".found .tiles")?.innerText)}`);
      } else
        await press(page, one.tile);
      await page.waitForSelector(".court[data-turn]");
      for (const what of one.steps)
        for (const each of what.calls ?? [what])
          try {
            await answer(page, () => (what.calls === undefined ? step(page, each) : call(page, each)));
          } catch (error) {
            throw new Error(`${JSON.stringify(each)}: ${error.message.slice(0, 80)}; the page asks: ${await screen(page)}; it says: ${await page.evaluate(() => document.querySelector(".verdict")?.innerText)}`);
          }
      const got = await ruled(page);
      await shot(page, `players-${PLAYERS.indexOf(one) + 1}`, true);
      sure(got.open === null, `still open: ${got.open}`);
      if (one.score !== undefined)
        same(got.score === null ? null : Number(got.score), one.score, `the score of ${got.text.slice(0, 160)}`);
      if (one.clause)
        sure(got.clauses.includes(one.clause), `decided by ${got.clauses}, expected ${one.clause}: ${got.text.slice(0, 200)}`);
      if (one.words)
        sure(one.words.test(got.text), got.text.slice(0, 300));
      sure(page.taps <= TAPS, `${page.taps} taps`);
    });
  await page.close();
}

async function everyQuestion(browser) {
  const page = await newPage(browser);
  await go(page, "");
  await point("every question of the corpus: the answers of the native program", async () => {
    const lines = readFileSync(`${SCRATCH}/questions`, "utf8").trim().split("\n");
    const expected = readFileSync(`${SCRATCH}/answers`, "utf8").trim().split("\n");
    const got = await page.evaluate((all) => all.map((line) => $program.answerLine(line)), lines);
    const first = got.findIndex((line, i) => line !== expected[i]);
    sure(got.length === expected.length && first < 0, `${lines[first]}: ${got[first]}, expected ${expected[first]}`);
  });
  await point("every fact of questions and answers has a type and a label", async () => {
    const bare = await page.evaluate(() => [...$program.program.description.forms, ...$program.program.description.answers].flat()
      .filter((fact) => !fact?.key || !fact.type || !fact.label));
    same(bare, [], "facts without them");
    const keys = await page.evaluate(() => ["turn", "count"].map((ask) => $facts.answersOf(ask).map(({ key }) => key)));
    sure(keys[0].includes("moves") && keys[1].includes("counts"), `described: ${keys}`);
  });
  await point("the page has at most 600 KiB", async () => {
    const { size } = statSync(`${PAGE}/index.html`);
    sure(size <= 600 * 1024, `${size} bytes`);
  });
  await point("the page opens and rules within a second, wherever it runs", async () => {
    const begun = Date.now();
    await go(page, "#value?game=grand&bid=48&matadors=2&points=61&tricks=6");
    same((await ruled(page)).score, "72", "the score");
    sure(Date.now() - begun < 5000, `${Date.now() - begun} ms`);
  });
  await page.close();
}

async function everyCase(browser) {
  const page = await newPage(browser);
  await go(page, "#rules");
  await point("every happening has a place in the tree, and every case of these questions a link that gives its ruling", async () => {
    const wrong = await page.evaluate(async () => {
      const faults = [];
      const kinds = { misdeal: $facts.factsOf("misdeal").find(({ key }) => key === "kind").words.map(([key]) => key),
        ending: $facts.factsOf($facts.factsOf("ending").find(({ key }) => key === "happened").inside).find(({ key }) => key === "kind").words.map(([key]) => key) };
      for (const one of await $program.cases()) {
        if (!["value", "misdeal", "auction", "announce", "ending", "ramsch"].includes(one.ask))
          continue;
        const given = one.codes === undefined ? one.given : { code: one.codes[0], ...one.given };
        const address = $facts.addressOf(one.ask, $facts.writeFacts(one.ask, given));
        const [path, words] = address.split("?");
        const [, , kind] = path.split("/");
        if (kinds[one.ask] !== undefined && !kinds[one.ask].includes(kind))
          faults.push(`${one.id}: no place ${path}`);
        const query = new URLSearchParams(words);
        if (kind !== undefined)
          query.set(one.ask === "misdeal" ? "kind" : "happened.kind", kind);
        const read = $facts.readFacts(one.ask, query);
        const got = JSON.stringify($program.consult(one.ask, read)), expected = JSON.stringify($program.consult(one.ask, given));
        if (got !== expected)
          faults.push(`${one.id}: ${address}: ${got}, expected ${expected}`);
      }
      return faults;
    });
    same(wrong.slice(0, 3), [], "faults");
  });
  await page.close();
}

async function keyboard(browser) {
  const page = await newPage(browser, { width: 1100, height: 900 });
  await go(page, "#value");
  await point("the keyboard alone is enough", async () => {
    const until = async (test) => {
      for (let i = 0; i < 80; i++) {
        await page.keyboard.press("Tab");
        if (await page.evaluate((wanted) => document.activeElement?.dataset.key?.startsWith(wanted), test))
          return;
      }
      throw new Error(`${test} is not reached`);
    };
    for (const wanted of ["game=clubs", "hand=true,,,", "bid=18", "CJ", "matadors=1"]) {
      await until(wanted);
      await page.keyboard.press("Enter");
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    sure(await page.evaluate(() => document.activeElement?.dataset.key === "points"), "the number has not the focus");
    await page.keyboard.type("61");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".ruling");
    same((await ruled(page)).score, "36", "clubs hand with 1 and 61 points");
  });
  await page.close();
}

async function facts(browser) {
  const page = await newPage(browser);
  await point("what cannot be is refused with its clause, and asked again", async () => {
    await go(page, "#value?game=clubs&hand=false&bid=17&points=80&tricks=10&matadors=1");
    const { open } = await ruled(page);
    sure(/17 is (no|not a) bid/.test(open) && /auction\.lowest/.test(open), open);
    same(await asks(page), "bid", "what is asked");
    // Where other codes refuse it, the clause stands in its own place, too.
    const wrongs = await page.evaluate(() => $program.consult("value", { game: "clubs", hand: false, bid: 17, points: 80, tricks: 10, matadors: 1 }).wrongs);
    same(wrongs.map((one) => [one.path, one.clause, /17 is (no|not a) bid/.test(one.text) && !/given\.|auction\.|: *$/.test(one.text)]), [["bid", "auction.lowest", true]], `a message for people: ${wrongs.map(({ text }) => text)}`);
    await go(page, "#value?game=clubs");
    same(await asks(page), "hand", "what is asked next");
    sure(/More answers are needed/.test(await page.evaluate(() => document.querySelector(".bar").innerText)), "the bar does not say that more is asked");
  });
  await point("a game that broke off is not taken as played out: what is unplayed is asked for", async () => {
    await go(page, "#now/ending/revoke?game=clubs&hand=false&bid=0&points=45&tricks=4&soloist=F&happened.by=M");
    same([await asks(page), (await ruled(page)).text], ["defenders_points", null], "asked, ruled");
    await go(page, "#now/ending/revoke?game=clubs&bid=0&points=45&tricks=4&unplayed_points=55&unplayed_tricks=4&soloist=F&happened.by=M");
    sure(/end\.breach-before/.test((await ruled(page)).text), "no ruling with them");
    same(await asks(page), "matadors", "an incident goes on to the value of the game: asked");
  });
  await point("of twelve cards no more can be chosen", async () => {
    await go(page, "#value?game=clubs&hand=false&bid=48&points=65&tricks=6&cards=CT+CK+CQ+C9+DJ+HA+HT+DA+DT+SA+CJ+S7");
    await page.evaluate(() => $ask.change("cards"));
    await page.waitForSelector(".picker");
    const open = () => page.evaluate(() => [...document.querySelectorAll(".picker .pick")].filter((one) => !one.disabled).length);
    same(await open(), 12, "cards to be tapped");
    await tap(page, await byKey(page, "cards-S7"), "one of them");
    same(await open(), 32, "cards to be tapped when one is put back");
  });
  await point("an overbid null says why it asks for jacks, and takes none, too", async () => {
    await go(page, "#value?game=null&hand=false&bid=27&tricks=0");
    const text = await page.$eval(".question", (one) => one.textContent);
    sure(/overbid: the matadors tell which/.test(text), text);
    await press(page, "no jack");
    await page.waitForSelector(".question .picker");
  });
  await point("null never asks for card points, and schneider is offered only by hand", async () => {
    await go(page, "#value?game=null&hand=false&bid=18");
    same(await asks(page), "tricks", "asked in null");
    await go(page, "#value?game=clubs");
    const offered = await page.evaluate(() => [...document.querySelectorAll(".choices button")].map((one) => one.textContent));
    same(offered, ["with the skat", "clubs hand", "clubs hand, schneider announced", "clubs hand, schwarz announced", "clubs ouvert"], "offered");
  });
  await point("the sentence on the case is quoted, not the first one", async () => {
    await go(page, "#now/ending/card-shown?game=clubs&hand=false&bid=18&matadors=1&points=40&tricks=4&defenders_points=30&unplayed_tricks=3&soloist=F&happened.by=F");
    const quoted = await page.$eval(".decision p", (one) => one.textContent);
    sure(quoted.startsWith("A soloist who drops one of his own cards"), quoted);
  });
  await point("an announcement leads on to its value, at the same table", async () => {
    await go(page, "#now/announce?skat_taken=false&said.game=clubs&said.hand=true&code=isko1999&options=contra,ramsch");
    const href = await page.$eval('.ruling a[href^="#value"]', (one) => one.getAttribute("href"));
    await go(page, href);
    same([await asks(page), /hand=true/.test(href), /code=isko1999/.test(href), /options=contra(,|%2C)ramsch/.test(href)], ["bid", true, true, true], `asked at ${href}`);
  });
  await point("nobody is an answer", async () => {
    const eight = "game=clubs&hand=false&bid=18&matadors=1&points=15&tricks=1&unplayed_points=84&unplayed_tricks=8&soloist=F&happened.by=F";
    await go(page, `#now/ending/gives-up?${eight}`);
    same(await asks(page), "happened.agreed", "asked");
    await answer(page, async () => tap(page, (await page.$$(".choices button"))[2], "none of them"));
    sure(/end\.concede-consent/.test((await ruled(page)).text), "nobody agreed, and there is no ruling");
  });
  await point("contra without the house rule is refused; a tap on re brings the rule along", async () => {
    await go(page, "#value?game=clubs&hand=false&bid=18&matadors=1&points=61&tricks=6&contra=re");
    const { open } = await ruled(page);
    sure(/contra counts only with "Which house rules\?"=contra/.test(open ?? ""), open);
    await go(page, "#value?game=clubs&hand=false&bid=18&matadors=1&points=61");
    const re = await byKey(page, "contra=re,contra");
    await answer(page, () => tap(page, re, "re"));
    same((await ruled(page)).score, "96", "24 twice doubled");
  });
  await point("re is found by itself, and counts four times", async () => {
    await go(page, "#start");
    await page.type("#what", "Kontra Re");
    await page.waitForFunction(() => document.querySelector(".found a[href*='contra=re']"));
    const href = await page.$eval(".found a[href*='contra=re']", (one) => one.getAttribute("href"));
    await go(page, `${href}&game=clubs&hand=false&bid=18&matadors=1&points=50&tricks=5`);
    same((await ruled(page)).score, "-192", "48 twice doubled");
  });
  await point("the question about contra begins with contra said, and its house rule", async () => {
    await go(page, "#table");
    await tap(page, await page.$('[data-key="options=ramsch"]'), "ramsch");
    await go(page, "#start");
    await page.type("#what", "Kontra");
    await page.waitForFunction(() => document.querySelector(".found a[href*='contra=contra']"));
    const href = await page.$eval(".found a[href*='contra=contra']", (one) => one.getAttribute("href"));
    sure(/options=ramsch(,|%2C)contra/.test(href), href);
    await go(page, `${href}&game=clubs&hand=false&bid=18&matadors=1&points=50&tricks=5`);
    same((await ruled(page)).score, "-96", "48 doubled");
    await page.evaluate(() => localStorage.clear());
  });
  await point("other codes", async () => {
    await go(page, "#value?game=diamonds&hand=true&announced=schneider&bid=18&matadors=2&points=75&tricks=6");
    await press(page, "Other codes");
    await page.waitForSelector(".ruling details[open] li");
    sure(/Altenburg.*-54/.test((await ruled(page)).text), (await ruled(page)).text);
  });
  await point("our table is kept, goes along with a question, and stands on the ruling", async () => {
    await go(page, "#table");
    await tap(page, await page.$('[data-key="options=contra"]'), "contra");
    await go(page, "#start");
    await tap(page, await page.$('.tiles a[href^="#value"]'), "the first tile");
    await shown(page);
    sure(/options=contra/.test(page.url()), `the rules are not in the address: ${page.url()}`);
    await go(page, "#value?game=grand&bid=18&matadors=1&points=61&tricks=5&contra=contra&options=contra");
    const { score, text } = await ruled(page);
    same(score, "96", "contra doubles");
    sure(/ISkO 2022 \+ Contra/i.test(text), `no chip: ${text}`);
    await go(page, "#table");
    await tap(page, await page.$('[data-key="options=ramsch"]'), "ramsch");
    await tap(page, await page.$('[data-key="options=contra"]'), "contra, once more");
    same(await page.evaluate(() => [...document.querySelectorAll('[data-key^="options="]')].filter((one) => one.checked).map((one) => one.value)), ["ramsch"], "one of two is left");
    await page.evaluate(() => localStorage.clear());
  });
  await point("what would have covered the bid", async () => {
    await go(page, "#value?game=clubs&bid=48&cards=CT+CK+CQ+C9+DJ+HA+HT+DA+DT+SA+CJ+S7&points=65&tricks=6");
    const { text } = await ruled(page);
    sure(/24 is below the bid of 48; schwarz would have covered it: 4 x 12 = 48/.test(text), text);
  });
  await point("what the sources leave open says so", async () => {
    const one = [...corpus.values()].find(({ ask, expect }) => ask === "ending" && expect.open === true);
    await go(page, `#case/${one.id}`);
    await press(page, "Ask this");
    sure(/leave this open/.test((await ruled(page)).text), "nothing says that it is open");
  });
  for (const [language, word, words] of [["en", "Forehand", "forehand"], ["de", "Vorhand", "Vorhand"], ["pl", "Przodek", "Przodek"], ["cs", "Forhont", "forhont"]])
    await point(`a term is explained at a tap by its clause, and a second tap closes it: ${language}`, async () => {
      await go(page, "#now/ramsch?points=70,30,20&tricks=6,2,2");
      await page.select("#language", language);
      await page.waitForFunction((wanted) => document.querySelector(".verdict")?.textContent.startsWith(wanted), {}, word);
      const button = await page.$('.verdict [data-term="seat.forehand"]');
      const meanings = () => page.evaluate(() => [...document.querySelectorAll(".meaning")].map((one) => one.innerText));
      await tap(page, button, word);
      const [text, ...others] = await meanings();
      sure(others.length === 0 && text.includes(words) && text.endsWith("seat.forehand"), `explained: ${text}`);
      same(await button.evaluate((one) => one.getAttribute("aria-expanded")), "true", "expanded");
      await tap(page, await page.$('.verdict [data-term="seat.forehand"]'), word);
      same(await meanings(), [], "after the second tap");
      same(await page.evaluate(() => $program.program.description.meanings.filter(([id, begin]) => ($program.clause(id)?.sentence ?? "") === "" || !new RegExp(begin, "u").source)), [], "terms without a meaning");
      await page.select("#language", "en");
    });
  await point("an address that cannot be read shows the start", async () => {
    for (const hash of ["#%E0%A4%A", "#nowhere", "#now/ending/%ZZ?x"]) {
      await go(page, hash);
      sure(await page.$(".tiles") !== null, `${hash}: no start`);
    }
  });
  await point("a search finds incidents in four languages and in slang", async () => {
    for (const [words, kind] of [["revoke", "ending/revoke"], ["verleugnet", "ending/revoke"], ["vorgeworfen", "ending/wrong-turn"], ["misdeal", "misdeal/count"],
      ["contra", "value"], ["ueberreizt", "value"], ["Kontra zu spät", "clause/home.contra-time"], ["late contra", "clause/home.contra-time"], ["cut too few cards", "misdeal/cut"],
      ["peeked at the skat", "misdeal/skat-seen"], ["alle gepasst", "now/auction"], ["Karte unter dem Tisch", "misdeal/missing"], ["Null Hand", "value"], ["changed his mind", "now/announce"], ["fałszywy kolor", "ending/revoke"], ["nectil barvu", "ending/revoke"], ["licytacja", "now/auction"]]) {
      await go(page, `#start?${new URLSearchParams({ q: words })}`);
      const found = await page.evaluate(() => [...document.querySelectorAll(".found .tiles a")].map((one) => one.getAttribute("href")));
      sure(found.some((one) => one.includes(kind)), `${words}: ${found}`);
    }
  });
  await point("a ruling is sent with its text; to close the sheet does nothing", async () => {
    const send = async (address) => {
      await go(page, address);
      await page.evaluate(() => {
        navigator.share = async (data) => {
          globalThis.sent = data;
          throw new DOMException("closed", "AbortError");
        };
      });
      await press(page, "Send this ruling");
    };
    await send("#value?game=clubs&hand=false&bid=48&matadors=1&points=61");
    const sent = await page.evaluate(() => ({ ...globalThis.sent, button: document.querySelector(".share button").textContent }));
    same([/^The soloist loses: -96, overbid\..* value\.bid, ISkO 3\.6\.1\. skatref [0-9.]+, spec [0-9a-f]{12}$/.test(sent.text), sent.url === page.url(), sent.button],
      [true, true, "Send this ruling"], `sent: ${sent.text}`);
    same(await page.evaluate(async () => (await $share.picture("The soloist wins: +24. 61 card points; 61 were needed.", { clause: "value.bid", sentence: "A value." })).type), "image/png", "the picture");
    // play.lead: 4.1.1 and 4.3
    await send("#now/ending/leads-shown?soloist=M&game=hearts&bid=18&matadors=1&points=40&tricks=4&unplayed_points=45&unplayed_tricks=4&happened.by=F");
    const text = await page.evaluate(() => globalThis.sent.text);
    sure(/ play\.lead, ISkO 4\.1\.1\. skatref /.test(text), `the first of two numbers: ${text}`);
  });
  await page.close();
}

async function rules(browser) {
  const page = await newPage(browser);
  const finds = async (words) => {
    await go(page, "#rules");
    const field = await page.$("#search");
    await field.type(words);
    await page.waitForFunction((q) => location.hash.includes(new URLSearchParams({ q }).toString()), {}, words);
    await new Promise((resolve) => setTimeout(resolve, 300));
    return page.evaluate(() => [...document.querySelectorAll("main .clauses a")].map((one) => one.getAttribute("href")));
  };
  for (const [words, clause] of [["überreizt", "value.overbid"], ["overbid", "value.overbid"], ["4.4.6", "end.throw"], ["4.3.6", "end.throw"],
    ["przelicytowane", "value.overbid"], ["přehlášeno", "value.overbid"]])
    await point(`the search finds ${clause} by ${words}`, async () => {
      const found = await finds(words);
      sure(found.includes(`#clause/${clause}`), `found: ${found.slice(0, 8)}`);
    });
  await point("a case is found by its id", async () => same((await finds("zlole"))[0], "#case/zlole", "the first"));
  await point("a clause has its text, cases and neighbours", async () => {
    await go(page, "#clause/value.overbid");
    const text = await page.evaluate(() => document.querySelector("main").innerText);
    sure(/lowest multiple/.test(text) && /3\.6\.1/.test(text) && await page.$("details.case") && await page.$$("nav.neighbours a").then((all) => all.length === 2), text);
  });
  for (const [language, title] of [["de", "Was ein überreiztes Spiel kostet"], ["pl", "Ile kosztuje gra przelicytowana"], ["cs", "Jakou má hodnotu přelicitovaná hra"]])
    await point(`the rules in ${language}`, async () => {
      await go(page, "#clause/value.overbid");
      await page.select("#language", language);
      await page.waitForFunction((wanted) => document.querySelector("h1")?.textContent === wanted, {}, title);
      same(await page.evaluate(() => document.documentElement.lang), language, "the language of the page");
      await page.select("#language", "en");
    });
  await page.close();
}

async function upload(page, file) {
  await go(page, "#log");
  await (await page.$("#file")).uploadFile(file);
  await page.waitForFunction(() => (document.querySelector(".games li") || document.querySelector("main table")) && !document.querySelector("progress"), { timeout: 120000 });
}

async function logs(browser) {
  const page = await newPage(browser);
  await point("a log begins with its faults, counted by rule; next fault, and back to the place", async () => {
    await upload(page, `${LOGS}/sample.sgf`);
    const shownRows = () => page.evaluate(() => [...document.querySelectorAll(".games > li")].map((one) => one.className));
    sure((await shownRows()).length > 0 && (await shownRows()).every((one) => ["violates", "malformed"].includes(one)), "others come first");
    const faults = (await shownRows()).length;
    const names = await page.evaluate(() => [...document.querySelectorAll(".games > li > button")].map((one) => one.textContent));
    const records = new Map(readFileSync(`${LOGS}/sample.sgf`, "utf8").trimEnd().split("\n").map((line) => [`Game ${/ID\[([^\]]*)\]/.exec(line)?.[1]}`, line]));
    const arrives = async (name) => {
      await page.waitForFunction((wanted) => document.querySelector(".stepper-box") && document.querySelector("h1").textContent === wanted, { timeout: 10000 }, name);
      same(await page.evaluate(() => new URLSearchParams(location.hash.split("?")[1]).get("record")), records.get(name), `the record of ${name}, and no other`);
    };
    await tap(page, await page.$(".games > li > button"), "the first");
    await arrives(names[0]);
    for (const [key, name] of [["game-after", names[1]], ["game-after", names[2]], ["game-before", names[1]]]) {
      await tap(page, await byKey(page, key), key);
      await arrives(name);
    }
    for (let n = 0; n < 4; n++)
      await page.goBack();
    await page.waitForSelector(".games li");
    same((await shownRows()).length, faults, "faults after going back");
    const at = await page.evaluate(() => { scrollTo(0, document.documentElement.scrollHeight / 2); return scrollY; });
    sure(at > 100, `the list is no longer than the screen: ${at}`);
    await page.evaluate(() => document.querySelector(".games > li:nth-child(6) > button").click());
    await arrives(names[5]);
    await page.evaluate(() => document.querySelector(".back a").click());        // the browser itself keeps the place only when one goes back
    await page.waitForFunction((y) => document.querySelector(".games li") && Math.abs(scrollY - y) < 5, { timeout: 5000 }, at);
    await tap(page, await byKey(page, "clause-play.follow"), "play.follow");
    const followed = (await shownRows()).length;
    sure(followed > 0 && followed < faults && await page.evaluate(() => [...document.querySelectorAll(".games > li")].every((one) => one.innerText.includes("play.follow"))), "others than chosen");
    const chosen = await page.$eval(".games > li > button", (one) => one.textContent);
    await tap(page, await page.$(".games > li > button"), "the first of them");
    await arrives(chosen);
    await page.goBack();
    await page.waitForSelector(".games li");
    same((await shownRows()).length, followed, "games chosen after going back");
  });
  await point("faults are counted by the player who committed them, as the judge says", async () => {
    await upload(page, `${LOGS}/sample.sgf`);
    const judged = spawnSync(process.env.SKATREF, ["check", "--format=jsonl", `${LOGS}/sample.sgf`], { encoding: "utf8" }).stdout.trim().split("\n").map((line) => JSON.parse(line));
    const games = (name) => judged.filter(({ players, findings }) => findings.some(({ seat }) => seat !== null && players["FMR".indexOf(seat)] === name)).length;
    const counted = await page.evaluate(() => [...document.querySelectorAll('[data-key^="player-"]')].map((one) => [one.dataset.key.slice(7), Number(one.querySelector("b").textContent)]));
    same(Object.fromEntries(counted.sort()), Object.fromEntries([...new Set(judged.flatMap(({ players }) => players))].sort().map((name) => [name, games(name)]).filter(([, n]) => n > 0)), "counts");
    sure(counted.length > 1, "one player only");
  });
  await point("records that are cut off say so", async () => {
    await go(page, "#log");
    await page.$eval("#paste", (field, text) => { field.value = text; }, readFileSync(`${LOGS}/sample.sgf`, "utf8").split("\n").slice(1, 6).map((line) => line.slice(0, 120)).join("\n"));
    await press(page, "Judge it");
    await page.waitForSelector(".games li");
    const text = await page.evaluate(() => document.querySelector("main").innerText);
    sure(/5 records, and none of them can be read/.test(text) && !/Totals/.test(text), text);
  });
  await point("a log of 20,000 games is judged, and the page stays alive", async () => {
    await upload(page, `${SCRATCH}/big.sgf`);
    sure(/20,000/.test(await page.evaluate(() => document.querySelector("main").innerText)), "20,000 games are not counted");
    await tap(page, await byKey(page, "-"), "all");
    await press(page, "after");
    sure(await page.evaluate(() => document.querySelectorAll(".games li").length) === 50, "the second page has 50 games");
  });
  await point("a game with findings, card by card; its link opens it elsewhere", async () => {
    await upload(page, `${LOGS}/sample.sgf`);
    await tap(page, await byKey(page, "verdict-violates"), "those that violate");
    await press(page, "Game 39");
    await page.waitForSelector(".stepper-box");
    const seen = () => page.evaluate(() => document.querySelector(".stepper-box").innerText);
    sure(/play\.lead/.test(await seen()), await seen());
    await tap(page, await byKey(page, "next"), "one on");
    sure(/play\.turn/.test(await seen()), await seen());
    await (await byKey(page, "back")).focus();
    await page.keyboard.press("ArrowLeft");
    sure(/play\.lead/.test(await seen()), "the arrow keys step");
    const context = await browser.createBrowserContext(), other = await context.newPage();
    await other.goto(page.url());
    await shown(other);
    same(await other.evaluate(() => document.querySelector(".findings").innerText), await page.evaluate(() => document.querySelector(".findings").innerText), "the findings elsewhere");
    await context.close();
    await shot(page, "game", true);
  });
  await point("the curve of the soloist's card points, with each fault at its place; from finding to finding", async () => {
    await upload(page, `${LOGS}/sample.sgf`);
    await press(page, "Game 39");
    await page.waitForSelector(".chart");
    same(await page.evaluate(() => [...document.querySelectorAll(".chart text")].map((one) => one.textContent)), ["0", "31", "61", "90", "120"], "the lines");
    same(await page.evaluate(() => document.querySelectorAll(".chart .fault").length), 2, "the faults");
    sure(/forehand plays clubs at 18, with 5, 84 card points, won, \+72/.test(await page.evaluate(() => document.querySelector(".course").innerText)), "what became of the game");
    sure(/forehand plays ♦7: it is rearhand's turn/.test(await page.evaluate(() => document.querySelector(".findings").innerText)), "the finding in words");
    const event = () => page.evaluate(() => document.querySelector(".event").innerText.split(" ")[0]);
    same(await event(), "34", "begins with the first fault");
    await tap(page, await byKey(page, "fault-after"), "next finding");
    same(await event(), "35", "the second fault");
    await tap(page, await byKey(page, "fault-before"), "previous finding");
    same(await event(), "34", "the first fault again");
    await tap(page, await byKey(page, "next"), "one on");
    await page.evaluate(() => document.querySelector(".chart .fault").dispatchEvent(new MouseEvent("click", { bubbles: true })));
    same(await event(), "34", "the dot leads to its fault");
    // by hand: 12 in the skat, and 72 in tricks
    same(await page.evaluate(() => document.querySelector(".taken").innerText), "soloist 84 · defenders 24", "card points so far");
    await tap(page, await byKey(page, "first"), "the deal");
    same(await page.evaluate(() => [...document.querySelectorAll(".hands dd:first-of-type .card")].slice(0, 3).map((one) => one.getAttribute("aria-label").split(" ")[1])), ["jack", "jack", "jack"], "the jacks come first");
  });
  await point("the findings follow each other as the moves do", async () => {
    const record = readFileSync(`${LOGS}/sample.sgf`, "utf8").split("\n").find((line) => line.includes("ID[39]")).replace(" w C7.HA ", " w C8.HA ");
    await go(page, `#log/game?${new URLSearchParams({ record })}`);
    await page.waitForSelector(".stepper-box");
    const event = () => page.evaluate(() => document.querySelector(".event").innerText.split(" ")[0]);
    same(await event(), "5", "the first: another skat than the one dealt");
    await tap(page, await byKey(page, "fault-after"), "the finding after");
    same(await event(), "34", "the second");
    await tap(page, await byKey(page, "fault-after"), "the finding after");
    await tap(page, await byKey(page, "fault-before"), "the finding before");
    same(await event(), "34", "the second again, not the first");
  });
  await point("a null has no curve; games are found by a word", async () => {
    await upload(page, `${LOGS}/sample.sgf`);
    await page.waitForSelector('[data-key="words"]');
    const faults = await page.evaluate(() => document.querySelectorAll(".games li").length);
    await page.type('[data-key="words"]', "Null ");
    await page.waitForFunction((all) => document.querySelectorAll(".games li").length < all, {}, faults);
    await page.keyboard.type("values");                // after the list is drawn anew
    await page.waitForFunction(() => document.querySelectorAll(".games li").length === 1);
    same(await page.$eval('[data-key="words"]', (one) => one.value), "Null values", "what was typed");
    sure(await page.evaluate(() => document.activeElement.dataset.key === "words"), "one types on");
    await press(page, "Game 35");
    await page.waitForSelector(".stepper-box");
    same(await page.$(".chart"), null, "a curve of a null");
  });
  await point("no card is lost or doubled while the skat is taken and put away", async () => {
    await upload(page, `${LOGS}/sample.sgf`);
    await tap(page, await byKey(page, "-"), "all");
    await press(page, "Game 2");
    await page.waitForSelector(".stepper-box");
    await tap(page, await byKey(page, "first"), "the first move");
    const seen = () => page.evaluate(() => [...document.querySelectorAll(".hands dd")].map((dd) => dd.querySelectorAll(".card").length));
    const counts = [];
    for (; await page.$(".trick") === null; await tap(page, await byKey(page, "next"), "one on"))
      counts.push(await seen());
    sure(counts.some(([f, m, r]) => Math.max(f, m, r) === 12), "nobody takes the skat");
    same(counts.filter((of) => of.reduce((sum, n) => sum + n) !== 32), [], "cards of the three and of the skat");
  });
  for (const game of ["at home: pushed ramsch", "at home: revolution"])
    await point(`each holds his ten cards before the first one is played, and nobody plays what he does not hold: ${game}`, async () => {
      await upload(page, `${LOGS}/sample.jsonl`);
      await tap(page, await byKey(page, "-"), "all");
      await press(page, `Game ${game}`);
      await page.waitForSelector(".stepper-box");
      await tap(page, await byKey(page, "first"), "the first move");
      const seen = () => page.evaluate(() => [...document.querySelectorAll(".hands dd")].map((dd) => dd.querySelectorAll(".card").length));
      let last = [];
      for (; await page.$(".trick") === null; await tap(page, await byKey(page, "next"), "one on"))
        last = await seen();
      same(last, [10, 10, 10, 2], "cards of the three, and of the skat");
      await tap(page, await byKey(page, "last"), "the last move");
      same(await seen(), [0, 0, 0, 2], "cards that were not played");
    });
  await point("a card that is taken back when the other side demands to play on is held again", async () => {
    const record = readFileSync(`${LOGS}/sample.jsonl`, "utf8").split("\n").find((line) => line.includes('"card shown, played on"'))
      .replace('{"seat":"R","event":"breach","clause":"end.card-shown","cards":"H9"}', '{"seat":"R","event":"card","card":"H9"}');
    await go(page, `#log/game?${new URLSearchParams({ record })}`);
    await page.waitForSelector(".stepper-box");
    const seen = () => page.evaluate(() => [...document.querySelectorAll(".hands dd")].map((dd) => dd.querySelectorAll(".card").length));
    same(await seen(), [9, 9, 8, 2], "cards after the wrong lead, which is shown first");
    await tap(page, await byKey(page, "next"), "one on");
    same(await seen(), [9, 9, 9, 2], "cards after the demand");
    await tap(page, await byKey(page, "last"), "the last move");
    same(await seen(), [0, 0, 0, 2], "cards that were not played");
    same(await page.evaluate(() => document.querySelectorAll(".trick figure").length), 3, "cards of the last trick");
  });
  await point("an announcement that the judge refuses changes no winner", async () => {
    const record = JSON.stringify({ skatref: 1, deal: { F: "CJ SJ HJ DJ CA CT CK CQ C9 C8", M: "SA ST SK SQ S9 S8 S7 HA HT HK", R: "HQ H9 H8 H7 DA DT DK DQ D9 D8", skat: "C7 D7" },
      events: [{ seat: "F", event: "soloist", bid: 18 }, { seat: "F", event: "announce", game: "clubs", hand: true }, { seat: "F", event: "announce", game: "null" },
        { seat: "F", event: "card", card: "CJ" }, { seat: "M", event: "card", card: "SA" }, { seat: "R", event: "card", card: "HQ" },
        { seat: "F", event: "card", card: "C8" }, { seat: "M", event: "card", card: "ST" }, { seat: "R", event: "card", card: "H9" }], result: null });
    await go(page, `#log/game?${new URLSearchParams({ record })}`);
    await page.waitForFunction(() => document.querySelector(".event")?.innerText.includes("/ 9"));
    const text = () => page.evaluate(() => document.querySelector(".trick").innerText);
    await tap(page, await byKey(page, "last"), "the last move");
    sure(/10 card points/.test(await text()), await text());
    for (let n = 0; n < 3; n++)
      await tap(page, await byKey(page, "back"), "one back");
    sure(/forehand wins the trick, 16 card points/i.test(await text()), await text());
  });
  for (const name of ["sample.jsonl", "sample.xskat"])
    await point(`a log in another form: ${name}`, async () => {
      await upload(page, `${LOGS}/${name}`);
      await tap(page, await page.$(".games button"), "the first game");
      await page.waitForSelector(".stepper-box");
    });
  await point("a score list, with its totals", async () => {
    await upload(page, `${LOGS}/list.csv`);
    const text = await page.evaluate(() => document.querySelector("main").innerText);
    sure(/232/.test(text) && /Ada/.test(text), text);
  });
  await point("the verdict stands at each deal of a list; a convention and an open row look like no error", async () => {
    await upload(page, `${LOGS}/pub.csv`);
    const native = JSON.parse(spawnSync(process.env.SKATREF, ["sheet", "--format=json", `${LOGS}/pub.csv`], { encoding: "utf8" }).stdout);
    const rows = await page.evaluate(() => [...document.querySelectorAll(".games tr")].map((one) =>
      [one.className, one.querySelector(".verdict-word").innerText, getComputedStyle(one).backgroundColor]));
    same(rows.map(([verdict]) => verdict), native.series[0].list.map(({ verdict }) => verdict), "verdicts");
    same(["convention", "undecided", "violates"].filter((one) => !rows.some(([verdict, text]) => verdict === one && text === one)), [], "verdicts that no row has");
    same([...new Set(rows.filter(([verdict]) => verdict !== "violates").map(([, , ground]) => ground))], ["rgba(0, 0, 0, 0)"], "grounds of rows without an error");
    sure(await page.evaluate(() => document.querySelectorAll(".plot polyline").length === 3
      && document.querySelector(".plot").compareDocumentPosition(document.querySelector("main table")) === Node.DOCUMENT_POSITION_FOLLOWING), "three curves above the table");
  });
  await point("the list of a log", async () => {
    await upload(page, `${LOGS}/sample.sgf`);
    await press(page, "The list with its totals");
    await page.waitForSelector("main table");
  });
  await point("hostile names stay text", async () => {
    const hostile = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
    const record = readFileSync(`${LOGS}/sample.sgf`, "utf8").split("\n")[1].replace("P0[Anna]", `P0[${hostile}]`).replace("P1[Bert]", `P1[${hostile}]`);
    await go(page, "#log");
    await page.$eval("#paste", (field, text) => { field.value = text; }, record);
    await press(page, "Judge it");
    await page.waitForSelector(".games li");
    sure((await page.evaluate(() => document.querySelector(".games").innerText)).includes("<img"), "the name is not shown as it is");
    await tap(page, await page.$(".games button"), "the game");
    await page.waitForSelector(".stepper-box");
    same(await page.evaluate(() => [document.querySelectorAll("main img, main script").length, document.title.startsWith("skatref")]), [0, true], "elements made of a name, the title");
    await go(page, `#rules?${new URLSearchParams({ q: hostile })}`);
    same(await page.evaluate(() => document.querySelectorAll("main img, main script").length), 0, "elements made of a search");
  });
  await page.close();
}

async function looks(browser) {
  const fault = readFileSync(`${LOGS}/sample.sgf`, "utf8").split("\n").find((line) => line.includes("ID[39]"));
  const places = {
    judged: `#log/game?${new URLSearchParams({ record: fault })}`,
    start: "#start", value: "#value?game=clubs&bid=48&cards=CT+CK+CQ+C9+DJ+HA+HT+DA+DT+SA+CJ+S7&points=65&tricks=6", now: "#now", game: "#value",
    bid: "#value?game=clubs&hand=false", jacks: "#value?game=clubs&hand=false&bid=18", counts: "#now/misdeal/count?found=auction",
    throws: "#now/ending/throws?happened.by=M&soloist=F&game=clubs&bid=18&matadors=1&points=70&tricks=6&unplayed_points=40&unplayed_tricks=3",
    auction: "#now/auction?calls=M+20,F+yes,M+18", ramsch: "#now/ramsch", log: "#log", rules: "#rules", clause: "#clause/value.overbid", table: "#table",
  };
  for (const language of ["en", "de", "pl", "cs"])
    for (const width of [360, 768, 1400])
      await point(`nothing is wider than ${width} pixels in ${language}`, async () => {
        const page = await newPage(browser, { width, height: 800 });
        await go(page, "#start");
        for (const [name, hash] of Object.entries(places)) {
          await turn(page, hash);
          await page.select("#language", language);
          await page.waitForFunction((wanted) => document.documentElement.lang === wanted, {}, language);
          await new Promise((resolve) => setTimeout(resolve, 50));
          sure(await page.evaluate((most) => document.documentElement.scrollWidth <= most, width), `${name} is wider`);
          await shot(page, `${name}-${language}-${width}`);
        }
        await page.evaluate(() => localStorage.clear());
        await page.close();
      });
  for (const scheme of ["light", "dark"])
    for (const [name, hash] of Object.entries(places))
      await point(`accessible in ${scheme}: ${name}`, async () => {
        const page = await newPage(browser);
        await page.setBypassCSP(true);
        await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
        await go(page, hash);
        await shot(page, `${name}-${scheme}`, true);
        sure(await page.evaluate(() => document.documentElement.scrollWidth <= 360), "wider than the phone");
        await page.evaluate(axe);
        const { violations } = await page.evaluate(() => globalThis.axe.run());
        same(violations.map(({ id, nodes }) => [id, nodes[0].html.slice(0, 120), nodes[0].failureSummary.slice(0, 200)]), [], "violations");
        await page.close();
      });
  await point("the German pack, and print", async () => {
    const page = await newPage(browser);
    await go(page, places.value);
    await go(page, "#table");
    await tap(page, await page.$('[data-key="pack=german"]'), "the German pack");
    await go(page, "#value?game=clubs&bid=48&points=65&tricks=6&cards=CT");
    await page.evaluate(() => $ask.change("cards"));
    await page.waitForSelector(".picker");
    same(await page.evaluate(() => [...document.querySelectorAll(".picker .pick")].filter((one) => one.querySelector("svg path") === null).length), 0, "cards without a drawn suit");
    await shot(page, "german-pack", true);
    await page.emulateMediaType("print");
    sure(await page.evaluate(() => getComputedStyle(document.querySelector("header")).display === "none"), "the header is printed");
    await page.close();
  });
}

async function hosted(browser) {
  let away = false, next = "";            // next: what a newer page has that this one has not
  const server = createServer((request, response) => {
    const name = new URL(request.url, "http://x").pathname.slice(1) || "index.html";
    if (away)
      return request.destroy();
    if (name === "npm/") {
      response.writeHead(200, { "content-type": "text/html" });
      return response.end('<!doctype html><link rel="icon" href="data:,">');
    }
    response.writeHead(200, { "content-type": { js: "text/javascript", html: "text/html", svg: "image/svg+xml" }[name.split(".").pop()] ?? "application/manifest+json" });
    const text = readFileSync(name.startsWith("npm/") ? `${NPM}/${name.slice(4)}` : `${PAGE}/${name}`);
    if (next !== "" && name === "sw.js")
      return response.end(text.toString().replace(/skatref-[0-9a-f]+/, `skatref-${next}`));
    response.end(next !== "" && name === "index.html" ? text.toString().replace("<title>", `<meta name="release" content="${next}"><title>`) : text);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const base = `http://127.0.0.1:${server.address().port}/`;
  await point("the package for npm: a game in motion in a browser", async () => {
    const page = await newPage(browser);
    await page.goto(`${base}npm/`);
    const played = await page.evaluate(async () => {
      const { load } = await import("/npm/browser.js");
      const { Game } = await load();
      const game = new Game({ deal: { F: "CJ SJ CA CT CK C9 C8 C7 SA H7", M: "S7 S8 S9 SK SQ HA HT HK HQ H9",
        R: "HJ DJ DA DT DK DQ D9 D8 D7 H8", skat: "CQ ST" } });
      let refused = null;
      try {
        game.play({ seat: "M", event: "bid", bid: 19 });
      } catch (error) {
        refused = [error.name, error.clause, error.event];
      }
      for (let n = 0; !game.over && n < 100; n++)
        game.play(game.moves()[n === 0 ? 1 : 0]);
      const { outcome, scores } = game.value();
      return { refused, outcome, scores, record: game.record };
    });
    same(played.refused, ["SkatrefError", "auction.values", 1], "refused");
    same(played.outcome, "game", "the outcome");
    const judged = spawnSync(process.env.SKATREF, ["check", "--format=jsonl", "-"], { input: `${JSON.stringify(played.record)}\n`, encoding: "utf8" }).stdout;
    same(JSON.parse(judged).verdict, "conforms", "what the judge says of its record");
    same(played.scores.filter((score) => score !== 0), [played.record.result.score], "the scores");
    await page.close();
  });
  await point("hosted, it stays usable without the network", async () => {
    const page = await newPage(browser);
    await go(page, "", base);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => 0));
    await page.waitForFunction(async () => (await (await caches.open((await caches.keys())[0])).keys()).length > 0);
    away = true;
    await go(page, "#value?game=grand&bid=48&matadors=2&points=61&tricks=6", base);
    same((await ruled(page)).score, "72", "the score, offline");
    await page.close();
  });
  await point("hosted, a newer page takes the place of the one that was kept, which is thrown away", async () => {
    away = false;
    next = "newer";
    const page = await newPage(browser), kept = () => page.evaluate(async () => [await caches.keys(), (await (await caches.open((await caches.keys())[0])).keys()).map(({ url }) => new URL(url).pathname).sort()]);
    await go(page, "", base);
    same((await kept())[0].length, 1, "kept before");
    await page.evaluate(async () => { await (await navigator.serviceWorker.ready).update(); });
    await page.waitForFunction(async () => (await caches.keys()).join() === "skatref-newer");
    same((await kept())[1], ["/", "/icon.svg", "/manifest.webmanifest"], "files that are kept");
    away = true;
    await go(page, "", base);
    same(await page.$eval("meta[name=release]", (one) => one.content), "newer", "the page that is shown offline");
    await page.close();
  });
  server.closeAllConnections();
  server.close();
}

// ONLY names some of them; the whole test has all.
const all = walks({ newPage, go, turn, point, same, sure, corpus, FILE });
const shows = screens({ newPage, go, turn, point, same, sure, corpus, PLACES });
const groups = { everyQuestion, everyCase, disputes, players, keyboard, facts, rules, logs, looks, hosted,
  ...Object.fromEntries(Object.entries(all).map(([name, walk]) => [`walk-${name}`, walk])),
  ...Object.fromEntries(Object.entries(shows).map(([name, show]) => [`screen-${name}`, show])) };
const wanted = process.env.ONLY?.split(" ") ?? Object.keys(groups);
const browser = await launch();
try {
  for (const name of wanted)
    await groups[name](browser);
  await point("no message on the console, no request to the network", async () => same(messages, [], "messages"));
} finally {
  await browser.close();
}
console.log(`1..${points}`);
process.exitCode = failures > 0 ? 1 : 0;
