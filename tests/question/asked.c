/* What is asked, and in which order: each row of asked.tsv is a talk about a dispute, in which the questions are answered
 * in one of three ways. It has the path of each question, the number of its choices and the answer, and at the end the
 * verdict and the sentence that decides. The number in front is a sum of all that the page was told in the talk, in two
 * languages: the choices, why it is asked, what else could be said, what is wrong, the answer. talks.c and dialog.c say
 * what is right; here nothing is asked more or less than before, unless somebody wants it and changes the row:
 * `asked --write <asked.tsv` prints the rows as they are now. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../support/suite.h"
#include "base/grown.h"
#include "question/ask.h"
#include "question/deciding.h"
#include "question/next.h"
#include "report/verdict.h"

#define ROW 4096
#define ANSWERS_MOST 16

/* The sum of all texts of a talk (FNV-1a). */
static uint32_t add_text(uint32_t sum, const char *text)
{
    for (; *text != '\0'; text++)
        sum = (sum ^ (unsigned char)*text) * 16777619u;
    return sum;
}

static void member(const char *object, const char *key, char out[200])
{
    if (!json_text(json_find(object, key), out, 200))
        out[0] = '\0';
}

/* ------------------------------------------------------------------------ answers */

/* The three ways: the soloist has half, has won, has nearly all. */
static const struct { const char *path; int number[3]; } told[] = {
    { "points", { 45, 66, 91 } }, { "defenders_points", { 40, 32, 9 } }, { "unplayed_points", { 35, 22, 20 } },
    { "tricks", { 4, 6, 7 } }, { "defenders_tricks", { 3, 2, 1 } }, { "unplayed_tricks", { 3, 2, 2 } },
    { "bid", { 18, 24, 60 } }, { "lifted", { 3, 4, 31 } }, { "players", { 3, 4, 4 } }, { "dealer", { 0, 1, 2 } },
    { "deal", { 1, 5, 18 } },
};

static bool set_number(struct talk *t, const char *path, int way)
{
    for (size_t i = 0; i < sizeof told / sizeof *told; i++)
        if (strcmp(told[i].path, path) == 0) {
            talk_set_number(t, path, told[i].number[way]);
            return true;
        }
    return false;
}

/* The first choice, one in the middle, or the last. */
static void choose(struct talk *t, const char *choices, int way)
{
    int count = json_count(choices), at = way == 0 ? 0 : way == 1 ? count / 2 : count - 1;

    if (count > 0)
        talk_choose(t, json_find(json_at(choices, at), "set"));
}

static void set_hands(struct talk *t, const char *path, int way)
{
    static const char *const hands[] = {
        "{\"F\":\"CJ CA CK\",\"M\":\"HT H8 D7\",\"R\":\"SK DK D8\"}",
        "{\"F\":\"CJ CA\",\"M\":\"HK DJ\",\"R\":\"HQ D8\"}", "{\"F\":\"C7 H7\",\"M\":\"CA HQ\",\"R\":\"HK DJ\"}",
    };

    talk_set(t, path, hands[way]);
}

static void set_calls(struct talk *t, const char *path, int way)
{
    static const char *const calls[] = { "[\"M 18\",\"F yes\",\"M pass\",\"R pass\"]", "[\"M pass\",\"R pass\",\"F looks\"]",
                                         "[\"M 18\",\"F pass\",\"R 22\"]" };

    talk_set(t, path, calls[way]);
}

static void answer(struct talk *t, const char *next, const char *path, int way)
{
    static const char *const cards[] = {
        "\"CJ SJ CA CT CK CQ C9 SA ST SK HA H7\"", "\"SJ HJ CA CT CK CQ C9 SA ST SK HA H7\"",
        "\"CA CT CK CQ C9 C8 C7 SA ST SK HA H7\"",
    };
    static const char *const counts[] = { "{\"F\":11,\"M\":9,\"R\":10,\"skat\":2}", "{\"F\":10,\"M\":9,\"R\":11,\"skat\":2}",
                                          "{\"F\":10,\"M\":10,\"R\":9,\"skat\":3}" };
    static const char *const three[] = { "[60,40,20]", "[70,35,0]", "[45,45,30]" };
    static const char *const tricks[] = { "[5,3,2]", "[6,4,0]", "[4,4,2]" };
    const char *jacks = json_at(json_find(next, "jacks"), way == 0 ? 8 : way == 1 ? 3 : 15);
    char kind[200], second[200];

    member(next, "kind", kind);
    member(json_find(next, "with"), "path", second);
    if (strcmp(kind, "jacks") == 0 && json_count(jacks) > 0)
        choose(t, jacks, 0);
    else if (strcmp(kind, "jacks") == 0 || strcmp(kind, "cards") == 0)
        talk_set(t, "cards", cards[way]);
    else if (strcmp(kind, "counts") == 0)
        talk_set(t, path, counts[way]);
    else if (strcmp(kind, "three") == 0)
        talk_set(t, path, strcmp(path, "points") == 0 ? three[way] : tricks[way]);
    else if (strcmp(kind, "hands") == 0)
        set_hands(t, path, way);
    else if (strcmp(kind, "calls") == 0)
        set_calls(t, path, way);
    else if (!set_number(t, path, way))
        choose(t, json_find(next, "choices"), way);
    if (second[0] != '\0')
        set_number(t, second, way);
}

/* ------------------------------------------------------------------------- a talk */

static void end_talk(enum form form, const char *said, char *out, size_t size)
{
    const char *ruled = json_find(said, "answer");
    char *given = json_copy_new(json_find(said, "given")), *text = json_copy_new(ruled), *verdict;
    struct out to = grown_begin(ENGLISH);
    struct decides decides, breach;

    if (json_kind(ruled) == '{') {
        put_verdict(&to, form, given, text);
        verdict = grown_text(&to);
        decides = what_decides(form, given, text);
        breach = what_is_breached(form, given, text);
        snprintf(out, size, "-> %s (%s %d%s%s)", verdict,
                 decides.clause != SKR_C_NONE ? clause_id(decides.clause) : "-", decides.sentence,
                 breach.clause != SKR_C_NONE ? ", " : "",
                 breach.clause != SKR_C_NONE ? clause_id(breach.clause) : "");
        free(verdict);
    } else {
        free(to.data);
        snprintf(out, size, "-> nothing");
    }
    free(text);
    free(given);
}

static void talk(const char *ask, const char *begin, int way, char out[ROW])
{
    enum form form = (enum form)asked_find(ask);
    struct talk like = { .language = ENGLISH }, t;
    uint32_t sum = 2166136261u;
    char text[ROW] = "", path[200], last[200] = "";

    talk_begin(&t, &like, form, begin);
    for (int n = 0; n < ANSWERS_MOST; n++) {
        char *said = ask_next(form, t.given, NULL, ENGLISH, NULL), *german = ask_next(form, t.given, NULL, GERMAN, NULL);
        const char *next = json_find(said, "next");
        char *value;
        size_t length = strlen(text);

        sum = add_text(add_text(sum, said), german);
        member(next, "path", path);
        if (path[0] == '\0' || strcmp(path, last) == 0 || n + 1 == ANSWERS_MOST) {
            end_talk(form, said, text + length, sizeof text - length);
            n = ANSWERS_MOST;
        } else {
            free(t.given);
            t.given = json_copy_new(json_find(said, "given"));
            answer(&t, next, path, way);
            value = talk_at(t.given, path) != NULL ? json_copy_new(talk_at(t.given, path)) : NULL;
            snprintf(text + length, sizeof text - length, "%s(%d)=%.80s ", path, json_count(json_find(next, "choices")),
                     value != NULL ? value : "-");
            free(value);
        }
        snprintf(last, sizeof last, "%s", path);
        free(said);
        free(german);
    }
    talk_end(&t);
    snprintf(out, ROW, "%08x\t%.4000s", (unsigned)sum, text);
}

/* A row: the question, the facts at first, the way, the sum, the talk. Returns false for a comment. */
static bool now(char *row, char out[ROW], char **rest)
{
    char *begin = strchr(row, '\t'), *way = begin != NULL ? strchr(begin + 1, '\t') : NULL;

    if (*row == '#' || way == NULL)
        return false;
    *rest = strchr(way + 1, '\t');
    *begin++ = *way++ = '\0';
    if (*rest != NULL)
        *(*rest)++ = '\0';
    talk(row, begin, atoi(way), out);
    begin[-1] = way[-1] = '\t';
    return true;
}

START_TEST(it_is_asked_as_before)
{
    char name[4096], row[2 * ROW], got[ROW], *rest;
    FILE *rows;
    int n = 0, differ = 0;

    snprintf(name, sizeof name, "%s/tests/question/asked.tsv", getenv("srcdir"));
    rows = fopen(name, "r");
    ck_assert_ptr_nonnull(rows);
    while (fgets(row, sizeof row, rows) != NULL) {
        row[strcspn(row, "\n")] = '\0';
        if (n++ % 4 != _i || !now(row, got, &rest) || (rest != NULL && strcmp(rest, got) == 0))
            continue;
        if (differ++ < 5)
            fprintf(stderr, "# %.200s:\n#   %.400s\n#   not %.400s\n", row, got, rest != NULL ? rest : "");
    }
    fclose(rows);
    ck_assert_msg(differ == 0, "%d talks differ", differ);
    ck_assert_int_gt(n, 300);
}
END_TEST

int main(int argc, char **argv)
{
    Suite *suite = suite_create("asked");
    TCase *tests = tcase_create("asked");
    char row[2 * ROW], got[ROW], *rest;

    while (argc > 1 && strcmp(argv[1], "--write") == 0 && fgets(row, sizeof row, stdin) != NULL) {
        row[strcspn(row, "\n")] = '\0';
        if (now(row, got, &rest))
            printf("%s\t%s\n", row, got);
        else
            puts(row);
    }
    if (argc > 1)
        return 0;
    tcase_add_loop_test(tests, it_is_asked_as_before, 0, 4);
    tcase_set_timeout(tests, 300);
    suite_add_tcase(suite, tests);
    return run_suite(suite, NULL);
}
