/* What one seat may see. Cards that it may not see are taken out of every part of the
 * state, so that no byte of a view depends on them; how many they are is public. */
#include "game/game.h"

#include <string.h>

static uint8_t plus(uint8_t count, skr_cards cards)
{
    return (uint8_t)(count + skr_count(cards));
}

static void hide_hand(struct skr_state *s, int seat)
{
    bool lies_open = (s->open & seat_bit(seat)) != 0;

    s->unseen_dealt[seat] = plus(s->unseen_dealt[seat], s->deal.hand[seat]);
    s->deal.hand[seat] = 0;
    if (lies_open)
        return;
    s->unseen[seat] = plus(s->unseen[seat], s->play.hand[seat]);
    s->play.hand[seat] = 0;
    for (int side = 0; side < 2; side++) {
        s->unseen_before[side][seat] = plus(s->unseen_before[side][seat],
                                            s->before[side].hand[seat]);
        s->before[side].hand[seat] = 0;
    }
}

static void hide_skat(struct skr_state *s, int viewer)
{
    if (!(s->skat_seen & seat_bit(viewer))) {
        s->unseen[3] = plus(s->unseen[3], s->skat);
        s->skat = 0;
    }
    if (!(s->dealt_seen & seat_bit(viewer))) {
        s->unseen_dealt[3] = plus(s->unseen_dealt[3], s->deal.skat);
        s->deal.skat = 0;
    }
}

/* clause home.push: whoever takes the two cards up sees what was passed on by this move,
 * also after others have refused them. at: where the log goes on. */
static bool took_them(const struct skr_state *s, const struct skr_move *push, int at)
{
    struct skr_move m = { .kind = SKR_MOVE_REFUSE };

    if (push->kind != SKR_MOVE_PUSH)
        return false;
    while (m.kind == SKR_MOVE_REFUSE && at < s->logged)
        at += log_read(s->log + at, &m);
    return (m.kind == SKR_MOVE_TAKE || m.kind == SKR_MOVE_PUSH) && m.seat == s->viewer;
}

/* What others put away, pass on, or give each other. */
static void hide_move(const struct skr_state *s, struct skr_move *m, int at)
{
    bool between_defenders = m->kind == SKR_MOVE_EXCHANGE && s->viewer != s->soloist;

    if (m->seat == s->viewer || between_defenders || took_them(s, m, at))
        return;
    m->hidden += skr_count(m->away);
    m->away = 0;
    if (m->kind == SKR_MOVE_EXCHANGE || m->kind == SKR_MOVE_MISDEAL)
        m->shown = 0;
}

static void hide_log(struct skr_state *s)
{
    uint8_t bytes[32];
    struct skr_move m;

    for (int at = 0; at < s->logged;) {
        int length = log_read(s->log + at, &m);

        hide_move(s, &m, at + length);
        log_write(&m, bytes);
        memcpy(s->log + at, bytes, (size_t)length);
        at += length;
    }
}

/* clause end.play-out: after a game the cards are shown; not while it can still be
 * played on, nor after a deal that was passed in or broken off. */
SKR_CITE(END_PLAY_OUT);
static bool all_is_seen(const struct skr_state *s)
{
    return s->phase == SKR_PHASE_OVER && skr_state_play_on(s) == 0
        && (s->announced || s->ruled || s->play.tricks == 10);
}

/* Who may still play on knows what he has won or lost, but none of the facts: they have
 * the cards. */
static void hide_facts(const struct skr_state *s, struct skr_state *out)
{
    struct skr_result r = { .outcome = SKR_NO_GAME };

    if (!hides(out))
        return;
    if (skr_state_value(s, &r) == SKR_OK && r.outcome == SKR_GAME_PLAYED)
        out->booked = r.value.score;
    memset(&out->facts, 0, sizeof out->facts);
}

void skr_state_view(const struct skr_state *s, int seat, struct skr_state *out)
{
    *out = *s;
    out->viewer = seat;
    if (all_is_seen(s))
        return;
    for (int other = 0; other < 3; other++)
        if (other != seat)
            hide_hand(out, other);
    hide_skat(out, seat);
    hide_log(out);
    hide_facts(s, out);
}
