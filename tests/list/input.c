/* Score lists with bytes changed, dropped and put in: whatever stands there, a
 * list is read or refused, judged and written. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../support/engine.h"
#include "list/list.h"
#include "list/readers.h"
#include "list/sentence.h"
#include "list/write.h"

static const char *const lists[] = {
    "deal,dealer,soloist,game,matadors,hand,announced,won,bid,points,score,"
    "total A,B\n1,A,B,clubs,1,no,,won,18,70,24,,\n2,B,A,grand,2,yes,schneider,"
    "won,24,95,144,144,\n3,C,,,,,,,,,,,-5\n4,A,C,null,,no,,lost,23,,-46,,\n",
    "Serie;Nr;Spieler;Spiel;Spitzen;Stufe;Status;Reizwert;Augen;Bock;Kontra;Re\n"
    "1;1;\"A\";Herz;-2;Hand Schneider;G;18;91;;X;\n1;2;B;Ramsch;0;;V;;69;1;;\n"
    "2;1;C;Pik mit 2;;Schwarz angesagt;V;33;80;;;X\n2;2;;;;;;18;75;;;\n",
    "{\"deal\":\"played\",\"verdict\":\"conforms\",\"series\":\"1\",\"players\":"
    "[\"A\",\"B\",\"C\"],\"soloist\":1,\"game\":\"hearts\",\"hand\":true,"
    "\"announced\":null,\"ouvert\":false,\"matadors\":-1,\"won\":true,"
    "\"value\":30,\"score\":30}\n{\"deal\":\"passed-in\"}\n",
    "(;GM[Skat]PC[x]SE[1]ID[1]DT[x]P0[A]P1[B]P2[C]R0[]R1[]R2[]MV[w CJ.SJ.HJ.DJ."
    "CA.CT.CK.CQ.C9.C8.SA.ST.SK.SQ.S9.S8.S7.HA.HT.HK.HQ.H9.H8.H7.DA.DT.DK.DQ.D9."
    "D8.C7.D7 1 18 0 p 2 p 1 s w C7.D7 1 S.C7.D7 0 RE ]R[passed] ;)\n",
};
#define LISTS (int)(sizeof lists / sizeof *lists)

/* Bytes that mean something to some reader. */
static const char special[] = ",;\t\"\n\r|-+0129xXA\xC3\xE2\x80[](){}:#.\0";

static size_t mutate(char *text, size_t size, size_t room, uint64_t *dice)
{
    int changes = 1 + (int)(random_bits(dice) % 4);

    for (int i = 0; i < changes; i++) {
        size_t at = size == 0 ? 0 : random_bits(dice) % size;
        char byte = random_bits(dice) % 4 == 0
            ? (char)random_bits(dice)
            : special[random_bits(dice) % (sizeof special - 1)];

        switch (random_bits(dice) % 4) {
        case 0:
            if (size > 0)
                text[at] = byte;
            break;
        case 1:
            if (size > 0)
                memmove(text + at, text + at + 1, --size - at);
            break;
        case 2:
            if (size < room) {
                memmove(text + at + 1, text + at, size++ - at);
                text[at] = byte;
            }
            break;
        default:
            size = random_bits(dice) % 8 == 0 ? at : size;
        }
    }
    return size;
}

static size_t written;

static void forget(struct out *out)
{
    written += out->size;
    out->size = 0;
}

static void write_all(const struct lists *l)
{
    char buffer[257];
    struct out out = { buffer, 0, sizeof buffer, forget, NULL, ENGLISH };

    write_text(&out, l, true);
    write_csv(&out, l);
    write_json(&out, l);
    write_html(&out, l);
}

START_TEST(whatever_stands_there)
{
    uint64_t dice = 0;
    int read = 0;

    ck_assert_ptr_nonnull(freopen("/dev/null", "w", stderr));
    for (int i = 0; i < 12000; i++) {
        size_t size = strlen(lists[i % LISTS]), room = size + 8;
        char *text = malloc(room + 1);
        struct rows rows = { .source = "list" };
        struct lists l = { .rows = &rows, .scoring = {
            .code = skr_code_at(i % 4), .stake = 100, .limit = 100,
            .scheme = (enum skr_scheme)(i / 7 % SKR_SCHEMES) } };

        memcpy(text, lists[i % LISTS], size);
        size = mutate(text, size, room, &dice);
        text[size] = '\0';
        if (read_list(&rows, text, size, NULL, 0)) {
            REQUIRE(lists_make(&l), "no memory for a short list");
            write_all(&l);
            lists_free(&l);
            read++;
        } else {
            REQUIRE(rows.error[0] != '\0', "refused without a word");
        }
        rows_free(&rows);
    }
    ck_assert_int_gt(read, 6000);
    ck_assert_uint_gt(written, 1000000);
}
END_TEST

/* ------------------------------------------------------------------------ sentences */

/* What is said of a row for each text for machines. */
static const struct { const char *format, *said; } sentences[] = {
    { "one of the players", "{recorded} is not one of the players" },
    { "one of the players: %.57s?", "{recorded} is not one of the players; did you mean %.57s?" },
    { "%.57s is the dealer", "{recorded} is written here as dealer, but %.57s deals" },
    { "the dealer sits out", "{recorded} deals, sits out and cannot be soloist" },
    { "the series has more than %d names and is not added up",
      "with {recorded} the series has more than %d names: it is not added up" },
    { "a fourth player joins a table of three: the series is not added up; begin another"
      " one with his first deal",
      "{recorded} joins a table of three as a fourth player: the series is not added up;"
      " begin another one with his first deal" },
    { "1 to %d matadors", "matadors: {recorded}; possible are 1 to %d" },
    { "not the value of a game", "{recorded} is not the value of a game" },
    { "0 to 120 card points", "card points: {recorded}; possible are 0 to 120" },
    { "card points do not count in null",
      "card points do not count in null: {recorded} has no effect" },
    { "not allowed with %s", "{recorded} is not allowed with %s" },
    { "not allowed with %s after taking up the skat",
      "{recorded} is not allowed with %s after taking up the skat" },
    { "expected %s", "{recorded} is unreadable here; expected: %s" },
    { "%s with %d card points%s",
      "{recorded} is written here, but %s is right, with %d card points%s" },
    { "%d card points may come from the form, as in passed-in rows",
      "{recorded} does not go with %d card points, which may come from the form, as in"
      " passed-in rows" },
    { "lost, overbid at %d%s",
      "{recorded} is written here, but the game is lost, as it is overbid at %d%s" },
    { "impossible together", "{recorded} are impossible together" },
    { "0, the deal was passed in",
      "{recorded} is written here, but a deal that was passed in counts 0" },
    { "plus for a won game", "{recorded} should be positive, as the game is won" },
    { "minus for a lost game", "{recorded} should be negative, as the game is lost" },
    { "%s", "{recorded} is written here, but %s is right" },
    { "one of %s", "{recorded} is written here, but one of these is right: %s" },
    { "more than the value of null",
      "{recorded} is written here, but the game is worth more than a null" },
    { "at most %d, the value of a game that is won",
      "the bid {recorded} is higher than %d, the value of the game, which is won" },
    { "61 or more for a won game of %d",
      "card points: {recorded}; a won game of %d needs 61 or more" },
    { "no game has this value", "no game has the value {recorded}" },
    { "the same for each who loses, 0 for the others: %s",
      "{recorded} is written here, but each player who loses gets the same and the others"
      " 0: %s" },
    { "not the card points of a player who loses a ramsch",
      "a player who loses this ramsch cannot have {recorded} card points" },
    { "whether a player has no trick: %s",
      "{recorded} is written here for a player without a trick, but %s is right" },
    { "a score that does not follow from the value",
      "the score {recorded} does not follow from the value" },
    { "%lld", "{recorded} is written here, but %lld is right" },
    { "%lld game points or total %d",
      "{recorded} is written here, but the game points are %lld or the total is %d" },
    { "deals as agreed: %d", "the series has {recorded}; agreed were %d" },
    { "the last round of %d deals is incomplete",
      "the series has {recorded}: its last round of %d deals is incomplete" },
    { "each deal once, but line %u has it too", "deal {recorded} is in line %u too" },
    { "deal %d is missing", "deal %d, before deal {recorded}, is missing" },
    { "deals %d to %d are missing", "deals %d to %d, before deal {recorded}, are missing" },
    { "carried over from earlier games and not added up",
      "{recorded} is carried over from earlier games and not added up" },
    { "%.30s (line %u of the log)%s",
      "{recorded} is in the list, but %.30s in line %u of the log%s" },
    { "right if a round of bock doubled %d (line %u of the log)",
      "{recorded} is right if a round of bock doubled %d (line %u of the log)" },
    { "games in the log: %d", "the list has {recorded}; games in the log: %d" },
};

START_TEST(each_sentence)
{
    const int count = sizeof sentences / sizeof *sentences;

    for (int row = 0; row < count; row++) {
        ck_assert_ptr_nonnull(flaw_format(row));
        ck_assert_str_eq(flaw_format(row), sentences[row].format);
        ck_assert_str_eq(flaw_said(row), sentences[row].said);
    }
    ck_assert_ptr_null(flaw_format(count));
}
END_TEST

int main(void)
{
    const TTest *const tests[] = { whatever_stands_there, each_sentence };

    return RUN_TESTS("score lists", tests);
}
