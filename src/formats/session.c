/* Reads session logs of the International Skat Server: what a client was sent. */
#include <string.h>

#include "formats/iss-lexer.h"
#include "formats/iss.h"

/* Of a game, among other lines, which nobody needs:
 *
 *     table T ME start N NAME t NAME t NAME t
 *     table T ME play WHO ACTION t t t
 *     table T ME end (;GM[Skat]...;)
 *
 * T is the table, ME who looks on, t a time. WHO and ACTION are those of MV in a
 * record; ME does not see all cards, so that many are "??". A line may begin with
 * other words, such as a time.
 *
 * The record after "end" is complete, and is the game; the lines from "start" on
 * must agree with it. If it is missing, they are the game, without a result. Lines
 * of several tables may be mixed; then each "end" is a game of its own. */
SKR_CITE(RECORD_SYNTAX);

enum verb { NO_VERB, START, PLAY, END };

struct line {
    enum verb verb;
    const char *table, *rest;    /**< the words from the table on; after the verb */
    size_t length;               /**< of the table's name */
    const char *end;             /**< of the line, without its newline */
};

/* ----------------------------------------------------------------------- lines */

static const char *line_end(const char *p, const char *end)
{
    const char *q = p < end ? memchr(p, '\n', (size_t)(end - p)) : NULL;

    return q != NULL ? q : end;
}

static const char *word_end(const char *p, const char *end)
{
    while (p < end && *p != ' ' && *p != '\r')
        p++;
    return p;
}

/* The next word after the one that ends at p. */
static const char *next_word(const char *p, const char *end)
{
    while (p < end && *p == ' ')
        p++;
    return p;
}

static enum verb verb_of(const char *p, const char *q)
{
    static const struct { const char *word; size_t length; enum verb verb; } verbs[] = {
        { "start", 5, START }, { "play", 4, PLAY }, { "end", 3, END },
    };

    for (size_t i = 0; i < sizeof verbs / sizeof *verbs; i++)
        if ((size_t)(q - p) == verbs[i].length
            && memcmp(p, verbs[i].word, verbs[i].length) == 0)
            return verbs[i].verb;
    return NO_VERB;
}

/* Is the rest what must follow: a number, who moves, or a record? Players chat
 * about tables, too. */
static bool follows(const struct line *line)
{
    const char *p = line->rest;

    if (line->end - p < 2)
        return false;
    switch (line->verb) {
    case START:
        return is_digit(*p);
    case PLAY:
        return (*p == 'w' || (*p >= '0' && *p <= '2')) && p[1] == ' ';
    case END:
        return p[0] == '(' && p[1] == ';';
    case NO_VERB:
        break;
    }
    return false;
}

/* Reads "T ME VERB REST" at p. */
static bool read_words(struct line *line, const char *p)
{
    const char *q;

    line->table = p = next_word(p, line->end);
    q = word_end(p, line->end);
    line->length = (size_t)(q - p);
    p = next_word(q, line->end);
    p = next_word(word_end(p, line->end), line->end);
    q = word_end(p, line->end);
    line->verb = verb_of(p, q);
    line->rest = next_word(q, line->end);
    return follows(line);
}

/* The line at p. */
static struct line line_at(const char *p, const char *end)
{
    struct line line = { .verb = NO_VERB, .end = line_end(p, end) };
    const char *start = p;

    for (; line.end - p > 6; p++) {
        p = memchr(p, 't', (size_t)(line.end - p));
        if (p == NULL || line.end - p <= 6)
            break;
        if ((p == start || p[-1] == ' ') && memcmp(p, "table ", 6) == 0
            && read_words(&line, p + 6))
            return line;
    }
    line.verb = NO_VERB;
    return line;
}

static const char *line_after(const struct line *line, const char *end)
{
    return line->end < end ? line->end + 1 : end;
}

static bool is_of(const struct line *line, const struct line *game)
{
    return line->length == game->length
        && memcmp(line->table, game->table, line->length) == 0;
}

/* ------------------------------------------------------------------------ games */

struct game {
    struct line start;
    const char *last;            /**< end of its last line */
    const char *next;            /**< line after it; or the first one that begins or
                                      ends a game at another table */
    struct line world;           /**< "end", if its verb is END */
    bool mixed;                  /**< with games at other tables */
    bool broken;                 /**< the next game at the table begins before its end */
};

/* A game behind so many beginnings and ends at other tables is not looked for: else
 * each of many games without an end would read all that follows. */
#define MOST_OTHERS 64

static struct game game_at(const char *text, const char *end)
{
    struct game g = { .start = line_at(text, end), .world = { .verb = NO_VERB } };
    const char *p;
    int others = 0;

    g.last = g.start.end;
    for (p = line_after(&g.start, end); p < end;) {
        struct line line = line_at(p, end);
        bool own = line.verb != NO_VERB && is_of(&line, &g.start);

        g.broken = own && line.verb == START;
        if (g.broken)
            break;
        if (!own && (line.verb == START || line.verb == END) && ++others == MOST_OTHERS)
            break;
        if (others > 0 && !g.mixed) {
            g.mixed = true;
            g.next = p;
        }
        if (own)
            g.last = line.end;
        p = line_after(&line, end);
        if (own && line.verb == END) {
            g.world = line;
            break;
        }
    }
    if (!g.mixed)
        g.next = p;
    return g;
}

static bool is_start(const char *p, const char *end)
{
    struct line line = line_at(p, end);
    struct game game;

    if (line.verb != START)
        return line.verb == END;
    game = game_at(p, end);
    return !game.mixed || game.broken;
}

static const char *next_start(const char *text, const char *end)
{
    const char *p = line_end(text, end);

    for (p = p < end ? p + 1 : end; p < end; p = line_end(p, end), p += p < end)
        if (is_start(p, end))
            return p;
    return NULL;
}

/* So many tables are watched for a place where no game is being played. */
#define TABLES 16

struct open_games { struct line line[TABLES]; int games; };

static void close_game(struct open_games *open, const struct line *line)
{
    for (int i = 0; i < open->games; i++)
        if (is_of(&open->line[i], line))
            open->line[i] = open->line[--open->games];
}

/* Does the game of this line end, in the text from p on, before the next one at its table
 * begins? */
static bool ends_behind(const struct line *game, const char *p, const char *end)
{
    struct line line;

    for (; p < end; p = line_after(&line, end)) {
        line = line_at(p, end);
        if (is_of(&line, game) && (line.verb == START || line.verb == END))
            return line.verb == END;
    }
    return true;
}

/* Are the games before p read alike if the text ends there? Not the one that was begun
 * last, unless the next one at its table begins at p; nor, if others were begun or ended
 * since, one that would be read because the next one begins before its end. And the
 * record at p is no game of its own if its lines stand before. */
static bool cuts_at(const char *window, const char *p, const char *end)
{
    struct line at = line_at(p, end), line, last = { .verb = NO_VERB };
    struct open_games open = { .games = 0 };
    bool seen = false;

    for (const char *q = window; q < p; q = line_after(&line, p)) {
        line = line_at(q, p);
        if (line.verb == START || line.verb == END) {
            last = line;
            close_game(&open, &line);
        }
        if (line.verb == START && open.games < TABLES)
            open.line[open.games++] = line;
        seen = seen || (line.verb != NO_VERB && is_of(&line, &at));
    }
    if (last.verb == NO_VERB)
        return at.verb != END || !seen;
    if (last.verb == START && at.verb == START && is_of(&last, &at))
        close_game(&open, &at);
    else if (last.verb == START)
        return false;
    for (int i = 0; i < open.games; i++)
        if (!ends_behind(&open.line[i], p, end))
            return false;
    return true;
}

/* The last cut where no game is open; else the last one. */
static const char *last_cut(const char *text, const char *end)
{
    struct open_games open = { .games = 0 };
    const char *best = NULL, *last = NULL, *p = text;

    while (p < end) {
        struct line line = line_at(p, end);

        if (line.verb == START || line.verb == END)
            close_game(&open, &line);
        if (line.verb == START || (line.verb == END && best == NULL))
            last = p;
        if (line.verb == START && open.games == 0)
            best = p;
        if (line.verb == START && open.games < TABLES)
            open.line[open.games++] = line;
        p = line_after(&line, end);
    }
    return best != NULL && best > text ? best : last;
}

/* Does what is read first in the text belong to a session? */
static bool begins(const char *text, const char *end)
{
    const char *record = iss_format.next(text, end), *p = text;

    while (p < end && (record == NULL || p < record)) {
        struct line line = line_at(p, end);

        if (line.verb != NO_VERB)
            return true;
        p = line_after(&line, end);
    }
    return false;
}

/* --------------------------------------------------------------------- the view */

/* Reads the moves that were seen into the record. */
static void read_view(const struct game *game, struct record *record,
                      struct notes *notes)
{
    struct lexer lex = { .record = record, .notes = notes, .plain = true };
    const char *start = game->start.rest, *p = line_after(&game->start, game->last);
    bool dealt = false;

    while (start > game->start.table)
        start--;
    record_begin(record, notes, start, &iss_conventions);
    while (p < game->last && record->malformed.clause == SKR_C_NONE) {
        struct line line = line_at(p, game->last);

        if (line.verb == PLAY && is_of(&line, &game->start)) {
            lex.p = line.rest;
            lex.end = word_end(line.rest, line.end);
            lex.end = word_end(next_word(lex.end, line.end), line.end);
            iss_read_move(&lex, !dealt);
            dealt = true;
        }
        p = line_after(&line, game->last);
    }
    if (!dealt)
        record->malformed = (struct malformed){
            SKR_C_RECORD_SYNTAX, 0, (uint32_t)(game->start.end - start), N_("a deal after it") };
    record->length = (uint32_t)(game->last - start);
}

/* Is what was seen of the deal as the record has it? */
static bool same_deal(const struct record *seen, const struct record *world)
{
    for (int seat = 0; seat < 3; seat++)
        if ((seen->deal.hand[seat] & ~world->deal.hand[seat]) != 0)
            return false;
    return (seen->deal.skat & ~world->deal.skat) == 0;
}

/* Cards that were shown, and the skat, are not compared: records drop them. */
static bool is_compared(const struct move *m)
{
    return m->kind != MOVE_SKAT && m->kind != MOVE_SHOW && m->kind != MOVE_DISCARD;
}

static bool same_move(const struct move *seen, const struct move *world)
{
    bool hidden = seen->kind == MOVE_CARD && seen->number == SKR_NO_CARD;

    return seen->kind == world->kind && seen->seat == world->seat
        && (seen->number == world->number || hidden);
}

static const struct move *next_compared(const struct record *r, const struct move *m)
{
    while (m < moves_end(r) && !is_compared(m))
        m++;
    return m;
}

/* Reports as the record's fault the first move that was seen otherwise. */
static void compare(const struct record *seen, struct record *world)
{
    const struct move *a = next_compared(seen, seen->move);
    const struct move *b = next_compared(world, world->move);
    struct malformed *bad = &world->malformed;

    if (!same_deal(seen, world)) {
        *bad = (struct malformed){ SKR_C_RECORD_SYNTAX, world->deal_byte, 95,
                                   N_("the cards that were seen in this session") };
        return;
    }
    while (a < moves_end(seen) && b < moves_end(world) && same_move(a, b)) {
        a = next_compared(seen, a + 1);
        b = next_compared(world, b + 1);
    }
    if (a < moves_end(seen))
        *bad = (struct malformed){ SKR_C_RECORD_SYNTAX,
            b < moves_end(world) ? b->byte : world->result.byte,
            b < moves_end(world) ? b->length : 0,
            N_("the move that was seen in this session") };
}

/* ---------------------------------------------------------------------- records */

static const char *read_world(const struct line *line, struct record *record,
                              struct notes *notes)
{
    iss_format.read(line->rest, line->end, record, notes);
    return line->end;
}

static const char *session_read(const char *text, const char *end,
                                struct record *record, struct notes *notes)
{
    struct line line = line_at(text, end);
    struct record seen = { .decoded = NULL };
    struct game game;

    if (line.verb != START && line.verb != END) {
        record_begin(record, notes, text, &iss_conventions);
        record->malformed = (struct malformed){ SKR_C_RECORD_SYNTAX, 0,
            (uint32_t)(line.end - text), N_("a line of a game: table T ME start, or end") };
        record->length = (uint32_t)(end - text);
        return end;
    }
    if (line.verb == END)
        return read_world(&line, record, notes);
    game = game_at(text, end);
    if (game.world.verb != END || game.mixed) {
        read_view(&game, record, notes);
        return game.next;
    }
    read_view(&game, &seen, NULL);
    read_world(&game.world, record, notes);
    if (record->malformed.clause == SKR_C_NONE && seen.malformed.clause == SKR_C_NONE)
        compare(&seen, record);
    return game.next;
}

const struct format session_format = {
    .name = "session", .begins = begins, .starts = is_start, .next = next_start,
    .read = session_read, .about = N_("what clients of iss log"),
    .cuts_at = cuts_at, .last = last_cut, .far = true, .chatty = true,
};
