/* Score lists for people and for spreadsheets, and what all writers share. */
#include "list/write.h"
#include "base/names.h"
#include "base/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ------------------------------------------------------------ what all share */

void list_text(const struct lists *lists, const struct list *list,
               char text[LIST_TEXT])
{
    char *const *name = lists->rows->names.text;

    snprintf(text, LIST_TEXT, "%.40s%s%.20s",
             list->series >= 0 ? name[list->series] : "",
             list->series >= 0 && list->date >= 0 ? ", " : "",
             list->date >= 0 ? name[list->date] : "");
}

static void add(char text[GAME_TEXT], bool really, const char *more)
{
    size_t n = strlen(text);

    if (really)
        snprintf(text + n, GAME_TEXT - n, "%s%s", n > 0 ? " " : "", more);
}

static void add_matadors(char text[GAME_TEXT], const struct row *row,
                         bool brief)
{
    int n = row->number[F_MATADORS];
    char matadors[24];

    if (!knows(row, F_MATADORS) || n == 0 || is(row, F_GAME, SKR_NULL))
        return;
    if (brief)
        snprintf(matadors, sizeof matadors, "%+d", n);
    else
        snprintf(matadors, sizeof matadors, "%s %d", with_or_without(n),
                 abs(n));
    add(text, true, matadors);
}

static void add_levels(char text[GAME_TEXT], const struct row *row, bool brief)
{
    bool schwarz = is(row, F_SCHWARZ, 1);

    add(text, schwarz, "schwarz");
    add(text, is(row, F_SCHNEIDER, 1) && !schwarz, "schneider");
    add(text, is(row, F_ANNOUNCED, SKR_SCHNEIDER),
        brief ? "schn.ann." : "schneider announced");
    add(text, is(row, F_ANNOUNCED, SKR_SCHWARZ) && !is(row, F_OUVERT, 1),
        brief ? "schw.ann." : "schwarz announced");
}

void game_text(const struct row *row, const struct ruling *ruling, bool brief,
               char text[GAME_TEXT])
{
    char factor[24];

    text[0] = '\0';
    if (ruling->kind == RULED_PASSED_IN) {
        add(text, true, "passed in");
        return;
    }
    add(text, knows(row, F_GAME), row_game_name(row->number[F_GAME]));
    add(text, is(row, F_OUVERT, 1), "ouvert");
    add(text, is(row, F_HAND, 1), "hand");
    add_matadors(text, row, brief);
    add_levels(text, row, brief);
    add(text, ruling->overbid, "overbid");
    snprintf(factor, sizeof factor, "x%d", ruling->factor);
    add(text, ruling->factor > 1, factor);
}

int own_bonus(const struct list *list, int player)
{
    struct skr_scoring scoring = list->sheet.scoring;

    if (scoring.scheme == SKR_SEEGER_FABIAN)
        scoring.scheme = SKR_SEEGER;
    return skr_sheet_total(&scoring, list->sheet.tally, player)
        - list->sheet.tally[player].points;
}

int others_bonus(const struct list *list, int player)
{
    return skr_sheet_total(&list->sheet.scoring, list->sheet.tally, player)
        - list->sheet.tally[player].points - own_bonus(list, player);
}

struct flaw_count count_flaws(const struct rows *rows)
{
    struct flaw_count count = { 0, 0, 0, 0 };

    for (int i = 0; i < rows->flaws; i++) {
        switch (rows->flaw[i].kind) {
        case FINDING_MALFORMED: count.malformed++; break;
        case FINDING_UNDECIDED: count.undecided++; break;
        case FINDING_CONVENTION: count.other++; break;
        default: count.wrong++;
        }
    }
    return count;
}

/* -------------------------------------------------------------------- flaws */

void write_flaws(struct out *out, const struct lists *lists)
{
    const struct rows *rows = lists->rows;

    for (int i = 0; i < rows->flaws; i++) {
        const struct flaw *f = &rows->flaw[i];

        out_plain(out, rows->source, strlen(rows->source));
        if (f->line > 0)
            out_format(out, ":%u", f->line);
        if (f->column > 0)
            out_format(out, ":%d", f->column);
        out_format(out, ": %s: %s: ", verdict_name(finding_verdict(f->kind)),
                   skr_clauses[f->clause].id);
        if (f->recorded[0] != '\0') {
            out_text(out, "recorded ");
            out_plain(out, f->recorded, strlen(f->recorded));
            out_text(out, ", ");
        }
        out_text(out, f->kind == FINDING_WRONG ? "ruled " : "");
        out_plain(out, f->ruled, strlen(f->ruled));
        out_text(out, "\n");
    }
}

/* ------------------------------------------------------------ text for people */

/* Wide enough for eighty columns with four players. */
#define WIDTH 7
#define GAME_WIDTH 23

/* Characters of UTF-8, as many as fit; the rest is filled with blanks. */
static void put_padded(struct out *out, const char *text, int width, bool right)
{
    size_t end = 0, length = strlen(text);
    int shown = 0;

    while (end < length && shown < width) {
        size_t n = utf8_length(text + end, length - end);

        end += n > 0 ? n : 1;
        shown++;
    }
    if (right)
        out_format(out, "%*s", width - shown, "");
    out_plain(out, text, end);
    if (!right)
        out_format(out, "%*s", width - shown, "");
}

static void put_heads(struct out *out, const struct lists *lists,
                      const struct list *list, const char *before)
{
    out_text(out, before);
    for (int p = 0; p < list->sheet.scoring.players; p++) {
        out_text(out, " ");
        put_padded(out, player_name(lists, list, p), WIDTH, true);
    }
    out_text(out, "\n");
}

static void put_deal(struct out *out, const struct lists *lists,
                     const struct list *list, int i, int number)
{
    const struct deal *deal = &lists->deal[i];
    const struct row *row = &lists->rows->row[i];
    char text[GAME_TEXT];

    game_text(row, &deal->ruling, true, text);
    out_format(out, "%4d  ", knows(row, F_DEAL) ? row->number[F_DEAL] : number);
    put_padded(out, knows(row, F_SOLOIST)
               ? lists->rows->names.text[row->number[F_SOLOIST]] : "-",
               8, false);
    out_text(out, "  ");
    put_padded(out, text, GAME_WIDTH, false);
    if (!deal->entered)
        out_text(out, "     ?");
    else if (deal->ruling.kind == RULED_GAME)
        out_format(out, " %5d", deal->ruling.score);
    else
        out_text(out, "     -");
    for (int p = 0; p < list->sheet.scoring.players; p++)
        out_format(out, " %*d", WIDTH, deal->points[p]);
    out_text(out, "\n");
}

enum line { LINE_POINTS, LINE_WON, LINE_LOST, LINE_OWN, LINE_OTHERS, LINE_TOTAL,
            LINE_PLACE };

static int line_number(const struct list *list, enum line line, int p)
{
    const struct skr_tally *t = &list->sheet.tally[p];

    switch (line) {
    case LINE_POINTS: return t->points;
    case LINE_WON: return t->won;
    case LINE_LOST: return t->lost;
    case LINE_OWN: return own_bonus(list, p);
    case LINE_OTHERS: return others_bonus(list, p);
    case LINE_TOTAL:
        return skr_sheet_total(&list->sheet.scoring, list->sheet.tally, p);
    default: return list->place[p];
    }
}

static void put_line(struct out *out, const struct list *list, enum line line,
                     const char *name)
{
    out_format(out, "%-45s", name);
    for (int p = 0; p < list->sheet.scoring.players; p++)
        out_format(out, " %*d", WIDTH, line_number(list, line, p));
    out_text(out, "\n");
}

static void put_sums(struct out *out, const struct list *list)
{
    enum skr_scheme scheme = list->sheet.scoring.scheme;

    put_line(out, list, LINE_POINTS, scheme == SKR_MONEY ? "money"
             : scheme == SKR_BEER ? "bad marks" : "game points");
    put_line(out, list, LINE_WON, "won as soloist");
    put_line(out, list, LINE_LOST, "lost as soloist");
    if (scheme == SKR_SEEGER_FABIAN || scheme == SKR_SEEGER)
        put_line(out, list, LINE_OWN, "50 for each won, -50 for each lost");
    if (scheme == SKR_SEEGER_FABIAN)
        put_line(out, list, LINE_OTHERS, list->sheet.scoring.players == 3
                 ? "40 for each that others lost"
                 : "30 for each that others lost");
    if (scheme == SKR_SEEGER_FABIAN || scheme == SKR_SEEGER)
        put_line(out, list, LINE_TOTAL, "total");
    put_line(out, list, LINE_PLACE, "place");
}

static void put_names(struct out *out, const struct lists *lists,
                      const struct list *list, unsigned set, const char *before,
                      const char *after)
{
    if (set == 0)
        return;
    out_text(out, before);
    for (int p = 0; p < list->sheet.scoring.players; p++)
        if (set >> p & 1) {
            const char *name = player_name(lists, list, p);

            out_text(out, " ");
            out_plain(out, name, strlen(name));
        }
    out_text(out, after);
}

static void put_list(struct out *out, const struct lists *lists,
                     const struct list *list, bool deals)
{
    char name[LIST_TEXT];
    int number = 0;

    list_text(lists, list, name);
    out_text(out, "series ");
    out_plain(out, name, strlen(name));
    out_format(out, "%s%d deals, %d passed in, %s\n",
               name[0] != '\0' ? ": " : "of ", list->sheet.deals,
               list->sheet.passed_in,
               term_key(&scheme_terms, list->sheet.scoring.scheme));
    if (list->too_many)
        return;
    if (deals)
        put_heads(out, lists, list,
                  "deal  soloist   game                    score");
    else
        put_heads(out, lists, list, "                                             ");
    for (int i = list->first; i >= 0 && deals; i = lists->deal[i].next)
        put_deal(out, lists, list, i, ++number);
    put_sums(out, list);
    put_names(out, lists, list, list->lot, "only a lot can part:",
              " (--lot=NAME,NAME...)\n");
    put_names(out, lists, list, list->sheet.losers, "lost:", "\n");
}

void write_text(struct out *out, const struct lists *lists, bool all)
{
    const struct flaw_count count = count_flaws(lists->rows);

    write_flaws(out, lists);
    out_text(out, lists->rows->flaws > 0 ? "\n" : "");
    for (int i = 0; i < lists->count; i++) {
        put_list(out, lists, &lists->list[i], all || lists->count == 1);
        out_text(out, "\n");
    }
    out_format(out, "%d deals in %d series: %d wrong, %d undecided, %d"
               " malformed\n", lists->rows->count, lists->count, count.wrong,
               count.undecided, count.malformed);
}

/* ----------------------------------------------------------- separated values */

static void put_quoted(struct out *out, const char *text)
{
    if (strpbrk(text, ",\"\n\r;") == NULL) {
        out_text(out, text);
        return;
    }
    out_text(out, "\"");
    for (; *text != '\0'; text++) {
        if (*text == '"')
            out_text(out, "\"");
        out_bytes(out, text, 1);
    }
    out_text(out, "\"");
}

static void put_name(struct out *out, const struct lists *lists,
                     const struct row *row, enum field field)
{
    out_text(out, ",");
    if (knows(row, field))
        put_quoted(out, lists->rows->names.text[row->number[field]]);
}

/* Names of all players of the file, each once; at most so many columns. */
#define MOST_COLUMNS 64

static int all_names(const struct lists *lists, int name[MOST_COLUMNS])
{
    int n = 0;

    for (int i = 0; i < lists->count; i++)
        for (int p = 0; p < lists->list[i].sheet.scoring.players; p++) {
            int k = 0;

            while (k < n && name[k] != lists->list[i].player[p])
                k++;
            if (k == n && n < MOST_COLUMNS && lists->list[i].player[p] >= 0)
                name[n++] = lists->list[i].player[p];
        }
    return n;
}

static void put_csv_deal(struct out *out, const struct lists *lists,
                         const struct list *list, int i, int number,
                         const int name[], int names)
{
    const struct deal *deal = &lists->deal[i];
    const struct row *row = &lists->rows->row[i];
    bool game = deal->entered && deal->ruling.kind == RULED_GAME;
    char text[LIST_TEXT > GAME_TEXT ? LIST_TEXT : GAME_TEXT];

    list_text(lists, list, text);
    put_quoted(out, text);
    out_format(out, ",%d", knows(row, F_DEAL) ? row->number[F_DEAL] : number);
    put_name(out, lists, row, F_DEALER);
    put_name(out, lists, row, F_SOLOIST);
    out_format(out, ",%s", deal->ruling.kind == RULED_PASSED_IN ? "passed in"
               : knows(row, F_GAME) ? row_game_name(row->number[F_GAME]) : "");
    out_format(out, ",%s,", !game ? "" : deal->ruling.won ? "won" : "lost");
    if (game)
        out_number(out, deal->ruling.score);
    for (int k = 0; k < names; k++) {
        out_text(out, ",");
        for (int p = 0; p < list->sheet.scoring.players; p++)
            if (list->player[p] == name[k])
                out_number(out, deal->points[p]);
    }
    out_text(out, "\n");
}

void write_csv(struct out *out, const struct lists *lists)
{
    int name[MOST_COLUMNS], names = all_names(lists, name);

    out_text(out, "series,deal,dealer,soloist,game,won,score");
    for (int k = 0; k < names; k++) {
        char head[80];

        snprintf(head, sizeof head, "total %.60s",
                 lists->rows->names.text[name[k]]);
        out_text(out, ",");
        put_quoted(out, head);
    }
    out_text(out, "\n");
    for (int i = 0; i < lists->count; i++) {
        const struct list *list = &lists->list[i];
        int number = 0;

        for (int d = list->first; d >= 0; d = lists->deal[d].next)
            put_csv_deal(out, lists, list, d, ++number, name, names);
    }
}
