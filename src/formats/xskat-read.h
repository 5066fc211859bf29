/* The reader of XSkat's logs: what its files share. */
#ifndef FORMATS_XSKAT_READ_H
#define FORMATS_XSKAT_READ_H

#include "record/notes.h"

/* --------------------------------------------------- lines, in xskat-line.c */

/** No line of the log is longer: three columns of twelve. */
#define XS_LONGEST_LINE 96

enum { XS_PLAIN, XS_BOLD, XS_UNDERLINED };

/** The line that is being read, each character with its style. */
struct lexer {
    char c[XS_LONGEST_LINE + 1];         /**< ends in 0 */
    uint8_t style[XS_LONGEST_LINE + 1];
    uint16_t byte[XS_LONGEST_LINE + 1];  /**< its place in the line */
    int i;                               /**< the next character */
    const char *line, *line_end;         /**< without blanks at its end */
    const char *next, *end;              /**< the next line; the record's end */
    struct record *record;
};

/** The place in the record that a move or a figure comes from. */
struct span {
    uint32_t byte;
    uint16_t length;
};

/** A lexer before the first line of the record; record->text is set. */
struct lexer xs_begin(struct record *record, const char *end);

/** Where the line after the one at p begins. */
const char *xs_line_after(const char *p, const char *end);

/** Is the line at p a rule, at least 40 dashes and nothing else? */
bool xs_is_rule(const char *p, const char *end);

/** Goes to the next line. Returns false at the end of the text; xs_need_line
 *  then notes what it expected there. */
bool xs_next_line(struct lexer *lex);
bool xs_need_line(struct lexer *lex, const char *expected);

/** The characters from first up to end; the whole line. */
struct span xs_span(const struct lexer *lex, int first, int end);
struct span xs_line_span(const struct lexer *lex);

/** Notes what could not be read: the line from character i on, or bytes of the
 *  record. Always returns false. */
bool xs_fail(struct lexer *lex, int i, const char *expected);
bool xs_fail_bytes(struct record *record, uint32_t from, uint32_t to,
                   const char *expected);

bool xs_at_end(const struct lexer *lex);

/** Returns the index of the next character that is not a blank. */
int xs_skip_blanks(struct lexer *lex);

/** Skips blanks and reads a number of up to five digits; NONE if there is
 *  none. */
int xs_number(struct lexer *lex);

/* -------------------------------------------------- words, in xskat-words.c */

enum phrase { SKAT_IS, SKAT_WAS, COMMA, LAST_BID, PUSHED, PLAYED, RAMSCH, NOBODY,
              HAND, SCHNEIDER, SCHWARZ, OUVERT_HAND, OUVERT, WON_WITH, LOST_WITH,
              WON, LOST };

/** Skips the words of the phrase, in either language; xs_take_last only if
 *  nothing follows them on the line. Returns whether they were there. */
bool xs_take(struct lexer *lex, enum phrase phrase);
bool xs_take_last(struct lexer *lex, enum phrase phrase);

#define XS_LONGEST_WORD 10

/** A word in small letters and without dots: "Ü" of Latin-1 or UTF-8 is "u". */
struct word {
    char text[XS_LONGEST_WORD + 1];
    bool bold;                           /**< in capitals, or struck twice */
};

/** Reads up to a blank, "_", "," or the end of the line. */
struct word xs_word(struct lexer *lex);
bool xs_is(const struct word *word, const char *text);

/** The game that the word names, an enum skr_game, or NONE. */
int xs_game(const struct word *word);

/** With the option "Spitze" the log does not name the lowest trump. */
#define XS_LOWEST_TRUMP 32

enum { XS_LEADS = 1, XS_WINS = 2 };

/** A card in a player's column. */
struct cell {
    int card;                            /**< or XS_LOWEST_TRUMP */
    unsigned marks;
    struct span span;
};

/** "Heart 10", "Heart_10" if it was led, "HEART 10" if it won the trick. */
bool xs_card(struct lexer *lex, struct cell *cell);

/* ----------------------------------------------------------- what a game tells */

struct player {
    char name[2 * XS_LONGEST_LINE];      /**< of both lines, a blank between */
    struct span span;                    /**< of the first line */
    bool marked;                         /**< said contra or re */
};

struct skat {
    skr_cards cards;
    struct span span;
};

/** A game as the log shows it, by columns: the seats are not known yet. */
struct game {
    struct player player[3];
    int rows;                            /**< tricks */
    struct cell row[10][3];              /**< their cards; or the passes */
    struct cell hand[10][3];             /**< as played */
    int dealer;                          /**< column, or NONE if not given */
    struct skat skat_is, skat_was;
    int bid;                             /**< 0 if not given: grand by hand in a
                                              round of ramsch */
    struct span bid_span, played_span;
    int soloist;                         /**< column, or SKR_NOBODY */
    struct skr_announcement said;
    bool passed, ramsch, pushed, revolution, spitze;
};

/** Reads the part in columns, from the names to the rule below the hands; in
 *  xskat-columns.c. */
bool xs_columns(struct lexer *lex, struct game *g);

/** Reads three cards, or three passes, and nothing else on the line. */
bool xs_row(struct lexer *lex, struct cell row[3]);
bool xs_passes(struct lexer *lex, struct cell row[3]);

/** Reads the lines below it, to the line of equal signs; in xskat-footer.c. */
bool xs_footer(struct lexer *lex, struct game *g);

/** Makes the checks that need the whole game: names the lowest trump, and
 *  checks the marks. Notes a fault and returns false. In xskat-game.c. */
bool xs_check(struct lexer *lex, struct game *g);

/** Fills the record from a game that was read and checked, and the notes unless
 *  they are a null pointer. */
void xs_fill(struct record *r, const struct game *g, struct notes *notes);

#endif
