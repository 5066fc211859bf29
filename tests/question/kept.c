/* What people type, what a search finds, and how a question is refused: as before. The rows of kept.tsv have a door, what is
 * put to it, and what comes of it. `typed FORM` is an argument of skatref ask, or several with unit separators (0x1f) between, as the
 * object that it becomes; `find` are words for a search of disputes, and all that is found, in order; `ask FORM` is an object
 * that cannot be answered, and why; `text FORM` one that is answered for people. value.sh, edges.sh and dialog.c say what is right; here nothing changes unless somebody
 * wants it and changes the row: `kept --write <kept.tsv` prints the rows as they are now. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../support/suite.h"
#include "base/grown.h"
#include "question/answer-text.h"
#include "question/arguments.h"
#include "question/ask.h"
#include "question/disputes.h"

#define ROW 16384

static void say_typed(enum form form, const char *arguments, char out[ROW])
{
    char *given = strdup("{}"), *copy = strdup(arguments), *one = copy, *end;
    const char *twice = "";

    for (; one != NULL; one = end != NULL ? end + 1 : NULL) {
        end = strchr(one, 0x1f);
        if (end != NULL)
            *end = '\0';
        if (!argument_add(form, &given, one))
            twice = " twice";
    }
    snprintf(out, ROW, "%.16000s%s", given != NULL ? given : "", twice);
    free(copy);
    free(given);
}

static void say_found(const char *query, char out[ROW])
{
    struct out text = grown_begin(ENGLISH);
    struct json json = { .out = &text };
    char *found, ask[200], *set;
    size_t n = 0;

    find_disputes(&json, query);
    found = grown_text(&text);
    out[0] = '\0';
    for (struct json_walk w = json_walk(found); json_next(&w);) {
        json_text(json_find(w.value, "ask"), ask, sizeof ask);
        set = json_copy_new(json_find(w.value, "set"));
        n += (size_t)snprintf(out + n, ROW - n, "%s%s %s", n > 0 ? " " : "", ask, set);
        n = n < ROW ? n : ROW - 1;
        free(set);
    }
    free(found);
}

static void say_refused(enum form form, const char *given, char out[ROW])
{
    struct wrongs wrongs;
    char *answer, *text;

    wrongs_begin(&wrongs, ENGLISH);
    answer = ask_new(form, given, "given.", &wrongs);
    text = wrongs_text(&wrongs);
    snprintf(out, ROW, "%.16000s", answer != NULL ? "is answered" : text);
    free(text);
    free(answer);
}

/* The answer for people, a line behind the other, without the title and the sentence of a clause, and without the hash of
 * the spec, which changes with every rule. */
static void say_text(enum form form, const char *given, char out[ROW])
{
    struct wrongs wrongs;
    struct out text = grown_begin(ENGLISH);
    char *answer, *shown, *line, *rest;
    bool clause = false;
    size_t n = 0;

    wrongs_begin(&wrongs, ENGLISH);
    answer = ask_new(form, given, "given.", &wrongs);
    if (answer != NULL)
        put_for_people(&text, form, given, answer);
    shown = grown_text(&text);
    out[0] = '\0';
    for (rest = shown; rest != NULL && *rest != '\0';) {
        line = rest;
        rest = strchr(line, '\n');
        if (rest != NULL)
            *rest++ = '\0';
        if ((clause && strncmp(line, "            ", 12) == 0) || strncmp(line, "spec ", 5) == 0)
            continue;
        clause = strncmp(line, "clause ", 7) == 0 || strncmp(line, "lost ", 5) == 0;
        n += (size_t)snprintf(out + n, ROW - n, "%s%.*s", n > 0 ? " / " : "",
                              clause ? (int)strcspn(line, "(") : (int)strlen(line), line);
        n = n < ROW ? n : ROW - 1;
    }
    free(shown);
    free(answer);
}

static int form_named(const char *name)
{
    return strcmp(name, "said") == 0 ? FORM_SAID : asked_find(name);
}

/* Returns false for a comment. */
static bool now(const char *door, const char *what, char out[ROW])
{
    const char *form = strchr(door, ' ');

    if (strcmp(door, "find") == 0)
        say_found(what, out);
    else if (form != NULL && strncmp(door, "typed ", 6) == 0)
        say_typed((enum form)form_named(form + 1), what, out);
    else if (form != NULL && strncmp(door, "text ", 5) == 0)
        say_text((enum form)form_named(form + 1), what, out);
    else if (form != NULL && strncmp(door, "ask ", 4) == 0)
        say_refused((enum form)form_named(form + 1), what, out);
    else
        return false;
    return true;
}

/* The columns of a row. */
static bool split(char *row, char **what, char **due)
{
    row[strcspn(row, "\n")] = '\0';
    *what = strchr(row, '\t');
    if (*row == '#' || *what == NULL)
        return false;
    *(*what)++ = '\0';
    *due = strchr(*what, '\t');
    if (*due != NULL)
        *(*due)++ = '\0';
    return true;
}

static const char *const doors[] = { "typed ", "find", "ask ", "text " };

START_TEST(it_is_as_before)
{
    static char row[2 * ROW], got[ROW];
    char name[4096], *what, *due;
    FILE *rows;
    int n = 0, differ = 0;

    snprintf(name, sizeof name, "%s/tests/question/kept.tsv", getenv("srcdir"));
    rows = fopen(name, "r");
    ck_assert_ptr_nonnull(rows);
    while (fgets(row, sizeof row, rows) != NULL) {
        if (!split(row, &what, &due) || strncmp(row, doors[_i], strlen(doors[_i])) != 0 || !now(row, what, got))
            continue;
        n++;
        if ((due == NULL || strcmp(due, got) != 0) && differ++ < 5)
            fprintf(stderr, "# %s %.300s:\n#   %.500s\n#   not %.500s\n", row, what, got, due != NULL ? due : "");
    }
    fclose(rows);
    ck_assert_msg(differ == 0, "%s: %d differ", doors[_i], differ);
    ck_assert_int_gt(n, 50);
}
END_TEST

int main(int argc, char **argv)
{
    static char row[2 * ROW], got[ROW];
    Suite *suite = suite_create("kept");
    TCase *tests = tcase_create("kept");
    char *what, *due;

    while (argc > 1 && strcmp(argv[1], "--write") == 0 && fgets(row, sizeof row, stdin) != NULL)
        if (!split(row, &what, &due))
            puts(row);
        else if (now(row, what, got))
            printf("%s\t%s\t%s\n", row, what, got);
    if (argc > 1)
        return 0;
    tcase_add_loop_test(tests, it_is_as_before, 0, 4);
    tcase_set_timeout(tests, 120);
    suite_add_tcase(suite, tests);
    return run_suite(suite, NULL);
}
