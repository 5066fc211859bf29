/* The two ways to read the server's records are equal: with the fast paths and
 * without them, a text gives the same record and the same notes, whatever it
 * is. ISS_LOG=FILE has the records of that file compared too. */
#include <stdio.h>
#include <string.h>

#include "../support/engine.h"
#include "formats/iss.h"
#include "formats/iss-fast.h"
#include "formats/cursor.h"

/* ------------------------------------------------------------------ comparing */

static struct record fast, plain, noted;
static struct notes fast_notes, plain_notes;

/* What was read, to show it when it is not read alike. */
static const char *read_text;
static size_t read_size;

#define SAME(what, a, b)                                                     \
    REQUIRE((a) == (b), "%s differs, in\n%.*s", what, (int)read_size, read_text)

static void same_move(const struct move *a, const struct move *b)
{
    SAME("kind", a->kind, b->kind);
    SAME("seat", a->seat, b->seat);
    SAME("number", a->number, b->number);
    SAME("count", a->count, b->count);
    SAME("hidden", a->hidden, b->hidden);
    SAME("length", a->length, b->length);
    SAME("byte", a->byte, b->byte);
    SAME("put_away", a->put_away, b->put_away);
    SAME("shown", a->shown, b->shown);
    SAME("game", a->said.game, b->said.game);
    SAME("hand", a->said.hand, b->said.hand);
    SAME("announced", a->said.announced, b->said.announced);
    SAME("ouvert", a->said.ouvert, b->said.ouvert);
    SAME("revolution", a->said.revolution, b->said.revolution);
}

static void same_result(const struct result *a, const struct result *b)
{
    SAME("kind of result", a->kind, b->kind);
    SAME("place of the result", a->byte, b->byte);
    SAME("figures given", a->given, b->given);
    for (int i = 0; i < FIGURES; i++) {
        if (!(a->given & (1u << i)))
            continue;
        SAME("figure", a->figure[i], b->figure[i]);
        SAME("place of a figure", a->at[i], b->at[i]);
    }
}

static void same_malformed(const struct malformed *a, const struct malformed *b)
{
    SAME("clause", a->clause, b->clause);
    if (a->clause == SKR_C_NONE)
        return;
    SAME("place of the fault", a->byte, b->byte);
    SAME("length of the fault", a->length, b->length);
    SAME("what was expected", strcmp(a->expected, b->expected), 0);
}

static void same_record(const struct record *a, const struct record *b)
{
    SAME("text", a->text, b->text);
    SAME("length", a->length, b->length);
    SAME("id", a->id, b->id);
    SAME("length of the id", a->id_length, b->id_length);
    for (int seat = 0; seat < 3; seat++)
        SAME("hand", a->deal.hand[seat], b->deal.hand[seat]);
    SAME("skat", a->deal.skat, b->deal.skat);
    SAME("hidden cards", memcmp(a->hidden, b->hidden, sizeof a->hidden), 0);
    SAME("doubled", a->doubled, b->doubled);
    SAME("whole", a->whole, b->whole);
    SAME("place of the deal", a->deal_byte, b->deal_byte);
    SAME("code", a->code, b->code);
    SAME("options", a->options, b->options);
    SAME("conventions", a->conventions, b->conventions);
    SAME("moves", a->moves, b->moves);
    for (int i = 0; i < a->moves; i++)
        same_move(&a->move[i], &b->move[i]);
    same_result(&a->result, &b->result);
    same_malformed(&a->malformed, &b->malformed);
}

static void same_labels(const struct notes *a, const struct notes *b)
{
    for (int i = 0; i < LABELS; i++) {
        SAME("text of a label", a->label[i].at, b->label[i].at);
        SAME("length of a label", a->label[i].length, b->label[i].length);
    }
}

static void same_notes(const struct notes *a, const struct notes *b)
{
    same_labels(a, b);
    SAME("piles", memcmp(a->pile, b->pile, sizeof a->pile), 0);
    SAME("deal", memcmp(a->dealt, b->dealt, sizeof a->dealt), 0);
    SAME("cards of moves", memcmp(a->cards, b->cards, sizeof a->cards), 0);
    for (int i = 0; i < MOVES; i++) {
        SAME("word of an announcement", a->said[i].at, b->said[i].at);
        SAME("length of a word", a->said[i].length, b->said[i].length);
    }
}

/* Reads a text of its own, which ends where the record may, in all ways. */
static bool compare(const char *text, size_t size)
{
    char *copy = malloc(size);
    const char *end = copy + size, *after;

    ck_assert_ptr_nonnull(copy);
    memcpy(copy, text, size);
    read_text = copy;
    read_size = size;
    memset(&fast, 0, sizeof fast);
    memset(&plain, 0, sizeof plain);
    after = iss_format.read(copy, end, &fast, NULL);
    SAME("end", after, iss_read_plainly(copy, end, &plain, NULL));
    same_record(&fast, &plain);
    memset(&noted, 0, sizeof noted);
    memset(&plain, 0, sizeof plain);
    memset(&fast_notes, 0, sizeof fast_notes);
    memset(&plain_notes, 0, sizeof plain_notes);
    SAME("end", after, iss_format.read(copy, end, &noted, &fast_notes));
    SAME("end", after, iss_read_plainly(copy, end, &plain, &plain_notes));
    same_record(&fast, &noted);
    same_record(&fast, &plain);
    same_notes(&fast_notes, &plain_notes);
    fast_notes.only_labels = true;
    SAME("end", after, iss_format.read(copy, end, &noted, &fast_notes));
    same_record(&fast, &noted);
    same_labels(&fast_notes, &plain_notes);
    free(copy);
    return fast.malformed.clause == SKR_C_NONE;
}

/* ------------------------------------------------------------------- spoiling */

/* Bytes that mean something to the reader. */
static const char special[] = " \n\t[](;).|?wpysx0123456789-:CSHDGNZOAKQJTREdv";

#define LONGEST ((size_t)4096)

struct text {
    char data[LONGEST];
    size_t size;
};

/* Puts `size` bytes in the place of `gone` bytes, if there is room. */
static void replace(struct text *t, size_t at, size_t gone, const char *bytes,
                    size_t size)
{
    if (gone > t->size - at)
        gone = t->size - at;
    if (t->size - gone + size > LONGEST)
        return;
    memmove(t->data + at + size, t->data + at + gone, t->size - at - gone);
    memcpy(t->data + at, bytes, size);
    t->size += size - gone;
}

/* Changes, adds, drops or repeats a few bytes; or ends the text. */
static void spoil(struct text *t, uint64_t *dice)
{
    size_t at = random_bits(dice) % (t->size + 1), gone = 1 + random_bits(dice) % 5;
    char byte = random_bits(dice) % 8 == 0
        ? (char)random_bits(dice)
        : special[random_bits(dice) % (sizeof special - 1)];
    char piece[8];

    switch (random_bits(dice) % 16) {
    case 0: case 1: case 2: case 3: case 4: case 5:
        replace(t, at, 1, &byte, 1);
        break;
    case 6: case 7: case 8: case 9:
        replace(t, at, 0, &byte, 1);
        break;
    case 10: case 11:
        replace(t, at, gone, "", 0);
        break;
    case 12: case 13:
        gone = gone < t->size - at ? gone : t->size - at;
        memcpy(piece, t->data + at, gone);
        replace(t, at, 0, piece, gone);
        break;
    case 14:
        for (size_t i = 0; i < t->size; i++)
            if (t->data[i] == ' ' && random_bits(dice) % 4 == 0)
                t->data[i] = '\n';
        break;
    default:
        if (random_bits(dice) % 4 == 0)
            t->size = at > 0 ? at : 1;
    }
}

static void compare_spoiled(const char *text, size_t size, int times,
                            uint64_t *dice)
{
    static struct text spoiled;

    while (size <= LONGEST && times-- > 0) {
        memcpy(spoiled.data, text, size);
        spoiled.size = size;
        for (uint32_t n = 1 + random_bits(dice) % 3; n > 0; n--)
            spoil(&spoiled, dice);
        compare(spoiled.data, spoiled.size);
    }
}

/* -------------------------------------------------------------------- sources */

/* Compares all records of a text, and each of them spoiled so many times.
 * Returns how many can be read. */
static int compare_all(const char *text, const char *end, int times)
{
    const char *p = text, *next;
    uint64_t dice = 0;
    int sound = 0;

    for (; (p = format_skip(p, end)) < end; p = next) {
        next = iss_format.next(p + 1, end);
        if (next == NULL)
            next = end;
        sound += compare(p, (size_t)(next - p));
        compare_spoiled(p, (size_t)(next - p), times, &dice);
    }
    return sound;
}

/* Reads the file to its end, and compares it. */
static int compare_file(FILE *file, int times)
{
    static char text[32 * 1024 * 1024];
    size_t size;

    ck_assert_ptr_nonnull(file);
    size = fread(text, 1, sizeof text, file);
    ck_assert_uint_lt(size, sizeof text);
    return compare_all(text, text + size, times);
}

static int compare_samples(const char *options, int times)
{
    char command[4096];
    FILE *sample;
    int sound;

    snprintf(command, sizeof command, "\"$SKATREF\" sample --games=10000 %s",
             options);
    sample = popen(command, "r");
    sound = compare_file(sample, times);
    ck_assert_int_eq(pclose(sample), 0);
    return sound;
}

START_TEST(right_games_are_read_alike)
{
    ck_assert_int_eq(compare_samples("--seed=1", 2), 10000);
}
END_TEST

START_TEST(broken_games_are_read_alike)
{
    ck_assert_int_gt(compare_samples("--seed=2 --faults", 2), 9000);
}
END_TEST

START_TEST(logs_of_the_corpus_are_read_alike)
{
    char name[4096];
    FILE *file;

    snprintf(name, sizeof name, "%s/corpus/logs/sample.sgf", getenv("srcdir"));
    file = fopen(name, "rb");
    ck_assert_int_gt(compare_file(file, 500), 0);
    fclose(file);
    if (getenv("ISS_LOG") == NULL)
        return;
    file = fopen(getenv("ISS_LOG"), "rb");
    printf("%d sound records in %s\n", compare_file(file, 100), getenv("ISS_LOG"));
    fclose(file);
}
END_TEST

/* The text as it is, and broken off at every byte. */
static void compare_parts(const char *text)
{
    for (size_t size = strlen(text); size > 0; size--)
        compare(text, size);
}

#define BEFORE "(;ID[1]MV[w CJ.SJ.HJ.DJ.CA.CT.CK.CQ.C9.C8.SA.ST.SK.SQ.S9.S8.S7." \
               "HA.HT.HK.HQ.H9.H8.H7.DA.DT.DK.DQ.D9.D8.C7.D7 "

START_TEST(parts_of_records_are_read_alike)
{
    compare_parts(BEFORE "1 18 0 p 2 p 1 s w C7.D7 1 S.C7.D7 0 CJ 1 RE ]R[d:1 win"
                  " v:48 m:1 bidok p:73 t:7 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:0"
                  "] ;)");
    compare_parts(BEFORE "]R[d:0 loss v:-36 m:-2 overbid p:7 t:0 s:1 z:1 p0:0 p1:0"
                  " p2:0 l:-1 to:1 r:1] ;)");
    compare_parts(BEFORE "]R[d:1 w] ;)");
    compare_parts(BEFORE "]R[d:1 win v:4 m:1 b] ;)");
}
END_TEST

/* As many cards, or calls, as a record can hold, and more. */
START_TEST(too_many_moves_are_read_alike)
{
    static const char *const moves[] = { "0 CJ ", "1 18 ", "2 y ", "0 CJ 1 p " };
    char text[LONGEST];

    for (int kind = 0; kind < 4; kind++)
        for (int most = MOVES / 2 - 2; most < MOVES + 3; most++) {
            char *p = text + sprintf(text, "%s", BEFORE);

            for (int n = 0; n < most; n++)
                p += sprintf(p, "%s", moves[kind]);
            p += sprintf(p, "]R[passed] ;)");
            REQUIRE(compare(text, (size_t)(p - text))
                    == (most * (kind == 3 ? 2 : 1) <= MOVES), "%d moves", most);
        }
}
END_TEST

/* A lexer at the start of this text. */
static struct lexer lexer_at(const char *text)
{
    memset(&fast, 0, sizeof fast);
    fast.text = text;
    return (struct lexer){ .p = text, .end = text + strlen(text), .record = &fast };
}

/* The plain reader would read all this, too, but more slowly: what a fast path leaves begins
 * with these bytes. */
#define LEAVES(lex, rest) \
    REQUIRE(strcmp((lex).p, rest) == 0, "it leaves '%s'", (lex).p)

START_TEST(usual_text_is_read_fast)
{
    static const char *const results[] = {
        "d:1 win v:48 m:1 bidok p:73 t:7 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:0] ;)",
        "d:-1 loss v:-120 m:-10 overbid p:120 t:10 s:1 z:1 p0:1 p1:0 p2:0 l:1 to:2 r:1] ;)",
        "d:0 win v:0 m:0 bidok p:0 t:0 s:0 z:0 p0:0 p1:0 p2:0 l:0 to:0 r:0] ;)",
        "d:0 win v:9999 m:0 bidok p:0 t:0 s:0 z:0 p0:0 p1:0 p2:0 l:0 to:-1 r:0]",
    };
    struct lexer lex = lexer_at("GM[Skat]PC[x]CO[]SE[1]ID[2]DT[3]OW[a]P0[b]P1[c]P2[d]R0[]R1[]R2[]MV[w ");
    uint32_t seen = 1u << MV;

    iss_fast_head(&lex, &seen);
    LEAVES(lex, "MV[w ");
    REQUIRE(seen == (2u << MV) - 1, "it has seen %x", seen);
    for (int property = GM; property < MV; property++) {
        char text[] = "XX[]MV[";

        memcpy(text, iss_properties[property], 2);
        lex = lexer_at(text);
        seen = 0;
        iss_fast_head(&lex, &seen);
        LEAVES(lex, "MV[");
        REQUIRE(seen == 1u << property, "%s: it has seen %x", text, seen);
    }
    lex = lexer_at(strchr(BEFORE, 'w') + 2);
    REQUIRE(iss_fast_deal(&lex), "the deal");
    LEAVES(lex, " ");
    for (lex = lexer_at("1 18 2 99 0 y 1 20 2 y 1 y 1 p 2 p 0 p 0 s 1 s 2 s w C7.D7 "); fast.moves == 0;)
        iss_fast_moves(&lex);
    LEAVES(lex, "w C7.D7 ");
    ck_assert_int_eq(fast.moves, 12);
    lex = lexer_at("0 y 2 ");
    iss_fast_moves(&lex);
    LEAVES(lex, "2 ");
    lex = lexer_at("0 CJ 1 SA 2 HQ 0 D7 1 CT 2 HK 0 C9 1 S8 ]");
    iss_fast_moves(&lex);
    LEAVES(lex, "]");
    ck_assert_int_eq(fast.moves, 8);
    for (size_t i = 0; i < sizeof results / sizeof *results; i++) {
        lex = lexer_at(results[i]);
        REQUIRE(iss_fast_figures(&lex), "%s", results[i]);
        LEAVES(lex, strchr(results[i], ']'));
    }
}
END_TEST

int main(void)
{
    const TTest *const tests[] = {
        right_games_are_read_alike, broken_games_are_read_alike,
        logs_of_the_corpus_are_read_alike, parts_of_records_are_read_alike,
        too_many_moves_are_read_alike, usual_text_is_read_fast,
    };

    if (getenv("SKATREF") == NULL || getenv("srcdir") == NULL)
        return 99;
    return RUN_TESTS("both readers of ISS", tests);
}
