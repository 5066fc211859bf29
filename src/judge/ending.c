/* Notes how the game ends in the record. */
#include "judge/ending.h"

#include "judge/replay.h"

void note_end(struct replay *p, const struct move *m)
{
    if (p->state.ruled && p->ending.by_code == NULL)
        p->ending.by_code = m;
}

void note_convention(struct ending *e, const struct move *m)
{
    if (e->convention == NULL)
        e->convention = m;
}
