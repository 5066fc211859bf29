/* Score lists as tables: columns by name, in any order, in two languages. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "list/readers.h"
#include "list/words.h"

/* What a column can be, besides a field of its own. */
enum {
    C_SERIES = FIELDS, C_DATE, C_WITH, C_WITHOUT, C_LEVELS, C_LOST,
    C_SCHNEIDER_ANNOUNCED, C_SCHWARZ_ANNOUNCED, C_RE, C_SUP, C_BOCK, C_PUSHED,
    C_EXTRA, C_IGNORED
};

/* Names of columns, folded, without blanks, blank separated. */
static const struct { int column; const char *names; } synonyms[] = {
    { C_SERIES, "series serie se serieid serienid seriesid list liste listid"
                " runde round tisch table" },
    { C_DATE, "date datum dt tag day" },
    { F_DEAL, "deal number no nr n num spielnummer spielnr spielno gamenumber"
              " gamenr gameno dealnumber dealno dealnr lfd lfdnr lfdno" },
    { F_DEALER, "dealer geber kartengeber gibt" },
    { F_SOLOIST, "soloist player declarer spieler alleinspieler solist"
                 " solospieler einzelspieler" },
    { F_GAME, "game spiel contract kontrakt spielart grundspiel gamename"
              " gametype farbe suit" },
    { F_MATADORS, "matadors matadore spitzen spitze tops" },
    { C_WITH, "with mit" },
    { C_WITHOUT, "without ohne" },
    { C_LEVELS, "level levels levelword stufe gewinnstufe spielstufe" },
    { F_HAND, "hand handspiel" },
    { F_OUVERT, "ouvert open offen" },
    { F_SCHNEIDER, "schneider" },
    { F_SCHWARZ, "schwarz" },
    { F_ANNOUNCED, "announced announcement angesagt ansage" },
    { C_SCHNEIDER_ANNOUNCED, "schneiderannounced announcedschneider"
                             " schneiderangesagt schneiderang" },
    { C_SCHWARZ_ANNOUNCED, "schwarzannounced announcedschwarz schwarzangesagt"
                           " schwarzang" },
    { F_WON, "won win wonlost result outcome status gewonnen ergebnis ausgang"
             " gewonnenverloren gv" },
    { C_LOST, "lost verloren" },
    { F_BID, "bid bidvalue reizwert reizung gereizt gebot" },
    { F_POINTS, "points cardpoints augen kartenpunkte cardpointsplayer" },
    { F_TRICKS, "tricks stiche" },
    { F_VALUE, "value wert gamevalue spielwert" },
    { F_SCORE, "score punkte spielpunkte gamepoints pointsplayer" },
    { F_OVERBID, "overbid uberreizt ueberreizt miscall" },
    { F_PASSED, "passedin passed allpassed eingepasst" },
    { F_CONTRA, "contra kontra" },
    { C_RE, "re rekontra recontra" },
    { C_SUP, "sup" },
    { C_BOCK, "bock bockrunde bockspiel" },
    { C_PUSHED, "pushed geschoben" },
    { F_FACTOR, "factor faktor" },
    { F_TOTAL, "total runningtotal summe stand zwischenstand gesamt" },
};

struct table {
    struct rows *rows;
    struct csv csv;
    int column[MOST_CELLS];    /**< what each column is */
    int columns;
    unsigned said_yes, said_no; /**< bit per field: some row says so */
    bool used[C_IGNORED + 1];
};

static void drop_blanks(char *text)
{
    char *to = text;

    for (; *text != '\0'; text++)
        if (*text != ' ')
            *to++ = *text;
    *to = '\0';
}

/* ------------------------------------------------------------------- header */

static int column_of(struct cell cell)
{
    char name[FOLDED];

    if (cell.length == 1 && *cell.text == '#')
        return F_DEAL;
    word_fold(cell, name);
    drop_blanks(name);
    for (size_t i = 0; i < sizeof synonyms / sizeof *synonyms; i++)
        if (word_listed(synonyms[i].names, name))
            return synonyms[i].column;
    return C_EXTRA;
}

/* The fields that a column tells of, besides the one of its own. */
static void note_place(struct rows *rows, enum field field, int column,
                       struct cell name)
{
    if (rows->column[field] != 0)
        return;
    rows->column[field] = column;
    rows->header[field] = strndup(name.text, name.length);
}

static void note_places(struct rows *rows, int what, int column,
                        struct cell name)
{
    static const struct { int what; enum field field; } also[] = {
        { C_WITH, F_MATADORS }, { C_WITHOUT, F_MATADORS }, { C_LOST, F_WON },
        { C_LEVELS, F_HAND }, { C_LEVELS, F_OUVERT },
        { C_LEVELS, F_ANNOUNCED }, { C_LEVELS, F_SCHNEIDER },
        { C_LEVELS, F_SCHWARZ }, { C_SCHNEIDER_ANNOUNCED, F_ANNOUNCED },
        { C_SCHWARZ_ANNOUNCED, F_ANNOUNCED }, { C_RE, F_CONTRA },
        { C_SUP, F_CONTRA }, { C_BOCK, F_FACTOR }, { C_PUSHED, F_FACTOR },
    };

    if (what < FIELDS)
        note_place(rows, (enum field)what, column, name);
    for (size_t i = 0; i < sizeof also / sizeof *also; i++)
        if (also[i].what == what)
            note_place(rows, also[i].field, column, name);
}

static void ignore(const struct table *t, struct cell name, const char *why)
{
    fprintf(stderr, "skatref: %s: column '%.*s' is ignored: %s\n",
            t->rows->source, (int)(name.length < 40 ? name.length : 40),
            name.text, why);
}

/* The name of a player, of whom the column may tell the points, or with
 * "total" before or after it the running total. */
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

static void read_header(struct table *t, const struct cell *cell, int n)
{
    for (int i = 0; i < n; i++) {
        int what = cell[i].length > 0 ? column_of(cell[i]) : C_IGNORED;

        if (what == C_EXTRA && t->rows->extras == EXTRAS) {
            ignore(t, cell[i], "too many names");
            what = C_IGNORED;
        } else if (what == C_EXTRA) {
            add_extra(t, i + 1, cell[i]);
        } else if (what != C_IGNORED && t->used[what]) {
            ignore(t, cell[i], "an earlier one tells the same");
            what = C_IGNORED;
        } else {
            t->used[what] = true;
            note_places(t->rows, what, i + 1, cell[i]);
        }
        t->column[i] = what;
    }
    t->columns = n;
}

/* -------------------------------------------------------------------- cells */

/* A flag, or a number of them: every house rule doubles. */
static int doublings(struct cell cell)
{
    int flag = word_flag(cell), n;

    if (flag >= 0)
        return flag == 1 ? 2 : 1;
    return word_number(cell, &n) && n >= 2 && n <= 64 ? n : -1;
}

/* How often the cards were pushed on: each time doubles. */
static int pushes(struct cell cell)
{
    int flag = word_flag(cell), n;

    if (flag >= 0)
        return flag == 1 ? 2 : 1;
    return word_number(cell, &n) && n >= 2 && n <= 3 ? 1 << n : -1;
}

static bool tell_number(struct row *row, enum field field, struct cell cell)
{
    int number;

    if (!word_number(cell, &number))
        return false;
    tell(row, field, number);
    return true;
}

/* Tells the field if the word was read, which is from 0. */
static bool tell_word(struct row *row, enum field field, int word)
{
    if (word < 0)
        return false;
    tell(row, field, word);
    return true;
}

static bool tell_outcome(struct row *row, int outcome, bool lost_column)
{
    if (outcome == 2)
        return tell_word(row, F_PASSED, 1);
    if (outcome >= 0 && lost_column)
        outcome = !outcome;
    return tell_word(row, F_WON, outcome);
}

static bool tell_announced(struct row *row, int flag, enum skr_level level)
{
    if (flag < 0)
        return false;
    if (flag == 1 && (!knows(row, F_ANNOUNCED)
                      || row->number[F_ANNOUNCED] < (int)level))
        tell(row, F_ANNOUNCED, (int)level);
    else if (!knows(row, F_ANNOUNCED))
        tell(row, F_ANNOUNCED, SKR_NO_LEVEL);
    return true;
}

static bool tell_factor(struct row *row, enum field field, int factor, bool most)
{
    int before = knows(row, field) ? row->number[field] : 1;

    if (factor < 0)
        return false;
    tell(row, field, most ? (factor > before ? factor : before)
                          : factor * before);
    return true;
}

/* clause home.contra: re makes four times, sup eight times. */
static bool tell_contra(struct row *row, struct cell cell, int at_least)
{
    int factor = doublings(cell);

    if (factor == 2)
        factor = at_least;
    return (factor <= 2 || factor == 4 || factor == 8)
        && tell_factor(row, F_CONTRA, factor, true);
}

static bool tell_matadors(struct row *row, struct cell cell, int sign)
{
    int n;

    if (!(sign == 0 ? word_matadors : word_number)(cell, &n)
        || (sign != 0 && n < 0))
        return false;
    if (sign == 0 || n != 0)
        tell(row, F_MATADORS, sign == 0 ? n : sign * n);
    return true;
}

static bool tell_name(struct rows *rows, struct row *row, enum field field,
                      struct cell cell)
{
    int name = rows_name(rows, cell.text, cell.length);

    if (name >= 0)
        tell(row, field, name);
    return true;
}

/* Cells that hold a word or a number of their own. Returns -1 for others. */
static int read_special(struct row *row, int what, struct cell cell)
{
    switch (what) {
    case C_WITH: return tell_matadors(row, cell, 1);
    case C_WITHOUT: return tell_matadors(row, cell, -1);
    case F_MATADORS: return tell_matadors(row, cell, 0);
    case C_LEVELS: return word_levels(cell, row);
    case F_GAME: return word_game(cell, row);
    case F_WON: return tell_outcome(row, word_outcome(cell), false);
    case C_LOST: return tell_outcome(row, word_flag(cell), true);
    case F_ANNOUNCED: return tell_word(row, F_ANNOUNCED, word_level(cell));
    case C_SCHNEIDER_ANNOUNCED:
        return tell_announced(row, word_flag(cell), SKR_SCHNEIDER);
    case C_SCHWARZ_ANNOUNCED:
        return tell_announced(row, word_flag(cell), SKR_SCHWARZ);
    case F_CONTRA: return tell_contra(row, cell, 2);
    case C_RE: return tell_contra(row, cell, 4);
    case C_SUP: return tell_contra(row, cell, 8);
    case C_BOCK: return tell_factor(row, F_FACTOR, doublings(cell), false);
    case C_PUSHED: return tell_factor(row, F_FACTOR, pushes(cell), false);
    case F_FACTOR: return tell_factor(row, F_FACTOR, doublings(cell), false);
    default: return -1;
    }
}

static bool read_cell(struct rows *rows, struct row *row, int what,
                      struct cell cell)
{
    int special = read_special(row, what, cell);

    if (special >= 0)
        return special;
    switch (what) {
    case C_SERIES:
        row->series = rows_name(rows, cell.text, cell.length);
        return true;
    case C_DATE:
        row->date = rows_name(rows, cell.text, cell.length);
        return true;
    case F_DEALER: case F_SOLOIST:
        return tell_name(rows, row, (enum field)what, cell);
    case F_HAND: case F_OUVERT: case F_SCHNEIDER: case F_SCHWARZ:
    case F_OVERBID: case F_PASSED:
        return tell_word(row, (enum field)what, word_flag(cell));
    default:
        return tell_number(row, (enum field)what, cell);
    }
}

static void read_extra(struct rows *rows, struct row *row, int column,
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
}

static const char *expected(int what)
{
    switch (what) {
    case F_GAME:
        return "a game: clubs spades hearts diamonds grand null";
    case C_LEVELS:
        return "simple, hand, schneider, schwarz, announced, ouvert";
    case F_WON:
        return "won or lost";
    case F_ANNOUNCED:
        return "schneider, schwarz or none";
    case F_HAND: case F_OUVERT: case F_SCHNEIDER: case F_SCHWARZ: case F_OVERBID:
    case F_PASSED: case C_LOST: case C_SCHNEIDER_ANNOUNCED:
    case C_SCHWARZ_ANNOUNCED:
        return "yes or no";
    case F_CONTRA: case C_RE: case C_SUP: case C_BOCK: case C_PUSHED:
    case F_FACTOR:
        return "yes, no or a factor";
    default:
        return "a whole number";
    }
}

static void unreadable(struct rows *rows, const struct row *row, int column,
                       struct cell cell, const char *what)
{
    struct flaw *flaw = rows_flaw(rows, FINDING_MALFORMED, SKR_C_RECORD_SYNTAX,
                                  row->line, column);

    snprintf(flaw->recorded, sizeof flaw->recorded, "%.*s",
             (int)(cell.length < 39 ? cell.length : 39), cell.text);
    snprintf(flaw->ruled, sizeof flaw->ruled, "expected %s", what);
}

/* --------------------------------------------------------------------- rows */

/* What an empty cell of the column hides. "NULL" is a game, unless nobody
 * played it. */
static bool is_empty(int what, struct cell cell)
{
    return word_empty(cell) && (what != F_GAME || cell.length != 4)
        && (what != F_WON || cell.length != 1 || *cell.text != '-');
}

static void note_flags(struct table *t, const struct row *row)
{
    static const enum field flags[] = { F_HAND, F_OUVERT, F_ANNOUNCED,
                                        F_SCHNEIDER, F_SCHWARZ, F_OVERBID };

    for (size_t i = 0; i < sizeof flags / sizeof *flags; i++) {
        if (!knows(row, flags[i]))
            continue;
        if (row->number[flags[i]] != 0)
            t->said_yes |= 1u << flags[i];
        else
            t->said_no |= 1u << flags[i];
    }
}

static void read_row(struct table *t, struct row *row, const struct cell *cell,
                     int n)
{
    struct rows *rows = t->rows;

    for (int i = 0; i < n && i < t->columns; i++) {
        if (t->column[i] == C_IGNORED || is_empty(t->column[i], cell[i]))
            continue;
        if (t->column[i] == C_EXTRA) {
            read_extra(rows, row, i + 1, cell[i]);
        } else if (!read_cell(rows, row, t->column[i], cell[i])) {
            unreadable(rows, row, i + 1, cell[i], expected(t->column[i]));
            row->malformed = true;
        }
    }
    for (int i = t->columns; i < n; i++)
        if (i < MOST_CELLS && cell[i].length > 0 && !row->malformed) {
            unreadable(rows, row, i + 1, cell[i], "no more cells than the"
                       " header has");
            row->malformed = true;
        }
    note_flags(t, row);
}

/* Only the columns of players have sums that mean something. */
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

/* Does the row sum the columns up? */
static bool is_sum(const struct cell *cell, int n)
{
    char word[FOLDED];

    for (int i = 0; i < n; i++) {
        if (cell[i].length == 0)
            continue;
        word_fold(cell[i], word);
        return word_listed("total totals sum summe gesamt endstand ergebnis", word);
    }
    return false;
}

/* An empty cell means no in a column of marks that never says no in words. */
static void fill_marks(struct table *t)
{
    unsigned marks = t->said_yes & ~t->said_no;

    for (int i = 0; i < t->rows->count; i++)
        for (int f = 0; f < FIELDS; f++)
            if (marks >> f & 1 && !knows(&t->rows->row[i], (enum field)f))
                tell(&t->rows->row[i], (enum field)f, 0);
}

static bool read_rows(struct table *t, struct cell *cell, char *error)
{
    int n;

    while ((n = csv_row(&t->csv, cell)) > 0 && !t->rows->no_memory) {
        struct row *row;

        if (is_sum(cell, n < MOST_CELLS ? n : MOST_CELLS)) {
            read_sum(t, cell, n);
            continue;
        }
        row = rows_add(t->rows, t->csv.line);
        if (row == NULL)
            break;
        read_row(t, row, cell, n);
        if (t->csv.open_quote) {
            unreadable(t->rows, row, 0, (struct cell){ "\"", 1 },
                       "a quote to be closed");
            row->malformed = true;
        }
    }
    fill_marks(t);
    if (t->rows->count >= MOST_ROWS)
        snprintf(error, READ_ERROR, "more than %d rows", MOST_ROWS);
    else if (t->rows->count == 0)
        snprintf(error, READ_ERROR, "there is a header, but no row");
    return t->rows->count > 0 && t->rows->count < MOST_ROWS;
}

static int known_columns(const struct table *t)
{
    int n = 0;

    for (int i = 0; i < t->columns; i++)
        n += t->column[i] < C_EXTRA;
    return n;
}

bool read_csv(struct rows *rows, char *text, size_t size, char *error)
{
    struct table *t = calloc(1, sizeof *t);
    struct cell *cell = calloc(MOST_CELLS, sizeof *cell);
    bool read = false;
    int n;

    snprintf(error, READ_ERROR, "out of memory");
    if (t == NULL || cell == NULL) {
        free(text);
        free(t);
        free(cell);
        return false;
    }
    if (!csv_begin(&t->csv, text, size)) {
        free(t);
        free(cell);
        return false;
    }
    t->rows = rows;
    n = csv_row(&t->csv, cell);
    read_header(t, cell, n < MOST_CELLS ? n : MOST_CELLS);
    if (n == 0)
        snprintf(error, READ_ERROR, "the file is empty");
    else if (known_columns(t) < 2 && (known_columns(t) == 0 || rows->extras < 3))
        snprintf(error, READ_ERROR, "line %u: expected a header with names of"
                 " columns, such as deal,dealer,soloist,game,value,won; got"
                 " '%.*s'", t->csv.line,
                 cell[0].length < 60 ? (int)cell[0].length : 60, cell[0].text);
    else
        read = read_rows(t, cell, error);
    csv_end(&t->csv);
    free(t);
    free(cell);
    return read;
}
