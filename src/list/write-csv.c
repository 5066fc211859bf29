/* Writes score lists for spreadsheets: one row per deal. */
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "list/players.h"
#include "list/readers.h"
#include "list/view.h"
#include "list/words.h"
#include "list/write.h"
#include "report/rules.h"

static bool needs_quotes(const char *text)
{
    return strpbrk(text, ",\"\n\r;\t|") != NULL;
}

/* A cell may have lines. */
static size_t put_character(struct out *out, const char *text)
{
    char form[4];
    size_t shown, taken = shown_form(form, &shown, text, strnlen(text, 4));

    if (*text == '"')
        out_text(out, "\"\"");
    else if (strchr("\t\r\n", *text) != NULL)
        out_bytes(out, text, 1);
    else
        out_bytes(out, form, shown);
    return taken;
}

/* An apostrophe keeps a spreadsheet from taking a name for a formula. */
static void put_quoted(struct out *out, const char *before, const char *text)
{
    size_t length = strlen(text), skip = strspn(text, " \t\r\n");
    bool quotes = needs_quotes(text);
    bool guard = word_guarded((struct cell){ text + skip, length - skip });

    out_text(out, quotes ? "\"" : "");
    out_text(out, before);
    out_text(out, guard ? "'" : "");
    while (*text != '\0')
        text += put_character(out, text);
    out_text(out, quotes ? "\"" : "");
}

static void put_cell(struct out *out, const char *text)
{
    out_text(out, ",");
    put_quoted(out, "", text);
}

static void put_number(struct out *out, bool known, int number)
{
    out_text(out, ",");
    if (known)
        out_number(out, number);
}

/* With more players than this in a file, each row names its own. */
#define MOST_COLUMNS 12

/* What the rows of this file need. */
struct columns {
    bool codes;                /* some record is not ruled by the code of the list */
    bool dates, factors, hands, points;
    bool misread;              /* some name would make another column of a header */
    int name[MOST_COLUMNS], count; /* of players; MOST_COLUMNS + 1: too many */
};

/* ------------------------------------------------------------------- columns */

static bool is_misread(const char *name)
{
    char head[100];

    snprintf(head, sizeof head, "points %.90s", name);
    return is_known_column(head);
}

static void add_column(struct columns *c, const struct names *names, int name)
{
    for (int k = 0; k < c->count; k++)
        if (c->name[k] == name)
            return;
    if (name < 0)
        return;
    c->misread |= is_misread(names->text[name]);
    if (c->count < MOST_COLUMNS)
        c->name[c->count] = name;
    c->count++;
}

/* Does each player of the file have columns of his own? */
static bool has_own_columns(const struct columns *c)
{
    return c->count <= MOST_COLUMNS && !c->misread;
}

/* Has the deal points for players, but no soloist's score? */
static bool is_each(const struct row *row)
{
    return row->booked && row->ruling.kind == RULED_EACH;
}

static void find_columns(struct columns *c, const struct lists *lists)
{
    const struct skr_code *code = lists->scoring.code;

    *c = (struct columns){ .count = 0 };
    for (int i = 0; i < lists->count; i++) {
        const struct list *list = &lists->list[i];

        c->dates |= list->date >= 0;
        for (int p = 0; p < list->sheet.scoring.players && has_own_columns(c); p++)
            add_column(c, &lists->rows->names, list->player[p]);
        for (const struct row *row = list->first; row != NULL; row = row->next) {
            c->factors |= has_score(row) && row->ruling.factor > 1;
            c->hands |= has_score(row) && row->ruling.hand;
            c->points |= is_each(row);
            c->codes |= !same_code(row_code(row, code), code);
        }
    }
}

static void put_names(struct out *out, const struct lists *lists,
                      const struct columns *c, const char *what)
{
    for (int k = 0; k < (has_own_columns(c) ? c->count : SKR_TABLE); k++) {
        char number[2] = { (char)('1' + k), '\0' };

        out_text(out, ",");
        put_quoted(out, what, has_own_columns(c)
                   ? lists->rows->names.text[c->name[k]] : number);
    }
}

static void put_head(struct out *out, const struct lists *lists,
                     const struct columns *c)
{
    out_format(out, "series%s%s,deal,dealer,soloist,game%s,won,value,score%s",
               c->dates ? ",date" : "", c->codes ? ",code" : "",
               c->hands ? ",hand" : "", c->factors ? ",factor" : "");
    if (!has_own_columns(c))
        put_names(out, lists, c, "name ");
    if (c->points)
        put_names(out, lists, c, "points ");
    put_names(out, lists, c, "total ");
    out_text(out, "\n");
}

/* --------------------------------------------------------------------- deals */

/* The player of column k in this series, or SKR_NOBODY. */
static int column_player(const struct list *list, const struct columns *c, int k)
{
    if (has_own_columns(c))
        return find_player(list, c->name[k]);
    return k < list->sheet.scoring.players && list->player[k] >= 0 ? k : SKR_NOBODY;
}

static void put_names_of(struct out *out, const struct lists *lists,
                         const struct list *list)
{
    for (int p = 0; p < SKR_TABLE; p++)
        put_cell(out, p < list->sheet.scoring.players && list->player[p] >= 0
                 ? player_name(lists, list, p) : "");
}

/* A number for each player; less: to be taken off, or a null pointer. */
static void put_figures(struct out *out, const struct list *list,
                        const struct columns *c, bool known, const int number[],
                        const int less[])
{
    for (int k = 0; k < (has_own_columns(c) ? c->count : SKR_TABLE); k++) {
        int player = column_player(list, c, k);

        put_number(out, known && player != SKR_NOBODY, player == SKR_NOBODY ? 0
                   : number[player] - (less != NULL ? less[player] : 0));
    }
}

/* The name of the code and those of its house rules. */
static void put_code(struct out *out, const struct skr_code *code)
{
    out_format(out, ",%s", code->name);
    report_house(out, code);
}

/* "unknown" keeps a deal that is not booked from being read as passed in. */
static const char *outcome(const struct row *row)
{
    return !row->booked ? "unknown" : !has_score(row) ? ""
        : row->ruling.won ? "won" : "lost";
}

static void put_deal(struct out *out, const struct lists *lists,
                     const struct row *row)
{
    const struct rows *rows = lists->rows;

    out_format(out, ",%d", deal_number(row));
    put_cell(out, rows->judged ? "" : name_or(rows, row, F_DEALER, ""));
    put_cell(out, name_or(rows, row, F_SOLOIST, ""));
    put_cell(out, row->ruling.kind == RULED_PASSED_IN ? "passed in"
             : knows(row, F_GAME) ? row_game(ENGLISH, row) : "");
}

static void put_row(struct out *out, const struct lists *lists,
                    const struct list *list, const struct row *row,
                    const struct columns *c, const int before[])
{
    const struct rows *rows = lists->rows;
    const struct ruling *r = &row->ruling;
    bool score = has_score(row);

    put_quoted(out, "", list->series >= 0 ? rows->names.text[list->series] : "");
    if (c->dates)
        put_cell(out, list->date >= 0 ? rows->names.text[list->date] : "");
    if (c->codes)
        put_code(out, row_code(row, lists->scoring.code));
    put_deal(out, lists, row);
    if (c->hands)
        put_cell(out, !score ? "" : r->hand ? "yes" : "no");
    put_cell(out, outcome(row));
    put_number(out, score && r->value != 0, r->value);
    put_number(out, score, r->score);
    if (c->factors)
        put_number(out, score, r->factor);
    if (!has_own_columns(c))
        put_names_of(out, lists, list);
    if (c->points)
        put_figures(out, list, c, is_each(row), row->points, before);
    put_figures(out, list, c, is_summed(list), row->points, NULL);
    out_text(out, "\n");
}

void write_csv(struct out *out, const struct lists *lists)
{
    const struct list *end = lists->list + lists->count;
    struct columns columns;

    find_columns(&columns, lists);
    put_head(out, lists, &columns);
    for (const struct list *list = lists->list; list < end; list++) {
        const int nothing[SKR_TABLE] = { 0 }, *before = nothing;

        for (const struct row *row = list->first; row != NULL; row = row->next) {
            put_row(out, lists, list, row, &columns, before);
            before = row->points;
        }
    }
}
