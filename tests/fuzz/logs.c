/* The reader of each format, and all that is done with a record; the neighbours of a
 * spoiled record stay sound. */
#include <string.h>

#include "records.h"
#include "targets.h"

#define MOST_BYTES 16384

#define ISS_DEAL "CJ.SJ.HJ.DJ.CA.CT.CK.CQ.C9.C8.SA.ST.SK.SQ.S9.S8.S7.HA.HT.HK.HQ.H9.H8.H7.DA.DT" \
    ".DK.DQ.D9.D8.C7.D7"

static const char sound_iss[] = "(;GM[Skat]MV[w " ISS_DEAL " 1 p 2 p 0 p ]R[passed] ;)";

static const char sound_json[] =
    "{\"skatref\":1,\"deal\":{\"F\":\"CJ SJ HJ DJ CA CT CK CQ C9 C8\",\"M\":\"SA ST SK SQ S9 S8"
    " S7 HA HT HK\",\"R\":\"HQ H9 H8 H7 DA DT DK DQ D9 D8\",\"skat\":\"C7 D7\"},\"events\":["
    "{\"seat\":\"M\",\"event\":\"pass\"},{\"seat\":\"R\",\"event\":\"pass\"},{\"seat\":\"F\","
    "\"event\":\"pass\"}],\"result\":\"passed-in\"}";

static const char sound_xskat[] =
    "    Anna        Bert        Cora    \n"
    "                                    \n"
    "----------------------------------------\n"
    "  Pass        Pass        _Pass_      \n"
    "---- random_seed 2 0 2 -----------------\n"
    "  Club J      Diamond A   Spade 10    \n"
    "  Heart 10    Spade 7     Spade 9     \n"
    "  Spade Q     Diamond 9   Diamond 10  \n"
    "  Heart 8     Heart 7     Heart Q     \n"
    "  Diamond Q   Club 10     Diamond 7   \n"
    "  Diamond K   Spade 8     Spade K     \n"
    "  Club K      Club 7      Heart A     \n"
    "  Spade A     Club Q      Spade J     \n"
    "  Heart 9     Heart K     Diamond 8   \n"
    "  Club 9      Heart J     Club 8      \n"
    "----------------------------------------\n"
    "Skat is: Diamond J,Club A\n"
    "========================================\n";

static const char sound_state[] =
    "isko2022; F CT C8 ST SQ S9 S7 HJ DA DQ D9; M CA CK CQ SK S8 HT H7 DJ DT D7;"
    " R CJ C9 C7 SJ SA HA HK HQ H9 DK; skat H8 D8; M pass; R pass; F pass;"
    " result passed-in\n";

static void try_format(const struct format *format, const char *sound, const char *data,
                       size_t size)
{
    const struct skr_code *code = skr_code_at((int)(size % 4));
    struct judged judged;

    if (size > MOST_BYTES)
        return;
    judged = judge_all(format, data, size, code);
    if (format == &iss_format)
        try_other_blanks(data, size, code, &judged);
    try_between(format, data, size, sound, strlen(sound), "\n");
}

void fuzz_iss(const char *data, size_t size)
{
    try_format(&iss_format, sound_iss, data, size);
}

void fuzz_xskat(const char *data, size_t size)
{
    try_format(&xskat_format, sound_xskat, data, size);
}

void fuzz_json(const char *data, size_t size)
{
    try_format(&json_format, sound_json, data, size);
}

void fuzz_state(const char *data, size_t size)
{
    try_format(&state_format, sound_state, data, size);
}
