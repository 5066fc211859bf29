/* What the pages share: style, scripts, the frame around them. */
#ifndef PAGE_PAGE_H
#define PAGE_PAGE_H

#include "base/out.h"

/** The colors and fonts of all pages; page.css; the script of the comparison of engines. */
extern const char colors_css[];
extern const char page_css[];
extern const char across_js[];

/** The beginning of a page, with its style, up to its <body>; its end, with the
 *  script. The page loads nothing, and runs no other script. */
void page_begin(struct out *out, const char *title);
void page_end(struct out *out, const char *script);

#endif
