/* Prints one game for people: the moment when it was decided, and why. */
#include "report/tale-part.h"

struct skr_facts tale_facts(const struct tale *t)
{
    const struct judgment *j = t->judgment;
    const struct skr_play *play = &t->play;
    int points = play->points[j->soloist];
    int others = play->points[0] + play->points[1] + play->points[2] - points;

    points += skr_points(j->put_away);
    return (struct skr_facts){
        .code = j->code,
        .contract = { .game = j->game, .bid = j->bid, .cards = j->twelve },
        .taken = { .points = points, .tricks = play->won[j->soloist],
                   .unplayed_points = 120 - points - others,
                   .unplayed_tricks = 10 - play->tricks },
    };
}

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

static void put_reason(struct out *out, const struct skr_facts *f, bool won)
{
    enum skr_level level = skr_forced_level(f->code, &f->contract);
    int others = 120 - f->taken.points - f->taken.unplayed_points;

    if (level == SKR_NOT_EVEN_SCHWARZ) {
        out_say(out, "not even schwarz covers the bid of %d", f->contract.bid);
        return;
    }
    if (level == SKR_SCHWARZ)
        out_say(out, won ? N_("the soloist has all ten tricks")
                         : N_("the defenders have a trick"));
    else if (won)
        out_say_n(out, "the soloist has %d card point", "the soloist has %d card points",
                  f->taken.points, f->taken.points);
    else
        out_say_n(out, "the defenders have %d card point",
                  "the defenders have %d card points", others, others);
    put_need(out, f, level);
}

/* The decision in words. */
static void put_decision(struct out *out, const struct skr_facts *f, bool won)
{
    out_say(out, won ? N_("decided, won: ") : N_("decided, lost: "));
    if (f->contract.game.game == SKR_NULL)
        put_null_reason(out, f, won);
    else
        put_reason(out, f, won);
    out_text(out, " (end.decided)");
}

void tale_decision(struct tale *t, int number)
{
    const struct judgment *j = t->judgment;
    struct skr_facts f;
    enum skr_decision decision;
    char text[240];
    struct out line = out_into(text, sizeof text, t->out->language);
    struct wrapped to = tale_words(t, INDENT);

    if (t->decided || j->twelve == 0
        || (j->ended != NO_MOVE && j->ended <= number))
        return;
    f = tale_facts(t);
    decision = skr_decided(&f);
    if (decision == SKR_OPEN)
        return;
    t->decided = true;
    put_decision(&line, &f, decision == SKR_DECIDED_WON);
    out_text(t->out, "      ");
    report_words(&to, text, false);
    out_text(t->out, "\n");
}
