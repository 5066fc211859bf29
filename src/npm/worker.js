// A command in a thread of its own, so that it can wait for input that comes by and by.
import { parentPort, workerData } from "node:worker_threads";
import { run } from "./wasi.js";
import { environment, openFile, program } from "./node.js";

// state: the bytes of input in the window (-1: not yet there); what is printed and not yet taken.
const { args, state, window, most } = workerData;
const [INPUT, PRINTED] = [0, 1];
let taken = 0, there = 0;

function read(size) {
  if (taken === there) {
    Atomics.store(state, INPUT, -1);
    parentPort.postMessage({ wants: true });
    Atomics.wait(state, INPUT, -1);
    there = Atomics.load(state, INPUT);
    taken = 0;
  }
  const part = window.subarray(taken, Math.min(taken + size, there));
  taken += part.length;
  return part;
}

function write(stream, bytes) {
  parentPort.postMessage({ stream, bytes: bytes.slice() });
  if (Atomics.add(state, PRINTED, 1) + 1 >= most)
    Atomics.wait(state, PRINTED, most);
  return Atomics.load(state, PRINTED) >= 0;
}

const status = run(program(), { args: ["skatref", ...args], env: environment(), read, write, open: openFile });
parentPort.postMessage({ status });
