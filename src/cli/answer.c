/* skatref answer: questions in, answers out, one JSON object a line. */
#include <errno.h>
#include <getopt.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/descriptor.h"
#include "base/memory.h"
#include "base/ordered.h"
#include "base/standard.h"
#include "base/text.h"
#include "cli/cli.h"
#include "cli/options.h"
#include "question/ask.h"

struct options {
    int jobs;
};

static const struct cli_option options[] = {
    OPTION_NUMBER("jobs", N_("N"), jobs, 1, MOST_JOBS,
                  N_("number of threads, 1 to 64 (default: 1)")),
    OPTION_END
};

const struct cli_help cli_answer_help = {
    .name = "answer",
    .operands = "",
    .about = N_("answer questions in JSON, one on each line"),
    .usage = { N_("skatref answer [OPTION...]") },
    .text = {
        N_("Answers questions from standard input. Each question is a JSON object on one"
           " line, and is answered at once by one line:"),
        "  {\"id\":1,\"ask\":\"matadors\","
        "\"given\":{\"game\":\"hearts\",\"cards\":\"CJ SJ DJ HA\"}}\n"
        "  {\"id\":1,\"answer\":{\"matadors\":2}}\n",
        N_("After an error, {\"id\":1,\"error\":\"...\"}, it reads the next question."
           " given.code is isko2022 (default), isko2018, isko1999 or altenburg1937."
           " Questions:"),
        "  matadors  game cards               matadors\n"
        "  legal     game hand led            cards\n"
        "  trick     game leader cards        winner points\n"
        "  deal      pack players dealer      forehand middlehand rearhand skat\n"
        "  auction   calls                    soloist bid, passed_in, illegal or open\n"
        "  announce  bid skat_taken said      valid announcement struck\n"
        "  value     game bid points tricks   won value score overbid matadors level\n"
        "            cards or matadors, ...   clause steps\n"
        "  game      iss or record            as check --format=jsonl prints it\n"
        "  bids misdeal ending ramsch round turn count sheet hello: ask NAME --help\n",
    },
    .options = options,
    .status = N_("0, or 2: usage error, unreadable input, output error."),
};

#define OUT_SIZE ((size_t)32 * 1024)

/* All threads together have at most so much room for output. */
#define OUT_TOTAL ((size_t)4 * 1024 * 1024)

/* So much is read at once; a block ends where a line does. Its answers are some times
 * longer, and fit into a thread's room. */
#define READ_SIZE ((size_t)32 * 1024)
#define BLOCK_SIZE (QUESTION_LIMIT + READ_SIZE)

/* Shared by the threads. */
struct answers {
    struct ordered turns;
    char *carry;                 /**< the beginning of the next line */
    size_t carried;
    unsigned long long lines;    /**< read so far */
    bool dropping;               /**< the rest of a line that is too long */
    bool ended;                  /**< the input */
    int error;                   /**< errno of the input; 0: it could be read */
    atomic_bool failed;          /**< the output did */
};

struct worker {
    struct answers *answers;
    char *block;                 /**< whole lines, or the start of one too long */
    size_t size;
    unsigned long long line, ticket; /**< number of its first line; its turn */
    struct out out;
};

/* ---------------------------------------------------------------------- input */

/* Reads on. Returns false at the end of the input. */
static bool read_more(struct worker *w)
{
    struct answers *a = w->answers;
    ssize_t n = descriptor_read(STDIN_FILENO, w->block + w->size, READ_SIZE);

    if (n < 0)
        a->error = errno;
    a->ended = n <= 0;
    w->size += n > 0 ? (size_t)n : 0;
    return n > 0;
}

/* Drops what is read of a line that was too long, up to its newline. */
static void drop(struct worker *w)
{
    char *newline = memchr(w->block, '\n', w->size);
    size_t dropped = newline != NULL ? (size_t)(newline + 1 - w->block) : w->size;

    w->answers->dropping = newline == NULL;
    w->size -= dropped;
    memmove(w->block, w->block + dropped, w->size);
}

/* Keeps what follows the last newline for the next block. Returns false if there is
 * no newline after the first bytes, which have none. */
static bool cut(struct worker *w, size_t first)
{
    struct answers *a = w->answers;
    size_t size = w->size;

    while (size > first && w->block[size - 1] != '\n')
        size--;
    if (size == first)
        return false;
    a->carried = w->size - size;
    memcpy(a->carry, w->block + size, a->carried);
    w->size = size;
    return true;
}

/* Reads whole lines, at least one: as many as there are at once. */
static bool read_block(void *worker)
{
    struct worker *w = worker;
    struct answers *a = w->answers;
    size_t before;

    if (a->failed || a->ended)
        return false;
    memcpy(w->block, a->carry, a->carried);
    w->size = a->carried;
    w->line = a->lines + 1;
    a->carried = 0;
    while (before = w->size, read_more(w)) {
        if (a->dropping)
            drop(w);
        if (cut(w, before))
            break;
        if (w->size > QUESTION_LIMIT) {
            a->dropping = true;
            a->lines++;
            return true;
        }
    }
    a->lines += newlines(w->block, w->block + w->size);
    return w->size > 0;
}

/* --------------------------------------------------------------------- output */

/* Writes the worker's answers so far, in its turn. */
static void write_out(struct out *out)
{
    struct worker *w = out->owner;
    struct answers *a = w->answers;

    ordered_wait(&a->turns, w->ticket);
    out_standard(out);
    a->failed |= standard_failed();
}

static void end_block(struct worker *w)
{
    struct answers *a = w->answers;

    write_out(&w->out);
    if (!standard_flush())
        a->failed = true;
    ordered_end(&a->turns);
}

static void answer_block(struct worker *w)
{
    const char *p = w->block, *end = p + w->size;

    for (unsigned long long number = w->line; p < end; number++) {
        const char *newline = memchr(p, '\n', (size_t)(end - p));
        size_t size = (size_t)((newline != NULL ? newline : end) - p);

        if (size > QUESTION_LIMIT)
            answer_too_long(&w->out, number);
        else
            answer_line(&w->out, p, size, number);
        memory_forget();
        p += size + (newline != NULL);
    }
    end_block(w);
}

static void *work(void *worker)
{
    struct worker *w = worker;

    while (ordered_read(&w->answers->turns, read_block, w, &w->ticket))
        answer_block(w);
    return NULL;
}

/* -------------------------------------------------------------------- threads */

static void free_worker(struct worker *w)
{
    free(w->block);
    free(w->out.data);
    free(w);
}

/* One thread always has its turn. One of several can go on before its turn as long as there
 * is room. */
static size_t out_size(int jobs)
{
    size_t most = 8 * READ_SIZE, share = OUT_TOTAL / (size_t)jobs;

    return jobs == 1 ? OUT_SIZE : share > most ? most : share;
}

static struct worker *make_worker(struct answers *a, size_t room)
{
    struct worker *w = calloc(1, sizeof *w);

    if (w == NULL)
        return NULL;
    w->answers = a;
    w->block = malloc(BLOCK_SIZE);
    w->out = (struct out){ .data = malloc(room), .capacity = room,
                           .full = write_out, .owner = w };
    if (w->block != NULL && w->out.data != NULL)
        return w;
    free_worker(w);
    return NULL;
}

/* Starts as many threads as asked for, or fewer if memory is short. Returns false if
 * there is no memory for a single one. */
static bool answer_all(struct answers *a, int jobs)
{
    void *w[MOST_JOBS];
    int n = 0;

    while (n < jobs && (w[n] = make_worker(a, out_size(jobs))) != NULL)
        n++;
    if (n > 0)
        ordered_run(work, w, n);
    for (int i = 0; i < n; i++)
        free_worker(w[i]);
    return n > 0;
}

static int answer_input(int jobs)
{
    struct answers answers = { .turns = ORDERED };
    struct answers *a = &answers;
    int status = EXIT_TROUBLE;

    a->carry = malloc(BLOCK_SIZE);
    if (a->carry == NULL || !answer_all(a, jobs))
        status = cli_no_memory();
    else if (a->failed)
        status = cli_finish(EXIT_TROUBLE);
    else if (a->error != 0)
        say_error("skatref answer: cannot read the input: %s", strerror(a->error));
    else
        status = cli_finish(0);
    free(a->carry);
    return status;
}

int cli_answer(int argc, char **argv)
{
    struct options o = { .jobs = 1 };
    int status;

    if (!cli_read_options(&cli_answer_help, &o, argc, argv, &status))
        return status;
    if (optind < argc)
        return cli_usage("answer", "questions come from standard input, not"
                         " from '%s'", argv[optind]);
    return answer_input(o.jobs);
}
