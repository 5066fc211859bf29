/* Plays random deals by the moves that the library lists, and knows no rule itself: all codes,
 * house rules, what can end a deal early. Writes each as a record, for `skatref check`.
 * With "breaches" somebody now and then breaks a rule, and what follows is ruled.
 * With "lines" they are lines of skr_state_write; with "texts" each state, and what each
 * seat sees, is read back from its text; then somebody may play a card of another, too.
 * usage: deals COUNT SEED [breaches] [lines | texts] */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../src/formats/format.h"
#include "../../src/formats/json-forms.h"
#include "../../src/record/state.h"

/* Far more than the longest deal needs. */
#define TRIES 5000

static uint64_t random_state;
static bool breaches, texts;

static unsigned below(unsigned n)
{
    uint64_t z = random_state += 0x9E3779B97F4A7C15u;   /* splitmix64 */

    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return (unsigned)(z >> 32) % n;
}

static void begin(struct skr_state *s, struct skr_code *code)
{
    struct skr_round round = { .pushed = false };
    int pack[32];

    *code = *skr_code_at((int)below(4));
    for (int n = 0; skr_option_at(n) != NULL; n++)
        if (below(4) == 0)
            skr_option_add(code, skr_option_at(n)->name);
    for (int n = 0; n < 32; n++) {
        int at = (int)below((unsigned)n + 1);

        pack[n] = pack[at];
        pack[at] = n;
    }
    round.pushed = skr_in_force(code, SKR_C_HOME_PUSHED_RAMSCH) && below(2);
    skr_state_deal(s, code, pack, &round);
}

/* The other side's breach, or a defender who gave up: it may be played on. Returns whether it
 * is. */
static bool plays_on(struct skr_state *s)
{
    static struct skr_move moves[SKR_MOVES];
    int seat = (int)below(3), count = skr_state_moves(s, seat, SKR_LIST_EARLY, moves);

    return count > 0 && below(2) && skr_state_move(s, &moves[0]) == SKR_C_NONE;
}

/* Any other game, of which it may be that it counts. */
static void announce_again(struct skr_state *s)
{
    struct skr_move m;

    memset(&m, 0, sizeof m);
    m.kind = SKR_MOVE_ANNOUNCE;
    m.seat = s->soloist;
    m.said = (struct skr_announcement){ .game = (enum skr_game)below(SKR_GAMES),
                                        .hand = !s->skat_taken, .ouvert = below(8) == 0 };
    skr_state_follow(s, &m);
}

/* Any card of any hand, a second announcement, or a breach that is neither. */
static void break_a_rule(struct skr_state *s)
{
    struct skr_move m;
    int seat = (int)below(3), card = (int)below(32), n = (int)below(19);

    if (s->play.played == 0 && s->soloist != SKR_NOBODY && below(4) != 0) {
        announce_again(s);
        return;
    }
    memset(&m, 0, sizeof m);
    m.seat = seat;
    m.kind = SKR_MOVE_CARD;
    m.number = card;
    if (below(2) != 0) {
        m.kind = SKR_MOVE_BREACH;
        m.number = (int)skr_breach_at(n, NULL);
        if (m.number == SKR_C_TRICK_COMPLETE)
            return;
    } else if ((s->play.hand[seat] >> card & 1) == 0 && (!texts || below(4) != 0)) {
        return;
    }
    skr_state_follow(s, &m);
}

/* Ends the run: this deal cannot be as it is. */
static void fail(const struct skr_state *s, const char *what)
{
    char text[SKR_STATE_TEXT];

    skr_state_write(s, text);
    fprintf(stderr, "%s: %s\n", what, text);
    exit(EXIT_FAILURE);
}

/* What is listed is accepted. */
static void refused(const struct skr_state *s, const struct skr_move *m,
                    enum skr_clause clause)
{
    char text[SKR_MOVE_TEXT];

    skr_move_write(m, text);
    fprintf(stderr, "%s refuses ", skr_clause_info(clause)->id);
    fail(s, text);
}

static bool same_move(const struct skr_move *a, const struct skr_move *b)
{
    return a->kind == b->kind && a->number == b->number && a->away == b->away;
}

/* What a seat may do. */
static bool same_moves(const struct skr_state *a, const struct skr_state *b, int seat)
{
    static struct skr_move moves[2][SKR_MOVES];
    int count = skr_state_moves(a, seat, SKR_LIST_EARLY | SKR_LIST_SETS, moves[0]);

    if (skr_state_moves(b, seat, SKR_LIST_EARLY | SKR_LIST_SETS, moves[1]) != count)
        return false;
    while (count > 0 && same_move(&moves[0][count - 1], &moves[1][count - 1]))
        count--;
    return count == 0;
}

/* The text of the state, and of what each seat sees of it, is read as the same again. */
static void read_back(const struct skr_state *s)
{
    static struct skr_state view, back;
    static char text[SKR_STATE_TEXT], again[SKR_STATE_TEXT];
    struct skr_code code;

    for (int seat = SKR_NOBODY; seat < 3; seat++) {
        view = *s;
        if (seat != SKR_NOBODY)
            skr_state_view(s, seat, &view);
        skr_state_write(&view, text);
        if (skr_state_read(text, &code, &back) != NULL)
            fail(&view, "is not read");
        skr_state_write(&back, again);
        if (strcmp(text, again) != 0)
            fail(&view, "is read as another state");
        if (skr_state_over(&back) != skr_state_over(&view)
            || skr_state_turn(&back) != skr_state_turn(&view)
            || back.incident.kind != view.incident.kind
            || !same_moves(&back, &view, 0) || !same_moves(&back, &view, 1)
            || !same_moves(&back, &view, 2)
            || back.phase != view.phase || back.unanswered != view.unanswered
            || memcmp(back.unseen, view.unseen, sizeof back.unseen) != 0
            || memcmp(back.play.hand, view.play.hand, sizeof back.play.hand) != 0)
            fail(&view, "is read, but otherwise");
    }
}

/* Plays a deal; now and then a player looks at what could end it early. Returns false if the
 * proof of cards on the table is too long to find: then the judge has no ruling either. */
static bool play(struct skr_state *s)
{
    static struct skr_move moves[SKR_MOVES];
    enum skr_clause clause;

    for (int tries = 0; skr_state_over(s) == SKR_C_NONE || plays_on(s); tries++) {
        int seat = (int)below(3), count, at;
        unsigned listing = below(30) == 0 ? SKR_LIST_EARLY : SKR_LIST_NEEDED;

        if (tries == TRIES)
            fail(s, "does not end");
        if (breaches && s->phase == SKR_PHASE_PLAY
            && below(s->play.played == 0 ? 6 : 30) == 0) {
            break_a_rule(s);
            if (texts)
                read_back(s);
            continue;
        }
        if (below(4) != 0)
            while (!(skr_state_turn(s) >> seat & 1))
                seat = (seat + 1) % 3;
        count = skr_state_moves(s, seat, listing, moves);
        if (count == 0 && (skr_state_turn(s) >> seat & 1) != 0)
            fail(s, "no move for a seat on turn");
        if (count == 0)
            continue;
        at = (int)below((unsigned)count);
        if (moves[at].kind == SKR_MOVE_BID && below(8) != 0)
            at = count > 1;
        if (moves[0].kind == SKR_MOVE_TAKE && below(2) == 0)
            at = 0;
        clause = skr_state_move(s, &moves[at]);
        if (clause != SKR_C_NONE)
            refused(s, &moves[at], clause);
        if (s->unruled == SKR_E_SEARCH)
            return false;
        if (texts)
            read_back(s);
    }
    return true;
}

int main(int argc, char **argv)
{
    static struct skr_state s;
    static struct skr_code code;
    static struct record record;
    static struct notes notes;
    static char room[1 << 16];
    bool lines = strcmp(argv[argc - 1], "lines") == 0;

    texts = strcmp(argv[argc - 1], "texts") == 0;
    breaches = argc > 3 && strcmp(argv[3], "breaches") == 0;
    random_state = argc > 2 ? (uint64_t)atol(argv[2]) : 1;
    for (long n = argc > 1 ? atol(argv[1]) : 1; n > 0; n--) {
        struct out out = { .data = room, .capacity = sizeof room };

        do
            begin(&s, &code);
        while (!play(&s));
        if (lines) {
            skr_state_write(&s, room);
            puts(room);
            continue;
        }
        record_state(&s, &record, &notes);
        own_write(&out, &record, &notes, NULL);
        fwrite(room, 1, out.size, stdout);
    }
    return EXIT_SUCCESS;
}
