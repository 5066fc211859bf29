/* Checks value and score of a row, and rules what to book for it. */
#include <stdio.h>
#include <stdlib.h>

#include "list/judging.h"

static bool is_signed(const struct judging *j, enum field field)
{
    return field == F_VALUE ? j->rows->signed_values : j->rows->signed_scores;
}

/* The number that the field should show. */
static int shown(const struct judging *j, enum field field,
                 const struct worth *w)
{
    int number = is_signed(j, field) ? w->score
        : field == F_VALUE ? w->value : abs(w->score);

    return number * j->factor;
}

/* A value may also be written without the factor. */
bool fits_value(const struct judging *j, enum field field, const struct worth *w)
{
    int written = j->row.number[field];

    if (w->value == 0)
        return !(is_signed(j, field) && written > 0)
            && abs(written) > (field == F_VALUE ? w->above
                               : -skr_score(j->code, true, false, w->above));
    return written == shown(j, field, w)
        || (field == F_VALUE && !is_signed(j, field) && written == w->value);
}

bool fits_values(const struct judging *j, const struct worth *w)
{
    return (!knows(&j->row, F_VALUE) || fits_value(j, F_VALUE, w))
        && (!knows(&j->row, F_SCORE) || fits_value(j, F_SCORE, w));
}

/* ----------------------------------------------------------- what is written */

/* clause sheet.entry: a won game has a plus, a lost game a minus. */
static void check_sign(struct judging *j, enum field field)
{
    int written = number_or(&j->row, field, 0);
    bool won = j->row.number[F_WON];

    if (written == 0 || !knows(&j->row, F_WON) || !is_signed(j, field)
        || (written > 0) == won)
        return;
    WRONG(j, SKR_C_SHEET_ENTRY, field, NUMBER(written),
          won ? N_("plus for a won game") : N_("minus for a lost game"));
    forget(j, BIT(field));
}

static enum skr_clause value_clause(const struct judging *j, int written,
                                    const struct worth *w)
{
    int value = w->value * j->factor;

    if (w->overbid)
        return SKR_C_VALUE_OVERBID;
    if (is(&j->row, F_GAME, SKR_NULL) && abs(written) != w->value)
        return SKR_C_VALUE_NULL;
    if (!w->won && w->score == -2 * w->value && abs(written) == value)
        return SKR_C_VALUE_LOST_DOUBLE;
    if (abs(written) == abs(w->score) * j->factor)
        return SKR_C_SHEET_ENTRY;
    return SKR_C_VALUE_PRODUCT;
}

/* Is a likelier than b? The sign that is written comes first, then the simpler game,
 * then the nearer number. */
static bool is_likelier(const struct judging *j, enum field field,
                        const struct worth *a, const struct worth *b)
{
    int written = j->row.number[field];
    int one = shown(j, field, a), other = shown(j, field, b);
    bool same = (one < 0) == (written < 0);

    if (same != ((other < 0) == (written < 0)))
        return same;
    if (a->assumed != b->assumed)
        return a->assumed < b->assumed;
    return abs(one - written) < abs(other - written);
}

/* The likeliest worth whose number no item of *listed shows, or a null pointer. */
static const struct worth *next_value(const struct judging *j, enum field field,
                                      const struct worths *w,
                                      const struct worth *const listed[], int count)
{
    const struct worth *best = NULL;

    for (int i = 0; i < w->count; i++) {
        bool is_listed = w->item[i].value == 0;

        for (int k = 0; k < count; k++)
            is_listed |= shown(j, field, listed[k]) == shown(j, field, &w->item[i]);
        if (!is_listed && (best == NULL || is_likelier(j, field, &w->item[i], best)))
            best = &w->item[i];
    }
    return best;
}

/* Writes the possible values into text, the likeliest first. Returns their number, at
 * most MOST_LISTED + 1; *one: the likeliest. */
#define MOST_LISTED 4
static int list_values(const struct judging *j, enum field field,
                       const struct worths *w, const struct worth **one,
                       char *text, size_t size)
{
    const struct worth *listed[MOST_LISTED + 1], *next;
    size_t n = 0;
    int values = 0;

    text[0] = '\0';
    while (values <= MOST_LISTED
           && (next = next_value(j, field, w, listed, values)) != NULL) {
        listed[values++] = next;
        if (values <= MOST_LISTED)
            n += (size_t)snprintf(text + n, size - n, "%s%d", values == 1 ? "" : ", ",
                                  shown(j, field, next));
        else
            snprintf(text + n, size - n, ", ...");
    }
    if (values > 0)
        *one = listed[0];
    return values;
}

static void check_value(struct judging *j, enum field field,
                        const struct worths *w)
{
    int written = j->row.number[field], values;
    const struct worth *one = &w->item[0];
    char ruled[64];

    if (!knows(&j->row, field) || w->count == 0)
        return;
    for (int i = 0; i < w->count; i++)
        if (fits_value(j, field, &w->item[i]))
            return;
    values = list_values(j, field, w, &one, ruled, sizeof ruled);
    WRONG(j, values > 1 ? SKR_C_VALUE_PRODUCT : value_clause(j, written, one),
          field, NUMBER(written), values > 1 ? N_("one of %s") : values > 0 ? "%s"
          : N_("more than the value of null"), ruled);
    forget(j, BIT(field));
}

/* -------------------------------------------------------------------- ruling */

/* The written value, if the score follows from it; else 0. */
static int written_value(const struct judging *j, int score)
{
    int value = number_or(&j->row, F_VALUE, 0);

    return !is_signed(j, F_VALUE)
        && score == skr_score(j->code, is(&j->row, F_HAND, 1), score > 0, value)
            * j->factor ? value : 0;
}

/* Rules by the written figures: the facts leave several values possible, or none. */
static struct ruling ruled_as_written(const struct judging *j, bool overbid)
{
    const struct row *r = &j->row;
    enum field field = knows(r, F_SCORE) ? F_SCORE : F_VALUE;
    int written = number_or(r, field, 0);
    struct ruling ruling = { .kind = RULED_GAME, .factor = j->factor,
                             .overbid = overbid, .hand = is(r, F_HAND, 1) };

    if (field == F_SCORE || is_signed(j, field)) {
        ruling.score = is_signed(j, field) || !is(r, F_WON, 0) ? written
                                                               : -written;
        ruling.won = ruling.score > 0;
        ruling.value = written_value(j, ruling.score);
    } else if (knows(r, F_WON)) {
        ruling.won = r->number[F_WON];
        ruling.value = written;
        ruling.score = skr_score(j->code, is(r, F_HAND, 1), ruling.won,
                                 written) * j->factor;
    }
    if (ruling.score == 0)
        ruling.kind = RULED_NOTHING;
    return ruling;
}

/* The only score that fits, or a null pointer. *any: that of the simplest game that
 * fits, if any. */
static const struct worth *only_one(const struct judging *j,
                                    const struct worths *w,
                                    const struct worth **any)
{
    int fitting = 0;

    *any = NULL;
    for (int i = 0; i < w->count; i++)
        if (fits_values(j, &w->item[i])) {
            fitting += *any == NULL || w->item[i].score != (*any)->score;
            *any = *any == NULL ? &w->item[i] : *any;
        }
    return fitting == 1 && (*any)->value != 0 ? *any : NULL;
}

/* For booking, the simplest game is assumed where the list states nothing: not
 * hand, nothing announced, no level beyond the card points, not overbid. */
static void assume_simple(struct row *row)
{
    unsigned simple = BIT(F_HAND) | BIT(F_OUVERT) | BIT(F_ANNOUNCED);

    if (!knows(row, F_TRICKS))
        simple |= BIT(F_SCHWARZ);
    if (!knows(row, F_POINTS))
        simple |= BIT(F_SCHNEIDER);
    if (!knows(row, F_BID))
        simple |= BIT(F_OVERBID);
    for (int f = 0; f < FIELDS; f++)
        if (simple >> f & 1 && !knows(row, (enum field)f))
            set(row, (enum field)f, 0);
}

/* Rules by the code if the facts leave one score possible. */
static struct ruling rule(struct judging *j, struct worths *w)
{
    const struct worth *any, *only = only_one(j, w, &any);
    bool overbid = any != NULL && any->overbid;

    if (only == NULL && !knows(&j->row, F_SCORE) && !knows(&j->row, F_VALUE)) {
        assume_simple(&j->row);
        collect_worths(&j->row, j->code, w);
        only = only_one(j, w, &any);
    }
    if (only == NULL)
        return ruled_as_written(j, overbid);
    return (struct ruling){ RULED_GAME, only->won, only->overbid, only->hand,
                            only->value, only->score * j->factor, j->factor };
}

/* Keeps the worths whose value is written; the score must be one of theirs. With an
 * unknown bid, those of overbid games stay: some lists write the value that the game
 * had, beside the score that it was charged. */
static void keep_written(const struct judging *j, struct worths *w)
{
    int kept = 0;

    for (int i = 0; i < w->count; i++)
        if (fits_value(j, F_VALUE, &w->item[i])
            || (w->item[i].overbid && !knows(&j->row, F_BID)))
            w->item[kept++] = w->item[i];
    w->count = kept;
}

struct ruling check_values(struct judging *j)
{
    struct worths w, written;

    check_sign(j, F_SCORE);
    check_sign(j, F_VALUE);
    collect_worths(&j->row, j->code, &w);
    check_value(j, F_VALUE, &w);
    written = w;
    if (knows(&j->row, F_VALUE))
        keep_written(j, &written);
    check_value(j, F_SCORE, &written);
    return rule(j, &w);
}

/* ---------------------------------------------------- rows without a game name */

/* Can a game have this value? If lost, the game may have been overbid. */
static bool some_value(const struct skr_code *code, int value, bool won)
{
    bool possible = skr_bid_valid(code, value);

    for (int game = SKR_GAME_DIAMONDS; game <= SKR_GRAND && !won && value > 0;
         game++) {
        const struct skr_announcement a = { .game = (enum skr_game)game };

        possible |= value % skr_base(code, &a) == 0;
    }
    return possible;
}

static bool some_score(const struct judging *j, const struct ruling *r)
{
    int score = abs(r->score) / r->factor;

    if (r->value != 0)
        return some_value(j->code, r->value, r->won)
            || (r->value % r->factor == 0
                && some_value(j->code, r->value / r->factor, r->won));
    for (int hand = 0; hand < 2 && r->score % r->factor == 0; hand++) {
        int once = abs(skr_score(j->code, hand, r->won, 1));

        if (score % once == 0 && some_value(j->code, score / once, r->won))
            return true;
    }
    return false;
}

static bool is_null_value(int value)
{
    for (int i = 0; i < 4; i++) {
        const struct skr_announcement a = { .game = SKR_NULL, .hand = i % 2,
                                            .ouvert = i / 2 };

        if (skr_null_value(&a) == value)
            return true;
    }
    return false;
}

/* A won game reaches its bid and, if its value is not one of null, 61 card points.
 * clauses value.bid level.win */
static void check_bare_win(struct judging *j, const struct ruling *r)
{
    int value = r->value != 0 ? r->value : r->score / r->factor;

    if (r->kind != RULED_GAME || !r->won)
        return;
    if (value < number_or(&j->row, F_BID, 0))
        WRONG(j, SKR_C_VALUE_BID, F_BID, NUMBER(j->row.number[F_BID]),
              N_("at most %d, the value of a game that is won"), value);
    if (number_or(&j->row, F_POINTS, 61) < 61 && !is_null_value(value)
        && (value % r->factor != 0 || !is_null_value(value / r->factor)))
        WRONG(j, SKR_C_LEVEL_WIN, F_POINTS, NUMBER(j->row.number[F_POINTS]),
              N_("61 or more for a won game of %d"), value);
}

struct ruling check_bare_values(struct judging *j)
{
    struct ruling r;

    check_sign(j, F_SCORE);
    check_sign(j, F_VALUE);
    r = ruled_as_written(j, false);
    if (!j->rows->judged && j->row.unread == 0 && r.kind == RULED_GAME
        && !some_score(j, &r))
        WRONG(j, skr_bid_clause(j->code, r.value != 0 ? r.value : abs(r.score)),
              knows(&j->row, F_SCORE) ? F_SCORE : F_VALUE,
              NUMBER(r.value != 0 ? r.value : r.score),
              "no game has this value");
    if (j->row.unread == 0)
        check_bare_win(j, &r);
    return r;
}
