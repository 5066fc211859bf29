/* What went wrong with the deal, as players tell it: "zu viele Karten gegeben". */
#include "words/misdealt.h"

#include <string.h>

#include "base/fold.h"
#include "words/names.h"
#include "words/pattern.h"

#define DEALS_DE "gegeben|gibt|gab.|geben|ausgeteilt|austeil|verteilt|geteilt|teilt"
#define DEALS_EN "deal|dealt|dealing"
#define DEALS_PL "rozda|rozdan|rozdaw"
#define DEALS_CS "rozda|rozdan|rozdav"
#define CUTS_DE "abheb|abzuheb|abgehob|abhob"
#define CUTS_PL "przeloz|przeklad"
#define CUTS_CS "sejm|snim"
/* Another matter than a card that lies open in the deal. */
#define NOT_OPEN "skat|misch|gemischt|shuffl|tasow|micha"

static const struct pattern patterns[] = {
    { SKR_COUNT, "viel|wenig|mehr|zuviel|zuwenig|elf|neun|acht|zwölf|11|9|8|12 karte" },
    { SKR_COUNT, "vergeben|vergibt|vergab geber|hat|sich" },
    { SKR_COUNT, "falsch kartenzahl|kartenanzahl|anzahl|zahl" },
    { SKR_COUNT, "nicht stimmt kartenzahl|kartenanzahl|anzahl|karten" },
    { SKR_COUNT, "skat drei|eine|vier|nur|3|1|4 karte !" LOOKS_DE },
    { SKR_COUNT, "many|few|extra|eleven|nine|twelve|eight|11|9|8|12 card" },
    { SKR_COUNT, "wrong|incorrect number|count" },
    { SKR_COUNT, "skat three|one|four|3|1|4 card !" LOOKS_EN },
    { SKR_COUNT, "duzo|malo|wiecej|mniej|jedenas|dziewie|dwanas|osiem|11|9|8|12 kart" },
    { SKR_COUNT, "zla|bledn|niewlasciw|nieprawidlow liczb" },
    { SKR_COUNT, "nie zgadza liczb" },
    { SKR_COUNT, "skat|skac trzy|jedna|cztery|3|1|4 kart !" LOOKS_PL },
    { SKR_COUNT, "mnoho|moc|malo|vic|vice|mene|jedenact|devet|dvanact|osm|11|9|8|12 kart|karet" },
    { SKR_COUNT, "spatn|chybn|nespravn pocet|poct" },
    { SKR_COUNT, "skat tri|jedna|ctyri|3|1|4 kart !" LOOKS_CS },

    { SKR_CUT, CUTS_DE },
    { SKR_CUT, "nicht|kein|niemand|ohne|vergess " CUTS_DE },
    { SKR_CUT, "hebt|hob nicht ab." },
    { SKR_CUT, "cut|cuts|cutting|uncut" },
    { SKR_CUT, "not|no|none|nobody|never|didn|forgot|forget|without cut|cuts|cutting" },
    { SKR_CUT, CUTS_PL },
    { SKR_CUT, "nie|nikt|bez|zapomn " CUTS_PL },
    { SKR_CUT, "nieprzeloz|nieprzeklad" },
    { SKR_CUT, CUTS_CS },
    { SKR_CUT, "nesejm|nesnim" },
    { SKR_CUT, "nikdo nesejm|nesnim" },
    { SKR_CUT, "bez|zapomn " CUTS_CS },

    { SKR_DEALING, "falsch|unrichtig|verkehrt|einzeln " DEALS_DE },
    { SKR_DEALING, "falsch|verkehrt|andere reihenfolge|richtung " DEALS_DE },
    { SKR_DEALING, "nicht richtig|reihenfolge " DEALS_DE },
    { SKR_DEALING, "gegen|statt uhrzeigersinn|drei|vier " DEALS_DE },
    { SKR_DEALING, "einzeln|je eine karte " DEALS_DE },
    { SKR_DEALING, "one time " DEALS_EN " !not" },
    { SKR_DEALING, "po jednej|jedne|dwie|dve " DEALS_PL "|" DEALS_CS },
    { SKR_DEALING, "wrongly|incorrect|improper|singly " DEALS_EN },
    { SKR_DEALING, "wrong|incorrect|another order|direction|manner|way|packet " DEALS_EN },
    { SKR_DEALING, "not|didn proper|correct|right " DEALS_EN " !dealer" },
    { SKR_DEALING, "zle|bledn|niewlasciw|nieprawidlow|odwrotn " DEALS_PL },
    { SKR_DEALING, "zla|zlej|bledn|niewlasciw|inne|odwrotn kolejn " DEALS_PL },
    { SKR_DEALING, "nie prawidlow|wlasciw|dobrze " DEALS_PL },
    { SKR_DEALING, "spatn|chybn|nesprav|opacn " DEALS_CS },
    { SKR_DEALING, "spatn|chybn|nesprav|opacn|jine porad|smer|zpusob " DEALS_CS },

    { SKR_SKAT_SEEN_EARLY, "skateinsicht" },
    { SKR_SKAT_SEEN_EARLY, "skat. " LOOKS_DE "|zeigt|gezeigt" },
    { SKR_SKAT_SEEN_EARLY, "skat. " LOOKS_EN "|show|expos" },
    { SKR_SKAT_SEEN_EARLY, "skat " LOOKS_PL "|pokaz" },
    { SKR_SKAT_SEEN_EARLY, "skat " LOOKS_CS "|ukaz" },

    { SKR_SKAT_PICKED_UP,
      "skat. aufgenommen|genommen|nimmt|nahm|aufnimmt|aufgehoben|aufnahm|eingesteckt" },
    { SKR_SKAT_PICKED_UP, "skat. pick|took|take.|takes|taken|lifted" },
    { SKR_SKAT_PICKED_UP,
      "skat podjal|podjel|podjec|podjet|podjecie|podni|wzial|wziel|wziet|bierze|zabral" },
    { SKR_SKAT_PICKED_UP, "skat vzat|vzal|vzet|zved|zdvih|bere|sebral" },

    { SKR_SHUFFLE, "mischen|gemischt|mischt" },
    { SKR_SHUFFLE, "nicht|kein|falsch mischen|gemischt|mischt" },
    { SKR_SHUFFLE, "karte mischen " LOOKS_DE "|gestochen" },
    { SKR_SHUFFLE, "shuffl|riffl|interleav" },
    { SKR_SHUFFLE, "not|never|didn|card shuffl|riffl" },
    { SKR_SHUFFLE, "tasow|tasuj|potasow" },
    { SKR_SHUFFLE, "nie|kart tasow|tasuj|potasow" },
    { SKR_SHUFFLE, "micha|zamich|promich|nezamich|nemicha" },

    { SKR_EXPOSED,
      "karte aufgedeckt|aufdeckt|umgedreht|dreht|gedreht|offen|gezeigt|sichtbar|gesehen|fallen|"
      "gefallen|runtergefallen|heruntergefallen|umgeschlagen|umgefallen|umgekippt !" NOT_OPEN },
    { SKR_EXPOSED,
      "card turn|face|expos|flip|show|visible|seen|drop|fell|reveal !" NOT_OPEN },
    { SKR_EXPOSED, "kart odkry|odwroc|odslon|pokaz|widac|widoczn|upad|spad|ujawn !" NOT_OPEN },
    { SKR_EXPOSED, "kart|kartu otoc|obrat|odkry|ukaz|videt|upad|spad !" NOT_OPEN },

    { SKR_CUTTER_AWAY,
      CUTS_DE "|abhebt|nachbar fehlt|weg.|abwesen|fort|weggegangen|gegangen|verlassen" },
    { SKR_CUTTER_AWAY, "abheber|abhebend|nachbar toilette|klo|draußen|rauchen|raus|aufgestanden" },
    { SKR_CUTTER_AWAY, "cutter|neighbour toilet|outside|smok|went|left" },
    { SKR_CUTTER_AWAY, "przekladaj|sasiad toale|zewnatrz|wyszedl|odszedl" },
    { SKR_CUTTER_AWAY, "snimaj|soused zachod|venku|odesel" },
    { SKR_CUTTER_AWAY, CUTS_DE "|nachbar nicht da.|anwesend|platz|tisch" },
    { SKR_CUTTER_AWAY, "cut|cuts|cutter|cutting|neighbour away|absent|gone|left|missing" },
    { SKR_CUTTER_AWAY, "cut|cuts|cutter|neighbour not|isn here|there|present|table" },
    { SKR_CUTTER_AWAY, CUTS_PL " nieobec|wyszedl|odszedl|brak" },
    { SKR_CUTTER_AWAY, CUTS_PL " nie ma|jest !kart" },
    { SKR_CUTTER_AWAY, CUTS_CS " pryc|chyb|odesel|nepritom|neni" },

    { SKR_ASTRAY, "karte fehlt|verloren|verschwund|abhanden !viel|wenig|skat|" CUTS_DE },
    { SKR_ASTRAY, "fehlende karte" },
    { SKR_ASTRAY, "karte lag|liegt|gefunden unter tisch|stuhl" },
    { SKR_ASTRAY, "card under table|chair" },
    { SKR_ASTRAY, "kart pod stol|krzesl|zidl" },
    { SKR_ASTRAY, "card missing|lost|short|astray|disappear|gone !many|few|skat|cut|cuts" },
    { SKR_ASTRAY, "kart brak|zgub|zagin|zginel !skat|duzo|malo|" CUTS_PL },
    { SKR_ASTRAY, "kart chyb|ztrat|ztrac|zmiz !skat|mnoho|malo|" CUTS_CS },

    { MISDEAL_DEALER, "falsch geber|kartengeber|kartenmischer" },
    { MISDEAL_DEALER, "falsch|andere spieler|mann " DEALS_DE " !reihenfolge|weise|richtung" },
    { MISDEAL_DEALER, "der falsche " DEALS_DE " !reihenfolge|weise|richtung" },
    { MISDEAL_DEALER, "statt|anstelle|anstatt vorhand|mittelhand|hinterhand|spieler " DEALS_DE },
    { MISDEAL_DEALER, "somebody|someone|other else|player " DEALS_EN },
    { MISDEAL_DEALER, "kto|ktos inny " DEALS_PL },
    { MISDEAL_DEALER, "nekdo jiny " DEALS_CS },
    { MISDEAL_DEALER, "nicht dran|reihe " DEALS_DE },
    { MISDEAL_DEALER, "wrong|incorrect dealer" },
    { MISDEAL_DEALER, "wrong|another player|person|seat|man|one " DEALS_EN " !order|card|way" },
    { MISDEAL_DEALER, "not turn " DEALS_EN },
    { MISDEAL_DEALER, "out turn " DEALS_EN },
    { MISDEAL_DEALER, "niewlasciw|zly|bledn|inny rozdajac" },
    { MISDEAL_DEALER, "niewlasciw|zly|bledn|inny gracz " DEALS_PL },
    { MISDEAL_DEALER, "nie ten|kolej|swoj " DEALS_PL },
    { MISDEAL_DEALER, "poza kolej " DEALS_PL },
    { MISDEAL_DEALER, "spatn|nesprav|chybn|jiny rozdavajic" },
    { MISDEAL_DEALER, "spatn|nesprav|chybn|jiny hrac " DEALS_CS },
    { MISDEAL_DEALER, "nemel|nebyl|neni rade|rad|kdo " DEALS_CS },
};

int misdealt_read(const char *text)
{
    char folded[FOLDED_WORD];

    fold(folded, text, strlen(text));
    return pattern_read(patterns, sizeof patterns / sizeof *patterns, folded);
}
