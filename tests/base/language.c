/* The tables of texts, and threads that read them. */
#include <pthread.h>
#include <string.h>

#include "../support/suite.h"
#include "base/language.h"
#include "base/text.h"

START_TEST(the_texts_are_in_order_and_in_utf_8)
{
    for (int n = 0; message_text(n) != NULL; n++) {
        if (n > 0) {
            int order = strcmp(message_text(n - 1), message_text(n));

            ck_assert(order < 0 || (order == 0 && strcmp(message_context(n - 1),
                                                         message_context(n)) < 0));
        }
        for (int language = ENGLISH; language <= PSEUDO; language++) {
            const char *text = tr_in((enum language)language, message_context(n),
                                     message_text(n));
            size_t length = strlen(text);

            for (size_t i = 0, size; i < length; i += size) {
                size = utf8_length(text + i, length - i);
                ck_assert_msg(size > 0, "not UTF-8: %s", text);
            }
        }
        if (*message_text(n) != '\0')
            ck_assert_msg(strncmp(tr_in(PSEUDO, message_context(n), message_text(n)),
                                  "\u27E6", 3) == 0, "%s", message_text(n));
    }
}
END_TEST

static void *read_all(void *argument)
{
    const enum language *language = argument;
    size_t *sum = calloc(1, sizeof *sum);

    for (int turn = 0; sum != NULL && turn < 50; turn++)
        for (int n = 0; message_text(n) != NULL; n++)
            *sum += strlen(tr_in(*language, message_context(n), message_text(n)));
    return sum;
}

/* Two at once read what each of them reads alone. */
START_TEST(threads_have_a_language_each)
{
    enum language language[] = { GERMAN, PSEUDO };
    pthread_t thread[2];
    size_t *alone[2];
    void *sum;

    for (int i = 0; i < 2; i++)
        alone[i] = read_all(&language[i]);
    ck_assert_uint_ne(*alone[0], *alone[1]);
    for (int i = 0; i < 2; i++)
        ck_assert_int_eq(pthread_create(&thread[i], NULL, read_all, &language[i]), 0);
    for (int i = 0; i < 2; i++) {
        ck_assert_int_eq(pthread_join(thread[i], &sum), 0);
        ck_assert_uint_eq(*(size_t *)sum, *alone[i]);
        free(sum);
        free(alone[i]);
    }
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("base");
    TCase *tests = tcase_create("language");

    suite_add_tcase(suite, tests);
    tcase_add_test(tests, the_texts_are_in_order_and_in_utf_8);
    tcase_add_test(tests, threads_have_a_language_each);
    return run_suite(suite, NULL);
}
