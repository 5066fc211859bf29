/* skatref ask: any question, from the shell. */
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/nearest.h"
#include "base/none.h"
#include "base/standard.h"
#include "base/width.h"
#include "base/wrap.h"
#include "cli/cli.h"
#include "cli/options.h"
#include "question/answer-text.h"
#include "question/arguments.h"
#include "question/ask.h"
#include "record/house.h"
#include "report/rules.h"
#include "report/verdict.h"
#include "words/names.h"
#include "words/words.h"

struct options { bool help, schema; int json; };

static const struct cli_option options[] = {
    OPTION_NAME("format", N_("FORMAT"), json, "text json",
                N_("text (default) or json (the answer of skatref answer)")),
    OPTION_FLAG("schema", schema,
                N_("print the JSON Schema of all questions and answers")),
    OPTION_HELP(help, N_("print this text; after NAME: its facts and an example")),
    OPTION_END
};

const struct cli_help cli_ask_help = {
    .name = "ask",
    .operands = N_("NAME KEY=VALUE"),
    .about = N_("answer any question: misdeals, auctions, cards, endings"),
    .takes = CLI_QUESTIONS,
    .usage = {
        N_("skatref ask NAME KEY=VALUE..."),
        N_("skatref ask NAME --help"),
    },
    .text = {
        N_("Answers a question about the rules, and prints the clause that decides. The"
           " questions are those of skatref answer. Without NAME it lists them."),
        "  skatref ask misdeal count found=auction F=10 M=9 R=10 skat=3\n"
        "  skatref ask auction calls=\"M 18,F yes,M 20,F pass,R pass\"\n",
    },
    .options = options,
    .status = N_("0 the question was answered; 2 usage error, or missing or"
                 " impossible facts, which are all reported."),
};

/* ------------------------------------------------------------------------- help */

static int print_questions(struct out *out)
{
    for (int i = 0; i < QUESTIONS; i++)
        out_format(out, "%-10s %s\n", asked[i].name, tr(out->language, asked[i].help));
    out_text(out, "\n");
    out_say(out, "skatref ask NAME --help prints the facts of a question.\n");
    out_standard(out);
    return cli_finish(EXIT_CONFORMS);
}

/* What people type: in English the key, elsewhere a short name, or the words themselves. */
static const char *typed_word(const struct terms *words, int thing, enum language language)
{
    const char *noun = term_noun(words, thing, language);

    return noun != NULL ? noun : language != ENGLISH ? "" : term_key(words, thing);
}

/* The columns of the longest one. */
static int width_typed(const struct terms *words, enum language language)
{
    int width = 0;

    for (int i = 0; i < words->count; i++) {
        int n = term_key(words, i) != NULL
            ? text_width(typed_word(words, i, language)) : 0;

        width = n > width ? n : width;
    }
    return width;
}

/* One to type, and what it means. */
static void put_word(struct out *out, const struct terms *words, int thing)
{
    int width = width_typed(words, out->language) + 1;

    out_format(out, "%22s", "");
    if (width > 1)
        out_left(out, typed_word(words, thing, out->language), width);
    out_wrapped(out, width > 1 ? 22 + width : 22,
                term_word_in(words, thing, out->language));
}

/* "count  a wrong number of cards", where the words say more than the keys. */
static bool put_words_of(struct out *out, const struct terms *words)
{
    int last = words != NULL ? words->count - 1 : NONE;
    const char *key = last >= 0 ? term_key(words, last) : NULL;

    if (key == NULL || strcmp(key, term_word(words, last)) == 0)
        return false;
    for (int i = 0; i <= last; i++)
        if (term_key(words, i) != NULL)
            put_word(out, words, i);
    return true;
}

/* What the fact may be, where its help does not say so. */
static void put_range(struct out *out, const struct fact *fact)
{
    char expected[EXPECTED_SIZE];

    if (fact->type == TYPE_FLAG || fact->type == TYPE_FLAG_OR_NULL || fact->type == TYPE_FORM
        || fact->type == TYPE_TEXT || fact->type == TYPE_RECORD
        || put_words_of(out, fact->words))
        return;
    if (fact->type == TYPE_OPTIONS)
        snprintf(expected, sizeof expected, "%s",
                 tr(out->language, skr_error_text(SKR_E_OPTION)));
    else
        fact_expected(fact, out->language,
                      out->language != ENGLISH || fact->type == TYPE_TALLIES
                      || fact->type == TYPE_SEATS, expected);
    out_format(out, "%22s", "");
    out_wrapped(out, 22, expected);
}

/* The facts that a form uses so, those of objects inside of it after their object. */
static void put_facts(struct out *out, enum form form, const char *before,
                      enum fact_use use)
{
    for (int i = 0; i < FACTS; i++) {
        const struct fact *fact = &facts[i];
        char key[80];

        if (fact_use((enum fact_row)i, form) != use)
            continue;
        snprintf(key, sizeof key, "%s%s", before, fact_name(fact, out->language));
        out_text(out, "  ");
        out_left(out, key, 19);
        if (text_width(key) > 19)
            out_format(out, "\n%22s", "");
        else
            out_text(out, " ");
        out_wrapped(out, 22, tr(out->language, fact->help));
        if (i == FACT_HAPPENED) {
            out_blanks(out, 22);
            out_wrapped(out, 22, tr(out->language, figures_until));
        }
        put_range(out, fact);
        if (fact->type != TYPE_FORM)
            continue;
        snprintf(key, sizeof key, "%s.", fact_name(fact, out->language));
        for (int inside = 0; inside < USES; inside++)
            put_facts(out, fact->inside, key, (enum fact_use)inside);
    }
}

static bool uses_any(enum form form, enum fact_use use)
{
    for (int i = 0; i < FACTS; i++)
        if (fact_use((enum fact_row)i, form) == use)
            return true;
    return false;
}

/* As it can be typed, on lines that fit. */
static void put_example(struct out *out, const struct asked *a)
{
    size_t length, at = strlen(a->name) + strlen("  skatref ask ");

    out_text(out, "\n");
    out_say(out, "Example:\n");
    out_format(out, "  skatref ask %s", a->name);
    for (const char *p = a->example; *p != '\0'; p += length) {
        p += *p == ' ';
        length = strcspn(p, " ");
        if (at + length > 76) {
            out_text(out, " \\\n   ");
            at = 3;
        }
        out_text(out, " ");
        out_bytes(out, p, length);
        at += 1 + length;
    }
    out_text(out, "\n");
}

static int print_facts(struct out *out, enum form form)
{
    static const char *const heading[] = {
        [USE_NEEDED] = N_("\nFacts that it needs:\n"),
        [USE_ASKED] = N_("\nFacts that it asks for where the ruling depends on them:\n"),
        [USE_TAKEN] = N_("\nFacts that it takes; one that is left out is not true, or was"
                         " not said:\n"),
    };
    const struct asked *a = &asked[form];

    out_say(out, "Usage: skatref ask %s KEY=VALUE...\n", a->name);
    out_text(out, "\n");
    out_say(out, "The question: %s\n", tr(out->language, a->help));
    for (int use = 0; use < USES; use++)
        if (uses_any(form, (enum fact_use)use)) {
            out_text(out, tr(out->language, heading[use]));
            put_facts(out, form, "", (enum fact_use)use);
        }
    put_example(out, a);
    out_standard(out);
    return cli_finish(EXIT_CONFORMS);
}

static int print_schema(void)
{
    char *schema = questions_schema();

    if (schema == NULL || memory_failed()) {
        free(schema);
        return cli_no_memory();
    }
    standard_format("%s\n", schema);
    free(schema);
    return cli_finish(EXIT_CONFORMS);
}

/* ----------------------------------------------------------------------- answer */

/* A line for everything that is wrong. */
static int refuse(const char *name, const struct wrongs *wrongs)
{
    char command[32];

    snprintf(command, sizeof command, "ask %s", name);
    for (int i = 0; i < wrongs->count && i < WRONGS; i++)
        say_error("skatref %s: %s", command, wrongs->wrong[i].text);
    if (wrongs->count > WRONGS)
        say_error("skatref %s: and %d more", command, wrongs->count - WRONGS);
    if (wrongs->count == 0)
        say_error("skatref %s: out of memory", command);
    return cli_hint(command);
}

/* A list of deals can be given a deal at a time, and nothing else has as many facts. Each is
 * added to a copy of those before it. */
enum { MOST_ARGUMENTS = 2 * MOST_DEALS };

static int refuse_number(const char *name, int count)
{
    char command[32];

    snprintf(command, sizeof command, "ask %s", name);
    say_error("skatref %s: %d arguments: a question takes at most %d", command, count,
              MOST_ARGUMENTS);
    return cli_hint(command);
}

static void read_arguments(enum form form, char **given, char *const *argument,
                           struct wrongs *wrongs)
{
    struct question top = { .path = "", .wrongs = wrongs };

    for (; *argument != NULL; argument++)
        if (!argument_add(form, given, *argument)) {
            char key[41];

            snprintf(key, sizeof key, "%.*s", (int)strcspn(*argument, "="),
                     *argument);
            question_wrong_key(&top, key, "given twice");
        }
}

/* By which code and options, and which spec; a game names its code itself, and
 * hello the spec. */
static void put_rules(struct out *out, enum form form, const char *given)
{
    char name[64];
    const struct skr_code *code = json_text(json_find(given, "code"), name, sizeof name)
        ? skr_code_find(name) : skr_code_at(0);
    struct skr_code room;
    house_rules rules = 0;

    for (struct json_walk w = json_walk(json_find(given, "options")); json_next(&w);)
        if (json_text(w.value, name, sizeof name))
            house_choose(&rules, name);
    if (form != FORM_HELLO)
        report_rules_line(out, form == FORM_GAME ? NULL
                               : house_code(code, rules, &room));
}

/* First what a referee would say, then each fact of the answer. */
static void put_said(struct out *out, enum form form, const char *given,
                     const char *answer)
{
    char text[VERDICT_TEXT];
    struct out verdict = out_into(text, sizeof text, out->language);

    put_verdict(&verdict, form, given, answer);
    if (verdict.size > 0) {
        out_wrapped(out, 0, text);
        out_text(out, "\n");
    }
    put_for_people(out, form, given, answer);
}

static int answer(struct out *out, enum form form, char *const *argument,
                  bool json)
{
    char *given = strdup("{}"), *answer;
    struct wrongs wrongs;
    int status;

    wrongs_begin(&wrongs, json ? ENGLISH : cli_language);
    wrongs.typed = true;
    read_arguments(form, &given, argument, &wrongs);
    answer = ask_new(form, given, "", &wrongs);
    if (memory_failed()) {
        status = cli_no_memory();
    } else if (answer == NULL || wrongs.count > 0) {
        status = refuse(asked[form].name, &wrongs);
    } else {
        if (json) {
            out_text(out, answer);
            out_text(out, "\n");
        } else {
            put_said(out, form, given, answer);
            put_rules(out, form, given);
        }
        out_standard(out);
        status = cli_finish(EXIT_CONFORMS);
    }
    free(answer);
    free(given);
    return status;
}

/* ---------------------------------------------------------------------- options */

/* The questions in the words of other languages. The rows stand for their names, in this
 * order. */
static const struct term question_words[] = {
    TERM("misdeal", "misdeal", "Vergeben", "złe rozdanie", "chybné rozdání",
         "misdeals, dealing, wrong deal, Fehlgeben, falsch gegeben, falsch geben, vergebenes Spiel, Geben,"
         " błędne rozdanie, niewłaściwe rozdanie, pomyłka w rozdaniu, špatné rozdání, nesprávné rozdání,"
         " rozdanie, błąd rozdania, rozdání, chyba rozdání"),
    TERM("auction", "auction", "Reizen", "licytacja", "licitace",
         "bid, Reizung, wie wird gereizt, bidding, dražba, dražení"),
    TERM("announce", "announcement", "Ansage", "zapowiedź", "ohlášení",
         "announce, announcing, contract, Spielansage, ansagen, hlášení"),
    TERM("value", "value", "Spielwert", "wartość gry", "hodnota hry",
         "worth, game value, Wert, Wert des Spiels, Punkte, Preis, wartość, hodnota, cena, score"),
    TERM("trick", "trick", "Stich", "lewa", "zdvih", "štych, wziątka"),
    TERM("legal", "legal cards", "erlaubte Karten", "dozwolone karty", "dovolené karty",
         "legal card, which cards may be played, follow suit, Bedienen, bedienen, dokładanie, ctění barvy,"
         " erlaubt, spielbar, dozwolone, dovolené"),
    TERM("matadors", "matadors", "Spitzen", "szczyty", "vrcholy",
         "jacks, matadores, Buben, Spitze, walety, spodky, Matadore, matadory, matadorzy, matadoři"),
    TERM("bids", "bids", "Reizwerte", "odzywki", "nabídky", "Gebote"),
    TERM("ending", "ending", "Spielende", "koniec gry", "konec hry",
         "end, endings, end of the game, incidents, Vorfälle, Regelverstoß, zdarzenie, naruszenie,"
         " co se stalo, porušení, Ende, Ende des Spiels, Vorfall, Zwischenfall, incident, koniec, zakończenie, konec"),
    TERM("sheet", "score sheet", "Spielliste", "lista gier", "seznam her",
         "Liste, Abrechnung, Zettel, zapis, listina"),
    TERM("round", "round", "Runde", "runda", "kolo", "Bockrunde"),
    TERM("deal", "deal", "Kartengeben", "rozdawanie", "rozdávání", ""),
    TERM("game", "game", "Spiel", "gra", "hra", "partia, partie"),
};

static int find_question(const char *name)
{
    static const struct terms words = TERMS(question_words);
    int form = asked_find(name), row = form < 0 ? term_written(&words, name) : NONE;

    return row >= 0 ? asked_find(term_key(&words, row)) : form;
}

static int no_question(const char *name)
{
    struct nearest near = nearest_begin(name);
    char hint[NEAREST_HINT];

    for (int i = 0; i < QUESTIONS; i++)
        nearest_try(&near, asked[i].name, strlen(asked[i].name), i);
    nearest_say(&near, cli_language, hint);
    return cli_usage("ask", "no question '%s'%s: skatref ask lists them", name, hint);
}

int cli_ask(int argc, char **argv)
{
    char buffer[4096];
    struct out out = out_to_standard(buffer, sizeof buffer, cli_language);
    struct options o = { .json = 0 };
    const char *name;
    int form, status;

    if (!cli_read_options(&cli_ask_help, &o, argc, argv, &status))
        return status;
    name = argv[optind];
    form = name != NULL ? find_question(name) : NONE;
    if (o.schema)
        return print_schema();
    if (name == NULL && o.help)
        return cli_print_help(&cli_ask_help);
    if (name == NULL)
        return print_questions(&out);
    if (form < 0)
        return no_question(name);
    if (!o.help && argc - optind - 1 > MOST_ARGUMENTS)
        return refuse_number(asked[form].name, argc - optind - 1);
    return o.help ? print_facts(&out, (enum form)form)
        : answer(&out, (enum form)form, argv + optind + 1, o.json);
}
