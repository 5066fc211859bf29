/* Compressed files and archives, read by libarchive; nothing else knows of it. */
#ifndef BASE_PACKED_H
#define BASE_PACKED_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/** So much of the beginning of a file is needed to know what it is. */
#define PACKED_HEAD ((size_t)512)

/** Does a file that begins like this hold others, compressed or not: gzip,
 *  bzip2, xz, zstd, tar or zip? Only its bytes decide. False if the program was
 *  built without libarchive. */
bool packed_begins(const char *head, size_t size);

/** Does it begin like an archive of tar? */
bool packed_is_tar(const char *head, size_t size);

struct packed;

/** Reads the packed bytes, as read(2) does. */
typedef ssize_t packed_source(void *owner, void *data, size_t size);

/** Returns a null pointer without memory. */
struct packed *packed_open(packed_source *source, void *owner);

/** What came of going to the next file inside. */
enum inside { INSIDE_NONE, INSIDE_FILE, INSIDE_FAULT };

/** Goes to the next file inside, in the order of the archive. Sets *member to its
 *  name, which is valid until the next call; to a null pointer if the file is
 *  compressed and no archive. */
enum inside packed_next(struct packed *packed, const char **member);

/** As read(2), of the file inside; -1 after a fault. */
ssize_t packed_read(struct packed *packed, void *data, size_t size);

/** What the fault is. */
const char *packed_why(const struct packed *packed);

void packed_close(struct packed *packed);

#endif
