// Runs a command of the page's program on standard input. usage: page-command.mjs WASM-FOLDER WASI COMMAND
import { existsSync, readFileSync, readSync, writeSync } from "node:fs";

const [folder, wasi, command] = process.argv.slice(2);
const { run, textsOf } = await import(wasi);
const room = new Uint8Array(65536);
const place = (name) => `${folder}/page-texts/${name}`;

process.exitCode = run(new WebAssembly.Module(readFileSync(`${folder}/page.wasm`)), {
  args: ["skatref", command],
  env: { LANGUAGE: process.env.LANGUAGE ?? "en" },
  read: (size) => room.subarray(0, readSync(0, room, 0, Math.min(size, room.length))),
  write: (stream, bytes) => writeSync(stream, bytes) > 0,
  open: textsOf((name) => (existsSync(place(name)) ? readFileSync(place(name)) : undefined)),
});
