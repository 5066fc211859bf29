/* The entries that are fuzzed. */
#ifndef FUZZ_TARGETS_H
#define FUZZ_TARGETS_H

#include <stddef.h>

/** An entry that is fuzzed: gets any bytes, and checks what must hold of them. */
struct fuzz_target {
    const char *name;
    void (*run)(const char *data, size_t size);
};

/** All of them; the last has no name. */
extern const struct fuzz_target fuzz_targets[];

/** A null pointer: there is no such target. */
const struct fuzz_target *fuzz_target_find(const char *name);

void fuzz_iss(const char *data, size_t size);
void fuzz_xskat(const char *data, size_t size);
void fuzz_state(const char *data, size_t size);
void fuzz_json(const char *data, size_t size);
void fuzz_check(const char *data, size_t size);
void fuzz_convert(const char *data, size_t size);
void fuzz_explain(const char *data, size_t size);
void fuzz_sheet(const char *data, size_t size);
void fuzz_merge(const char *data, size_t size);
void fuzz_value(const char *data, size_t size);
void fuzz_ask(const char *data, size_t size);
void fuzz_clause(const char *data, size_t size);
void fuzz_answer(const char *data, size_t size);
void fuzz_conform(const char *data, size_t size);
void fuzz_compare(const char *data, size_t size);
void fuzz_game(const char *data, size_t size);
void fuzz_match(const char *data, size_t size);
void fuzz_reader(const char *data, size_t size);

#endif
