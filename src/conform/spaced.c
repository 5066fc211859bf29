/* Values of vectors and answers, as reports show them. */
#include "conform/spaced.h"

#include <string.h>

#include "base/grown.h"
#include "base/json-text.h"

static void put(struct out *out, const char *value, bool sorted);

static void put_members(struct out *out, const char *value, bool sorted)
{
    bool first = true;

    for (struct json_walk w = json_walk(value); json_next(&w); first = false) {
        struct json json = { .out = out };

        out_text(out, first ? "" : ", ");
        if (w.keys) {
            json_put_copy(&json, NULL, w.key);
            out_text(out, ": ");
        }
        put(out, w.value, sorted);
    }
}

/* The member whose key comes next after this one, or a null pointer. */
static const char *next_key(const char *object, const char *after, char key[256],
                            const char **value)
{
    const char *best = NULL;

    for (struct json_walk w = json_walk(object); json_next(&w);) {
        char text[256];

        json_text(w.key, text, sizeof text);
        if ((after == NULL || strcmp(text, after) > 0)
            && (best == NULL || strcmp(text, key) < 0)) {
            strcpy(key, text);
            *value = w.value;
            best = w.key;
        }
    }
    return best;
}

static void put_sorted(struct out *out, const char *object)
{
    char last[256], key[256];
    const char *value = NULL, *found = next_key(object, NULL, key, &value);

    for (bool first = true; found != NULL; first = false) {
        struct json json = { .out = out };

        out_text(out, first ? "" : ", ");
        json_put_copy(&json, NULL, found);
        out_text(out, ": ");
        put(out, value, true);
        strcpy(last, key);
        found = next_key(object, last, key, &value);
    }
}

static void put(struct out *out, const char *value, bool sorted)
{
    struct json json = { .out = out };
    char kind = json_kind(value);

    if (kind != '{' && kind != '[') {
        json_put_copy(&json, NULL, value);
        return;
    }
    out_bytes(out, &kind, 1);
    if (sorted && kind == '{')
        put_sorted(out, value);
    else
        put_members(out, value, sorted);
    out_text(out, kind == '{' ? "}" : "]");
}

char *spaced(const char *value, bool sorted)
{
    struct out out = grown_begin(ENGLISH);

    put(&out, value, sorted);
    return grown_text(&out);
}

void differs_key(const char *one, char key[DIFFERS_KEY])
{
    json_text(json_find(one, "key"), key, DIFFERS_KEY);
}
