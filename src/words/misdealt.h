/* Reads what went wrong with the deal as players tell it, in each language. */
#ifndef WORDS_MISDEALT_H
#define WORDS_MISDEALT_H

/** The enum skr_misdeal_kind or MISDEAL_DEALER that is meant, or TERM_UNKNOWN, or
 *  TERM_AMBIGUOUS if two fit as well. */
int misdealt_read(const char *text);

#endif
