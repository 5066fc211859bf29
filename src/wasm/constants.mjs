// Takes what a module has in memory from the start, its texts and tables, out of it and writes the file
// constants, which wasi.js puts there again: its place in memory, four bytes, least first; then the bytes.
// The English texts of the translations are in it, too: the file words names the place of each, after a 3.
// usage: node constants.mjs MODULE OUT FOLDER
import { readFileSync, writeFileSync } from "node:fs";

const [source, out, folder] = process.argv.slice(2);
const bytes = readFileSync(source);
const DATA = 11, CONSTANT = 0x41, END = 0x0b;
let at = 0;

function number() {
  let value = 0, shift = 0, byte;
  do {
    byte = bytes[at++];
    value += (byte & 0x7f) * 2 ** shift;
    shift += 7;
  } while (byte & 0x80);
  return value;
}

function expect(byte) {
  if (bytes[at++] !== byte)
    throw new Error(`${source}: no piece of memory at a fixed place: byte ${at - 1} is ${bytes[at - 1]}, expected ${byte}`);
}

// The pieces of memory: [place, bytes].
function pieces() {
  return Array.from({ length: number() }, () => {
    expect(0);
    expect(CONSTANT);
    const place = number();
    expect(END);
    const size = number();
    return [place, bytes.subarray(at, at += size)];
  });
}

const sections = [bytes.subarray(0, at = 8)];
let found = [];
while (at < bytes.length) {
  const begin = at, kind = bytes[at++], size = number(), end = at + size;
  if (kind === DATA)
    found = pieces();
  else
    sections.push(bytes.subarray(begin, end));
  at = end;
}
const start = Math.min(...found.map(([place]) => place));
const memory = Buffer.alloc(4 + Math.max(...found.map(([place, piece]) => place + piece.length)) - start);
memory.writeUInt32LE(start);
for (const [place, piece] of found)
  memory.set(piece, 4 + place - start);
writeFileSync(`${folder}/constants`, memory);
writeFileSync(`${folder}/words`, readFileSync(`${folder}/words.whole`, "utf8").split("\0").map((text) => {
  const place = memory.indexOf(`${text}\0`, 4);
  return text === "" || place < 0 ? text : `\x03${place - 4 + start}`;
}).join("\0"));
writeFileSync(out, Buffer.concat(sections));
