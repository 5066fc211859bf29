/* jansson's macros as functions and loops without conditions of their own, for the builds that count branches
 * and conditions: what json_is_array or json_array_foreach decide inside is jansson's, and clang cannot count it.
 * The compiler reads it before each file (-include); where configure compiles, PACKAGE is not set yet. */
#ifndef SKR_COVERAGE_JANSSON_H
#define SKR_COVERAGE_JANSSON_H

#ifdef PACKAGE

#include <jansson.h>
#include <stdbool.h>

static inline bool measured_is(const json_t *json, json_type type)
{
    return json != NULL && json_typeof(json) == type;
}

static inline bool measured_is_either(const json_t *json, json_type a, json_type b)
{
    return measured_is(json, a) || measured_is(json, b);
}

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
#define json_is_object(json) measured_is(json, JSON_OBJECT)
#define json_is_array(json) measured_is(json, JSON_ARRAY)
#define json_is_string(json) measured_is(json, JSON_STRING)
#define json_is_integer(json) measured_is(json, JSON_INTEGER)
#define json_is_real(json) measured_is(json, JSON_REAL)
#define json_is_number(json) measured_is_either(json, JSON_INTEGER, JSON_REAL)
#define json_is_true(json) measured_is(json, JSON_TRUE)
#define json_is_false(json) measured_is(json, JSON_FALSE)
#define json_is_boolean(json) measured_is_either(json, JSON_TRUE, JSON_FALSE)
#define json_is_null(json) measured_is(json, JSON_NULL)

static inline json_t *measured_boolean(bool value)
{
    return value ? json_true() : json_false();
}

#undef json_boolean
#define json_boolean(value) measured_boolean(value)

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
