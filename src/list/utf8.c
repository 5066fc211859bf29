/* Makes UTF-8 of texts in Latin-1, and cuts UTF-8 between letters. One wrong byte in a
 * text in UTF-8 is one letter: all other names stay what they are. */
#include "list/utf8.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"

char *to_utf8(const char *text, size_t *size)
{
    char *wide = malloc(2 * *size + 1);
    size_t n = 0;

    for (size_t i = 0, length; wide != NULL && i < *size; i += length) {
        unsigned char c = (unsigned char)text[i];

        length = utf8_length(text + i, *size - i);
        memcpy(wide + n, text + i, length);
        n += length;
        if (length == 0) {
            wide[n++] = (char)(0xC0 | c >> 6);
            wide[n++] = (char)(0x80 | (c & 0x3F));
            length = 1;
        }
    }
    if (wide != NULL)
        wide[n] = '\0';
    *size = n;
    return wide;
}

char *utf8_text(const char *text, size_t size)
{
    size_t length = strnlen(text, size);

    return is_utf8(text, length) ? strndup(text, length)
                                 : to_utf8(text, &length);
}

int utf8_fit(const char *text, size_t most)
{
    size_t length = strlen(text), end = 0;

    while (end < length) {
        size_t n = utf8_length(text + end, length - end);

        if (n == 0)
            n = 1;
        if (end + n > most)
            break;
        end += n;
    }
    return (int)end;
}
