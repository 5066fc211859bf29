/* Goes before the C library (LD_PRELOAD), and lets the allocation number NO_MEMORY
 * fail, counted from 1. At the end, if there were fewer, it makes the file
 * NO_MEMORY_FEWER. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static atomic_long calls;
static long failing = -1;
static atomic_int over;              /* main has returned */

/* dlsym itself may need memory before the functions are known. */
static char first[4096];
static size_t used;

static int fails(void)
{
    if (failing < 0) {
        const char *number = getenv("NO_MEMORY");

        failing = number != NULL ? atol(number) : 0;
    }
    if (over || ++calls != failing)
        return 0;
    errno = ENOMEM;
    return 1;
}

void *malloc(size_t size)
{
    static void *(*next)(size_t);

    if (next == NULL)
        *(void **)&next = dlsym(RTLD_NEXT, "malloc");
    return fails() ? NULL : next(size);
}

void *realloc(void *old, size_t size)
{
    static void *(*next)(void *, size_t);

    if (next == NULL)
        *(void **)&next = dlsym(RTLD_NEXT, "realloc");
    return fails() ? NULL : next(old, size);
}

void *calloc(size_t count, size_t size)
{
    static void *(*next)(size_t, size_t);
    static int asking;

    if (asking) {
        void *memory = first + used;

        used += (count * size + 15) / 16 * 16;
        return used <= sizeof first ? memory : NULL;
    }
    asking = 1;
    if (next == NULL)
        *(void **)&next = dlsym(RTLD_NEXT, "calloc");
    asking = 0;
    return fails() ? NULL : next(count, size);
}

#ifdef __GLIBC__
/* What is done after main is not the program's: in a build for coverage its counters
 * are written then, by code that trusts malloc. */
static int (*real_main)(int, char **, char **);

static int main_and_no_more(int argc, char **argv, char **environment)
{
    int status = real_main(argc, argv, environment);

    over = 1;
    return status;
}

int __libc_start_main(int (*main)(int, char **, char **), int argc, char **argv,
                      void (*init)(void), void (*fini)(void), void (*end)(void),
                      void *stack);
int __libc_start_main(int (*main)(int, char **, char **), int argc, char **argv,
                      void (*init)(void), void (*fini)(void), void (*end)(void),
                      void *stack)
{
    int (*next)(int (*)(int, char **, char **), int, char **, void (*)(void),
                void (*)(void), void (*)(void), void *);

    *(void **)&next = dlsym(RTLD_NEXT, "__libc_start_main");
    real_main = main;
    return next(main_and_no_more, argc, argv, init, fini, end, stack);
}
#endif

__attribute__((destructor)) static void end(void)
{
    const char *name = getenv("NO_MEMORY_FEWER");
    FILE *file = name != NULL && calls < failing ? fopen(name, "w") : NULL;

    if (file != NULL)
        fclose(file);
}
