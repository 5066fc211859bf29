/* Reads XSkat's log line by line, each line as characters. */
#include <stdlib.h>
#include <string.h>

#include "base/none.h"
#include "formats/xskat-read.h"

struct lexer xs_begin(struct record *record, const char *end)
{
    return (struct lexer){ .line = record->text, .line_end = record->text,
                           .next = record->text, .end = end, .record = record };
}

/* -------------------------------------------------------------------- places */

static uint32_t offset(const struct lexer *lex, int i)
{
    return (uint32_t)(lex->line - lex->record->text) + lex->byte[i];
}

struct span xs_span(const struct lexer *lex, int first, int end)
{
    return (struct span){ offset(lex, first),
                          (uint16_t)(lex->byte[end] - lex->byte[first]) };
}

struct span xs_line_span(const struct lexer *lex)
{
    return xs_span(lex, 0, (int)strlen(lex->c));
}

bool xs_fail_bytes(struct record *record, uint32_t from, uint32_t to,
                   const char *expected)
{
    record->malformed = (struct malformed){
        SKR_C_RECORD_SYNTAX, from, to > from ? to - from : 0, expected
    };
    return false;
}

bool xs_fail(struct lexer *lex, int i, const char *expected)
{
    return xs_fail_bytes(lex->record, offset(lex, i),
                         (uint32_t)(lex->line_end - lex->record->text),
                         expected);
}

/* --------------------------------------------------------------------- lines */

/* The end of the line's text, without the blanks after it. */
static const char *text_end(const char *p, const char *end)
{
    const char *q = memchr(p, '\n', (size_t)(end - p));

    for (q = q != NULL ? q : end; q > p; q--)
        if (q[-1] == '\b' && q - p >= 2 && (q[-2] == '_' || q[-2] == ' '))
            q--; /* and the "_" or blank under the blank */
        else if (q[-1] != '\r' && q[-1] != ' ')
            break;
    return q;
}

const char *xs_line_after(const char *p, const char *end)
{
    const char *q = memchr(p, '\n', (size_t)(end - p));

    return q != NULL ? q + 1 : end;
}

bool xs_is_rule(const char *p, const char *end)
{
    const char *q = text_end(p, end);

    if (q - p < 40)
        return false;
    while (p < q && *p == '-')
        p++;
    return p == q;
}

/* Splits the line into characters with their styles. A line that is too long
 * ends in a character that no reader accepts. */
static void spread(struct lexer *lex)
{
    const char *p = lex->line, *end = lex->line_end;
    int n = 0;

    for (; p < end && n < XS_LONGEST_LINE; n++) {
        bool struck = end - p >= 3 && p[1] == '\b';

        lex->byte[n] = (uint16_t)(p - lex->line);
        lex->style[n] = !struck ? XS_PLAIN
            : p[0] == '_' ? XS_UNDERLINED : XS_BOLD;
        lex->c[n] = struck ? p[2] : *p;
        if (lex->c[n] == '\0')
            lex->c[n] = '\1';
        p += struck ? 3 : 1;
    }
    if (p < end)
        lex->c[n - 1] = '\1';
    lex->byte[n] = (uint16_t)(p - lex->line);
    lex->style[n] = XS_PLAIN;
    lex->c[n] = '\0';
    lex->i = 0;
}

bool xs_next_line(struct lexer *lex)
{
    if (lex->next == lex->end)
        return false;
    lex->line = lex->next;
    lex->line_end = text_end(lex->line, lex->end);
    lex->next = xs_line_after(lex->line, lex->end);
    spread(lex);
    return true;
}

bool xs_need_line(struct lexer *lex, const char *expected)
{
    return xs_next_line(lex) || xs_fail(lex, (int)strlen(lex->c), expected);
}

/* ---------------------------------------------------------------- characters */

bool xs_at_end(const struct lexer *lex)
{
    return lex->c[lex->i] == '\0';
}

int xs_skip_blanks(struct lexer *lex)
{
    while (lex->c[lex->i] == ' ')
        lex->i++;
    return lex->i;
}

int xs_number(struct lexer *lex)
{
    const char *first = lex->c + xs_skip_blanks(lex);
    int digits = (int)strspn(first, "0123456789");

    lex->i += digits;
    return digits > 0 && digits <= 5 ? (int)strtol(first, NULL, 10) : NONE;
}
