/* The translated texts, which po/messages.awk makes of po/. */
#ifndef BASE_MESSAGES_H
#define BASE_MESSAGES_H

#include "base/language.h"

struct message {
    const char *text, *context;      /**< in order of strcmp; context "" for none */
    const char *in[LANGUAGES];       /**< by language - 1: a null pointer if not
                                          translated; the forms of a plural with a
                                          NUL byte after each but the last */
};

extern const struct message messages[];
extern const int message_count;

#endif
