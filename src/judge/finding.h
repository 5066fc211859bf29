/* A finding: how a record breaks a clause, and the words for it. */
#ifndef JUDGE_FINDING_H
#define JUDGE_FINDING_H

#include "base/out.h"
#include "record/record.h"

enum finding_kind {
    FINDING_ILLEGAL,    /**< a move that the code forbids */
    FINDING_WRONG,      /**< a recorded figure differs from the ruled one */
    FINDING_CONVENTION, /**< differs exactly as the source's convention says */
    FINDING_UNDECIDED,  /**< the fact is missing in the log */
    FINDING_MALFORMED   /**< cannot be read in this format */
};

/** From weakest to strongest. */
enum verdict { VERDICT_CONFORMS, VERDICT_CONVENTION, VERDICT_UNDECIDED,
               VERDICT_VIOLATES, VERDICT_MALFORMED, VERDICTS };

/** A few words, with values for their places {seat}, {number}, {cards} or
 *  {text}: "{seat}'s turn"; {expected} is the text, as one of po/, {remedy} the
 *  number as an enum skr_remedy. */
struct phrase {
    const char *words;      /**< a null pointer: there are none */
    int seat;
    int number;
    skr_cards cards;
    const char *text;       /**< need not end with NUL */
    size_t length;          /**< of text */
};
#define SAY(...) ((struct phrase){ .words = __VA_ARGS__ })
#define UNSAID SAY(NULL)

struct finding {
    enum finding_kind kind;
    enum skr_clause clause;
    int move;               /**< its number; 0: not about a move */
    uint32_t byte;          /**< from the record's start, counted from 0 */
    int figure;             /**< 1 + the FIGURE_ of the result that it is about, whose
                                 `number` both phrases have; 0: about none */
    struct phrase recorded; /**< both for machines; people get report/sentence.h */
    struct phrase ruled;
};

/** Who broke the clause: the seat of the forbidden move, or SKR_NOBODY. Figures and what
 *  is undecided are nobody's fault, and a misdeal's seat may be whose hand it is. */
int finding_fault(const struct finding *finding, const struct record *record);

/** Are there any words? */
static inline bool is_said(struct phrase phrase)
{
    return phrase.words != NULL;
}

/** Writes words: out_bytes, or a function that escapes them. */
typedef void put_words(struct out *out, const char *text, size_t size);

/** Writes a phrase in a language, if there are words; its text in printable ASCII,
 *  with a blank for a line end or tab and \xNN for the rest. */
void put_phrase(struct out *out, enum language language, put_words *put,
                const struct phrase *phrase);

/** "conforms", "convention", "undecided", "violates", "malformed" */
const char *verdict_name(enum verdict verdict);
const char *verdict_word(enum language language, enum verdict verdict);

/** "illegal", "wrong", "convention", "undecided", "malformed" */
const char *finding_kind_name(enum finding_kind kind);

/** The verdict that a finding of this kind leads to. */
enum verdict finding_verdict(enum finding_kind kind);

#endif
