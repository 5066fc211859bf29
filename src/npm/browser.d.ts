import type { Doors, Language } from "./ask.js";

export type * from "./ask.js";
export { SkatrefError } from "./ask.js";

/** Loads the program. languages: those that are wanted besides English; without them, all. */
export function load(options?: { languages?: readonly Language[] }): Promise<Doors>;
