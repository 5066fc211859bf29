/* The languages of texts for people, and the texts of po/ in them.
 *
 * A text is looked up by its English words in a sorted table that is compiled in.
 * gettext has one language for a process and needs a locale and files; here each
 * output has its own language, in a library, in a thread, on a page, and the same on
 * every machine. */
#include "base/language.h"

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#include "base/messages.h"
#include "base/none.h"

extern inline const char *tr(enum language language, const char *text);

/* ---------------------------------------------------------------------- texts */

static const struct message *find(const char *context, const char *text)
{
    int low = 0, high = message_count;

    while (low < high) {
        int middle = low + (high - low) / 2;
        int order = strcmp(text, messages[middle].text);

        if (order == 0)
            order = strcmp(context, messages[middle].context);
        if (order == 0)
            return &messages[middle];
        if (order < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return NULL;
}

/* A null pointer if there is none. */
static const char *translation(enum language language, const char *context, const char *text)
{
    const struct message *m = language == ENGLISH ? NULL : find(context, text);

    return m == NULL ? NULL : m->in[language - 1];
}

const char *tr_in(enum language language, const char *context, const char *text)
{
    const char *translated = translation(language, context, text);

    return translated != NULL ? translated : text;
}

/* As Plural-Forms of the files in po/ says. */
int plural_form(enum language language, unsigned long long n)
{
    bool few = n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 10 || n % 100 >= 20);

    switch (language) {
    case POLISH:
        return n == 1 ? 0 : few ? 1 : 2;
    case CZECH:
        return n == 1 ? 0 : n >= 2 && n <= 4 ? 1 : 2;
    default:
        return n != 1;
    }
}

const char *trn(enum language language, const char *one, const char *many, long long n)
{
    unsigned long long size = n < 0 ? 0 - (unsigned long long)n : (unsigned long long)n;
    const char *translated = translation(language, "", one);

    if (translated == NULL)
        return size == 1 ? one : many;
    for (int form = plural_form(language, size); form > 0; form--)
        translated += strlen(translated) + 1;
    return translated;
}

const char *message_text(int n)
{
    return n < message_count ? messages[n].text : NULL;
}

const char *message_context(int n)
{
    return n < message_count ? messages[n].context : NULL;
}

/* -------------------------------------------------------------------- choosing */

/* The code and other names of each, in small letters. */
static const struct { const char *name[4]; } languages[] = {
    [ENGLISH] = { { "en", "english", "c", "posix" } },
    [GERMAN] = { { "de", "german", "deutsch" } },
    [POLISH] = { { "pl", "polish", "polski" } },
    [CZECH] = { { "cs", "czech", "cesky" } },
    [PSEUDO] = { { "xx" } },
};

const char *language_code(enum language language)
{
    return languages[language].name[0];
}

/* ASCII only: in a Turkish locale tolower would turn I into another letter. */
static bool same_letters(const char *small, const char *text, size_t size)
{
    for (; size > 0 && *small != '\0'; small++, text++, size--)
        if (*small != (*text >= 'A' && *text <= 'Z' ? *text - 'A' + 'a' : *text))
            return false;
    return size == 0 && *small == '\0';
}

/* The language of a locale that ends at a colon or at the end, or NONE. */
static int of_locale(const char *locale)
{
    size_t size = strcspn(locale, "_.@-:");

    for (int language = 0; language <= PSEUDO; language++)
        for (int i = 0; i < 4 && languages[language].name[i] != NULL; i++)
            if (same_letters(languages[language].name[i], locale, size))
                return language;
    return NONE;
}

int language_find(const char *name)
{
    return strchr(name, ':') == NULL ? of_locale(name) : NONE;
}

static bool is_set(const char *variable)
{
    return variable != NULL && *variable != '\0';
}

/* The first language of a list that there is, or NONE. */
static int of_list(const char *list)
{
    int language = NONE;

    while (language < 0 && *list != '\0') {
        language = of_locale(list);
        list += strcspn(list, ":");
        list += *list == ':';
    }
    return language;
}

enum language language_wanted(const char *list, const char *all,
                              const char *messages_of, const char *lang)
{
    int language = is_set(list) ? of_list(list)
        : is_set(all) ? of_locale(all)
        : is_set(messages_of) ? of_locale(messages_of)
        : is_set(lang) ? of_locale(lang) : ENGLISH;

    return language < 0 ? ENGLISH : (enum language)language;
}
