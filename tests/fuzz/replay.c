/* Gives files to the targets once more:
 *
 *     replay TARGET FILE...
 *     replay --KIND FILE...     checks the files as output of that kind
 *     replay --targets          prints the names of the targets
 *
 * Prints how many there were; ends at the first that fails. For compilers without
 * libFuzzer. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "command.h"
#include "outputs.h"
#include "property.h"
#include "targets.h"

static const char *name;

/* What is checked of output, to show that it can fail. */
static const struct fuzz_target kinds[] = {
    { "--utf8", check_utf8 }, { "--shown", check_shown }, { "--uncut", check_uncut },
    { "--json", check_json_lines }, { "--csv", check_csv }, { "--xml", check_xml },
};

static const struct fuzz_target *find(const char *wanted)
{
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (strcmp(kinds[i].name, wanted) == 0)
            return &kinds[i];
    return fuzz_target_find(wanted);
}

static void show(const char *what)
{
    fprintf(stderr, "%s: %s\n", name, what);
    exit(1);
}

/* In memory that ends where the file does. Returns false if it cannot be read. */
static bool replay(const struct fuzz_target *target)
{
    FILE *file = fopen(name, "rb");
    long size = file != NULL && fseek(file, 0, SEEK_END) == 0 ? ftell(file) : -1;
    char *data = size >= 0 ? malloc((size_t)size + (size == 0)) : NULL;
    bool read = data != NULL && fseek(file, 0, SEEK_SET) == 0
        && fread(data, 1, (size_t)size, file) == (size_t)size;

    if (file != NULL)
        fclose(file);
    if (read)
        target->run(data, (size_t)size);
    free(data);
    return read;
}

int main(int argc, char **argv)
{
    const struct fuzz_target *target = argc > 1 ? find(argv[1]) : NULL;

    if (!command_runs_here()) {
        fputs("replay: this C library lets no program set its standard streams\n", stderr);
        return 77;
    }
    if (argc > 1 && strcmp(argv[1], "--targets") == 0) {
        for (target = fuzz_targets; target->name != NULL; target++)
            puts(target->name);
        return 0;
    }
    if (target == NULL) {
        fputs("usage: replay TARGET FILE...\n", stderr);
        return 99;
    }
    property_report = show;
    for (int i = 2; i < argc; i++) {
        name = argv[i];
        if (!replay(target)) {
            fprintf(stderr, "replay: cannot read %s\n", name);
            return 99;
        }
    }
    printf("%d inputs\n", argc - 2);
    return 0;
}
