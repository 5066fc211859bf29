/* Other programs where there are none, for WebAssembly: none can be started. */
#ifndef WASM_SPAWN_H
#define WASM_SPAWN_H

#include <errno.h>
#include <sys/types.h>

typedef int posix_spawn_file_actions_t;
typedef int posix_spawnattr_t;

#define posix_spawn_file_actions_init(actions) ((void)(actions), 0)
#define posix_spawn_file_actions_destroy(actions) ((void)(actions), 0)
#define posix_spawn_file_actions_addopen(actions, fd, path, flags, mode) \
    ((void)(actions), 0)
#define posix_spawn_file_actions_adddup2(actions, fd, other) ((void)(actions), 0)
#define posix_spawnp(pid, file, actions, attributes, arguments, environment) \
    ((void)(pid), (void)(actions), (void)(arguments), (void)(environment), ENOSYS)

#endif
