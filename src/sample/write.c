/* Writes a sample game as a record of the International Skat Server. */
#include <stdio.h>

#include "base/names.h"
#include "sample/sample.h"

static void put_deal(struct out *out, const struct sample_game *g)
{
    char card[3];

    for (int i = 0; i < 32; i++) {
        bool pile_ends = i == g->split || i == 20 || i == 30;

        if (i > 0)
            out_text(out, g->bars && pile_ends ? "|" : ".");
        skr_card_write(g->pile[i], card);
        out_text(out, card);
    }
}

static void put_moves(struct out *out, const struct sample_game *g)
{
    out_text(out, "MV[w ");
    put_deal(out, g);
    out_text(out, " ");
    for (int i = 0; i < g->moves; i++) {
        out_bytes(out, &g->move[i].who, 1);
        out_text(out, " ");
        out_text(out, g->move[i].text);
        out_text(out, " ");
    }
    out_text(out, g->tail);
    out_text(out, "]");
}

static void put_result(struct out *out, const struct sample_game *g)
{
    const int *f = g->figure;
    char text[200];

    if (g->passed) {
        out_text(out, "R[passed]");
        return;
    }
    snprintf(text, sizeof text,
             "R[d:%d %s v:%d m:%d %s%sp:%d t:%d s:%d z:%d p0:%d p1:%d p2:%d"
             " l:%d to:%d r:%d]",
             f[FIGURE_SOLOIST], term_key(&outcome_terms, f[FIGURE_OUTCOME]),
             f[FIGURE_SCORE], f[FIGURE_MATADORS],
             g->without_result_word ? "" : f[FIGURE_OVERBID] ? "overbid"
                                                                 : "bidok",
             g->without_result_word ? "" : " ",
             f[FIGURE_POINTS], f[FIGURE_TRICKS],
             f[FIGURE_SCHNEIDER], f[FIGURE_SCHWARZ],
             f[FIGURE_PENALTY_0], f[FIGURE_PENALTY_1],
             f[FIGURE_PENALTY_2], f[FIGURE_LEFT],
             f[FIGURE_TIMEOUT], f[FIGURE_RESIGNED]);
    out_text(out, text);
}

void sample_write(struct out *out, const struct sample_game *g,
                  unsigned long long id)
{
    char head[160];

    snprintf(head, sizeof head,
             "(;GM[Skat]PC[skatref]CO[%s]SE[1]ID[%llu]"
             "DT[2000-01-01/00:00:00/UTC]P0[Anna]P1[Bert]P2[Cora]R0[]R1[]R2[]",
             g->fault != SKR_C_NONE ? skr_clause_info(g->fault)->id : "", id);
    out_text(out, head);
    put_moves(out, g);
    put_result(out, g);
    out_text(out, " ;)\n");
}
