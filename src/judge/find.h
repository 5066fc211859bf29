/* Adding findings to a judgment. */
#ifndef JUDGE_FIND_H
#define JUDGE_FIND_H

#include "judge/judge.h"

/** Bytes of the record as they are written. */
struct phrase quoted(const struct record *record, uint32_t byte,
                     uint32_t length);

/** Adds a finding on a move, which is quoted; m: a null pointer when it is about
 *  none. Returns it, to have what is recorded said in other words. */
struct finding *find(struct judgment *j, enum finding_kind kind,
                     enum skr_clause clause, const struct move *m,
                     struct phrase ruled);

/** ... on a move that the code forbids, where nothing goes into the words. */
void find_illegal(struct judgment *j, enum skr_clause clause,
                  const struct move *m, const char *ruled);

/** ... that it is another's turn. */
void find_turn(struct judgment *j, enum skr_clause clause,
               const struct move *m, int turn);

/** ... on the deal. */
void find_in_deal(struct judgment *j, enum finding_kind kind,
                  enum skr_clause clause, const char *ruled);

#endif
