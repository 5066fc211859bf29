/* Reads the vectors, and chooses among them. */
#include "conform/vectors.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/beside.h"
#include "base/json-text.h"
#include "base/lines.h"
#include "base/text.h"

/* Tags and words of our own. */
#define WORD_SIZE 64

/* ------------------------------------------------------------------- finding */

/* Where it was built, or wherever it was moved. */
const char *vectors_place(const char *program, char path[512])
{
    if (file_beside(program, "share/skatref/vectors.jsonl", path)
        || file_beside(program, "../share/skatref/vectors.jsonl", path))
        return path;
    return PKGDATADIR "/vectors.jsonl";
}

/* ------------------------------------------------------------------- reading */

static bool take_codes(struct vector *v, const char *codes)
{
    for (struct json_walk w = json_walk(codes); json_next(&w);) {
        char *code = v->codes < VECTOR_CODES ? json_text_new(w.value) : NULL;

        if (code == NULL)
            return false;
        v->code[v->codes++] = code;
    }
    return v->codes > 0;
}

/* The members of a vector's line that are needed, by the order of their keys there. */
enum { ID, TITLE, CLAUSES, ASK, GIVEN, EXPECT, CODES, HASH, MEMBERS };
static const char *const members[MEMBERS] = {
    [ID] = "id", [TITLE] = "title", [CLAUSES] = "clauses", [ASK] = "ask",
    [GIVEN] = "given", [EXPECT] = "expect", [CODES] = "codes", [HASH] = "hash",
};

/* Returns false when something is missing. Takes line, which was checked. */
static bool fill(struct vector *v, char *line)
{
    const char *value[MEMBERS] = { NULL };

    for (struct json_walk w = json_walk(line); json_next(&w);)
        for (int i = 0; i < MEMBERS; i++)
            if (json_is(w.key, members[i]))
                value[i] = w.value;
    *v = (struct vector){
        .line = line, .given = value[GIVEN], .expect = value[EXPECT],
        .id = json_text_new(value[ID]), .title = json_text_new(value[TITLE]),
        .ask = json_text_new(value[ASK]), .hash = json_text_new(value[HASH]),
        .clause = json_text_new(json_at(value[CLAUSES], 0)),
    };
    return v->id != NULL && v->title != NULL && v->ask != NULL
        && v->clause != NULL && v->hash != NULL && json_kind(v->given) == '{'
        && json_kind(v->expect) == '{' && take_codes(v, value[CODES]);
}

static void free_vector(struct vector *v)
{
    for (int i = 0; i < v->codes; i++)
        free(v->code[i]);
    free(v->id);
    free(v->title);
    free(v->ask);
    free(v->clause);
    free(v->hash);
    free(v->line);
}

static bool add_line(struct vectors *vectors, size_t *room, const char *text)
{
    struct json_fault fault;
    struct vector *grown;

    if (vectors->count == *room) {
        *room = *room > 0 ? 2 * *room : 1024;
        grown = realloc(vectors->at, *room * sizeof *grown);
        if (grown == NULL)
            return false;
        vectors->at = grown;
    }
    return json_check(text, text + strlen(text), &fault)
        && fill(&vectors->at[vectors->count++], strdup(json_value(text)));
}

static bool read_lines(struct vectors *vectors, FILE *in, unsigned *number)
{
    struct lines lines = { .in = in, .most = LINE_MOST };
    size_t room = 0;
    bool right = true;

    while (right && lines_next(&lines))
        right = add_line(vectors, &room, lines.text);
    *number = lines.number + lines.too_long;
    lines_free(&lines);
    return right && !lines.too_long;
}

bool vectors_read(struct vectors *vectors, const char *file, char error[256])
{
    FILE *in = fopen(file, "r");
    unsigned number;
    bool right;

    *vectors = (struct vectors){ 0 };
    if (in == NULL) {
        snprintf(error, 256, "cannot read %.160s: %s", file, strerror(errno));
        return false;
    }
    right = read_lines(vectors, in, &number);
    if (!right)
        snprintf(error, 256, "%.160s:%u: not a vector", file, number);
    else if (vectors->count == 0)
        snprintf(error, 256, "%.160s: there are no vectors", file);
    fclose(in);
    if (right && vectors->count > 0)
        return true;
    vectors_free(vectors);
    return false;
}

void vectors_free(struct vectors *vectors)
{
    for (size_t i = 0; i < vectors->count; i++)
        free_vector(&vectors->at[i]);
    free(vectors->at);
}

/* ------------------------------------------------------------------ choosing */

static bool any_matches(const char *patterns, const struct vector *v,
                        const char *key)
{
    for (struct json_walk w = json_walk(json_find(v->line, key)); json_next(&w);) {
        char text[WORD_SIZE];

        if (json_text(w.value, text, sizeof text) && pattern_matches(patterns, text))
            return true;
    }
    return false;
}

bool object_lists(const char *object, const char *key, const char *text)
{
    for (struct json_walk w = json_walk(json_find(object, key)); json_next(&w);)
        if (json_is(w.value, text))
            return true;
    return false;
}

bool vector_lists(const struct vector *v, const char *key, const char *text)
{
    return object_lists(v->line, key, text);
}

static bool takes(const char *patterns, const char *text)
{
    return patterns == NULL || pattern_matches(patterns, text);
}

/* Vectors that test how a question is put, and not Skat, are asked when they are
 * named, by tag or id. */
static bool of_interface(const struct vector *v, const struct choice *choice)
{
    return vector_lists(v, "tags", "interface") && choice->tag == NULL
        && choice->id == NULL;
}

bool vector_chosen(const struct vector *v, const struct choice *choice)
{
    char evidence[WORD_SIZE];

    json_text(json_find(v->line, "evidence"), evidence, sizeof evidence);
    return takes(choice->ask, v->ask) && takes(choice->id, v->id)
        && takes(choice->evidence, evidence)
        && takes(choice->clause, v->clause)
        && !of_interface(v, choice)
        && (choice->tag == NULL || any_matches(choice->tag, v, "tags"))
        && (choice->skip == NULL
            || !(pattern_matches(choice->skip, v->id)
                 || pattern_matches(choice->skip, v->clause)
                 || pattern_matches(choice->skip, v->ask)));
}

bool code_chosen(const char *code, size_t n, const struct choice *choice)
{
    return choice->code == NULL ? n == 0
        : strcmp(choice->code, "all") == 0
          || pattern_matches(choice->code, code);
}
