/* Stores the rows of a score list, its names and its flaws. */
#include "list/rows.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/none.h"
#include "base/text.h"
#include "list/sentence.h"
#include "list/utf8.h"

void rows_free(struct rows *rows)
{
    for (int i = 0; i < rows->names.count; i++)
        free(rows->names.text[i]);
    free(rows->names.text);
    text_index_free(&rows->names.index);
    free(rows->row);
    free(rows->sum);
    free(rows->extra);
    free(rows->figure);
    free(rows->flaw);
}

bool make_room(void **array, int count, int *room, size_t size)
{
    int more = *room == 0 ? 64 : 2 * *room;
    void *grown;

    if (count < *room)
        return true;
    grown = realloc(*array, (size_t)more * size);
    if (grown == NULL)
        return false;
    *array = grown;
    *room = more;
    return true;
}

/* -------------------------------------------------------------------- names */

int rows_name(struct rows *rows, const char *text, size_t length)
{
    struct names *n = &rows->names;
    char *copy = utf8_text(text, length);
    int found = copy != NULL ? text_index_find(&n->index, copy, strlen(copy)) : NONE;

    if (found >= 0) {
        free(copy);
        return found;
    }
    if (copy == NULL
        || !make_room((void **)&n->text, n->count, &n->room, sizeof *n->text)
        || !text_index_add(&n->index, copy)) {
        free(copy);
        return rows->no_memory = true, NONE;
    }
    n->text[n->count] = copy;
    return n->count++;
}

bool rows_names(struct rows *rows, const char *text, int name[SKR_TABLE], int *count)
{
    int n = 0;

    for (; text != NULL; n++) {
        size_t length = strcspn(text, ",");
        int found = length > 0 ? rows_name(rows, text, length) : NONE;

        if (n == SKR_TABLE || found < 0)
            return false;
        for (int i = 0; i < n; i++)
            if (name[i] == found)
                return false;
        name[n] = found;
        text = text[length] == ',' ? text + length + 1 : NULL;
    }
    *count = n;
    return true;
}

/* ----------------------------------------------------------- rows and flaws */

struct row *rows_add(struct rows *rows, unsigned line)
{
    struct row *row;

    rows->too_long = rows->count >= MOST_ROWS;
    if (rows->too_long
        || !make_room((void **)&rows->row, rows->count, &rows->room,
                      sizeof *rows->row))
        return rows->no_memory = true, NULL;
    row = &rows->row[rows->count++];
    *row = (struct row){ .line = line, .series = NONE, .date = NONE,
                         .seat = { -1, -1, -1 }, .figure = rows->figures };
    return row;
}

void rows_refuse(struct rows *rows)
{
    if (rows->too_long)
        snprintf(rows->error, READ_ERROR,
                 tr(rows->language, N_("the list has more than %d rows: give one series at a time")), MOST_ROWS);
    else
        snprintf(rows->error, READ_ERROR, "%s", tr(rows->language, N_("out of memory")));
}

struct sum *rows_sum(struct rows *rows, unsigned line)
{
    struct sum *sum;

    if (!make_room((void **)&rows->sum, rows->sums, &rows->sum_room,
                   sizeof *rows->sum))
        return rows->no_memory = true, NULL;
    sum = &rows->sum[rows->sums++];
    *sum = (struct sum){ .line = line, .after = rows->count,
                         .figure = rows->figures };
    if (rows->count > 0 && rows->row[rows->count - 1].sum == 0)
        rows->row[rows->count - 1].sum = rows->sums;
    return sum;
}

bool rows_figure(struct rows *rows, struct mark figure)
{
    if (!make_room((void **)&rows->figure, rows->figures, &rows->figure_room,
                   sizeof *rows->figure)) {
        rows->no_memory = true;
        return false;
    }
    rows->figure[rows->figures++] = figure;
    return true;
}

const struct mark *figures_of(const struct rows *rows, const struct row *row)
{
    return row->figures > 0 ? rows->figure + row->figure : NULL;
}

bool has_points(const struct rows *rows, const struct row *row)
{
    const struct mark *f = figures_of(rows, row);

    for (int i = 0; i < row->figures; i++)
        if (!f[i].total && f[i].name >= 0)
            return true;
    return false;
}

void add_flaw(struct rows *rows, enum finding_kind kind,
              enum skr_clause clause, struct spot at, const char *recorded,
              const char *format, ...)
{
    struct flaw *flaw;
    char ruled[4 * sizeof flaw->ruled], said[4 * sizeof flaw->said];
    va_list arguments;

    if (!make_room((void **)&rows->flaw, rows->flaws, &rows->flaw_room,
                   sizeof *rows->flaw)) {
        rows->no_memory = true;
        return;
    }
    flaw = &rows->flaw[rows->flaws++];
    *flaw = (struct flaw){ .kind = kind, .clause = clause, .at = at,
                           .order = rows->flaws };
    quote(flaw->recorded, sizeof flaw->recorded, recorded, strlen(recorded));
    va_start(arguments, format);
    vsnprintf(ruled, sizeof ruled, tr(rows->language, format), arguments);
    va_end(arguments);
    va_start(arguments, format);
    flaw_sentence(said, sizeof said, rows->language, flaw->recorded, format, arguments);
    va_end(arguments);
    quote(flaw->ruled, sizeof flaw->ruled, ruled, strlen(ruled));
    quote(flaw->said, sizeof flaw->said, said, strlen(said));
}

const char *number_text(char text[12], int number)
{
    snprintf(text, 12, "%d", number);
    return text;
}

void leave_out(struct rows *rows, struct row *row, enum finding_kind kind,
               enum skr_clause clause, const char *why)
{
    const struct spot whole = { row->line, 0 };

    add_flaw(rows, kind, clause, whole, "", "%s", tr(rows->language, why));
    row->malformed = true;
}
