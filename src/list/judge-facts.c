/* Checks each fact of a row by itself. */
#include <stdlib.h>

#include "list/judging.h"
#include "words/names.h"

static void check_matadors(struct judging *j)
{
    int most = most_matadors(j->row.number[F_GAME]);
    int matadors = j->row.number[F_MATADORS];

    if (!knows(&j->row, F_MATADORS) || is(&j->row, F_GAME, SKR_NULL)
        || (matadors != 0 && abs(matadors) <= most))
        return;
    WRONG(j, SKR_C_MATADORS_LIMIT, F_MATADORS, NUMBER(matadors),
          "1 to %d matadors", most);
    forget(j, BIT(F_MATADORS));
}

static void check_bid(struct judging *j)
{
    int bid = number_or(&j->row, F_BID, 0);

    if (bid != 0 && skr_bid_valid(j->code, bid))
        return;
    if (bid != 0)
        WRONG(j, skr_bid_clause(j->code, bid), F_BID, NUMBER(bid),
              "not the value of a game");
    forget(j, BIT(F_BID));
}

static void check_points(struct judging *j)
{
    int points = number_or(&j->row, F_POINTS, 0);
    bool null = is(&j->row, F_GAME, SKR_NULL);

    if (points < 0 || points > 120)
        WRONG(j, SKR_C_PACK_POINTS, F_POINTS, NUMBER(points),
              "0 to 120 card points");
    else if (null && points != 0 && !j->rows->judged)
        add_flaw(j->rows, FINDING_CONVENTION, SKR_C_LEVEL_NULL,
                 spot(j->rows, &j->row, F_POINTS), NUMBER(points),
                 "card points do not count in null");
    else if (!null)
        return;
    forget(j, BIT(F_POINTS));
}

/* Reports the parts of an announcement that the code strikes out. */
static void check_announced(struct judging *j)
{
    static const enum field field[SKR_PARTS] = { F_HAND, F_ANNOUNCED,
                                                 F_ANNOUNCED, F_OUVERT };
    struct row *r = &j->row;
    struct skr_announcement said = {
        .game = (enum skr_game)r->number[F_GAME],
        .hand = !is(r, F_HAND, 0), .ouvert = is(r, F_OUVERT, 1),
        .announced = (enum skr_level)number_or(r, F_ANNOUNCED, SKR_NO_LEVEL)
    };
    struct skr_announced ruled;
    enum language language = j->rows->language;

    if (skr_announce(j->code, &said, !said.hand, &ruled) == SKR_C_NONE)
        return;
    for (int i = 0; i < SKR_PARTS; i++)
        if (ruled.struck[i] != SKR_C_NONE)
            WRONG(j, ruled.struck[i], field[i], term_word_in(&part_terms, i, language),
                  said.hand ? N_("not allowed with %s")
                  : N_("not allowed with %s after taking up the skat"),
                  game_in(language, said.game));
    set(r, F_HAND, ruled.valid.hand);
    set(r, F_OUVERT, ruled.valid.ouvert);
    set(r, F_ANNOUNCED, (int)ruled.valid.announced);
}

void check_each_fact(struct judging *j)
{
    check_matadors(j);
    check_bid(j);
    check_points(j);
    check_announced(j);
}

void check_bare_facts(struct judging *j)
{
    check_bid(j);
    check_points(j);
}
