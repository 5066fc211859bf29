/* Reads logs record by record, from files in blocks of whole records.
 *
 * A log is cut into blocks where records begin, so that memory is the same for any log
 * and threads can judge the blocks. The last record of a block may not be complete: it
 * goes over to the next block. One reader of the whole log must find the same records,
 * so a cut never falls inside a record, in a log of several formats neither inside one
 * of another format. A record longer than a block is malformed, and its rest is
 * dropped. Never look further than START_SIZE behind a place to decide whether a
 * record begins there: the answer would depend on where a block ends.
 * tests/formats/blocks.sh reads with blocks of all sizes. */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

#include "base/memory.h"
#include "base/standard.h"
#include "base/text.h"
#include "formats/log.h"

/* --------------------------------------------------------------------- files */

/* What is wrong with the file that is read. */
static void put_fault(struct out *out, const struct log *log, const char *what,
                      const char *why)
{
    const struct input *in = &log->input;

    if (in->why != NULL)
        out_say(out, "cannot unpack it further than byte %llu: %s", in->taken,
                tr(out->language, in->why));
    else if (log->offset > 0)
        out_say(out, "%s at byte %llu: %s", tr(out->language, what), log->offset, why);
    else
        out_format(out, "%s: %s", tr(out->language, what), why);
}

/* Without memory it is said at once. */
static bool keep(struct messages *said, const char *source, const char *what)
{
    size_t first = strlen(source) + 1, second = strlen(what) + 1;
    char *grown = realloc(said->text, said->size + first + second);

    if (grown == NULL)
        return false;
    memcpy(grown + said->size, source, first);
    memcpy(grown + said->size + first, what, second);
    said->text = grown;
    said->size += first + second;
    return true;
}

static void say_now(struct log *log, const char *source, const char *what)
{
    if (log->output != NULL)
        out_standard(log->output);
    say_error("skatref: %s: %s", source, what);
}

/* What threads are reading is not yet what they print. */
static void say(struct log *log, const char *source, const char *what)
{
    if (!log->in_turn || !keep(&log->said, source, what))
        say_now(log, source, what);
}

static void say_kept(struct messages *said)
{
    for (size_t i = 0; i < said->size;) {
        const char *source = said->text + i, *what = source + strlen(source) + 1;

        say_error("skatref: %s: %s", source, what);
        i = (size_t)(what + strlen(what) + 1 - said->text);
    }
    free(said->text);
    *said = (struct messages){ NULL, 0 };
}

static void complain(struct log *log, const char *what)
{
    const char *why = strerror(errno);
    char text[2][512];
    struct out said = out_into(text[0], sizeof text[0], error_language());
    struct out kept = out_into(text[1], sizeof text[1], ENGLISH);

    put_fault(&said, log, what, why);
    put_fault(&kept, log, what, why);
    say(log, log->input.source, text[0]);
    troubles_add(&log->troubles, log->input.source, text[1]);
    log->failed = true;
}

static void close_file(struct log *log)
{
    if (log->opened)
        input_close(&log->input);
    log->opened = log->reading = false;
}

/* In a file of several formats: does a record of the usual one begin at p, outside the
 * records of others, which begin lines? */
static bool outside_others(const struct log *log, const char *p, const char *end)
{
    const char *line = p;

    while (line > log->carry && line[-1] != '\n')
        line--;
    for (int i = 0; formats[i] != NULL; i++)
        if (formats[i] != log->format
            && ((line < p && formats[i]->starts(line, end))
                || (formats[i]->cuts_at != NULL
                    && !formats[i]->cuts_at(log->carry, p, end))))
            return false;
    return log->format->starts(p, end);
}

/* May a part begin at p, where a record of the usual format may begin? */
static bool parts_at(const struct log *log, const char *p, const char *end)
{
    const struct format *format = log->format;

    return (format->cuts_at == NULL || format->cuts_at(log->carry, p, end))
        && (log->from != NULL || outside_others(log, p, end));
}

/* Where reading begins or ends: at the first record that begins at or behind
 * offset; at size if there is none. The window is read into log->carry, with what stands
 * before. */
static off_t find_start(struct log *log, off_t offset, off_t size)
{
    const off_t most = (off_t)BLOCK_SIZE / 4;

    while (offset > 0 && offset < size) {
        off_t before = offset < most ? offset : most;
        ssize_t n = pread(log->input.fd, log->carry, BLOCK_SIZE, offset - before);
        const char *start;

        if (n <= before)
            return n < 0 ? -1 : size;
        start = log->carry + before - 1;
        do
            start = log->format->next(start + 1, log->carry + n);
        while (start != NULL && !parts_at(log, start, log->carry + n));
        if (start != NULL)
            return offset - before + (start - log->carry);
        n -= before;
        offset += n > 64 ? n - 64 : n; /* what marks a start is shorter */
    }
    return offset < size ? offset : size;
}

/* Counts the lines before the part. */
static bool count_lines(struct log *log, off_t end)
{
    off_t at = 0;

    while (at < end) {
        size_t wanted = end - at < (off_t)BLOCK_SIZE ? (size_t)(end - at)
                                                    : BLOCK_SIZE;
        ssize_t n = pread(log->input.fd, log->carry, wanted, at);

        if (n <= 0)
            return false;
        log->line += newlines(log->carry, log->carry + n);
        at += n;
    }
    return true;
}

/* The format, if it is not known, by the beginning of the file. */
static bool detect(struct log *log)
{
    ssize_t n = pread(log->input.fd, log->carry, BLOCK_SIZE, 0);

    if (n > 0 && log->format == NULL)
        log->format = format_of(log->carry, log->carry + n);
    if (n > 0 && log->format == NULL)
        log->format = formats[0];
    return n >= 0;
}

/* Goes to the part of the file that was just opened. */
static bool seek_part(struct log *log)
{
    off_t size = lseek(log->input.fd, 0, SEEK_END), begin, end;

    if (size < 0 || !detect(log))
        return false;
    if (size == 0)
        return true;
    begin = find_start(log, size / log->parts * (log->part - 1), size);
    end = log->part == log->parts ? size
        : find_start(log, size / log->parts * log->part, size);
    if (begin < 0 || end < 0 || !count_lines(log, begin)
        || lseek(log->input.fd, begin, SEEK_SET) < 0)
        return false;
    log->left = (unsigned long long)(end - begin);
    input_seek(&log->input);
    return true;
}

/* A packed file cannot be cut: all of it is read up to the part's end, and each
 * block belongs to the part in which its packed bytes end. */
static bool prepare_part(struct log *log)
{
    struct stat stat;

    if (!input_is_packed(&log->input))
        return seek_part(log);
    if (fstat(log->input.fd, &stat) < 0)
        return false;
    errno = ESPIPE;
    log->size = S_ISREG(stat.st_mode) ? (unsigned long long)stat.st_size : 0;
    return log->size > 0;
}

/* The part that the block to be read belongs to. */
static int part_of(const struct log *log)
{
    unsigned long long parts = (unsigned long long)log->parts;
    unsigned long long part = 1 + log->taken / (log->size / parts + 1);

    return (int)(part < parts ? part : parts);
}

void log_set_part(struct log *log, int part, int parts)
{
    log->part = part;
    log->parts = parts;
}

/* Opens the next file, and reports one that cannot be opened. */
static void open_file(struct log *log)
{
    log->opened = input_open(&log->input, *log->file++);
    log->files--;
    log->offset = log->taken = log->size = log->left = 0;
    if (log->opened)
        return;
    complain(log, N_("cannot open"));
    input_close(&log->input);
}

/* Whoever reads reports an empty archive; whoever has his turn, an empty file. */
static void report_empty(struct log *log, const char *source,
                         void (*report)(struct log *log, const char *source, const char *what))
{
    const char *what = N_("no record found: the file is empty");

    log->empty = true;
    if (!log->quiet_if_empty)
        report(log, source, tr(error_language(), what));
    troubles_add(&log->troubles, source, what);
}

/* Begins to read the file, or the next one inside. */
static void begin_file(struct log *log)
{
    enum inside got = input_next(&log->input);

    log->format = log->from;
    log->line = 1;
    log->offset = 0;
    log->carried = 0;
    log->skipping = false;
    log->reading = got == INSIDE_FILE;
    if (got == INSIDE_FAULT)
        complain(log, N_("cannot read"));
    if (got == INSIDE_FILE && log->parts > 0 && !prepare_part(log)) {
        complain(log, N_("cannot read part of it"));
        got = INSIDE_NONE;
    }
    if (got == INSIDE_NONE && !log->input.met)
        report_empty(log, log->input.source, say);
    if (got == INSIDE_NONE)
        close_file(log);
}

/* Goes to what is to be read next, and not past what is to be said before. */
static bool open_next(struct log *log)
{
    while (!log->reading) {
        if (log->said.size > 0)
            return false;
        if (log->opened)
            begin_file(log);
        else if (log->files > 0)
            open_file(log);
        else
            return false;
    }
    return true;
}

const char *log_no_text(const char *data, size_t size)
{
    static const struct { const char *begin; size_t length; const char *what; }
    kinds[] = {
        { "\x1F\x8B", 2, N_("compressed by gzip: gunzip it first") },
        { "BZh91AY&SY", 10, N_("compressed by bzip2: bunzip2 it first") },
        { "\xFD" "7zXZ", 5, N_("compressed by xz: unxz it first") },
        { "\x28\xB5\x2F\xFD", 4, N_("compressed by zstd: unzstd it first") },
        { "PK\x03\x04", 4, N_("a ZIP archive or a spreadsheet: unpack it, or"
                           " save it as CSV") },
        { "\xD0\xCF\x11\xE0", 4, N_("an old spreadsheet: save it as CSV") },
        { "\xFF\xFE", 2, N_("UTF-16: save it as UTF-8") },
        { "\xFE\xFF", 2, N_("UTF-16: save it as UTF-8") },
    };

    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (size >= kinds[i].length
            && memcmp(data, kinds[i].begin, kinds[i].length) == 0)
            return kinds[i].what;
    return packed_is_tar(data, size) ? N_("a tar archive: unpack it first") : NULL;
}

/* Fills the block from carry and from the file. Returns false at the end of the
 * file. */
static bool fill(struct log *log, struct block *b)
{
    memcpy(b->data, log->carry, log->carried);
    b->size = log->carried;
    log->carried = 0;
    while (b->size < log->block_size) {
        size_t room = log->block_size - b->size;
        ssize_t n;

        if (log->parts > 0 && log->size == 0 && room > log->left)
            room = (size_t)log->left;
        n = input_read(&log->input, b->data + b->size, room);

        if (n < 0) {
            complain(log, N_("cannot read"));
            b->unread = true;
        }
        if (n <= 0)
            return false;
        b->size += (size_t)n;
        log->offset += (unsigned long long)n;
        if (log->parts > 0 && log->size == 0)
            log->left -= (unsigned long long)n;
    }
    return true;
}

/* Moves everything from cut on to carry, for the next block. */
static void carry_from(struct log *log, struct block *b, const char *cut)
{
    log->carried = (size_t)(b->data + b->size - cut);
    memcpy(log->carry, cut, log->carried);
    b->size = (size_t)(cut - b->data);
    log->line += newlines(b->data, cut);
}

/* The end of a block whose record is too long, without the bytes that may be the
 * start of the next record. */
static const char *before_start(const struct log *log, const struct block *b)
{
    size_t kept = START_SIZE < log->block_size / 2 ? START_SIZE
                                                   : log->block_size / 2;

    return b->data + b->size - (b->size < kept ? b->size : kept);
}

/* Drops the rest of a record that is too long. */
static void drop_rest(struct log *log, struct block *b, bool more)
{
    const char *end = b->data + b->size;
    const char *start = log->format->next(b->data, end);

    log->skipping = start == NULL;
    if (start == NULL)
        start = more ? before_start(log, b) : end;
    log->line += newlines(b->data, start);
    b->size = (size_t)(end - start);
    memmove(b->data, start, b->size);
}

/* Fills the block; drops the rest of a record that is too long, and fills it
 * again. */
static bool fill_block(struct log *log, struct block *b)
{
    bool more = fill(log, b);

    while (log->skipping) {
        drop_rest(log, b, more);
        if (!more)
            break;
        memcpy(log->carry, b->data, b->size);
        log->carried = b->size;
        more = fill(log, b);
    }
    return more;
}

/* Skips blanks and comments, except one that may continue after end. */
static const char *past_comments(const char *p, const char *end)
{
    const char *line = end;

    while (line > p && line[-1] != '\n')
        line--;
    p = format_skip(p, line);
    return memchr(p, '#', (size_t)(end - p)) == NULL ? format_skip(p, end) : p;
}

/* The start of the last record, which may continue after end, or a null
 * pointer. */
static const char *last_start(const struct format *format, const char *text,
                              const char *end)
{
    const char *last = NULL;

    if (format->last != NULL)
        return format->last(text, end);
    for (const char *p = text; (p = format->next(p + 1, end)) != NULL;)
        last = p;
    return last;
}

/* The end of the record at text, or text if it does not end before end. */
static const char *past_record(const struct format *format, const char *text,
                               const char *end)
{
    struct record record = { .decoded = NULL };
    const char *p;

    if (format->past != NULL)
        return format->past(text, end);
    p = format->read(text, end, &record, NULL);
    record_release(&record);
    return record.malformed.clause == SKR_C_NONE ? p : text;
}

/* Is it better to cut the block at p than at last? So near to the end it is not seen
 * whether a record of the usual format begins just before: then the earlier, the better. */
static bool cuts_better(const char *p, const char *last, const char *end)
{
    bool sure = (size_t)(end - p) >= START_SIZE;

    if (last == NULL || sure != ((size_t)(end - last) >= START_SIZE))
        return last == NULL || sure;
    return sure ? p > last : p < last;
}

struct cursor cursor_of_block(const struct block *b)
{
    struct cursor cursor = cursor_of_text(b->format, b->data, b->data + b->size);

    cursor.line = b->line;
    cursor.too_long = b->too_long;
    cursor.mixed = b->mixed;
    cursor.skips = b->skips;
    return cursor;
}

/* Where the last record behind the first one begins in a block of several formats, with
 * the blanks before it, or a null pointer. Where a record ends that is read beyond others
 * is not known before its last line. */
static const char *last_of_several(const struct block *b)
{
    struct cursor cursor = cursor_of_block(b);
    struct record record = { .decoded = NULL };
    const char *last = NULL;
    bool open = false;

    while (b->mixed && !open && cursor_next(&cursor, &record, NULL)) {
        if (cursor.blanks > b->data && cuts_better(cursor.blanks, last, cursor.end))
            last = cursor.blanks;
        open = cursor.read_as->far && record.malformed.clause != SKR_C_NONE;
    }
    record_release(&record);
    return last;
}

/* The format of the record at the start of the block, if it is not the usual one and none
 * of that begins there; or a null pointer. */
static const struct format *other_first(const struct block *b, const char *end)
{
    if (!b->mixed || b->format->starts(b->data, end))
        return NULL;
    for (int i = 0; formats[i] != NULL; i++)
        if (formats[i] != b->format && formats[i]->starts(b->data, end))
            return formats[i];
    return NULL;
}

/* Where a record begins that may not be complete, or the format may be cut: the last one of
 * the usual format, or else of any. A null pointer: none does. */
static const char *last_begun(const struct block *b, const char *end)
{
    const struct format *format = b->format;
    const char *usual = last_start(format, b->data, end), *other;

    if (usual != NULL && usual < end
        && (format->starts(usual, end)
            || (format->cuts_at != NULL && format->cuts_at(b->data, usual, end))))
        return usual;
    other = last_of_several(b);
    return other != NULL ? other : other_first(b, end) != NULL ? b->data : usual;
}

/* Cuts the block before the last record, as it may not be complete. If the
 * block has one record or none, cuts it after the comments at its start, or else
 * after that record; if the record does not end, it is too long. */
static void cut_block(struct log *log, struct block *b)
{
    const char *end = b->data + b->size;
    const char *cut = last_begun(b, end);
    const struct format *first = other_first(b, end);

    if (cut == NULL || cut == b->data)
        cut = past_comments(b->data, end);
    if (cut == b->data)
        cut = past_record(first != NULL ? first : b->format, b->data, end);
    if (cut == b->data && (cut = last_of_several(b)) == NULL)
        cut = b->data;
    b->too_long = cut == b->data;
    if (b->too_long) {
        log->skipping = true;
        cut = before_start(log, b);
    }
    carry_from(log, b, cut);
}

/* Reports and closes a file that begins like one that is not text. Returns
 * whether it did. */
static bool refuse(struct log *log, const struct block *b)
{
    bool first = log->offset == b->size;
    const char *what = first ? log_no_text(b->data, b->size) : NULL;

    if (what == NULL)
        return false;
    say(log, log->input.source, tr(error_language(), what));
    troubles_add(&log->troubles, log->input.source, what);
    log->failed = true;
    log->reading = false;
    return true;
}

/* The name must outlive the file. */
static void name_source(struct log *log, struct block *b)
{
    b->source = log->input.source;
    if (!input_is_packed(&log->input))
        return;
    snprintf(b->named, sizeof b->named, "%s", log->input.source);
    b->source = b->named;
}

/* Reads the next block; sets *part to the part that it belongs to. */
static bool read_block(struct log *log, struct block *b, int *part)
{
    bool more;

    do {
        if (!open_next(log))
            return false;
        *part = log->size > 0 ? part_of(log) : log->part;
        b->too_long = b->unread = false;
        more = fill_block(log, b);
    } while (refuse(log, b));
    b->taken = log->input.taken - log->taken;
    log->taken = log->input.taken;
    name_source(log, b);
    if (log->format == NULL)
        log->format = format_of(b->data, b->data + b->size);
    b->format = log->format != NULL ? log->format : formats[0];
    b->mixed = log->from == NULL;
    b->skips = log->skips_foreign;
    b->line = log->line;
    b->last = !more;
    if (more)
        cut_block(log, b);
    else
        log->reading = false;
    return true;
}

/* Only says something. */
static void empty_block(struct block *b)
{
    b->format = formats[0];
    b->source = "";
    b->size = 0;
    b->taken = 0;
    b->mixed = b->too_long = b->last = b->unread = false;
}

bool log_next_block(struct log *log, struct block *b)
{
    int part = 0;
    bool got;

    do
        got = read_block(log, b, &part);
    while (got && part < log->part);
    got = got && part == log->part;
    if (!got && log->said.size > 0) {
        empty_block(b);
        got = true;
    }
    b->said = log->said;
    log->said = (struct messages){ NULL, 0 };
    return got;
}

void log_end_block(struct log *log, struct block *b, unsigned long long records)
{
    log->records += records;
    say_kept(&b->said);
    if (!b->last)
        return;
    if (log->records == 0 && !b->unread && log->parts == 0)
        report_empty(log, b->source, say_now);
    log->records = 0;
}

/* ---------------------------------------------------------------------- logs */

bool log_open(struct log *log, char *const *file, int files,
              const struct format *from)
{
    *log = (struct log){ .from = from, .file = file, .files = files };
    log->block_size = BLOCK_SIZE;
    log->carry = malloc(BLOCK_SIZE);
    log->block.data = malloc(BLOCK_SIZE);
    return log->carry != NULL && log->block.data != NULL;
}

void log_close(struct log *log)
{
    close_file(log);
    free(log->said.text);
    free(log->carry);
    free(log->block.data);
    troubles_free(&log->troubles);
}

bool log_next(struct log *log, struct record *record, struct notes *notes)
{
    while (!cursor_next(&log->cursor, record, notes)) {
        if (log->block.source != NULL)
            log_end_block(log, &log->block, log->cursor.records);
        if (!log_next_block(log, &log->block))
            return false;
        log->cursor = cursor_of_block(&log->block);
    }
    return !memory_failed();
}
