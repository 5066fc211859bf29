/* Finds clauses by what players type. */
#include "report/search.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/fold.h"
#include "base/text.h"

/* Room for the longest text of a clause. */
#define FOLDED_TEXT 16384

/* ---------------------------------------------------------------------- words */

bool is_official_number(const char *text)
{
    if (same_letters(text, "SkWO-", 5))
        text += 5;
    return isdigit((unsigned char)*text) && strchr(text, '.') != NULL
        && strspn(text, "0123456789.") == strlen(text);
}

/* Facts, cases and official numbers stay as they are: S1.5 is one word. */
static bool is_reference(const char *word)
{
    return is_official_number(word)
        || (strspn(word, "SVsv") == 1 && isdigit((unsigned char)word[1]));
}

/* Words that say nothing of what is looked for. */
static bool is_small(const char *folded)
{
    return is_listed("the a an of he his is was has had der die das den dem des ein eine"
                     " einen einem er sie es ist hat hatte haben und was wie wann kostet jest ma je"
                     " se what how when while co jak kiedy kdy to in at on are can may during for by"
                     " im in am beim zu zum zur bei nach als so von vom wenn man kann darf wird ins auf"
                     " wer w z na do przy za czy i sie kto kiedy v ve s si kdo pri jestli mi",
                     folded);
}

/* What players say for a word of the clauses. */
static const char *word_of_clauses(const char *folded)
{
    static const struct { const char *said, *meant; } same[] = {
        { "declarer", "soloist" }, { "sejmuti", "snimani" }, { "sejmout", "snimani" },
    };

    for (size_t i = 0; i < sizeof same / sizeof *same; i++)
        if (strcmp(same[i].said, folded) == 0)
            return same[i].meant;
    return folded;
}

static void add_word(struct query *query, const char *word, const char *part,
                     size_t length)
{
    size_t n = strlen(query->phrase);

    word = word_of_clauses(word);
    if (query->words == QUERY_WORDS || *word == '\0')
        return;
    query->small[query->words] = is_small(word);
    snprintf(query->typed[query->words], sizeof query->typed[0], "%.*s",
             (int)(length < 63 ? length : 63), part);
    snprintf(query->word[query->words++], sizeof query->word[0], "%.63s", word);
    snprintf(query->phrase + n, sizeof query->phrase - n, "%s%s", n > 0 ? " " : "",
             word);
}

/* A word between blanks can be several: "grand-hand". */
static void add_part(struct query *query, const char *part, size_t length)
{
    char folded[FOLDED_WORD], *word, *rest = folded;

    snprintf(folded, sizeof folded, "%.*s", (int)length, part);
    if (is_reference(folded)) {
        if (folded[0] == 's' || folded[0] == 'v')
            folded[0] = (char)(folded[0] == 's' ? 'S' : 'V');
        if (same_letters(folded, "SkWO-", 5))
            memcpy(folded, "SkWO-", 5);
        add_word(query, folded, part, length);
        return;
    }
    fold(folded, part, length);
    while ((word = strtok_r(rest, " ", &rest)) != NULL)
        add_word(query, word, part, length);
}

void query_add(struct query *query, const char *text)
{
    size_t length;

    for (; *text != '\0'; text += length) {
        text += strspn(text, " \t\n");
        length = strcspn(text, " \t\n");
        add_part(query, text, length);
    }
}

/* -------------------------------------------------------------------- scoring */

/* How well a word of a text is the one that was asked for. */
enum { NOT_THE_WORD = 0, PART_OF_IT = 1, OTHER_ENDING = 2, BEGINS_SO = 3, THE_WORD = 5 };

/* The same begin of at least five letters, and at most three that differ after it in the
 * word that was asked for: "bedienen" and "bedient"; or of four, and at most two: "hodit"
 * and "hodil". */
static int compare_words(const char *text, size_t length, const char *word)
{
    size_t n = strlen(word), same = 0;

    while (same < n && same < length && text[same] == word[same])
        same++;
    if (same == n)
        return length == n ? THE_WORD : BEGINS_SO;
    if ((same >= 5 && n - same <= 3 && length - same <= 4)
        || (same == 4 && n - same <= 2 && length - same <= 2))
        return OTHER_ENDING;
    return NOT_THE_WORD;
}

static int best_in(const char *folded, const char *word)
{
    int best = strlen(word) >= 4 && strstr(folded, word) != NULL ? PART_OF_IT
                                                                 : NOT_THE_WORD;

    for (size_t length; *folded != '\0' && best < THE_WORD;
         folded += length + (folded[length] == ' ')) {
        int found;

        length = strcspn(folded, " ");
        found = compare_words(folded, length, word);
        best = found > best ? found : best;
    }
    return best;
}

/* What is known of a clause: the best score of each word so far. */
struct scores {
    const struct query *query;
    int word[QUERY_WORDS];
    int in_words, in_titles;   /* all words beside each other there */
    char folded[FOLDED_TEXT];
};

static void count_words(struct scores *s, int weight)
{
    for (int i = 0; i < s->query->words; i++) {
        int score = weight * best_in(s->folded, s->query->word[i]);

        if (score > s->word[i])
            s->word[i] = score;
    }
}

/* A text of the clause; each place has its weight. With umlauts written as ae, oe, ue as
 * well, if there are any. */
static void look_in(struct scores *s, const char *text, size_t length, int weight)
{
    fold_text(s->folded, FOLDED_TEXT, text, length, false);
    count_words(s, weight);
    if (memchr(text, '\xC3', length) == NULL)
        return;
    fold_text(s->folded, FOLDED_TEXT, text, length, true);
    count_words(s, weight);
}

/* Weights. A title or a phrase that says just what was asked for comes first. */
enum { IN_READING = 1, IN_TEXT = 2, IN_WORDS = 7, IN_TITLE = 8, IN_ID = 10,
       PHRASE_INSIDE = 60, PHRASE_WHOLE = 200 };

static void look_at_phrase(struct scores *s, const char *text, size_t length,
                           int *best)
{
    const char *phrase = s->query->phrase;

    for (int umlauts = 0; umlauts < 2; umlauts++) {
        int found;

        fold_text(s->folded, FOLDED_TEXT, text, length, umlauts == 1);
        found = strcmp(s->folded, phrase) == 0 ? PHRASE_WHOLE
            : strstr(s->folded, phrase) != NULL ? PHRASE_INSIDE : 0;
        *best = found > *best ? found : *best;
    }
}

/* The search words of the clause, a phrase between commas. */
static void look_in_words(struct scores *s, const char *words)
{
    look_in(s, words, strlen(words), IN_WORDS);
    for (size_t length; *words != '\0'; words += length + strspn(words + length, ", ")) {
        length = strcspn(words, ",");
        look_at_phrase(s, words, length, &s->in_words);
    }
}

static void look_for_references(struct scores *s, const struct skr_clause_info *c)
{
    for (int i = 0; i < s->query->words; i++)
        if (is_listed(c->facts, s->query->word[i])
            || is_listed(c->cases, s->query->word[i])
            || is_listed(c->isko2022, s->query->word[i])
            || is_listed(c->isko1999, s->query->word[i]))
            s->word[i] = IN_ID * THE_WORD;
}

static struct hit score(const struct query *query, enum skr_clause clause,
                        struct scores *s)
{
    const struct skr_clause_info *c = skr_clause_info(clause);
    struct hit hit = { .clause = clause };
    const char *language;

    s->query = query;
    s->in_words = s->in_titles = 0;
    memset(s->word, 0, sizeof s->word);
    look_in(s, c->id, strlen(c->id), IN_ID);
    look_in(s, c->reading, strlen(c->reading), IN_READING);
    look_in_words(s, c->words);
    look_for_references(s, c);
    for (int n = 0; (language = skr_clause_language(n)) != NULL; n++) {
        const char *title = skr_clause_title(clause, language);
        const char *text = skr_clause_text(clause, language);

        look_in(s, title, strlen(title), IN_TITLE);
        look_at_phrase(s, title, strlen(title), &s->in_titles);
        look_in(s, text, strlen(text), IN_TEXT);
    }
    for (int i = 0; i < query->words; i++) {
        hit.words += s->word[i] > 0 || query->small[i];
        hit.score += query->small[i] ? 0 : s->word[i];
    }
    if (hit.words == query->words)
        hit.score += s->in_words + s->in_titles;
    return hit;
}

/* ------------------------------------------------------------------ searching */

/* The better one first; the first of the chapters among equals. */
static bool comes_before(const struct hit *a, const struct hit *b)
{
    return a->words != b->words ? a->words > b->words : a->score > b->score;
}

static int insert(struct hit *hit, int hits, struct hit new)
{
    int i = hits;

    for (; i > 0 && comes_before(&new, &hit[i - 1]); i--)
        hit[i] = hit[i - 1];
    hit[i] = new;
    return hits + 1;
}

/* Adds up in how many clauses each word is. */
static int find_hits(struct query *query, struct hit *hit, struct scores *s,
                     int having[QUERY_WORDS])
{
    enum skr_clause clause;
    int hits = 0;

    memset(having, 0, QUERY_WORDS * sizeof *having);
    for (int n = 0; (clause = skr_clause_at(n)) != SKR_C_NONE; n++) {
        struct hit new = score(query, clause, s);

        for (int i = 0; i < query->words; i++) {
            query->known[i] |= s->word[i] > 0 || query->small[i];
            having[i] += s->word[i] > 0;
        }
        if (new.score > 0)
            hits = insert(hit, hits, new);
    }
    return hits;
}

/* A word of so many clauses says little, beside one of few. */
#define COMMON 40

static bool leave_common_out(struct query *query, const int having[QUERY_WORDS])
{
    bool rare = false, any = false;

    for (int i = 0; i < query->words; i++)
        rare |= !query->small[i] && having[i] > 0 && having[i] <= COMMON;
    for (int i = 0; rare && i < query->words; i++)
        if (!query->small[i] && having[i] > COMMON)
            any = query->small[i] = true;
    return any;
}

int search_clauses(struct query *query, struct hit *hit)
{
    struct scores *s = malloc(sizeof *s);
    int having[QUERY_WORDS], hits, most;

    if (s == NULL)
        return 0;
    hits = find_hits(query, hit, s, having);
    if (hits > 0 && hit[0].words < query->words && leave_common_out(query, having))
        hits = find_hits(query, hit, s, having);
    free(s);
    most = hits > 0 ? hit[0].words : 0;
    while (hits > 0 && hit[hits - 1].words < most)
        hits--;
    return hits;
}

/* ---------------------------------------------------------------------- hints */

/* The words of a text one by one, each a thing of its own by its letters. */
static void try_words(struct nearest *near, const char *text)
{
    for (size_t length; *text != '\0'; text += length + (text[length] != '\0')) {
        length = strcspn(text, " ,.-");
        if (length >= 4)
            nearest_try(near, text, length, near->thing);
    }
}

/* At least half of the words, and not too many clauses. */
bool search_helps(const struct query *query, const struct hit *hit, int hits)
{
    return 2 * hit[0].words >= query->words && hits <= 12;
}

void search_hint(const char *word, enum language language, char out[NEAREST_HINT])
{
    struct nearest near = nearest_begin(word);
    enum skr_clause clause;
    const char *of;

    for (int n = 0; (clause = skr_clause_at(n)) != SKR_C_NONE; n++) {
        const struct skr_clause_info *c = skr_clause_info(clause);

        nearest_try(&near, c->id, strlen(c->id), 0);
        if (strchr(word, '.') != NULL)
            continue;
        try_words(&near, c->id);
        try_words(&near, c->words);
        for (int k = 0; (of = skr_clause_language(k)) != NULL; k++)
            try_words(&near, skr_clause_title(clause, of));
    }
    nearest_say(&near, language, out);
}
