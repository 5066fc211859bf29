/* CRC-32 as gzip has it (polynomial 0x04C11DB7, bits reversed), a half byte at a time: a table
 * of 16 is short enough to be read. */
#include "base/crc32.h"

#include <unistd.h>

static const uint32_t of_half[16] = {
    0x00000000, 0x1db71064, 0x3b6e20c8, 0x26d930ac, 0x76dc4190, 0x6b6b51f4, 0x4db26158,
    0x5005713c, 0xedb88320, 0xf00f9344, 0xd6d6a3e8, 0xcb61b38c, 0x9b64c2b0, 0x86d3d2d4,
    0xa00ae278, 0xbdbdf21c
};

uint32_t crc32_add(uint32_t crc, const void *data, size_t size)
{
    const unsigned char *p = data;

    crc = ~crc;
    for (size_t n = 0; n < size; n++) {
        crc = of_half[(crc ^ p[n]) & 15] ^ crc >> 4;
        crc = of_half[(crc ^ p[n] >> 4) & 15] ^ crc >> 4;
    }
    return ~crc;
}

bool crc32_add_file(uint32_t *crc, int fd)
{
    unsigned char block[16384];
    ssize_t n;

    while ((n = read(fd, block, sizeof block)) > 0)
        *crc = crc32_add(*crc, block, (size_t)n);
    return n == 0;
}
