/* A badge: how many questions an engine answers right. */
#include <stdio.h>
#include <string.h>

#include "base/json.h"
#include "conform/report.h"

#define LABEL "skat rules"

struct badge {
    char text[48];
    const char *color, *web;
};

static struct badge badge_of(const struct engine *engine)
{
    struct tally tally = tally_all(engine->items);
    int asked = tally.asked - tally.of[SKIP];
    struct badge badge;

    snprintf(badge.text, sizeof badge.text, "%d of %d", tally.of[PASS], asked);
    badge.color = asked == 0 ? "lightgrey"
        : tally.of[PASS] == asked ? "brightgreen"
        : tally.of[PASS] * 10 >= asked * 9 ? "yellow" : "red";
    badge.web = asked == 0 ? "#9f9f9f"
        : tally.of[PASS] == asked ? "#2f7d32"
        : tally.of[PASS] * 10 >= asked * 9 ? "#8a6d00" : "#b3261e";
    return badge;
}

void conform_badge(struct out *out, const struct engine *engine)
{
    struct badge badge = badge_of(engine);
    struct json json = { .out = out };

    json_open(&json, NULL, '{');
    json_put_number(&json, "schemaVersion", 1);
    json_put_text(&json, "label", LABEL);
    json_put_text(&json, "message", badge.text);
    json_put_text(&json, "color", badge.color);
    json_close(&json, '}');
    out_text(out, "\n");
}

/* textLength makes the widths the same in every font. */
void conform_svg(struct out *out, const struct engine *engine)
{
    struct badge badge = badge_of(engine);
    int left = 70, text = 7 * (int)strlen(badge.text), right = text + 10;

    out_format(out, "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\""
               " height=\"20\" role=\"img\" aria-label=\"" LABEL ": %s\">\n"
               "<title>" LABEL ": %s</title>\n"
               "<rect width=\"%d\" height=\"20\" rx=\"3\" fill=\"#444\"/>\n"
               "<path d=\"M%d 0h%da3 3 0 0 1 3 3v14a3 3 0 0 1-3 3h-%dz\""
               " fill=\"%s\"/>\n", left + right, badge.text, badge.text,
               left + right, left, right - 3, right - 3, badge.web);
    out_format(out, "<g fill=\"#fff\" font-family=\"Verdana,sans-serif\""
               " font-size=\"11\">\n<text x=\"5\" y=\"14\" textLength=\"%d\">"
               LABEL "</text>\n<text x=\"%d\" y=\"14\" textLength=\"%d\">%s"
               "</text>\n</g>\n</svg>\n", left - 10, left + 5, text, badge.text);
}
