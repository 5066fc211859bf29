/* An output buffer that calls a function when it is full. */
#ifndef BASE_OUT_H
#define BASE_OUT_H

#include <stddef.h>

struct out {
    char *data;
    size_t size, capacity;
    void (*full)(struct out *out);  /**< must empty it; a null pointer: output
                                         beyond capacity is cut off */
    void *owner;                    /**< for full() */
};

void out_bytes(struct out *out, const char *data, size_t size);
void out_text(struct out *out, const char *text);
void out_number(struct out *out, long long number);

/** As printf. */
void out_format(struct out *out, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/** For out->full: writes to the FILE that is the owner. */
void out_to_file(struct out *out);

/** Writes a part of a JSON string; bytes that are not UTF-8 become U+FFFD. */
void out_json_part(struct out *out, const char *text, size_t size);

/** Writes a JSON string with its quotes. */
void out_json_string(struct out *out, const char *text, size_t size);

/** Writes text into an element or attribute of XML or HTML; characters that XML
 *  does not allow, and bytes that are not UTF-8, become '?'. */
void out_xml(struct out *out, const char *text);
void out_xml_bytes(struct out *out, const char *text, size_t size);

/** Writes text for a terminal: bytes that cannot be printed become \xNN. */
void out_plain(struct out *out, const char *text, size_t size);

#endif
