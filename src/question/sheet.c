/* The question what a score list comes to. */
#include <stdio.h>
#include <string.h>

#include "base/memory.h"
#include "question/ask.h"

struct list {
    struct question *q;
    struct term player[SKR_TABLE];     /**< by name, clockwise */
    struct terms players;
    int lot[SKR_TABLE];
    struct skr_sheet sheet;
    json_t *running, *wrong;
};

/* -------------------------------------------------------------- who and how */

static void read_players(struct list *l)
{
    const json_t *names = question_json(l->q, FACT_NAMES), *item;
    size_t i;

    l->players.term = l->player;
    json_array_foreach((json_t *)names, i, item) {
        const char *name = json_string_value(item);

        if (name == NULL || *name == '\0'
            || strlen(name) != json_string_length(item)
            || term_find(&l->players, name) >= 0) {
            question_expects(l->q, FACT_NAMES, names,
                             facts[FACT_NAMES].expected);
            return;
        }
        l->player[i].key = name;
        l->players.count++;
    }
    l->q->scoring.players = l->players.count;
}

static int find_player(const struct list *l, const json_t *name)
{
    const char *text = json_string_value(name);

    return text != NULL ? term_find(&l->players, text) : -1;
}

static void read_lot(struct list *l)
{
    const json_t *lot = question_json(l->q, FACT_LOT), *name;
    size_t i;

    json_array_foreach((json_t *)lot, i, name) {
        int player = find_player(l, name);

        if (player < 0 || l->lot[player] != 0) {
            question_wrong(l->q, FACT_LOT, SKR_C_NONE, "expected players'"
                           " names, each once, the first one best");
            return;
        }
        l->lot[player] = (int)i + 1;
    }
}

/* -------------------------------------------------------------------- deals */

/* A player of a deal, SKR_NOBODY when the key is absent. */
static int read_player(const struct list *l, struct question *deal,
                       enum fact_row row)
{
    struct fact one = facts[row];
    const json_t *name = question_json(deal, row);
    char expected[EXPECTED_SIZE];
    int player;

    if (name == NULL)
        return SKR_NOBODY;
    player = find_player(l, name);
    if (player >= 0)
        return player;
    one.type = TYPE_WORD;
    one.words = &l->players;
    fact_expected(&one, deal->wrongs->language, expected);
    question_expects(deal, row, name, expected);
    return SKR_NOBODY;
}

/* What each is booked in a deal without a soloist. */
static void read_each(const struct list *l, struct question *deal)
{
    const struct fact *fact = &facts[FACT_ENTRY_POINTS];
    const json_t *points = question_json(deal, FACT_ENTRY_POINTS);
    const char *name;
    json_t *value;

    json_object_foreach((json_t *)points, name, value) {
        int player = term_find(&l->players, name);
        json_int_t n = json_integer_value(value);
        char quoted[QUOTED];

        if (player < 0) {
            question_wrong(deal, FACT_ENTRY_POINTS, SKR_C_NONE,
                           "names somebody who is no player");
        } else if (json_is_integer(value) && n >= fact->low
                   && n <= fact->high) {
            deal->entry.each[player] = (int)n;
        } else {
            question_quote(quoted, value);
            question_wrong(deal, FACT_ENTRY_POINTS, SKR_C_NONE,
                           "%.40s: expected a whole number from %d to"
                           " %d, got %s", name, fact->low, fact->high, quoted);
        }
    }
}

static void check_entry(struct question *deal)
{
    int kinds = question_has(deal, FACT_ENTRY_SOLOIST)
        + question_has(deal, FACT_ENTRY_POINTS) + deal->passed_in;
    bool valued = question_has(deal, FACT_ENTRY_VALUE);

    if (kinds != 1 && question_sound(deal, FACT_ENTRY_PASSED_IN))
        question_wrong(deal, FACT_ENTRY_SOLOIST, SKR_C_NONE, "expected one of"
                       " soloist, passed_in and points");
    if (kinds != 1 || !question_has(deal, FACT_ENTRY_SOLOIST))
        return;
    if (valued && !question_has(deal, FACT_ENTRY_WON))
        question_wrong(deal, FACT_ENTRY_WON, SKR_C_NONE,
                       "missing: a value is not signed");
    if (!valued && deal->entry.score == 0
        && question_sound(deal, FACT_ENTRY_SCORE))
        question_wrong(deal, FACT_ENTRY_SCORE, SKR_C_NONE, "expected a score"
                       " other than 0, or a value and won");
}

static void read_deal(const struct list *l, struct question *deal,
                      const json_t *object)
{
    if (!json_is_object(object)) {
        question_wrong_key(deal, "deal", "expected an object");
        return;
    }
    question_read(deal, object);
    deal->entry.dealer = read_player(l, deal, FACT_ENTRY_DEALER);
    deal->entry.soloist = read_player(l, deal, FACT_ENTRY_SOLOIST);
    check_entry(deal);
    read_each(l, deal);
}

/* One number a player. */
static json_t *by_player(const struct list *l, const int number[])
{
    json_t *object = json_object();

    for (int i = 0; i < l->players.count; i++)
        memory_put(object, l->player[i].key, json_integer(number[i]));
    return object;
}

static json_t *totals(const struct list *l)
{
    int total[SKR_TABLE];

    for (int i = 0; i < l->players.count; i++)
        total[i] = skr_sheet_total(&l->q->scoring, l->sheet.tally, i);
    return by_player(l, total);
}

static void enter(struct list *l, const struct skr_entry *e)
{
    enum skr_clause broken[SKR_BROKEN];
    int n = skr_sheet_enter(&l->sheet, e, broken);

    for (int i = 0; i < n; i++)
        memory_append(l->wrong, json_pack("{s:i, s:s}", "deal",
                                          l->sheet.deals, "clause",
                                          clause_id(broken[i])));
    memory_append(l->running, totals(l));
}

/* All deals are read; they are entered as long as nothing is wrong. */
static void read_deals(struct list *l)
{
    const json_t *deals = question_json(l->q, FACT_SHEET_DEALS), *item;
    struct question deal;
    char path[80];
    size_t i;

    if (!question_sound(l->q, FACT_SHEET_DEALS))
        return;
    json_array_foreach((json_t *)deals, i, item) {
        snprintf(path, sizeof path, "%sdeals: deal %zu: ", l->q->path, i + 1);
        question_begin(&deal, FORM_SHEET_DEAL, path, l->q->wrongs);
        read_deal(l, &deal, item);
        if (question_right(l->q))
            enter(l, &deal.entry);
    }
}

/* ------------------------------------------------------------ only the sums */

static void read_tally(struct list *l, const json_t *object, int player)
{
    struct question tally;
    char path[320];

    snprintf(path, sizeof path, "%stallies: %s: ", l->q->path,
             l->player[player].key);
    question_begin(&tally, FORM_TALLY, path, l->q->wrongs);
    if (json_is_object(object))
        question_read(&tally, object);
    else
        question_wrong_key(&tally, "tally", "expected {\"points\":,\"won\":,"
                           "\"lost\":} for each player");
    l->sheet.tally[player] = tally.tally;
    l->sheet.deals += tally.tally.won + tally.tally.lost;
}

static void read_tallies(struct list *l)
{
    const json_t *tallies = question_json(l->q, FACT_TALLIES);

    if (json_object_size(tallies) != (size_t)l->players.count) {
        question_expects(l->q, FACT_TALLIES, tallies,
                         facts[FACT_TALLIES].expected);
        return;
    }
    skr_sheet_skip(&l->sheet, l->q->number);
    l->sheet.passed_in = l->q->number;
    for (int i = 0; i < l->players.count; i++)
        read_tally(l, json_object_get(tallies, l->player[i].key), i);
}

/* ------------------------------------------------------------------- answer */

static json_t *names_of(const struct list *l, unsigned set)
{
    json_t *names = json_array();

    for (int i = 0; i < l->players.count; i++)
        if (set & 1u << i)
            memory_append(names, json_string(l->player[i].key));
    return names;
}

static void put_players(const struct list *l, json_t *answer)
{
    const struct skr_tally *t = l->sheet.tally;
    int points[SKR_TABLE], won[SKR_TABLE], lost[SKR_TABLE], place[SKR_TABLE];
    unsigned open = skr_sheet_rank(&l->q->scoring, t, l->lot, place);

    for (int i = 0; i < l->players.count; i++) {
        points[i] = t[i].points;
        won[i] = t[i].won;
        lost[i] = t[i].lost;
    }
    memory_put(answer, "points", by_player(l, points));
    memory_put(answer, "won", by_player(l, won));
    memory_put(answer, "lost", by_player(l, lost));
    memory_put(answer, "totals", totals(l));
    memory_put(answer, "places", by_player(l, place));
    memory_put(answer, "lot", names_of(l, open));
    memory_put(answer, "losers", names_of(l, l->sheet.losers));
}

static json_t *answer_list(const struct list *l)
{
    json_t *answer = json_object();

    put_players(l, answer);
    memory_put(answer, "deals", json_integer(l->sheet.deals));
    memory_put(answer, "passed_in", json_integer(l->sheet.passed_in));
    memory_put(answer, "complete",
               json_boolean(skr_sheet_complete(&l->sheet)));
    memory_put(answer, "running", json_incref(l->running));
    memory_put(answer, "wrong", json_incref(l->wrong));
    return answer;
}

json_t *ask_sheet(struct question *q)
{
    struct list l = { .q = q, .running = json_array(), .wrong = json_array() };
    bool deals = question_has(q, FACT_SHEET_DEALS);
    json_t *answer = NULL;

    if (deals == question_has(q, FACT_TALLIES))
        question_expects(q, FACT_SHEET_DEALS, NULL, "either deals or tallies");
    if (question_sound(q, FACT_NAMES))
        read_players(&l);
    if (question_sound(q, FACT_NAMES)) {
        read_lot(&l);
        skr_sheet_begin(&l.sheet, &q->scoring);
        if (deals)
            read_deals(&l);
        else if (question_sound(q, FACT_TALLIES))
            read_tallies(&l);
    }
    if (question_right(q))
        answer = answer_list(&l);
    json_decref(l.running);
    json_decref(l.wrong);
    return answer;
}
