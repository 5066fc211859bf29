/* Goes before the C library (LD_PRELOAD), and runs main again and again, in a process of its own each
 * time, with one allocation that fails: the first, the second ... and later one in fifty, until there
 * are no more. What a run prints goes into NO_MEMORY/N.out and NO_MEMORY/N.err; standard output gets
 * its number and its exit status, "N STATUS". To start the program anew each time takes ten times as
 * long. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

static atomic_long *calls;           /* of main; the parent reads it, too */
static long failing;
static atomic_int running;           /* main has begun, and has not returned */

/* dlsym itself may need memory before the functions are known. */
static char first[4096];
static size_t used;

static int fails(void)
{
    if (!running || ++*calls != failing)
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

static int (*real_main)(int, char **, char **);

static void redirect(int descriptor, const char *folder, long number, const char *end)
{
    char name[4096];
    int file;

    snprintf(name, sizeof name, "%s/%ld.%s", folder, number, end);
    file = open(name, O_WRONLY | O_CREAT | O_TRUNC, 0666);
    if (file < 0 || dup2(file, descriptor) < 0)
        abort();
    close(file);
}

/* What is done after main is not the program's: in a build for coverage its counters are written
 * then, by code that trusts malloc. */
static void run(int argc, char **argv, char **environment, const char *folder, long number)
{
    int status;

    redirect(1, folder, number, "out");
    redirect(2, folder, number, "err");
    lseek(0, 0, SEEK_SET);
    *calls = 0;
    failing = number;
    running = 1;
    status = real_main(argc, argv, environment);
    running = 0;
    exit(status);
}

static int each(int argc, char **argv, char **environment)
{
    const char *folder = getenv("NO_MEMORY");
    long number = 0;

    calls = mmap(NULL, sizeof *calls, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (folder == NULL || calls == MAP_FAILED)
        return 99;
    do {
        int status;
        pid_t child;

        number += 1 + number / 50;
        child = fork();
        if (child == 0)
            run(argc, argv, environment, folder, number);
        if (child < 0 || waitpid(child, &status, 0) != child)
            return 99;
        dprintf(1, "%ld %d\n", number, WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
    } while (*calls >= number && number < 20000);
    return 0;
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
    return next(each, argc, argv, init, fini, end, stack);
}
