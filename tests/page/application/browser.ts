// The types of the package, in a browser.
import { load, SkatrefError } from "skatref/browser.js";
import { load as same } from "skatref";
import type { View } from "skatref/browser.js";

const { ask, answer, Game } = await load({ languages: ["de"] });
const points: Record<string, number> = ask("sheet", { players: ["Ann", "Bo", "Cy"], deals: [{ soloist: "Ann", score: 48 }] }).points;
const game = new Game({ deal: { F: "", M: "", R: "", skat: "" } });
const view: View = game.view();
try {
  game.play({ seat: "F", event: "card", card: "CJ" });
} catch (error) {
  if (error instanceof SkatrefError)
    console.log(error.clause, points, view.phase, answer("{}"));
}
same();
export {};
