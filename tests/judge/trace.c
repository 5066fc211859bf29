/* The trace of a judgment: what each move came to. The card points are S1.2; who wins a
 * trick, and what ends a game, is worked out beside each game. */
#include <stdio.h>
#include <string.h>

#include "../support/suite.h"
#include "formats/format.h"
#include "judge/trace.h"
#include "words/names.h"

/* Forehand has all jacks and six clubs; middlehand seven spades and the best hearts. */
#define DEAL "\"F\":\"CJ SJ HJ DJ CA CT CK CQ C9 C8\",\"M\":\"SA ST SK SQ S9 S8 S7 HA HT HK\"," \
    "\"R\":\"HQ H9 H8 H7 DA DT DK DQ D9 D8\",\"skat\":\"C7 D7\""
#define HIDDEN "\"F\":\"?? ?? ?? ?? ?? ?? ?? ?? ?? ??\",\"M\":\"SA ST SK SQ S9 S8 S7 HA HT HK\"," \
    "\"R\":\"HQ H9 H8 H7 DA DT DK DQ D9 D8\",\"skat\":\"C7 D7\""
#define CLUBS "F \"soloist\",\"bid\":18", "F \"take\"", \
    "F \"announce\",\"game\":\"clubs\",\"discard\":\"C7 D7\""
#define GRAND_HAND "F \"soloist\",\"bid\":18", \
    "F \"announce\",\"game\":\"grand\",\"hand\":true"

static struct record record;
static struct judgment judgment;
static struct trace trace;
static struct skr_code code;

/* A card is "F CJ", another event its name with what follows it in a record. */
static void put_event(char *to, const char *event)
{
    if (strlen(event) == 4)
        sprintf(to, "{\"seat\":\"%c\",\"event\":\"card\",\"card\":\"%s\"}", event[0], event + 2);
    else
        sprintf(to, "{\"seat\":\"%c\",\"event\":%s}", event[0], event + 2);
}

static void judge(const char *rules, const char *deal, const char *const event[])
{
    static char text[16384];
    char *end = text + sprintf(text, "{\"skatref\":1,%s\"deal\":{%s},\"events\":[", rules, deal);

    for (int n = 0; event[n] != NULL; n++) {
        if (n > 0)
            strcat(end, ",");
        put_event(end + strlen(end), event[n]);
    }
    strcat(end, "],\"result\":null}");
    json_format.read(text, text + strlen(text), &record, NULL);
    ck_assert_msg(record.malformed.clause == SKR_C_NONE, "%s: %s", text,
                  record.malformed.clause != SKR_C_NONE ? record.malformed.expected : "");
    memset(&trace, 0xAA, sizeof trace);
    judge_traced(&record, record_code(&record, NULL, 0, &code), &judgment, &trace);
}
#define JUDGE_BY(rules, deal, ...) judge(rules, deal, (const char *const[]){ __VA_ARGS__, NULL })
#define JUDGE(...) JUDGE_BY("", DEAL, __VA_ARGS__)

static void side_is(struct traced_side side, int points, int tricks)
{
    ck_assert_int_eq(side.points, points);
    ck_assert_int_eq(side.tricks, tricks);
}

/* The cards of a trick, "CJ SA HQ", and their place in it. */
static void trick_is(const struct traced *t, int number, const char *cards)
{
    char text[16] = "", name[3];

    for (int n = 0; n < t->laid; n++) {
        skr_card_write(t->card[n], name);
        sprintf(text + strlen(text), "%s%s", n > 0 ? " " : "", name);
    }
    ck_assert_int_eq(t->trick, number);
    ck_assert_str_eq(text, cards);
}

/* --------------------------------------------------------------------- tests */

START_TEST(before_the_first_card)
{
    JUDGE("M \"bid\",\"bid\":18", "F \"hold\"", "M \"pass\"", "R \"pass\"", "F \"take\"",
          "F \"announce\",\"game\":\"clubs\",\"discard\":\"C7 D7\"");
    ck_assert_int_eq(trace.deal.phase, SKR_PHASE_AUCTION);
    ck_assert_uint_eq(trace.deal.turn, 1u << SKR_MIDDLEHAND);
    ck_assert_uint_eq(trace.move[0].turn, 1u << SKR_FOREHAND);
    ck_assert_uint_eq(trace.move[2].turn, 1u << SKR_REARHAND);
    ck_assert_int_eq(trace.move[3].phase, SKR_PHASE_SKAT);
    ck_assert_int_eq(skr_count(trace.move[3].hand[SKR_FOREHAND]), 10);
    ck_assert_int_eq(skr_count(trace.move[4].hand[SKR_FOREHAND]), 12);
    ck_assert_uint_eq(trace.move[4].skat, 0);
    ck_assert_int_eq(trace.move[5].phase, SKR_PHASE_PLAY);
    ck_assert_int_eq(skr_count(trace.move[5].hand[SKR_FOREHAND]), 10);
    ck_assert_int_eq(skr_count(trace.move[5].skat), 2);
    for (int n = 0; n < 6; n++) {
        ck_assert(trace.move[n].counts);
        ck_assert_int_eq(trace.move[n].trick, 0);
        ck_assert_int_eq(trace.move[n].place, 0);
        ck_assert_int_eq(trace.move[n].over, SKR_C_NONE);
    }
    ck_assert_int_eq(trace.skat, 0);
}
END_TEST

/* Jack 2, ace 11, queen 3; jack 2, ten 10, nine 0. */
START_TEST(tricks_and_points)
{
    JUDGE(CLUBS, "F CJ", "M SA", "R HQ", "F SJ", "M ST", "R H9", "F HJ");
    trick_is(&trace.move[3], 1, "CJ");
    ck_assert_int_eq(trace.move[3].winner, SKR_NOBODY);
    ck_assert_int_eq(trace.move[3].points, 0);
    trick_is(&trace.move[5], 1, "CJ SA HQ");
    ck_assert_int_eq(trace.move[5].place, 3);
    ck_assert_int_eq(trace.move[5].winner, SKR_FOREHAND);
    ck_assert_int_eq(trace.move[5].points, 16);
    side_is(trace.move[5].soloist, 16, 1);
    side_is(trace.move[5].defenders, 0, 0);
    side_is(trace.move[5].left, 104, 9);
    side_is(trace.move[8].soloist, 28, 2);
    side_is(trace.move[8].seat[SKR_FOREHAND], 28, 2);
    trick_is(trace_last(&trace, &record), 3, "HJ");
    ck_assert_uint_eq(trace_last(&trace, &record)->turn, 1u << SKR_MIDDLEHAND);
    ck_assert_int_eq(skr_count(trace_last(&trace, &record)->hand[SKR_FOREHAND]), 7);
    ck_assert_int_eq(trace.rest, SKR_REST_NOBODYS);
}
END_TEST

/* With four jacks clubs are worth at least 60; a null announced after it, worth 23, is
 * refused, so that a jack still takes the ace. */
START_TEST(a_refused_announcement_changes_no_winner)
{
    JUDGE(CLUBS, "F \"announce\",\"game\":\"null\"", "F CJ", "M SA", "R HQ");
    ck_assert(!trace.move[3].counts);
    ck_assert_int_eq(trace.move[6].winner, SKR_FOREHAND);
    side_is(trace.move[6].soloist, 16, 1);
}
END_TEST

/* Null is lost with the first trick; what is played then lies there, and counts no more. */
START_TEST(cards_after_the_end)
{
    JUDGE("F \"soloist\",\"bid\":18", "F \"announce\",\"game\":\"null\",\"hand\":true", "F CA", "M SA",
          "R HQ", "F CT");
    ck_assert_int_eq(trace.move[3].over, SKR_C_NONE);
    ck_assert_int_eq(trace.move[4].over, SKR_C_END_NULL);
    ck_assert_int_eq(trace.move[4].phase, SKR_PHASE_OVER);
    ck_assert_uint_eq(trace.move[4].turn, 0);
    ck_assert_int_eq(trace.move[4].decided, SKR_DECIDED_LOST);
    ck_assert(trace.move[4].counts);
    ck_assert(!trace.move[5].counts);
    trick_is(&trace.move[5], 2, "CT");
}
END_TEST

/* Middlehand, who has hearts, plays a spade on a heart lead: a revoke, which ends the
 * game. Forehand demands to play on; the spade, and the card after it, are taken back. */
START_TEST(cards_taken_back)
{
    JUDGE_BY("", "\"F\":\"CJ SJ HJ DJ CA CT CK CQ C9 HQ\",\"M\":\"SA ST SK SQ S9 S8 S7 HA HT HK\","
             "\"R\":\"C8 H9 H8 H7 DA DT DK DQ D9 D8\",\"skat\":\"C7 D7\"",
             CLUBS, "F HQ", "M SA", "R H9", "F \"play-on\"", "M HA", "R H9");
    ck_assert_int_eq(trace.move[4].over, SKR_C_PLAY_FOLLOW);
    ck_assert(!trace.move[4].counts);
    ck_assert(!trace.move[5].counts);
    ck_assert(trace.move[6].counts);
    trick_is(&trace.move[6], 1, "HQ");
    ck_assert_int_eq(trace.move[6].over, SKR_C_NONE);
    ck_assert_int_eq(trace.move[7].place, 2);
    ck_assert(trace.move[7].counts);
    trick_is(&trace.move[8], 1, "HQ HA H9");
    ck_assert_int_eq(trace.move[8].winner, SKR_MIDDLEHAND);
    side_is(trace.move[8].defenders, 14, 1);
}
END_TEST

/* Clubs with four, game five, worth 60 by itself; a bid of 264 needs more than schwarz:
 * five, hand, schneider, schwarz, ouvert are at most 11 times 12. */
START_TEST(decided_before_the_first_card)
{
    JUDGE("F \"soloist\",\"bid\":264", "F \"take\"",
          "F \"announce\",\"game\":\"clubs\",\"discard\":\"C7 D7\"");
    ck_assert_int_eq(trace.deal.decided, SKR_OPEN);
    ck_assert_int_eq(trace.move[1].decided, SKR_OPEN);
    ck_assert_int_eq(trace.move[2].decided, SKR_DECIDED_LOST);
    ck_assert_int_eq(trace_facts(&judgment, &trace.move[2]).contract.bid, 264);
}
END_TEST

/* Forehand, who has all trumps, throws his cards down after the first trick. */
START_TEST(who_gets_the_rest)
{
    JUDGE(CLUBS, "F CJ", "M SA", "R HQ", "M \"throw\"");
    ck_assert_int_eq(trace.rest, SKR_REST_SOLOISTS);
    JUDGE(CLUBS, "F CJ", "M SA", "R HQ", "F \"throw\"");
    ck_assert_int_eq(trace.rest, SKR_REST_DEFENDERS);
    JUDGE(CLUBS, "F CJ", "M SA", "R HQ", "F \"concede\"");
    ck_assert_int_eq(trace.rest, SKR_REST_NOBODYS);
}
END_TEST

/* After a card that is not shown nobody knows the tricks. */
START_TEST(a_hidden_card)
{
    JUDGE(CLUBS, "F CJ", "M ??", "R HQ");
    trick_is(&trace.move[3], 1, "CJ");
    ck_assert_int_eq(trace.move[4].place, 0);
    ck_assert(!trace.move[4].counts);
    ck_assert_int_eq(trace.move[5].place, 0);
    trick_is(&trace.move[5], 1, "CJ");
}
END_TEST

/* Without a game no card belongs to a trick. */
START_TEST(no_game)
{
    JUDGE("F \"soloist\",\"bid\":18", "F CJ", "M SA");
    ck_assert_int_eq(trace.move[1].place, 0);
    ck_assert_int_eq(trace.move[2].place, 0);
    ck_assert(!trace.move[2].counts);
    JUDGE("M \"pass\"", "R \"pass\"", "F \"pass\"", "F CJ");
    ck_assert_int_eq(trace.move[2].over, SKR_C_AUCTION_PASSED_IN);
    ck_assert_int_eq(trace.move[3].place, 0);
}
END_TEST

/* The skat is put away, but the record does not say so: the judge cannot follow, and the
 * cards still lie on the table. */
START_TEST(cards_that_the_judge_cannot_follow)
{
    JUDGE("F \"soloist\",\"bid\":18", "F \"take\"", "F \"announce\",\"game\":\"clubs\"", "F CJ", "M SA",
          "R HQ");
    ck_assert_int_eq(trace.move[2].phase, SKR_PHASE_DISCARD);
    ck_assert_int_eq(trace.move[5].winner, SKR_FOREHAND);
    ck_assert_int_eq(trace.move[5].points, 16);
    ck_assert(!trace.move[5].counts);
}
END_TEST

/* Ramsch: each for himself, and only the jacks are trumps. */
START_TEST(ramsch)
{
    JUDGE_BY("\"code\":\"isko2022\",\"options\":[\"ramsch\"],", DEAL, "M \"pass\"", "R \"pass\"", "F \"pass\"",
             "F C8", "M SA", "R HQ", "F C9", "M HK", "R DA");
    ck_assert_int_eq(trace.move[2].phase, SKR_PHASE_PLAY);
    /* The skat lies there, though it counts for nobody yet. */
    for (int n = 0; n < 9; n++)
        ck_assert_uint_eq(trace.move[n].skat,
                          SKR_BIT(skr_card_read("C7", 2)) | SKR_BIT(skr_card_read("D7", 2)));
    side_is(trace.move[5].seat[SKR_FOREHAND], 14, 1);
    side_is(trace.move[8].seat[SKR_FOREHAND], 29, 2);
    side_is(trace.move[8].left, 91, 8);
    ck_assert_int_eq(trace.move[8].decided, SKR_OPEN);
    side_is(trace.move[8].soloist, 0, 0);
}
END_TEST

/* Forehand passes two of twelve cards on, and middlehand finds them in front of him. */
START_TEST(pushing)
{
    JUDGE_BY("\"code\":\"isko2022\",\"options\":[\"pushed-ramsch\"],", DEAL, "F \"push\",\"cards\":\"C7 C8\"",
             "M \"refuse\"");
    ck_assert_int_eq(trace.move[0].phase, SKR_PHASE_PUSH);
    ck_assert_uint_eq(trace.move[0].turn, 1u << SKR_MIDDLEHAND);
    ck_assert_int_eq(skr_count(trace.move[0].hand[SKR_FOREHAND]), 10);
    ck_assert_uint_eq(trace.move[0].skat,
                      SKR_BIT(skr_card_read("C7", 2)) | SKR_BIT(skr_card_read("C8", 2)));
    ck_assert_uint_eq(trace.move[1].turn, 1u << SKR_REARHAND);
}
END_TEST

/* clause end.announced-late: forehand leads before he announces, and his card stays. */
START_TEST(a_lead_before_the_announcement)
{
    JUDGE_BY("\"code\":\"altenburg1937\",", DEAL, "F \"soloist\",\"bid\":18", "F CJ", "M SA", "R HQ", "F \"announce\",\"game\":\"clubs\",\"hand\":true",
          "F SJ");
    trick_is(&trace.move[3], 1, "CJ SA HQ");
    ck_assert_int_eq(trace.move[3].winner, SKR_FOREHAND);
    side_is(trace.move[3].soloist, 16, 1);
    ck_assert(trace.move[1].counts && trace.move[2].counts && trace.move[3].counts);
    trick_is(&trace.move[5], 2, "SJ");
    JUDGE_BY("\"code\":\"altenburg1937\",", DEAL, "F \"soloist\",\"bid\":18", "F CJ", "M SA", "F \"announce\",\"game\":\"clubs\",\"hand\":true",
          "M HA", "R HQ");
    ck_assert(!trace.move[2].counts);
    ck_assert_int_eq(trace.move[2].place, 0);
    trick_is(&trace.move[5], 1, "CJ HA HQ");
}
END_TEST

/* A record that cannot be read has an empty trace. */
START_TEST(malformed)
{
    static const char bad[] = "{\"skatref\":1}";

    json_format.read(bad, bad + strlen(bad), &record, NULL);
    memset(&trace, 0xAA, sizeof trace);
    judge_traced(&record, skr_code_at(0), &judgment, &trace);
    ck_assert_int_eq(trace.deal.trick, 0);
    ck_assert_int_eq(trace.rest, SKR_REST_NOBODYS);
    ck_assert_int_eq(trace.skat, 0);
}
END_TEST

/* A game that ends before the play, after its last card, or without a game. */
START_TEST(how_a_deal_is_over)
{
    static const char *const cards[3] = {
        "CJSJHJDJCACTCKCQC9C8", "SASTSKSQS9S8S7HAHTHK", "HQH9H8H7DADTDKDQD9D8",
    };
    static char card[30][8];
    const char *event[34] = { CLUBS };

    JUDGE(NULL);
    ck_assert_ptr_eq(trace_last(&trace, &record), &trace.deal);
    JUDGE("F \"soloist\",\"bid\":18", "F \"left\"");
    ck_assert_int_eq(trace_last(&trace, &record)->over, SKR_C_END_ABSENT);
    JUDGE("M \"pass\"", "R \"pass\"", "F \"pass\"");
    ck_assert_int_eq(trace_last(&trace, &record)->over, SKR_C_AUCTION_PASSED_IN);
    JUDGE(CLUBS, "M \"concede\"", "F \"play-on\"");
    ck_assert_int_eq(trace_last(&trace, &record)->over, SKR_C_NONE);
    for (int n = 0; n < 30; n++) {
        sprintf(card[n], "%c %.2s", "FMR"[n % 3], cards[n % 3] + n / 3 * 2);
        event[3 + n] = card[n];
    }
    judge("", DEAL, event);
    ck_assert_int_eq(trace_last(&trace, &record)->over, SKR_C_END_PLAY_OUT);
    side_is(trace_last(&trace, &record)->soloist, 120, 10);
}
END_TEST

/* The judge cannot follow a game whose cards put away are hidden, nor a ramsch that somebody
 * has left; the table goes on, to its tenth trick. */
START_TEST(cards_after_the_judge_has_stopped)
{
    static const char *const hidden[] = {
        "F \"soloist\",\"bid\":18", "F \"take\"",
        "F \"announce\",\"game\":\"clubs\",\"discard\":\"?? ??\"",
    };
    const char *event[35] = { hidden[0], hidden[1], hidden[2] };

    JUDGE("F \"soloist\",\"bid\":18", "M SA");
    ck_assert_int_eq(trace_last(&trace, &record)->trick, 0);
    for (int n = 0; n < 31; n++)
        event[3 + n] = n % 3 == 0 ? "F CA" : n % 3 == 1 ? "M C8" : "R C9";
    judge("", DEAL, event);
    ck_assert_int_eq(trace.move[32].trick, 10);
    ck_assert_int_eq(trace.move[33].place, 0);
    ck_assert_int_eq(trace.move[32].left.points, 0);
    JUDGE_BY("\"options\":[\"ramsch\"],", DEAL, "M \"pass\"", "R \"pass\"", "F \"pass\"", "F CJ",
             "M \"left\"", "M SA", "R HQ");
    trick_is(trace_last(&trace, &record), 1, "CJ SA HQ");
    JUDGE_BY("\"options\":[\"ramsch\"],", HIDDEN, "M \"pass\"", "R \"pass\"", "F \"pass\"",
             "F CJ", "M SA", "R HQ");
    trick_is(trace_last(&trace, &record), 1, "CJ SA HQ");
}
END_TEST

/* The jack of clubs lies in the skat, too, so that no clause rules on what happens besides
 * cards. Forehand has played out of turn once, and has no card left to lead: so the next player
 * does. clause play.turn, derived */
START_TEST(on_turn_without_a_card)
{
    JUDGE_BY("", "\"F\":\"CJ SJ HJ DJ CA CT CK CQ C9 C8\",\"M\":\"SA ST SK SQ S9 S8 S7 HA HT HK\","
             "\"R\":\"HQ H9 H8 H7 DA DT DK DQ D9 D8\",\"skat\":\"CJ D7\"",
             GRAND_HAND, "F CJ", "M SA", "R HQ", "F SJ", "M ST", "R H9", "F HJ", "M SK",
             "R H8", "F DJ", "M SQ", "R H7", "F CA", "M S9", "R DA", "F CT", "M S8", "R DT",
             "F CK", "M S7", "R DK", "F CQ", "M HA", "R DQ", "F C9", "F C8", "M HT");
    ck_assert_uint_eq(trace.move[26].turn, 1u << SKR_MIDDLEHAND);
    ck_assert_int_eq(trace_last(&trace, &record)->winner, SKR_FOREHAND);
    ck_assert_int_eq(trace_last(&trace, &record)->phase, SKR_PHASE_PLAY);
    ck_assert_uint_eq(trace_last(&trace, &record)->turn, 1u << SKR_MIDDLEHAND);
}
END_TEST

/* The judgment is the same with a trace and without. */
START_TEST(judged_alike_without_a_trace)
{
    static struct judgment other;

    JUDGE(CLUBS, "F CJ", "M SA", "R SA", "F SJ");
    judge_record(&record, judgment.code, &other);
    ck_assert(judged_alike(&judgment, &other));
    ck_assert_int_gt(other.findings, 0);
}
END_TEST

/* A ramsch whose result names no soloist: what an earlier record left in memory does not count. Middlehand has
 * 46 card points (18, 13, 11 and 4), forehand 10, rearhand 14 + 6 + 14 + 16 = 50: he loses, with the 14 of the
 * skat. S1.2 S1.23 */
START_TEST(a_figure_that_is_not_recorded)
{
    static const char deal[] = "{\"skatref\":1,\"options\":[\"ramsch\"],\"deal\":{"
        "\"F\":\"CK CT C9 C7 SQ SJ HA HK DQ DT\",\"M\":\"CA C8 SK ST S9 HJ H9 H8 D9 D8\","
        "\"R\":\"CQ CJ S8 S7 HT H7 DA DK DJ D7\",\"skat\":\"SA HQ\"},\"events\":["
        "{\"seat\":\"M\",\"event\":\"pass\"},{\"seat\":\"R\",\"event\":\"pass\"},"
        "{\"seat\":\"F\",\"event\":\"pass\"}";
    static const char cards[] = "F CK M CA R CQ M H8 R HT F HK R CJ F SJ M HJ R DA F DQ M D8 R S7 F SQ M ST "
        "M S9 R S8 F HA M C8 R DK F C7 M D9 R D7 F DT F C9 M H9 R H7 F CT M SK R DJ ";
    static char text[4096];
    char *end = text + sprintf(text, "%s", deal);

    for (const char *card = cards; *card != '\0'; card += 5)
        end += sprintf(end, ",{\"seat\":\"%c\",\"event\":\"card\",\"card\":\"%.2s\"}", *card, card + 2);
    end += sprintf(end, "],\"result\":{\"points\":7}}");
    for (int rubbish = 0; rubbish < 0x80; rubbish++) {
        memset(&record, rubbish, sizeof record);
        record.decoded = NULL;
        json_format.read(text, end, &record, NULL);
        judge_record(&record, record_code(&record, NULL, 0, &code), &judgment);
        ck_assert_int_eq(judgment.findings, 1);
        ck_assert_int_eq(judgment.finding[0].ruled.number, 64);
    }
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("trace");
    TCase *tests = tcase_create("trace");

    tcase_add_test(tests, before_the_first_card);
    tcase_add_test(tests, tricks_and_points);
    tcase_add_test(tests, a_refused_announcement_changes_no_winner);
    tcase_add_test(tests, cards_after_the_end);
    tcase_add_test(tests, cards_taken_back);
    tcase_add_test(tests, decided_before_the_first_card);
    tcase_add_test(tests, who_gets_the_rest);
    tcase_add_test(tests, a_hidden_card);
    tcase_add_test(tests, no_game);
    tcase_add_test(tests, cards_that_the_judge_cannot_follow);
    tcase_add_test(tests, ramsch);
    tcase_add_test(tests, pushing);
    tcase_add_test(tests, a_figure_that_is_not_recorded);
    tcase_add_test(tests, a_lead_before_the_announcement);
    tcase_add_test(tests, malformed);
    tcase_add_test(tests, how_a_deal_is_over);
    tcase_add_test(tests, cards_after_the_judge_has_stopped);
    tcase_add_test(tests, on_turn_without_a_card);
    tcase_add_test(tests, judged_alike_without_a_trace);
    suite_add_tcase(suite, tests);
    return run_suite(suite, NULL);
}
