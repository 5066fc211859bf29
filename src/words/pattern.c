/* Reads sentences by the beginnings of their words.
 *
 * Nobody can list the sentences for one incident, in all tenses and orders of words. So a
 * row has the beginnings of the words that make it, in any order, and whatever else is
 * said does not count; of several rows that fit, the one of most letters is meant. A
 * sentence that denies something fits only a row that does, too. A wrong reading is worse
 * than none: a row names the words that make it another matter. */
#include "words/pattern.h"

#include <stdio.h>
#include <string.h>

#include "base/fold.h"
#include "base/text.h"
#include "words/words.h"

/* Words that deny. */
static const char denials[] = "nicht kein keine keinen keiner keines niemand nie niemals weder"
    " no none nobody not never didn doesn isn wasn hasn haven hadn won wouldn couldn cannot t nie nikt nikdo";

/* Room for the words of a row; longer ones are cut. */
#define ROW 400

/* Does this word of a row, of so many letters, begin the word? */
static bool begins(const char *row, size_t length, const char *word, size_t letters)
{
    bool whole = length <= 3;

    if (length > 0 && row[length - 1] == '.') {
        whole = true;
        length--;
    }
    return (whole ? letters == length : letters >= length)
        && memcmp(row, word, length) == 0;
}

/* One of the words with strokes between begins a word of the text. Returns the letters,
 * or 0; denied: notes that the word that denies is meant. */
static size_t find_one(const char *row, size_t length, const char *text, bool *denied)
{
    size_t best = 0;

    for (size_t n; length > 0; row += n, length -= n) {
        size_t name = strcspn(row, "| ");
        char word[24];

        for (const char *at = text; *at != '\0'; at += strspn(at, " ")) {
            size_t letters = strcspn(at, " ");

            if (name > best && begins(row, name, at, letters)) {
                best = name;
                snprintf(word, sizeof word, "%.*s", (int)letters, at);
                *denied |= is_listed(denials, word);
            }
            at += letters;
        }
        n = name < length ? name + 1 : name;
    }
    return best;
}

static bool denies(const char *text)
{
    char word[24];

    for (; *text != '\0'; text += strspn(text, " ")) {
        size_t n = strcspn(text, " ");

        snprintf(word, sizeof word, "%.*s", (int)n, text);
        if (is_listed(denials, word))
            return true;
        text += n;
    }
    return false;
}

/* The letters that a row has in common with the text, or 0 if it does not fit. */
static size_t fit(const char *row, const char *text)
{
    bool denied = false, ignored = false;
    size_t sum = 0;

    while (*row != '\0') {
        size_t n = strcspn(row, " "), letters;

        if (*row == '!')
            return find_one(row + 1, n - 1, text, &ignored) == 0 && (denied || !denies(text))
                ? sum : 0;
        letters = find_one(row, n, text, &denied);
        if (letters == 0)
            return 0;
        sum += letters;
        row += n + strspn(row + n, " ");
    }
    return denied || !denies(text) ? sum : 0;
}

/* Small letters, points and strokes of a row stay; marks go. */
static void fold_row(char out[ROW], const char *row, bool umlauts)
{
    size_t size = 0;

    while (*row != '\0' && size + 1 < ROW) {
        size_t n = strcspn(row, " |.!");

        fold_text(out + size, ROW - size, row, n, umlauts);
        size += strlen(out + size);
        row += n;
        if (*row != '\0' && size + 1 < ROW)
            out[size++] = *row++;
    }
    out[size] = '\0';
}

bool pattern_has(const char *words, const char *folded)
{
    bool denied = false;

    return find_one(words, strlen(words), folded, &denied) > 0;
}

int pattern_read(const struct pattern *patterns, size_t count, const char *folded)
{
    char row[ROW];
    size_t best = 0;
    int thing = TERM_UNKNOWN;

    for (size_t i = 0; i < count; i++)
        for (int umlauts = 0; umlauts < 2; umlauts++) {
            size_t letters;

            fold_row(row, patterns[i].words, umlauts == 1);
            letters = fit(row, folded);
            if (letters > best)
                thing = patterns[i].thing;
            else if (letters == best && best > 0 && thing != patterns[i].thing)
                thing = TERM_AMBIGUOUS;
            best = letters > best ? letters : best;
        }
    return thing;
}
