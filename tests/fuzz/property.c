#include "property.h"

#include <stdio.h>
#include <stdlib.h>

void (*property_report)(const char *what);

void property_fails(const char *what)
{
    if (property_report != NULL)
        property_report(what);
    else
        fprintf(stderr, "fuzz: %s\n", what);
    abort();
}

void property(bool holds, const char *what)
{
    if (!holds)
        property_fails(what);
}

void property_of(bool holds, const char *what, const char *text, size_t size)
{
    if (holds)
        return;
    fprintf(stderr, "fuzz: %s:\n", what);
    fwrite(text, 1, size, stderr);
    fputc('\n', stderr);
    property_fails(what);
}
