// What was it worth?
import { askPage } from "./ask.js";
import { t } from "./program.js";

export const valuePage = (main, { query }) => askPage(main, {
  ask: "value", address: "value", query, title: t("What was it worth?"),
  first: ["game", "hand", "announced", "ouvert", "bid", "cards", "matadors", "points", "tricks", "ending"],
  more: ["contra", "revolution"],
});
