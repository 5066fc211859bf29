/* The question what follows when something goes wrong before the play. */
#include "question/ask.h"

/* Which facts each kind needs. */
static void check_counts(struct question *q)
{
    const int *cards = q->misdeal.cards;
    int all = cards[0] + cards[1] + cards[2] + q->number;

    for (int i = FACT_COUNT_F; i <= FACT_COUNT_SKAT; i++)
        if (!question_sound(q, (enum fact_row)i))
            return;
    if (question_sound(q, FACT_COUNTS) && all != 32)
        question_wrong(q, FACT_COUNTS, SKR_C_NONE, "%d cards together,"
                       " expected 32", all);
}

static void check_kind(struct question *q)
{
    int kind = (int)q->misdeal.kind;

    if (kind < SKR_SKAT_SEEN_EARLY)
        question_needs(q, FACT_FOUND);
    if (kind == SKR_COUNT)
        question_needs(q, FACT_COUNTS);
    if (kind == SKR_COUNT && question_has(q, FACT_COUNTS))
        check_counts(q);
    if (kind == SKR_COUNT && question_sound(q, FACT_FOUND)
        && q->misdeal.found == SKR_FOUND_IN_PLAY)
        question_needs(q, FACT_MISDEAL_SOLOIST);
    if (kind == SKR_CUT)
        question_needs(q, FACT_LIFTED);
    if (kind == SKR_SKAT_SEEN_EARLY || kind == SKR_SKAT_PICKED_UP)
        question_needs(q, FACT_MISDEAL_BY);
    if (kind == MISDEAL_DEALER) {
        question_needs(q, FACT_PLAYERS);
        question_needs(q, FACT_NUMBER_OF_DEAL);
    }
}

json_t *answer_seats(unsigned seats)
{
    json_t *list = json_array();

    for (int seat = 0; seat < 3; seat++)
        if (seats & (1u << seat))
            json_array_append_new(list, json_string(seat_key(seat)));
    return list;
}

json_t *ask_misdeal(struct question *q)
{
    struct skr_misdeal_ruling r;

    if (question_sound(q, FACT_KIND))
        check_kind(q);
    if (!question_right(q))
        return NULL;
    if ((int)q->misdeal.kind == MISDEAL_DEALER)
        return json_pack("{s:s, s:i, s:s}", "remedy",
                         term_key(&remedy_terms, SKR_DEALT_AGAIN), "stand",
                         skr_deals_that_stand(q->players, q->number), "clause",
                         clause_id(SKR_C_DEAL_WRONG_DEALER));
    if (q->misdeal.kind != SKR_COUNT || q->misdeal.found != SKR_FOUND_IN_PLAY)
        q->misdeal.soloist = SKR_NOBODY;
    if (q->misdeal.kind < SKR_SKAT_SEEN_EARLY || q->misdeal.by > SKR_REARHAND)
        q->misdeal.by = SKR_NOBODY;
    skr_misdeal(&q->code, &q->misdeal, &r);
    return json_pack("{s:s, s:o, s:s?, s:b, s:s}", "remedy",
                     term_key(&remedy_terms, r.remedy), "barred",
                     answer_seats(r.barred), "favours",
                     term_key(&side_terms, r.favours), "hand_alone",
                     r.hand_alone, "clause", clause_id(r.clause));
}
