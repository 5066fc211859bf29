/* Writers: score lists for people, for spreadsheets, for programs, for paper. */
#ifndef LIST_WRITE_H
#define LIST_WRITE_H

#include "base/out.h"
#include "list/series.h"

/** A line a flaw, compiler style. */
void write_flaws(struct out *out, const struct lists *lists);

/** A table a series; all: with its deals, though there are several series. */
void write_text(struct out *out, const struct lists *lists, bool all);

/** A row a deal, with the running totals; it can be read again. */
void write_csv(struct out *out, const struct lists *lists);

/** One object and a newline. */
void write_json(struct out *out, const struct lists *lists);

/** A page that needs nothing else. */
void write_html(struct out *out, const struct lists *lists);

/** The running totals as SVG, for that page. */
void write_plot(struct out *out, const struct lists *lists,
                const struct list *list);

#endif
