/* Reads and writes cards as people write them. */
#include "words/cards.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "base/fold.h"
#include "base/text.h"
#include "words/words.h"

/* What a part of a card can mean: sets of suits or of ranks. */
struct part {
    unsigned suits, ranks;
    bool german_suit;          /* named as in the German pack alone */
    bool german_rank;          /* likewise: ober, unter, deuce, Z */
    bool is_s;                 /* S: spades in the notation, Schellen in the German pack */
    bool single;               /* one letter */
    bool name;                 /* a whole name, not the begin of one */
    bool symbol;
};

struct text {
    const char *at;
    size_t length;
};

/* No name of a card is longer; longer parts are not looked at, so that a long text takes
 * no long time. */
#define LONGEST 40

#define BIT(n) (1u << (n))
#define ALL_D (BIT(SKR_QUEEN) | BIT(SKR_ACE))   /* Dame, Daus */

/* --------------------------------------------------------------- suits, ranks */

static const struct { const char *symbol; enum skr_suit suit; } symbols[] = {
    { "♣", SKR_CLUBS }, { "♧", SKR_CLUBS }, { "♠", SKR_SPADES }, { "♤", SKR_SPADES },
    { "♥", SKR_HEARTS }, { "♡", SKR_HEARTS }, { "♦", SKR_DIAMONDS },
    { "♢", SKR_DIAMONDS }, { "◆", SKR_DIAMONDS },
};

/* One letter: of the notation, of the German pack (Eichel, Grün, Rot), of the words for
 * the suits of the French pack. */
static const struct { char letter; unsigned suits; bool german; } letters[] = {
    { 'c', BIT(SKR_CLUBS), false }, { 's', BIT(SKR_SPADES), false },
    { 'h', BIT(SKR_HEARTS), false }, { 'd', BIT(SKR_DIAMONDS), false },
    { 'e', BIT(SKR_CLUBS), true }, { 'g', BIT(SKR_SPADES), true },
    { 'r', BIT(SKR_HEARTS), true },
    { 'k', BIT(SKR_CLUBS) | BIT(SKR_DIAMONDS), false },
    { 'p', BIT(SKR_SPADES), false }, { 't', BIT(SKR_CLUBS), false },
};

/* The length of a symbol of a suit at the begin of the text, and of what says how it is
 * to look; or 0. */
static size_t read_symbol(struct text text, enum skr_suit *suit)
{
    for (size_t i = 0; i < sizeof symbols / sizeof *symbols; i++)
        if (text.length >= 3 && memcmp(text.at, symbols[i].symbol, 3) == 0) {
            *suit = symbols[i].suit;
            return text.length >= 6 && memcmp(text.at + 3, "\xEF\xB8\x8F", 3) == 0
                ? 6 : 3;
        }
    return 0;
}

static bool has_symbol(struct text text)
{
    enum skr_suit suit;

    for (; text.length > 0; text.at++, text.length--)
        if (read_symbol(text, &suit) > 0)
            return true;
    return false;
}

/* The things with the name, or with begins of at least two letters; of a name in both
 * packs the French one. */
static unsigned read_names(const struct terms *terms, const char *folded,
                           bool begins, bool *german, bool *name)
{
    struct readings readings;
    unsigned things = 0;

    *german = true;
    term_readings(terms, folded, &readings);
    if (!readings.whole && (!begins || strlen(folded) < 2))
        readings.count = 0;
    *name |= readings.whole;
    for (int i = 0; i < readings.count; i++) {
        things |= BIT(readings.at[i].thing);
        *german &= readings.at[i].terms != terms;
    }
    return things;
}

static struct part read_part(struct text text)
{
    struct part part = { .suits = 0 };
    enum skr_suit suit;
    char folded[FOLDED_WORD];

    if (text.length > 0 && read_symbol(text, &suit) == text.length) {
        part.suits = BIT(suit);
        part.symbol = true;
        return part;
    }
    if (text.length > LONGEST || has_symbol(text))
        return part;
    fold(folded, text.at, text.length);
    part.single = strlen(folded) == 1;
    part.ranks = read_names(&rank_terms, folded, false, &part.german_rank, &part.name);
    part.german_rank |= strcmp(folded, "z") == 0;
    if (!part.single) {
        part.suits = read_names(&suit_terms, folded, true, &part.german_suit,
                                &part.name);
        return part;
    }
    for (size_t i = 0; i < sizeof letters / sizeof *letters; i++)
        if (letters[i].letter == folded[0]) {
            part.suits = letters[i].suits;
            part.german_suit = letters[i].german;
            part.is_s = folded[0] == 's';
        }
    return part;
}

/* ---------------------------------------------------------------------- cards */

/* What is known of a card, and of the list so far. */
struct found {
    skr_cards cards;           /* that it can be */
    bool german;               /* in letters or words of the German pack alone */
    bool doubtful;             /* S of the notation with a rank of both packs */
};

/* A queen is D in the French pack only, where there is no deuce. */
static void add_pair(struct found *found, struct part suit, struct part rank)
{
    if (suit.suits == 0 || rank.ranks == 0)
        return;
    if (rank.ranks == ALL_D && !suit.german_suit)
        rank.ranks = BIT(SKR_QUEEN);
    if (suit.is_s && rank.german_rank)
        suit.suits |= BIT(SKR_DIAMONDS);
    for (int s = 0; s < 4; s++)
        for (int r = 0; r < 8; r++)
            if (suit.suits >> s & 1 && rank.ranks >> r & 1)
                found->cards |= SKR_BIT(8 * s + r);
    found->german |= suit.german_suit;
}

/* Suit and rank, or the other way round, where it is not two letters. */
static void add_both(struct found *found, struct part a, struct part b)
{
    add_pair(found, a, b);
    if (!b.single && !(a.single && b.suits == 0))
        add_pair(found, b, a);
}

static size_t char_length(struct text text)
{
    size_t n = utf8_length(text.at, text.length);

    return n > 0 ? n : 1;
}

/* "KreuzBube", "Kreuz-Bube", "KrB", "♣J", "W♣": every way to part what is no name of a
 * suit or a rank itself, as "Pik" is, and not "Pi" with K. */
static void read_compound(struct text text, struct found *found)
{
    if (text.length > LONGEST || read_part(text).name)
        return;
    for (size_t i = char_length(text); i < text.length;
         i += char_length((struct text){ text.at + i, text.length - i })) {
        struct part a = read_part((struct text){ text.at, i });
        struct part b = read_part((struct text){ text.at + i, text.length - i });

        add_pair(found, a, b);
        if (b.symbol)
            add_pair(found, b, a);
    }
}

/* The next part up to a blank, a comma or a point. */
static struct text next_part(const char *at)
{
    at += strspn(at, " ,.\t\n");
    return (struct text){ at, strcspn(at, " ,.\t\n") };
}

/* "der", "the", and "of" between rank and suit say nothing. */
static bool is_article(struct text part)
{
    char folded[FOLDED_WORD];

    fold(folded, part.at, part.length < LONGEST ? part.length : LONGEST);
    return is_listed("der die das den dem ein eine einen the of man", folded);
}

static struct text next_named(const char *at)
{
    struct text part = next_part(at), next = next_part(part.at + part.length);

    while (next.length > 0 && is_article(part)) {
        part = next;
        next = next_part(part.at + part.length);
    }
    return part;
}

/* The length of a card in the notation, or 0. */
static size_t read_notation(struct text text, skr_cards *card)
{
    char name[4] = "";
    int number;
    size_t n = text.length >= 3 && text.at[1] == '1' && text.at[2] == '0' ? 3 : 2;

    if (text.length < n)
        return 0;
    for (size_t i = 0; i < n; i++)
        name[i] = text.at[i] >= 'a' && text.at[i] <= 'z'
            ? (char)(text.at[i] - 'a' + 'A') : text.at[i];
    number = skr_card_read(name, (int)n);
    if (number == SKR_NO_CARD)
        return 0;
    *card = SKR_BIT(number);
    return n;
}

static bool is_notation(struct text text)
{
    skr_cards card;

    for (size_t n; text.length > 0; text.at += n, text.length -= n) {
        n = read_notation(text, &card);
        if (n == 0)
            return false;
    }
    return true;
}

/* The oldest one is the jack of clubs. */
static bool is_oldest(struct text text)
{
    char folded[FOLDED_WORD];

    fold(folded, text.at, text.length);
    return is_listed("alte alter alten old stary starym starego", folded);
}

/* The first card. Returns the bytes up to its end, or to the end of what is no card; 0 at
 * the end of the text. */
static size_t read_card(const char *text, struct found *found)
{
    struct text part = next_named(text), next;
    size_t n;

    *found = (struct found){ .cards = 0 };
    if (part.length == 0)
        return 0;
    if (is_notation(part)) {
        n = read_notation(part, &found->cards);
        found->doubtful = (*part.at == 'S' || *part.at == 's') && part.at[1] != 'J'
            && part.at[1] != 'j' && part.at[1] != 'Q' && part.at[1] != 'q';
        return (size_t)(part.at - text) + n;
    }
    read_compound(part, found);
    if (is_oldest(part))
        found->cards |= SKR_BIT(8 * SKR_CLUBS + SKR_JACK);
    next = next_named(part.at + part.length);
    if (found->cards == 0 && next.length > 0)
        add_both(found, read_part(part), read_part(next));
    else
        next = part;
    if (found->cards == 0)
        next = part;
    return (size_t)(next.at - text) + next.length;
}

/* ----------------------------------------------------------------------- lists */

/* "clubs or ten": what the part means by itself. */
static void say_alone(struct part part, enum language language, char *out, size_t size)
{
    size_t n = 0;

    for (int i = 0; i < 12 && n < size; i++) {
        const struct terms *terms = i < 4 ? &suit_terms : &rank_terms;
        int thing = i < 4 ? i : i - 4;

        if ((i < 4 ? part.suits : part.ranks) >> thing & 1)
            n += (size_t)snprintf(out + n, size - n, "%s%s",
                                  n > 0 ? tr(language, " or ") : "",
                                  term_word_in(terms, thing, language));
    }
}

static void say_no_card(struct text text, enum language language, char why[CARDS_WHY])
{
    int length = (int)(text.length < LONGEST ? text.length : LONGEST);
    struct part part = read_part(text);
    char name[LONGEST + 1], alone[80] = "", hint[TERM_HINT] = "";

    snprintf(name, sizeof name, "%.*s", length, text.at);
    say_alone(part, language, alone, sizeof alone);
    if (*alone != '\0')
        snprintf(hint, sizeof hint, tr(language, N_("; alone it is %s")), alone);
    else
        term_hint(&suit_terms, name, language, hint);
    if (*hint == '\0')
        term_hint(&rank_terms, name, language, hint);
    snprintf(why, CARDS_WHY, tr(language, N_("'%s' is not a card: suit C S H D, then rank"
             " A K Q J T 9 8 7, as in \"CJ ST H9\", or words as in \"Pik Dame\"%s")),
             name, hint);
}

static void say_doubtful(struct text text, skr_cards cards, enum language language,
                         char why[CARDS_WHY])
{
    int length = (int)(text.length < LONGEST ? text.length : LONGEST);
    char list[80] = "", name[3];

    for (int card = 31; card >= 0 && strlen(list) < 60; card--)
        if (cards & SKR_BIT(card)) {
            skr_card_write(card, name);
            if (*list != '\0')
                strcat(list, tr(language, " or "));
            strcat(list, name);
        }
    snprintf(why, CARDS_WHY, tr(language, N_("'%.*s' can be %s: say which")), length,
             text.at, list);
}

/* The card that the set has only, or SKR_NO_CARD. */
static int only_card(skr_cards cards)
{
    for (int card = 0; card < 32; card++)
        if (cards == SKR_BIT(card))
            return card;
    return SKR_NO_CARD;
}

/* Schellen, if the S of the notation is meant as a letter of the German pack. */
static skr_cards as_schellen(int card)
{
    return SKR_BIT(card) | SKR_BIT(8 * SKR_DIAMONDS + card % 8);
}

/* A card that is not clear, or none: says so. */
static int refuse(struct text text, const struct found *found, enum language language,
                  char why[CARDS_WHY])
{
    if (found->cards == 0)
        say_no_card(next_named(text.at), language, why);
    else
        say_doubtful(text, found->cards, language, why);
    return -1;
}

int cards_read(const char *text, int list[CARDS_MOST], enum language language,
               char why[CARDS_WHY])
{
    struct found found, doubtful = { .cards = 0 };
    struct text doubted = { NULL, 0 };
    bool german = false;
    int n = 0;

    why[0] = '\0';
    for (size_t end; n < CARDS_MOST && (end = read_card(text, &found)) > 0; text += end) {
        struct text card = { next_named(text).at, 0 };

        card.length = (size_t)(text + end - card.at);
        list[n] = only_card(found.cards);
        if (list[n] == SKR_NO_CARD)
            return refuse(card, &found, language, why);
        german |= found.german;
        if (found.doubtful && doubted.at == NULL) {
            doubted = card;
            doubtful.cards = as_schellen(list[n]);
        }
        n++;
    }
    return german && doubted.at != NULL ? refuse(doubted, &doubtful, language, why) : n;
}

void write_cards(char *out, size_t size, skr_cards cards)
{
    size_t n = 0;

    out[0] = '\0';
    for (int card = 31; card >= 0 && n + 4 < size; card--)
        if (cards & SKR_BIT(card)) {
            if (n > 0)
                out[n++] = ' ';
            skr_card_write(card, out + n);
            n += 2;
        }
}
