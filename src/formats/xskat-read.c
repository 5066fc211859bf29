/* Reads the logs of XSkat: where records begin, and what their parts are. */
#include <string.h>

#include "formats/format.h"
#include "formats/xskat-read.h"

/* A game of the log: the players' names in three columns, a rule, a row for each
 * trick with each player's card in his column, a header with the seed and the
 * dealer, the hands as they were played, the skat as it was put away and as it
 * was found, the last bid, the soloist and his game, and the outcome:
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
 * letters are struck twice, and underlined ones are struck over "_".
 *
 * The log does not have the calls of the auction, nor the value. A player with
 * an underlined name has said contra, or re. */
SKR_CITE(RECORD_SYNTAX);

static bool read_game(struct lexer *lex, struct game *g)
{
    memset(g, 0, sizeof *g);
    g->soloist = SKR_NOBODY;
    return xs_columns(lex, g) && xs_footer(lex, g) && xs_check(lex, g);
}

static const struct conventions xskat_conventions = {
    .plays_to_ten = true,
    .passes_in = true,
};

static const char *xskat_read(const char *text, const char *end,
                              struct record *record, struct notes *notes)
{
    struct lexer lex;
    struct game g;

    record_begin(record, notes, text, &xskat_conventions);
    record->result.kind = RESULT_FIGURES;
    lex = xs_begin(record, end);
    if (!read_game(&lex, &g))
        lex.next = end;
    else
        xs_fill(record, &g, notes);
    record->length = (uint32_t)(lex.next - text);
    return lex.next;
}

/* --------------------------------------------------------------- boundaries */

/* Is the line at p a row of cards or passes, and not of names? */
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

/* No line of names and no rule is longer, with blanks at its end. Three lines do
 * not take more than START_SIZE. */
#define LONGEST_LINE 320

/* The line after this one; a null pointer if it is too long, or does not end. */
static const char *short_line_after(const char *p, const char *end)
{
    size_t most = end - p < LONGEST_LINE ? (size_t)(end - p) : LONGEST_LINE;
    const char *q = p < end ? memchr(p, '\n', most) : NULL;

    return q != NULL ? q + 1 : NULL;
}

/* Can the line at p be the last one of a game, " ==  ==  == "? */
static bool is_end_at(const char *p, const char *end)
{
    while (p < end && *p == ' ')
        p++;
    return p < end && *p == '=';
}

/* Do the lines at p hold names? Then the line after the next is a rule, and they
 * are not, so that no two starts share a line. The first one is not blank, nor a
 * comment, which are skipped before a record; and the next line is not a row:
 * below the hands, and below the tricks of a game that was set up, there is a rule
 * too. Nor does it begin a record of another format: where that begins, a block of a
 * log may end, and the rule is not seen. */
static bool is_start(const char *p, const char *end)
{
    const char *second = short_line_after(p, end);
    const char *third = second != NULL ? short_line_after(second, end) : NULL;

    return third != NULL && short_line_after(third, end) != NULL
        && xs_is_rule(third, end) && !xs_is_rule(second, end)
        && !xs_is_rule(p, end) && format_skip(p, second) < second
        && !is_end_at(p, end) && !is_row_at(second, end)
        && *second != '(' && *second != '{';
}

static const char *next_start(const char *text, const char *end)
{
    const char *p = xs_line_after(text, end);

    while (p < end && !is_start(p, end))
        p = xs_line_after(p, end);
    return p < end ? p : NULL;
}

/* The end of the record, whose last line must end before end. */
static const char *past_record(const char *text, const char *end)
{
    struct record record;
    const char *p;

    while (end > text && end[-1] != '\n')
        end--;
    p = text < end ? xskat_read(text, end, &record, NULL) : text;
    return p > text && record.malformed.clause == SKR_C_NONE ? p : text;
}

static bool begins(const char *text, const char *end)
{
    for (int line = 0; line < 40 && text < end; line++) {
        if (xs_is_rule(text, end))
            return true;
        text = xs_line_after(text, end);
    }
    return false;
}

const struct format xskat_format = {
    .name = "xskat", .begins = begins, .starts = is_start, .next = next_start,
    .read = xskat_read, .conventions = &xskat_conventions, .past = past_record,
};
