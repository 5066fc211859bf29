/* Reads score lists from tables: columns by name, in any order, English or German. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/text.h"
#include "list/readers.h"
#include "list/words.h"

/* How the cells of a column are read. */
enum kind {
    SERIES, DATE, NAME, WHOLE, FLAG, GAME, OUTCOME, LOST, MATADORS, WITH,
    LEVEL, LEVELS, ANNOUNCED, CONTRA, FACTOR, PUSHED, PLAYER, KINDS
};

struct column {
    enum kind kind;
    enum field field;          /* the field that it sets; not for series and date */
    int number;                /* the sign, level or factor that it stands for */
    const char *names;         /* folded, without blanks, blank separated */
};

static const struct column columns[] = {
    { SERIES, FIELDS, 0, "series serie se serieid serienid seriesid list liste"
                         " listid runde round tisch table" },
    { DATE, FIELDS, 0, "date datum dt tag day" },
    { WHOLE, F_DEAL, 0, "deal number no nr n num spielnummer spielnr spielno"
                          " gamenumber gamenr gameno dealnumber dealno dealnr"
                          " lfd lfdnr lfdno" },
    { NAME, F_DEALER, 0, "dealer geber kartengeber gibt" },
    { NAME, F_SOLOIST, 0, "soloist player declarer spieler alleinspieler"
                          " solist solospieler einzelspieler" },
    { GAME, F_GAME, 0, "game spiel contract kontrakt spielart grundspiel"
                       " gamename gametype farbe suit" },
    { MATADORS, F_MATADORS, 0, "matadors matadore spitzen spitze tops" },
    { WITH, F_MATADORS, 1, "with mit" },
    { WITH, F_MATADORS, -1, "without ohne" },
    { LEVELS, F_HAND, 0, "level levels levelword stufe gewinnstufe spielstufe" },
    { FLAG, F_HAND, 0, "hand handspiel" },
    { FLAG, F_OUVERT, 0, "ouvert open offen" },
    { FLAG, F_SCHNEIDER, 0, "schneider" },
    { FLAG, F_SCHWARZ, 0, "schwarz" },
    { LEVEL, F_ANNOUNCED, 0, "announced announcement angesagt ansage" },
    { ANNOUNCED, F_ANNOUNCED, SKR_SCHNEIDER,
      "schneiderannounced announcedschneider schneiderangesagt schneiderang" },
    { ANNOUNCED, F_ANNOUNCED, SKR_SCHWARZ,
      "schwarzannounced announcedschwarz schwarzangesagt schwarzang" },
    { OUTCOME, F_WON, 0, "won win wonlost result outcome status gewonnen"
                         " ergebnis ausgang gewonnenverloren gv" },
    { LOST, F_WON, 0, "lost verloren" },
    { WHOLE, F_BID, 0, "bid bidvalue reizwert reizung gereizt gebot" },
    { WHOLE, F_POINTS, 0, "points cardpoints augen kartenpunkte"
                            " cardpointsplayer" },
    { WHOLE, F_TRICKS, 0, "tricks stiche" },
    { WHOLE, F_VALUE, 0, "value wert gamevalue spielwert" },
    { WHOLE, F_SCORE, 0, "score punkte spielpunkte gamepoints pointsplayer" },
    { FLAG, F_OVERBID, 0, "overbid uberreizt ueberreizt miscall" },
    { FLAG, F_PASSED, 0, "passedin passed allpassed eingepasst" },
    { CONTRA, F_CONTRA, 2, "contra kontra" },
    { CONTRA, F_CONTRA, 4, "re rekontra recontra" },
    { CONTRA, F_CONTRA, 8, "sup" },
    { FACTOR, F_FACTOR, 0, "bock bockrunde bockspiel" },
    { PUSHED, F_FACTOR, 0, "pushed geschoben" },
    { FACTOR, F_FACTOR, 0, "factor faktor" },
    { WHOLE, F_TOTAL, 0, "total runningtotal summe stand zwischenstand"
                           " gesamt" },
};
#define COLUMNS (sizeof columns / sizeof *columns)

/* A column with any other name. */
static const struct column player = { PLAYER, FIELDS, 0, "" };

struct table {
    struct rows *rows;
    struct csv csv;
    const struct column *column[MOST_CELLS];   /* null pointer: ignored */
    int columns;
    bool used[COLUMNS];
};

/* ------------------------------------------------------------------- header */

static void drop_blanks(char *text)
{
    char *to = text;

    for (; *text != '\0'; text++)
        if (*text != ' ')
            *to++ = *text;
    *to = '\0';
}

static const struct column *find_column(struct cell cell)
{
    char name[FOLDED];

    word_fold(cell, name);
    drop_blanks(name);
    if (cell.length == 1 && *cell.text == '#')
        strcpy(name, "deal");
    for (size_t i = 0; i < COLUMNS; i++)
        if (is_listed(columns[i].names, name))
            return &columns[i];
    return &player;
}

/* Flaws of a field are reported at the first column that sets it. */
static void note_place(struct rows *rows, const struct column *c, int column)
{
    const unsigned levels = BIT(F_HAND) | BIT(F_OUVERT) | BIT(F_ANNOUNCED)
        | BIT(F_SCHNEIDER) | BIT(F_SCHWARZ);
    unsigned fields = c->kind == LEVELS ? levels : BIT(c->field);

    for (int f = 0; f < FIELDS; f++)
        if (fields >> f & 1 && rows->column[f] == 0)
            rows->column[f] = column;
}

static void ignore(const struct table *t, struct cell name, const char *why)
{
    say_error("skatref: %s: column '%.*s' is ignored: %s", t->rows->source,
              (int)(name.length < 40 ? name.length : 40), name.text, why);
}

/* Adds a column that may have a player's name and points, or, with "total" before or
 * after the name, his running total. */
static void add_extra(struct table *t, int column, struct cell name)
{
    static const char *const words[] = { "total ", "summe ", "stand ", " total",
                                         " summe", " stand" };
    struct rows *rows = t->rows;
    struct extra *extra = &rows->extra[rows->extras];

    *extra = (struct extra){ .column = column };
    for (size_t i = 0; i < 6 && !extra->total; i++) {
        size_t length = strlen(words[i]);
        bool before = i < 3;

        if (name.length <= length
            || strncasecmp(before ? name.text
                                  : name.text + name.length - length,
                           words[i], length) != 0)
            continue;
        extra->total = true;
        name.text += before ? length : 0;
        name.length -= length;
    }
    extra->name = rows_name(rows, name.text, name.length);
    rows->extras++;
}

static const struct column *read_head(struct table *t, int column,
                                      struct cell cell)
{
    const struct column *c = find_column(cell);

    if (c == &player && t->rows->extras == EXTRAS) {
        ignore(t, cell, "too many columns with names");
        return NULL;
    } else if (c == &player) {
        add_extra(t, column, cell);
    } else if (t->used[c - columns]) {
        ignore(t, cell, "an earlier column states the same");
        return NULL;
    } else {
        t->used[c - columns] = true;
        note_place(t->rows, c, column);
    }
    return c;
}

/* -------------------------------------------------------------------- cells */

/* The factor that a flag or a number stands for; -1 when the cell is neither. A flag
 * doubles. pushed: the number is how often the cards were pushed, each time doubling. */
static int factor_of(struct cell cell, bool pushed)
{
    int flag = word_flag(cell), n;

    if (flag >= 0)
        return 1 + flag;
    if (!word_number(cell, &n) || n < 2 || n > (pushed ? 3 : 64))
        return -1;
    return pushed ? 1 << n : n;
}

static bool read_factor(struct row *row, int factor)
{
    return factor > 0
        && set(row, F_FACTOR, factor * number_or(row, F_FACTOR, 1));
}

/* clause home.contra: the factor of re is four, that of sup eight. */
static bool read_contra(struct row *row, struct cell cell, int at_least)
{
    int factor = factor_of(cell, false), before = number_or(row, F_CONTRA, 1);

    if (factor == 2)
        factor = at_least;
    return (factor == 1 || factor == 2 || factor == 4 || factor == 8)
        && set(row, F_CONTRA, factor > before ? factor : before);
}

static bool read_announced(struct row *row, int flag, int level)
{
    int before = number_or(row, F_ANNOUNCED, SKR_NO_LEVEL);

    return flag >= 0
        && set(row, F_ANNOUNCED, flag == 1 && level > before ? level : before);
}

static bool read_outcome(struct row *row, int outcome)
{
    return outcome == 2 ? set(row, F_PASSED, 1)
                        : outcome >= 0 && set(row, F_WON, outcome);
}

static bool read_word(struct row *row, enum field field, int word)
{
    return word >= 0 && set(row, field, word);
}

/* The index of the name in the cell; -1 if out of memory. */
static int name_in(struct rows *rows, struct cell cell)
{
    return rows_name(rows, cell.text, cell.length);
}

static bool read_player(struct rows *rows, struct row *row, int column,
                        struct cell cell)
{
    for (int i = 0; i < rows->extras; i++) {
        if (rows->extra[i].column != column)
            continue;
        if (word_number(cell, &row->extra[i]))
            row->extra_known |= 1u << i;
        else
            rows->extra[i].unread = true;
    }
    return true;
}

/* column: position of the cell, counted from 1. */
static bool read_cell(struct rows *rows, struct row *row,
                      const struct column *c, int column, struct cell cell)
{
    int n;

    switch (c->kind) {
    case SERIES: row->series = name_in(rows, cell); return true;
    case DATE: row->date = name_in(rows, cell); return true;
    case NAME: return read_word(row, c->field, name_in(rows, cell)) || true;
    case FLAG: return read_word(row, c->field, word_flag(cell));
    case LEVEL: return read_word(row, c->field, word_level(cell));
    case GAME: return word_game(cell, row);
    case LEVELS: return word_levels(cell, row);
    case OUTCOME: return read_outcome(row, word_outcome(cell));
    case LOST:
        n = word_flag(cell);
        return n >= 0 && set(row, F_WON, !n);
    case MATADORS: return word_matadors(cell, &n) && set(row, F_MATADORS, n);
    case WITH:
        return word_number(cell, &n) && n >= 0
            && (n == 0 || set(row, F_MATADORS, c->number * n));
    case ANNOUNCED: return read_announced(row, word_flag(cell), c->number);
    case CONTRA: return read_contra(row, cell, c->number);
    case FACTOR: case PUSHED:
        return read_factor(row, factor_of(cell, c->kind == PUSHED));
    case PLAYER: return read_player(rows, row, column, cell);
    default: return word_number(cell, &n) && set(row, c->field, n);
    }
}

static const char *expected(enum kind kind)
{
    static const char *const text[KINDS] = {
        [FLAG] = "yes or no", [LOST] = "yes or no", [ANNOUNCED] = "yes or no",
        [GAME] = "a game: clubs spades hearts diamonds grand null",
        [OUTCOME] = "won or lost", [LEVEL] = "schneider, schwarz or none",
        [LEVELS] = "simple, hand, schneider, schwarz, announced, ouvert",
        [CONTRA] = "yes, no or a factor", [FACTOR] = "yes, no or a factor",
        [PUSHED] = "yes, no or a factor",
    };

    return text[kind] != NULL ? text[kind] : "a whole number";
}

/* --------------------------------------------------------------------- rows */

static void unreadable(struct rows *rows, struct row *row, int column,
                       struct cell cell, const char *what)
{
    char recorded[40];

    snprintf(recorded, sizeof recorded, "%.*s",
             (int)(cell.length < 39 ? cell.length : 39), cell.text);
    add_flaw(rows, FINDING_MALFORMED, SKR_C_RECORD_SYNTAX,
             (struct spot){ row->line, column }, recorded, "expected %s", what);
    row->malformed = true;
}

/* Does the cell state nothing? In a column of games, "NULL" is a game; in a column of
 * outcomes, "-" might mean lost. */
static bool is_empty(enum kind kind, struct cell cell)
{
    return word_empty(cell) && (kind != GAME || cell.length != 4)
        && (kind != OUTCOME || cell.length != 1 || *cell.text != '-');
}

static void read_row(struct table *t, struct row *row, const struct cell *cell,
                     int n)
{
    for (int i = 0; i < n && i < t->columns; i++) {
        const struct column *c = t->column[i];

        if (c != NULL && !is_empty(c->kind, cell[i])
            && !read_cell(t->rows, row, c, i + 1, cell[i]))
            unreadable(t->rows, row, i + 1, cell[i], expected(c->kind));
    }
    for (int i = t->columns; i < n; i++)
        if (i < MOST_CELLS && cell[i].length > 0 && !row->malformed)
            unreadable(t->rows, row, i + 1, cell[i], "no more cells than the"
                       " header has");
    if (t->csv.open_quote)
        unreadable(t->rows, row, 0, (struct cell){ "\"", 1 },
                   "a closing quote");
}

/* Reads the sums of the players' columns; other sums have no meaning. */
static void read_sum(struct table *t, const struct cell *cell, int n)
{
    struct rows *rows = t->rows;
    struct sum *sum = rows_sum(rows, t->csv.line);

    for (int i = 0; sum != NULL && i < rows->extras; i++) {
        int column = rows->extra[i].column;

        if (column <= n && column <= MOST_CELLS
            && word_number(cell[column - 1], &sum->extra[i]))
            sum->known |= 1u << i;
    }
}

/* Does the row hold the sums of the columns? */
static bool is_sum(const struct cell *cell, int n)
{
    char word[FOLDED];

    for (int i = 0; i < n; i++) {
        if (cell[i].length == 0)
            continue;
        word_fold(cell[i], word);
        return is_listed("total totals sum summe gesamt endstand ergebnis", word);
    }
    return false;
}

/* In a column of marks that has no word for "no", an empty cell means "no". */
static void fill_marks(struct rows *rows)
{
    static const enum field marks[] = { F_HAND, F_OUVERT, F_ANNOUNCED,
                                        F_SCHNEIDER, F_SCHWARZ, F_OVERBID };

    for (size_t k = 0; k < sizeof marks / sizeof *marks; k++) {
        bool yes = false, no = false;

        for (int i = 0; i < rows->count; i++) {
            no |= is(&rows->row[i], marks[k], 0);
            yes |= number_or(&rows->row[i], marks[k], 0) != 0;
        }
        for (int i = 0; i < rows->count && yes && !no; i++)
            set(&rows->row[i], marks[k], number_or(&rows->row[i], marks[k], 0));
    }
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
    fill_marks(rows);
    if (rows->count >= MOST_ROWS)
        snprintf(rows->error, READ_ERROR, "the list has more than %d rows",
                 MOST_ROWS);
    else if (rows->count == 0)
        snprintf(rows->error, READ_ERROR, "the list has a header, but no rows");
    return rows->count > 0 && rows->count < MOST_ROWS;
}

static bool read_table(struct table *t, struct cell *cell)
{
    int n = csv_row(&t->csv, cell), known = 0;

    t->columns = n < MOST_CELLS ? n : MOST_CELLS;
    for (int i = 0; i < t->columns; i++) {
        t->column[i] = cell[i].length > 0 ? read_head(t, i + 1, cell[i]) : NULL;
        known += t->column[i] != NULL && t->column[i] != &player;
    }
    if (known >= 2 || (known == 1 && t->rows->extras >= 3))
        return read_rows(t, cell);
    if (n == 0)
        snprintf(t->rows->error, READ_ERROR, "the file is empty");
    else
        snprintf(t->rows->error, READ_ERROR, "line %u: expected a header with"
                 " column names, such as deal,dealer,soloist,game,value,won;"
                 " got '%.*s'", t->csv.line,
                 cell[0].length < 60 ? (int)cell[0].length : 60, cell[0].text);
    return false;
}

bool read_csv(struct rows *rows, char *text, size_t size)
{
    struct table *t = calloc(1, sizeof *t);
    struct cell *cell = calloc(MOST_CELLS, sizeof *cell);
    bool read = false;

    snprintf(rows->error, READ_ERROR, "out of memory");
    if (t == NULL || cell == NULL) {
        free(text);
    } else if (csv_begin(&t->csv, text, size)) {
        t->rows = rows;
        read = read_table(t, cell);
        csv_end(&t->csv);
    }
    free(t);
    free(cell);
    return read;
}
