/* A deal that is played: moves of the list, and any others. What holds of each state is
 * checked after each move.
 *
 * The bytes: code, house rules, round, whether the table is followed; 32 for the pack; then
 * each move. */
#include <string.h>

#include "../../src/game/game.h"
#include "property.h"
#include "targets.h"

struct bytes {
    const char *at, *end;
};

static struct skr_move moves[SKR_MOVES];

static unsigned next(struct bytes *in)
{
    return in->at < in->end ? (unsigned char)*in->at++ : 0;
}

static void begin(struct bytes *in, struct skr_code *code, struct skr_state *s)
{
    struct skr_round round = { .pushed = false };
    int pack[32];
    unsigned rules;

    *code = *skr_code_at((int)(next(in) % 4));
    rules = next(in) | next(in) << 8;
    for (int n = 0; skr_option_at(n) != NULL; n++)
        if (rules >> n % 16 & 1)
            skr_option_add(code, skr_option_at(n)->name);
    for (int n = 0; n < 32; n++) {
        int at = (int)next(in) % (n + 1);

        pack[n] = pack[at];
        pack[at] = n;
    }
    round.bock = next(in) & 1;
    round.pushed = skr_in_force(code, SKR_C_HOME_PUSHED_RAMSCH) && round.bock;
    property(skr_state_deal(s, code, pack, &round) == SKR_C_NONE, "a pack is not dealt");
}

/* ----------------------------------------------------------------- properties */

/* Hands, tricks and skat, seen or not, are the pack. */
static void check_cards(const struct skr_state *s)
{
    const skr_cards all[] = { s->play.hand[0], s->play.hand[1], s->play.hand[2],
                              s->play.played, s->skat };
    int seen = 0, unseen = s->unseen[0] + s->unseen[1] + s->unseen[2] + s->unseen[3];
    skr_cards together = 0;

    for (int n = 0; n < 5; n++) {
        seen += skr_count(all[n]);
        together |= all[n];
    }
    property(seen == skr_count(together), "a card is in two places");
    property(seen + unseen == 32, "the cards are not the pack");
}

/* The trick that is not complete is nobody's yet. */
static void check_sums(const struct skr_state *s)
{
    const struct skr_play *p = &s->play;
    int points = p->points[0] + p->points[1] + p->points[2];

    for (int n = 0; n < p->count; n++)
        points += skr_card_points(p->card[n]);
    property(points == skr_points(p->played), "card points are lost");
    property(p->won[0] + p->won[1] + p->won[2] == p->tricks, "a trick is lost");
    property(skr_count(p->played) == 3 * p->tricks + p->count, "a card is lost");
}

static void check_turn(const struct skr_state *s)
{
    unsigned turn = skr_state_turn(s);

    property((turn == 0) == (skr_state_over(s) != SKR_C_NONE), "nobody is on turn");
    for (int seat = 0; seat < 3; seat++)
        property((turn >> seat & 1) == 0
                 || skr_state_moves(s, seat, SKR_LIST_NEEDED, moves) > 0,
                 "a seat on turn has no move");
}

static void check_text(const struct skr_state *s)
{
    static char text[SKR_STATE_TEXT], again[SKR_STATE_TEXT];
    static struct skr_state back;
    struct skr_code code;

    skr_state_write(s, text);
    property_of(skr_state_read(text, &code, &back) == NULL, "a text is not read", text,
                strlen(text));
    skr_state_write(&back, again);
    property_of(strcmp(text, again) == 0, "a text is read as another state", text,
                strlen(text));
}

/* legal: nothing forbidden has been followed. */
static void check_state(const struct skr_state *s, bool legal)
{
    static struct skr_state view;

    check_text(s);
    if (!legal)
        return;
    for (int seat = 0; seat < 3; seat++) {
        skr_state_view(s, seat, &view);
        check_text(&view);
    }
    check_cards(s);
    check_sums(s);
    check_turn(s);
    for (int seat = 0; seat < 3; seat++) {
        skr_state_view(s, seat, &view);
        check_cards(&view);
        property(skr_state_turn(&view) == skr_state_turn(s), "a view has another turn");
    }
}

/* ----------------------------------------------------------------------- moves */

static skr_cards any_cards(struct bytes *in, skr_cards of)
{
    skr_cards cards = 0;

    for (unsigned n = next(in) % 4; n > 0; n--)
        cards |= SKR_BIT(next(in) % 32);
    return next(in) & 1 ? cards : of & (of - 1) ? (of & -of) | cards : cards;
}

/* Any move at all, sound or not. */
static struct skr_move any_move(struct bytes *in, const struct skr_state *s)
{
    struct skr_move m;
    int seat = (int)(next(in) % 3);
    unsigned said;

    memset(&m, 0, sizeof m);
    m.kind = (enum skr_move_kind)(next(in) % SKR_MOVE_BREACH);
    m.seat = seat;
    m.number = m.kind == SKR_MOVE_CARD ? (int)(next(in) % 32)
        : m.kind == SKR_MOVE_BID ? (int)next(in) : m.kind == SKR_MOVE_SHOW
        ? (int)(next(in) % 11) : 0;
    if (m.kind == SKR_MOVE_ANNOUNCE || m.kind == SKR_MOVE_BID_GAME) {
        said = next(in);
        m.said = (struct skr_announcement){
            .game = (enum skr_game)(said % SKR_GAMES), .hand = said >> 3 & 1,
            .ouvert = said >> 4 & 1,
            .announced = m.kind == SKR_MOVE_ANNOUNCE ? (enum skr_level)((said >> 5) % 3)
                                                     : SKR_NO_LEVEL,
        };
    }
    if (m.kind == SKR_MOVE_ANNOUNCE || m.kind == SKR_MOVE_DISCARD || m.kind == SKR_MOVE_PUSH)
        m.away = any_cards(in, s->play.hand[seat]);
    return m;
}

/* One of the list; a null pointer if there is none. Searches are left out: they can be
 * long. */
static const struct skr_move *listed_move(struct bytes *in, const struct skr_state *s)
{
    unsigned listing = next(in) % 8 == 0 ? SKR_LIST_EARLY : SKR_LIST_NEEDED;
    int seat = (int)(next(in) % 3), count;
    const struct skr_move *m;

    while (skr_state_turn(s) != 0 && (skr_state_turn(s) >> seat & 1) == 0)
        seat = (seat + 1) % 3;
    count = skr_state_moves(s, seat, listing, moves);
    if (count == 0)
        return NULL;
    m = &moves[(next(in) | next(in) << 8) % (unsigned)count];
    return m->kind == SKR_MOVE_SHOW || m->kind == SKR_MOVE_THROW ? NULL : m;
}

/* Bytes between members are compared, too; MSan holds them to be unset. */
#if defined __has_feature
#if __has_feature(memory_sanitizer)
#include <sanitizer/msan_interface.h>
#define SET(object) __msan_unpoison((object), sizeof *(object))
#endif
#endif
#ifndef SET
#define SET(object) ((void)(object))
#endif

/* Refused, it changes nothing. Returns whether it was made. */
static bool try_move(struct skr_state *s, const struct skr_move *m)
{
    static struct skr_state before;

    before = *s;
    if (skr_state_move(s, m) == SKR_C_NONE)
        return true;
    SET(&before);
    SET(s);
    property(memcmp(&before, s, sizeof before) == 0, "a refused move has changed the state");
    return false;
}

void fuzz_game(const char *data, size_t size)
{
    static struct skr_state s;
    struct bytes in = { data, data + size };
    struct skr_code code;
    bool follow = next(&in) & 1, legal = true;

    begin(&in, &code, &s);
    check_state(&s, true);
    while (in.at < in.end) {
        bool any = next(&in) % 4 == 0;
        const struct skr_move *listed = any ? NULL : listed_move(&in, &s);
        struct skr_move m = listed != NULL ? *listed : any_move(&in, &s);

        if (m.kind == SKR_MOVE_SHOW || m.kind == SKR_MOVE_THROW)
            continue;
        if (any && follow)
            legal &= skr_state_follow(&s, &m) == SKR_C_NONE;
        else
            property(try_move(&s, &m) || listed == NULL, "a move of the list is refused");
        check_state(&s, legal);
    }
}
