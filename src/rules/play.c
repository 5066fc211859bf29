/* Playing cards: who may play what, and who wins the trick. */
#include "rules/rules.h"

/* clause play.follow: the cards of the class led; clause play.void: any card for a
 * player who has none of them. Without a branch, as no processor can foresee it. */
SKR_CITE(PLAY_FOLLOW);
SKR_CITE(PLAY_VOID);
/*@ assigns \nothing;
    ensures (hand & led) != 0 ==> \result == (hand & led);
    ensures (hand & led) == 0 ==> \result == hand;
    ensures hand != 0 ==> \result != 0; */
static inline skr_cards playable(skr_cards hand, skr_cards led)
{
    skr_cards following = hand & led;

    return following | (following == 0) * hand;
}

/*@ requires SKR_DIAMONDS <= game <= SKR_NULL && -1 <= led < 32;
    assigns \nothing;
    ensures hand != 0 ==> \result != 0; */
skr_cards skr_legal(enum skr_game game, skr_cards hand, int led)
{
    return playable(hand, led == SKR_NO_CARD ? SKR_PACK : class_of(game, led));
}

/* How far up a card is in the trick: above all others the trumps, then the
 * suit led; 0 for a card that cannot win. */
/*@ requires SKR_DIAMONDS <= game <= SKR_NULL && 0 <= card < 32;
    assigns \nothing;
    ensures 0 <= \result <= 43; */
static inline int power_of(enum skr_game game, skr_cards trumps, skr_cards led,
                           int card)
{
    int trump = (int)(trumps >> card & 1), wins = (int)((trumps | led) >> card & 1);

    return wins * (1 + strength_of(game, card)) + 32 * trump;
}

/* clause trick.winner: the highest trump, else the highest card of the suit
 * led; any other card cannot win. */
SKR_CITE(TRICK_WINNER);
/*@ requires SKR_DIAMONDS <= game <= SKR_NULL && \valid_read(card + (0 .. 2));
    requires \forall integer n; 0 <= n <= 2 ==> 0 <= card[n] < 32;
    assigns \nothing;
    ensures 0 <= \result <= 2; */
static inline int winner_of(enum skr_game game, skr_cards led,
                            const int card[3])
{
    skr_cards trumps = trumps_of(game);
    int first = power_of(game, trumps, led, card[0]);
    int second = power_of(game, trumps, led, card[1]);
    int third = power_of(game, trumps, led, card[2]);
    int best = second > first;

    return third > (best ? second : first) ? 2 : best;
}

/*@ requires SKR_DIAMONDS <= game <= SKR_NULL && \valid_read(card + (0 .. 2));
    requires \forall integer n; 0 <= n <= 2 ==> 0 <= card[n] < 32;
    assigns \nothing;
    ensures 0 <= \result <= 2; */
int skr_trick_winner(enum skr_game game, const int card[3])
{
    return winner_of(game, class_of(game, card[0]), card);
}

/* clause play.lead: forehand leads to the first trick. */
void skr_play_begin(struct skr_play *play, enum skr_game game,
                    const skr_cards hand[3])
{
    *play = (struct skr_play){
        .game = game,
        .follows = SKR_PACK,
        .hand = { hand[0], hand[1], hand[2] },
        .turn = SKR_FOREHAND,
        .winner = SKR_NOBODY,
    };
}

/* clauses play.lead trick.points: the winner leads, and has the points. */
SKR_CITE(TRICK_POINTS);
static inline void complete_trick(struct skr_play *play)
{
    int winner = play->by[winner_of(play->game, play->follows, play->card)];
    int points = card_points(play->card[0]) + card_points(play->card[1])
        + card_points(play->card[2]);

    play->points[winner] += points;
    play->won[winner]++;
    play->tricks++;
    play->winner = winner;
    play->turn = winner;
    play->count = 0;
    play->follows = SKR_PACK;
}

static inline enum skr_clause check_card(const struct skr_play *play, int seat,
                                         int card)
{
    skr_cards hand = play->hand[seat];

    if (seat != play->turn)
        return play->count == 0 ? SKR_C_PLAY_LEAD : SKR_C_PLAY_TURN;
    if (!(hand & SKR_BIT(card)))
        return SKR_C_PLAY_HELD;
    if (!(playable(hand, play->follows) & SKR_BIT(card)))
        return SKR_C_PLAY_FOLLOW;
    return SKR_C_NONE;
}

/* clause play.turn: clockwise, one card each; after a card out of turn, on from
 * there, and last who has not played yet. */
static inline int next_turn(const struct skr_play *play, int seat)
{
    if (play->count == 2 && play->by[0] != play->by[1])
        return 3 - play->by[0] - play->by[1];
    return seat == SKR_REARHAND ? SKR_FOREHAND : seat + 1;
}

static inline void put_card(struct skr_play *play, int seat, int card)
{
    play->hand[seat] &= ~SKR_BIT(card);
    play->played |= SKR_BIT(card);
    play->card[play->count] = card;
    play->by[play->count] = seat;
    if (play->count++ == 0)
        play->follows = class_of(play->game, card);
    play->turn = next_turn(play, seat);
    if (play->count == 3)
        complete_trick(play);
}

enum skr_clause skr_play_card(struct skr_play *play, int seat, int card)
{
    enum skr_clause clause = check_card(play, seat, card);

    if (clause == SKR_C_NONE)
        put_card(play, seat, card);
    return clause;
}

void skr_play_forbidden(struct skr_play *play, int seat, int card)
{
    put_card(play, seat, card);
}
