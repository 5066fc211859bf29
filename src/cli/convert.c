/* skatref convert: records from one format into another. */
#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"
#include "cli/input.h"
#include "cli/options.h"
#include "report/report.h"
#include "formats/writers.h"

static const char help[] =
    "Usage: skatref convert --to=FORMAT [OPTION...] [FILE...]\n"
    "\n"
    "Writes every record of the logs (standard input without FILE or with -) in\n"
    "another format. Nothing is judged: a wrong record stays as wrong as it is.\n"
    "\n"
    "  --to=FORMAT       iss: as the International Skat Server writes them, or\n"
    "                    json: skatref's own, one JSON object a line\n"
    "  --from=FORMAT     iss, xskat, json, or auto (default)\n"
    "  --help            this text\n"
    "\n"
    "A record that cannot be read, or holds what the other format has no word for,\n"
    "is told on stderr and left out; the others are written.\n"
    "\n"
    "Exit status: 0 all are written; 1 some were left out; 2 wrong use, a file that\n"
    "could not be read or holds no record, failed output.\n";

static const struct target {
    const char *name;
    write_record *write;
} targets[] = {
    { "iss", write_iss },
    { "json", write_native },
};

struct convert {
    const struct reader *from;   /* a null pointer: each file's own */
    const struct target *to;
    struct input input;
    struct block block;
    struct out out;
    struct record record;
    struct notes notes;
    struct judgment judgment; /* of what is malformed */
    unsigned long long in_file;  /* records of this file */
    bool left_out, nothing_found;
};

#define OUT_SIZE ((size_t)64 * 1024)

static void to_stdout(struct out *out)
{
    fwrite(out->data, 1, out->size, stdout);
    out->size = 0;
}

static void to_stderr(struct out *out)
{
    fwrite(out->data, 1, out->size, stderr);
    out->size = 0;
}

/* ------------------------------------------------------------------ complaints */

/* Tells as `check` does why the record could not be read. */
static void tell_malformed(struct convert *c, unsigned long long line)
{
    const struct origin origin = { .source = c->block.source, .line = line,
                                   .format = c->block.reader->name };
    char text[512];
    struct out out = { text, 0, sizeof text, to_stderr, NULL };

    judge_record(&c->record, skr_code_at(0), &c->judgment);
    report_text(&out, &origin, &c->judgment, false);
    to_stderr(&out);
}

static void tell_refused(struct convert *c, unsigned long long line,
                         const struct refusal *why)
{
    char text[512];
    struct out out = { text, 0, sizeof text, to_stderr, NULL };

    out_plain(&out, c->block.source, strlen(c->block.source));
    out_text(&out, ":");
    out_number(&out, (long long)line);
    out_text(&out, ": left out: ");
    out_text(&out, c->to->name);
    out_text(&out, " has no word for ");
    out_plain(&out, why->what, strlen(why->what));
    if (why->move >= 0) {
        out_text(&out, " (move "); /* the first one is the deal */
        out_number(&out, why->move + 2);
        out_text(&out, ", byte ");
        out_number(&out, (long long)c->record.move[why->move].byte + 1);
        out_text(&out, ")");
    }
    out_text(&out, "\n");
    to_stderr(&out);
}

/* ------------------------------------------------------------------ converting */

static void convert_record(struct convert *c, unsigned long long line)
{
    struct refusal why;

    c->in_file++;
    if (c->record.malformed.clause != SKR_C_NONE) {
        tell_malformed(c, line);
        c->left_out = true;
        return;
    }
    if (c->block.reader->note != NULL)
        c->block.reader->note(&c->record, &c->notes);
    if (!c->to->write(&c->out, &c->record, &c->notes, &why)) {
        tell_refused(c, line, &why);
        c->left_out = true;
    }
}

static void too_long(struct convert *c)
{
    const struct block *b = &c->block;

    b->reader->read(b->data, b->data + b->size, &c->record, &c->notes);
    c->record.malformed = record_too_long;
    convert_record(c, b->line);
}

static void convert_block(struct convert *c)
{
    const struct block *b = &c->block;
    const char *p = b->data, *end = b->data + b->size;
    struct line_counter lines = { b->data, b->line };

    if (b->too_long) {
        too_long(c);
        return;
    }
    while (p = reader_skip(p, end), p < end && !ferror(stdout)) {
        const char *next = b->reader->next(p + 1, end);

        p = b->reader->read(p, next != NULL ? next : end, &c->record, &c->notes);
        convert_record(c, line_at(&lines, c->record.text));
    }
}

static void file_ended(struct convert *c)
{
    if (c->in_file == 0 && !c->block.unread)
        c->nothing_found = input_holds_nothing(&c->block);
    c->in_file = 0;
}

static int convert_files(struct convert *c, char *const *file, int files)
{
    if (!input_begin(&c->input, file, files, c->from)) {
        fputs("skatref: out of memory\n", stderr);
        return EXIT_TROUBLE;
    }
    while (!ferror(stdout) && input_next(&c->input, &c->block)) {
        convert_block(c);
        to_stdout(&c->out);
        if (c->block.last)
            file_ended(c);
    }
    input_end(&c->input);
    notes_release(&c->notes);
    return cli_finish(c->input.failed || c->nothing_found ? EXIT_TROUBLE
                      : c->left_out ? EXIT_VIOLATES : EXIT_CONFORMS);
}

static int run(const struct reader *from, const struct target *to,
               char *const *file, int files)
{
    struct convert *c = calloc(1, sizeof *c);
    char *data = malloc(BLOCK_SIZE), *text = malloc(OUT_SIZE);
    int status = EXIT_TROUBLE;

    if (c == NULL || data == NULL || text == NULL) {
        fputs("skatref: out of memory\n", stderr);
    } else {
        c->from = from;
        c->to = to;
        c->block.data = data;
        c->out = (struct out){ text, 0, OUT_SIZE, to_stdout, NULL };
        status = convert_files(c, file, files);
    }
    free(text);
    free(data);
    free(c);
    return status;
}

/* --------------------------------------------------------------------- options */

static bool set_target(void *to, const char *name)
{
    for (unsigned i = 0; i < sizeof targets / sizeof *targets; i++)
        if (strcmp(targets[i].name, name) == 0) {
            *(const struct target **)to = &targets[i];
            return true;
        }
    cli_usage("convert", "cannot write '%s': iss or json", name);
    return false;
}

int cli_convert(int argc, char **argv)
{
    char dash[] = "-", *const standard_input[] = { dash };
    const struct reader *from = NULL;
    const struct target *to = NULL;
    const struct cli_option options[] = {
        OPTION_FROM(&from),
        OPTION_OWN("to", &to, set_target),
        OPTION_END
    };
    int status;

    if (!cli_read_options("convert", help, options, argc, argv, &status))
        return status;
    if (to == NULL)
        return cli_usage("convert", "into which format? --to=iss or --to=json");
    if (optind < argc)
        return run(from, to, argv + optind, argc - optind);
    return run(from, to, standard_input, 1);
}
