/* libFuzzer's entry to all targets: the program's name chooses one, after the last
 * dash, or else FUZZ_TARGET. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "property.h"
#include "targets.h"

int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size);

static const struct fuzz_target *target;

int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    const char *name = getenv("FUZZ_TARGET"), *dash = strrchr((*argv)[0], '-');

    (void)argc;
    if (name == NULL)
        name = dash != NULL ? dash + 1 : "";
    target = fuzz_target_find(name);
    if (target == NULL) {
        fprintf(stderr, "fuzzer: no target '%s': FUZZ_TARGET is one of", name);
        for (int i = 0; fuzz_targets[i].name != NULL; i++)
            fprintf(stderr, " %s", fuzz_targets[i].name);
        fputc('\n', stderr);
        exit(99);
    }
    return 0;
}

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    target->run((const char *)data, size);
    return 0;
}
