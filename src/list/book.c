/* Books the deals of a series, and checks its written totals. */
#include "list/book.h"

#include <stdio.h>

#include "list/players.h"
#include "list/view.h"

struct booking {
    struct lists *lists;
    struct rows *rows;
    struct list *list;
    long long written[SKR_TABLE]; /* running points, from the list's own figures */
    bool beer_reported;
};

/* ------------------------------------------------------------------- one deal */

/* clause general.table: the name is no player's; perhaps it is misspelt. */
static void report_stranger(struct booking *b, const struct row *row, enum field field)
{
    int name = row->number[field], near = near_player(b->lists, b->list, name);

    add_flaw(b->rows, FINDING_WRONG, SKR_C_GENERAL_TABLE, spot(b->rows, row, field),
             b->rows->names.text[name],
             near == SKR_NOBODY ? "one of the players"
             : N_("one of the players: %.57s?"),
             near == SKR_NOBODY ? "" : player_name(b->lists, b->list, near));
}

/* The player in the field, or SKR_NOBODY. Reports a name that is not a player's. */
static int player_in(struct booking *b, const struct row *row,
                        enum field field)
{
    int player = SKR_NOBODY;

    if (knows(row, field) && !row->malformed) {
        player = find_player(b->list, row->number[field]);
        if (player == SKR_NOBODY)
            report_stranger(b, row, field);
    }
    return player;
}

static void put_each(const struct booking *b, const struct row *row,
                     struct skr_entry *entry)
{
    const struct mark *f = figures_of(b->rows, row);
    int player;

    for (int i = 0; i < row->figures; i++)
        if (!f[i].total && (player = find_player(b->list, f[i].name)) != SKR_NOBODY)
            entry->each[player] = f[i].number;
    for (int seat = 0; seat < 3 && row->scored; seat++)
        if ((player = find_player(b->list, row->seat[seat])) != SKR_NOBODY)
            entry->each[player] = row->seat_score[seat];
    if (!has_points(b->rows, row) && entry->soloist != SKR_NOBODY)
        entry->each[entry->soloist] = entry->score;
    entry->soloist = SKR_NOBODY;
}

/* A log may omit deals of a series; therefore its dealers are not checked. */
static void report_broken(struct booking *b, const struct row *row,
                          enum skr_clause clause, int expected_dealer)
{
    bool dealer = clause == SKR_C_SEAT_NEXT_DEALER;
    bool sits_out = clause == SKR_C_SEAT_FOUR, beer = clause == SKR_C_SHEET_BEER;
    bool entry = clause == SKR_C_SHEET_ENTRY;
    enum field field = dealer ? F_DEALER : sits_out ? F_SOLOIST
        : entry ? F_SCORE : F_DEAL;

    if ((dealer && b->rows->judged) || (beer && b->beer_reported))
        return;
    b->beer_reported |= beer;
    add_flaw(b->rows, FINDING_WRONG, clause, spot(b->rows, row, field),
             entry ? NUMBER(row->ruling.score)
             : field != F_DEAL ? name_or(b->rows, row, F_DEALER, "") : "",
             dealer ? N_("%.57s is the dealer")
             : sits_out ? N_("the dealer sits out")
             : beer ? N_("the list ended before this deal")
             : entry ? N_("a score that does not follow from the value")
             : N_("the agreed series ended before this deal"),
             dealer ? player_name(b->lists, b->list, expected_dealer) : "");
}

static void report_not_booked(struct booking *b, const struct row *row)
{
    bool nobody = !knows(row, F_SOLOIST);

    if (!row->malformed && row->unread == 0)
        add_flaw(b->rows, FINDING_UNDECIDED, SKR_C_SHEET_ENTRY,
                 spot(b->rows, row, nobody ? F_SOLOIST : F_SCORE), "",
                 nobody ? "the soloist is unknown"
                 : knows(row, F_VALUE) && !knows(row, F_WON) ? N_("the result is unknown")
                 : N_("the value of the game is unknown"));
}

static void book_row(struct booking *b, struct row *row)
{
    struct skr_sheet *sheet = &b->list->sheet;
    const struct skr_code *list = sheet->scoring.code;
    const struct ruling *ruling = &row->ruling;
    enum skr_clause broken[SKR_BROKEN];
    struct skr_entry entry = { .factor = ruling->factor, .won = ruling->won,
                               .score = ruling->score, .value = ruling->value,
                               .hand = ruling->hand };
    int n;

    sheet->next_dealer = row->due;
    entry.dealer = player_in(b, row, F_DEALER);
    entry.soloist = player_in(b, row, F_SOLOIST);
    if (ruling->kind == RULED_PASSED_IN)
        entry.soloist = SKR_NOBODY;
    else if (ruling->kind == RULED_EACH)
        put_each(b, row, &entry);
    row->booked = ruling->kind != RULED_NOTHING
        && (ruling->kind != RULED_GAME || entry.soloist != SKR_NOBODY);
    if (!row->booked) {
        skr_sheet_skip(sheet, 1);
        if (ruling->kind == RULED_NOTHING || !knows(row, F_SOLOIST))
            report_not_booked(b, row);
        return;
    }
    sheet->scoring.code = row_code(row, list);
    n = skr_sheet_enter(sheet, &entry, broken);
    sheet->scoring.code = list;
    for (int k = 0; k < n; k++)
        report_broken(b, row, broken[k], row->due);
}

/* ----------------------------------------------------------- written totals */

/* The soloist's score as the row itself states it. */
static int written_score(const struct rows *rows, const struct row *row)
{
    if (knows(row, F_SCORE) && rows->signed_scores)
        return row->number[F_SCORE];
    if (knows(row, F_VALUE) && rows->signed_values)
        return row->number[F_VALUE];
    return row->ruling.score;
}

static void check_total(struct booking *b, int player, int total,
                        struct spot at)
{
    if (total != b->written[player])
        add_flaw(b->rows, FINDING_WRONG, SKR_C_SHEET_ENTRY, at, NUMBER(total),
                 "%lld", b->written[player]);
    b->written[player] = total;
}

/* Checks running totals against the list's own figures, so that one wrong value
 * does not make all later totals wrong. clause sheet.entry */
static void check_totals(struct booking *b, const struct row *row,
                         const struct skr_tally before[])
{
    const struct rows *rows = b->rows;
    const struct skr_sheet *sheet = &b->list->sheet;
    int soloist = knows(row, F_SOLOIST)
        ? find_player(b->list, row->number[F_SOLOIST]) : SKR_NOBODY;
    bool by_score = row->ruling.kind == RULED_GAME && soloist != SKR_NOBODY
        && sheet->scoring.scheme != SKR_MONEY
        && sheet->scoring.scheme != SKR_BEER;

    for (int p = 0; p < sheet->scoring.players && !by_score; p++)
        b->written[p] += sheet->tally[p].points - before[p].points;
    if (by_score)
        b->written[soloist] += written_score(rows, row);
    if (knows(row, F_TOTAL) && soloist != SKR_NOBODY)
        check_total(b, soloist, row->number[F_TOTAL], spot(rows, row, F_TOTAL));
    for (int i = 0; i < row->figures; i++) {
        const struct mark *f = &rows->figure[row->figure + i];
        int player = find_player(b->list, f->name);

        if (f->total && player != SKR_NOBODY)
            check_total(b, player, f->number,
                        (struct spot){ row->line, f->column });
    }
}

/* A sum may be the game points, or the total with the bonuses. */
static void check_sum(struct booking *b, const struct sum *sum,
                      const int totals[])
{
    for (int i = 0; i < sum->figures; i++) {
        const struct mark *f = &b->rows->figure[sum->figure + i];
        int player = find_player(b->list, f->name);

        if (player != SKR_NOBODY && f->number != totals[player]
            && f->number != b->written[player])
            add_flaw(b->rows, FINDING_WRONG, SKR_C_SHEET_ENTRY,
                     (struct spot){ sum->line, f->column }, NUMBER(f->number),
                     N_("%lld game points or total %d"), b->written[player],
                     totals[player]);
    }
}

/* All sums that stand below so many rows. first: the index + 1 of the first, or 0. */
static void check_sums(struct booking *b, int first, const int totals[])
{
    const struct rows *rows = b->rows;

    for (int i = first - 1; i >= 0 && i < rows->sums
             && rows->sum[i].after == rows->sum[first - 1].after; i++)
        check_sum(b, &rows->sum[i], totals);
}

/* Sums above the first deal are those of its whole series. */
static void check_sums_above(struct booking *b)
{
    const struct rows *rows = b->rows;

    if (rows->sums > 0 && rows->sum[0].after == 0 && b->list->first == rows->row)
        check_sums(b, 1, b->list->last->total);
}

/* ------------------------------------------------------------------ the series */

/* clause sheet.series: the list is too short, or its last round is incomplete. */
static void check_length(struct rows *rows, const struct list *list)
{
    const struct skr_sheet *sheet = &list->sheet;
    int agreed = sheet->scoring.deals;
    char recorded[DEALS_TEXT];

    if (skr_sheet_complete(sheet) || (agreed > 0 && sheet->deals > agreed)
        || (agreed == 0 && rows->judged))
        return;
    deals_text(rows->language, sheet->deals, recorded);
    add_flaw(rows, agreed > 0 ? FINDING_WRONG : FINDING_UNDECIDED,
             SKR_C_SHEET_SERIES, spot(rows, list->last, F_DEAL), recorded,
             agreed > 0 ? N_("deals as agreed: %d")
             : N_("the last round of %d deals is incomplete"),
             agreed > 0 ? agreed : sheet->scoring.players);
}

static void rank(const struct lists *lists, struct list *list)
{
    int lot[SKR_TABLE] = { 0 };

    for (int i = 0; i < lists->draws; i++) {
        int player = find_player(list, lists->drawn[i]);

        if (player != SKR_NOBODY)
            lot[player] = i + 1;
    }
    list->lot = skr_sheet_rank(&list->sheet.scoring, list->sheet.tally, lot,
                               list->place);
}

/* Could one more deal leave the range of int? */
static bool is_too_large(const struct skr_sheet *sheet)
{
    for (int p = 0; p < sheet->scoring.players; p++)
        if (sheet->tally[p].points > MOST_SUM || sheet->tally[p].points < -MOST_SUM)
            return true;
    return false;
}

void sum_up(struct lists *lists, struct list *list)
{
    struct booking b = { .lists = lists, .rows = lists->rows, .list = list };
    struct skr_sheet *sheet = &list->sheet;
    const struct skr_scoring scoring = sheet->scoring;

    skr_sheet_begin(sheet, &scoring);
    for (struct row *row = list->first; row != NULL && !list->too_large;
         row = row->next) {
        const struct skr_sheet before = *sheet;

        book_row(&b, row);
        check_totals(&b, row, before.tally);
        for (int p = 0; p < scoring.players; p++) {
            row->points[p] = sheet->tally[p].points;
            row->total[p] = skr_sheet_total(&scoring, sheet->tally, p);
        }
        check_sums(&b, row->sum, row->total);
        list->too_large = is_too_large(sheet);
    }
    if (list->too_large)
        return;
    check_sums_above(&b);
    check_length(lists->rows, list);
    rank(lists, list);
}

void book_alone(struct list *list)
{
    for (struct row *row = list->first; row != NULL; row = row->next) {
        bool passed_in = row->ruling.kind == RULED_PASSED_IN;

        row->booked = row->ruling.kind != RULED_NOTHING
            && (row->ruling.kind != RULED_GAME || knows(row, F_SOLOIST));
        list->sheet.deals++;
        list->sheet.passed_in += passed_in;
    }
}
