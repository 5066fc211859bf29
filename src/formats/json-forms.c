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

#define AT(member) offsetof(struct told_misdeal, member)
const struct own_misdeal own_misdeals[NATIVE_FIELDS] = {
    [NATIVE_KIND] = { AT(kind), &misdeal_terms, 0 },
    [NATIVE_FOUND] = { AT(found), &found_terms, 0 },
    [NATIVE_FAULT] = { AT(fault), &fault_terms, 0 },
    [NATIVE_LIFTED] = { AT(lifted), NULL, 32 },
    [NATIVE_TOLD_APART] = { AT(told_apart), NULL, 0 },
    [NATIVE_LEAVE] = { AT(leave), NULL, 0 },
    [NATIVE_MATTERED] = { AT(mattered), NULL, 0 },
    [NATIVE_PROVED] = { AT(proved), &level_terms, 0 },
    [NATIVE_PLAY_ON] = { AT(play_on), NULL, 0 },
    [NATIVE_REMEDY] = { AT(remedy), &remedy_terms, 0 },
};

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
    /* event       kind               needed         optional */
    { "bid",       MOVE_BID,      SEAT | BID,    0 },
    { "hold",      MOVE_HOLD,     SEAT,          0 },
    { "pass",      MOVE_PASS,     SEAT,          0 },
    { "take",      MOVE_TAKE,     SEAT,          0 },
    { "skat",      MOVE_SKAT,     CARDS,         0 },
    { "announce",  MOVE_ANNOUNCE, SEAT | GAME,   LEVELS | AWAY_SHOWN },
    { "discard",   MOVE_DISCARD,  SEAT | CARDS,  0 },
    { "card",      MOVE_CARD,     SEAT | CARD,   0 },
    { "show",      MOVE_SHOW,     SEAT,          CARDS | CLAIM },
    { "concede",   MOVE_RESIGN,   SEAT,          0 },
    { "timeout",   MOVE_TIMEOUT,  SEAT,          0 },
    { "left",      MOVE_LEFT,     SEAT,          0 },
    { "consent",   MOVE_CONSENT,  SEAT,          0 },
    { "object",    MOVE_OBJECT,   SEAT,          0 },
    { "throw",     MOVE_THROW,    SEAT,          CARDS },
    { "breach",    MOVE_BREACH,   SEAT | CLAUSE, CARDS },
    { "play-on",   MOVE_PLAY_ON,  SEAT,          0 },
    { "soloist",   MOVE_SOLOIST,  SEAT | BID,    0 },
    { "took",      MOVE_TRICK,    SEAT,          0 },
    { "house-rule", MOVE_HOUSE,   CLAUSE,        0 },
    { "contra",    MOVE_CONTRA,   SEAT,          0 },
    { "re",        MOVE_RE,       SEAT,          0 },
    { "sup",       MOVE_SUP,      SEAT,          0 },
    { "push",      MOVE_PUSH,     SEAT | CARDS,  0 },
    { "refuse",    MOVE_REFUSE,   SEAT,          0 },
    { "exchange",  MOVE_EXCHANGE, SEAT | CARDS | GETS, 0 },
    { "bid-game",  MOVE_NAME,     SEAT | GAME,   NAMED },
    { "misdeal",   MOVE_MISDEAL,  KIND,          MISDEAL },
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
