/* What happened, as players tell it: "vergessen zu drücken", "zebrał cudzą lewę". */
#include "words/happened.h"

#include <string.h>

#include "base/fold.h"
#include "words/pattern.h"
#include "words/words.h"

/* What players do with cards and tricks, in one word: "ausgespielt", "podíval". */
#define LEADS_DE \
    "ausspiel|ausgespielt|angespielt|anspiel|rausgespielt|aufgespielt|nachgespielt|nachspiel|aus"
#define LEADS_EN "led|leads|lead.|leading"
#define LEADS_PL "wyjsc|wyszedl|wyszla|wychodz|wybil|wybij|wybic|wist|zawist"
#define LEADS_CS "vynes|vynas|vynos|vynest"
#define PLAYS_PL LEADS_PL "|zagral|zagryw|zagran|zagrac"
#define PLAYS_CS LEADS_CS "|hral|zahral|hraje|zahran"
/* Whose turn it was: "obwohl Mittelhand dran war". */
#define OTHERS_DE \
    "partner|mitspieler|vorhand|mittelhand|hinterhand|anderer|alleinspieler|gegenspieler"
#define OTHERS_EN "partner|opponent|other|forehand|middlehand|rearhand|soloist|defender"
#define OTHERS_PL "partner|wspolgracz|inny|kto|przode|srode|zade|zadk|solist|przeciwnik"
#define OTHERS_CS "spoluhrac|partner|jiny|druhy|forhont|stred|zadak|akter|soliste|protivnik|souper"
#define TRICK_PL "lew|lewa|lewe|lewy|lewie"

static const struct pattern patterns[] = {
    { SKR_REVOKED, "nichtbedien" },
    { SKR_REVOKED, "bedienfehler" },
    { SKR_REVOKED, "verleugn" },
    { SKR_REVOKED, "farbzwang|bedienpflicht|bedienzwang" },
    { SKR_REVOKED,
      "nicht|kein|falsch|fehler bedien|bekannt|bekenn !kann|kannst|könn|konn|muss|brauch" },
    { SKR_REVOKED,
      "gestochen|sticht|abgeworfen|getrumpft obwohl|trotz bedien|farbe|hat|hatte|könn|konn" },
    { SKR_REVOKED, "nicht bedien|bekannt|bekenn obwohl|trotz|obgleich" },
    { SKR_REVOKED, "nicht farbe zugegeben|gespielt|gelegt" },
    { SKR_REVOKED,
      "nicht zugegeben|bedien|gespielt|gelegt obwohl|trotz hat|hatte|könn !stich|dritt|zweit" },
    { SKR_REVOKED, "not|didn|doesn|never play|put suit though|although|when|had|led" },
    { SKR_REVOKED,
      "hatte|hat|hielt noch trotzdem|dennoch gespielt|gestochen|sticht|abgeworfen|getrumpft|gelegt "
      "!dran|reihe|früh" },
    { SKR_REVOKED, "mel|mela jeste presto|prece prebil|hral|zahral|odhodil|dal !rade|porad" },
    { SKR_REVOKED, "broke|breaks|violat follow|suit" },
    { SKR_REVOKED, "narus|zlam doklad|doloz|kolor" },
    { SKR_REVOKED, "porus ctit|barv" },
    { SKR_REVOKED, "falsch zugegeben|abgeworfen" },
    { SKR_REVOKED, "revok" },
    { SKR_REVOKED, "reneg|renig|renounc" },
    { SKR_REVOKED, "not|fail|didn|doesn|never follow !can|cannot|could|couldn|need|needn|must" },
    { SKR_REVOKED, "not|fail|didn|doesn|never follow although|though|when|despite|while" },
    { SKR_REVOKED, "off|wrong|another|other suit !" LEADS_EN "|shown|show" },
    { SKR_REVOKED,
      "play|discard|trump|threw|put although|though|when|while|despite|but held|holds|had|has|"
      "could !" LEADS_EN "|turn|before|early|soon" },
    { SKR_REVOKED,
      "nie doloz|doklad|dodal|dodaj|obsluz|obslug !mogl|moze|moglem|mozna|musi|musial" },
    { SKR_REVOKED, "nie doloz|doklad|dodal|dodaj|obsluz|obslug choc|mimo|chociaz" },
    { SKR_REVOKED,
      "zagral|dolozyl|polozyl|zrzucil|dorzucil|dal|przebil choc|chociaz|mimo|gdy|kiedy "
      "mial|miala|ma|mogl|posiadal !nie|kolej|lewa|lewy" },
    { SKR_REVOKED, "nie dal|polozyl kolor" },
    { SKR_REVOKED, "niedoloz" },
    { SKR_REVOKED, "renons|renonc !ma|mam|mial|miala|mel|mela" },
    { SKR_REVOKED, "inny|zly|innego kolor !" LEADS_PL },
    { SKR_REVOKED, "nepriz" },
    { SKR_REVOKED, "nect" },
    { SKR_REVOKED, "nedal|nedodal|nehral|nepridal barvu" },
    { SKR_REVOKED, "jinou|spatnou barvu !" LEADS_CS },
    { SKR_REVOKED,
      "hral|zahral|dal|pridal|prihodil|polozil|odhodil|prebil kdyz|prestoze|ackoli|trebaze|ac "
      "mel|mela|ma|mohl !rade|radu|porad|zdvih|" LEADS_CS },

    { SKR_WRONG_LEAD, "falsch|unrecht|unberechtigt|unerlaubt " LEADS_DE
      " !warn|gewarnt|abge|hält|hielt|hinder|gehinder" },
    { SKR_WRONG_LEAD, "nicht ausspiel !warn|gewarnt|abge|hält|hielt" },
    { SKR_WRONG_LEAD, LEADS_DE " obwohl|trotzdem dran|reihe|ausspielen|" OTHERS_DE },
    { SKR_WRONG_LEAD,
      "rausgekommen|rauskommt|gekommen|kommt|kam obwohl dran|reihe|" OTHERS_DE },
    { SKR_WRONG_LEAD, LEADS_DE " ohne dran|reihe" },
    { SKR_WRONG_LEAD, LEADS_DE " dran|reihe " OTHERS_DE },
    { SKR_WRONG_LEAD, "nicht " LEADS_DE " dran|reihe" },
    { SKR_WRONG_LEAD, "außer reihe " LEADS_DE },
    { SKR_WRONG_LEAD, "nicht|ohne rausgekommen|rauskommt|kommt|kam|raus dran|reihe" },
    { SKR_WRONG_LEAD, "led|leads|lead. not should|may|allowed" },
    { SKR_WRONG_LEAD, LEADS_EN " turn" },
    { SKR_WRONG_LEAD, LEADS_EN " out turn" },
    { SKR_WRONG_LEAD, "wrong|false|incorrect lead !warn|keep|kept|stop" },
    { SKR_WRONG_LEAD,
      "led|leads when|although|though|but " OTHERS_EN " !shown|showed|trick|trump" },
    { SKR_WRONG_LEAD, "led|leads without turn|lead." },
    { SKR_WRONG_LEAD,
      "led|leads lead.|turn " OTHERS_EN " !shown|showed|trick|warn|stop|keep|kept" },
    { SKR_WRONG_LEAD, "wrong|incorrect led" },
    { SKR_WRONG_LEAD,
      "led|leads|lead. not turn|lead.|his|her !warn|keep|kept|stop|tell|told|trick" },
    { SKR_WRONG_LEAD, LEADS_PL " poza kolej" },
    { SKR_WRONG_LEAD, LEADS_PL " nie kolej|swoj|wlasn|bedac" },
    { SKR_WRONG_LEAD, "bledn|falszyw|niewlasc|zle|zly " LEADS_PL " !ostrzeg|ostrzez|powstrz" },
    { SKR_WRONG_LEAD, LEADS_PL " choc|chociaz|mimo " OTHERS_PL " !lewe|lewa|lewy" },
    { SKR_WRONG_LEAD, LEADS_PL " choc|chociaz|mimo nie !zapowie|oglos|lewa|lewy|doloz|dokl" },
    { SKR_WRONG_LEAD, LEADS_PL " kolej " OTHERS_PL " !lewe|lewa|lewy" },
    { SKR_WRONG_LEAD, LEADS_CS "|vyjel|vyjizd mimo porad" },
    { SKR_WRONG_LEAD, LEADS_CS " nebyl|neni rade|rad|vynosu" },
    { SKR_WRONG_LEAD, LEADS_CS " nemel|nema" },
    { SKR_WRONG_LEAD, "spatn|chybn|nespravn|neopravn " LEADS_CS " !varov|zadrz|upozorn" },
    { SKR_WRONG_LEAD,
      LEADS_CS " kdyz|prestoze|ackoli|ac " OTHERS_CS " !zdvih|trumf|barv" },
    { SKR_WRONG_LEAD, LEADS_CS " aniz rade|radu|vynos" },
    { SKR_WRONG_LEAD, LEADS_CS " rade|radu " OTHERS_CS " !zdvih" },

    { SKR_WRONG_TURN, "vorgegeben|vorgeben|vorgeworf|vorgedr|vorwerf|vorgezogen|vorgespielt" },
    { SKR_WRONG_TURN, "gibt|spielt|wirft vor" },
    { SKR_WRONG_TURN, "nicht reihe|dran" },
    { SKR_WRONG_TURN, "außer reihe" },
    { SKR_WRONG_TURN, "bevor reihe|dran" },
    { SKR_WRONG_TURN, "falsch reihenfolge" },
    { SKR_WRONG_TURN, "früh zugegeben|gespielt|gelegt|geworfen" },
    { SKR_WRONG_TURN, "gibt|gab|geben früh zu !auf|aufge" },
    { SKR_WRONG_TURN,
      "vor. zugegeben|gespielt|gelegt|geworfen partner|mitspieler|anderen|nachbar|zweit" },
    { SKR_WRONG_TURN, "out turn" },
    { SKR_WRONG_TURN, "play early|soon" },
    { SKR_WRONG_TURN, "play|threw|put before partner|his|her|other|second" },
    { SKR_WRONG_TURN,
      "zagral|dolozyl|polozyl|rzucil|dal|gra przed "
      "partner|wspolgracz|innym|koleg|poprzedni|drugim|nim" },
    { SKR_WRONG_TURN, "driv|drive|pred hral|zahral|pridal|prihodil|dal|hraje|hodil|polozil "
      "spoluhrac|partner|soused|druhym|druhy" },
    { SKR_WRONG_TURN, "wczes dolozyl|doklada|dorzuc|zagral|dal" },
    { SKR_WRONG_TURN, "przed swoja|kolejk" },
    { SKR_WRONG_TURN, "predcas|driv|drive|brzo|brzy pridal|prihodil|hral|zahral|dal" },
    { SKR_WRONG_TURN, "play|card before turn|third|second|other" },
    { SKR_WRONG_TURN, "not turn" },
    { SKR_WRONG_TURN, "poza kolej" },
    { SKR_WRONG_TURN, "nie kolej|swojej" },
    { SKR_WRONG_TURN, "mimo porad" },
    { SKR_WRONG_TURN, "nebyl|neni rade|rad" },
    { SKR_WRONG_TURN, "nez|pred rade|radou|rada|radu" },

    { SKR_CARD_SHOWN,
      "karte. gezeigt|zeigt|zeigen|aufgedeckt|deckt|fallen|gefallen|"
      "runtergefallen|heruntergefallen|gesehen|sehen|offen|sichtbar" },
    { SKR_CARD_SHOWN, "eine seiner|ihrer karten zeig" },
    { SKR_CARD_SHOWN, "card. show|expos|drop|fell|fall|face|reveal|flash|visible|slip|seen" },
    { SKR_CARD_SHOWN, "one cards show|drop|dropp|fell|face" },
    { SKR_CARD_SHOWN, "karte.|karta.|jedna pokaz|odkr|upusc|upad|wypad|spad|ujawn|wysliz|wymkn" },
    { SKR_CARD_SHOWN, "jedna kart pokaz" },
    { SKR_CARD_SHOWN, "jednu karet ukaz" },
    { SKR_CARD_SHOWN, "pokazan|odkryc|upuszcz karty." },
    { SKR_CARD_SHOWN, "kartu.|karta.|jednu ukaz|odkry|upust|upad|vypad|spad|vyklouz" },
    { SKR_CARD_SHOWN, "videt karta.|kartu.|jednu" },
    { SKR_CARD_SHOWN, "widac|widoczn karta.|karte.|jedna" },
    { SKR_CARD_SHOWN, "ukazani|odkryti|upusteni karty." },

    { SKR_SKAT_SEEN, "skateinsicht" },
    { SKR_SKAT_SEEN, "skat. " LOOKS_DE },
    { SKR_SKAT_SEEN, "skat. " LOOKS_EN },
    { SKR_SKAT_SEEN, "skat " LOOKS_PL },
    { SKR_SKAT_SEEN, "skat " LOOKS_CS },

    { SKR_TRICKS_SEEN, "stich " LOOKS_DE "|gezählt|zählt" },
    { SKR_TRICKS_SEEN, "eingezogene stich " LOOKS_DE },
    { SKR_TRICKS_SEEN, "augen|punkte gezählt|zählt|mitge|nachge" },
    { SKR_TRICKS_SEEN, "count points|tricks" },
    { SKR_TRICKS_SEEN, "tricks " LOOKS_EN "|count|through" },
    { SKR_TRICKS_SEEN, "trick. turn|turned|turns over|again|up" },
    { SKR_TRICKS_SEEN, "old|taken|earlier|closed trick " LOOKS_EN "|ask|show" },
    { SKR_TRICKS_SEEN, "lewy.|lew|lewach|lewe.|stara " LOOKS_PL "|liczy|policz" },
    { SKR_TRICKS_SEEN, "stara|dawna|poprzednia lewe " LOOKS_PL },
    { SKR_TRICKS_SEEN, "sebran|vzat zdvih " LOOKS_CS },
    { SKR_TRICKS_SEEN, "zdvih|zdviz|stych " LOOKS_CS "|pocital|spocital" },

    { SKR_BETRAYED, "verrat|verrät|kartenverrat" },
    { SKR_BETRAYED,
      "partner|mitspieler gesagt|sagt|gezeigt|zeichen|wink|signal|hinweis|tipp "
      "!kontra|contra|verlor|ansag|angesagt|passe|passt" },
    { SKR_BETRAYED, "betray" },
    { SKR_BETRAYED, "tell|told|tells|hint|signal partner|card !contra|lost|lose|pass" },
    { SKR_BETRAYED, "say|says|said partner !contra|lost|lose|pass|win" },
    { SKR_BETRAYED,
      "gave|gives|giving away card|cards|hand|hold|his|her|what|suit|trump !trick.|game" },
    { SKR_BETRAYED, "reveal|disclos card|hand|hold|trick" },
    { SKR_BETRAYED, "gesagt|sagt|erzähl welche|was karten|blatt !verlor|gespielt" },
    { SKR_BETRAYED, "say|says|said|told|tell which|what cards|holds|held" },
    { SKR_BETRAYED, "powiedzial|mowi jakie|co kart|ma !przegr" },
    { SKR_BETRAYED, "rekl|rika jake|co kart|ma !prohr" },
    { SKR_BETRAYED, "zdrad" },
    { SKR_BETRAYED, "ujawn kart" },
    { SKR_BETRAYED, "podpowi" },
    { SKR_BETRAYED, "powiedzial|mowi|znak partner|wspolgracz !kontra|kontre|rekontr|przegr|pas" },
    { SKR_BETRAYED, "prozra" },
    { SKR_BETRAYED, "napov|naznac" },
    { SKR_BETRAYED, "rekl|rika|znameni partner|spoluhrac !kontra|kontru|prohr|pas" },

    { SKR_NOT_LAID_OPEN, "nicht aufgelegt|auflegt|aufgedeckt|offen|hingelegt" },
    { SKR_NOT_LAID_OPEN, "legt nicht auf.|offen" },
    { SKR_NOT_LAID_OPEN,
      "not|never|didn|doesn laid|lay|lays|show|open|expose|display|put "
      "hand|card|open" },
    { SKR_NOT_LAID_OPEN, "nie wyloz|wyklad|pokaz|odkr|poloz kart|otwart|zerowk|gre|gry" },
    { SKR_NOT_LAID_OPEN, "niewyloz" },
    { SKR_NOT_LAID_OPEN, "nevyloz|nevyklad|neukaz|neodkr" },

    { SKR_EARLY_LEAD, "vor|ohne ansage|ansagen|spielansage|anzusag|angesagt " LEADS_DE
      "|gespielt|spielt" },
    { SKR_EARLY_LEAD, "kein|nicht|noch angesagt|ansag|anzusag " LEADS_DE },
    { SKR_EARLY_LEAD, LEADS_PL " nie zapowie|oglos" },
    { SKR_EARLY_LEAD, LEADS_CS " neohlas" },
    { SKR_EARLY_LEAD, "bevor angesagt|ansag " LEADS_DE "|gespielt" },
    { SKR_EARLY_LEAD, "früh " LEADS_DE },
    { SKR_EARLY_LEAD,
      LEADS_EN "|played before|without announc|declar|contract|naming|named" },
    { SKR_EARLY_LEAD, LEADS_EN " early" },
    { SKR_EARLY_LEAD, PLAYS_PL " przed|bez|zanim zapowied|zapowiedz|oglos" },
    { SKR_EARLY_LEAD, PLAYS_CS " pred|bez|nez ohlas" },

    { SKR_GIVES_UP, "aufgegeben|aufgeben|aufgabe|spielaufgabe|aufgab" },
    { SKR_GIVES_UP, "gibt|gab|geben auf" },
    { SKR_GIVES_UP, "gibt|gab|gegeben geschlagen|verloren" },
    { SKR_GIVES_UP, "schenkt|geschenkt|hingeschmissen|schmeißt|kapitul|resign" },
    { SKR_GIVES_UP, "give|gave|gives|given|giving up !trick." },
    { SKR_GIVES_UP, "conce" },
    { SKR_GIVES_UP, "throw|threw towel|sponge" },
    { SKR_GIVES_UP, "handtuch wirft|geworfen|warf" },
    { SKR_GIVES_UP, "surrend|quits|quit." },
    { SKR_GIVES_UP, "podda" },
    { SKR_GIVES_UP, "odda gre|gry|partie" },
    { SKR_GIVES_UP, "rezygn|zrezygn" },
    { SKR_GIVES_UP, "vzda" },
    { SKR_GIVES_UP, "zabalil" },

    { SKR_LAYS_DOWN,
      "karten|blatt|hand aufge|aufle|hinge|hinle|legt|gelegt|ablegt|zeigt|"
      "gezeigt|offen|deckt !zwei|drei|skat|weg|stich.|ab.|handtuch|gedruck|gedrück|"
      "partner|mitspieler" },
    { SKR_LAYS_DOWN, "legt auf|hin !karte.|eine" },
    { SKR_LAYS_DOWN, "aufgelegt" },
    { SKR_LAYS_DOWN, "spielabkürz|abgekürzt" },
    { SKR_LAYS_DOWN, "skroc|skrac gre|gry" },
    { SKR_LAYS_DOWN, "zkrat|zkrac hru|hry" },
    { SKR_LAYS_DOWN, "rest für|mir|mein|alle|beansprucht|verlangt|fordert|will" },
    { SKR_LAYS_DOWN, "zada|chce|domaga|roszcz reszt" },
    { SKR_LAYS_DOWN, "zada|chce|narok|narokuje zbyt" },
    { SKR_LAYS_DOWN, "karten|blatt macht auf" },
    { SKR_LAYS_DOWN, "lay|lays|laid|put|puts down|table|open !card.|one|two|skat" },
    { SKR_LAYS_DOWN, "lay|lays|laid|spread|tables|tabled cards|hand !two|three|skat|away" },
    { SKR_LAYS_DOWN, "show|shows|showed cards|hand !partner|trick.|two|one|skat|discard|away" },
    { SKR_LAYS_DOWN, "claim" },
    { SKR_LAYS_DOWN,
      "wyloz|wyklad|poloz|kladzie|odkryl|odkrywa|pokazal|pokazuje "
      "karty.|kart.|sie !dwie|skat|partner|wspolgracz" },
    { SKR_LAYS_DOWN,
      "vyloz|vyklad|poloz|odkryl|odkryva|ukazal|ukazuje|sloz "
      "karty.|karet.|se !dve|skat|partner|spoluhrac" },

    { SKR_THROWS, "kartenaufwurf|aufwurf" },
    { SKR_THROWS,
      "karten|blatt|hand wirft|geworfen|werfen|hingeworf|weggeworf|"
      "zusammengeworf|hingeschmissen|weggeschmissen|schmeißt !handtuch" },
    { SKR_THROWS, "wirft|werfen hin|weg !karte.|eine" },
    { SKR_THROWS, "throw|threw|toss|flung|fling cards|hand|down|in !card.|off|two|towel|sponge" },
    { SKR_THROWS, "rzuc|rzut|ciska|wyrzuc|cisn kart !karte.|karta.|dwie|okiem" },
    { SKR_THROWS,
      "hodi|hazi|hozen|zahod|zahaz|odhod|odhaz|pohod|prast|mrst kart|karet !kartu.|karta.|dve" },

    { SKR_IS_AWAY, "weggegangen|abwesen|aufgestanden|verlassen|verlässt|fehlt "
      "!karte|stich|auge|punkt|ansag" },
    { SKR_IS_AWAY, "ist|einfach gegangen" },
    { SKR_IS_AWAY, "weg geht|ging|ist !karte|stich|skat" },
    { SKR_IS_AWAY, "nicht ist|war|saß|sitzt tisch|platz|da|anwesend !dran|reihe|ausspiel" },
    { SKR_IS_AWAY, "hause|heim gegangen|geht|ging" },
    { SKR_IS_AWAY, "went|goes|gone home|away" },
    { SKR_IS_AWAY, "poszedl|idzie|pojechal domu|dom" },
    { SKR_IS_AWAY, "nicht wieder|zurück kommt|gekommen|kam" },
    { SKR_IS_AWAY, "nicht wiedergekommen|zurückgekommen|zurückgekehrt" },
    { SKR_IS_AWAY, "not come|came back" },
    { SKR_IS_AWAY, "nie wroc|wraca" },
    { SKR_IS_AWAY, "nevrat" },
    { SKR_IS_AWAY, "zeitüber" },
    { SKR_IS_AWAY, "zeit|bedenkzeit|spielzeit über|abgelaufen|vorbei|aus|rum" },
    { SKR_IS_AWAY, "absent|gone|disconnect|timeout" },
    { SKR_IS_AWAY, "is|was|has|been|stays|stayed|walk|ran away" },
    { SKR_IS_AWAY,
      "left|leave.|leaves he|she|has|just|simply|table|room|game|player|defender !trick|"
      "trump|card|point|led" },
    { SKR_IS_AWAY, "not is|was at table" },
    { SKR_IS_AWAY, "nie ma|bylo|byl|siedzi stol|stoliku|miejscu !kart|atut|trumf" },
    { SKR_IS_AWAY, "neni|nebyl|nesedi stol|stole|stolu|miste" },
    { SKR_IS_AWAY, "time out|over|ran|run|runs|up|exceed|expir" },
    { SKR_IS_AWAY, "odszed|odchodz|nieobec" },
    { SKR_IS_AWAY, "opusci|wyszedl stol|gre|gry" },
    { SKR_IS_AWAY, "czas|czasu|limit przekr|skoncz|uplyn|min" },
    { SKR_IS_AWAY, "odesel|odejde|odesla|odchaz|nepritom" },
    { SKR_IS_AWAY, "opustil stul|hru|mistnost" },
    { SKR_IS_AWAY, "cas|casu vyprs|prekroc|dosel|ubehl" },

    { SKR_NO_PROOF, "nicht|kein bewies|beweis" },
    { SKR_NO_PROOF, "unbewiesen" },
    { SKR_NO_PROOF, "cannot|not|no|t|couldn|unable proof|prove" },
    { SKR_NO_PROOF, "nie|brak|bez udowod|dowod" },
    { SKR_NO_PROOF, "nelze|bez|nejde|neumi|nemuze|nedovede|nemohl dokaz|dukaz|prokaz" },
    { SKR_NO_PROOF, "nedoka|neproka|nedolozil zbyt|rest|narok" },

    { SKR_PUT_AWAY_WRONG, "falsch kartenzahl|kartenanzahl|anzahl|gedrück|drück" },
    { SKR_PUT_AWAY_WRONG, "viel|wenig gedrück|karten" },
    { SKR_PUT_AWAY_WRONG, "zwölf|elf|neun|acht|dreizehn|vierzehn|14|13|12|11|9|8 karten" },
    { SKR_PUT_AWAY_WRONG, "eine|keine|drei|vier|nur gedrück|weggelegt" },
    { SKR_PUT_AWAY_WRONG, "nicht|vergess|vergaß drück|gedrück" },
    { SKR_PUT_AWAY_WRONG, "wrong number" },
    { SKR_PUT_AWAY_WRONG, "put|puts away|down one|three|four|eleven|too|only|wrong" },
    { SKR_PUT_AWAY_WRONG, "discard one|three|four|too|only|wrong" },
    { SKR_PUT_AWAY_WRONG, "forgot|forget|not|didn discard|put" },
    { SKR_PUT_AWAY_WRONG, "many|few card" },
    { SKR_PUT_AWAY_WRONG, "eleven|twelve|nine|eight|thirteen|13|12|11|9|8 card" },
    { SKR_PUT_AWAY_WRONG, "odlozyl|odloz|odkl duzo|malo|trzy|jedna|tylko|cztery|zle" },
    { SKR_PUT_AWAY_WRONG, "nie|zapomn odloz" },
    { SKR_PUT_AWAY_WRONG, "duzo|malo kart" },
    { SKR_PUT_AWAY_WRONG, "niewlas|zla|bledn liczb" },
    { SKR_PUT_AWAY_WRONG, "jedenas|dwanas|dwunas|dziewie|trzynas|13|12|11|9 kart" },
    { SKR_PUT_AWAY_WRONG, "odlozil|odlozi tri|jednu|ctyri|jen|moc|malo|spatne" },
    { SKR_PUT_AWAY_WRONG, "neodloz" },
    { SKR_PUT_AWAY_WRONG, "zapomn odloz" },
    { SKR_PUT_AWAY_WRONG, "mnoho|moc|malo karet" },
    { SKR_PUT_AWAY_WRONG, "nesprav|spatn|chybn pocet|poct" },
    { SKR_PUT_AWAY_WRONG, "jedenact|dvanact|trinact|devet|deviti|13|12|11|9 karet|kart" },

    { SKR_LED_ON, "nächst|neuen|neuer stich " LEADS_DE "|begonnen|gespielt" },
    { SKR_LED_ON, "weitergespielt|weiterspiel früh|stich|bevor|voll|unvollst" },
    { SKR_LED_ON, "spielt weiter früh|stich|bevor|voll|unvollst" },
    { SKR_LED_ON, "vorzeitig " LEADS_DE },
    { SKR_LED_ON, "bevor stich|alle|vollständig " LEADS_DE "|gespielt" },
    { SKR_LED_ON, "next|new trick " LEADS_EN "|play|start|began" },
    { SKR_LED_ON, "nächst|neuen|neuer stich " LEADS_DE "|gespielt|spielt nicht|bevor" },
    { SKR_LED_ON, "next|new trick " LEADS_EN " not|yet|before" },
    { SKR_LED_ON, "led|leads again|on before" },
    { SKR_LED_ON, "led|leads|lead. on !without|turn|was|is" },
    { SKR_LED_ON, "before trick complete|over|finish|full " LEADS_EN },
    { SKR_LED_ON, "nastepn|kolejn|nowa|nowej " TRICK_PL " " PLAYS_PL "|zacz" },
    { SKR_LED_ON, "nastepn|kolejn|nowa|nowej " TRICK_PL " " PLAYS_PL " nie" },
    { SKR_LED_ON, "przed|zanim konc|peln|skoncz|zakoncz|dokoncz " TRICK_PL " " PLAYS_PL },
    { SKR_LED_ON, "dals|pristi|novy|nove zdvih " PLAYS_CS "|zac" },
    { SKR_LED_ON, "nez|pred uplny|konc|cely|skonc|plny zdvih " PLAYS_CS "|dal" },

    { SKR_GATHERED,
      "stich eingezogen|einzieh|zieht|genommen|nimmt|kassiert|einge|"
      "aufgenommen|weggelegt !letzt" },
    { SKR_GATHERED,
      "trick gather|took|take.|takes|collect|pull|pick|swept|grab|keeps !last|back|win|won" },
    { SKR_GATHERED,
      "lewe.|lewa.|lewy. zebra|zbier|wzial|wzie|zabra|bierze|sciag|zgarn !ostatni|asem|atut" },
    { SKR_GATHERED, "zdvih|stych sebr|bere|vzal|zabral|shrab|stah !posledn|esem|trumf" },

    { SKR_WARNED, "warnt|gewarnt|warnung|warnen|abgehalten|zurückgehalten" },
    { SKR_WARNED, "hinder|gehinder partner|mitspieler" },
    { SKR_WARNED, "hält ab.|zurück partner|mitspieler" },
    { SKR_WARNED, "nicht warnt|gewarnt|warnen partner|mitspieler" },
    { SKR_WARNED, "warn|keeps|kept|stops|stopped partner" },
    { SKR_WARNED, "warn|tells|told not lead|play partner" },
    { SKR_WARNED, "ostrzeg|ostrzez nie partner|wspolgracz" },
    { SKR_GATHERED, "stich nicht nimmt|genommen|zieht|eingezogen|kassiert sein|gehört|ihm" },
    { SKR_GATHERED, "trick not take.|takes|took|gather|pull|pick his|her|belong" },
    { SKR_GATHERED, "lewe. nie zabra|wzial|bierze|zebra|zbier jego|jej|swoj|nalez" },

    { SKR_WARNED, "powstrzym partner|wspolgracz" },
    { SKR_WARNED, "zadrz|zdrz partner|spoluhrac" },
    { SKR_WARNED, "ostrzeg|ostrzez|powstrzym" },
    { SKR_WARNED, "varov|varuj|zadrz|upozorn" },

    { SKR_SAYS_LOST, "verloren gesagt|sagt|angesagt|hast|schon" },
    { SKR_SAYS_LOST, "nicht gewinn|gewonnen" },
    { SKR_SAYS_LOST, "verlust angesagt|gesagt|sagt" },
    { SKR_SAYS_LOST, "say|says|said|tell|told|you|already lost|lose !trick|card|count" },
    { SKR_SAYS_LOST, "cannot|t|not win !trick" },
    { SKR_SAYS_LOST, "mowi|powiedz|oglos|juz przegra" },
    { SKR_SAYS_LOST, "nie wygra" },
    { SKR_SAYS_LOST, "przegrales|przegralas" },
    { SKR_SAYS_LOST, "rika|rekl|ohlas|vyrok|jsi prohr" },
    { SKR_SAYS_LOST, "uz prohra" },
    { SKR_SAYS_LOST, "nemuze|nemuzes vyhra" },

    { SKR_SKAT_SHOWN, "skat.|skats|gedrückt zeigt|zeigen|gezeigt|vorge|vor" },
    { SKR_SKAT_SHOWN, "skat. aufgedeckt|offen|gezeigt|zeigt rest|stiche" },
    { SKR_SKAT_SHOWN, "skat. turn|lay|lays|laid|put show|claim|rest" },
    { SKR_SKAT_SHOWN, "skat.|discard show|reveal" },
    { SKR_SKAT_SHOWN, "show put away" },
    { SKR_SKAT_SHOWN, "skat|odlozon pokaz|wyklad|wyloz" },
    { SKR_SKAT_SHOWN, "skat|odlozen ukaz|vyloz" },
    { SKR_SKAT_SHOWN, "odlozon kart pokaz|wyklad|wyloz" },
    { SKR_SKAT_SHOWN, "odlozen kart|karet ukaz|vyloz" },

    { SKR_SHOWN_SUIT_LED, "gezeigt|verrat farbe spielt|gespielt|" LEADS_DE },
    { SKR_SHOWN_SUIT_LED, "shown|showed|shows suit play|" LEADS_EN },
    { SKR_SHOWN_SUIT_LED, "pokaza kolor " PLAYS_PL "|gra|gral" },
    { SKR_SHOWN_SUIT_LED, "ukaza barv " PLAYS_CS },

    { SKR_TAKEN_BACK,
      "zurückgen|zurückgez|zurückgest|zurückgeh|zurücknehm|zurücknahm "
      "!skat|gebot|ansag|angebot|wort" },
    { SKR_TAKEN_BACK, "nimmt|nehmen zurück !skat|gebot|ansag|angebot|wort" },
    { SKR_TAKEN_BACK, "karte. wieder|auf. nimmt|genommen" },
    { SKR_TAKEN_BACK, "karte. will|möchte zurück|wieder" },
    { SKR_TAKEN_BACK, "take.|takes|took|taken|pull|pick|put|want back !skat|bid|word|offer|said" },
    { SKR_TAKEN_BACK, "withdr card" },
    { SKR_TAKEN_BACK, "pick|picked|took|takes card. again !trick|skat|lead" },
    { SKR_TAKEN_BACK, "cofn|cofa|wycofa !zapowie|odzyw|propoz|slow|skat" },
    { SKR_TAKEN_BACK, "zabra|wzial|bierze|wziec powrot" },
    { SKR_TAKEN_BACK, "vratil|vraci|vracen !stol|skat|nabid|ohlas" },
    { SKR_TAKEN_BACK, "zpet|zpatky vzal|bere|vzit|sebra|chce|stah !skat|nabid|ohlas|navrh|slov" },

    { SKR_LAST_TRICK_SEEN,
      "letzt stich !gewinn|gewonn|macht|gemacht|bekomm|nimmt|genommen|spielt|gespielt|bleib|nach|"
      "vor|beim" },
    { SKR_LAST_TRICK_SEEN, "letzt stich " LOOKS_DE "|zeig|gezeigt" },
    { SKR_LAST_TRICK_SEEN, "last|previous trick " LOOKS_EN "|ask|show" },
    { SKR_LAST_TRICK_SEEN, "ostatni|poprzedni " TRICK_PL " " LOOKS_PL "|pokaz" },
    { SKR_LAST_TRICK_SEEN, "posledn|predchoz zdvih|stych " LOOKS_CS "|ukaz" },
    { SKR_LAST_TRICK_SEEN,
      "last|previous trick !win|wins|won|take.|takes|took|makes|made|lost|loses|play|"
      "after|before" },
    { SKR_LAST_TRICK_SEEN,
      "ostatni|poprzedni " TRICK_PL " !wygr|wzial|bierz|bierze|zabra|zrobil|po|przed|zagral" },
    { SKR_LAST_TRICK_SEEN,
      "posledn|predchoz zdvih|stych !vyhr|vzal|bere|ziskal|udelal|po|pred|hral|zahral" },
};

/* Who only watches, the auction, and what nearly happened: no incident of the play. */
static const char others[] =
    "zuschau|kiebitz|bystand|spectat|onlook|kibitz|kibic|widzowi.|widz.|obserwator|divak|divac|"
    "reizt.|reizen.|gereizt.|bietet.|bids.|bidding.|bid.|licyt|licit|odzyw|nabidk|"
    "fast|beinah|almost|nearly|prawie|omal|malem|skoro";

/* "the trick before the last" is not the last one. */
static void name_earlier(char *folded)
{
    static const char *const before[] = {
        "before the last", "before last", "last but one", "second to last",
        "next to last", "penultimate",
    };

    for (size_t i = 0; i < sizeof before / sizeof *before; i++) {
        size_t length = strlen(before[i]);
        char *at = strstr(folded, before[i]);

        if (at != NULL)
            memcpy(at, "earlier             ", length);
    }
}

int happened_read(const char *text)
{
    char folded[FOLDED_WORD];

    fold(folded, text, strlen(text));
    name_earlier(folded);
    return pattern_has(others, folded) ? TERM_UNKNOWN
        : pattern_read(patterns, sizeof patterns / sizeof *patterns, folded);
}
