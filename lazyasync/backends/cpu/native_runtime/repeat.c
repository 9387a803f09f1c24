/* Loops over records: those of an iteration run again and again, with other addresses each time.
 *
 * What an iteration reads and writes has an address in the arguments of its records. Before the
 * first one all of them are put there; after each, those that move are changed. Nothing else has to
 * be done between two iterations, but to look whether somebody still wants the result.
 */
#include "driver.h"

#include "helper_threads.h"

static inline char *at(const struct repeat *loop, int64_t number, int64_t bytes) {
    char *const *addresses = (char *const *)((const int64_t *)loop + loop->addresses);
    return addresses[number] + bytes;
}

static void copy_all(const struct repeat *loop, int64_t place, int64_t count) {
    const struct copy *copies = (const struct copy *)((const int64_t *)loop + place);
    for (int64_t k = 0; k < count; k++) {
        const struct copy *copy = &copies[k];
        const char *from = at(loop, copy->from, copy->from_bytes);
        char *to = at(loop, copy->to, copy->to_bytes);
        if (to != from)
            __builtin_memmove(to, from, (size_t)copy->length);
    }
}

static void pack_all(const struct repeat *loop) {
    const struct pack *packs = (const struct pack *)((const int64_t *)loop + loop->packs);
    for (int64_t k = 0; k < loop->packs_count; k++) {
        const struct pack *pack = &packs[k];
        const char *from = at(loop, pack->from, pack->from_bytes);
        char *to = at(loop, pack->to, pack->to_bytes);
        for (int64_t panel = 0; panel < pack->panels; panel++) {
            int64_t first = panel + 1 < pack->panels ? panel * CACHE_LINE : pack->last;
            for (int64_t row = 0; row < pack->rows; row++, to += CACHE_LINE)
                __builtin_memcpy(to, from + first + row * pack->row_bytes, CACHE_LINE);
        }
    }
}

static struct patch *put_all(struct repeat *loop, int64_t place, int64_t count) {
    int64_t *words = (int64_t *)loop;
    struct patch *patches = (struct patch *)(words + place);
    for (int64_t k = 0; k < count; k++)
        words[patches[k].place] = (int64_t)at(loop, patches[k].address, patches[k].bytes);
    return patches;
}

/* The records at a place, where that of the arguments of each becomes their address. */
static const struct record *prepared(struct repeat *loop, int64_t place, int64_t count,
                                     const int64_t *arguments) {
    struct record *records = (struct record *)((int64_t *)loop + place);
    for (int64_t k = 0; k < count; k++)
        records[k].arguments = (const int64_t *)loop + arguments[k];
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

void lazyasync_repeat(const void *arguments, int64_t begin, int64_t end) {
    (void)begin, (void)end;
    struct repeat *loop = (struct repeat *)arguments;
    int64_t *words = (int64_t *)loop;
    const struct control *control = (const struct control *)at(loop, 0, 0);
    struct iterations_of_run *run = control->words;
    copy_all(loop, loop->before, loop->before_count);
    if (loop->length != 0)
        pack_all(loop);
    put_all(loop, loop->fixed, loop->fixed_count);
    const struct patch *moving = put_all(loop, loop->moving, loop->moving_count);
    struct patch *swapped = put_all(loop, loop->swapped, loop->swapped_count);
    for (int64_t k = 0; k < loop->swapped_count; k++)
        swapped[k].step = at(loop, swapped[k].other_address, swapped[k].other_bytes) -
                          at(loop, swapped[k].address, swapped[k].bytes);
    const int64_t *places = words + loop->arguments;
    const struct record *condition =
        prepared(loop, loop->condition, loop->condition_count, places);
    const struct record *body =
        prepared(loop, loop->body, loop->body_count, places + loop->condition_count);
    const struct patch *last_moving = moving + loop->moving_count;
    struct patch *last_swapped = swapped + loop->swapped_count;
    struct helpers *helpers =
        loop->shares && take_inner(control->helpers) ? control->helpers : NULL;
    int64_t length = loop->length, done = 0;
    for (; done != length; done++) {
        if (!LIKELY(run->done < run->limit))
            break;
        run->done++;
        if (loop->condition_count) {
            run_part(helpers, condition, loop->condition_count);
            if (!*loop->decision)
                break;
        }
        run_part(helpers, body, loop->body_count);
        for (const struct patch *patch = moving; patch != last_moving; patch++)
            words[patch->place] += patch->step;
        for (struct patch *patch = swapped; patch != last_swapped; patch++) {
            words[patch->place] += patch->step;
            patch->step = -patch->step;
        }
    }
    if (helpers != NULL)
        give_inner_back(helpers);
    /* Of a loop that was stopped nobody wants the results. */
    if (done & 1)
        copy_all(loop, loop->after, loop->after_count);
}
