/* Reads the lower part of XSkat's log: skat, bid, game, outcome. */
#include <string.h>

#include "formats/xskat-read.h"

/* ---------------------------------------------------------------------- skat */

static bool add_card(struct lexer *lex, skr_cards *cards)
{
    struct cell cell;

    if (!xs_card(lex, &cell) || cell.card == XS_LOWEST_TRUMP)
        return false;
    *cards |= SKR_BIT(cell.card);
    return true;
}

/* "Heart 10,Club 8" */
static bool read_pair(struct lexer *lex, skr_cards *cards)
{
    *cards = 0;
    return (add_card(lex, cards) && xs_take(lex, COMMA)
            && add_card(lex, cards) && xs_at_end(lex))
        || xs_fail(lex, lex->i, N_("two cards separated by a comma"));
}

static bool read_skat(struct lexer *lex, struct skat *skat)
{
    skat->span = xs_line_span(lex);
    return read_pair(lex, &skat->cards);
}

/* Pushed ramsch: skips the cards that each player passed on. */
static bool read_pushed(struct lexer *lex, struct game *g)
{
    skr_cards cards;

    while (xs_take(lex, PUSHED)) {
        g->pushed = true;
        if (!read_pair(lex, &cards) || !xs_need_line(lex, N_("who lost the ramsch")))
            return false;
    }
    return true;
}

/* ---------------------------------------------------------------------- game */

static bool read_bid(struct lexer *lex, struct game *g)
{
    int first;

    g->bid_span = xs_line_span(lex);
    if (!xs_take(lex, LAST_BID))
        return true;
    first = xs_skip_blanks(lex);
    g->bid = xs_number(lex);
    if (g->bid < 1 || !xs_at_end(lex))
        return xs_fail(lex, first, N_("the last bid, a number"));
    return xs_need_line(lex, N_("who played what"));
}

/* Skips the player's name, if it is there. */
static bool take_name(struct lexer *lex, const char *name)
{
    size_t length = strlen(name);

    if (length == 0 || strncmp(lex->c, name, length) != 0)
        return false;
    lex->i = (int)length;
    return true;
}

static bool take_played(struct lexer *lex, struct game *g)
{
    struct word word;
    int game;

    if (!xs_take(lex, PLAYED))
        return false;
    word = xs_word(lex);
    game = xs_game(&word);
    if (game < 0 || !xs_at_end(lex))
        return false;
    g->said.game = (enum skr_game)game;
    g->revolution = xs_is(&word, "revolution");
    return true;
}

/* The log says who lost a ramsch, and with how many card points. */
static bool take_ramsch(struct lexer *lex, struct game *g)
{
    g->ramsch = xs_take_last(lex, RAMSCH);
    return g->ramsch;
}

/* "Anna played Club", "Bert lost the Ramsch", "Nobody lost the Ramsch" */
static bool read_played(struct lexer *lex, struct game *g)
{
    int players = 0;

    g->played_span = xs_line_span(lex);
    for (int column = 0; column < 3; column++)
        if (take_name(lex, g->player[column].name)
            && (take_played(lex, g) || take_ramsch(lex, g))) {
            g->soloist = column;
            players++;
        }
    lex->i = 0;
    if (players == 1 || (xs_take(lex, NOBODY) && take_ramsch(lex, g)))
        return true;
    return xs_fail(lex, 0, players > 1 ? N_("a name that only one player has")
                      : N_("who played what: a name from the top, 'played' or"
                        " 'spielte', and a game"));
}

/* Reads one line on how the game was played, if it is there. In games with
 * trumps, ouvert includes schwarz announced, as in XSkat's own help, by its old
 * rules too. */
static void read_said(struct lexer *lex, struct skr_announcement *said)
{
    bool ouvert_hand = xs_take_last(lex, OUVERT_HAND);

    said->ouvert = ouvert_hand || xs_take_last(lex, OUVERT);
    if (xs_take_last(lex, SCHNEIDER))
        said->announced = SKR_SCHNEIDER;
    else if (xs_take_last(lex, SCHWARZ)
             || (said->ouvert && said->game != SKR_NULL))
        said->announced = SKR_SCHWARZ;
    said->hand = ouvert_hand || said->announced != SKR_NO_LEVEL
        || xs_take_last(lex, HAND);
}

/* ------------------------------------------------------------------- outcome */

static void set_figure(struct lexer *lex, int figure, int number, int first)
{
    struct result *result = &lex->record->result;

    result->given |= 1u << figure;
    result->figure[figure] = number;
    result->at[figure] = xs_span(lex, first, first).byte;
}

static bool read_points(struct lexer *lex)
{
    int first = xs_skip_blanks(lex), points = xs_number(lex);

    if (points < 0 || points > 120)
        return xs_fail(lex, first, N_("card points: 0 to 120"));
    set_figure(lex, FIGURE_POINTS, points, first);
    return true;
}

/* "Won with: 76 points", or "Won" alone in null. */
static bool read_outcome(struct lexer *lex)
{
    bool won = xs_take(lex, WON_WITH), points = won || xs_take(lex, LOST_WITH);

    lex->record->result.byte = xs_line_span(lex).byte;
    if (points && !read_points(lex))
        return false;
    won |= !points && xs_take_last(lex, WON);
    if (!points && !won && !xs_take_last(lex, LOST))
        return xs_fail(lex, lex->i, N_("how it ended: 'Won with: N points',"
                       " 'Verloren', or similar"));
    set_figure(lex, FIGURE_OUTCOME,
               won ? OUTCOME_WIN : OUTCOME_LOSS, 0);
    return true;
}

/* -------------------------------------------------------------------- footer */

static bool is_end(const struct lexer *lex)
{
    return strstr(lex->c, "==") != NULL
        && lex->c[strspn(lex->c, "= ")] == '\0';
}

/* Reads how the game was played and how it ended, after the line with the
 * player and the game. */
static bool read_play(struct lexer *lex, struct game *g)
{
    if (!xs_need_line(lex, N_("how the game ended")))
        return false;
    read_said(lex, &g->said);
    if (!g->ramsch && g->bid == 0
        && (g->said.game != SKR_GRAND || !g->said.hand))
        return xs_fail(lex, 0, N_("'Last bid:' or 'Gereizt bis:' before this line"));
    if (xs_at_end(lex) && !xs_need_line(lex, N_("how the game ended")))
        return false;
    if (g->ramsch && is_end(lex))
        return true;
    return read_outcome(lex) && xs_need_line(lex, N_("a line of equal signs"));
}

/* Reads the lines after the skat of a game that was played. */
static bool read_game(struct lexer *lex, struct game *g)
{
    bool found = xs_take(lex, SKAT_WAS);

    if (found && (!read_skat(lex, &g->skat_was)
                  || !xs_need_line(lex, N_("the last bid"))))
        return false;
    if (!read_bid(lex, g) || !read_pushed(lex, g) || !read_played(lex, g))
        return false;
    if (!g->ramsch && !found)
        return xs_fail(lex, 0, N_("'Skat was:' or 'Im Skat war:' before this line"));
    return read_play(lex, g);
}

bool xs_footer(struct lexer *lex, struct game *g)
{
    if (!xs_need_line(lex, N_("'Skat is:' or 'Im Skat ist:'")))
        return false;
    if (!xs_take(lex, SKAT_IS))
        return xs_fail(lex, lex->i, N_("'Skat is:' or 'Im Skat ist:'"));
    if (!read_skat(lex, &g->skat_is)
        || !xs_need_line(lex, N_("the skat, or a line of equal signs")))
        return false;
    if (!g->passed && !read_game(lex, g))
        return false;
    return is_end(lex) || xs_fail(lex, lex->i, N_("a line of equal signs"));
}
