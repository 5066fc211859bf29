/* Reader for the logs of XSkat: bytes to a record. */
#include <string.h>

#include "readers/xskat.h"

/* A game of the log: the players' names in three columns, a rule, a row a trick
 * with each player's card in his column, a header with the seed and the dealer,
 * the hands as they were played, the skat as it is in the end and as it was
 * found, the last bid, who played what, and how it ended:
 *
 *      Anna         Bert         Cora
 *
 *     ----------------------------------------
 *       HEART J     Club 7      Club_8          "_" leads, CAPITALS win
 *     ---- random_seed 42 0 2 ----------------
 *       CLUB J      Spade J     Diamond J       CAPITALS are trumps
 *     ----------------------------------------
 *     Skat is: Spade 9,Heart 9
 *     Skat was: Heart 10,Diamond Q
 *     Last bid: 27
 *     Anna played Club
 *     Won with: 98 points
 *     ========================================
 *
 * Its words are English or German, its cards French or German. With -fmt, bold
 * letters are struck twice, and underlined ones struck over "_".
 *
 * What the log leaves out: the calls of the auction; the value. Whose name is
 * underlined has said contra, or re. */
SKR_CITE(RECORD_SYNTAX);

/* ------------------------------------------------------------------- lexing */

/* No line of the log is longer: three columns of twelve. */
#define LONGEST_LINE 96

enum { PLAIN = 0, BOLD = 1, UNDERLINED = 2 };

/* The line under way, each character with how it stands out. */
struct lexer {
    char c[LONGEST_LINE + 1];          /* 0 after the last one */
    uint8_t style[LONGEST_LINE];
    uint16_t byte[LONGEST_LINE + 1];   /* where it stands in the line */
    int i;                             /* the next one */
    const char *line, *line_end;       /* without blanks at its end */
    const char *next, *end;            /* the next line; the record's end */
    struct skr_record *record;
};

static uint32_t offset(const struct lexer *lex, int i)
{
    return (uint32_t)(lex->line - lex->record->text) + lex->byte[i];
}

/* Notes what could not be read, from character i on. Always returns false. */
static bool fail_at(struct lexer *lex, int i, const char *expected)
{
    uint32_t at = offset(lex, i);
    uint32_t stop = (uint32_t)(lex->line_end - lex->record->text);

    lex->record->malformed = (struct skr_malformed){
        SKR_C_RECORD_SYNTAX, at, stop > at ? stop - at : 0, expected
    };
    return false;
}

static bool fail(struct lexer *lex, const char *expected)
{
    return fail_at(lex, lex->i, expected);
}

/* Where the text of the line at p ends: blanks after it are no part of it. */
static const char *text_end(const char *p, const char *end)
{
    const char *q = memchr(p, '\n', (size_t)(end - p));

    for (q = q != NULL ? q : end; q > p && (q[-1] == '\r' || q[-1] == ' '); q--)
        ;
    return q;
}

static const char *line_after(const char *p, const char *end)
{
    const char *q = memchr(p, '\n', (size_t)(end - p));

    return q != NULL ? q + 1 : end;
}

/* Takes the characters of the line apart. One too long to be of the log ends in
 * a character that nothing expects. */
static void spread(struct lexer *lex)
{
    const char *p = lex->line, *end = lex->line_end;
    int n = 0;

    for (; p < end && n < LONGEST_LINE; n++) {
        bool struck = end - p >= 3 && p[1] == '\b';

        lex->byte[n] = (uint16_t)(p - lex->line);
        lex->style[n] = !struck ? PLAIN : p[0] == '_' ? UNDERLINED : BOLD;
        lex->c[n] = struck ? p[2] : *p;
        if (lex->c[n] == '\0')
            lex->c[n] = '\1';
        p += struck ? 3 : 1;
    }
    if (p < end)
        lex->c[n - 1] = '\1';
    lex->byte[n] = (uint16_t)(p - lex->line);
    lex->c[n] = '\0';
    lex->i = 0;
}

/* To the next line. Returns false at the end of the text. */
static bool next_line(struct lexer *lex)
{
    if (lex->next == lex->end)
        return false;
    lex->line = lex->next;
    lex->line_end = text_end(lex->line, lex->end);
    lex->next = line_after(lex->line, lex->end);
    spread(lex);
    return true;
}

/* To the next line, which must be there. */
static bool need_line(struct lexer *lex, const char *expected)
{
    return next_line(lex) || fail_at(lex, (int)strlen(lex->c), expected);
}

static void skip_blanks(struct lexer *lex)
{
    while (lex->c[lex->i] == ' ')
        lex->i++;
}

static bool at_end(const struct lexer *lex)
{
    return lex->c[lex->i] == '\0';
}

/* A number of up to five digits, or -1. */
static int read_number(struct lexer *lex)
{
    int number = 0, first;

    skip_blanks(lex);
    first = lex->i;
    for (; lex->c[lex->i] >= '0' && lex->c[lex->i] <= '9'; lex->i++)
        if (lex->i - first < 5)
            number = number * 10 + (lex->c[lex->i] - '0');
    return lex->i > first && lex->i - first <= 5 ? number : -1;
}

/* -------------------------------------------------------------------- words */

enum { ENGLISH, GERMAN, LANGUAGES };

enum phrase { SKAT_IS, SKAT_WAS, LAST_BID, PLAYED, LOST_RAMSCH, WON_RAMSCH,
              HAND, SCHNEIDER, SCHWARZ, OUVERT_HAND, OUVERT, WON_WITH,
              LOST_WITH, WON, LOST, FOREHAND_PUSHED, MIDDLEHAND_PUSHED,
              REARHAND_PUSHED, NOBODY, PHRASES };

static const char *const phrases[PHRASES][LANGUAGES] = {
    [SKAT_IS] = { "Skat is:", "Im Skat ist:" },
    [SKAT_WAS] = { "Skat was:", "Im Skat war:" },
    [LAST_BID] = { "Last bid:", "Gereizt bis:" },
    [PLAYED] = { " played ", " spielte " },
    [LOST_RAMSCH] = { " lost the Ramsch", " verlor den Ramsch" },
    [WON_RAMSCH] = { " won the Ramsch", " gewann den Ramsch" },
    [HAND] = { "Played Hand", "Hand gespielt" },
    [SCHNEIDER] = { "Schneider announced", "Schneider angesagt" },
    [SCHWARZ] = { "Schwarz announced", "Schwarz angesagt" },
    [OUVERT_HAND] = { "Played ouvert Hand", "Ouvert Hand gespielt" },
    [OUVERT] = { "Played ouvert", "Ouvert gespielt" },
    [WON_WITH] = { "Won with:", "Gewonnen mit:" },
    [LOST_WITH] = { "Lost with:", "Verloren mit:" },
    [WON] = { "Won", "Gewonnen" },
    [LOST] = { "Lost", "Verloren" },
    [FOREHAND_PUSHED] = { "FH passed:", "VH schob:" },
    [MIDDLEHAND_PUSHED] = { "MH passed:", "MH schob:" },
    [REARHAND_PUSHED] = { "RH passed:", "HH schob:" },
    [NOBODY] = { "Nobody", "Niemand" },
};

/* Passes the words of the phrase, in either language, "_" for a blank in them
 * where they are underlined. */
static bool take(struct lexer *lex, enum phrase phrase)
{
    for (int language = 0; language < LANGUAGES; language++) {
        const char *word = phrases[phrase][language];
        int n = 0;

        while (word[n] != '\0' && (lex->c[lex->i + n] == word[n]
                                   || (lex->c[lex->i + n] == '_'
                                       && word[n] == ' ')))
            n++;
        if (word[n] == '\0') {
            lex->i += n;
            return true;
        }
    }
    return false;
}

/* The same, when they are all that is left of the line. */
static bool take_last(struct lexer *lex, enum phrase phrase)
{
    int i = lex->i;

    if (take(lex, phrase) && at_end(lex))
        return true;
    lex->i = i;
    return false;
}

/* The suits as cards and as games: French and German cards. */
static const struct { const char *word; uint8_t game; } games[] = {
    { "diamond", SKR_GAME_DIAMONDS }, { "karo", SKR_GAME_DIAMONDS },
    { "bells", SKR_GAME_DIAMONDS },   { "schellen", SKR_GAME_DIAMONDS },
    { "heart", SKR_GAME_HEARTS },     { "herz", SKR_GAME_HEARTS },
    { "hearts", SKR_GAME_HEARTS },    { "rot", SKR_GAME_HEARTS },
    { "spade", SKR_GAME_SPADES },     { "pik", SKR_GAME_SPADES },
    { "leaves", SKR_GAME_SPADES },    { "grun", SKR_GAME_SPADES },
    { "club", SKR_GAME_CLUBS },       { "kreuz", SKR_GAME_CLUBS },
    { "acorns", SKR_GAME_CLUBS },     { "eicheln", SKR_GAME_CLUBS },
    { "grand", SKR_GRAND },           { "null", SKR_NULL },
};

#define GAME_WORDS ((int)(sizeof games / sizeof *games))
#define LONGEST_WORD 10

/* A word in small letters and without dots: "Ü" of Latin-1 or UTF-8 is "u". */
struct word {
    char text[LONGEST_WORD + 1];
    bool bold;           /* in capitals, or struck twice */
};

static char small_letter(unsigned char c)
{
    if (c >= 'A' && c <= 'Z')
        return (char)(c - 'A' + 'a');
    return c == 0xFC || c == 0xDC || c == 0xBC || c == 0x9C ? 'u' : (char)c;
}

/* Up to a blank, "_", "," or the line's end. */
static struct word read_word(struct lexer *lex)
{
    struct word word = { "", lex->style[lex->i] == BOLD };
    int n = 0;

    for (; strchr(" _,", lex->c[lex->i]) == NULL; lex->i++) {
        unsigned char c = (unsigned char)lex->c[lex->i];

        if (c == 0xC3)
            continue;
        word.bold |= n == 1 && c >= 'A' && c <= 'Z';
        if (n < LONGEST_WORD)
            word.text[n++] = small_letter(c);
    }
    word.text[n] = '\0';
    return word;
}

static bool is(const struct word *word, const char *text)
{
    return strcmp(word->text, text) == 0;
}

/* The game that the word names, or -1. */
static int game_of(const struct word *word)
{
    for (int n = 0; n < GAME_WORDS; n++)
        if (is(word, games[n].word))
            return games[n].game;
    return -1;
}

/* -------------------------------------------------------------------- cards */

/* With the option "Spitze" the lowest trump is not named. */
#define LOWEST_TRUMP 32

struct cell {
    int card;            /* or LOWEST_TRUMP, or SKR_NO_CARD */
    bool wins, leads;
};

/* Letters in the order of enum skr_rank: English, German, German cards. */
static int rank_of(const struct word *word)
{
    static const char *const letters[] = { "789qk-aj", "789dk-ab", "789ok-au" };

    if (is(word, "10"))
        return SKR_TEN;
    for (int n = 0; n < 3 && word->text[0] != '\0' && word->text[1] == '\0'; n++)
        if (strchr(letters[n], word->text[0]) != NULL)
            return (int)(strchr(letters[n], word->text[0]) - letters[n]);
    return -1;
}

/* "Heart 10", "Heart_10" when it is led, "HEART 10" when it wins the trick. */
static bool read_card(struct lexer *lex, struct cell *cell)
{
    int first, suit, rank;
    struct word word;

    skip_blanks(lex);
    first = lex->i;
    word = read_word(lex);
    suit = game_of(&word);
    *cell = (struct cell){ SKR_NO_CARD, word.bold, lex->c[lex->i] == '_'
                           || lex->style[first] == UNDERLINED };
    if (lex->c[lex->i] != ' ' && lex->c[lex->i] != '_')
        return false;
    lex->i++;
    if (is(&word, "spitze") && lex->c[lex->i] == '!') {
        lex->i++;
        cell->card = LOWEST_TRUMP;
        return true;
    }
    word = read_word(lex);
    rank = rank_of(&word);
    if (suit < 0 || suit > SKR_GAME_CLUBS || rank < 0)
        return false;
    cell->card = SKR_CARD(suit, rank);
    return true;
}

/* ----------------------------------------------------------- what a game tells */

/* A place in the record that a move or a figure comes from. */
struct place {
    uint32_t byte;
    uint16_t length;
};

/* What is read before it is known who sits where. Columns are players. */
struct game {
    char name[3][2 * LONGEST_LINE];
    struct label_text first_name[3];
    bool marked[3];                      /* said contra or re */
    struct place name_place[3];
    int rows;                            /* tricks */
    bool passed;
    struct cell row[10][3];
    struct place place[10][3];
    int dealer;                          /* column, or -1 when not told */
    skr_cards hand[3];                   /* as played */
    bool lowest_trump[3];                /* ... and that, not named */
    bool doubled;
    skr_cards skat_is, skat_was;
    struct place skat_is_place, skat_was_place, bid_place, played_place;
    int bid;                             /* 0 when not told: grand by hand in a
                                            round of ramsch */
    int soloist;                         /* column, or SKR_NOBODY */
    int trumps;                          /* enum skr_game */
    struct skr_announcement said;
    bool ramsch, pushed, revolution, spitze;
};

static struct place place_from(const struct lexer *lex, int first)
{
    return (struct place){ offset(lex, first),
                           (uint16_t)(lex->byte[strlen(lex->c)]
                                      - lex->byte[first]) };
}

/* ---------------------------------------------------------------------- names */

/* The name of a column: a first name, one word, and on the second line perhaps
 * another, of which only the place tells whose it is. With contra there are
 * "_" for the blanks around. */
static void add_name(char *name, const char *text, int length)
{
    size_t n = strlen(name);

    if (length >= 2 && text[0] == '_' && text[length - 1] == '_')
        text++, length -= 2;
    if (length == 0)
        return;
    if (n > 0)
        name[n++] = ' ';
    memcpy(name + n, text, (size_t)length);
    name[n + (size_t)length] = '\0';
}

/* The words of the line and where they begin. Returns how many they are. */
static int split(struct lexer *lex, int first[LONGEST_LINE],
                 int length[LONGEST_LINE])
{
    int n = 0;

    for (skip_blanks(lex); !at_end(lex); skip_blanks(lex), n++) {
        first[n] = lex->i;
        while (!at_end(lex) && lex->c[lex->i] != ' ')
            lex->i++;
        length[n] = lex->i - first[n];
    }
    return n;
}

/* Where the first name stands, and whether it is underlined. */
static void note_name(const struct lexer *lex, struct game *g, int column,
                      int first, int end)
{
    bool marked = end - first > 2 && lex->c[first] == '_'
        && lex->c[end - 1] == '_';
    int from = first + marked, to = end - marked;

    g->marked[column] = marked || lex->style[first] == UNDERLINED;
    g->name_place[column] = (struct place){
        offset(lex, first), (uint16_t)(lex->byte[end] - lex->byte[first])
    };
    g->first_name[column] = (struct label_text){
        lex->line + lex->byte[from], (size_t)(lex->byte[to] - lex->byte[from])
    };
}

static bool read_names(struct lexer *lex, struct game *g)
{
    int first[LONGEST_LINE], length[LONGEST_LINE];

    for (int line = 0; line < 2; line++) {
        int words = split(lex, first, length);

        if (line == 0 && words != 3)
            return fail_at(lex, 0, "three players' names");
        for (int n = 0; n < words; n++) {
            int column = words == 3 ? n : first[n] / 12;

            if (column > 2)
                return fail_at(lex, first[n], "a second name below a first");
            add_name(g->name[column], lex->c + first[n], length[n]);
            if (line == 0)
                note_name(lex, g, column, first[n], first[n] + length[n]);
        }
        if (!need_line(lex, "two lines of names and a line of 40 dashes"))
            return false;
    }
    return true;
}

/* ----------------------------------------------------------------------- rows */

static int dashes(const struct lexer *lex)
{
    return (int)strspn(lex->c, "-");
}

static bool is_rule(const struct lexer *lex)
{
    return dashes(lex) >= 40 && lex->c[dashes(lex)] == '\0';
}

static bool read_rule(struct lexer *lex)
{
    return is_rule(lex) || fail(lex, "a line of 40 dashes");
}

static struct place place_since(const struct lexer *lex, int first)
{
    return (struct place){ offset(lex, first),
                           (uint16_t)(lex->byte[lex->i] - lex->byte[first]) };
}

static bool read_row(struct lexer *lex, struct cell cell[3],
                     struct place place[3])
{
    for (int column = 0; column < 3; column++) {
        int first;

        skip_blanks(lex);
        first = lex->i;
        if (!read_card(lex, &cell[column]))
            return fail_at(lex, first, "three cards in a row, in English or"
                           " German");
        place[column] = place_since(lex, first);
    }
    skip_blanks(lex);
    return at_end(lex) || fail(lex, "three cards in a row");
}

/* "_Pass_      Pass        Pass": forehand's is underlined. */
static bool read_passes(struct lexer *lex, struct game *g)
{
    for (int column = 0; column < 3; column++) {
        int first, leads;
        struct word word;

        skip_blanks(lex);
        leads = lex->c[lex->i] == '_' || lex->style[lex->i] == UNDERLINED;
        lex->i += lex->c[lex->i] == '_';
        skip_blanks(lex);
        first = lex->i;
        word = read_word(lex);
        g->place[0][column] = place_since(lex, first);
        g->row[0][column].leads = leads;
        lex->i += lex->c[lex->i] == '_';
        if (!is(&word, "pass") && !is(&word, "passe"))
            return false;
    }
    skip_blanks(lex);
    g->passed = at_end(lex);
    return g->passed;
}

static bool read_tricks(struct lexer *lex, struct game *g)
{
    do {
        if (!need_line(lex, "a trick, or the header"))
            return false;
        if (g->rows == 0 && read_passes(lex, g))
            return need_line(lex, "the header");
        lex->i = 0;
        if (dashes(lex) >= 4)
            return g->rows > 0 || fail(lex, "a trick");
        if (g->rows == 10)
            return fail(lex, "no more than ten tricks");
        if (!read_row(lex, g->row[g->rows], g->place[g->rows]))
            return false;
    } while (++g->rows);
    return true;
}

/* A number with or without a sign, however long. */
static bool skip_number(struct lexer *lex)
{
    int first;

    skip_blanks(lex);
    lex->i += lex->c[lex->i] == '-';
    first = lex->i;
    lex->i += (int)strspn(lex->c + lex->i, "0123456789");
    return lex->i > first;
}

/* "---- random_seed 42 0 2 -------": seed, number, who deals, and "L" or "R" when
 * the cards were moved on; a game that was set up has dashes only. */
static bool read_header(struct lexer *lex, struct game *g)
{
    static const char label[] = " random_seed ";
    static const char expected[] =
        "a line of dashes, or ---- random_seed SEED NUMBER DEALER ----";
    int first, dealer;

    g->dealer = -1;
    if (is_rule(lex))
        return true;
    lex->i = dashes(lex);
    if (strncmp(lex->c + lex->i, label, sizeof label - 1) != 0)
        return fail(lex, expected);
    lex->i += (int)sizeof label - 1;
    first = lex->i;
    if (!skip_number(lex) || !skip_number(lex))
        return fail(lex, expected);
    skip_blanks(lex);
    dealer = lex->i;
    g->dealer = read_number(lex) - 1;
    if (g->dealer < 0 || g->dealer > 2)
        return fail_at(lex, dealer, "the dealer: 1, 2 or 3");
    if (strncmp(lex->c + lex->i, " L ", 3) == 0
        || strncmp(lex->c + lex->i, " R ", 3) == 0)
        lex->i += 2;
    lex->record->id = lex->line + lex->byte[first];
    lex->record->id_length = offset(lex, lex->i) - offset(lex, first);
    return true;
}

static void add_to_hand(struct game *g, int column, int card)
{
    if (card == LOWEST_TRUMP) {
        g->doubled |= g->lowest_trump[column];
        g->lowest_trump[column] = true;
        return;
    }
    g->doubled |= ((g->hand[0] | g->hand[1] | g->hand[2]) & SKR_BIT(card)) != 0;
    g->hand[column] |= SKR_BIT(card);
}

static bool read_hands(struct lexer *lex, struct game *g)
{
    struct cell cell[3];
    struct place place[3];

    lex->record->deal_byte = (uint32_t)(lex->next - lex->record->text);
    for (int n = 0; n < 10; n++) {
        if (!need_line(lex, "ten rows of hands") || !read_row(lex, cell, place))
            return false;
        for (int column = 0; column < 3; column++)
            add_to_hand(g, column, cell[column].card);
    }
    return need_line(lex, "a line of 40 dashes") && read_rule(lex);
}

/* --------------------------------------------------------------------- footer */

/* "Heart 10,Club 8" */
static bool read_pair(struct lexer *lex, skr_cards *cards)
{
    struct cell cell;

    *cards = 0;
    for (int n = 0; n < 2; n++) {
        if (n == 1 && lex->c[lex->i] != ',')
            return false;
        lex->i += n;
        if (!read_card(lex, &cell) || cell.card == LOWEST_TRUMP)
            return false;
        *cards |= SKR_BIT(cell.card);
    }
    return at_end(lex);
}

static bool read_skat(struct lexer *lex, enum phrase phrase, skr_cards *cards,
                      struct place *place)
{
    *place = place_from(lex, 0);
    if (!take(lex, phrase))
        return fail(lex, phrase == SKAT_IS ? "'Skat is:' or 'Im Skat ist:'"
                                           : "'Skat was:' or 'Im Skat war:'");
    return read_pair(lex, cards) || fail(lex, "two cards with a comma between");
}

static bool is_end(const struct lexer *lex)
{
    return strstr(lex->c, "==") != NULL
        && lex->c[strspn(lex->c, "= ")] == '\0';
}

/* Passes the player's name, or stays. */
static bool take_name(struct lexer *lex, const char *name)
{
    size_t length = strlen(name);

    if (length == 0 || strncmp(lex->c, name, length) != 0)
        return false;
    lex->i = (int)length;
    return true;
}

/* Of a ramsch the log tells who lost it, and with how many card points. */
static bool take_ramsch(struct lexer *lex, struct game *g)
{
    g->ramsch = take_last(lex, LOST_RAMSCH) || take_last(lex, WON_RAMSCH);
    return g->ramsch;
}

static bool take_played(struct lexer *lex, struct game *g)
{
    struct word word;

    if (!take(lex, PLAYED))
        return false;
    word = read_word(lex);
    g->revolution = is(&word, "revolution");
    g->trumps = g->revolution ? SKR_NULL : game_of(&word);
    return g->trumps >= 0 && at_end(lex);
}

/* "Anna played Club", "Bert lost the Ramsch", "Nobody lost the Ramsch" */
static bool read_played(struct lexer *lex, struct game *g)
{
    int players = 0;

    g->played_place = place_from(lex, 0);
    for (int column = 0; column < 3; column++)
        if (take_name(lex, g->name[column])
            && (take_played(lex, g) || take_ramsch(lex, g))) {
            g->soloist = column;
            players++;
        }
    lex->i = 0;
    if (players == 1 || (take(lex, NOBODY) && take_ramsch(lex, g)))
        return true;
    lex->i = 0;
    return fail(lex, players > 1 ? "a player's name that no other has"
                : "who played what: a name from the top, 'played' or 'spielte',"
                  " and a game");
}

/* At most one line on how it was played. In games with trumps ouvert includes
 * schwarz announced, as XSkat's own help has it, by old rules too. */
static void read_said(struct lexer *lex, struct skr_announcement *said)
{
    bool ouvert_hand = take_last(lex, OUVERT_HAND);

    said->ouvert = ouvert_hand || take_last(lex, OUVERT);
    if (take_last(lex, SCHNEIDER))
        said->announced = SKR_SCHNEIDER;
    else if (take_last(lex, SCHWARZ)
             || (said->ouvert && said->game != SKR_NULL))
        said->announced = SKR_SCHWARZ;
    said->hand = ouvert_hand || said->announced != SKR_NO_LEVEL
        || take_last(lex, HAND);
}

static void set_figure(struct lexer *lex, int figure, int number, int first)
{
    struct skr_result *result = &lex->record->result;

    result->given |= 1u << figure;
    result->figure[figure] = number;
    result->at[figure] = offset(lex, first);
}

/* "Won with: 76 points", or in null "Won" alone. */
static bool read_outcome(struct lexer *lex)
{
    static const char expected[] =
        "how it ended: 'Won with: N points', 'Verloren', or the like";
    bool won_with = take(lex, WON_WITH);
    int first, points;

    lex->record->result.byte = offset(lex, 0);
    if (won_with || take(lex, LOST_WITH)) {
        skip_blanks(lex);
        first = lex->i;
        points = read_number(lex);
        if (points < 0 || points > 120)
            return fail_at(lex, first, "card points: 0 to 120");
        set_figure(lex, SKR_FIGURE_POINTS, points, first);
    } else {
        won_with = take_last(lex, WON);
        if (!won_with && !take_last(lex, LOST))
            return fail(lex, expected);
    }
    set_figure(lex, SKR_FIGURE_OUTCOME,
               won_with ? SKR_OUTCOME_WIN : SKR_OUTCOME_LOSS, 0);
    return true;
}

static bool read_bid(struct lexer *lex, struct game *g)
{
    int first;

    g->bid_place = place_from(lex, 0);
    if (!take(lex, LAST_BID))
        return true;
    skip_blanks(lex);
    first = lex->i;
    g->bid = read_number(lex);
    if (g->bid < 1 || !at_end(lex))
        return fail_at(lex, first, "the last bid, a number");
    return need_line(lex, "who played what");
}

/* Pushed ramsch: the cards that each player passed on. */
static bool read_pushed(struct lexer *lex, struct game *g)
{
    skr_cards cards;

    while (take(lex, FOREHAND_PUSHED) || take(lex, MIDDLEHAND_PUSHED)
           || take(lex, REARHAND_PUSHED)) {
        g->pushed = true;
        if (!read_pair(lex, &cards))
            return fail(lex, "two cards with a comma between");
        if (!need_line(lex, "who lost the ramsch"))
            return false;
    }
    return true;
}

/* What follows the skat of a game that was played. */
static bool read_game(struct lexer *lex, struct game *g)
{
    int first = lex->i;
    bool found = take(lex, SKAT_WAS);

    lex->i = first;
    g->skat_was = g->skat_is;
    if (found && (!read_skat(lex, SKAT_WAS, &g->skat_was, &g->skat_was_place)
                  || !need_line(lex, "the last bid")))
        return false;
    if (!read_bid(lex, g) || !read_pushed(lex, g) || !read_played(lex, g))
        return false;
    if (!g->ramsch && !found)
        return fail(lex, "'Skat was:' or 'Im Skat war:' before it");
    if (!need_line(lex, "how the game ended"))
        return false;
    g->said.game = (enum skr_game)g->trumps;
    read_said(lex, &g->said);
    if (!g->ramsch && g->bid == 0 && (g->trumps != SKR_GRAND || !g->said.hand))
        return fail_at(lex, 0, "'Last bid:' or 'Gereizt bis:' before it");
    if (at_end(lex) && !need_line(lex, "how the game ended"))
        return false;
    if (g->ramsch && is_end(lex))
        return true;
    return read_outcome(lex) && need_line(lex, "a line of equal signs");
}

static bool read_footer(struct lexer *lex, struct game *g)
{
    if (!need_line(lex, "'Skat is:' or 'Im Skat ist:'")
        || !read_skat(lex, SKAT_IS, &g->skat_is, &g->skat_is_place)
        || !need_line(lex, "the skat, or a line of equal signs"))
        return false;
    g->skat_was = g->skat_is;
    if (!g->passed && !read_game(lex, g))
        return false;
    return is_end(lex) || fail(lex, "a line of equal signs");
}

/* --------------------------------------------------------------------- record */

/* Who led the trick: whose card is marked so, or else, since capitals go before
 * the mark, whose card took it. -1 when nobody's is marked. */
static int leader(const struct game *g, int trick)
{
    int leader = -1;

    for (int column = 0; column < 3; column++)
        if (g->row[trick][column].leads)
            return column;
        else if (g->row[trick][column].wins)
            leader = column;
    return leader;
}

static int marked(const struct game *g, int trick, bool wins)
{
    int n = 0;

    for (int column = 0; column < 3; column++)
        n += wins ? g->row[trick][column].wins : g->row[trick][column].leads;
    return n;
}

static int winner(const struct game *g, int trick)
{
    int column = 0;

    while (column < 2 && !g->row[trick][column].wins)
        column++;
    return column;
}

/* Forehand's column: after the dealer's; without one told, where the first lead
 * or the underlined pass stands. */
static int forehand(const struct game *g)
{
    return g->dealer >= 0 ? (g->dealer + 1) % 3 : leader(g, 0);
}

static int seat_of(const struct game *g, int column)
{
    return (column + 3 - forehand(g)) % 3;
}

static struct skr_move *add_move(struct skr_record *r, enum skr_move_kind kind,
                                 int seat, struct place place)
{
    struct skr_move *m = &r->move[r->moves++];

    *m = (struct skr_move){ .kind = (uint8_t)kind, .seat = (int8_t)seat,
                            .byte = place.byte, .length = place.length };
    return m;
}

/* clause auction.passed-in: all three have passed, in the only order there is. */
static void add_passes(struct skr_record *r, const struct game *g)
{
    static const int8_t order[] = { SKR_MIDDLEHAND, SKR_REARHAND, SKR_FOREHAND };

    for (int n = 0; n < 3; n++) {
        int column = (order[n] + forehand(g)) % 3;

        add_move(r, SKR_MOVE_PASS, order[n], g->place[0][column]);
    }
    r->result.kind = SKR_RESULT_PASSED;
}

static void add_house_rule(struct skr_record *r, enum skr_clause clause,
                           struct place place)
{
    add_move(r, SKR_MOVE_HOUSE, SKR_NOBODY, place)->number = (int16_t)clause;
}

static struct skr_move *add_skat(struct skr_record *r, enum skr_move_kind kind,
                                 int seat, struct place place, skr_cards cards)
{
    struct skr_move *m = add_move(r, kind, seat, place);

    m->put_away = cards;
    m->count = 2;
    return m;
}

/* clause home.contra: the defenders' names that are marked, then the soloist's;
 * XSkat knows no sup. */
static void add_contras(struct skr_record *r, const struct game *g)
{
    bool said = false;

    for (int n = 1; n <= 3; n++) {
        int column = (g->soloist + n) % 3;

        if (!g->marked[column] || (n == 3 && !said))
            continue;
        add_move(r, n == 3 ? SKR_MOVE_RE : SKR_MOVE_CONTRA, seat_of(g, column),
                 g->name_place[column]);
        said = true;
    }
}

/* From the end of the auction to the first lead. */
static void add_opening(struct skr_record *r, const struct game *g)
{
    int seat = seat_of(g, g->soloist);

    if (g->bid == 0)
        add_house_rule(r, SKR_C_HOME_PUSHED_RAMSCH, g->played_place);
    add_move(r, SKR_MOVE_SOLOIST, seat, g->bid_place)->number = (int16_t)g->bid;
    if (!g->said.hand) {
        add_move(r, SKR_MOVE_TAKE, seat, g->skat_was_place);
        add_skat(r, SKR_MOVE_SKAT, SKR_NOBODY, g->skat_was_place, g->skat_was);
    }
    if (g->revolution)
        add_house_rule(r, SKR_C_HOME_REVOLUTION, g->played_place);
    if (g->spitze)
        add_house_rule(r, SKR_C_HOME_OTHER, g->played_place);
    if (g->said.hand && g->skat_is != g->skat_was)
        add_skat(r, SKR_MOVE_ANNOUNCE, seat, g->played_place, g->skat_is)
            ->said = g->said;
    else
        add_move(r, SKR_MOVE_ANNOUNCE, seat, g->played_place)->said = g->said;
    if (!g->said.hand)
        add_skat(r, SKR_MOVE_DISCARD, seat, g->skat_is_place, g->skat_is);
    add_contras(r, g);
}

static void add_trick(struct skr_record *r, const struct game *g, int trick)
{
    int first = leader(g, trick), won = winner(g, trick);

    for (int n = 0; n < 3; n++) {
        int column = (first + n) % 3;

        add_move(r, SKR_MOVE_CARD, seat_of(g, column), g->place[trick][column])
            ->number = (int16_t)g->row[trick][column].card;
    }
    add_move(r, SKR_MOVE_TRICK, seat_of(g, won), g->place[trick][won]);
}

/* The rows with marks are the tricks; a null game that cannot be lost any more
 * is broken off, and the cards that are left stand below without a mark. */
static void add_tricks(struct skr_record *r, const struct game *g)
{
    int trick = 0;

    for (; trick < g->rows && leader(g, trick) >= 0; trick++)
        add_trick(r, g, trick);
    if (trick < g->rows)
        add_move(r, SKR_MOVE_SHOW, seat_of(g, g->soloist), g->place[trick][0]);
}

/* The hands as they were dealt: the skat that was found was in what the soloist
 * has now, his hand and the skat, or else it is somebody else's as well. */
static void set_deal(struct skr_record *r, const struct game *g)
{
    bool taken = !g->passed && !g->ramsch;
    skr_cards all = g->skat_is;

    r->doubled = g->doubled;
    for (int column = 0; column < 3; column++) {
        skr_cards hand = g->hand[column];

        all |= hand;
        if (taken && column == g->soloist) {
            hand |= g->skat_is;
            r->doubled |= (g->skat_was & ~hand) != 0;
            hand &= ~g->skat_was;
        }
        r->deal.hand[seat_of(g, column)] = hand;
    }
    r->deal.skat = taken ? g->skat_was : g->skat_is;
    r->doubled |= all != SKR_PACK;
    r->whole = !r->doubled && skr_deal_check(&r->deal) == SKR_C_NONE;
}

static void fill_record(struct skr_record *r, const struct game *g)
{
    set_deal(r, g);
    if (g->passed) {
        add_passes(r, g);
        return;
    }
    if (g->ramsch) {
        add_house_rule(r, g->pushed ? SKR_C_HOME_PUSHED_RAMSCH
                                    : SKR_C_HOME_RAMSCH, g->played_place);
        r->result.kind = SKR_RESULT_PASSED;
        r->result.given = 0;
    } else {
        add_opening(r, g);
    }
    add_tricks(r, g);
}

/* --------------------------------------------------------------------- checks */

/* Names the lowest trump where "Spitze" stands for it: the seven of trumps, or
 * in grand the jack of diamonds. */
static bool name_lowest_trump(struct lexer *lex, struct game *g)
{
    int lowest = g->trumps == SKR_GRAND ? SKR_CARD(SKR_DIAMONDS, SKR_JACK)
        : SKR_CARD(g->trumps, SKR_SEVEN);

    for (int column = 0; column < 3; column++)
        for (int trick = 0; trick < g->rows; trick++)
            if (g->row[trick][column].card == LOWEST_TRUMP) {
                g->spitze = true;
                g->row[trick][column].card = lowest;
            }
    for (int column = 0; column < 3; column++)
        g->spitze |= g->lowest_trump[column];
    if (!g->spitze)
        return true;
    if (g->ramsch || g->passed || g->trumps == SKR_NULL)
        return fail_at(lex, 0, "a game with trumps, as the log says 'Spitze'");
    for (int column = 0; column < 3; column++)
        if (g->lowest_trump[column])
            add_to_hand(g, column, lowest);
    return true;
}

/* Each trick is won by one card and led by at most one; only in null are there
 * rows without any mark, and they come last. */
static bool check_marks(struct lexer *lex, const struct game *g)
{
    bool over = false;

    for (int trick = 0; trick < g->rows; trick++) {
        int wins = marked(g, trick, true), leads = marked(g, trick, false);

        over |= trick > 0 && wins == 0 && leads == 0 && !g->ramsch
            && g->trumps == SKR_NULL;
        if (over ? wins + leads == 0 : wins == 1 && leads <= 1)
            continue;
        lex->record->malformed = (struct skr_malformed){
            SKR_C_RECORD_SYNTAX, g->place[trick][0].byte,
            (uint32_t)(g->place[trick][2].byte + g->place[trick][2].length
                       - g->place[trick][0].byte),
            "one card in capitals, which took the trick, and at most one marked"
            " by '_', which was led"
        };
        return false;
    }
    return true;
}

static bool check_passes(struct lexer *lex, const struct game *g)
{
    if (g->dealer >= 0 || marked(g, 0, false) == 1)
        return true;
    return fail_at(lex, 0, "a dealer in the header, or forehand's pass marked by"
                           " '_'");
}

static bool read_record(struct lexer *lex, struct game *g)
{
    memset(g, 0, sizeof *g);
    g->soloist = SKR_NOBODY;
    return need_line(lex, "three players' names") && read_names(lex, g)
        && read_rule(lex) && read_tricks(lex, g) && read_header(lex, g)
        && read_hands(lex, g) && read_footer(lex, g)
        && name_lowest_trump(lex, g)
        && (g->passed ? check_passes(lex, g) : check_marks(lex, g));
}

/* -------------------------------------------------------------------- records */

static bool is_rule_at(const char *p, const char *end)
{
    const char *q = text_end(p, end);

    if (q - p < 40)
        return false;
    while (p < q && *p == '-')
        p++;
    return p == q;
}

/* Does a line of cards or of passes stand there? Names do not look so. */
static bool is_row_at(const char *p, const char *end)
{
    struct skr_record record = { .text = p };
    struct lexer lex = { .next = p, .end = end, .record = &record };
    struct cell cell[3];
    struct place place[3];
    struct game g = { .rows = 0 };

    if (!next_line(&lex))
        return false;
    if (read_row(&lex, cell, place))
        return true;
    lex.i = 0;
    return read_passes(&lex, &g);
}

/* Do names stand there? Two lines above a rule, and the line between them is not
 * a row: the hands, and the tricks of a game that was set up, end in a rule
 * too. */
static bool is_start(const char *p, const char *end)
{
    const char *second = line_after(p, end), *rule = line_after(second, end);

    return is_rule_at(rule, end) && *p != '=' && !is_row_at(second, end);
}

const char *xskat_next_start(const char *text, const char *end)
{
    const char *p = line_after(text, end);

    while (p < end && !is_start(p, end))
        p = line_after(p, end);
    return p < end ? p : NULL;
}

const char *xskat_last_start(const char *text, const char *end)
{
    const char *last = text < end && is_start(text, end) ? text : NULL;

    for (const char *p = text; (p = xskat_next_start(p, end)) != NULL;)
        last = p;
    return last;
}

bool xskat_begins(const char *text, const char *end)
{
    for (int line = 0; line < 40 && text < end; line++) {
        if (is_rule_at(text, end))
            return true;
        text = line_after(text, end);
    }
    return false;
}

static const struct skr_conventions xskat_conventions = {
    .plays_to_ten = true,
};

static void clear(struct skr_record *r, const char *text)
{
    r->text = text;
    r->id = text;
    r->id_length = 0;
    memset(r->dealt, 0, sizeof r->dealt);
    memset(r->hidden, 0, sizeof r->hidden);
    r->doubled = r->whole = false;
    r->deal_byte = 0;
    r->conventions = &xskat_conventions;
    r->code = NULL;
    r->options = 0;
    r->moves = 0;
    r->result = (struct skr_result){ .kind = SKR_RESULT_FIGURES };
    r->malformed.clause = SKR_C_NONE;
}

const char *xskat_read(const char *text, const char *end,
                       struct skr_record *record)
{
    struct lexer lex = { .line = text, .line_end = text, .next = text,
                         .end = end, .record = record };
    struct game g;

    clear(record, text);
    if (!read_record(&lex, &g))
        lex.next = end;
    else
        fill_record(record, &g);
    record->length = (uint32_t)(lex.next - text);
    return lex.next;
}

/* ---------------------------------------------------------------------- notes */

/* Adds the cards, the highest first, as far as there is room. */
static int note_cards(skr_cards cards, int8_t *out, int n, int room)
{
    for (int card = 31; card >= 0; card--)
        if ((cards & SKR_BIT(card)) != 0 && n < room)
            out[n++] = (int8_t)card;
    return n;
}

static void note_deal(const struct skr_record *r, struct notes *notes)
{
    int n = 0;

    for (int to = 0; to < 4; to++) {
        int before = n;

        n = note_cards(to == 3 ? r->deal.skat : r->deal.hand[to], notes->dealt,
                       n, 32);
        notes->pile[to] = (uint8_t)(n - before);
    }
}

void xskat_note(const struct skr_record *r, struct notes *notes)
{
    struct skr_record scratch = { .text = r->text };
    struct lexer lex = { .line = r->text, .line_end = r->text, .next = r->text,
                         .end = r->text + r->length, .record = &scratch };
    struct game g;

    memset(notes->label, 0, sizeof notes->label);
    if (read_record(&lex, &g))
        for (int column = 0; column < 3; column++)
            notes->label[LABEL_P0 + seat_of(&g, column)] = g.first_name[column];
    if (r->id_length > 0)
        notes->label[LABEL_ID] = (struct label_text){ r->id, r->id_length };
    note_deal(r, notes);
    for (int i = 0; i < r->moves; i++) {
        int8_t *told = notes->told[i];

        notes->said[i] = (struct label_text){ NULL, 0 };
        if (note_cards(r->move[i].put_away, told, 0, 2) == 1)
            told[1] = told[0]; /* named twice */
    }
}

const char *xskat_end(const char *text, const char *end)
{
    struct skr_record record;
    const char *p = xskat_read(text, end, &record);

    return record.malformed.clause == SKR_C_NONE ? p : text;
}
