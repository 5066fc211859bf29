/* Games, matadors and clauses as players say them, in the language of an output. */
#include "words/say.h"

#include "base/width.h"
#include "words/names.h"

/* translators: %s is a game: "clubs", "grand", "null", "null ouvert" */
static const char *form_of(const struct skr_announcement *a)
{
    bool hand = a->hand && (a->game == SKR_NULL || !a->ouvert);

    return a->revolution ? N_("%s revolution") : hand ? N_("%s hand") : "%s";
}

void put_announcement(struct out *out, const struct skr_announcement *a)
{
    out_say(out, form_of(a), a->ouvert && !a->revolution
            ? open_game_in(out->language, a->game) : game_in(out->language, a->game));
    if (!a->ouvert && a->announced == SKR_SCHNEIDER)
        out_say(out, ", schneider announced");
    if (!a->ouvert && a->announced == SKR_SCHWARZ)
        out_say(out, ", schwarz announced");
}

void announcement_text(char *text, size_t size, enum language language,
                       const struct skr_announcement *a)
{
    struct out out = out_into(text, size, language);

    put_announcement(&out, a);
}

const char *matadors_text(int matadors)
{
    return matadors > 0 ? N_("with %d") : N_("without %d");
}

const char *title_in(enum language language, enum skr_clause clause)
{
    return skr_clause_title(clause, language_code(language));
}

void put_terms(struct out *out, enum skr_level asked, int others_get)
{
    if (asked != SKR_NO_LEVEL)
        out_say(out, ", asking for %s", level_in(out->language, asked));
    if (others_get > 0)
        out_say_n(out, ", leaving the other side %d trick",
                  ", leaving the other side %d tricks", others_get, others_get);
}

/* A soloist has no partner. */
const char *happening_in(enum language language, enum skr_happening kind, bool by_soloist)
{
    if (by_soloist && kind == SKR_WARNED)
        return tr(language, N_("keeps a defender from a wrong lead"));
    if (by_soloist && kind == SKR_SHOWN_SUIT_LED)
        return tr(language, N_("leads a suit that a defender has shown"));
    if (by_soloist && kind == SKR_SAYS_LOST)
        return tr(language, N_("says that he cannot win any more"));
    return term_word_in(&happening_terms, (int)kind, language);
}

void put_incident_terms(struct out *out, const struct skr_incident *h)
{
    if (h->kind == SKR_PUT_AWAY_WRONG && h->asked != SKR_NO_LEVEL)
        out_say(out, ", and %s is proved", level_in(out->language, h->asked));
    else
        put_terms(out, h->asked, h->others_get);
}

void put_label(struct out *out, const char *label, int column)
{
    const char *text = tr(out->language, label);

    out_left(out, text, column);
    out_text(out, text_width(text) < column ? "" : " ");
}
