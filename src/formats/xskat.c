/* Reader for the logs of XSkat: where records begin, and the order of their
 * parts. */
#include <string.h>

#include "formats/xskat-game.h"
#include "formats/xskat.h"

/* A game of the log: the players' names in three columns, a rule, a row a trick
 * with each player's card in his column, a header with the seed and the dealer,
 * the hands as they were played, the skat as it is in the end and as it was
 * found, the last bid, who played what, and how it ended:
 *
 *      Anna         Bert         Cora
 *
 *     ----------------------------------------
 *       HEART J     Club 7      Club_8          "_" leads, CAPITALS win
 *     ---- random_seed 42 0 2 ----------------
 *       CLUB J      Spade J     Diamond J       CAPITALS are trumps
 *     ----------------------------------------
 *     Skat is: Spade 9,Heart 9
 *     Skat was: Heart 10,Diamond Q
 *     Last bid: 27
 *     Anna played Club
 *     Won with: 98 points
 *     ========================================
 *
 * Its words are English or German, its cards French or German. With -fmt, bold
 * letters are struck twice, and underlined ones struck over "_".
 *
 * What the log leaves out: the calls of the auction; the value. Whose name is
 * underlined has said contra, or re. */
SKR_CITE(RECORD_SYNTAX);

static bool read_game(struct lexer *lex, struct game *g)
{
    memset(g, 0, sizeof *g);
    g->soloist = SKR_NOBODY;
    return xs_columns(lex, g) && xs_footer(lex, g) && xs_check(lex, g);
}

static const struct conventions xskat_conventions = {
    .plays_to_ten = true,
};

static void clear(struct record *r, const char *text)
{
    memset(r, 0, offsetof(struct record, move));
    r->text = r->id = text;
    r->conventions = &xskat_conventions;
    r->result = (struct result){ .kind = RESULT_FIGURES };
    r->malformed.clause = SKR_C_NONE;
}

const char *xskat_read(const char *text, const char *end,
                       struct record *record)
{
    struct lexer lex;
    struct game g;

    clear(record, text);
    lex = xs_begin(record, end);
    if (!read_game(&lex, &g))
        lex.next = end;
    else
        xs_fill(record, &g);
    record->length = (uint32_t)(lex.next - text);
    return lex.next;
}

/* --------------------------------------------------------------- boundaries */

/* Does a line of cards or of passes stand there? Names do not look so. */
static bool is_row_at(const char *p, const char *end)
{
    struct record record = { .text = p };
    struct lexer lex = xs_begin(&record, end);
    struct cell row[3];

    if (!xs_next_line(&lex))
        return false;
    if (xs_row(&lex, row))
        return true;
    lex.i = 0;
    return xs_passes(&lex, row);
}

/* Do names stand there? Two lines above a rule, and the line between them is not
 * a row: the hands, and the tricks of a game that was set up, end in a rule
 * too. */
static bool is_start(const char *p, const char *end)
{
    const char *second = xs_line_after(p, end);
    const char *third = xs_line_after(second, end);

    return xs_is_rule(third, end) && *p != '=' && !is_row_at(second, end);
}

const char *xskat_next_start(const char *text, const char *end)
{
    const char *p = xs_line_after(text, end);

    while (p < end && !is_start(p, end))
        p = xs_line_after(p, end);
    return p < end ? p : NULL;
}

const char *xskat_last_start(const char *text, const char *end)
{
    const char *last = text < end && is_start(text, end) ? text : NULL;

    for (const char *p = text; (p = xskat_next_start(p, end)) != NULL;)
        last = p;
    return last;
}

bool xskat_begins(const char *text, const char *end)
{
    for (int line = 0; line < 40 && text < end; line++) {
        if (xs_is_rule(text, end))
            return true;
        text = xs_line_after(text, end);
    }
    return false;
}

const char *xskat_end(const char *text, const char *end)
{
    struct record record;
    const char *p = xskat_read(text, end, &record);

    return record.malformed.clause == SKR_C_NONE ? p : text;
}

/* --------------------------------------------------------------------- notes */

/* Adds the cards, the highest first, as far as there is room. */
static int note_cards(skr_cards cards, int8_t *out, int n, int room)
{
    for (int card = 31; card >= 0; card--)
        if ((cards & SKR_BIT(card)) != 0 && n < room)
            out[n++] = (int8_t)card;
    return n;
}

static void note_deal(const struct record *r, struct notes *notes)
{
    int n = 0;

    for (int to = 0; to < 4; to++) {
        int before = n;

        n = note_cards(to == 3 ? r->deal.skat : r->deal.hand[to], notes->dealt,
                       n, 32);
        notes->pile[to] = (uint8_t)(n - before);
    }
}

/* The first names, which the record does not keep, all from one line. */
static void note_names(const struct record *r, struct notes *notes)
{
    struct record scratch = { .text = r->text };
    struct lexer lex = xs_begin(&scratch, r->text + r->length);
    char *made = notes->made;
    struct game g;

    if (!read_game(&lex, &g))
        return;
    for (int column = 0; column < 3; column++) {
        size_t length = strcspn(g.player[column].name, " ");

        memcpy(made, g.player[column].name, length);
        notes->label[LABEL_P0 + xs_seat(&g, column)] =
            (struct label_text){ made, length };
        made += length;
    }
}

void xskat_note(const struct record *r, struct notes *notes)
{
    memset(notes->label, 0, sizeof notes->label);
    note_names(r, notes);
    if (r->id_length > 0)
        notes->label[LABEL_ID] = (struct label_text){ r->id, r->id_length };
    note_deal(r, notes);
    for (int i = 0; i < r->moves; i++) {
        int8_t *told = notes->told[i];

        notes->said[i] = (struct label_text){ NULL, 0 };
        if (note_cards(r->move[i].put_away, told, 0, 2) == 1)
            told[1] = told[0]; /* named twice */
    }
}
