/* What the two halves of the plain reader share. */
#ifndef FORMATS_ISS_READ_H
#define FORMATS_ISS_READ_H

#include <string.h>

#include "formats/iss-fast.h"
#include "formats/iss.h"

static inline const char *past_space(const char *p, const char *end)
{
    while (p < end && is_space(*p))
        p++;
    return p;
}

static inline void skip_space(struct lexer *lex)
{
    if (lex->p < lex->end && is_space(*lex->p))
        lex->p = past_space(lex->p + 1, lex->end);
}

/* The end of the token: the next blank or bracket, or the end of the text. */
static inline const char *token_end(const struct lexer *lex)
{
    const char *q = lex->p, *end = lex->end;

    while (q < end && !ends_token(*q))
        q++;
    return q;
}

static inline bool is_word(const char *p, const char *q, const char *word)
{
    size_t length = strlen(word);

    return (size_t)(q - p) == length && memcmp(p, word, length) == 0;
}

/** Notes the first fault only. For a fault at the end, notes the place after the last
 *  byte that is not a blank. Always returns false. */
bool iss_fail(struct lexer *lex, enum skr_clause clause, const char *at,
              const char *expected);

/** Reads the result, R[...], from behind its bracket. */
bool iss_read_result(struct lexer *lex);

#endif
