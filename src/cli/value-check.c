/* skatref value: facts are worked out from what was said; what is missing is
 * asked for, and what cannot be is refused. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "cli/value.h"

void value_refuse(struct value_query *v, enum skr_clause clause,
                  const char *format, ...)
{
    va_list arguments;

    fputs("skatref value: ", stderr);
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    if (clause != SKR_C_NONE)
        fprintf(stderr, " (%s: %s)", clause_id(clause),
                skr_clause_info(clause)->title);
    fputc('\n', stderr);
    v->refused++;
}

static void ask_for(struct value_query *v, const char *what)
{
    value_refuse(v, SKR_C_NONE, "%s", what);
}

static bool has(const struct value_query *v, enum fact_row row)
{
    return question_has(&v->q, row);
}

static struct skr_facts *facts_of(struct value_query *v)
{
    return &v->q.position.facts;
}

/* A game lost by a lead before the announcement has no other figures. */
static bool led_early(const struct value_query *v)
{
    return v->q.position.facts.end.how == SKR_LED_EARLY
        || (v->told && v->q.incident.kind == SKR_EARLY_LEAD);
}

static bool ended_early(const struct value_query *v)
{
    return v->q.position.facts.end.how != SKR_PLAYED || v->told;
}

static bool is_null(const struct value_query *v)
{
    return v->q.position.facts.contract.game.game == SKR_NULL;
}

bool value_wants_verdict(const struct value_query *v)
{
    return has(v, FACT_POINTS) || has(v, FACT_TRICKS) || v->told
        || !(v->bids || v->all_games);
}

/* ----------------------------------------------- what the question finds wrong */

static void refuse_bid(struct value_query *v)
{
    const struct skr_code *code = &v->q.code;
    int bid = facts_of(v)->contract.bid, below = 0, above;

    while ((above = skr_bid_next(code, below)) != 0 && above < bid)
        below = above;
    if (below != 0 && above != 0)
        value_refuse(v, SKR_C_AUCTION_VALUES, "%d is no bid: the nearest are %d"
                     " and %d", bid, below, above);
    else
        value_refuse(v, SKR_C_AUCTION_VALUES, "%d is no bid: the %s is %d", bid,
                     below == 0 ? "lowest" : "highest", below + above);
}

/* What to do about it, in options. */
static const char *advice(const struct value_query *v, const struct wrong *w)
{
    switch (w->row) {
    case FACT_HAND:
        return "--hand and --skat-taken exclude each other";
    case FACT_REVOLUTION:
        return "--revolution is for null with --hand and --option=revolution";
    case FACT_ANNOUNCED:
        return w->clause == SKR_C_ANNOUNCE_NULL ? "--announce is not for null"
                                                : "--announce needs --hand";
    case FACT_OUVERT:
        return "--ouvert needs --hand in suit games and grand";
    case FACT_TURN:
        return "whose turn is it? --turn=forehand, middlehand or rearhand";
    default:
        return v->held ? "the cards still held tell what is unplayed: leave"
            " --unplayed-points and --unplayed-tricks out"
            : "--turn and --trick go with the cards still held: --forehand,"
            " --middlehand and --rearhand";
    }
}

static void check(struct value_query *v, void (*question)(struct question *))
{
    int before = v->wrongs.count;

    question(&v->q);
    for (int i = before; i < v->wrongs.count && i < WRONGS; i++) {
        const struct wrong *w = &v->wrongs.wrong[i];

        if (w->row == FACT_BID)
            refuse_bid(v);
        else
            value_refuse(v, w->clause, "%s", advice(v, w));
    }
}

/* ---------------------------------------------------------------------- cards */

/* Can the ten cards have so many matadors, with some skat? */
static bool skat_can_tell(enum skr_game game, skr_cards ten, int matadors)
{
    for (int a = 0; a < 32; a++)
        for (int b = 0; b < a; b++)
            if (!(ten & (SKR_BIT(a) | SKR_BIT(b)))
                && skr_matadors(game, ten | SKR_BIT(a) | SKR_BIT(b))
                    == matadors)
                return true;
    return false;
}

/* Ten cards and the skat, or all twelve, which may be told again as the skat. */
static void check_cards(struct value_query *v)
{
    int cards = skr_count(v->cards), skat = skr_count(v->skat);

    if (cards == 0 && skat > 0)
        ask_for(v, "which ten cards, besides the skat? --cards");
    else if (skat != 0 && skat != 2)
        value_refuse(v, SKR_C_DEAL_HANDS, "--skat is two cards");
    if (cards != 0 && cards != 10 && cards != 12)
        value_refuse(v, SKR_C_DEAL_HANDS, "--cards is the ten cards of the hand,"
                     " or all twelve");
    if (cards == 10 && (v->cards & v->skat) != 0)
        value_refuse(v, SKR_C_PACK_CARDS,
                     "a card is in hand and in the skat");
    if (cards == 12 && (v->skat & ~v->cards) != 0)
        value_refuse(v, SKR_C_DEAL_HANDS, "--cards has twelve cards already, and"
                     " --skat names others");
}

/* The matadors, as told, against the cards. */
static void check_told(struct value_query *v)
{
    const struct skr_contract *c = &facts_of(v)->contract;
    enum skr_game game = c->game.game;

    if (game == SKR_NULL)
        value_refuse(v, SKR_C_MATADORS_LIMIT, "null has no matadors");
    else if (c->matadors == 0
             || abs(c->matadors) > (game == SKR_GRAND ? 4 : 11))
        value_refuse(v, SKR_C_MATADORS_LIMIT, "matadors are 1 to 11, with or"
                     " without; in grand 1 to 4");
    else if (c->cards != 0 ? skr_matadors(game, c->cards) != c->matadors
             : v->cards != 0 && !skat_can_tell(game, v->cards, c->matadors))
        value_refuse(v, SKR_C_MATADORS_WITH,
                     "the matadors contradict the cards");
}

static void check_matadors(struct value_query *v)
{
    skr_cards all = v->cards | v->skat;
    int before = v->refused;

    check_cards(v);
    if (v->refused > before || !question_sound(&v->q, FACT_TWELVE)
        || !question_sound(&v->q, FACT_MATADORS))
        return;
    facts_of(v)->contract.cards = skr_count(all) == 12 ? all : 0;
    if (has(v, FACT_MATADORS))
        check_told(v);
    else if (is_null(v) || facts_of(v)->contract.cards != 0)
        return;
    else if (v->cards == 0 && (has(v, FACT_GAME) || !v->all_games))
        ask_for(v, "which matadors? --with=2 or --without=3; or the cards:"
                " --cards and --skat");
    else if (v->cards != 0 && value_wants_verdict(v))
        value_refuse(v, SKR_C_MATADORS_SKAT, "what lay in the skat? --skat, or"
                     " --with or --without: it counts for the matadors");
}

/* --------------------------------------------------------------------- result */

/* What the soloist has, the defenders have and nobody has yet: card points, or
 * tricks. Two of the three tell the last. */
struct share {
    int all, others;
    enum fact_row own_row, left_row;
    int *own, *left;
};

/* Returns false when they are not all together. */
static bool complete(struct value_query *v, struct share s)
{
    bool own = has(v, s.own_row), left = has(v, s.left_row);
    bool whole = !ended_early(v) && !left;

    if (s.others == NOT_GIVEN || !(own || left || whole))
        return true;
    if (!own)
        *s.own = s.all - *s.left - s.others;
    else if (!left && !whole)
        *s.left = s.all - *s.own - s.others;
    v->q.state[s.own_row] = FACT_GIVEN;
    if (!whole)
        v->q.state[s.left_row] = FACT_GIVEN;
    return *s.own >= 0 && *s.left >= 0
        && *s.own + *s.left + s.others == s.all;
}

static void complete_figures(struct value_query *v)
{
    struct skr_taken *taken = &facts_of(v)->taken;

    if (!complete(v, (struct share){
            120, v->defenders_points, FACT_POINTS, FACT_UNPLAYED_POINTS,
            &taken->points, &taken->unplayed_points }))
        value_refuse(v, SKR_C_GENERAL_TABLE, "the card points of the soloist, of"
                     " the defenders and those that nobody has are not 120"
                     " together");
    if (!complete(v, (struct share){
            10, v->defenders_tricks, FACT_TRICKS, FACT_UNPLAYED_TRICKS,
            &taken->tricks, &taken->unplayed_tricks }))
        value_refuse(v, SKR_C_GENERAL_TABLE, "the tricks of the soloist, of the"
                     " defenders and those not played are not ten together");
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

static void check_tricks(struct value_query *v)
{
    struct skr_facts *f = facts_of(v);
    int points = f->taken.points;

    if (has(v, FACT_TRICKS))
        return;
    if (ended_early(v))
        ask_for(v, "how many tricks had the soloist by then? --tricks=N");
    else if (is_null(v))
        ask_for(v, "how many tricks has the soloist? --tricks=0 wins null");
    else if (has(v, FACT_POINTS)
             && (points <= 22 || points >= 98
                 || skr_bound_level(f->code, &f->contract.game) == SKR_SCHWARZ
                 || !guess_tricks(f)))
        ask_for(v, "how many tricks has the soloist? with so many card points"
                " schwarz turns on it: --tricks=N");
}

/* A game that ended early: what nobody has yet decides who had won. */
static void check_unplayed(struct value_query *v)
{
    const struct skr_facts *f = facts_of(v);

    if (f->end.how == SKR_OFFER_ACCEPTED
        && !skr_in_force(f->code, SKR_C_END_OFFER))
        value_refuse(v, SKR_C_END_OFFER, "this code knows no offer");
    if (f->end.how == SKR_UNPROVED && !skr_in_force(f->code, SKR_C_END_PROOF))
        value_refuse(v, SKR_C_END_PROOF, "this code knows no such rule");
    if (!has(v, FACT_UNPLAYED_TRICKS))
        ask_for(v, "how many tricks were not played? --unplayed-tricks=N, or had"
                " the defenders by then? --defenders-tricks=N");
    if (!is_null(v) && !has(v, FACT_UNPLAYED_POINTS))
        ask_for(v, "how many card points has nobody yet? --unplayed-points=N,"
                " or had the defenders by then? --defenders-points=N");
}

static void check_result(struct value_query *v)
{
    const struct skr_facts *f = facts_of(v);

    if (f->end.how == SKR_LED_EARLY
        && !skr_in_force(f->code, SKR_C_END_EARLY_LEAD))
        value_refuse(v, SKR_C_END_EARLY_LEAD, "this code knows no such rule");
    if (led_early(v))
        return;
    complete_figures(v);
    if (!is_null(v) && !has(v, FACT_POINTS))
        ask_for(v, "how many card points has the soloist, with the skat?"
                " --points=N");
    check_tricks(v);
    if (ended_early(v))
        check_unplayed(v);
}

/* ------------------------------------------------------------------- incidents */

/* Options of an incident, without one. */
static void check_untold(struct value_query *v)
{
    static const enum fact_row rows[] = { FACT_ASKED, FACT_OTHERS_GET,
                                          FACT_PLAY_ON, FACT_SOLOIST, FACT_TURN,
                                          FACT_TRICK };
    struct skr_end *end = &facts_of(v)->end;
    bool some = v->by != BY_UNKNOWN || v->agreed != AGREED_UNKNOWN || v->held;

    if (has(v, FACT_ASKED) && end->how == SKR_OFFER_ACCEPTED) {
        end->asked = v->q.incident.asked;
        return;
    }
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        some |= has(v, rows[i]);
    if (some)
        ask_for(v, "what happened? --happened=WHAT, see skatref value"
                " --help=incidents");
}

/* Are the cards held the soloist's own twelve, as far as these are known? */
static bool held_fit(const struct value_query *v)
{
    const struct skr_play *play = &v->q.position.play;
    skr_cards own = play->hand[v->q.position.soloist];
    skr_cards all = v->q.position.facts.contract.cards;
    skr_cards held = play->hand[0] | play->hand[1] | play->hand[2];

    return all == 0 || ((own & ~all) == 0 && (held & ~own & all) == 0);
}

/* Before the figures: the cards held tell what is unplayed. */
static void check_hands(struct value_query *v)
{
    if (v->held && !has(v, FACT_SOLOIST))
        ask_for(v, "who is soloist? --soloist=forehand, middlehand or rearhand");
    else if (v->held && !held_fit(v))
        value_refuse(v, SKR_C_PACK_CARDS, "the cards still held contradict"
                     " --cards and --skat");
    check(v, check_held);
    if (v->held)
        v->q.state[FACT_UNPLAYED_POINTS] = v->q.state[FACT_UNPLAYED_TRICKS]
            = FACT_GIVEN;
}

/* The seat of the one who did it; a defender whose seat does not matter is the
 * one after the soloist. */
static void check_by(struct value_query *v)
{
    enum skr_happening kind = v->q.incident.kind;
    int soloist = v->q.position.soloist;

    if (v->by == BY_UNKNOWN && (kind == SKR_EARLY_LEAD || kind == SKR_NO_PROOF
                                || kind == SKR_NOT_LAID_OPEN))
        v->by = BY_SOLOIST;
    if (v->by == BY_UNKNOWN)
        ask_for(v, "who did it? --by=soloist or --by=defender");
    if (v->by >= 0 && v->by < 3 && !has(v, FACT_SOLOIST) && !v->held)
        ask_for(v, "who is soloist? --soloist=forehand, middlehand or rearhand");
    if (v->by == BY_DEFENDER && v->held && kind == SKR_LAYS_DOWN)
        ask_for(v, "which defender? --by=forehand, middlehand or rearhand: it"
                " turns on his cards");
    v->q.incident.seat = v->by == BY_SOLOIST ? soloist
        : v->by == BY_DEFENDER ? (soloist + 1) % 3 : v->by;
    if (v->by == soloist)
        v->by = BY_SOLOIST;
}

bool value_needs_agreement(const struct value_query *v,
                           const struct skr_code *code)
{
    const struct skr_position *p = &v->q.position;
    int held = v->held ? skr_count(p->play.hand[p->soloist])
                       : p->facts.taken.unplayed_tricks;

    if (v->by != BY_SOLOIST)
        return false;
    if (v->q.incident.kind == SKR_LAYS_DOWN)
        return skr_in_force(code, SKR_C_END_OFFER);
    return v->q.incident.kind == SKR_GIVES_UP
        && skr_in_force(code, SKR_C_END_CONCEDE_CONSENT) && held < 9;
}

static void check_agreed(struct value_query *v)
{
    unsigned one = 1u << (v->q.position.soloist + 1) % 3;
    unsigned other = 1u << (v->q.position.soloist + 2) % 3;
    unsigned agreed = v->agreed == AGREED_BOTH ? one | other
        : v->agreed == AGREED_ONE ? one : 0;

    if (v->agreed == AGREED_UNKNOWN
        && value_needs_agreement(v, &v->q.code)
        && (v->held || has(v, FACT_UNPLAYED_TRICKS)
            || v->q.incident.kind == SKR_LAYS_DOWN))
        ask_for(v, "did the defenders agree? --agreed=none, one or both");
    v->q.incident.agreed = agreed;
    v->q.incident.objected = (one | other) & ~agreed;
}

static void check_incident(struct value_query *v)
{
    if (facts_of(v)->end.how != SKR_PLAYED)
        ask_for(v, "--happened, or --ending: what happened tells how the game"
                " ended");
    check_by(v);
    check_agreed(v);
}

/* ------------------------------------------------------------- refused by rules */

/* The card points that go with the tricks, as the engine sees it. */
static void refuse_together(struct value_query *v)
{
    struct skr_facts f = *facts_of(v);
    struct skr_value value;
    int least = -1, most = 0, tricks = f.taken.tricks, points = f.taken.points;

    for (f.taken.points = 0; f.taken.points <= 120; f.taken.points++)
        if (skr_value(&f, &value) == SKR_OK) {
            least = least < 0 ? f.taken.points : least;
            most = f.taken.points;
        }
    if (least < 0 || ended_early(v))
        value_refuse(v, SKR_C_TRICK_POINTS, "so many tricks cannot hold so many"
                     " card points");
    else if (least == most)
        value_refuse(v, SKR_C_TRICK_POINTS, "with %d tricks the soloist has %d"
                     " card points, not %d", tricks, most, points);
    else
        value_refuse(v, SKR_C_TRICK_POINTS, "with %d trick%s the soloist has %d"
                     " to %d card points, not %d", tricks,
                     tricks == 1 ? "" : "s", least, most, points);
}

void value_impossible(struct value_query *v, enum skr_error error)
{
    switch (error) {
    case SKR_E_POINTS:
        value_refuse(v, SKR_C_TRICK_POINTS, "there are 120 card points in all:"
                     " --points and --unplayed-points are more");
        break;
    case SKR_E_TRICKS:
        value_refuse(v, SKR_C_END_PLAY_OUT, "there are ten tricks in all:"
                     " --tricks and --unplayed-tricks are more");
        break;
    case SKR_E_TOGETHER:
        refuse_together(v);
        break;
    case SKR_E_HANDS:
        ask_for(v, "which cards do all three still hold? --forehand,"
                " --middlehand and --rearhand, with --soloist and --turn; a"
                " claim turns on them");
        break;
    case SKR_E_HELD:
        value_refuse(v, SKR_C_DEAL_HANDS, "who has not played to --trick holds a"
                     " card for every trick that is left, the others one less,"
                     " and no card is there twice");
        break;
    case SKR_E_SOLOIST:
        value_refuse(v, led_early(v) ? SKR_C_END_EARLY_LEAD
                     : SKR_C_ANNOUNCE_SHOW, "only the soloist can do that");
        break;
    default:
        value_refuse(v, led_early(v) ? SKR_C_END_EARLY_LEAD
                     : SKR_C_VALUE_OVERBID_NULL, "what it costs turns on the"
                     " twelve cards: --cards and --skat");
    }
}

/* ----------------------------------------------------------------------- checks */

static void check_wanted(struct value_query *v)
{
    if (v->json && (v->bids || v->all_games))
        ask_for(v, "--bids and --all-games print tables: leave --format=json"
                " out");
    if (!has(v, FACT_GAME) && (v->bids || value_wants_verdict(v))
        && !led_early(v))
        ask_for(v, "which game? clubs, spades, hearts, diamonds, grand or null");
    if (v->all_games && v->cards == 0 && question_sound(&v->q, FACT_TWELVE))
        ask_for(v, "which cards? --all-games needs --cards");
}

void value_check(struct value_query *v)
{
    v->said = facts_of(v)->contract.game;
    check_wanted(v);
    check(v, check_bid);
    check(v, check_announcement);
    check_matadors(v);
    if (v->told)
        check_hands(v);
    else
        check_untold(v);
    if (value_wants_verdict(v))
        check_result(v);
    if (v->told)
        check_incident(v);
}
