/* Compares our reader of JSON with jansson. */
#include "json-differs.h"

#include <jansson.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "base/json-read.h"

#define FLAGS (JSON_DECODE_ANY | JSON_REJECT_DUPLICATES | JSON_ALLOW_NUL)

static bool same_string(const char *value, const char *text, size_t length)
{
    size_t room = *value == '"' ? (size_t)(json_past(value) - value) : 0;
    char *decoded = malloc(room + 1);
    bool same = decoded != NULL && *value == '"' && json_decode(value, decoded) == length
        && memcmp(decoded, text, length) == 0;

    free(decoded);
    return same;
}

static bool same_value(const json_t *tree, const char *value);

static bool same_members(const json_t *tree, const char *value)
{
    struct json_walk w = json_walk(value);
    const char *key;
    json_t *member;
    size_t i;

    if (json_is_array(tree)) {
        json_array_foreach(tree, i, member)
            if (!json_next(&w) || !same_value(member, w.value))
                return false;
    } else {
        json_object_foreach((json_t *)tree, key, member)
            if (!json_next(&w) || !same_string(w.key, key, strlen(key))
                || !json_is(w.key, key) || !same_value(member, w.value))
                return false;
    }
    return !json_next(&w);
}

/* Is the value that begins here the same as that of the library's tree? */
static bool same_value(const json_t *tree, const char *value)
{
    static const char kinds[] = { [JSON_OBJECT] = '{', [JSON_ARRAY] = '[',
        [JSON_STRING] = '"', [JSON_INTEGER] = '0', [JSON_REAL] = '0', [JSON_TRUE] = 't',
        [JSON_FALSE] = 'f', [JSON_NULL] = 'n' };
    long long number = 0;

    if (json_kind(value) != kinds[json_typeof(tree)])
        return false;
    switch (json_typeof(tree)) {
    case JSON_OBJECT:
    case JSON_ARRAY:
        return same_members(tree, value);
    case JSON_STRING:
        return same_string(value, json_string_value(tree), json_string_length(tree));
    case JSON_INTEGER:
        return json_whole(value, -999999999999999999, 999999999999999999, &number)
            ? number == json_integer_value(tree)
            : llabs(json_integer_value(tree)) > 999999999999999999;
    case JSON_REAL:
        return !json_whole(value, LLONG_MIN, LLONG_MAX, &number);
    default:
        return true;
    }
}

/* The library refuses numbers beyond its types, as no text of JSON has to be. */
static bool is_too_large(const json_error_t *error)
{
    return json_error_code(error) == json_error_numeric_overflow;
}

/* Checks a copy that ends where the text ends. */
static bool check_exact(const char *text, size_t size, struct json_fault *fault)
{
    char *copy = malloc(size > 0 ? size : 1);
    bool sound;

    if (copy == NULL)
        exit(99);
    memcpy(copy, text, size);
    sound = json_check(copy, copy + size, fault);
    if (!sound) {
        fault->at = text + (fault->at - copy);
        fault->past = text + (fault->past - copy);
    }
    free(copy);
    return sound;
}

/* text: with a NUL behind it. */
static const char *differs(const char *text, size_t size, const json_t *tree,
                           const json_error_t *error, bool *sound)
{
    struct json_fault fault;

    *sound = check_exact(text, size, &fault);
    if (!*sound && (fault.at < text || fault.past < fault.at || fault.past > text + size))
        return "the fault is not in the text";
    if (fault.kind == JSON_BEYOND_LIMITS)
        return NULL;
    if (memchr(text, '\0', size) != NULL)
        tree = *sound ? tree : NULL;      /* the library passes over some NULs */
    if (*sound && tree == NULL)
        return is_too_large(error) ? NULL : "taken, but the library refuses it";
    if (!*sound)
        return tree == NULL ? NULL : "refused, but the library takes it";
    return same_value(tree, json_value(text)) ? NULL : "read as another value";
}

const char *json_differs(const char *text, size_t size, bool *sound)
{
    char *copy = malloc(size + 1);
    const char *fault;
    json_error_t error;
    json_t *tree;

    if (copy == NULL)
        exit(99);
    memcpy(copy, text, size);
    copy[size] = '\0';
    tree = json_loadb(copy, size, FLAGS, &error);
    fault = differs(copy, size, tree, &error, sound);
    free(copy);
    json_decref(tree);
    return fault;
}
