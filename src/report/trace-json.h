/* A judged game with its trace, as JSON. */
#ifndef REPORT_TRACE_JSON_H
#define REPORT_TRACE_JSON_H

#include "judge/trace.h"
#include "report/report.h"

/** One JSON object and a newline: the members of report_jsonl, and "trace", a list of what
 *  each move came to; the deal comes first. A record that is malformed has none.
 *  origin->notes: of the record. */
void report_trace(struct out *out, const struct origin *origin,
                  const struct judgment *judgment, const struct trace *trace);

#endif
