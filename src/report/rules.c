/* By which rules something is ruled, so that it can be cited for good. */
#include "report/rules.h"

#include "judge/json.h"
#include "record/house.h"

void report_house(struct out *out, const struct skr_code *code)
{
    house_rules rules = house_of(code);

    for (int n = 0; skr_option_at(n) != NULL; n++)
        if (rules >> n & 1)
            out_format(out, " + %s", skr_option_at(n)->name);
}

void report_rules_bare(struct out *out, const struct skr_code *code, const char *name)
{
    out_text(out, "skatref " PACKAGE_VERSION);
    if (code != NULL) {
        out_format(out, ", %s", name != NULL ? name : code->name);
        report_house(out, code);
    }
    out_format(out, ", spec %.*s", SPEC_DIGITS, skr_spec_hash());
}

void report_rules(struct out *out, const struct skr_code *code, const char *name)
{
    out_text(out, " (");
    report_rules_bare(out, code, name);
    out_text(out, ")");
}

void report_rules_line(struct out *out, const struct skr_code *code)
{
    report_rules_bare(out, code, NULL);
    out_text(out, "\n");
}
