/* Threads that read one after another, and write in the same order.
 *
 * A piece gets its ticket while the lock for reading is held, and is written when its
 * ticket is due: the output is the same with any number of threads, and so can be
 * compared. There is no queue: who is early waits, so that no more pieces than threads
 * are in memory. Each ticket must be ended, also that of a piece which writes nothing:
 * all later ones wait for it. */
#include "base/ordered.h"

bool ordered_read(struct ordered *turns, bool (*read)(void *worker), void *worker,
                unsigned long long *ticket)
{
    bool got;

    pthread_mutex_lock(&turns->in_lock);
    got = read(worker);
    if (got)
        *ticket = turns->tickets++;
    pthread_mutex_unlock(&turns->in_lock);
    return got;
}

void ordered_wait(struct ordered *turns, unsigned long long ticket)
{
    pthread_mutex_lock(&turns->out_lock);
    while (turns->turn != ticket)
        pthread_cond_wait(&turns->turned, &turns->out_lock);
    pthread_mutex_unlock(&turns->out_lock);
}

void ordered_end(struct ordered *turns)
{
    pthread_mutex_lock(&turns->out_lock);
    turns->turn++;
    pthread_cond_broadcast(&turns->turned);
    pthread_mutex_unlock(&turns->out_lock);
}

/* The search for claims takes more than the 128 KiB that musl gives a thread. */
static void enough_stack(pthread_attr_t *attributes)
{
    const size_t enough = (size_t)2 << 20;
    size_t size;

    pthread_attr_init(attributes);
    if (pthread_attr_getstacksize(attributes, &size) == 0 && size < enough)
        pthread_attr_setstacksize(attributes, enough);
}

void ordered_run(void *(*work)(void *worker), void *const worker[], int workers)
{
    pthread_t thread[MOST_JOBS];
    pthread_attr_t attributes;
    int threads = 0;

    enough_stack(&attributes);
    while (threads + 1 < workers && threads < MOST_JOBS
           && pthread_create(&thread[threads], &attributes, work, worker[threads + 1]) == 0)
        threads++;
    pthread_attr_destroy(&attributes);
    work(worker[0]);
    for (int i = 0; i < threads; i++)
        pthread_join(thread[i], NULL);
}
