/* The CRC-32 of gzip and zip. It tells two files apart that differ by accident; it does not
 * stop somebody who makes two files alike on purpose. */
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
