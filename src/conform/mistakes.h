/* Which bug it is, not how many failures: failed cases by kind of mistake. */
#ifndef CONFORM_MISTAKES_H
#define CONFORM_MISTAKES_H

#include "conform/item.h"

/** How well a kind explains the failures. */
enum fit {
    NO_FIT,      /**< none of its cases fails, or others explain those that do */
    WHOLE,       /**< every case of the kind that was asked fails */
    AMONG,       /**< the same, but they all are cases of another whole kind */
    PART         /**< half of its cases fail, or more */
};

struct mistake {
    const char *kind;    /**< as the vectors name it: "schwarz-by-points" */
    const char *text;    /**< the same for people, a text of po/ */
    enum fit fit;
    int failed, asked;   /**< cases of the kind, each once, whatever its codes */
};

/** The most kinds. */
#define MOST_MISTAKES 64

struct mistakes {
    struct mistake at[MOST_MISTAKES];
    int count;           /**< those that explain something, the best first */
    int failed;          /**< cases that fail at all */
    int unexplained;     /**< of them, those of none of the kinds above */
};

/** Groups the cases that failed. False without memory. */
bool mistakes_find(struct mistakes *mistakes, const struct items *items);

#endif
