/* The guard of what was played: the cards still held give what is unplayed, two of three
 * figures give the third, and what is missing is asked for where the answer turns on it. */
#include "question/guard-rules.h"

/* -------------------------------------------------------------------- cards held */

static bool hands_without_soloist(const struct question *q)
{
    return has(q, FACT_HANDS) && !has(q, FACT_SOLOIST);
}

static bool turn_without_hands(const struct question *q)
{
    return !has(q, FACT_HANDS) && (has(q, FACT_TURN) || has(q, FACT_TRICK));
}

static bool hands_and_unplayed(const struct question *q)
{
    return has(q, FACT_HANDS)
        && (has(q, FACT_UNPLAYED_POINTS) || has(q, FACT_UNPLAYED_TRICKS));
}

static bool hands_without_turn(const struct question *q)
{
    return has(q, FACT_HANDS) && !has(q, FACT_TURN);
}

/* Are the cards held not the soloist's own twelve, as far as these are known? */
static bool held_unlike_cards(const struct question *q)
{
    const struct skr_play *play = &q->position.play;
    skr_cards own = play->hand[q->position.soloist], all = contract_of(q)->cards;
    skr_cards held = play->hand[0] | play->hand[1] | play->hand[2];

    return has(q, FACT_HANDS) && has(q, FACT_SOLOIST) && all != 0
        && ((own & ~all) != 0 || (held & ~own & all) != 0);
}

/* What is unplayed: the cards held, and those of the unfinished trick. */
static void count_held(struct question *q)
{
    struct skr_position *p = &q->position;
    struct skr_play *play = &p->play;
    struct skr_taken *taken = &p->facts.taken;

    play->game = p->facts.contract.game.game;
    taken->unplayed_points = 0;
    for (int i = 0; i < play->count; i++) {
        play->by[i] = (play->turn - play->count + i + 3) % 3;
        taken->unplayed_points += skr_card_points(play->card[i]);
    }
    for (int seat = 0; seat < 3; seat++)
        taken->unplayed_points += skr_points(play->hand[seat]);
    taken->unplayed_tricks = skr_count(play->hand[play->turn]);
    q->state[FACT_UNPLAYED_POINTS] = q->state[FACT_UNPLAYED_TRICKS] = FACT_GIVEN;
}

void guard_held(struct question *q)
{
    static const struct rule rules[] = {
        { FACT_SOLOIST, NEEDS1(HANDS), hands_without_soloist, SKR_C_NONE,
          N_("who is soloist? {soloist}") },
        { FACT_HANDS, NEEDS2(SOLOIST, TWELVE), held_unlike_cards, SKR_C_PACK_CARDS,
          N_("the cards still held contradict {cards}") },
        { FACT_HANDS, NEEDS1(HANDS), turn_without_hands, SKR_C_NONE,
          N_("{turn} and {trick} go with the cards still held: {hands}") },
        { FACT_HANDS, NEEDS1(HANDS), hands_and_unplayed, SKR_C_NONE,
          N_("the cards still held show what is unplayed: leave {unplayed_points} and"
             " {unplayed_tricks} out") },
        { FACT_TURN, NEEDS1(TURN), hands_without_turn, SKR_C_NONE,
          N_("whose turn is it? {turn}") },
    };

    guard_apply(q, rules, COUNT(rules));
    if (has(q, FACT_HANDS) && sound(q, FACT_HANDS) && sound(q, FACT_TURN)
        && sound(q, FACT_TRICK))
        count_held(q);
}

/* ----------------------------------------------------------------------- figures */

/* What the soloist has, the defenders have and nobody has yet: card points, or
 * tricks. Two of the three give the third. */
struct share {
    int all, others;
    enum fact_row own_row, others_row, left_row;
    int *own, *left;
};

/* Returns false when they are not all together. */
static bool complete(struct question *q, struct share s)
{
    bool own = has(q, s.own_row), left = has(q, s.left_row);
    bool whole = !ended_early(q) && !left;

    if (!has(q, s.others_row) || !sound(q, s.own_row) || !sound(q, s.others_row)
        || !sound(q, s.left_row) || !(own || left || whole))
        return true;
    if (!own)
        *s.own = s.all - *s.left - s.others;
    else if (!left && !whole)
        *s.left = s.all - *s.own - s.others;
    q->state[s.own_row] = FACT_GIVEN;
    if (!whole)
        q->state[s.left_row] = FACT_GIVEN;
    return *s.own >= 0 && *s.left >= 0
        && *s.own + *s.left + s.others == s.all;
}

static void complete_figures(struct question *q)
{
    struct skr_taken *taken = &q->position.facts.taken;

    if (!complete(q, (struct share){
            120, q->others[0], FACT_POINTS, FACT_DEFENDERS_POINTS,
            FACT_UNPLAYED_POINTS, &taken->points, &taken->unplayed_points }))
        question_refuse(q, FACT_DEFENDERS_POINTS, SKR_C_GENERAL_TABLE,
                        "the card points of the soloist, of the defenders and those that"
                        " nobody has do not add up to 120");
    if (!complete(q, (struct share){
            10, q->others[1], FACT_TRICKS, FACT_DEFENDERS_TRICKS,
            FACT_UNPLAYED_TRICKS, &taken->tricks, &taken->unplayed_tricks }))
        question_refuse(q, FACT_DEFENDERS_TRICKS, SKR_C_GENERAL_TABLE,
                        "the tricks of the soloist, of the defenders and those not played"
                        " do not add up to ten");
}

/* Tricks that fit the card points, where it does not matter how many. */
static bool guess_tricks(struct skr_facts *f)
{
    struct skr_value value;

    for (f->taken.tricks = 1; f->taken.tricks <= 9; f->taken.tricks++)
        if (skr_value(f, &value) != SKR_E_TOGETHER)
            return true;
    return false;
}

static bool lacks_tricks_by_then(const struct question *q)
{
    return ended_early(q) && !has(q, FACT_TRICKS);
}

/* Below the bid it is lost whatever it took: value.overbid-null. */
static bool lacks_tricks_of_null(const struct question *q)
{
    return !ended_early(q) && is_null(q) && !has(q, FACT_TRICKS)
        && contract_of(q)->bid <= skr_null_value(&contract_of(q)->game);
}

static bool lacks_tricks(const struct question *q)
{
    struct skr_facts f = *facts_of(q);
    int points = f.taken.points;

    return !ended_early(q) && !is_null(q) && !has(q, FACT_TRICKS)
        && has(q, FACT_POINTS)
        && (points <= 22 || points == 120
            || guard_needs_tricks(q, &q->code) || !guess_tricks(&f));
}

bool guard_needs_tricks(const struct question *q, const struct skr_code *code)
{
    return !has(q, FACT_TRICKS) && !is_null(q) && !led_early(q) && !wrong_number(q)
        && skr_bound_level(code, &contract_of(q)->game) == SKR_SCHWARZ;
}

static bool lacks_points(const struct question *q)
{
    return !is_null(q) && !has(q, FACT_POINTS);
}

/* The cards held tell it, once it is known whose turn it is. */
static bool lacks_unplayed_tricks(const struct question *q)
{
    return ended_early(q) && !has(q, FACT_UNPLAYED_TRICKS) && !has(q, FACT_HANDS);
}

static bool lacks_unplayed_points(const struct question *q)
{
    return ended_early(q) && !is_null(q) && !has(q, FACT_UNPLAYED_POINTS)
        && !has(q, FACT_HANDS);
}

/* Null ends with the soloist's first trick, and announced schwarz with the first
 * that he loses. */
static bool unplayed_but_played(const struct question *q)
{
    const struct skr_taken *t = &facts_of(q)->taken;

    return !ended_early(q) && !is_null(q)
        && skr_bound_level(&q->code, &contract_of(q)->game) != SKR_SCHWARZ
        && (t->unplayed_points != 0 || t->unplayed_tricks != 0);
}

static bool nothing_left(const struct question *q)
{
    return ended_early(q) && has(q, FACT_UNPLAYED_TRICKS)
        && facts_of(q)->taken.unplayed_tricks == 0;
}

/* clause end.early-lead: it is the first lead, which is noticed at the latest in the second trick,
 * or after the last card. */
static bool early_lead_in_all(const struct question *q)
{
    const struct skr_taken *t = &facts_of(q)->taken;

    return happened(q, SKR_EARLY_LEAD) && has(q, FACT_NOTICED)
        && q->incident.noticed != SKR_NOTICED_PLAYED
        && ((has(q, FACT_UNPLAYED_TRICKS) && t->unplayed_tricks == 0)
            || (has(q, FACT_TRICKS) && has(q, FACT_DEFENDERS_TRICKS)
                && t->tricks + q->others[1] == 10));
}

static bool no_offer(const struct question *q)
{
    return facts_of(q)->end.how == SKR_OFFER_ACCEPTED && !in_force(q, SKR_C_END_OFFER);
}

static bool no_proof(const struct question *q)
{
    return facts_of(q)->end.how == SKR_UNPROVED && !in_force(q, SKR_C_END_PROOF);
}

static bool no_early_lead(const struct question *q)
{
    return facts_of(q)->end.how == SKR_LED_EARLY
        && !in_force(q, SKR_C_END_EARLY_LEAD);
}

static void guard_by_code(struct question *q)
{
    static const struct rule rules[] = {
        { FACT_ENDING, NEEDS1(ENDING), no_offer, SKR_C_END_OFFER,
          N_("this code has no offers") },
        { FACT_ENDING, NEEDS1(ENDING), no_proof, SKR_C_END_PROOF,
          N_("this code has no such rule") },
        { FACT_ENDING, NEEDS1(ENDING), no_early_lead, SKR_C_END_EARLY_LEAD,
          N_("this code has no such rule") },
    };

    guard_apply(q, rules, COUNT(rules));
}

static void guard_early_lead(struct question *q)
{
    static const struct rule rules[] = {
        { FACT_NOTICED, NEEDS3(TRICKS, UNPLAYED_TRICKS, DEFENDERS_TRICKS), early_lead_in_all,
          SKR_C_END_EARLY_LEAD, N_("it was noticed after the last card, as all ten tricks were"
          " played: {noticed}") },
    };

    guard_apply(q, rules, COUNT(rules));
}

void guard_taken(struct question *q)
{
    static const struct rule rules[] = {
        { FACT_POINTS, NEEDS1(GAME), lacks_points, SKR_C_NONE,
          N_("how many card points does the soloist have, with the skat? {points}=N") },
        { FACT_TRICKS, NEEDS1(GAME), lacks_tricks_by_then, SKR_C_NONE,
          N_("how many tricks did the soloist have by then? {tricks}=N") },
        { FACT_TRICKS, NEEDS3(GAME, BID, OUVERT), lacks_tricks_of_null, SKR_C_NONE,
          N_("how many tricks does the soloist have? {tricks}=0 wins null") },
        { FACT_TRICKS, NEEDS3(GAME, POINTS, ANNOUNCED), lacks_tricks, SKR_C_NONE,
          N_("how many tricks does the soloist have? with that many card points schwarz"
             " depends on it: {tricks}=N") },
        { FACT_UNPLAYED_TRICKS, NEEDS2(GAME, DEFENDERS_TRICKS), lacks_unplayed_tricks,
          SKR_C_NONE, N_("how many tricks were not played ({unplayed_tricks}=N), or how many did"
          " the defenders have by then ({defenders_tricks}=N)?") },
        { FACT_UNPLAYED_POINTS, NEEDS2(GAME, DEFENDERS_POINTS), lacks_unplayed_points,
          SKR_C_NONE, N_("how many card points does nobody have yet ({unplayed_points}=N), or"
          " how many did the defenders have by then ({defenders_points}=N)?") },
        { FACT_ENDING, NEEDS3(GAME, UNPLAYED_POINTS, UNPLAYED_TRICKS),
          unplayed_but_played, SKR_C_END_PLAY_OUT, N_("a game that was played out leaves"
          " nothing unplayed: how did it end? {ending}") },
        { FACT_UNPLAYED_TRICKS, NEEDS1(GAME), nothing_left, SKR_C_END_PLAY_OUT,
          N_("after the last trick the game is over: if it ended before, {unplayed_tricks}"
             " is at least 1") },
    };

    guard_by_code(q);
    guard_early_lead(q);
    if (guard_ends_nothing(q)) {
        q->position.facts.taken = (struct skr_taken){ .unplayed_points = 120,
                                                      .unplayed_tricks = 10 };
        return;
    }
    if (!sound(q, FACT_ENDING) || !sound(q, FACT_HAPPENING) || led_early(q)
        || wrong_number(q))
        return;
    complete_figures(q);
    guard_apply(q, rules, COUNT(rules));
    if (!has(q, FACT_TRICKS) && question_right(q))
        guess_tricks(&q->position.facts);
}
