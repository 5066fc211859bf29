/* Judges the cards as they are played, trick by trick. */
#include <stdio.h>

#include "base/names.h"
#include "base/text.h"
#include "judge/replay.h"

void explain_card(const struct replay *p, struct finding *f,
                  const struct move *m)
{
    const struct skr_play *play = &p->play;
    char cards[40];

    if (f->clause == SKR_C_PLAY_LEAD || f->clause == SKR_C_PLAY_TURN) {
        snprintf(f->ruled, sizeof f->ruled, "%s's turn",
                 seat_name(play->turn));
    } else if (f->clause == SKR_C_PLAY_HELD) {
        set_ruled(f, play->played & SKR_BIT(m->number)
                  ? "the card has been played" : "the player does not hold it");
    } else {
        write_cards(cards, sizeof cards,
                    skr_legal(play->game, play->hand[m->seat], play->card[0]));
        snprintf(f->ruled, sizeof f->ruled, "one of %s", cards);
    }
}

/* clause trick.winner: who took the trick, as the record has it. */
void judge_told_trick(struct replay *p, int i)
{
    if (p->play.tricks > 0 && p->play.count == 0
        && p->play.winner != p->record->move[i].seat)
        set_ruled(add_finding(p->judgment, FINDING_WRONG,
                              SKR_C_TRICK_WINNER, i),
                  seat_name(p->play.winner));
}

/* clauses end.null end.schwarz: what ends the play after a trick; i is its last
 * card. */
SKR_CITE(END_PLAY_OUT);
static void test_end(struct replay *p, int i)
{
    const struct judgment *j = p->judgment;
    bool soloists = p->play.winner == j->soloist;

    if (p->play.tricks == 10) {
        p->stop = STOP_PLAYED;
    } else if (j->game.game == SKR_NULL && soloists) {
        p->stop = STOP_BY_CODE;
        p->stop_clause = SKR_C_END_NULL;
    } else if (!soloists && j->game.game != SKR_NULL
               && skr_bound_level(j->code, &j->game) == SKR_SCHWARZ) {
        if (p->record->conventions->plays_to_ten) {
            struct skr_facts facts = facts_so_far(p, SKR_PLAYED);

            note_convention(p, i);
            end_by_code(p, i, SKR_C_END_SCHWARZ, &facts);
            return;
        }
        p->stop = STOP_BY_CODE;
        p->stop_clause = SKR_C_END_SCHWARZ;
    }
    if (p->stop != STOP_NONE)
        p->phase = PHASE_OVER;
}

/* A card that the code forbids: the game ends by the code, where a breach ends
 * it, and goes on as played. */
static void judge_forbidden(struct replay *p, int i, enum skr_clause clause)
{
    const struct move *m = &p->record->move[i];

    breach_by_card(p, i, clause);
    explain_card(p, illegal(p, clause, i), m);
}

static void judge_hidden_card(struct replay *p, int i)
{
    p->phase = PHASE_LOST;
    add_finding(p->judgment, FINDING_UNDECIDED, SKR_C_RECORD_HIDDEN, i);
}

int judge_cards(struct replay *p, int i)
{
    const struct move *move = p->record->move;
    int moves = p->record->moves;

    for (; i < moves && move[i].kind == MOVE_CARD
           && p->phase == PHASE_PLAY; i++) {
        int seat = move[i].seat, card = move[i].number;
        enum skr_clause clause;

        if (card == SKR_NO_CARD) {
            judge_hidden_card(p, i);
            continue;
        }
        p->pending &= p->code_ended;
        p->played_on |= p->code_ended;
        clause = skr_play_card(&p->play, seat, card);
        if (clause != SKR_C_NONE) {
            judge_forbidden(p, i, clause);
            skr_play_forbidden(&p->play, seat, card);
        }
        if (p->play.count == 0)
            test_end(p, i);
    }
    return i;
}
