/* Reads the list that XSkat keeps of its games: bytes to rows. */
#include "base/language.h"
#include "formats/xskat-list.h"

/* The list is "290754 290165 283213", the three players' sums; then "a", "t",
 * "b", "g" and "v", each with three numbers; then a row for each game, "e 2 0 0
 * 48 1": player, ramsch, march, value, won. */

struct lexer {
    const char *p, *end;
    struct xskat_list_error *error;
};

static bool fail(struct lexer *lex, const char *expected)
{
    lex->error->expected = expected;
    return false;
}

static void skip_blanks(struct lexer *lex)
{
    while (lex->p < lex->end && (*lex->p == ' ' || *lex->p == '\r'))
        lex->p++;
}

/* Reads a whole number of up to nine digits. */
static bool read_number(struct lexer *lex, int32_t *number)
{
    bool minus;
    int digits = 0;

    skip_blanks(lex);
    minus = lex->p < lex->end && *lex->p == '-';
    lex->p += minus;
    *number = 0;
    for (; lex->p < lex->end && *lex->p >= '0' && *lex->p <= '9'; lex->p++)
        if (++digits <= 9)
            *number = *number * 10 + (*lex->p - '0');
    if (minus)
        *number = -*number;
    return digits >= 1 && digits <= 9;
}

static bool end_line(struct lexer *lex)
{
    skip_blanks(lex);
    if (lex->p < lex->end && *lex->p != '\n')
        return false;
    lex->p += lex->p < lex->end;
    lex->error->line++;
    return true;
}

/* Reads a line of numbers after its letter; letter 0: the line has none. */
static bool read_line(struct lexer *lex, char letter, int32_t *number, int count)
{
    skip_blanks(lex);
    if (letter != 0) {
        if (lex->p == lex->end || *lex->p != letter)
            return false;
        lex->p++;
    }
    for (int n = 0; n < count; n++)
        if (!read_number(lex, &number[n]))
            return false;
    return end_line(lex);
}

static bool read_row(struct lexer *lex, struct xskat_row *row)
{
    static const char expected[] =
        N_("a row: e, the player 0 to 2, ramsch 0 or 1, march 0 or 1, the value, won"
        " 0 or 1");
    int32_t n[5];

    row->line = lex->error->line;
    if (!read_line(lex, 'e', n, 5) || n[0] < 0 || n[0] > 2 || n[1] >> 1 != 0
        || n[2] >> 1 != 0 || n[3] < 0 || n[3] > 99999 || n[4] >> 1 != 0)
        return fail(lex, expected);
    row->player = (int8_t)n[0];
    row->ramsch = n[1] == 1;
    row->march = n[2] == 1;
    row->value = (int)n[3];
    row->won = n[4] == 1;
    return true;
}

static bool read_rows(struct lexer *lex, struct xskat_list *list)
{
    for (list->rows = 0; lex->p < lex->end; list->rows++) {
        if (list->rows == XSKAT_ROWS)
            return fail(lex, N_("at most 360 rows"));
        if (!read_row(lex, &list->row[list->rows])) {
            lex->error->line = list->row[list->rows].line;
            return false;
        }
    }
    return true;
}

bool xskat_list_read(const char *text, size_t size, struct xskat_list *list,
                     struct xskat_list_error *error)
{
    struct lexer lex = { text, text + size, error };
    int32_t unused[3];       /* other sums, deals of bock, games won and lost */

    *error = (struct xskat_list_error){ 1, NULL };
    if (!read_line(&lex, 0, list->points, 3))
        return fail(&lex, N_("the three players' sums"));
    for (const char *letter = "atbgv"; *letter != '\0'; letter++)
        if (!read_line(&lex, *letter, unused, 3))
            return fail(&lex, N_("the lines a t b g v, each with three numbers"));
    return read_rows(&lex, list);
}
