/* Records whose arguments are among those of another one, which runs them. Places are words of the
 * arguments of that, counted from the first; addresses are those of a table there. */
#ifndef LAZYASYNC_INNER_RECORDS_H
#define LAZYASYNC_INNER_RECORDS_H

#include "driver.h"

#include "helper_threads.h"

static inline char *address_at(const int64_t *words, int64_t addresses, int64_t number,
                               int64_t bytes) {
    return ((char *const *)(words + addresses))[number] + bytes;
}

static inline void copy_all(const int64_t *words, int64_t addresses, int64_t place, int64_t count) {
    const struct copy *copies = (const struct copy *)(words + place);
    for (int64_t k = 0; k < count; k++) {
        const struct copy *copy = &copies[k];
        const char *from = address_at(words, addresses, copy->from, copy->from_bytes);
        char *to = address_at(words, addresses, copy->to, copy->to_bytes);
        if (to != from)
            __builtin_memmove(to, from, (size_t)copy->length);
    }
}

static inline struct patch *put_all(int64_t *words, int64_t addresses, int64_t place,
                                    int64_t count) {
    struct patch *patches = (struct patch *)(words + place);
    for (int64_t k = 0; k < count; k++)
        words[patches[k].place] =
            (int64_t)address_at(words, addresses, patches[k].address, patches[k].bytes);
    return patches;
}

/* The records at a place, where that of the arguments of each becomes their address. */
static inline const struct record *prepared(int64_t *words, int64_t place, int64_t count,
                                            const int64_t *arguments) {
    struct record *records = (struct record *)(words + place);
    for (int64_t k = 0; k < count; k++)
        records[k].arguments = words + arguments[k];
    return records;
}

/* Runs records one after the other, and shares those that have several pieces. */
static void run_shared(struct helpers *helpers, const struct record *records, int64_t count) {
    for (const struct record *record = records; record != records + count; record++)
        if (record->chunk < record->total)
            share_inner(helpers, record);
        else
            record->function(record->arguments, 0, record->total);
}

static inline void run_part(struct helpers *helpers, const struct record *records, int64_t count) {
    if (LIKELY(helpers == NULL))
        run_records(records, 0, count);
    else
        run_shared(helpers, records, count);
}

#endif
