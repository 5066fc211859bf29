/* Who deals when: the order at the table, and the dealer whose turn it is.
 *
 * One row that is wrong must not condemn its neighbours. So the order is the one that most
 * rows agree on, not the one that comes first; and after a dealer out of turn the next row
 * shows who was right: he, or those before him. */
#include "list/turns.h"

#include <string.h>

#include "list/players.h"

/* The player who is written as dealer, or SKR_NOBODY. */
static int dealer_of(const struct list *list, const struct row *row)
{
    return knows(row, F_DEALER) && !row->malformed
        ? find_player(list, row->number[F_DEALER]) : SKR_NOBODY;
}

/* ------------------------------------------------------------------- the order */

/* By two dealers and how many deals lie between their deals, less than a round: how many
 * pairs of rows have them. */
struct pairs {
    int rows[SKR_TABLE][SKR_TABLE][SKR_TABLE];
};

static void add_pairs(const struct list *list, const struct row *row, struct pairs *pairs)
{
    int dealer = dealer_of(list, row), deals = 0;

    if (dealer == SKR_NOBODY)
        return;
    for (const struct row *later = row->next; later != NULL; later = later->next) {
        int other = dealer_of(list, later);

        deals += later->step;
        if (later->step == 0 || deals >= list->sheet.scoring.players)
            return;
        if (other != SKR_NOBODY)
            pairs->rows[dealer][other][deals]++;
    }
}

/* How many pairs agree that the players sit in this order? */
static int agreed(const struct pairs *pairs, const int order[], int players)
{
    int sum = 0;

    for (int a = 0; a < players; a++)
        for (int deals = 1; deals < players; deals++)
            sum += pairs->rows[order[a]][order[(a + deals) % players]][deals];
    return sum;
}

void order_players(struct list *list)
{
    /* Whoever comes first stays there: the others in all orders, the present one first. */
    static const int orders[][SKR_TABLE] = {
        { 0, 1, 2, 3 }, { 0, 2, 1, 3 },
        { 0, 1, 3, 2 }, { 0, 2, 3, 1 }, { 0, 3, 1, 2 }, { 0, 3, 2, 1 },
    };
    int players = list->sheet.scoring.players, most = -1, best = 0;
    int name[SKR_TABLE];
    struct pairs pairs = { 0 };

    for (const struct row *row = list->first; row != NULL; row = row->next)
        add_pairs(list, row, &pairs);
    for (int i = 0; i < (players == 3 ? 2 : 6); i++) {
        int sum = agreed(&pairs, orders[i], players);

        if (sum > most) {
            most = sum;
            best = i;
        }
    }
    memcpy(name, list->player, sizeof name);
    for (int p = 0; p < players; p++)
        list->player[p] = name[orders[best][p]];
}

/* ------------------------------------------------------------------- the turns */

static int move_on(const struct list *list, int dealer, int deals)
{
    int players = list->sheet.scoring.players;

    return dealer == SKR_NOBODY ? SKR_NOBODY
        : ((dealer + deals) % players + players) % players;
}

/* Who has the first deal by the first dealer that is written, or, if the two after him
 * agree with each other and not with him, by them. */
static int first_dealer(const struct list *list)
{
    int first[3], found = 0, deals = 0;

    for (const struct row *row = list->first; row != NULL && found < 3; row = row->next) {
        int dealer = dealer_of(list, row);

        if (row != list->first && row->step == 0)
            break;
        deals += row != list->first ? row->step : 0;
        if (dealer != SKR_NOBODY)
            first[found++] = move_on(list, dealer, -deals);
    }
    if (found == 0)
        return SKR_NOBODY;
    return found == 3 && first[1] == first[2] ? first[1] : first[0];
}

void find_turns(struct list *list)
{
    int due = first_dealer(list), other = SKR_NOBODY; /* other: by one out of turn */

    for (struct row *row = list->first; row != NULL; row = row->next) {
        int dealer = dealer_of(list, row);

        if (row != list->first) {
            due = row->step > 0 ? move_on(list, due, row->step) : SKR_NOBODY;
            other = row->step > 0 ? move_on(list, other, row->step) : SKR_NOBODY;
        }
        if (due == SKR_NOBODY || (dealer != SKR_NOBODY && dealer == other))
            due = dealer;
        row->due = due;
        if (dealer != SKR_NOBODY)
            other = dealer != due ? dealer : SKR_NOBODY;
    }
}
