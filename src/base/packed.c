/* Compressed files and archives, read by libarchive; nothing else knows of it.
 *
 * Everything is read from its beginning to its end, as from a pipe, and only as much
 * as the caller asks for: a small archive can unpack to terabytes. A list of members
 * at its end is not used: it would take memory for each of them. */
#include "base/packed.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ------------------------------------------------------------------ beginnings */

/* A header of tar has the sum of its bytes at 148, in octal; the sum counts its
 * own eight bytes as blanks. */
bool packed_is_tar(const char *head, size_t size)
{
    unsigned long sum = 8 * ' ', said = 0;
    int i = 148;

    if (size < PACKED_HEAD)
        return false;
    for (int k = 0; k < (int)PACKED_HEAD; k++)
        if (k < 148 || k >= 156)
            sum += (unsigned char)head[k];
    while (i < 156 && head[i] == ' ')
        i++;
    for (; i < 156 && head[i] >= '0' && head[i] <= '7'; i++)
        said = said * 8 + (unsigned long)(head[i] - '0');
    return said == sum && said > 8 * ' ';
}

#ifdef HAVE_LIBARCHIVE

#include <archive.h>
#include <archive_entry.h>
#include <dlfcn.h>

/* --------------------------------------------------------------------- library */

/* libarchive is loaded when the first packed file is met: most runs meet none, and
 * it brings thirty megabytes of other libraries. */
#define FUNCTIONS(x) \
    x(struct archive *, archive_read_new, (void)) \
    x(int, archive_read_free, (struct archive *)) \
    x(int, archive_read_support_filter_gzip, (struct archive *)) \
    x(int, archive_read_support_filter_bzip2, (struct archive *)) \
    x(int, archive_read_support_filter_xz, (struct archive *)) \
    x(int, archive_read_support_filter_zstd, (struct archive *)) \
    x(int, archive_read_support_format_tar, (struct archive *)) \
    x(int, archive_read_support_format_zip_streamable, (struct archive *)) \
    x(int, archive_read_support_format_raw, (struct archive *)) \
    x(int, archive_read_support_format_empty, (struct archive *)) \
    x(int, archive_read_set_option, \
      (struct archive *, const char *, const char *, const char *)) \
    x(int, archive_read_open, \
      (struct archive *, void *, archive_open_callback *, archive_read_callback *, \
       archive_close_callback *)) \
    x(int, archive_read_next_header, (struct archive *, struct archive_entry **)) \
    x(la_ssize_t, archive_read_data, (struct archive *, void *, size_t)) \
    x(la_int64_t, archive_filter_bytes, (struct archive *, int)) \
    x(int, archive_filter_count, (struct archive *)) \
    x(int, archive_format, (struct archive *)) \
    x(const char *, archive_error_string, (struct archive *)) \
    x(void, archive_set_error, (struct archive *, int, const char *, ...)) \
    x(const char *, archive_entry_pathname, (struct archive_entry *)) \
    x(const char *, archive_entry_pathname_utf8, (struct archive_entry *)) \
    x(const char *, archive_entry_hardlink, (struct archive_entry *)) \
    x(__LA_MODE_T, archive_entry_filetype, (struct archive_entry *))

#define MEMBER(type, name, arguments) type (*name) arguments;
static struct { FUNCTIONS(MEMBER) } library;

#define FIND(type, name, arguments) \
    *(void **)&library.name = dlsym(handle, #name); \
    found &= library.name != NULL;

/* libarchive has had this interface since 2012. */
static bool load(void)
{
    static const char *const names[] = { "libarchive.so.13", "libarchive.13.dylib" };
    static bool tried, found;
    void *handle = NULL;

    for (int i = 0; !tried && handle == NULL && i < 2; i++)
        handle = dlopen(names[i], RTLD_NOW);
    tried = true;
    if (handle == NULL)
        return found;
    found = true;
    FUNCTIONS(FIND)
    return found;
}

bool packed_begins(const char *head, size_t size)
{
    static const struct { const char *begin; size_t length; } kinds[] = {
        { "\x1F\x8B\x08", 3 }, { "BZh", 3 }, { "\xFD" "7zXZ\0", 6 },
        { "\x28\xB5\x2F\xFD", 4 }, { "PK\x03\x04", 4 }, { "PK\x05\x06", 4 },
    };

    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (size >= kinds[i].length
            && memcmp(head, kinds[i].begin, kinds[i].length) == 0)
            return (*head != 'B' || (size > 3 && head[3] >= '1' && head[3] <= '9'))
                && load();
    return packed_is_tar(head, size) && load();
}

/* --------------------------------------------------------------------- reading */

struct packed {
    struct archive *archive;
    packed_source *source;
    void *owner;
    unsigned long long given;    /**< packed bytes */
    bool started, ended;
    char why[160];
    char buffer[64 * 1024];
};

/* What libarchive calls for more packed bytes. */
static la_ssize_t give(struct archive *archive, void *packed, const void **data)
{
    struct packed *p = packed;
    ssize_t n = p->source(p->owner, p->buffer, sizeof p->buffer);

    *data = p->buffer;
    if (n < 0)
        library.archive_set_error(archive, errno, "%s", strerror(errno));
    else
        p->given += (unsigned long long)n;
    return n;
}

/* Zip is read from its beginning to its end, as from a pipe: the list of members
 * at its end would take memory for each of them. */
static bool allow_formats(struct archive *a)
{
    int fault = library.archive_read_support_filter_gzip(a);

    fault |= library.archive_read_support_filter_bzip2(a);
    fault |= library.archive_read_support_filter_xz(a);
    fault |= library.archive_read_support_filter_zstd(a);
    fault |= library.archive_read_support_format_tar(a);
    fault |= library.archive_read_support_format_zip_streamable(a);
    fault |= library.archive_read_support_format_raw(a);
    fault |= library.archive_read_support_format_empty(a);
    fault |= library.archive_read_set_option(a, "tar", "read_concatenated_archives", "1");
    return fault == ARCHIVE_OK;
}

struct packed *packed_open(packed_source *source, void *owner)
{
    struct packed *p = calloc(1, sizeof *p);

    if (p == NULL)
        return NULL;
    p->source = source;
    p->owner = owner;
    p->archive = library.archive_read_new();
    if (p->archive != NULL && allow_formats(p->archive))
        return p;
    packed_close(p);
    return NULL;
}

static enum inside fault(struct packed *p, const char *why)
{
    if (why == NULL)
        why = library.archive_error_string(p->archive);
    snprintf(p->why, sizeof p->why, "%s", why != NULL ? why : "damaged");
    p->ended = true;
    return INSIDE_FAULT;
}

static bool is_archive(const struct packed *p)
{
    return (library.archive_format(p->archive) & ARCHIVE_FORMAT_BASE_MASK)
        != ARCHIVE_FORMAT_RAW;
}

/* A compressed file ends where its bytes end: whatever follows is not read. */
static bool has_rest(struct packed *p)
{
    char byte;

    if (is_archive(p) || library.archive_format(p->archive) == ARCHIVE_FORMAT_EMPTY)
        return false;
    return (unsigned long long)library.archive_filter_bytes(p->archive, -1) < p->given
        || p->source(p->owner, &byte, 1) > 0;
}

/* A spreadsheet is a zip archive; these are its first members. */
static bool is_spreadsheet(const char *member)
{
    return strcmp(member, "mimetype") == 0
        || strcmp(member, "[Content_Types].xml") == 0;
}

static const char *name_of(struct archive_entry *entry)
{
    const char *name = library.archive_entry_pathname(entry);

    if (name == NULL)
        name = library.archive_entry_pathname_utf8(entry);
    return name != NULL ? name : "?";
}

/* Is it a file with bytes of its own? What macOS adds to an archive is none. */
static bool is_file(struct archive_entry *entry)
{
    return library.archive_entry_filetype(entry) == AE_IFREG
        && library.archive_entry_hardlink(entry) == NULL
        && strncmp(name_of(entry), "__MACOSX/", 9) != 0;
}

static int start(struct packed *p)
{
    if (p->started)
        return ARCHIVE_OK;
    p->started = true;
    return library.archive_read_open(p->archive, p, NULL, give, NULL);
}

enum inside packed_next(struct packed *p, const char **member)
{
    bool first = !p->started;
    struct archive_entry *entry;
    int got;

    if (p->ended)
        return INSIDE_NONE;
    got = start(p);
    while (got >= ARCHIVE_WARN) {
        got = library.archive_read_next_header(p->archive, &entry);
        if (got == ARCHIVE_EOF)
            break;
        if (got == ARCHIVE_RETRY)
            got = ARCHIVE_OK;
        else if (got >= ARCHIVE_WARN && is_file(entry)) {
            *member = is_archive(p) ? name_of(entry) : NULL;
            if (*member == NULL && library.archive_filter_count(p->archive) < 2)
                return fault(p, "its beginning is damaged");
            if (*member != NULL && first && is_spreadsheet(*member))
                return fault(p, "a spreadsheet: save it as CSV");
            return INSIDE_FILE;
        }
    }
    if (got != ARCHIVE_EOF)
        return fault(p, NULL);
    p->ended = true;
    return INSIDE_NONE;
}

ssize_t packed_read(struct packed *p, void *data, size_t size)
{
    la_ssize_t n;

    if (p->ended)
        return p->why[0] != '\0' ? -1 : 0;
    do
        n = library.archive_read_data(p->archive, data, size);
    while (n == ARCHIVE_RETRY);
    if (n < 0) {
        fault(p, NULL);
        p->ended = n == ARCHIVE_FATAL; /* else the next file can be read */
        return -1;
    }
    if (n == 0 && has_rest(p)) {
        fault(p, "more bytes follow after the end of the compressed data");
        return -1;
    }
    return (ssize_t)n;
}

const char *packed_why(const struct packed *p)
{
    return p->why;
}

void packed_close(struct packed *p)
{
    if (p->archive != NULL)
        library.archive_read_free(p->archive);
    free(p);
}

#else

struct packed { char why[1]; };

bool packed_begins(const char *head, size_t size)
{
    (void)head, (void)size;
    return false;
}

struct packed *packed_open(packed_source *source, void *owner)
{
    (void)source, (void)owner;
    return NULL;
}

enum inside packed_next(struct packed *p, const char **member)
{
    (void)p, (void)member;
    return INSIDE_NONE;
}

ssize_t packed_read(struct packed *p, void *data, size_t size)
{
    (void)p, (void)data, (void)size;
    return 0;
}

const char *packed_why(const struct packed *p)
{
    return p->why;
}

void packed_close(struct packed *p)
{
    (void)p;
}

#endif
