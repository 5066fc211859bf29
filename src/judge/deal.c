/* Judges the deal, and infers it from the play if cards are hidden. */
#include "judge/deal.h"
#include "judge/find.h"

static int hidden_cards(const struct record *r)
{
    return r->hidden[0] + r->hidden[1] + r->hidden[2] + r->hidden[3];
}

bool cards_played(const struct record *r, skr_cards by[3])
{
    int n = 0;

    by[0] = by[1] = by[2] = 0;
    for (const struct move *m = r->move; m < moves_end(r); m++)
        if (m->kind == MOVE_CARD && m->number >= 0) {
            by[m->seat] |= SKR_BIT(m->number);
            n++;
        }
    return n == 30 && skr_count(by[0] | by[1] | by[2]) == 30;
}

/* clause record.hidden: thirty cards played show all hands, and the two others
 * are the soloist's. */
SKR_CITE(RECORD_HIDDEN);
static void reveal(struct dealt *d, const struct record *r)
{
    skr_cards by[3];

    d->hidden = !cards_played(r, by);
    if (!d->hidden)
        d->cards = (struct skr_deal){ { by[0], by[1], by[2] },
                                      SKR_PACK & ~(by[0] | by[1] | by[2]) };
}

/* Does the record itself report a wrong number? Then the ruling on that counts. */
static bool reports_count(const struct record *r)
{
    for (const struct move *m = r->move; m < moves_end(r); m++)
        if (m->kind == MOVE_MISDEAL && m->misdeal.kind == SKR_COUNT)
            return true;
    return false;
}

struct dealt judge_deal(struct judgment *j)
{
    const struct record *r = j->record;
    struct dealt d = { .cards = r->deal, .sound = r->whole };
    enum skr_clause clause = SKR_C_NONE;

    if (d.sound)
        return d;
    if (hidden_cards(r) > 0)
        reveal(&d, r);
    if (r->doubled)
        clause = SKR_C_PACK_CARDS;
    else if (!d.hidden)
        clause = skr_deal_check(&d.cards);
    d.sound = clause == SKR_C_NONE && !d.hidden;
    if (clause == SKR_C_PACK_CARDS
        || (clause == SKR_C_DEAL_HANDS && !reports_count(r)))
        find_in_deal(j, FINDING_ILLEGAL, clause, clause == SKR_C_PACK_CARDS
                     ? N_("32 different cards") : N_("ten cards each, two in the skat"));
    return d;
}
