/* Reads numbers as people say them.
 *
 * Bids, card points and tricks are small: what is not below 200 stands in figures. */
#include "words/numbers.h"

#include <stdbool.h>
#include <string.h>

#include "base/fold.h"
#include "base/text.h"

/* The cardinal numbers, in the cases that follow "with" and "without". */
static const char *const units[] = {
    "zero null", "eins einem einen one jeden jedna jednym jednego jednim jednoho",
    "zwei zweie zweien zwein zwo two dwa dwie dwoma dwoch dva dve dvema dvou",
    "drei dreie dreien three trzy trzema trzech tri tremi",
    "vier viere vieren four cztery czterema czterech ctyri ctyrmi ctyr",
    "funf fuenf funfe fuenfe funfen fuenfen five piec piecioma pieciu pet peti",
    "sechs sechse sechsen six szesc szescioma szesciu sest sesti",
    "sieben siebene seven siedem siedmioma siedmiu sedm sedmi",
    "acht achte achten eight osiem osmioma osmiu osm osmi",
    "neun neune neunen nine dziewiec dziewiecioma dziewieciu devet deviti",
    "zehn zehne zehnen ten dziesiec dziesiecioma dziesieciu deset deseti",
    "elf elfe elfen eleven jedenascie jedenastoma jedenastu jedenact jedenacti",
    "zwolf zwoelf twelve dwanascie dwunastu dvanact dvanacti",
    "dreizehn thirteen trzynascie trzynastu trinact trinacti",
    "vierzehn fourteen czternascie czternastu ctrnact ctrnacti",
    "funfzehn fuenfzehn fifteen pietnascie pietnastu patnact patnacti",
    "sechzehn sixteen szesnascie szesnastu sestnact sestnacti",
    "siebzehn seventeen siedemnascie siedemnastu sedmnact sedmnacti",
    "achtzehn eighteen osiemnascie osiemnastu osmnact osmnacti",
    "neunzehn nineteen dziewietnascie dziewietnastu devatenact devatenacti",
};
#define UNITS (int)(sizeof units / sizeof *units)

static const char *const tens[] = {
    "", "", "zwanzig twenty dwadziescia dwudziestu dvacet dvaceti",
    "dreissig thirty trzydziesci trzydziestu tricet triceti",
    "vierzig forty czterdziesci czterdziestu ctyricet ctyriceti",
    "funfzig fuenfzig fifty piecdziesiat piecdziesieciu padesat padesati",
    "sechzig sixty szescdziesiat szescdziesieciu sedesat sedesati",
    "siebzig seventy siedemdziesiat siedemdziesieciu sedmdesat sedmdesati",
    "achtzig eighty osiemdziesiat osiemdziesieciu osmdesat osmdesati",
    "neunzig ninety dziewiecdziesiat dziewiecdziesieciu devadesat devadesati",
};
#define TENS (int)(sizeof tens / sizeof *tens)

static const char hundred[] = "hundert einhundert hundred sto stu";

#define WORD 24

/* The next word, cut to what a number can have. Returns its length in the text. */
static size_t next_word(const char *text, char word[WORD])
{
    size_t length = strcspn(text, " "), n = length < WORD - 1 ? length : WORD - 1;

    memcpy(word, text, n);
    word[n] = '\0';
    return length;
}

static int find(const char *const *table, int from, int to, const char *word)
{
    for (int i = from; i < to; i++)
        if (is_listed(table[i], word))
            return i;
    return -1;
}

/* "dreiundzwanzig", "triadvacet": the unit comes first. */
static int read_turned(const char *word, const char *and)
{
    for (const char *at = strstr(word, and); at != NULL; at = strstr(at + 1, and)) {
        char unit[WORD] = "";
        int one, ten = find(tens, 2, TENS, at + strlen(and));

        memcpy(unit, word, (size_t)(at - word));
        if (at == word)
            continue;
        one = strcmp(unit, "ein") == 0 ? 1 : find(units, 1, 10, unit);
        if (one > 0 && ten > 0)
            return 10 * ten + one;
    }
    return -1;
}

/* Below 100. */
static size_t read_small(const char *text, int *number)
{
    char word[WORD], second[WORD];
    size_t length = next_word(text, word);
    int ten = find(tens, 2, TENS, word), one;

    if (ten > 0) {
        const char *rest = text + length + strspn(text + length, " ");
        size_t more = next_word(rest, second);

        one = find(units, 1, 10, second);
        *number = 10 * ten + (one > 0 ? one : 0);
        return one > 0 ? (size_t)(rest - text) + more : length;
    }
    *number = find(units, 0, UNITS, word);
    if (*number < 0)
        *number = read_turned(word, "und");
    if (*number < 0)
        *number = read_turned(word, "a");
    return *number >= 0 ? length : 0;
}

/* The length of "hundred", "one hundred", or "hundert" in "hundertzwanzig"; or 0. */
static size_t hundred_length(const char *text)
{
    static const char *const begin[] = { "einhundert", "hundert" };
    char word[WORD];
    size_t one = strncmp(text, "one ", 4) == 0 ? 4 : 0, n = next_word(text + one, word);

    if (is_listed(hundred, word))
        return one + n;
    for (size_t i = 0; i < sizeof begin / sizeof *begin; i++)
        if (strncmp(text, begin[i], strlen(begin[i])) == 0)
            return strlen(begin[i]);
    return 0;
}

static size_t read_digits(const char *text, size_t digits, int *number)
{
    *number = 0;
    for (size_t i = 0; i < digits; i++)
        *number = 10 * *number + (text[i] - '0');
    return digits;
}

size_t number_read(const char *folded, int *number)
{
    size_t digits = strspn(folded, "0123456789"), n, more;
    const char *rest;

    if (digits > 0 && digits <= 4 && digits == strcspn(folded, " "))
        return read_digits(folded, digits, number);
    n = hundred_length(folded);
    if (n == 0)
        return read_small(folded, number);
    rest = folded + n + strspn(folded + n, " ");
    rest += strncmp(rest, "and ", 4) == 0 ? 4 : 0;
    more = read_small(rest, number);
    if (more == 0 && folded[n] != ' ' && folded[n] != '\0')
        return 0;
    *number = 100 + (more > 0 ? *number : 0);
    return more > 0 ? (size_t)(rest - folded) + more : n;
}

bool number_said(const char *text, int *number)
{
    char folded[FOLDED_WORD];
    size_t n;

    fold(folded, text, strlen(text));
    n = number_read(folded, number);
    return n > 0 && folded[n] == '\0';
}
