import type { Answer, Ask, Doors } from "./ask.js";

export type * from "./ask.js";
export { Game, SkatrefError } from "./ask.js";

/** Asks a question. Throws a SkatrefError that names all that is wrong or missing. */
export const ask: Ask;

/** Answers a line of JSON by a line of JSON, as `skatref answer`. */
export const answer: Answer;

/** What is had in a browser, in the same way. */
export function load(options?: object): Promise<Doors>;

/** A path of a file, or a stream: texts or bytes, now or by and by. */
export type Source = string | Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;

/** Options of a command by their names: a flag, a value, or a list of values. */
export type Options = Record<string, boolean | string | number | readonly (string | number)[] | null | undefined>;

export interface Finding {
  kind: "illegal" | "wrong" | "convention" | "undecided" | "malformed";
  clause: string;
  recorded?: string;
  ruled?: string;
  text?: string;
  [key: string]: unknown;
}

export interface Judgment {
  source: string;
  line: number;
  id: string;
  verdict: "conforms" | "convention" | "undecided" | "violates" | "malformed";
  findings: Finding[];
  [key: string]: any;
}

/** Judges a log, game by game. */
export function check(log: Source, options?: Options): AsyncGenerator<Judgment, void>;

/** Explains a game of a log, trick by trick, as text. */
export function explain(log: Source, options?: Options): Promise<string>;

/** Adds up a score list and checks it. */
export function sheet(list: Source, options?: Options): Promise<any>;

/** Writes a log in another format: yields pieces of it. */
export function convert(log: Source, to: "iss" | "json", options?: Options): AsyncGenerator<Uint8Array, number>;

/** Runs a command of skatref; yields what it prints, returns the exit status. */
export function command(args: string[], input?: Exclude<Source, string>): AsyncGenerator<Uint8Array, number>;

export interface Clause {
  id: string;
  title: string;
  text: string;
  reading: string;
  kind: string;
  [key: string]: any;
}

/** The clause with this id, or null. */
export function clause(id: string): Clause | null;

/** The clauses that have all these words. */
export function clauses(...words: string[]): Clause[];
