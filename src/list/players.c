/* Finds out who plays in a series, and who is named in the whole file. */
#include "list/players.h"

#include <stdio.h>
#include <string.h>

const char *player_name(const struct lists *lists, const struct list *list,
                        int player)
{
    static const char *const unknown[SKR_TABLE] = { "?1", "?2", "?3", "?4" };
    int name = list->player[player];

    return name < 0 ? unknown[player] : lists->rows->names.text[name];
}

int find_player(const struct list *list, int name)
{
    for (int i = 0; i < list->sheet.scoring.players && name >= 0; i++)
        if (list->player[i] == name)
            return i;
    return SKR_NOBODY;
}

static void add_player(struct list *list, int name)
{
    int *players = &list->sheet.scoring.players;

    if (find_player(list, name) != SKR_NOBODY)
        return;
    if (*players == SKR_TABLE)
        list->too_many = true;
    else
        list->player[(*players)++] = name;
}

static void add_named(struct list *list, const struct row *row, enum field field)
{
    if (knows(row, field) && !row->malformed)
        add_player(list, row->number[field]);
}

/* ------------------------------------------------------------ the whole file */

/* Did the user give the name, or does a soloist, dealer or running total have it? */
static bool is_player(const struct lists *lists, int name)
{
    const struct rows *rows = lists->rows;

    for (int i = 0; i < lists->seats; i++)
        if (lists->seat[i] == name)
            return true;
    for (int i = 0; i < rows->extras; i++)
        if (rows->extra[i].total && rows->extra[i].name == name)
            return true;
    for (int i = 0; i < rows->count; i++)
        if (is(&rows->row[i], F_SOLOIST, name)
            || is(&rows->row[i], F_DEALER, name))
            return true;
    return false;
}

/* Are all figures of the column but zeros those of a ramsch? Then it belongs to a
 * player who never was soloist. */
static bool has_only_ramsch(const struct rows *rows, int column)
{
    bool some = false;

    for (int i = 0; i < rows->count; i++) {
        const struct row *row = &rows->row[i];

        for (int k = 0; k < row->figures; k++) {
            const struct mark *f = &rows->figure[row->figure + k];

            if (f->column != column || f->number == 0)
                continue;
            if (!is(row, F_GAME, SKR_RAMSCH))
                return false;
            some = true;
        }
    }
    return some;
}

static void drop_column(struct rows *rows, int column)
{
    for (int i = 0; i < rows->figures; i++)
        if (rows->figure[i].column == column)
            rows->figure[i].name = -1;
}

static void choose_extras(struct lists *lists)
{
    struct rows *rows = lists->rows;
    bool nobody_named = rows->column[F_SOLOIST] == 0 && !rows->judged;

    for (int i = 0; i < rows->extras; i++) {
        struct extra *extra = &rows->extra[i];

        if (!extra->unread && (extra->total || nobody_named
                               || is_player(lists, extra->name)
                               || has_only_ramsch(rows, extra->column)))
            continue;
        say_error("skatref: %s: column '%s' is ignored: neither a known fact nor"
                  " the points of a player", rows->source,
                  rows->names.text[extra->name]);
        drop_column(rows, extra->column);
        extra->name = -1;
    }
}

/* For lists with a column for each player and none for the soloist: the soloist is
 * the only player with points for the deal. */
static void find_soloist(struct rows *rows, struct row *row)
{
    const struct mark *changed = NULL, *f = figures_of(rows, row);
    int changes = 0;

    for (int i = 0; i < row->figures; i++)
        if (!f[i].total && f[i].name >= 0 && f[i].number != 0) {
            changed = &f[i];
            changes++;
        }
    if (changes != 1)
        return;
    set(row, F_SOLOIST, changed->name);
    set(row, F_SCORE, changed->number);
    rows->signed_scores = true;
}

void find_names(struct lists *lists)
{
    struct rows *rows = lists->rows;
    struct list all = { .first = NULL };

    choose_extras(lists);
    for (int i = 0; i < rows->count; i++) {
        if (rows->column[F_SOLOIST] == 0 && rows->extras > 0)
            find_soloist(rows, &rows->row[i]);
        add_named(&all, &rows->row[i], F_DEALER);
        add_named(&all, &rows->row[i], F_SOLOIST);
    }
    memcpy(lists->name, all.player, sizeof lists->name);
    lists->everybody = all.too_many ? 0 : all.sheet.scoring.players;
}

/* ------------------------------------------------------------------ a series */

/* Records name the three active players, forehand first. */
static void add_seats(struct list *list, const struct row *row)
{
    for (int seat = 0; seat < 3; seat++)
        if (row->seat[seat] >= 0)
            add_player(list, row->seat[seat]);
}

static void add_columns(const struct rows *rows, struct list *list,
                        const struct row *row)
{
    for (int i = 0; i < row->figures; i++)
        if (rows->figure[row->figure + i].name >= 0)
            add_player(list, rows->figure[row->figure + i].name);
}

/* If the whole file names just three players, all three play in every series, even
 * if one of them was never soloist in it. */
static void add_the_rest(const struct lists *lists, struct list *list)
{
    int *players = &list->sheet.scoring.players;

    for (int i = 0; lists->everybody == 3 && i < 3; i++)
        add_player(list, lists->name[i]);
    while (*players < 3)
        list->player[(*players)++] = -1;
}

/* With three at the table rearhand deals, with four the player without a seat.
 * clauses seat.forehand seat.four */
static void find_dealer(const struct list *list, struct row *row)
{
    int players = list->sheet.scoring.players, out = -1;

    for (int p = 0; p < players; p++)
        if (list->player[p] != row->seat[0] && list->player[p] != row->seat[1]
            && (players == 3 || list->player[p] != row->seat[2]))
            out = list->player[p];
    if (out >= 0)
        set(row, F_DEALER, out);
}

void seat_players(struct lists *lists, struct list *list)
{
    list->sheet.scoring = lists->scoring;
    list->sheet.scoring.players = lists->seats;
    memcpy(list->player, lists->seat, sizeof list->player);
    if (lists->seats == 0) {
        for (const struct row *row = list->first; row != NULL; row = row->next)
            add_seats(list, row);
        for (const struct row *row = list->first; row != NULL; row = row->next)
            add_named(list, row, F_DEALER);
        for (const struct row *row = list->first; row != NULL; row = row->next)
            add_columns(lists->rows, list, row);
        for (const struct row *row = list->first; row != NULL; row = row->next)
            add_named(list, row, F_SOLOIST);
    }
    if (list->sheet.scoring.players < 3)
        add_the_rest(lists, list);
    for (struct row *row = list->first; row != NULL; row = row->next)
        if (row->seat[2] >= 0)
            find_dealer(list, row);
}
