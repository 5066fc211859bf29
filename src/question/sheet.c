/* The question what a score list comes to. */
#include <string.h>

#include "question/ask.h"

#define MOST_DEALS 1000
#define MOST_POINTS 100000



struct question {
    struct given *given;
    struct skr_scoring scoring;
    const char *name[SKR_TABLE + 1];   /**< ends with a null pointer */
    int lot[SKR_TABLE];
    struct skr_sheet sheet;
    json_t *running, *wrong;
};

/* -------------------------------------------------------------- who and how */

static void read_players(struct question *q)
{
    const json_t *list = json_object_get(q->given->object, "players");
    size_t n = json_array_size(list);

    if (n != 3 && n != 4)
        given_wrong(q->given, "players", "expected three or four different"
                    " names, clockwise");
    for (size_t i = 0; i < n && i < SKR_TABLE; i++) {
        const json_t *item = json_array_get(list, i);

        q->name[i] = json_string_value(item);
        for (size_t k = 0; k < i && q->name[i] != NULL; k++)
            if (strcmp(q->name[i], q->name[k]) == 0)
                q->name[i] = NULL;
        if (q->name[i] == NULL || *q->name[i] == '\0'
            || strlen(q->name[i]) != json_string_length(item))
            given_wrong(q->given, "players", "expected three or four different"
                        " names, clockwise");
        if (q->given->error[0] != '\0')
            return;
    }
    q->scoring.players = (int)n;
}

/* Money may be half a cent for a point: hundredths are told apart. */
static int read_stake(struct given *g)
{
    const json_t *stake = json_object_get(g->object, "stake");
    double hundredths = json_number_value(stake) * 100;
    int whole;

    if (stake == NULL)
        return 100;
    whole = hundredths >= 1 && hundredths <= MOST_POINTS
        ? (int)(hundredths + 0.5) : 0;
    if (whole == 0 || hundredths - whole > 1e-6 || whole - hundredths > 1e-6)
        given_wrong(g, "stake", "expected a number from 0.01 to 1000, in"
                    " hundredths");
    return whole;
}

static int number_or(struct given *g, const char *key, int low, int high,
                     int otherwise)
{
    return given_has(g, key) ? given_number(g, key, low, high) : otherwise;
}

static void read_scoring(struct question *q)
{
    struct given *g = q->given;

    q->scoring.code = g->code;
    if (given_has(g, "scheme"))
        q->scoring.scheme =
            (enum skr_scheme)given_term(g, "scheme", &scheme_terms);
    q->scoring.stake = read_stake(g);
    q->scoring.limit = number_or(g, "limit", 1, MOST_POINTS, 501);
    q->scoring.deals = number_or(g, "series", 1, MOST_DEALS, 0);
}

static int find_player(const struct question *q, const json_t *name)
{
    const char *text = json_string_value(name);

    for (int i = 0; text != NULL && i < q->scoring.players; i++)
        if (strcmp(text, q->name[i]) == 0)
            return i;
    return SKR_NOBODY;
}

static void read_lot(struct question *q)
{
    const json_t *list = json_object_get(q->given->object, "lot"), *name;
    size_t i;

    if (list != NULL && !json_is_array(list))
        given_wrong(q->given, "lot", "expected names, the first one best");
    json_array_foreach((json_t *)list, i, name) {
        int player = find_player(q, name);

        if (player == SKR_NOBODY || q->lot[player] != 0) {
            given_wrong(q->given, "lot", "expected players' names, each once,"
                        " the first one best");
            return;
        }
        q->lot[player] = (int)i + 1;
    }
}

/* -------------------------------------------------------------------- deals */

/* A player of a deal, SKR_NOBODY when the key is absent. */
static int read_player(const struct question *q, struct given *deal,
                          const char *key)
{
    if (!given_has(deal, key))
        return SKR_NOBODY;
    return given_choice(deal, key, q->name);
}

static void read_each(const struct question *q, struct given *deal,
                      struct skr_entry *e)
{
    struct given each = { .object = json_object_get(deal->object, "points"),
                          .path = "given.deals points." };

    if (!json_is_object(each.object))
        given_wrong(deal, "points", "expected an object: a number for each"
                    " player");
    for (int i = 0; i < q->scoring.players; i++)
        e->each[i] = number_or(&each, q->name[i], -MOST_POINTS, MOST_POINTS, 0);
    for (void *at = json_object_iter((json_t *)each.object); at != NULL;
         at = json_object_iter_next((json_t *)each.object, at)) {
        json_t *name = json_string(json_object_iter_key(at));

        if (find_player(q, name) == SKR_NOBODY)
            given_wrong(deal, "points", "names somebody who is no player");
        json_decref(name);
    }
    if (each.error[0] != '\0')
        given_wrong(deal, "points", "%s", each.error);
}

static void read_game(struct given *deal, struct skr_entry *e)
{
    if (given_has(deal, "score"))
        e->score = given_number(deal, "score", -MOST_POINTS, MOST_POINTS);
    if (given_has(deal, "value")) {
        e->value = given_number(deal, "value", 1, MOST_POINTS);
        if (!given_has(deal, "won"))
            given_wrong(deal, "won", "missing: a value is not signed");
    }
    e->won = given_bool(deal, "won");
    e->hand = given_bool(deal, "hand");
    if (e->score == 0 && e->value == 0)
        given_wrong(deal, "score", "expected a score other than 0, or a value"
                    " and won");
}

static struct skr_entry read_deal(const struct question *q, struct given *deal)
{
    struct skr_entry e = { .dealer = read_player(q, deal, "dealer"),
                           .soloist = read_player(q, deal, "soloist"),
                           .factor = number_or(deal, "factor", 1, 64, 1) };
    int kinds = given_has(deal, "soloist") + given_has(deal, "points")
        + given_bool(deal, "passed_in");

    given_only(deal, "dealer soloist score value won hand factor points"
               " passed_in");
    if (kinds != 1)
        given_wrong(deal, "soloist", "expected one of soloist, passed_in and"
                    " points");
    if (given_has(deal, "soloist"))
        read_game(deal, &e);
    else if (given_has(deal, "points"))
        read_each(q, deal, &e);
    return e;
}

/* One number a player. */
static json_t *by_player(const struct question *q, const int number[])
{
    json_t *object = json_object();

    for (int i = 0; i < q->scoring.players; i++)
        json_object_set_new(object, q->name[i], json_integer(number[i]));
    return object;
}

static json_t *totals(const struct question *q)
{
    int total[SKR_TABLE];

    for (int i = 0; i < q->scoring.players; i++)
        total[i] = skr_sheet_total(&q->scoring, q->sheet.tally, i);
    return by_player(q, total);
}

static void enter(struct question *q, const struct skr_entry *e)
{
    enum skr_clause broken[SKR_BROKEN];
    int n = skr_sheet_enter(&q->sheet, e, broken);

    for (int i = 0; i < n; i++)
        json_array_append_new(q->wrong, json_pack("{s:i, s:s}", "deal",
                                                  q->sheet.deals, "clause",
                                                  skr_clause_info(broken[i])->id));
    json_array_append_new(q->running, totals(q));
}

static void read_deals(struct question *q, const json_t *list)
{
    const json_t *item;
    size_t i;

    if (!json_is_array(list) || json_array_size(list) > MOST_DEALS)
        given_wrong(q->given, "deals", "expected a list of at most %d deals",
                    MOST_DEALS);
    skr_sheet_begin(&q->sheet, &q->scoring);
    json_array_foreach((json_t *)list, i, item) {
        struct given deal = { .object = item, .path = "" };
        struct skr_entry e;

        if (!json_is_object(item))
            given_wrong(&deal, "deal", "expected an object");
        e = read_deal(q, &deal);
        if (deal.error[0] != '\0')
            given_wrong(q->given, "deals", "deal %zu: %s", i + 1, deal.error);
        if (q->given->error[0] != '\0')
            return;
        enter(q, &e);
    }
}

/* ------------------------------------------------------------ only the sums */

static void read_tally(struct question *q, const json_t *object, int player)
{
    struct given g = { .object = json_object_get(object, q->name[player]),
                       .path = "" };
    struct skr_tally *t = &q->sheet.tally[player];

    if (!json_is_object(g.object))
        given_wrong(&g, "tally", "expected {\"points\":,\"won\":,\"lost\":} for"
                    " each player");
    given_only(&g, "points won lost");
    t->points = given_number(&g, "points", -10 * MOST_POINTS, 10 * MOST_POINTS);
    t->won = given_number(&g, "won", 0, MOST_DEALS);
    t->lost = given_number(&g, "lost", 0, MOST_DEALS);
    q->sheet.deals += t->won + t->lost;
    if (g.error[0] != '\0')
        given_wrong(q->given, "tallies", "%s: %s", q->name[player], g.error);
}

static void read_tallies(struct question *q, const json_t *object)
{
    int passed_in = number_or(q->given, "passed_in", 0, MOST_DEALS, 0);

    if (json_object_size(object) != (size_t)q->scoring.players)
        given_wrong(q->given, "tallies", "expected one for each player");
    skr_sheet_begin(&q->sheet, &q->scoring);
    skr_sheet_skip(&q->sheet, passed_in);
    q->sheet.passed_in = passed_in;
    for (int i = 0; i < q->scoring.players; i++)
        read_tally(q, object, i);
}

/* ------------------------------------------------------------------- answer */

static json_t *names_of(const struct question *q, unsigned set)
{
    json_t *list = json_array();

    for (int i = 0; i < q->scoring.players; i++)
        if (set & 1u << i)
            json_array_append_new(list, json_string(q->name[i]));
    return list;
}

static void put_players(const struct question *q, json_t *answer)
{
    const struct skr_tally *t = q->sheet.tally;
    int points[SKR_TABLE], won[SKR_TABLE], lost[SKR_TABLE], place[SKR_TABLE];
    unsigned open = skr_sheet_rank(&q->scoring, t, q->lot, place);

    for (int i = 0; i < q->scoring.players; i++) {
        points[i] = t[i].points;
        won[i] = t[i].won;
        lost[i] = t[i].lost;
    }
    json_object_set_new(answer, "points", by_player(q, points));
    json_object_set_new(answer, "won", by_player(q, won));
    json_object_set_new(answer, "lost", by_player(q, lost));
    json_object_set_new(answer, "totals", totals(q));
    json_object_set_new(answer, "places", by_player(q, place));
    json_object_set_new(answer, "lot", names_of(q, open));
    json_object_set_new(answer, "losers", names_of(q, q->sheet.losers));
}

static json_t *answer_list(const struct question *q)
{
    json_t *answer = json_object();

    put_players(q, answer);
    json_object_set_new(answer, "deals", json_integer(q->sheet.deals));
    json_object_set_new(answer, "passed_in", json_integer(q->sheet.passed_in));
    json_object_set_new(answer, "complete",
                        json_boolean(skr_sheet_complete(&q->sheet)));
    json_object_set(answer, "running", q->running);
    json_object_set(answer, "wrong", q->wrong);
    return answer;
}

json_t *ask_sheet(struct given *g)
{
    struct question q = { .given = g, .running = json_array(),
                          .wrong = json_array() };
    const json_t *deals = json_object_get(g->object, "deals");
    const json_t *tallies = json_object_get(g->object, "tallies");
    json_t *answer = NULL;

    if ((deals == NULL) == (tallies == NULL))
        given_wrong(g, "deals", "expected either deals or tallies");
    read_players(&q);
    read_scoring(&q);
    read_lot(&q);
    if (g->error[0] == '\0' && deals != NULL)
        read_deals(&q, deals);
    else if (g->error[0] == '\0')
        read_tallies(&q, tallies);
    if (g->error[0] == '\0')
        answer = answer_list(&q);
    json_decref(q.running);
    json_decref(q.wrong);
    return answer;
}
