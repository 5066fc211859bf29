/* Cards as people read them: letters or symbols, French or German, coloured. */
#include "report/cards.h"

#include <string.h>

#include "base/none.h"
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

/* Adds the cards of a class, the strongest first. */
static int add_class(enum skr_game game, skr_cards cards, int card[32], int count)
{
    while (cards != 0) {
        int best = NONE;

        for (int c = 31; c >= 0; c--)
            if ((cards & SKR_BIT(c))
                && (best < 0 || skr_strength(game, c) > skr_strength(game, best)))
                best = c;
        card[count++] = best;
        cards &= ~SKR_BIT(best);
    }
    return count;
}

int hand_in_order(enum skr_game game, skr_cards cards, int card[32])
{
    skr_cards trumps = skr_trumps(game);
    int count = add_class(game, cards & trumps, card, 0);

    for (int suit = SKR_CLUBS; suit >= SKR_DIAMONDS; suit--)
        count = add_class(game, cards & ~trumps & ((skr_cards)0xFF << (suit * 8)), card,
                          count);
    return count;
}

/* Do both belong to the trumps, or to one suit that is not trump? */
static bool same_class(enum skr_game game, int card, int other)
{
    bool trump = skr_trumps(game) & SKR_BIT(card);

    return trump == ((skr_trumps(game) & SKR_BIT(other)) != 0)
        && (trump || card / 8 == other / 8);
}

void report_hand(struct wrapped *to, enum skr_game game, skr_cards cards)
{
    int card[32], count = hand_in_order(game, cards, card);

    for (int n = 0; n < count; n++)
        put_card(to, card[n], n == 0 ? ""
                 : same_class(game, card[n - 1], card[n]) ? " " : "  ");
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
