#include "outputs.h"

#include <ctype.h>
#include <jansson.h>
#include <string.h>

#include "base/text.h"
#include "property.h"

void check_utf8(const char *text, size_t size)
{
    size_t length;

    for (size_t i = 0; i < size; i += length) {
        length = utf8_length(text + i, size - i);
        property_of(length > 0, "output that is not UTF-8", text, size);
    }
}

/* The first byte that a terminal may not see, or size. */
static size_t shown_part(const char *text, size_t size)
{
    size_t i = 0, length;

    while (i < size && (length = text[i] == '\n' ? 1
                        : shown_length(text + i, size - i)) > 0)
        i += length;
    return i;
}

void check_shown(const char *text, size_t size)
{
    property_of(shown_part(text, size) == size, "output that a terminal may not see",
                text, size);
}

/* The mark for what is no UTF-8, as it is or escaped; or of a byte beyond ASCII that
 * cannot be shown. */
static bool has_mark(const char *text, size_t size)
{
    for (size_t i = 0; i + 2 <= size; i++)
        if ((i + 3 <= size && text[i] == '\\' && text[i + 1] == 'x'
             && strchr("89ABCDEF", text[i + 2]) != NULL)
            || (i + 3 <= size && memcmp(text + i, "\xEF\xBF\xBD", 3) == 0)
            || (i + 6 <= size && memcmp(text + i, "\\ufffd", 6) == 0))
            return true;
    return false;
}

/* An escape of JSON may stand for any character. */
bool is_shown_text(const char *text, size_t size)
{
    for (size_t i = 0; i + 2 <= size; i++)
        if (text[i] == '\\' && text[i + 1] == 'u')
            return false;
    return shown_part(text, size) == size && !has_mark(text, size);
}

void check_uncut(const char *text, size_t size)
{
    property_of(!has_mark(text, size), "a letter is cut", text, size);
}

void check_json(const char *text, size_t size)
{
    json_error_t error;
    json_t *value = json_loadb(text, size, JSON_REJECT_DUPLICATES | JSON_ALLOW_NUL
                               | JSON_DECODE_ANY, &error);

    property_of(value != NULL, error.text, text, size);
    json_decref(value);
}

void check_json_lines(const char *text, size_t size)
{
    const char *end = text + size, *newline;

    for (; text < end; text = newline + 1) {
        newline = memchr(text, '\n', (size_t)(end - text));
        property_of(newline != NULL, "JSON without a line end", text, (size_t)(end - text));
        check_json(text, (size_t)(newline - text));
    }
}

/* --------------------------------------------------------------------------- CSV */

/* The end of a cell: at a comma, a line end or the end. */
static const char *past_cell(const char *p, const char *end)
{
    if (p == end || *p != '"') {
        while (p < end && *p != ',' && *p != '\n') {
            property(*p != '"', "CSV: a quote inside of a cell");
            p++;
        }
        return p;
    }
    for (p++; p < end && (*p != '"' || (p + 1 < end && p[1] == '"'));)
        p += *p == '"' ? 2 : 1;
    property(p < end, "CSV: a cell is not closed");
    return p + 1;
}

void check_csv(const char *text, size_t size)
{
    const char *p = text, *end = text + size;
    int cells = 0, first = 0;

    while (p < end) {
        p = past_cell(p, end);
        cells++;
        property_of(p < end && (*p == ',' || *p == '\n'), "CSV: text after a quote",
                    text, size);
        if (*p++ == ',')
            continue;
        if (first == 0)
            first = cells;
        property_of(cells == first, "CSV: a row of another length", text, size);
        cells = 0;
    }
}

/* --------------------------------------------------------------------------- XML */

#define DEEPEST 100

struct name { const char *text; size_t size; };

struct xml {
    const char *p, *end;
    struct name open[DEEPEST];
    int depth;
};

static bool named(const struct name *name, const char *text)
{
    return name->size == strlen(text) && memcmp(name->text, text, name->size) == 0;
}

static bool is_void(const struct name *name)
{
    return named(name, "meta") || named(name, "br") || named(name, "link")
        || named(name, "input") || named(name, "hr") || named(name, "col");
}

static struct name take_name(struct xml *x)
{
    struct name name = { x->p, 0 };

    while (x->p < x->end && (isalnum((unsigned char)*x->p) || strchr("-:_.", *x->p)))
        x->p++;
    name.size = (size_t)(x->p - name.text);
    property(name.size > 0, "XML: a name is missing");
    return name;
}

static void take_blanks(struct xml *x)
{
    while (x->p < x->end && strchr(" \n\t", *x->p) != NULL && *x->p != '\0')
        x->p++;
}

static void take_reference(struct xml *x)
{
    const char *semicolon = memchr(x->p, ';', (size_t)(x->end - x->p));

    property(semicolon != NULL && semicolon - x->p > 1 && semicolon - x->p < 10,
             "XML: an & that begins no reference");
    for (x->p++; x->p < semicolon; x->p++)
        property(isalnum((unsigned char)*x->p) || *x->p == '#',
                 "XML: an & that begins no reference");
}

/* Text as far as the character. */
static void take_text(struct xml *x, char to)
{
    while (x->p < x->end && *x->p != to) {
        property(*x->p != '<', "XML: a < in an attribute");
        if (*x->p == '&')
            take_reference(x);
        x->p++;
    }
}

/* An attribute; HTML has some without a value, and quotes only where a value is more
 * than a word. */
static void take_attribute(struct xml *x)
{
    char quote;

    take_name(x);
    if (x->p == x->end || *x->p != '=')
        return;
    property(x->p + 1 < x->end, "XML: an attribute without a value");
    quote = x->p[1];
    if (quote >= 'a' && quote <= 'z') {
        x->p++;
        take_name(x);
        return;
    }
    property(quote == '"' || quote == '\'', "XML: an attribute without quotes");
    x->p += 2;
    take_text(x, quote);
    property(x->p++ < x->end, "XML: an attribute that is not closed");
}

/* Style and script are no XML; they go to their end. */
static void skip_raw(struct xml *x, const struct name *name)
{
    while (x->p < x->end
           && !(*x->p == '<' && x->p + 1 < x->end && x->p[1] == '/'
                && (size_t)(x->end - x->p) > name->size + 2
                && memcmp(x->p + 2, name->text, name->size) == 0))
        x->p++;
}

static void take_element(struct xml *x)
{
    struct name name = take_name(x);
    bool closed;

    for (take_blanks(x); x->p < x->end && *x->p != '>' && *x->p != '/'; take_blanks(x))
        take_attribute(x);
    closed = x->p < x->end && *x->p == '/';
    x->p += closed;
    property(x->p < x->end && *x->p == '>', "XML: an element's start is not closed");
    x->p++;
    if (closed || is_void(&name))
        return;
    property(x->depth < DEEPEST, "XML: too deep");
    x->open[x->depth++] = name;
    if (named(&name, "style") || named(&name, "script"))
        skip_raw(x, &name);
}

static void take_end(struct xml *x)
{
    struct name name = take_name(x), *open;

    take_blanks(x);
    property(x->p < x->end && *x->p++ == '>', "XML: an end is not closed");
    property(x->depth > 0, "XML: an end without a start");
    open = &x->open[--x->depth];
    property_of(open->size == name.size && memcmp(open->text, name.text, name.size) == 0,
                "XML: the end of another element", name.text, name.size);
}

static void take_markup(struct xml *x)
{
    char c = x->p + 1 < x->end ? x->p[1] : '\0';
    const char *close;

    if (c == '!' || c == '?') {
        close = memchr(x->p, '>', (size_t)(x->end - x->p));
        property(close != NULL, "XML: a declaration is not closed");
        x->p = close + 1;
        return;
    }
    x->p += c == '/' ? 2 : 1;
    if (c == '/')
        take_end(x);
    else
        take_element(x);
}

void check_xml(const char *text, size_t size)
{
    struct xml x = { .p = text, .end = text + size };

    while (x.p < x.end) {
        if (*x.p == '<') {
            take_markup(&x);
            continue;
        }
        if (*x.p == '&')
            take_reference(&x);
        x.p++;
    }
    property(x.depth == 0, "XML: an element is not closed");
}
