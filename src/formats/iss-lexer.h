/* The text of a server's record: its bytes, cards and labels. */
#ifndef FORMATS_ISS_LEXER_H
#define FORMATS_ISS_LEXER_H

#include "record/notes.h"

struct lexer {
    const char *p, *end;         /**< the next byte; the end of the record */
    struct record *record;
    struct notes *notes;         /**< to fill, or a null pointer */
    bool plain;                  /**< do not take the fast paths */
};

/* --------------------------------------------------------------------- bytes */

/** Bytes that end a token: blanks, and the brackets. */
enum { BLANK = 1, BRACKET = 2 };
extern const uint8_t iss_ends_token[256];

/** What a letter says of a card, with all bits turned over; 0: nothing. */
extern const uint8_t iss_suit_letter[256], iss_rank_letter[256];

/** The property named R, and the number of properties. */
enum { GM = LABEL_GM, ID = LABEL_ID, DT = LABEL_DT, MV = LABELS, R, PROPERTIES };

/** Two bytes each: "GM" ... "R2", "MV", "R[". */
extern const char iss_properties[PROPERTIES][3];

static inline bool ends_token(char c)
{
    return iss_ends_token[(unsigned char)c] != 0;
}

static inline bool is_space(char c)
{
    return iss_ends_token[(unsigned char)c] == BLANK;
}

static inline bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/** The card that these two letters name; 32 or more: they name none. */
static inline unsigned card_code(const char *p)
{
    return 0xFFu ^ (iss_suit_letter[(unsigned char)p[0]]
                    & iss_rank_letter[(unsigned char)p[1]]);
}

/** The card that these two letters name, or SKR_NO_CARD. */
static inline int card_at(const char *p)
{
    unsigned card = card_code(p);

    return card < 32 ? (int)card : SKR_NO_CARD;
}

/** The first bracket from p on; in a sound value it is the closing one. */
static inline const char *bracket(const char *p, const char *end)
{
    while (p < end && iss_ends_token[(unsigned char)*p] != BRACKET)
        p++;
    return p;
}

static inline uint32_t offset(const struct lexer *lex, const char *at)
{
    return (uint32_t)(at - lex->record->text);
}

static inline void set_id(struct record *r, const char *p, const char *q)
{
    r->id = p;
    r->id_length = (uint32_t)(q - p);
}

static inline void set_date(struct record *r, const char *p, const char *q)
{
    r->date = p;
    r->date_length = (uint32_t)(q - p);
}

#endif
