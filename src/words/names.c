/* The words for the things of Skat: cards, games, people and what is said; and the
 * looking up of all tables. words/events.c has the rest. */
#include "words/names.h"

#include <string.h>

#include "base/fold.h"
#include "base/text.h"
#include "words/words.h"

/* --------------------------------------------------------------------- people */

static const struct term seats[] = { SEAT_ROWS };
const struct terms seat_terms = { seats, sizeof seats / sizeof *seats, NULL, seat_told };

/* Before the seat: they say nothing. */
static const char seat_fillers[] = "der die den ein spieler in an auf the player at sitting gracz"
    " grac na w hrac v ve";

int seat_told(const char *text)
{
    char folded[FOLDED_WORD], word[FOLDED_WORD];
    const char *at = folded;
    size_t n;

    fold(folded, text, strlen(text));
    for (; *at != '\0'; at += n + strspn(at + n, " ")) {
        n = strcspn(at, " ");
        memcpy(word, at, n);
        word[n] = '\0';
        if (!is_listed(seat_fillers, word))
            break;
    }
    if (at == folded || *at == '\0')
        return TERM_UNKNOWN;
    n = strlen(at);
    if (strncmp(at, "stred", 5) == 0 && n <= 6)     /* "na středu" */
        return SKR_MIDDLEHAND;
    return term_written(&seat_terms, at);
}

/* ------------------------------------------------------------ suits and games */

/* The suits of the German pack. */
static const struct term german_suits[] = {
    [SKR_DIAMONDS] = TERM("bells", "bells", "Schellen", "dzwonki", "kule",
        "bell, Schelle, Schell, Schelln, dzwonek, dzwonka, szel, szele, dzwonkowy, dzwonkowa,"
        " dzwonkowe, dzwonkową, dzwonkowego, kulový, kulová, kulové, kulovou, kulového"),
    [SKR_HEARTS] = TERM("red", "hearts", "Rot", "czerwień", "červené",
        "Rote, Rotes, Roter, Roten, herc, herca, serce, serca, czerwone, czerwona, czerwony, czerwo, czerwienie, czerwienny, czerwienna,"
        " czerwienne, czerwienną, czerwiennego, červení, červený,"
        " červená, červenou, červeného"),
    [SKR_SPADES] = TERM("leaves", "leaves", "Grün", "wino", "zelené",
        "leaf, green, Grüne, Grünes, Grüner, Grünen, Blatt, Gras, Laub, wina, grin, liść, liście, zieleń, zielony,"
        " zielona, zielone,"
        " list, listy, winny, winna, winne, winną, winnego, zelení, zelený, zelená, zelenou, zeleného"),
    [SKR_CLUBS] = TERM("acorns", "acorns", "Eichel", "żołądź", "žaludy",
        "acorn, Eicheln, Ecker, Eckern, żołędzie, krojc, krojce, krojcowy, żołędny, żołędna,"
        " żołędne, żołędną, żołędnego, žalud, žaludový,"
        " žaludová, žaludové, žaludovou, žaludového, žaludský, žaludská"),
};
const struct terms german_suit_terms = TERMS(german_suits);

/* The last two columns: in score lists, where one letter is enough, and in XSkat's
 * logs. */
static const struct term games[] = {
    [SKR_GAME_DIAMONDS] = { "diamonds", { "diamonds", "Karo", "karo", "káry" },
        "diamond, Karospiel, Eckstein, kara, karach, kárách, karowy, karowa, karowe, karowego,"
        " karową, károvy, kárový, kárová, kárové, károvou, kárového",
        { "ka d 9", "diamond karo bells schellen" } },
    [SKR_GAME_HEARTS] = { "hearts", { "hearts", "Herz", "kier", "srdce" },
        "heart, Herzspiel, kiery, kierach, srdcích, kiera, kierowy, kierowa, kierowe, kierowego, kierową,"
        " srdcový, srdcová, srdcové, srdcovou, srdcového",
        { "he h 10", "heart herz hearts rot" } },
    [SKR_GAME_SPADES] = { "spades", { "spades", "Pik", "pik", "piky" },
        "spade, Pikspiel, pikach, pikách, Pique, Schippe, Schippen, Schüppe, Schüppen, piki, pika, pikowy,"
        " pikowa, pikowe, pikowego, pikową, pikový, piková, pikové, pikovou, pikového",
        { "pi p s 11", "spade pik leaves grun" } },
    [SKR_GAME_CLUBS] = { "clubs", { "clubs", "Kreuz", "trefl", "kříže" },
        "club, kříž, Treff, trefle, trefla, trefli, treflach, krzyżach,"
        " křížích, krzyżowy, krzyżowa, treflowy, treflowa,"
        " treflowe, treflowego, treflową, krzyżową, krzyż, krzyże,"
        " křížový,"
        " křížová, křížové, křížovou, křížového, Kreuzspiel",
        { "kr c 12", "club kreuz acorns eicheln" } },
    [SKR_GRAND] = { "grand", { "grand", "Grand", "grand", "grand" },
        "Grando, granda, grandu, Großspiel, waletówka, waletówki, veliká, velká, velká hra",
        { "gr g 24", "grand" } },
    [SKR_NULL] = { "null", { "null", "Null", "zerówka", "nula" },
        "nullo, Nullspiel, zerówki, zerówkę, nuly, nulu,"
        " null ouverte", { "nu n nul", "null revolution" } },
    [SKR_RAMSCH] = { "ramsch", { "ramsch", "Ramsch", "ramsz", "ramš" }, "ramsza",
        { "ra r schieberamsch", NULL } },
};
const struct terms suit_terms = { games, 4, &german_suit_terms, NULL };
const struct terms game_terms = { games, SKR_GAMES, &german_suit_terms, NULL };
const struct terms play_terms = { games, SKR_GAMES + 1, &german_suit_terms, NULL };
const char game_letters[SKR_GAMES + 1] = "DHSCGN";

static const struct term open_games[] = {
    [SKR_GAME_DIAMONDS] = TERM(NULL, "diamonds ouvert", "Karo ouvert", "karo otwarte",
        "otevřené káry", ""),
    [SKR_GAME_HEARTS] = TERM(NULL, "hearts ouvert", "Herz ouvert", "kier otwarty",
        "otevřená srdce", ""),
    [SKR_GAME_SPADES] = TERM(NULL, "spades ouvert", "Pik ouvert", "pik otwarty",
        "otevřené piky", ""),
    [SKR_GAME_CLUBS] = TERM(NULL, "clubs ouvert", "Kreuz ouvert", "trefl otwarty",
        "otevřené kříže", ""),
    [SKR_GRAND] = TERM(NULL, "grand ouvert", "Grand ouvert", "grand otwarty",
        "otevřený grand", ""),
    [SKR_NULL] = TERM(NULL, "null ouvert", "Null ouvert", "zerówka otwarta",
        "otevřená nula", ""),
};
static const struct terms open_game_terms = TERMS(open_games);

/* ---------------------------------------------------------------------- ranks */

static const struct term german_ranks[] = {
    [SKR_QUEEN] = TERM("ober", "ober", "Ober", "wyżnik", "svršek",
        "O, over, svršci, svrška, wyżnika"),
    [SKR_ACE] = TERM("deuce", "deuce", "Daus", "tuz", "eso", "D, Däuser, Sau, tuza"),
    [SKR_JACK] = TERM("unter", "unter", "Unter", "niżnik", "spodek",
                      "U, under, Wenzel, spodci, spodky, niżnika"),
};
const struct terms german_rank_terms = TERMS(german_ranks);

static const struct term ranks[] = {
    [SKR_SEVEN] = { "7", { "seven", "Sieben", "siódemka", "sedmička" },
        "Siebener, 7er, siódemki, siódemkę, siódemką, sedma, sedmu, sedmičku, sedmičky", { NULL, "7" } },
    [SKR_EIGHT] = { "8", { "eight", "Acht", "ósemka", "osmička" },
        "Achter, 8er, ósemki, ósemkę, ósemką, osma, osmu, osmičku, osmičky", { NULL, "8" } },
    [SKR_NINE] = { "9", { "nine", "Neun", "dziewiątka", "devítka" },
        "Neuner, 9er, dziewiątki, dziewiątkę, dziewiątką, devítku, devítky", { NULL, "9" } },
    [SKR_QUEEN] = { "Q", { "queen", "Dame", "dama", "dáma" }, "D, Damen, damy, damę, damą, dámu, dámy, dámou",
        { NULL, "q d o" } },
    [SKR_KING] = { "K", { "king", "König", "król", "král" }, "Könige, króla, królem, krále",
        { NULL, "k" } },
    [SKR_TEN] = { "T", { "ten", "Zehn", "dziesiątka", "desítka" },
        "10, X, Z, 10er, Zehner, Zehne, dziesiątki, dziesiątkę, dziesiątką,"
        " cyjna, kralka, dycha, dychę, dychą, desítku, desítky", { NULL, "10" } },
    [SKR_ACE] = { "A", { "ace", "Ass", "as", "eso" }, "As, Asse, asa, asem, Einser, esa, esem",
        { NULL, "a" } },
    [SKR_JACK] = { "J", { "jack", "Bube", "walet", "spodek" },
        "B, W, Buben, Bauer, Junge, knave, waleta, waletem, bubek, bubka, dupek, dupka, kluk, kluka,"
        " spodka", { NULL, "j b u" } },
};
const struct terms rank_terms = {
    ranks, sizeof ranks / sizeof *ranks, &german_rank_terms, NULL
};

const char *suit_face(enum faces faces, enum skr_suit suit)
{
    static const char *const face[][4] = {
        [FACES_LETTERS] = { "D", "H", "S", "C" },
        [FACES_SYMBOLS] = { "\u2666", "\u2665", "\u2660", "\u2663" },
        [FACES_GERMAN] = { "S", "R", "G", "E" },
    };

    return face[faces][suit];
}

char rank_face(enum faces faces, enum skr_rank rank)
{
    return faces == FACES_GERMAN ? "789OKZAU"[rank] : *ranks[rank].key;
}

/* --------------------------------------------------------- levels, house rules */

static const struct term levels[] = {
    [SKR_SCHNEIDER] = TERM("schneider", "schneider", "Schneider", "sznajder",
        "šnajdr", "krawiec, krawca, krawcem, z krawcem, sznajdera, sznajderem, krejčí, krejčím,"
        " šnajdra, šnajdrem, Schneidern,"
        " Schneider angesagt,"
        " zapowiedziany sznajder, zapowiedziany krawiec, krawiec zapowiedziany,"
        " ohlášený šnajdr, šnajdr ohlášený"),
    [SKR_SCHWARZ] = TERM("schwarz", "schwarz", "Schwarz", "szwarc", "švarc",
        "na czarno, czarno, kominiarz, kominiarza, szwarca, szwarcem, kominiarzem, načerno, švarca, švarcem,"
        " šnajdršvarc, šnajdršvac, Schwarz angesagt, zapowiedziany szwarc,"
        " zapowiedziane na czarno, ohlášený švarc, švarc ohlášený"),
};
const struct terms level_terms = TERMS(levels);

static const struct term contras[] = {
    [SKR_CONTRA] = TERM("contra", "contra", "Kontra", "kontra", "kontra",
                        "kontrę, kontrą, kontrou, kontru, kontriert, skontrowany,"
                        " skontrowana, skontrowane, kontrowany, kontrowana, kontrowane, kontrovaný, kontrovaná,"
                        " kontrované, flek, flekem, doubled, double, contraed"),
    [SKR_RE] = TERM("re", "re", "Re", "rekontra", "re",
                    "rekontrę, rekontrą, Rekontra, rekontrou, redoubled, redouble"),
    [SKR_SUP] = TERM("sup", "sup", "Supra", "sup", "sup",
                     "Supkontra, supkontrę, supem, Sub, Subkontra"),
};
const struct terms contra_terms = TERMS(contras);

static const struct term parts[] = {
    [SKR_PART_HAND] = TERM("hand", "hand", "Hand", "z ręki", "z ruky",
        "Handspiel, aus der Hand, from hand, from the hand, hand game, by hand, ohne Skat,"
        " without the skat, without skat, bez skata, bez skatu, na niewidzianego,"
        " bez podjęcia skata, gra z ręki,"
        " w ręku, hra z ruky, z ręku, bez pohledu, w ciemno, naslepo, blind,"
        " Skat unbesehen"),
    [SKR_PART_SCHNEIDER] = TERM("schneider", "schneider announced",
        "Schneider angesagt", "zapowiedziany sznajder", "ohlášený šnajdr",
        "Schneideransage, Schneider ansagen, angesagter Schneider, angesagt Schneider,"
        " announced schneider, with schneider announced, announcing schneider, schneider declared,"
        " zapowiedziany krawiec,"
        " krawiec zapowiedziany, sznajder zapowiedziany,"
        " z zapowiedzianym sznajderem, z zapowiedzianym krawcem, šnajdr ohlášený, ohlášený krejčí,"
        " šnajdr ohlášen, s ohlášeným šnajdrem"),
    [SKR_PART_SCHWARZ] = TERM("schwarz", "schwarz announced", "Schwarz angesagt",
        "zapowiedziany szwarc", "ohlášený švarc",
        "Schwarzansage, Schwarz ansagen, angesagtes Schwarz, angesagt Schwarz,"
        " announced schwarz, with schwarz announced, announcing schwarz, schwarz declared,"
        " zapowiedziane na czarno,"
        " na czarno zapowiedziane, szwarc zapowiedziany, zapowiedziany kominiarz, z zapowiedzianym szwarcem,"
        " švarc ohlášený, švarc ohlášen, s ohlášeným švarcem"),
    [SKR_PART_OUVERT] = TERM("ouvert", "ouvert", "ouvert", "gra otwarta",
        "otevřená hra", "open, offen, offene, offener, offenes, otwarta, otwarty, otwarte,"
        " otevřená, otevřený, otevřené, otevřenou, otwartą, uvér,"
        " z wyłożeniem, z wyłożonymi kartami, mit offenen Karten, with open cards,"
        " z otwartymi kartami, s vyloženými kartami, s otevřenými kartami"),
    [SKR_PART_REVOLUTION] = TERM("revolution", "revolution", "Revolution",
        "rewolucja", "revoluce", ""),
    [SKR_PART_GAME] = TERM("game", "a game other than the one that was bid",
        "ein anderes Spiel als das gereizte", "inna gra niż zalicytowana",
        "jiná hra než licitovaná", ""),
};
const struct terms part_terms = TERMS(parts);

static const struct term flags[] = {
    TERM("false", "no", "nein", "nie", "ne", "0"),
    TERM("true", "yes", "ja", "tak", "ano", "1, jo"),
};
const struct terms flag_terms = TERMS(flags);

static const struct term nothing[] = {
    TERM("null", "none", "keine", "brak", "žádné",
         "nothing, keiner, kein, keins, nichts, żaden, żadne, nic, žádný"),
};
const struct terms none_terms = TERMS(nothing);

static const struct term calls[] = {
    TERM("yes", "yes", "ja", "mam", "ano", "hold, holds, keep, mine, accept, accepts, ok, okay, yeah,"
        " yep, aye, sure, have, has, hat, holding, halte, hält, hab, habe, jawohl, jawoll, halt, jo, gut, mach, tak, tak jest, jest, ma,"
        " dobra, dobrze, przyjmuję, przyjmuje, trzymam, trzyma, wchodzę, mám, má, držím,"
        " drží, přijímám, přijímá, beru, jdu, dobrý, dobře, platí, jasně"),
    TERM("pass", "pass", "passe", "pas", "pas", "passes, out, dropping, fold, folds, drops out, no,"
        " nope, nah, no way, weg, passt, nein, nö, nicht, geht nicht, lasse, pasuję, pasuje,"
        " spasuję, spasowałem, nie, nie mam, rezygnuję, odpada, odpadam, puszczam, za dużo, pasuji, pasuju,"
        " odpadá, odpadám, končím, nechávám, ne, nemám,"
        " nejdu, nechci, dál ne, moc"),
    TERM("looks", "looks", "schaut", "zagląda", "nahlíží",
         "sieht den Skat an, looks at the skat"),
};
const struct terms call_terms = TERMS(calls);

static const struct term houses[] = {
    TERM("contra", "contra", "Kontra", "kontra", "kontra",
         "contra and re, Kontra und Re, Kontra Re, mit Kontra, kontra i rekontra, kontra a re,"
         " double, doubling, flek"),
    TERM("ramsch", "ramsch", "Ramsch", "ramsz", "ramš", "einfacher Ramsch, zwykły ramsz"),
    TERM("ramsch-double", "double ramsch", "doppelter Ramsch", "podwójny ramsz",
         "dvojitý ramš", "ramsch doubled, Ramsch doppelt, ramsz podwójny, ramš dvojitý"),
    TERM("ramsch-fixed", "ramsch with fixed penalties", "Ramsch mit festen Strafpunkten",
         "ramsz ze stałymi karami", "ramš s pevnými tresty",
         "fixed ramsch, fester Ramsch, ramsz stały, pevný ramš"),
    TERM("pushed-ramsch", "pushed ramsch", "Schieberamsch", "ramsz suwany",
         "posouvaný ramš", "ramsch with pushing, geschobener Ramsch, Schieberunde,"
         " Schieberamsche, suwany ramsz, ramsz przesuwany, ramš s posouváním"),
    TERM("revolution", "revolution", "Revolution", "rewolucja", "revoluce",
         "null revolution, Nullrevolution, zerówka rewolucja"),
    TERM("bock-sixty", "bock after sixty", "Bock bei 60", "bock po 60", "bock po 60",
         "bock after 60, Bock nach 60, Bock bei Spaltarsch, Bock nach Spaltarsch, Spaltarschbock,"
         " Bock 60 60, Bockrunde bei 60, Bockrunde nach 60, runda bock po 60, kolo bock po 60"),
    TERM("bock-grand-hand", "bock after grand hand", "Bock bei Grand Hand",
         "bock po grandzie z ręki", "bock po grandu z ruky",
         "bock after a grand hand, Bock nach Grand Hand, Bockrunde bei Grand Hand, Bockrunden bei"
         " Grand Hand, Bockrunde nach Grand Hand, Bockrunden nach Grand Hand, Bockrunde mit"
         " Grand Hand, Bockrunden mit Grand Hand, runda bock po grandzie z ręki, kolo bock po"
         " grandu z ruky"),
    TERM("bock-null-ouvert", "bock after null ouvert hand", "Bock bei Null ouvert Hand",
         "bock po otwartej zerówce z ręki", "bock po otevřené nule z ruky",
         "bock after null ouvert, Bock bei Null ouvert, Bock nach Null ouvert Hand, Bockrunde bei"
         " Null ouvert, Bockrunde nach Null ouvert, bock po nuluvéru z ruky"),
    TERM("bock-contra", "bock after contra", "Bock bei Kontra", "bock po kontrze",
         "bock po kontře", "Bock nach Kontra, Bockrunde bei Kontra, Bockrunde nach Kontra"),
    TERM("bock-re", "bock after re", "Bock bei Re", "bock po rekontrze", "bock po re",
         "Bock nach Re, Bockrunde bei Re, Bockrunde nach Re"),
    TERM("bock-72", "bock after 72", "Bock ab 72", "bock po grze od 72", "bock po hře od 72",
         "Bockrunde ab 72, bock od 72"),
    TERM("bock-96", "bock after 96", "Bock ab 96", "bock po grze od 96", "bock po hře od 96",
         "Bockrunde ab 96, bock od 96"),
    TERM("contra-bid", "contra only by a bidder", "Kontra nur nach Gebot",
         "kontra tylko od licytującego", "kontra jen od licitujícího",
         "Kontra nur wer gereizt hat, kontra tylko po odzywce, kontra jen po nabídce"),
};
const struct terms house_terms = TERMS(houses);

/* -------------------------------------------------------------------- looking */

const char *term_key(const struct terms *terms, int thing)
{
    return terms->term[thing].key;
}

const char *term_word_in(const struct terms *terms, int thing,
                         enum language language)
{
    const char *const *word = terms->term[thing].word;

    return word[language] != NULL ? word[language] : word[ENGLISH];
}

const char *term_word(const struct terms *terms, int thing)
{
    return term_word_in(terms, thing, ENGLISH);
}

int term_find(const struct terms *terms, const char *key)
{
    for (int i = 0; i < terms->count; i++)
        if (terms->term[i].key != NULL && strcmp(terms->term[i].key, key) == 0)
            return i;
    return -1;
}

int term_spelled(const struct terms *terms, enum spelling where,
                 const char *word)
{
    for (int i = 0; i < terms->count; i++)
        if (terms->term[i].spelling[where] != NULL
            && is_listed(terms->term[i].spelling[where], word))
            return i;
    return -1;
}

const char *seat_in(enum language language, int seat)
{
    return seat == SKR_NOBODY ? tr(language, N_("nobody"))
                              : term_word_in(&seat_terms, seat, language);
}

const char *game_in(enum language language, enum skr_game game)
{
    return term_word_in(&play_terms, (int)game, language);
}

const char *open_game_in(enum language language, enum skr_game game)
{
    return term_word_in(&open_game_terms, (int)game, language);
}

const char *level_in(enum language language, enum skr_level level)
{
    return term_word_in(&level_terms, (int)level, language);
}

const char *seat_key(int seat)
{
    return seats[seat].key;
}

const char *seat_letter(enum language language, int seat)
{
    return tr_in(language, "fact", seats[seat].key);
}

const char *game_name(enum skr_game game)
{
    return games[game].word[ENGLISH];
}

const char *level_name(enum skr_level level)
{
    return levels[level].word[ENGLISH];
}
