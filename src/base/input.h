/* Files as they are read: plain, compressed, or archives of several files. */
#ifndef BASE_INPUT_H
#define BASE_INPUT_H

#include "base/packed.h"

/** An archive may lie in a compressed file, and hold compressed files. */
#define INPUT_LAYERS 4

/** No name is longer: of an archive, a colon, and the name of a file inside it. A
 *  longer one is cut. */
#define INPUT_NAME 2048

struct input;

/** What is packed inside the file, or inside the layer before. */
struct layer {
    struct input *input;
    int depth;                   /**< how many layers are before it */
    struct packed *packed;
    size_t named;                /**< how long its own name is, in the room */
    char head[PACKED_HEAD];      /**< its first bytes, which were read already */
    size_t headed, given;
};

/** A file, "-" for standard input. */
struct input {
    int fd;                      /**< -1: none is open */
    const char *source;          /**< what is read: "a.sgf", "a.sgf.gz",
                                      "a.zip:b.sgf" */
    unsigned long long taken;    /**< bytes that were read of the file itself */
    const char *why;             /**< the fault; a null pointer: errno has it */
    char *opened;                /**< the file's name */
    const char *wanted;          /**< a file inside, as source, that alone is read;
                                      or a null pointer: all */
    bool met;                    /**< some file inside was met that is read; the
                                      file itself, if it is plain; or a fault */
    bool started, ended;
    int layers;
    struct layer *layer;         /**< INPUT_LAYERS, or a null pointer */
    char head[PACKED_HEAD];
    size_t headed, given;
    char room[INPUT_NAME];       /**< for source */
    char said[200];              /**< for why */
};

/** Opens a file; or, if there is none of this name, the archive of
 *  "archive:file inside". Returns whether it could; if not, why says it. The caller
 *  calls input_close in both cases. */
bool input_open(struct input *input, const char *name);

/** Goes to the next file inside; at first, to the file itself if it is plain. */
enum inside input_next(struct input *input);

/** Is what is read compressed, or in an archive? After input_next. */
bool input_is_packed(const struct input *input);

/** As read(2). */
ssize_t input_read(struct input *input, void *data, size_t size);

/** Forgets what was read ahead of a plain file: the caller sets its place. */
void input_seek(struct input *input);

/** Is this the name of a file inside an archive, as "a.zip:b.sgf" is? It need not
 *  be there, but the archive is. */
bool input_names_inside(const char *name);

void input_close(struct input *input);

#endif
