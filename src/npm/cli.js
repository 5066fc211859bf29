#!/usr/bin/env node
// The command skatref, in node.
import tty from "node:tty";
import { run } from "./wasi.js";
import { environment, openFile, program, readStream, writeStream } from "./node.js";

process.exitCode = run(program(), {
  args: ["skatref", ...process.argv.slice(2)],
  env: environment(),
  terminals: [0, 1, 2].filter((number) => tty.isatty(number)),
  read: (size) => readStream(0, size),
  write: writeStream,
  open: openFile,
});
