/* Cards as people read them: letters or symbols, French or German, coloured. */
#include "report/cards.h"

#include <string.h>

#include "base/width.h"

/* By enum skr_suit: the colours of the four-coloured packs that tournaments play
 * with: clubs black, spades green, hearts red, diamonds yellow. */
static const char *const colors[4] = { "\033[33m", "\033[31m", "\033[32m",
                                       "\033[1m" };

void report_card(struct out *out, const struct style *style, int card)
{
    char rank;

    if (card == SKR_NO_CARD) {
        out_text(out, "??");
        return;
    }
    if (style->color)
        out_text(out, colors[card / 8]);
    rank = rank_face(style->faces, (enum skr_rank)(card % 8));
    out_text(out, suit_face(style->faces, (enum skr_suit)(card / 8)));
    out_bytes(out, &rank, 1);
    if (style->color)
        out_text(out, "\033[0m");
}

static void put_card(struct wrapped *to, int card, const char *before)
{
    if (to->column + (int)strlen(before) + 2 > 80) {
        out_format(to->out, "\n%*s", to->indent, "");
        to->column = to->indent;
        before = "";
    }
    out_text(to->out, before);
    report_card(to->out, to->style, card);
    to->column += (int)strlen(before) + 2;
}

/* The strongest first. before: what stands before the first card. */
static void put_class(struct wrapped *to, enum skr_game game, skr_cards cards,
                      const char *before)
{
    while (cards != 0) {
        int best = -1;

        for (int card = 31; card >= 0; card--)
            if ((cards & SKR_BIT(card))
                && (best < 0 || skr_strength(game, card)
                                > skr_strength(game, best)))
                best = card;
        put_card(to, best, before);
        cards &= ~SKR_BIT(best);
        before = " ";
    }
}

void report_hand(struct wrapped *to, enum skr_game game, skr_cards cards)
{
    skr_cards trumps = skr_trumps(game), left = cards & ~trumps;
    const char *before = "";

    put_class(to, game, cards & trumps, before);
    if (cards & trumps)
        before = "  ";
    for (int suit = SKR_CLUBS; suit >= SKR_DIAMONDS; suit--) {
        skr_cards class = left & ((skr_cards)0xFF << (suit * 8));

        put_class(to, game, class, before);
        if (class != 0)
            before = "  ";
    }
}

void report_legend(struct out *out)
{
    out_text(out, "E Eichel, G Gr\u00fcn, R Rot, S Schellen; "
             "A Ass, Z Zehn, K K\u00f6nig, O Ober, U Unter\n");
}

/* ---------------------------------------------------------------------- words */

/* The card that a word is, maybe with a comma or the like behind it. */
static int card_of(const char *word, size_t length)
{
    if (length == 3 && strchr(",:;", word[2]) != NULL)
        length = 2;
    return length == 2 ? skr_card_read(word, 2) : SKR_NO_CARD;
}

void report_words(struct wrapped *to, const char *text, bool cards)
{
    while (*(text += strspn(text, " ")) != '\0') {
        size_t length = strcspn(text, " "), shown = 0;
        int width = bytes_width(text, length);
        int card = cards ? card_of(text, length) : SKR_NO_CARD;

        if (to->column > to->indent && to->column + 1 + width > 80) {
            out_format(to->out, "\n%*s", to->indent, "");
            to->column = to->indent;
        } else if (to->column > to->indent) {
            out_text(to->out, " ");
            to->column++;
        }
        if (card != SKR_NO_CARD) {
            report_card(to->out, to->style, card);
            shown = 2;
        }
        out_bytes(to->out, text + shown, length - shown);
        to->column += width;
        text += length;
    }
}
