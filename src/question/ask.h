/* The questions: one function for each, from its facts to its answer. */
#ifndef QUESTION_ASK_H
#define QUESTION_ASK_H

#include "base/json.h"
#include "question/question.h"

/** A question as it is asked and described. */
struct asked {
    const char *name;          /**< "misdeal" */
    const char *help;          /**< what it asks, in one line */
    const char *example;       /**< its facts, as arguments */
    const char *core;          /**< the keys of the answer that every engine can
                                    give; the others name clauses, or show how
                                    it was decided */
    json_t *(*answer)(struct question *q);

    /** The same, written at once: head, and the answer. Returns false, and writes
     *  nothing, if q->wrongs says why. A null pointer: answer is to be written. */
    bool (*write)(struct question *q, struct out *out, const char *head);
};

/** All questions, by enum form. */
extern const struct asked asked[QUESTIONS];

/** The question of that name, or -1. */
int asked_find(const char *name);

/** Reads the facts and answers: a new object, or a null pointer: either the
 *  wrongs say why, or there was no memory. path: before the keys in messages. */
json_t *ask(enum form form, const json_t *given, const char *path,
            struct wrongs *wrongs);

/** The same for a question that has asked[form].write: returns what that does. */
bool ask_at_once(enum form form, const json_t *given, const char *path,
                 struct wrongs *wrongs, struct out *out, const char *head);

/** The JSON Schema of questions and answers. The caller frees it; a null pointer
 *  when there is no memory. */
char *questions_schema(void);

/** Answers one line, with a newline at its end; memory_failed() tells whether the
 *  answer is only that there was no memory.
 *  number: of the line, counted from 1, for the error when it is not JSON. */
void answer_line(struct out *out, const char *line, size_t length,
                 unsigned long long number);

/** The bytes that a line may have. */
#define QUESTION_LIMIT ((size_t)1024 * 1024)

/** Answers a line that has more. */
void answer_too_long(struct out *out, unsigned long long number);

/** Writes JSON that holds no reals, on one line. */
void put_json(struct out *out, const json_t *value);

/* Each is given a question that was read, and returns a new object, or a null
 * pointer: either q->wrongs says why, or there was no memory. */
json_t *ask_matadors(struct question *q);
json_t *ask_legal(struct question *q);
json_t *ask_trick(struct question *q);
json_t *ask_deal(struct question *q);
json_t *ask_misdeal(struct question *q);
json_t *ask_auction(struct question *q);
json_t *ask_bids(struct question *q);
json_t *ask_announce(struct question *q);
json_t *ask_value(struct question *q);
json_t *ask_ending(struct question *q);
json_t *ask_ramsch(struct question *q);
json_t *ask_round(struct question *q);
json_t *ask_game(struct question *q);
json_t *ask_turn(struct question *q);
json_t *ask_count(struct question *q);
json_t *ask_sheet(struct question *q);
json_t *ask_hello(struct question *q);

bool write_value(struct question *q, struct out *out, const char *head);
bool write_turn(struct question *q, struct out *out, const char *head);

/** Reads a game as it is named in place of a bid: "grand hand", "null ouvert".
 *  Returns false if it is none. */
bool read_named_game(const char *text, struct skr_announcement *game);

/** The answer to the question what a game is worth, from what skr_value was
 *  given and what it set; a null pointer when there is no memory. */
json_t *answer_value(const struct skr_facts *facts,
                     const struct skr_value *value, enum language language);

/** Writes the same, as an object. */
void put_valued(struct json *json, const char *key, const struct skr_facts *facts,
               const struct skr_value *value);

/** The answer to the question what a ramsch comes to; a null pointer when there is no
 *  memory. */
json_t *answer_ramsch(const struct skr_ramsch_value *value, enum language language);

/** The answer to the question how an incident is ruled; a null pointer when
 *  there is no memory, or the value cannot be told: error says why. */
json_t *answer_ruling(const struct skr_ruling *ruling, enum language language,
                      enum skr_error *error);

/** The clause by which an incident would be ruled whose search is too long. */
enum skr_clause clause_searched(const struct question *q);

/** The seats of a set, as a list. */
json_t *answer_seats(unsigned seats);

/** The id of a clause. */
const char *clause_id(enum skr_clause clause);

#endif
