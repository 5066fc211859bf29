/* skatref clause: prints a clause, or finds clauses by word or number. */
#include <ctype.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/json-text.h"
#include "base/standard.h"
#include "base/text.h"
#include "base/width.h"
#include "base/wrap.h"
#include "cli/clause-diff.h"
#include "cli/clause-open.h"
#include "cli/clause-print.h"
#include "cli/clause-tables.h"
#include "cli/clause-tried.h"
#include "cli/cli.h"
#include "cli/options.h"
#include "conform/spaced.h"
#include "conform/vectors.h"
#include "report/search.h"
#include "skatref.h"
#include "trace.h"

struct options {
    const char *isko2022, *isko1999, *court, *diff;
    char **word;
    int words;
    bool list, open;
    int format;                  /**< enum clause_format */
    bool json;                   /**< it is that of JSON */
};

static const struct cli_option options[] = {
    OPTION_TEXT("isko2022", N_("N"), isko2022,
                N_("clauses with this official number, edition of 2022")),
    OPTION_TEXT("isko1999", N_("N"), isko1999,
                N_("clauses with this official number, editions of 1999 to 2018")),
    OPTION_TEXT("court", N_("N"), court,
                N_("decisions with this number, the court's own or C1, C2 ...")),
    OPTION_TEXT("diff", N_("CODE,CODE"), diff,
                N_("compare two codes: the clauses that only one has, and the cases whose"
                   " answer changes; with house rules: isko2022,isko2022+contra")),
    OPTION_FLAG("open", open,
                N_("print each question that the sources leave open: its readings, who takes"
                   " which, and the cases that another one would change")),
    OPTION_FLAG("list", list,
                N_("list all clauses, or all that match, one on each line")),
    OPTION_NAME("format", N_("FORMAT"), format, "text json html",
                N_("text (default), json (one JSON object for each clause), or, for --diff"
                   " and --open, html (a page)")),
    OPTION_END
};

const struct cli_help cli_clause_help = {
    .name = "clause",
    .operands = N_("[ID|WORD]"),
    .about = N_("print a clause, with its sources, cases and functions"),
    .takes = CLI_CLAUSES,
    .usage = { N_("skatref clause [OPTION...] [ID|WORD...]") },
    .text = {
        N_("Prints a clause: its text, how the sources are read, the codes in which it is"
           " in force, its official numbers and its sources, the cases that prove it,"
           " and the functions that decide it. With words in English, German, Polish or"
           " Czech, it prints the clause that has all of them in its id, title, text or"
           " reading, or lists the clauses if there are several, the best first."),
        N_("It is also found by an official number (4.4.4, in both editions), a fact of"
           " the source documents (S1.5) or a case from outside (V2). The id of a case"
           " (rosu2) and the number of a decision (C62) print the case and the decision."),
    },
    .options = options,
    .status = N_("0 found; 1 there is no such clause, or it was given up; 2 usage error,"
                 " output error."),
};

/* -------------------------------------------------------------------- finding */

static bool has_numbers(const struct skr_clause_info *c, const struct options *q)
{
    return (q->isko2022 == NULL || is_listed(c->isko2022, q->isko2022))
        && (q->isko1999 == NULL || is_listed(c->isko1999, q->isko1999));
}

/* ------------------------------------------------------------------ the answer */

/* A line for each word that no clause has. */
static void refuse_words(const struct query *query)
{
    char hint[NEAREST_HINT];

    for (int i = 0; i < query->words; i++)
        if (!query->known[i]) {
            search_hint(query->typed[i], cli_language, hint);
            say_error("skatref clause: no clause has '%s'%s", query->typed[i], hint);
        }
}

static int not_found(const struct options *q, const struct query *query)
{
    if (q->words == 0)
        say_error("skatref clause: no clause has that number");
    refuse_words(query);
    say_error("skatref clause: no clause like that; --list shows them all");
    return EXIT_VIOLATES;
}

static void print_line(enum skr_clause clause, const char *indent)
{
    standard_format("%s%-28s%s\n", indent, skr_clause_info(clause)->id,
           clause_title(clause));
}

/* Prints the one clause in full, or a line for each of several. */
static void print_hits(const struct options *q, const struct hit *hit, int hits)
{
    if (hits == 1 && !q->list && !q->json) {
        clause_print(skr_clause_info(hit[0].clause));
        return;
    }
    for (int i = 0; i < hits; i++)
        if (q->json)
            clause_print_json(skr_clause_info(hit[i].clause));
        else
            print_line(hit[i].clause, "");
}

/* The clauses by number, or all, in the order of the chapters. */
static int list_clauses(const struct options *q, struct hit *hit)
{
    enum skr_clause clause;
    int hits = 0;

    for (int n = 0; (clause = skr_clause_at(n)) != SKR_C_NONE; n++)
        if (has_numbers(skr_clause_info(clause), q))
            hit[hits++] = (struct hit){ .clause = clause };
    return hits;
}

static int keep_numbered(const struct options *q, struct hit *hit, int hits)
{
    int kept = 0;

    for (int i = 0; i < hits; i++)
        if (has_numbers(skr_clause_info(hit[i].clause), q))
            hit[kept++] = hit[i];
    return kept;
}

static int print_matches(const struct options *q)
{
    struct query query = { .words = 0 };
    struct hit hit[SKR_CLAUSES_RESERVED];
    int hits;

    for (int i = 0; i < q->words; i++)
        query_add(&query, q->word[i]);
    hits = q->words == 0 ? list_clauses(q, hit)
                         : keep_numbered(q, hit, search_clauses(&query, hit));
    if (hits == 0 || (q->words > 0 && query.words == 0))
        return not_found(q, &query);
    if (hit[0].words == query.words) {
        print_hits(q, hit, hits);
        return EXIT_CONFORMS;
    }
    standard_flush();
    refuse_words(&query);
    if (!search_helps(&query, hit, hits))
        return not_found(q, &(struct query){ .words = 0 });
    say_error("skatref clause: no clause has all of these words; these have most of"
              " them");
    print_hits(&(struct options){ .list = true, .json = q->json }, hit, hits);
    return EXIT_VIOLATES;
}

/* What an official number means in each edition. */
static int print_number(const char *text)
{
    static const char *const edition[] = { "ISkO 2022, ISkO 2018", "ISkO 1999" };
    struct query query = { .words = 0 };
    struct hit hit[SKR_CLAUSES_RESERVED];
    const char *number = query.word[0];
    int found = 0;

    query_add(&query, text);
    for (int i = 0; i < 2; i++) {
        const struct options one = { .isko2022 = i == 0 ? number : NULL,
                                     .isko1999 = i == 1 ? number : NULL };
        int hits = list_clauses(&one, hit);

        if (hits > 0)
            standard_format("%s%s, %s\n", found > 0 ? "\n" : "", edition[i], number);
        for (int k = 0; k < hits; k++)
            print_line(hit[k].clause, "  ");
        found += hits;
    }
    if (found > 0)
        return EXIT_CONFORMS;
    say_error("skatref clause: no clause has the official number %s in any edition",
              number);
    return EXIT_VIOLATES;
}

/* ------------------------------------------------------------------------ cases */

static const struct trace_case *find_case(const char *id)
{
    for (int i = 0; i < trace_case_count; i++)
        if (strcmp(trace_cases[i].id, id) == 0)
            return &trace_cases[i];
    return NULL;
}

/* A member of the vector, on lines of its own. */
static void print_member(const char *vector, const char *key)
{
    const char *value = json_find(vector, key);
    char *text = json_kind(value) == '"' ? json_text_new(value)
        : value != NULL ? spaced(value, false) : NULL;

    if (text != NULL && *text != '\0') {
        print_label(key, 12);
        clause_print_wrapped(12, text);
    }
    free(text);
}

/* The question and the answer, if the vectors are there. */
static void print_question(const char *id)
{
    static const char *const keys[] = { "codes", "ask", "given", "expect",
                                        "evidence", "source", "note" };
    struct vectors vectors;
    char error[256], path[512];

    if (!vectors_read(&vectors, vectors_place(cli_program, path), error))
        return;
    for (size_t i = 0; i < vectors.count; i++)
        if (strcmp(vectors.at[i].id, id) == 0)
            for (size_t k = 0; k < sizeof keys / sizeof *keys; k++)
                print_member(vectors.at[i].line, keys[k]);
    vectors_free(&vectors);
}

static void print_case(const struct trace_case *t)
{
    const char *clause = t->clauses;

    standard_format("%s: %s\n%s:%d\n\n", t->id, t->title, t->file, t->line);
    while (*clause != '\0') {
        char id[64];
        size_t length = strcspn(clause, " ");

        snprintf(id, sizeof id, "%.*s", (int)length, clause);
        print_label(tr(cli_language, clause == t->clauses ? clause_proof(t) : N_("cites")), 12);
        standard_format("%s: %s\n", id, clause_title(skr_clause_find(id)));
        clause += length + (clause[length] == ' ');
    }
    print_question(t->id);
}

/* ---------------------------------------------------------------------- given up */

static const struct trace_retirement *find_retirement(const char *id)
{
    for (int i = 0; i < trace_retirement_count; i++)
        if (strcmp(trace_retirements[i].id, id) == 0)
            return &trace_retirements[i];
    return NULL;
}

static int say_retired(const struct trace_retirement *r)
{
    say_error("skatref clause: %s was given up in %s: %s", r->id, r->release, r->why);
    if (strcmp(r->successor, "-") != 0)
        say_error("skatref clause: see %s", r->successor);
    return EXIT_VIOLATES;
}

/* "C62", "D10" */
static bool is_decision(const char *word)
{
    return *word != '\0' && strchr("CcDd", *word) != NULL
        && word[1 + strspn(word + 1, "0123456789")] == '\0' && word[1] != '\0';
}

static int run(const struct options *q)
{
    enum skr_clause exact =
        q->words == 1 ? skr_clause_find(q->word[0]) : SKR_C_NONE;
    const struct trace_case *one =
        q->words == 1 && !q->json ? find_case(q->word[0]) : NULL;
    const struct trace_retirement *retired =
        q->words == 1 ? find_retirement(q->word[0]) : NULL;

    if (retired != NULL)
        return say_retired(retired);
    if (q->court != NULL) {
        if (print_decisions(q->court, q->json) > 0)
            return cli_finish(0);
        say_error("skatref clause: no decision has this number");
        return EXIT_VIOLATES;
    }
    if (one != NULL) {
        print_case(one);
        return cli_finish(0);
    }
    if (q->words == 1 && !q->json && is_official_number(q->word[0]))
        return cli_finish(print_number(q->word[0]));
    if (q->words == 1 && is_decision(q->word[0])
        && print_decisions(q->word[0], q->json) > 0)
        return cli_finish(EXIT_CONFORMS);
    if (exact == SKR_C_NONE)
        return cli_finish(print_matches(q));
    if (!has_numbers(skr_clause_info(exact), q))
        return not_found(q, &(struct query){ .words = 0 });
    print_hits(q, &(struct hit){ .clause = exact }, 1);
    return cli_finish(0);
}

/* -------------------------------------------------------------------- options */

int cli_clause(int argc, char **argv)
{
    struct options q = { .list = false };
    int status;

    if (!cli_read_options(&cli_clause_help, &q, argc, argv, &status))
        return status;
    q.word = argv + optind;
    q.words = argc - optind;
    q.json = q.format == CLAUSE_JSON;
    if ((q.diff != NULL || q.open) && (q.words > 0 || (q.diff != NULL && q.open)))
        return cli_usage("clause", "%s stands alone: leave '%s' out",
                         q.diff != NULL ? "--diff" : "--open",
                         q.words > 0 ? q.word[0] : "--open");
    if (q.diff != NULL)
        return clause_diff(q.diff, (enum clause_format)q.format);
    if (q.open)
        return clause_open((enum clause_format)q.format);
    if (q.format == CLAUSE_HTML)
        return cli_usage("clause", "--format=html prints --diff=CODE,CODE or --open; for a clause"
                         " take text or json");
    if (q.words == 0 && !q.list && q.isko2022 == NULL && q.isko1999 == NULL
        && q.court == NULL)
        return cli_usage("clause", "which clause? an id, words, or --list");
    return run(&q);
}
