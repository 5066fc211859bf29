/* Reads a call of the auction as players say it: who, and then what, with words about it
 * that say nothing. */
#include "words/called.h"

#include <stdio.h>
#include <string.h>

#include "base/fold.h"
#include "base/text.h"
#include "words/numbers.h"
#include "words/spoken.h"
#include "words/words.h"

#define MOST_WORDS 4

static const char fillers[] = "sagt sage bietet biete reizt reize fragt spielt bitte ich bin ist er sie auf"
    " bis auch schon mehr immer noch es says say bids bid plays asks calls call i m am is at"
    " for it that too also more please mowi mowie daje licytuje pyta gra za do tez"
    " juz jeszcze prosze porad jeste still rika nabizi licituje pta hraje na to taky uz prosim";

static void add(char out[CALL_ROOM], const char *word)
{
    size_t n = strlen(out);

    snprintf(out + n, CALL_ROOM - n, "%s%s", n > 0 ? " " : "", word);
}

/* Holds, passes, looks, or a number: in all words of the run. */
static bool add_call(char out[CALL_ROOM], const char *run)
{
    char folded[FOLDED_WORD], digits[16];
    int call = term_written(&call_terms, run), number;
    size_t n;

    fold(folded, run, strlen(run));
    n = number_read(folded, &number);
    if (call < 0 && (n == 0 || folded[n] != '\0' || number == 0))
        return false;                     /* 0: null is a game */
    snprintf(digits, sizeof digits, "%d", number);
    add(out, call >= 0 ? term_key(&call_terms, call) : digits);
    return true;
}

/* A game, or what is announced with it. */
static size_t add_game(char out[CALL_ROOM], const char *text)
{
    struct spoken said;
    size_t n = spoken_read(text, false, &said);

    if (n == 0 || (said.kind != SPOKEN_GAME && said.kind != SPOKEN_PART
                   && said.kind != SPOKEN_LEVEL))
        return 0;
    add(out, term_key(said.kind == SPOKEN_GAME ? &game_terms : &part_terms, said.thing));
    if (said.hand)
        add(out, term_key(&part_terms, SKR_PART_HAND));
    if (said.ouvert)
        add(out, term_key(&part_terms, SKR_PART_OUVERT));
    return n;
}

/* Where each of the first words ends. Returns how many there are. */
static int find_words(const char *text, size_t end[MOST_WORDS])
{
    size_t at = strspn(text, " ");
    int count = 0;

    while (count < MOST_WORDS && text[at] != '\0') {
        at += strcspn(text + at, " ");
        end[count++] = at;
        at += strspn(text + at, " ");
    }
    return count;
}

/* The first words, so many bytes, as a text of their own. */
static void cut(char run[FOLDED_WORD], const char *text, size_t length)
{
    size_t start = strspn(text, " ");

    snprintf(run, FOLDED_WORD, "%.*s", (int)(length - start), text + start);
}

/* "I'm" is two of them. */
static bool says_nothing(const char *run)
{
    char folded[FOLDED_WORD], *rest = folded, *word;

    fold(folded, run, strlen(run));
    while ((word = strtok_r(rest, " ", &rest)) != NULL)
        if (!is_listed(fillers, word))
            return false;
    return true;
}

/* Adds what the next words say. Returns their length; 0 at the end. */
static size_t add_next(char out[CALL_ROOM], const char *text)
{
    char run[FOLDED_WORD];
    size_t end[MOST_WORDS], game;
    int count = find_words(text, end);

    for (int n = count; n > 0; n--) {
        cut(run, text, end[n - 1]);
        if (add_call(out, run))
            return end[n - 1];
    }
    game = count > 0 ? add_game(out, text) : 0;
    if (game > 0 || count == 0)
        return game;
    cut(run, text, end[0]);
    if (!says_nothing(run))
        add(out, run);
    return end[0];
}

/* Adds the seat, in up to three words, or the first word as it stands. */
static size_t add_seat(char out[CALL_ROOM], const char *text)
{
    char run[FOLDED_WORD];
    size_t end[MOST_WORDS];

    for (int n = find_words(text, end); n > 0; n--) {
        int seat;

        cut(run, text, end[n - 1]);
        seat = term_read(&seat_terms, run);
        if (seat >= 0 || n == 1) {
            add(out, seat >= 0 ? term_key(&seat_terms, seat) : run);
            return end[n - 1];
        }
    }
    return 0;
}

void call_as_keys(const char *text, char out[CALL_ROOM])
{
    size_t n;

    out[0] = '\0';
    text += add_seat(out, text);
    while ((n = add_next(out, text)) > 0)
        text += n;
}
