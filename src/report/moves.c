/* Prints one move in words, as a reader says it who does not know how logs write it. */
#include "report/moves.h"

#include "game/game.h"
#include "words/cards.h"
#include "words/names.h"
#include "words/say.h"

const char *incident_words(enum language language, const struct move *m)
{
    switch (m->kind) {
    case MOVE_SHOW:
        return term_word_in(&happening_terms, SKR_LAYS_DOWN, language);
    case MOVE_RESIGN:
        return term_word_in(&happening_terms, SKR_GIVES_UP, language);
    case MOVE_TIMEOUT:
        return tr(language, N_("runs out of time"));
    case MOVE_LEFT:
        return tr(language, N_("leaves"));
    case MOVE_CONSENT:
        return tr(language, N_("agrees"));
    case MOVE_OBJECT:
        return tr(language, N_("does not agree"));
    case MOVE_THROW:
        return term_word_in(&happening_terms, SKR_THROWS, language);
    case MOVE_PLAY_ON:
        return tr(language, N_("demands to play on"));
    case MOVE_CONTRA:
        return tr(language, N_("says contra"));
    case MOVE_RE:
        return tr(language, N_("says re"));
    case MOVE_SUP:
        return tr(language, N_("says sup"));
    case MOVE_PUSH:
        return tr(language, N_("takes the cards up and passes on"));
    case MOVE_REFUSE:
        return tr(language, N_("refuses the cards"));
    case MOVE_EXCHANGE:
        return tr(language, N_("exchanges cards with the other defender"));
    default:
        return NULL;
    }
}

void put_breach(struct out *out, enum skr_clause clause)
{
    int kind = breach_happening(clause);

    if (kind < 0)
        out_say(out, "breaks %s", skr_clause_info(clause)->id);
    else
        out_text(out, term_word_in(&happening_terms, kind, out->language));
}

/* The dealer's moves have no seat. */
static const char *player(enum language language, const struct move *m)
{
    return m->seat >= 0 ? seat_in(language, m->seat) : tr(language, N_("the dealer"));
}

static void put_card(struct out *out, const struct move *m, const char *who)
{
    char name[3];

    if (m->number == SKR_NO_CARD) {
        out_say(out, "%s plays a hidden card", who);
        return;
    }
    skr_card_write(m->number, name);
    out_say(out, "%s plays %s", who, name);
}

static void put_announcing(struct out *out, const struct move *m, const char *who)
{
    char text[120];

    announcement_text(text, sizeof text, out->language, &m->said);
    if (m->kind == MOVE_NAME)
        out_say(out, "%s bids %s", who, text);
    else
        out_say(out, "%s announces %s", who, text);
}

static void print_put_away(struct out *out, const struct move *m, const char *who)
{
    char cards[CARDS_TEXT];

    if (m->hidden > 0 || m->put_away == 0) {
        out_say(out, "%s puts cards away", who);
        return;
    }
    write_cards(cards, sizeof cards, m->put_away);
    out_say(out, "%s puts away %s", who, cards);
}

static void put_misdeal(struct out *out, const struct move *m, const char *who)
{
    const char *what = term_word_in(&misdeal_terms, m->misdeal.kind, out->language);

    out_text(out, what);
    if (m->seat >= 0)
        out_format(out, " (%s)", who);
}

/* The rule: what a log of words says of it, else the title of its clause. */
void put_house_rule(struct out *out, const struct record *r, const struct move *m)
{
    if (r->text[m->byte] == '{')
        out_text(out, title_in(out->language, (enum skr_clause)m->number));
    else
        out_plain(out, r->text + m->byte, m->length < 48 ? m->length : 48);
}

static void put_other(struct out *out, const struct record *r, const struct move *m,
                      const char *who)
{
    const char *incident = incident_words(out->language, m);

    if (incident == NULL) {
        out_say(out, "by a house rule:");
        out_text(out, " ");
        put_house_rule(out, r, m);
        return;
    }
    out_format(out, "%s %s", who, incident);
    if (m->kind == MOVE_SHOW)
        put_terms(out, m->said.announced, m->number);
}

void put_move(struct out *out, const struct record *r, const struct move *m)
{
    const char *who = player(out->language, m);

    switch (m->kind) {
    case MOVE_BID:
        out_say(out, "%s bids %d", who, m->number);
        break;
    case MOVE_HOLD:
        out_say(out, "%s holds", who);
        break;
    case MOVE_PASS:
        out_say(out, "%s passes", who);
        break;
    case MOVE_TAKE:
        out_say(out, "%s takes up the skat", who);
        break;
    case MOVE_SKAT:
        out_say(out, "the record names the cards of the skat");
        break;
    case MOVE_ANNOUNCE:
    case MOVE_NAME:
        put_announcing(out, m, who);
        break;
    case MOVE_DISCARD:
        print_put_away(out, m, who);
        break;
    case MOVE_CARD:
        put_card(out, m, who);
        break;
    case MOVE_SOLOIST:
        out_say(out, "%s is soloist at %d", who, m->number);
        break;
    case MOVE_TRICK:
        out_say(out, "%s takes the trick", who);
        break;
    case MOVE_BREACH:
        out_format(out, "%s ", who);
        put_breach(out, (enum skr_clause)m->number);
        break;
    case MOVE_MISDEAL:
        put_misdeal(out, m, who);
        break;
    default:
        put_other(out, r, m, who);
    }
}
