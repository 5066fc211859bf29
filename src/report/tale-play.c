/* One game told for people: the card play, and what happens between cards. */
#include "base/names.h"
#include "report/tale.h"

#include <string.h>

#include "report/steps.h"

/* ------------------------------------------------------------- who has won it */

/* The facts so far, for skr_decided. */
static struct skr_facts facts_so_far(const struct tale *t)
{
    const struct judgment *j = t->judgment;
    const struct skr_play *play = &t->play;
    int points = play->points[j->soloist];
    int others = play->points[0] + play->points[1] + play->points[2] - points;

    points += skr_points(t->put_away);
    return (struct skr_facts){
        .code = j->code,
        .contract.game = j->game,
        .contract.bid = j->bid,
        .contract.cards = t->twelve,
        .taken.points = points,
        .taken.tricks = play->won[j->soloist],
        .taken.unplayed_points = (120 - points - others),
        .taken.unplayed_tricks = (10 - play->tricks),
    };
}

#define NO_LEVEL_REACHES (SKR_SCHWARZ + 1)

/* The level without which this game is lost, found by asking skr_decided about
 * a soloist from whom the defenders have taken nothing. */
static int needed_level(const struct skr_facts *facts)
{
    struct skr_facts f = *facts;
    enum skr_decision decision;

    f.taken.points = 61;
    f.taken.unplayed_points = 59;
    f.taken.tricks = f.taken.unplayed_tricks = 5;
    decision = skr_decided(&f);
    if (decision != SKR_OPEN)
        return decision == SKR_DECIDED_WON ? SKR_NO_LEVEL : NO_LEVEL_REACHES;
    f.taken.points = 90;
    f.taken.unplayed_points = 30;
    return skr_decided(&f) == SKR_DECIDED_WON ? SKR_SCHNEIDER : SKR_SCHWARZ;
}

/* Why more than 61 card points were needed. */
static void put_need(struct out *out, const struct skr_facts *f, int level)
{
    const char *name = level_name((enum skr_level)level);

    if (level == SKR_NO_LEVEL)
        return;
    if ((int)skr_bound_level(f->code, &f->contract.game) >= level)
        out_format(out, "; %s was announced", name);
    else
        out_format(out, "; the bid of %d needs %s", f->contract.bid, name);
}

static void put_null_reason(struct out *out, const struct skr_facts *f,
                            bool won)
{
    if (won)
        out_text(out, "the soloist has no trick");
    else if (f->taken.tricks > 0)
        out_text(out, "the soloist has a trick");
    else
        out_format(out, "null for %d is below the bid of %d",
                   skr_null_value(&f->contract.game), f->contract.bid);
}

static void put_reason(struct out *out, const struct skr_facts *f, bool won)
{
    int level = needed_level(f);

    if (level == NO_LEVEL_REACHES) {
        out_format(out, "not even schwarz covers the bid of %d", f->contract.bid);
        return;
    }
    if (level == SKR_SCHWARZ)
        out_text(out, won ? "the soloist has all ten tricks"
                          : "the defenders have a trick");
    else if (won)
        out_format(out, "the soloist has %d card points", f->taken.points);
    else
        out_format(out, "the defenders have %d card points",
                   120 - f->taken.points - f->taken.unplayed_points);
    put_need(out, f, level);
}

/* How it was decided, as words. */
static void put_decision(struct out *out, const struct skr_facts *f, bool won)
{
    out_format(out, "decided, %s: ", won ? "won" : "lost");
    if (f->contract.game.game == SKR_NULL)
        put_null_reason(out, f, won);
    else
        put_reason(out, f, won);
    out_text(out, " (end.decided)");
}

/* clause end.decided, told once; not of a game that the code had ended. */
static void tell_decision(struct tale *t, int move)
{
    const struct judgment *j = t->judgment;
    enum skr_decision decision;
    struct skr_facts f;
    char text[160] = "";
    struct out line = { .data = text, .capacity = sizeof text };
    struct wrapped to = { t->out, t->style, 6, 6 };

    if (t->decided || t->twelve == 0
        || (j->ended != 0 && j->ended <= move + 2))
        return;
    f = facts_so_far(t);
    decision = skr_decided(&f);
    if (decision == SKR_OPEN)
        return;
    t->decided = true;
    put_decision(&line, &f, decision == SKR_DECIDED_WON);
    out_text(t->out, "      ");
    report_words(&to, text, false);
    out_text(t->out, "\n");
}

/* --------------------------------------------------------------------- tricks */

static void put_by(struct tale *t, int seat, int card)
{
    out_format(t->out, "  %s ", seat_key(seat));
    report_card(t->out, t->style, card);
}

/* The cards on the table; count: of them. */
static void put_cards(struct tale *t, int number, int count)
{
    out_format(t->out, "%3d", number);
    for (int i = 0; i < count; i++)
        put_by(t, t->play.by[i], t->play.card[i]);
}

static void put_trick(struct tale *t)
{
    const struct skr_play *play = &t->play;
    int points = 0;

    for (int i = 0; i < 3; i++)
        points += skr_card_points(play->card[i]);
    put_cards(t, play->tricks, 3);
    out_format(t->out, "   %s%*s", seat_name(play->winner),
               t->counted ? 10 - (int)strlen(seat_name(play->winner)) : 0,
               "");
    if (t->judgment->ramsch) {
        out_format(t->out, " %6d %9d %11d %9d", points, play->points[0],
                   play->points[1], play->points[2]);
    } else if (t->counted) {
        struct skr_facts f = facts_so_far(t);

        out_format(t->out, " %6d %9d %10d", points, f.taken.points,
                   120 - f.taken.points - f.taken.unplayed_points);
    }
    out_text(t->out, "\n");
}

/* Tells the findings about the cards from move *from to move i, and what the
 * trick decided. */
static void after_cards(struct tale *t, int *from, int i, bool complete)
{
    for (; *from <= i; ++*from)
        if (t->judgment->record->move[*from].kind == MOVE_CARD)
            tale_findings(t, *from);
    if (complete)
        tell_decision(t, i);
}

/* What lies on the table when something else happens, or nothing more. */
static void put_unfinished(struct tale *t, int *from, int i)
{
    if (!t->playing || t->play.count == 0 || *from > i)
        return;
    put_cards(t, t->play.tricks + 1, t->play.count);
    out_text(t->out, "\n");
    after_cards(t, from, i, false);
}

/* What the soloist has before the first trick. clause skat.owner */
static void put_skat(struct tale *t)
{
    int points = skr_points(t->put_away);

    if (points > 0 && t->counted)
        out_format(t->out, "%24s%-10s %6d %9d %10d\n", "",
                   t->taken ? "(put away)" : "(the skat)", points, points, 0);
}

static void begin_game(struct tale *t, skr_cards hand[3])
{
    const struct judgment *j = t->judgment;
    const struct record *r = j->record;

    hand[j->soloist] = (hand[j->soloist] | r->deal.skat) & ~t->put_away;
    skr_play_begin(&t->play, j->game.game, hand);
    t->twelve = j->valued ? j->facts.contract.cards
        : r->whole ? r->deal.hand[j->soloist] | r->deal.skat : 0;
    t->counted = j->game.game != SKR_NULL;
    out_format(t->out, "\n     %-19s%s\n", "cards", t->counted
               ? "won by      points   soloist  defenders" : "won by");
    put_skat(t);
    tell_decision(t, -1);
}

static void begin_play(struct tale *t)
{
    const struct judgment *j = t->judgment;
    const struct skr_deal *deal = &j->record->deal;
    skr_cards hand[3] = { deal->hand[0], deal->hand[1], deal->hand[2] };

    t->playing = j->ramsch || (j->announced && j->soloist != SKR_NOBODY);
    if (j->ramsch) {
        t->counted = true;
        skr_play_begin(&t->play, SKR_RAMSCH, hand);
        out_format(t->out, "\n     %-19s%s\n", "cards",
                   "won by      points  forehand  middlehand  rearhand");
    } else if (t->playing) {
        begin_game(t, hand);
    }
}

/* ------------------------------------------------------------------ incidents */

static const char *incident(const struct move *m)
{
    switch (m->kind) {
    case MOVE_SHOW:
        return term_word(&happening_terms, SKR_LAYS_DOWN);
    case MOVE_RESIGN:
        return term_word(&happening_terms, SKR_GIVES_UP);
    case MOVE_TIMEOUT:
        return "runs out of time";
    case MOVE_LEFT:
        return "leaves";
    case MOVE_CONSENT:
        return "agrees";
    case MOVE_OBJECT:
        return "does not agree";
    case MOVE_THROW:
        return term_word(&happening_terms, SKR_THROWS);
    case MOVE_PLAY_ON:
        return "demands to play on";
    case MOVE_CONTRA:
        return "says contra";
    case MOVE_RE:
        return "says re";
    case MOVE_SUP:
        return "says sup";
    case MOVE_PUSH:
        return "takes the cards up, and away go";
    case MOVE_REFUSE:
        return "refuses the cards";
    case MOVE_EXCHANGE:
        return "exchanges cards with the other defender";
    default:
        return NULL;
    }
}

/* Words that go with shown cards: a level asked for, tricks left to others. */
static void put_terms(struct out *out, const struct move *m)
{
    if (m->said.announced != SKR_NO_LEVEL)
        out_format(out, ", for %s", level_name(m->said.announced));
    if (m->number > 0)
        out_format(out, ", but for %d trick%s", m->number,
                   m->number == 1 ? "" : "s");
}

/* "shows one of his cards (end.card-shown)" */
static void put_breach(struct out *out, enum skr_clause clause)
{
    int kind = breach_happening(clause);

    if (kind < 0)
        out_format(out, "breaks %s", skr_clause_info(clause)->id);
    else
        out_format(out, "%s (%s)", term_word(&happening_terms, kind),
                   skr_clause_info(clause)->id);
}

/* A move between the cards, in words, or else as it is written. */
static void put_incident(struct out *out, const struct record *r,
                         const struct move *m)
{
    if (m->kind == MOVE_BREACH) {
        put_breach(out, (enum skr_clause)m->number);
    } else if (incident(m) != NULL) {
        out_text(out, incident(m));
    } else {
        out_text(out, m->kind == MOVE_HOUSE ? "" : "moves: ");
        out_plain(out, r->text + m->byte, m->length < 48 ? m->length : 48);
    }
    if (m->kind == MOVE_SHOW)
        put_terms(out, m);
}

static void tell_incident(struct tale *t, int i)
{
    const struct record *r = t->judgment->record;
    const struct move *m = &r->move[i];
    struct wrapped to = { t->out, t->style, 6, 6 };
    skr_cards shown = m->put_away | m->shown;

    if (m->kind == MOVE_TRICK) {
        tale_findings(t, i);
        return;
    }
    out_format(t->out, "   -  %s ",
               m->kind == MOVE_HOUSE ? "by a house rule:"
               : m->seat >= 0 ? seat_name(m->seat) : "the dealer");
    put_incident(t->out, r, m);
    if (m->kind >= MOVE_SHOW && shown != 0) {
        out_text(t->out, ":\n      ");
        report_hand(&to, t->playing ? t->play.game : SKR_GRAND, shown);
    }
    out_text(t->out, "\n");
    tale_findings(t, i);
}

/* ---------------------------------------------------------------------- cards */

/* Cards that the play cannot follow, from move i on, three a line. Returns the
 * last one told. */
static int tell_loose(struct tale *t, int i)
{
    const struct record *r = t->judgment->record;
    int first = i;

    out_text(t->out, "   -");
    for (;; i++) {
        put_by(t, r->move[i].seat, r->move[i].number);
        if (i - first == 2 || i + 1 == r->moves
            || r->move[i + 1].kind != MOVE_CARD
            || tale_has_finding(t, i))
            break;
    }
    out_text(t->out, "\n");
    tale_findings(t, i);
    return i;
}

static bool follows(const struct tale *t, const struct move *m)
{
    return t->playing && t->play.tricks < 10 && m->number != SKR_NO_CARD;
}

/* Plays the card as it happened, forbidden or not. */
static void tell_card(struct tale *t, int *from, int i)
{
    const struct move *m = &t->judgment->record->move[i];

    if (skr_play_card(&t->play, m->seat, m->number) != SKR_C_NONE)
        skr_play_forbidden(&t->play, m->seat, m->number);
    if (t->play.count > 0)
        return;
    put_trick(t);
    after_cards(t, from, i, true);
}

/* Whose the rest is, when a clause gives it to one side. */
static const char *owner(const struct tale *t)
{
    const struct judgment *j = t->judgment;

    if (!j->valued || j->facts.end.how != SKR_PLAYED
        || (j->ended_by != SKR_C_END_THROW && j->ended_by != SKR_C_END_CLAIM
            && j->ended_by != SKR_C_END_LAY_DOWN
            && j->ended_by != SKR_C_END_OPEN_PLAY
            && j->ended_by != SKR_C_END_OPEN_PLAY_1999))
        return "\n";
    return j->facts.taken.tricks > t->play.won[j->soloist] ? ", the soloist's\n"
                                                     : ", the defenders'\n";
}

static void put_not_played(struct tale *t)
{
    const struct skr_play *play = &t->play;
    int left = 10 - play->tricks, points = 120 - skr_points(t->put_away)
        - play->points[0] - play->points[1] - play->points[2];

    if (left == 0)
        return;
    out_format(t->out, "      not played: %d trick%s", left,
               left == 1 ? "" : "s");
    if (!t->judgment->ramsch)
        out_format(t->out, ", %d card points", points);
    out_text(t->out, owner(t));
}

void tale_play(struct tale *t, int i)
{
    const struct record *r = t->judgment->record;
    int from;                      /* the first card not told yet */

    for (; i < r->moves && (r->move[i].kind == MOVE_PUSH
                            || r->move[i].kind == MOVE_REFUSE); i++)
        tell_incident(t, i);
    from = i;
    if (i < r->moves)
        begin_play(t);
    for (; i < r->moves; i++) {
        const struct move *m = &r->move[i];

        if (m->kind == MOVE_CARD && follows(t, m)) {
            tell_card(t, &from, i);
            continue;
        }
        put_unfinished(t, &from, i - 1);
        if (m->kind == MOVE_CARD) {
            t->playing = t->playing && m->number != SKR_NO_CARD;
            i = tell_loose(t, i);
        } else {
            tell_incident(t, i);
        }
        from = i + 1;
    }
    put_unfinished(t, &from, i - 1);
    if (t->playing)
        put_not_played(t);
}
