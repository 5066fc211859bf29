/* Plays random deals through the question turn alone, in the library of answers: it deals
 * cards, and chooses among the moves of the answer. It knows no rule, and links nothing of
 * skatref but that library. Writes each record, with the result of the last answer,
 * for `skatref check`.
 * usage: by-turn COUNT SEED */
#include <jansson.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <skatref-answer.h>

#define ROOM (1 << 20)
#define TRIES 2000

static uint64_t random_state;
static char line[ROOM], answer[ROOM];

static unsigned below(size_t n)
{
    uint64_t z = random_state += 0x9E3779B97F4A7C15u;   /* splitmix64 */

    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return (unsigned)((z >> 32) % n);
}

static void fail(const char *what)
{
    fprintf(stderr, "by-turn: %s\n%s\n%s\n", what, line, answer);
    exit(EXIT_FAILURE);
}

/* Asks; the caller frees the answer, a null pointer for an error. */
static json_t *ask(const char *name, json_t *given)
{
    json_t *question = json_pack("{s:i, s:s, s:o}", "id", 1, "ask", name, "given", given);
    size_t length = json_dumpb(question, line, sizeof line - 1, JSON_COMPACT);
    json_t *all, *found;

    line[length] = '\0';
    if (skr_answer(line, length, NULL, answer, sizeof answer) >= sizeof answer)
        fail("too long");
    all = json_loads(answer, 0, NULL);
    found = json_incref(json_object_get(all, "answer"));
    json_decref(all);
    json_decref(question);
    return found;
}

static json_t *choose(const json_t *list)
{
    return json_array_get(list, below(json_array_size(list)));
}

/* ------------------------------------------------------------------- the deal */

/* Cards from `from` to before `to`. */
static json_t *cards(const int pack[32], int from, int to)
{
    char text[3 * 32 + 1] = "", *at = text;

    for (int n = from; n < to; n++)
        at += sprintf(at, "%s%c%c", n > from ? " " : "", "CSHD"[pack[n] / 8],
                      "AKQJT987"[pack[n] % 8]);
    return json_string(text);
}

static json_t *deal(void)
{
    int pack[32];

    for (int n = 0; n < 32; n++) {
        int at = (int)below((size_t)n + 1);

        pack[n] = pack[at];
        pack[at] = n;
    }
    return json_pack("{s:o, s:o, s:o, s:o}", "F", cards(pack, 0, 10), "M",
                     cards(pack, 10, 20), "R", cards(pack, 20, 30), "skat",
                     cards(pack, 30, 32));
}

/* Some house rules; which of them go together is known to the library. */
static json_t *options(const json_t *hello)
{
    const json_t *all = json_object_get(hello, "options");
    json_t *some = json_array();

    for (int n = (int)below(4); n > 0; n--) {
        json_t *name = choose(all);
        bool twice = false;

        for (size_t i = 0; i < json_array_size(some); i++)
            twice |= json_array_get(some, i) == name;
        if (!twice)
            json_array_append(some, name);
    }
    return some;
}

/* ----------------------------------------------------------------- the moves */

/* Chosen like anything else, bids are high and a pass is rare. */
static const json_t *any_move(const json_t *moves)
{
    const json_t *move = choose(moves);

    if (json_object_get(move, "bid") != NULL && below(8) != 0)
        move = json_array_get(moves, json_array_size(moves) > 1);
    if (below(4) == 0)
        move = json_array_get(moves, 0);
    return move;
}

static json_t *ask_turn(json_t *facts, bool early)
{
    json_object_set_new(facts, "early", json_boolean(early));
    return ask("turn", json_incref(facts));
}

/* Plays until the deal is over and nobody plays on. Returns the last answer; a null pointer
 * if the house rules do not go together. */
static json_t *play(json_t *facts)
{
    json_t *events = json_object_get(json_object_get(facts, "record"), "events");
    json_t *now = ask_turn(facts, false);

    for (int tries = 0; now != NULL; tries++) {
        const json_t *moves = json_object_get(now, "moves");
        bool over = json_is_true(json_object_get(now, "over"));

        if (json_object_get(now, "illegal") != NULL)
            fail("a move of the list is refused");
        if (tries == TRIES || (json_array_size(moves) == 0 && !over))
            fail("the deal does not end");
        if (over && (json_array_size(moves) == 0 || below(2) == 0))
            return now;
        json_array_append_new(events, json_deep_copy(any_move(moves)));
        json_decref(now);
        now = ask_turn(facts, below(20) == 0);
        if (now == NULL)
            fail("no answer");
    }
    return NULL;
}

static json_t *facts_of_deal(const json_t *hello)
{
    json_t *rules = options(hello);
    json_t *facts = json_pack("{s:{s:i, s:O, s:o, s:o, s:[]}}", "record", "skatref", 1,
                              "code", choose(json_object_get(hello, "codes")),
                              "options", rules, "deal", deal(), "events");

    for (size_t i = 0; i < json_array_size(rules); i++)
        if (strcmp(json_string_value(json_array_get(rules, i)), "pushed-ramsch") == 0
            && below(2) == 0)
            json_object_set_new(facts, "pushed", json_true());
    if (below(4) == 0)
        json_object_set_new(facts, "bock", json_true());
    return facts;
}

int main(int argc, char **argv)
{
    json_t *hello = ask("hello", json_object());
    long count = argc > 1 ? atol(argv[1]) : 1;

    random_state = argc > 2 ? (uint64_t)atol(argv[2]) : 1;
    while (count > 0) {
        json_t *facts = facts_of_deal(hello);
        json_t *end = play(facts);

        if (end != NULL) {
            json_t *record = json_object_get(facts, "record");

            json_object_set(record, "result",
                            json_object_get(json_object_get(end, "record"), "result"));
            json_dumpf(record, stdout, JSON_COMPACT);
            putchar('\n');
            count--;
        }
        json_decref(end);
        json_decref(facts);
    }
    json_decref(hello);
    return EXIT_SUCCESS;
}
