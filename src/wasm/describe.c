/* The facts of all questions in the words of players. Their types, ranges and words come
 * from the table of facts, so that no page knows them. */
#include "wasm/describe.h"

#include <string.h>

#include "base/memory.h"
#include "question/ask.h"
#include "question/guard.h"
#include "question/question.h"
#include "report/calculation.h"

/* What players are asked, where the help of a fact is written for programmers. */
static const struct { enum fact_row row; const char *label; } labels[] = {
    { FACT_GAME, N_("Which game?") },
    { FACT_KIND, N_("What went wrong?") },
    { FACT_FOUND, N_("When was it noticed?") },
    { FACT_MISDEAL_GAME, N_("Which game was announced?") },
    { FACT_COUNTS, N_("How many cards does each have?") },
    { FACT_COUNT_F, N_("forehand") },
    { FACT_COUNT_M, N_("middlehand") },
    { FACT_COUNT_R, N_("rearhand") },
    { FACT_COUNT_SKAT, N_("skat") },
    { FACT_MISDEAL_SOLOIST, N_("Who is the soloist?") },
    { FACT_LIFTED, N_("How many cards were lifted?") },
    { FACT_MISDEAL_BY, N_("Who was it?") },
    { FACT_FAULT, N_("Whose fault was it?") },
    { FACT_TOLD_APART, N_("Can the two cards of the skat be told apart?") },
    { FACT_LEAVE, N_("Did the soloist allow it?") },
    { FACT_RESERVED, N_("Did he reserve the cut?") },
    { FACT_LONG_AWAY, N_("Is he away for longer than a moment?") },
    { FACT_MATTERED, N_("Could the card have been played before it was found?") },
    { FACT_PROVED, N_("Which level would right play have brought?") },
    { FACT_COUNT_PLAY_ON, N_("Does the soloist want to play all the same?") },
    { FACT_CALLS, N_("What was called?") },
    { FACT_FOLLOW, N_("Go on after a call that is not allowed?") },
    { FACT_TABLE, N_("How many are at the table?") },
    { FACT_DEALER, N_("Which seat dealt? (0 is the first)") },
    { FACT_NUMBER_OF_DEAL, N_("In which deal of the list was it found?") },
    { FACT_HAND, N_("Hand?") },
    { FACT_ANNOUNCED, N_("What was announced?") },
    { FACT_OUVERT, N_("Ouvert?") },
    { FACT_BID, N_("What was bid?") },
    { FACT_TWELVE, N_("The soloist's ten cards and the skat") },
    { FACT_MATADORS, N_("With or without how many? (without: negative)") },
    { FACT_POINTS, N_("The soloist's card points, with the skat") },
    { FACT_TRICKS, N_("The soloist's tricks") },
    { FACT_ENDING, N_("How did the play end?") },
    { FACT_UNPLAYED_POINTS, N_("Card points that nobody has yet") },
    { FACT_UNPLAYED_TRICKS, N_("Tricks that nobody has yet") },
    { FACT_SKAT_TAKEN, N_("Was the skat taken up?") },
    { FACT_PUT_AWAY, N_("How many cards were put away?") },
    { FACT_HOLDS, N_("How many cards does he hold?") },
    { FACT_LAID_OPEN, N_("Does he lay his cards open before the lead?") },
    { FACT_BOUND, N_("Which game did he name as his bid?") },
    { FACT_PROVED_LOSS, N_("Which level do the defenders prove?") },
    { FACT_SAID, N_("What did he say?") },
    { FACT_REVOLUTION, N_("Revolution?") },
    { FACT_CONTRA, N_("Contra, re or sup?") },
    { FACT_SOLOIST, N_("Who is the soloist?") },
    { FACT_HANDS, N_("Which cards does each still hold?") },
    { FACT_F, N_("forehand") },
    { FACT_M, N_("middlehand") },
    { FACT_R, N_("rearhand") },
    { FACT_TURN, N_("Whose turn is it?") },
    { FACT_TRICK, N_("The cards of the unfinished trick") },
    { FACT_HAPPENED, N_("What happened?") },
    { FACT_HAPPENING, N_("What was it?") },
    { FACT_BY, N_("Who did it?") },
    { FACT_AGREED, N_("Who agrees?") },
    { FACT_OBJECTED, N_("Who objects?") },
    { FACT_ASKED, N_("Which level was asked for?") },
    { FACT_OTHERS_GET, N_("How many tricks does he leave to the others?") },
    { FACT_PLAY_ON, N_("Does the innocent side demand to play on?") },
    { FACT_NOTICED, N_("When was it noticed?") },
    { FACT_LEAVE_GIVEN, N_("Had the other side given leave?") },
    { FACT_TRICK_TO, N_("Whose is the trick when it is complete?") },
    { FACT_RAMSCH_POINTS, N_("Card points of forehand, middlehand, rearhand") },
    { FACT_RAMSCH_TRICKS, N_("Tricks of forehand, middlehand, rearhand") },
    { FACT_PUSHED, N_("Was the skat pushed?") },
    { FACT_REFUSED, N_("How many refused the cards?") },
    { FACT_LAST_TRICK, N_("Who took the last trick?") },
    { FACT_CODE, N_("Which rules?") },
    { FACT_OPTIONS, N_("Which house rules?") },
};

static const char *const type_name[] = {
    [TYPE_NUMBER] = "number", [TYPE_NUMBER_OR_NULL] = "number", [TYPE_AMOUNT] = "amount",
    [TYPE_FLAG] = "flag", [TYPE_FLAG_OR_NULL] = "flag",
    [TYPE_WORD] = "word", [TYPE_WORD_OR_NULL] = "word",
    [TYPE_CARDS] = "cards", [TYPE_CARD_LIST] = "cards", [TYPE_CARD_OR_NULL] = "cards",
    [TYPE_SEATS] = "seats", [TYPE_NUMBERS] = "numbers", [TYPE_LIST] = "list",
    [TYPE_TEXT] = "text", [TYPE_TEXTS] = "texts", [TYPE_CODE] = "code",
    [TYPE_OPTIONS] = "options", [TYPE_FORM] = "form", [TYPE_FORMS] = "forms",
    [TYPE_BY_PLAYER] = "by-player", [TYPE_TALLIES] = "tallies", [TYPE_RECORD] = "record",
    [TYPE_CLAUSE] = "clause", [TYPE_CLAUSE_OR_NULL] = "clause", [TYPE_TOTALS] = "totals",
};

static const char *label_of(int row)
{
    for (size_t i = 0; i < sizeof labels / sizeof *labels; i++)
        if ((int)labels[i].row == row)
            return labels[i].label;
    return facts[row].help;
}

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
    snprintf(out, FACT_NAME_SIZE, "\"%s\"", tr(language, label_of((int)row)));
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
                    answers ? f->help : label_of(i),
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

static json_t *describe_codes(void)
{
    json_t *list = json_array();

    for (int i = 0; skr_code_at(i) != NULL; i++)
        memory_append(list, json_string(skr_code_at(i)->name));
    return list;
}

static json_t *describe_options(void)
{
    json_t *list = json_array();

    for (int i = 0; skr_option_at(i) != NULL; i++)
        memory_append(list, json_string(skr_option_at(i)->name));
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
    return json_pack("{s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o}",
        "asks", describe_asks(language),
        "codes", describe_codes(), "options", describe_options(),
        "forms", describe_forms(false, language),
        "answers", describe_forms(true, language),
        "texts", describe_texts(language),
        "suits", words_of(&suit_terms, language),
        "ranks", words_of(&rank_terms, language),
        "seats", words_of(&seat_terms, language),
        "verdicts", words_of(&verdict_terms, language),
        "findings", words_of(&finding_terms, language),
        "games", words_of(&play_terms, language));
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

/* Adds to the answer what would have covered the bid of an overbid game. */
static json_t *with_covering(json_t *said, const json_t *given, enum language language)
{
    char text[512];
    struct out out = out_into(text, sizeof text, language);
    struct wrongs wrongs = { .language = language };
    struct skr_value value;
    struct question q;

    question_begin(&q, FORM_VALUE, "given.", &wrongs);
    question_read(&q, given);
    guard_value(&q);
    if (question_right(&q) && skr_value(&q.position.facts, &value) == SKR_OK)
        report_why_not(&out, &q.position.facts, &value);
    if (out.size > 0)
        memory_put(said, "covering", json_stringn(text, out.size - 1));   /* no newline */
    return said;
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
    answer = json_pack("{s:o}", "answer", answer);
    return form == FORM_VALUE
        ? with_covering(answer, json_object_get(question, "given"), language) : answer;
}
