/* Notes when there is no memory, so that a wrong answer is not taken for one. */
#include "base/memory.h"

#include <stdatomic.h>

static _Thread_local bool failed;
static atomic_bool ever_failed;

void memory_note(void)
{
    failed = true;
    ever_failed = true;
}

bool memory_failed(void)
{
    return failed;
}

void memory_forget(void)
{
    failed = false;
}

bool memory_ever_failed(void)
{
    return ever_failed;
}
