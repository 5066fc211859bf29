/* The question what a score list comes to. */
#include <stdio.h>
#include <stdlib.h>

#include "base/grown.h"
#include "base/memory.h"
#include "question/ask.h"
#include "question/wrongs.h"

struct list {
    struct question *q;
    char *name[SKR_TABLE];             /**< to be freed */
    struct term player[SKR_TABLE];     /**< by name, clockwise */
    struct terms players;
    int lot[SKR_TABLE];
    struct skr_sheet sheet;
    struct out running_text, wrong_text;
    struct json running, wrong;        /**< items of lists, into those texts */
};

/* -------------------------------------------------------------- who and how */

/* Of more players than a table has, none is read: the guard of the row says so. */
static void read_players(struct list *l)
{
    const char *names = question_value(l->q, FACT_NAMES);

    l->players.term = l->player;
    for (struct json_walk w = json_walk(names); json_next(&w);) {
        char *name = json_text_new(w.value);
        bool taken = name == NULL || *name == '\0' || l->players.count == SKR_TABLE
            || term_find(&l->players, name) >= 0;

        if (taken) {
            free(name);
            question_expects(l->q, FACT_NAMES, names,
                             facts[FACT_NAMES].expected);
            return;
        }
        l->name[l->players.count] = name;
        l->player[l->players.count++].key = name;
    }
    l->q->scoring.players = l->players.count;
}

/* The player of this name, or NONE. value: a string or a key. */
static int find_player(const struct list *l, const char *value)
{
    int i = l->players.count - 1;

    while (i >= 0 && !json_is(value, l->name[i]))
        i--;
    return i;
}

static void read_lot(struct list *l)
{
    struct json_walk w = json_walk(question_value(l->q, FACT_LOT));

    for (int place = 1; json_next(&w); place++) {
        int player = find_player(l, w.value);

        if (player < 0 || l->lot[player] != 0) {
            question_wrong(l->q, FACT_LOT, SKR_C_NONE, "expected players'"
                           " names, each once, the first one best");
            return;
        }
        l->lot[player] = place;
    }
}

/* -------------------------------------------------------------------- deals */

/* A player of a deal, SKR_NOBODY when the key is absent. */
static int read_player(const struct list *l, struct question *deal,
                       enum fact_row row)
{
    struct fact one = facts[row];
    const char *name = question_value(deal, row);
    char expected[EXPECTED_SIZE];
    int player;

    if (name == NULL)
        return SKR_NOBODY;
    player = find_player(l, name);
    if (player >= 0)
        return player;
    one.type = TYPE_WORD;
    one.words = &l->players;
    fact_expected(&one, deal->wrongs->language, false, expected);
    question_expects(deal, row, name, expected);
    return SKR_NOBODY;
}

/* What one is booked in a deal without a soloist. */
static void read_one(struct question *deal, const char *name, int player, const char *value)
{
    const struct fact *fact = &facts[FACT_ENTRY_POINTS];
    char quoted[QUOTED];
    long long n;

    if (player < 0) {
        question_wrong(deal, FACT_ENTRY_POINTS, SKR_C_NONE,
                       "names somebody who is not a player");
    } else if (json_whole(value, fact->low, fact->high, &n)) {
        deal->entry.each[player] = (int)n;
    } else {
        question_quote(quoted, value);
        question_wrong(deal, FACT_ENTRY_POINTS, SKR_C_NONE,
                       "%.40s: expected a whole number from %d to"
                       " %d, got %s", name, fact->low, fact->high, quoted);
    }
}

static void read_each(const struct list *l, struct question *deal)
{
    struct json_walk w = json_walk(question_value(deal, FACT_ENTRY_POINTS));

    while (w.keys && json_next(&w)) {
        int player = find_player(l, w.key);

        read_one(deal, player >= 0 ? l->name[player] : "", player, w.value);
    }
}

/* A score that contradicts a value is found by the engine, as in any list. Of a score alone the
 * engine does not know whether won was said. */
static void check_entry(struct question *deal)
{
    int kinds = question_has(deal, FACT_ENTRY_SOLOIST)
        + question_has(deal, FACT_ENTRY_POINTS) + deal->passed_in;
    bool valued = question_has(deal, FACT_ENTRY_VALUE);

    if (kinds != 1 && question_sound(deal, FACT_ENTRY_PASSED_IN))
        question_wrong(deal, FACT_ENTRY_SOLOIST, SKR_C_NONE, "expected one of %s, %s and %s",
                       question_shown_key(deal->wrongs, FACT_ENTRY_SOLOIST),
                       question_shown_key(deal->wrongs, FACT_ENTRY_PASSED_IN),
                       question_shown_key(deal->wrongs, FACT_ENTRY_POINTS));
    if (kinds != 1 || !question_has(deal, FACT_ENTRY_SOLOIST))
        return;
    if (valued && !question_has(deal, FACT_ENTRY_WON))
        question_wrong(deal, FACT_ENTRY_WON, SKR_C_NONE,
                       "missing: a value has no sign");
    if (!valued && deal->entry.score != 0 && question_has(deal, FACT_ENTRY_WON)
        && deal->entry.won != (deal->entry.score > 0))
        question_refuse(deal, FACT_ENTRY_WON, SKR_C_SHEET_ENTRY,
                        "a score of %d says the opposite", deal->entry.score);
    if (!valued && deal->entry.score == 0
        && question_sound(deal, FACT_ENTRY_SCORE))
        question_wrong(deal, FACT_ENTRY_SCORE, SKR_C_NONE, "expected a score"
                       " other than 0, or %s and %s",
                       question_shown_key(deal->wrongs, FACT_ENTRY_VALUE),
                       question_shown_key(deal->wrongs, FACT_ENTRY_WON));
}

static void read_deal(const struct list *l, struct question *deal,
                      const char *object)
{
    if (*object != '{') {
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
static void put_by_player(const struct list *l, struct json *json, const char *key,
                          const int number[])
{
    json_open(json, key, '{');
    for (int i = 0; i < l->players.count; i++) {
        json_key_text(json, l->name[i]);
        out_number(json->out, number[i]);
    }
    json_close(json, '}');
}

static void put_totals(const struct list *l, struct json *json, const char *key)
{
    int total[SKR_TABLE];

    for (int i = 0; i < l->players.count; i++)
        total[i] = skr_sheet_total(&l->q->scoring, l->sheet.tally, i);
    put_by_player(l, json, key, total);
}

static void enter(struct list *l, const struct skr_entry *e)
{
    enum skr_clause broken[SKR_BROKEN];
    int n = skr_sheet_enter(&l->sheet, e, broken);

    for (int i = 0; i < n; i++) {
        json_open(&l->wrong, NULL, '{');
        json_put_number(&l->wrong, "deal", l->sheet.deals);
        json_put_word(&l->wrong, "clause", clause_id(broken[i]));
        json_close(&l->wrong, '}');
    }
    put_totals(l, &l->running, NULL);
}

/* All deals are read; they are entered as long as nothing is wrong. */
static void read_deals(struct list *l)
{
    struct json_walk w = json_walk(question_value(l->q, FACT_SHEET_DEALS));
    struct question deal;
    char path[160], nth[32];

    if (!question_sound(l->q, FACT_SHEET_DEALS))
        return;
    for (int number = 1; json_next(&w); number++) {
        snprintf(nth, sizeof nth, tr(l->q->wrongs->language, N_("deal %d")), number);
        snprintf(path, sizeof path, "%s%s: %s: ", l->q->path,
                 question_shown_key(l->q->wrongs, FACT_SHEET_DEALS), nth);
        question_begin(&deal, FORM_SHEET_DEAL, path, l->q->wrongs);
        read_deal(l, &deal, w.value);
        if (question_right(l->q))
            enter(l, &deal.entry);
    }
}

/* ------------------------------------------------------------ only the sums */

static void read_tally(struct list *l, const char *object, int player)
{
    struct question tally;
    char path[320];

    snprintf(path, sizeof path, "%s%s: %s: ", l->q->path,
             question_shown_key(l->q->wrongs, FACT_TALLIES), l->player[player].key);
    question_begin(&tally, FORM_TALLY, path, l->q->wrongs);
    if (json_kind(object) == '{')
        question_read(&tally, object);
    else if (tally.wrongs->typed)
        question_wrong_key(&tally, "tally", "expected %s=N %s=N %s=N",
                           question_shown_key(tally.wrongs, FACT_TALLY_POINTS),
                           question_shown_key(tally.wrongs, FACT_TALLY_WON),
                           question_shown_key(tally.wrongs, FACT_TALLY_LOST));
    else
        question_wrong_key(&tally, "tally", "expected {\"points\":,\"won\":,"
                           "\"lost\":} for each player");
    l->sheet.tally[player] = tally.tally;
    l->sheet.deals += tally.tally.won + tally.tally.lost;
}

static void read_tallies(struct list *l)
{
    const char *tallies = question_value(l->q, FACT_TALLIES);

    if (json_count(tallies) != l->players.count) {
        question_misfit(l->q, FACT_TALLIES, &facts[FACT_TALLIES], tallies);
        return;
    }
    skr_sheet_skip(&l->sheet, l->q->number);
    l->sheet.passed_in = l->q->number;
    for (int i = 0; i < l->players.count; i++)
        read_tally(l, json_find(tallies, l->name[i]), i);
}

/* ------------------------------------------------------------------- answer */

static void put_names(const struct list *l, struct json *json, const char *key,
                      unsigned set)
{
    json_open(json, key, '[');
    for (int i = 0; i < l->players.count; i++)
        if (set & 1u << i)
            json_put_text(json, NULL, l->name[i]);
    json_close(json, ']');
}

static void put_players(const struct list *l, struct json *json)
{
    const struct skr_tally *t = l->sheet.tally;
    int points[SKR_TABLE], won[SKR_TABLE], lost[SKR_TABLE], place[SKR_TABLE];
    unsigned open = skr_sheet_rank(&l->q->scoring, t, l->lot, place);

    for (int i = 0; i < l->players.count; i++) {
        points[i] = t[i].points;
        won[i] = t[i].won;
        lost[i] = t[i].lost;
    }
    put_by_player(l, json, "points", points);
    put_by_player(l, json, "won", won);
    put_by_player(l, json, "lost", lost);
    put_totals(l, json, "totals");
    put_by_player(l, json, "places", place);
    put_names(l, json, "lot", open);
    put_names(l, json, "losers", l->sheet.losers);
}

static void put_list(struct json *json, const char *key, const struct out *items)
{
    json_open(json, key, '[');
    out_bytes(json->out, items->data, items->size);
    json_close(json, ']');
}

static void put_sheet(const struct list *l, struct json *json)
{
    answer_open(l->q, json);
    put_players(l, json);
    json_put_number(json, "deals", l->sheet.deals);
    json_put_number(json, "passed_in", l->sheet.passed_in);
    json_put_flag(json, "complete", skr_sheet_complete(&l->sheet));
    put_list(json, "running", &l->running_text);
    put_list(json, "wrong", &l->wrong_text);
    json_close(json, '}');
}

static void read_sheet(struct list *l)
{
    struct question *q = l->q;
    bool deals = question_has(q, FACT_SHEET_DEALS);

    if (deals == question_has(q, FACT_TALLIES))
        question_refuse(q, FACT_SHEET_DEALS, SKR_C_NONE, "either the deals or their sums"
                        " are needed, not both: {deals} or {tallies}");
    if (question_sound(q, FACT_NAMES))
        read_players(l);
    if (!question_sound(q, FACT_NAMES))
        return;
    read_lot(l);
    skr_sheet_begin(&l->sheet, &q->scoring);
    if (deals)
        read_deals(l);
    else if (question_has(q, FACT_TALLIES) && question_sound(q, FACT_TALLIES))
        read_tallies(l);
}

bool ask_sheet(struct question *q, struct json *json)
{
    struct list l = { .q = q, .running_text = grown_begin(ENGLISH),
                      .wrong_text = grown_begin(ENGLISH) };
    bool right;

    l.running.out = &l.running_text;
    l.wrong.out = &l.wrong_text;
    read_sheet(&l);
    right = question_right(q) && !memory_failed();
    if (right)
        put_sheet(&l, json);
    for (int i = 0; i < SKR_TABLE; i++)
        free(l.name[i]);
    free(l.running_text.data);
    free(l.wrong_text.data);
    return right;
}
