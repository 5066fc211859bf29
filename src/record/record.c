/* The parts of a record that do not depend on its format. */
#include <stdlib.h>
#include <string.h>

#include "record/notes.h"

const struct conventions no_conventions = { .plays_to_ten = false };

void record_begin(struct record *record, struct notes *notes, const char *text,
                  const struct conventions *conventions)
{
    memset(record, 0, offsetof(struct record, move));
    record->text = record->id = text;
    record->conventions = conventions;
    record->result.kind = RESULT_UNKNOWN;
    record->result.byte = record->result.given = 0;
    record->malformed.clause = SKR_C_NONE;
    record->made[0] = '\0';
    if (notes != NULL)
        memset(notes->label, 0, sizeof notes->label);
}

/* With the skat only null can be played open: clause announce.ouvert. */
static bool is_open(const struct record *r, const struct move *m)
{
    while (m > r->move && m->kind != MOVE_ANNOUNCE)
        m--;
    return m->kind == MOVE_ANNOUNCE && m->said.ouvert && m->said.game == SKR_NULL;
}

static bool is_taken(const struct record *r, const struct move *m)
{
    while (m > r->move && m->kind != MOVE_TAKE)
        m--;
    return m->kind == MOVE_TAKE;
}

void record_part_cards(const struct record *r, struct move *m)
{
    if (m->away != 0)
        ; /* the record says it */
    else if (m->count == 2)
        m->away = 2;
    else if (m->kind == MOVE_DISCARD || is_taken(r, m))
        m->away = (int8_t)(m->count >= 12 || (m->count > 2 && is_open(r, m)) ? 2 : m->count);
    if (m->away == 0) {
        m->shown |= m->put_away;
        m->put_away = 0;
    } else if (m->away > 2) {
        m->put_away |= m->shown;
        m->shown = 0;
    }
}

void record_release(struct record *record)
{
    free(record->decoded);
    record->decoded = NULL;
}

const struct skr_code code_by_date = { .name = "auto" };

/* The first day of each edition, as yyyymmdd. Of 2022 only the notice of the
 * association is known by its day: spec/README.md. */
static const struct { int day; const char *code; } editions[] = {
    { 20221124, "isko2022" }, { 20190101, "isko2018" },
    { 19990101, "isko1999" }, { 0, "altenburg1937" },
};

/* "2007-10-29..." as 20071029; 0 if it is not a date. */
static int day_of(const struct record *record)
{
    static const char form[] = "dddd-dd-dd";
    const char *date = record->date;
    int day = 0;

    if (date == NULL || record->date_length < sizeof form - 1)
        return 0;
    for (int i = 0; form[i] != '\0'; i++) {
        bool digit = date[i] >= '0' && date[i] <= '9';

        if (form[i] == 'd' ? !digit : date[i] != form[i])
            return 0;
        if (digit)
            day = day * 10 + (date[i] - '0');
    }
    return day;
}

static const struct skr_code *edition_of(const struct record *record)
{
    int day = day_of(record), i = 0;

    if (day == 0)
        return skr_code_at(0);
    while (day < editions[i].day)
        i++;
    return skr_code_find(editions[i].code);
}

const struct skr_code *record_code(const struct record *record,
                                   const struct skr_code *asked,
                                   house_rules options, struct skr_code *room)
{
    const struct skr_code *code = asked != NULL && asked != &code_by_date ? asked
        : record->code != NULL ? record->code
        : asked != NULL ? edition_of(record) : skr_code_at(0);

    return house_code(code, house_merge(options, record->options), room);
}

/* Adds the cards, the highest first, as far as there is room. */
static int note_cards(skr_cards cards, int8_t *out, int n, int room)
{
    for (int card = 31; card >= 0; card--)
        if ((cards & SKR_BIT(card)) != 0 && n < room)
            out[n++] = (int8_t)card;
    return n;
}

/* A card named twice is in a set once. So that 32 cards are named again, the last
 * card of a pile is repeated. Returns how often. */
static int repeated(int cards, int to, int missing)
{
    int most = (to == 3 ? 2 : 10) - cards;

    return cards == 0 || most < 0 ? 0 : most < missing ? most : missing;
}

static int note_hidden(int hidden, int8_t *out, int n, int room)
{
    while (hidden-- > 0 && n < room)
        out[n++] = SKR_NO_CARD;
    return n;
}

static void note_deal(const struct record *r, struct notes *notes)
{
    const struct skr_deal *deal = &r->deal;
    const skr_cards pile[] = { deal->hand[0], deal->hand[1], deal->hand[2],
                               deal->skat };
    int n = 0, missing = 32;

    for (int to = 0; to < 4; to++)
        missing -= skr_count(pile[to]) + r->hidden[to];
    for (int to = 0; to < 4; to++) {
        int before = n, again;

        n = note_cards(pile[to], notes->dealt, n, 32);
        n = note_hidden(r->hidden[to], notes->dealt, n, 32);
        again = repeated(n - before, to, missing);
        for (missing -= again; again > 0; again--, n++)
            notes->dealt[n] = notes->dealt[n - 1];
        notes->pile[to] = (uint8_t)(n - before);
    }
}

void note_move(const struct move *m, int8_t cards[NOTED_CARDS])
{
    int n = note_cards(m->put_away, cards, 0, NOTED_CARDS);

    if (n == 1 && m->count == 2)
        cards[1] = cards[0]; /* the record names the same card twice */
    n = note_hidden(m->hidden, cards, n, NOTED_CARDS);
    note_cards(m->shown, cards, n, NOTED_CARDS);
}

bool notes_own_label(const struct notes *notes)
{
    for (enum label label = LABEL_GM; label < LABELS; label++)
        if (label_is_own(label) && notes->label[label].at != NULL)
            return true;
    return false;
}

void record_note(const struct record *record, struct notes *notes)
{
    if (record->id_length > 0)
        notes->label[LABEL_ID] = (struct label_text){ record->id,
                                                      record->id_length };
    note_deal(record, notes);
    for (int i = 0; i < record->moves; i++) {
        note_move(&record->move[i], notes->cards[i]);
        notes->said[i] = (struct label_text){ NULL, 0 };
    }
}
