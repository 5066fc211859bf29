/* What check does with one game: it judges it, and chooses among its findings. */
#include "base/text.h"
#include "cli/check.h"

static bool finding_wanted(const struct options *o, const struct finding *f)
{
    return o->clause == NULL
        || pattern_matches(o->clause, skr_clause_info(f->clause)->id);
}

/* The first finding that is wanted, from the nth on; or their number. */
int check_next_wanted(const struct options *o, const struct judgment *j, int n)
{
    while (n < j->findings && !finding_wanted(o, &j->finding[n]))
        n++;
    return n;
}

/* Where a record of the block is. */
struct origin check_origin(const struct worker *w)
{
    return (struct origin){ .source = w->block.source,
                            .format = w->cursor.read_as->name,
                            .by_date = w->check->options.code == &code_by_date };
}

void check_judge(struct worker *w, struct trace *trace)
{
    const struct options *o = &w->check->options;

    judge_traced(&w->record, record_code(&w->record, o->code, o->rules, &w->code),
                 &w->judgment, trace);
}
