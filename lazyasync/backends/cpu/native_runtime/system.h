/* What the runtime asks of the operating system and of the processor.
 *
 * Threads wait for each other on Linux alone. Elsewhere there are no helpers and no native thread:
 * nothing that calls `futex_wait`, `futex_wake` or the functions of affinity is ever called, and it
 * does not matter that the system may have none of what they call.
 */
#ifndef LAZYASYNC_SYSTEM_H
#define LAZYASYNC_SYSTEM_H

#include <linux/futex.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#define LIKELY(condition) __builtin_expect(!!(condition), 1)

/* Tells the processor that this thread spins, so that it leaves more to the thread beside it. */
static inline void spin_pause(void) {
#if defined(__x86_64__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    __builtin_arm_yield();
#else
#error "no instruction to pause with is known for this processor"
#endif
}

static inline int64_t nanoseconds(int64_t clock) {
    struct timespec time;
    clock_gettime((clockid_t)clock, &time);
    return time.tv_sec * INT64_C(1000000000) + time.tv_nsec;
}

/* Futexes are 32 bits: the lower half of a word, which comes first on either processor. What is
 * counted there would have to go once around between a look and the sleep to be mistaken. */
_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "the lower half of a word comes first");

/* Sleeps unless `*word` has changed from `value`. May return for no reason. */
static inline void futex_wait(_Atomic int64_t *word, int64_t value) {
    syscall(SYS_futex, word, FUTEX_WAIT_PRIVATE, (uint32_t)value, NULL);
}

/* Wakes as many threads that sleep by `word`. */
static inline void futex_wake(_Atomic int64_t *word, int64_t threads) {
    syscall(SYS_futex, word, FUTEX_WAKE_PRIVATE, threads, NULL);
}

#endif
