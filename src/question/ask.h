/* The questions: one function for each, from its facts to its answer. */
#ifndef QUESTION_ASK_H
#define QUESTION_ASK_H

#include "base/json-text.h"
#include "question/question.h"

/** A question as it is asked and described. */
struct asked {
    const char *name;          /**< "misdeal" */
    const char *help;          /**< what it asks, in one line */
    const char *example;       /**< its facts, as arguments */
    const char *core;          /**< the keys of the answer that every engine can
                                    give; the others name clauses, or show how
                                    it was decided */

    /** Given a question that was read, writes the answer, an object; before it q->head.
     *  Returns false if q->wrongs says why there is none, or there was no memory; then
     *  nothing is written. */
    bool (*answer)(struct question *q, struct json *json);
};

/** All questions, by enum form. */
extern const struct asked asked[QUESTIONS];

/** The question of that name, or NONE. */
int asked_find(const char *name);

/** Reads the facts of a checked text, and writes the answer, as asked[form].answer does.
 *  path: before the keys in messages; head: before the answer, or a null pointer. */
bool ask(enum form form, const char *given, const char *path, struct wrongs *wrongs,
         struct json *json, const char *head);

/** The same in memory of its own, which the caller frees. */
char *ask_new(enum form form, const char *given, const char *path, struct wrongs *wrongs);

/** Begins an answer: the head, and the first bracket. */
void answer_open(const struct question *q, struct json *json);

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

/* The functions of asked[]. */
bool ask_matadors(struct question *q, struct json *json);
bool ask_legal(struct question *q, struct json *json);
bool ask_trick(struct question *q, struct json *json);
bool ask_deal(struct question *q, struct json *json);
bool ask_misdeal(struct question *q, struct json *json);
bool ask_auction(struct question *q, struct json *json);
bool ask_bids(struct question *q, struct json *json);
bool ask_announce(struct question *q, struct json *json);
bool ask_value(struct question *q, struct json *json);
bool ask_ending(struct question *q, struct json *json);
bool ask_ramsch(struct question *q, struct json *json);
bool ask_round(struct question *q, struct json *json);
bool ask_game(struct question *q, struct json *json);
bool ask_turn(struct question *q, struct json *json);
bool ask_count(struct question *q, struct json *json);
bool ask_sheet(struct question *q, struct json *json);
bool ask_hello(struct question *q, struct json *json);

/** Reads a game as it is named in place of a bid: "grand hand", "null ouvert".
 *  Returns false if it is none. */
bool read_named_game(const char *text, struct skr_announcement *game);

/** Writes the answer to the question what a game is worth, from what skr_value was given
 *  and what it set: its members, of which clause can be left out. */
void put_worth(struct json *json, const struct skr_facts *facts,
               const struct skr_value *value, bool clause);

/** The same for what a ramsch comes to: its members. */
void put_ramsch_value(struct json *json, const struct skr_ramsch_value *value);

/** The same for how an incident is ruled: an object. Returns SKR_OK; or why the value
 *  cannot be told, and writes nothing. */
enum skr_error put_ruled(const struct question *q, struct json *json,
                          const struct skr_ruling *ruling);

/** The clause by which an incident would be ruled whose search is too long. */
enum skr_clause clause_searched(const struct question *q);

/** Writes the names of all codes; of all house rules, with those that stand for several. */
void put_codes(struct json *json, const char *key);
void put_options(struct json *json, const char *key);

/** Writes an announcement, as an object. */
void put_announced(struct json *json, const char *key, const struct skr_announcement *said);

/** Writes the seats of a set, as a list; cards, as one text; three numbers, by seat. */
void put_seats(struct json *json, const char *key, unsigned seats);
void put_cards(struct json *json, const char *key, skr_cards cards);
void put_three(struct json *json, const char *key, const int number[3]);

/** The id of a clause. */
const char *clause_id(enum skr_clause clause);

#endif
