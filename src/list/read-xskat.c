/* Reads the list that XSkat keeps. */
#include <stdio.h>
#include <stdlib.h>

#include "base/memory.h"
#include "formats/xskat-list.h"
#include "list/readers.h"

/* The points of a ramsch: of who loses or takes every trick; if two lose, the list names
 * the third, as a winner. */
static void add_ramsch(struct rows *rows, struct row *row, const struct xskat_row *from,
                       const int player[3])
{
    bool two = from->won && !from->march;

    set(row, F_GAME, SKR_RAMSCH);
    for (int i = 0; i < 3; i++) {
        bool has = (i == from->player) != two;

        row->figures += rows_figure(rows, (struct mark){
            .name = player[i],
            .number = !has ? 0 : from->march && from->won ? from->value : -from->value });
    }
}

/* The list states only the soloist and the booked score. */
static void add_row(struct rows *rows, const struct xskat_row *from,
                    const int player[3])
{
    struct row *row = rows_add(rows, from->line);

    if (row == NULL)
        return;
    if (from->ramsch) {
        add_ramsch(rows, row, from, player);
        return;
    }
    if (from->value == 0) {
        set(row, F_PASSED, 1);
        return;
    }
    set(row, F_SOLOIST, player[from->player]);
    set(row, F_WON, from->won);
    set(row, F_SCORE, from->won ? from->value : -from->value);
}

/* clause sheet.series: the list has only the sums of earlier games. */
static void report_carried(struct rows *rows, const struct xskat_list *list)
{
    const int32_t *points = list->points;
    char recorded[40];

    if (points[0] == 0 && points[1] == 0 && points[2] == 0)
        return;
    snprintf(recorded, sizeof recorded, "%d %d %d", points[0], points[1],
             points[2]);
    add_flaw(rows, FINDING_UNDECIDED, SKR_C_SHEET_SERIES, (struct spot){ 1, 0 },
             recorded, N_("carried over from earlier games and not added up"));
}

bool is_xskat_list(const char *text, size_t size)
{
    struct xskat_list_error error;
    struct xskat_list *list = calloc(1, sizeof *list);
    bool is;

    if (list == NULL)
        return memory_note(), false;
    is = xskat_list_read(text, size, list, &error) || error.line > 6;
    free(list);
    return is;
}

bool read_xskat_list(struct rows *rows, char *text, size_t size)
{
    struct xskat_list_error where;
    struct xskat_list *list = calloc(1, sizeof *list);
    bool read = list != NULL && xskat_list_read(text, size, list, &where);
    int player[3];

    snprintf(rows->error, READ_ERROR, tr(rows->language, N_("out of memory")));
    if (list != NULL && !read)
        snprintf(rows->error, READ_ERROR, tr(rows->language, N_("line %u: expected %s")),
                 where.line, tr(rows->language, where.expected));
    if (read) {
        rows->judged = rows->signed_scores = true;
        rows->players = "player 1,player 2,player 3";
        for (int i = 0; i < 3; i++)
            player[i] = rows_name(rows, rows->players + 9 * i, 8);
        report_carried(rows, list);
        for (int i = 0; i < list->rows; i++)
            add_row(rows, &list->row[i], player);
        read = !rows->no_memory;
    }
    free(list);
    free(text);
    return read;
}
