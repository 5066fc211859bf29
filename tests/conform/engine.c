/* An engine that misbehaves, for the tests of skatref conform.
 * usage: engine HOW [N]; after N good answers it does what HOW says. A good answer
 * is a skip. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The id of a question, with its quotes. */
static void read_id(const char *line, char id[64])
{
    const char *begin = strstr(line, "\"id\":"), *end;

    strcpy(id, "null");
    if (begin != NULL && (end = strchr(begin + 6, '"')) != NULL && end - begin < 60) {
        memcpy(id, begin + 5, (size_t)(end - begin) - 4);
        id[end - begin - 4] = '\0';
    }
}

static void write_many(char c, size_t count)
{
    static char block[65536];

    memset(block, c, sizeof block);
    for (; count > 0; count -= count < sizeof block ? count : sizeof block)
        fwrite(block, 1, count < sizeof block ? count : sizeof block, stdout);
}

static void misbehave(const char *how, const char *id)
{
    if (strcmp(how, "crash") == 0)
        raise(SIGKILL);
    else if (strcmp(how, "exit") == 0)
        exit(3);
    else if (strcmp(how, "hang") == 0)
        for (;;)
            pause();
    else if (strcmp(how, "long-line") == 0)
        write_many('x', (size_t)1200 * 1024 * 1024), puts("");
    else if (strcmp(how, "endless-line") == 0)
        for (;;)
            write_many('x', (size_t)1024 * 1024);
    else if (strcmp(how, "no-utf8") == 0)
        printf("{\"id\":%s,\"skip\":\"\xff\xfe\"}\n", id);
    else if (strcmp(how, "no-json") == 0)
        puts("yes, of course");
    else if (strcmp(how, "list") == 0)
        puts("[1,2,3]");
    else if (strcmp(how, "deep") == 0)
        write_many('[', 900000), puts("");
    else if (strcmp(how, "twice") == 0)
        printf("{\"id\":%s,\"skip\":\"once\"}\n{\"id\":%s,\"skip\":\"twice\"}\n", id, id);
    else if (strcmp(how, "other-id") == 0)
        puts("{\"id\":\"nobody\",\"answer\":{}}");
    else if (strcmp(how, "number-id") == 0)
        puts("{\"id\":7,\"answer\":{}}");
    else if (strcmp(how, "no-answer") == 0)
        printf("{\"id\":%s}\n", id);
    else if (strcmp(how, "escape") == 0)
        printf("{\"id\":%s,\"error\":\"\\u001b[31m\\u0000red <b>&\\u202e\"}\n", id);
    else if (strcmp(how, "error") == 0)
        printf("{\"id\":%s,\"error\":\"out of cards\"}\n", id);
    else if (strcmp(how, "empty") == 0)
        printf("{\"id\":%s,\"answer\":{}}\n", id);
    else if (strcmp(how, "close") == 0) {
        fclose(stdout);
        pause();
    }
}

/* Answers in the opposite order, sixteen at a time. */
static void answer_backwards(void)
{
    static char line[1 << 20], id[16][64];
    int n = 0;

    while (fgets(line, sizeof line, stdin) != NULL) {
        read_id(line, id[n++]);
        if (n == 16 || strstr(line, "hello") != NULL)
            while (n > 0)
                printf("{\"id\":%s,\"skip\":\"\"}\n", id[--n]);
        fflush(stdout);
    }
}

int main(int argc, char **argv)
{
    static char line[1 << 20];
    const char *how = argc > 1 ? argv[1] : "";
    long good = argc > 2 ? atol(argv[2]) : 0;
    char id[64];

    if (strcmp(how, "deaf") == 0)        /* writes much, and never reads */
        for (;;)
            puts("{\"id\":\"nobody\",\"answer\":{}}");
    if (strcmp(how, "backwards") == 0)
        answer_backwards();
    for (long n = 0; fgets(line, sizeof line, stdin) != NULL; n++) {
        read_id(line, id);
        if (n < good || (strcmp(how, "once") == 0 && n > good))
            printf("{\"id\":%s,\"skip\":\"not yet\"}\n", id);
        else
            misbehave(how, id);
        fflush(stdout);
    }
    return 0;
}
