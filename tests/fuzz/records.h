/* What must hold of every record, whatever stands in it: of the reader, the judge,
 * the reports and the writers. */
#ifndef FUZZ_RECORDS_H
#define FUZZ_RECORDS_H

#include "formats/format.h"
#include "judge/judge.h"

/** The most bytes of a text. */
#define TEXT ((size_t)64 * 1024)

struct text {
    char data[TEXT];
    size_t size;
};

/** Puts `size` bytes in the place of `gone` bytes at `at`, as far as there is room.
 *  text: not inside of t. */
void text_replace(struct text *t, size_t at, size_t gone, const char *text,
                  size_t size);

/** How many records a text has, and the verdicts on the first and the last. */
struct judged {
    int records;
    enum verdict first, last;
};

/** Reads all records of a text, judges them by the code, reports, tells and converts
 *  them, each twice: what was in memory before changes nothing. */
struct judged judge_all(const struct format *format, const char *data, size_t size,
                        const struct skr_code *code);

/** Between two sound games, which still conform. gap: what stands before the second
 *  of them. */
void try_between(const struct format *format, const char *data, size_t size,
                 const char *sound, size_t sound_size, const char *gap);

/** For the server's format: line ends in the place of blanks change nothing. */
void try_other_blanks(const char *data, size_t size, const struct skr_code *code,
                      const struct judged *before);

#endif
