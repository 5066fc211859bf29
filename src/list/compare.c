/* Compares XSkat's list with the log of the same games. */
#include <stdio.h>
#include <string.h>

#include "base/none.h"
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

/* The points of the players in a ramsch, the lowest first; *loser: of the only one who has
 * any the number in the list or the seat in the log, or NONE. */
static void points_of(const int points[3], int sorted[3], int *loser)
{
    int having = 0;

    *loser = NONE;
    for (int i = 0; i < 3; i++) {
        int at = i;

        for (; at > 0 && sorted[at - 1] > points[i]; at--)
            sorted[at] = sorted[at - 1];
        sorted[at] = points[i];
        if (points[i] != 0) {
            *loser = i;
            having++;
        }
    }
    if (having != 1)
        *loser = NONE;
}

static void compare_ramsch(struct comparison *c)
{
    int written[3] = { 0 }, listed[3], ruled[3], number, seat;
    const struct mark *f = figures_of(c->rows, c->row);
    const char *name;

    for (int i = 0; i < c->row->figures && i < 3; i++)
        written[i] = f[i].number;
    points_of(written, listed, &number);
    points_of(c->game->seat_score, ruled, &seat);
    for (int i = 0; i < 3; i++)
        if (listed[i] != ruled[i]) {
            if (is_doubled(listed[i], ruled[i]))
                report_bock(c, listed[i], ruled[i]);
            else
                report(c, SKR_C_SHEET_ENTRY, NUMBER(listed[i]), NUMBER(ruled[i]), "");
            return;
        }
    if (number < 0 || seat < 0 || c->game->seat[seat] < 0)
        return;
    name = c->log->names.text[c->game->seat[seat]];
    if (!same_player(c, number, name))
        report(c, SKR_C_HOME_RAMSCH_LOSER, c->rows->names.text[f[number].name], name, "");
}

/* Without a house rule for it the log's ramsch has no score to compare with. */
static bool has_ramsch(const struct skr_code *code)
{
    return skr_in_force(code, SKR_C_HOME_RAMSCH)
        || skr_in_force(code, SKR_C_HOME_PUSHED_RAMSCH);
}

/* What was played, in a few words. */
static const char *kind_of(const struct row *row)
{
    return is(row, F_GAME, SKR_RAMSCH) ? N_("a ramsch")
        : knows(row, F_SCORE) ? N_("a game") : N_("passed in");
}

static void compare_game(struct comparison *c)
{
    const char *player = name_or(c->rows, c->row, F_SOLOIST, "");
    const char *name = name_or(c->log, c->game, F_SOLOIST, NULL);
    const char *row = kind_of(c->row), *game = kind_of(c->game);

    if (c->row->malformed || c->game->malformed
        || (is(c->row, F_GAME, SKR_RAMSCH) && !has_ramsch(row_code(c->game, c->code))))
        return;
    if (strcmp(row, game) != 0) {
        report(c, SKR_C_VALUE_PASSED_IN, tr(c->rows->language, row),
               tr(c->rows->language, game), "");
    } else if (is(c->row, F_GAME, SKR_RAMSCH)) {
        compare_ramsch(c);
    } else if (knows(c->row, F_SCORE)) {
        if (name != NULL
            && !same_player(c, player[strlen(player) - 1] - '1', name))
            report(c, SKR_C_AUCTION_SOLOIST, player, name, "");
        compare_score(c);
    }
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
