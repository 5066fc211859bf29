// Each screen against what page.wasm says to the same facts, which is asked here without the page: every question of each kind,
// every answer, every ruling, every search; and what holds for all screens: their addresses, the focus, links, colours. Called
// by page.mjs.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const { SKATREF, LOGS, SCRATCH, PAGE, NPM } = process.env;
const WASM = `${PAGE}/../wasm`;
const { asker, textsOf } = await import(`${NPM}/wasi.js`);
const program = asker(new WebAssembly.Module(readFileSync(`${WASM}/page.wasm`)),
  textsOf((name) => (existsSync(`${WASM}/page-texts/${name}`) ? readFileSync(`${WASM}/page-texts/${name}`) : undefined)));
const described = Object.fromEntries(["en", "de", "pl", "cs"].map((language) => [language, program.describe(language)]));

const minus = (text) => String(text).replace(/-(?=\d)/g, "−");
const leaf = (facts, path) => path.split(".").reduce((value, key) => value?.[key], facts);
const SUITS = { clubs: "♣", spades: "♠", hearts: "♥", diamonds: "♦" };
const sorted = (facts) => (typeof facts !== "object" || facts === null || Array.isArray(facts) ? facts : Object.fromEntries(Object.keys(facts).sort().map((key) => [key, sorted(facts[key])])));
const JACKS = ["CJ", "SJ", "HJ", "DJ"];

// The facts of an address by their paths, and the same as JSON, by the types that the program describes.
function factsOf(hash, form) {
  const { forms, asks } = described.en, [path, words = ""] = hash.slice(1).split(/\?(.*)/s), [section, ask, kind] = path.split("/");
  const question = section === "value" ? "value" : ask, query = new URLSearchParams(words);
  if (kind !== undefined)
    query.set(question === "misdeal" ? "kind" : "happened.kind", kind);
  const read = (list, before) => Object.fromEntries(list.flatMap((fact) => {
    const key = before + fact.key, text = query.get(key);
    if (fact.type === "form") {
      const inside = read(forms[fact.inside], `${key}.`);
      return Object.keys(inside).length > 0 ? [[fact.key, inside]] : [];
    }
    if (text === null)
      return [];
    const lists = () => text.split(",").filter(Boolean);
    const read1 = { number: () => Number(text), flag: () => text === "true", word: () => (fact.null && text === "null" ? null : text), seats: lists, options: lists, texts: lists, numbers: () => lists().map(Number) }[fact.type];
    return [[fact.key, read1 === undefined ? text : read1()]];
  }));
  return { ask: question, given: read(form ?? forms[asks.findIndex(({ name }) => name === question)], ""), fixed: kind === undefined ? [] : [question === "misdeal" ? "kind" : "happened.kind"] };
}

// What stands on the page: read here once, with no knowledge of what it means.
const look = (page) => page.evaluate(() => {
  const text = (one) => one?.textContent.replace(/\s+/g, " ").trim() ?? null;
  const controls = (form) => ({ asks: form.dataset.asks, legend: text(form.querySelector("legend")), wrong: text(form.querySelector(".impossible")), why: text(form.querySelector("fieldset > .soft")),
    buttons: [...form.querySelectorAll("button:not(.term)")].map((one) => [one.dataset.key ?? null, text(one), one.getAttribute("aria-pressed"), one.disabled, one.closest("form details")?.querySelector("summary").dataset.key ?? null]),
    suits: [...form.querySelectorAll(".in-text")].map((one) => [one.parentElement.dataset.key, one.textContent, one.className]),
    fields: [...form.querySelectorAll("input")].map((one) => [one.type, one.inputMode, one.min, one.max, one.value, one.getAttribute("aria-label"), one.dataset.key ?? one.id, one.hasAttribute("data-focus")]),
    outputs: [...form.querySelectorAll(".stepper")].map((one) => [text(one.querySelector("span")), one.querySelector("output").value]), headings: [...form.querySelectorAll("h3, p.legend")].map(text),
    made: [...form.querySelectorAll(".calls li")].map(text), hidden: [...form.querySelectorAll(".three span")].map(text), role: form.querySelector(".impossible")?.getAttribute("role") ?? null });
  const box = document.querySelector(".ruling"), main = document.querySelector("main");
  const cards = (one) => [...one.querySelectorAll(".card")].map((card) => card.getAttribute("aria-label"));
  const said = (one) => [one.dataset.key, text(one.querySelector(".soft")), text(one.querySelector("b")), cards(one).sort()];
  return { title: text(document.querySelector("h1")), now: document.querySelector(".question:not(.small)") && controls(document.querySelector(".question:not(.small)")),
    small: [...document.querySelectorAll(".question.small")].map(controls), said: [...document.querySelectorAll(".said button")].map(said), folded: document.querySelector(".asked") && text(document.querySelector(".asked summary")),
    open: document.querySelector(".asked")?.open ?? null, bar: [text(document.querySelector(".bar")), document.querySelector(".bar")?.checkVisibility() ?? null, document.querySelector(".bar")?.getAttribute("role")],
    wrongs: [...document.querySelectorAll(".left > .impossible li")].map(text), hash: location.hash,
    ruling: box && { kind: box.className.trim(), verdict: text(box.querySelector(".verdict")), rest: text(box.querySelector(".verdict + p:not(.chips, .share, :has(> a))")), color: getComputedStyle(box.querySelector(".verdict")).color, edge: getComputedStyle(box).borderLeftColor,
      decisions: [...box.querySelectorAll(":scope > .decision")].map((one) => [text(one.querySelector(":scope > .clause-text")), one.querySelector(".clause-id").textContent, one.querySelector("a").hash, text(one.querySelector(".clause-title")), text(one.querySelector("details .clause-text"))]),
      then: [...box.querySelectorAll(":scope > p > a:not(.chips a)")].filter((one) => !one.closest(".chips, .soft")).map((one) => [one.hash, text(one)]), chips: [...box.querySelectorAll(".chips a")].map((one) => [one.hash, text(one)]),
      order: [...box.children].map((one) => one.dataset.key ?? one.querySelector(":scope > summary")?.dataset.key ?? (one.className || one.tagName)), release: text(box.querySelector(".release")), live: box.getAttribute("aria-live") },
    focus: document.activeElement === main ? "main" : document.activeElement?.matches(".verdict") ? "verdict" : document.activeElement?.matches("legend") ? "legend" : document.activeElement?.dataset.key ?? document.activeElement?.tagName };
});

/** Returns the groups by their names; the functions are those of page.mjs. */
export function screens({ newPage, go, turn, point, same, sure, corpus, PLACES }) {
  const speak = async (page, language) => {
    await page.select("#language", language);
    await page.waitForFunction((wanted) => document.documentElement.lang === wanted, {}, language);
    await page.waitForFunction(() => document.querySelector("main").dataset.shown === location.hash);
  };
  const settled = (page, before) => page.waitForFunction((turned) => document.querySelector(".court")?.dataset.turn !== turned, { timeout: 10000 }, before);
  const turned = (page) => page.$eval(".court", (one) => one.dataset.turn);

  // One question, by its kind.
  function expectQuestion(got, due, what, language) {
    const { texts, suits, ranks } = described[language], word = (list, key) => list.find(([one]) => one === key)[1];
    const cardWords = (card) => `${word(suits, { C: "clubs", S: "spades", H: "hearts", D: "diamonds" }[card[0]])} ${word(ranks, card[1])}`;
    same([got.asks, got.legend, got.why], [due.path, due.label, due.why ?? null], `${what}: what is asked`);
    if (due.wrong)
      same([got.wrong, got.role], [[due.wrong.text, due.wrong.clause && `${program.clause(due.wrong.clause, language).title} ${due.wrong.clause}`].filter(Boolean).join(" ").trim(), "alert"], `${what}: what is wrong`);
    else
      same(got.wrong, null, `${what}: nothing is wrong`);
    const chosen = ({ set, text, on }, place = null) => [`${due.path}=${Object.values(set).join(",")}`, `${SUITS[set.game ?? set["said.game"]] ?? ""}${text}`, String(on), false, place];
    const plain = (list, place) => list.map((one) => chosen(one, place)), next = ["go", texts.Next, null, false, null];
    const field = (of, first, value = of.value ?? null) => ["number", "numeric", String(of.low), String(of.high), value === null || value === undefined ? "" : String(value), of.label, of.path, first];
    switch (due.kind) {
      case "choice":
        same(got.buttons, plain(due.choices), `${what}: choices`);
        same(got.suits, due.choices.filter(({ set }) => SUITS[set.game ?? set["said.game"]]).map((one) => [chosen(one)[0], SUITS[one.set.game ?? one.set["said.game"]], `suit-${{ clubs: "C", spades: "S", hearts: "H", diamonds: "D" }[one.set.game ?? one.set["said.game"]]} french in-text`]), `${what}: suits`);
        break;
      case "many":
        same(got.buttons, [...due.choices.map(({ text, on }) => [`${due.path}-${text}`, text, String(on), false, null]), next], `${what}: choices`);
        break;
      case "bid": {
        const numbers = due.choices.filter(({ set }) => set[due.path] !== 0), none = due.choices.filter(({ set }) => set[due.path] === 0);
        same(got.buttons, [...plain([...numbers.slice(0, 16), ...none]), ...plain(numbers.slice(16), "higher")], `${what}: bids`);
        break;
      }
      case "number":
        same(got.fields, [field(due, true), ...(due.with ? [field(due.with, false)] : [])], `${what}: fields`);
        same([got.buttons, got.headings], [[next], due.with ? [due.with.label] : []], `${what}: buttons, and the second label`);
        break;
      case "three":
        same(got.fields, due.holders.map(([key, text], i) => ["number", "numeric", String(due.low), String(due.high), due.value ? String(due.value[i]) : "", text, `${due.path}-${key}`, i === 0]), `${what}: fields`);
        same([got.hidden, got.buttons], [due.holders.map(([, text]) => text), [next]], `${what}: names`);
        break;
      case "counts":
        same(got.outputs, due.counts.map(([key, text, start]) => [text, String(due.value?.[key] ?? start)]), `${what}: counts`);
        same(got.buttons, [...due.counts.flatMap(([key]) => [[`${key}-less`, "−", null, false, null], [`${key}-more`, "+", null, false, null]]), next], `${what}: buttons`);
        break;
      case "cards": case "hands": {
        const boxes = due.kind === "cards" ? [[due.path, due.value ?? "", due.high]] : due.holders.map(([key]) => [`${due.path}.${key}`, due.value?.[key] ?? "", 10]);
        const list = boxes.flatMap(([name, value, most]) => {
          const held = value.split(" ").filter(Boolean);
          return [..."CSHD"].flatMap((suit) => [..."JATKQ987"].map((rank) => [`${name}-${suit}${rank}`, String(held.includes(suit + rank)), !held.includes(suit + rank) && most > 1 && held.length >= most]));
        });
        same(got.buttons.filter(([key]) => /-[CSHD][JATKQ987]$/.test(key ?? "")).map(([key, , on, off]) => [key, on, off]), list, `${what}: cards`);
        same(got.buttons.at(-1).slice(0, 4), ["go", texts.Next, null, due.kind === "cards" && (due.value ?? "").split(" ").filter(Boolean).length < Math.max(1, due.low)], `${what}: next`);
        break;
      }
      case "jacks": {
        const none = due.jacks[0].length === 0;
        same(got.buttons.slice(0, 5).map(([key, , on]) => [key, on]), [...JACKS.map((card) => [card, "false"]), ["four", null]], `${what}: jacks`);
        same(got.buttons.slice(5).map(([key, text]) => [key, text]), [...(none ? [["none", texts["no jack"]]] : due.jacks[0].map(({ text, set }) => [`${due.path}=${Object.values(set)}`, text])), ["twelve", texts["or tap all twelve cards"]]], `${what}: without a jack`);
        break;
      }
      case "calls": {
        const shown = due.calls.slice(0, 10).filter(([call]) => call !== "looks").concat(due.calls.filter(([call]) => call === "looks"));
        const seats = [...due.holders, ["D", texts["somebody who does not play"]]];
        same(got.buttons.map(([key, text, on]) => [key, text, on]), [...seats.map(([seat, text]) => [`calls=${seat}`, text, String(seat === due.turn)]), ...shown.map(([call, text]) => [`call-${call}`, text, null]), ["add-call", texts.add, null],
          ...(due.value?.length > 0 ? [["undo", texts["take back"], null]] : [])], `${what}: calls`);
        same(got.made, (due.value ?? []).map((call) => `${seats.find(([seat]) => seat === call[0])[1]} ${due.calls.find(([one]) => one === call.slice(2))?.[1] ?? call.slice(2)}`), `${what}: what was called`);
        break;
      }
      default:
        throw new Error(`${what}: no check for ${due.kind}`);
    }
    void cardWords;
  }

  // A ruling: its sentence, its colour, what decides, and what stands below it in which order.
  function expectRuling(got, { answer, given, verdict, decides, besides, then }, what, language, ask) {
    const end = verdict.indexOf(". ") + 1 || verdict.length, { texts, options, version, spec, disputes } = described[language];
    same([got.verdict, got.rest], [minus(verdict.slice(0, end)), end < verdict.length ? minus(verdict.slice(end + 1)) : null], `${what}: the verdict`);
    const won = answer.won ?? (answer.score !== undefined ? answer.score > 0 : answer.favours === "soloist" ? true : answer.favours === "defenders" ? false : null);
    const kind = won === null ? "ruling" : won ? "ruling won" : "ruling lost";
    same([got.kind, got.color, got.live], [kind, won === null ? "rgb(31, 35, 40)" : won ? "rgb(20, 102, 63)" : "rgb(160, 51, 37)", "polite"], `${what}: its colour`);
    same(got.edge, won === null ? "rgb(100, 107, 112)" : got.color, `${what}: the colour of its edge`);
    const others = [answer.clause ?? answer.illegal?.clause ?? answer.lost, ...(answer.struck ?? []).map(({ clause }) => clause)].filter((id) => id && id !== decides?.clause);
    const due = [decides, besides, ...others.map((clause) => ({ clause, sentence: program.clause(clause, language).sentence }))].filter(Boolean);
    same(got.decisions, due.map(({ clause, sentence }) => {
      const { text, title } = program.clause(clause, language);
      return [sentence, clause, `#clause/${clause}`, title, text.length > sentence.length ? text.replace(/\s+/g, " ").trim() : null];
    }), `${what}: what decides`);
    same(got.then, then ? [[got.then[0]?.[0], disputes.find((one) => one.ask === then.ask).text]] : [], `${what}: what comes next`);
    if (then)
      same([factsOf(got.then[0][0]).ask, sorted(factsOf(got.then[0][0]).given)], [then.ask, sorted(then.given)], `${what}: the facts of what comes next`);
    const names = { isko2022: "ISkO 2022", isko2018: "ISkO 2018", isko1999: "ISkO 1999", altenburg1937: "Altenburg 1937" };
    same(got.chips, [["#table", [names[given.code ?? "isko2022"], ...(given.options ?? []).map((one) => options.find(([key]) => key === one)[1])].join(" + ")]], `${what}: by which rules`);
    same(got.order, ["verdict", ...(got.rest === null ? [] : ["P"]), ...[decides, besides].filter(Boolean).map(() => "decision"), ...(then ? ["P"] : []), ...others.map(() => "decision"), "chips", "share", ...(answer.steps?.length > 0 ? ["steps"] : []), "all", "codes", "soft release"], `${what}: the order of its parts`);
    same(got.release, `skatref ${version}, spec ${spec}`, `${what}: the release`);
    void texts;
    void ask;
  }

  // All of a dispute as it is shown, for facts that its address has.
  function expectCourt(got, language, { at, listed = false, what = got.hash } = {}) {
    const { ask, given, fixed } = factsOf(got.hash), { texts } = described[language];
    const said = program.refer({ ask, given, ...(at === undefined ? {} : { at }) }, language);
    const ruled = said.answer !== null && at === undefined;
    same([got.ruling !== null, got.now !== null], [ruled, said.next !== null], `${what}: ruled, asked`);
    if (ruled)
      expectRuling(got.ruling, said, what, language, ask);
    if (said.next)
      expectQuestion(got.now, said.next, what, language);
    same(got.small.length, ruled ? said.more.length : 0, `${what}: what else is asked`);
    if (ruled)
      got.small.forEach((one, n) => expectQuestion(one, said.more[n], `${what}: what else ${n}`, language));
    const answers = said.answered.filter(({ path, kind }) => !fixed.includes(path) && kind !== "calls");
    same(got.said.map(([key, label]) => [key, label]), answers.map(({ path, label }) => [`edit-${path}`, label]), `${what}: what was answered`);
    for (const [n, one] of answers.entries()) {
      const words = one.kind === "jacks" ? one.jacks.flat().find(({ set }) => set[one.path] === one.value)?.text : one.text;
      if (words !== undefined)
        same(got.said[n][2], words, `${what}: the answer to ${one.path}`);
      else if (typeof one.value === "string" && /^[CSHD][AKQJT987]\b/.test(one.value))
        same(got.said[n][3].length, one.value.split(" ").length, `${what}: the cards of ${one.path}`);
    }
    const folds = !listed && answers.length > 0 && (answers.length > 3 || ruled && !said.next);
    same([got.folded !== null, got.open], folds ? [true, false] : [false, null], `${what}: folded`);
    if (folds)
      sure(answers.filter(({ text, kind }) => text !== undefined && !["calls", "hands", "jacks", "counts", "three", "cards"].includes(kind)).every(({ text, label, bare }) => got.folded.includes(bare ? `${label} ${text}` : text)), `${what}: ${got.folded}`);
    same(got.wrongs, said.next === null && !ruled ? said.wrongs.map(({ label, text }) => `${label} ${text}`) : [], `${what}: what is wrong`);
    same(got.bar, [said.answer !== null ? minus(said.verdict) : said.so_far || texts["More answers are needed."], !ruled, "status"], `${what}: the bar`);
    return said;
  }

  // Answers what is asked, the n-th way; returns what was done.
  async function reply(page, { kind, path, low, high, choices, holders, calls, with: other }, nth) {
    const keys = async (text) => { await page.keyboard.type(String(text)); };
    const press = (key) => page.evaluate((wanted) => {
      const button = [...document.querySelectorAll(".question:not(.small) button")].find((one) => one.dataset.key === wanted);
      if (button === undefined)
        throw new Error(`no button ${wanted}: ${document.querySelector(".question:not(.small)").innerText}`);
      button.click();
    }, key);
    switch (kind) {
      case "choice": case "bid": {
        const { set } = choices[nth % choices.length];
        return press(`${path}=${Object.values(set).join(",")}`);
      }
      case "many":
        await press(`${path}-${choices[nth % choices.length].text}`);
        return press("go");
      case "number":
        await keys(Math.min(high, Math.max(low, other ? 40 : 61)));
        if (other) {
          await page.keyboard.press("Enter");                            // on to the field that is empty
          await keys(Math.min(other.high, 30));
        }
        return page.keyboard.press("Enter");
      case "three":
        for (const n of holders.map((_, i) => (path === "points" ? [70, 30, 20] : [6, 2, 2])[i])) {
          await keys(n);
          await page.keyboard.press("Tab");
        }
        return press("go");
      case "counts":
        await press("M-less");
        return press("go");
      case "jacks":
        await press(JACKS[0]);
        return page.evaluate(() => document.querySelector(".question .choices button").click());
      case "cards":
        for (const card of ["CJ", "CA", "CT", "CK", "CQ", "C9", "C8", "SA", "ST", "HA", "DA", "DT"].slice(0, Math.max(1, Math.min(12, high))))
          await press(`${path}-${card}`);
        return press("go");
      case "hands":
        return press("go");
      case "calls":
        return press(`call-${calls[(nth + 1) % 3][0]}`);
      default:
        throw new Error(`no answer to ${kind}`);
    }
  }

  async function court(browser) {
    const page = await newPage(browser);
    await go(page, "#start");
    await page.evaluate(() => localStorage.clear());
    for (const language of ["en", "de"])
      await point(`each screen of a dispute shows what the program says to its facts: ${language}`, async () => {
        await turn(page, "#start");
        await speak(page, language);
        for (const place of PLACES.filter((one) => /^#(value|now\/)/.test(one))) {
          await turn(page, "#start");
          await turn(page, place);
          expectCourt(await look(page), language);
        }
      });
    await point("each dispute is asked to its end: what is shown, kept in the address, and where the focus is after each answer", async () => {
      await turn(page, "#start");
      await speak(page, "en");
      await turn(page, "#now");
      const starts = (await page.evaluate(() => [...document.querySelectorAll(".tiles a")].map((one) => one.hash))).filter((one) => !one.startsWith("#clause"));
      let rulings = 0, answers = 0;
      for (const [nth, start] of [...new Set(starts)].entries()) {
        await turn(page, "#now");
        await turn(page, start);
        await page.waitForFunction(() => document.activeElement.tagName === "MAIN");
        const long = await page.evaluate(() => history.length);
        let listed = false;
        for (let n = 0; n < 12; n++) {
          const said = expectCourt(await look(page), "en", { listed, what: `${start}, answer ${n}` });
          if (said.next === null || said.next.kind === "calls" && n > 2)
            break;
          const before = await turned(page);
          // The fields of a number have the focus; on the first screen nothing has it.
          if (n === 0 && ["number", "three"].includes(said.next.kind))
            await page.focus(".question input");
          await reply(page, said.next, nth + n);
          await settled(page, before).catch(() => { throw new Error(`${start}, answer ${n}: ${said.next.kind} of ${said.next.path} is not taken`); });
          answers++;
          const got = await look(page), { ask, given } = factsOf(got.hash), on = program.refer({ ask, given }, "en");
          const first = ["number", "three"].includes(on.next?.kind) ? got.now.fields[0][6] : got.ruling !== null && (on.next === null || true) ? "verdict" : "legend";
          same(got.focus, first, `${start}, answer ${n}: the focus`);
          same(await page.evaluate(() => history.length), long, "answers make no steps to go back");
          same(sorted(await page.evaluate(() => $ask.last().given)), sorted(on.given), `${got.hash}: the facts of the address`);
        }
        const got = await look(page);
        rulings += got.ruling !== null;
        if (got.ruling !== null && got.said.length > 0) {
          // Back to the last answer, and what was ruled stands in the bar.
          const path = got.said.at(-1)[0].slice(5), before = await turned(page);
          await page.evaluate((key) => { document.querySelector(".asked")?.setAttribute("open", ""); [...document.querySelectorAll(".said button")].find((one) => one.dataset.key === key).click(); }, `edit-${path}`);
          await settled(page, before);
          listed = true;
          expectCourt(await look(page), "en", { at: path, listed, what: `${start}: ${path} again` });
        }
      }
      sure(rulings > 15 && answers > 80, `${rulings} rulings, ${answers} answers`);
    });
    await point("the jacks that are held say how many matadors there are, with which further trumps", async () => {
      for (const game of ["clubs", "grand"]) {
        await turn(page, "#start");
        await turn(page, `#value?game=${game}&hand=false&bid=18`);
        for (let mask = 0; mask < 16; mask++) {
          const held = JACKS.filter((_, i) => mask & (8 >> i)), first = held.includes("CJ"), run = JACKS.findIndex((card) => held.includes(card) !== first), n = run < 0 ? 4 : run;
          const seen = await page.evaluate((wanted) => {
            for (const one of ["CJ", "SJ", "HJ", "DJ"])
              if ((document.querySelector(`[data-key="${one}"]`).getAttribute("aria-pressed") === "true") !== wanted.includes(one)) {
                document.querySelector(`[data-key="${one}"]`).focus();
                document.querySelector(`[data-key="${one}"]`).click();
                if (document.activeElement.dataset.key !== one)
                  throw new Error(`the focus is no longer on ${one}`);
              }
            return [[...document.querySelectorAll(".question .choices button")].map((one) => [one.dataset.key, one.textContent, one.closest("details") !== null]), document.querySelector('[data-key="four"]') !== null, document.querySelector('[data-key="none"]') !== null];
          }, held);
          const further = n === 4 && game !== "grand" ? Array.from({ length: 8 }, (_, i) => 4 + i) : [n];
          same(seen[0], further.map((count, i) => [`matadors=${first ? count : -count}`, `${first ? "with" : "without"} ${count}`, i > 0]), `${game}: ${held.join(" ") || "no jack"}`);
          same([seen[1], seen[2]], [held.length < 4, false], `${game}: ${held}: all four, no jack`);
        }
      }
    });
    await point("of so many cards no more can be chosen, in each question about cards", async () => {
      const laid = "#now/ending/lays-down?happened.by=M&soloist=M&game=clubs&hand=false&bid=18&matadors=1&points=40&tricks=4&defenders_points=30&unplayed_tricks=2";
      for (const [place, path, most] of [["#value?game=clubs&hand=false&bid=18", "cards", [12]], [laid, "hands", [10, 10, 10]]]) {
        await turn(page, "#start");
        await turn(page, place);
        await page.evaluate((wanted) => $ask.change(wanted), path);
        await page.waitForSelector(".picker");
        const seen = await page.evaluate(() => [...document.querySelectorAll(".picker")].map((_, n) => {
          const picker = () => document.querySelectorAll(".picker")[n];
          for (const { dataset } of picker().querySelectorAll(".pick")) {
            const one = [...picker().querySelectorAll(".pick")].find((other) => other.dataset.key === dataset.key);
            one.focus();
            one.click();
            if (!one.disabled && document.activeElement.dataset.key !== dataset.key)
              throw new Error(`${dataset.key}: the focus is on ${document.activeElement.dataset.key}`);
          }
          return [picker().querySelectorAll('.pick[aria-pressed="true"]').length, picker().querySelectorAll(".pick:disabled").length, picker().querySelector(".count-cards").firstChild.textContent];
        }));
        same(seen, most.map((n) => [n, 32 - n, `${n} of at most ${n} cards`]), path);
      }
    });
    await point("an answer that comes late takes the place of no later one", async () => {
      await go(page, "#value");
      for (let n = 0; n < 100 && page.workers().length === 0; n++)
        await new Promise((resolve) => setTimeout(resolve, 50));
      await new Promise((resolve) => setTimeout(resolve, 300));             // the thread that rules has taken over,
      await turn(page, "#value?game=clubs");                               // and has its texts
      await turn(page, "#value");
      await page.evaluate(() => {
        const { postMessage } = Worker.prototype;
        let late = true;
        Worker.prototype.postMessage = function slow(...given) {
          if (late && given[0].task === "refer") {
            late = false;
            setTimeout(() => postMessage.apply(this, given), 250);
          } else
            postMessage.apply(this, given);
        };
        document.querySelector('[data-key="game=clubs"]').click();
        document.querySelector('[data-key="game=grand"]').click();
      });
      await page.waitForFunction(() => document.querySelector(".said")?.textContent.includes("grand"));
      await new Promise((resolve) => setTimeout(resolve, 500));
      const got = await look(page);
      same([got.said[0][2], new URLSearchParams(got.hash.split("?")[1]).get("game")], ["grand", "grand"], "the game");
      expectCourt(got, "en");
    });
    await point("the whole answer has each of its facts, in words", async () => {
      const { answers, asks, forms, seats } = described.en, LEFT = ["steps", "clause", "score", "won", "overbid", "illegal", "struck", "open"];
      const list = ["value", "ending", "misdeal", "announce", "ramsch", "auction"].flatMap((ask) => { const some = [...corpus.values()].filter((one) => one.ask === ask && one.expect.error === undefined); return some.filter((_, n) => n % Math.ceil(some.length / 9) === 0); });
      let rows = 0;
      const say = (fact, value) => (value === true ? "yes" : value === false ? "no" : fact.words ? [value].flat().map((one) => fact.words.find(([key]) => key === one)?.[1] ?? one).join(", ") || "nobody" : Array.isArray(value) ? value.join(", ") : String(value));
      for (const one of list) {
        const address = await page.evaluate((ask, facts) => $facts.addressOf(ask, $facts.writeFacts(ask, facts)), one.ask, one.codes === undefined ? one.given : { code: one.codes[0], ...one.given });
        await turn(page, `#${address}`);
        if (await page.$(".ruling") === null)
          continue;
        const { ask, given } = factsOf(`#${address}`), { answer, given: whole } = program.refer({ ask, given }, "en");
        expectCourt(await look(page), "en");
        const seen = await page.evaluate(async () => {
          const box = document.querySelector('summary[data-key="all"]').parentElement;
          box.open = true;
          await new Promise((resolve) => box.addEventListener("toggle", () => setTimeout(resolve), { once: true }));
          return [...box.querySelectorAll("dt")].map((dt) => [dt.textContent, dt.nextElementSibling.querySelector(".clause-id")?.textContent ?? dt.nextElementSibling.textContent]);
        });
        const due = answers[asks.findIndex(({ name }) => name === ask)].filter(({ key }) => !LEFT.includes(key) && answer[key] !== undefined && answer[key] !== null && answer[key] !== "" && !(Array.isArray(answer[key]) && answer[key].length === 0));
        same(seen.map(([label]) => label), due.map(({ label }) => label), `${one.id}: what it has`);
        for (const [n, fact] of due.entries()) {
          const value = answer[fact.key];
          rows++;
          if (fact.type === "form")
            for (const [key, inner] of Object.entries(value))
              sure(inner === null || inner === false || seen[n][1].includes(inner === true ? forms[fact.inside].find((row) => row.key === key)?.label.replace("?", "") : say(forms[fact.inside].find((row) => row.key === key) ?? {}, inner)), `${one.id}: ${fact.key}: ${seen[n]}`);
          else if (fact.type === "clause")
            same(seen[n][1], value, `${one.id}: ${fact.key}`);
          else if (["number", "flag", "word", "seats", "numbers"].includes(fact.type))
            same(seen[n][1], minus(say(fact, value)), `${one.id}: ${fact.key}`);
        }
        void whole;
      }
      sure(rows > 40 && seats.length === 3, `${rows} rows`);
    });
    await page.close();
  }

  // ------------------------------------------------------- addresses and links

  const outline = (page) => page.evaluate(() => [location.hash, document.title, document.documentElement.lang, document.querySelector("main").innerText, [...document.querySelectorAll("main input, main textarea, select")].map((one) => `${one.value} ${one.checked}`).join(),
    [...document.querySelectorAll("main [aria-pressed], main [aria-expanded], main details")].map((one) => `${one.getAttribute("aria-pressed")} ${one.open}`).join(), document.querySelector("header [aria-current]")?.hash ?? ""]);

  async function addresses(browser) {
    const page = await newPage(browser);
    const log = readFileSync(`${LOGS}/sample.sgf`, "utf8").split("\n").find((line) => line.includes("ID[39]"));
    const places = [...PLACES.filter((one) => one !== "#now"), "#now", `#log/game?${new URLSearchParams({ record: log })}`, "#case/lp8hs", "#clause/play.follow"];
    await go(page, "#start");
    await page.evaluate(() => localStorage.clear());
    await point("each screen is the same when one goes back to it, forward to it, and opens its address anew", async () => {
      const seen = [];
      await go(page, "#table");
      for (const place of places) {
        await turn(page, place);
        await page.waitForFunction(() => document.activeElement.tagName === "MAIN");
        seen.push(await outline(page));
        same(seen.at(-1)[0], place, "the address stays as it was given");
        same(await page.evaluate(() => scrollY), 0, `${place}: begins at the top`);
        same(seen.at(-1)[6], `#${{ value: "start", now: "start", clause: "rules", case: "rules" }[/\w+/.exec(place)[0]] ?? /\w+/.exec(place)[0]}`, "where one is");
      }
      same(new Set(seen.map((one) => one[3])).size >= seen.length - 2, true, "each has its own text");
      const step = async (way, due) => {
        await page[way]();
        await page.waitForFunction((hash) => location.hash === hash && document.querySelector("main").dataset.shown === hash, { timeout: 5000 }, due[0]);
        await page.waitForFunction((text) => document.querySelector("main").innerText === text, { timeout: 1500 }, due[3]).catch(() => {});
        same(await outline(page), due, `${way} to ${due[0]}`);
      };
      for (const due of seen.slice(0, -1).reverse())
        await step("goBack", due);
      for (const due of seen.slice(1))
        await step("goForward", due);
      for (const due of seen) {
        await go(page, due[0]);
        same(await outline(page), due, `${due[0]}, opened anew`);
      }
    });
    await point("each link leads where it says, each control has a name of its own, and a label where it has no text", async () => {
      const titles = new Map(program.clauses("en").map(({ id, title }) => [id, title])), followed = new Set();
      for (const place of places) {
        await turn(page, place);
        const seen = await page.evaluate(() => ({
          links: [...document.querySelectorAll("a")].map((one) => [one.getAttribute("href"), one.querySelector(".clause-id")?.textContent ?? null, one.querySelector(".clause-title")?.textContent ?? null]),
          keys: [...document.querySelectorAll("[data-key]")].map((one) => one.dataset.key), ids: [...document.querySelectorAll("[id]")].map((one) => one.id), order: [...document.querySelectorAll("[tabindex]")].map((one) => one.tabIndex).filter((n) => n > 0),
          bare: [...document.querySelectorAll("main button, main a, main input, main textarea, select")].filter((one) => one.textContent.trim() === "" && !one.labels?.length && !one.getAttribute("aria-label") && !one.querySelector("[aria-label]")).map((one) => one.outerHTML.slice(0, 80)),
          types: [...document.querySelectorAll("main button")].filter((one) => one.type !== "button").map((one) => one.outerHTML.slice(0, 80)), first: document.querySelector("main > .back a")?.getAttribute("href") ?? null }));
        same([seen.keys.length, seen.ids.length, seen.order, seen.bare, seen.types], [new Set(seen.keys).size, new Set(seen.ids).size, [], [], []], `${place}: keys, ids, an order of its own, controls without a name, buttons that send a form`);
        const [section, rest] = place.slice(1).split(/[/?]/);
        same(seen.first, section === "case" && rest !== "nowhere" || section === "clause" && rest !== "nowhere" ? "#rules" : section === "log" && rest === "game" ? "#log" : ["now", "value"].includes(section) ? "#start" : null, `${place}: the way back`);
        for (const [href, id, title] of seen.links) {
          sure(/^#(start|log|rules|table|now|value|clause|case)/.test(href), `${place}: ${href}`);
          if (id !== null && href.startsWith("#clause"))
            same([href, title], [`#clause/${id}`, titles.get(id)], `${place}: a clause`);
          else if (href.startsWith("#clause"))
            sure(titles.has(href.slice(8)), `${place}: ${href}`);
          if (href.startsWith("#case") && id !== null)
            sure(href === `#case/${id}` && corpus.has(id), `${place}: ${href}`);
          if (/^#(now|value)/.test(href))
            followed.add(href);
        }
      }
      for (const href of followed) {
        await turn(page, href);
        sure(await page.$(".question, .ruling, .tiles") !== null, `${href} asks nothing and says nothing`);
      }
    });
    await point("the first page, all that can happen, and the searches show what the program finds", async () => {
      const tiles = () => page.evaluate(() => [...document.querySelectorAll("main .tiles a")].map((one) => [one.hash, one.firstChild.textContent.trim(), one.querySelector("small")?.textContent ?? null]));
      const due = (list) => list.map(({ ask, set, text, part }) => [ask, set.id ? set.id : Object.entries(set).map(([key, value]) => [key, String(value)]).sort(), text, part ?? null]);
      const told = (list) => list.map(([hash, text, part]) => {
        const [path, words] = hash.slice(1).split("?"), [section, ask, kind] = path.split("/");
        if (section === "clause")
          return ["clause", ask, text, part];
        const query = new URLSearchParams(words), name = section === "value" ? "value" : ask;
        if (kind !== undefined)
          query.set(name === "misdeal" ? "kind" : "happened.kind", kind);
        return [name, [...query].sort(), text, part];
      });
      for (const language of ["en", "pl"]) {
        const { disputes, all_disputes: parts, texts } = described[language];
        await turn(page, "#start");
        await speak(page, language);
        same(told(await tiles()), due(disputes), "the first page");
        same(await page.evaluate(() => [...document.querySelectorAll(".ways a")].map((one) => [one.hash, one.textContent])), [["#now", texts["All that can happen"]], ["#log", texts["A whole game or list"]]], "other ways");
        await turn(page, "#now");
        same([told(await tiles()), await page.evaluate(() => [...document.querySelectorAll("main h2")].map((one) => one.textContent))], [due(parts.flatMap((part) => part.disputes)), parts.map(({ title }) => title)], "all that can happen");
        for (const words of ["revoke", "contra", "schneider", "4.4.4", "ramsch bock", "qqqqqq", "Kontra zu spät", "null"]) {
          const found = program.find(words, language), ids = program.search(words);
          await turn(page, `#start?${new URLSearchParams({ q: words })}`);
          const box = await page.evaluate(() => [document.querySelector(".found details")?.open ?? null, document.querySelector(".found details small")?.textContent ?? null, [...document.querySelectorAll(".found .clause-id")].map((one) => one.textContent), document.querySelectorAll(".found .tiles a").length, document.querySelector("#what").value]);
          same([told((await tiles()).slice(0, box[3])), told((await tiles()).slice(box[3]))], [due(found), due(disputes)], `disputes by ${words}`);
          same(box, [ids.length > 0 ? found.length === 0 : null, ids.length > 0 ? String(ids.length) : null, ids.slice(0, 20), found.length, words], `clauses by ${words}`);
          await turn(page, `#rules?${new URLSearchParams({ q: words })}`);
          same(await page.evaluate(() => [...document.querySelectorAll("main .clauses .clause-id")].map((one) => one.textContent)), ids, `the rules by ${words}`);
        }
        // Typed, not by the address: the address follows, and cleared, all is as at first.
        for (const [place, id] of [["#start", "#what"], ["#rules", "#search"]]) {
          await turn(page, place === "#start" ? "#rules" : "#start");
          await turn(page, place);
          const before = (await outline(page))[3];
          await page.type(id, "  revoke ");
          await page.waitForFunction((hash) => location.hash === hash && /revoke/.test(hash), {}, `${place}?q=revoke`);
          await page.$eval(id, (one) => { one.value = ""; one.dispatchEvent(new Event("input", { bubbles: true })); });
          await page.waitForFunction((hash) => location.hash === hash, {}, place);
          await page.waitForFunction((text) => document.querySelector("main").innerText === text, { timeout: 3000 }, before);
        }
      }
      await page.evaluate(() => localStorage.clear());
    });
    await point("a case says each of its facts and what is expected in words, and its button asks just that", async () => {
      await turn(page, "#start");
      await speak(page, "en");
      const card = (one) => `${{ C: "♣", S: "♠", H: "♥", D: "♦" }[one[0]] ?? one[0]}${one[1] === "T" ? "10" : one.slice(1)}`;
      const say = (fact, value) => (value === null ? "none" : value === true ? "yes" : value === false ? "no" : fact?.type === "cards" ? value.split(" ").map((one) => (one === "??" ? one : card(one))).join(" ")
        : fact?.words ? [value].flat().map((one) => fact.words.find(([key]) => key === one)?.[1] ?? one).join(", ") || "nobody"
        : Array.isArray(value) ? value.map((one) => (typeof one === "object" ? JSON.stringify(one) : String(one))).join(", ") : typeof value === "object" ? Object.entries(value).map(([key, one]) => `${key} ${one}`).join(", ") : String(value));
      const { asks, forms, answers } = described.en, kinds = new Map();
      for (const one of corpus.values())
        if (one.ask !== "count" && one.ask !== "game")
          for (const key of [...Object.entries(one.given), ...Object.entries(one.given.happened ?? {}), ...Object.entries(one.expect)].map(([name, value]) => `${one.ask} ${name} ${value === null ? null : Array.isArray(value) ? value.length === 0 : typeof value}`))
            if (!kinds.has(key))
              kinds.set(key, one);
      for (const one of new Set(kinds.values())) {
        const n = asks.findIndex(({ name }) => name === one.ask);
        await turn(page, `#case/${one.id}`);
        const seen = await page.evaluate(() => [[...document.querySelectorAll(".case dt")].map((dt) => [dt.textContent, dt.nextElementSibling.textContent]), document.querySelector(".case > p").textContent, document.querySelector(".case a.button")?.hash ?? null, document.querySelector(".case").open]);
        same(seen[0], Object.entries(one.given).map(([key, value]) => {
          const fact = forms[n].find((row) => row.key === key);
          return [fact.label, fact.type === "form" && value !== null ? Object.entries(value).map(([sub, inner]) => { const of = forms[fact.inside].find((row) => row.key === sub); return `${of?.label ?? sub} ${say(of, inner)}`; }).join(", ") : say(fact, value)];
        }), `${one.id}: its facts`);
        same(seen[1], `Expected: ${Object.entries(one.expect).map(([key, value]) => { const fact = answers[n].find((row) => row.key === key); return `${fact?.label ?? key}: ${say(fact, value)}`; }).join("; ")}`, `${one.id}: what is expected`);
        same([seen[2] !== null, seen[3]], [["value", "misdeal", "auction", "announce", "ending", "ramsch"].includes(one.ask), true], `${one.id}: a button to ask it`);
        if (seen[2] !== null)
          same(program.consult({ ask: one.ask, given: factsOf(seen[2]).given }, "en"), program.consult({ ask: one.ask, given: one.codes === undefined ? one.given : { ...one.given, code: one.codes[0] } }, "en"), `${one.id}: what ${seen[2]} asks`);
      }
      sure(kinds.size > 60, `${kinds.size} kinds of facts`);
    });
    await point("our table goes along with what each question takes, and with nothing else", async () => {
      const table = { code: "isko1999", options: ["contra", "ramsch"] };
      await page.evaluate((value) => localStorage.setItem("skatref.table", JSON.stringify(value)), table);
      for (const place of ["#start", "#now", "#start?q=contra"]) {
        await go(page, place);
        for (const hash of await page.evaluate(() => [...document.querySelectorAll(".tiles a")].map((one) => one.hash).filter((one) => !one.startsWith("#clause")))) {
          const { ask } = factsOf(hash), query = new URLSearchParams(hash.split("?")[1]), takes = described.en.forms[described.en.asks.findIndex(({ name }) => name === ask)].some(({ key }) => key === "options");
          same([query.get("code"), takes ? ["contra", "ramsch"].every((one) => query.get("options")?.split(",").includes(one)) : query.get("options")], ["isko1999", takes ? true : null], hash);
        }
      }
      await page.evaluate(() => localStorage.clear());
    });
    await point("the frame: the title, the languages, the icon, and no storage where there is none", async () => {
      await go(page, "#start");
      for (const language of ["de", "en"]) {
        await speak(page, language);
        same(await page.evaluate(() => [document.title, [...document.querySelectorAll("#language option")].map((one) => [one.value, one.textContent]), document.querySelector("#language").getAttribute("aria-label"), [...document.querySelectorAll("header a")].map((one) => one.getAttribute("href"))]),
          [`skatref: ${described[language].texts["The rules of Skat"]}`, ["en", "de", "pl", "cs"].map((one) => [one, one.toUpperCase()]), described[language].texts.Language, ["#start", "#start", "#log", "#rules", "#table"]], language);
      }
      same(await page.evaluate(() => [document.querySelector("link[rel=icon]").href.startsWith("data:image/svg+xml,"), document.querySelector("meta[name=viewport]").content, document.querySelector("meta[name=referrer]").content]), [true, "width=device-width, initial-scale=1", "no-referrer"], "the head");
      const strict = await page.evaluateOnNewDocument(() => Object.defineProperty(globalThis, "localStorage", { get() { throw new Error("no storage"); } }));
      await go(page, "#table");
      await page.evaluate(() => { document.querySelector('[data-key="pack=german"]').click(); });
      await page.waitForFunction(() => document.querySelector('[data-key="pack=german"]').checked);
      await go(page, "#value?game=grand&bid=48&matadors=2&points=61&tricks=6");
      sure(/\+72/.test(await page.$eval(".verdict", (one) => one.textContent)), "no ruling without storage");
      await page.removeScriptToEvaluateOnNewDocument(strict.identifier);
      const icon = readFileSync(`${PAGE}/icon.svg`, "utf8"), manifest = JSON.parse(readFileSync(`${PAGE}/manifest.webmanifest`, "utf8"));
      sure(icon.includes("#14663f") && icon.includes("viewBox"), "the icon");
      same([manifest.start_url, manifest.scope, manifest.display, manifest.short_name, manifest.icons[0].src, manifest.icons[0].type], ["./", "./", "standalone", "skatref", "icon.svg", "image/svg+xml"], "the manifest");
    });
    await page.close();
  }

  // ------------------------------------------------------------------ colours

  // Written down: what is red, green, marked or struck out of the way, in both schemes.
  const GREEN = ["rgb(20, 102, 63)", "rgb(124, 203, 160)"], RED = ["rgb(160, 51, 37)", "rgb(240, 144, 127)"], INK = ["rgb(31, 35, 40)", "rgb(220, 223, 219)"], PAPER = ["rgb(251, 250, 246)", "rgb(22, 25, 28)"],
    SOFT = ["rgb(100, 107, 112)", "rgb(152, 160, 159)"], CARD_RED = ["rgb(179, 38, 30)", "rgb(179, 38, 30)"], CARD_INK = ["rgb(22, 24, 26)", "rgb(22, 24, 26)"], SIGN_RED = ["rgb(179, 38, 30)", "rgb(255, 143, 132)"];

  async function colors(browser) {
    const log = readFileSync(`${LOGS}/sample.sgf`, "utf8").split("\n"), game = (id) => `#log/game?${new URLSearchParams({ record: log.find((line) => line.includes(`ID[${id}]`)) })}`;
    const picker = "#value?game=clubs&hand=false&bid=48&points=65&tricks=6&cards=CT+CK+CQ+C9+DJ+HA+HT+DA+DT+SA+CJ+S7";
    const TABLE = [
      ["#value", [["header nav a[aria-current]", "backgroundColor", GREEN], ["header nav a[aria-current]", "color", PAPER], ["header nav a[href='#log']", "color", INK], [".in-text.suit-H", "color", SIGN_RED], [".in-text.suit-D", "color", SIGN_RED], [".in-text.suit-C", "color", INK], [".in-text.suit-S", "color", INK], ["body", "backgroundColor", PAPER], ["h1", "color", INK]]],
      ["#value?game=clubs&hand=false&bid=17", [[".impossible", "color", RED]]],
      ["#value?game=clubs&hand=false&bid=18", [[".jacks .suit-H", "color", CARD_RED], [".jacks .suit-D", "color", CARD_RED], [".jacks .suit-C", "color", CARD_INK], [".jacks .suit-S", "color", CARD_INK], [".question .soft", "color", SOFT]]],
      [picker, [[".lost .verdict", "color", RED], [".ruling", "borderLeftColor", RED]], "cards", [['.pick[aria-pressed="true"] .card', "backgroundColor", GREEN], ['.pick[aria-pressed="true"] .card', "color", PAPER], [".go", "backgroundColor", GREEN], [".go", "color", PAPER], [".pick:disabled", "opacity", ["0.4", "0.4"]]]],
      ["#value?game=grand&bid=18&matadors=2&points=61&tricks=6", [[".won .verdict", "color", GREEN], [".ruling", "borderLeftColor", GREEN]]],
      [game("39"), [[".verdict-line.violates", "color", RED], [".findings .illegal > b", "color", RED], [".hands .soloist", "color", GREEN], [".chart .fault", "fill", SIGN_RED], [".chart .curve-0", "stroke", GREEN], [".hands .suit-D", "color", CARD_RED], [".hands .suit-S", "color", CARD_INK], [".in-words.suit-D", "color", SIGN_RED], [".steps-bar.faults button", "color", RED]]],
      [game("2"), [[".verdict-line.conforms", "color", GREEN]]],
      ["#table", [[".choice input:checked + span", "backgroundColor", GREEN], [".choice input:checked + span", "color", PAPER], [".choice input:not(:checked) + span", "backgroundColor", PAPER]]],
    ];
    for (const [n, scheme] of ["light", "dark"].entries())
      await point(`what is won, lost, wrong, chosen and red has its colour: ${scheme}`, async () => {
        const page = await newPage(browser, { width: 1100, height: 900 });
        await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
        await go(page, "#start");
        const expect = async (list, place) => {
          const got = await page.evaluate((all) => all.map(([selector, property]) => { const one = document.querySelector(selector); return one && getComputedStyle(one)[property]; }), list);
          same(got, list.map(([, , due]) => due[n]), `${place}: ${list.map(([selector]) => selector)}`);
        };
        for (const [place, list, path, more] of TABLE) {
          await turn(page, place);
          await page.waitForSelector(list[0][0]);
          await expect(list, place);
          if (path !== undefined) {
            await page.evaluate((wanted) => $ask.change(wanted), path);
            await page.waitForSelector(".picker");
            await expect(more, place);
          }
        }
        await turn(page, "#log");
        await (await page.$("#file")).uploadFile(`${LOGS}/sample.sgf`);
        await page.waitForFunction(() => document.querySelector(".games li") && !document.querySelector("progress"));
        await page.evaluate(() => document.querySelector('[data-key="-"]').click());
        await expect([[".games .violates .verdict-word", "color", RED], [".games .conforms .verdict-word", "color", INK], ['.chosen[aria-pressed="true"]', "backgroundColor", GREEN]], "a log");
        await page.evaluate(() => document.querySelector('a[href="#table"]').click());
        await page.waitForSelector('[data-key="pack=german"]');
        await page.evaluate(() => document.querySelector('[data-key="pack=german"]').click());
        await turn(page, "#value?game=clubs&hand=false&bid=18");
        const german = [["C", "rgb(91, 61, 19)"], ["S", "rgb(29, 107, 52)"], ["H", "rgb(179, 38, 30)"], ["D", "rgb(122, 82, 0)"]];
        await expect(german.map(([suit, color]) => [`.jacks .german.suit-${suit}`, "color", [color, color]]), "the German pack");
        await page.evaluate(() => localStorage.clear());
        await page.close();
      });
    await point("four curves are told apart by more than their colour, and the key has the same colours", async () => {
      const page = await newPage(browser);
      await go(page, "#log");
      const list = readFileSync(`${LOGS}/list.csv`, "utf8");
      await page.evaluate((text) => { document.querySelector("#paste").value = text; document.querySelector("#judge").click(); }, list);
      await page.waitForSelector(".plot");
      const seen = await page.evaluate(() => [[...document.querySelectorAll(".chart polyline")].map((one) => [getComputedStyle(one).stroke, getComputedStyle(one).strokeDasharray]), [...document.querySelectorAll(".plot figcaption span")].map((one) => getComputedStyle(one).borderBottomColor)]);
      same(seen[1], seen[0].map(([stroke]) => stroke), "the key");
      same([new Set(seen[0].map(([stroke]) => stroke)).size, new Set(seen[0].map(([, dash]) => dash)).size], [seen[0].length, seen[0].length], "colours and dashes");
      await page.close();
    });
  }

  // ----------------------------------------------------------------- logs

  async function judged(browser) {
    const page = await newPage(browser);
    const upload = async (file) => {
      await turn(page, "#start");
      await turn(page, "#log");
      await (await page.$("#file")).uploadFile(file);
      await done();
    };
    const done = () => page.waitForFunction(() => (document.querySelector(".games li") || document.querySelector("main table")) && !document.querySelector("progress"), { timeout: 60000 });
    const judge = (args, input) => spawnSync(SKATREF, ["check", "--all", "--format=jsonl", ...args], { input, encoding: "utf8", maxBuffer: 1 << 28 }).stdout.trim().split("\n").map((line) => JSON.parse(line));
    await go(page, "#log");
    await point("a game is opened from anywhere in a long log, with its own record; its neighbours are counted", async () => {
      await upload(`${SCRATCH}/big.sgf`);
      await page.evaluate(() => document.querySelector('[data-key="-"]').click());
      const lines = readFileSync(`${SCRATCH}/big.sgf`, "utf8").split("\n");
      const due = (n) => lines[n].trimEnd();
      for (let n = 0; n < 12; n++)
        await page.evaluate(() => document.querySelector('[data-key="after"]').click());
      const rows = await page.evaluate(() => [...document.querySelectorAll(".games > li > button")].map((one) => one.dataset.key));
      same([rows.length, rows[0]], [50, "line-601"], "the thirteenth page");
      await page.evaluate(() => document.querySelectorAll(".games > li > button")[49].click());
      await page.waitForSelector(".stepper-box");
      const opened = () => page.evaluate(() => [new URLSearchParams(location.hash.split("?")[1]).get("record"), document.querySelector(".neighbours span").textContent]);
      same(await opened(), [due(649), "650 / 20,000"], "game 650");
      await page.evaluate(() => document.querySelector('[data-key="game-after"]').click());
      await page.waitForFunction(() => document.querySelector(".neighbours span")?.textContent.startsWith("651 "));
      same(await opened(), [due(650), "651 / 20,000"], "the one after");
      // The last one lies many pieces of the file further on.
      await turn(page, "#log");
      const last = await page.evaluate(() => { document.querySelector('[data-key="words"]').value = ""; return null; });
      void last;
      await page.type('[data-key="words"]', /ID\[([^\]]*)\]/.exec(lines[19999])[1]);
      await page.waitForFunction(() => document.querySelectorAll(".games > li").length < 50);
      await page.evaluate(() => [...document.querySelectorAll(".games > li > button")].find((one) => one.dataset.key === "line-20000").click());
      await page.waitForSelector(".stepper-box");
      same((await opened())[0], due(19999), "the last game");
    });
    await point("a log that is judged while another one comes leaves nothing behind", async () => {
      await turn(page, "#start");
      await turn(page, "#log");
      await (await page.$("#file")).uploadFile(`${SCRATCH}/big.sgf`);
      await page.waitForSelector("progress");
      const field = await page.$("#file");
      await field.uploadFile(`${LOGS}/sample.xskat`);
      await page.waitForFunction(() => /sample\.xskat/.test(document.querySelector(".log-state").innerText) && document.querySelector(".games li") && !document.querySelector("progress"));
      await new Promise((resolve) => setTimeout(resolve, 700));
      const n = judge([`${LOGS}/sample.xskat`]).length;
      same(await page.$eval('[data-key="-"] b', (one) => one.textContent), String(n), "games");
    });
    await point("a search of a log finds by id, player, game, clause, its title and the words of a finding; counts stand by size", async () => {
      await upload(`${LOGS}/sample.sgf`);
      const rows = judge([`${LOGS}/sample.sgf`]), titles = new Map(program.clauses("en").map(({ id, title }) => [id, title]));
      await page.evaluate(() => document.querySelector('[data-key="-"]').click());
      const whole = ({ id, players, soloist, game, findings }) => [id, players?.[soloist], game, ...findings.flatMap(({ clause, text }) => [clause, text, titles.get(clause)])].join(" ").toLowerCase();
      for (const words of ["39", "ANNA", "null", "play.follow", titles.get("play.follow"), rows.find(({ findings }) => findings.some(({ text }) => text))?.findings.find(({ text }) => text).text ?? "x", "qqqq", ""]) {
        await page.$eval('[data-key="words"]', (one, value) => { one.value = value; one.dispatchEvent(new Event("input", { bubbles: true })); }, words);
        await new Promise((resolve) => setTimeout(resolve, 260));
        same(await page.evaluate(() => [...document.querySelectorAll(".games > li > button")].map((one) => one.dataset.key)), rows.filter((row) => whole(row).includes(words.toLowerCase())).map(({ line }) => `line-${line}`), `by ${words}`);
      }
      const counts = await page.evaluate(() => [...document.querySelectorAll(".log-state details .choices")].map((one) => [...one.querySelectorAll("b")].map((b) => Number(b.textContent))));
      sure(counts.length === 3 && counts.every((list) => list.length > 1 && list.length <= 12 && list.every((n, i) => i === 0 || n <= list[i - 1])), `${JSON.stringify(counts)}`);
      same(await page.evaluate(() => [...document.querySelectorAll(".log-state > details summary")].map((one) => [one.dataset.key, one.textContent])), [["by-clause", "By rule"], ["by-kind", "By kind"], ["by-player", "By player at fault"]], "by what");
    });
    await point("a game: its heading, its course, its verdict; the keys of its stepper; and what is sent of it", async () => {
      const log = readFileSync(`${LOGS}/sample.sgf`, "utf8").split("\n");
      for (const id of ["2", "39", "23", "37"]) {
        const record = log.find((line) => line.includes(`ID[${id}]`)), [due] = judge(["-"], `${record}\n`);
        await turn(page, "#start");
        await turn(page, `#log/game?${new URLSearchParams({ record })}`);
        const seen = await page.evaluate(() => [document.querySelector("h1").textContent, document.querySelector(".verdict-line").className, document.querySelector(".verdict-line").textContent, document.querySelector(".course b")?.textContent ?? null, document.querySelector(".back a").hash]);
        same(seen, [`Game ${id}`, `verdict-line ${due.verdict}`, due.verdict, due.soloist === null ? null : `${due.players[due.soloist]}: `, "#log"], id);
        const course = await page.$eval(".course", (one) => one.textContent);
        if (due.score !== null && due.score !== undefined)
          sure(course.includes(`${due.score > 0 ? "+" : "−"}${Math.abs(due.score)}`) && !course.includes("-"), `${id}: ${course}`);
        const sent = await page.evaluate(async () => {
          let text = null;
          Object.defineProperty(navigator, "share", { configurable: true, value: undefined });
          Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: async (words) => { text = words; } } });
          document.querySelector('[data-key="send"]').click();
          await new Promise((resolve) => setTimeout(resolve, 50));
          return text;
        });
        sure(sent.startsWith(`Game ${id}: ${due.verdict}. `) && sent.endsWith(page.url()), `${id}: ${sent}`);
        // The arrow keys step, but not in the range, which has its own.
        const at = () => page.$eval(".event", (one) => Number(one.textContent.split(" ")[0]));
        await page.focus('[data-key="first"]');
        await page.keyboard.press("Enter");
        same(await at(), 0, "the first");
        for (const [key, n] of [["ArrowRight", 1], ["ArrowRight", 2], ["ArrowLeft", 1], ["ArrowLeft", 0], ["ArrowLeft", 0]]) {
          await page.keyboard.press(key);
          same([await at(), await page.evaluate(() => document.activeElement.dataset.key)], [n, "first"], key);
        }
        await page.focus('[data-key="range"]');
        await page.keyboard.press("ArrowRight");
        same(await at(), 1, "the range by its key");
        // The dot goes along with the cards, a third of a trick each, and stands on the curve after a trick.
        if (await page.$(".chart") !== null) {
          const traced = spawnSync(SKATREF, ["explain", "--format=json", "-"], { input: `${record}\n`, encoding: "utf8" }).stdout, { trace } = JSON.parse(traced.trim().split("\n")[0]);
          const walked = await page.evaluate((moves) => {
            document.querySelector('[data-key="first"]').click();
            const made = [], [left, right] = ["x1", "x2"].map((end) => Number(document.querySelector(".chart .axis").getAttribute(end)));
            for (let n = 0; n < moves; n++, document.querySelector('[data-key="next"]').click())
              made.push(document.querySelector(".chart .here") && (Number(document.querySelector(".chart .here").getAttribute("cx")) - left) * 10 / (right - left));
            return made;
          }, trace.length);
          const tricks = trace.map(({ taken, number, winner, trick }) => (taken.soloist === undefined ? null : number === null ? 0 : winner !== null ? number : number - 1 + trick.split(" ").filter(Boolean).length / 3));
          same(walked.map((x, n) => (x === null ? tricks[n] === null : tricks[n] !== null && Math.abs(x - tricks[n]) < 0.01)).indexOf(false), -1, `${id}: where the dot stands: ${walked.map((x) => x?.toFixed(2))}, expected ${tricks.map((x) => x?.toFixed(2))}`);
          await page.evaluate(() => document.querySelector('[data-key="last"]').click());
          const dots = await page.evaluate(() => [[...document.querySelectorAll(".chart .here")].map((one) => [one.getAttribute("cx"), one.getAttribute("cy"), one.getAttribute("r")].map(Number)), [...document.querySelectorAll(".chart polyline")].flatMap((one) => one.getAttribute("points").split(" ").map((of) => of.split(",").map(Number)))]);
          sure(dots[0].length === 1 && dots[1].some(([x, y]) => Math.abs(x - dots[0][0][0]) < 0.2 && Math.abs(y - dots[0][0][1]) < 0.2), `${id}: ${JSON.stringify(dots[0])}`);
        }
      }
    });
    await point("a game too long for an address is shown without one", async () => {
      await turn(page, "#start");
      await turn(page, "#log");
      const name = `${"x".repeat(9000)}`, line = readFileSync(`${LOGS}/sample.sgf`, "utf8").split("\n").find((one) => one.includes("ID[2]")).replace("P0[Anna]", `P0[${name}]`);
      await page.evaluate((text) => { document.querySelector("#paste").value = text; document.querySelector("#judge").click(); }, line);
      await done();
      await page.evaluate(() => document.querySelector(".games button").click());
      await page.waitForSelector(".stepper-box, .verdict-line");
      same([await page.evaluate(() => location.hash), await page.$eval("h1", (one) => one.textContent)], ["#log", "Game 2"], "the address, and the game");
    });
    await page.close();
  }

  return { court, addresses, colors, judged };
}
