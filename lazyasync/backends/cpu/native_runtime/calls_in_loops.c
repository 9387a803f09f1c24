/* What an iteration of a loop picks by indices, or puts where they point; and what it has functions
 * do that calls are made of.
 *
 * An index that is out of range is told by the block of control, and ends the loops: nobody gets
 * their results. Until then whatever depends on it is computed from the first place.
 */
#include "combining.h"
#include "layout.h"

enum { AT_A_TIME = 64 };

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

/* What is negative of a place and of what is left behind it says that it is none. */
#define FIND(NAME, INDEX, VECTOR)                                                                  \
    static int64_t NAME(int64_t *places, const INDEX *indices, int64_t count, int64_t length,      \
                        int64_t back) {                                                            \
        int64_t k = 0, wrong = 0, last = length - 1;                                               \
        eight_whole outside = {0};                                                                 \
        for (; k + 8 <= count; k += 8) {                                                           \
            eight_whole place = __builtin_convertvector(*(const VECTOR *)(indices + k), eight_whole);\
            place += (eight_whole)(place < 0) & back;                                              \
            outside |= place | (last - place);                                                     \
            *(eight_whole *)(places + k) = place;                                                  \
        }                                                                                          \
        for (int64_t j = 0; k && j < 8; j++)                                                       \
            wrong |= outside[j];                                                                   \
        for (; k < count; k++) {                                                                   \
            int64_t place = indices[k] + (indices[k] < 0 ? back : 0);                              \
            wrong |= place | (last - place);                                                       \
            places[k] = place;                                                                     \
        }                                                                                          \
        return wrong < 0;                                                                          \
    }

FIND(find_short, int32_t, eight_short)
FIND(find_long, int64_t, eight_whole)

/* The places of indices that lie side by side. */
static inline void find_all(struct control *control, const struct checked *by,
                            const char *indices, int64_t count, int64_t *places) {
    int64_t bytes = by->index_bytes, back = by->counts_back ? by->length : 0;
    if (count == 1) {
        places[0] = place_of(control, by, index_at(indices, bytes));
        return;
    }
    int64_t is_wrong =
        bytes == 4 ? find_short(places, (const int32_t *)indices, count, by->length, back)
                   : find_long(places, (const int64_t *)indices, count, by->length, back);
    for (int64_t k = 0; is_wrong && k < count; k++)
        places[k] = place_of(control, by, index_at(indices + k * bytes, bytes));
}

static void pick(char *to, const char *from, const int64_t *places, int64_t count, int64_t step,
                 int64_t bytes) {
    if (bytes == 4)
        for (int64_t k = 0; k < count; k++)
            ((int32_t *)to)[k] = *(const int32_t *)(from + places[k] * step);
    else if (bytes == 8)
        for (int64_t k = 0; k < count; k++)
            ((int64_t *)to)[k] = *(const int64_t *)(from + places[k] * step);
    else
        for (int64_t k = 0; k < count; k++, to += bytes)
            __builtin_memcpy(to, from + places[k] * step, (size_t)bytes);
}

/* Elements `begin` to `end` - 1 of all lines. */
void lazyasync_pick_lines(const void *arguments, int64_t begin, int64_t end) {
    const struct picked *made = (const struct picked *)arguments;
    char *const *addresses = (char *const *)((const int64_t *)arguments + made->addresses);
    struct control *control = (struct control *)addresses[3];
    int64_t bytes = made->bytes, count = made->count, of_index = made->by.index_bytes;
    int64_t line = begin / count, place = begin % count, places[AT_A_TIME];
    if (count == 1 && end - begin == 1) { /* a row of a table */
        find_all(control, &made->by, addresses[2] + begin * made->index_step, 1, places);
        pick(addresses[0] + begin * bytes, addresses[1] + begin * made->line_step, places, 1,
             made->step, bytes);
        return;
    }
    int64_t is_same = made->index_step == 0 && count <= AT_A_TIME;
    if (is_same)
        find_all(control, &made->by, addresses[2], count, places);
    char *to = addresses[0] + begin * bytes;
    for (int64_t left = end - begin; left; line++, place = 0) {
        const char *from = addresses[1] + line * made->line_step;
        const char *indices = addresses[2] + line * made->index_step;
        while (place < count && left) {
            int64_t now = count - place < left ? count - place : left;
            if (is_same) {
                pick(to, from, places + place, now, made->step, bytes);
            } else {
                now = now < AT_A_TIME ? now : AT_A_TIME;
                find_all(control, &made->by, indices + place * of_index, now, places);
                pick(to, from, places, now, made->step, bytes);
            }
            place += now, left -= now, to += now * bytes;
        }
    }
}

/* Places along axes taken together, and along one more. Where all of them are numbers of 32 bits,
 * their products take one instruction. */
static inline void join(int64_t *whole, const int64_t *places, int64_t count, int64_t length,
                        int64_t is_short) {
    eight_unsigned by = (eight_unsigned){0} + (uint64_t)length;
    eight_unsigned half = (eight_unsigned){0} + 0xffffffff;
    for (int64_t k = 0; k < count; k += 8) {
        eight_unsigned so_far = *(eight_unsigned *)(whole + k);
        so_far = is_short ? (so_far & half) * (by & half) : so_far * by;
        *(eight_unsigned *)(whole + k) = so_far + *(const eight_unsigned *)(places + k);
    }
}

/* Indices along several axes as one along these taken together. */
void lazyasync_join_indices(const void *arguments, int64_t begin, int64_t end) {
    const struct joined *made = (const struct joined *)arguments;
    char *const *addresses = (char *const *)((const int64_t *)arguments + made->addresses);
    struct control *control = (struct control *)addresses[1];
    int64_t places[AT_A_TIME] = {0}, whole[AT_A_TIME] = {0};
    for (int64_t first = begin; first < end; first += AT_A_TIME) {
        int64_t now = end - first < AT_A_TIME ? end - first : AT_A_TIME;
        int64_t most = 1, *to = whole;
        for (int64_t j = 0; j < made->count; j++, to = places) {
            const struct checked *by = &made->by[j];
            find_all(control, by, addresses[2 + j] + first * by->step, by->step ? now : 1, to);
            for (int64_t k = 1; k < now && !by->step; k++)
                to[k] = to[0];
            most = by->length && most <= INT32_MAX / by->length ? most * by->length : INT64_MAX;
            if (j && most <= INT32_MAX)
                join(whole, places, now, by->length, 1);
            else if (j)
                join(whole, places, now, by->length, 0);
        }
        if (made->bytes == 8)
            __builtin_memcpy(addresses[0] + 8 * first, whole, (size_t)now * 8);
        else
            for (int64_t k = 0; k < now; k++)
                ((int32_t *)addresses[0])[first + k] = (int32_t)whole[k];
    }
}

/* Rows of a type combined one after the other with those where they belong. The last elements are
 * done with some that are done anyway: they are read before these are written. */
#define ROWS(NAME, TYPE, VECTOR, MASKS, OF_VECTORS, OF_NUMBERS)                                    \
    static void NAME(TYPE *to, const TYPE *from, const int64_t *places, int64_t count,             \
                     int64_t width) {                                                              \
        for (int64_t k = 0; k < count; k++, from += width) {                                       \
            TYPE *row = to + places[k] * width;                                                    \
            if (width < 8) {                                                                       \
                for (int64_t j = 0; j < width; j++)                                                \
                    row[j] = (TYPE)OF_NUMBERS(row[j], from[j]);                                    \
                continue;                                                                          \
            }                                                                                      \
            int64_t last = width - 8;                                                              \
            VECTOR one = *(const VECTOR *)(row + last), other = *(const VECTOR *)(from + last);    \
            VECTOR end = OF_VECTORS(one, other, VECTOR, MASKS);                                    \
            for (int64_t j = 0; j < last; j += 8) {                                                \
                one = *(const VECTOR *)(row + j), other = *(const VECTOR *)(from + j);             \
                *(VECTOR *)(row + j) = OF_VECTORS(one, other, VECTOR, MASKS);                      \
            }                                                                                      \
            *(VECTOR *)(row + last) = end;                                                         \
        }                                                                                          \
    }
/* As a sum begins with zero, of a single row as well, -0.0 and -0.0 are 0.0. */
#define FROM_ZERO_OF(ONE, OTHER, V, M) ((ONE) + (0.0f + (OTHER)))
#define NUMBER_FROM_ZERO(ONE, OTHER) ((ONE) + (0.0f + (OTHER)))
ROWS(add_1, uint8_t, eight_bytes, eight_bytes, SUM_OF, NUMBER_SUM)
ROWS(add_2, uint16_t, eight_halves, eight_halves, SUM_OF, NUMBER_SUM)
ROWS(add_4, uint32_t, eight_unsigned_short, eight_short, SUM_OF, NUMBER_SUM)
ROWS(add_8, uint64_t, eight_unsigned, eight_whole, SUM_OF, NUMBER_SUM)
ROWS(add_single, float, eight_single, eight_short, FROM_ZERO_OF, NUMBER_FROM_ZERO)
ROWS(add_double, double, eight, eight_whole, SUM_OF, NUMBER_SUM)
ROWS(times_4, uint32_t, eight_unsigned_short, eight_short, PRODUCT_OF, NUMBER_PRODUCT)
ROWS(times_8, uint64_t, eight_unsigned, eight_whole, PRODUCT_OF, NUMBER_PRODUCT)
ROWS(times_single, float, eight_single, eight_short, PRODUCT_OF, NUMBER_PRODUCT)
ROWS(times_double, double, eight, eight_whole, PRODUCT_OF, NUMBER_PRODUCT)
ROWS(least_single, float, eight_single, eight_short, LEAST_OF, NUMBER_LEAST)
ROWS(least_double, double, eight, eight_whole, LEAST_OF, NUMBER_LEAST)
ROWS(least_4, int32_t, eight_short, eight_short, LEAST_OF, NUMBER_LEAST)
ROWS(least_8, int64_t, eight_whole, eight_whole, LEAST_OF, NUMBER_LEAST)
ROWS(most_single, float, eight_single, eight_short, MOST_OF, NUMBER_MOST)
ROWS(most_double, double, eight, eight_whole, MOST_OF, NUMBER_MOST)
ROWS(most_4, int32_t, eight_short, eight_short, MOST_OF, NUMBER_MOST)
ROWS(most_8, int64_t, eight_whole, eight_whole, MOST_OF, NUMBER_MOST)

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

/* Rows of singles added to sums in double precision. */
static void add_wide(double *to, const float *from, const int64_t *places, int64_t count,
                     int64_t width) {
    for (int64_t k = 0; k < count; k++, from += width) {
        double *row = to + places[k] * width;
        int64_t j = 0;
        for (; j + 8 <= width; j += 8)
            *(eight *)(row + j) += __builtin_convertvector(*(const eight_single *)(from + j), eight);
        for (; j < width; j++)
            row[j] += from[j];
    }
}

static inline void add_sum(float *to, const double *sums, int64_t width) {
    int64_t j = 0;
    for (; j + 8 <= width; j += 8) {
        eight one = __builtin_convertvector(*(const eight_single *)(to + j), eight);
        one += *(const eight *)(sums + j);
        *(eight_single *)(to + j) = __builtin_convertvector(one, eight_single);
    }
    for (; j < width; j++)
        to[j] = (float)(to[j] + sums[j]);
}

/* Adds zero to each element, which -0.0 becomes by it. */
static void add_zero(float *to, int64_t count) {
    int64_t k = 0;
    for (; k + 8 <= count; k += 8)
        *(eight_single *)(to + k) += 0.0f;
    for (; k < count; k++)
        to[k] += 0.0f;
}

/* Whether no place has several rows. Otherwise the last row of each place is in `last`. */
static int64_t are_apart(const int64_t *places, int64_t count, int64_t *last) {
    int64_t again = 0;
    for (int64_t k = 0; k < count; k++)
        last[places[k]] = k;
    for (int64_t k = 0; k < count; k++)
        again |= last[places[k]] ^ k;
    return again == 0;
}

/* Adds sums in double precision to rows of singles; what a single row comes to is the same in single
 * precision. Of a table of many rows those that get nothing are left alone: there is a row of sums
 * for the last index of each place. */
static void add_sums(const struct combined *made, float *to, const float *from,
                     const int64_t *places, int64_t *room) {
    int64_t count = made->count, width = made->width, length = made->by.length;
    int64_t of_all = made->sums == OF_ALL, *rows = room, *last = of_all ? room : rows + count;
    if (count == 1 || are_apart(places, count, last)) {
        if (of_all)
            add_zero(to, length * width);
        add_single(to, from, places, count, width);
        return;
    }
    if (of_all) {
        double *sums = (double *)room;
        __builtin_memset(sums, 0, (size_t)(length * width) * 8);
        add_wide(sums, from, places, count, width);
        add_sum(to, sums, length * width);
        return;
    }
    double *sums = (double *)(last + length);
    for (int64_t k = 0; k < count; k++)
        rows[k] = last[places[k]];
    __builtin_memset(sums, 0, (size_t)(count * width) * 8);
    add_wide(sums, from, rows, count, width);
    for (int64_t k = 0; k < count; k++)
        if (rows[k] == k)
            add_sum(to + places[k] * width, sums + k * width, width);
}

/* A function for elements of so many bytes, of how many: whole numbers, or of either precision. */
typedef void rows_of(void *to, const void *from, const int64_t *places, int64_t count, int64_t width);
#define OF(NAME) ((rows_of *)NAME)

static rows_of *adding(int64_t dtype, int64_t bytes) {
    if (dtype == DOUBLE)
        return OF(add_double);
    return bytes == 1 ? OF(add_1) : bytes == 2 ? OF(add_2) : bytes == 4 ? OF(add_4) : OF(add_8);
}

static rows_of *multiplying(int64_t dtype, int64_t bytes) {
    if (dtype == WHOLE)
        return bytes == 4 ? OF(times_4) : OF(times_8);
    return dtype == FLOAT ? OF(times_single) : OF(times_double);
}

static rows_of *extreme(int64_t how, int64_t dtype) {
    if (how == MINIMUM)
        return dtype == FLOAT    ? OF(least_single)
               : dtype == DOUBLE ? OF(least_double)
               : dtype == INT    ? OF(least_4)
                                 : OF(least_8);
    return dtype == FLOAT    ? OF(most_single)
           : dtype == DOUBLE ? OF(most_double)
           : dtype == INT    ? OF(most_4)
                             : OF(most_8);
}

static void combine_line(const struct combined *made, char *to, const char *from,
                         const int64_t *places, int64_t *room) {
    int64_t count = made->count, width = made->width, bytes = made->bytes, dtype = made->dtype;
    if (made->sums)
        add_sums(made, (float *)to, (const float *)from, places, room);
    else if (made->how == PUT)
        put_rows(to, from, places, count, width * bytes);
    else if (made->how == ADD)
        adding(dtype, bytes)(to, from, places, count, width);
    else if (made->how == TIMES)
        multiplying(dtype, bytes)(to, from, places, count, width);
    else
        extreme(made->how, dtype)(to, from, places, count, width);
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
    find_all(control, &made->by, addresses[3], count, places);
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
