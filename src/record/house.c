/* Options that a record or a user names: house rules and other readings. */
#include <stdio.h>
#include <string.h>

#include "base/nearest.h"
#include "base/out.h"
#include "base/text.h"
#include "record/house.h"

const struct skr_code *house_code(const struct skr_code *code,
                                  house_rules rules, struct skr_code *room)
{
    if (rules == 0)
        return code;
    *room = *skr_code_find(code->name);
    for (int n = 0; skr_option_at(n) != NULL; n++)
        if (rules >> n & 1)
            skr_option_add(room, skr_option_at(n)->name);
    return room;
}

/* The options of the set that this edition cannot have with the others. */
static house_rules refused(const struct skr_code *edition, house_rules rules)
{
    struct skr_code room = *edition;
    house_rules found = 0;

    for (int n = 0; skr_option_at(n) != NULL; n++)
        if ((rules >> n & 1) != 0
            && skr_option_add(&room, skr_option_at(n)->name) != SKR_OK)
            found |= (house_rules)1 << n;
    return found;
}

const struct skr_option *house_misfit(const struct skr_code *code,
                                      house_rules rules)
{
    house_rules found = rules;

    for (int i = 0; skr_code_at(i) != NULL; i++)
        if (code == NULL || skr_code_find(code->name) == skr_code_at(i))
            found &= refused(skr_code_at(i), rules);
    for (int n = 0; skr_option_at(n) != NULL; n++)
        if ((found >> n & 1) != 0)
            return skr_option_at(n);
    return NULL;
}

house_rules house_of(const struct skr_code *code)
{
    const struct skr_code *edition = skr_code_find(code->name);
    house_rules rules = 0;

    if (code == edition)
        return rules;
    for (int n = 0; skr_option_at(n) != NULL; n++)
        if (skr_in_force(code, skr_option_at(n)->clause)
            && !skr_in_force(edition, skr_option_at(n)->clause))
            rules |= (house_rules)1 << n;
    return rules;
}

/* The house rules that turn a passed-in deal into a ramsch, each with its
 * scoring. */
static house_rules scorings(void)
{
    house_rules rules = 0;

    for (int n = 0; skr_option_at(n) != NULL; n++)
        if (skr_set_has(&skr_option_at(n)->clauses, SKR_C_HOME_RAMSCH))
            rules |= (house_rules)1 << n;
    return rules;
}

static house_rules option_bit(const char *name)
{
    for (int n = 0; skr_option_at(n) != NULL; n++)
        if (strcmp(skr_option_at(n)->name, name) == 0)
            return (house_rules)1 << n;
    return 0;
}

void code_why(const char *name, enum language language, char out[HOUSE_WHY])
{
    char names[120] = "", hint[NEAREST_HINT], shown[120];
    struct nearest near = nearest_begin(name);
    size_t n = 0;

    for (int i = 0; skr_code_at(i) != NULL; i++) {
        const char *code = skr_code_at(i)->name;

        n += (size_t)snprintf(names + n, sizeof names - n, "%s%s", i == 0 ? ""
                              : skr_code_at(i + 1) != NULL ? ", "
                              : tr(language, N_(" and ")), code);
        nearest_try(&near, code, strlen(code), i);
    }
    nearest_say(&near, language, hint);
    snprintf(shown, sizeof shown, "%s", name);
    utf8_trim(shown);
    snprintf(out, HOUSE_WHY, tr(language, N_("no code '%s': there are %s%s")), shown,
             names, hint);
}

void house_why(const struct skr_code *code, const char *name,
               enum skr_error error, enum language language, char out[HOUSE_WHY])
{
    struct out text = out_into(out, HOUSE_WHY, language);

    if (error == SKR_E_INSTEAD)
        out_say(&text, "it stands for %s, which is not in force under %s",
                skr_clause_info(skr_clause_find(name))->instead_of, code->name);
    else
        out_text(&text, tr(language, skr_error_text(error)));
}

enum skr_error house_add(house_rules *rules, const char *name)
{
    house_rules option = option_bit(name);

    if (option == 0)
        return SKR_E_OPTION;
    if ((option & scorings()) != 0 && (*rules & scorings() & ~option) != 0)
        return SKR_E_SCORING;
    *rules |= option;
    return SKR_OK;
}

/* Its manual: -ramsch, -skattolast. */
static const struct house_preset presets[] = {
    { "xskat", N_("A ramsch as XSkat plays it"),
      { "ramsch",
        "home.ramsch-last-trick", "home.ramsch-tie-all" } },
};
#define PRESETS (int)(sizeof presets / sizeof *presets)

const struct house_preset *house_preset_at(int n)
{
    return n >= 0 && n < PRESETS ? &presets[n] : NULL;
}

enum skr_error house_choose(house_rules *rules, const char *name)
{
    house_rules chosen = *rules;
    enum skr_error error = SKR_OK;
    int n = 0;

    while (n < PRESETS && strcmp(presets[n].name, name) != 0)
        n++;
    if (n == PRESETS)
        return house_add(rules, name);
    for (const char *const *o = presets[n].option; *o != NULL && error == SKR_OK; o++)
        error = house_add(&chosen, *o);
    if (error == SKR_OK)
        *rules = chosen;
    return error;
}

house_rules house_merge(house_rules asked, house_rules recorded)
{
    if (recorded != 0 && (recorded & scorings()) != 0)
        asked &= ~scorings();
    return asked | recorded;
}
