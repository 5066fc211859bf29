/* What is said of a row to people.
 *
 * What stands in a row and what is right are never glued into one sentence: a figure, a
 * name, a word ask for other sentences in each language. So each text for machines has a
 * whole sentence here, with the same arguments in the same order, and {recorded} where
 * what stands in the row is named. */
#include "list/sentence.h"

#include <stdio.h>
#include <string.h>

#include "base/text.h"

static const struct row {
    const char *format;        /* the English of the JSON output */
    const char *said;
} rows[] = {
    /* people */
    { "one of the players", N_("{recorded} is not one of the players") },
    { "one of the players: %.57s?",
      N_("{recorded} is not one of the players; did you mean %.57s?") },
    { "%.57s is the dealer", N_("{recorded} is written here as dealer, but %.57s deals") },
    { "the dealer sits out", N_("{recorded} deals, sits out and cannot be soloist") },
    { "the series has more than %d names and is not added up",
      N_("with {recorded} the series has more than %d names: it is not added up") },
    { "a fourth player joins a table of three: the series is not added up; begin another"
      " one with his first deal",
      N_("{recorded} joins a table of three as a fourth player: the series is not added"
         " up; begin another one with his first deal") },

    /* one fact */
    { "1 to %d matadors", N_("matadors: {recorded}; possible are 1 to %d") },
    { "not the value of a game", N_("{recorded} is not the value of a game") },
    { "0 to 120 card points", N_("card points: {recorded}; possible are 0 to 120") },
    { "card points do not count in null",
      N_("card points do not count in null: {recorded} has no effect") },
    { "not allowed with %s", N_("{recorded} is not allowed with %s") },
    { "not allowed with %s after taking up the skat",
      N_("{recorded} is not allowed with %s after taking up the skat") },
    { "expected %s", N_("{recorded} is unreadable here; expected: %s") },

    /* the result */
    { "%s with %d card points%s",
      N_("{recorded} is written here, but %s is right, with %d card points%s") },
    { "%d card points may come from the form, as in passed-in rows",
      N_("{recorded} does not go with %d card points, which may come from the form, as in"
         " passed-in rows") },
    { "lost, overbid at %d%s",
      N_("{recorded} is written here, but the game is lost, as it is overbid at %d%s") },
    { "impossible together", N_("{recorded} are impossible together") },
    { "0, the deal was passed in",
      N_("{recorded} is written here, but a deal that was passed in counts 0") },
    { "plus for a won game", N_("{recorded} should be positive, as the game is won") },
    { "minus for a lost game", N_("{recorded} should be negative, as the game is lost") },
    { "%s", N_("{recorded} is written here, but %s is right") },
    { "one of %s", N_("{recorded} is written here, but one of these is right: %s") },
    { "more than the value of null",
      N_("{recorded} is written here, but the game is worth more than a null") },
    { "at most %d, the value of a game that is won",
      N_("the bid {recorded} is higher than %d, the value of the game, which is won") },
    { "61 or more for a won game of %d",
      N_("card points: {recorded}; a won game of %d needs 61 or more") },
    { "no game has this value", N_("no game has the value {recorded}") },

    /* ramsch */
    { "the same for each who loses, 0 for the others: %s",
      N_("{recorded} is written here, but each player who loses gets the same and the"
         " others 0: %s") },
    { "not the card points of a player who loses a ramsch",
      N_("a player who loses this ramsch cannot have {recorded} card points") },
    { "whether a player has no trick: %s",
      N_("{recorded} is written here for a player without a trick, but %s is right") },

    /* the list */
    { "a score that does not follow from the value",
      N_("the score {recorded} does not follow from the value") },
    { "%lld", N_("{recorded} is written here, but %lld is right") },
    { "%lld game points or total %d",
      N_("{recorded} is written here, but the game points are %lld or the total is %d") },
    { "deals as agreed: %d", N_("the series has {recorded}; agreed were %d") },
    { "the last round of %d deals is incomplete",
      N_("the series has {recorded}: its last round of %d deals is incomplete") },
    { "each deal once, but line %u has it too",
      N_("deal {recorded} is in line %u too") },
    { "deal %d is missing", N_("deal %d, before deal {recorded}, is missing") },
    { "deals %d to %d are missing",
      N_("deals %d to %d, before deal {recorded}, are missing") },
    { "carried over from earlier games and not added up",
      N_("{recorded} is carried over from earlier games and not added up") },

    /* list and log */
    { "%.30s (line %u of the log)%s",
      N_("{recorded} is in the list, but %.30s in line %u of the log%s") },
    { "right if a round of bock doubled %d (line %u of the log)",
      N_("{recorded} is right if a round of bock doubled %d (line %u of the log)") },
    { "games in the log: %d", N_("the list has {recorded}; games in the log: %d") },
};
#define ROWS (int)(sizeof rows / sizeof *rows)

static const char *find_sentence(const char *format)
{
    for (int i = 0; i < ROWS; i++)
        if (strcmp(rows[i].format, format) == 0)
            return rows[i].said;
    return NULL;
}

/* Puts what stands in the row in its place. */
static void put_recorded(char *out, size_t size, const char *text, const char *recorded)
{
    static const char place[] = "{recorded}";
    const char *at = strstr(text, place);

    if (at == NULL)
        snprintf(out, size, "%s", text);
    else
        snprintf(out, size, "%.*s%s%s", (int)(at - text), text, recorded,
                 at + sizeof place - 1);
    utf8_trim(out);
}

void flaw_sentence(char *out, size_t size, enum language language, const char *recorded,
                   const char *format, va_list arguments)
{
    const char *said = *recorded != '\0' ? find_sentence(format) : NULL;
    char text[600];

    vsnprintf(text, sizeof text, tr(language, said != NULL ? said : format), arguments);
    utf8_trim(text);
    put_recorded(out, size, text, recorded);
}

const char *flaw_format(int row)
{
    return row < ROWS ? rows[row].format : NULL;
}

const char *flaw_said(int row)
{
    return row < ROWS ? rows[row].said : NULL;
}
