/* Pushed ramsch: pushing the cards, and the round in which it is played. */
#include "rules/rules.h"

void skr_push_begin(struct skr_push *push, const struct skr_deal *deal)
{
    *push = (struct skr_push){
        .hand = { deal->hand[0], deal->hand[1], deal->hand[2] },
        .offered = deal->skat,
        .turn = SKR_FOREHAND,
    };
}

/* clause home.push: from forehand to middlehand to rearhand. */
static void next_player(struct skr_push *push)
{
    push->turn = push->turn == SKR_REARHAND ? SKR_NOBODY : push->turn + 1;
}

enum skr_clause skr_push_follow(struct skr_push *push, int seat, skr_cards cards)
{
    skr_cards twelve;

    if (seat != push->turn)
        return SKR_C_HOME_PUSH;
    twelve = push->hand[seat] | push->offered;
    if (skr_count(cards) != 2 || (cards & ~twelve) != 0)
        return SKR_C_HOME_PUSH;
    push->hand[seat] = twelve & ~cards;
    push->offered = cards;
    next_player(push);
    return seat != SKR_REARHAND && (cards & SKR_JACKS) != 0
        ? SKR_C_HOME_PUSH_JACKS : SKR_C_NONE;
}

enum skr_clause skr_push_cards(struct skr_push *push, int seat, skr_cards cards)
{
    struct skr_push after = *push;
    enum skr_clause clause = skr_push_follow(&after, seat, cards);

    if (clause == SKR_C_NONE)
        *push = after;
    return clause;
}

enum skr_clause skr_push_refuse(struct skr_push *push, int seat)
{
    if (seat != push->turn)
        return SKR_C_HOME_PUSH;
    push->refused++;
    next_player(push);
    return SKR_C_NONE;
}

/* clause home.pushed-round: after a grand with four, a deal for each player. */
SKR_CITE(HOME_PUSHED_ROUND);
int skr_pushed_round(int due, int players, enum skr_game game, int matadors)
{
    int left = due > 0 ? due - 1 : 0;

    return game == SKR_GRAND && matadors == 4 ? left + players : left;
}
