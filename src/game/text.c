/* A move and a state as text: the words of skatref's own records, and one line. The text
 * of a state is its deal and its moves, so that who reads it can check it. */
#include "game/game.h"

#include <stdlib.h>
#include <string.h>

#include "game/words.h"

/* Text that grows in a buffer. Whatever can be made of a deal fits; of a move that nobody
 * could make the end is left out. */
struct text {
    char *end, *last;
};

static void put(struct text *t, const char *words)
{
    size_t length = strlen(words), room = (size_t)(t->last - t->end);

    length = length < room ? length : room;
    memcpy(t->end, words, length);
    t->end += length;
    *t->end = '\0';
}

static void put_word(struct text *t, const char *word)
{
    put(t, " ");
    put(t, word);
}

static void put_number(struct text *t, int number)
{
    char digits[12], *at = digits + sizeof digits;
    bool minus = number < 0;

    *--at = '\0';
    do
        *--at = (char)('0' + abs(number % 10));
    while ((number /= 10) != 0);
    if (minus)
        *--at = '-';
    put_word(t, at);
}

/* From high to low, the clubs first. */
static void put_cards(struct text *t, skr_cards cards, int hidden)
{
    char name[3];

    for (int card = 31; card >= 0; card--)
        if (cards & SKR_BIT(card)) {
            skr_card_write(card, name);
            put_word(t, name);
        }
    while (hidden-- > 0)
        put_word(t, "??");
}

/* -------------------------------------------------------------------- words */

const char *const level_words[3] = { "", "schneider", "schwarz" };
const char *const misdeal_words[SKR_MISDEAL_KINDS] = {
    [SKR_COUNT] = "count", [SKR_CUT] = "cut", [SKR_DEALING] = "dealing",
    [SKR_SKAT_SEEN_EARLY] = "skat-seen", [SKR_SKAT_PICKED_UP] = "skat-taken",
    [SKR_SHUFFLE] = "shuffle", [SKR_EXPOSED] = "exposed",
    [SKR_CUTTER_AWAY] = "cutter-away", [SKR_ASTRAY] = "missing",
};
const char *const fault_words[3] = { "", "shared", "other" };

static void put_flag(struct text *t, bool is, const char *word)
{
    if (is)
        put_word(t, word);
}

static void put_level(struct text *t, enum skr_level level)
{
    put_flag(t, level != SKR_NO_LEVEL, level_words[level]);
}

static void put_said(struct text *t, const struct skr_announcement *a)
{
    put_word(t, skr_game_name(a->game));
    put_flag(t, a->hand, "hand");
    put_flag(t, a->ouvert, "ouvert");
    put_level(t, a->announced);
    put_flag(t, a->revolution, "revolution");
}

static void put_misdeal(struct text *t, const struct skr_mishap *m)
{
    put_word(t, misdeal_words[m->kind]);
    put_flag(t, m->fault != SKR_FAULT_DEALERS, fault_words[m->fault]);
    put_level(t, m->proved);
    put_flag(t, m->in_deal, "in-deal");
    put_flag(t, m->told_apart, "told-apart");
    put_flag(t, m->leave, "leave");
    put_flag(t, m->mattered, "mattered");
    put_flag(t, m->play_on, "play-on");
    if (m->lifted != 0) {
        put_word(t, "lifted");
        put_number(t, m->lifted);
    }
}

/* --------------------------------------------------------------------- a move */

static void put_away(struct text *t, const struct skr_move *m)
{
    if (m->kind == SKR_MOVE_ANNOUNCE && (m->away != 0 || m->hidden > 0))
        put_word(t, "discard");
    put_cards(t, m->away, m->hidden);
    put_flag(t, m->number < 0, "none");
}

static void put_shown(struct text *t, const struct skr_move *m)
{
    if (m->shown == 0)
        return;
    put_flag(t, m->kind == SKR_MOVE_ANNOUNCE || m->kind == SKR_MOVE_DISCARD, "shown");
    put_flag(t, m->kind == SKR_MOVE_EXCHANGE, "gets");
    put_cards(t, m->shown, 0);
}

static void put_tricks(struct text *t, const struct skr_move *m)
{
    if (m->number == 0)
        return;
    put_word(t, "leaves");
    put_number(t, m->number);
}

static void put_move(struct text *t, const struct skr_move *m)
{
    const struct kind *kind = &move_kinds[m->kind];

    put(t, m->seat == SKR_NOBODY ? "-" : skr_seat_name(m->seat));
    if (kind->fields & FIELD_CARD) {
        put_cards(t, SKR_BIT(m->number), 0);
        put_flag(t, m->hidden != 0, "wrong");
        put_flag(t, m->hidden == NOT_HELD, "play.held");
        return;
    }
    put_word(t, kind->name);
    if (kind->fields & FIELD_GAME)
        put_said(t, &m->said);
    put_flag(t, m->kind == SKR_MOVE_ANNOUNCE && m->number == WRONG, "wrong");
    if (kind->fields & FIELD_LEVEL) {
        put_level(t, m->said.announced);
        put_tricks(t, m);
    } else if (kind->fields & FIELD_AWAY) {
        put_away(t, m);
    } else if (kind->fields & FIELD_NUMBER) {
        put_number(t, m->number);
    }
    if (kind->fields & FIELD_CLAUSE)
        put_word(t, skr_clause_info((enum skr_clause)m->number)->id);
    if (kind->fields & FIELD_MISDEAL)
        put_misdeal(t, &m->misdeal);
    put_shown(t, m);
}

int skr_move_write(const struct skr_move *m, char out[SKR_MOVE_TEXT])
{
    struct text t = { out, out + SKR_MOVE_TEXT - 1 };

    put_move(&t, m);
    return (int)(t.end - out);
}

/* -------------------------------------------------------------------- a state */

/* The options that the code has beyond its edition. */
static void put_options(struct text *t, const struct skr_code *code)
{
    const struct skr_code *edition = skr_code_find(code->name);
    const struct skr_option *option;

    for (int n = 0; (option = skr_option_at(n)) != NULL; n++)
        put_flag(t, skr_in_force(code, option->clause)
                 && !skr_in_force(edition, option->clause), option->name);
}

static void put_pile(struct text *t, const char *name, skr_cards cards, int hidden)
{
    put(t, "; ");
    put(t, name);
    put_cards(t, cards, hidden);
}

static void put_score(struct text *t, int seat, int score)
{
    put_word(t, skr_seat_name(seat));
    put_number(t, score);
}

/* A deal that was passed in, a game of a soloist, or a ramsch: what bock doubles is not
 * doubled here, nor in other records. */
int write_result(const struct skr_state *s, char out[RESULT_TEXT])
{
    struct text t = { out, out + RESULT_TEXT - 1 };
    struct skr_result r;

    *out = '\0';
    if (skr_state_value(s, &r) != SKR_OK || r.outcome == SKR_DEAL_AGAIN)
        return 0;
    put(&t, "; result");
    if (r.outcome == SKR_GAME_PLAYED)
        put_score(&t, s->soloist, r.value.score);
    else if (r.outcome == SKR_RAMSCH_PLAYED)
        for (int seat = 0; seat < 3; seat++)
            put_score(&t, seat, r.ramsch.score[seat]);
    else
        put_word(&t, r.outcome == SKR_PASSED_IN ? "passed-in" : "none");
    return (int)(t.end - out);
}

/* A move of two bytes can have 54 characters: what has few bytes is short. The last 3072
 * are for the deal, all house rules, a whole auction, all cards and the result. */
bool text_fits(const struct skr_state *s)
{
    char words[SKR_MOVE_TEXT];
    struct skr_move m;
    int length = 0;

    if (s->logged <= SKR_LOG / 4)
        return true;
    for (int at = 0; at < s->logged;) {
        at += log_read(s->log + at, &m);
        length += skr_move_write(&m, words) + 2;
    }
    return length <= SKR_STATE_TEXT - 3072;
}

int skr_state_write(const struct skr_state *s, char out[SKR_STATE_TEXT])
{
    struct text t = { out, out + SKR_STATE_TEXT - 1 };
    char result[RESULT_TEXT];
    struct skr_move m;

    put(&t, s->code->name);
    put_options(&t, s->code);
    put_flag(&t, s->round.pushed, "pushed");
    put_flag(&t, s->round.bock, "bock");
    if (s->viewer != SKR_NOBODY) {
        put(&t, " seen by ");
        put(&t, skr_seat_name(s->viewer));
    }
    for (int seat = 0; seat < 3; seat++)
        put_pile(&t, skr_seat_name(seat), s->deal.hand[seat], s->unseen_dealt[seat]);
    put_pile(&t, "skat", s->deal.skat, s->unseen_dealt[3]);
    for (int at = 0; at < s->logged;) {
        at += log_read(s->log + at, &m);
        put(&t, "; ");
        put_move(&t, &m);
    }
    if (s->ruled && hides(s)) {
        put(&t, "; over ");
        put(&t, skr_clause_info(s->ended)->id);
    }
    write_result(s, result);
    put(&t, result);
    return (int)(t.end - out);
}
