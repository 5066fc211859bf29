/* The question what follows when something goes wrong before the play. */
#include <string.h>

#include "question/ask.h"

/* By enum skr_misdeal_kind; the wrong dealer is not of one deal alone. */
#define DEALER (SKR_SKAT_PICKED_UP + 1)
static const char *const kinds[] = { "count", "cut", "dealing", "skat-seen",
                                     "skat-taken", "dealer", NULL };
static const char *const found[] = { "deal", "auction", "play", NULL };
static const char *const remedies[] = { "none", "dealt-again", "card-given",
                                        "skat-drawn" };
static const char *const sides[] = { NULL, "soloist", "defenders" };

/* {"F":10,"M":9,"R":10,"skat":3} */
static void read_counts(struct given *g, struct skr_misdeal *m)
{
    struct given in = { .object = json_object_get(g->object, "cards"),
                        .path = "given.cards.", .code = g->code };
    int all;

    if (!json_is_object(in.object)) {
        given_wrong(g, "cards", "expected how many cards each has:"
                    " {\"F\":10,\"M\":9,\"R\":10,\"skat\":3}");
        return;
    }
    given_only(&in, "F M R skat");
    all = given_number(&in, "skat", 0, 32);
    for (int seat = 0; seat < 3; seat++) {
        m->cards[seat] = given_number(&in, seat_key(seat), 0, 32);
        all += m->cards[seat];
    }
    if (in.error[0] != '\0' && g->error[0] == '\0')
        memcpy(g->error, in.error, sizeof g->error);
    else if (all != 32)
        given_wrong(g, "cards", "%d cards together, expected 32", all);
}

static struct skr_misdeal read_misdeal(struct given *g, int kind)
{
    static const char *const who[] = { "F", "M", "R", "D", NULL };
    struct skr_misdeal m = { .kind = (enum skr_misdeal_kind)kind,
                             .soloist = SKR_NOBODY, .by = SKR_NOBODY };

    if (kind < SKR_SKAT_SEEN_EARLY)
        m.found = (enum skr_found)given_choice(g, "found", found);
    if (kind == SKR_COUNT)
        read_counts(g, &m);
    if (kind == SKR_COUNT && m.found == SKR_FOUND_IN_PLAY)
        m.soloist = given_seat(g, "soloist");
    if (kind == SKR_CUT)
        m.lifted = given_number(g, "lifted", 0, 32);
    if (kind == SKR_SKAT_SEEN_EARLY)
        m.by = given_choice(g, "by", who);
    if (kind == SKR_SKAT_PICKED_UP)
        m.by = given_seat(g, "by");
    if (m.by > SKR_REARHAND)
        m.by = SKR_NOBODY;
    return m;
}

static json_t *answer_remedy(const struct skr_misdeal_ruling *r)
{
    json_t *barred = json_array();

    for (int seat = 0; seat < 3; seat++)
        if (r->barred & (1u << seat))
            json_array_append_new(barred, json_string(seat_key(seat)));
    return json_pack("{s:s, s:o, s:s?, s:b, s:s}", "remedy",
                     remedies[r->remedy], "barred", barred, "favours",
                     sides[r->favours], "hand_alone", r->hand_alone, "clause",
                     skr_clause_info(r->clause)->id);
}

static json_t *wrong_dealer(struct given *g)
{
    int players = given_number(g, "players", 3, 4);
    int deal = given_number(g, "deal", 1, 10000);

    return g->error[0] != '\0' ? NULL
        : json_pack("{s:s, s:i, s:s}", "remedy", remedies[SKR_DEALT_AGAIN],
                    "stand", skr_deals_that_stand(players, deal), "clause",
                    skr_clause_info(SKR_C_DEAL_WRONG_DEALER)->id);
}

json_t *ask_misdeal(struct given *g)
{
    int kind = given_choice(g, "kind", kinds);
    struct skr_misdeal misdeal;
    struct skr_misdeal_ruling ruling;

    if (g->error[0] != '\0')
        return NULL;
    if (kind == DEALER)
        return wrong_dealer(g);
    misdeal = read_misdeal(g, kind);
    if (g->error[0] != '\0')
        return NULL;
    skr_misdeal(g->code, &misdeal, &ruling);
    return answer_remedy(&ruling);
}
