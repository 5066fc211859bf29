/* What players are asked for each fact: "Which game?" */
#ifndef QUESTION_LABELS_H
#define QUESTION_LABELS_H

#include "question/facts.h"

/** The question in English, a text of po/; without one, the help of the fact. */
const char *fact_label(enum fact_row row);

#endif
