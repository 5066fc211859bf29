/* Reads what skr_state_write writes: a deal on each line, its moves and what it scores.
 * Only the words are read; what they mean by the rules is left to the judge, so that a
 * line which no state could have been is reported as any other record. */
#include <stdlib.h>
#include <string.h>

#include "formats/format.h"
#include "game/game.h"
#include "record/state.h"

SKR_CITE(RECORD_SYNTAX);
static bool fail(struct record *r, const char *at, const char *expected)
{
    r->malformed = (struct malformed){ SKR_C_RECORD_SYNTAX, (uint32_t)(at - r->text),
                                       (uint32_t)strcspn(at, " ;"), expected };
    return false;
}

static void set_deal(struct record *r, const struct dealt *dealt)
{
    r->deal = dealt->deal;
    r->whole = skr_deal_check(&r->deal) == SKR_C_NONE;
    memcpy(r->hidden, dealt->unseen, sizeof r->hidden);
}

/* --------------------------------------------------------------------- the result */

static void figure(struct record *r, enum figure which, int value, const char *at)
{
    r->result.figure[which] = value;
    r->result.at[which] = (uint32_t)(at - r->text);
    r->result.given |= 1u << which;
}

/* "M -72", the soloist's score; or, of a ramsch, that of each player. */
static bool read_scores(struct record *r, const char *at)
{
    const char *place[3];
    int seat[3], score[3], count = 0;

    do {
        const char name[] = { *at, '\0' };
        char *end;

        if (count == 3 || (seat[count] = skr_seat_find(name)) < 0 || at[1] != ' ')
            return fail(r, at, N_("passed-in, none, or F, M or R and a score"));
        place[count] = at + 2;
        score[count] = (int)strtol(at + 2, &end, 10);
        if (end == at + 2 || (*end != ' ' && *end != '\0') || abs(score[count]) > 9999)
            return fail(r, at + 2, N_("a number from -9999 to 9999"));
        at = end + strspn(end, " ");
        count++;
    } while (*at != '\0');
    if (count == 2 || (count == 3 && (1 << seat[0] | 1 << seat[1] | 1 << seat[2]) != 7))
        return fail(r, place[0] - 2, N_("the soloist's score, or that of each player once"));
    for (int n = 0; n < count; n++)
        figure(r, count == 1 ? FIGURE_SCORE : (enum figure)(FIGURE_SCORE_0 + seat[n]),
               score[n], place[n]);
    if (count == 1) {
        figure(r, FIGURE_SOLOIST, seat[0], place[0] - 2);
        figure(r, FIGURE_OUTCOME, score[0] > 0 ? OUTCOME_WIN : OUTCOME_LOSS, place[0]);
    }
    return true;
}

static bool read_result(struct record *r, const char *at)
{
    at += strlen("result");
    at += strspn(at, " ");
    r->result.byte = (uint32_t)(at - r->text);
    r->result.kind = strcmp(at, "passed-in") == 0 ? RESULT_PASSED : RESULT_FIGURES;
    if (r->result.kind == RESULT_PASSED || strcmp(at, "none") == 0 || read_scores(r, at))
        return true;
    r->malformed.clause = SKR_C_RECORD_RESULT;
    return false;
}

/* ---------------------------------------------------------------------- the moves */

static bool is_result(const char *text)
{
    return strcspn(text, " ;") == 6 && memcmp(text, "result", 6) == 0;
}

/* In a view: why it is over. */
static bool is_over(const struct record *r, const char *text, const char **end)
{
    return (r->hidden[0] | r->hidden[1] | r->hidden[2] | r->hidden[3]) != 0
        && read_over(text, end) != SKR_C_NONE;
}

static bool read_moves(struct record *r, const char *at)
{
    while (*at == ';') {
        const char *text = at + 1 + strspn(at + 1, " "), *wrong;
        struct skr_move m;
        struct move *to = &r->move[r->moves];

        if (is_result(text))
            return read_result(r, text);
        if (is_over(r, text, &at))
            continue;
        wrong = read_move(text, &at, &m);
        if (wrong != NULL)
            return fail(r, wrong, N_("a move: \"M bid 18\", \"F CJ\""));
        if (r->moves == MOVES)
            return fail(r, text, N_("at most 256 moves"));
        record_move(&m, to);
        to->byte = (uint32_t)(text - r->text);
        to->length = (uint16_t)(at - text);
        r->moves++;
    }
    return *at == '\0' || fail(r, at, N_("a semicolon"));
}

static bool read_all(struct record *r)
{
    struct skr_code code;
    struct skr_round round = { .pushed = false };
    struct dealt dealt = { .unseen = { 0 } };
    int viewer = SKR_NOBODY;
    const char *at, *wrong = read_begin(r->text, &code, &round, &viewer, &dealt, &at);

    if (wrong != NULL)
        return fail(r, wrong, N_("code, options, and the cards of F, M, R and skat"));
    r->code = skr_code_find(code.name);
    r->options = house_of(&code);
    set_deal(r, &dealt);
    return read_moves(r, at);
}

/* Places are those of the line, of which the words are read in a copy that ends. */
static const char *read_line(const char *text, const char *end, struct record *r,
                             struct notes *notes)
{
    char line[SKR_STATE_TEXT];
    const char *stop = memchr(text, '\n', (size_t)(end - text));
    size_t length = (size_t)((stop != NULL ? stop : end) - text);

    record_begin(r, notes, text, &no_conventions);
    r->length = (uint32_t)length;
    while (length > 0 && text[length - 1] == '\r')
        length--;
    if (length >= sizeof line) {
        r->malformed = (struct malformed){ SKR_C_RECORD_SYNTAX, sizeof line - 1, 1,
                                           N_("the end of the line") };
    } else {
        memcpy(line, text, length);
        line[length] = '\0';
        r->text = line;
        read_all(r);
    }
    r->text = r->id = text;
    if (notes != NULL && r->malformed.clause == SKR_C_NONE)
        record_note(r, notes);
    return end;
}

/* The name of a code, and a semicolon after its options. */
static bool starts(const char *text, const char *end)
{
    const char *word = text;
    char name[16] = "";

    while (word < end && word - text < 15 && *word != ' ' && *word != ';' && *word != '\n')
        word++;
    memcpy(name, text, (size_t)(word - text));
    while (word < end && *word != ';' && *word != '\n')
        word++;
    return word < end && *word == ';' && skr_code_find(name) != NULL;
}

const struct format state_format = {
    .name = "state", .begins = starts, .starts = starts, .next = format_next_line,
    .read = read_line,
};
