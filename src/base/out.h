/* An output buffer that calls a function when it is full. */
#ifndef BASE_OUT_H
#define BASE_OUT_H

#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "base/language.h"

struct out {
    char *data;
    size_t size, capacity;
    void (*full)(struct out *out);  /**< must empty it; a null pointer: output
                                         beyond capacity is cut off */
    void *owner;                    /**< for full() */
    enum language language;         /**< of what out_say writes; ENGLISH is 0 */
};

/** An output into text[size], which always ends with NUL; what finds no room is cut
 *  off, between two letters. */
struct out out_into(char *text, size_t size, enum language language);

/** An output to a file through a buffer, which out_to_file() empties at the end. */
struct out out_to(FILE *file, char *buffer, size_t size, enum language language);

/** out_bytes, if there is not more room than for these bytes. */
void out_over(struct out *out, const char *data, size_t size);

/** The place of the next bytes, if there is room for so many and one more; else a null
 *  pointer. Whoever writes there adds to out->size. */
inline char *out_room(struct out *out, size_t size)
{
    return size < out->capacity - out->size ? out->data + out->size : NULL;
}

/* Both are inline, so that the length of a literal is known when it is compiled. */
inline void out_bytes(struct out *out, const char *data, size_t size)
{
    char *room = out_room(out, size);

    if (room == NULL) {
        out_over(out, data, size);
        return;
    }
    memcpy(room, data, size);
    out->size += size;
}

inline void out_text(struct out *out, const char *text)
{
    out_bytes(out, text, strlen(text));
}

void out_number(struct out *out, long long number);

/** As printf. */
void out_format(struct out *out, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

void out_format_list(struct out *out, const char *format, va_list arguments)
    __attribute__((format(printf, 2, 0)));

/** The same, translated into the language of the output: the format is an English text,
 *  which `make po-update` finds. out_say_n: as trn. */
void out_say(struct out *out, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
void out_say_n(struct out *out, const char *one, const char *many, long long n, ...)
    __attribute__((format(printf, 2, 5))) __attribute__((format(printf, 3, 5)));

/** For out->full: writes to the FILE that is the owner. */
void out_to_file(struct out *out);

/** Writes a part of a JSON string. Bytes that are not UTF-8 become U+FFFD; what
 *  a terminal should not see is escaped. */
void out_json_part(struct out *out, const char *text, size_t size);

/** Writes JSON that has been made, in UTF-8 and on one line; escapes what a
 *  terminal should not see. */
void out_json_text(struct out *out, const char *text);

/** Writes a JSON string with its quotes. */
void out_json_string(struct out *out, const char *text, size_t size);

/** Writes text into an element or attribute of XML or HTML; the bytes of characters that
 *  XML does not allow or a terminal should not see, and those that are not UTF-8, become
 *  \xNN. */
void out_xml(struct out *out, const char *text);
void out_xml_bytes(struct out *out, const char *text, size_t size);

/** Writes text for a terminal, with \xNN for each byte of a character that cannot be shown.
 *  out_shown writes up to the NUL. */
void out_plain(struct out *out, const char *text, size_t size);
void out_shown(struct out *out, const char *text);

/** The language of standard error: the main program sets it once, before it starts a
 *  thread. */
void say_errors_in(enum language language);
enum language error_language(void);

/** As printf, a line to standard error in its language, as out_plain writes it, at once and
 *  behind the lines of standard output so far: where threads print, in a thread's turn. The
 *  format is an English text, which `make po-update` finds. say_error_within: between two
 *  other texts. */
void say_error(const char *format, ...) __attribute__((format(printf, 1, 2)));
void say_error_within(const char *before, const char *after, const char *format,
                      va_list arguments) __attribute__((format(printf, 3, 0)));

#endif
