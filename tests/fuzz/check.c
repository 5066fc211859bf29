/* skatref check, with options, on any bytes: one thread and several print the same,
 * and where a block of input ends changes nothing. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "command.h"
#include "formats/log.h"
#include "property.h"
#include "targets.h"

/* The time that junit names differs each time: it is blotted out. */
static void blot_time(struct ran *ran)
{
    char *p = ran->out;

    while ((p = strstr(p, " time=\"")) != NULL)
        for (p += 7; (*p >= '0' && *p <= '9') || *p == '.'; p++)
            *p = '0';
}

static void check_jobs(struct call *call, struct ran *one)
{
    struct ran many;

    free(call->argument[--call->count]);
    call_add(call, "--jobs=3");
    many = command_run(call);
    blot_time(one);
    blot_time(&many);
    property(many.status == one->status && many.out_size == one->out_size
             && memcmp(many.out, one->out, one->out_size) == 0,
             "three threads print otherwise than one");
    ran_free(&many);
}

/* A record as it was found. */
struct place {
    unsigned long long line;
    uint32_t length, fault;      /**< from 1; 0: none */
    int moves;
};

#define MOST_PLACES 4096

struct places {
    struct place at[MOST_PLACES];
    int count;
    uint32_t longest;
    const struct format *format;
};

static void find_places(struct places *places, size_t block_size)
{
    static struct record record;
    char name[] = "/dev/stdin", *const file[] = { name };
    struct log log;

    places->count = 0;
    places->longest = 0;
    if (!log_open(&log, file, 1, NULL))
        exit(99);
    log.block_size = block_size;
    while (places->count < MOST_PLACES && log_next(&log, &record, NULL)) {
        struct place *p = &places->at[places->count++];

        memset(p, 0, sizeof *p);
        places->format = log.cursor.format;
        p->line = cursor_line(&log.cursor);
        p->length = record.length;
        if (record.malformed.clause != SKR_C_NONE)
            p->fault = record.malformed.byte + 1;
        else
            p->moves = record.moves;
        if (record.length > places->longest)
            places->longest = record.length;
    }
    record_release(&record);
    log_close(&log);
}

/* The first block shows the format of a log: a small one may show another. */
static void check_blocks(void)
{
    static const size_t sizes[] = { 2048, 2500, 3001, 4096 };
    static struct places all, some;

    find_places(&all, BLOCK_SIZE);
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        if (sizes[i] >= BLOCK_SIZE || all.longest + START_SIZE > sizes[i])
            continue;
        find_places(&some, sizes[i]);
        if (some.format != all.format)
            continue;
        property(some.count == all.count
                 && memcmp(some.at, all.at, (size_t)all.count * sizeof *all.at) == 0,
                 "where a block ends changes the records");
    }
}

void fuzz_check(const char *data, size_t size)
{
    struct call call;
    const char *end = data + size;
    struct ran ran;

    data = call_from(&call, "check", "--j --pro", data, end);
    call_add(&call, "--jobs=1");
    command_input(data, (size_t)(end - data));
    ran = command_checked(&call, data, end);
    check_jobs(&call, &ran);
    if (ran.status < 2 && (size_t)(end - data) > 2048)
        check_blocks();
    ran_free(&ran);
    call_free(&call);
}
