/* Rows put together: series by series, who played, what it comes to. */
#include "list/list.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* More deals than that are no series: their sums might not fit. */
#define MOST_DEALS 10000

const char *player_name(const struct lists *lists, const struct list *list,
                        int player)
{
    static const char *const unknown[SKR_TABLE] = { "?1", "?2", "?3", "?4" };
    int name = list->player[player];

    return name < 0 ? unknown[player] : lists->rows->names.text[name];
}

/* ------------------------------------------------------------ the whole file */

/* Card points that passed-in rows have too are what the form fills in. */
static void learn_from_rows(struct rows *rows)
{
    rows->default_points = -1;
    for (int i = 0; i < rows->count; i++) {
        const struct row *row = &rows->row[i];

        if (knows(row, F_VALUE) && row->number[F_VALUE] < 0)
            rows->signed_values = true;
        if (knows(row, F_SCORE) && row->number[F_SCORE] < 0)
            rows->signed_scores = true;
        if (rows->default_points < 0 && row_passed_in(row)
            && knows(row, F_POINTS) && row->number[F_POINTS] > 0)
            rows->default_points = row->number[F_POINTS];
    }
}

/* Is it the name of somebody at a table? */
static bool is_player(const struct lists *lists, int name)
{
    const struct rows *rows = lists->rows;

    for (int i = 0; i < lists->seats; i++)
        if (lists->seat[i] == name)
            return true;
    for (int i = 0; i < rows->count; i++)
        if (is(&rows->row[i], F_SOLOIST, name)
            || is(&rows->row[i], F_DEALER, name))
            return true;
    return false;
}

/* Keeps the columns that are players', and tells which are left out. */
static void choose_extras(struct lists *lists)
{
    struct rows *rows = lists->rows;
    bool nobody_named = rows->column[F_SOLOIST] == 0 && !rows->judged;

    for (int i = 0; i < rows->extras; i++) {
        struct extra *extra = &rows->extra[i];
        bool player = !extra->unread
            && (extra->total || nobody_named || is_player(lists, extra->name));

        if (player)
            continue;
        fprintf(stderr, "skatref: %s: column '%s' is ignored: not known\n",
                rows->source, rows->names.text[extra->name]);
        for (int k = 0; k < rows->count; k++)
            rows->row[k].extra_known &= ~(1u << i);
        extra->name = -1;
    }
}

/* A list that has a column for each player and no word of who was soloist: he
 * is the one whose points the deal changes. */
static void find_soloists(struct rows *rows)
{
    if (rows->column[F_SOLOIST] != 0 || rows->extras == 0)
        return;
    for (int i = 0; i < rows->count; i++) {
        struct row *row = &rows->row[i];
        int changed = -1, changes = 0;

        for (int k = 0; k < rows->extras; k++)
            if (row->extra_known >> k & 1 && !rows->extra[k].total
                && row->extra[k] != 0) {
                changed = k;
                changes++;
            }
        if (changes != 1)
            continue;
        tell(row, F_SOLOIST, rows->extra[changed].name);
        tell(row, F_SCORE, row->extra[changed]);
        rows->signed_scores = true;
    }
}

/* -------------------------------------------------------------------- series */

static struct list *new_list(struct lists *lists, const struct row *row)
{
    struct list *grown = lists->list;

    if (lists->count == lists->room) {
        lists->room = lists->room == 0 ? 16 : 2 * lists->room;
        grown = realloc(lists->list, (size_t)lists->room * sizeof *grown);
        if (grown == NULL)
            return NULL;
        lists->list = grown;
    }
    grown = &lists->list[lists->count++];
    *grown = (struct list){ .series = row->series, .date = row->date,
                            .first = -1, .last = -1 };
    return grown;
}

/* Does a new series of the same name, or without one, begin? Its numbers begin
 * again: with another date, or, where series have no names, at 1. */
static bool begins_again(const struct rows *rows, const struct list *list,
                         const struct row *row)
{
    const struct row *last = &rows->row[list->last];
    bool back = knows(row, F_DEAL) && knows(last, F_DEAL)
        && row->number[F_DEAL] <= last->number[F_DEAL];

    if (back && row->date != last->date)
        return true;
    return back && row->series < 0 && is(row, F_DEAL, 1)
        && !is(last, F_DEAL, 1);
}

/* Puts every row into its series: latest[] knows the last list of a name. */
static bool put_into_lists(struct lists *lists, int *latest)
{
    struct rows *rows = lists->rows;

    for (int i = 0; i < rows->count; i++) {
        const struct row *row = &rows->row[i];
        int *at = &latest[row->series + 1];
        struct list *list = *at > 0 ? &lists->list[*at - 1] : NULL;

        if (list == NULL || begins_again(rows, list, row)) {
            list = new_list(lists, row);
            if (list == NULL)
                return false;
            *at = lists->count;
        }
        lists->deal[i].next = -1;
        if (list->last >= 0)
            lists->deal[list->last].next = i;
        else
            list->first = i;
        list->last = i;
        list->count++;
    }
    return true;
}

/* ------------------------------------------------------------------- players */

static int find_player(const struct list *list, int players, int name)
{
    for (int i = 0; i < players; i++)
        if (list->player[i] == name)
            return i;
    return SKR_NOBODY;
}

static void add_player(struct list *list, int *players, int name)
{
    if (find_player(list, *players, name) != SKR_NOBODY)
        return;
    if (*players == SKR_TABLE)
        list->too_many = true;
    else
        list->player[(*players)++] = name;
}

static void add_named(const struct lists *lists, struct list *list,
                      int *players, enum field field)
{
    for (int i = list->first; i >= 0; i = lists->deal[i].next)
        if (knows(&lists->rows->row[i], field) && !lists->rows->row[i].malformed)
            add_player(list, players, lists->rows->row[i].number[field]);
}

static void add_columns(const struct lists *lists, struct list *list,
                        int *players)
{
    const struct rows *rows = lists->rows;

    for (int i = list->first; i >= 0; i = lists->deal[i].next)
        for (int k = 0; k < rows->extras; k++)
            if (rows->row[i].extra_known >> k & 1)
                add_player(list, players, rows->extra[k].name);
}

/* Who is named anywhere in the file, as far as they fit at one table. */
static void find_everybody(struct lists *lists)
{
    static const enum field who[] = { F_DEALER, F_SOLOIST };
    struct list all = { .first = -1 };

    for (int i = 0; i < lists->rows->count && !all.too_many; i++)
        for (int k = 0; k < 2; k++)
            if (knows(&lists->rows->row[i], who[k])
                && !lists->rows->row[i].malformed)
                add_player(&all, &lists->everybody,
                           lists->rows->row[i].number[who[k]]);
    memcpy(lists->name, all.player, sizeof lists->name);
    if (all.too_many)
        lists->everybody = 0;
}

/* Three that play all through the file are also at a table where only two of
 * them were ever soloist. */
static void add_the_rest(const struct lists *lists, struct list *list,
                         int *players)
{
    for (int i = 0; lists->everybody == 3 && i < 3; i++)
        add_player(list, players, lists->name[i]);
    while (*players < 3)
        list->player[(*players)++] = -1;
}

/* Records name the three who play, from forehand on. */
static void add_seats(const struct lists *lists, struct list *list,
                      int *players)
{
    for (int i = list->first; i >= 0; i = lists->deal[i].next)
        for (int seat = 0; seat < 3; seat++)
            if (lists->rows->row[i].seat[seat] >= 0)
                add_player(list, players, lists->rows->row[i].seat[seat]);
}

/* With three at the table rearhand deals, with four the one who is not named.
 * clauses seat.forehand seat.four */
static void find_dealers(struct lists *lists, const struct list *list)
{
    int players = list->sheet.scoring.players;

    for (int i = list->first; i >= 0; i = lists->deal[i].next) {
        struct row *row = &lists->rows->row[i];
        int out = -1;

        if (row->seat[2] < 0)
            continue;
        for (int p = 0; p < players; p++)
            if (list->player[p] != row->seat[0] && list->player[p] != row->seat[1]
                && (players == 3 || list->player[p] != row->seat[2]))
                out = list->player[p];
        if (out >= 0)
            tell(row, F_DEALER, out);
    }
}

static void seat_players(struct lists *lists, struct list *list)
{
    int players = 0;

    list->sheet.scoring = lists->scoring;
    if (lists->seats > 0) {
        memcpy(list->player, lists->seat, sizeof list->player);
        players = lists->seats;
    } else {
        add_seats(lists, list, &players);
        add_named(lists, list, &players, F_DEALER);
        add_columns(lists, list, &players);
        add_named(lists, list, &players, F_SOLOIST);
    }
    if (players < 3)
        add_the_rest(lists, list, &players);
    list->sheet.scoring.players = players;
    find_dealers(lists, list);
    if (list->count > MOST_DEALS)
        list->too_many = true;
}

/* --------------------------------------------------------- numbers of deals */

struct numbered { int number, row; };

static int by_number(const void *a, const void *b)
{
    const struct numbered *x = a, *y = b;

    return x->number != y->number ? (x->number > y->number) - (x->number
                                                               < y->number)
                                  : (x->row > y->row) - (x->row < y->row);
}

static void tell_gap(struct rows *rows, const struct row *row, int from, int to)
{
    struct flaw *flaw = row_flaw(rows, row, FINDING_WRONG, SKR_C_SHEET_SERIES,
                                 F_DEAL);

    snprintf(flaw->recorded, sizeof flaw->recorded, "%d", to + 1);
    if (from == to)
        snprintf(flaw->ruled, sizeof flaw->ruled, "deal %d is missing", from);
    else
        snprintf(flaw->ruled, sizeof flaw->ruled, "deals %d to %d are missing",
                 from, to);
}

/* clause sheet.series: each deal once, none left out. */
static bool check_numbers(struct lists *lists, const struct list *list)
{
    struct rows *rows = lists->rows;
    struct numbered *number = calloc((size_t)list->count, sizeof *number);
    int n = 0;

    if (number == NULL)
        return false;
    for (int i = list->first; i >= 0; i = lists->deal[i].next)
        if (knows(&rows->row[i], F_DEAL))
            number[n++] = (struct numbered){ rows->row[i].number[F_DEAL], i };
    qsort(number, (size_t)n, sizeof *number, by_number);
    for (int i = 0; i < n; i++) {
        const struct row *row = &rows->row[number[i].row];
        int expected = i == 0 ? 1 : number[i - 1].number + 1;

        if (i > 0 && number[i].number == number[i - 1].number) {
            struct flaw *flaw = row_flaw(rows, row, FINDING_WRONG,
                                         SKR_C_SHEET_SERIES, F_DEAL);

            snprintf(flaw->recorded, sizeof flaw->recorded, "%d",
                     number[i].number);
            snprintf(flaw->ruled, sizeof flaw->ruled, "each deal once; before"
                     " in line %u", rows->row[number[i - 1].row].line);
        } else if (number[i].number > expected && n == list->count) {
            tell_gap(rows, row, expected, number[i].number - 1);
        }
    }
    free(number);
    return true;
}

/* ------------------------------------------------------------------ entering */

struct entering {
    struct lists *lists;
    struct list *list;
    int written[SKR_TABLE];    /**< running points by the list's own figures */
    bool beer_told;
    int last_number;           /**< of the deal before, or 0 */
};

static void tell_unknown(struct rows *rows, const struct row *row,
                         enum field field, const char *what)
{
    struct flaw *flaw = row_flaw(rows, row, FINDING_UNDECIDED, SKR_C_SHEET_ENTRY,
                                 field);

    snprintf(flaw->ruled, sizeof flaw->ruled, "%s", what);
}

/* A player of the list; somebody else is told. */
static int8_t player_of(struct entering *e, const struct row *row,
                        enum field field)
{
    struct rows *rows = e->lists->rows;
    int player = SKR_NOBODY;

    if (knows(row, field) && !row->malformed) {
        player = find_player(e->list, e->list->sheet.scoring.players,
                             row->number[field]);
        if (player == SKR_NOBODY) {
            struct flaw *flaw = row_flaw(rows, row, FINDING_WRONG,
                                         SKR_C_GENERAL_TABLE, field);

            snprintf(flaw->recorded, sizeof flaw->recorded, "%s",
                     rows->names.text[row->number[field]]);
            snprintf(flaw->ruled, sizeof flaw->ruled, "one of the players");
        }
    }
    return (int8_t)player;
}

static void put_each(const struct entering *e, const struct row *row,
                     const struct ruling *ruling, struct skr_entry *entry)
{
    const struct rows *rows = e->lists->rows;

    for (int k = 0; k < rows->extras; k++) {
        int player = find_player(e->list, e->list->sheet.scoring.players,
                                 rows->extra[k].name);

        if (row->extra_known >> k & 1 && !rows->extra[k].total
            && player != SKR_NOBODY)
            entry->each[player] = row->extra[k];
    }
    for (int seat = 0; seat < 3 && row->scored; seat++) {
        int player = find_player(e->list, e->list->sheet.scoring.players,
                                 row->seat[seat]);

        if (player != SKR_NOBODY)
            entry->each[player] = row->seat_score[seat];
    }
    if (row->extra_known == 0 && entry->soloist != SKR_NOBODY)
        entry->each[entry->soloist] = ruling->score;
    entry->soloist = SKR_NOBODY;
}

/* A log need not hold every deal of a series: the dealers tell nothing there. */
static void tell_broken(struct entering *e, const struct row *row,
                        enum skr_clause clause, int expected_dealer)
{
    struct rows *rows = e->lists->rows;
    struct flaw *flaw;

    if ((clause == SKR_C_SHEET_BEER && e->beer_told)
        || (clause == SKR_C_SEAT_NEXT_DEALER && rows->judged))
        return;
    e->beer_told |= clause == SKR_C_SHEET_BEER;
    flaw = row_flaw(rows, row, FINDING_WRONG, clause,
                    clause == SKR_C_SEAT_NEXT_DEALER ? F_DEALER
                    : clause == SKR_C_SEAT_FOUR ? F_SOLOIST : F_DEAL);
    if (clause == SKR_C_SEAT_NEXT_DEALER || clause == SKR_C_SEAT_FOUR)
        snprintf(flaw->recorded, sizeof flaw->recorded, "%s",
                 rows->names.text[row->number[F_DEALER]]);
    if (clause == SKR_C_SEAT_NEXT_DEALER)
        snprintf(flaw->ruled, sizeof flaw->ruled, "%s deals",
                 player_name(e->lists, e->list, expected_dealer));
    else
        snprintf(flaw->ruled, sizeof flaw->ruled, "%s",
                 clause == SKR_C_SEAT_FOUR ? "the dealer sits out"
                 : clause == SKR_C_SHEET_BEER ? "the list was over before"
                 : "more deals than agreed");
}

/* Deals that are missing have moved the dealer on. */
static void skip_gap(struct entering *e, const struct row *row)
{
    int number = knows(row, F_DEAL) ? row->number[F_DEAL] : 0;
    int gap = number - e->last_number - 1;

    if (number > 0 && e->last_number > 0 && gap > 0 && gap < MOST_DEALS) {
        struct skr_sheet ahead = e->list->sheet;

        skr_sheet_skip(&ahead, gap);
        e->list->sheet.next_dealer = ahead.next_dealer;
    } else if (number > 0 && number <= e->last_number) {
        e->list->sheet.next_dealer = SKR_NOBODY;
    }
    e->last_number = number;
}

static void enter_row(struct entering *e, int i)
{
    struct deal *deal = &e->lists->deal[i];
    const struct row *row = &e->lists->rows->row[i];
    const struct ruling *ruling = &deal->ruling;
    enum skr_clause broken[SKR_BROKEN];
    struct skr_entry entry = { .factor = ruling->factor, .won = ruling->won,
                               .score = ruling->score, .value = ruling->value,
                               .hand = is(row, F_HAND, 1) };
    int expected, n;

    skip_gap(e, row);
    entry.dealer = player_of(e, row, F_DEALER);
    entry.soloist = player_of(e, row, F_SOLOIST);
    expected = e->list->sheet.next_dealer;
    if (ruling->kind == RULED_PASSED_IN)
        entry.soloist = SKR_NOBODY;
    else if (ruling->kind == RULED_EACH)
        put_each(e, row, ruling, &entry);
    deal->entered = ruling->kind != RULED_NOTHING
        && (ruling->kind != RULED_GAME || entry.soloist != SKR_NOBODY);
    if (!deal->entered) {
        skr_sheet_skip(&e->list->sheet, 1);
        return;
    }
    n = skr_sheet_enter(&e->list->sheet, &entry, broken);
    for (int k = 0; k < n; k++)
        tell_broken(e, row, broken[k], expected);
}

/* ----------------------------------------------------------- written totals */

/* What the row itself says that the soloist gets. */
static int told_score(const struct rows *rows, const struct row *row,
                      const struct ruling *ruling)
{
    if (knows(row, F_SCORE) && rows->signed_scores)
        return row->number[F_SCORE];
    if (knows(row, F_VALUE) && rows->signed_values)
        return row->number[F_VALUE];
    return ruling->score;
}

static void check_total(struct entering *e, const struct row *row, int player,
                        int told, int column)
{
    struct rows *rows = e->lists->rows;
    struct flaw *flaw;

    if (told == e->written[player])
        return;
    flaw = rows_flaw(rows, FINDING_WRONG, SKR_C_SHEET_ENTRY, row->line, column);
    snprintf(flaw->recorded, sizeof flaw->recorded, "%d", told);
    snprintf(flaw->ruled, sizeof flaw->ruled, "%d", e->written[player]);
    e->written[player] = told;
}

/* Running totals are judged by the figures of the list itself: one wrong value
 * does not make all that follows wrong. clause sheet.entry */
static void check_totals(struct entering *e, int i, const int before[])
{
    const struct rows *rows = e->lists->rows;
    const struct row *row = &rows->row[i];
    const struct deal *deal = &e->lists->deal[i];
    int players = e->list->sheet.scoring.players;
    int soloist = knows(row, F_SOLOIST)
        ? find_player(e->list, players, row->number[F_SOLOIST]) : SKR_NOBODY;
    bool by_score = deal->ruling.kind == RULED_GAME && soloist != SKR_NOBODY
        && e->list->sheet.scoring.scheme != SKR_MONEY
        && e->list->sheet.scoring.scheme != SKR_BEER;

    for (int p = 0; p < players && !by_score; p++)
        e->written[p] += e->list->sheet.tally[p].points - before[p];
    if (by_score)
        e->written[soloist] += told_score(rows, row, &deal->ruling);
    if (knows(row, F_TOTAL) && soloist != SKR_NOBODY)
        check_total(e, row, soloist, row->number[F_TOTAL],
                    rows->column[F_TOTAL]);
    for (int k = 0; k < rows->extras; k++) {
        int player = find_player(e->list, players, rows->extra[k].name);

        if (row->extra_known >> k & 1 && rows->extra[k].total
            && player != SKR_NOBODY)
            check_total(e, row, player, row->extra[k], rows->extra[k].column);
    }
}

/* A sum is that of the game points, or the total with the bonuses. */
static void check_sum(struct entering *e, const struct sum *sum)
{
    struct rows *rows = e->lists->rows;
    const struct skr_sheet *sheet = &e->list->sheet;

    for (int k = 0; k < rows->extras; k++) {
        int player = find_player(e->list, sheet->scoring.players,
                                 rows->extra[k].name);
        int total = player == SKR_NOBODY ? 0
            : skr_sheet_total(&sheet->scoring, sheet->tally, player);
        struct flaw *flaw;

        if (!(sum->known >> k & 1) || player == SKR_NOBODY
            || sum->extra[k] == total || sum->extra[k] == e->written[player])
            continue;
        flaw = rows_flaw(rows, FINDING_WRONG, SKR_C_SHEET_ENTRY, sum->line,
                         rows->extra[k].column);
        snprintf(flaw->recorded, sizeof flaw->recorded, "%d", sum->extra[k]);
        snprintf(flaw->ruled, sizeof flaw->ruled, "%d game points, total %d",
                 e->written[player], total);
    }
}

/* -------------------------------------------------------------------- a list */

static void note_running(struct entering *e, struct deal *deal)
{
    const struct skr_sheet *sheet = &e->list->sheet;

    for (int p = 0; p < sheet->scoring.players; p++) {
        deal->points[p] = sheet->tally[p].points;
        deal->total[p] = skr_sheet_total(&sheet->scoring, sheet->tally, p);
    }
}

static void tell_nothing_booked(struct rows *rows, const struct row *row,
                                const struct deal *deal)
{
    if (deal->entered || row->malformed)
        return;
    if (!knows(row, F_SOLOIST))
        tell_unknown(rows, row, F_SOLOIST, "who was soloist is not told");
    else
        tell_unknown(rows, row, F_SCORE, "what it was worth is not told");
}

/* clause sheet.series: too short, or no whole rounds. */
static void check_length(struct lists *lists, const struct list *list)
{
    const struct skr_sheet *sheet = &list->sheet;
    const struct row *last = &lists->rows->row[list->last];
    int agreed = sheet->scoring.deals;
    struct flaw *flaw;

    if (skr_sheet_complete(sheet) || (agreed > 0 && sheet->deals > agreed)
        || (agreed == 0 && lists->rows->judged))
        return;
    flaw = row_flaw(lists->rows, last, agreed > 0 ? FINDING_WRONG : FINDING_UNDECIDED,
                    SKR_C_SHEET_SERIES, F_DEAL);
    snprintf(flaw->recorded, sizeof flaw->recorded, "%d deals", sheet->deals);
    if (agreed > 0)
        snprintf(flaw->ruled, sizeof flaw->ruled, "%d agreed", agreed);
    else
        snprintf(flaw->ruled, sizeof flaw->ruled, "no whole rounds of %d",
                 sheet->scoring.players);
}

static void rank(const struct lists *lists, struct list *list)
{
    int lot[SKR_TABLE] = { 0 };

    for (int i = 0; i < lists->draws; i++) {
        int player = find_player(list, list->sheet.scoring.players,
                                 lists->drawn[i]);

        if (player != SKR_NOBODY)
            lot[player] = i + 1;
    }
    list->lot = skr_sheet_rank(&list->sheet.scoring, list->sheet.tally, lot,
                               list->place);
}

static void sum_up(struct lists *lists, struct list *list)
{
    struct entering e = { .lists = lists, .list = list };
    const struct skr_scoring scoring = list->sheet.scoring;

    skr_sheet_begin(&list->sheet, &scoring);
    for (int i = list->first; i >= 0; i = lists->deal[i].next) {
        int before[SKR_TABLE];

        for (int p = 0; p < SKR_TABLE; p++)
            before[p] = list->sheet.tally[p].points;
        enter_row(&e, i);
        tell_nothing_booked(lists->rows, &lists->rows->row[i],
                            &lists->deal[i]);
        check_totals(&e, i, before);
        note_running(&e, &lists->deal[i]);
        if (lists->deal[i].sum > 0)
            check_sum(&e, &lists->rows->sum[lists->deal[i].sum - 1]);
    }
    check_length(lists, list);
    rank(lists, list);
}

static void tell_too_many(struct lists *lists, const struct list *list)
{
    struct flaw *flaw = row_flaw(lists->rows, &lists->rows->row[list->first],
                                 FINDING_UNDECIDED, SKR_C_GENERAL_TABLE,
                                 F_SOLOIST);

    snprintf(flaw->ruled, sizeof flaw->ruled, list->count > MOST_DEALS
             ? "a series has at most %d deals; it is not summed up"
             : "more than %d names: the series is not summed up",
             list->count > MOST_DEALS ? MOST_DEALS : SKR_TABLE);
}

static int by_line(const void *a, const void *b)
{
    const struct flaw *x = a, *y = b;

    return x->line != y->line ? (x->line > y->line) - (x->line < y->line)
                              : x->order - y->order;
}

static bool make(struct lists *lists, int *latest)
{
    struct rows *rows = lists->rows;

    for (int i = 0; i < rows->sums; i++)
        if (rows->sum[i].after >= 0)
            lists->deal[rows->sum[i].after].sum = i + 1;
    choose_extras(lists);
    find_soloists(rows);
    learn_from_rows(rows);
    find_everybody(lists);
    if (!put_into_lists(lists, latest))
        return false;
    for (int i = 0; i < rows->count; i++)
        lists->deal[i].ruling = judge_row(rows, &rows->row[i],
                                          lists->scoring.code);
    for (int i = 0; i < lists->count; i++) {
        struct list *list = &lists->list[i];

        seat_players(lists, list);
        if (!check_numbers(lists, list))
            return false;
        if (list->too_many)
            tell_too_many(lists, list);
        else
            sum_up(lists, list);
    }
    if (rows->flaws > 0)
        qsort(rows->flaw, (size_t)rows->flaws, sizeof *rows->flaw, by_line);
    return !rows->no_memory;
}

bool lists_make(struct lists *lists)
{
    int *latest = calloc((size_t)lists->rows->names.count + 1, sizeof *latest);
    bool made = false;

    lists->deal = calloc((size_t)lists->rows->count, sizeof *lists->deal);
    if (latest != NULL && lists->deal != NULL)
        made = make(lists, latest);
    free(latest);
    return made;
}

void lists_free(struct lists *lists)
{
    free(lists->deal);
    free(lists->list);
}
