/* Title and text of a clause in every language of spec/. */
#include <string.h>

#include "rules/rules.h"

/* "de_AT.UTF-8" is "de"; "den" is not. */
static bool is_language(const char *tag, const char *asked)
{
    size_t length = strlen(tag);

    return strncmp(asked, tag, length) == 0
        && strchr("_-.@", asked[length]) != NULL;
}

static const struct clause_words *translated(enum skr_clause clause,
                                             const char *language)
{
    int n = (int)clause;

    if (language == NULL || n <= 0 || n > last_clause)
        return NULL;
    for (const struct clause_language *l = clause_languages; l->tag != NULL; l++)
        if (is_language(l->tag, language))
            return l->words[n].title != NULL ? &l->words[n] : NULL;
    return NULL;
}

const char *skr_clause_title(enum skr_clause clause, const char *language)
{
    const struct clause_words *words = translated(clause, language);
    const struct skr_clause_info *info = skr_clause_info(clause);

    return words != NULL ? words->title : info != NULL ? info->title : "";
}

const char *skr_clause_text(enum skr_clause clause, const char *language)
{
    const struct clause_words *words = translated(clause, language);
    const struct skr_clause_info *info = skr_clause_info(clause);

    return words != NULL ? words->text : info != NULL ? info->text : "";
}

enum skr_translation skr_clause_translation(enum skr_clause clause,
                                            const char *language)
{
    const struct clause_words *words = translated(clause, language);

    if (words != NULL)
        return words->state;
    return language != NULL && is_language("en", language)
        && skr_clause_info(clause) != NULL
        ? SKR_TRANSLATION_CURRENT : SKR_TRANSLATION_NONE;
}

const char *skr_clause_language(int n)
{
    if (n == 0)
        return "en";
    for (int k = 0; n > 0 && clause_languages[k].tag != NULL; k++)
        if (k == n - 1)
            return clause_languages[k].tag;
    return NULL;
}
