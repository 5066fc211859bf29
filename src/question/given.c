/* Facts are worked out from what people say on the command line. What is missing or
 * cannot be is the guard's, but for what only this command is told: ten cards and the
 * skat, a side in place of a seat. */
#include <stdlib.h>

#include "question/given.h"
#include "question/guard.h"

static bool has(const struct given *t, enum fact_row row)
{
    return question_has(&t->q, row);
}

static void ask_for(struct given *t, enum fact_row row, const char *what)
{
    question_refuse(&t->q, row, SKR_C_NONE, "%s", tr(t->wrongs.language, what));
}

static struct skr_facts *facts_of(struct given *t)
{
    return &t->q.position.facts;
}

static bool led_early(const struct given *t)
{
    return t->q.position.facts.end.how == SKR_LED_EARLY
        || (t->happened && t->q.incident.kind == SKR_EARLY_LEAD);
}

static bool is_null(const struct given *t)
{
    return t->q.position.facts.contract.game.game == SKR_NULL;
}

bool given_wants_verdict(const struct given *t)
{
    return has(t, FACT_POINTS) || has(t, FACT_TRICKS) || t->happened
        || !(t->bids || t->all_games);
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
static void check_cards(struct given *t)
{
    int cards = skr_count(t->cards), skat = skr_count(t->skat);
    skr_cards all = t->cards | t->skat;
    struct question *q = &t->q;

    if (cards == 0 && skat > 0)
        ask_for(t, FACT_TWELVE, N_("which ten cards, besides the skat? --cards"));
    else if (skat != 0 && skat != 2)
        question_refuse(q, FACT_TWELVE, SKR_C_DEAL_HANDS, "--skat is two cards");
    if (cards != 0 && cards != 10 && cards != 12)
        question_refuse(q, FACT_TWELVE, SKR_C_DEAL_HANDS,
                        "--cards is the ten cards of the hand, or all twelve");
    if (cards == 10 && (t->cards & t->skat) != 0)
        question_refuse(q, FACT_TWELVE, SKR_C_PACK_CARDS,
                        "a card is in hand and in the skat");
    if (cards == 12 && (t->skat & ~t->cards) != 0)
        question_refuse(q, FACT_TWELVE, SKR_C_DEAL_HANDS, "--cards has twelve cards already,"
                        " and --skat names others");
    if (question_sound(q, FACT_TWELVE) && skr_count(all) == 12) {
        facts_of(t)->contract.cards = all;
        q->state[FACT_TWELVE] = FACT_GIVEN;
    }
}

/* The matadors against ten cards, and without the skat. */
static void check_matadors(struct given *t)
{
    const struct skr_contract *c = &facts_of(t)->contract;

    if (!question_sound(&t->q, FACT_TWELVE) || !question_sound(&t->q, FACT_MATADORS)
        || is_null(t) || has(t, FACT_TWELVE))
        return;
    if (has(t, FACT_MATADORS) && t->cards != 0
        && !skat_can_tell(c->game.game, t->cards, c->matadors))
        question_refuse(&t->q, FACT_MATADORS, SKR_C_MATADORS_WITH,
                        "the matadors contradict the cards");
    else if (!has(t, FACT_MATADORS) && t->cards == 0
             && (has(t, FACT_GAME) || !t->all_games))
        guard_matadors(&t->q);
    else if (!has(t, FACT_MATADORS) && t->cards != 0 && given_wants_verdict(t))
        question_refuse(&t->q, FACT_MATADORS, SKR_C_MATADORS_SKAT,
                        "what lay in the skat? --skat, or --with or --without: it counts"
                        " for the matadors");
}

/* ------------------------------------------------------------------- incidents */

/* Options of an incident, without one. */
static void check_untold(struct given *t)
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
    if (some && t->q.state[FACT_ENDING] != FACT_WRONG)
        ask_for(t, FACT_HAPPENED, N_("what happened? --happened=WHAT, see skatref value"
                " --help=incidents"));
}

static void ask_for_soloist(struct given *t, bool forehand)
{
    if (has(t, FACT_SOLOIST))
        return;
    ask_for(t, FACT_SOLOIST, forehand
            ? N_("who is soloist? --soloist=forehand, middlehand or rearhand: forehand"
                 " may lead")
            : N_("who is soloist? {soloist}"));
}

/* The seat of the one who did it; a defender whose seat does not matter is the
 * one after the soloist. */
static void check_by(struct given *t)
{
    enum skr_happening kind = t->q.incident.kind;
    int soloist = t->q.position.soloist;

    if (t->by == BY_UNKNOWN && (kind == SKR_EARLY_LEAD || kind == SKR_NO_PROOF
                                || kind == SKR_PUT_AWAY_WRONG
                                || kind == SKR_NOT_LAID_OPEN))
        t->by = BY_SOLOIST;
    if (kind == SKR_EARLY_LEAD && t->by == BY_SOLOIST)
        ask_for_soloist(t, true);
    if (t->by == BY_UNKNOWN)
        ask_for(t, FACT_BY, N_("who did it? --by=soloist or --by=defender"));
    if (t->by >= 0 && t->by < 3)
        ask_for_soloist(t, false);
    if (t->by == BY_DEFENDER && t->held && kind == SKR_LAYS_DOWN)
        ask_for(t, FACT_BY, N_("which defender? --by=forehand, middlehand or rearhand:"
                " it depends on his cards"));
    t->q.incident.seat = t->by == BY_SOLOIST ? soloist
        : t->by == BY_DEFENDER ? (soloist + 1) % 3 : t->by;
    if (t->by == soloist)
        t->by = BY_SOLOIST;
}

static void set_agreed(struct given *t)
{
    unsigned one = 1u << (t->q.position.soloist + 1) % 3;
    unsigned other = 1u << (t->q.position.soloist + 2) % 3;

    if (t->agreed == AGREED_UNKNOWN)
        return;
    t->q.incident.agreed = t->agreed == AGREED_BOTH ? one | other
        : t->agreed == AGREED_ONE ? one : 0;
    t->q.incident.objected = (one | other) & ~t->q.incident.agreed;
    t->q.state[FACT_AGREED] = FACT_GIVEN;
}

static void check_incident(struct given *t)
{
    if (facts_of(t)->end.how != SKR_PLAYED)
        ask_for(t, FACT_ENDING, N_("--happened, or --ending: what happened decides how the"
                " game ended"));
    check_by(t);
    set_agreed(t);
    guard_incident(&t->q);
}

/* ----------------------------------------------------------------------- checks */

static void check_wanted(struct given *t)
{
    if (t->json && (t->bids || t->all_games))
        ask_for(t, FACT_RECORD, N_("--bids and --all-games print tables: leave"
                " --format=json out"));
    if (!has(t, FACT_GAME) && (t->bids || given_wants_verdict(t))
        && !led_early(t))
        ask_for(t, FACT_RECORD, facts[FACT_GAME].asked);
    if (t->all_games && t->cards == 0 && question_sound(&t->q, FACT_TWELVE))
        ask_for(t, FACT_RECORD, N_("which cards? --all-games needs --cards"));
}

void given_check(struct given *t)
{
    struct question *q = &t->q;

    t->said = facts_of(t)->contract.game;
    if (t->happened)
        q->form = FORM_ENDING;
    check_wanted(t);
    check_cards(t);
    guard_contract(q);
    check_matadors(t);
    if (t->happened)
        guard_held(q);
    else
        check_untold(t);
    if (given_wants_verdict(t))
        guard_taken(q);
    if (t->happened)
        check_incident(t);
    guard_cards_of(q);
}

void given_begin(struct given *t)
{
    *t = (struct given){ .code = skr_code_at(0), .by = BY_UNKNOWN,
                        .agreed = AGREED_UNKNOWN };
    question_begin(&t->q, FORM_VALUE, "", &t->wrongs);
    t->q.valued = true;
}
