/* The questions that the sources leave open: their words, and the readings that are options. */
#ifndef CLI_CLAUSE_OPEN_H
#define CLI_CLAUSE_OPEN_H

#include "cli/clause-diff.h"
#include "trace.h"

/** Another reading that is an option of ours: the edition without and with it. */
struct reading {
    const struct skr_option *option;
    char name[2][256];
    struct side side[2];
    bool has_sides;              /**< an edition can have it */
};

/** The next option that others names, after *at, which moves past it; false if there is none
 *  more, or the readings are in words. */
bool next_reading(const char **at, struct reading *reading);

/** Are the other readings in words? */
bool is_in_words(const struct trace_open *open);

/** Its texts in this language, as far as they are translated, else in English. */
struct trace_open_word open_words(const struct trace_open *open, const char *language);

#define OPEN_IDS 4096

/** The ids of the decisions about its clauses; of the cases of these clauses that rest on no
 *  source; with blanks between. Return text. */
char *open_decisions(char text[OPEN_IDS], const struct trace_open *open);
char *open_derived(char text[OPEN_IDS], const struct trace_open *open);

/** skatref clause --open. Returns the exit status. */
int clause_open(enum clause_format format);

/** The same as a page. Returns false after a message. */
bool open_page(void);

#endif
