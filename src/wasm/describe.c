/* The facts of all questions in the words of players. Their types, ranges and words come
 * from the table of facts, so that no page knows them. */
#include "wasm/describe.h"

#include <stdlib.h>
#include <string.h>

#include "base/json-text.h"
#include "base/none.h"
#include "question/answer-text.h"
#include "question/ask.h"
#include "question/deciding.h"
#include "question/disputes.h"
#include "question/labels.h"
#include "question/next.h"
#include "question/question.h"
#include "report/verdict.h"
#include "words/names.h"
#include "words/say.h"

/* What the names of facts begin with. */
#define PATH "given."

static const char *const type_name[] = {
    [TYPE_NUMBER] = "number", [TYPE_NUMBER_OR_NULL] = "number", [TYPE_AMOUNT] = "amount",
    [TYPE_FLAG] = "flag", [TYPE_FLAG_OR_NULL] = "flag",
    [TYPE_WORD] = "word", [TYPE_WORD_OR_NULL] = "word",
    [TYPE_CARDS] = "cards", [TYPE_CARD_LIST] = "cards", [TYPE_CARD_OR_NULL] = "cards",
    [TYPE_SEATS] = "seats", [TYPE_NUMBERS] = "numbers", [TYPE_LIST] = "list", [TYPE_SERIES] = "list",
    [TYPE_TEXT] = "text", [TYPE_TEXTS] = "texts", [TYPE_CODE] = "code",
    [TYPE_OPTIONS] = "options", [TYPE_FORM] = "form", [TYPE_FORMS] = "forms",
    [TYPE_BY_PLAYER] = "by-player", [TYPE_TALLIES] = "tallies", [TYPE_RECORD] = "record",
    [TYPE_EVENTS] = "events",
    [TYPE_CLAUSE] = "clause", [TYPE_CLAUSE_OR_NULL] = "clause", [TYPE_TOTALS] = "totals",
};

/* [key, word] */
static void put_pair(struct json *json, const char *key, const char *word)
{
    json_open(json, NULL, '[');
    json_put_text(json, NULL, key);
    json_put_text(json, NULL, word);
    json_close(json, ']');
}

/* [ [key, word], ... ] */
static void put_words(struct json *json, const char *key, const struct terms *terms)
{
    json_open(json, key, '[');
    for (int i = 0; i < terms->count; i++)
        if (terms->term[i].key != NULL)
            put_pair(json, terms->term[i].key, term_word_in(terms, i, json->out->language));
    json_close(json, ']');
}

/* What a refusal calls a fact: its field on the page. */
static void name_by_label(enum fact_row row, enum language language,
                          char out[FACT_NAME_SIZE])
{
    snprintf(out, FACT_NAME_SIZE, "\"%s\"", tr(language, fact_label(row)));
}

/* label: what stands behind a semicolon is for programs. */
static void put_fact(struct json *json, const struct fact *f, enum fact_use use,
                     const char *label)
{
    json_open(json, NULL, '{');
    json_put_text(json, "key", f->key);
    json_put_text(json, "type", type_name[f->type]);
    json_put_number(json, "low", f->low);
    json_put_number(json, "high", f->high);
    json_put_flag(json, "required", use == USE_NEEDED);
    json_put_flag(json, "asked", use == USE_ASKED);
    json_put_bytes(json, "label", label, strcspn(label, ";"));
    if (f->words != NULL || f->type == TYPE_SEATS)
        put_words(json, "words", f->words != NULL ? f->words : &seat_terms);
    if (f->type == TYPE_WORD_OR_NULL)
        json_put_flag(json, "null", true);
    if (f->type == TYPE_FORM || f->type == TYPE_FORMS || f->type == TYPE_TALLIES)
        json_put_number(json, "inside", f->inside);
    json_close(json, '}');
}

static void put_form(struct json *json, enum form form, bool answers)
{
    json_open(json, NULL, '[');
    for (int i = 0; answers ? answered[i].key != NULL : i < FACTS; i++) {
        const struct fact *f = answers ? &answered[i] : &facts[i];

        if (fact_of(f, form))
            put_fact(json, f, answers ? USE_TAKEN : fact_use((enum fact_row)i, form),
                     tr(json->out->language,
                        answers ? f->help : fact_label((enum fact_row)i)));
    }
    json_close(json, ']');
}

/* By the numbers of forms: those of answers are other forms of the same number. */
static void put_forms(struct json *json, const char *key, bool answers)
{
    json_open(json, key, '[');
    for (int form = 0; form < FORMS; form++)
        put_form(json, (enum form)form, answers);
    json_close(json, ']');
}

static void put_asks(struct json *json)
{
    json_open(json, "asks", '[');
    for (int i = 0; i < QUESTIONS; i++) {
        json_open(json, NULL, '{');
        json_put_text(json, "name", asked[i].name);
        json_put_text(json, "help", tr(json->out->language, asked[i].help));
        json_close(json, '}');
    }
    json_close(json, ']');
}

/* [ [name, title], ... ] */
static void put_code_titles(struct json *json)
{
    json_open(json, "codes", '[');
    for (int i = 0; skr_code_at(i) != NULL; i++)
        put_pair(json, skr_code_at(i)->name,
                 tr(json->out->language, skr_code_at(i)->title));
    json_close(json, ']');
}

/* The title of its clause; but "lost with sixty" does not say that it begins a bock. */
static const char *option_title(const struct skr_option *option, enum language language)
{
    int house = strncmp(option->name, "bock-", 5) == 0
        ? term_find(&house_terms, option->name) : -1;

    return house >= 0 ? term_word_in(&house_terms, house, language)
        : title_in(language, option->clause);
}

/* [ [name, title], ... ] */
static void put_option_titles(struct json *json)
{
    json_open(json, "options", '[');
    for (int i = 0; skr_option_at(i) != NULL; i++)
        put_pair(json, skr_option_at(i)->name,
                 option_title(skr_option_at(i), json->out->language));
    json_close(json, ']');
}

/* The chapters of the spec, with their headings there. */
static const struct term chapters[] = {
    TERM("pack", "The pack", "Das Kartenspiel", "Talia", "Karty", ""),
    TERM("rank", "Rank of the cards", "Rangfolge der Karten", "Starszeństwo kart",
        "Pořadí karet", ""),
    TERM("seat", "Seats", "Die Plätze", "Miejsca przy stoliku", "Místa u stolu", ""),
    TERM("deal", "The deal", "Das Geben", "Rozdawanie kart", "Rozdávání", ""),
    TERM("auction", "The auction", "Das Reizen", "Licytacja", "Licitace", ""),
    TERM("skat", "The skat", "Der Skat", "Skat", "Skat", ""),
    TERM("announce", "The announcement", "Die Spielansage", "Zapowiedź gry",
        "Ohlášení hry", ""),
    TERM("matadors", "Matadors", "Die Spitzen", "Szczyty", "Vrcholy", ""),
    TERM("play", "Playing cards", "Der Spielverlauf und das Bedienen",
        "Zagrywanie kart", "Hraní karet", ""),
    TERM("trick", "Tricks", "Die Stiche", "Lewy", "Zdvihy", ""),
    TERM("level", "Winning and losing, schneider and schwarz",
        "Gewinn und Verlust, Schneider und Schwarz",
        "Wygrana i przegrana, sznajder i szwarc", "Výhra a prohra, šnajdr a švarc", ""),
    TERM("value", "The value of a game", "Der Spielwert", "Wartość gry",
        "Hodnota hry", ""),
    TERM("end", "How a game ends", "Wie ein Spiel endet", "Jak kończy się gra",
        "Jak hra končí", ""),
    TERM("sheet", "Score sheets and tournaments", "Spielliste und Wettspiel",
        "Listy i turnieje", "Listiny a turnaje", ""),
    TERM("record", "Records of games", "Aufzeichnungen von Spielen", "Zapisy gier",
        "Záznamy her", ""),
    TERM("general", "General", "Allgemeines", "Zasady ogólne", "Obecná pravidla", ""),
    TERM("home", "Games played at home", "Spiele zu Hause", "Gra w domu",
        "Hry doma", ""),
};
static const struct terms chapter_terms = TERMS(chapters);

static void put_texts(struct json *json)
{
    json_open(json, "texts", '{');
    for (int i = 0; page_texts[i] != NULL; i++) {
        const char *text = tr(json->out->language, page_texts[i]);

        json_key_text(json, page_texts[i]);
        out_json_string(json->out, text, strlen(text));
    }
    json_close(json, '}');
}

void describe(struct json *json)
{
    json_open(json, NULL, '{');
    put_asks(json);
    put_code_titles(json);
    put_option_titles(json);
    put_disputes(json, "disputes");
    put_all_disputes(json, "all_disputes");
    put_forms(json, "forms", false);
    put_forms(json, "answers", true);
    put_texts(json);
    put_meanings(json, "meanings");
    put_words(json, "suits", &suit_terms);
    put_words(json, "ranks", &rank_terms);
    put_words(json, "seats", &seat_terms);
    put_words(json, "verdicts", &verdict_terms);
    put_words(json, "findings", &finding_terms);
    put_words(json, "games", &play_terms);
    put_words(json, "chapters", &chapter_terms);
    json_put_text(json, "version", PACKAGE_VERSION);
    json_put_bytes(json, "spec", skr_spec_hash(), 12);
    json_close(json, '}');
}

/* ------------------------------------------------------------------ questions */

/* The path without its "given.", the clause, which the page names itself, and the
 * message. */
static void put_wrong(struct json *json, const struct wrong *w)
{
    const size_t path = sizeof PATH - 1, end = strlen(": ");
    bool named = w->said >= path + end;

    json_open(json, NULL, '{');
    json_put_bytes(json, "path", named ? w->text + path : "",
                   named ? w->said - path - end : 0);
    json_put_text(json, "clause", w->clause != SKR_C_NONE ? clause_id(w->clause) : "");
    json_put_bytes(json, "text", w->text + w->said, (size_t)w->cited - w->said);
    json_close(json, '}');
}

static void put_wrongs(struct json *json, const struct wrongs *wrongs)
{
    json_open(json, NULL, '{');
    json_open(json, "wrongs", '[');
    for (int i = 0; i < wrongs->count && i < WRONGS; i++)
        put_wrong(json, &wrongs->wrong[i]);
    json_close(json, ']');
    json_close(json, '}');
}

/* Which question is asked, or NONE. */
static int form_of(const char *question)
{
    char name[32];

    return json_text(json_find(question, "ask"), name, sizeof name) ? asked_find(name) : NONE;
}

/* A clause and its sentence; null for none. */
static void put_why(struct json *json, const char *key, struct decides it)
{
    const char *text;
    size_t size;

    if (it.clause == SKR_C_NONE) {
        json_put_null(json, key);
        return;
    }
    text = sentence_of(skr_clause_text(it.clause, language_code(json->out->language)),
                       it.sentence, &size);
    json_open(json, key, '{');
    json_put_text(json, "clause", clause_id(it.clause));
    json_put_bytes(json, "sentence", text, size);
    json_close(json, '}');
}

/* The question that comes next at the table: what a game is worth that was announced. */
static void put_then(struct json *json, enum form form, const char *given, const char *answer)
{
    static const char *const kept[] = { "code", "options" };
    const char *game = json_find(answer, "announcement");

    if (form != FORM_ANNOUNCE || json_kind(json_find(answer, "lost")) == '"') {
        json_put_null(json, "then");
        return;
    }
    json_open(json, "then", '{');
    json_put_text(json, "ask", asked[FORM_VALUE].name);
    json_open(json, "given", '{');
    for (struct json_walk w = json_walk(game); json_next(&w);)
        if (json_kind(w.value) == '"' || json_kind(w.value) == 't' || json_is(w.key, "hand"))
            json_put_member(json, &w);
    for (size_t i = 0; i < sizeof kept / sizeof *kept; i++)
        if (json_find(given, kept[i]) != NULL)
            json_put_copy(json, kept[i], json_find(given, kept[i]));
    json_close(json, '}');
    json_close(json, '}');
}

/* What a referee would say to an answer, and why. */
static void put_said(struct json *json, enum form form, const char *given, const char *answer)
{
    char text[VERDICT_TEXT];
    struct out out = out_into(text, sizeof text, json->out->language);

    if (json_kind(answer) == '{')
        put_verdict(&out, form, given, answer);
    json_put_text(json, "verdict", text);
    if (json_kind(answer) != '{')
        return;
    put_why(json, "decides", what_decides(form, given, answer));
    put_why(json, "besides", what_is_breached(form, given, answer));
    put_then(json, form, given, answer);
}

void consult(struct json *json, const char *question)
{
    const char *given = json_find(question, "given");
    int form = form_of(question);
    struct wrongs wrongs;
    char *answer;

    wrongs_begin(&wrongs, json->out->language);
    wrongs.name = name_by_label;
    answer = form < 0 ? NULL : ask_new((enum form)form, given, PATH, &wrongs);
    if (answer != NULL && wrongs.count == 0) {
        json_open(json, NULL, '{');
        json_put_copy(json, "answer", answer);
        put_said(json, (enum form)form, given, answer);
        json_close(json, '}');
    } else {
        put_wrongs(json, &wrongs);
    }
    free(answer);
}

void refer(struct json *json, const char *question)
{
    int form = form_of(question);
    char at[64], *said;

    if (form < 0) {
        json_put_null(json, NULL);
        return;
    }
    said = ask_next((enum form)form, json_find(question, "given"),
                    json_text(json_find(question, "at"), at, sizeof at) ? at : NULL,
                    json->out->language, name_by_label);
    json_open(json, NULL, '{');
    for (struct json_walk w = json_walk(said); json_next(&w);)
        json_put_member(json, &w);
    put_said(json, (enum form)form, json_find(said, "given"), json_find(said, "answer"));
    json_close(json, '}');
    free(said);
}
