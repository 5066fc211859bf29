/* The values that options may have, for shells and manuals. */
#include <string.h>

#include "cli/cli.h"
#include "cli/options.h"
#include "formats/format.h"
#include "question/ask.h"
#include "trace.h"

/* Who takes them. */
struct taker {
    void (*take)(void *to, const char *value, const char *about);
    void *to;
    enum language language;
};

static void give(const struct taker *t, const char *value, const char *about)
{
    t->take(t->to, value, about);
}

static void give_words(const struct taker *t, const char *words)
{
    for (size_t n; *words != '\0'; words += n + (words[n] == ' ')) {
        char word[40] = "";

        n = strcspn(words, " ");
        if (n < sizeof word)
            memcpy(word, words, n);
        give(t, word, "");
    }
}

/* A thing is called by its key; its word is what the key means. */
static void give_terms(const struct taker *t, const struct terms *terms)
{
    for (int i = 0; i < terms->count; i++) {
        const char *key = term_key(terms, i), *word;

        if (key == NULL)
            continue;
        word = term_word_in(terms, i, t->language);
        give(t, key, word != NULL && strcmp(word, key) != 0 ? word : "");
    }
}

static void give_codes(const struct taker *t)
{
    for (int i = 0; skr_code_at(i) != NULL; i++)
        give(t, skr_code_at(i)->name, "");
}

static void give_house(const struct taker *t)
{
    const struct skr_option *option;
    const struct house_preset *preset;

    for (int i = 0; (option = skr_option_at(i)) != NULL; i++)
        give(t, option->name,
             skr_clause_title(option->clause, language_code(t->language)));
    for (int i = 0; (preset = house_preset_at(i)) != NULL; i++)
        give(t, preset->name, tr(t->language, preset->about));
    give(t, "help", "");
}

static void give_formats(const struct taker *t)
{
    for (const struct format *const *f = formats; *f != NULL; f++)
        give(t, (*f)->name, "");
    give(t, "auto", "");
}

static void give_clauses(const struct taker *t)
{
    for (int i = 0; skr_clause_at(i) != SKR_C_NONE; i++)
        give(t, skr_clause_info(skr_clause_at(i))->id,
             skr_clause_title(skr_clause_at(i), language_code(t->language)));
}

static void give_cases(const struct taker *t)
{
    for (int i = 0; i < trace_case_count; i++)
        give(t, trace_cases[i].id, trace_cases[i].title);
}

static void give_list(const struct taker *t, enum cli_list list)
{
    switch (list) {
    case LIST_CLAUSES:
        give_clauses(t);
        break;
    case LIST_CASES:
        give_cases(t);
        break;
    case LIST_QUESTIONS:
        for (int i = 0; i < QUESTIONS; i++)
            give(t, asked[i].name, tr(t->language, asked[i].help));
        break;
    case LIST_CODES:
        give_codes(t);
        give(t, "all", "");
        break;
    default:
        break;
    }
}

void cli_each_value(const struct cli_option *o, enum language language,
                    void (*take)(void *to, const char *value, const char *about),
                    void *to)
{
    const struct taker t = { take, to, language };

    if (o->words != NULL)
        give_words(&t, o->words);
    if (o->terms != NULL)
        give_terms(&t, o->terms);
    if (o->takes == CLI_CODE)
        give_codes(&t);
    if (o->takes == CLI_CODE && o->low == 1)
        give(&t, "auto", "");
    if (o->takes == CLI_HOUSE)
        give_house(&t);
    if (o->takes == CLI_FROM)
        give_formats(&t);
    give_list(&t, o->list);
}
