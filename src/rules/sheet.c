/* Score lists: entering deals, totals, ranking. */
#include <stdlib.h>

#include "rules/rules.h"

/* A deal as it is booked. */
struct booked {
    bool won;
    int value;
    int score;
};

/* Does the scheme count them, and the code too? clauses sheet.seeger
 * sheet.seeger-alone sheet.fabian */
static bool pays_seeger(const struct skr_scoring *s)
{
    return s->scheme == SKR_SEEGER
        || (s->scheme == SKR_SEEGER_FABIAN
            && skr_in_force(s->code, SKR_C_SHEET_SEEGER));
}

static bool pays_fabian(const struct skr_scoring *s)
{
    return s->scheme == SKR_SEEGER_FABIAN
        && skr_in_force(s->code, SKR_C_SHEET_FABIAN);
}

void skr_sheet_begin(struct skr_sheet *sheet, const struct skr_scoring *scoring)
{
    *sheet = (struct skr_sheet){ .scoring = *scoring,
                                 .next_dealer = SKR_NOBODY };
    if (pays_seeger(scoring) && !pays_fabian(scoring))
        sheet->scoring.scheme = SKR_SEEGER;
}

/* ------------------------------------------------------------------ entering */

/* The factor of house rules; 0 if the entry leaves it out. clause home.contra */
static int factor_of(const struct skr_entry *e)
{
    return e->factor != 0 ? e->factor : 1;
}

/* The score of a game with the entry's value. */
static int score_of_value(const struct skr_code *code,
                          const struct skr_entry *e)
{
    return skr_score(code, e->hand, e->won, e->value) * factor_of(e);
}

/* The score as written goes first: a lost game stands there doubled already,
 * and is not doubled again. */
SKR_CITE(SHEET_ENTRY);
static struct booked book(const struct skr_code *code,
                          const struct skr_entry *e)
{
    struct booked b = { e->won, e->value, e->score };
    int once;

    if (b.score == 0) {
        b.score = score_of_value(code, e);
        return b;
    }
    b.won = b.score > 0;
    once = skr_score(code, e->hand, b.won, 1) * factor_of(e);
    b.value = b.score / once;
    return b;
}

static bool contradicts(const struct skr_code *code, const struct skr_entry *e)
{
    return e->score != 0 && e->value != 0
        && e->score != score_of_value(code, e);
}

/* One for each game point, rounded up to full tens before a lost game is
 * doubled, in every code. clause sheet.money; home.contra multiplies last. */
SKR_CITE(SHEET_MONEY);
static int settlement(const struct skr_scoring *s, const struct booked *b,
                      int factor)
{
    long long hundredths = (long long)s->stake * b->value;
    int tens = (int)((hundredths + 999) / 1000);

    return 10 * tens * (b->won ? 1 : -2) * factor;
}

/* clause sheet.money: everyone at the table settles with the soloist; the one
 * who sits out does too. */
static void settle(struct skr_sheet *sheet, const struct skr_entry *e,
                   const struct booked *b)
{
    int sum = settlement(&sheet->scoring, b, factor_of(e));

    for (int i = 0; i < sheet->scoring.players; i++)
        sheet->tally[i].points -= sum;
    sheet->tally[e->soloist].points += sum * sheet->scoring.players;
}

/* clause sheet.beer: a won game is written against all others, a lost one
 * against the soloist. */
static void write_mark(struct skr_sheet *sheet, const struct skr_entry *e,
                       const struct booked *b)
{
    if (!b->won) {
        sheet->tally[e->soloist].points += b->score;
        return;
    }
    for (int i = 0; i < sheet->scoring.players; i++)
        if (i != e->soloist)
            sheet->tally[i].points -= b->score;
}

static void enter_game(struct skr_sheet *sheet, const struct skr_entry *e)
{
    struct booked b = book(sheet->scoring.code, e);

    if (b.won)
        sheet->tally[e->soloist].won++;
    else
        sheet->tally[e->soloist].lost++;
    if (sheet->scoring.scheme == SKR_MONEY)
        settle(sheet, e, &b);
    else if (sheet->scoring.scheme == SKR_BEER)
        write_mark(sheet, e, &b);
    else
        sheet->tally[e->soloist].points += b.score;
}

/* A deal without soloist: passed in, or figures as they are booked. */
static void enter_each(struct skr_sheet *sheet, const struct skr_entry *e)
{
    bool nothing = true;

    for (int i = 0; i < sheet->scoring.players; i++) {
        sheet->tally[i].points += e->each[i];
        nothing = nothing && e->each[i] == 0;
    }
    if (nothing)
        sheet->passed_in++;
}

/* clause sheet.beer: whoever reaches the limit first has lost. */
SKR_CITE(SHEET_BEER);
static void look_for_losers(struct skr_sheet *sheet)
{
    if (sheet->scoring.scheme != SKR_BEER || sheet->losers != 0)
        return;
    for (int i = 0; i < sheet->scoring.players; i++)
        if (sheet->tally[i].points <= -sheet->scoring.limit)
            sheet->losers |= (1u << i);
}

/* clause seat.next-dealer: clockwise, after a passed-in deal too. */
SKR_CITE(SEAT_NEXT_DEALER);
static int after(const struct skr_sheet *sheet, int dealer, int deals)
{
    if (dealer == SKR_NOBODY)
        return SKR_NOBODY;
    return ((dealer + deals) % sheet->scoring.players);
}

/* Everything that is wrong with the entry in this list. */
SKR_CITE(SEAT_FOUR);
static int find_broken(const struct skr_sheet *sheet, const struct skr_entry *e,
                       enum skr_clause broken[SKR_BROKEN])
{
    const struct skr_scoring *s = &sheet->scoring;
    bool dealer = e->dealer != SKR_NOBODY, game = e->soloist != SKR_NOBODY;
    int n = 0;

    if (sheet->losers != 0)
        broken[n++] = SKR_C_SHEET_BEER;
    if (s->deals != 0 && sheet->deals >= s->deals)
        broken[n++] = SKR_C_SHEET_SERIES;
    if (dealer && sheet->next_dealer != SKR_NOBODY
        && e->dealer != sheet->next_dealer)
        broken[n++] = SKR_C_SEAT_NEXT_DEALER;
    if (game && s->players == 4 && e->dealer == e->soloist)
        broken[n++] = SKR_C_SEAT_FOUR;
    if (game && contradicts(s->code, e))
        broken[n++] = SKR_C_SHEET_ENTRY;
    return n;
}

int skr_sheet_enter(struct skr_sheet *sheet, const struct skr_entry *entry,
                    enum skr_clause broken[SKR_BROKEN])
{
    int n = find_broken(sheet, entry, broken);

    if (entry->dealer != SKR_NOBODY)
        sheet->next_dealer = entry->dealer;
    skr_sheet_skip(sheet, 1);
    if (entry->soloist != SKR_NOBODY)
        enter_game(sheet, entry);
    else
        enter_each(sheet, entry);
    look_for_losers(sheet);
    return n;
}

void skr_sheet_skip(struct skr_sheet *sheet, int deals)
{
    sheet->next_dealer = after(sheet, sheet->next_dealer, deals);
    sheet->deals += deals;
}

/* ------------------------------------------------------------------- totals */

SKR_CITE(SHEET_SERIES);
bool skr_sheet_complete(const struct skr_sheet *sheet)
{
    const struct skr_scoring *s = &sheet->scoring;

    if (sheet->losers != 0)
        return true;
    if (s->deals != 0)
        return sheet->deals == s->deals;
    return sheet->deals % s->players == 0;
}

/* clause sheet.fabian: for each game that another player has lost; the one
 * who sat out has part in it. */
SKR_CITE(SHEET_FABIAN);
SKR_CITE(SHEET_THREE);
static int opponents_points(const struct skr_scoring *s,
                            const struct skr_tally tally[], int player)
{
    int lost = 0;

    for (int i = 0; i < s->players; i++)
        if (i != player)
            lost += tally[i].lost;
    return lost * (s->players == 3 ? 40 : 30);
}

SKR_CITE(SHEET_SEEGER);
SKR_CITE(SHEET_SEEGER_ALONE);
int skr_sheet_total(const struct skr_scoring *scoring,
                    const struct skr_tally tally[], int player)
{
    const struct skr_tally *t = &tally[player];
    int total = t->points;

    if (pays_seeger(scoring))
        total += 50 * (t->won - t->lost);
    if (pays_fabian(scoring))
        total += opponents_points(scoring, tally, player);
    return total;
}

/* ------------------------------------------------------------------ ranking */

/* Is the place between equal totals ruled? clause sheet.ranking */
static bool ranks_equals(const struct skr_scoring *s)
{
    return s->scheme != SKR_MONEY && s->scheme != SKR_BEER
        && skr_in_force(s->code, SKR_C_SHEET_RANKING);
}

/* Above 0 when a is ahead of b: more points, more wins, fewer losses. */
static int compare(const struct skr_scoring *s, const struct skr_tally tally[],
                   int a, int b)
{
    int total = skr_sheet_total(s, tally, a) - skr_sheet_total(s, tally, b);

    if (total != 0 || !ranks_equals(s))
        return total;
    if (tally[a].won != tally[b].won)
        return tally[a].won - tally[b].won;
    return tally[b].lost - tally[a].lost;
}

unsigned skr_sheet_rank(const struct skr_scoring *scoring,
                        const struct skr_tally tally[], const int lot[],
                        int place[])
{
    bool equal_is_equal = !ranks_equals(scoring);
    unsigned open = 0;

    for (int a = 0; a < scoring->players; a++) {
        place[a] = 1;
        for (int b = 0; b < scoring->players; b++) {
            int ahead = compare(scoring, tally, b, a);

            if (ahead == 0 && !equal_is_equal && lot != NULL && lot[a] != 0 && lot[b] != 0)
                ahead = lot[a] - lot[b];
            if (ahead > 0)
                place[a]++;
            else if (ahead == 0 && a != b && !equal_is_equal)
                open |= 1u << a;
        }
    }
    return open;
}
