/* A program as others write them: asks libskatref-answer every line of a file, in
 * three threads at once, and prints the answers. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <skatref-answer.h>

#include "../support/little-stack.h"

#define THREADS 3
#define ANSWER 65536

static struct question {
    char *line, *answer[THREADS];
    size_t length;
} *questions;
static size_t count;

static int trouble(const char *what)
{
    fprintf(stderr, "in-process: %s\n", what);
    return 2;
}

/* Each thread begins at another question. */
static void *ask_all(void *argument)
{
    size_t me = (size_t)((const char *)argument - (const char *)questions);

    for (size_t i = 0; i < count; i++) {
        struct question *q = &questions[(i + me * count / THREADS) % count];
        char *room = malloc(ANSWER);

        if (room != NULL)
            skr_answer(q->line, q->length, me == 0 ? NULL : "en", room, ANSWER);
        q->answer[me] = room;
    }
    return NULL;
}

static int read_questions(FILE *file)
{
    char *line = NULL;
    size_t room = 0;
    ssize_t n;

    while ((n = getline(&line, &room, file)) > 0) {
        questions = realloc(questions, (count + 1) * sizeof *questions);
        if (questions == NULL)
            return 0;
        questions[count].line = line;
        questions[count++].length = (size_t)n;
        line = NULL;
        room = 0;
    }
    free(line);
    return count > 0;
}

/* The end of an answer that does not fit is cut, and its length returned. */
static int cut_right(const struct question *q)
{
    size_t whole = strlen(q->answer[0]);
    const size_t sizes[] = { 0, 1, 2, whole / 2, whole, whole + 1, ANSWER };

    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        size_t size = sizes[i], kept = size > whole ? whole : size > 0 ? size - 1 : 0;
        char *room = malloc(size + 1);

        if (room == NULL)
            return 0;
        memset(room, '#', size + 1);
        if (skr_answer(q->line, q->length, "en", size > 0 ? room : NULL, size) != whole
            || room[size] != '#' || (size > 0 && (strncmp(room, q->answer[0], kept) != 0
                                                  || room[kept] != '\0')))
            return 0;
        free(room);
    }
    return 1;
}

static int compare(void)
{
    for (size_t i = 0; i < count; i++) {
        const struct question *q = &questions[i];

        for (int n = 0; n < THREADS; n++)
            if (q->answer[n] == NULL || strcmp(q->answer[n], q->answer[0]) != 0)
                return trouble("the threads are answered otherwise");
        if (i % 100 == 0 && !cut_right(q))
            return trouble("an answer is cut wrong");
        puts(q->answer[0]);
    }
    return 0;
}

/* A question may be as long as the limit; its newline counts for nothing. */
static int limit_right(void)
{
    enum { LIMIT = 1024 * 1024 };
    static const char asked[] = "{\"ask\":\"bids\",\"given\":{}}";
    char *line = malloc(LIMIT + 2), right[ANSWER], room[ANSWER];
    int failed = line == NULL;

    if (!failed) {
        memset(line, ' ', LIMIT + 2);
        memcpy(line, asked, sizeof asked - 1);
        line[LIMIT] = '\n';
        skr_answer(asked, sizeof asked - 1, "en", right, sizeof right);
        failed |= strstr(right, "\"answer\"") == NULL;
        skr_answer(line, LIMIT, "en", room, sizeof room);
        failed |= strcmp(room, right) != 0;
        skr_answer(line, LIMIT + 1, "en", room, sizeof room);
        failed |= strcmp(room, right) != 0;
        line[LIMIT] = ' ';
        skr_answer(line, LIMIT + 1, "en", room, sizeof room);
        failed |= strstr(room, "\"error\"") == NULL;
    }
    free(line);
    return failed ? trouble("the longest question is answered wrong") : 0;
}

static void release(void)
{
    for (size_t i = 0; i < count; i++) {
        free(questions[i].line);
        for (int n = 0; n < THREADS; n++)
            free(questions[i].answer[n]);
    }
    free(questions);
}

int main(int argc, char **argv)
{
    pthread_t thread[THREADS];
    pthread_attr_t attributes;
    FILE *file = argc == 2 ? fopen(argv[1], "r") : NULL;
    int status;

    if (file == NULL || !read_questions(file))
        return trouble("no questions");
    fclose(file);
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, LITTLE_STACK);
    for (size_t i = 0; i < THREADS; i++)
        if (pthread_create(&thread[i], &attributes, ask_all, (char *)questions + i) != 0)
            return trouble("no thread");
    for (int i = 0; i < THREADS; i++)
        pthread_join(thread[i], NULL);
    pthread_attr_destroy(&attributes);
    status = compare() || limit_right();
    release();
    return status;
}
