/* The announcement: strikes out what is forbidden, adds what is implied. */
#include <stddef.h>

#include "skatref.h"

static enum skr_part level_part(const struct skr_announcement *a)
{
    return a->announced == SKR_SCHNEIDER ? SKR_PART_SCHNEIDER : SKR_PART_SCHWARZ;
}

/* A struck schwarz takes the schneider it implies with it. */
static void strike_levels(struct skr_announced *out, enum skr_clause clause)
{
    if (out->valid.announced != SKR_NO_LEVEL)
        out->struck[level_part(&out->valid)] = clause;
    out->valid.announced = SKR_NO_LEVEL;
}

static bool is_late(const struct skr_announcing *how, enum skr_part part)
{
    return how->late >> part & 1;
}

/* clause announce.required: what is said after the lead is not said. */
static struct skr_announcement said_in_time(const struct skr_announcement *said,
                                            const struct skr_announcing *how)
{
    struct skr_announcement a = *said;

    a.hand &= !is_late(how, SKR_PART_HAND);
    a.ouvert &= !is_late(how, SKR_PART_OUVERT);
    a.revolution &= !is_late(how, SKR_PART_REVOLUTION);
    if (is_late(how, level_part(said)))
        a.announced = SKR_NO_LEVEL;
    return a;
}

/* What does not count because it came too late; what goes without saying counts. */
SKR_CITE(ANNOUNCE_REQUIRED);
static void strike_late(const struct skr_announcement *said,
                        const struct skr_announcing *how,
                        struct skr_announced *out)
{
    const bool lost[SKR_PARTS] = {
        [SKR_PART_HAND] = said->hand && !out->valid.hand,
        [SKR_PART_SCHNEIDER] = said->announced == SKR_SCHNEIDER
                               && out->valid.announced == SKR_NO_LEVEL,
        [SKR_PART_SCHWARZ] = said->announced == SKR_SCHWARZ
                             && out->valid.announced != SKR_SCHWARZ,
        [SKR_PART_OUVERT] = said->ouvert && !out->valid.ouvert,
        [SKR_PART_REVOLUTION] = said->revolution && !out->valid.revolution,
    };

    for (int part = 0; part < SKR_PARTS; part++)
        if (lost[part] && is_late(how, (enum skr_part)part))
            out->struck[part] = SKR_C_ANNOUNCE_REQUIRED;
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

/* clause auction.described-binds: what he named as his bid he has to play; levels
 * may be added. */
static void keep_bound(const struct skr_announcing *how,
                       struct skr_announced *out)
{
    const struct skr_announcement *bound = how->bound;
    struct skr_announcement *a = &out->valid;

    if (a->game != bound->game || (bound->hand && how->skat_taken))
        out->struck[SKR_PART_GAME] = SKR_C_AUCTION_DESCRIBED_BINDS;
    a->game = bound->game;
    a->hand |= bound->hand;
    a->ouvert |= bound->ouvert;
    if (a->announced < bound->announced)
        a->announced = bound->announced;
}

/* clauses announce.hand-unsaid announce.by-deed: what the soloist does counts
 * without the word. */
static void count_deeds(const struct skr_code *code,
                        const struct skr_announcing *how,
                        struct skr_announcement *a)
{
    if (!how->skat_taken && skr_in_force(code, SKR_C_ANNOUNCE_HAND_UNSAID))
        a->hand = true;
    if (how->laid_open && (a->game == SKR_NULL || !how->skat_taken)
        && skr_in_force(code, SKR_C_ANNOUNCE_BY_DEED))
        a->ouvert = true;
}

/* clauses announce.ouvert announce.implied: suit and grand ouvert are hand games
 * that announce schwarz, and so schneider. */
SKR_CITE(ANNOUNCE_IMPLIED);
static void rule_trump_game(bool skat_taken, struct skr_announced *out)
{
    struct skr_announcement *a = &out->valid;

    if (a->ouvert && skat_taken) {
        a->ouvert = false;
        out->struck[SKR_PART_OUVERT] = SKR_C_ANNOUNCE_OUVERT;
    }
    if (a->ouvert) {
        a->hand = true;
        a->announced = SKR_SCHWARZ;
    }
    if (!a->hand)
        strike_levels(out, SKR_C_ANNOUNCE_LEVELS);
}

/* clauses skat.wrong-number skat.wrong-number-proved */
enum skr_clause skr_wrong_number(const struct skr_code *code, int held)
{
    if (held == 10)
        return SKR_C_NONE;
    return skr_in_force(code, SKR_C_SKAT_WRONG_NUMBER_PROVED)
        ? SKR_C_SKAT_WRONG_NUMBER_PROVED : SKR_C_SKAT_WRONG_NUMBER;
}

/* clause value.overbid-null: null below the bid is lost at once. */
static enum skr_clause lost_at_once(const struct skr_code *code,
                                    const struct skr_announcing *how,
                                    const struct skr_announcement *a)
{
    enum skr_clause clause = skr_wrong_number(code, how->held);

    if (clause == SKR_C_NONE && a->game == SKR_NULL
        && how->bid > skr_null_value(a)
        && skr_in_force(code, SKR_C_VALUE_OVERBID_NULL))
        clause = SKR_C_VALUE_OVERBID_NULL;
    return clause;
}

static enum skr_clause first_struck(const struct skr_announced *out)
{
    for (int part = 0; part < SKR_PARTS; part++)
        if (out->struck[part] != SKR_C_NONE)
            return out->struck[part];
    return SKR_C_NONE;
}

/* clause announce.invalid: forbidden parts are void, the game itself stands.
 * clause announce.null-ouvert: null is open with the skat or by hand. */
SKR_CITE(ANNOUNCE_GAMES);
SKR_CITE(ANNOUNCE_INVALID);
SKR_CITE(ANNOUNCE_NULL_OUVERT);
enum skr_clause skr_announce_as(const struct skr_code *code,
                                const struct skr_announcement *said,
                                const struct skr_announcing *how,
                                struct skr_announced *out)
{
    struct skr_announcement *a = &out->valid;

    *out = (struct skr_announced){ .valid = said_in_time(said, how) };
    if (how->bound != NULL && skr_in_force(code, SKR_C_AUCTION_DESCRIBED_BINDS))
        keep_bound(how, out);
    if (a->revolution)
        rule_revolution(code, how->skat_taken, out);
    count_deeds(code, how, a);
    if (a->hand && how->skat_taken) {
        a->hand = false;
        out->struck[SKR_PART_HAND] = SKR_C_ANNOUNCE_HAND;
    }
    if (a->game == SKR_NULL)
        strike_levels(out, SKR_C_ANNOUNCE_NULL);
    else
        rule_trump_game(how->skat_taken, out);
    strike_late(said, how, out);
    out->lost = lost_at_once(code, how, a);
    return first_struck(out);
}

enum skr_clause skr_announce(const struct skr_code *code,
                             const struct skr_announcement *said,
                             bool skat_taken, struct skr_announced *out)
{
    const struct skr_announcing how = { .skat_taken = skat_taken, .held = 10 };

    return skr_announce_as(code, said, &how, out);
}
