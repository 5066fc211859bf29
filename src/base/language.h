/* The languages of texts for people, and the texts of po/ in them. English is written
 * in the code; what is printed in another language is looked up there by the English
 * text. The language is an argument and never a state of the process, so that threads,
 * callers of the library and the C locale get the same. */
#ifndef BASE_LANGUAGE_H
#define BASE_LANGUAGE_H

enum language {
    ENGLISH, GERMAN, POLISH, CZECH,
    LANGUAGES,
    PSEUDO = LANGUAGES   /**< for tests: every text that tr knows, in brackets;
                              beyond the end of tables with LANGUAGES columns */
};

/** Marks a text in a table, which tr translates where it is printed. */
#define N_(text) text

/** The same for tr_in. */
#define NC_(context, text) text

/** The text in the language; itself if it has no translation. Never fails, may be
 *  called by any thread; what it returns lasts as long as the text. tr_in: for a text that
 *  means two things; context says which, for translators. */
const char *tr_in(enum language language, const char *context, const char *text)
    __attribute__((format_arg(3)));
__attribute__((format_arg(2)))
inline const char *tr(enum language language, const char *text)
{
    return language == ENGLISH ? text : tr_in(language, "", text);
}

/** The form of a text for n things; in English one is for 1 and -1. */
const char *trn(enum language language, const char *one, const char *many, long long n)
    __attribute__((format_arg(2))) __attribute__((format_arg(3)));

/** Which form of a plural n things take in the language, from 0. */
int plural_form(enum language language, unsigned long long n);

/** "en", "de", "pl", "cs" */
const char *language_code(enum language language);

/** The language of a code ("de"), a locale ("de_AT.UTF-8") or its English or own
 *  name, in capitals or not, or NONE. */
int language_find(const char *name);

/** The language of an environment by the rules of gettext, from the variables LANGUAGE,
 *  LC_ALL, LC_MESSAGES and LANG; a null pointer for one that is not set. Unlike in
 *  gettext, LANGUAGE also counts in the locale C. */
enum language language_wanted(const char *list, const char *all,
                              const char *messages_of, const char *lang);

/** For tests: text n of all that are translated, in the order of their search, and
 *  its context ("" for none); a null pointer beyond the last. */
const char *message_text(int n);
const char *message_context(int n);

#endif
