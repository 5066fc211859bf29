/* The words of XSkat's logs, in English and German, and its cards, French and
 * German. */
#include <string.h>

#include "formats/xskat-game.h"

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

static const struct { const char *word; int game; } games[] = {
    { "diamond", SKR_GAME_DIAMONDS }, { "karo", SKR_GAME_DIAMONDS },
    { "bells", SKR_GAME_DIAMONDS },   { "schellen", SKR_GAME_DIAMONDS },
    { "heart", SKR_GAME_HEARTS },     { "herz", SKR_GAME_HEARTS },
    { "hearts", SKR_GAME_HEARTS },    { "rot", SKR_GAME_HEARTS },
    { "spade", SKR_GAME_SPADES },     { "pik", SKR_GAME_SPADES },
    { "leaves", SKR_GAME_SPADES },    { "grun", SKR_GAME_SPADES },
    { "club", SKR_GAME_CLUBS },       { "kreuz", SKR_GAME_CLUBS },
    { "acorns", SKR_GAME_CLUBS },     { "eicheln", SKR_GAME_CLUBS },
    { "grand", SKR_GRAND },           { "null", SKR_NULL },
    { "revolution", SKR_NULL },
};

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
    for (size_t n = 0; n < sizeof games / sizeof *games; n++)
        if (xs_is(word, games[n].word))
            return games[n].game;
    return -1;
}

/* --------------------------------------------------------------------- cards */

/* Letters in the order of enum skr_rank, but the ten: English, German, German
 * cards. */
static int rank_of(const struct word *word)
{
    static const char *const letters[] = { "789qk aj", "789dk ab", "789ok au" };

    if (xs_is(word, "10"))
        return SKR_TEN;
    for (int n = 0; n < 3 && strlen(word->text) == 1; n++) {
        const char *letter = strchr(letters[n], word->text[0]);

        if (letter != NULL)
            return (int)(letter - letters[n]);
    }
    return -1;
}

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
    rank = rank_of(&second);
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
