/* Notes when there is no memory, so that a wrong answer is not taken for one. */
#ifndef BASE_MEMORY_H
#define BASE_MEMORY_H

#include <stdbool.h>

/** Notes that there was no memory. */
void memory_note(void);

/** Was there no memory in this thread, since its last memory_forget? */
bool memory_failed(void);
void memory_forget(void);

/** Was there ever no memory, in any thread? */
bool memory_ever_failed(void);

#endif
