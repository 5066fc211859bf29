/* The results for programs, on one line; and its reader, which adds up parts of a match. */
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "base/json.h"
#include "base/memory.h"
#include "match/read.h"
#include "match/write.h"
#include "record/house.h"
#include "words/names.h"

/* --------------------------------------------------------------------- writing */

static void put_kept(struct json *json, const char *key, const struct kept list[KEPT])
{
    json_open(json, key, '[');
    for (int n = 0; n < KEPT && list[n].text != NULL; n++) {
        json_open(json, NULL, '{');
        json_put_number(json, "score", list[n].score);
        json_put_number(json, "deal", (long long)list[n].deal + 1);
        json_put_number(json, "game", list[n].game + 1);
        json_put_word(json, "seat", skr_seat_name(list[n].seat));
        json_put_text(json, "state", list[n].text);
        json_close(json, '}');
    }
    json_close(json, ']');
}

static void put_broken(struct json *json, const struct score *s)
{
    json_open(json, "broken", '[');
    for (int n = 0; n < s->brokens; n++) {
        const struct broken *b = &s->broken[n];

        json_open(json, NULL, '{');
        json_put_word(json, "clause", skr_clause_info(b->clause)->id);
        json_put_number(json, "times", b->times);
        json_put_number(json, "deal", (long long)b->deal + 1);
        json_put_number(json, "game", b->game + 1);
        json_put_word(json, "ruled", b->ruled != SKR_C_NONE
                      ? skr_clause_info(b->ruled)->id : NULL);
        json_put_text(json, "what", b->what);
        json_close(json, '}');
    }
    json_close(json, ']');
}

static void put_player(struct json *json, const char *name, const struct score *s)
{
    struct score copy = *s;

    json_open(json, NULL, '{');
    json_put_text(json, "name", name);
    json_key(json, "mean");
    out_format(json->out, "%.4f", score_mean(s));
    json_key(json, "error");
    if (score_error(s) < 0)
        out_text(json->out, "null");
    else
        out_format(json->out, "%.4f", score_error(s));
    for (int n = 0; n < score_sum_count; n++)
        json_put_number(json, score_sums[n].name, *score_sum(&copy, n));
    put_kept(json, "best", s->best);
    put_kept(json, "worst", s->worst);
    put_broken(json, s);
    json_close(json, '}');
}

static void put_rules(struct json *json, const struct match *m)
{
    const struct skr_option *option;

    json_put_word(json, "code", m->code->name);
    json_open(json, "options", '[');
    for (int n = 0; (option = skr_option_at(n)) != NULL; n++)
        if (house_of(m->code) >> n & 1)
            json_put_word(json, NULL, option->name);
    json_close(json, ']');
    json_put_word(json, "scheme", term_key(&scheme_terms, (int)m->scheme));
}

/* Which deals are played, and how: what parts of one match have in common. The seed is a
 * text, because numbers of JSON are exact up to 2^53 only. */
static void put_deals(struct json *json, const struct match *m)
{
    json_key(json, "seed");
    out_format(json->out, "\"%llu\"", (unsigned long long)m->seed);
    json_put_text(json, "deals_crc32", *m->given_crc32 != '\0' ? m->given_crc32 : NULL);
    json_put_flag(json, "duplicate", m->duplicate);
    json_put_number(json, "deals_of_match", (long long)m->deals);
}

void match_json(struct out *out, const struct match *m, const struct results *r)
{
    struct json json = { .out = out };

    json_open(&json, NULL, '{');
    json_put_number(&json, "match", 1);
    put_rules(&json, m);
    put_deals(&json, m);
    if (m->parts > 0) {
        json_open(&json, "part", '{');
        json_put_number(&json, "part", m->part);
        json_put_number(&json, "parts", m->parts);
        json_close(&json, '}');
    }
    json_put_number(&json, "deals", r->deals);
    json_put_number(&json, "games", r->games);
    json_put_number(&json, "moves", r->moves);
    json_open(&json, "players", '[');
    for (int n = 0; n < m->players; n++)
        put_player(&json, m->player[n].name, &r->of[n]);
    json_close(&json, ']');
    json_close(&json, '}');
    out_text(out, "\n");
}

/* --------------------------------------------------------------------- reading */

static bool number_in(const json_t *object, const char *key, long long *number)
{
    const json_t *value = json_object_get(object, key);

    *number = json_integer_value(value);
    return json_is_integer(value);
}

/* The number of a deal or of a game, which are counted from 1. */
static bool place_in(const json_t *object, uint64_t *deal, int *game)
{
    long long d, g;

    if (!number_in(object, "deal", &d) || !number_in(object, "game", &g) || d < 1 || g < 1
        || g > 100000)
        return false;
    *deal = (uint64_t)d - 1;
    *game = (int)g - 1;
    return true;
}

static bool read_kept(const json_t *list, struct kept out[KEPT])
{
    const json_t *one;
    size_t n;

    json_array_foreach(list, n, one) {
        const char *seat = json_string_value(json_object_get(one, "seat"));
        const char *text = json_string_value(json_object_get(one, "state"));

        if (n == KEPT || seat == NULL || text == NULL
            || strlen(text) >= SKR_STATE_TEXT || skr_seat_find(seat) < 0
            || !number_in(one, "score", &out[n].score)
            || !place_in(one, &out[n].deal, &out[n].game))
            return false;
        out[n].seat = skr_seat_find(seat);
        out[n].text = strdup(text);
    }
    return json_is_array(list);
}

static enum skr_clause clause_in(const json_t *object, const char *key)
{
    const char *id = json_string_value(json_object_get(object, key));

    return id != NULL ? skr_clause_find(id) : SKR_C_NONE;
}

static bool read_broken(const json_t *list, struct score *s)
{
    const json_t *one;
    size_t n;

    json_array_foreach(list, n, one) {
        const char *what = json_string_value(json_object_get(one, "what"));
        struct broken b = { .clause = clause_in(one, "clause"),
                            .ruled = clause_in(one, "ruled") };

        if (b.clause == SKR_C_NONE || what == NULL || !number_in(one, "times", &b.times)
            || !place_in(one, &b.deal, &b.game))
            return false;
        snprintf(b.what, sizeof b.what, "%s", what);
        match_broken(s, &b);
    }
    return json_is_array(list);
}

static bool read_player(const json_t *player, struct score *s)
{
    for (int n = 0; n < score_sum_count; n++)
        if (!number_in(player, score_sums[n].name, score_sum(s, n)))
            return false;
    return read_kept(json_object_get(player, "best"), s->best)
        && read_kept(json_object_get(player, "worst"), s->worst)
        && read_broken(json_object_get(player, "broken"), s);
}

/* The players' names are those of the document, which lives on. */
static bool read_players(const json_t *list, struct match *m, struct results *r)
{
    const json_t *player;
    size_t n;

    m->players = (int)json_array_size(list);
    if (m->players < 1 || m->players > MOST_PLAYERS)
        return false;
    json_array_foreach(list, n, player) {
        m->player[n].name = json_string_value(json_object_get(player, "name"));
        if (m->player[n].name == NULL || !read_player(player, &r->of[n]))
            return false;
    }
    return true;
}

static bool read_rules(const json_t *document, struct skr_code *code, struct match *m)
{
    const char *name = json_string_value(json_object_get(document, "code"));
    const char *scheme = json_string_value(json_object_get(document, "scheme"));
    const json_t *options = json_object_get(document, "options"), *option;
    int s = scheme != NULL ? term_find(&scheme_terms, scheme) : -1;
    size_t n;

    if (name == NULL || skr_code_find(name) == NULL || s < 0 || s > SKR_PLAIN)
        return false;
    *code = *skr_code_find(name);
    *m = (struct match){ .code = code, .scheme = (enum skr_scheme)s };
    json_array_foreach(options, n, option)
        if (!json_is_string(option)
            || skr_option_add(code, json_string_value(option)) != SKR_OK)
            return false;
    return true;
}

static bool read_deals(const json_t *document, struct match *m)
{
    const char *seed = json_string_value(json_object_get(document, "seed"));
    const json_t *crc32 = json_object_get(document, "deals_crc32");
    const char *given = json_string_value(crc32);
    long long deals;

    if (seed == NULL || *seed == '\0' || strlen(seed) > 20
        || seed[strspn(seed, "0123456789")] != '\0'
        || !number_in(document, "deals_of_match", &deals) || deals < 0
        || !(json_is_null(crc32) || (given != NULL && strlen(given) == 8)))
        return false;
    m->seed = strtoull(seed, NULL, 10);
    m->deals = (uint64_t)deals;
    m->duplicate = json_is_true(json_object_get(document, "duplicate"));
    if (given != NULL)
        snprintf(m->given_crc32, sizeof m->given_crc32, "%s", given);
    return true;
}

bool match_read(const json_t *document, struct skr_code *code, struct match *m,
                struct results *r)
{
    return read_rules(document, code, m) && read_deals(document, m)
        && number_in(document, "deals", &r->deals)
        && number_in(document, "games", &r->games)
        && number_in(document, "moves", &r->moves)
        && read_players(json_object_get(document, "players"), m, r);
}

bool match_alike(const struct match *a, const struct match *b)
{
    if (a->players != b->players || a->scheme != b->scheme
        || strcmp(a->code->name, b->code->name) != 0
        || house_of(a->code) != house_of(b->code))
        return false;
    for (int n = 0; n < a->players; n++)
        if (strcmp(a->player[n].name, b->player[n].name) != 0)
            return false;
    return true;
}

bool match_same_deals(const struct match *a, const struct match *b)
{
    return a->seed == b->seed && a->deals == b->deals && a->duplicate == b->duplicate
        && strcmp(a->given_crc32, b->given_crc32) == 0;
}
