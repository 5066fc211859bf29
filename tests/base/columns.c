/* Prints a line for each number of a character on standard input: the number, and the
 * columns that the character takes; for tests/base/width.sh. */
#include <stdio.h>

#include "base/width.h"

/* The character as UTF-8. */
static void put_utf8(unsigned c, char text[5])
{
    int more = c < 0x80 ? 0 : c < 0x800 ? 1 : c < 0x10000 ? 2 : 3;
    static const unsigned char first[] = { 0, 0xC0, 0xE0, 0xF0 };

    text[0] = (char)(first[more] | c >> 6 * more);
    for (int i = 1; i <= more; i++)
        text[i] = (char)(0x80 | (c >> 6 * (more - i) & 0x3F));
    text[more + 1] = '\0';
}

int main(void)
{
    char text[5];
    unsigned c;

    while (scanf("%x", &c) == 1) {
        put_utf8(c, text);
        printf("%X %d\n", c, text_width(text));
    }
    return 0;
}
