/* Prints a value for people: the calculation, and the verdict with its
 * reason. */
#include "report/calculation.h"

#include <string.h>

#include "base/width.h"
#include "question/steps.h"
#include "words/names.h"
#include "words/say.h"

/* ---------------------------------------------------------------- calculation */

/* Widths of the columns. */
struct widths { int text, clause, isko2022; };

static void widen(int *width, const char *text)
{
    int columns = text_width(text);

    if (columns > *width)
        *width = columns;
}

/* translators: heads of columns: the clause, and its official numbers under the year of
 * their edition */
static const char clause_head[] = N_("clause");

static struct widths measure(const struct skr_facts *f, const struct skr_value *v,
                             enum language language)
{
    struct widths w = { 27, text_width(tr(language, clause_head)) + 8,
                        (int)strlen("2022") };
    int isko1999 = 0, too_wide;

    for (int i = 0; i < v->steps; i++) {
        const struct skr_clause_info *c = skr_clause_info(v->step[i].clause);
        char text[STEP_TEXT];

        write_step(f, v, i, language, text);
        widen(&w.text, text);
        widen(&w.clause, c->id);
        widen(&w.isko2022, c->isko2022);
        widen(&isko1999, c->isko1999);
    }
    too_wide = w.text + w.clause + w.isko2022 + isko1999 + 10 - 80;
    if (too_wide > 0)   /* the longest of these numbers then moves the next one */
        w.isko2022 -= too_wide;
    return w;
}

static void put_step(struct out *out, const struct skr_facts *f,
                     const struct skr_value *v, int i, struct widths w)
{
    const struct skr_clause_info *c = skr_clause_info(v->step[i].clause);
    const char *isko1999 = *c->isko1999 != '\0' ? c->isko1999 : "-";
    char text[STEP_TEXT];

    write_step(f, v, i, out->language, text);
    out_left(out, text, w.text);
    out_format(out, "%4d  %-*s  %-*s  %s\n", v->step[i].sum,
               w.clause, c->id, w.isko2022,
               *c->isko2022 != '\0' ? c->isko2022 : "-", isko1999);
}

void report_calculation(struct out *out, const struct skr_facts *f,
                        const struct skr_value *v)
{
    struct widths w = measure(f, v, out->language);
    const char *head = tr(out->language, clause_head);

    out_format(out, "%*s  %s%*s %-*s  1999\n", w.text + 4, "", head,
               w.clause + 1 - text_width(head), "ISkO", w.isko2022, "2022");
    for (int i = 0; i < v->steps; i++)
        put_step(out, f, v, i, w);
}

/* -------------------------------------------------------------------- verdict */

static bool decided_by_level(enum skr_clause clause)
{
    return clause == SKR_C_LEVEL_WIN || clause == SKR_C_LEVEL_ANNOUNCED
        || clause == SKR_C_LEVEL_NULL;
}

static void put_figures(struct out *out, const struct skr_facts *f)
{
    enum skr_level bound = skr_bound_level(f->code, &f->contract.game);
    int tricks = f->taken.tricks, points = f->taken.points;

    if (f->contract.game.game == SKR_NULL)
        out_say_n(out, "%d trick", "%d tricks", tricks, tricks);
    else if (bound == SKR_SCHWARZ)
        out_say_n(out, "%d trick; all 10 were needed", "%d tricks; all 10 were needed",
                  tricks, tricks);
    else
        out_say_n(out, "%d card point; %d were needed", "%d card points; %d were needed",
                  points, points, bound == SKR_SCHNEIDER ? 90 : 61);
}

/* An overbid null is lost however the tricks fall. */
static bool figures_count(const struct skr_facts *f, const struct skr_value *v)
{
    if (v->overbid && f->contract.game.game == SKR_NULL)
        return false;
    return f->end.how == SKR_PLAYED || decided_by_level(v->clause);
}

void report_verdict(struct out *out, const struct skr_facts *f,
                    const struct skr_value *v)
{
    out_say(out, v->overbid ? N_("overbid and lost: %+d") : v->won ? N_("won: %+d")
            : N_("lost: %+d"), v->score);
    out_text(out, "   (");
    if (v->overbid)
        out_say(out, "bid %d", f->contract.bid);
    if (figures_count(f, v)) {
        out_text(out, v->overbid ? ", " : "");
        put_figures(out, f);
    } else if (!v->overbid) {
        out_text(out, term_word_in(&ending_terms, f->end.how, out->language));
    }
    out_format(out, "; %s)\n", skr_clause_info(v->clause)->id);
}

/* -------------------------------------------------------------------- why not */

static int product(const struct skr_value *v)
{
    for (int i = 0; i < v->steps; i++)
        if (v->step[i].clause == SKR_C_VALUE_PRODUCT)
            return v->step[i].sum;
    return 0;
}

static void put_why_not(struct out *out, const struct skr_facts *f,
                    const struct skr_value *v)
{
    int bid = f->contract.bid;

    for (enum skr_level level = SKR_SCHNEIDER; level <= SKR_SCHWARZ; level++) {
        int value = skr_value_at(f->code, &f->contract, level);

        if (value < bid)
            continue;
        out_say(out, "%d is below the bid of %d; %s would have covered it: %d x %d = %d",
                product(v), bid, level_in(out->language, level), value / v->base, v->base,
                value);
        return;
    }
    out_say(out, "%d is below the bid of %d; not even schwarz would have covered it",
            product(v), bid);
}

void report_why_not(struct out *out, const struct skr_facts *f,
                    const struct skr_value *v)
{
    if (!v->overbid || f->contract.game.game == SKR_NULL)
        return;
    put_why_not(out, f, v);
    out_text(out, "\n");
}

/* ---------------------------------------------------------------------- reason */

void report_reason(struct out *out, const struct skr_facts *f, const struct skr_value *v)
{
    out_text(out, " ");
    if (v->overbid && f->contract.game.game != SKR_NULL)
        put_why_not(out, f, v);
    else if (v->overbid)
        out_say(out, "The game does not cover the bid of %d", f->contract.bid);
    else if (figures_count(f, v))
        put_figures(out, f);
    else
        out_say(out, "Reason: %s", term_word_in(&ending_terms, f->end.how, out->language));
    out_text(out, ".");
}
