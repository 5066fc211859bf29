/* Games at home: the options, contra, revolution, and the round of ramsch. */
#include <string.h>

#include "skatref.h"

/* ------------------------------------------------------------------- options */

const struct skr_option_info skr_options[SKR_OPTION_COUNT] = {
    { "contra", SKR_OPTION_CONTRA, SKR_C_HOME_CONTRA },
    { "ramsch", SKR_OPTION_RAMSCH, SKR_C_HOME_RAMSCH_POINTS },
    { "ramsch-double", SKR_OPTION_RAMSCH_DOUBLE, SKR_C_HOME_RAMSCH_DOUBLE },
    { "ramsch-fixed", SKR_OPTION_RAMSCH_FIXED, SKR_C_HOME_RAMSCH_FIXED },
    { "pushed-ramsch", SKR_OPTION_PUSHED_RAMSCH, SKR_C_HOME_PUSHED_RAMSCH },
    { "revolution", SKR_OPTION_REVOLUTION, SKR_C_HOME_REVOLUTION },
};

enum skr_error skr_option_add(struct skr_code *code, const char *name)
{
    for (int i = 0; i < SKR_OPTION_COUNT; i++) {
        unsigned others = SKR_OPTIONS_RAMSCH & ~(unsigned)skr_options[i].option;

        if (strcmp(skr_options[i].name, name) != 0)
            continue;
        if ((skr_options[i].option & SKR_OPTIONS_RAMSCH)
            && (code->options & others))
            return SKR_E_SCORING;
        code->options |= skr_options[i].option;
        return SKR_OK;
    }
    return SKR_E_OPTION;
}

/* -------------------------------------------------------------------- contra */

void skr_contra_begin(struct skr_contras *c, int soloist)
{
    *c = (struct skr_contras){ .soloist = (int8_t)soloist };
}

void skr_contra_card(struct skr_contras *c, int seat)
{
    c->played |= (uint8_t)(1 << seat);
}

/* clause home.contra-call: contra and sup are the defenders', re the soloist's,
 * each to the one before. clause home.contra-time: before the next card. */
enum skr_clause skr_contra_say(struct skr_contras *c, int seat,
                               enum skr_contra say)
{
    if (say != c->said + 1 || (say == SKR_RE) != (seat == c->soloist))
        return SKR_C_HOME_CONTRA_CALL;
    if (c->played & (1 << seat))
        return SKR_C_HOME_CONTRA_TIME;
    c->said = say;
    c->played = 0;
    return SKR_C_NONE;
}

/* ---------------------------------------------------------------- revolution */

/* clause home.revolution-exchange: the defenders, equally many, of what each
 * holds. */
enum skr_clause skr_exchange(skr_cards hand[3], int soloist,
                             const skr_cards gives[3])
{
    int one = (soloist + 1) % 3, other = (soloist + 2) % 3;

    if (gives[soloist] != 0 || (gives[one] & ~hand[one]) != 0
        || (gives[other] & ~hand[other]) != 0
        || skr_count(gives[one]) != skr_count(gives[other]))
        return SKR_C_HOME_REVOLUTION_EXCHANGE;
    hand[one] ^= gives[one] | gives[other];
    hand[other] ^= gives[one] | gives[other];
    return SKR_C_NONE;
}

/* ------------------------------------------------------- the round of ramsch */

/* clause home.pushed-round: after a grand with four, a deal for each player. */
SKR_CITE(HOME_PUSHED_ROUND);
int skr_pushed_round(int due, int players, enum skr_game game, int matadors)
{
    int left = due > 0 ? due - 1 : 0;

    return game == SKR_GRAND && matadors == 4 ? left + players : left;
}
