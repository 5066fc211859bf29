/* What the reader of a question shares with the list of what is wrong with it. */
#ifndef QUESTION_WRONGS_H
#define QUESTION_WRONGS_H

#include "question/question.h"

/* No word of ours is as long. */
#define WORD_SIZE 128

/** What is expected where no string is. */
extern const char question_some_cards[];

/** The key of a row as the messages name it. */
const char *question_shown_key(const struct wrongs *wrongs, int row);

/** The row as it is in this question: what one fact may be can turn on another. */
struct fact question_row_of(const struct question *q, enum fact_row row);

/** Notes that this is no value of the fact; a null pointer: that it is missing. */
void question_wrong_value(struct question *q, enum fact_row row, const char *value);

#endif
