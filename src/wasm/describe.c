/* The facts of all questions in the words of players. Their types, ranges and words come
 * from the table of facts, so that no page knows them. */
#include "wasm/describe.h"

#include <string.h>

#include "base/memory.h"
#include "question/ask.h"
#include "question/disputes.h"
#include "question/labels.h"
#include "question/next.h"
#include "question/question.h"
#include "report/verdict.h"
#include "words/say.h"

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

/* [ [key, word], ... ] */
static json_t *words_of(const struct terms *terms, enum language language)
{
    json_t *list = json_array();

    for (int i = 0; i < terms->count; i++)
        if (terms->term[i].key != NULL)
            memory_append(list, json_pack("[s,s]", terms->term[i].key,
                                          term_word_in(terms, i, language)));
    return list;
}

/* What a refusal calls a fact: its field on the page. */
static void name_by_label(enum fact_row row, enum language language,
                          char out[FACT_NAME_SIZE])
{
    snprintf(out, FACT_NAME_SIZE, "\"%s\"", tr(language, fact_label(row)));
}

static json_t *describe_fact(const struct fact *f, enum fact_use use, const char *label,
                             enum language language)
{
    json_t *fact = json_pack("{s:s, s:s, s:i, s:i, s:b, s:b, s:s}", "key", f->key,
                             "type", type_name[f->type], "low", f->low,
                             "high", f->high, "required", use == USE_NEEDED,
                             "asked", use == USE_ASKED, "label", tr(language, label));

    if (f->words != NULL || f->type == TYPE_SEATS)
        memory_put(fact, "words", words_of(f->words != NULL ? f->words : &seat_terms,
                                           language));
    if (f->type == TYPE_WORD_OR_NULL)
        memory_put(fact, "null", json_true());
    if (f->type == TYPE_FORM || f->type == TYPE_FORMS || f->type == TYPE_TALLIES)
        memory_put(fact, "inside", json_integer((json_int_t)f->inside));
    return fact;
}

/* By the numbers of forms: those of answers are other forms of the same number. */
static json_t *describe_forms(bool answers, enum language language)
{
    json_t *forms = json_array();

    for (int form = 0; form < FORMS; form++) {
        json_t *list = json_array();

        for (int i = 0; answers ? answered[i].key != NULL : i < FACTS; i++) {
            const struct fact *f = answers ? &answered[i] : &facts[i];

            if (fact_of(f, (enum form)form))
                memory_append(list, describe_fact(
                    f, answers ? USE_TAKEN : fact_use((enum fact_row)i, (enum form)form),
                    answers ? f->help : fact_label((enum fact_row)i),
                    language));
        }
        memory_append(forms, list);
    }
    return forms;
}

static json_t *describe_asks(enum language language)
{
    json_t *list = json_array();

    for (int i = 0; i < QUESTIONS; i++)
        memory_append(list, json_pack("{s:s, s:s}", "name", asked[i].name, "help",
                                      tr(language, asked[i].help)));
    return list;
}

/* [ [name, title], ... ] */
static json_t *describe_codes(enum language language)
{
    json_t *list = json_array();

    for (int i = 0; skr_code_at(i) != NULL; i++)
        memory_append(list, json_pack("[s,s]", skr_code_at(i)->name,
                                      tr(language, skr_code_at(i)->title)));
    return list;
}

/* [ [name, title of its clause], ... ] */
static json_t *describe_options(enum language language)
{
    json_t *list = json_array();

    for (int i = 0; skr_option_at(i) != NULL; i++)
        memory_append(list, json_pack("[s,s]", skr_option_at(i)->name,
                                      title_in(language, skr_option_at(i)->clause)));
    return list;
}

static json_t *describe_texts(enum language language)
{
    json_t *texts = json_object();

    for (int i = 0; page_texts[i] != NULL; i++)
        memory_put(texts, page_texts[i], json_string(tr(language, page_texts[i])));
    return texts;
}

json_t *describe(enum language language)
{
    return json_pack("{s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o,"
        " s:o, s:s, s:s%}",
        "asks", describe_asks(language),
        "codes", describe_codes(language), "options", describe_options(language),
        "disputes", disputes(language), "all_disputes", all_disputes(language),
        "forms", describe_forms(false, language),
        "answers", describe_forms(true, language),
        "texts", describe_texts(language),
        "suits", words_of(&suit_terms, language),
        "ranks", words_of(&rank_terms, language),
        "seats", words_of(&seat_terms, language),
        "verdicts", words_of(&verdict_terms, language),
        "findings", words_of(&finding_terms, language),
        "games", words_of(&play_terms, language),
        "version", PACKAGE_VERSION, "spec", skr_spec_hash(),
        (size_t)12);
}

/* ------------------------------------------------------------------ questions */

/* "given.happened.by: missing, ..." parted at the colon; the page names the clause
 * itself. */
static json_t *describe_wrong(const struct wrong *w)
{
    const char *start = strncmp(w->text, "given.", 6) == 0 ? w->text + 6 : NULL;
    const char *colon = start != NULL ? strstr(start, ": ") : NULL;
    const char *text = colon != NULL ? colon + 2 : w->text;
    const char *clause = w->clause != SKR_C_NONE ? clause_id(w->clause) : "";
    char cited[80];
    const char *end;

    snprintf(cited, sizeof cited, " (%s: ", clause);
    end = *clause != '\0' ? strstr(text, cited) : NULL;
    return json_pack("{s:s%, s:s, s:s%}", "path", colon != NULL ? start : "",
                     colon != NULL ? (size_t)(colon - start) : (size_t)0, "clause",
                     clause, "text", text,
                     end != NULL ? (size_t)(end - text) : strlen(text));
}

static json_t *describe_wrongs(const struct wrongs *wrongs)
{
    json_t *list = json_array();

    for (int i = 0; i < wrongs->count && i < WRONGS; i++)
        memory_append(list, describe_wrong(&wrongs->wrong[i]));
    return json_pack("{s:o}", "wrongs", list);
}

/* The answer, with what a referee would say. */
static json_t *with_verdict(json_t *answer, enum form form, const json_t *given,
                            enum language language)
{
    char text[VERDICT_TEXT];
    struct out out = out_into(text, sizeof text, language);

    put_verdict(&out, form, given, answer);
    return json_pack("{s:o, s:s}", "answer", answer, "verdict", text);
}

json_t *consult(const json_t *question, enum language language)
{
    const char *name = json_string_value(json_object_get(question, "ask"));
    int form = name != NULL ? asked_find(name) : -1;
    struct wrongs wrongs;
    json_t *answer;

    wrongs.count = 0;
    wrongs.name = name_by_label;
    wrongs.bare = false;
    wrongs.language = language;
    if (form < 0)
        return json_pack("{s:[]}", "wrongs");
    answer = ask((enum form)form, json_object_get(question, "given"), "given.", &wrongs);
    if (wrongs.count > 0)
        return describe_wrongs(&wrongs);
    return with_verdict(answer, (enum form)form, json_object_get(question, "given"),
                        language);
}

json_t *refer(const json_t *question, enum language language)
{
    const char *name = json_string_value(json_object_get(question, "ask"));
    int form = name != NULL ? asked_find(name) : -1;
    json_t *said, *answer;
    char text[VERDICT_TEXT];
    struct out out = out_into(text, sizeof text, language);

    if (form < 0)
        return json_null();
    said = ask_next((enum form)form, json_object_get(question, "given"),
                    json_string_value(json_object_get(question, "at")), language,
                    name_by_label);
    answer = json_object_get(said, "answer");
    if (json_is_object(answer))
        put_verdict(&out, (enum form)form, json_object_get(said, "given"), answer);
    memory_put(said, "verdict", json_string(text));
    return said;
}
