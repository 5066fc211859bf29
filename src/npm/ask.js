// Questions, for node and for browsers.
import { gameOf } from "./game.js";

/** What the program refuses: its message, and the status with which a command ended. */
export class SkatrefError extends Error {
  constructor(message, status = 2) {
    super(message);
    this.name = "SkatrefError";
    this.status = status;
  }
}

/** What a program offers that answers a line of JSON by a line of JSON: { answer, ask, Game }. */
export function doors(answer) {
  /** Asks a question: its name and its facts. */
  function ask(name, given = {}, { language = "en" } = {}) {
    const { answer: found, error } = JSON.parse(answer(JSON.stringify({ id: 1, ask: name, given }), language));
    if (error !== undefined)
      throw new SkatrefError(error);
    return found;
  }
  return { answer, ask, Game: gameOf(ask, SkatrefError) };
}
