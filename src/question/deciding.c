/* Which sentence of a clause decides. A clause often rules on both sides, or first says what
 * a thing is and then what follows: whoever asks about one case gets the sentence on that
 * case. The sentences have the same numbers in every language, which
 * tests/question/dialog.c makes sure of. */
#include "question/deciding.h"

#include <stdlib.h>
#include <string.h>

#include "base/json-text.h"
#include "question/ask.h"
#include "question/guard.h"
#include "question/question.h"
#include "words/say.h"

/* What the sentence depends on. over: the game is over, as it was ruled. */
struct asked_about {
    const struct question *q;
    bool over;
};

static bool soloists(const struct asked_about *a)
{
    return a->q->incident.seat == a->q->position.soloist;
}

static bool decided(const struct asked_about *a)
{
    return skr_decided(&a->q->position.facts) != SKR_OPEN;
}

static bool undecided(const struct asked_about *a)
{
    return !decided(a);
}

static bool soloist_had_won(const struct asked_about *a)
{
    return soloists(a) && skr_decided(&a->q->position.facts) == SKR_DECIDED_WON;
}

static bool soloist_undecided(const struct asked_about *a)
{
    return soloists(a) && !decided(a);
}

static bool goes_on(const struct asked_about *a)
{
    return !a->over;
}

/* The defenders have taken the level that was asked for. */
static bool asks_too_much(const struct asked_about *a)
{
    const struct skr_taken *t = &a->q->position.facts.taken;

    return a->q->incident.asked == SKR_SCHNEIDER
        ? 120 - t->points - t->unplayed_points > 30
        : a->q->incident.asked == SKR_SCHWARZ && 10 - t->tricks - t->unplayed_tricks > 0;
}

static bool bound_to_all_tricks(const struct asked_about *a)
{
    const struct skr_announcement *game = &a->q->position.facts.contract.game;

    return game->ouvert || game->announced == SKR_SCHWARZ;
}

static bool nobody_who_plays(const struct asked_about *a)
{
    return a->q->misdeal.by > SKR_REARHAND;
}

static bool in_first_round(const struct asked_about *a)
{
    return skr_deals_that_stand(a->q->players, a->q->number) == 0;
}

static bool deal_may_stand(const struct asked_about *a)
{
    return a->q->misdeal.found == SKR_FOUND_IN_PLAY
        && skr_in_force(&a->q->code, SKR_C_DEAL_COUNT_STANDS);
}

static bool skat_taken(const struct asked_about *a)
{
    return a->q->skat_taken;
}

/* Whoever did it played second to the trick, or may have: its cards are not given. */
static bool may_be_second(const struct asked_about *a)
{
    return a->q->state[FACT_TRICK] != FACT_GIVEN || a->q->listed == 1;
}

static bool said_late(const struct asked_about *a)
{
    return a->q->late != LATE_NOTHING;
}

/* clause end.absent: he has not left, but stopped playing. */
static bool stopped_playing(const struct asked_about *a)
{
    return a->q->incident.kind == SKR_GIVES_UP || a->q->incident.kind == SKR_THROWS;
}

static bool led_with_leave(const struct asked_about *a)
{
    return a->q->incident.kind == SKR_SHOWN_SUIT_LED && a->q->incident.leave;
}

static bool not_laid_open(const struct asked_about *a)
{
    return a->q->incident.kind == SKR_NOT_LAID_OPEN;
}

static bool led_shown(const struct asked_about *a)
{
    return a->q->incident.kind == SKR_SHOWN_SUIT_LED;
}

static bool always(const struct asked_about *a)
{
    (void)a;
    return true;
}

/* The first row that fits has the sentence; without one it is the first. */
static const struct row {
    enum skr_clause clause;
    bool (*fits)(const struct asked_about *a);
    int sentence;              /* counted from 1 */
} rows[] = {
    { SKR_C_END_CARD_SHOWN, soloists, 2 },
    { SKR_C_END_BETRAYAL, soloists, 3 },
    { SKR_C_END_OFFER, goes_on, 3 },
    { SKR_C_END_OFFER, asks_too_much, 5 },
    { SKR_C_END_OFFER, decided, 4 },
    { SKR_C_END_OFFER, always, 2 },
    { SKR_C_END_CONCEDE_CONSENT, goes_on, 2 },
    { SKR_C_END_THROW, decided, 2 },
    { SKR_C_LEVEL_ANNOUNCED, bound_to_all_tricks, 2 },
    { SKR_C_DEAL_SKAT_SEEN, nobody_who_plays, 3 },
    { SKR_C_DEAL_WRONG_DEALER, in_first_round, 2 },
    { SKR_C_DEAL_WRONG_COUNT, deal_may_stand, 2 },
    { SKR_C_SKAT_UNSEEN, soloist_had_won, 3 },
    { SKR_C_SKAT_UNSEEN, soloist_undecided, 2 },
    { SKR_C_SKAT_CLOSED, soloists, 2 },
    { SKR_C_PLAY_STAYS, always, 2 },
    { SKR_C_VALUE_RESCUE, always, 2 },
    { SKR_C_AUCTION_FOREHAND_ALONE, always, 4 },
    { SKR_C_END_CONCEDE_DEFENDER, undecided, 2 },
    { SKR_C_END_REVOKE, always, 2 },
    { SKR_C_END_REVOKE_CORRECTED, may_be_second, 2 },
    { SKR_C_END_REVOKE_LATE, decided, 2 },
    { SKR_C_END_ANNOUNCED_LATE, always, 2 },
    { SKR_C_END_ABSENT, stopped_playing, 2 },
    { SKR_C_END_SHOWN_SUIT, led_with_leave, 2 },
    { SKR_C_END_SHOWN_SUIT, led_shown, 3 },
    { SKR_C_END_SHOWN_SUIT, soloists, 2 },
    { SKR_C_SKAT_CLOSED_AT_LEAD, always, 2 },
    { SKR_C_ANNOUNCE_SHOW, not_laid_open, 2 },
    { SKR_C_ANNOUNCE_REQUIRED, said_late, 3 },
    { SKR_C_ANNOUNCE_HAND, skat_taken, 3 },
    { SKR_C_ANNOUNCE_HAND, always, 2 },
};

int deciding_sentence(const struct question *q, enum skr_clause clause, bool over)
{
    const struct asked_about about = { q, over };

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (rows[i].clause == clause && rows[i].fits(&about))
            return rows[i].sentence;
    return 1;
}

static bool is_set(const char *object, const char *key)
{
    return json_kind(json_find(object, key)) == 't';
}

/* The clause that decides, where the answer names one. */
static enum skr_clause clause_of(const char *answer)
{
    static const char *const at[] = { "clause", "lost" };
    const char *found = json_find(json_find(answer, "illegal"), "clause");
    char id[64];

    for (size_t i = 0; json_kind(found) != '"' && i < sizeof at / sizeof *at; i++)
        found = json_find(answer, at[i]);
    if (json_kind(found) != '"')
        found = json_find(json_at(json_find(answer, "struck"), 0), "clause");
    return json_text(found, id, sizeof id) ? skr_clause_find(id) : SKR_C_NONE;
}

/* The word hand was not said, and nobody has taken up the skat: so it is no hand game, unless
 * it is open, or the code takes it for one. */
static enum skr_clause hand_unsaid(const struct question *q, const char *answer)
{
    const char *ruled = json_find(answer, "announcement");

    if (q->skat_taken || is_set(json_find(q->given, "said"), "hand"))
        return SKR_C_NONE;
    if (!is_set(ruled, "hand"))
        return SKR_C_ANNOUNCE_HAND;
    return is_set(ruled, "ouvert") ? SKR_C_ANNOUNCE_OUVERT : SKR_C_ANNOUNCE_HAND_UNSAID;
}

/* The one who looked at the skat, alone after two passes, has perhaps bid by that. */
static bool looks_alone(const char *given)
{
    const char *calls = json_find(given, "calls");

    return json_count(calls) == 3 && json_is(json_at(calls, 0), "M pass")
        && json_is(json_at(calls, 1), "R pass") && json_is(json_at(calls, 2), "F looks");
}

/* The number of a call like "M 30"; 0 if it is none. */
static int number_called(const char *call)
{
    char text[8] = "";

    json_text(call, text, sizeof text);
    return strlen(text) > 2 ? (int)strtol(text + 2, NULL, 10) : 0;
}

/* Does the last call name a higher number than the next one? clause auction.jump */
static bool jumps(const struct question *q)
{
    int highest = 0, last = 0;

    for (struct json_walk w = json_walk(json_find(q->given, "calls")); json_next(&w);) {
        highest = last > highest ? last : highest;
        last = number_called(w.value);
    }
    return last > skr_bid_next(&q->code, highest);
}

/* How an auction has ended. */
static enum skr_clause auction_ended(const struct question *q, const char *answer)
{
    if (json_find(answer, "soloist") != NULL)
        return SKR_C_AUCTION_SOLOIST;
    if (json_find(answer, "open") != NULL)
        return jumps(q) ? SKR_C_AUCTION_JUMP : SKR_C_NONE;
    if (looks_alone(q->given))
        return SKR_C_AUCTION_FOREHAND_ALONE;
    return skr_in_force(&q->code, SKR_C_HOME_RAMSCH) ? SKR_C_HOME_RAMSCH
        : SKR_C_AUCTION_PASSED_IN;
}

static bool has_step(const char *answer, enum skr_clause clause)
{
    for (struct json_walk w = json_walk(json_find(answer, "steps")); json_next(&w);)
        if (json_is(json_find(w.value, "clause"), clause_id(clause)))
            return true;
    return false;
}

/* clause value.rescue: without the levels that he made, unannounced, the bid is not covered. */
static bool is_rescued(const struct question *q, const char *answer)
{
    int value = (int)json_number(json_find(answer, "value"));
    int level = (int)json_number(json_find(answer, "level")), made;

    made = has_step(answer, SKR_C_VALUE_SCHNEIDER) + has_step(answer, SKR_C_VALUE_SCHWARZ);
    return is_set(answer, "won") && made != 0
        && value / level * (level - made) < q->position.facts.contract.bid;
}

/* A value is asked for what is special about it, more than for how the game was won: the first
 * of these that counts. */
static enum skr_clause special_value(const struct question *q, const char *answer)
{
    static const enum skr_clause special[] = {
        SKR_C_HOME_CONTRA, SKR_C_VALUE_RESCUE, SKR_C_VALUE_SCHWARZ, SKR_C_VALUE_SCHNEIDER,
        SKR_C_VALUE_OWN_SCHNEIDER, SKR_C_HOME_RAMSCH_VIRGIN,
    };

    if (q->form != FORM_VALUE && q->form != FORM_RAMSCH)
        return SKR_C_NONE;
    for (size_t i = 0; i < sizeof special / sizeof *special; i++)
        if (special[i] == SKR_C_VALUE_RESCUE ? is_rescued(q, answer) : has_step(answer, special[i]))
            return special[i];
    return SKR_C_NONE;
}

/* The clause of an answer that names none. */
static enum skr_clause clause_unnamed(const struct question *q, const char *answer)
{
    return q->form == FORM_ANNOUNCE ? hand_unsaid(q, answer)
        : q->form == FORM_AUCTION ? auction_ended(q, answer) : SKR_C_NONE;
}

static void read_facts(struct question *q, enum form form, const char *given,
                       struct wrongs *wrongs)
{
    question_begin(q, form, "given.", wrongs);
    question_read(q, given);
}

struct decides what_decides(enum form form, const char *given, const char *answer)
{
    struct wrongs wrongs = { .language = ENGLISH };
    struct question q;
    struct decides it = { clause_of(answer), 1 };

    read_facts(&q, form, given, &wrongs);
    if (form == FORM_ENDING)
        guard_ending(&q);
    if (special_value(&q, answer) != SKR_C_NONE)
        it.clause = special_value(&q, answer);
    if (it.clause == SKR_C_NONE)
        it.clause = clause_unnamed(&q, answer);
    it.sentence = deciding_sentence(&q, it.clause, is_set(answer, "over"));
    return it;
}

struct decides what_is_breached(enum form form, const char *given, const char *answer)
{
    static const enum skr_clause kinds[] = {
        [SKR_REVOKED] = SKR_C_END_REVOKE, [SKR_WRONG_LEAD] = SKR_C_END_WRONG_LEAD,
        [SKR_WRONG_TURN] = SKR_C_PLAY_TURN, [SKR_CARD_SHOWN] = SKR_C_END_CARD_SHOWN,
        [SKR_TRICKS_SEEN] = SKR_C_TRICK_CLOSED, [SKR_BETRAYED] = SKR_C_END_BETRAYAL,
        [SKR_WARNED] = SKR_C_END_PARTNER_WARNED,
    };
    struct wrongs wrongs = { .language = ENGLISH };
    struct question q;
    struct decides it = { SKR_C_NONE, 1 };
    enum skr_clause judged_by = clause_of(answer);
    size_t kind;

    if (form != FORM_ENDING
        || (judged_by != SKR_C_END_BREACH_BEFORE && judged_by != SKR_C_END_BREACH_AFTER))
        return it;
    read_facts(&q, form, given, &wrongs);
    kind = (size_t)q.incident.kind;
    it.clause = kind < sizeof kinds / sizeof *kinds ? kinds[kind] : SKR_C_NONE;
    it.sentence = deciding_sentence(&q, it.clause, is_set(answer, "over"));
    return it;
}
