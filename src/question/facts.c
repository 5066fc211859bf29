/* The facts of all questions and answers: one table.
 *
 * Each fact is a row: its name, words, range, place in struct question, and what it
 * says to people. What reads and checks it, --help, the manual, completions and the
 * schema all read the row. A fact that is handled by its name anywhere else will be
 * forgotten there when it changes. */
#include "question/facts.h"

#include <stdio.h>
#include <string.h>

#include "base/out.h"

/* -------------------------------------------------------------------- words */

static const struct term outcomes[] = {
    [OUTCOME_SOLOIST] = TERM("soloist", "there is a soloist",
        "es gibt einen Alleinspieler", "jest solista", "aktér je určen", ""),
    [OUTCOME_PASSED_IN] = TERM("passed-in", "all have passed", "alle haben gepasst",
        "wszyscy spasowali", "všichni pasovali", ""),
    [OUTCOME_OPEN] = TERM("open", "the auction goes on", "das Reizen geht weiter",
        "licytacja trwa", "licitace pokračuje", ""),
    [OUTCOME_ILLEGAL] = TERM("illegal", "a call is not allowed",
        "eine Reizansage ist nicht erlaubt", "głos jest niedozwolony",
        "hlášení není dovoleno", ""),
};
const struct terms auction_terms = TERMS(outcomes);

static const struct term sides[] = {
    [SKR_REST_NOBODYS] = TERM(NULL, "nobody", "niemand", "nikt", "nikdo", ""),
    [SKR_REST_SOLOISTS] = TERM("soloist", "the soloist", "der Alleinspieler",
                               "solista", "aktér", "sólista"),
    [SKR_REST_DEFENDERS] = TERM("defenders", "the defenders",
                                "die Gegenspieler", "przeciwnicy", "protivníci", ""),
};
const struct terms side_terms = TERMS(sides);

static const struct term phases[] = {
    [SKR_PHASE_AUCTION] = TERM("auction", "the auction", "das Reizen", "licytacja",
        "licitace", ""),
    [SKR_PHASE_PUSH] = TERM("push", "the skat is pushed", "der Skat wird geschoben",
        "przesuwanie skata", "posouvání skatu", ""),
    [SKR_PHASE_SKAT] = TERM("skat", "the soloist takes up the skat or announces",
        "der Alleinspieler nimmt den Skat auf oder sagt an",
        "solista podejmuje skata albo zapowiada grę", "aktér bere skat nebo ohlašuje hru", ""),
    [SKR_PHASE_DISCARD] = TERM("discard", "two cards are put away",
        "zwei Karten werden gedrückt", "odkładanie dwóch kart",
        "odkládání dvou karet", ""),
    [SKR_PHASE_PLAY] = TERM("play", "cards are played", "Karten werden gespielt",
        "rozgrywka", "hrají se karty", ""),
    [SKR_PHASE_OVER] = TERM("over", "the deal is over", "das Spiel ist zu Ende",
        "rozdanie skończone", "rozdání skončilo", ""),
};
const struct terms phase_terms = TERMS(phases);

static const struct term decisions[] = {
    [SKR_OPEN] = TERM(NULL, "open", "offen", "nierozstrzygnięta", "nerozhodnuto", ""),
    [SKR_DECIDED_WON] = TERM("won", "won", "gewonnen", "wygrana", "výhra", ""),
    [SKR_DECIDED_LOST] = TERM("lost", "lost", "verloren", "przegrana", "prohra", ""),
};
const struct terms decision_terms = TERMS(decisions);

static const struct term deal_outcomes[] = {
    [SKR_PASSED_IN] = TERM("passed-in", "all have passed", "alle haben gepasst",
        "wszyscy spasowali", "všichni pasovali", ""),
    [SKR_GAME_PLAYED] = TERM("game", "a game", "ein Spiel", "gra", "hra", ""),
    [SKR_RAMSCH_PLAYED] = TERM("ramsch", "a ramsch", "ein Ramsch", "ramsz", "ramš", ""),
    [SKR_NO_GAME] = TERM("no-game", "broken off before the announcement",
        "vor der Spielansage abgebrochen", "przerwane przed zapowiedzią",
        "přerušeno před ohlášením hry", ""),
    [SKR_DEAL_AGAIN] = TERM("deal-again", "dealt again", "neu gegeben",
        "nowe rozdanie", "rozdává se znovu", ""),
    [SKR_GAME_DECIDED] = TERM("decided", "decided by a misdeal",
        "durch falsches Geben entschieden", "rozstrzygnięte przez błędne rozdanie",
        "rozhodnuto chybným rozdáním", ""),
};
const struct terms outcome_of_deal_terms = TERMS(deal_outcomes);

static const struct term lates[] = {
    [LATE_NOTHING] = TERM("nothing", "all of it before the lead", "alles vor dem Ausspiel",
        "wszystko przed wyjściem", "vše před výnosem", ""),
    [LATE_PART + SKR_PART_HAND] = TERM("hand", "hand only after the lead",
        "Hand erst nach dem Ausspiel", "„z ręki” dopiero po wyjściu",
        "„z ruky“ až po výnosu", ""),
    [LATE_PART + SKR_PART_SCHNEIDER] = TERM("schneider", "schneider only after the lead",
        "Schneider erst nach dem Ausspiel", "sznajder dopiero po wyjściu",
        "šnajdr až po výnosu", ""),
    [LATE_PART + SKR_PART_SCHWARZ] = TERM("schwarz", "schwarz only after the lead",
        "Schwarz erst nach dem Ausspiel", "szwarc dopiero po wyjściu",
        "švarc až po výnosu", ""),
    [LATE_PART + SKR_PART_OUVERT] = TERM("ouvert", "ouvert only after the lead",
        "ouvert erst nach dem Ausspiel", "gra otwarta dopiero po wyjściu",
        "otevřená hra až po výnosu", ""),
};
const struct terms late_terms = TERMS(lates);

static const struct term counted[] = {
    [SKR_ALL_MOVES] = TERM(NULL, "all moves", "alle Züge", "wszystkie ruchy",
        "všechny tahy", ""),
    [SKR_CARDS_ALONE] = TERM("cards", "cards alone", "nur Karten", "tylko karty",
        "jen karty", ""),
    [SKR_CALLS_ALONE] = TERM("calls", "calls of the auction alone",
        "nur Reizansagen", "tylko głosy w licytacji", "jen hlášení licitace", ""),
};
static const struct terms counted_terms = TERMS(counted);

/* The seats, and who deals or does not play. */
static const struct term bystanders[] = {
    SEAT_ROWS,
    TERM("D", "the dealer, or somebody who does not play",
        "der Geber oder wer nicht mitspielt", "rozdający lub ktoś, kto nie gra",
        "rozdávající nebo někdo, kdo nehraje",
        "dealer, Geber, Kartengeber, rozdający, rozdávající, pauzujący"),
};
static const struct terms bystander_terms = {
    bystanders, sizeof bystanders / sizeof *bystanders, NULL, seat_told
};

/* ---------------------------------------------------------- facts of questions */

#define IN(form) ((uint64_t)1 << FORM_##form)
#define NEVER 0
#define AT(member) offsetof(struct question, member)
#define CONTRACT(member) AT(position.facts.contract.member)
#define TAKEN(member) AT(position.facts.taken.member)
#define LIKE_VALUE (IN(VALUE) | IN(ENDING))

#define NUMBER(key, low, high, place, required, optional, help) \
    { key, TYPE_NUMBER, low, high, NULL, 0, place, required, optional, help, \
      NULL, NULL, NULL }
#define WORD(key, words, place, required, optional, help) \
    { key, TYPE_WORD, 0, 0, words, 0, place, required, optional, help, NULL, NULL, NULL }
#define FLAG(key, place, required, optional, help) \
    { key, TYPE_FLAG, 0, 0, NULL, 0, place, required, optional, help, NULL, NULL, NULL }
#define CARDS(key, type, least, most, place, required, optional, help) \
    { key, type, least, most, NULL, 0, place, required, optional, help, NULL, NULL, NULL }

/* "points" are card points, but in a list they are what the games count. */
#define GAME_POINTS NC_("list fact", "points"), .context = "list fact"

const char figures_until[]
    = N_("Points and tricks are those until the incident, or before the wrong card.");

const struct fact facts[FACTS] = {
    [FACT_GAME] = { .key = NC_("fact", "game"), .type = TYPE_WORD, .words = &game_terms,
        .at = CONTRACT(game.game), .required = IN(MATADORS) | IN(VALUE) | IN(SAID),
        .optional = IN(ENDING),
        .help = N_("the kind of game"),
        .asked = N_("which game? clubs, spades, hearts, diamonds, grand or null") },
    [FACT_PLAY] = WORD("game", &play_terms, CONTRACT(game.game), IN(LEGAL) |
        IN(TRICK), IN(ROUND_DEAL), "what is played"),
    [FACT_HELD] = CARDS("hand", TYPE_CARDS, 1, 10, AT(cards), IN(LEGAL), NEVER,
        "the cards held"),
    [FACT_LED] = CARDS("led", TYPE_CARD_OR_NULL, 1, 1, AT(led), IN(LEGAL),
        NEVER, "the card led, or null for a lead"),
    [FACT_KIND] = WORD("kind", &misdeal_terms, AT(misdeal.kind), IN(MISDEAL),
        NEVER, "what went wrong"),
    [FACT_FOUND] = WORD("found", &found_terms, AT(misdeal.found), NEVER,
        IN(MISDEAL), "for count, cut, shuffle, dealing and exposed: when it was found; for"
        " skat-seen: when it happened"),
    [FACT_MISDEAL_GAME] = WORD("game", &game_terms, CONTRACT(game.game), NEVER,
        IN(MISDEAL), "the game announced, when a game is decided; without it: none yet"),
    [FACT_UNANNOUNCED] = FLAG("unannounced", AT(unannounced), NEVER, IN(MISDEAL),
        "no game was announced yet; false: one was"),
    [FACT_LEADER] = WORD("leader", &seat_terms, AT(leader), IN(TRICK), NEVER,
        "who leads"),
    [FACT_PACK] = CARDS("pack", TYPE_CARD_LIST, 32, 32, AT(list), IN(DEAL),
        NEVER, "all cards, the first dealt first"),
    [FACT_MOST_CARDS] = CARDS("cards", TYPE_CARDS, 1, 12, AT(cards),
        IN(MATADORS), NEVER, "the cards of hand and skat"),
    [FACT_TRICK_CARDS] = CARDS("cards", TYPE_CARD_LIST, 3, 3, AT(list),
        IN(TRICK), NEVER, "the cards of the trick, as they were played"),
    [FACT_COUNTS] = { .key = NC_("fact", "cards"), .type = TYPE_FORM, .inside = FORM_COUNTS,
        .optional = IN(MISDEAL),
        .help = N_("for count: how many cards each was dealt"),
        .expected = N_("how many cards each has:"
        " {\"F\":10,\"M\":9,\"R\":10,\"skat\":3}") },
    [FACT_MISDEAL_SOLOIST] = WORD("soloist", &seat_terms, AT(misdeal.soloist),
        NEVER, IN(MISDEAL), "for a wrong count found in the play: who is soloist"),
    [FACT_LIFTED] = NUMBER("lifted", 0, 32, AT(misdeal.lifted), NEVER,
        IN(MISDEAL), "for cut: how many cards were lifted"),
    [FACT_MISDEAL_BY] = WORD("by", &bystander_terms, AT(misdeal.by), NEVER,
        IN(MISDEAL), "for skat-seen and skat-taken: who did it; for missing: whose"
        " hand is wrong"),
    [FACT_FAULT] = WORD("fault", &fault_terms, AT(misdeal.fault), NEVER,
        IN(MISDEAL), "for exposed: whose fault it is"),
    [FACT_TOLD_APART] = FLAG("told_apart", AT(misdeal.told_apart), NEVER,
        IN(MISDEAL), "for skat-taken: it is known which two cards were the skat"),
    [FACT_LEAVE] = FLAG("leave", AT(misdeal.leave), NEVER, IN(MISDEAL),
        "for skat-seen: the soloist gave leave"),
    [FACT_RESERVED] = FLAG("reserved", AT(misdeal.reserved), NEVER, IN(MISDEAL),
        "for cutter-away: he reserved the cut"),
    [FACT_LONG_AWAY] = FLAG("long", AT(misdeal.long_away), NEVER, IN(MISDEAL),
        "for cutter-away: he is away for longer than a moment"),
    [FACT_MATTERED] = FLAG("mattered", AT(misdeal.mattered), NEVER, IN(MISDEAL),
        "for missing: the card could have been played before it was found"),
    [FACT_PROVED] = { .key = NC_("fact", "proved"), .type = TYPE_WORD_OR_NULL,
        .words = &level_terms, .at = AT(misdeal.proved),
        .optional = IN(MISDEAL), .help = N_("for missing: the level that correct play"
        " would have brought") },
    [FACT_COUNT_PLAY_ON] = FLAG("play_on", AT(misdeal.play_on), NEVER,
        IN(MISDEAL), "the soloist wants the number put right, and to play"),
    [FACT_CALLS] = { .key = NC_("fact", "calls"), .type = TYPE_TEXTS,
        .required = IN(AUCTION),
        .help = N_("seat and call: a number, yes, pass or looks, or a game in place of the"
        " number; a look by somebody who does not play is \"D looks\""),
        .expected = N_("a list like [\"M 18\", \"F yes\", \"M null hand\"]") },
    [FACT_FOLLOW] = FLAG("follow", AT(follow), NEVER, IN(AUCTION) | IN(TURN),
        "go on after a call or a move that is not allowed"),
    [FACT_PLAYERS] = NUMBER("players", 3, 4, AT(players), IN(ROUND), NEVER,
        "how many are at the table"),
    [FACT_TABLE] = NUMBER("players", 3, MOST_PLAYERS, AT(players), IN(DEAL),
        IN(MISDEAL), "how many are at the table; among misdeals, for dealer and"
                     " cutter-away"),
    [FACT_DEALER] = NUMBER("dealer", 0, MOST_PLAYERS - 1, AT(dealer), IN(DEAL),
        IN(MISDEAL), "the seat that deals, counted from 0, the first seat"),
    [FACT_NUMBER_OF_DEAL] = NUMBER("deal", 1, 10000, AT(number), NEVER,
        IN(MISDEAL), "for dealer: the deal of the list in which it was found"),
    [FACT_ROUND_DEALS] = { .key = NC_("fact", "deals"), .type = TYPE_FORMS,
        .high = MOST_DEALS, .inside = FORM_ROUND_DEAL, .required = IN(ROUND),
        .help = N_("the deals so far; without a game: passed in"),
        .expected = N_("a list of at most 1000 deals") },
    [FACT_HAND] = FLAG("hand", CONTRACT(game.hand), NEVER, LIKE_VALUE |
        IN(MISDEAL) | IN(SAID) | IN(ROUND_DEAL), "played from the hand"),
    [FACT_ANNOUNCED] = { .key = NC_("fact", "announced"), .type = TYPE_WORD_OR_NULL,
        .words = &level_terms, .at = CONTRACT(game.announced),
        .optional = LIKE_VALUE | IN(MISDEAL) | IN(SAID),
        .help = N_("the level announced") },
    [FACT_OUVERT] = FLAG("ouvert", CONTRACT(game.ouvert), NEVER, LIKE_VALUE |
        IN(MISDEAL) | IN(SAID) | IN(ROUND_DEAL), "played open"),
    [FACT_BID] = { .key = NC_("fact", "bid"), .type = TYPE_NUMBER, .high = MOST_BID,
        .at = CONTRACT(bid), .required = IN(VALUE),
        .optional = IN(ENDING) | IN(ANNOUNCE) | IN(MISDEAL),
        .help = N_("the final bid; 0 if it is unknown, and then nothing is"
                   " overbid"),
        .asked = N_("what was the final bid? {bid}=N, or 0 if it is unknown") },
    [FACT_TWELVE] = CARDS("cards", TYPE_CARDS, 12, 12, CONTRACT(cards), NEVER,
        LIKE_VALUE, "the soloist's hand and skat, or matadors"),
    [FACT_MATADORS] = NUMBER("matadors", -11, 11, CONTRACT(matadors), NEVER,
        LIKE_VALUE | IN(ROUND_DEAL) | IN(MISDEAL),
        "number of matadors; negative: without them"),
    [FACT_POINTS] = NUMBER("points", 0, 120, TAKEN(points), NEVER,
        LIKE_VALUE | IN(ROUND_DEAL),
        "the soloist's card points, with the skat"),
    [FACT_TRICKS] = NUMBER("tricks", 0, 10, TAKEN(tricks), NEVER, LIKE_VALUE,
        "the soloist's tricks"),
    [FACT_DEFENDERS_POINTS] = NUMBER("defenders_points", 0, 120, AT(others[0]),
        NEVER, LIKE_VALUE, "the card points of both defenders"),
    [FACT_DEFENDERS_TRICKS] = NUMBER("defenders_tricks", 0, 10, AT(others[1]),
        NEVER, LIKE_VALUE, "the tricks of both defenders"),
    [FACT_PILE] = CARDS("pile", TYPE_CARDS, 2, 32, AT(cards), NEVER, IN(VALUE),
        "the cards that make these points: of the soloist's tricks, and the skat"),
    [FACT_ENDING] = WORD("ending", &ending_terms, AT(position.facts.end.how),
        NEVER, IN(VALUE), "how the play ended; without it: played"),
    [FACT_UNPLAYED_POINTS] = NUMBER("unplayed_points", 0, 120,
        TAKEN(unplayed_points), NEVER, LIKE_VALUE,
        "the card points that nobody has yet"),
    [FACT_UNPLAYED_TRICKS] = NUMBER("unplayed_tricks", 0, 10,
        TAKEN(unplayed_tricks), NEVER, LIKE_VALUE,
        "the tricks that nobody has yet"),
    [FACT_SKAT_TAKEN] = FLAG("skat_taken", AT(skat_taken), IN(ANNOUNCE), NEVER,
        "the skat was taken up"),
    [FACT_PUT_AWAY] = NUMBER("put_away", 0, 12, AT(put_away), NEVER,
        IN(ANNOUNCE), "how many cards he put away, with skat_taken; without it: two"),
    [FACT_HOLDS] = NUMBER("held", 0, 12, AT(held), NEVER, IN(ANNOUNCE),
        "how many cards he holds when he announces; without it: ten"),
    [FACT_LAID_OPEN] = FLAG("laid_open", AT(laid_open), NEVER, IN(ANNOUNCE),
        "he lays his cards open before the lead"),
    [FACT_LATE] = WORD("late", &late_terms, AT(late), NEVER, IN(ANNOUNCE),
        "what he says only after the lead; without it: nothing"),
    [FACT_BOUND] = { .key = NC_("fact", "bound"), .type = TYPE_TEXT,
        .optional = IN(ANNOUNCE),
        .help = N_("the game that he named as his bid, and that binds him"),
        .expected = N_("a game like \"grand hand\"") },
    [FACT_PROVED_LOSS] = { .key = NC_("fact", "proved"), .type = TYPE_WORD_OR_NULL,
        .words = &level_terms, .at = AT(position.facts.end.asked),
        .optional = IN(VALUE),
        .help = N_("for wrong-number: the level that the defenders prove; for"
        " offer-accepted: the level asked for") },
    [FACT_SAID] = { .key = NC_("fact", "said"), .type = TYPE_FORM, .inside = FORM_SAID,
        .required = IN(ANNOUNCE), .help = N_("what was announced") },
    [FACT_REVOLUTION] = FLAG("revolution", CONTRACT(game.revolution), NEVER,
        LIKE_VALUE | IN(SAID), "null ouvert hand: home.revolution"),
    [FACT_CONTRA] = { .key = NC_("fact", "contra"), .type = TYPE_WORD_OR_NULL,
        .words = &contra_terms, .at = CONTRACT(contra),
        .optional = LIKE_VALUE | IN(ROUND_DEAL),
        .help = N_("the last of these that was said") },
    [FACT_SOLOIST] = WORD("soloist", &seat_terms, AT(position.soloist),
        IN(ENDING), NEVER, "the soloist's seat"),
    [FACT_HANDS] = { .key = NC_("fact", "hands"), .type = TYPE_FORM, .inside = FORM_HANDS,
        .optional = IN(ENDING),
        .help = N_("the cards still held, instead of what is unplayed") },
    [FACT_TURN] = WORD("turn", &seat_terms, AT(position.play.turn), NEVER,
        IN(ENDING), "whose turn it is, with hands"),
    [FACT_TRICK] = CARDS("trick", TYPE_CARD_LIST, 0, 2, AT(position.play.card),
        NEVER, IN(ENDING),
        "the cards of a trick that is not complete, with hands"),
    [FACT_HAPPENED] = { .key = NC_("fact", "happened"), .type = TYPE_FORM,
        .inside = FORM_HAPPENED, .required = IN(ENDING),
        .help = N_("what happened besides cards") },
    [FACT_HAPPENING] = WORD("kind", &happening_terms, AT(incident.kind),
        IN(HAPPENED), NEVER, "what it was"),
    [FACT_BY] = WORD("by", &seat_terms, AT(incident.seat), IN(HAPPENED), NEVER,
        "who did it"),
    [FACT_AGREED] = { .key = NC_("fact", "agreed"), .type = TYPE_SEATS,
        .at = AT(incident.agreed), .optional = IN(HAPPENED),
        .help = N_("who agrees to it") },
    [FACT_OBJECTED] = { .key = NC_("fact", "objected"), .type = TYPE_SEATS,
        .at = AT(incident.objected), .optional = IN(HAPPENED),
        .help = N_("who objects to it") },
    [FACT_ASKED] = { .key = NC_("fact", "asked"), .type = TYPE_WORD_OR_NULL,
        .words = &level_terms, .at = AT(incident.asked),
        .optional = IN(HAPPENED),
        .help = N_("the level asked for with an offer; for wrong-number: the level proved") },
    [FACT_OTHERS_GET] = NUMBER("others_get", 0, 10, AT(incident.others_get),
        NEVER, IN(HAPPENED), "tricks that he says the other side still gets"),
    [FACT_PLAY_ON] = FLAG("play_on", AT(incident.play_on), NEVER, IN(HAPPENED),
        "the innocent side demands to play on"),
    [FACT_NOTICED] = WORD("noticed", &noticed_terms, AT(incident.noticed),
        NEVER, IN(HAPPENED), "when a wrong card is noticed"),
    [FACT_LEAVE_GIVEN] = FLAG("leave", AT(incident.leave), NEVER,
        IN(HAPPENED), "the other side had given leave for it"),
    [FACT_TRICK_TO] = WORD("trick_to", &seat_terms, AT(incident.trick_to),
        NEVER, IN(HAPPENED), "who wins the trick when it is complete, for"
        " leads-on"),
#define CARDS_OF(seat, name) CARDS(name, TYPE_CARDS, 0, 10, \
        AT(position.play.hand[seat]), IN(HANDS), NEVER, "the cards held")
    [FACT_F] = CARDS_OF(SKR_FOREHAND, "F"),
    [FACT_M] = CARDS_OF(SKR_MIDDLEHAND, "M"),
    [FACT_R] = CARDS_OF(SKR_REARHAND, "R"),
#undef CARDS_OF
#define COUNT_OF(name, member) NUMBER(name, 0, 32, AT(member), IN(COUNTS), \
        NEVER, "how many cards are there")
    [FACT_COUNT_F] = COUNT_OF("F", misdeal.cards[SKR_FOREHAND]),
    [FACT_COUNT_M] = COUNT_OF("M", misdeal.cards[SKR_MIDDLEHAND]),
    [FACT_COUNT_R] = COUNT_OF("R", misdeal.cards[SKR_REARHAND]),
    [FACT_COUNT_SKAT] = COUNT_OF("skat", number),
#undef COUNT_OF
    [FACT_RAMSCH_POINTS] = { .key = NC_("fact", "points"), .type = TYPE_NUMBERS,
        .high = 120, .at = AT(ramsch.points), .required = IN(RAMSCH),
        .help = N_("the card points in the tricks of forehand, middlehand and"
        " rearhand"),
        .asked = N_("the card points of the three? {points}=F,M,R") },
    [FACT_RAMSCH_TRICKS] = { .key = NC_("fact", "tricks"), .type = TYPE_NUMBERS, .high = 10,
        .at = AT(ramsch.tricks), .required = IN(RAMSCH),
        .help = N_("their tricks"),
        .asked = N_("the tricks of the three? {tricks}=F,M,R") },
    [FACT_PUSHED] = FLAG("pushed", AT(ramsch.pushed), NEVER, IN(RAMSCH),
        "the skat was pushed"),
    [FACT_REFUSED] = NUMBER("refused", 0, 3, AT(ramsch.refused), NEVER,
        IN(RAMSCH), "for pushed: how many players refused the cards; without it: none"),
    [FACT_LAST_TRICK] = WORD("last_trick", &seat_terms, AT(last_trick), NEVER,
        IN(RAMSCH), "who took the last trick, if the skat goes with it"),
    [FACT_ISS] = { .key = NC_("fact", "iss"), .type = TYPE_TEXT, .optional = IN(GAME),
        .help = N_("one record of ISS") },
    [FACT_RECORD] = { .key = NC_("fact", "record"), .type = TYPE_RECORD,
        .optional = IN(GAME), .help = N_("or one of skatref's own, as JSON") },
    [FACT_SO_FAR] = { .key = NC_("fact", "record"), .type = TYPE_RECORD,
        .required = IN(TURN) | IN(COUNT),
        .help = N_("the record so far, one of skatref's own: the deal, and no events yet"
        " or some"), .expected = N_("a record: {\"skatref\":1,...}") },
    [FACT_VIEWER] = WORD("seat", &seat_terms, AT(viewer), NEVER, IN(TURN),
        "whose cards are seen; without it: all those of the record"),
    [FACT_EARLY] = FLAG("early", AT(early), NEVER, IN(TURN),
        "also list what can end the deal early: giving up, laying cards down, leaving"),
    [FACT_PUSHED_DUE] = FLAG("pushed", AT(round.pushed), NEVER, IN(TURN) | IN(COUNT),
        "a pushed ramsch is due"),
    [FACT_BOCK_DUE] = FLAG("bock", AT(round.bock), NEVER, IN(TURN) | IN(COUNT),
        "the deal counts twice"),
    [FACT_DEPTH] = NUMBER("depth", 1, MOST_DEPTH, AT(depth), IN(COUNT), NEVER,
        "the length of the sequences"),
    [FACT_ONLY] = WORD("only", &counted_terms, AT(only), NEVER, IN(COUNT),
        "which moves make a sequence; without it: all"),
    [FACT_NAMES] = { .key = NC_("fact", "players"), .type = TYPE_TEXTS, .low = 3, .high = 4,
        .required = IN(SHEET), .help = N_("who is at the table, clockwise"),
        .expected = N_("three or four different names, clockwise") },
    [FACT_SCHEME] = WORD("scheme", &scheme_terms, AT(scoring.scheme), NEVER,
        IN(SHEET), "how the list is scored"),
    [FACT_STAKE] = { .key = NC_("fact", "stake"), .type = TYPE_AMOUNT, .low = 1,
        .high = MOST_POINTS, .at = AT(scoring.stake), .optional = IN(SHEET),
        .help = N_("the stake per point, in scheme money"),
        .expected = N_("a number from 0.01 to 1000, with at most two decimals") },
    [FACT_LIMIT] = NUMBER("limit", 1, MOST_POINTS, AT(scoring.limit), NEVER,
        IN(SHEET), "for beer: the number of bad marks that loses"),
    [FACT_SERIES] = NUMBER("series", 1, MOST_DEALS, AT(scoring.deals), NEVER,
        IN(SHEET), "the agreed number of deals"),
    [FACT_SHEET_DEALS] = { .key = NC_("fact", "deals"), .type = TYPE_FORMS,
        .high = MOST_DEALS, .inside = FORM_SHEET_DEAL, .optional = IN(SHEET),
        .help = N_("the deals so far"),
        .expected = N_("a list of at most 1000 deals") },
    [FACT_TALLIES] = { .key = NC_("fact", "tallies"), .type = TYPE_TALLIES,
        .inside = FORM_TALLY, .optional = IN(SHEET),
        .help = N_("or only the sums, by player") },
    [FACT_PASSED_IN] = NUMBER("passed_in", 0, MOST_DEALS, AT(number), NEVER,
        IN(SHEET), "how many were passed in, with tallies"),
    [FACT_LOT] = { .key = NC_("fact", "lot"), .type = TYPE_TEXTS, .optional = IN(SHEET),
        .help = N_("players in the order of the lot, the best first"),
        .expected = N_("names, the first one best") },
    [FACT_ENTRY_DEALER] = { .key = NC_("fact", "dealer"), .type = TYPE_TEXT,
        .optional = IN(SHEET_DEAL), .help = N_("who dealt") },
    [FACT_ENTRY_SOLOIST] = { .key = NC_("fact", "soloist"), .type = TYPE_TEXT,
        .optional = IN(SHEET_DEAL), .help = N_("who was soloist") },
    [FACT_ENTRY_SCORE] = NUMBER("score", -MOST_POINTS, MOST_POINTS,
        AT(entry.score), NEVER, IN(SHEET_DEAL),
        "what he is booked, signed and doubled"),
    [FACT_ENTRY_VALUE] = NUMBER("value", 1, MOST_POINTS, AT(entry.value),
        NEVER, IN(SHEET_DEAL) | IN(ROUND_DEAL), "or the value, with won"),
    [FACT_ENTRY_WON] = FLAG("won", AT(entry.won), NEVER,
        IN(SHEET_DEAL) | IN(ROUND_DEAL),
        "the soloist won"),
    [FACT_ENTRY_HAND] = FLAG("hand", AT(entry.hand), NEVER, IN(SHEET_DEAL),
        "played from the hand"),
    [FACT_ENTRY_FACTOR] = NUMBER("factor", 1, 64, AT(entry.factor), NEVER,
        IN(SHEET_DEAL), "contra 2, re 4, sup 8"),
    [FACT_ENTRY_POINTS] = { .key = GAME_POINTS, .type = TYPE_BY_PLAYER,
        .low = -MOST_POINTS, .high = MOST_POINTS, .optional = IN(SHEET_DEAL),
        .help = N_("without a soloist: what each is booked"),
        .expected = N_("an object: a number for each player") },
    [FACT_ENTRY_PASSED_IN] = FLAG("passed_in", AT(passed_in), NEVER,
        IN(SHEET_DEAL), "nobody played"),
    [FACT_TALLY_POINTS] = { .key = GAME_POINTS, .type = TYPE_NUMBER, .low = -10 * MOST_POINTS,
        .high = 10 * MOST_POINTS, .at = AT(tally.points), .required = IN(TALLY),
        .help = N_("game points") },
    [FACT_TALLY_WON] = NUMBER("won", 0, MOST_DEALS, AT(tally.won), IN(TALLY),
        NEVER, "games won as soloist"),
    [FACT_TALLY_LOST] = NUMBER("lost", 0, MOST_DEALS, AT(tally.lost),
        IN(TALLY), NEVER, "games lost as soloist"),
    [FACT_CODE] = { .key = NC_("fact", "code"), .type = TYPE_CODE,
        .optional = ((uint64_t)1 << QUESTIONS) - 1,
        .help = N_("the edition of the rules") },
    [FACT_OPTIONS] = { .key = NC_("fact", "options"), .type = TYPE_OPTIONS,
        .optional = IN(AUCTION) | IN(BIDS) | IN(ANNOUNCE) | LIKE_VALUE
            | IN(RAMSCH) | IN(ROUND) | IN(GAME) | IN(TURN) | IN(COUNT),
        .help = N_("house rules; one of them scores ramsch") },
};

/* ------------------------------------------------------------- facts of answers */

#define CITING (IN(MISDEAL) | LIKE_VALUE | IN(RAMSCH) | IN(STEP) | IN(STRUCK) \
                | IN(ILLEGAL) | IN(WRONG) | IN(FINDING) | IN(REFUSED))

/* Answers have no place in struct question. */
#define NOWHERE 0
const struct fact answered[] = {
    NUMBER("matadors", -11, 11, NOWHERE, IN(MATADORS), NEVER,
        "number of matadors; negative: without them"),
    { .key = NC_("fact", "matadors"), .type = TYPE_NUMBER_OR_NULL, .low = -11, .high = 11,
        .required = IN(VALUE), .optional = IN(ENDING),
        .help = N_("number of matadors; negative: without them; null in null") },
    CARDS("cards", TYPE_CARDS, 1, 10, NOWHERE, IN(LEGAL), NEVER,
        "the cards that may be played"),
    WORD("winner", &seat_terms, NOWHERE, IN(TRICK), NEVER,
        "who wins the trick"),
    { .key = NC_("fact", "winner"), .type = TYPE_WORD_OR_NULL, .words = &side_terms,
        .required = IN(ENDING), .help = N_("who wins the game, when it is over") },
    NUMBER("points", 0, 33, NOWHERE, IN(TRICK), NEVER,
        "the card points of the trick"),
    CARDS("forehand", TYPE_CARDS, 10, 10, NOWHERE, IN(DEAL), NEVER,
        "the cards of a seat"),
    CARDS("middlehand", TYPE_CARDS, 10, 10, NOWHERE, IN(DEAL), NEVER,
        "the cards of a seat"),
    CARDS("rearhand", TYPE_CARDS, 10, 10, NOWHERE, IN(DEAL), NEVER,
        "the cards of a seat"),
    CARDS("skat", TYPE_CARDS, 2, 2, NOWHERE, IN(DEAL), NEVER,
        "the cards of the skat"),
    { .key = NC_("fact", "active"), .type = TYPE_NUMBERS, .high = MOST_PLAYERS - 1,
        .required = IN(DEAL), .help = N_("the seats at the table that get cards, of"
        " forehand, middlehand and rearhand") },
    WORD("remedy", &remedy_terms, NOWHERE, IN(MISDEAL), NEVER, "what follows"),
    { .key = NC_("fact", "barred"), .type = TYPE_SEATS, .optional = IN(MISDEAL),
        .help = N_("who may not bid") },
    { .key = NC_("fact", "favours"), .type = TYPE_WORD_OR_NULL, .words = &side_terms,
        .optional = IN(MISDEAL), .help = N_("who thereby wins the game") },
    FLAG("hand_alone", NOWHERE, NEVER, IN(MISDEAL),
        "the skat does not count for the matadors"),
    FLAG("allowed", NOWHERE, NEVER, IN(MISDEAL),
        "for skat-seen and skat-taken: no rule was broken"),
    WORD("game", &game_terms, NOWHERE, NEVER, IN(MISDEAL),
        "the game that is won or lost"),
    NUMBER("dealer", 0, MOST_PLAYERS - 1, NOWHERE, NEVER, IN(MISDEAL),
        "the seat that had to deal, counted from 0"),
    NUMBER("stand", 0, 10000, NOWHERE, NEVER, IN(MISDEAL),
        "how many deals stand after a wrong dealer"),
    WORD("outcome", &auction_terms, NOWHERE, IN(AUCTION), NEVER,
        "what the calls led to"),
    WORD("soloist", &seat_terms, NOWHERE, NEVER, IN(AUCTION),
        "who is soloist"),
    NUMBER("bid", 18, SKR_BID_LIMIT, NOWHERE, NEVER, IN(AUCTION),
        "at what bid"),
    FLAG("passed_in", NOWHERE, NEVER, IN(AUCTION), "all have passed"),
    { .key = NC_("fact", "illegal"), .type = TYPE_FORM, .inside = FORM_ILLEGAL,
        .optional = IN(AUCTION),
        .help = N_("the first call that is not allowed") },
    { .key = NC_("fact", "bound"), .type = TYPE_TEXT, .optional = IN(AUCTION),
        .help = N_("the game that the soloist has to play, because he named it") },
    NUMBER("call", 1, 1000000, NOWHERE, IN(ILLEGAL), NEVER,
        "its number, from 1"),
    WORD("open", &seat_terms, NOWHERE, NEVER, IN(AUCTION), "whose turn it is"),
    { .key = NC_("fact", "values"), .type = TYPE_LIST, .low = 18, .high = SKR_BID_LIMIT,
        .required = IN(BIDS), .help = N_("every bid that is possible") },
    FLAG("valid", NOWHERE, IN(ANNOUNCE), NEVER, "nothing was struck out"),
    { .key = NC_("fact", "announcement"), .type = TYPE_FORM, .inside = FORM_SAID,
        .required = IN(ANNOUNCE), .help = N_("what it amounts to") },
    { .key = NC_("fact", "struck"), .type = TYPE_FORMS, .inside = FORM_STRUCK,
        .required = IN(ANNOUNCE), .help = N_("what was struck out") },
    { .key = NC_("fact", "lost"), .type = TYPE_CLAUSE_OR_NULL, .required = IN(ANNOUNCE),
        .help = N_("why the game is lost; null: it is not") },
    WORD("what", &part_terms, NOWHERE, IN(STRUCK), NEVER,
        "a part of what was said"),
    { .key = NC_("fact", "over"), .type = TYPE_FLAG_OR_NULL, .required = IN(ENDING),
        .help = N_("the game is over; null: nobody knows") },
    { .key = NC_("fact", "rest"), .type = TYPE_WORD_OR_NULL, .words = &side_terms,
        .required = IN(ENDING), .help = N_("who gets the rest") },
    FLAG("open", NOWHERE, IN(ENDING), NEVER,
        "the sources leave it open; this is our reading"),
    { .key = NC_("fact", "reason"), .type = TYPE_TEXT, .optional = IN(ENDING),
        .help = N_("why nobody knows") },
    FLAG("put_right", NOWHERE, NEVER, IN(ENDING),
        "the wrong card is taken back"),
    { .key = NC_("fact", "may_change"), .type = TYPE_SEATS, .optional = IN(ENDING),
        .help = N_("who may take back the card he has added to the trick") },
    FLAG("won", NOWHERE, IN(VALUE), IN(ENDING), "the soloist won"),
    NUMBER("value", 0, MOST_POINTS, NOWHERE, IN(VALUE), IN(ENDING) | IN(MISDEAL),
        "the value of the game, not doubled"),
    NUMBER("score", -MOST_POINTS, MOST_POINTS, NOWHERE, IN(VALUE), IN(ENDING)
        | IN(MISDEAL),
        "what is booked, signed and doubled"),
    FLAG("overbid", NOWHERE, IN(VALUE), IN(ENDING),
        "the game does not cover the bid"),
    NUMBER("level", 0, 18, NOWHERE, IN(VALUE), IN(ENDING), "the multiplier"),
    { .key = NC_("fact", "scores"), .type = TYPE_NUMBERS, .low = -MOST_POINTS,
        .high = MOST_POINTS, .required = IN(RAMSCH), .optional = IN(GAME),
        .help = N_("what each seat is booked") },
    { .key = NC_("fact", "losers"), .type = TYPE_SEATS, .required = IN(RAMSCH),
        .help = N_("who loses") },
    { .key = NC_("fact", "clause"), .type = TYPE_CLAUSE, .required = CITING,
        .help = N_("what decides") },
    { .key = NC_("fact", "steps"), .type = TYPE_FORMS, .inside = FORM_STEP,
        .required = IN(VALUE) | IN(RAMSCH), .optional = IN(ENDING),
        .help = N_("how it is calculated") },
    { .key = NC_("fact", "text"), .type = TYPE_TEXT, .required = IN(STEP),
        .help = N_("what players say") },
    NUMBER("sum", -MOST_POINTS, MOST_POINTS, NOWHERE, IN(STEP), NEVER,
        "the sum up to this step"),
    { .key = NC_("fact", "pushed"), .type = TYPE_LIST, .low = 1, .high = MOST_DEALS,
        .required = IN(ROUND),
        .help = N_("the deals that were pushed ramsch, from 1") },
    NUMBER("due", 0, MOST_DEALS, NOWHERE, IN(ROUND), NEVER,
        "how many of the next deals will be pushed ramsch"),
    { .key = NC_("fact", "bock"), .type = TYPE_LIST, .low = 1, .high = MOST_DEALS,
        .required = IN(ROUND),
        .help = N_("the deals that counted twice, from 1") },
    NUMBER("bock_due", 0, 10 * MOST_DEALS, NOWHERE, IN(ROUND), NEVER,
        "how many of the next deals will count twice"),
    WORD("verdict", &verdict_terms, NOWHERE, IN(GAME), NEVER, "the verdict"),
    { .key = NC_("fact", "soloist"), .type = TYPE_WORD_OR_NULL, .words = &seat_terms,
        .optional = IN(GAME), .help = N_("who is soloist") },
    { .key = NC_("fact", "bid"), .type = TYPE_NUMBER_OR_NULL, .high = SKR_BID_LIMIT,
        .optional = IN(GAME), .help = N_("at what bid") },
    { .key = NC_("fact", "game"), .type = TYPE_WORD_OR_NULL, .words = &play_terms,
        .optional = IN(GAME), .help = N_("the game that is won or lost") },
    { .key = NC_("fact", "won"), .type = TYPE_FLAG_OR_NULL, .optional = IN(GAME),
        .help = N_("the soloist won") },
    { .key = NC_("fact", "score"), .type = TYPE_NUMBER_OR_NULL, .low = -MOST_POINTS,
        .high = MOST_POINTS, .optional = IN(GAME),
        .help = N_("what is booked, signed and doubled") },
    { .key = NC_("fact", "findings"), .type = TYPE_FORMS, .inside = FORM_FINDING,
        .required = IN(GAME), .help = N_("what was found") },
    WORD("phase", &phase_terms, NOWHERE, IN(TURN), NEVER, "where the deal has got to"),
    { .key = NC_("fact", "turn"), .type = TYPE_SEATS, .required = IN(TURN),
        .help = N_("for whom the deal waits: a move, or an answer") },
    { .key = NC_("fact", "illegal"), .type = TYPE_FORM, .inside = FORM_REFUSED,
        .optional = IN(TURN),
        .help = N_("the first event that is not allowed; the rest describes the deal"
        " before it or, with follow, after all events that could be followed") },
    NUMBER("event", 1, 256, NOWHERE, IN(REFUSED), NEVER, "its number, from 1"),
    { .key = NC_("fact", "moves"), .type = TYPE_EVENTS, .required = IN(TURN),
        .help = N_("events that may be appended to the record as they are") },
    CARDS("trick", TYPE_CARD_LIST, 0, 2, NOWHERE, IN(TURN), NEVER,
        "the cards of the trick that is not complete"),
    WORD("leader", &seat_terms, NOWHERE, NEVER, IN(TURN), "who leads to it"),
    { .key = NC_("fact", "soloist"), .type = TYPE_WORD_OR_NULL, .words = &seat_terms,
        .required = IN(TURN), .help = N_("who is soloist") },
    NUMBER("bid", 0, SKR_BID_LIMIT, NOWHERE, IN(TURN), NEVER,
        "the bid; 0 before the first one"),
    { .key = NC_("fact", "game"), .type = TYPE_FORM, .inside = FORM_SAID,
        .optional = IN(TURN), .help = N_("the game announced, as it counts") },
    { .key = NC_("fact", "contra"), .type = TYPE_WORD_OR_NULL, .words = &contra_terms,
        .required = IN(TURN), .help = N_("the last of these that was said") },
    { .key = NC_("fact", "hands"), .type = TYPE_FORM, .inside = FORM_SEEN,
        .required = IN(TURN), .help = N_("the cards that are seen") },
    CARDS("F", TYPE_CARDS, 0, 12, NOWHERE, IN(SEEN), NEVER, "the cards held"),
    CARDS("M", TYPE_CARDS, 0, 12, NOWHERE, IN(SEEN), NEVER, "the cards held"),
    CARDS("R", TYPE_CARDS, 0, 12, NOWHERE, IN(SEEN), NEVER, "the cards held"),
    CARDS("skat", TYPE_CARDS, 0, 4, NOWHERE, IN(SEEN), NEVER, "the cards that lie there"),
    { .key = NC_("fact", "held"), .type = TYPE_NUMBERS, .high = 12, .required = IN(TURN),
        .help = N_("how many cards each holds, seen or not") },
    { .key = NC_("fact", "taken"), .type = TYPE_FORM, .inside = FORM_TAKEN,
        .required = IN(TURN), .help = N_("card points and tricks so far") },
    { .key = NC_("fact", "points"), .type = TYPE_NUMBERS, .high = 120,
        .required = IN(TAKEN), .help = N_("the card points in the tricks of each seat") },
    { .key = NC_("fact", "tricks"), .type = TYPE_NUMBERS, .high = 10,
        .required = IN(TAKEN), .help = N_("the tricks of each seat") },
    NUMBER("soloist", 0, 120, NOWHERE, NEVER, IN(TAKEN),
        "the soloist's card points, with the skat if it is seen"),
    NUMBER("defenders", 0, 120, NOWHERE, NEVER, IN(TAKEN), "the defenders' card points"),
    { .key = NC_("fact", "decided"), .type = TYPE_WORD_OR_NULL, .words = &decision_terms,
        .required = IN(TURN),
        .help = N_("the game is won or lost already, whatever is still played") },
    FLAG("over", NOWHERE, IN(TURN), NEVER, "the deal is over"),
    { .key = NC_("fact", "clause"), .type = TYPE_CLAUSE, .optional = IN(TURN),
        .help = N_("what ended the deal") },
    WORD("outcome", &outcome_of_deal_terms, NOWHERE, NEVER, IN(TURN),
        "what the deal came to, once it is over"),
    { .key = NC_("fact", "scores"), .type = TYPE_NUMBERS, .low = -MOST_POINTS,
        .high = MOST_POINTS, .optional = IN(TURN), .help = N_("what each seat is booked") },
    { .key = NC_("fact", "value"), .type = TYPE_FORM, .inside = FORM_VALUE,
        .optional = IN(TURN), .help = N_("what the game is worth, as the question value") },
    { .key = NC_("fact", "ramsch"), .type = TYPE_FORM, .inside = FORM_RAMSCH,
        .optional = IN(TURN), .help = N_("what the ramsch comes to, as the question ramsch") },
    { .key = NC_("fact", "text"), .type = TYPE_TEXT, .required = IN(TURN),
        .help = N_("the deal in one line, for tests and reports") },
    { .key = NC_("fact", "record"), .type = TYPE_RECORD, .optional = IN(TURN),
        .help = N_("the record: in a view, as its seat may see it; with the result, once it is over") },
    NUMBER("count", 0, MOST_COUNTED, NOWHERE, IN(COUNT), NEVER,
        "how many sequences have this length"),
    { .key = NC_("fact", "counts"), .type = TYPE_SERIES, .high = MOST_COUNTED,
        .required = IN(COUNT), .help = N_("how many have each length up to it, from 1") },
    { .key = GAME_POINTS, .type = TYPE_BY_PLAYER, .required = IN(SHEET),
        .help = N_("game points") },
    { .key = NC_("fact", "won"), .type = TYPE_BY_PLAYER, .required = IN(SHEET),
        .help = N_("games won") },
    { .key = NC_("fact", "lost"), .type = TYPE_BY_PLAYER, .required = IN(SHEET),
        .help = N_("games lost") },
    { .key = NC_("fact", "totals"), .type = TYPE_BY_PLAYER, .required = IN(SHEET),
        .help = N_("totals") },
    { .key = NC_("fact", "places"), .type = TYPE_BY_PLAYER, .required = IN(SHEET),
        .help = N_("places") },
    { .key = NC_("fact", "lot"), .type = TYPE_TEXTS, .high = 4, .required = IN(SHEET),
        .help = N_("who shares a place until a lot is drawn") },
    { .key = NC_("fact", "losers"), .type = TYPE_TEXTS, .high = 4, .required = IN(SHEET),
        .help = N_("for beer: who has lost") },
    NUMBER("deals", 0, 10 * MOST_DEALS, NOWHERE, IN(SHEET), NEVER,
        "how many deals there were"),
    NUMBER("passed_in", 0, MOST_DEALS, NOWHERE, IN(SHEET), NEVER,
        "how many of them were passed in"),
    FLAG("complete", NOWHERE, IN(SHEET), NEVER, "the list is complete"),
    { .key = NC_("fact", "running"), .type = TYPE_TOTALS, .required = IN(SHEET),
        .help = N_("the totals after each deal") },
    { .key = NC_("fact", "wrong"), .type = TYPE_FORMS, .inside = FORM_WRONG,
        .required = IN(SHEET), .help = N_("what does not add up") },
    NUMBER("deal", 1, 10 * MOST_DEALS, NOWHERE, IN(WRONG), NEVER,
        "the deal, from 1"),
    { .key = NC_("fact", "name"), .type = TYPE_TEXT, .required = IN(HELLO),
        .help = N_("the name of the program") },
    { .key = NC_("fact", "version"), .type = TYPE_TEXT, .required = IN(HELLO),
        .help = N_("its version") },
    { .key = NC_("fact", "licence"), .type = TYPE_TEXT, .required = IN(HELLO),
        .help = N_("its licence") },
    { .key = NC_("fact", "asks"), .type = TYPE_TEXTS, .required = IN(HELLO),
        .help = N_("the questions that it answers") },
    { .key = NC_("fact", "codes"), .type = TYPE_TEXTS, .required = IN(HELLO),
        .help = N_("the codes that it knows") },
    { .key = NC_("fact", "options"), .type = TYPE_TEXTS, .required = IN(HELLO),
        .help = N_("the house rules that it knows") },
    { .key = NULL }
};

/* ---------------------------------------------------------------- about a fact */

/* As people type it: in English its key, where that is no capital, as for seats. */
static const char *typed_word(const struct terms *words, int thing, enum language language)
{
    const char *key = term_key(words, thing), *word = key;

    if (term_noun(words, thing, language) != NULL)
        word = term_noun(words, thing, language);
    else if (language != ENGLISH || *key <= 'Z')
        word = term_word_in(words, thing, language);
    return *word != '\0' ? word : key;
}

/* "one of F, M, R"; in JSON null can be one of them. */
static void expected_words(struct out *out, const struct terms *words, bool or_null,
                           bool typed)
{
    const char *before = or_null && !typed ? ", " : " ";

    out_say(out, "one of");
    out_text(out, or_null && !typed ? " null" : "");
    for (int i = 0; i < words->count; i++)
        if (words->term[i].key != NULL) {
            out_format(out, "%s%s", before, typed ? typed_word(words, i, out->language)
                       : words->term[i].key);
            before = ", ";
        }
}

static void expected_codes(struct out *out)
{
    out_say(out, "one of");
    for (int i = 0; skr_code_at(i) != NULL; i++)
        out_format(out, "%s%s", i > 0 ? ", " : " ", skr_code_at(i)->name);
}

/* typed: as people type them in their language. */
static void expected_keys(struct out *out, enum form form, bool typed)
{
    char keys[NAMES_SIZE];

    fact_names(form, typed ? out->language : ENGLISH, keys);
    out_say(out, "an object with the keys %s", keys);
}

static void expected_cards(struct out *out, int low, int high)
{
    if (high == 1)
        out_say(out, "a card like \"CJ\"");
    else if (low == high)
        out_say(out, "%d cards like \"CJ ST D7\"", low);
    else
        out_say(out, "%d to %d cards like \"CJ ST D7\"", low, high);
}

/* typed: as an argument of skatref ask; or else in JSON. */
static void expected_tallies(struct out *out, bool typed)
{
    enum language language = typed ? out->language : ENGLISH;
    char like[160];

    snprintf(like, sizeof like, typed ? "\"Ann: %s=48 %s=1 %s=0; Bo: ...\""
             : "{\"Ann\":{\"%s\":48,\"%s\":1,\"%s\":0},...}",
             fact_name(&facts[FACT_TALLY_POINTS], language),
             fact_name(&facts[FACT_TALLY_WON], language),
             fact_name(&facts[FACT_TALLY_LOST], language));
    out_say(out, "one for each player: %s", like);
}

static void expected_seats(struct out *out, bool typed)
{
    if (typed)
        out_say(out, "seats like %s,%s, or none", typed_word(&seat_terms, SKR_FOREHAND, out->language),
                typed_word(&seat_terms, SKR_REARHAND, out->language));
    else
        out_say(out, "a list of seats like [\"F\",\"R\"]");
}

void fact_expected(const struct fact *fact, enum language language, bool typed,
                   char text[EXPECTED_SIZE])
{
    struct out out = out_into(text, EXPECTED_SIZE, language);
    int low = fact->low, high = fact->high;

    switch (fact->expected != NULL ? TYPE_TEXT : fact->type) {
    case TYPE_NUMBER:
        out_say(&out, "a whole number from %d to %d", low, high);
        break;
    case TYPE_NUMBERS:
        out_say(&out, "three whole numbers from %d to %d", low, high);
        break;
    case TYPE_FLAG:
        out_say(&out, "true or false");
        break;
    case TYPE_WORD:
    case TYPE_WORD_OR_NULL:
        expected_words(&out, fact->words, fact->type == TYPE_WORD_OR_NULL, typed);
        break;
    case TYPE_CARDS:
    case TYPE_CARD_LIST:
    case TYPE_CARD_OR_NULL:
        expected_cards(&out, low, high);
        break;
    case TYPE_SEATS:
        expected_seats(&out, typed);
        break;
    case TYPE_CODE:
        expected_codes(&out);
        break;
    case TYPE_FORM:
        expected_keys(&out, fact->inside, typed);
        break;
    case TYPE_TALLIES:
        expected_tallies(&out, typed);
        break;
    default:
        out_text(&out, tr(language, fact->expected));
    }
}

/* Facts that a form can do without, as long as the ruling does not turn on them. */
static bool is_asked(enum fact_row row, enum form form)
{
    static const struct { enum fact_row row; uint64_t forms; } asked_for[] = {
        { FACT_TWELVE, LIKE_VALUE }, { FACT_MATADORS, LIKE_VALUE | IN(ROUND_DEAL) },
        { FACT_POINTS, LIKE_VALUE | IN(ROUND_DEAL) }, { FACT_TRICKS, LIKE_VALUE },
        { FACT_DEFENDERS_POINTS, LIKE_VALUE }, { FACT_DEFENDERS_TRICKS, LIKE_VALUE },
        { FACT_UNPLAYED_POINTS, LIKE_VALUE }, { FACT_UNPLAYED_TRICKS, LIKE_VALUE },
        { FACT_HANDS, IN(ENDING) }, { FACT_TURN, IN(ENDING) },
        { FACT_TRICK, IN(ENDING) }, { FACT_AGREED, IN(HAPPENED) },
        { FACT_OBJECTED, IN(HAPPENED) }, { FACT_NOTICED, IN(HAPPENED) },
        { FACT_TRICK_TO, IN(HAPPENED) }, { FACT_FOUND, IN(MISDEAL) },
        { FACT_COUNTS, IN(MISDEAL) }, { FACT_MISDEAL_SOLOIST, IN(MISDEAL) },
        { FACT_LIFTED, IN(MISDEAL) }, { FACT_MISDEAL_BY, IN(MISDEAL) },
        { FACT_FAULT, IN(MISDEAL) }, { FACT_TOLD_APART, IN(MISDEAL) },
        { FACT_LEAVE, IN(MISDEAL) }, { FACT_RESERVED, IN(MISDEAL) },
        { FACT_LONG_AWAY, IN(MISDEAL) }, { FACT_MATTERED, IN(MISDEAL) },
        { FACT_TABLE, IN(MISDEAL) }, { FACT_NUMBER_OF_DEAL, IN(MISDEAL) },
        { FACT_BID, IN(ENDING) | IN(ANNOUNCE) }, { FACT_GAME, IN(ENDING) },
        { FACT_PUSHED, IN(RAMSCH) },
        { FACT_LAST_TRICK, IN(RAMSCH) }, { FACT_ENTRY_VALUE, IN(ROUND_DEAL) },
        { FACT_ENTRY_WON, IN(ROUND_DEAL) },
    };

    for (size_t i = 0; i < sizeof asked_for / sizeof *asked_for; i++)
        if (asked_for[i].row == row)
            return asked_for[i].forms >> form & 1;
    return false;
}

enum fact_use fact_use(enum fact_row row, enum form form)
{
    if (!fact_of(&facts[row], form))
        return USE_NONE;
    return facts[row].required >> form & 1 ? USE_NEEDED
        : is_asked(row, form) ? USE_ASKED : USE_TAKEN;
}

/* ------------------------------------------------------- what goes with what happened */

#define KIND(happening) (1u << SKR_##happening)

/* clauses end.revoke end.wrong-lead play.turn end.early-lead trick.complete
 * end.shown-suit: a card was played that had not to be. */
#define WRONG_CARDS (KIND(REVOKED) | KIND(WRONG_LEAD) | KIND(WRONG_TURN) \
                     | KIND(EARLY_LEAD) | KIND(LED_ON))

/* clause end.breach-before: what counts as a breach under some code, with the look at the last
 * trick that comes too late, and the skat that is shown without a right to it. */
#define BREACHES (WRONG_CARDS | KIND(CARD_SHOWN) | KIND(SKAT_SEEN) | KIND(TRICKS_SEEN) \
                  | KIND(BETRAYED) | KIND(WARNED) | KIND(SAYS_LOST) | KIND(SKAT_SHOWN) \
                  | KIND(LAST_TRICK_SEEN))

/* clauses end.offer end.claim end.open-play */
#define CLAIMS (KIND(LAYS_DOWN) | KIND(SKAT_SHOWN))

static unsigned happenings_of(enum fact_row row)
{
    static const struct { enum fact_row row; unsigned kinds; } goes_with[] = {
        /* clauses end.offer end.concede-consent */
        { FACT_AGREED, CLAIMS | KIND(GIVES_UP) },
        { FACT_OBJECTED, CLAIMS | KIND(GIVES_UP) },
        /* clauses end.offer skat.wrong-number-proved */
        { FACT_ASKED, CLAIMS | KIND(PUT_AWAY_WRONG) },
        { FACT_OTHERS_GET, KIND(LAYS_DOWN) },
        /* clause end.play-on: in vain after a throw, end.throw */
        { FACT_PLAY_ON, BREACHES | KIND(LAYS_DOWN) | KIND(GIVES_UP) | KIND(THROWS) },
        { FACT_NOTICED, WRONG_CARDS | KIND(SHOWN_SUIT_LED) },
        /* clauses general.leave end.shown-suit */
        { FACT_LEAVE_GIVEN, BREACHES | KIND(SHOWN_SUIT_LED) },
        { FACT_TRICK_TO, KIND(LED_ON) },
    };

    for (size_t i = 0; i < sizeof goes_with / sizeof *goes_with; i++)
        if (goes_with[i].row == row)
            return goes_with[i].kinds;
    return ~0u;
}

static unsigned misdeals_of(enum fact_row row)
{
#define MISDEAL(kind) (1u << (kind))
    /* clauses deal.count-soloist deal.count-defenders deal.astray: these decide a game */
    static const unsigned deciding = MISDEAL(SKR_COUNT) | MISDEAL(SKR_ASTRAY);
    static const unsigned looks = MISDEAL(SKR_SKAT_SEEN_EARLY) | MISDEAL(SKR_SKAT_PICKED_UP);

    switch (row) {
    case FACT_FOUND:
        return looks | MISDEAL(SKR_COUNT) | MISDEAL(SKR_CUT) | MISDEAL(SKR_DEALING)
            | MISDEAL(SKR_SHUFFLE) | MISDEAL(SKR_EXPOSED);
    case FACT_MISDEAL_BY:
        return looks | MISDEAL(SKR_ASTRAY);
    case FACT_MISDEAL_SOLOIST:
    case FACT_COUNT_PLAY_ON:
    case FACT_MISDEAL_GAME:
    case FACT_UNANNOUNCED:
    case FACT_HAND:
    case FACT_ANNOUNCED:
    case FACT_OUVERT:
    case FACT_BID:
    case FACT_MATADORS:
        return deciding;
    case FACT_COUNTS:
        return MISDEAL(SKR_COUNT);
    case FACT_LIFTED:
        return MISDEAL(SKR_CUT);
    case FACT_FAULT:
        return MISDEAL(SKR_EXPOSED);
    case FACT_TOLD_APART:
        return MISDEAL(SKR_SKAT_PICKED_UP);
    case FACT_LEAVE:
        return MISDEAL(SKR_SKAT_SEEN_EARLY);
    case FACT_RESERVED:
    case FACT_LONG_AWAY:
        return MISDEAL(SKR_CUTTER_AWAY);
    case FACT_MATTERED:
    case FACT_PROVED:
        return MISDEAL(SKR_ASTRAY);
    case FACT_TABLE:
        return MISDEAL(SKR_CUTTER_AWAY) | MISDEAL(MISDEAL_DEALER);
    case FACT_DEALER:
    case FACT_NUMBER_OF_DEAL:
        return MISDEAL(MISDEAL_DEALER);
    default:
        return ~0u;
    }
#undef MISDEAL
}

bool fact_of_misdeal(enum fact_row row, int kind)
{
    return misdeals_of(row) >> kind & 1;
}

const char *fact_misdeal(int kind, enum language language, bool typed)
{
    return typed ? typed_word(&misdeal_terms, kind, language) : term_key(&misdeal_terms, kind);
}

void fact_misdeals(enum fact_row row, enum language language, bool typed,
                   char out[HAPPENS_SIZE])
{
    struct out list = out_into(out, HAPPENS_SIZE, language);

    for (int kind = 0; kind < misdeal_terms.count; kind++)
        if (fact_of_misdeal(row, kind))
            out_format(&list, "%s%s", *out != '\0' ? ", " : "",
                       fact_misdeal(kind, language, typed));
}

bool fact_happens(enum fact_row row, enum skr_happening kind)
{
    return happenings_of(row) >> kind & 1;
}

const char *fact_happening(enum skr_happening kind, enum language language, bool typed)
{
    return typed ? typed_word(&happening_terms, (int)kind, language)
                 : term_key(&happening_terms, (int)kind);
}

bool fact_happenings(enum fact_row row, enum language language, bool typed,
                     char out[HAPPENS_SIZE])
{
    struct out list = out_into(out, HAPPENS_SIZE, language);

    for (int kind = 0; kind < happening_terms.count; kind++)
        if (fact_happens(row, (enum skr_happening)kind))
            out_format(&list, "%s%s", *out != '\0' ? ", " : "",
                       fact_happening((enum skr_happening)kind, language, typed));
    return happenings_of(row) != ~0u;
}

const char *fact_name(const struct fact *fact, enum language language)
{
    return tr_in(language, fact->context != NULL ? fact->context : "fact", fact->key);
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

void fact_names(enum form form, enum language language, char out[NAMES_SIZE])
{
    struct out list = out_into(out, NAMES_SIZE, language);

    for (int i = 0; i < FACTS; i++)
        if (fact_of(&facts[i], form))
            out_format(&list, "%s%s", *out != '\0' ? " " : "",
                       fact_name(&facts[i], language));
}
