/* A question: its facts, typed and checked, from JSON, from arguments or from
 * options. What is missing or impossible is collected, all of it. */
#ifndef QUESTION_QUESTION_H
#define QUESTION_QUESTION_H

#include "question/facts.h"

/** Reads the value of a fact, JSON, and notes what is wrong with it. */
void question_take(struct question *q, enum fact_row row, const char *value);

/** Notes that a value is none of those that the row, or the fact as it is called here,
 *  may have. value: JSON, or a null pointer. */
void question_misfit(struct question *q, enum fact_row row, const struct fact *as,
                     const char *value);

/** Begins a question without facts. path: stays where it is. */
void question_begin(struct question *q, enum form form, const char *path,
                    struct wrongs *wrongs);

/** Reads all facts of the form from an object of a checked text, and notes what is unknown,
 *  missing or not as it must be. What several facts have to do with each other
 *  is left to the functions of ask.h. */
void question_read(struct question *q, const char *given);

/** Is the fact there, right or wrong? */
bool question_has(const struct question *q, enum fact_row row);

/** Is nothing wrong with it by itself? */
bool question_sound(const struct question *q, enum fact_row row);

/** Is nothing wrong with the question? */
bool question_right(const struct question *q);

/** The JSON of a fact, or a null pointer. */
const char *question_value(const struct question *q, enum fact_row row);

/** Notes what is wrong with a fact, in the language of the wrongs; the format is an
 *  English text, here and below, which `make po-update` finds. clause: that forbids it,
 *  or SKR_C_NONE. */
void question_wrong(struct question *q, enum fact_row row,
                    enum skr_clause clause, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/** The same, of the guard: {points} in the text becomes the name that the fact has for
 *  who asks, and the clause stands behind the text with its title. */
void question_refuse(struct question *q, enum fact_row row,
                     enum skr_clause clause, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/** The same of a key that is no row of the table. */
void question_wrong_key(struct question *q, const char *key,
                        const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/** Notes every key of the object that is not one of these, blank separated. */
void question_only(struct question *q, const char *object, const char *keys,
                   const char *shown);

/** Notes that the fact must be there. */
void question_needs(struct question *q, enum fact_row row);

/** Notes what is expected instead of the value that is there, or missing. */
void question_expects(struct question *q, enum fact_row row,
                      const char *value, const char *expected);

/** What a value looks like, in a message: cut, and "" for none. */
#define QUOTED 41
void question_quote(char out[QUOTED], const char *value);

/** All that is wrong, joined by "; ". The caller frees it; a null pointer when
 *  there is no memory. */
char *wrongs_text(const struct wrongs *wrongs);

#endif
