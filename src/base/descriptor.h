/* Reads and writes by descriptors. */
#ifndef BASE_DESCRIPTOR_H
#define BASE_DESCRIPTOR_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/** Where standard input, output or error is closed, puts a descriptor in its place that
 *  fails likewise: no file that is opened later is taken for it. */
void descriptors_fill(void);

/** As read(2), but reads again after an interruption, and waits where a descriptor does
 *  not. */
ssize_t descriptor_read(int fd, void *data, size_t size);

/** Writes all. Returns whether it could; errno says why not. */
bool descriptor_write(int fd, const char *data, size_t size);

#endif
