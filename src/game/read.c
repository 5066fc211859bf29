/* Reads the text of a move, and of a state, word by word; what the words mean depends
 * little on what stands before them. */
#include "game/game.h"

#include <string.h>

#include "game/words.h"

/* A word of a text. */
struct word {
    const char *at;
    int length;
};

static struct word next_word(const char *text)
{
    struct word w = { text + strspn(text, " "), 0 };

    w.length = (int)strcspn(w.at, " ;");
    return w;
}

static bool is(struct word w, const char *text)
{
    return (int)strlen(text) == w.length && memcmp(w.at, text, (size_t)w.length) == 0;
}

static int find_word(const char *const words[], int count, struct word w)
{
    for (int n = 0; n < count; n++)
        if (is(w, words[n]))
            return n;
    return -1;
}

/* A number of at most four digits, or -1. A word has a character. */
static int read_number(struct word w)
{
    int number = 0;

    for (int n = 0; n < w.length; n++) {
        if (w.at[n] < '0' || w.at[n] > '9' || n > 3)
            return -1;
        number = number * 10 + w.at[n] - '0';
    }
    return number;
}

static int read_seat(struct word w)
{
    char name[2] = "";

    if (w.length == 1)
        name[0] = *w.at;
    return skr_seat_find(name);
}

static enum skr_clause read_clause(struct word w)
{
    char id[40] = "";

    memcpy(id, w.at, w.length < 40 ? (size_t)w.length : 0);
    return skr_clause_find(id);
}

static int read_game(struct word w)
{
    for (int game = 0; game < SKR_GAMES; game++)
        if (is(w, skr_game_name((enum skr_game)game)))
            return game;
    return -1;
}

/* --------------------------------------------------------------------- a move */

/* A move that is being read, and where its next card belongs. */
struct reading {
    struct skr_move move;
    unsigned fields;
    skr_cards *cards;
    bool has_game, has_kind, has_number;
};

static bool read_flag(struct word w, const char *name, bool *flag)
{
    if (!is(w, name) || *flag)
        return false;
    *flag = true;
    return true;
}

static bool read_level(struct word w, enum skr_level *level)
{
    int found = find_word(level_words, 3, w);

    if (found > 0)
        *level = (enum skr_level)found;
    return found > 0;
}

/* What belongs to an announcement. */
static bool read_said(struct reading *r, struct word w)
{
    struct skr_announcement *a = &r->move.said;
    int game = read_game(w);

    if (game >= 0 && !r->has_game) {
        a->game = (enum skr_game)game;
        r->has_game = true;
        return true;
    }
    return read_level(w, &a->announced) || read_flag(w, "hand", &a->hand)
        || read_flag(w, "ouvert", &a->ouvert) || read_flag(w, "revolution", &a->revolution);
}

static bool read_misdeal(struct reading *r, struct word w)
{
    struct skr_mishap *m = &r->move.misdeal;
    int kind = find_word(misdeal_words, SKR_MISDEAL_KINDS, w);
    int fault = find_word(fault_words, 3, w);

    if (!r->has_kind) {
        m->kind = (enum skr_misdeal_kind)kind;
        r->has_kind = true;
        return kind >= 0;
    }
    if (fault > 0)
        m->fault = (enum skr_fault)fault;
    else
        return read_level(w, &m->proved) || read_flag(w, "in-deal", &m->in_deal)
            || read_flag(w, "told-apart", &m->told_apart)
            || read_flag(w, "leave", &m->leave)
            || read_flag(w, "mattered", &m->mattered)
            || read_flag(w, "play-on", &m->play_on);
    return true;
}

static bool read_card(struct reading *r, struct word w)
{
    int card = skr_card_read(w.at, w.length);

    if (is(w, "??") && (r->fields & FIELD_AWAY) && r->cards == &r->move.away) {
        r->move.hidden++;
    } else {
        if (card == SKR_NO_CARD || r->cards == NULL || (*r->cards & SKR_BIT(card)))
            return false;
        *r->cards |= SKR_BIT(card);
    }
    return skr_count(r->move.away) + r->move.hidden <= MOST_HELD
        && skr_count(r->move.shown) <= MOST_HELD;
}

/* Words after which cards stand. */
static bool read_mark(struct reading *r, struct word w)
{
    if (r->move.kind == SKR_MOVE_ANNOUNCE && is(w, "discard"))
        r->cards = &r->move.away;
    else if (((r->move.kind == SKR_MOVE_ANNOUNCE || r->move.kind == SKR_MOVE_DISCARD)
              && is(w, "shown"))
             || (r->move.kind == SKR_MOVE_EXCHANGE && is(w, "gets")))
        r->cards = &r->move.shown;
    else if ((r->fields & (FIELD_AWAY | FIELD_NUMBER)) == (FIELD_AWAY | FIELD_NUMBER)
             && r->move.number == 0 && is(w, "none"))
        r->move.number = -1;
    else if (r->move.kind == SKR_MOVE_ANNOUNCE && r->move.number == 0 && is(w, "wrong"))
        r->move.number = WRONG;
    else
        return false;
    return true;
}

/* A number: of a bid, after "leaves" or after "lifted". */
static bool read_figure(struct reading *r, struct word w)
{
    int number = read_number(w);

    if (number < 0 || r->has_number)
        return false;
    r->has_number = true;
    if (r->fields & FIELD_MISDEAL)
        r->move.misdeal.lifted = number & 255;
    else
        r->move.number = number;
    return true;
}

/* "wrong", and "play.held" after it. */
static bool read_wrong(int *hidden, struct word w)
{
    if (!is(w, *hidden == 0 ? "wrong" : "play.held") || *hidden == NOT_HELD)
        return false;
    ++*hidden;
    return true;
}

static bool read_field(struct reading *r, struct word w)
{
    if (r->fields == FIELD_CARD)
        return read_wrong(&r->move.hidden, w);
    if (read_card(r, w) || read_mark(r, w))
        return true;
    if (r->fields & FIELD_MISDEAL)
        return is(w, "lifted") || read_figure(r, w) || read_misdeal(r, w);
    if (r->fields & FIELD_CLAUSE) {
        r->move.number = (int)read_clause(w);
        return r->move.number != SKR_C_NONE;
    }
    if (r->fields & FIELD_LEVEL)
        return is(w, "leaves") || read_figure(r, w)
            || read_level(w, &r->move.said.announced);
    if (r->fields & FIELD_GAME)
        return read_said(r, w);
    return (r->fields & FIELD_NUMBER) && !(r->fields & FIELD_AWAY)
        && read_figure(r, w);
}

/* The kind: its name, or a card that is played. */
static bool read_kind(struct reading *r, struct word w)
{
    int card = skr_card_read(w.at, w.length);

    if (card != SKR_NO_CARD) {
        r->move.kind = SKR_MOVE_CARD;
        r->fields = FIELD_CARD;
        r->move.number = card;
        return true;
    }
    for (int kind = 0; kind < SKR_MOVE_KINDS; kind++)
        if (kind != SKR_MOVE_CARD && is(w, move_kinds[kind].name)) {
            r->move.kind = (enum skr_move_kind)kind;
            r->fields = move_kinds[kind].fields;
            if (r->fields & FIELD_AWAY)
                r->cards = kind == SKR_MOVE_ANNOUNCE ? NULL : &r->move.away;
            else if (r->fields & FIELD_SHOWN)
                r->cards = &r->move.shown;
            return true;
        }
    return false;
}

/* Is all there that the kind needs? */
static bool complete(const struct reading *r)
{
    bool number = (r->fields & FIELD_NUMBER) && !(r->fields & (FIELD_AWAY | FIELD_LEVEL));

    return (!(r->fields & FIELD_GAME) || r->has_game)
        && (!(r->fields & FIELD_MISDEAL) || r->has_kind)
        && (!(r->fields & FIELD_CLAUSE) || r->move.number != 0)
        && (!number || r->has_number);
}

const char *read_move(const char *text, const char **end, struct skr_move *out)
{
    struct reading r = { .fields = 0 };
    struct word w = next_word(text);

    memset(&r.move, 0, sizeof r.move);
    r.move.seat = read_seat(w);
    if (r.move.seat < 0 && !is(w, "-"))
        return w.at;
    w = next_word(w.at + w.length);
    if (!read_kind(&r, w) || (r.move.seat < 0) > (r.move.kind == SKR_MOVE_MISDEAL))
        return w.at;
    for (w = next_word(w.at + w.length); w.length > 0; w = next_word(w.at + w.length))
        if (!read_field(&r, w))
            return w.at;
    if (!complete(&r))
        return w.at;
    *end = w.at;
    *out = r.move;
    return NULL;
}

const char *skr_move_read(const char *text, struct skr_move *out)
{
    struct skr_move m;
    const char *end, *wrong = read_move(text, &end, &m);

    if (wrong == NULL && *end != '\0')
        wrong = end;
    if (wrong == NULL)
        *out = m;
    return wrong;
}

/* -------------------------------------------------------------------- a state */

/* What stands before the cards: code, options, round, viewer. */
static const char *read_code(const char *text, struct skr_code *code,
                             struct skr_round *round, int *viewer)
{
    struct word w = next_word(text);
    char name[40] = "";

    memcpy(name, w.at, w.length < 40 ? (size_t)w.length : 0);
    if (skr_code_find(name) == NULL)
        return w.at;
    *code = *skr_code_find(name);
    for (w = next_word(w.at + w.length); w.length > 0; w = next_word(w.at + w.length)) {
        memset(name, 0, sizeof name);
        memcpy(name, w.at, w.length < 40 ? (size_t)w.length : 0);
        if (is(w, "pushed")) {
            round->pushed = true;
        } else if (is(w, "bock")) {
            round->bock = true;
        } else if (is(w, "seen")) {
            w = next_word(next_word(w.at + w.length).at + 2);
            *viewer = read_seat(w);
            if (*viewer < 0)
                return w.at;
        } else if (skr_option_add(code, name) != SKR_OK) {
            return w.at;
        }
    }
    return w.at;
}

static const char *read_pile(const char *text, const char *name, skr_cards *cards,
                             uint8_t *unseen)
{
    struct word w = next_word(text + (*text == ';'));
    int card;

    if (*text != ';' || !is(w, name))
        return NULL;
    for (w = next_word(w.at + w.length); w.length > 0; w = next_word(w.at + w.length)) {
        card = skr_card_read(w.at, w.length);
        if (card != SKR_NO_CARD)
            *cards |= SKR_BIT(card);
        else if (!is(w, "??") || ++*unseen > 12)
            return NULL;
    }
    return w.at;
}

/* The cards, then the moves, each after a semicolon. Returns where it is wrong. */
static const char *read_deal(const char *at, const char **end, struct dealt *dealt)
{
    struct skr_deal *deal = &dealt->deal;
    static const char *const names[] = { "F", "M", "R", "skat" };
    skr_cards *const pile[] = { &deal->hand[0], &deal->hand[1], &deal->hand[2],
                                &deal->skat };

    for (int n = 0; n < 4; n++) {
        const char *next = read_pile(at, names[n], pile[n], &dealt->unseen[n]);

        if (next == NULL)
            return at;
        at = next;
    }
    *end = at;
    return NULL;
}

const char *read_begin(const char *text, struct skr_code *code, struct skr_round *round,
                       int *viewer, struct dealt *dealt, const char **end)
{
    const char *at = read_code(text, code, round, viewer);

    return *at != ';' ? at : read_deal(at, end, dealt);
}

/* Does the move stand in the log as it was read? */
static bool followed(struct skr_state *s, const struct skr_move *m)
{
    int before = s->moves;

    if (hides(s))
        follow_unseen(s, m);
    else
        skr_state_follow(s, m);
    return s->moves > before;
}

/* Can a ruling end a game by this clause? */
static bool ends_a_game(enum skr_clause clause)
{
    switch (clause) {
    case SKR_C_NONE:
        return false;
    case SKR_C_ANNOUNCE_SHOW:
    case SKR_C_SKAT_UNSEEN:
    case SKR_C_SKAT_WRONG_NUMBER:
    case SKR_C_SKAT_WRONG_NUMBER_PROVED:
        return true;
    default:
        return strncmp(skr_clause_info(clause)->id, "end.", 4) == 0;
    }
}

enum skr_clause read_over(const char *text, const char **end)
{
    struct word over = next_word(text), w = next_word(over.at + over.length), next;
    enum skr_clause clause = read_clause(w);

    if (!is(over, "over") || !ends_a_game(clause))
        return SKR_C_NONE;
    *end = next_word(w.at + w.length).at;
    next = next_word(*end + (**end == ';'));
    return **end == '\0' || is(next, "result") ? clause : SKR_C_NONE;
}

/* A ruling ends a game whose cards are not seen only after what can be ruled on. */
static bool may_be_over(const struct skr_state *s)
{
    return s->ruled
        || (s->unanswered && (s->card_back == 0 || s->moves - s->incident_at == 1));
}

/* "; result M -72" of a game whose cards are not seen: the score, or 0. No value has
 * another. */
static int read_booked(const char *text, const struct skr_state *s)
{
    struct word result = next_word(text + (*text == ';'));
    struct word seat = next_word(result.at + result.length);
    struct word score = next_word(seat.at + seat.length);
    bool lost = score.length > 0 && *score.at == '-';
    int points;

    score.at += lost;
    score.length -= lost;
    points = read_number(score);
    if (!is(result, "result") || s->soloist == SKR_NOBODY || points <= 0
        || read_seat(seat) != s->soloist || points % booked_for_one(s, !lost) != 0)
        return 0;
    return lost ? -points : points;
}

/* Is all that follows what this state scores? What a view cannot know, its text says. */
static bool is_result(const char *at, struct skr_state *s)
{
    char own[RESULT_TEXT];

    if (hides(s) && s->ended != SKR_C_NONE)
        s->booked = read_booked(at, s);
    return write_result(s, own) > 0 && strcmp(at, own) == 0;
}

const char *skr_state_read(const char *text, struct skr_code *code,
                           struct skr_state *out)
{
    struct skr_round round = { .pushed = false };
    struct dealt dealt = { .unseen = { 0 } };
    struct skr_move m;
    const char *at, *wrong;
    int viewer = SKR_NOBODY;

    wrong = read_begin(text, code, &round, &viewer, &dealt, &at);
    if (wrong != NULL)
        return wrong;
    if (begin_seen(out, code, &dealt.deal, dealt.unseen, &round) != SKR_C_NONE)
        return at;
    out->viewer = viewer;
    while (*at == ';' && !is_result(at, out)) {
        const char *end, *bad = NULL;
        enum skr_clause over = hides(out) ? read_over(at + 1, &end) : SKR_C_NONE;

        if (over != SKR_C_NONE && may_be_over(out)) {
            rule_over(out, over);
            at = end;
            continue;
        }
        bad = read_move(at + 1, &end, &m);
        if (bad != NULL || !followed(out, &m))
            return bad != NULL ? bad : at;
        at = end;
    }
    return *at == '\0' || *at == ';' ? NULL : at;
}
