/* Fast paths of the server's reader, for the usual form of a record.
 *
 * The plain reader reads all of this too, and defines what it means;
 * tests/formats/iss-equal.c checks that both give the same. */
#include <string.h>

#include "formats/iss-fast.h"

/* Locals hold the pointers: for all the compiler knows, a store into the record
 * could change lex->p, so it would load lex->p again for every byte. */

/* ---------------------------------------------------------------------- head */

void iss_fast_head(struct lexer *lex, uint32_t *seen)
{
    const char *p = lex->p, *end = lex->end, *q;
    uint32_t found = 0;

    while (end > p && end[-1] != ']')
        end--;   /* this bracket stops any search, which needs no test for the end */
    for (int property = GM; property < MV && end - p >= 4; property++) {
        if (memcmp(p, iss_properties[property], 2) != 0 || p[2] != '[')
            continue;
        for (q = p + 3; iss_ends_token[(unsigned char)*q] != BRACKET; q++)
            ;
        if (*q == '[')
            break;
        if (property == ID)
            set_id(lex->record, p + 3, q);
        if (property == DT)
            set_date(lex->record, p + 3, q);
        if (lex->notes != NULL)
            lex->notes->label[property] =
                (struct label_text){ p + 3, (size_t)(q - p - 3) };
        found |= 1u << property;
        p = q + 1;
    }
    *seen |= found;
    lex->p = p;
}

/* ---------------------------------------------------------------------- deal */

/* Cards of one pile. */
struct pile {
    skr_cards cards;
    unsigned codes;      /* all codes together, by |: 32 or more if one is no card */
    unsigned dots;       /* not 0 if something else stands for a dot */
};

/* Reads n cards, each with a dot after it. */
static inline struct pile read_pile(const char *p, int n)
{
    struct pile pile = { 0, 0, 0 };

    for (; n > 0; n--, p += 3) {
        unsigned card = card_code(p);

        pile.codes |= card;
        pile.dots |= (unsigned)(p[2] ^ '.');
        pile.cards |= SKR_BIT(card & 31);
    }
    return pile;
}

/* Notes a sound deal. */
static void note_deal(const char *p, struct notes *notes)
{
    static const uint8_t pile[4] = { 10, 10, 10, 2 };

    memcpy(notes->pile, pile, sizeof pile);
    for (int n = 0; n < 32; n++)
        notes->dealt[n] = (int8_t)card_at(p + 3 * n);
}

bool iss_fast_deal(struct lexer *lex)
{
    struct record *r = lex->record;
    const char *p = lex->p;
    struct pile skat;
    unsigned last, codes, dots;

    if (lex->end - p <= 95 || !ends_token(p[95]))
        return false;
    skat = read_pile(p + 90, 1);
    last = card_code(p + 93);
    codes = skat.codes | last;
    dots = skat.dots;
    r->deal.skat = skat.cards | SKR_BIT(last & 31);
    for (int seat = 0; seat < 3; seat++) {
        struct pile hand = read_pile(p + seat * 30, 10);

        codes |= hand.codes;
        dots |= hand.dots;
        r->deal.hand[seat] = hand.cards;
    }
    if (codes >= 32 || dots != 0
        || (r->deal.hand[0] | r->deal.hand[1] | r->deal.hand[2] | r->deal.skat)
            != SKR_PACK)
        return false;
    r->whole = true;
    if (lex->notes != NULL && !lex->notes->only_labels)
        note_deal(p, lex->notes);
    lex->p = p + 95;
    return true;
}

/* --------------------------------------------------------------------- moves */

/* Reads moves that are one card each, as most are: "0 SA ". */
static void read_cards(struct lexer *lex)
{
    struct record *r = lex->record;
    struct move *m = r->move + r->moves;
    const char *p = lex->p;
    uint32_t byte = offset(lex, p);
    ptrdiff_t most = (lex->end - p) / 5, room = MOVES - r->moves;
    const struct move *last = m + (most < room ? most : room);

    for (; m < last; p += 5, byte += 5, m++) {
        unsigned seat = (unsigned)((unsigned char)p[0] - '0'), card = card_code(p + 2);

        if (seat > 2 || card >= 32 || p[1] != ' ' || p[4] != ' ')
            break;
        m->kind = MOVE_CARD;
        m->seat = (int8_t)seat;
        m->number = (int16_t)card;
        m->byte = byte;
        m->length = 4;
    }
    r->moves = (int)(m - r->move);
    lex->p = p;
}

/* The kind of a move that is this letter; MOVE_CARD: no such move. */
static inline enum move_kind letter_kind(char letter)
{
    return letter == 'p' ? MOVE_PASS : letter == 'y' ? MOVE_HOLD
        : letter == 's' ? MOVE_TAKE : MOVE_CARD;
}

/* Reads a call, or that the skat is taken up: "0 y ", "1 18 ", "1 s ". Returns
 * false for any other move. */
static bool read_call(struct lexer *lex)
{
    struct record *r = lex->record;
    struct move *m = r->move + r->moves;
    const char *p = lex->p;
    bool bid;

    if (lex->end - p < 5 || p[1] != ' ' || p[0] < '0' || p[0] > '2'
        || r->moves == MOVES)
        return false;
    bid = is_digit(p[2]) && is_digit(p[3]) && p[4] == ' ';
    if (!bid && (letter_kind(p[2]) == MOVE_CARD || p[3] != ' '))
        return false;
    m->kind = (uint8_t)(bid ? MOVE_BID : letter_kind(p[2]));
    m->number = (int16_t)(bid ? (p[2] - '0') * 10 + (p[3] - '0') : 0);
    m->seat = (int8_t)(p[0] - '0');
    m->byte = offset(lex, p);
    m->length = bid ? 4 : 3;
    r->moves++;
    lex->p = p + m->length + 1;
    return true;
}

void iss_fast_moves(struct lexer *lex)
{
    while (read_call(lex))
        ;
    read_cards(lex);
}

/* -------------------------------------------------------------------- result */

/* The text before the number of each figure, by enum figure, which follows the
 * server's order; two figures are words and have no key. */
static const struct { char key[4]; uint8_t length; } keys[] = {
    [FIGURE_SOLOIST] = { "d:", 2 },    [FIGURE_SCORE] = { "v:", 2 },
    [FIGURE_MATADORS] = { "m:", 2 },   [FIGURE_POINTS] = { "p:", 2 },
    [FIGURE_TRICKS] = { "t:", 2 },     [FIGURE_SCHNEIDER] = { "s:", 2 },
    [FIGURE_SCHWARZ] = { "z:", 2 },    [FIGURE_PENALTY_0] = { "p0:", 3 },
    [FIGURE_PENALTY_1] = { "p1:", 3 }, [FIGURE_PENALTY_2] = { "p2:", 3 },
    [FIGURE_LEFT] = { "l:", 2 },       [FIGURE_TIMEOUT] = { "to:", 3 },
    [FIGURE_RESIGNED] = { "r:", 2 },
};

/* A result with all figures is at least this long, so that a word can be
 * compared without a test for the end. */
#define SHORTEST 60

/* Reads one to four digits, with or without a sign. This function and the next
 * two return the end of the figure, or a null pointer. */
static inline const char *past_number(const char *p, int *number)
{
    bool minus = *p == '-';
    const char *first = p += minus;
    int n = *p - '0';

    if (!is_digit(*p))
        return NULL;
    for (p++; is_digit(*p) && p - first < 4; p++)
        n = n * 10 + (*p - '0');
    *number = minus ? -n : n;
    return p;
}

static const char *past_word(const char *p, int figure, int *number)
{
    if (figure == FIGURE_OVERBID) {
        *number = *p == 'o';
        return memcmp(p, "bidok", 5) == 0 ? p + 5
            : memcmp(p, "overbid", 7) == 0 ? p + 7 : NULL;
    }
    *number = *p == 'w' ? OUTCOME_WIN : OUTCOME_LOSS;
    return memcmp(p, "win", 3) == 0 ? p + 3
        : memcmp(p, "loss", 4) == 0 ? p + 4 : NULL;
}

static inline const char *past_figure(const char *p, int figure, int *number)
{
    const char *key = keys[figure].key;
    size_t length = keys[figure].length;

    if (length == 0)
        return past_word(p, figure, number);
    if (p[0] != key[0] || p[1] != key[1] || p[length - 1] != ':')
        return NULL;
    return past_number(p + length, number);
}

/* Reads the usual end of a result: no penalties, and nobody left, ran out of
 * time or resigned. */
static bool read_usual_end(struct lexer *lex, const char *p)
{
    static const char usual[] = "p0:0 p1:0 p2:0 l:-1 to:-1 r:0]";
    static const int number[] = { 0, 0, 0, -1, -1, 0 };
    static const uint8_t place[] = { 0, 5, 10, 15, 20, 26 };
    struct result *result = &lex->record->result;

    if ((size_t)(lex->end - p) < sizeof usual
        || memcmp(p, usual, sizeof usual - 1) != 0)
        return false;
    for (int i = 0; i < 6; i++) {
        result->figure[FIGURE_PENALTY_0 + i] = number[i];
        result->at[FIGURE_PENALTY_0 + i] = offset(lex, p) + place[i];
    }
    lex->p = p + sizeof usual - 2;
    return true;
}

/* Reads the figures up to the bracket at close. The bracket ends each of them,
 * so that no byte needs a test for the end. */
static bool read_figures(struct lexer *lex, const char *close)
{
    struct result *result = &lex->record->result;
    const char *p = lex->p, *start = lex->record->text;

    for (int figure = 0; figure <= FIGURE_RESIGNED; figure++) {
        if (figure == FIGURE_PENALTY_0 && read_usual_end(lex, p))
            return true;
        result->at[figure] = (uint32_t)(p - start);
        p = past_figure(p, figure, &result->figure[figure]);
        if (p == NULL || (*p != ' ' && p != close))
            return false;
        p += *p == ' ';
    }
    lex->p = close;
    return p == close;
}

bool iss_fast_figures(struct lexer *lex)
{
    const char *p = lex->p;
    const char *close = memchr(p, ']', (size_t)(lex->end - p));

    if (close == NULL || close - p < SHORTEST || !read_figures(lex, close)) {
        lex->p = p;
        return false;
    }
    lex->record->result.given = (1u << (FIGURE_RESIGNED + 1)) - 1;
    return true;
}
