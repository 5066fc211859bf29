/* Tests how a lack of memory is noted, and the limits of one JSON text. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../support/suite.h"
#include "base/memory.h"

START_TEST(a_lack_is_noted_until_it_is_forgotten)
{
    ck_assert(!memory_failed());
    ck_assert(!memory_ever_failed());
    memory_note();
    ck_assert(memory_failed());
    ck_assert(memory_ever_failed());
    memory_forget();
    ck_assert(!memory_failed());
    ck_assert(memory_ever_failed());
}
END_TEST

/* A null pointer is a value that found no memory. */
START_TEST(a_value_that_is_missing_is_a_lack)
{
    json_t *object = json_object(), *array = json_array();

    memory_put(object, "a", json_integer(7));
    memory_append(array, json_integer(8));
    ck_assert(!memory_failed());
    ck_assert_int_eq(json_integer_value(json_object_get(object, "a")), 7);
    ck_assert_int_eq(json_integer_value(json_array_get(array, 0)), 8);
    memory_put(object, "b", NULL);
    ck_assert(memory_failed());
    memory_forget();
    memory_append(array, NULL);
    ck_assert(memory_failed());
    memory_forget();
    json_decref(object);
    json_decref(array);
}
END_TEST

/* So much finds no memory anywhere. */
/* A sanitizer ends a program that asks for too much memory. With this option it returns a
 * null pointer, as the C library does. */
const char *__asan_default_options(void);
const char *__asan_default_options(void)
{
    return "allocator_may_return_null=1";
}
const char *__msan_default_options(void);
const char *__msan_default_options(void)
{
    return "allocator_may_return_null=1";
}
const char *__tsan_default_options(void);
const char *__tsan_default_options(void)
{
    return "allocator_may_return_null=1";
}

START_TEST(the_library_for_json_asks_here)
{
    json_malloc_t get;
    json_free_t give_back;

    memory_watch();
    json_get_alloc_funcs(&get, &give_back);
    ck_assert_ptr_null(get((size_t)-1 / 2));
    ck_assert(memory_failed());
    memory_forget();
    give_back(get(8));
    ck_assert(!memory_failed());
    json_set_alloc_funcs(malloc, free);
}
END_TEST

/* Reads so many brackets inside each other, or an array of so many values; 0, or the column of the
 * error. */
static int column_of(int deep, int values, json_error_t *error)
{
    size_t size = 0;
    char *text = malloc((size_t)(2 * deep + 2 * values + 3));
    json_t *read;

    ck_assert_ptr_nonnull(text);
    for (int i = 0; i < deep; i++)
        text[size++] = '[';
    for (int i = 0; i < values; i++) {
        text[size++] = '1';
        text[size++] = ',';
    }
    size -= values > 0;
    for (int i = 0; i < deep; i++)
        text[size++] = ']';
    memset(error, 1, sizeof *error);
    read = memory_load_json(text, size, 0, error);
    free(text);
    if (read == NULL)
        return error->column;
    json_decref(read);
    return 0;
}

/* Brackets at most 100 deep, at most 16384 values in them. Before the value that is too much, a comma is
 * the byte that is named. */
START_TEST(a_text_beyond_the_limits_is_refused)
{
    json_error_t error;

    ck_assert_int_eq(column_of(100, 0, &error), 0);
    ck_assert_int_eq(column_of(101, 0, &error), 101);
    ck_assert_int_eq(json_error_code(&error), json_error_stack_overflow);
    ck_assert_str_eq(error.text, "maximum parsing depth reached: 100 near '['");
    ck_assert_int_eq(error.line, 1);
    ck_assert_int_eq(error.position, 101);
    ck_assert_int_eq(column_of(1, 16384, &error), 0);
    ck_assert_int_eq(column_of(1, 16385, &error), 2 * 16384 + 1);
    ck_assert_str_eq(error.text, "too many values: 16384 near ','");
    ck_assert_int_eq(json_error_code(&error), json_error_stack_overflow);
}
END_TEST

static bool is_read(const char *text)
{
    json_t *read = memory_load_json(text, strlen(text), JSON_DECODE_ANY, NULL);

    json_decref(read);
    return read != NULL;
}

/* Brackets and commas in a text are none; a quote after a backslash ends no text. */
START_TEST(what_stands_in_quotes_is_not_counted)
{
    enum { MANY = 20000 };
    char *text = malloc(MANY + 16);

    ck_assert_ptr_nonnull(text);
    for (int i = 0; i < 3; i++) {
        strcpy(text, "[\"\\\"");
        memset(text + 4, "[],"[i], MANY);
        strcpy(text + 4 + MANY, "\"]");
        ck_assert(is_read(text));
        memcpy(text + 4 + MANY, " \"", 2);
        ck_assert(!is_read(text));
    }
    /* Empty brackets hold nothing, and those that are closed are no longer deep. */
    strcpy(text, "[");
    for (int i = 0; i < 4000; i++)
        strcpy(text + 1 + 3 * i, i % 2 == 0 ? "[],": "{},");
    strcpy(text + 3 * 4000, "]");
    ck_assert(is_read(text));
    free(text);
}
END_TEST

/* Is an array of so many of these read? */
static bool are_read(const char *piece, int times)
{
    char *text = malloc(strlen(piece) * (size_t)times + (size_t)times + 2), *end = text;
    bool read;

    ck_assert_ptr_nonnull(text);
    for (int i = 0; i < times; i++)
        end += sprintf(end, "%c%s", i == 0 ? '[' : ',', piece);
    strcpy(end, "]");
    read = is_read(text);
    free(text);
    return read;
}

/* The array, the first comma and so on are a value each; so are brackets that hold something. */
START_TEST(each_value_is_counted_once)
{
    static const struct { const char *piece; int most; } row[] = {
        { "1", JSON_MOST_VALUES }, { "[]", JSON_MOST_VALUES }, { "{}", JSON_MOST_VALUES },
        { "\"a\"", JSON_MOST_VALUES }, { "\"\"", JSON_MOST_VALUES }, { "\"\\\\\"", JSON_MOST_VALUES },
        { "\"\\\"\"", JSON_MOST_VALUES }, { "\"[,{\"", JSON_MOST_VALUES },
        { "[1]", JSON_MOST_VALUES / 2 }, { "{\"a\":1}", JSON_MOST_VALUES / 2 },
    };

    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        ck_assert_msg(are_read(row[i].piece, row[i].most), "%s", row[i].piece);
        ck_assert_msg(!are_read(row[i].piece, row[i].most + 1), "%s", row[i].piece);
    }
}
END_TEST

static void *no_memory(size_t size)
{
    (void)size;
    memory_note();
    return NULL;
}

START_TEST(a_lack_is_the_error)
{
    json_error_t error;
    json_t *read;

    memset(&error, 1, sizeof error);
    json_set_alloc_funcs(no_memory, free);
    read = memory_load_json("{\"a\":1}", 7, 0, &error);
    json_set_alloc_funcs(malloc, free);
    memory_forget();
    ck_assert_ptr_null(read);
    ck_assert_str_eq(error.text, "out of memory");
    ck_assert_int_eq(error.line, 0);
}
END_TEST

START_TEST(what_follows_is_looked_at_unless_it_is_not_asked)
{
    json_t *read;

    ck_assert(!is_read("{} x"));
    read = memory_load_json("{} x", 4, JSON_DISABLE_EOF_CHECK, NULL);
    ck_assert_ptr_nonnull(read);
    json_decref(read);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("memory");
    TCase *tests = tcase_create("memory");

    suite_add_tcase(suite, tests);
    tcase_add_test(tests, a_lack_is_noted_until_it_is_forgotten);
    tcase_add_test(tests, a_value_that_is_missing_is_a_lack);
    tcase_add_test(tests, the_library_for_json_asks_here);
    tcase_add_test(tests, a_text_beyond_the_limits_is_refused);
    tcase_add_test(tests, what_stands_in_quotes_is_not_counted);
    tcase_add_test(tests, each_value_is_counted_once);
    tcase_add_test(tests, a_lack_is_the_error);
    tcase_add_test(tests, what_follows_is_looked_at_unless_it_is_not_asked);
    return run_suite(suite, NULL);
}
