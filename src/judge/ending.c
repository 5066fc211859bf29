/* Notes how the game ends, and with which facts. */
#include "judge/ending.h"

struct skr_facts facts_so_far(const struct skr_code *code,
                              const struct contract *c,
                              const struct skr_play *play,
                              enum skr_ending ending)
{
    int trick_points = play->points[c->soloist];
    int others = play->points[0] + play->points[1] + play->points[2]
        - trick_points;
    int points = trick_points + skr_points(c->put_away);
    int rest = 120 - points - others;

    if (play->tricks == 10 && rest > 0)
        rest = 0;   /* a card came twice, and its points are missing
                       elsewhere */
    return (struct skr_facts){
        .code = code,
        .contract = { .game = c->game, .bid = c->bid, .cards = c->twelve,
                      .contra = c->contras.said },
        .taken = { .points = points, .tricks = play->won[c->soloist],
                   .unplayed_points = rest,
                   .unplayed_tricks = 10 - play->tricks },
        .end.how = ending,
    };
}

void end_by_code(struct ending *e, const struct move *m, enum skr_clause clause,
                 const struct skr_facts *facts)
{
    if (e->by_code != NULL)
        return;
    e->by_code = m;
    e->clause = clause;
    e->facts = *facts;
}

void note_convention(struct ending *e, const struct move *m)
{
    if (e->convention == NULL)
        e->convention = m;
}
