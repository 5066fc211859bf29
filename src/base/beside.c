/* Files that belong to the program. */
#include "base/beside.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* The program's own file, where the system says it; else how it was called. */
static void find_program(const char *called, char path[512])
{
    ssize_t n = readlink("/proc/self/exe", path, 511);

    if (n > 0)
        path[n] = '\0';
    else
        snprintf(path, 512, "%s", called);
}

bool file_beside(const char *program, const char *name, char path[512])
{
    char own[512];
    const char *slash;
    int n;

    find_program(program, own);
    slash = strrchr(own, '/');
    if (slash == NULL)
        return false;
    n = snprintf(path, 512, "%.*s/%s", (int)(slash - own), own, name);
    return n > 0 && n < 512 && access(path, R_OK) == 0;
}
