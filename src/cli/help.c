/* What --help prints, laid out from the table of options. */
#include "cli/help.h"

#include <stdio.h>
#include <string.h>

#include "base/standard.h"
#include "base/width.h"
#include "base/wrap.h"
#include "cli/cli.h"
#include "cli/commands.h"
#include "cli/options.h"

/* The help of a row begins in this column, or in one more to the right. A label
 * that is wider than WIDEST has a line of its own, unless the help fits beside it. */
#define COLUMN 22
#define WIDEST 24
#define LABEL_SIZE 160

/* ------------------------------------------------------------------- paragraphs */

static void put_paragraph(struct out *out, const char *text)
{
    if (*text == ' ')
        out_text(out, text);
    else
        out_wrapped(out, 0, tr(out->language, text));
}

/* Lines that are laid out already follow a colon at once. */
static void put_paragraphs(struct out *out, const char *const *text)
{
    for (int i = 0; text[i] != NULL; i++) {
        const char *before = i > 0 ? text[i - 1] : "";

        if (*text[i] != ' ' || *before == '\0' || before[strlen(before) - 1] != ':')
            out_text(out, "\n");
        put_paragraph(out, text[i]);
    }
}

static void put_usage(struct out *out, const char *const *usage)
{
    const char *word = tr(out->language, "Usage:");

    for (int i = 0; usage[i] != NULL; i++) {
        if (i == 0)
            out_text(out, word);
        else
            out_blanks(out, text_width(word));
        out_format(out, " %s\n", tr(out->language, usage[i]));
    }
}

/* ------------------------------------------------------------------------- rows */

/* "--code=CODE", "--summary[=json]", "FILE:3" */
static size_t put_name(enum language language, char label[LABEL_SIZE], size_t n,
                       const struct cli_option *o)
{
    const char *argument = o->argument != NULL ? tr(language, o->argument) : "";

    if (o->takes == CLI_OPERAND)
        return n + (size_t)snprintf(label + n, LABEL_SIZE - n, "%s", tr(language, o->name));
    return n + (size_t)snprintf(label + n, LABEL_SIZE - n, "--%s%s%s",
                                cli_option_name(o, language),
                                *argument == '\0' || *argument == '[' ? "" : "=",
                                argument);
}

/* The names of the rows that share a help, which is that of the last. */
static const struct cli_option *put_label(enum language language,
                                          char label[LABEL_SIZE],
                                          const struct cli_option *o)
{
    size_t n = put_name(language, label, 0, o);

    while (o->help == NULL && o[1].name != NULL) {
        n += (size_t)snprintf(label + n, LABEL_SIZE - n, ", ");
        n = put_name(language, label, n, ++o);
    }
    return o;
}

static bool ends(const struct cli_option *o)
{
    return o->name == NULL || o->takes == CLI_MORE;
}

static int column_of(enum language language, const struct cli_option *o)
{
    int column = COLUMN;
    char label[LABEL_SIZE];

    for (; !ends(o); o++) {
        int width;

        o = put_label(language, label, o);
        width = text_width(label);
        if (width <= WIDEST && 2 + width + 2 > column)
            column = 2 + width + 2;
    }
    return column;
}

static void put_row(struct out *out, int column, const char *label, const char *text)
{
    int width = 2 + text_width(label) + 2;

    out_text(out, "  ");
    if (width - 2 > LINE_WIDTH) {
        out_wrapped(out, 2, label);
        out_blanks(out, column);
        out_wrapped(out, column, text);
        return;
    }
    out_text(out, label);
    if (width > column && width + text_width(text) > LINE_WIDTH)
        out_text(out, "\n");
    else if (width > column)
        column = width;
    out_blanks(out, width > column ? column : column - width + 2);
    out_wrapped(out, column, text);
}

/* with_help: --help belongs to them, whether the table has it or not. */
static void put_rows(struct out *out, const struct cli_option *o, bool with_help)
{
    int column = column_of(out->language, o);
    char label[LABEL_SIZE], help[CLI_HELP_SIZE];

    out_text(out, "\n");
    for (; !ends(o); o++) {
        with_help &= strcmp(o->name, "help") != 0;
        o = put_label(out->language, label, o);
        put_row(out, column, label, cli_help_of(o, out->language, help));
    }
    if (with_help) {
        put_label(out->language, label, &cli_option_help);
        put_row(out, column, label, tr(out->language, cli_option_help.help));
    }
}

/* ------------------------------------------------------------------------ pages */

static const struct cli_option *after_more(const struct cli_option *o)
{
    while (!ends(o))
        o++;
    return o->name != NULL ? o + 1 : o;
}

static void put_end(struct out *out, const struct cli_help *help)
{
    char status[CLI_HELP_SIZE];

    put_paragraphs(out, help->notes);
    if (help->status == NULL)
        return;
    snprintf(status, sizeof status, "%s %s", tr(out->language, N_("Exit status:")),
             tr(out->language, help->status));
    out_text(out, "\n");
    out_wrapped(out, 0, status);
}

static void put_help(struct out *out, const struct cli_help *help)
{
    put_usage(out, help->usage);
    put_paragraphs(out, help->text);
    put_rows(out, help->options, true);
    put_end(out, help);
}

static void put_more_help(struct out *out, const struct cli_help *help)
{
    put_usage(out, help->more->usage);
    put_paragraphs(out, help->more->text);
    put_rows(out, after_more(help->options), false);
    put_end(out, help->more);
}

static void put_commands(struct out *out, const struct cli_help *help)
{
    char label[LABEL_SIZE];

    put_usage(out, help->usage);
    put_paragraphs(out, help->text);
    out_text(out, "\n");
    for (const struct cli_command *c = cli_commands; c->help != NULL; c++) {
        if (c->help->about == NULL)
            continue;
        snprintf(label, sizeof label, "%s %s", c->help->name,
                 *c->help->operands != '\0' ? tr(out->language, c->help->operands)
                                            : "");
        put_row(out, COLUMN, label, tr(out->language, c->help->about));
    }
    put_rows(out, help->options, false);
    put_end(out, help);
}

/* -------------------------------------------------------------- standard output */

static int print(void (*put)(struct out *out, const struct cli_help *help),
                 const struct cli_help *help)
{
    char buffer[4096];
    struct out out = out_to_standard(buffer, sizeof buffer, cli_language);

    put(&out, help);
    out_standard(&out);
    return cli_finish(EXIT_CONFORMS);
}

int cli_print_help(const struct cli_help *help)
{
    return print(put_help, help);
}

int cli_print_commands(void)
{
    return print(put_commands, &cli_program_help);
}

int cli_print_page(const struct cli_help *help, const char *page)
{
    if (page == NULL)
        return cli_print_help(help);
    if (strcmp(page, help->more->name) == 0)
        return print(put_more_help, help);
    return cli_usage(help->name, "--help, or --help=%s", help->more->name);
}
