/* Questions about cards: dealing, matadors, following suit, tricks. */
#include "base/text.h"
#include "question/ask.h"
#include "words/cards.h"

void put_cards(struct json *json, const char *key, skr_cards cards)
{
    char text[CARDS_TEXT];

    write_cards(text, sizeof text, cards);
    json_put_word(json, key, text);
}

static enum skr_game game_of(const struct question *q)
{
    return q->position.facts.contract.game.game;
}

bool ask_matadors(struct question *q, struct json *json)
{
    if (question_sound(q, FACT_GAME) && game_of(q) == SKR_NULL)
        question_wrong(q, FACT_GAME, SKR_C_NONE, "null has no matadors,"
                       " expected clubs, spades, hearts, diamonds or grand");
    if (!question_right(q))
        return false;
    answer_open(q, json);
    json_put_number(json, "matadors", skr_matadors(game_of(q), q->cards));
    json_close(json, '}');
    return true;
}

bool ask_legal(struct question *q, struct json *json)
{
    if (question_sound(q, FACT_HELD) && question_sound(q, FACT_LED)
        && q->led != SKR_NO_CARD && (q->cards & SKR_BIT(q->led)))
        question_wrong(q, FACT_LED, SKR_C_NONE, "is in the hand too, expected"
                       " another card or null");
    if (!question_right(q))
        return false;
    answer_open(q, json);
    put_cards(json, "cards", skr_legal(game_of(q), q->cards, q->led));
    json_close(json, '}');
    return true;
}

bool ask_trick(struct question *q, struct json *json)
{
    const int *card = q->list;

    if (!question_right(q))
        return false;
    answer_open(q, json);
    json_put_word(json, "winner",
                  seat_key((q->leader + skr_trick_winner(game_of(q), card)) % 3));
    json_put_number(json, "points", skr_card_points(card[0]) + skr_card_points(card[1])
                                        + skr_card_points(card[2]));
    json_close(json, '}');
    return true;
}

bool ask_deal(struct question *q, struct json *json)
{
    struct skr_deal deal;
    int place[3];

    if (!question_right(q) || skr_deal_pack(q->list, &deal) != SKR_C_NONE)
        return false;
    skr_active(q->players, q->dealer, place);
    answer_open(q, json);
    put_cards(json, "forehand", deal.hand[SKR_FOREHAND]);
    put_cards(json, "middlehand", deal.hand[SKR_MIDDLEHAND]);
    put_cards(json, "rearhand", deal.hand[SKR_REARHAND]);
    put_cards(json, "skat", deal.skat);
    put_three(json, "active", place);
    json_close(json, '}');
    return true;
}
