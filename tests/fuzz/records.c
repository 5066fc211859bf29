#include "records.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "property.h"
#include "report/explain.h"
#include "report/report.h"

/* Of the log that is judged. */
static const struct format *format;

void text_replace(struct text *t, size_t at, size_t gone, const char *text,
                  size_t size)
{
    if (gone > t->size - at)
        gone = t->size - at;
    if (t->size - gone + size > TEXT)
        return;
    memmove(t->data + at + size, t->data + at + gone, t->size - at - gone);
    memcpy(t->data + at, text, size);
    t->size = t->size - gone + size;
}

/* ----------------------------------------------------------------- reporting */

/* Output of one game, gathered. */
static struct { char data[4 * TEXT]; size_t size; } printed;

static void gather(struct out *out)
{
    property(printed.size + out->size <= sizeof printed.data, "a game prints without end");
    memcpy(printed.data + printed.size, out->data, out->size);
    printed.size += out->size;
    out->size = 0;
}

static void check_json(const struct judgment *j, size_t from)
{
    const char *text = printed.data + from;
    size_t size = printed.size - from;
    json_t *object;
    json_error_t error;
    const char *verdict = NULL;
    json_t *findings = NULL;

    property(size > 0 && memchr(text, '\n', size) == text + size - 1,
             "jsonl: not one line");
    object = json_loadb(text, size, JSON_REJECT_DUPLICATES | JSON_ALLOW_NUL, &error);
    if (object == NULL)
        property_fails(error.text);
    property(json_unpack(object, "{s:s, s:o}", "verdict", &verdict, "findings",
                       &findings) == 0, "jsonl: fields are lacking");
    property(strcmp(verdict, verdict_name(j->verdict)) == 0,
           "jsonl: another verdict");
    property(json_array_size(findings) == (size_t)j->findings,
           "jsonl: another number of findings");
    json_decref(object);
}

/* Is this a line end, a character that can be shown, or the rest of one? */
static bool is_shown(size_t at)
{
    const char *p = printed.data + at;

    return *p == '\n' || ((unsigned char)*p & 0xC0) == 0x80
        || shown_length(p, printed.size - at) > 0;
}

static void check_text(const struct judgment *j, size_t from)
{
    int ends = 0;

    for (size_t i = from; i < printed.size; i++) {
        unsigned char c = (unsigned char)printed.data[i];

        ends += c == '\n';
        property(is_shown(i), "text: does not print");
    }
    property(printed.size > 0 && printed.data[printed.size - 1] == '\n',
           "text: a line without an end");
    property(ends == (j->findings > 0 ? j->findings + ruling_shown(j) : 1),
           "text: not a line a finding");
}

static void report(const struct judgment *j)
{
    char buffer[97];
    struct out out = { buffer, 0, sizeof buffer, gather, NULL, ENGLISH };
    struct origin origin = { .source = "log.sgf", .format = format->name, .line = 1 };
    size_t from = printed.size;

    report_jsonl(&out, &origin, j);
    gather(&out);
    check_json(j, from);
    from = printed.size;
    for (int i = 0; i < j->findings; i++)
        report_finding(&out, &origin, j, i);
    if (j->findings == 0 || ruling_shown(j))
        report_conforming(&out, &origin, j);
    gather(&out);
    check_text(j, from);
}

/* Every finding is told, in lines of 80 columns but for the first and a few more for
 * the sum of an overbid game, in what a terminal can show. Bids that nobody can make may
 * take more room; a malformed record is quoted, and what is quoted can look like a finding. */
static void check_tale(const struct judgment *j, size_t from)
{
    int ends = 0, told = 0, columns = 0;

    for (size_t i = from; i < printed.size; i++) {
        unsigned char c = (unsigned char)printed.data[i];

        if (columns == 0 && printed.size - i > 6
            && memcmp(printed.data + i, "   !  ", 6) == 0)
            told++;
        property(is_shown(i), "text of a game: does not print");
        columns = c == '\n' ? 0 : columns + ((c & 0xC0) != 0x80);
        property(columns <= 84 || ends == 0 || j->bid > SKR_BID_LIMIT,
               "text of a game: a line is too long");
        ends += c == '\n';
    }
    property(printed.size > 0 && printed.data[printed.size - 1] == '\n',
           "text of a game: a line without an end");
    property(told == j->findings
             || (j->verdict == VERDICT_MALFORMED && told == j->findings + 1),
             "text of a game: a finding is missing");
}

/* The faces of the cards differ from record to record. */
static void tell(const struct judgment *j)
{
    static struct judgment again;
    static struct trace trace;
    enum faces faces = (enum faces)(j->record->length % 3);
    char buffer[97];
    struct out out = { buffer, 0, sizeof buffer, gather, NULL, ENGLISH };
    struct origin origin = { .source = "log.sgf", .format = format->name, .line = 1 };
    struct style style = { .faces = faces };
    size_t from = printed.size;

    judge_traced(j->record, j->code, &again, &trace);
    report_explanation(&out, &style, &origin, j, &trace, NULL);
    gather(&out);
    check_tale(j, from);
}

/* ----------------------------------------------------------------- judgments */

static bool in_force(const struct skr_code *code, enum skr_clause clause)
{
    const struct skr_clause_info *c = skr_clause_info(clause);

    return clause != SKR_C_NONE && c != NULL
        && strstr(c->codes, code->name) != NULL;
}

static void check_finding(const struct judgment *j,
                          const struct finding *f)
{
    char what[100];

    if (!in_force(j->code, f->clause)) {
        snprintf(what, sizeof what, "under %s %s is not in force",
                 j->code->name, skr_clause_info(f->clause)->id);
        property_fails(what);
    }
    property(f->byte <= j->record->length, "a byte outside of the record");
    property(f->move >= 0 && f->move < FIRST_MOVE + j->record->moves,
           "a move that is not there");
    property(f->recorded.text == NULL
           || (f->recorded.text >= j->record->text
               && f->recorded.text + f->recorded.length
                   <= j->record->text + j->record->length),
           "a quotation beyond the record");
}

static void check_judgment(const struct judgment *j)
{
    enum verdict strongest = VERDICT_CONFORMS;

    for (int i = 0; i < j->findings; i++) {
        const struct finding *f = &j->finding[i];

        if (finding_verdict(f->kind) > strongest)
            strongest = finding_verdict(f->kind);
        check_finding(j, f);
    }
    property(j->verdict == strongest,
           "the verdict is not that of the strongest finding");
    property(j->soloist >= SKR_NOBODY && j->soloist <= 2, "no such soloist");
    if (!j->valued)
        return;
    property(j->value.won ? j->value.score > 0 : j->value.score < 0,
           "won and lost, and the score");
    property(j->points >= 0 && j->points <= 120 && j->tricks >= 0
           && j->tricks <= 10, "points and tricks");
    property(j->value.overbid || j->value.value >= j->bid,
           "the value is below the bid, and not overbid");
}

/* ---------------------------------------------------------------- converting */

/* A record as it is written: longer than it was read, if much is escaped. */
static struct written {
    char data[16 * TEXT];
    size_t size;
} one, two;

static void full(struct out *out)
{
    (void)out;
    property_fails("a record is written without end");
}

static bool write_to(struct written *to, const struct format *as,
                     const struct record *r, const struct notes *notes)
{
    struct out out = { to->data, 0, sizeof to->data, full, NULL, ENGLISH };
    struct refusal refusal;
    bool written = as->write(&out, r, notes, &refusal);

    to->size = out.size;
    property(written || out.size == 0, "half a record is written");
    return written;
}

static skr_cards told(const struct move *m)
{
    return m->put_away | m->shown;
}

static bool same_move(const struct move *a, const struct move *b)
{
    bool number = a->kind == MOVE_BID || a->kind == MOVE_CARD
        || a->kind == MOVE_SHOW || a->kind == MOVE_BREACH
        || a->kind == MOVE_SOLOIST || a->kind == MOVE_HOUSE;
    bool said = a->kind == MOVE_ANNOUNCE || a->kind == MOVE_SHOW;

    return a->kind == b->kind && a->seat == b->seat
        && (!number || a->number == b->number)
        && (!said || (a->said.announced == b->said.announced
                      && a->said.game == b->said.game
                      && a->said.hand == b->said.hand
                      && a->said.ouvert == b->said.ouvert))
        && noted_count(a) == noted_count(b)
        && (noted_count(a) == 0 || (a->hidden == b->hidden
                                   && told(a) == told(b)))
        && (a->kind != MOVE_ANNOUNCE || a->count == 0
            || a->put_away == b->put_away);
}

static bool same_result(const struct result *a, const struct result *b)
{
    if (a->kind != b->kind)
        return false;
    for (int i = 0; i < FIGURES && a->kind == RESULT_FIGURES; i++)
        if (((a->given ^ b->given) & (1u << i))
            || ((a->given & (1u << i)) && a->figure[i] != b->figure[i]))
            return false;
    return true;
}

static bool same_record(const struct record *a, const struct record *b)
{
    if (memcmp(&a->deal, &b->deal, sizeof a->deal) != 0
        || a->doubled != b->doubled || a->moves != b->moves)
        return false;
    for (int i = 0; i < a->moves; i++)
        if (!same_move(&a->move[i], &b->move[i]))
            return false;
    return same_result(&a->result, &b->result);
}

/* A byte that is no UTF-8 is lost, and what stands for it written in full. */
static bool has_lost_bytes(const struct written *w)
{
    for (size_t i = 0; i + 6 <= w->size; i++)
        if (memcmp(w->data + i, "\\ufffd", 6) == 0)
            return true;
    return false;
}

/* A record that was written is judged as before. From one format to another, the
 * server's conventions may apply where others did. */
static void check_alike(const struct record *r, const struct record *again)
{
    static struct judgment before, after;
    struct skr_code room;

    if (again->conventions != r->conventions) {
        property(again->conventions == iss_format.conventions,
               "what is written has other conventions");
        return;
    }
    judge_record(r, record_code(r, NULL, 0, &room), &before);
    judge_record(again, record_code(again, NULL, 0, &room), &after);
    property(judged_alike(&before, &after), "what is written is judged otherwise");
}

/* What is written is read as the same record, judged alike, and written alike
 * again. */
static void check_written(const struct record *r, const struct format *as)
{
    static struct record again;
    static struct notes notes;

    property(as->read(one.data, one.data + one.size, &again, &notes)
           >= one.data + one.size - 1, "more is written than a record");
    property(again.malformed.clause == SKR_C_NONE,
           "what is written is malformed");
    property(same_record(r, &again), "what is written is another record");
    check_alike(r, &again);
    property(write_to(&two, as, &again, &notes), "it is not written again");
    property(has_lost_bytes(&one)
           || (two.size == one.size
               && memcmp(two.data, one.data, one.size) == 0),
           "what is written is written otherwise the second time");
    record_release(&again);
}

static void check_converting(const struct record *r, const struct notes *notes)
{
    if (r->malformed.clause != SKR_C_NONE)
        return;
    property(write_to(&one, &json_format, r, notes), "json has no word for it");
    check_written(r, &json_format);
    if (write_to(&one, &iss_format, r, notes))
        check_written(r, &iss_format);
    else
        property(format != &iss_format, "iss has no word for what it said");
}

/* -------------------------------------------------------------------- judging */

/* Judges a record in memory of its own, which ends where the record may. The
 * structures are first filled with `rubbish`. */
static const char *judge(const char *text, const char *end, const struct skr_code *code,
                         int rubbish, enum verdict *verdict)
{
    static struct record record;
    static struct judgment judgment;
    static struct notes notes;
    struct skr_code room;
    size_t size = (size_t)(end - text), length;
    char *copy = malloc(size);
    const char *after;

    if (copy == NULL)
        exit(99);
    memcpy(copy, text, size);
    memset(&record, rubbish, sizeof record);
    memset(&judgment, rubbish, sizeof judgment);
    record.decoded = NULL;
    after = format->read(copy, copy + size, &record, rubbish == 0 ? &notes : NULL);
    length = (size_t)(after - copy);
    property(length > 0 && length <= size, "the reader stands still, or leaps");
    property(format == &json_format || format == &state_format
                 ? record.length <= length : record.length == length,
             "the record has another length");
    judge_record(&record, record_code(&record, code, 0, &room), &judgment);
    check_judgment(&judgment);
    printed.size = 0;
    report(&judgment);
    tell(&judgment);
    *verdict = judgment.verdict;
    if (rubbish == 0)
        check_converting(&record, &notes);
    record_release(&record);
    free(copy);
    return text + length;
}

static const char *skip_blanks(const char *p, const char *end)
{
    while (p < end && (*p == ' ' || *p == '\n' || *p == '\r' || *p == '\t'))
        p++;
    return p;
}

struct judged judge_all(const struct format *of, const char *data, size_t size,
                        const struct skr_code *code)
{
    /* A negative number; and two whose last bits are those of a seat. */
    static const unsigned char rubbish[] = { 0xA5, 0x21, 0x22 };
    static char before[sizeof printed.data];
    const char *p = data, *end = data + size, *after = p;
    struct judged judged = { 0, VERDICT_CONFORMS, VERDICT_CONFORMS };

    for (format = of; p = skip_blanks(p, end), p < end; judged.records++) {
        const char *next = format->next(p + 1, end), *to = next != NULL ? next : end;
        size_t length;

        judge(p, to, code, 0x00, &judged.last);
        length = printed.size;
        memcpy(before, printed.data, length);
        for (size_t n = 0; n < sizeof rubbish; n++) {
            after = judge(p, to, code, rubbish[n], &judged.last);
            property(length == printed.size && memcmp(before, printed.data, length) == 0,
                     "what is printed depends on memory that nobody set");
        }
        p = after;
        if (judged.records == 0)
            judged.first = judged.last;
    }
    return judged;
}

void try_between(const struct format *of, const char *data, size_t size,
                 const char *sound, size_t sound_size, const char *gap)
{
    static struct text all;
    struct judged judged;

    if (size + 2 * sound_size + 2 > TEXT)
        return;
    all.size = 0;
    text_replace(&all, 0, 0, sound, sound_size);
    text_replace(&all, all.size, 0, "\n", 1);
    text_replace(&all, all.size, 0, data, size);
    text_replace(&all, all.size, 0, gap, strlen(gap));
    text_replace(&all, all.size, 0, sound, sound_size);
    judged = judge_all(of, all.data, all.size, skr_code_at(0));
    property(judged.records >= 2 && judged.first == VERDICT_CONFORMS
             && judged.last == VERDICT_CONFORMS,
             "a sound game beside a spoiled one does not conform");
}

void try_other_blanks(const char *data, size_t size, const struct skr_code *code,
                      const struct judged *before)
{
    static struct text other;
    struct judged after;

    other.size = 0;
    text_replace(&other, 0, 0, data, size);
    for (size_t i = 0; i < other.size; i++)
        if (other.data[i] == ' ')
            other.data[i] = '\n';
    after = judge_all(&iss_format, other.data, other.size, code);
    property(after.records == before->records
             && (after.records == 0 || (after.first == before->first
                                        && after.last == before->last)),
             "with line ends for blanks there is another verdict");
}
