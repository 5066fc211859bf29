/* Adds findings to a judgment. */
#include <assert.h>

#include "judge/find.h"

struct phrase quoted(const struct record *r, uint32_t byte, uint32_t length)
{
    return length == 0 ? UNSAID
        : SAY("{text}", .text = r->text + byte, .length = length);
}

static struct finding *add(struct judgment *j, struct finding f)
{
    assert(j->findings < FINDINGS); /* LCOV_EXCL_BR_LINE: there is room for all that can be found */
    if (finding_verdict(f.kind) > j->verdict)
        j->verdict = finding_verdict(f.kind);
    j->finding[j->findings] = f;
    return &j->finding[j->findings++];
}

struct finding *find(struct judgment *j, enum finding_kind kind,
                     enum skr_clause clause, const struct move *m,
                     struct phrase ruled)
{
    struct finding f = { .kind = kind, .clause = clause, .ruled = ruled };

    if (m != NULL) {
        f.move = move_number(j->record, m);
        f.byte = m->byte;
        f.recorded = quoted(j->record, m->byte, m->length);
    }
    return add(j, f);
}

void find_illegal(struct judgment *j, enum skr_clause clause,
                  const struct move *m, const char *ruled)
{
    find(j, FINDING_ILLEGAL, clause, m, SAY(ruled));
}

void find_turn(struct judgment *j, enum skr_clause clause,
               const struct move *m, int turn)
{
    find(j, FINDING_ILLEGAL, clause, m,
         SAY("{seat}'s turn", .seat = turn));
}

void find_in_deal(struct judgment *j, enum finding_kind kind,
                  enum skr_clause clause, const char *ruled)
{
    add(j, (struct finding){
        .kind = kind, .clause = clause, .ruled = { .words = ruled },
        .move = THE_DEAL, .byte = j->record->deal_byte,
    });
}
