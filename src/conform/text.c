/* The report for people: a table by chapter, then what failed, by clause. */
#include <stdlib.h>
#include <string.h>

#include "base/json-text.h"
#include "base/width.h"
#include "conform/mistakes.h"
#include "conform/report.h"
#include "conform/spaced.h"
#include "skatref.h"
#include "words/say.h"

/* So many cases of a clause are shown, unless all are. */
#define SHOWN 3

/* So many bytes of a question or an answer. */
#define LONGEST 240

/* The columns, in order. */
static const enum outcome column[] = {
    PASS, WRONG, INCOMPLETE, SKIP, ERRORED, MALFORMED, TIMEOUT, CRASH, NOT_ASKED,
};
#define COLUMNS (sizeof column / sizeof *column)

/* So wide is the column of the cases asked. */
static int cases_width(enum language language)
{
    int width = text_width(tr(language, N_("cases")));

    return width > 7 ? width : 7;
}

/* A column is as wide as its word, and eleven at least. */
static void put_row(struct out *out, const char *name, const struct tally *row,
                    const struct tally *all)
{
    out_left(out, name, 12);
    out_format(out, "%*d", cases_width(out->language), row->asked);
    for (size_t i = 0; i < COLUMNS; i++)
        if (i == 0 || all->of[column[i]] > 0) {
            int width = text_width(outcome_word(out->language, column[i])) + 1;

            out_format(out, "%*d", width > 11 ? width : 11, row->of[column[i]]);
        }
    out_text(out, "\n");
}

static void put_heading(struct out *out, const struct tally *all)
{
    out_left(out, tr(out->language, N_("chapter")), 12);
    out_right(out, tr(out->language, N_("cases")), cases_width(out->language));
    for (size_t i = 0; i < COLUMNS; i++)
        if (i == 0 || all->of[column[i]] > 0) {
            out_text(out, " ");
            out_right(out, outcome_word(out->language, column[i]), 10);
        }
    out_text(out, "\n");
}

/* "value." of "value.base"; false for a name that is too long. */
static bool read_chapter(char chapter[32], const struct item *item)
{
    size_t length = strcspn(item->vector->clause, ".") + 1;

    if (length >= 32)
        return false;
    memcpy(chapter, item->vector->clause, length);
    chapter[length] = '\0';
    return true;
}

/* Is it the first question of its chapter? */
static bool begins_chapter(const struct items *items, size_t n,
                           const char *chapter)
{
    for (size_t i = 0; i < n; i++)
        if (strncmp(items->at[i].vector->clause, chapter, strlen(chapter)) == 0)
            return false;
    return true;
}

static void put_table(struct out *out, const struct items *items)
{
    struct tally all = tally_all(items), row;
    char chapter[32];

    put_heading(out, &all);
    for (size_t i = 0; i < items->count; i++)
        if (read_chapter(chapter, &items->at[i])
            && begins_chapter(items, i, chapter)) {
            row = tally_clause(items, chapter);
            chapter[strlen(chapter) - 1] = '\0';
            put_row(out, chapter, &row, &all);
        }
    put_row(out, tr(out->language, N_("total")), &all, &all);
}

/* -------------------------------------------------------------------- failures */

/* A whole record is cut: --case=ID --questions prints it. */
static void put_value(struct out *out, const char *value)
{
    char *text = value != NULL ? json_copy_new(value) : NULL;
    size_t size = text != NULL ? strlen(text) : 0;

    if (text != NULL)
        out_plain(out, text, size > LONGEST ? LONGEST : size);
    if (text == NULL)
        out_say(out, "nothing");
    out_text(out, size > LONGEST ? " ..." : "");
    free(text);
}

static void put_differences(struct out *out, const struct item *item)
{
    for (struct json_walk w = json_walk(item->differs); json_next(&w);) {
        const char *one = w.value;
        char key[DIFFERS_KEY];

        differs_key(one, key);
        out_text(out, "      ");
        out_shown(out, key);
        out_text(out, ": ");
        out_say(out, "expected ");
        put_value(out, json_find(one, "expected"));
        out_say(out, ", got ");
        put_value(out, json_find(one, "got"));
        out_text(out, "\n");
    }
}

static void put_case(struct out *out, const struct engine *engine,
                     const struct item *item)
{
    const struct vector *v = item->vector;

    out_text(out, "    ");
    out_shown(out, v->id);
    out_text(out, " (");
    out_shown(out, item->code);
    out_text(out, ") ");
    out_say(out, item->expected == NOT_ASKED ? "%s"
            : item->outcome == PASS ? N_("was expected to fail, but it is a %s")
            : N_("was expected to fail in another way: %s"), outcome_word(out->language, item->outcome));
    out_text(out, ": ");
    out_shown(out, v->title);
    out_text(out, "\n      ");
    out_shown(out, v->ask);
    out_text(out, " ");
    put_value(out, v->given);
    out_text(out, "\n");
    put_differences(out, item);
    if (item->reason != NULL)
        out_format(out, "      %s\n", item->reason);
    out_text(out, "      skatref conform --case=");
    out_shown(out, v->id);
    out_text(out, " --code=");
    out_shown(out, item->code);
    out_text(out, " -- ");
    out_shown(out, engine->command);
    out_text(out, "\n");
}

static bool reported(const struct item *item)
{
    return item_failed(item)
        || (item->outcome == INCOMPLETE && item->expected == NOT_ASKED);
}

static bool of_clause(const struct item *item, const char *clause)
{
    return reported(item) && strcmp(item->vector->clause, clause) == 0;
}

static void put_clause(struct out *out, const struct engine *engine,
                       size_t first, bool all)
{
    const struct items *items = engine->items;
    const char *clause = items->at[first].vector->clause;
    enum skr_clause known = skr_clause_find(clause);
    int failed = 0;

    out_text(out, "\n");
    out_shown(out, clause);
    out_format(out, ": %s\n", known != SKR_C_NONE ? title_in(out->language, known) : "");
    for (size_t i = first; i < items->count; i++)
        if (of_clause(&items->at[i], clause) && (++failed <= SHOWN || all))
            put_case(out, engine, &items->at[i]);
    if (failed > SHOWN && !all)
        out_say(out, "    and %d more, which --all shows\n", failed - SHOWN);
}

/* Is it the first of its clause that failed? */
static bool begins_clause(const struct items *items, size_t n)
{
    if (!reported(&items->at[n]))
        return false;
    for (size_t i = 0; i < n; i++)
        if (of_clause(&items->at[i], items->at[n].vector->clause))
            return false;
    return true;
}

/* How many were skipped, by reason, those of the engine and those by its hello. */
static void put_skips(struct out *out, const struct items *items)
{
    for (size_t i = 0; i < items->count; i++) {
        const struct item *item = &items->at[i];
        size_t first = 0;
        int count = 0;

        if (item->outcome != SKIP)
            continue;
        for (size_t k = 0; k < items->count; k++)
            if (items->at[k].outcome == SKIP
                && strcmp(items->at[k].reason, item->reason) == 0
                && count++ == 0)
                first = k;
        if (first == i)
            out_say(out, "%d skipped: %s\n", count, tr(out->language, item->reason));
    }
}

static void put_notes(struct out *out, const struct engine *engine,
                      const struct tally *tally)
{
    if (tally->expected > 0)
        out_say(out, "\n%d failed as expected\n", tally->expected);
    if (tally->surprising > 0)
        out_say_n(out, "\n%d failure is not one that was expected;"
                  " --write-expect=FILE writes the present ones\n",
                  "\n%d failures are not those that were expected;"
                  " --write-expect=FILE writes the present ones\n",
                  tally->surprising, tally->surprising);
    if (engine->strays > 0)
        out_say_n(out, "\n%zu line answered no question that was open; the first: %s\n"
                  "Print everything else to standard error.\n",
                  "\n%zu lines answered no question that was open; the first: %s\n"
                  "Print everything else to standard error.\n",
                  (long long)engine->strays, engine->strays, engine->stray);
    if (engine->deaths > 0 && tally->of[CRASH] == 0)
        out_say_n(out, "\nThe command ended by itself %d time; the last time it %s. No"
                  " question causes this when it is asked alone.\n", "\nThe command ended by"
                  " itself %d times; the last time it %s. No question causes this when it"
                  " is asked alone.\n", engine->deaths, engine->deaths, engine->death);
    if (engine->silent)
        out_say(out, "\nGiven up: the command never answered. It must write a line for"
                " each line\nthat it reads, and flush its output after each.\n");
    else if (engine->gave_up)
        out_say(out, "\nGiven up: too many crashes, timeouts or lines that answer"
                " nothing. --give-up=N allows more.\n");
}

static void put_mistake(struct out *out, const struct mistake *m)
{
    const char *text = tr(out->language, m->text);

    if (m->fit == WHOLE)
        out_say_n(out, "%s: %d case fails, all %d of this kind\n",
                  "%s: %d cases fail, all %d of this kind\n", m->failed, text, m->failed,
                  m->asked);
    else if (m->fit == AMONG)
        out_say_n(out, "perhaps also %s: its %d case is among them\n",
                  "perhaps also %s: its %d cases are among them\n", m->failed, text,
                  m->failed);
    else
        out_say_n(out, "%s: %d case fails, of %d of this kind\n",
                  "%s: %d cases fail, of %d of this kind\n", m->failed, text, m->failed,
                  m->asked);
}

/* Which bugs these failures are. */
static void put_mistakes(struct out *out, const struct items *items)
{
    struct mistakes found;

    if (!mistakes_find(&found, items) || found.count == 0)
        return;
    out_text(out, "\n");
    for (int i = 0; i < found.count; i++)
        put_mistake(out, &found.at[i]);
    if (found.unexplained > 0)
        out_say_n(out, "%d other case fails\n", "%d other cases fail\n",
                  found.unexplained, found.unexplained);
}

void conform_text(struct out *out, const struct engine *engine, bool all)
{
    const struct items *items = engine->items;
    struct tally tally = tally_all(items);
    char name[96];

    engine_name(engine, name, sizeof name);
    out_say(out, "%s: %d of %d questions right\n\n", name, tally.of[PASS],
            tally.asked - tally.of[SKIP]);
    put_table(out, items);
    put_mistakes(out, items);
    for (size_t i = 0; i < items->count; i++)
        if (begins_clause(items, i))
            put_clause(out, engine, i, all);
    if (tally.of[SKIP] > 0)
        out_text(out, "\n");
    put_skips(out, items);
    put_notes(out, engine, &tally);
}
