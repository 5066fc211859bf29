/* Compares the result of a row with every game that its facts leave possible. */
#include <stdio.h>

#include "list/judging.h"

#define MARKS (BIT(F_SCHNEIDER) | BIT(F_SCHWARZ) | BIT(F_OVERBID))
#define OUTCOME (BIT(F_WON) | BIT(F_BID) | BIT(F_OVERBID))

/* Collects what the game can be worth without these fields. Returns the number of
 * worths. */
static int worths_without(const struct judging *j, unsigned fields,
                          struct worths *w)
{
    struct row row = j->row;

    row.known &= ~fields;
    collect_worths(&row, j->code, w);
    return w->count;
}

static bool fits_without(const struct judging *j, unsigned fields)
{
    struct worths w;

    return worths_without(j, fields, &w) > 0;
}

/* An unknown bid may be the reason why a made game is lost; but then the written
 * value must be that of an overbid game. clause value.overbid */
static bool fits_as_written(const struct judging *j)
{
    struct worths w;

    if (knows(&j->row, F_BID))
        return fits_without(j, MARKS);
    worths_without(j, MARKS, &w);
    for (int i = 0; i < w.count; i++)
        if (!w.item[i].overbid || fits_values(j, &w.item[i]))
            return true;
    return false;
}

/* With the card points instead of the false mark a game booked as won may be lost: then
 * writes ": lost, overbid at 24: -54". */
static void say_consequence(const struct judging *j, char text[80])
{
    struct worths w;
    char score[16];

    text[0] = '\0';
    if (!is(&j->row, F_WON, 1) || !knows(&j->row, F_BID) || fits_without(j, MARKS)
        || worths_without(j, MARKS | BIT(F_WON), &w) != 1 || !w.item[0].overbid)
        return;
    snprintf(score, sizeof score, ": %d", w.item[0].score * j->factor);
    snprintf(text, 80, ": ");
    snprintf(text + 2, 78, tr(j->rows->language, N_("lost, overbid at %d%s")),
             j->row.number[F_BID], score);
}

/* Reports a fact that contradicts the card points, and forgets the points. If
 * passed-in rows have the same points, the form may have filled them in: then the
 * flaw is only a doubt. */
static void doubt_points(struct judging *j, enum skr_clause clause,
                         enum field field, const char *recorded,
                         const char *ruled)
{
    int points = j->row.number[F_POINTS];
    char then[80] = "";

    if (field != F_WON)
        say_consequence(j, then);
    if (points == j->rows->default_points)
        add_flaw(j->rows, FINDING_UNDECIDED, clause,
                 spot(j->rows, &j->row, field), tr(j->rows->language, recorded),
                 "%d card points may come from the form, as in passed-in rows",
                 points);
    else
        WRONG(j, clause, field, tr(j->rows->language, recorded),
              "%s with %d card points%s", tr(j->rows->language, ruled), points, then);
    forget(j, BIT(F_POINTS));
}

/* Is it announced what the card points do not make, whatever was bid? */
static bool is_missed(const struct judging *j)
{
    const unsigned promised = BIT(F_ANNOUNCED) | BIT(F_OUVERT);

    return !fits_without(j, MARKS | BIT(F_BID))
        && fits_without(j, MARKS | BIT(F_BID) | promised);
}

/* clauses level.win level.announced: points and outcome must agree, unless the bid
 * makes a made game lost. */
static void check_outcome(struct judging *j)
{
    const struct row *r = &j->row;
    bool won = is(r, F_WON, 1), made = won && r->number[F_POINTS] >= 61;

    if (!knows(r, F_POINTS) || !knows(r, F_WON) || fits_as_written(j)
        || (made && !is_missed(j)))
        return;   /* made, but overbid: check_bid_covered reports it */
    doubt_points(j, made ? SKR_C_LEVEL_ANNOUNCED : SKR_C_LEVEL_WIN, F_WON,
                 won ? N_("won") : N_("lost"), won ? N_("lost") : N_("won"));
}

/* clauses level.schneider level.schwarz: the card points make a level, whoever wins and
 * whatever was bid. */
static void check_mark(struct judging *j, enum field mark,
                       enum skr_clause clause, const char *name,
                       const char *not_name)
{
    bool marked = j->row.number[mark];

    if (!knows(&j->row, F_POINTS) || !knows(&j->row, mark)
        || fits_without(j, OUTCOME | (MARKS & ~BIT(mark)))
        || !fits_without(j, OUTCOME | MARKS))
        return;
    doubt_points(j, clause, mark, marked ? name : not_name,
                 marked ? not_name : name);
}

/* Value and score of the game as if won follow from the fault of the bid: they are
 * no fault of their own. */
static void forget_values(struct judging *j, const struct worths *as_won)
{
    static const enum field figures[] = { F_VALUE, F_SCORE };

    for (int k = 0; k < 2; k++)
        for (int i = 0; i < as_won->count && knows(&j->row, figures[k]); i++)
            if (fits_value(j, figures[k], &as_won->item[i]))
                forget(j, BIT(figures[k]));
}

/* Is one of these worths written as the row's value and score? */
static bool written(const struct judging *j, const struct worths *w)
{
    for (int i = 0; i < w->count; i++)
        if (fits_values(j, &w->item[i]))
            return true;
    return false;
}

/* Does a game that fits the row reach the bid? If the written value is that of a game
 * below the bid, and of no other, it was that game. */
static bool reaches_bid(const struct judging *j, const struct worths *as_won)
{
    struct worths w;

    if (worths_without(j, 0, &w) == 0)
        return false;
    return (!knows(&j->row, F_VALUE) && !knows(&j->row, F_SCORE))
        || written(j, &w) || !written(j, as_won);
}

/* clauses value.bid value.overbid-null: no game that the row leaves possible
 * reaches the bid. */
static void check_bid_covered(struct judging *j)
{
    struct worths as_won, w;
    char score[16] = "";

    if (!is(&j->row, F_WON, 1) || !knows(&j->row, F_BID)
        || worths_without(j, BIT(F_BID) | BIT(F_OVERBID), &as_won) == 0
        || reaches_bid(j, &as_won)
        || worths_without(j, BIT(F_WON) | BIT(F_OVERBID), &w) == 0)
        return;
    if (w.count == 1 && w.item[0].score != 0)
        snprintf(score, sizeof score, ": %d", w.item[0].score * j->factor);
    WRONG(j, w.item[0].value == 0 ? SKR_C_VALUE_OVERBID_NULL : SKR_C_VALUE_BID,
          F_WON, tr(j->rows->language, N_("won")), "lost, overbid at %d%s",
          j->row.number[F_BID], score);
    set(&j->row, F_WON, 0);
    forget(j, BIT(F_OVERBID));
    forget_values(j, &as_won);
}

/* What is left of a contradiction: the first of these without which a game fits the row.
 * Without the last of them one always does. */
static void check_rest(struct judging *j)
{
    static const struct {
        unsigned fields;
        enum field at;
        enum skr_clause clause;
        const char *recorded;
    } suspect[] = {
        { MARKS, F_SCHWARZ, SKR_C_LEVEL_SCHWARZ, N_("the levels") },
        { MARKS | OUTCOME | BIT(F_POINTS) | BIT(F_TRICKS), F_GAME, SKR_C_VALUE_PRODUCT,
          N_("the figures of the game") },
    };
    bool overbid = j->row.number[F_OVERBID];
    enum language language = j->rows->language;

    if (fits_without(j, 0))
        return;
    if (knows(&j->row, F_OVERBID) && fits_without(j, BIT(F_OVERBID))) {
        WRONG(j, SKR_C_VALUE_BID, F_OVERBID,
              tr(language, overbid ? N_("overbid") : N_("not overbid")), "%s",
              tr(language, overbid ? N_("not overbid") : N_("overbid")));
        forget(j, BIT(F_OVERBID));
    }
    for (size_t i = 0; i < sizeof suspect / sizeof *suspect && !fits_without(j, 0); i++) {
        if (!fits_without(j, suspect[i].fields))
            continue;
        WRONG(j, suspect[i].clause, suspect[i].at, tr(language, suspect[i].recorded),
              "impossible together");
        forget(j, suspect[i].fields);
    }
}

void check_result(struct judging *j)
{
    check_outcome(j);
    check_mark(j, F_SCHWARZ, SKR_C_LEVEL_SCHWARZ, N_("schwarz"), N_("not schwarz"));
    check_mark(j, F_SCHNEIDER, SKR_C_LEVEL_SCHNEIDER, N_("schneider"),
               N_("not schneider"));
    check_bid_covered(j);
    check_rest(j);
}
