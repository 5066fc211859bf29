/* A page about many games, that needs no other file and no server. */
#ifndef REPORT_HTML_H
#define REPORT_HTML_H

#include "base/troubles.h"
#include "report/examples.h"
#include "report/summary.h"

/** What is on the page. */
struct html_view {
    const struct summary *summary;   /**< of all games */
    const struct found *found;       /**< the findings shown */
    const struct examples *examples;
    const char *rules;               /**< as of struct summary_view */
    const char *clause, *verdict;    /**< what was asked for, or null pointers */
    char *const *file;               /**< names of the files */
    int files;
    const struct troubles *troubles; /**< files that could not be read */
    bool by_player;
};

void report_html(struct out *out, const struct html_view *view);

#endif
