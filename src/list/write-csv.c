/* Writes score lists for spreadsheets: one row per deal. */
#include <stdio.h>
#include <string.h>

#include "list/players.h"
#include "list/view.h"
#include "list/write.h"

static void put_quoted(struct out *out, const char *text)
{
    if (strpbrk(text, ",\"\n\r;") == NULL) {
        out_text(out, text);
        return;
    }
    out_text(out, "\"");
    for (; *text != '\0'; text++) {
        if (*text == '"')
            out_text(out, "\"");
        out_bytes(out, text, 1);
    }
    out_text(out, "\"");
}

static void put_cell(struct out *out, const char *text)
{
    out_text(out, ",");
    put_quoted(out, text);
}

/* The most players that have columns. */
#define MOST_COLUMNS 64

/* Names of all players of the file, each once. */
struct columns {
    int name[MOST_COLUMNS], count;
};

static void add_column(struct columns *c, int name)
{
    for (int k = 0; k < c->count; k++)
        if (c->name[k] == name)
            return;
    if (name >= 0 && c->count < MOST_COLUMNS)
        c->name[c->count++] = name;
}

static void put_deal(struct out *out, const struct lists *lists,
                     const struct list *list, const struct row *row,
                     const struct columns *columns)
{
    char series[LIST_TEXT];

    list_text(lists, list, series);
    put_quoted(out, series);
    out_format(out, ",%d", deal_number(row));
    put_cell(out, name_or(lists->rows, row, F_DEALER, ""));
    put_cell(out, name_or(lists->rows, row, F_SOLOIST, ""));
    put_cell(out, row->ruling.kind == RULED_PASSED_IN ? "passed in"
             : knows(row, F_GAME) ? row_game(row) : "");
    put_cell(out, !has_score(row) ? "" : row->ruling.won ? "won" : "lost");
    out_text(out, ",");
    if (has_score(row))
        out_number(out, row->ruling.score);
    for (int k = 0; k < columns->count; k++) {
        int player = find_player(list, columns->name[k]);

        out_text(out, ",");
        if (player != SKR_NOBODY)
            out_number(out, row->points[player]);
    }
    out_text(out, "\n");
}

void write_csv(struct out *out, const struct lists *lists)
{
    struct columns columns = { .count = 0 };
    const struct list *end = lists->list + lists->count;

    for (const struct list *list = lists->list; list < end; list++)
        for (int p = 0; p < list->sheet.scoring.players; p++)
            add_column(&columns, list->player[p]);
    out_text(out, "series,deal,dealer,soloist,game,won,score");
    for (int k = 0; k < columns.count; k++) {
        char head[80];

        snprintf(head, sizeof head, "total %.60s",
                 lists->rows->names.text[columns.name[k]]);
        put_cell(out, head);
    }
    out_text(out, "\n");
    for (const struct list *list = lists->list; list < end; list++)
        for (const struct row *row = list->first; row != NULL; row = row->next)
            put_deal(out, lists, list, row, &columns);
}
