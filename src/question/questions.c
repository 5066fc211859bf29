/* All questions: what each asks, an example, and who answers it. */
#include <stdlib.h>
#include <string.h>

#include "base/grown.h"
#include "base/none.h"
#include "question/ask.h"
#include "record/house.h"

/* name, what it asks, an example as arguments, core keys, and the function */
const struct asked asked[QUESTIONS] = {
    [FORM_MATADORS] = { "matadors", N_("how many matadors the cards have"),
        "game=hearts cards=\"CJ SJ DJ HA\"",
        "matadors", ask_matadors },
    [FORM_LEGAL] = { "legal", N_("which cards may be played"),
        "game=clubs hand=\"CJ H9 H7 SA\" led=HA",
        "cards", ask_legal },
    [FORM_TRICK] = { "trick", N_("who wins a trick, and its card points"),
        "game=grand leader=M cards=\"SA CA S7\"",
        "winner points", ask_trick },
    [FORM_DEAL] = { "deal", N_("what each is dealt from a pack"),
        "players=3 dealer=0 pack=\"CA CK CQ CJ CT C9 C8 C7 SA SK SQ SJ ST S9"
        " S8 S7 HA HK HQ HJ HT H9 H8 H7 DA DK DQ DJ DT D9 D8 D7\"",
        "forehand middlehand rearhand skat active", ask_deal },
    [FORM_MISDEAL] = { "misdeal", N_("what follows when something goes wrong with"
        " the deal"), "count found=play F=10 M=9 R=11 skat=2 soloist=F bid=20"
        " matadors=1",
        "remedy barred favours game value score stand", ask_misdeal },
    [FORM_AUCTION] = { "auction", N_("what follows from calls, and whether they are"
        " legal"), "calls=\"M 18,F yes,M pass,R pass\"",
        "outcome soloist bid", ask_auction },
    [FORM_BIDS] = { "bids", N_("every bid that is possible"), "code=isko2022",
        "values", ask_bids },
    [FORM_ANNOUNCE] = { "announce", N_("what an announcement amounts to"),
        "skat_taken=false said=clubs hand announced=schwarz",
        "valid announcement", ask_announce },
    [FORM_VALUE] = { "value", N_("what a game is worth"),
        "game=clubs bid=18 matadors=1 points=61 tricks=5",
        "won score", ask_value },
    [FORM_ENDING] = { "ending", N_("what the code says when something happens"
        " besides cards"), "game=clubs bid=18 matadors=1 points=40 tricks=4"
        " unplayed_points=50 unplayed_tricks=3 soloist=F happened=throws by=M",
        "over winner won score", ask_ending },
    [FORM_RAMSCH] = { "ramsch", N_("what each player scores in a ramsch"),
        "points=50,40,20 tricks=4,3,3 options=ramsch",
        "scores losers", ask_ramsch },
    [FORM_ROUND] = { "round", N_("which deals are pushed ramsch, and which are bock"),
        "players=3 deals=\"game=grand matadors=1; game=grand matadors=4\"",
        "pushed due", ask_round },
    [FORM_GAME] = { "game", N_("whether a whole game is legal and valued right"),
        "iss=\"$(head -n 1 games.sgf)\"",
        "verdict soloist bid game won score scores", ask_game },
    [FORM_TURN] = { "turn", N_("whose turn it is in a deal, and what may be done"),
        "record=\"$(tail -n 1 games.jsonl)\" seat=M",
        "phase turn moves over", ask_turn },
    [FORM_COUNT] = { "count", N_("how many sequences of moves can follow"),
        "record=\"$(tail -n 1 games.jsonl)\" depth=3",
        "count", ask_count },
    [FORM_SHEET] = { "sheet", N_("the totals of a score list"),
        "players=Ann,Bo,Cy deals=\"soloist=Ann score=48; passed_in;"
        " soloist=Cy score=-72\"",
        "points won lost totals", ask_sheet },
    [FORM_HELLO] = { "hello", N_("who answers, and which questions, codes and house"
        " rules it knows"), "",
        "name version asks codes", ask_hello },
};

int asked_find(const char *name)
{
    for (int i = 0; i < QUESTIONS; i++)
        if (strcmp(asked[i].name, name) == 0)
            return i;
    return NONE;
}

bool ask(enum form form, const char *given, const char *path, struct wrongs *wrongs,
         struct json *json, const char *head)
{
    struct question q;

    question_begin(&q, form, path, wrongs);
    q.head = head;
    question_read(&q, given);
    return asked[form].answer(&q, json);
}

char *ask_new(enum form form, const char *given, const char *path, struct wrongs *wrongs)
{
    struct out out = grown_begin(wrongs->language);
    struct json json = { .out = &out };

    if (ask(form, given, path, wrongs, &json, NULL))
        return grown_text(&out);
    free(out.data);
    return NULL;
}

/* ---------------------------------------------------------------- parts of answers */

void answer_open(const struct question *q, struct json *json)
{
    if (q->head != NULL)
        out_text(json->out, q->head);
    json_open(json, NULL, '{');
}

void put_announced(struct json *json, const char *key, const struct skr_announcement *a)
{
    json_open(json, key, '{');
    json_put_word(json, "game", game_name(a->game));
    json_put_flag(json, "hand", a->hand);
    json_put_word(json, "announced", level_name(a->announced));
    json_put_flag(json, "ouvert", a->ouvert);
    json_put_flag(json, "revolution", a->revolution);
    json_close(json, '}');
}

void put_seats(struct json *json, const char *key, unsigned seats)
{
    json_open(json, key, '[');
    for (int seat = 0; seat < 3; seat++)
        if (seats >> seat & 1)
            json_put_word(json, NULL, seat_key(seat));
    json_close(json, ']');
}

void put_three(struct json *json, const char *key, const int number[3])
{
    json_open(json, key, '[');
    for (int seat = 0; seat < 3; seat++)
        json_put_number(json, NULL, number[seat]);
    json_close(json, ']');
}

/* ------------------------------------------------------------------------ hello */

static void put_asks(struct json *json)
{
    json_open(json, "asks", '[');
    for (int i = 0; i < QUESTIONS; i++)
        json_put_word(json, NULL, asked[i].name);
    json_close(json, ']');
}

void put_codes(struct json *json, const char *key)
{
    json_open(json, key, '[');
    for (int i = 0; skr_code_at(i) != NULL; i++)
        json_put_word(json, NULL, skr_code_at(i)->name);
    json_close(json, ']');
}

void put_options(struct json *json, const char *key)
{
    json_open(json, key, '[');
    for (int i = 0; skr_option_at(i) != NULL; i++)
        json_put_word(json, NULL, skr_option_at(i)->name);
    for (int i = 0; house_preset_at(i) != NULL; i++)
        json_put_word(json, NULL, house_preset_at(i)->name);
    json_close(json, ']');
}

bool ask_hello(struct question *q, struct json *json)
{
    if (!question_right(q))
        return false;
    answer_open(q, json);
    json_put_word(json, "name", "skatref");
    json_put_word(json, "version", PACKAGE_VERSION);
    json_put_word(json, "spec", skr_spec_hash());
    json_put_word(json, "licence", "MIT");
    put_asks(json);
    put_codes(json, "codes");
    put_options(json, "options");
    json_close(json, '}');
    return true;
}
