/* A running `skatref answer`, asked line by line. */
#include "pipe.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static FILE *to, *from;
static pid_t child;

static void run_program(const int in[2], const int out[2])
{
    const char *program = getenv("SKATREF");

    dup2(in[0], 0);
    dup2(out[1], 1);
    close(in[0]);
    close(in[1]);
    close(out[0]);
    close(out[1]);
    execl(program, program, "answer", (char *)NULL);
    _exit(127);
}

void start_program(void)
{
    int in[2], out[2];

    ck_assert(pipe(in) == 0 && pipe(out) == 0);
    signal(SIGPIPE, SIG_IGN);
    child = fork();
    /* Before any assertion: each one writes to the pipe of Check, which only one process may do. */
    if (child == 0)
        run_program(in, out);
    ck_assert(child >= 0);
    close(in[0]);
    close(out[1]);
    to = fdopen(in[1], "w");
    from = fdopen(out[0], "r");
    ck_assert(to != NULL && from != NULL);
}

void send_bytes(const char *bytes, size_t length)
{
    ck_assert_uint_eq(fwrite(bytes, 1, length, to), length);
    ck_assert_int_eq(fflush(to), 0);
}

json_t *read_answer(void)
{
    char *line = NULL;
    size_t room = 0;
    ssize_t length = getline(&line, &room, from);
    json_t *answer;

    ck_assert_msg(length > 0 && line[length - 1] == '\n', "no whole line came");
    answer = json_loadb(line, (size_t)length, JSON_ALLOW_NUL, NULL);
    ck_assert_msg(json_is_object(answer), "no JSON object: %s", line);
    free(line);
    return answer;
}

json_t *ask_line(const char *line)
{
    send_bytes(line, strlen(line));
    send_bytes("\n", 1);
    return read_answer();
}

void finish_questions(void)
{
    if (to != NULL)
        fclose(to);
    to = NULL;
}

bool stop_program(void)
{
    int status;
    bool silent;

    finish_questions();
    silent = getc(from) == EOF;
    fclose(from);
    return waitpid(child, &status, 0) == child && silent && WIFEXITED(status)
        && WEXITSTATUS(status) == 0;
}

int run_pipe_suite(Suite *suite)
{
    if (getenv("SKATREF") == NULL) {
        fputs("SKATREF must name the program to test\n", stderr);
        return 99;
    }
    return run_suite(suite, NULL);
}
