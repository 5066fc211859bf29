/* All questions: what each asks, an example, and who answers it. */
#include "base/memory.h"
#include "record/house.h"
#include "question/ask.h"

#include <string.h>

/* name, what it asks, an example as arguments, core keys, the function, and the one
 * that writes its answer at once */
const struct asked asked[QUESTIONS] = {
    [FORM_MATADORS] = { "matadors", N_("how many matadors the cards have"),
        "game=hearts cards=\"CJ SJ DJ HA\"",
        "matadors", ask_matadors, NULL },
    [FORM_LEGAL] = { "legal", N_("which cards may be played"),
        "game=clubs hand=\"CJ H9 H7 SA\" led=HA",
        "cards", ask_legal, NULL },
    [FORM_TRICK] = { "trick", N_("who wins a trick, and its card points"),
        "game=grand leader=M cards=\"SA CA S7\"",
        "winner points", ask_trick, NULL },
    [FORM_DEAL] = { "deal", N_("what each is dealt from a pack"),
        "players=3 dealer=0 pack=\"CA CK CQ CJ CT C9 C8 C7 SA SK SQ SJ ST S9"
        " S8 S7 HA HK HQ HJ HT H9 H8 H7 DA DK DQ DJ DT D9 D8 D7\"",
        "forehand middlehand rearhand skat active", ask_deal, NULL },
    [FORM_MISDEAL] = { "misdeal", N_("what follows when something goes wrong with"
        " the deal"), "count found=play F=10 M=9 R=11 skat=2 soloist=F bid=20"
        " matadors=1",
        "remedy barred favours game value score stand", ask_misdeal, NULL },
    [FORM_AUCTION] = { "auction", N_("what calls lead to, and whether they are"
        " legal"), "calls=\"M 18,F yes,M pass,R pass\"",
        "outcome soloist bid", ask_auction, NULL },
    [FORM_BIDS] = { "bids", N_("all that can be bid"), "code=isko2022",
        "values", ask_bids, NULL },
    [FORM_ANNOUNCE] = { "announce", N_("what an announcement amounts to"),
        "skat_taken=false said=clubs hand announced=schwarz",
        "valid announcement", ask_announce, NULL },
    [FORM_VALUE] = { "value", N_("what a game is worth"),
        "game=clubs bid=18 matadors=1 points=61 tricks=5",
        "won score", ask_value, write_value },
    [FORM_ENDING] = { "ending", N_("what the code says when something happens"
        " besides cards"), "game=clubs bid=18 matadors=1 points=40 tricks=4"
        " unplayed_points=50 unplayed_tricks=3 soloist=F happened=throws by=M",
        "over winner won score", ask_ending, NULL },
    [FORM_RAMSCH] = { "ramsch", N_("what a ramsch comes to"),
        "points=50,40,20 tricks=4,3,3 options=ramsch",
        "scores losers", ask_ramsch, NULL },
    [FORM_ROUND] = { "round", N_("which deals are pushed ramsch, or of bock"),
        "players=3 deals=\"game=grand matadors=1; game=grand matadors=4\"",
        "pushed due", ask_round, NULL },
    [FORM_GAME] = { "game", N_("whether a whole game is legal and valued right"),
        "iss=\"$(head -n 1 games.sgf)\"",
        "verdict soloist bid game won score scores", ask_game, NULL },
    [FORM_TURN] = { "turn", N_("whose turn it is in a deal, and what may be done"),
        "record=\"$(tail -n 1 games.jsonl)\" seat=M",
        "phase turn moves over", ask_turn, write_turn },
    [FORM_COUNT] = { "count", N_("how many sequences of moves can follow"),
        "record=\"$(tail -n 1 games.jsonl)\" depth=3",
        "count", ask_count, NULL },
    [FORM_SHEET] = { "sheet", N_("what a score list comes to"),
        "players=Ann,Bo,Cy deals=\"soloist=Ann score=48; passed_in;"
        " soloist=Cy score=-72\"",
        "points won lost totals", ask_sheet, NULL },
    [FORM_HELLO] = { "hello", N_("who answers, and which questions, codes and house"
        " rules it knows"), "",
        "name version asks codes", ask_hello, NULL },
};

int asked_find(const char *name)
{
    for (int i = 0; i < QUESTIONS; i++)
        if (strcmp(asked[i].name, name) == 0)
            return i;
    return -1;
}

json_t *ask(enum form form, const json_t *given, const char *path,
            struct wrongs *wrongs)
{
    struct question q;

    question_begin(&q, form, path, wrongs);
    question_read(&q, given);
    return asked[form].answer(&q);
}

bool ask_at_once(enum form form, const json_t *given, const char *path,
                 struct wrongs *wrongs, struct out *out, const char *head)
{
    struct question q;

    question_begin(&q, form, path, wrongs);
    question_read(&q, given);
    return asked[form].write(&q, out, head);
}

/* ------------------------------------------------------------------------ hello */

static json_t *asks(void)
{
    json_t *names = json_array();

    for (int i = 0; i < QUESTIONS; i++)
        memory_append(names, json_string(asked[i].name));
    return names;
}

static json_t *codes(void)
{
    json_t *names = json_array();

    for (int i = 0; skr_code_at(i) != NULL; i++)
        memory_append(names, json_string(skr_code_at(i)->name));
    return names;
}

static json_t *options(void)
{
    json_t *names = json_array();

    for (int i = 0; skr_option_at(i) != NULL; i++)
        memory_append(names, json_string(skr_option_at(i)->name));
    for (int i = 0; house_preset_at(i) != NULL; i++)
        memory_append(names, json_string(house_preset_at(i)->name));
    return names;
}

json_t *ask_hello(struct question *q)
{
    return !question_right(q) ? NULL : json_pack(
        "{s:s, s:s, s:s, s:s, s:o, s:o, s:o}", "name", "skatref", "version",
        PACKAGE_VERSION, "spec", skr_spec_hash(), "licence", "MIT", "asks", asks(),
        "codes", codes(), "options", options());
}
