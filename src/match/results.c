/* Adds up games. */
#include "match/results.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

/* ---------------------------------------------------------------------- a game */

static bool has_soloist(const struct played *p)
{
    return p->result.outcome == SKR_GAME_PLAYED || p->result.outcome == SKR_GAME_DECIDED;
}

static bool is_won(const struct played *p)
{
    return p->result.score[p->state->soloist] > 0;
}

/* As sheet adds up a list of this deal alone: the totals of a list are sums. */
void played_scores(const struct played *p, int score[3])
{
    const struct skr_scoring scoring = { .code = p->match->code, .players = 3,
                                         .scheme = p->match->scheme };
    struct skr_tally tally[SKR_TABLE] = { { 0, 0, 0 } };

    for (int seat = 0; seat < 3; seat++)
        tally[seat].points = p->result.score[seat];
    if (has_soloist(p)) {
        tally[p->state->soloist].won = is_won(p);
        tally[p->state->soloist].lost = !is_won(p);
    }
    for (int seat = 0; seat < 3; seat++)
        score[seat] = skr_sheet_total(&scoring, tally, seat);
}

static void add_count(struct count *c, bool won, int points)
{
    c->games++;
    c->won += won;
    c->points += points;
}

static void add_soloist(struct score *s, const struct played *p)
{
    const struct skr_announcement *a = &p->state->game;
    int points = p->result.score[p->state->soloist];

    add_count(&s->soloist, is_won(p), points);
    if (!p->state->announced)
        return;
    add_count(&s->game[a->game], is_won(p), points);
    s->overbid += p->result.value.overbid;
    s->said[SAID_HAND] += a->hand;
    s->said[SAID_OUVERT] += a->ouvert;
    s->said[SAID_SCHNEIDER] += a->announced != SKR_NO_LEVEL;
    s->said[SAID_SCHWARZ] += a->announced == SKR_SCHWARZ;
    s->said[SAID_CONTRA] += p->state->contras.said != SKR_NO_CONTRA;
}

static void add_seat(struct score *s, const struct played *p, int seat)
{
    s->games++;
    if (has_soloist(p) && seat == p->state->soloist)
        add_soloist(s, p);
    else if (has_soloist(p))
        add_count(&s->defender, !is_won(p), p->result.score[p->state->soloist]);
    else if (p->result.outcome == SKR_RAMSCH_PLAYED)
        add_count(&s->ramsch, p->result.score[seat] > 0, p->result.score[seat]);
    else if (p->result.outcome == SKR_PASSED_IN)
        s->passed_in++;
    else
        s->broken_off++;
}

/* --------------------------------------------------------- the best, the worst */

static bool is_before(const struct kept *a, const struct kept *b, int sign)
{
    if (a->text == NULL || b->text == NULL)
        return a->text != NULL;
    if (a->score != b->score)
        return sign * a->score > sign * b->score;
    return a->deal != b->deal ? a->deal < b->deal : a->game < b->game;
}

/* The last one is forgotten. */
static void insert(struct kept list[KEPT], const struct kept *k, int sign)
{
    int at = KEPT;

    while (at > 0 && is_before(k, &list[at - 1], sign))
        at--;
    if (at == KEPT) {
        free(k->text);
        return;
    }
    free(list[KEPT - 1].text);
    memmove(list + at + 1, list + at, (size_t)(KEPT - 1 - at) * sizeof *list);
    list[at] = *k;
}

static char *text_of(const struct skr_state *state)
{
    static _Thread_local char text[SKR_STATE_TEXT];
    char *copy;

    skr_state_write(state, text);
    copy = strdup(text);
    if (copy == NULL)
        memory_note();
    return copy;
}

static void keep(struct kept list[KEPT], const struct played *p, int seat, int score,
                 int sign)
{
    static char any[] = "";      /* until it is known that the game is kept */
    struct kept k = { score, p->deal, p->game, seat, any };

    if (!is_before(&k, &list[KEPT - 1], sign))
        return;
    k.text = text_of(p->state);
    insert(list, &k, sign);
}

/* ------------------------------------------------------------------------ sums */

#define AT(member) offsetof(struct score, member)
#define COUNT(name, member) \
    { name "_games", AT(member.games) }, { name "_won", AT(member.won) }, \
    { name "_points", AT(member.points) }

const struct score_sum score_sums[] = {
    { "games", AT(games) }, { "deals", AT(deals) }, { "total", AT(total) },
    { "squares", AT(squares) },
    COUNT("soloist", soloist), COUNT("defender", defender), COUNT("ramsch", ramsch),
    COUNT("clubs", game[SKR_GAME_CLUBS]), COUNT("spades", game[SKR_GAME_SPADES]),
    COUNT("hearts", game[SKR_GAME_HEARTS]), COUNT("diamonds", game[SKR_GAME_DIAMONDS]),
    COUNT("grand", game[SKR_GRAND]), COUNT("null", game[SKR_NULL]),
    { "passed_in", AT(passed_in) }, { "broken_off", AT(broken_off) },
    { "overbid", AT(overbid) }, { "hand", AT(said[SAID_HAND]) },
    { "ouvert", AT(said[SAID_OUVERT]) }, { "schneider", AT(said[SAID_SCHNEIDER]) },
    { "schwarz", AT(said[SAID_SCHWARZ]) }, { "contra", AT(said[SAID_CONTRA]) },
    { "late", AT(late) }, { "dead", AT(dead) }, { "strays", AT(strays) },
};
const int score_sum_count = sizeof score_sums / sizeof *score_sums;

void match_add(struct results *r, const struct played *p,
                 long long of_deal[MOST_PLAYERS])
{
    int score[3];

    played_scores(p, score);
    for (int seat = 0; seat < 3; seat++) {
        int player = player_at(p, seat);

        add_seat(&r->of[player], p, seat);
        of_deal[player] += score[seat];
        keep(r->of[player].best, p, seat, score[seat], 1);
        keep(r->of[player].worst, p, seat, score[seat], -1);
    }
    r->games++;
    r->moves += p->state->moves;
}

void match_end_deal(struct results *r, const struct match *m,
                      const long long of_deal[MOST_PLAYERS])
{
    r->deals++;
    for (int n = 0; n < m->players; n++) {
        r->of[n].deals++;
        r->of[n].total += of_deal[n];
        r->of[n].squares += of_deal[n] * of_deal[n];
    }
}

void match_broken(struct score *s, const struct broken *b)
{
    int n = 0;

    while (n < s->brokens && s->broken[n].clause != b->clause)
        n++;
    if (n == MOST_BROKEN)
        return;
    if (n == s->brokens) {
        s->broken[s->brokens++] = *b;
        return;
    }
    long long times = s->broken[n].times + b->times;
    bool first = b->deal != s->broken[n].deal ? b->deal < s->broken[n].deal
                                              : b->game < s->broken[n].game;

    if (first)
        s->broken[n] = *b;
    s->broken[n].times = times;
}

/* Numbers of JSON are exact up to there; two of them can be added. */
#define SUM_MOST ((long long)1 << 53)

static bool can_be_negative(const struct score_sum *sum)
{
    return sum->at == AT(total) || strstr(sum->name, "_points") != NULL;
}

static bool no_more(const struct count *c)
{
    return c->won <= c->games;
}

/* Each seat of each game is counted as one of these, and a game of the soloist's is of one
 * kind, unless it was broken off before that was known. */
static bool score_adds_up(const struct score *s)
{
    long long kinds = 0;

    for (int game = 0; game < SKR_GAMES; game++) {
        if (!no_more(&s->game[game]))
            return false;
        kinds += s->game[game].games;
    }
    for (int said = 0; said < SAIDS; said++)
        if (s->said[said] > kinds)
            return false;
    return no_more(&s->soloist) && no_more(&s->defender) && no_more(&s->ramsch)
        && kinds <= s->soloist.games && s->overbid <= kinds
        && s->games == s->soloist.games + s->defender.games + s->ramsch.games
                       + s->passed_in + s->broken_off;
}

/* Three seats for each game; each player has a total of each deal. */
static bool results_add_up(const struct results *r, int players)
{
    long long seats = 0;

    for (int p = 0; p < players; p++) {
        seats += r->of[p].games;
        if (r->of[p].deals != r->deals || !score_adds_up(&r->of[p]))
            return false;
    }
    return seats == 3 * r->games;
}

bool match_sums_fit(const struct results *r, int players)
{
    const long long all[] = { r->deals, r->games, r->moves };

    for (int n = 0; n < 3; n++)
        if (all[n] < 0 || all[n] > SUM_MOST)
            return false;
    for (int p = 0; p < players; p++)
        for (int n = 0; n < score_sum_count; n++) {
            struct score score = r->of[p];
            long long sum = *score_sum(&score, n);

            if (sum > SUM_MOST || sum < (can_be_negative(&score_sums[n]) ? -SUM_MOST : 0))
                return false;
        }
    return results_add_up(r, players);
}

static void merge_score(struct score *to, struct score *from)
{
    for (int n = 0; n < score_sum_count; n++)
        *score_sum(to, n) += *score_sum(from, n);
    for (int n = 0; n < KEPT; n++) {
        if (from->best[n].text != NULL)
            insert(to->best, &from->best[n], 1);
        if (from->worst[n].text != NULL)
            insert(to->worst, &from->worst[n], -1);
    }
    for (int n = 0; n < from->brokens; n++)
        match_broken(to, &from->broken[n]);
}

void match_merge(struct results *to, struct results *from, int players)
{
    to->deals += from->deals;
    to->games += from->games;
    to->moves += from->moves;
    for (int n = 0; n < players; n++)
        merge_score(&to->of[n], &from->of[n]);
    memset(from, 0, sizeof *from);
}

void match_results_free(struct results *r)
{
    for (int n = 0; n < MOST_PLAYERS; n++)
        for (int k = 0; k < KEPT; k++) {
            free(r->of[n].best[k].text);
            free(r->of[n].worst[k].text);
        }
}

bool match_any_broken(const struct results *r, int players)
{
    for (int n = 0; n < players; n++)
        if (r->of[n].brokens > 0)
            return true;
    return false;
}

/* -------------------------------------------------------------------- the mean */

double score_mean(const struct score *s)
{
    return s->games > 0 ? (double)s->total / (double)s->games : 0;
}

/* By Newton: so no library is needed, and every machine finds the same. */
static double root(double x)
{
    double r = x > 1 ? x : 1;

    for (int n = 0; n < 100; n++)
        r = (r + x / r) / 2;
    return r;
}

/* Of each deal a player has the same number of games. */
double score_error(const struct score *s)
{
    double deals = (double)s->deals, total = (double)s->total, variance;

    if (s->deals < 2)
        return -1;
    variance = ((double)s->squares - total * total / deals) / (deals - 1);
    return root(variance < 0 ? 0 : variance / deals) * deals / (double)s->games;
}
