// Writes files as a module of JavaScript, each packed and as text, for browser.js: every bundler can read that,
// with no settings and no request of its own. usage: node embed.mjs FILE... >MODULE
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { constants, deflateSync } from "node:zlib";

const packed = (file) => deflateSync(readFileSync(file), { level: constants.Z_BEST_COMPRESSION }).toString("base64");
console.log("// Made by embed.mjs of skatref: files, packed by deflate, in base64.\nexport default {");
for (const file of process.argv.slice(2))
  console.log(`  ${JSON.stringify(basename(file))}:\n    "${packed(file)}",`);
console.log("};");
