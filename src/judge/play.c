/* Judges the cards as they are played, trick by trick. */
#include "judge/play.h"

#include "judge/contract.h"
#include "judge/find.h"
#include "judge/follow.h"
#include "judge/incident.h"
#include "judge/order.h"

/* Finds that a card is forbidden; the finding names those allowed. */
static void find_card(struct judgment *j, enum skr_clause clause, const struct move *m,
                      const struct skr_play *play)
{
    if (clause == SKR_C_PLAY_LEAD || clause == SKR_C_PLAY_TURN)
        find_turn(j, clause, m, play->turn);
    else if (clause == SKR_C_PLAY_HELD)
        find_illegal(j, clause, m, play->played & SKR_BIT(m->number)
                     ? N_("the card has been played")
                     : N_("the player does not hold it"));
    else
        find(j, FINDING_ILLEGAL, clause, m,
             SAY("one of {cards}",
                   .cards = skr_legal(play->game, play->hand[m->seat],
                                      play->card[0])));
}

void judge_hidden(struct replay *p, const struct move *m)
{
    p->lost = true;
    if (m != NULL)
        find(p->judgment, FINDING_UNDECIDED, SKR_C_RECORD_HIDDEN, m, UNSAID);
    else
        find_in_deal(p->judgment, FINDING_UNDECIDED, SKR_C_RECORD_HIDDEN, NULL);
}

/* clause trick.winner: the record must name the player who took the trick. */
void judge_trick(struct replay *p, const struct move *m)
{
    const struct skr_play *play = &p->state.play;

    if (play->tricks > 0 && play->count == 0 && play->winner != m->seat)
        find(p->judgment, FINDING_WRONG, SKR_C_TRICK_WINNER, m,
             SAY("{seat}", .seat = play->winner));
}

/* A trick has ended the game; m is its last card. Some servers play on after a trick that
 * should not be lost. */
static void stop(struct replay *p, const struct move *m)
{
    enum skr_clause clause = ends_game(&p->state);

    if (clause == SKR_C_END_PLAY_OUT) {
        p->ending.stop = STOP_PLAYED;
    } else if (clause == SKR_C_END_SCHWARZ && p->record->conventions->plays_to_ten) {
        note_convention(&p->ending, m);
        carry_on(&p->state);
        note_end(p, m);
    } else {
        p->ending.stop = STOP_BY_CODE;
        p->ending.stop_clause = clause;
    }
}

/* The card was played all the same; if that ends the game by the code, the table plays
 * on. */
static void judge_wrong_card(struct replay *p, const struct move *m,
                             enum skr_clause clause)
{
    struct skr_state *s = &p->state;
    bool ruled = s->ruled;

    find_card(p->judgment, clause, m, &s->play);
    s->moves = (int)(m - p->record->move);
    follow_record(p, m);
    find_too_long(p, clause, m);
    if (!s->ruled || ruled)
        return;
    note_end(p, m);
    p->ending.broken = clause;
    carry_on(s);
    if (s->play.count == 0 && ends_game(s) != SKR_C_NONE)
        end_deal(s, ends_game(s));
}

/* Judges a card; after the end by the code it counts as played on. */
static void judge_card(struct replay *p, const struct move *m)
{
    struct skr_state *s = &p->state;
    enum skr_clause clause;

    p->ending.played_on |= p->ending.by_code != NULL;
    clause = play_card(s, m->seat, m->number);
    if (clause != SKR_C_NONE)
        judge_wrong_card(p, m, clause);
    if (s->phase == SKR_PHASE_OVER)
        stop(p, m);
}

void judge_run(struct replay *p, const struct move *m, const struct move *end)
{
    for (; m < end && m->kind == MOVE_CARD && p->state.phase == SKR_PHASE_PLAY && !p->lost;
         m++)
        if (m->number == SKR_NO_CARD)
            judge_hidden(p, m);
        else
            judge_card(p, m);
    p->next = m;
}

/* All cards from here on; a trace is told of each one. */
void judge_cards(struct replay *p, const struct move *m)
{
    bool offered;

    switch (p->state.phase) {
    case SKR_PHASE_SKAT:
        judge_no_game(p, m);
        break;
    case SKR_PHASE_PLAY:
        offered = offer_stands(&p->state) && !p->record->conventions->shows_freely;
        judge_run(p, m, p->trace != NULL ? m + 1 : moves_end(p->record));
        p->answers.refused |= offered && !offer_stands(&p->state);
        break;
    case SKR_PHASE_OVER:
        judge_late(p, m);
        break;
    default:
        judge_order(p, m);
    }
}
