/* The test cases of JUnit, kept in a temporary file until their totals are known.
 *
 * JUnit's totals stand at its beginning, but are known at its end; a log can be longer
 * than memory, and from a pipe it can be read only once. The cases are counted in what
 * was written, not while judging: options that leave games out cannot make the totals
 * wrong. */
#include "cli/spool.h"

#include <string.h>

#include "base/standard.h"

static bool begins(const char *line, const char *word)
{
    return strncmp(line, word, strlen(word)) == 0;
}

/* A test case begins a line, and so does each of its failures; no text of a log does. */
void spool_count(FILE *spool, struct junit_totals *totals)
{
    char line[64];
    bool at_begin = true, failed = false;

    rewind(spool);
    while (fgets(line, sizeof line, spool) != NULL) {
        if (at_begin && begins(line, "  <testcase ")) {
            totals->tests++;
            failed = false;
        } else if (at_begin && begins(line, "    <failure ") && !failed) {
            totals->failures++;
            failed = true;
        }
        at_begin = strchr(line, '\n') != NULL;
    }
}

bool spool_copy(FILE *spool)
{
    char data[16384];
    size_t size;

    rewind(spool);
    while ((size = fread(data, 1, sizeof data, spool)) > 0)
        standard_write(data, size);
    return ferror(spool) == 0 && !standard_failed();
}
