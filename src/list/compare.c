/* Compares XSkat's list with the log of the same games. */
#include <stdio.h>
#include <string.h>

#include "list/readers.h"

struct comparison {
    struct rows *rows;
    const struct rows *log;
    const struct skr_code *code;
    const char *called[3];     /* by player of the list: the name in the log, or a
                                  null pointer */
    const struct row *row, *game; /* the same game in list and log */
};

/* hint: text after the line of the log; may be empty. */
static void report(const struct comparison *c, enum skr_clause clause,
                   const char *recorded, const char *ruled, const char *hint)
{
    add_flaw(c->rows, FINDING_WRONG, clause, (struct spot){ c->row->line, 0 },
             recorded, N_("%.30s (line %u of the log)%s"), ruled, c->game->line,
             tr(c->rows->language, hint));
}

/* clause home.bock: in rounds of bock XSkat doubles scores, and its log does not show
 * them. */
static void report_bock(const struct comparison *c, int recorded, int ruled)
{
    add_flaw(c->rows, FINDING_UNDECIDED, SKR_C_HOME_BOCK,
             (struct spot){ c->row->line, 0 }, NUMBER(recorded),
             N_("right if a round of bock doubled %d (line %u of the log)"), ruled,
             c->game->line);
}

/* Was the score doubled, up to four times? */
static bool is_doubled(int recorded, int ruled)
{
    for (int factor = 2; factor <= 16; factor *= 2)
        if (recorded == factor * ruled)
            return true;
    return false;
}

/* The clause that explains the recorded score: another code counts a lost hand
 * game so, or the game was doubled at the table. */
static enum skr_clause explain(const struct comparison *c, int recorded,
                               int ruled)
{
    bool lost_hand = ruled < 0 && is(c->game, F_HAND, 1);
    bool once = skr_in_force(c->code, SKR_C_VALUE_LOST_ONCE);

    if (lost_hand && once && recorded == 2 * ruled)
        return SKR_C_VALUE_LOST_DOUBLE;
    if (lost_hand && !once && 2 * recorded == ruled)
        return SKR_C_VALUE_LOST_ONCE;
    return is_doubled(recorded, ruled) ? SKR_C_HOME_CONTRA : SKR_C_SHEET_ENTRY;
}

/* Does the log show a contra that its score leaves out? */
static bool lacks_contra(const struct comparison *c)
{
    return c->game->contra
        && !skr_in_force(row_code(c->game, c->code), SKR_C_HOME_CONTRA);
}

static void compare_score(const struct comparison *c)
{
    int recorded = c->row->number[F_SCORE], ruled = c->game->number[F_SCORE];
    enum skr_clause clause = explain(c, recorded, ruled);

    if (clause == SKR_C_HOME_CONTRA && !lacks_contra(c))
        report_bock(c, recorded, ruled);
    else if (recorded != ruled)
        report(c, clause, NUMBER(recorded), NUMBER(ruled),
               clause == SKR_C_VALUE_LOST_ONCE
               ? N_("; right with --code=altenburg1937")
               : clause == SKR_C_VALUE_LOST_DOUBLE
               ? N_("; right with --code=isko2022")
               : "");
}

/* XSkat's list numbers the players, the log names them. A number gets its name at
 * its first game; two numbers never have the same name. */
static bool same_player(struct comparison *c, int number, const char *name)
{
    if (c->called[number] != NULL)
        return strcmp(c->called[number], name) == 0;
    for (int i = 0; i < 3; i++)
        if (c->called[i] != NULL && strcmp(c->called[i], name) == 0)
            return false;
    c->called[number] = name;
    return true;
}

static void compare_game(struct comparison *c)
{
    bool row = !knows(c->row, F_PASSED), game = knows(c->game, F_SCORE);
    const char *player = name_or(c->rows, c->row, F_SOLOIST, "");
    const char *name = name_or(c->log, c->game, F_SOLOIST, NULL);

    if (c->row->malformed || c->game->malformed)
        return;
    if (row != game)
        report(c, SKR_C_VALUE_PASSED_IN,
               tr(c->rows->language, row ? N_("a game") : N_("passed in")),
               tr(c->rows->language, game ? N_("a game") : N_("passed in")), "");
    if (!row || !game)
        return;
    if (name != NULL
        && !same_player(c, player[strlen(player) - 1] - '1', name))
        report(c, SKR_C_AUCTION_SOLOIST, player, name, "");
    compare_score(c);
}

void compare_with_log(struct rows *rows, const struct rows *log,
                      const struct skr_code *code)
{
    struct comparison c = { .rows = rows, .log = log, .code = code };
    int before = log->count - rows->count;

    if (before < 0) {
        char recorded[40];

        snprintf(recorded, sizeof recorded, trn(rows->language, "%d row", "%d rows",
                                                rows->count), rows->count);
        add_flaw(rows, FINDING_WRONG, SKR_C_SHEET_SERIES, (struct spot){ 0, 0 },
                 recorded, N_("games in the log: %d"), log->count);
        before = 0;
    }
    for (int i = 0; i < rows->count && before + i < log->count; i++) {
        c.row = &rows->row[i];
        c.game = &log->row[before + i];
        compare_game(&c);
    }
}
