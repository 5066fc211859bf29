/* Writes a record in skatref's own form: one JSON object a line. */
#include <string.h>

#include "base/json.h"
#include "base/text.h"
#include "formats/iss.h"
#include "formats/json-forms.h"
#include "words/cards.h"
#include "words/names.h"

struct writer {
    struct json json;
    const struct record *record;
    const struct notes *notes;
};

/* "CJ ?? ST" */
static void put_cards(struct json *json, const char *key, const int8_t *card,
                      int count)
{
    char text[CARDS_TEXT] = "", *end = text;

    for (int i = 0; i < count; i++) {
        if (i > 0)
            *end++ = ' ';
        if (card[i] == SKR_NO_CARD)
            strcpy(end, "??");
        else
            skr_card_write(card[i], end);
        end += 2;
    }
    json_put_text(json, key, text);
}

/* ------------------------------------------------------------------- events */

/* The event that is being written. */
struct event {
    const struct move *move;
    const int8_t *cards;
    const struct label_text *said;
    int away;                    /* how many of the cards were put away */
};

/* How many cards the field "cards" has: all of the move; of an exchange, those
 * that are given. */
static int card_count(const struct event *e)
{
    return e->move->kind == MOVE_EXCHANGE ? e->away : noted_count(e->move);
}

static int misdeal_value(const struct move *m, enum own_field field)
{
    return *((const int8_t *)&m->misdeal + own_misdeals[field].at);
}

/* Writes what only a misdeal has. */
static void put_misdeal(struct json *json, const struct move *m,
                        enum own_field field)
{
    const struct own_misdeal *form = &own_misdeals[field];
    const char *key = own_fields[field];
    int number = misdeal_value(m, field);

    if (form->words != NULL)
        json_put_text(json, key, term_key(form->words, number));
    else if (form->high > 0)
        json_put_number(json, key, number);
    else
        json_put_flag(json, key, number != 0);
}

static void put_field(struct json *json, const struct event *e,
                      enum own_field field)
{
    const char *key = own_fields[field];
    const struct move *m = e->move;
    int8_t card = (int8_t)m->number;

    switch (field) {
    case NATIVE_SEAT: json_put_text(json, key, seat_key(m->seat)); break;
    case NATIVE_BID:
    case NATIVE_LEAVES: json_put_number(json, key, m->number); break;
    case NATIVE_CARD: put_cards(json, key, &card, 1); break;
    case NATIVE_CARDS: put_cards(json, key, e->cards, card_count(e)); break;
    case NATIVE_GAME:
        json_put_text(json, key, term_key(&game_terms, m->said.game));
        break;
    case NATIVE_HAND: json_put_flag(json, key, m->said.hand); break;
    case NATIVE_REVOLUTION: json_put_flag(json, key, m->said.revolution); break;
    case NATIVE_OUVERT: json_put_flag(json, key, m->said.ouvert); break;
    case NATIVE_ISS:
        json_put_bytes(json, key, e->said->at, e->said->length);
        break;
    case NATIVE_ANNOUNCED:
    case NATIVE_DEMANDED:
        json_put_text(json, key, term_key(&level_terms, m->said.announced));
        break;
    case NATIVE_DISCARD: put_cards(json, key, e->cards, e->away); break;
    case NATIVE_SHOWN:
    case NATIVE_GETS:
        put_cards(json, key, e->cards + e->away, noted_count(m) - e->away);
        break;
    case NATIVE_CLAUSE:
        json_put_text(json, key, skr_clause_info(m->number)->id);
        break;
    default: put_misdeal(json, m, field);
    }
}

/* Is there no word of the server, or the usual one, or one too long to be read
 * again? */
static bool said_as_usual(const struct move *m,
                          const struct label_text *said)
{
    char usual[8];

    iss_usual_word(&m->said, usual);
    return said->at == NULL
        || (said->length == strlen(usual)
            && memcmp(said->at, usual, said->length) == 0)
        || said->length > 16;
}

/* Writes an optional field only if it has a value. */
static bool has_field(const struct event *e, enum own_field field)
{
    const struct move *m = e->move;

    switch (field) {
    case NATIVE_CARDS: return noted_count(m) > 0;
    case NATIVE_DISCARD: return e->away > 0 || m->away == NONE_AWAY;
    case NATIVE_SHOWN: return noted_count(m) > e->away;
    case NATIVE_DEMANDED: return m->said.announced != SKR_NO_LEVEL;
    case NATIVE_ISS: return !said_as_usual(m, e->said);
    case NATIVE_LEAVES: return m->number != 0;
    case NATIVE_REVOLUTION: return m->said.revolution;
    default: return field < NATIVE_KIND || misdeal_value(m, field) >= 0;
    }
}

static const struct own_event *event_of(enum move_kind kind)
{
    const struct own_event *event = own_events;

    while (event->kind != kind)
        event++;
    return event;
}

static int cards_away(const struct move *m)
{
    if (m->kind == MOVE_EXCHANGE)
        return m->number;
    return m->away > 0 ? m->away : 0;
}

void own_put_event(struct json *json, const struct move *m, const int8_t *noted,
                      const struct label_text *said)
{
    const struct own_event *form = event_of((enum move_kind)m->kind);
    struct event e = { m, noted, said, cards_away(m) };

    json_open(json, NULL, '{');
    if ((form->needed & NATIVE_BIT(NATIVE_SEAT))
        || ((form->optional & NATIVE_BIT(NATIVE_SEAT)) && m->seat >= 0))
        put_field(json, &e, NATIVE_SEAT);
    json_put_text(json, "event", form->name);
    for (enum own_field field = NATIVE_SEAT + 1; field < NATIVE_FIELDS; field++)
        if ((form->needed & NATIVE_BIT(field))
            || ((form->optional & NATIVE_BIT(field)) && has_field(&e, field)))
            put_field(json, &e, field);
    json_close(json, '}');
}

static void put_event(struct writer *w, int i)
{
    const struct move *m = &w->record->move[i];

    own_put_event(&w->json, m, w->notes->cards[i], &w->notes->said[i]);
}

/* ------------------------------------------------------------------- result */

static void put_figure(struct json *json, const struct own_figure *figure,
                       int n)
{
    const char *key = figure->name;
    bool seat = figure->form == NATIVE_A_SEAT;

    if (figure->form == NATIVE_OUTCOME)
        json_put_text(json, key, term_key(&outcome_terms, n));
    else if (seat && n == SKR_NOBODY)
        json_put_null(json, key);
    else if (seat && n >= 0 && n <= 2)
        json_put_text(json, key, seat_key(n));
    else if (!seat && figure->form != NATIVE_A_NUMBER && (n == 0 || n == 1))
        json_put_flag(json, key, n == 1);
    else
        json_put_number(json, key, n);
}

static void put_result(struct json *json, const struct result *result)
{
    if (result->kind != RESULT_FIGURES) {
        json_put_text(json, "result", result->kind == RESULT_PASSED ? "passed-in"
                                                             : NULL);
        return;
    }
    json_open(json, "result", '{');
    for (int i = 0; i < FIGURES; i++)
        if (result->given & (1u << i))
            put_figure(json, &own_figures[i], result->figure[i]);
    json_close(json, '}');
}

/* ------------------------------------------------------------- other members */

static void put_label(struct writer *w, const char *key, enum label label)
{
    const struct label_text *text = &w->notes->label[label];

    json_put_bytes(&w->json, key, text->at, text->length);
}

static void put_players(struct writer *w)
{
    const struct label_text *p = &w->notes->label[LABEL_P0];

    if (p[0].at == NULL && p[1].at == NULL && p[2].at == NULL)
        return;
    json_open(&w->json, "players", '[');
    for (int seat = 0; seat < 3; seat++)
        put_label(w, NULL, (enum label)(LABEL_P0 + seat));
    json_close(&w->json, ']');
}

static void put_deal(struct writer *w)
{
    const int8_t *card = w->notes->dealt;

    json_open(&w->json, "deal", '{');
    for (int to = 0; to < 4; card += w->notes->pile[to++])
        put_cards(&w->json, own_piles[to], card, w->notes->pile[to]);
    json_close(&w->json, '}');
}

static void put_rules(struct writer *w)
{
    const struct record *r = w->record;

    if (r->code != NULL)
        json_put_text(&w->json, "code", r->code->name);
    if (r->options == 0)
        return;
    json_open(&w->json, "options", '[');
    for (int i = 0; skr_option_at(i) != NULL; i++)
        if (r->options >> i & 1)
            json_put_text(&w->json, NULL, skr_option_at(i)->name);
    json_close(&w->json, ']');
}

/* Writes whose conventions apply, unless the other members say it. */
static void put_conventions(struct writer *w)
{
    const struct conventions *usual = notes_own_label(w->notes) ? &iss_conventions
                                                               : &no_conventions;
    const struct format *const *f = formats;

    if (w->record->conventions == usual)
        return;
    while (*f != NULL && (*f)->conventions != w->record->conventions)
        f++;
    if (*f != NULL)
        json_put_text(&w->json, "conventions", (*f)->name);
}

static void put_iss(struct writer *w)
{
    bool any = false;

    for (enum label label = LABEL_GM; label < LABELS; label++) {
        if (!label_is_own(label) || w->notes->label[label].at == NULL)
            continue;
        if (!any)
            json_open(&w->json, "iss", '{');
        put_label(w, label_name(label), label);
        any = true;
    }
    if (any)
        json_close(&w->json, '}');
}

void own_put_record(struct out *out, const struct record *record,
                       const struct notes *notes)
{
    struct writer w = { { .out = out }, record, notes };

    json_open(&w.json, NULL, '{');
    json_put_number(&w.json, "skatref", 1);
    if (notes->label[LABEL_ID].at != NULL)
        put_label(&w, "id", LABEL_ID);
    put_rules(&w);
    put_players(&w);
    put_deal(&w);
    json_open(&w.json, "events", '[');
    for (int i = 0; i < record->moves; i++)
        put_event(&w, i);
    json_close(&w.json, ']');
    put_result(&w.json, &record->result);
    put_conventions(&w);
    put_iss(&w);
    json_close(&w.json, '}');
}

bool own_write(struct out *out, const struct record *record,
                  const struct notes *notes, struct refusal *refusal)
{
    (void)refusal;
    own_put_record(out, record, notes);
    out_text(out, "\n");
    return true;
}
