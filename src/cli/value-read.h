/* What skatref value is told: by options, and in the words of players. */
#ifndef CLI_VALUE_READ_H
#define CLI_VALUE_READ_H

#include "cli/options.h"
#include "question/given.h"

enum kind { FLAG, NUMBER, WITHOUT, WORD, CARDS };

/* What an option gives: a fact, or for FACTS a member of struct given. */
struct choice {
    enum kind kind;
    enum fact_row row;
    size_t own;
};

/** Takes the value of an option. What is wrong is refused after all options, and so it always
 *  returns true, and the options are read on. */
bool value_set(struct given *t, const struct cli_option *o, const char *text);

/** The game as players say it, in any number of arguments: "Kreuz Hand mit 2". */
void value_read_spoken(struct given *t, int count, char **words);

#endif
