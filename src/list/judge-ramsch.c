/* Judges the row of a ramsch: compares it with every ramsch that the house rules allow. */
#include <stdio.h>
#include <stdlib.h>

#include "list/judging.h"

/* What a ramsch comes to. */
struct outcome {
    int points;                /* of who loses or wins, with the skat */
    int losers;                /* 0: somebody wins, or nobody loses */
    int virgins;               /* players without a trick */
    bool won;
    int score;
    enum skr_clause clause;    /* that says so */
};

/* The possible scores of a row, different ones: the few that are nearest to the written. */
#define MOST_SCORES 4
struct scores {
    int written;               /* or 0 */
    int count;                 /* may be MOST_SCORES + 1: more */
    struct { int score; enum skr_clause clause; } item[MOST_SCORES + 1];
};

struct trial {
    const struct judging *j;
    unsigned without;          /* fields that do not count */
    struct scores *scores;     /* those that fit */
};

/* ------------------------------------------------------------ does it fit? */

/* A number of the row, written with or without its sign. */
static bool fits_number(const struct judging *j, enum field field, int score)
{
    int written = j->row.number[field];
    bool is_signed = field == F_VALUE ? j->rows->signed_values : j->rows->signed_scores;

    if (field == F_VALUE && !is_signed && written == abs(score))
        return true;
    score *= j->factor;
    return is_signed ? written == score : written == abs(score);
}

/* Clause home.ramsch-loser: those who lose have the same, and nobody else has any. */
static bool fits_figures(const struct judging *j, const struct outcome *o)
{
    const struct mark *f = figures_of(j->rows, &j->row);
    int score = o->score * j->factor, having = 0;

    for (int i = 0; i < j->row.figures; i++) {
        if (f[i].total || f[i].name < 0 || f[i].number == 0)
            continue;
        if (f[i].number != score)
            return false;
        having++;
    }
    return having == (score == 0 ? 0 : o->won ? 1 : o->losers);
}

static bool fits(const struct trial *t, const struct outcome *o)
{
    const struct judging *j = t->j;
    struct row row = j->row;

    row.known &= ~t->without;
    return (!knows(&row, F_VIRGIN) || row.number[F_VIRGIN] == (o->virgins > 0))
        && (!knows(&row, F_TRICKS) || (row.number[F_TRICKS] == 10) == (o->virgins == 2))
        && may_be(&row, F_WON, o->won)
        && (!knows(&row, F_VALUE) || fits_number(j, F_VALUE, o->score))
        && (!knows(&row, F_SCORE) || fits_number(j, F_SCORE, o->score))
        && (t->without & BIT(F_SCORE) || !has_points(j->rows, &row)
            || fits_figures(j, o));
}

static void try_outcome(const struct trial *t, const struct outcome *o)
{
    struct scores *s = t->scores;
    int at = s->count < MOST_SCORES ? s->count : MOST_SCORES;

    if (!fits(t, o))
        return;
    for (int i = 0; i < at; i++)
        if (s->item[i].score == o->score)
            return;
    for (; at > 0 && abs(s->item[at - 1].score - s->written) > abs(o->score - s->written);
         at--)
        s->item[at] = s->item[at - 1];
    s->item[at].score = o->score;
    s->item[at].clause = o->clause;
    if (s->count <= MOST_SCORES)
        s->count++;
}

/* -------------------------------------------------------- every ramsch there is */

/* Tricks enough to hold so many of the points that two players can have. */
static int tricks_for(int points, bool none)
{
    return none ? 0 : points > 33 ? 2 : 1;
}

/* A ramsch in which the first player has most points, the others a and b. */
static void try_ramsch(const struct trial *t, struct skr_ramsch r, int virgins)
{
    struct skr_ramsch_value v;
    struct outcome o = { .virgins = virgins };

    r.tricks[1] = tricks_for(r.points[1], virgins == 2);
    r.tricks[2] = tricks_for(r.points[2], virgins > 0);
    r.tricks[0] = 10 - r.tricks[1] - r.tricks[2];
    if (skr_ramsch_value(&r, &v) != SKR_OK)
        return;
    o.points = 120 - r.points[1] - r.points[2];
    o.won = v.winner != SKR_NOBODY;
    o.score = v.score[0];
    o.losers = (int)(v.losers & 1) + (int)(v.losers >> 1 & 1) + (int)(v.losers >> 2);
    o.clause = v.steps > 0 ? v.step[v.steps - 1].clause : v.clause;
    try_outcome(t, &o);
}

/* The others have the rest of the points: one loser, two, or three. In a trick are three
 * cards, so that no two players share 120 without the third having fewer. */
static void try_points(const struct trial *t, struct skr_ramsch r, int rest, int virgins)
{
    int most = r.points[0];

    for (int losers = 1; losers <= 3; losers++) {
        r.points[1] = losers > 1 ? most : virgins > 0 ? rest : (rest + 1) / 2;
        r.points[2] = rest - r.points[1];
        if (losers == 1 ? r.points[1] < most
            : r.points[2] >= 0 && (r.points[2] == most) == (losers == 3)
                && r.points[2] <= most)
            if (virgins == 0 || r.points[2] == 0)
                try_ramsch(t, r, virgins);
    }
}

static void try_skats(const struct trial *t, struct skr_ramsch r, int points, int virgins)
{
    bool with_last = skr_in_force(r.code, SKR_C_HOME_RAMSCH_LAST_TRICK);

    for (int skat = 0; skat <= (with_last ? 0 : 22); skat++) {
        r.points[0] = points - skat;
        r.last = 1;
        try_points(t, r, 120 - points, virgins);
    }
}

static bool is_scored(const struct skr_code *code)
{
    return skr_in_force(code, SKR_C_HOME_RAMSCH);
}

static bool is_pushed(const struct skr_code *code)
{
    return skr_in_force(code, SKR_C_HOME_PUSHED_RAMSCH);
}

/* The first points of a player, and their column; both 0 if there are none. */
static int first_figure(const struct judging *j, int *column)
{
    const struct mark *f = figures_of(j->rows, &j->row);

    for (int i = 0; i < j->row.figures; i++)
        if (!f[i].total && f[i].name >= 0 && f[i].number != 0)
            return *column = f[i].column, f[i].number;
    return *column = 0;
}

static int written_score(const struct judging *j)
{
    int column;

    return number_or(&j->row, F_SCORE, number_or(&j->row, F_VALUE,
                                                 first_figure(j, &column))) / j->factor;
}

/* Collects the scores of every ramsch that fits the row without these fields. Returns
 * whether there is one. */
static bool fits_without(const struct judging *j, unsigned fields, struct scores *scores)
{
    const struct trial t = { j, fields, scores };
    bool known = knows(&j->row, F_POINTS) && !(fields & BIT(F_POINTS));
    int from = known ? j->row.number[F_POINTS] : 40, to = known ? from : 120;

    *scores = (struct scores){ .written = written_score(j) };
    for (int points = from; points <= to; points++)
        for (int virgins = 0; virgins <= (points == 120 ? 2 : 1); virgins++) {
            struct skr_ramsch r = { .code = j->code };

            if (is_scored(j->code))
                try_skats(&t, r, points, virgins);
            r.pushed = true;
            for (r.refused = 0; is_pushed(j->code) && r.refused <= 3; r.refused++)
                try_skats(&t, r, points, virgins);
        }
    return scores->count > 0;
}

/* -------------------------------------------------------------- what is wrong */

/* "-70", or "one of -40, -80". */
static void list_scores(const struct judging *j, const struct scores *s, char *text,
                        size_t size)
{
    size_t n = 0;

    text[0] = '\0';
    for (int i = 0; i < s->count && i < MOST_SCORES; i++)
        n += (size_t)snprintf(text + n, size - n, "%s%d", i > 0 ? ", " : "",
                              s->item[i].score * j->factor);
    if (s->count > MOST_SCORES)
        snprintf(text + n, size - n, ", ...");
}

static void report_score(struct judging *j, const struct scores *s)
{
    enum field field = knows(&j->row, F_SCORE) ? F_SCORE : F_VALUE;
    struct spot at = spot(j->rows, &j->row, field);
    char text[80];

    list_scores(j, s, text, sizeof text);
    if (has_points(j->rows, &j->row)) {
        int recorded = first_figure(j, &at.column);

        add_flaw(j->rows, FINDING_WRONG, s->item[0].clause, at, NUMBER(recorded),
                 N_("the same for each who loses, 0 for the others: %s"), text);
    } else {
        WRONG(j, s->item[0].clause, field, NUMBER(j->row.number[field]),
              s->count == 1 ? "%s" : N_("one of %s"), text);
    }
    forget(j, BIT(F_SCORE) | BIT(F_VALUE));
}

/* What else may be wrong, in this order. */
static void report_fact(struct judging *j, enum field field)
{
    static const char *const yes_no[] = { N_("no"), N_("yes") };
    static const char *const outcome[] = { N_("lost"), N_("won") };
    bool set = j->row.number[field] != 0;
    enum language language = j->rows->language;

    switch (field) {
    case F_POINTS:
        WRONG(j, SKR_C_HOME_RAMSCH_LOSER, field, NUMBER(j->row.number[field]),
              N_("not the card points of a player who loses a ramsch"));
        break;
    case F_VIRGIN:
        WRONG(j, SKR_C_HOME_RAMSCH_LOSER, field, tr(language, yes_no[set]),
              N_("whether a player has no trick: %s"), tr(language, yes_no[!set]));
        break;
    case F_WON:
        WRONG(j, SKR_C_HOME_RAMSCH_LOSER, field, tr(language, outcome[set]), "%s",
              tr(language, outcome[!set]));
        break;
    default:
        WRONG(j, SKR_C_HOME_RAMSCH_LOSER, field, tr(language, N_("the figures of the game")),
              "impossible together");
    }
    forget(j, BIT(field));
}

static void check_ramsch(struct judging *j)
{
    static const enum field facts[] = { F_WON, F_VIRGIN, F_POINTS };
    const unsigned all = BIT(F_SCORE) | BIT(F_VALUE) | BIT(F_POINTS) | BIT(F_VIRGIN)
        | BIT(F_WON) | BIT(F_TRICKS);
    const unsigned figures = BIT(F_SCORE) | BIT(F_VALUE);
    struct scores s;

    if (fits_without(j, 0, &s))
        return;
    if (fits_without(j, figures, &s)) {
        report_score(j, &s);
        return;
    }
    for (int i = 0; i < 3; i++)
        if (knows(&j->row, facts[i]) && fits_without(j, BIT(facts[i]), &s)) {
            report_fact(j, facts[i]);
            return;
        }
    for (int i = 0; i < 3; i++)
        if (knows(&j->row, facts[i]) && fits_without(j, figures | BIT(facts[i]), &s)) {
            report_fact(j, facts[i]);
            report_score(j, &s);
            return;
        }
    report_fact(j, F_GAME);
    forget(j, all);
}

/* -------------------------------------------------------------------- ruling */

/* Card points can be counted without any house rule. clause pack.points */
static void check_points(struct judging *j)
{
    int points = number_or(&j->row, F_POINTS, 0);

    if (points >= 0 && points <= 120)
        return;
    WRONG(j, SKR_C_PACK_POINTS, F_POINTS, NUMBER(points), "0 to 120 card points");
    forget(j, BIT(F_POINTS));
}

/* The only score that fits the row; 0 if there are several: what is charged may depend on
 * a player without a trick. Without a house rule, the loser's card points. */
static int only_score(const struct judging *j)
{
    struct scores s;

    if (!is_scored(j->code) && !is_pushed(j->code))
        return -number_or(&j->row, F_POINTS, 0);
    return fits_without(j, 0, &s) && s.count == 1 ? s.item[0].score : 0;
}

/* clause home.ramsch: without a house rule it is booked as it is written. Said once. */
static void report_unchecked(struct judging *j)
{
    if (!j->rows->ramsch_reported)
        add_flaw(j->rows, FINDING_UNDECIDED, SKR_C_HOME_RAMSCH,
                 spot(j->rows, &j->row, F_GAME), "",
                 N_("a ramsch is booked as it is written: no --option says how it is scored"));
    j->rows->ramsch_reported = true;
}

struct ruling judge_ramsch(struct judging *j)
{
    struct row *r = &j->row;
    struct ruling ruling = { .kind = RULED_EACH, .factor = j->factor };

    if (r->scored)
        return ruling;
    check_points(j);
    if (!is_scored(j->code) && !is_pushed(j->code))
        report_unchecked(j);
    else if (r->unread == 0)
        check_ramsch(j);
    if (has_points(j->rows, r))
        return ruling;
    ruling.score = knows(r, F_SCORE) ? r->number[F_SCORE]
        : knows(r, F_VALUE) ? r->number[F_VALUE] : only_score(j) * j->factor;
    if (ruling.score > 0 && is(r, F_WON, 0))
        ruling.score = -ruling.score;
    if (!knows(r, F_SOLOIST) || ruling.score == 0)
        ruling.kind = RULED_NOTHING;
    return ruling;
}
