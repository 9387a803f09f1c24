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

/* Runs a record on the calling thread. */
static inline void run_alone(const struct record *record) {
    record->function(record->arguments, 0, record->total);
}

/* Runs a record: on the calling thread alone if it is small, or if there are no helpers. */
static inline void run_record(const struct record *record, struct helpers *helpers) {
    if (LIKELY(helpers == NULL || record->chunk >= record->total))
        run_alone(record);
    else
        share_record(helpers, record);
}

/* What `run_call` does for a profile. A shared record ends when all of its pieces are done: it
 * takes as long as the caller has to wait for it. */
__attribute__((noinline)) static void run_timed(const struct call *call) {
    struct timestamps *timestamps = call->timestamps;
    for (int64_t k = 0; k < call->record_count; k++) {
        timestamps->intervals[k].begin = nanoseconds(timestamps->clock);
        run_record(&call->records[k], call->helpers);
        timestamps->intervals[k].end = nanoseconds(timestamps->clock);
    }
}

static void run_call(const struct call *call) {
    if (!LIKELY(call->timestamps == NULL)) {
        run_timed(call);
        return;
    }
    struct helpers *helpers = call->helpers;
    const struct record *record = call->records, *end = record + call->record_count;
    /* Two loops, because a record may be so short that a test for each of them is measurable. */
    if (helpers == NULL)
        for (; record != end; record++)
            run_alone(record);
    else
        for (; record != end; record++)
            run_record(record, helpers);
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
