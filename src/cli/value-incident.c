/* skatref value: what happened besides cards, and what the code says to it. */
#include <getopt.h>
#include <string.h>
#include <strings.h>

#include "base/names.h"
#include "question/ask.h"
#include "cli/cli.h"
#include "cli/value.h"
#include "judge/judge.h"
#include "report/steps.h"

/* -------------------------------------------------------------------- options */

static int set_kind(struct value_query *q)
{
    struct value_incident *in = &q->incident;
    char list[256] = "";
    struct out names = { .data = list, .capacity = sizeof list };

    for (int i = 0; i < SKR_HAPPENINGS; i++) {
        if (strcmp(term_key(&happening_terms, i), optarg) == 0) {
            if (in->told)
                return cli_usage("value", "--happened once: the first thing"
                                 " that happened decides");
            in->told = true;
            in->happened.kind = (enum skr_happening)i;
            return -1;
        }
        out_format(&names, "%s%s", i > 0 ? ", " : "",
                   term_key(&happening_terms, i));
    }
    return cli_usage("value", "--happened='%s' is none of: %.*s", optarg,
                     (int)names.size, names.data);
}

static int set_seat(bool *has, int *seat, const char *option)
{
    int named = term_named(&seat_terms, optarg);

    if (named == SKR_NOBODY)
        return cli_usage("value", "--%s=forehand, middlehand or rearhand, not"
                         " '%s'", option, optarg);
    *has = true;
    *seat = named;
    return -1;
}

static int set_by(struct value_query *q)
{
    struct value_incident *in = &q->incident;
    int seat = term_named(&seat_terms, optarg);

    in->by = strcasecmp(optarg, "soloist") == 0 ? BY_SOLOIST
        : strcasecmp(optarg, "defender") == 0 ? BY_DEFENDER
        : seat != SKR_NOBODY ? BY_SEAT : BY_NOBODY;
    in->happened.seat = seat;
    if (in->by != BY_NOBODY)
        return -1;
    return cli_usage("value", "--by=soloist, defender, forehand, middlehand or"
                     " rearhand, not '%s'", optarg);
}

static int set_agreed(struct value_query *q)
{
    static const char *const name[] = { "none", "one", "both" };

    for (int i = 0; i < 3; i++)
        if (strcmp(name[i], optarg) == 0) {
            q->incident.agreed = (enum value_agreed)(AGREED_NONE + i);
            return -1;
        }
    return cli_usage("value", "--agreed=none, one or both, not '%s'", optarg);
}

static int set_asked(struct value_query *q)
{
    int level = term_named(&level_terms, optarg);

    if (level < 0)
        return cli_usage("value", "--asked=schneider or schwarz, not '%s'",
                         optarg);
    q->incident.has_asked = true;
    q->incident.happened.asked = (enum skr_level)level;
    return -1;
}

static int set_trick(struct value_query *q)
{
    struct value_incident *in = &q->incident;
    struct skr_play *play = &in->position.play;
    int card[32], status;
    skr_cards cards;

    status = value_set_cards(&cards, card, "trick");
    if (status != -1)
        return status;
    if (skr_count(cards) > 2)
        return cli_usage("value", "--trick is the one or two cards of a trick"
                         " that is not complete, in their order");
    in->has_trick = true;
    play->count = skr_count(cards);
    for (int i = 0; i < play->count; i++)
        play->card[i] = card[i];
    return -1;
}

int value_set_incident(struct value_query *q, const char *name)
{
    struct value_incident *in = &q->incident;
    int seat = term_named(&seat_terms, name);

    if (seat != SKR_NOBODY) {
        in->has_hand = true;
        return value_set_cards(&in->position.play.hand[seat], NULL, name);
    }
    if (strcmp(name, "happened") == 0)
        return set_kind(q);
    if (strcmp(name, "by") == 0)
        return set_by(q);
    if (strcmp(name, "agreed") == 0)
        return set_agreed(q);
    if (strcmp(name, "asked") == 0)
        return set_asked(q);
    if (strcmp(name, "others-get") == 0)
        return value_set_number(&in->has_others_get, &in->others_get, name, 0,
                                10);
    if (strcmp(name, "soloist") == 0)
        return set_seat(&in->has_soloist, &in->position.soloist, name);
    if (strcmp(name, "turn") == 0)
        return set_seat(&in->has_turn, &in->position.play.turn, name);
    if (strcmp(name, "trick") == 0)
        return set_trick(q);
    in->happened.play_on = true;
    return -1;
}

/* ----------------------------------------------------------- cards still held */

/* Are the cards held the soloist's own twelve, as far as these are known? */
static bool held_fit(const struct value_query *q)
{
    const struct skr_play *play = &q->incident.position.play;
    skr_cards own = play->hand[q->incident.position.soloist];
    skr_cards all = q->facts.contract.cards;
    skr_cards held = play->hand[0] | play->hand[1] | play->hand[2];

    return all == 0 || ((own & ~all) == 0 && (held & ~own & all) == 0);
}

/* Options of an incident, without one. */
static int check_untold(struct value_query *q)
{
    const struct value_incident *in = &q->incident;

    if (in->has_asked && q->facts.end.how == SKR_OFFER_ACCEPTED)
        q->facts.end.asked = in->happened.asked;
    else if (in->by != BY_NOBODY || in->agreed != AGREED_UNTOLD || in->has_asked
             || in->has_others_get || in->happened.play_on || in->has_hand
             || in->has_soloist || in->has_turn || in->has_trick)
        return cli_usage("value", "what happened? --happened=WHAT, see skatref"
                         " value --help=incidents");
    return -1;
}

/* What is unplayed: the cards held, and those of the unfinished trick. */
static void count_held(struct value_query *q)
{
    struct skr_play *play = &q->incident.position.play;
    struct skr_facts *f = &q->facts;

    play->game = f->contract.game.game;
    for (int i = 0; i < play->count; i++) {
        play->by[i] = ((play->turn - play->count + i + 3) % 3);
        f->taken.unplayed_points = (f->taken.unplayed_points
                                     + skr_card_points(play->card[i]));
    }
    f->taken.unplayed_points = (f->taken.unplayed_points
        + skr_points(play->hand[0] | play->hand[1] | play->hand[2]));
    f->taken.unplayed_tricks = skr_count(play->hand[play->turn]);
    q->has_unplayed_points = q->has_unplayed_tricks = true;
}

int value_check_held(struct value_query *q)
{
    const struct value_incident *in = &q->incident;

    if (!in->told)
        return check_untold(q);
    if (!in->has_hand)
        return in->has_turn || in->has_trick
            ? cli_usage("value", "--turn and --trick go with the cards still"
                        " held: --forehand, --middlehand and --rearhand") : -1;
    if (!in->has_soloist)
        return cli_usage("value", "who is soloist? --soloist=forehand,"
                         " middlehand or rearhand");
    if (!in->has_turn)
        return cli_usage("value", "whose turn is it? --turn=forehand,"
                         " middlehand or rearhand");
    if (q->has_unplayed_points || q->has_unplayed_tricks)
        return cli_usage("value", "the cards still held tell what is unplayed:"
                         " leave --unplayed-points and --unplayed-tricks out");
    if (!held_fit(q))
        return value_refuse(SKR_C_PACK_CARDS, "the cards still held contradict"
                            " --cards and --skat");
    count_held(q);
    return -1;
}

/* ------------------------------------------------------------- who, and agreed */

static bool only_soloists(enum skr_happening kind)
{
    return kind == SKR_EARLY_LEAD || kind == SKR_NOT_LAID_OPEN;
}

/* The seat of the one who did it; a defender whose seat does not matter is the
 * one after the soloist. */
static int check_by(struct value_incident *in)
{
    int soloist = in->position.soloist, *seat = &in->happened.seat;
    enum skr_happening kind = in->happened.kind;

    if (in->by == BY_NOBODY && (only_soloists(kind) || kind == SKR_NO_PROOF))
        in->by = BY_SOLOIST;
    if (in->by == BY_NOBODY)
        return cli_usage("value", "who did it? --by=soloist or --by=defender");
    if (in->by == BY_SEAT && !in->has_soloist)
        return cli_usage("value", "who is soloist? --soloist=forehand,"
                         " middlehand or rearhand");
    if (in->by == BY_DEFENDER && in->has_hand && kind == SKR_LAYS_DOWN)
        return cli_usage("value", "which defender? --by=forehand, middlehand or"
                         " rearhand: it turns on his cards");
    if (in->by != BY_SEAT)
        *seat = (in->by == BY_SOLOIST ? soloist : (soloist + 1) % 3);
    if (in->by == BY_SEAT && *seat == soloist)
        in->by = BY_SOLOIST;
    return -1;
}

/* Does the ruling turn on whether the defenders agree? */
static bool needs_agreement(const struct skr_code *code,
                            const struct value_query *q)
{
    const struct value_incident *in = &q->incident;
    int held = in->has_hand
        ? skr_count(in->position.play.hand[in->position.soloist])
        : q->facts.taken.unplayed_tricks;

    if (in->by != BY_SOLOIST)
        return false;
    return in->happened.kind == SKR_LAYS_DOWN ? skr_in_force(code, SKR_C_END_OFFER)
        : in->happened.kind == SKR_GIVES_UP 
            && skr_in_force(code, SKR_C_END_CONCEDE_CONSENT) && held < 9;
}

static int check_agreed(struct value_query *q)
{
    struct value_incident *in = &q->incident;
    unsigned one = 1u << (in->position.soloist + 1) % 3;
    unsigned other = 1u << (in->position.soloist + 2) % 3;

    if (in->agreed == AGREED_UNTOLD && needs_agreement(q->facts.code, q))
        return cli_usage("value", "did the defenders agree? --agreed=none, one"
                         " or both");
    in->happened.agreed = (in->agreed == AGREED_BOTH ? one | other
                                    : in->agreed == AGREED_ONE ? one : 0);
    in->happened.objected = ((one | other) & ~in->happened.agreed);
    return -1;
}

int value_check_incident(struct value_query *q)
{
    struct value_incident *in = &q->incident;
    int status;

    if (!in->told)
        return -1;
    if (q->facts.end.how != SKR_PLAYED)
        return cli_usage("value", "--happened, or --ending: what happened tells"
                         " how the game ended");
    status = check_by(in);
    if (status == -1)
        status = check_agreed(q);
    in->happened.others_get = in->others_get;
    in->position.facts = q->facts;
    return status;
}

int value_rule(const struct value_query *q, struct skr_ruling *ruling)
{
    enum skr_error error = skr_rule(&q->incident.position,
                                    &q->incident.happened, ruling);

    return error == SKR_OK ? -1 : value_impossible(q, error);
}

/* --------------------------------------------------------------------- output */

static void put_happened(struct out *out, const struct value_incident *in)
{
    static const char *const agree[] = { "", "; no defender agrees",
                                         "; one defender agrees",
                                         "; both defenders agree" };
    const struct skr_incident *h = &in->happened;

    out_text(out, "happened    ");
    if (h->kind != SKR_NO_PROOF)
        out_format(out, "%s ", in->by == BY_SOLOIST ? "the soloist"
                   : in->by == BY_DEFENDER ? "a defender"
                                           : seat_name(h->seat));
    out_text(out, term_word(&happening_terms, h->kind));
    if (h->asked != SKR_NO_LEVEL)
        out_format(out, ", for %s", level_name(h->asked));
    if (h->others_get > 0)
        out_format(out, ", but for %d trick%s", h->others_get,
                   h->others_get == 1 ? "" : "s");
    out_text(out, agree[in->agreed]);
    out_text(out, h->play_on ? "; the other side demands to play on\n" : "\n");
}

/* What breaches and claims turn on. */
static void put_so_far(struct out *out, const struct skr_facts *f)
{
    static const char *const decided[] = {
        [SKR_OPEN] = "undecided", [SKR_DECIDED_WON] = "already won",
        [SKR_DECIDED_LOST] = "already lost",
    };

    int tricks = 10 - f->taken.tricks - f->taken.unplayed_tricks;

    out_text(out, "so far      soloist ");
    if (f->contract.game.game != SKR_NULL)
        out_format(out, "%d card points, ", f->taken.points);
    out_format(out, "%d trick%s; defenders ", f->taken.tricks,
               f->taken.tricks == 1 ? "" : "s");
    if (f->contract.game.game != SKR_NULL)
        out_format(out, "%d, ", 120 - f->taken.points - f->taken.unplayed_points);
    out_format(out, "%d: %s\n", tricks, decided[skr_decided(f)]);
}

/* "end.throw (Throwing the cards down)", and the official numbers. */
static void put_clause(struct out *out, enum skr_clause clause)
{
    const struct skr_clause_info *c = skr_clause_info(clause);

    out_format(out, "            %s (%s)\n", c->id, c->title);
    if (*c->isko2022 != '\0')
        out_format(out, "            ISkO 2022 %s%s", c->isko2022,
                   *c->isko1999 != '\0' ? ", " : "\n");
    if (*c->isko1999 != '\0')
        out_format(out, "%s1999 %s\n", *c->isko2022 != '\0' ? ""
                   : "            ISkO ", c->isko1999);
}

void value_put_ruling(struct out *out, const struct value_query *q,
                      const struct skr_ruling *r)
{
    put_happened(out, &q->incident);
    if (q->incident.happened.kind != SKR_EARLY_LEAD)
        put_so_far(out, &q->facts);
    out_format(out, "ruled       the game %s%s\n",
               r->over ? "is over" : "goes on",
               r->rest == SKR_REST_SOLOISTS ? ", the rest is the soloist's"
               : r->rest == SKR_REST_DEFENDERS ? ", the rest is the defenders'"
                                               : "");
    put_clause(out, r->clause);
    if (r->open)
        out_text(out, "open        the sources leave this open; this is our"
                      " reading\n");
    if (r->over)
        out_text(out, "\n");
}

/* What the ruling turns on and was not told, or else does not fit. */
static const char *lacking(enum skr_error error)
{
    if (error == SKR_E_HANDS)
        return "it turns on the cards still held: --forehand, --middlehand, ...";
    return skr_error_text(error);
}

void value_put_other_ruling(struct out *out, const struct value_query *q,
                            const struct skr_facts *f,
                            const struct skr_ruling *ours, int score)
{
    struct skr_position position = q->incident.position;
    struct skr_ruling r = { .over = false };
    struct skr_value v = { .won = false };
    enum skr_error error;

    position.facts = *f;
    error = skr_rule(&position, &q->incident.happened, &r);
    if (error == SKR_OK && r.over)
        error = skr_value(&r.facts, &v);
    if (q->incident.agreed == AGREED_UNTOLD && needs_agreement(f->code, q))
        out_format(out, "under %s: it turns on whether the defenders agree:"
                   " --agreed\n", f->code->name);
    else if (error != SKR_OK)
        out_format(out, "under %s: %s\n", f->code->name, lacking(error));
    else if (r.over && !(ours->over && v.score == score))
        out_format(out, "under %s: the game is over, %+d   (%s)\n",
                   f->code->name, v.score, skr_clause_info(r.clause)->id);
    else if (!r.over && ours->over)
        out_format(out, "under %s: the game goes on   (%s)\n", f->code->name,
                   skr_clause_info(r.clause)->id);
}
