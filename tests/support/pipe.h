/* A running `skatref answer`, asked line by line. */
#ifndef TESTS_SUPPORT_PIPE_H
#define TESTS_SUPPORT_PIPE_H

#include <stdbool.h>
#include <stddef.h>

#include <jansson.h>

#include "suite.h"

/** Starts the program that SKATREF names; ends the test when it cannot. */
void start_program(void);

/** Sends bytes as they are, without a newline. */
void send_bytes(const char *bytes, size_t length);

/** Sends one line and reads its answer, which the caller gives back with
 *  json_decref. The program must answer at once, with one JSON object. */
json_t *ask_line(const char *line);

/** Reads one answer. */
json_t *read_answer(void);

/** Tells the program that nothing more comes. */
void finish_questions(void);

/** Finishes the questions, and returns true when nothing
 *  more comes from it either and it ends with status 0. */
bool stop_program(void);

/** Runs the tests of a program that asks. Returns the exit status: 99 when the
 *  environment lacks SKATREF. */
int run_pipe_suite(Suite *suite);

#endif
