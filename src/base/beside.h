/* Files that belong to the program. */
#ifndef BASE_BESIDE_H
#define BASE_BESIDE_H

#include <stdbool.h>

/** Is there a file of that name in the folder of the program ("../share/x" is beside
 *  it)? Then path is where. program: how it was called. */
bool file_beside(const char *program, const char *name, char path[512]);

#endif
