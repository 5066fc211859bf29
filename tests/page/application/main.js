// A web application: asks in two languages, and plays a deal. What it found is the title of the page.
import { load } from "skatref";
import { load as same, SkatrefError } from "skatref/browser.js";

async function found() {
  const { ask, answer, Game } = await load({ languages: ["de"] });
  const game = new Game({ deal: { F: "CJ SJ CA CT CK C9 C8 C7 SA H7", M: "S7 S8 S9 SK SQ HA HT HK HQ H9",
    R: "HJ DJ DA DT DK DQ D9 D8 D7 H8", skat: "CQ ST" } });
  for (let n = 0; !game.over; n++)
    game.play(game.moves()[n === 0 ? 1 : 0]);
  let refused = null;
  try {
    ask("bids", {}, { language: "pl" });
  } catch (error) {
    refused = error instanceof SkatrefError && error.message;
  }
  return [load === same, ask("value", { game: "grand", bid: 48, matadors: 2, points: 61, tricks: 6 }).score,
    game.value().outcome, JSON.parse(answer('{"ask":"frown","given":{}}', "de")).error, refused];
}

found().then((all) => { document.title = JSON.stringify(all); }, (error) => { document.title = String(error.stack); });
