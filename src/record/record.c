/* What every record has, whatever format it was read from. */
#include <jansson.h>

#include "record/record.h"

void record_release(struct record *record)
{
    json_decref(record->document);
    record->document = NULL;
}

const struct skr_code *record_code(const struct record *record,
                                   const struct skr_code *asked,
                                   house_rules options, struct skr_code *room)
{
    const struct skr_code *code = asked != NULL ? asked
        : record->code != NULL ? record->code : skr_code_at(0);

    return house_code(code, house_merge(options, record->options), room);
}
