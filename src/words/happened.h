/* Reads an incident as players tell it, in a sentence or a word, in each language. */
#ifndef WORDS_HAPPENED_H
#define WORDS_HAPPENED_H

/** The enum skr_happening that is meant, or TERM_UNKNOWN, or TERM_AMBIGUOUS if two fit as
 *  well. */
int happened_read(const char *text);

#endif
