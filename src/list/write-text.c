/* Writes score lists as text: one table per series. */
#include <string.h>

#include "base/width.h"
#include "base/wrap.h"
#include "list/players.h"
#include "list/view.h"
#include "list/write.h"
#include "report/rules.h"
#include "words/names.h"

/* Lines of three or four players fit in eighty columns. */
static int width_of(const struct list *list)
{
    return list->sheet.scoring.players == 3 ? 10 : 7;
}

#define GAME_WIDTH 23
#define HEAD_WIDTH 45          /* of the text before the players' columns */

static void put_plain(struct out *out, const char *text)
{
    out_plain(out, text, strlen(text));
}

void write_flaws(struct out *out, const struct lists *lists)
{
    const struct rows *rows = lists->rows;

    for (int i = 0; i < rows->flaws; i++) {
        const struct flaw *f = &rows->flaw[i];

        put_plain(out, rows->source);
        if (f->at.line > 0)
            out_format(out, ":%u", f->at.line);
        if (f->at.column > 0)
            out_format(out, ":%d", f->at.column);
        out_format(out, ": %s: %s: ", flaw_verdict(out->language, f),
                   skr_clause_info(f->clause)->id);
        put_plain(out, f->said);
        out_text(out, "\n");
    }
}

/* As much of a text as fits, as it is shown: with signs for what no terminal may get. */
#define SHOWN 400
static size_t show(char shown[SHOWN], const char *text, int width)
{
    struct out out = out_into(shown, SHOWN, ENGLISH);

    out_plain(&out, text, bytes_that_fit(text, strlen(text), width));
    return bytes_that_fit(shown, out.size, width);
}

/* Writes as much as fits, and fills the rest with blanks. */
static void put_padded(struct out *out, const char *text, int width, bool right)
{
    char shown[SHOWN];
    size_t end = show(shown, text, width);
    int blanks = width - bytes_width(shown, end);

    if (right)
        out_blanks(out, blanks);
    out_bytes(out, shown, end);
    if (!right)
        out_blanks(out, blanks);
}

/* Is what fits of another player's name the same? */
static bool is_like_another(const struct lists *lists, const struct list *list,
                            int player, int width)
{
    char name[SHOWN], other[SHOWN];
    size_t length = show(name, player_name(lists, list, player), width);

    for (int p = 0; p < list->sheet.scoring.players; p++)
        if (p != player && show(other, player_name(lists, list, p), width) == length
            && memcmp(other, name, length) == 0)
            return true;
    return false;
}

/* Names that are alike as far as they fit end with the player's number. */
static void put_name(struct out *out, const struct lists *lists,
                     const struct list *list, int player, int width)
{
    bool alike = is_like_another(lists, list, player, width);

    put_padded(out, player_name(lists, list, player), width - 2 * alike, true);
    if (alike)
        out_format(out, "~%d", player + 1);
}

/* Ends a line with a number for each player. */
static void put_numbers(struct out *out, const struct list *list,
                        const int number[])
{
    for (int p = 0; p < list->sheet.scoring.players; p++)
        out_format(out, " %*d", width_of(list), number[p]);
    out_text(out, "\n");
}

static void put_head(struct out *out, const struct lists *lists,
                     const struct list *list, bool deals)
{
    /* translators: heads of columns, 45 columns together, each where its word begins or,
     * of the last, ends */
    out_left(out, deals ? tr(out->language,
             N_("deal  soloist   game                    score")) : "", HEAD_WIDTH);
    for (int p = 0; p < list->sheet.scoring.players; p++) {
        out_text(out, " ");
        put_name(out, lists, list, p, width_of(list));
    }
    out_text(out, "\n");
}

static void put_deal(struct out *out, const struct lists *lists,
                     const struct list *list, const struct row *row)
{
    char text[GAME_TEXT];

    game_text(out->language, row, true, text);
    out_format(out, "%4d  ", deal_number(row));
    put_padded(out, name_or(lists->rows, row, F_SOLOIST, "-"), 8, false);
    out_text(out, "  ");
    put_padded(out, text, GAME_WIDTH, false);
    if (has_score(row))
        out_format(out, " %5d", row->ruling.score);
    else
        out_format(out, " %5s", row->booked ? "-" : "?");
    put_numbers(out, list, row->points);
}

static void put_lines(struct out *out, const struct list *list)
{
    for (enum line f = 0; f < LINES; f++) {
        const char *name = line_name(out->language, list, f);
        int number[SKR_TABLE];

        if (name == NULL)
            continue;
        get_line(list, f, number);
        out_left(out, name, HEAD_WIDTH);
        put_numbers(out, list, number);
    }
}

static void put_names(struct out *out, const struct lists *lists,
                      const struct list *list, unsigned set, const char *before,
                      const char *after)
{
    if (set == 0)
        return;
    out_text(out, tr(out->language, before));
    for (int p = 0; p < list->sheet.scoring.players; p++)
        if (set >> p & 1) {
            out_text(out, " ");
            put_plain(out, player_name(lists, list, p));
        }
    out_text(out, after);
}

/* The name as it can be shown. */
static void put_title(struct out *out, const char *name, const struct list *list)
{
    char shown[4 * LIST_TEXT], count[DEALS_TEXT];
    struct out title = out_into(shown, sizeof shown, out->language);
    const char *scheme = term_key(&scheme_terms, list->sheet.scoring.scheme);

    out_plain(&title, name, strlen(name));
    deals_text(out->language, list->sheet.deals, count);
    if (name[0] != '\0')
        out_say(out, "series %s: %s, %d passed in, %s\n", shown, count,
                list->sheet.passed_in, scheme);
    else
        out_say(out, "series of %s, %d passed in, %s\n", count, list->sheet.passed_in,
                scheme);
}

static void put_list(struct out *out, const struct lists *lists,
                     const struct list *list, bool deals)
{
    char name[LIST_TEXT];

    list_text(lists, list, name);
    put_title(out, name, list);
    if (!is_summed(list))
        return;
    put_head(out, lists, list, deals);
    for (const struct row *row = list->first; row != NULL && deals;
         row = row->next)
        put_deal(out, lists, list, row);
    put_lines(out, list);
    put_names(out, lists, list, list->lot, N_("equal until a lot decides:"),
              " (--lot=NAME,NAME...)\n");
    put_names(out, lists, list, list->sheet.losers, N_("lost:"), "\n");
}

void write_text(struct out *out, const struct lists *lists, bool all)
{
    const struct flaw_count count = count_flaws(lists->rows);
    char deals[DEALS_TEXT];

    deals_text(out->language, lists->rows->count, deals);
    write_flaws(out, lists);
    out_text(out, lists->rows->flaws > 0 ? "\n" : "");
    for (int i = 0; i < lists->count; i++) {
        put_list(out, lists, &lists->list[i], all || lists->count == 1);
        out_text(out, "\n");
    }
    out_say_n(out, "%s in %d series: %d wrong, %d undecided, %d malformed",
              "%s in %d series: %d wrong, %d undecided, %d malformed", lists->count,
              deals, lists->count, count.wrong, count.undecided, count.malformed);
    if (count.convention > 0)
        out_say(out, ", %d by convention", count.convention);
    report_rules(out, lists->scoring.code, NULL);
    out_text(out, "\n");
}
