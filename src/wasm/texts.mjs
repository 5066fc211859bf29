// Takes the texts out of the program: writes them into files, which texts.c reads when they are needed.
// usage: node texts.mjs BUILD SOURCE MESSAGES OUT
// BUILD: the folder of the generated C, SOURCE: that of a release, which has it already; MESSAGES: the table of translations; OUT gets sizes.h and the files;
// constants.mjs makes words of words.whole, when the program is linked.
// A file holds the columns of tables, one after the other; each cell ends in a NUL byte. In a cell, 1 stands
// for a NUL byte, and 2 alone is a null pointer; 3 and a number is the place of a text in memory.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";

const [build, source, messages, out] = process.argv.slice(2);
const TOKEN = /"(?:[^"\\]|\\.)*"|\w+|[{}[\]=.,;]|\/\*[^]*?\*\//g;
const ESCAPES = { n: "\n", t: "\t" };
const numbers = new Map([["true", 1], ["false", 0], ["SKR_TRANSLATION_NONE", 0], ["SKR_TRANSLATION_CURRENT", 1], ["SKR_TRANSLATION_STALE", 2]]);
const read = (name) => readFileSync(existsSync(`${build}/${name}`) ? `${build}/${name}` : `${source}/${name}`, "utf8");

for (const [, name, number] of read("src/skatref-clauses.h").matchAll(/(SKR_C_\w+) = (\d+)/g))
  numbers.set(name, Number(number));

const plain = (text) => text.slice(1, -1).replace(/\\([0-7]{3}|.)/g, (all, code) =>
  (code.length === 3 ? String.fromCharCode(parseInt(code, 8)) : ESCAPES[code] ?? code));

// The rows of a table of C: texts, numbers and null pointers, those of inner braces in line.
function rows(source, table) {
  const begin = new RegExp(`\\b${table}\\[\\] = \\{`).exec(source);
  const tokens = source.slice(begin.index + begin[0].length).matchAll(TOKEN);
  const made = [];
  let row = null, depth = 0, at = 0, pasted = false;
  const cell = (value) => {
    if (pasted && typeof value === "string")
      row[row.length - 1] += value;
    else
      row.push(value);
    pasted = typeof value === "string";
  };
  const next = () => tokens.next().value[0];
  for (let token = next(); token !== ";"; token = next()) {
    if (token === "{" && depth++ === 0)
      row = [];
    else if (token === "}" && --depth === 0)
      made[at++] = row;
    else if (token === "[") {
      const index = next();
      at = numbers.get(index) ?? Number(index);
      next();
    } else if (token === ".")
      next();
    else if (token.startsWith('"'))
      cell(plain(token));
    else if (token === ",")
      pasted = false;
    else if (/^\w/.test(token) && depth === 0)
      made[at++] = [numbers.get(token)];
    else if (/^\w/.test(token))
      cell(token === "NULL" ? null : numbers.get(token) ?? Number(token));
  }
  return made;
}

// Cells of a column; a row that is missing has null pointers. 0 in a column of texts is one.
const text = (cell) => (typeof cell !== "string" ? "\x02" : cell.replaceAll("\0", "\x01"));
const column = (table, n, write) => Array.from(table, (row) => `${write(row?.[n] ?? null)}\0`).join("");
const texts = (table, first, count) => Array.from({ length: count }, (_, i) => column(table, first + i, text)).join("");
const amounts = (table, first, count) => Array.from({ length: count }, (_, i) => column(table, first + i, (cell) => String(cell ?? 0))).join("");

const clauses = rows(read("src/clauses.c"), "clause_table");
const order = rows(read("src/clauses.c"), "clause_order");
const said = rows(readFileSync(messages, "utf8"), "messages").slice(0, -1);
const trace = read("src/trace.c") + read("src/tables.c");
// An empty table has a row of C that does not count.
const counted = (table, name) => rows(trace, table).slice(0, Number(new RegExp(`trace_${name}_count = (\\d+)`).exec(trace)[1]));
const cases = counted("trace_cases", "case"), code = counted("trace_code", "code"), official = counted("trace_numbers", "number");
const decisions = counted("trace_decisions", "decision"), audits = counted("trace_audits", "audit");
const measures = counted("trace_measures", "measure"), opens = counted("trace_opens", "open"), places = counted("trace_places", "place");
const openWords = counted("trace_open_words", "open_word"), derivedOnlys = counted("trace_derived_onlys", "derived_only");
const languages = ["de", "pl", "cs"];

mkdirSync(out, { recursive: true });
const write = (name, contents) => writeFileSync(`${out}/${name}`, contents);
write("clauses", texts(clauses, 0, 17));
write("words.whole", texts(said, 0, 2));
for (const [n, language] of languages.entries()) {
  const words = rows(read("src/clause-languages.c"), `${language}_words`).slice(0, clauses.length);
  words.length = clauses.length;
  write(language, texts(said, 2 + n, 1) + texts(words, 0, 2) + amounts(words, 2, 1));
}
write("trace", texts(cases, 0, 4) + amounts(cases, 4, 2) + texts(cases, 6, 1) + texts(code, 0, 3) + amounts(code, 3, 3)
  + texts(official, 0, 6) + texts(decisions, 0, 10) + texts(audits, 0, 5) + texts(measures, 0, 7)
  + texts(opens, 0, 6) + texts(places, 0, 2) + texts(openWords, 0, 6) + texts(derivedOnlys, 0, 2));
write("sizes.h", `/* Made by src/wasm/texts.mjs: do not edit. */
#define CLAUSES ${clauses.length}
#define CLAUSE_ORDER ${order.flat().join(", ")}
#define MESSAGES ${said.length}
#define CASES ${cases.length}
#define CODE ${code.length}
#define NUMBERS ${official.length}
#define DECISIONS ${decisions.length}
#define AUDITS ${audits.length}
#define MEASURES ${measures.length}
#define OPENS ${opens.length}
#define PLACES ${places.length}
#define OPEN_WORDS ${openWords.length}
#define DERIVED_ONLYS ${derivedOnlys.length}
`);
