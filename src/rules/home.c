/* House rules: contra, and the exchange of cards in revolution. */
#include "skatref.h"

/* -------------------------------------------------------------------- contra */

void skr_contra_begin(struct skr_contras *c, int soloist)
{
    *c = (struct skr_contras){ .soloist = soloist };
}

void skr_contra_card(struct skr_contras *c, int seat)
{
    c->played |= 1u << seat;
}

/* clause home.contra-call: contra and sup are the defenders', re the soloist's,
 * each to the one before. clause home.contra-time: before the next card. */
enum skr_clause skr_contra_say(struct skr_contras *c, int seat,
                               enum skr_contra say)
{
    if (say != c->said + 1 || (say == SKR_RE) != (seat == c->soloist))
        return SKR_C_HOME_CONTRA_CALL;
    if (c->played & (1 << seat))
        return SKR_C_HOME_CONTRA_TIME;
    c->said = say;
    c->played = 0;
    return SKR_C_NONE;
}

/* ---------------------------------------------------------------- revolution */

/* clause home.revolution-exchange: the defenders, equally many, of what each
 * holds. */
enum skr_clause skr_exchange(skr_cards hand[3], int soloist,
                             const skr_cards gives[3])
{
    int one = (soloist + 1) % 3, other = (soloist + 2) % 3;

    if (gives[soloist] != 0 || (gives[one] & ~hand[one]) != 0
        || (gives[other] & ~hand[other]) != 0
        || skr_count(gives[one]) != skr_count(gives[other]))
        return SKR_C_HOME_REVOLUTION_EXCHANGE;
    hand[one] ^= gives[one] | gives[other];
    hand[other] ^= gives[one] | gives[other];
    return SKR_C_NONE;
}
