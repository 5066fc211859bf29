/* Mutation fuzzer: spoils records of a log at random and has them read, judged,
 * reported and converted; what must hold of any input is checked each time.
 *
 *     fuzz LOG
 *
 * FUZZ_SEED (default: the clock) makes a run again, FUZZ_SECONDS (30) or
 * FUZZ_ITERATIONS end it. Prints the seed; a failure shows the spoiled text,
 * leaves it in fuzz-failed.sgf, and aborts. The log's first line tells its
 * format. */
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/text.h"
#include "formats/format.h"
#include "report/report.h"
#include "report/tale.h"

#define TEXT ((size_t)64 * 1024)

struct text {
    char data[TEXT];
    size_t size;
};

static struct text spoiled;
static const struct format *format;
static bool native, iss;           /* the format is our own, or the server's */
static uint64_t seed, state, iteration;

/* -------------------------------------------------------------------- random */

/* splitmix64; 0 <= result < n */
static size_t below(size_t n)
{
    uint64_t z = state += 0x9E3779B97F4A7C15u;

    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return (size_t)((z ^ (z >> 31)) % n);
}

/* ------------------------------------------------------------------- failing */

static void fail(const char *what)
{
    FILE *f = fopen("fuzz-failed.sgf", "wb");

    fprintf(stderr, "fuzz: %s\nFUZZ_SEED=%llu, iteration %llu:\n", what,
            (unsigned long long)seed, (unsigned long long)iteration);
    fwrite(spoiled.data, 1, spoiled.size, stderr);
    fputc('\n', stderr);
    if (f != NULL) {
        fwrite(spoiled.data, 1, spoiled.size, f);
        fclose(f);
    }
    abort();
}

static void expect(bool holds, const char *what)
{
    if (!holds)
        fail(what);
}

/* ----------------------------------------------------------------------- log */

/* The games of the log, sound or broken. */
static struct line { const char *text; size_t size; } line[20000];
static size_t lines;

static bool load(const char *name)
{
    static char buffer[16 * 1024 * 1024];
    FILE *f = fopen(name, "rb");
    const char *p = buffer, *end = buffer, *next;

    if (f == NULL)
        return false;
    end += fread(buffer, 1, sizeof buffer, f);
    fclose(f);
    format = format_of(buffer, end);
    for (; format != NULL && (p = format_skip(p, end)) < end
           && lines < sizeof line / sizeof *line; p = next) {
        next = format->next(p + 1, end);
        if (next == NULL)
            next = end;
        line[lines++] = (struct line){ p, (size_t)(next - p)
                                          - (next[-1] == '\n') };
    }
    return lines > 0;
}

/* ------------------------------------------------------------------ spoiling */

/* Puts `size` bytes in the place of `gone` bytes at `at`, as far as there is
 * room. text: not inside of t. */
static void replace(struct text *t, size_t at, size_t gone, const char *text,
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

static bool parts_tokens(char c)
{
    return c == ' ' || c == '[' || c == ']' || c == '.' || c == '\n'
        || (!iss && c != '\0' && strchr(native ? ",:{}\"" : ",_=", c) != NULL);
}

/* A random token: its place, and its size. */
static size_t token(const struct text *t, size_t *size)
{
    size_t at = below(t->size + 1), end;

    while (at > 0 && !parts_tokens(t->data[at - 1]))
        at--;
    for (end = at; end < t->size && !parts_tokens(t->data[end]);)
        end++;
    *size = end - at;
    return at;
}

static const char *const dictionary[] = {
    "0", "1", "2", "w", "-1", "18", "20", "23", "264", "360", "19", "17", "y",
    "p", "s", "RE", "SC", "SC.CJ.SJ", "TI.0", "LE.1", "TI.2", "??", "??.??",
    "CJ", "SJ", "HJ", "DJ", "CA", "D7", "HT", "S9", "G", "N", "NO", "NOH", "C",
    "DH", "HHS", "SHZ", "CO", "GO", "DHSZO", "G.CJ.SJ", "N.??.??", "passed",
    "unknown", "win", "loss", "penalty", "bidok", "overbid", "d:0", "d:-1",
    "v:0", "v:-9999", "m:11", "m:-4", "p:120", "p:-1", "t:10", "t:11", "s:1",
    "z:1", "p0:1", "p1:2", "p2:-1", "l:2", "to:1", "r:1", "r:", "x:1", "GM",
    "PC", "CO", "SE", "ID", "DT", "OW", "P0", "P1", "P2", "R0", "MV", "R", "(;",
    ";)", "(;GM[Skat]", " ;)\n", "[", "]", "|", ".", " ", "\n", "\r\n", "\t",
    "#", "99999999999999999999", "\xFF\xFE", "\xC3\xBC", "\xED\xA0\x80",
    "\xC2\x9B", "\xE2\x80\xAE", "\xE2\x81\xA8", "\x1B[31m",
};
#define WORDS (sizeof dictionary / sizeof *dictionary)

static const char *const native_dictionary[] = {
    "skatref", "id", "code", "options", "players", "deal", "events", "result",
    "iss", "seat", "event", "bid", "card", "cards", "game", "hand", "announced",
    "ouvert", "discard", "shown", "demanded", "leaves", "clause", "hold",
    "pass", "take", "skat", "announce", "show", "concede", "timeout", "left",
    "consent", "object", "throw", "breach", "play-on", "took", "house-rule",
    "home.ramsch", "F", "M", "R", "0", "2",
    "-1", "18", "9999", "-9999", "1.5", "1e400", "99999999999999999999", "CJ",
    "CT", "C10", "D7", "??", "CJ SJ", "?? ??", "clubs", "null", "true", "false",
    "schneider", "schwarz", "end.card-shown", "isko1999", "contra",
    "passed-in", "soloist", "outcome", "score", "win", "loss", "penalty",
    "resigned", "GHSZ", "NOH", "C", "GM", "ID", "DT", "\"", "{", "}", "[", "]",
    ",", ":", "\\u0000", "\\ud800", "\\\"", "\n", "\t", " ", "\xFF", "\xC3\xBC",
};
#define NATIVE_WORDS (sizeof native_dictionary / sizeof *native_dictionary)

static const char *const xskat_dictionary[] = {
    "Heart", "Herz", "SPADE", "KREUZ", "Gr\xFCn", "GR\xDCN", "Gr\xC3\xBCn",
    "Acorns", "10", "A", "J", "B", "U", "D", "7", "Spitze !", "Spitze_!", "_",
    "_\b", "J\bJ", "Pass", "_Passe_", "----", "-random_seed", "random_seed 1 2 3",
    "----------------------------------------", "=", "====", " ==  == ", ",",
    "Skat is:", "Im Skat war:", "Last bid:", "Gereizt bis: 264", "FH passed:",
    " played ", " spielte ", "Null", "Grand", "Club", "Revolution", "Nobody",
    " lost the Ramsch", " gewann den Ramsch", "Anna", "Computer1", "Won",
    "Played Hand", "Schwarz announced", "Ouvert gespielt", "Lost with: 61",
    "Verloren", "121", "-1", "0", "18", "99999999", "\n", "\n\n", "\r\n", " ",
    "            ", "\xFF", "\t", "#", "x",
};
#define XSKAT_WORDS (sizeof xskat_dictionary / sizeof *xskat_dictionary)

static void put_word(struct text *t, size_t at, size_t gone)
{
    const char *word = native ? native_dictionary[below(NATIVE_WORDS)]
        : iss ? dictionary[below(WORDS)] : xskat_dictionary[below(XSKAT_WORDS)];

    replace(t, at, gone, word, strlen(word));
}

static void put_byte(struct text *t, size_t gone)
{
    char byte = (char)below(256);

    replace(t, below(t->size + 1), gone, &byte, 1);
}

/* Copies a piece of some game of the log: of the same kind at times. */
static void put_piece(struct text *t, size_t gone)
{
    const struct line *l = &line[below(lines)];
    size_t from = below(l->size), most = l->size - from;

    replace(t, below(t->size + 1), gone, l->text + from,
            below(most < 200 ? most + 1 : 200));
}

static void swap_tokens(struct text *t)
{
    char word[64];
    size_t size, other_size, at = token(t, &size), other;

    if (size == 0 || size > sizeof word)
        return;
    memcpy(word, t->data + at, size);
    other = token(t, &other_size);
    if (other_size == size)
        memcpy(t->data + at, t->data + other, size);
    replace(t, other, other_size, word, size);
}

static void repeat(struct text *t)
{
    char piece[100];
    size_t at = below(t->size + 1), size = below(sizeof piece);
    size_t times = below(8) == 0 ? below(300) : below(3);

    if (size > t->size - at)
        size = t->size - at;
    memcpy(piece, t->data + at, size);
    while (times-- > 0)
        replace(t, at, 0, piece, size);
}

static void spoil(struct text *t)
{
    size_t size, at;

    switch (below(11)) {
    case 0: put_byte(t, 1); break;
    case 1: put_byte(t, 0); break;
    case 2: replace(t, below(t->size + 1), below(20), "", 0); break;
    case 3: put_piece(t, below(100)); break;
    case 4: at = token(t, &size); put_word(t, at, size); break;
    case 5: at = token(t, &size); put_word(t, at, 0); break;
    case 6: at = token(t, &size); replace(t, at, size + 1, "", 0); break;
    case 7: swap_tokens(t); break;
    case 8: swap_tokens(t); break;
    case 9: repeat(t); break;
    default:
        if (below(4) == 0)
            t->size = below(t->size + 1);
    }
}

/* ----------------------------------------------------------------- reporting */

/* Output of one game, gathered. */
static struct text printed;

static void gather(struct out *out)
{
    expect(printed.size + out->size <= TEXT, "a game prints without end");
    memcpy(printed.data + printed.size, out->data, out->size);
    printed.size += out->size;
    out->size = 0;
}

static void check_json(const struct judgment *j)
{
    json_t *object;
    json_error_t error;
    const char *verdict = NULL;
    json_t *findings = NULL;

    expect(printed.size > 0
           && memchr(printed.data, '\n', printed.size)
               == printed.data + printed.size - 1, "jsonl: not one line");
    object = json_loadb(printed.data, printed.size,
                        JSON_REJECT_DUPLICATES | JSON_ALLOW_NUL, &error);
    if (object == NULL)
        fail(error.text);
    expect(json_unpack(object, "{s:s, s:o}", "verdict", &verdict, "findings",
                       &findings) == 0, "jsonl: fields are lacking");
    expect(strcmp(verdict, verdict_name(j->verdict)) == 0,
           "jsonl: another verdict");
    expect(json_array_size(findings) == (size_t)j->findings,
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

static void check_text(const struct judgment *j)
{
    int ends = 0;

    for (size_t i = 0; i < printed.size; i++) {
        unsigned char c = (unsigned char)printed.data[i];

        ends += c == '\n';
        expect(is_shown(i), "text: does not print");
    }
    expect(printed.size > 0 && printed.data[printed.size - 1] == '\n',
           "text: a line without an end");
    expect(ends == (j->findings > 0 ? j->findings + ruling_shown(j) : 1),
           "text: not a line a finding");
}

static void report(const struct judgment *j, bool json)
{
    char buffer[97];
    struct out out = { buffer, 0, sizeof buffer, gather, NULL, ENGLISH };
    struct origin origin = { .source = "log.sgf", .format = format->name,
                             .line = 1 };

    printed.size = 0;
    if (json)
        report_jsonl(&out, &origin, j);
    else
        report_text(&out, &origin, j, true);
    gather(&out);
    if (json)
        check_json(j);
    else
        check_text(j);
}

/* Every finding is told, in lines of 80 columns but for the first, in what a
 * terminal can show. Bids that nobody can make may take more room. */
static void check_tale(const struct judgment *j, size_t from)
{
    int ends = 0, told = 0, columns = 0;

    for (size_t i = from; i < printed.size; i++) {
        unsigned char c = (unsigned char)printed.data[i];

        if (columns == 0 && printed.size - i > 6
            && memcmp(printed.data + i, "   !  ", 6) == 0)
            told++;
        expect(is_shown(i), "tale: does not print");
        columns = c == '\n' ? 0 : columns + ((c & 0xC0) != 0x80);
        expect(columns <= 80 || ends == 0 || j->bid > SKR_BID_LIMIT,
               "tale: a line is too long");
        ends += c == '\n';
    }
    expect(printed.size > 0 && printed.data[printed.size - 1] == '\n',
           "tale: a line without an end");
    expect(told == j->findings, "tale: a finding is not told");
}

static void tell(const struct judgment *j, enum faces faces)
{
    char buffer[97];
    struct out out = { buffer, 0, sizeof buffer, gather, NULL, ENGLISH };
    struct origin origin = { .source = "log.sgf", .format = format->name, .line = 1 };
    struct style style = { .faces = faces, .utf8 = true };
    size_t from = printed.size;

    report_tale(&out, &style, &origin, j);
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
        fail(what);
    }
    expect(f->byte <= j->record->length, "a byte outside of the record");
    expect(f->move >= 0 && f->move < FIRST_MOVE + j->record->moves,
           "a move that is not there");
    expect(f->recorded.text == NULL
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
    expect(j->verdict == strongest,
           "the verdict is not that of the strongest finding");
    expect(j->soloist >= SKR_NOBODY && j->soloist <= 2, "no such soloist");
    if (!j->valued)
        return;
    expect(j->value.won ? j->value.score > 0 : j->value.score < 0,
           "won and lost, and the score");
    expect(j->points >= 0 && j->points <= 120 && j->tricks >= 0
           && j->tricks <= 10, "points and tricks");
    expect(j->value.overbid || j->value.value >= j->bid,
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
    fail("a record is written without end");
}

static bool write_to(struct written *to, const struct format *as,
                     const struct record *r, const struct notes *notes)
{
    struct out out = { to->data, 0, sizeof to->data, full, NULL, ENGLISH };
    struct refusal refusal;
    bool written = as->write(&out, r, notes, &refusal);

    to->size = out.size;
    expect(written || out.size == 0, "half a record is written");
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
        expect(again->conventions == iss_format.conventions,
               "what is written has other conventions");
        return;
    }
    judge_record(r, record_code(r, NULL, 0, &room), &before);
    judge_record(again, record_code(again, NULL, 0, &room), &after);
    expect(judged_alike(&before, &after), "what is written is judged otherwise");
}

/* What is written is read as the same record, judged alike, and written alike
 * again. */
static void check_written(const struct record *r, const struct format *as)
{
    static struct record again;
    static struct notes notes;

    expect(as->read(one.data, one.data + one.size, &again, &notes)
           >= one.data + one.size - 1, "more is written than a record");
    expect(again.malformed.clause == SKR_C_NONE,
           "what is written is malformed");
    expect(same_record(r, &again), "what is written is another record");
    check_alike(r, &again);
    expect(write_to(&two, as, &again, &notes), "it is not written again");
    expect(has_lost_bytes(&one)
           || (two.size == one.size
               && memcmp(two.data, one.data, one.size) == 0),
           "what is written is written otherwise the second time");
    record_release(&again);
}

static void check_converting(const struct record *r, const struct notes *notes)
{
    if (r->malformed.clause != SKR_C_NONE)
        return;
    expect(write_to(&one, &json_format, r, notes), "json has no word for it");
    check_written(r, &json_format);
    if (write_to(&one, &iss_format, r, notes))
        check_written(r, &iss_format);
    else
        expect(!iss, "iss has no word for what it said");
}

/* -------------------------------------------------------------------- judging */

/* Judges a record in memory of its own, which ends where the record may. The
 * structures are first filled with `rubbish`. */
static const char *judge(const char *text, const char *end,
                         const struct skr_code *code, int rubbish, bool json,
                         enum verdict *verdict)
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
    record.document = NULL;
    after = format->read(copy, copy + size, &record,
                         rubbish == 0 ? &notes : NULL);
    length = (size_t)(after - copy);
    expect(length > 0 && length <= size, "the reader stands still, or leaps");
    expect(native ? record.length <= length : record.length == length,
           "the record has another length");
    judge_record(&record, record_code(&record, code, 0, &room), &judgment);
    check_judgment(&judgment);
    report(&judgment, json);
    tell(&judgment, (enum faces)(iteration % 3));
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

/* Judges all records of a text, each twice: with other rubbish in memory it
 * must print the same. Returns how many there are; sets the first verdict and
 * the last. */
static int judge_all(const struct text *t, const struct skr_code *code,
                     enum verdict *first, enum verdict *last)
{
    static struct text before;
    const char *p = t->data, *end = t->data + t->size;
    int n = 0;

    for (; p = skip_blanks(p, end), p < end; n++) {
        const char *next = format->next(p + 1, end);
        bool json = below(2) == 0;

        judge(p, next != NULL ? next : end, code, 0x00, json, last);
        before.size = printed.size;
        memcpy(before.data, printed.data, printed.size);
        p = judge(p, next != NULL ? next : end, code, 0xA5, json, last);
        expect(before.size == printed.size
               && memcmp(before.data, printed.data, printed.size) == 0,
               "what is printed depends on memory that nobody set");
        if (n == 0)
            *first = *last;
    }
    return n;
}

/* ----------------------------------------------------------------- the cases */

/* A spoiled game between two sound ones, which must stay so. */
static void try_between(const struct line *sound)
{
    static struct text all;
    enum verdict first = VERDICT_CONFORMS, last = VERDICT_CONFORMS;
    int n;

    if (spoiled.size + 2 * sound->size + 2 > TEXT)
        return;
    all.size = 0;
    replace(&all, 0, 0, sound->text, sound->size);
    replace(&all, all.size, 0, "\n", 1);
    replace(&all, all.size, 0, spoiled.data, spoiled.size);
    replace(&all, all.size, 0, "\n", iss ? below(2) : 1);
    replace(&all, all.size, 0, sound->text, sound->size);
    n = judge_all(&all, skr_code_at(0), &first, &last);
    expect(n >= 2 && first == VERDICT_CONFORMS && last == VERDICT_CONFORMS,
           "a sound game beside a spoiled one does not conform");
}

/* Line ends in the place of blanks are the same. */
static void try_other_blanks(const struct skr_code *code, int records,
                             enum verdict first, enum verdict last)
{
    static struct text other;
    enum verdict other_first = first, other_last = last;

    other = spoiled;
    for (size_t i = 0; i < other.size; i++)
        if (other.data[i] == ' ')
            other.data[i] = '\n';
    expect(judge_all(&other, code, &other_first, &other_last) == records
           && other_first == first && other_last == last,
           "with line ends for blanks there is another verdict");
}

/* The first line of the log is a sound game. */
static void try_one(void)
{
    const struct line *l = &line[below(lines)];
    const struct skr_code *code = skr_code_at((int)below(4));
    enum verdict first = VERDICT_CONFORMS, last = VERDICT_CONFORMS;
    size_t times = below(8);
    int n;

    memcpy(spoiled.data, l->text, l->size);
    spoiled.size = l->size;
    while (times-- > 0)
        spoil(&spoiled);
    n = judge_all(&spoiled, code, &first, &last);
    if (iss && below(4) == 0)
        try_other_blanks(code, n, first, last);
    if (below(4) == 0)
        try_between(&line[0]);
}

static uint64_t setting(const char *name, uint64_t otherwise)
{
    const char *text = getenv(name);

    return text != NULL && *text != '\0' ? strtoull(text, NULL, 10) : otherwise;
}

int main(int argc, char **argv)
{
    time_t begun = time(NULL);
    uint64_t seconds = setting("FUZZ_SECONDS", 30);
    uint64_t iterations = setting("FUZZ_ITERATIONS", 0);

    seed = setting("FUZZ_SEED", (uint64_t)begun);
    state = seed;
    if (argc != 2 || !load(argv[1])) {
        fprintf(stderr, "usage: fuzz LOG (of any format, the first game sound)\n");
        return 99;
    }
    iss = strcmp(format->name, "iss") == 0;
    native = strcmp(format->name, "json") == 0;
    printf("FUZZ_SEED=%llu\n", (unsigned long long)seed);
    fflush(stdout);
    for (; iterations > 0 ? iteration < iterations
                          : (uint64_t)(time(NULL) - begun) < seconds;
         iteration++)
        try_one();
    printf("%llu spoiled games\n", (unsigned long long)iteration);
    return 0;
}
