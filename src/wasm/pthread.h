/* Threads where there are none, for WebAssembly: the one that there is works alone. */
#ifndef WASM_PTHREAD_H
#define WASM_PTHREAD_H

#include <errno.h>
#include <sys/types.h>

#define PTHREAD_MUTEX_INITIALIZER { { { 0 } } }
#define PTHREAD_COND_INITIALIZER { { { 0 } } }

/* No thread is ever started, so that none has to wait. */
#define pthread_create(thread, attributes, start, argument) \
    ((void)(thread), (void)(start), (void)(argument), EAGAIN)
#define pthread_attr_init(attributes) ((void)(attributes), 0)
#define pthread_attr_destroy(attributes) ((void)(attributes), 0)
#define pthread_attr_getstacksize(attributes, size) ((void)(attributes), (void)(size), ENOTSUP)
#define pthread_attr_setstacksize(attributes, size) ((void)(attributes), (void)(size), ENOTSUP)
#define pthread_join(thread, result) ((void)(thread), 0)
#define pthread_mutex_init(mutex, attributes) ((void)(mutex), 0)
#define pthread_mutex_destroy(mutex) ((void)(mutex), 0)
#define pthread_mutex_lock(mutex) ((void)(mutex), 0)
#define pthread_mutex_unlock(mutex) ((void)(mutex), 0)
#define pthread_cond_init(condition, attributes) ((void)(condition), 0)
#define pthread_cond_destroy(condition) ((void)(condition), 0)
#define pthread_cond_wait(condition, mutex) ((void)(condition), 0)
#define pthread_cond_broadcast(condition) ((void)(condition), 0)
#define pthread_cond_signal(condition) ((void)(condition), 0)

#endif
