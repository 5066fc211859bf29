/* The text of a server's record: its bytes, cards and labels. */
#include "formats/iss-lexer.h"
#include "formats/iss.h"

#define SAYS(n) (0xFF ^ (n))
const uint8_t iss_suit_letter[256] = {
    ['D'] = SAYS(0), ['H'] = SAYS(8), ['S'] = SAYS(16), ['C'] = SAYS(24),
};
const uint8_t iss_rank_letter[256] = {
    ['7'] = SAYS(0), ['8'] = SAYS(1), ['9'] = SAYS(2), ['Q'] = SAYS(3),
    ['K'] = SAYS(4), ['T'] = SAYS(5), ['A'] = SAYS(6), ['J'] = SAYS(7),
};
const uint8_t iss_ends_token[256] = {
    [' '] = BLANK, ['\n'] = BLANK, ['\r'] = BLANK, ['\t'] = BLANK,
    ['['] = BRACKET, [']'] = BRACKET,
};

const char iss_properties[PROPERTIES][3] = {
    "GM", "PC", "CO", "SE", "ID", "DT", "OW", "P0", "P1", "P2", "R0", "R1",
    "R2", "MV", "R[",
};

const char *label_name(enum label label)
{
    return iss_properties[label];
}
