/* The vectors: cases of the corpus as lines of JSON, and which of them are asked. */
#ifndef CONFORM_VECTORS_H
#define CONFORM_VECTORS_H

#include <stdbool.h>
#include <stddef.h>

/** A case. */
#define VECTOR_CODES 16
struct vector {
    char *line;              /**< the whole object */
    char *id;                /**< five characters */
    char *title;
    char *ask;               /**< the name of the question */
    char *clause;            /**< that it proves */
    char *hash;              /**< of what is asked and expected */
    const char *given;       /**< JSON, in line; without a code */
    const char *expect;
    char *code[VECTOR_CODES]; /**< under which the answer is this one */
    int codes;
};

struct vectors {
    struct vector *at;
    size_t count;
};

/** Which vectors are asked: lists of patterns as of a shell, parted by commas; a
 *  null pointer takes all. */
struct choice {
    const char *ask, *clause, *evidence, *id, *tag;
    const char *skip;        /**< ids, clauses or questions that are not asked */
    const char *code;        /**< names of codes, or "all"; a null pointer: each
                                  vector under its first code */
};

/** Where the vectors of this program are: beside it, or where it was installed.
 *  program: how it was called. */
const char *vectors_place(const char *program, char path[512]);

/** Reads a file of vectors. Returns false, with a message, when it cannot be
 *  read or a line is not a vector. */
bool vectors_read(struct vectors *vectors, const char *file, char error[256]);

void vectors_free(struct vectors *vectors);

/** Is the vector asked? */
bool vector_chosen(const struct vector *vector, const struct choice *choice);

/** Is it asked under this code, which is the nth of its codes, from 0? */
bool code_chosen(const char *code, size_t n, const struct choice *choice);

/** A member that is a list of texts: does it have the text? Of any object. */
bool object_lists(const char *object, const char *key, const char *text);
bool vector_lists(const struct vector *vector, const char *key, const char *text);

#endif
