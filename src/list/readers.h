/* Reads files of several kinds into the rows of a score list. */
#ifndef LIST_READERS_H
#define LIST_READERS_H

#include "list/rows.h"
#include "record/house.h"

/** Every reader takes over the bytes, which must be from malloc and one byte longer
 *  than size. An unreadable row is left out, with a flaw of kind malformed. A reader
 *  returns false, with the reason in rows->error, if it can read nothing. */

/** Reads a file of any kind, detected by its content. code: judges all records; a
 *  null pointer: each record's own code does; rules: house rules for records. */
bool read_list(struct rows *rows, char *text, size_t size,
               const struct skr_code *code, house_rules rules);

/** Does the header of a table mean something else by this text than a player? */
bool is_known_column(const char *text);

/** Reads a table with a header; without a code, a row that names one is ruled by it.
 *  code, rules: as for read_list. */
bool read_csv(struct rows *rows, char *text, size_t size,
              const struct skr_code *code, house_rules rules);

/** Reads the output of `check --format=jsonl`; without a code, each line is ruled by
 *  the one that it names. code, rules: as for read_list. */
bool is_jsonl(const char *text, size_t size);
bool read_jsonl(struct rows *rows, char *text, size_t size,
                const struct skr_code *code, house_rules rules);

/** Reads and judges a log. code, rules: as for read_list. */
bool is_log(const char *text, size_t size);
bool read_log(struct rows *rows, char *text, size_t size,
              const struct skr_code *code, house_rules rules);

/** Doubles the scores of records in rounds of bock. code: rules on the rows that name
 *  none; may be a null pointer. Returns false if out of memory. clause home.bock */
bool count_bock(struct rows *rows, const struct skr_code *code);

/** Reads the list that XSkat keeps; it has numbers for the players. */
bool is_xskat_list(const char *text, size_t size);
bool read_xskat_list(struct rows *rows, char *text, size_t size);

/** Compares the rows of XSkat's list with the last games of its log.
 *  code: the one that judged the log. */
void compare_with_log(struct rows *rows, const struct rows *log,
                      const struct skr_code *code);

#endif
