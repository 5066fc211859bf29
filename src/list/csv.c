/* Reads tables of separated values: comma, semicolon, tab or bar; UTF-8 or Latin-1. */
#include "list/csv.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "list/utf8.h"

/* The most lines of a quoted cell. Without this limit one stray quote would take
 * in the rest of the list. */
#define MOST_QUOTED_LINES 16

/* ---------------------------------------------------------------- separator */

static char find_separator(const char *text, const char *end)
{
    static const char candidates[] = ",;\t|";
    int count[4] = { 0 }, best = 0;
    bool quoted = false;

    while (text < end && (*text == '\n' || *text == '\r'))
        text++;
    for (; text < end && *text != '\n'; text++) {
        const char *found = memchr(candidates, *text, sizeof candidates - 1);

        if (*text == '"')
            quoted = !quoted;
        else if (found != NULL && !quoted)
            count[found - candidates]++;
    }
    for (int i = 1; i < 4; i++)
        if (count[i] > count[best])
            best = i;
    return candidates[best];
}

bool csv_begin(struct csv *csv, char *text, size_t size)
{
    static const char bom[] = "\xEF\xBB\xBF";
    size_t skip = size >= 3 && memcmp(text, bom, 3) == 0 ? 3 : 0;

    *csv = (struct csv){ .text = text, .next_line = 1 };
    if (!is_utf8(text, size)) {
        csv->text = to_utf8(text, &size);
        free(text);
        if (csv->text == NULL)
            return false;
    }
    csv->at = csv->text + skip;
    csv->end = csv->text + size;
    csv->separator = find_separator(csv->at, csv->end);
    return true;
}

void csv_end(struct csv *csv)
{
    free(csv->text);
}

/* -------------------------------------------------------------------- cells */

static bool at_cell_end(const struct csv *csv, const char *p)
{
    return p == csv->end || *p == csv->separator || *p == '\n' || *p == '\r';
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t';
}

static struct cell trim(const char *start, const char *end)
{
    while (start < end && is_blank(*start))
        start++;
    while (start < end && is_blank(end[-1]))
        end--;
    return (struct cell){ start, (size_t)(end - start) };
}

/* The end of the quoted text that begins at p, or a null pointer. */
static char *closing_quote(const struct csv *csv, char *p)
{
    int lines = 0;

    for (; p < csv->end && lines < MOST_QUOTED_LINES; p++) {
        lines += *p == '\n';
        if (*p != '"')
            continue;
        if (p + 1 < csv->end && p[1] == '"')
            p++;
        else
            return p;
    }
    return NULL;
}

/* Makes doubled quotes single, in place. Returns the text without blanks around. */
static struct cell unquote(struct csv *csv, char *start, const char *end)
{
    char *to = start;

    for (const char *from = start; from < end; from++) {
        csv->next_line += *from == '\n';
        from += *from == '"';
        *to++ = *from;
    }
    return trim(start, to);
}

static void skip_cell(struct csv *csv, char *from)
{
    for (csv->at = from; !at_cell_end(csv, csv->at);)
        csv->at++;
}

static struct cell read_cell(struct csv *csv)
{
    char *start = csv->at, *close;
    struct cell cell;

    while (start < csv->end && is_blank(*start) && *start != csv->separator)
        start++;
    if (start < csv->end && *start == '"') {
        close = closing_quote(csv, start + 1);
        if (close != NULL) {
            cell = unquote(csv, start + 1, close);
            skip_cell(csv, close + 1);
            if (csv->behind.length == 0)
                csv->behind = trim(close + 1, csv->at);
            return cell;
        }
        csv->open_quote = true;
    }
    skip_cell(csv, start);
    return trim(start, csv->at);
}

/* Reads one line. Returns the number of its cells; an empty line has one. */
static int read_line(struct csv *csv, struct cell cell[MOST_CELLS])
{
    int n = 0;

    csv->line = csv->next_line;
    csv->open_quote = false;
    csv->behind.length = 0;
    for (;;) {
        struct cell next = read_cell(csv);

        if (n < MOST_CELLS)
            cell[n] = next;
        n++;
        if (csv->at == csv->end || *csv->at != csv->separator)
            break;
        csv->at++;
    }
    if (csv->at < csv->end && *csv->at == '\r')
        csv->at++;
    if (csv->at < csv->end && *csv->at == '\n')
        csv->at++;
    csv->next_line++;
    return n;
}

int csv_row(struct csv *csv, struct cell cell[MOST_CELLS])
{
    while (csv->at < csv->end) {
        int n = read_line(csv, cell);

        for (int i = 0; i < n && i < MOST_CELLS; i++)
            if (cell[i].length > 0)
                return n;
    }
    return 0;
}
