/* The text of a server's record: its bytes, cards and labels. */
#include "formats/iss-lexer.h"
#include "formats/iss.h"

const uint8_t iss_suit_code[256] = {
    ['D'] = KNOWN | 0, ['H'] = KNOWN | 8, ['S'] = KNOWN | 16, ['C'] = KNOWN | 24,
};
const uint8_t iss_rank_code[256] = {
    ['7'] = KNOWN | 0, ['8'] = KNOWN | 1, ['9'] = KNOWN | 2, ['Q'] = KNOWN | 3,
    ['K'] = KNOWN | 4, ['T'] = KNOWN | 5, ['A'] = KNOWN | 6, ['J'] = KNOWN | 7,
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
