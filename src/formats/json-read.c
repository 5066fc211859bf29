/* Reads skatref's own records: one JSON object a line. */
#include <string.h>

#include "base/memory.h"
#include "formats/iss.h"
#include "formats/json-forms.h"
#include "formats/json-read.h"

/* --------------------------------------------------------------------- deal */

static const char deal_expected[] =
    N_("a deal of 32 cards: {\"F\":...,\"M\":...,\"R\":...,\"skat\":...}");

static void deal_pile(struct parser *rd, int to, const struct card_list *cards)
{
    struct record *r = rd->record;
    skr_cards *pile = to == 3 ? &r->deal.skat : &r->deal.hand[to], all;
    int n = 0;

    for (int i = 0; i < to; i++)
        n += rd->notes->pile[i];
    for (int i = 0; i < cards->count; i++) {
        int card = cards->card[i];

        rd->notes->dealt[n + i] = (int8_t)card;
        if (card == SKR_NO_CARD) {
            r->hidden[to]++;
            continue;
        }
        all = r->deal.hand[0] | r->deal.hand[1] | r->deal.hand[2] | r->deal.skat;
        r->doubled |= (all & SKR_BIT(card)) != 0;
        *pile |= SKR_BIT(card);
    }
    rd->notes->pile[to] = (uint8_t)cards->count;
}

static bool read_deal(struct parser *rd, struct place v)
{
    struct record *r = rd->record;
    struct card_list pile[4] = { { 0, { 0 } } };
    int to, n;

    r->deal_byte = (uint32_t)(v.at - r->text);
    if (!json_is_object(v.json))
        return native_fail_value(rd, v, deal_expected);
    for (struct walk w = walk_begin(v); walk_next(&w);) {
        to = native_key(w.key, native_piles, 4);
        if (to == 4)
            return native_fail_key(rd, &w, N_("F, M, R or skat"));
        if (!native_read_cards(rd, w.value, 32, &pile[to]))
            return false;
    }
    n = pile[0].count + pile[1].count + pile[2].count + pile[3].count;
    if (n != 32 || json_object_size(v.json) != 4)
        return native_fail_value(rd, v, deal_expected);
    for (to = 0; to < 4; to++)
        deal_pile(rd, to, &pile[to]);
    r->whole = skr_deal_check(&r->deal) == SKR_C_NONE;
    return true;
}

/* ------------------------------------------------------------------- result */

static const char *const figure_expected[] = {
    [NATIVE_A_NUMBER] = N_("a number from -9999 to 9999"),
    [NATIVE_A_SEAT] = N_("a seat: \"F\", \"M\", \"R\", or null for nobody"),
    [NATIVE_A_FLAG] = N_("true or false"),
    [NATIVE_YES_OR_NO] = N_("true or false"),
    [NATIVE_OUTCOME] = N_("\"win\", \"loss\" or \"penalty\""),
};

/* Accepts any number for a seat or a flag: the judge reports the wrong ones. */
static bool figure_of(const json_t *json, enum native_figure_form form,
                      int *number)
{
    switch (form) {
    case NATIVE_OUTCOME:
        *number = native_term(json, &outcome_terms);
        return *number >= 0;
    case NATIVE_A_SEAT:
        *number = SKR_NOBODY;
        if (json_is_null(json) || native_seat(json, number))
            return true;
        break;
    case NATIVE_A_FLAG:
    case NATIVE_YES_OR_NO:
        *number = json_is_true(json);
        if (json_is_boolean(json) || form == NATIVE_YES_OR_NO)
            return json_is_boolean(json);
        break;
    default:
        break;
    }
    return native_number(json, -9999, 9999, number);
}

static bool read_figure(struct parser *rd, const struct walk *w)
{
    struct result *result = &rd->record->result;
    int figure = 0;

    while (figure < FIGURES
           && strcmp(w->key, native_figures[figure].name) != 0)
        figure++;
    if (figure == FIGURES)
        return native_fail_key(rd, w, N_("a figure of the result: soloist outcome"
                               " score matadors overbid points tricks ..."));
    if (!figure_of(w->value.json, native_figures[figure].form,
                   &result->figure[figure]))
        return native_fail_value(rd, w->value,
                                 figure_expected[native_figures[figure].form]);
    result->given |= 1u << figure;
    result->at[figure] = (uint32_t)(w->value.at - rd->record->text);
    return true;
}

static bool read_result(struct parser *rd, struct place v)
{
    struct result *result = &rd->record->result;

    rd->clause = SKR_C_RECORD_RESULT;
    result->byte = (uint32_t)(v.at - rd->record->text);
    if (native_is(v.json, "passed-in"))
        result->kind = RESULT_PASSED;
    else if (json_is_object(v.json))
        result->kind = RESULT_FIGURES;
    else if (!json_is_null(v.json))
        return native_fail_value(rd, v,
                                 N_("{...}, \"passed-in\", or null if it is missing"));
    if (result->kind == RESULT_FIGURES)
        for (struct walk w = walk_begin(v); walk_next(&w);)
            if (!read_figure(rd, &w))
                return false;
    rd->clause = SKR_C_RECORD_SYNTAX;
    return true;
}

/* ------------------------------------------------------------- other members */

static bool read_label(struct parser *rd, struct place v, enum label label)
{
    if (!json_is_string(v.json))
        return native_fail_value(rd, v, N_("a string"));
    rd->notes->label[label] = (struct label_text){
        json_string_value(v.json), json_string_length(v.json)
    };
    return true;
}

static bool read_version(struct parser *rd, struct place v)
{
    int version;

    return native_number(v.json, 1, 1, &version)
        || native_fail_value(rd, v, N_("1, the version of this format"));
}

static bool read_id(struct parser *rd, struct place v)
{
    const struct label_text *id = &rd->notes->label[LABEL_ID];

    if (!read_label(rd, v, LABEL_ID))
        return false;
    rd->record->id = id->at;
    rd->record->id_length = (uint32_t)id->length;
    return true;
}

static bool read_players(struct parser *rd, struct place v)
{
    int player = 0;

    if (!json_is_array(v.json) || json_array_size(v.json) != 3)
        return native_fail_value(rd, v, N_("the names of three players"));
    for (struct walk w = walk_begin(v); walk_next(&w); player++)
        if (!json_is_null(w.value.json)
            && !read_label(rd, w.value, (enum label)(LABEL_P0 + player)))
            return false;
    return true;
}

/* Reads the format whose conventions apply, whatever else the record has. */
static bool read_conventions(struct parser *rd, struct place v)
{
    const char *name = json_string_value(v.json);
    const struct format *format = name != NULL ? format_find(name) : NULL;

    if (format == NULL || format->conventions == NULL)
        return native_fail_value(rd, v, N_("\"iss\" or \"xskat\""));
    rd->record->conventions = format->conventions;
    return true;
}

static void note_date(struct parser *rd)
{
    const struct label_text *date = &rd->notes->label[LABEL_DT];

    rd->record->date = date->at;
    rd->record->date_length = (uint32_t)date->length;
}

/* Reads the texts that only the server's format has, by their labels; the
 * server's conventions apply, unless the record names others. */
static bool read_iss(struct parser *rd, struct place v)
{
    if (rd->record->conventions == &no_conventions)
        rd->record->conventions = &iss_conventions;
    if (!json_is_object(v.json))
        return native_fail_value(rd, v,
                                 N_("an object with GM PC CO SE DT OW R0 R1 R2"));
    for (struct walk w = walk_begin(v); walk_next(&w);) {
        int label = 0;

        while (label < LABELS
               && strcmp(w.key, label_name((enum label)label)) != 0)
            label++;
        if (label == LABELS || !label_is_own((enum label)label))
            return native_fail_key(rd, &w, N_("GM PC CO SE DT OW R0 R1 or R2"));
        if (!read_label(rd, w.value, (enum label)label))
            return false;
    }
    note_date(rd);
    return true;
}

static bool read_code(struct parser *rd, struct place v)
{
    const char *name = json_string_value(v.json);

    rd->record->code = name != NULL ? skr_code_find(name) : NULL;
    return rd->record->code != NULL
        || native_fail_value(rd, v, N_("isko2022, isko2018, isko1999 or altenburg1937"));
}

static bool fail_option(struct parser *rd, struct place v)
{
    native_expect(rd, "an option:");
    for (int i = 0; skr_option_at(i) != NULL; i++)
        if (strchr(skr_option_at(i)->name, '.') == NULL)
            native_expect(rd, " %s", skr_option_at(i)->name);
    native_expect(rd, ", or a clause that is another reading");
    return native_fail_value(rd, v, rd->record->made);
}

static bool read_options(struct parser *rd, struct place v)
{
    const struct skr_option *misfit;

    if (!json_is_array(v.json))
        return native_fail_value(rd, v, N_("a list of options"));
    for (struct walk w = walk_begin(v); walk_next(&w);) {
        const char *name = json_string_value(w.value.json);
        enum skr_error error = name == NULL ? SKR_E_OPTION
            : house_add(&rd->record->options, name);

        if (error == SKR_E_SCORING)
            return native_fail_value(rd, w.value, N_("one way to score ramsch"));
        if (error != SKR_OK)
            return fail_option(rd, w.value);
    }
    misfit = house_misfit(NULL, rd->record->options);
    for (struct walk w = walk_begin(v); misfit != NULL && walk_next(&w);)
        if (strcmp(json_string_value(w.value.json), misfit->name) == 0)
            return fail_option(rd, w.value);
    return true;
}

static const struct member {
    const char *key;
    bool needed;
    bool (*read)(struct parser *, struct place);
} members[] = {
    { "skatref", true, read_version }, { "id", false, read_id },
    { "code", false, read_code },      { "options", false, read_options },
    { "players", false, read_players },{ "deal", true, read_deal },
    { "events", true, native_read_events },   { "result", false, read_result },
    { "conventions", false, read_conventions },
    { "iss", false, read_iss },
};
#define MEMBERS ((int)(sizeof members / sizeof *members))

static bool read_member(struct parser *rd, const struct walk *w)
{
    for (int i = 0; i < MEMBERS; i++)
        if (strcmp(w->key, members[i].key) == 0)
            return members[i].read(rd, w->value);
    return native_fail_key(rd, w, N_("skatref id code options players deal events"
                           " result conventions or iss"));
}

static bool read_record(struct parser *rd, struct place v)
{
    const char *close = past_value(v.at) - 1;

    for (struct walk w = walk_begin(v); walk_next(&w);)
        if (!read_member(rd, &w))
            return false;
    for (int i = 0; i < MEMBERS; i++)
        if (members[i].needed
            && json_object_get(v.json, members[i].key) == NULL)
            return native_fail(rd, close, close + 1,
                               native_expect(rd, "\"%s\" in the record",
                                             members[i].key));
    return true;
}

/* --------------------------------------------------------------------- JSON */

static const char *const expected_json[] = {
    [json_error_out_of_memory] = N_("more memory"),
    [json_error_stack_overflow] = N_("at most 1000 brackets inside each other, and"
                                  " 16384 values"),
    [json_error_invalid_utf8] = "UTF-8",
    [json_error_premature_end_of_input] =
        N_("the rest of the record on the same line"),
    [json_error_end_of_input_expected] = N_("nothing more on the line"),
    [json_error_null_byte_in_key] = N_("no NUL in a key"),
    [json_error_duplicate_key] = N_("each key once"),
    [json_error_numeric_overflow] = N_("a smaller number"),
};
#define EXPECTED_JSON (sizeof expected_json / sizeof *expected_json)

static const char *json_expected(const json_error_t *error)
{
    size_t code = json_error_code(error);

    return code < EXPECTED_JSON && expected_json[code] != NULL
        ? expected_json[code] : "JSON";
}

/* The parser stops after the token that it could not use, and quotes it. */
static bool fail_json(struct parser *rd, const json_error_t *error)
{
    const char *text = rd->record->text, *near = strstr(error->text, " near '");
    const char *at = error->position < rd->end - text ? text + error->position
                                                      : rd->end;
    size_t length = near != NULL ? strlen(near + 7) - 1 : 0;

    if (length > 0 && length <= (size_t)(at - text)
        && memcmp(at - length, near + 7, length) == 0)
        at -= length;
    return native_fail(rd, at, at + length < rd->end ? at + length : rd->end,
                       json_expected(error));
}

static bool parse(struct parser *rd)
{
    const char *text = rd->record->text;
    json_error_t error;
    json_t *json = memory_load_json(text, (size_t)(rd->end - text),
                              JSON_REJECT_DUPLICATES | JSON_ALLOW_NUL
                              | JSON_DECODE_ANY, &error);

    rd->record->document = json;
    if (json == NULL)
        return fail_json(rd, &error);
    if (!json_is_object(json))
        return native_fail(rd, text, rd->end, N_("a record: {\"skatref\":1,...}"));
    return read_record(rd, place_of(json, text));
}

/* --------------------------------------------------------------------- lines */

static bool begins_object(const char *text, const char *end)
{
    (void)end;
    return *text == '{';
}

/* The last line that may be a record, or else the last line. */
static const char *last_line(const char *text, const char *end)
{
    const char *last = NULL;

    for (const char *p = end; p > text; p--) {
        if (p[-1] != '\n')
            continue;
        if (p < end && begins_object(p, end))
            return p;
        if (last == NULL)
            last = p;
    }
    return last;
}

static const char *line_end(const char *text, const char *end)
{
    const char *p = memchr(text, '\n', (size_t)(end - text));

    return p == NULL ? text : p + 1;
}

static const char *native_read(const char *text, const char *end,
                               struct record *record, struct notes *notes)
{
    struct notes unwanted;
    struct parser rd = { .end = end, .record = record,
                         .notes = notes != NULL ? notes : &unwanted,
                         .clause = SKR_C_RECORD_SYNTAX };

    while (rd.end > text && strchr(" \t\r\n", rd.end[-1]) != NULL
           && rd.end[-1] != '\0')
        rd.end--;
    record_release(record);
    record_begin(record, rd.notes, text, &no_conventions);
    record->length = (uint32_t)(rd.end - text);
    parse(&rd);
    return end;
}

const struct format json_format = {
    .name = "json", .begins = begins_object, .starts = begins_object,
    .next = format_next_line, .read = native_read, .about = N_("skatref's own"),
    .last = last_line, .past = line_end, .write = native_write,
};
