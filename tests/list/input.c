/* Score lists with bytes changed, dropped and put in: whatever stands there, a
 * list is read or refused, judged and written. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../support/engine.h"
#include "list/list.h"
#include "list/readers.h"
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

int main(void)
{
    const TTest *const tests[] = { whatever_stands_there };

    return RUN_TESTS("score lists", tests);
}
