/* Questions, their lines and outcomes. */
#include "conform/item.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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
    const json_t *code;
    size_t i, chosen = 0;

    json_array_foreach(v->codes, i, code)
        if (code_chosen(json_string_value(code), i, choice)) {
            if (to != NULL)
                to[chosen] = (struct item){ .vector = v,
                                             .code = json_string_value(code) };
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
        json_decref(items->at[i].differs);
    }
    free(items->at);
}

void item_id(char id[ITEM_ID], const struct item *item)
{
    snprintf(id, ITEM_ID, "%s:%s", item->vector->id, item->code);
}

char *item_question(const struct item *item)
{
    char id[ITEM_ID];
    json_t *given = json_copy((json_t *)item->vector->given), *question;
    char *text;

    item_id(id, item);
    json_object_set_new(given, "code", json_string(item->code));
    question = json_pack("{s:s, s:s, s:o}", "id", id, "ask", item->vector->ask,
                         "given", given);
    text = json_dumps(question, JSON_COMPACT);
    json_decref(question);
    if (text != NULL) {
        size_t size = strlen(text);
        char *line = realloc(text, size + 2);

        if (line == NULL) {
            free(text);
            return NULL;
        }
        memcpy(line + size, "\n", 2);
        text = line;
    }
    return text;
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
