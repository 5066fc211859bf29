/* skatref referee: an engine that says anything, and deals that are anything.
 *
 * The first byte chooses: what the rest is, the format of the report, house rules. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "command.h"
#include "property.h"
#include "targets.h"

static char given[64], written[64];

static void name_files(void)
{
    if (*given != '\0')
        return;
    snprintf(given, sizeof given, "/tmp/skatref-fuzz-%ld-given", (long)getpid());
    snprintf(written, sizeof written, "/tmp/skatref-fuzz-%ld-record", (long)getpid());
}

static void write_given(const char *data, size_t size)
{
    FILE *file = fopen(given, "w");

    if (file == NULL || fwrite(data, 1, size, file) != size || fclose(file) != 0)
        exit(99);
}

static void add_option(struct call *call, const char *name, const char *value)
{
    char option[128];

    snprintf(option, sizeof option, "%s%s", name, value);
    call_add(call, option);
}

/* Returns whether the report can be merged. */
static bool make_call(struct call *call, unsigned choice)
{
    static const char *const formats[] = { "--format=json", "--format=text",
                                           "--format=html" };
    static const char *const rules[] = { "", "--option=ramsch", "--option=contra",
                                         "--option=pushed-ramsch" };

    call->count = 0;
    call_add(call, "referee");
    call_add(call, "--timeout=1");
    call_add(call, formats[(choice >> 1) % 3]);
    if ((choice >> 3) % 4 != 0)
        call_add(call, rules[(choice >> 3) % 4]);
    if (choice >> 5 & 1)
        call_add(call, "--duplicate");
    add_option(call, "--record=", written);
    if (choice & 1) {
        add_option(call, "--deals-from=", given);
        call_add(call, "--deals=2");
        call_add(call, "--engine=random");
    } else {
        call_add(call, "--deals=1");
        call_add(call, "--");
        call_add(call, "cat");
        call_add(call, given);
    }
    return (choice >> 1) % 3 == 0;
}

/* What was printed, merged alone, is printed again. */
static void check_merged(const struct ran *ran)
{
    struct call call = { .count = 0 };
    struct ran again;

    call_add(&call, "merge");
    call_add(&call, "--summary=json");
    call_add(&call, "-");
    command_input(ran->out, ran->out_size);
    again = command_run(&call);
    property_of(again.status == ran->status && again.out_size == ran->out_size
                && memcmp(again.out, ran->out, ran->out_size) == 0,
                "merged alone, results are others", again.out, again.out_size);
    ran_free(&again);
    call_free(&call);
}

/* The records can be read, and conform if nobody broke a rule. */
static void check_records(int status)
{
    struct call call = { .count = 0 };
    struct ran ran;

    call_add(&call, "check");
    call_add(&call, "--format=jsonl");
    call_add(&call, written);
    command_input("", 0);
    ran = command_run(&call);
    property_of(strstr(ran.out, "\"verdict\":\"malformed\"") == NULL,
                "a record of a match is malformed", ran.out, ran.out_size);
    property_of(status != 0 || ran.status == 0,
                "nobody broke a rule, but the record violates one", ran.out, ran.out_size);
    ran_free(&ran);
    call_free(&call);
}

void fuzz_match(const char *data, size_t size)
{
    unsigned choice = size > 0 ? (unsigned char)*data : 0;
    struct call call;
    struct ran ran;
    bool merges;

    name_files();
    write_given(data + (size > 0), size - (size > 0));
    merges = make_call(&call, choice);
    command_input("", 0);
    ran = command_checked(&call, data, data + size);
    if (ran.status < 2) {
        if (merges)
            check_merged(&ran);
        check_records(ran.status);
    }
    remove(given);
    remove(written);
    ran_free(&ran);
    call_free(&call);
}
