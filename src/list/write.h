/* Writes score lists as text, CSV, JSON and HTML. */
#ifndef LIST_WRITE_H
#define LIST_WRITE_H

#include "base/out.h"
#include "list/series.h"

/** One line per flaw, in the style of compilers. */
void write_flaws(struct out *out, const struct lists *lists);

/** One table per series; all: with the deals, even of several series. */
void write_text(struct out *out, const struct lists *lists, bool all);

/** One row per deal, with the running totals; `sheet` can read it again. */
void write_csv(struct out *out, const struct lists *lists);

/** One JSON object and a newline. */
void write_json(struct out *out, const struct lists *lists);

/** An HTML page that needs no other files. */
void write_html(struct out *out, const struct lists *lists);

/** The running totals as SVG, for the HTML page. */
void write_plot(struct out *out, const struct lists *lists,
                const struct list *list);

#endif
