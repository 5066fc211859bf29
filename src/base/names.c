/* The words for the things of Skat: one table for each kind of thing. */
#include "base/names.h"

#include <string.h>
#include <strings.h>

#include "base/text.h"

/* Two or more kinds may share rows: some of them know fewer things. */
#define TERMS(rows, count) { rows, count }
#define ALL(rows) TERMS(rows, sizeof rows / sizeof *rows)

/* ------------------------------------------------------------ seats and games */

static const struct term seats[] = {
    { "F", { "forehand" }, { NULL } },
    { "M", { "middlehand" }, { NULL } },
    { "R", { "rearhand" }, { NULL } },
};
const struct terms seat_terms = ALL(seats);

/* key, English, in score lists, in XSkat's logs */
static const struct term games[] = {
    [SKR_GAME_DIAMONDS] = { "diamonds", { "diamonds" },
        { "diamonds diamond karo eckstein schellen bells ka d 9",
          "diamond karo bells schellen" } },
    [SKR_GAME_HEARTS] = { "hearts", { "hearts" },
        { "hearts heart herz rot he h 10", "heart herz hearts rot" } },
    [SKR_GAME_SPADES] = { "spades", { "spades" },
        { "spades spade pik schippen grun laub leaves pi p s 11",
          "spade pik leaves grun" } },
    [SKR_GAME_CLUBS] = { "clubs", { "clubs" },
        { "clubs club kreuz treff trefl eichel acorns kr kreuzspiel c 12",
          "club kreuz acorns eicheln" } },
    [SKR_GRAND] = { "grand", { "grand" }, { "grand grando gr g 24", "grand" } },
    [SKR_NULL] = { "null", { "null" }, { "null nullo nu n", "null revolution" } },
    [SKR_RAMSCH] = { "ramsch", { "ramsch" },
        { "ramsch ra r schieberamsch", NULL } },
};
const struct terms game_terms = TERMS(games, SKR_GAMES);
const struct terms play_terms = ALL(games);
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
const struct terms rank_terms = ALL(ranks);

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
    [SKR_SCHNEIDER] = { "schneider", { "schneider" }, { NULL } },
    [SKR_SCHWARZ] = { "schwarz", { "schwarz" }, { NULL } },
};
const struct terms level_terms = ALL(levels);

static const struct term contras[] = {
    [SKR_CONTRA] = { "contra", { "contra" }, { NULL } },
    [SKR_RE] = { "re", { "re" }, { NULL } },
    [SKR_SUP] = { "sup", { "sup" }, { NULL } },
};
const struct terms contra_terms = ALL(contras);

static const struct term parts[] = {
    [SKR_PART_HAND] = { "hand", { "hand" }, { NULL } },
    [SKR_PART_SCHNEIDER] = { "schneider", { "schneider announced" }, { NULL } },
    [SKR_PART_SCHWARZ] = { "schwarz", { "schwarz announced" }, { NULL } },
    [SKR_PART_OUVERT] = { "ouvert", { "ouvert" }, { NULL } },
    [SKR_PART_REVOLUTION] = { "revolution", { "revolution" }, { NULL } },
};
const struct terms part_terms = ALL(parts);

/* ------------------------------------------------------ how play and game end */

static const struct term endings[] = {
    [SKR_PLAYED] = { "played", { "" }, { NULL } },
    [SKR_DEFENDERS_GAVE_UP] = { "defenders-gave-up",
        { "the defenders gave up" }, { NULL } },
    [SKR_OFFER_ACCEPTED] = { "offer-accepted",
        { "the offer was accepted" }, { NULL } },
    [SKR_SOLOIST_GAVE_UP] = { "soloist-gave-up",
        { "the soloist gave up" }, { NULL } },
    [SKR_DEFENDERS_BREACH] = { "defenders-breach",
        { "a defender broke a rule" }, { NULL } },
    [SKR_SOLOIST_BREACH] = { "soloist-breach",
        { "the soloist broke a rule" }, { NULL } },
    [SKR_LED_EARLY] = { "led-early",
        { "the soloist led before announcing" }, { NULL } },
    [SKR_UNPROVED] = { "unproved",
        { "the rest could not be proved" }, { NULL } },
};
const struct terms ending_terms = ALL(endings);

/* What a player does, of whom it is said. */
static const struct term happenings[] = {
    [SKR_REVOKED] = { "revoke",
        { "does not follow although he could" }, { NULL } },
    [SKR_WRONG_LEAD] = { "wrong-lead",
        { "leads when another should" }, { NULL } },
    [SKR_WRONG_TURN] = { "wrong-turn",
        { "plays before it is his turn" }, { NULL } },
    [SKR_CARD_SHOWN] = { "card-shown",
        { "shows one of his cards" }, { NULL } },
    [SKR_SKAT_SEEN] = { "skat-seen",
        { "looks at the skat" }, { NULL } },
    [SKR_TRICKS_SEEN] = { "tricks-seen",
        { "looks through taken tricks" }, { NULL } },
    [SKR_BETRAYED] = { "betrayal",
        { "tells what he holds, or a trick to come" }, { NULL } },
    [SKR_NOT_LAID_OPEN] = { "not-laid-open",
        { "does not lay his cards open in time" }, { NULL } },
    [SKR_EARLY_LEAD] = { "early-lead",
        { "leads before he has announced" }, { NULL } },
    [SKR_GIVES_UP] = { "gives-up",
        { "gives up" }, { NULL } },
    [SKR_LAYS_DOWN] = { "lays-down",
        { "lays his cards down" }, { NULL } },
    [SKR_THROWS] = { "throws",
        { "throws his cards down" }, { NULL } },
    [SKR_IS_AWAY] = { "away",
        { "leaves, or runs out of time" }, { NULL } },
    [SKR_NO_PROOF] = { "no-proof",
        { "the rest cannot be told any more" }, { NULL } },
};
const struct terms happening_terms = ALL(happenings);

/* By OUTCOME_LOSS, _WIN, _PENALTY of a record. */
static const struct term outcomes[] = {
    { "loss", { "lost" }, { NULL } },
    { "win", { "won" }, { NULL } },
    { "penalty", { "penalty" }, { NULL } },
};
const struct terms outcome_terms = ALL(outcomes);

/* By DEAL_PLAYED, _PASSED_IN, _ABORTED of a judgment. */
static const struct term deals[] = {
    { "played", { "played" }, { NULL } },
    { "passed-in", { "passed in" }, { NULL } },
    { "aborted", { "no game" }, { NULL } },
};
const struct terms deal_terms = ALL(deals);

static const struct term verdicts[] = {
    { "conforms", { "conforms" }, { NULL } },
    { "convention", { "convention" }, { NULL } },
    { "undecided", { "undecided" }, { NULL } },
    { "violates", { "violates" }, { NULL } },
    { "malformed", { "malformed" }, { NULL } },
};
const struct terms verdict_terms = ALL(verdicts);

static const struct term findings[] = {
    { "illegal", { "illegal" }, { NULL } },
    { "wrong", { "wrong" }, { NULL } },
    { "convention", { "convention" }, { NULL } },
    { "undecided", { "undecided" }, { NULL } },
    { "malformed", { "malformed" }, { NULL } },
};
const struct terms finding_terms = ALL(findings);

/* ---------------------------------------------------------------- score lists */

static const struct term schemes[] = {
    [SKR_SEEGER_FABIAN] = { "seeger-fabian", { "Seeger-Fabian" }, { NULL } },
    [SKR_SEEGER] = { "seeger", { "Seeger" }, { NULL } },
    [SKR_PLAIN] = { "plain", { "game points alone" }, { NULL } },
    [SKR_MONEY] = { "money", { "money" }, { NULL } },
    [SKR_BEER] = { "beer", { "beer" }, { NULL } },
};
const struct terms scheme_terms = ALL(schemes);

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
