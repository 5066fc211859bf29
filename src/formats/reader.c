/* The formats that can be read, all in one table. */
#include <string.h>

#include "formats/iss.h"
#include "formats/json.h"
#include "formats/reader.h"
#include "formats/xskat.h"

static const char *read_iss(const char *text, const char *end,
                            struct record *record, struct notes *notes)
{
    (void)notes;
    return iss_read(text, end, record);
}

static const char *read_xskat(const char *text, const char *end,
                              struct record *record, struct notes *notes)
{
    (void)notes;
    return xskat_read(text, end, record);
}

static bool begins_object(const char *text, const char *end)
{
    (void)end;
    return *text == '{';
}

const struct reader readers[] = {
    { "json", begins_object, native_next_line, native_last_line,
      native_line_end, native_read, NULL },
    { "xskat", xskat_begins, xskat_next_start, xskat_last_start, xskat_end,
      read_xskat, xskat_note },
    { "iss", NULL, iss_next_start, iss_last_start, iss_end, read_iss, iss_note },
    { .name = NULL },
};

const struct reader *reader_find(const char *name)
{
    for (const struct reader *r = readers; r->name != NULL; r++)
        if (strcmp(r->name, name) == 0)
            return r;
    return NULL;
}

const struct reader *reader_for(const char *text, const char *end)
{
    const struct reader *r = readers;

    text = reader_skip(text, end);
    if (text == end)
        return NULL;
    while (r->begins != NULL && !r->begins(text, end))
        r++;
    return r;
}

const struct skr_code *reader_code(const struct record *record,
                                   const struct skr_code *asked,
                                   house_rules options, struct skr_code *room)
{
    const struct skr_code *code = asked != NULL ? asked
        : record->code != NULL ? record->code : skr_code_at(0);

    return house_code(code, house_merge(options, record->options), room);
}

/* Past blanks, and the mark that some editors begin a file of UTF-8 with. */
static const char *skip_blanks(const char *p, const char *end)
{
    for (; p < end; p++)
        if (end - p >= 3 && memcmp(p, "\xEF\xBB\xBF", 3) == 0)
            p += 2;
        else if (*p != ' ' && *p != '\n' && *p != '\r' && *p != '\t')
            break;
    return p;
}

const char *reader_skip(const char *p, const char *end)
{
    while (p = skip_blanks(p, end), p < end && *p == '#') {
        const char *line_end = memchr(p, '\n', (size_t)(end - p));

        p = line_end != NULL ? line_end : end;
    }
    return p;
}
