/* The moves of a deal, in a few bytes each, so that a state can be copied as it is
 * and yet knows how it came about. A card takes two bytes. */
#include "game/game.h"

#include <string.h>

/* ---------------------------------------------------------------- the kinds */

const struct kind move_kinds[SKR_MOVE_KINDS] = {
    [SKR_MOVE_BID] = { "bid", FIELD_NUMBER },
    [SKR_MOVE_HOLD] = { "hold", 0 },
    [SKR_MOVE_PASS] = { "pass", 0 },
    [SKR_MOVE_BID_GAME] = { "bid-game", FIELD_GAME },
    [SKR_MOVE_TAKE] = { "take", 0 },
    [SKR_MOVE_ANNOUNCE] = { "announce", FIELD_GAME | FIELD_NUMBER | FIELD_AWAY
                                        | FIELD_SHOWN },
    [SKR_MOVE_DISCARD] = { "discard", FIELD_NUMBER | FIELD_AWAY | FIELD_SHOWN },
    [SKR_MOVE_CARD] = { "card", FIELD_CARD },
    [SKR_MOVE_CONTRA] = { "contra", 0 },
    [SKR_MOVE_RE] = { "re", 0 },
    [SKR_MOVE_SUP] = { "sup", 0 },
    [SKR_MOVE_PUSH] = { "push", FIELD_AWAY },
    [SKR_MOVE_REFUSE] = { "refuse", 0 },
    [SKR_MOVE_EXCHANGE] = { "exchange", FIELD_AWAY | FIELD_SHOWN },
    [SKR_MOVE_SHOW] = { "show", FIELD_LEVEL | FIELD_NUMBER | FIELD_SHOWN },
    [SKR_MOVE_CONCEDE] = { "concede", 0 },
    [SKR_MOVE_THROW] = { "throw", FIELD_SHOWN },
    [SKR_MOVE_CONSENT] = { "consent", 0 },
    [SKR_MOVE_OBJECT] = { "object", 0 },
    [SKR_MOVE_LEFT] = { "left", 0 },
    [SKR_MOVE_TIMEOUT] = { "timeout", 0 },
    [SKR_MOVE_PLAY_ON] = { "play-on", 0 },
    [SKR_MOVE_BREACH] = { "breach", FIELD_CLAUSE | FIELD_SHOWN },
    [SKR_MOVE_MISDEAL] = { "misdeal", FIELD_MISDEAL | FIELD_SHOWN },
};

/* ------------------------------------------------------------------- numbers */

static uint8_t *put(uint8_t *at, uint32_t value, int bytes)
{
    for (; bytes > 0; bytes--, value >>= 8)
        *at++ = (uint8_t)value;
    return at;
}

static const uint8_t *get(const uint8_t *at, uint32_t *value, int bytes)
{
    *value = 0;
    for (int n = 0; n < bytes; n++)
        *value |= (uint32_t)at[n] << 8 * n;
    return at + bytes;
}

/* --------------------------------------------------------------- two structures */

static uint32_t pack_said(const struct skr_announcement *a)
{
    return (uint32_t)a->game | (uint32_t)a->hand << 3 | (uint32_t)a->ouvert << 4
        | (uint32_t)a->announced << 5 | (uint32_t)a->revolution << 7;
}

static struct skr_announcement unpack_said(uint32_t bits)
{
    return (struct skr_announcement){
        .game = (enum skr_game)(bits & 7), .hand = bits >> 3 & 1,
        .ouvert = bits >> 4 & 1, .announced = (enum skr_level)(bits >> 5 & 3),
        .revolution = bits >> 7 & 1,
    };
}

static uint32_t pack_misdeal(const struct skr_mishap *m)
{
    return (uint32_t)m->kind | (uint32_t)m->fault << 4 | (uint32_t)m->proved << 6
        | (uint32_t)m->lifted << 8 | (uint32_t)m->in_deal << 16
        | (uint32_t)m->told_apart << 17 | (uint32_t)m->leave << 18
        | (uint32_t)m->mattered << 19 | (uint32_t)m->play_on << 20;
}

static struct skr_mishap unpack_misdeal(uint32_t bits)
{
    return (struct skr_mishap){
        .kind = (enum skr_misdeal_kind)(bits & 15),
        .fault = (enum skr_fault)(bits >> 4 & 3),
        .proved = (enum skr_level)(bits >> 6 & 3), .lifted = (int)(bits >> 8 & 255),
        .in_deal = bits >> 16 & 1, .told_apart = bits >> 17 & 1,
        .leave = bits >> 18 & 1, .mattered = bits >> 19 & 1,
        .play_on = bits >> 20 & 1,
    };
}

/* --------------------------------------------------------------------- moves */

/* Behind the five bits of a card: WRONG or NOT_HELD. */
#define WRONG_AT 5

/* The first byte has the kind, and the seat from bit 5 on; 0 is nobody. */
static uint8_t first_byte(enum skr_move_kind kind, int seat)
{
    return (uint8_t)((unsigned)kind | (unsigned)(seat + 1) << 5);
}

int log_write(const struct skr_move *m, uint8_t out[32])
{
    const unsigned fields = move_kinds[m->kind].fields;
    uint8_t *at = out;

    *at++ = first_byte(m->kind, m->seat);
    if (fields & FIELD_CARD)
        *at++ = (uint8_t)(m->number | m->hidden << WRONG_AT);
    if (fields & (FIELD_NUMBER | FIELD_CLAUSE))
        at = put(at, (uint32_t)m->number, 2);
    if (fields & (FIELD_GAME | FIELD_LEVEL))
        at = put(at, pack_said(&m->said), 1);
    if (fields & FIELD_AWAY)
        at = put(put(at, (uint32_t)m->hidden, 1), m->away, 4);
    if (fields & FIELD_SHOWN)
        at = put(at, m->shown, 4);
    if (fields & FIELD_MISDEAL)
        at = put(at, pack_misdeal(&m->misdeal), 3);
    return (int)(at - out);
}

int log_read(const uint8_t *from, struct skr_move *m)
{
    const uint8_t *at = from;
    uint32_t value;
    unsigned fields;

    memset(m, 0, sizeof *m);
    at = get(at, &value, 1);
    m->kind = (enum skr_move_kind)(value & 31);
    m->seat = (int)(value >> 5) - 1;
    fields = move_kinds[m->kind].fields;
    if (fields & FIELD_CARD) {
        at = get(at, &value, 1);
        m->number = (int)value & 31;
        m->hidden = (int)(value >> WRONG_AT);
    }
    if (fields & (FIELD_NUMBER | FIELD_CLAUSE)) {
        at = get(at, &value, 2);
        m->number = (int16_t)value;
    }
    if (fields & (FIELD_GAME | FIELD_LEVEL)) {
        at = get(at, &value, 1);
        m->said = unpack_said(value);
    }
    if (fields & FIELD_AWAY) {
        at = get(at, &value, 1);
        m->hidden = (int)value;
        at = get(at, &m->away, 4);
    }
    if (fields & FIELD_SHOWN)
        at = get(at, &m->shown, 4);
    if (fields & FIELD_MISDEAL) {
        at = get(at, &value, 3);
        m->misdeal = unpack_misdeal(value);
    }
    return (int)(at - from);
}

bool log_add(struct skr_state *s, const struct skr_move *m)
{
    uint8_t bytes[32];
    int length = log_write(m, bytes);

    if (s->logged + length > SKR_LOG)
        return false;
    memcpy(s->log + s->logged, bytes, (size_t)length);
    s->logged += length;
    s->moves++;
    return true;
}

void log_call(struct skr_state *s, const struct skr_move *m)
{
    s->logged += log_write(m, s->log + s->logged);
    s->moves++;
}

void log_card(struct skr_state *s, int seat, int card)
{
    uint8_t *at = s->log + s->logged;

    at[0] = first_byte(SKR_MOVE_CARD, seat);
    at[1] = (uint8_t)card;
    s->logged += CARD_BYTES;
    s->moves++;
}

void skr_state_move_at(const struct skr_state *s, int n, struct skr_move *out)
{
    const uint8_t *at = s->log;

    do
        at += log_read(at, out);
    while (n-- > 0);
}
