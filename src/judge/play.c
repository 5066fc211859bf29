/* Judges the cards as they are played, trick by trick. */
#include "judge/play.h"

#include "judge/find.h"

void find_card(struct judgment *j, enum skr_clause clause, const struct move *m,
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
    p->phase = PHASE_LOST;
    if (m != NULL)
        find(p->judgment, FINDING_UNDECIDED, SKR_C_RECORD_HIDDEN, m, UNSAID);
    else
        find_in_deal(p->judgment, FINDING_UNDECIDED, SKR_C_RECORD_HIDDEN, NULL);
}

/* clause trick.winner: the record must name the player who took the trick. */
void judge_trick(struct replay *p, const struct move *m)
{
    if (p->play.tricks > 0 && p->play.count == 0 && p->play.winner != m->seat)
        find(p->judgment, FINDING_WRONG, SKR_C_TRICK_WINNER, m,
             SAY("{seat}", .seat = p->play.winner));
}

/* The clause by which a trick ends the game before the tenth, or SKR_C_NONE.
 * clauses end.null end.schwarz */
static enum skr_clause ends_game(const struct replay *p)
{
    const struct skr_announcement *game = &p->contract.game;
    bool soloists = p->play.winner == p->contract.soloist;

    if (game->game == SKR_NULL)
        return soloists ? SKR_C_END_NULL : SKR_C_NONE;
    return !soloists && skr_bound_level(p->code, game) == SKR_SCHWARZ
        ? SKR_C_END_SCHWARZ : SKR_C_NONE;
}

/* Ends the game after a trick, if a clause does; m is its last card. */
SKR_CITE(END_PLAY_OUT);
static void test_end(struct replay *p, const struct move *m)
{
    enum skr_clause clause = SKR_C_NONE;

    if (p->play.tricks == 10) {
        p->ending.stop = STOP_PLAYED;
    } else if ((clause = ends_game(p)) == SKR_C_NONE) {
        return;
    } else if (clause == SKR_C_END_SCHWARZ
               && p->record->conventions->plays_to_ten) {
        struct skr_facts facts =
            facts_so_far(p->code, &p->contract, &p->play, SKR_PLAYED);

        note_convention(&p->ending, m);
        end_by_code(&p->ending, m, clause, &facts);
        return;
    } else {
        p->ending.stop = STOP_BY_CODE;
        p->ending.stop_clause = clause;
    }
    p->phase = PHASE_OVER;
}

/* Judges a card; after the end by the code it counts as played on. */
static void judge_card(struct replay *p, const struct move *m)
{
    enum skr_clause clause;

    if (p->ending.by_code != NULL)
        p->ending.played_on = true;
    else
        p->incidents.pending = false;
    clause = skr_play_card(&p->play, m->seat, m->number);
    if (clause != SKR_C_NONE) {
        breach_by_card(p, m, clause);
        find_card(p->judgment, clause, m, &p->play);
        skr_play_forbidden(&p->play, m->seat, m->number);
    }
    if (p->play.count == 0)
        test_end(p, m);
}

/* All cards from here on; a trace is told of each one. */
void judge_cards(struct replay *p, const struct move *m)
{
    judge_run(p, m, p->trace != NULL ? m + 1 : moves_end(p->record));
}

void judge_run(struct replay *p, const struct move *m, const struct move *end)
{
    for (; m < end && m->kind == MOVE_CARD && p->phase == PHASE_PLAY; m++)
        if (m->number == SKR_NO_CARD)
            judge_hidden(p, m);
        else
            judge_card(p, m);
    p->next = m;
}
