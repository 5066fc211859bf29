/* The tables of texts in WebAssembly. In the native program they are constants; here each is
 * empty until its file is read, so that the program itself is small. texts.mjs writes the files. */
#include "wasm/texts.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/messages.h"
#include "rules/rules.h"
#include "trace.h"
#include "sizes.h"

/* --------------------------------------------------------------------- tables */

static struct clause_words words[LANGUAGES][CLAUSES];

/* The rest of the program knows each by the second name, as a constant. */
struct skr_clause_info texts_clauses[CLAUSES] __asm__("clause_table");
struct message texts_messages[MESSAGES] __asm__("messages");
struct trace_case texts_cases[CASES] __asm__("trace_cases");
struct trace_code texts_code[CODE] __asm__("trace_code");
struct trace_number texts_numbers[NUMBERS] __asm__("trace_numbers");
struct trace_decision texts_decisions[DECISIONS] __asm__("trace_decisions");
struct trace_audit texts_audits[AUDITS + 1] __asm__("trace_audits");      /* they can be none */
struct trace_measure texts_measures[MEASURES + 1] __asm__("trace_measures");
struct trace_open texts_opens[OPENS + 1] __asm__("trace_opens");
struct trace_place texts_places[PLACES + 1] __asm__("trace_places");
struct trace_open_word texts_open_words[OPEN_WORDS + 1] __asm__("trace_open_words");
struct trace_derived_only texts_derived_onlys[DERIVED_ONLYS + 1] __asm__("trace_derived_onlys");

const int last_clause = CLAUSES - 1;
const enum skr_clause clause_order[] = { CLAUSE_ORDER };
const int clause_count = sizeof clause_order / sizeof *clause_order;
const struct clause_language clause_languages[] = {
    { "de", words[GERMAN] }, { "pl", words[POLISH] }, { "cs", words[CZECH] }, { NULL, NULL }
};

/* 0 until the table is filled. */
int texts_message_count __asm__("message_count");
int texts_case_count __asm__("trace_case_count");
int texts_code_count __asm__("trace_code_count");
int texts_number_count __asm__("trace_number_count");
int texts_decision_count __asm__("trace_decision_count");
int texts_audit_count __asm__("trace_audit_count");
int texts_measure_count __asm__("trace_measure_count");
int texts_open_count __asm__("trace_open_count");
int texts_place_count __asm__("trace_place_count");
int texts_open_word_count __asm__("trace_open_word_count");
int texts_derived_only_count __asm__("trace_derived_only_count");

/* ---------------------------------------------------------------------- files */

#define FOLDER "/skatref/texts/"

/* A whole file, which is never released: the tables point into it. Null if there is none. */
static char *file_read(const char *name)
{
    char path[sizeof FOLDER + 16];
    char *text = NULL;
    FILE *file;
    long size;

    snprintf(path, sizeof path, FOLDER "%s", name);
    file = fopen(path, "r");
    if (file == NULL)
        return NULL;
    if (fseek(file, 0, SEEK_END) == 0 && (size = ftell(file)) > 0
        && (text = malloc((size_t)size)) != NULL) {
        rewind(file);
        if (fread(text, 1, (size_t)size, file) != (size_t)size || text[size - 1] != '\0') {
            free(text);
            text = NULL;
        }
    }
    fclose(file);
    return text;
}

/* The next cell of a file; NUL bytes within it stand there as 1. After a 3 it is the place of a text that
 * the program has as a constant. */
static const char *cell(char **at)
{
    char *text = *at;

    for (; **at != '\0'; ++*at)
        if (**at == '\1')
            **at = '\0';
    ++*at;
    if (*text == '\3')
        return (const char *)(uintptr_t)strtoul(text + 1, NULL, 10);
    return *text == '\2' ? NULL : text;
}

/* Fills columns of a table, whose rows are made of pointers and whole numbers of four bytes. */
static void columns(char **at, void *first, size_t size, int rows, const char *kinds)
{
    for (size_t n = 0; kinds[n] != '\0'; n++)
        for (int row = 0; row < rows; row++) {
            void *place = (char *)first + (size_t)row * size + n * sizeof(char *);
            const char *text = cell(at);

            if (kinds[n] == 't')
                memcpy(place, &text, sizeof text);
            else
                memcpy(place, &(int){ atoi(text) }, sizeof(int));
        }
}

#define COLUMNS(at, table, first, rows, kinds) \
    columns(at, &(table)[0].first, sizeof *(table), rows, kinds)

/* -------------------------------------------------------------------- reading */

static void fill_clauses(char **at)
{
    COLUMNS(at, texts_clauses, id, CLAUSES, "ttttttttttttttttt");
}

/* The English texts, by which translations are found. */
static void fill_keys(char **at)
{
    COLUMNS(at, texts_messages, text, MESSAGES, "tt");
    texts_message_count = MESSAGES;
}

static void fill_language(char **at, enum language language)
{
    COLUMNS(at, texts_messages, in[language - 1], MESSAGES, "t");
    COLUMNS(at, words[language], title, CLAUSES, "ttn");
}

static void fill_trace(char **at)
{
    COLUMNS(at, texts_cases, id, CASES, "ttttnnt");
    COLUMNS(at, texts_code, clause, CODE, "tttnnn");
    COLUMNS(at, texts_numbers, edition, NUMBERS, "tttttt");
    COLUMNS(at, texts_decisions, id, DECISIONS, "tttttttttt");
    COLUMNS(at, texts_audits, clause, AUDITS, "ttttt");
    COLUMNS(at, texts_measures, clause, MEASURES, "ttttttt");
    COLUMNS(at, texts_opens, point, OPENS, "tttttt");
    COLUMNS(at, texts_places, about, PLACES, "tt");
    COLUMNS(at, texts_open_words, language, OPEN_WORDS, "tttttt");
    COLUMNS(at, texts_derived_onlys, clause, DERIVED_ONLYS, "tt");
    texts_case_count = CASES;
    texts_code_count = CODE;
    texts_number_count = NUMBERS;
    texts_decision_count = DECISIONS;
    texts_audit_count = AUDITS;
    texts_measure_count = MEASURES;
    texts_open_count = OPENS;
    texts_place_count = PLACES;
    texts_open_word_count = OPEN_WORDS;
    texts_derived_only_count = DERIVED_ONLYS;
}

/* All cells of four bytes, and none forgotten. */
_Static_assert(sizeof *texts_clauses == 17 * 4, "texts.mjs writes 17 columns of clauses");
_Static_assert(sizeof *texts_cases == 7 * 4, "texts.mjs writes 7 columns of cases");
_Static_assert(sizeof *texts_code == 6 * 4, "texts.mjs writes 6 columns of code");
_Static_assert(sizeof *texts_numbers == 6 * 4, "texts.mjs writes 6 columns of numbers");
_Static_assert(sizeof *texts_decisions == 10 * 4, "texts.mjs writes 10 columns of decisions");
_Static_assert(sizeof *texts_audits == 5 * 4, "texts.mjs writes 5 columns of audits");
_Static_assert(sizeof *texts_measures == 7 * 4, "texts.mjs writes 7 columns of measures");
_Static_assert(sizeof *texts_opens == 6 * 4, "texts.mjs writes 6 columns of what is open");
_Static_assert(sizeof *texts_places == 2 * 4, "texts.mjs writes 2 columns of places");
_Static_assert(sizeof *texts_open_words == 6 * 4, "texts.mjs writes 6 columns of open points in words");
_Static_assert(sizeof *texts_derived_onlys == 2 * 4, "texts.mjs writes 2 columns of derived-only clauses");

/* A file that is not yet read; null if it is, or if there is none. */
static char *first_time(const char *name, bool *done)
{
    char *at = *done ? NULL : file_read(name);

    *done = *done || at != NULL;
    return at;
}

static bool read_clauses(void)
{
    static bool done;
    char *at = first_time("clauses", &done);

    if (at != NULL)
        fill_clauses(&at);
    return done;
}

static bool read_keys(void)
{
    static bool done;
    char *at = first_time("words", &done);

    if (at != NULL)
        fill_keys(&at);
    return done;
}

static void read_language(enum language language)
{
    static bool done[LANGUAGES];
    char *at = NULL;

    if (language > ENGLISH && language < LANGUAGES && read_keys())
        at = first_time(language_code(language), &done[language]);
    if (at != NULL)
        fill_language(&at, language);
}

bool texts_read(enum language language)
{
    read_language(language);
    return read_clauses();
}

bool texts_read_all(void)
{
    static bool done;
    char *at = first_time("trace", &done);

    if (at != NULL)
        fill_trace(&at);
    for (enum language language = GERMAN; language < LANGUAGES; language++)
        read_language(language);
    return read_clauses();
}
