/* The forms of skatref's own record, which reader and writer follow. */
#include <stddef.h>

#include "formats/json-forms.h"

const char *const native_fields[NATIVE_FIELDS] = {
    [NATIVE_SEAT] = "seat",           [NATIVE_BID] = "bid",
    [NATIVE_CARD] = "card",           [NATIVE_CARDS] = "cards",
    [NATIVE_GAME] = "game",           [NATIVE_HAND] = "hand",
    [NATIVE_ANNOUNCED] = "announced", [NATIVE_ISS] = "iss",
    [NATIVE_OUVERT] = "ouvert",       [NATIVE_DISCARD] = "discard",
    [NATIVE_SHOWN] = "shown",         [NATIVE_DEMANDED] = "demanded",
    [NATIVE_LEAVES] = "leaves",       [NATIVE_CLAUSE] = "clause",
    [NATIVE_REVOLUTION] = "revolution", [NATIVE_GETS] = "gets",
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
#define TOLD (NATIVE_BIT(NATIVE_DISCARD) | NATIVE_BIT(NATIVE_SHOWN))
#define CLAIM (NATIVE_BIT(NATIVE_DEMANDED) | NATIVE_BIT(NATIVE_LEAVES))
#define GETS NATIVE_BIT(NATIVE_GETS)
#define CLAUSE NATIVE_BIT(NATIVE_CLAUSE)

const struct native_event native_events[] = {
    /* event       kind               must tell      may tell */
    { "bid",       SKR_MOVE_BID,      SEAT | BID,    0 },
    { "hold",      SKR_MOVE_HOLD,     SEAT,          0 },
    { "pass",      SKR_MOVE_PASS,     SEAT,          0 },
    { "take",      SKR_MOVE_TAKE,     SEAT,          0 },
    { "skat",      SKR_MOVE_SKAT,     CARDS,         0 },
    { "announce",  SKR_MOVE_ANNOUNCE, SEAT | GAME,   LEVELS | TOLD },
    { "discard",   SKR_MOVE_DISCARD,  SEAT | CARDS,  0 },
    { "card",      SKR_MOVE_CARD,     SEAT | CARD,   0 },
    { "show",      SKR_MOVE_SHOW,     SEAT,          CARDS | CLAIM },
    { "concede",   SKR_MOVE_RESIGN,   SEAT,          0 },
    { "timeout",   SKR_MOVE_TIMEOUT,  SEAT,          0 },
    { "left",      SKR_MOVE_LEFT,     SEAT,          0 },
    { "consent",   SKR_MOVE_CONSENT,  SEAT,          0 },
    { "object",    SKR_MOVE_OBJECT,   SEAT,          0 },
    { "throw",     SKR_MOVE_THROW,    SEAT,          CARDS },
    { "breach",    SKR_MOVE_BREACH,   SEAT | CLAUSE, CARDS },
    { "play-on",   SKR_MOVE_PLAY_ON,  SEAT,          0 },
    { "soloist",   SKR_MOVE_SOLOIST,  SEAT | BID,    0 },
    { "took",      SKR_MOVE_TRICK,    SEAT,          0 },
    { "house-rule", SKR_MOVE_HOUSE,   CLAUSE,        0 },
    { "contra",    SKR_MOVE_CONTRA,   SEAT,          0 },
    { "re",        SKR_MOVE_RE,       SEAT,          0 },
    { "sup",       SKR_MOVE_SUP,      SEAT,          0 },
    { "push",      SKR_MOVE_PUSH,     SEAT | CARDS,  0 },
    { "refuse",    SKR_MOVE_REFUSE,   SEAT,          0 },
    { "exchange",  SKR_MOVE_EXCHANGE, SEAT | CARDS | GETS, 0 },
};
const int native_event_count = sizeof native_events / sizeof *native_events;

const struct native_figure native_figures[SKR_FIGURES] = {
    [SKR_FIGURE_SOLOIST] = { "soloist", NATIVE_A_SEAT },
    [SKR_FIGURE_OUTCOME] = { "outcome", NATIVE_OUTCOME },
    [SKR_FIGURE_SCORE] = { "score", NATIVE_A_NUMBER },
    [SKR_FIGURE_MATADORS] = { "matadors", NATIVE_A_NUMBER },
    [SKR_FIGURE_OVERBID] = { "overbid", NATIVE_YES_OR_NO },
    [SKR_FIGURE_POINTS] = { "points", NATIVE_A_NUMBER },
    [SKR_FIGURE_TRICKS] = { "tricks", NATIVE_A_NUMBER },
    [SKR_FIGURE_SCHNEIDER] = { "schneider", NATIVE_A_FLAG },
    [SKR_FIGURE_SCHWARZ] = { "schwarz", NATIVE_A_FLAG },
    [SKR_FIGURE_PENALTY_0] = { "penalty_forehand", NATIVE_A_NUMBER },
    [SKR_FIGURE_PENALTY_1] = { "penalty_middlehand", NATIVE_A_NUMBER },
    [SKR_FIGURE_PENALTY_2] = { "penalty_rearhand", NATIVE_A_NUMBER },
    [SKR_FIGURE_LEFT] = { "left", NATIVE_A_SEAT },
    [SKR_FIGURE_TIMEOUT] = { "timeout", NATIVE_A_SEAT },
    [SKR_FIGURE_RESIGNED] = { "resigned", NATIVE_A_FLAG },
    [SKR_FIGURE_SCORE_0] = { "score_forehand", NATIVE_A_NUMBER },
    [SKR_FIGURE_SCORE_1] = { "score_middlehand", NATIVE_A_NUMBER },
    [SKR_FIGURE_SCORE_2] = { "score_rearhand", NATIVE_A_NUMBER },
};

const char *const native_outcomes[3] = { "loss", "win", "penalty" };
const char *const native_levels[3] = { NULL, "schneider", "schwarz" };
const char *const native_seats[3] = { "F", "M", "R" };
const char *const native_piles[4] = { "F", "M", "R", "skat" };
