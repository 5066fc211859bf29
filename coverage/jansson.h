/* jansson's macros as functions and loops without conditions of their own, for the builds that count branches
 * and conditions: what json_is_array or json_array_foreach decide inside is jansson's, and clang cannot count it.
 * The compiler reads it before each file (-include); where configure compiles, PACKAGE is not set yet. */
#ifndef SKR_COVERAGE_JANSSON_H
#define SKR_COVERAGE_JANSSON_H

#ifdef PACKAGE

#include <jansson.h>
#include <stdbool.h>

#undef json_is_object
#undef json_is_array
#undef json_is_string
#undef json_is_integer
#undef json_is_real
#undef json_is_number
#undef json_is_true
#undef json_is_false
#undef json_is_boolean
#undef json_is_null
#undef json_boolean

static inline bool json_is_object(const json_t *json)
{
    return json != NULL && json_typeof(json) == JSON_OBJECT;
}

static inline bool json_is_array(const json_t *json)
{
    return json != NULL && json_typeof(json) == JSON_ARRAY;
}

static inline bool json_is_string(const json_t *json)
{
    return json != NULL && json_typeof(json) == JSON_STRING;
}

static inline bool json_is_integer(const json_t *json)
{
    return json != NULL && json_typeof(json) == JSON_INTEGER;
}

static inline bool json_is_real(const json_t *json)
{
    return json != NULL && json_typeof(json) == JSON_REAL;
}

static inline bool json_is_true(const json_t *json)
{
    return json != NULL && json_typeof(json) == JSON_TRUE;
}

static inline bool json_is_false(const json_t *json)
{
    return json != NULL && json_typeof(json) == JSON_FALSE;
}

static inline bool json_is_null(const json_t *json)
{
    return json != NULL && json_typeof(json) == JSON_NULL;
}

static inline bool json_is_number(const json_t *json)
{
    return json_is_integer(json) || json_is_real(json);
}

static inline bool json_is_boolean(const json_t *json)
{
    return json_is_true(json) || json_is_false(json);
}

static inline json_t *json_boolean(bool value)
{
    return value ? json_true() : json_false();
}

/* The value of a key that a walk has reached, or nothing at its end: no value of jansson's is NULL. */
static inline json_t *measured_value(const char *key)
{
    return key != NULL ? json_object_iter_value(json_object_key_to_iter(key)) : NULL;
}

#undef json_array_foreach
#undef json_object_foreach
#define json_array_foreach(array, index, value) \
    for (index = 0; (value = json_array_get(array, index)) != NULL; index++)
#define json_object_foreach(object, key, value) \
    for (key = json_object_iter_key(json_object_iter(object)); (value = measured_value(key)) != NULL; \
         key = json_object_iter_key(json_object_iter_next(object, json_object_key_to_iter(key))))

#endif
#endif
