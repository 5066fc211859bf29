/* The cases of JSONTestSuite (github.com/nst/JSONTestSuite, test_parsing) by their names: what
 * a reader of JSON must take (y_), refuse (n_) or may do (i_), and what ours does. The texts
 * are restated; its large files are made below. Ours refuses three that others take, because
 * nobody means them: a key twice (RFC 8259, 4, allows that), and a NUL in a key. Then the
 * limits, and what json-text.h makes of texts. */
#include <stdlib.h>
#include <string.h>

#include "../support/suite.h"
#include "base/json-text.h"

#define TEXT(text) (text), sizeof (text) - 1

static const struct { bool taken; const char *name, *text; size_t size; } cases[] = {
    { true, "y_array_arraysWithSpaces", TEXT("[[]   ]") },
    { true, "y_array_empty-string", TEXT("[\"\"]") },
    { true, "y_array_empty", TEXT("[]") },
    { true, "y_array_ending_with_newline", TEXT("[\"a\"]") },
    { true, "y_array_false", TEXT("[false]") },
    { true, "y_array_heterogeneous", TEXT("[null, 1, \"1\", {}]") },
    { true, "y_array_null", TEXT("[null]") },
    { true, "y_array_with_1_and_newline", TEXT("[1\n]") },
    { true, "y_array_with_leading_space", TEXT(" [1]") },
    { true, "y_array_with_several_null", TEXT("[1,null,null,null,2]") },
    { true, "y_array_with_trailing_space", TEXT("[2] ") },
    { true, "y_number", TEXT("[123e65]") },
    { true, "y_number_0e+1", TEXT("[0e+1]") },
    { true, "y_number_0e1", TEXT("[0e1]") },
    { true, "y_number_after_space", TEXT("[ 4]") },
    { true, "y_number_double_close_to_zero",
      TEXT("[-0.000000000000000000000000000000000000000000000000000000000000000000000000000001]") },
    { true, "y_number_int_with_exp", TEXT("[20e1]") },
    { true, "y_number_minus_zero", TEXT("[-0]") },
    { true, "y_number_negative_int", TEXT("[-123]") },
    { true, "y_number_negative_one", TEXT("[-1]") },
    { true, "y_number_negative_zero", TEXT("[-0]") },
    { true, "y_number_real_capital_e", TEXT("[1E22]") },
    { true, "y_number_real_capital_e_neg_exp", TEXT("[1E-2]") },
    { true, "y_number_real_capital_e_pos_exp", TEXT("[1E+2]") },
    { true, "y_number_real_exponent", TEXT("[123e45]") },
    { true, "y_number_real_fraction_exponent", TEXT("[123.456e78]") },
    { true, "y_number_real_neg_exp", TEXT("[1e-2]") },
    { true, "y_number_real_pos_exponent", TEXT("[1e+2]") },
    { true, "y_number_simple_int", TEXT("[123]") },
    { true, "y_number_simple_real", TEXT("[123.456789]") },
    { true, "y_object", TEXT("{\"asd\":\"sdf\", \"dfg\":\"fgh\"}") },
    { true, "y_object_basic", TEXT("{\"asd\":\"sdf\"}") },
    { false, "y_object_duplicated_key", TEXT("{\"a\":\"b\",\"a\":\"c\"}") },
    { false, "y_object_duplicated_key_and_value", TEXT("{\"a\":\"b\",\"a\":\"b\"}") },
    { true, "y_object_empty", TEXT("{}") },
    { true, "y_object_empty_key", TEXT("{\"\":0}") },
    { false, "y_object_escaped_null_in_key", TEXT("{\"foo\\u0000bar\": 42}") },
    { true, "y_object_extreme_numbers", TEXT("{ \"min\": -1.0e+28, \"max\": 1.0e+28 }") },
    { true, "y_object_long_strings",
      TEXT("{\"x\":[{\"id\": \"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\"}], \"id\": \"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\"}") },
    { true, "y_object_simple", TEXT("{\"a\":[]}") },
    { true, "y_object_string_unicode",
      TEXT("{\"title\":\"\\u041f\\u043e\\u043b\\u0442\\u043e\\u0440\\u0430 \\u0417\\u0435\\u043c\\u043b\\u0435\\u043a\\u043e\\u043f\\u0430\" }") },
    { true, "y_object_with_newlines", TEXT("{\n\"a\": \"b\"\n}") },
    { true, "y_string_1_2_3_bytes_UTF-8_sequences", TEXT("[\"\\u0060\\u012a\\u12AB\"]") },
    { true, "y_string_accepted_surrogate_pair", TEXT("[\"\\uD801\\udc37\"]") },
    { true, "y_string_accepted_surrogate_pairs", TEXT("[\"\\ud83d\\ude39\\ud83d\\udc8d\"]") },
    { true, "y_string_allowed_escapes", TEXT("[\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"]") },
    { true, "y_string_backslash_and_u_escaped_zero", TEXT("[\"\\\\u0000\"]") },
    { true, "y_string_backslash_doublequotes", TEXT("[\"\\\"\"]") },
    { true, "y_string_comments", TEXT("[\"a/*b*/c/*d//e\"]") },
    { true, "y_string_double_escape_a", TEXT("[\"\\\\a\"]") },
    { true, "y_string_double_escape_n", TEXT("[\"\\\\n\"]") },
    { true, "y_string_escaped_control_character", TEXT("[\"\\u0012\"]") },
    { true, "y_string_escaped_noncharacter", TEXT("[\"\\uFFFF\"]") },
    { true, "y_string_in_array", TEXT("[\"asd\"]") },
    { true, "y_string_in_array_with_leading_space", TEXT("[ \"asd\"]") },
    { true, "y_string_last_surrogates_1_and_2", TEXT("[\"\\uDBFF\\uDFFF\"]") },
    { true, "y_string_nbsp_uescaped", TEXT("[\"new\\u00A0line\"]") },
    { true, "y_string_nonCharacterInUTF-8_U+10FFFF", TEXT("[\"\xF4\x8F\xBF\xBF\"]") },
    { true, "y_string_nonCharacterInUTF-8_U+FFFF", TEXT("[\"\xEF\xBF\xBF\"]") },
    { true, "y_string_null_escape", TEXT("[\"\\u0000\"]") },
    { true, "y_string_one-byte-utf-8", TEXT("[\"\\u002c\"]") },
    { true, "y_string_pi", TEXT("[\"\xCF\x80\"]") },
    { true, "y_string_reservedCharacterInUTF-8_U+1BFFF", TEXT("[\"\xF0\x9B\xBF\xBF\"]") },
    { true, "y_string_simple_ascii", TEXT("[\"asd \"]") },
    { true, "y_string_space", TEXT("\" \"") },
    { true, "y_string_surrogates_U+1D11E_MUSICAL_SYMBOL_G_CLEF", TEXT("[\"\\uD834\\uDd1e\"]") },
    { true, "y_string_three-byte-utf-8", TEXT("[\"\\u0821\"]") },
    { true, "y_string_two-byte-utf-8", TEXT("[\"\\u0123\"]") },
    { true, "y_string_u+2028_line_sep", TEXT("[\"\xE2\x80\xA8\"]") },
    { true, "y_string_u+2029_par_sep", TEXT("[\"\xE2\x80\xA9\"]") },
    { true, "y_string_uEscape", TEXT("[\"\\u0061\\u30af\\u30EA\\u30b9\"]") },
    { true, "y_string_uescaped_newline", TEXT("[\"new\\u000Aline\"]") },
    { true, "y_string_unescaped_char_delete", TEXT("[\"\x7F\"]") },
    { true, "y_string_unicode", TEXT("[\"\\uA66D\"]") },
    { true, "y_string_unicodeEscapedBackslash", TEXT("[\"\\u005C\"]") },
    { true, "y_string_unicode_2", TEXT("[\"\xE2\x8D\x82\xE3\x88\xB4\xE2\x8D\x82\"]") },
    { true, "y_string_unicode_U+10FFFE_nonchar", TEXT("[\"\\uDBFF\\uDFFE\"]") },
    { true, "y_string_unicode_U+1FFFE_nonchar", TEXT("[\"\\uD83F\\uDFFE\"]") },
    { true, "y_string_unicode_U+200B_ZERO_WIDTH_SPACE", TEXT("[\"\\u200B\"]") },
    { true, "y_string_unicode_U+2064_invisible_plus", TEXT("[\"\\u2064\"]") },
    { true, "y_string_unicode_U+FDD0_nonchar", TEXT("[\"\\uFDD0\"]") },
    { true, "y_string_unicode_U+FFFE_nonchar", TEXT("[\"\\uFFFE\"]") },
    { true, "y_string_unicode_escaped_double_quote", TEXT("[\"\\u0022\"]") },
    { true, "y_string_utf8", TEXT("[\"\xE2\x82\xAC\xF0\x9D\x84\x9E\"]") },
    { true, "y_string_with_del_character", TEXT("[\"a\x7F""a\"]") },
    { true, "y_structure_lonely_false", TEXT("false") },
    { true, "y_structure_lonely_int", TEXT("42") },
    { true, "y_structure_lonely_negative_real", TEXT("-0.1") },
    { true, "y_structure_lonely_null", TEXT("null") },
    { true, "y_structure_lonely_string", TEXT("\"asd\"") },
    { true, "y_structure_lonely_true", TEXT("true") },
    { true, "y_structure_string_empty", TEXT("\"\"") },
    { true, "y_structure_trailing_newline", TEXT("[\"a\"]\n") },
    { true, "y_structure_true_in_array", TEXT("[true]") },
    { true, "y_structure_whitespace_array", TEXT(" [] ") },
    { false, "n_array_1_true_without_comma", TEXT("[1 true]") },
    { false, "n_array_a_invalid_utf8", TEXT("[a\xE5]") },
    { false, "n_array_colon_instead_of_comma", TEXT("[\"\": 1]") },
    { false, "n_array_comma_after_close", TEXT("[\"\"],") },
    { false, "n_array_comma_and_number", TEXT("[,1]") },
    { false, "n_array_double_comma", TEXT("[1,,2]") },
    { false, "n_array_double_extra_comma", TEXT("[\"x\",,]") },
    { false, "n_array_extra_close", TEXT("[\"x\"]]") },
    { false, "n_array_extra_comma", TEXT("[\"\",]") },
    { false, "n_array_incomplete", TEXT("[\"x\"") },
    { false, "n_array_incomplete_invalid_value", TEXT("[x") },
    { false, "n_array_inner_array_no_comma", TEXT("[3[4]]") },
    { false, "n_array_invalid_utf8", TEXT("[\xFF]") },
    { false, "n_array_items_separated_by_semicolon", TEXT("[1:2]") },
    { false, "n_array_just_comma", TEXT("[,]") },
    { false, "n_array_just_minus", TEXT("[-]") },
    { false, "n_array_missing_value", TEXT("[   , \"\"]") },
    { false, "n_array_newlines_unclosed", TEXT("[\"a\",\n4\n,1,") },
    { false, "n_array_number_and_comma", TEXT("[1,]") },
    { false, "n_array_number_and_several_commas", TEXT("[1,,]") },
    { false, "n_array_spaces_vertical_tab_formfeed", TEXT("[\"\v""a\"\f]") },
    { false, "n_array_star_inside", TEXT("[*]") },
    { false, "n_array_unclosed", TEXT("[\"\"") },
    { false, "n_array_unclosed_trailing_comma", TEXT("[1,") },
    { false, "n_array_unclosed_with_new_lines", TEXT("[1,\n1\n,1") },
    { false, "n_array_unclosed_with_object_inside", TEXT("[{}") },
    { false, "n_incomplete_false", TEXT("[fals]") },
    { false, "n_incomplete_null", TEXT("[nul]") },
    { false, "n_incomplete_true", TEXT("[tru]") },
    { false, "n_multidigit_number_then_00", TEXT("123\0") },
    { false, "n_number_++", TEXT("[++1234]") },
    { false, "n_number_+1", TEXT("[+1]") },
    { false, "n_number_+Inf", TEXT("[+Inf]") },
    { false, "n_number_-01", TEXT("[-01]") },
    { false, "n_number_-1.0.", TEXT("[-1.0.]") },
    { false, "n_number_-2.", TEXT("[-2.]") },
    { false, "n_number_-NaN", TEXT("[-NaN]") },
    { false, "n_number_.-1", TEXT("[.-1]") },
    { false, "n_number_.2e-3", TEXT("[.2e-3]") },
    { false, "n_number_0.1.2", TEXT("[0.1.2]") },
    { false, "n_number_0.3e+", TEXT("[0.3e+]") },
    { false, "n_number_0.3e", TEXT("[0.3e]") },
    { false, "n_number_0.e1", TEXT("[0.e1]") },
    { false, "n_number_0_capital_E+", TEXT("[0E+]") },
    { false, "n_number_0_capital_E", TEXT("[0E]") },
    { false, "n_number_0e+", TEXT("[0e+]") },
    { false, "n_number_0e", TEXT("[0e]") },
    { false, "n_number_1.0e+", TEXT("[1.0e+]") },
    { false, "n_number_1.0e-", TEXT("[1.0e-]") },
    { false, "n_number_1.0e", TEXT("[1.0e]") },
    { false, "n_number_1_000", TEXT("[1 000.0]") },
    { false, "n_number_1eE2", TEXT("[1eE2]") },
    { false, "n_number_2.e+3", TEXT("[2.e+3]") },
    { false, "n_number_2.e-3", TEXT("[2.e-3]") },
    { false, "n_number_2.e3", TEXT("[2.e3]") },
    { false, "n_number_9.e+", TEXT("[9.e+]") },
    { false, "n_number_Inf", TEXT("[Inf]") },
    { false, "n_number_NaN", TEXT("[NaN]") },
    { false, "n_number_U+FF11_fullwidth_digit_one", TEXT("[\xEF\xBC\x91]") },
    { false, "n_number_expression", TEXT("[1+2]") },
    { false, "n_number_hex_1_digit", TEXT("[0x1]") },
    { false, "n_number_hex_2_digits", TEXT("[0x42]") },
    { false, "n_number_infinity", TEXT("[Infinity]") },
    { false, "n_number_invalid+-", TEXT("[0e+-1]") },
    { false, "n_number_invalid-negative-real", TEXT("[-123.123foo]") },
    { false, "n_number_invalid-utf-8-in-bigger-int", TEXT("[123\xE5]") },
    { false, "n_number_invalid-utf-8-in-exponent", TEXT("[1e1\xE5]") },
    { false, "n_number_invalid-utf-8-in-int", TEXT("[0\xE5]\n") },
    { false, "n_number_minus_infinity", TEXT("[-Infinity]") },
    { false, "n_number_minus_sign_with_trailing_garbage", TEXT("[-foo]") },
    { false, "n_number_minus_space_1", TEXT("[- 1]") },
    { false, "n_number_neg_int_starting_with_zero", TEXT("[-012]") },
    { false, "n_number_neg_real_without_int_part", TEXT("[-.123]") },
    { false, "n_number_neg_with_garbage_at_end", TEXT("[-1x]") },
    { false, "n_number_real_garbage_after_e", TEXT("[1ea]") },
    { false, "n_number_real_with_invalid_utf8_after_e", TEXT("[1e\xE5]") },
    { false, "n_number_real_without_fractional_part", TEXT("[1.]") },
    { false, "n_number_starting_with_dot", TEXT("[.123]") },
    { false, "n_number_with_alpha", TEXT("[1.2a-3]") },
    { false, "n_number_with_alpha_char", TEXT("[1.8011670033376514H-308]") },
    { false, "n_number_with_leading_zero", TEXT("[012]") },
    { false, "n_object_bad_value", TEXT("[\"x\", truth]") },
    { false, "n_object_bracket_key", TEXT("{[: \"x\"}\n") },
    { false, "n_object_comma_instead_of_colon", TEXT("{\"x\", null}") },
    { false, "n_object_double_colon", TEXT("{\"x\"::\"b\"}") },
    { false, "n_object_emoji", TEXT("{\xF0\x9F\x87\xA8\xF0\x9F\x87\xAD}") },
    { false, "n_object_garbage_at_end", TEXT("{\"a\":\"a\" 123}") },
    { false, "n_object_key_with_single_quotes", TEXT("{key: 'value'}") },
    { false, "n_object_lone_continuation_byte_in_key_and_trailing_comma",
      TEXT("{\"\xB9\":\"0\",}") },
    { false, "n_object_missing_colon", TEXT("{\"a\" b}") },
    { false, "n_object_missing_key", TEXT("{:\"b\"}") },
    { false, "n_object_missing_semicolon", TEXT("{\"a\" \"b\"}") },
    { false, "n_object_missing_value", TEXT("{\"a\":") },
    { false, "n_object_no-colon", TEXT("{\"a\"") },
    { false, "n_object_non_string_key", TEXT("{1:1}") },
    { false, "n_object_non_string_key_but_huge_number_instead", TEXT("{9999E9999:1}") },
    { false, "n_object_repeated_null_null", TEXT("{null:null,null:null}") },
    { false, "n_object_several_trailing_commas", TEXT("{\"id\":0,,,,,}") },
    { false, "n_object_single_quote", TEXT("{'a':0}") },
    { false, "n_object_trailing_comma", TEXT("{\"id\":0,}") },
    { false, "n_object_trailing_comment", TEXT("{\"a\":\"b\"}/**/") },
    { false, "n_object_trailing_comment_open", TEXT("{\"a\":\"b\"}/**//") },
    { false, "n_object_trailing_comment_slash_open", TEXT("{\"a\":\"b\"}//") },
    { false, "n_object_trailing_comment_slash_open_incomplete", TEXT("{\"a\":\"b\"}/") },
    { false, "n_object_two_commas_in_a_row", TEXT("{\"a\":\"b\",,\"c\":\"d\"}") },
    { false, "n_object_unquoted_key", TEXT("{a: \"b\"}") },
    { false, "n_object_unterminated-value", TEXT("{\"a\":\"a") },
    { false, "n_object_with_single_string", TEXT("{ \"foo\" : \"bar\", \"a\" }") },
    { false, "n_object_with_trailing_garbage", TEXT("{\"a\":\"b\"}#") },
    { false, "n_single_space", TEXT(" ") },
    { false, "n_string_1_surrogate_then_escape", TEXT("[\"\\uD800\\\"]") },
    { false, "n_string_1_surrogate_then_escape_u", TEXT("[\"\\uD800\\u\"]") },
    { false, "n_string_1_surrogate_then_escape_u1", TEXT("[\"\\uD800\\u1\"]") },
    { false, "n_string_1_surrogate_then_escape_u1x", TEXT("[\"\\uD800\\u1x\"]") },
    { false, "n_string_accentuated_char_no_quotes", TEXT("[\xC3\xA9]") },
    { false, "n_string_backslash_00", TEXT("[\"\\\0\"]") },
    { false, "n_string_escape_x", TEXT("[\"\\x00\"]") },
    { false, "n_string_escaped_backslash_bad", TEXT("[\"\\\\\\\"]") },
    { false, "n_string_escaped_ctrl_char_tab", TEXT("[\"\\\t\"]") },
    { false, "n_string_escaped_emoji", TEXT("[\"\\\xF0\x9F\x8C\x80\"]") },
    { false, "n_string_incomplete_escape", TEXT("[\"\\\"]") },
    { false, "n_string_incomplete_escaped_character", TEXT("[\"\\u00A\"]") },
    { false, "n_string_incomplete_surrogate", TEXT("[\"\\uD834\\uDd\"]") },
    { false, "n_string_incomplete_surrogate_escape_invalid", TEXT("[\"\\uD800\\uD800\\x\"]") },
    { false, "n_string_invalid-utf-8-in-escape", TEXT("[\"\\u\xE5\"]") },
    { false, "n_string_invalid_backslash_esc", TEXT("[\"\\a\"]") },
    { false, "n_string_invalid_unicode_escape", TEXT("[\"\\uqqqq\"]") },
    { false, "n_string_invalid_utf8_after_escape", TEXT("[\"\\\xE5\"]") },
    { false, "n_string_leading_uescaped_thinspace", TEXT("[\\u0020\"asd\"]") },
    { false, "n_string_no_quotes_with_bad_escape", TEXT("[\\n]") },
    { false, "n_string_single_doublequote", TEXT("\"") },
    { false, "n_string_single_quote", TEXT("['single quote']") },
    { false, "n_string_single_string_no_double_quotes", TEXT("abc") },
    { false, "n_string_start_escape_unclosed", TEXT("[\"\\") },
    { false, "n_string_unescaped_ctrl_char", TEXT("[\"a\0a\"]") },
    { false, "n_string_unescaped_newline", TEXT("[\"new\nline\"]") },
    { false, "n_string_unescaped_tab", TEXT("[\"\t\"]") },
    { false, "n_string_unicode_CapitalU", TEXT("\"\\UA66D\"") },
    { false, "n_string_with_trailing_garbage", TEXT("\"\"x") },
    { false, "n_structure_U+2060_word_joined", TEXT("[\xE2\x81\xA0]") },
    { false, "n_structure_UTF8_BOM_no_data", TEXT("\xEF\xBB\xBF") },
    { false, "n_structure_angle_bracket_.", TEXT("<.>") },
    { false, "n_structure_angle_bracket_null", TEXT("[<null>]") },
    { false, "n_structure_array_trailing_garbage", TEXT("[1]x") },
    { false, "n_structure_array_with_extra_array_close", TEXT("[1]]") },
    { false, "n_structure_array_with_unclosed_string", TEXT("[\"asd]") },
    { false, "n_structure_ascii-unicode-identifier", TEXT("a\xC3\xA5") },
    { false, "n_structure_capitalized_True", TEXT("[True]") },
    { false, "n_structure_close_unopened_array", TEXT("1]") },
    { false, "n_structure_comma_instead_of_closing_brace", TEXT("{\"x\": true,") },
    { false, "n_structure_double_array", TEXT("[][]") },
    { false, "n_structure_end_array", TEXT("]") },
    { false, "n_structure_incomplete_UTF8_BOM", TEXT("\xEF\xBB{}") },
    { false, "n_structure_lone-invalid-utf-8", TEXT("\xE5") },
    { false, "n_structure_lone-open-bracket", TEXT("[") },
    { false, "n_structure_no_data", TEXT("") },
    { false, "n_structure_null-byte-outside-string", TEXT("[\0]") },
    { false, "n_structure_number_with_trailing_garbage", TEXT("2@") },
    { false, "n_structure_object_followed_by_closing_object", TEXT("{}}") },
    { false, "n_structure_object_unclosed_no_value", TEXT("{\"\":") },
    { false, "n_structure_object_with_comment", TEXT("{\"a\":/*comment*/\"b\"}") },
    { false, "n_structure_object_with_trailing_garbage", TEXT("{\"a\": true} \"x\"") },
    { false, "n_structure_open_array_apostrophe", TEXT("['") },
    { false, "n_structure_open_array_comma", TEXT("[,") },
    { false, "n_structure_open_array_open_object", TEXT("[{") },
    { false, "n_structure_open_array_open_string", TEXT("[\"a") },
    { false, "n_structure_open_array_string", TEXT("[\"a\"") },
    { false, "n_structure_open_object", TEXT("{") },
    { false, "n_structure_open_object_close_array", TEXT("{]") },
    { false, "n_structure_open_object_comma", TEXT("{,") },
    { false, "n_structure_open_object_open_array", TEXT("{[") },
    { false, "n_structure_open_object_open_string", TEXT("{\"a") },
    { false, "n_structure_open_object_string_with_apostrophes", TEXT("{'a'") },
    { false, "n_structure_open_open", TEXT("[\"\\{[\"\\{[\"\\{[\"\\{") },
    { false, "n_structure_single_eacute", TEXT("\xE9") },
    { false, "n_structure_single_star", TEXT("*") },
    { false, "n_structure_trailing_#", TEXT("{\"a\":\"b\"}#{}") },
    { false, "n_structure_uescaped_LF_before_string", TEXT("[\\u000A\"\"]") },
    { false, "n_structure_unclosed_array", TEXT("[1") },
    { false, "n_structure_unclosed_array_partial_null", TEXT("[ false, nul") },
    { false, "n_structure_unclosed_array_unfinished_false", TEXT("[ true, fals") },
    { false, "n_structure_unclosed_array_unfinished_true", TEXT("[ false, tru") },
    { false, "n_structure_unclosed_object", TEXT("{\"asd\":\"asd\"") },
    { false, "n_structure_unicode-identifier", TEXT("\xC3\xA5") },
    { false, "n_structure_whitespace_U+2060_word_joiner", TEXT("[\xE2\x81\xA0]") },
    { false, "n_structure_whitespace_formfeed", TEXT("[\f]") },
    { true, "i_number_double_huge_neg_exp", TEXT("[123.456e-789]") },
    { true, "i_number_huge_exp",
      TEXT("[0.4e00669999999999999999999999999999999999999999999999999999999999999999999999999999999999999999969999999006]") },
    { true, "i_number_neg_int_huge_exp", TEXT("[-1e+9999]") },
    { true, "i_number_pos_double_huge_exp", TEXT("[1.5e+9999]") },
    { true, "i_number_real_neg_overflow", TEXT("[-123123e100000]") },
    { true, "i_number_real_pos_overflow", TEXT("[123123e100000]") },
    { true, "i_number_real_underflow", TEXT("[123e-10000000]") },
    { true, "i_number_too_big_neg_int", TEXT("[-123123123123123123123123123123]") },
    { true, "i_number_too_big_pos_int", TEXT("[100000000000000000000]") },
    { true, "i_number_very_big_negative_int",
      TEXT("[-237462374673276894279832749832423479823246327846]") },
    { false, "i_object_key_lone_2nd_surrogate", TEXT("{\"\\uDFAA\":0}") },
    { false, "i_string_1st_surrogate_but_2nd_missing", TEXT("[\"\\uDADA\"]") },
    { false, "i_string_1st_valid_surrogate_2nd_invalid", TEXT("[\"\\uD888\\u1234\"]") },
    { false, "i_string_UTF-16LE_with_BOM", TEXT("\xFF\xFE[\0\"\0\xE9\0\"\0]\0") },
    { false, "i_string_UTF-8_invalid_sequence", TEXT("[\"\xE6\x97\xA5\xD1\x88\xFA\"]") },
    { false, "i_string_UTF8_surrogate_U+D800", TEXT("[\"\xED\xA0\x80\"]") },
    { false, "i_string_incomplete_surrogate_and_escape_valid", TEXT("[\"\\uD800\\n\"]") },
    { false, "i_string_incomplete_surrogate_pair", TEXT("[\"\\uDd1ea\"]") },
    { false, "i_string_incomplete_surrogates_escape_valid", TEXT("[\"\\uD800\\uD800\\n\"]") },
    { false, "i_string_invalid_lonely_surrogate", TEXT("[\"\\ud800\"]") },
    { false, "i_string_invalid_surrogate", TEXT("[\"\\ud800abc\"]") },
    { false, "i_string_invalid_utf-8", TEXT("[\"\xFF\"]") },
    { false, "i_string_inverted_surrogates_U+1D11E", TEXT("[\"\\uDd1e\\uD834\"]") },
    { false, "i_string_iso_latin_1", TEXT("[\"\xE9\"]") },
    { false, "i_string_lone_second_surrogate", TEXT("[\"\\uDFAA\"]") },
    { false, "i_string_lone_utf8_continuation_byte", TEXT("[\"\x81\"]") },
    { false, "i_string_not_in_unicode_range", TEXT("[\"\xF4\xBF\xBF\xBF\"]") },
    { false, "i_string_overlong_sequence_2_bytes", TEXT("[\"\xC0\xAF\"]") },
    { false, "i_string_overlong_sequence_6_bytes", TEXT("[\"\xFC\x83\xBF\xBF\xBF\xBF\"]") },
    { false, "i_string_overlong_sequence_6_bytes_null", TEXT("[\"\xFC\x80\x80\x80\x80\x80\"]") },
    { false, "i_string_truncated-utf-8", TEXT("[\"\xE0\xFF\"]") },
    { false, "i_string_utf16BE_no_BOM", TEXT("\0[\0\"\0\xE9\0\"\0]") },
    { false, "i_string_utf16LE_no_BOM", TEXT("[\0\"\0\xE9\0\"\0]\0") },
    { false, "i_structure_UTF-8_BOM_empty_object", TEXT("\xEF\xBB\xBF{}") },
};

/* In memory of its own, so that a sanitizer sees whatever is read behind the text. */
static bool is_taken(const char *text, size_t size, struct json_fault *fault)
{
    char *copy = malloc(size > 0 ? size : 1);
    bool taken;

    ck_assert_ptr_nonnull(copy);
    memcpy(copy, text, size);
    taken = json_check(copy, copy + size, fault);
    ck_assert(taken || (fault->at >= copy && fault->past >= fault->at
                        && fault->past <= copy + size));
    free(copy);
    return taken;
}

START_TEST(the_suite)
{
    struct json_fault fault;
    bool taken = is_taken(cases[_i].text, cases[_i].size, &fault);

    ck_assert_msg(taken == cases[_i].taken, "%s: %s", cases[_i].name, taken ? "taken"
                  : json_fault_text(fault.kind));
}
END_TEST

/* i_structure_500_nested_arrays, n_structure_100000_opening_arrays and
 * n_structure_open_array_object: all are deeper than our limit. */
static const struct { const char *piece, *end; int times; } nests[] = {
    { "[", "]", 500 }, { "[", "", 100000 }, { "[{\"\":", "", 50000 },
    { "[", "]", JSON_DEPTH + 1 }, { "[", "]", JSON_DEPTH },
};

START_TEST(nests_of_the_suite)
{
    size_t length = strlen(nests[_i].piece), times = (size_t)nests[_i].times;
    char *text = malloc((length + 1) * times), *p = text;
    struct json_fault fault;

    ck_assert_ptr_nonnull(text);
    for (size_t i = 0; i < times; i++, p += length)
        memcpy(p, nests[_i].piece, length);
    for (size_t i = 0; i < times && *nests[_i].end != '\0'; i++)
        *p++ = *nests[_i].end;
    ck_assert_int_eq(is_taken(text, (size_t)(p - text), &fault), times == JSON_DEPTH);
    ck_assert_int_eq(fault.kind, times == JSON_DEPTH ? JSON_SOUND : JSON_BEYOND_LIMITS);
    free(text);
}
END_TEST

/* Is an array of so many of these taken? */
static bool are_taken(const char *piece, int times)
{
    size_t length = strlen(piece);
    char *text = malloc((length + 1) * (size_t)times + 2), *end = text;
    struct json_fault fault;
    bool taken;

    ck_assert_ptr_nonnull(text);
    for (int i = 0; i < times; i++) {
        *end++ = i == 0 ? '[' : ',';
        memcpy(end, piece, length);
        end += length;
    }
    *end++ = ']';
    taken = is_taken(text, (size_t)(end - text), &fault);
    ck_assert(taken || fault.kind == JSON_BEYOND_LIMITS);
    free(text);
    return taken;
}

/* Each value but the outermost counts; what stands in a string is none. */
static const struct { const char *piece; int most; } pieces[] = {
    { "1", JSON_VALUES }, { "[]", JSON_VALUES }, { "{}", JSON_VALUES },
    { "\"\\\\\"", JSON_VALUES }, { "\"[,{\"", JSON_VALUES },
    { "[1]", JSON_VALUES / 2 }, { "{\"a\":1}", JSON_VALUES / 2 },
};

START_TEST(each_value_is_counted_once)
{
    ck_assert_msg(are_taken(pieces[_i].piece, pieces[_i].most), "%s", pieces[_i].piece);
    ck_assert_msg(!are_taken(pieces[_i].piece, pieces[_i].most + 1), "%s", pieces[_i].piece);
}
END_TEST

/* --------------------------------------------------------------------- hundredths */

static const struct { const char *text; bool right; long long hundredths; } amounts[] = {
    { "1", true, 100 }, { "0.5", true, 50 }, { "0.50", true, 50 }, { "0.500000", true, 50 },
    { "0.005", false, 0 }, { "0.01", true, 1 }, { "1e1", true, 1000 }, { "5E-1", true, 50 },
    { "5e-3", false, 0 }, { "123.45", true, 12345 }, { "1e2", true, 10000 },
    { "1e3", false, 0 }, { "-0.01", true, -1 }, { "-0.02", false, 0 },
    { "0e999999999999", true, 0 }, { "1e999999999999", false, 0 },
    { "1e-999999999999", false, 0 }, { "\"1\"", false, 0 },
    { "99999999999999999999", false, 0 }, { "null", false, 0 },
};

START_TEST(amounts_of_money)
{
    long long hundredths = 0;
    bool right = json_hundredths(amounts[_i].text, -1, 50000, &hundredths);

    ck_assert_msg(right == amounts[_i].right, "%s", amounts[_i].text);
    ck_assert_msg(!right || hundredths == amounts[_i].hundredths, "%s: %lld", amounts[_i].text,
                  hundredths);
}
END_TEST

/* -------------------------------------------------------------------- json-text.h */

static void is(char *made, const char *expected)
{
    ck_assert_str_eq(made, expected);
    free(made);
}

/* A copy is on one line without blanks; the members that stay are as they were. */
START_TEST(a_member_is_changed)
{
    static const char object[] = "{ \"a\" : 1 , \"b\\u00e9\" : [ \"x\" , { } ] }";

    is(json_copy_new(object), "{\"a\":1,\"b\xC3\xA9\":[\"x\",{}]}");
    is(json_with(object, "a", "true"), "{\"a\":true,\"b\xC3\xA9\":[ \"x\" , { } ]}");
    is(json_with(object, "b\xC3\xA9", NULL), "{\"a\":1}");
    is(json_with(object, "c", "\"y\""), "{\"a\":1,\"b\xC3\xA9\":[ \"x\" , { } ],\"c\":\"y\"}");
    is(json_with("{}", "c", NULL), "{}");
    is(json_with(NULL, "c", "0"), "{\"c\":0}");
}
END_TEST

START_TEST(texts_are_decoded)
{
    char text[6];

    ck_assert(json_text("\"a\\tb\"", text, sizeof text));
    ck_assert_str_eq(text, "a\tb");
    ck_assert(!json_text("\"abcdef\"", text, sizeof text));
    ck_assert_str_eq(text, "abcde");
    ck_assert(!json_text("\"a\\u0000b\"", text, sizeof text));
    ck_assert_str_eq(text, "a");
    ck_assert(!json_text("12", text, sizeof text));
    ck_assert(!json_text(NULL, text, sizeof text));
    ck_assert_str_eq(text, "");
    ck_assert_ptr_null(json_text_new("\"\\u0000\""));
    is(json_text_new("\"\""), "");
}
END_TEST

static const struct { const char *a, *b; bool same; } pairs[] = {
    { "{\"a\":1,\"b\":2}", "{\"b\":2, \"a\":1}", true }, { "{\"a\":1}", "{\"b\":1}", false },
    { "{\"a\":1}", "{\"a\":1,\"b\":2}", false }, { "[1,2]", "[2,1]", false },
    { "[1,2]", "[ 1,2 ]", true }, { "[1]", "[1,2]", false }, { "\"\\u0041\"", "\"A\"", true },
    { "\"A\"", "\"AB\"", false }, { "1.5", "1.5", true }, { "-0", "0", true },
    { "1.0", "1", false }, { "true", "false", false }, { "null", "null", true },
    { "null", "0", false }, { "{}", "[]", false },
};

START_TEST(values_are_the_same)
{
    ck_assert_msg(json_same(pairs[_i].a, pairs[_i].b) == pairs[_i].same
                  && json_same(pairs[_i].b, pairs[_i].a) == pairs[_i].same, "%s %s",
                  pairs[_i].a, pairs[_i].b);
}
END_TEST

#define COUNT(rows) ((int)(sizeof (rows) / sizeof *(rows)))

int main(void)
{
    Suite *suite = suite_create("JSON texts");
    TCase *tests = tcase_create("texts");

    suite_add_tcase(suite, tests);
    tcase_add_loop_test(tests, the_suite, 0, COUNT(cases));
    tcase_add_loop_test(tests, nests_of_the_suite, 0, COUNT(nests));
    tcase_add_loop_test(tests, each_value_is_counted_once, 0, COUNT(pieces));
    tcase_add_loop_test(tests, amounts_of_money, 0, COUNT(amounts));
    tcase_add_test(tests, a_member_is_changed);
    tcase_add_test(tests, texts_are_decoded);
    tcase_add_loop_test(tests, values_are_the_same, 0, COUNT(pairs));
    return run_suite(suite, NULL);
}
