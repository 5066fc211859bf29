/* Writes a record in the form of the International Skat Server. */
#include <stdio.h>
#include <string.h>

#include "formats/iss.h"
#include "formats/json-forms.h"
#include "words/names.h"

/* ------------------------------------------------------------- what it can say */

static bool refuse(struct refusal *refusal, int move, const char *what)
{
    refusal->move = move;
    snprintf(refusal->what, sizeof refusal->what, "%s", what);
    return false;
}

/* A bracket would end the text, and "(;" would look like the start of a
 * record. */
static bool can_say_text(const struct label_text *t)
{
    for (size_t i = 0; i < t->length; i++) {
        const char *p = t->at + i;

        if (*p == '[' || *p == ']')
            return false;
        if (t->length - i >= 3 && p[0] == '(' && p[1] == ';' && p[2] >= 'A'
            && p[2] <= 'Z')
            return false;
    }
    return true;
}

static bool can_say_labels(const struct notes *notes, struct refusal *refusal)
{
    char what[64];

    for (enum label label = LABEL_GM; label < LABELS; label++)
        if (notes->label[label].at != NULL
            && !can_say_text(&notes->label[label])) {
            snprintf(what, sizeof what, "a bracket in %s", label_name(label));
            return refuse(refusal, -1, what);
        }
    return true;
}

static const char *name_of(enum move_kind kind)
{
    const struct own_event *event = own_events;

    while (event->kind != kind)
        event++;
    return event->name;
}

/* The server has words for these kinds of moves only. */
static bool has_word(enum move_kind kind)
{
    return kind <= MOVE_LEFT;
}

static bool can_say_move(const struct move *m, int move,
                         struct refusal *refusal)
{
    if (!has_word((enum move_kind)m->kind))
        return refuse(refusal, move, name_of((enum move_kind)m->kind));
    if (m->said.revolution)
        return refuse(refusal, move, "revolution");
    if (m->kind == MOVE_SHOW && m->said.announced != SKR_NO_LEVEL)
        return refuse(refusal, move, N_("a level asked for"));
    if (m->kind == MOVE_SHOW && m->number != 0)
        return refuse(refusal, move, N_("a limiting word"));
    if (m->kind == MOVE_DISCARD && m->count < 2)
        return refuse(refusal, move, N_("a single card put away"));
    if (m->kind == MOVE_ANNOUNCE
        && (m->away == NONE_AWAY || m->away == 12
            || (m->away > 2 && m->said.ouvert)))
        return refuse(refusal, move, N_("this number of cards put away"));
    return true;
}

/* A bar separates two piles, but the format has no form for an empty pile. */
static bool can_say_deal(const struct notes *notes, struct refusal *refusal)
{
    for (int to = 0; to < 4; to++)
        if (notes->pile[to] == 0)
            return refuse(refusal, -1, N_("no cards dealt to a player or the skat"));
    return true;
}

/* Every figure but "resigned" must be there. */
static bool can_say_result(const struct result *result,
                           struct refusal *refusal)
{
    char what[64];

    for (int i = 0; i < FIGURE_RESIGNED; i++)
        if (result->kind == RESULT_FIGURES
            && !(result->given & (1u << i))) {
            snprintf(what, sizeof what, "a result without %s",
                     own_figures[i].name);
            return refuse(refusal, -1, what);
        }
    return true;
}

static bool can_say(const struct record *r, const struct notes *notes,
                    struct refusal *refusal)
{
    if (r->code != NULL && r->code != skr_code_at(0))
        return refuse(refusal, -1, r->code->name);
    if (r->options != 0)
        return refuse(refusal, -1, "options");
    for (int i = 0; i < r->moves; i++)
        if (!can_say_move(&r->move[i], i, refusal))
            return false;
    return can_say_labels(notes, refusal) && can_say_deal(notes, refusal)
        && can_say_result(&r->result, refusal);
}

/* -------------------------------------------------------------------- cards */

static void put_card(struct out *out, int card)
{
    char name[3] = "??";

    if (card != SKR_NO_CARD)
        skr_card_write(card, name);
    out_text(out, name);
}

/* Writes the cards with dots between them; before: the text before the
 * first. */
static void put_cards(struct out *out, const char *before, const int8_t *card,
                      int count)
{
    for (int i = 0; i < count; i++) {
        out_text(out, i == 0 ? before : ".");
        put_card(out, card[i]);
    }
}

/* Bars separate the piles only if they are not ten, ten, ten and two. */
static void put_deal(struct out *out, const struct notes *notes)
{
    bool bars = notes->pile[0] != 10 || notes->pile[1] != 10
        || notes->pile[2] != 10;
    int pile = 0, ends = notes->pile[0];

    for (int i = 0; i < 32; i++) {
        if (i > 0)
            out_text(out, bars && i == ends ? "|" : ".");
        while (i == ends && pile < 3)
            ends += notes->pile[++pile];
        put_card(out, notes->dealt[i]);
    }
}

/* -------------------------------------------------------------------- moves */

void iss_usual_word(const struct skr_announcement *said, char word[8])
{
    static const char *const level[] = { "", "S", "Z" };

    snprintf(word, 8, "%c%s%s%s", game_letters[said->game], said->ouvert ? "O" : "",
             said->hand ? "H" : "", level[said->announced]);
}

static void put_announcement(struct out *out, const struct move *m,
                             const struct label_text *said, const int8_t *cards)
{
    char usual[8];

    iss_usual_word(&m->said, usual);
    if (said->at != NULL)
        out_bytes(out, said->at, said->length);
    else
        out_text(out, usual);
    put_cards(out, ".", cards, m->count);
}

static void put_action(struct out *out, const struct move *m,
                       const struct label_text *said, const int8_t *cards)
{
    switch ((enum move_kind)m->kind) {
    case MOVE_BID: out_number(out, m->number); break;
    case MOVE_HOLD: out_text(out, "y"); break;
    case MOVE_PASS: out_text(out, "p"); break;
    case MOVE_TAKE: out_text(out, "s"); break;
    case MOVE_ANNOUNCE: put_announcement(out, m, said, cards); break;
    case MOVE_CARD: put_card(out, m->number); break;
    case MOVE_RESIGN: out_text(out, "RE"); break;
    case MOVE_TIMEOUT: out_text(out, "TI."); break;
    case MOVE_LEFT: out_text(out, "LE."); break;
    case MOVE_SHOW:
        out_text(out, "SC");
        put_cards(out, ".", cards, m->count);
        break;
    default: /* the skat found, a discard */
        put_cards(out, "", cards, m->count);
    }
}

static void put_move(struct out *out, const struct move *m,
                     const struct label_text *said, const int8_t *cards)
{
    bool incident = m->kind == MOVE_TIMEOUT || m->kind == MOVE_LEFT;

    if (incident || m->seat == SKR_NOBODY)
        out_text(out, "w");
    else
        out_number(out, m->seat);
    out_text(out, " ");
    put_action(out, m, said, cards);
    if (incident)
        out_number(out, m->seat);
    out_text(out, " ");
}

/* ------------------------------------------------------------------- result */

static void put_figures(struct out *out, const struct result *result)
{
    static const char *const key[FIGURES] = {
        "d:", "", " v:", " m:", "", " p:", " t:", " s:", " z:", " p0:", " p1:",
        " p2:", " l:", " to:", " r:"
    };

    for (int i = 0; i < FIGURES; i++) {
        if (!(result->given & (1u << i)))
            continue;
        if (i == FIGURE_OUTCOME) {
            out_text(out, " ");
            out_text(out, term_key(&outcome_terms, result->figure[i]));
        } else if (i == FIGURE_OVERBID) {
            out_text(out, result->figure[i] ? " overbid" : " bidok");
        } else {
            out_text(out, key[i]);
            out_number(out, result->figure[i]);
        }
    }
}

static void put_result(struct out *out, const struct result *result)
{
    out_text(out, "R[");
    if (result->kind == RESULT_FIGURES)
        put_figures(out, result);
    else
        out_text(out, result->kind == RESULT_PASSED ? "passed" : "unknown");
    out_text(out, "] ;)\n");
}

static void put_label(struct out *out, enum label label,
                      const struct label_text *text)
{
    if (text->at == NULL)
        return;
    out_text(out, label_name(label));
    out_text(out, "[");
    out_bytes(out, text->at, text->length);
    out_text(out, "]");
}

/* A record that comes from another format gets at least GM[Skat]. */
static void put_labels(struct out *out, const struct notes *notes)
{
    static const struct label_text skat = { "Skat", 4 };

    if (!notes_own_label(notes))
        put_label(out, LABEL_GM, &skat);
    for (enum label label = LABEL_GM; label < LABELS; label++)
        put_label(out, label, &notes->label[label]);
}

bool iss_write(struct out *out, const struct record *record,
               const struct notes *notes, struct refusal *refusal)
{
    if (!can_say(record, notes, refusal))
        return false;
    out_text(out, "(;");
    put_labels(out, notes);
    out_text(out, "MV[w ");
    put_deal(out, notes);
    out_text(out, " ");
    for (int i = 0; i < record->moves; i++)
        put_move(out, &record->move[i], &notes->said[i], notes->cards[i]);
    out_text(out, "]");
    put_result(out, &record->result);
    return true;
}
