/* An engine that plays the first move that it is offered, bids if it can, and does one wrong
 * thing as often as it has the chance: usage: hostile KIND. The kinds are in the table below. */
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum when { CALL, ANNOUNCE, DISCARD, CARD, ANY };

struct asked {
    char id[32], seat;
    char hand[64];
    char move[128];              /* the first one */
    const char *moves;           /* the rest of the line, from the first one on */
    enum when when;
};

static char played[8];           /* the last card */

static void say(const struct asked *q, const char *move)
{
    printf("{\"id\":%s,\"answer\":{\"move\":\"%s\"}}\n", q->id, move);
}

static void say_other(const struct asked *q, const char *words)
{
    char move[160];

    snprintf(move, sizeof move, "%c %s", q->seat, words);
    say(q, move);
}

/* ---------------------------------------------------------------- the wrong things */

/* A card of the hand that is not among the moves. */
static bool revoke(const struct asked *q)
{
    for (const char *card = q->hand; *card != '\0'; card += card[2] == ' ' ? 3 : 2) {
        char move[8];

        snprintf(move, sizeof move, "\"%c %.2s\"", q->seat, card);
        if (strstr(q->moves, move) == NULL) {
            snprintf(move, sizeof move, "%.2s", card);
            say_other(q, move);
            return true;
        }
    }
    return false;
}

/* A card that is not in the hand; the first three of them for a discard. */
static bool not_held(const struct asked *q)
{
    char words[64] = "";
    int n = 0;

    if (q->when == DISCARD)
        strcpy(words, "discard ");
    for (const char *card = "CJ CA CT CK CQ C9 C8 C7 SA ST SK SQ"; *card != '\0'; card += 3) {
        char one[4] = { card[0], card[1], '\0' };

        if (strstr(q->hand, one) == NULL && n++ < (q->when == DISCARD ? 2 : 1)) {
            strcat(words, n > 1 ? " " : "");
            strcat(words, one);
        }
        if (card[2] == '\0')
            break;
    }
    say_other(q, words);
    return true;
}

static bool three_away(const struct asked *q)
{
    char words[64];

    snprintf(words, sizeof words, "discard %.8s", q->hand);
    say_other(q, words);
    return true;
}

static bool twice(const struct asked *q)
{
    if (played[0] == '\0' || strstr(q->hand, played) != NULL)
        return false;
    say_other(q, played);
    return true;
}

static bool another_seat(const struct asked *q)
{
    char move[128];

    snprintf(move, sizeof move, "%c%s", q->seat == 'F' ? 'M' : 'F', q->move + 1);
    say(q, move);
    return true;
}

static bool bid(const struct asked *q, const char *words)
{
    if (strstr(q->moves, " bid ") == NULL)
        return false;
    return say_other(q, words), true;
}

static bool bid_19(const struct asked *q) { return bid(q, "bid 19"); }
static bool bid_huge(const struct asked *q) { return bid(q, "bid 99999999999999999999"); }
static bool ouvert(const struct asked *q) { return say_other(q, "announce grand ouvert"), true; }
static bool misdeal(const struct asked *q) { return say_other(q, "misdeal shuffle"), true; }
static bool show(const struct asked *q) { return say_other(q, "show"), true; }
static bool garbage(const struct asked *q) { return (void)q, puts("ready."), true; }
static bool number(const struct asked *q) { return printf("{\"id\":%s,\"answer\":{\"move\":7}}\n", q->id), true; }
static bool event(const struct asked *q) { return printf("{\"id\":%s,\"answer\":{\"move\":{\"seat\":[]}}}\n", q->id), true; }
static bool error(const struct asked *q) { return printf("{\"id\":%s,\"error\":\"tired\"}\n", q->id), true; }
/* As soloist gives up with eight cards, again and again; as a defender never agrees. */
static bool concede(const struct asked *q)
{
    static bool soloist;

    if (strstr(q->moves, " consent\"") != NULL)
        return say_other(q, "object"), true;
    soloist = q->when == ANNOUNCE || (q->when != CALL && soloist);
    if (!soloist || q->when != CARD || strlen(q->hand) > strlen("CJ SJ HJ DJ CA CT CK CQ"))
        return false;
    return say_other(q, "concede"), true;
}

static bool deep(const struct asked *q)
{
    (void)q;
    for (int n = 0; n < 100000; n++)
        putchar('[');
    return putchar('\n'), true;
}

static bool half(const struct asked *q)
{
    printf("{\"id\":%s,\"answer\":", q->id);
    fflush(stdout);
    return sleep(100), true;
}

static bool silent(const struct asked *q) { return (void)q, sleep(100), true; }
static bool dead(const struct asked *q) { (void)q; exit(3); }
static bool crash(const struct asked *q) { (void)q; raise(SIGKILL); return true; }

static bool closed(const struct asked *q)
{
    (void)q;
    fclose(stdout);
    return sleep(100), true;
}

/* Its child holds the pipe open. */
static bool child(const struct asked *q)
{
    (void)q;
    if (fork() != 0)
        exit(0);
    return sleep(100), true;
}

static bool long_line(const struct asked *q)
{
    printf("{\"id\":%s,\"answer\":{\"move\":\"", q->id);
    for (int n = 0; n < 3000000; n++)
        putchar('x');
    return puts("\"}}"), true;
}

/* A gigabyte and more, without an end. */
static bool endless(const struct asked *q)
{
    while (q != NULL)
        fputs("{\"id\":{\"id\":{\"id\":{\"id\":{\"id\":{\"id\":{\"id\":{\"id\":", stdout);
    return true;
}

static bool flood(const struct asked *q)
{
    while (q != NULL)
        puts("{\"id\":0,\"answer\":{}}");
    return true;
}

static bool strays(const struct asked *q)
{
    for (int n = 0; n < 100; n++)
        puts("{\"id\":0,\"answer\":{}}");
    return say(q, q->move), true;
}

static bool again(const struct asked *q) { return say(q, q->move), say(q, q->move), true; }

static const struct { const char *name; enum when when; bool (*act)(const struct asked *); }
kinds[] = {
    { "revoke", CARD, revoke },     { "not-held", CARD, not_held },
    { "twice", CARD, twice },       { "seat", CARD, another_seat },
    { "bid-19", CALL, bid_19 },     { "bid-huge", CALL, bid_huge },
    { "ouvert", ANNOUNCE, ouvert }, { "three-away", DISCARD, three_away },
    { "others-away", DISCARD, not_held }, { "misdeal", CARD, misdeal },
    { "garbage", CARD, garbage },   { "number", CARD, number },
    { "event", CARD, event },       { "error", CARD, error },
    { "deep", CARD, deep },         { "half", CARD, half },
    { "silent", CARD, silent },     { "dead", CARD, dead },
    { "dead-at-once", ANY, dead },  { "crash", CARD, crash },
    { "closed", CARD, closed },     { "child", CARD, child },
    { "long", CARD, long_line },    { "endless", CARD, endless },
    { "flood", CARD, flood },       { "strays", CARD, strays },
    { "again", CARD, again },       { "show", CARD, show },
    { "concede", ANY, concede },
    { "fair", ANY, NULL },
};
#define KINDS (sizeof kinds / sizeof *kinds)

/* ------------------------------------------------------------------------- asking */

/* Copies what stands after a key up to its end. */
static const char *after(const char *line, const char *key, const char *end, char *to,
                         size_t size)
{
    const char *at = strstr(line, key);
    size_t length = at != NULL ? strcspn(at + strlen(key), end) : 0;

    snprintf(to, size, "%.*s", (int)length, at != NULL ? at + strlen(key) : "");
    return at;
}

static enum when when_of(const char *move)
{
    return strstr(move, " announce ") != NULL ? ANNOUNCE : strstr(move, " discard ") != NULL
        ? DISCARD : strlen(move) == 4 ? CARD : CALL;
}

/* Bids rather than pass, takes the skat. */
static void choose(struct asked *q)
{
    const char *second = strstr(q->moves, "\",\"");

    if (strstr(q->move, " pass") != NULL && second != NULL)
        snprintf(q->move, sizeof q->move, "%.*s", (int)strcspn(second + 3, "\""), second + 3);
    say(q, q->move);
}

int main(int argc, char **argv)
{
    static char line[100000];
    size_t kind = 0;

    while (kind < KINDS && (argc < 2 || strcmp(kinds[kind].name, argv[1]) != 0))
        kind++;
    if (kind == KINDS)
        return 2;
    while (fgets(line, sizeof line, stdin) != NULL) {
        struct asked q;
        char seat[8];

        after(line, "\"id\":", ",", q.id, sizeof q.id);
        q.moves = after(line, "\"moves\":[\"", "\"", q.move, sizeof q.move);
        after(line, "\"seat\":\"", "\"", seat, sizeof seat);
        after(line, "\"hand\":\"", "\"", q.hand, sizeof q.hand);
        q.seat = seat[0];
        q.when = when_of(q.move);
        if (q.moves == NULL)
            printf("{\"id\":\"hello\",\"answer\":{\"name\":\"hostile\"}}\n");
        else if (kinds[kind].act == NULL
                 || (kinds[kind].when != q.when && kinds[kind].when != ANY)
                 || !kinds[kind].act(&q))
            choose(&q);
        if (q.when == CARD)
            snprintf(played, sizeof played, "%.2s", q.move + 2);
        fflush(stdout);
    }
    return 0;
}
