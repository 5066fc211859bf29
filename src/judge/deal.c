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
 * are the soloist's. Returns false if cards stay hidden. */
SKR_CITE(RECORD_HIDDEN);
static bool infer_deal(const struct record *r, struct skr_deal *deal)
{
    skr_cards by[3];

    if (!cards_played(r, by))
        return false;
    *deal = (struct skr_deal){ { by[0], by[1], by[2] },
                               SKR_PACK & ~(by[0] | by[1] | by[2]) };
    return true;
}

/* Does the record itself report a wrong number? Then the ruling on that counts. */
static bool reports_count(const struct record *r)
{
    for (const struct move *m = r->move; m < moves_end(r); m++)
        if (m->kind == MOVE_MISDEAL && m->misdeal.kind == SKR_COUNT)
            return true;
    return false;
}

static const uint8_t none_hidden[4];

/* Cards that are not known, or not a deal. */
static void judge_strange(struct replay *p)
{
    const struct record *r = p->record;
    struct skr_state *s = &p->state;
    struct skr_deal deal = r->deal;
    enum skr_clause clause = SKR_C_NONE;

    p->hidden = hidden_cards(r) > 0 && !infer_deal(r, &deal);
    if (r->doubled)
        clause = SKR_C_PACK_CARDS;
    else if (!p->hidden)
        clause = skr_deal_check(&deal);
    begin_recorded(s, p->code, &deal, p->hidden ? r->hidden : none_hidden);
    s->unsound = clause != SKR_C_NONE || p->hidden;
    if (clause == SKR_C_PACK_CARDS
        || (clause == SKR_C_DEAL_HANDS && !reports_count(r)))
        find_in_deal(p->judgment, FINDING_ILLEGAL, clause, clause == SKR_C_PACK_CARDS
                     ? N_("32 different cards") : N_("ten cards each, two in the skat"));
}

void judge_deal(struct replay *p)
{
    if (p->record->whole)
        begin_recorded(&p->state, p->code, &p->record->deal, none_hidden);
    else
        judge_strange(p);
}
