/* Puts the questions to a program, and notes what comes of each. */
#ifndef CONFORM_RUN_H
#define CONFORM_RUN_H

#include "conform/item.h"

struct run {
    struct items *items;
    char **command;      /**< ends with a null pointer */
    int jobs;            /**< how often it is started, side by side */
    int timeout;         /**< seconds that an answer may take */
    int give_up;         /**< the attempt ends after so many crashes and timeouts */
    /* what came of it */
    char *hello;         /**< what the program said about itself, an object as JSON,
                              or a null pointer */
    bool any_code;       /**< each case may be put under any of its codes */
    size_t answers;      /**< lines that answered a question */
    int deaths;          /**< how often the program ended by itself */
    char death[96];      /**< how, the last time */
    bool silent;         /**< given up since no answer ever came */
    size_t strays;       /**< answers to no question, or a second one */
    char stray[128];     /**< the first of them */
    bool gave_up;
};

/** The most jobs. */
#define MOST_PARTNERS 64

/** Asks everything. Returns false, with a message, when the program cannot be
 *  started. SIGPIPE must be ignored. */
bool run_all(struct run *run, char error[256]);

#endif
