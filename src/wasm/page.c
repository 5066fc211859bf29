/* What the page alone asks of the program. */
#include <stdlib.h>
#include <string.h>

#include "base/grown.h"
#include "base/json-read.h"
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

/* What a question, an id or words lead to, as text that the caller releases. */
static char *text_of(void (*put)(struct json *json, const char *what), const char *what,
                     enum language language)
{
    struct out out = grown_begin(language);
    struct json json = { .out = &out };

    put(&json, what);
    return grown_text(&out);
}

static char *text_of_all(void (*put)(struct json *json), enum language language)
{
    struct out out = grown_begin(language);
    struct json json = { .out = &out };

    put(&json);
    return grown_text(&out);
}

/* The page makes its questions itself; no answer to anything that is no JSON. */
static char *asked_of(void (*put)(struct json *json, const char *question),
                      const char *question, const char *language)
{
    struct json_fault fault;

    if (!json_check(question, question + strlen(question), &fault))
        abort();
    return text_of(put, json_value(question), language_of(language));
}

/* The caller releases what each returns. */
EXPORT("describe") char *wasm_describe(const char *language)
{
    return text_of_all(describe, language_of(language));
}

EXPORT("consult") char *wasm_consult(const char *question, const char *language)
{
    return asked_of(consult, question, language);
}

EXPORT("refer") char *wasm_refer(const char *question, const char *language)
{
    return asked_of(refer, question, language);
}

/* Incidents and disputes in any language. */
EXPORT("find") char *wasm_find(const char *words, const char *language)
{
    return text_of(find_disputes, words, language_of(language));
}

EXPORT("clause") char *wasm_clause(const char *id, const char *language)
{
    return text_of(describe_clause, id, language_of(language));
}

EXPORT("clauses") char *wasm_clauses(const char *language)
{
    return text_of_all(describe_clauses, language_of(language));
}

/* In all languages whose texts there are. */
EXPORT("search") char *wasm_search(const char *words)
{
    if (!texts_read_all())
        abort();
    return text_of(clauses_found, words, ENGLISH);
}
