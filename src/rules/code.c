/* The codes: each edition of the rules as one row of switches. */
#include <string.h>

#include "skatref.h"

SKR_CITE(VALUE_GRAND_OUVERT);
SKR_CITE(ANNOUNCE_OUVERT);
SKR_CITE(VALUE_LOST_ONCE);
SKR_CITE(AUCTION_REARHAND_ALONE);
SKR_CITE(VALUE_OVERBID_NULL);
SKR_CITE(END_BREACH_BEFORE);
SKR_CITE(END_OFFER);
SKR_CITE(END_CLAIM);
SKR_CITE(END_OPEN_PLAY_1999);
SKR_CITE(ANNOUNCE_CHANGE);
SKR_CITE(DEAL_WRONG_COUNT);
SKR_CITE(AUCTION_FRESH);

#define Y true
#define N false
const struct skr_code skr_codes[SKR_CODES] = {
    /* The columns, their meaning and their clauses: struct skr_code.
     *
     *       grand ouvert: base
     *           |  grand ouvert: ouvert counts
     *           |  |  suit ouvert: schwarz announced included
     *           |  |  |  lost hand game charged once
     *           |  |  |  |  rearhand has the last word
     *           |  |  |  |  |  overbid null replaced by suit or grand
     *           |  |  |  |  |  |  a breach ends the game
     *           |  |  |  |  |  |  |  giving up is ruled
     *           |  |  |  |  |  |  |  |  shown cards are an offer
     *           |  |  |  |  |  |  |  |  |  a false claim ends the game
     *           |  |  |  |  |  |  |  |  |  |  who plays open wins all alone
     *           |  |  |  |  |  |  |  |  |  |  |  a higher game may still be named
     *           |  |  |  |  |  |  |  |  |  |  |  |  a wrong count can stand
     *           |  |  |  |  |  |  |  |  |  |  |  |  |  a third card is given
     *           |  |  |  |  |  |  |  |  |  |  |  |  |  |  who passed stays out
     *           |  |  |  |  |  |  |  |  |  |  |  |  |  |  |  house rules: none */
    { "isko2022", "International Skat Order, edition of 2022",
            24, Y, Y, N, N, Y, Y, Y, Y, Y, N, N, Y, Y, Y, 0 },
    { "isko1999", "International Skat Order, editions of 1999 to 2018",
            24, Y, Y, N, N, N, Y, Y, N, Y, Y, N, Y, N, Y, 0 },
    { "altenburg1937", "Altenburg Skat Order, editions of 1927 to 1937",
            36, N, N, Y, Y, N, N, N, N, N, N, Y, N, N, N, 0 },
};
#undef Y
#undef N

const struct skr_code *skr_code_find(const char *name)
{
    for (int i = 0; i < SKR_CODES; i++)
        if (strcmp(skr_codes[i].name, name) == 0)
            return &skr_codes[i];
    return NULL;
}

enum skr_clause skr_clause_find(const char *id)
{
    for (int i = SKR_C_NONE + 1; i < SKR_CLAUSE_COUNT; i++)
        if (strcmp(skr_clauses[i].id, id) == 0)
            return (enum skr_clause)i;
    return SKR_C_NONE;
}
