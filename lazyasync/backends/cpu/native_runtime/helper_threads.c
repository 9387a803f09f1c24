/* Threads that share the steps of a call.
 *
 * They meet in a block of memory, `struct helpers`. The thread that runs a call opens its steps
 * there, up to WINDOW of them at a time; it and its helpers take pieces of whichever step is the
 * first that has all it needs, and it goes on when all steps are complete. Nobody is waited for who
 * has not taken a piece: a helper that is late only helps less. And while a thread that has taken
 * one is interrupted, the others do what does not depend on it. Helpers stay in native code until
 * they are dismissed, and need no GIL to begin.
 *
 * Memory order. A slot is filled anew only when its step, and all before that, are complete, and
 * then its `pieces` are stored, with release. Whoever takes a piece does it by changing these from
 * what they were when the step was found to have what it needs; so the piece is one of that step,
 * and the rest of the slot is what belongs to it, until the piece is done. `done` and `completed`
 * are sequentially consistent: of two threads that complete a step at the same time, one at least
 * sees that both are. Who sees that a step is complete sees what has been computed by it. What
 * sleeping depends on, `called`, `asleep` and `crew`, is sequentially consistent: a helper
 * announces that it sleeps and then compares `called`, which the futex does; the other side changes
 * `called` and then looks who sleeps. One of the two sees the other.
 */
#include "helper_threads.h"

enum {
    /* For so many pauses, of 28 ns on Zen 5, helpers wait for something to do before they sleep. */
    HELPER_PAUSES = 4000,
    /* So often a program looks for something to do before it gives others the CPU: whoever does one
     * of the last pieces may have been interrupted, and need this CPU to go on. */
    LAST_PIECE_LOOKS = 1000,
    ALL_HELPERS = 1024,
    /* For so many pauses a thread looks whether a helper is waiting, which counts its own. */
    PRESENCE_PAUSES = 16,
    /* As large as any mask of CPUs that Linux has. */
    MASK_BYTES = 1024,
    /* The bits of `pieces`. */
    COUNT_BITS = 20,
    COUNT_MASK = (1 << COUNT_BITS) - 1,
};

/* Which of the steps that have been in its slot a step is, as `pieces` has it. */
static inline uint64_t round_of(int64_t step) { return (uint64_t)(step / WINDOW) & 0xFFFFFF; }

static inline int is_of_round(uint64_t pieces, int64_t step) {
    return pieces >> (2 * COUNT_BITS) == round_of(step);
}

static inline struct slot *slot_of(struct helpers *helpers, int64_t step) {
    return &helpers->slots[step % WINDOW];
}

/* Whether all of a step is done. It may be complete for long, and its slot another's: then it does
 * not matter what this says of it. */
static int is_complete(struct helpers *helpers, int64_t step) {
    struct slot *slot = slot_of(helpers, step);
    return is_of_round(atomic_load(&slot->pieces), step) &&
           atomic_load(&slot->done) == atomic_load_explicit(&slot->total, memory_order_relaxed);
}

/* Whether all that a step needs is complete; `completed` are the steps that are known to be so. */
static int has_needs(struct helpers *helpers, int64_t step, int64_t completed) {
    struct slot *slot = slot_of(helpers, step);
    uint64_t needs = (uint64_t)atomic_load_explicit(&slot->needs, memory_order_relaxed);
    int64_t before_all = (int64_t)(needs >> 56);
    if (before_all && step - before_all >= completed)
        return 0;
    for (needs &= ~UINT64_C(0) >> 8; needs; needs >>= 8) {
        int64_t needed = step - (int64_t)(needs & 255);
        if (needed >= completed && !is_complete(helpers, needed))
            return 0;
    }
    return 1;
}

/* Counts the steps that are complete, one after the other. */
static void count_completed(struct helpers *helpers) {
    int64_t completed = atomic_load(&helpers->completed);
    while (completed < atomic_load(&helpers->opened) && is_complete(helpers, completed))
        if (atomic_compare_exchange_strong(&helpers->completed, &completed, completed + 1))
            completed++;
}

/* Tells the helpers that there is something to do, and wakes those that sleep. */
static void call_helpers(struct helpers *helpers) {
    atomic_fetch_add(&helpers->called, 1);
    if (atomic_load(&helpers->asleep) > 0)
        futex_wake(&helpers->called, ALL_HELPERS);
}

static void do_piece(struct helpers *helpers, struct slot *slot, int64_t piece) {
    int64_t total = atomic_load_explicit(&slot->total, memory_order_relaxed);
    int64_t begin = piece * slot->chunk, end = begin + slot->chunk;
    if (end > total)
        end = total;
    if (slot->function != NULL)
        slot->function(slot->arguments, begin, end);
    else
        run_records(slot->arguments, begin, end);
    if (atomic_fetch_add(&slot->done, end - begin) + end - begin == total)
        count_completed(helpers);
}

/* Does the pieces of a step that nobody else takes. Returns how many. */
static int64_t take_pieces(struct helpers *helpers, int64_t step, int64_t completed) {
    struct slot *slot = slot_of(helpers, step);
    uint64_t pieces = atomic_load_explicit(&slot->pieces, memory_order_acquire);
    int64_t count = (int64_t)(pieces >> COUNT_BITS) & COUNT_MASK, found = 0;
    for (;;) {
        int64_t piece = (int64_t)pieces & COUNT_MASK;
        if (piece >= count || !is_of_round(pieces, step))
            return found;
        if (!found && !has_needs(helpers, step, completed))
            return 0;
        if (!atomic_compare_exchange_strong(&slot->pieces, &pieces, pieces + 1))
            continue;
        if (piece == 0 && count > 1)
            call_helpers(helpers);
        do_piece(helpers, slot, piece);
        found++;
        pieces = atomic_load_explicit(&slot->pieces, memory_order_acquire);
    }
}

/* Does the pieces that nobody else takes of what a loop shares. Returns how many. */
static int64_t take_inner_pieces(struct helpers *helpers) {
    struct slot *slot = &helpers->inner;
    uint64_t pieces = atomic_load_explicit(&slot->pieces, memory_order_acquire);
    int64_t found = 0;
    for (;;) {
        int64_t piece = (int64_t)pieces & COUNT_MASK;
        if (piece >= ((int64_t)(pieces >> COUNT_BITS) & COUNT_MASK))
            return found;
        if (!atomic_compare_exchange_strong(&slot->pieces, &pieces, pieces + 1))
            continue;
        int64_t total = atomic_load_explicit(&slot->total, memory_order_relaxed);
        int64_t begin = piece * slot->chunk, end = begin + slot->chunk;
        if (end > total)
            end = total;
        slot->function(slot->arguments, begin, end);
        atomic_fetch_add(&slot->done, end - begin);
        found++;
        pieces = atomic_load_explicit(&slot->pieces, memory_order_acquire);
    }
}

static int take_inner(struct helpers *helpers) {
    int64_t nobody = 0;
    return helpers != NULL && atomic_compare_exchange_strong(&helpers->inner_taken, &nobody, 1);
}

static void give_inner_back(struct helpers *helpers) { atomic_store(&helpers->inner_taken, 0); }

static void share_inner(struct helpers *helpers, const struct record *record) {
    struct slot *slot = &helpers->inner;
    slot->function = record->function;
    slot->arguments = record->arguments;
    slot->chunk = record->chunk;
    atomic_store_explicit(&slot->total, record->total, memory_order_relaxed);
    atomic_store_explicit(&slot->done, 0, memory_order_relaxed); /* made known by `pieces` */
    uint64_t count = (uint64_t)((record->total + record->chunk - 1) / record->chunk);
    uint64_t round = (uint64_t)helpers->inner_shared++ & 0xFFFFFF;
    atomic_store_explicit(&slot->pieces, round << (2 * COUNT_BITS) | count << COUNT_BITS,
                          memory_order_release);
    call_helpers(helpers);
    take_inner_pieces(helpers);
    for (int64_t looks = 0; atomic_load(&slot->done) < record->total; looks++)
        if (looks >= LAST_PIECE_LOOKS)
            sched_yield();
        else
            spin_pause();
}

/* Does pieces of the first step that has some and all it needs, or of what a loop shares that is a
 * part of one. Returns how many. */
static int64_t find_pieces(struct helpers *helpers) {
    int64_t completed = atomic_load(&helpers->completed), opened = atomic_load(&helpers->opened);
    for (int64_t step = completed; step < opened; step++) {
        int64_t found = take_pieces(helpers, step, completed);
        if (found)
            return found;
    }
    return take_inner_pieces(helpers);
}

/* Does what can be done until so many steps are complete, on the thread that runs the call. */
static void work_until(struct helpers *helpers, int64_t completed) {
    int64_t looks = 0;
    while (atomic_load(&helpers->completed) < completed) {
        exclude_cpu(&helpers->affinity);
        if (find_pieces(helpers))
            looks = 0;
        else if (++looks >= LAST_PIECE_LOOKS)
            sched_yield();
    }
}

/* Opens the next step, whose slot must be free. */
static void open_step(struct helpers *helpers, const struct step *step) {
    int64_t number = atomic_load_explicit(&helpers->opened, memory_order_relaxed);
    struct slot *slot = slot_of(helpers, number);
    slot->function = step->function;
    slot->arguments = step->arguments;
    slot->chunk = step->chunk;
    atomic_store_explicit(&slot->needs, step->needs, memory_order_relaxed);
    atomic_store_explicit(&slot->total, step->total, memory_order_relaxed);
    atomic_store_explicit(&slot->done, 0, memory_order_relaxed); /* made known by `pieces` */
    uint64_t count = (uint64_t)((step->total + step->chunk - 1) / step->chunk);
    atomic_store_explicit(&slot->pieces,
                          round_of(number) << (2 * COUNT_BITS) | count << COUNT_BITS,
                          memory_order_release);
    atomic_store_explicit(&helpers->opened, number + 1, memory_order_release);
}

static void share_steps(struct helpers *helpers, const struct step *steps, int64_t count) {
    int64_t first = atomic_load_explicit(&helpers->opened, memory_order_relaxed);
    for (int64_t k = 0; k < count; k++) {
        work_until(helpers, first + k - WINDOW + 1);
        open_step(helpers, &steps[k]);
    }
    work_until(helpers, first + count);
}

static void share_record(struct helpers *helpers, const struct record *record) {
    struct step step = {record->function, record->arguments, record->total, record->chunk, 0};
    share_steps(helpers, &step, 1);
}

/* What `exclude_cpu` does when the calling thread has moved, and `include_cpu` with no CPU, -1. The
 * calls may fail, as where a sandbox does not let threads choose; the threads then run where they
 * are put. */
__attribute__((noinline)) static void deny_cpu(struct affinity *affinity, int64_t cpu) {
    unsigned char mask[MASK_BYTES] = {0};
    long size = syscall(SYS_sched_getaffinity, affinity->source, sizeof mask, mask);
    if (size <= 0)
        return;
    if (cpu >= 0)
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

static void include_cpu(struct affinity *affinity) {
    if (atomic_load_explicit(&affinity->pinned, memory_order_relaxed) <= 0 ||
        atomic_load(&affinity->excluded_cpu) == 0)
        return;
    atomic_store(&affinity->excluded_cpu, 0);
    deny_cpu(affinity, -1);
}

/* A helper may be awake and have no CPU: another thread may have taken it. */
static int is_any_waiting(struct helpers *helpers) {
    int64_t pinned = atomic_load_explicit(&helpers->affinity.pinned, memory_order_relaxed);
    if (atomic_load(&helpers->asleep) >= pinned)
        return 0;
    int64_t paused = atomic_load_explicit(&helpers->paused, memory_order_relaxed);
    for (int64_t looks = 0; looks < PRESENCE_PAUSES; looks++) {
        spin_pause();
        if (atomic_load_explicit(&helpers->paused, memory_order_relaxed) != paused)
            return 1;
    }
    return 0;
}

/* Helps with what is opened, for as long as the crew that the calling thread is of is to help. */
void lazyasync_help(struct helpers *helpers, int64_t crew) {
    int64_t pauses = 0, paused = 0;
    for (;;) {
        int64_t called = atomic_load(&helpers->called);
        if (atomic_load(&helpers->crew) != crew)
            return;
        if (find_pieces(helpers)) {
            pauses = 0;
        } else if (++pauses <= HELPER_PAUSES) {
            spin_pause();
            if (atomic_load_explicit(&helpers->affinity.pinned, memory_order_relaxed) > 0)
                atomic_store_explicit(&helpers->paused, ++paused, memory_order_relaxed);
        } else {
            atomic_fetch_add(&helpers->asleep, 1);
            futex_wait(&helpers->called, called);
            atomic_fetch_sub(&helpers->asleep, 1);
            pauses = 0;
        }
    }
}

/* Has a crew help, which may have been doing so or be about to begin. All others leave, after the
 * pieces that they have taken. Crews are numbered from 1; that of 0 is nobody. */
void lazyasync_change_crew(struct helpers *helpers, int64_t crew) {
    atomic_store(&helpers->crew, crew);
    call_helpers(helpers);
}
