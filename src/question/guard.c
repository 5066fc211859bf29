/* The guard of value, ending and misdeal. A fact that is missing is never taken as zero: where
 * another value of it could change the answer, it is asked for, in the same words by
 * every door. What is left out without a question is only what people say or do at
 * the table, such as an announcement or a demand: it was not said or done. */
#include "question/guard-rules.h"

#include <stdlib.h>

#include "record/house.h"

void guard_apply(struct question *q, const struct rule *rules, int count)
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

/* Does it cost what the cheapest suit or grand game does? clauses value.overbid-null
 * end.early-lead */
static bool costs_cheapest(const struct question *q)
{
    const struct skr_contract *c = contract_of(q);

    return led_early(q) || (is_null(q) && c->bid > skr_null_value(&c->game));
}

static bool null_with_matadors(const struct question *q)
{
    return has(q, FACT_MATADORS) && is_null(q) && contract_of(q)->matadors != 0
        && (!costs_cheapest(q) || has(q, FACT_TWELVE));
}

static bool matadors_beyond(const struct question *q)
{
    const struct skr_contract *c = contract_of(q);

    return has(q, FACT_MATADORS) && !is_null(q)
        && (c->matadors == 0
            || abs(c->matadors) > (c->game.game == SKR_GRAND ? 4 : 11));
}

void guard_number_of_matadors(struct question *q)
{
    static const struct rule rules[] = {
        { FACT_MATADORS, NEEDS3(GAME, BID, OUVERT), null_with_matadors, SKR_C_MATADORS_LIMIT,
          N_("null has no matadors") },
        { FACT_MATADORS, NEEDS1(GAME), matadors_beyond, SKR_C_MATADORS_LIMIT,
          N_("matadors are 1 to 11, with or without; in grand 1 to 4") },
    };

    guard_apply(q, rules, COUNT(rules));
}

/* Do the cards have so many matadors in any suit game, or in grand? */
static bool has_matadors(skr_cards cards, int matadors)
{
    for (enum skr_game game = SKR_GAME_DIAMONDS; game <= SKR_GRAND; game++)
        if (skr_matadors(game, cards) == matadors)
            return true;
    return false;
}

static bool matadors_not_of_cards(const struct question *q)
{
    const struct skr_contract *c = contract_of(q);

    if (!has(q, FACT_MATADORS) || is_null(q) || c->cards == 0)
        return false;
    if (led_early(q) && !has(q, FACT_GAME))
        return !has_matadors(c->cards, c->matadors);
    return skr_matadors(c->game.game, c->cards) != c->matadors;
}

void guard_contract(struct question *q)
{
    static const struct rule rules[] = {
        { FACT_CONTRA, NEEDS1(CONTRA), contra_alone, SKR_C_HOME_CONTRA,
          N_("contra counts only with {options}=contra") },
        { FACT_MATADORS, NEEDS2(GAME, TWELVE), matadors_not_of_cards,
          SKR_C_MATADORS_WITH, N_("the matadors contradict the cards") },
    };

    guard_announcement(q);
    guard_bid(q);
    guard_number_of_matadors(q);
    guard_apply(q, rules, COUNT(rules));
}

/* Without a bid any number of matadors tells who wins, and no value is asked. */
static bool lacks_matadors(const struct question *q)
{
    bool valued = q->form == FORM_VALUE || q->valued || contract_of(q)->bid != 0;

    return !is_null(q) && valued && !has(q, FACT_TWELVE) && !has(q, FACT_MATADORS)
        && !guard_ends_nothing(q);
}

void guard_matadors(struct question *q)
{
    static const struct rule rules[] = {
        { FACT_MATADORS, NEEDS2(GAME, TWELVE), lacks_matadors, SKR_C_NONE,
          N_("which matadors? {matadors}; or the cards: {cards}") },
    };

    guard_apply(q, rules, COUNT(rules));
}

/* Twelve cards with so many matadors, one to three: some jacks, and no other card counts. */
static skr_cards cards_with(int matadors)
{
    static const char jacks[] = "CJSJHJDJ";
    skr_cards cards = 0;

    for (int i = 0; i < 4; i++)
        if (matadors > 0 ? i < matadors : i == -matadors)
            cards |= SKR_BIT(skr_card_read(&jacks[2 * i], 2));
    for (int card = 0; skr_count(cards) < 12; card++)
        cards |= SKR_BIT(card) & ~skr_trumps(SKR_GRAND);
    return cards;
}

void guard_cards_of(struct question *q)
{
    struct skr_contract *c = &q->position.facts.contract;

    if (!costs_cheapest(q) || c->cards != 0 || c->matadors == 0)
        return;
    if (abs(c->matadors) < 4)
        c->cards = cards_with(c->matadors);
    if (is_null(q))
        c->matadors = 0;
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

static void refuse_cards(struct question *q, enum skr_clause clause)
{
    if (q->incident.kind == SKR_THROWS && !is_null(q))
        question_refuse(q, FACT_TWELVE, SKR_C_NONE, "which twelve cards did the soloist have?"
                        " {cards}; the jacks tell whether schwarz is excluded");
    else if (has(q, FACT_MATADORS))
        question_refuse(q, FACT_TWELVE, clause, "with four matadors or more the cost depends"
                        " on the twelve cards: {cards}");
    else
        question_refuse(q, FACT_MATADORS, clause, "the cost depends on the matadors:"
                        " {matadors}; or on the twelve cards: {cards}");
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
        question_refuse(q, FACT_UNPLAYED_POINTS, SKR_C_TRICK_POINTS, "that many unplayed"
                        " cards have more card points than {unplayed_points}");
        break;
    case SKR_E_HANDS:
        question_refuse(q, FACT_HANDS, SKR_C_NONE, "which cards do all three still hold?"
                        " {hands}; a claim depends on them");
        break;
    case SKR_E_HELD:
        question_refuse(q, FACT_HANDS, SKR_C_DEAL_HANDS, "a player who has not played to"
                        " {trick} holds a card for every trick that is left, the others"
                        " hold one less, and no card appears twice");
        break;
    case SKR_E_SOLOIST:
        question_refuse(q, FACT_BY, early ? SKR_C_END_EARLY_LEAD
                        : q->incident.kind == SKR_PUT_AWAY_WRONG
                        ? SKR_C_SKAT_WRONG_NUMBER : SKR_C_ANNOUNCE_SHOW,
                        "only the soloist can do that");
        break;
    case SKR_E_ENDING:
        question_refuse(q, FACT_ENDING, SKR_C_NONE, "no game ends in this way under this"
                                                    " code");
        break;
    case SKR_E_SEARCH:
        question_refuse(q, FACT_HANDS, clause_searched(q), "it is open: it depends on"
                        " every play of these cards, and the search would take too long");
        break;
    default:
        refuse_cards(q, early ? SKR_C_END_EARLY_LEAD : SKR_C_VALUE_OVERBID_NULL);
    }
}

/* ---------------------------------------------------------------------- questions */

void guard_value(struct question *q)
{
    guard_contract(q);
    guard_matadors(q);
    guard_taken(q);
    guard_pile(q);
    guard_cards_of(q);
}

/* clause announce.show: whether there is anything to lay open depends on the game. clause
 * end.early-lead: none was announced. */
static bool lacks_game(const struct question *q)
{
    return !has(q, FACT_GAME) && !led_early(q)
        && (!guard_ends_nothing(q) || happened(q, SKR_NOT_LAID_OPEN));
}

static bool lacks_bid(const struct question *q)
{
    return !has(q, FACT_BID) && !guard_ends_nothing(q);
}

void guard_ending(struct question *q)
{
    static const struct rule rules[] = {
        { FACT_GAME, NEEDS1(HAPPENED), lacks_game, SKR_C_NONE, NULL },
        { FACT_BID, NEEDS1(HAPPENED), lacks_bid, SKR_C_NONE, NULL },
    };

    guard_apply(q, rules, COUNT(rules));
    guard_contract(q);
    guard_matadors(q);
    guard_held(q);
    guard_taken(q);
    guard_incident(q);
    guard_cards_of(q);
}
