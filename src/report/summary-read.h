/* Reads summaries again. */
#ifndef REPORT_SUMMARY_READ_H
#define REPORT_SUMMARY_READ_H

#include <jansson.h>

#include "report/summary.h"

/** Adds a summary that summary_json() wrote. from must outlive it. Returns false
 *  when it is none, lacks a number, or names a clause or a kind of game that does
 *  not exist here: then a part of it may have been added. */
bool summary_read(struct summary *summary, const json_t *from);

#endif
