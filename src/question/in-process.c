/* A question from the same process, and its answer: the library's one function. */
#include "skatref-answer.h"

#include <string.h>

#include "base/memory.h"
#include "base/none.h"
#include "question/ask.h"

/* Where the answer goes, and how long all of it is. */
struct target {
    char *answer;
    size_t size, length;
};

static void pass_on(struct out *out)
{
    struct target *to = out->owner;
    size_t room = to->length + 1 < to->size ? to->size - to->length - 1 : 0;

    /* With no room, answer may be a null pointer, which memcpy must not get. */
    if (room > 0)
        memcpy(to->answer + to->length, out->data, out->size < room ? out->size : room);
    to->length += out->size;
    out->size = 0;
}

/* A line without its newline. */
static size_t trim(const char *line, size_t length)
{
    return length > 0 && line[length - 1] == '\n' ? length - 1 : length;
}

static enum language language_of(const char *name)
{
    int language = name != NULL ? language_find(name) : NONE;

    return language < 0 ? ENGLISH : (enum language)language;
}

size_t skr_answer(const char *question, size_t length, const char *language,
                  char *answer, size_t size)
{
    char part[1024];
    struct target to = { answer, size, 0 };
    struct out out = { .data = part, .capacity = sizeof part, .full = pass_on,
                       .owner = &to, .language = language_of(language) };

    memory_forget();
    length = trim(question, length);
    if (length > QUESTION_LIMIT)
        answer_too_long(&out, 1);
    else
        answer_line(&out, question, length, 1);
    memory_forget();
    pass_on(&out);
    to.length--;                       /* the newline */
    if (size > 0)
        answer[to.length < size ? to.length : size - 1] = '\0';
    return to.length;
}
