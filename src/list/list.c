/* Makes score lists from rows: runs every step in its order. */
#include "list/list.h"

#include <stdlib.h>
#include <string.h>

#include "base/none.h"
#include "list/book.h"
#include "list/judge-row.h"
#include "list/players.h"

/* Card points in a passed-in row were filled in by the form. */
static void learn_from_rows(struct rows *rows)
{
    rows->default_points = rows->empty_row = NONE;
    for (int i = 0; i < rows->count; i++) {
        const struct row *row = &rows->row[i];
        int points = number_or(row, F_POINTS, 0);

        if (rows->empty_row < 0 && knows(row, F_WON) && !knows(row, F_GAME)
            && row_empty(rows, row))
            rows->empty_row = i;
        rows->signed_values |= number_or(row, F_VALUE, 0) < 0;
        rows->signed_scores |= number_or(row, F_SCORE, 0) < 0;
        if (rows->default_points < 0 && points > 0 && row_passed_in(rows, row))
            rows->default_points = points;
    }
}

/* The place where the row has the name. */
static struct spot name_spot(const struct rows *rows, const struct row *row, int name)
{
    for (int i = 0; i < row->figures; i++)
        if (rows->figure[row->figure + i].name == name)
            return (struct spot){ row->line, rows->figure[row->figure + i].column };
    return spot(rows, row, is(row, F_SOLOIST, name) ? F_SOLOIST : F_DEALER);
}

static void report_refused(struct rows *rows, const struct list *list)
{
    struct spot at = name_spot(rows, list->refused_at, list->refused_name);
    const char *name = rows->names.text[list->refused_name];

    if (list->refused == TOO_MANY)
        add_flaw(rows, FINDING_UNDECIDED, SKR_C_GENERAL_TABLE, at, name,
                 "the series has more than %d names and is not added up", SKR_TABLE);
    else
        add_flaw(rows, FINDING_UNDECIDED, SKR_C_GENERAL_TABLE, at, name,
                 "a fourth player joins a table of three: the series is not added up;"
                 " begin another one with his first deal");
}

static int by_line(const void *a, const void *b)
{
    const struct flaw *x = a, *y = b;

    return x->at.line != y->at.line
        ? (x->at.line > y->at.line) - (x->at.line < y->at.line)
        : x->order - y->order;
}

/* ------------------------------------------------------ rows that are alike */

/* A row without a flaw, and its ruling: in a long list most rows are like others. */
struct memo {
    bool used;
    unsigned known;
    int number[FIELDS];
    const struct skr_code *code;
    struct ruling ruling;
};
#define MEMOS 2048

/* Fields that judge_row asks only whether they are known. */
static const unsigned unjudged = BIT(F_DEAL) | BIT(F_DEALER) | BIT(F_SOLOIST)
    | BIT(F_TOTAL);

static bool is_alike(const struct memo *memo, const struct row *row,
                     const struct skr_code *code)
{
    if (!memo->used || memo->known != row->known || !same_code(memo->code, code))
        return false;
    for (int f = 0; f < FIELDS; f++)
        if ((row->known & ~unjudged) >> f & 1
            && memo->number[f] != row->number[f])
            return false;
    return true;
}

static struct memo *find_memo(struct memo memo[MEMOS], const struct row *row)
{
    unsigned hash = row->known;

    for (int f = 0; f < FIELDS; f++)
        if ((row->known & ~unjudged) >> f & 1)
            hash = 31 * hash + (unsigned)row->number[f];
    return &memo[(hash ^ hash >> 11) % MEMOS];
}

static struct ruling judge_once(struct rows *rows, const struct row *row,
                                const struct skr_code *code,
                                struct memo memo[MEMOS])
{
    struct memo *at = find_memo(memo, row);
    bool plain = row->unread == 0 && row->figures == 0 && !row->malformed
        && !row->scored;
    int flaws = rows->flaws;
    struct ruling ruling;

    if (plain && is_alike(at, row, code))
        return at->ruling;
    ruling = judge_row(rows, row, code);
    if (plain && rows->flaws == flaws && !rows->no_memory) {
        *at = (struct memo){ .used = true, .known = row->known, .code = code,
                             .ruling = ruling };
        memcpy(at->number, row->number, sizeof at->number);
    }
    return ruling;
}

/* A score beyond all games is not booked: the sums might not fit in an int. */
static void rule_row(struct rows *rows, struct row *row,
                     const struct skr_code *code, struct memo memo[MEMOS])
{
    row->ruling = judge_once(rows, row, row_code(row, code), memo);
    if (abs(row->ruling.score) <= MOST_POINTS)
        return;
    leave_out(rows, row, FINDING_MALFORMED, SKR_C_RECORD_SYNTAX,
              N_("expected a score up to 100000, with all factors"));
    row->ruling = (struct ruling){ .kind = RULED_NOTHING, .factor = 1 };
}

static bool rule_rows(struct lists *lists)
{
    struct rows *rows = lists->rows;
    struct memo *memo = calloc(MEMOS, sizeof *memo);
    bool done = memo != NULL;

    for (int i = 0; i < rows->count && done; i++)
        rule_row(rows, &rows->row[i], lists->scoring.code, memo);
    free(memo);
    return done;
}

bool lists_make(struct lists *lists)
{
    struct rows *rows = lists->rows;

    find_names(lists);
    learn_from_rows(rows);
    if (!put_into_series(lists) || !rule_rows(lists))
        return false;
    for (int i = 0; i < lists->count; i++) {
        struct list *list = &lists->list[i];

        if (!check_numbers(rows, list))
            return false;
        seat_players(lists, list);
        if (list->refused != NOT_REFUSED) {
            report_refused(rows, list);
            book_alone(list);
        } else {
            sum_up(lists, list);
        }
    }
    if (rows->flaws > 0)
        qsort(rows->flaw, (size_t)rows->flaws, sizeof *rows->flaw, by_line);
    return !rows->no_memory;
}

void lists_free(struct lists *lists)
{
    free(lists->list);
}
