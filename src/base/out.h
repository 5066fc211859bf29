/* An output buffer that hands itself on when it is full. */
#ifndef BASE_OUT_H
#define BASE_OUT_H

#include <stddef.h>

struct out {
    char *data;
    size_t size, capacity;
    void (*full)(struct out *out);  /**< must empty it; a null pointer: what
                                         finds no room is cut off */
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

/** A part of a string of JSON; bytes that are not UTF-8 become U+FFFD. */
void out_json_part(struct out *out, const char *text, size_t size);

/** A string of JSON with its quotes. */
void out_json_string(struct out *out, const char *text, size_t size);

/** Text in an element or attribute of XML or HTML; what XML cannot hold, such as
 *  control characters and bytes that are not UTF-8, becomes '?'. */
void out_xml(struct out *out, const char *text);
void out_xml_bytes(struct out *out, const char *text, size_t size);

/** Text for a terminal: what cannot be printed becomes \xNN. */
void out_plain(struct out *out, const char *text, size_t size);

#endif
