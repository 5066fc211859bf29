import type { Questions } from "./questions.js";
import type { Deal, GameEvent, GameRecord } from "./record.js";

export type * from "./questions.js";
export type { Deal, GameEvent, GameRecord } from "./record.js";

/** What the program refuses: its message, and the exit status of the command. */
export class SkatrefError extends Error {
  constructor(message: string, status?: number);
  status: number;
  /** of an event that is refused: its number in the record, and what it breaks */
  event?: number;
  clause?: string;
}

export type Language = "en" | "de" | "pl" | "cs";
export type Code = NonNullable<Questions["value"]["given"]["code"]>;
export type Seat = "F" | "M" | "R";

/** The facts of a question; they may be left out where none is needed. */
type Given<Q extends keyof Questions> = Questions[Q]["given"];
type Facts<Q extends keyof Questions> = {} extends Given<Q>
  ? [facts?: Given<Q>, options?: { language?: Language }]
  : [facts: Given<Q>, options?: { language?: Language }];

/** Asks a question. Throws a SkatrefError that names all that is wrong or missing. */
export type Ask = <Q extends keyof Questions>(question: Q, ...facts: Facts<Q>) => Questions[Q]["answer"];

/** Answers a line of JSON by a line of JSON, as `skatref answer`. */
export type Answer = (line: string, language?: Language) => string;

/** How a deal stands: the answer to the question turn. */
export type View = Questions["turn"]["answer"];

/** What a deal came to. */
export interface Outcome {
  outcome: NonNullable<View["outcome"]>;
  clause: string;
  scores: [number, number, number];
  value?: Questions["value"]["answer"];
  ramsch?: Questions["ramsch"]["answer"];
}

/** What a game begins with: the cards, hidden ones as "??", or a record that has begun. */
export interface GameStart extends Omit<Questions["turn"]["given"], "record" | "early" | "follow"> {
  deal?: Deal;
  record?: GameRecord;
}

/** A deal in motion. */
export declare class Game {
  /** seat: whose game this is; it lists his moves and shows what he may see. */
  constructor(facts: GameStart);
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

/** What load returns. */
export interface Doors {
  answer: Answer;
  ask: Ask;
  Game: typeof Game;
}
