// Writes corpus.ts: the facts and the answer of each kind of case, and the records of a log, as values of the types of the package.
// usage: node corpus.mjs CORPUS LOG
import { readFileSync, writeFileSync } from "node:fs";
import { answer, check } from "skatref";

const lines = ['import type { GameRecord, Questions } from "skatref";'], seen = new Set();
const read = (file) => readFileSync(file, "utf8").trimEnd().split("\n");
// Values of one shape are of one type.
const shape = (value) => (Array.isArray(value) ? `[${[...new Set(value.map(shape))]}]` : value === null ? "null" : typeof value === "object"
  ? `{${Object.entries(value).map(([key, one]) => key + shape(one))}}` : typeof value);
for (const { ask, given } of read(process.argv[2]).map((line) => JSON.parse(line))) {
  const { answer: found } = JSON.parse(answer(JSON.stringify({ ask, given }))), kind = ask + shape(given) + shape(found);
  if (found === undefined || found.verdict === "malformed" || seen.has(kind))
    continue;
  seen.add(kind);
  for (const [name, value] of Object.entries({ given, answer: found }))
    lines.push(`export const ${name}${seen.size}: Questions["${ask}"]["${name}"] = ${JSON.stringify(value)};`);
}
const records = read(process.argv[3]);
for await (const { line, verdict } of check(process.argv[3], { all: true }))
  if (verdict !== "malformed")
    lines.push(`export const record${line}: GameRecord = ${records[line - 1]};`);
if (lines.length < 500)
  throw new Error(`only ${lines.length} values`);
writeFileSync("corpus.ts", `${lines.join("\n")}\n`);
