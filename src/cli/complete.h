/* What a shell offers for a word of the command line. */
#ifndef CLI_COMPLETE_H
#define CLI_COMPLETE_H

#include "base/out.h"

/** Writes what may stand in place of the last word, one on each line, and after a tab
 *  what it means. ":files" stands for the names of files, ":commands" for those of
 *  commands. What ends with "=", a comma or a blank is not the end of a word.
 *  word: those after "skatref", at least one. */
void cli_put_completions(struct out *out, int words, char *const *word);

#endif
