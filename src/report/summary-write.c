/* Writes a summary as text and as JSON. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/json.h"
#include "base/memory.h"
#include "base/width.h"
#include "report/summary.h"
#include "words/names.h"
#include "words/say.h"

/* So many players are listed as text; JSON has all that were counted. */
#define LISTED 20

const char *summary_kind_name(enum language language, int kind)
{
    return kind < SKR_GAMES ? game_in(language, (enum skr_game)kind)
        : kind == KIND_RAMSCH ? game_in(language, SKR_RAMSCH)
        : tr(language, kind == KIND_PASSED_IN ? N_("passed in") : N_("no game"));
}

unsigned long long summary_kind_games(const struct summary *s, int kind)
{
    unsigned long long games = 0;

    for (int v = 0; v < VERDICTS; v++)
        games += s->kind[kind][v];
    return games;
}

/* --------------------------------------------------------------------- sorting */

/* The clauses with findings, those in most games first. Returns their number. */
static int sort_clauses(const struct summary *s, int order[SKR_CLAUSES_RESERVED])
{
    int n = 0;

    for (int i = 0; i < SKR_CLAUSES_RESERVED; i++) {
        int at = n;

        if (s->clause[i].findings == 0)
            continue;
        for (; at > 0 && s->clause[order[at - 1]].games < s->clause[i].games; at--)
            order[at] = order[at - 1];
        order[at] = i;
        n++;
    }
    return n;
}

static int compare_players(const void *a, const void *b)
{
    const struct player_count *x = *(const struct player_count *const *)a;
    const struct player_count *y = *(const struct player_count *const *)b;

    if (x->violate != y->violate)
        return x->violate < y->violate ? 1 : -1;
    if (x->games != y->games)
        return x->games < y->games ? 1 : -1;
    return strcmp(x->name, y->name);
}

const struct player_count **summary_sort_players(const struct summary *s)
{
    const struct player_count **order = malloc((s->players + 1) * sizeof *order);
    size_t n = 0;

    if (order == NULL) {
        memory_note();
        return NULL;
    }
    for (; n < s->players; n++)
        order[n] = &s->player[n];
    qsort(order, n, sizeof *order, compare_players);
    return order;
}

/* ------------------------------------------------------------------------ text */

static int wider(int width, const char *text)
{
    return text_width(text) > width ? text_width(text) : width;
}

/* As wide as the widest of the verdicts and kinds of games; 16 for short ones. */
static int name_width(enum language language)
{
    int width = 16;

    for (int v = 0; v < VERDICTS; v++)
        width = wider(width, verdict_word(language, (enum verdict)v));
    for (int k = 0; k < KINDS; k++)
        width = wider(width, summary_kind_name(language, k));
    return width;
}

const char *share_text(enum language language, unsigned long long n, unsigned long long all,
                       char text[SHARE_SIZE])
{
    unsigned hundredths = all > 0 ? (unsigned)(10000.0 * (double)n / (double)all + 0.5) : 0;

    snprintf(text, SHARE_SIZE, "%u%c%02u %%", hundredths / 100,
             language == ENGLISH ? '.' : ',', hundredths % 100);
    return text;
}

static void put_share(struct out *out, const char *name, unsigned long long n,
                      unsigned long long all)
{
    char share[SHARE_SIZE];

    out_text(out, "  ");
    out_left(out, name, name_width(out->language));
    out_format(out, "%12llu%10s\n", n, share_text(out->language, n, all, share));
}

/* A column as wide as its head, and 12 at least. */
static void put_head(struct out *out, const char *head)
{
    out_text(out, " ");
    out_right(out, head, 11);
}

static void put_count(struct out *out, const char *head, unsigned long long n)
{
    out_format(out, "%*llu", wider(11, head) + 1, n);
}

static void put_kinds(struct out *out, const struct summary *s)
{
    const char *games = tr(out->language, N_("games"));
    int width = name_width(out->language);

    out_text(out, "\n  ");
    out_left(out, tr(out->language, N_("game")), width);
    put_head(out, games);
    for (int v = VERDICT_CONVENTION; v < VERDICTS; v++)
        put_head(out, verdict_word(out->language, (enum verdict)v));
    out_text(out, "\n");
    for (int k = 0; k < KINDS; k++)
        if (summary_kind_games(s, k) > 0) {
            out_text(out, "  ");
            out_left(out, summary_kind_name(out->language, k), width);
            put_count(out, games, summary_kind_games(s, k));
            for (int v = VERDICT_CONVENTION; v < VERDICTS; v++)
                put_count(out, verdict_word(out->language, (enum verdict)v), s->kind[k][v]);
            out_text(out, "\n");
        }
}

static void put_place(struct out *out, const struct place *place)
{
    char id[4 * sizeof place->id];
    struct out shown = out_into(id, sizeof id, out->language);

    out_plain(&shown, place->id, strlen(place->id));
    out_text(out, "    ");
    out_plain(out, place->source, strlen(place->source));
    out_format(out, ":%llu", place->line);
    if (*place->id != '\0') {
        out_text(out, " (");
        out_say(out, "game %s", id);
        out_text(out, ")");
    }
    out_text(out, "\n");
}

static void put_clause(struct out *out, const struct clause_count *c, int clause)
{
    const struct skr_clause_info *info = skr_clause_info((enum skr_clause)clause);

    out_format(out, "\n  %s: ", info->id);
    out_say_n(out, "%llu in %llu game", "%llu in %llu games", (long long)c->games,
              c->findings, c->games);
    out_format(out, "\n    %s\n", title_in(out->language, (enum skr_clause)clause));
    for (int i = 0; i < c->places; i++)
        put_place(out, &c->place[i]);
}

static void put_players(struct out *out, const struct summary *s)
{
    const struct player_count **order = summary_sort_players(s);
    const char *games = tr(out->language, N_("games"));
    const char *violate = tr(out->language, N_("violate"));

    out_text(out, "\n  ");
    out_left(out, tr(out->language, N_("player")), 24);
    put_head(out, games);
    put_head(out, violate);
    out_text(out, "\n");
    for (size_t i = 0; order != NULL && i < s->players && i < LISTED; i++) {
        struct player_count p = *order[i];

        out_text(out, "  ");
        out_left(out, p.name, 24);
        out_text(out, shown_width(p.name) < 24 ? "" : " ");
        put_count(out, games, p.games);
        put_count(out, violate, p.violate);
        out_text(out, "\n");
    }
    if (s->players > LISTED)
        out_say(out, "  and %zu more; --summary=json has them\n",
                s->players - LISTED);
    if (s->uncounted > 0)
        out_say(out, "  only %d players are counted; games of others: %llu\n",
                SUMMARY_PLAYERS, s->uncounted);
    free(order);
}

void summary_text(struct out *out, const struct summary_view *view)
{
    const struct summary *s = view->summary;
    unsigned long long games = summary_games(s);
    int order[SKR_CLAUSES_RESERVED], clauses = sort_clauses(s, order);

    out_say_n(out, "%llu game", "%llu games", (long long)games, games);
    if (view->rules != NULL) {
        out_text(out, " (");
        out_shown(out, view->rules);
        out_text(out, ")");
    }
    out_text(out, "\n");
    for (int v = 0; v < VERDICTS; v++)
        put_share(out, verdict_word(out->language, (enum verdict)v), s->verdict[v], games);
    put_kinds(out, s);
    for (int i = 0; i < clauses; i++)
        put_clause(out, &s->clause[order[i]], order[i]);
    if (view->by_player)
        put_players(out, s);
}

/* ------------------------------------------------------------------------ JSON */

static void json_verdicts(struct json *json, const char *key,
                          const unsigned long long n[VERDICTS])
{
    json_open(json, key, '{');
    for (int v = 0; v < VERDICTS; v++)
        json_put_number(json, verdict_name((enum verdict)v), (long long)n[v]);
    json_close(json, '}');
}

static void json_clause(struct json *json, const struct clause_count *c, int clause)
{
    const struct skr_clause_info *info = skr_clause_info((enum skr_clause)clause);

    json_open(json, NULL, '{');
    json_put_text(json, "clause", info->id);
    json_put_text(json, "title", info->title);
    json_put_number(json, "findings", (long long)c->findings);
    json_put_number(json, "games", (long long)c->games);
    json_open(json, "places", '[');
    for (int i = 0; i < c->places; i++) {
        json_open(json, NULL, '{');
        json_put_text(json, "source", c->place[i].source);
        json_put_number(json, "line", (long long)c->place[i].line);
        json_put_text(json, "id", *c->place[i].id != '\0' ? c->place[i].id : NULL);
        json_close(json, '}');
    }
    json_close(json, ']');
    json_close(json, '}');
}

static void json_players(struct json *json, const struct summary *s)
{
    const struct player_count **order = summary_sort_players(s);

    json_open(json, "players", '[');
    for (size_t i = 0; order != NULL && i < s->players; i++) {
        json_open(json, NULL, '{');
        json_put_text(json, "name", order[i]->name);
        json_put_number(json, "games", (long long)order[i]->games);
        json_put_number(json, "violate", (long long)order[i]->violate);
        json_close(json, '}');
    }
    json_close(json, ']');
    json_put_number(json, "uncounted", (long long)s->uncounted);
    free(order);
}

void summary_json(struct out *out, const struct summary_view *view)
{
    const struct summary *s = view->summary;
    struct json json = { .out = out };
    int order[SKR_CLAUSES_RESERVED], clauses = sort_clauses(s, order);

    json_open(&json, NULL, '{');
    json_put_number(&json, "summary", 1);
    json_put_text(&json, "rules", view->rules);
    if (view->where != NULL)
        json_put_text(&json, "where", view->where);
    if (view->skips_foreign)
        json_put_text(&json, "foreign", "skip");
    if (view->parts > 0) {
        json_open(&json, "part", '{');
        json_put_number(&json, "part", view->part);
        json_put_number(&json, "parts", view->parts);
        json_put_number(&json, "bytes", view->bytes);
        json_key(&json, "crc32");
        out_format(out, "\"%08lx\"", (unsigned long)view->crc32);
        json_close(&json, '}');
    }
    json_put_number(&json, "games", (long long)summary_games(s));
    json_verdicts(&json, "verdicts", s->verdict);
    json_open(&json, "kinds", '{');
    for (int k = 0; k < KINDS; k++)
        if (summary_kind_games(s, k) > 0)
            json_verdicts(&json, summary_kind_name(ENGLISH, k), s->kind[k]);
    json_close(&json, '}');
    json_open(&json, "clauses", '[');
    for (int i = 0; i < clauses; i++)
        json_clause(&json, &s->clause[order[i]], order[i]);
    json_close(&json, ']');
    if (view->by_player)
        json_players(&json, s);
    json_close(&json, '}');
    out_text(out, "\n");
}
