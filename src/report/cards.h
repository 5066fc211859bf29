/* Cards as people read them: letters or symbols, French or German, coloured. */
#ifndef REPORT_CARDS_H
#define REPORT_CARDS_H

#include "base/out.h"
#include "words/names.h"

struct style {
    enum faces faces;
    bool color;    /**< escape sequences of a terminal */
};

/** Two columns wide; "??" for SKR_NO_CARD. */
void report_card(struct out *out, const struct style *style, int card);

/** What the letters of the German pack stand for, in one line. */
void report_legend(struct out *out);

/* Where words or cards go on, wrapped at 80 columns. */
struct wrapped {
    struct out *out;
    const struct style *style;
    int indent, column;
};

/** Puts the cards in the order in which a player holds them: trumps first, then suit by
 *  suit, the strongest first. Returns how many; game: SKR_GRAND when there is none yet. */
int hand_in_order(enum skr_game game, skr_cards cards, int card[32]);

/** The cards in this order, with two blanks between trumps and suits. */
void report_hand(struct wrapped *to, enum skr_game game, skr_cards cards);

/** Adds words, which blanks part, on the line or the next one. Cards in it
 *  are written as the style has them when `cards`. */
void report_words(struct wrapped *to, const char *text, bool cards);

#endif
