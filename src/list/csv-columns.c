/* The columns of a table: by name, in any order, English or German. */
#include "list/csv-columns.h"

#include <string.h>

#include "base/none.h"
#include "base/text.h"
#include "list/readers.h"
#include "list/utf8.h"

static const struct column columns[] = {
    { SERIES, FIELDS, 0, "series serie se serieid serienid seriesid list liste"
                         " listid runde round tisch table" },
    { DATE, FIELDS, 0, "date datum dt tag day" },
    { CODE, FIELDS, 0, "code regelwerk" },
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
    { SCORE, F_VALUE, 0, "value wert gamevalue spielwert" },
    { SCORE, F_SCORE, 0, "score punkte spielpunkte gamepoints pointsplayer" },
    { FLAG, F_OVERBID, 0, "overbid uberreizt ueberreizt miscall" },
    { FLAG, F_PASSED, 0, "passedin passed allpassed eingepasst" },
    { CONTRA, F_CONTRA, 2, "contra kontra" },
    { CONTRA, F_CONTRA, 4, "re rekontra recontra" },
    { CONTRA, F_CONTRA, 8, "sup" },
    { FLAG, F_VIRGIN, 0, "virgin jungfrau jungfer" },
    { FACTOR, F_FACTOR, 0, "bock bockrunde bockspiel" },
    { PUSHED, F_FACTOR, 0, "pushed geschoben" },
    { FACTOR, F_FACTOR, 1, "factor faktor" },
    { WHOLE, F_TOTAL, 0, "total runningtotal summe stand zwischenstand"
                           " gesamt" },
};
#define COLUMNS (sizeof columns / sizeof *columns)
_Static_assert(COLUMNS <= MOST_KNOWN, "make MOST_KNOWN larger");

/* Columns that name the players of each row, "name 1" to "name 4", and hold their
 * points and running totals: our own output for files with many players. */
static const struct column numbered[] = {
    { NAME_OF, FIELDS, 0, "name" }, { FIGURE_OF, FIELDS, 0, "points" },
    { FIGURE_OF, FIELDS, 1, "total" },
};

const struct column csv_player = { PLAYER, FIELDS, 0, "" };

void csv_drop_blanks(char *text)
{
    char *to = text;

    for (; *text != '\0'; text++)
        if (*text != ' ')
            *to++ = *text;
    *to = '\0';
}

static const struct column *find_numbered(const char *name)
{
    for (size_t i = 0; i < sizeof numbered / sizeof *numbered; i++) {
        size_t length = strlen(numbered[i].names);

        if (strncmp(name, numbered[i].names, length) == 0
            && name[length] >= '1' && name[length] <= '0' + SKR_TABLE
            && name[length + 1] == '\0')
            return &numbered[i];
    }
    return NULL;
}

static const struct column *find_column(const struct table *t, struct cell cell)
{
    const struct column *found;
    char name[FOLDED_WORD];

    word_fold(cell, name);
    csv_drop_blanks(name);
    if (t->is_numbered && (found = find_numbered(name)) != NULL)
        return found;
    if (cell.length == 1 && *cell.text == '#')
        strcpy(name, "deal");
    for (size_t i = 0; i < COLUMNS; i++)
        if (is_listed(columns[i].names, name))
            return &columns[i];
    return &csv_player;
}

bool is_known_column(const char *text)
{
    return find_column(&(struct table){ .columns = 0 },
                       (struct cell){ text, strlen(text) }) != &csv_player;
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
              (int)(name.length < 40 ? name.length : 40), name.text,
              tr(t->rows->language, why));
}

int csv_name(struct rows *rows, struct cell cell)
{
    cell = word_name(cell);
    return rows_name(rows, cell.text, cell.length);
}

/* Takes the word off the name: "total " before it, or " total" after it. */
static bool take_off(struct cell *name, const char *word)
{
    size_t length = strlen(word);
    bool before = *word != ' ';

    if (name->length <= length
        || !same_letters(before ? name->text : name->text + name->length - length,
                         word, length))
        return false;
    name->text += before ? length : 0;
    name->length -= length;
    return true;
}

/* Adds a column that may have a player's name and points, or, with "total" before or
 * after the name, his running total. */
static void add_extra(struct table *t, int column, struct cell name)
{
    static const char *const totals[] = { "total ", "summe ", "stand ", " total",
                                          " summe", " stand" };
    struct rows *rows = t->rows;
    struct extra extra = { .column = column };

    if (!make_room((void **)&rows->extra, rows->extras, &rows->extra_room,
                   sizeof *rows->extra)) {
        rows->no_memory = true;
        return;
    }
    if (!take_off(&name, "points ") && !take_off(&name, "punkte "))
        for (size_t i = 0; i < 6 && !extra.total; i++)
            extra.total = take_off(&name, totals[i]);
    extra.name = csv_name(rows, name);
    rows->extra[rows->extras++] = extra;
}

const struct column *csv_column(struct table *t, int column,
                                      struct cell cell)
{
    const struct column *c = find_column(t, cell);

    if (c == &csv_player) {
        add_extra(t, column, cell);
    } else if (c->kind == NAME_OF || c->kind == FIGURE_OF) {
        return c;
    } else if (t->used[c - columns]) {
        ignore(t, cell, N_("an earlier column states the same"));
        return NULL;
    } else {
        t->used[c - columns] = true;
        note_place(t->rows, c, column);
    }
    return c;
}
