/* What the generated tests of the corpus are made of. */
#include "support.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "formats/format.h"
#include "record/walk.h"
#include "words/names.h"

#define EXIT_SKIPPED 77   /* as Automake has it */

/* A process of its own for each case takes 14 ms with a sanitizer, which ends the
 * whole program at the first fault anyway. */
#if defined __SANITIZE_ADDRESS__
#define ONE_PROCESS 1
#elif defined __has_feature
#define ONE_PROCESS __has_feature(address_sanitizer)
#else
#define ONE_PROCESS 0
#endif

/* The case under test: Check runs one test at a time in a process. */
static struct {
    const char *id, *title, *place;
    enum skr_clause clause;
    const char *codes;            /**< those still to come */
    const struct skr_code *code;
    struct skr_code house;        /**< the code with its options */
    bool silent;                  /**< nothing more to compare under this code */
    char wrong[4096];             /**< what differs, a line each */
} now;

/* ----------------------------------------------------------- running a case */

void begin_case(const char *id, const char *title, const char *place,
                enum skr_clause clause, const char *codes)
{
    memset(&now, 0, sizeof now);
    now.id = id;
    now.title = title;
    now.place = place;
    now.clause = clause;
    now.codes = codes;
}

static void end_case(void)
{
    if (now.wrong[0] != '\0')
        ck_abort_msg("%s: %s: \"%s\" (%s)%s", now.place, now.id, now.title,
                     skr_clause_info(now.clause)->id, now.wrong);
}

bool next_code(void)
{
    char name[32];
    int length = 0;

    now.silent = false;
    if (sscanf(now.codes, " %31s%n", name, &length) != 1) {
        end_case();
        return false;
    }
    now.codes += length;
    now.code = skr_code_find(name);
    ck_assert_msg(now.code != NULL, "%s: %s: there is no code %s", now.place,
                  now.id, name);
    return true;
}

void play_with(const char *option)
{
    if (now.code != &now.house)
        now.house = *now.code;
    now.code = &now.house;
    ck_assert_msg(skr_option_add(&now.house, option) == SKR_OK,
                  "%s: %s: option %s", now.place, now.id, option);
}

/* Notes one thing that differs. */
__attribute__((format(printf, 2, 3)))
static void differs(const char *key, const char *format, ...)
{
    size_t used = strlen(now.wrong), room = sizeof now.wrong - used;
    va_list arguments;
    int n;

    if (now.silent)
        return;
    n = snprintf(now.wrong + used, room, "\n    %s: %s: ", now.code->name, key);
    if (n < 0 || (size_t)n >= room)
        return;
    va_start(arguments, format);
    vsnprintf(now.wrong + used + n, room - (size_t)n, format, arguments);
    va_end(arguments);
}

/* ---------------------------------------------------------- choosing cases */

static int added;   /* cases that are to run */

/* Is the word one of the list, blank separated? */
static bool has_word(const char *list, const char *word)
{
    size_t length = strlen(word);

    while (*list != '\0') {
        size_t next = strcspn(list, " ");

        if (next == length && strncmp(list, word, length) == 0)
            return true;
        list += next + strspn(list + next, " ");
    }
    return false;
}

void add_case(TCase *chapter, const TTest *test, enum skr_clause clause)
{
    const char *chosen = getenv("SKATREF_CASES");
    const char *id = strrchr(test->name, '_') + 1;   /* "value_k3f9x" */

    if (chosen != NULL && !has_word(chosen, id)
        && !has_word(chosen, skr_clause_info(clause)->id))
        return;
    tcase_add_test(chapter, test);
    added++;
}

/* Check has choices of its own. */
static bool selected(void)
{
    return getenv("CK_RUN_CASE") != NULL || getenv("CK_RUN_SUITE") != NULL
        || getenv("CK_INCLUDE_TAGS") != NULL
        || getenv("CK_EXCLUDE_TAGS") != NULL;
}

int run_corpus(void (*const add[])(Suite *), int parts, int cases)
{
    Suite *suite = suite_create("corpus");
    bool chosen = getenv("SKATREF_CASES") != NULL;
    int run, status;

    for (int i = 0; i < parts; i++)
        add[i](suite);
    if (ONE_PROCESS)
        setenv("CK_FORK", "no", 0);
    if (chosen && added == 0) {
        fprintf(stderr, "tests/corpus/cases: no case of SKATREF_CASES\n");
        return EXIT_SKIPPED;
    }
    status = run_suite(suite, &run);
    if (run == (chosen ? added : cases) || (selected() && run > 0))
        return status;
    fprintf(stderr, "tests/corpus/cases: %d of %d cases were run\n", run,
            chosen ? added : cases);
    return EXIT_FAILURE;
}

/* -------------------------------------------------------------------- given */

/* Reads up to `most` cards, blank separated. Returns how many there are. */
static int read_cards(const char *text, int *out, int most)
{
    int n = 0;

    while (*text != '\0') {
        int length = (int)strcspn(text, " ");

        ck_assert_msg(n < most, "%s: more than %d cards: %s", now.id, most,
                      text);
        out[n] = skr_card_read(text, length);
        ck_assert_msg(out[n] != SKR_NO_CARD, "%s: '%.*s' is no card", now.id,
                      length, text);
        n++;
        text += length + (text[length] == ' ');
    }
    return n;
}

skr_cards cards(const char *text)
{
    int list[32], n = read_cards(text, list, 32);
    skr_cards set = 0;

    for (int i = 0; i < n; i++)
        set |= SKR_BIT(list[i]);
    ck_assert_int_eq(skr_count(set), n);
    return set;
}

int card(const char *text)
{
    int one;

    ck_assert_int_eq(read_cards(text, &one, 1), 1);
    return one;
}

/* Played by three who have one card each, the leader in the place of forehand. */
struct trick play_trick(enum skr_game game, int leader, const char *three)
{
    struct skr_play play;
    skr_cards hand[3];
    int list[3];

    ck_assert_int_eq(read_cards(three, list, 3), 3);
    for (int i = 0; i < 3; i++)
        hand[i] = SKR_BIT(list[i]);
    skr_play_begin(&play, game, hand);
    for (int i = 0; i < 3; i++)
        ck_assert_int_eq(skr_play_card(&play, i, list[i]), SKR_C_NONE);
    ck_assert_int_eq(skr_trick_winner(game, list), play.winner);
    return (struct trick){
        .winner = (leader + play.winner) % 3,
        .points = play.points[play.winner],
    };
}

struct skr_deal deal_pack(const char *pack)
{
    struct skr_deal deal = { { 0, 0, 0 }, 0 };
    enum skr_clause clause;
    int list[32];

    ck_assert_int_eq(read_cards(pack, list, 32), 32);
    clause = skr_deal_pack(list, &deal);
    if (clause != SKR_C_NONE) {
        differs("pack", "not dealt: %s", skr_clause_info(clause)->id);
        now.silent = true;
    }
    return deal;
}

struct announced announce(const struct skr_announcement *said,
                          struct skr_announcing how)
{
    struct announced a;

    a.valid = skr_announce_as(now.code, said, &how, &a.ruled) == SKR_C_NONE;
    return a;
}

/* An announcement with ten cards in hand. */
static struct announced announce_simply(const struct skr_announcement *said,
                                        bool skat_taken)
{
    return announce(said, (struct skr_announcing){ .skat_taken = skat_taken,
                                                   .held = 10 });
}

struct skr_misdeal_ruling misdeal(struct skr_misdeal happened)
{
    struct skr_misdeal_ruling ruling;

    if (happened.announced)
        happened.contract.game = announce_simply(&happened.contract.game,
            !happened.contract.game.hand).ruled.valid;
    skr_misdeal(now.code, &happened, &ruling);
    return ruling;
}

static enum skr_clause make_call(struct skr_auction *a, const struct call *c)
{
    return c->named ? skr_auction_follow_name(a, c->seat, &c->game)
                    : skr_auction_follow(a, c->seat, c->call, c->bid);
}

struct auction hold_auction(const struct call *calls, int count, bool follow)
{
    struct auction out = { .soloist = SKR_NOBODY, .open = SKR_NOBODY };
    const struct skr_announcement *bound;
    struct skr_auction a;

    skr_auction_begin(&a, now.code);
    for (int i = 0; i < count; i++) {
        enum skr_clause clause = make_call(&a, &calls[i]);

        if (clause == SKR_C_NONE
            || (out.illegal != 0 && (follow || out.clause != SKR_C_AUCTION_EARLY_PASS
                                     || clause == SKR_C_AUCTION_EARLY_PASS)))
            continue;
        out.clause = clause;
        out.illegal = i + 1;
        if (!follow && clause != SKR_C_AUCTION_EARLY_PASS)
            return out;
    }
    out.open = skr_auction_turn(&a);
    out.passed_in = a.over && a.soloist == SKR_NOBODY;
    out.soloist = a.soloist;
    out.bid = a.soloist == SKR_NOBODY ? 0 : a.bid;
    bound = skr_auction_bound(&a);
    out.is_bound = bound != NULL;
    if (out.is_bound)
        out.bound = *bound;
    return out;
}

static void no_value(const char *why)
{
    differs("value", "no answer: %s", why);
    now.silent = true;
}

struct skr_value value(struct skr_facts *facts)
{
    struct announced a = announce_simply(&facts->contract.game, !facts->contract.game.hand);
    struct skr_value v = { .won = false };
    enum skr_error error;

    if (!a.valid) {
        no_value("there is no such announcement");
        return v;
    }
    facts->code = now.code;
    facts->contract.game = a.ruled.valid;
    error = skr_value(facts, &v);
    if (error != SKR_OK)
        no_value(skr_error_text(error));
    return v;
}

struct round pushed_deals(int players, const struct played *deals, int count)
{
    struct round r = { .pushed = 0 };

    for (int i = 0; i < count; i++) {
        if (r.due > 0)
            r.pushed |= 1u << (i + 1);
        if (r.bock_due > 0)
            r.bock |= 1u << (i + 1);
        r.due = skr_pushed_round(r.due, players, deals[i].deal.game,
                                 deals[i].matadors);
        r.bock_due = skr_bock_round(now.code, r.bock_due, players,
                                    &deals[i].deal);
    }
    return r;
}

/* The cards held, and with them what is unplayed. */
static void hold_cards(struct skr_position *p, const struct held *held)
{
    int card[3];

    p->play.game = p->facts.contract.game.game;
    p->play.turn = held->turn;
    p->play.count = read_cards(held->trick, card, 2);
    for (int i = 0; i < p->play.count; i++) {
        p->play.card[i] = card[i];
        p->play.by[i] = ((held->turn - p->play.count + i + 3) % 3);
        p->facts.taken.unplayed_points += skr_card_points(card[i]);
    }
    for (int seat = 0; seat < 3; seat++) {
        p->play.hand[seat] = cards(held->hand[seat]);
        p->facts.taken.unplayed_points += skr_points(p->play.hand[seat]);
    }
    p->facts.taken.unplayed_tricks = skr_count(p->play.hand[held->turn]);
}

struct ending ending(struct skr_facts *facts, int soloist,
                     const struct held *held,
                     const struct skr_incident *incident)
{
    struct announced a = announce_simply(&facts->contract.game, !facts->contract.game.hand);
    struct skr_position p = { .facts = *facts, .soloist = soloist };
    struct ending e = { .known = false };
    enum skr_error error;

    p.facts.code = now.code;
    p.facts.contract.game = a.ruled.valid;
    if (held != NULL)
        hold_cards(&p, held);
    error = skr_rule(&p, incident, &e.ruling);
    if (error == SKR_OK && e.ruling.over) {
        struct skr_facts f = e.ruling.facts;

        if (f.contract.cards == 0 && f.contract.matadors == 0)
            f.contract.matadors = 1;   /* tells who wins, and no value */
        error = skr_value(&f, &e.value);
        e.known = error == SKR_OK;
    }
    if (error != SKR_OK)
        no_value(skr_error_text(error));
    return e;
}

const char *rest_name(const struct ending *e)
{
    static const char *const name[] = { "nobody", "soloist", "defenders" };

    return name[e->ruling.rest];
}

const char *winner_name(const struct ending *e)
{
    return !e->known ? "nobody" : e->value.won ? "soloist" : "defenders";
}

struct skr_ramsch_value ramsch_value(struct skr_ramsch ramsch)
{
    struct skr_ramsch_value v = { .winner = SKR_NOBODY };
    enum skr_error error;

    ramsch.code = now.code;
    error = skr_ramsch_value(&ramsch, &v);
    if (error != SKR_OK)
        no_value(skr_error_text(error));
    return v;
}

const struct judgment *judge(const char *format, const char *text,
                             size_t length)
{
    static struct record record;
    static struct judgment judgment;
    static struct skr_code room;
    const char *end = format_find(format)->read(text, text + length, &record,
                                                NULL);

    if (end != text + length)
        differs(format, "text after the end of the record: %.20s", end);
    judge_record(&record, record_code(&record, now.code,
                                       house_of(now.code), &room),
                 &judgment);
    record_release(&record);
    return &judgment;
}

int sequences(const char *text, size_t length, int depth, enum skr_counted what,
              bool pushed)
{
    static struct record record;
    static struct skr_state state;
    const struct skr_round round = { .pushed = pushed };
    struct refused refused;

    json_format.read(text, text + length, &record, NULL);
    refused = walk_record(&record, now.code, &round, false, &state);
    if (refused.clause != SKR_C_NONE)
        differs("record", "event %d is refused", refused.event);
    record_release(&record);
    return (int)skr_state_count(&state, depth, what, INT32_MAX - 1);
}

const char *judged_verdict(const struct judgment *j)
{
    return verdict_name(j->verdict);
}

const char *judged_deal(const struct judgment *j)
{
    static const char *const name[] = { "played", "passed-in", "aborted" };

    return name[j->deal];
}

/* ------------------------------------------------------------------- sheets */

static struct list kept;

static void sum_up(const struct skr_sheet *sheet, const int lot[])
{
    const struct skr_scoring *s = &sheet->scoring;

    for (int i = 0; i < s->players; i++) {
        kept.points[i] = sheet->tally[i].points;
        kept.won[i] = sheet->tally[i].won;
        kept.lost[i] = sheet->tally[i].lost;
        kept.totals[i] = skr_sheet_total(s, sheet->tally, i);
    }
    kept.lot = skr_sheet_rank(s, sheet->tally, lot, kept.places);
    kept.losers = sheet->losers;
    kept.players = s->players;
    kept.deals = sheet->deals;
    kept.passed_in = sheet->passed_in;
    kept.complete = skr_sheet_complete(sheet);
}

const struct list *keep_list(struct skr_scoring *scoring, const int lot[],
                             const struct skr_entry *entry, int entries)
{
    struct skr_sheet sheet;
    enum skr_clause broken[SKR_BROKEN];

    memset(&kept, 0, sizeof kept);
    scoring->code = now.code;
    skr_sheet_begin(&sheet, scoring);
    for (int i = 0; i < entries; i++) {
        int n = skr_sheet_enter(&sheet, &entry[i], broken);

        for (int k = 0; k < n && kept.wrong < 100; k++)
            kept.broken[kept.wrong++] = (struct broken){ i + 1, broken[k] };
        for (int p = 0; p < scoring->players; p++)
            kept.running[i][p] = skr_sheet_total(scoring, sheet.tally, p);
    }
    sum_up(&sheet, lot);
    return &kept;
}

const struct list *add_tallies(struct skr_scoring *scoring, const int lot[],
                               const struct skr_tally tally[], int passed_in)
{
    struct skr_sheet sheet;

    memset(&kept, 0, sizeof kept);
    scoring->code = now.code;
    skr_sheet_begin(&sheet, scoring);
    memcpy(sheet.tally, tally, sizeof sheet.tally);
    sheet.passed_in = passed_in;
    sheet.deals = passed_in;
    for (int i = 0; i < scoring->players; i++)
        sheet.deals += tally[i].won + tally[i].lost;
    sum_up(&sheet, lot);
    return &kept;
}

/* ----------------------------------------------------------------- expected */

void expect_bool(const char *key, bool expected, bool got)
{
    expect_text(key, expected ? "true" : "false", got ? "true" : "false");
}

void expect_number(const char *key, int expected, int got)
{
    if (got != expected)
        differs(key, "expected %d, got %d", expected, got);
}

void expect_text(const char *key, const char *expected, const char *got)
{
    if (strcmp(got, expected) != 0)
        differs(key, "expected %s, got %s", expected, got);
}

static void write_cards(char *out, skr_cards set)
{
    strcpy(out, set != 0 ? "" : " none");
    for (int c = 31; c >= 0; c--)
        if (set & SKR_BIT(c)) {
            *out = ' ';
            skr_card_write(c, out + 1);
            out += 3;
        }
}

void expect_cards(const char *key, skr_cards expected, skr_cards got)
{
    char lacking[100], extra[100];

    write_cards(lacking, expected & ~got);
    write_cards(extra, got & ~expected);
    if (got != expected)
        differs(key, "expected and not got:%s; got and not expected:%s",
                lacking, extra);
}

void expect_seat(const char *key, int expected, int got)
{
    expect_text(key, seat_in(ENGLISH, expected), seat_in(ENGLISH, got));
}

void expect_game(const char *key, enum skr_game expected, enum skr_game got)
{
    expect_text(key, game_name(expected), game_name(got));
}

void expect_level(const char *key, enum skr_level expected, enum skr_level got)
{
    static const char *const name[] = { "null", "schneider", "schwarz" };

    expect_text(key, name[expected], name[got]);
}

static const char *clause_name(enum skr_clause clause)
{
    return clause == SKR_C_NONE ? "none" : skr_clause_info(clause)->id;
}

void expect_clause(const char *key, enum skr_clause expected,
                   enum skr_clause got)
{
    expect_text(key, clause_name(expected), clause_name(got));
}

bool expect_known(const char *key, bool known)
{
    if (!known)
        differs(key, "expected a figure, got null");
    return known;
}

void expect_nothing(const char *key, bool known)
{
    if (known)
        differs(key, "expected null, got a figure");
}

void expect_no_level(const char *key, bool known, enum skr_level got)
{
    if (known)
        expect_level(key, SKR_NO_LEVEL, got);
}

void expect_bids(const char *key, const int *expected, int count)
{
    int bid = 0;

    for (int i = 0; i < count; i++) {
        bid = skr_bid_next(now.code, bid);
        if (bid != expected[i]) {
            differs(key, "expected %d, got %d", expected[i], bid);
            return;
        }
    }
    expect_number(key, 0, skr_bid_next(now.code, bid));
}

void expect_named(const char *key, const struct skr_announcement *expected,
                  const struct auction *got)
{
    if (!got->is_bound || got->bound.game != expected->game
        || got->bound.hand != expected->hand
        || got->bound.ouvert != expected->ouvert)
        differs(key, "the soloist is %s", got->is_bound
                ? "bound to another game" : "free");
}

void expect_struck(const char *key, const struct struck *expected, int count,
                   const struct announced *got)
{
    static const char *const name[SKR_PARTS] = {
        "hand", "schneider", "schwarz", "ouvert", "revolution", "game"
    };
    enum skr_clause struck[SKR_PARTS] = { SKR_C_NONE };

    for (int i = 0; i < count; i++)
        struck[expected[i].what] = expected[i].clause;
    for (int part = 0; part < SKR_PARTS; part++)
        if (got->ruled.struck[part] != struck[part])
            differs(key, "%s: expected %s, got %s", name[part],
                    clause_name(struck[part]),
                    clause_name(got->ruled.struck[part]));
}

static int count_found(const struct found *list, int count, struct found one)
{
    int n = 0;

    for (int i = 0; i < count; i++)
        n += list[i].kind == one.kind && list[i].clause == one.clause;
    return n;
}

/* Tells of one that is more often in a than in b. */
static void compare_found(const char *key, const char *what,
                          const struct found *a, int a_count,
                          const struct found *b, int b_count)
{
    for (int i = 0; i < a_count; i++)
        if (count_found(a, i, a[i]) >= count_found(b, b_count, a[i]))
            differs(key, "%s: %s %s", what, finding_kind_name(a[i].kind),
                    clause_name(a[i].clause));
}

void expect_findings(const char *key, const struct found *expected, int count,
                     const struct judgment *got)
{
    struct found found[FINDINGS];
    int n = got->findings;

    for (int i = 0; i < n; i++)
        found[i] = (struct found){ got->finding[i].kind,
                                   got->finding[i].clause };
    compare_found(key, "expected and not got", expected, count, found, n);
    compare_found(key, "got and not expected", found, n, expected, count);
}

void expect_players(const char *key, const int expected[], const int got[],
                    const struct list *l)
{
    for (int i = 0; i < l->players; i++)
        if (expected[i] != got[i])
            differs(key, "player %d: expected %d, got %d", i + 1, expected[i],
                    got[i]);
}

void expect_broken(const char *key, const struct broken *expected, int count,
                   const struct list *got)
{
    int n = count > got->wrong ? count : got->wrong;

    for (int i = 0; i < n; i++) {
        struct broken none = { 0, SKR_C_NONE };
        struct broken want = i < count ? expected[i] : none;
        struct broken have = i < got->wrong ? got->broken[i] : none;

        if (want.deal != have.deal || want.clause != have.clause)
            differs(key, "expected deal %d %s, got deal %d %s", want.deal,
                    skr_clause_info(want.clause)->id, have.deal,
                    skr_clause_info(have.clause)->id);
    }
}
