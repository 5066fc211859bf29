/* What the page alone asks of the program. */
#include <stdlib.h>
#include <string.h>

#include "wasm/describe.h"

#define EXPORT(name) __attribute__((export_name(name)))

static enum language language_of(const char *name)
{
    int language = language_find(name);

    return language < 0 ? ENGLISH : (enum language)language;
}

static char *text_of(json_t *value)
{
    char *text = json_dumps(value, JSON_COMPACT | JSON_ENCODE_ANY);

    json_decref(value);
    return text;
}

/* The caller releases what both return. */
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
