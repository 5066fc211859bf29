/* The results for programs, on one line; and its reader, which adds up parts of a match. */
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "base/json-text.h"
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

static bool number_in(const char *object, const char *key, long long *number)
{
    const char *value = json_find(object, key);

    *number = 0;
    return value != NULL && json_whole(value, LLONG_MIN, LLONG_MAX, number);
}

/* A word of ours, of that object. */
#define WORD_SIZE 64
static bool word_in(const char *object, const char *key, char word[WORD_SIZE])
{
    return json_text(json_find(object, key), word, WORD_SIZE);
}

/* The number of a deal or of a game, which are counted from 1. */
static bool place_in(const char *object, uint64_t *deal, int *game)
{
    long long d, g;

    if (!number_in(object, "deal", &d) || !number_in(object, "game", &g) || d < 1 || g < 1
        || g > 100000)
        return false;
    *deal = (uint64_t)d - 1;
    *game = (int)g - 1;
    return true;
}

static bool read_one_kept(const char *one, struct kept *out)
{
    char seat[WORD_SIZE], text[SKR_STATE_TEXT];

    if (!word_in(one, "seat", seat) || skr_seat_find(seat) < 0
        || !json_text(json_find(one, "state"), text, sizeof text)
        || !number_in(one, "score", &out->score)
        || !place_in(one, &out->deal, &out->game))
        return false;
    out->seat = skr_seat_find(seat);
    out->text = strdup(text);
    if (out->text == NULL)
        memory_note();
    return out->text != NULL;
}

static bool read_kept(const char *list, struct kept out[KEPT])
{
    int n = 0;

    for (struct json_walk w = json_walk(list); json_next(&w); n++)
        if (n == KEPT || !read_one_kept(w.value, &out[n]))
            return false;
    return json_kind(list) == '[';
}

static enum skr_clause clause_in(const char *object, const char *key)
{
    char id[WORD_SIZE];

    return word_in(object, key, id) ? skr_clause_find(id) : SKR_C_NONE;
}

static bool read_broken(const char *list, struct score *s)
{
    for (struct json_walk w = json_walk(list); json_next(&w);) {
        struct broken b = { .clause = clause_in(w.value, "clause"),
                            .ruled = clause_in(w.value, "ruled") };

        if (b.clause == SKR_C_NONE || json_kind(json_find(w.value, "what")) != '"'
            || !number_in(w.value, "times", &b.times)
            || !place_in(w.value, &b.deal, &b.game))
            return false;
        json_text(json_find(w.value, "what"), b.what, sizeof b.what);
        match_broken(s, &b);
    }
    return json_kind(list) == '[';
}

static bool read_player(const char *player, struct score *s)
{
    for (int n = 0; n < score_sum_count; n++)
        if (!number_in(player, score_sums[n].name, score_sum(s, n)))
            return false;
    return read_kept(json_find(player, "best"), s->best)
        && read_kept(json_find(player, "worst"), s->worst)
        && read_broken(json_find(player, "broken"), s);
}

static bool read_players(const char *list, struct match *m, struct results *r)
{
    m->players = 0;
    for (struct json_walk w = json_walk(list); json_next(&w); m->players++) {
        int n = m->players;

        if (n == MOST_PLAYERS || json_kind(json_find(w.value, "name")) != '"'
            || !read_player(w.value, &r->of[n]))
            return false;
        m->player[n].name = json_text_new(json_find(w.value, "name"));
        if (m->player[n].name == NULL)
            return false;
    }
    return m->players > 0;
}

static bool read_rules(const char *document, struct skr_code *code, struct match *m)
{
    char name[WORD_SIZE], scheme[WORD_SIZE];
    int s = word_in(document, "scheme", scheme) ? term_find(&scheme_terms, scheme) : -1;

    if (!word_in(document, "code", name) || skr_code_find(name) == NULL || s < 0
        || s > SKR_PLAIN)
        return false;
    *code = *skr_code_find(name);
    *m = (struct match){ .code = code, .scheme = (enum skr_scheme)s };
    for (struct json_walk w = json_walk(json_find(document, "options")); json_next(&w);)
        if (!json_text(w.value, name, sizeof name) || skr_option_add(code, name) != SKR_OK)
            return false;
    return true;
}

static bool read_deals(const char *document, struct match *m)
{
    const char *crc32 = json_find(document, "deals_crc32");
    char seed[24];
    long long deals;

    if (json_number(json_find(document, "match")) != 1
        || strchr("tf", json_kind(json_find(document, "duplicate"))) == NULL
        || !json_text(json_find(document, "seed"), seed, sizeof seed) || *seed == '\0'
        || strlen(seed) > 20 || seed[strspn(seed, "0123456789")] != '\0'
        || !number_in(document, "deals_of_match", &deals) || deals < 0
        || !(json_kind(crc32) == 'n'
             || (json_text(crc32, m->given_crc32, sizeof m->given_crc32)
                 && strlen(m->given_crc32) == 8)))
        return false;
    m->seed = strtoull(seed, NULL, 10);
    m->deals = (uint64_t)deals;
    m->duplicate = json_kind(json_find(document, "duplicate")) == 't';
    return true;
}

bool match_read(const char *document, struct skr_code *code, struct match *m,
                struct results *r)
{
    *m = (struct match){ .players = 0 };
    return read_rules(document, code, m) && read_deals(document, m)
        && number_in(document, "deals", &r->deals)
        && number_in(document, "games", &r->games)
        && number_in(document, "moves", &r->moves)
        && read_players(json_find(document, "players"), m, r);
}

void match_names_free(struct match *m)
{
    for (int n = 0; n < m->players; n++)
        free((char *)m->player[n].name);
}

static bool same_players(const struct match *a, const struct match *b)
{
    for (int n = 0; n < a->players && n < b->players; n++)
        if (strcmp(a->player[n].name, b->player[n].name) != 0)
            return false;
    return a->players == b->players;
}

const char *match_unlike(const struct match *a, const struct match *b)
{
    if (!same_players(a, b))
        return N_("this part has other players than those before, or in another order");
    if (strcmp(a->code->name, b->code->name) != 0 || house_of(a->code) != house_of(b->code))
        return N_("this part was played by another code, or other house rules, than those"
                  " before");
    if (a->scheme != b->scheme)
        return N_("this part was added up by another --scheme than those before");
    return NULL;
}

bool match_same_deals(const struct match *a, const struct match *b)
{
    return a->seed == b->seed && a->deals == b->deals && a->duplicate == b->duplicate
        && strcmp(a->given_crc32, b->given_crc32) == 0;
}
