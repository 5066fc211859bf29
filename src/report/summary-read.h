/* Reads summaries again. */
#ifndef REPORT_SUMMARY_READ_H
#define REPORT_SUMMARY_READ_H

#include "report/summary.h"

/** Adds a summary that summary_json() wrote, of a checked text. Returns false
 *  if from is no such summary, a number is missing, or a clause or a kind of game
 *  is unknown here; a part may have been added by then. */
bool summary_read(struct summary *summary, const char *from);

#endif
