/* Reads a game as players say it.
 *
 * Players do not keep to one word an argument: "aus der Hand", "z ręki", "s pohledem",
 * "ohne vier" are one thing each. So the longest run of words that has a meaning is read,
 * whatever the language. */
#include "words/spoken.h"

#include <string.h>

#include "base/fold.h"
#include "base/text.h"
#include "words/words.h"

/* No thing has more words: "Schneider ist angesagt". */
#define MOST_WORDS 4

/* Without the marks on letters. */
static const char with[] = "mit with z ze s se", without[] = "ohne without bez";
static const char taken[][24] = {
    "mit skat", "mit skataufnahme", "skataufnahme", "with the skat", "na widzianego",
    "ze skatem", "z podjeciem skata", "s pohledem", "se skatem",
};

/* The cardinal numbers up to eleven, in the cases that follow "with" and "without". */
static const char *const numbers[] = {
    "", "1 eins einem einen one jeden jednym jednego jednim",
    "2 zwei zweien two dwa dwoma dwoch dva dvema dvou",
    "3 drei dreien three trzy trzema trzech tri tremi tri",
    "4 vier vieren four cztery czterema czterech ctyri ctyrmi ctyr",
    "5 funf fuenf funfen five piec piecioma pieciu pet peti",
    "6 sechs sechsen six szesc szescioma szesciu sest sesti",
    "7 sieben seven siedem siedmioma siedmiu sedm sedmi",
    "8 acht achten eight osiem osmioma osmiu osm osmi",
    "9 neun neunen nine dziewiec dziewiecioma dziewieciu devet deviti",
    "10 zehn zehnen ten dziesiec dziesiecioma dziesieciu deset deseti",
    "11 elf elfen eleven jedenascie jedenastoma jedenastu jedenact jedenacti",
};

/* One word for null and ouvert. */
static const char null_ouvert[] = "nuluver";

static int read_number(const char *folded)
{
    for (int n = 1; n < (int)(sizeof numbers / sizeof *numbers); n++)
        if (is_listed(numbers[n], folded))
            return n;
    return 0;
}

/* "mit 2", "ohne vier" */
static bool read_matadors(const char *folded, struct spoken *what)
{
    const char *blank = strchr(folded, ' ');
    char first[12] = "";
    bool plus;
    int n;

    if (blank == NULL || blank - folded >= (int)sizeof first)
        return false;
    memcpy(first, folded, (size_t)(blank - folded));
    plus = is_listed(with, first);
    n = plus || is_listed(without, first) ? read_number(blank + 1) : 0;
    *what = (struct spoken){ SPOKEN_MATADORS, plus ? n : -n, false };
    return n > 0;
}

static bool read_taken(const char *folded)
{
    for (size_t i = 0; i < sizeof taken / sizeof *taken; i++)
        if (strcmp(taken[i], folded) == 0)
            return true;
    return false;
}

/* Do these words say something? */
static bool read_run(const char *run, bool begins, struct spoken *what)
{
    char folded[FOLDED_WORD];
    int part = term_written(&part_terms, run), game = term_written(&game_terms, run);

    fold(folded, run, strlen(run));
    if (game < 0 && begins)
        game = term_read(&game_terms, run);
    *what = part >= 0 ? (struct spoken){ SPOKEN_PART, part, false }
        : game >= 0 ? (struct spoken){ SPOKEN_GAME, game, false }
        : read_taken(folded) ? (struct spoken){ .kind = SPOKEN_TAKEN }
        : strcmp(folded, null_ouvert) == 0
        ? (struct spoken){ SPOKEN_GAME, SKR_NULL, true }
        : (struct spoken){ .kind = SPOKEN_NOTHING };
    return what->kind != SPOKEN_NOTHING || read_matadors(folded, what);
}

size_t spoken_read(const char *text, bool begins, struct spoken *what)
{
    size_t start = strspn(text, " \t,"), end[MOST_WORDS], at = start;
    char run[FOLDED_WORD];
    int words = 0;

    *what = (struct spoken){ .kind = SPOKEN_NOTHING };
    while (words < MOST_WORDS && text[at] != '\0') {
        at += strcspn(text + at, " \t,");
        end[words++] = at;
        at += strspn(text + at, " \t,");
    }
    for (int n = words; n > 0; n--) {
        size_t length = end[n - 1] - start;

        if (length >= sizeof run)
            continue;
        memcpy(run, text + start, length);
        run[length] = '\0';
        if (read_run(run, begins && n == 1, what))
            return end[n - 1];
    }
    *what = (struct spoken){ .kind = SPOKEN_NOTHING };
    return words > 0 ? end[0] : 0;
}
