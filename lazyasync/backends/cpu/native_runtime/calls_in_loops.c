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
    int64_t line = begin / count, place = begin % count;
    char *to = addresses[0] + begin * bytes;
    for (int64_t k = begin; k < end; line++, place = 0) {
        const char *from = addresses[1] + line * made->line_step;
        const char *indices = addresses[2] + line * made->index_step;
        for (; place < count && k < end; place++, k++, to += bytes) {
            int64_t index = index_at(indices + place * of_index, of_index);
            const char *element = from + place_of(control, &made->by, index) * made->step;
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

/* Numbers of a type combined one by one with those where they belong. */
#define EACH(NAME, TYPE, SIGN)                                                                     \
    static void NAME(TYPE *to, const TYPE *from, const int64_t *places, int64_t count,             \
                     int64_t width) {                                                              \
        for (int64_t k = 0; k < count; k++, from += width) {                                       \
            TYPE *row = to + places[k] * width;                                                    \
            for (int64_t j = 0; j < width; j++)                                                    \
                row[j] = (TYPE)(row[j] SIGN from[j]);                                              \
        }                                                                                          \
    }
EACH(add_1, uint8_t, +)
EACH(add_2, uint16_t, +)
EACH(add_4, uint32_t, +)
EACH(add_8, uint64_t, +)
EACH(times_4, uint32_t, *)
EACH(times_8, uint64_t, *)
EACH(times_float, float, *)
EACH(times_double, double, *)

static void put_rows(char *to, const char *from, const int64_t *places, int64_t count, int64_t bytes) {
    for (int64_t k = 0; k < count; k++, from += bytes) {
        char *row = to + places[k] * bytes;
        if (bytes == 4)
            *(int32_t *)row = *(const int32_t *)from;
        else if (bytes == 8)
            *(int64_t *)row = *(const int64_t *)from;
        else
            __builtin_memcpy(row, from, (size_t)bytes);
    }
}

static void combine(const struct combined *made, const char *from, const int64_t *places,
                    int64_t length, void *table) {
    const int64_t what[] = {made->how, made->dtype, 8, (int64_t)from, made->width, (int64_t)places,
                            made->count, length, made->width, 0, length, 0, 0, 0,
                            (int64_t)table, 0};
    made->combine(what);
}

static inline void add_row(float *to, const double *sums, int64_t width) {
    for (int64_t j = 0; j < width; j++)
        to[j] = (float)(to[j] + sums[j]);
}

/* Adds sums in double precision to rows of singles. Of a table of many rows those that get nothing
 * are left alone: there is a row of sums for the last index of each place. */
static void add_sums(const struct combined *made, float *to, const char *from, const int64_t *places,
                     int64_t *room) {
    int64_t count = made->count, width = made->width, length = made->by.length;
    if (made->sums == OF_ALL) {
        double *sums = (double *)room;
        __builtin_memset(sums, 0, (size_t)(length * width) * 8);
        combine(made, from, places, length, sums);
        add_row(to, sums, length * width);
        return;
    }
    if (count == 1) {
        float *row = to + places[0] * width;
        for (int64_t j = 0; j < width; j++)
            row[j] = (float)(row[j] + (0.0 + ((const float *)from)[j]));
        return;
    }
    int64_t *rows = room, *last = rows + count;
    double *sums = (double *)(last + length);
    for (int64_t k = 0; k < count; k++)
        last[places[k]] = k;
    for (int64_t k = 0; k < count; k++)
        rows[k] = last[places[k]];
    __builtin_memset(sums, 0, (size_t)(count * width) * 8);
    combine(made, from, rows, count, sums);
    for (int64_t k = 0; k < count; k++)
        if (rows[k] == k)
            add_row(to + places[k] * width, sums + k * width, width);
}

static void combine_line(const struct combined *made, char *to, const char *from,
                         const int64_t *places, int64_t *room) {
    int64_t count = made->count, width = made->width, bytes = made->bytes;
    if (made->sums)
        add_sums(made, (float *)to, from, places, room);
    else if (made->how == PUT)
        put_rows(to, from, places, count, width * bytes);
    else if (made->how == TIMES && made->dtype == WHOLE && bytes == 4)
        times_4((uint32_t *)to, (const uint32_t *)from, places, count, width);
    else if (made->how == TIMES && made->dtype == WHOLE)
        times_8((uint64_t *)to, (const uint64_t *)from, places, count, width);
    else if (made->how == TIMES && bytes == 4)
        times_float((float *)to, (const float *)from, places, count, width);
    else if (made->how == TIMES)
        times_double((double *)to, (const double *)from, places, count, width);
    else if (made->dtype != WHOLE)
        combine(made, from, places, made->by.length, to);
    else if (bytes == 1)
        add_1((uint8_t *)to, (const uint8_t *)from, places, count, width);
    else if (bytes == 2)
        add_2((uint16_t *)to, (const uint16_t *)from, places, count, width);
    else if (bytes == 4)
        add_4((uint32_t *)to, (const uint32_t *)from, places, count, width);
    else
        add_8((uint64_t *)to, (const uint64_t *)from, places, count, width);
}

/* Rows combined with those that are there, or with zeros. What is before may be there already: then
 * only rows are read and written that an index points to. */
void lazyasync_combine_lines(const void *arguments, int64_t begin, int64_t end) {
    (void)begin, (void)end;
    const struct combined *made = (const struct combined *)arguments;
    char *const *addresses = (char *const *)((const int64_t *)arguments + made->addresses);
    char *result = addresses[0];
    const char *start = addresses[1], *values = addresses[2];
    struct control *control = (struct control *)addresses[4];
    int64_t count = made->count, row = made->width * made->bytes, line = made->by.length * row;
    int64_t *places = (int64_t *)addresses[5];
    for (int64_t k = 0; k < count; k++) {
        int64_t index = index_at(addresses[3] + k * made->by.index_bytes, made->by.index_bytes);
        places[k] = place_of(control, &made->by, index);
    }
    if (control->fault.is_set)
        return;
    if (!made->starts)
        __builtin_memset(result, 0, (size_t)(made->lines * line));
    else if (start != result)
        __builtin_memcpy(result, start, (size_t)(made->lines * line));
    for (int64_t j = 0; j < made->lines; j++)
        combine_line(made, result + j * line, values + j * count * row, places, places + count);
}

/* Calls a function that is given numbers, among which addresses are put. The last address is that
 * of the block of control. */
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
    int64_t is_refused = made->function(numbers);
    if (is_refused && made->fault >= 0)
        tell((struct control *)addresses[made->placed], made->fault, 0, 0, 0);
}
