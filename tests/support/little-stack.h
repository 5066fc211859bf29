/* The stack of a thread in which the engine must do: 128 KiB, and what the thread itself
 * and a caller need. Sanitizers add more than that. */
#ifndef TESTS_SUPPORT_LITTLE_STACK_H
#define TESTS_SUPPORT_LITTLE_STACK_H

#if defined __has_feature
#if __has_feature(address_sanitizer) || __has_feature(memory_sanitizer) \
    || __has_feature(thread_sanitizer)
#define LITTLE_STACK ((size_t)8 << 20)
#endif
#endif
#if defined __SANITIZE_ADDRESS__ || defined __SANITIZE_THREAD__
#define LITTLE_STACK ((size_t)8 << 20)
#endif
#ifndef LITTLE_STACK
#define LITTLE_STACK ((size_t)160 << 10)
#endif

#endif
