/* Reads the upper part of XSkat's log: names, tricks and hands in columns. */
#include <string.h>

#include "base/none.h"
#include "formats/xskat-read.h"

static bool read_rule(struct lexer *lex)
{
    return xs_is_rule(lex->line, lex->end)
        || xs_fail(lex, lex->i, N_("a line of 40 dashes"));
}

/* --------------------------------------------------------------------- names */

/* Splits the line into words, each from first up to end. Returns how many. */
static int split(struct lexer *lex, int first[XS_LONGEST_LINE],
                 int end[XS_LONGEST_LINE])
{
    int n = 0;

    for (xs_skip_blanks(lex); !xs_at_end(lex); xs_skip_blanks(lex), n++) {
        first[n] = lex->i;
        lex->i += (int)strcspn(lex->c + lex->i, " ");
        end[n] = lex->i;
    }
    return n;
}

/* Takes off the "_" that XSkat writes for the blanks around a name with
 * contra. */
static bool strip(const struct lexer *lex, int *first, int *end)
{
    if (*end - *first < 2 || lex->c[*first] != '_' || lex->c[*end - 1] != '_')
        return false;
    ++*first;
    --*end;
    return true;
}

/* Adds a word to a name: the first name on the first line, or the word below it
 * on the second line. */
static void add_name(const struct lexer *lex, struct player *player, int first,
                     int end)
{
    struct span span = xs_span(lex, first, end);
    bool marked = strip(lex, &first, &end)
        || lex->style[first] == XS_UNDERLINED;
    char *name = player->name + strlen(player->name);

    if (player->span.length == 0) {
        player->span = span;
        player->marked = marked;
    } else if (end > first) {
        *name++ = ' ';
    }
    memcpy(name, lex->c + first, (size_t)(end - first));
}

/* On the second line only the column shows which player a word belongs to. */
static bool read_names(struct lexer *lex, struct game *g)
{
    int first[XS_LONGEST_LINE], end[XS_LONGEST_LINE];

    for (int line = 0; line < 2; line++) {
        int words = split(lex, first, end);

        if (line == 0 && words != 3)
            return xs_fail(lex, 0, N_("three players' names"));
        for (int n = 0; n < words; n++) {
            int column = words == 3 ? n : first[n] / 12;

            if (column > 2)
                return xs_fail(lex, first[n],
                               N_("the second part of a name below its first"));
            add_name(lex, &g->player[column], first[n], end[n]);
        }
        if (!xs_need_line(lex, N_("two lines of names and a line of 40 dashes")))
            return false;
    }
    return read_rule(lex);
}

/* ---------------------------------------------------------------------- rows */

bool xs_row(struct lexer *lex, struct cell row[3])
{
    for (int column = 0; column < 3; column++) {
        int first = xs_skip_blanks(lex);

        if (!xs_card(lex, &row[column]))
            return xs_fail(lex, first, N_("three cards in a row, in English or"
                              " German"));
    }
    xs_skip_blanks(lex);
    return xs_at_end(lex) || xs_fail(lex, lex->i, N_("three cards in a row"));
}

/* "_Pass_      Pass        Pass": forehand's is underlined. */
bool xs_passes(struct lexer *lex, struct cell row[3])
{
    for (int column = 0; column < 3; column++) {
        int first = xs_skip_blanks(lex);
        bool leads = lex->c[first] == '_' || lex->style[first] == XS_UNDERLINED;
        struct word word;

        lex->i += lex->c[lex->i] == '_';
        first = xs_skip_blanks(lex);
        word = xs_word(lex);
        row[column] = (struct cell){ SKR_NO_CARD, leads ? XS_LEADS : 0u,
                                     xs_span(lex, first, lex->i) };
        lex->i += lex->c[lex->i] == '_';
        if (!xs_is(&word, "pass") && !xs_is(&word, "passe"))
            return false;
    }
    xs_skip_blanks(lex);
    return xs_at_end(lex);
}

static bool read_tricks(struct lexer *lex, struct game *g)
{
    for (;; g->rows++) {
        if (!xs_need_line(lex, N_("a trick, or the header")))
            return false;
        g->passed = g->rows == 0 && xs_passes(lex, g->row[0]);
        if (g->passed)
            return xs_need_line(lex, N_("the header"));
        lex->i = 0;
        if (strncmp(lex->c, "----", 4) == 0)
            return g->rows > 0 || xs_fail(lex, lex->i, N_("a trick"));
        if (g->rows == 10)
            return xs_fail(lex, lex->i, N_("at most ten tricks"));
        if (!xs_row(lex, g->row[g->rows]))
            return false;
    }
}

/* Skips a number of any length, with or without a sign. */
static bool skip_number(struct lexer *lex)
{
    size_t digits;

    xs_skip_blanks(lex);
    lex->i += lex->c[lex->i] == '-';
    digits = strspn(lex->c + lex->i, "0123456789");
    lex->i += (int)digits;
    return digits > 0;
}

/* Reads "---- random_seed 42 0 2 -------": seed, number, dealer, and "L" or "R"
 * if the cards were moved on. The header of a game that was set up has dashes
 * only. */
static bool read_header(struct lexer *lex, struct game *g)
{
    static const char label[] = " random_seed ";
    static const char expected[] =
        N_("a line of dashes, or ---- random_seed SEED NUMBER DEALER ----");
    int first, dealer;

    g->dealer = NONE;
    if (xs_is_rule(lex->line, lex->end))
        return true;
    lex->i = (int)strspn(lex->c, "-");
    if (strncmp(lex->c + lex->i, label, sizeof label - 1) != 0)
        return xs_fail(lex, lex->i, expected);
    first = lex->i += (int)sizeof label - 1;
    if (!skip_number(lex) || !skip_number(lex))
        return xs_fail(lex, lex->i, expected);
    dealer = xs_skip_blanks(lex);
    g->dealer = xs_number(lex) - 1;
    if (g->dealer < 0 || g->dealer > 2)
        return xs_fail(lex, dealer, N_("the dealer: 1, 2 or 3"));
    if (strncmp(lex->c + lex->i, " L ", 3) == 0
        || strncmp(lex->c + lex->i, " R ", 3) == 0)
        lex->i += 2;
    lex->record->id = lex->line + lex->byte[first];
    lex->record->id_length = xs_span(lex, first, lex->i).length;
    return true;
}

static bool read_hands(struct lexer *lex, struct game *g)
{
    lex->record->deal_byte = (uint32_t)(lex->next - lex->record->text);
    for (int n = 0; n < 10; n++)
        if (!xs_need_line(lex, N_("ten rows of hands")) || !xs_row(lex, g->hand[n]))
            return false;
    return xs_need_line(lex, N_("a line of 40 dashes")) && read_rule(lex);
}

bool xs_columns(struct lexer *lex, struct game *g)
{
    return xs_need_line(lex, N_("three players' names")) && read_names(lex, g)
        && read_tricks(lex, g) && read_header(lex, g) && read_hands(lex, g);
}
