/* A judgment as one line of JSON. */
#include <string.h>

#include "base/names.h"
#include "report/report.h"

/* ,"key": */
static void put_key(struct out *out, const char *key)
{
    out_text(out, ",\"");
    out_text(out, key);
    out_text(out, "\":");
}

static void put_string(struct out *out, const char *key, const char *text)
{
    put_key(out, key);
    out_json_string(out, text, strlen(text));
}

static void put_number(struct out *out, const char *key, bool known,
                       long long number)
{
    put_key(out, key);
    if (known)
        out_number(out, number);
    else
        out_text(out, "null");
}

static void put_bool(struct out *out, const char *key, bool known, bool value)
{
    put_key(out, key);
    out_text(out, !known ? "null" : value ? "true" : "false");
}

static void put_optional(struct out *out, const char *key, const char *text)
{
    put_key(out, key);
    if (text == NULL || *text == '\0')
        out_text(out, "null");
    else
        out_json_string(out, text, strlen(text));
}

static void put_game(struct out *out, const struct judgment *j)
{
    bool game = j->announced;

    put_optional(out, "game", j->ramsch ? "ramsch"
                 : game ? game_name(j->game.game) : NULL);
    put_bool(out, "hand", game, j->game.hand);
    put_optional(out, "announced", game ? level_name(j->game.announced) : NULL);
    put_bool(out, "ouvert", game, j->game.ouvert);
}

static void put_value(struct out *out, const struct judgment *j)
{
    const struct skr_value *v = &j->value;
    bool known = j->valued;

    put_number(out, "matadors", known && j->game.game != SKR_NULL, v->matadors);
    put_number(out, "points", known, j->points);
    put_number(out, "tricks", known, j->tricks);
    put_bool(out, "won", known, v->won);
    put_number(out, "value", known, v->value);
    put_number(out, "score", known, v->score);
    put_bool(out, "overbid", known, v->overbid);
}

/* What only house rules have; absent from all other lines. */
static void put_home(struct out *out, const struct judgment *j)
{
    if (j->announced && j->game.revolution)
        put_bool(out, "revolution", true, true);
    if (j->valued && j->facts.contra != SKR_NO_CONTRA)
        put_string(out, "contra", term_key(&contra_terms, j->facts.contra));
    for (int seat = 0; seat < 3 && j->ramsch_valued; seat++) {
        if (seat == 0)
            put_key(out, "scores");
        out_text(out, seat == 0 ? "[" : ",");
        out_number(out, j->ramsch_value.score[seat]);
    }
    out_text(out, j->ramsch_valued ? "]" : "");
}

static void put_finding(struct out *out, const struct finding *f)
{
    out_text(out, "{\"kind\":");
    out_json_string(out, finding_kind_name(f->kind), strlen(finding_kind_name(f->kind)));
    put_string(out, "clause", skr_clauses[f->clause].id);
    put_number(out, "event", f->move > 0, f->move);
    put_number(out, "byte", true, (long long)f->byte + 1);
    put_optional(out, "recorded", f->recorded);
    put_optional(out, "ruled", f->ruled);
    put_string(out, "text", skr_clauses[f->clause].title);
    out_text(out, "}");
}

static void put_label(struct out *out, const struct notes *notes,
                      enum label label)
{
    if (notes != NULL && notes->label[label].at != NULL)
        out_json_string(out, notes->label[label].at,
                        notes->label[label].length);
    else
        out_text(out, "null");
}

/* The series, and who played: forehand, middlehand, rearhand. */
static void put_players(struct out *out, const struct notes *notes)
{
    put_key(out, "series");
    put_label(out, notes, LABEL_SE);
    put_key(out, "players");
    for (int seat = 0; seat < 3; seat++) {
        out_text(out, seat == 0 ? "[" : ",");
        put_label(out, notes, (enum label)(LABEL_P0 + seat));
    }
    out_text(out, "]");
}

void report_jsonl(struct out *out, const struct origin *origin,
                  const struct judgment *j)
{
    int shown = j->findings < FINDINGS ? j->findings : FINDINGS;
    bool soloist = j->soloist != SKR_NOBODY;

    out_text(out, "{\"source\":");
    out_json_string(out, origin->source, strlen(origin->source));
    put_number(out, "line", true, (long long)origin->line);
    put_key(out, "id");
    out_json_string(out, j->record->id, j->record->id_length);
    put_string(out, "from", origin->format);
    put_players(out, origin->notes);
    put_string(out, "code", j->code->name);
    put_string(out, "verdict", verdict_name(j->verdict));
    put_string(out, "deal", term_key(&deal_terms, j->deal));
    put_number(out, "soloist", soloist, j->soloist);
    put_number(out, "bid", soloist, j->bid);
    put_game(out, j);
    put_value(out, j);
    put_home(out, j);
    out_text(out, ",\"findings\":[");
    for (int i = 0; i < shown; i++) {
        if (i > 0)
            out_text(out, ",");
        put_finding(out, &j->finding[i]);
    }
    out_text(out, "]}\n");
}
