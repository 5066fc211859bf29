/* Makes a move, or refuses it. A move is tried on a copy, so that no function has to
 * undo anything; only a call and a card, which are most of all moves, are made at once. */
#include "game/game.h"

#include <stddef.h>
#include <string.h>

static step *const steps[SKR_MOVE_KINDS] = {
    [SKR_MOVE_BID] = make_call,         [SKR_MOVE_HOLD] = make_call,
    [SKR_MOVE_PASS] = make_call,        [SKR_MOVE_BID_GAME] = make_call,
    [SKR_MOVE_TAKE] = make_take,        [SKR_MOVE_ANNOUNCE] = make_announcement,
    [SKR_MOVE_DISCARD] = make_discard,  [SKR_MOVE_CARD] = make_card,
    [SKR_MOVE_CONTRA] = make_contra,    [SKR_MOVE_RE] = make_contra,
    [SKR_MOVE_SUP] = make_contra,       [SKR_MOVE_PUSH] = make_push,
    [SKR_MOVE_REFUSE] = make_refusal,   [SKR_MOVE_EXCHANGE] = make_exchange,
    [SKR_MOVE_SHOW] = make_show,        [SKR_MOVE_CONCEDE] = make_concession,
    [SKR_MOVE_THROW] = make_throw,      [SKR_MOVE_CONSENT] = make_answer,
    [SKR_MOVE_OBJECT] = make_answer,    [SKR_MOVE_LEFT] = make_absence,
    [SKR_MOVE_TIMEOUT] = make_absence,  [SKR_MOVE_PLAY_ON] = make_demand,
    [SKR_MOVE_BREACH] = make_breach,    [SKR_MOVE_MISDEAL] = make_misdeal,
};

/* These say that a move cannot be followed, whatever the code says of it. */
static bool unfit(enum skr_clause clause)
{
    return clause == SKR_C_RECORD_ORDER || clause == SKR_C_RECORD_HIDDEN
        || clause == SKR_C_RECORD_INCIDENT || clause == SKR_C_HOME_RAMSCH;
}

static bool in_range(int number, int least, int most)
{
    return number >= least && number <= most;
}

/* Words that have a number in the log, and a name in the text. */
static bool sound_words(const struct skr_move *m)
{
    const unsigned fields = move_kinds[m->kind].fields;

    if (fields & FIELD_MISDEAL)
        return in_range((int)m->misdeal.kind, 0, SKR_MISDEAL_KINDS - 1)
            && in_range((int)m->misdeal.fault, 0, SKR_FAULT_OTHERS)
            && in_range((int)m->misdeal.proved, 0, SKR_SCHWARZ)
            && in_range(m->misdeal.lifted, 0, 255);
    return (!(fields & FIELD_GAME) || in_range((int)m->said.game, 0, SKR_GAMES - 1))
        && (!(fields & (FIELD_GAME | FIELD_LEVEL))
            || in_range((int)m->said.announced, 0, SKR_SCHWARZ));
}

/* Nobody ever has more than twelve cards: so a move has a place in the log, and in
 * SKR_MOVE_TEXT. Most moves have none. */
static bool sound_cards(const struct skr_move *m)
{
    return (m->away | m->shown | (unsigned)m->hidden) == 0
        || (in_range(m->hidden, 0, MOST_HELD - skr_count(m->away))
            && skr_count(m->shown) <= MOST_HELD);
}

/* clause record.deal: a player or, for a misdeal, nobody; a card of the pack. */
static bool sound(const struct skr_move *m)
{
    bool misdeal = m->kind == SKR_MOVE_MISDEAL;

    return in_range((int)m->kind, 0, SKR_MOVE_MISDEAL)
        && in_range(m->seat, misdeal ? SKR_NOBODY : 0, 2)
        && in_range(m->number, m->kind == SKR_MOVE_CARD ? 0 : -1,
                    m->kind == SKR_MOVE_CARD ? 31 : MOST_NUMBER)
        && sound_cards(m) && sound_words(m);
}

/* The log says what a view would not see by itself: which cards lie open, that a card broke
 * a rule, or was not held, and that a second game was not of higher value. */
static struct skr_move to_log(const struct skr_state *s, const struct skr_move *m,
                              bool held, enum skr_clause broken)
{
    struct skr_move shown = *m;
    bool refused = broken == SKR_C_ANNOUNCE_CHANGE || broken == SKR_C_ANNOUNCE_FINAL;
    bool all = ((m->kind == SKR_MOVE_SHOW || m->kind == SKR_MOVE_THROW)
                && broken != SKR_C_RECORD_DEAL)
        || ((m->kind == SKR_MOVE_ANNOUNCE || m->kind == SKR_MOVE_DISCARD) && !refused
            && s->game.ouvert && s->phase == SKR_PHASE_PLAY);

    if (m->kind == SKR_MOVE_CARD)
        shown.hidden = broken == SKR_C_NONE ? 0 : held ? WRONG : NOT_HELD;
    if (m->kind == SKR_MOVE_ANNOUNCE && (m->number >= 0 || broken == SKR_C_ANNOUNCE_CHANGE))
        shown.number = broken == SKR_C_ANNOUNCE_CHANGE ? WRONG : 0;
    if (all && s->unseen[m->seat] == 0)
        shown.shown = s->play.hand[m->seat];
    return shown;
}

/* What of the log is in use yet. The rest of it stays as it is. */
static void copy(struct skr_state *to, const struct skr_state *from)
{
    memcpy(to, from, offsetof(struct skr_state, log) + (size_t)from->logged);
}

/* clause record.syntax: the log has room, as a record has, and so has its text. */
SKR_CITE(RECORD_SYNTAX);
static enum skr_clause try_move(struct skr_state *s, const struct skr_move *m,
                                enum making follow)
{
    struct skr_state after;
    struct skr_move logged;
    enum skr_clause clause;
    bool held;

    copy(&after, s);
    clause = steps[m->kind](&after, m, follow);
    if (clause != SKR_C_NONE && (!follow || unfit(clause)))
        return clause;
    held = m->kind == SKR_MOVE_CARD && has_card(s, m, follow);
    logged = to_log(&after, m, held, clause);
    if (!log_add(&after, &logged) || !text_fits(&after))
        return SKR_C_RECORD_SYNTAX;
    copy(s, &after);
    return clause;
}

/* What is refused by the rules of the auction, or of the cards, has changed nothing. */
static bool plain_call(const struct skr_state *s, const struct skr_move *m)
{
    return m->kind <= SKR_MOVE_PASS && s->logged + CALL_BYTES <= SKR_LOG;
}

static bool plain_card(const struct skr_state *s, const struct skr_move *m)
{
    return m->kind == SKR_MOVE_CARD && s->phase == SKR_PHASE_PLAY && s->asked == 0
        && m->seat == s->play.turn && s->logged + CARD_BYTES <= SKR_LOG
        && s->unseen[m->seat] == 0;
}

enum skr_clause skr_state_move(struct skr_state *s, const struct skr_move *m)
{
    enum skr_clause clause;

    if (!sound(m))
        return SKR_C_RECORD_SYNTAX;
    if (plain_card(s, m)) {
        clause = play_card(s, m->seat, m->number);
        if (clause == SKR_C_NONE)
            log_card(s, m->seat, m->number);
    } else if (plain_call(s, m)) {
        clause = make_call(s, m, REFUSING);
        if (clause == SKR_C_NONE)
            log_call(s, m);
    } else {
        clause = try_move(s, m, REFUSING);
    }
    return clause;
}

enum skr_clause follow(struct skr_state *s, const struct skr_move *m)
{
    return steps[m->kind](s, m, FOLLOWING);
}

enum skr_clause skr_state_follow(struct skr_state *s, const struct skr_move *m)
{
    return sound(m) ? try_move(s, m, FOLLOWING) : SKR_C_RECORD_SYNTAX;
}

enum skr_clause follow_unseen(struct skr_state *s, const struct skr_move *m)
{
    return try_move(s, m, UNSEEN);
}
