/* The names and keys in skatref's own records, for the reader and the
 * writer. */
#ifndef FORMATS_JSON_FORMS_H
#define FORMATS_JSON_FORMS_H

#include "base/json.h"
#include "formats/format.h"
#include "words/names.h"

/** The fields of an event. */
enum own_field {
    NATIVE_SEAT, NATIVE_BID, NATIVE_CARD, NATIVE_CARDS, NATIVE_GAME, NATIVE_HAND,
    NATIVE_ANNOUNCED, NATIVE_ISS, NATIVE_OUVERT, NATIVE_DISCARD, NATIVE_SHOWN, NATIVE_DEMANDED,
    NATIVE_LEAVES, NATIVE_CLAUSE, NATIVE_REVOLUTION, NATIVE_GETS,
    /* of a misdeal */
    NATIVE_KIND, NATIVE_FOUND, NATIVE_FAULT, NATIVE_LIFTED, NATIVE_TOLD_APART,
    NATIVE_LEAVE, NATIVE_MATTERED, NATIVE_PROVED, NATIVE_PLAY_ON, NATIVE_REMEDY,
    NATIVE_FIELDS
};

/** Their keys. */
extern const char *const own_fields[NATIVE_FIELDS];

#define NATIVE_BIT(field) (1u << (field))

struct own_event {
    const char *name;
    enum move_kind kind;
    unsigned needed, optional;   /**< bit per field */
    const char *what;            /**< a few words for the schema */
};

/** The events, by enum move_kind. */
extern const struct own_event own_events[];
extern const int own_event_count;

/** A field of a misdeal: where it is, and its words; without words it is a
 *  number, or true or false. */
struct own_misdeal {
    size_t at;                   /**< an int8_t in struct recorded_misdeal */
    const struct terms *words;   /**< or a null pointer */
    int high;                    /**< 0: true or false */
    const char *what;            /**< a few words for the schema, or a null pointer */
};

/** By enum own_field, from NATIVE_KIND on. */
extern const struct own_misdeal own_misdeals[NATIVE_FIELDS];

/** Some of what goes wrong happens before the deal that the record has. */
bool own_misdeal_is_recorded(int kind);

/** How a figure of the result is written. */
enum own_figure_form {
    NATIVE_A_NUMBER,               /**< -9999 to 9999 */
    NATIVE_A_SEAT,                 /**< F M R, null for nobody; or a number */
    NATIVE_A_FLAG,                 /**< true or false; or a number */
    NATIVE_YES_OR_NO,              /**< true or false */
    NATIVE_OUTCOME                 /**< "loss", "win" or "penalty" */
};

/** The figures, by enum figure. */
extern const struct own_figure {
    const char *name;
    enum own_figure_form form;
} own_figures[FIGURES];

/** Keys of the piles of the deal: the hands, the skat. */
extern const char *const own_piles[4];

/** Writes a move as an event. cards: those noted with it; said: the server's word for an
 *  announcement. */
void own_put_event(struct json *json, const struct move *move, const int8_t *cards,
                      const struct label_text *said);

/** Writes a record, without a newline. */
void own_put_record(struct out *out, const struct record *record,
                       const struct notes *notes);

/** The writer of json_format. */
bool own_write(struct out *out, const struct record *record,
                  const struct notes *notes, struct refusal *refusal);

#endif
