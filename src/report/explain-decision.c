/* Prints one game for people: the moment when it was decided, and why. */
#include "report/explain-part.h"

/* The reason why 61 card points were not enough. */
static void put_need(struct out *out, const struct skr_facts *f,
                     enum skr_level level)
{
    const char *name = level == SKR_NO_LEVEL ? "" : level_in(out->language, level);

    if (level == SKR_NO_LEVEL)
        return;
    if (skr_bound_level(f->code, &f->contract.game) >= level)
        out_say(out, "; %s was announced", name);
    else
        out_say(out, "; the bid of %d needs %s", f->contract.bid, name);
}

static void put_null_reason(struct out *out, const struct skr_facts *f,
                            bool won)
{
    if (won)
        out_say(out, "the soloist has no trick");
    else if (f->taken.tricks > 0)
        out_say(out, "the soloist has a trick");
    else
        out_say(out, "null is worth %d, below the bid of %d",
                skr_null_value(&f->contract.game), f->contract.bid);
}

/* Of the last trick, after a card came twice: the defenders' card points do not say what
 * the soloist lacks. */
static bool is_miscounted(const struct traced *at)
{
    return at->soloist.points + at->defenders.points + at->left.points != 120;
}

static void put_reason(struct out *out, const struct skr_facts *f, const struct traced *at,
                       bool won)
{
    enum skr_level level = skr_forced_level(f->code, &f->contract);

    if (level == SKR_NOT_EVEN_SCHWARZ) {
        out_say(out, "not even schwarz covers the bid of %d", f->contract.bid);
        return;
    }
    if (level == SKR_SCHWARZ)
        out_say(out, won ? N_("the soloist has all ten tricks")
                         : N_("the defenders have a trick"));
    else if (won || is_miscounted(at))
        out_say_n(out, "the soloist has %d card point", "the soloist has %d card points",
                  f->taken.points, f->taken.points);
    else
        out_say_n(out, "the defenders have %d card point",
                  "the defenders have %d card points", at->defenders.points,
                  at->defenders.points);
    put_need(out, f, level);
}

/* The decision in words. */
static void put_decision(struct out *out, const struct skr_facts *f, const struct traced *at)
{
    bool won = at->decided == SKR_DECIDED_WON;

    out_say(out, won ? N_("decided, won: ") : N_("decided, lost: "));
    if (f->contract.game.game == SKR_NULL)
        put_null_reason(out, f, won);
    else
        put_reason(out, f, at, won);
    out_text(out, " (end.decided)");
}

void explain_decision(struct explanation *t, int number, const struct traced *at)
{
    const struct judgment *j = t->judgment;
    struct skr_facts f = trace_facts(j, at);
    char text[240];
    struct out line = out_into(text, sizeof text, t->out->language);
    struct wrapped to = explain_words(t, INDENT);

    if (t->decided || at->decided == SKR_OPEN
        || (j->ended != NO_MOVE && j->ended <= number))
        return;
    t->decided = true;
    put_decision(&line, &f, at);
    explain_mark(t, EXPLAIN_ASIDE);
    out_text(t->out, "      ");
    report_words(&to, text, false);
    out_text(t->out, "\n");
    explain_mark(t, EXPLAIN_LINE);
}
