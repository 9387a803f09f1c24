/* Loops over records: those of an iteration run again and again, with other addresses each time.
 *
 * What an iteration reads and writes has an address in the arguments of its records. Before the
 * first one all of them are put there; after each, those that move are changed. Nothing else has to
 * be done between two iterations, but to look whether somebody still wants the result.
 */
#include "inner_records.h"

static void pack_all(const struct repeat *loop) {
    const int64_t *words = (const int64_t *)loop;
    const struct pack *packs = (const struct pack *)(words + loop->packs);
    for (int64_t k = 0; k < loop->packs_count; k++) {
        const struct pack *pack = &packs[k];
        const char *from = address_at(words, loop->addresses, pack->from, pack->from_bytes);
        char *to = address_at(words, loop->addresses, pack->to, pack->to_bytes);
        for (int64_t panel = 0; panel < pack->panels; panel++) {
            int64_t first = panel + 1 < pack->panels ? panel * CACHE_LINE : pack->last;
            for (int64_t row = 0; row < pack->rows; row++, to += CACHE_LINE)
                __builtin_memcpy(to, from + first + row * pack->row_bytes, CACHE_LINE);
        }
    }
}

void lazyasync_repeat(const void *arguments, int64_t begin, int64_t end) {
    (void)begin, (void)end;
    struct repeat *loop = (struct repeat *)arguments;
    int64_t *words = (int64_t *)loop;
    int64_t addresses = loop->addresses;
    const struct control *control = (const struct control *)address_at(words, addresses, 0, 0);
    struct iterations_of_run *run = control->words;
    copy_all(words, addresses, loop->before, loop->before_count);
    if (loop->length != 0)
        pack_all(loop);
    put_all(words, addresses, loop->fixed, loop->fixed_count);
    const struct patch *moving = put_all(words, addresses, loop->moving, loop->moving_count);
    struct patch *swapped = put_all(words, addresses, loop->swapped, loop->swapped_count);
    for (int64_t k = 0; k < loop->swapped_count; k++)
        swapped[k].step =
            address_at(words, addresses, swapped[k].other_address, swapped[k].other_bytes) -
            address_at(words, addresses, swapped[k].address, swapped[k].bytes);
    const int64_t *places = words + loop->arguments;
    const struct record *condition =
        prepared(words, loop->condition, loop->condition_count, places);
    const struct record *body =
        prepared(words, loop->body, loop->body_count, places + loop->condition_count);
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
        copy_all(words, addresses, loop->after, loop->after_count);
}
