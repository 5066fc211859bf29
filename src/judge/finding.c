/* Findings: adding them, and the words that they are made of. */
#include <stdio.h>

#include "base/names.h"
#include "base/text.h"
#include "judge/replay.h"

const char *verdict_name(enum verdict verdict)
{
    return term_word(&verdict_terms, verdict);
}

const char *finding_kind_name(enum finding_kind kind)
{
    return term_word(&finding_terms, kind);
}

enum verdict finding_verdict(enum finding_kind kind)
{
    static const enum verdict verdict[] = {
        [FINDING_ILLEGAL] = VERDICT_VIOLATES,
        [FINDING_WRONG] = VERDICT_VIOLATES,
        [FINDING_CONVENTION] = VERDICT_CONVENTION,
        [FINDING_UNDECIDED] = VERDICT_UNDECIDED,
        [FINDING_MALFORMED] = VERDICT_MALFORMED,
    };

    return verdict[kind];
}

struct finding *add_finding(struct judgment *j,
                            enum finding_kind kind,
                            enum skr_clause clause, int move)
{
    int n = j->findings < FINDINGS ? j->findings : FINDINGS - 1;
    struct finding *f = &j->finding[n];
    const struct record *r = j->record;

    j->findings++;
    if (finding_verdict(kind) > j->verdict)
        j->verdict = finding_verdict(kind);
    f->kind = kind;
    f->clause = clause;
    f->move = move + 2;
    f->byte = move == -1 ? r->deal_byte : 0;
    f->recorded[0] = '\0';
    f->ruled[0] = '\0';
    if (move >= 0) {
        f->byte = r->move[move].byte;
        quote(f->recorded, sizeof f->recorded, r->text + f->byte,
              r->move[move].length);
    }
    return f;
}

struct finding *illegal(struct replay *p, enum skr_clause clause,
                        int move)
{
    return add_finding(p->judgment, FINDING_ILLEGAL, clause, move);
}

void set_ruled(struct finding *f, const char *text)
{
    snprintf(f->ruled, sizeof f->ruled, "%s", text);
}
