/* The frame of a page that needs no other file. */
#include "page/page.h"

void page_begin(struct out *out, const char *title, const char *style)
{
    out_format(out, "<!DOCTYPE html>\n<html lang=\"%s\">\n<head>\n",
               language_code(out->language));
    out_text(out, "<meta charset=\"utf-8\">\n"
             "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src"
             " 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'\">\n"
             "<meta name=\"viewport\" content=\"width=device-width,"
             " initial-scale=1\">\n"
             "<meta name=\"color-scheme\" content=\"light dark\">\n<title>");
    out_xml(out, tr(out->language, title));
    out_text(out, "</title>\n<style>\n");
    out_text(out, colors_css);
    out_text(out, page_css);
    out_text(out, style);
    out_text(out, "</style>\n</head>\n<body>\n");
}

void page_end(struct out *out, const char *script)
{
    out_text(out, "<script>\n");
    out_text(out, script);
    out_text(out, "</script>\n</body>\n</html>\n");
}
