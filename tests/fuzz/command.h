/* Runs a command of skatref in this process, as often as one likes, and checks what
 * it prints. */
#ifndef FUZZ_COMMAND_H
#define FUZZ_COMMAND_H

#include <stdbool.h>
#include <stddef.h>

/** What came of a run; ran_free frees the texts. */
struct ran {
    int status;
    char *out, *err;             /**< each with a null byte at its end */
    size_t out_size, err_size;
};

/** Can a command be run in this process, whose standard streams it takes? */
bool command_runs_here(void);

#define MOST_ARGUMENTS 40
#define ADDED_ARGUMENTS 4     /* so many of them are left to the target */

/** The name of a command and its arguments. */
struct call {
    char *argument[MOST_ARGUMENTS + 2];  /**< after the program's name */
    int count;
};

/** Adds a copy of the argument, if there is room. */
void call_add(struct call *call, const char *argument);
void call_add_bytes(struct call *call, const char *argument, size_t size);
void call_free(struct call *call);

/** A call from an input: an argument on each line to an empty one, or to the end;
 *  then comes what it reads from standard input, whose start is returned. Arguments
 *  with a slash are left out, as they could be any file of the machine, and so are
 *  "--" and those that begin with a text of `without`, which blanks part. */
const char *call_from(struct call *call, const char *command, const char *without,
                      const char *data, const char *end);

/** The argument that begins so, the last one; or a null pointer. */
const char *call_has(const struct call *call, const char *begin);

/** Sets what commands read from standard input. */
void command_input(const char *data, size_t size);

/** Runs it from the start of its input; then the streams are as they were. */
struct ran command_run(const struct call *call);
void ran_free(struct ran *ran);

/** Runs it, and checks the status, the messages, and what is printed by its format:
 *  in UTF-8, what a terminal may see, JSON, CSV, XML; no letter is cut; and in each
 *  language programs read the same. */
struct ran command_checked(const struct call *call, const char *data, const char *end);

#endif
