/* Notes when there is no memory, so that a wrong answer is not taken for one. */
#include "base/memory.h"

#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/json-fast.h"

static _Thread_local bool failed;
static atomic_bool ever_failed;

void memory_note(void)
{
    failed = true;
    ever_failed = true;
}

bool memory_failed(void)
{
    return failed;
}

void memory_forget(void)
{
    failed = false;
}

bool memory_ever_failed(void)
{
    return ever_failed;
}

static void *allocate(size_t size)
{
    void *memory = malloc(size);

    if (memory == NULL)
        memory_note();
    return memory;
}

void memory_watch(void)
{
    json_set_alloc_funcs(allocate, free);
}

/* ----------------------------------------------------------------------- JSON */

void memory_put(json_t *object, const char *key, json_t *value)
{
    if (json_object_set_new_nocheck(object, key, value) != 0)
        memory_note();
}

void memory_append(json_t *array, json_t *value)
{
    if (json_array_append_new(array, value) != 0)
        memory_note();
}

/* p: after the first quote. Returns the place after the last one, or end. */
static const char *past_quotes(const char *p, const char *end)
{
    for (; p < end && *p != '"'; p++)
        p += *p == '\\' && p + 1 < end;
    return p < end ? p + 1 : end;
}

static bool is_empty(const char *p, const char *end)
{
    return p + 1 < end && (p[1] == ']' || p[1] == '}');
}

/* The first byte beyond a limit, or end; says which limit. A bracket or a comma
 * comes before each value. */
static const char *first_beyond(const char *p, const char *end, const char **what)
{
    int depth = 0, values = 0;

    while (p < end) {
        bool opens = *p == '[' || *p == '{';

        depth += opens;
        depth -= *p == ']' || *p == '}';
        values += *p == ',' || (opens && !is_empty(p, end));
        *what = depth > JSON_DEEPEST ? "maximum parsing depth reached"
            : values > JSON_MOST_VALUES ? "too many values" : NULL;
        if (*what != NULL)
            return p;
        p = *p == '"' ? past_quotes(p + 1, end) : p + 1;
    }
    return end;
}

static void set_error(json_error_t *error, const char *what, const char *text,
                      const char *at)
{
    size_t position = (size_t)(at - text) + 1;
    int limit = *what == 'm' ? JSON_DEEPEST : JSON_MOST_VALUES;

    memset(error, 0, sizeof *error);
    error->line = 1;
    error->column = error->position = (int)position;
    snprintf(error->text, sizeof error->text - 1, "%s: %d near '%c'", what, limit,
             *at);
    error->text[sizeof error->text - 1] = (char)json_error_stack_overflow;
}

/* The library goes on after a lack of memory, and past the end of a string: it is
 * not asked again. */
static json_t *no_json(json_error_t *error)
{
    if (error != NULL) {
        memset(error, 0, sizeof *error);
        strcpy(error->text, "out of memory");
    }
    return NULL;
}

json_t *memory_load_json(const char *text, size_t size, size_t flags,
                         json_error_t *error)
{
    bool lacked = memory_failed();
    json_t *usual = (flags & JSON_DISABLE_EOF_CHECK) == 0 ? json_fast(text, size)
                                                          : NULL;
    const char *what = NULL, *at;

    if (usual != NULL)
        return usual;
    if (!lacked && memory_failed())
        return no_json(error);
    at = first_beyond(text, text + size, &what);
    if (what == NULL)
        return json_loadb(text, size, flags, error);
    if (error != NULL)
        set_error(error, what, text, at);
    return NULL;
}
