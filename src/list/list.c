/* Makes score lists from rows: runs every step in its order. */
#include "list/list.h"

#include <stdlib.h>

#include "list/book.h"
#include "list/judge-row.h"
#include "list/players.h"

/* Card points in a passed-in row were filled in by the form. */
static void learn_from_rows(struct rows *rows)
{
    rows->default_points = -1;
    for (int i = 0; i < rows->count; i++) {
        const struct row *row = &rows->row[i];
        int points = number_or(row, F_POINTS, 0);

        rows->signed_values |= number_or(row, F_VALUE, 0) < 0;
        rows->signed_scores |= number_or(row, F_SCORE, 0) < 0;
        if (rows->default_points < 0 && points > 0 && row_passed_in(row))
            rows->default_points = points;
    }
}

static void report_too_many(struct rows *rows, const struct list *list)
{
    bool deals = list->count > MOST_DEALS;

    add_flaw(rows, FINDING_UNDECIDED, SKR_C_GENERAL_TABLE,
             spot(rows, list->first, F_SOLOIST), "", deals
             ? "the series has more than %d deals and is not added up"
             : "the series has more than %d names and is not added up",
             deals ? MOST_DEALS : SKR_TABLE);
}

static int by_line(const void *a, const void *b)
{
    const struct flaw *x = a, *y = b;

    return x->at.line != y->at.line
        ? (x->at.line > y->at.line) - (x->at.line < y->at.line)
        : x->order - y->order;
}

bool lists_make(struct lists *lists)
{
    struct rows *rows = lists->rows;

    find_names(lists);
    learn_from_rows(rows);
    if (!put_into_series(lists))
        return false;
    for (int i = 0; i < rows->count; i++)
        rows->row[i].ruling = judge_row(rows, &rows->row[i],
                                        lists->scoring.code);
    for (int i = 0; i < lists->count; i++) {
        struct list *list = &lists->list[i];

        seat_players(lists, list);
        if (!check_numbers(rows, list))
            return false;
        if (list->too_many)
            report_too_many(rows, list);
        else
            sum_up(lists, list);
    }
    if (rows->flaws > 0)
        qsort(rows->flaw, (size_t)rows->flaws, sizeof *rows->flaw, by_line);
    return !rows->no_memory;
}

void lists_free(struct lists *lists)
{
    free(lists->list);
}
