/** What the program refuses: its message, and the exit status of the command. */
export class SkatrefError extends Error {
  status: number;
  /** of an event that is refused: its number in the record, and what it breaks */
  event?: number;
  clause?: string;
}

export type Language = "en" | "de" | "pl" | "cs";
export type Code = "isko2022" | "isko2018" | "isko1999" | "altenburg1937";

/** A path of a file, or a stream: texts or bytes, now or by and by. */
export type Source = string | Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;

/** Options of a command by their names: a flag, a value, or a list of values. */
export type Options = Record<string, boolean | string | number | readonly string[] | null | undefined>;

export interface Step {
  clause: string;
  text: string;
  sum: number;
}

export interface Value {
  won: boolean;
  value: number;
  score: number;
  overbid: boolean;
  matadors: number | null;
  level: number;
  clause: string;
  steps: Step[];
}

export interface ValueFacts {
  game: "clubs" | "spades" | "hearts" | "diamonds" | "grand" | "null";
  bid: number;
  points: number;
  tricks: number;
  /** "CJ SJ ...": the soloist's ten cards and the skat; or matadors */
  cards?: string;
  matadors?: number;
  hand?: boolean;
  announced?: null | "schneider" | "schwarz";
  ouvert?: boolean;
  code?: Code;
  options?: string[];
  [fact: string]: unknown;
}

/** Asks a question. Throws a SkatrefError that names all that is wrong or missing. */
export function ask(question: "value", facts: ValueFacts, options?: { language?: Language }): Value;
export function ask(question: string, facts?: Record<string, unknown>, options?: { language?: Language }): any;

/** Answers a line of JSON by a line of JSON, as `skatref answer`. */
export function answer(line: string, language?: Language): string;

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

export type Seat = "F" | "M" | "R";

/** An event of a record: { seat: "M", event: "bid", bid: 18 }, { seat: "F", event: "card", card: "CJ" } ... */
export interface GameEvent {
  seat?: Seat;
  event: string;
  [key: string]: any;
}

/** Cards of a deal, as "CJ ST D7"; a card that is not known is "??". */
export interface Deal {
  F: string;
  M: string;
  R: string;
  skat: string;
}

export interface GameRecord {
  skatref: 1;
  code?: Code;
  options?: string[];
  deal: Deal;
  events: GameEvent[];
  [key: string]: any;
}

/** How a deal stands: the answer to the question turn. */
export interface View {
  phase: "auction" | "push" | "skat" | "discard" | "play" | "over";
  turn: Seat[];
  moves: GameEvent[];
  trick: string;
  leader?: Seat;
  soloist: Seat | null;
  bid: number;
  hands: Deal;
  held: [number, number, number];
  taken: { points: [number, number, number]; tricks: [number, number, number]; soloist?: number; defenders?: number };
  decided: null | "won" | "lost";
  over: boolean;
  text: string;
  record?: GameRecord;
  [key: string]: any;
}

/** What a deal came to. */
export interface Outcome {
  outcome: "passed-in" | "game" | "ramsch" | "no-game" | "deal-again" | "decided";
  clause: string;
  scores: [number, number, number];
  value?: Value;
  ramsch?: any;
}

/** A deal in motion. */
export class Game {
  constructor(facts: {
    code?: Code;
    options?: string[];
    /** the cards; or a record that has begun */
    deal?: Deal;
    record?: GameRecord;
    /** whose game this is: it lists his moves and shows what he may see */
    seat?: Seat;
    pushed?: boolean;
    bock?: boolean;
  });
  /** Events that may be played now; with early, those too that can end the deal early. */
  moves(options?: { early?: boolean }): GameEvent[];
  /** Plays an event. One that is refused throws a SkatrefError with its clause, and changes nothing. */
  play(event: GameEvent): this;
  view(seat?: Seat): View;
  readonly over: boolean;
  readonly turn: Seat[];
  readonly record: GameRecord;
  /** What it came to, once it is over; null before. */
  value(): Outcome | null;
  /** The deal in one line. */
  text(): string;
}
