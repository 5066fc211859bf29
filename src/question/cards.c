/* Questions about cards: dealing, matadors, following suit, tricks. */
#include "base/text.h"
#include "question/ask.h"
#include "words/cards.h"

static json_t *answer_cards(skr_cards cards)
{
    char text[CARDS_TEXT];

    write_cards(text, sizeof text, cards);
    return json_string(text);
}

static enum skr_game game_of(const struct question *q)
{
    return q->position.facts.contract.game.game;
}

json_t *ask_matadors(struct question *q)
{
    if (question_sound(q, FACT_GAME) && game_of(q) == SKR_NULL)
        question_wrong(q, FACT_GAME, SKR_C_NONE, "null has no matadors,"
                       " expected clubs, spades, hearts, diamonds or grand");
    if (!question_right(q))
        return NULL;
    return json_pack("{s:i}", "matadors", skr_matadors(game_of(q), q->cards));
}

json_t *ask_legal(struct question *q)
{
    if (question_sound(q, FACT_HELD) && question_sound(q, FACT_LED)
        && q->led != SKR_NO_CARD && (q->cards & SKR_BIT(q->led)))
        question_wrong(q, FACT_LED, SKR_C_NONE, "is in the hand too, expected"
                       " another card or null");
    if (!question_right(q))
        return NULL;
    return json_pack("{s:o}", "cards",
                     answer_cards(skr_legal(game_of(q), q->cards, q->led)));
}

json_t *ask_trick(struct question *q)
{
    const int *card = q->list;

    if (!question_right(q))
        return NULL;
    return json_pack("{s:s, s:i}", "winner",
                     seat_key((q->leader + skr_trick_winner(game_of(q), card))
                              % 3),
                     "points",
                     skr_card_points(card[0]) + skr_card_points(card[1])
                         + skr_card_points(card[2]));
}

json_t *ask_deal(struct question *q)
{
    struct skr_deal deal;
    int place[3];

    if (!question_right(q) || skr_deal_pack(q->list, &deal) != SKR_C_NONE)
        return NULL;
    skr_active(q->players, q->dealer, place);
    return json_pack("{s:o, s:o, s:o, s:o, s:[iii]}",
                     "forehand", answer_cards(deal.hand[SKR_FOREHAND]),
                     "middlehand", answer_cards(deal.hand[SKR_MIDDLEHAND]),
                     "rearhand", answer_cards(deal.hand[SKR_REARHAND]),
                     "skat", answer_cards(deal.skat),
                     "active", place[0], place[1], place[2]);
}
