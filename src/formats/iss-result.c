/* Reads the result of a record of the International Skat Server: the figures, in any order. */
#include "formats/iss-read.h"

static bool fail_result(struct lexer *lex, const char *at, const char *expected)
{
    return iss_fail(lex, SKR_C_RECORD_RESULT, at, expected);
}

static const struct { char key[4]; uint8_t figure; } figures[] = {
    { "d:", FIGURE_SOLOIST },    { "v:", FIGURE_SCORE },
    { "m:", FIGURE_MATADORS },   { "p:", FIGURE_POINTS },
    { "t:", FIGURE_TRICKS },     { "s:", FIGURE_SCHNEIDER },
    { "z:", FIGURE_SCHWARZ },    { "p0:", FIGURE_PENALTY_0 },
    { "p1:", FIGURE_PENALTY_1 }, { "p2:", FIGURE_PENALTY_2 },
    { "l:", FIGURE_LEFT },       { "to:", FIGURE_TIMEOUT },
    { "r:", FIGURE_RESIGNED },
};
#define FIGURE_KEYS (sizeof figures / sizeof *figures)

static const struct { const char *word; uint8_t figure; int8_t number; } words[] = {
    { "win", FIGURE_OUTCOME, OUTCOME_WIN },
    { "loss", FIGURE_OUTCOME, OUTCOME_LOSS },
    { "penalty", FIGURE_OUTCOME, OUTCOME_PENALTY },
    { "bidok", FIGURE_OVERBID, 0 },
    { "overbid", FIGURE_OVERBID, 1 },
};
#define WORDS (sizeof words / sizeof *words)

/* Sets the figure that goes from lex->p to q. */
static bool set_figure(struct lexer *lex, int figure, int number, const char *q)
{
    struct result *result = &lex->record->result;

    if (result->given & (1u << figure))
        return fail_result(lex, lex->p, N_("each figure once"));
    result->given |= 1u << figure;
    result->figure[figure] = number;
    result->at[figure] = offset(lex, lex->p);
    lex->p = q;
    return true;
}

/* Reads a whole number of at most four digits, with or without a sign, from p
 * to q. */
static bool read_number(const char *p, const char *q, int *number)
{
    bool minus = p < q && *p == '-';

    p += minus;
    if (p == q || q - p > 4)
        return false;
    for (*number = 0; p < q && is_digit(*p); p++)
        *number = *number * 10 + (*p - '0');
    *number = minus ? -*number : *number;
    return p == q;
}

static bool read_figure(struct lexer *lex)
{
    const char *p = lex->p, *q = token_end(lex);
    int number;

    for (size_t i = 0; i < FIGURE_KEYS; i++) {
        size_t length = strlen(figures[i].key);

        if (memcmp(p, figures[i].key, length) == 0)
            return read_number(p + length, q, &number)
                ? set_figure(lex, figures[i].figure, number, q)
                : fail_result(lex, p, N_("a number of up to four digits"));
    }
    return fail_result(lex, p, N_("a figure of the result: d v m p t s z p0"
                               " p1 p2 l to r"));
}

static bool read_result_word(struct lexer *lex)
{
    const char *q = token_end(lex);

    for (size_t i = 0; i < WORDS; i++)
        if (is_word(lex->p, q, words[i].word))
            return set_figure(lex, words[i].figure, words[i].number, q);
    return fail_result(lex, lex->p,
                       N_("win, loss, penalty, bidok, overbid or a figure"));
}

/* All figures except r, which older exports do not have. */
static const uint32_t all_figures = (1u << FIGURE_RESIGNED) - 1;

static bool read_figures(struct lexer *lex)
{
    if (!lex->plain && iss_fast_figures(lex))
        return true;
    while (skip_space(lex), lex->p < lex->end && *lex->p != ']') {
        const char *p = lex->p;
        bool key = lex->end - p > 3 && (p[1] == ':' || p[2] == ':');

        if (!(key ? read_figure(lex) : read_result_word(lex)))
            return false;
    }
    if ((lex->record->result.given & all_figures) != all_figures)
        return fail_result(lex, lex->p, N_("every figure of the result: d, win or"
                           " loss, v, m, bidok or overbid, p, t, s, z, p0, p1,"
                           " p2, l, to"));
    return true;
}

bool iss_read_result(struct lexer *lex)
{
    struct result *result = &lex->record->result;
    const char *q;

    skip_space(lex);
    q = token_end(lex);
    result->byte = offset(lex, lex->p);
    result->kind = is_word(lex->p, q, "passed") ? RESULT_PASSED
        : is_word(lex->p, q, "unknown") ? RESULT_UNKNOWN : RESULT_FIGURES;
    if (result->kind == RESULT_FIGURES)
        return read_figures(lex);
    lex->p = q;
    skip_space(lex);
    return true;
}
