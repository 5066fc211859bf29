/* Reads the vectors, and chooses among them. */
#include "conform/vectors.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/beside.h"
#include "base/lines.h"
#include "base/text.h"

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

static const char *text_of(const json_t *line, const char *key)
{
    return json_string_value(json_object_get(line, key));
}

/* Returns false when something is missing. Takes line. */
static bool fill(struct vector *v, json_t *line)
{
    *v = (struct vector){
        .line = line,
        .id = text_of(line, "id"),
        .title = text_of(line, "title"),
        .ask = text_of(line, "ask"),
        .clause = json_string_value(
            json_array_get(json_object_get(line, "clauses"), 0)),
        .hash = text_of(line, "hash"),
        .given = json_object_get(line, "given"),
        .expect = json_object_get(line, "expect"),
        .codes = json_object_get(line, "codes"),
    };
    return v->id != NULL && v->title != NULL && v->ask != NULL
        && v->clause != NULL && v->hash != NULL && json_is_object(v->given)
        && json_is_object(v->expect) && json_array_size(v->codes) > 0;
}

static bool add_line(struct vectors *vectors, size_t *room, const char *text)
{
    json_t *line = json_loads(text, JSON_REJECT_DUPLICATES, NULL);
    struct vector *grown;

    if (vectors->count == *room) {
        *room = *room > 0 ? 2 * *room : 1024;
        grown = realloc(vectors->at, *room * sizeof *grown);
        if (grown == NULL) {
            json_decref(line);
            return false;
        }
        vectors->at = grown;
    }
    return fill(&vectors->at[vectors->count++], line);
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
        json_decref(vectors->at[i].line);
    free(vectors->at);
}

/* ------------------------------------------------------------------ choosing */

static bool any_matches(const char *patterns, const struct vector *v,
                        const char *key)
{
    const json_t *list = json_object_get(v->line, key), *item;
    size_t i;

    json_array_foreach(list, i, item)
        if (pattern_matches(patterns, json_string_value(item)))
            return true;
    return false;
}

bool vector_lists(const struct vector *v, const char *key, const char *text)
{
    const json_t *list = json_object_get(v->line, key), *item;
    size_t i;

    json_array_foreach(list, i, item)
        if (strcmp(json_string_value(item), text) == 0)
            return true;
    return false;
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
    const char *evidence = text_of(v->line, "evidence");

    return takes(choice->ask, v->ask) && takes(choice->id, v->id)
        && takes(choice->evidence, evidence != NULL ? evidence : "")
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
