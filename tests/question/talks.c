/* Whoever answers what is asked comes to a ruling. Deals are broken off somewhere, and the
 * questions of a page are answered about them, from the first one on: an answer that is
 * offered is never refused; the true number is offered; the questions end; and what is ruled
 * is what ask() rules on the same facts. */
#include <stdlib.h>
#include <string.h>

#include "../support/engine.h"
#include "../support/suite.h"
#include "question/ask.h"
#include "question/next.h"
#include "words/names.h"

#define ANSWERS_MOST 80
#define TALKS 8

static uint64_t bits;
static int faults;

static int below(int n)
{
    return (int)(random_bits(&bits) % (uint32_t)n);
}

static void member(const char *object, const char *key, char *out)
{
    if (!json_text(json_find(object, key), out, 200))
        out[0] = '\0';
}

static bool is_kind(const char *next, const char *kind)
{
    const char *value = json_find(next, "kind");

    return value != NULL && json_is(value, kind);
}

/* ----------------------------------------------------------------------- answers */

static int lowest(skr_cards cards)
{
    int card = 0;

    while (!(cards >> card & 1))
        card++;
    return card;
}

/* So many cards of those left, which lose them, as the text of JSON. */
static void draw(skr_cards *left, int count, char out[128])
{
    size_t n = (size_t)sprintf(out, "\"");

    for (; count > 0 && *left != 0; count--) {
        int at = below(skr_count(*left));
        skr_cards c = *left;
        char card[4];

        while (at-- > 0)
            c &= c - 1;
        c &= -c;
        *left &= ~c;
        skr_card_write(lowest(c), card);
        n += (size_t)sprintf(out + n, "%s%s", n > 1 ? " " : "", card);
    }
    sprintf(out + n, "\"");
}

/* The true numbers, by the paths of facts: the soloist has the skat and some tricks, the
 * defenders have others, and the rest is still held. */
static struct { const char *path; int value; } table[6];
static skr_cards held;

static int points_of(skr_cards *left, int count)
{
    int points = 0;

    for (; count > 0; count--) {
        char card[128];
        skr_cards before = *left;

        draw(left, 1, card);
        points += skr_points(before & ~*left);
    }
    return points;
}

/* A ramsch: the tricks of three players, without the skat. */
static int three_points[3], three_tricks[3];

static void set_ramsch(void)
{
    skr_cards left = SKR_PACK;

    three_tricks[0] = below(11);
    three_tricks[1] = below(11 - three_tricks[0]);
    three_tricks[2] = 10 - three_tricks[0] - three_tricks[1];
    for (int seat = 0; seat < 3; seat++)
        three_points[seat] = points_of(&left, 3 * three_tricks[seat]);
}

static void set_table(bool early)
{
    int unplayed = early ? 1 + below(10) : 0, tricks = below(11 - unplayed);
    skr_cards left = SKR_PACK;
    int soloist = points_of(&left, 2 + 3 * tricks);
    int defenders = points_of(&left, 3 * (10 - unplayed - tricks));

    held = left;
    table[0].path = "points", table[0].value = soloist;
    table[1].path = "defenders_points", table[1].value = defenders;
    table[2].path = "unplayed_points", table[2].value = 120 - soloist - defenders;
    table[3].path = "tricks", table[3].value = tricks;
    table[4].path = "defenders_tricks", table[4].value = 10 - unplayed - tricks;
    table[5].path = "unplayed_tricks", table[5].value = unplayed;
}

/* Answers with the number that lies on the table. Returns false if the question is about
 * something else. */
static bool answer_truly(struct talk *t, const char *path)
{
    for (int i = 0; table[0].path != NULL && i < 6; i++)
        if (strcmp(table[i].path, path) == 0) {
            talk_set_number(t, path, table[i].value);
            return true;
        }
    return false;
}

/* One of the answers that are offered, or some of them. */
static void choose(struct talk *t, const char *next, const char *path)
{
    const char *choices = json_find(next, "choices");
    int count = json_count(choices);

    ck_assert_msg(count > 0, "nothing can be answered: %s", next);
    if (!is_kind(next, "many")) {
        talk_choose(t, json_find(json_at(choices, below(count)), "set"));
        return;
    }
    for (struct json_walk w = json_walk(choices); json_next(&w);)
        for (struct json_walk set = json_walk(json_find(w.value, "set")); json_next(&set);) {
            char key[64];

            json_text(set.key, key, sizeof key);
            talk_set(t, key, NULL);
        }
    talk_set(t, path, "false");
    for (struct json_walk w = json_walk(choices); json_next(&w);)
        if (below(3) == 0)
            talk_choose(t, json_find(w.value, "set"));
}

/* Often the least or the most that can be. */
static int number_of(const char *of)
{
    int low = (int)json_number(json_find(of, "low")), high = (int)json_number(json_find(of, "high"));
    int how = below(6);

    return how == 0 ? low : how == 1 ? high : low + below((how < 4 && high > low + 40 ? 40 : high - low) + 1);
}

static void answer_number(struct talk *t, const char *next, const char *path)
{
    const char *with = json_find(next, "with");
    char second[64];

    if (!answer_truly(t, path))
        talk_set_number(t, path, number_of(next));
    if (with != NULL) {
        member(with, "path", second);
        if (!answer_truly(t, second))
            talk_set_number(t, second, number_of(with));
    }
}

/* The soloist's twelve cards, those that he still holds among them, or others. */
static void answer_cards(struct talk *t, const char *next, const char *path)
{
    const char *own = talk_at(t->given, "hands.F");
    skr_cards pack = own != NULL ? SKR_PACK & ~held : SKR_PACK;
    char cards[128], text[128] = "", all[260];
    int count = (int)json_number(json_find(next, "low"));

    if (is_kind(next, "jacks") || count == 0)
        count = 12;
    if (own != NULL && count == 12)
        json_text(own, text, sizeof text);
    count -= (int)(strlen(text) + 1) / 3;
    draw(&pack, count, cards);
    snprintf(all, sizeof all, "\"%s%s%s", text, text[0] != '\0' && count > 0 ? " " : "", cards + 1);
    talk_set(t, path, all);
}

static void answer_jacks(struct talk *t, const char *next)
{
    const char *offered = json_at(json_find(next, "jacks"), below(16));

    if (json_count(offered) > 0)
        talk_choose(t, json_find(json_at(offered, below(json_count(offered))), "set"));
    else
        answer_cards(t, next, "cards");
}

/* Mostly one card lies in a wrong place. */
static void answer_counts(struct talk *t, const char *path)
{
    static const char *const key[] = { "F", "M", "R", "skat" };
    int count[] = { 10, 10, 10, 2 };
    char at[64];

    count[below(4)]++;
    count[below(4)]--;
    for (int i = 0; i < 4; i++) {
        snprintf(at, sizeof at, "%.32s.%s", path, key[i]);
        talk_set_number(t, at, count[i]);
    }
}

static void answer_hands(struct talk *t, const char *path)
{
    int each = skr_count(held) / 3;
    skr_cards left = held;
    char hand[3][128], text[512];

    for (int seat = 0; seat < 3; seat++)
        draw(&left, each, hand[seat]);
    snprintf(text, sizeof text, "{\"F\":%s,\"M\":%s,\"R\":%s}", hand[0], hand[1], hand[2]);
    talk_set(t, path, text);
}

static void answer_three(struct talk *t, const char *path)
{
    const int *three = strcmp(path, "points") == 0 ? three_points : three_tricks;
    char text[64];

    snprintf(text, sizeof text, "[%d,%d,%d]", three[0], three[1], three[2]);
    talk_set(t, path, text);
}

/* One more call, mostly of who has to call. */
static void answer_calls(struct talk *t, const char *next, const char *path)
{
    const char *made = talk_at(t->given, path), *calls = json_find(next, "calls");
    char turn[64], call[64], text[4096] = "[";
    size_t n = 1;

    member(next, "turn", turn);
    if (turn[0] == '\0' || below(8) == 0)
        snprintf(turn, sizeof turn, "%c", "FMR"[below(3)]);
    json_text(json_at(json_at(calls, below(json_count(calls))), 0), call, sizeof call);
    for (struct json_walk w = json_walk(made); json_next(&w);) {
        char one[64];

        json_text(w.value, one, sizeof one);
        n += (size_t)snprintf(text + n, sizeof text - n, "\"%s\",", one);
    }
    snprintf(text + n, sizeof text - n, "\"%s %s\"]", turn, call);
    talk_set(t, path, text);
}

/* Is the number that lies on the table among those that are offered? */
static bool is_true_offered(const char *next, const char *path)
{
    char number[16] = "";

    for (int i = 0; table[0].path != NULL && i < 6; i++)
        if (strcmp(table[i].path, path) == 0)
            snprintf(number, sizeof number, "%d", table[i].value);
    for (struct json_walk w = json_walk(json_find(next, "choices")); json_next(&w);) {
        char text[200];

        member(w.value, "text", text);
        if (strcmp(text, number) == 0)
            return true;
    }
    return number[0] == '\0';
}

static void give_answer(struct talk *t, const char *next)
{
    char path[64];

    member(next, "path", path);
    if (is_kind(next, "choice") && answer_truly(t, path))
        return;
    if (is_kind(next, "number"))
        answer_number(t, next, path);
    else if (is_kind(next, "jacks"))
        answer_jacks(t, next);
    else if (is_kind(next, "cards"))
        answer_cards(t, next, path);
    else if (is_kind(next, "counts"))
        answer_counts(t, path);
    else if (is_kind(next, "three"))
        answer_three(t, path);
    else if (is_kind(next, "hands"))
        answer_hands(t, path);
    else if (is_kind(next, "calls"))
        answer_calls(t, next, path);
    else
        choose(t, next, path);
}

/* ------------------------------------------------------------------------- talks */

/* What is offered one by one can be answered; a number or cards may be impossible. */
static bool is_offered(const char *next)
{
    return is_kind(next, "choice") || is_kind(next, "bid");
}

/* What is asked, or a null pointer. */
static const char *next_of(const char *said)
{
    const char *next = json_find(said, "next");

    return json_kind(next) == '{' ? next : NULL;
}

/* What is wrong with what is said, or a null pointer. offered: the last answer was. */
static const char *fault(enum form form, const char *said, bool offered)
{
    const char *given = json_find(said, "given"), *ruled = json_find(said, "answer");
    const char *next = next_of(said);
    char path[200];
    struct wrongs wrongs = { .language = ENGLISH };
    char *answer = ask_new(form, given, "given.", &wrongs);
    bool is_ruled = json_kind(ruled) == '{';
    bool alike = answer != NULL && strncmp(ruled, answer, strlen(answer)) == 0;

    free(answer);
    member(next, "path", path);
    if (offered && json_kind(json_find(next, "wrong")) == '{')
        return "what was offered is refused";
    if (is_kind(next, "choice") && !is_true_offered(next, path))
        return "the true number is not offered";
    if (is_ruled && !alike)
        return "ask() rules otherwise";
    return next == NULL && !is_ruled ? "no ruling, and nothing is asked" : NULL;
}

/* Does the ruling keep what was said before it was known? */
static bool keeps_word(const char *word, const char *said)
{
    const char *answer = json_find(said, "answer"), *winner = json_find(answer, "winner");
    bool won = winner != NULL && json_is(winner, "soloist");
    bool overbid = json_kind(json_find(answer, "overbid")) == 't';

    return word[0] == '\0' || (strcmp(word, "The soloist loses.") == 0 ? !won : won || overbid);
}

/* Is the ruling the same with the true numbers, where the program had put in others? */
static bool rules_truly(struct talk *t, const char *said)
{
    struct wrongs wrongs = { .language = ENGLISH };
    const char *ruled = json_find(said, "answer");
    struct talk true_one;
    char *answer, *one, *two;
    bool same;

    talk_begin(&true_one, t, t->form, json_find(said, "given"));
    for (int i = 0; table[0].path != NULL && i < 6; i++)
        if (talk_at(true_one.given, table[i].path) != NULL)
            answer_truly(&true_one, table[i].path);
    answer = ask_new(t->form, true_one.given, "given.", &wrongs);
    one = json_with(ruled, "steps", NULL);
    two = answer != NULL ? json_with(answer, "steps", NULL) : NULL;
    same = two != NULL && json_same(one, two);
    free(one);
    free(two);
    free(answer);
    talk_end(&true_one);
    return same;
}

/* Is it over? An auction is when enough was called. */
static bool ends(const char *said, int answers)
{
    const char *next = next_of(said);

    return next == NULL
        || (is_kind(next, "calls") && json_kind(json_find(said, "answer")) == '{'
            && answers > 3 + below(12));
}

static void talk(enum form form, const char *begin)
{
    struct talk like = { .language = ENGLISH }, t;
    const char *wrong = NULL;
    bool offered = false;
    char last[300] = "", word[200] = "";

    if (form == FORM_ENDING || form == FORM_VALUE)
        set_table(form == FORM_ENDING);
    else
        table[0].path = NULL;
    set_ramsch();
    talk_begin(&t, &like, form, begin);
    for (int answers = 0; answers < ANSWERS_MOST; answers++) {
        char *said = ask_next(form, t.given, NULL, ENGLISH, NULL);
        const char *next = next_of(said);

        wrong = fault(form, said, offered);
        if (wrong == NULL && json_kind(json_find(said, "answer")) == '{') {
            if (!keeps_word(word, said))
                wrong = "the ruling is not what was said before";
            else if (!rules_truly(&t, said))
                wrong = "ruled otherwise with what lies on the table";
        }
        if (wrong == NULL)
            member(said, "so_far", word);
        member(next, "path", last);
        member(json_find(next, "wrong"), "text", last + strlen(last));
        if (wrong != NULL || ends(said, answers)) {
            free(said);
            break;
        }
        wrong = "no end";
        offered = is_offered(next);
        give_answer(&t, next);
        free(said);
    }
    if (wrong != NULL && faults++ < 20)
        fprintf(stderr, "# %s: %s %s %s\n", wrong, asked[form].name, t.given, last);
    talk_end(&t);
}

/* Some talks about one thing, under one code. */
static void some_talks(enum form form, const char *code, const char *format, const char *kind)
{
    char fact[64], begin[128];

    snprintf(fact, sizeof fact, format, kind);    /* one of the formats below */
    snprintf(begin, sizeof begin, "{\"code\":\"%s\"%s}", code, fact);
    for (int n = 0; n < OF_MANY(TALKS); n++)
        talk(form, begin);
}

/* Whatever can go wrong, under all codes. */
static void talk_of_each(enum form form, const char *format, const struct terms *kinds)
{
    for (int kind = 0; kind < kinds->count; kind++)
        for (int n = 0; n < CODES && kinds->term[kind].key != NULL; n++) {
            bits = (uint64_t)kind << 32 | (uint64_t)n << 16;
            some_talks(form, skr_code_at(n)->name, format, kinds->term[kind].key);
        }
}

START_TEST(incidents_come_to_a_ruling)
{
    talk_of_each(FORM_ENDING, ",\"happened\":{\"kind\":\"%s\"}", &happening_terms);
    ck_assert_int_eq(faults, 0);
}
END_TEST

START_TEST(misdeals_come_to_a_ruling)
{
    talk_of_each(FORM_MISDEAL, ",\"kind\":\"%s\"", &misdeal_terms);
    ck_assert_int_eq(faults, 0);
}
END_TEST

START_TEST(other_disputes_come_to_a_ruling)
{
    static const enum form forms[] = { FORM_VALUE, FORM_AUCTION, FORM_ANNOUNCE, FORM_RAMSCH };
    static const char *const begins[] = { "", ",\"options\":[\"contra\",\"revolution\"]",
                                         ",\"options\":[\"ramsch-fixed\"]" };

    for (int n = 0; n < CODES; n++)
        for (int rules = 0; rules < 3; rules++) {
            bits = (uint64_t)n << 32 | (uint64_t)rules << 16;
            some_talks(forms[_i], skr_code_at(n)->name, begins[rules], "");
        }
    ck_assert_int_eq(faults, 0);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("talks");
    TCase *tests = tcase_create("talks");

    tcase_set_timeout(tests, 600);
    tcase_add_test(tests, incidents_come_to_a_ruling);
    tcase_add_test(tests, misdeals_come_to_a_ruling);
    tcase_add_loop_test(tests, other_disputes_come_to_a_ruling, 0, 4);
    suite_add_tcase(suite, tests);
    return run_suite(suite, NULL);
}
