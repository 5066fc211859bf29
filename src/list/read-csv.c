/* Reads score lists from tables: cells by their columns, and rows. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/none.h"
#include "base/text.h"
#include "list/csv-columns.h"
#include "list/readers.h"
#include "list/utf8.h"
#include "list/words.h"

/* -------------------------------------------------------------------- cells */

/* Nobody writes a NUL byte: whatever stands around it is not read. */
static bool holds_nul(struct cell cell)
{
    return memchr(cell.text, '\0', cell.length) != NULL;
}

/* 1 or 0, or NONE. Yes is also the column's own word, "hand" in the column hand, or the
 * first letter of one, B in the column Bock. */
static int flag_in(const struct column *c, struct cell cell)
{
    int flag = word_flag(cell);
    char folded[FOLDED_WORD];

    word_fold(cell, folded);
    if (flag >= 0 || folded[0] == '\0')
        return flag;
    if (is_listed(c->names, folded))
        return 1;
    for (const char *at = c->names; at != NULL && folded[1] == '\0';
         at = strchr(at + 1, ' '))
        if (at[*at == ' '] == folded[0])
            return 1;
    return NONE;
}

/* The factor that a flag or a number stands for; NONE when the cell is neither. A flag
 * doubles. Pushed: the number is how often the cards were pushed, each time doubling. */
static int factor_in(const struct column *c, struct cell cell)
{
    int flag = flag_in(c, cell), n;
    bool pushed = c->kind == PUSHED;

    if (c->kind == FACTOR && c->number == 1 && word_number(cell, &n) && n == 1)
        return 1;
    if (flag >= 0)
        return 1 + flag;
    if (!word_number(cell, &n) || n < 2 || n > (pushed ? 3 : MOST_FACTOR))
        return NONE;
    return pushed ? 1 << n : n;
}

static bool read_factor(struct row *row, int factor)
{
    int all = factor * number_or(row, F_FACTOR, 1);

    return factor > 0 && all <= MOST_FACTOR && set(row, F_FACTOR, all);
}

/* clause home.contra: the factor of re is four, that of sup eight. */
static bool read_contra(struct row *row, const struct column *c, struct cell cell)
{
    int before = number_or(row, F_CONTRA, 1), word = word_contra(cell);
    int factor = word > 0 ? word : factor_in(c, cell);

    if (word <= 0 && factor == 2)
        factor = c->number;
    return (factor == 1 || factor == 2 || factor == 4 || factor == 8)
        && set(row, F_CONTRA, factor > before ? factor : before);
}

/* Reads "altenburg1937 + contra": a code and its house rules. */
static bool read_code(const struct table *t, struct row *row, struct cell cell)
{
    house_rules house = 0;
    struct skr_code room;
    const struct skr_code *code;
    char text[200], *option;

    if (cell.length >= sizeof text)
        return false;
    snprintf(text, sizeof text, "%.*s", (int)cell.length, cell.text);
    csv_drop_blanks(text);
    for (; (option = strrchr(text, '+')) != NULL; *option = '\0')
        if (house_add(&house, option + 1) != SKR_OK)
            return false;
    house = house_merge(t->house, house);
    code = skr_code_find(text);
    if (code == NULL || house_misfit(code, house) != NULL)
        return false;
    if (t->code == NULL || t->code == &code_by_date)
        row->code = *house_code(code, house, &room);
    return true;
}

static bool read_announced(struct row *row, int flag, int level)
{
    int before = number_or(row, F_ANNOUNCED, SKR_NO_LEVEL);

    return flag >= 0
        && set(row, F_ANNOUNCED, flag == 1 && level > before ? level : before);
}

static bool read_outcome(struct rows *rows, struct row *row, int outcome)
{
    if (outcome == 3)
        leave_out(rows, row, FINDING_UNDECIDED, SKR_C_SHEET_ENTRY,
                  N_("the result is unknown"));
    return outcome == 3 || outcome == 2 ? set(row, F_PASSED, outcome == 2)
                        : outcome >= 0 && set(row, F_WON, outcome);
}

static bool read_word(struct row *row, enum field field, int word)
{
    return word >= 0 && set(row, field, word);
}

/* Reads a number that may be a player's points. */
static bool read_points(struct cell cell, int *number)
{
    return word_number(cell, number) && *number >= -MOST_POINTS
        && *number <= MOST_POINTS;
}

/* Adds a figure of that player. Returns how many were added. */
static int add_figure(struct rows *rows, struct extra *extra, struct cell cell)
{
    struct mark figure = { .name = extra->name, .column = (short)extra->column,
                             .total = extra->total };

    if (extra->total ? word_number(cell, &figure.number)
                     : read_points(cell, &figure.number))
        return rows_figure(rows, figure);
    extra->unread = true;
    return 0;
}

static bool read_player(struct rows *rows, struct row *row, int column,
                        struct cell cell)
{
    for (int i = 0; i < rows->extras; i++)
        if (rows->extra[i].column == column)
            row->figures += add_figure(rows, &rows->extra[i], cell);
    return true;
}

/* Reads points or a total of a numbered player, whose name is in the same row. */
static bool read_figure_of(struct table *t, struct row *row, bool total, int column,
                           const struct cell *cell)
{
    struct extra extra = { .column = column, .total = total, .name = NONE };
    char name[FOLDED_WORD], other[FOLDED_WORD];

    word_fold(t->head[column - 1], name);
    for (int i = 0; i < t->columns; i++) {
        if (t->column[i] == NULL || t->column[i]->kind != NAME_OF)
            continue;
        word_fold(t->head[i], other);
        if (other[strlen(other) - 1] == name[strlen(name) - 1]
            && !word_empty(cell[i]) && !holds_nul(cell[i]))
            extra.name = csv_name(t->rows, cell[i]);
    }
    if (extra.name >= 0)
        row->figures += add_figure(t->rows, &extra, cell[column - 1]);
    return !extra.unread;
}

/* column: position of the cell, counted from 1. */
static bool read_cell(struct table *t, struct row *row, int column,
                      const struct cell cells[])
{
    const struct column *c = t->column[column - 1];
    struct rows *rows = t->rows;
    struct cell cell = cells[column - 1];
    int n;

    if ((c->kind == GAME || c->kind == OUTCOME) && word_thrown(cell))
        return (t->thrown = column) > 0;
    switch (c->kind) {
    case SERIES: row->series = csv_name(rows, cell); return true;
    case DATE: row->date = csv_name(rows, cell); return true;
    case CODE: return read_code(t, row, cell);
    case NAME:
        read_word(row, c->field, csv_name(rows, cell));
        return true;
    case FLAG: return read_word(row, c->field, flag_in(c, cell));
    case LEVEL: return read_word(row, c->field, word_level(cell));
    case GAME: return word_game(cell, row);
    case LEVELS: return word_levels(cell, row);
    case OUTCOME: return read_outcome(rows, row, word_outcome(cell));
    case LOST:
        n = flag_in(c, cell);
        return n >= 0 && set(row, F_WON, !n);
    case MATADORS: return word_matadors(cell, &n) && set(row, F_MATADORS, n);
    case WITH:
        if (!word_number(cell, &n) || n < 0)
            return false;
        set_if(row, n > 0, F_MATADORS, c->number * n);
        return true;
    case ANNOUNCED: return read_announced(row, flag_in(c, cell), c->number);
    case CONTRA: return read_contra(row, c, cell);
    case FACTOR: case PUSHED: return read_factor(row, factor_in(c, cell));
    case SCORE: return read_points(cell, &n) && set(row, c->field, n);
    case PLAYER: return read_player(rows, row, column, cell);
    case NAME_OF: return true;
    case FIGURE_OF: return read_figure_of(t, row, c->number, column, cells);
    default: return word_number(cell, &n) && set(row, c->field, n);
    }
}

static const char *expected(enum kind kind)
{
    static const char *const text[KINDS] = {
        [FLAG] = N_("yes or no"), [LOST] = N_("yes or no"), [ANNOUNCED] = N_("yes or no"),
        [CODE] = N_("a code, with its house rules: isko2022 + contra"),
        [GAME] = N_("a game: clubs spades hearts diamonds grand null"),
        [OUTCOME] = N_("won or lost"), [LEVEL] = N_("schneider, schwarz or none"),
        [LEVELS] = N_("simple, hand, schneider, schwarz, announced, ouvert"),
        [CONTRA] = N_("yes, no or a factor"), [FACTOR] = N_("yes, no or a factor"),
        [PUSHED] = N_("yes, no or a factor"),
        [SCORE] = N_("a whole number up to 100000"),
    };

    return text[kind] != NULL ? text[kind] : N_("a whole number");
}

/* --------------------------------------------------------------------- rows */

static void unreadable(struct rows *rows, unsigned line, int column,
                       struct cell cell, const char *what)
{
    char recorded[40];

    quote(recorded, sizeof recorded, cell.text, cell.length);
    add_flaw(rows, FINDING_MALFORMED, SKR_C_RECORD_SYNTAX,
             (struct spot){ line, column }, recorded, N_("expected %s"),
             tr(rows->language, what));
}

static bool refuse_nul(struct rows *rows, unsigned line, int column, struct cell cell)
{
    if (!holds_nul(cell))
        return false;
    unreadable(rows, line, column, cell, N_("no NUL byte"));
    return true;
}

/* Does the cell state nothing? In a column of games, "NULL" is a game; in a column of
 * outcomes, "-" might mean lost. */
static bool is_empty(enum kind kind, struct cell cell)
{
    return word_empty(cell) && (kind != GAME || cell.length != 4)
        && (kind != OUTCOME || cell.length != 1 || *cell.text != '-');
}

/* Cards that were thrown are a deal passed in if the row states nothing else. Otherwise
 * the soloist may have given up, or not. */
static void settle_thrown(struct table *t, struct row *row, const struct cell *cell)
{
    const unsigned others = BIT(F_SOLOIST) | BIT(F_GAME) | BIT(F_WON) | BIT(F_VALUE)
        | BIT(F_SCORE);
    const struct column *c = t->thrown > 0 ? t->column[t->thrown - 1] : NULL;

    if (c == NULL)
        return;
    if ((row->known & others) == 0) {
        set(row, F_PASSED, 1);
        return;
    }
    row->unread |= BIT(c->field);
    unreadable(t->rows, row->line, t->thrown, cell[t->thrown - 1],
               c->kind == GAME ? N_("passed in, or the game that was given up")
               : N_("passed in, or lost by the soloist who gave up"));
}

/* Notes what the cell of a column of marks has said. */
static void note_mark(struct table *t, const struct column *c, const struct row *row)
{
    if (c->kind != FLAG && c->kind != LEVEL && c->kind != ANNOUNCED)
        return;
    if (row->number[c->field] != 0)
        t->yes |= BIT(c->field);
    else
        t->no |= BIT(c->field);
}

static void read_row(struct table *t, struct row *row, const struct cell *cell,
                     int n)
{
    t->thrown = 0;
    for (int i = 0; i < n && i < t->columns; i++) {
        const struct column *c = t->column[i];

        if (refuse_nul(t->rows, row->line, i + 1, cell[i])) {
            row->unread |= c != NULL ? BIT(c->field) : 0;
            continue;
        }
        if (c == NULL || is_empty(c->kind, cell[i]))
            continue;
        if (read_cell(t, row, i + 1, cell)) {
            note_mark(t, c, row);
            continue;
        }
        row->unread |= BIT(c->field);
        unreadable(t->rows, row->line, i + 1, cell[i], expected(c->kind));
    }
    settle_thrown(t, row, cell);
    for (int i = t->columns; i < n; i++)
        if (i < MOST_CELLS && cell[i].length > 0) {
            unreadable(t->rows, row->line, i + 1, cell[i], N_("no more cells than the"
                       " header has"));
            break;
        }
    if (t->csv.behind.length > 0) {
        unreadable(t->rows, row->line, 0, t->csv.behind,
                   N_("a separator behind the closing quote"));
        row->malformed = true;
    }
    if (t->csv.open_quote) {
        unreadable(t->rows, row->line, 0, (struct cell){ "\"", 1 },
                   N_("a closing quote"));
        row->malformed = true;
    }
}

/* Reads the sums of the players' columns; other sums have no meaning. */
static void read_sum(struct table *t, const struct cell *cell, int n)
{
    struct rows *rows = t->rows;
    struct sum *sum = rows_sum(rows, t->csv.line);

    for (int i = 0; sum != NULL && i < rows->extras; i++) {
        struct extra extra = rows->extra[i];

        if (extra.column > n
            || refuse_nul(rows, t->csv.line, extra.column, cell[extra.column - 1]))
            continue;
        extra.total = true;
        sum->figures += add_figure(rows, &extra, cell[extra.column - 1]);
    }
}

/* Does the row hold the sums of the columns? */
static bool is_sum(const struct cell *cell, int n)
{
    char word[FOLDED_WORD];

    for (int i = 0; i < n; i++) {
        if (cell[i].length == 0)
            continue;
        word_fold(cell[i], word);
        return is_listed("total totals sum summe gesamt endstand ergebnis", word);
    }
    return false;
}

/* In a column of marks that has no word for "no", an empty cell means "no". Words in
 * other columns, such as "null hand" in that of the game, make no column of marks. */
static void fill_marks(const struct table *t)
{
    const unsigned marks = BIT(F_HAND) | BIT(F_OUVERT) | BIT(F_ANNOUNCED)
        | BIT(F_SCHNEIDER) | BIT(F_SCHWARZ) | BIT(F_OVERBID);
    struct rows *rows = t->rows;

    for (int f = 0; f < FIELDS; f++)
        for (int i = 0; i < rows->count && (t->yes & ~t->no & marks) >> f & 1; i++)
            if (!(rows->row[i].unread & BIT(f)))
                set(&rows->row[i], (enum field)f,
                    number_or(&rows->row[i], (enum field)f, 0));
}

static bool read_rows(struct table *t, struct cell *cell)
{
    struct rows *rows = t->rows;
    int n;

    while ((n = csv_row(&t->csv, cell)) > 0 && !rows->no_memory) {
        struct row *row;

        if (is_sum(cell, n < MOST_CELLS ? n : MOST_CELLS))
            read_sum(t, cell, n);
        else if ((row = rows_add(rows, t->csv.line)) != NULL)
            read_row(t, row, cell, n);
    }
    fill_marks(t);
    if (rows->no_memory)
        rows_refuse(rows);
    else if (rows->count == 0)
        snprintf(rows->error, READ_ERROR, "%s",
                 tr(rows->language, N_("the list has a header, but no rows")));
    return rows->count > 0 && !rows->no_memory;
}

/* The cell that shows why these are no names of columns: the first with a NUL byte, or
 * just the first. */
static struct cell no_name(const struct table *t)
{
    for (int i = 0; i < t->columns; i++)
        if (holds_nul(t->head[i]))
            return t->head[i];
    return t->head[0];
}

static bool refuse_head(struct table *t)
{
    struct cell cell = no_name(t);
    char quoted[61];

    quote(quoted, sizeof quoted, cell.text, cell.length);
    snprintf(t->rows->error, READ_ERROR,
             tr(t->rows->language, N_("line %u: expected a header with column names, such"
                                      " as deal,dealer,soloist,game,value,won; got"
                                      " '%s'")), t->csv.line, quoted);
    return false;
}

static bool read_table(struct table *t, struct cell *cell)
{
    int n = csv_row(&t->csv, cell), known = 0;
    char name[FOLDED_WORD];

    t->columns = n < MOST_CELLS ? n : MOST_CELLS;
    memcpy(t->head, cell, (size_t)t->columns * sizeof *cell);
    for (int i = 0; i < t->columns; i++) {
        word_fold(cell[i], name);
        t->is_numbered |= strcmp(name, "name 1") == 0;
    }
    if (n > 0 && holds_nul(no_name(t)))
        return refuse_head(t);
    for (int i = 0; i < t->columns; i++) {
        t->column[i] = cell[i].length > 0 ? csv_column(t, i + 1, cell[i]) : NULL;
        known += t->column[i] != NULL && t->column[i] != &csv_player;
    }
    if (known >= 2 || (known == 1 && t->rows->extras >= 3))
        return read_rows(t, cell);
    if (n > 0)
        return refuse_head(t);
    snprintf(t->rows->error, READ_ERROR, "%s",
             tr(t->rows->language, N_("the file is empty")));
    return false;
}

bool read_csv(struct rows *rows, char *text, size_t size,
              const struct skr_code *code, house_rules rules)
{
    struct table *t = calloc(1, sizeof *t);
    struct cell *cell = calloc(MOST_CELLS, sizeof *cell);
    bool read = false;

    snprintf(rows->error, READ_ERROR, tr(rows->language, N_("out of memory")));
    if (t == NULL || cell == NULL) {
        free(text);
    } else if (csv_begin(&t->csv, text, size)) {
        t->rows = rows;
        t->code = code;
        t->house = rules;
        read = read_table(t, cell);
        csv_end(&t->csv);
    }
    free(t);
    free(cell);
    return read;
}
