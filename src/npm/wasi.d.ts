/** A file to read, or a folder. */
export type File = { size: number; read(at: number, size: number): Uint8Array; close?(): void } | { folder: true };

/** Opens a file by its whole path; null if there is none. The texts of the program lie in /skatref/texts/. */
export type Open = (path: string) => File | null;

/** What a command needs of a system. */
export interface System {
  /** the name of the program, and what stands after it */
  args?: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** the numbers of streams that are terminals */
  terminals?: readonly number[];
  /** At most so many bytes of standard input; none at its end. A fault is thrown as { code: "EIO" }. */
  read(size: number): Uint8Array;
  /** Writes to standard output (1) or error (2); false: nobody reads on. */
  write(stream: number, bytes: Uint8Array): boolean | void;
  open?: Open;
}

/** Answers questions, a line of JSON by a line of JSON. */
export interface Asker {
  answer(line: string, language?: string): string;
}

/** Runs a command of skatref.wasm; returns its exit status. */
export function run(module: WebAssembly.Module, system: System): number;
/** The same where a window may not wait. */
export function runLater(module: WebAssembly.Module, system: System): Promise<number>;
/** Opens the texts, which a function returns by their names as bytes. */
export function textsOf(find: (name: string) => Uint8Array | undefined): Open;
/** What answers questions. */
export function asker(module: WebAssembly.Module, open: Open): Asker;
/** The same where a window may not wait. */
export function askerLater(module: WebAssembly.Module, open: Open): Promise<Asker>;
