// Writes types for TypeScript from a schema. A keyword that it does not know is an error, so that nothing is lost.
// usage: node types.mjs questions|record SCHEMA >FILE.d.ts
import { readFileSync } from "node:fs";

const [form, file] = process.argv.slice(2);
const schema = JSON.parse(readFileSync(file, "utf8"));
// What narrows a value further than a type can, or is said elsewhere.
const PASSED = ["description", "pattern", "minimum", "maximum", "required", "additionalProperties", "minItems", "maxItems",
  "title", "$schema", "$defs", "x-asked", "x-compare", "x-core", "x-kinds"];
const KNOWN = ["type", "enum", "const", "$ref", "anyOf", "oneOf", "items", "properties", ...PASSED];
// Objects that the schema of questions leaves to that of records, by the names of their facts.
const RECORDS = { record: "GameRecord", moves: "GameEvent" };
const SIMPLE = { integer: "number", number: "number", string: "string", boolean: "boolean", null: "null" };

const questions = form === "questions" ? schema.properties.ask.enum : [];
const pascal = (name) => name.replace(/(^|-)(\w)/g, (all, dash, letter) => letter.toUpperCase());
const nameOf = (name) => questions.includes(name) ? `${pascal(name)}Facts` : pascal(name);
const union = (types) => [...new Set(types)].join(" | ");
const comment = (text, indent) => text === undefined ? "" : `${indent}/** ${text} */\n`;

function arrayOf(s, indent, fact) {
  const item = type(s.items, indent, fact);
  if (s.minItems !== undefined && s.minItems === s.maxItems)
    return `[${Array(s.minItems).fill(item).join(", ")}]`;
  return /[ {]/.test(item) ? `Array<${item}>` : `${item}[]`;
}

function members(s, indent) {
  const inner = `${indent}  `;
  const lines = Object.entries(s.properties).map(([name, one]) =>
    `${comment(one.description, inner)}${inner}${/^\w+$/.test(name) ? name : JSON.stringify(name)}${
      s.required?.includes(name) ? "" : "?"}: ${type(one, inner, name)};\n`);
  if (s.additionalProperties === true)
    lines.push(`${inner}[key: string]: unknown;\n`);
  return `{\n${lines.join("")}${indent}}`;
}

function objectOf(s, indent, fact) {
  if (s.properties !== undefined)
    return members(s, indent);
  if (typeof s.additionalProperties === "object")
    return `Record<string, ${type(s.additionalProperties, indent)}>`;
  return RECORDS[fact] ?? "Record<string, unknown>";
}

function simple(kind, s, indent, fact) {
  return kind === "array" ? arrayOf(s, indent, fact) : kind === "object" ? objectOf(s, indent, fact) : SIMPLE[kind];
}

function type(s, indent = "", fact = null) {
  const unknown = Object.keys(s).filter((key) => !KNOWN.includes(key));
  if (unknown.length > 0)
    throw new Error(`${file}: no type for the keyword ${unknown.join(", ")}`);
  if (s.$ref !== undefined)
    return nameOf(s.$ref.replace("#/$defs/", ""));
  if (s.enum !== undefined || "const" in s)
    return union((s.enum ?? [s.const]).map((value) => JSON.stringify(value)));
  if (s.anyOf !== undefined || s.oneOf !== undefined)
    return union((s.anyOf ?? s.oneOf).map((one) => type(one, indent, fact)));
  if (s.type === undefined)
    return s.pattern === undefined ? "unknown" : "string";
  return union([s.type].flat().map((kind) => simple(kind, s, indent, fact)));
}

const declared = (name, s) => comment(s.description, "") + (s.properties === undefined
  ? `export type ${name} = ${type(s)};\n` : `export interface ${name} ${members(s, "")}\n`);
const parts = Object.entries(schema.$defs).map(([name, s]) => declared(nameOf(name), s));
if (form === "questions")
  parts.unshift('import type { GameEvent, GameRecord } from "./record.js";\n', "/** The facts of each question, and its answer. */\n" +
    `export interface Questions {\n${questions.map((name) =>
      `  ${name}: { given: ${nameOf(name)}; answer: ${pascal(name)}Answer };\n`).join("")}}\n`);
else
  parts.unshift(declared("GameRecord", { ...schema, description: schema.title }),
    'export type GameEvent = GameRecord["events"][number];\n');
console.log(`// Made from ${file.replace(/.*\//, "")} by types.mjs of skatref.\n${parts.join("\n")}`.trimEnd());
