/* Puts rows into series, and checks that each deal is there once. */
#include "list/series.h"

#include <stdlib.h>

/* A larger gap between two numbers of deals moves no dealer: it is a slip of the pen. */
#define MOST_GAP 1000000

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

static int has_number(const void *key, const void *item)
{
    return *(const int *)key - (*(struct row *const *)item)->number[F_DEAL];
}

/* The number by which a row moves the dealer on, or 0. Where the rows around it leave room
 * for a single deal, and no row has that, as in 4 4 6, it is this one: any other number is
 * a slip of the pen. last: that of the row before; row[]: sorted by number. */
static int number_by_place(const struct row *at, int last, struct row *const row[], int n)
{
    int number = number_or(at, F_DEAL, 0), room = last + 1;
    bool fits = (last > 0 || at->position == 1) && at->next != NULL
        && is(at->next, F_DEAL, room + 1);

    return fits && bsearch(&room, row, (size_t)n, sizeof *row, has_number) == NULL
        ? room : number;
}

/* Missing deals move the dealer on too. */
static void find_steps(const struct list *list, struct row *const row[], int n)
{
    int last = 0;

    for (struct row *r = list->first; r != NULL; r = r->next) {
        int number = number_by_place(r, last, row, n), gap = number - last;
        bool both = number > 0 && last > 0;

        r->step = !both || gap > MOST_GAP ? 1 : gap > 0 ? gap : 0;
        last = number;
    }
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
    find_steps(list, row, n);
    for (int i = 0; i < n; i++)
        check_number(rows, i > 0 ? row[i - 1] : NULL, row[i], n == list->count);
    free(row);
    return true;
}
