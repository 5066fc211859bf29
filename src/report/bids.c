/* The bids that cards cover, and what they are worth in other games. */
#include <stdio.h>
#include <stdlib.h>

#include "base/width.h"
#include "report/bids.h"
#include "words/names.h"
#include "words/say.h"

/* The value of a game that is won with a level. */
static int value_of(const struct skr_code *code, struct skr_announcement said,
                    int matadors, enum skr_level level)
{
    struct skr_announced ruled;
    struct skr_contract contract = { .matadors = matadors };

    skr_announce(code, &said, !said.hand, &ruled);
    contract.game = ruled.valid;
    return skr_value_at(code, &contract, level);
}

/* ---------------------------------------------------------------------- cards */

/* The cards as far as they are known: twelve, or the hand. */
static skr_cards known(const struct given *t)
{
    skr_cards twelve = t->q.position.facts.contract.cards;

    return twelve != 0 ? twelve : t->cards;
}

/* ", at worst 24 with CJ in the skat", of a hand of ten without two or more. No other card
 * costs more, and one beside it can only lengthen the run again. */
static void put_worst(struct out *out, const struct skr_code *code,
                      enum skr_game game, skr_cards cards)
{
    const int worst = SKR_CARD(SKR_CLUBS, SKR_JACK);
    struct skr_announcement said = { .game = game };
    int matadors = skr_matadors(game, cards | SKR_BIT(worst));
    char name[3];

    if (skr_count(cards) != 10 || skr_matadors(game, cards) >= -1)
        return;
    skr_card_write(worst, name);
    out_say(out, N_(", at worst %d with %s in the skat"),
            value_of(code, said, matadors, SKR_NO_LEVEL), name);
}

/* ----------------------------------------------------------------------- bids */

struct row { const char *label; bool hand, ouvert, announced; };
static const struct row rows[] = {
    { N_("with the skat"), false, false, false },
    { N_("hand"), true, false, false },
    { N_("hand, announced"), true, false, true },
    { N_("ouvert"), true, true, false },
};

#define ROWS (sizeof rows / sizeof *rows)

/* Wide enough for the labels in the language. */
static int row_width(enum language language)
{
    int width = 16;

    for (unsigned i = 0; i < ROWS; i++)
        if (text_width(tr(language, rows[i].label)) > width)
            width = text_width(tr(language, rows[i].label));
    return width;
}

static void put_row(struct out *out, const struct skr_code *code,
                    enum skr_game game, int matadors, const struct row *row, int width)
{
    struct skr_announcement said = { .game = game, .hand = row->hand,
                                     .ouvert = row->ouvert };

    out_text(out, "  ");
    out_left(out, tr(out->language, row->label), width);
    for (enum skr_level level = SKR_NO_LEVEL; level <= SKR_SCHWARZ; level++) {
        if (row->announced)
            said.announced = level;
        if (level != SKR_NO_LEVEL)
            out_format(out, "   %s", level_in(out->language, level));
        if (row->announced && level == SKR_NO_LEVEL)
            out_text(out, "    ");
        else
            out_format(out, " %3d", value_of(code, said, matadors, level));
        if (row->ouvert)
            break;
    }
    out_text(out, "\n");
}

static void put_null_bids(struct out *out)
{
    static const struct { const char *text; bool hand, ouvert; } form[] = {
        { NULL, false, false }, { NC_("null", "hand"), true, false },
        { NC_("null", "ouvert"), false, true }, { NC_("null", "ouvert hand"), true, true },
    };

    for (int i = 0; i < 4; i++) {
        struct skr_announcement a = { .game = SKR_NULL, .hand = form[i].hand,
                                      .ouvert = form[i].ouvert };
        out_format(out, "%s %d", i == 0 ? game_in(out->language, SKR_NULL)
                   : tr_in(out->language, "null", form[i].text), skr_null_value(&a));
        out_text(out, i < 3 ? ", " : "\n");
    }
}

void report_bids(struct out *out, const struct given *t)
{
    enum skr_game game = t->q.position.facts.contract.game.game;
    skr_cards cards = known(t);
    int matadors = t->q.position.facts.contract.matadors;

    if (game == SKR_NULL) {
        out_say(out, "Bids covered: ");
        put_null_bids(out);
        return;
    }
    if (!question_has(&t->q, FACT_MATADORS))
        matadors = skr_matadors(game, cards);
    out_say(out, matadors > 0 ? N_("Bids that %s with %d covers, won as:\n")
            : N_("Bids that %s without %d covers, won as:\n"),
            game_in(out->language, game), abs(matadors));
    for (unsigned i = 0; i < ROWS; i++)
        put_row(out, &t->q.code, game, matadors, &rows[i], row_width(out->language));
    if (!question_has(&t->q, FACT_MATADORS) && skr_count(cards) == 10) {
        out_say(out, "  (by the ten cards; the skat counts too");
        put_worst(out, &t->q.code, game, cards);
        out_text(out, ")\n");
    }
}

/* ---------------------------------------------------------------------- games */

static void put_game(struct out *out, const struct given *t,
                     enum skr_game game)
{
    struct skr_announcement said = { .game = game };
    int matadors = skr_matadors(game, known(t)), simple, hand;
    char with[40];

    simple = value_of(&t->q.code, said, matadors, SKR_NO_LEVEL);
    said.hand = true;
    hand = value_of(&t->q.code, said, matadors, SKR_NO_LEVEL);
    snprintf(with, sizeof with, tr(out->language, matadors_text(matadors)), abs(matadors));
    out_text(out, "  ");
    out_left(out, game_in(out->language, game), 9);
    out_text(out, matadors > 0 ? "    " : " ");
    out_left(out, with, matadors > 0 ? 7 : 10);
    out_format(out, "   %3d, ", simple);
    out_say(out, "hand %3d", hand);
    put_worst(out, &t->q.code, game, known(t));
    out_text(out, "\n");
}

void report_games(struct out *out, const struct given *t)
{
    out_say(out, skr_count(known(t)) == 10
            ? N_("The same cards, won simple, without the skat:\n")
            : N_("The same cards, won simple:\n"));
    for (enum skr_game game = SKR_GAME_DIAMONDS; game <= SKR_GRAND; game++)
        put_game(out, t, game);
    out_text(out, "  ");
    put_null_bids(out);
}
