/* Puts rows into series, and checks that each deal is there once. */
#include "list/series.h"

#include <stdlib.h>

static struct list *new_list(struct lists *lists, const struct row *row)
{
    struct list *list;

    if (!make_room((void **)&lists->list, lists->count, &lists->room,
                   sizeof *list))
        return NULL;
    list = &lists->list[lists->count++];
    *list = (struct list){ .series = row->series, .date = row->date };
    return list;
}

/* Does the row begin another series with the same name, or without one? The numbers
 * of its deals go back: with another date, or, without a name, to 1. */
static bool begins_again(const struct list *list, const struct row *row)
{
    const struct row *last = list->last;
    bool back = knows(row, F_DEAL) && knows(last, F_DEAL)
        && row->number[F_DEAL] <= last->number[F_DEAL];

    return back
        && (row->date != last->date
            || (row->series < 0 && is(row, F_DEAL, 1) && !is(last, F_DEAL, 1)));
}

static void append(struct list *list, struct row *row)
{
    if (list->last != NULL)
        list->last->next = row;
    else
        list->first = row;
    list->last = row;
    row->position = ++list->count;
}

bool put_into_series(struct lists *lists)
{
    struct rows *rows = lists->rows;
    /* By name + 1: index + 1 of its latest series, or 0. */
    int *latest = calloc((size_t)rows->names.count + 1, sizeof *latest);
    bool memory = latest != NULL;

    for (int i = 0; i < rows->count && memory; i++) {
        struct row *row = &rows->row[i];
        int *at = &latest[row->series + 1];
        struct list *list = *at > 0 ? &lists->list[*at - 1] : NULL;

        if (list == NULL || begins_again(list, row)) {
            list = new_list(lists, row);
            *at = lists->count;
        }
        memory = list != NULL;
        if (memory)
            append(list, row);
    }
    free(latest);
    return memory;
}

/* --------------------------------------------------------- numbers of deals */

static int by_number(const void *a, const void *b)
{
    const struct row *x = *(struct row *const *)a, *y = *(struct row *const *)b;
    int difference = x->number[F_DEAL] - y->number[F_DEAL];

    return difference != 0 ? difference : x->position - y->position;
}

/* before: the row with the next lower number, or a null pointer; complete: all
 * rows have numbers. */
static void check_number(struct rows *rows, const struct row *before,
                         const struct row *row, bool complete)
{
    int number = row->number[F_DEAL];
    int missing = (before == NULL ? 0 : before->number[F_DEAL]) + 1;
    struct spot at = spot(rows, row, F_DEAL);

    if (before != NULL && number == before->number[F_DEAL])
        add_flaw(rows, FINDING_WRONG, SKR_C_SHEET_SERIES, at, NUMBER(number),
                 "each deal once, but line %u has it too", before->line);
    else if (complete && number == missing + 1)
        add_flaw(rows, FINDING_WRONG, SKR_C_SHEET_SERIES, at, NUMBER(number),
                 "deal %d is missing", missing);
    else if (complete && number > missing)
        add_flaw(rows, FINDING_WRONG, SKR_C_SHEET_SERIES, at, NUMBER(number),
                 "deals %d to %d are missing", missing, number - 1);
}

bool check_numbers(struct rows *rows, const struct list *list)
{
    struct row **row = calloc((size_t)list->count, sizeof *row);
    int n = 0;

    if (row == NULL)
        return false;
    for (struct row *r = list->first; r != NULL; r = r->next)
        if (knows(r, F_DEAL))
            row[n++] = r;
    qsort(row, (size_t)n, sizeof *row, by_number);
    for (int i = 0; i < n; i++)
        check_number(rows, i > 0 ? row[i - 1] : NULL, row[i], n == list->count);
    free(row);
    return true;
}
