/* The clauses for the page, as JSON. */
#include <string.h>

#include "base/language.h"
#include "base/text.h"
#include "question/answer-text.h"
#include "report/search.h"
#include "wasm/describe.h"

/* What a clause rests on, as skatref clause says it. */
static const char *evidence_text(enum language language, const char *evidence)
{
    static const char *const kinds[] = {
        NC_("clause", "text"), NC_("clause", "translation"), NC_("clause", "quoted"),
        NC_("clause", "court"), NC_("clause", "secondary"), NC_("clause", "derived"),
    };

    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (strcmp(kinds[i], evidence) == 0)
            return tr_in(language, "clause", kinds[i]);
    return evidence;
}

static void put_clause(struct json *json, enum skr_clause clause)
{
    const struct skr_clause_info *c = skr_clause_info(clause);
    const char *language = language_code(json->out->language);
    const char *text = skr_clause_text(clause, language);
    size_t size;

    json_open(json, NULL, '{');
    json_put_text(json, "id", c->id);
    json_put_text(json, "title", skr_clause_title(clause, language));
    json_put_text(json, "text", text);
    json_put_bytes(json, "sentence", sentence_of(text, 1, &size), size);
    json_put_text(json, "reading", c->reading);
    json_put_text(json, "codes", c->codes);
    json_put_text(json, "options", c->options);
    json_put_text(json, "isko2022", c->isko2022);
    json_put_text(json, "isko1999", c->isko1999);
    json_put_text(json, "overrides", c->overrides);
    json_put_text(json, "instead_of", c->instead_of);
    json_put_text(json, "evidence", c->evidence);
    json_put_text(json, "evidence_text", evidence_text(json->out->language, c->evidence));
    json_close(json, '}');
}

void describe_clause(struct json *json, const char *id)
{
    enum skr_clause clause = skr_clause_find(id);

    if (clause == SKR_C_NONE)
        json_put_null(json, NULL);
    else
        put_clause(json, clause);
}

void describe_clauses(struct json *json)
{
    enum skr_clause clause;

    json_open(json, NULL, '[');
    for (int n = 0; (clause = skr_clause_at(n)) != SKR_C_NONE; n++)
        put_clause(json, clause);
    json_close(json, ']');
}

/* ---------------------------------------------------------------------- search */

static void put_with_number(struct json *json, const char *number)
{
    enum skr_clause clause;

    for (int n = 0; (clause = skr_clause_at(n)) != SKR_C_NONE; n++) {
        const struct skr_clause_info *c = skr_clause_info(clause);

        if (is_listed(c->isko2022, number) || is_listed(c->isko1999, number))
            json_put_word(json, NULL, c->id);
    }
}

static void put_with_words(struct json *json, const char *words)
{
    struct query query = { .words = 0 };
    struct hit hit[SKR_CLAUSES_RESERVED];
    int hits;

    query_add(&query, words);
    hits = search_clauses(&query, hit);
    if (hits > 0 && hit[0].words < query.words && !search_helps(&query, hit, hits))
        hits = 0;
    for (int i = 0; i < hits; i++)
        json_put_word(json, NULL, skr_clause_info(hit[i].clause)->id);
}

void clauses_found(struct json *json, const char *words)
{
    json_open(json, NULL, '[');
    if (is_official_number(words))
        put_with_number(json, words);
    else
        put_with_words(json, words);
    json_close(json, ']');
}
