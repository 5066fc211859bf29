/* Reader for records of the International Skat Server: bytes to a record. */
#include <string.h>

#include "formats/iss.h"
#include "base/names.h"

/* ------------------------------------------------------------------- lexing */

struct lexer {
    const char *p, *end;
    struct record *record;
};

/* Code of a card's letters, with a bit that says "known"; 0 is unknown. */
#define KNOWN 0x40
static const uint8_t suit_code[256] = {
    ['D'] = KNOWN | 0, ['H'] = KNOWN | 8, ['S'] = KNOWN | 16, ['C'] = KNOWN | 24,
};
static const uint8_t rank_code[256] = {
    ['7'] = KNOWN | 0, ['8'] = KNOWN | 1, ['9'] = KNOWN | 2, ['Q'] = KNOWN | 3,
    ['K'] = KNOWN | 4, ['T'] = KNOWN | 5, ['A'] = KNOWN | 6, ['J'] = KNOWN | 7,
};

/* Bytes that end a token: blanks, and the brackets. */
enum { BLANK = 1, BRACKET = 2 };
static const uint8_t ends_token[256] = {
    [' '] = BLANK, ['\n'] = BLANK, ['\r'] = BLANK, ['\t'] = BLANK,
    ['['] = BRACKET, [']'] = BRACKET,
};

static inline bool is_space(char c)
{
    return ends_token[(unsigned char)c] == BLANK;
}

static inline bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* The card that the two letters name, or SKR_NO_CARD. */
static inline int card_at(const char *p)
{
    unsigned suit = suit_code[(unsigned char)p[0]];
    unsigned rank = rank_code[(unsigned char)p[1]];

    return suit & rank & KNOWN ? (int)((suit | rank) & 31) : SKR_NO_CARD;
}

/* Pointers are kept in locals: a store into the record could change lex->p,
 * for all the compiler knows, and it would be loaded again for every byte. */
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

static uint32_t offset(const struct lexer *lex, const char *at)
{
    return (uint32_t)(at - lex->record->text);
}

/* The end of the token: the next blank, bracket or the end. */
static inline const char *token_end(const struct lexer *lex)
{
    const char *q = lex->p, *end = lex->end;

    while (q < end && !ends_token[(unsigned char)*q])
        q++;
    return q;
}

/* Notes the first thing that could not be read: at the end, where the last
 * byte before the blanks stands. Always returns false. */
static bool fail(struct lexer *lex, enum skr_clause clause, const char *at,
                 const char *expected)
{
    struct malformed *bad = &lex->record->malformed;
    const char *q;

    if (bad->clause != SKR_C_NONE)
        return false;
    while (at == lex->end && at > lex->record->text && is_space(at[-1]))
        at = --lex->end;
    for (q = at; q < lex->end && !is_space(*q) && *q != ']'; q++)
        ;
    *bad = (struct malformed){ clause, offset(lex, at), (uint32_t)(q - at),
                                   expected };
    return false;
}

static bool fail_syntax(struct lexer *lex, const char *at, const char *expected)
{
    return fail(lex, SKR_C_RECORD_SYNTAX, at, expected);
}

/* --------------------------------------------------------------------- deal */

/* Puts one told card where it was dealt. */
static void deal_card(struct record *r, int to, int card)
{
    skr_cards *pile = to == 3 ? &r->deal.skat : &r->deal.hand[to];

    r->dealt[to]++;
    if (card == SKR_NO_CARD) {
        r->hidden[to]++;
        return;
    }
    if ((r->deal.hand[0] | r->deal.hand[1] | r->deal.hand[2] | r->deal.skat)
        & SKR_BIT(card))
        r->doubled = true;
    *pile |= SKR_BIT(card);
}

static const char deal_expected[] =
    "a deal of 32 cards: ten, ten, ten and the skat";

/* Cards of one pile, and a bit for everything that is not as it should be. */
struct pile {
    skr_cards cards;
    unsigned bad;
};

/* n cards, each with the dot after it. */
static inline struct pile read_pile(const char *p, int n)
{
    struct pile pile = { 0, 0 };

    for (; n > 0; n--, p += 3) {
        unsigned suit = suit_code[(unsigned char)p[0]];
        unsigned rank = rank_code[(unsigned char)p[1]];

        pile.bad |= (~(suit & rank) & KNOWN) | (unsigned)(p[2] ^ '.');
        pile.cards |= SKR_BIT((suit | rank) & 31);
    }
    return pile;
}

/* A deal as it should be: 95 bytes, every card open and there once. */
static bool read_whole_deal(struct record *r, const char *p)
{
    struct pile hand[3], skat = read_pile(p + 90, 1);
    int last = card_at(p + 93);

    for (int seat = 0; seat < 3; seat++) {
        hand[seat] = read_pile(p + seat * 30, 10);
        r->deal.hand[seat] = hand[seat].cards;
    }
    if (hand[0].bad | hand[1].bad | hand[2].bad | skat.bad
        || last == SKR_NO_CARD)
        return false;
    r->deal.skat = skat.cards | SKR_BIT(last);
    r->whole = (r->deal.hand[0] | r->deal.hand[1] | r->deal.hand[2]
                | r->deal.skat) == SKR_PACK;
    return r->whole;
}

/* Any deal: with cards hidden, doubled, or missing. */
static bool read_any_deal(struct lexer *lex, const char *q)
{
    struct record *r = lex->record;
    const char *p = lex->p;
    bool barred = memchr(p, '|', (size_t)(q - p)) != NULL;
    int to = 0, n = 0;

    r->deal = (struct skr_deal){ { 0, 0, 0 }, 0 };
    memset(r->dealt, 0, sizeof r->dealt);
    for (;; p++) {
        int card = q - p >= 2 ? card_at(p) : SKR_NO_CARD;

        if (card == SKR_NO_CARD && !(q - p >= 2 && p[0] == '?' && p[1] == '?'))
            return fail_syntax(lex, p, deal_expected);
        if (++n > 32)
            return fail_syntax(lex, p, deal_expected);
        deal_card(r, to, card);
        p += 2;
        if (p == q)
            break;
        if (*p != '.' && *p != '|')
            return fail_syntax(lex, p, "'.' or '|' between two cards");
        if (barred ? *p == '|' : r->dealt[to] == 10)
            to++;
        if (to > 3)
            return fail_syntax(lex, p, deal_expected);
    }
    return n == 32 || fail_syntax(lex, p, deal_expected);
}

/* 32 cards joined by dots; views part the four piles by bars. */
static bool read_deal(struct lexer *lex)
{
    const char *p = lex->p, *q;

    lex->record->deal_byte = offset(lex, p);
    if (lex->end - p > 95 && ends_token[(unsigned char)p[95]]
        && read_whole_deal(lex->record, p)) {
        lex->p = p + 95;
        return true;
    }
    q = token_end(lex);
    if (!read_any_deal(lex, q))
        return false;
    lex->p = q;
    return true;
}

/* -------------------------------------------------------------------- moves */

/* Cards joined by dots, from p to q: the first two are the ones put away, if
 * the skat was taken; the others are shown. */
static bool read_cards(struct lexer *lex, struct move *m, const char *p,
                       const char *q)
{
    int total = (int)(q - p + 1) / 3;

    for (int n = 0; n < total; n++, p += 3) {
        int card = card_at(p);

        if (card != SKR_NO_CARD)
            *(n < 2 ? &m->put_away : &m->shown) |= SKR_BIT(card);
        else if (p[0] == '?' && p[1] == '?')
            m->hidden++;
        else
            return fail_syntax(lex, p, "a card");
        if (p + 2 < q && p[2] != '.')
            return fail_syntax(lex, p + 2, "'.' between two cards");
    }
    m->count = (uint8_t)total;
    return true;
}

static bool card_list(struct lexer *lex, struct move *m, const char *p,
                      const char *q)
{
    if ((q - p + 1) % 3 != 0 || q - p > 22 * 3)
        return fail_syntax(lex, p, "cards joined by dots");
    return read_cards(lex, m, p, q);
}

const char *iss_announcement(const char *p, const char *end,
                             struct skr_announcement *said)
{
    const char *type = p < end ? memchr(game_letters, *p, SKR_GAMES) : NULL;

    *said = (struct skr_announcement){ .hand = false };
    if (type == NULL)
        return p;
    said->game = (enum skr_game)(type - game_letters);
    for (p++; p < end && *p != '.'; p++) {
        if (*p == 'O')
            said->ouvert = true;
        else if (*p == 'H')
            said->hand = true;
        else if (*p == 'Z')
            said->announced = SKR_SCHWARZ;
        else if (*p != 'S')
            return p;
        else if (said->announced == SKR_NO_LEVEL)
            said->announced = SKR_SCHNEIDER;
    }
    return p;
}

/* Type, modifiers, and the cards after a dot: "G", "DHS", "NO.HA.HQ". */
static bool read_announcement(struct lexer *lex, struct move *m,
                              const char *q)
{
    const char *p = iss_announcement(lex->p, q, &m->said);

    m->kind = MOVE_ANNOUNCE;
    if (p == lex->p || (p < q && *p != '.'))
        return fail_syntax(lex, lex->p, "a move");
    return p == q || card_list(lex, m, p + 1, q);
}

static bool is_word(const char *p, const char *q, const char *word)
{
    size_t length = strlen(word);

    return (size_t)(q - p) == length && memcmp(p, word, length) == 0;
}

/* A number that cannot be a bid stays one that cannot. */
static bool read_bid(struct lexer *lex, struct move *m, const char *q)
{
    int number = 0;

    for (const char *p = lex->p; p < q; p++) {
        if (!is_digit(*p))
            return fail_syntax(lex, lex->p, "a bid");
        if (number < 1000)
            number = number * 10 + (*p - '0');
    }
    m->kind = MOVE_BID;
    m->number = (int16_t)number;
    return true;
}

/* Moves of the server: the skat's cards, a player out of time or gone. */
static bool read_world(struct lexer *lex, struct move *m, const char *q)
{
    const char *p = lex->p;

    if (q - p == 4 && p[2] == '.' && p[3] >= '0' && p[3] <= '2'
        && (is_word(p, p + 2, "TI") || is_word(p, p + 2, "LE"))) {
        m->kind = p[0] == 'T' ? MOVE_TIMEOUT : MOVE_LEFT;
        m->seat = (int8_t)(p[3] - '0');
        return true;
    }
    m->kind = MOVE_SKAT;
    if (q - p != 5)
        return fail_syntax(lex, p, "the two cards of the skat, TI. or LE.");
    return card_list(lex, m, p, q);
}

static bool read_word(struct lexer *lex, struct move *m, const char *q)
{
    const char *p = lex->p;

    if (is_word(p, q, "p"))
        m->kind = MOVE_PASS;
    else if (is_word(p, q, "y"))
        m->kind = MOVE_HOLD;
    else if (is_word(p, q, "s"))
        m->kind = MOVE_TAKE;
    else if (is_word(p, q, "RE"))
        m->kind = MOVE_RESIGN;
    else if (is_word(p, q, "??"))
        m->kind = MOVE_CARD, m->number = SKR_NO_CARD;
    else if (is_word(p, q, "SC"))
        m->kind = MOVE_SHOW;
    else if (q - p > 3 && memcmp(p, "SC.", 3) == 0)
        return m->kind = MOVE_SHOW, card_list(lex, m, p + 3, q);
    else if (q - p > 2 && p[2] == '.'
             && (card_at(p) != SKR_NO_CARD || *p == '?'))
        return m->kind = MOVE_DISCARD, card_list(lex, m, p, q);
    else
        return read_announcement(lex, m, q);
    return true;
}

static bool read_action(struct lexer *lex, struct move *m, const char *q)
{
    const char *p = lex->p;

    if (m->seat == SKR_NOBODY)
        return read_world(lex, m, q);
    if (q - p == 2 && card_at(p) != SKR_NO_CARD) {
        m->kind = MOVE_CARD;
        m->number = (int16_t)card_at(p);
        return true;
    }
    if (q > p && is_digit(*p))
        return read_bid(lex, m, q);
    return q > p ? read_word(lex, m, q) : fail_syntax(lex, p, "a move");
}

/* Moves that are a card, as most are, each in one look: "0 SA ". */
static void read_card_moves(struct lexer *lex)
{
    struct record *r = lex->record;
    struct move *m = r->move + r->moves, *last = r->move + MOVES;
    const char *p = lex->p, *end = lex->end, *start = r->text;
    int card;

    for (; end - p >= 5 && m < last; p += 5, m++) {
        if ((unsigned)p[0] - '0' > 2 || (p[1] ^ ' ') | (p[4] ^ ' ')
            || (card = card_at(p + 2)) == SKR_NO_CARD)
            break;
        m->kind = MOVE_CARD;
        m->seat = (int8_t)(p[0] - '0');
        m->number = (int16_t)card;
        m->byte = (uint32_t)(p - start);
        m->length = 4;
    }
    r->moves = (int)(m - r->move);
    lex->p = p;
}

/* The calls, in one look: "0 y ", "1 p ", "1 18 ". Returns false when it is
 * another move. */
static inline bool read_call(struct lexer *lex)
{
    struct record *r = lex->record;
    struct move *m = r->move + r->moves;
    const char *p = lex->p;
    bool bid;

    if (lex->end - p < 5 || p[1] != ' ' || p[0] < '0' || p[0] > '2'
        || r->moves == MOVES)
        return false;
    bid = is_digit(p[2]) && is_digit(p[3]) && p[4] == ' ';
    if (!bid && ((p[2] != 'y' && p[2] != 'p') || p[3] != ' '))
        return false;
    m->kind = bid ? MOVE_BID : p[2] == 'y' ? MOVE_HOLD : MOVE_PASS;
    m->number = (int16_t)((p[2] - '0') * 10 + (p[3] - '0'));
    m->seat = (int8_t)(p[0] - '0');
    m->byte = (uint32_t)(p - r->text);
    m->length = bid ? 4 : 3;
    r->moves++;
    lex->p = p + m->length + 1;
    return true;
}

/* Who moves: w, 0, 1 or 2, and a blank. Sets *seat, SKR_NOBODY for w. */
static inline bool read_who(struct lexer *lex, int8_t *seat)
{
    const char *p = lex->p;

    if (lex->end - p < 2 || !is_space(p[1])
        || !(*p == 'w' || (*p >= '0' && *p <= '2')))
        return fail_syntax(lex, p, "who moves: w, 0, 1 or 2");
    *seat = (int8_t)(*p == 'w' ? SKR_NOBODY : *p - '0');
    lex->p += 2;
    skip_space(lex);
    return true;
}

static bool read_move(struct lexer *lex)
{
    struct record *r = lex->record;
    struct move *m = &r->move[r->moves];
    const char *start = lex->p, *q;

    if (r->moves == MOVES)
        return fail_syntax(lex, start, "no more moves than a deal can have");
    m->number = 0;
    m->put_away = m->shown = 0;
    m->count = m->hidden = 0;
    m->said = (struct skr_announcement){ .game = SKR_GAME_DIAMONDS };
    m->byte = offset(lex, start);
    if (!read_who(lex, &m->seat))
        return false;
    q = token_end(lex);
    if (!read_action(lex, m, q))
        return false;
    m->length = (uint16_t)(q - start > 100 ? 100 : q - start);
    lex->p = q;
    r->moves++;
    return true;
}

static bool read_moves(struct lexer *lex)
{
    int8_t seat = SKR_NOBODY;

    skip_space(lex);
    if (!read_who(lex, &seat))
        return false;
    if (seat != SKR_NOBODY)
        return fail_syntax(lex, lex->p - 2, "the deal: w and 32 cards");
    if (!read_deal(lex))
        return false;
    for (;;) {
        skip_space(lex);
        read_card_moves(lex);
        skip_space(lex);
        if (lex->p == lex->end || *lex->p == ']')
            return true;
        if (!read_call(lex) && !read_move(lex))
            return false;
    }
}

/* ------------------------------------------------------------------- result */

/* Each key with its colon as far as two bytes go. */
static const struct { char key[3]; uint8_t length, figure; } figures[] = {
    { "d:", 1, FIGURE_SOLOIST },    { "v:", 1, FIGURE_SCORE },
    { "m:", 1, FIGURE_MATADORS },   { "p:", 1, FIGURE_POINTS },
    { "t:", 1, FIGURE_TRICKS },     { "s:", 1, FIGURE_SCHNEIDER },
    { "z:", 1, FIGURE_SCHWARZ },    { "p0", 2, FIGURE_PENALTY_0 },
    { "p1", 2, FIGURE_PENALTY_1 }, { "p2", 2, FIGURE_PENALTY_2 },
    { "l:", 1, FIGURE_LEFT },       { "to", 2, FIGURE_TIMEOUT },
    { "r:", 1, FIGURE_RESIGNED },
};

static const struct { const char *word; uint8_t figure; int8_t number; } words[] = {
    { "win", FIGURE_OUTCOME, OUTCOME_WIN },
    { "loss", FIGURE_OUTCOME, OUTCOME_LOSS },
    { "penalty", FIGURE_OUTCOME, OUTCOME_PENALTY },
    { "bidok", FIGURE_OVERBID, 0 },
    { "overbid", FIGURE_OVERBID, 1 },
};

static bool fail_result(struct lexer *lex, const char *at, const char *expected)
{
    return fail(lex, SKR_C_RECORD_RESULT, at, expected);
}

static inline bool set_figure(struct lexer *lex, int figure, int number)
{
    struct result *result = &lex->record->result;

    if (result->given & (1u << figure))
        return fail_result(lex, lex->p, "each figure once");
    result->given |= 1u << figure;
    result->figure[figure] = number;
    result->at[figure] = offset(lex, lex->p);
    return true;
}

/* A whole number of at most four digits, with or without a sign, up to the
 * token's end. Returns that, or a null pointer. */
static inline const char *read_number(const char *p, const char *end, int *number)
{
    bool minus = p < end && *p == '-';
    const char *first = p += minus;
    int n = 0;

    if (end - p >= 2 && is_digit(p[0]) && ends_token[(unsigned char)p[1]]) {
        *number = minus ? -(p[0] - '0') : p[0] - '0';
        return p + 1;
    }
    for (; p < end && is_digit(*p) && p - first < 5; p++)
        n = n * 10 + (*p - '0');
    if (p == first || p - first > 4
        || (p < end && !ends_token[(unsigned char)*p]))
        return NULL;
    *number = minus ? -n : n;
    return p;
}

#define FIGURE_KEYS ((int)(sizeof figures / sizeof *figures))

/* Where the number of this figure stands, or a null pointer when another one
 * does. */
static inline const char *after_key(const char *p, const char *end, int key)
{
    size_t length = figures[key].length;
    const char *k = figures[key].key;

    if ((size_t)(end - p) <= length + 1
        || (p[0] ^ k[0]) | (p[1] ^ k[1]) | (p[length] ^ ':'))
        return NULL;
    return p + length + 1;
}

/* Reads a figure, first trying the one after the last read. */
static bool read_figure(struct lexer *lex, int *expected)
{
    const char *p = lex->p, *q = NULL, *end;
    int key = *expected, number = 0;

    if (key < FIGURE_KEYS)
        q = after_key(p, lex->end, key);
    for (int i = 0; q == NULL && i < FIGURE_KEYS; i++)
        q = after_key(p, lex->end, key = i);
    if (q == NULL)
        return fail_result(lex, p, "a figure of the result: d v m p t s z p0"
                                   " p1 p2 l to r");
    end = read_number(q, lex->end, &number);
    if (end == NULL)
        return fail_result(lex, p, "a number of up to four digits");
    *expected = key + 1;
    if (!set_figure(lex, figures[key].figure, number))
        return false;
    lex->p = end;
    return true;
}

static bool read_result_word(struct lexer *lex)
{
    const char *q = token_end(lex);

    for (unsigned i = 0; i < sizeof words / sizeof *words; i++)
        if (is_word(lex->p, q, words[i].word)) {
            if (!set_figure(lex, words[i].figure, words[i].number))
                return false;
            lex->p = q;
            return true;
        }
    return fail_result(lex, lex->p,
                       "win, loss, penalty, bidok, overbid or a figure");
}

/* Every figure but r, which older exports lack. */
static const uint32_t all_figures = (1u << FIGURE_RESIGNED) - 1;

/* The end that nearly every result has: no penalties, nobody left or ran out
 * of time, nobody resigned. */
static bool read_usual_end(struct lexer *lex)
{
    static const char usual[] = "p0:0 p1:0 p2:0 l:-1 to:-1 r:0]";
    static const int number[] = { 0, 0, 0, -1, -1, 0 };
    static const uint8_t place[] = { 0, 5, 10, 15, 20, 26 };
    struct result *result = &lex->record->result;
    size_t length = sizeof usual - 2;

    if ((size_t)(lex->end - lex->p) <= length
        || memcmp(lex->p, usual, length + 1) != 0
        || result->given >> FIGURE_PENALTY_0 != 0)
        return false;
    for (int i = 0; i < 6; i++) {
        result->figure[FIGURE_PENALTY_0 + i] = number[i];
        result->at[FIGURE_PENALTY_0 + i] = offset(lex, lex->p) + place[i];
    }
    result->given |= 63u << FIGURE_PENALTY_0;
    lex->p += length;
    return true;
}

static bool read_figures(struct lexer *lex)
{
    int expected = 0;

    while (skip_space(lex), lex->p < lex->end && *lex->p != ']') {
        if (*lex->p == 'p' && lex->end - lex->p > 1 && lex->p[1] == '0'
            && read_usual_end(lex))
            break;
        const char *p = lex->p;
        bool key = lex->end - p > 3 && ((p[1] == ':') | (p[2] == ':'));

        if (!(key ? read_figure(lex, &expected) : read_result_word(lex)))
            return false;
    }
    if ((lex->record->result.given & all_figures) != all_figures)
        return fail_result(lex, lex->p, "every figure of the result: d, win or"
                           " loss, v, m, bidok or overbid, p, t, s, z, p0, p1,"
                           " p2, l, to");
    return true;
}

static bool read_result(struct lexer *lex)
{
    struct result *result = &lex->record->result;
    const char *q;

    skip_space(lex);
    q = token_end(lex);
    result->byte = offset(lex, lex->p);
    result->kind = is_word(lex->p, q, "passed") ? RESULT_PASSED
        : is_word(lex->p, q, "unknown") ? RESULT_UNKNOWN
                                        : RESULT_FIGURES;
    if (result->kind == RESULT_FIGURES)
        return read_figures(lex);
    lex->p = q;
    skip_space(lex);
    return true;
}

/* --------------------------------------------------------------- properties */

/* Labels as two bytes; what they hold is not judged, but may come once. */
enum { GM = LABEL_GM, ID = LABEL_ID, MV = LABELS, R, PROPERTIES };
static const char labels[PROPERTIES][3] = {
    "GM", "PC", "CO", "SE", "ID", "DT", "OW", "P0", "P1", "P2", "R0", "R1",
    "R2", "MV", "R[",
};

const char *label_name(enum label label)
{
    return labels[label];
}

/* The property whose label stands at p, first trying the one after the last
 * seen; PROPERTIES when none. */
static inline int property_at(const char *p, int expected)
{
    int property = expected;

    if (property < PROPERTIES && p[0] == labels[property][0]
        && p[1] == labels[property][1])
        return property;
    for (property = 0; property < PROPERTIES; property++)
        if (p[0] == labels[property][0] && p[1] == labels[property][1])
            break;
    return property;
}

static inline void set_id(struct record *r, const char *p, const char *q)
{
    r->id = p;
    r->id_length = (uint32_t)(q - p);
}

/* The first bracket from p on: the one that closes, in a value as it should
 * be. */
static inline const char *bracket(const char *p, const char *end)
{
    while (p < end && ends_token[(unsigned char)*p] != BRACKET)
        p++;
    return p;
}

static bool read_text(struct lexer *lex, int property)
{
    const char *q = bracket(lex->p, lex->end);

    if (property == ID)
        set_id(lex->record, lex->p, q);
    lex->p = q;
    return true;
}

/* The properties before the moves, in the order that they usually have. Leaves
 * whatever is not so to read_property. */
static void read_usual_head(struct lexer *lex, uint32_t *seen, int *expected)
{
    const char *p = lex->p, *end = lex->end, *q;

    for (int property = GM; property < MV && end - p >= 4; property++) {
        if (p[0] != labels[property][0] || p[1] != labels[property][1]
            || p[2] != '[')
            continue;
        q = bracket(p + 3, end);
        if (q == end || *q == '[')
            break;
        if (property == ID)
            set_id(lex->record, p + 3, q);
        *seen |= 1u << property;
        p = q + 1;
    }
    *expected = MV;
    lex->p = p;
}

static inline bool read_value(struct lexer *lex, int property)
{
    if (property == MV ? !read_moves(lex)
        : property == R ? !read_result(lex) : !read_text(lex, property))
        return false;
    if (lex->p == lex->end || *lex->p != ']')
        return fail_syntax(lex, lex->p, "']' at the end of the value");
    lex->p++;
    return true;
}

static inline bool read_property(struct lexer *lex, uint32_t *seen, int *expected)
{
    const char *label = lex->p;
    int property = lex->end - label >= 3 ? property_at(label, *expected)
                                         : PROPERTIES;

    if (property == PROPERTIES || (property != R && label[2] != '['))
        return fail_syntax(lex, label, lex->end - label < 3
                           ? "';)' at the end of the record"
                           : "a property: GM PC CO SE ID DT OW P0-2 R0-2 MV R");
    if (*seen & (1u << property))
        return fail_syntax(lex, label, "each property once");
    *seen |= 1u << property;
    *expected = property + 1;
    lex->p += property == R ? 2 : 3;
    return read_value(lex, property);
}

static bool read_properties(struct lexer *lex)
{
    uint32_t seen = 0;
    int expected = 0;

    read_usual_head(lex, &seen, &expected);
    for (;;) {
        skip_space(lex);
        if (lex->end - lex->p >= 2 && lex->p[0] == ';' && lex->p[1] == ')')
            break;
        if (!read_property(lex, &seen, &expected))
            return false;
    }
    if (!(seen & (1u << MV)) || !(seen & (1u << R)))
        return fail_syntax(lex, lex->p, "the moves MV[...] and the result"
                                        " R[...] before the end");
    return true;
}

/* ------------------------------------------------------------------- records */

/* "(;" and a label, which tells it from the same two bytes in a name. */
static bool is_start(const char *p, const char *end)
{
    if (end - p < 3 || p[0] != '(' || p[1] != ';')
        return false;
    p = past_space(p + 2, end);
    return p < end && *p >= 'A' && *p <= 'Z';
}

const char *iss_next_start(const char *text, const char *end)
{
    for (const char *p = text; p < end; p++) {
        p = memchr(p, '(', (size_t)(end - p));
        if (p == NULL)
            return NULL;
        if (is_start(p, end))
            return p;
    }
    return NULL;
}

const char *iss_last_start(const char *text, const char *end)
{
    for (const char *p = end; p > text;) {
        p--;
        if (*p == '(' && is_start(p, end))
            return p;
    }
    return NULL;
}

const struct conventions iss_conventions = {
    .stayer_has_rest = true, .shows_freely = true, .stops_at_31 = true,
    .flags_unannounced = true,
};

static void clear(struct record *r, const char *text)
{
    r->text = text;
    r->id = text;
    r->id_length = 0;
    memset(r->hidden, 0, sizeof r->hidden);
    r->doubled = r->whole = false;
    r->conventions = &iss_conventions;
    r->code = NULL;
    r->options = 0;
    r->moves = 0;
    r->result.kind = RESULT_FIGURES;
    r->result.given = 0;
    r->malformed.clause = SKR_C_NONE;
}

const char *iss_read(const char *text, const char *end,
                     struct record *record)
{
    struct lexer lex = { text, end, record };

    clear(record, text);
    if (is_start(text, end))
        lex.p += 2;
    else
        fail_syntax(&lex, text, "'(;' and a property");
    if (record->malformed.clause != SKR_C_NONE || !read_properties(&lex))
        lex.p = end;
    else
        lex.p += 2;
    record->length = (uint32_t)(lex.p - text);
    return lex.p;
}

/* ---------------------------------------------------------------------- notes */

/* Cards with a byte between them, from p on. */
static void note_cards(const char *p, int count, int8_t *out)
{
    for (int n = 0; n < count; n++, p += 3)
        out[n] = (int8_t)card_at(p);
}

static void note_labels(const struct record *r, struct notes *notes)
{
    const char *p = r->text + 2, *end = r->text + r->length, *q;

    memset(notes->label, 0, sizeof notes->label);
    while (p = past_space(p, end), p[0] != ';') {
        int property = property_at(p, GM);
        const char *value = p + (property == R ? 2 : 3);

        q = bracket(value, end);
        if (property < LABELS)
            notes->label[property] =
                (struct label_text){ value, (size_t)(q - value) };
        p = q + 1;
    }
}

/* The cards of a move are the end of its text. */
static void note_move(const struct record *r, int i, struct notes *notes)
{
    const struct move *m = &r->move[i];
    struct lexer lex = { r->text + m->byte + 1, r->text + r->length, NULL };
    struct skr_announcement said;
    const char *end;

    skip_space(&lex);
    end = token_end(&lex);
    if (told_count(m) > 0)
        note_cards(end - (3 * m->count - 1), m->count, notes->told[i]);
    if (m->kind == MOVE_ANNOUNCE)
        notes->said[i] = (struct label_text){
            lex.p, (size_t)(iss_announcement(lex.p, end, &said) - lex.p)
        };
}

void iss_note(const struct record *r, struct notes *notes)
{
    static const uint8_t whole[4] = { 10, 10, 10, 2 };

    note_labels(r, notes);
    memcpy(notes->pile, r->whole ? whole : r->dealt, sizeof notes->pile);
    note_cards(r->text + r->deal_byte, 32, notes->dealt);
    for (int i = 0; i < r->moves; i++)
        if (told_count(&r->move[i]) > 0
            || r->move[i].kind == MOVE_ANNOUNCE)
            note_move(r, i, notes);
}

const char *iss_end(const char *text, const char *end)
{
    struct record record;
    const char *p = iss_read(text, end, &record);

    return record.malformed.clause == SKR_C_NONE ? p : text;
}
