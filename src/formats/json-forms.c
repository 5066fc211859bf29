/* The names and keys in skatref's own records. */
#include <stddef.h>

#include "formats/json-forms.h"

const char *const own_fields[NATIVE_FIELDS] = {
    [NATIVE_SEAT] = "seat",           [NATIVE_BID] = "bid",
    [NATIVE_CARD] = "card",           [NATIVE_CARDS] = "cards",
    [NATIVE_GAME] = "game",           [NATIVE_HAND] = "hand",
    [NATIVE_ANNOUNCED] = "announced", [NATIVE_ISS] = "iss",
    [NATIVE_OUVERT] = "ouvert",       [NATIVE_DISCARD] = "discard",
    [NATIVE_SHOWN] = "shown",         [NATIVE_DEMANDED] = "demanded",
    [NATIVE_LEAVES] = "leaves",       [NATIVE_CLAUSE] = "clause",
    [NATIVE_REVOLUTION] = "revolution", [NATIVE_GETS] = "gets",
    [NATIVE_KIND] = "kind",           [NATIVE_FOUND] = "found",
    [NATIVE_FAULT] = "fault",         [NATIVE_LIFTED] = "lifted",
    [NATIVE_TOLD_APART] = "told_apart", [NATIVE_LEAVE] = "leave",
    [NATIVE_MATTERED] = "mattered",   [NATIVE_PROVED] = "proved",
    [NATIVE_PLAY_ON] = "play_on",     [NATIVE_REMEDY] = "remedy",
};

#define AT(member) offsetof(struct recorded_misdeal, member)
const struct own_misdeal own_misdeals[NATIVE_FIELDS] = {
    [NATIVE_KIND] = { AT(kind), &misdeal_terms, 0, NULL },
    [NATIVE_FOUND] = { AT(found), &found_terms, 0,
        "without it: by its place among the events" },
    [NATIVE_FAULT] = { AT(fault), &fault_terms, 0, "of exposed" },
    [NATIVE_LIFTED] = { AT(lifted), NULL, 32, "of cut" },
    [NATIVE_TOLD_APART] = { AT(told_apart), NULL, 0, "of skat-taken" },
    [NATIVE_LEAVE] = { AT(leave), NULL, 0, "for skat-seen: the soloist gave leave" },
    [NATIVE_MATTERED] = { AT(mattered), NULL, 0, "of missing" },
    [NATIVE_PROVED] = { AT(proved), &level_terms, 0, "of missing" },
    [NATIVE_PLAY_ON] = { AT(play_on), NULL, 0,
        "the soloist wants the number put right, and to play" },
    [NATIVE_REMEDY] = { AT(remedy), &remedy_terms, 0,
        "what was done about it; without it: what had to be done" },
};

bool own_misdeal_is_recorded(int kind)
{
    return kind != MISDEAL_DEALER && kind != SKR_CUTTER_AWAY;
}

/* Short names for the table. */
#define SEAT NATIVE_BIT(NATIVE_SEAT)
#define BID NATIVE_BIT(NATIVE_BID)
#define CARD NATIVE_BIT(NATIVE_CARD)
#define CARDS NATIVE_BIT(NATIVE_CARDS)
#define GAME NATIVE_BIT(NATIVE_GAME)
#define LEVELS (NATIVE_BIT(NATIVE_HAND) | NATIVE_BIT(NATIVE_ANNOUNCED) \
                | NATIVE_BIT(NATIVE_ISS) | NATIVE_BIT(NATIVE_OUVERT) \
                | NATIVE_BIT(NATIVE_REVOLUTION))
#define NAMED (NATIVE_BIT(NATIVE_HAND) | NATIVE_BIT(NATIVE_OUVERT))
#define AWAY_SHOWN (NATIVE_BIT(NATIVE_DISCARD) | NATIVE_BIT(NATIVE_SHOWN))
#define CLAIM (NATIVE_BIT(NATIVE_DEMANDED) | NATIVE_BIT(NATIVE_LEAVES))
#define GETS NATIVE_BIT(NATIVE_GETS)
#define CLAUSE NATIVE_BIT(NATIVE_CLAUSE)
#define KIND NATIVE_BIT(NATIVE_KIND)
#define MISDEAL (SEAT | CARDS | NATIVE_BIT(NATIVE_FOUND) \
                 | NATIVE_BIT(NATIVE_FAULT) | NATIVE_BIT(NATIVE_LIFTED) \
                 | NATIVE_BIT(NATIVE_TOLD_APART) | NATIVE_BIT(NATIVE_LEAVE) \
                 | NATIVE_BIT(NATIVE_MATTERED) | NATIVE_BIT(NATIVE_PROVED) \
                 | NATIVE_BIT(NATIVE_PLAY_ON) | NATIVE_BIT(NATIVE_REMEDY))

const struct own_event own_events[] = {
    { "bid", MOVE_BID, SEAT | BID, 0,
      "bids; a number that is no bid breaks a clause" },
    { "hold", MOVE_HOLD, SEAT, 0,
      "says yes to a bid" },
    { "pass", MOVE_PASS, SEAT, 0,
      "passes" },
    { "take", MOVE_TAKE, SEAT, 0,
      "takes up the skat" },
    { "skat", MOVE_SKAT, CARDS, 0,
      "the two cards found in the skat" },
    { "announce", MOVE_ANNOUNCE, SEAT | GAME, LEVELS | AWAY_SHOWN,
      "announces; the two cards put away, and an open hand" },
    { "discard", MOVE_DISCARD, SEAT | CARDS, 0,
      "the cards put away, given after the announcement" },
    { "card", MOVE_CARD, SEAT | CARD, 0,
      "plays a card" },
    { "show", MOVE_SHOW, SEAT, CARDS | CLAIM,
      "lays his cards down, asking for a level, or leaving the others some tricks" },
    { "concede", MOVE_RESIGN, SEAT, 0,
      "says that he gives up" },
    { "timeout", MOVE_TIMEOUT, SEAT, 0,
      "runs out of time" },
    { "left", MOVE_LEFT, SEAT, 0,
      "leaves" },
    { "consent", MOVE_CONSENT, SEAT, 0,
      "agrees to the soloist's giving up, or to his offer" },
    { "object", MOVE_OBJECT, SEAT, 0,
      "does not agree to it" },
    { "throw", MOVE_THROW, SEAT, CARDS,
      "throws his cards down openly" },
    { "breach", MOVE_BREACH, SEAT | CLAUSE, CARDS,
      "breaks a clause other than by a card that he plays" },
    { "play-on", MOVE_PLAY_ON, SEAT, 0,
      "demands to play on after the other side's breach, or when the soloist gives up" },
    { "soloist", MOVE_SOLOIST, SEAT | BID, 0,
      "became soloist; the calls of the auction are not told, only the last bid" },
    { "took", MOVE_TRICK, SEAT, 0,
      "took the trick whose cards come before it" },
    { "house-rule", MOVE_HOUSE, CLAUSE, 0,
      "from here on a house rule applies, so that the rest is not judged" },
    { "contra", MOVE_CONTRA, SEAT, 0,
      "a defender says contra" },
    { "re", MOVE_RE, SEAT, 0,
      "the soloist answers re" },
    { "sup", MOVE_SUP, SEAT, 0,
      "a defender answers sup" },
    { "push", MOVE_PUSH, SEAT | CARDS, 0,
      "pushed ramsch: takes the cards offered, and passes on or puts away two" },
    { "refuse", MOVE_REFUSE, SEAT, 0,
      "pushed ramsch: refuses the cards offered" },
    { "exchange", MOVE_EXCHANGE, SEAT | CARDS | GETS, 0,
      "revolution: a defender gives cards to the other and gets as many" },
    { "bid-game", MOVE_NAME, SEAT | GAME, NAMED,
      "bids by naming a game in place of a number" },
    { "misdeal", MOVE_MISDEAL, KIND, MISDEAL,
      "something goes wrong with the deal; the words are those of skatref ask misdeal" },
};
const int own_event_count = sizeof own_events / sizeof *own_events;

const struct own_figure own_figures[FIGURES] = {
    [FIGURE_SOLOIST] = { "soloist", NATIVE_A_SEAT },
    [FIGURE_OUTCOME] = { "outcome", NATIVE_OUTCOME },
    [FIGURE_SCORE] = { "score", NATIVE_A_NUMBER },
    [FIGURE_MATADORS] = { "matadors", NATIVE_A_NUMBER },
    [FIGURE_OVERBID] = { "overbid", NATIVE_YES_OR_NO },
    [FIGURE_POINTS] = { "points", NATIVE_A_NUMBER },
    [FIGURE_TRICKS] = { "tricks", NATIVE_A_NUMBER },
    [FIGURE_SCHNEIDER] = { "schneider", NATIVE_A_FLAG },
    [FIGURE_SCHWARZ] = { "schwarz", NATIVE_A_FLAG },
    [FIGURE_PENALTY_0] = { "penalty_forehand", NATIVE_A_NUMBER },
    [FIGURE_PENALTY_1] = { "penalty_middlehand", NATIVE_A_NUMBER },
    [FIGURE_PENALTY_2] = { "penalty_rearhand", NATIVE_A_NUMBER },
    [FIGURE_LEFT] = { "left", NATIVE_A_SEAT },
    [FIGURE_TIMEOUT] = { "timeout", NATIVE_A_SEAT },
    [FIGURE_RESIGNED] = { "resigned", NATIVE_A_FLAG },
    [FIGURE_SCORE_0] = { "score_forehand", NATIVE_A_NUMBER },
    [FIGURE_SCORE_1] = { "score_middlehand", NATIVE_A_NUMBER },
    [FIGURE_SCORE_2] = { "score_rearhand", NATIVE_A_NUMBER },
};

const char *const own_piles[4] = { "F", "M", "R", "skat" };
