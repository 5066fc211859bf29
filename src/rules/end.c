/* What ends a game before its last card: breaches, giving up, shown and thrown
 * cards. Each is ruled from the position and from what happened. */
#include "rules/rules.h"
#include "skatref.h"

static bool by_soloist(const struct skr_position *p,
                       const struct skr_incident *i)
{
    return i->seat == p->soloist;
}

static bool is_null(const struct skr_facts *f)
{
    return f->game.game == SKR_NULL;
}

/* ---------------------------------------------------------- how rulings end */

static enum skr_error goes_on(struct skr_ruling *out, enum skr_clause clause)
{
    out->over = false;
    out->clause = clause;
    return SKR_OK;
}

static enum skr_error ends(struct skr_ruling *out, enum skr_clause clause,
                           enum skr_ending ending)
{
    out->over = true;
    out->clause = clause;
    out->facts.ending = ending;
    return SKR_OK;
}

/* The rest goes to one side, and counts with all that follows from it. */
static enum skr_error gives_rest(struct skr_ruling *out,
                                 enum skr_clause clause, enum skr_rest rest)
{
    struct skr_facts *f = &out->facts;

    out->rest = rest;
    if (rest == SKR_REST_SOLOISTS) {
        f->points = (short)(f->points + f->unplayed_points);
        f->tricks = (short)(f->tricks + f->unplayed_tricks);
    }
    f->unplayed_points = f->unplayed_tricks = 0;
    return ends(out, clause, SKR_PLAYED);
}

/* ------------------------------------------------------------------- breaches */

/* The level that a soloist was forced to, and that is above a simple win. */
static int level_forced(const struct skr_facts *f)
{
    return is_null(f) ? SKR_NO_LEVEL : skr_forced_level(f);
}

/* clauses end.breach-before end.breach-after end.forced-level: what a breach of
 * either side ends in, and by which clause. A bid that not even schwarz covers
 * is lost in spite of it, which the sources leave open. */
SKR_CITE(END_BREACH_BEFORE);
SKR_CITE(END_BREACH_AFTER);
static enum skr_error ends_by_breach(const struct skr_position *p,
                                     const struct skr_incident *i,
                                     enum skr_clause before,
                                     struct skr_ruling *out)
{
    const struct skr_facts *f = &p->facts;
    enum skr_decision decision = skr_decided(f);
    int forced = level_forced(f);
    bool in_spite = decision == SKR_DECIDED_LOST && forced != SKR_NO_LEVEL
        && !skr_prevented(f, SKR_NO_LEVEL);

    if (by_soloist(p, i))
        return ends(out, decision == SKR_OPEN ? before : SKR_C_END_BREACH_AFTER,
                    SKR_SOLOIST_BREACH);
    out->open |= in_spite && forced > SKR_SCHWARZ;
    if (in_spite || (decision == SKR_OPEN && forced != SKR_NO_LEVEL))
        before = SKR_C_END_FORCED_LEVEL;
    else if (decision != SKR_OPEN)
        before = SKR_C_END_BREACH_AFTER;
    return ends(out, before, SKR_DEFENDERS_BREACH);
}

/* clauses end.revoke-corrected end.breach-unseen skat.unseen: of the code before
 * 1999 little more is known than that a look at the skat ends the game. */
SKR_CITE(END_REVOKE_CORRECTED);
SKR_CITE(END_BREACH_UNSEEN);
static enum skr_error breach_before_1999(const struct skr_position *p,
                                         const struct skr_incident *i,
                                         struct skr_ruling *out)
{
    if (i->kind == SKR_SKAT_SEEN)
        return ends(out, SKR_C_SKAT_UNSEEN,
                    by_soloist(p, i) ? SKR_SOLOIST_BREACH
                                     : SKR_DEFENDERS_BREACH);
    return goes_on(out, i->kind == SKR_REVOKED ? SKR_C_END_REVOKE_CORRECTED
                                               : SKR_C_END_BREACH_UNSEEN);
}

/* clauses end.card-shown end.betrayal announce.show: what is no breach of a
 * soloist, who has no partner, or whom the defenders have to remind. */
SKR_CITE(END_CARD_SHOWN);
SKR_CITE(END_BETRAYAL);
SKR_CITE(ANNOUNCE_SHOW);
static enum skr_clause harmless(const struct skr_position *p,
                                const struct skr_incident *i)
{
    if (i->kind == SKR_NOT_LAID_OPEN)
        return SKR_C_ANNOUNCE_SHOW;
    if (!by_soloist(p, i))
        return SKR_C_NONE;
    return i->kind == SKR_CARD_SHOWN ? SKR_C_END_CARD_SHOWN
        : i->kind == SKR_BETRAYED ? SKR_C_END_BETRAYAL : SKR_C_NONE;
}

/* clauses end.revoke end.wrong-lead end.play-on */
SKR_CITE(END_REVOKE);
SKR_CITE(END_WRONG_LEAD);
SKR_CITE(END_PLAY_ON);
SKR_CITE(TRICK_CLOSED);
SKR_CITE(SKAT_CLOSED);
SKR_CITE(SKAT_UNSEEN);
static enum skr_error breach(const struct skr_position *p,
                             const struct skr_incident *i,
                             struct skr_ruling *out)
{
    enum skr_clause clause = harmless(p, i);

    if (i->kind == SKR_NOT_LAID_OPEN && !by_soloist(p, i))
        return SKR_E_SOLOIST;
    if (!p->facts.code->breach_ends && clause != SKR_C_ANNOUNCE_SHOW)
        return breach_before_1999(p, i, out);
    if (clause != SKR_C_NONE)
        return goes_on(out, clause);
    if (i->play_on)
        return goes_on(out, SKR_C_END_PLAY_ON);
    return ends_by_breach(p, i, SKR_C_END_BREACH_BEFORE, out);
}

SKR_CITE(END_EARLY_LEAD);
static enum skr_error early_lead(const struct skr_position *p,
                                 const struct skr_incident *i,
                                 struct skr_ruling *out)
{
    if (!by_soloist(p, i))
        return SKR_E_SOLOIST;
    if (!p->facts.code->breach_ends)
        return goes_on(out, SKR_C_END_BREACH_UNSEEN);
    if (i->play_on)
        return goes_on(out, SKR_C_END_PLAY_ON);
    return ends(out, SKR_C_END_EARLY_LEAD, SKR_LED_EARLY);
}

/* ------------------------------------------------------------------ giving up */

/* Cards that the soloist still holds: when his hand is not known, one for each
 * trick. */
static int cards_held(const struct skr_position *p)
{
    int held = skr_count(p->play.hand[p->soloist]);

    return held > 0 ? held : p->facts.unplayed_tricks;
}

SKR_CITE(END_ABSENT);
static enum skr_error gives_up(const struct skr_position *p,
                               const struct skr_incident *i,
                               enum skr_clause clause, struct skr_ruling *out)
{
    return ends(out, clause, by_soloist(p, i) ? SKR_SOLOIST_GAVE_UP
                                              : SKR_DEFENDERS_GAVE_UP);
}

SKR_CITE(END_CONCEDE_SOLOIST);
SKR_CITE(END_CONCEDE_CONSENT);
static enum skr_error concession(const struct skr_position *p,
                                 const struct skr_incident *i,
                                 struct skr_ruling *out)
{
    if (!p->facts.code->gives_up)
        return gives_up(p, i, SKR_C_END_ABSENT, out);
    if (by_soloist(p, i)) {
        if (cards_held(p) >= 9)
            return gives_up(p, i, SKR_C_END_CONCEDE_SOLOIST, out);
        if (i->agreed & ~(1u << p->soloist))
            return gives_up(p, i, SKR_C_END_CONCEDE_CONSENT, out);
        return goes_on(out, SKR_C_END_CONCEDE_CONSENT);
    }
    if (i->play_on)
        return goes_on(out, SKR_C_END_PLAY_ON);
    ends_by_breach(p, i, SKR_C_END_CONCEDE_DEFENDER, out);
    if (out->clause == SKR_C_END_BREACH_AFTER)
        out->clause = SKR_C_END_CONCEDE_DEFENDER;
    out->facts.ending = SKR_DEFENDERS_GAVE_UP;
    return SKR_OK;
}

/* clause end.throw: sure of a trick with the jack of clubs, or with the three
 * others. */
static bool sure_of_a_trick(skr_cards hand)
{
    const skr_cards highest = SKR_BIT(SKR_CARD(SKR_CLUBS, SKR_JACK));
    const skr_cards others = SKR_JACKS & ~highest;

    return (hand & highest) != 0 || (hand & others) == others;
}

/* As far as they are known: a soloist without matadors leaves them the highest
 * trump. */
static skr_cards defenders_cards(const struct skr_position *p)
{
    const skr_cards *hand = p->play.hand;
    skr_cards held = (hand[0] | hand[1] | hand[2]) & ~hand[p->soloist];

    return skr_fact_matadors(&p->facts) < 0
        ? held | SKR_BIT(SKR_CARD(SKR_CLUBS, SKR_JACK)) : held;
}

/* clause end.throw: the rest is the other side's, with schneider and schwarz;
 * not schwarz where the side that throws had a trick for sure. */
SKR_CITE(END_THROW);
static enum skr_error throws(const struct skr_position *p,
                             const struct skr_incident *i,
                             struct skr_ruling *out)
{
    bool soloists = by_soloist(p, i);
    skr_cards hand = p->play.hand[p->soloist];
    struct skr_facts *f = &out->facts;

    if (!p->facts.code->gives_up)
        return gives_up(p, i, SKR_C_END_ABSENT, out);
    if (is_null(f)) {
        out->rest = soloists ? SKR_REST_DEFENDERS : SKR_REST_SOLOISTS;
        return gives_up(p, i, SKR_C_END_THROW, out);
    }
    if (!soloists)
        hand = defenders_cards(p);
    gives_rest(out, SKR_C_END_THROW,
               soloists ? SKR_REST_DEFENDERS : SKR_REST_SOLOISTS);
    if (sure_of_a_trick(hand)
        && (soloists ? f->tricks == 0 : f->tricks == 10))
        f->tricks = soloists ? 1 : 9;
    return SKR_OK;
}

/* ---------------------------------------------------------------- cards shown */

static bool hands_known(const struct skr_position *p)
{
    return (p->play.hand[0] | p->play.hand[1] | p->play.hand[2]) != 0;
}

static unsigned defenders(const struct skr_position *p)
{
    return 7u & ~(1u << p->soloist);
}

/* clause end.offer */
SKR_CITE(END_OFFER);
static enum skr_error offer(const struct skr_position *p,
                            const struct skr_incident *i,
                            struct skr_ruling *out)
{
    if ((i->agreed & ~i->objected & defenders(p)) != defenders(p))
        return goes_on(out, SKR_C_END_OFFER);
    out->facts.asked = i->asked;
    return ends(out, SKR_C_END_OFFER, SKR_OFFER_ACCEPTED);
}

/* Are all tricks that are left the soloist's but those that he leaves to the
 * others; in null: none of them? */
static bool claim_holds(const struct skr_position *p,
                        const struct skr_incident *i)
{
    bool null = is_null(&p->facts);

    return skr_can_limit(&p->play, p->soloist,
                         null ? 1u << p->soloist : defenders(p),
                         null ? 0 : i->others_get);
}

/* clauses end.claim end.lay-down: a true claim has the rest; after a limiting
 * word the tricks are played to tell which they are. A false one ends the game,
 * or, before 1999, leaves the rest to the other side. In null the rest of the
 * tricks is what the claimer does not want. */
SKR_CITE(END_CLAIM);
SKR_CITE(END_LAY_DOWN);
static enum skr_error claim(const struct skr_position *p,
                            const struct skr_incident *i,
                            struct skr_ruling *out)
{
    bool ends_game = p->facts.code->false_claim_ends, null = is_null(&p->facts);
    enum skr_clause clause = ends_game ? SKR_C_END_CLAIM : SKR_C_END_LAY_DOWN;
    bool holds = claim_holds(p, i);

    if (holds && i->others_get > 0 && !null)
        return goes_on(out, clause);
    if (holds || !ends_game)
        return gives_rest(out, clause, holds != null ? SKR_REST_SOLOISTS
                                                     : SKR_REST_DEFENDERS);
    if (i->play_on)
        return goes_on(out, SKR_C_END_PLAY_ON);
    return ends_by_breach(p, i, clause, out);
}

/* clauses end.open-play end.open-play-1999: a defender's cards. What a word that
 * claims less than all comes to, a court has left open. */
SKR_CITE(END_OPEN_PLAY);
SKR_CITE(END_OPEN_PLAY_1999);
static enum skr_error open_play(const struct skr_position *p,
                                const struct skr_incident *i,
                                struct skr_ruling *out)
{
    bool alone = p->facts.code->open_alone;
    enum skr_clause clause = alone ? SKR_C_END_OPEN_PLAY_1999
                                   : SKR_C_END_OPEN_PLAY;

    if (alone ? !is_null(&p->facts) && skr_runs_out(&p->play, i->seat)
              : skr_can_limit(&p->play, i->seat, 1u << p->soloist, 0))
        return gives_rest(out, clause, SKR_REST_DEFENDERS);
    out->open = i->others_get > 0;
    if (i->play_on)
        return goes_on(out, SKR_C_END_PLAY_ON);
    out->rest = SKR_REST_SOLOISTS;
    return ends_by_breach(p, i, clause, out);
}

static enum skr_error lays_down(const struct skr_position *p,
                                const struct skr_incident *i,
                                struct skr_ruling *out)
{
    const struct skr_code *code = p->facts.code;

    if (by_soloist(p, i) && code->offer)
        return offer(p, i, out);
    if (!by_soloist(p, i) && !code->breach_ends)
        return goes_on(out, SKR_C_END_BREACH_UNSEEN);
    if (!hands_known(p))
        return SKR_E_HANDS;
    return by_soloist(p, i) ? claim(p, i, out) : open_play(p, i, out);
}

/* -------------------------------------------------------------------- ruling */

/* Where nothing is known about it, what cannot be told stays undecided. */
SKR_CITE(END_PROOF);
static enum skr_error no_proof(const struct skr_position *p,
                               struct skr_ruling *out)
{
    return p->facts.code->breach_ends ? ends(out, SKR_C_END_PROOF, SKR_UNPROVED)
                                      : goes_on(out, SKR_C_END_PLAY_OUT);
}

/* Do the cards held and those of the unfinished trick make up what is unplayed?
 * Who has played to the trick has a card less. */
static enum skr_error check_position(const struct skr_position *p)
{
    const struct skr_facts *f = &p->facts;
    skr_cards cards = 0;
    int held[3], points = 0;

    if (!hands_known(p))
        return SKR_OK;
    for (int seat = 0; seat < 3; seat++) {
        held[seat] = skr_count(p->play.hand[seat]);
        points += skr_points(p->play.hand[seat]);
        if (p->play.hand[seat] & cards)
            return SKR_E_HELD;
        cards |= p->play.hand[seat];
    }
    for (int i = 0; i < p->play.count; i++) {
        held[p->play.by[i]]++;
        points += skr_card_points(p->play.card[i]);
        if (cards & SKR_BIT(p->play.card[i]))
            return SKR_E_HELD;
    }
    for (int seat = 0; seat < 3; seat++)
        if (held[seat] != f->unplayed_tricks)
            return SKR_E_HELD;
    return points == f->unplayed_points ? SKR_OK : SKR_E_HELD;
}

static enum skr_error rule(const struct skr_position *p,
                           const struct skr_incident *i,
                           struct skr_ruling *out)
{
    switch (i->kind) {
    case SKR_EARLY_LEAD:
        return early_lead(p, i, out);
    case SKR_GIVES_UP:
        return concession(p, i, out);
    case SKR_LAYS_DOWN:
        return lays_down(p, i, out);
    case SKR_THROWS:
        return throws(p, i, out);
    case SKR_IS_AWAY:
        return gives_up(p, i, SKR_C_END_ABSENT, out);
    case SKR_NO_PROOF:
        return no_proof(p, out);
    default:
        return breach(p, i, out);
    }
}

enum skr_error skr_rule(const struct skr_position *position,
                        const struct skr_incident *incident,
                        struct skr_ruling *out)
{
    struct skr_ruling ruling = { .facts = position->facts,
                                 .rest = SKR_REST_NOBODYS };
    enum skr_error error = skr_check_result(&position->facts);

    if (error == SKR_OK)
        error = check_position(position);
    if (error == SKR_OK)
        error = rule(position, incident, &ruling);
    if (error == SKR_OK)
        *out = ruling;
    return error;
}
