/* Writes a judgment as JSON. */
#include "judge/json.h"

#include "record/house.h"
#include "words/names.h"

static void put_game(struct json *json, const struct judgment *j)
{
    bool game = j->announced;

    json_put_word(json, "game", j->ramsch ? term_key(&play_terms, SKR_RAMSCH)
                  : game ? term_key(&play_terms, j->game.game) : NULL);
    json_put_known_flag(json, "hand", game, j->game.hand);
    json_put_word(json, "announced",
                  game ? term_key(&level_terms, j->game.announced) : NULL);
    json_put_known_flag(json, "ouvert", game, j->game.ouvert);
}

static void put_value(struct json *json, const struct judgment *j)
{
    const struct skr_value *v = &j->value;
    bool known = j->valued, decided = j->misdealt && j->misdeal.valued;

    json_put_known(json, "matadors", known && j->announced
                   && j->game.game != SKR_NULL, v->matadors);
    json_put_known(json, "points", known, j->points);
    json_put_known(json, "tricks", known, j->tricks);
    json_put_known_flag(json, "won", known || decided,
                        decided ? j->misdeal.score > 0 : v->won);
    json_put_known(json, "value", known || decided,
                   decided ? j->misdeal.value : v->value);
    json_put_known(json, "score", known || decided,
                   decided ? j->misdeal.score : v->score);
    json_put_known_flag(json, "overbid", known, v->overbid);
}

/* Only records with house rules have these members. */
static void put_home(struct json *json, const struct judgment *j)
{
    if (j->announced && j->game.revolution)
        json_put_flag(json, "revolution", true);
    if (j->valued && j->facts.contract.contra != SKR_NO_CONTRA)
        json_put_word(json, "contra", term_key(&contra_terms, j->facts.contract.contra));
    if (!j->ramsch_valued)
        return;
    json_open(json, "scores", '[');
    for (int seat = 0; seat < 3; seat++)
        json_put_number(json, NULL, j->ramsch_value.score[seat]);
    json_close(json, ']');
}

/* Only games in which a demand to play on took cards back have this member: the
 * numbers of these moves, and of the demand. clause end.play-on */
static void put_taken_back(struct json *json, const struct judgment *j)
{
    bool any = false;

    for (int n = 0; n < j->record->moves; n++) {
        if (!was_taken_back(j, n))
            continue;
        if (!any)
            json_open(json, "taken_back", '[');
        any = true;
        json_put_number(json, NULL, n + FIRST_MOVE);
    }
    if (any)
        json_close(json, ']');
}

static void put_said(struct json *json, const struct phrase *phrase)
{
    if (!is_said(*phrase)) {
        json_word(json, NULL);
        return;
    }
    out_text(json->out, "\"");
    put_phrase(json->out, ENGLISH, out_json_part, phrase);
    out_text(json->out, "\"");
}

static void put_finding(struct json *json, const struct finding *f, const struct record *r)
{
    int seat = finding_fault(f, r);

    json_open(json, NULL, '{');
    json_put_word(json, "kind", term_key(&finding_terms, f->kind));
    json_put_word(json, "clause", skr_clause_info(f->clause)->id);
    json_put_known(json, "event", f->move > 0, f->move);
    json_put_number(json, "byte", (long long)f->byte + 1);
    json_key(json, "recorded");
    put_said(json, &f->recorded);
    json_key(json, "ruled");
    put_said(json, &f->ruled);
    json_put_text(json, "text", skr_clause_info(f->clause)->title);
    json_put_word(json, "seat", seat != SKR_NOBODY ? term_key(&seat_terms, seat) : NULL);
    json_close(json, '}');
}

static void put_label(struct json *json, const struct notes *notes, enum label label)
{
    if (notes != NULL && notes->label[label].at != NULL)
        out_json_string(json->out, notes->label[label].at, notes->label[label].length);
    else
        json_word(json, NULL);
}

/* The series and the players: forehand, middlehand, rearhand. */
static void put_players(struct json *json, const struct notes *notes)
{
    json_key(json, "series");
    put_label(json, notes, LABEL_SE);
    json_open(json, "players", '[');
    for (int seat = 0; seat < 3; seat++) {
        json_key(json, NULL);
        put_label(json, notes, (enum label)(LABEL_P0 + seat));
    }
    json_close(json, ']');
}

static void put_options(struct json *json, const struct skr_code *code)
{
    house_rules rules = house_of(code);

    if (rules == 0)
        return;
    json_open(json, "options", '[');
    for (int n = 0; skr_option_at(n) != NULL; n++)
        if (rules >> n & 1)
            json_put_word(json, NULL, skr_option_at(n)->name);
    json_close(json, ']');
}

void json_rules(struct json *json)
{
    json_put_word(json, "version", PACKAGE_VERSION);
    json_put_bytes(json, "spec", skr_spec_hash(), SPEC_DIGITS);
}

void put_judgment(struct json *json, const struct judgment *j,
                  const char *format, const struct notes *notes, bool letters)
{
    bool soloist = j->soloist != SKR_NOBODY;
    const struct record *r = j->record;

    json_put_bytes(json, "id", r->id_length > 0 ? r->id : "", r->id_length);
    json_put_word(json, "from", format);
    put_players(json, notes);
    json_put_word(json, "code", j->code->name);
    put_options(json, j->code);
    json_rules(json);
    json_put_word(json, "verdict", term_key(&verdict_terms, j->verdict));
    json_put_word(json, "deal", term_key(&deal_terms, j->deal));
    if (soloist && letters)
        json_put_word(json, "soloist", term_key(&seat_terms, j->soloist));
    else
        json_put_known(json, "soloist", soloist, j->soloist);
    json_put_known(json, "bid", soloist, j->bid);
    put_game(json, j);
    put_value(json, j);
    put_home(json, j);
    put_taken_back(json, j);
    json_open(json, "findings", '[');
    for (int i = 0; i < j->findings; i++)
        put_finding(json, &j->finding[i], r);
    json_close(json, ']');
}
