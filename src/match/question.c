/* Writes questions and reads answers. A move can be answered in the words of
 * skr_move_write, or as an event of skatref's own records, which has the same words. */
#include "match/question.h"

#include <inttypes.h>
#include <jansson.h>
#include <string.h>

#include "base/json.h"
#include "base/memory.h"
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
                       const json_t *value)
{
    if (json_is_string(value))
        out_format(words, "%s %s", before, json_string_value(value));
    else if (json_is_integer(value))
        out_format(words, "%s %" JSON_INTEGER_FORMAT, before, json_integer_value(value));
    else if (json_is_true(value))
        out_format(words, " %s", key);
    return value == NULL || json_is_null(value) || json_is_boolean(value)
        || json_is_string(value) || json_is_integer(value);
}

/* An event of a record in the words of skr_move_write. */
static bool event_words(const json_t *event, struct out *words)
{
    static const struct { const char *key, *before; } member[] = {
        { "bid", "" }, { "card", "" }, { "game", "" }, { "hand", "" }, { "ouvert", "" },
        { "announced", "" }, { "demanded", "" }, { "revolution", "" },
        { "discard", " discard" }, { "cards", "" }, { "leaves", " leaves" },
        { "gets", " gets" }, { "clause", "" },
    };
    const char *seat = json_string_value(json_object_get(event, "seat"));
    const char *kind = json_string_value(json_object_get(event, "event"));

    if (seat == NULL || kind == NULL)
        return false;
    out_text(words, seat);
    if (strcmp(kind, "card") != 0)
        out_format(words, " %s", kind);
    for (size_t n = 0; n < sizeof member / sizeof *member; n++)
        if (!put_member(words, member[n].key, member[n].before,
                        json_object_get(event, member[n].key)))
            return false;
    return true;
}

/* The words of a move; returns false if there are none. */
static bool move_words(const json_t *move, struct out *words)
{
    if (json_is_object(move))
        return event_words(move, words);
    out_text(words, json_is_string(move) ? json_string_value(move) : "");
    return json_is_string(move);
}

static enum answer wrong(char what[ANSWER_WHAT], const char *why, const char *text,
                         size_t size)
{
    char start[96];

    quote(start, sizeof start, text, size);
    snprintf(what, ANSWER_WHAT, "%.60s: %s", why, start);
    return ANSWER_WRONG;
}

static enum answer read_answer(const json_t *line, const char *text, size_t size,
                               struct skr_move *move, char what[ANSWER_WHAT])
{
    const json_t *answer = json_object_get(json_object_get(line, "answer"), "move");
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
    json_error_t error;
    json_t *line = memory_load_json(text, size, 0, &error);
    const json_t *number = json_object_get(line, "id");
    enum answer answer = ANSWER_OTHER;

    if (line == NULL)
        answer = wrong(what, error.text, text, size);
    else if (number == NULL || json_is_null(number))
        answer = wrong(what, "not an object with an id", text, size);
    else if (json_is_integer(number) && (uint64_t)json_integer_value(number) == id)
        answer = read_answer(line, text, size, move, what);
    else if (json_is_string(number) && strcmp(json_string_value(number), "hello") == 0)
        answer = ANSWER_HELLO;
    json_decref(line);
    return answer;
}
