/* What a game is worth, what the code says to an incident, and what other codes
 * say. */
#include <string.h>

#include "question/answer-text.h"
#include "question/deciding.h"
#include "question/guard.h"
#include "question/steps.h"
#include "report/calculation.h"
#include "report/ruling.h"
#include "words/say.h"

/* --------------------------------------------------------------------- rulings */

/* translators: a seat, and what that player does: "forehand gives up" */
static void put_who(struct out *out, const struct given *t)
{
    const struct skr_incident *h = &t->q.incident;
    const char *what = happening_in(out->language, h->kind, h->seat == t->q.position.soloist);

    if (h->kind == SKR_NO_PROOF)
        out_text(out, what);
    else if (t->by == BY_SOLOIST)
        out_say(out, "the soloist %s", what);
    else if (t->by == BY_DEFENDER)
        out_say(out, "a defender %s", what);
    else
        out_format(out, "%s %s", seat_in(out->language, h->seat), what);
}

static void put_happened(struct out *out, const struct given *t)
{
    static const char *const agree[] = { N_("; no defender agrees"),
                                         N_("; one defender agrees"),
                                         N_("; both defenders agree") };
    const struct skr_incident *h = &t->q.incident;

    put_label(out, N_("happened"), 12);
    put_who(out, t);
    put_incident_terms(out, h);
    if (t->agreed != AGREED_UNKNOWN)
        out_text(out, tr(out->language, agree[t->agreed]));
    if (h->play_on)
        out_say(out, "; the other side demands to play on");
    out_text(out, "\n");
}

/* What breaches and claims turn on. */
static void put_so_far(struct out *out, const struct skr_facts *f)
{
    static const char *const decided[] = {
        [SKR_OPEN] = N_("undecided"), [SKR_DECIDED_WON] = N_("already won"),
        [SKR_DECIDED_LOST] = N_("already lost"),
    };
    const struct skr_taken *t = &f->taken;
    int others = 10 - t->tricks - t->unplayed_tricks;

    put_label(out, N_("so far"), 12);
    if (f->contract.game.game == SKR_NULL)
        out_say_n(out, "soloist %d trick; defenders %d", "soloist %d tricks; defenders %d",
                  t->tricks, t->tricks, others);
    else
        out_say_n(out, "soloist %d card points, %d trick; defenders %d, %d",
                  "soloist %d card points, %d tricks; defenders %d, %d", t->tricks,
                  t->points, t->tricks, 120 - t->points - t->unplayed_points, others);
    out_format(out, ": %s\n", tr(out->language, decided[skr_decided(f)]));
}

/* "end.throw (Throwing the cards down)", what it says, its official numbers. */
static void put_clause(struct out *out, enum skr_clause clause, int sentence)
{
    const struct skr_clause_info *c = skr_clause_info(clause);

    out_format(out, "            %s (%s)\n", c->id, title_in(out->language, clause));
    put_sentence(out, 12, clause, sentence);
    if (*c->isko2022 != '\0')
        out_format(out, "            ISkO 2022 %s%s", c->isko2022,
                   *c->isko1999 != '\0' ? ", " : "\n");
    if (*c->isko1999 != '\0')
        out_format(out, "%s1999 %s\n", *c->isko2022 != '\0' ? ""
                   : "            ISkO ", c->isko1999);
    put_origin(out, 12, clause);
}

static void put_open(struct out *out)
{
    put_label(out, N_("open"), 12);
    out_say(out, "the sources leave this open; this is our reading");
    out_text(out, "\n");
}

static void put_ruling(struct out *out, const struct given *t,
                       const struct skr_ruling *r)
{
    put_happened(out, t);
    if (t->q.incident.kind != SKR_EARLY_LEAD
        && t->q.incident.kind != SKR_PUT_AWAY_WRONG && !guard_ends_nothing(&t->q))
        put_so_far(out, &t->q.position.facts);
    put_label(out, N_("ruled"), 12);
    out_say(out, r->over ? N_("the game is over") : r->put_right
            ? N_("the game goes on, and the wrong card is taken back")
            : N_("the game goes on"));
    if (r->rest == SKR_REST_SOLOISTS)
        out_say(out, ", the rest is the soloist's");
    if (r->rest == SKR_REST_DEFENDERS)
        out_say(out, ", the rest is the defenders'");
    out_text(out, "\n");
    for (int seat = 0; seat < 3; seat++)
        if (r->may_change >> seat & 1)
            out_say(out, "            %s may change the card he has added\n",
                    seat_in(out->language, seat));
    put_clause(out, r->clause, deciding_sentence(&t->q, r->clause, r->over));
    if (r->open)
        put_open(out);
    if (r->over)
        out_text(out, "\n");
}

/* ----------------------------------------------------------------- other codes */

/* What makes the difference to another code's value: the clause that decided
 * otherwise, or the first step that differs. Null has no level. */
static enum skr_clause difference(const struct skr_value *ours,
                                  const struct skr_value *theirs)
{
    int i = 0;

    if (ours->won != theirs->won)
        return theirs->clause;
    if (ours->base != theirs->base && ours->level != 0 && theirs->level != 0)
        return SKR_C_VALUE_GRAND_OUVERT;
    while (i < theirs->steps - 1 && ours->step[i].clause == theirs->step[i].clause)
        i++;
    return theirs->step[i].clause;
}

/* What the ruling turns on and was not told, or else does not fit. */
static const char *lacking(enum skr_error error)
{
    if (error == SKR_E_HANDS)
        return N_("it depends on the cards still held: --forehand, --middlehand, ...");
    return skr_error_text(error);
}

static void put_under(struct out *out, const struct skr_code *code, const char *text)
{
    out_say(out, "under %s: %s\n", code->name, tr(out->language, text));
}

/* What another code says to what happened, where it differs. */
static void put_other_ruling(struct out *out, const struct given *t,
                             const struct skr_facts *f,
                             const struct skr_ruling *ours, int score)
{
    struct skr_position position = t->q.position;
    struct skr_ruling r = { .over = false };
    struct skr_value theirs = { .won = false };
    enum skr_error error;

    position.facts = *f;
    error = skr_rule(&position, &t->q.incident, &r);
    if (error == SKR_OK && r.over)
        error = skr_value(&r.facts, &theirs);
    if (guard_needs_agreement(&t->q, f->code))
        out_say(out, "under %s: it depends on whether the defenders agree: --agreed\n",
                f->code->name);
    else if (guard_needs_noticed(&t->q, f->code))
        out_say(out, "under %s: it depends on when the wrong card was noticed: --noticed\n",
                f->code->name);
    else if (error != SKR_OK)
        put_under(out, f->code, lacking(error));
    else if (r.over && !(ours->over && theirs.score == score))
        out_say(out, "under %s: the game is over, %+d   (%s)\n", f->code->name,
                theirs.score, clause_id(r.clause));
    else if (!r.over && ours->over)
        out_say(out, "under %s: the game goes on   (%s)\n", f->code->name,
                clause_id(r.clause));
}

/* What another code says, where it differs. It rules what was said anew, with
 * the same house rules. */
static void put_other_code(struct out *out, const struct given *t,
                           const struct skr_code *code,
                           const struct skr_ruling *ruling,
                           const struct skr_value *ours)
{
    struct skr_facts f = t->q.position.facts;
    struct skr_announced ruled;
    struct skr_value theirs;
    enum skr_error error;

    f.code = code;
    skr_announce(code, &t->said, !t->said.hand, &ruled);
    f.contract.game = ruled.valid;
    if (f.contract.bid != 0 && !skr_bid_valid(code, f.contract.bid))
        out_say(out, "under %s: %d is not a bid\n", code->name, f.contract.bid);
    else if (t->happened)
        put_other_ruling(out, t, &f, ruling, ours->score);
    else if (f.end.how == SKR_OFFER_ACCEPTED
             && !skr_in_force(code, SKR_C_END_OFFER))
        put_under(out, code, N_("there are no offers"));
    else if (guard_needs_tricks(&t->q, code))
        out_say(out, "under %s: it depends on the tricks: --tricks\n", code->name);
    else if ((error = skr_value(&f, &theirs)) != SKR_OK)
        put_under(out, code, skr_error_text(error));
    else if (theirs.score != ours->score)
        out_say(out, "under %s: %+d   (%s)\n", code->name, theirs.score,
                clause_id(difference(ours, &theirs)));
}

static void put_other_codes(struct out *out, const struct given *t,
                            const struct skr_ruling *ruling,
                            const struct skr_value *ours)
{
    const struct skr_code *other;
    struct skr_code room;

    for (int i = 0; (other = skr_code_at(i)) != NULL; i++)
        if (strcmp(other->name, t->q.code.name) != 0)
            put_other_code(out, t, house_code(other, t->rules, &room), ruling,
                           ours);
}

/* --------------------------------------------------------------------- verdicts */

static void put_value(struct out *out, const struct skr_facts *f,
                      const struct skr_value *value)
{
    report_calculation(out, f, value);
    out_text(out, "\n");
    report_verdict(out, f, value);
    report_why_not(out, f, value);
    if (f->contract.bid == 0)
        out_say(out, "no --bid given: whether the game was overbid is not tested\n");
}

void report_ruling(struct out *out, const struct given *t,
                       const struct skr_ruling *ruling,
                       const struct skr_value *value)
{
    if (t->happened)
        put_ruling(out, t, ruling);
    if (ruling->over)
        put_value(out, &ruling->facts, value);
    put_other_codes(out, t, ruling, value);
}
