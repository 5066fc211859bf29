/* Words of people: every term of the four source documents, cards as they write them,
 * what is asked about, near misses, and bytes that are no text. The expectations come
 * from the documents (S0 to S3, with the place) and the glossary, not from the tables. */
#include <locale.h>
#include <stdlib.h>
#include <string.h>

#include "../support/suite.h"
#include "base/fold.h"
#include "base/nearest.h"
#include "words/cards.h"
#include "words/numbers.h"
#include "words/spoken.h"
#include "words/words.h"

/* ---------------------------------------------------------------- the documents */

static const struct { const struct terms *terms; int thing; const char *words; } terms[] = {
    /* S0, the names of the suits; S1, talia; S2, the table of both packs; S3, základní hodnota */
    { &game_terms, SKR_GAME_CLUBS, "trefl, trefle, żołądź, krzyże, krojce, krojc, Kreuz, Treff, Eichel,"
      " Žaludy, Kříže, clubs, acorns, żołędzie, treflowy" },
    { &game_terms, SKR_GAME_SPADES, "pik, piki, liście, wino, zieleń, grin, Pik, Grün, Blatt, Gras, Laub,"
      " Schippe, Zelení, Piky, listy, zelené, leaves, wina" },
    { &game_terms, SKR_GAME_HEARTS, "kier, kiery, serce, serca, czerwień, herc, Herz, Rot, Červení, Srdce,"
      " srdce, červené" },
    { &game_terms, SKR_GAME_DIAMONDS, "karo, kara, dzwonki, dzwonek, szele, szel, Karo, Schellen, Kule,"
      " Káry, bells" },
    { &game_terms, SKR_GRAND, "grand, waletówka, waletówki, veliká, velká" },
    { &game_terms, SKR_NULL, "null, zerówka, zerówki, nula, Nula" },
    { &play_terms, SKR_RAMSCH, "ramsz, ramš, Ramsch" },
    { &rank_terms, SKR_ACE, "as, tuz, A, eso, Ass, As, Daus, ace" },
    { &rank_terms, SKR_KING, "król, K, král, König, king" },
    { &rank_terms, SKR_QUEEN, "dama, wyżnik, ober, Q, svršek, dáma, Dame, O" },
    { &rank_terms, SKR_JACK, "walet, niżnik, unter, bubek, dupek, J, W, U, spodek, Bube, Unter, Wenzel,"
      " Bauer" },
    { &rank_terms, SKR_TEN, "dziesiątka, cyjna, kralka, 10, desítka, Zehn, T, X, Z" },
    { &rank_terms, SKR_NINE, "dziewiątka, 9, devítka, Neun" },
    { &rank_terms, SKR_EIGHT, "ósemka, 8, osmička, Acht" },
    { &rank_terms, SKR_SEVEN, "siódemka, 7, sedmička, Sieben" },
    { &seat_terms, SKR_FOREHAND, "przodek, na przodku, gracz na Przodku, forhont, Vorhand" },
    { &seat_terms, SKR_MIDDLEHAND, "środek, na środku, středak, středák, Mittelhand" },
    { &seat_terms, SKR_REARHAND, "zadek, na zadku, zadak, zadák, Hinterhand" },
    { &level_terms, SKR_SCHNEIDER, "krawiec, z krawcem, sznajder, schneider, šnajdr, krejčí, Schneider" },
    { &level_terms, SKR_SCHWARZ, "na czarno, czarno, kominiarz, szwarc, schwarz, švarc, načerno,"
      " šnajdršvac, Schwarz" },
    { &contra_terms, SKR_CONTRA, "kontra, kontrę, Kontra" },
    { &contra_terms, SKR_RE, "rekontra, rekontrę, re" },
    { &contra_terms, SKR_SUP, "supkontrę, sup" },
    { &part_terms, SKR_PART_HAND, "z ręki, na niewidzianego, hand, z ruky" },
    { &part_terms, SKR_PART_OUVERT, "ouvert, otwarta, otwarty, otevřená hra, uvér" },
    { &part_terms, SKR_PART_SCHNEIDER, "zapowiedziany krawiec, šnajdr ohlášený" },
    { &part_terms, SKR_PART_SCHWARZ, "zapowiedziane na czarno, švarc ohlášený" },
    { &part_terms, SKR_PART_REVOLUTION, "rewolucja, Revolution" },
    { &call_terms, 0, "Mam, mam, ja" },
    { &call_terms, 1, "Pas, passe, weg, passt" },
    { &scheme_terms, SKR_BEER, "skat piwny, Bierskat" },
};
#define TERMS_OF_SEEDS (int)(sizeof terms / sizeof *terms)

/* The words of a list with commas between, one by one. */
static const char *next_word(const char *list, char word[64])
{
    size_t n = strcspn(list, ",");

    ck_assert_uint_lt(n, 64);
    memcpy(word, list, n);
    word[n] = '\0';
    return list + n + strspn(list + n, ", ");
}

static void read_as(const struct terms *table, int thing, const char *word)
{
    int found = term_read(table, word);

    ck_assert_msg(found == thing, "%s is %d, not %d", word, thing, found);
}

/* In capitals, and without marks: as somebody types who has no such keys. */
START_TEST(every_term_of_the_documents_is_understood)
{
    char word[64], folded[FOLDED_WORD];

    for (const char *list = terms[_i].words; *list != '\0';) {
        list = next_word(list, word);
        read_as(terms[_i].terms, terms[_i].thing, word);
        fold(folded, word, strlen(word));
        read_as(terms[_i].terms, terms[_i].thing, folded);
        for (char *c = folded; *c != '\0'; c++)
            *c = (char)(*c >= 'a' && *c <= 'z' ? *c - 'a' + 'A' : *c);
        read_as(terms[_i].terms, terms[_i].thing, folded);
    }
}
END_TEST

/* ------------------------------------------------------------------------ cards */

static const struct { const char *text, *cards; } cards[] = {
    { "CJ SA H10 d9", "CJ SA HT D9" }, { "cjsah10", "CJ SA HT" },
    { "Kreuz Bube", "CJ" }, { "Kreuz-Bube", "CJ" }, { "KreuzBube", "CJ" }, { "KrB", "CJ" },
    { "D Ober", "DQ" }, { "Herz 10, Herz X", "HT HT" }, { "Herz T", "HT" }, { "Pik Dame", "SQ" },
    { "PD", "SQ" }, { "Karo D", "DQ" }, { "Eichel Unter", "CJ" }, { "EU GU RU", "CJ SJ HJ" },
    { "Grün Daus", "SA" }, { "Schellen Ober", "DQ" }, { "Laub Acht", "S8" },
    { "Schippe Sieben", "S7" }, { "Gras König", "SK" },
    /* S2, the table of the matadors; S1, walet trefl; S3, žaludový spodek */
    { "W♣ W♠ W♥ W◆", "CJ SJ HJ DJ" }, { "♣J ♠️A ♥10", "CJ SA HT" },
    { "walet trefl", "CJ" }, { "stary", "CJ" },
    { "waleta treflowego", "CJ" }, { "asa kier, dziesiątkę kier, króla kier, damę kier",
      "HA HT HK HQ" },
    { "žaludový spodek", "CJ" }, { "zelený spodek", "SJ" }, { "kulový svršek", "DQ" },
    { "żołądź niżnik, dzwonki wyżnik, wino tuz, czerwień cyjna", "CJ DQ SA HT" },
    { "kule devítka, červené eso", "D9 HA" },
    { "ace of spades, jack of clubs", "SA CJ" },
    /* asked about: two cards can be meant, or a part is missing */
    { "K Bube", NULL }, { "KB", NULL }, { "S Ober", NULL }, { "SU", NULL }, { "EU SA", NULL },
    { "SA EU", NULL }, { "Eichel D", NULL }, { "D", NULL }, { "Kreuz", NULL }, { "Bube", NULL },
    { "JC", NULL }, { "XX", NULL }, { "Sch 8", NULL },
    /* jack and queen are of one pack: an S before them is spades */
    { "EU SJ", "CJ SJ" }, { "sj EU", "SJ CJ" }, { "EU SQ", "CJ SQ" }, { "sq EU", "SQ CJ" },
    { "EU sa", NULL }, { "s7 EU", NULL },
    /* C S H D K P T are letters of the one pack, E G R of the other, where S can be Schellen */
    { "SA CB", "SA CJ" }, { "SA SB", "SA SJ" }, { "SA HB", "SA HJ" }, { "SA DB", "SA DJ" },
    { "SA PB", "SA SJ" }, { "SA TB", "SA CJ" }, { "SA EB", NULL }, { "SA GB", NULL }, { "SA RB", NULL },
    /* the notation stays what it is */
    { "SA SK S9 ST SJ SQ", "SA SK S9 ST SJ SQ" }, { "DA HA", "DA HA" }, { "", "" },
    { " , . ", "" },
};
#define CARDS (int)(sizeof cards / sizeof *cards)

START_TEST(cards_are_read_as_people_write_them)
{
    char why[CARDS_WHY], out[8 * CARDS_MOST] = "", name[3];
    int list[CARDS_MOST], n = cards_read(cards[_i].text, list, ENGLISH, why);

    for (int i = 0; i < n; i++) {
        skr_card_write(list[i], name);
        sprintf(out + strlen(out), "%s%s", i > 0 ? " " : "", name);
    }
    if (cards[_i].cards == NULL)
        ck_assert_msg(n == -1 && *why != '\0', "%s is %s", cards[_i].text, out);
    else
        ck_assert_msg(strcmp(out, cards[_i].cards) == 0, "%s is %s: %s", cards[_i].text,
                      out, why);
}
END_TEST

static const struct { const char *text, *why; } refused[] = {
    { "Sieben", "; alone it is seven" }, { "Kreuz", "; alone it is clubs" },
    { "D", "; alone it is diamonds or queen or ace" }, { "K", "; alone it is diamonds or clubs or king" },
    { "Bube", "; alone it is jack" }, { "Karo", "; alone it is diamonds" },
    { "Kruez", "; did you mean Kreuz?" }, { "Damme", "; did you mean Dame?" },
    { "xyxyx", "or words as in \"Pik Dame\"" },
    { "KB", "'KB' can be CJ or DJ: say which" }, { "S Ober", "'S Ober' can be SQ or DQ: say which" },
    { "EU, SA", "'SA' can be SA or DA: say which" }, { "SA, SK, EU", "'SA' can be SA or DA: say which" },
    { "CJ K Bube H8", "'K Bube' can be CJ or DJ: say which" },
};

START_TEST(words_say_why_it_is_no_card)
{
    char why[CARDS_WHY];
    int list[CARDS_MOST];
    size_t length = strlen(refused[_i].why);

    ck_assert_int_eq(cards_read(refused[_i].text, list, ENGLISH, why), -1);
    ck_assert_uint_ge(strlen(why), length);
    ck_assert_str_eq(why + strlen(why) - length, refused[_i].why);
}
END_TEST

/* All names of suits beside all names of ranks that are printed, in a language. */
START_TEST(printed_cards_are_read_again)
{
    static const struct terms *const pack[][2] = {
        { &suit_terms, &rank_terms }, { &german_suit_terms, &german_rank_terms }
    };

    for (int p = 0; p < 2; p++)
        for (int card = 0; card < 32; card++) {
            const struct terms *ranks = pack[p][1];
            int rank = card % 8, list[CARDS_MOST];
            char text[80], why[CARDS_WHY];

            if (rank >= ranks->count || term_key(ranks, rank) == NULL)
                ranks = &rank_terms;
            snprintf(text, sizeof text, "%s %s",
                     term_word_in(pack[p][0], card / 8, (enum language)_i),
                     term_word_in(ranks, rank, (enum language)_i));
            ck_assert_msg(cards_read(text, list, ENGLISH, why) == 1 && list[0] == card, "%s: %s", text,
                          why);
        }
}
END_TEST

/* ------------------------------------------------------------------------ asked */

static const struct { const struct terms *terms; const char *text, *hint; } asked[] = {
    { &game_terms, "K", "; 'K' can be diamonds (Karo), hearts (kier) or clubs (Kreuz)" },
    { &game_terms, "g", "; 'g' can be spades (Grün) or grand" },
    { &game_terms, "S", "; 'S' can be diamonds (Schellen), hearts (srdce) or spades" },
    { &rank_terms, "D", "; 'D' can be Q (queen) or A (deuce)" },
    { &level_terms, "sch", "; 'sch' can be schneider or schwarz" },
    { &level_terms, "schneyder", "; did you mean schneider?" },
    { &game_terms, "Kruez", "; did you mean Kreuz?" },
    { &happening_terms, "revuke", "; did you mean revoke?" },
    { &game_terms, "skat", "" },
    { &game_terms, "", "" },
};

/* Where only a key is taken, a word of players is answered with its key. */
START_TEST(a_word_is_answered_with_its_key)
{
    char hint[TERM_HINT];

    term_hint(&ending_terms, "played out", ENGLISH, hint);
    ck_assert_str_eq(hint, "; did you mean played?");
    term_hint(&game_terms, "Kreuz", ENGLISH, hint);
    ck_assert_str_eq(hint, "; did you mean clubs?");
}
END_TEST

START_TEST(what_is_not_clear_is_asked_about)
{
    char hint[TERM_HINT];

    ck_assert_int_lt(term_read(asked[_i].terms, asked[_i].text), 0);
    term_hint(asked[_i].terms, asked[_i].text, ENGLISH, hint);
    ck_assert_str_eq(hint, asked[_i].hint);
}
END_TEST

/* ---------------------------------------------------------------------- folding */

static void folds_to(const char *text, const char *folded)
{
    char out[FOLDED_WORD];

    fold(out, text, strlen(text));
    ck_assert_str_eq(out, folded);
}

START_TEST(letters_lose_their_marks)
{
    folds_to("ÄÖÜäöüß", "aouaouss");
    folds_to("ąćęłńóśźż ĄĆĘŁŃÓŚŹŻ", "acelnoszz acelnoszz");
    folds_to("áčďéěíňřšťúůýž ÁČĎÉĚÍŇŘŠŤÚŮÝŽ", "acdeeinrstuuyz acdeeinrstuuyz");
    folds_to("u\xCC\x88" "ber", "uber");              /* a mark of its own */
    folds_to("a\u0300b\u036F \u02FF\u0370", "ab ??");  /* the first and the last one, and their neighbours */
    folds_to("STRA\u1E9E" "E 1\u20132 \uFE0F\uFE0E\U0001F0A1", "strasse 1 2 ??");
    folds_to("\u1E9D\u1E80", "??");                    /* one before it, and one of the same row */
    folds_to("  Schneider,--angesagt! ", "schneider angesagt");
    folds_to("İIıi", "iiii");                          /* of Turkish */
    folds_to("пик", "???");
    folds_to("gr\xFCn \xBFo\xB3\xB1" "d\xBC", "grun zoladz"); /* Latin-2 */
    ck_assert_int_eq(term_read(&game_terms, "GRUEN"), SKR_GAME_SPADES);
    ck_assert_int_eq(term_read(&level_terms, "SCHNEIDER"), SKR_SCHNEIDER);
}
END_TEST

START_TEST(bytes_that_are_no_text_do_no_harm)
{
    char text[12], hint[TERM_HINT], why[CARDS_WHY];
    int list[CARDS_MOST];
    unsigned seed = 7;

    for (int i = 0; i < 1500; i++) {
        int length = i % 11;

        for (int k = 0; k < length; k++) {
            seed = seed * 1103515245u + 12345u;
            text[k] = (char)(seed >> 16 | 1);
        }
        text[length] = '\0';
        term_read(&game_terms, text);
        if (i % 20 == 0)
            term_hint(&game_terms, text, ENGLISH, hint);
        cards_read(text, list, ENGLISH, why);
    }
}
END_TEST

START_TEST(a_long_text_is_only_cut)
{
    char text[5000], hint[TERM_HINT], why[CARDS_WHY];
    int list[CARDS_MOST];

    memset(text, 'k', sizeof text - 1);
    text[sizeof text - 1] = '\0';
    ck_assert_int_eq(term_read(&game_terms, text), TERM_UNKNOWN);
    term_hint(&game_terms, text, ENGLISH, hint);
    ck_assert_int_eq(cards_read(text, list, ENGLISH, why), -1);
}
END_TEST

START_TEST(letters_apart_counts_changes)
{
    ck_assert_int_eq(letters_apart("folow", "follow"), 1);
    ck_assert_int_eq(letters_apart("schneyder", "Schneider"), 1);
    ck_assert_int_eq(letters_apart("Kruez", "kreuz"), 1);
    ck_assert_int_eq(letters_apart("", "abc"), 3);
    ck_assert_int_eq(letters_apart("überreizt", "uberreizt"), 0);
    ck_assert_int_eq(letters_apart("abc", ""), 3);
    ck_assert_int_eq(letters_apart("", ""), 0);
    ck_assert_int_eq(letters_apart("kitten", "sitting"), 3);
    /* Two neighbours are changed at once, wherever they stand; what is changed so is not changed again. */
    ck_assert_int_eq(letters_apart("ba", "ab"), 1);
    ck_assert_int_eq(letters_apart("abdc", "abcd"), 1);
    ck_assert_int_eq(letters_apart("bacd", "abcde"), 2);
    ck_assert_int_eq(letters_apart("badc", "abcd"), 2);
    ck_assert_int_eq(letters_apart("ca", "abc"), 3);
    ck_assert_int_eq(letters_apart("abc", "cba"), 2);
    ck_assert_int_eq(letters_apart("ab", "bb"), 1);
    ck_assert_int_eq(letters_apart("xab", "ab"), 1);
}
END_TEST

/* One letter in three may be wrong, and three in all. */
START_TEST(what_is_near_enough_is_suggested)
{
    static const struct { const char *text, *words, *hint; } row[] = {
        { "ax", "ay bz", "" }, { "ay", "ax", "" }, { "abx", "abc", " (did you mean 'abc'?)" },
        { "axx", "abc", "" }, { "abcxx", "abcde", "" }, { "abcdx", "abcde", " (did you mean 'abcde'?)" },
        { "abcdxx", "abcdef", " (did you mean 'abcdef'?)" }, { "abcdefxxx", "abcdefghi", " (did you mean 'abcdefghi'?)" },
        { "abcdefghxxxx", "abcdefghijkl", "" }, { "abcdefghixxx", "abcdefghijkl", " (did you mean 'abcdefghijkl'?)" },
        { "jsno", "text json html", " (did you mean 'json'?)" }, { "htlm", "text json html", " (did you mean 'html'?)" },
        { "tezt", "text json html", " (did you mean 'text'?)" }, { "cat", "bat car", "" }, { "cat", "", "" },
    };
    char hint[NEAREST_HINT];

    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        nearest_hint(row[i].words, row[i].text, ENGLISH, hint);
        ck_assert_str_eq(hint, row[i].hint);
    }
}
END_TEST

/* A short name in a list of what can be said is understood. */
START_TEST(every_short_name_is_read)
{
    static const struct terms *const table[] = {
        &happening_terms, &ending_terms, &noticed_terms, &misdeal_terms, &found_terms, &fault_terms,
    };

    for (size_t t = 0; t < sizeof table / sizeof *table; t++)
        for (int i = 0; i < table[t]->count; i++) {
            const char *noun = term_noun(table[t], i, (enum language)_i);

            ck_assert_ptr_nonnull(noun);
            read_as(table[t], i, noun);
        }
}
END_TEST

/* ---------------------------------------------------------------------- phrases.tsv */

/* The next column of a row, cut off; or a null pointer. */
static char *next_column(char **at)
{
    char *column = *at, *end = column != NULL ? column + strcspn(column, "\t\n") : NULL;

    *at = end != NULL && *end == '\t' ? end + 1 : NULL;
    if (end != NULL)
        *end = '\0';
    return column;
}

/* Returns how many phrases the row has: of I, an incident by its key; of N, none. */
static int read_row(char *row)
{
    char *at = row, *door = next_column(&at), *key = next_column(&at), *phrase;
    bool is_none = strcmp(door, "N") == 0;
    int n = 0;

    if (!is_none && strcmp(door, "I") != 0)
        return 0;
    for (; (phrase = next_column(&at)) != NULL; n++) {
        int found = term_read(&happening_terms, phrase);

        if (strcmp(phrase, "-") != 0)
            ck_assert_msg(is_none ? found < 0 : found == term_find(&happening_terms, key),
                          "%s is %s, not %s", phrase,
                          found >= 0 ? term_key(&happening_terms, found) : "not read", key);
    }
    return n;
}

/* What the ruling says besides does not matter here: the answers to two incidents can be
 * the same question, so that only the keys show what was understood. */
START_TEST(incidents_are_read_as_players_tell_them)
{
    char name[4096], row[4096];
    FILE *rows;
    int n = 0;

    snprintf(name, sizeof name, "%s/tests/words/phrases.tsv", getenv("srcdir"));
    rows = fopen(name, "r");
    ck_assert_ptr_nonnull(rows);
    while (fgets(row, sizeof row, rows) != NULL)
        n += read_row(row);
    fclose(rows);
    ck_assert_int_gt(n, 400);
}
END_TEST

/* Games as players say them: the words, and then each thing said. */
static const struct { const char *text; struct spoken said[4]; } spoken[] = {
    { "Kreuz Hand Schneider angesagt", { { SPOKEN_GAME, SKR_GAME_CLUBS, false, false },
      { SPOKEN_PART, SKR_PART_HAND, false, false }, { SPOKEN_PART, SKR_PART_SCHNEIDER, false, false } } },
    { "Grandhand mit 2", { { SPOKEN_GAME, SKR_GRAND, false, true }, { SPOKEN_MATADORS, 2, false, false } } },
    { "Herz ohne vier", { { SPOKEN_GAME, SKR_GAME_HEARTS, false, false }, { SPOKEN_MATADORS, -4, false, false } } },
    { "Grand mit 2 aus der Hand", { { SPOKEN_GAME, SKR_GRAND, false, false }, { SPOKEN_MATADORS, 2, false, false },
      { SPOKEN_PART, SKR_PART_HAND, false, false } } },
    { "trefl z dwoma na niewidzianego", { { SPOKEN_GAME, SKR_GAME_CLUBS, false, false },
      { SPOKEN_MATADORS, 2, false, false }, { SPOKEN_PART, SKR_PART_HAND, false, false } } },
    { "pik bez czterech na widzianego", { { SPOKEN_GAME, SKR_GAME_SPADES, false, false },
      { SPOKEN_MATADORS, -4, false, false }, { SPOKEN_TAKEN, 0, false, false } } },
    { "kule se třemi z ruky", { { SPOKEN_GAME, SKR_GAME_DIAMONDS, false, false }, { SPOKEN_MATADORS, 3, false, false },
      { SPOKEN_PART, SKR_PART_HAND, false, false } } },
    { "žaludy bez čtyř s pohledem", { { SPOKEN_GAME, SKR_GAME_CLUBS, false, false },
      { SPOKEN_MATADORS, -4, false, false }, { SPOKEN_TAKEN, 0, false, false } } },
    { "nuluvér", { { SPOKEN_GAME, SKR_NULL, true, false } } },
    { "clubs with twelve", { { SPOKEN_GAME, SKR_GAME_CLUBS, false, false }, { .kind = SPOKEN_NOTHING } } },
};

START_TEST(games_are_read_as_players_say_them)
{
    const char *at = spoken[_i].text;

    for (int n = 0; n < 4; n++) {
        struct spoken said, due = spoken[_i].said[n];
        size_t length = spoken_read(at, n == 0, &said);

        if (length == 0)
            break;
        ck_assert_msg(said.kind == due.kind, "%s, at '%s'", spoken[_i].text, at);
        if (said.kind == SPOKEN_NOTHING)
            break;
        ck_assert_int_eq(said.thing, due.thing);
        ck_assert_int_eq(said.ouvert, due.ouvert);
        ck_assert_int_eq(said.hand, due.hand);
        at += length;
    }
}
END_TEST

/* Numbers below 200, put together as each language does: the unit behind the tens, or before
 * them with a word between. */
static const struct { const char *small[20], *ten[10], *joint, *between, *hundred[2]; } counted[] = {
    { { "", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
        "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen" },
      { "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety" },
      "-", NULL, { "hundred ", "one hundred and " } },
    { { "", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf",
        "dreizehn", "vierzehn", "fünfzehn", "sechzehn", "siebzehn", "achtzehn", "neunzehn" },
      { "", "", "zwanzig", "dreißig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig", "neunzig" },
      NULL, "und", { "hundert", "einhundert" } },
    { { "", "jeden", "dwa", "trzy", "cztery", "pięć", "sześć", "siedem", "osiem", "dziewięć", "dziesięć",
        "jedenaście", "dwanaście", "trzynaście", "czternaście", "piętnaście", "szesnaście", "siedemnaście",
        "osiemnaście", "dziewiętnaście" },
      { "", "", "dwadzieścia", "trzydzieści", "czterdzieści", "pięćdziesiąt", "sześćdziesiąt",
        "siedemdziesiąt", "osiemdziesiąt", "dziewięćdziesiąt" },
      " ", NULL, { "sto ", "sto " } },
    { { "", "jeden", "dva", "tři", "čtyři", "pět", "šest", "sedm", "osm", "devět", "deset", "jedenáct",
        "dvanáct", "třináct", "čtrnáct", "patnáct", "šestnáct", "sedmnáct", "osmnáct", "devatenáct" },
      { "", "", "dvacet", "třicet", "čtyřicet", "padesát", "šedesát", "sedmdesát", "osmdesát", "devadesát" },
      " ", "a", { "sto ", "sto " } },
};

/* How the number is said in one way or the other; "" if there is no such way. */
static void say_counted(int language, int number, bool turned, char out[80])
{
    int ten = number % 100 / 10, one = number % 10;
    const char *joint = turned ? counted[language].between : counted[language].joint;
    const char *const *small = counted[language].small;

    out[0] = '\0';
    if (number % 100 == 0 || (ten >= 2 && one > 0 && joint == NULL))
        return;
    if (number >= 100)
        strcpy(out, counted[language].hundred[turned]);
    if (ten < 2)
        strcat(out, number % 100 == 1 && language == GERMAN ? "eins" : small[number % 100]);
    else if (one == 0)
        strcat(out, counted[language].ten[ten]);
    else
        sprintf(out + strlen(out), "%s%s%s", turned ? small[one] : counted[language].ten[ten], joint,
                turned ? counted[language].ten[ten] : small[one]);
}

START_TEST(numbers_are_read_in_words)
{
    for (int number = 1; number < 200; number++)
        for (int turned = 0; turned < 2; turned++) {
            char text[80];
            int read = -1;

            say_counted(_i, number, turned != 0, text);
            ck_assert_msg(*text == '\0' || (number_said(text, &read) && read == number),
                          "%s: %d instead of %d", text, read, number);
        }
}
END_TEST

/* Where the small letter of I is not i. */
static void use_turkish(void)
{
    setlocale(LC_ALL, "tr_TR.UTF-8");
}

static void add_all(TCase *tests)
{
    tcase_add_loop_test(tests, every_term_of_the_documents_is_understood, 0, TERMS_OF_SEEDS);
    tcase_add_loop_test(tests, cards_are_read_as_people_write_them, 0, CARDS);
    tcase_add_loop_test(tests, words_say_why_it_is_no_card, 0, (int)(sizeof refused / sizeof *refused));
    tcase_add_loop_test(tests, printed_cards_are_read_again, 0, LANGUAGES);
    tcase_add_test(tests, a_word_is_answered_with_its_key);
    tcase_add_loop_test(tests, what_is_not_clear_is_asked_about, 0,
                        (int)(sizeof asked / sizeof *asked));
    tcase_add_loop_test(tests, every_short_name_is_read, GERMAN, LANGUAGES);
    tcase_add_test(tests, incidents_are_read_as_players_tell_them);
    tcase_add_loop_test(tests, games_are_read_as_players_say_them, 0,
                        (int)(sizeof spoken / sizeof *spoken));
    tcase_add_loop_test(tests, numbers_are_read_in_words, 0, LANGUAGES);
    tcase_add_test(tests, letters_lose_their_marks);
    tcase_add_test(tests, bytes_that_are_no_text_do_no_harm);
    tcase_add_test(tests, a_long_text_is_only_cut);
    tcase_add_test(tests, letters_apart_counts_changes);
    tcase_add_test(tests, what_is_near_enough_is_suggested);
}

int main(void)
{
    Suite *suite = suite_create("words");
    TCase *plain = tcase_create("words"), *turkish = tcase_create("Turkish");

    add_all(plain);
    tcase_add_checked_fixture(turkish, use_turkish, NULL);
    add_all(turkish);
    tcase_set_timeout(plain, 60);
    tcase_set_timeout(turkish, 60);
    suite_add_tcase(suite, plain);
    suite_add_tcase(suite, turkish);
    return run_suite(suite, NULL);
}
