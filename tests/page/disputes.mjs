// Disputes as players tell them: what they look for on the first screen, what they tap, and what must be ruled. The
// expected numbers and clauses were written down from the sources before the page was asked: V are the cases from
// outside and S the facts of spec/sources.md; what is multiplied out by hand says so.
//
// A step: a text is tapped as it stands; a number is typed into the field, then Next is tapped; { jacks } are tapped;
// { counts } are set by plus and minus, 10 10 10 2 to begin with; { calls } are made; { three } are typed.
// search: typed into the box, then the first thing found is tapped. score: null where nothing is booked.
export const PLAYERS = [
  { name: "overbid by hand: 36 for 46", source: "V19", tile: "Was it overbid?", steps: ["clubs", "clubs hand", { bid: 46 }, { jacks: "CJ" }, 74], score: -96, clause: "value.bid" },
  { name: "the same with 95 card points: schneider covers the bid", source: "V18", tile: "Was it overbid?", steps: ["clubs", "clubs hand", { bid: 46 }, { jacks: "CJ" }, 95], score: 48 },
  { name: "diamonds without 1 at 22, 90 card points", source: "V20", search: "overbid", steps: ["diamonds", "with the skat", { bid: 22 }, { jacks: "SJ HJ DJ" }, 90], score: 27 },
  { name: "the same with 89", source: "V21", search: "überreizt", steps: ["diamonds", "with the skat", { bid: 22 }, { jacks: "SJ HJ DJ" }, 89], score: -54, clause: "value.bid" },
  { name: "diamonds with 1 at 33", source: "V23", search: "bid too high", steps: ["diamonds", "with the skat", { bid: 33 }, { jacks: "CJ" }, 65], score: -72, clause: "value.bid" },
  { name: "spades hand without 2 becomes with 1 by the skat, at 44", source: "V22: 33 is below 44", tile: "What was the game worth?", steps: ["spades", "spades hand", { bid: 44 }, { jacks: "CJ HJ" }, 70], score: -88, clause: "value.bid" },
  { name: "cards counted again: 60 card points", source: "V25b: 60 loses; clubs with 1, 24, doubled", tile: "What was the game worth?", steps: ["clubs", "with the skat", { bid: 18 }, { jacks: "CJ" }, 60], score: -48 },
  { name: "null with a trick", source: "V29b, V29c", tile: "What was the game worth?", steps: ["null", "with the skat", { bid: 18 }, "1"], score: -46 },
  { name: "schneider announced, 89 card points", source: "V35: 12 x (1+1+1+1+1), doubled", tile: "What was the game worth?", steps: ["clubs", "clubs hand, schneider announced", { bid: 18 }, { jacks: "CJ" }, 89], score: -120, clause: "level.announced" },
  { name: "a defender revokes while the game is open", source: "S4.3 by 4.1.4: simple", tile: "Somebody did not follow suit", steps: ["a defender", "clubs", "with the skat", 40, 30, "3", { bid: 18 }, { jacks: "CJ" }], score: 24, clause: "end.breach-before" },
  { name: "the soloist revokes while the game is open", source: "4.1.4", search: "verleugnet", steps: ["the soloist", "clubs", "with the skat", 40, 30, "3", { bid: 18 }, { jacks: "CJ" }], score: -48, clause: "end.breach-before" },
  { name: "the soloist revokes after he has 61", source: "V43b", search: "renege", steps: ["the soloist", "clubs", "with the skat", 65, 25, "3", { bid: 18 }, { jacks: "CJ" }], score: 24, clause: "end.breach-after" },
  { name: "the soloist, not in forehand, leads to the first trick", source: "V36b", search: "rausgekommen", steps: ["the soloist", "clubs", "with the skat", 0, 0, "10", { bid: 18 }, { jacks: "CJ" }], score: -48, clause: "end.breach-before" },
  { name: "the soloist drops a card", source: "V36: no effect", tile: "A card was shown or fell", steps: ["the soloist", "clubs", "with the skat", 40, 30, "4"], score: null, words: /goes on/, clause: "end.card-shown" },
  { name: "a defender drops a card", source: "V36: over for the soloist", search: "runtergefallen", steps: ["a defender", "hearts", "with the skat", 40, 30, "4", { bid: 18 }, { jacks: "CJ" }], score: 20, clause: "end.breach-before" },
  { name: "the soloist fans his tricks out after the sixth", source: "V37", search: "tricks", pick: "looks through taken tricks", steps: ["the soloist", "clubs", "with the skat", 45, 30, "4", { bid: 18 }, { jacks: "CJ" }], score: -48, clause: "end.breach-before" },
  { name: "the soloist gives up with nine cards", source: "V45", tile: "Somebody gave up", steps: ["the soloist", "clubs", "with the skat", 5, 10, "9", { bid: 18 }, { jacks: "CJ" }], score: -48, clause: "end.concede-soloist" },
  { name: "he gives up with eight, both refuse", source: "V45b", tile: "Somebody gave up", steps: ["the soloist", "clubs", "with the skat", 5, 20, "8", "none of them agrees"], score: null, words: /goes on/, clause: "end.concede-consent" },
  { name: "a defender says that he gives up, with ten card points", source: "V39b: simple", search: "aufgegeben", steps: ["a defender", "clubs", "with the skat", 40, 10, "5", { bid: 18 }, { jacks: "CJ" }], score: 24, clause: "end.concede-defender" },
  { name: "a defender throws his cards, ten card points", source: "V38: with schneider, 12 x 3", tile: "Cards thrown down", steps: ["a defender", "clubs", "with the skat", 40, 10, "5", { bid: 18 }, { jacks: "CJ" }], score: 36, clause: "end.throw" },
  { name: "a defender throws his cards without a trick", source: "V39: with schwarz, 12 x 4", search: "hingeworfen", steps: ["a defender", "clubs", "with the skat", 40, 0, "5", "5", { bid: 18 }, { jacks: "CJ" }], score: 48, clause: "end.throw" },
  { name: "the soloist lays his cards down, both agree", source: "V58", tile: "\"The rest is mine\"", steps: ["the soloist", "clubs", "with the skat", 40, 30, "4", "both agree", { bid: 18 }, { jacks: "CJ" }], score: 24, clause: "end.offer" },
  { name: "null ouvert, not laid open in time", source: "V56: no loss", search: "ouvert", pick: "does not lay his cards open in time", steps: ["null", "null ouvert", "10", { bid: 18 }], score: null, words: /goes on/, clause: "announce.show" },
  { name: "leads before he has announced", source: "4.1.1: lost, by bid and matadors; diamonds with 1, 18, doubled", search: "announced", pick: "leads before he has announced", steps: ["forehand", { bid: 18 }, { twelve: "CJ HJ CA CT CK C9 SA S9 HA H9 D9 D7" }], score: -36, clause: "end.early-lead" },
  { name: "announces grand after putting three cards away", source: "S 3.3.10; 24 x 2, doubled", search: "wrong number", pick: "announces with a wrong number of cards", steps: ["grand", "with the skat", { bid: 18 }, { jacks: "CJ" }], score: -96, clause: "skat.wrong-number" },
  { name: "three cards in the skat, one hand of nine, while bidding", source: "V50", tile: "Misdeal", steps: ["before the auction has ended", { counts: { F: 10, M: 9, R: 10, skat: 3 } }], score: null, clause: "deal.third-card" },
  { name: "two defenders with nine and eleven, after the auction", source: "V51, V49: the soloist wins", tile: "Misdeal", steps: ["after the auction", { counts: { F: 10, M: 9, R: 11, skat: 2 } }, "forehand", { bid: 18 }, { jacks: "CJ" }], clause: "deal.count-defenders" },
  { name: "a cut that leaves three cards", source: "V52", search: "cut", pick: "the cut", steps: ["before the cards are picked up", 29], score: null, words: /cut again/, clause: "deal.cut" },
  { name: "the skat picked up with one's cards", source: "V54: barred, a new skat is drawn", search: "skat", pick: "the skat was picked up too early", steps: ["middlehand", "no"], score: null, words: /Barred from bidding: middlehand/, clause: "deal.skat-taken" },
  { name: "the wrong player dealt, noticed in round 5", source: "V53", search: "dealer", pick: "the wrong player dealt", steps: [4, 18], score: null, words: /Deals 1 to 16 stand/, clause: "deal.wrong-dealer" },
  { name: "\"yes\" to 264 by mistake", source: "V46", tile: "The bidding", steps: [{ calls: ["M 264", "F yes", "M pass", "R pass"] }], words: /The soloist is forehand, at 264/ },
  { name: "18 after 20", source: "S: every bid is higher", search: "bid", pick: "The bidding", steps: [{ calls: ["M 20", "F yes", "M 18"] }], words: /not allowed/, clause: "auction.raise" },
  { name: "a pass taken back", source: "3.3.8", search: "passe", steps: [{ calls: ["M 18", "F pass", "F yes"] }], words: /not allowed/, clause: "auction.out" },
  { name: "grand with schneider announced, without the word hand", source: "V30", tile: "The announcement", steps: ["no", { said: ["schneider announced"] }, "grand"], words: /Struck out: schneider/, clause: "announce.levels" },
  { name: "hand said after the skat was taken up", source: "3.4.4: struck out", search: "hand", pick: "The announcement", steps: ["yes", { said: ["hand"] }, "clubs"], words: /Struck out: hand/, clause: "announce.hand" },
  { name: "ramsch: 70 card points lose", source: "derived: ramsch by card points", search: "ramsch", steps: [{ three: [70, 30, 20] }, { three: [6, 2, 2] }], words: /70/, clause: null },
  { name: "contra and re", source: "24 x 2 x 2", search: "kontra", steps: ["clubs", "with the skat", { bid: 18 }, { jacks: "CJ" }, 65, "re"], score: 96 },
];
