/* The deal of a question: the record so far, played in the engine. */
#include "question/played.h"

#include <stdlib.h>
#include <string.h>

#include "base/json-text.h"
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
                   ? "deal: a card is there twice (%s)"
                   : clause == SKR_C_DEAL_HANDS
                   ? "deal: expected ten cards each, two in the skat (%s)"
                   : "the house rule is not in force (%s)", skr_clause_info(clause)->id);
}

/* The record is written on a line of its own, and read from there. */
static void play_text(struct question *q, struct played *p, const char *text)
{
    struct record *r = &p->record;

    json_format.read(text, text + strlen(text), r, &p->notes);
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

char *question_line(const struct question *q, enum fact_row row)
{
    return json_copy_new(question_value(q, row));
}

struct played *question_play(struct question *q)
{
    struct played *p = question_right(q) ? calloc(1, sizeof *p) : NULL;
    char *text = p == NULL ? NULL : question_line(q, FACT_SO_FAR);

    if (text != NULL) {
        play_text(q, p, text);
        record_release(&p->record);
    } else if (question_right(q)) {
        memory_note();
    }
    free(text);
    if (text != NULL && question_right(q))
        return p;
    free(p);
    return NULL;
}
