/* What the manuals take from the program, as the source of a manual page. */
#include "cli/source.h"

#include <ctype.h>
#include <string.h>

#include "cli/commands.h"
#include "cli/options.h"
#include "question/ask.h"

/* ------------------------------------------------------------------------ words */

/* Writes words into lines of the source; a sentence begins a line. */
struct filler {
    struct out *out;
    int column;
    bool ended;                /**< a sentence, with the last word */
};

#define SOURCE_WIDTH 78

/* Writes text so that no character of it is taken for markup. */
static void put_escaped(struct out *out, const char *text, size_t size)
{
    for (size_t i = 0; i < size; i++)
        if (text[i] == '-')
            out_text(out, "\\-");
        else if (text[i] == '\\')
            out_text(out, "\\e");
        else if (text[i] == '^')
            out_text(out, "\\(ha");
        else if (text[i] == '~')
            out_text(out, "\\(ti");
        else
            out_bytes(out, text + i, 1);
}

static void put_font(struct out *out, char font, const char *text, size_t size)
{
    if (size == 0)
        return;
    if (font != 'R') {
        out_text(out, "\\f");
        out_bytes(out, &font, 1);
    }
    put_escaped(out, text, size);
    if (font != 'R')
        out_text(out, "\\fR");
}

/* A blank or a new line before a word of this width. */
static void space(struct filler *f, const char *word, int width)
{
    if (f->column > 0 && (f->ended || f->column + 1 + width > SOURCE_WIDTH)) {
        out_text(f->out, "\n");
        f->column = 0;
    } else if (f->column > 0) {
        out_text(f->out, " ");
        f->column++;
    }
    if (f->column == 0 && (*word == '.' || *word == '\''))
        out_text(f->out, "\\&");
    f->column += width;
}

static void end_fill(struct filler *f)
{
    if (f->column > 0)
        out_text(f->out, "\n");
    f->column = 0;
}

static bool ends_sentence(const char *word, size_t size)
{
    return size > 2 && strchr(".!?", word[size - 1]) != NULL
        && word[size - 2] != '.';
}

/* ---------------------------------------------------------------------- marking */

/* Letters that belong together: "skatref", "FILE", "--to". */
static size_t run_of(const char *p)
{
    size_t n = 0;

    while (isalnum((unsigned char)p[n]) || p[n] == '-' || (p[n] & 0x80))
        n++;
    return n;
}

/* In capital letters: what the user replaces. */
static bool is_variable(const char *p, size_t size)
{
    bool capitals = false;

    for (size_t i = 0; i < size; i++) {
        if (islower((unsigned char)p[i]) || p[i] == '-')
            return false;
        capitals |= isupper((unsigned char)p[i]) != 0;
    }
    return capitals;
}

/* "--code=CODE", "[FILE...]": what is typed in bold, what is replaced in italics. */
static void put_usage(struct out *out, const char *text)
{
    while (*text != '\0') {
        size_t n = run_of(text);

        if (n == 0)
            put_font(out, *text == '=' ? 'B' : 'R', text, 1);
        else
            put_font(out, is_variable(text, n) ? 'I' : 'B', text, n);
        text += n == 0 ? 1 : n;
    }
}

struct wanted {
    const char *word;
    size_t size;
    bool found;
};

static void compare_value(void *to, const char *value, const char *about)
{
    struct wanted *w = to;

    (void)about;
    w->found |= strlen(value) == w->size && memcmp(value, w->word, w->size) == 0;
}

/* Is the word an option, or a value of this one? */
static bool is_literal(const struct cli_option *o, enum language language,
                       const char *word, size_t size)
{
    struct wanted w = { word, size, size > 2 && strncmp(word, "--", 2) == 0 };

    if (o != NULL && size > 1)
        cli_each_value(o, language, compare_value, &w);
    return w.found;
}

/* Does the word stand in the argument of the option, as K and N in "K/N"? */
static bool is_argument(const struct cli_option *o, const char *word, size_t size)
{
    const char *argument = o != NULL && o->argument != NULL ? o->argument : "";

    for (size_t n; *argument != '\0'; argument += n == 0 ? 1 : n) {
        n = run_of(argument);
        if (n == size && n > 0 && is_variable(word, size)
            && memcmp(argument, word, n) == 0)
            return true;
    }
    return false;
}

/* How long the word is in the source, with its markup. */
static int source_width(const char *word, size_t size, bool marked)
{
    int width = (int)size + (marked ? (int)strlen("\\fB\\fR") : 0);

    for (size_t i = 0; i < size; i++)
        width += word[i] == '-';
    return width;
}

/* Writes a word; what follows its core is not marked: "(text," */
static void put_word(struct filler *f, const struct cli_option *o, const char *word,
                     size_t size)
{
    size_t begin = strspn(word, "(\""), end = size;
    char font;

    while (end > begin && strchr(".,:;)\"", word[end - 1]) != NULL)
        end--;
    if (begin > end)
        begin = end;
    font = is_literal(o, f->out->language, word + begin, end - begin) ? 'B'
        : is_argument(o, word + begin, end - begin) ? 'I' : 'R';
    space(f, word, source_width(word, size, font != 'R'));
    put_escaped(f->out, word, begin);
    put_font(f->out, font, word + begin, end - begin);
    put_escaped(f->out, word + end, size - end);
    f->ended = ends_sentence(word, size);
}

static void put_words(struct filler *f, const struct cli_option *o, const char *text)
{
    while (*(text += strspn(text, " \n")) != '\0') {
        size_t n = strcspn(text, " \n");

        put_word(f, o, text, n);
        text += n;
    }
}

/* A sentence, with a capital letter, unless it begins with a value, and a full stop. */
static void put_sentence(struct out *out, const struct cli_option *o, const char *text)
{
    struct filler f = { .out = out };
    size_t length = strlen(text), n = strcspn(text, " ,;:");
    char whole[600];

    if (length + 2 > sizeof whole)
        length = sizeof whole - 2;
    memcpy(whole, text, length);
    whole[length] = '\0';
    if (length > 0 && whole[length - 1] != '.')
        strcpy(whole + length, ".");
    if (!is_literal(o, out->language, text, n))
        *whole = (char)toupper((unsigned char)*whole);
    put_words(&f, o, whole);
    end_fill(&f);
}

/* ------------------------------------------------------------------------ parts */

/* In another language with the English name behind it: "--augen=N (--points)". */
static void put_name(struct out *out, const struct cli_option *o)
{
    const char *argument = o->argument != NULL ? tr(out->language, o->argument) : "";
    const char *name = cli_option_name(o, out->language);

    if (o->takes == CLI_OPERAND) {
        put_usage(out, tr(out->language, o->name + strspn(o->name, " ")));
        return;
    }
    out_text(out, "\\fB\\-\\-");
    put_escaped(out, name, strlen(name));
    out_text(out, *argument == '\0' || *argument == '[' ? "\\fR" : "=\\fR");
    put_usage(out, argument);
    if (strcmp(name, o->name) == 0)
        return;
    out_text(out, " (\\fB\\-\\-");
    put_escaped(out, o->name, strlen(o->name));
    out_text(out, "\\fR)");
}

/* The rows that share their help. Returns the last one. */
static const struct cli_option *put_option(struct out *out, const struct cli_option *o)
{
    char help[CLI_HELP_SIZE];

    out_format(out, "@option %s\n.TP\n", o->name + strspn(o->name, " "));
    put_name(out, o);
    while (o->help == NULL) {
        out_text(out, ", ");
        put_name(out, ++o);
    }
    out_text(out, "\n");
    put_sentence(out, o, cli_help_of(o, out->language, help));
    return o;
}

static void put_usages(struct out *out, const struct cli_help *help)
{
    out_text(out, "@synopsis\n");
    for (int i = 0; help->usage[i] != NULL; i++) {
        out_text(out, i > 0 ? ".br\n" : "");
        put_usage(out, tr(out->language, help->usage[i]));
        out_text(out, "\n");
    }
}

static void put_status(struct out *out, const struct cli_help *help)
{
    struct filler f = { .out = out };

    out_text(out, "@status\n");
    put_words(&f, NULL, tr(out->language, help->status));
    end_fill(&f);
}

void cli_put_source(struct out *out, const struct cli_help *help)
{
    bool helped = false;

    out_format(out, "@page %s\n", help->name);
    put_usages(out, help);
    for (const struct cli_option *o = help->options; o->name != NULL; o++) {
        helped |= strcmp(o->name, "help") == 0;
        if (o->takes != CLI_MORE)
            o = put_option(out, o);
    }
    if (!helped)
        put_option(out, &cli_option_help);
    put_option(out, &cli_option_language);
    put_status(out, help);
}

void cli_put_commands_source(struct out *out)
{
    out_text(out, "@page skatref\n@commands\n");
    for (const struct cli_command *c = cli_commands; c->help != NULL; c++) {
        if (c->help->about == NULL)
            continue;
        out_format(out, ".TP\n.BR skatref\\-%s (1)\n", c->help->name);
        put_sentence(out, NULL, tr(out->language, c->help->about));
    }
}

/* ------------------------------------------------------------------------ facts */

/* The keys that a form uses so, those inside of an object after it. */
static int put_keys(struct filler *f, enum form form, const char *before,
                    enum fact_use use)
{
    int n = 0;

    for (int i = 0; i < FACTS; i++) {
        const struct fact *fact = &facts[i];
        char key[80];

        if (fact_use((enum fact_row)i, form) != use)
            continue;
        snprintf(key, sizeof key, "%s%s", before, fact->key);
        space(f, key, source_width(key, strlen(key), true));
        put_font(f->out, 'B', key, strlen(key));
        n++;
        if (fact->type == TYPE_FORM) {
            snprintf(key, sizeof key, "%s%s.", before, fact->key);
            for (int inside = 0; inside < USES; inside++)
                n += put_keys(f, fact->inside, key, (enum fact_use)inside);
        }
    }
    return n;
}

static bool uses_any(enum form form, enum fact_use use)
{
    for (int i = 0; i < FACTS; i++)
        if (fact_use((enum fact_row)i, form) == use)
            return true;
    return false;
}

static void put_form(struct out *out, enum form form)
{
    static const char *const heading[] = {
        [USE_NEEDED] = N_("Needs:"), [USE_ASKED] = N_("Asks for, where it matters:"),
        [USE_TAKEN] = N_("Takes:"),
    };
    struct filler f = { .out = out };

    out_format(out, "@question %s\n.TP\n.B %s\n", asked[form].name, asked[form].name);
    put_sentence(out, NULL, tr(out->language, asked[form].help));
    for (int use = 0; use < USES; use++) {
        if (!uses_any(form, (enum fact_use)use))
            continue;
        out_text(out, ".br\n");
        put_words(&f, NULL, tr(out->language, heading[use]));
        put_keys(&f, form, "", (enum fact_use)use);
        end_fill(&f);
    }
}

void cli_put_facts_source(struct out *out)
{
    out_text(out, "@page protocol\n");
    for (int form = 0; form < QUESTIONS; form++)
        put_form(out, (enum form)form);
}

/* ---------------------------------------------------------------------- clauses */

/* "play.follow": the chapter is "play". */
static bool same_chapter(const char *id, const char *other)
{
    size_t n = strcspn(id, ".");

    return strncmp(id, other, n + 1) == 0;
}

static void put_field(struct filler *f, const char *label, const char *value)
{
    if (*value == '\0')
        return;
    if (f->column > 0) {
        out_text(f->out, ";");
        f->column++;
    }
    put_words(f, NULL, label);
    put_words(f, NULL, value);
}

static void put_clause(struct out *out, enum skr_clause clause)
{
    const struct skr_clause_info *c = skr_clause_info(clause);
    const char *code = language_code(out->language);
    struct filler f = { .out = out };

    out_text(out, ".TP\n.B ");
    put_escaped(out, c->id, strlen(c->id));
    out_text(out, "\n.I ");
    put_escaped(out, skr_clause_title(clause, code),
                strlen(skr_clause_title(clause, code)));
    out_text(out, "\n.br\n");
    put_words(&f, NULL, skr_clause_text(clause, code));
    end_fill(&f);
    out_text(out, ".br\n");
    put_field(&f, tr(out->language, "In force in:"), c->codes);
    put_field(&f, "ISkO 2022:", c->isko2022);
    put_field(&f, "ISkO 1999:", c->isko1999);
    end_fill(&f);
}

void cli_put_clauses_source(struct out *out)
{
    const char *before = "";

    out_text(out, "@page clauses\n@clauses\n");
    for (int i = 0; skr_clause_at(i) != SKR_C_NONE; i++) {
        const char *id = skr_clause_info(skr_clause_at(i))->id;

        if (!same_chapter(id, before)) {
            out_text(out, ".SS ");
            put_escaped(out, id, strcspn(id, "."));
            out_text(out, "\n");
        }
        put_clause(out, skr_clause_at(i));
        before = id;
    }
}
