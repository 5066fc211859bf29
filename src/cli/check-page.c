/* What check notes of the games for its page: it counts the findings, and tells the
 * first games of each clause. */
#include "base/memory.h"
#include "cli/check.h"

/* Is it the first finding of its clause in the game? */
static bool is_first(const struct judgment *j, int n)
{
    int i = 0;

    while (j->finding[i].clause != j->finding[n].clause)
        i++;
    return i == n;
}

/* Reads a game again, now with its notes, and tells it under each clause that
 * wants examples. */
static void tell_game(struct worker *w, struct cursor cursor)
{
    const struct options *o = &w->check->options;
    struct examples *e = &w->check->page->examples;
    struct origin origin = check_origin(w);

    if (!cursor_next(&cursor, &w->record, &w->notes) || memory_failed())
        return;
    check_judge(w, &w->trace);
    origin.format = cursor.read_as->name;
    origin.line = cursor_line(&cursor);
    if (w->record.malformed.clause == SKR_C_NONE)
        origin.notes = &w->notes;
    for (int n = 0; (n = check_next_wanted(o, &w->judgment, n)) < w->judgment.findings; n++)
        if (is_first(&w->judgment, n)
            && example_wanted(e, w->judgment.finding[n].clause)
            && !example_add(e, &origin, &w->judgment, &w->trace, n))
            w->check->stopped = true;
}

/* Tells the games that may be examples, in the worker's turn: so they are the
 * first ones, however many threads there are. */
void check_tell_games(struct worker *w)
{
    ordered_wait(&w->check->turns, w->ticket);
    for (int i = 0; i < w->candidates && !w->check->stopped; i++)
        tell_game(w, w->candidate[i]);
    w->candidates = 0;
}

/* Counts the findings for the page. A game that is among the first of a clause in
 * this block may be an example. */
void check_note_findings(struct worker *w)
{
    const struct options *o = &w->check->options;
    const struct judgment *j = &w->judgment;
    bool candidate = false;

    for (int n = 0; (n = check_next_wanted(o, j, n)) < j->findings; n++) {
        bool first = is_first(j, n);

        candidate |= first && w->found->clause[j->finding[n].clause].games
            < (unsigned long long)o->examples;
        found_add(w->found, j, n, first);
    }
    if (!candidate)
        return;
    w->candidate[w->candidates++] = w->before;
    if (w->candidates == CANDIDATES)
        check_tell_games(w);
}
