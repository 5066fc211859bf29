/* The facts of each question in the order in which a referee asks for them. */
#include "question/next.h"

#define STEP(form, row, path, kind, choose) \
    { FORM_##form, FACT_##row, path, STEP_##kind, NULL, NULL, false, false, choose }
#define SAID(form, row, path, kind, label, why, flow, choose) \
    { FORM_##form, FACT_##row, path, STEP_##kind, label, why, flow, false, choose }
#define PAIR(form, row, path, label, why) \
    { FORM_##form, FACT_##row, path, STEP_NUMBER, label, why, false, true, NULL }

const struct step steps[] = {
    STEP(VALUE, GAME, "game", CHOICE, choose_game),
    SAID(VALUE, HAND, "hand", CHOICE, N_("How was it played?"), NULL, true, choose_played),
    STEP(VALUE, BID, "bid", BID, choose_bid),
    SAID(VALUE, MATADORS, "matadors", JACKS, N_("Which jacks did the soloist have?"),
         N_("with those of the skat: the matadors multiply the value"), false, NULL),
    STEP(VALUE, TWELVE, "cards", CARDS, NULL),
    SAID(VALUE, POINTS, "points", NUMBER,
         N_("How many card points does the soloist have, with the skat?"), NULL, false, NULL),
    STEP(VALUE, ENDING, "ending", CHOICE, choose_word),
    SAID(VALUE, UNPLAYED_POINTS, "defenders_points", NUMBER,
         N_("How many card points did the defenders have by then?"), NULL, false, NULL),
    SAID(VALUE, UNPLAYED_TRICKS, "unplayed_tricks", CHOICE,
         N_("How many cards does each still hold?"), NULL, false, choose_held),
    SAID(VALUE, TRICKS, "tricks", CHOICE, N_("How many tricks does the soloist have?"),
         NULL, false, choose_tricks),
    STEP(VALUE, UNPLAYED_POINTS, "unplayed_points", NUMBER, NULL),
    STEP(VALUE, DEFENDERS_TRICKS, "defenders_tricks", NUMBER, NULL),

    STEP(ENDING, HAPPENING, "happened.kind", CHOICE, choose_word),
    SAID(ENDING, BY, "happened.by", CHOICE, N_("Who?"), NULL, false, choose_by),
    SAID(ENDING, LEAVE_GIVEN, "happened.leave", CHOICE, NULL, NULL, true, choose_leave),
    SAID(ENDING, NOTICED, "happened.noticed", CHOICE, NULL,
         N_("when somebody said it, not when the play ended"), false, choose_word),
    STEP(ENDING, TRICK_TO, "happened.trick_to", CHOICE, choose_trick_to),
    STEP(ENDING, GAME, "game", CHOICE, choose_game),
    SAID(ENDING, HAND, "hand", CHOICE, N_("How was it played?"), NULL, true, choose_played),
    PAIR(ENDING, POINTS, "points",
         N_("How many card points did the soloist have by then, with the skat?"),
         N_("whether the game was decided depends on it")),
    SAID(ENDING, UNPLAYED_POINTS, "defenders_points", NUMBER,
         N_("How many card points did the defenders have by then?"),
         N_("whether the game was decided depends on it"), false, NULL),
    SAID(ENDING, UNPLAYED_TRICKS, "unplayed_tricks", CHOICE,
         N_("How many cards does each still hold?"),
         N_("those who have played to this trick: one more"), false, choose_held),
    SAID(ENDING, AGREED, "happened.agreed", CHOICE, N_("Do the defenders agree?"), NULL,
         false, choose_agreed),
    STEP(ENDING, HANDS, "hands", HANDS, NULL),
    STEP(ENDING, TURN, "turn", CHOICE, choose_turn),
    SAID(ENDING, TRICKS, "tricks", CHOICE, N_("How many tricks did the soloist have by"
                                              " then?"),
         NULL, false, choose_tricks),
    STEP(ENDING, BID, "bid", BID, choose_bid),
    SAID(ENDING, MATADORS, "matadors", JACKS, N_("Which jacks did the soloist have?"),
         N_("with those of the skat: the matadors multiply the value"), false, NULL),
    STEP(ENDING, TWELVE, "cards", CARDS, NULL),
    STEP(ENDING, UNPLAYED_POINTS, "unplayed_points", NUMBER, NULL),
    STEP(ENDING, DEFENDERS_TRICKS, "defenders_tricks", NUMBER, NULL),

    STEP(MISDEAL, KIND, "kind", CHOICE, choose_word),
    STEP(MISDEAL, FOUND, "found", CHOICE, choose_word),
    SAID(MISDEAL, COUNTS, "cards", COUNTS,
         N_("How many cards does each have, with those that he has played?"),
         N_("the cards of the skat are counted below, even if the soloist took"
            " them up"), false, NULL),
    STEP(MISDEAL, MISDEAL_SOLOIST, "soloist", CHOICE, choose_word),
    STEP(MISDEAL, LIFTED, "lifted", NUMBER, NULL),
    STEP(MISDEAL, MISDEAL_BY, "by", CHOICE, choose_seat),
    STEP(MISDEAL, FAULT, "fault", CHOICE, choose_word),
    STEP(MISDEAL, TOLD_APART, "told_apart", CHOICE, choose_flag),
    STEP(MISDEAL, LEAVE, "leave", CHOICE, choose_flag),
    STEP(MISDEAL, LONG_AWAY, "long", CHOICE, choose_flag),
    STEP(MISDEAL, TABLE, "players", NUMBER, NULL),
    STEP(MISDEAL, RESERVED, "reserved", CHOICE, choose_flag),
    STEP(MISDEAL, MATTERED, "mattered", CHOICE, choose_flag),
    STEP(MISDEAL, DEALER, "dealer", NUMBER, NULL),
    STEP(MISDEAL, NUMBER_OF_DEAL, "deal", NUMBER, NULL),
    STEP(MISDEAL, MISDEAL_GAME, "game", CHOICE, choose_announced),
    SAID(MISDEAL, HAND, "hand", CHOICE, N_("How was it played?"), NULL, false,
         choose_played),
    STEP(MISDEAL, BID, "bid", BID, choose_bid),
    SAID(MISDEAL, MATADORS, "matadors", JACKS, N_("Which jacks did the soloist have?"),
         N_("with those of the skat: the matadors multiply the value"), false, NULL),

    STEP(AUCTION, CALLS, "calls", CALLS, NULL),

    STEP(ANNOUNCE, SKAT_TAKEN, "skat_taken", CHOICE, choose_flag),
    SAID(ANNOUNCE, LATE, "late", CHOICE, N_("When did he say it?"), NULL, true, choose_late),
    SAID(ANNOUNCE, GAME, "said.game", CHOICE, N_("Which game did he announce?"), NULL, false,
         choose_game),
    SAID(ANNOUNCE, HAND, "said.hand", MANY, N_("What did he say with it?"),
         NULL, true, choose_parts),
    STEP(ANNOUNCE, BID, "bid", BID, choose_bid),

    SAID(RAMSCH, RAMSCH_POINTS, "points", THREE, NULL, N_("in their tricks, without the skat"),
         false, NULL),
    STEP(RAMSCH, RAMSCH_TRICKS, "tricks", THREE, NULL),
    STEP(RAMSCH, PUSHED, "pushed", CHOICE, choose_flag),
    STEP(RAMSCH, LAST_TRICK, "last_trick", CHOICE, choose_word),
};
const int steps_count = (int)(sizeof steps / sizeof *steps);

const struct step extras[] = {
    STEP(VALUE, ENDING, "ending", CHOICE, choose_word),
    STEP(VALUE, CONTRA, "contra", CHOICE, choose_contra),
    STEP(ENDING, PLAY_ON, "happened.play_on", CHOICE, choose_flag),
    STEP(ENDING, LEAVE_GIVEN, "happened.leave", CHOICE, choose_flag),
    STEP(ENDING, ASKED, "happened.asked", CHOICE, choose_word),
    STEP(ENDING, CONTRA, "contra", CHOICE, choose_contra),
    STEP(MISDEAL, COUNT_PLAY_ON, "play_on", CHOICE, choose_flag),
    STEP(ANNOUNCE, LAID_OPEN, "laid_open", CHOICE, choose_flag),
};
const int extras_count = (int)(sizeof extras / sizeof *extras);
