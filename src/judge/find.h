/* Adds findings to a judgment. */
#ifndef JUDGE_FIND_H
#define JUDGE_FIND_H

#include "judge/judge.h"

/** The bytes of the record, quoted. */
struct phrase quoted(const struct record *record, uint32_t byte,
                     uint32_t length);

/** Adds a finding on a move, and quotes the move; m: a null pointer if it is
 *  not about a move. Returns the finding, so that the caller can change
 *  `recorded`. */
struct finding *find(struct judgment *j, enum finding_kind kind,
                     enum skr_clause clause, const struct move *m,
                     struct phrase ruled);

/** ... on a move that the code forbids; ruled has no places to fill. */
void find_illegal(struct judgment *j, enum skr_clause clause,
                  const struct move *m, const char *ruled);

/** ... that it is another player's turn. */
void find_turn(struct judgment *j, enum skr_clause clause,
               const struct move *m, int turn);

/** ... on the deal. */
void find_in_deal(struct judgment *j, enum finding_kind kind,
                  enum skr_clause clause, const char *ruled);

#endif
