/* Writes questions and reads answers. A move can be answered in the words of
 * skr_move_write, or as an event of skatref's own records, which has the same words. */
#include "match/question.h"

#include <limits.h>
#include <string.h>

#include "base/json-text.h"
#include "base/text.h"
#include "record/state.h"
#include "words/cards.h"

/* ------------------------------------------------------------------- questions */

void question_hello(struct out *out, const struct match *m)
{
    struct json json = { .out = out };
    const struct skr_option *option;

    json_open(&json, NULL, '{');
    json_put_text(&json, "id", "hello");
    json_put_text(&json, "ask", "hello");
    json_open(&json, "given", '{');
    json_put_text(&json, "code", m->code->name);
    json_open(&json, "options", '[');
    for (int n = 0; (option = skr_option_at(n)) != NULL; n++)
        if (house_of(m->code) >> n & 1)
            json_put_text(&json, NULL, option->name);
    json_close(&json, ']');
    json_put_number(&json, "timeout", m->timeout);
    json_close(&json, '}');
    json_close(&json, '}');
    out_text(out, "\n");
}

static void put_record(struct json *json, const struct skr_state *view,
                       const char *const name[3])
{
    static _Thread_local struct record record;
    static _Thread_local struct notes notes;
    struct refusal refusal;

    record_state(view, &record, &notes);
    for (int seat = 0; seat < 3; seat++)
        notes.label[LABEL_P0 + seat] = (struct label_text){ name[seat],
                                                            strlen(name[seat]) };
    json_key(json, "record");
    json_format.write(json->out, &record, &notes, &refusal);
    json->out->size--;           /* the end of a line */
}

/* What can be answered as it stands. Of announcements those without the cards that are
 * put away, which is the next question. */
static void put_moves(struct json *json, const struct skr_state *view, int seat)
{
    static _Thread_local struct skr_move move[SKR_MOVES];
    unsigned listing = view->phase == SKR_PHASE_SKAT ? SKR_LIST_SETS : SKR_LIST_NEEDED;
    int count = skr_state_moves(view, seat, listing, move);
    char text[SKR_MOVE_TEXT];

    json_open(json, "moves", '[');
    for (int n = 0; n < count; n++) {
        if (view->phase == SKR_PHASE_SKAT)
            move[n].away = 0;
        skr_move_write(&move[n], text);
        json_put_word(json, NULL, text);
    }
    json_close(json, ']');
}

void question_move(struct out *out, const struct skr_state *state, int seat, uint64_t id,
                   const char *const name[3])
{
    static _Thread_local struct skr_state view;
    struct json json = { .out = out };
    char hand[CARDS_TEXT];

    skr_state_view(state, seat, &view);
    json_open(&json, NULL, '{');
    json_put_number(&json, "id", (long long)id);
    json_put_word(&json, "ask", "move");
    json_open(&json, "given", '{');
    json_put_word(&json, "seat", skr_seat_name(seat));
    write_cards(hand, sizeof hand, view.play.hand[seat]);
    json_put_word(&json, "hand", hand);
    put_record(&json, &view, name);
    put_moves(&json, &view, seat);
    json_close(&json, '}');
    json_close(&json, '}');
    out_text(out, "\n");
}

/* --------------------------------------------------------------------- answers */

/* A member of an event as words: of a text itself, of a number with its word, of true
 * its key. Returns false if it is something else. */
static bool put_member(struct out *words, const char *key, const char *before,
                       const char *value)
{
    char kind = json_kind(value), text[128];

    if (kind == '"' && json_text(value, text, sizeof text))
        out_format(words, "%s %s", before, text);
    else if (kind == '0')
        out_format(words, "%s %lld", before, json_number(value));
    else if (kind == 't')
        out_format(words, " %s", key);
    return kind != '{' && kind != '[';
}

/* An event of a record in the words of skr_move_write. */
static bool event_words(const char *event, struct out *words)
{
    static const struct { const char *key, *before; } member[] = {
        { "bid", "" }, { "card", "" }, { "game", "" }, { "hand", "" }, { "ouvert", "" },
        { "announced", "" }, { "demanded", "" }, { "revolution", "" },
        { "discard", " discard" }, { "cards", "" }, { "leaves", " leaves" },
        { "gets", " gets" }, { "clause", "" },
    };
    char seat[32], kind[32];

    if (!json_text(json_find(event, "seat"), seat, sizeof seat)
        || !json_text(json_find(event, "event"), kind, sizeof kind))
        return false;
    out_text(words, seat);
    if (strcmp(kind, "card") != 0)
        out_format(words, " %s", kind);
    for (size_t n = 0; n < sizeof member / sizeof *member; n++)
        if (!put_member(words, member[n].key, member[n].before,
                        json_find(event, member[n].key)))
            return false;
    return true;
}

/* The words of a move; returns false if there are none. */
static bool move_words(const char *move, struct out *words)
{
    char text[256];

    if (json_kind(move) == '{')
        return event_words(move, words);
    if (!json_text(move, text, sizeof text))
        return false;
    out_text(words, text);
    return true;
}

static enum answer wrong(char what[ANSWER_WHAT], const char *why, const char *text,
                         size_t size)
{
    char start[96];

    quote(start, sizeof start, text, size);
    snprintf(what, ANSWER_WHAT, "%.60s: %s", why, start);
    return ANSWER_WRONG;
}

static enum answer read_answer(const char *line, const char *text, size_t size,
                               struct skr_move *move, char what[ANSWER_WHAT])
{
    const char *answer = json_find(json_find(line, "answer"), "move");
    char said[256];
    struct out words = out_into(said, sizeof said, ENGLISH);

    if (answer == NULL)
        return wrong(what, "no move in the answer", text, size);
    if (!move_words(answer, &words) || skr_move_read(said, move) != NULL)
        return wrong(what, "not a move", text, size);
    skr_move_write(move, said);
    snprintf(what, ANSWER_WHAT, "%.*s", ANSWER_WHAT - 1, said);
    return ANSWER_MOVE;
}

enum answer answer_read(const char *text, size_t size, uint64_t id, struct skr_move *move,
                        char what[ANSWER_WHAT])
{
    struct json_fault fault;
    const char *line, *number;
    long long n;

    if (!json_check(text, text + size, &fault))
        return wrong(what, json_fault_text(fault.kind), text, size);
    line = json_value(text);
    number = json_find(line, "id");
    if (number == NULL || *number == 'n')
        return wrong(what, "not an object with an id", text, size);
    if (json_whole(number, 0, LLONG_MAX, &n) && (uint64_t)n == id)
        return read_answer(line, text, size, move, what);
    return json_is(number, "hello") ? ANSWER_HELLO : ANSWER_OTHER;
}
