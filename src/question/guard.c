/* The guard of value, ending and misdeal. A fact that is missing is never taken as zero: where
 * another value of it could change the answer, it is asked for, in the same words by
 * every door. What is left out without a question is only what people say or do at
 * the table, such as an announcement or a demand: it was not said or done. */
#include "question/guard.h"

#include <stdlib.h>

#include "question/ask.h"
#include "record/house.h"

/* ----------------------------------------------------------------- what is asked */

static bool has(const struct question *q, enum fact_row row)
{
    return question_has(q, row);
}

static bool sound(const struct question *q, enum fact_row row)
{
    return question_sound(q, row);
}

static bool code_sound(const struct question *q)
{
    return sound(q, FACT_CODE) && sound(q, FACT_OPTIONS);
}

static const struct skr_facts *facts_of(const struct question *q)
{
    return &q->position.facts;
}

static const struct skr_contract *contract_of(const struct question *q)
{
    return &q->position.facts.contract;
}

static bool in_force(const struct question *q, enum skr_clause clause)
{
    return skr_in_force(&q->code, clause);
}

static bool is_null(const struct question *q)
{
    return contract_of(q)->game.game == SKR_NULL;
}

static bool happened(const struct question *q, enum skr_happening kind)
{
    return q->form == FORM_ENDING && q->incident.kind == kind;
}

/* A game lost by a lead before the announcement has no other figures. */
static bool led_early(const struct question *q)
{
    return facts_of(q)->end.how == SKR_LED_EARLY || happened(q, SKR_EARLY_LEAD);
}

/* A game lost by a wrong number of cards is lost whatever was played. */
static bool wrong_number(const struct question *q)
{
    return facts_of(q)->end.how == SKR_WRONG_NUMBER
        || happened(q, SKR_PUT_AWAY_WRONG);
}

static bool ended_early(const struct question *q)
{
    return facts_of(q)->end.how != SKR_PLAYED || q->form == FORM_ENDING;
}

/* ------------------------------------------------------------------------- rules */

/* One thing that is missing or cannot be. Its test is not asked while something is
 * wrong with a fact that it needs. */
struct rule {
    enum fact_row row;              /* to blame */
    enum fact_row needs[3];         /* besides; FACT_CODE where there are fewer */
    bool (*broken)(const struct question *q);
    enum skr_clause clause;         /* that forbids it, or SKR_C_NONE: it is asked */
    const char *text;               /* a null pointer: as any fact that is missing */
};

#define COUNT(list) ((int)(sizeof (list) / sizeof *(list)))

static void apply(struct question *q, const struct rule *rules, int count)
{
    for (const struct rule *r = rules; r < rules + count; r++) {
        if (!code_sound(q) || !sound(q, r->row) || !sound(q, r->needs[0])
            || !sound(q, r->needs[1]) || !sound(q, r->needs[2]) || !r->broken(q))
            continue;
        if (r->text != NULL)
            question_refuse(q, r->row, r->clause, "%s", tr(q->wrongs->language, r->text));
        else
            question_needs(q, r->row);
    }
}

#define NEEDS1(a) { FACT_##a, FACT_CODE, FACT_CODE }
#define NEEDS2(a, b) { FACT_##a, FACT_##b, FACT_CODE }
#define NEEDS3(a, b, c) { FACT_##a, FACT_##b, FACT_##c }

/* ---------------------------------------------------------------------- contract */

/* Without a word about it, the skat was taken in all but hand games. */
void guard_announcement(struct question *q)
{
    static const struct { enum fact_row row; const char *text; } part[] = {
        [SKR_PART_HAND] = { FACT_HAND, N_("{hand} and {skat_taken} exclude each other") },
        [SKR_PART_SCHNEIDER] = { FACT_ANNOUNCED, N_("{announced} needs {hand}") },
        [SKR_PART_SCHWARZ] = { FACT_ANNOUNCED, N_("{announced} needs {hand}") },
        [SKR_PART_OUVERT] = { FACT_OUVERT,
                              N_("{ouvert} needs {hand} in suit games and grand") },
        [SKR_PART_REVOLUTION] = { FACT_REVOLUTION, N_("{revolution} is for null with"
                                  " {hand} and {options}=revolution") },
    };
    struct skr_announcement *said = &q->position.facts.contract.game;
    struct skr_announced ruled;

    if (!code_sound(q) || !sound(q, FACT_GAME) || !sound(q, FACT_HAND)
        || !sound(q, FACT_ANNOUNCED) || !sound(q, FACT_OUVERT)
        || !sound(q, FACT_REVOLUTION))
        return;
    skr_announce(&q->code, said, q->skat_taken || !said->hand, &ruled);
    for (int i = 0; i < COUNT(part); i++) {
        enum skr_clause clause = ruled.struck[i];

        if (clause != SKR_C_NONE && sound(q, part[i].row))
            question_refuse(q, part[i].row, clause, "%s", tr(q->wrongs->language,
                            clause == SKR_C_ANNOUNCE_NULL
                            ? N_("{announced} is not for null") : part[i].text));
    }
    *said = ruled.valid;
}

/* clauses auction.lowest auction.values auction.values-1937 */
void guard_bid(struct question *q)
{
    int bid = contract_of(q)->bid, below = 0, above;
    enum skr_clause clause = skr_bid_clause(&q->code, bid);

    if (!sound(q, FACT_BID) || !code_sound(q) || bid == 0
        || skr_bid_valid(&q->code, bid))
        return;
    while ((above = skr_bid_next(&q->code, below)) != 0 && above < bid)
        below = above;
    if (below == 0)
        question_refuse(q, FACT_BID, SKR_C_AUCTION_LOWEST,
                        "%d is not a bid: the lowest is %d", bid, above);
    else if (above == 0)
        question_refuse(q, FACT_BID, clause, "%d is not a bid: the highest is %d", bid,
                        below);
    else
        question_refuse(q, FACT_BID, clause, "%d is not a bid: the nearest are %d and %d",
                        bid, below, above);
}

/* Whoever names the house rules, and has none, says that contra counts nothing. */
static bool contra_alone(const struct question *q)
{
    return contract_of(q)->contra != SKR_NO_CONTRA && !in_force(q, SKR_C_HOME_CONTRA)
        && !(has(q, FACT_OPTIONS) && house_of(&q->code) == 0);
}

static bool null_with_matadors(const struct question *q)
{
    return has(q, FACT_MATADORS) && is_null(q) && contract_of(q)->matadors != 0;
}

static bool matadors_beyond(const struct question *q)
{
    const struct skr_contract *c = contract_of(q);

    return has(q, FACT_MATADORS) && !is_null(q)
        && (c->matadors == 0
            || abs(c->matadors) > (c->game.game == SKR_GRAND ? 4 : 11));
}

static bool matadors_not_of_cards(const struct question *q)
{
    const struct skr_contract *c = contract_of(q);

    return has(q, FACT_MATADORS) && !is_null(q) && c->cards != 0
        && skr_matadors(c->game.game, c->cards) != c->matadors;
}

void guard_contract(struct question *q)
{
    static const struct rule rules[] = {
        { FACT_CONTRA, NEEDS1(CONTRA), contra_alone, SKR_C_HOME_CONTRA,
          N_("contra counts only with {options}=contra") },
        { FACT_MATADORS, NEEDS1(GAME), null_with_matadors, SKR_C_MATADORS_LIMIT,
          N_("null has no matadors") },
        { FACT_MATADORS, NEEDS1(GAME), matadors_beyond, SKR_C_MATADORS_LIMIT,
          N_("matadors are 1 to 11, with or without; in grand 1 to 4") },
        { FACT_MATADORS, NEEDS2(GAME, TWELVE), matadors_not_of_cards,
          SKR_C_MATADORS_WITH, N_("the matadors contradict the cards") },
    };

    guard_announcement(q);
    guard_bid(q);
    apply(q, rules, COUNT(rules));
}

/* Without a bid any number of matadors tells who wins, and no value is asked. */
static bool lacks_matadors(const struct question *q)
{
    bool valued = q->form == FORM_VALUE || q->valued || contract_of(q)->bid != 0;

    return !is_null(q) && valued && !has(q, FACT_TWELVE) && !has(q, FACT_MATADORS);
}

void guard_matadors(struct question *q)
{
    static const struct rule rules[] = {
        { FACT_MATADORS, NEEDS2(GAME, TWELVE), lacks_matadors, SKR_C_NONE,
          N_("which matadors? {matadors}; or the cards: {cards}") },
    };

    apply(q, rules, COUNT(rules));
}

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
          N_("the cards still held tell what is unplayed: leave {unplayed_points} and"
             " {unplayed_tricks} out") },
        { FACT_TURN, NEEDS1(TURN), hands_without_turn, SKR_C_NONE,
          N_("whose turn is it? {turn}") },
    };

    apply(q, rules, COUNT(rules));
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
                        " nobody has are not 120 together");
    if (!complete(q, (struct share){
            10, q->others[1], FACT_TRICKS, FACT_DEFENDERS_TRICKS,
            FACT_UNPLAYED_TRICKS, &taken->tricks, &taken->unplayed_tricks }))
        question_refuse(q, FACT_DEFENDERS_TRICKS, SKR_C_GENERAL_TABLE,
                        "the tricks of the soloist, of the defenders and those not"
                        " played are not ten together");
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

static bool lacks_unplayed_tricks(const struct question *q)
{
    return ended_early(q) && !has(q, FACT_UNPLAYED_TRICKS);
}

static bool lacks_unplayed_points(const struct question *q)
{
    return ended_early(q) && !is_null(q) && !has(q, FACT_UNPLAYED_POINTS);
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
          N_("this code knows no offer") },
        { FACT_ENDING, NEEDS1(ENDING), no_proof, SKR_C_END_PROOF,
          N_("this code knows no such rule") },
        { FACT_ENDING, NEEDS1(ENDING), no_early_lead, SKR_C_END_EARLY_LEAD,
          N_("this code knows no such rule") },
    };

    apply(q, rules, COUNT(rules));
}

void guard_taken(struct question *q)
{
    static const struct rule rules[] = {
        { FACT_POINTS, NEEDS1(GAME), lacks_points, SKR_C_NONE,
          N_("how many card points has the soloist, with the skat? {points}=N") },
        { FACT_TRICKS, NEEDS1(GAME), lacks_tricks_by_then, SKR_C_NONE,
          N_("how many tricks had the soloist by then? {tricks}=N") },
        { FACT_TRICKS, NEEDS3(GAME, BID, OUVERT), lacks_tricks_of_null, SKR_C_NONE,
          N_("how many tricks has the soloist? {tricks}=0 wins null") },
        { FACT_TRICKS, NEEDS3(GAME, POINTS, ANNOUNCED), lacks_tricks, SKR_C_NONE,
          N_("how many tricks has the soloist? with so many card points schwarz turns"
             " on it: {tricks}=N") },
        { FACT_UNPLAYED_TRICKS, NEEDS2(GAME, DEFENDERS_TRICKS), lacks_unplayed_tricks,
          SKR_C_NONE, N_("how many tricks were not played? {unplayed_tricks}=N, or had the"
          " defenders by then? {defenders_tricks}=N") },
        { FACT_UNPLAYED_POINTS, NEEDS2(GAME, DEFENDERS_POINTS), lacks_unplayed_points,
          SKR_C_NONE, N_("how many card points has nobody yet? {unplayed_points}=N, or had"
          " the defenders by then? {defenders_points}=N") },
        { FACT_ENDING, NEEDS3(GAME, UNPLAYED_POINTS, UNPLAYED_TRICKS),
          unplayed_but_played, SKR_C_END_PLAY_OUT, N_("a game that was played out leaves"
          " nothing unplayed: how did it end? {ending}") },
        { FACT_UNPLAYED_TRICKS, NEEDS1(GAME), nothing_left, SKR_C_END_PLAY_OUT,
          N_("after the last trick the game is over: {unplayed_tricks} is 1 at least, of a"
             " game that ended before") },
    };

    guard_by_code(q);
    if (!sound(q, FACT_ENDING) || !sound(q, FACT_HAPPENING) || led_early(q)
        || wrong_number(q))
        return;
    complete_figures(q);
    apply(q, rules, COUNT(rules));
    if (!has(q, FACT_TRICKS) && question_right(q))
        guess_tricks(&q->position.facts);
}

/* ---------------------------------------------------------------------- incidents */

static bool soloist_did(const struct question *q)
{
    return q->incident.seat == q->position.soloist;
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

static bool wrong_card(const struct question *q)
{
    enum skr_happening kind = q->incident.kind;

    return kind == SKR_REVOKED || kind == SKR_WRONG_LEAD || kind == SKR_WRONG_TURN
        || kind == SKR_EARLY_LEAD || kind == SKR_LED_ON || kind == SKR_SHOWN_SUIT_LED;
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

static bool noticed_without_card(const struct question *q)
{
    return has(q, FACT_NOTICED) && !wrong_card(q);
}

static bool lacks_trick_to(const struct question *q)
{
    return q->incident.kind == SKR_LED_ON && !has(q, FACT_TRICK_TO);
}

void guard_incident(struct question *q)
{
    static const struct rule rules[] = {
        { FACT_AGREED, NEEDS3(SOLOIST, BY, OBJECTED), lacks_agreement, SKR_C_NONE,
          N_("did the defenders agree? {agreed}") },
        { FACT_OBJECTED, NEEDS2(AGREED, OBJECTED), agrees_and_objects, SKR_C_NONE,
          N_("the same player agrees and objects: {agreed}, {objected}") },
        { FACT_NOTICED, NEEDS3(SOLOIST, BY, TRICK_TO), lacks_noticed, SKR_C_NONE,
          N_("when was the wrong card noticed? {noticed}") },
        { FACT_NOTICED, NEEDS1(BY), noticed_without_card, SKR_C_NONE,
          N_("{noticed} is for a wrong card") },
        { FACT_TRICK_TO, NEEDS1(BY), lacks_trick_to, SKR_C_NONE,
          N_("who wins the trick when it is complete? {trick_to}") },
    };

    if (sound(q, FACT_HAPPENED) && sound(q, FACT_HAPPENING))
        apply(q, rules, COUNT(rules));
}

/* --------------------------------------------------------------------------- pile */

/* The cards of the tricks say again what points and tricks say. */
static void guard_pile(struct question *q)
{
    int points = facts_of(q)->taken.points;
    int cards = 2 + 3 * facts_of(q)->taken.tricks;

    if (!has(q, FACT_PILE) || !sound(q, FACT_PILE) || !sound(q, FACT_POINTS)
        || !sound(q, FACT_TRICKS))
        return;
    if (has(q, FACT_TRICKS) && skr_count(q->cards) != cards)
        question_refuse(q, FACT_PILE, SKR_C_NONE, "%d cards, expected %d: those of the"
                        " tricks and the skat", skr_count(q->cards), cards);
    else if (has(q, FACT_POINTS) && skr_points(q->cards) != points)
        question_refuse(q, FACT_PILE, SKR_C_NONE, "the cards have %d card points, not %d",
                        skr_points(q->cards), points);
}

/* ----------------------------------------------------------------------- misdeals */

#define KIND(kind) (1u << (kind))

static bool is_kind(const struct question *q, unsigned kinds)
{
    return (kinds >> (int)q->misdeal.kind & 1) != 0;
}

static bool found_in_play(const struct question *q)
{
    return has(q, FACT_FOUND) && q->misdeal.found == SKR_FOUND_IN_PLAY;
}

/* Somebody looked who does not play. */
static bool looked_aside(const struct question *q)
{
    return is_kind(q, KIND(SKR_SKAT_SEEN_EARLY)) && has(q, FACT_MISDEAL_BY)
        && q->misdeal.by > SKR_REARHAND;
}

static bool needs_found(const struct question *q)
{
    return is_kind(q, KIND(SKR_COUNT) | KIND(SKR_CUT) | KIND(SKR_DEALING)
                   | KIND(SKR_SHUFFLE))
        || looked_aside(q)
        || (is_kind(q, KIND(SKR_EXPOSED)) && in_force(q, SKR_C_DEAL_EXPOSED));
}

static bool needs_counts(const struct question *q)
{
    return is_kind(q, KIND(SKR_COUNT));
}

static bool needs_soloist(const struct question *q)
{
    return is_kind(q, KIND(SKR_ASTRAY))
        || (is_kind(q, KIND(SKR_COUNT)) && found_in_play(q));
}

static bool needs_lifted(const struct question *q)
{
    return is_kind(q, KIND(SKR_CUT));
}

static bool needs_by(const struct question *q)
{
    return is_kind(q, KIND(SKR_SKAT_SEEN_EARLY) | KIND(SKR_SKAT_PICKED_UP)
                   | KIND(SKR_ASTRAY));
}

static bool needs_table(const struct question *q)
{
    return is_kind(q, KIND(MISDEAL_DEALER) | KIND(SKR_CUTTER_AWAY));
}

static bool needs_number(const struct question *q)
{
    return is_kind(q, KIND(MISDEAL_DEALER));
}

static bool needs_long_away(const struct question *q)
{
    return is_kind(q, KIND(SKR_CUTTER_AWAY));
}

static bool needs_told_apart(const struct question *q)
{
    return is_kind(q, KIND(SKR_SKAT_PICKED_UP));
}

static bool needs_reserved(const struct question *q)
{
    return is_kind(q, KIND(SKR_CUTTER_AWAY)) && has(q, FACT_LONG_AWAY)
        && q->players > 3 && !q->misdeal.long_away;
}

static bool needs_fault(const struct question *q)
{
    return is_kind(q, KIND(SKR_EXPOSED)) && in_force(q, SKR_C_DEAL_EXPOSED);
}

static bool needs_mattered(const struct question *q)
{
    return is_kind(q, KIND(SKR_ASTRAY)) && in_force(q, SKR_C_DEAL_ASTRAY);
}

static bool needs_leave(const struct question *q)
{
    return looked_aside(q) && found_in_play(q) && in_force(q, SKR_C_DEAL_DEALER_LOOKS);
}

/* A look after the auction is a matter of the play, unless the dealer looks. */
static bool looked_in_play(const struct question *q)
{
    return is_kind(q, KIND(SKR_SKAT_SEEN_EARLY)) && found_in_play(q)
        && has(q, FACT_MISDEAL_BY) && q->misdeal.by <= SKR_REARHAND;
}

static bool needs_game(const struct question *q)
{
    return has(q, FACT_HAND) || has(q, FACT_OUVERT) || has(q, FACT_ANNOUNCED);
}

static bool grand_beyond(const struct question *q)
{
    const struct skr_contract *c = contract_of(q);

    return has(q, FACT_MISDEAL_GAME) && c->game.game == SKR_GRAND && abs(c->matadors) > 4;
}

/* The hands and the skat are the pack. */
static void guard_counts(struct question *q)
{
    const int *cards = q->misdeal.cards;
    int all = cards[0] + cards[1] + cards[2] + q->number;

    if (!is_kind(q, KIND(SKR_COUNT)) || !has(q, FACT_COUNTS))
        return;
    for (int i = FACT_COUNT_F; i <= FACT_COUNT_SKAT; i++)
        if (!sound(q, (enum fact_row)i))
            return;
    if (sound(q, FACT_COUNTS) && all != 32)
        question_refuse(q, FACT_COUNTS, SKR_C_NONE, "%d cards together, expected 32", all);
}

void guard_misdeal(struct question *q)
{
    static const struct rule rules[] = {
        { FACT_FOUND, NEEDS2(KIND, MISDEAL_BY), needs_found, SKR_C_NONE, NULL },
        { FACT_COUNTS, NEEDS1(KIND), needs_counts, SKR_C_NONE, NULL },
        { FACT_MISDEAL_SOLOIST, NEEDS2(KIND, FOUND), needs_soloist, SKR_C_NONE, NULL },
        { FACT_LIFTED, NEEDS1(KIND), needs_lifted, SKR_C_NONE, NULL },
        { FACT_MISDEAL_BY, NEEDS1(KIND), needs_by, SKR_C_NONE, NULL },
        { FACT_TABLE, NEEDS1(KIND), needs_table, SKR_C_NONE, NULL },
        { FACT_NUMBER_OF_DEAL, NEEDS1(KIND), needs_number, SKR_C_NONE, NULL },
        { FACT_LONG_AWAY, NEEDS1(KIND), needs_long_away, SKR_C_NONE, NULL },
        { FACT_TOLD_APART, NEEDS1(KIND), needs_told_apart, SKR_C_NONE, NULL },
        { FACT_FOUND, NEEDS2(KIND, MISDEAL_BY), looked_in_play, SKR_C_NONE,
          N_("expected deal or auction: after the auction, ask ending"
             " happened=skat-seen") },
        { FACT_LEAVE, NEEDS3(KIND, MISDEAL_BY, FOUND), needs_leave, SKR_C_NONE, NULL },
        { FACT_RESERVED, NEEDS3(KIND, TABLE, LONG_AWAY), needs_reserved, SKR_C_NONE, NULL },
        { FACT_FAULT, NEEDS1(KIND), needs_fault, SKR_C_NONE, NULL },
        { FACT_MATTERED, NEEDS1(KIND), needs_mattered, SKR_C_NONE, NULL },
        { FACT_MISDEAL_GAME, NEEDS3(HAND, OUVERT, ANNOUNCED), needs_game, SKR_C_NONE,
          NULL },
        { FACT_MATADORS, NEEDS1(MISDEAL_GAME), grand_beyond, SKR_C_MATADORS_LIMIT,
          N_("matadors are 1 to 11, with or without; in grand 1 to 4") },
    };

    if (sound(q, FACT_KIND))
        guard_counts(q);
    apply(q, rules, COUNT(rules));
    if (has(q, FACT_MISDEAL_GAME) && sound(q, FACT_MISDEAL_GAME))
        guard_announcement(q);
    guard_bid(q);
}

/* ------------------------------------------------------------------------- engine */

/* The card points that go with the tricks, as the engine sees it. */
static void refuse_together(struct question *q)
{
    struct skr_facts f = *facts_of(q);
    struct skr_value value;
    int least = -1, most = 0, tricks = f.taken.tricks, points = f.taken.points;

    for (f.taken.points = 0; f.taken.points <= 120; f.taken.points++)
        if (skr_value(&f, &value) == SKR_OK) {
            least = least < 0 ? f.taken.points : least;
            most = f.taken.points;
        }
    if (least < 0 || ended_early(q))
        question_refuse(q, FACT_POINTS, SKR_C_TRICK_POINTS, "the tricks of a side cannot"
                        " hold its card points");
    else if (least == most)
        question_refuse(q, FACT_POINTS, SKR_C_TRICK_POINTS, "with %d tricks the soloist"
                        " has %d card points, not %d", tricks, most, points);
    else
        question_refuse(q, FACT_POINTS, SKR_C_TRICK_POINTS, trn(q->wrongs->language,
               "with %d trick the soloist has %d to %d card points, not %d",
               "with %d tricks the soloist has %d to %d card points, not %d", tricks),
               tricks, least, most, points);
}

void guard_engine(struct question *q, enum skr_error error)
{
    bool early = led_early(q);

    switch (error) {
    case SKR_E_POINTS:
        question_refuse(q, FACT_POINTS, SKR_C_TRICK_POINTS, "there are 120 card points in"
                        " all: {points} and {unplayed_points} are more");
        break;
    case SKR_E_TRICKS:
        question_refuse(q, FACT_TRICKS, SKR_C_END_PLAY_OUT, "there are ten tricks in all:"
                        " {tricks} and {unplayed_tricks} are more");
        break;
    case SKR_E_TOGETHER:
        refuse_together(q);
        break;
    case SKR_E_UNPLAYED:
        question_refuse(q, FACT_UNPLAYED_POINTS, SKR_C_TRICK_POINTS, "so many cards that"
                        " are unplayed have more card points than {unplayed_points}");
        break;
    case SKR_E_HANDS:
        question_refuse(q, FACT_HANDS, SKR_C_NONE, "which cards do all three still hold?"
                        " {hands}; a claim depends on them");
        break;
    case SKR_E_HELD:
        question_refuse(q, FACT_HANDS, SKR_C_DEAL_HANDS, "who has not played to {trick}"
                        " holds a card for every trick that is left, the others one less,"
                        " and no card is there twice");
        break;
    case SKR_E_SOLOIST:
        question_refuse(q, FACT_BY, early ? SKR_C_END_EARLY_LEAD
                        : q->incident.kind == SKR_PUT_AWAY_WRONG
                        ? SKR_C_SKAT_WRONG_NUMBER : SKR_C_ANNOUNCE_SHOW,
                        "only the soloist can do that");
        break;
    case SKR_E_ENDING:
        question_refuse(q, FACT_ENDING, SKR_C_NONE, "no game ends so under this code");
        break;
    case SKR_E_SEARCH:
        question_refuse(q, FACT_HANDS, clause_searched(q), "it is open: it depends on"
                        " all play of these cards, and the search of it is too long");
        break;
    default:
        question_refuse(q, FACT_TWELVE, early ? SKR_C_END_EARLY_LEAD
                        : SKR_C_VALUE_OVERBID_NULL,
                        "the cost depends on the twelve cards: {cards}");
    }
}

/* ---------------------------------------------------------------------- questions */

void guard_value(struct question *q)
{
    guard_contract(q);
    guard_matadors(q);
    guard_taken(q);
    guard_pile(q);
}

void guard_ending(struct question *q)
{
    guard_contract(q);
    guard_matadors(q);
    guard_held(q);
    guard_taken(q);
    guard_incident(q);
}
