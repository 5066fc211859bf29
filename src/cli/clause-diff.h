/* Two codes compared: their clauses, and the cases whose answer changes. */
#ifndef CLI_CLAUSE_DIFF_H
#define CLI_CLAUSE_DIFF_H

#include "base/json.h"
#include "record/house.h"

/** --format of a clause, of two codes compared, of the open questions. */
enum clause_format { CLAUSE_TEXT, CLAUSE_JSON, CLAUSE_HTML };

/** A code with house rules: "isko2022+contra+pushed-ramsch". */
struct side {
    const char *name;
    const struct skr_code *base;
    house_rules rules;
    struct skr_code code;        /**< base with the rules */
};

/** A case of the corpus, and what both sides answer to its question: of each the members
 *  of a JSON object, or a sentence if it refuses the question. */
struct change {
    const char *line;            /**< the vector, checked JSON */
    const char *answer[2];       /**< an object, or a null pointer ... */
    const char *error[2];        /**< ... and then a string of JSON */
};

/** Are both the same code with the same house rules? */
bool diff_is_of_one(const struct side side[2]);

typedef void change_seen(void *owner, const struct change *change);

/** Puts each case whose answer differs to seen(). A case is asked if it is proved under the
 *  edition of a side; its own house rules go along with both. Returns false after a
 *  message: there are no vectors. */
bool diff_cases(const struct side side[2], change_seen *seen, void *owner);

/** Writes of the nth answer the members that differ from the other's, "won true, value 48",
 *  or why the question is refused. */
void change_answer(struct out *out, const struct change *change, int n);

/** Prints the case with both answers. */
void put_change(const struct side side[2], const struct change *change);

/** The case with both answers, as a JSON object. */
void json_change(struct json *json, const struct change *change);

/** The clause of the other side that stands in place of one that only the nth side has, or
 *  SKR_C_NONE. */
enum skr_clause counterpart(const struct side side[2], int n, enum skr_clause clause);

/** The clause at this place, from 0, or the first after it that only the nth side has, with
 *  or without a counterpart, or SKR_C_NONE; *at moves past it. */
enum skr_clause next_clause(const struct side side[2], int n, bool paired, int *at);

/** skatref clause --diff=A,B. Returns the exit status. */
int clause_diff(const char *sides, enum clause_format format);

/** The same as a page. Returns false after a message. */
bool diff_page(const struct side side[2]);

#endif
