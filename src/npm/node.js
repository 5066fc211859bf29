// The system of node, for the program in WebAssembly.
import fs from "node:fs";
import { fileURLToPath } from "node:url";

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const SHARED = "/skatref/";       // where the program looks for what comes with it

let compiled = null;

/** The program, compiled once. */
export function program() {
  compiled ??= new WebAssembly.Module(fs.readFileSync(here("skatref.wasm")));
  return compiled;
}

function wait(milliseconds) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

// Calls again what would have to wait, on a stream that never does.
function patiently(call) {
  for (;;) {
    try {
      return call();
    } catch (error) {
      if (error.code !== "EAGAIN")
        throw error;
      wait(2);
    }
  }
}

const buffer = new Uint8Array(65536);

/** Reads from a stream that is open. */
export function readStream(number, size) {
  try {
    const n = patiently(() => fs.readSync(number, buffer, 0, Math.min(size, buffer.length), null));
    return buffer.subarray(0, n);
  } catch (error) {
    if (error.code === "EOF")
      return buffer.subarray(0, 0);
    throw error;
  }
}

/** Writes to a stream that is open. */
export function writeStream(number, bytes) {
  for (let at = 0; at < bytes.length;)
    at += patiently(() => fs.writeSync(number, bytes, at));
}

/** Opens a file to read it, or says that it is a folder; null if it cannot. */
export function openFile(path) {
  const place = path.startsWith(SHARED) ? here(path.slice(SHARED.length)) : path;
  try {
    const state = fs.statSync(place);
    if (state.isDirectory())
      return { folder: true };
    const number = fs.openSync(place);
    return {
      size: state.size,
      read(at, size) {
        const part = new Uint8Array(Math.min(size, 65536));
        const from = state.isFile() ? at : null;
        return part.subarray(0, fs.readSync(number, part, 0, part.length, from));
      },
      close: () => fs.closeSync(number),
    };
  } catch {
    return null;
  }
}

/** The environment that the program may know. */
export function environment() {
  const env = { PWD: process.cwd() };
  for (const name of ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LC_CTYPE", "LANG", "NO_COLOR"])
    if (process.env[name] !== undefined)
      env[name] = process.env[name];
  return env;
}
