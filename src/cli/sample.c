/* skatref sample: prints random games, legal or broken on purpose. */
#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/standard.h"
#include "cli/cli.h"
#include "cli/options.h"
#include "sample/sample.h"

struct options {
    const struct skr_code *code;
    unsigned long long games, seed, first;
    bool faults, deals;
};

static const struct cli_option options[] = {
    OPTION_WHOLE("games", N_("N"), games, N_("number of games (default 10)")),
    OPTION_WHOLE("seed", N_("S"), seed, N_("a whole number (default 1)")),
    OPTION_WHOLE("first", N_("N"), first,
                 N_("number of the first game, which is its id (default 1)")),
    OPTION_CODE(code, HELP_CODE),
    OPTION_FLAG("faults", faults,
                N_("break each game in one known way, all ways in turn, and name the"
                   " clause that it breaks in CO[...]")),
    OPTION_FLAG("deals", deals,
                N_("write only deals, each card equally likely everywhere, one on each"
                   " line: the text of a state, which skr_state_read reads")),
    OPTION_END
};

const struct cli_help cli_sample_help = {
    .name = "sample",
    .operands = "",
    .about = N_("write random games, legal or broken on purpose"),
    .usage = { N_("skatref sample [OPTION...]") },
    .text = {
        N_("Writes random games as records of the International Skat Server: random"
           " deals, legal auctions, every kind of game. The cards are played at random"
           " but legally, and the results are right. The same seed gives the same games"
           " everywhere."),
    },
    .options = options,
    .status = N_("0 the games were written; 2 usage error, output error."),
};

#define MOST_FAULTS 100

static const struct sample_fault *fault_number(int k)
{
    return k < sample_move_fault_count
        ? &sample_move_faults[k]
        : &sample_figure_faults[k - sample_move_fault_count];
}

/* The faults that a code has, and how many. */
struct faults {
    const struct sample_fault *fault[MOST_FAULTS];
    unsigned count;
};

static void list_faults(const struct skr_code *code, struct faults *faults)
{
    int all = sample_move_fault_count + sample_figure_fault_count;

    faults->count = 0;
    for (int k = 0; k < all && faults->count < MOST_FAULTS; k++)
        if (skr_in_force(code, fault_number(k)->clause))
            faults->fault[faults->count++] = fault_number(k);
}

/* The fault of game n: all faults that the code has, in turn, in steps of 11,
 * so that a few games show different kinds. */
static const struct sample_fault *fault_of(const struct faults *faults,
                                           unsigned long long n)
{
    return faults->fault[n * 11 % faults->count];
}

/* The rarest fault fits one game in some millions. */
#define MOST_ATTEMPTS 5000000

/* Plays games until one can be broken in this way. Returns false if none
 * can. */
static bool make_broken(struct sample_game *g, const struct sample_bids *bids,
                        const struct options *o, const struct sample_fault *fault,
                        unsigned long long n)
{
    for (uint64_t attempt = 0; attempt < MOST_ATTEMPTS;
         attempt++) {
        sample_begin(g, bids, o->seed, (n + 1) * 1000003 + attempt);
        if (fault->fits != NULL && !fault->fits(g))
            continue;
        sample_play(g);
        g->fault = fault->clause;
        if (fault->breaks(g, fault->clause))
            return true;
    }
    say_error("skatref sample: found no game in which %s can be broken",
              skr_clause_info(fault->clause)->id);
    return false;
}

/* Nobody is favoured here, as in games; the seed and the number make a deal. */
static int write_deals(const struct options *o)
{
    char buffer[8192], text[SKR_STATE_TEXT];
    struct out out = out_to_standard(buffer, sizeof buffer, ENGLISH);
    struct skr_state state;
    struct skr_deal deal;

    for (unsigned long long n = 0; n < o->games && !standard_failed(); n++) {
        sample_deal(&deal, o->seed, o->first + n);
        skr_state_begin(&state, o->code, &deal, NULL);
        skr_state_write(&state, text);
        out_format(&out, "%s\n", text);
    }
    out_standard(&out);
    return cli_finish(EXIT_CONFORMS);
}

static int run(const struct options *o)
{
    static char buffer[65536];
    static struct sample_game game;
    struct out out = out_to_standard(buffer, sizeof buffer, ENGLISH);
    struct sample_bids bids;
    struct faults faults;
    int status = EXIT_CONFORMS;

    sample_find_bids(&bids, o->code);
    list_faults(o->code, &faults);
    for (unsigned long long n = 0; n < o->games && !standard_failed(); n++) {
        if (o->faults && !make_broken(&game, &bids, o, fault_of(&faults, n), n)) {
            status = EXIT_TROUBLE;
            break;
        }
        if (!o->faults) {
            sample_begin(&game, &bids, o->seed, n);
            sample_play(&game);
        }
        sample_write(&out, &game, o->first + n);
    }
    out_standard(&out);
    return cli_finish(status);
}

int cli_sample(int argc, char **argv)
{
    struct options o = { .code = skr_code_at(0), .games = 10, .seed = 1,
                         .first = 1 };
    int status;

    if (!cli_read_options(&cli_sample_help, &o, argc, argv, &status))
        return status;
    if (optind < argc)
        return cli_usage("sample", "unexpected argument '%s'", argv[optind]);
    if (o.deals && o.faults)
        return cli_usage("sample", "--deals has no faults: leave --faults out");
    return o.deals ? write_deals(&o) : run(&o);
}
