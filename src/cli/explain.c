/* skatref explain: prints one game of a log, trick by trick. */
#include <getopt.h>
#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/ascii.h"
#include "base/memory.h"
#include "base/standard.h"
#include "cli/cli.h"
#include "cli/options.h"
#include "formats/log.h"
#include "report/explain.h"
#include "report/trace-json.h"

struct options {
    const struct skr_code *code;   /**< a null pointer: the record's */
    house_rules rules;             /**< asked for */
    const struct format *from;     /**< a null pointer: the file's */
    struct style style;
    bool all, ascii;
    int format;                    /**< FORMAT_TEXT ... */
    unsigned long long game;       /**< its number; 0: none was given */
    int foreign;                   /**< 1: text between games is skipped */
    int faces;                     /**< enum faces; -1: by the terminal */
    int color;                     /**< COLOR_AUTO ... */
};

enum { COLOR_AUTO, COLOR_ALWAYS, COLOR_NEVER };
enum { FORMAT_TEXT, FORMAT_JSON };

static const struct cli_option options[] = {
    OPTION_OPERAND(N_("FILE"), N_("the only game of the file; - is standard input")),
    OPTION_OPERAND(N_("FILE:LINE"),
                   N_("the game in which this line lies, as skatref check prints it")),
    OPTION_OPERAND(N_("FILE:ID"),
                   N_("the game with this id, if the file has no such line")),
    OPTION_OPERAND(N_("FILE:id=ID"), N_("the game with this id in any case")),
    OPTION_WHOLE("game", N_("N"), game, N_("the N-th game of the file")),
    OPTION_FLAG("all", all, N_("print every game of the file")),
    OPTION_CODE_OR_AUTO(code, HELP_RECORD_CODE),
    OPTION_HOUSE(rules),
    OPTION_FROM(from),
    OPTION_FOREIGN(foreign),
    OPTION_NAME("format", N_("FORMAT"), format, "text json",
                N_("text (default) for people, or json: the judgment and what each move came"
                   " to, an object on a line for each game")),
    OPTION_NAME("cards", N_("FACES"), faces, "letters symbols german",
                N_("letters (CJ), symbols or german (EU: Eichel-Unter); the default is"
                   " symbols on a terminal with UTF-8, else letters")),
    OPTION_FLAG("ascii", ascii, N_("print no symbols and no umlauts")),
    OPTION_WORD("color", N_("WHEN"), color, "auto always never",
                N_("auto (default: on a terminal, unless NO_COLOR is set), always or"
                   " never")),
    OPTION_END
};

const struct cli_help cli_explain_help = {
    .name = "explain",
    .operands = N_("FILE:LINE"),
    .about = N_("print one game trick by trick, with the clauses"),
    .takes = CLI_FILES,
    .usage = { N_("skatref explain [OPTION...] FILE[:LINE|:ID]") },
    .text = {
        N_("Prints one game of a log for people: hands, auction, announcement, every"
           " trick with the card points so far, the trick that decided the game, each"
           " finding at its move, the calculation, and the recorded figures beside the"
           " ruling."),
    },
    .options = options,
    .status = N_("0 no game breaks a rule or is malformed; 1 at least one does; 2"
                 " usage error, a file that is unreadable or contains no such game, output"
                 " error."),
};

/* Which game: the one on a line, or with an id. */
struct choice {
    char *file;                    /**< its name, to be freed */
    unsigned long long line;       /**< 0: none was given */
    const char *id;                /**< if there is no such line; or a null
                                        pointer */
};

/* A copy of a game while the rest of the file is read. */
struct kept {
    char *text;                    /**< a null pointer: none */
    char *source;                  /**< the file, or file inside, that it is in */
    struct cursor cursor;          /**< before the game */
    unsigned long long first, last; /**< its lines */
};

struct explain {
    const struct options *options;
    const struct choice *choice;
    struct log log;
    unsigned long long games;      /**< read so far */
    struct kept kept;              /**< by its number or its line */
    struct kept with_id;
    bool inside;                   /**< a line was asked for, and the file has
                                        files inside, with lines of their own */
    bool passed;                   /**< a game begins after the line */
    bool no_memory;
    int status;                    /**< the exit status */
    struct record record;
    struct notes notes;
    struct judgment judgment;
    struct trace trace;
};

/* ------------------------------------------------------------------- printing */

/* Judges x->record and prints it. */
static void print_game(struct explain *x, const char *source, struct cursor *cursor)
{
    char buffer[4096], folded[4096];
    struct out plain = out_to_standard(folded, sizeof folded, cli_language);
    struct ascii ascii = { .to = &plain };
    struct out out = { .data = buffer, .capacity = sizeof buffer,
                       .full = x->options->ascii ? out_to_ascii : out_standard,
                       .owner = x->options->ascii ? &ascii : NULL,
                       .language = cli_language };
    struct origin origin = { .source = source,
                             .format = cursor->read_as->name,
                             .line = cursor_line(cursor) };
    struct skr_code room;

    if (x->record.malformed.clause == SKR_C_NONE)
        origin.notes = &x->notes;

    judge_traced(&x->record,
                 record_code(&x->record, x->options->code,
                             x->options->rules, &room),
                 &x->judgment, &x->trace);
    if (x->options->format == FORMAT_JSON)
        report_trace(&out, &origin, &x->judgment, &x->trace);
    else
        report_explanation(&out, &x->options->style, &origin, &x->judgment, &x->trace, NULL);
    out.full(&out);
    out_standard(&plain);
    if (x->judgment.verdict >= VERDICT_VIOLATES)
        x->status = EXIT_VIOLATES;
}

static unsigned long long lines_in(const char *text, size_t size)
{
    unsigned long long lines = 0;

    for (size_t i = 0; i + 1 < size; i++)
        lines += text[i] == '\n';
    return lines;
}

static void keep(struct explain *x, struct kept *k)
{
    size_t size = x->record.length;

    free(k->text);
    free(k->source);
    k->text = malloc(size + 1);
    k->source = strdup(x->log.block.source);
    x->no_memory = k->text == NULL || k->source == NULL;
    if (x->no_memory)
        return;
    memcpy(k->text, x->record.text, size);
    k->cursor = cursor_of_text(x->log.cursor.read_as, k->text, k->text + size);
    k->cursor.line = cursor_line(&x->log.cursor);
    k->cursor.too_long = x->log.block.too_long;
    k->first = k->cursor.line;
    k->last = k->first + lines_in(k->text, size);
}

static void release(struct kept *k)
{
    free(k->text);
    free(k->source);
}

/* ------------------------------------------------------------------- choosing */

static bool has_id(const struct record *r, const char *id)
{
    return id != NULL && r->id_length == strlen(id)
        && memcmp(r->id, id, r->id_length) == 0;
}

/* Keeps the game in which the line lies, the first of those that begin in it, and the
 * one with the id. Returns false if
 * no other game is needed. */
static bool meet_by_name(struct explain *x)
{
    const struct choice *c = x->choice;

    if (x->with_id.text == NULL && has_id(&x->record, c->id))
        keep(x, &x->with_id);
    if (c->line == 0)
        return !x->no_memory && x->with_id.text == NULL;
    if (strcmp(x->log.block.source, c->file) != 0) {
        x->inside = true;
        return !x->no_memory;
    }
    x->passed = cursor_line(&x->log.cursor) > c->line;
    if (!x->passed && (x->kept.text == NULL || x->kept.first < c->line))
        keep(x, &x->kept);
    return !x->passed && !x->no_memory;
}

/* Handles a game that was read. Returns false if no other game is needed. */
static bool meet(struct explain *x)
{
    unsigned long long wanted = x->options->game > 0 ? x->options->game : 1;

    x->games++;
    if (x->options->all) {
        if (x->games > 1 && x->options->format == FORMAT_TEXT)
            standard_format("\n");
        print_game(x, x->log.block.source, &x->log.cursor);
        return !standard_failed();
    }
    if (x->choice->id != NULL)
        return meet_by_name(x);
    if (x->games == wanted)
        keep(x, &x->kept);
    return !x->no_memory && (x->options->game == 0 || x->games < wanted);
}

/* The game that was asked for; its text is a null pointer if there is none. The line
 * counts before the id, unless the file ends before it. */
static struct kept *chosen(struct explain *x)
{
    const struct choice *c = x->choice;

    if (c->id == NULL)
        return &x->kept;
    return c->line > 0 && (x->passed || c->line <= x->kept.last) ? &x->kept
                                                                  : &x->with_id;
}

/* Says why there is no game to print. */
static int no_game(const struct explain *x, const char *source)
{
    const struct choice *c = x->choice;

    if (x->options->game > 0)
        return cli_usage("explain", trn(cli_language, "%s has only %llu game",
                         "%s has only %llu games",
                         (long long)x->games), source, x->games);
    if (x->inside)
        return cli_usage("explain", "%s has files inside, each with lines of its own: name"
                         " one, like %s", source, x->log.block.source);
    if (x->passed)
        return cli_usage("explain", "the first game of %s begins after line %llu",
                         source, c->line);
    if (c->line > 0)
        return cli_usage("explain", "the last game of %s ends in line %llu, and none has"
                         " the id '%s'", source, x->kept.last, c->id);
    return cli_usage("explain", "%s has no game with the id '%s'", source, c->id);
}

/* Prints the game that was kept, or why there is none. Returns the exit
 * status. */
static int finish(struct explain *x, const char *source)
{
    struct kept *k = chosen(x);

    if (x->no_memory)
        return cli_no_memory();
    if (x->games == 0)
        return cli_usage("explain", "%s: no record found: the file is empty",
                         source);
    if (x->options->all)
        return cli_finish(x->status);
    if (x->choice->id == NULL && x->options->game == 0 && x->games > 1)
        return cli_usage("explain", "%s has %llu games: choose one with"
                         " FILE:LINE, FILE:ID or --game=N, or all with --all", source,
                         x->games);
    if (k->text == NULL)
        return no_game(x, source);
    cursor_next(&k->cursor, &x->record, &x->notes);
    print_game(x, k->source, &k->cursor);
    return cli_finish(x->status);
}

static int run(struct explain *x)
{
    char *const file[] = { x->choice->file };
    int status = EXIT_TROUBLE;

    if (!log_open(&x->log, file, 1, x->options->from))
        status = cli_no_memory();
    else {
        x->log.quiet_if_empty = true;
        x->log.skips_foreign = x->options->foreign == 1;
        while (log_next(&x->log, &x->record, &x->notes) && meet(x))
            ;
        if (memory_failed())
            status = cli_no_memory();
        else if (!x->log.failed)
            status = finish(x, x->choice->file);
    }
    log_close(&x->log);
    record_release(&x->record);
    release(&x->kept);
    release(&x->with_id);
    return status;
}

/* ------------------------------------------------------------------- options */

/* Splits the argument into file and line or id; a file with exactly that name takes
 * precedence. A colon at the end is that before a finding, copied with the place.
 * whole: the game is chosen otherwise, and a colon may come before a file inside an
 * archive. Returns false if memory is exhausted. */
static bool choose(struct choice *c, const char *named, bool whole)
{
    char *colon, *end;

    *c = (struct choice){ .file = strdup(named) };
    if (c->file == NULL || access(named, F_OK) == 0
        || (whole && input_names_inside(named)))
        return c->file != NULL;
    end = c->file + strlen(c->file);
    if (end > c->file && end[-1] == ':')
        end[-1] = '\0';
    colon = strstr(c->file, ":id=");
    if (colon != NULL) {
        c->id = colon + 4;
    } else if ((colon = strrchr(c->file, ':')) != NULL && colon[1] != '\0') {
        c->id = colon + 1;
        if (*c->id >= '0' && *c->id <= '9')
            c->line = strtoull(c->id, &end, 10);
        if (c->line > 0 && *end != '\0')
            c->line = 0;
    }
    if (c->id != NULL)
        *colon = '\0';
    return true;
}

/* Symbols are for terminals with UTF-8, or on demand. */
static void settle_style(struct options *o)
{
    const char *no_color = getenv("NO_COLOR");
    bool terminal = isatty(STDOUT_FILENO);

    setlocale(LC_CTYPE, "");
    if (o->faces < 0)
        o->faces = terminal && strcmp(nl_langinfo(CODESET), "UTF-8") == 0
            ? FACES_SYMBOLS : FACES_LETTERS;
    if (o->ascii && o->faces == FACES_SYMBOLS)
        o->faces = FACES_LETTERS;
    o->style.faces = (enum faces)o->faces;
    o->style.color = o->color == COLOR_ALWAYS
        || (o->color == COLOR_AUTO && terminal
            && (no_color == NULL || *no_color == '\0'));
}

static int explain(struct options *o, const char *named)
{
    struct explain *x = calloc(1, sizeof *x);
    struct choice choice = { .line = 0 };
    int status = EXIT_TROUBLE;

    settle_style(o);
    if (x == NULL || !choose(&choice, named, o->all || o->game > 0)) {
        status = cli_no_memory();
    } else if (o->all + (o->game > 0) + (choice.id != NULL) > 1) {
        status = cli_usage("explain", "choose one game: by line, id or --game; or all"
                           " with --all");
    } else {
        x->options = o;
        x->choice = &choice;
        status = run(x);
    }
    free(choice.file);
    free(x);
    return status;
}

/* "-:3" is a game of standard input, not an option. */
static const char *take_dash(int *argc, char **argv)
{
    const char *named = NULL;

    for (int i = 1; i < *argc && named == NULL; i++)
        if (strncmp(argv[i], "-:", 2) == 0) {
            named = argv[i];
            memmove(&argv[i], &argv[i + 1],
                    (size_t)(*argc - i) * sizeof *argv);
            --*argc;
        }
    return named;
}

int cli_explain(int argc, char **argv)
{
    struct options o = { .faces = -1 };
    const char *named = take_dash(&argc, argv);
    int status;

    if (!cli_read_options(&cli_explain_help, &o, argc, argv, &status))
        return status;
    if (named == NULL && optind < argc)
        named = argv[optind++];
    if (named == NULL)
        return cli_usage("explain", "no file given; - is standard input");
    if (optind < argc)
        return cli_usage("explain", "give one file only");
    return explain(&o, named);
}
