/* Every kind of finding, and every word for what happens, in every language: whole,
 * translated, with no place left open. `make said` prints them for reading. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../support/suite.h"
#include "report/moves.h"
#include "report/sentence.h"
#include "words/names.h"

static const char *const codes[] = { "en", "de", "pl", "cs" };
static FILE *page;             /* a null pointer: nobody reads */

/* A file for each language, if SAID names a folder: said-de.txt. */
static void open_page(int language)
{
    const char *folder = getenv("SAID");
    char name[300];

    if (folder == NULL)
        return;
    snprintf(name, sizeof name, "%s/said-%s.txt", folder, codes[language]);
    page = fopen(name, "a");
    ck_assert_ptr_nonnull(page);
}

static void close_page(void)
{
    if (page != NULL)
        fclose(page);
    page = NULL;
}

static void print_line(const char *text)
{
    if (page != NULL)
        fprintf(page, "%s\n", text);
}

/* The finding of a row, about a figure or a card, as it is said. */
static const char *say(enum language language, struct finding f, char text[400])
{
    static const char game[] = "1 CJ";
    static struct record record = {
        .text = game, .moves = 1,
        .move = { { .kind = MOVE_CARD, .seat = SKR_MIDDLEHAND, .number = 3, .length = 4 } },
    };
    struct out out = { .data = text, .capacity = 399, .language = language };

    f.recorded = (struct phrase){ .words = "{number}", .number = 0 };
    f.ruled.seat = SKR_REARHAND;
    f.ruled.number = 2;
    f.ruled.cards = SKR_BIT(3) | SKR_BIT(9);
    put_finding_words(&out, &f, &record, f.kind == FINDING_WRONG);
    text[out.size] = '\0';
    return text;
}

/* Which clauses a row is for; the others are of any. */
static enum skr_clause clause_of(const char *ruled, int n)
{
    return strcmp(ruled, "{cards}") == 0 ? (n == 0 ? SKR_C_RECORD_DEAL : SKR_C_ANNOUNCE_SHOW)
        : strcmp(ruled, "{seat}") == 0 ? SKR_C_TRICK_WINNER : SKR_C_PLAY_FOLLOW;
}

static void expect_said(const char *text, const char *english, const char *what)
{
    ck_assert_msg(strchr(text, '{') == NULL, "%s: a place is open: %s", what, text);
    ck_assert_msg(*text != '\0', "%s: nothing is said", what);
    ck_assert_msg(english == NULL || strcmp(text, english) != 0, "%s: not translated: %s", what,
                  text);
    print_line(text);
}

START_TEST(every_finding)
{
    open_page(_i);
    for (int row = 0; sentence_ruled(row) != NULL; row++)
        for (int n = 0; n < 1 + (strcmp(sentence_ruled(row), "{cards}") == 0); n++) {
            const char *ruled = sentence_ruled(row);
            struct finding f = { .kind = FINDING_ILLEGAL, .clause = clause_of(ruled, n),
                                 .move = FIRST_MOVE, .ruled = { .words = ruled } };

            if (strncmp(ruled, "{number}, ", 10) == 0)   /* a figure that is in doubt */
                f.figure = FIGURE_SCORE + 1;
            char english[400], text[400];

            say(ENGLISH, f, english);
            say((enum language)_i, f, text);
            expect_said(text, _i == ENGLISH ? NULL : english, ruled);
        }
}
END_TEST

START_TEST(every_figure)
{
    open_page(_i);
    for (int figure = 0; figure < FIGURES; figure++) {
        struct finding f = { .kind = FINDING_WRONG, .clause = SKR_C_VALUE_PRODUCT,
                             .figure = figure + 1, .ruled = { .words = "a figure" } };
        char english[400], text[400];

        say(ENGLISH, f, english);
        say((enum language)_i, f, text);
        expect_said(text, _i == ENGLISH ? NULL : english, "a figure");
    }
}
END_TEST

/* What happens, what is done about it, how it ends. */
static const struct { const char *name; const struct terms *terms; } things[] = {
    { "outcomes", &outcome_terms }, { "what players do", &happening_terms },
    { "endings", &ending_terms }, { "misdeals", &misdeal_terms },
    { "found", &found_terms }, { "faults", &fault_terms }, { "remedies", &remedy_terms },
    { "deals", &deal_terms }, { "verdicts", &verdict_terms },
};

START_TEST(every_word)
{
    open_page(_i);
    for (size_t t = 0; t < sizeof things / sizeof *things; t++) {
        print_line("");
        print_line(things[t].name);
        for (int i = 0; i < things[t].terms->count; i++) {
            const char *key = term_key(things[t].terms, i);

            if (key == NULL || *term_word(things[t].terms, i) == '\0')
                continue;
            expect_said(term_word_in(things[t].terms, i, (enum language)_i),
                        _i == ENGLISH ? NULL : term_word(things[t].terms, i), key);
        }
    }
}
END_TEST

/* ----------------------------------------------------------- each phrase and its sentence */

/* What is said for each phrase of the judge. */
static const struct { const char *ruled, *said; } sentences[] = {
    { "32 different cards", "32 different cards are needed" },
    { "ten cards each, two in the skat",
      "ten cards for each player and two in the skat are needed" },
    { "the player does not hold these cards", "the player does not hold these cards" },
    { "how many cards were lifted", "the record does not say how many cards were lifted" },
    { "whose fault it is", "the record does not say whose fault it is" },
    { "whose hand it is", "the record does not say whose hand it is" },
    { "could the card have been played",
      "the record does not say whether the card could have been played" },
    { "who picked it up", "the record does not say who picked the skat up" },
    { "the cards after the number was put right",
      "the record does not give the cards after the number was put right" },
    { "{remedy}", "by the rules: {remedy}" },
    { "18 or pass", "only 18 or a pass is allowed" },
    { "18 or more", "a bid must be 18 or more" },
    { "a game value", "a bid must be the value of a game" },
    { "a game value of {number} or more", "a bid must be a game value of {number} or more" },
    { "pass, as there is no higher game value",
      "only a pass is allowed, as there is no higher game value" },
    { "yes or pass", "only yes or a pass is allowed" },
    { "a bid or pass", "only a bid or a pass is allowed" },
    { "a pass when his turn comes", "a pass is allowed only when his turn comes" },
    { "{seat}'s turn", "it is {seat}'s turn" },
    { "the auction is over", "the auction is over" },
    { "the auction is not over", "the auction is not over" },
    { "the auction breaks off", "the auction breaks off" },
    { "18, if taking up the skat counts as a bid",
      "the bid is 18 if taking up the skat counts as a bid" },
    { "{seat} is soloist", "{seat} is soloist" },
    { "nobody took the skat up", "nobody took the skat up" },
    { "the skat can be taken up only once", "the skat can be taken up only once" },
    { "the skat was not taken up", "the skat was not taken up" },
    { "{cards}", "the skat is {cards}" },
    { "{cards}", "not all shown cards are in the hand, which holds {cards}" },
    { "two cards", "two cards must be put away" },
    { "two of the soloist's twelve cards", "two of the soloist's twelve cards must be put away" },
    { "two cards must be put away first", "two cards must be put away first" },
    { "no cards are put away", "no cards are put away" },
    { "no game is announced", "no game is announced" },
    { "grand hand", "only a grand hand is allowed" },
    { "a game of higher value", "only a game of higher value is allowed" },
    { "not hand", "hand is struck out" },
    { "schneider not announced", "schneider announced is struck out" },
    { "schwarz not announced", "schwarz announced is struck out" },
    { "not ouvert", "ouvert is struck out" },
    { "not revolution", "revolution is struck out" },
    { "the game that was bid", "the game that was bid must be announced" },
    { "one of {cards}", "only {cards} may be played" },
    { "the card has been played", "this card has already been played" },
    { "the player does not hold it", "the player does not hold this card" },
    { "{seat}", "the trick belongs to {seat}" },
    { "not at this point of the deal", "not allowed at this point of the deal" },
    { "the deal is over", "the deal is over" },
    { "the play breaks off", "the play breaks off" },
    { "it depends on every play of these cards, and the search takes too long",
      "it would take too long to check whether this is proved" },
    { "only after the announcement", "contra is allowed only after the announcement" },
    { "contra before his first card, re and sup before the next card",
      "contra is said before one's own first card, re and sup before the next card" },
    { "only before his next card", "this is allowed only before one's own next card" },
    { "contra by a defender, then re by the soloist, then sup",
      "a defender says contra, then the soloist re, then a defender sup" },
    { "contra only by a defender who has bid or held",
      "only a defender who has bid or held says contra" },
    { "the calls are missing: who has bid or held?",
      "the calls are missing: the record does not say who has bid or held" },
    { "each gives as many of his own cards as he gets",
      "each gives as many of his own cards as he gets" },
    { "only by a defender in a revolution, before the lead",
      "only a defender may exchange cards, in a revolution, before the first lead" },
    { "two cards that are not jacks", "two cards that are not jacks must be passed on" },
    { "two of his twelve cards, or a refusal",
      "two of the player's twelve cards, or a refusal, should be here" },
    { "not a house rule of this game", "this house rule is not in force" },
    { "a house rule, not in the code", "this is a house rule and not part of the code" },
    { "the house rule is in force, but the record does not say how it was played",
      "the house rule is in force, but the record does not say how it was played" },
    { "no clause ends a ramsch before its last card",
      "no clause ends a ramsch before its last card" },
    { "the result is missing", "the result is missing" },
    { "passed in", "a result is recorded, but the deal is passed in and nothing is scored" },
    { "{seat} plays at {number}", "recorded as passed in, but {seat} plays at {number}" },
    { "a ramsch", "recorded as passed in, but a ramsch is played" },
    { "broken off", "recorded as passed in, but the deal is broken off" },
    { "a game is decided", "recorded as passed in, but a game is decided" },
    { "dealt again, nothing to score", "the cards are dealt again, and nothing is scored" },
    { "no game, nothing to score", "there is no game, and nothing is scored" },
    { "no valid contract, nothing to score",
      "no game is validly announced, and nothing is scored" },
    { "{number}, which the sources leave open",
      "score: recorded {recorded}, ruled {ruled}; the sources leave this open" },
};

/* What is said of a wrong figure, by its number. */
static const char *const figures[FIGURES] = {
    [FIGURE_SOLOIST] = "soloist: recorded forehand, ruled rearhand",
    [FIGURE_OUTCOME] = "outcome: recorded lost, ruled penalty",
    [FIGURE_SCORE] = "score: recorded 0, ruled 2",
    [FIGURE_MATADORS] = "matadors: recorded 0, ruled 2",
    [FIGURE_OVERBID] = "overbid: recorded no, ruled yes",
    [FIGURE_POINTS] = "card points: recorded 0, ruled 2",
    [FIGURE_TRICKS] = "tricks: recorded 0, ruled 2",
    [FIGURE_SCHNEIDER] = "schneider: recorded no, ruled yes",
    [FIGURE_SCHWARZ] = "schwarz: recorded no, ruled yes",
    [FIGURE_PENALTY_0] = "forehand's penalty: recorded 0, ruled 2",
    [FIGURE_PENALTY_1] = "middlehand's penalty: recorded 0, ruled 2",
    [FIGURE_PENALTY_2] = "rearhand's penalty: recorded 0, ruled 2",
    [FIGURE_LEFT] = "player who left: recorded forehand, ruled rearhand",
    [FIGURE_TIMEOUT] = "player out of time: recorded forehand, ruled rearhand",
    [FIGURE_RESIGNED] = "resignation: recorded 0, ruled 2",
    [FIGURE_SCORE_0] = "forehand's score: recorded 0, ruled 2",
    [FIGURE_SCORE_1] = "middlehand's score: recorded 0, ruled 2",
    [FIGURE_SCORE_2] = "rearhand's score: recorded 0, ruled 2",
};

START_TEST(each_sentence)
{
    const int count = sizeof sentences / sizeof *sentences;

    for (int row = 0; row < count; row++) {
        ck_assert_ptr_nonnull(sentence_ruled(row));
        ck_assert_str_eq(sentence_ruled(row), sentences[row].ruled);
        ck_assert_str_eq(sentence_said(row), sentences[row].said);
    }
    ck_assert_ptr_null(sentence_ruled(count));
}
END_TEST

START_TEST(each_figure)
{
    for (int figure = 0; figure < FIGURES; figure++) {
        struct finding f = { .kind = FINDING_WRONG, .clause = SKR_C_VALUE_PRODUCT,
                             .figure = figure + 1, .ruled = { .words = "a figure" } };
        char text[400];

        ck_assert_str_eq(say(ENGLISH, f, text), figures[figure]);
    }
}
END_TEST

/* Where the figure is a seat, nobody is one, and a number beyond the seats stays a number. */
START_TEST(each_seat_of_a_figure)
{
    static const struct record record = { .text = "" };
    static const char *const seats[] = { "nobody", "forehand", "middlehand", "rearhand", "3" };
    static const int figure[] = { FIGURE_SOLOIST, FIGURE_LEFT, FIGURE_TIMEOUT };
    char text[400], expected[400];

    for (int n = 0; n < 3 * 5 * 5; n++) {
        struct finding f = { .kind = FINDING_WRONG, .clause = SKR_C_VALUE_PRODUCT,
                             .figure = figure[n % 3] + 1,
                             .recorded = { .words = "{number}", .number = n / 3 % 5 - 1 },
                             .ruled = { .words = "a figure", .number = n / 15 - 1 } };
        struct out out = { .data = text, .capacity = 399, .language = ENGLISH };

        put_finding_words(&out, &f, &record, true);
        text[out.size] = '\0';
        snprintf(expected, sizeof expected, ": recorded %s, ruled %s", seats[n / 3 % 5],
                 seats[n / 15]);
        ck_assert_ptr_nonnull(strstr(text, expected));
    }
}
END_TEST

/* ------------------------------------------------------------------------ each move */

#define MOVE(KIND, SEAT, ...) { .kind = MOVE_##KIND, .seat = SEAT, __VA_ARGS__ }
#define BY_THE_DEALER(SEAT) MOVE(MISDEAL, SEAT, .misdeal = { .kind = SKR_COUNT })

static const struct { struct move move; const char *said; } moves[] = {
    { MOVE(BID, 1, .number = 18), "middlehand bids 18" },
    { MOVE(HOLD, 0, .number = 18), "forehand holds" },
    { MOVE(PASS, 2, .number = 18), "rearhand passes" },
    { MOVE(NAME, 1, .said = { .game = SKR_NULL, .ouvert = true }), "middlehand bids null ouvert" },
    { MOVE(TAKE, 0, .number = 18), "forehand takes up the skat" },
    { MOVE(SKAT, 0, .number = 18), "the record names the cards of the skat" },
    { MOVE(ANNOUNCE, 2, .said = { .game = SKR_GRAND, .hand = true }), "rearhand announces grand hand" },
    { MOVE(DISCARD, 0, .put_away = 1u << 31 | 1), "forehand puts away CJ D7" },
    { MOVE(DISCARD, 0, .put_away = 1, .hidden = 1), "forehand puts cards away" },
    { MOVE(CARD, 1, .number = 31), "middlehand plays CJ" },
    { MOVE(CARD, 2, .number = SKR_NO_CARD), "rearhand plays a hidden card" },
    { MOVE(SOLOIST, 2, .number = 24), "rearhand is soloist at 24" },
    { MOVE(TRICK, 1, .number = 24), "middlehand takes the trick" },
    { MOVE(SHOW, 0, .number = 0), "forehand lays his cards down" },
    { MOVE(SHOW, 0, .number = 2), "forehand lays his cards down, leaving the other side 2 tricks" },
    { MOVE(SHOW, 0, .said = { .announced = SKR_SCHWARZ }),
      "forehand lays his cards down, asking for schwarz" },
    { MOVE(RESIGN, 0, .number = 0), "forehand gives up" },
    { MOVE(TIMEOUT, 1, .number = 0), "middlehand runs out of time" },
    { MOVE(LEFT, 2, .number = 0), "rearhand leaves" },
    { MOVE(CONSENT, 1, .number = 0), "middlehand agrees" },
    { MOVE(OBJECT, 2, .number = 0), "rearhand does not agree" },
    { MOVE(THROW, 1, .number = 0), "middlehand throws his cards down" },
    { MOVE(PLAY_ON, 0, .number = 0), "forehand demands to play on" },
    { MOVE(CONTRA, 1, .number = 0), "middlehand says contra" },
    { MOVE(RE, 0, .number = 0), "forehand says re" },
    { MOVE(SUP, 2, .number = 0), "rearhand says sup" },
    { MOVE(PUSH, 0, .put_away = 3), "forehand takes the cards up and passes on" },
    { MOVE(REFUSE, 1, .put_away = 0), "middlehand refuses the cards" },
    { MOVE(EXCHANGE, 2, .put_away = 3), "rearhand exchanges cards with the other defender" },
    { MOVE(BREACH, 1, .number = SKR_C_END_CARD_SHOWN), "middlehand shows one of his cards" },
    { MOVE(HOUSE, SKR_NOBODY, .number = SKR_C_HOME_RAMSCH), "by a house rule: Ramsch" },
    { BY_THE_DEALER(SKR_NOBODY), "a wrong number of cards" },
    { BY_THE_DEALER(1), "a wrong number of cards (middlehand)" },
};

START_TEST(each_move)
{
    static const char event[] = "{}";
    static const struct record record = { .text = event, .moves = 1 };

    for (size_t i = 0; i < sizeof moves / sizeof *moves; i++) {
        char text[400];
        struct out out = out_into(text, sizeof text, ENGLISH);

        put_move(&out, &record, &moves[i].move);
        ck_assert_str_eq(text, moves[i].said);
    }
}
END_TEST

static Suite *said_suite(void)
{
    Suite *suite = suite_create("said");
    TCase *said = tcase_create("in each language"), *each = tcase_create("one by one");

    tcase_add_checked_fixture(said, NULL, close_page);
    tcase_add_loop_test(said, every_finding, 0, 4);
    tcase_add_loop_test(said, every_figure, 0, 4);
    tcase_add_loop_test(said, every_word, 0, 4);
    suite_add_tcase(suite, said);
    tcase_add_test(each, each_sentence);
    tcase_add_test(each, each_figure);
    tcase_add_test(each, each_seat_of_a_figure);
    tcase_add_test(each, each_move);
    suite_add_tcase(suite, each);
    return suite;
}

int main(void)
{
    return run_suite(said_suite(), NULL);
}
