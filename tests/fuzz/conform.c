/* skatref conform: an engine that says anything, and results that say anything. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "command.h"
#include "property.h"
#include "targets.h"

/* Three cases, so that a run takes a moment only. */
static const char cases[] =
    "{\"id\":\"aaaaa\",\"ask\":\"matadors\",\"given\":{\"game\":\"hearts\",\"cards\":\"CJ SJ DJ"
    " HA\"},\"expect\":{\"matadors\":2},\"title\":\"a\",\"clauses\":[\"matadors.top\"],\"codes\":"
    "[\"isko2022\",\"isko1999\"],\"evidence\":\"example\",\"source\":\"x\",\"hash\":\"0\"}\n";

static char vectors[64], spoken[64];

static void write_file(char name[64], const char *what, const char *text, size_t size)
{
    FILE *file;

    if (*name == '\0')
        snprintf(name, 64, "/tmp/skatref-fuzz-%ld-%s", (long)getpid(), what);
    file = fopen(name, "w");
    if (file == NULL || fwrite(text, 1, size, file) != size || fclose(file) != 0)
        exit(99);
}

static void remove_files(void)
{
    if (*vectors != '\0')
        remove(vectors);
    if (*spoken != '\0')
        remove(spoken);
}

static void begin_call(struct call *call)
{
    char option[96];

    if (*vectors == '\0') {
        write_file(vectors, "vectors", cases, sizeof cases - 1);
        atexit(remove_files);
    }
    call->count = 0;
    call_add(call, "conform");
    snprintf(option, sizeof option, "--vectors=%s", vectors);
    call_add(call, option);
}

static const char *const formats[] = {
    "--format=text", "--format=jsonl", "--format=junit", "--format=html", "--format=svg",
    "--format=badge",
};

/* The first byte chooses the format. */
static const char *format_of_input(const char *data, size_t size)
{
    return formats[size > 0 ? (unsigned char)*data % 6 : 0];
}

void fuzz_conform(const char *data, size_t size)
{
    struct call call;
    struct ran ran;

    begin_call(&call);
    call_add(&call, "--give-up=1");
    call_add(&call, format_of_input(data, size));
    write_file(spoken, "spoken", data + (size > 0), size - (size > 0));
    call_add(&call, "--");
    call_add(&call, "cat");
    call_add(&call, spoken);
    command_input("", 0);
    ran = command_checked(&call, data, data + size);
    ran_free(&ran);
    call_free(&call);
}

void fuzz_compare(const char *data, size_t size)
{
    struct call call;
    struct ran ran;

    begin_call(&call);
    call_add(&call, "--compare");
    call_add(&call, "--format=html");
    call_add(&call, "/dev/stdin");
    command_input(data, size);
    ran = command_checked(&call, data, data + size);
    ran_free(&ran);
    call_free(&call);
}
