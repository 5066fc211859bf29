/* Findings: adding them, and the words that they are made of. */
#include <stdio.h>

#include "judge/replay.h"

const char *verdict_name(enum verdict verdict)
{
    static const char *const name[VERDICTS] = {
        "conforms", "convention", "undecided", "violates", "malformed"
    };

    return name[verdict];
}

const char *finding_kind_name(enum finding_kind kind)
{
    static const char *const name[] = {
        "illegal", "wrong", "convention", "undecided", "malformed"
    };

    return name[kind];
}

enum verdict finding_verdict(enum finding_kind kind)
{
    static const enum verdict verdict[] = {
        [FINDING_ILLEGAL] = VERDICT_VIOLATES,
        [FINDING_WRONG] = VERDICT_VIOLATES,
        [FINDING_CONVENTION] = VERDICT_CONVENTION,
        [FINDING_UNDECIDED] = VERDICT_UNDECIDED,
        [FINDING_MALFORMED] = VERDICT_MALFORMED,
    };

    return verdict[kind];
}

const char *skr_game_name(enum skr_game game)
{
    static const char *const name[SKR_GAMES + 1] = {
        "diamonds", "hearts", "spades", "clubs", "grand", "null", "ramsch"
    };

    return name[game];
}

const char *skr_seat_name(int seat)
{
    static const char *const name[] = {
        "nobody", "forehand", "middlehand", "rearhand"
    };

    return name[seat + 1];
}

void quote(char *out, size_t size, const char *text, size_t length)
{
    size_t n = 0;

    for (; n < length && n + 1 < size; n++)
        out[n] = text[n] >= ' ' && text[n] <= '~' ? text[n]
            : text[n] == '\n' || text[n] == '\r' || text[n] == '\t' ? ' ' : '?';
    out[n] = '\0';
}

struct finding *add_finding(struct judgment *j,
                            enum finding_kind kind,
                            enum skr_clause clause, int move)
{
    int n = j->findings < FINDINGS ? j->findings : FINDINGS - 1;
    struct finding *f = &j->finding[n];
    const struct record *r = j->record;

    j->findings++;
    if (finding_verdict(kind) > j->verdict)
        j->verdict = finding_verdict(kind);
    f->kind = kind;
    f->clause = clause;
    f->move = move + 2;
    f->byte = move == -1 ? r->deal_byte : 0;
    f->recorded[0] = '\0';
    f->ruled[0] = '\0';
    if (move >= 0) {
        f->byte = r->move[move].byte;
        quote(f->recorded, sizeof f->recorded, r->text + f->byte,
              r->move[move].length);
    }
    return f;
}

struct finding *illegal(struct replay *p, enum skr_clause clause,
                        int move)
{
    return add_finding(p->judgment, FINDING_ILLEGAL, clause, move);
}

void set_ruled(struct finding *f, const char *text)
{
    snprintf(f->ruled, sizeof f->ruled, "%s", text);
}

void write_cards(char *out, size_t size, skr_cards cards)
{
    size_t n = 0;

    out[0] = '\0';
    for (int card = 31; card >= 0 && n + 4 < size; card--)
        if (cards & SKR_BIT(card)) {
            if (n > 0)
                out[n++] = ' ';
            skr_card_write(card, out + n);
            n += 2;
        }
}
