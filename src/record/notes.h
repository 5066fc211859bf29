/* Notes: what a record has besides the facts that are judged.
 *
 * With the notes, a writer can write the record again without loss. */
#ifndef RECORD_NOTES_H
#define RECORD_NOTES_H

#include <stddef.h>

#include "record/record.h"

/** No move has more cards: two put away, and the hand shown twice. */
#define NOTED_CARDS 22

/** Texts of a record, under the server's labels. */
enum label {
    LABEL_GM, LABEL_PC, LABEL_CO, LABEL_SE, LABEL_ID, LABEL_DT, LABEL_OW,
    LABEL_P0, LABEL_P1, LABEL_P2, LABEL_R0, LABEL_R1, LABEL_R2, LABELS
};

struct label_text {
    const char *at;              /**< a null pointer: it is missing */
    size_t length;
};

struct notes {
    bool only_labels;            /**< set by who needs no more: the reader may leave
                                      out all else */
    struct label_text label[LABELS];
    uint8_t pile[4];             /**< cards of the hands and the skat */
    int8_t dealt[32];            /**< in the record's order; SKR_NO_CARD is
                                      hidden */
    int8_t cards[MOVES][NOTED_CARDS]; /**< with each move, likewise */
    struct label_text said[MOVES];   /**< announcements, as the server has them:
                                          "GHSZ" */
};

/** How many cards the record has with the move. */
static inline int noted_count(const struct move *move)
{
    return move->kind < MOVE_SKAT || move->kind == MOVE_CARD
        ? 0 : move->count;
}

/** For a format with nothing else to note: notes the record's id, and the cards
 *  of the deal and the moves, the highest first. */
void record_note(const struct record *record, struct notes *notes);

/** Notes the cards of one move: put away, hidden, shown; the highest first. */
void note_move(const struct move *move, int8_t cards[NOTED_CARDS]);

/** Has only the server this label? The others are the id and the names. */
static inline bool label_is_own(enum label label)
{
    return label != LABEL_ID && (label < LABEL_P0 || label > LABEL_P2);
}

/** Is there such a label? */
bool notes_own_label(const struct notes *notes);

#endif
