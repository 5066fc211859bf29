/* House rules that a record or a user names. */
#include <stddef.h>

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

house_rules house_of(const struct skr_code *code)
{
    house_rules rules = 0;

    for (int n = 0; skr_option_at(n) != NULL; n++)
        if (skr_in_force(code, skr_option_at(n)->clause))
            rules |= 1u << n;
    return rules;
}

enum skr_error house_add(house_rules *rules, const char *name)
{
    struct skr_code room, code = *house_code(skr_code_at(0), *rules, &room);
    enum skr_error error;

    error = skr_option_add(&code, name);
    *rules = house_of(&code);
    return error;
}

/* The house rules that turn a passed-in deal into a ramsch, each with its
 * scoring. */
static house_rules scorings(void)
{
    house_rules rules = 0;

    for (int n = 0; skr_option_at(n) != NULL; n++)
        if (skr_set_has(&skr_option_at(n)->clauses, SKR_C_HOME_RAMSCH))
            rules |= 1u << n;
    return rules;
}

house_rules house_merge(house_rules asked, house_rules recorded)
{
    if (recorded != 0 && (recorded & scorings()) != 0)
        asked &= ~scorings();
    return asked | recorded;
}
