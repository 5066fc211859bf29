/* What all formats share: the code that a record is judged by, its house rules, and what is noted of it. */
#include <jansson.h>
#include <string.h>

#include "../support/suite.h"
#include "record/notes.h"
#include "record/state.h"

/* ------------------------------------------------------------------------- options */

/* Bit n is the n-th option, in the order of skatref.h. */
enum { CONTRA = 1, RAMSCH = 2, RAMSCH_DOUBLE = 4, RAMSCH_FIXED = 8, PUSHED = 16, REVOLUTION = 32 };

static house_rules bit_of(const char *name)
{
    for (int n = 0; skr_option_at(n) != NULL; n++)
        if (strcmp(skr_option_at(n)->name, name) == 0)
            return (house_rules)1 << n;
    ck_abort_msg("no option %s", name);
}

START_TEST(a_code_gets_the_options_of_the_set_and_no_others)
{
    const struct skr_code *edition = skr_code_find("isko2022"), *made;
    struct skr_code room;

    ck_assert_ptr_eq(house_code(edition, 0, &room), edition);
    ck_assert_uint_eq(house_of(edition), 0);
    made = house_code(edition, CONTRA | REVOLUTION, &room);
    ck_assert_ptr_eq(made, &room);
    ck_assert(skr_in_force(made, SKR_C_HOME_CONTRA));
    ck_assert(skr_in_force(made, SKR_C_HOME_REVOLUTION));
    ck_assert(!skr_in_force(made, SKR_C_HOME_RAMSCH));
    ck_assert_uint_eq(house_of(made), CONTRA | REVOLUTION);
    /* From the edition of the code, not from what was added to it before. */
    ck_assert_uint_eq(house_of(house_code(made, RAMSCH, &room)), RAMSCH);
}
END_TEST

static void adds(house_rules rules, const char *name, enum skr_error error, house_rules wanted)
{
    house_rules found = rules;

    ck_assert_msg(house_add(&found, name) == error, "%s: not error %d", name, error);
    ck_assert_msg(found == wanted, "%s: %llx, not %llx", name, (unsigned long long)found,
                  (unsigned long long)wanted);
}

START_TEST(an_option_is_added_unless_ramsch_is_scored_twice)
{
    house_rules last = bit_of("home.ramsch-last-trick");

    adds(0, "contra", SKR_OK, CONTRA);
    adds(CONTRA, "revolution", SKR_OK, CONTRA | REVOLUTION);
    adds(CONTRA, "contra", SKR_OK, CONTRA);
    adds(CONTRA, "nothing", SKR_E_OPTION, CONTRA);
    adds(RAMSCH, "ramsch-fixed", SKR_E_SCORING, RAMSCH);
    adds(RAMSCH, "ramsch", SKR_OK, RAMSCH);
    adds(RAMSCH_FIXED | CONTRA, "ramsch-double", SKR_E_SCORING, RAMSCH_FIXED | CONTRA);
    adds(PUSHED, "ramsch", SKR_OK, PUSHED | RAMSCH);
    adds(RAMSCH, "home.ramsch-last-trick", SKR_OK, RAMSCH | last);
    adds(last, "ramsch", SKR_OK, RAMSCH | last);       /* in any order */
}
END_TEST

START_TEST(the_first_option_that_does_not_fit_is_named)
{
    const struct skr_code *code = skr_code_find("isko2022");
    house_rules last = bit_of("home.ramsch-last-trick"), tie = bit_of("home.ramsch-tie-all");

    ck_assert_ptr_null(house_misfit(code, 0));
    ck_assert_ptr_null(house_misfit(code, CONTRA | RAMSCH | last));
    ck_assert_str_eq(house_misfit(code, CONTRA | last)->name, "home.ramsch-last-trick");
    ck_assert_str_eq(house_misfit(code, last | tie)->name, "home.ramsch-last-trick");
    ck_assert_str_eq(house_misfit(code, RAMSCH | RAMSCH_DOUBLE | RAMSCH_FIXED)->name, "ramsch-double");
    /* Without a code: where no edition can have it. The oldest has no throw; the newest has value.overbid-null of
     * itself. */
    ck_assert_ptr_null(house_misfit(NULL, bit_of("end.throw-null-letter")));
    ck_assert_ptr_nonnull(house_misfit(skr_code_find("altenburg1937"), bit_of("end.throw-null-letter")));
    ck_assert_ptr_null(house_misfit(NULL, CONTRA | RAMSCH | last));
    ck_assert_str_eq(house_misfit(NULL, last | tie)->name, "home.ramsch-last-trick");
    ck_assert_ptr_null(house_misfit(NULL, bit_of("value.overbid-null")));
    ck_assert_ptr_null(house_misfit(code, bit_of("value.overbid-null")));
}
END_TEST

START_TEST(words_say_why_an_option_does_not_fit)
{
    const struct skr_code *code = skr_code_find("isko2022");
    char why[HOUSE_WHY];

    house_why(code, "home.ramsch-last-trick", SKR_E_INSTEAD, ENGLISH, why);
    ck_assert_str_eq(why, "it stands for home.ramsch-skat, which is not in force under isko2022");
    house_why(code, "ramsch-fixed", SKR_E_SCORING, ENGLISH, why);
    ck_assert_str_eq(why, skr_error_text(SKR_E_SCORING));
}
END_TEST

/* The record's scoring of ramsch is the one that was played; all else is added. */
START_TEST(options_are_merged)
{
    static const struct { house_rules asked, recorded, merged; } row[] = {
        { 0, 0, 0 },
        { CONTRA, 0, CONTRA },
        { 0, REVOLUTION, REVOLUTION },
        { CONTRA, REVOLUTION, CONTRA | REVOLUTION },
        { RAMSCH, CONTRA, RAMSCH | CONTRA },
        { RAMSCH, 0, RAMSCH },
        { CONTRA | RAMSCH | PUSHED | REVOLUTION, RAMSCH_FIXED, CONTRA | PUSHED | REVOLUTION | RAMSCH_FIXED },
        { RAMSCH_FIXED, RAMSCH, RAMSCH },
        { RAMSCH_DOUBLE, RAMSCH | CONTRA, RAMSCH | CONTRA },
    };

    for (size_t i = 0; i < sizeof row / sizeof *row; i++)
        ck_assert_msg(house_merge(row[i].asked, row[i].recorded) == row[i].merged, "row %d", (int)i);
}
END_TEST

/* ---------------------------------------------------------------------------- code */

static struct record record;
static struct notes notes;

static const char *code_on(const char *date, size_t length)
{
    struct skr_code room;

    record_begin(&record, NULL, "", &no_conventions);
    record.date = date;
    record.date_length = (uint32_t)length;
    return record_code(&record, &code_by_date, 0, &room)->name;
}

/* The editions are in force from these days on: spec/README.md. What is no date has the newest one. */
START_TEST(the_date_chooses_the_edition)
{
    static const struct { const char *date, *code; } row[] = {
        { "2022-11-24/00:00:00/UTC", "isko2022" }, { "2022-11-23", "isko2018" },
        { "2030-01-01", "isko2022" }, { "2019-01-01", "isko2018" }, { "2018-12-31", "isko1999" },
        { "1999-01-01", "isko1999" }, { "1998-12-31", "altenburg1937" }, { "0000-00-01", "altenburg1937" },
        { "1998-09-09 later", "altenburg1937" }, { "1998.12-31", "isko2022" }, { "1998-12.31", "isko2022" },
        { "199:-12-31", "isko2022" }, { "199/-12-31", "isko2022" }, { ":998-12-31", "isko2022" },
        { "1998-12-3x", "isko2022" }, { "19981231--", "isko2022" }, { "", "isko2022" },
    };

    for (size_t i = 0; i < sizeof row / sizeof *row; i++)
        ck_assert_msg(strcmp(code_on(row[i].date, strlen(row[i].date)), row[i].code) == 0, "%s: not %s",
                      row[i].date, row[i].code);
    ck_assert_str_eq(code_on(NULL, 0), "isko2022");
    ck_assert_str_eq(code_on("1998-12-31", 9), "isko2022");
    ck_assert_str_eq(code_on("1998-12-31", 10), "altenburg1937");
}
END_TEST

START_TEST(the_code_asked_for_comes_first)
{
    const struct skr_code *of_1999 = skr_code_find("isko1999"), *of_2018 = skr_code_find("isko2018"), *made;
    struct skr_code room;

    code_on("1998-12-31", 10);
    ck_assert_str_eq(record_code(&record, NULL, 0, &room)->name, "isko2022");
    ck_assert_ptr_eq(record_code(&record, of_2018, 0, &room), of_2018);
    record.code = of_1999;
    ck_assert_ptr_eq(record_code(&record, NULL, 0, &room), of_1999);
    ck_assert_ptr_eq(record_code(&record, &code_by_date, 0, &room), of_1999);
    ck_assert_ptr_eq(record_code(&record, of_2018, 0, &room), of_2018);
    record.options = CONTRA | RAMSCH_FIXED;
    made = record_code(&record, of_2018, REVOLUTION | RAMSCH, &room);
    ck_assert_str_eq(made->name, "isko2018");
    ck_assert_uint_eq(house_of(made), CONTRA | REVOLUTION | RAMSCH_FIXED);
}
END_TEST

/* --------------------------------------------------------------------------- begin */

START_TEST(a_record_begins_empty)
{
    static const char text[] = "text";
    struct conventions of_source = { .shows_freely = true };

    memset(&record, 0x55, sizeof record);
    memset(&notes, 0x55, sizeof notes);
    record_begin(&record, &notes, text, &of_source);
    ck_assert_ptr_eq(record.text, text);
    ck_assert_ptr_eq(record.id, text);
    ck_assert_ptr_eq(record.conventions, &of_source);
    ck_assert_uint_eq(record.length + record.id_length + record.date_length, 0);
    ck_assert_ptr_null(record.date);
    ck_assert_ptr_null(record.code);
    ck_assert_uint_eq(record.options, 0);
    ck_assert_int_eq(record.moves, 0);
    ck_assert_int_eq(record.result.kind, RESULT_UNKNOWN);
    ck_assert_uint_eq(record.result.byte, 0);
    ck_assert_uint_eq(record.result.given, 0);
    ck_assert_int_eq(record.malformed.clause, SKR_C_NONE);
    ck_assert_str_eq(record.made, "");
    for (int i = 0; i < LABELS; i++) {
        ck_assert_ptr_null(notes.label[i].at);
        ck_assert_uint_eq(notes.label[i].length, 0);
    }
    record.decoded = malloc(1);
    record_release(&record);
    ck_assert_ptr_null(record.decoded);
}
END_TEST

START_TEST(a_source_without_conventions_has_none)
{
    const struct conventions *none = &no_conventions;

    ck_assert(!none->stayer_has_rest && !none->shows_freely && !none->stops_at_31);
    ck_assert(!none->plays_to_ten && !none->flags_unannounced);
}
END_TEST

START_TEST(moves_are_numbered_from_two_on)
{
    record.moves = 3;
    ck_assert_int_eq(move_number(&record, &record.move[0]), 2);
    ck_assert_int_eq(move_number(&record, &record.move[2]), 4);
    ck_assert_ptr_null(numbered_move(&record, NO_MOVE));
    ck_assert_ptr_null(numbered_move(&record, THE_DEAL));
    ck_assert_ptr_eq(numbered_move(&record, 2), &record.move[0]);
    ck_assert_ptr_eq(numbered_move(&record, 4), &record.move[2]);
    ck_assert_ptr_eq(moves_end(&record), &record.move[3]);
}
END_TEST

/* --------------------------------------------------------------------------- notes */

/* So many cards, from this one on. */
static skr_cards some(int first, int count)
{
    return (skr_cards)((((uint64_t)1 << count) - 1) << first);
}

/* Piles of so many cards, and how many each has in the notes. The pack has 32 places: the last card of a
 * pile that is too small is named again until they are full. A hidden pile has no card to repeat. */
static const struct { int cards[4], noted[4]; } piles[] = {
    { { 10, 10, 10, 2 }, { 10, 10, 10, 2 } },
    { { 9, 10, 10, 2 }, { 10, 10, 10, 2 } },
    { { 10, 10, 8, 2 }, { 10, 10, 10, 2 } },
    { { 10, 10, 10, 1 }, { 10, 10, 10, 2 } },
    { { 9, 9, 10, 1 }, { 10, 10, 10, 2 } },
    { { 11, 8, 10, 2 }, { 11, 9, 10, 2 } },
    { { 9, 11, 10, 2 }, { 9, 11, 10, 2 } },
    { { 10, 10, 8, 3 }, { 10, 10, 9, 3 } },
    { { 0, 9, 10, 2 }, { 0, 10, 10, 2 } },
    { { 1, 0, 0, 0 }, { 10, 0, 0, 0 } },
    { { 0, 0, 0, 1 }, { 0, 0, 0, 2 } },
    { { 0, 0, 0, 0 }, { 0, 0, 0, 0 } },
};

START_TEST(the_cards_of_the_deal_are_noted)
{
    const int *cards = piles[_i].cards, *noted = piles[_i].noted;
    int first = 0, at = 0;
    skr_cards set[4];

    record_begin(&record, &notes, "", &no_conventions);
    for (int to = 0; to < 4; first += cards[to++])
        set[to] = some(first, cards[to]);
    record.deal = (struct skr_deal){ { set[0], set[1], set[2] }, set[3] };
    memset(notes.dealt, -9, sizeof notes.dealt);
    memset(notes.pile, 77, sizeof notes.pile);
    record_note(&record, &notes);
    first = 0;
    for (int to = 0; to < 4; first += cards[to++]) {
        ck_assert_int_eq(notes.pile[to], noted[to]);
        for (int i = 0; i < noted[to]; i++, at++)      /* the highest first */
            ck_assert_int_eq(notes.dealt[at], i < cards[to] ? first + cards[to] - 1 - i : first);
    }
    for (; at < 32; at++)
        ck_assert_int_eq(notes.dealt[at], -9);
}
END_TEST

/* Of a hand that is seen in part the cards come first, as in a move. */
START_TEST(hidden_cards_are_noted_behind_the_others)
{
    record_begin(&record, &notes, "", &no_conventions);
    record.deal.hand[1] = some(4, 2);
    record.hidden[0] = record.hidden[2] = 10;
    record.hidden[1] = 8;
    record.hidden[3] = 2;
    record_note(&record, &notes);
    for (int i = 0; i < 32; i++)
        ck_assert_int_eq(notes.dealt[i], i == 10 ? 5 : i == 11 ? 4 : SKR_NO_CARD);
}
END_TEST

/* The pack has 32 places, also where cards are named in two piles. */
START_TEST(no_more_than_a_pack_is_noted)
{
    record_begin(&record, &notes, "", &no_conventions);
    record.deal = (struct skr_deal){ { some(0, 10), some(10, 10), some(20, 10) }, some(29, 3) };
    notes.cards[0][0] = -9;
    record_note(&record, &notes);
    ck_assert_int_eq(notes.pile[3], 2);
    ck_assert_int_eq(notes.dealt[31], 30);
    ck_assert_int_eq(notes.cards[0][0], -9);
}
END_TEST

START_TEST(cards_put_away_and_shown_are_parted)
{
    static const struct {
        bool taken, open;
        int count, said, away, put_away, shown;
    } row[] = {
        { true, false, 0, 0, 0, 0, 0 },     /* with nothing nothing is put away */
        { true, false, 1, 0, 1, 1, 0 },     /* a wrong number */
        { true, false, 2, 0, 2, 2, 0 },
        { true, false, 3, 0, 3, 3, 0 },
        { true, true, 3, 0, 2, 2, 1 },      /* of a null ouvert the hand is shown */
        { true, true, 12, 0, 2, 2, 10 },
        { true, false, 11, 0, 11, 11, 0 },
        { true, false, 12, 0, 2, 2, 10 },   /* nobody puts twelve cards away */
        { true, true, 3, 3, 3, 3, 0 },      /* what the record says goes before */
        { true, false, 0, NONE_AWAY, NONE_AWAY, 0, 0 },
        { false, true, 10, 0, 0, 0, 10 },   /* without the skat all are shown */
        { false, false, 2, 0, 2, 2, 0 },    /* but two were put away all the same */
        { false, false, 3, 3, 3, 3, 0 },
    };

    for (int i = 0; i < (int)(sizeof row / sizeof *row); i++) {
        struct move *m = &record.move[1];

        record_begin(&record, NULL, "", &no_conventions);
        record.moves = 1;
        record.move[0] = (struct move){ .kind = row[i].taken ? MOVE_TAKE : MOVE_PASS };
        *m = (struct move){ .kind = MOVE_ANNOUNCE, .count = (uint8_t)row[i].count,
                            .away = (int8_t)row[i].said, .said.ouvert = row[i].open, .said.game = SKR_NULL };
        for (int card = 0; card < row[i].count; card++)
            *(card < 2 ? &m->put_away : &m->shown) |= SKR_BIT(card);
        record_part_cards(&record, m);
        ck_assert_msg(m->away == row[i].away && skr_count(m->put_away) == row[i].put_away
                      && skr_count(m->shown) == row[i].shown, "row %d: %d, %d and %d", i,
                      m->away, skr_count(m->put_away), skr_count(m->shown));
    }
}
END_TEST

START_TEST(the_cards_of_moves_are_noted)
{
    record_begin(&record, &notes, "", &no_conventions);
    record.moves = 4;
    record.move[0] = (struct move){ .kind = MOVE_DISCARD, .count = 2, .put_away = SKR_BIT(0) | SKR_BIT(31) };
    record.move[1] = (struct move){ .kind = MOVE_DISCARD, .count = 2, .put_away = SKR_BIT(7) };
    record.move[2] = (struct move){ .kind = MOVE_DISCARD, .count = 1, .put_away = SKR_BIT(7) };
    record.move[3] = (struct move){ .kind = MOVE_ANNOUNCE, .count = 4, .put_away = SKR_BIT(1) | SKR_BIT(2),
                                    .shown = SKR_BIT(3) | SKR_BIT(4) };
    memset(notes.cards, -9, sizeof notes.cards);
    memset(notes.said, 0x55, sizeof notes.said);
    record_note(&record, &notes);
    ck_assert_mem_eq(notes.cards[0], ((int8_t[]){ 31, 0, -9 }), 3);
    ck_assert_mem_eq(notes.cards[1], ((int8_t[]){ 7, 7, -9 }), 3);  /* the same card twice */
    ck_assert_mem_eq(notes.cards[2], ((int8_t[]){ 7, -9, -9 }), 3);
    ck_assert_mem_eq(notes.cards[3], ((int8_t[]){ 2, 1, 4, 3, -9 }), 5);
    ck_assert_int_eq(notes.cards[4][0], -9);
    for (int i = 0; i < 4; i++) {
        ck_assert_ptr_null(notes.said[i].at);
        ck_assert_uint_eq(notes.said[i].length, 0);
    }
    ck_assert_uint_ne(notes.said[4].length, 0);
}
END_TEST

/* All 32 cards shown: no more than there is room for. */
START_TEST(a_move_notes_as_many_cards_as_there_is_room_for)
{
    record_begin(&record, &notes, "", &no_conventions);
    record.moves = 1;
    record.move[0] = (struct move){ .kind = MOVE_SHOW, .count = 32, .shown = ~(skr_cards)0 };
    memset(notes.cards, -9, sizeof notes.cards);
    record_note(&record, &notes);
    ck_assert_int_eq(notes.cards[0][NOTED_CARDS - 1], 31 - (NOTED_CARDS - 1));
    ck_assert_int_eq(notes.cards[1][0], -9);
}
END_TEST

START_TEST(an_id_is_noted_if_there_is_one)
{
    record_begin(&record, &notes, "7", &no_conventions);
    record_note(&record, &notes);
    ck_assert_ptr_null(notes.label[LABEL_ID].at);
    record.id_length = 1;
    record_note(&record, &notes);
    ck_assert_ptr_eq(notes.label[LABEL_ID].at, record.id);
    ck_assert_uint_eq(notes.label[LABEL_ID].length, 1);
}
END_TEST

/* The id and the names stand in other formats, too. */
START_TEST(labels_but_for_the_id_and_the_names_are_the_servers_own)
{
    for (int label = 0; label < LABELS; label++) {
        bool own = label != LABEL_ID && label != LABEL_P0 && label != LABEL_P1 && label != LABEL_P2;

        memset(&notes, 0, sizeof notes);
        ck_assert(!notes_own_label(&notes));
        notes.label[label].at = "x";
        ck_assert_msg(notes_own_label(&notes) == own, "label %d", label);
    }
}
END_TEST

START_TEST(only_moves_with_cards_have_some_noted)
{
    for (int kind = 0; kind <= MOVE_MISDEAL; kind++) {
        struct move move = { .kind = (uint8_t)kind, .count = 3 };
        bool none = kind == MOVE_BID || kind == MOVE_HOLD || kind == MOVE_PASS || kind == MOVE_TAKE
            || kind == MOVE_CARD;

        ck_assert_msg(noted_count(&move) == (none ? 0 : 3), "kind %d", kind);
    }
}
END_TEST

/* A wrong cut has the cards dealt again (deal.cut): such a record has no result, which is not
 * that of a deal passed in. */
START_TEST(a_deal_that_is_dealt_again_has_no_result)
{
    static const char dealt[] = "isko2022; F CJ SJ HJ DJ CA CT CK CQ C9 C8; M SA ST SK SQ S9 S8 "
        "S7 HA HT HK; R HQ H9 H8 H7 DA DT DK DQ D9 D8; skat C7 D7; ";
    static const struct { const char *moves; enum result_kind kind; } ends[] = {
        { "- misdeal cut in-deal lifted 2", RESULT_UNKNOWN },
        { "M pass; R pass; F pass", RESULT_PASSED },
    };
    static struct skr_state state;
    char text[512];

    for (size_t n = 0; n < sizeof ends / sizeof *ends; n++) {
        struct skr_code code;

        snprintf(text, sizeof text, "%s%s", dealt, ends[n].moves);
        ck_assert_ptr_null(skr_state_read(text, &code, &state));
        record_state(&state, &record, &notes);
        ck_assert_int_eq(record.result.kind, ends[n].kind);
    }
}
END_TEST

/* Each kind of misdeal has its own facts; those of others are not told: -1. */
START_TEST(a_misdeal_has_the_facts_of_its_kind)
{
    static const struct { const char *text; struct recorded_misdeal told; } rows[] = {
        /* kind, found, fault, remedy, lifted, proved, told_apart, leave, mattered, play_on */
        { "- misdeal count in-deal", { SKR_COUNT, SKR_FOUND_IN_DEAL, -1, -1, -1, -1, -1, -1,
                                       -1, 0 } },
        { "- misdeal count play-on", { SKR_COUNT, -1, -1, -1, -1, -1, -1, -1, -1, 1 } },
        { "- misdeal cut lifted 3", { SKR_CUT, -1, -1, -1, 3, -1, -1, -1, -1, -1 } },
        { "- misdeal exposed other", { SKR_EXPOSED, -1, SKR_FAULT_OTHERS, -1, -1, -1, -1, -1,
                                       -1, -1 } },
        { "M misdeal skat-seen leave", { SKR_SKAT_SEEN_EARLY, -1, -1, -1, -1, -1, -1, 1, -1,
                                         -1 } },
        { "M misdeal skat-taken", { SKR_SKAT_PICKED_UP, -1, -1, -1, -1, -1, 0, -1, -1, -1 } },
        { "M misdeal skat-taken told-apart", { SKR_SKAT_PICKED_UP, -1, -1, -1, -1, -1, 1, -1,
                                               -1, -1 } },
        { "M misdeal missing schwarz", { SKR_ASTRAY, -1, -1, -1, -1, SKR_SCHWARZ, -1, -1, 0,
                                         -1 } },
        { "M misdeal missing mattered", { SKR_ASTRAY, -1, -1, -1, -1, SKR_NO_LEVEL, -1, -1, 1,
                                          -1 } },
    };

    for (size_t n = 0; n < sizeof rows / sizeof *rows; n++) {
        struct skr_move move;
        struct move made;

        ck_assert_ptr_null(skr_move_read(rows[n].text, &move));
        record_move(&move, &made);
        ck_assert_msg(memcmp(&made.misdeal, &rows[n].told, sizeof made.misdeal) == 0, "%s",
                      rows[n].text);
    }
}
END_TEST

/* A hidden card that is played is no card of a list; in every other move it is one. */
START_TEST(a_hidden_card_is_counted_where_cards_are_listed)
{
    static const struct { int kind, hidden, count; } rows[] = {
        { SKR_MOVE_CARD, 0, 0 },
        { SKR_MOVE_DISCARD, 1, 2 },
        { SKR_MOVE_ANNOUNCE, 1, 2 },
        { SKR_MOVE_EXCHANGE, 1, 2 },
        { SKR_MOVE_SHOW, 1, 2 },
    };

    for (size_t n = 0; n < sizeof rows / sizeof *rows; n++) {
        bool played = rows[n].kind == SKR_MOVE_CARD, shown = rows[n].kind == SKR_MOVE_SHOW;
        skr_cards card = played ? 0 : SKR_BIT(7);
        struct skr_move move = { .kind = rows[n].kind, .hidden = 1, .number = played ? SKR_NO_CARD : 0 };
        struct move made;

        *(shown ? &move.shown : &move.away) = card;
        record_move(&move, &made);
        ck_assert_msg(made.hidden == rows[n].hidden && made.count == rows[n].count,
                      "kind %d: %d cards, %d hidden", rows[n].kind, made.count, made.hidden);
    }
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("record");
    TCase *tests = tcase_create("record");

    suite_add_tcase(suite, tests);
    tcase_add_test(tests, a_code_gets_the_options_of_the_set_and_no_others);
    tcase_add_test(tests, an_option_is_added_unless_ramsch_is_scored_twice);
    tcase_add_test(tests, the_first_option_that_does_not_fit_is_named);
    tcase_add_test(tests, words_say_why_an_option_does_not_fit);
    tcase_add_test(tests, options_are_merged);
    tcase_add_test(tests, the_date_chooses_the_edition);
    tcase_add_test(tests, the_code_asked_for_comes_first);
    tcase_add_test(tests, a_record_begins_empty);
    tcase_add_test(tests, a_source_without_conventions_has_none);
    tcase_add_test(tests, moves_are_numbered_from_two_on);
    tcase_add_loop_test(tests, the_cards_of_the_deal_are_noted, 0, (int)(sizeof piles / sizeof *piles));
    tcase_add_test(tests, hidden_cards_are_noted_behind_the_others);
    tcase_add_test(tests, no_more_than_a_pack_is_noted);
    tcase_add_test(tests, cards_put_away_and_shown_are_parted);
    tcase_add_test(tests, the_cards_of_moves_are_noted);
    tcase_add_test(tests, a_move_notes_as_many_cards_as_there_is_room_for);
    tcase_add_test(tests, an_id_is_noted_if_there_is_one);
    tcase_add_test(tests, labels_but_for_the_id_and_the_names_are_the_servers_own);
    tcase_add_test(tests, only_moves_with_cards_have_some_noted);
    tcase_add_test(tests, a_deal_that_is_dealt_again_has_no_result);
    tcase_add_test(tests, a_misdeal_has_the_facts_of_its_kind);
    tcase_add_test(tests, a_hidden_card_is_counted_where_cards_are_listed);
    return run_suite(suite, NULL);
}
