// What the program needs of a system, as WASI names it: arguments, environment, files to
// read, standard input and output. The same for a browser and for node.
//
// node has a WASI of its own, but a browser has none, and both must print the same. A module
// cannot wait for a promise: each function here answers at once, and what is read is in memory
// or is read synchronously; never make one of them async. One file can be written, which is kept
// in memory. What the program does not call is missing here; if it begins to call it, the module
// does not start.

const DONE = 0, BAD_FILE = 8, INVALID = 28, NO_ENTRY = 44, NOT_SUPPORTED = 58, READ_ONLY = 69;
// The faults that a system may throw, as { code }; of others it says that the device fails.
const FAULTS = { EACCES: 2, EBADF: 8, EIO: 29, EISDIR: 31, ENOSPC: 51, EPIPE: 64 };
const CHARACTERS = 2, FOLDER = 3, FILE = 4;
const SCRATCH = "/skatref.tmp";  // the only file that is written; it is kept in memory
const TEXTS = "/skatref/texts/"; // the folder of the files that come with the program
const ROOT = 3;                  // the only folder that is open from the start: "/"

// A file that is written and read again.
function scratchFile() {
  let room = new Uint8Array(4096);
  return {
    size: 0,
    read(at, size) {
      return room.subarray(at, Math.max(at, Math.min(at + size, this.size)));
    },
    write(at, bytes) {
      this.size = Math.max(this.size, at + bytes.length);
      if (this.size > room.length) {
        const larger = new Uint8Array(2 * this.size);
        larger.set(room);
        room = larger;
      }
      room.set(bytes, at);
    },
  };
}

// Reads or writes; returns what went wrong if the system cannot.
function transfer(call) {
  try {
    return call();
  } catch (error) {
    if (typeof error.code !== "string")
      throw error;
    return FAULTS[error.code] ?? FAULTS.EIO;
  }
}

/** How a program ends that does not return. */
class Exit {
  constructor(status) {
    this.status = status;
  }
}

/**
 * A system for one instance.
 * args, env: texts. terminals: the numbers of streams that are terminals.
 * read(size): at most so many bytes of standard input; none at its end. What throws { code: "EIO" } has failed so.
 * write(stream, bytes): to standard output (1) or error (2); false: nobody reads on.
 * open(path): a file { size, read(at, size), close() }, { folder: true }, or null.
 */
class System {
  constructor({ args = [], env = {}, terminals = [], read, write, open = () => null }) {
    Object.assign(this, { args, terminals, read, write, open });
    this.env = Object.entries(env).map(([name, value]) => `${name}=${value}`);
    this.files = new Map([[ROOT, { folder: true }]]);
  }

  get view() {
    return new DataView(this.memory.buffer);
  }

  bytes(at, size) {
    return new Uint8Array(this.memory.buffer, at, size);
  }

  // The parts of memory that a vector of buffers names.
  * parts(vector, count) {
    for (let i = 0; i < count; i++) {
      const at = this.view.getUint32(vector + 8 * i, true);
      yield this.bytes(at, this.view.getUint32(vector + 8 * i + 4, true));
    }
  }

  putTexts(texts, pointers, at) {
    for (const text of texts) {
      const bytes = new TextEncoder().encode(`${text}\0`);
      this.view.setUint32(pointers, at, true);
      this.bytes(at, bytes.length).set(bytes);
      pointers += 4;
      at += bytes.length;
    }
    return DONE;
  }

  putSizes(texts, count, size) {
    const bytes = texts.map((text) => new TextEncoder().encode(text).length + 1);
    this.view.setUint32(count, texts.length, true);
    this.view.setUint32(size, bytes.reduce((sum, n) => sum + n, 0), true);
    return DONE;
  }

  // Fills the buffers by a function that reads at most so many bytes.
  fill(vector, count, result, read) {
    let sum = 0;
    for (const part of this.parts(vector, count)) {
      const got = part.length > 0 ? read(part.length) : part;
      this.bytes(part.byteOffset, got.length).set(got);
      sum += got.length;
      if (got.length < part.length)
        break;
    }
    this.view.setUint32(result, sum, true);
    return DONE;
  }

  putState(at, kind, size) {
    this.bytes(at, 64).fill(0);
    this.view.setUint8(at + 16, kind);
    this.view.setBigUint64(at + 32, BigInt(size), true);
    return DONE;
  }

  pathAt(folder, path, length) {
    const text = new TextDecoder().decode(this.bytes(path, length).slice());
    return folder === ROOT ? `/${text === "." ? "" : text}` : null;
  }

  kindOf(number) {
    const file = this.files.get(number);
    return number < ROOT ? (this.terminals.includes(number) ? CHARACTERS : 6)
      : file === undefined ? 0 : file.folder ? FOLDER : FILE;
  }

  /** The functions that the module imports. */
  get functions() {
    return {
      args_sizes_get: (count, size) => this.putSizes(this.args, count, size),
      args_get: (pointers, at) => this.putTexts(this.args, pointers, at),
      environ_sizes_get: (count, size) => this.putSizes(this.env, count, size),
      environ_get: (pointers, at) => this.putTexts(this.env, pointers, at),
      clock_time_get: (clock, precision, result) => {
        const now = clock === 0 ? Date.now() : performance.now();
        this.view.setBigUint64(result, BigInt(Math.round(now * 1e6)), true);
        return DONE;
      },
      fd_prestat_get: (number, result) => {
        if (number !== ROOT)
          return BAD_FILE;
        this.view.setUint32(result, 0, true);
        this.view.setUint32(result + 4, 1, true);
        return DONE;
      },
      fd_prestat_dir_name: (number, at) => {
        this.bytes(at, 1)[0] = 0x2f;
        return DONE;
      },
      fd_fdstat_get: (number, at) => {
        const kind = this.kindOf(number);
        this.bytes(at, 24).fill(0);
        this.view.setUint8(at, kind);
        if (kind !== CHARACTERS) {       // with these rights it would be no terminal
          this.view.setBigUint64(at + 8, 0x1fffffffn, true);
          this.view.setBigUint64(at + 16, 0x1fffffffn, true);
        }
        return kind === 0 ? BAD_FILE : DONE;
      },
      fd_fdstat_set_flags: () => DONE,
      fd_filestat_get: (number, at) => this.putState(at, this.kindOf(number),
        this.files.get(number)?.size ?? 0),
      path_filestat_get: (folder, flags, path, length, at) => {
        const file = this.open(this.pathAt(folder, path, length));
        if (file === null)
          return NO_ENTRY;
        file.close?.();
        return this.putState(at, file.folder ? FOLDER : FILE, file.size ?? 0);
      },
      path_open: (folder, lookup, path, length, how, rights, inherited, flags, result) => {
        const name = this.pathAt(folder, path, length);
        if (how & ~2 && name !== SCRATCH) // to make a file, or to empty it
          return READ_ONLY;
        const file = name === SCRATCH ? scratchFile() : this.open(name);
        if (file === null) {
          this.missing = name;
          return NO_ENTRY;
        }
        let number = ROOT + 1;
        while (this.files.has(number))
          number++;
        file.at = 0;
        this.files.set(number, file);
        this.view.setUint32(result, number, true);
        return DONE;
      },
      path_readlink: () => INVALID,
      fd_close: (number) => {
        this.files.get(number)?.close?.();
        return number < ROOT || this.files.delete(number) ? DONE : BAD_FILE;
      },
      fd_seek: (number, offset, from, result) => {
        const file = this.files.get(number);
        if (file === undefined || file.folder)
          return number < ROOT ? 70 : BAD_FILE;
        file.at = Number(offset) + (from === 0 ? 0 : from === 1 ? file.at : file.size);
        this.view.setBigUint64(result, BigInt(file.at), true);
        return DONE;
      },
      fd_read: (number, vector, count, result) => {
        const file = this.files.get(number);
        if (number === 0)
          return transfer(() => this.fill(vector, count, result, (size) => this.read(size)));
        if (file === undefined || file.folder)
          return file === undefined ? BAD_FILE : 31;
        return transfer(() => this.fill(vector, count, result, (size) => {
          const got = file.read(file.at, size);
          file.at += got.length;
          return got;
        }));
      },
      fd_pread: (number, vector, count, offset, result) => {
        const file = this.files.get(number);
        let at = Number(offset);
        return transfer(() => this.fill(vector, count, result, (size) => {
          const got = file.read(at, size);
          at += got.length;
          return got;
        }));
      },
      fd_write: (number, vector, count, result) => transfer(() => {
        const file = this.files.get(number);
        let sum = 0;
        for (const part of this.parts(vector, count)) {
          if (number >= ROOT) {
            file.write(file.at, part);
            file.at += part.length;
          } else if (part.length > 0 && this.write(number, part) === false)
            return FAULTS.EPIPE;
          sum += part.length;
        }
        this.view.setUint32(result, sum, true);
        return DONE;
      }),
      poll_oneoff: () => NOT_SUPPORTED,
      proc_exit: (status) => {
        throw new Exit(status);
      },
    };
  }

  // What is in memory from the start, which constants.mjs has taken out of the module.
  putConstants() {
    const file = this.open(`${TEXTS}constants`);
    if (file === null)
      throw new Error("the texts of skatref are missing: constants");
    const place = new DataView(file.read(0, 4).slice().buffer).getUint32(0, true);
    for (let at = 4; at < file.size;) {
      const part = file.read(at, file.size - at);
      this.bytes(place + at - 4, part.length).set(part);
      at += part.length;
    }
    file.close?.();
  }

  // Calls the program, which ends itself where it needs a text that it cannot read.
  withTexts(call) {
    this.missing = null;
    try {
      return call();
    } catch (end) {
      if (end instanceof WebAssembly.RuntimeError && this.missing?.startsWith(TEXTS))
        throw new Error(`the texts of skatref are missing: ${this.missing.slice(TEXTS.length)}`);
      throw end;
    }
  }

  begin(instance) {
    this.memory = instance.exports.memory;
    this.putConstants();
    instance.exports._initialize();
    return instance.exports;
  }

  get imports() {
    return { wasi_snapshot_preview1: this.functions };
  }

  /** An instance of the module that runs in this system. */
  start(module) {
    return this.begin(new WebAssembly.Instance(module, this.imports));
  }

  /** The same where a window may not wait. */
  async startLater(module) {
    return this.begin(await WebAssembly.instantiate(module, this.imports));
  }
}

function statusOf(program) {
  try {
    return program.run();
  } catch (end) {
    if (end instanceof Exit)
      return end.status;
    throw end;
  }
}

/** Runs a command; options as for System. Returns its exit status. */
export function run(module, options) {
  return statusOf(new System(options).start(module));
}

/** The same where a window may not wait. */
export async function runLater(module, options) {
  return statusOf(await new System(options).startLater(module));
}

/** Opens the files of the texts, which a function returns by their names as bytes, or undefined. */
export const textsOf = (find) => (path) => {
  const bytes = path.startsWith(TEXTS) ? find(path.slice(TEXTS.length)) : undefined;
  return bytes === undefined ? null : { size: bytes.length, read: (at, size) => bytes.subarray(at, at + size) };
};

const quiet = (open) => ({ read: () => new Uint8Array(0), write: () => true, open });

// The functions of an instance that answers questions.
function asking(system, program) {
  let size = 65536, room = program.allocate(size);

  function place(text) {
    const bytes = new TextEncoder().encode(`${text}\0`);
    const at = program.allocate(bytes.length);
    system.bytes(at, bytes.length).set(bytes);
    return { at, length: bytes.length - 1 };
  }

  const read = (at, length) => new TextDecoder().decode(system.bytes(at, length).slice());

  // Calls a function that returns a text, which is released.
  function text(name, ...texts) {
    const places = texts.map(place);
    const at = program[name](...places.map((one) => one.at));
    const found = read(at, system.bytes(at, system.memory.buffer.byteLength - at).indexOf(0));
    [at, ...places.map((one) => one.at)].forEach(program.release);
    return found;
  }

  return {
    /** A line of JSON, answered by a line of JSON. */
    answer(line, language = "en") {
      const question = place(line), name = place(language);
      const ask = () => system.withTexts(() => program.answer(question.at, question.length, name.at, room, size));
      let length = ask();
      if (length >= size) {
        program.release(room);
        size = length + 1;
        room = program.allocate(size);
        length = ask();
      }
      program.release(question.at);
      program.release(name.at);
      return read(room, length);
    },
    /** Questions, facts and words in a language (src/wasm/describe.h). */
    describe: (language) => JSON.parse(text("describe", language)),
    /** A clause in a language, or null; all of them; the ids of those that words find. */
    clause: (id, language) => JSON.parse(text("clause", id, language)),
    clauses: (language) => JSON.parse(text("clauses", language)),
    search: (words) => JSON.parse(text("search", words)),
    /** What is asked next, and the ruling once nothing is missing; what may have happened. */
    refer: (question, language) => JSON.parse(text("refer", JSON.stringify(question), language)),
    find: (words, language) => JSON.parse(text("find", words, language)),
    /** An answer, or a list of what is wrong. */
    consult: (question, language) => JSON.parse(text("consult", JSON.stringify(question), language)),
  };
}

/** What answers questions: { answer, describe, clause, clauses, search, consult }; open: of System, for the texts. */
export function asker(module, open) {
  const system = new System(quiet(open));
  return asking(system, system.start(module));
}

/** The same where a window may not wait. */
export async function askerLater(module, open) {
  const system = new System(quiet(open));
  return asking(system, await system.startLater(module));
}
