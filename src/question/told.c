/* Facts are worked out from what people tell; what is missing is asked for, and
 * what cannot be is refused. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/spoken.h"
#include "base/text.h"
#include "question/told.h"

/* The text of a wrong, with what the clause says. */
static void say(struct wrong *w, enum language language, enum skr_clause clause,
                const char *format, va_list arguments)
{
    int n = vsnprintf(w->text, sizeof w->text, tr(language, format), arguments);

    w->clause = clause;
    if (clause != SKR_C_NONE && n < (int)sizeof w->text)
        snprintf(w->text + n, sizeof w->text - (size_t)n, " (%s: %s)",
                 clause_id(clause), title_in(language, clause));
    utf8_trim(w->text);
}

static void refuse(struct told *t, enum skr_clause clause, const char *format,
                   ...) __attribute__((format(printf, 3, 4)));

static void refuse(struct told *t, enum skr_clause clause, const char *format,
                   ...)
{
    va_list arguments;

    question_wrong_key(&t->q, "", "%s", "");
    va_start(arguments, format);
    if (t->wrongs.count <= WRONGS)
        say(&t->wrongs.wrong[t->wrongs.count - 1], t->wrongs.language, clause, format,
            arguments);
    va_end(arguments);
}

static void ask_for(struct told *t, const char *what)
{
    refuse(t, SKR_C_NONE, "%s", tr(t->wrongs.language, what));
}

static bool has(const struct told *t, enum fact_row row)
{
    return question_has(&t->q, row);
}

static struct skr_facts *facts_of(struct told *t)
{
    return &t->q.position.facts;
}

/* A game lost by a lead before the announcement has no other figures. */
static bool led_early(const struct told *t)
{
    return t->q.position.facts.end.how == SKR_LED_EARLY
        || (t->happened && t->q.incident.kind == SKR_EARLY_LEAD);
}

/* A game lost by a wrong number of cards is lost whatever was played. */
static bool wrong_number(const struct told *t)
{
    return t->q.position.facts.end.how == SKR_WRONG_NUMBER
        || (t->happened && t->q.incident.kind == SKR_PUT_AWAY_WRONG);
}

static bool ended_early(const struct told *t)
{
    return t->q.position.facts.end.how != SKR_PLAYED || t->happened;
}

static bool is_null(const struct told *t)
{
    return t->q.position.facts.contract.game.game == SKR_NULL;
}

bool told_wants_verdict(const struct told *t)
{
    return has(t, FACT_POINTS) || has(t, FACT_TRICKS) || t->happened
        || !(t->bids || t->all_games);
}

/* ----------------------------------------------- what the question finds wrong */

static void refuse_bid(struct told *t)
{
    const struct skr_code *code = &t->q.code;
    int bid = facts_of(t)->contract.bid, below = 0, above;

    while ((above = skr_bid_next(code, below)) != 0 && above < bid)
        below = above;
    if (below != 0 && above != 0)
        refuse(t, SKR_C_AUCTION_VALUES, "%d is no bid: the nearest are %d"
                     " and %d", bid, below, above);
    else if (below == 0)
        refuse(t, SKR_C_AUCTION_VALUES, "%d is no bid: the lowest is %d", bid, above);
    else
        refuse(t, SKR_C_AUCTION_VALUES, "%d is no bid: the highest is %d", bid, below);
}

/* What to do about it, in options. */
static const char *advice(const struct told *t, const struct wrong *w)
{
    switch (w->row) {
    case FACT_HAND:
        return N_("--hand and --skat-taken exclude each other");
    case FACT_REVOLUTION:
        return N_("--revolution is for null with --hand and --option=revolution");
    case FACT_ANNOUNCED:
        return w->clause == SKR_C_ANNOUNCE_NULL ? N_("--announce is not for null")
                                                : N_("--announce needs --hand");
    case FACT_OUVERT:
        return N_("--ouvert needs --hand in suit games and grand");
    case FACT_TURN:
        return N_("whose turn is it? --turn=forehand, middlehand or rearhand");
    default:
        return t->held ? N_("the cards still held tell what is unplayed: leave"
            " --unplayed-points and --unplayed-tricks out")
            : N_("--turn and --trick go with the cards still held: --forehand,"
            " --middlehand and --rearhand");
    }
}

/* What the question finds wrong, said as people are told. */
static void check(struct told *t, void (*question)(struct question *))
{
    struct wrongs found;
    struct question *q = &t->q;

    found.count = 0;
    found.language = t->wrongs.language;
    q->wrongs = &found;
    question(q);
    q->wrongs = &t->wrongs;
    for (int i = 0; i < found.count && i < WRONGS; i++)
        if (found.wrong[i].row == FACT_BID)
            refuse_bid(t);
        else
            refuse(t, found.wrong[i].clause, "%s",
                   tr(t->wrongs.language, advice(t, &found.wrong[i])));
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
static void check_cards(struct told *t)
{
    int cards = skr_count(t->cards), skat = skr_count(t->skat);

    if (cards == 0 && skat > 0)
        ask_for(t, "which ten cards, besides the skat? --cards");
    else if (skat != 0 && skat != 2)
        refuse(t, SKR_C_DEAL_HANDS, "--skat is two cards");
    if (cards != 0 && cards != 10 && cards != 12)
        refuse(t, SKR_C_DEAL_HANDS, "--cards is the ten cards of the hand,"
                     " or all twelve");
    if (cards == 10 && (t->cards & t->skat) != 0)
        refuse(t, SKR_C_PACK_CARDS,
                     "a card is in hand and in the skat");
    if (cards == 12 && (t->skat & ~t->cards) != 0)
        refuse(t, SKR_C_DEAL_HANDS, "--cards has twelve cards already, and"
                     " --skat names others");
}

/* The matadors, as told, against the cards. */
static void check_told(struct told *t)
{
    const struct skr_contract *c = &facts_of(t)->contract;
    enum skr_game game = c->game.game;

    if (game == SKR_NULL)
        refuse(t, SKR_C_MATADORS_LIMIT, "null has no matadors");
    else if (c->matadors == 0
             || abs(c->matadors) > (game == SKR_GRAND ? 4 : 11))
        refuse(t, SKR_C_MATADORS_LIMIT, "matadors are 1 to 11, with or"
                     " without; in grand 1 to 4");
    else if (c->cards != 0 ? skr_matadors(game, c->cards) != c->matadors
             : t->cards != 0 && !skat_can_tell(game, t->cards, c->matadors))
        refuse(t, SKR_C_MATADORS_WITH,
                     "the matadors contradict the cards");
}

static void check_matadors(struct told *t)
{
    skr_cards all = t->cards | t->skat;
    int before = t->wrongs.count;

    check_cards(t);
    if (t->wrongs.count > before || !question_sound(&t->q, FACT_TWELVE)
        || !question_sound(&t->q, FACT_MATADORS))
        return;
    facts_of(t)->contract.cards = skr_count(all) == 12 ? all : 0;
    if (has(t, FACT_MATADORS))
        check_told(t);
    else if (is_null(t) || facts_of(t)->contract.cards != 0)
        return;
    else if (t->cards == 0 && (has(t, FACT_GAME) || !t->all_games))
        ask_for(t, "which matadors? --with=2 or --without=3; or the cards:"
                " --cards and --skat");
    else if (t->cards != 0 && told_wants_verdict(t))
        refuse(t, SKR_C_MATADORS_SKAT, "what lay in the skat? --skat, or"
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
static bool complete(struct told *t, struct share s)
{
    bool own = has(t, s.own_row), left = has(t, s.left_row);
    bool whole = !ended_early(t) && !left;

    if (s.others == NOT_GIVEN || !(own || left || whole))
        return true;
    if (!own)
        *s.own = s.all - *s.left - s.others;
    else if (!left && !whole)
        *s.left = s.all - *s.own - s.others;
    t->q.state[s.own_row] = FACT_GIVEN;
    if (!whole)
        t->q.state[s.left_row] = FACT_GIVEN;
    return *s.own >= 0 && *s.left >= 0
        && *s.own + *s.left + s.others == s.all;
}

static void complete_figures(struct told *t)
{
    struct skr_taken *taken = &facts_of(t)->taken;

    if (!complete(t, (struct share){
            120, t->defenders_points, FACT_POINTS, FACT_UNPLAYED_POINTS,
            &taken->points, &taken->unplayed_points }))
        refuse(t, SKR_C_GENERAL_TABLE, "the card points of the soloist, of"
                     " the defenders and those that nobody has are not 120"
                     " together");
    if (!complete(t, (struct share){
            10, t->defenders_tricks, FACT_TRICKS, FACT_UNPLAYED_TRICKS,
            &taken->tricks, &taken->unplayed_tricks }))
        refuse(t, SKR_C_GENERAL_TABLE, "the tricks of the soloist, of the"
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

static void check_tricks(struct told *t)
{
    struct skr_facts *f = facts_of(t);
    int points = f->taken.points;

    if (has(t, FACT_TRICKS))
        return;
    if (ended_early(t))
        ask_for(t, "how many tricks had the soloist by then? --tricks=N");
    else if (is_null(t)) {
        /* Below the bid it is lost whatever it took: value.overbid-null. */
        if (f->contract.bid <= skr_null_value(&f->contract.game))
            ask_for(t, "how many tricks has the soloist? --tricks=0 wins null");
    }
    else if (has(t, FACT_POINTS) && question_sound(&t->q, FACT_POINTS)
             && (points <= 22 || points == 120
                 || skr_bound_level(f->code, &f->contract.game) == SKR_SCHWARZ
                 || !guess_tricks(f)))
        ask_for(t, "how many tricks has the soloist? with so many card points"
                " schwarz turns on it: --tricks=N");
}

/* A game that ended early: what nobody has yet decides who had won. */
static void check_unplayed(struct told *t)
{
    const struct skr_facts *f = facts_of(t);

    if (f->end.how == SKR_OFFER_ACCEPTED
        && !skr_in_force(f->code, SKR_C_END_OFFER))
        refuse(t, SKR_C_END_OFFER, "this code knows no offer");
    if (f->end.how == SKR_UNPROVED && !skr_in_force(f->code, SKR_C_END_PROOF))
        refuse(t, SKR_C_END_PROOF, "this code knows no such rule");
    if (!has(t, FACT_UNPLAYED_TRICKS))
        ask_for(t, "how many tricks were not played? --unplayed-tricks=N, or had"
                " the defenders by then? --defenders-tricks=N");
    if (!is_null(t) && !has(t, FACT_UNPLAYED_POINTS))
        ask_for(t, "how many card points has nobody yet? --unplayed-points=N,"
                " or had the defenders by then? --defenders-points=N");
}

static void check_result(struct told *t)
{
    const struct skr_facts *f = facts_of(t);

    if (f->end.how == SKR_LED_EARLY
        && !skr_in_force(f->code, SKR_C_END_EARLY_LEAD))
        refuse(t, SKR_C_END_EARLY_LEAD, "this code knows no such rule");
    if (led_early(t) || wrong_number(t))
        return;
    complete_figures(t);
    if (!is_null(t) && !has(t, FACT_POINTS))
        ask_for(t, "how many card points has the soloist, with the skat?"
                " --points=N");
    check_tricks(t);
    if (ended_early(t))
        check_unplayed(t);
}

/* ------------------------------------------------------------------- incidents */

/* Options of an incident, without one. */
static void check_untold(struct told *t)
{
    static const enum fact_row rows[] = { FACT_ASKED, FACT_OTHERS_GET,
                                          FACT_PLAY_ON, FACT_NOTICED,
                                          FACT_LEAVE_GIVEN, FACT_TRICK_TO,
                                          FACT_SOLOIST, FACT_TURN,
                                          FACT_TRICK };
    struct skr_end *end = &facts_of(t)->end;
    bool some = t->by != BY_UNKNOWN || t->agreed != AGREED_UNKNOWN || t->held;

    if (has(t, FACT_ASKED) && (end->how == SKR_OFFER_ACCEPTED
                               || end->how == SKR_WRONG_NUMBER)) {
        end->asked = t->q.incident.asked;
        return;
    }
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        some |= has(t, rows[i]);
    if (some)
        ask_for(t, "what happened? --happened=WHAT, see skatref value"
                " --help=incidents");
}

/* Are the cards held the soloist's own twelve, as far as these are known? */
static bool held_fit(const struct told *t)
{
    const struct skr_play *play = &t->q.position.play;
    skr_cards own = play->hand[t->q.position.soloist];
    skr_cards all = t->q.position.facts.contract.cards;
    skr_cards held = play->hand[0] | play->hand[1] | play->hand[2];

    return all == 0 || ((own & ~all) == 0 && (held & ~own & all) == 0);
}

/* Before the figures: the cards held tell what is unplayed. */
static void check_hands(struct told *t)
{
    if (t->held && !has(t, FACT_SOLOIST))
        ask_for(t, "who is soloist? --soloist=forehand, middlehand or rearhand");
    else if (t->held && !held_fit(t))
        refuse(t, SKR_C_PACK_CARDS, "the cards still held contradict"
                     " --cards and --skat");
    check(t, check_held);
    if (t->held)
        t->q.state[FACT_UNPLAYED_POINTS] = t->q.state[FACT_UNPLAYED_TRICKS]
            = FACT_GIVEN;
}

/* The seat of the one who did it; a defender whose seat does not matter is the
 * one after the soloist. */
static void check_by(struct told *t)
{
    enum skr_happening kind = t->q.incident.kind;
    int soloist = t->q.position.soloist;

    if (t->by == BY_UNKNOWN && (kind == SKR_EARLY_LEAD || kind == SKR_NO_PROOF
                                || kind == SKR_PUT_AWAY_WRONG
                                || kind == SKR_NOT_LAID_OPEN))
        t->by = BY_SOLOIST;
    if (kind == SKR_EARLY_LEAD && t->by == BY_SOLOIST
        && !has(t, FACT_SOLOIST))
        ask_for(t, "who is soloist? --soloist=forehand, middlehand or rearhand:"
                " forehand may lead");
    if (t->by == BY_UNKNOWN)
        ask_for(t, "who did it? --by=soloist or --by=defender");
    if (t->by >= 0 && t->by < 3 && !has(t, FACT_SOLOIST) && !t->held)
        ask_for(t, "who is soloist? --soloist=forehand, middlehand or rearhand");
    if (t->by == BY_DEFENDER && t->held && kind == SKR_LAYS_DOWN)
        ask_for(t, "which defender? --by=forehand, middlehand or rearhand: it"
                " turns on his cards");
    t->q.incident.seat = t->by == BY_SOLOIST ? soloist
        : t->by == BY_DEFENDER ? (soloist + 1) % 3 : t->by;
    if (t->by == soloist)
        t->by = BY_SOLOIST;
}

bool told_needs_agreement(const struct told *t,
                           const struct skr_code *code)
{
    const struct skr_position *p = &t->q.position;
    int held = t->held ? skr_count(p->play.hand[p->soloist])
                       : p->facts.taken.unplayed_tricks;

    if (t->by != BY_SOLOIST)
        return false;
    if (t->q.incident.kind == SKR_LAYS_DOWN)
        return skr_in_force(code, SKR_C_END_OFFER);
    return t->q.incident.kind == SKR_GIVES_UP
        && skr_in_force(code, SKR_C_END_CONCEDE_CONSENT) && held < 9;
}

static void check_agreed(struct told *t)
{
    unsigned one = 1u << (t->q.position.soloist + 1) % 3;
    unsigned other = 1u << (t->q.position.soloist + 2) % 3;
    unsigned agreed = t->agreed == AGREED_BOTH ? one | other
        : t->agreed == AGREED_ONE ? one : 0;

    if (t->agreed == AGREED_UNKNOWN
        && told_needs_agreement(t, &t->q.code)
        && (t->held || has(t, FACT_UNPLAYED_TRICKS)
            || t->q.incident.kind == SKR_LAYS_DOWN))
        ask_for(t, "did the defenders agree? --agreed=none, one or both");
    t->q.incident.agreed = agreed;
    t->q.incident.objected = (one | other) & ~agreed;
}

static void check_incident(struct told *t)
{
    if (facts_of(t)->end.how != SKR_PLAYED)
        ask_for(t, "--happened, or --ending: what happened decides how the game"
                " ended");
    check_by(t);
    check_agreed(t);
}

/* ------------------------------------------------------------- refused by rules */

/* The card points that go with the tricks, as the engine sees it. */
static void refuse_together(struct told *t)
{
    struct skr_facts f = *facts_of(t);
    struct skr_value value;
    int least = -1, most = 0, tricks = f.taken.tricks, points = f.taken.points;

    for (f.taken.points = 0; f.taken.points <= 120; f.taken.points++)
        if (skr_value(&f, &value) == SKR_OK) {
            least = least < 0 ? f.taken.points : least;
            most = f.taken.points;
        }
    if (least < 0 || ended_early(t))
        refuse(t, SKR_C_TRICK_POINTS, "the tricks of a side cannot hold its"
                     " card points");
    else if (least == most)
        refuse(t, SKR_C_TRICK_POINTS, "with %d tricks the soloist has %d"
                     " card points, not %d", tricks, most, points);
    else
        refuse(t, SKR_C_TRICK_POINTS, trn(t->wrongs.language,
               "with %d trick the soloist has %d to %d card points, not %d",
               "with %d tricks the soloist has %d to %d card points, not %d", tricks),
               tricks, least, most, points);
}

void told_impossible(struct told *t, enum skr_error error)
{
    switch (error) {
    case SKR_E_POINTS:
        refuse(t, SKR_C_TRICK_POINTS, "there are 120 card points in all:"
                     " --points and --unplayed-points are more");
        break;
    case SKR_E_TRICKS:
        refuse(t, SKR_C_END_PLAY_OUT, "there are ten tricks in all:"
                     " --tricks and --unplayed-tricks are more");
        break;
    case SKR_E_TOGETHER:
        refuse_together(t);
        break;
    case SKR_E_HANDS:
        ask_for(t, "which cards do all three still hold? --forehand,"
                " --middlehand and --rearhand, with --soloist and --turn; a"
                " claim turns on them");
        break;
    case SKR_E_HELD:
        refuse(t, SKR_C_DEAL_HANDS, "who has not played to --trick holds a"
                     " card for every trick that is left, the others one less,"
                     " and no card is there twice");
        break;
    case SKR_E_SOLOIST:
        refuse(t, led_early(t) ? SKR_C_END_EARLY_LEAD
                     : SKR_C_ANNOUNCE_SHOW, "only the soloist can do that");
        break;
    case SKR_E_SEARCH:
        refuse(t, clause_searched(&t->q), "it is open: it turns on all play of"
                     " these cards, and the search of it is too long");
        break;
    default:
        refuse(t, led_early(t) ? SKR_C_END_EARLY_LEAD
                     : SKR_C_VALUE_OVERBID_NULL, "what it costs turns on the"
                     " twelve cards: --cards and --skat");
    }
}

/* ----------------------------------------------------------------------- checks */

static void check_wanted(struct told *t)
{
    if (t->json && (t->bids || t->all_games))
        ask_for(t, "--bids and --all-games print tables: leave --format=json"
                " out");
    if (!has(t, FACT_GAME) && (t->bids || told_wants_verdict(t))
        && !led_early(t))
        ask_for(t, "which game? clubs, spades, hearts, diamonds, grand or null");
    if (t->all_games && t->cards == 0 && question_sound(&t->q, FACT_TWELVE))
        ask_for(t, "which cards? --all-games needs --cards");
}

void told_check(struct told *t)
{
    t->said = facts_of(t)->contract.game;
    check_wanted(t);
    check(t, check_bid);
    check(t, check_announcement);
    check_matadors(t);
    if (t->happened)
        check_hands(t);
    else
        check_untold(t);
    if (told_wants_verdict(t))
        check_result(t);
    if (t->happened)
        check_incident(t);
}

void told_begin(struct told *t)
{
    *t = (struct told){ .code = skr_code_at(0), .by = BY_UNKNOWN,
                        .agreed = AGREED_UNKNOWN,
                        .defenders_points = NOT_GIVEN,
                        .defenders_tricks = NOT_GIVEN };
    question_begin(&t->q, FORM_VALUE, "", &t->wrongs);
}
