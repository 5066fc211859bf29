/* Works out the rounds of bock in the deals of records, which do not state them.
 *
 * A record does not say that its deal was one of a round of bock: that follows from
 * the deals before it at the same table. So the rows of a table are taken in their
 * order, and a deal that is left out of the log can move a round. */
#include <stdlib.h>

#include "list/readers.h"

/* A series on its way. */
struct series {
    int name[SKR_TABLE], players;  /* as the seats of its records show them */
    int due;                       /* how many deals count twice from here on */
};

static void add_player(struct series *s, int name)
{
    for (int i = 0; i < s->players; i++)
        if (s->name[i] == name)
            return;
    if (name >= 0 && s->players < SKR_TABLE)
        s->name[s->players++] = name;
}

static bool has_bock(const struct row *row, const struct skr_code *code)
{
    return (row->code.name != NULL || code != NULL)
        && skr_in_force(row_code(row, code), SKR_C_HOME_BOCK);
}

/* clause home.bock: all scores of the deal are doubled. */
static void double_scores(struct row *row)
{
    set(row, F_FACTOR, 2);
    row->number[F_SCORE] *= 2;
    for (int seat = 0; seat < 3; seat++)
        row->seat_score[seat] *= 2;
}

/* The deal as rounds of bock see it; a revolution is a null ouvert from the hand. */
static struct skr_bock_deal deal_of(const struct row *row)
{
    int factor = number_or(row, F_CONTRA, 1);

    return (struct skr_bock_deal){
        .game = row->revolution ? SKR_NULL
            : (enum skr_game)number_or(row, F_GAME, SKR_RAMSCH),
        .hand = row->revolution || is(row, F_HAND, 1),
        .ouvert = row->revolution || is(row, F_OUVERT, 1),
        .won = is(row, F_WON, 1), .points = row->taken,
        .value = number_or(row, F_VALUE, 0),
        .contra = factor == 8 ? SKR_SUP : factor == 4 ? SKR_RE
            : factor == 2 ? SKR_CONTRA : SKR_NO_CONTRA,
    };
}

/* A deal that does not count, as after a misdeal, is dealt again. */
static void play(struct series *s, struct row *row, const struct skr_code *code)
{
    struct skr_bock_deal deal = deal_of(row);

    if (row->malformed || !has_bock(row, code))
        return;
    if (s->due > 0)
        double_scores(row);
    s->due = skr_bock_round(row_code(row, code), s->due, s->players > 3 ? 4 : 3,
                            &deal);
}

bool count_bock(struct rows *rows, const struct skr_code *code)
{
    struct series *series = NULL;

    for (int i = 0; i < rows->count && series == NULL; i++)
        if (has_bock(&rows->row[i], code)
            && (series = calloc((size_t)rows->names.count + 1, sizeof *series)) == NULL)
            return false;
    for (int i = 0; i < rows->count && series != NULL; i++)
        for (int seat = 0; seat < 3; seat++)
            add_player(&series[rows->row[i].series + 1], rows->row[i].seat[seat]);
    for (int i = 0; i < rows->count && series != NULL; i++)
        play(&series[rows->row[i].series + 1], &rows->row[i], code);
    free(series);
    return true;
}
