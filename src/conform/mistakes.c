/* Thirty failures are often one bug. Each vector names the kinds of mistake that it
 * catches (corpus/mistakes.tsv, found by asking engines that make them), and those that it
 * catches of engines that count matadors from the cards. A kind of which every case fails
 * explains these failures; the biggest comes first, and the next explains what is left.
 * Nothing is guessed from the answers themselves. */
#include "conform/mistakes.h"

#include <stdint.h>
#include <stdlib.h>

static const struct { const char *kind, *text; } kinds[] = {
    { "own-schneider", N_("soloist's own schneider not counted") },
    { "own-schwarz", N_("soloist's own schwarz not counted") },
    { "schneider-above-90", N_("schneider only above 90 card points") },
    { "schwarz-by-points", N_("schwarz by card points, not by tricks") },
    { "matadors-jacks", N_("matadors stop at the jacks") },
    { "matadors-all-trumps", N_("matadors with a gap between them") },
    { "without-not-counted", N_("missing matadors (without) not counted") },
    { "announced-missed", N_("announced level missed, but not charged") },
    { "announced-won", N_("announced level missed, but the game called won") },
    { "declared-value", N_("bid compared with the declared value") },
    { "overbid-won", N_("overbid game won") },
    { "overbid-not-raised", N_("overbid game not raised to the bid") },
    { "overbid-once", N_("overbid game not doubled") },
    { "overbid-null", N_("null below the bid") },
    { "lost-once", N_("lost game not doubled") },
    { "hand-not-counted", N_("hand not counted") },
    { "ouvert-not-counted", N_("ouvert not counted") },
    { "jack-in-suit", N_("jack in its printed suit") },
    { "no-follow", N_("suit need not be followed") },
    { "null-order", N_("ranks of null as in other games") },
    { "null-trumps", N_("jacks are trumps in null") },
    { "no-bids", N_("bids that are not game values") },
    { "bids-missing", N_("values of games that cannot be bid") },
    { "alone-18", N_("forehand alone may bid 18 only") },
    { "hand-with-skat", N_("hand after the skat was taken") },
    { "hand-word", N_("skat left alone, but no hand game without the word") },
    { "levels-with-skat", N_("levels announced after the skat was taken") },
    { "ouvert-word", N_("suit ouvert refused without the words schneider, schwarz") },
    { "deal-order", N_("cards dealt in another order") },
    { "ramsch-skat", N_("skat of a ramsch counts for nobody") },
    { "ramsch-tie", N_("equal points in ramsch") },
    { "ramsch-no-trick", N_("player without a trick doubles a ramsch") },
    { "ramsch-every-trick", N_("taking every trick of a ramsch wins") },
};
#define KINDS (int)(sizeof kinds / sizeof *kinds)
_Static_assert(sizeof kinds / sizeof *kinds <= MOST_MISTAKES, "a set has 64 bits");

/* A case, under whatever codes. */
struct tried {
    const struct vector *vector;
    uint64_t kinds, may;         /**< that it catches; that it may catch, too */
    bool asked, failed, explained;
};

struct cases {
    struct tried *at;
    size_t count;
};

static uint64_t kinds_of(const struct vector *v, const char *key)
{
    uint64_t set = 0;

    for (int k = 0; k < KINDS; k++)
        if (vector_lists(v, key, kinds[k].kind))
            set |= UINT64_C(1) << k;
    return set;
}

static bool is_failure(enum outcome outcome)
{
    return outcome == WRONG || outcome == ERRORED || outcome == MALFORMED
        || outcome == TIMEOUT || outcome == CRASH;
}

/* The questions of one case follow each other. */
static bool gather(struct cases *cases, const struct items *items)
{
    *cases = (struct cases){ calloc(items->count + 1, sizeof *cases->at), 0 };
    for (size_t i = 0; cases->at != NULL && i < items->count; i++) {
        const struct item *item = &items->at[i];
        struct tried *last = &cases->at[cases->count];

        if (i == 0 || items->at[i - 1].vector != item->vector) {
            cases->count++;
            *last = (struct tried){ .vector = item->vector,
                                    .kinds = kinds_of(item->vector, "catches"),
                                    .may = kinds_of(item->vector, "may_catch") };
        } else {
            last--;
        }
        last->asked |= item->outcome != NOT_ASKED && item->outcome != SKIP;
        last->failed |= is_failure(item->outcome);
    }
    return cases->at != NULL;
}

/* What it may catch counts only if it has failed: it says nothing about the engine if it has not. */
static struct mistake count_kind(const struct cases *cases, int kind, int *fresh)
{
    struct mistake m = { .kind = kinds[kind].kind, .text = kinds[kind].text };

    *fresh = 0;
    for (size_t i = 0; i < cases->count; i++) {
        const struct tried *one = &cases->at[i];

        if ((one->kinds >> kind & 1) != 0 ? one->asked
            : (one->may >> kind & 1) != 0 && one->failed) {
            m.asked++;
            m.failed += one->failed;
            *fresh += one->failed && !one->explained;
        }
    }
    return m;
}

static void explain(struct cases *cases, int kind)
{
    for (size_t i = 0; i < cases->count; i++)
        cases->at[i].explained |= ((cases->at[i].kinds | cases->at[i].may) >> kind & 1) != 0;
}

/* Takes the kind that explains most of what is left; whole: only a kind of which all
 * cases fail, else half of those that are not explained already: fewer fail for another
 * reason. Returns false when there is none. */
static bool take_best(struct mistakes *all, struct cases *cases, bool whole)
{
    struct mistake best = { .kind = NULL };
    int most = 0, kind = 0, fresh;

    for (int k = 0; k < KINDS; k++) {
        struct mistake m = count_kind(cases, k, &fresh);

        if (fresh > most && (whole ? m.failed == m.asked
                             : 2 * fresh >= m.asked - (m.failed - fresh))) {
            most = fresh;
            best = m;
            kind = k;
        }
    }
    if (best.kind == NULL)
        return false;
    best.fit = whole ? WHOLE : PART;
    explain(cases, kind);
    all->at[all->count++] = best;
    return true;
}

/* A whole kind whose cases all are those of a bigger one may be a bug of its own. */
static void add_contained(struct mistakes *all, const struct cases *cases)
{
    int taken = all->count, fresh;

    for (int k = 0; k < KINDS; k++) {
        struct mistake m = count_kind(cases, k, &fresh);
        bool there = m.failed == 0 || m.failed < m.asked;

        for (int n = 0; n < taken; n++)
            there |= all->at[n].kind == m.kind;
        m.fit = AMONG;
        if (!there)
            all->at[all->count++] = m;
    }
}

bool mistakes_find(struct mistakes *mistakes, const struct items *items)
{
    struct cases cases;

    *mistakes = (struct mistakes){ .count = 0 };
    if (!gather(&cases, items))
        return false;
    while (take_best(mistakes, &cases, true))
        ;
    add_contained(mistakes, &cases);
    while (take_best(mistakes, &cases, false))
        ;
    for (size_t i = 0; i < cases.count; i++) {
        mistakes->failed += cases.at[i].failed;
        mistakes->unexplained += cases.at[i].failed && !cases.at[i].explained;
    }
    free(cases.at);
    return true;
}
