/* The deal of a question: the record so far, played in the engine. */
#ifndef QUESTION_PLAYED_H
#define QUESTION_PLAYED_H

#include "question/question.h"
#include "record/notes.h"
#include "record/walk.h"

struct played {
    struct record record;
    struct notes notes;
    struct skr_code room;        /* for the code with its house rules */
    struct skr_state state;
    struct refused refused;      /* the first event that is not allowed */
    /* room for the answer: threads can have a small stack */
    struct skr_state view, after;
    struct skr_move moves[SKR_MOVES];
    char text[SKR_STATE_TEXT];
};

/** Plays the record; the caller frees it. A null pointer: either the wrongs say why it
 *  cannot be read or dealt, or there was no memory. */
struct played *question_play(struct question *q);

#endif
