/* A log with a game on each line: its number, the 32 cards as dealt, moves, each
 * a seat and a bid, "hold", "pass", a game by hand or a card, and who won it:
 *
 *     7 CJSAD9...H7 M18 Fhold Rpass Mpass Fclubs FCJ MC7 RC8 ... won */
#include <stdlib.h>
#include <string.h>

#include "formats/format.h"
#include "words/names.h"

static bool fail(struct record *r, const char *at, size_t length,
                 const char *expected)
{
    r->malformed = (struct malformed){ SKR_C_RECORD_SYNTAX,
                                       (uint32_t)(at - r->text),
                                       (uint32_t)length, expected };
    return false;
}

/* Ten cards to forehand, ten to middlehand, ten to rearhand, the skat. */
static bool read_deal(struct record *r, const char *at, const char *word)
{
    for (int n = 0; n < 32 && strlen(word) == 64; n++) {
        int card = skr_card_read(word + 2 * n, 2);

        if (card == SKR_NO_CARD)
            return fail(r, at + 2 * n, 2, "a card");
        *(n < 30 ? &r->deal.hand[n / 10] : &r->deal.skat) |= SKR_BIT(card);
    }
    r->whole = skr_deal_check(&r->deal) == SKR_C_NONE;
    return r->whole || fail(r, at, strlen(word), "32 different cards");
}

static bool read_move(struct record *r, const char *at, const char *word)
{
    const char seat[] = { word[0], '\0' }, *what = word + (word[0] != '\0');
    struct move m = { .seat = (int8_t)term_find(&seat_terms, seat),
                      .byte = (uint32_t)(at - r->text),
                      .length = (uint16_t)strlen(word) };
    int game = term_find(&game_terms, what), bid = atoi(what);
    int card = skr_card_read(what, (int)strlen(what));

    m.kind = strcmp(what, "hold") == 0 ? MOVE_HOLD
        : strcmp(what, "pass") == 0 ? MOVE_PASS
        : game >= 0 ? MOVE_ANNOUNCE : card >= 0 ? MOVE_CARD : MOVE_BID;
    if (m.seat < 0 || r->moves == MOVES || (m.kind == MOVE_BID && bid < 18))
        return fail(r, at, strlen(word), "F, M or R, and what he does");
    if (m.kind == MOVE_ANNOUNCE)
        m.said = (struct skr_announcement){ .game = (enum skr_game)game,
                                            .hand = true };
    else
        m.number = (int16_t)(m.kind == MOVE_CARD ? card : bid);
    r->move[r->moves++] = m;
    return true;
}

/* It claims only one of the figures that a log can claim. */
static void read_result(struct record *r, const char *at, bool won)
{
    r->result.kind = RESULT_FIGURES;
    r->result.byte = r->result.at[FIGURE_OUTCOME] = (uint32_t)(at - r->text);
    r->result.given = 1u << FIGURE_OUTCOME;
    r->result.figure[FIGURE_OUTCOME] = won ? OUTCOME_WIN : OUTCOME_LOSS;
}

static const char *read_line(const char *text, const char *end,
                             struct record *r, struct notes *notes)
{
    const char *p = text, *q;
    bool sound = true;

    record_begin(r, notes, text, &no_conventions);
    for (int words = 0; sound && p < end && *p != '\n'; words++, p = q) {
        char word[66] = "";              /* of a longer one, its beginning */

        for (q = p; q < end && *q != ' ' && *q != '\n'; q++)
            if (q - p < 65)
                word[q - p] = *q;
        if (words == 0)
            r->id_length = (uint32_t)(q - p);
        else if (strcmp(word, "won") == 0 || strcmp(word, "lost") == 0)
            read_result(r, p, word[0] == 'w');
        else
            sound = (words == 1 ? read_deal : read_move)(r, p, word);
        q += q < end && *q == ' ';
    }
    r->length = (uint32_t)(p - text);
    if (notes != NULL)
        record_note(r, notes);
    return end;
}

/* A number, a blank, and a word of 64 characters that begins with a card: other
 * lines are foreign. */
static bool starts(const char *text, const char *end)
{
    const char *p = text;

    while (p < end && *p >= '0' && *p <= '9')
        p++;
    return p > text && end - p > 65 && *p == ' '
        && skr_card_read(p + 1, 2) != SKR_NO_CARD
        && memchr(p + 1, ' ', 65) == p + 65;
}

const struct format example_format = {
    .name = "example", .begins = starts, .starts = starts,
    .next = format_next_line, .read = read_line,
};
