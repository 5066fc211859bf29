/* The facts of all questions and answers: one table. */
#include "question/facts.h"

#include <stdio.h>
#include <string.h>

#include "question/question.h"

/* -------------------------------------------------------------------- words */

#define WORDS(rows) { rows, sizeof rows / sizeof *rows }

static const struct term misdeals[] = {
    [SKR_COUNT] = { "count", { "a wrong number of cards" }, { NULL } },
    [SKR_CUT] = { "cut", { "the cut" }, { NULL } },
    [SKR_DEALING] = { "dealing", { "shuffled or dealt otherwise" }, { NULL } },
    [SKR_SKAT_SEEN_EARLY] = { "skat-seen",
        { "the skat was looked at, or let be seen" }, { NULL } },
    [SKR_SKAT_PICKED_UP] = { "skat-taken",
        { "the skat was picked up with the hand" }, { NULL } },
    [MISDEAL_DEALER] = { "dealer", { "the wrong player dealt" }, { NULL } },
};
static const struct terms misdeal_terms = WORDS(misdeals);

static const struct term founds[] = {
    [SKR_FOUND_IN_DEAL] = { "deal",
        { "before the cards are picked up" }, { NULL } },
    [SKR_FOUND_IN_AUCTION] = { "auction",
        { "before the auction has ended" }, { NULL } },
    [SKR_FOUND_IN_PLAY] = { "play", { "after the auction" }, { NULL } },
};
static const struct terms found_terms = WORDS(founds);

static const struct term remedies[] = {
    [SKR_LEFT_AS_IT_IS] = { "none", { "the deal is left as it is" }, { NULL } },
    [SKR_DEALT_AGAIN] = { "dealt-again",
        { "dealt again by the same dealer; a cut is cut again" }, { NULL } },
    [SKR_CARD_GIVEN] = { "card-given",
        { "the hand of nine gets one of the three cards in the skat" },
        { NULL } },
    [SKR_SKAT_DRAWN] = { "skat-drawn",
        { "the dealer draws the skat out of twelve cards, those of the barred"
          " player and the skat, shuffled" }, { NULL } },
};
const struct terms remedy_terms = WORDS(remedies);

static const struct term sides[] = {
    [SKR_REST_NOBODYS] = { NULL, { "nobody" }, { NULL } },
    [SKR_REST_SOLOISTS] = { "soloist", { "the soloist" }, { NULL } },
    [SKR_REST_DEFENDERS] = { "defenders", { "the defenders" }, { NULL } },
};
const struct terms side_terms = WORDS(sides);

static const struct term bystanders[] = {
    { "F", { "forehand" }, { NULL } },
    { "M", { "middlehand" }, { NULL } },
    { "R", { "rearhand" }, { NULL } },
    { "D", { "the dealer, or who does not play" }, { NULL } },
};
static const struct terms bystander_terms = WORDS(bystanders);

/* ---------------------------------------------------------- facts of questions */

#define IN(form) ((uint32_t)1 << FORM_##form)
#define NEVER 0
#define AT(member) offsetof(struct question, member)
#define CONTRACT(member) AT(position.facts.contract.member)
#define TAKEN(member) AT(position.facts.taken.member)
#define LIKE_VALUE (IN(VALUE) | IN(ENDING))

/* key, type, low, high, words, form inside, place in struct question,
 * forms that require it, forms that allow it, help, what is expected */
const struct fact facts[FACTS] = {
    [FACT_GAME] = { "game", TYPE_WORD, 0, 0, &game_terms, 0,
        CONTRACT(game.game), IN(MATADORS) | LIKE_VALUE | IN(SAID), NEVER,
        "the kind of game", NULL },
    [FACT_PLAY] = { "game", TYPE_WORD, 0, 0, &play_terms, 0,
        CONTRACT(game.game), IN(LEGAL) | IN(TRICK), IN(ROUND_DEAL),
        "what is played", NULL },
    [FACT_HELD] = { "hand", TYPE_CARDS, 1, 10, NULL, 0, AT(cards), IN(LEGAL),
        NEVER, "the cards held", NULL },
    [FACT_LED] = { "led", TYPE_CARD_OR_NULL, 1, 1, NULL, 0, AT(led), IN(LEGAL),
        NEVER, "the card led, or null for a lead", NULL },
    [FACT_KIND] = { "kind", TYPE_WORD, 0, 0, &misdeal_terms, 0,
        AT(misdeal.kind), IN(MISDEAL), NEVER, "what went wrong", NULL },
    [FACT_FOUND] = { "found", TYPE_WORD, 0, 0, &found_terms, 0,
        AT(misdeal.found), NEVER, IN(MISDEAL),
        "when it was found, of count, cut and dealing", NULL },
    [FACT_LEADER] = { "leader", TYPE_WORD, 0, 0, &seat_terms, 0, AT(leader),
        IN(TRICK), NEVER, "who leads", NULL },
    [FACT_PACK] = { "pack", TYPE_CARD_LIST, 32, 32, NULL, 0, AT(list), IN(DEAL),
        NEVER, "all cards, the first dealt first", NULL },
    [FACT_MOST_CARDS] = { "cards", TYPE_CARDS, 1, 12, NULL, 0, AT(cards),
        IN(MATADORS), NEVER, "the cards of hand and skat", NULL },
    [FACT_TRICK_CARDS] = { "cards", TYPE_CARD_LIST, 3, 3, NULL, 0, AT(list),
        IN(TRICK), NEVER, "the cards of the trick, as they were played", NULL },
    [FACT_COUNTS] = { "cards", TYPE_FORM, 0, 0, NULL, FORM_COUNTS, 0, NEVER,
        IN(MISDEAL), "how many cards each has, of count",
        "how many cards each has: {\"F\":10,\"M\":9,\"R\":10,\"skat\":3}" },
    [FACT_MISDEAL_SOLOIST] = { "soloist", TYPE_WORD, 0, 0, &seat_terms, 0,
        AT(misdeal.soloist), NEVER, IN(MISDEAL),
        "who is soloist, of a count found in play", NULL },
    [FACT_LIFTED] = { "lifted", TYPE_NUMBER, 0, 32, NULL, 0,
        AT(misdeal.lifted), NEVER, IN(MISDEAL),
        "how many cards were lifted, of cut", NULL },
    [FACT_MISDEAL_BY] = { "by", TYPE_WORD, 0, 0, &bystander_terms, 0,
        AT(misdeal.by), NEVER, IN(MISDEAL),
        "who did it, of skat-seen and skat-taken", NULL },
    [FACT_CALLS] = { "calls", TYPE_TEXTS, 0, 0, NULL, 0, 0, IN(AUCTION),
        NEVER, "seat and call: a number, yes, pass or looks; D looks of who"
        " does not play", "a list like [\"M 18\", \"F yes\"]" },
    [FACT_PLAYERS] = { "players", TYPE_NUMBER, 3, 4, NULL, 0, AT(players),
        IN(DEAL) | IN(ROUND), IN(MISDEAL), "how many are at the table", NULL },
    [FACT_DEALER] = { "dealer", TYPE_NUMBER, 0, 3, NULL, 0, AT(number),
        IN(DEAL), NEVER, "who deals, counted from 0", NULL },
    [FACT_NUMBER_OF_DEAL] = { "deal", TYPE_NUMBER, 1, 10000, NULL, 0,
        AT(number), NEVER, IN(MISDEAL),
        "the deal of the list in which it was found, of dealer", NULL },
    [FACT_ROUND_DEALS] = { "deals", TYPE_FORMS, 0, 0, NULL, FORM_ROUND_DEAL,
        0, IN(ROUND), NEVER, "the deals so far; without a game: passed"
        " in", "a list of deals" },
    [FACT_HAND] = { "hand", TYPE_FLAG, 0, 0, NULL, 0, CONTRACT(game.hand),
        NEVER, LIKE_VALUE | IN(SAID), "played from the hand", NULL },
    [FACT_ANNOUNCED] = { "announced", TYPE_WORD_OR_NULL, 0, 0, &level_terms, 0,
        CONTRACT(game.announced), NEVER, LIKE_VALUE | IN(SAID),
        "the level announced", "null, schneider or schwarz" },
    [FACT_OUVERT] = { "ouvert", TYPE_FLAG, 0, 0, NULL, 0,
        CONTRACT(game.ouvert), NEVER, LIKE_VALUE | IN(SAID), "played open",
        NULL },
    [FACT_BID] = { "bid", TYPE_NUMBER, 0, SKR_BID_LIMIT, NULL, 0,
        CONTRACT(bid), LIKE_VALUE, IN(ANNOUNCE),
        "what it was bid to, 0 when it is not known", NULL },
    [FACT_TWELVE] = { "cards", TYPE_CARDS, 12, 12, NULL, 0, CONTRACT(cards),
        NEVER, LIKE_VALUE, "the soloist's hand and skat, or else matadors",
        NULL },
    [FACT_MATADORS] = { "matadors", TYPE_NUMBER, -11, 11, NULL, 0,
        CONTRACT(matadors), NEVER, LIKE_VALUE | IN(ROUND_DEAL),
        "with so many; negative: without", NULL },
    [FACT_POINTS] = { "points", TYPE_NUMBER, 0, 120, NULL, 0, TAKEN(points),
        LIKE_VALUE, NEVER, "the soloist's card points, with the skat", NULL },
    [FACT_TRICKS] = { "tricks", TYPE_NUMBER, 0, 10, NULL, 0, TAKEN(tricks),
        LIKE_VALUE, NEVER, "the soloist's tricks", NULL },
    [FACT_ENDING] = { "ending", TYPE_WORD, 0, 0, &ending_terms, 0,
        AT(position.facts.end.how), NEVER, IN(VALUE),
        "what the play ended in; without it: played", NULL },
    [FACT_UNPLAYED_POINTS] = { "unplayed_points", TYPE_NUMBER, 0, 120, NULL, 0,
        TAKEN(unplayed_points), NEVER, LIKE_VALUE,
        "the card points that nobody has yet", NULL },
    [FACT_UNPLAYED_TRICKS] = { "unplayed_tricks", TYPE_NUMBER, 0, 10, NULL, 0,
        TAKEN(unplayed_tricks), NEVER, LIKE_VALUE,
        "the tricks that nobody has yet", NULL },
    [FACT_SKAT_TAKEN] = { "skat_taken", TYPE_FLAG, 0, 0, NULL, 0,
        AT(skat_taken), IN(ANNOUNCE), NEVER, "the skat was taken up", NULL },
    [FACT_SAID] = { "said", TYPE_FORM, 0, 0, NULL, FORM_SAID, 0, IN(ANNOUNCE),
        NEVER, "what was announced", NULL },
    [FACT_REVOLUTION] = { "revolution", TYPE_FLAG, 0, 0, NULL, 0,
        CONTRACT(game.revolution), NEVER, LIKE_VALUE | IN(SAID),
        "null, by hand and open: home.revolution", NULL },
    [FACT_CONTRA] = { "contra", TYPE_WORD_OR_NULL, 0, 0, &contra_terms, 0,
        CONTRACT(contra), NEVER, LIKE_VALUE, "the last of these that was said",
        NULL },
    [FACT_SOLOIST] = { "soloist", TYPE_WORD, 0, 0, &seat_terms, 0,
        AT(position.soloist), IN(ENDING), NEVER, "the soloist's seat", NULL },
    [FACT_HANDS] = { "hands", TYPE_FORM, 0, 0, NULL, FORM_HANDS, 0, NEVER,
        IN(ENDING), "the cards still held, instead of what is unplayed", NULL },
    [FACT_TURN] = { "turn", TYPE_WORD, 0, 0, &seat_terms, 0,
        AT(position.play.turn), NEVER, IN(ENDING),
        "whose turn it is, with hands", NULL },
    [FACT_TRICK] = { "trick", TYPE_CARD_LIST, 0, 2, NULL, 0,
        AT(position.play.card), NEVER, IN(ENDING),
        "the cards of a trick that is not complete, with hands", NULL },
    [FACT_HAPPENED] = { "happened", TYPE_FORM, 0, 0, NULL, FORM_HAPPENED, 0,
        IN(ENDING), NEVER, "what happened besides cards", NULL },
    [FACT_HAPPENING] = { "kind", TYPE_WORD, 0, 0, &happening_terms, 0,
        AT(incident.kind), IN(HAPPENED), NEVER, "what it was", NULL },
    [FACT_BY] = { "by", TYPE_WORD, 0, 0, &seat_terms, 0, AT(incident.seat),
        IN(HAPPENED), NEVER, "who did it", NULL },
    [FACT_AGREED] = { "agreed", TYPE_SEATS, 0, 0, NULL, 0,
        AT(incident.agreed), NEVER, IN(HAPPENED), "who agrees to it", NULL },
    [FACT_OBJECTED] = { "objected", TYPE_SEATS, 0, 0, NULL, 0,
        AT(incident.objected), NEVER, IN(HAPPENED), "who does not", NULL },
    [FACT_ASKED] = { "asked", TYPE_WORD_OR_NULL, 0, 0, &level_terms, 0,
        AT(incident.asked), NEVER, IN(HAPPENED),
        "the level asked for with an offer", "null, schneider or schwarz" },
    [FACT_OTHERS_GET] = { "others_get", TYPE_NUMBER, 0, 10, NULL, 0,
        AT(incident.others_get), NEVER, IN(HAPPENED),
        "tricks that he says the other side still gets", NULL },
    [FACT_PLAY_ON] = { "play_on", TYPE_FLAG, 0, 0, NULL, 0,
        AT(incident.play_on), NEVER, IN(HAPPENED),
        "the innocent side demands to play on", NULL },
#define CARDS_OF(seat, name) { name, TYPE_CARDS, 0, 10, NULL, 0, \
        AT(position.play.hand[seat]), IN(HANDS), NEVER, "the cards held", NULL }
    [FACT_F] = CARDS_OF(SKR_FOREHAND, "F"),
    [FACT_M] = CARDS_OF(SKR_MIDDLEHAND, "M"),
    [FACT_R] = CARDS_OF(SKR_REARHAND, "R"),
#undef CARDS_OF
#define COUNT_OF(name, member) { name, TYPE_NUMBER, 0, 32, NULL, 0, \
        AT(member), IN(COUNTS), NEVER, "how many cards are there", NULL }
    [FACT_COUNT_F] = COUNT_OF("F", misdeal.cards[SKR_FOREHAND]),
    [FACT_COUNT_M] = COUNT_OF("M", misdeal.cards[SKR_MIDDLEHAND]),
    [FACT_COUNT_R] = COUNT_OF("R", misdeal.cards[SKR_REARHAND]),
    [FACT_COUNT_SKAT] = COUNT_OF("skat", number),
#undef COUNT_OF
    [FACT_RAMSCH_POINTS] = { "points", TYPE_NUMBERS, 0, 120, NULL, 0,
        AT(ramsch.points), IN(RAMSCH), NEVER, "the card points in the tricks of"
        " forehand, middlehand and rearhand", NULL },
    [FACT_RAMSCH_TRICKS] = { "tricks", TYPE_NUMBERS, 0, 10, NULL, 0,
        AT(ramsch.tricks), IN(RAMSCH), NEVER, "their tricks", NULL },
    [FACT_PUSHED] = { "pushed", TYPE_FLAG, 0, 0, NULL, 0, AT(ramsch.pushed),
        NEVER, IN(RAMSCH), "the skat was pushed", NULL },
    [FACT_REFUSED] = { "refused", TYPE_NUMBER, 0, 3, NULL, 0,
        AT(ramsch.refused), NEVER, IN(RAMSCH),
        "how many players refused the cards, of pushed", NULL },
    [FACT_ISS] = { "iss", TYPE_TEXT, 0, 0, NULL, 0, 0, NEVER, IN(GAME),
        "one record of ISS", NULL },
    [FACT_RECORD] = { "record", TYPE_RECORD, 0, 0, NULL, 0, 0, NEVER,
        IN(GAME), "or one of skatref's own, as JSON", NULL },
    [FACT_NAMES] = { "players", TYPE_TEXTS, 3, 4, NULL, 0, 0, IN(SHEET),
        NEVER, "who is at the table, clockwise",
        "three or four different names, clockwise" },
    [FACT_SCHEME] = { "scheme", TYPE_WORD, 0, 0, &scheme_terms, 0,
        AT(scoring.scheme), NEVER, IN(SHEET), "how the list is scored", NULL },
    [FACT_STAKE] = { "stake", TYPE_AMOUNT, 1, MOST_POINTS, NULL, 0,
        AT(scoring.stake), NEVER, IN(SHEET), "for a point, of money",
        "a number from 0.01 to 1000, in hundredths" },
    [FACT_LIMIT] = { "limit", TYPE_NUMBER, 1, MOST_POINTS, NULL, 0,
        AT(scoring.limit), NEVER, IN(SHEET), "the marks that lose, of beer",
        NULL },
    [FACT_SERIES] = { "series", TYPE_NUMBER, 1, MOST_DEALS, NULL, 0,
        AT(scoring.deals), NEVER, IN(SHEET), "the agreed number of deals",
        NULL },
    [FACT_SHEET_DEALS] = { "deals", TYPE_FORMS, 0, MOST_DEALS, NULL,
        FORM_SHEET_DEAL, 0, NEVER, IN(SHEET), "the deals so far",
        "a list of at most 1000 deals" },
    [FACT_TALLIES] = { "tallies", TYPE_TALLIES, 0, 0, NULL, FORM_TALLY,
        0, NEVER, IN(SHEET), "or only the sums, by player",
        "one for each player" },
    [FACT_PASSED_IN] = { "passed_in", TYPE_NUMBER, 0, MOST_DEALS, NULL, 0,
        AT(number), NEVER, IN(SHEET), "how many were passed in, with tallies",
        NULL },
    [FACT_LOT] = { "lot", TYPE_TEXTS, 0, 0, NULL, 0, 0, NEVER,
        IN(SHEET), "players as a lot has put them, the best first",
        "names, the first one best" },
    [FACT_ENTRY_DEALER] = { "dealer", TYPE_TEXT, 0, 0, NULL, 0,
        0, NEVER, IN(SHEET_DEAL), "who dealt", NULL },
    [FACT_ENTRY_SOLOIST] = { "soloist", TYPE_TEXT, 0, 0, NULL, 0,
        0, NEVER, IN(SHEET_DEAL), "who was soloist", NULL },
    [FACT_ENTRY_SCORE] = { "score", TYPE_NUMBER, -MOST_POINTS, MOST_POINTS,
        NULL, 0, AT(entry.score), NEVER, IN(SHEET_DEAL),
        "what he is booked, signed and doubled", NULL },
    [FACT_ENTRY_VALUE] = { "value", TYPE_NUMBER, 1, MOST_POINTS, NULL, 0,
        AT(entry.value), NEVER, IN(SHEET_DEAL), "or the value, with won", NULL },
    [FACT_ENTRY_WON] = { "won", TYPE_FLAG, 0, 0, NULL, 0, AT(entry.won), NEVER,
        IN(SHEET_DEAL), "the soloist won", NULL },
    [FACT_ENTRY_HAND] = { "hand", TYPE_FLAG, 0, 0, NULL, 0, AT(entry.hand),
        NEVER, IN(SHEET_DEAL), "played from the hand", NULL },
    [FACT_ENTRY_FACTOR] = { "factor", TYPE_NUMBER, 1, 64, NULL, 0,
        AT(entry.factor), NEVER, IN(SHEET_DEAL), "contra 2, re 4, sup 8", NULL },
    [FACT_ENTRY_POINTS] = { "points", TYPE_BY_PLAYER, -MOST_POINTS, MOST_POINTS,
        NULL, 0, 0, NEVER, IN(SHEET_DEAL),
        "without a soloist: what each is booked",
        "an object: a number for each player" },
    [FACT_ENTRY_PASSED_IN] = { "passed_in", TYPE_FLAG, 0, 0, NULL, 0, AT(passed_in),
        NEVER, IN(SHEET_DEAL), "nobody played", NULL },
    [FACT_TALLY_POINTS] = { "points", TYPE_NUMBER, -10 * MOST_POINTS,
        10 * MOST_POINTS, NULL, 0, AT(tally.points), IN(TALLY), NEVER,
        "game points", NULL },
    [FACT_TALLY_WON] = { "won", TYPE_NUMBER, 0, MOST_DEALS, NULL, 0,
        AT(tally.won), IN(TALLY), NEVER, "games won as soloist", NULL },
    [FACT_TALLY_LOST] = { "lost", TYPE_NUMBER, 0, MOST_DEALS, NULL, 0,
        AT(tally.lost), IN(TALLY), NEVER, "games lost as soloist", NULL },
    [FACT_CODE] = { "code", TYPE_CODE, 0, 0, NULL, 0, 0, NEVER,
        ((uint32_t)1 << QUESTIONS) - 1, "the edition of the rules", NULL },
    [FACT_OPTIONS] = { "options", TYPE_OPTIONS, 0, 0, NULL, 0, 0, NEVER,
        IN(AUCTION) | IN(BIDS) | IN(ANNOUNCE) | LIKE_VALUE | IN(RAMSCH)
            | IN(GAME), "house rules; one of them scores ramsch", NULL },
};

/* ------------------------------------------------------------- facts of answers */

#define CITING (IN(MISDEAL) | LIKE_VALUE | IN(RAMSCH) | IN(STEP) | IN(STRUCK) \
                | IN(ILLEGAL) | IN(WRONG) | IN(FINDING))

/* The place in struct question is not used. */
const struct fact answered[] = {
    { "matadors", TYPE_NUMBER, -11, 11, NULL, 0, 0, IN(MATADORS), NEVER,
        "with so many; negative: without", NULL },
    { "matadors", TYPE_NUMBER_OR_NULL, -11, 11, NULL, 0, 0, IN(VALUE),
        IN(ENDING), "with so many; negative: without; null in null", NULL },
    { "cards", TYPE_CARDS, 1, 10, NULL, 0, 0, IN(LEGAL), NEVER,
        "the cards that may be played", NULL },
    { "winner", TYPE_WORD, 0, 0, &seat_terms, 0, 0, IN(TRICK), NEVER,
        "who wins the trick", NULL },
    { "winner", TYPE_WORD_OR_NULL, 0, 0, &side_terms, 0, 0, IN(ENDING), NEVER,
        "who wins the game, when it is over", NULL },
    { "points", TYPE_NUMBER, 0, 33, NULL, 0, 0, IN(TRICK), NEVER,
        "the card points of the trick", NULL },
    { "forehand", TYPE_CARDS, 10, 10, NULL, 0, 0, IN(DEAL), NEVER,
        "the cards of a seat", NULL },
    { "middlehand", TYPE_CARDS, 10, 10, NULL, 0, 0, IN(DEAL), NEVER,
        "the cards of a seat", NULL },
    { "rearhand", TYPE_CARDS, 10, 10, NULL, 0, 0, IN(DEAL), NEVER,
        "the cards of a seat", NULL },
    { "skat", TYPE_CARDS, 2, 2, NULL, 0, 0, IN(DEAL), NEVER,
        "the cards of the skat", NULL },
    { "remedy", TYPE_WORD, 0, 0, &remedy_terms, 0, 0, IN(MISDEAL), NEVER,
        "what follows", NULL },
    { "barred", TYPE_SEATS, 0, 0, NULL, 0, 0, NEVER, IN(MISDEAL),
        "who may not bid", NULL },
    { "favours", TYPE_WORD_OR_NULL, 0, 0, &side_terms, 0, 0, NEVER,
        IN(MISDEAL), "whose the game is by that", NULL },
    { "hand_alone", TYPE_FLAG, 0, 0, NULL, 0, 0, NEVER, IN(MISDEAL),
        "the skat counts for no matadors", NULL },
    { "stand", TYPE_NUMBER, 0, 10000, NULL, 0, 0, NEVER, IN(MISDEAL),
        "how many deals stand, of a wrong dealer", NULL },
    { "soloist", TYPE_WORD, 0, 0, &seat_terms, 0, 0, NEVER, IN(AUCTION),
        "who is soloist", NULL },
    { "bid", TYPE_NUMBER, 18, SKR_BID_LIMIT, NULL, 0, 0, NEVER, IN(AUCTION),
        "at what bid", NULL },
    { "passed_in", TYPE_FLAG, 0, 0, NULL, 0, 0, NEVER, IN(AUCTION),
        "all have passed", NULL },
    { "illegal", TYPE_FORM, 0, 0, NULL, FORM_ILLEGAL, 0, NEVER, IN(AUCTION),
        "the first call that is not allowed", NULL },
    { "call", TYPE_NUMBER, 1, 1000000, NULL, 0, 0, IN(ILLEGAL), NEVER,
        "its number, from 1", NULL },
    { "open", TYPE_WORD, 0, 0, &seat_terms, 0, 0, NEVER, IN(AUCTION),
        "whose turn it is", NULL },
    { "values", TYPE_LIST, 18, SKR_BID_LIMIT, NULL, 0, 0, IN(BIDS), NEVER,
        "all that can be bid", NULL },
    { "valid", TYPE_FLAG, 0, 0, NULL, 0, 0, IN(ANNOUNCE), NEVER,
        "nothing was struck out", NULL },
    { "announcement", TYPE_FORM, 0, 0, NULL, FORM_SAID, 0, IN(ANNOUNCE), NEVER,
        "what it amounts to", NULL },
    { "struck", TYPE_FORMS, 0, 0, NULL, FORM_STRUCK, 0, IN(ANNOUNCE), NEVER,
        "what was struck out", NULL },
    { "what", TYPE_WORD, 0, 0, &part_terms, 0, 0, IN(STRUCK), NEVER,
        "a part of what was said", NULL },
    { "over", TYPE_FLAG, 0, 0, NULL, 0, 0, IN(ENDING), NEVER,
        "the game is over", NULL },
    { "rest", TYPE_WORD_OR_NULL, 0, 0, &side_terms, 0, 0, IN(ENDING), NEVER,
        "whose the rest is", NULL },
    { "open", TYPE_FLAG, 0, 0, NULL, 0, 0, IN(ENDING), NEVER,
        "the sources leave it open; this is our reading", NULL },
    { "won", TYPE_FLAG, 0, 0, NULL, 0, 0, IN(VALUE), IN(ENDING),
        "the soloist won", NULL },
    { "value", TYPE_NUMBER, 0, MOST_POINTS, NULL, 0, 0, IN(VALUE), IN(ENDING),
        "the value of the game, not doubled", NULL },
    { "score", TYPE_NUMBER, -MOST_POINTS, MOST_POINTS, NULL, 0, 0, IN(VALUE),
        IN(ENDING), "what is booked, signed and doubled", NULL },
    { "overbid", TYPE_FLAG, 0, 0, NULL, 0, 0, IN(VALUE), IN(ENDING),
        "the game does not cover the bid", NULL },
    { "level", TYPE_NUMBER, 0, 18, NULL, 0, 0, IN(VALUE), IN(ENDING),
        "the multiplier", NULL },
    { "scores", TYPE_NUMBERS, -MOST_POINTS, MOST_POINTS, NULL, 0, 0, IN(RAMSCH),
        NEVER, "what each seat is booked", NULL },
    { "losers", TYPE_SEATS, 0, 0, NULL, 0, 0, IN(RAMSCH), NEVER, "who loses",
        NULL },
    { "clause", TYPE_CLAUSE, 0, 0, NULL, 0, 0, CITING, NEVER,
        "what decides", NULL },
    { "steps", TYPE_FORMS, 0, 0, NULL, FORM_STEP, 0, IN(VALUE) | IN(RAMSCH),
        IN(ENDING), "how it is reckoned", NULL },
    { "text", TYPE_TEXT, 0, 0, NULL, 0, 0, IN(STEP), NEVER,
        "what players say", NULL },
    { "sum", TYPE_NUMBER, -MOST_POINTS, MOST_POINTS, NULL, 0, 0, IN(STEP),
        NEVER, "what it comes to by then", NULL },
    { "pushed", TYPE_LIST, 1, MOST_DEALS, NULL, 0, 0, IN(ROUND), NEVER,
        "the deals that were pushed ramsch, from 1", NULL },
    { "due", TYPE_NUMBER, 0, MOST_DEALS, NULL, 0, 0, IN(ROUND), NEVER,
        "how many of the next deals are", NULL },
    { "verdict", TYPE_WORD, 0, 0, &verdict_terms, 0, 0, IN(GAME), NEVER,
        "the verdict", NULL },
    { "findings", TYPE_FORMS, 0, 0, NULL, FORM_FINDING, 0, IN(GAME), NEVER,
        "what was found", NULL },
    { "points", TYPE_BY_PLAYER, 0, 0, NULL, 0, 0, IN(SHEET), NEVER,
        "game points", NULL },
    { "won", TYPE_BY_PLAYER, 0, 0, NULL, 0, 0, IN(SHEET), NEVER, "games won",
        NULL },
    { "lost", TYPE_BY_PLAYER, 0, 0, NULL, 0, 0, IN(SHEET), NEVER, "games lost",
        NULL },
    { "totals", TYPE_BY_PLAYER, 0, 0, NULL, 0, 0, IN(SHEET), NEVER, "totals",
        NULL },
    { "places", TYPE_BY_PLAYER, 0, 0, NULL, 0, 0, IN(SHEET), NEVER, "places",
        NULL },
    { "lot", TYPE_TEXTS, 0, 4, NULL, 0, 0, IN(SHEET), NEVER,
        "who shares a place until a lot is drawn", NULL },
    { "losers", TYPE_TEXTS, 0, 4, NULL, 0, 0, IN(SHEET), NEVER,
        "who has lost, of beer", NULL },
    { "deals", TYPE_NUMBER, 0, 10 * MOST_DEALS, NULL, 0, 0, IN(SHEET), NEVER,
        "how many deals there were", NULL },
    { "passed_in", TYPE_NUMBER, 0, MOST_DEALS, NULL, 0, 0, IN(SHEET), NEVER,
        "how many of them were passed in", NULL },
    { "complete", TYPE_FLAG, 0, 0, NULL, 0, 0, IN(SHEET), NEVER,
        "the list is complete", NULL },
    { "running", TYPE_TOTALS, 0, 0, NULL, 0, 0, IN(SHEET), NEVER,
        "the totals after each deal", NULL },
    { "wrong", TYPE_FORMS, 0, 0, NULL, FORM_WRONG, 0, IN(SHEET), NEVER,
        "what does not add up", NULL },
    { "deal", TYPE_NUMBER, 1, 10 * MOST_DEALS, NULL, 0, 0, IN(WRONG), NEVER,
        "the deal, from 1", NULL },
    { .key = NULL }
};

/* ---------------------------------------------------------------- about a fact */

bool fact_of(const struct fact *fact, enum form form)
{
    return (fact->required | fact->optional) >> form & 1;
}

/* "one of F M R" */
static void expected_words(const struct terms *words, char out[EXPECTED_SIZE])
{
    size_t n = (size_t)snprintf(out, EXPECTED_SIZE, "one of");

    for (int i = 0; i < words->count; i++)
        if (words->term[i].key != NULL)
            n += (size_t)snprintf(out + n, EXPECTED_SIZE - n, " %s",
                                  words->term[i].key);
}

static void expected_keys(enum form form, char out[EXPECTED_SIZE])
{
    char keys[KEYS_SIZE];

    fact_keys(form, keys);
    snprintf(out, EXPECTED_SIZE, "an object with the keys %s", keys);
}

void fact_expected(const struct fact *fact, char out[EXPECTED_SIZE])
{
    int low = fact->low, high = fact->high;

    switch (fact->expected != NULL ? TYPE_TEXT : fact->type) {
    case TYPE_NUMBER:
        snprintf(out, EXPECTED_SIZE, "a whole number from %d to %d", low, high);
        break;
    case TYPE_NUMBERS:
        snprintf(out, EXPECTED_SIZE, "three whole numbers from %d to %d", low,
                 high);
        break;
    case TYPE_FLAG:
        snprintf(out, EXPECTED_SIZE, "true or false");
        break;
    case TYPE_WORD:
    case TYPE_WORD_OR_NULL:
        expected_words(fact->words, out);
        break;
    case TYPE_CARDS:
    case TYPE_CARD_LIST:
    case TYPE_CARD_OR_NULL:
        snprintf(out, EXPECTED_SIZE, low == high ? "%d cards like \"CJ ST D7\""
                 : "%d to %d cards like \"CJ ST D7\"", low, high);
        break;
    case TYPE_SEATS:
        snprintf(out, EXPECTED_SIZE, "a list of seats like [\"F\",\"R\"]");
        break;
    case TYPE_FORM:
        expected_keys(fact->inside, out);
        break;
    default:
        snprintf(out, EXPECTED_SIZE, "%s", fact->expected);
    }
}

void fact_keys(enum form form, char out[KEYS_SIZE])
{
    size_t n = 0;

    out[0] = '\0';
    for (int i = 0; i < FACTS; i++)
        if (fact_of(&facts[i], form))
            n += (size_t)snprintf(out + n, KEYS_SIZE - n, "%s%s",
                                  n > 0 ? " " : "", facts[i].key);
}
