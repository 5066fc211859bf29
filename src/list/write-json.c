/* Score lists for programs. */
#include <string.h>

#include "base/names.h"
#include "list/write.h"

static void put_string(struct out *out, const char *text)
{
    out_json_string(out, text, strlen(text));
}

static void put_key(struct out *out, const char *key)
{
    out_format(out, ",\"%s\":", key);
}

static void put_name(struct out *out, const struct lists *lists,
                     const struct row *row, enum field field)
{
    if (knows(row, field))
        put_string(out, lists->rows->names.text[row->number[field]]);
    else
        out_text(out, "null");
}

/* {"Ada":1,"Bo":2} */
static void put_players(struct out *out, const struct lists *lists,
                        const struct list *list, const int number[])
{
    out_text(out, "{");
    for (int p = 0; p < list->sheet.scoring.players; p++) {
        if (p > 0)
            out_text(out, ",");
        put_string(out, player_name(lists, list, p));
        out_format(out, ":%d", number[p]);
    }
    out_text(out, "}");
}

static void put_set(struct out *out, const struct lists *lists,
                    const struct list *list, unsigned set)
{
    bool first = true;

    out_text(out, "[");
    for (int p = 0; p < list->sheet.scoring.players; p++)
        if (set >> p & 1) {
            out_text(out, first ? "" : ",");
            put_string(out, player_name(lists, list, p));
            first = false;
        }
    out_text(out, "]");
}

static void put_deal(struct out *out, const struct lists *lists,
                     const struct list *list, int i)
{
    const struct deal *deal = &lists->deal[i];
    const struct row *row = &lists->rows->row[i];
    const struct ruling *r = &deal->ruling;
    bool game = deal->entered && r->kind == RULED_GAME;

    out_format(out, "{\"line\":%u,\"deal\":", row->line);
    out_format(out, knows(row, F_DEAL) ? "%d" : "null", row->number[F_DEAL]);
    put_key(out, "dealer");
    put_name(out, lists, row, F_DEALER);
    put_key(out, "soloist");
    put_name(out, lists, row, F_SOLOIST);
    out_format(out, ",\"passed_in\":%s", r->kind == RULED_PASSED_IN ? "true"
                                                                    : "false");
    put_key(out, "game");
    if (knows(row, F_GAME) && r->kind != RULED_PASSED_IN)
        put_string(out, row_game_name(row->number[F_GAME]));
    else
        out_text(out, "null");
    out_format(out, ",\"won\":%s", !game ? "null" : r->won ? "true" : "false");
    put_key(out, "value");
    out_format(out, game && r->value != 0 ? "%d" : "null", r->value);
    put_key(out, "score");
    out_format(out, game ? "%d" : "null", r->score);
    put_key(out, "points");
    put_players(out, lists, list, deal->points);
    put_key(out, "totals");
    put_players(out, lists, list, deal->total);
    out_text(out, "}");
}

static void put_sums(struct out *out, const struct lists *lists,
                     const struct list *list)
{
    const struct skr_sheet *s = &list->sheet;
    int points[SKR_TABLE], won[SKR_TABLE], lost[SKR_TABLE], total[SKR_TABLE];

    for (int p = 0; p < s->scoring.players; p++) {
        points[p] = s->tally[p].points;
        won[p] = s->tally[p].won;
        lost[p] = s->tally[p].lost;
        total[p] = skr_sheet_total(&s->scoring, s->tally, p);
    }
    put_key(out, "points");
    put_players(out, lists, list, points);
    put_key(out, "won");
    put_players(out, lists, list, won);
    put_key(out, "lost");
    put_players(out, lists, list, lost);
    put_key(out, "totals");
    put_players(out, lists, list, total);
    put_key(out, "places");
    put_players(out, lists, list, list->place);
    put_key(out, "lot");
    put_set(out, lists, list, list->lot);
    put_key(out, "losers");
    put_set(out, lists, list, s->losers);
}

static void put_list(struct out *out, const struct lists *lists,
                     const struct list *list)
{
    const struct skr_sheet *s = &list->sheet;
    char name[LIST_TEXT];

    list_text(lists, list, name);
    out_text(out, "{\"series\":");
    put_string(out, name);
    put_key(out, "players");
    put_set(out, lists, list, list->too_many ? 0
            : (1u << s->scoring.players) - 1);
    out_format(out, ",\"deals\":%d,\"passed_in\":%d,\"complete\":%s", s->deals,
               s->passed_in, !list->too_many && skr_sheet_complete(s) ? "true"
                                                                       : "false");
    if (!list->too_many)
        put_sums(out, lists, list);
    put_key(out, "list");
    out_text(out, "[");
    for (int i = list->first; i >= 0 && !list->too_many;
         i = lists->deal[i].next) {
        if (i != list->first)
            out_text(out, ",");
        put_deal(out, lists, list, i);
    }
    out_text(out, "]}");
}

static void put_flaw(struct out *out, const struct flaw *f)
{
    out_format(out, "{\"line\":%u,\"column\":%d,\"kind\":\"%s\","
               "\"clause\":\"%s\"", f->line, f->column, finding_kind_name(f->kind),
               skr_clauses[f->clause].id);
    put_key(out, "recorded");
    put_string(out, f->recorded);
    put_key(out, "ruled");
    put_string(out, f->ruled);
    out_text(out, "}");
}

void write_json(struct out *out, const struct lists *lists)
{
    const struct rows *rows = lists->rows;

    out_text(out, "{\"source\":");
    put_string(out, rows->source);
    out_format(out, ",\"code\":\"%s\",\"scheme\":\"%s\",\"series\":[",
               lists->scoring.code->name,
               term_key(&scheme_terms, lists->scoring.scheme));
    for (int i = 0; i < lists->count; i++) {
        if (i > 0)
            out_text(out, ",");
        put_list(out, lists, &lists->list[i]);
    }
    out_text(out, "],\"findings\":[");
    for (int i = 0; i < rows->flaws; i++) {
        if (i > 0)
            out_text(out, ",");
        put_flaw(out, &rows->flaw[i]);
    }
    out_text(out, "]}\n");
}
