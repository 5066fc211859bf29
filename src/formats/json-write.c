/* Writes a record as skatref's own: one JSON object a line. */
#include <string.h>

#include "base/names.h"
#include "formats/iss.h"
#include "formats/json-forms.h"

struct writer {
    struct out *out;
    const struct record *record;
    const struct notes *notes;
    bool taken;                  /* somebody took up the skat */
};

/* ------------------------------------------------------------------- values */

static void put_string(struct out *out, const char *text)
{
    out_json_string(out, text, strlen(text));
}

/* "key": with a comma before it, if it is not the first */
static void put_key(struct out *out, bool first, const char *key)
{
    out_text(out, first ? "" : ",");
    put_string(out, key);
    out_text(out, ":");
}

static void put_flag(struct out *out, bool flag)
{
    out_text(out, flag ? "true" : "false");
}

static void put_cards(struct out *out, const int8_t *card, int count)
{
    char name[3];

    out_text(out, "\"");
    for (int i = 0; i < count; i++) {
        out_text(out, i > 0 ? " " : "");
        if (card[i] == SKR_NO_CARD)
            strcpy(name, "??");
        else
            skr_card_write(card[i], name);
        out_text(out, name);
    }
    out_text(out, "\"");
}

/* ------------------------------------------------------------------- events */

/* An event that is being written. */
struct event {
    const struct move *move;
    const int8_t *told;
    const struct label_text *said;
    int away;                    /* how many of them were put away */
};

static void put_level(struct out *out, enum skr_level level)
{
    if (level == SKR_NO_LEVEL)
        out_text(out, "null");
    else
        put_string(out, level_name(level));
}

static void put_shown(struct out *out, const struct event *e)
{
    put_cards(out, e->told + e->away, told_count(e->move) - e->away);
}

/* All cards told; of an exchange, those that are given. */
static int told_with(const struct event *e)
{
    return e->move->kind == MOVE_EXCHANGE ? e->away : told_count(e->move);
}

static void put_field(struct out *out, const struct event *e,
                      enum native_field field)
{
    const struct move *m = e->move;
    int8_t card = (int8_t)m->number;

    switch (field) {
    case NATIVE_SEAT: put_string(out, seat_key(m->seat)); break;
    case NATIVE_BID:
    case NATIVE_LEAVES: out_number(out, m->number); break;
    case NATIVE_CARD: put_cards(out, &card, 1); break;
    case NATIVE_CARDS: put_cards(out, e->told, told_with(e)); break;
    case NATIVE_GAME: put_string(out, game_name(m->said.game)); break;
    case NATIVE_HAND: put_flag(out, m->said.hand); break;
    case NATIVE_REVOLUTION: put_flag(out, m->said.revolution); break;
    case NATIVE_OUVERT: put_flag(out, m->said.ouvert); break;
    case NATIVE_ISS: out_json_string(out, e->said->at, e->said->length); break;
    case NATIVE_ANNOUNCED:
    case NATIVE_DEMANDED: put_level(out, m->said.announced); break;
    case NATIVE_DISCARD: put_cards(out, e->told, e->away); break;
    case NATIVE_SHOWN:
    case NATIVE_GETS: put_shown(out, e); break;
    default: put_string(out, skr_clause_info(m->number)->id);
    }
}

/* Has the server but one word for it, or used the usual one? */
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

/* What may be told is told when there is something to tell. */
static bool has_field(const struct event *e, enum native_field field)
{
    const struct move *m = e->move;

    switch (field) {
    case NATIVE_CARDS: return told_count(m) > 0;
    case NATIVE_DISCARD: return e->away > 0;
    case NATIVE_SHOWN: return told_count(m) > e->away;
    case NATIVE_DEMANDED: return m->said.announced != SKR_NO_LEVEL;
    case NATIVE_ISS: return !said_as_usual(m, e->said);
    case NATIVE_LEAVES: return m->number != 0;
    case NATIVE_REVOLUTION: return m->said.revolution;
    default: return true;
    }
}

static const struct native_event *event_of(enum move_kind kind)
{
    const struct native_event *event = native_events;

    while (event->kind != kind)
        event++;
    return event;
}

/* The cards told with an announcement are the two put away, when the skat was
 * taken up, and the others shown. */
static void put_event(struct writer *w, int i)
{
    const struct move *m = &w->record->move[i];
    const struct native_event *form = event_of((enum move_kind)m->kind);
    int told = told_count(m);
    struct event e = {
        m, w->notes->told[i], &w->notes->said[i],
        m->kind == MOVE_EXCHANGE ? m->number
            : !w->taken ? 0 : told < 2 ? told : 2
    };
    bool first = true;

    out_text(w->out, i > 0 ? ",{" : "{");
    if (form->needed & NATIVE_BIT(NATIVE_SEAT)) {
        put_key(w->out, true, native_fields[NATIVE_SEAT]);
        put_field(w->out, &e, NATIVE_SEAT);
        first = false;
    }
    put_key(w->out, first, "event");
    put_string(w->out, form->name);
    for (enum native_field field = NATIVE_SEAT + 1; field < NATIVE_FIELDS; field++) {
        if (!((form->needed | form->optional) & NATIVE_BIT(field))
            || !(form->needed & NATIVE_BIT(field) || has_field(&e, field)))
            continue;
        put_key(w->out, false, native_fields[field]);
        put_field(w->out, &e, field);
    }
    out_text(w->out, "}");
    w->taken |= m->kind == MOVE_TAKE;
}

/* ------------------------------------------------------------------- result */

static void put_figure(struct out *out, enum native_figure_form form, int n)
{
    if (form == NATIVE_OUTCOME)
        put_string(out, term_key(&outcome_terms, n));
    else if (form == NATIVE_A_SEAT && n == SKR_NOBODY)
        out_text(out, "null");
    else if (form == NATIVE_A_SEAT && n >= 0 && n <= 2)
        put_string(out, seat_key(n));
    else if (form != NATIVE_A_SEAT && form != NATIVE_A_NUMBER
             && (n == 0 || n == 1))
        put_flag(out, n == 1);
    else
        out_number(out, n);
}

static void put_result(struct out *out, const struct result *result)
{
    bool first = true;

    put_key(out, false, "result");
    if (result->kind != RESULT_FIGURES) {
        out_text(out, result->kind == RESULT_PASSED ? "\"passed-in\""
                                                        : "null");
        return;
    }
    out_text(out, "{");
    for (int i = 0; i < FIGURES; i++) {
        if (!(result->given & (1u << i)))
            continue;
        put_key(out, first, native_figures[i].name);
        put_figure(out, native_figures[i].form, result->figure[i]);
        first = false;
    }
    out_text(out, "}");
}

/* ------------------------------------------------------------- other members */

static void put_label(struct writer *w, enum label label)
{
    const struct label_text *text = &w->notes->label[label];

    if (text->at != NULL)
        out_json_string(w->out, text->at, text->length);
    else
        out_text(w->out, "null");
}

static void put_players(struct writer *w)
{
    const struct label_text *p = &w->notes->label[LABEL_P0];

    if (p[0].at == NULL && p[1].at == NULL && p[2].at == NULL)
        return;
    put_key(w->out, false, "players");
    out_text(w->out, "[");
    for (int seat = 0; seat < 3; seat++) {
        out_text(w->out, seat > 0 ? "," : "");
        put_label(w, (enum label)(LABEL_P0 + seat));
    }
    out_text(w->out, "]");
}

static void put_deal(struct writer *w)
{
    const int8_t *card = w->notes->dealt;

    put_key(w->out, false, "deal");
    out_text(w->out, "{");
    for (int to = 0; to < 4; card += w->notes->pile[to++]) {
        put_key(w->out, to == 0, native_piles[to]);
        put_cards(w->out, card, w->notes->pile[to]);
    }
    out_text(w->out, "}");
}

static void put_rules(struct writer *w)
{
    const struct record *r = w->record;

    if (r->code != NULL) {
        put_key(w->out, false, "code");
        put_string(w->out, r->code->name);
    }
    if (r->options == 0)
        return;
    put_key(w->out, false, "options");
    for (int i = 0, n = 0; skr_option_at(i) != NULL; i++) {
        if (!(r->options >> i & 1))
            continue;
        out_text(w->out, n++ == 0 ? "[" : ",");
        put_string(w->out, skr_option_at(i)->name);
    }
    out_text(w->out, "]");
}

static void put_iss(struct writer *w)
{
    bool first = true;

    for (enum label label = LABEL_GM; label < LABELS; label++) {
        if (!label_is_own(label) || w->notes->label[label].at == NULL)
            continue;
        out_text(w->out, first ? ",\"iss\":{" : "");
        put_key(w->out, first, label_name(label));
        put_label(w, label);
        first = false;
    }
    out_text(w->out, first ? "" : "}");
}

bool native_write(struct out *out, const struct record *record,
                  const struct notes *notes, struct refusal *refusal)
{
    struct writer w = { out, record, notes, false };

    (void)refusal;
    out_text(out, "{\"skatref\":1");
    if (notes->label[LABEL_ID].at != NULL) {
        put_key(out, false, "id");
        put_label(&w, LABEL_ID);
    }
    put_rules(&w);
    put_players(&w);
    put_deal(&w);
    put_key(out, false, "events");
    out_text(out, "[");
    for (int i = 0; i < record->moves; i++)
        put_event(&w, i);
    out_text(out, "]");
    put_result(out, &record->result);
    put_iss(&w);
    out_text(out, "}\n");
    return true;
}
