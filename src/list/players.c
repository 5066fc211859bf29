/* Finds out who plays in a series, and who is named in the whole file. */
#include "list/players.h"

#include <stdio.h>
#include <string.h>

#include "base/nearest.h"
#include "base/none.h"
#include "list/turns.h"

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

int near_player(const struct lists *lists, const struct list *list, int name)
{
    char *const *text = lists->rows->names.text;
    struct nearest near = nearest_begin(text[name]);

    for (int i = 0; i < list->sheet.scoring.players; i++)
        if (list->player[i] >= 0)
            nearest_try(&near, text[list->player[i]], strlen(text[list->player[i]]), i);
    return nearest_found(&near) != NULL ? near.thing : SKR_NOBODY;
}

/* -------------------------------------------------------------- those named */

/* The different names of a series, or of the file. */
struct named {
    int name, rows;            /* how many rows have it */
    const struct row *first;   /* of these, or a null pointer */
    bool deals;                /* it stands in the column of dealers */
};
#define MOST_NAMED 16
struct cast {
    struct named item[MOST_NAMED];
    int count;                 /* may be MOST_NAMED + 1: more than fit */
};

static void add_name(struct cast *cast, int name)
{
    for (int i = 0; i < cast->count && i < MOST_NAMED; i++)
        if (cast->item[i].name == name)
            return;
    if (cast->count < MOST_NAMED)
        cast->item[cast->count] = (struct named){ .name = name };
    if (cast->count <= MOST_NAMED)
        cast->count++;
}

static void add_named(struct cast *cast, const struct row *row, enum field field)
{
    if (knows(row, field) && !row->malformed)
        add_name(cast, row->number[field]);
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
            rows->figure[i].name = NONE;
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
        extra->name = NONE;
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
    struct cast all = { .count = 0 };

    choose_extras(lists);
    for (int i = 0; i < rows->count; i++) {
        if (rows->column[F_SOLOIST] == 0 && rows->extras > 0)
            find_soloist(rows, &rows->row[i]);
        add_named(&all, &rows->row[i], F_DEALER);
        add_named(&all, &rows->row[i], F_SOLOIST);
    }
    lists->everybody = all.count <= SKR_TABLE ? all.count : 0;
    for (int i = 0; i < lists->everybody; i++)
        lists->name[i] = all.item[i].name;
}

/* ------------------------------------------------------------------ a series */

/* Records name the three active players, forehand first. */
static void add_seats(struct cast *cast, const struct row *row)
{
    for (int seat = 0; seat < 3; seat++)
        if (row->seat[seat] >= 0)
            add_name(cast, row->seat[seat]);
}

static void add_columns(const struct rows *rows, struct cast *cast, const struct row *row)
{
    for (int i = 0; i < row->figures; i++)
        if (rows->figure[row->figure + i].name >= 0)
            add_name(cast, rows->figure[row->figure + i].name);
}

/* All names of the series, those first whose order is that of the seats. */
static void find_cast(const struct rows *rows, const struct list *list, struct cast *cast)
{
    cast->count = 0;
    for (const struct row *row = list->first; row != NULL; row = row->next)
        add_seats(cast, row);
    for (const struct row *row = list->first; row != NULL; row = row->next)
        add_named(cast, row, F_DEALER);
    for (const struct row *row = list->first; row != NULL; row = row->next)
        add_columns(rows, cast, row);
    for (const struct row *row = list->first; row != NULL; row = row->next)
        add_named(cast, row, F_SOLOIST);
}

static bool names(const struct rows *rows, const struct row *row, int name)
{
    if (!row->malformed && (is(row, F_DEALER, name) || is(row, F_SOLOIST, name)))
        return true;
    for (int i = 0; i < row->figures; i++)
        if (rows->figure[row->figure + i].name == name)
            return true;
    return row->seat[0] == name || row->seat[1] == name || row->seat[2] == name;
}

static void count_rows(const struct rows *rows, const struct list *list, struct cast *cast)
{
    for (const struct row *row = list->first; row != NULL; row = row->next)
        for (int i = 0; i < cast->count && i < MOST_NAMED; i++) {
            struct named *n = &cast->item[i];

            if (!names(rows, row, n->name))
                continue;
            n->rows++;
            n->first = n->first != NULL ? n->first : row;
            n->deals |= is(row, F_DEALER, n->name);
        }
}

static bool is_near(const struct rows *rows, const struct named *a, const struct named *b)
{
    struct nearest near = nearest_begin(rows->names.text[a->name]);
    const char *other = rows->names.text[b->name];

    nearest_try(&near, other, strlen(other), 0);
    return nearest_found(&near) != NULL;
}

/* Do the dealers after the row go on by turns of three, as if nobody had joined them? */
static bool three_go_on(const struct list *list, const struct row *after)
{
    const struct row *third = list->first, *row = list->first;
    int on = 0;

    for (int i = 0; i < 3 && row != NULL; i++)
        row = row->next;
    for (; row != NULL; row = row->next, third = third->next)
        if (row->position > after->position && third != after)
            on += knows(row, F_DEALER) && is(third, F_DEALER, row->number[F_DEALER])
                ? 1 : -1;
    return on > 0;
}

/* In a list so long a fourth player would have dealt four times. */
#define LONG_LIST 16

/* Is the name a slip of the pen? Either only one row has it, and each of four others more,
 * or, in a long list, three others deal, and after it go on by turns of three. Or it is like another that has twice as many rows, or more, and does without it:
 * beside four others, beside three who deal or, in a list without dealers, beside three
 * who have thrice as many; a player who deals too is named in two of eight deals. */
static bool is_slip(const struct rows *rows, const struct list *list,
                    const struct cast *cast, int at)
{
    const struct named *n = &cast->item[at];
    int others = 0, dealers = 0, regulars = 0;
    bool near = false, dealt = n->deals;

    for (int i = 0; i < cast->count; i++) {
        const struct named *other = &cast->item[i];

        dealt |= other->deals;
        if (i == at || other->rows <= n->rows)
            continue;
        others++;
        dealers += other->deals;
        regulars += other->rows >= 3 * n->rows;
        near |= other->rows >= 2 * n->rows && is_near(rows, n, other);
    }
    if (others >= SKR_TABLE)
        return near || n->rows == 1;
    if (n->rows == 1 && dealers >= 3 && list->count >= LONG_LIST
        && three_go_on(list, n->first))
        return true;
    return near && (dealt ? dealers : regulars) >= 3 && (!n->deals || (n->rows == 1 && list->count >= 8));
}

static void drop_slips(const struct rows *rows, const struct list *list, struct cast *cast)
{
    const struct cast all = *cast;

    if (all.count <= 3 || all.count > MOST_NAMED || rows->judged)
        return;
    cast->count = 0;
    for (int i = 0; i < all.count; i++)
        if (!is_slip(rows, list, &all, i))
            cast->item[cast->count++] = all.item[i];
}

/* The name that comes last into the series. */
static const struct named *last_named(const struct cast *cast)
{
    const struct named *last = &cast->item[0];

    for (int i = 1; i < cast->count && i < MOST_NAMED; i++)
        if (cast->item[i].first->position >= last->first->position)
            last = &cast->item[i];
    return last;
}

/* The name that the fewest rows have; of such names the last. */
static const struct named *rarest(const struct cast *cast)
{
    const struct named *rare = &cast->item[0];

    for (int i = 1; i < cast->count && i < MOST_NAMED; i++)
        if (cast->item[i].rows < rare->rows
            || (cast->item[i].rows == rare->rows
                && cast->item[i].first->position >= rare->first->position))
            rare = &cast->item[i];
    return rare;
}

/* Is the same player dealer of both rows, or the name of one a slip of the pen? */
static bool may_be_same(const struct list *list, const struct row *a, const struct row *b)
{
    int dealer = number_or(a, F_DEALER, NONE), other = number_or(b, F_DEALER, NONE);

    return dealer >= 0 && other >= 0
        && (dealer == other || find_player(list, dealer) == SKR_NOBODY
            || find_player(list, other) == SKR_NOBODY);
}

/* Do the three others deal by turns, for five deals or more, before the fourth is named
 * at all? */
static bool has_grown(const struct list *list, const struct row *joins)
{
    const struct row *third = list->first, *row = list->first;

    for (int i = 0; i < 3 && row != joins; i++)
        row = row->next;
    for (; row != joins; row = row->next, third = third->next)
        if (!may_be_same(list, row, third))
            return false;
    return joins->position > 5;
}

static void refuse(struct list *list, int why, const struct named *n)
{
    list->refused = why;
    list->refused_name = n->name;
    list->refused_at = n->first;
}

/* Those who play, in the order of the names; without slips of the pen. */
static void choose_players(const struct rows *rows, struct list *list)
{
    struct cast cast;
    int *players = &list->sheet.scoring.players;

    find_cast(rows, list, &cast);
    count_rows(rows, list, &cast);
    drop_slips(rows, list, &cast);
    for (int i = 0; i < cast.count && i < SKR_TABLE; i++)
        list->player[(*players)++] = cast.item[i].name;
    if (cast.count > SKR_TABLE)
        refuse(list, TOO_MANY, rarest(&cast));
    else if (cast.count == SKR_TABLE && !rows->judged
             && has_grown(list, last_named(&cast)->first))
        refuse(list, HAS_GROWN, last_named(&cast));
}

/* If the whole file names just three players, all three play in every series, even
 * if one of them was never soloist in it. */
static void add_the_rest(const struct lists *lists, struct list *list)
{
    int *players = &list->sheet.scoring.players;

    for (int i = 0; lists->everybody == 3 && i < 3; i++)
        if (find_player(list, lists->name[i]) == SKR_NOBODY)
            list->player[(*players)++] = lists->name[i];
    while (*players < 3)
        list->player[(*players)++] = NONE;
}

/* With three at the table rearhand deals, with four the player without a seat.
 * clauses seat.forehand seat.four */
static void find_dealer(const struct list *list, struct row *row)
{
    int players = list->sheet.scoring.players, out = NONE;

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
    if (lists->seats == 0)
        choose_players(lists->rows, list);
    if (list->sheet.scoring.players < 3)
        add_the_rest(lists, list);
    if (lists->seats == 0 && !lists->rows->judged)
        order_players(list);
    for (struct row *row = list->first; row != NULL; row = row->next)
        if (row->seat[2] >= 0)
            find_dealer(list, row);
    find_turns(list);
}
