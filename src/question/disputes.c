/* The commonest disputes, and the search of all that can happen. */
#include "question/disputes.h"

#include <stdio.h>
#include <string.h>

#include "base/fold.h"
#include "base/none.h"
#include "base/text.h"
#include "words/names.h"

/* Begins a question: what happened is a fact of it. */
struct dispute {
    const char *ask, *path, *fact;  /* path: a null pointer without such a fact */
    const char *rule;               /* a house rule that comes along, or a null pointer */
    struct term name;               /* the key is not used */
};

#define ABOUT(ask, ...) { ask, NULL, NULL, NULL, TERM(NULL, __VA_ARGS__) }
#define HAPPENED(what, ...) { "ending", "happened.kind", what, NULL, TERM(NULL, __VA_ARGS__) }
#define MISDEALT(what, ...) { "misdeal", "kind", what, NULL, TERM(NULL, __VA_ARGS__) }
#define DEAL_BESIDES(what, words) \
    { "misdeal", "kind", what, NULL, TERM(NULL, "", "", "", "", words) }
#define PLAY_BESIDES(what, words) \
    { "ending", "happened.kind", what, NULL, TERM(NULL, "", "", "", "", words) }

static const struct dispute common[] = {
    ABOUT("value", "What was the game worth?", "Was war das Spiel wert?",
        "Ile była warta gra?", "Jakou měla hra hodnotu?",
        "value, score, points, count, calculate, schneider, schwarz, matadors, null hand,"
        " grand hand, ouvert, 60 60, sixty each, tie, Spielwert, Punkte, Augen, Wert,"
        " berechnen, abrechnen, Schneider, Schwarz, szlem, betl, Spitzen, Null Hand, Grand Hand, sechzig,"
        " gespalten, Spaltarsch, wartość, punkty, wynik, hodnota, body"),
    ABOUT("value", "Was it overbid?", "Überreizt?", "Czy gra była przelicytowana?",
        "Byla hra přelicitovaná?",
        "overbid, bid too high, lost bid, überreizt, überzogen, zu hoch gereizt,"
        " przelicytowana, przelicytowany, przelicytowane, przelicytował, underbid, za wysoko,"
        " přehlášeno, přelicitovaná"),
    HAPPENED("revoke", "Somebody did not follow suit",
        "Jemand hat nicht bedient", "Ktoś nie dołożył do koloru", "Někdo nectil barvu",
        "revoke, revoked, renege, follow suit, nicht zugegeben, found later, noticed later,"
        " erst hinterher gemerkt, nachher gemerkt, verleugnet, verleugnen, nicht"
        " bedient, Farbe"
        " nicht bekannt, falsch bedient, verworfen, geschummelt, rewok, renons, fausz, fałszywy kolor,"
        " neobsloužil, nepřiznal barvu"),
    HAPPENED("wrong-lead", "Somebody led out of turn",
        "Jemand hat falsch ausgespielt", "Ktoś wyszedł poza kolejnością",
        "Někdo vynesl mimo pořadí",
        "wrong lead, led, out of turn, falsch ausgespielt, unberechtigt, rausgespielt,"
        " vorgeworfen, rausgekommen, zły wist, wist, wyszedł, vynesl"),
    HAPPENED("wrong-turn", "Somebody played before his turn",
        "Jemand hat zu früh zugegeben", "Ktoś zagrał poza kolejnością",
        "Někdo hrál, než byl na řadě",
        "too early, played early, vorgeworfen, vorgeschmissen, vorgespielt, zu früh,"
        " hinterhand, wyrwał się, za wcześnie, předčasně"),
    HAPPENED("lays-down", "\"The rest is mine\": cards laid down",
        "„Der Rest gehört mir“: Karten aufgelegt", "„Reszta moja”: wyłożone karty",
        "„Zbytek je můj“: vyložené karty",
        "claim, claimed, rest, abbreviated, Rest, aufgelegt, hingelegt, abgekürzt, Karten"
        " auf den Tisch, offen gelegt, reszta, wyłożył, zbytek, vyložil"),
    HAPPENED("throws", "Cards thrown down", "Karten hingeworfen",
        "Ktoś rzucił karty", "Někdo hodil karty",
        "threw, thrown, throw in, hingeworfen, hingeschmissen, weggeworfen, geworfen,"
        " zusammengeworfen, rzucił, cisnął, hodil"),
    HAPPENED("gives-up", "Somebody gave up", "Jemand hat aufgegeben",
        "Ktoś się poddał", "Někdo se vzdal",
        "gave up, give up, concede, conceded, resign, aufgegeben, geschenkt, schenken,"
        " schmeißt hin, kapituliert, poddał, oddał, vzdal"),
    HAPPENED("card-shown", "A card was shown or fell",
        "Eine Karte wurde gezeigt oder fiel", "Pokazano kartę albo karta spadła",
        "Karta byla ukázána nebo spadla",
        "exposed card, dropped, fell, face up, two cards at once, zwei Karten auf einmal,"
        " zwei Karten zugleich, zwei Karten gleichzeitig, dwie karty naraz, dvě karty najednou,"
        " gefallen, runtergefallen, aufgedeckt,"
        " gezeigt, upadła, spadla"),
    MISDEALT("count", "Misdeal: somebody has too many or too few cards",
        "Vergeben: Jemand hat zu viele oder zu wenige Karten",
        "Błędne rozdanie: ktoś ma za dużo lub za mało kart",
        "Chybné rozdání: někdo má moc nebo málo karet",
        "misdeal, misdealt, wrong number, nine cards, eleven cards, one card too few, too many"
        " cards, vergeben, falsch"
        " gegeben, Fehlgabe, neun Karten, elf Karten, błędnie rozdane, zle rozdáno"),
    ABOUT("auction", "The bidding: out of turn, too low, a pass taken back",
        "Das Reizen: außer der Reihe, zu niedrig, Passe zurückgenommen",
        "Licytacja: poza kolejnością, za nisko, cofnięty pas",
        "Licitace: mimo pořadí, příliš nízko, pas vzatý zpět",
        "bid, bidding, auction, pass, passed, all pass, everybody passed, both passed,"
        " insufficient, gereizt, reizen, passe, weg, weiter, gepasst, alle gepasst, beide"
        " gepasst, eingepasst, licytacja, pas, wszyscy spasowali, licitace, všichni pasovali,"
        " bids after passing, passed then bid again, passed by mistake, reizt nach dem Passen,"
        " wieder gereizt, verhört, nicht dran, jump, skips values, übersprungen, springt, Sprung,"
        " skok w licytacji, przeskoczył, przeskok, přeskočil, cofnął pas, licytuje po pasie,"
        " pas a chce dál dražit,"
        " dražba"),
    ABOUT("announce", "The announcement: does it count?",
        "Die Ansage: Gilt sie?", "Zapowiedź: czy ważna?", "Ohlášení: platí?",
        "announce, announced, hand, schneider, schwarz, ouvert, another game, changed game,"
        " changed mind, angesagt, Ansage, Handspiel, falsch angesagt, anderes Spiel angesagt,"
        " umentschieden, Ansage geändert, did not say hand, skat untouched, after taking the"
        " skat, nach dem Aufnehmen, Skat"
        " aufgenommen, Hand nicht angesagt, forgot to announce, vergessen anzusagen,"
        " zapowiedź, inna gra, zapomniał zapowiedzieć, nie zapowiedział gry, ohlášení, jiná hra,"
        " zapomněl ohlásit, schneider too late, announced late, ouvert too late, Schneider"
        " nachträglich, Schneider zu spät angesagt, zu spät angesagt, nachträglich angesagt, za"
        " późno zapowiedział, pozdě ohlásil, ouvert pozdě"),
};
#define COMMON ((int)(sizeof common / sizeof *common))

/* Further words for what goes wrong in the deal and in the play. */
static const struct dispute other_words[] = {
    DEAL_BESIDES("cut", "cut too few, cut badly, three cards cut, zu wenig abgehoben, snímání"),
    DEAL_BESIDES("skat-seen", "peeked at the skat, looked into the skat, in den Skat geguckt,"
        " geschaut, gelinst, podejrzał skat, nakoukl do skatu, dealer looked at the skat,"
        " looks, kibitzer looks, Geber sieht in den Skat, gesehen, geguckt, reingeguckt, gekuckt,"
        " rozdający zajrzał do skata,"
        " rozdávající se podíval do skatu"),
    DEAL_BESIDES("shuffle", "shuffling, shuffled, saw cards while shuffling, badly shuffled,"
        " gemischt, schlecht gemischt, beim Mischen gesehen, tasował, míchal"),
    DEAL_BESIDES("cutter-away", "nobody to cut, cutter missing, nobody cuts, niemand hebt ab,"
        " keiner hebt ab, nie ma kto przełożyć, nemá kdo snímat"),
    DEAL_BESIDES("exposed", "card turned up in the deal, dealing, turned over, face up, showed,"
        " shown, fell open, Karte aufgedeckt beim Geben, umgedreht, gezeigt, offen, karta"
        " odkryta przy rozdawaniu, pokazana, karta odkrytá při rozdávání, ukázaná"),
    DEAL_BESIDES("missing", "card under the table, card lost, card on the floor, Karte unter dem"
        " Tisch, Karte auf dem Boden, Karte heruntergefallen, karta pod stołem, karta pod"
        " stolem"),
    PLAY_BESIDES("skat-seen", "picked up the skat, took up the skat, taken, Skat aufgenommen,"
        " genommen, aufgehoben, podniósł skat, wziął, zvedl skat, vzal, looked at the put"
        " away cards, what was put away, discard, gedrückte Karten angesehen, Gedrücktes"
        " angeschaut, nachgesehen,"
        " geguckt, reingeguckt, gekuckt, odłożone karty obejrzane, obejrzał, odložené karty prohlédl"),
    PLAY_BESIDES("leads-on", "trick not complete, incomplete, not full, Stich nicht"
        " vollständig, unvollständig, nicht voll, lewa nie jest pełna, niepełna, zdvih není"
        " úplný, neúplný"),
    PLAY_BESIDES("betrayal", "names his trick, named, says which trick, nennt seinen Stich,"
        " genannt, benennt, nazwał swoją lewę, jmenoval svůj zdvih, table talk, tells his"
        " partner what to lead, Gegenspieler sagt spiel Herz, sagt spiel Kreuz, spiel mal"),
    PLAY_BESIDES("early-lead", "forgot to announce, no announcement, vergessen anzusagen,"
        " nicht angesagt, keine Ansage, zapomniał zapowiedzieć, bez zapowiedzi, zapomněl"
        " ohlásit, bez ohlášení"),
};

/* What is found by a search, too. A clause is the ruling itself. */
static const struct dispute further[] = {
    { "value", "contra", "contra", "contra", TERM(NULL, "Contra: what does it count?",
        "Kontra: Was zählt es?", "Kontra: ile to daje?", "Kontra: jak se počítá?",
        "contra, double, doubled, Kontra, kontra, flek") },
    { "value", "contra", "re", "contra", TERM(NULL, "Re: what does it count?",
        "Re: Was zählt es?", "Rekontra: ile to daje?", "Re: jak se počítá?",
        "re, contra re, Kontra Re, rekontra, redouble, kontra re") },
    { "value", "contra", "sup", "contra", TERM(NULL, "Sup: what does it count?",
        "Supra: Was zählt es?", "Sup: ile to daje?", "Sup: jak se počítá?",
        "sup, supra, Supra, Hirsch") },
    { "clause", "id", "home.contra-time", NULL, TERM(NULL, "Contra, re: said in time?",
        "Kontra, Re: rechtzeitig gesagt?", "Kontra, rekontra: powiedziane na czas?",
        "Kontra, re: řečeno včas?",
        "contra too late, re too late, late contra, when, until when, Kontra zu spät, Re zu"
        " spät, Kontra nachträglich, bis wann, za późno, kiedy, příliš pozdě, pozdě, dokdy") },
    { "clause", "id", "announce.final", NULL, TERM(NULL, "The announcement was changed",
        "Die Ansage wurde geändert", "Zapowiedź została zmieniona", "Ohlášení bylo změněno",
        "another game, changed game, changed mind, changed announcement, anderes Spiel angesagt,"
        " umentschieden, Ansage geändert, inna gra, zmienił zapowiedź, jiná hra, změnil"
        " ohlášení") },
    { "clause", "id", "trick.winner", NULL, TERM(NULL, "Whose trick is it?",
        "Wem gehört der Stich?", "Czyja jest lewa?", "Čí je zdvih?",
        "who wins the trick, who takes the trick, highest card, wer bekommt den Stich, Stich"
        " gehört, wer sticht, höchste Karte, kto bierze lewę, komu lewa, čí je štych, kdo bere"
        " zdvih, štych") },
    { "clause", "id", "trick.counting", NULL, TERM(NULL, "Somebody counted aloud",
        "Jemand hat laut mitgezählt", "Ktoś liczył na głos", "Někdo počítal nahlas",
        "counts aloud, counted trumps, counting, laut gezählt, Trümpfe gezählt, Trumpf gezählt,"
        " zählt mit, mitgezählt, liczył atuty, głośno, nahlas, počítal trumfy") },
    { "clause", "id", "general.hands", NULL, TERM(NULL, "An onlooker spoke",
        "Ein Zuschauer hat etwas gesagt", "Widz coś powiedział", "Divák něco řekl",
        "spectator, onlooker, kibitzer, kibitz, bystander, Zuschauer, Kiebitz, dazwischen geredet,"
        " kibic, widz, divák, kibic radil") },
    { "clause", "id", "auction.forehand-alone", NULL, TERM(NULL, "Forehand left alone took the skat",
        "Vorhand nahm nach zwei Pässen den Skat", "Przodek po dwóch pasach wziął skat",
        "Přední po dvou pasech vzal skat",
        "without bidding, silently, ohne zu reizen, Skat genommen, wortlos, Vorhand allein, hat nicht gereizt,"
        " bez licytacji, bez słowa, beze slova, bez dražby") },
    { "clause", "id", "sheet.seeger", NULL, TERM(NULL, "The sum of a list: games won and lost",
        "Die Abrechnung der Liste: gewonnene und verlorene Spiele",
        "Podsumowanie listy: wygrane i przegrane gry", "Součet listiny: vyhrané a prohrané hry",
        "Endabrechnung, Liste ausrechnen, Listenführung, Ergebnis berechnen, Seeger Abrechnung,"
        " list total, final score, tally, podsumowanie, lista, součet, listina") },
    { "clause", "id", "skat.closed", NULL, TERM(NULL, "Cards put away were exchanged",
        "Gedrückte Karten wurden getauscht", "Zamieniono odłożone karty",
        "Odložené karty byly vyměněny",
        "exchanged, swapped, took back the skat, getauscht, umgedrückt, Drückung geändert, zamienił"
        " odłożone karty, zamiana skata, vyměnil odložené") },
    { "clause", "id", "level.schwarz", NULL, TERM(NULL, "Schwarz: no trick, or no card points?",
        "Schwarz: kein Stich oder keine Augen?", "Szwarc: bez lewy czy bez oczek?",
        "Švarc: bez zdvihu, nebo bez karetních bodů?",
        "schwarz, trick without points, no points, Schwarz, leerer Stich, Stich ohne Augen,"
        " keine Augen, szwarc bez punktów, szwarc, lewa bez oczek, švarc, zdvih bez bodů") },
    ABOUT("ramsch", "Ramsch: who loses how much?", "Ramsch: Wer verliert wie viel?",
        "Ramsz: kto ile przegrywa?", "Ramš: kdo kolik prohrává?",
        "ramsch, all passed, Junker, Schieberamsch, ramsz, ramš"),
};
#define FURTHER ((int)(sizeof further / sizeof *further))

/* part: of the game, to tell alike names apart; or a null pointer. */
static void put_described(struct json *json, const struct dispute *d, const char *part)
{
    enum language language = json->out->language;

    json_open(json, NULL, '{');
    json_put_text(json, "ask", d->ask);
    json_open(json, "set", '{');
    if (d->path != NULL)
        json_put_text(json, d->path, d->fact);
    if (d->rule != NULL) {
        json_open(json, "options", '[');
        json_put_word(json, NULL, d->rule);
        json_close(json, ']');
    }
    json_close(json, '}');
    json_put_text(json, "text", d->name.word[language == PSEUDO ? ENGLISH : language]);
    if (part != NULL)
        json_put_text(json, "part", tr(language, part));
    json_close(json, '}');
}

void put_disputes(struct json *json, const char *key)
{
    json_open(json, key, '[');
    for (int i = 0; i < COMMON; i++)
        put_described(json, &common[i], NULL);
    json_close(json, ']');
}

/* --------------------------------------------------------------------------- all */

/* A dispute about a thing of a table. */
static struct dispute of_term(const char *ask, const char *path, const struct terms *terms,
                              int n)
{
    return (struct dispute){ ask, path, terms->term[n].key, NULL, terms->term[n] };
}

static void open_part(struct json *json, const char *title)
{
    json_open(json, NULL, '{');
    json_put_text(json, "title", tr(json->out->language, title));
    json_open(json, "disputes", '[');
}

static void close_part(struct json *json)
{
    json_close(json, ']');
    json_close(json, '}');
}

static void put_terms_part(struct json *json, const char *title, const char *ask,
                           const char *path, const struct terms *terms)
{
    open_part(json, title);
    for (int i = 0; i < terms->count; i++) {
        struct dispute d = of_term(ask, path, terms, i);

        if (d.fact != NULL)
            put_described(json, &d, NULL);
    }
    close_part(json);
}

void put_all_disputes(struct json *json, const char *key)
{
    json_open(json, key, '[');
    open_part(json, N_("The bidding, the announcement, the value"));
    for (int i = 0; i < COMMON; i++)
        if (common[i].path == NULL)
            put_described(json, &common[i], NULL);
    for (int i = 0; i < FURTHER; i++)
        put_described(json, &further[i], NULL);
    close_part(json);
    put_terms_part(json, N_("The deal"), "misdeal", "kind", &misdeal_terms);
    put_terms_part(json, N_("The play and its end"), "ending", "happened.kind",
                   &happening_terms);
    json_close(json, ']');
}

/* ------------------------------------------------------------------------ search */

/* All names in all languages, folded with a blank before each word. */
static void put_names(char *out, size_t size, const struct term *name, bool umlauts)
{
    size_t n = 0;

    for (int language = 0; language <= LANGUAGES && n + 2 < size; language++) {
        const char *text = language < LANGUAGES ? name->word[language] : name->other;

        if (text == NULL || *text == '\0')
            continue;
        out[n++] = ' ';
        fold_text(out + n, size - n, text, strlen(text), umlauts);
        n += strlen(out + n);
    }
    out[n] = '\0';
}

/* Does a word begin so? word: with a blank before it. */
static bool has_words(const char *names, const char *query)
{
    while (*query != '\0') {
        size_t length = strcspn(query, " ");
        char word[FOLDED_WORD + 2] = " ";

        if (length > FOLDED_WORD)
            return false;
        memcpy(word + 1, query, length);
        word[length + 1] = '\0';
        if (strstr(names, word) == NULL)
            return false;
        query += length + (query[length] == ' ');
    }
    return true;
}

/* Does it find this? */
static bool is_found(const struct dispute *d, const char *query)
{
    char names[2048];

    for (int umlauts = 0; umlauts < 2; umlauts++) {
        put_names(names, sizeof names, &d->name, umlauts != 0);
        if (has_words(names, query))
            return true;
    }
    return false;
}

/* Is it found by further words for it? */
static bool is_found_besides(const struct dispute *d, const char *query)
{
    for (size_t i = 0; i < sizeof other_words / sizeof *other_words; i++)
        if (strcmp(other_words[i].ask, d->ask) == 0
            && strcmp(other_words[i].fact, d->fact) == 0 && is_found(&other_words[i], query))
            return true;
    return false;
}

/* Is it among the common ones that were found, in other words? */
static bool is_put_already(const struct dispute *d, const char *query)
{
    for (int i = 0; i < COMMON; i++)
        if (common[i].path != NULL && strcmp(common[i].fact, d->fact) == 0
            && strcmp(common[i].ask, d->ask) == 0 && is_found(&common[i], query))
            return true;
    return false;
}

/* Does the query begin words of the short name in some language? */
static bool has_noun(const struct terms *terms, int thing, const char *query)
{
    char noun[FOLDED_WORD + 1];
    bool found = false;

    for (int l = 0; terms == &happening_terms && l < LANGUAGES && !found; l++) {
        const char *text = term_noun(terms, thing, (enum language)l);

        text = text != NULL ? text : term_key(terms, thing);
        noun[0] = ' ';
        fold(noun + 1, text, strlen(text));
        found = has_words(noun, query);
    }
    return found;
}

static const char *part_of(const char *ask)
{
    return strcmp(ask, "misdeal") == 0 ? N_("The deal") : N_("The play and its end");
}

/* By a name, or as players tell it. said: the query with all its words. */
static void try_terms(struct json *json, const char *ask, const char *path,
                      const struct terms *terms, const char *said, const char *query)
{
    int told = terms->tell != NULL ? terms->tell(said) : NONE;

    for (int i = 0; i < terms->count; i++) {
        struct dispute d = of_term(ask, path, terms, i);

        if (d.fact != NULL && !is_put_already(&d, query)
            && (i == told || has_noun(terms, i, query) || is_found(&d, query)
                || is_found_besides(&d, query)))
            put_described(json, &d, part_of(ask));
    }
}

/* Words that tell nothing apart. */
static const char fillers[] = "a an the his her my our of on at to was is were has had have"
    " and while about who that he she der die das den dem des ein eine einen einem ist war"
    " hat wurde und im mit von beim ich er sie mein meine jest na to sie byl byla je se";

/* The query without them, unless nothing else is left. */
static void drop_fillers(char out[FOLDED_WORD], const char *query)
{
    size_t n = 0;

    for (const char *at = query; *at != '\0'; at += strspn(at, " ")) {
        size_t length = strcspn(at, " ");
        char word[FOLDED_WORD];

        snprintf(word, sizeof word, "%.*s", (int)length, at);
        if (!is_listed(fillers, word))
            n += (size_t)snprintf(out + n, FOLDED_WORD - n, "%s%s", n > 0 ? " " : "", word);
        at += length;
    }
    if (n == 0)
        snprintf(out, FOLDED_WORD, "%s", query);
}

/* clause deal.dealer-looks: what the dealer does is a matter of the deal first. */
static bool names_dealer(const char *query)
{
    static const char *const names[] = { "dealer", "geber", "kartengeber", "rozdaj", "rozdav" };
    char words[FOLDED_WORD + 1], name[16];

    snprintf(words, sizeof words, " %s", query);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        snprintf(name, sizeof name, " %s", names[i]);
        if (strstr(words, name) != NULL)
            return true;
    }
    return false;
}

void find_disputes(struct json *json, const char *query)
{
    char folded[FOLDED_WORD], words[FOLDED_WORD];

    fold(folded, query, strlen(query));
    drop_fillers(words, folded);
    json_open(json, NULL, '[');
    for (int i = 0; *folded != '\0' && i < COMMON; i++)
        if (is_found(&common[i], words))
            put_described(json, &common[i], NULL);
    for (int i = 0; *folded != '\0' && i < FURTHER; i++)
        if (is_found(&further[i], words))
            put_described(json, &further[i], NULL);
    for (int deal = 0; *folded != '\0' && deal < 2; deal++)
        if ((deal == 1) == names_dealer(words))
            try_terms(json, "ending", "happened.kind", &happening_terms, folded, words);
        else
            try_terms(json, "misdeal", "kind", &misdeal_terms, folded, words);
    json_close(json, ']');
}
