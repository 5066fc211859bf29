/* Writes a game: as a record, and as a row of a list. */
#include <string.h>

#include "match/write.h"
#include "record/state.h"
#include "words/names.h"

static void set_figure(struct result *r, enum figure which, int value)
{
    r->given |= 1u << which;
    r->figure[which] = value;
}

/* What the server notes besides: no penalty, nobody who left; the levels of a soloist who
 * lost only if he did not announce them. */
static void set_server_figures(struct result *r, const struct game *g)
{
    const struct skr_value *v = &g->played.result.value;
    const struct skr_announcement *a = &g->state.game;
    bool made = v->won || v->clause == SKR_C_VALUE_BID;
    bool trumps = a->game != SKR_NULL;
    bool schwarz = trumps && v->schwarz && (made || a->announced != SKR_SCHWARZ);
    bool schneider = trumps && v->schneider && (made || a->announced == SKR_NO_LEVEL);

    set_figure(r, FIGURE_SCHNEIDER, schneider || schwarz);
    set_figure(r, FIGURE_SCHWARZ, schwarz);
    for (int seat = 0; seat < 3; seat++)
        set_figure(r, (enum figure)(FIGURE_PENALTY_0 + seat), 0);
    set_figure(r, FIGURE_LEFT, SKR_NOBODY);
    set_figure(r, FIGURE_TIMEOUT, SKR_NOBODY);
    set_figure(r, FIGURE_RESIGNED, 0);
}

/* The server rules otherwise on what ends a game early. */
static bool ends_early(const struct record *r)
{
    for (const struct move *m = r->move; m < moves_end(r); m++)
        if (m->kind == MOVE_TIMEOUT || m->kind == MOVE_LEFT || m->kind == MOVE_SHOW
            || m->kind == MOVE_RESIGN)
            return true;
    return false;
}

/* Makes the record one of the server. Returns false if it cannot be one. */
static bool set_server(struct record *r, const struct game *g, struct refusal *refusal)
{
    if (ends_early(r)) {
        *refusal = (struct refusal){ -1, N_("what ends a game early by the code") };
        return false;
    }
    r->conventions = iss_format.conventions;
    if (g->played.result.outcome == SKR_GAME_PLAYED)
        set_server_figures(&r->result, g);
    return true;
}

bool write_record(struct out *out, struct game *g, struct refusal *refusal)
{
    static _Thread_local struct record record;
    static _Thread_local struct notes notes;
    const char *name[3];
    char id[48];

    game_names(g, name);
    record_state(&g->state, &record, &notes);
    snprintf(id, sizeof id, "%llu.%d", (unsigned long long)g->played.deal + 1,
             g->played.game + 1);
    notes.label[LABEL_ID] = (struct label_text){ id, strlen(id) };
    for (int seat = 0; seat < 3; seat++)
        notes.label[LABEL_P0 + seat] = (struct label_text){ name[seat],
                                                            strlen(name[seat]) };
    if (g->played.match->format == &iss_format && !set_server(&record, g, refusal))
        return false;
    return g->played.match->format->write(out, &record, &notes, refusal);
}

/* ------------------------------------------------------------------------ list */

/* How many seats of a table the player has at most. */
static int most_seats(const struct match *m, int player)
{
    int most = 0;

    for (int n = 0; n < m->tables; n++)
        for (int place = 0, seats = 0; place < 3; place++) {
            seats += m->table[n].player[place] == player;
            most = seats > most ? seats : most;
        }
    return most;
}

/* Without a column for the number of the deal the rows count, so that the lists of parts
 * can be put one after the other. */
void write_list_header(struct out *out, const struct match *m)
{
    char name[SEAT_NAME];

    out_text(out, "series,dealer,soloist,game,hand,ouvert,announced,won,score");
    if (skr_in_force(m->code, SKR_C_HOME_CONTRA))
        out_text(out, ",contra");
    if (skr_in_force(m->code, SKR_C_HOME_RAMSCH))
        for (int n = 0; n < m->players; n++)
            for (int place = 0; place < most_seats(m, n); place++) {
                const struct table alone = { { n, n, n } };

                match_name(m, &alone, place, name);
                out_text(out, ",points ");
                out_shown(out, name);
            }
    out_text(out, "\n");
}

static void put_soloist(struct out *out, const struct game *g, const char *name)
{
    const struct skr_announcement *a = &g->state.game;
    const char *level = level_name(a->announced);
    int score = g->played.result.score[g->state.soloist];

    out_shown(out, name);
    out_format(out, ",%s,%s,%s,%s,%s,%d",
               g->state.announced ? game_name(a->game) : "", a->hand ? "yes" : "no",
               a->ouvert ? "yes" : "no", level != NULL ? level : "",
               score > 0 ? "won" : "lost", score);
}

/* The seat of a player who can sit at a table more than once; 3: nobody. */
static int seat_of(const struct played *p, int player, int ordinal)
{
    int seat = 0;

    while (seat < 3 && (player_at(p, seat) != player
                        || match_ordinal(p->table, p->place[seat]) != ordinal))
        seat++;
    return seat;
}

/* What each player has of a ramsch, in the columns of all names. */
static void put_points(struct out *out, const struct game *g)
{
    const struct played *p = &g->played;

    for (int n = 0; n < p->match->players; n++)
        for (int ordinal = 1; ordinal <= most_seats(p->match, n); ordinal++) {
            int seat = seat_of(p, n, ordinal);

            out_text(out, ",");
            if (p->result.outcome == SKR_RAMSCH_PLAYED && seat < 3)
                out_number(out, p->result.score[seat]);
        }
}

void write_list_row(struct out *out, struct game *g)
{
    const struct played *p = &g->played;
    const struct skr_code *code = p->match->code;
    const char *name[3];

    game_names(g, name);
    for (int n = 0; n < 3; n++) {
        out_text(out, n > 0 ? " " : "");
        out_shown(out, p->match->player[p->table->player[n]].name);
    }
    out_text(out, ",");
    out_shown(out, name[SKR_REARHAND]);
    out_text(out, ",");
    if (p->result.outcome == SKR_GAME_PLAYED || p->result.outcome == SKR_GAME_DECIDED)
        put_soloist(out, g, name[g->state.soloist]);
    else if (p->result.outcome == SKR_RAMSCH_PLAYED)
        out_text(out, ",ramsch,,,,,");
    else
        out_text(out, ",,,,,,");
    if (skr_in_force(code, SKR_C_HOME_CONTRA))
        out_format(out, ",%s", g->state.contras.said == SKR_NO_CONTRA ? ""
                   : term_key(&contra_terms, (int)g->state.contras.said));
    if (skr_in_force(code, SKR_C_HOME_RAMSCH))
        put_points(out, g);
    out_text(out, "\n");
}
