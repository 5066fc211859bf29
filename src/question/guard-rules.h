/* The rules of a guard: lists of what can be missing or impossible, for guard*.c alone. */
#ifndef QUESTION_GUARD_RULES_H
#define QUESTION_GUARD_RULES_H

#include "question/ask.h"
#include "question/guard.h"

/* ----------------------------------------------------------------- what is asked */

static inline bool has(const struct question *q, enum fact_row row)
{
    return question_has(q, row);
}

static inline bool sound(const struct question *q, enum fact_row row)
{
    return question_sound(q, row);
}

static inline bool code_sound(const struct question *q)
{
    return sound(q, FACT_CODE) && sound(q, FACT_OPTIONS);
}

static inline const struct skr_facts *facts_of(const struct question *q)
{
    return &q->position.facts;
}

static inline const struct skr_contract *contract_of(const struct question *q)
{
    return &q->position.facts.contract;
}

static inline bool in_force(const struct question *q, enum skr_clause clause)
{
    return skr_in_force(&q->code, clause);
}

static inline bool is_null(const struct question *q)
{
    return contract_of(q)->game.game == SKR_NULL;
}

static inline bool happened(const struct question *q, enum skr_happening kind)
{
    return q->form == FORM_ENDING && q->incident.kind == kind;
}

/* A game lost by a lead before the announcement has no other figures. */
static inline bool led_early(const struct question *q)
{
    return facts_of(q)->end.how == SKR_LED_EARLY || happened(q, SKR_EARLY_LEAD);
}

/* A game lost by a wrong number of cards is lost whatever was played. */
static inline bool wrong_number(const struct question *q)
{
    return facts_of(q)->end.how == SKR_WRONG_NUMBER
        || happened(q, SKR_PUT_AWAY_WRONG);
}

static inline bool ended_early(const struct question *q)
{
    return facts_of(q)->end.how != SKR_PLAYED || q->form == FORM_ENDING;
}

/* ------------------------------------------------------------------------- rules */

/* One thing that is missing or cannot be. Its test is not asked while something is
 * wrong with a fact that it needs. */
struct rule {
    enum fact_row row;              /* to blame */
    enum fact_row needs[3];         /* besides; FACT_CODE where there are fewer */
    bool (*broken)(const struct question *q);
    enum skr_clause clause;         /* that forbids it, or SKR_C_NONE: it is asked */
    const char *text;               /* a null pointer: as any fact that is missing */
};

#define COUNT(list) ((int)(sizeof (list) / sizeof *(list)))

/* Notes each rule that is broken. */
void guard_apply(struct question *q, const struct rule *rules, int count);

/* Refuses a fact that does not go with what happened, only with others. */
void guard_refuse_with(struct question *q, enum fact_row row, const char *kind, const char *others);

#define NEEDS1(a) { FACT_##a, FACT_CODE, FACT_CODE }
#define NEEDS2(a, b) { FACT_##a, FACT_##b, FACT_CODE }
#define NEEDS3(a, b, c) { FACT_##a, FACT_##b, FACT_##c }

#endif
