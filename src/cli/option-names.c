/* The names of options in other languages. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/options.h"
#include "words/words.h"

const char *cli_option_name(const struct cli_option *option, enum language language)
{
    return tr_in(language, "option", option->name);
}

static bool is_named(const char *name, const char *text, size_t length)
{
    return strlen(name) == length && strncmp(name, text, length) == 0;
}

/* What else people type, in any language; commas between. */
static const struct { const char *name, *other; } others[] = {
    { "bid", "reizwert,gereizt,reizung,gebot,licytacja,licytowano,licitace,drazba" },
    { "announce", "angesagt,announced,zapowiedziano,ohlaseno" },
    { "points", "punkte,card-points,punkty,oka" },
    { "tricks", "stychy" },
    { "matadors", "matadore,matadory,matadorzy,matadori" },
    { "hand", "aus-der-hand,from-hand,from-the-hand,by-hand" },
    { "ouvert", "offen,open,otwarta,otevrena" },
    { "defenders-points", "gegenspieler-augen,gegner-punkte,oczka-przeciwnikow,body-protivniku,"
      "oczka-obroncow,body-obrancu" },
    { "defenders-tricks", "gegenspieler-stiche,lewy-przeciwnikow,zdvihy-protivniku,"
      "lewy-obroncow,zdvihy-obrancu" },
    { "by", "wer,who" },
    { "happened", "passiert,geschehen,incident,co-sie-stalo" },
    { "skat-taken", "skat-aufgenommen,skat-genommen,na-widzianego,s-pohledem" },
    { "option", "hausregeln,house-rules,rules" },
    { "code", "regeln" },
};

static bool is_other(const char *name, const char *text)
{
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if (strcmp(others[i].name, name) == 0 && is_one_of(others[i].other, text))
            return true;
    return false;
}

/* With the marks on letters or without. */
static bool is_called(const struct cli_option *o, const char *text)
{
    for (int language = GERMAN; language < LANGUAGES; language++) {
        const char *name = cli_option_name(o, (enum language)language);

        if (is_word(name, strlen(name), text))
            return true;
    }
    return is_other(o->name, text);
}

/* The option with this name in a language other than English, or one more; a null pointer
 * if none has it, or one has it in English. */
static const struct cli_option *translated(const struct cli_help *command,
                                           const char *text, size_t length)
{
    const struct cli_option *found = NULL;
    char name[40];

    snprintf(name, sizeof name, "%.*s", (int)length, text);
    for (const struct cli_option *o = command->options; o->name != NULL; o++) {
        if (is_named(o->name, text, length))
            return NULL;
        if (found == NULL && *o->name != '\0' && o->takes != CLI_OPERAND && is_called(o, name))
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
