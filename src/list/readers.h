/* Readers: files of several kinds become rows of a score list. */
#ifndef SKR_SHEET_READERS_H
#define SKR_SHEET_READERS_H

#include "list/rows.h"

/** Every reader takes the bytes over; they must be from malloc, one longer
 *  than size. What cannot be read becomes a flaw of kind malformed and costs
 *  its row. Each returns false, and says why in error, when nothing at all can
 *  be made of the file. */
#define READ_ERROR 400

/** A table with a header. */
bool read_csv(struct rows *rows, char *text, size_t size, char *error);

/** What `check --format=jsonl` writes. */
bool read_jsonl(struct rows *rows, char *text, size_t size, char *error);

/** A log that check reads, judged.
 *  code: to judge all records by, or a null pointer; options: house rules. */
bool read_log(struct rows *rows, char *text, size_t size,
              const struct skr_code *code, unsigned options, char *error);

/** The list that XSkat keeps; it has numbers for the players. */
#define XSKAT_PLAYERS "player 1,player 2,player 3"
bool read_xskat_list(struct rows *rows, char *text, size_t size, char *error);
bool is_xskat_list(const char *text, size_t size);

/** Compares the rows of such a list with the last games of its log.
 *  code: that the log was judged by. */
void compare_with_log(struct rows *rows, const struct rows *log,
                      const struct skr_code *code);

/** Which of them the bytes look like. */
enum sheet_format { SHEET_CSV, SHEET_JSONL, SHEET_LOG, SHEET_XSKAT };
enum sheet_format sheet_format(const char *text, size_t size);

#endif
