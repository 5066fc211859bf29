/* Writes score lists as JSON, for programs. */
#include "base/json.h"
#include "judge/json.h"
#include "list/players.h"
#include "list/view.h"
#include "list/write.h"
#include "words/names.h"

/* {"Ada":1,"Bo":2} */
static void put_players(struct json *json, const char *key,
                        const struct lists *lists, const struct list *list,
                        const int number[])
{
    json_open(json, key, '{');
    for (int p = 0; p < list->sheet.scoring.players; p++) {
        json_key_text(json, player_name(lists, list, p));
        out_number(json->out, number[p]);
    }
    json_close(json, '}');
}

/* ["Ada","Bo"] */
static void put_set(struct json *json, const char *key,
                    const struct lists *lists, const struct list *list,
                    unsigned set)
{
    json_open(json, key, '[');
    for (int p = 0; p < list->sheet.scoring.players; p++)
        if (set >> p & 1)
            json_put_text(json, NULL, player_name(lists, list, p));
    json_close(json, ']');
}

static void put_deal(struct json *json, const struct lists *lists,
                     const struct list *list, const struct row *row)
{
    const struct ruling *r = &row->ruling;
    bool passed_in = r->kind == RULED_PASSED_IN, game = has_score(row);

    json_open(json, NULL, '{');
    json_put_number(json, "line", row->line);
    json_put_known(json, "deal", knows(row, F_DEAL), row->number[F_DEAL]);
    json_put_text(json, "dealer", name_or(lists->rows, row, F_DEALER, NULL));
    json_put_text(json, "soloist", name_or(lists->rows, row, F_SOLOIST, NULL));
    json_put_flag(json, "passed_in", passed_in);
    json_put_text(json, "game", passed_in ? NULL : row_game(ENGLISH, row));
    json_put_known_flag(json, "won", game, r->won);
    json_put_known(json, "value", game && r->value != 0, r->value);
    json_put_known(json, "score", game, r->score);
    json_put_word(json, "verdict", verdict_name(row_verdict(lists->rows, row)));
    put_players(json, "points", lists, list, row->points);
    put_players(json, "totals", lists, list, row->total);
    json_close(json, '}');
}

static void put_lines(struct json *json, const struct lists *lists,
                      const struct list *list)
{
    static const struct { enum line line; const char *key; } keys[] = {
        { LINE_POINTS, "points" }, { LINE_WON, "won" }, { LINE_LOST, "lost" },
        { LINE_TOTAL, "totals" }, { LINE_PLACE, "places" },
    };

    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        int number[SKR_TABLE];

        get_line(list, keys[i].line, number);
        put_players(json, keys[i].key, lists, list, number);
    }
    put_set(json, "lot", lists, list, list->lot);
    put_set(json, "losers", lists, list, list->sheet.losers);
}

static void put_list(struct json *json, const struct lists *lists,
                     const struct list *list)
{
    const struct skr_sheet *s = &list->sheet;
    bool summed = is_summed(list);
    char name[LIST_TEXT];

    list_text(lists, list, name);
    json_open(json, NULL, '{');
    json_put_text(json, "series", name);
    put_set(json, "players", lists, list, summed ? ~0u : 0);
    json_put_number(json, "deals", s->deals);
    json_put_number(json, "passed_in", s->passed_in);
    json_put_flag(json, "complete", summed && skr_sheet_complete(s));
    if (summed)
        put_lines(json, lists, list);
    json_open(json, "list", '[');
    for (const struct row *row = list->first; row != NULL && summed;
         row = row->next)
        put_deal(json, lists, list, row);
    json_close(json, ']');
    json_close(json, '}');
}

static void put_flaw(struct json *json, const struct flaw *f)
{
    json_open(json, NULL, '{');
    json_put_number(json, "line", f->at.line);
    json_put_number(json, "column", f->at.column);
    json_put_text(json, "kind", finding_kind_name(f->kind));
    json_put_text(json, "clause", skr_clause_info(f->clause)->id);
    json_put_text(json, "recorded", f->recorded);
    json_put_text(json, "ruled", f->ruled);
    json_close(json, '}');
}

void write_json(struct out *out, const struct lists *lists)
{
    const struct rows *rows = lists->rows;
    struct json json = { .out = out };

    json_open(&json, NULL, '{');
    json_put_text(&json, "source", rows->source);
    json_put_text(&json, "code", lists->scoring.code->name);
    json_rules(&json);
    json_put_text(&json, "scheme",
                  term_key(&scheme_terms, lists->scoring.scheme));
    json_open(&json, "series", '[');
    for (int i = 0; i < lists->count; i++)
        put_list(&json, lists, &lists->list[i]);
    json_close(&json, ']');
    json_open(&json, "findings", '[');
    for (int i = 0; i < rows->flaws; i++)
        put_flaw(&json, &rows->flaw[i]);
    json_close(&json, ']');
    json_close(&json, '}');
    out_text(out, "\n");
}
