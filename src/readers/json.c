/* Reader for skatref's own records: one JSON object a line. */
#include <stdio.h>
#include <string.h>

#include "judge/judge.h"
#include "readers/json-forms.h"
#include "readers/json-place.h"
#include "readers/iss.h"
#include "readers/json.h"

/* Cards of a list, in the order told. */
struct told {
    int count;
    int8_t card[32];
};

struct parser {
    const char *end;
    struct skr_record *record;
    struct notes *notes;
    enum skr_clause clause;      /* that a fault breaks here */
    bool taken;                  /* somebody took up the skat */
    struct told told[2];         /* of an event: put away, shown */
    struct place said;           /* of an announcement: the server's word */
};

/* ------------------------------------------------------------------- failing */

/* Notes the first thing that could not be read. Always returns false. */
static bool fail(struct parser *rd, const char *at, const char *past,
                 const char *expected)
{
    struct skr_record *r = rd->record;

    if (r->malformed.clause == SKR_C_NONE)
        r->malformed = (struct skr_malformed){
            rd->clause, (uint32_t)(at - r->text), (uint32_t)(past - at),
            expected
        };
    return false;
}

static bool fail_value(struct parser *rd, struct place v, const char *expected)
{
    return fail(rd, v.at, past_value(v.at), expected);
}

/* Adds a word to what was expected, which is made in the notes. */
static void expect_word(struct notes *notes, const char *word)
{
    size_t n = strlen(notes->made);

    snprintf(notes->made + n, sizeof notes->made - n, " %s", word);
}

/* ------------------------------------------------------------------- values */

static bool is_text(const json_t *json, const char *text)
{
    size_t length = strlen(text);

    return json_is_string(json) && json_string_length(json) == length
        && memcmp(json_string_value(json), text, length) == 0;
}

/* Which of the words it is, or -1. */
static int word_of(const json_t *json, const char *const *words, int count)
{
    for (int i = 0; i < count; i++)
        if (words[i] != NULL && is_text(json, words[i]))
            return i;
    return -1;
}

static bool number_of(const json_t *json, int low, int high, int *number)
{
    json_int_t n = json_integer_value(json);

    *number = (int)n;
    return json_is_integer(json) && n >= low && n <= high;
}

/* F M R, or 0 1 2. */
static bool seat_of(const json_t *json, int *seat)
{
    *seat = word_of(json, native_seats, 3);
    return *seat >= 0 || number_of(json, 0, 2, seat);
}

static bool read_label(struct parser *rd, struct place v, enum label label)
{
    if (!json_is_string(v.json))
        return fail_value(rd, v, "a text");
    rd->notes->label[label] = (struct label_text){
        json_string_value(v.json), json_string_length(v.json)
    };
    return true;
}

/* -------------------------------------------------------------------- cards */

static const char cards_expected[] = "cards like \"CJ ST D7\", ?? when hidden";

/* Sets the card, SKR_NO_CARD for a hidden one. */
static bool card_of(const char *text, size_t length, int *card)
{
    *card = length <= 3 ? skr_card_read(text, (int)length) : SKR_NO_CARD;
    return *card != SKR_NO_CARD
        || (length == 2 && text[0] == '?' && text[1] == '?');
}

/* The place of a byte of a string's value: itself, when nothing is escaped. */
static const char *inside(struct place v, size_t byte)
{
    size_t written = (size_t)(past_value(v.at) - v.at);

    return written == json_string_length(v.json) + 2 ? v.at + 1 + byte : v.at;
}

/* Cards with blanks between them, at most `most`. */
static bool read_told(struct parser *rd, struct place v, int most,
                      struct told *told)
{
    const char *text = json_string_value(v.json), *p = text, *end;

    told->count = 0;
    if (text == NULL)
        return fail_value(rd, v, cards_expected);
    for (end = text + json_string_length(v.json); p < end; p++) {
        const char *blank = memchr(p, ' ', (size_t)(end - p));
        size_t length = (size_t)((blank != NULL ? blank : end) - p);
        int card;

        if (length == 0)
            continue;
        if (!card_of(p, length, &card) || told->count == most)
            return fail(rd, inside(v, (size_t)(p - text)), past_value(v.at) - 1,
                        told->count == most ? "no more cards"
                                            : cards_expected);
        told->card[told->count++] = (int8_t)card;
        p += length;
    }
    return true;
}

/* --------------------------------------------------------------------- deal */

static const char deal_expected[] =
    "a deal of 32 cards: {\"F\":...,\"M\":...,\"R\":...,\"skat\":...}";

static void deal_pile(struct parser *rd, int to, const struct told *told)
{
    struct skr_record *r = rd->record;
    skr_cards *pile = to == 3 ? &r->deal.skat : &r->deal.hand[to], all;
    int n = 0;

    for (int i = 0; i < to; i++)
        n += rd->notes->pile[i];
    for (int i = 0; i < told->count; i++) {
        int card = told->card[i];

        rd->notes->dealt[n + i] = (int8_t)card;
        if (card == SKR_NO_CARD) {
            r->hidden[to]++;
            continue;
        }
        all = r->deal.hand[0] | r->deal.hand[1] | r->deal.hand[2] | r->deal.skat;
        r->doubled |= (all & SKR_BIT(card)) != 0;
        *pile |= SKR_BIT(card);
    }
    r->dealt[to] = rd->notes->pile[to] = (uint8_t)told->count;
}

static bool read_deal(struct parser *rd, struct place v)
{
    struct skr_record *r = rd->record;
    struct told pile[4] = { { 0, { 0 } } };
    int to, n;

    r->deal_byte = (uint32_t)(v.at - r->text);
    if (!json_is_object(v.json))
        return fail_value(rd, v, deal_expected);
    for (struct walk w = walk_begin(v); walk_next(&w);) {
        for (to = 0; to < 4 && strcmp(w.key, native_piles[to]) != 0; to++)
            ;
        if (to == 4)
            return fail(rd, w.key_at, past_value(w.key_at), "F, M, R or skat");
        if (!read_told(rd, w.value, 32, &pile[to]))
            return false;
    }
    n = pile[0].count + pile[1].count + pile[2].count + pile[3].count;
    if (n != 32 || json_object_size(v.json) != 4)
        return fail_value(rd, v, deal_expected);
    for (to = 0; to < 4; to++)
        deal_pile(rd, to, &pile[to]);
    r->whole = skr_deal_check(&r->deal) == SKR_C_NONE && !r->doubled
        && r->hidden[0] + r->hidden[1] + r->hidden[2] + r->hidden[3] == 0;
    return true;
}

/* ------------------------------------------------------------------- events */

static bool read_seat(struct parser *rd, struct place v, struct skr_move *m)
{
    int seat;

    if (!seat_of(v.json, &seat))
        return fail_value(rd, v, "a seat: \"F\", \"M\" or \"R\"");
    m->seat = (int8_t)seat;
    return true;
}

static bool read_number(struct parser *rd, struct place v, struct skr_move *m,
                        int high, const char *expected)
{
    int number;

    if (!number_of(v.json, 0, high, &number))
        return fail_value(rd, v, expected);
    m->number = (int16_t)number;
    return true;
}

static bool read_bid(struct parser *rd, struct place v, struct skr_move *m)
{
    return read_number(rd, v, m, 9999, "a bid: a number from 0 to 9999");
}

static bool read_leaves(struct parser *rd, struct place v, struct skr_move *m)
{
    return read_number(rd, v, m, 10, "a number of tricks from 0 to 10");
}

static bool read_card(struct parser *rd, struct place v, struct skr_move *m)
{
    if (!read_told(rd, v, 1, &rd->told[0]))
        return false;
    if (rd->told[0].count != 1)
        return fail_value(rd, v, "a card like \"CJ\", ?? when hidden");
    m->number = rd->told[0].card[0];
    rd->told[0].count = 0;
    return true;
}

/* A list that is there has a card in it. */
static bool read_list(struct parser *rd, struct place v, int most,
                      struct told *told)
{
    return read_told(rd, v, most, told)
        && (told->count > 0 || fail_value(rd, v, cards_expected));
}

/* Put away, or found; else shown. */
static bool read_cards(struct parser *rd, struct place v, struct skr_move *m)
{
    bool away = m->kind == SKR_MOVE_SKAT || m->kind == SKR_MOVE_DISCARD
        || m->kind == SKR_MOVE_PUSH || m->kind == SKR_MOVE_EXCHANGE;

    if (!read_list(rd, v, NOTED_CARDS, &rd->told[away ? 0 : 1]))
        return false;
    return m->kind != SKR_MOVE_SKAT || rd->told[0].count == 2
        || fail_value(rd, v, "the two cards of the skat");
}

static bool read_discard(struct parser *rd, struct place v, struct skr_move *m)
{
    (void)m;
    return read_list(rd, v, 2, &rd->told[0]);
}

static bool read_shown(struct parser *rd, struct place v, struct skr_move *m)
{
    (void)m;
    return read_list(rd, v, NOTED_CARDS, &rd->told[1]);
}

static bool read_game(struct parser *rd, struct place v, struct skr_move *m)
{
    for (int game = 0; game < SKR_GAMES; game++)
        if (is_text(v.json, skr_game_name((enum skr_game)game))) {
            m->said.game = (enum skr_game)game;
            return true;
        }
    return fail_value(rd, v, "clubs, spades, hearts, diamonds, grand or null");
}

static bool read_flag(struct parser *rd, struct place v, bool *flag)
{
    *flag = json_is_true(v.json);
    return json_is_boolean(v.json) || fail_value(rd, v, "true or false");
}

static bool read_hand(struct parser *rd, struct place v, struct skr_move *m)
{
    return read_flag(rd, v, &m->said.hand);
}

static bool read_revolution(struct parser *rd, struct place v,
                            struct skr_move *m)
{
    return read_flag(rd, v, &m->said.revolution);
}

/* The server's word for it, where it has several. */
static bool read_said(struct parser *rd, struct place v, struct skr_move *m)
{
    (void)m;
    rd->said = v;
    return true;
}

static bool read_ouvert(struct parser *rd, struct place v, struct skr_move *m)
{
    return read_flag(rd, v, &m->said.ouvert);
}

static bool read_level(struct parser *rd, struct place v, struct skr_move *m)
{
    int level = json_is_null(v.json) ? SKR_NO_LEVEL
                                     : word_of(v.json, native_levels, 3);

    if (level < 0)
        return fail_value(rd, v, "null, \"schneider\" or \"schwarz\"");
    m->said.announced = (enum skr_level)level;
    return true;
}

static bool read_clause(struct parser *rd, struct place v, struct skr_move *m)
{
    const char *id = json_string_value(v.json);
    enum skr_clause clause = id != NULL ? skr_clause_find(id) : SKR_C_NONE;

    if (clause == SKR_C_NONE)
        return fail_value(rd, v, "a clause like \"end.card-shown\"");
    m->number = (int16_t)clause;
    return true;
}

static bool (*const read_field[NATIVE_FIELDS])(struct parser *, struct place,
                                               struct skr_move *) = {
    [NATIVE_SEAT] = read_seat,           [NATIVE_BID] = read_bid,
    [NATIVE_CARD] = read_card,           [NATIVE_CARDS] = read_cards,
    [NATIVE_GAME] = read_game,           [NATIVE_HAND] = read_hand,
    [NATIVE_ANNOUNCED] = read_level,     [NATIVE_ISS] = read_said,
    [NATIVE_OUVERT] = read_ouvert,       [NATIVE_DISCARD] = read_discard,
    [NATIVE_SHOWN] = read_shown,         [NATIVE_DEMANDED] = read_level,
    [NATIVE_LEAVES] = read_leaves,       [NATIVE_CLAUSE] = read_clause,
    [NATIVE_REVOLUTION] = read_revolution, [NATIVE_GETS] = read_shown,
};

/* The cards told with an event: the first two put away, but of cards laid down
 * all are shown, and of an exchange all that are given are put away. */
static bool finish_cards(struct parser *rd, struct place v, struct skr_move *m)
{
    const struct told *away = &rd->told[0], *shown = &rd->told[1];
    int8_t *told = rd->notes->told[rd->record->moves];
    int away_count = m->kind == SKR_MOVE_SHOW || m->kind == SKR_MOVE_THROW
        || m->kind == SKR_MOVE_BREACH ? 0
        : m->kind == SKR_MOVE_EXCHANGE ? away->count : 2;

    if (away->count + shown->count > NOTED_CARDS)
        return fail_value(rd, v, "no more than 22 cards");
    if (shown->count > 0 && m->kind == SKR_MOVE_ANNOUNCE
        && (rd->taken || away->count > 0) && away->count != 2)
        return fail_value(rd, v, "the two cards of \"discard\" beside \"shown\"");
    m->count = (uint8_t)(away->count + shown->count);
    if (m->kind == SKR_MOVE_EXCHANGE)
        m->number = (int16_t)away->count;
    for (int i = 0; i < m->count; i++) {
        int card = i < away->count ? away->card[i]
                                   : shown->card[i - away->count];

        told[i] = (int8_t)card;
        if (card == SKR_NO_CARD)
            m->hidden++;
        else
            *(i < away_count ? &m->put_away : &m->shown) |= SKR_BIT(card);
    }
    return true;
}

/* The server's word must mean the same. */
static bool finish_said(struct parser *rd, struct skr_move *m)
{
    const char *text = json_string_value(rd->said.json), *end;
    size_t length = json_string_length(rd->said.json);
    struct skr_announcement said;

    rd->notes->said[rd->record->moves] = (struct label_text){ text, length };
    if (rd->said.json == NULL)
        return true;
    end = text != NULL ? iss_announcement(text, text + length, &said) : NULL;
    if (length == 0 || length > 16 || end != text + length
        || said.game != m->said.game || said.hand != m->said.hand
        || said.ouvert != m->said.ouvert
        || said.announced != m->said.announced)
        return fail_value(rd, rd->said, "this announcement as ISS writes it");
    return true;
}

/* "seat bid" of a bid. */
static bool fail_key(struct parser *rd, const struct walk *w,
                     const struct native_event *event)
{
    snprintf(rd->notes->made, sizeof rd->notes->made, "a key of %s:",
             event->name);
    for (int field = 0; field < NATIVE_FIELDS; field++)
        if ((event->needed | event->optional) & NATIVE_BIT(field))
            expect_word(rd->notes, native_fields[field]);
    return fail(rd, w->key_at, past_value(w->key_at), rd->notes->made);
}

static bool read_fields(struct parser *rd, struct place v, struct skr_move *m,
                        const struct native_event *event)
{
    unsigned lacking = event->needed;

    for (struct walk w = walk_begin(v); walk_next(&w);) {
        int field = 0;

        if (strcmp(w.key, "event") == 0)
            continue;
        while (field < NATIVE_FIELDS && strcmp(w.key, native_fields[field]) != 0)
            field++;
        if (!((event->needed | event->optional) & NATIVE_BIT(field)))
            return fail_key(rd, &w, event);
        if (!read_field[field](rd, w.value, m))
            return false;
        lacking &= ~NATIVE_BIT(field);
    }
    for (int field = 0; field < NATIVE_FIELDS; field++)
        if (lacking & NATIVE_BIT(field)) {
            snprintf(rd->notes->made, sizeof rd->notes->made,
                     "\"%s\" in %s", native_fields[field], event->name);
            return fail_value(rd, v, rd->notes->made);
        }
    return true;
}

static const struct native_event *event_of(const json_t *json)
{
    const json_t *name = json_object_get(json, "event");

    for (int i = 0; i < native_event_count; i++)
        if (is_text(name, native_events[i].name))
            return &native_events[i];
    return NULL;
}

static bool fail_event(struct parser *rd, struct place v)
{
    snprintf(rd->notes->made, sizeof rd->notes->made, "\"event\":");
    for (int i = 0; i < native_event_count; i++)
        expect_word(rd->notes, native_events[i].name);
    if (json_is_object(v.json))
        for (struct walk w = walk_begin(v); walk_next(&w);)
            if (strcmp(w.key, "event") == 0)
                return fail_value(rd, w.value, rd->notes->made);
    return fail_value(rd, v, rd->notes->made);
}

static bool read_event(struct parser *rd, struct place v)
{
    const struct native_event *event = event_of(v.json);
    struct skr_move *m = &rd->record->move[rd->record->moves];
    size_t length = (size_t)(past_value(v.at) - v.at);

    if (event == NULL)
        return fail_event(rd, v);
    *m = (struct skr_move){
        .kind = (uint8_t)event->kind, .seat = SKR_NOBODY,
        .byte = (uint32_t)(v.at - rd->record->text),
        .length = (uint16_t)(length > 100 ? 100 : length),
    };
    rd->told[0].count = rd->told[1].count = 0;
    rd->said = (struct place){ NULL, NULL };
    if (!read_fields(rd, v, m, event) || !finish_said(rd, m)
        || !finish_cards(rd, v, m))
        return false;
    rd->taken |= m->kind == SKR_MOVE_TAKE;
    rd->record->moves++;
    return true;
}

static bool read_events(struct parser *rd, struct place v)
{
    if (!json_is_array(v.json))
        return fail_value(rd, v, "a list of events");
    for (struct walk w = walk_begin(v); walk_next(&w);) {
        if (rd->record->moves == SKR_MOVES)
            return fail_value(rd, w.value,
                              "no more moves than a deal can have");
        if (!read_event(rd, w.value))
            return false;
    }
    return true;
}

/* ------------------------------------------------------------------- result */

static const char *const figure_expected[] = {
    [NATIVE_A_NUMBER] = "a number from -9999 to 9999",
    [NATIVE_A_SEAT] = "a seat: \"F\", \"M\", \"R\", or null for nobody",
    [NATIVE_A_FLAG] = "true or false",
    [NATIVE_YES_OR_NO] = "true or false",
    [NATIVE_OUTCOME] = "\"win\", \"loss\" or \"penalty\"",
};

/* Any number may be claimed of a seat or a flag; it is for the judge to say
 * that it is wrong. */
static bool figure_of(const json_t *json, enum native_figure_form form,
                      int *number)
{
    switch (form) {
    case NATIVE_OUTCOME:
        *number = word_of(json, native_outcomes, 3);
        return *number >= 0;
    case NATIVE_A_SEAT:
        *number = SKR_NOBODY;
        if (json_is_null(json) || seat_of(json, number))
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
    return number_of(json, -9999, 9999, number);
}

static bool read_figure(struct parser *rd, const struct walk *w)
{
    struct skr_result *result = &rd->record->result;
    int figure = 0;

    while (figure < SKR_FIGURES
           && strcmp(w->key, native_figures[figure].name) != 0)
        figure++;
    if (figure == SKR_FIGURES)
        return fail(rd, w->key_at, past_value(w->key_at), "a figure of the"
                    " result: soloist outcome score matadors overbid points"
                    " tricks ...");
    if (!figure_of(w->value.json, native_figures[figure].form,
                   &result->figure[figure]))
        return fail_value(rd, w->value,
                          figure_expected[native_figures[figure].form]);
    result->given |= 1u << figure;
    result->at[figure] = (uint32_t)(w->value.at - rd->record->text);
    return true;
}

static bool read_result(struct parser *rd, struct place v)
{
    struct skr_result *result = &rd->record->result;

    rd->clause = SKR_C_RECORD_RESULT;
    result->byte = (uint32_t)(v.at - rd->record->text);
    if (is_text(v.json, "passed-in"))
        result->kind = SKR_RESULT_PASSED;
    else if (json_is_object(v.json))
        result->kind = SKR_RESULT_FIGURES;
    else if (!json_is_null(v.json))
        return fail_value(rd, v, "{...}, \"passed-in\", or null: not written");
    if (result->kind == SKR_RESULT_FIGURES)
        for (struct walk w = walk_begin(v); walk_next(&w);)
            if (!read_figure(rd, &w))
                return false;
    rd->clause = SKR_C_RECORD_SYNTAX;
    return true;
}

/* ------------------------------------------------------------- other members */

static bool read_version(struct parser *rd, struct place v)
{
    int version;

    return number_of(v.json, 1, 1, &version)
        || fail_value(rd, v, "1, the version of this format");
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
        return fail_value(rd, v, "the names of three players");
    for (struct walk w = walk_begin(v); walk_next(&w); player++)
        if (!json_is_null(w.value.json)
            && !read_label(rd, w.value, (enum label)(LABEL_P0 + player)))
            return false;
    return true;
}

/* What only the server's format has, by its labels; the server booked it. */
static bool read_iss(struct parser *rd, struct place v)
{
    static const char expected[] = "GM PC CO SE DT OW R0 R1 or R2";

    rd->record->conventions = &iss_conventions;
    if (!json_is_object(v.json))
        return fail_value(rd, v, "an object with GM PC CO SE DT OW R0 R1 R2");
    for (struct walk w = walk_begin(v); walk_next(&w);) {
        int label = 0;

        while (label < LABELS
               && strcmp(w.key, label_name((enum label)label)) != 0)
            label++;
        if (label == LABELS || !label_is_own((enum label)label))
            return fail(rd, w.key_at, past_value(w.key_at), expected);
        if (!read_label(rd, w.value, (enum label)label))
            return false;
    }
    return true;
}

static bool read_code(struct parser *rd, struct place v)
{
    const char *name = json_string_value(v.json);

    rd->record->code = name != NULL ? skr_code_find(name) : NULL;
    return rd->record->code != NULL
        || fail_value(rd, v, "isko2022, isko1999 or altenburg1937");
}

static bool fail_option(struct parser *rd, struct place v)
{
    snprintf(rd->notes->made, sizeof rd->notes->made, "an option:");
    for (int i = 0; i < SKR_OPTION_COUNT; i++)
        expect_word(rd->notes, skr_options[i].name);
    return fail_value(rd, v, rd->notes->made);
}

static bool read_options(struct parser *rd, struct place v)
{
    struct skr_code code = skr_codes[0];

    if (!json_is_array(v.json))
        return fail_value(rd, v, "a list of options");
    for (struct walk w = walk_begin(v); walk_next(&w);) {
        const char *name = json_string_value(w.value.json);
        enum skr_error error = name == NULL ? SKR_E_OPTION
                                            : skr_option_add(&code, name);

        if (error == SKR_E_SCORING)
            return fail_value(rd, w.value, "one way to score ramsch");
        if (error != SKR_OK)
            return fail_option(rd, w.value);
    }
    rd->record->options = code.options;
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
    { "events", true, read_events },   { "result", false, read_result },
    { "iss", false, read_iss },
};
#define MEMBERS ((int)(sizeof members / sizeof *members))

static bool read_member(struct parser *rd, const struct walk *w)
{
    for (int i = 0; i < MEMBERS; i++)
        if (strcmp(w->key, members[i].key) == 0)
            return members[i].read(rd, w->value);
    return fail(rd, w->key_at, past_value(w->key_at),
                "skatref id code options players deal events result or iss");
}

static bool read_record(struct parser *rd, struct place v)
{
    const char *close = past_value(v.at) - 1;

    for (struct walk w = walk_begin(v); walk_next(&w);)
        if (!read_member(rd, &w))
            return false;
    for (int i = 0; i < MEMBERS; i++)
        if (members[i].needed && json_object_get(v.json, members[i].key) == NULL) {
            snprintf(rd->notes->made, sizeof rd->notes->made,
                     "\"%s\" in the record", members[i].key);
            return fail(rd, close, close + 1, rd->notes->made);
        }
    return true;
}

/* --------------------------------------------------------------------- JSON */

static const char *json_expected(const json_error_t *error)
{
    switch (json_error_code(error)) {
    case json_error_invalid_utf8:
        return "UTF-8";
    case json_error_premature_end_of_input:
        return "the rest of the record on the same line";
    case json_error_end_of_input_expected:
        return "nothing more on the line";
    case json_error_duplicate_key:
        return "each key once";
    case json_error_numeric_overflow:
        return "a smaller number";
    case json_error_null_byte_in_key:
        return "no NUL in a key";
    case json_error_stack_overflow:
        return "less nesting";
    case json_error_out_of_memory:
        return "more memory";
    default:
        return "JSON";
    }
}

/* The parser stops behind the token that it could not use, and quotes it. */
static bool fail_json(struct parser *rd, const json_error_t *error)
{
    const char *text = rd->record->text, *near = strstr(error->text, " near '");
    const char *at = error->position < rd->end - text ? text + error->position
                                                      : rd->end;
    size_t length = near != NULL ? strlen(near + 7) - 1 : 0;

    if (length > 0 && length <= (size_t)(at - text)
        && memcmp(at - length, near + 7, length) == 0)
        at -= length;
    return fail(rd, at, at + length < rd->end ? at + length : rd->end,
                json_expected(error));
}

static bool parse(struct parser *rd)
{
    const char *text = rd->record->text;
    json_error_t error;
    json_t *json = json_loadb(text, (size_t)(rd->end - text),
                              JSON_REJECT_DUPLICATES | JSON_ALLOW_NUL
                              | JSON_DECODE_ANY, &error);

    rd->notes->document = json;
    if (json == NULL)
        return fail_json(rd, &error);
    if (!json_is_object(json))
        return fail(rd, text, rd->end, "a record: {\"skatref\":1,...}");
    return read_record(rd, place_of(json, text));
}

/* --------------------------------------------------------------------- lines */

const char *native_next_line(const char *text, const char *end)
{
    const char *p = memchr(text, '\n', (size_t)(end - text));

    return p == NULL || p + 1 == end ? NULL : p + 1;
}

const char *native_last_line(const char *text, const char *end)
{
    for (const char *p = end; p > text; p--)
        if (p[-1] == '\n')
            return p;
    return NULL;
}

const char *native_line_end(const char *text, const char *end)
{
    const char *p = memchr(text, '\n', (size_t)(end - text));

    return p == NULL ? text : p + 1;
}

static const struct skr_conventions no_conventions = { .plays_to_ten = false };

static void clear(struct skr_record *r, struct notes *notes, const char *text)
{
    memset(r, 0, offsetof(struct skr_record, move));
    memset(&r->result, 0, sizeof r->result);
    r->text = r->id = text;
    r->conventions = &no_conventions;
    r->result.kind = SKR_RESULT_UNKNOWN;
    r->malformed = (struct skr_malformed){ .clause = SKR_C_NONE };
    notes_release(notes);
    memset(notes->label, 0, sizeof notes->label);
}

const char *native_read(const char *text, const char *end,
                        struct skr_record *record, struct notes *notes)
{
    struct parser rd = { .end = end, .record = record, .notes = notes,
                         .clause = SKR_C_RECORD_SYNTAX };

    while (rd.end > text && strchr(" \t\r\n", rd.end[-1]) != NULL
           && rd.end[-1] != '\0')
        rd.end--;
    clear(record, notes, text);
    record->length = (uint32_t)(rd.end - text);
    parse(&rd);
    return end;
}

void notes_release(struct notes *notes)
{
    json_decref(notes->document);
    notes->document = NULL;
}
