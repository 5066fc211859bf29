/* The test cases of JUnit, kept in a temporary file until their totals are known, which
 * stand before them. */
#ifndef CLI_SPOOL_H
#define CLI_SPOOL_H

#include <stdbool.h>
#include <stdio.h>

#include "report/report.h"

/** Counts the test cases in the file, and those that fail. */
void spool_count(FILE *spool, struct junit_totals *totals);

/** Prints all of the file. Returns false when reading or writing failed. */
bool spool_copy(FILE *spool);

#endif
