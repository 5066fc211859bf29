/* The judge: replays a record through the engine and collects findings. */
#ifndef JUDGE_H
#define JUDGE_H

#include "record/record.h"

enum finding_kind {
    FINDING_ILLEGAL,    /**< a move that the code forbids */
    FINDING_WRONG,      /**< a recorded figure differs from what the code rules */
    FINDING_CONVENTION, /**< differs exactly as the source's convention says */
    FINDING_UNDECIDED,  /**< the log lacks the fact */
    FINDING_MALFORMED   /**< cannot be read as the format */
};

/** From weakest to strongest. */
enum verdict { VERDICT_CONFORMS, VERDICT_CONVENTION, VERDICT_UNDECIDED,
                   VERDICT_VIOLATES, VERDICT_MALFORMED, VERDICTS };

struct finding {
    enum finding_kind kind;
    enum skr_clause clause;
    int move;               /**< 1 is the deal; 0: not about a move */
    uint32_t byte;          /**< from the record's start, counted from 0 */
    char recorded[48];      /**< "" when nothing can be quoted */
    char ruled[224];        /**< "" when nothing is ruled */
};

/** More findings than this in one record are only counted. */
#define FINDINGS 32

enum deal_kind { DEAL_PLAYED, DEAL_PASSED_IN, DEAL_ABORTED };

/** What the code makes of a record. */
struct judgment {
    const struct record *record;
    const struct skr_code *code;
    enum verdict verdict;
    enum deal_kind deal;
    int soloist;                     /**< SKR_NOBODY when there is none */
    int bid;
    bool announced;                  /**< game is set */
    struct skr_announcement game;    /**< as it counts */
    int ended;                       /**< move that ended the game by the code
                                          before its last trick; 0: none did */
    enum skr_clause ended_by;        /**< ... and the clause it ended by */
    bool open;                       /**< ... which the sources leave open */
    bool valued;                     /**< what follows but findings is set */
    struct skr_facts facts;          /**< what the value rests on */
    struct skr_value value;
    int points, tricks;
    bool ramsch;                     /**< played without a soloist */
    bool ramsch_valued;              /**< ramsch_value is set */
    struct skr_ramsch_value ramsch_value;
    int findings;                    /**< all of them */
    struct finding finding[FINDINGS];
};

/** Judges a record under a code. */
void judge_record(const struct record *record, const struct skr_code *code,
                  struct judgment *out);

/** "conforms", "convention", "undecided", "violates", "malformed" */
const char *verdict_name(enum verdict verdict);

/** "illegal", "wrong", "convention", "undecided", "malformed" */
const char *finding_kind_name(enum finding_kind kind);

/** The verdict that a finding of this kind leads to. */
enum verdict finding_verdict(enum finding_kind kind);

/** What happens when a record tells that a rule is broken, by its clause, as enum
 *  skr_happening; -1 when it is none that the engine rules. */
int breach_happening(enum skr_clause clause);

#endif
