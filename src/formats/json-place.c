/* Finds the place of a value in a JSON text.
 *
 * The parser has accepted the text before, so that nothing is tested here. */
#include <string.h>

#include "formats/json-place.h"

static const char *past_blanks(const char *p)
{
    while (*p == ' ' || *p == '\t' || *p == '\n' || *p == '\r')
        p++;
    return p;
}

/* p: at the first quote */
static const char *past_string(const char *p)
{
    for (p++; *p != '"'; p++)
        if (*p == '\\')
            p++;
    return p + 1;
}

const char *past_value(const char *p)
{
    int depth = 0;

    if (*p != '"' && *p != '{' && *p != '[') {
        while (strchr(",]} \t\r\n", *p) == NULL)
            p++;
        return p;
    }
    do {
        if (*p == '"') {
            p = past_string(p);
            continue;
        }
        depth += (*p == '{') + (*p == '[') - (*p == '}') - (*p == ']');
        p++;
    } while (depth > 0);
    return p;
}

struct place place_of(json_t *json, const char *text)
{
    return (struct place){ json, past_blanks(text) };
}

struct walk walk_begin(struct place container)
{
    return (struct walk){ .container = container.json, .p = container.at + 1 };
}

static json_t *next_member(struct walk *w)
{
    w->member = w->member == NULL
        ? json_object_iter(w->container)
        : json_object_iter_next(w->container, w->member);
    return w->member != NULL ? json_object_iter_value(w->member) : NULL;
}

bool walk_next(struct walk *w)
{
    json_t *value = json_is_array(w->container)
        ? json_array_get(w->container, w->index++) : next_member(w);

    if (value == NULL)
        return false;
    w->p = past_blanks(w->p);
    if (*w->p == ',')
        w->p = past_blanks(w->p + 1);
    if (w->member != NULL) {
        w->key = json_object_iter_key(w->member);
        w->key_at = w->p;
        w->p = past_blanks(past_string(w->p));
        w->p = past_blanks(w->p + 1); /* skips the colon */
    }
    w->value = (struct place){ value, w->p };
    w->p = past_value(w->p);
    return true;
}
