/* Compares single figures of a recorded result. */
#include "judge/figure.h"

#include "judge/find.h"

/* A figure in words. */
static struct phrase say(int figure, int number)
{
    static const char *const outcome[] = { "loss", "win", "penalty" };

    if (figure == FIGURE_OUTCOME)
        return SAY(outcome[number], .number = number);
    if (figure == FIGURE_OVERBID)
        return SAY(number ? "overbid" : "bidok", .number = number);
    if (figure == FIGURE_SOLOIST && number >= SKR_NOBODY && number <= 2)
        return SAY("{seat}", .seat = number, .number = number);
    return SAY("{number}", .number = number);
}

struct finding *find_in_result(struct judgment *j, enum finding_kind kind,
                               enum skr_clause clause, const char *ruled)
{
    struct finding *f = find(j, kind, clause, NULL, SAY(ruled));

    f->byte = j->record->result.byte;
    return f;
}

void wrong_figure(struct judgment *j, int figure, enum skr_clause clause,
                  int ruled)
{
    struct finding *f = find(j, FINDING_WRONG, clause, NULL, say(figure, ruled));

    f->byte = j->record->result.at[figure];
    f->figure = 1 + figure;
    f->recorded = say(figure, recorded(j, figure));
}

void quote_score(struct judgment *j, struct finding *f)
{
    if (!given(j, FIGURE_SCORE))
        return;
    f->recorded = say(FIGURE_SCORE, recorded(j, FIGURE_SCORE));
    f->figure = 1 + FIGURE_SCORE;
}
