/* A question to an engine, and what came of it. */
#ifndef CONFORM_ITEM_H
#define CONFORM_ITEM_H

#include "base/language.h"
#include "conform/vectors.h"

enum outcome {
    NOT_ASKED,
    PASS,         /**< every key that was answered is right, no core key missing */
    WRONG,        /**< a key differs */
    INCOMPLETE,   /**< a core key is missing, what is there is right */
    SKIP,         /**< the engine says that it does not answer this */
    ERRORED,      /**< the engine answered with an error */
    MALFORMED,    /**< a line that is not an answer */
    TIMEOUT,
    CRASH,        /**< the engine ended, or closed its output */
    OUTCOMES
};

/** "pass", "wrong" and so on; the same for people; the outcome of that name, or
 *  OUTCOMES. */
extern const char *const outcome_name[OUTCOMES];
const char *outcome_word(enum language language, enum outcome outcome);
enum outcome outcome_find(const char *name);

struct item {
    const struct vector *vector;
    const char *code;
    enum outcome outcome;
    enum outcome expected; /**< by the list of known failures; NOT_ASKED: none */
    bool again;          /**< it was put again after a crash */
    bool empty;          /**< of INCOMPLETE: no key that is expected was answered */
    char *reason;        /**< of SKIP, ERRORED, MALFORMED, TIMEOUT, CRASH */
    char *differs;       /**< of WRONG, INCOMPLETE: a list of { key, expected, got }, as
                              JSON; or a null pointer */
};

struct items {
    struct item *at;
    size_t count;
};

/** The questions that are chosen, each under one code. Returns false when there
 *  is no memory. */
bool items_choose(struct items *items, const struct vectors *vectors,
                  const struct choice *choice);

void items_free(struct items *items);

/** The id of a question: "rosu2:isko2022". */
#define ITEM_ID 64
void item_id(char id[ITEM_ID], const struct item *item);

/** The line that is sent, with its newline; the caller frees it. A null pointer
 *  when there is no memory. */
char *item_question(const struct item *item);

/** Compares an answer, an object of a checked text, with what is expected, and sets outcome and differs. */
void item_compare(struct item *item, const char *answer);

/** Sets an outcome with its reason. */
void item_fail(struct item *item, enum outcome outcome, const char *reason);

/** Did the engine fail, so that the exit status says so? */
bool item_failed(const struct item *item);

#endif
