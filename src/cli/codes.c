/* The codes and the house rules that options name. */
#include <stdio.h>
#include <string.h>

#include "base/nearest.h"
#include "base/standard.h"
#include "base/text.h"
#include "cli/cli.h"
#include "cli/options.h"
#include "record/record.h"
#include "words/say.h"
#include "words/words.h"

const struct skr_code *cli_code(const char *command, const char *name)
{
    const struct skr_code *code = skr_code_find(name);
    char why[HOUSE_WHY];

    if (code == NULL) {
        code_why(name, cli_language, why);
        cli_usage(command, "%s", why);
    }
    return code;
}

static void near_house(const char *name, char hint[NEAREST_HINT])
{
    const struct skr_option *option;
    const struct house_preset *preset;
    struct nearest near = nearest_begin(name);

    for (int n = 0; (option = skr_option_at(n)) != NULL; n++)
        nearest_try(&near, option->name, strlen(option->name), n);
    for (int n = 0; (preset = house_preset_at(n)) != NULL; n++)
        nearest_try(&near, preset->name, strlen(preset->name), n);
    nearest_say(&near, cli_language, hint);
}

bool cli_house(const char *command, const char *names, house_rules *rules)
{
    do {
        char name[48];
        int length = (int)strcspn(names, ","), house;
        enum skr_error error;

        snprintf(name, sizeof name, "%.*s", length, names);
        house = term_written(&house_terms, name);
        error = house_choose(rules, house >= 0 ? term_key(&house_terms, house) : name);
        if (error != SKR_OK) {
            char why[HOUSE_WHY], hint[NEAREST_HINT] = "";

            house_why(skr_code_at(0), name, error, cli_language, why);
            near_house(name, hint);
            cli_usage(command, "--option=%s%s: %s", name, hint, why);
            return false;
        }
        names += length;
    } while (*names++ != '\0');
    return true;
}

bool cli_house_fits(const char *command, const struct skr_code *code,
                    house_rules rules)
{
    const struct skr_option *option = house_misfit(code, rules);
    char why[HOUSE_WHY];

    if (option == NULL)
        return true;
    house_why(code != NULL ? code : skr_code_at(0), option->name, SKR_E_INSTEAD, cli_language, why);
    cli_usage(command, "--option=%s: %s", option->name, why);
    return false;
}

/* "xskat   A ramsch as XSkat plays it: ramsch,home.ramsch-tie-all" */
static void list_presets(void)
{
    const struct house_preset *preset;

    for (int n = 0; (preset = house_preset_at(n)) != NULL; n++) {
        standard_format("%-27s %s: ", preset->name, tr(cli_language, preset->about));
        for (const char *const *o = preset->option; *o != NULL; o++)
            standard_format("%s%s", o == preset->option ? "" : ",", *o);
        standard_format("\n");
    }
}

void cli_list_options(void)
{
    const struct skr_option *option;

    for (int n = 0; (option = skr_option_at(n)) != NULL; n++) {
        const struct skr_clause_info *c = skr_clause_info(option->clause);

        standard_format("%-27s ", option->name);
        if (*c->instead_of != '\0')
            standard_format(tr(cli_language, N_("%s, instead of %s")),
                   title_in(cli_language, option->clause), c->instead_of);
        else
            standard_format("%s", title_in(cli_language, option->clause));
        standard_format("\n");
    }
    list_presets();
}
