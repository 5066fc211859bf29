/* What the pages share: style, scripts, the frame around them. */
#ifndef PAGE_PAGE_H
#define PAGE_PAGE_H

#include "base/out.h"

/** The colors and fonts of all pages; page.css; the scripts of the comparison of
 *  engines and of judged games, and the style that only the second has. */
extern const char colors_css[];
extern const char page_css[];
extern const char across_js[];
extern const char judged_js[];
extern const char judged_css[];

/** The beginning of a page, with the shared style and its own, up to its <body>;
 *  its end, with the script. title: a text of po/. The page loads nothing, and runs no
 *  other script. */
void page_begin(struct out *out, const char *title, const char *style);
void page_end(struct out *out, const char *script);

#endif
