/* skatref answer and libskatref-answer: the same answers, a JSON object for each
 * line, in each language; one that is cut is the beginning of the whole. */
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "command.h"
#include "outputs.h"
#include "property.h"
#include "skatref-answer.h"
#include "targets.h"

#define ROOM 65536

static void check_cut(const char *question, size_t size, const char *language,
                      const char *answer, size_t length)
{
    size_t room = length / 2;
    char *part = malloc(room + 1);

    if (part == NULL)
        exit(99);
    property(skr_answer(question, size, language, part, room) == length,
             "a cut answer has another length");
    property(room == 0 || (part[room - 1] == '\0' && memcmp(part, answer, room - 1) == 0),
             "a cut answer is not the beginning of the whole");
    free(part);
}

static size_t answer_to(const char *question, size_t size, const char *language,
                        char answer[ROOM])
{
    size_t length = skr_answer(question, size, language, answer, ROOM);
    json_t *value;

    if (length >= ROOM)
        return length;
    value = json_loadb(answer, length, JSON_REJECT_DUPLICATES | JSON_ALLOW_NUL, NULL);
    property_of(json_is_object(value), "an answer that is no JSON object", answer, length);
    property_of(json_object_get(value, "answer") != NULL
                || json_object_get(value, "error") != NULL,
                "neither an answer nor an error", answer, length);
    property_of(memchr(answer, '\n', length) == NULL, "an answer on several lines", answer,
                length);
    check_utf8(answer, length);
    if (is_shown_text(question, size))
        check_uncut(answer, length);
    json_decref(value);
    return length;
}

/* Of one line. Returns the end of what the program said to it. */
static const char *try_line(const char *line, size_t size, const char *said, const char *end)
{
    static const char *const languages[] = { "de", "pl", "cs" };
    static char answer[ROOM], other[ROOM];
    size_t length = answer_to(line, size, "en", answer);
    const char *newline = memchr(said, '\n', (size_t)(end - said));

    property(newline != NULL, "the program does not answer each line");
    property(length >= ROOM || strstr(answer, "null,\"error\"") != NULL
             || ((size_t)(newline - said) == length && memcmp(said, answer, length) == 0),
             "the program answers otherwise than the library");
    for (int i = 0; i < 3; i++)
        answer_to(line, size, languages[i], other);
    if (length < ROOM)
        check_cut(line, size, "en", answer, length);
    return newline + 1;
}

/* Threads answer in the order of the questions. */
static void check_jobs(struct call *call, const struct ran *one)
{
    struct ran many;

    call_add(call, "--jobs=3");
    many = command_run(call);
    property(many.status == one->status && many.out_size == one->out_size
             && memcmp(many.out, one->out, one->out_size) == 0,
             "three threads answer otherwise than one");
    ran_free(&many);
}

void fuzz_answer(const char *data, size_t size)
{
    struct call call = { .count = 0 };
    const char *end = data + size, *said;
    struct ran ran;

    call_add(&call, "answer");
    command_input(data, size);
    ran = command_checked(&call, data, end);
    property(ran.status == 0, "a question ends the program");
    check_jobs(&call, &ran);
    check_json_lines(ran.out, ran.out_size);
    for (said = ran.out; data < end;) {
        const char *newline = memchr(data, '\n', (size_t)(end - data));
        size_t length = (size_t)((newline != NULL ? newline : end) - data);
        char *line = malloc(length);

        if (line == NULL)
            exit(99);
        memcpy(line, data, length);
        said = try_line(line, length, said, ran.out + ran.out_size);
        free(line);
        data += length + (newline != NULL);
    }
    property(said == ran.out + ran.out_size, "more answers than questions");
    ran_free(&ran);
    call_free(&call);
}
