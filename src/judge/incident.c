/* What happens in the play besides cards, and cards against the rules: ruled by
 * the engine, and by what the record tells of it afterwards. */
#include <stdio.h>

#include "judge/replay.h"

static bool by_soloist(const struct replay *p)
{
    return p->incident.seat == p->judgment->soloist;
}

static unsigned defenders(const struct replay *p)
{
    return 7u & ~(1u << p->judgment->soloist);
}

/* -------------------------------------------------------------- the code's end */

void end_by_code(struct replay *p, int i, enum skr_clause clause,
                 const struct skr_facts *facts)
{
    if (p->code_ended)
        return;
    p->judgment->ended = i + 2;
    p->judgment->ended_by = clause;
    p->code_ended = true;
    p->code_clause = clause;
    p->code_facts = *facts;
}

static void end_here(struct replay *p, int i, enum skr_clause clause,
                     enum skr_ending ending)
{
    struct skr_facts facts = facts_so_far(p, ending);

    end_by_code(p, i, clause, &facts);
}

void note_convention(struct replay *p, int i)
{
    if (!p->convention)
        p->convention_move = i;
    p->convention = true;
}

static void note_giving_up(struct replay *p, int i)
{
    if (p->record->conventions->stayer_has_rest)
        note_convention(p, i);
}

static enum skr_ending gives_up(const struct replay *p, int seat)
{
    return seat == p->judgment->soloist ? SKR_SOLOIST_GAVE_UP
                                        : SKR_DEFENDERS_GAVE_UP;
}

/* ------------------------------------------------------------------- rulings */

/* Rules the incident as far as it is told. Returns false when the cards that it
 * turns on are not known. The first one that ends the game is the one that
 * counts. */
static bool rule_incident(struct replay *p)
{
    struct skr_position position = {
        .facts = facts_so_far(p, SKR_PLAYED),
        .soloist = (int8_t)p->judgment->soloist,
        .play = p->play,
    };
    struct skr_ruling r;

    if (!p->sound_deal || skr_rule(&position, &p->incident, &r) != SKR_OK)
        return false;
    if (r.over && !p->code_ended)
        p->judgment->open = r.open;
    if (r.over)
        end_by_code(p, p->incident_move, r.clause, &r.facts);
    return true;
}

static void begin_incident(struct replay *p, int i, enum skr_happening kind)
{
    p->incident = (struct skr_incident){ .kind = kind,
                                         .seat = p->record->move[i].seat };
    p->incident_move = i;
    p->pending = true;
}

/* The game goes on as if its end had not been. */
static void reopen(struct replay *p)
{
    p->code_ended = p->convention = p->judgment->open = false;
    p->pending = p->played_on = false;
    p->judgment->ended = 0;
    p->judgment->ended_by = SKR_C_NONE;
    p->stop = STOP_NONE;
    p->phase = PHASE_PLAY;
}

/* ------------------------------------------------------------------- breaches */

static const struct { enum skr_clause clause; enum skr_happening kind; }
breaches[] = {
    { SKR_C_PLAY_FOLLOW, SKR_REVOKED },
    { SKR_C_PLAY_LEAD, SKR_WRONG_LEAD },
    { SKR_C_PLAY_TURN, SKR_WRONG_TURN },
    { SKR_C_END_REVOKE, SKR_REVOKED },
    { SKR_C_END_WRONG_LEAD, SKR_WRONG_LEAD },
    { SKR_C_END_CARD_SHOWN, SKR_CARD_SHOWN },
    { SKR_C_END_BETRAYAL, SKR_BETRAYED },
    { SKR_C_TRICK_CLOSED, SKR_TRICKS_SEEN },
    { SKR_C_SKAT_UNSEEN, SKR_SKAT_SEEN },
    { SKR_C_SKAT_CLOSED, SKR_SKAT_SEEN },
    { SKR_C_ANNOUNCE_SHOW, SKR_NOT_LAID_OPEN },
};
#define BREACHES ((int)(sizeof breaches / sizeof *breaches))

/* The entry of that clause, or BREACHES. */
static int find_breach(enum skr_clause clause)
{
    int n = 0;

    while (n < BREACHES && breaches[n].clause != clause)
        n++;
    return n;
}

int breach_happening(enum skr_clause clause)
{
    int n = find_breach(clause);

    return n < BREACHES ? (int)breaches[n].kind : -1;
}

void breach_by_card(struct replay *p, int i, enum skr_clause clause)
{
    int n = find_breach(clause);

    if (n == BREACHES || p->code_ended)
        return;
    begin_incident(p, i, breaches[n].kind);
    p->before = p->play;
    p->card_back = true;
    rule_incident(p);
    if (p->code_ended)
        p->judgment->ended_by = clause;
}

/* clause record.deal: only cards in hand are shown or thrown down. */
static void judge_held(struct replay *p, int i)
{
    const struct move *m = &p->record->move[i];
    skr_cards told = m->put_away | m->shown;

    if (p->sound_deal && (told & ~p->play.hand[m->seat]) != 0)
        snprintf(add_finding(p->judgment, FINDING_ILLEGAL, SKR_C_RECORD_DEAL,
                             i)->ruled, 48,
                 "cards that the player does not hold");
}

/* A breach that the record tells by name; after the end of the game there is
 * nothing left to break. What is not among those that the code
 * rules is for people to judge. */
static void judge_breach(struct replay *p, int i)
{
    enum skr_clause clause = (enum skr_clause)p->record->move[i].number;
    int n = find_breach(clause);

    if (p->code_ended)
        return;
    if (n == BREACHES) {
        add_finding(p->judgment, FINDING_UNDECIDED, clause, i);
        return;
    }
    if (clause == SKR_C_END_CARD_SHOWN)
        judge_held(p, i);
    begin_incident(p, i, breaches[n].kind);
    p->card_back = false;
    if (rule_incident(p) && p->code_ended)
        add_finding(p->judgment, FINDING_ILLEGAL, clause, i);
}

void led_early(struct replay *p, int i)
{
    struct skr_facts facts = {
        .code = p->judgment->code, .contract.bid = (short)p->judgment->bid,
        .contract.cards = p->twelve, .end.how = SKR_LED_EARLY,
    };

    if (skr_in_force(p->judgment->code, SKR_C_END_EARLY_LEAD) && p->sound_deal
        && p->record->move[i].seat == p->judgment->soloist)
        end_by_code(p, i, SKR_C_END_EARLY_LEAD, &facts);
}

/* clause end.play-on: the other side of the one who broke the rule; a wrong card
 * is taken back, and with it those played since. */
SKR_CITE(END_PLAY_ON);
static bool judge_play_on(struct replay *p, int i)
{
    bool demands = p->record->move[i].seat == p->judgment->soloist;

    if (!p->pending || !p->code_ended || demands == by_soloist(p)
        || p->incident.kind == SKR_THROWS
        || (p->incident.kind == SKR_GIVES_UP && by_soloist(p)))
        return false;
    if (p->card_back)
        p->play = p->before;
    p->resigned = 0;
    reopen(p);
    return true;
}

/* ------------------------------------------------------------------ giving up */

/* Under a code that has no clause on giving up, who does so has stopped playing:
 * end.absent. */
static enum skr_clause giving_up(const struct replay *p, enum skr_clause clause)
{
    return skr_in_force(p->judgment->code, clause) ? clause : SKR_C_END_ABSENT;
}

/* A defender's resignation: it ends the game for both, unless it answers an
 * offer of the soloist; that needs both of them. */
static void defender_resigns(struct replay *p, int i, bool both)
{
    bool offered = skr_in_force(p->judgment->code, SKR_C_END_OFFER)
        && (p->showed & (1 << p->judgment->soloist)) != 0;

    if (!offered)
        end_here(p, i, giving_up(p, SKR_C_END_CONCEDE_DEFENDER),
                 SKR_DEFENDERS_GAVE_UP);
    else if (both)
        end_here(p, i, SKR_C_END_OFFER, SKR_OFFER_ACCEPTED);
    if (both)
        p->stop = STOP_DEFENDERS;
}

/* clause end.concede-consent: a record that shows no objection shows consent. */
SKR_CITE(END_CONCEDE_CONSENT);
static void judge_resignation(struct replay *p, int i)
{
    int seat = p->record->move[i].seat, soloist = p->judgment->soloist;
    uint8_t both = (uint8_t)defenders(p);

    note_giving_up(p, i);
    if (!p->code_ended)
        begin_incident(p, i, SKR_GIVES_UP);
    p->resigned |= (uint8_t)(1 << seat);
    if (seat == soloist) {
        p->stop = STOP_SOLOIST;
        p->conceded_early = skr_count(p->play.hand[soloist]) >= 9;
        end_here(p, i, giving_up(p, SKR_C_END_CONCEDE_SOLOIST),
                 SKR_SOLOIST_GAVE_UP);
    } else {
        defender_resigns(p, i, (p->resigned & both) == both);
    }
    if (p->stop != STOP_NONE)
        p->phase = PHASE_OVER;
}

/* clause end.absent: who leaves or runs out of time has given up. */
void judge_absence(struct replay *p, int i)
{
    const struct move *m = &p->record->move[i];

    note_giving_up(p, i);
    *(m->kind == MOVE_LEFT ? &p->left : &p->timed_out) = m->seat;
    if (p->phase == PHASE_PLAY) {
        p->stop = m->seat == p->judgment->soloist ? STOP_SOLOIST
                                                  : STOP_DEFENDERS;
        end_here(p, i, SKR_C_END_ABSENT, gives_up(p, m->seat));
    } else {
        p->judgment->deal = DEAL_ABORTED;
    }
    p->phase = PHASE_OVER;
}

/* clause end.concede-defender: one defender gave up and nobody played on. */
void end_on_resignation(struct replay *p)
{
    int i = p->record->moves - 1;

    while (i > 0 && p->record->move[i].kind == MOVE_SHOW)
        i--;
    if (p->stop != STOP_NONE || p->phase != PHASE_PLAY
        || p->record->move[i].kind != MOVE_RESIGN)
        return;
    defender_resigns(p, i, true);
}

/* ---------------------------------------------------------------- cards shown */

/* The clause that shown cards turn on, when it cannot be told what they mean. */
static enum skr_clause show_clause(const struct replay *p)
{
    const struct skr_code *code = p->judgment->code;

    if (by_soloist(p))
        return skr_in_force(code, SKR_C_END_OFFER) ? SKR_C_END_OFFER
            : skr_in_force(code, SKR_C_END_CLAIM) ? SKR_C_END_CLAIM : SKR_C_END_LAY_DOWN;
    return skr_in_force(code, SKR_C_END_OPEN_PLAY_1999) ? SKR_C_END_OPEN_PLAY_1999 : SKR_C_END_OPEN_PLAY;
}

/* The soloist's cards on the table, and nobody has answered with a card yet. */
static bool offer_stands(const struct replay *p)
{
    return p->pending && p->incident.kind == SKR_LAYS_DOWN && by_soloist(p)
        && skr_in_force(p->judgment->code, SKR_C_END_OFFER);
}

/* Cards that are shown again tell nothing new; a defender's in answer to an offer
 * are no claim. */
static void judge_show(struct replay *p, int i)
{
    const struct move *m = &p->record->move[i];
    bool again = (p->showed & (1 << m->seat)) != 0;

    judge_held(p, i);
    p->showed |= (uint8_t)(1 << m->seat);
    if (again || p->code_ended
        || (m->seat != p->judgment->soloist && offer_stands(p)))
        return;
    begin_incident(p, i, SKR_LAYS_DOWN);
    p->card_back = false;
    p->incident.asked = m->said.announced;
    p->incident.others_get = (int8_t)(m->number < 10 ? m->number : 10);
    if (!rule_incident(p))
        add_finding(p->judgment, FINDING_UNDECIDED, show_clause(p), i);
}

/* clause end.offer: cards thrown in answer to an offer agree to it. */
static bool judge_answer(struct replay *p, int i, bool agrees)
{
    int seat = p->record->move[i].seat;
    bool gives_up = p->pending && p->incident.kind == SKR_GIVES_UP
        && by_soloist(p);
    unsigned *seats = agrees ? &p->incident.agreed : &p->incident.objected;

    if (seat == p->judgment->soloist || !(gives_up || offer_stands(p)))
        return false;
    *seats |= (uint8_t)(1u << seat);
    if (gives_up) {
        p->agreed |= agrees;
        if (!p->agreed && !p->conceded_early
            && p->incident.objected == defenders(p))
            reopen(p);
        return true;
    }
    rule_incident(p);
    if (p->code_ended)
        p->phase = PHASE_OVER;
    return true;
}

static bool judge_throw(struct replay *p, int i)
{
    judge_held(p, i);
    if (p->record->move[i].seat != p->judgment->soloist && offer_stands(p))
        return judge_answer(p, i, true);
    if (!p->code_ended) {
        begin_incident(p, i, SKR_THROWS);
        p->card_back = false;
        rule_incident(p);
    }
    return true;
}

/* ---------------------------------------------------------------------- moves */

bool judge_incident(struct replay *p, int i)
{
    bool play = p->phase == PHASE_PLAY;

    if (p->judgment->ramsch)
        return false;
    switch (p->record->move[i].kind) {
    case MOVE_CONSENT:
        return judge_answer(p, i, true);
    case MOVE_OBJECT:
        return judge_answer(p, i, false);
    case MOVE_PLAY_ON:
        return judge_play_on(p, i);
    case MOVE_RESIGN:
        if (play)
            judge_resignation(p, i);
        return play;
    case MOVE_SHOW:
        if (play)
            judge_show(p, i);
        return play;
    case MOVE_THROW:
        return play && judge_throw(p, i);
    case MOVE_BREACH:
        if (play)
            judge_breach(p, i);
        return play;
    default:
        return false;
    }
}
