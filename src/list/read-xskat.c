/* The list that XSkat keeps: its rows, and what its log rules of the same
 * games. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "formats/xskat-list.h"
#include "list/readers.h"

/* A row that is not added up, and why. */
static void leave_out(struct rows *rows, struct row *row, enum skr_clause clause,
                      const char *why)
{
    struct flaw *flaw = rows_flaw(rows, FINDING_UNDECIDED, clause, row->line, 0);

    snprintf(flaw->ruled, sizeof flaw->ruled, "%s", why);
    row->malformed = true;
}

/* In a list there is no more than who was soloist, and what was booked. */
static void add_row(struct rows *rows, const struct xskat_row *from,
                    const int player[3])
{
    struct row *row = rows_add(rows, from->line);

    if (row == NULL)
        return;
    if (from->value == 0) {
        tell(row, F_PASSED, 1);
        return;
    }
    tell(row, F_SOLOIST, player[from->player]);
    tell(row, F_WON, from->won);
    tell(row, F_SCORE, from->won ? from->value : -from->value);
    if (from->ramsch)
        leave_out(rows, row, SKR_C_HOME_RAMSCH, "a ramsch is not added up");
}

/* clause sheet.series: games of before are in the list only as sums. */
static void tell_carried(struct rows *rows, const struct xskat_list *list)
{
    struct flaw *flaw;

    if (list->points[0] == 0 && list->points[1] == 0 && list->points[2] == 0)
        return;
    flaw = rows_flaw(rows, FINDING_UNDECIDED, SKR_C_SHEET_SERIES, 1, 0);
    snprintf(flaw->recorded, sizeof flaw->recorded, "%d %d %d",
             list->points[0], list->points[1], list->points[2]);
    snprintf(flaw->ruled, sizeof flaw->ruled,
             "carried over; added up are the rows below");
}

bool is_xskat_list(const char *text, size_t size)
{
    struct xskat_list_error error;
    struct xskat_list *list = calloc(1, sizeof *list);
    bool is = list != NULL && (xskat_list_read(text, size, list, &error)
                               || error.line > 6);

    free(list);
    return is;
}

bool read_xskat_list(struct rows *rows, char *text, size_t size, char *error)
{
    struct xskat_list_error where;
    struct xskat_list *list = calloc(1, sizeof *list);
    bool read = list != NULL && xskat_list_read(text, size, list, &where);
    int player[3];

    snprintf(error, READ_ERROR, "out of memory");
    if (list != NULL && !read)
        snprintf(error, READ_ERROR, "line %u: expected %s", where.line,
                 where.expected);
    if (read) {
        rows->judged = rows->signed_scores = true;
        player[0] = rows_name(rows, "player 1", 8);
        player[1] = rows_name(rows, "player 2", 8);
        player[2] = rows_name(rows, "player 3", 8);
        tell_carried(rows, list);
        for (int i = 0; i < list->rows; i++)
            add_row(rows, &list->row[i], player);
        read = !rows->no_memory;
    }
    free(list);
    free(text);
    return read;
}

/* -------------------------------------------------------------- beside the log */

/* A row of the list and the same game of the log. */
struct pair {
    struct rows *rows;
    const struct row *row, *game;
    const struct skr_code *code;
};

static struct flaw *differs(const struct pair *p, enum skr_clause clause)
{
    return rows_flaw(p->rows, FINDING_WRONG, clause, p->row->line, 0);
}

/* The clause that explains the recorded score: how another code counts a lost
 * hand game, or what was said at the table. */
static enum skr_clause explain(const struct pair *p, int recorded, int ruled)
{
    bool lost_hand = ruled < 0 && is(p->game, F_HAND, 1);

    if (lost_hand && p->code->lost_hand_once && recorded == 2 * ruled)
        return SKR_C_VALUE_LOST_DOUBLE;
    if (lost_hand && !p->code->lost_hand_once && 2 * recorded == ruled)
        return SKR_C_VALUE_LOST_ONCE;
    if (recorded == 2 * ruled || recorded == 4 * ruled)
        return SKR_C_HOME_CONTRA;
    return SKR_C_SHEET_ENTRY;
}

static const char *hint(enum skr_clause clause)
{
    return clause == SKR_C_VALUE_LOST_ONCE ? "; so by --code=altenburg1937"
        : clause == SKR_C_VALUE_LOST_DOUBLE ? "; so by --code=isko2022" : "";
}

static void compare_score(const struct pair *p)
{
    int recorded = p->row->number[F_SCORE], ruled = p->game->number[F_SCORE];
    enum skr_clause clause = explain(p, recorded, ruled);
    struct flaw *flaw;

    if (recorded == ruled)
        return;
    flaw = differs(p, clause);
    snprintf(flaw->recorded, sizeof flaw->recorded, "%d", recorded);
    snprintf(flaw->ruled, sizeof flaw->ruled, "%d (line %u of the log)%s",
             ruled, p->game->line, hint(clause));
}

/* clause value.passed-in */
static void compare_played(const struct pair *p, bool row, bool game)
{
    struct flaw *flaw = differs(p, SKR_C_VALUE_PASSED_IN);

    snprintf(flaw->recorded, sizeof flaw->recorded, row ? "a game" : "passed in");
    snprintf(flaw->ruled, sizeof flaw->ruled, "%s (line %u of the log)",
             game ? "a game" : "passed in", p->game->line);
}

/* Players of the list are numbers, of the log names. Whose is whose is learnt
 * where a number first comes: no name has two numbers. */
static bool same_player(int number, const char *name, const char *called[3])
{
    if (called[number] != NULL)
        return strcmp(called[number], name) == 0;
    for (int i = 0; i < 3; i++)
        if (called[i] != NULL && strcmp(called[i], name) == 0)
            return false;
    called[number] = name;
    return true;
}

static void compare_soloist(const struct pair *p, const struct rows *log,
                            const char *called[3])
{
    const char *player = p->rows->names.text[p->row->number[F_SOLOIST]];
    const char *name = log->names.text[p->game->number[F_SOLOIST]];
    struct flaw *flaw;

    if (same_player(player[strlen(player) - 1] - '1', name, called))
        return;
    flaw = differs(p, SKR_C_AUCTION_SOLOIST);
    snprintf(flaw->recorded, sizeof flaw->recorded, "%s", player);
    snprintf(flaw->ruled, sizeof flaw->ruled, "%.30s (line %u of the log)", name,
             p->game->line);
}

static void compare_row(const struct pair *p, const struct rows *log,
                        const char *called[3])
{
    bool row = !knows(p->row, F_PASSED), game = knows(p->game, F_SCORE);

    if (p->row->malformed || p->game->malformed)
        return;
    if (row != game) {
        compare_played(p, row, game);
        return;
    }
    if (!row)
        return;
    if (knows(p->game, F_SOLOIST))
        compare_soloist(p, log, called);
    compare_score(p);
}

void compare_with_log(struct rows *rows, const struct rows *log,
                      const struct skr_code *code)
{
    const char *called[3] = { NULL, NULL, NULL };
    int before = log->count - rows->count;

    if (before < 0) {
        struct flaw *flaw = rows_flaw(rows, FINDING_WRONG, SKR_C_SHEET_SERIES, 0, 0);

        snprintf(flaw->recorded, sizeof flaw->recorded, "%d rows", rows->count);
        snprintf(flaw->ruled, sizeof flaw->ruled, "%d games in the log",
                 log->count);
        before = 0;
    }
    for (int i = 0; i < rows->count && before + i < log->count; i++) {
        struct pair pair = { rows, &rows->row[i], &log->row[before + i], code };

        compare_row(&pair, log, called);
    }
}
