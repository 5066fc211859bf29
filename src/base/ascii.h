/* An output for terminals that have only ASCII. */
#ifndef BASE_ASCII_H
#define BASE_ASCII_H

#include <stdbool.h>

#include "base/out.h"

/** Where it goes; the rest begins as 0. */
struct ascii {
    struct out *to;
    int longer;      /**< columns that this line has grown by: "ae" for ä */
    bool blank;      /**< the last character was one */
};

/** For out->full, with a struct ascii as the owner: writes letters without their marks,
 *  in UTF-8 before, and takes what they have grown from the next gap of several blanks. */
void out_to_ascii(struct out *out);

#endif
