/* Every game that the facts of a row leave possible, and what it is worth. */
#include "list/worths.h"

/* Does the announcement fit what the row tells? Open suit and grand games
 * contain schwarz announced, which need not be told. clause announce.ouvert */
static bool fits_announcement(const struct row *row,
                              const struct skr_announcement *a)
{
    bool contains = a->ouvert && a->game != SKR_NULL;

    if (knows(row, F_HAND) && row->number[F_HAND] != a->hand)
        return false;
    if (knows(row, F_OUVERT) && row->number[F_OUVERT] != a->ouvert)
        return false;
    return contains || !knows(row, F_ANNOUNCED)
        || row->number[F_ANNOUNCED] == (int)a->announced;
}

/* A level that was announced is not marked as made: it is charged anyhow. */
static bool fits_value(const struct row *row, const struct skr_facts *f,
                       const struct skr_value *v)
{
    enum skr_level announced = f->contract.game.announced;

    if (knows(row, F_WON) && row->number[F_WON] != v->won)
        return false;
    if (knows(row, F_OVERBID) && row->number[F_OVERBID] != v->overbid)
        return false;
    if (f->contract.game.game == SKR_NULL || announced == SKR_SCHWARZ)
        return true;
    if (announced == SKR_NO_LEVEL && knows(row, F_SCHNEIDER)
        && row->number[F_SCHNEIDER] != v->schneider)
        return false;
    return !knows(row, F_SCHWARZ) || row->number[F_SCHWARZ] == v->schwarz;
}

static void add_worth(struct worths *w, struct worth worth)
{
    for (int i = 0; i < w->count; i++)
        if (w->item[i].won == worth.won && w->item[i].overbid == worth.overbid
            && w->item[i].score == worth.score
            && w->item[i].above == worth.above)
            return;
    if (w->count < MOST_WORTHS)
        w->item[w->count++] = worth;
}

/* The bid is not told: the game may have been overbid by any number of levels.
 * clauses value.overbid value.overbid-null */
static void add_overbids(const struct row *row, struct worths *w,
                         const struct skr_facts *f, const struct skr_value *v)
{
    int most = skr_bid_valid(f->code, SKR_BID_LIMIT) ? SKR_BID_LIMIT : 264;

    if (knows(row, F_BID) || is(row, F_WON, 1) || is(row, F_OVERBID, 0))
        return;
    if (f->contract.game.game == SKR_NULL) {
        add_worth(w, (struct worth){ .overbid = true, .above = v->value });
        return;
    }
    for (int value = v->value + v->base; value < most + v->base;
         value += v->base)
        add_worth(w, (struct worth){ false, true, value,
                                     skr_score(f->code, f->contract.game.hand, false,
                                               value), 0 });
}

/* None, some, or all: more does not matter. */
static bool same_tricks(int told, int tricks)
{
    return (told == 0) == (tricks == 0) && (told == 10) == (tricks == 10);
}

static void add_result(const struct row *row, struct worths *w,
                       struct skr_facts *f, int points, int tricks)
{
    struct skr_value v;
    enum skr_error error;

    if (knows(row, F_TRICKS) && !same_tricks(row->number[F_TRICKS], tricks))
        return;
    f->taken.points = points;
    f->taken.tricks = tricks;
    error = skr_value(f, &v);
    if (error == SKR_E_CARDS) {
        v = (struct skr_value){ .overbid = true };
        if (fits_value(row, f, &v))
            add_worth(w, (struct worth){ .overbid = true,
                                         .above = skr_null_value(&f->contract.game) });
    } else if (error == SKR_OK) {
        if (fits_value(row, f, &v))
            add_worth(w, (struct worth){ v.won, v.overbid, v.value, v.score,
                                         0 });
        add_overbids(row, w, f, &v);
    }
}

/* Tricks that can hold so many card points, neither none nor all. */
static int some_tricks(int points)
{
    int tricks = (points + 19) / 20 + (points > 98);

    return tricks < 1 ? 1 : tricks > 9 ? 9 : tricks;
}

/* Every result that makes a difference. */
static void add_results(const struct row *row, struct worths *w,
                        struct skr_facts *f)
{
    static const int classes[] = { 0, 20, 45, 75, 100, 120 };

    if (f->contract.game.game == SKR_NULL) {
        add_result(row, w, f, 0, 0);
        add_result(row, w, f, 0, 1);
        return;
    }
    for (int i = 0; i < 6; i++) {
        int points = knows(row, F_POINTS) ? row->number[F_POINTS]
                                              : classes[i];

        add_result(row, w, f, points, 0);
        add_result(row, w, f, points, some_tricks(points));
        add_result(row, w, f, points, 10);
        if (knows(row, F_POINTS))
            break;
    }
}

static void add_matadors(const struct row *row, struct worths *w,
                         struct skr_facts *f)
{
    int most = f->contract.game.game == SKR_GRAND ? 4 : 11;

    if (knows(row, F_MATADORS) || f->contract.game.game == SKR_NULL) {
        f->contract.matadors = (f->contract.game.game == SKR_NULL
                              ? 0 : row->number[F_MATADORS]);
        add_results(row, w, f);
        return;
    }
    for (int m = 1; m <= most; m++) {
        f->contract.matadors = m;
        add_results(row, w, f);
    }
}

void collect_worths(const struct row *row, const struct skr_code *code,
                    struct worths *w)
{
    w->count = 0;
    for (int i = 0; i < 12; i++) {
        struct skr_facts f = {
            .code = code,
            .contract.game = { .game = (enum skr_game)row->number[F_GAME],
                      .hand = i % 2 != 0, .ouvert = i / 2 % 2 != 0,
                      .announced = (enum skr_level)(i / 4) },
            .contract.bid = (knows(row, F_BID) ? row->number[F_BID] : 0),
        };
        struct skr_announced ruled;

        if (skr_announce(f.code, &f.contract.game, !f.contract.game.hand, &ruled) == SKR_C_NONE
            && ruled.valid.announced == f.contract.game.announced
            && fits_announcement(row, &f.contract.game))
            add_matadors(row, w, &f);
    }
}
