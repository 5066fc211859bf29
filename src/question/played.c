/* The deal of a question: the record so far, played in the engine. */
#include "question/played.h"

#include <stdlib.h>

#include "base/json-read.h"
#include "base/memory.h"
#include "formats/format.h"

/* clause record.syntax: where it cannot be read, and what would be right. */
static void refuse_text(struct question *q, const struct record *r)
{
    enum language language = q->wrongs->language;

    question_wrong(q, FACT_SO_FAR, r->malformed.clause, "'%.*s' cannot be read: expected %s",
                   (int)(r->malformed.length < 60 ? r->malformed.length : 60),
                   r->text + r->malformed.byte, tr(language, r->malformed.expected));
}

static void refuse_deal(struct question *q, enum skr_clause clause)
{
    question_wrong(q, FACT_SO_FAR, clause, clause == SKR_C_PACK_CARDS
                   ? "deal: a card appears twice (%s)"
                   : clause == SKR_C_DEAL_HANDS
                   ? "deal: expected ten cards each, two in the skat (%s)"
                   : "the house rule is not in force (%s)", skr_clause_info(clause)->id);
}

/* The record is read as it stands in the question. */
static void play_record(struct question *q, struct played *p)
{
    struct record *r = &p->record;
    const char *text = question_value(q, FACT_SO_FAR);

    json_format.read(text, json_past(text), r, &p->notes);
    if (r->malformed.clause != SKR_C_NONE) {
        refuse_text(q, r);
        return;
    }
    p->refused = walk_record(r, record_code(r, question_has(q, FACT_CODE) ? &q->code : NULL,
                                            house_of(&q->code), &p->room),
                             &q->round, q->follow, &p->state);
    if (p->refused.clause != SKR_C_NONE && p->refused.event == 0)
        refuse_deal(q, p->refused.clause);
}

struct played *question_play(struct question *q)
{
    struct played *p = question_right(q) ? calloc(1, sizeof *p) : NULL;

    if (p != NULL) {
        play_record(q, p);
        record_release(&p->record);
    } else if (question_right(q)) {
        memory_note();
    }
    if (question_right(q))
        return p;
    free(p);
    return NULL;
}
