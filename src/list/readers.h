/* Readers: files of several kinds become rows of a score list. */
#ifndef LIST_READERS_H
#define LIST_READERS_H

#include "list/rows.h"
#include "record/house.h"

/** Every reader takes the bytes over; they must be from malloc, one longer
 *  than size. What cannot be read becomes a flaw of kind malformed and costs
 *  its row. Each returns false, with the reason in rows->error, when nothing in
 *  the file can be read. */

/** A file of any kind, detected by its content.
 *  code: to judge all records by, or a null pointer; rules: of the house. */
bool read_list(struct rows *rows, char *text, size_t size,
               const struct skr_code *code, house_rules rules);

/** A table with a header. */
bool read_csv(struct rows *rows, char *text, size_t size);

/** What `check --format=jsonl` writes. */
bool is_jsonl(const char *text, size_t size);
bool read_jsonl(struct rows *rows, char *text, size_t size);

/** A log that check reads, judged. code, rules: as for read_list. */
bool is_log(const char *text, size_t size);
bool read_log(struct rows *rows, char *text, size_t size,
              const struct skr_code *code, house_rules rules);

/** The list that XSkat keeps; it has numbers for the players. */
bool is_xskat_list(const char *text, size_t size);
bool read_xskat_list(struct rows *rows, char *text, size_t size);

/** Compares the rows of such a list with the last games of its log.
 *  code: that the log was judged by. */
void compare_with_log(struct rows *rows, const struct rows *log,
                      const struct skr_code *code);

#endif
