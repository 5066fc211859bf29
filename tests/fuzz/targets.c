#include "targets.h"

#include <string.h>

const struct fuzz_target fuzz_targets[] = {
    { "iss", fuzz_iss }, { "xskat", fuzz_xskat }, { "json", fuzz_json },
    { "state", fuzz_state }, { "check", fuzz_check }, { "convert", fuzz_convert },
    { "explain", fuzz_explain }, { "sheet", fuzz_sheet }, { "merge", fuzz_merge },
    { "value", fuzz_value }, { "ask", fuzz_ask }, { "clause", fuzz_clause },
    { "answer", fuzz_answer }, { "conform", fuzz_conform }, { "compare", fuzz_compare },
    { "game", fuzz_game }, { "match", fuzz_match }, { "reader", fuzz_reader },
    { NULL, NULL },
};

const struct fuzz_target *fuzz_target_find(const char *name)
{
    const struct fuzz_target *t = fuzz_targets;

    while (t->name != NULL && strcmp(t->name, name) != 0)
        t++;
    return t->name != NULL ? t : NULL;
}
