/* The names of options in other languages. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/options.h"

const char *cli_option_name(const struct cli_option *option, enum language language)
{
    return tr_in(language, "option", option->name);
}

static bool is_named(const char *name, const char *text, size_t length)
{
    return strlen(name) == length && strncmp(name, text, length) == 0;
}

/* The option with this name in a language other than English; a null pointer if none has
 * it, or one has it in English. */
static const struct cli_option *translated(const struct cli_help *command,
                                           const char *text, size_t length)
{
    const struct cli_option *found = NULL;

    for (const struct cli_option *o = command->options; o->name != NULL; o++) {
        if (is_named(o->name, text, length))
            return NULL;
        for (int language = GERMAN; language < LANGUAGES && found == NULL; language++)
            if (is_named(cli_option_name(o, (enum language)language), text, length))
                found = o;
    }
    return found;
}

/* Options as they were renamed, which the arguments point into. */
static char *renamed[MOST_OPTIONS];

void cli_rename_options(const struct cli_help *command, int argc, char **argv)
{
    int n = 0;

    for (int i = 1; i < argc && n < MOST_OPTIONS && strcmp(argv[i], "--") != 0; i++) {
        size_t length = strncmp(argv[i], "--", 2) == 0 ? strcspn(argv[i] + 2, "=") : 0;
        const struct cli_option *o = translated(command, argv[i] + (length > 0 ? 2 : 0),
                                                length);
        size_t size = o == NULL ? 0 : strlen(o->name) + strlen(argv[i]) + 1;

        if (o == NULL || (renamed[n] = malloc(size)) == NULL)
            continue;
        snprintf(renamed[n], size, "--%s%s", o->name, argv[i] + 2 + length);
        argv[i] = renamed[n++];
    }
}
