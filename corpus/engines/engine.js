#!/usr/bin/env node
// A small Skat engine that skatref conform can ask: cards and values of the International
// Skat Order of 2022. It reads a question a line and writes an answer a line; what it does
// not know it skips. Public domain (CC0): copy what you need.
"use strict";

const SUITS = { clubs: "C", spades: "S", hearts: "H", diamonds: "D" };
const BASE = { clubs: 12, spades: 11, hearts: 10, diamonds: 9, grand: 24 };
const POINTS = { A: 11, T: 10, K: 4, Q: 3, J: 2 };
const JACKS = ["CJ", "SJ", "HJ", "DJ"];

const cards = (text) => text.split(" ").map((card) => card.replace("10", "T"));

// pack.points
const points = (list) => list.reduce((sum, card) => sum + (POINTS[card[1]] || 0), 0);

// rank.suit, rank.grand, rank.null: the suit that a card belongs to; "trump" is one, too
function suitOf(game, card) {
  const trump = game !== "null" && (card[1] === "J" || card[0] === SUITS[game]);
  return trump ? "trump" : card[0];
}

// The higher, the stronger within its suit.
function strength(game, card) {
  if (game === "null") return "789TJQKA".indexOf(card[1]);
  return card[1] === "J" ? 20 - JACKS.indexOf(card) : "789QKTA".indexOf(card[1]);
}

// play.follow
function legal({ game, hand, led }) {
  const held = cards(hand);
  const fit = led && held.filter((c) => suitOf(game, c) === suitOf(game, cards(led)[0]));
  return { cards: (fit && fit.length > 0 ? fit : held).join(" ") };
}

// trick.winner
function trick({ game, leader, cards: text }) {
  const played = cards(text);
  const worth = (card) => {
    const suit = suitOf(game, card);
    if (suit === "trump") return 100 + strength(game, card);
    return suit === suitOf(game, played[0]) ? strength(game, card) : -1;
  };
  const best = Math.max(...played.map(worth));
  const place = played.findIndex((card) => worth(card) === best);
  return { winner: "FMR"[("FMR".indexOf(leader) + place) % 3], points: points(played) };
}

// matadors.run: the run of trumps from the jack of clubs down, held or missing
function matadorsOf(game, held) {
  const trumps = [...JACKS];
  if (game !== "grand") for (const rank of "ATKQ987") trumps.push(SUITS[game] + rank);
  const first = held.includes(trumps[0]);
  let run = 0;
  while (run < trumps.length && held.includes(trumps[run]) === first) run++;
  return first ? run : -run;
}

// What counts besides game and matadors: what was reached and what was announced.
function levels(given) {
  const open = Boolean(given.ouvert);
  const schwarzSaid = open || given.announced === "schwarz";
  const said = schwarzSaid || given.announced === "schneider";
  const lost = given.points < 61;
  const schneider = said || given.points >= 90 || (lost && given.points <= 30);
  const schwarz = schwarzSaid || given.tricks === 10 || (lost && given.tricks === 0);
  const missed = (said && given.points < 90) || (schwarzSaid && given.tricks < 10);
  const count = [given.hand, schneider, said, schwarz, schwarzSaid, open];
  return { count: count.filter(Boolean).length, lost: lost || missed };
}

const NULLS = { "": 23, hand: 35, ouvert: 46, "hand ouvert": 59 };

function value(given) {
  if (given.ending && given.ending !== "played") return "games that end early";
  if (given.game === "null") {
    const worth = NULLS[[given.hand && "hand", given.ouvert && "ouvert"].filter(Boolean).join(" ")];
    if (worth < given.bid) return "null games below the bid";
    const won = given.tricks === 0;
    return { won, value: worth, score: won ? worth : -2 * worth, overbid: false, matadors: null };
  }
  const base = BASE[given.game];
  const run = given.matadors || matadorsOf(given.game, cards(given.cards));
  const { count, lost } = levels(given);
  let level = Math.abs(run) + 1 + count;
  const overbid = level * base < given.bid; // value.overbid: the least that covers the bid
  if (overbid) level = Math.ceil(given.bid / base);
  const won = !lost && !overbid;
  const worth = level * base;
  return { won, value: worth, score: won ? worth : -2 * worth, overbid, matadors: run, level };
}

// auction.values: every value that a game can have
function bids() {
  const all = new Set(Object.values(NULLS));
  for (const [game, base] of Object.entries(BASE)) {
    const most = game === "grand" ? 11 : 18; // with 4, with 11; ouvert
    for (let level = 2; level <= most; level++) all.add(level * base);
  }
  return { values: [...all].sort((a, b) => a - b) };
}

const matadors = (given) => ({ matadors: matadorsOf(given.game, cards(given.cards)) });

// ---- play: skatref referee asks for a move, and lists the moves that are legal

// How many trumps and aces the hand has; eight of them are a game.
const strengthOf = (game, hand) => hand.filter((c) => suitOf(game, c) === "trump" || c[1] === "A").length;
const bestGame = (hand) => ["diamonds", "hearts", "spades", "clubs"].reduce((best, game) =>
  strengthOf(game, hand) >= strengthOf(best, hand) ? game : best);

// As high as the simple game is worth.
function callOf(hand, bid) {
  const game = bestGame(hand);
  const worth = BASE[game] * (Math.abs(matadorsOf(game, hand)) + 1);
  return strengthOf(game, hand) >= 8 && worth >= bid;
}

// What is put away: no trump, no ace, and as many points as possible.
function discardOf(game, moves) {
  const keep = (c) => (suitOf(game, c) === "trump" || c[1] === "A" ? -20 : points([c]));
  const worth = (move) => move.split(" ").slice(2).reduce((sum, c) => sum + keep(c), 0);
  return moves.reduce((best, move) => (worth(move) > worth(best) ? move : best));
}

// Wins as cheaply as possible; gives points to the partner, and nothing to the others.
function cardOf(game, soloist, seat, table, legalCards) {
  const worth = (c) => {
    const suit = suitOf(game, c);
    const follows = table.length === 0 || suit === suitOf(game, table[0].card);
    return (suit === "trump" ? 100 : follows ? 50 : 0) + strength(game, c);
  };
  const cheap = [...legalCards].sort((a, b) => points([a]) - points([b]) || worth(a) - worth(b));
  const strong = [...legalCards].sort((a, b) => worth(b) - worth(a));
  if (table.length === 0) return seat === soloist ? strong[0] : cheap[0];
  const best = table.reduce((a, b) => (worth(b.card) > worth(a.card) ? b : a));
  if (seat !== soloist && best.seat !== soloist) return cheap[cheap.length - 1];
  return cheap.find((c) => worth(c) > worth(best.card)) || cheap[0];
}

function move({ seat, hand: text, record, moves }) {
  const hand = cards(text);
  const can = (verb) => moves.find((m) => m.startsWith(`${seat} ${verb}`));
  const last = (key) => record.events.filter((e) => key in e).pop() || {};
  const { game, seat: soloist } = last("game");
  if (can("pass")) {
    const bid = can("bid") ? Number(can("bid").split(" ")[2]) : last("bid").bid;
    return { move: callOf(hand, bid) ? can("bid") || can("hold") : can("pass") };
  }
  if (can("take") || can("object")) return { move: can("take") || can("object") };
  if (can("announce")) return { move: can(`announce ${bestGame(hand)}`) };
  if (can("discard")) return { move: discardOf(game, moves) };
  const played = record.events.filter((e) => e.event === "card");
  const table = played.slice(played.length - (played.length % 3));
  const legalCards = moves.map((m) => m.split(" ")[1]).filter((c) => c.length === 2);
  return { move: `${seat} ${cardOf(game, soloist, seat, table, legalCards)}` };
}

const asks = { matadors, legal, trick, value, bids, move };
asks.hello = () => ({
  name: "skatref example in JavaScript", version: "1", licence: "CC0",
  asks: Object.keys(asks), codes: ["isko2022"], options: [],
});

function reply({ id, ask, given }) {
  if (!(ask in asks)) return { id, skip: `no answer to ${ask}` };
  if ((given.options || []).length > 0) return { id, skip: "house rules" };
  const answer = asks[ask](given);
  return typeof answer === "string" ? { id, skip: answer } : { id, answer };
}

require("readline").createInterface({ input: process.stdin }).on("line", (line) => {
  let answer;
  try {
    answer = reply(JSON.parse(line));
  } catch (error) {
    answer = { id: null, error: String(error) };
  }
  console.log(JSON.stringify(answer));
});
