/* The reader of skatref's own records: what its files share. */
#ifndef FORMATS_JSON_READ_H
#define FORMATS_JSON_READ_H

#include "base/json-read.h"
#include "record/notes.h"
#include "words/names.h"

struct parser {
    const char *end;
    struct record *record;
    struct notes *notes;
    enum skr_clause clause;      /**< the clause that a fault breaks here */
    bool taken;                  /**< somebody took up the skat */
    const char *past;            /**< the end of the value that was read, if it is known */
    char *room;                  /**< in record->decoded: what is not used yet */
};

/** Notes what could not be read: the text from at to past, or a value or
 *  a key. Always returns false. */
bool own_fail(struct parser *rd, const char *at, const char *past,
                 const char *expected);
bool own_fail_value(struct parser *rd, const char *v, const char *expected);

/** Appends to record->made, which says what was expected. Returns all of it. */
const char *own_expect(struct parser *rd, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/** Reads a string: its bytes in the text, or decoded. */
bool own_read_text(struct parser *rd, const char *v, struct label_text *text);

/** Room for any word that a value can be, with its NUL. */
#define NATIVE_WORD 64

/** Copies a string. Returns to, or a null pointer if it is none, or longer than any word. */
const char *own_word(const char *v, char to[NATIVE_WORD]);

/** The thing with this key, or NONE. */
int own_term(const char *v, const struct terms *terms);

/** The index from 0 to count - 1 whose name equals the key, or count. Keys mostly stand in
 *  the order of their table, so the search begins at next: the one behind the last found. */
int own_key(const char *key, const char *(*name)(int), int count, int next);

/** Is it a number from low to high? Sets *number. */
bool own_number(const char *v, int low, int high, int *number);

/** Is it true or false? Sets *flag. */
bool own_flag(const char *v, bool *flag);

/** Is it a seat: F M R, or 0 1 2? Sets *seat. */
bool own_seat(const char *v, int *seat);

/** The cards of a list, in its order; SKR_NO_CARD for a hidden one. */
struct card_list {
    int count;
    int8_t card[32];
};

extern const char own_cards_expected[];

/** Reads cards with blanks between them, from none to `most`. */
bool own_read_cards(struct parser *rd, const char *v, int most,
                       struct card_list *cards);

/** Reads the list of events; in json-event.c. */
bool own_read_events(struct parser *rd, const char *v);

#endif
