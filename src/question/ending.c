/* The question how the code rules an incident of the play. */
#include <string.h>

#include "question/ask.h"

static struct given inner(struct given *g, const char *key, const char *path,
                          const char *keys)
{
    struct given in = { .object = json_object_get(g->object, key),
                        .path = path, .code = g->code };

    if (json_is_object(in.object))
        given_only(&in, keys);
    else
        given_wrong(g, key, "expected an object with the keys %s", keys);
    return in;
}

static void keep_error(struct given *g, const struct given *in)
{
    if (g->error[0] == '\0')
        memcpy(g->error, in->error, sizeof g->error);
}

/* A list of seats, as bits. */
static unsigned read_seats(struct given *g, const char *key)
{
    const json_t *list = json_object_get(g->object, key), *item;
    unsigned seats = 0;
    size_t i;

    if (list != NULL && !json_is_array(list))
        given_wrong(g, key, "expected a list of seats like [\"F\",\"R\"]");
    json_array_foreach((json_t *)list, i, item) {
        const char *text = json_string_value(item);
        int seat = text != NULL ? term_find(&seat_terms, text) : SKR_NOBODY;

        if (seat == SKR_NOBODY)
            given_wrong(g, key, "expected a list of seats like [\"F\",\"R\"]");
        else
            seats |= 1u << seat;
    }
    return seats;
}

static struct skr_incident read_incident(struct given *g)
{
    struct given in = inner(g, "happened", "given.happened.",
                            "kind by agreed objected asked others_get play_on");
    struct skr_incident incident = { .kind = SKR_REVOKED };

    if (g->error[0] != '\0')
        return incident;
    incident.kind = (enum skr_happening)given_term(&in, "kind",
                                                  &happening_terms);
    incident.seat = given_seat(&in, "by");
    incident.agreed = read_seats(&in, "agreed");
    incident.objected = read_seats(&in, "objected");
    incident.asked = given_level(&in, "asked");
    if (given_has(&in, "others_get"))
        incident.others_get = given_number(&in, "others_get", 0, 10);
    incident.play_on = given_bool(&in, "play_on");
    keep_error(g, &in);
    return incident;
}

/* The cards still held, and those of the unfinished trick. */
static void read_hands(struct given *g, struct skr_position *p)
{
    struct given in = inner(g, "hands", "given.hands.", "F M R");
    struct skr_play *play = &p->play;
    int card[3] = { 0, 0, 0 };

    for (int seat = 0; seat < 3 && g->error[0] == '\0'; seat++)
        play->hand[seat] = given_cards(&in, seat_key(seat), 0, 10);
    keep_error(g, &in);
    play->game = p->facts.contract.game.game;
    play->turn = given_seat(g, "turn");
    if (given_has(g, "trick"))
        play->count = given_list(g, "trick", 0, 2, card);
    if (g->error[0] != '\0')
        return;
    for (int i = 0; i < play->count; i++) {
        play->card[i] = card[i];
        play->by[i] = ((play->turn - play->count + i + 3) % 3);
        p->facts.taken.unplayed_points = (p->facts.taken.unplayed_points
                                           + skr_card_points(card[i]));
    }
    for (int seat = 0; seat < 3; seat++)
        p->facts.taken.unplayed_points = (p->facts.taken.unplayed_points
                                           + skr_points(play->hand[seat]));
    p->facts.taken.unplayed_tricks = skr_count(play->hand[play->turn]);
}

static struct skr_position read_position(struct given *g)
{
    struct skr_position p = { .facts = given_facts(g, false) };

    p.soloist = given_seat(g, "soloist");
    if (given_has(g, "hands")) {
        if (given_has(g, "unplayed_points") || given_has(g, "unplayed_tricks"))
            given_wrong(g, "hands", "not together with unplayed_points and"
                        " unplayed_tricks, which they tell");
        read_hands(g, &p);
    } else if (given_has(g, "turn") || given_has(g, "trick")) {
        given_wrong(g, "hands", "missing, expected the cards that each holds:"
                    " {\"F\":\"CJ ST\",\"M\":...}");
    }
    return p;
}

/* The matadors are needed for the value, not to tell who wins: without a bid
 * any number does. */
static bool lacks_matadors(const struct skr_facts *f)
{
    return f->contract.game.game != SKR_NULL && f->contract.cards == 0 && f->contract.matadors == 0;
}

static json_t *side(bool there, bool soloist)
{
    return !there ? json_null() : json_string(soloist ? "soloist" : "defenders");
}

json_t *answer_ruling(const struct skr_ruling *r, enum skr_error *error)
{
    struct skr_facts f = r->facts;
    bool lacking = lacks_matadors(&f);
    struct skr_value v = { .won = false };
    json_t *answer;

    if (lacking)
        f.contract.matadors = 1;
    *error = r->over ? skr_value(&f, &v) : SKR_OK;
    if (*error != SKR_OK)
        return NULL;
    answer = json_pack("{s:b, s:o, s:o, s:s, s:b}", "over", r->over,
                       "rest", side(r->rest != SKR_REST_NOBODYS,
                                    r->rest == SKR_REST_SOLOISTS),
                       "winner", side(r->over, v.won),
                       "clause", skr_clause_info(r->clause)->id, "open", r->open);
    if (r->over && !lacking) {
        json_t *value = answer_value(&f, &v);

        json_object_del(value, "clause");
        json_object_update(answer, value);
        json_decref(value);
    }
    return answer;
}

json_t *ask_ending(struct given *g)
{
    struct skr_position position = read_position(g);
    struct skr_incident incident = read_incident(g);
    struct skr_ruling ruling;
    enum skr_error error;
    json_t *answer = NULL;

    if (position.facts.contract.bid != 0 && lacks_matadors(&position.facts))
        given_wrong(g, "matadors", "missing, expected the number, or the twelve"
                    " cards in given.cards, when there is a bid");
    if (g->error[0] != '\0')
        return NULL;
    error = skr_rule(&position, &incident, &ruling);
    if (error == SKR_OK)
        answer = answer_ruling(&ruling, &error);
    if (error != SKR_OK)
        given_impossible(g, error);
    return answer;
}
