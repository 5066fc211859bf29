/* Deals from a file: of its records, or of texts of states, one on each line. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/crc32.h"
#include "base/lines.h"
#include "base/memory.h"
#include "formats/log.h"
#include "match/match.h"

struct reader {
    const char *file;
    const struct skr_code *code;
    struct match_deal *deal;
    long long count, room;
    bool wrong;
};

static void add(struct reader *r, const struct skr_deal *cards,
                const struct skr_round *round)
{
    if (r->count == r->room) {
        long long room = 2 * r->room + 64;
        struct match_deal *grown = realloc(r->deal, (size_t)room * sizeof *grown);

        if (grown == NULL) {
            memory_note();
            r->wrong = true;
            return;
        }
        r->deal = grown;
        r->room = room;
    }
    r->deal[r->count++] = (struct match_deal){ *cards, *round };
}

static void complain(struct reader *r, const char *source, unsigned long long line,
                     enum skr_clause clause)
{
    r->wrong = true;
    if (clause == SKR_C_HOME_PUSHED_RAMSCH)
        say_error("%s:%llu: a deal of pushed ramsch needs --option=pushed-ramsch (%s)", source,
                  line, skr_clause_info(clause)->id);
    else
        say_error("%s:%llu: a deal needs 32 different cards: ten for each player, and two in"
                  " the skat (%s)", source, line, skr_clause_info(clause)->id);
}

/* ------------------------------------------------------------------------ texts */

/* A text of a state begins with its code. */
static bool is_state(const char *line)
{
    const struct skr_code *code;

    for (int n = 0; (code = skr_code_at(n)) != NULL; n++) {
        size_t length = strlen(code->name);

        if (strncmp(line, code->name, length) == 0
            && (line[length] == ' ' || line[length] == ';'))
            return true;
    }
    return false;
}

static void read_state(struct reader *r, const struct lines *lines)
{
    struct skr_state state;
    struct skr_code code;
    const char *fault = skr_state_read(lines->text, &code, &state);
    enum skr_clause clause;

    if (fault != NULL) {
        r->wrong = true;
        say_error("%s:%u: the text of a state cannot be read from here on: %.60s", r->file,
                  lines->number, fault);
        return;
    }
    clause = skr_deal_check(&state.deal);
    if (clause == SKR_C_NONE && state.round.pushed
        && !skr_in_force(r->code, SKR_C_HOME_PUSHED_RAMSCH))
        clause = SKR_C_HOME_PUSHED_RAMSCH;
    if (clause != SKR_C_NONE)
        complain(r, r->file, lines->number, clause);
    else
        add(r, &state.deal, &state.round);
}

/* Returns false if the file does not begin like this. */
static bool read_states(struct reader *r, FILE *in)
{
    struct lines lines = { .in = in, .most = LINE_MOST };
    bool any = false;

    while (lines_next(&lines)) {
        if (strchr("#\r\n", lines.text[0]) != NULL)
            continue;
        if (!any && !is_state(lines.text))
            break;
        any = true;
        lines.text[strcspn(lines.text, "\r\n")] = '\0';
        read_state(r, &lines);
    }
    lines_free(&lines);
    return any;
}

/* ---------------------------------------------------------------------- records */

static void read_record(struct reader *r, struct log *log, const struct record *rec)
{
    const struct skr_round none = { .pushed = false };
    const char *source = log->block.source;
    unsigned long long line = cursor_line(&log->cursor);
    enum skr_clause clause = rec->malformed.clause;

    if (clause == SKR_C_NONE && rec->doubled)
        clause = SKR_C_PACK_CARDS;
    if (clause == SKR_C_NONE)
        clause = skr_deal_check(&rec->deal);
    if (clause != SKR_C_NONE)
        complain(r, source, line, clause);
    else
        add(r, &rec->deal, &none);
}

static void read_log_of(struct reader *r)
{
    char *const files[] = { (char *)r->file };
    struct log *log = calloc(1, sizeof *log);
    struct record *record = calloc(1, sizeof *record);

    if (log == NULL || record == NULL) {
        memory_note();
        r->wrong = true;
    } else if (log_open(log, files, 1, NULL)) {
        while (log_next(log, record, NULL))
            read_record(r, log, record);
        r->wrong |= log->failed || log->empty;
        record_release(record);
        log_close(log);
    }
    free(record);
    free(log);
}

long long match_read_deals(const char *file, const struct skr_code *code,
                           struct match_deal **out)
{
    struct reader r = { .file = file, .code = code };
    FILE *in = fopen(file, "r");

    if (in == NULL) {
        say_error("skatref referee: cannot read %s: %s", file, strerror(errno));
        return -1;
    }
    if (!read_states(&r, in))
        read_log_of(&r);
    fclose(in);
    if (r.wrong) {
        free(r.deal);
        return -1;
    }
    *out = r.deal;
    return r.count;
}

/* ------------------------------------------------------------------------- a sum */

static uint32_t add_cards(uint32_t crc, uint32_t cards)
{
    const unsigned char byte[] = { (unsigned char)cards, (unsigned char)(cards >> 8),
                                   (unsigned char)(cards >> 16),
                                   (unsigned char)(cards >> 24) };

    return crc32_add(crc, byte, sizeof byte);
}

void match_note_given(struct match *m, uint64_t deals)
{
    uint32_t crc = 0;

    for (uint64_t n = 0; n < deals; n++) {
        for (int seat = 0; seat < 3; seat++)
            crc = add_cards(crc, m->given[n].cards.hand[seat]);
        crc = add_cards(crc, m->given[n].cards.skat);
    }
    snprintf(m->given_crc32, sizeof m->given_crc32, "%08lx", (unsigned long)crc);
}
