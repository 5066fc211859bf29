/* Judges one row of a score list by itself. A missing fact is never an error. */
#include "list/judge-row.h"

#include "list/judging.h"

/* Does the row state nothing but what a form fills in: an outcome, a bid, card points?
 * All such rows of a file are filled in alike. */
static bool is_form_only(const struct rows *rows, const struct row *row)
{
    static const enum field filled[] = { F_WON, F_BID, F_POINTS };
    const struct row *first = &rows->row[rows->empty_row];

    if (!knows(row, F_WON) || rows->empty_row < 0 || knows(row, F_GAME))
        return !knows(row, F_WON);
    for (int i = 0; i < 3; i++)
        if (knows(row, filled[i]) != knows(first, filled[i])
            || row->number[filled[i]] != first->number[filled[i]])
            return false;
    return true;
}

bool row_passed_in(const struct rows *rows, const struct row *row)
{
    if (is(row, F_PASSED, 1) || is(row, F_GAME, GAME_PASSED))
        return true;
    return row_empty(rows, row) && is_form_only(rows, row);
}

bool row_empty(const struct rows *rows, const struct row *row)
{
    return !is(row, F_GAME, SKR_RAMSCH) && !knows(row, F_SOLOIST)
        && number_or(row, F_SCORE, 0) == 0 && number_or(row, F_VALUE, 0) == 0
        && row->unread == 0 && !row->malformed && !has_points(rows, row);
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

/* An unreadable factor leaves open what the game is worth: only a written score can be
 * booked. */
static void forget_worth(struct judging *j)
{
    const unsigned factors = BIT(F_CONTRA) | BIT(F_FACTOR);
    bool ramsch = is(&j->row, F_GAME, SKR_RAMSCH);

    if (j->row.unread & factors)
        j->row.known &= BIT(F_SOLOIST) | BIT(F_DEALER) | BIT(F_WON) | BIT(F_SCORE)
            | BIT(F_HAND) | (ramsch ? BIT(F_GAME) : 0);
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
    if (row_passed_in(rows, row)) {
        check_passed_in(&j);
        return (struct ruling){ .kind = RULED_PASSED_IN, .factor = 1 };
    }
    forget_worth(&j);
    if (is(&j.row, F_GAME, SKR_RAMSCH))
        return judge_ramsch(&j);
    if (knows(&j.row, F_GAME)) {
        check_each_fact(&j);
        check_result(&j);
        return check_values(&j);
    }
    check_bare_facts(&j);
    ruling = check_bare_values(&j);
    if (ruling.kind == RULED_NOTHING && has_points(rows, row))
        ruling.kind = RULED_EACH;
    return ruling;
}
