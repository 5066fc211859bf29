/* Draws the running totals of a series as curves, for the HTML page. */
#include <stdlib.h>

#include "list/players.h"
#include "list/view.h"
#include "list/write.h"

enum { WIDTH = 720, HEIGHT = 250, LEFT = 48, RIGHT = 48, TOP = 10, BOTTOM = 24 };

struct plot {
    const struct lists *lists;
    const struct list *list;
    int low, high, step;
};

/* 1, 2 or 5 times a power of ten, at most six times in the range. */
static int grid_step(int range)
{
    int step = 10;

    while (range / step > 6)
        step = range / (2 * step) <= 6 ? 2 * step
            : range / (5 * step) <= 6 ? 5 * step : 10 * step;
    return step;
}

static struct plot make_plot(const struct lists *lists, const struct list *list)
{
    struct plot plot = { lists, list, 0, 0, 10 };

    for (const struct row *row = list->first; row != NULL; row = row->next)
        for (int p = 0; p < list->sheet.scoring.players; p++) {
            int total = row->total[p];

            plot.low = total < plot.low ? total : plot.low;
            plot.high = total > plot.high ? total : plot.high;
        }
    plot.step = grid_step(plot.high - plot.low);
    plot.low = plot.low / plot.step * plot.step
        - (plot.low % plot.step != 0 ? plot.step : 0);
    plot.high = (plot.high + plot.step - 1) / plot.step * plot.step;
    if (plot.high == plot.low)
        plot.high = plot.low + plot.step;
    return plot;
}

static double plot_x(const struct plot *p, int deal)
{
    return LEFT + (double)deal * (WIDTH - LEFT - RIGHT) / p->list->count;
}

static double plot_y(const struct plot *p, int total)
{
    return TOP + (double)(p->high - total) * (HEIGHT - TOP - BOTTOM)
        / (p->high - p->low);
}

static void put_grid(struct out *out, const struct plot *p)
{
    int every = p->list->count > 24 ? 12 : p->list->count > 8 ? 4 : 1;

    for (int y = p->low; y <= p->high; y += p->step) {
        out_format(out, "<line class=\"%s\" x1=\"%d\" x2=\"%d\"",
                   y == 0 ? "zero" : "axis", LEFT, WIDTH - RIGHT);
        out_format(out, " y1=\"%.1f\" y2=\"%.1f\"/>", plot_y(p, y),
                   plot_y(p, y));
        out_format(out, "<text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">%d"
                   "</text>\n", LEFT - 6, plot_y(p, y) + 4, y);
    }
    for (int x = 0; x <= p->list->count; x += every)
        out_format(out, "<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%d"
                   "</text>\n", plot_x(p, x), HEIGHT - 6, x);
}

/* Places the last totals at the right ends of their curves, without overlaps. */
static void place_labels(const struct plot *p, double y[SKR_TABLE])
{
    int players = p->list->sheet.scoring.players, order[SKR_TABLE];
    const int *total = p->list->last->total;

    for (int i = 0; i < players; i++) {
        int at = i;

        for (; at > 0 && total[order[at - 1]] < total[i]; at--)
            order[at] = order[at - 1];
        order[at] = i;
    }
    for (int i = 0; i < players; i++) {
        double above = i == 0 ? -100 : y[order[i - 1]];

        y[order[i]] = plot_y(p, total[order[i]]) + 4;
        if (y[order[i]] < above + 14)
            y[order[i]] = above + 14;
    }
}

static void put_curve(struct out *out, const struct plot *p, int player,
                      double label)
{
    const struct list *list = p->list;

    out_format(out, "<polyline class=\"p%d\" points=\"%.1f,%.1f", player,
               plot_x(p, 0), plot_y(p, 0));
    for (const struct row *row = list->first; row != NULL; row = row->next)
        out_format(out, " %.1f,%.1f", plot_x(p, row->position),
                   plot_y(p, row->total[player]));
    out_format(out, "\"/><text class=\"end\" x=\"%d\" y=\"%.1f\">%d</text>\n",
               WIDTH - RIGHT + 6, label, list->last->total[player]);
}

/* The line of the table in which the curves end. */
static const char *curve_name(enum language language, const struct list *list)
{
    const char *total = line_name(language, list, LINE_TOTAL);

    return total != NULL ? total : line_name(language, list, LINE_POINTS);
}

/* Says what the curves are, and who each is, with his last total. */
static void put_key(struct out *out, const struct plot *p)
{
    const struct list *list = p->list;

    out_text(out, "<figcaption>");
    /* translators: %s is "total", "game points", "money" or "bad marks" */
    out_say(out, "The %s after each deal", curve_name(out->language, list));
    out_text(out, ":\n<ul class=\"key\">\n");
    for (int i = 0; i < list->sheet.scoring.players; i++) {
        out_format(out, "<li><svg viewBox=\"0 0 30 6\" aria-hidden=\"true\"><line"
                   " class=\"p%d\" x2=\"30\" y1=\"3\" y2=\"3\"/></svg> ", i);
        out_xml(out, player_name(p->lists, list, i));
        out_format(out, " %s%d</li>\n", list->last->total[i] < 0 ? "\xE2\x88\x92" : "",
                   abs(list->last->total[i]));
    }
    out_text(out, "</ul></figcaption>\n");
}

void write_plot(struct out *out, const struct lists *lists,
                const struct list *list)
{
    struct plot plot = make_plot(lists, list);
    double label[SKR_TABLE] = { 0 };

    place_labels(&plot, label);
    out_format(out, "<figure><svg viewBox=\"0 0 %d %d\" role=\"img\""
               " aria-label=\"", WIDTH, HEIGHT);
    out_say(out, "The %s after each deal", curve_name(out->language, list));
    out_text(out, "\">\n");
    put_grid(out, &plot);
    for (int p = 0; p < list->sheet.scoring.players; p++)
        put_curve(out, &plot, p, label[p]);
    out_text(out, "</svg>\n");
    put_key(out, &plot);
    out_text(out, "</figure>\n");
}
