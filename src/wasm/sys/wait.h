/* Other programs where there are none, for WebAssembly: none can be waited for. */
#ifndef WASM_SYS_WAIT_H
#define WASM_SYS_WAIT_H

#include <errno.h>

#define waitpid(pid, status, how) ((void)(pid), (void)(status), errno = ECHILD, -1)
#define WIFEXITED(status) ((void)(status), 0)
#define WEXITSTATUS(status) (status)
#define WIFSIGNALED(status) ((void)(status), 0)
#define WTERMSIG(status) (status)

#endif
