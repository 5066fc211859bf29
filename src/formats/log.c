/* Reads logs record by record, from files in blocks of whole records. */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

#include "base/memory.h"
#include "base/stop.h"
#include "base/text.h"
#include "formats/log.h"

/* --------------------------------------------------------------------- files */

static void complain(struct log *log, const char *what)
{
    if (log->offset > 0)
        say_error("skatref: %s: %s at byte %llu: %s", log->source, what,
                  log->offset, strerror(errno));
    else
        say_error("skatref: %s: %s: %s", log->source, what, strerror(errno));
    log->failed = true;
}

static void close_file(struct log *log)
{
    if (log->fd != STDIN_FILENO)
        close(log->fd);
    log->fd = -1;
}

/* Where reading begins or ends: at the first record that begins at or behind
 * offset; at size if there is none. The window is read into log->carry. */
static off_t find_start(struct log *log, off_t offset, off_t size)
{
    while (offset > 0 && offset < size) {
        ssize_t n = pread(log->fd, log->carry, BLOCK_SIZE, offset - 1);
        const char *start;

        if (n <= 1)
            return n < 0 ? -1 : size;
        start = log->format->next(log->carry + 1, log->carry + n);
        if (start != NULL)
            return offset - 1 + (start - log->carry);
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
        ssize_t n = pread(log->fd, log->carry, wanted, at);

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
    ssize_t n = pread(log->fd, log->carry, BLOCK_SIZE, 0);

    if (n > 0 && log->format == NULL)
        log->format = format_of(log->carry, log->carry + n);
    if (n > 0 && log->format == NULL)
        log->format = formats[0];
    return n >= 0;
}

/* Goes to the part of the file that was just opened. */
static bool seek_part(struct log *log)
{
    off_t size = lseek(log->fd, 0, SEEK_END), begin, end;

    if (size < 0 || !detect(log))
        return false;
    if (size == 0)
        return true;
    begin = find_start(log, size / log->parts * (log->part - 1), size);
    end = log->part == log->parts ? size
        : find_start(log, size / log->parts * log->part, size);
    if (begin < 0 || end < 0 || !count_lines(log, begin)
        || lseek(log->fd, begin, SEEK_SET) < 0)
        return false;
    log->left = (unsigned long long)(end - begin);
    return true;
}

void log_set_part(struct log *log, int part, int parts)
{
    log->part = part;
    log->parts = parts;
}

/* Opens the next file, and reports those that cannot be opened. */
static bool open_next(struct log *log)
{
    while (log->fd < 0 && log->files > 0) {
        log->source = *log->file++;
        log->format = log->from;
        log->files--;
        log->line = 1;
        log->offset = 0;
        log->carried = 0;
        log->skipping = false;
        log->fd = strcmp(log->source, "-") == 0 ? STDIN_FILENO
                                              : open(log->source, O_RDONLY);
        if (log->fd < 0)
            complain(log, "cannot open");
        else if (log->parts > 0 && !seek_part(log)) {
            complain(log, "cannot read a part of it");
            close_file(log);
        }
    }
    return log->fd >= 0;
}

const char *log_no_text(const char *data, size_t size)
{
    static const struct { const char *begin; size_t length; const char *what; }
    kinds[] = {
        { "\x1F\x8B", 2, "compressed by gzip: gunzip it first" },
        { "\xFD" "7zXZ", 5, "compressed by xz: unxz it first" },
        { "\x28\xB5\x2F\xFD", 4, "compressed by zstd: unzstd it first" },
        { "PK\x03\x04", 4, "a ZIP archive or a spreadsheet: unpack it, or"
                           " save it as CSV" },
        { "\xD0\xCF\x11\xE0", 4, "an old spreadsheet: save it as CSV" },
        { "\xFF\xFE", 2, "UTF-16: save it as UTF-8" },
        { "\xFE\xFF", 2, "UTF-16: save it as UTF-8" },
    };

    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (size >= kinds[i].length
            && memcmp(data, kinds[i].begin, kinds[i].length) == 0)
            return kinds[i].what;
    return NULL;
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

        if (log->parts > 0 && room > log->left)
            room = (size_t)log->left;
        n = stop_read(log->fd, b->data + b->size, room);

        if (n < 0 && !stop_wanted()) {
            complain(log, "cannot read");
            b->unread = true;
        }
        if (n <= 0)
            return false;
        b->size += (size_t)n;
        log->offset += (unsigned long long)n;
        if (log->parts > 0)
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
    struct record record = { .document = NULL };
    const char *p;

    if (format->past != NULL)
        return format->past(text, end);
    p = format->read(text, end, &record, NULL);
    record_release(&record);
    return record.malformed.clause == SKR_C_NONE ? p : text;
}

/* Cuts the block before the last record, as it may not be complete. If the
 * block has one record or none, cuts it after the comments at its start, or else
 * after that record; if the record does not end, it is too long. */
static void cut_block(struct log *log, struct block *b)
{
    const char *end = b->data + b->size;
    const char *cut = last_start(b->format, b->data, end);

    if (cut == NULL || cut == b->data)
        cut = past_comments(b->data, end);
    if (cut == b->data)
        cut = past_record(b->format, b->data, end);
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
    say_error("skatref: %s: %s", log->source, what);
    log->failed = true;
    close_file(log);
    return true;
}

bool log_next_block(struct log *log, struct block *b)
{
    bool more;

    do {
        if (log->fd < 0 && !open_next(log))
            return false;
        b->too_long = b->unread = false;
        more = fill_block(log, b);
        if (stop_wanted()) {
            log->failed = true;
            close_file(log);
            return false;
        }
    } while (refuse(log, b));
    b->source = log->source;
    if (log->format == NULL)
        log->format = format_of(b->data, b->data + b->size);
    b->format = log->format != NULL ? log->format : formats[0];
    b->line = log->line;
    b->last = !more;
    if (more)
        cut_block(log, b);
    else
        close_file(log);
    return true;
}

void log_end_block(struct log *log, const struct block *b,
                   unsigned long long records)
{
    log->records += records;
    if (!b->last)
        return;
    if (log->records == 0 && !b->unread && log->parts == 0) {
        log->empty = true;
        if (!log->quiet_if_empty)
            say_error("skatref: %s: no record found: the file is empty",
                      b->source);
    }
    log->records = 0;
}

/* ------------------------------------------------------------------- records */

struct cursor cursor_of_text(const struct format *format, const char *text,
                             const char *end)
{
    return (struct cursor){ .format = format, .p = text, .end = end,
                            .counted = text, .line = 1 };
}

struct cursor cursor_of_block(const struct block *b)
{
    struct cursor cursor = cursor_of_text(b->format, b->data, b->data + b->size);

    cursor.line = b->line;
    cursor.too_long = b->too_long;
    return cursor;
}

static const struct malformed record_too_long = {
    SKR_C_RECORD_SYNTAX, 0, 40, "a record of at most 262144 bytes"
};

bool cursor_next(struct cursor *c, struct record *record, struct notes *notes)
{
    const char *next;

    if (!c->too_long)
        c->p = format_skip(c->p, c->end);
    if (c->p == c->end)
        return false;
    next = c->too_long ? NULL : c->format->next(c->p + 1, c->end);
    c->at = c->p;
    c->p = c->format->read(c->p, next != NULL ? next : c->end, record, notes);
    c->records++;
    if (c->too_long || c->to_next)
        c->p = next != NULL ? next : c->end;
    if (c->too_long)
        record->malformed = record_too_long;
    return true;
}

unsigned long long cursor_line(struct cursor *c)
{
    c->line += newlines(c->counted, c->at);
    c->counted = c->at;
    return c->line;
}

/* ---------------------------------------------------------------------- logs */

bool log_open(struct log *log, char *const *file, int files,
              const struct format *from)
{
    *log = (struct log){ .from = from, .file = file, .files = files, .fd = -1 };
    log->block_size = BLOCK_SIZE;
    log->carry = malloc(BLOCK_SIZE);
    log->block.data = malloc(BLOCK_SIZE);
    return log->carry != NULL && log->block.data != NULL;
}

void log_close(struct log *log)
{
    free(log->carry);
    free(log->block.data);
}

bool log_next(struct log *log, struct record *record, struct notes *notes)
{
    if (stop_wanted())
        return false;
    while (!cursor_next(&log->cursor, record, notes)) {
        if (log->block.source != NULL)
            log_end_block(log, &log->block, log->cursor.records);
        if (!log_next_block(log, &log->block))
            return false;
        log->cursor = cursor_of_block(&log->block);
    }
    return !memory_failed();
}
