/* The announcement: strikes out what is forbidden, adds what is implied. */
#include "skatref.h"

/* A struck schwarz takes the schneider it implies with it. */
static void strike_levels(struct skr_announced *out, enum skr_clause clause)
{
    if (out->valid.announced != SKR_NO_LEVEL)
        out->struck[out->valid.announced == SKR_SCHNEIDER
                    ? SKR_PART_SCHNEIDER : SKR_PART_SCHWARZ] = clause;
    out->valid.announced = SKR_NO_LEVEL;
}

/* clauses announce.ouvert announce.ouvert-suit */
SKR_CITE(ANNOUNCE_OUVERT);
static bool ouvert_is_schwarz(const struct skr_code *code,
                              const struct skr_announcement *a)
{
    return a->ouvert && (a->game == SKR_GRAND
                         || skr_in_force(code, SKR_C_ANNOUNCE_OUVERT_SUIT));
}

/* clauses announce.ouvert announce.implied: suit and grand ouvert are hand
 * games, and where they announce schwarz, they announce schneider. */
SKR_CITE(ANNOUNCE_IMPLIED);
static void imply_ouvert(const struct skr_code *code, struct skr_announcement *a)
{
    a->hand = true;
    if (ouvert_is_schwarz(code, a))
        a->announced = SKR_SCHWARZ;
}

/* clause home.revolution: a null ouvert hand, with the option. */
static void rule_revolution(const struct skr_code *code, bool skat_taken,
                            struct skr_announced *out)
{
    struct skr_announcement *a = &out->valid;

    a->revolution = a->game == SKR_NULL && !skat_taken
        && skr_in_force(code, SKR_C_HOME_REVOLUTION);
    if (a->revolution)
        a->hand = a->ouvert = true;
    else
        out->struck[SKR_PART_REVOLUTION] = SKR_C_HOME_REVOLUTION;
}

/* clause announce.invalid: forbidden parts are void, the game itself stands.
 * clause announce.null-ouvert: null is open with the skat or by hand. */
SKR_CITE(ANNOUNCE_GAMES);
SKR_CITE(ANNOUNCE_INVALID);
SKR_CITE(ANNOUNCE_NULL_OUVERT);
enum skr_clause skr_announce(const struct skr_code *code,
                             const struct skr_announcement *said,
                             bool skat_taken, struct skr_announced *out)
{
    struct skr_announcement *a = &out->valid;

    *out = (struct skr_announced){ .valid = *said };
    if (a->revolution)
        rule_revolution(code, skat_taken, out);
    if (a->hand && skat_taken) {
        a->hand = false;
        out->struck[SKR_PART_HAND] = SKR_C_ANNOUNCE_HAND;
    }
    if (a->game == SKR_NULL) {
        strike_levels(out, SKR_C_ANNOUNCE_NULL);
    } else {
        if (a->ouvert && skat_taken) {
            a->ouvert = false;
            out->struck[SKR_PART_OUVERT] = SKR_C_ANNOUNCE_OUVERT;
        }
        if (a->ouvert)
            imply_ouvert(code, a);
        if (!a->hand)
            strike_levels(out, SKR_C_ANNOUNCE_LEVELS);
    }
    for (int part = 0; part < SKR_PARTS; part++)
        if (out->struck[part] != SKR_C_NONE)
            return out->struck[part];
    return SKR_C_NONE;
}

SKR_CITE(LEVEL_ANNOUNCED);
enum skr_level skr_bound_level(const struct skr_code *code,
                               const struct skr_announcement *a)
{
    return ouvert_is_schwarz(code, a) ? SKR_SCHWARZ : a->announced;
}
