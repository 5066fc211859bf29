/* A program as others write them: it uses the library's clauses, codes and
 * options, and prints what it got. Built against one library, run with another. */
#include <skatref.h>
#include <stdio.h>

int main(void)
{
    static const char *seen[SKR_CLAUSES_RESERVED];
    const struct skr_code *first = skr_code_at(0);
    struct skr_code house = *first;
    struct skr_facts facts = {
        .code = skr_code_find("isko2022"),
        .contract = { .game = { .game = SKR_GRAND }, .matadors = 2, .bid = 48 },
        .taken = { .points = 61, .tricks = 6 },
    };
    struct skr_value value;
    int clauses = 0, codes = 0, options = 0;

    for (; skr_clause_at(clauses) != SKR_C_NONE; clauses++)
        seen[skr_clause_at(clauses)] = skr_clause_info(skr_clause_at(clauses))->id;
    for (; skr_code_at(codes) != NULL; codes++)
        continue;
    for (; skr_option_at(options) != NULL; options++)
        skr_option_add(&house, skr_option_at(options)->name);
    if (skr_value(&facts, &value) != SKR_OK)
        return 1;
    printf("%d codes, %d options, contra %d, lost once %d\n", codes, options,
           skr_in_force(&house, SKR_C_HOME_CONTRA),
           skr_in_force(skr_code_find("altenburg1937"), SKR_C_VALUE_LOST_ONCE));
    printf("%d points by %s, %s\n", value.score, seen[value.clause],
           seen[SKR_C_PLAY_FOLLOW]);
    printf("%d clauses\n", clauses);
    return 0;
}
