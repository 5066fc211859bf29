/* Reads skatref's own records: one JSON object a line. */
#include <string.h>

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

static const char *pile_key(int pile)
{
    return own_piles[pile];
}

static bool read_deal(struct parser *rd, const char *v)
{
    struct record *r = rd->record;
    struct card_list pile[4] = { { 0, { 0 } } };
    int to = -1, n, piles = 0;

    r->deal_byte = (uint32_t)(v - r->text);
    if (json_kind(v) != '{')
        return own_fail_value(rd, v, deal_expected);
    for (struct json_walk w = json_walk(v); json_next(&w);) {
        to = own_key(w.key, pile_key, 4, to + 1);
        if (to == 4)
            return own_fail_value(rd, w.key, N_("F, M, R or skat"));
        if (!own_read_cards(rd, w.value, 32, &pile[to]))
            return false;
        piles++;
    }
    n = pile[0].count + pile[1].count + pile[2].count + pile[3].count;
    if (n != 32 || piles != 4)
        return own_fail_value(rd, v, deal_expected);
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
static bool figure_of(const char *v, enum own_figure_form form,
                      int *number)
{
    bool flag;

    switch (form) {
    case NATIVE_OUTCOME:
        *number = own_term(v, &outcome_terms);
        return *number >= 0;
    case NATIVE_A_SEAT:
        *number = SKR_NOBODY;
        if (json_kind(v) == 'n' || own_seat(v, number))
            return true;
        break;
    case NATIVE_A_FLAG:
    case NATIVE_YES_OR_NO:
        if (!own_flag(v, &flag) && form == NATIVE_A_FLAG)
            break;
        *number = flag;
        return own_flag(v, &flag);
    default:
        break;
    }
    return own_number(v, -9999, 9999, number);
}

static const char *figure_name(int figure)
{
    return own_figures[figure].name;
}

static bool read_figure(struct parser *rd, const struct json_walk *w, int *last)
{
    struct result *result = &rd->record->result;
    int figure = *last = own_key(w->key, figure_name, FIGURES, *last + 1);

    if (figure == FIGURES)
        return own_fail_value(rd, w->key, N_("a figure of the result: soloist outcome"
                               " score matadors overbid points tricks ..."));
    if (!figure_of(w->value, own_figures[figure].form,
                   &result->figure[figure]))
        return own_fail_value(rd, w->value,
                                 figure_expected[own_figures[figure].form]);
    result->given |= 1u << figure;
    result->at[figure] = (uint32_t)(w->value - rd->record->text);
    return true;
}

static bool read_result(struct parser *rd, const char *v)
{
    struct result *result = &rd->record->result;
    int last = -1;

    rd->clause = SKR_C_RECORD_RESULT;
    result->byte = (uint32_t)(v - rd->record->text);
    if (json_is(v, "passed-in"))
        result->kind = RESULT_PASSED;
    else if (json_kind(v) == '{')
        result->kind = RESULT_FIGURES;
    else if (json_kind(v) != 'n')
        return own_fail_value(rd, v,
                                 N_("{...}, \"passed-in\", or null if it is missing"));
    if (result->kind == RESULT_FIGURES)
        for (struct json_walk w = json_walk(v); json_next(&w);)
            if (!read_figure(rd, &w, &last))
                return false;
    rd->clause = SKR_C_RECORD_SYNTAX;
    return true;
}

/* ------------------------------------------------------------- other members */

static bool read_label(struct parser *rd, const char *v, enum label label)
{
    return own_read_text(rd, v, &rd->notes->label[label]);
}

static bool read_version(struct parser *rd, const char *v)
{
    int version;

    return own_number(v, 1, 1, &version)
        || own_fail_value(rd, v, N_("1, the version of this format"));
}

static bool read_id(struct parser *rd, const char *v)
{
    const struct label_text *id = &rd->notes->label[LABEL_ID];

    if (!read_label(rd, v, LABEL_ID))
        return false;
    rd->record->id = id->at;
    rd->record->id_length = (uint32_t)id->length;
    return true;
}

static bool read_players(struct parser *rd, const char *v)
{
    int player = 0;

    if (json_kind(v) != '[' || json_count(v) != 3)
        return own_fail_value(rd, v, N_("the names of three players"));
    for (struct json_walk w = json_walk(v); json_next(&w); player++)
        if (json_kind(w.value) != 'n'
            && !read_label(rd, w.value, (enum label)(LABEL_P0 + player)))
            return false;
    return true;
}

/* Reads the format whose conventions apply, whatever else the record has. */
static bool read_conventions(struct parser *rd, const char *v)
{
    char word[NATIVE_WORD];
    const char *name = own_word(v, word);
    const struct format *format = name != NULL ? format_find(name) : NULL;

    if (format == NULL || format->conventions == NULL)
        return own_fail_value(rd, v, N_("\"iss\" or \"xskat\""));
    rd->record->conventions = format->conventions;
    return true;
}

static void note_date(struct parser *rd)
{
    const struct label_text *date = &rd->notes->label[LABEL_DT];

    rd->record->date = date->at;
    rd->record->date_length = (uint32_t)date->length;
}

static const char *name_of_label(int label)
{
    return label_name((enum label)label);
}

/* Reads the texts that only the server's format has, by their labels; the
 * server's conventions apply, unless the record names others. */
static bool read_iss(struct parser *rd, const char *v)
{
    int label = -1;

    if (rd->record->conventions == &no_conventions)
        rd->record->conventions = &iss_conventions;
    if (json_kind(v) != '{')
        return own_fail_value(rd, v,
                                 N_("an object with GM PC CO SE DT OW R0 R1 R2"));
    for (struct json_walk w = json_walk(v); json_next(&w);) {
        label = own_key(w.key, name_of_label, LABELS, label + 1);
        if (label == LABELS || !label_is_own((enum label)label))
            return own_fail_value(rd, w.key, N_("GM PC CO SE DT OW R0 R1 or R2"));
        if (!read_label(rd, w.value, (enum label)label))
            return false;
    }
    note_date(rd);
    return true;
}

static bool read_code(struct parser *rd, const char *v)
{
    char word[NATIVE_WORD];
    const char *name = own_word(v, word);

    rd->record->code = name != NULL ? skr_code_find(name) : NULL;
    return rd->record->code != NULL
        || own_fail_value(rd, v, N_("isko2022, isko2018, isko1999 or altenburg1937"));
}

static bool fail_option(struct parser *rd, const char *v)
{
    own_expect(rd, "an option:");
    for (int i = 0; skr_option_at(i) != NULL; i++)
        if (strchr(skr_option_at(i)->name, '.') == NULL)
            own_expect(rd, " %s", skr_option_at(i)->name);
    own_expect(rd, ", or a clause that is another reading");
    return own_fail_value(rd, v, rd->record->made);
}

static bool read_options(struct parser *rd, const char *v)
{
    const struct skr_option *misfit;

    if (json_kind(v) != '[')
        return own_fail_value(rd, v, N_("a list of options"));
    for (struct json_walk w = json_walk(v); json_next(&w);) {
        char word[NATIVE_WORD];
        const char *name = own_word(w.value, word);
        enum skr_error error = name == NULL ? SKR_E_OPTION
            : house_add(&rd->record->options, name);

        if (error == SKR_E_SCORING)
            return own_fail_value(rd, w.value, N_("one way to score ramsch"));
        if (error != SKR_OK)
            return fail_option(rd, w.value);
    }
    misfit = house_misfit(NULL, rd->record->options);
    for (struct json_walk w = json_walk(v); misfit != NULL && json_next(&w);)
        if (json_is(w.value, misfit->name))
            return fail_option(rd, w.value);
    return true;
}

static const struct member {
    const char *key;
    const char *needed;             /* what is expected where it is missing, or a null pointer */
    bool (*read)(struct parser *, const char *);
} members[] = {
    { "skatref", N_("\"skatref\" in the record"), read_version }, { "id", NULL, read_id },
    { "code", NULL, read_code }, { "options", NULL, read_options },
    { "players", NULL, read_players },
    { "deal", N_("\"deal\" in the record"), read_deal },
    { "events", N_("\"events\" in the record"), own_read_events },
    { "result", NULL, read_result }, { "conventions", NULL, read_conventions },
    { "iss", NULL, read_iss },
};
#define MEMBERS ((int)(sizeof members / sizeof *members))

static const char *member_key(int member)
{
    return members[member].key;
}

static bool read_member(struct parser *rd, const struct json_walk *w, int *last)
{
    *last = own_key(w->key, member_key, MEMBERS, *last + 1);
    if (*last < MEMBERS)
        return members[*last].read(rd, w->value);
    return own_fail_value(rd, w->key, N_("skatref id code options players deal events"
                           " result conventions or iss"));
}

static bool read_record(struct parser *rd, const char *v)
{
    struct json_walk w;
    int last = -1;
    unsigned seen = 0;

    for (w = json_walk(v); json_next(&w); w.past = rd->past) {
        rd->past = NULL;
        if (!read_member(rd, &w, &last))
            return false;
        seen |= 1u << last;
    }
    for (int i = 0; i < MEMBERS; i++)
        if (members[i].needed != NULL && (seen & 1u << i) == 0)
            return own_fail(rd, w.past, w.past + 1, members[i].needed);
    return true;
}

/* --------------------------------------------------------------------- JSON */

static const char *const expected_json[] = {
    [JSON_NOT_JSON] = "JSON",
    [JSON_NOT_UTF8] = "UTF-8",
    [JSON_ENDS] = N_("the rest of the record on the same line"),
    [JSON_GOES_ON] = N_("nothing more on the line"),
    [JSON_NUL_IN_KEY] = N_("no NUL in a key"),
    [JSON_KEY_TWICE] = N_("each key once"),
    [JSON_BEYOND_LIMITS] = N_("at most 100 brackets inside each other, 512 keys in an"
                              " object, and 16384 values"),
};

static bool parse(struct parser *rd)
{
    const char *text = rd->record->text;
    struct json_fault fault;

    if (!json_check(text, rd->end, &fault))
        return own_fail(rd, fault.at, fault.past, expected_json[fault.kind]);
    text = json_value(text);
    if (json_kind(text) != '{')
        return own_fail(rd, rd->record->text, rd->end,
                           N_("a record: {\"skatref\":1,...}"));
    return read_record(rd, text);
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

static const char *own_read(const char *text, const char *end,
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
    .next = format_next_line, .read = own_read, .about = N_("skatref's own"),
    .last = last_line, .past = line_end, .write = own_write,
};
