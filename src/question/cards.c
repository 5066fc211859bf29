/* Questions about cards: dealing, matadors, following suit, tricks. */
#include "question/ask.h"

json_t *ask_matadors(struct given *g)
{
    enum skr_game game = given_game(g, "game");
    skr_cards cards = given_cards(g, "cards", 1, 12);

    if (game == SKR_NULL)
        given_wrong(g, "game", "null has no matadors, expected clubs, spades,"
                    " hearts, diamonds or grand");
    if (g->error[0] != '\0')
        return NULL;
    return json_pack("{s:i}", "matadors", skr_matadors(game, cards));
}

json_t *ask_legal(struct given *g)
{
    enum skr_game game = given_play(g, "game");
    skr_cards hand = given_cards(g, "hand", 1, 10);
    int led = given_card(g, "led");

    if (led != SKR_NO_CARD && (hand & SKR_BIT(led)))
        given_wrong(g, "led", "is in the hand too, expected another card or"
                    " null");
    if (g->error[0] != '\0')
        return NULL;
    return json_pack("{s:o}", "cards",
                     answer_cards(skr_legal(game, hand, led)));
}

json_t *ask_trick(struct given *g)
{
    enum skr_game game = given_play(g, "game");
    int leader = given_seat(g, "leader"), card[3] = { 0, 0, 0 };

    given_list(g, "cards", 3, 3, card);
    if (g->error[0] != '\0')
        return NULL;
    return json_pack("{s:s, s:i}",
                     "winner",
                     seat_key((leader + skr_trick_winner(game, card)) % 3),
                     "points",
                     skr_card_points(card[0]) + skr_card_points(card[1])
                         + skr_card_points(card[2]));
}

json_t *ask_deal(struct given *g)
{
    int players = given_number(g, "players", 3, 4), pack[32];
    struct skr_deal deal;

    given_number(g, "dealer", 0, players - 1);
    given_list(g, "pack", 32, 32, pack);
    if (g->error[0] != '\0' || skr_deal_pack(pack, &deal) != SKR_C_NONE)
        return NULL;
    return json_pack("{s:o, s:o, s:o, s:o}",
                     "forehand", answer_cards(deal.hand[SKR_FOREHAND]),
                     "middlehand", answer_cards(deal.hand[SKR_MIDDLEHAND]),
                     "rearhand", answer_cards(deal.hand[SKR_REARHAND]),
                     "skat", answer_cards(deal.skat));
}
