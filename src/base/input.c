/* Files as they are read: plain, compressed, or archives of several files.
 *
 * Each layer unpacks what the one below reads: a member of an archive can be
 * compressed itself. What is packed is known by its first bytes, never by the name of
 * the file. There are at most INPUT_LAYERS, as an archive can contain itself. The
 * first fault is kept: a layer around it only sees that its input ended. */
#include "base/input.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/descriptor.h"

/* --------------------------------------------------------------------- reading */

/* The first fault is the one that matters: a layer around it has only its
 * consequence. */
static void fault(struct input *in, const char *why)
{
    if (in->why == NULL) {
        snprintf(in->said, sizeof in->said, "%s", why);
        in->why = in->said;
    }
}

/* Reads what lies in so many layers; of the file itself in 0. */
static ssize_t read_layer(struct input *in, int layers, void *data, size_t size)
{
    struct packed *packed = layers > 0 ? in->layer[layers - 1].packed : NULL;
    ssize_t n = packed != NULL ? packed_read(packed, data, size)
        : descriptor_read(in->fd, data, size);

    if (n < 0 && packed != NULL)
        fault(in, packed_why(packed));
    if (n > 0 && packed == NULL)
        in->taken += (unsigned long long)n;
    return n;
}

static size_t take_head(const char *head, size_t headed, size_t *given, void *data,
                        size_t size)
{
    size_t n = headed - *given < size ? headed - *given : size;

    memcpy(data, head + *given, n);
    *given += n;
    return n;
}

/* What a layer unpacks. */
static ssize_t read_packed(void *owner, void *data, size_t size)
{
    struct layer *layer = owner;

    if (layer->given < layer->headed)
        return (ssize_t)take_head(layer->head, layer->headed, &layer->given, data,
                                  size);
    return read_layer(layer->input, layer->depth, data, size);
}

ssize_t input_read(struct input *in, void *data, size_t size)
{
    if (in->given < in->headed)
        return (ssize_t)take_head(in->head, in->headed, &in->given, data, size);
    if (in->why != NULL)
        return -1;
    return in->ended ? 0 : read_layer(in, in->layers, data, size);
}

/* Reads the beginning, which shows what the file is. If that fails, the caller first
 * gets what was read, and then the fault. */
static void read_head(struct input *in)
{
    in->headed = in->given = 0;
    in->ended = false;
    while (in->headed < sizeof in->head && !in->ended) {
        ssize_t n = read_layer(in, in->layers, in->head + in->headed,
                               sizeof in->head - in->headed);

        if (n < 0)
            break;
        in->headed += (size_t)n;
        in->ended = n == 0;
    }
}

/* ---------------------------------------------------------------------- layers */

/* Unpacks what was begun to be read. */
static bool add_layer(struct input *in)
{
    struct layer *layer;

    if (in->layer == NULL)
        in->layer = calloc(INPUT_LAYERS, sizeof *in->layer);
    if (in->layer == NULL)
        return false;
    layer = &in->layer[in->layers];
    *layer = (struct layer){ .input = in, .depth = in->layers,
                             .named = strlen(in->source) };
    layer->packed = packed_open(read_packed, layer);
    memcpy(layer->head, in->head, in->headed);
    layer->headed = in->headed;
    in->headed = in->given = 0;
    in->layers += layer->packed != NULL;
    return layer->packed != NULL;
}

/* Names a file inside after the layer that it is in. */
static void name_inside(struct input *in, const struct layer *layer,
                        const char *member)
{
    if (in->source != in->room)
        snprintf(in->room, sizeof in->room, "%s", in->source);
    in->source = in->room;
    in->room[layer->named < sizeof in->room ? layer->named : 0] = '\0';
    if (member != NULL)
        snprintf(in->room + layer->named, sizeof in->room - layer->named, ":%s",
                 member);
}

/* Is the text this name, or does it name something inside? */
static bool is_within(const char *text, const char *name)
{
    size_t length = strlen(name);

    return strncmp(text, name, length) == 0
        && (text[length] == '\0' || text[length] == ':');
}

static bool is_wanted(const struct input *in)
{
    return in->wanted == NULL || is_within(in->source, in->wanted);
}

/* May what is wanted be inside? */
static bool leads_on(const struct input *in)
{
    return in->wanted == NULL || is_within(in->wanted, in->source);
}

/* Goes to the next file of the innermost layer that has one. */
static enum inside next_inside(struct input *in)
{
    while (in->layers > 0) {
        struct layer *layer = &in->layer[in->layers - 1];
        const char *member;
        enum inside got = packed_next(layer->packed, &member);

        if (got == INSIDE_FILE) {
            name_inside(in, layer, member);
            return got;
        }
        if (got == INSIDE_FAULT)
            fault(in, packed_why(layer->packed));
        packed_close(layer->packed);
        in->layers--;
        if (got == INSIDE_FAULT)
            return got;
    }
    return INSIDE_NONE;
}

/* After the last file. */
static enum inside finish(struct input *in)
{
    if (in->wanted == NULL || in->met)
        return INSIDE_NONE;
    in->source = in->wanted;
    in->met = true;
    errno = ENOENT;
    return INSIDE_FAULT;
}

enum inside input_next(struct input *in)
{
    enum inside got = INSIDE_FILE;

    in->why = NULL;
    if (in->started)
        got = next_inside(in);
    in->started = true;
    for (; got == INSIDE_FILE; got = next_inside(in)) {
        if (!leads_on(in) && !is_wanted(in))
            continue;
        read_head(in);
        if (in->layers == INPUT_LAYERS || !packed_begins(in->head, in->headed)) {
            if (!is_wanted(in))
                continue;
            in->met = true;
            return INSIDE_FILE;
        }
        if (!add_layer(in)) {
            fault(in, "out of memory");
            return INSIDE_FAULT;
        }
    }
    in->met |= got == INSIDE_FAULT;
    return got == INSIDE_FAULT ? got : finish(in);
}

bool input_is_packed(const struct input *in)
{
    return in->layers > 0;
}

void input_seek(struct input *in)
{
    in->headed = in->given = 0;
    in->ended = false;
}

/* --------------------------------------------------------------------- opening */

static bool is_packed_file(int fd)
{
    char head[PACKED_HEAD];
    ssize_t n = pread(fd, head, sizeof head, 0);

    return n > 0 && packed_begins(head, (size_t)n);
}

/* Opens the archive of "archive:file inside", as open(2): -1 if there is none. Sets
 * *colon to the place of the colon. */
static int open_archive(char *name, char **colon)
{
    for (*colon = strrchr(name, ':'); *colon != NULL;) {
        int fd;

        **colon = '\0';
        fd = open(name, O_RDONLY);
        if (fd >= 0 && is_packed_file(fd))
            return fd;
        if (fd >= 0)
            close(fd);
        *colon = strrchr(name, ':');
    }
    return -1;
}

bool input_open(struct input *in, const char *name)
{
    char *colon;
    int error;

    *in = (struct input){ .source = name };
    in->fd = strcmp(name, "-") == 0 ? STDIN_FILENO : open(name, O_RDONLY);
    error = errno;
    if (in->fd < 0 && (error == ENOENT || error == ENOTDIR)
        && (in->opened = strdup(name)) != NULL) {
        in->fd = open_archive(in->opened, &colon);
        in->wanted = name;
        in->source = in->opened;
    }
    errno = error;
    if (in->fd < 0)
        in->source = name;
    return in->fd >= 0;
}

bool input_names_inside(const char *name)
{
    char *copy = strdup(name), *colon;
    int fd = copy != NULL ? open_archive(copy, &colon) : -1;

    if (fd >= 0)
        close(fd);
    free(copy);
    return fd >= 0;
}

void input_close(struct input *in)
{
    while (in->layers > 0)
        packed_close(in->layer[--in->layers].packed);
    free(in->layer);
    free(in->opened);
    if (in->fd > STDIN_FILENO)
        close(in->fd);
    *in = (struct input){ .fd = -1 };
}
