/* Mutation fuzzer: spoils records of a log at random and has them read, judged,
 * reported and converted; what must hold of any input is checked each time.
 *
 *     fuzz LOG WORDS
 *
 * FUZZ_SEED (default: the clock) makes a run again, FUZZ_SECONDS (30) or
 * FUZZ_ITERATIONS end it. Prints the seed; a failure shows the spoiled text,
 * leaves it in fuzz-failed.sgf, and aborts. The log's first line tells its
 * format; WORDS is a dictionary of it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "fuzz/property.h"
#include "fuzz/records.h"

static struct text spoiled;
static const struct format *format;
static bool native, iss;           /* the format is our own, or the server's */
static uint64_t seed, state, iteration;

/* -------------------------------------------------------------------- random */

/* splitmix64; 0 <= result < n */
static size_t below(size_t n)
{
    uint64_t z = state += 0x9E3779B97F4A7C15u;

    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return (size_t)((z ^ (z >> 31)) % n);
}

/* ------------------------------------------------------------------- failing */

static void show(const char *what)
{
    FILE *f = fopen("fuzz-failed.sgf", "wb");

    fprintf(stderr, "fuzz: %s\nFUZZ_SEED=%llu, iteration %llu:\n", what,
            (unsigned long long)seed, (unsigned long long)iteration);
    fwrite(spoiled.data, 1, spoiled.size, stderr);
    fputc('\n', stderr);
    if (f != NULL) {
        fwrite(spoiled.data, 1, spoiled.size, f);
        fclose(f);
    }
}

/* ----------------------------------------------------------------------- log */

/* The games of the log, sound or broken. */
static struct line { const char *text; size_t size; } line[20000];
static size_t lines;

static bool load(const char *name)
{
    static char buffer[16 * 1024 * 1024];
    FILE *f = fopen(name, "rb");
    const char *p = buffer, *end = buffer, *next;

    if (f == NULL)
        return false;
    end += fread(buffer, 1, sizeof buffer, f);
    fclose(f);
    format = format_of(buffer, end);
    for (; format != NULL && (p = format_skip(p, end)) < end
           && lines < sizeof line / sizeof *line; p = next) {
        next = format->next(p + 1, end);
        if (next == NULL)
            next = end;
        line[lines++] = (struct line){ p, (size_t)(next - p)
                                          - (next[-1] == '\n') };
    }
    return lines > 0;
}

/* ------------------------------------------------------------------ spoiling */

static bool parts_tokens(char c)
{
    return c == ' ' || c == '[' || c == ']' || c == '.' || c == '\n'
        || (!iss && c != '\0' && strchr(native ? ",:{}\"" : ",_=", c) != NULL);
}

/* A random token: its place, and its size. */
static size_t token(const struct text *t, size_t *size)
{
    size_t at = below(t->size + 1), end;

    while (at > 0 && !parts_tokens(t->data[at - 1]))
        at--;
    for (end = at; end < t->size && !parts_tokens(t->data[end]);)
        end++;
    *size = end - at;
    return at;
}

/* The words of the format, as libFuzzer's dictionaries have them: one on a line, in
 * quotes, with \\, \" and \xNN. */
static char word[1000][64];
static size_t word_size[1000], words;

static size_t unescape(char *to, const char *from)
{
    unsigned byte;
    size_t n = 0;
    int used;

    for (; *from != '"' && *from != '\0'; from++) {
        if (from[0] == '\\' && sscanf(from, "\\x%2X%n", &byte, &used) == 1) {
            to[n++] = (char)byte;
            from += used - 1;
        } else {
            from += *from == '\\';
            to[n++] = *from;
        }
    }
    return n;
}

static bool load_words(const char *name)
{
    FILE *f = fopen(name, "r");
    char line_of_text[64];

    while (f != NULL && words < sizeof word / sizeof *word
           && fgets(line_of_text, sizeof line_of_text, f) != NULL)
        if (*line_of_text == '"') {
            word_size[words] = unescape(word[words], line_of_text + 1);
            words++;
        }
    if (f != NULL)
        fclose(f);
    return words > 0;
}

static void put_word(struct text *t, size_t at, size_t gone)
{
    size_t n = below(words);

    text_replace(t, at, gone, word[n], word_size[n]);
}

static void put_byte(struct text *t, size_t gone)
{
    char byte = (char)below(256);

    text_replace(t, below(t->size + 1), gone, &byte, 1);
}

/* Copies a piece of some game of the log: of the same kind at times. */
static void put_piece(struct text *t, size_t gone)
{
    const struct line *l = &line[below(lines)];
    size_t from = below(l->size), most = l->size - from;

    text_replace(t, below(t->size + 1), gone, l->text + from,
            below(most < 200 ? most + 1 : 200));
}

static void swap_tokens(struct text *t)
{
    char kept[64];
    size_t size, other_size, at = token(t, &size), other;

    if (size == 0 || size > sizeof kept)
        return;
    memcpy(kept, t->data + at, size);
    other = token(t, &other_size);
    if (other_size == size)
        memcpy(t->data + at, t->data + other, size);
    text_replace(t, other, other_size, kept, size);
}

static void repeat(struct text *t)
{
    char piece[100];
    size_t at = below(t->size + 1), size = below(sizeof piece);
    size_t times = below(8) == 0 ? below(300) : below(3);

    if (size > t->size - at)
        size = t->size - at;
    memcpy(piece, t->data + at, size);
    while (times-- > 0)
        text_replace(t, at, 0, piece, size);
}

static void spoil(struct text *t)
{
    size_t size, at;

    switch (below(11)) {
    case 0: put_byte(t, 1); break;
    case 1: put_byte(t, 0); break;
    case 2: text_replace(t, below(t->size + 1), below(20), "", 0); break;
    case 3: put_piece(t, below(100)); break;
    case 4: at = token(t, &size); put_word(t, at, size); break;
    case 5: at = token(t, &size); put_word(t, at, 0); break;
    case 6: at = token(t, &size); text_replace(t, at, size + 1, "", 0); break;
    case 7: swap_tokens(t); break;
    case 8: swap_tokens(t); break;
    case 9: repeat(t); break;
    default:
        if (below(4) == 0)
            t->size = below(t->size + 1);
    }
}

/* ----------------------------------------------------------------- the cases */

/* The first line of the log is a sound game. */
static void try_one(void)
{
    const struct line *l = &line[below(lines)];
    const struct skr_code *code = skr_code_at((int)below(4));
    size_t times = below(8);
    struct judged judged;

    memcpy(spoiled.data, l->text, l->size);
    spoiled.size = l->size;
    while (times-- > 0)
        spoil(&spoiled);
    judged = judge_all(format, spoiled.data, spoiled.size, code);
    if (iss && below(4) == 0)
        try_other_blanks(spoiled.data, spoiled.size, code, &judged);
    if (below(4) == 0)
        try_between(format, spoiled.data, spoiled.size, line[0].text, line[0].size,
                    iss && below(2) == 0 ? "" : "\n");
}

static uint64_t setting(const char *name, uint64_t otherwise)
{
    const char *text = getenv(name);

    return text != NULL && *text != '\0' ? strtoull(text, NULL, 10) : otherwise;
}

int main(int argc, char **argv)
{
    time_t begun = time(NULL);
    uint64_t seconds = setting("FUZZ_SECONDS", 30);
    uint64_t iterations = setting("FUZZ_ITERATIONS", 0);

    seed = setting("FUZZ_SEED", (uint64_t)begun);
    state = seed;
    property_report = show;
    if (argc != 3 || !load(argv[1]) || !load_words(argv[2])) {
        fputs("usage: fuzz LOG WORDS (a log of any format, the first game sound; and a"
              " dictionary)\n", stderr);
        return 99;
    }
    iss = strcmp(format->name, "iss") == 0;
    native = strcmp(format->name, "json") == 0;
    printf("FUZZ_SEED=%llu\n", (unsigned long long)seed);
    fflush(stdout);
    for (; iterations > 0 ? iteration < iterations
                          : (uint64_t)(time(NULL) - begun) < seconds;
         iteration++)
        try_one();
    printf("%llu spoiled games\n", (unsigned long long)iteration);
    return 0;
}
