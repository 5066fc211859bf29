/* skatref convert: converts records from one format to another. */
#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/standard.h"
#include "cli/cli.h"
#include "cli/options.h"
#include "formats/log.h"
#include "report/report.h"

struct options {
    const struct format *from, *to;
    int foreign;                   /**< 1: text between games is skipped */
};

static bool set_target(void *o, const char *name);

static const struct cli_option options[] = {
    OPTION_OWN("to", N_("FORMAT"), set_target, "iss json",
               N_("iss (as the International Skat Server writes it) or json (skatref's"
                  " own, one JSON object for each record)")),
    OPTION_FROM(from),
    OPTION_FOREIGN(foreign),
    OPTION_END
};

const struct cli_help cli_convert_help = {
    .name = "convert",
    .operands = N_("[FILE...]"),
    .about = N_("write records in another format"),
    .takes = CLI_FILES,
    .usage = { N_("skatref convert --to=FORMAT [OPTION...] [FILE...]") },
    .text = {
        N_("Writes every record of the logs in another format. A wrong record stays wrong:"
           " what is written is judged like what was read. Without FILE, or with -, it"
           " reads standard input."),
    },
    .options = options,
    .notes = {
        N_("If a record is unreadable, or contains something that the other format"
           " cannot express, it is reported on standard error and left out; the others"
           " are written."),
    },
    .status = N_("0 all records were written; 1 some were left out; 2 usage"
                 " error, a file that is unreadable or contains no record, output error."),
};

struct convert {
    const struct format *to;
    struct log log;
    struct out out;
    struct record record;
    struct notes notes;
    struct judgment judgment, other; /* of a record as it was, and as written */
    bool left_out;
};

/* Written when there is so much; then there is room for a record that is too long. */
#define OUT_SIZE ((size_t)64 * 1024)
#define OUT_ROOM (OUT_SIZE + BLOCK_SIZE + 4)

/* ------------------------------------------------------------------ complaints */

/* What was converted before it stands before a message. */
static void flush_before_message(struct convert *c)
{
    out_standard(&c->out);
    standard_flush_lines();
}

/* Reports as `check` does why the record could not be read. */
static void report_malformed(struct convert *c)
{
    const struct block *b = &c->log.block;
    const struct origin origin = { .source = b->source,
                                   .line = cursor_line(&c->log.cursor),
                                   .format = c->log.cursor.read_as->name };
    char text[512];
    struct out out = out_to(stderr, text, sizeof text, cli_language);

    flush_before_message(c);
    judge_record(&c->record, skr_code_at(0), &c->judgment);
    report_finding(&out, &origin, &c->judgment, 0);
    out_to_file(&out);
}

static void report_refused(struct convert *c, const struct refusal *why)
{
    const char *source = c->log.block.source;
    char text[512], what[512];
    struct out shown = out_into(what, sizeof what, ENGLISH);
    struct out out = out_to(stderr, text, sizeof text, cli_language);

    flush_before_message(c);
    out_plain(&out, source, strlen(source));
    out_text(&out, ":");
    out_number(&out, (long long)cursor_line(&c->log.cursor));
    out_text(&out, ": ");
    out_plain(&shown, why->what, strlen(why->what));
    out_say(&out, "left out, as %s cannot express it: %s", c->to->name, tr(cli_language, what));
    if (why->move >= 0)                /* the deal is move 1 */
        out_say(&out, " (move %d, byte %lu)", why->move + 2,
                (unsigned long)c->record.move[why->move].byte + 1);
    out_text(&out, "\n");
    out_to_file(&out);
}

/* ------------------------------------------------------------------ converting */

/* Is the record judged as before if the conventions of the other format apply? */
static bool keeps_ruling(struct convert *c)
{
    const struct conventions *conventions = c->record.conventions;
    const struct skr_code *code;
    struct skr_code room;

    if (c->to->conventions == NULL || c->to->conventions == conventions)
        return true;
    code = record_code(&c->record, NULL, 0, &room);
    judge_record(&c->record, code, &c->judgment);
    c->record.conventions = c->to->conventions;
    judge_record(&c->record, code, &c->other);
    c->record.conventions = conventions;
    return judged_alike(&c->judgment, &c->other);
}

static bool write_record(struct convert *c, struct refusal *why)
{
    size_t before = c->out.size;
    bool written = c->to->write(&c->out, &c->record, &c->notes, why);

    if (written && c->out.size - before >= BLOCK_SIZE) {
        *why = (struct refusal){ -1, N_("a record as long as this") };
        written = false;
    }
    if (!written)
        c->out.size = before;
    c->out.capacity = OUT_ROOM;
    if (c->out.size >= OUT_SIZE)
        out_standard(&c->out);
    return written;
}

/* Returns whether the record was written. */
static bool convert_record(struct convert *c)
{
    struct refusal why = { -1, "the ruling: its conventions differ" };

    if (c->record.malformed.clause != SKR_C_NONE) {
        report_malformed(c);
        return false;
    }
    if (!keeps_ruling(c) || !write_record(c, &why)) {
        report_refused(c, &why);
        return false;
    }
    return true;
}

static int convert_files(struct convert *c, const struct options *o,
                         char *const *file, int files)
{
    if (!log_open(&c->log, file, files, o->from)) {
        return cli_no_memory();
    }
    c->log.skips_foreign = o->foreign == 1;
    c->log.output = &c->out;
    while (!standard_failed() && log_next(&c->log, &c->record, &c->notes))
        c->left_out |= !convert_record(c);
    out_standard(&c->out);
    record_release(&c->record);
    return cli_finish(c->log.failed || c->log.empty ? EXIT_TROUBLE
                      : c->left_out ? EXIT_VIOLATES : EXIT_CONFORMS);
}

static int run(const struct options *o, char *const *file, int files)
{
    struct convert *c = calloc(1, sizeof *c);
    char *text = malloc(OUT_ROOM);
    int status = EXIT_TROUBLE;

    if (c == NULL || text == NULL) {
        status = cli_no_memory();
    } else {
        c->to = o->to;
        c->out = (struct out){ .data = text, .capacity = OUT_ROOM };
        status = convert_files(c, o, file, files);
        log_close(&c->log);
    }
    free(text);
    free(c);
    return status;
}

/* --------------------------------------------------------------------- options */

static bool set_target(void *o, const char *name)
{
    const struct format *format = format_find(name);

    ((struct options *)o)->to = format;
    if (format != NULL && format->write != NULL)
        return true;
    cli_usage("convert", "cannot write the format '%s': use iss or json", name);
    return false;
}

int cli_convert(int argc, char **argv)
{
    char dash[] = "-", *const standard_input[] = { dash };
    struct options o = { .from = NULL };
    int status;

    if (!cli_read_options(&cli_convert_help, &o, argc, argv, &status))
        return status;
    if (o.to == NULL)
        return cli_usage("convert",
                         "no target format given: --to=iss or --to=json");
    if (optind < argc)
        return run(&o, argv + optind, argc - optind);
    return run(&o, standard_input, 1);
}
