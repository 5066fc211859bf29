/* Reads a sentence by the beginnings of its words: the engine of words/happened.h and
 * words/misdealt.h. */
#ifndef WORDS_PATTERN_H
#define WORDS_PATTERN_H

#include <stdbool.h>
#include <stddef.h>

/** The words of a row, with blanks between: each must begin a word of the text, and those
 *  of three letters, or with a point behind, must be the whole word. A stroke parts words
 *  of which one is enough; after an exclamation mark none may be there. Umlauts are read
 *  as a, o, u and as ae, oe, ue. */
struct pattern {
    int thing;
    const char *words;
};

/** The thing whose row fits a folded text best, or TERM_UNKNOWN, or TERM_AMBIGUOUS if two
 *  fit as well. */
int pattern_read(const struct pattern *patterns, size_t count, const char *folded);

/** Is one of these words, with strokes between, in the folded text? */
bool pattern_has(const char *words, const char *folded);

/** Looking, in one word: "geguckt", "podíval". */
#define LOOKS_DE "gesehen|geseh|angeseh|sieht|schaut|geschaut|angeschaut|guckt|geguckt|" \
    "linst|gelinst|lugt|gelugt|eingesehen|einsicht|nachge|durchge|umgedreht|dreht|" \
    "aufgedeckt|blick|angeguck|anguck|reinge|reinsch|reinguck|gespickt|spickt|blätter|" \
    "durchblätter|geblätter"
#define LOOKS_EN "look|peek|peep|saw|see|sees|seen|glanc|view|inspect|turn|flip|leaf|" \
    "search|check|review|sneak|glimpse"
#define LOOKS_PL "zajrz|zaglad|podejrz|podgl|obejrz|oglad|spojrz|patrz|przejrz|przegl|" \
    "widzial|okiem|odkry|odslon|popatrz|sprawdz|zerk|odwroc|odwrac|zobac|grzeb"
#define LOOKS_CS "podiv|diva|koukl|kouk|nahled|nahliz|vide|pohled|prohl|obrat|otoc|nakouk|nakuk|" \
    "kontrol|zkontrol|mrkl|mrkn|zamrk|listuj|listov|hrabal|hrabe"

#endif
