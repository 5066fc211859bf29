/* Findings: adding them, and the words that they are made of. */
#include <stdio.h>

#include "judge/replay.h"

const char *skr_verdict_name(enum skr_verdict verdict)
{
    static const char *const name[SKR_VERDICTS] = {
        "conforms", "convention", "undecided", "violates", "malformed"
    };

    return name[verdict];
}

const char *skr_kind_name(enum skr_finding_kind kind)
{
    static const char *const name[] = {
        "illegal", "wrong", "convention", "undecided", "malformed"
    };

    return name[kind];
}

enum skr_verdict skr_kind_verdict(enum skr_finding_kind kind)
{
    static const enum skr_verdict verdict[] = {
        [SKR_ILLEGAL] = SKR_VIOLATES,
        [SKR_WRONG] = SKR_VIOLATES,
        [SKR_CONVENTION] = SKR_BY_CONVENTION,
        [SKR_UNDECIDED] = SKR_IS_UNDECIDED,
        [SKR_MALFORMED] = SKR_IS_MALFORMED,
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

void skr_quote(char *out, size_t size, const char *text, size_t length)
{
    size_t n = 0;

    for (; n < length && n + 1 < size; n++)
        out[n] = text[n] >= ' ' && text[n] <= '~' ? text[n]
            : text[n] == '\n' || text[n] == '\r' || text[n] == '\t' ? ' ' : '?';
    out[n] = '\0';
}

struct skr_finding *skr_add_finding(struct skr_judgment *j,
                                    enum skr_finding_kind kind,
                                    enum skr_clause clause, int move)
{
    int n = j->findings < SKR_FINDINGS ? j->findings : SKR_FINDINGS - 1;
    struct skr_finding *f = &j->finding[n];
    const struct record *r = j->record;

    j->findings++;
    if (skr_kind_verdict(kind) > j->verdict)
        j->verdict = skr_kind_verdict(kind);
    f->kind = kind;
    f->clause = clause;
    f->move = move + 2;
    f->byte = move == -1 ? r->deal_byte : 0;
    f->recorded[0] = '\0';
    f->ruled[0] = '\0';
    if (move >= 0) {
        f->byte = r->move[move].byte;
        skr_quote(f->recorded, sizeof f->recorded, r->text + f->byte,
                  r->move[move].length);
    }
    return f;
}

struct skr_finding *skr_illegal(struct replay *p, enum skr_clause clause,
                                int move)
{
    return skr_add_finding(p->judgment, SKR_ILLEGAL, clause, move);
}

void skr_set_ruled(struct skr_finding *f, const char *text)
{
    snprintf(f->ruled, sizeof f->ruled, "%s", text);
}

void skr_write_cards(char *out, size_t size, skr_cards cards)
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
