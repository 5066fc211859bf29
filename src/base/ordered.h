/* Threads that read one after another, and write in the same order. */
#ifndef BASE_ORDERED_H
#define BASE_ORDERED_H

#include <pthread.h>
#include <stdbool.h>

#define MOST_JOBS 64

/** Shared by the threads; begun with ORDERED. */
struct ordered {
    pthread_mutex_t in_lock, out_lock;
    pthread_cond_t turned;
    unsigned long long tickets, turn;
};
#define ORDERED { PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER, \
                PTHREAD_COND_INITIALIZER, 0, 0 }

/** Has the thread read its next piece, while no other reads: read returns false at
 *  the end. Sets the piece's ticket, and returns what read does. */
bool ordered_read(struct ordered *turns, bool (*read)(void *worker), void *worker,
                unsigned long long *ticket);

/** Waits until all pieces before this one are written. */
void ordered_wait(struct ordered *turns, unsigned long long ticket);

/** Ends the turn of the piece whose turn it is. */
void ordered_end(struct ordered *turns);

/** Runs work for each worker in a thread of its own, the first in this one; for
 *  fewer if threads cannot be started. Returns when all have returned. */
void ordered_run(void *(*work)(void *worker), void *const worker[], int workers);

#endif
