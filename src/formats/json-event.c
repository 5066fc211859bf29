/* Reads the events of skatref's own records: from JSON to moves. */
#include <string.h>

#include "formats/iss.h"
#include "formats/iss-lexer.h"
#include "formats/json-forms.h"
#include "formats/json-read.h"
#include "words/names.h"

/* The event that is being read. */
struct event {
    struct parser *rd;
    const struct own_event *form;
    struct move *move;
    struct card_list away, shown;  /* cards put away, or found; and shown */
    const char *said;              /* the server's word for an announcement */
    const char *past;              /* the end of the event */
};

/* -------------------------------------------------------------------- fields */

static bool read_seat(struct event *e, const char *v)
{
    int seat;

    if (!own_seat(v, &seat))
        return own_fail_value(e->rd, v, N_("a seat: \"F\", \"M\" or \"R\""));
    e->move->seat = (int8_t)seat;
    return true;
}

static bool read_number(struct event *e, const char *v, int high,
                        const char *expected)
{
    int number;

    if (!own_number(v, 0, high, &number))
        return own_fail_value(e->rd, v, expected);
    e->move->number = (int16_t)number;
    return true;
}

static bool read_card(struct event *e, const char *v)
{
    struct card_list cards;
    int card = *v == '"' ? card_at(v + 1) : SKR_NO_CARD;

    if (card != SKR_NO_CARD && v[3] == '"') {   /* most cards: neither ?? nor 10 */
        e->move->number = (int16_t)card;
        return true;
    }
    if (!own_read_cards(e->rd, v, 1, &cards))
        return false;
    if (cards.count != 1)
        return own_fail_value(e->rd, v,
                                 N_("a card like \"CJ\", ?? when hidden"));
    e->move->number = cards.card[0];
    return true;
}

/* Reads a list of cards, which must not be empty. */
static bool read_list(struct event *e, const char *v, int most,
                      struct card_list *cards)
{
    return own_read_cards(e->rd, v, most, cards)
        && (cards->count > 0
            || own_fail_value(e->rd, v, own_cards_expected));
}

/* Reads all cards of an event: put away or found, and shown. */
static bool read_cards(struct event *e, const char *v)
{
    bool found = e->move->kind == MOVE_SKAT;
    bool away = found || e->move->kind == MOVE_EXCHANGE;

    if (!read_list(e, v, NOTED_CARDS, away ? &e->away : &e->shown))
        return false;
    return !found || e->away.count == 2
        || own_fail_value(e->rd, v, N_("the two cards of the skat"));
}

/* Reads the cards put away. An empty list says that none are. */
static bool read_discard(struct event *e, const char *v)
{
    if (!own_read_cards(e->rd, v, 12, &e->away))
        return false;
    e->move->away = (int8_t)(e->away.count == 0 ? NONE_AWAY : e->away.count);
    return true;
}

static bool read_game(struct event *e, const char *v)
{
    int game = own_term(v, &game_terms);

    if (game < 0)
        return own_fail_value(e->rd, v, N_("clubs, spades, hearts, diamonds,"
                                 " grand or null"));
    e->move->said.game = (enum skr_game)game;
    return true;
}

static bool read_flag(struct event *e, const char *v, bool *flag)
{
    return own_flag(v, flag)
        || own_fail_value(e->rd, v, N_("true or false"));
}

static bool read_level(struct event *e, const char *v)
{
    int level = json_kind(v) == 'n' ? SKR_NO_LEVEL
                                     : own_term(v, &level_terms);

    if (level < 0)
        return own_fail_value(e->rd, v,
                                 N_("null, \"schneider\" or \"schwarz\""));
    e->move->said.announced = (enum skr_level)level;
    return true;
}

static bool read_clause(struct event *e, const char *v)
{
    char id[NATIVE_WORD];
    enum skr_clause clause = own_word(v, id) != NULL ? skr_clause_find(id) : SKR_C_NONE;

    if (clause == SKR_C_NONE)
        return own_fail_value(e->rd, v, N_("a clause like \"end.card-shown\""));
    e->move->number = (int16_t)clause;
    return true;
}

static bool fail_word(struct event *e, const char *v, int field)
{
    const struct terms *words = own_misdeals[field].words;

    own_expect(e->rd, "one of");
    for (int i = 0; i < words->count; i++)
        if (words->term[i].key != NULL
            && (field != NATIVE_KIND || own_misdeal_is_recorded(i)))
            own_expect(e->rd, " %s", words->term[i].key);
    return own_fail_value(e->rd, v, e->rd->record->made);
}

/* Reads what only a misdeal has. */
static bool read_misdeal(struct event *e, int field, const char *v)
{
    const struct own_misdeal *form = &own_misdeals[field];
    int8_t *to = (int8_t *)((char *)&e->move->misdeal + form->at);
    int number;
    bool flag;

    if (form->words != NULL) {
        number = own_term(v, form->words);
        if (number < 0 || (field == NATIVE_KIND && !own_misdeal_is_recorded(number)))
            return fail_word(e, v, field);
    } else if (form->high > 0) {
        if (!own_number(v, 0, form->high, &number))
            return own_fail_value(e->rd, v, N_("a number of cards from 0 to 32"));
    } else if (!own_flag(v, &flag)) {
        return own_fail_value(e->rd, v, N_("true or false"));
    } else {
        number = flag;
    }
    *to = (int8_t)number;
    return true;
}

static bool read_field(struct event *e, int field, const char *v)
{
    struct skr_announcement *said = &e->move->said;

    switch (field) {
    case NATIVE_SEAT:       return read_seat(e, v);
    case NATIVE_BID:
        return read_number(e, v, 9999, N_("a bid: a number from 0 to 9999"));
    case NATIVE_LEAVES:
        return read_number(e, v, 10, N_("a number of tricks from 0 to 10"));
    case NATIVE_CARD:       return read_card(e, v);
    case NATIVE_CARDS:
        return e->move->kind == MOVE_DISCARD ? read_discard(e, v)
                                             : read_cards(e, v);
    case NATIVE_DISCARD:    return read_discard(e, v);
    case NATIVE_SHOWN:
    case NATIVE_GETS:       return read_list(e, v, NOTED_CARDS, &e->shown);
    case NATIVE_GAME:       return read_game(e, v);
    case NATIVE_HAND:       return read_flag(e, v, &said->hand);
    case NATIVE_OUVERT:     return read_flag(e, v, &said->ouvert);
    case NATIVE_REVOLUTION: return read_flag(e, v, &said->revolution);
    case NATIVE_ANNOUNCED:
    case NATIVE_DEMANDED:   return read_level(e, v);
    case NATIVE_CLAUSE:     return read_clause(e, v);
    case NATIVE_KIND: case NATIVE_FOUND: case NATIVE_FAULT: case NATIVE_LIFTED:
    case NATIVE_TOLD_APART: case NATIVE_LEAVE: case NATIVE_MATTERED:
    case NATIVE_PROVED: case NATIVE_PLAY_ON: case NATIVE_REMEDY:
        return read_misdeal(e, field, v);
    default: /* NATIVE_ISS: finish_said compares it */
        e->said = v;
        return true;
    }
}

/* Fails at a key that the event does not take: "seat bid" of a bid. */
static bool fail_key(struct event *e, const char *key, unsigned known)
{
    own_expect(e->rd, "a key of %s:", e->form->name);
    for (int field = 0; field < NATIVE_FIELDS; field++)
        if (known & NATIVE_BIT(field))
            own_expect(e->rd, " %s", own_fields[field]);
    return own_fail_value(e->rd, key, e->rd->record->made);
}

static const char *field_key(int field)
{
    return own_fields[field];
}

static bool read_fields(struct event *e, const char *v)
{
    unsigned missing = e->form->needed, known = missing | e->form->optional;
    struct json_walk w = json_walk(v);
    int field = -1;

    while (json_next(&w)) {
        if (json_is(w.key, "event"))
            continue;
        field = own_key(w.key, field_key, NATIVE_FIELDS, field + 1);
        if (!(known & NATIVE_BIT(field)))
            return fail_key(e, w.key, known);
        if (!read_field(e, field, w.value))
            return false;
        missing &= ~NATIVE_BIT(field);
    }
    e->past = w.past + 1;
    for (field = 0; missing != 0 && field < NATIVE_FIELDS; field++)
        if (missing & NATIVE_BIT(field))
            return own_fail_value(e->rd, v,
                                     own_expect(e->rd, "\"%s\" in %s",
                                                   own_fields[field],
                                                   e->form->name));
    return true;
}

/* -------------------------------------------------------------- whole events */

/* How many of the event's cards are put away: the first two, until record_part_cards; but
 * none of cards laid down or only shown, and of an exchange all that are given. */
static int count_away(const struct event *e)
{
    switch (e->move->kind) {
    case MOVE_SHOW:
    case MOVE_THROW:
    case MOVE_BREACH:
    case MOVE_MISDEAL:
        return 0;
    case MOVE_EXCHANGE:
        return e->away.count;
    case MOVE_ANNOUNCE:
        return e->away.count > 0 ? 2 : 0;
    default:
        return 2;
    }
}

static bool finish_cards(struct event *e, const char *v)
{
    const struct card_list *away = &e->away, *shown = &e->shown;
    struct move *m = e->move;
    int8_t *cards = e->rd->notes->cards[e->rd->record->moves];

    if (away->count + shown->count > NOTED_CARDS)
        return own_fail_value(e->rd, v, N_("at most 22 cards"));
    if (shown->count > 0 && m->kind == MOVE_ANNOUNCE
        && (e->rd->taken || m->away != 0) && away->count != 2)
        return own_fail_value(e->rd, v, N_("two cards in \"discard\" if there is"
                                 " \"shown\""));
    m->count = (uint8_t)(away->count + shown->count);
    if (m->kind == MOVE_EXCHANGE)
        m->number = (int16_t)away->count;
    memcpy(cards, away->card, (size_t)away->count);
    memcpy(cards + away->count, shown->card, (size_t)shown->count);
    for (int i = 0; i < m->count; i++)
        if (cards[i] == SKR_NO_CARD)
            m->hidden++;
        else
            *(i < count_away(e) ? &m->put_away : &m->shown) |= SKR_BIT(cards[i]);
    if ((m->kind == MOVE_ANNOUNCE || m->kind == MOVE_DISCARD) && count_away(e) > 0)
        record_part_cards(e->rd->record, m);
    return true;
}

/* The server's word must mean the same as the other fields. */
static bool finish_said(struct event *e)
{
    const struct skr_announcement *meant = &e->move->said;
    struct label_text *text = &e->rd->notes->said[e->rd->record->moves];
    struct skr_announcement said;

    *text = (struct label_text){ NULL, 0 };
    if (e->said == NULL)
        return true;
    if (json_kind(e->said) == '"' && !own_read_text(e->rd, e->said, text))
        return false;
    if (text->length == 0 || text->length > 16
        || iss_announcement(text->at, text->at + text->length, &said)
               != text->at + text->length
        || said.game != meant->game || said.hand != meant->hand
        || said.ouvert != meant->ouvert || said.announced != meant->announced)
        return own_fail_value(e->rd, e->said,
                                 N_("this announcement as ISS writes it"));
    return true;
}

static const struct own_event *form_of(const char *v)
{
    const char *name = json_find(v, "event");

    for (int i = 0; name != NULL && i < own_event_count; i++)
        if (json_is(name, own_events[i].name))
            return &own_events[i];
    return NULL;
}

static bool fail_event(struct parser *rd, const char *v)
{
    own_expect(rd, "\"event\":");
    for (int i = 0; i < own_event_count; i++)
        own_expect(rd, " %s", own_events[i].name);
    return own_fail_value(rd, json_find(v, "event") != NULL ? json_find(v, "event") : v,
                             rd->record->made);
}

/* Reads a card as it is usually written; three of four events are one. All others, and this
 * one in any other form, are left to read_fields, which gives the same: tests/formats/native.sh
 * compares them. */
static bool read_usual_card(struct parser *rd, const char *v)
{
    static const char seats[] = "FMR", seat_before[] = "{\"seat\":\"",
                      card_before[] = "\",\"event\":\"card\",\"card\":\"";
    enum { SEAT = sizeof seat_before - 1, BETWEEN = SEAT + 1,
           CARD = BETWEEN + sizeof card_before - 1, END = CARD + 2, LENGTH = END + 2 };
    const char *seat;
    int card;

    if (rd->end - v < LENGTH || memcmp(v, seat_before, SEAT) != 0
        || memcmp(v + BETWEEN, card_before, CARD - BETWEEN) != 0
        || memcmp(v + END, "\"}", 2) != 0)
        return false;
    seat = memchr(seats, v[SEAT], 3);
    card = card_at(v + CARD);
    if (seat == NULL || card == SKR_NO_CARD)
        return false;
    rd->record->move[rd->record->moves] = (struct move){
        .kind = MOVE_CARD, .seat = (int8_t)(seat - seats), .number = (int16_t)card,
        .byte = (uint32_t)(v - rd->record->text), .length = LENGTH,
    };
    rd->notes->said[rd->record->moves++] = (struct label_text){ NULL, 0 };
    rd->past = v + LENGTH;
    return true;
}

static bool read_event(struct parser *rd, const char *v)
{
    struct move *m = &rd->record->move[rd->record->moves];
    struct event e = { .rd = rd, .move = m };

    if (read_usual_card(rd, v))
        return true;
    e.form = form_of(v);
    if (e.form == NULL)
        return fail_event(rd, v);
    *m = (struct move){
        .kind = (uint8_t)e.form->kind, .seat = SKR_NOBODY,
        .byte = (uint32_t)(v - rd->record->text),
    };
    if (m->kind == MOVE_MISDEAL)
        memset(&m->misdeal, -1, sizeof m->misdeal);
    if (!read_fields(&e, v) || !finish_said(&e) || !finish_cards(&e, v))
        return false;
    m->length = (uint16_t)(e.past - v < UINT16_MAX ? e.past - v : UINT16_MAX);
    rd->taken |= m->kind == MOVE_TAKE;
    rd->record->moves++;
    rd->past = e.past;
    return true;
}

bool own_read_events(struct parser *rd, const char *v)
{
    struct json_walk w;

    if (json_kind(v) != '[')
        return own_fail_value(rd, v, N_("a list of events"));
    for (w = json_walk(v); json_next(&w); w.past = rd->past) {
        if (rd->record->moves == MOVES)
            return own_fail_value(rd, w.value,
                                     N_("at most 256 moves"));
        if (!read_event(rd, w.value))
            return false;
    }
    rd->past = w.past + 1;
    return true;
}
