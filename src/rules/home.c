/* House rules: contra, the exchange of cards in revolution, rounds of bock and of pushed
 * ramsch. */
#include "rules/rules.h"

/* -------------------------------------------------------------------- contra */

void skr_contra_begin(struct skr_contras *c, const struct skr_code *code,
                      int soloist, unsigned spoke)
{
    *c = (struct skr_contras){ .code = code, .soloist = soloist, .spoke = spoke };
}

void skr_contra_card(struct skr_contras *c, int seat)
{
    contra_card(c, seat);
}

/* clause home.contra-time: contra before his own first card, re and sup before
 * anybody's next; clause home.contra-next-card: before his own next. */
static bool too_late(const struct skr_contras *c, int seat, enum skr_contra say)
{
    bool own = say == SKR_CONTRA
        || skr_in_force(c->code, SKR_C_HOME_CONTRA_NEXT_CARD);

    return own ? (c->played & (1u << seat)) != 0 : c->played != 0;
}

/* clause home.contra-bid: contra only by a player who has bid or held. */
static bool has_not_bid(const struct skr_contras *c, int seat, enum skr_contra say)
{
    return say == SKR_CONTRA && skr_in_force(c->code, SKR_C_HOME_CONTRA_BID)
        && (c->spoke & (1u << seat)) == 0;
}

/* clause home.contra-call: contra and sup are the defenders', re the soloist's,
 * each to the one before. */
enum skr_clause skr_contra_say(struct skr_contras *c, int seat,
                               enum skr_contra say)
{
    if (say != c->said + 1 || (say == SKR_RE) != (seat == c->soloist))
        return SKR_C_HOME_CONTRA_CALL;
    if (has_not_bid(c, seat, say))
        return SKR_C_HOME_CONTRA_BID;
    if (too_late(c, seat, say))
        return skr_in_force(c->code, SKR_C_HOME_CONTRA_NEXT_CARD)
            ? SKR_C_HOME_CONTRA_NEXT_CARD : SKR_C_HOME_CONTRA_TIME;
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

/* ---------------------------------------------------------------------- bock */

/* Is the option on, and does the deal have what it names? */
static int begins(const struct skr_code *code, enum skr_clause clause, bool has)
{
    return has && skr_in_force(code, clause);
}

/* A game that is lost after contra and re is one event, not two. */
static int begins_by_contra(const struct skr_code *code,
                            const struct skr_bock_deal *d)
{
    return begins(code, SKR_C_HOME_BOCK_CONTRA,
                  d->contra != SKR_NO_CONTRA && !d->won)
        | begins(code, SKR_C_HOME_BOCK_RE, d->contra >= SKR_RE);
}

static int rounds_begun(const struct skr_code *code,
                        const struct skr_bock_deal *d)
{
    bool trumps = d->game != SKR_NULL;

    if (d->game == SKR_RAMSCH)
        return 0;
    return begins(code, SKR_C_HOME_BOCK_SIXTY,
                  trumps && !d->won && d->points == 60)
        + begins(code, SKR_C_HOME_BOCK_GRAND_HAND,
                 d->game == SKR_GRAND && d->hand && d->won)
        + begins(code, SKR_C_HOME_BOCK_NULL_OUVERT,
                 !trumps && d->hand && d->ouvert)
        + begins_by_contra(code, d)
        + begins(code, SKR_C_HOME_BOCK_72, d->won && d->value >= 72)
        + begins(code, SKR_C_HOME_BOCK_96, d->won && d->value >= 96);
}

/* clause home.bock: a deal for each player, and each further round after it. */
SKR_CITE(HOME_BOCK);
int skr_bock_round(const struct skr_code *code, int due, int players,
                   const struct skr_bock_deal *deal)
{
    return (due > 0 ? due - 1 : 0) + players * rounds_begun(code, deal);
}

/* ------------------------------------------------------------- pushed ramsch */

/* clause home.pushed-round: after a grand with four, a deal for each player. */
SKR_CITE(HOME_PUSHED_ROUND);
int skr_pushed_round(int due, int players, enum skr_game game, int matadors)
{
    int left = due > 0 ? due - 1 : 0;

    return game == SKR_GRAND && matadors == 4 ? left + players : left;
}
