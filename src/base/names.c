/* The words for the things of Skat: one table for each kind of thing. */
#include "base/names.h"

#include <string.h>
#include <strings.h>

#include "base/text.h"

/* ------------------------------------------------------------ seats and games */

static const struct term seats[] = {
    TERM("F", "forehand"),
    TERM("M", "middlehand"),
    TERM("R", "rearhand"),
};
const struct terms seat_terms = TERMS(seats);

/* key, English, in score lists, in XSkat's logs */
static const struct term games[] = {
    [SKR_GAME_DIAMONDS] = { "diamonds", { "diamonds" },
        { "diamonds diamond karo eckstein schellen bells ka d 9",
          "diamond karo bells schellen" } },
    [SKR_GAME_HEARTS] = { "hearts", { "hearts" },
        { "hearts heart herz rot he h 10", "heart herz hearts rot" } },
    [SKR_GAME_SPADES] = { "spades", { "spades" },
        { "spades spade pik schippen grun gruen blatt laub leaves pi p s 11",
          "spade pik leaves grun" } },
    [SKR_GAME_CLUBS] = { "clubs", { "clubs" },
        { "clubs club kreuz treff trefl eichel acorns kr kreuzspiel c 12",
          "club kreuz acorns eicheln" } },
    [SKR_GRAND] = { "grand", { "grand" }, { "grand grando gr g 24", "grand" } },
    [SKR_NULL] = { "null", { "null" }, { "null nullo nu n", "null revolution" } },
    [SKR_RAMSCH] = { "ramsch", { "ramsch" },
        { "ramsch ra r schieberamsch", NULL } },
};
const struct terms game_terms = { games, SKR_GAMES };
const struct terms play_terms = TERMS(games);
const char game_letters[SKR_GAMES + 1] = "DHSCGN";

/* ---------------------------------------------------------------------- cards */

static const struct term ranks[] = {
    [SKR_SEVEN] = { "7", { "seven" }, { NULL, "7" } },
    [SKR_EIGHT] = { "8", { "eight" }, { NULL, "8" } },
    [SKR_NINE] = { "9", { "nine" }, { NULL, "9" } },
    [SKR_QUEEN] = { "Q", { "queen" }, { NULL, "q d o" } },
    [SKR_KING] = { "K", { "king" }, { NULL, "k" } },
    [SKR_TEN] = { "T", { "ten" }, { NULL, "10" } },
    [SKR_ACE] = { "A", { "ace" }, { NULL, "a" } },
    [SKR_JACK] = { "J", { "jack" }, { NULL, "j b u" } },
};
const struct terms rank_terms = TERMS(ranks);

const char *suit_face(enum faces faces, enum skr_suit suit)
{
    static const char *const face[][4] = {
        [FACES_LETTERS] = { "D", "H", "S", "C" },
        [FACES_SYMBOLS] = { "\u2666", "\u2665", "\u2660", "\u2663" },
        [FACES_GERMAN] = { "S", "R", "G", "E" },
    };

    return face[faces][suit];
}

char rank_face(enum faces faces, enum skr_rank rank)
{
    return faces == FACES_GERMAN ? "789OKZAU"[rank] : *ranks[rank].key;
}

/* --------------------------------------------------------- levels, house rules */

static const struct term levels[] = {
    [SKR_SCHNEIDER] = TERM("schneider", "schneider"),
    [SKR_SCHWARZ] = TERM("schwarz", "schwarz"),
};
const struct terms level_terms = TERMS(levels);

static const struct term contras[] = {
    [SKR_CONTRA] = TERM("contra", "contra"),
    [SKR_RE] = TERM("re", "re"),
    [SKR_SUP] = TERM("sup", "sup"),
};
const struct terms contra_terms = TERMS(contras);

static const struct term parts[] = {
    [SKR_PART_HAND] = TERM("hand", "hand"),
    [SKR_PART_SCHNEIDER] = TERM("schneider", "schneider announced"),
    [SKR_PART_SCHWARZ] = TERM("schwarz", "schwarz announced"),
    [SKR_PART_OUVERT] = TERM("ouvert", "ouvert"),
    [SKR_PART_REVOLUTION] = TERM("revolution", "revolution"),
    [SKR_PART_GAME] = TERM("game", "another game than the one bid"),
};
const struct terms part_terms = TERMS(parts);

/* ------------------------------------------------------ how play and game end */

static const struct term endings[] = {
    [SKR_PLAYED] = TERM("played", ""),
    [SKR_DEFENDERS_GAVE_UP] = TERM("defenders-gave-up", "the defenders gave up"),
    [SKR_OFFER_ACCEPTED] = TERM("offer-accepted", "the offer was accepted"),
    [SKR_SOLOIST_GAVE_UP] = TERM("soloist-gave-up", "the soloist gave up"),
    [SKR_DEFENDERS_BREACH] = TERM("defenders-breach", "a defender broke a rule"),
    [SKR_SOLOIST_BREACH] = TERM("soloist-breach", "the soloist broke a rule"),
    [SKR_LED_EARLY] = TERM("led-early", "the soloist led before announcing"),
    [SKR_UNPROVED] = TERM("unproved", "the rest could not be proved"),
    [SKR_WRONG_NUMBER] = TERM("wrong-number",
                              "the soloist had a wrong number of cards"),
};
const struct terms ending_terms = TERMS(endings);

/* What a player does: "forehand" and then these words. */
static const struct term happenings[] = {
    [SKR_REVOKED] = TERM("revoke", "does not follow although he could"),
    [SKR_WRONG_LEAD] = TERM("wrong-lead", "leads when another should"),
    [SKR_WRONG_TURN] = TERM("wrong-turn", "plays before it is his turn"),
    [SKR_CARD_SHOWN] = TERM("card-shown", "shows one of his cards"),
    [SKR_SKAT_SEEN] = TERM("skat-seen", "looks at the skat"),
    [SKR_TRICKS_SEEN] = TERM("tricks-seen", "looks through taken tricks"),
    [SKR_BETRAYED] = TERM("betrayal", "reveals what he holds, or a trick to come"),
    [SKR_NOT_LAID_OPEN] = TERM("not-laid-open", "does not lay his cards open in time"),
    [SKR_EARLY_LEAD] = TERM("early-lead", "leads before he has announced"),
    [SKR_GIVES_UP] = TERM("gives-up", "gives up"),
    [SKR_LAYS_DOWN] = TERM("lays-down", "lays his cards down"),
    [SKR_THROWS] = TERM("throws", "throws his cards down"),
    [SKR_IS_AWAY] = TERM("away", "leaves, or runs out of time"),
    [SKR_NO_PROOF] = TERM("no-proof", "the rest cannot be proved any more"),
    [SKR_PUT_AWAY_WRONG] = TERM("wrong-number",
                                "announces with a wrong number of cards"),
    [SKR_LED_ON] = TERM("leads-on", "leads on before the trick is complete"),
    [SKR_GATHERED] = TERM("gathers", "gathers a trick too early or wrongly"),
    [SKR_WARNED] = TERM("warns", "keeps his partner from a wrong lead"),
    [SKR_SAYS_LOST] = TERM("says-lost", "says that the soloist cannot win any more"),
    [SKR_SKAT_SHOWN] = TERM("skat-shown", "shows what he put away, to claim the rest"),
    [SKR_SHOWN_SUIT_LED] = TERM("leads-shown", "leads a suit that his partner has shown"),
    [SKR_TAKEN_BACK] = TERM("takes-back", "takes a played card back"),
    [SKR_LAST_TRICK_SEEN] = TERM("last-trick", "asks to see the last trick"),
};
const struct terms happening_terms = TERMS(happenings);

static const struct term noticed[] = {
    [SKR_NOTICED_AT_ONCE] = TERM("at-once", "before the trick is gathered"),
    [SKR_NOTICED_GATHERED] = TERM("gathered", "before the next lead"),
    [SKR_NOTICED_LED] = TERM("led", "after the next lead"),
    [SKR_NOTICED_PLAYED] = TERM("played", "after the last card"),
};
const struct terms noticed_terms = TERMS(noticed);

/* ---------------------------------------------------------------- misdeals */

static const struct term misdeals[] = {
    [SKR_COUNT] = TERM("count", "a wrong number of cards"),
    [SKR_CUT] = TERM("cut", "the cut"),
    [SKR_DEALING] = TERM("dealing", "dealt in a wrong manner"),
    [SKR_SKAT_SEEN_EARLY] = TERM("skat-seen", "the skat was looked at, or let be seen"),
    [SKR_SKAT_PICKED_UP] = TERM("skat-taken", "the skat was picked up too early"),
    [SKR_SHUFFLE] = TERM("shuffle", "cards were seen or marked in the shuffle"),
    [SKR_EXPOSED] = TERM("exposed", "a card was turned up in the deal"),
    [SKR_CUTTER_AWAY] = TERM("cutter-away", "who should cut is away"),
    [SKR_ASTRAY] = TERM("missing", "dealt rightly, but a hand is wrong later"),
    [MISDEAL_DEALER] = TERM("dealer", "the wrong player dealt"),
};
const struct terms misdeal_terms = TERMS(misdeals);

static const struct term founds[] = {
    [SKR_FOUND_IN_DEAL] = TERM("deal", "before the cards are picked up"),
    [SKR_FOUND_IN_AUCTION] = TERM("auction", "before the auction has ended"),
    [SKR_FOUND_IN_PLAY] = TERM("play", "after the auction"),
};
const struct terms found_terms = TERMS(founds);

static const struct term faults[] = {
    [SKR_FAULT_DEALERS] = TERM("dealer", "the dealer's"),
    [SKR_FAULT_SHARED] = TERM("shared", "partly the dealer's"),
    [SKR_FAULT_OTHERS] = TERM("other", "wholly somebody else's"),
};
const struct terms fault_terms = TERMS(faults);

static const struct term remedies[] = {
    [SKR_LEFT_AS_IT_IS] = TERM("none", "the deal is left as it is"),
    [SKR_DEALT_AGAIN] = TERM("dealt-again",
        "dealt again by the same dealer; a cut is cut again"),
    [SKR_CARD_GIVEN] = TERM("card-given",
        "the hand of nine gets one of the three cards in the skat"),
    [SKR_SKAT_DRAWN] = TERM("skat-drawn",
        "the dealer draws the skat out of twelve cards, those of the barred"
        " player and the skat, shuffled"),
    [SKR_SKAT_LAID_BACK] = TERM("skat-back",
        "the two cards of the skat are laid back"),
    [SKR_SHUFFLED_AGAIN] = TERM("shuffled-again",
        "shuffled again, then cut and dealt"),
    [SKR_PUT_RIGHT] = TERM("put-right",
        "the number of cards is put right, and the game is played"),
    [SKR_NEXT_CUTS] = TERM("next-cuts", "the next player to the right cuts"),
    [SKR_DEALER_WAITS] = TERM("waits", "the dealer waits"),
    [SKR_REFEREE_ASKED] = TERM("referee", "the referee decides"),
};
const struct terms remedy_terms = TERMS(remedies);

/* By OUTCOME_LOSS, _WIN, _PENALTY of a record. */
static const struct term outcomes[] = {
    TERM("loss", "lost"),
    TERM("win", "won"),
    TERM("penalty", "penalty"),
};
const struct terms outcome_terms = TERMS(outcomes);

/* By DEAL_PLAYED, _PASSED_IN, _ABORTED of a judgment. */
static const struct term deals[] = {
    TERM("played", "played"),
    TERM("passed-in", "passed in"),
    TERM("aborted", "no game"),
};
const struct terms deal_terms = TERMS(deals);

static const struct term verdicts[] = {
    TERM("conforms", "conforms"),
    TERM("convention", "convention"),
    TERM("undecided", "undecided"),
    TERM("violates", "violates"),
    TERM("malformed", "malformed"),
};
const struct terms verdict_terms = TERMS(verdicts);

static const struct term findings[] = {
    TERM("illegal", "illegal"),
    TERM("wrong", "wrong"),
    TERM("convention", "convention"),
    TERM("undecided", "undecided"),
    TERM("malformed", "malformed"),
};
const struct terms finding_terms = TERMS(findings);

/* ---------------------------------------------------------------- score lists */

static const struct term schemes[] = {
    [SKR_SEEGER_FABIAN] = TERM("seeger-fabian", "Seeger-Fabian"),
    [SKR_SEEGER] = TERM("seeger", "Seeger"),
    [SKR_PLAIN] = TERM("plain", "game points alone"),
    [SKR_MONEY] = TERM("money", "money"),
    [SKR_BEER] = TERM("beer", "beer"),
};
const struct terms scheme_terms = TERMS(schemes);

/* -------------------------------------------------------------------- looking */

const char *term_key(const struct terms *terms, int thing)
{
    return terms->term[thing].key;
}

const char *term_word(const struct terms *terms, int thing)
{
    return terms->term[thing].word[ENGLISH];
}

int term_find(const struct terms *terms, const char *key)
{
    for (int i = 0; i < terms->count; i++)
        if (terms->term[i].key != NULL && strcmp(terms->term[i].key, key) == 0)
            return i;
    return -1;
}

int term_named(const struct terms *terms, const char *name)
{
    for (int i = 0; i < terms->count; i++)
        if (terms->term[i].key != NULL
            && (strcasecmp(terms->term[i].key, name) == 0
                || strcasecmp(terms->term[i].word[ENGLISH], name) == 0))
            return i;
    return -1;
}

int term_spelled(const struct terms *terms, enum spelling where,
                 const char *word)
{
    for (int i = 0; i < terms->count; i++)
        if (terms->term[i].spelling[where] != NULL
            && is_listed(terms->term[i].spelling[where], word))
            return i;
    return -1;
}

const char *seat_name(int seat)
{
    return seat == SKR_NOBODY ? "nobody" : seats[seat].word[ENGLISH];
}

const char *seat_key(int seat)
{
    return seats[seat].key;
}

const char *game_name(enum skr_game game)
{
    return games[game].word[ENGLISH];
}

const char *with_or_without(int matadors)
{
    return matadors > 0 ? "with" : "without";
}

const char *level_name(enum skr_level level)
{
    return levels[level].word[ENGLISH];
}
