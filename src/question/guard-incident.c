/* The guard of an incident: whether it is known who agrees, when it was noticed, and whose
 * the trick is. */
#include "question/guard-rules.h"

#include <stdio.h>
#include <string.h>

static bool soloist_did(const struct question *q)
{
    return q->incident.seat == q->position.soloist;
}

static bool tells_play(const struct question *q)
{
    static const enum fact_row rows[] = {
        FACT_POINTS, FACT_TRICKS, FACT_DEFENDERS_POINTS, FACT_DEFENDERS_TRICKS,
        FACT_UNPLAYED_POINTS, FACT_UNPLAYED_TRICKS, FACT_HANDS, FACT_TURN, FACT_TRICK,
    };

    for (int i = 0; i < COUNT(rows); i++)
        if (has(q, rows[i]))
            return true;
    return false;
}

/* The soloist has no partner to help, and a leader whose own the trick is does not lead out of
 * turn. clauses end.card-shown end.betrayal end.partner-warned trick.complete */
static bool breaks_nothing(const struct question *q)
{
    switch (q->incident.kind) {
    case SKR_CARD_SHOWN:
    case SKR_BETRAYED:
    case SKR_WARNED:
        return soloist_did(q);
    case SKR_LED_ON:
        return has(q, FACT_TRICK_TO) && q->incident.trick_to == q->incident.seat;
    default:
        return false;
    }
}

/* clauses trick.gathered play.stays trick.last announce.show */
bool guard_ends_nothing(const struct question *q)
{
    if (q->form != FORM_ENDING || tells_play(q))
        return false;
    switch (q->incident.kind) {
    case SKR_GATHERED:
    case SKR_TAKEN_BACK:
    case SKR_LAST_TRICK_SEEN:
    case SKR_NOT_LAID_OPEN:
        return true;
    default:
        return breaks_nothing(q);
    }
}

static unsigned defenders(const struct question *q)
{
    return 7u & ~(1u << q->position.soloist);
}

/* Is it an offer, which both defenders must accept? */
static bool offered(const struct question *q, const struct skr_code *code)
{
    return skr_in_force(code, SKR_C_END_OFFER)
        && (q->incident.kind == SKR_LAYS_DOWN
            || (q->incident.kind == SKR_SKAT_SHOWN && !contract_of(q)->game.hand
                && skr_in_force(code, SKR_C_END_SKAT_SHOWN)));
}

/* Does he give up with so few cards that a defender must agree? */
static bool asks_consent(const struct question *q, const struct skr_code *code)
{
    return q->incident.kind == SKR_GIVES_UP && has(q, FACT_UNPLAYED_TRICKS)
        && sound(q, FACT_UNPLAYED_TRICKS)
        && skr_in_force(code, SKR_C_END_CONCEDE_CONSENT)
        && (has(q, FACT_HANDS)
            ? skr_count(q->position.play.hand[q->position.soloist])
            : facts_of(q)->taken.unplayed_tricks) < 9;
}

bool guard_needs_agreement(const struct question *q, const struct skr_code *code)
{
    unsigned objects = q->incident.objected & defenders(q);

    if (!soloist_did(q) || has(q, FACT_AGREED))
        return false;
    return (offered(q, code) && objects == 0)
        || (asks_consent(q, code) && objects != defenders(q));
}

static bool lacks_agreement(const struct question *q)
{
    return guard_needs_agreement(q, &q->code);
}

static bool agrees_and_objects(const struct question *q)
{
    return (q->incident.agreed & q->incident.objected) != 0;
}

static bool answers_himself(const struct question *q, unsigned seats)
{
    return soloist_did(q) && seats >> q->position.soloist & 1;
}

static bool agrees_with_himself(const struct question *q)
{
    return answers_himself(q, q->incident.agreed);
}

static bool objects_to_himself(const struct question *q)
{
    return answers_himself(q, q->incident.objected);
}

static bool wrong_card(const struct question *q)
{
    return fact_happens(FACT_NOTICED, q->incident.kind);
}

/* Before 1999 a card is put right or not by when it was noticed. */
static bool put_right_in_time(const struct question *q, const struct skr_code *code)
{
    switch (q->incident.kind) {
    case SKR_REVOKED:
    case SKR_WRONG_LEAD:
        return true;
    case SKR_EARLY_LEAD:
        return q->incident.seat != SKR_FOREHAND;
    case SKR_LED_ON:
        return q->incident.trick_to != q->incident.seat;
    default:
        return q->incident.kind == SKR_SHOWN_SUIT_LED && !soloist_did(q)
            && !q->incident.leave && skr_in_force(code, SKR_C_END_SHOWN_SUIT);
    }
}

/* Since 1999 only the demand to play on may come too late. */
bool guard_needs_noticed(const struct question *q, const struct skr_code *code)
{
    return wrong_card(q) && !has(q, FACT_NOTICED)
        && (skr_in_force(code, SKR_C_END_BREACH_UNSEEN) ? put_right_in_time(q, code)
                                                        : q->incident.play_on);
}

static bool lacks_noticed(const struct question *q)
{
    return guard_needs_noticed(q, &q->code);
}

static bool lacks_trick_to(const struct question *q)
{
    return q->incident.kind == SKR_LED_ON && !has(q, FACT_TRICK_TO);
}

/* clause announce.show: who plays closed has nothing to lay open. */
static bool shows_nothing(const struct question *q)
{
    return happened(q, SKR_NOT_LAID_OPEN) && has(q, FACT_GAME)
        && !contract_of(q)->game.ouvert;
}

/* Does the fact say anything? No demand, no leave, no level, no trick and nobody: these are so
 * without it, too. */
static bool says_something(const struct question *q, enum fact_row row)
{
    const struct skr_incident *i = &q->incident;

    switch (row) {
    case FACT_OBJECTED:
        return i->objected != 0;
    case FACT_ASKED:
        return i->asked != SKR_NO_LEVEL;
    case FACT_OTHERS_GET:
        return i->others_get != 0;
    case FACT_PLAY_ON:
        return i->play_on;
    case FACT_LEAVE_GIVEN:
        return i->leave;
    default:
        return true;
    }
}

/* The text behind the {name} with which it begins. */
static const char *without_name(const char *text)
{
    const char *end = *text == '{' ? strchr(text, '}') : NULL;

    return end == NULL ? text : end + 1 + strspn(end + 1, " ");
}

/* The text names the fact first, unless its path stands in front. */
static void refuse_named(struct question *q, enum fact_row row, const char *text)
{
    question_refuse(q, row, SKR_C_NONE, "%s", q->wrongs->bare ? text : without_name(text));
}

void guard_refuse_with(struct question *q, enum fact_row row, const char *kind, const char *others)
{
    char text[HAPPENS_SIZE + 160];

    snprintf(text, sizeof text, tr(q->wrongs->language, N_("{%s} does not go with %s, only with: %s")),
             facts[row].key, kind, others);
    refuse_named(q, row, text);
}

/* What is said of an incident that it cannot have. */
static void guard_what_goes_with(struct question *q)
{
    const enum skr_happening kind = q->incident.kind;

    for (int i = 0; i < FACTS; i++) {
        const enum fact_row row = (enum fact_row)i;
        char others[HAPPENS_SIZE];

        if (!has(q, row) || !sound(q, row) || fact_happens(row, kind)
            || !says_something(q, row))
            continue;
        fact_happenings(row, q->wrongs->language, q->wrongs->typed, others);
        guard_refuse_with(q, row, fact_happening(kind, q->wrongs->language, q->wrongs->typed),
                          others);
    }
    if (sound(q, FACT_SOLOIST) && sound(q, FACT_BY) && sound(q, FACT_PLAY_ON)
        && q->incident.play_on && breaks_nothing(q))
        refuse_named(q, FACT_PLAY_ON, tr(q->wrongs->language,
                                         N_("{play_on} needs a breach, and this is none")));
}

void guard_incident(struct question *q)
{
    static const char only_defenders[] = N_("the soloist did it: only the defenders agree or object");
    static const struct rule rules[] = {
        { FACT_AGREED, NEEDS2(SOLOIST, BY), agrees_with_himself, SKR_C_NONE, only_defenders },
        { FACT_OBJECTED, NEEDS2(SOLOIST, BY), objects_to_himself, SKR_C_NONE, only_defenders },
        { FACT_AGREED, NEEDS3(SOLOIST, BY, OBJECTED), lacks_agreement, SKR_C_NONE,
          N_("did the defenders agree? {agreed}") },
        { FACT_OBJECTED, NEEDS2(AGREED, OBJECTED), agrees_and_objects, SKR_C_NONE,
          N_("the same player agrees and objects: {agreed}, {objected}") },
        { FACT_NOTICED, NEEDS3(SOLOIST, BY, TRICK_TO), lacks_noticed, SKR_C_NONE,
          N_("when was the wrong card noticed? {noticed}") },
        { FACT_TRICK_TO, NEEDS1(BY), lacks_trick_to, SKR_C_NONE,
          N_("who wins the trick when it is complete? {trick_to}") },
        { FACT_OUVERT, NEEDS3(GAME, HAND, OUVERT), shows_nothing, SKR_C_ANNOUNCE_SHOW,
          N_("only an open game has cards to lay open: {ouvert}") },
    };

    if (!sound(q, FACT_HAPPENED) || !sound(q, FACT_HAPPENING))
        return;
    guard_what_goes_with(q);
    guard_apply(q, rules, COUNT(rules));
}
