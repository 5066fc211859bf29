/* Questions, their lines and outcomes. */
#include "conform/item.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/grown.h"
#include "base/json-text.h"
#include "base/text.h"

const char *const outcome_name[OUTCOMES] = {
    [NOT_ASKED] = NC_("outcome", "not-asked"),
    [PASS] = NC_("outcome", "pass"),
    [WRONG] = NC_("outcome", "wrong"),
    [INCOMPLETE] = NC_("outcome", "incomplete"),
    [SKIP] = NC_("outcome", "skip"),
    [ERRORED] = NC_("outcome", "error"),
    [MALFORMED] = NC_("outcome", "malformed"),
    [TIMEOUT] = NC_("outcome", "timeout"),
    [CRASH] = NC_("outcome", "crash"),
};

const char *outcome_word(enum language language, enum outcome outcome)
{
    return tr_in(language, "outcome", outcome_name[outcome]);
}

enum outcome outcome_find(const char *name)
{
    int found = 0;

    while (found < OUTCOMES && strcmp(outcome_name[found], name) != 0)
        found++;
    return (enum outcome)found;
}

static size_t choose_codes(struct item *to, const struct vector *v,
                           const struct choice *choice)
{
    size_t chosen = 0;

    for (int i = 0; i < v->codes; i++)
        if (code_chosen(v->code[i], (size_t)i, choice)) {
            if (to != NULL)
                to[chosen] = (struct item){ .vector = v, .code = v->code[i] };
            chosen++;
        }
    return chosen;
}

bool items_choose(struct items *items, const struct vectors *vectors,
                  const struct choice *choice)
{
    size_t count = 0;

    for (size_t i = 0; i < vectors->count; i++)
        if (vector_chosen(&vectors->at[i], choice))
            count += choose_codes(NULL, &vectors->at[i], choice);
    *items = (struct items){ calloc(count + 1, sizeof *items->at), 0 };
    if (items->at == NULL)
        return false;
    for (size_t i = 0; i < vectors->count; i++)
        if (vector_chosen(&vectors->at[i], choice))
            items->count += choose_codes(items->at + items->count,
                                         &vectors->at[i], choice);
    return true;
}

void items_free(struct items *items)
{
    for (size_t i = 0; i < items->count; i++) {
        free(items->at[i].reason);
        free(items->at[i].differs);
    }
    free(items->at);
}

void item_id(char id[ITEM_ID], const struct item *item)
{
    snprintf(id, ITEM_ID, "%s:%s", item->vector->id, item->code);
}

char *item_question(const struct item *item)
{
    struct out out = grown_begin(ENGLISH);
    struct json json = { .out = &out };
    char id[ITEM_ID], code[ITEM_ID], *given;

    item_id(id, item);
    snprintf(code, sizeof code, "\"%s\"", item->code);
    given = json_with(item->vector->given, "code", code);
    json_open(&json, NULL, '{');
    json_put_text(&json, "id", id);
    json_put_text(&json, "ask", item->vector->ask);
    json_put_copy(&json, "given", given != NULL ? given : "{}");
    json_close(&json, '}');
    out_text(&out, "\n");
    free(given);
    return grown_text(&out);
}

void item_fail(struct item *item, enum outcome outcome, const char *reason)
{
    char quoted[400];

    quote(quoted, sizeof quoted, reason, strlen(reason));
    free(item->reason);
    item->outcome = outcome;
    item->reason = strdup(quoted);
}

bool item_failed(const struct item *item)
{
    bool failed = item->outcome != PASS && item->outcome != SKIP
        && item->outcome != INCOMPLETE && item->outcome != NOT_ASKED;

    return item->expected != NOT_ASKED
        ? item->outcome == PASS || (failed && item->outcome != item->expected)
        : failed;
}
