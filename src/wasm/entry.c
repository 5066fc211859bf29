/* The program in WebAssembly: what it exports, and what is missing there. A command is
 * run once in an instance of its own; questions are answered by one instance. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

#include "base/memory.h"
#include "base/stop.h"
#include "conform/run.h"
#include "match/engine.h"
#include "skatref-answer.h"
#include "wasm/texts.h"

#define EXPORT(name) __attribute__((export_name(name)))

/* ------------------------------------------------------------------- exports */

int __main_void(void);

/* The command that the arguments name, in the folder PWD. Returns its exit status. */
EXPORT("run") int wasm_run(void)
{
    const char *folder = getenv("PWD");
    int status;

    if (!texts_read_all()) {
        fputs("skatref: the texts of the clauses are missing\n", stderr);
        return 2;
    }
    if (folder != NULL)
        chdir(folder);
    status = __main_void();
    return fflush(NULL) == 0 ? status : 2;
}

EXPORT("allocate") void *wasm_allocate(size_t size)
{
    return malloc(size);
}

EXPORT("release") void wasm_release(void *memory)
{
    free(memory);
}

EXPORT("answer")
size_t wasm_answer(const char *question, size_t length, const char *language,
                   char *answer, size_t size)
{
    int known = language_find(language);

    if (!texts_read(known < 0 ? ENGLISH : (enum language)known))
        abort();
    return skr_answer(question, length, language, answer, size);
}

/* ------------------------------------------------ the only file to write (stdio.h) */

/* wasi.js keeps it in memory. */
FILE *tmpfile(void)
{
    return fopen("/skatref.tmp", "w+");
}

/* ------------------------------------------------- no signals (base/stop.h) */

void stop_on_signals(void)
{
}

void stop_hold(void)
{
}

void stop_release(void)
{
}

bool stop_wanted(void)
{
    return false;
}

/* ---------------------------- no processes (conform/run.h, match/engine.h) */

bool run_all(struct run *run, char error[256])
{
    snprintf(error, 256, "cannot start %.160s: %s", run->command[0], strerror(ENOSYS));
    return false;
}

enum reply engine_ask(struct engine *engine, const struct match *match, char **command,
                      const struct out *question, uint64_t id, struct skr_move *move,
                      char what[ANSWER_WHAT])
{
    (void)engine, (void)match, (void)question, (void)id, (void)move;
    snprintf(what, ANSWER_WHAT, "cannot start %.80s: %s", command[0], strerror(ENOSYS));
    return REPLY_DEAD;
}

void engine_stop(struct engine *engine)
{
    (void)engine;
}
