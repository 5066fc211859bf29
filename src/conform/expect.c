/* Known failures: a file that says which questions an engine fails for now. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/lines.h"
#include "base/stop.h"
#include "conform/report.h"

static struct item *find(struct items *items, const char *wanted)
{
    char id[ITEM_ID];

    for (size_t i = 0; i < items->count; i++) {
        item_id(id, &items->at[i]);
        if (strcmp(id, wanted) == 0)
            return &items->at[i];
    }
    return NULL;
}

/* A line about a question that is not asked this time is passed over. */
static bool expect_line(struct items *items, char *line)
{
    char id[ITEM_ID], name[32];
    struct item *item;

    line[strcspn(line, "#\n")] = '\0';
    if (strspn(line, " \t\r") == strlen(line))
        return true;
    if (sscanf(line, "%63s %31s", id, name) != 2
        || outcome_find(name) == OUTCOMES || strchr(id, ':') == NULL)
        return false;
    item = find(items, id);
    if (item != NULL)
        item->expected = outcome_find(name);
    return true;
}

bool expect_read(struct items *items, const char *file, char error[256])
{
    FILE *in = fopen(file, "r");
    struct lines lines = { .in = in, .most = LINE_MOST };
    bool right = true;

    if (in == NULL) {
        snprintf(error, 256, "cannot read %.160s: %s", file, strerror(errno));
        return false;
    }
    while (right && lines_next(&lines))
        right = expect_line(items, lines.text);
    right = right && !lines.too_long;
    if (!right)
        snprintf(error, 256, "%.160s:%u: expected a line like"
                 " \"rosu2:isko2022 wrong\"", file,
                 lines.number + lines.too_long);
    lines_free(&lines);
    fclose(in);
    return right;
}

bool expect_write(const struct items *items, const char *file, char error[256])
{
    char id[ITEM_ID];
    bool right;
    FILE *out;

    stop_hold();
    out = fopen(file, "w");
    right = out != NULL;
    for (size_t i = 0; out != NULL && i < items->count; i++) {
        const struct item *item = &items->at[i];

        if (item->outcome == PASS || item->outcome == SKIP
            || item->outcome == INCOMPLETE || item->outcome == NOT_ASKED)
            continue;
        item_id(id, item);
        fprintf(out, "%s %-9s # %s: %s\n", id, outcome_name[item->outcome],
                item->vector->clause, item->vector->title);
    }
    if (out != NULL)
        right = fclose(out) == 0;
    stop_release();
    if (!right)
        snprintf(error, 256, "cannot write %.160s: %s", file, strerror(errno));
    return right;
}
