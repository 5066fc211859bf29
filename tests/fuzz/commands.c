/* Commands with their arguments, and what they read. */
#include <string.h>

#include "command.h"
#include "property.h"
#include "targets.h"

static void try_command(const char *name, const char *without, const char *data, size_t size)
{
    struct call call;
    const char *end = data + size;
    struct ran ran;

    data = call_from(&call, name, without, data, end);
    command_input(data, (size_t)(end - data));
    ran = command_checked(&call, data, end);
    ran_free(&ran);
    call_free(&call);
}

void fuzz_explain(const char *data, size_t size)
{
    try_command("explain", "", data, size);
}

/* Its input is its only file. */
void fuzz_merge(const char *data, size_t size)
{
    try_command("merge", "", data, size);
}

void fuzz_value(const char *data, size_t size)
{
    try_command("value", "", data, size);
}

/* A schema is one value on many lines. */
void fuzz_ask(const char *data, size_t size)
{
    try_command("ask", "--s", data, size);
}

void fuzz_clause(const char *data, size_t size)
{
    try_command("clause", "", data, size);
}

/* What is written as CSV is read again as the same list, if nothing is wrong with it. */
static void check_again(const struct call *call, const struct ran *ran)
{
    struct ran again;

    command_input(ran->out, ran->out_size);
    again = command_run(call);
    property_of(again.out_size == ran->out_size
                && memcmp(again.out, ran->out, ran->out_size) == 0,
                "the CSV of a list is another list", again.out, again.out_size);
    ran_free(&again);
}

void fuzz_sheet(const char *data, size_t size)
{
    struct call call;
    const char *end = data + size, *format;
    struct ran ran;

    data = call_from(&call, "sheet", "--lo", data, end);
    command_input(data, (size_t)(end - data));
    ran = command_checked(&call, data, end);
    format = call_has(&call, "--format");
    if (ran.status == 0 && ran.err_size == 0 && call.count == 2 && format != NULL
        && strcmp(format, "--format=csv") == 0)
        check_again(&call, &ran);
    ran_free(&ran);
    call_free(&call);
}
