/* Two codes compared: their clauses, and the cases whose answer changes. */
#ifndef CLI_CLAUSE_DIFF_H
#define CLI_CLAUSE_DIFF_H

#include "base/json.h"
#include "record/house.h"

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

typedef void change_seen(void *owner, const struct change *change);

/** Puts each case whose answer differs to seen(). A case is asked if it is proved under the
 *  edition of a side; its own house rules go along with both. Returns false after a
 *  message: there are no vectors. */
bool diff_cases(const struct side side[2], change_seen *seen, void *owner);

/** Prints the case, and of each answer the members that differ from the other's. */
void put_change(const struct side side[2], const struct change *change);

/** The case with both answers, as a JSON object. */
void json_change(struct json *json, const struct change *change);

/** skatref clause --diff=A,B. Returns the exit status. */
int clause_diff(const char *sides, bool json);

/** skatref clause --open. Returns the exit status. */
int clause_open(bool json);

#endif
