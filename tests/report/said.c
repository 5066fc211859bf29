/* Every kind of finding, and every word for what happens, in every language: whole,
 * translated, with no place left open. `make said` prints them for reading. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../support/suite.h"
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

static Suite *said_suite(void)
{
    Suite *suite = suite_create("said");
    TCase *said = tcase_create("in each language");

    tcase_add_checked_fixture(said, NULL, close_page);
    tcase_add_loop_test(said, every_finding, 0, 4);
    tcase_add_loop_test(said, every_figure, 0, 4);
    tcase_add_loop_test(said, every_word, 0, 4);
    suite_add_tcase(suite, said);
    return suite;
}

int main(void)
{
    return run_suite(said_suite(), NULL);
}
