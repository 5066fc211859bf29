/* Texts and figures that several output formats of score lists share. */
#include "list/view.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/names.h"
#include "list/utf8.h"

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

const char *row_game(const struct row *row)
{
    int game = number_or(row, F_GAME, -1);

    return game < 0 ? NULL : game == GAME_PASSED ? "passed in"
        : game_name((enum skr_game)game);
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
    int n = is(row, F_GAME, SKR_NULL) ? 0 : number_or(row, F_MATADORS, 0);
    char matadors[24];

    if (brief)
        snprintf(matadors, sizeof matadors, "%+d", n);
    else
        snprintf(matadors, sizeof matadors, "%s %d", with_or_without(n),
                 abs(n));
    add(text, n != 0, matadors);
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

void game_text(const struct row *row, bool brief, char text[GAME_TEXT])
{
    char factor[24];

    text[0] = '\0';
    if (row->ruling.kind == RULED_PASSED_IN) {
        add(text, true, "passed in");
        return;
    }
    add(text, knows(row, F_GAME), row_game(row));
    add(text, is(row, F_OUVERT, 1), "ouvert");
    add(text, is(row, F_HAND, 1), "hand");
    add_matadors(text, row, brief);
    add_levels(text, row, brief);
    add(text, row->ruling.overbid, "overbid");
    snprintf(factor, sizeof factor, "x%d", row->ruling.factor);
    add(text, row->ruling.factor > 1, factor);
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

const char *line_name(const struct list *list, enum line line)
{
    enum skr_scheme scheme = list->sheet.scoring.scheme;
    bool fabian = scheme == SKR_SEEGER_FABIAN;
    bool seeger = fabian || scheme == SKR_SEEGER;

    switch (line) {
    case LINE_POINTS:
        return scheme == SKR_MONEY ? "money"
            : scheme == SKR_BEER ? "bad marks" : "game points";
    case LINE_WON: return "won as soloist";
    case LINE_LOST: return "lost as soloist";
    case LINE_OWN:
        return seeger ? "50 for each game won, -50 for each lost" : NULL;
    case LINE_OTHERS:
        return !fabian ? NULL : list->sheet.scoring.players == 3
            ? "40 for each game that others lost"
            : "30 for each game that others lost";
    case LINE_TOTAL: return seeger ? "total" : NULL;
    default: return "place";
    }
}

/* --------------------------------------------------------------------- flaws */

void flaw_text(const struct flaw *flaw, char text[FLAW_TEXT])
{
    bool recorded = flaw->recorded[0] != '\0';

    snprintf(text, FLAW_TEXT, "%s%s%s%s%s", recorded ? "recorded " : "",
             flaw->recorded, recorded ? ", " : "",
             flaw->kind == FINDING_WRONG ? "ruled " : "", flaw->ruled);
}

void deals_text(int deals, char text[DEALS_TEXT])
{
    snprintf(text, DEALS_TEXT, "%d deal%s", deals, deals == 1 ? "" : "s");
}

const char *flaw_verdict(const struct flaw *flaw)
{
    return verdict_name(finding_verdict(flaw->kind));
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
