// Questions, for node and for browsers.
import { isText, need, needObject, SkatrefError } from "./error.js";
import { gameOf } from "./game.js";

export { SkatrefError };

/** The languages of all answers. */
export const LANGUAGES = ["en", "de", "pl", "cs"];

// A line of JSON; what has none is refused, as a function or a circle.
function jsonOf(name, given) {
  try {
    return JSON.stringify({ id: 1, ask: name, given });
  } catch (error) {
    throw new SkatrefError(`ask: the facts cannot be written as JSON: ${error.message.split("\n")[0]}`);
  }
}

/** What a program offers that answers a line of JSON by a line of JSON: { answer, ask, Game }. */
export function doors(answered) {
  function answer(line, language = "en") {
    need(isText(line), "answer: the line", "a text", line);
    need(LANGUAGES.includes(language), "answer: the language", `one of ${LANGUAGES.join(", ")}`, language);
    return answered(line, language);
  }

  /** Asks a question: its name and its facts. */
  function ask(name, given = {}, options = {}) {
    need(isText(name), "ask: the question", "its name, a text", name);
    needObject("ask: the facts", given);
    needObject("ask: the options", options);
    const { language = "en" } = options;
    need(LANGUAGES.includes(language), "ask: the language", `one of ${LANGUAGES.join(", ")}`, language);
    const { answer: found, error } = JSON.parse(answered(jsonOf(name, given), language));
    if (error !== undefined)
      throw new SkatrefError(error);
    return found;
  }
  return { answer, ask, Game: gameOf(ask) };
}
