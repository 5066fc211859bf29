/* What the page alone asks of the program. */
#include <stdlib.h>
#include <string.h>

#include "question/disputes.h"
#include "wasm/describe.h"
#include "wasm/texts.h"

#define EXPORT(name) __attribute__((export_name(name)))

/* Its texts are read. */
static enum language language_of(const char *name)
{
    int found = language_find(name);
    enum language language = found < 0 ? ENGLISH : (enum language)found;

    if (!texts_read(language))
        abort();
    return language;
}

static char *text_of(json_t *value)
{
    char *text = json_dumps(value, JSON_COMPACT | JSON_ENCODE_ANY);

    json_decref(value);
    return text;
}

/* The caller releases what each returns. */
EXPORT("describe") char *wasm_describe(const char *language)
{
    return text_of(describe(language_of(language)));
}

EXPORT("consult") char *wasm_consult(const char *question, const char *language)
{
    json_t *json = json_loads(question, 0, NULL);
    char *text = text_of(consult(json, language_of(language)));

    json_decref(json);
    return text;
}

EXPORT("refer") char *wasm_refer(const char *question, const char *language)
{
    json_t *json = json_loads(question, 0, NULL);
    char *text = text_of(refer(json, language_of(language)));

    json_decref(json);
    return text;
}

/* Incidents and disputes in any language. */
EXPORT("find") char *wasm_find(const char *words, const char *language)
{
    return text_of(find_disputes(words, language_of(language)));
}

EXPORT("clause") char *wasm_clause(const char *id, const char *language)
{
    return text_of(clause_told(id, language_of(language)));
}

EXPORT("clauses") char *wasm_clauses(const char *language)
{
    return text_of(clauses_told(language_of(language)));
}

/* In all languages whose texts there are. */
EXPORT("search") char *wasm_search(const char *words)
{
    if (!texts_read_all())
        abort();
    return text_of(clauses_found(words));
}
