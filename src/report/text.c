/* Prints findings as lines of text, in the style of a compiler. */
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "report/report.h"
#include "report/sentence.h"
#include "words/names.h"
#include "words/say.h"

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
    out_text(out, verdict_word(out->language, verdict));
    out_text(out, ": ");
}

/* An id that is longer is cut. */
#define LONGEST_ID 60

static void put_id(struct out *out, const struct record *r)
{
    const char *words = tr(out->language, N_("game %s"));
    size_t before = length_before(words, '%');

    out_bytes(out, words, before);
    out_plain(out, r->id, r->id_length < LONGEST_ID ? r->id_length : LONGEST_ID);
    if (r->id_length > LONGEST_ID)
        out_text(out, "...");
    out_text(out, words + before + strlen("%s"));
}

/* Which game, which move, which byte: as far as there are such. */
static void put_place(struct out *out, const struct finding *f,
                      const struct record *r, bool with_id)
{
    bool named = with_id && r->id_length > 0;
    bool placed = f->move > 0 || f->kind == FINDING_MALFORMED;

    if (!named && !placed)
        return;
    out_text(out, " (");
    if (named)
        put_id(out, r);
    if (named && placed)
        out_text(out, ", ");
    if (f->move > 0)
        out_say(out, "move %d, byte %lu", f->move, (unsigned long)f->byte + 1);
    else if (placed)
        out_say(out, "byte %lu", (unsigned long)f->byte + 1);
    out_text(out, ")");
}

void report_words_of(struct out *out, const struct finding *f,
                     const struct record *record, bool named)
{
    if (!put_finding_words(out, f, record, true))
        out_text(out, title_in(out->language, f->clause));
    put_place(out, f, record, named);
}

static void put_finding(struct out *out, const struct finding *f,
                        const struct record *record, const char *code)
{
    out_text(out, skr_clause_info(f->clause)->id);
    if (code != NULL)
        out_format(out, " (%s)", code);
    out_text(out, ": ");
    report_words_of(out, f, record, true);
    out_text(out, "\n");
}

static void put_result(struct out *out, const struct judgment *j)
{
    if (j->announced && j->game.game != SKR_NULL) {
        out_text(out, ", ");
        out_say(out, matadors_text(j->value.matadors), abs(j->value.matadors));
        out_text(out, ", ");
        out_say_n(out, "%d card point", "%d card points", j->points, j->points);
    }
    if (j->value.step[j->value.steps - 1].clause == SKR_C_HOME_CONTRA)
        out_format(out, ", %s", term_word_in(&contra_terms, j->facts.contract.contra,
                                             out->language));
    out_text(out, ", ");
    if (j->value.overbid)
        out_say(out, "overbid, lost, %d", j->value.score);
    else if (j->value.won)
        out_say(out, "won, +%d", j->value.score);
    else
        out_say(out, "lost, %d", j->value.score);
}

static void put_game(struct out *out, const struct judgment *j)
{
    const char *soloist = seat_in(out->language, j->soloist);
    char text[120];

    if (j->announced) {
        announcement_text(text, sizeof text, out->language, &j->game);
        out_say(out, "%s plays %s at %d", soloist, text, j->bid);
    } else {
        out_say(out, "%s is soloist at %d, no game is announced", soloist, j->bid);
    }
    if (j->valued)
        put_result(out, j);
}

static void put_ramsch(struct out *out, const struct judgment *j)
{
    out_text(out, game_in(out->language, SKR_RAMSCH));
    for (int seat = 0; seat < 3 && j->ramsch_valued; seat++) {
        int score = j->ramsch_value.score[seat];

        if (score == 0)
            continue;
        out_format(out, ", %s %s%d", seat_in(out->language, seat), score > 0 ? "+" : "",
                   score);
    }
}

void report_course(struct out *out, const struct judgment *j)
{
    if (j->ramsch)
        put_ramsch(out, j);
    else if (j->deal == DEAL_PASSED_IN)
        out_say(out, "passed in");
    else if (j->deal == DEAL_ABORTED)
        out_say(out, "no game, nothing to score");
    else
        put_game(out, j);
}

static void put_conforming(struct out *out, const struct judgment *j)
{
    if (j->record->id_length > 0) {
        out_say(out, "game ");
        out_plain(out, j->record->id, j->record->id_length);
        out_text(out, ": ");
    }
    report_course(out, j);
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
