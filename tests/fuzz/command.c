/* Runs commands in this process. Standard output is a file meanwhile; glibc lets a program
 * set standard error, so that a sanitizer and the fuzzer still write to the true one. */
#include "command.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/memory.h"
#include "base/standard.h"
#include "cli/cli.h"
#include "outputs.h"
#include "property.h"

static const struct {
    const char *name;
    int (*run)(int, char **);
} commands[] = {
    { "check", cli_check }, { "value", cli_value }, { "explain", cli_explain },
    { "clause", cli_clause }, { "ask", cli_ask }, { "answer", cli_answer },
    { "convert", cli_convert }, { "conform", cli_conform }, { "merge", cli_merge },
    { "sheet", cli_sheet }, { "referee", cli_referee },
};
#define COMMANDS (sizeof commands / sizeof *commands)

/* The program keeps options that were written in another language than English until
 * it ends; here it begins again and again. */
const char *__lsan_default_suppressions(void);
const char *__lsan_default_suppressions(void)
{
    return "leak:rename_options\n";
}

bool command_runs_here(void)
{
#ifdef __GLIBC__
    return true;
#else
    return false;
#endif
}

/* --------------------------------------------------------------------- arguments */

void call_add_bytes(struct call *call, const char *argument, size_t size)
{
    char *copy = call->count < MOST_ARGUMENTS ? malloc(size + 1) : NULL;

    if (copy == NULL)
        return;
    memcpy(copy, argument, size);
    copy[size] = '\0';
    call->argument[call->count++] = copy;
    call->argument[call->count] = NULL;
}

void call_add(struct call *call, const char *argument)
{
    call_add_bytes(call, argument, strlen(argument));
}

void call_free(struct call *call)
{
    while (call->count > 0)
        free(call->argument[--call->count]);
}

/* Does the line begin with one of the texts? */
static bool begins_with_any(const char *line, size_t size, const char *texts)
{
    size_t length;

    for (; *texts != '\0'; texts += length + (texts[length] == ' ')) {
        length = strcspn(texts, " ");
        if (length <= size && memcmp(line, texts, length) == 0)
            return true;
    }
    return false;
}

/* Does it end the options, to which a target adds its own? */
static bool ends_options(const char *line, size_t size)
{
    return size == 2 && memcmp(line, "--", 2) == 0;
}

/* Is it --format in another form than --format=NAME, by which its output is known? */
static bool hides_format(const char *line, size_t size)
{
    return begins_with_any(line, size, "--fo") && !begins_with_any(line, size, "--format=");
}

const char *call_from(struct call *call, const char *command, const char *without,
                      const char *data, const char *end)
{
    call->count = 0;
    call_add(call, command);
    while (data < end && *data != '\n') {
        const char *newline = memchr(data, '\n', (size_t)(end - data));
        size_t size = (size_t)((newline != NULL ? newline : end) - data);

        if (call->count < MOST_ARGUMENTS - ADDED_ARGUMENTS
            && memchr(data, '/', size) == NULL && memchr(data, '\0', size) == NULL
            && !begins_with_any(data, size, without) && !hides_format(data, size)
            && !ends_options(data, size))
            call_add_bytes(call, data, size);
        data += size + (newline != NULL);
    }
    return data + (data < end);
}

const char *call_has(const struct call *call, const char *begin)
{
    for (int i = call->count - 1; i > 0; i--)
        if (strncmp(call->argument[i], begin, strlen(begin)) == 0)
            return call->argument[i];
    return NULL;
}

/* ----------------------------------------------------------------------- running */

void command_input(const char *data, size_t size)
{
    static FILE *file;

    if (file == NULL) {
        file = tmpfile();
        setenv("LC_ALL", "C.UTF-8", 1);
        unsetenv("LANGUAGE");
        signal(SIGPIPE, SIG_IGN);
        if (file == NULL || dup2(fileno(file), STDIN_FILENO) < 0)
            exit(99);
    }
    if (ftruncate(STDIN_FILENO, 0) != 0
        || pwrite(STDIN_FILENO, data, size, 0) != (ssize_t)size)
        exit(99);
}

static int run(int argc, char **argv)
{
    if (!cli_choose_language(&argc, argv))
        return EXIT_TROUBLE;
    for (size_t i = 0; i < COMMANDS; i++)
        if (argc > 1 && strcmp(commands[i].name, argv[1]) == 0)
            return commands[i].run(argc - 1, argv + 1);
    return EXIT_TROUBLE;
}

/* What goes to standard output until the next call goes into a file. */
static int take_output(void)
{
    static FILE *file;
    int true_out = dup(STDOUT_FILENO);

    if (file == NULL)
        file = tmpfile();
    if (file == NULL || true_out < 0 || ftruncate(fileno(file), 0) != 0
        || lseek(fileno(file), 0, SEEK_SET) != 0
        || dup2(fileno(file), STDOUT_FILENO) < 0)
        exit(99);
    return true_out;
}

/* Ends that. Returns what was written, to be freed. */
static char *give_output_back(int true_out, size_t *size)
{
    off_t written = lseek(STDOUT_FILENO, 0, SEEK_END);
    char *text = written < 0 ? NULL : malloc((size_t)written + 1);

    if (text == NULL || pread(STDOUT_FILENO, text, (size_t)written, 0) != written
        || dup2(true_out, STDOUT_FILENO) < 0)
        exit(99);
    close(true_out);
    text[written] = '\0';
    *size = (size_t)written;
    return text;
}

/* Runs it with the stream in the place of standard error. */
static int run_with(FILE *err, const struct call *call)
{
#ifdef __GLIBC__
    FILE *true_err = stderr;
    char name[] = "skatref", *argv[MOST_ARGUMENTS + 3] = { name };
    int status;

    memcpy(argv + 1, call->argument, sizeof call->argument);
    optind = 0;
    fseek(stdin, 0, SEEK_SET);
    clearerr(stdin);
    lseek(STDIN_FILENO, 0, SEEK_SET);
    memory_forget();
    stderr = err;
    status = run(call->count + 1, argv);
    stderr = true_err;
    standard_flush();
    fflush(stdout);
    return status;
#else
    (void)err, (void)call, (void)run;
    exit(99);
#endif
}

struct ran command_run(const struct call *call)
{
    struct ran ran = { 0, NULL, NULL, 0, 0 };
    FILE *err = open_memstream(&ran.err, &ran.err_size);
    int true_out = take_output();

    if (err == NULL)
        exit(99);
    ran.status = run_with(err, call);
    ran.out = give_output_back(true_out, &ran.out_size);
    if (fclose(err) != 0)
        exit(99);
    return ran;
}

void ran_free(struct ran *ran)
{
    free(ran->out);
    free(ran->err);
}

/* ---------------------------------------------------------------------- checking */

static bool is_one_of(const char *argument, const char *texts)
{
    size_t length = argument != NULL ? strlen(argument) : 0;

    for (; argument != NULL && *texts != '\0'; texts += *texts == ' ') {
        size_t size = strcspn(texts, " ");

        if (size == length && memcmp(texts, argument, size) == 0)
            return true;
        texts += size;
    }
    return false;
}

/* Is a summary printed after the rest, in text? */
static bool has_summary(const struct call *call)
{
    return call_has(call, "--su") != NULL || call_has(call, "--pl") != NULL;
}

/* ask prints its help for people, whatever the format. */
static bool is_help(const struct call *call, const struct ran *ran)
{
    return strcmp(call->argument[0], "ask") == 0
        && (ran->out_size == 0 || *ran->out != '{');
}

/* What a program reads does not change with the language, and no status does. */
static void check_languages(const struct call *call, const struct ran *ran, const char *format)
{
    bool machine = is_one_of(format, "--format=jsonl --format=json --format=csv")
        && !has_summary(call) && !is_help(call, ran);
    struct call english = { .count = 0 };
    struct ran other;

    for (int i = 0; i < call->count; i++)
        call_add(&english, strncmp(call->argument[i], "--lang=", 7) == 0
                 && language_find(call->argument[i] + 7) >= 0 ? "--lang=en"
                 : call->argument[i]);
    other = command_run(&english);
    property(other.status == ran->status, "the status changes with the language");
    if (machine && strcmp(call->argument[0], "answer") != 0)
        property(other.out_size == ran->out_size
                 && memcmp(other.out, ran->out, ran->out_size) == 0,
                 "what a program reads changes with the language");
    ran_free(&other);
    call_free(&english);
}

static bool all_shown(const struct call *call, const char *data, const char *end)
{
    bool shown = is_shown_text(data, (size_t)(end - data));

    for (int i = 1; shown && i < call->count; i++)
        shown = is_shown_text(call->argument[i], strlen(call->argument[i]));
    return shown;
}

static void check_format(const struct call *call, const struct ran *ran, const char *format)
{
    bool summary = has_summary(call);

    if (is_help(call, ran))
        check_shown(ran->out, ran->out_size);
    else if (is_one_of(format, "--format=jsonl --format=json") && !summary)
        check_json_lines(ran->out, ran->out_size);
    else if (is_one_of(format, "--format=sarif") && !summary && ran->status < 2)
        check_json(ran->out, ran->out_size);
    else if (is_one_of(format, "--format=csv"))
        check_csv(ran->out, ran->out_size);
    else if (is_one_of(format, "--format=html --format=junit --format=svg")
             && !summary)
        check_xml(ran->out, ran->out_size);
    else if (call_has(call, "--col") == NULL)
        check_shown(ran->out, ran->out_size);
    check_utf8(ran->out, ran->out_size);
}

struct ran command_checked(const struct call *call, const char *data, const char *end)
{
    const char *format = call_has(call, "--format="), *language = call_has(call, "--lang=");
    struct ran ran = command_run(call);

    property(ran.status >= 0 && ran.status <= 2, "a status that no command has");
    property(ran.status < 2 || ran.err_size > 0, "it fails without a message");
    check_shown(ran.err, ran.err_size);
    check_format(call, &ran, format);
    if (all_shown(call, data, end)) {
        check_uncut(ran.out, ran.out_size);
        check_uncut(ran.err, ran.err_size);
    }
    if (language != NULL)
        check_languages(call, &ran, format);
    return ran;
}
