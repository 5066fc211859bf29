/* What came of the questions, in the forms in which it is reported. */
#ifndef CONFORM_REPORT_H
#define CONFORM_REPORT_H

#include "base/out.h"
#include "conform/item.h"

/** An engine and its outcomes. */
struct engine {
    const struct items *items;
    const char *hello;       /**< what it said about itself, or a null pointer */
    const char *command;     /**< by which it was started, as one text */
    const char *date;        /**< "2026-11-22" */
    size_t strays;
    const char *stray;
    int deaths;              /**< how often it ended by itself */
    const char *death;       /**< how, the last time */
    bool gave_up, silent;    /**< silent: it never answered at all */
};

/** How many questions had each outcome. */
struct tally {
    int of[OUTCOMES];
    int asked;               /**< all but NOT_ASKED */
    int expected;            /**< failed as expected */
    int surprising;          /**< were expected to fail otherwise, or at all */
};

struct tally tally_all(const struct items *items);

/** Those whose clause begins with prefix. */
struct tally tally_clause(const struct items *items, const char *prefix);

/** "XSkat 4.0"; the command if the engine said nothing. size: of name. */
void engine_name(const struct engine *engine, char *name, size_t size);

/** A table by chapter; then each clause that failed, with its first cases, or
 *  with all. */
void conform_text(struct out *out, const struct engine *engine, bool all);

/** A line about the engine, and one for each question. */
void conform_jsonl(struct out *out, const struct engine *engine);

void conform_junit(struct out *out, const struct engine *engine);

/** What shields.io reads, and the same as a picture. */
void conform_badge(struct out *out, const struct engine *engine);
void conform_svg(struct out *out, const struct engine *engine);

/** Known failures, a line each: "rosu2:isko2022 wrong". Marks the questions;
 *  returns false, with a message, for a file that cannot be read. */
bool expect_read(struct items *items, const char *file, char error[256]);
bool expect_write(const struct items *items, const char *file, char error[256]);

#endif
