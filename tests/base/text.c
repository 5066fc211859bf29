/* The words for the things of Skat, JSON, XML, and output that is cut off. */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../support/suite.h"
#include "base/json.h"
#include "base/nearest.h"
#include "base/text.h"
#include "words/cards.h"
#include "words/names.h"
#include "words/say.h"
#include "words/words.h"

static char text[512];

static struct out to_text(void)
{
    memset(text, 0, sizeof text);
    return (struct out){ .data = text, .capacity = sizeof text - 1 };
}

/* --------------------------------------------------------------------- words */

static const struct terms *const tables[] = {
    &seat_terms, &rank_terms, &game_terms, &play_terms, &level_terms,
    &contra_terms, &part_terms, &ending_terms, &happening_terms, &noticed_terms, &scheme_terms,
    &outcome_terms, &deal_terms, &verdict_terms, &finding_terms, &misdeal_terms, &found_terms,
    &fault_terms, &remedy_terms, &suit_terms, &flag_terms, &none_terms, &call_terms
};
#define TABLES (int)(sizeof tables / sizeof *tables)

/* What is printed in a language is read again. */
START_TEST(every_word_names_its_thing)
{
    const struct terms *terms = tables[_i];

    for (int i = 0; i < terms->count; i++)
        for (int k = 0; k < LANGUAGES; k++) {
            const char *word = term_word_in(terms, i, (enum language)k);

            if (word == NULL) {
                ck_assert_ptr_null(term_key(terms, i));
                continue;
            }
            if (*word != '\0')
                ck_assert_msg(term_written(terms, word) == i, "%s is %d", word, i);
        }
}
END_TEST

START_TEST(every_key_names_its_thing)
{
    const struct terms *terms = tables[_i];

    for (int i = 0; i < terms->count; i++) {
        if (term_key(terms, i) == NULL)
            continue;
        ck_assert_int_eq(term_find(terms, term_key(terms, i)), i);
    }
    ck_assert_int_eq(term_find(terms, "nothing of that name"), -1);
}
END_TEST

/* No two games, and no two ranks, share a spelling. */
START_TEST(every_spelling_names_its_thing)
{
    const struct terms *terms = tables[_i];

    for (int i = 0; i < terms->count; i++)
        for (int where = 0; where < SPELLINGS; where++) {
            const char *list = terms->term[i].spelling[where];

            while (list != NULL && *list != '\0') {
                char word[40] = "";

                strncat(word, list, strcspn(list, " "));
                ck_assert_int_eq(term_spelled(terms, (enum spelling)where, word),
                                 i);
                list += strlen(word) + (list[strlen(word)] == ' ');
            }
        }
}
END_TEST

START_TEST(cards_look_as_the_engine_writes_them)
{
    for (int card = 0; card < 32; card++) {
        char name[3];

        skr_card_write(card, name);
        ck_assert_int_eq(*suit_face(FACES_LETTERS, (enum skr_suit)(card / 8)),
                         name[0]);
        ck_assert_int_eq(rank_face(FACES_LETTERS, (enum skr_rank)(card % 8)),
                         name[1]);
        ck_assert_int_eq(*term_key(&rank_terms, card % 8), name[1]);
    }
}
END_TEST

/* ---------------------------------------------------------------- JSON and XML */

START_TEST(json_has_its_commas)
{
    struct out out = to_text();
    struct json json = { .out = &out };

    json_open(&json, NULL, '{');
    json_put_number(&json, "a", -1);
    json_open(&json, "b", '[');
    json_close(&json, ']');
    json_open(&json, "c", '[');
    json_open(&json, NULL, '{');
    json_close(&json, '}');
    json_put_flag(&json, NULL, true);
    json_put_text(&json, NULL, NULL);
    json_close(&json, ']');
    json_put_known(&json, "d", false, 3);
    json_put_known_flag(&json, "e", true, false);
    json_put_text(&json, "f", "");
    json_close(&json, '}');
    ck_assert_str_eq(text, "{\"a\":-1,\"b\":[],\"c\":[{},true,null],\"d\":null,"
                           "\"e\":false,\"f\":\"\"}");
}
END_TEST

static const struct { const char *bytes, *json, *xml, *plain; } escapes[] = {
    { "a\"b\\", "\"a\\\"b\\\\\"", "a&quot;b\\", "a\"b\\" },
    { "<&>'", "\"<&>'\"", "&lt;&amp;&gt;'", "<&>'" },
    { "\x01\n\x7F", "\"\\u0001\\u000a\\u007f\"", "\\x01\\x0A\\x7F", "\\x01\\x0A\\x7F" },
    { "\u00FC\u2663", "\"\u00FC\u2663\"", "\u00FC\u2663", "\u00FC\u2663" },
    { "\xC2\x80\xC2\x9F\u00A0", "\"\\u0080\\u009f\u00A0\"", "\\xC2\\x80\\xC2\\x9F\u00A0",
      "\\xC2\\x80\\xC2\\x9F\u00A0" },
    { "\u200D\u200E\u200F\u2027", "\"\u200D\\u200e\\u200f\u2027\"",
      "\u200D\\xE2\\x80\\x8E\\xE2\\x80\\x8F\u2027",
      "\u200D\\xE2\\x80\\x8E\\xE2\\x80\\x8F\u2027" },
    { "\u2028\u202E\u202F", "\"\\u2028\\u202e\u202F\"", "\\xE2\\x80\\xA8\\xE2\\x80\\xAE\u202F",
      "\\xE2\\x80\\xA8\\xE2\\x80\\xAE\u202F" },
    { "\u2065\u2066\u206F\u2070", "\"\u2065\\u2066\\u206f\u2070\"",
      "\u2065\\xE2\\x81\\xA6\\xE2\\x81\\xAF\u2070",
      "\u2065\\xE2\\x81\\xA6\\xE2\\x81\\xAF\u2070" },
    { "\u061B\u061C\u061D", "\"\u061B\\u061c\u061D\"", "\u061B\\xD8\\x9C\u061D",
      "\u061B\\xD8\\x9C\u061D" },
    { "\xFF\xC3", "\"\\ufffd\\ufffd\"", "\\xFF\\xC3", "\\xFF\\xC3" },
    { "\xED\xA0\x80", "\"\\ufffd\\ufffd\\ufffd\"", "\\xED\\xA0\\x80", "\\xED\\xA0\\x80" },
    { "\xEF\xBF\xBE\xEF\xBF\xBF\uFFFD", "\"\xEF\xBF\xBE\xEF\xBF\xBF\uFFFD\"",
      "\\xEF\\xBF\\xBE\\xEF\\xBF\\xBF\uFFFD", "\xEF\xBF\xBE\xEF\xBF\xBF\uFFFD" },
};

START_TEST(text_is_escaped)
{
    const char *bytes = escapes[_i].bytes;
    struct out out = to_text();

    out_json_string(&out, bytes, strlen(bytes));
    ck_assert_str_eq(text, escapes[_i].json);
    out = to_text();
    out_xml(&out, bytes);
    ck_assert_str_eq(text, escapes[_i].xml);
    out = to_text();
    out_plain(&out, bytes, strlen(bytes));
    ck_assert_str_eq(text, escapes[_i].plain);
}
END_TEST

/* A text is read eight bytes at a time: each byte at each place is found, whatever
 * byte stands before it. */
static void check_plain_length(int c)
{
    const char before[] = { 'a', ' ', '~', '!', '#', '[', ']' };
    bool plain = c >= ' ' && c <= '~' && c != '"' && c != '\\';

    for (size_t at = 0; at < 24; at++)
        for (size_t i = 0; i < sizeof before; i++) {
            char line[24];

            memset(line, before[i], sizeof line);
            line[at] = (char)c;
            ck_assert_uint_eq(plain_length(line, sizeof line),
                              plain ? sizeof line : at);
            ck_assert_uint_eq(plain_length(line, at), at);
        }
}

START_TEST(plain_text_ends_at_the_first_byte_that_is_not_plain)
{
    for (int c = 0; c < 256; c++)
        check_plain_length(c);
}
END_TEST

/* Texts of any length, with any byte at any place. */
static void check_plain_copy(int c)
{
    for (size_t size = 0; size < 24; size++)
        for (size_t at = 0; at < (size > 0 ? size : 1); at++) {
            char line[24], copy[sizeof line + 1];

            memset(line, 'x', sizeof line);
            line[at] = (char)c;
            memset(copy, '-', sizeof copy);
            ck_assert_int_eq(plain_copy(copy, line, size), plain_length(line, size) == size);
            ck_assert_mem_eq(copy, line, plain_length(line, size) == size ? size : 0);
            ck_assert_int_eq(copy[size], '-');
        }
}

START_TEST(a_text_is_copied_if_it_is_plain)
{
    for (int c = 0; c < 256; c++)
        check_plain_copy(c);
}
END_TEST

/* Whole texts are escaped as their characters are. */
START_TEST(text_is_escaped_anywhere_in_a_line)
{
    const char *bytes = escapes[_i].bytes;
    size_t size = strlen(bytes);

    for (size_t at = 0; at < 20; at++) {
        char line[64], whole[sizeof text];
        struct out out = to_text();

        memset(line, 'x', sizeof line);
        memcpy(line + at, bytes, size);
        out_json_string(&out, line, sizeof line);
        strcpy(whole, text);
        out = to_text();
        out_text(&out, "\"");
        for (size_t i = 0; i < at; i++)
            out_text(&out, "x");
        out_json_part(&out, bytes, size);
        for (size_t i = at + size; i < sizeof line; i++)
            out_text(&out, "x");
        out_text(&out, "\"");
        ck_assert_str_eq(whole, text);
    }
}
END_TEST

/* -------------------------------------------------------------------- output */

START_TEST(numbers_are_written_as_printf_does)
{
    static const long long tens[] = { 0, 1, 9, 10, 99, 100, 1000000, LLONG_MAX };
    char expected[32];

    for (size_t i = 0; i < sizeof tens / sizeof *tens; i++)
        for (int sign = -1; sign <= 1; sign += 2) {
            struct out out = to_text();
            long long number = sign * tens[i];

            out_number(&out, number);
            snprintf(expected, sizeof expected, "%lld", number);
            ck_assert_str_eq(text, expected);
            out = to_text();
            out_number(&out, number - (number < 0));
            snprintf(expected, sizeof expected, "%lld", number - (number < 0));
            ck_assert_str_eq(text, expected);
        }
}
END_TEST

START_TEST(small_numbers_are_written_as_printf_does)
{
    char expected[16];

    for (int number = -20000; number <= 20000; number++) {
        struct out out = { .data = text, .capacity = sizeof text };

        out_number(&out, number);
        snprintf(expected, sizeof expected, "%d", number);
        ck_assert_uint_eq(out.size, strlen(expected));
        ck_assert_mem_eq(text, expected, out.size);
    }
}
END_TEST

/* What a small buffer has taken so far. */
static char taken[sizeof text];
static size_t taken_size;

static void take(struct out *out)
{
    memcpy(taken + taken_size, out->data, out->size);
    taken_size += out->size;
    out->size = 0;
}

static void put_all_kinds(struct out *out)
{
    struct json json = { .out = out };

    json_open(&json, NULL, '{');
    json_put_text(&json, "text", "plain");
    json_put_text(&json, "quoted", "a \"b\" c");
    json_put_text(&json, "nothing", NULL);
    json_put_word(&json, "word", "forehand");
    json_put_number(&json, "number", -987654321);
    json_put_number(&json, "small", -12);
    json_put_flag(&json, "flag", true);
    json_open(&json, "list", '[');
    json_put_word(&json, NULL, "a");
    json_put_known(&json, NULL, false, 1);
    json_put_known_flag(&json, NULL, true, false);
    json_close(&json, ']');
    json_key_text(&json, "a\\b");
    json_flag(&json, false);
    json_close(&json, '}');
    out_format(out, "%d %s", 7, "ends");
    out_plain(out, "shown", 5);
}

/* A piece that does not fit is written in parts. */
START_TEST(a_small_buffer_takes_the_same)
{
    char small[40];
    struct out whole = to_text(),
        out = { .data = small, .capacity = (size_t)_i, .full = take };

    put_all_kinds(&whole);
    taken_size = 0;
    put_all_kinds(&out);
    take(&out);
    ck_assert_uint_eq(taken_size, whole.size);
    ck_assert_mem_eq(taken, text, taken_size);
    ck_assert_str_eq(text, "{\"text\":\"plain\",\"quoted\":\"a \\\"b\\\" c\",\"nothing\":null,"
                     "\"word\":\"forehand\",\"number\":-987654321,\"small\":-12,\"flag\":true,"
                     "\"list\":[\"a\",null,false],\"a\\\\b\":false}7 endsshown");
}
END_TEST

/* The usual formats are written without printf, the others by it. */
START_TEST(formats_are_written_as_printf_does)
{
    char expected[80];

#define SAME(...) do { \
        struct out out = to_text(); \
        out_format(&out, __VA_ARGS__); \
        snprintf(expected, sizeof expected, __VA_ARGS__); \
        ck_assert_str_eq(text, expected); \
    } while (false)
    SAME("no place");
    SAME("%s", "");
    SAME("%d", INT_MIN);
    SAME("%d, %d", 0, INT_MAX);
    SAME("move %d, byte %lu", 12, 345ul);
    SAME("%lu%lu.", 0ul, ULONG_MAX);
    SAME("%s plays %s at %d", "forehand", "null", 23);
    SAME("%d%% of %s", 50, "all");
    SAME("%ld, %lld", 50l, -3ll);
    SAME("%s %5d %s %llu", "a", 7, "b", 8ull);
    SAME("%.*s%c", 2, "abc", 'd');
#undef SAME
}
END_TEST

START_TEST(a_long_text_is_formatted_whole)
{
    struct out out = to_text();

    out_format(&out, "%0400d", 7);
    ck_assert_uint_eq(out.size, 400);
    ck_assert_int_eq(text[399], '7');
}
END_TEST

/* An error message is not cut either; a byte that cannot be shown is escaped. */
START_TEST(an_error_of_any_length_is_whole)
{
    static char line[2000], read[2000];

    for (int length = 500; length <= 1100; length += 4) {
        FILE *file = tmpfile();
        int own = dup(STDERR_FILENO);
        size_t n;

        ck_assert_ptr_nonnull(file);
        memset(line, 'x', sizeof line);
        strcpy(line + length - 4, "\x01");
        fflush(stderr);
        dup2(fileno(file), STDERR_FILENO);
        say_error("%s.", line);
        fflush(stderr);
        dup2(own, STDERR_FILENO);
        close(own);
        rewind(file);
        n = fread(read, 1, sizeof read, file);
        fclose(file);
        ck_assert_uint_eq(n, (size_t)length + 2);
        ck_assert_mem_eq(read + n - 7, "x\\x01.\n", 7);
    }
}
END_TEST

START_TEST(what_finds_no_room_is_cut_off)
{
    char small[4];
    struct out out = { .data = small, .capacity = sizeof small };

    out_text(&out, "abcdefgh");
    out_text(&out, "i");
    ck_assert_uint_eq(out.size, 4);
    ck_assert_mem_eq(small, "abcd", 4);
}
END_TEST

START_TEST(words_are_found_in_a_list)
{
    ck_assert_int_eq(listed_as("text json html", "json"), 1);
    ck_assert_int_eq(listed_as("text json html", "jso"), -1);
    ck_assert_int_eq(listed_as("text json html", ""), -1);
    ck_assert_int_eq(listed_as("text json html", "text json"), -1);
    ck_assert_int_eq(listed_as("", "text"), -1);
}
END_TEST

START_TEST(cards_are_written_as_far_as_there_is_room)
{
    char all[CARDS_TEXT], few[10];

    write_cards(all, sizeof all, ~(skr_cards)0);
    ck_assert_uint_eq(strlen(all), CARDS_TEXT - 2);
    write_cards(few, sizeof few, ~(skr_cards)0);
    ck_assert_str_eq(few, "CJ CA CT");
    write_cards(few, sizeof few, 0);
    ck_assert_str_eq(few, "");
}
END_TEST

/* Ouvert has all levels in it; a suit or grand game is ouvert from the hand only. */
START_TEST(announcements_are_said)
{
    static const struct { struct skr_announcement a; const char *said; } row[] = {
        { { .game = SKR_GAME_CLUBS }, "clubs" },
        { { .game = SKR_GAME_CLUBS, .hand = true }, "clubs hand" },
        { { .game = SKR_GRAND, .hand = true, .announced = SKR_SCHNEIDER }, "grand hand, schneider announced" },
        { { .game = SKR_GRAND, .hand = true, .announced = SKR_SCHWARZ }, "grand hand, schwarz announced" },
        { { .game = SKR_GAME_HEARTS, .hand = true, .ouvert = true, .announced = SKR_SCHWARZ }, "hearts ouvert" },
        { { .game = SKR_GAME_HEARTS, .hand = true, .ouvert = true, .announced = SKR_SCHNEIDER },
          "hearts ouvert" },
        { { .game = SKR_NULL }, "null" },
        { { .game = SKR_NULL, .hand = true }, "null hand" },
        { { .game = SKR_NULL, .ouvert = true }, "null ouvert" },
        { { .game = SKR_NULL, .hand = true, .ouvert = true }, "null ouvert hand" },
        { { .game = SKR_NULL, .hand = true, .ouvert = true, .revolution = true }, "null revolution" },
    };

    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        announcement_text(text, sizeof text, ENGLISH, &row[i].a);
        ck_assert_str_eq(text, row[i].said);
    }
}
END_TEST

START_TEST(terms_are_said)
{
    static const struct { enum skr_level asked; int others; const char *said; } row[] = {
        { SKR_NO_LEVEL, 0, "" }, { SKR_SCHNEIDER, 0, ", asking for schneider" },
        { SKR_SCHWARZ, 0, ", asking for schwarz" },
        { SKR_NO_LEVEL, 1, ", leaving the other side 1 trick" },
        { SKR_SCHNEIDER, 2, ", asking for schneider, leaving the other side 2 tricks" },
    };

    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        struct out out = to_text();

        put_terms(&out, row[i].asked, row[i].others);
        ck_assert_str_eq(text, row[i].said);
    }
    ck_assert_str_eq(matadors_text(1), "with %d");
    ck_assert_str_eq(matadors_text(-1), "without %d");
}
END_TEST

/* A label that fills its column has a blank behind it. */
START_TEST(a_label_and_what_follows_are_apart)
{
    struct out out = to_text();

    put_label(&out, "a", 3);
    put_label(&out, "abc", 3);
    put_label(&out, "abcd", 3);
    ck_assert_str_eq(text, "a  abc abcd ");
}
END_TEST

/* Two things equally near: nobody knows which was meant. Two names of one thing: it. */
START_TEST(what_is_equally_near_is_not_suggested)
{
    struct nearest near = nearest_begin("tand");

    nearest_try(&near, "band", 4, 1);
    ck_assert_str_eq(nearest_found(&near), "band");
    nearest_try(&near, "sand", 4, 1);
    ck_assert_str_eq(nearest_found(&near), "band");
    nearest_try(&near, "hand", 4, 2);
    ck_assert_ptr_null(nearest_found(&near));
    nearest_try(&near, "sand", 4, 1);
    ck_assert_ptr_null(nearest_found(&near));
    nearest_try(&near, "tand", 4, 3);
    ck_assert_str_eq(nearest_found(&near), "tand");
}
END_TEST

/* A quotation stands on one line: a line end or tab is a blank, and each byte that cannot be shown is \xNN. */
START_TEST(a_quotation_is_one_line)
{
    static const char said[] = "a\tb\nc\rd\x01" "e\x7F" "f~ \xC3\xA9";
    char out[32];

    quote(out, sizeof out, said, sizeof said - 1);
    ck_assert_str_eq(out, "a b c d\\x01e\\x7F" "f~ \xC3\xA9");
    quote(out, 4, said, sizeof said - 1);
    ck_assert_str_eq(out, "a b");
    quote(out, sizeof out, said, 2);
    ck_assert_str_eq(out, "a ");
}
END_TEST

/* Neither a character nor what stands for a byte is cut. */
START_TEST(a_quotation_is_cut_between_two_characters)
{
    static const char said[] = "a\x01\xC3\xA9" "b\xE2\x80\xA8";
    static const size_t ends[] = { 0, 1, 5, 7, 8, 12, 16, 20 };
    static const char whole[] = "a\\x01\xC3\xA9" "b\\xE2\\x80\\xA8";
    char out[32];

    for (size_t size = 1; size <= sizeof out; size++) {
        size_t length = 0;

        for (size_t i = 0; i < sizeof ends / sizeof *ends; i++)
            if (ends[i] < size)
                length = ends[i];
        memset(out, '#', sizeof out);
        quote(out, size, said, sizeof said - 1);
        ck_assert_uint_eq(strlen(out), length);
        ck_assert_mem_eq(out, whole, length);
        for (size_t i = size; i < sizeof out; i++)
            ck_assert_int_eq(out[i], '#');
    }
}
END_TEST

/* A quotation and a line for the terminal show every character alike, but for white space. */
START_TEST(every_character_is_shown_in_one_form)
{
    for (unsigned c = 0; c < 0x3000; c++) {
        char said[4], quoted[16];
        size_t size = c < 0x80 ? 1 : c < 0x800 ? 2 : 3;
        struct out out = to_text();

        said[0] = (char)(size == 1 ? c : size == 2 ? 0xC0 | c >> 6 : 0xE0 | c >> 12);
        said[1] = (char)(0x80 | (size == 2 ? c & 0x3F : c >> 6 & 0x3F));
        said[2] = (char)(0x80 | (c & 0x3F));
        quote(quoted, sizeof quoted, said, size);
        if (c == '\t' || c == '\n' || c == '\r') {
            ck_assert_str_eq(quoted, " ");
            continue;
        }
        out_plain(&out, said, size);
        ck_assert_str_eq(quoted, text);
        ck_assert_msg((strlen(quoted) == size) == (shown_length(said, size) > 0), "U+%04X: %s", c, quoted);
    }
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("base");
    TCase *tests = tcase_create("text");

    suite_add_tcase(suite, tests);
    tcase_add_loop_test(tests, every_key_names_its_thing, 0, TABLES);
    tcase_add_loop_test(tests, every_word_names_its_thing, 0, TABLES);
    tcase_add_loop_test(tests, every_spelling_names_its_thing, 0, TABLES);
    tcase_add_test(tests, cards_look_as_the_engine_writes_them);
    tcase_add_test(tests, json_has_its_commas);
    tcase_add_loop_test(tests, text_is_escaped, 0,
                        (int)(sizeof escapes / sizeof *escapes));
    tcase_add_test(tests, plain_text_ends_at_the_first_byte_that_is_not_plain);
    tcase_add_test(tests, a_text_is_copied_if_it_is_plain);
    tcase_add_loop_test(tests, text_is_escaped_anywhere_in_a_line, 0,
                        (int)(sizeof escapes / sizeof *escapes));
    tcase_add_test(tests, numbers_are_written_as_printf_does);
    tcase_add_test(tests, small_numbers_are_written_as_printf_does);
    tcase_add_loop_test(tests, a_small_buffer_takes_the_same, 1, 41);
    tcase_add_test(tests, formats_are_written_as_printf_does);
    tcase_add_test(tests, a_long_text_is_formatted_whole);
    tcase_add_test(tests, an_error_of_any_length_is_whole);
    tcase_add_test(tests, what_finds_no_room_is_cut_off);
    tcase_add_test(tests, words_are_found_in_a_list);
    tcase_add_test(tests, cards_are_written_as_far_as_there_is_room);
    tcase_add_test(tests, announcements_are_said);
    tcase_add_test(tests, terms_are_said);
    tcase_add_test(tests, a_label_and_what_follows_are_apart);
    tcase_add_test(tests, what_is_equally_near_is_not_suggested);
    tcase_add_test(tests, a_quotation_is_one_line);
    tcase_add_test(tests, a_quotation_is_cut_between_two_characters);
    tcase_add_test(tests, every_character_is_shown_in_one_form);
    return run_suite(suite, NULL);
}
