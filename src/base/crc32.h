/* The CRC-32 that gzip and zip use. It tells files apart that differ by chance, but anybody
 * can make two files that have the same one. */
#ifndef BASE_CRC32_H
#define BASE_CRC32_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** The sum of what had the sum `crc` (at first 0) and of these bytes behind it. */
uint32_t crc32_add(uint32_t crc, const void *data, size_t size);

/** Adds what can be read of a file, from its place on. Returns false after a fault. */
bool crc32_add_file(uint32_t *crc, int fd);

#endif
