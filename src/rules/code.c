/* The codes and the house rules: sets of the clauses that are in force. */
#include <string.h>

#include "rules/rules.h"
#include "clause-sets.h"
#include "spec-hash.h"

const char *skr_spec_hash(void)
{
    return SPEC_HASH;
}

const struct skr_clause_info *skr_clause_info(enum skr_clause clause)
{
    int n = (int)clause;

    return n >= 0 && n <= last_clause && clause_table[n].id != NULL
        ? &clause_table[n] : NULL;
}

enum skr_clause skr_clause_at(int n)
{
    return n >= 0 && n < clause_count ? clause_order[n] : SKR_C_NONE;
}

enum skr_clause skr_clause_find(const char *id)
{
    for (int n = 0; n < clause_count; n++)
        if (strcmp(clause_table[clause_order[n]].id, id) == 0)
            return clause_order[n];
    return SKR_C_NONE;
}

/* -------------------------------------------------------------------- codes */

static const struct skr_code codes[] = {
    { "isko2022", N_("International Skat Order, edition of November 2022"),
      CODE_ISKO2022_CLAUSES },
    { "isko2018", N_("International Skat Order, edition of 2018"),
      CODE_ISKO2018_CLAUSES },
    { "isko1999", N_("International Skat Order, edition of 1999"),
      CODE_ISKO1999_CLAUSES },
    { "altenburg1937", N_("Altenburg Skat Order, editions of 1927 to 1937"),
      CODE_ALTENBURG1937_CLAUSES },
};
#define CODES ((int)(sizeof codes / sizeof *codes))

const struct skr_code *skr_code_at(int n)
{
    return n >= 0 && n < CODES ? &codes[n] : NULL;
}

const struct skr_code *skr_code_find(const char *name)
{
    for (int n = 0; n < CODES; n++)
        if (strcmp(codes[n].name, name) == 0)
            return &codes[n];
    return NULL;
}

/* ------------------------------------------------------------------ options */

#define HOUSE_RULE(name, clause, set) { name, clause, set, { { 0 } } }

static const struct skr_option options[] = {
    HOUSE_RULE("contra", SKR_C_HOME_CONTRA, OPTION_CONTRA_CLAUSES),
    HOUSE_RULE("ramsch", SKR_C_HOME_RAMSCH_POINTS, OPTION_RAMSCH_CLAUSES),
    HOUSE_RULE("ramsch-double", SKR_C_HOME_RAMSCH_DOUBLE,
               OPTION_RAMSCH_DOUBLE_CLAUSES),
    HOUSE_RULE("ramsch-fixed", SKR_C_HOME_RAMSCH_FIXED,
               OPTION_RAMSCH_FIXED_CLAUSES),
    HOUSE_RULE("pushed-ramsch", SKR_C_HOME_PUSHED_RAMSCH,
               OPTION_PUSHED_RAMSCH_CLAUSES),
    HOUSE_RULE("revolution", SKR_C_HOME_REVOLUTION, OPTION_REVOLUTION_CLAUSES),
    HOUSE_RULE("bock-sixty", SKR_C_HOME_BOCK_SIXTY, OPTION_BOCK_SIXTY_CLAUSES),
    HOUSE_RULE("bock-grand-hand", SKR_C_HOME_BOCK_GRAND_HAND, OPTION_BOCK_GRAND_HAND_CLAUSES),
    HOUSE_RULE("bock-null-ouvert", SKR_C_HOME_BOCK_NULL_OUVERT, OPTION_BOCK_NULL_OUVERT_CLAUSES),
    HOUSE_RULE("bock-contra", SKR_C_HOME_BOCK_CONTRA, OPTION_BOCK_CONTRA_CLAUSES),
    HOUSE_RULE("bock-re", SKR_C_HOME_BOCK_RE, OPTION_BOCK_RE_CLAUSES),
    HOUSE_RULE("bock-72", SKR_C_HOME_BOCK_72, OPTION_BOCK_72_CLAUSES),
    HOUSE_RULE("bock-96", SKR_C_HOME_BOCK_96, OPTION_BOCK_96_CLAUSES),
    HOUSE_RULE("contra-bid", SKR_C_HOME_CONTRA_BID, OPTION_CONTRA_BID_CLAUSES),
    ALTERNATIVES
};
#define OPTIONS ((int)(sizeof options / sizeof *options))

const struct skr_option *skr_option_at(int n)
{
    return n >= 0 && n < OPTIONS ? &options[n] : NULL;
}

static const struct skr_option *find_option(const char *name)
{
    for (int n = 0; n < OPTIONS; n++)
        if (strcmp(options[n].name, name) == 0)
            return &options[n];
    return NULL;
}

/* A ramsch is scored in one way. */
static bool scored_otherwise(const struct skr_code *code,
                             const struct skr_option *option)
{
    return skr_set_has(&option->clauses, SKR_C_HOME_RAMSCH)
        && skr_in_force(code, SKR_C_HOME_RAMSCH)
        && !skr_in_force(code, option->clause);
}

static bool is_house_rule(const struct skr_option *option)
{
    return *skr_clause_info(option->clause)->instead_of == '\0';
}

static bool have_common(const struct skr_clause_set *a,
                        const struct skr_clause_set *b)
{
    for (int n = 0; n < SKR_CLAUSES_RESERVED / 32; n++)
        if ((a->word[n] & b->word[n]) != 0)
            return true;
    return false;
}

/* What the other readings in force replace: a house rule that comes after them does not
 * bring it back. */
static struct skr_clause_set replaced_in(const struct skr_code *code)
{
    struct skr_clause_set set = { { 0 } };
    const struct skr_option *option;

    for (int i = 0; (option = skr_option_at(i)) != NULL; i++)
        if (!is_house_rule(option) && skr_in_force(code, option->clause))
            for (int n = 0; n < SKR_CLAUSES_RESERVED / 32; n++)
                set.word[n] |= option->replaces.word[n];
    return set;
}

enum skr_error skr_option_add(struct skr_code *code, const char *name)
{
    const struct skr_option *option = find_option(name);
    struct skr_clause_set without = { { 0 } };

    if (option == NULL)
        return SKR_E_OPTION;
    if (scored_otherwise(code, option))
        return SKR_E_SCORING;
    if (!is_house_rule(option)) {
        if (skr_in_force(code, option->clause))
            return SKR_OK;
        if (!have_common(&code->clauses, &option->replaces))
            return SKR_E_INSTEAD;
    } else {
        without = replaced_in(code);
    }
    for (int n = 0; n < SKR_CLAUSES_RESERVED / 32; n++)
        code->clauses.word[n] = (code->clauses.word[n]
                                 & ~option->replaces.word[n])
            | (option->clauses.word[n] & ~without.word[n]);
    return SKR_OK;
}
