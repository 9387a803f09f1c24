/* Threads that share records.
 *
 * They meet in a block of memory, `struct helpers`. The thread that runs a program opens one record
 * after the other there, whoever is awake takes pieces of it, and the program goes on when all of
 * them are done. It waits for nobody who has not taken one: a helper that is late only helps less.
 * Helpers stay in native code until they are dismissed, and need no GIL to begin.
 *
 * Memory order. `open` is written while all pieces of the record before it are done, so that nobody
 * looks at it, and then `pieces` is stored. Whoever takes a piece reads that store, with acquire,
 * and so sees `open`. Whoever has done a piece adds to `done` with release, and the thread that
 * waits for the last one reads that with acquire, and so sees what has been computed. What sleeping
 * depends on, `opened`, `asleep` and `leave`, is sequentially consistent: a helper announces that
 * it sleeps and then compares `opened`, which the futex does; the other side changes `opened` and
 * then looks who sleeps. One of the two sees the other.
 */
#include "helper_threads.h"

enum {
    /* For so many pauses, of 28 ns on Zen 5, helpers wait for another record before they sleep. */
    HELPER_PAUSES = 4000,
    /* So often a program looks whether the last pieces are done before it gives others the CPU:
     * whoever does one of them may have been interrupted, and need this CPU to go on. */
    LAST_PIECE_SPINS = 20000,
    ALL_HELPERS = 1024,
    /* As large as any mask of CPUs that Linux has. */
    MASK_BYTES = 1024,
};

/* Does pieces of what is open until none is left. A piece is taken by counting it. Only who has
 * taken one may read what is open: no other record is opened before that piece is done. */
static void take_pieces(struct helpers *helpers) {
    for (;;) {
        uint64_t pieces = atomic_fetch_add_explicit(&helpers->pieces, 1, memory_order_acq_rel);
        int64_t piece = (int64_t)(pieces & UINT32_MAX), count = (int64_t)(pieces >> 32);
        if (piece >= count)
            return;
        const struct record *open = &helpers->open;
        int64_t begin = piece * open->chunk, end = begin + open->chunk;
        if (end > open->total)
            end = open->total;
        open->function(open->arguments, begin, end);
        atomic_fetch_add_explicit(&helpers->done, end - begin, memory_order_acq_rel);
    }
}

/* Tells the helpers that there is something new, and wakes those that sleep. */
static void call_helpers(struct helpers *helpers) {
    atomic_fetch_add(&helpers->opened, 1);
    if (atomic_load(&helpers->asleep) > 0)
        futex_wake(&helpers->opened, ALL_HELPERS);
}

static void share_record(struct helpers *helpers, const struct record *record) {
    helpers->open = *record;
    atomic_store_explicit(&helpers->done, 0, memory_order_relaxed); /* made known by `pieces` */
    uint64_t count = (uint64_t)((record->total + record->chunk - 1) / record->chunk);
    atomic_store(&helpers->pieces, count << 32);
    exclude_cpu(&helpers->affinity);
    call_helpers(helpers);
    take_pieces(helpers);
    int64_t spins = 0;
    while (atomic_load_explicit(&helpers->done, memory_order_acquire) != record->total)
        if (++spins >= LAST_PIECE_SPINS)
            sched_yield();
}

/* What `exclude_cpu` does when the calling thread has moved. The calls may fail, as where a sandbox
 * does not let threads choose; the threads then run where they are put. */
__attribute__((noinline)) static void deny_cpu(struct affinity *affinity, int64_t cpu) {
    unsigned char mask[MASK_BYTES] = {0};
    long size = syscall(SYS_sched_getaffinity, affinity->source, sizeof mask, mask);
    if (size <= 0)
        return;
    mask[cpu / 8] &= (unsigned char)~(1u << (cpu % 8));
    int64_t count = atomic_load_explicit(&affinity->pinned, memory_order_relaxed);
    for (int64_t k = 0; k < count; k++) {
        int64_t thread = atomic_load(&affinity->threads[k]);
        if (thread > 0)
            syscall(SYS_sched_setaffinity, thread, size, mask);
    }
}

static void exclude_cpu(struct affinity *affinity) {
    if (atomic_load_explicit(&affinity->pinned, memory_order_relaxed) <= 0)
        return;
    int64_t excluded = atomic_load(&affinity->excluded_cpu), cpu = sched_getcpu();
    if (cpu < 0 || cpu >= MASK_BYTES * 8 || excluded == cpu + 1)
        return;
    /* First, because a thread that begins meanwhile sets this back to 0, so that it is not missed:
     * the next call excludes the CPU again, for that thread as well. */
    atomic_store(&affinity->excluded_cpu, cpu + 1);
    deny_cpu(affinity, cpu);
}

/* Helps with what is opened, until the helpers are dismissed. */
void lazyasync_help(struct helpers *helpers) {
    int64_t last = -1, pauses = 0;
    for (;;) {
        int64_t opened = atomic_load(&helpers->opened);
        if (atomic_load(&helpers->leave))
            return;
        if (opened != last) {
            take_pieces(helpers);
            last = opened;
            pauses = 0;
        } else if (++pauses <= HELPER_PAUSES) {
            spin_pause();
        } else {
            atomic_fetch_add(&helpers->asleep, 1);
            futex_wait(&helpers->opened, opened);
            atomic_fetch_sub(&helpers->asleep, 1);
            pauses = 0;
        }
    }
}

/* Has the helpers leave. */
void lazyasync_dismiss(struct helpers *helpers) {
    atomic_store(&helpers->leave, 1);
    call_helpers(helpers);
}
