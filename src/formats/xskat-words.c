/* The words of XSkat's logs, in English and German, and the cards. */
#include <string.h>

#include "formats/xskat-read.h"
#include "words/names.h"

/* ------------------------------------------------------------------- phrases */

static const char *const phrases[][7] = {
    [SKAT_IS] = { "Skat is:", "Im Skat ist:" },
    [SKAT_WAS] = { "Skat was:", "Im Skat war:" },
    [COMMA] = { "," },
    [LAST_BID] = { "Last bid:", "Gereizt bis:" },
    [PUSHED] = { "FH passed:", "MH passed:", "RH passed:",
                 "VH schob:", "MH schob:", "HH schob:" },
    [PLAYED] = { " played ", " spielte " },
    [RAMSCH] = { " lost the Ramsch", " won the Ramsch",
                 " verlor den Ramsch", " gewann den Ramsch" },
    [NOBODY] = { "Nobody", "Niemand" },
    [HAND] = { "Played Hand", "Hand gespielt" },
    [SCHNEIDER] = { "Schneider announced", "Schneider angesagt" },
    [SCHWARZ] = { "Schwarz announced", "Schwarz angesagt" },
    [OUVERT_HAND] = { "Played ouvert Hand", "Ouvert Hand gespielt" },
    [OUVERT] = { "Played ouvert", "Ouvert gespielt" },
    [WON_WITH] = { "Won with:", "Gewonnen mit:" },
    [LOST_WITH] = { "Lost with:", "Verloren mit:" },
    [WON] = { "Won", "Gewonnen" },
    [LOST] = { "Lost", "Verloren" },
};

/* "_" stands for a blank in words that are underlined. */
bool xs_take(struct lexer *lex, enum phrase phrase)
{
    for (const char *const *words = phrases[phrase]; *words != NULL; words++) {
        const char *word = *words, *c = lex->c + lex->i;

        while (*word != '\0' && (*c == *word || (*c == '_' && *word == ' ')))
            c++, word++;
        if (*word == '\0') {
            lex->i = (int)(c - lex->c);
            return true;
        }
    }
    return false;
}

bool xs_take_last(struct lexer *lex, enum phrase phrase)
{
    int i = lex->i;

    if (xs_take(lex, phrase) && xs_at_end(lex))
        return true;
    lex->i = i;
    return false;
}

/* --------------------------------------------------------------------- words */

static char small_letter(unsigned char c)
{
    if (c >= 'A' && c <= 'Z')
        return (char)(c - 'A' + 'a');
    return c == 0xFC || c == 0xDC || c == 0xBC || c == 0x9C ? 'u' : (char)c;
}

struct word xs_word(struct lexer *lex)
{
    struct word word = { "", lex->style[lex->i] == XS_BOLD };
    int n = 0;

    for (; strchr(" _,", lex->c[lex->i]) == NULL; lex->i++) {
        unsigned char c = (unsigned char)lex->c[lex->i];

        if (c == 0xC3)
            continue;
        word.bold |= n == 1 && c >= 'A' && c <= 'Z';
        if (n < XS_LONGEST_WORD)
            word.text[n++] = small_letter(c);
    }
    return word;
}

bool xs_is(const struct word *word, const char *text)
{
    return strcmp(word->text, text) == 0;
}

int xs_game(const struct word *word)
{
    return term_spelled(&game_terms, IN_XSKAT, word->text);
}

/* --------------------------------------------------------------------- cards */

/* The card, XS_LOWEST_TRUMP for "Spitze !", or SKR_NO_CARD. */
static int card_of(struct lexer *lex, const struct word *first)
{
    int suit = xs_game(first), rank;
    struct word second;

    if (xs_is(first, "spitze") && lex->c[lex->i] == '!') {
        lex->i++;
        return XS_LOWEST_TRUMP;
    }
    second = xs_word(lex);
    rank = term_spelled(&rank_terms, IN_XSKAT, second.text);
    return suit < 0 || suit > SKR_GAME_CLUBS || rank < 0 ? SKR_NO_CARD
                                                         : SKR_CARD(suit, rank);
}

bool xs_card(struct lexer *lex, struct cell *cell)
{
    int first = xs_skip_blanks(lex);
    struct word word = xs_word(lex);
    bool leads = lex->c[lex->i] == '_' || lex->style[first] == XS_UNDERLINED;

    if (lex->c[lex->i] != ' ' && lex->c[lex->i] != '_')
        return false;
    lex->i++;
    cell->card = card_of(lex, &word);
    cell->marks = (leads ? XS_LEADS : 0u) | (word.bold ? XS_WINS : 0u);
    cell->span = xs_span(lex, first, lex->i);
    return cell->card != SKR_NO_CARD;
}
