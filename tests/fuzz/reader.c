/* The reader of JSON, held against jansson. */
#include "../support/json-differs.h"
#include "property.h"
#include "targets.h"

void fuzz_reader(const char *data, size_t size)
{
    bool sound;
    const char *fault = json_differs(data, size, &sound);

    property_of(fault == NULL, fault != NULL ? fault : "", data, size);
}
