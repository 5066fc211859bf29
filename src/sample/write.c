/* Writes a sample game as a record of the International Skat Server. */
#include "sample/sample.h"
#include "words/names.h"

static void put_deal(struct out *out, const struct sample_game *g)
{
    char card[3];

    for (int i = 0; i < 32; i++) {
        bool pile_ends = i == g->split || i == 20 || i == 30;

        if (i > 0)
            out_bytes(out, g->bars && pile_ends ? "|" : ".", 1);
        skr_card_write(g->pile[i], card);
        out_bytes(out, card, 2);
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
    static const char *const key[] = {
        [FIGURE_SOLOIST] = "d:", [FIGURE_SCORE] = " v:", [FIGURE_MATADORS] = " m:",
        [FIGURE_POINTS] = " p:", [FIGURE_TRICKS] = " t:",
        [FIGURE_SCHNEIDER] = " s:", [FIGURE_SCHWARZ] = " z:",
        [FIGURE_PENALTY_0] = " p0:", [FIGURE_PENALTY_1] = " p1:",
        [FIGURE_PENALTY_2] = " p2:", [FIGURE_LEFT] = " l:",
        [FIGURE_TIMEOUT] = " to:", [FIGURE_RESIGNED] = " r:",
    };

    for (int i = 0; i <= FIGURE_RESIGNED; i++) {
        if (key[i] != NULL) {
            out_text(out, key[i]);
            out_number(out, g->figure[i]);
        } else if (i == FIGURE_OUTCOME) {
            out_text(out, " ");
            out_text(out, term_key(&outcome_terms, g->figure[i]));
        } else if (!g->without_result_word) {
            out_text(out, g->figure[i] ? " overbid" : " bidok");
        }
    }
}

void sample_write(struct out *out, const struct sample_game *g,
                  unsigned long long id)
{
    out_text(out, "(;GM[Skat]PC[skatref]CO[");
    if (g->fault != SKR_C_NONE)
        out_text(out, skr_clause_info(g->fault)->id);
    out_text(out, "]SE[1]ID[");
    out_number(out, (long long)id);
    out_text(out, "]DT[2000-01-01/00:00:00/UTC]P0[Anna]P1[Bert]P2[Cora]R0[]R1[]R2[]");
    put_moves(out, g);
    out_text(out, "R[");
    if (g->passed)
        out_text(out, "passed");
    else
        put_result(out, g);
    out_text(out, "] ;)\n");
}
