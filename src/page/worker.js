// Judges a log in a thread of its own, so that the page stays alive.
import { asker, run, textsOf } from "../wasm/wasi.js";

// Standard input from a file, piece by piece; notes where lines begin.
function reader(file, told) {
  const reading = new FileReaderSync();
  const PIECE = 1 << 20;
  let piece = new Uint8Array(0), at = 0, taken = 0;
  const starts = [0];
  return {
    starts,
    read(size) {
      if (taken === piece.length && at < file.size) {
        piece = new Uint8Array(reading.readAsArrayBuffer(file.slice(at, at + PIECE)));
        for (let i = piece.indexOf(10); i >= 0; i = piece.indexOf(10, i + 1))
          starts.push(at + i + 1);
        at += piece.length;
        taken = 0;
        told(at);
      }
      const part = piece.subarray(taken, taken + size);
      taken += part.length;
      return part;
    },
  };
}

function lines(each) {
  const decoder = new TextDecoder();
  let rest = "";
  return (bytes) => {
    const parts = (rest + decoder.decode(bytes, { stream: true })).split("\n");
    rest = parts.pop();
    parts.forEach(each);
  };
}

// What a list of games shows of each.
const short = ({ line, id, verdict, game, soloist, players, score, deal, findings }) =>
  ({ line, id, verdict, game, score, deal, player: players?.[soloist] ?? null, findings: findings.map(({ clause, kind, text }) => ({ clause, kind, text })),
    at_fault: [...new Set(findings.filter(({ seat }) => seat !== null).map(({ seat }) => players?.["FMR".indexOf(seat)] ?? seat))] });

function judge({ module, texts, file, language }) {
  const from = reader(file, (done) => postMessage({ done, size: file.size }));
  const errors = [];
  let rows = [];
  const send = () => {
    postMessage({ rows });
    rows = [];
  };
  const take = lines((line) => {
    rows.push(short(JSON.parse(line)));
    if (rows.length === 2000)
      send();
  });
  const status = run(module, {
    args: ["skatref", "check"], env: { LANGUAGE: language }, open: textsOf((name) => texts.get(name)),
    read: from.read,
    write: (stream, bytes) => (stream === 1 ? take(bytes) : errors.push(new TextDecoder().decode(bytes.slice())), true),
  });
  send();
  postMessage({ status, error: errors.join(""), starts: from.starts });
}

function list({ module, texts, file, language }) {
  const printed = { 1: "", 2: "" };
  const status = run(module, {
    args: ["skatref", "sheet"], env: { LANGUAGE: language }, open: textsOf((name) => texts.get(name)),
    read: reader(file, () => {}).read,
    write: (stream, bytes) => {
      printed[stream] += new TextDecoder().decode(bytes.slice());
      return true;
    },
  });
  postMessage({ status, list: status === 2 ? null : JSON.parse(printed[1]), error: printed[2] });
}

// Rulings, one after the other, by an instance that stays.
let asking = null, texts = new Map();

function court({ module }) {
  asking = { module };
  postMessage({ id: 0 });
}

function refer({ id, question, language, texts: now }) {
  texts = now ?? texts;
  asking.program ??= asker(asking.module, textsOf((name) => texts.get(name)));
  postMessage({ id, said: asking.program.refer(question, language) });
}

/** To be called where there is no document. */
export function work() {
  const tasks = { list, judge, court, refer };
  onmessage = ({ data }) => tasks[data.task](data);
}
