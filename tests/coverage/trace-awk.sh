# coverage/trace.awk finds the cases, and the function or table around each citation.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"
mkdir src corpus || bail_out "no scratch folder"

printf '%s\tspec/play.md:1\ttitle\tA title\n' play.follow play.lead play.void-suit >clauses.tsv
cat >corpus/a.yaml <<'END'
# A comment, and no case.
- id: "k3f9x"
  title: "A \"club\" on a club, what??/ else: ♣"
  clauses: ["play.follow", "play.lead"]
  proves: accepted
  ask: legal
  evidence: law

- id: "b2c3d"
  title: "Another suit"
  clauses: ["play.follow"]
  proves: rejected
  evidence: derived
  note: "id: x"
END
cat >src/a.c <<'END'
/* SKR_CITE(PLAY_FOLLOW); is only told of here,
 * and SKR_C_PLAY_LEAD too. */
#include "skatref.h"

SKR_CITE(PLAY_LEAD); // SKR_C_PLAY_FOLLOW

/* What is led. */
static const char *const word[2] = { "SKR_C_PLAY_FOLLOW {", "\"" };

static int declared(int a);
struct point { int x, y; };

/* Looks
 * for a card. */
SKR_CITE(PLAY_VOID_SUIT);
static int
find(int card)
{
    if (card == '{' || clause == SKR_C_PLAY_FOLLOW)
        return SKR_C_PLAY_LEAD; /* { */
    switch (clause) {
    case SKR_C_PLAY_FOLLOW:
        return SKR_C_PLAY_LEAD;
    }
    return SKR_C_UNKNOWN;
}
static inline int small(void) { return SKR_C_PLAY_LEAD; }

__attribute__((format(printf, 1, 2)))
static void told(const char *format, ...)
{
    SKR_CITE(PLAY_FOLLOW);
}

#define MACRO(x) \
    SKR_C_PLAY_LEAD

SKR_CITE(PLAY_FOLLOW);
static const struct { int a, b; } pair[] = {
    { 1, 2 },
};

static const struct {
    int a;
} late[] = {
    { SKR_C_PLAY_VOID_SUIT },
};
SKR_CITE(PLAY_LEAD);
END
cat >src/b.c <<'END'
int first(void)
{
    return SKR_C_PLAY_FOLLOW;
}
END

run 0 "$AWK" -f "$srcdir/corpus/cases.awk" corpus/a.yaml
mv out cases.tsv
run 0 "$AWK" -f "$srcdir/coverage/trace.awk" clauses.tsv cases.tsv src/*.c
cat >expected <<'END'
/* Made by coverage/trace.awk from corpus/ and src/: do not edit. */
#include "trace.h"

const struct trace_case trace_cases[] = {
    { "k3f9x", "A \"club\" on a club, what?\?/ else: ♣",
      "play.follow play.lead", "corpus/a.yaml", 2, true, "law" },
    { "b2c3d", "Another suit",
      "play.follow", "corpus/a.yaml", 9, false, "derived" },
};
const int trace_case_count = 2;

const struct trace_code trace_code[] = {
    { "play.lead", "src/a.c", "word",
      7, 8, 5 },
    { "play.void-suit", "src/a.c", "find",
      13, 26, 15 },
    { "play.lead", "src/a.c", "find",
      13, 26, 20 },
    { "play.lead", "src/a.c", "small",
      27, 27, 27 },
    { "play.follow", "src/a.c", "told",
      29, 33, 32 },
    { "play.follow", "src/a.c", "pair",
      38, 41, 38 },
    { "play.void-suit", "src/a.c", "late",
      43, 47, 46 },
    { "play.follow", "src/b.c", "first",
      1, 4, 3 },
};
const int trace_code_count = 8;
END
expect "the table of cases and code" diff expected out
done_testing
