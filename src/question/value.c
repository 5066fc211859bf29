/* The question what a game is worth. */
#include <string.h>

#include "base/json.h"
#include "base/memory.h"
#include "base/spoken.h"
#include "question/ask.h"
#include "question/steps.h"

const char *clause_id(enum skr_clause clause)
{
    return skr_clause_info(clause)->id;
}

/* --------------------------------------------------------------------- checks */

/* Is nothing wrong with the code and its house rules? */
static bool code_sound(const struct question *q)
{
    return question_sound(q, FACT_CODE) && question_sound(q, FACT_OPTIONS);
}

void check_bid(struct question *q)
{
    int bid = q->position.facts.contract.bid;

    if (question_sound(q, FACT_BID) && code_sound(q) && bid != 0
        && !skr_bid_valid(&q->code, bid))
        question_wrong(q, FACT_BID, SKR_C_AUCTION_VALUES,
                       "%d is no bid under %s (auction.values)", bid,
                       q->code.name);
}

/* Without a word about it, the skat was taken in all but hand games. */
void check_announcement(struct question *q)
{
    static const struct { enum fact_row row; const char *expected; } part[] = {
        [SKR_PART_HAND] = { FACT_HAND, "false" },
        [SKR_PART_SCHNEIDER] = { FACT_ANNOUNCED, "null" },
        [SKR_PART_SCHWARZ] = { FACT_ANNOUNCED, "null" },
        [SKR_PART_OUVERT] = { FACT_OUVERT, N_("false, or hand true") },
        [SKR_PART_REVOLUTION] = { FACT_REVOLUTION,
                                  N_("false, or null, hand true and the option") },
        [SKR_PART_GAME] = { FACT_GAME, N_("another game") }, /* binds nobody here */
    };
    struct skr_announcement *said = &q->position.facts.contract.game;
    struct skr_announced ruled;

    if (!code_sound(q) || !question_sound(q, FACT_GAME)
        || !question_sound(q, FACT_HAND) || !question_sound(q, FACT_ANNOUNCED)
        || !question_sound(q, FACT_OUVERT)
        || !question_sound(q, FACT_REVOLUTION))
        return;
    skr_announce(&q->code, said, q->skat_taken || !said->hand, &ruled);
    for (int i = 0; i < SKR_PARTS; i++) {
        enum skr_clause clause = ruled.struck[i];

        if (clause != SKR_C_NONE && question_sound(q, part[i].row))
            question_wrong(q, part[i].row, clause, "expected %s: %s (%s)",
                           tr(q->wrongs->language, part[i].expected),
                           title_in(q->wrongs->language, clause), clause_id(clause));
    }
    *said = ruled.valid;
}

static void check_matadors(struct question *q)
{
    const struct skr_contract *c = &q->position.facts.contract;
    bool cards = question_has(q, FACT_TWELVE);

    if (!question_sound(q, FACT_GAME) || c->game.game == SKR_NULL)
        return;
    if (cards && question_sound(q, FACT_TWELVE) && question_has(q, FACT_MATADORS)
        && c->matadors != skr_matadors(c->game.game, c->cards))
        question_wrong(q, FACT_MATADORS, SKR_C_NONE, "%d, but the cards have %d",
                       c->matadors, skr_matadors(c->game.game, c->cards));
    if (q->form == FORM_VALUE && !cards && !question_has(q, FACT_MATADORS))
        question_wrong(q, FACT_MATADORS, SKR_C_NONE, "missing, expected the"
                       " number, or the twelve cards in given.cards");
}

/* The cards of the tricks say again what points and tricks say. */
static void check_pile(struct question *q)
{
    int points = q->position.facts.taken.points;
    int cards = 2 + 3 * q->position.facts.taken.tricks;

    if (!question_has(q, FACT_PILE) || !question_sound(q, FACT_PILE)
        || !question_sound(q, FACT_POINTS) || !question_sound(q, FACT_TRICKS))
        return;
    if (skr_count(q->cards) != cards)
        question_wrong(q, FACT_PILE, SKR_C_NONE, "%d cards, expected %d: those of"
                       " the tricks and the skat", skr_count(q->cards), cards);
    else if (skr_points(q->cards) != points)
        question_wrong(q, FACT_PILE, SKR_C_NONE, "the cards have %d card points,"
                       " not %d", skr_points(q->cards), points);
}

void check_game(struct question *q)
{
    check_announcement(q);
    check_bid(q);
    check_matadors(q);
    check_pile(q);
}

void check_engine(struct question *q, enum skr_error error)
{
    static const enum fact_row row[] = {
        [SKR_E_MATADORS] = FACT_MATADORS, [SKR_E_POINTS] = FACT_POINTS,
        [SKR_E_TRICKS] = FACT_TRICKS, [SKR_E_TOGETHER] = FACT_POINTS,
        [SKR_E_ANNOUNCED] = FACT_ANNOUNCED, [SKR_E_CARDS] = FACT_TWELVE,
        [SKR_E_RAMSCH] = FACT_OPTIONS, [SKR_E_HANDS] = FACT_HANDS,
        [SKR_E_HELD] = FACT_HANDS, [SKR_E_ENDING] = FACT_ENDING,
    };

    if (error == SKR_E_SOLOIST)
        question_wrong_key(q, "happened.by", "%s",
                           tr(q->wrongs->language, skr_error_text(error)));
    else
        question_wrong(q, row[error], SKR_C_NONE, "%s",
                       tr(q->wrongs->language, skr_error_text(error)));
}

/* --------------------------------------------------------------------- answer */

/* Room for an answer: its steps, each with a clause, a text and a sum. */
#define VALUE_TEXT (256 + SKR_STEPS * (STEP_TEXT + 96))

static void put_steps(struct json *json, const struct skr_facts *f,
                      const struct skr_value *v)
{
    json_open(json, "steps", '[');
    for (int i = 0; i < v->steps; i++) {
        char text[STEP_TEXT];

        write_step(f, v, i, json->out->language, text);
        json_open(json, NULL, '{');
        json_put_text(json, "clause", clause_id(v->step[i].clause));
        json_put_text(json, "text", text);
        json_put_number(json, "sum", v->step[i].sum);
        json_close(json, '}');
    }
    json_close(json, ']');
}

static void put_value(struct json *json, const struct skr_facts *f,
                      const struct skr_value *v)
{
    json_open(json, NULL, '{');
    json_put_flag(json, "won", v->won);
    json_put_number(json, "value", v->value);
    json_put_number(json, "score", v->score);
    json_put_flag(json, "overbid", v->overbid);
    json_put_known(json, "matadors", f->contract.game.game != SKR_NULL, v->matadors);
    json_put_number(json, "level", v->level);
    json_put_text(json, "clause", clause_id(v->clause));
    put_steps(json, f, v);
    json_close(json, '}');
}

json_t *answer_value(const struct skr_facts *f, const struct skr_value *v,
                     enum language language)
{
    char text[VALUE_TEXT];
    struct out out = { .data = text, .capacity = sizeof text, .language = language };
    struct json json = { .out = &out };

    put_value(&json, f, v);
    return memory_load_json(text, out.size, 0, NULL);
}

/* What the game is worth. Returns false if something is wrong. */
static bool find_value(struct question *q, struct skr_value *v)
{
    enum skr_error error = SKR_OK;

    check_game(q);
    if (question_right(q)
        && (error = skr_value(&q->position.facts, v)) != SKR_OK)
        check_engine(q, error);
    return question_right(q);
}

json_t *ask_value(struct question *q)
{
    struct skr_value v;

    return find_value(q, &v)
        ? answer_value(&q->position.facts, &v, q->wrongs->language) : NULL;
}

bool write_value(struct question *q, struct out *out, const char *head)
{
    struct json json = { .out = out };
    struct skr_value v;
    bool found = find_value(q, &v);

    if (found) {
        out_text(out, head);
        put_value(&json, &q->position.facts, &v);
    }
    return found;
}
