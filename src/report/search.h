/* Finds clauses by what players type: words in each language, the official numbers of
 * both editions, facts of the source documents, cases from outside. */
#ifndef REPORT_SEARCH_H
#define REPORT_SEARCH_H

#include <stdbool.h>

#include "base/nearest.h"
#include "skatref.h"

/** The most words of a query; the others play no part. */
#define QUERY_WORDS 12

struct hit {
    enum skr_clause clause;
    int words;                 /**< how many words of the query it has */
    int score;                 /**< by the places where they stand */
};

struct query {
    char word[QUERY_WORDS][64];  /**< folded */
    char typed[QUERY_WORDS][64]; /**< what it stood in */
    int words;
    bool small[QUERY_WORDS];     /**< it says nothing, as "the" */
    bool known[QUERY_WORDS];     /**< some clause has the word */
    char phrase[256];            /**< all of them, with blanks between */
};

/** Takes the words of a text apart; those of several texts are added up. */
void query_add(struct query *query, const char *text);

/** Finds the clauses that have all words in id, title, search words, text or reading, in
 *  any language; facts ("S1.5") and cases from outside ("V2") are words too. If none has
 *  all, the words that many clauses have become small ones; if still none has all, those
 *  that have the most. The best come first, and among equals the first of
 *  the chapters. hit: room for skr_clause_at's number of them. Returns how many;
 *  hit[0].words tells whether they have all. */
int search_clauses(struct query *query, struct hit *hit);

/** Are hits that have only some of the words still a help? */
bool search_helps(const struct query *query, const struct hit *hit, int hits);

/** What could be meant by a word that no clause has: " (did you mean 'schneider'?)", or
 *  "". */
void search_hint(const char *word, enum language language, char out[NEAREST_HINT]);

/** Is the text like an official number, 4.4.4 or SkWO-5.1? */
bool is_official_number(const char *text);

#endif
