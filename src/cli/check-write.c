/* The output of check: each thread writes in its turn, and of each clause so many
 * findings as --max allows. */
#include <errno.h>

#include "base/standard.h"
#include "cli/check.h"

static void write_bytes(struct check *c, const char *data, size_t size)
{
    /* The comma before the first result. */
    if (size > 0 && !c->begun && c->options.format == FORMAT_SARIF) {
        data++;
        size--;
    }
    c->begun |= size > 0;
    if (c->stopped || size == 0)
        return;
    if (c->spool == NULL)
        standard_write(data, size);
    if (c->spool != NULL ? fwrite(data, 1, size, c->spool) != size : standard_failed()) {
        c->error = errno;
        c->stopped = true;
    }
}

/* Is it among the first findings of its clause? Asked once for each, in turn. */
static bool is_shown(struct check *c, enum skr_clause clause)
{
    bool shown = c->options.max == 0 || clause == SKR_C_NONE
        || ++c->shown[clause] <= (unsigned long long)c->options.max;

    c->hidden += !shown;
    return shown;
}

static void write_piece(struct worker *w, size_t begin, size_t end,
                        enum skr_clause clause)
{
    bool shown = w->split ? w->split_shown : is_shown(w->check, clause);

    w->split_shown = shown;
    if (shown)
        write_bytes(w->check, w->out.data + begin, end - begin);
}

/* Writes the worker's output so far, in its turn. */
void check_write(struct out *out)
{
    struct worker *w = out->owner;
    size_t begin = 0;

    ordered_wait(&w->check->turns, w->ticket);
    if (w->check->options.max == 0) {
        write_bytes(w->check, out->data, out->size);
    } else {
        for (int i = 0; i < w->pieces; i++, w->split = false) {
            write_piece(w, begin, w->piece[i].end, w->piece[i].clause);
            begin = w->piece[i].end;
        }
        if (begin < out->size) {
            write_piece(w, begin, out->size, w->clause);
            w->split = true;
        }
        w->pieces = 0;
    }
    out->size = 0;
}

/* What is written from here on is about a finding of the clause. */
void check_begin_piece(struct worker *w, enum skr_clause clause)
{
    if (w->pieces == PIECES)
        check_write(&w->out);
    w->clause = clause;
}

void check_end_piece(struct worker *w)
{
    if (w->check->options.max == 0)
        return;
    w->piece[w->pieces].end = w->out.size;
    w->piece[w->pieces++].clause = w->clause;
}
