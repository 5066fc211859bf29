/* Prints a value for people: the calculation, and the verdict with its
 * reason. */
#include "report/calculation.h"

#include <string.h>

#include "base/names.h"
#include "question/steps.h"

/* ---------------------------------------------------------------- calculation */

/* Widths of the columns. */
struct widths { int text, clause, isko2022; };

static void widen(int *width, const char *text)
{
    int length = (int)strlen(text);

    if (length > *width)
        *width = length;
}

static struct widths measure(const struct skr_facts *f,
                             const struct skr_value *v)
{
    struct widths w = { 27, (int)strlen("clause    ISkO"), (int)strlen("2022") };
    int isko1999 = 0, too_wide;

    for (int i = 0; i < v->steps; i++) {
        const struct skr_clause_info *c = skr_clause_info(v->step[i].clause);
        char text[STEP_TEXT];

        write_step(f, v, i, text);
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

    write_step(f, v, i, text);
    out_format(out, "%-*s%4d  %-*s  %-*s  %s\n", w.text, text, v->step[i].sum,
               w.clause, c->id, w.isko2022,
               *c->isko2022 != '\0' ? c->isko2022 : "-", isko1999);
}

void report_calculation(struct out *out, const struct skr_facts *f,
                        const struct skr_value *v)
{
    struct widths w = measure(f, v);

    out_format(out, "%*s  clause%*s %-*s  1999\n", w.text + 4, "",
               w.clause + 1 - (int)strlen("clause"), "ISkO", w.isko2022,
               "2022");
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
    bool null = f->contract.game.game == SKR_NULL;

    if (null || bound == SKR_SCHWARZ)
        out_format(out, "%d trick%s%s", f->taken.tricks,
                   f->taken.tricks == 1 ? "" : "s",
                   null ? "" : "; all 10 were needed");
    else
        out_format(out, "%d card points; %d were needed", f->taken.points,
                   bound == SKR_SCHNEIDER ? 90 : 61);
}

void report_verdict(struct out *out, const struct skr_facts *f,
                    const struct skr_value *v)
{
    out_format(out, "%s: %+d   (", v->overbid ? "overbid and lost"
               : v->won ? "won" : "lost", v->score);
    if (v->overbid)
        out_format(out, "bid %d", f->contract.bid);
    if (f->end.how == SKR_PLAYED || decided_by_level(v->clause)) {
        out_text(out, v->overbid ? ", " : "");
        put_figures(out, f);
    } else if (!v->overbid) {
        out_text(out, term_word(&ending_terms, f->end.how));
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

void report_why_not(struct out *out, const struct skr_facts *f,
                    const struct skr_value *v)
{
    if (!v->overbid || f->contract.game.game == SKR_NULL)
        return;
    out_format(out, "%d is below the bid of %d; ", product(v), f->contract.bid);
    for (enum skr_level level = SKR_SCHNEIDER; level <= SKR_SCHWARZ; level++) {
        int value = skr_value_at(f->code, &f->contract, level);

        if (value < f->contract.bid)
            continue;
        out_format(out, "%s would have covered it: %d x %d = %d\n",
                   level_name(level), value / v->base, v->base, value);
        return;
    }
    out_text(out, "not even schwarz would have covered it\n");
}
