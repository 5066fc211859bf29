/* What `skatref answer` makes of lines, good and bad. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../support/pipe.h"

#define LINE_LIMIT ((size_t)1024 * 1024)

#define TRICK "\"ask\":\"trick\",\"given\":" \
    "{\"game\":\"grand\",\"leader\":\"M\",\"cards\":\"SA CA S7\"}"

static void check_stopped(void)
{
    ck_assert(stop_program());
}

/* ------------------------------------------------------------------ helpers */

/* The answer is the error, for that id, and the next line is answered. */
static void check_error(json_t *answer, const json_t *id, const char *error)
{
    const char *text = json_string_value(json_object_get(answer, "error"));

    ck_assert_msg(text != NULL, "no error, but should be: %s", error);
    ck_assert_msg(strstr(text, error) != NULL, "said: %s\nshould say: %s", text,
                  error);
    ck_assert(json_equal(json_object_get(answer, "id"), (json_t *)id));
    ck_assert_uint_eq(json_object_size(answer), 2);
    json_decref(answer);
}

static void check_trick(json_t *answer)
{
    json_t *got = json_object_get(answer, "answer");

    ck_assert_str_eq(json_string_value(json_object_get(got, "winner")), "M");
    ck_assert_int_eq(json_integer_value(json_object_get(got, "points")), 22);
    json_decref(answer);
}

static void check_goes_on(void)
{
    check_trick(ask_line("{\"id\":\"next\"," TRICK "}"));
}

static void check_unreadable(const char *line, size_t length, const char *error)
{
    send_bytes(line, length);
    send_bytes("\n", 1);
    check_error(read_answer(), json_null(), error);
    check_goes_on();
}

/* ---------------------------------------------------------------------- ids */

static const char *const ids[] = {
    "1", "-7", "9223372036854775807", "0", "0.1", "1e300", "-2.5", "\"x\"",
    "\"\"", "\"\xC3\xA4\xE2\x99\xA3\"", "\"a\\u0000b\"", "null", "true", "false",
    "[]", "[1,[2.25,\"x\"]]", "{}", "{\"a\":{\"b\":null}}",
};

START_TEST(id_is_echoed)
{
    char line[300], head[100];
    json_t *id = json_loads(ids[_i], JSON_DECODE_ANY | JSON_ALLOW_NUL, NULL);
    json_t *answer;

    snprintf(line, sizeof line, "{\"id\":%s," TRICK "}", ids[_i]);
    answer = ask_line(line);
    snprintf(head, sizeof head, "id %s", ids[_i]);
    ck_assert_msg(json_equal(json_object_get(answer, "id"), id), "%s", head);
    check_trick(answer);
    snprintf(line, sizeof line, "{\"id\":%s,\"ask\":\"?\"}", ids[_i]);
    check_error(ask_line(line), id, "ask: expected one of matadors legal");
    json_decref(id);
}
END_TEST

START_TEST(without_id_it_is_null)
{
    json_t *answer = ask_line("{" TRICK "}");

    ck_assert(json_is_null(json_object_get(answer, "id")));
    check_trick(answer);
}
END_TEST

START_TEST(deep_id_is_echoed)
{
    char line[500] = "{\"id\":";
    size_t n = strlen(line);

    memset(line + n, '[', 90);
    memset(line + n + 90, ']', 90);
    snprintf(line + n + 180, sizeof line - n - 180, "," TRICK "}");
    check_trick(ask_line(line));
}
END_TEST

/* -------------------------------------------------------- lines beyond JSON */

static const struct { const char *line, *error; } unreadable[] = {
    { "", "line 1, column 1: the line is empty; expected one JSON object" },
    { " \t\r", "line 1, column 1: the line is empty" },
    { "hello", "line 1, column 1: this is not JSON: 'hello'; expected one" },
    { "[1]", "line 1, column 1: not an object; expected one JSON object" },
    { "17", "line 1, column 1: not an object" },
    { "\"text\"", "line 1, column 1: not an object" },
    { "null", "line 1, column 1: not an object" },
    { "{\"id\":1,\"ask\":", "line 1, column 15: the line ends too early; expected" },
    { "{\"id\":1} {}", "line 1, column 10: more follows on the line: '{}'" },
    { "{\"id\":1,\"id\":2}", "line 1, column 9: the key appears twice: '\"id\"'" },
    { "{\"id\":1,}", "line 1, column 9: this is not JSON: '}'" },
    { "{\"id\":\"\xFF\"}", "line 1, column 8: this is not UTF-8: '\\xFF'" },
    { "{\"id\":\"\\ud800\"}", "line 1, column 8: this is not JSON: '\\u'" },
    { "\xEF\xBB\xBF{\"id\":1}", "line 1, column 1: this is not JSON: '\\xEF\\xBB\\xBF'" },
};

START_TEST(unreadable_line)
{
    const char *line = unreadable[_i].line;

    check_unreadable(line, strlen(line), unreadable[_i].error);
}
END_TEST

START_TEST(nul_bytes)
{
    static const char inside[] = "{\"id\":1,\0\"ask\":\"bids\"}";
    static const char in_string[] = "{\"id\":\"a\0b\"}";

    check_unreadable("\0\0\0", 3, "line 1, column");
    check_unreadable(inside, sizeof inside - 1, "line 3, column");
    check_unreadable(in_string, sizeof in_string - 1, "line 5, column");
}
END_TEST

START_TEST(nesting_without_end)
{
    char *line = malloc(LINE_LIMIT);

    memset(line, '[', LINE_LIMIT);
    check_unreadable(line, LINE_LIMIT, "line 1, column 101: more than 100 brackets");
    free(line);
}
END_TEST

/* A question filled up with blanks to that length. */
static char *long_line(size_t length)
{
    static const char question[] = "{" TRICK "}";
    char *line = malloc(length);

    memset(line, ' ', length);
    memcpy(line, question, sizeof question - 1);
    return line;
}

START_TEST(longest_line)
{
    char *line = long_line(LINE_LIMIT);

    send_bytes(line, LINE_LIMIT);
    send_bytes("\n", 1);
    check_trick(read_answer());
    free(line);
}
END_TEST

START_TEST(too_long_line)
{
    char *line = long_line(5 * LINE_LIMIT);

    check_unreadable(line, LINE_LIMIT + 1,
                     "line 1, column 1048577: the line is longer than 1048576");
    check_unreadable(line, 5 * LINE_LIMIT, "line 3, column 1048577");
    free(line);
}
END_TEST

START_TEST(last_line_without_newline)
{
    send_bytes("{" TRICK "}", strlen("{" TRICK "}"));
    finish_questions();
    check_trick(read_answer());
}
END_TEST

START_TEST(no_line_at_all)
{
    finish_questions();
}
END_TEST

/* ------------------------------------------------------ wrong facts, by key */

#define CLUBS "\"game\":\"clubs\",\"bid\":18,\"points\":61,\"tricks\":6"

static const struct { const char *question, *error; } wrong[] = {
    /* house rules */
    { "\"ask\":\"bids\",\"given\":{\"options\":\"contra\"}",
      "given.options: expected a list of names: the house rules are contra" },
    { "\"ask\":\"bids\",\"given\":{\"options\":[\"bock\"]}",
      "given.options: the house rules are contra" },
    { "\"ask\":\"bids\",\"given\":{\"options\":[7]}",
      "given.options: the house rules are contra" },
    { "\"ask\":\"bids\",\"given\":{\"options\":[\"ramsch\","
      "\"ramsch-double\"]}",
      "given.options: a ramsch has one scoring only" },
    { "\"ask\":\"value\",\"given\":{\"game\":\"clubs\",\"bid\":18,"
      "\"matadors\":1,\"points\":61,\"tricks\":5,\"contra\":\"bock\"}",
      "given.contra: expected one of null, contra, re, sup, got \"bock\"" },
    { "\"ask\":\"value\",\"given\":{\"game\":\"null\",\"bid\":18,"
      "\"hand\":true,\"revolution\":true,\"points\":0,\"tricks\":0}",
      "given.revolution: given.revolution is for null with given.hand and"
      " given.options=revolution (home.revolution: Revolution)" },
    { "\"ask\":\"ramsch\",\"given\":{\"points\":[50,40],"
      "\"tricks\":[4,3,3]}",
      "given.points: expected three whole numbers from 0 to 120, got [50,40]" },
    { "\"ask\":\"ramsch\",\"given\":{\"points\":[50,40,20,10],"
      "\"tricks\":[4,3,3]}",
      "given.points: expected three whole numbers from 0 to 120" },
    { "\"ask\":\"ramsch\",\"given\":{\"points\":[50,40,20],"
      "\"tricks\":[4,3,11]}",
      "given.tricks: expected three whole numbers from 0 to 10" },
    { "\"ask\":\"ramsch\",\"given\":{\"points\":[50,40,20]}",
      "given.tricks: the tricks of the three? given.tricks=F,M,R" },
    { "\"ask\":\"ramsch\",\"given\":{\"points\":[50,40,20],"
      "\"tricks\":[4,3,3]}",
      "given.options: ramsch is a house rule" },
    { "\"ask\":\"ramsch\",\"given\":{\"points\":[50,40,20],"
      "\"tricks\":[4,3,2],\"options\":[\"ramsch\"]}",
      "given.tricks: tricks must be 0 to 10 in total" },
    { "\"ask\":\"ramsch\",\"given\":{\"points\":[50,40,20],"
      "\"tricks\":[7,3,0],\"options\":[\"ramsch\"]}",
      "given.points: the tricks of a side cannot hold its card points" },
    { "\"ask\":\"ramsch\",\"given\":{\"points\":[50,40,20],"
      "\"tricks\":[4,3,3],\"refused\":1,\"options\":[\"ramsch\"]}",
      "given.refused: cards are refused in pushed ramsch only: given.pushed" },
    { "\"ask\":\"ramsch\",\"given\":{\"points\":[50,40,20],"
      "\"tricks\":[4,3,3],\"options\":[\"ramsch\",\"home.ramsch-last-trick\"]}",
      "given.last_trick: the skat goes with the last trick" },
    { "\"ask\":\"ramsch\",\"given\":{\"points\":[50,60,0],"
      "\"tricks\":[4,6,0],\"last_trick\":\"R\",\"options\":[\"ramsch\"]}",
      "given.last_trick: the skat goes with the last trick: it needs a player" },
    { "\"ask\":\"round\",\"given\":{\"players\":5,\"deals\":[]}",
      "given.players: expected a whole number from 3 to 4, got 5" },
    { "\"ask\":\"round\",\"given\":{\"players\":3,\"deals\":{}}",
      "given.deals: expected a list of at most 1000 deals" },
    { "\"ask\":\"round\",\"given\":{\"players\":3,\"deals\":[4]}",
      "given.deals: expected objects with the keys game matadors" },
    { "\"ask\":\"round\",\"given\":{\"players\":3,"
      "\"deals\":[{\"game\":\"skat\"}]}",
      "given.deals.game: expected one of diamonds, hearts" },
    { "\"ask\":\"round\",\"given\":{\"players\":3,"
      "\"deals\":[{\"lost\":true}]}",
      "given.deals.lost: unknown key, expected: game hand ouvert matadors" },
    /* the question itself */
    { "\"given\":{}", "ask: missing, expected one of matadors legal trick" },
    { "\"ask\":7,\"given\":{}", "ask: expected one of matadors" },
    { "\"ask\":\"values\",\"given\":{}", "got \"values\"" },
    { "\"ask\":\"\",\"given\":{}", "got \"\"" },
    { "\"ask\":\"bids\\u0000\",\"given\":{}", "ask: expected one of" },
    { "\"ask\":\"bids\"", "given: expected an object with the keys code" },
    { "\"ask\":\"bids\",\"given\":[]", "given: expected an object" },
    { "\"ask\":\"bids\",\"given\":{},\"x\":1",
      "x: unknown key, expected: id ask given" },
    { "\"ask\":\"bids\",\"given\":{\"bid\":18}",
      "given.bid: unknown key, expected: code" },
    { "\"ask\":\"bids\",\"given\":{\"\":1}", "given.: unknown key" },
    { "\"ask\":\"bids\",\"given\":{\"a\\nb\":1}", "given.a b: unknown key" },
    { "\"ask\":\"bids\",\"given\":{\"code\":\"isko\"}",
      "given.code: no code 'isko': there are isko2022, isko2018, isko1999 and" },
    { "\"ask\":\"bids\",\"given\":{\"code\":null}", "given.code: expected" },
    /* matadors */
    { "\"ask\":\"matadors\",\"given\":{\"cards\":\"CJ\"}",
      "given.game: which game? clubs, spades, hearts, diamonds, grand or null" },
    { "\"ask\":\"matadors\",\"given\":{\"game\":\"ramsch\",\"cards\":\"CJ\"}",
      "given.game: expected one of" },
    { "\"ask\":\"matadors\",\"given\":{\"game\":\"null\",\"cards\":\"CJ\"}",
      "given.game: null has no matadors" },
    { "\"ask\":\"matadors\",\"given\":{\"game\":\"grand\",\"cards\":\"\"}",
      "given.cards: expected 1 to 12 cards" },
    { "\"ask\":\"matadors\",\"given\":{\"game\":\"grand\",\"cards\":\"CJ XJ\"}",
      "given.cards: 'XJ' is not a card" },
    { "\"ask\":\"matadors\",\"given\":{\"game\":\"grand\",\"cards\":\"CJ CJ\"}",
      "given.cards: 'CJ' appears twice (pack.cards: " },
    { "\"ask\":\"matadors\",\"given\":{\"game\":\"grand\",\"cards\":"
      "\"CA CK CQ CT C9 C8 C7 SA SK SQ ST S9 S8\"}",
      "given.cards: expected 1 to 12 cards" },
    { "\"ask\":\"matadors\",\"given\":{\"game\":\"grand\",\"cards\":[\"CJ\"]}",
      "given.cards: expected a string of cards like \"CJ ST D7\", got [\"CJ\"]" },
    /* legal */
    { "\"ask\":\"legal\",\"given\":{\"game\":\"grand\",\"hand\":\"CJ\"}",
      "given.led: missing, expected a string of cards" },
    { "\"ask\":\"legal\",\"given\":{\"game\":\"grand\",\"hand\":\"CJ\","
      "\"led\":\"CJ\"}", "given.led: is in the hand too" },
    { "\"ask\":\"legal\",\"given\":{\"game\":\"grand\",\"hand\":\"CJ\","
      "\"led\":\"SJ HJ\"}", "given.led: expected a card like" },
    /* trick */
    { "\"ask\":\"trick\",\"given\":{\"game\":\"grand\",\"leader\":0,"
      "\"cards\":\"CJ SJ HJ\"}", "given.leader: expected one of F, M, R, got 0" },
    { "\"ask\":\"trick\",\"given\":{\"game\":\"grand\",\"leader\":\"F\","
      "\"cards\":\"CJ SJ\"}", "given.cards: expected 3 cards" },
    /* deal */
    { "\"ask\":\"deal\",\"given\":{\"players\":9,\"dealer\":0,\"pack\":\"CJ\"}",
      "given.players: expected a whole number from 3 to 8, got 9" },
    { "\"ask\":\"deal\",\"given\":{\"players\":3,\"dealer\":3,\"pack\":\"CJ\"}",
      "given.dealer: expected a whole number from 0 to 2, got 3" },
    { "\"ask\":\"deal\",\"given\":{\"players\":3,\"dealer\":0,\"pack\":\"CJ\"}",
      "given.pack: expected 32 cards" },
    /* auction */
    { "\"ask\":\"auction\",\"given\":{\"calls\":[\"D 18\"]}", "call 1" },
    { "\"ask\":\"misdeal\",\"given\":{\"kind\":\"cards\"}",
      "given.kind: expected one of count, cut, dealing, skat-seen" },
    { "\"ask\":\"misdeal\",\"given\":{\"kind\":\"cut\",\"lifted\":3}",
      "given.found: missing, expected one of deal, auction, play" },
    { "\"ask\":\"misdeal\",\"given\":{\"kind\":\"count\",\"found\":\"deal\"}",
      "given.cards: expected how many cards each has" },
    { "\"ask\":\"misdeal\",\"given\":{\"kind\":\"count\",\"found\":\"play\","
      "\"cards\":{\"F\":10,\"M\":10,\"R\":10,\"skat\":2}}",
      "given.soloist: missing, expected one of F, M, R" },
    { "\"ask\":\"misdeal\",\"given\":{\"kind\":\"count\",\"found\":\"deal\","
      "\"cards\":{\"F\":10,\"M\":10,\"R\":10,\"skat\":3}}",
      "given.cards: 33 cards in all, expected 32" },
    { "\"ask\":\"misdeal\",\"given\":{\"kind\":\"count\",\"found\":\"deal\","
      "\"cards\":{\"F\":10,\"M\":10,\"R\":10}}",
      "given.cards.skat: missing, expected a whole number from 0 to 32" },
    { "\"ask\":\"misdeal\",\"given\":{\"kind\":\"skat-taken\",\"by\":\"D\"}",
      "given.by: expected one of F, M, R" },
    { "\"ask\":\"misdeal\",\"given\":{\"kind\":\"exposed\"}",
      "given.fault: missing, expected one of dealer, shared, other" },
    { "\"ask\":\"misdeal\",\"given\":{\"kind\":\"missing\",\"by\":\"F\","
      "\"soloist\":\"F\",\"code\":\"altenburg1937\"}",
      "given.mattered: missing, expected true or false" },
    { "\"ask\":\"misdeal\",\"given\":{\"kind\":\"missing\",\"by\":\"D\","
      "\"soloist\":\"F\"}", "given.by: expected one of F, M, R" },
    { "\"ask\":\"misdeal\",\"given\":{\"kind\":\"skat-seen\",\"by\":\"F\","
      "\"found\":\"play\"}", "after the auction, ask ending" },
    { "\"ask\":\"misdeal\",\"given\":{\"kind\":\"count\",\"found\":\"deal\","
      "\"cards\":{\"F\":11,\"M\":10,\"R\":10,\"skat\":1},"
      "\"hand\":true}", "given.game: missing, expected one of diamonds" },
    { "\"ask\":\"misdeal\",\"given\":{\"kind\":\"count\",\"found\":\"deal\","
      "\"cards\":{\"F\":11,\"M\":10,\"R\":10,\"skat\":1},"
      "\"unannounced\":false}", "given.game: missing, expected one of diamonds" },
    { "\"ask\":\"misdeal\",\"given\":{\"kind\":\"count\",\"found\":\"deal\","
      "\"cards\":{\"F\":11,\"M\":10,\"R\":10,\"skat\":1},"
      "\"game\":\"grand\",\"unannounced\":true}", "leave given.unannounced out" },
    { "\"ask\":\"misdeal\",\"given\":{\"kind\":\"count\",\"found\":\"deal\","
      "\"cards\":{\"F\":11,\"M\":10,\"R\":10,\"skat\":1},"
      "\"game\":\"grand\",\"matadors\":5}", "in grand 1 to 4" },
    { "\"ask\":\"misdeal\",\"given\":{\"kind\":\"count\",\"found\":\"deal\","
      "\"cards\":{\"F\":11,\"M\":10,\"R\":10,\"skat\":1},"
      "\"bid\":19}", "19 is not a bid" },
    { "\"ask\":\"misdeal\",\"given\":{\"kind\":\"cutter-away\"}",
      "given.players: missing, expected a whole number from 3 to 8" },
    { "\"ask\":\"misdeal\",\"given\":{\"kind\":\"dealer\",\"players\":4}",
      "given.deal: missing, expected a whole number from 1 to 10000" },
    { "\"ask\":\"auction\",\"given\":{\"calls\":\"M 18\"}",
      "given.calls: expected a list" },
    { "\"ask\":\"auction\",\"given\":{\"calls\":[\"M 18\",\"F no\"]}",
      "given.calls: call 2: expected a seat F M R" },
    { "\"ask\":\"auction\",\"given\":{\"calls\":[18]}", "given.calls: call 1" },
    { "\"ask\":\"auction\",\"given\":{\"calls\":[\"\"]}", "given.calls: call 1" },
    { "\"ask\":\"auction\",\"given\":{\"calls\":[\"M\"]}", "given.calls: call 1" },
    { "\"ask\":\"auction\",\"given\":{\"calls\":[\"M 18000\"]}", "call 1" },
    { "\"ask\":\"auction\",\"given\":{\"calls\":[\"M -18\"]}", "call 1" },
    { "\"ask\":\"auction\",\"given\":{\"calls\":[\"M 18\\u0000\"]}", "call 1" },
    /* announce */
    { "\"ask\":\"announce\",\"given\":{\"said\":{\"game\":\"grand\"}}",
      "given.skat_taken: missing, expected true or false" },
    { "\"ask\":\"announce\",\"given\":{\"skat_taken\":1,\"said\":"
      "{\"game\":\"grand\"}}", "given.skat_taken: expected true or false, got 1" },
    { "\"ask\":\"announce\",\"given\":{\"skat_taken\":true}",
      "given.said: expected an object" },
    { "\"ask\":\"announce\",\"given\":{\"skat_taken\":true,\"said\":{}}",
      "given.said.game: which game? clubs" },
    { "\"ask\":\"announce\",\"given\":{\"skat_taken\":true,\"said\":"
      "{\"game\":\"grand\",\"contra\":true}}", "given.said.contra: unknown key" },
    { "\"ask\":\"announce\",\"given\":{\"skat_taken\":true,\"said\":"
      "{\"game\":\"grand\",\"announced\":\"hand\"}}",
      "given.said.announced: expected one of null, schneider, schwarz, got" },
    { "\"ask\":\"announce\",\"given\":{\"skat_taken\":true,\"bid\":19,\"said\":"
      "{\"game\":\"grand\"}}", "given.bid: 19 is not a bid: the nearest are 18 and 20" },
    /* value */
    { "\"ask\":\"value\",\"given\":{" CLUBS "}", "given.matadors: which matadors? "
      "given.matadors; or the cards: given.cards" },
    { "\"ask\":\"value\",\"given\":{" CLUBS ",\"matadors\":12}",
      "given.matadors: expected a whole number from -11 to 11, got 12" },
    { "\"ask\":\"value\",\"given\":{" CLUBS ",\"matadors\":0}",
      "given.matadors: " },
    { "\"ask\":\"value\",\"given\":{" CLUBS ",\"matadors\":1.0}",
      "given.matadors: expected a whole number from -11 to 11, got 1.0" },
    { "\"ask\":\"value\",\"given\":{" CLUBS ",\"matadors\":1,\"cards\":"
      "\"CJ SJ HJ DJ CA CT CK CQ C9 C8 C7 SA\"}",
      "given.matadors: the matadors contradict the cards (matadors.with: " },
    { "\"ask\":\"value\",\"given\":{" CLUBS ",\"matadors\":1,"
      "\"pile\":\"CJ SJ HJ DJ\"}",
      "given.pile: 4 cards, expected 20" },
    { "\"ask\":\"value\",\"given\":{" CLUBS ",\"matadors\":1,"
      "\"pile\":\"CJ SJ HJ DJ CA CT CK CQ C9 C8 C7 SA SK SQ ST S9 S8 S7 HA HK\"}",
      "given.pile: the cards have 79 card points, not 61" },
    { "\"ask\":\"value\",\"given\":{" CLUBS ",\"cards\":\"CJ\"}",
      "given.cards: expected 12 cards" },
    { "\"ask\":\"value\",\"given\":{" CLUBS ",\"matadors\":1,"
      "\"announced\":\"schneider\"}", "(announce.levels: " },
    { "\"ask\":\"value\",\"given\":{" CLUBS ",\"matadors\":1,"
      "\"announced\":\"schneider\"}", "given.announced: given.announced needs given.hand" },
    { "\"ask\":\"value\",\"given\":{" CLUBS ",\"matadors\":1,\"ouvert\":true}",
      "given.ouvert: given.ouvert needs given.hand in suit games and grand" },
    { "\"ask\":\"value\",\"given\":{" CLUBS ",\"matadors\":1,\"ouvert\":true}",
      "(announce.ouvert: " },
    { "\"ask\":\"value\",\"given\":{\"game\":\"null\",\"hand\":true,\"bid\":18,"
      "\"points\":0,\"tricks\":0,\"announced\":\"schwarz\"}",
      "(announce.null: " },
    { "\"ask\":\"value\",\"given\":{\"game\":\"null\",\"bid\":18,"
      "\"points\":0,\"tricks\":0,\"matadors\":1}",
      "given.matadors: null has no matadors (matadors.limit: " },
    { "\"ask\":\"value\",\"given\":{\"game\":\"null\",\"bid\":24,"
      "\"points\":0,\"tricks\":0}",
      "given.matadors: the cost depends on the matadors: given.matadors; or on the twelve cards: given.cards" },
    { "\"ask\":\"value\",\"given\":{\"game\":\"null\",\"bid\":24,"
      "\"points\":0,\"tricks\":0,\"matadors\":-4}",
      "given.cards: with four matadors or more the cost depends on the twelve cards" },
    { "\"ask\":\"value\",\"given\":{" CLUBS ",\"matadors\":1,"
      "\"ending\":\"gave-up\"}",
      "given.ending: expected one of played, defenders-gave-up" },
    { "\"ask\":\"value\",\"given\":{" CLUBS ",\"matadors\":1,"
      "\"unplayed_tricks\":5}", "given.ending: a game that was played out leaves nothing" },
    { "\"ask\":\"value\",\"given\":{" CLUBS ",\"matadors\":1,"
      "\"unplayed_points\":60}", "given.ending: a game that was played out leaves" },
    { "\"ask\":\"value\",\"given\":{\"game\":\"clubs\",\"bid\":18,"
      "\"matadors\":1,\"points\":120,\"tricks\":1}",
      "given.points: with 1 trick the soloist has 0 to 54 card points, not 120" },
    { "\"ask\":\"value\",\"given\":{\"game\":\"clubs\",\"bid\":17,"
      "\"matadors\":1,\"points\":60,\"tricks\":5}",
      "given.bid: 17 is not a bid: the lowest is 18 (auction.lowest: " },
    { "\"ask\":\"value\",\"given\":{\"game\":\"clubs\",\"bid\":99999999999,"
      "\"matadors\":1,\"points\":60,\"tricks\":5}",
      "given.bid: expected a whole number from 0 to 999, got 99999999999" },
    /* ending: a trick that cannot be read, beside hands of ten */
#define TEN "\"F\":\"CJ SJ HJ DJ CA CT CK CQ C9 C8\",\"M\":\"\",\"R\":\"\""
    { "\"ask\":\"ending\",\"given\":{" CLUBS ",\"matadors\":1,\"soloist\":\"F\","
      "\"hands\":{" TEN "},\"turn\":\"F\",\"trick\":7,\"happened\":{\"kind\":"
      "\"throws\",\"by\":\"F\"}}", "given.trick: expected a string of cards" },
    /* game */
    { "\"ask\":\"game\",\"given\":{}", "given.iss: expected a string" },
    { "\"ask\":\"game\",\"given\":{\"iss\":7}", "given.iss: expected a string" },

    /* sheet */
#define TABLE "\"ask\":\"sheet\",\"given\":{\"players\":[\"A\",\"B\",\"C\"]"
    { TABLE "}", "given.deals: either the deals or their sums are needed, not both: given.deals or given.tallies" },
    { TABLE ",\"deals\":[],\"tallies\":{}}", "given.deals: either the deals or their sums are needed, not both" },
    { TABLE ",\"deals\":7}", "given.deals: expected a list" },
    { TABLE ",\"deals\":[7]}", "given.deals: deal 1: deal: expected an" },
    { TABLE ",\"deals\":[{}]}", "deal 1: soloist: expected one of" },
    { TABLE ",\"deals\":[{\"passed_in\":true,\"soloist\":\"A\"}]}",
      "deal 1: soloist: expected one of" },
    { TABLE ",\"deals\":[{\"passed_in\":true},{\"soloist\":\"D\"}]}",
      "deal 2: soloist: expected one of A, B, C, got \"D\"" },
    { TABLE ",\"deals\":[{\"soloist\":\"A\"}]}",
      "deal 1: score: expected a score other than 0" },
    { TABLE ",\"deals\":[{\"soloist\":\"A\",\"value\":24}]}",
      "deal 1: won: missing" },
    { TABLE ",\"deals\":[{\"soloist\":\"A\",\"score\":24,\"bid\":18}]}",
      "deal 1: bid: unknown key" },
    { TABLE ",\"deals\":[{\"soloist\":\"A\",\"score\":24,\"factor\":0}]}",
      "deal 1: factor: expected a whole number" },
    { TABLE ",\"deals\":[{\"points\":7}]}", "deal 1: points: expected an obj" },
    { TABLE ",\"deals\":[{\"points\":{\"D\":1}}]}",
      "deal 1: points: names somebody who is not a player" },
    { TABLE ",\"deals\":[{\"points\":{\"A\":\"x\"}}]}",
      "deal 1: points: A: expected a whole number" },
    { TABLE ",\"deals\":[],\"lot\":7}", "given.lot: expected names" },
    { TABLE ",\"deals\":[],\"lot\":[\"A\",\"A\"]}", "given.lot: expected pl" },
    { TABLE ",\"deals\":[],\"lot\":[\"D\"]}", "given.lot: expected players'" },
    { TABLE ",\"deals\":[],\"scheme\":\"euro\"}", "given.scheme: expected one" },
    { TABLE ",\"deals\":[],\"stake\":\"1\"}", "given.stake: expected a number" },
    { TABLE ",\"deals\":[],\"stake\":0.001}", "given.stake: expected a number" },
    { TABLE ",\"deals\":[],\"stake\":1.005}", "given.stake: expected a number" },
    { TABLE ",\"deals\":[],\"limit\":0}", "given.limit: expected a whole" },
    { TABLE ",\"tallies\":{}}", "given.tallies: expected one for each player: {\"Ann\":{\"points\":48," },
    { TABLE ",\"tallies\":{\"A\":1,\"B\":1,\"C\":1}}", "tallies: A: tally: exp" },
    { TABLE ",\"tallies\":{\"A\":{\"points\":0,\"won\":0,\"lost\":-1},\"B\":{},"
      "\"C\":{}}}", "tallies: A: lost: expected a whole number" },
    { "\"ask\":\"sheet\",\"given\":{\"players\":[\"A\",\"B\"],\"deals\":[]}",
      "given.players: expected three or four different names" },
    { "\"ask\":\"sheet\",\"given\":{\"players\":[\"A\",\"B\",\"A\"],\"deals\":"
      "[]}", "given.players: expected three or four different names" },
    { "\"ask\":\"sheet\",\"given\":{\"players\":[\"A\",\"B\",7],\"deals\":[]}",
      "given.players: expected three or four different names" },
};

START_TEST(wrong_facts)
{
    char line[1000];
    json_t *id = json_integer(_i);

    snprintf(line, sizeof line, "{\"id\":%d,%s}", _i, wrong[_i].question);
    check_error(ask_line(line), id, wrong[_i].error);
    check_goes_on();
    json_decref(id);
}
END_TEST

START_TEST(long_words_are_cut)
{
    char line[6000], word[5001];
    json_t *id = json_integer(1);

    memset(word, 'x', 5000);
    word[5000] = '\0';
    snprintf(line, sizeof line, "{\"id\":1,\"ask\":\"bids\",\"given\":{\"%s\":1}}",
             word);
    check_error(ask_line(line), id, "xxxx: unknown key, expected: code");
    snprintf(line, sizeof line, "{\"id\":1,\"ask\":\"%s\"}", word);
    check_error(ask_line(line), id, "got \"xxxx");
    json_decref(id);
}
END_TEST

/* ----------------------------------------------------------- steps in words */

static const struct { const char *given, *steps; } said[] = {
    { CLUBS ",\"matadors\":2",
      "with 2 = 2; game = 3; 3 x 12 = 36 = 36; won = 36; " },
    { "\"game\":\"spades\",\"bid\":18,\"matadors\":-3,\"points\":60,\"tricks\":5",
      "without 3 = 3; game = 4; 4 x 11 = 44 = 44; lost, doubled = -88; " },
    { "\"game\":\"diamonds\",\"hand\":true,\"bid\":18,\"matadors\":1,"
      "\"points\":90,\"tricks\":9",
      "with 1 = 1; game = 2; hand = 3; schneider = 4; 4 x 9 = 36 = 36;"
      " won = 36; " },
    { "\"game\":\"diamonds\",\"hand\":true,\"announced\":\"schneider\","
      "\"bid\":18,\"matadors\":2,\"points\":70,\"tricks\":7",
      "with 2 = 2; game = 3; hand = 4; schneider announced, missed = 6;"
      " 6 x 9 = 54 = 54; lost, doubled = -108; " },
    { "\"game\":\"grand\",\"hand\":true,\"ouvert\":true,\"bid\":18,"
      "\"matadors\":4,\"points\":120,\"tricks\":10",
      "with 4 = 4; game = 5; hand = 6; schneider = 7; schneider announced = 8;"
      " schwarz = 9; schwarz announced = 10; ouvert = 11; 11 x 24 = 264 = 264;"
      " won = 264; " },
    { "\"game\":\"grand\",\"hand\":true,\"ouvert\":true,\"bid\":18,"
      "\"matadors\":1,\"points\":110,\"tricks\":9",
      "with 1 = 1; game = 2; hand = 3; schwarz announced, missed = 7;"
      " ouvert = 8; 8 x 24 = 192 = 192; lost, doubled = -384; " },
    { "\"game\":\"hearts\",\"bid\":18,\"matadors\":1,\"points\":2,\"tricks\":0",
      "with 1 = 1; game = 2; soloist schneider = 3; soloist schwarz = 4;"
      " 4 x 10 = 40 = 40; lost, doubled = -80; " },
    { "\"game\":\"hearts\",\"hand\":true,\"bid\":18,\"matadors\":1,"
      "\"points\":50,\"tricks\":4,\"code\":\"altenburg1937\"",
      "with 1 = 1; game = 2; hand = 3; 3 x 10 = 30 = 30;"
      " lost, counted once = -30; " },
    { "\"game\":\"clubs\",\"bid\":48,\"matadors\":1,\"points\":65,\"tricks\":6",
      "with 1 = 1; game = 2; 2 x 12 = 24 = 24;"
      " overbid at 48: 4 x 12 = 48 = 48; lost, doubled = -96; " },
    { "\"game\":\"null\",\"bid\":18,\"points\":0,\"tricks\":0",
      "null = 23; won = 23; " },
    { "\"game\":\"null\",\"hand\":true,\"ouvert\":true,\"bid\":18,\"points\":0,"
      "\"tricks\":1", "null ouvert hand = 59; lost, doubled = -118; " },
    { "\"game\":\"null\",\"ouvert\":true,\"bid\":50,\"points\":0,\"tricks\":0,"
      "\"code\":\"isko1999\"",
      "null ouvert = 46; overbid at 50: the next null value = 59;"
      " lost, doubled = -118; " },
    { "\"game\":\"null\",\"ouvert\":true,\"bid\":60,\"points\":0,\"tricks\":0,"
      "\"code\":\"isko1999\"",
      "null ouvert = 46; overbid at 60: the bid itself = 60;"
      " lost, doubled = -120; " },
    { "\"game\":\"null\",\"bid\":27,\"points\":0,\"tricks\":0,\"cards\":"
      "\"CJ C7 C8 C9 S7 S8 S9 H7 H8 H9 D7 D8\"",
      "null = 23; overbid at 27: as diamonds, 3 x 9 = 27 = 27;"
      " lost, doubled = -54; " },
};

START_TEST(steps_as_players_say_them)
{
    char line[600], got[600] = "";
    json_t *answer, *step;
    size_t i;

    snprintf(line, sizeof line, "{\"ask\":\"value\",\"given\":{%s}}",
             said[_i].given);
    answer = ask_line(line);
    json_array_foreach(json_object_get(json_object_get(answer, "answer"),
                                       "steps"), i, step) {
        size_t n = strlen(got);
        snprintf(got + n, sizeof got - n, "%s = %d; ",
                 json_string_value(json_object_get(step, "text")),
                 (int)json_integer_value(json_object_get(step, "sum")));
    }
    ck_assert_str_eq(got, said[_i].steps);
    json_decref(answer);
}
END_TEST

/* -------------------------------------------------------------- whole games */

/* Passed in, but with a bid of 17 on the way. */
#define RECORD \
    "(;GM[Skat]PC[skatref]CO[]SE[1]ID[7]DT[2026-01-18/20:00:00/UTC]P0[ada]" \
    "P1[bo]P2[cy]R0[]R1[]R2[]MV[w CQ.SQ.SK.S8.CJ.S9.DT.D7.SA.H9.DJ.C8.HT.C9." \
    "SJ.HK.H7.D8.CK.CA.H8.CT.ST.S7.D9.DQ.C7.HA.HJ.HQ.DA.DK 1 17 0 p 2 p ]" \
    "R[passed] ;)"

/* What `check --format=jsonl` prints of the record. */
static json_t *checked(const char *record)
{
    char name[] = "answer-XXXXXX", command[4400], line[4000];
    int file = mkstemp(name);
    FILE *output;
    json_t *object;

    ck_assert(file >= 0);
    ck_assert_int_eq(write(file, record, strlen(record)),
                     (ssize_t)strlen(record));
    close(file);
    snprintf(command, sizeof command, "'%s' check --format=jsonl '%s'",
             getenv("SKATREF"), name);
    output = popen(command, "r");
    ck_assert(output != NULL && fgets(line, sizeof line, output) != NULL);
    ck_assert_int_ne(pclose(output), -1);
    unlink(name);
    object = json_loads(line, 0, NULL);
    ck_assert_int_eq(json_object_del(object, "source"), 0);
    ck_assert_int_eq(json_object_del(object, "line"), 0);
    return object;
}

START_TEST(game_is_answered_as_check_prints_it)
{
    json_t *answer = ask_line("{\"ask\":\"game\",\"given\":{\"iss\":\"" RECORD
                              "\"}}");
    json_t *got = json_object_get(answer, "answer"), *expected = checked(RECORD);

    ck_assert_str_eq(json_string_value(json_object_get(got, "id")), "7");
    ck_assert_str_eq(json_string_value(json_object_get(got, "verdict")),
                     "violates");
    /* a seat is a letter in questions and answers, a number in the lines of check */
    ck_assert(json_is_null(json_object_get(got, "soloist"))
              == json_is_null(json_object_get(expected, "soloist")));
    json_object_del(got, "soloist");
    json_object_del(expected, "soloist");
    ck_assert(json_equal(got, expected));
    json_decref(answer);
    json_decref(expected);
}
END_TEST

START_TEST(one_record_at_a_time)
{
    check_error(ask_line("{\"id\":null,\"ask\":\"game\",\"given\":{\"iss\":\""
                         RECORD "\\n (;GM[\"}}"),
                json_null(), "given.iss: expected one record, but more follows at");
    json_decref(ask_line("{\"ask\":\"game\",\"given\":{\"iss\":\"" RECORD
                         " \\n\"}}"));
    check_goes_on();
}
END_TEST

/* -------------------------------------------------------------- the command */

static int status_of(const char *arguments)
{
    char command[4400];
    int status;

    snprintf(command, sizeof command, "'%s' answer %s", getenv("SKATREF"),
             arguments);
    status = system(command);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

START_TEST(exit_statuses)
{
    ck_assert_int_eq(status_of("</dev/null"), 0);
    ck_assert_int_eq(status_of("--help >/dev/null"), 0);
    ck_assert_int_eq(status_of("--fast </dev/null 2>/dev/null"), 2);
    ck_assert_int_eq(status_of("file </dev/null 2>/dev/null"), 2);
    ck_assert_int_eq(status_of("</ 2>/dev/null"), 2);
    ck_assert_int_eq(status_of("<&- 2>/dev/null"), 2);
    if (access("/dev/full", W_OK) == 0) {
        ck_assert_int_eq(status_of("--help >/dev/full 2>/dev/null"), 2);
        ck_assert_int_eq(status_of(">/dev/full 2>/dev/null <<'END'\n{}\nEND"),
                         2);
    }
}
END_TEST

START_TEST(help_fits_one_screen)
{
    char command[4400], line[200];
    FILE *output;
    int lines = 0;

    snprintf(command, sizeof command, "'%s' answer --help", getenv("SKATREF"));
    output = popen(command, "r");
    for (; fgets(line, sizeof line, output) != NULL; lines++)
        ck_assert_uint_le(strcspn(line, "\n"), 80);
    ck_assert_int_eq(pclose(output), 0);
    ck_assert(lines > 10 && lines <= 24);
}
END_TEST

/* --------------------------------------------------------------------- main */

#define COUNT(list) ((int)(sizeof (list) / sizeof *(list)))

static void add_lines(Suite *suite)
{
    TCase *lines = tcase_create("lines");

    tcase_set_timeout(lines, 60);
    tcase_add_checked_fixture(lines, start_program, check_stopped);
    tcase_add_loop_test(lines, id_is_echoed, 0, COUNT(ids));
    tcase_add_test(lines, without_id_it_is_null);
    tcase_add_test(lines, deep_id_is_echoed);
    tcase_add_loop_test(lines, unreadable_line, 0, COUNT(unreadable));
    tcase_add_test(lines, nul_bytes);
    tcase_add_test(lines, nesting_without_end);
    tcase_add_test(lines, longest_line);
    tcase_add_test(lines, too_long_line);
    tcase_add_test(lines, last_line_without_newline);
    tcase_add_test(lines, no_line_at_all);
    suite_add_tcase(suite, lines);
}

static void add_questions(Suite *suite)
{
    TCase *questions = tcase_create("questions");

    tcase_set_timeout(questions, 60);
    tcase_add_checked_fixture(questions, start_program, check_stopped);
    tcase_add_loop_test(questions, wrong_facts, 0, COUNT(wrong));
    tcase_add_test(questions, long_words_are_cut);
    tcase_add_loop_test(questions, steps_as_players_say_them, 0, COUNT(said));
    tcase_add_test(questions, game_is_answered_as_check_prints_it);
    tcase_add_test(questions, one_record_at_a_time);
    suite_add_tcase(suite, questions);
}

int main(void)
{
    Suite *suite = suite_create("answer");
    TCase *command = tcase_create("command");

    add_lines(suite);
    add_questions(suite);
    tcase_add_test(command, exit_statuses);
    tcase_add_test(command, help_fits_one_screen);
    suite_add_tcase(suite, command);
    return run_pipe_suite(suite);
}
