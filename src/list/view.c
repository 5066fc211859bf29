/* Texts and figures that several output formats of score lists share. */
#include "list/view.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "list/utf8.h"
#include "words/names.h"
#include "words/say.h"

void list_text(const struct lists *lists, const struct list *list,
               char text[LIST_TEXT])
{
    char *const *name = lists->rows->names.text;

    const char *series = list->series >= 0 ? name[list->series] : "";
    const char *date = list->date >= 0 ? name[list->date] : "";

    snprintf(text, LIST_TEXT, "%.*s%s%.*s", utf8_fit(series, 40), series,
             list->series >= 0 && list->date >= 0 ? ", " : "",
             utf8_fit(date, 20), date);
}

/* --------------------------------------------------------------------- a game */

const char *row_game(enum language language, const struct row *row)
{
    int game = number_or(row, F_GAME, -1);

    return game < 0 ? NULL : game == GAME_PASSED ? tr(language, N_("passed in"))
        : game_in(language, (enum skr_game)game);
}

static void add(struct out *out, bool really, const char *more)
{
    if (really)
        out_format(out, "%s%s", out->size > 0 ? " " : "", tr(out->language, more));
}

static void add_matadors(struct out *out, const struct row *row, bool brief)
{
    int n = is(row, F_GAME, SKR_NULL) ? 0 : number_or(row, F_MATADORS, 0);
    char matadors[40];

    if (brief)
        snprintf(matadors, sizeof matadors, "%+d", n);
    else
        snprintf(matadors, sizeof matadors, tr(out->language, matadors_text(n)), abs(n));
    add(out, n != 0, matadors);
}

static void add_levels(struct out *out, const struct row *row, bool brief)
{
    bool schwarz = is(row, F_SCHWARZ, 1);

    add(out, schwarz, N_("schwarz"));
    add(out, is(row, F_SCHNEIDER, 1) && !schwarz, N_("schneider"));
    add(out, is(row, F_ANNOUNCED, SKR_SCHNEIDER),
        brief ? N_("schn.ann.") : N_("schneider announced"));
    add(out, is(row, F_ANNOUNCED, SKR_SCHWARZ) && !is(row, F_OUVERT, 1),
        brief ? N_("schw.ann.") : N_("schwarz announced"));
}

void game_text(enum language language, const struct row *row, bool brief,
               char text[GAME_TEXT])
{
    struct out out = out_into(text, GAME_TEXT, language);
    int game = number_or(row, F_GAME, -1);
    char factor[24];

    if (row->ruling.kind == RULED_PASSED_IN) {
        add(&out, true, N_("passed in"));
        return;
    }
    if (is(row, F_OUVERT, 1) && game >= 0 && game < SKR_GAMES)
        out_text(&out, open_game_in(language, (enum skr_game)game));
    else {
        add(&out, knows(row, F_GAME), row_game(language, row));
        add(&out, is(row, F_OUVERT, 1), N_("ouvert"));
    }
    add(&out, is(row, F_HAND, 1), N_("hand"));
    add_matadors(&out, row, brief);
    add_levels(&out, row, brief);
    add(&out, row->ruling.overbid, N_("overbid"));
    snprintf(factor, sizeof factor, "x%d", row->ruling.factor);
    add(&out, row->ruling.factor > 1, factor);
}

/* ---------------------------------------------------------- lines below a series */

static int total(const struct list *list, enum skr_scheme scheme, int player)
{
    struct skr_scoring scoring = list->sheet.scoring;

    scoring.scheme = scheme;
    return skr_sheet_total(&scoring, list->sheet.tally, player);
}

static int get_figure(const struct list *list, enum line line, int player)
{
    const struct skr_tally *t = &list->sheet.tally[player];
    enum skr_scheme scheme = list->sheet.scoring.scheme;

    switch (line) {
    case LINE_POINTS: return t->points;
    case LINE_WON: return t->won;
    case LINE_LOST: return t->lost;
    case LINE_OWN: return total(list, SKR_SEEGER, player) - t->points;
    case LINE_OTHERS:
        return total(list, scheme, player) - total(list, SKR_SEEGER, player);
    case LINE_TOTAL: return total(list, scheme, player);
    default: return list->place[player];
    }
}

void get_line(const struct list *list, enum line line, int number[SKR_TABLE])
{
    for (int p = 0; p < list->sheet.scoring.players; p++)
        number[p] = get_figure(list, line, p);
}

static const char *points_name(enum skr_scheme scheme)
{
    return scheme == SKR_MONEY ? N_("money") : scheme == SKR_BEER ? N_("bad marks")
        : N_("game points");
}

/* As a text of po/. */
static const char *name_of_line(const struct list *list, enum line line)
{
    enum skr_scheme scheme = list->sheet.scoring.scheme;
    bool fabian = scheme == SKR_SEEGER_FABIAN;
    bool seeger = fabian || scheme == SKR_SEEGER;

    switch (line) {
    case LINE_POINTS: return points_name(scheme);
    case LINE_WON: return N_("won as soloist");
    case LINE_LOST: return N_("lost as soloist");
    case LINE_OWN:
        return seeger ? N_("50 for each game won, -50 for each lost") : NULL;
    case LINE_OTHERS:
        return !fabian ? NULL : list->sheet.scoring.players == 3
            ? N_("40 for each game that others lost")
            : N_("30 for each game that others lost");
    case LINE_TOTAL: return seeger ? N_("total") : NULL;
    default: return N_("place");
    }
}

const char *line_name(enum language language, const struct list *list, enum line line)
{
    const char *name = name_of_line(list, line);

    return name != NULL ? tr(language, name) : NULL;
}

/* --------------------------------------------------------------------- flaws */

void deals_text(enum language language, int deals, char text[DEALS_TEXT])
{
    struct out out = out_into(text, DEALS_TEXT, language);

    out_say_n(&out, "%d deal", "%d deals", deals, deals);
}

const char *flaw_verdict(enum language language, const struct flaw *flaw)
{
    return verdict_word(language, finding_verdict(flaw->kind));
}

/* The flaws stand in order of their lines. */
static int first_flaw(const struct rows *rows, unsigned line)
{
    int low = 0, high = rows->flaws;

    while (low < high) {
        int middle = low + (high - low) / 2;

        if (rows->flaw[middle].at.line < line)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

enum verdict row_verdict(const struct rows *rows, const struct row *row)
{
    enum verdict verdict = VERDICT_CONFORMS;

    for (int i = first_flaw(rows, row->line);
         i < rows->flaws && rows->flaw[i].at.line == row->line; i++) {
        enum verdict flaw = finding_verdict(rows->flaw[i].kind);

        verdict = flaw > verdict ? flaw : verdict;
    }
    return verdict;
}

struct flaw_count count_flaws(const struct rows *rows)
{
    struct flaw_count count = { 0, 0, 0, 0 };

    for (int i = 0; i < rows->flaws; i++) {
        enum finding_kind kind = rows->flaw[i].kind;

        count.wrong += kind == FINDING_WRONG;
        count.malformed += kind == FINDING_MALFORMED;
        count.undecided += kind == FINDING_UNDECIDED;
        count.convention += kind == FINDING_CONVENTION;
    }
    return count;
}
