/* skatref value: what lacks is asked for, what cannot be is refused. */
#include <stdlib.h>

#include "cli/cli.h"
#include "cli/value.h"

int value_refuse(enum skr_clause clause, const char *what)
{
    return cli_usage("value", "%s (%s: %s)", what, skr_clause_info(clause)->id,
                     skr_clause_info(clause)->title);
}

bool value_wants_verdict(const struct value_query *q)
{
    return q->has_points || q->has_tricks || q->incident.told
        || !(q->bids || q->all_games);
}

/* ------------------------------------------------------- bid and announcement */

static int check_bid(const struct value_query *q)
{
    const struct skr_code *code = q->facts.code;
    const struct skr_clause_info *c = skr_clause_info(SKR_C_AUCTION_VALUES);
    int bid = q->facts.contract.bid, below = 0, above;

    if (!q->has_bid || skr_bid_valid(code, bid))
        return -1;
    while ((above = skr_bid_next(code, below)) != 0 && above < bid)
        below = above;
    if (below != 0 && above != 0)
        return cli_usage("value", "%d is no bid: the nearest are %d and %d"
                         " (%s: %s)", bid, below, above, c->id, c->title);
    return cli_usage("value", "%d is no bid: the %s is %d (%s: %s)", bid,
                     below == 0 ? "lowest" : "highest", below + above, c->id,
                     c->title);
}

/* Why a part of what was said is struck out, and what to do about it. */
static int refuse_part(enum skr_part part, enum skr_clause clause)
{
    if (part == SKR_PART_HAND)
        return value_refuse(clause,
                            "--hand and --skat-taken exclude each other");
    if (part == SKR_PART_REVOLUTION)
        return value_refuse(clause, "--revolution is for null with --hand and"
                            " --option=revolution");
    if (clause == SKR_C_ANNOUNCE_NULL)
        return value_refuse(clause, "--announce is not for null");
    return value_refuse(clause, part == SKR_PART_OUVERT
                        ? "--ouvert needs --hand in suit games and grand"
                        : "--announce needs --hand");
}

static int check_announcement(struct value_query *q)
{
    struct skr_announced ruled;
    bool taken = q->skat_taken || !q->said.hand;

    skr_announce(q->facts.code, &q->said, taken, &ruled);
    for (int part = 0; part < SKR_PARTS; part++)
        if (ruled.struck[part] != SKR_C_NONE)
            return refuse_part((enum skr_part)part, ruled.struck[part]);
    q->facts.contract.game = ruled.valid;
    return -1;
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
static int check_cards(const struct value_query *q)
{
    int cards = skr_count(q->cards), skat = skr_count(q->skat);

    if (cards == 0 && skat > 0)
        return cli_usage("value", "which ten cards, besides the skat? --cards");
    if (skat != 0 && skat != 2)
        return value_refuse(SKR_C_DEAL_HANDS, "--skat is two cards");
    if (cards != 0 && cards != 10 && cards != 12)
        return value_refuse(SKR_C_DEAL_HANDS, "--cards is the ten cards of the"
                            " hand, or all twelve");
    if (cards == 10 && (q->cards & q->skat) != 0)
        return value_refuse(SKR_C_PACK_CARDS,
                            "a card is in hand and in the skat");
    if (cards == 12 && (q->skat & ~q->cards) != 0)
        return value_refuse(SKR_C_DEAL_HANDS, "--cards has twelve cards"
                            " already, and --skat names others");
    return -1;
}

/* The matadors, as told, against the cards. */
static int check_told(const struct value_query *q)
{
    const struct skr_facts *f = &q->facts;
    enum skr_game game = f->contract.game.game;
    bool fits = f->contract.cards != 0
        ? skr_matadors(game, f->contract.cards) == f->contract.matadors
        : q->cards == 0 || skat_can_tell(game, q->cards, f->contract.matadors);

    if (game == SKR_NULL)
        return value_refuse(SKR_C_MATADORS_LIMIT, "null has no matadors");
    if (f->contract.matadors == 0 || abs(f->contract.matadors) > (game == SKR_GRAND ? 4 : 11))
        return value_refuse(SKR_C_MATADORS_LIMIT, "matadors are 1 to 11, with or"
                            " without; in grand 1 to 4");
    if (!fits)
        return value_refuse(SKR_C_MATADORS_WITH,
                            "the matadors contradict the cards");
    return -1;
}

static int check_matadors(struct value_query *q)
{
    skr_cards all = q->cards | q->skat;

    q->facts.contract.cards = skr_count(all) == 12 ? all : 0;
    if (q->has_matadors)
        return check_told(q);
    if (q->facts.contract.game.game == SKR_NULL || q->facts.contract.cards != 0)
        return -1;
    if (q->cards == 0)
        return cli_usage("value", "which matadors? --with=2 or --without=3; or"
                         " the cards: --cards and --skat");
    if (value_wants_verdict(q))
        return value_refuse(SKR_C_MATADORS_SKAT, "what lay in the skat? --skat,"
                            " or --with or --without: it counts for the"
                            " matadors");
    return -1;
}

/* --------------------------------------------------------------------- result */

/* What the soloist has, the defenders have and nobody has yet: card points, or
 * tricks. Two of the three tell the last. */
struct share {
    int all;
    bool *has_own, *has_left;
    int *own, *left;
    bool has_others;
    int others;
};

/* Returns false when they are not all together. */
static bool complete(const struct value_query *q, struct share s)
{
    bool whole = q->facts.end.how == SKR_PLAYED && !q->incident.told
        && !*s.has_left;

    if (!s.has_others || !(*s.has_own || *s.has_left || whole))
        return true;
    if (!*s.has_own)
        *s.own = (s.all - *s.left - s.others);
    else if (!*s.has_left && !whole)
        *s.left = (s.all - *s.own - s.others);
    *s.has_left |= !whole;
    *s.has_own = true;
    return *s.own >= 0 && *s.left >= 0
        && *s.own + *s.left + s.others == s.all;
}

static int complete_figures(struct value_query *q)
{
    struct skr_facts *f = &q->facts;

    if (!complete(q, (struct share){
            120, &q->has_points, &q->has_unplayed_points, &f->taken.points,
            &f->taken.unplayed_points, q->has_defenders_points,
            q->defenders_points }))
        return value_refuse(SKR_C_GENERAL_TABLE, "the card points of the"
                            " soloist, of the defenders and those that nobody"
                            " has are not 120 together");
    if (!complete(q, (struct share){
            10, &q->has_tricks, &q->has_unplayed_tricks, &f->taken.tricks,
            &f->taken.unplayed_tricks, q->has_defenders_tricks,
            q->defenders_tricks }))
        return value_refuse(SKR_C_GENERAL_TABLE, "the tricks of the soloist, of"
                            " the defenders and those not played are not ten"
                            " together");
    return -1;
}

/* Tricks that fit the card points, where it does not matter how many. */
static bool guess_tricks(struct skr_facts *f)
{
    struct skr_value v;

    for (f->taken.tricks = 1; f->taken.tricks <= 9; f->taken.tricks++)
        if (skr_value(f, &v) != SKR_E_TOGETHER)
            return true;
    return false;
}

static bool ended_early(const struct value_query *q)
{
    return q->facts.end.how != SKR_PLAYED || q->incident.told;
}

static int check_tricks(struct value_query *q)
{
    struct skr_facts *f = &q->facts;

    if (q->has_tricks)
        return -1;
    if (ended_early(q))
        return cli_usage("value", "how many tricks had the soloist by then?"
                         " --tricks=N");
    if (f->contract.game.game == SKR_NULL)
        return cli_usage("value", "how many tricks has the soloist? --tricks=0"
                         " wins null");
    if (f->taken.points <= 22 || f->taken.points >= 98
        || skr_bound_level(f->code, &f->contract.game) == SKR_SCHWARZ
        || !guess_tricks(f))
        return cli_usage("value", "how many tricks has the soloist? with so"
                         " many card points schwarz turns on it: --tricks=N");
    return -1;
}

/* A game that ended early: what nobody has yet decides who had won. */
static int check_unplayed(const struct value_query *q)
{
    const struct skr_facts *f = &q->facts;

    if (!ended_early(q))
        return -1;
    if (f->end.how == SKR_OFFER_ACCEPTED && !skr_in_force(f->code, SKR_C_END_OFFER))
        return value_refuse(SKR_C_END_OFFER, "this code knows no offer");
    if (f->end.how == SKR_UNPROVED && !skr_in_force(f->code, SKR_C_END_PROOF))
        return value_refuse(SKR_C_END_PROOF, "this code knows no such rule");
    if (!q->has_unplayed_tricks)
        return cli_usage("value", "how many tricks were not played?"
                         " --unplayed-tricks=N, or had the defenders by then?"
                         " --defenders-tricks=N");
    if (f->contract.game.game != SKR_NULL && !q->has_unplayed_points)
        return cli_usage("value", "how many card points has nobody yet?"
                         " --unplayed-points=N, or had the defenders by then?"
                         " --defenders-points=N");
    return -1;
}

/* A game lost by a lead before the announcement has no other figures. */
static bool led_early(const struct value_query *q)
{
    return q->facts.end.how == SKR_LED_EARLY
        || (q->incident.told && q->incident.happened.kind == SKR_EARLY_LEAD);
}

static int check_result(struct value_query *q)
{
    int status = led_early(q) ? -1 : complete_figures(q);

    if (q->facts.end.how == SKR_LED_EARLY && !skr_in_force(q->facts.code, SKR_C_END_EARLY_LEAD))
        return value_refuse(SKR_C_END_EARLY_LEAD, "this code knows no such"
                            " rule");
    if (status != -1 || led_early(q))
        return status;
    if (q->facts.contract.game.game != SKR_NULL && !q->has_points)
        return cli_usage("value", "how many card points has the soloist, with"
                         " the skat? --points=N");
    status = check_tricks(q);
    return status != -1 ? status : check_unplayed(q);
}

/* The card points that go with the tricks, as the engine sees it. */
static int refuse_together(const struct value_query *q)
{
    const struct skr_clause_info *c = skr_clause_info(SKR_C_TRICK_POINTS);
    struct skr_facts f = q->facts;
    struct skr_value v;
    int least = -1, most = 0, tricks = f.taken.tricks;

    for (f.taken.points = 0; f.taken.points <= 120; f.taken.points++)
        if (skr_value(&f, &v) == SKR_OK) {
            least = least < 0 ? f.taken.points : least;
            most = f.taken.points;
        }
    if (least < 0 || ended_early(q))
        return value_refuse(SKR_C_TRICK_POINTS, "so many tricks cannot hold so"
                            " many card points");
    if (least == most)
        return cli_usage("value", "with %d tricks the soloist has %d card"
                         " points, not %d (%s: %s)", tricks, most,
                         q->facts.taken.points, c->id, c->title);
    return cli_usage("value", "with %d trick%s the soloist has %d to %d card"
                     " points, not %d (%s: %s)", tricks,
                     tricks == 1 ? "" : "s", least, most, q->facts.taken.points,
                     c->id, c->title);
}

int value_impossible(const struct value_query *q, enum skr_error error)
{
    switch (error) {
    case SKR_E_POINTS:
        return value_refuse(SKR_C_TRICK_POINTS, "there are 120 card points in"
                            " all: --points and --unplayed-points are more");
    case SKR_E_TRICKS:
        return value_refuse(SKR_C_END_PLAY_OUT, "there are ten tricks in all:"
                            " --tricks and --unplayed-tricks are more");
    case SKR_E_TOGETHER:
        return refuse_together(q);
    case SKR_E_HANDS:
        return cli_usage("value", "which cards do all three still hold?"
                         " --forehand, --middlehand and --rearhand, with"
                         " --soloist and --turn; a claim turns on them");
    case SKR_E_HELD:
        return value_refuse(SKR_C_DEAL_HANDS, "who has not played to --trick"
                            " holds a card for every trick that is left, the"
                            " others one less, and no card is there twice");
    case SKR_E_SOLOIST:
        return value_refuse(q->incident.happened.kind == SKR_EARLY_LEAD
                            ? SKR_C_END_EARLY_LEAD : SKR_C_ANNOUNCE_SHOW,
                            "only the soloist can do that");
    default:
        return value_refuse(led_early(q) ? SKR_C_END_EARLY_LEAD
                                         : SKR_C_VALUE_OVERBID_NULL,
                            "what it costs turns on the twelve cards: --cards"
                            " and --skat");
    }
}

static int check_wanted(const struct value_query *q)
{
    if (q->json && (q->bids || q->all_games))
        return cli_usage("value", "--bids and --all-games print tables: leave"
                         " --format=json out");
    if (!q->has_game && (q->bids || value_wants_verdict(q)) && !led_early(q))
        return cli_usage("value", "which game? clubs, spades, hearts, diamonds,"
                         " grand or null");
    if (q->all_games && q->cards == 0)
        return cli_usage("value", "which cards? --all-games needs --cards");
    return -1;
}

int value_check(struct value_query *q)
{
    int status = check_wanted(q);

    if (status == -1)
        status = check_bid(q);
    if (status == -1)
        status = check_announcement(q);
    if (status == -1)
        status = check_cards(q);
    if (status == -1)
        status = check_matadors(q);
    if (status == -1)
        status = value_check_held(q);
    if (status == -1 && value_wants_verdict(q))
        status = check_result(q);
    if (status == -1)
        status = value_check_incident(q);
    return status;
}
