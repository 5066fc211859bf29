/* Input: files in blocks of whole records, in constant memory. */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/input.h"

bool input_begin(struct input *in, char *const *file, int files,
                 const struct reader *from)
{
    *in = (struct input){ .from = from, .file = file, .files = files, .fd = -1 };
    in->carry = malloc(BLOCK_SIZE);
    return in->carry != NULL;
}

void input_end(struct input *in)
{
    free(in->carry);
}

static void complain(struct input *in, const char *what)
{
    if (in->offset > 0)
        fprintf(stderr, "skatref: %s: %s at byte %llu: %s\n", in->source, what,
                in->offset, strerror(errno));
    else
        fprintf(stderr, "skatref: %s: %s: %s\n", in->source, what,
                strerror(errno));
    in->failed = true;
}

/* Opens the next file that can be opened. */
static bool open_next(struct input *in)
{
    while (in->fd < 0 && in->files > 0) {
        in->source = *in->file++;
        in->reader = in->from;
        in->files--;
        in->line = 1;
        in->offset = 0;
        in->carried = 0;
        in->skipping = false;
        in->fd = strcmp(in->source, "-") == 0 ? STDIN_FILENO
                                              : open(in->source, O_RDONLY);
        if (in->fd < 0)
            complain(in, "cannot open");
    }
    return in->fd >= 0;
}

const char *input_no_text(const char *data, size_t size)
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

static void close_file(struct input *in)
{
    if (in->fd != STDIN_FILENO)
        close(in->fd);
    in->fd = -1;
}

/* Fills the block from carry and file. Returns false at the file's end. */
static bool fill(struct input *in, struct block *b)
{
    memcpy(b->data, in->carry, in->carried);
    b->size = in->carried;
    in->carried = 0;
    while (b->size < BLOCK_SIZE) {
        ssize_t n = read(in->fd, b->data + b->size, BLOCK_SIZE - b->size);

        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0) {
            complain(in, "cannot read");
            b->unread = true;
        }
        if (n <= 0)
            return false;
        b->size += (size_t)n;
        in->offset += (unsigned long long)n;
    }
    return true;
}

static unsigned long long newlines(const char *p, const char *end)
{
    unsigned long long n = 0;

    while ((p = memchr(p, '\n', (size_t)(end - p))) != NULL) {
        n++;
        if (++p == end)
            break;
    }
    return n;
}

/* Keeps everything from cut on for the next block. */
static void carry_from(struct input *in, struct block *b, const char *cut)
{
    in->carried = (size_t)(b->data + b->size - cut);
    memcpy(in->carry, cut, in->carried);
    b->size = (size_t)(cut - b->data);
    in->line += newlines(b->data, cut);
}

/* Drops what belongs to a record that is too long; of what may be the first
 * bytes of the next one nothing is lost. */
static void drop_rest(struct input *in, struct block *b, bool more)
{
    const char *end = b->data + b->size;
    const char *start = in->reader->next(b->data, end);

    in->skipping = start == NULL;
    if (start == NULL)
        start = end - (more && b->size >= 2 ? 2 : 0);
    in->line += newlines(b->data, start);
    b->size = (size_t)(end - start);
    memmove(b->data, start, b->size);
}

/* Fills the block, and again after what has been dropped. */
static bool fill_block(struct input *in, struct block *b)
{
    bool more = fill(in, b);

    while (in->skipping) {
        drop_rest(in, b, more);
        if (!more)
            break;
        memcpy(in->carry, b->data, b->size);
        in->carried = b->size;
        more = fill(in, b);
    }
    return more;
}

static const char *past_blanks(const char *p, const char *end)
{
    while (p < end && (*p == ' ' || *p == '\n' || *p == '\r' || *p == '\t'))
        p++;
    return p;
}

/* Cuts the block at the last record that may not be complete. With a single
 * record in it, or none, it is cut after that record, and blanks are not
 * carried on; else something is too long to be a record. */
static void cut_block(struct input *in, struct block *b)
{
    const char *end = b->data + b->size;
    const char *cut = b->reader->last(b->data, end);

    if (cut == NULL || cut == b->data) {
        cut = past_blanks(cut == NULL ? b->data : b->reader->past(cut, end),
                          end);
        b->too_long = cut == b->data;
    }
    if (b->too_long) {
        in->skipping = true;
        cut = end - 2;
    }
    carry_from(in, b, cut);
}

/* Is this the beginning of a file that is no text? Then it is told and closed. */
static bool refuse(struct input *in, const struct block *b)
{
    bool first = in->offset == b->size;
    const char *what = first ? input_no_text(b->data, b->size) : NULL;

    if (what == NULL)
        return false;
    fprintf(stderr, "skatref: %s: %s\n", in->source, what);
    in->failed = true;
    close_file(in);
    return true;
}

bool input_next(struct input *in, struct block *b)
{
    bool more;

    do {
        if (in->fd < 0 && !open_next(in))
            return false;
        b->too_long = b->unread = false;
        more = fill_block(in, b);
    } while (refuse(in, b));
    b->source = in->source;
    if (in->reader == NULL)
        in->reader = reader_for(b->data, b->data + b->size);
    b->reader = in->reader != NULL ? in->reader : readers;
    b->line = in->line;
    b->last = !more;
    if (more)
        cut_block(in, b);
    else
        close_file(in);
    return true;
}

bool input_holds_nothing(const struct block *b)
{
    fprintf(stderr, "skatref: %s: no record found: the file is empty\n",
            b->source);
    return true;
}

const struct malformed record_too_long = {
    SKR_C_RECORD_SYNTAX, 0, 40, "a record of at most 262144 bytes"
};

unsigned long long line_at(struct line_counter *counter, const char *p)
{
    const char *q;

    while ((q = memchr(counter->at, '\n', (size_t)(p - counter->at))) != NULL) {
        counter->line++;
        counter->at = q + 1;
    }
    counter->at = p;
    return counter->line;
}
