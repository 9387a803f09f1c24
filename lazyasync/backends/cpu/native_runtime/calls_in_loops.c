/* What an iteration of a loop picks by indices, or puts where they point; and what it has functions
 * do that calls are made of.
 *
 * An index that is out of range is told by the block of control, and ends the loops: nobody gets
 * their results. Until then whatever depends on it is computed from the first place.
 */
#include "layout.h"

static int64_t index_at(const char *indices, int64_t bytes) {
    return bytes == 4 ? *(const int32_t *)indices : *(const int64_t *)indices;
}

static void tell(struct control *control, int64_t name, int64_t index, int64_t axis, int64_t length) {
    control->fault = (struct fault){1, name, index, axis, length};
    control->words->limit = 0;
}

/* A place from the front, of an index that may count from the end. */
static inline int64_t place_of(struct control *control, const struct checked *by, int64_t index) {
    int64_t place = index < 0 && by->counts_back ? index + by->length : index;
    if ((uint64_t)place < (uint64_t)by->length)
        return place;
    tell(control, by->name, index, by->axis, by->length);
    return 0;
}

/* Elements `begin` to `end` - 1 of all lines. */
void lazyasync_pick_lines(const void *arguments, int64_t begin, int64_t end) {
    const struct picked *made = (const struct picked *)arguments;
    char *const *addresses = (char *const *)((const int64_t *)arguments + made->addresses);
    struct control *control = (struct control *)addresses[3];
    int64_t bytes = made->bytes, count = made->count, of_index = made->by.index_bytes;
    int64_t line_bytes = made->by.length * bytes;
    int64_t line = begin / count, place = begin % count;
    char *to = addresses[0] + begin * bytes;
    for (int64_t k = begin; k < end; line++, place = 0) {
        const char *from = addresses[1] + line * line_bytes;
        const char *indices = addresses[2] + line * made->index_step;
        for (; place < count && k < end; place++, k++, to += bytes) {
            int64_t index = index_at(indices + place * of_index, of_index);
            const char *element = from + place_of(control, &made->by, index) * bytes;
            if (bytes == 4)
                *(int32_t *)to = *(const int32_t *)element;
            else if (bytes == 8)
                *(int64_t *)to = *(const int64_t *)element;
            else
                __builtin_memcpy(to, element, (size_t)bytes);
        }
    }
}

/* Indices along several axes as one along these taken together. */
void lazyasync_join_indices(const void *arguments, int64_t begin, int64_t end) {
    const struct joined *made = (const struct joined *)arguments;
    char *const *addresses = (char *const *)((const int64_t *)arguments + made->addresses);
    struct control *control = (struct control *)addresses[1];
    for (int64_t k = begin; k < end; k++) {
        int64_t place = 0;
        for (int64_t j = 0; j < made->count; j++) {
            const struct checked *by = &made->by[j];
            int64_t index = index_at(addresses[2 + j] + k * by->step, by->index_bytes);
            place = place * by->length + place_of(control, by, index);
        }
        if (made->bytes == 4)
            ((int32_t *)addresses[0])[k] = (int32_t)place;
        else
            ((int64_t *)addresses[0])[k] = place;
    }
}

/* Rows combined with those that are there, or with zeros, by a function of reducing.c. Sums
 * are of doubles, to which what is there is added at the end. */
void lazyasync_combine_lines(const void *arguments, int64_t begin, int64_t end) {
    (void)begin, (void)end;
    const struct combined *made = (const struct combined *)arguments;
    char *const *addresses = (char *const *)((const int64_t *)arguments + made->addresses);
    char *result = addresses[0];
    const char *start = addresses[1], *values = addresses[2];
    struct control *control = (struct control *)addresses[4];
    int64_t length = made->by.length, count = made->count, width = made->width;
    int64_t line = length * width, bytes = line * made->bytes;
    int64_t *places = (int64_t *)addresses[5];
    double *sums = (double *)(places + count);
    for (int64_t k = 0; k < count; k++) {
        int64_t index = index_at(addresses[3] + k * made->by.index_bytes, made->by.index_bytes);
        places[k] = place_of(control, &made->by, index);
    }
    if (control->fault.is_set)
        return;
    for (int64_t j = 0; j < made->lines; j++) {
        char *to = result + j * bytes;
        const char *from = values + j * count * width * made->bytes;
        void *table = made->sums ? (void *)sums : (void *)to;
        if (made->sums)
            __builtin_memset(sums, 0, (size_t)line * 8);
        else if (!made->starts)
            __builtin_memset(to, 0, (size_t)bytes);
        else if (start != result)
            __builtin_memcpy(to, start + j * bytes, (size_t)bytes);
        const int64_t what[] = {made->how, made->dtype, (int64_t)from, width, (int64_t)places, count,
                                length, width, 0, length, (int64_t)table};
        made->combine(what);
        if (!made->sums)
            continue;
        const char *before = start + j * bytes;
        for (int64_t k = 0; k < line && made->bytes == 4; k++)
            ((float *)to)[k] = (float)(made->starts ? ((const float *)before)[k] + sums[k] : sums[k]);
        for (int64_t k = 0; k < line && made->bytes == 8; k++)
            ((double *)to)[k] = made->starts ? ((const double *)before)[k] + sums[k] : sums[k];
    }
}

/* Calls a function that is given numbers, among which addresses are put. */
void lazyasync_call_function(const void *arguments, int64_t begin, int64_t end) {
    (void)begin, (void)end;
    const struct called *made = (const struct called *)arguments;
    char *const *addresses = (char *const *)((const int64_t *)arguments + made->addresses);
    int64_t numbers[MOST_NUMBERS];
    const int64_t *places = made->words + made->count;
    for (int64_t k = 0; k < made->count; k++)
        numbers[k] = made->words[k];
    for (int64_t k = 0; k < made->placed; k++)
        numbers[places[k]] = (int64_t)addresses[k];
    made->function(numbers);
}
