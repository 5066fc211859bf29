/* Words that are read and written alike. The first of each list is not written. */
#ifndef SKR_GAME_WORDS_H
#define SKR_GAME_WORDS_H

#include "skatref.h"

extern const char *const level_words[3];
extern const char *const fault_words[3];
extern const char *const misdeal_words[SKR_MISDEAL_KINDS];

#endif
