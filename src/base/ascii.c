/* An output for terminals that have only ASCII.
 *
 * Tables stay in line: where a letter becomes two, the next gap loses a blank. */
#include "base/ascii.h"

#include "base/fold.h"
#include "base/text.h"

static void put(struct ascii *a, const char *at, size_t length)
{
    char plain[4];
    size_t n;

    if (*at == ' ' && a->blank && a->longer > 0) {
        a->longer--;
        return;
    }
    n = fold_ascii(plain, at, length);
    out_bytes(a->to, plain, n);
    a->blank = *at == ' ';
    a->longer = *at == '\n' ? 0 : a->longer + (n > 1 ? (int)n - 1 : 0);
}

void out_to_ascii(struct out *out)
{
    size_t i = 0;

    while (i < out->size) {
        size_t left = out->size - i, length = utf8_length(out->data + i, left);

        if (length == 0 && left < 4 && out->size == out->capacity)
            break;                         /* the rest of the letter is still to come */
        put(out->owner, out->data + i, length);
        i += length > 0 ? length : 1;
    }
    out->size -= i;
    memmove(out->data, out->data + i, out->size);
}
