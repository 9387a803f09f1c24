/* A thread that runs launches, one after the other.
 *
 * It sleeps and works without the GIL, and writes to an eventfd whenever a launch has completed. A
 * launch is a number: one more than the one before it. The thread has something to do while
 * `launched` is ahead of `completed`; only the thread that launches writes the former, and only the
 * native thread the latter.
 *
 * Memory order. What sleeping and waking depend on is sequentially consistent, as for helpers: each
 * side first says what it does, then looks what the other has said. What is launched, and what has
 * been computed, goes along with the writes to `launched` and `completed`.
 */
#include "driver.h"
#include "helper_threads.h"

enum {
    /* For so many pauses, of 28 ns on Zen 5, the thread waits for the launch that it has been woken
     * for; see `NativeThread.wake_up` in Python. */
    LAUNCH_PAUSES = 8000,
    ALL_WAITING = 1024,
};

/* Runs what is launched until the thread is closed. */
void lazyasync_serve(struct native_thread *thread) {
    int64_t pauses = LAUNCH_PAUSES; /* nobody has woken it yet: it sleeps if nothing is there */
    for (;;) {
        int64_t called = atomic_load(&thread->called);
        int64_t launched = atomic_load(&thread->launched);
        if (launched != atomic_load(&thread->completed)) {
            int64_t began = nanoseconds(CLOCK_MONOTONIC);
            run_call(thread->call);
            thread->ended = nanoseconds(CLOCK_MONOTONIC);
            thread->began = began;
            atomic_store(&thread->completed, launched);
            int64_t one = 1;
            /* Fails only if the counter is full, and whoever reads it is told of that as well. */
            (void)!write((int)thread->eventfd, &one, sizeof one);
            if (atomic_load(&thread->waiting))
                futex_wake(&thread->completed, ALL_WAITING);
            pauses = LAUNCH_PAUSES;
            continue;
        }
        /* Looked at after the launches: those that were made before it was closed are run. */
        if (atomic_load(&thread->leave))
            return;
        if (pauses++ <= LAUNCH_PAUSES) {
            spin_pause();
            continue;
        }
        atomic_store(&thread->asleep, 1);
        futex_wait(&thread->called, called);
        atomic_store(&thread->asleep, 0);
        pauses = 0;
    }
}

/* Decides where the thread may run that is about to be woken. The system puts it on an idle CPU, if
 * there is one. If a helper takes up the other one, by waiting there, it may be put behind the
 * calling thread, and is kept off its CPU. But if others compute there, who may go on for long, it
 * begins sooner where it is put: the calling thread is likely to pause. */
static void place(struct native_thread *thread) {
    if (thread->helpers == NULL)
        return;
    if (is_any_waiting(thread->helpers))
        exclude_cpu(&thread->affinity);
    else
        include_cpu(&thread->affinity);
}

/* Has the thread look: what it sleeps by has changed then, should it be about to sleep. */
static void call_thread(struct native_thread *thread) {
    atomic_fetch_add(&thread->called, 1);
    if (atomic_load(&thread->asleep)) {
        place(thread);
        futex_wake(&thread->called, 1);
    }
}

/* Wakes the thread for a launch that is about to come. */
void lazyasync_wake_up(struct native_thread *thread) { call_thread(thread); }

/* Launches a call whose addresses have been looked up; the one before it must have completed. */
void lazyasync_launch(struct native_thread *thread, const struct call *call) {
    thread->call = call;
    atomic_fetch_add(&thread->launched, 1);
    call_thread(thread);
}

/* Waits until what has been launched has completed. */
void lazyasync_wait(struct native_thread *thread) {
    atomic_fetch_add(&thread->waiting, 1);
    for (;;) {
        int64_t completed = atomic_load(&thread->completed);
        if (completed == atomic_load(&thread->launched))
            break;
        futex_wait(&thread->completed, completed);
    }
    atomic_fetch_sub(&thread->waiting, 1);
}

/* Returns the number of the launch that completed last, whose results are seen then. */
int64_t lazyasync_completed(struct native_thread *thread) {
    return atomic_load_explicit(&thread->completed, memory_order_acquire);
}

/* Has the thread leave when all has completed. */
void lazyasync_close(struct native_thread *thread) {
    atomic_store(&thread->leave, 1);
    call_thread(thread);
}
