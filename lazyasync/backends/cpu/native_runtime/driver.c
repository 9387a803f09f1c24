/* The driver: runs a program's table of records, by one call from Python. */
#include "driver.h"

#include "helper_threads.h"

/* Puts the addresses of arrays where records expect them.
 *
 * Returns 0, or one more than the position of an array that is not contiguous. */
int64_t lazyasync_look_up(const struct call *call, const struct python_list *list) {
    const struct fixup *fixups = call->fixups;
    const struct numpy_array **arrays = list->items;
    int64_t count = call->fixup_count;
    for (int64_t k = 0; k < count; k++) {
        const struct fixup *fixup = &fixups[k];
        const struct numpy_array *array = arrays[fixup->position];
        if (!(array->flags & IS_C_CONTIGUOUS))
            return fixup->position + 1;
        *fixup->place = array->data + fixup->bytes;
    }
    return 0;
}

static inline void run_records(const struct record *records, int64_t begin, int64_t end) {
    const struct record *last = records + end;
    for (const struct record *record = records + begin; record != last; record++)
        record->function(record->arguments, 0, record->total);
}

/* What `run_call` does for a profile: one record after the other, as each is to be known by itself.
 * A shared one ends when all of its pieces are done: it takes as long as the caller has to wait. */
__attribute__((noinline)) static void run_timed(const struct call *call) {
    struct timestamps *timestamps = call->timestamps;
    for (int64_t k = 0; k < call->record_count; k++) {
        const struct record *record = &call->records[k];
        timestamps->intervals[k].begin = nanoseconds(timestamps->clock);
        if (call->helpers == NULL || record->chunk >= record->total)
            run_records(record, 0, 1);
        else
            share_record(call->helpers, record);
        timestamps->intervals[k].end = nanoseconds(timestamps->clock);
    }
}

static void run_call(const struct call *call) {
    if (!LIKELY(call->timestamps == NULL))
        run_timed(call);
    else if (LIKELY(call->helpers == NULL))
        run_records(call->records, 0, call->record_count);
    else
        share_steps(call->helpers, call->steps, call->step_count);
}

/* Looks the addresses up, and runs the call if there is nothing wrong with them.
 *
 * Returns what `lazyasync_look_up` does; if that is not 0, nothing has been run. */
int64_t lazyasync_run(const struct call *call, const struct python_list *list) {
    int64_t code = lazyasync_look_up(call, list);
    if (LIKELY(code == 0))
        run_call(call);
    return code;
}
