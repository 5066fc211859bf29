/* What a finding says to people.
 *
 * A sentence is never glued from "recorded" and "ruled": what is wrong of a card, of a
 * figure, of a player differs in each language in more than a word. So each phrase that
 * the judge gives to machines has a whole sentence here, with places for numbers, names,
 * cards. The move that a finding is about is a sentence of its own before it. */
#include "report/sentence.h"

#include <string.h>

#include "base/text.h"
#include "report/moves.h"
#include "words/names.h"

/* ------------------------------------------------------------------ sentences */

static const struct row {
    const char *ruled;         /* the words of the judge */
    enum skr_clause clause;    /* that they are of; SKR_C_NONE: of any */
    const char *said;          /* the sentence; {recorded}, {ruled}: a figure */
} rows[] = {
    /* the deal and its misdeals */
    { "32 different cards", SKR_C_NONE, N_("32 different cards are needed") },
    { "ten cards each, two in the skat", SKR_C_NONE,
      N_("ten cards for each player and two in the skat are needed") },
    { "the player does not hold these cards", SKR_C_NONE,
      N_("the player does not hold these cards") },
    { "how many cards were lifted", SKR_C_NONE,
      N_("the record does not say how many cards were lifted") },
    { "whose fault it is", SKR_C_NONE, N_("the record does not say whose fault it is") },
    { "whose hand it is", SKR_C_NONE, N_("the record does not say whose hand it is") },
    { "could the card have been played", SKR_C_NONE,
      N_("the record does not say whether the card could have been played") },
    { "who picked it up", SKR_C_NONE,
      N_("the record does not say who picked the skat up") },
    { "the cards after the number was put right", SKR_C_NONE,
      N_("the record does not give the cards after the number was put right") },
    { "{remedy}", SKR_C_NONE, N_("by the rules: {remedy}") },

    /* the auction */
    { "18 or pass", SKR_C_NONE, N_("only 18 or a pass is allowed") },
    { "18 or more", SKR_C_NONE, N_("a bid must be 18 or more") },
    { "a game value", SKR_C_NONE, N_("a bid must be the value of a game") },
    { "a game value of {number} or more", SKR_C_NONE,
      N_("a bid must be a game value of {number} or more") },
    { "pass, as there is no higher game value", SKR_C_NONE,
      N_("only a pass is allowed, as there is no higher game value") },
    { "yes or pass", SKR_C_NONE, N_("only yes or a pass is allowed") },
    { "a bid or pass", SKR_C_NONE, N_("only a bid or a pass is allowed") },
    { "a pass when his turn comes", SKR_C_NONE,
      N_("a pass is allowed only when his turn comes") },
    { "{seat}'s turn", SKR_C_NONE, N_("it is {seat}'s turn") },
    { "the auction is over", SKR_C_NONE, N_("the auction is over") },
    { "the auction is not over", SKR_C_NONE, N_("the auction is not over") },
    { "the auction breaks off", SKR_C_NONE, N_("the auction breaks off") },
    { "18, if taking up the skat counts as a bid", SKR_C_NONE,
      N_("the bid is 18 if taking up the skat counts as a bid") },

    /* the skat and the announcement */
    { "{seat} is soloist", SKR_C_NONE, N_("{seat} is soloist") },
    { "nobody took the skat up", SKR_C_NONE, N_("nobody took the skat up") },
    { "the skat can be taken up only once", SKR_C_NONE,
      N_("the skat can be taken up only once") },
    { "the skat was not taken up", SKR_C_NONE, N_("the skat was not taken up") },
    { "{cards}", SKR_C_RECORD_DEAL, N_("the skat is {cards}") },
    { "{cards}", SKR_C_ANNOUNCE_SHOW,
      N_("not all shown cards are in the hand, which holds {cards}") },
    { "two cards", SKR_C_NONE, N_("two cards must be put away") },
    { "two of the soloist's twelve cards", SKR_C_NONE,
      N_("two of the soloist's twelve cards must be put away") },
    { "two cards must be put away first", SKR_C_NONE,
      N_("two cards must be put away first") },
    { "no cards are put away", SKR_C_NONE, N_("no cards are put away") },
    { "no game is announced", SKR_C_NONE, N_("no game is announced") },
    { "grand hand", SKR_C_NONE, N_("only a grand hand is allowed") },
    { "a game of higher value", SKR_C_NONE,
      N_("only a game of higher value is allowed") },
    { "not hand", SKR_C_NONE, N_("hand is struck out") },
    { "schneider not announced", SKR_C_NONE, N_("schneider announced is struck out") },
    { "schwarz not announced", SKR_C_NONE, N_("schwarz announced is struck out") },
    { "not ouvert", SKR_C_NONE, N_("ouvert is struck out") },
    { "not revolution", SKR_C_NONE, N_("revolution is struck out") },
    { "the game that was bid", SKR_C_NONE,
      N_("the game that was bid must be announced") },

    /* the play */
    { "one of {cards}", SKR_C_NONE, N_("only {cards} may be played") },
    { "the card has been played", SKR_C_NONE, N_("this card has already been played") },
    { "the player does not hold it", SKR_C_NONE,
      N_("the player does not hold this card") },
    { "{seat}", SKR_C_TRICK_WINNER, N_("the trick belongs to {seat}") },
    { "not at this point of the deal", SKR_C_NONE,
      N_("not allowed at this point of the deal") },
    { "the deal is over", SKR_C_NONE, N_("the deal is over") },
    { "the play breaks off", SKR_C_NONE, N_("the play breaks off") },
    { "it depends on every play of these cards, and the search takes too long", SKR_C_NONE,
      N_("it would take too long to check whether this is proved") },

    /* house rules */
    { "only after the announcement", SKR_C_NONE,
      N_("contra is allowed only after the announcement") },
    { "contra before his first card, re and sup before the next card", SKR_C_NONE,
      N_("contra is said before one's own first card, re and sup before the next card") },
    { "only before his next card", SKR_C_NONE,
      N_("this is allowed only before one's own next card") },
    { "contra by a defender, then re by the soloist, then sup", SKR_C_NONE,
      N_("a defender says contra, then the soloist re, then a defender sup") },
    { "contra only by a defender who has bid or held", SKR_C_NONE,
      N_("only a defender who has bid or held says contra") },
    { "the calls are missing: who has bid or held?", SKR_C_NONE,
      N_("the calls are missing: the record does not say who has bid or held") },
    { "each gives as many of his own cards as he gets", SKR_C_NONE,
      N_("each gives as many of his own cards as he gets") },
    { "only by a defender in a revolution, before the lead", SKR_C_NONE,
      N_("only a defender may exchange cards, in a revolution, before the first lead") },
    { "two cards that are not jacks", SKR_C_NONE,
      N_("two cards that are not jacks must be passed on") },
    { "two of his twelve cards, or a refusal", SKR_C_NONE,
      N_("two of the player's twelve cards, or a refusal, should be here") },
    { "not a house rule of this game", SKR_C_NONE,
      N_("this house rule is not in force") },
    { "a house rule, not in the code", SKR_C_NONE,
      N_("this is a house rule and not part of the code") },
    { "the house rule is in force, but the record does not say how it was played",
      SKR_C_NONE,
      N_("the house rule is in force, but the record does not say how it was played") },
    { "no clause ends a ramsch before its last card", SKR_C_NONE,
      N_("no clause ends a ramsch before its last card") },

    /* the result */
    { "the result is missing", SKR_C_NONE, N_("the result is missing") },
    { "passed in", SKR_C_NONE,
      N_("a result is recorded, but the deal is passed in and nothing is scored") },
    { "{seat} plays at {number}", SKR_C_NONE,
      N_("recorded as passed in, but {seat} plays at {number}") },
    { "a ramsch", SKR_C_NONE, N_("recorded as passed in, but a ramsch is played") },
    { "broken off", SKR_C_NONE,
      N_("recorded as passed in, but the deal is broken off") },
    { "a game is decided", SKR_C_NONE,
      N_("recorded as passed in, but a game is decided") },
    { "dealt again, nothing to score", SKR_C_NONE,
      N_("the cards are dealt again, and nothing is scored") },
    { "no game, nothing to score", SKR_C_NONE,
      N_("there is no game, and nothing is scored") },
    { "no valid contract, nothing to score", SKR_C_NONE,
      N_("no game is validly announced, and nothing is scored") },
    { "{number}, which the sources leave open", SKR_C_NONE,
      N_("score: recorded {recorded}, ruled {ruled}; the sources leave this open") },
};
#define ROWS (int)(sizeof rows / sizeof *rows)

/* A wrong figure of the result, by its number. */
static const char *const figures[FIGURES] = {
    [FIGURE_SOLOIST] = N_("soloist: recorded {recorded}, ruled {ruled}"),
    [FIGURE_OUTCOME] = N_("outcome: recorded {recorded}, ruled {ruled}"),
    [FIGURE_SCORE] = N_("score: recorded {recorded}, ruled {ruled}"),
    [FIGURE_MATADORS] = N_("matadors: recorded {recorded}, ruled {ruled}"),
    [FIGURE_OVERBID] = N_("overbid: recorded {recorded}, ruled {ruled}"),
    [FIGURE_POINTS] = N_("card points: recorded {recorded}, ruled {ruled}"),
    [FIGURE_TRICKS] = N_("tricks: recorded {recorded}, ruled {ruled}"),
    [FIGURE_SCHNEIDER] = N_("schneider: recorded {recorded}, ruled {ruled}"),
    [FIGURE_SCHWARZ] = N_("schwarz: recorded {recorded}, ruled {ruled}"),
    [FIGURE_PENALTY_0] = N_("forehand's penalty: recorded {recorded}, ruled {ruled}"),
    [FIGURE_PENALTY_1] = N_("middlehand's penalty: recorded {recorded}, ruled {ruled}"),
    [FIGURE_PENALTY_2] = N_("rearhand's penalty: recorded {recorded}, ruled {ruled}"),
    [FIGURE_LEFT] = N_("player who left: recorded {recorded}, ruled {ruled}"),
    [FIGURE_TIMEOUT] = N_("player out of time: recorded {recorded}, ruled {ruled}"),
    [FIGURE_RESIGNED] = N_("resignation: recorded {recorded}, ruled {ruled}"),
    [FIGURE_SCORE_0] = N_("forehand's score: recorded {recorded}, ruled {ruled}"),
    [FIGURE_SCORE_1] = N_("middlehand's score: recorded {recorded}, ruled {ruled}"),
    [FIGURE_SCORE_2] = N_("rearhand's score: recorded {recorded}, ruled {ruled}"),
};

const char *sentence_ruled(int row)
{
    return row < ROWS ? rows[row].ruled : NULL;
}

const char *sentence_said(int row)
{
    return row < ROWS ? rows[row].said : NULL;
}

/* The sentence for these words of the judge, or a null pointer. */
static const char *sentence_for(const struct finding *f)
{
    for (int i = 0; i < ROWS; i++)
        if (strcmp(rows[i].ruled, f->ruled.words) == 0
            && (rows[i].clause == SKR_C_NONE || rows[i].clause == f->clause))
            return rows[i].said;
    return NULL;
}

/* ------------------------------------------------------------------ one finding */

static void put_figure(struct out *out, int figure, const struct phrase *p)
{
    switch (figure) {
    case FIGURE_OUTCOME:
        out_text(out, term_word_in(&outcome_terms, p->number, out->language));
        break;
    case FIGURE_OVERBID:
    case FIGURE_SCHNEIDER:
    case FIGURE_SCHWARZ:
        out_text(out, term_word_in(&flag_terms, p->number != 0, out->language));
        break;
    case FIGURE_SOLOIST:
    case FIGURE_LEFT:
    case FIGURE_TIMEOUT:
        if (p->number >= SKR_NOBODY && p->number <= 2) {
            out_text(out, seat_in(out->language, p->number));
            break;
        }
        /* fall through */
    default:
        out_number(out, p->number);
    }
}

/* What stands for the place at `words`, "{ruled}". Returns its length. */
static size_t put_place(struct out *out, const char *words, const struct finding *f)
{
    size_t length = strcspn(words, "}") + 1;
    bool recorded = strncmp(words, "{recorded}", length) == 0;
    char place[16] = "";
    struct phrase ruled = f->ruled;

    if (recorded || strncmp(words, "{ruled}", length) == 0) {
        const struct phrase *p = recorded ? &f->recorded : &f->ruled;

        if (f->figure > 0)
            put_figure(out, f->figure - 1, p);
        else
            put_phrase(out, out->language, out_bytes, p);
        return length;
    }
    memcpy(place, words, length < sizeof place ? length : sizeof place - 1);
    ruled.words = place;
    put_phrase(out, out->language, out_bytes, &ruled);
    return length;
}

static const char *malformed(const struct finding *f)
{
    return is_said(f->recorded) ? N_("found {recorded}, expected {ruled}")
                                : N_("found the end, expected {ruled}");
}

/* The sentence beside the move, or a null pointer. */
static const char *sentence(const struct finding *f)
{
    const char *words;

    if (f->kind == FINDING_MALFORMED)
        return malformed(f);
    words = is_said(f->ruled) ? sentence_for(f) : NULL;
    if (words != NULL)
        return words;
    if (f->figure > 0)
        return is_said(f->ruled)
            ? figures[f->figure - 1]
            : N_("score: recorded {recorded}, which cannot be ruled on");
    if (is_said(f->ruled))
        return f->ruled.words;
    return f->kind == FINDING_UNDECIDED && f->move > 0
        ? N_("the record does not say enough to rule on this") : NULL;
}

/* The deal, or the move, that the finding is about. Returns false if there is none. */
static bool put_subject(struct out *out, const struct finding *f, const struct record *r)
{
    const struct move *m = r != NULL ? numbered_move(r, f->move) : NULL;

    if (f->figure > 0 || (m == NULL && f->move != THE_DEAL))
        return false;
    if (m == NULL)
        out_say(out, "the deal");
    else
        put_move(out, r, m);
    return true;
}

bool put_finding_words(struct out *out, const struct finding *f,
                       const struct record *record, bool moved)
{
    const char *words = sentence(f);
    bool subject = moved && put_subject(out, f, record);

    if (words == NULL)
        return subject;
    if (subject)
        out_text(out, ": ");
    for (words = tr(out->language, words); *words != '\0';)
        if (*words == '{') {
            words += put_place(out, words, f);
        } else {
            size_t length = length_before(words, '{');

            out_bytes(out, words, length);
            words += length;
        }
    return true;
}
