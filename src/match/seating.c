/* Who plays whom, in which seats, and which cards.
 *
 * In a duplicate match each deal is played in all seatings, so that nobody has better
 * cards than another: the difference that is left comes from the players. Who sits
 * where follows from the number of the deal alone: parts of a match that are played on
 * different machines are those of the whole match. */

#include "match/match.h"
#include "match/random.h"

static void add_table(struct match *m, int a, int b, int c)
{
    m->table[m->tables++] = (struct table){ { a, b, c } };
}

/* Three different players sit around a table in two orders. In a match that is not
 * duplicate one of them is enough. */
static void add_three(struct match *m, int a, int b, int c)
{
    add_table(m, a, b, c);
    if (m->duplicate)
        add_table(m, a, c, b);
}

void match_seat(struct match *m, int against)
{
    m->tables = 0;
    for (int a = 0; a < m->players && against != SKR_NOBODY; a++)
        if (a != against)
            add_table(m, a, against, against);
    if (against != SKR_NOBODY)
        return;
    if (m->players == 1)
        add_table(m, 0, 0, 0);
    if (m->players == 2) {
        add_table(m, 0, 1, 1);
        add_table(m, 1, 0, 0);
    }
    for (int a = 0; a < m->players; a++)
        for (int b = a + 1; b < m->players; b++)
            for (int c = b + 1; c < m->players; c++)
                add_three(m, a, b, c);
}

/* Each game is dealt by the next one at the table. A player alone with himself has only
 * one seating. */
int match_seating(const struct match *m, const struct table *t, uint64_t deal, int game,
                  int place[3])
{
    bool alone = t->player[0] == t->player[1] && t->player[1] == t->player[2];
    bool all = m->duplicate && !alone;
    int shift = all ? game : (int)(deal % 3);

    for (int seat = 0; seat < 3; seat++)
        place[seat] = (seat + shift) % 3;
    return all ? 3 : 1;
}

int match_ordinal(const struct table *t, int place)
{
    int before = 1;

    for (int n = 0; n < place; n++)
        before += t->player[n] == t->player[place];
    return before;
}

void match_name(const struct match *m, const struct table *t, int place,
                char name[SEAT_NAME])
{
    int ordinal = match_ordinal(t, place);

    snprintf(name, SEAT_NAME, ordinal > 1 ? "%.70s %d" : "%.70s",
             m->player[t->player[place]].name, ordinal);
}

/* Shuffled as by Fisher and Yates, and dealt out. */
void match_deal(const struct match *m, uint64_t number, struct match_deal *out)
{
    struct random r = random_of(m->seed, number);
    int pack[32] = { 0 };

    if (m->given != NULL) {
        *out = m->given[number];
        return;
    }
    for (int n = 0; n < 32; n++) {
        int at = random_below(&r, n + 1);

        pack[n] = pack[at];
        pack[at] = n;
    }
    *out = (struct match_deal){ .round = { .pushed = false } };
    skr_deal_pack(pack, &out->cards);
}
