// Walks over all that page.wasm offers to the page: each function, in each language, against the native program, the schema of
// questions, the translations of po/ and the corpus. Called by wasm.sh.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import test from "node:test";
import { answer as answerWhole } from "skatref";
import { asker, run, textsOf } from "skatref/wasi.js";

const { SKATREF, WASM, SOURCE, CORPUS } = process.env;
const LANGUAGES = ["en", "de", "pl", "cs"];
const file = (name) => (existsSync(`${WASM}/page-texts/${name}`) ? readFileSync(`${WASM}/page-texts/${name}`) : undefined);
const module = new WebAssembly.Module(readFileSync(`${WASM}/page.wasm`));
const page = asker(module, textsOf(file));
const native = (args, { language = "en", input } = {}) =>
  spawnSync(SKATREF, args, { input, encoding: "utf8", maxBuffer: 1 << 28, env: { ...process.env, LANGUAGE: language, LC_ALL: "C.UTF-8" } }).stdout;
const objects = (text) => text.trim().split("\n").filter(Boolean).map((line) => JSON.parse(line));
const corpus = objects(readFileSync(CORPUS, "utf8"));
const clauses = objects(native(["clause", "--list", "--format=json"]));
const schema = JSON.parse(native(["ask", "--schema"]));
const described = Object.fromEntries(LANGUAGES.map((language) => [language, page.describe(language)]));
const sorted = (list) => [...list].sort();

// The translations of a language: English texts, with their context before a bar.
function translations(language) {
  const made = new Map();
  for (const entry of readFileSync(`${SOURCE}/po/${language}.po`, "utf8").split("\n\n")) {
    const part = (name) => new RegExp(`^${name} ((?:".*"\\n?)+)`, "m").exec(entry)?.[1].trim().split("\n").map((one) => JSON.parse(one)).join("");
    if (part("msgid"))
      made.set(`${part("msgctxt") ?? ""}|${part("msgid")}`, part("msgstr"));
  }
  return made;
}

test("a clause has all its fields, in each language, alone and in the list of all", () => {
  const chapters = new Map([...new Set(clauses.map(({ id }) => id.split(".")[0]))].map((name) => [name, readFileSync(`${SOURCE}/spec/${name}.md`, "utf8")]));
  for (const language of LANGUAGES) {
    const list = page.clauses(language), grounds = new Map();
    assert.deepEqual(list.map(({ id }) => id), clauses.map(({ id }) => id), "in order");
    for (const [n, due] of clauses.entries()) {
      const { title, text } = language === "en" ? due : due.translations[language], one = list[n];
      const { reading, codes, isko2022, isko1999, overrides, instead_of, evidence } = due;
      const { sentence, options, evidence_text: ground, ...rest } = one;
      assert.deepEqual(rest, { id: due.id, title, text, reading, codes, isko2022, isko1999, overrides, instead_of, evidence });
      assert.deepEqual(page.clause(due.id, language), one);
      assert.ok(text.startsWith(sentence) && /[.:)"“”»]$/.test(sentence) && sentence.length > 10, `${due.id}: ${sentence}`);
      assert.ok(!/[a-zł-ž]\. [A-ZŁ-Ž]/.test(sentence.replace(/\b(z\. B|bzw|np|např|tzv|tj|resp|No|Nr|ca)\. /g, "")), `${due.id}: more than a sentence: ${sentence}`);
      grounds.set(evidence, [due.id, ground]);
      assert.equal(options, new RegExp(`^### ${due.id} [^#]*?^- options: (.*)$`, "m").exec(chapters.get(due.id.split(".")[0]))?.[1] ?? "", due.id);
    }
    assert.equal(new Set([...grounds.values()].map(([, ground]) => ground)).size, grounds.size, "a word for each kind of evidence");
    for (const [id, ground] of grounds.values())
      assert.ok(ground !== "" && native(["clause", id], { language }).includes(ground), `${id}: ${ground}`);
    assert.equal(page.clause("no.such-clause", language), null);
    assert.equal(page.clause("", language), null);
  }
});

test("a search of clauses finds what the native one finds, in its order", () => {
  for (const words of ["overbid", "überreizt", "przelicytowane", "přehlášeno", "bock round", "4.4.4", "4.3.6", "3.6.1", "2.5", "revoke", "schneider", "qqqqqq", "late contra", "ramsch", "4.4", "99.9"]) {
    const due = objects(native(["clause", "--list", "--format=json", "--", ...words.split(" ")])).map(({ id }) => id);
    assert.deepEqual(page.search(words), due, words);
  }
  // By words of translations alone, before anything else is asked.
  for (const words of ["Alleinspieler", "Bedienen", "atut", "zdvih"]) {
    const due = objects(native(["clause", "--list", "--format=json", "--", words])).map(({ id }) => id);
    assert.ok(due.length > 0, words);
    assert.deepEqual(asker(module, textsOf(file)).search(words), due, words);
  }
});

// What the page calls the type of a value in the schema.
function typesOf(s) {
  const of = s.$ref ? schema.$defs[s.$ref.slice(8)] : s.anyOf ? { ...s, ...s.anyOf.find(({ type }) => type !== "null") } : s, kinds = [of.type ?? (of.enum ? "enum" : "string")].flat();
  return { kinds, of };
}

test("each fact of each question and answer has the key, the type, the range and the words of the schema, in each language", () => {
  assert.deepEqual(described.en.asks.map(({ name }) => name), schema.properties.ask.enum);
  for (const language of LANGUAGES) {
    const { asks, forms, answers } = described[language], po = language === "en" ? null : translations(language);
    const lines = new Map(native(["ask"], { language }).split("\n").map((line) => /^(\S+) +(\S.*)$/.exec(line)).filter(Boolean).map(([, name, help]) => [name, help]));
    for (const [n, { name, help }] of asks.entries()) {
      assert.equal(help, lines.get(name), `${name} in ${language}`);
      for (const [list, def] of [[forms[n], schema.$defs[name]], [answers[n], schema.$defs[`${name}-answer`]]]) {
        assert.deepEqual(sorted(list.map(({ key }) => key)), sorted(Object.keys(def.properties)), name);
        for (const fact of list) {
          const { kinds, of } = typesOf(def.properties[fact.key]), what = `${name}.${fact.key} in ${language}`;
          assert.ok(fact.label !== "" && !fact.label.includes(";"), `${what}: ${fact.label}`);
          if (po !== null && list === answers[n])
            assert.equal(fact.label, po.get(`|${def.properties[fact.key].description}`)?.split(";")[0] ?? fact.label, what);
          if (fact.type === "number" && of.minimum !== undefined)
            assert.deepEqual([fact.low, fact.high], [of.minimum, of.maximum], what);
          if (list === forms[n])
            assert.deepEqual([fact.required, fact.asked], [def.required?.includes(fact.key) ?? false, def.properties[fact.key]["x-asked"] ?? false], what);
          const due = { number: kinds.some((kind) => ["integer", "number"].includes(kind)), flag: kinds.includes("boolean"), word: of.enum !== undefined || kinds.includes("string"), cards: kinds.some((kind) => ["string", "array", "null", "any"].includes(kind)),
            seats: kinds.includes("array"), numbers: kinds.includes("array"), texts: kinds.includes("array"), options: kinds.includes("array"), list: kinds.includes("array"), form: kinds.includes("object"), forms: kinds.includes("array") }[fact.type] ?? true;
          assert.ok(due, `${what}: ${fact.type}, but ${JSON.stringify(of)}`);
          if (fact.type === "word" && of.enum !== undefined) {
            assert.deepEqual(sorted(fact.words.map(([key]) => key)), sorted(of.enum.filter((one) => one !== null)), what);
            if (list === forms[n])
              assert.equal(fact.null ?? false, of.enum.includes(null), what);
          }
          for (const [key, word] of fact.words ?? [])
            assert.ok((word !== "" || key === "played") && new Set(fact.words.map(([, one]) => one)).size === fact.words.length, `${what}: ${key}`);
          if (fact.type === "form") {
            const { of: inner } = typesOf(def.properties[fact.key]);
            const inside = (list === forms[n] ? forms : [...forms, ...answers].filter((one) => one.length === Object.keys(inner.properties ?? {}).length && one.every(({ key }) => key in inner.properties)).slice(0, 1));
            if (inner.properties !== undefined && list === forms[n])
              assert.deepEqual(sorted(inside[fact.inside].map(({ key }) => key)), sorted(Object.keys(inner.properties)), what);
          }
        }
      }
    }
  }
});

test("words, texts and titles are those of the translations, and of the spec", () => {
  const lists = (one) => Object.fromEntries(["suits", "ranks", "seats", "verdicts", "findings", "games", "chapters", "codes", "options"].map((name) => [name, one[name].map(([key]) => key)]));
  const keys = lists(described.en), { code, options } = schema.$defs.value.properties;
  assert.deepEqual([keys.codes, sorted(keys.options)], [code.enum, sorted(options.items.enum.filter((one) => one !== "xskat"))], "xskat is several at once");
  assert.deepEqual([sorted(keys.suits), sorted(keys.ranks), keys.seats, sorted(keys.games)], [["clubs", "diamonds", "hearts", "spades"], sorted([..."789TJQKA"]), ["F", "M", "R"], ["clubs", "diamonds", "grand", "hearts", "null", "ramsch", "spades"]]);
  assert.deepEqual(keys.verdicts, ["conforms", "convention", "undecided", "violates", "malformed"]);
  assert.deepEqual(sorted(keys.findings), ["convention", "illegal", "malformed", "undecided", "wrong"]);
  assert.deepEqual(sorted(keys.chapters), sorted(new Set(clauses.map(({ id }) => id.split(".")[0]))));
  // By hand: what players call them.
  const said = { en: ["clubs", "spades", "hearts", "diamonds", "jack", "ace", "ten", "king", "queen", "forehand", "middlehand", "rearhand"], de: ["Kreuz", "Pik", "Herz", "Karo", "Bube", "Ass", "Zehn", "König", "Dame", "Vorhand", "Mittelhand", "Hinterhand"],
    pl: ["trefl", "pik", "kier", "karo", "walet", "as", "dziesiątka", "król", "dama", "przodek", "środek", "zadek"], cs: ["kříže", "piky", "srdce", "kára", "spodek", "eso", "desítka", "král", "dáma", "forhont", "středák", "zadák"] };
  for (const language of LANGUAGES) {
    const now = described[language], po = language === "en" ? null : translations(language);
    assert.deepEqual(lists(now), keys, language);
    const word = (list, key) => now[list].find(([one]) => one === key)[1].toLowerCase();
    const got = [..."clubs spades hearts diamonds".split(" ").map((key) => word("suits", key)), ...[..."JATKQ"].map((key) => word("ranks", key)), ...[..."FMR"].map((key) => word("seats", key))];
    assert.deepEqual(got.filter((one, n) => one.slice(0, 3) !== said[language][n].toLowerCase().slice(0, 3)), [], `${got}`);
    assert.deepEqual(["7", "8", "9"].map((key) => word("ranks", key)).map((one) => one.slice(0, 2)), { en: ["se", "ei", "ni"], de: ["si", "ac", "ne"], pl: ["si", "ós", "dz"], cs: ["se", "os", "de"] }[language]);
    for (const [text, translated] of Object.entries(now.texts))
      assert.equal(translated, po === null ? text : po.get(`|${text}`) ?? po.get([...po.keys()].find((key) => key.endsWith(`|${text}`))), `${text} in ${language}`);
    for (const [code, title] of now.codes)
      assert.ok(/\d{4}/.exec(code)[0] === "1937" ? title.includes("1937") : title.includes(/\d{4}/.exec(code)[0]), `${code}: ${title}`);
    assert.equal(`skatref ${now.version}`, native(["--version"]).split("\n")[0]);
    assert.ok(native(["--version"]).includes(now.spec) && /^[0-9a-f]{12}$/.test(now.spec), now.spec);
    // Each dispute is found by its own name, and has a place, a name and a question.
    const listed = now.all_disputes.flatMap(({ disputes }) => disputes);
    assert.deepEqual(listed.map(({ ask, set }) => [ask, set]), described.en.all_disputes.flatMap(({ disputes }) => disputes).map(({ ask, set }) => [ask, set]));
    for (const one of listed) {
      assert.ok(page.find(one.text.replace(/[":?,„“”]/g, " "), language).some(({ ask, set }) => JSON.stringify([ask, set]) === JSON.stringify([one.ask, one.set])), `${one.text} in ${language} finds ${JSON.stringify(page.find(one.text, language))}`);
      if (language !== "en")
        assert.ok(!described.en.all_disputes.flatMap(({ disputes }) => disputes).some(({ text }) => text === one.text), `${one.text} in ${language}`);
      if (one.set.id !== undefined)
        assert.ok(clauses.some(({ id }) => id === one.set.id), one.set.id);
    }
    assert.deepEqual(page.find("qqqqqq", language), []);
  }
});

test("each term that is explained is the word of the glossary, in each language, and no other word of it", () => {
  const TERMS = { forehand: "seat.forehand", middlehand: "seat.forehand", rearhand: "seat.forehand", soloist: "general.parties", defenders: "general.parties", matadors: "matadors.run", schneider: "level.schneider", schwarz: "level.schwarz",
    "card points": "pack.points", trump: "rank.jacks", overbid: "value.bid", ramsch: "home.ramsch", "contra, re, sup": "home.contra", decided: "end.decided" };
  const rows = readFileSync(`${SOURCE}/spec/GLOSSARY.md`, "utf8").split("\n").filter((line) => /^\| [a-z]/.test(line)).map((line) => line.split("|").slice(1, 5).map((one) => one.replace(/[°()]/g, "").trim()));
  for (const [n, language] of LANGUAGES.entries()) {
    const meanings = described[language].meanings, begins = (word) => meanings.filter(([, begin]) => new RegExp(`^(?:${begin})`, "iu").test(word)).map(([id]) => id);
    assert.deepEqual(meanings.map(([id]) => id).sort(), [...new Set(Object.values(TERMS))].sort());
    for (const [term, id] of Object.entries(TERMS))
      assert.deepEqual(begins(rows.find(([english]) => english === term)[n].split(", ")[0]), [id], `${term} in ${language}`);
    // The pack, and what is done with cards, is explained nowhere.
    for (const english of ["ace", "king", "queen", "jack", "dealer", "trick", "game"])
      for (const word of rows.filter(([one]) => one === english).flatMap((row) => row[n].split(", ")))
        assert.deepEqual(begins(word), [], `${word} in ${language}`);
  }
});

const QUESTIONS = ["value", "ending", "misdeal", "announce", "ramsch", "auction"];
const answered = (questions) => objects(native(["answer"], { input: questions.map((one) => `${JSON.stringify({ id: 1, ...one })}\n`).join("") }));

test("what is consulted and asked on has the answer of the native program; what is missing is asked for", () => {
  const some = QUESTIONS.flatMap((ask) => { const list = corpus.filter((one) => one.ask === ask); return list.filter((_, n) => n % Math.ceil(list.length / 40) === 0); });
  const questions = some.flatMap(({ ask, given, codes }) => {
    const whole = codes === undefined || given.code !== undefined ? given : { code: codes[0], ...given };
    return [whole, ...Object.keys(whole).filter((key) => key !== "code").map((left) => Object.fromEntries(Object.entries(whole).filter(([key]) => key !== left)))].map((facts) => ({ ask, given: facts }));
  });
  const due = answered(questions), counts = { answer: 0, wrong: 0, next: 0 };
  for (const [n, question] of questions.entries()) {
    const what = JSON.stringify(question), { answer, wrongs, verdict, decides } = page.consult(question, "en");
    assert.deepEqual(answer, due[n].answer, what);
    if (answer === undefined) {
      counts.wrong++;
      assert.ok(wrongs.length > 0 && verdict === undefined, what);
      for (const { path, clause, text } of wrongs)
        assert.ok((path === "" || due[n].error.includes(`given.${path}: `)) && (clause === "" || due[n].error.includes(clause)) && text !== "" && !text.includes("given."), `${what}: ${path}: ${clause}: ${text}; ${due[n].error}`);
    } else {
      counts.answer++;
      const cited = answer.clause ?? answer.illegal?.clause ?? answer.lost;
      assert.ok(verdict !== "" && (cited === undefined || decides !== null || !["value", "ending", "misdeal"].includes(question.ask)), `${what}: ${verdict}`);
      if (answer.score !== undefined)
        assert.ok(verdict.includes(String(answer.score).replace(/^(\d)/, "+$1")), `${what}: ${verdict}, expected ${answer.score}`);
      if (decides)
        assert.ok(page.clause(decides.clause, "en").text.includes(decides.sentence), `${what}: ${decides.sentence}`);
    }
    const on = page.refer(question, "en");
    if (on.answer !== null)
      assert.deepEqual(on.answer, answered([{ ask: question.ask, given: on.given }])[0].answer, what);
    else {
      counts.next++;
      if (question.ask !== "ending" || question.given.happened !== undefined && question.given.soloist !== undefined)           // who it was, and who the soloist, is one question
        assert.ok(on.next !== null || on.wrongs.length > 0, `${what}: nothing is asked`);
    }
    if (on.next)
      assert.ok(on.next.label !== "" && on.next.kind !== "", what);
  }
  assert.ok(Object.values(counts).every((n) => n > 20), JSON.stringify(counts));
  assert.equal(page.refer({ ask: "nothing", given: {} }, "en"), null);
  assert.deepEqual(page.consult({ ask: "nothing", given: {} }, "en"), { wrongs: [] });
});

test("each message and each answer in each language is that of the whole program, which has all translations", () => {
  const questions = corpus.filter(({ expect }, n) => expect.error !== undefined || n % 40 === 0).map(({ ask, given }) => ({ ask, given }));
  const wrong = QUESTIONS.flatMap((ask) => [{}, { bid: 17 }, { game: "x" }, { code: "y" }, { points: 500, tricks: 20 }].map((given) => ({ ask, given })));
  for (const language of LANGUAGES) {
    for (const one of [...questions, ...wrong])
      assert.equal(page.answer(JSON.stringify(one), language), answerWhole(JSON.stringify(one), language), `${language}: ${JSON.stringify(one)}`);
  }
});

test("the commands of the page take their word and nothing else", () => {
  const status = (args, input) => {
    const bytes = new TextEncoder().encode(input);
    let at = 0, printed = "";
    const done = run(module, { args: ["skatref", ...args], env: {}, open: textsOf(file), read: (size) => bytes.subarray(at, at = Math.min(bytes.length, at + size)), write: (stream, part) => { printed += new TextDecoder().decode(part); } });
    return [done, printed];
  };
  for (const args of [[], ["frown"], [""], ["checks"]])
    assert.deepEqual(status(args, "x"), [2, ""], `${args}`);
  const log = readFileSync("sample.sgf", "utf8"), game = (id) => log.split("\n").find((line) => line.includes(`ID[${id}]`));
  // The curve has lines at the points that decide; a null and a deal that was passed in have none.
  const traced = (text) => status(["trace"], text)[1].trim().split("\n").map((line) => JSON.parse(line));
  for (const [text, { game: played, deal }] of log.trim().split("\n").map((line) => [`${line}\n`, objects(native(["check", "--all", "--format=jsonl", "-"], { input: `${line}\n` }))[0]]))
    if (played !== undefined && deal === "played")
      assert.deepEqual(traced(text)[1].lines, played === "null" ? [] : [31, 61, 90], text);
  assert.ok(game("39") && traced(`${game("39")}\n`)[1].course.includes("+72"));
});
