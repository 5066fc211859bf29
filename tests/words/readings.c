/* What is understood stays understood: each word and phrase of readings.tsv is read as it was, and each word is printed as
 * it was. The rows go through every word of every table and list of src/words, each beginning of a word of a sentence
 * about an incident or a misdeal among them; words.c and phrases.tsv say what is right. Whoever changes a word on purpose
 * changes its row: `readings --write <readings.tsv` prints each text in a row of its own, as it is read now. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../support/suite.h"
#include "words/called.h"
#include "words/cards.h"
#include "words/names.h"
#include "words/numbers.h"
#include "words/say.h"
#include "words/spoken.h"
#include "words/words.h"

#define ROOM 2048
#define LINE 8192

static const struct { const char *name; const struct terms *terms; } tables[] = {
    { "seat", &seat_terms }, { "suit", &suit_terms }, { "rank", &rank_terms }, { "game", &game_terms },
    { "play", &play_terms }, { "level", &level_terms }, { "contra", &contra_terms }, { "part", &part_terms },
    { "ending", &ending_terms }, { "happening", &happening_terms }, { "noticed", &noticed_terms },
    { "misdeal", &misdeal_terms }, { "found", &found_terms }, { "fault", &fault_terms },
    { "remedy", &remedy_terms }, { "scheme", &scheme_terms }, { "outcome", &outcome_terms },
    { "deal", &deal_terms }, { "verdict", &verdict_terms }, { "finding", &finding_terms },
    { "flag", &flag_terms }, { "none", &none_terms }, { "call", &call_terms }, { "house", &house_terms },
    { "german-suit", &german_suit_terms }, { "german-rank", &german_rank_terms },
};
#define TABLES (int)(sizeof tables / sizeof *tables)

static const struct terms *table_named(const char *name)
{
    for (int i = 0; i < TABLES; i++)
        if (strcmp(tables[i].name, name) == 0)
            return tables[i].terms;
    return NULL;
}

static const char *word_of(const struct terms *terms, int thing)
{
    return thing == TERM_AMBIGUOUS ? "?" : thing < 0 ? "-"
        : term_key(terms, thing) != NULL ? term_key(terms, thing) : "no key";
}

/* The words for the thing with this number, in each language, its short names, and spellings of logs. */
static void print_thing(const struct terms *terms, int thing, char out[ROOM])
{
    const struct term *term = &terms->term[thing];

    snprintf(out, ROOM, "%s", term->key != NULL ? term->key : "no key");
    for (int i = 0; i < LANGUAGES; i++) {
        const char *noun = term->key != NULL ? term_noun(terms, thing, (enum language)i) : NULL;
        const char *word = term->word[ENGLISH] != NULL ? term_word_in(terms, thing, (enum language)i) : "";

        snprintf(out + strlen(out), ROOM - strlen(out), "|%s%s%s", word, noun != NULL ? "/" : "",
                 noun != NULL ? noun : "");
    }
    for (size_t i = 0; i < sizeof term->spelling / sizeof *term->spelling; i++)
        snprintf(out + strlen(out), ROOM - strlen(out), "|%s",
                 term->spelling[i] != NULL ? term->spelling[i] : "");
}

static void print_said(const char *text, char out[ROOM])
{
    static const char *const kinds[] = {
        "game", "part", "taken", "matadors", "contra", "bid", "points", "tricks", "defenders-points",
        "defenders-tricks", "level", "jacks", "filler", "nothing",
    };
    struct spoken said;
    bool begins = true;

    out[0] = '\0';
    for (size_t n; (n = spoken_read(text, begins, &said)) > 0; text += n, begins = false)
        snprintf(out + strlen(out), ROOM - strlen(out), "%s%s %d%s%s", *out != '\0' ? ", " : "",
                 kinds[said.kind], said.thing, said.hand ? " hand" : "", said.ouvert ? " ouvert" : "");
}

static void print_cards(const char *text, char out[ROOM])
{
    char why[CARDS_WHY], name[3];
    int list[CARDS_MOST], n = cards_read(text, list, ENGLISH, why);

    snprintf(out, ROOM, "%s", why);
    for (int i = 0; i < n; i++) {
        skr_card_write(list[i], name);
        snprintf(out + strlen(out), ROOM - strlen(out), "%s%s", i > 0 ? " " : "", name);
    }
}

static void add(char out[ROOM], const char *text)
{
    snprintf(out + strlen(out), ROOM - strlen(out), "%s%s", *out != '\0' ? "; " : "", text);
}

/* What is printed besides the words of tables, in the language of that number: cards, open games, announcements, and what
 * a soloist does, who has no partner. */
static void print_language(enum language language, char out[ROOM])
{
    char text[200], card[3] = "";

    out[0] = '\0';
    for (int faces = 0; faces < 3; faces++)
        for (int n = 0; n < 8; n++) {
            card[0] = rank_face((enum faces)faces, (enum skr_rank)n);
            snprintf(text, sizeof text, "%s%s", n < 4 ? suit_face((enum faces)faces, (enum skr_suit)n) : "", card);
            add(out, text);
        }
    for (int seat = -1; seat < 3; seat++)
        add(out, seat_in(language, seat));
    for (int seat = 0; seat < 3; seat++)
        add(out, seat_letter(language, seat));
    for (int game = 0; game < SKR_GAMES; game++) {
        struct skr_announcement a = { .game = (enum skr_game)game, .hand = game % 2 != 0,
                                      .announced = (enum skr_level)(game % 3), .ouvert = game >= SKR_GRAND,
                                      .revolution = game == SKR_NULL };

        add(out, open_game_in(language, (enum skr_game)game));
        announcement_text(text, sizeof text, language, &a);
        add(out, text);
        a.hand = !a.hand, a.revolution = false, a.ouvert = game == SKR_NULL;
        announcement_text(text, sizeof text, language, &a);
        add(out, text);
    }
}

static void print_happening(int kind, char out[ROOM])
{
    out[0] = '\0';
    for (int language = ENGLISH; language < LANGUAGES; language++)
        for (int soloist = 0; soloist < 2; soloist++) {
            const struct skr_incident h = { .kind = (enum skr_happening)kind, .others_get = language % 3,
                                            .asked = (enum skr_level)(1 + soloist) };
            char text[400] = "";
            struct out to = out_into(text, sizeof text, (enum language)language);

            out_text(&to, happening_in((enum language)language, h.kind, soloist != 0));
            put_incident_terms(&to, &h);
            add(out, text);
        }
}

/* What the row of that door and text is answered. */
static void answer(const char *door, const char *text, char out[ROOM])
{
    const char *colon = strchr(door, ':');
    const struct terms *terms = colon != NULL ? table_named(colon + 1) : NULL;
    char hint[TERM_HINT], keys[CALL_ROOM];
    int number = -1;

    out[0] = '\0';
    if (terms != NULL && strncmp(door, "word:", 5) == 0) {
        print_thing(terms, atoi(text), out);
    } else if (terms != NULL && strncmp(door, "hint:", 5) == 0) {
        term_hint(terms, text, ENGLISH, hint);
        snprintf(out, ROOM, "%s", hint);
    } else if (terms != NULL) {
        number = term_read(terms, text);
        snprintf(out, ROOM, "%s%s", word_of(terms, number),
                 terms->tell != NULL || term_written(terms, text) >= 0 ? "" : "...");
    } else if (strcmp(door, "print") == 0) {
        print_language((enum language)atoi(text), out);
    } else if (strcmp(door, "happens") == 0) {
        print_happening(atoi(text), out);
    } else if (strcmp(door, "said") == 0) {
        print_said(text, out);
    } else if (strcmp(door, "call") == 0) {
        call_as_keys(text, keys);
        snprintf(out, ROOM, "%s", keys);
    } else if (strcmp(door, "cards") == 0) {
        print_cards(text, out);
    } else if (strcmp(door, "number") == 0) {
        snprintf(out, ROOM, "%d", number_said(text, &number) ? number : -1);
    }
}

/* The columns of a line: the door, how all its texts are read, and the texts. Returns false for what is no row. */
static bool split(char *line, char **due, char **texts)
{
    line[strcspn(line, "\n")] = '\0';
    *due = strchr(line, '\t');
    if (*line == '#' || *due == NULL)
        return false;
    *(*due)++ = '\0';
    *texts = strchr(*due, '\t');
    if (*texts == NULL)
        return false;
    *(*texts)++ = '\0';
    return true;
}

/* The next text of a row, cut off, or a null pointer. */
static char *next_text(char **texts)
{
    char *text = *texts, *end;

    if (text == NULL)
        return NULL;
    end = strchr(text, '|');
    *texts = end != NULL ? end + 1 : NULL;
    if (end != NULL)
        *end = '\0';
    return text;
}

/* A row for each text. */
static void write_rows(void)
{
    char line[LINE], got[ROOM], *texts, *due, *text;

    while (fgets(line, sizeof line, stdin) != NULL)
        if (split(line, &due, &texts))
            while ((text = next_text(&texts)) != NULL) {
                answer(line, text, got);
                printf("%s\t%s\t%s\n", line, got, text);
            }
        else
            puts(line);
}

static FILE *open_rows(void)
{
    char name[4096];
    FILE *rows;

    snprintf(name, sizeof name, "%s/tests/words/readings.tsv", getenv("srcdir"));
    rows = fopen(name, "r");
    ck_assert_ptr_nonnull(rows);
    return rows;
}

static const char *const doors[] = { "word:", "read:", "hint:", "said", "call", "cards", "number", "print", "happens" };
#define DOORS (int)(sizeof doors / sizeof *doors)

START_TEST(it_is_read_as_before)
{
    char line[LINE], got[ROOM], wrong[4000] = "", *text, *texts, *due;
    FILE *rows = open_rows();
    int n = 0, differ = 0;

    while (fgets(line, sizeof line, rows) != NULL)
        if (split(line, &due, &texts) && strncmp(line, doors[_i], strlen(doors[_i])) == 0)
            for (; (text = next_text(&texts)) != NULL; n++) {
                answer(line, text, got);
                if (strcmp(due, got) != 0 && differ++ < 5)
                    snprintf(wrong + strlen(wrong), sizeof wrong - strlen(wrong), "%.40s, %.200s: %.200s, not %.200s; ", line, text,
                             got, due);
            }
    fclose(rows);
    ck_assert_msg(differ == 0, "%d of %d: %s", differ, n, wrong);
    ck_assert_int_gt(n, 3);
}
END_TEST

/* No thing of a table is without its row. */
START_TEST(every_thing_has_its_row)
{
    char line[LINE], *texts, *due;
    FILE *rows = open_rows();
    int count = 0;

    while (fgets(line, sizeof line, rows) != NULL)
        count += split(line, &due, &texts) && strncmp(line, "word:", 5) == 0
            && strcmp(line + 5, tables[_i].name) == 0;
    fclose(rows);
    ck_assert_msg(count == tables[_i].terms->count, "%s: %d rows for %d things", tables[_i].name, count,
                  tables[_i].terms->count);
}
END_TEST

int main(int argc, char **argv)
{
    Suite *suite = suite_create("readings");
    TCase *tests = tcase_create("readings");

    if (argc > 1 && strcmp(argv[1], "--write") == 0) {
        write_rows();
        return 0;
    }
    tcase_add_loop_test(tests, it_is_read_as_before, 0, DOORS);
    tcase_add_loop_test(tests, every_thing_has_its_row, 0, TABLES);
    tcase_set_timeout(tests, 60);
    suite_add_tcase(suite, tests);
    return run_suite(suite, NULL);
}
