/* What a page shows: the verdict in a sentence, what is asked next, and what a search of
 * disputes finds. Expected values come from the clauses that are named, and are worked
 * out by hand. */
#include <stdlib.h>
#include <string.h>

#include "../support/suite.h"
#include "question/answer-text.h"
#include "question/ask.h"
#include "question/deciding.h"
#include "question/disputes.h"
#include "question/next.h"
#include "base/grown.h"
#include "report/verdict.h"

/* What is said on a question so far, as text of JSON. */
static char *said_on(const char *ask, const char *given)
{
    int form = asked_find(ask);
    char *said;

    ck_assert_int_ge(form, 0);
    said = ask_next((enum form)form, given, NULL, ENGLISH, NULL);
    ck_assert_ptr_nonnull(said);
    return said;
}

/* The value of a member, up to its end: "" for null. */
static void member(const char *json, const char *key, char out[1024])
{
    const char *value = json_find(json, key);

    ck_assert_msg(value != NULL, "%s: missing in %s", key, json);
    if (!json_text(value, out, 1024))
        out[0] = '\0';
}

/* Both defenders' numbers are wrong, found in the play. */
#define NINE_AND_ELEVEN "{\"kind\":\"count\",\"found\":\"play\",\"soloist\":\"F\"," \
    "\"cards\":{\"F\":10,\"M\":9,\"R\":11,\"skat\":2}"

/* Two cards each, by which the defenders' claim of the rest is ruled: end.open-play. */
#define OPEN_HANDS "{\"game\":\"clubs\",\"hand\":false,\"bid\":24,\"matadors\":1," \
    "\"points\":55,\"tricks\":4,\"defenders_points\":45,\"unplayed_tricks\":2," \
    "\"soloist\":\"F\",\"hands\":{\"F\":\"CJ S8\",\"M\":\"H9 DA\",\"R\":\"DK DQ\"}"

#define HAPPENS(kind, by) "{\"happened\":{\"kind\":\"" kind "\",\"by\":\"" by "\"}," \
    "\"soloist\":\"F\",\"game\":\"clubs\",\"hand\":false"
#define HAPPENS_WITH(kind, by, more) "{\"happened\":{\"kind\":\"" kind "\",\"by\":\"" by "\"," \
    more "},\"soloist\":\"F\",\"game\":\"clubs\",\"hand\":false"
#define BEFORE_1999 ",\"code\":\"altenburg1937\""
#define REVOKED HAPPENS("revoke", "M")
#define THROWN HAPPENS("throws", "M")
#define NO_TRICK THROWN ",\"points\":40,\"defenders_points\":0,\"tricks\":5," \
    "\"unplayed_tricks\":5,\"bid\":18"
#define GIVEN_UP HAPPENS("gives-up", "F")

/* ---------------------------------------------------------------------- verdicts */

static const struct {
    const char *ask, *given;
    enum language language;
    const char *verdict;       /* how it begins */
} verdicts[] = {
    /* level.win, value.product: with 1, game 2, times 12 */
    { "value", "{\"game\":\"clubs\",\"hand\":false,\"bid\":18,\"matadors\":1,\"points\":61,"
      "\"tricks\":5}", ENGLISH, "The soloist wins: +24." },
    /* level.win, value.lost: with 60 it is lost, and counts twice */
    { "value", "{\"game\":\"clubs\",\"hand\":false,\"bid\":18,\"matadors\":1,\"points\":60,"
      "\"tricks\":5}", ENGLISH, "The soloist loses: -48." },
    { "value", "{\"game\":\"clubs\",\"hand\":false,\"bid\":18,\"matadors\":1,\"points\":60,"
      "\"tricks\":5}", GERMAN, "Der Alleinspieler verliert: -48." },
    /* value.overbid: 24 is below 27; the next multiple of 12 is 36, twice */
    { "value", "{\"game\":\"clubs\",\"hand\":false,\"bid\":27,\"matadors\":1,\"points\":61,"
      "\"tricks\":5}", ENGLISH, "The soloist loses: -72, overbid." },
    /* value.null: 23 */
    { "value", "{\"game\":\"null\",\"hand\":false,\"ouvert\":false,\"bid\":18,\"tricks\":0}",
      ENGLISH, "The soloist wins: +23." },
    /* deal.wrong-dealer: four at the table, found in deal 18: deals 17 to 20 are round 5 */
    { "misdeal", "{\"kind\":\"dealer\",\"players\":4,\"deal\":18}", ENGLISH,
      "Deals 1 to 16 stand; the round in progress is played again" },
    { "misdeal", "{\"kind\":\"dealer\",\"players\":4,\"deal\":3}", ENGLISH,
      "The round in progress is played again" },
    /* deal.cut */
    { "misdeal", "{\"kind\":\"cut\",\"lifted\":3,\"found\":\"deal\"}", ENGLISH,
      "The pack is cut again." },
    { "misdeal", "{\"kind\":\"cut\",\"lifted\":4,\"found\":\"deal\"}", ENGLISH,
      "The deal is left as it is." },
    /* deal.count-defenders: clubs hand with 1: 3 x 12; none announced, bid 18, with 1: diamonds, 2 x 9 */
    { "misdeal", NINE_AND_ELEVEN ",\"game\":\"clubs\",\"hand\":true,\"bid\":18,\"matadors\":1}",
      ENGLISH, "The soloist wins: +36." },
    { "misdeal", NINE_AND_ELEVEN ",\"unannounced\":true,\"bid\":18,\"matadors\":1}",
      ENGLISH, "The soloist wins: +18." },
    /* value.overbid-null by the matadors alone, V26: clubs max(1+1+1, 5) = 5, 60, doubled */
    { "value", "{\"game\":\"null\",\"hand\":true,\"ouvert\":true,\"bid\":60,\"matadors\":1}",
      ENGLISH, "The soloist loses: -120, overbid." },
    /* V27, V28: clubs 24; spades 33; clubs 36; each doubled */
    { "value", "{\"game\":\"null\",\"hand\":false,\"bid\":24,\"matadors\":1}", ENGLISH,
      "The soloist loses: -48, overbid." },
    { "value", "{\"game\":\"null\",\"hand\":false,\"bid\":33,\"matadors\":-1}", ENGLISH,
      "The soloist loses: -66, overbid." },
    { "value", "{\"game\":\"null\",\"hand\":false,\"bid\":36,\"matadors\":-1}", ENGLISH,
      "The soloist loses: -72, overbid." },
    /* with or without 3: diamonds 9 x 4 = 36, hearts 40, spades 44, clubs 48, grand 96; doubled */
    { "value", "{\"game\":\"null\",\"hand\":false,\"bid\":24,\"matadors\":3}", ENGLISH,
      "The soloist loses: -72, overbid." },
    { "value", "{\"game\":\"null\",\"hand\":false,\"bid\":24,\"matadors\":-3}", ENGLISH,
      "The soloist loses: -72, overbid." },
    /* end.early-lead: bid 20, with 1: hearts 2 x 10, doubled; without 2: diamonds 3 x 9 */
    { "ending", "{\"happened\":{\"kind\":\"early-lead\",\"by\":\"F\"},\"soloist\":\"F\",\"bid\":20,"
      "\"matadors\":1}", ENGLISH, "The soloist loses: -40." },
    { "ending", "{\"happened\":{\"kind\":\"early-lead\",\"by\":\"F\"},\"soloist\":\"F\",\"bid\":18,"
      "\"matadors\":-2}", ENGLISH, "The soloist loses: -54." },
    /* home.contra: clubs 24, lost: 48, with contra 96 */
    { "value", "{\"game\":\"clubs\",\"hand\":false,\"bid\":18,\"matadors\":1,\"points\":50,"
      "\"tricks\":5,\"contra\":\"contra\",\"options\":[\"contra\"]}", ENGLISH, "The soloist loses: -96." },
    /* end.offer: refused, it is played on with open cards; announce.show: they ask him */
    { "ending", "{\"happened\":{\"kind\":\"lays-down\",\"by\":\"F\",\"agreed\":[],"
      "\"objected\":[\"M\",\"R\"]},\"soloist\":\"F\",\"game\":\"clubs\",\"hand\":false,\"points\":40,"
      "\"defenders_points\":30,\"unplayed_tricks\":4,\"tricks\":3,\"bid\":0}", ENGLISH,
      "The game goes on. The soloist's cards stay on the table, and the tricks decide." },
    { "ending", "{\"happened\":{\"kind\":\"not-laid-open\",\"by\":\"F\"},\"soloist\":\"F\","
      "\"game\":\"null\",\"hand\":false,\"ouvert\":true,\"unplayed_tricks\":10,\"tricks\":0,\"bid\":18}",
      ENGLISH, "The game goes on. The defenders ask the soloist to lay his cards open." },
    /* auction.raise, auction.out: a call that is not allowed changes nothing: whose turn it was calls */
    { "auction", "{\"calls\":[\"M 22\",\"F yes\",\"M 20\"]}", ENGLISH,
      "Call 3 is not allowed: middlehand, \"20\". The auction goes on; next to call: middlehand." },
    { "auction", "{\"calls\":[\"M 18\",\"F pass\",\"F 20\",\"R pass\"]}", ENGLISH,
      "Call 3 is not allowed: forehand, \"20\". The auction goes on; next to call: rearhand." },
    /* auction.early-pass: it binds */
    { "auction", "{\"calls\":[\"M 18\",\"R pass\",\"F pass\"]}", ENGLISH,
      "Call 2 is not allowed: rearhand, \"pass\". The soloist is middlehand, at 18." },
    /* auction.peek */
    { "auction", "{\"calls\":[\"M 20\",\"F yes\",\"R looks\"]}", ENGLISH,
      "Out after a look at the skat: rearhand. Earlier bids no longer bind. The auction goes on; next"
      " to call: middlehand." },
    { "auction", "{\"calls\":[\"M 20\",\"F yes\",\"D looks\"]}", ENGLISH,
      "Earlier bids no longer bind. The auction goes on;" },
    /* auction.peek: nobody is out, and all are free */
    { "misdeal", "{\"kind\":\"skat-seen\",\"found\":\"auction\",\"by\":\"D\"}", ENGLISH,
      "The deal is left as it is. Earlier bids no longer bind." },
    { "misdeal", "{\"kind\":\"skat-seen\",\"found\":\"auction\",\"by\":\"F\"}", ENGLISH,
      "The deal is left as it is. Barred from bidding: forehand. Earlier bids no longer bind." },
    { "misdeal", "{\"kind\":\"skat-taken\",\"found\":\"auction\",\"by\":\"F\",\"told_apart\":true}", ENGLISH,
      "The two cards of the skat are put back. Barred from bidding: forehand. Earlier bids no longer bind." },
    { "auction", "{\"calls\":[\"M 20\",\"F yes\",\"R looks\",\"M 18\"]}", ENGLISH, "The auction goes on;" },
    /* play.stays */
    { "ending", "{\"happened\":{\"kind\":\"takes-back\",\"by\":\"M\"},\"soloist\":\"F\",\"game\":\"hearts\","
      "\"hand\":false,\"points\":30,\"tricks\":2,\"defenders_points\":20,\"unplayed_tricks\":5,\"bid\":0}",
      ENGLISH, "The game goes on. The card stays on the table." },
    /* no fact about the play is given, so the verdict says nothing of it */
    { "ending", "{\"soloist\":\"F\",\"happened\":{\"kind\":\"takes-back\",\"by\":\"M\"}}", ENGLISH,
      "The game goes on. The card stays on the table. A defender takes a played card back." },
    { "ending", "{\"soloist\":\"F\",\"happened\":{\"kind\":\"card-shown\",\"by\":\"F\"}}", GERMAN,
      "Das Spiel geht weiter. Der Alleinspieler zeigt eine eigene Karte." },
    /* announce.hand; announce.hand-unsaid: before 1999 it is hand */
    { "announce", "{\"skat_taken\":false,\"bid\":23,\"said\":{\"game\":\"spades\"}}", ENGLISH,
      "The game is spades. Hand was not announced, so it is not a hand game." },
    { "announce", "{\"skat_taken\":false,\"bid\":23,\"said\":{\"game\":\"spades\"},"
      "\"code\":\"altenburg1937\"}", ENGLISH, "The game is spades hand." },
    /* skat.wrong-number: he has lost it; skat.wrong-number-proved: as soon as a card is led */
    { "announce", "{\"skat_taken\":true,\"put_away\":3,\"bid\":18,\"said\":{\"game\":\"grand\"}}", ENGLISH,
      "The game is lost at once: grand." },
    { "announce", "{\"skat_taken\":true,\"put_away\":3,\"bid\":18,\"said\":{\"game\":\"grand\"},"
      "\"code\":\"altenburg1937\"}", ENGLISH, "The game is lost as soon as a card is led: grand." },
    /* auction.passed-in; home.ramsch */
    { "auction", "{\"calls\":[\"M pass\",\"R pass\",\"F pass\"]}", ENGLISH,
      "All have passed: nothing is scored, and the next dealer deals." },
    { "auction", "{\"calls\":[\"M pass\",\"R pass\",\"F pass\"],\"options\":[\"ramsch\"]}", ENGLISH,
      "All have passed: ramsch is played." },
    /* deal.exposed */
    { "misdeal", "{\"kind\":\"exposed\",\"fault\":\"dealer\",\"found\":\"deal\"}", GERMAN,
      "Derselbe Geber gibt neu." },
};

START_TEST(the_verdict_begins_with_the_number)
{
    const char *ask_name = verdicts[_i].ask;
    enum form form = (enum form)asked_find(ask_name);
    char *said = said_on(ask_name, verdicts[_i].given), text[VERDICT_TEXT];
    const char *answer = json_find(said, "answer");
    struct out out = out_into(text, sizeof text, verdicts[_i].language);

    ck_assert_msg(answer != NULL && *answer == '{', "no answer in %s", said);
    put_verdict(&out, form, verdicts[_i].given, answer);
    ck_assert_msg(strncmp(text, verdicts[_i].verdict, strlen(verdicts[_i].verdict)) == 0,
                  "said: %s, expected: %s", text, verdicts[_i].verdict);
    free(said);
}
END_TEST

/* ---------------------------------------------------------------- what decides */

/* The clause is the one that the verdict rests on; the sentence is the one of it that speaks
 * of this case, read in spec/. */
#define OFFERED(agreed, objected) "{\"happened\":{\"kind\":\"lays-down\",\"by\":\"F\"," \
    "\"agreed\":" agreed ",\"objected\":" objected "},\"soloist\":\"F\"," \
    "\"game\":\"clubs\",\"hand\":false"
#define ASKED_FOR(level) OFFERED("[\"M\",\"R\"]", "[],\"asked\":\"" level "\"")
#define NOBODY_AGREES "{\"happened\":{\"kind\":\"gives-up\",\"by\":\"F\",\"agreed\":[]},"\
    "\"soloist\":\"F\",\"game\":\"clubs\",\"hand\":false"
#define OPEN_CLUBS ",\"points\":40,\"tricks\":4,\"defenders_points\":30," \
    "\"unplayed_tricks\":3,\"bid\":18,\"matadors\":1}"
#define WON_CLUBS ",\"points\":61,\"tricks\":5,\"defenders_points\":30," \
    "\"unplayed_tricks\":2,\"bid\":18,\"matadors\":1}"
#define CLUBS_91 "{\"game\":\"clubs\",\"matadors\":1,\"points\":91"
static const struct {
    const char *ask, *given;
    enum skr_clause clause;
    const char *sentence;      /* how it begins; a null pointer for no clause */
} decide[] = {
    { "ending", HAPPENS("card-shown", "F") OPEN_CLUBS, SKR_C_END_CARD_SHOWN, "A soloist who drops" },
    { "ending", HAPPENS("betrayal", "F") OPEN_CLUBS, SKR_C_END_BETRAYAL, "A soloist has no partner" },
    { "ending", HAPPENS("betrayal", "M") OPEN_CLUBS, SKR_C_END_BREACH_BEFORE, "A side that breaks" },
    { "ending", OFFERED("[]", "[\"M\"]") OPEN_CLUBS, SKR_C_END_OFFER, "If one of them objects" },
    { "ending", OFFERED("[\"M\",\"R\"]", "[]") OPEN_CLUBS, SKR_C_END_OFFER,
      "If the game is undecided and both" },
    { "ending", OFFERED("[\"M\",\"R\"]", "[]") WON_CLUBS, SKR_C_END_OFFER,
      "If the game is already decided" },
    /* a level that the defenders have taken: 31 card points, or a trick */
    { "ending", ASKED_FOR("schneider") OPEN_CLUBS, SKR_C_END_OFFER, "If the game is undecided and both" },
    { "ending", ASKED_FOR("schneider") ",\"points\":40,\"tricks\":4,\"defenders_points\":31,"
      "\"unplayed_tricks\":3,\"bid\":18,\"matadors\":1}", SKR_C_END_OFFER, "A level that was asked for" },
    { "ending", ASKED_FOR("schwarz") OPEN_CLUBS, SKR_C_END_OFFER, "A level that was asked for" },
    { "ending", ASKED_FOR("schwarz") ",\"points\":40,\"tricks\":4,\"defenders_points\":0,"
      "\"unplayed_tricks\":6,\"bid\":18,\"matadors\":1}", SKR_C_END_OFFER, "If the game is undecided and both" },
    { "ending", NOBODY_AGREES OPEN_CLUBS, SKR_C_END_CONCEDE_CONSENT, "Without consent" },
    { "ending", HAPPENS("throws", "M") WON_CLUBS, SKR_C_END_THROW, "A game that was already" },
    { "ending", HAPPENS("takes-back", "M") OPEN_CLUBS, SKR_C_PLAY_STAYS, "A played card stays" },
    { "value", "{\"game\":\"clubs\",\"hand\":true,\"announced\":\"schneider\",\"bid\":18,"
      "\"matadors\":1,\"points\":89,\"tricks\":9}", SKR_C_LEVEL_ANNOUNCED,
      "A soloist who announced schneider" },
    { "value", "{\"game\":\"clubs\",\"hand\":true,\"ouvert\":true,\"bid\":18,\"matadors\":1,"
      "\"points\":119,\"tricks\":9}", SKR_C_LEVEL_ANNOUNCED, "A soloist who announced schwarz" },
    { "misdeal", "{\"kind\":\"skat-seen\",\"found\":\"auction\",\"by\":\"D\"}", SKR_C_DEAL_SKAT_SEEN,
      "If the dealer who sits out" },
    { "misdeal", "{\"kind\":\"dealer\",\"players\":3,\"deal\":18}", SKR_C_DEAL_WRONG_DEALER, "If the wrong player" },
    { "misdeal", "{\"kind\":\"dealer\",\"players\":3,\"deal\":3}", SKR_C_DEAL_WRONG_DEALER, "The round in progress" },
    { "misdeal", NINE_AND_ELEVEN "}", SKR_C_DEAL_COUNT_DEFENDERS, "If only defenders hold" },
    { "misdeal", "{\"kind\":\"count\",\"found\":\"play\",\"soloist\":\"R\",\"cards\":{\"F\":9,"
      "\"M\":10,\"R\":11,\"skat\":2}}", SKR_C_DEAL_WRONG_COUNT, "Since 1999 this holds until" },
    { "announce", "{\"skat_taken\":false,\"said\":{\"game\":\"spades\"}}", SKR_C_ANNOUNCE_HAND,
      "If he leaves the skat alone" },
    { "announce", "{\"skat_taken\":true,\"said\":{\"game\":\"spades\",\"hand\":true}}",
      SKR_C_ANNOUNCE_HAND, "If he says the word after" },
    { "announce", "{\"skat_taken\":true,\"said\":{\"game\":\"spades\"}}", SKR_C_NONE, NULL },
    { "announce", "{\"skat_taken\":false,\"said\":{\"game\":\"grand\",\"ouvert\":true}}",
      SKR_C_ANNOUNCE_OUVERT, "Suit ouvert and grand ouvert are hand" },
    { "announce", "{\"code\":\"altenburg1937\",\"skat_taken\":false,\"said\":{\"game\":\"spades\"}}",
      SKR_C_ANNOUNCE_HAND_UNSAID, "A soloist who leaves the skat alone" },
    { "auction", "{\"calls\":[\"M pass\",\"R pass\",\"F pass\"]}", SKR_C_AUCTION_PASSED_IN,
      "When all three have passed" },
    { "auction", "{\"calls\":[\"M pass\",\"R pass\",\"F pass\"],\"options\":[\"ramsch\"]}",
      SKR_C_HOME_RAMSCH, "" },
    { "auction", "{\"calls\":[\"M 18\",\"F pass\",\"R pass\"]}", SKR_C_AUCTION_SOLOIST,
      "The player who has not passed" },
    { "auction", "{\"calls\":[\"M 18\",\"F pass\"]}", SKR_C_NONE, NULL },
    { "auction", "{\"calls\":[\"M 18\",\"F yes\",\"M 30\"]}", SKR_C_AUCTION_JUMP, "A bidder may skip" },
    { "auction", "{\"calls\":[\"M 18\",\"F yes\",\"M 20\"]}", SKR_C_NONE, NULL },
    { "auction", "{\"calls\":[\"M 30\",\"F yes\"]}", SKR_C_NONE, NULL },
    /* D34: whether that is a bid is open */
    { "auction", "{\"calls\":[\"M pass\",\"R pass\",\"F looks\"]}", SKR_C_AUCTION_FOREHAND_ALONE,
      "Whether taking up the skat" },
    { "auction", "{\"calls\":[\"M pass\",\"R pass\",\"F pass\"]}", SKR_C_AUCTION_PASSED_IN, "" },
    { "ending", HAPPENS("gives-up", "M") OPEN_CLUBS, SKR_C_END_CONCEDE_DEFENDER, "Before the decision" },
    { "ending", HAPPENS("gives-up", "M") WON_CLUBS, SKR_C_END_CONCEDE_DEFENDER, "A defender who gives up" },
    { "value", CLUBS_91 ",\"bid\":24,\"points\":120,\"tricks\":10}", SKR_C_VALUE_SCHWARZ, "" },
    { "value", "{\"game\":\"clubs\",\"bid\":18,\"matadors\":1,\"points\":28}", SKR_C_VALUE_OWN_SCHNEIDER, "" },
    { "ramsch", "{\"points\":[70,50,0],\"tricks\":[6,4,0],\"options\":[\"ramsch\"]}",
      SKR_C_HOME_RAMSCH_VIRGIN, "" },
    { "value", CLUBS_91 ",\"bid\":36}", SKR_C_VALUE_RESCUE, "So a game that would be overbid is won" },
    { "value", CLUBS_91 ",\"bid\":24}", SKR_C_VALUE_SCHNEIDER, "" },
    { "value", CLUBS_91 ",\"bid\":36,\"contra\":\"re\",\"options\":[\"contra\"]}", SKR_C_HOME_CONTRA,
      "With the option contra" },
    { "value", "{\"game\":\"clubs\",\"bid\":36,\"matadors\":2,\"points\":61}", SKR_C_LEVEL_WIN, "" },
    { "value", "{\"game\":\"clubs\",\"bid\":36,\"matadors\":1,\"points\":89}", SKR_C_VALUE_BID, "" },
    { "announce", "{\"skat_taken\":false,\"late\":\"schneider\",\"said\":{\"game\":\"clubs\",\"hand\":true,"
      "\"announced\":\"schneider\"}}", SKR_C_ANNOUNCE_REQUIRED, "What he does not say then does not count" },
    { "auction", "{\"calls\":[\"M 19\"]}", SKR_C_AUCTION_VALUES, "A bid is a value" },
    { "ending", "{\"happened\":{\"kind\":\"not-laid-open\",\"by\":\"F\"},\"soloist\":\"F\",\"game\":\"null\","
      "\"ouvert\":true}", SKR_C_ANNOUNCE_SHOW, "If he forgets this, the defenders" },
    /* before 1999: no clause rules on giving up; a shown card costs nothing */
    { "ending", HAPPENS("gives-up", "F") BEFORE_1999 OPEN_CLUBS, SKR_C_END_ABSENT, "Where no clause rules on" },
    { "ending", HAPPENS("gives-up", "M") BEFORE_1999 OPEN_CLUBS, SKR_C_END_ABSENT, "Where no clause rules on" },
    { "ending", HAPPENS("throws", "M") BEFORE_1999 OPEN_CLUBS, SKR_C_END_ABSENT, "Where no clause rules on" },
    { "ending", HAPPENS("away", "M") BEFORE_1999 OPEN_CLUBS, SKR_C_END_ABSENT, "A player who leaves" },
    { "ending", HAPPENS("card-shown", "F") BEFORE_1999 OPEN_CLUBS, SKR_C_END_SHOWN_SUIT,
      "His partner may lead that suit" },
    { "ending", HAPPENS("card-shown", "M") BEFORE_1999 OPEN_CLUBS, SKR_C_END_SHOWN_SUIT, "A defender who has led" },
    { "ending", HAPPENS_WITH("leads-shown", "M", "\"noticed\":\"at-once\"") BEFORE_1999 OPEN_CLUBS,
      SKR_C_END_SHOWN_SUIT, "Until the trick is gathered" },
    { "ending", HAPPENS_WITH("leads-shown", "M", "\"leave\":true") BEFORE_1999 OPEN_CLUBS,
      SKR_C_END_SHOWN_SUIT, "His partner may lead that suit" },
    { "ending", HAPPENS_WITH("revoke", "M", "\"noticed\":\"at-once\"") BEFORE_1999 OPEN_CLUBS,
      SKR_C_END_REVOKE_CORRECTED, "When the second player of a trick" },
    { "ending", HAPPENS_WITH("revoke", "M", "\"noticed\":\"at-once\"") BEFORE_1999
      ",\"hands\":{\"F\":\"CJ\",\"M\":\"S7 H7\",\"R\":\"S8 D7\"},\"turn\":\"M\",\"trick\":\"SA\",\"points\":50,"
      "\"tricks\":5,\"bid\":18,\"matadors\":1}", SKR_C_END_REVOKE_CORRECTED, "When the second player of a trick" },
    { "ending", HAPPENS_WITH("revoke", "R", "\"noticed\":\"at-once\"") BEFORE_1999
      ",\"hands\":{\"F\":\"CJ\",\"M\":\"H7\",\"R\":\"S8 D7\"},\"turn\":\"R\",\"trick\":\"SA S7\",\"points\":50,"
      "\"tricks\":5,\"bid\":18,\"matadors\":1}", SKR_C_END_REVOKE_CORRECTED, "Until the next lead" },
    { "ending", HAPPENS_WITH("revoke", "M", "\"noticed\":\"led\"") BEFORE_1999 OPEN_CLUBS,
      SKR_C_END_REVOKE_LATE, "A card that did not follow" },
    { "ending", HAPPENS_WITH("revoke", "M", "\"noticed\":\"led\"") BEFORE_1999 WON_CLUBS,
      SKR_C_END_REVOKE_LATE, "It does not if the game was decided" },
    { "ending", HAPPENS("skat-seen", "F") BEFORE_1999 ",\"points\":10,\"tricks\":0,\"unplayed_points\":110,"
      "\"unplayed_tricks\":10,\"bid\":18,\"matadors\":1}", SKR_C_SKAT_CLOSED_AT_LEAD, "Until the first card" },
    { "ending", HAPPENS("early-lead", "F") BEFORE_1999 OPEN_CLUBS, SKR_C_END_ANNOUNCED_LATE,
      "Before 1999 the game begins" },
};

/* What was done, where it is a breach that end.breach-before judges. */
static const struct {
    const char *ask, *given;
    enum skr_clause clause;
    const char *sentence;
} done[] = {
    /* a value does not say which rule was broken */
    { "value", "{\"game\":\"clubs\",\"hand\":false,\"bid\":18,\"matadors\":1,\"points\":40,\"tricks\":4,"
      "\"defenders_points\":30,\"defenders_tricks\":3,\"ending\":\"soloist-breach\"}", SKR_C_NONE, NULL },
    { "ending", HAPPENS("revoke", "M") OPEN_CLUBS, SKR_C_END_REVOKE, "A revoke that is found later" },
    { "ending", HAPPENS("revoke", "F") WON_CLUBS, SKR_C_END_REVOKE, "A revoke that is found later" },
    { "ending", HAPPENS("wrong-lead", "M") OPEN_CLUBS, SKR_C_END_WRONG_LEAD, "A player who leads" },
    { "ending", HAPPENS("wrong-turn", "M") OPEN_CLUBS, SKR_C_PLAY_TURN, "The three active" },
    { "ending", HAPPENS("card-shown", "M") OPEN_CLUBS, SKR_C_END_CARD_SHOWN, "A defender who" },
    { "ending", HAPPENS("tricks-seen", "M") OPEN_CLUBS, SKR_C_TRICK_CLOSED, "Looking through" },
    { "ending", HAPPENS("betrayal", "M") OPEN_CLUBS, SKR_C_END_BETRAYAL, "A defender who tells" },
    { "ending", HAPPENS("warns", "M") OPEN_CLUBS, SKR_C_END_PARTNER_WARNED, "A defender who keeps" },
    { "ending", HAPPENS("takes-back", "M") OPEN_CLUBS, SKR_C_NONE, NULL },
    { "ending", HAPPENS("card-shown", "F") OPEN_CLUBS, SKR_C_NONE, NULL },
    { "ending", HAPPENS("skat-seen", "F") OPEN_CLUBS, SKR_C_NONE, NULL },
};

START_TEST(a_breach_has_its_clause)
{
    char *said = said_on(done[_i].ask, done[_i].given);
    struct decides it = what_is_breached((enum form)asked_find(done[_i].ask), done[_i].given,
                                         json_find(said, "answer"));
    const char *sentence;
    size_t size;

    ck_assert_str_eq(clause_id(it.clause), clause_id(done[_i].clause));
    if (it.clause != SKR_C_NONE) {
        sentence = sentence_of(skr_clause_text(it.clause, "en"), it.sentence, &size);
        ck_assert_msg(strncmp(sentence, done[_i].sentence, strlen(done[_i].sentence)) == 0,
                      "%s: %.*s", done[_i].given, (int)size, sentence);
    }
    free(said);
}
END_TEST

START_TEST(the_sentence_on_the_case_decides)
{
    enum form form = (enum form)asked_find(decide[_i].ask);
    char *said = said_on(decide[_i].ask, decide[_i].given);
    const char *answer = json_find(said, "answer"), *sentence;
    struct decides it;
    size_t size;

    ck_assert_msg(answer != NULL && *answer == '{', "no answer in %s", said);
    it = what_decides(form, decide[_i].given, answer);
    ck_assert_str_eq(clause_id(it.clause), clause_id(decide[_i].clause));
    if (it.clause != SKR_C_NONE) {
        sentence = sentence_of(skr_clause_text(it.clause, "en"), it.sentence, &size);
        ck_assert_msg(strncmp(sentence, decide[_i].sentence, strlen(decide[_i].sentence)) == 0,
                      "%s: %.*s", decide[_i].given, (int)size, sentence);
    }
    free(said);
}
END_TEST

static int sentences(enum skr_clause clause, const char *language)
{
    int count = 1;

    for (const char *p = skr_clause_text(clause, language); (p = strstr(p, ". ")) != NULL; p++)
        count++;
    return count;
}

/* A number of a sentence means the same in every language. */
START_TEST(a_sentence_has_its_number_in_every_language)
{
    static const char *const languages[] = { "en", "de", "pl", "cs" };
    enum skr_clause clause = decide[_i].clause;

    for (int l = 0; l < 4 && clause != SKR_C_NONE; l++)
        ck_assert_msg(sentences(clause, languages[l]) == sentences(clause, "en"),
                      "%s in %s", clause_id(clause), languages[l]);
}
END_TEST

/* --------------------------------------------------------------------- questions */

static const struct {
    const char *ask, *given;
    const char *path;          /* of the fact that is asked next; "": none */
} nexts[] = {
    /* What ends no game is ruled without the play: play.stays trick.gathered trick.last
     * end.card-shown trick.complete */
    { "ending", "{\"soloist\":\"F\",\"happened\":{\"kind\":\"takes-back\",\"by\":\"M\"}}", "" },
    { "ending", "{\"soloist\":\"F\",\"happened\":{\"kind\":\"gathers\",\"by\":\"M\"}}", "" },
    { "ending", "{\"soloist\":\"F\",\"happened\":{\"kind\":\"last-trick\",\"by\":\"M\"}}", "" },
    { "ending", "{\"soloist\":\"F\",\"happened\":{\"kind\":\"card-shown\",\"by\":\"F\"}}", "" },
    { "ending", "{\"soloist\":\"F\",\"happened\":{\"kind\":\"card-shown\",\"by\":\"M\"}}", "game" },
    { "ending", "{\"soloist\":\"F\",\"happened\":{\"kind\":\"warns\",\"by\":\"F\"}}", "" },
    { "ending", "{\"soloist\":\"F\",\"happened\":{\"kind\":\"betrayal\",\"by\":\"F\"}}", "" },
    { "ending", "{\"soloist\":\"F\",\"happened\":{\"kind\":\"betrayal\",\"by\":\"R\"}}", "game" },
    { "ending", "{\"soloist\":\"F\",\"happened\":{\"kind\":\"leads-on\",\"by\":\"M\",\"trick_to\":\"M\"}}", "" },
    { "ending", "{\"soloist\":\"F\",\"happened\":{\"kind\":\"leads-on\",\"by\":\"M\",\"trick_to\":\"F\"}}", "game" },
    { "ending", "{\"soloist\":\"F\",\"points\":30,\"happened\":{\"kind\":\"takes-back\",\"by\":\"M\"}}", "game" },
    /* When it was said is asked only if something was said with the game. */
    { "announce", "{\"skat_taken\":false,\"said\":{\"hand\":true}}", "late" },
    { "announce", "{\"skat_taken\":false,\"said\":{\"hand\":false}}", "said.game" },
    /* end.early-lead: no game was named, so that none is asked for; his cards tell which */
    { "ending", "{\"happened\":{\"kind\":\"early-lead\",\"by\":\"F\"},\"soloist\":\"F\"}", "bid" },
    { "ending", "{\"happened\":{\"kind\":\"early-lead\",\"by\":\"F\"},\"soloist\":\"F\",\"bid\":18}", "matadors" },
    { "ending", "{\"happened\":{\"kind\":\"early-lead\",\"by\":\"F\"},\"soloist\":\"F\",\"bid\":18,"
      "\"matadors\":1}", "" },
    /* from four matadors on they are not the same in each game: the cards tell */
    { "ending", "{\"happened\":{\"kind\":\"early-lead\",\"by\":\"F\"},\"soloist\":\"F\",\"bid\":18,"
      "\"matadors\":4}", "cards" },
    { "value", "{\"game\":\"null\",\"hand\":true,\"ouvert\":true,\"bid\":60}", "matadors" },
    { "value", "{\"game\":\"null\",\"hand\":true,\"ouvert\":true,\"bid\":60,\"matadors\":1}", "" },
    { "value", "{\"game\":\"null\",\"hand\":true,\"ouvert\":true,\"bid\":60,\"matadors\":-4}", "cards" },
    { "value", "{}", "game" },
    /* the game is known, how it was played is not */
    { "value", "{\"game\":\"clubs\"}", "hand" },
    { "value", "{\"game\":\"clubs\",\"hand\":false}", "bid" },
    /* level.null: card points do not count, so tricks are asked */
    { "value", "{\"game\":\"null\",\"hand\":false,\"ouvert\":false,\"bid\":18}", "tricks" },
    /* deal.count-defenders: the game announced is won, or, if none was, the cheapest, which
     * is no hand game; so the game comes before bid and matadors */
    { "misdeal", NINE_AND_ELEVEN "}", "game" },
    { "misdeal", NINE_AND_ELEVEN ",\"game\":\"clubs\"}", "hand" },
    { "misdeal", NINE_AND_ELEVEN ",\"game\":\"clubs\",\"hand\":true}", "bid" },
    { "misdeal", NINE_AND_ELEVEN ",\"unannounced\":true}", "bid" },
    { "misdeal", NINE_AND_ELEVEN ",\"unannounced\":true,\"bid\":18}", "matadors" },
    { "misdeal", NINE_AND_ELEVEN ",\"unannounced\":true,\"bid\":18,\"matadors\":1}", "" },
    /* a card is lost: since 1999 as above, before no game is valued that was not announced */
    { "misdeal", "{\"kind\":\"missing\",\"by\":\"F\",\"soloist\":\"F\",\"unannounced\":true}", "bid" },
    { "misdeal", "{\"kind\":\"missing\",\"by\":\"F\",\"soloist\":\"F\",\"unannounced\":true,"
      "\"mattered\":true,\"code\":\"altenburg1937\"}", "" },
    /* a null has no matadors; below its bid it has no value, and nothing more is asked */
    { "misdeal", NINE_AND_ELEVEN ",\"game\":\"null\",\"hand\":false,\"bid\":18}", "" },
    { "misdeal", NINE_AND_ELEVEN ",\"game\":\"null\",\"hand\":false,\"bid\":24}", "" },
    /* the cards still held tell what is unplayed: it is not asked again, only whose turn it is */
    { "ending", OPEN_HANDS ",\"happened\":{\"kind\":\"lays-down\",\"by\":\"R\"}}", "turn" },
    { "ending", OPEN_HANDS ",\"happened\":{\"kind\":\"lays-down\",\"by\":\"R\"},"
      "\"turn\":\"F\"}", "" },
    { "ending", OPEN_HANDS ",\"code\":\"isko1999\",\"happened\":{\"kind\":\"lays-down\","
      "\"by\":\"F\"}}", "turn" },
    /* end.breach-before: how far the game had come changes nothing while it is open, so that it is
     * not asked; end.throw: without a trick it is schwarz, so that it is; end.concede-consent:
     * with nine cards or more nobody has to agree */
    { "ending", REVOKED ",\"points\":40,\"defenders_points\":30}", "bid" },
    { "ending", THROWN ",\"points\":40,\"defenders_points\":10}", "bid" },
    { "ending", THROWN ",\"points\":40,\"defenders_points\":0}", "unplayed_tricks" },
    { "ending", THROWN ",\"points\":40,\"defenders_points\":0,\"unplayed_tricks\":5}", "tricks" },
    { "ending", GIVEN_UP ",\"points\":5,\"defenders_points\":10}", "unplayed_tricks" },
    /* end.throw: with one matador the three other jacks may be theirs, and exclude schwarz */
    { "ending", NO_TRICK ",\"matadors\":1}", "cards" },
    { "ending", NO_TRICK ",\"matadors\":2}", "" },
    { "ending", NO_TRICK ",\"matadors\":-1}", "" },
    { "ending", NO_TRICK ",\"cards\":\"CJ HJ CA CT CK CQ C9 C8 SA ST SK SQ\"}", "" },
    /* a bid that only schwarz covers: the game is lost already if the defenders have a trick
     * (end.breach-after), and open if they have none (end.breach-before) */
    { "ending", HAPPENS("revoke", "F") ",\"points\":30,\"defenders_points\":0}", "bid" },
    { "ending", HAPPENS("revoke", "F") ",\"points\":30,\"defenders_points\":0,\"bid\":48}",
      "unplayed_tricks" },
    /* the same under a code that has other bids: end.absent; end.shown-suit: it is played on */
    { "ending", HAPPENS("away", "M") ",\"points\":40,\"defenders_points\":30,\"code\":\"altenburg1937\"}",
      "bid" },
    { "ending", HAPPENS("card-shown", "M") ",\"points\":40,\"defenders_points\":30,\"code\":"
      "\"altenburg1937\"}", "" },
    /* end.offer: an offer that is refused ends nothing, so that its bid does not matter */
    { "ending", "{\"happened\":{\"kind\":\"lays-down\",\"by\":\"F\",\"agreed\":[],\"objected\":"
      "[\"M\",\"R\"]},\"soloist\":\"F\",\"game\":\"clubs\",\"hand\":false,\"points\":40,"
      "\"defenders_points\":30,\"unplayed_tricks\":4,\"tricks\":3}", "" },
    /* home.ramsch: it is a house rule, and comes along */
    { "ramsch", "{}", "points" },
    { "ramsch", "{\"points\":[50,40,30],\"tricks\":[4,3,3]}", "" },
    { "ramsch", "{\"points\":[50,40,30],\"tricks\":[4,3,3],\"options\":[\"ramsch-points\"]}", "" },
    { "ramsch", "{\"points\":[50,40,30],\"tricks\":[4,3,3],\"options\":[\"contra\"]}", "" },
    /* nothing is missing, and nothing is asked */
    { "value", "{\"game\":\"clubs\",\"hand\":false,\"bid\":18,\"matadors\":1,\"points\":61,"
      "\"tricks\":5}", "" },
};

START_TEST(one_question_at_a_time)
{
    char *said = said_on(nexts[_i].ask, nexts[_i].given), path[1024] = "";
    const char *next = json_find(said, "next");

    ck_assert_ptr_nonnull(next);
    if (*next == '{')
        member(next, "path", path);
    ck_assert_msg(strcmp(path, nexts[_i].path) == 0, "asked: %s, expected: %s", path,
                  nexts[_i].path);
    free(said);
}
END_TEST

/* What is said before bid and jacks are known, by end.breach-before and end.breach-after. A
 * soloist who has overbid has lost: value.bid. */
static const struct { const char *given, *so_far; } early[] = {
    { REVOKED "}", "" },
    { REVOKED ",\"points\":40,\"defenders_points\":30}",
      "The soloist wins, unless he has overbid." },
    { REVOKED ",\"points\":40,\"defenders_points\":30,\"bid\":27}",    /* 24 with one matador */
      "The soloist wins, unless he has overbid." },
    { HAPPENS("revoke", "F") ",\"points\":40,\"defenders_points\":30}", "The soloist loses." },
    { HAPPENS("revoke", "F") ",\"points\":65,\"defenders_points\":30}",
      "The soloist wins, unless he has overbid." },
    { HAPPENS("revoke", "M") ",\"points\":30,\"defenders_points\":60}", "The soloist loses." },
    { GIVEN_UP ",\"points\":5,\"defenders_points\":10,\"unplayed_tricks\":8}", "" },
};

START_TEST(who_wins_is_said_before_the_value)
{
    char *said = said_on("ending", early[_i].given), text[1024];

    member(said, "so_far", text);
    ck_assert_msg(strcmp(text, early[_i].so_far) == 0, "%s: said: %s, expected: %s",
                  early[_i].given, text, early[_i].so_far);
    free(said);
}
END_TEST

/* The card points of both sides are asked together, as far as they are missing. */
START_TEST(card_points_are_asked_together)
{
    char *said = said_on("ending", REVOKED "}"), path[1024];

    member(json_find(json_find(said, "next"), "with"), "path", path);
    ck_assert_str_eq(path, "defenders_points");
    free(said);
    said = said_on("ending", REVOKED ",\"points\":40}");
    member(json_find(said, "next"), "path", path);
    ck_assert_str_eq(path, "defenders_points");
    ck_assert_ptr_null(json_find(json_find(said, "next"), "with"));
    free(said);
    said = said_on("ending", REVOKED ",\"defenders_points\":40}");
    member(json_find(said, "next"), "path", path);
    ck_assert_str_eq(path, "points");
    ck_assert_ptr_null(json_find(json_find(said, "next"), "with"));
    free(said);
}
END_TEST

/* The cards still held tell what is unplayed: no answer to another question stands beside them. */
START_TEST(what_the_cards_tell_is_not_an_answer)
{
    char *said = said_on("ending", OPEN_HANDS ",\"turn\":\"F\",\"happened\":{\"kind\":"
                         "\"lays-down\",\"by\":\"R\"}}");
    const char *list = json_find(said, "answered");
    bool hands = false;

    ck_assert_ptr_nonnull(list);
    for (struct json_walk w = json_walk(list); json_next(&w);) {
        const char *path = json_find(w.value, "path");

        hands |= json_is(path, "hands");
        ck_assert_msg(!json_is(path, "unplayed_tricks"), "answered: %s", list);
    }
    ck_assert(hands);
    free(said);
}
END_TEST

/* What a question can be answered by, in the words and roles of players; a star: it is so now. */
static const struct { const char *ask, *given, *at, *texts; } offers[] = {
    { "ending", "{\"happened\":{\"kind\":\"revoke\"}}", "happened.by", "the soloist|a defender" },
    { "ending", "{\"happened\":{\"kind\":\"revoke\",\"by\":\"R\"},\"soloist\":\"F\"}", "happened.by",
      "the soloist|a defender*" },
    { "ending", "{\"happened\":{\"kind\":\"revoke\",\"by\":\"M\"},\"soloist\":\"M\"}", "happened.by",
      "the soloist*|a defender" },
    /* end.open-play: a claim can turn on whose cards they are */
    { "ending", "{\"happened\":{\"kind\":\"lays-down\"},\"soloist\":\"M\"}", "happened.by",
      "the soloist|the defender on the soloist's left|the defender on the soloist's right" },
    /* end.proof, skat.wrong-number, announce.show: only the soloist can do that */
    { "ending", "{\"happened\":{\"kind\":\"no-proof\"}}", "happened.by", "the soloist*" },
    { "ending", "{\"happened\":{\"kind\":\"wrong-number\"}}", "happened.by", "the soloist*" },
    { "ending", "{\"happened\":{\"kind\":\"not-laid-open\"}}", "happened.by", "the soloist*" },
    /* end.early-lead: forehand may lead */
    { "ending", "{\"happened\":{\"kind\":\"early-lead\"}}", "happened.by",
      "forehand|middlehand|rearhand" },
    { "ending", "{\"happened\":{\"kind\":\"leads-on\",\"by\":\"F\"},\"soloist\":\"F\"}",
      "happened.trick_to", "he himself|a defender" },
    { "ending", "{\"happened\":{\"kind\":\"leads-on\",\"by\":\"M\"},\"soloist\":\"F\"}",
      "happened.trick_to", "he himself|his partner|the soloist" },
    { "ending", "{\"happened\":{\"kind\":\"leads-shown\",\"by\":\"M\"},\"soloist\":\"F\"}",
      "happened.leave", "yes|no" },
    { "ending", "{\"happened\":{\"kind\":\"gives-up\",\"by\":\"M\"},\"soloist\":\"M\"}",
      "happened.agreed", "both agree|one of them agrees|none of them agrees" },
    /* end.offer: with his cards he may ask for a level; in null there is none */
    { "ending", HAPPENS("lays-down", "F") "}", "happened.agreed", "both agree|both agree, and he had"
      " asked for schneider|both agree, and he had asked for schwarz|one of them agrees|none of"
      " them agrees|one of them objects, and says which trick he will make" },
    { "ending", "{\"happened\":{\"kind\":\"lays-down\",\"by\":\"F\"},\"soloist\":\"F\",\"game\":\"null\"}",
      "happened.agreed", "both agree|one of them agrees|none of them agrees|one of them objects, and"
      " says which trick he will make" },
    /* announce.required: what was said can have been said too late */
    { "announce", "{\"said\":{\"hand\":true,\"announced\":\"schwarz\"}}", "late",
      "all of it before the lead|hand only after the lead|schwarz only after the lead" },
    { "announce", "{\"said\":{\"ouvert\":true},\"late\":\"ouvert\"}", "late",
      "all of it before the lead|ouvert only after the lead*" },
    { "announce", "{\"said\":{\"announced\":\"schneider\"}}", "late",
      "all of it before the lead|schneider only after the lead" },
    { "announce", "{\"said\":{\"hand\":false}}", "late", "" },
    { "ending", "{\"soloist\":\"M\",\"hands\":{\"F\":\"CJ\",\"M\":\"SJ\",\"R\":\"HJ\"}}", "turn",
      "the defender on the soloist's right|the soloist|the defender on the soloist's left" },
    /* announce.levels announce.ouvert: what can be said with each game */
    { "value", "{\"game\":\"null\"}", "hand", "with the skat|null hand|null ouvert|null ouvert hand" },
    { "value", "{\"game\":\"clubs\",\"hand\":true}", "hand", "with the skat|clubs hand*|clubs hand,"
      " schneider announced|clubs hand, schwarz announced|clubs ouvert" },
    /* pack.points: all 120 card points lie in six tricks at least, with those of the skat */
    { "value", "{\"game\":\"clubs\",\"hand\":false,\"bid\":18,\"matadors\":1,\"points\":120}", "tricks",
      "6|7|8|9|10" },
    { "value", "{\"game\":\"clubs\",\"hand\":false,\"bid\":18,\"cards\":\"CJ CA CT CK CQ C9 C8 C7 SA ST"
      " SK SQ\",\"points\":120}", "tricks", "6|7|8|9|10" },
    /* no number of tricks goes with card points that there are not: all are offered */
    { "value", "{\"game\":\"clubs\",\"hand\":false,\"bid\":18,\"matadors\":1,\"points\":130}", "tricks",
      "0|1|2|3|4|5|6|7|8|9|10" },
    { "value", "{\"game\":\"clubs\",\"contra\":\"re\",\"options\":[\"contra\"]}", "contra",
      "contra|re*|sup|none" },
    { "misdeal", "{\"kind\":\"count\",\"found\":\"play\",\"game\":\"grand\"}", "game",
      "clubs|spades|hearts|diamonds|grand*|null|none yet" },
    { "announce", "{\"said\":{\"ouvert\":true}}", "said.hand",
      "hand|schneider announced|schwarz announced|ouvert*" },
    { "value", "{}", "nothing that is asked", "clubs|spades|hearts|diamonds|grand|null" },
};

START_TEST(what_can_be_answered)
{
    char *said = ask_next((enum form)asked_find(offers[_i].ask), offers[_i].given, offers[_i].at,
                          ENGLISH, NULL), texts[1024] = "", text[1024];
    const char *choices = json_find(json_find(said, "next"), "choices");

    for (struct json_walk w = json_walk(choices); json_next(&w);) {
        member(w.value, "text", text);
        strcat(strcat(texts, *texts != '\0' ? "|" : ""), text);
        if (json_kind(json_find(w.value, "on")) == 't')
            strcat(texts, "*");
    }
    ck_assert_msg(strcmp(texts, offers[_i].texts) == 0, "%s at %s: %s, expected: %s",
                  offers[_i].given, offers[_i].at, texts, offers[_i].texts);
    free(said);
}
END_TEST

/* Why something is asked: deal.wrong-count does not count the skat where it is wrong itself. */
static const struct { const char *ask, *given, *why; } whys[] = {
    { "misdeal", "{\"kind\":\"count\",\"found\":\"play\",\"cards\":{\"F\":10,\"M\":9,\"R\":10,\"skat\":3},"
      "\"soloist\":\"F\",\"game\":\"spades\",\"hand\":true,\"bid\":18}",
      "without those of the skat: the matadors multiply the value" },
    { "misdeal", "{\"kind\":\"count\",\"found\":\"play\",\"cards\":{\"F\":10,\"M\":9,\"R\":11,\"skat\":2},"
      "\"soloist\":\"F\",\"game\":\"spades\",\"hand\":true,\"bid\":18}",
      "with those of the skat: the matadors multiply the value" },
    { "value", "{\"game\":\"null\",\"hand\":false,\"bid\":24}",
      "overbid: the matadors tell which suit or grand game is lost" },
};

START_TEST(it_is_said_why)
{
    char *said = ask_next((enum form)asked_find(whys[_i].ask), whys[_i].given, NULL, ENGLISH, NULL);
    char why[1024];

    member(json_find(said, "next"), "why", why);
    ck_assert_str_eq(why, whys[_i].why);
    free(said);
}
END_TEST

/* What was answered is said again, so that it is understood without its question. */
static const struct { const char *ask, *given, *path, *text; } answers[] = {
    { "value", "{\"game\":\"clubs\",\"hand\":false,\"bid\":0}", "bid", "bid not known" },
    { "value", "{\"game\":\"clubs\",\"hand\":false,\"bid\":18}", "bid", "bid 18" },
    { "value", "{\"game\":\"null\",\"tricks\":1}", "tricks", "1 trick" },
    { "ending", REVOKED ",\"points\":40,\"defenders_points\":30,\"unplayed_tricks\":1}",
      "unplayed_tricks", "each holds 1 card" },
    { "ending", REVOKED ",\"points\":1,\"defenders_points\":30}", "defenders_points", "defenders 30" },
    { "ending", HAPPENS("revoke", "R") "}", "happened.by", "a defender" },
    { "misdeal", "{\"kind\":\"missing\",\"by\":\"F\",\"unannounced\":true}", "game", "none yet" },
};

START_TEST(what_was_answered)
{
    char *said = said_on(answers[_i].ask, answers[_i].given), path[1024], text[1024] = "none";

    for (struct json_walk w = json_walk(json_find(said, "answered")); json_next(&w);) {
        member(w.value, "path", path);
        if (strcmp(path, answers[_i].path) == 0)
            member(w.value, "text", text);
    }
    ck_assert_msg(strcmp(text, answers[_i].text) == 0, "%s: %s, expected: %s", answers[_i].given,
                  text, answers[_i].text);
    free(said);
}
END_TEST

/* What else could be said and would change the ruling, by the paths of its questions. */
static const struct { const char *ask, *given, *paths; } others[] = {
    /* home.contra; end.claim: that the game ended otherwise */
    { "value", "{\"game\":\"clubs\",\"hand\":false,\"bid\":18,\"matadors\":1,\"points\":65}",
      "ending contra" },
    /* end.breach-play-on: the soloist may demand to play on, and win more; a card of a suit that
     * is led with leave breaks nothing */
    { "ending", REVOKED ",\"points\":40,\"defenders_points\":30,\"bid\":18,\"matadors\":1}",
      "happened.play_on happened.leave contra" },
};

START_TEST(what_else_matters)
{
    char *said = said_on(others[_i].ask, others[_i].given), paths[1024] = "", path[1024];

    for (struct json_walk w = json_walk(json_find(said, "more")); json_next(&w);) {
        member(w.value, "path", path);
        strcat(strcat(paths, *paths != '\0' ? " " : ""), path);
    }
    ck_assert_msg(strcmp(paths, others[_i].paths) == 0, "%s: %s, expected: %s", others[_i].given,
                  paths, others[_i].paths);
    free(said);
}
END_TEST

/* home.ramsch-fixed is a scoring of ramsch, so that none is added: home.ramsch-points would be another. All 120 card
 * points are given: forehand's 50 are the most, and he loses 10. */
START_TEST(a_ramsch_keeps_its_scoring)
{
    char *said = said_on("ramsch", "{\"points\":[50,40,30],\"tricks\":[4,3,3],\"options\":[\"ramsch-fixed\"]}");
    const char *scores = json_find(json_find(said, "answer"), "scores");

    ck_assert_msg(scores != NULL && json_same(scores, "[-10,0,0]"), "%s", said);
    free(said);
}
END_TEST

/* What can be said besides adds home.contra to the house rules, and leaves the others. */
START_TEST(contra_comes_beside_other_house_rules)
{
    char *said = said_on("value", "{\"game\":\"clubs\",\"hand\":false,\"bid\":18,\"matadors\":1,"
                         "\"points\":61,\"tricks\":5,\"options\":[\"revolution\"]}");
    int choices = 0;

    for (struct json_walk more = json_walk(json_find(said, "more")); json_next(&more);)
        if (json_is(json_find(more.value, "path"), "contra"))
            for (struct json_walk w = json_walk(json_find(more.value, "choices")); json_next(&w);) {
                const char *set = json_find(w.value, "set"), *options = json_find(set, "options");

                ck_assert_msg(*json_find(set, "contra") == 'n'
                              || json_same(options, "[\"revolution\",\"contra\"]"), "%s", set);
                choices++;
            }
    ck_assert_int_eq(choices, 4);         /* contra, re, sup, none */
    free(said);
}
END_TEST

/* Whichever game was announced, and none, answers the question which one it was: clubs to null, and none yet. */
START_TEST(each_answer_ends_its_question)
{
    char *said = said_on("misdeal", NINE_AND_ELEVEN "}");
    int choices = 0;

    for (struct json_walk w = json_walk(json_find(json_find(said, "next"), "choices")); json_next(&w); choices++) {
        char given[400] = NINE_AND_ELEVEN, path[1024], *then;

        for (struct json_walk set = json_walk(json_find(w.value, "set")); json_next(&set);)
            if (json_kind(set.value) != 'n')
                snprintf(given + strlen(given), sizeof given - strlen(given), ",%.*s:%.*s",
                         (int)(json_past(set.key) - set.key), set.key,
                         (int)(json_past(set.value) - set.value), set.value);
        strcat(given, "}");
        then = said_on("misdeal", given);
        member(json_find(then, "next"), "path", path);
        ck_assert_msg(*path != '\0' && strcmp(path, "game") != 0, "%s: asked again", given);
        free(then);
    }
    ck_assert_int_eq(choices, 7);
    free(said);
}
END_TEST

static const struct {
    const char *given, *clause;
} wrongs[] = {
    /* ten tricks are played: trick.complete */
    { "{\"game\":\"clubs\",\"hand\":false,\"bid\":18,\"matadors\":1,\"points\":61,"
      "\"tricks\":11}", NULL },
    /* all cards have 120 card points: pack.points */
    { "{\"game\":\"clubs\",\"hand\":false,\"bid\":18,\"matadors\":1,\"points\":121,"
      "\"tricks\":10}", NULL },
    /* bids are game values: auction.values */
    { "{\"game\":\"clubs\",\"hand\":false,\"bid\":19,\"matadors\":1,\"points\":61,"
      "\"tricks\":5}", "auction.values" },
};

START_TEST(what_cannot_be_is_refused)
{
    char *said = said_on("value", wrongs[_i].given), clause[1024];
    const char *list = json_find(said, "wrongs"), *answer = json_find(said, "answer");

    ck_assert_msg(answer == NULL || *answer == 'n', "ruled on %s", wrongs[_i].given);
    ck_assert_msg(list != NULL && list[1] == '{', "nothing is refused in %s", said);
    member(list + 1, "clause", clause);
    if (wrongs[_i].clause != NULL)
        ck_assert_str_eq(clause, wrongs[_i].clause);
    free(said);
}
END_TEST

/* ---------------------------------------------------------------------- disputes */

/* The words of players, and the kind of incident that they mean; a null pointer: none. */
static const struct { const char *words, *kind; } searches[] = {
    { "revoke", "revoke" }, { "verleugnet", "revoke" }, { "VERLEUGNET", "revoke" },
    { "misdeal", "count" }, { "vergeben", "count" }, { "ouvert not laid", "not-laid-open" },
    { "wrong dealer", "dealer" }, { "xyzzy", NULL },
    { "laut gez\u00e4hlt", "trick.counting" }, { "spectator", "general.hands" }, { "Zuschauer", "general.hands" },
    { "wortlos Skat genommen", "auction.forehand-alone" }, { "Endabrechnung", "sheet.seeger" },
    { "zamienił odłożone karty", "skat.closed" }, { "erst hinterher gemerkt", "revoke" },
    { "skok w licytacji", "auction" },
    { "contra too late", "home.contra-time" }, { "Kontra zu sp\u00e4t", "home.contra-time" },
    { "kontra za p\u00f3\u017ano", "home.contra-time" }, { "cut too few cards", "cut" },
    { "peeked at the skat", "skat-seen" }, { "Karte unter dem Tisch", "missing" },
    { "saw the cards while he was shuffling", "shuffle" }, { "nobody to cut", "cutter-away" },
    { "forgot to announce", "early-lead" }, { "vergessen anzusagen", "early-lead" },
    { "forgot to announce", "announce" }, { "trick not complete", "leads-on" },
    { "Stich nicht vollst\u00e4ndig", "leads-on" }, { "names his trick", "betrayal" },
    { "nennt seinen Stich", "betrayal" }, { "picked up the skat", "skat-taken" },
    { "bids after passing", "auction" }, { "pas a chce dál dražit", "auction" },
    { "passed by mistake", "auction" }, { "Hand nicht angesagt", "announce" },
    { "schneider announced after taking skat", "announce" }, { "table talk", "betrayal" },
    { "Gegenspieler sagt spiel Herz", "betrayal" },
    { "Kontra", "contra\",\"options\":[\"contra" },
    { "picked up the skat", "happened.kind" }, { "card turned up in dealing", "exposed" },
    { "looked at the put away cards", "happened.kind" },
    { "nicht zugegeben", "revoke" }, { "Gedrücktes angeschaut", "happened.kind" },
    { "zwei Karten gleichzeitig", "card-shown" }, { "szwarc bez punktów", "level.schwarz" },
    { "cofnął pas", "auction" }, { "čí je štych", "trick.winner" }, { "skat untouched", "announce" },
    { "did not say hand", "announce" }, { "changed his mind", "announce.final" },
    { "two cards at once", "card-shown" },
};

START_TEST(slang_finds_the_incident)
{
    struct out out = grown_begin(ENGLISH);
    struct json json = { .out = &out };
    char kind[64], *text;

    find_disputes(&json, searches[_i].words);
    text = grown_text(&out);
    ck_assert_ptr_nonnull(text);
    if (searches[_i].kind == NULL) {
        ck_assert_str_eq(text, "[]");
    } else {
        snprintf(kind, sizeof kind, "\"%s\"", searches[_i].kind);
        ck_assert_msg(strstr(text, kind) != NULL, "%s: %s", searches[_i].words, text);
    }
    free(text);
}
END_TEST

/* What the dealer does belongs to the deal, and is offered first; what others do does not. */
static const struct { const char *words, *first; } firsts[] = {
    { "dealer looked at the skat", "misdeal" }, { "der Geber hat in den Skat gesehen", "misdeal" },
    { "soloist looked at the skat", "ending" },
};

START_TEST(the_dealer_opens_the_deal)
{
    struct out out = grown_begin(ENGLISH);
    struct json json = { .out = &out };
    char first[64], *text;

    find_disputes(&json, firsts[_i].words);
    text = grown_text(&out);
    ck_assert_ptr_nonnull(text);
    snprintf(first, sizeof first, "[{\"ask\":\"%s\"", firsts[_i].first);
    ck_assert_msg(strncmp(text, first, strlen(first)) == 0, "%s: %s", firsts[_i].words, text);
    free(text);
}
END_TEST

/* A search for small words alone finds what has them, and not everything. */
START_TEST(small_words_are_words)
{
    static const char *const words[] = { "the", "der", "to", "was the", "na" };
    struct out out = grown_begin(ENGLISH);
    struct json json = { .out = &out };
    char *text;

    find_disputes(&json, words[_i]);
    text = grown_text(&out);
    ck_assert_ptr_nonnull(text);
    ck_assert_int_lt(json_count(text), 30);
    free(text);
}
END_TEST

/* All disputes in three parts: each once in all, with a name of its own in its part; of the deal all
 * misdeals, of the play all that happens, and before these what has no fact of its own. */
START_TEST(each_dispute_stands_once)
{
    struct out out = grown_begin((enum language)_i);
    struct json json = { .out = &out };
    static char seen[400][160];
    char *text, asks[3][80] = { "", "\"misdeal\"", "\"ending\"" };
    int count = 0, part = 0;

    put_all_disputes(&json, NULL);
    text = grown_text(&out);
    ck_assert_ptr_nonnull(text);
    for (struct json_walk w = json_walk(text); json_next(&w); part++) {
        ck_assert_int_lt(part, 3);
        for (struct json_walk d = json_walk(json_find(w.value, "disputes")); json_next(&d); count++) {
            char *ask = json_copy_new(json_find(d.value, "ask"));
            char *set = json_copy_new(json_find(d.value, "set"));
            char *name = json_copy_new(json_find(d.value, "text"));

            ck_assert_int_lt(count, 400);
            snprintf(seen[count], sizeof seen[count], "%s %s %s", ask, set,
                     strcmp(set, "{}") == 0 ? name : "");
            for (int n = 0; n < count; n++)
                ck_assert_str_ne(seen[n], seen[count]);
            if (part > 0)
                ck_assert_str_eq(ask, asks[part]);
            else
                ck_assert_msg(strstr(set, "happened") == NULL && strstr(set, "kind") == NULL, "%s", set);
            free(ask);
            free(set);
            free(name);
        }
    }
    ck_assert_int_eq(part, 3);
    ck_assert_int_gt(count, 40);
    free(text);
}
END_TEST

/* What does not go with an incident is refused; the engine would not have looked at it. One fact
 * in a row: 2 ways to agree, to object and so on. */
static struct skr_incident incident_of(enum skr_happening kind, int seat, int n)
{
    return (struct skr_incident){
        .kind = kind, .seat = seat, .agreed = n % 2 ? 6u : 0, .objected = n / 2 % 2 ? 4u : 0,
        .play_on = n / 4 % 2 != 0, .leave = n / 8 % 2 != 0, .others_get = n / 16 % 2,
        .noticed = (enum skr_noticed)(n / 32 % 4), .asked = (enum skr_level)(n / 128 % 3),
        .trick_to = n / 384 % 3,
    };
}

static void forget(struct skr_incident *i)
{
    if (!fact_happens(FACT_AGREED, i->kind))
        i->agreed = 0;
    if (!fact_happens(FACT_OBJECTED, i->kind))
        i->objected = 0;
    if (!fact_happens(FACT_PLAY_ON, i->kind))
        i->play_on = false;
    if (!fact_happens(FACT_LEAVE_GIVEN, i->kind))
        i->leave = false;
    if (!fact_happens(FACT_OTHERS_GET, i->kind))
        i->others_get = 0;
    if (!fact_happens(FACT_NOTICED, i->kind))
        i->noticed = SKR_NOTICED_AT_ONCE;
    if (!fact_happens(FACT_ASKED, i->kind))
        i->asked = SKR_NO_LEVEL;
    if (!fact_happens(FACT_TRICK_TO, i->kind))
        i->trick_to = 0;
}

static void ruled_alike(const struct skr_position *p, const struct skr_incident *i)
{
    struct skr_incident bare = *i;
    struct skr_ruling one = { .over = false }, other = { .over = false };
    enum skr_error error = skr_rule(p, i, &one);

    /* end.play-on: too late after the last card, when nothing is left to be played. */
    if (i->noticed == SKR_NOTICED_PLAYED && !fact_happens(FACT_NOTICED, i->kind))
        return;
    forget(&bare);
    ck_assert_int_eq(skr_rule(p, &bare, &other), error);
    if (error != SKR_OK)
        return;
    ck_assert_msg(one.over == other.over && one.open == other.open && one.clause == other.clause
                  && one.rest == other.rest && one.put_right == other.put_right
                  && one.may_change == other.may_change
                  && one.facts.end.how == other.facts.end.how
                  && one.facts.end.asked == other.facts.end.asked
                  && one.facts.taken.points == other.facts.taken.points,
                  "%s, %s: what is said besides counts", p->facts.code->name,
                  term_key(&happening_terms, (int)i->kind));
}

START_TEST(what_does_not_go_with_it_changes_nothing)
{
    const struct skr_taken taken[] = {
        { .points = 40, .tricks = 4, .unplayed_points = 50, .unplayed_tricks = 3 },
        { .points = 65, .tricks = 5, .unplayed_points = 30, .unplayed_tricks = 3 },
        { .points = 10, .unplayed_points = 110, .unplayed_tricks = 10 },
    };
    struct skr_position p = { .facts = {
        .contract = { .game = { .game = SKR_GAME_CLUBS }, .matadors = 1, .bid = 18 } } };

    p.facts.code = skr_code_at(_i);
    for (int t = 0; t < 3; t++)
        for (int kind = 0; kind < happening_terms.count; kind++)
            for (int n = 0; n < 3 * 1152; n++) {
                struct skr_incident i = incident_of((enum skr_happening)kind, n % 3, n / 3);

                p.facts.taken = taken[t];
                ruled_alike(&p, &i);
            }
}
END_TEST

/* Whoever answers anew what happened is not refused for what he said of it before. */
START_TEST(what_was_said_of_another_incident_is_dropped)
{
    char given[600], kind[64], *said;

    snprintf(given, sizeof given, "{\"happened\":{\"kind\":\"%s\",\"by\":\"M\",\"agreed\":[\"M\"],"
             "\"objected\":[\"R\"],\"asked\":\"schwarz\",\"others_get\":2,\"play_on\":true,"
             "\"noticed\":\"led\",\"leave\":true,\"trick_to\":\"R\"},\"soloist\":\"F\"}",
             term_key(&happening_terms, _i));
    said = said_on("ending", given);
    ck_assert_msg(json_count(json_find(said, "wrongs")) == 0, "%s", said);
    for (int row = FACT_AGREED; row <= FACT_TRICK_TO; row++) {
        const char *happened = json_find(json_find(said, "given"), "happened");

        snprintf(kind, sizeof kind, "%s of %s", facts[row].key, term_key(&happening_terms, _i));
        ck_assert_msg((json_find(happened, facts[row].key) != NULL)
                      == fact_happens((enum fact_row)row, (enum skr_happening)_i), "%s: %s", kind, said);
    }
    free(said);
}
END_TEST

/* trick.complete: the trick turns out to be the leader's own, so there is nothing to demand. */
START_TEST(a_demand_without_a_breach_is_dropped)
{
    static const char *const trick_to[] = { "M", "R" };
    char given[300], *said;

    snprintf(given, sizeof given, "{\"happened\":{\"kind\":\"leads-on\",\"by\":\"M\",\"play_on\":true,"
             "\"noticed\":\"led\",\"trick_to\":\"%s\"},\"soloist\":\"F\",\"game\":\"clubs\",\"bid\":18}",
             trick_to[_i]);
    said = said_on("ending", given);
    ck_assert_msg(json_count(json_find(said, "wrongs")) == 0, "%s", said);
    ck_assert_msg((json_find(json_find(json_find(said, "given"), "happened"), "play_on") != NULL) == (_i == 1),
                  "%s", said);
    free(said);
}
END_TEST

#define COUNT(list) (int)(sizeof (list) / sizeof *(list))

static Suite *dialog_suite(void)
{
    Suite *suite = suite_create("dialog");
    TCase *tests = tcase_create("dialog");

    tcase_add_loop_test(tests, the_verdict_begins_with_the_number, 0, COUNT(verdicts));
    tcase_add_loop_test(tests, the_sentence_on_the_case_decides, 0, COUNT(decide));
    tcase_add_loop_test(tests, a_breach_has_its_clause, 0, COUNT(done));
    tcase_add_loop_test(tests, a_sentence_has_its_number_in_every_language, 0,
                        COUNT(decide));
    tcase_add_loop_test(tests, one_question_at_a_time, 0, COUNT(nexts));
    tcase_add_loop_test(tests, who_wins_is_said_before_the_value, 0, COUNT(early));
    tcase_add_test(tests, card_points_are_asked_together);
    tcase_add_test(tests, what_the_cards_tell_is_not_an_answer);
    tcase_add_test(tests, a_ramsch_keeps_its_scoring);
    tcase_add_test(tests, contra_comes_beside_other_house_rules);
    tcase_add_test(tests, each_answer_ends_its_question);
    tcase_add_loop_test(tests, it_is_said_why, 0, COUNT(whys));
    tcase_add_loop_test(tests, what_can_be_answered, 0, COUNT(offers));
    tcase_add_loop_test(tests, what_was_answered, 0, COUNT(answers));
    tcase_add_loop_test(tests, what_else_matters, 0, COUNT(others));
    tcase_add_loop_test(tests, what_cannot_be_is_refused, 0, COUNT(wrongs));
    tcase_add_loop_test(tests, slang_finds_the_incident, 0, COUNT(searches));
    tcase_add_loop_test(tests, the_dealer_opens_the_deal, 0, COUNT(firsts));
    tcase_add_loop_test(tests, small_words_are_words, 0, 5);
    tcase_add_loop_test(tests, each_dispute_stands_once, ENGLISH, LANGUAGES);
    tcase_add_loop_test(tests, what_does_not_go_with_it_changes_nothing, 0, 4);
    tcase_add_loop_test(tests, what_was_said_of_another_incident_is_dropped, 0, 23);
    tcase_add_loop_test(tests, a_demand_without_a_breach_is_dropped, 0, 2);
    suite_add_tcase(suite, tests);
    return suite;
}

int main(void)
{
    return run_suite(dialog_suite(), NULL);
}
