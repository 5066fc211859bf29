/* The clauses for the page, as JSON. */
#include "base/memory.h"
#include "base/text.h"
#include "question/answer-text.h"
#include "report/search.h"
#include "wasm/describe.h"

static json_t *told(enum skr_clause clause, const char *language)
{
    const struct skr_clause_info *c = skr_clause_info(clause);
    const char *text = skr_clause_text(clause, language);

    return json_pack("{s:s, s:s, s:s, s:s%, s:s, s:s, s:s, s:s, s:s, s:s, s:s, s:s}",
                     "id", c->id, "title", skr_clause_title(clause, language),
                     "text", text, "sentence", text, first_sentence(text), "reading", c->reading,
                     "codes", c->codes, "options", c->options, "isko2022", c->isko2022,
                     "isko1999", c->isko1999, "overrides", c->overrides,
                     "instead_of", c->instead_of, "evidence", c->evidence);
}

json_t *clause_told(const char *id, enum language language)
{
    enum skr_clause clause = skr_clause_find(id);

    return clause == SKR_C_NONE ? json_null() : told(clause, language_code(language));
}

json_t *clauses_told(enum language language)
{
    json_t *list = json_array();
    enum skr_clause clause;

    for (int n = 0; (clause = skr_clause_at(n)) != SKR_C_NONE; n++)
        memory_append(list, told(clause, language_code(language)));
    return list;
}

/* ---------------------------------------------------------------------- search */

static json_t *with_number(const char *number)
{
    json_t *list = json_array();
    enum skr_clause clause;

    for (int n = 0; (clause = skr_clause_at(n)) != SKR_C_NONE; n++) {
        const struct skr_clause_info *c = skr_clause_info(clause);

        if (is_listed(c->isko2022, number) || is_listed(c->isko1999, number))
            memory_append(list, json_string(c->id));
    }
    return list;
}

#define MOST_PARTIAL 12      /* clauses that have not all of the words */

static json_t *with_words(const char *words)
{
    struct query query = { .words = 0 };
    struct hit hit[SKR_CLAUSES_RESERVED];
    json_t *list = json_array();
    int hits;

    query_add(&query, words);
    hits = search_clauses(&query, hit);
    if (hits > 0 && hit[0].words < query.words
        && (2 * hit[0].words < query.words || hits > MOST_PARTIAL))
        hits = 0;
    for (int i = 0; i < hits; i++)
        memory_append(list, json_string(skr_clause_info(hit[i].clause)->id));
    return list;
}

json_t *clauses_found(const char *words)
{
    return is_official_number(words) ? with_number(words) : with_words(words);
}
