/* Judges one row of a score list by itself. A missing fact is never an error. */
#include "list/judge-row.h"

#include "list/judging.h"

bool row_passed_in(const struct row *row)
{
    if (is(row, F_PASSED, 1) || is(row, F_GAME, GAME_PASSED))
        return true;
    return !is(row, F_GAME, SKR_RAMSCH) && !knows(row, F_SOLOIST)
        && !knows(row, F_WON) && number_or(row, F_SCORE, 0) == 0
        && number_or(row, F_VALUE, 0) == 0 && row->extra_known == 0;
}

static void check_passed_in(struct judging *j)
{
    static const enum field figures[] = { F_VALUE, F_SCORE };

    for (int i = 0; i < 2; i++) {
        int written = number_or(&j->row, figures[i], 0);

        if (written != 0)
            WRONG(j, SKR_C_SHEET_ENTRY, figures[i], NUMBER(written),
                  "0, the deal was passed in");
    }
}

/* Uses the written figures; without them, the charge for the card points. No row
 * states whether a player has no trick, so the charge must not depend on it. */
static struct ruling judge_ramsch(const struct judging *j)
{
    const struct row *r = &j->row;
    struct ruling ruling = { .kind = RULED_EACH, .factor = j->factor };
    int points = r->number[F_POINTS];
    int charge = skr_ramsch_charge(j->code, points, false);

    if (r->extra_known != 0 || r->scored)
        return ruling;
    if (knows(r, F_SCORE) || knows(r, F_VALUE))
        ruling.score = r->number[knows(r, F_SCORE) ? F_SCORE : F_VALUE];
    else if (knows(r, F_POINTS)
             && charge == skr_ramsch_charge(j->code, points, true))
        ruling.score = -charge * j->factor;
    if (ruling.score > 0 && is(r, F_WON, 0))
        ruling.score = -ruling.score;
    if (!knows(r, F_SOLOIST) || ruling.score == 0)
        ruling.kind = RULED_NOTHING;
    return ruling;
}

struct ruling judge_row(struct rows *rows, const struct row *row,
                        const struct skr_code *code)
{
    struct judging j = { .rows = rows, .code = code, .row = *row,
                         .factor = number_or(row, F_CONTRA, 1)
                             * number_or(row, F_FACTOR, 1) };
    struct ruling ruling;

    if (row->malformed)
        return (struct ruling){ .kind = RULED_NOTHING, .factor = 1 };
    if (row_passed_in(row)) {
        check_passed_in(&j);
        return (struct ruling){ .kind = RULED_PASSED_IN, .factor = 1 };
    }
    if (is(row, F_GAME, SKR_RAMSCH))
        return judge_ramsch(&j);
    if (knows(row, F_GAME)) {
        check_each_fact(&j);
        check_result(&j);
        return check_values(&j);
    }
    ruling = check_bare_values(&j);
    if (ruling.kind == RULED_NOTHING && row->extra_known != 0)
        ruling.kind = RULED_EACH;
    return ruling;
}
