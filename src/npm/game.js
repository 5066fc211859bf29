// A deal in motion, for node and for browsers. It knows no rule: it keeps a record, and asks the question turn.
import { isFlag, isObject, need, needObject, SkatrefError } from "./error.js";

const unread = (facts) => Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));

// Another object with the same facts: who changes his changes no game.
function copyOf(record) {
  try {
    return structuredClone(record);
  } catch {
    throw new SkatrefError("new Game: the record: expected facts as in JSON, but it has a function or a symbol");
  }
}

/** The class Game of a program that can be asked. ask: name and facts; returns the answer, or throws. */
export function gameOf(ask) {
  return class Game {
    #facts;
    #seat;
    #record;
    #now;

    /**
     * deal: { F, M, R, skat }, cards as "CJ ST D7", hidden ones as "??"; or record: one that has begun.
     * seat: whose game this is: only his moves are listed, and only what he may see is shown.
     */
    constructor(facts = {}) {
      needObject("new Game: the facts", facts);
      const { code, options, deal, record, seat, pushed, bock } = facts;
      need(record !== undefined || deal !== undefined, "new Game: the deal", "an object", deal);
      need(deal === undefined || isObject(deal), "new Game: the deal", "an object", deal);
      need(record === undefined || isObject(record), "new Game: the record", "an object", record);
      this.#facts = unread({ code, options, pushed, bock });
      this.#seat = seat;
      this.#record = record !== undefined ? copyOf(record) : { skatref: 1, deal: { ...deal }, events: [] };
      this.#now = this.#ask(this.#record);
      this.#check(this.#now);
    }

    #ask(record, more = {}) {
      return ask("turn", unread({ ...this.#facts, record, seat: this.#seat, ...more }));
    }

    #check({ illegal }) {
      if (illegal !== undefined)
        throw Object.assign(new SkatrefError(`event ${illegal.event} is not allowed: ${illegal.clause}`), illegal);
    }

    /** Events that may be played now. early: those too that can end the deal early, as giving up. */
    moves(options = {}) {
      needObject("moves: the options", options);
      const { early = false } = options;
      need(isFlag(early), "moves: early", "true or false", early);
      return early ? this.#ask(this.#record, { early }).moves : structuredClone(this.#now.moves);
    }

    /** Plays an event; one that is refused throws an error with its clause, and changes nothing. */
    play(event) {
      needObject("play: the event", event);
      const record = { ...this.#record, events: [...this.#record.events, event] };
      const now = this.#ask(record);
      this.#check(now);
      this.#record = record;
      this.#now = now;
      return this;
    }

    /** What a seat sees: phase, turn, hands, trick, taken, record and so on; without a seat, what this game does. */
    view(seat = this.#seat) {
      return this.#ask(this.#record, { seat });
    }

    get over() { return this.#now.over; }

    /** The seats for which the deal waits. */
    get turn() { return [...this.#now.turn]; }

    /** The record so far; once the deal is over, with its result. */
    get record() { return structuredClone(this.#now.over ? this.#now.record : this.#record); }

    /** Once it is over: { outcome, clause, scores, value or ramsch }; null before. */
    value() {
      const { over, outcome, clause, scores, value, ramsch } = this.#now;
      return over ? structuredClone(unread({ outcome, clause, scores, value, ramsch })) : null;
    }

    /** The deal in one line, for tests and reports. */
    text() { return this.#now.text; }
  };
}
