// What the package refuses: what the program reports, and arguments of a wrong type.

/** What the program refuses: its message, and the status with which a command ended. */
export class SkatrefError extends Error {
  constructor(message, status = 2) {
    super(message);
    this.name = "SkatrefError";
    this.status = status;
  }
}

export const isText = (value) => typeof value === "string";
export const isBytes = (value) => value instanceof Uint8Array;
export const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
export const isFlag = (value) => typeof value === "boolean";
export const isTexts = (value) => Array.isArray(value) && value.every(isText);

// What was given, so that one recognizes it in a message.
function told(value) {
  if (isText(value))
    return `the text ${JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}...` : value)}`;
  if (Array.isArray(value))
    return "a list";
  if (typeof value === "object" && value !== null)
    return isBytes(value) ? "bytes" : "an object";
  return typeof value === "function" ? "a function" : typeof value === "symbol" ? "a symbol" : `${value}`;
}

/** Refuses an argument that is not right. what: its name, as in "ask: the question"; expected: what it must be. */
export function need(right, what, expected, value) {
  if (!right)
    throw new SkatrefError(`${what}: expected ${expected}, but got ${told(value)}`);
}

/** The last argument of a function: facts or options by their names. */
export const needObject = (what, value) => need(isObject(value), what, "an object", value);
