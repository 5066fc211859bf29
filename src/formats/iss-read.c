/* Reads records of the International Skat Server. */
#include <string.h>

#include "formats/iss-read.h"
#include "words/names.h"

/* A record; an archive has each on one line:
 *
 *     (;GM[Skat]PC[...]SE[...]ID[...]DT[...]P0[...]P1[...]P2[...]MV[...]R[...] ;)
 *
 * properties      a name of two letters, or R, and a value in brackets. Nothing
 *                 is escaped. Each occurs at most once; MV and R must occur
 * MV              "w" and the deal, then moves: who, a blank, and the action
 *   the deal      32 cards joined by dots: ten, ten, ten and the skat; views
 *                 have bars between the four, and "??" for an unknown card
 *   who           0 forehand, 1 middlehand, 2 rearhand, w the server
 *   calls         18 20 22 ...    y: holds it    p: passes
 *   the skat      s: takes it up; then the server's "w" and the two cards
 *   announcement  G C S H D or N, then any of O ouvert, H hand, S schneider,
 *                 Z schwarz; then perhaps a dot and cards: the two put away, if
 *                 the skat was taken up, and those shown. The two put away may
 *                 also be a move of their own
 *   a card        CJ ... D7, or ?? in views
 *   the end       SC: shows his cards, which may follow;  RE: resigns;
 *                 the server's "w TI.1": out of time, "w LE.1": has left
 * R               "passed", "unknown", or the figures:
 *                 d:1 win v:48 m:1 bidok p:73 t:7 s:0 z:0 p0:0 p1:0 p2:0 l:-1
 *                 to:-1 r:0; older exports have no r
 *
 * Line ends count as blanks. Only this file, with iss-result.c, reads unusual and faulty text, and
 * text for notes; it reads the rest with the same result as iss-fast.c. */

/* --------------------------------------------------------------------- bytes */

static bool is_hidden(const char *p)
{
    return p[0] == '?' && p[1] == '?';
}

bool iss_fail(struct lexer *lex, enum skr_clause clause, const char *at,
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
    return iss_fail(lex, SKR_C_RECORD_SYNTAX, at, expected);
}

/* ------------------------------------------------------------------ the deal */

/* Deals the n-th card of the record. */
static void deal_card(struct lexer *lex, int n, int to, int card)
{
    struct record *r = lex->record;
    skr_cards all = r->deal.hand[0] | r->deal.hand[1] | r->deal.hand[2]
        | r->deal.skat;

    if (lex->notes != NULL)
        lex->notes->dealt[n] = (int8_t)card;
    if (card == SKR_NO_CARD) {
        r->hidden[to]++;
        return;
    }
    r->doubled |= (all & SKR_BIT(card)) != 0;
    *(to == 3 ? &r->deal.skat : &r->deal.hand[to]) |= SKR_BIT(card);
}

/* Reads cards up to q, with a dot or a bar between two; counts those of each
 * pile. */
static bool read_piles(struct lexer *lex, const char *q, uint8_t pile[4])
{
    static const char expected[] =
        N_("a deal of 32 cards: ten, ten, ten and the skat");
    const char *p = lex->p;
    bool barred = memchr(p, '|', (size_t)(q - p)) != NULL;

    for (int n = 0, to = 0;; p++) {
        int card = q - p >= 2 ? card_at(p) : SKR_NO_CARD;

        if ((card == SKR_NO_CARD && !(q - p >= 2 && is_hidden(p))) || n == 32)
            return fail_syntax(lex, p, expected);
        deal_card(lex, n++, to, card);
        pile[to]++;
        p += 2;
        if (p == q)
            return (n == 32 && to == 3) || fail_syntax(lex, p, expected);
        if (*p != '.' && *p != '|')
            return fail_syntax(lex, p, N_("'.' or '|' between two cards"));
        to += barred ? *p == '|' : pile[to] == 10;
        if (to > 3)
            return fail_syntax(lex, p, expected);
    }
}

static bool read_deal(struct lexer *lex)
{
    struct record *r = lex->record;
    const char *q;
    uint8_t pile[4] = { 0, 0, 0, 0 };

    r->deal_byte = offset(lex, lex->p);
    if (!lex->plain && iss_fast_deal(lex))
        return true;
    q = token_end(lex);
    r->deal = (struct skr_deal){ { 0, 0, 0 }, 0 };
    if (!read_piles(lex, q, pile))
        return false;
    r->whole = skr_deal_check(&r->deal) == SKR_C_NONE;
    if (lex->notes != NULL)
        memcpy(lex->notes->pile, pile, sizeof pile);
    lex->p = q;
    return true;
}

/* --------------------------------------------------------------------- moves */

/* Reads cards joined by dots, from p to q: the first two into put_away, as
 * record_part_cards takes them. */
static bool read_cards(struct lexer *lex, struct move *m, const char *p,
                       const char *q)
{
    if ((q - p + 1) % 3 != 0 || q - p > NOTED_CARDS * 3)
        return fail_syntax(lex, p, N_("cards joined by dots"));
    for (; p < q; p += 3, m->count++) {
        int card = card_at(p);

        if (card != SKR_NO_CARD)
            *(m->count < 2 ? &m->put_away : &m->shown) |= SKR_BIT(card);
        else if (is_hidden(p))
            m->hidden++;
        else
            return fail_syntax(lex, p, N_("a card"));
        if (p + 2 < q && p[2] != '.')
            return fail_syntax(lex, p + 2, N_("'.' between two cards"));
        if (lex->notes != NULL)
            lex->notes->cards[lex->record->moves][m->count] = (int8_t)card;
    }
    return true;
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

/* Reads type, modifiers, and the cards after a dot: "G", "DHS", "NO.HA.HQ". */
static bool read_announcement(struct lexer *lex, struct move *m,
                              const char *q)
{
    const char *p = iss_announcement(lex->p, q, &m->said);

    m->kind = MOVE_ANNOUNCE;
    if (p == lex->p || (p < q && *p != '.'))
        return fail_syntax(lex, lex->p, N_("a move"));
    if (lex->notes != NULL)
        lex->notes->said[lex->record->moves] =
            (struct label_text){ lex->p, (size_t)(p - lex->p) };
    if (p < q && !read_cards(lex, m, p + 1, q))
        return false;
    record_part_cards(lex->record, m);
    return true;
}

static bool read_discard(struct lexer *lex, struct move *m, const char *q)
{
    m->kind = MOVE_DISCARD;
    if (q - lex->p >= 12 * 3)
        return fail_syntax(lex, lex->p, N_("at most twelve cards put away"));
    if (!read_cards(lex, m, lex->p, q))
        return false;
    record_part_cards(lex->record, m);
    return true;
}

/* Stops at 1000 and more, so that a number too large for a bid stays too large
 * and fits. */
static bool read_bid(struct lexer *lex, struct move *m, const char *q)
{
    m->kind = MOVE_BID;
    for (const char *p = lex->p; p < q; p++) {
        if (!is_digit(*p))
            return fail_syntax(lex, lex->p, N_("a bid"));
        if (m->number < 1000)
            m->number = (int16_t)(m->number * 10 + (*p - '0'));
    }
    return true;
}

/* Reads a move of the server: the skat's cards, or a player out of time or
 * gone. */
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
        return fail_syntax(lex, p, N_("the two cards of the skat, TI. or LE."));
    return read_cards(lex, m, p, q);
}

static const struct { char word[3]; uint8_t kind; } plain_moves[] = {
    { "p", MOVE_PASS }, { "y", MOVE_HOLD }, { "s", MOVE_TAKE },
    { "RE", MOVE_RESIGN }, { "SC", MOVE_SHOW },
};
#define PLAIN_MOVES (sizeof plain_moves / sizeof *plain_moves)

/* Reads a move of a player. Cards put away can look like an announcement. */
static bool read_player(struct lexer *lex, struct move *m, const char *q)
{
    const char *p = lex->p;

    if (q == p)
        return fail_syntax(lex, p, N_("a move"));
    if (is_digit(*p))
        return read_bid(lex, m, q);
    if (q - p == 2 && (card_at(p) != SKR_NO_CARD || is_hidden(p))) {
        m->kind = MOVE_CARD;
        m->number = (int16_t)card_at(p);
        return true;
    }
    for (size_t i = 0; i < PLAIN_MOVES; i++)
        if (is_word(p, q, plain_moves[i].word)) {
            m->kind = plain_moves[i].kind;
            return true;
        }
    if (q - p > 3 && memcmp(p, "SC.", 3) == 0)
        return m->kind = MOVE_SHOW, read_cards(lex, m, p + 3, q);
    if (q - p > 2 && p[2] == '.' && (card_at(p) != SKR_NO_CARD || *p == '?'))
        return read_discard(lex, m, q);
    return read_announcement(lex, m, q);
}

/* Reads who moves: w, 0, 1 or 2, and a blank. Sets *seat, SKR_NOBODY for w. */
static bool read_who(struct lexer *lex, int8_t *seat)
{
    const char *p = lex->p;

    if (lex->end - p < 2 || !is_space(p[1])
        || !(*p == 'w' || (*p >= '0' && *p <= '2')))
        return fail_syntax(lex, p, N_("who moves: w, 0, 1 or 2"));
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
        return fail_syntax(lex, start, N_("at most 256 moves"));
    *m = (struct move){ .byte = offset(lex, start) };
    if (!read_who(lex, &m->seat))
        return false;
    q = token_end(lex);
    if (!(m->seat == SKR_NOBODY ? read_world(lex, m, q)
                                : read_player(lex, m, q)))
        return false;
    m->length = (uint16_t)(q - start < UINT16_MAX ? q - start : UINT16_MAX);
    lex->p = q;
    r->moves++;
    return true;
}

static bool read_first(struct lexer *lex)
{
    int8_t seat = SKR_NOBODY;

    skip_space(lex);
    if (!read_who(lex, &seat))
        return false;
    if (seat != SKR_NOBODY)
        return fail_syntax(lex, lex->p - 2, N_("the deal: w and 32 cards"));
    return read_deal(lex);
}

bool iss_read_move(struct lexer *lex, bool deal)
{
    return deal ? read_first(lex) : read_move(lex);
}

static bool read_moves(struct lexer *lex)
{
    if (!read_first(lex))
        return false;
    for (;;) {
        skip_space(lex);
        if (!lex->plain)
            iss_fast_moves(lex);
        skip_space(lex);
        if (lex->p == lex->end || *lex->p == ']')
            return true;
        if (!read_move(lex))
            return false;
    }
}

/* ---------------------------------------------------------------- properties */

/* Reads any text: nobody judges it. */
static bool read_text(struct lexer *lex, int property)
{
    const char *p = lex->p, *q = bracket(p, lex->end);

    if (property == ID)
        set_id(lex->record, p, q);
    if (property == DT)
        set_date(lex->record, p, q);
    if (lex->notes != NULL)
        lex->notes->label[property] = (struct label_text){ p, (size_t)(q - p) };
    lex->p = q;
    return true;
}

static bool read_value(struct lexer *lex, int property)
{
    if (property == MV ? !read_moves(lex)
        : property == R ? !iss_read_result(lex) : !read_text(lex, property))
        return false;
    if (lex->p == lex->end || *lex->p != ']')
        return fail_syntax(lex, lex->p, N_("']' at the end of the value"));
    lex->p++;
    return true;
}

static bool read_property(struct lexer *lex, uint32_t *seen)
{
    const char *label = lex->p;
    int property = PROPERTIES - 1;

    if (lex->end - label < 3)
        return fail_syntax(lex, label, N_("';)' at the end of the record"));
    while (property >= 0 && memcmp(label, iss_properties[property], 2) != 0)
        property--;
    if (property < 0 || (property != R && label[2] != '['))
        return fail_syntax(lex, label, N_("a property: GM PC CO SE ID DT OW P0-2"
                                       " R0-2 MV R"));
    if (*seen & (1u << property))
        return fail_syntax(lex, label, N_("each property once"));
    *seen |= 1u << property;
    lex->p += property == R ? 2 : 3;
    return read_value(lex, property);
}

static bool read_properties(struct lexer *lex)
{
    const uint32_t needed = 1u << MV | 1u << R;
    uint32_t seen = 0;

    if (!lex->plain)
        iss_fast_head(lex, &seen);
    for (;;) {
        skip_space(lex);
        if (lex->end - lex->p >= 2 && lex->p[0] == ';' && lex->p[1] == ')')
            break;
        if (!read_property(lex, &seen))
            return false;
    }
    if ((seen & needed) != needed)
        return fail_syntax(lex, lex->p, N_("the moves MV[...] and the result"
                                        " R[...] before the end"));
    return true;
}

/* ------------------------------------------------------------------- records */

/* Is this "(;" and a label? In a name, "(;" stands without one. */
static bool is_start(const char *p, const char *end)
{
    if (end - p < 3 || p[0] != '(' || p[1] != ';')
        return false;
    p = past_space(p + 2, end);
    return p < end && *p >= 'A' && *p <= 'Z';
}

static const char *next_start(const char *text, const char *end)
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

/* May a comment have begun before p, on the same line? */
static bool after_comment(const char *text, const char *p)
{
    while (p > text && p[-1] != '\n' && p[-1] != '#')
        p--;
    return p > text && p[-1] == '#';
}

static const char *last_start(const char *text, const char *end)
{
    for (const char *p = end; p > text;) {
        p--;
        if (*p == '(' && is_start(p, end) && !after_comment(text, p))
            return p;
    }
    return NULL;
}

const struct conventions iss_conventions = {
    .stayer_has_rest = true, .shows_freely = true, .stops_at_31 = true,
    .flags_unannounced = true,
};

static const char *read_record(struct lexer *lex)
{
    struct record *record = lex->record;
    const char *text = lex->p, *end = lex->end;

    record_begin(record, lex->notes, text, &iss_conventions);
    if (!is_start(text, end)) {
        fail_syntax(lex, text, N_("'(;' and a property"));
    } else {
        lex->p += 2;
        read_properties(lex);
    }
    lex->p = record->malformed.clause == SKR_C_NONE ? lex->p + 2 : end;
    record->length = (uint32_t)(lex->p - text);
    return lex->p;
}

static const char *iss_read(const char *text, const char *end,
                            struct record *record, struct notes *notes)
{
    struct lexer lex = { text, end, record, notes, false };

    return read_record(&lex);
}

const char *iss_read_plainly(const char *text, const char *end,
                             struct record *record, struct notes *notes)
{
    struct lexer lex = { text, end, record, notes, true };

    return read_record(&lex);
}

/* What no other format takes is read as this one. */
static bool begins(const char *text, const char *end)
{
    (void)text, (void)end;
    return true;
}

const struct format iss_format = {
    .name = "iss", .begins = begins, .starts = is_start, .next = next_start, .read = iss_read,
    .conventions = &iss_conventions, .last = last_start, .write = iss_write,
};
