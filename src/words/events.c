/* The words for what happens: how games end, what players do, misdeals, and what
 * comes of it. */
#include "words/happened.h"
#include "words/misdealt.h"
#include "words/names.h"

/* ------------------------------------------------------ how play and game end */

static const struct term endings[] = {
    [SKR_PLAYED] = TERM("played", "", "", "", "",
        "played out, gespielt, ausgespielt, zu Ende gespielt, rozegrana, do końca,"
        " dohráno, odehráno"),
    [SKR_DEFENDERS_GAVE_UP] = TERM("defenders-gave-up", "the defenders gave up",
        "die Gegenspieler gaben auf", "przeciwnicy się poddali",
        "protivníci se vzdali",
        "Gegenspieler geben auf, Gegner geben auf, Gegenspieler aufgegeben,"
        " Gegenpartei gibt auf, przeciwnicy poddali, protivníci vzdali"),
    [SKR_OFFER_ACCEPTED] = TERM("offer-accepted", "the offer was accepted",
        "das Angebot wurde angenommen", "propozycja została przyjęta",
        "návrh byl přijat",
        "Angebot angenommen, geschenkt, Spiel geschenkt, abgekürzt,"
        " propozycja przyjęta, oferta przyjęta, návrh přijat, nabídka přijata"),
    [SKR_SOLOIST_GAVE_UP] = TERM("soloist-gave-up", "the soloist gave up",
        "der Alleinspieler gab auf", "solista się poddał", "aktér se vzdal",
        "Alleinspieler gibt auf, Alleinspieler aufgegeben, aufgegeben, solista poddał,"
        " aktér vzdal, sólista vzdal"),
    [SKR_DEFENDERS_BREACH] = TERM("defenders-breach", "a defender broke a rule",
        "ein Gegenspieler verstieß gegen eine Regel", "przeciwnik naruszył przepis",
        "protivník porušil pravidlo",
        "Regelverstoß eines Gegenspielers, Verstoß der Gegenspieler, Gegenspieler"
        " verstößt, Fehler der Gegenspieler, naruszenie przeciwników, porušení protivníků"),
    [SKR_SOLOIST_BREACH] = TERM("soloist-breach", "the soloist broke a rule",
        "der Alleinspieler verstieß gegen eine Regel", "solista naruszył przepis",
        "aktér porušil pravidlo",
        "Regelverstoß des Alleinspielers, Verstoß des Alleinspielers, Alleinspieler"
        " verstößt, Fehler des Alleinspielers, naruszenie solisty, porušení aktéra"),
    [SKR_LED_EARLY] = TERM("led-early", "the soloist led before announcing",
        "der Alleinspieler spielte vor der Ansage aus",
        "solista wyszedł przed zapowiedzią", "aktér vynesl před ohlášením",
        "vor der Ansage ausgespielt, Ausspiel vor der Ansage, ohne Ansage ausgespielt,"
        " wyjście przed zapowiedzią, výnos před ohlášením"),
    [SKR_UNPROVED] = TERM("unproved", "the rest could not be proved",
        "der Rest konnte nicht bewiesen werden", "reszty nie dało się udowodnić",
        "zbytek nešlo dokázat", "nicht bewiesen, nicht beweisbar, unbewiesen, brak dowodu, bez důkazu"),
    [SKR_WRONG_NUMBER] = TERM("wrong-number",
        "the soloist had a wrong number of cards",
        "der Alleinspieler hatte eine falsche Kartenzahl",
        "solista miał niewłaściwą liczbę kart", "aktér měl nesprávný počet karet",
        "falsche Kartenzahl, falsch gedrückt, zu viele Karten, zu wenige Karten,"
        " niewłaściwa liczba kart, nesprávný počet karet"),
};
const struct terms ending_terms = TERMS(endings);

/* What a player does: "forehand" and then these words. */
static const struct term happenings[] = {
    [SKR_REVOKED] = TERM("revoke", "does not follow although he could",
        "bedient nicht, obwohl es möglich ist", "nie dokłada do koloru, choć może",
        "nectí barvu, ač může", ""),
    [SKR_WRONG_LEAD] = TERM("wrong-lead", "leads when another should",
        "spielt aus, obwohl ein anderer ausspielen muss",
        "wychodzi, choć powinien kto inny", "vynáší, ač má vynášet jiný", ""),
    [SKR_WRONG_TURN] = TERM("wrong-turn", "plays before it is his turn",
        "gibt außer der Reihe zu", "zagrywa poza kolejnością",
        "hraje dřív, než je na řadě", ""),
    [SKR_CARD_SHOWN] = TERM("card-shown", "shows one of his cards",
        "zeigt eine eigene Karte", "pokazuje jedną ze swoich kart",
        "ukazuje jednu ze svých karet", ""),
    [SKR_SKAT_SEEN] = TERM("skat-seen", "looks at the skat after the auction",
        "sieht nach dem Reizen in den Skat", "zagląda do skata po licytacji",
        "nahlíží do skatu po licitaci",
        "looks at the skat, sieht in den Skat, zagląda do skata, nahlíží do skatu,"
        " dívá se do skatu"),
    [SKR_TRICKS_SEEN] = TERM("tricks-seen",
        "looks through taken tricks, or too late at the last",
        "sieht eingezogene Stiche nach, oder den letzten zu spät",
        "przegląda wzięte lewy albo za późno ostatnią",
        "prohlíží vzaté zdvihy nebo pozdě poslední",
        "looks through taken tricks, sieht eingezogene Stiche nach, przegląda wzięte lewy,"
        " prohlíží vzaté zdvihy, prohlíží si vzaté zdvihy"),
    [SKR_BETRAYED] = TERM("betrayal", "reveals what he holds, or a trick to come",
        "verrät eigene Karten oder einen kommenden Stich",
        "zdradza swoje karty lub przyszłą lewę",
        "prozrazuje své karty nebo příští zdvih", ""),
    [SKR_NOT_LAID_OPEN] = TERM("not-laid-open", "does not lay his cards open in time",
        "legt die Karten nicht rechtzeitig offen", "nie wykłada kart na czas",
        "nevykládá karty včas", "nevyloží karty včas, ouvert not laid open, Ouvert nicht aufgelegt"),
    [SKR_EARLY_LEAD] = TERM("early-lead", "leads before he has announced",
        "spielt vor der Ansage aus", "wychodzi przed zapowiedzią",
        "vynáší před ohlášením", ""),
    [SKR_GIVES_UP] = TERM("gives-up", "gives up",
        "gibt auf", "poddaje grę", "vzdává hru", ""),
    [SKR_LAYS_DOWN] = TERM("lays-down", "lays his cards down",
        "legt die Karten auf", "wykłada karty", "vykládá karty", ""),
    [SKR_THROWS] = TERM("throws", "throws his cards down",
        "wirft die Karten hin", "rzuca karty na stół", "hází karty na stůl",
        "rzuca karty, hází karty"),
    [SKR_IS_AWAY] = TERM("away", "leaves, or runs out of time",
        "geht weg oder überschreitet die Zeit", "odchodzi lub przekracza czas",
        "odchází nebo překračuje čas", "odejde nebo mu vyprší čas"),
    [SKR_NO_PROOF] = TERM("no-proof", "the rest cannot be proved any more",
        "der Rest ist nicht mehr zu beweisen", "reszty nie da się już udowodnić",
        "zbytek už nelze dokázat", ""),
    [SKR_PUT_AWAY_WRONG] = TERM("wrong-number",
        "announces with a wrong number of cards",
        "sagt mit falscher Kartenzahl an", "zapowiada z niewłaściwą liczbą kart",
        "ohlašuje s nesprávným počtem karet", ""),
    [SKR_LED_ON] = TERM("leads-on", "leads on before the trick is complete",
        "spielt weiter aus, bevor der Stich vollständig ist",
        "wychodzi do następnej lewy, zanim poprzednia jest pełna",
        "vynáší do dalšího zdvihu, než je ten předchozí úplný",
        "wychodzi ponownie, vynáší znovu"),
    [SKR_GATHERED] = TERM("gathers", "gathers a trick too early or wrongly",
        "zieht einen Stich zu früh oder zu Unrecht ein",
        "zbiera lewę za wcześnie lub niesłusznie",
        "sbírá zdvih předčasně nebo neprávem", "sebere zdvih předčasně nebo neprávem"),
    [SKR_WARNED] = TERM("warns", "keeps his partner from a wrong lead",
        "hält den Partner von einem falschen Ausspiel ab",
        "powstrzymuje partnera od wyjścia poza kolejnością",
        "brání partnerovi ve výnosu mimo pořadí", "zabrání partnerovi ve výnosu mimo pořadí"),
    [SKR_SAYS_LOST] = TERM("says-lost", "says that the soloist cannot win any more",
        "sagt, dass der Alleinspieler nicht mehr gewinnen kann",
        "mówi, że solista nie może już wygrać", "říká, že aktér už nemůže vyhrát", ""),
    [SKR_SKAT_SHOWN] = TERM("skat-shown", "shows the cards put away, to claim the rest",
        "zeigt die gedrückten Karten, um den Rest zu beanspruchen",
        "pokazuje odłożone karty, żądając reszty",
        "ukazuje odložené karty a činí si nárok na zbytek",
        "shows what he put away"),
    [SKR_SHOWN_SUIT_LED] = TERM("leads-shown",
        "leads a suit that his partner has shown",
        "spielt eine Farbe aus, die der Partner gezeigt hat",
        "wychodzi w kolor, który pokazał jego partner",
        "vynáší barvu, kterou ukázal jeho partner", ""),
    [SKR_TAKEN_BACK] = TERM("takes-back", "takes a played card back",
        "nimmt eine gespielte Karte zurück", "cofa zagraną kartę",
        "bere zpět zahranou kartu", ""),
    [SKR_LAST_TRICK_SEEN] = TERM("last-trick",
        "asks to see the last trick before he plays to the next",
        "verlangt, den letzten Stich zu sehen, bevor er zum nächsten spielt",
        "prosi o pokazanie ostatniej lewy, zanim zagra do następnej",
        "chce vidět poslední zdvih, než zahraje do dalšího",
        "asks to see the last trick, verlangt den letzten Stich zu sehen, prosi o pokazanie"
        " ostatniej lewy, chce vidět poslední zdvih"),
};
const struct terms happening_terms = {
    happenings, sizeof happenings / sizeof *happenings, NULL, happened_read
};

static const struct term noticed[] = {
    [SKR_NOTICED_AT_ONCE] = TERM("at-once", "before the trick is gathered",
        "bevor der Stich eingezogen ist", "zanim zebrano lewę",
        "než je zdvih sebrán", "at once, sofort, gleich, od razu, hned, ihned,"
        " zanim lewa jest zebrana"),
    [SKR_NOTICED_GATHERED] = TERM("gathered", "before the next lead",
        "vor dem nächsten Ausspiel", "przed następnym wyjściem",
        "před dalším výnosem", "eingezogen, Stich eingezogen, zebrana, sebrán"),
    [SKR_NOTICED_LED] = TERM("led", "after the next lead",
        "nach dem nächsten Ausspiel", "po następnym wyjściu", "po dalším výnosu",
        "ausgespielt, weitergespielt, po wyjściu, po výnosu"),
    [SKR_NOTICED_PLAYED] = TERM("played", "after the last card",
        "nach der letzten Karte", "po ostatniej karcie", "po poslední kartě",
        "nach Spielende, Spielende, am Ende, po grze, po hře"),
};
const struct terms noticed_terms = TERMS(noticed);

/* ---------------------------------------------------------------- misdeals */

static const struct term misdeals[] = {
    [SKR_COUNT] = TERM("count", "a wrong number of cards", "eine falsche Kartenzahl",
        "niewłaściwa liczba kart", "nesprávný počet karet",
        "falsche Kartenzahl, Kartenzahl, vergeben, zu viele Karten, zu wenige Karten,"
        " liczba kart, počet karet"),
    [SKR_CUT] = TERM("cut", "the cut", "das Abheben", "przełożenie", "snímání",
        "abheben, Abheben, abgehoben, nicht abgehoben, przekładanie, sejmutí"),
    [SKR_DEALING] = TERM("dealing", "dealt in a wrong manner", "falsch gegeben",
        "rozdano w niewłaściwy sposób", "rozdáno nesprávným způsobem",
        "Geben, falsches Geben, falsche Reihenfolge, rozdawanie, sposób rozdania, rozdávání,"
        " způsob rozdání"),
    [SKR_SKAT_SEEN_EARLY] = TERM("skat-seen",
        "somebody looked at the skat, or let others see it",
        "in den Skat wurde gesehen, oder er wurde gezeigt",
        "zajrzano do skata lub pozwolono go zobaczyć",
        "do skatu se někdo podíval, nebo byl skat ukázán",
        "Skat angesehen, in den Skat gesehen, in den Skat geschaut, Skateinsicht,"
        " zajrzał do skata, zajrzenie do skata, díval se do skatu, pohled do skatu"),
    [SKR_SKAT_PICKED_UP] = TERM("skat-taken", "the skat was picked up too early",
        "der Skat wurde zu früh aufgenommen", "skat podjęto za wcześnie",
        "skat byl vzat předčasně",
        "Skat aufgenommen, Skataufnahme, podjął skat, podjęcie skata, zvedl skat, vzetí skatu"),
    [SKR_SHUFFLE] = TERM("shuffle", "cards seen or interleaved in the shuffle",
        "beim Mischen Karten gesehen oder ineinandergestochen",
        "przy tasowaniu karty widać lub wsuwa się jedne między drugie",
        "karty při míchání byly vidět nebo se zapichovaly",
        "mischen, Mischen, tasowanie, míchání"),
    [SKR_EXPOSED] = TERM("exposed", "a card was turned up in the deal",
        "beim Geben wurde eine Karte aufgedeckt",
        "przy rozdawaniu odkryto kartę", "při rozdávání byla odkryta karta",
        "Karte aufgedeckt, aufgedeckt, Karte umgedreht, odkryta karta, odkrytá karta"),
    [SKR_CUTTER_AWAY] = TERM("cutter-away", "the player who should cut is away",
        "wer abheben soll, ist nicht da", "kto ma przełożyć, jest nieobecny",
        "kdo má snímat, je pryč",
        "Abheber fehlt, Abhebender abwesend, Abhebender fehlt, brak przekładającego,"
        " przekładający nieobecny, chybí snímající, snímající chybí"),
    [SKR_ASTRAY] = TERM("missing", "dealt correctly, but a hand is wrong later",
        "richtig gegeben, aber später stimmt ein Blatt nicht",
        "rozdano dobrze, ale później liczba kart się nie zgadza",
        "rozdáno správně, ale počet karet později nesouhlasí",
        "Karte fehlt, fehlende Karte, Karte verloren, brakuje karty, chybí karta"),
    [MISDEAL_DEALER] = TERM("dealer", "the wrong player dealt",
        "der Falsche hat gegeben", "rozdawał niewłaściwy gracz",
        "rozdával nesprávný hráč",
        "wrong dealer, falscher Geber, falscher Kartengeber, Geber, niewłaściwy rozdający,"
        " nesprávný rozdávající"),
};
const struct terms misdeal_terms = {
    misdeals, sizeof misdeals / sizeof *misdeals, NULL, misdealt_read
};

static const struct term founds[] = {
    [SKR_FOUND_IN_DEAL] = TERM("deal", "before the cards are picked up",
        "bevor die Karten aufgenommen sind", "zanim podniesiono karty",
        "než byly karty zvednuty", "dealing, Geben, beim Geben, rozdanie, rozdání"),
    [SKR_FOUND_IN_AUCTION] = TERM("auction", "before the auction has ended",
        "vor dem Ende des Reizens", "przed końcem licytacji",
        "před koncem licitace",
        "bidding, Reizen, beim Reizen, licytacja, licitace, dražba, dražení"),
    [SKR_FOUND_IN_PLAY] = TERM("play", "after the auction, also in the play",
        "nach dem Reizen, auch im Spiel", "po licytacji, także w rozgrywce",
        "po licitaci, i v sehrávce",
        "Spiel, im Spiel, beim Spielen, rozgrywka, sehrávka"),
};
const struct terms found_terms = TERMS(founds);

static const struct term faults[] = {
    [SKR_FAULT_DEALERS] = TERM("dealer", "the dealer's", "des Gebers",
        "rozdającego", "rozdávajícího", "Geber, Kartengeber, rozdający, rozdávající"),
    [SKR_FAULT_SHARED] = TERM("shared", "partly the dealer's",
        "zum Teil des Gebers", "częściowo rozdającego", "zčásti rozdávajícího",
        "teilweise, geteilt, częściowo, zčásti"),
    [SKR_FAULT_OTHERS] = TERM("other", "wholly somebody else's",
        "ganz eines anderen", "w całości kogo innego", "zcela někoho jiného",
        "ein anderer, anderer, kto inny, někdo jiný"),
};
const struct terms fault_terms = TERMS(faults);

static const struct term remedies[] = {
    [SKR_LEFT_AS_IT_IS] = TERM("none", "the deal is left as it is",
        "es bleibt bei diesem Spiel", "rozdanie pozostaje ważne",
        "rozdání zůstává v platnosti", ""),
    [SKR_DEALT_AGAIN] = TERM("dealt-again",
        "dealt again by the same dealer; a cut is cut again",
        "derselbe Geber gibt neu; ein Abheben wird wiederholt",
        "ten sam rozdający rozdaje ponownie; przełożenie się powtarza",
        "týž rozdávající rozdává znovu; snímání se opakuje", ""),
    [SKR_CARD_GIVEN] = TERM("card-given",
        "the hand of nine gets one of the three cards in the skat",
        "wer neun Karten hat, bekommt eine der drei Karten im Skat",
        "kto ma dziewięć kart, dostaje jedną z trzech kart ze skata",
        "kdo má devět karet, dostane jednu ze tří karet ve skatu", ""),
    [SKR_SKAT_DRAWN] = TERM("skat-drawn",
        "the dealer draws the skat out of twelve cards, those of the barred"
        " player and the skat, shuffled",
        "der Geber zieht den Skat aus zwölf gemischten Karten, denen des"
        " ausgeschlossenen Spielers und dem Skat",
        "rozdający losuje skata z dwunastu potasowanych kart: wykluczonego gracza i"
        " skata",
        "rozdávající vytáhne skat z dvanácti zamíchaných karet: vyloučeného hráče a"
        " skatu", ""),
    [SKR_SKAT_LAID_BACK] = TERM("skat-back",
        "the two cards of the skat are put back",
        "die beiden Karten des Skats werden zurückgelegt",
        "dwie karty skata kładzie się z powrotem",
        "obě karty skatu se vrátí", ""),
    [SKR_SHUFFLED_AGAIN] = TERM("shuffled-again",
        "shuffled again, then cut and dealt",
        "es wird neu gemischt, dann abgehoben und gegeben",
        "tasuje się ponownie, potem przekłada i rozdaje",
        "míchá se znovu, pak se snímá a rozdává", ""),
    [SKR_PUT_RIGHT] = TERM("put-right",
        "the number of cards is put right, and the game is played",
        "die Kartenzahl wird berichtigt, und das Spiel wird gespielt",
        "liczbę kart się poprawia i gra się dalej",
        "počet karet se napraví a hraje se", ""),
    [SKR_NEXT_CUTS] = TERM("next-cuts", "the next player to the right cuts",
        "der nächste Spieler rechts hebt ab", "przekłada następny gracz z prawej",
        "snímá další hráč vpravo", ""),
    [SKR_DEALER_WAITS] = TERM("waits", "the dealer waits", "der Geber wartet",
        "rozdający czeka", "rozdávající čeká", ""),
    [SKR_REFEREE_ASKED] = TERM("referee", "the referee decides",
        "der Schiedsrichter entscheidet", "rozstrzyga sędzia",
        "rozhoduje rozhodčí", ""),
};
const struct terms remedy_terms = TERMS(remedies);

/* ---------------------------------------------------------------- short names */

/* What people type for each in German, Polish, Czech; tests/words/words.c reads them. */
typedef const char *const noun[3];

static noun happening_nouns[] = {
    [SKR_REVOKED] = { "Nichtbedienen", "niedołożenie do koloru", "nepřiznání barvy" },
    [SKR_WRONG_LEAD] = { "falsches Ausspiel", "wyjście poza kolejnością",
        "výnos mimo pořadí" },
    [SKR_WRONG_TURN] = { "Vorwerfen", "zagranie poza kolejnością", "zahrání mimo pořadí" },
    [SKR_CARD_SHOWN] = { "Karte gezeigt", "pokazanie karty", "ukázání karty" },
    [SKR_SKAT_SEEN] = { "Skateinsicht", "zajrzenie do skata", "pohled do skatu" },
    [SKR_TRICKS_SEEN] = { "Stiche nachgesehen", "przejrzenie lew", "prohlížení zdvihů" },
    [SKR_BETRAYED] = { "Kartenverrat", "zdradzenie kart", "prozrazení karet" },
    [SKR_NOT_LAID_OPEN] = { "nicht aufgelegt", "niewyłożenie kart", "nevyložení karet" },
    [SKR_EARLY_LEAD] = { "Ausspiel vor der Ansage", "wyjście przed zapowiedzią",
        "výnos před ohlášením" },
    [SKR_GIVES_UP] = { "Aufgabe", "poddanie gry", "vzdání hry" },
    [SKR_LAYS_DOWN] = { "Karten aufgelegt", "wyłożenie kart", "vyložení karet" },
    [SKR_THROWS] = { "Kartenaufwurf", "rzucenie kart", "hození karet" },
    [SKR_IS_AWAY] = { "Abwesenheit", "nieobecność", "nepřítomnost" },
    [SKR_NO_PROOF] = { "kein Beweis", "brak dowodu", "bez důkazu" },
    [SKR_PUT_AWAY_WRONG] = { "falsche Kartenzahl", "niewłaściwa liczba kart",
        "nesprávný počet karet" },
    [SKR_LED_ON] = { "vorzeitiges Ausspiel", "wyjście przed końcem lewy",
        "výnos před koncem zdvihu" },
    [SKR_GATHERED] = { "Stich eingezogen", "zebranie lewy", "sebrání zdvihu" },
    [SKR_WARNED] = { "Partner gewarnt", "ostrzeżenie partnera", "varování partnera" },
    [SKR_SAYS_LOST] = { "verloren gesagt", "ogłoszenie przegranej", "výrok o prohře" },
    [SKR_SKAT_SHOWN] = { "Skat gezeigt", "pokazanie skata", "ukázání skatu" },
    [SKR_SHOWN_SUIT_LED] = { "gezeigte Farbe ausgespielt", "wyjście w pokazany kolor",
        "výnos ukázané barvy" },
    [SKR_TAKEN_BACK] = { "Karte zurückgenommen", "cofnięcie karty", "vrácení karty" },
    [SKR_LAST_TRICK_SEEN] = { "letzter Stich", "ostatnia lewa", "poslední zdvih" },
};

static noun ending_nouns[] = {
    [SKR_PLAYED] = { "zu Ende gespielt", "rozegrana", "dohráno" },
    [SKR_DEFENDERS_GAVE_UP] = { "Gegenspieler geben auf", "przeciwnicy poddali",
        "protivníci se vzdali" },
    [SKR_OFFER_ACCEPTED] = { "Angebot angenommen", "propozycja przyjęta", "návrh přijat" },
    [SKR_SOLOIST_GAVE_UP] = { "Alleinspieler gibt auf", "solista poddał", "aktér se vzdal" },
    [SKR_DEFENDERS_BREACH] = { "Verstoß der Gegenspieler", "naruszenie przeciwników",
        "porušení protivníků" },
    [SKR_SOLOIST_BREACH] = { "Verstoß des Alleinspielers", "naruszenie solisty",
        "porušení aktéra" },
    [SKR_LED_EARLY] = { "vor der Ansage ausgespielt", "wyjście przed zapowiedzią",
        "výnos před ohlášením" },
    [SKR_UNPROVED] = { "nicht bewiesen", "brak dowodu", "bez důkazu" },
    [SKR_WRONG_NUMBER] = { "falsche Kartenzahl", "niewłaściwa liczba kart",
        "nesprávný počet karet" },
};

static noun noticed_nouns[] = {
    [SKR_NOTICED_AT_ONCE] = { "sofort", "od razu", "hned" },
    [SKR_NOTICED_GATHERED] = { "eingezogen", "zebrana", "sebrán" },
    [SKR_NOTICED_LED] = { "ausgespielt", "po wyjściu", "po výnosu" },
    [SKR_NOTICED_PLAYED] = { "Spielende", "po grze", "po hře" },
};

static noun misdeal_nouns[] = {
    [SKR_COUNT] = { "Kartenzahl", "liczba kart", "počet karet" },
    [SKR_CUT] = { "Abheben", "przełożenie", "snímání" },
    [SKR_DEALING] = { "falsches Geben", "sposób rozdania", "způsob rozdání" },
    [SKR_SKAT_SEEN_EARLY] = { "Skateinsicht", "zajrzenie do skata", "pohled do skatu" },
    [SKR_SKAT_PICKED_UP] = { "Skataufnahme", "podjęcie skata", "vzetí skatu" },
    [SKR_SHUFFLE] = { "Mischen", "tasowanie", "míchání" },
    [SKR_EXPOSED] = { "Karte aufgedeckt", "odkryta karta", "odkrytá karta" },
    [SKR_CUTTER_AWAY] = { "Abheber fehlt", "brak przekładającego", "chybí snímající" },
    [SKR_ASTRAY] = { "Karte fehlt", "brakuje karty", "chybí karta" },
    [MISDEAL_DEALER] = { "falscher Geber", "niewłaściwy rozdający",
        "nesprávný rozdávající" },
};

static noun found_nouns[] = {
    [SKR_FOUND_IN_DEAL] = { "beim Geben", "rozdanie", "rozdání" },
    [SKR_FOUND_IN_AUCTION] = { "beim Reizen", "licytacja", "licitace" },
    [SKR_FOUND_IN_PLAY] = { "beim Spielen", "rozgrywka", "sehrávka" },
};

static noun fault_nouns[] = {
    [SKR_FAULT_DEALERS] = { "Geber", "rozdający", "rozdávající" },
    [SKR_FAULT_SHARED] = { "teilweise", "częściowo", "zčásti" },
    [SKR_FAULT_OTHERS] = { "anderer", "kto inny", "někdo jiný" },
};

static const struct { const struct terms *terms; noun *nouns; } named[] = {
    { &happening_terms, happening_nouns }, { &ending_terms, ending_nouns },
    { &noticed_terms, noticed_nouns }, { &misdeal_terms, misdeal_nouns },
    { &found_terms, found_nouns }, { &fault_terms, fault_nouns },
};

const char *term_noun(const struct terms *terms, int thing, enum language language)
{
    if (language < GERMAN || language > CZECH)
        return NULL;
    for (size_t i = 0; i < sizeof named / sizeof *named; i++)
        if (named[i].terms == terms)
            return named[i].nouns[thing][language - GERMAN];
    return NULL;
}

/* -------------------------------------------------------------------- results */

/* By OUTCOME_LOSS, _WIN, _PENALTY of a record. */
static const struct term outcomes[] = {
    TERM("loss", "lost", "verloren", "przegrana", "prohra",
         "verl, przegrał, przegrane, przegrany, porażka, prohráno, porážka, prohrál"),
    TERM("win", "won", "gewonnen", "wygrana", "výhra",
         "gew, wygrał, wygrane, wygrany, zwycięstwo, vítězství, vyhráno, vyhrál"),
    TERM("penalty", "penalty", "Strafe", "kara", "trest", ""),
};
const struct terms outcome_terms = TERMS(outcomes);

/* By DEAL_PLAYED, _PASSED_IN, _ABORTED of a judgment. */
static const struct term deals[] = {
    TERM("played", "played", "gespielt", "rozegrana", "odehráno", ""),
    TERM("passed-in", "passed in", "eingepasst", "trzy pasy", "propasováno",
         "passed, gepasst, alle passe, spasowane, pasy, pas, všichni pasovali"),
    TERM("aborted", "no game", "kein Spiel", "nie ma gry", "žádná hra",
         "abgebrochen"),
};
const struct terms deal_terms = TERMS(deals);

static const struct term verdicts[] = {
    TERM("conforms", "conforms", "regelgerecht", "zgodne", "v souladu", ""),
    TERM("convention", "convention", "Konvention", "konwencja", "konvence", ""),
    TERM("undecided", "undecided", "offen", "nierozstrzygnięte",
         "nerozhodnuto", "unentschieden"),
    TERM("violates", "violates", "regelwidrig", "niezgodne", "v rozporu", ""),
    TERM("malformed", "malformed", "unlesbar", "nieczytelne", "nečitelné", ""),
};
const struct terms verdict_terms = TERMS(verdicts);

static const struct term findings[] = {
    TERM("illegal", "illegal", "regelwidrig", "niedozwolone", "nedovoleno", ""),
    TERM("wrong", "wrong", "falsch", "błędne", "chybně", ""),
    TERM("convention", "convention", "Konvention", "konwencja", "konvence", ""),
    TERM("undecided", "undecided", "offen", "nierozstrzygnięte",
         "nerozhodnuto", "unentschieden"),
    TERM("malformed", "malformed", "unlesbar", "nieczytelne", "nečitelné", ""),
};
const struct terms finding_terms = TERMS(findings);

/* ---------------------------------------------------------------- score lists */

static const struct term schemes[] = {
    [SKR_SEEGER_FABIAN] = TERM("seeger-fabian", "Seeger-Fabian", "Seeger-Fabian",
        "Seeger-Fabian", "Seeger-Fabian", "turniejowy, Turnier"),
    [SKR_SEEGER] = TERM("seeger", "Seeger", "Seeger", "Seeger", "Seeger", ""),
    [SKR_PLAIN] = TERM("plain", "game points alone", "nur Spielpunkte",
        "same punkty za grę", "jen body za hru", "einfach"),
    [SKR_MONEY] = TERM("money", "money", "Geld", "pieniądze", "peníze",
        "na pieniądze"),
    [SKR_BEER] = TERM("beer", "beer", "Bierskat", "skat piwny", "pivní skat",
        "beer skat, Bierlachs, Bier, piwny, piwo, pivo"),
};
const struct terms scheme_terms = TERMS(schemes);
