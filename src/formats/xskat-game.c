/* Makes a record of XSkat's log: finds the seats and orders the moves. */
#include <string.h>

#include "base/none.h"
#include "formats/xskat-read.h"

/* --------------------------------------------------------------------- marks */

/* The column of a card with this mark, or NONE. */
static int marked(const struct cell row[3], unsigned mark)
{
    for (int column = 0; column < 3; column++)
        if (row[column].marks & mark)
            return column;
    return NONE;
}

static int count_marked(const struct cell row[3], unsigned mark)
{
    int n = 0;

    for (int column = 0; column < 3; column++)
        n += (row[column].marks & mark) != 0;
    return n;
}

/* Who led the trick: the column of the card marked as led. A card that was led
 * and won has capitals only, so without that mark the winner's column is taken.
 * NONE if no card is marked. */
static int leader(const struct cell row[3])
{
    int column = marked(row, XS_LEADS);

    return column >= 0 ? column : marked(row, XS_WINS);
}

/* --------------------------------------------------------------------- seats */

/* Forehand's column: the one after the dealer's. If the log does not name the
 * dealer, the column of the first lead or of the underlined pass. */
static int forehand(const struct game *g)
{
    return g->dealer >= 0 ? (g->dealer + 1) % 3 : leader(g->row[0]);
}

/* The seat of the player in this column. */
static int seat_of(const struct game *g, int column)
{
    return (column + 3 - forehand(g)) % 3;
}

/* -------------------------------------------------------------------- checks */

/* Replaces XS_LOWEST_TRUMP. Returns whether it was there. */
static bool name_lowest(struct cell row[10][3], int rows, int lowest)
{
    bool found = false;

    for (int n = 0; n < 3 * rows; n++)
        if (row[n / 3][n % 3].card == XS_LOWEST_TRUMP) {
            row[n / 3][n % 3].card = lowest;
            found = true;
        }
    return found;
}

/* Replaces "Spitze" by the lowest trump: the seven of trumps, or in grand the
 * jack of diamonds. */
static bool check_spitze(struct lexer *lex, struct game *g)
{
    int lowest = g->said.game == SKR_GRAND ? SKR_CARD(SKR_DIAMONDS, SKR_JACK)
        : SKR_CARD((int)g->said.game, SKR_SEVEN);

    g->spitze = name_lowest(g->row, g->rows, lowest);
    g->spitze |= name_lowest(g->hand, 10, lowest);
    if (g->spitze && (g->ramsch || g->passed || g->said.game == SKR_NULL))
        return xs_fail(lex, 0,
                          N_("a game with trumps, because the log says 'Spitze'"));
    return true;
}

/* In each trick one card is marked as the winner and at most one as led. Rows
 * without marks are only in null, at the end. */
static bool check_marks(struct lexer *lex, const struct game *g)
{
    bool null = !g->ramsch && g->said.game == SKR_NULL, over = false;

    for (int trick = 0; trick < g->rows; trick++) {
        const struct cell *row = g->row[trick];
        int wins = count_marked(row, XS_WINS), leads = count_marked(row, XS_LEADS);

        over |= null && trick > 0 && wins + leads == 0;
        if (over ? wins + leads == 0 : wins == 1 && leads <= 1)
            continue;
        return xs_fail_bytes(lex->record, row[0].span.byte,
                             row[2].span.byte + row[2].span.length,
                             N_("one card in capitals, which took the trick, and at"
                             " most one marked by '_', which was led"));
    }
    return true;
}

static bool is_capital(const struct cell *cell)
{
    return (cell->marks & XS_WINS) != 0;
}

/* The trumps in the hands are in capitals: the jacks alone also in a ramsch and where
 * all passed. A log without any such capitals does not say. */
static bool check_trumps(struct lexer *lex, const struct game *g)
{
    enum skr_game game = g->ramsch || g->passed ? SKR_GRAND : g->said.game;
    bool marks = false;

    for (int n = 0; n < 30; n++)
        marks |= is_capital(&g->hand[n / 3][n % 3]);
    for (int n = 0; n < 30 && marks; n++) {
        const struct cell *cell = &g->hand[n / 3][n % 3];

        if (is_capital(cell) != ((skr_trumps(game) & SKR_BIT(cell->card)) != 0))
            return xs_fail_bytes(lex->record, cell->span.byte,
                                 cell->span.byte + cell->span.length,
                                 N_("the trumps of the game that was played in"
                                    " capitals, and no other card"));
    }
    return true;
}

static bool check_passes(struct lexer *lex, const struct game *g)
{
    return g->dealer >= 0 || count_marked(g->row[0], XS_LEADS) == 1
        || xs_fail(lex, 0, N_("a dealer in the header, or forehand's pass marked"
                              " by '_'"));
}

bool xs_check(struct lexer *lex, struct game *g)
{
    return check_spitze(lex, g)
        && (g->passed ? check_passes(lex, g) : check_marks(lex, g))
        && check_trumps(lex, g);
}

/* --------------------------------------------------------------------- moves */

static struct move *add_move(struct record *r, enum move_kind kind,
                             int seat, int number, struct span span)
{
    struct move *m = &r->move[r->moves++];

    *m = (struct move){ .kind = (uint8_t)kind, .seat = (int8_t)seat,
                            .number = (int16_t)number,
                            .byte = span.byte, .length = span.length };
    return m;
}

static void add_house_rule(struct record *r, enum skr_clause clause,
                           struct span span)
{
    add_move(r, MOVE_HOUSE, SKR_NOBODY, (int)clause, span);
}

static void add_skat(struct record *r, enum move_kind kind, int seat,
                     struct skat skat)
{
    struct move *m = add_move(r, kind, seat, 0, skat.span);

    m->put_away = skat.cards;
    m->count = 2;
    m->away = 2;
}

/* clause auction.passed-in: all three have passed, in the only possible
 * order. */
static void add_passes(struct record *r, const struct game *g)
{
    static const int order[] = { SKR_MIDDLEHAND, SKR_REARHAND, SKR_FOREHAND };

    for (int n = 0; n < 3; n++)
        add_move(r, MOVE_PASS, order[n], 0,
                 g->row[0][(order[n] + forehand(g)) % 3].span);
}

/* clause home.contra: the defenders whose names are marked, then the soloist;
 * XSkat has no sup. */
static void add_contras(struct record *r, const struct game *g)
{
    bool said = false;

    for (int n = 1; n <= 3; n++) {
        int column = (g->soloist + n) % 3;

        if (!g->player[column].marked || (n == 3 && !said))
            continue;
        add_move(r, n == 3 ? MOVE_RE : MOVE_CONTRA,
                 seat_of(g, column), 0, g->player[column].span);
        said = true;
    }
}

static void add_announcement(struct record *r, const struct game *g)
{
    int seat = seat_of(g, g->soloist);
    struct move *m = add_move(r, MOVE_ANNOUNCE, seat, 0, g->played_span);

    m->said = g->said;
    if (g->said.hand && g->skat_is.cards != g->skat_was.cards) {
        m->put_away = g->skat_is.cards;
        m->count = 2;
        m->away = 2;
    }
}

/* Adds the moves from the end of the auction to the first lead. */
static void add_opening(struct record *r, const struct game *g)
{
    int seat = seat_of(g, g->soloist);

    if (g->bid == 0)
        add_house_rule(r, SKR_C_HOME_PUSHED_RAMSCH, g->played_span);
    add_move(r, MOVE_SOLOIST, seat, g->bid, g->bid_span);
    if (!g->said.hand) {
        add_move(r, MOVE_TAKE, seat, 0, g->skat_was.span);
        add_skat(r, MOVE_SKAT, SKR_NOBODY, g->skat_was);
    }
    if (g->revolution)
        add_house_rule(r, SKR_C_HOME_REVOLUTION, g->played_span);
    if (g->spitze)
        add_house_rule(r, SKR_C_HOME_OTHER, g->played_span);
    add_announcement(r, g);
    if (!g->said.hand)
        add_skat(r, MOVE_DISCARD, seat, g->skat_is);
    add_contras(r, g);
}

static void add_trick(struct record *r, const struct game *g,
                      const struct cell row[3])
{
    int first = leader(row), won = marked(row, XS_WINS);

    for (int n = 0; n < 3; n++) {
        int column = (first + n) % 3;

        add_move(r, MOVE_CARD, seat_of(g, column), row[column].card,
                 row[column].span);
    }
    add_move(r, MOVE_TRICK, seat_of(g, won), 0, row[won].span);
}

/* Rows with marks are tricks. XSkat ends a null game that the soloist cannot
 * lose any more; the cards left follow in rows without marks. */
static void add_tricks(struct record *r, const struct game *g)
{
    int trick = 0;

    for (; trick < g->rows && leader(g->row[trick]) >= 0; trick++)
        add_trick(r, g, g->row[trick]);
    if (trick < g->rows)
        add_move(r, MOVE_SHOW, seat_of(g, g->soloist), 0,
                 g->row[trick][0].span);
}

/* -------------------------------------------------------------------- record */

/* Sets the hands as they were played. Returns all their cards. */
static skr_cards set_hands(struct record *r, const struct game *g)
{
    skr_cards all = 0;

    for (int n = 0; n < 30; n++) {
        skr_cards card = SKR_BIT(g->hand[n / 3][n % 3].card);

        r->doubled |= (all & card) != 0;
        all |= card;
        r->deal.hand[seat_of(g, n % 3)] |= card;
    }
    return all;
}

/* Sets the soloist's hand and the skat as they were dealt. The skat that he found
 * must be among his hand and the skat of now; else another player has the same
 * card, and of his hand only the cards that he played are known. */
static void set_found(struct record *r, skr_cards *hand, const struct game *g)
{
    skr_cards twelve = *hand | g->skat_is.cards, found = g->skat_was.cards;

    r->doubled = (found & ~twelve) != 0;
    *hand = (r->doubled ? *hand : twelve) & ~found;
    r->deal.skat = found;
}

/* Sets the hands as they were dealt; as they are written if the 32 cards written
 * are not different. */
static void set_deal(struct record *r, const struct game *g)
{
    r->doubled = (set_hands(r, g) | g->skat_is.cards) != SKR_PACK || r->doubled;
    r->deal.skat = g->skat_is.cards;
    if (!r->doubled && !g->passed && !g->ramsch)
        set_found(r, &r->deal.hand[seat_of(g, g->soloist)], g);
    r->whole = !r->doubled && skr_deal_check(&r->deal) == SKR_C_NONE;
}

static void add_moves(struct record *r, const struct game *g)
{
    if (g->passed) {
        add_passes(r, g);
        return;
    }
    if (g->ramsch)
        add_house_rule(r, g->pushed ? SKR_C_HOME_PUSHED_RAMSCH
                                    : SKR_C_HOME_RAMSCH, g->played_span);
    else
        add_opening(r, g);
    add_tricks(r, g);
}

/* --------------------------------------------------------------------- notes */

/* Notes the first names, which are all on one line. */
static void note_names(struct record *r, const struct game *g,
                       struct notes *notes)
{
    char *made = r->made;

    for (int column = 0; column < 3; column++) {
        size_t length = strcspn(g->player[column].name, " ");

        memcpy(made, g->player[column].name, length);
        notes->label[LABEL_P0 + seat_of(g, column)] =
            (struct label_text){ made, length };
        made += length;
    }
}

void xs_fill(struct record *r, const struct game *g, struct notes *notes)
{
    set_deal(r, g);
    if (g->passed)
        r->result = (struct result){ .kind = RESULT_PASSED };
    if (g->ramsch && g->soloist != SKR_NOBODY) {
        r->result.given |= 1u << FIGURE_SOLOIST;
        r->result.figure[FIGURE_SOLOIST] = seat_of(g, g->soloist);
        r->result.at[FIGURE_SOLOIST] = g->played_span.byte;
    }
    add_moves(r, g);
    if (notes == NULL)
        return;
    record_note(r, notes);
    note_names(r, g, notes);
}
