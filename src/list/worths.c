/* Collects the worth of every game that the facts of a row leave possible.
 *
 * A row leaves facts out: matadors, hand, card points. So no value is computed from
 * it: the engine values every game that fits what is written, and a written score is
 * wrong if none of these games has it, whatever was left out. Six numbers of card
 * points stand for all others, as no other makes another outcome or level; of tricks,
 * none, some and all do. Never leave a game out because it is unlikely: a right row
 * would be called wrong. */
#include "list/worths.h"

struct search {
    const struct row *row;
    struct worths *w;
    struct skr_facts f;        /* of the game that is tried */
    int least;                 /* value of the announced game with the marks of the row,
                                  or 0: none is possible */
};

static bool is_null(const struct search *s)
{
    return s->f.contract.game.game == SKR_NULL;
}

/* Does the announcement fit the row? A suit game or grand ouvert includes schwarz
 * announced, which the row need not state. clause announce.ouvert */
static bool fits_announcement(const struct row *row,
                              const struct skr_announcement *a)
{
    return may_be(row, F_HAND, a->hand) && may_be(row, F_OUVERT, a->ouvert)
        && ((a->ouvert && a->game != SKR_NULL)
            || may_be(row, F_ANNOUNCED, (int)a->announced));
}

/* Lists need not mark an announced level as made: it is charged in any case. */
static bool fits_marks(const struct search *s, const struct skr_value *v)
{
    enum skr_level announced = s->f.contract.game.announced;

    return is_null(s) || announced == SKR_SCHWARZ
        || ((announced == SKR_SCHNEIDER
             || may_be(s->row, F_SCHNEIDER, v->schneider))
            && may_be(s->row, F_SCHWARZ, v->schwarz));
}

static bool fits_search(const struct search *s, const struct skr_value *v)
{
    return may_be(s->row, F_WON, v->won) && may_be(s->row, F_OVERBID, v->overbid)
        && fits_marks(s, v);
}

static bool is_same(const struct worth *a, const struct worth *b)
{
    return a->won == b->won && a->overbid == b->overbid && a->hand == b->hand
        && a->value == b->value && a->score == b->score && a->above == b->above;
}

static void add_worth(struct search *s, struct worth worth)
{
    struct worths *w = s->w;
    const struct skr_announcement *a = &s->f.contract.game;

    worth.hand = a->hand;
    worth.assumed += a->hand + a->ouvert + (int)a->announced + worth.overbid;
    for (int i = 0; i < w->count; i++)
        if (is_same(&w->item[i], &worth)) {
            if (w->item[i].assumed > worth.assumed)
                w->item[i].assumed = worth.assumed;
            return;
        }
    if (w->count < MOST_WORTHS)
        w->item[w->count++] = worth;
}

/* Adds a null that was lost because the bid was higher than its value. */
static void add_overbid_null(struct search *s)
{
    add_worth(s, (struct worth){ .overbid = true,
                                 .above = skr_null_value(&s->f.contract.game) });
}

/* With an unknown bid, the game may have been overbid by any number of levels.
 * clauses value.overbid value.overbid-null */
static void add_overbids(struct search *s)
{
    const struct skr_code *code = s->f.code;
    const struct skr_announcement *a = &s->f.contract.game;
    int most = skr_bid_valid(code, SKR_BID_LIMIT) ? SKR_BID_LIMIT : 264;
    int base = skr_base(code, a);

    if (s->least == 0 || knows(s->row, F_BID) || is(s->row, F_WON, 1)
        || is(s->row, F_OVERBID, 0))
        return;
    if (is_null(s)) {
        add_overbid_null(s);
        return;
    }
    for (int value = s->least + base; value < most + base; value += base)
        add_worth(s, (struct worth){
            .overbid = true, .value = value, .assumed = (value - s->least) / base,
            .score = skr_score(code, a->hand, false, value) });
}

/* The result depends only on none, some or all tricks. */
static bool same_tricks(int a, int b)
{
    return (a == 0) == (b == 0) && (a == 10) == (b == 10);
}

static void add_result(struct search *s, int points, int tricks)
{
    struct skr_value v;
    enum skr_error error;

    if (!same_tricks(number_or(s->row, F_TRICKS, tricks), tricks))
        return;
    s->f.taken.points = points;
    s->f.taken.tricks = tricks;
    error = skr_value(&s->f, &v);
    if (error == SKR_E_CARDS
        && fits_search(s, &(struct skr_value){ .overbid = true }))
        add_overbid_null(s);
    if (error != SKR_OK)
        return;
    if (fits_search(s, &v))
        add_worth(s, (struct worth){ .won = v.won, .overbid = v.overbid,
                                     .value = v.value, .score = v.score,
                                     .assumed = v.schneider + v.schwarz });
    if (fits_marks(s, &v) && (s->least == 0 || v.value < s->least))
        s->least = v.value;
}

/* A number of tricks, 1 to 9, that can hold so many card points. */
static int some_tricks(int points)
{
    int tricks = (points + 19) / 20;

    return tricks < 1 ? 1 : tricks;
}

/* Adds every result that makes a difference. */
static void add_results(struct search *s)
{
    static const int classes[] = { 0, 20, 45, 75, 100, 120 };
    int count = knows(s->row, F_POINTS) ? 1 : 6;

    if (is_null(s)) {
        add_result(s, 0, 0);
        add_result(s, 0, 1);
        return;
    }
    for (int i = 0; i < count; i++) {
        int points = number_or(s->row, F_POINTS, classes[i]);

        add_result(s, points, 0);
        add_result(s, points, some_tricks(points));
        add_result(s, points, 10);
    }
}

static void add_matadors(struct search *s)
{
    bool known = knows(s->row, F_MATADORS) || is_null(s);
    int most = known ? 1 : most_matadors((int)s->f.contract.game.game);

    for (int m = 1; m <= most; m++) {
        s->f.contract.matadors = is_null(s) ? 0
            : number_or(s->row, F_MATADORS, m);
        add_results(s);
    }
}

/* Puts the simplest games first, and keeps the order of equals. */
static void sort(struct worths *w)
{
    for (int i = 1; i < w->count; i++) {
        const struct worth worth = w->item[i];
        int at = i;

        for (; at > 0 && w->item[at - 1].assumed > worth.assumed; at--)
            w->item[at] = w->item[at - 1];
        w->item[at] = worth;
    }
}

void collect_worths(const struct row *row, const struct skr_code *code,
                    struct worths *w)
{
    w->count = 0;
    for (int i = 0; i < 12; i++) {
        struct search s = { .row = row, .w = w, .f = {
            .code = code,
            .contract = {
                .game = { .game = (enum skr_game)row->number[F_GAME],
                          .hand = i % 2, .ouvert = i / 2 % 2,
                          .announced = (enum skr_level)(i / 4) },
                .bid = number_or(row, F_BID, 0),
            },
        } };
        const struct skr_announcement *a = &s.f.contract.game;
        struct skr_announced ruled;

        if (skr_announce(code, a, !a->hand, &ruled) == SKR_C_NONE
            && ruled.valid.announced == a->announced
            && fits_announcement(row, a)) {
            add_matadors(&s);
            add_overbids(&s);
        }
    }
    sort(w);
}
