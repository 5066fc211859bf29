/* Detects the kind of a list by its content, and reads it. */
#include "list/readers.h"

#include "formats/format.h"

bool read_list(struct rows *rows, char *text, size_t size,
               const struct skr_code *code, house_rules rules)
{
    const char *end = text + size, *start = format_skip(text, end);
    size_t length = (size_t)(end - start);

    if (is_jsonl(start, length))
        return read_jsonl(rows, text, size, code, rules);
    if (is_xskat_list(start, length))
        return read_xskat_list(rows, text, size);
    if (is_log(start, length))
        return read_log(rows, text, size, code, rules);
    return read_csv(rows, text, size, code, rules);
}
