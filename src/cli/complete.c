/* What a shell offers for a word of the command line, from the tables of options,
 * facts and clauses.
 *
 * The scripts for the shells know no command and no option: they ask skatref for each
 * word. So nothing that can be typed is missing there, and what is new is offered at
 * once. */
#include "cli/complete.h"

#include <stdio.h>
#include <string.h>

#include "base/none.h"
#include "cli/commands.h"
#include "cli/options.h"
#include "question/ask.h"
#include "trace.h"

/* What is completed. */
struct word {
    struct out *out;
    const char *text;          /**< so far */
    const char *before;        /**< stands before each value: "--code=" */
    size_t before_length;
    const char *typed;         /**< of the value, in text */
};

/* ------------------------------------------------------------------- candidates */

static bool begins(const char *text, const char *with)
{
    return strncmp(text, with, strlen(with)) == 0;
}

static void put(struct out *out, const char *text, const char *about)
{
    out_text(out, text);
    if (*about != '\0') {
        out_text(out, "\t");
        out_text(out, about);
    }
    out_text(out, "\n");
}

static void offer(struct out *out, const char *word, const char *text,
                  const char *about)
{
    if (begins(text, word))
        put(out, text, about);
}

/* Offers a value, with what stands before it in the word. */
static void take_value(void *to, const char *value, const char *about)
{
    const struct word *w = to;

    if (!begins(value, w->typed))
        return;
    out_bytes(w->out, w->before, w->before_length);
    put(w->out, value, about);
}

/* The part of the value that is being typed: of a list, what follows the comma. */
static void offer_values(struct out *out, const struct cli_option *o, const char *text,
                         size_t before)
{
    struct word w = { out, text, text, before, text + before };
    const char *comma = strrchr(w.typed, ',');

    if (o->list == LIST_FILES) {
        put(out, ":files", "");
        return;
    }
    if (comma != NULL && (o->list != LIST_NONE || o->takes == CLI_HOUSE)) {
        w.typed = comma + 1;
        w.before_length = (size_t)(w.typed - text);
    }
    cli_each_value(o, out->language, take_value, &w);
}

/* --------------------------------------------------------------------- options */

static bool is_option(const struct cli_option *o)
{
    return o->takes != CLI_OPERAND && o->takes != CLI_MORE;
}

static void offer_option(struct out *out, const char *word, const struct cli_option *o)
{
    char help[CLI_HELP_SIZE];
    const char *about = cli_help_of(o, out->language, help);
    bool optional = o->argument != NULL && *o->argument == '[';
    char text[64];

    snprintf(text, sizeof text, "--%s", o->name);
    if (o->argument == NULL || optional)
        offer(out, word, text, about);
    snprintf(text, sizeof text, "--%s=", o->name);
    if (o->argument != NULL)
        offer(out, word, text, about);
}

static void offer_more_help(struct out *out, const char *word,
                            const struct cli_help *help)
{
    char text[64];

    if (help->more == NULL)
        return;
    snprintf(text, sizeof text, "--help=%s", help->more->name);
    offer(out, word, text, tr(out->language, cli_option_help.help));
}

static void offer_options(struct out *out, const char *word, const struct cli_help *help)
{
    bool helped = false;

    for (const struct cli_option *o = help->options; o->name != NULL; o++)
        if (is_option(o)) {
            offer_option(out, word, o);
            helped |= strcmp(o->name, "help") == 0;
        }
    if (!helped)
        offer_option(out, word, &cli_option_help);
    offer_more_help(out, word, help);
    offer_option(out, word, &cli_option_language);
}

/* The option that takes an argument and has this name, of so many bytes. */
static const struct cli_option *find_option(const struct cli_help *help,
                                            const char *name, size_t length)
{
    const struct cli_option *o = help != NULL ? help->options : NULL;

    if (strlen(cli_option_language.name) == length
        && strncmp(cli_option_language.name, name, length) == 0)
        return &cli_option_language;
    for (; o != NULL && o->name != NULL; o++)
        if (is_option(o) && o->argument != NULL && strlen(o->name) == length
            && strncmp(o->name, name, length) == 0)
            return o;
    return NULL;
}

/* Completes "--code=is", or "is" after "--code". Returns false if it is neither. */
static bool offer_argument(struct out *out, const struct cli_help *help,
                           const char *before, const char *word)
{
    const char *equals = begins(word, "--") ? strchr(word, '=') : NULL;
    const struct cli_option *o = NULL;

    if (equals != NULL) {
        o = find_option(help, word + 2, (size_t)(equals - word - 2));
        if (o != NULL)
            offer_values(out, o, word, (size_t)(equals + 1 - word));
        else if (help != NULL)
            offer_more_help(out, word, help);
        return true;
    }
    if (begins(before, "--"))
        o = find_option(help, before + 2, strlen(before + 2));
    if (o == NULL || *o->argument == '[')
        return false;
    offer_values(out, o, word, 0);
    return true;
}

/* -------------------------------------------------------------------- arguments */

static void offer_terms(struct out *out, const char *word, const struct terms *terms)
{
    const struct cli_option o = { .terms = terms };

    offer_values(out, &o, word, 0);
}

/* Clauses, and cases as soon as something of their id is typed. */
static void offer_clauses(struct out *out, const char *word)
{
    const struct cli_option clauses = { .list = LIST_CLAUSES };
    const struct cli_option cases = { .list = LIST_CASES };

    offer_values(out, &clauses, word, 0);
    if (*word != '\0')
        offer_values(out, &cases, word, 0);
}

/* The facts of a form, with "happened." before those inside of it. */
static void offer_facts(struct out *out, const char *word, enum form form,
                        const char *before)
{
    for (int i = 0; i < FACTS; i++) {
        const struct fact *fact = &facts[i];
        char key[80];

        if (!((fact->required | fact->optional) >> form & 1))
            continue;
        snprintf(key, sizeof key, "%s%s%s", before, fact->key,
                 fact->type == TYPE_FLAG ? "" : fact->type == TYPE_FORM ? "." : "=");
        offer(out, word, key, tr(out->language, fact->help));
        if (fact->type == TYPE_FORM && begins(word, key))
            offer_facts(out, word, fact->inside, key);
    }
}

static const struct fact *find_fact(enum form form, const char *key, size_t length)
{
    for (int i = 0; i < FACTS; i++)
        if (((facts[i].required | facts[i].optional) >> form & 1)
            && strlen(facts[i].key) == length
            && strncmp(facts[i].key, key, length) == 0)
            return &facts[i];
    return NULL;
}

/* Completes "found=au", also "happened.kind=re". */
static void offer_fact_values(struct out *out, const char *word, enum form form)
{
    const char *key = word, *equals = strchr(word, '='), *dot;
    const struct fact *fact;
    struct cli_option o = { .terms = NULL };

    while ((dot = strchr(key, '.')) != NULL && dot < equals) {
        fact = find_fact(form, key, (size_t)(dot - key));
        if (fact == NULL || fact->type != TYPE_FORM)
            return;
        form = fact->inside;
        key = dot + 1;
    }
    fact = find_fact(form, key, (size_t)(equals - key));
    if (fact == NULL)
        return;
    o.terms = fact->words;
    o.takes = fact->type == TYPE_CODE ? CLI_CODE
        : fact->type == TYPE_OPTIONS ? CLI_HOUSE : CLI_TEXT;
    offer_values(out, &o, word, (size_t)(equals + 1 - word));
}

static void offer_questions(struct out *out, int words, char *const *word)
{
    const struct cli_option questions = { .list = LIST_QUESTIONS };
    const char *last = word[words - 1];
    int form = words > 1 ? asked_find(word[0]) : NONE;

    if (words == 1)
        offer_values(out, &questions, last, 0);
    else if (form >= 0 && strchr(last, '=') != NULL)
        offer_fact_values(out, last, (enum form)form);
    else if (form >= 0)
        offer_facts(out, last, (enum form)form, "");
}

static void offer_commands(struct out *out, const char *word, bool pages)
{
    static const char *const other[] = { "record", "clauses", "protocol" };

    for (const struct cli_command *c = cli_commands; c->help != NULL; c++)
        if (c->help->about != NULL)
            offer(out, word, c->help->name, tr(out->language, c->help->about));
    for (size_t i = 0; pages && i < sizeof other / sizeof *other; i++)
        offer(out, word, other[i], "");
}

/* What is no option. words: the arguments, and the word that is completed. */
static void offer_operands(struct out *out, const struct cli_help *help, int words,
                           char *const *word)
{
    const char *last = word[words - 1];

    switch (help->takes) {
    case CLI_NO_OPERANDS:
        break;
    case CLI_FILES:
        put(out, ":files", "");
        break;
    case CLI_COMMAND:
        put(out, ":commands", "");
        break;
    case CLI_CLAUSES:
        offer_clauses(out, last);
        break;
    case CLI_GAMES:
        offer_terms(out, last, words == 1 ? &play_terms : &game_terms);
        break;
    case CLI_QUESTIONS:
        offer_questions(out, words, word);
        break;
    case CLI_PAGES:
        offer_commands(out, last, true);
        break;
    }
}

/* ------------------------------------------------------------------------ words */

/* Leaves out the options and their arguments. Returns how many words are left, with
 * the last one, which is completed. */
static int only_operands(const struct cli_help *help, int words, char *const *word,
                         char *operand[32])
{
    int n = 0;

    for (int i = 0; i < words - 1 && n < 31; i++)
        if (!begins(word[i], "--"))
            operand[n++] = word[i];
        else if (strchr(word[i], '=') == NULL) {
            const struct cli_option *o =
                find_option(help, word[i] + 2, strlen(word[i] + 2));

            i += o != NULL && *o->argument != '[';
        }
    operand[n++] = word[words - 1];
    return n;
}

/* What stands behind "--" belongs to another program. Returns how many words do, with
 * the one that is completed. */
static int past_dashes(int words, char *const *word)
{
    for (int i = 0; i < words - 1; i++)
        if (strcmp(word[i], "--") == 0)
            return words - 1 - i;
    return 0;
}

static void complete_command(struct out *out, const struct cli_help *help, int words,
                             char *const *word)
{
    const char *last = word[words - 1], *before = words > 1 ? word[words - 2] : "";
    char *operand[32];

    if (past_dashes(words, word) > 0) {
        put(out, help->takes == CLI_COMMAND && past_dashes(words, word) == 1
            ? ":commands" : ":files", "");
        return;
    }
    if (offer_argument(out, help, before, last))
        return;
    if (*last == '-')
        offer_options(out, last, help);
    else
        offer_operands(out, help, only_operands(help, words, word, operand), operand);
}

void cli_put_completions(struct out *out, int words, char *const *word)
{
    const struct cli_command *command;
    const char *last = word[words - 1];

    while (words > 1 && begins(word[0], "--lang=")) {
        word++;
        words--;
    }
    if (words == 1) {
        if (offer_argument(out, NULL, "", last))
            return;
        offer_commands(out, last, false);
        offer(out, last, "--help", "");
        offer(out, last, "--version", "");
        offer_option(out, last, &cli_option_language);
        return;
    }
    command = cli_command_find(word[0]);
    if (words > 2 && strcmp(word[0], "value") == 0 && strcmp(word[1], "ramsch") == 0) {
        command = cli_command_find("value ramsch");
        word++;
        words--;
    }
    if (command != NULL)
        complete_command(out, command->help, words - 1, word + 1);
}
