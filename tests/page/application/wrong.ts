// Mistakes that the types must find, one on each line that says so.
import { ask, check, Game } from "skatref";

ask("valu", {}); // wrong
ask("value", { game: "grant", bid: 48, matadors: 2, points: 61, tricks: 6 }); // wrong
ask("value"); // wrong
ask("legal", { game: "clubs", hand: "DJ C9" }); // wrong
ask("bids", {}, { language: "fr" }); // wrong
ask("bids").bid; // wrong
ask("value", { game: "grand", bid: 48, matadors: 2, points: "61", tricks: 6 }); // wrong
const game = new Game({ code: "isko2023" }); // wrong
game.play({ seat: "M", event: "bit", bid: 18 }); // wrong
game.play({ seat: "M", event: "bid" }); // wrong
game.view("X"); // wrong
check(12); // wrong
