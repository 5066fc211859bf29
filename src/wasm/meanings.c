/* Terms that a player may not know, and the clause whose first sentence explains each: the
 * spec defines them, in each language, so that the page has no second glossary. */
#include "question/ask.h"
#include "wasm/describe.h"

struct meaning {
    enum skr_clause clause;
    const char *word[LANGUAGES];   /* how the term begins, whatever its ending: for a
                                      regular expression */
};

static const struct meaning meanings[] = {
    { SKR_C_SEAT_FOREHAND, { "forehand|middlehand|rearhand", "vorhand|mittelhand|hinterhand",
        "przodek|przodk|środek|środk|zadek|zadk", "forhont|středák|zadák" } },
    { SKR_C_GENERAL_PARTIES, { "soloist|defender", "alleinspieler|gegenspieler",
        "solist|rozgrywając|przeciwnik|przeciwnic", "aktér|sólist|protivní|soupeř" } },
    { SKR_C_MATADORS_RUN, { "matador", "spitze", "szczyt", "vrchol" } },
    { SKR_C_LEVEL_SCHNEIDER, { "schneider", "schneider", "sznajder|krawiec|krawc", "šnajdr" } },
    { SKR_C_LEVEL_SCHWARZ, { "schwarz", "schwarz", "szwarc", "švarc" } },
    { SKR_C_PACK_POINTS, { "card points?", "augen", "oczk|oczek", "karetní" } },
    { SKR_C_RANK_JACKS, { "trump", "trumpf|trümpf", "atut", "trumf" } },
    { SKR_C_VALUE_BID, { "overbid", "überreizt", "przelicytowan", "přelicit" } },
    { SKR_C_HOME_RAMSCH, { "ramsch", "ramsch", "ramsz", "ramš" } },
    { SKR_C_HOME_CONTRA, { "contra", "kontra", "kontra|kontrę|kontrą|kontry",
        "kontra|kontru|kontře|kontry" } },
    { SKR_C_END_DECIDED, { "decided", "entschieden", "rozstrzygnięt", "rozhodnut" } },
};

void put_meanings(struct json *json, const char *key)
{
    enum language language = json->out->language;

    json_open(json, key, '[');
    for (size_t i = 0; i < sizeof meanings / sizeof *meanings; i++) {
        json_open(json, NULL, '[');
        json_put_word(json, NULL, clause_id(meanings[i].clause));
        json_put_text(json, NULL, meanings[i].word[language == PSEUDO ? ENGLISH : language]);
        json_close(json, ']');
    }
    json_close(json, ']');
}
