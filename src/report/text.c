/* Prints findings as lines of text, in the style of a compiler. */
#include <string.h>

#include "base/names.h"
#include "base/text.h"
#include "report/report.h"

unsigned long long origin_line(const struct origin *origin,
                               const struct record *r, uint32_t byte)
{
    uint32_t before = byte < r->length ? byte : r->length;

    return origin->line + newlines(r->text, r->text + before);
}

static void put_head(struct out *out, const struct origin *origin,
                     unsigned long long line, enum verdict verdict)
{
    out_plain(out, origin->source, strlen(origin->source));
    out_text(out, ":");
    out_number(out, (long long)line);
    out_text(out, ": ");
    out_text(out, verdict_name(verdict));
    out_text(out, ": ");
}

/* An id that is longer is cut. */
#define LONGEST_ID 60

static void put_id(struct out *out, const struct record *r)
{
    out_text(out, "game ");
    out_plain(out, r->id, r->id_length < LONGEST_ID ? r->id_length : LONGEST_ID);
    if (r->id_length > LONGEST_ID)
        out_text(out, "...");
}

/* Which game, which move, which byte: as far as there are such. */
static void put_place(struct out *out, const struct finding *f,
                      const struct record *r)
{
    bool named = r != NULL && r->id_length > 0;
    bool placed = f->move > 0 || f->kind == FINDING_MALFORMED;

    if (!named && !placed)
        return;
    out_text(out, " (");
    if (named)
        put_id(out, r);
    if (named && placed)
        out_text(out, ", ");
    if (f->move > 0) {
        out_text(out, "move ");
        out_number(out, f->move);
        out_text(out, ", ");
    }
    if (placed) {
        out_text(out, "byte ");
        out_number(out, (long long)f->byte + 1);
    }
    out_text(out, ")");
}

void report_words_of(struct out *out, const struct finding *f,
                     const struct record *record)
{
    bool malformed = f->kind == FINDING_MALFORMED;

    if (is_said(f->recorded)) {
        out_text(out, malformed ? "found " : "recorded ");
        put_phrase(out, out_bytes, f->recorded);
    } else if (malformed) {
        out_text(out, "found the end");
    } else if (!is_said(f->ruled)) {
        out_text(out, skr_clause_info(f->clause)->title);
    }
    if (is_said(f->ruled)) {
        if (is_said(f->recorded) || malformed)
            out_text(out, ", ");
        out_text(out, malformed ? "expected " : "ruled ");
        put_phrase(out, out_bytes, f->ruled);
    }
    put_place(out, f, record);
}

static void put_finding(struct out *out, const struct finding *f,
                        const struct record *record, const char *code)
{
    out_text(out, skr_clause_info(f->clause)->id);
    if (code != NULL)
        out_format(out, " (%s)", code);
    out_text(out, ": ");
    report_words_of(out, f, record);
    out_text(out, "\n");
}

static void put_matadors(struct out *out, int matadors)
{
    out_text(out, ", ");
    out_text(out, with_or_without(matadors));
    out_text(out, " ");
    out_number(out, matadors > 0 ? matadors : -matadors);
}

void report_announcement(struct out *out, const struct skr_announcement *a)
{
    out_text(out, game_name(a->game));
    out_text(out, a->revolution ? " revolution" : a->ouvert ? " ouvert" : "");
    out_text(out, a->hand && !a->revolution
             && (a->game == SKR_NULL || !a->ouvert) ? " hand" : "");
    if (!a->ouvert && a->announced != SKR_NO_LEVEL)
        out_format(out, ", %s announced", level_name(a->announced));
}

static void put_game(struct out *out, const struct judgment *j)
{
    const struct skr_announcement *a = &j->game;

    out_text(out, seat_name(j->soloist));
    out_text(out, " plays ");
    report_announcement(out, a);
    out_text(out, " at ");
    out_number(out, j->bid);
    if (!j->valued)
        return;
    if (a->game != SKR_NULL) {
        put_matadors(out, j->value.matadors);
        out_text(out, ", ");
        out_number(out, j->points);
        out_text(out, " card points");
    }
    if (j->value.step[j->value.steps - 1].clause == SKR_C_HOME_CONTRA)
        out_format(out, ", %s", term_word(&contra_terms, j->facts.contract.contra));
    out_text(out, j->value.overbid ? ", overbid, " : ", ");
    out_text(out, j->value.won ? "won, +" : "lost, ");
    out_number(out, j->value.score);
}

static void put_ramsch(struct out *out, const struct judgment *j)
{
    out_text(out, "ramsch");
    for (int seat = 0; seat < 3 && j->ramsch_valued; seat++) {
        int score = j->ramsch_value.score[seat];

        if (score == 0)
            continue;
        out_text(out, ", ");
        out_text(out, seat_name(seat));
        out_text(out, score > 0 ? " +" : " ");
        out_number(out, score);
    }
}

static void put_conforming(struct out *out, const struct judgment *j)
{
    if (j->record->id_length > 0) {
        out_text(out, "game ");
        out_plain(out, j->record->id, j->record->id_length);
        out_text(out, ": ");
    }
    if (j->ramsch)
        put_ramsch(out, j);
    else if (j->deal == DEAL_PASSED_IN)
        out_text(out, "passed in");
    else if (j->deal == DEAL_ABORTED)
        out_text(out, "no game, nothing to score");
    else
        put_game(out, j);
    out_text(out, "\n");
}

bool ruling_shown(const struct judgment *j)
{
    return j->record->result.kind == RESULT_UNKNOWN
        && (j->valued || j->ramsch_valued);
}

void report_finding(struct out *out, const struct origin *origin,
                    const struct judgment *j, int n)
{
    const struct finding *f = &j->finding[n];

    put_head(out, origin, origin_line(origin, j->record, f->byte),
             finding_verdict(f->kind));
    put_finding(out, f, j->record, origin->by_date ? j->code->name : NULL);
}

void report_conforming(struct out *out, const struct origin *origin,
                       const struct judgment *j)
{
    put_head(out, origin, origin->line, j->verdict);
    if (origin->by_date)
        out_format(out, "%s: ", j->code->name);
    put_conforming(out, j);
}

void report_text(struct out *out, const struct origin *origin,
                 const struct judgment *j, bool all)
{
    for (int i = 0; i < j->findings; i++)
        report_finding(out, origin, j, i);
    if ((j->findings == 0 && all) || ruling_shown(j))
        report_conforming(out, origin, j);
}
