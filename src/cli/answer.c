/* skatref answer: questions in, answers out, one JSON object a line. */
#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/memory.h"
#include "base/stop.h"
#include "question/ask.h"
#include "cli/cli.h"
#include "cli/options.h"

static const struct cli_option options[] = { OPTION_END };

const struct cli_help cli_answer_help = {
    .name = "answer",
    .operands = "",
    .about = N_("answer questions in JSON, one on each line"),
    .usage = { N_("skatref answer") },
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
        "  bids                               values\n"
        "  announce  bid skat_taken said      valid announcement struck\n"
        "  value     game bid points tricks   won value score overbid matadors level\n"
        "            cards or matadors, ...   clause steps\n"
        "  game      iss or record            as check --format=jsonl prints it\n"
        "  misdeal, ending, ramsch, round, sheet, hello: skatref ask NAME --help\n",
    },
    .options = options,
    .status = N_("Exit status: 0, or 2: wrong use, unreadable input, failed output."),
};

#define OUT_SIZE ((size_t)32 * 1024)

struct line {
    char *data;                  /**< QUESTION_LIMIT bytes */
    size_t size;
    bool too_long;               /**< only its start is in data */
    unsigned long long number;   /**< counted from 1 */
};

/* What was read of standard input, and not yet taken. */
struct input {
    char data[32768];
    char *p, *end;
    int error;                   /**< errno; 0: it could be read */
};

/* Returns false at the end of the input. */
static bool read_more(struct input *in)
{
    ssize_t n = stop_read(STDIN_FILENO, in->data, sizeof in->data);

    in->error = n < 0 ? errno : 0;
    in->p = in->data;
    in->end = in->data + (n > 0 ? n : 0);
    return n > 0;
}

static void add(struct line *line, const char *text, size_t size)
{
    size_t room = QUESTION_LIMIT - line->size;

    line->too_long |= size > room;
    size = size > room ? room : size;
    memcpy(line->data + line->size, text, size);
    line->size += size;
}

/* Returns false at the end of the input, and of a line that a signal cut off. */
static bool read_line(struct input *in, struct line *line)
{
    char *newline = NULL;

    line->size = 0;
    line->too_long = false;
    while (newline == NULL && (in->p < in->end || read_more(in))) {
        size_t size = (size_t)(in->end - in->p);

        newline = memchr(in->p, '\n', size);
        if (newline != NULL)
            size = (size_t)(newline - in->p);
        add(line, in->p, size);
        in->p += size + (newline != NULL);
    }
    line->number++;
    return (newline != NULL || line->size > 0) && !stop_wanted();
}

/* Returns false when the output failed. */
static bool answer_all(struct input *in, struct line *line, struct out *out)
{
    while (read_line(in, line)) {
        if (line->too_long)
            answer_too_long(out, line->number);
        else
            answer_line(out, line->data, line->size, line->number);
        memory_forget();
        out->full(out);
        if (fflush(stdout) != 0 || ferror(stdout))
            return false;
    }
    return true;
}

static int answer_input(void)
{
    static struct input in;
    struct line line = { .data = malloc(QUESTION_LIMIT) };
    struct out out = { .data = malloc(OUT_SIZE), .capacity = OUT_SIZE,
                       .full = out_to_file,
                       .owner = stdout };
    int status = EXIT_TROUBLE;

    if (line.data == NULL || out.data == NULL)
        status = cli_no_memory();
    else if (!answer_all(&in, &line, &out))
        status = cli_finish(EXIT_TROUBLE);
    else if (in.error != 0 && !stop_wanted())
        say_error("skatref answer: cannot read the input: %s", strerror(in.error));
    else
        status = cli_finish(0);
    free(line.data);
    free(out.data);
    return status;
}

int cli_answer(int argc, char **argv)
{
    int status;

    if (!cli_read_options(&cli_answer_help, NULL, argc, argv, &status))
        return status;
    if (optind < argc)
        return cli_usage("answer", "questions come from standard input, not"
                         " from '%s'", argv[optind]);
    return answer_input();
}
