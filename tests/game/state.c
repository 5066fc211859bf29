/* The game in motion: random deals of every code and house rule, played by the moves that are
 * listed; what is not listed is refused and changes nothing; views hide what they have to. */
#include <stddef.h>
#include <string.h>

#include "../../src/game/game.h"
#include "../support/engine.h"

static struct skr_move moves[SKR_MOVES], others[SKR_MOVES];

/* ------------------------------------------------------------------ the table */

/* One of the codes, with some house rules and other readings. */
static void any_code(uint64_t *random, struct skr_code *code)
{
    *code = *skr_code_at((int)(random_bits(random) % CODES));
    for (int n = 0; skr_option_at(n) != NULL; n++)
        if (random_bits(random) % 4 == 0)
            skr_option_add(code, skr_option_at(n)->name);
}

static void shuffle(uint64_t *random, int pack[32])
{
    for (int n = 0; n < 32; n++) {
        int at = (int)(random_bits(random) % (unsigned)(n + 1));

        pack[n] = pack[at];
        pack[at] = n;
    }
}

static void begin(uint64_t *random, struct skr_code *code, struct skr_state *s)
{
    struct skr_round round = { .pushed = false };
    int pack[32];

    any_code(random, code);
    shuffle(random, pack);
    round.pushed = skr_in_force(code, SKR_C_HOME_PUSHED_RAMSCH) && random_bits(random) % 2;
    round.bock = random_bits(random) % 4 == 0;
    ck_assert_int_eq(skr_state_deal(s, code, pack, &round), SKR_C_NONE);
}

/* A seat that the deal waits for; now and then another that may say something. */
static int any_seat(uint64_t *random, const struct skr_state *s, unsigned listing, int *count)
{
    int seat = (int)(random_bits(random) % 3);

    if (random_bits(random) % 4 != 0)
        while (!(skr_state_turn(s) >> seat & 1))
            seat = (seat + 1) % 3;
    *count = skr_state_moves(s, seat, listing, moves);
    return seat;
}

/* Bids are high and passes rare if they are chosen like anything else. */
static const struct skr_move *any_move(uint64_t *random, const struct skr_state *s, int count)
{
    const struct skr_move *m = &moves[random_bits(random) % (unsigned)count];

    if (m->kind == SKR_MOVE_BID && random_bits(random) % 8 != 0)
        m = &moves[count > 1];
    (void)s;
    return m;
}

typedef void look(const struct skr_state *s, uint64_t *random);

/* Plays a deal to its end; looks at it before each move. */
static void play(uint64_t *random, struct skr_code *code, struct skr_state *s, unsigned listing,
                 look *at)
{
    begin(random, code, s);
    for (int n = 0; skr_state_over(s) == SKR_C_NONE; n++) {
        int count;

        at(s, random);
        any_seat(random, s, listing, &count);
        REQUIRE(n < 1000, "no end: %s", skr_clause_info(s->ended)->id);
        if (count > 0) {
            struct skr_move m = *any_move(random, s, count);

            REQUIRE(skr_state_move(s, &m) == SKR_C_NONE, "listed, and refused: kind %d", m.kind);
        }
    }
    at(s, random);
}

/* --------------------------------------------------------------- what is always so */

static skr_cards seen(const struct skr_state *s)
{
    return s->play.hand[0] | s->play.hand[1] | s->play.hand[2] | s->play.played | s->skat;
}

/* Hands, tricks and skat, seen or not, are the pack. */
static void check_cards(const struct skr_state *s)
{
    int cards = skr_count(s->play.played) + skr_count(s->skat), unseen = 0;

    for (int seat = 0; seat < 3; seat++)
        cards += skr_count(s->play.hand[seat]);
    for (int n = 0; n < 4; n++)
        unseen += s->unseen[n];
    REQUIRE(skr_count(seen(s)) == cards, "a card is in two places");
    REQUIRE(cards + unseen == 32, "the cards are not the pack");
}

/* Card points and tricks of the three seats are those of the cards played. */
static void check_sums(const struct skr_state *s)
{
    const struct skr_play *p = &s->play;
    int points = p->points[0] + p->points[1] + p->points[2];

    for (int n = 0; n < p->count; n++)
        points += skr_card_points(p->card[n]);
    REQUIRE(points == skr_points(p->played), "card points do not add up");
    REQUIRE(p->won[0] + p->won[1] + p->won[2] == p->tricks, "tricks do not add up");
    REQUIRE(skr_count(p->played) == 3 * p->tricks + p->count, "cards do not add up");
}

static void check_soloist(const struct skr_state *s)
{
    int defenders = s->play.points[0] + s->play.points[1] + s->play.points[2]
        - s->play.points[s->soloist];
    struct skr_taken t;

    skr_state_taken(s, &t);
    REQUIRE(t.points + defenders + t.unplayed_points == 120, "not 120 card points");
    REQUIRE(s->play.tricks + t.unplayed_tricks == 10, "not ten tricks");
    REQUIRE(t.points == skr_points(s->skat) + s->play.points[s->soloist], "points");
}

/* A deal that is over has come to something: it is decided, and only the soloist is booked;
 * in ramsch, those who are lose. */
static void check_value(const struct skr_state *s)
{
    struct skr_result r;
    int booked = 0;

    REQUIRE(skr_state_value(s, &r) == SKR_OK, "no value");
    REQUIRE(r.clause == s->ended, "another clause");
    for (int seat = 0; seat < 3; seat++)
        booked += r.score[seat] != 0;
    if (r.outcome == SKR_GAME_PLAYED)
        REQUIRE(booked == 1 && (r.score[s->soloist] > 0) == r.value.won, "the soloist's score");
    else if (r.outcome != SKR_RAMSCH_PLAYED)
        REQUIRE(booked == 0, "a score without a game");
    if (r.outcome == SKR_GAME_PLAYED && !s->ruled)
        REQUIRE(skr_state_decided(s) == (r.value.won ? SKR_DECIDED_WON : SKR_DECIDED_LOST)
                || r.value.overbid, "over, and not decided");
}

/* What a player may be told: the same, whether he sees the cards already or not. His text is that
 * of the table, once nobody can play on. */
static void check_told(const struct skr_state *s, const struct skr_state *view)
{
    static char text[SKR_STATE_TEXT], told[SKR_STATE_TEXT];
    struct skr_result r, seen;

    REQUIRE(skr_state_value(s, &r) == SKR_OK, "no value");
    REQUIRE(skr_state_value(view, &seen) == SKR_OK, "a view has no value");
    REQUIRE(seen.outcome == r.outcome && seen.clause == r.clause
            && memcmp(seen.score, r.score, sizeof r.score) == 0, "a view has another result");
    if (r.outcome == SKR_GAME_PLAYED)
        REQUIRE(seen.value.won == r.value.won && seen.value.value == r.value.value
                && seen.value.score == r.value.score, "a view has another value");
    if (skr_state_play_on(s) == 0 && r.outcome != SKR_PASSED_IN && r.outcome != SKR_NO_GAME) {
        skr_state_write(s, text);
        skr_state_write(view, told);
        REQUIRE(strcmp(strchr(text, ';'), strchr(told, ';')) == 0, "not all is seen: %s", told);
    }
}

static void invariants(const struct skr_state *s, uint64_t *random)
{
    static struct skr_state view;

    (void)random;
    check_cards(s);
    check_sums(s);
    for (int seat = 0; seat < 3; seat++) {
        if (skr_state_turn(s) >> seat & 1)
            REQUIRE(skr_state_moves(s, seat, SKR_LIST_NEEDED, moves) > 0, "nothing to do");
        REQUIRE(skr_state_moves(s, seat, SKR_LIST_EARLY, moves) <= SKR_MOVES, "too many moves");
        skr_state_view(s, seat, &view);
        check_cards(&view);
        if (s->ended != SKR_C_NONE)
            check_told(s, &view);
    }
    REQUIRE(seen(s) == SKR_PACK, "cards are not seen");
    REQUIRE((skr_state_turn(s) == 0) == (s->ended != SKR_C_NONE), "over, and somebody's turn");
    if (s->soloist != SKR_NOBODY && s->announced && !s->ruled)
        check_soloist(s);
    if (s->ended != SKR_C_NONE)
        check_value(s);
}

START_TEST(the_cards_are_always_the_pack)
{
    static struct skr_state s;
    struct skr_code code;
    uint64_t random = 1;

    for (int n = 0; n < 3000; n++)
        play(&random, &code, &s, n % 2 ? SKR_LIST_NEEDED : SKR_LIST_EARLY, invariants);
}
END_TEST

/* ------------------------------------------------------------------- refused moves */

static bool same_move(const struct skr_move *a, const struct skr_move *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

/* Behind the facts are bytes of no member, which a compiler may leave as they were. */
static bool same_state(const struct skr_state *a, const struct skr_state *b)
{
    const size_t past = offsetof(struct skr_facts, end) + sizeof a->facts.end;
    static struct skr_state both[2];

    memcpy(&both[0], a, sizeof *a);
    memcpy(&both[1], b, sizeof *b);
    for (int n = 0; n < 2; n++)
        memset((char *)&both[n].facts + past, 0, sizeof both[n].facts - past);
    return memcmp(&both[0], &both[1], sizeof both[0]) == 0;
}

static bool listed(const struct skr_move *m, int count)
{
    for (int n = 0; n < count; n++)
        if (same_move(&others[n], m))
            return true;
    return false;
}

/* Every card of every seat, every call, every answer: taken if it is listed, and else
 * refused by a clause, without any change. */
static void try_all(const struct skr_state *s, uint64_t *random)
{
    (void)random;
    for (int seat = 0; seat < 3; seat++) {
        int count = skr_state_moves(s, seat, SKR_LIST_NEEDED, others);

        for (int kind = 0; kind < SKR_MOVE_SHOW; kind++)
            for (int number = 0; number < 40; number++) {
                struct skr_move m;
                struct skr_state after = *s;
                enum skr_clause clause;

                memset(&m, 0, sizeof m);
                m.kind = (enum skr_move_kind)kind;
                m.seat = seat;
                m.number = number;
                if ((kind != SKR_MOVE_BID && kind != SKR_MOVE_CARD && number > 0)
                    || kind == SKR_MOVE_BID_GAME || kind == SKR_MOVE_ANNOUNCE
                    || kind == SKR_MOVE_EXCHANGE)
                    continue;
                clause = skr_state_move(&after, &m);
                REQUIRE((clause == SKR_C_NONE) == listed(&m, count),
                        "seat %d, kind %d, %d: %s", seat, kind, number,
                        skr_clause_info(clause)->id);
                REQUIRE(clause == SKR_C_NONE || memcmp(&after, s, sizeof after) == 0,
                        "refused, and yet changed");
            }
    }
}

START_TEST(what_is_not_listed_is_refused)
{
    static struct skr_state s;
    struct skr_code code;
    uint64_t random = 2;

    for (int n = 0; n < 40; n++)
        play(&random, &code, &s, SKR_LIST_NEEDED, try_all);
}
END_TEST

/* A seat, a card or a kind of move that there is not; of a misdeal the seat may be nobody's.
 * clause record.syntax */
START_TEST(what_names_nothing_is_refused)
{
    static const struct skr_move senseless[] = {
        { .kind = (enum skr_move_kind)-1 }, { .kind = SKR_MOVE_MISDEAL + 1 },
        { .kind = SKR_MOVE_PASS, .seat = 3 }, { .kind = SKR_MOVE_PASS, .seat = SKR_NOBODY },
        { .kind = SKR_MOVE_MISDEAL, .seat = SKR_NOBODY - 1 },
        { .kind = SKR_MOVE_MISDEAL, .seat = 3 },
        { .kind = SKR_MOVE_CARD, .number = -1 }, { .kind = SKR_MOVE_CARD, .number = 32 },
        { .kind = SKR_MOVE_SHOW, .number = 10000 }, { .kind = SKR_MOVE_SHOW, .number = -2 },
        { .kind = SKR_MOVE_EXCHANGE, .away = 0x1FFF }, { .kind = SKR_MOVE_THROW, .shown = 0x1FFF },
        { .kind = SKR_MOVE_EXCHANGE, .away = 1, .hidden = 12 },
        { .kind = SKR_MOVE_EXCHANGE, .hidden = -1 },
        { .kind = SKR_MOVE_ANNOUNCE, .said = { .game = SKR_RAMSCH } },
        { .kind = SKR_MOVE_ANNOUNCE, .said = { .announced = SKR_NOT_EVEN_SCHWARZ } },
        { .kind = SKR_MOVE_SHOW, .said = { .announced = (enum skr_level)-1 } },
        { .kind = SKR_MOVE_MISDEAL, .misdeal = { .kind = (enum skr_misdeal_kind)SKR_MISDEAL_KINDS } },
        { .kind = SKR_MOVE_MISDEAL, .misdeal = { .fault = (enum skr_fault)3 } },
        { .kind = SKR_MOVE_MISDEAL, .misdeal = { .proved = SKR_NOT_EVEN_SCHWARZ } },
        { .kind = SKR_MOVE_MISDEAL, .misdeal = { .lifted = 256 } },
    };
    struct skr_state s, before;
    struct skr_code code;
    uint64_t random = 7;

    begin(&random, &code, &s);
    before = s;
    for (size_t n = 0; n < sizeof senseless / sizeof *senseless; n++) {
        REQUIRE(skr_state_move(&s, &senseless[n]) == SKR_C_RECORD_SYNTAX, "move %d", (int)n);
        REQUIRE(skr_state_follow(&s, &senseless[n]) == SKR_C_RECORD_SYNTAX, "follow %d", (int)n);
    }
    REQUIRE(same_state(&s, &before), "it changes nothing");
}
END_TEST

static int shown[2];

/* Where somebody has laid cards down: who may lay his own down is listed, and nobody else may. */
static void try_shows(const struct skr_state *s, uint64_t *random)
{
    (void)random;
    for (int seat = 0; seat < 3 && s->laid_down != 0; seat++) {
        int count = skr_state_moves(s, seat, SKR_LIST_EARLY, others);
        struct skr_state after = *s;
        struct skr_move m;
        enum skr_clause clause;

        memset(&m, 0, sizeof m);
        m.kind = SKR_MOVE_SHOW;
        m.seat = seat;
        clause = skr_state_move(&after, &m);
        REQUIRE((clause == SKR_C_NONE) == listed(&m, count), "seat %d shows: %s", seat,
                skr_clause_info(clause)->id);
        shown[clause == SKR_C_NONE]++;
    }
}

START_TEST(cards_are_laid_down_once)
{
    static struct skr_state s;
    struct skr_code code;
    uint64_t random = 6;

    for (int n = 0; n < 1000; n++)
        play(&random, &code, &s, SKR_LIST_EARLY, try_shows);
    ck_assert_int_gt(shown[false], 0);
    ck_assert_int_gt(shown[true], 0);
}
END_TEST

/* ------------------------------------------------------------------------- views */

static int permuted;

/* The cards of a set, each at the place of another. */
static skr_cards moved(skr_cards cards, const int place[32])
{
    skr_cards out = 0;

    for (int card = 0; card < 32; card++)
        if (cards & SKR_BIT(card))
            out |= SKR_BIT(place[card]);
    return out;
}

/* Everybody sees the end of a game that cannot be played on. */
static bool all_lie_open(const struct skr_state *s)
{
    return s->ended != SKR_C_NONE && skr_state_play_on(s) == 0
        && (s->announced || s->play.tricks == 10);
}

/* What a move of a seat shows to another: cards laid open, and what he was given. */
static skr_cards shown_by(const struct skr_state *s, const struct skr_move *m, int seat)
{
    bool defenders = m->kind == SKR_MOVE_EXCHANGE && seat != s->soloist;

    if (m->seat == seat || defenders)
        return m->away | m->shown;
    return m->kind == SKR_MOVE_EXCHANGE ? 0 : m->shown;
}

/* The cards that a seat may know: dealt to it, held, put away or passed on by it, found in
 * the skat, played or laid open by anybody. */
static skr_cards may_see(const struct skr_state *s, int seat)
{
    skr_cards cards = s->deal.hand[seat] | s->play.hand[seat] | s->play.played
        | s->before[0].hand[seat] | s->before[0].played
        | s->before[1].hand[seat] | s->before[1].played;
    struct skr_move m;

    if (all_lie_open(s))
        return SKR_PACK;
    for (int n = 0; n < s->moves; n++) {
        skr_state_move_at(s, n, &m);
        cards |= shown_by(s, &m, seat);
        if (m.kind == SKR_MOVE_TAKE && m.seat == seat && !s->round.pushed)
            cards |= s->deal.skat;
        if (m.kind == SKR_MOVE_CARD)
            cards |= SKR_BIT(m.number);
    }
    return cards;
}

/* Permutes the cards at random, except for these. */
static void permute(skr_cards fixed, uint64_t *random, int place[32])
{
    for (int card = 0; card < 32; card++)
        place[card] = card;
    for (int card = 31; card > 0; card--) {
        int other = (int)(random_bits(random) % (unsigned)(card + 1)), was = place[card];

        if (((fixed >> card | fixed >> other) & 1) == 0) {
            place[card] = place[other];
            place[other] = was;
        }
    }
}

/* The same deal with these cards at other places: what a player does not see. */
static void other_deal(const struct skr_state *s, const int place[32], struct skr_state *out)
{
    struct skr_move m;

    *out = *s;
    for (int seat = 0; seat < 3; seat++) {
        out->deal.hand[seat] = moved(s->deal.hand[seat], place);
        out->play.hand[seat] = moved(s->play.hand[seat], place);
        for (int side = 0; side < 2; side++)
            out->before[side].hand[seat] = moved(s->before[side].hand[seat], place);
    }
    out->deal.skat = moved(s->deal.skat, place);
    out->skat = moved(s->skat, place);
    out->facts.contract.cards = moved(s->facts.contract.cards, place);
    out->logged = 0;
    for (int n = 0; n < s->moves; n++) {
        skr_state_move_at(s, n, &m);
        m.away = moved(m.away, place);
        m.shown = moved(m.shown, place);
        out->logged += log_write(&m, out->log + out->logged);
    }
}

/* Have both come to the same, as far as anything is known of it? */
static bool same_result(const struct skr_state *a, const struct skr_state *b)
{
    struct skr_result of_a = { .outcome = SKR_NO_GAME }, of_b = of_a;

    skr_state_value(a, &of_a);
    skr_state_value(b, &of_b);
    return of_a.value.score == of_b.value.score;
}

/* Whatever the cards are that a seat does not see, its view is the same. Of a game that
 * somebody can still play on it shows the score, too. */
static void permute_hidden(const struct skr_state *s, const struct skr_state *view,
                           uint64_t *random)
{
    static struct skr_state other, other_view;
    int place[32];

    permute(may_see(s, view->viewer), random, place);
    other_deal(s, place, &other);
    if (!same_state(&other, s))
        permuted++;
    if (!same_result(&other, s))
        return;
    skr_state_view(&other, view->viewer, &other_view);
    REQUIRE(same_state(&other_view, view), "a view shows too much");
}

/* The legal moves of a seat are the same in its view. */
static void look_at_views(const struct skr_state *s, uint64_t *random)
{
    static struct skr_state view;

    for (int seat = 0; seat < 3; seat++) {
        int count;

        skr_state_view(s, seat, &view);
        count = skr_state_moves(s, seat, SKR_LIST_EARLY, moves);
        REQUIRE(count == skr_state_moves(&view, seat, SKR_LIST_EARLY, others),
                "a view lists another number");
        REQUIRE(memcmp(moves, others, (size_t)count * sizeof *moves) == 0,
                "a view lists other moves");
        REQUIRE(skr_state_turn(&view) == skr_state_turn(s), "another's turn");
        permute_hidden(s, &view, random);
    }
}

START_TEST(a_view_shows_what_its_seat_may_see)
{
    static struct skr_state s;
    struct skr_code code;
    uint64_t random = 3;

    for (int n = 0; n < 1000; n++)
        play(&random, &code, &s, n % 2 ? SKR_LIST_NEEDED : SKR_LIST_EARLY, look_at_views);
    ck_assert_int_gt(permuted, 10000);
}
END_TEST

/* -------------------------------------------------------------------------- text */

static void write_and_read(const struct skr_state *s, uint64_t *random)
{
    static struct skr_state back;
    static char text[SKR_STATE_TEXT], again[SKR_STATE_TEXT];
    struct skr_code code;
    struct skr_move m, read;
    char words[SKR_MOVE_TEXT];
    const char *wrong;

    if (random_bits(random) % 4 != 0)
        return;
    skr_state_write(s, text);
    wrong = skr_state_read(text, &code, &back);
    REQUIRE(wrong == NULL, "%s\nnot read from: %s", text, wrong);
    skr_state_write(&back, again);
    REQUIRE(strcmp(text, again) == 0, "%s\n%s", text, again);
    back.code = back.auction.code = s->code;
    if (s->contras.code != NULL)
        back.contras.code = s->contras.code;
    if (s->facts.code != NULL)
        back.facts.code = s->facts.code;
    REQUIRE(same_state(s, &back), "another state: %s", text);
    for (int n = 0; n < s->moves; n++) {
        skr_state_move_at(s, n, &m);
        skr_move_write(&m, words);
        wrong = skr_move_read(words, &read);
        REQUIRE(wrong == NULL && same_move(&m, &read), "%s", words);
    }
}

START_TEST(text_both_ways)
{
    static struct skr_state s;
    struct skr_code code;
    uint64_t random = 4;

    for (int n = 0; n < 500; n++)
        play(&random, &code, &s, SKR_LIST_NEEDED, write_and_read);
    for (int n = 0; n < 500; n++)
        play(&random, &code, &s, SKR_LIST_EARLY, write_and_read);
}
END_TEST

/* clause record.deal: cards that he has not got are not laid open, and neither are all of his. */
START_TEST(cards_of_others_are_not_laid_open)
{
    static const char text[] = "isko2022; F CJ SJ SK S9 HJ HT HK H9 D9 D8; "
        "M CA C9 C7 S8 HQ H8 DJ DA DT DQ; R CT CK CQ C8 SA ST S7 HA DK D7; skat SQ H7; "
        "M pass; R pass; F bid 18; F announce grand hand";
    static struct skr_state s;
    char again[SKR_STATE_TEXT];
    struct skr_code code;
    struct skr_move m;

    REQUIRE(skr_state_read(text, &code, &s) == NULL, "not read");
    REQUIRE(skr_move_read("M throw CA CJ", &m) == NULL, "not read");
    REQUIRE(skr_state_follow(&s, &m) == SKR_C_RECORD_DEAL, "CJ is forehand's");
    REQUIRE(s.open == 0 && skr_state_over(&s) == SKR_C_NONE, "nothing has changed");
    skr_state_write(&s, again);
    REQUIRE(strstr(again, "; M throw CJ CA") != NULL, "%s", again);
    REQUIRE(skr_state_read(again, &code, &s) == NULL, "%s", again);
    REQUIRE(s.open == 0 && skr_state_over(&s) == SKR_C_NONE, "read back, it is the same");
}
END_TEST

#define TWELVE " CJ CA CT CK CQ C9 C8 C7 SJ SA ST SK"

/* The longest moves that can be read fit, and no player has more than twelve cards. A state
 * takes moves that are wrong until its text is full. */
START_TEST(no_text_is_too_long)
{
    static const char *const longest[] = {
        "F announce diamonds hand ouvert schneider revolution wrong discard" TWELVE
        " shown" TWELVE,
        "M exchange" TWELVE " gets" TWELVE, "M push" TWELVE,
        "M bid-game diamonds hand ouvert schneider revolution",
        /* a misdeal with all that can stand with one */
        "M misdeal skat-taken shared schneider in-deal told-apart leave mattered play-on lifted"
        " 255" TWELVE, "M show schneider leaves 9999" TWELVE, "M breach end.own-cards-decide",
        "F CJ wrong play.held",
    };
    static const char *const too_many[] = {
        "M exchange" TWELVE " SQ", "M exchange" TWELVE " ??", "M exchange gets" TWELVE " SQ",
        "M throw" TWELVE " SQ",
    };
    static struct skr_state s;
    char words[SKR_MOVE_TEXT], text[SKR_STATE_TEXT];
    struct skr_move m;

    for (size_t n = 0; n < sizeof too_many / sizeof *too_many; n++)
        REQUIRE(skr_move_read(too_many[n], &m) != NULL, "%s", too_many[n]);
    for (size_t n = 0; n < sizeof longest / sizeof *longest; n++) {
        struct skr_code code;
        uint64_t random = n;
        int made;

        REQUIRE(skr_move_read(longest[n], &m) == NULL, "%s", longest[n]);
        REQUIRE(skr_move_write(&m, words) == (int)strlen(longest[n]), "%s", words);
        begin(&random, &code, &s);
        do {
            made = s.moves;
            skr_state_follow(&s, &m);
        } while (s.moves > made);
        REQUIRE(skr_state_write(&s, text) < SKR_STATE_TEXT - 2000, "%s", text);
    }
    m = (struct skr_move){ .kind = SKR_MOVE_EXCHANGE, .away = SKR_PACK, .shown = SKR_PACK };
    REQUIRE(skr_move_write(&m, words) == SKR_MOVE_TEXT - 1, "cut off: %s", words);
}
END_TEST

/* clause play.turn, derived: forehand has led twice to a trick, and nobody has put it right.
 * Rearhand leads to the tenth trick; forehand's turn comes, who has no card left, so middlehand
 * plays; then rearhand again, who has one card more. */
START_TEST(who_has_no_card_left_is_passed_over)
{
    static const char text[] = "altenburg1937; F CJ SK S8 S7 HJ H9 H7 DJ DK D7; "
        "M CA CT CQ C7 SQ S9 HT DA DT D9; R C9 C8 SA ST HA HK HQ H8 DQ D8; skat CK SJ; "
        "M bid 18; F pass; R bid 20; M pass; R take; R announce hearts discard SJ DQ; "
        "F DJ; M HT; F HJ; F SK; M S9; R ST; R C8; F S7; M CA; M CQ; R C9; F DK; M C7; "
        "R CK; F H9; F CJ; M DT; R HA; F D7; M D9; R D8; M SQ; R SA; F S8; R HK; F H7; "
        "M DA; R H8";
    static struct skr_state s;
    struct skr_code code;

    REQUIRE(skr_state_read(text, &code, &s) == NULL, "not read");
    REQUIRE(s.play.hand[SKR_FOREHAND] == 0 && s.play.count == 1, "another deal");
    for (int seat = SKR_MIDDLEHAND; seat <= SKR_REARHAND; seat++) {
        REQUIRE(skr_state_turn(&s) == 1u << seat, "on turn: %x", skr_state_turn(&s));
        REQUIRE(skr_state_moves(&s, seat, SKR_LIST_NEEDED, moves) == 1, "one card");
        REQUIRE(skr_state_move(&s, &moves[0]) == SKR_C_NONE, "it is played");
    }
    REQUIRE(skr_state_over(&s) == SKR_C_END_PLAY_OUT, "the deal is over");
}
END_TEST

/* clause end.throw, derived: whether the thrown cards take all that is left turns on so much
 * play that no search ends in time. That is not the player's fault: the move is made, nothing
 * is ruled, and the game goes on. */
START_TEST(too_long_a_proof_ends_nothing)
{
    static const char text[] = "isko2022; F CK CQ SJ ST SK SQ HJ HA H7 D7; "
        "M CJ CT C9 C8 C7 S9 HK DT DQ D8; R CA S8 S7 HT HQ H8 DJ DA DK D9; skat SA H9; "
        "M bid 36; F pass; R bid 40; M pass; R announce spades hand schneider; F HA; M HK; "
        "R H8";
    const struct skr_move throw = { .kind = SKR_MOVE_THROW, .seat = SKR_FOREHAND };
    static struct skr_state s, followed;
    struct skr_code code;

    REQUIRE(skr_state_read(text, &code, &s) == NULL, "not read");
    followed = s;
    REQUIRE(skr_state_move(&s, &throw) == SKR_C_NONE, "the cards lie on the table");
    REQUIRE(s.unruled == SKR_E_SEARCH, "a search that ends, or another reason");
    REQUIRE(skr_state_over(&s) == SKR_C_NONE, "the game goes on");
    REQUIRE((s.open >> SKR_FOREHAND & 1) != 0, "his cards are open");
    REQUIRE(skr_state_turn(&s) == 1u << SKR_FOREHAND, "and he leads");
    skr_state_follow(&followed, &throw);
    REQUIRE(same_state(&s, &followed), "at the table it is the same");
    skr_state_follow(&s, &throw);
    REQUIRE(s.searches == SKR_SEARCHES_MOST, "and twice is enough");
    skr_state_follow(&s, &throw);
    REQUIRE(s.searches == SKR_SEARCHES_MOST && s.unruled == SKR_E_SEARCH, "it is still open");
}
END_TEST

/* ------------------------------------------------------------------------- counts */

/* The sequences by the list and the moves, without what makes counting fast. */
static uint64_t count_slowly(const struct skr_state *s, int depth, bool cards)
{
    struct skr_move list[SKR_MOVES];
    uint64_t counted = 0;

    for (int seat = 0; seat < 3; seat++) {
        int count = skr_state_moves(s, seat, SKR_LIST_NEEDED, list);

        for (int n = 0; n < count; n++) {
            struct skr_state after = *s;

            if (cards && list[n].kind != SKR_MOVE_CARD)
                continue;
            skr_state_move(&after, &list[n]);
            counted += depth == 1 ? 1 : count_slowly(&after, depth - 1, cards);
        }
    }
    return counted;
}

static void count_both_ways(const struct skr_state *s, uint64_t *random)
{
    bool cards = s->phase == SKR_PHASE_PLAY;
    int depth = cards ? 3 : 1;
    static struct skr_state view;

    if (random_bits(random) % 4 != 0)
        return;
    REQUIRE(skr_state_count(s, depth, cards ? SKR_CARDS_ALONE : SKR_ALL_MOVES, UINT32_MAX)
            == count_slowly(s, depth, cards), "another number");
    REQUIRE(skr_state_count(s, 0, SKR_ALL_MOVES, 1) == 1, "one sequence of no moves");
    skr_state_view(s, SKR_FOREHAND, &view);
    REQUIRE(skr_state_count(&view, 1, SKR_CARDS_ALONE, UINT32_MAX)
            == count_slowly(&view, 1, true), "another number in a view");
}

START_TEST(sequences_are_counted)
{
    static struct skr_state s;
    struct skr_code code;
    uint64_t random = 5;

    for (int n = 0; n < 300; n++)
        play(&random, &code, &s, n % 2 ? SKR_LIST_NEEDED : SKR_LIST_EARLY, count_both_ways);
    skr_state_begin(&s, skr_code_at(0), &(struct skr_deal){ .skat = 0 }, NULL);
    ck_assert_int_eq((int)skr_state_count(&s, 2, SKR_ALL_MOVES, 100), 101);
}
END_TEST

static int out_of_turn;

/* A card out of turn was followed, as in the log of a table: it does not take turns from then on,
 * nor does every player hold as many cards. Counted as what can be done, move by move. */
static void count_out_of_turn(const struct skr_state *s, uint64_t *random)
{
    static struct skr_state after;
    struct skr_move m = { .kind = SKR_MOVE_CARD };
    int seat = (int)(random_bits(random) % 3);

    if (s->phase != SKR_PHASE_PLAY || seat == s->play.turn || s->play.hand[seat] == 0)
        return;
    after = *s;
    m.seat = seat;
    m.number = lowest_of(s->play.hand[seat]);
    skr_state_follow(&after, &m);
    for (int depth = 1; after.phase == SKR_PHASE_PLAY && depth < 4; depth++) {
        REQUIRE(skr_state_count(&after, depth, SKR_CARDS_ALONE, UINT32_MAX)
                == count_slowly(&after, depth, true), "another number");
        out_of_turn++;
    }
}

START_TEST(cards_out_of_turn_are_counted)
{
    static struct skr_state s;
    struct skr_code code;
    uint64_t random = 8;

    for (int n = 0; n < 300; n++)
        play(&random, &code, &s, SKR_LIST_NEEDED, count_out_of_turn);
    ck_assert_int_gt(out_of_turn, 1000);
}
END_TEST

/* clauses deal.skat-seen auction.peek: who looks at the skat in the auction is out; the
 * move is refused as a breach. Nobody but a player picks it up. */
START_TEST(misdeals_are_ruled_on)
{
    static const int pack[32] = { 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16,
                                  17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31 };
    struct skr_move peek = { .kind = SKR_MOVE_MISDEAL, .seat = SKR_MIDDLEHAND };
    struct skr_state s;
    enum skr_clause clause;

    ck_assert_int_eq(skr_state_deal(&s, skr_code_at(0), pack, NULL), SKR_C_NONE);
    peek.misdeal = (struct skr_mishap){ .kind = SKR_SKAT_SEEN_EARLY };
    clause = skr_state_move(&s, &peek);
    REQUIRE(clause != SKR_C_NONE && s.moves == 0, "a look is refused, and changes nothing");
    REQUIRE(skr_state_follow(&s, &peek) == clause, "and followed by the same clause");
    REQUIRE(s.moves == 1 && (s.auction.out >> SKR_MIDDLEHAND & 1), "who looked is out");
    REQUIRE(skr_state_over(&s) == SKR_C_NONE, "and the auction goes on");
    peek.misdeal = (struct skr_mishap){ .kind = SKR_SKAT_PICKED_UP };
    peek.seat = SKR_NOBODY;
    REQUIRE(skr_state_follow(&s, &peek) == SKR_C_RECORD_ORDER, "somebody picks it up");
}
END_TEST

int main(void)
{
    const TTest *const tests[] = {
        the_cards_are_always_the_pack, what_is_not_listed_is_refused,
        what_names_nothing_is_refused,
        cards_are_laid_down_once, a_view_shows_what_its_seat_may_see,
        text_both_ways, no_text_is_too_long, cards_of_others_are_not_laid_open,
        who_has_no_card_left_is_passed_over,
        too_long_a_proof_ends_nothing, sequences_are_counted, cards_out_of_turn_are_counted,
        misdeals_are_ruled_on,
    };

    return RUN_TESTS("the game in motion", tests);
}
