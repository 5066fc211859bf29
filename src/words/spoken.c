/* Reads a game as players say it.
 *
 * Players do not keep to one word an argument: "aus der Hand", "z ręki", "s pohledem",
 * "ohne vier" are one thing each. So the longest run of words that has a meaning is read,
 * whatever the language. */
#include "words/spoken.h"

#include <string.h>

#include "base/fold.h"
#include "base/text.h"
#include "words/numbers.h"
#include "words/words.h"

/* No thing has more words: "Gegner haben alle zehn Stiche". */
#define MOST_WORDS 6

/* All words without the marks on letters. */
static const char with[] = "mit with z ze s se", without[] = "ohne without against bez beze";
static const char taken[][28] = {
    "mit skat", "skat genommen", "skat taken", "taking the skat", "nach skataufnahme",
    "z podjetym skatem", "po podjeciu skata", "se vzatym skatem", "mit skataufnahme", "skataufnahme", "mit aufnahme", "with the skat",
    "with skat", "skat taken up", "with the skat taken up", "with the skat taken", "and the skat",
    "skat aufgenommen", "skat vzat", "skat podjety", "na widzianego",
    "ze skatem", "z podjeciem skata", "s pohledem", "se skatem",
};

/* One word for hand and ouvert, and for null and ouvert. */
static const char hand_ouvert[] = "handouvert ouverthand";
static const char null_ouvert[] = "nuluver nullouvert nullovert nullouverts";

/* Before a bid, before what a side has, and what is counted. */
static const char bid_words[] = "bidding bidden geboten reize gereiztem wylicytowane"
    " zalicytowane wylicytowano zalicytowano drazeni vydrazeno wurde war was last the letzter letztes gereizt reizgebot reizwert reizung gebot bis bei auf bid at up to"
    " for licytacja licytowana licytowany licytowano odzywka do za przy nabidka licitovano"
    " licitace drazba drazeno az na pri licytowane final highest letzte hochstes ostatnia posledni";
static const char defender_words[] = "gegner gegenspieler gegenpartei defenders defender"
    " opponents przeciwnicy przeciwnik protivnici protivnik souperi";
/* Before what the soloist has: "bei 60 Augen". */
static const char around[] = "bei mit przy pri at with s se z ze took got has makes hat macht holt ma";
static const char between[] = "a haben have maja maji alle all alles wszystkie wszystkich"
    " vsech vsechny card karetnich karetni mit with z s";
static const char no_words[] = "kein keine keinen no not zadny zadna zadnej zadne zadneho bez";
static const char point_words[] = "augen auge punkte punkten points point oczek oczka oczko"
    " punktow punkty punktach punktami oczkach oczkami bodu body bod bodech oci ok";
static const char trick_words[] = "stich stiche stichen trick tricks lewa lewy lew lewe"
    " zdvih zdvihy zdvihu stych stychy stychu lewach";
static const char fillers[] = "ein eine einen und die der das in and a an the of"
    " game spiel spiele spielt gra gre hra hru i oraz w v gesagt said card cards gemacht"
    " made ich i play played gram hraju hraji einfach einfaches einfacher plain simple normal normales zwykly"
    " zwykla zwykle obycejna obycejne obycejny obycejnou";

/* "mit allen vieren", "with all four jacks": jacks that were counted one by one need not
 * be the run of matadors, so that their word stands only behind "all". */
static const char all[] = "all alle allen wszystkimi wszystkich vsemi vsech";
static const char matador_words[] = "spitze spitzen matador matadore matadoren matadors"
    " matadorami matadorow matadorem matadory matadoru szczytami szczytow szczytem"
    " wierzcholkami wierzcholkow vrcholy vrcholu vrcholem spicemi";
static const char jack_words[] = "buben bauern jungs jacks waletami waletow spodky spodku"
    " kluky kluku";

/* What is announced: "angesagt", "zapowiedziany". */
static const char *const announced[] = {
    "angesagt", "ansage", "ansagt", "zapowied", "ohlas", "hlas", "announc", "declar",
};

/* Of two levels the higher one is meant: "Schneider und schwarz angesagt". */
static const char lower[] = "schneider sznajder krawiec snajdr krejci und and i a";

/* Before the multiplier of matadors and game: "mit 1, Spiel 2". */
static const char game_words[] = "spiel spiele game play plays gra gram hra hraju";

/* The next word; at: moved behind it and the blank. Returns false at the end. */
static bool next_word(const char **at, char word[FOLDED_WORD])
{
    size_t n = strcspn(*at, " ");

    memcpy(word, *at, n);
    word[n] = '\0';
    *at += n + strspn(*at + n, " ");
    return n > 0;
}

/* Moves behind all words of the list. Returns whether there was one. */
static bool skip_listed(const char **at, const char *list)
{
    char word[FOLDED_WORD];
    const char *next = *at;
    bool any = false;

    while (next_word(&next, word) && is_listed(list, word)) {
        *at = next;
        any = true;
    }
    return any;
}

static bool take_number(const char **at, int *number)
{
    size_t n = number_read(*at, number);

    *at += n;
    *at += strspn(*at, " ");
    return n > 0;
}

/* "Spiel 2" behind "mit 1": one more. Returns false for another number. */
static bool take_multiplier(const char **at, int matadors)
{
    int n;

    return !skip_listed(at, game_words) || (take_number(at, &n) && n == matadors + 1);
}

/* "mit 2", "ohne vier", "mit 1, Spiel 2" */
static bool read_matadors(const char *folded, struct spoken *what)
{
    const char *at = folded;
    char first[FOLDED_WORD];
    bool plus;
    bool whole;
    int n;

    if (!next_word(&at, first))
        return false;
    plus = is_listed(with, first);
    whole = skip_listed(&at, all);
    if ((!plus && !is_listed(without, first)) || !take_number(&at, &n))
        return false;
    skip_listed(&at, matador_words);
    if (whole && n == 4)
        skip_listed(&at, jack_words);
    if (!take_multiplier(&at, n) || *at != '\0' || n < 1 || n > 11)
        return false;
    *what = (struct spoken){ .kind = SPOKEN_MATADORS, .thing = plus ? n : -n };
    return true;
}

/* "ohne Buben", "ze wszystkimi czterema waletami" */
static bool read_jacks(const char *folded, struct spoken *what)
{
    const char *at = folded;
    char first[FOLDED_WORD];
    bool plus, whole;
    int n = 4;

    if (!next_word(&at, first))
        return false;
    plus = is_listed(with, first);
    whole = skip_listed(&at, all);
    if (take_number(&at, &n))
        whole = true;
    else
        n = 4;
    if (!(plus ? whole : is_listed(without, first)) || n != 4)
        return false;
    if (!skip_listed(&at, jack_words) || *at != '\0')
        return false;
    *what = (struct spoken){ .kind = SPOKEN_JACKS, .thing = plus ? 4 : -4 };
    return true;
}

/* "Grandhand", "Kreuzhand" */
static bool read_compound(const char *folded, struct spoken *what)
{
    static const char end[] = "hand";
    size_t length = strlen(folded), n = sizeof end - 1;
    char game[FOLDED_WORD];
    int thing;

    if (length <= n || strchr(folded, ' ') != NULL || strcmp(folded + length - n, end) != 0)
        return false;
    memcpy(game, folded, length - n);
    game[length - n] = '\0';
    thing = term_written(&game_terms, game);
    *what = (struct spoken){ .kind = SPOKEN_GAME, .thing = thing, .hand = true };
    return thing >= 0;
}

/* "gereizt bis 48", "za 35" */
static bool read_bid(const char *folded, struct spoken *what)
{
    const char *at = folded;
    int n;

    if (!skip_listed(&at, bid_words) || !take_number(&at, &n))
        return false;
    skip_listed(&at, bid_words);
    if (*at != '\0')
        return false;
    *what = (struct spoken){ .kind = SPOKEN_BID, .thing = n };
    return true;
}

/* "75 Augen", "Gegner haben 60 Augen", "kein Stich" */
static bool read_counted(const char *folded, struct spoken *what)
{
    const char *at = folded;
    char unit[FOLDED_WORD];
    bool theirs, points, none;
    int n = 0;

    skip_listed(&at, around);
    theirs = skip_listed(&at, defender_words);
    skip_listed(&at, between);
    none = skip_listed(&at, no_words);
    if (!none && !take_number(&at, &n))
        return false;
    skip_listed(&at, between);
    if (!next_word(&at, unit) || *at != '\0')
        return false;
    points = is_listed(point_words, unit);
    if (!points && !is_listed(trick_words, unit))
        return false;
    *what = (struct spoken){ .thing = n,
        .kind = points ? theirs ? SPOKEN_DEFENDERS_POINTS : SPOKEN_POINTS
              : theirs ? SPOKEN_DEFENDERS_TRICKS : SPOKEN_TRICKS };
    return true;
}

/* "Kontra", "z kontrą" */
static bool read_contra(const char *folded, struct spoken *what)
{
    const char *at = folded;
    int contra;

    skip_listed(&at, with);
    contra = *at != '\0' ? term_written(&contra_terms, at) : -1;
    *what = (struct spoken){ .kind = SPOKEN_CONTRA, .thing = contra };
    return contra >= 0;
}

static bool is_announced(const char *word)
{
    for (size_t i = 0; i < sizeof announced / sizeof *announced; i++)
        if (strncmp(word, announced[i], strlen(announced[i])) == 0)
            return true;
    return false;
}

static int part_of_level(int level)
{
    return level == SKR_SCHWARZ ? SKR_PART_SCHWARZ : SKR_PART_SCHNEIDER;
}

/* Schneider alone was announced, or made. Its enum skr_part, or -1. */
static int read_level(const char *run, const char *folded)
{
    char word[FOLDED_WORD];
    bool said = false;
    int level = term_written(&level_terms, run);

    if (level < 0 && skip_listed(&folded, with) && *folded != '\0')
        level = term_written(&level_terms, folded);
    while (next_word(&folded, word))
        said |= is_announced(word);
    return !said && level >= 0 ? part_of_level(level) : -1;
}

static void add_word(char to[FOLDED_WORD], const char *word)
{
    size_t n = strlen(to);

    if (n > 0 && n < FOLDED_WORD - 1)
        to[n++] = ' ';
    while (*word != '\0' && n < FOLDED_WORD - 1)
        to[n++] = *word++;
    to[n] = '\0';
}

/* "mit angesagtem Schneider", "ohlášený krejčí": a level, and that it is announced. */
static bool read_announced(const char *folded, struct spoken *what)
{
    char word[FOLDED_WORD], level[FOLDED_WORD] = "";
    const char *at = folded;
    bool said = false;
    int found;

    skip_listed(&at, with);
    while (next_word(&at, word))
        if (is_announced(word))
            said = true;
        else
            add_word(level, word);
    at = level;
    if (skip_listed(&at, lower) && *at == '\0')
        at = level;
    found = said && *at != '\0' ? term_written(&level_terms, at) : -1;
    *what = (struct spoken){ .kind = SPOKEN_PART, .thing = part_of_level(found) };
    return found >= 0;
}

/* "mit Schneideransage" */
static int read_part(const char *run, const char *folded)
{
    int part = term_written(&part_terms, run);
    const char *at = folded;

    return part < 0 && skip_listed(&at, with) && *at != '\0'
        ? term_written(&part_terms, at) : part;
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
    int part, level, game = term_written(&game_terms, run);

    fold(folded, run, strlen(run));
    part = read_part(run, folded);
    if (game < 0 && is_listed(fillers, folded)) {
        *what = (struct spoken){ .kind = SPOKEN_FILLER };
        return true;
    }
    if (game < 0 && begins)
        game = term_read(&game_terms, run);
    level = read_level(run, folded);
    *what = level >= 0 ? (struct spoken){ .kind = SPOKEN_LEVEL, .thing = level }
        : part >= 0 ? (struct spoken){ .kind = SPOKEN_PART, .thing = part }
        : game >= 0 ? (struct spoken){ .kind = SPOKEN_GAME, .thing = game }
        : read_taken(folded) ? (struct spoken){ .kind = SPOKEN_TAKEN }
        : is_listed(hand_ouvert, folded)
        ? (struct spoken){ .kind = SPOKEN_PART, .thing = SKR_PART_HAND, .ouvert = true }
        : is_listed(null_ouvert, folded)
        ? (struct spoken){ .kind = SPOKEN_GAME, .thing = SKR_NULL, .ouvert = true }
        : (struct spoken){ .kind = SPOKEN_NOTHING };
    return what->kind != SPOKEN_NOTHING || read_matadors(folded, what)
        || read_jacks(folded, what) || read_compound(folded, what)
        || read_counted(folded, what) || read_bid(folded, what)
        || read_contra(folded, what) || read_announced(folded, what);
}

/* "Herz-Hand" is two words. */
static const char marks[] = " \t,-";

size_t spoken_read(const char *text, bool begins, struct spoken *what)
{
    size_t start = strspn(text, marks), end[MOST_WORDS], at = start;
    char run[FOLDED_WORD];
    int words = 0;

    *what = (struct spoken){ .kind = SPOKEN_NOTHING };
    while (words < MOST_WORDS && text[at] != '\0') {
        at += strcspn(text + at, marks);
        end[words++] = at;
        at += strspn(text + at, marks);
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

bool spoken_all(const char *text, bool (*use)(void *to, const struct spoken *said), void *to)
{
    struct spoken said;
    bool game = false;
    size_t n;

    while ((n = spoken_read(text, !game, &said)) > 0) {
        if (said.kind == SPOKEN_NOTHING || !use(to, &said))
            return false;
        game |= said.kind == SPOKEN_GAME;
        text += n;
    }
    return true;
}
