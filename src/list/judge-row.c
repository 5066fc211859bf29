/* One row of a score list, judged by itself: its facts are compared with every
 * game that they leave possible. A missing fact is never an error. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/names.h"
#include "list/worths.h"

struct judging {
    struct rows *rows;
    const struct row *told;
    struct row row;            /**< without what was found impossible */
    const struct skr_code *code;
    int factor;
};

__attribute__((format(printf, 6, 7)))
static void find(struct judging *j, enum finding_kind kind,
                 enum skr_clause clause, enum field field,
                 const char *recorded, const char *format, ...)
{
    struct flaw *flaw = row_flaw(j->rows, j->told, kind, clause, field);
    va_list arguments;

    snprintf(flaw->recorded, sizeof flaw->recorded, "%s", recorded);
    va_start(arguments, format);
    vsnprintf(flaw->ruled, sizeof flaw->ruled, format, arguments);
    va_end(arguments);
}

static const char *number_text(char text[16], int number)
{
    snprintf(text, 16, "%d", number);
    return text;
}

static void forget(struct row *row, enum field field)
{
    row->known &= ~(1u << field);
}

/* --------------------------------------------------------- facts themselves */

static void check_matadors(struct judging *j)
{
    int most = j->row.number[F_GAME] == SKR_GRAND ? 4 : 11;
    char text[16];

    if (!knows(&j->row, F_MATADORS) || is(&j->row, F_GAME, SKR_NULL))
        return;
    if (j->row.number[F_MATADORS] != 0
        && abs(j->row.number[F_MATADORS]) <= most)
        return;
    find(j, FINDING_WRONG, SKR_C_MATADORS_LIMIT, F_MATADORS,
         number_text(text, j->row.number[F_MATADORS]), "1 to %d", most);
    forget(&j->row, F_MATADORS);
}

static void check_bid(struct judging *j)
{
    char text[16];

    if (!knows(&j->row, F_BID))
        return;
    if (j->row.number[F_BID] == 0) {
        forget(&j->row, F_BID);
    } else if (!skr_bid_valid(j->code, j->row.number[F_BID])) {
        find(j, FINDING_WRONG, SKR_C_AUCTION_VALUES, F_BID,
             number_text(text, j->row.number[F_BID]), "no game value");
        forget(&j->row, F_BID);
    }
}

static enum finding_kind points_kind(const struct judging *j)
{
    return j->told->number[F_POINTS] == j->rows->default_points ? FINDING_UNDECIDED
                                                                : FINDING_WRONG;
}

/* Something contradicts the card points: they are left aside. */
static void find_by_points(struct judging *j, enum skr_clause clause,
                           enum field field, const char *recorded,
                           const char *ruled)
{
    int points = j->told->number[F_POINTS];
    bool form = points_kind(j) == FINDING_UNDECIDED;

    if (form)
        find(j, FINDING_UNDECIDED, clause, field, recorded, "%d card points may be"
             " the form's, as in passed-in rows", points);
    else
        find(j, FINDING_WRONG, clause, field, recorded, "%s with %d card points",
             ruled, points);
    forget(&j->row, F_POINTS);
}

static void check_points(struct judging *j)
{
    int points = j->row.number[F_POINTS];
    char text[16];

    if (!knows(&j->row, F_POINTS))
        return;
    if (points < 0 || points > 120) {
        find(j, FINDING_WRONG, SKR_C_PACK_POINTS, F_POINTS,
             number_text(text, points), "0 to 120 card points");
        forget(&j->row, F_POINTS);
    } else if (is(&j->row, F_GAME, SKR_NULL)) {
        if (points != 0 && !j->rows->judged)
            find(j, points_kind(j), SKR_C_LEVEL_NULL, F_POINTS,
                 number_text(text, points), "card points do not count in null");
        forget(&j->row, F_POINTS);
    }
}

/* The parts of an announcement that cannot go together. */
static void check_announced(struct judging *j)
{
    static const enum field field[SKR_PARTS] = { F_HAND, F_ANNOUNCED,
                                                 F_ANNOUNCED, F_OUVERT };
    const struct row *r = &j->row;
    struct skr_announcement said = {
        .game = (enum skr_game)r->number[F_GAME],
        .hand = !is(r, F_HAND, 0), .ouvert = is(r, F_OUVERT, 1),
        .announced = knows(r, F_ANNOUNCED)
            ? (enum skr_level)r->number[F_ANNOUNCED] : SKR_NO_LEVEL
    };
    struct skr_announced ruled;

    if (skr_announce(j->code, &said, !said.hand, &ruled) == SKR_C_NONE)
        return;
    for (int part = 0; part < SKR_PARTS; part++)
        if (ruled.struck[part] != SKR_C_NONE)
            find(j, FINDING_WRONG, ruled.struck[part], field[part],
                 term_word(&part_terms, part), "not with %s%s",
                 row_game_name(r->number[F_GAME]),
                 said.hand ? "" : " and the skat taken up");
    tell(&j->row, F_HAND, ruled.valid.hand);
    tell(&j->row, F_OUVERT, ruled.valid.ouvert);
    tell(&j->row, F_ANNOUNCED, (int)ruled.valid.announced);
}

/* --------------------------------------------------------- won, lost, levels */

/* Only in another light than the one it was booked in do the facts fit. */
static bool fits_without(const struct judging *j, unsigned fields)
{
    struct row row = j->row;
    struct worths w;

    row.known &= ~fields;
    collect_worths(&row, j->code, &w);
    return w.count > 0;
}

#define MARKS (1u << F_SCHNEIDER | 1u << F_SCHWARZ | 1u << F_OVERBID)

static bool same(const struct judging *j, const struct worth *w);

/* Where the bid is not told, a made game may be lost by it; but then its value
 * must be higher than what the game is worth. clause value.overbid */
static bool fits_as_told(const struct judging *j)
{
    struct row row = j->row;
    struct worths w;

    row.known &= ~MARKS;
    collect_worths(&row, j->code, &w);
    if (knows(&row, F_BID))
        return w.count > 0;
    for (int i = 0; i < w.count; i++)
        if (!w.item[i].overbid || same(j, &w.item[i]))
            return true;
    return false;
}

/* clauses level.win level.announced: points and outcome belong together, except
 * where the bid makes a made game lost. */
static void check_outcome(struct judging *j)
{
    bool won = is(&j->row, F_WON, 1), enough = j->row.number[F_POINTS] >= 61;
    bool promised = (knows(&j->row, F_ANNOUNCED)
                     && j->row.number[F_ANNOUNCED] != SKR_NO_LEVEL)
        || is(&j->row, F_OUVERT, 1);

    if (!knows(&j->row, F_POINTS) || !knows(&j->row, F_WON)
        || fits_as_told(j))
        return;
    if (won && enough
        && (!promised
            || !fits_without(j, MARKS | 1u << F_ANNOUNCED | 1u << F_OUVERT)))
        return;   /* overbid: check_bid_covered tells */
    find_by_points(j, won && enough ? SKR_C_LEVEL_ANNOUNCED : SKR_C_LEVEL_WIN,
                   F_WON, won ? "won" : "lost", won ? "lost" : "won");
}

/* clauses level.schneider level.schwarz */
static void check_mark(struct judging *j, enum field mark,
                       enum skr_clause clause, const char *name)
{
    unsigned other = MARKS & ~(1u << mark);
    char recorded[40], ruled[40];

    if (!knows(&j->row, F_POINTS) || !knows(&j->row, mark)
        || fits_without(j, other) || !fits_without(j, MARKS))
        return;
    snprintf(recorded, sizeof recorded, "%s%s",
             j->row.number[mark] ? "" : "not ", name);
    snprintf(ruled, sizeof ruled, "%s%s", j->row.number[mark] ? "not " : "",
             name);
    find_by_points(j, clause, mark, recorded, ruled);
}

/* clauses value.bid value.overbid-null: nothing that the row leaves possible
 * reaches the bid. */
static void check_bid_covered(struct judging *j)
{
    struct row row = j->row;
    struct worths w;
    char score[16] = "";

    if (!is(&j->row, F_WON, 1) || fits_without(j, 0))
        return;
    forget(&row, F_WON);
    forget(&row, F_OVERBID);
    collect_worths(&row, j->code, &w);
    if (w.count == 0 || !w.item[0].overbid)
        return;
    if (w.count == 1 && w.item[0].score != 0)
        snprintf(score, sizeof score, ": %d", w.item[0].score * j->factor);
    find(j, FINDING_WRONG, w.item[0].value == 0 ? SKR_C_VALUE_OVERBID_NULL
         : SKR_C_VALUE_BID, F_WON, "won", "overbid at %d and lost%s",
         j->row.number[F_BID], score);
    tell(&j->row, F_WON, 0);
    forget(&j->row, F_OVERBID);
}

/* What else does not fit is the mark of an overbid game, or the marks. */
static void check_rest(struct judging *j)
{
    if (fits_without(j, 0))
        return;
    if (knows(&j->row, F_OVERBID) && fits_without(j, 1u << F_OVERBID)) {
        find(j, FINDING_WRONG, SKR_C_VALUE_BID, F_OVERBID,
             j->row.number[F_OVERBID] ? "overbid" : "not overbid", "%s",
             j->row.number[F_OVERBID] ? "not overbid" : "overbid");
        forget(&j->row, F_OVERBID);
    } else if (fits_without(j, MARKS)) {
        find(j, FINDING_WRONG, SKR_C_LEVEL_SCHWARZ, F_SCHWARZ, "the levels",
             "do not go together");
        j->row.known &= ~MARKS;
    }
}

/* ------------------------------------------------------------ value and score */

static bool same_value(const struct judging *j, const struct worth *w)
{
    int told = j->row.number[F_VALUE];

    if (w->value == 0)
        return abs(told) > w->above;
    if (j->rows->signed_values)
        return told == w->score * j->factor;
    return told == w->value || told == w->value * j->factor;
}

static bool same_score(const struct judging *j, const struct worth *w)
{
    int told = j->row.number[F_SCORE];

    if (w->value == 0)
        return abs(told) > w->above * (j->code->lost_hand_once ? 1 : 2);
    if (!j->rows->signed_scores)
        return told == abs(w->score) * j->factor;
    return told == w->score * j->factor;
}

static bool same(const struct judging *j, const struct worth *w)
{
    return (!knows(&j->row, F_VALUE) || same_value(j, w))
        && (!knows(&j->row, F_SCORE) || same_score(j, w));
}

/* The value the row should show in that field, for people. */
static int shown(const struct judging *j, enum field field,
                 const struct worth *w)
{
    if (field == F_VALUE && !j->rows->signed_values)
        return w->value * j->factor;
    if (field == F_SCORE && !j->rows->signed_scores)
        return abs(w->score) * j->factor;
    return w->score * j->factor;
}

static enum skr_clause value_clause(const struct judging *j, int told,
                                    const struct worth *w)
{
    if (w->overbid)
        return SKR_C_VALUE_OVERBID;
    if (j->row.number[F_GAME] == SKR_NULL && abs(told) != w->value)
        return SKR_C_VALUE_NULL;
    if (!w->won && abs(told) == w->value * j->factor && w->score == -2 * w->value)
        return SKR_C_VALUE_LOST_DOUBLE;
    if (abs(told) == abs(w->score) * j->factor
        || abs(told) == w->value * j->factor)
        return SKR_C_SHEET_ENTRY;
    return SKR_C_VALUE_PRODUCT;
}

/* The values that it might have, for people. Returns how many they are; *one:
 * one of them. */
static int list_values(const struct judging *j, enum field field,
                       const struct worths *w, const struct worth **one,
                       char *text, size_t size)
{
    size_t n = 0;
    int told = 0;

    text[0] = '\0';
    for (int i = 0; i < w->count; i++) {
        if (w->item[i].value == 0)
            continue;
        *one = &w->item[i];
        if (told++ < 4 && n + 24 < size)
            n += (size_t)snprintf(text + n, size - n, "%s%d",
                                  told == 1 ? "" : ", ",
                                  shown(j, field, &w->item[i]));
    }
    if (told > 4)
        snprintf(text + n, size - n, ", ...");
    return told;
}

static void check_value(struct judging *j, enum field field, struct worths *w,
                        bool (*fits)(const struct judging *,
                                     const struct worth *))
{
    int told = j->row.number[field], values;
    const struct worth *one = &w->item[0];
    char ruled[64], text[16];

    if (!knows(&j->row, field) || w->count == 0)
        return;
    for (int i = 0; i < w->count; i++)
        if (fits(j, &w->item[i]))
            return;
    values = list_values(j, field, w, &one, ruled, sizeof ruled);
    find(j, FINDING_WRONG, values > 1 ? SKR_C_VALUE_PRODUCT
         : value_clause(j, told, one), field, number_text(text, told),
         "%s%s", values > 1 ? "one of " : "",
         values > 0 ? ruled : "more than null is worth");
    forget(&j->row, field);
}

/* -------------------------------------------------------------------- ruling */

static struct ruling ruled_by(const struct judging *j, const struct worth *w)
{
    return (struct ruling){ RULED_GAME, w->won, w->overbid, w->value,
                            w->score * j->factor, j->factor };
}

/* By what is written, because the game leaves several values, or none. */
static struct ruling ruled_as_told(const struct judging *j, bool overbid)
{
    const struct row *r = &j->row;
    bool value_is_score = j->rows->signed_values;
    struct ruling ruling = { .kind = RULED_GAME, .factor = j->factor,
                             .overbid = overbid };

    if (knows(r, F_SCORE) || (knows(r, F_VALUE) && value_is_score)) {
        int told = r->number[knows(r, F_SCORE) ? F_SCORE : F_VALUE];

        if (knows(r, F_SCORE) && !j->rows->signed_scores && is(r, F_WON, 0))
            told = -told;
        ruling.won = told > 0;
        ruling.score = told;
    } else if (knows(r, F_VALUE) && knows(r, F_WON)) {
        ruling.won = r->number[F_WON];
        ruling.value = r->number[F_VALUE];
        ruling.score = skr_score(j->code, is(r, F_HAND, 1), ruling.won,
                                 ruling.value) * j->factor;
    }
    if (ruling.score == 0)
        ruling.kind = RULED_NOTHING;
    return ruling;
}

/* The only score that fits, or a null pointer. any: gets one that fits. */
static const struct worth *only_one(const struct judging *j,
                                    const struct worths *w,
                                    const struct worth **any)
{
    int fitting = 0;

    *any = NULL;
    for (int i = 0; i < w->count; i++)
        if (same(j, &w->item[i])) {
            fitting += *any == NULL || w->item[i].score != (*any)->score;
            *any = &w->item[i];
        }
    return fitting == 1 && (*any)->value != 0 ? *any : NULL;
}

/* What a list does not tell at all was not there, as far as it is booked: no
 * hand, nothing announced, no level beyond what the card points say, no bid
 * that was too high. */
static void assume_simple(struct row *row)
{
    static const enum field simple[] = { F_HAND, F_OUVERT, F_ANNOUNCED,
                                         F_SCHWARZ };

    for (size_t i = 0; i < sizeof simple / sizeof *simple; i++)
        if (!knows(row, simple[i])
            && (simple[i] != F_SCHWARZ || !knows(row, F_TRICKS)))
            tell(row, simple[i], 0);
    if (!knows(row, F_SCHNEIDER) && !knows(row, F_POINTS))
        tell(row, F_SCHNEIDER, 0);
    if (!knows(row, F_OVERBID) && !knows(row, F_BID))
        tell(row, F_OVERBID, 0);
}

/* What the deal comes to: by the code where the facts leave one score. */
static struct ruling rule(struct judging *j, struct worths *w)
{
    const struct worth *any, *only = only_one(j, w, &any);
    bool overbid = any != NULL && any->overbid;

    if (only == NULL && !knows(&j->row, F_SCORE) && !knows(&j->row, F_VALUE)) {
        assume_simple(&j->row);
        collect_worths(&j->row, j->code, w);
        only = only_one(j, w, &any);
    }
    return only != NULL ? ruled_by(j, only) : ruled_as_told(j, overbid);
}

/* Won with minus, or lost with plus. clause sheet.entry */
static void check_sign(struct judging *j, enum field field, bool is_signed)
{
    char text[16];
    int told = j->row.number[field];

    if (!knows(&j->row, field) || !knows(&j->row, F_WON) || !is_signed
        || told == 0 || (told > 0) == j->row.number[F_WON])
        return;
    find(j, FINDING_WRONG, SKR_C_SHEET_ENTRY, field, number_text(text, told),
         "%s with %s", j->row.number[F_WON] ? "won" : "lost",
         j->row.number[F_WON] ? "plus" : "minus");
    forget(&j->row, field);
}

/* ---------------------------------------------------- rows without a game name */

/* Is it a value that some game can have, played under its own bid or over it? */
static bool some_value(const struct skr_code *code, int value, bool won)
{
    static const short base[] = { 9, 10, 11, 12, 24, 36 };

    if (skr_bid_valid(code, value))
        return true;
    for (int i = 0; i < 6 && !won && value > 0; i++)
        if (value % base[i] == 0)
            return true;
    return false;
}

static bool some_score(const struct judging *j, const struct ruling *r)
{
    int score = abs(r->score) / r->factor;

    if (r->value != 0)
        return some_value(j->code, r->value, r->won)
            || (r->value % r->factor == 0
                && some_value(j->code, r->value / r->factor, r->won));
    if (r->score % r->factor != 0)
        return false;
    if (r->won || (j->code->lost_hand_once && some_value(j->code, score, false)))
        return some_value(j->code, score, r->won);
    return score % 2 == 0 && some_value(j->code, score / 2, false);
}

static void check_some_value(struct judging *j)
{
    struct ruling r = ruled_as_told(j, false);
    char text[16];

    if (r.kind != RULED_GAME || some_score(j, &r))
        return;
    find(j, FINDING_WRONG, SKR_C_AUCTION_VALUES,
         knows(&j->row, F_SCORE) ? F_SCORE : F_VALUE,
         number_text(text, r.value != 0 ? r.value : r.score),
         "no game has that value");
}

/* ------------------------------------------------------------------- one row */

static struct ruling judge_game(struct judging *j)
{
    struct worths w;

    check_matadors(j);
    check_bid(j);
    check_points(j);
    check_announced(j);
    check_outcome(j);
    check_mark(j, F_SCHWARZ, SKR_C_LEVEL_SCHWARZ, "schwarz");
    check_mark(j, F_SCHNEIDER, SKR_C_LEVEL_SCHNEIDER, "schneider");
    check_bid_covered(j);
    check_rest(j);
    check_sign(j, F_SCORE, j->rows->signed_scores);
    check_sign(j, F_VALUE, j->rows->signed_values);
    collect_worths(&j->row, j->code, &w);
    check_value(j, F_VALUE, &w, same_value);
    check_value(j, F_SCORE, &w, same_score);
    return rule(j, &w);
}

/* Figures go before card points, whose charge the engine tells; fixed penalties
 * turn on a player without a trick, which no row tells. */
static struct ruling judge_ramsch(const struct judging *j)
{
    const struct row *r = &j->row;
    struct ruling ruling = { .kind = RULED_EACH, .factor = j->factor };
    int points = r->number[F_POINTS];
    int charge = skr_ramsch_charge(j->code, points, false);

    if (r->extra_known != 0 || r->scored)
        return ruling;
    if (knows(r, F_SCORE))
        ruling.score = r->number[F_SCORE];
    else if (knows(r, F_VALUE))
        ruling.score = r->number[F_VALUE];
    else if (knows(r, F_POINTS)
             && charge == skr_ramsch_charge(j->code, points, true))
        ruling.score = -charge * j->factor;
    if (ruling.score > 0 && is(r, F_WON, 0))
        ruling.score = -ruling.score;
    if (!knows(r, F_SOLOIST) || ruling.score == 0)
        ruling.kind = RULED_NOTHING;
    return ruling;
}

/* Nobody and nothing is named: what a form fills in by itself says nothing. */
bool row_passed_in(const struct row *row)
{
    if (is(row, F_PASSED, 1) || is(row, F_GAME, GAME_PASSED))
        return true;
    if (is(row, F_GAME, GAME_RAMSCH))
        return false;
    return !knows(row, F_SOLOIST) && !knows(row, F_WON)
        && (!knows(row, F_SCORE) || is(row, F_SCORE, 0))
        && (!knows(row, F_VALUE) || is(row, F_VALUE, 0))
        && row->extra_known == 0;
}

static void check_passed_in(struct judging *j)
{
    static const enum field figures[] = { F_VALUE, F_SCORE };
    char text[16];

    for (int i = 0; i < 2; i++)
        if (knows(&j->row, figures[i]) && j->row.number[figures[i]] != 0)
            find(j, FINDING_WRONG, SKR_C_SHEET_ENTRY, figures[i],
                 number_text(text, j->row.number[figures[i]]),
                 "nothing: passed in");
}

struct ruling judge_row(struct rows *rows, const struct row *row,
                        const struct skr_code *code)
{
    struct judging j = { .rows = rows, .told = row, .row = *row, .code = code };
    struct ruling ruling;

    j.factor = (knows(row, F_CONTRA) ? row->number[F_CONTRA] : 1)
        * (knows(row, F_FACTOR) ? row->number[F_FACTOR] : 1);
    if (row->malformed)
        return (struct ruling){ .kind = RULED_NOTHING, .factor = 1 };
    if (row_passed_in(row)) {
        check_passed_in(&j);
        return (struct ruling){ .kind = RULED_PASSED_IN, .factor = 1 };
    }
    if (is(row, F_GAME, GAME_RAMSCH))
        return judge_ramsch(&j);
    if (knows(row, F_GAME))
        return judge_game(&j);
    check_sign(&j, F_SCORE, rows->signed_scores);
    check_sign(&j, F_VALUE, rows->signed_values);
    if (!rows->judged)
        check_some_value(&j);
    ruling = ruled_as_told(&j, false);
    if (ruling.kind == RULED_NOTHING && row->extra_known != 0)
        ruling.kind = RULED_EACH;
    return ruling;
}
