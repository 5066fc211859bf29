/* Reads a log in blocks of another size:
 *
 *     blocks SIZE FILE
 *
 * Prints each record's line, its length and its fault: the same for all sizes, from
 * the longest record on. */
#include <stdio.h>
#include <stdlib.h>

#include "formats/log.h"

int main(int argc, char **argv)
{
    static struct record record;
    static struct notes notes;
    struct log log;

    if (argc != 3 || !log_open(&log, argv + 2, 1, NULL))
        return 99;
    log.block_size = (size_t)strtoul(argv[1], NULL, 10);
    while (log_next(&log, &record, &notes)) {
        const struct malformed *m = &record.malformed;

        printf("%llu %u", cursor_line(&log.cursor), record.length);
        if (m->clause != SKR_C_NONE)
            printf(" byte %u, %u bytes, expected %s", m->byte, m->length, m->expected);
        putchar('\n');
    }
    record_release(&record);
    log_close(&log);
    return log.failed || log.empty;
}
