/* What calls are made of that combine elements with those where indices point.
 *
 * Each function is given the address of its arguments, 64 bits each. It works on a part, and knows
 * nothing of threads.
 */
#include <stddef.h>

#include "combining.h"

enum { AT_A_TIME = 512, AHEAD = 8, COUNTED = 2048 };

/* ---- indices --------------------------------------------------------------------------------- */

/* Rows of a range of places: which they are, counted from the first of some, and their places,
 * counted from the first of the range; those of the last are repeated behind. */
typedef struct {
    int32_t rows[AT_A_TIME + AHEAD], places[AT_A_TIME + AHEAD];
    int64_t count;
} chosen;

/* Places of indices, counted from the front. Gives whether one is out of range. */
#define FIND(NAME, INDEX, VECTOR)                                                                  \
    static int64_t NAME(int32_t *places, const INDEX *indices, int64_t count, int64_t length) {    \
        int64_t k = 0, wrong = 0;                                                                  \
        eight_whole outside = {0};                                                                 \
        for (; k + 8 <= count; k += 8) {                                                           \
            eight_whole place = __builtin_convertvector(*(const VECTOR *)(indices + k), eight_whole);\
            place += place >> 63 & length;                                                         \
            outside |= (eight_whole)(place < 0) | (eight_whole)(place >= length);                  \
            *(eight_short *)(places + k) = __builtin_convertvector(place, eight_short);            \
        }                                                                                          \
        for (int64_t j = 0; j < 8; j++)                                                            \
            wrong |= outside[j];                                                                   \
        for (; k < count; k++) {                                                                   \
            int64_t place = indices[k] + (indices[k] < 0 ? length : 0);                            \
            wrong |= (uint64_t)place >= (uint64_t)length;                                          \
            places[k] = (int32_t)place;                                                            \
        }                                                                                          \
        return wrong != 0;                                                                         \
    }

FIND(find_short, int32_t, eight_short)
FIND(find_long, int64_t, eight_whole)

/* Of rows whose places are in `places` those of a range. All are written, and the next goes over what
 * has another place: a branch would be guessed wrong. */
static void choose(chosen *found, const int32_t *places, int64_t count, int64_t first, int64_t last) {
    int64_t n = 0;
    uint32_t begin = (uint32_t)first, size = (uint32_t)(last - first);
    for (int64_t k = 0; k < count; k++) {
        uint32_t place = (uint32_t)places[k] - begin;
        found->rows[n] = (int32_t)k, found->places[n] = (int32_t)place;
        n += place < size;
    }
    for (int64_t k = 0; n && k < AHEAD; k++)
        found->rows[n + k] = found->rows[n - 1], found->places[n + k] = found->places[n - 1];
    found->count = n;
}

static void fill(void *table, const void *with, int64_t count, int64_t bytes) {
    if (!(bytes == 4 ? *(const uint32_t *)with : *(const uint64_t *)with))
        __builtin_memset(table, 0, (size_t)(count * bytes));
    else if (bytes == 4)
        for (int64_t k = 0; k < count; k++)
            ((uint32_t *)table)[k] = *(const uint32_t *)with;
    else
        for (int64_t k = 0; k < count; k++)
            ((uint64_t *)table)[k] = *(const uint64_t *)with;
}

/* How many indices mean each place, of `COUNTED` places at most. Neighbours count apart, as they often
 * mean the same place. Gives whether one is out of range. */
static int64_t count_indices(const char *indices, int64_t bytes, int64_t count, int64_t length,
                             uint32_t *counts) {
    uint32_t some[3][COUNTED];
    __builtin_memset(some, 0, sizeof(some));
    __builtin_memset(counts, 0, (size_t)length * sizeof(uint32_t));
    for (int64_t k = 0; k < count; k += AT_A_TIME) {
        int64_t now = count - k < AT_A_TIME ? count - k : AT_A_TIME, j = 0;
        int32_t places[AT_A_TIME];
        if (bytes == 4 ? find_short(places, (const int32_t *)indices + k, now, length)
                       : find_long(places, (const int64_t *)indices + k, now, length))
            return 1;
        for (; j + 4 <= now; j += 4) {
            counts[places[j]]++;
            some[0][places[j + 1]]++, some[1][places[j + 2]]++, some[2][places[j + 3]]++;
        }
        for (; j < now; j++)
            counts[places[j]]++;
    }
    for (int64_t k = 0; k < length; k++)
        counts[k] += some[0][k] + some[1][k] + some[2][k];
    return 0;
}

/* ---- combining ------------------------------------------------------------------------------- */

#define COMBINE(NAME, TYPE, WIDE, VECTOR, WIDES, MASKS, OF_VECTORS, OF_NUMBERS)                    \
    /* What neighbours of the same place come to is not read again. */                             \
    static void NAME##_numbers(const TYPE *values, int64_t step, const chosen *of, WIDE *table) {  \
        int64_t before = of->places[0];                                                            \
        WIDE found = table[before];                                                                \
        for (int64_t m = 0; m < of->count; m++) {                                                  \
            int64_t place = of->places[m];                                                         \
            __builtin_prefetch(table + of->places[m + AHEAD], 1);                                  \
            if (place != before)                                                                   \
                found = table[place];                                                              \
            found = OF_NUMBERS(found, (WIDE)values[of->rows[m] * step]);                           \
            table[place] = found, before = place;                                                  \
        }                                                                                          \
    }                                                                                              \
    static void NAME##_rows(const TYPE *values, int64_t step, const chosen *of, int64_t width,     \
                            WIDE *table) {                                                         \
        for (int64_t m = 0; m < of->count; m++) {                                                  \
            const TYPE *from = values + of->rows[m] * step;                                        \
            WIDE *to = table + of->places[m] * width;                                              \
            const TYPE *later = values + of->rows[m + AHEAD] * step;                               \
            __builtin_prefetch(table + of->places[m + AHEAD] * width, 1);                          \
            int64_t j = 0;                                                                         \
            for (; j + 8 <= width; j += 8) {                                                       \
                __builtin_prefetch(later + j);                                                     \
                WIDES one = *(const WIDES *)(to + j);                                              \
                WIDES other = __builtin_convertvector(*(const VECTOR *)(from + j), WIDES);         \
                *(WIDES *)(to + j) = OF_VECTORS(one, other, WIDES, MASKS);                         \
            }                                                                                      \
            for (; j < width; j++)                                                                 \
                to[j] = OF_NUMBERS(to[j], (WIDE)from[j]);                                          \
        }                                                                                          \
    }                                                                                              \
    static int64_t NAME(const int64_t *a) {                                                        \
        const TYPE *values = (const TYPE *)a[3], *start = (const TYPE *)a[11];                     \
        const char *indices = (const char *)a[5];                                                  \
        int64_t first = a[9], last = a[10], step = a[4], width = a[8], size = (last - first) * width;\
        int64_t begin = first * width * a[12];                                                     \
        TYPE *out = (TYPE *)a[15];                                                                 \
        WIDE *table = a[14] ? (WIDE *)a[14] : (WIDE *)out;                                         \
        if (a[13] && (a[0] == ADD || !start))                                                      \
            fill(table, (const void *)a[13], size, sizeof(WIDE));                                  \
        else if (a[13] && a[12])                                                                   \
            __builtin_memcpy(table, start + begin, (size_t)size * sizeof(WIDE));                   \
        else if (a[13])                                                                            \
            fill(table, start, size, sizeof(WIDE));                                                \
        int64_t is_whole = first == 0 && last == a[7], wrong = 0;                                  \
        int32_t places[AT_A_TIME];                                                                 \
        chosen found;                                                                              \
        for (int64_t k = 0; is_whole && k < AT_A_TIME + AHEAD; k++)                                \
            found.rows[k] = (int32_t)k, found.places[k] = 0;                                       \
        /* One integer for all indices: it is taken so many times as they are. */                  \
        int64_t is_counted = a[0] == ADD && !(WIDE)0.5 && !step && width == 1 && is_whole;         \
        is_counted = is_counted && size <= COUNTED && size <= a[6];                                \
        if (is_counted) {                                                                          \
            uint32_t counts[COUNTED];                                                              \
            if (count_indices(indices, a[2], a[6], a[7], counts))                                  \
                return 1;                                                                          \
            for (int64_t k = 0; k < size; k++)                                                     \
                table[k] += (WIDE)counts[k] * (WIDE)values[0];                                     \
        }                                                                                          \
        for (int64_t k = 0; !is_counted && k < a[6]; k += AT_A_TIME, values += AT_A_TIME * step) { \
            int64_t now = a[6] - k < AT_A_TIME ? a[6] - k : AT_A_TIME;                             \
            int32_t *to = is_whole ? found.places : places;                                        \
            wrong |= a[2] == 4 ? find_short(to, (const int32_t *)indices + k, now, a[7])           \
                               : find_long(to, (const int64_t *)indices + k, now, a[7]);           \
            if (wrong)                                                                             \
                return 1;                                                                          \
            if (is_whole)                                                                          \
                found.count = now;                                                                 \
            else                                                                                   \
                choose(&found, places, now, first, last);                                          \
            if (found.count && width == 1)                                                         \
                NAME##_numbers(values, step, &found, table);                                       \
            else if (found.count)                                                                  \
                NAME##_rows(values, step, &found, width, table);                                   \
        }                                                                                          \
        if (a[0] != ADD || !out || ((void *)table == (void *)out && !start))                       \
            return 0;                                                                              \
        int64_t k = 0;                                                                             \
        for (; k + 8 <= size; k += 8) {                                                            \
            WIDES sum = *(const WIDES *)(table + k);                                               \
            if (start && a[12])                                                                    \
                sum += __builtin_convertvector(*(const VECTOR *)(start + begin + k), WIDES);       \
            else if (start)                                                                        \
                sum += (WIDE)start[0];                                                             \
            *(VECTOR *)(out + k) = __builtin_convertvector(sum, VECTOR);                           \
        }                                                                                          \
        for (; k < size; k++)                                                                      \
            out[k] = (TYPE)(start ? table[k] + start[begin + k * a[12]] : table[k]);               \
        return 0;                                                                                  \
    }

/* Tables of all places, one after the other. */
#define JOIN(NAME, TYPE, WIDE, VECTOR, WIDES, MASKS, OF_VECTORS, OF_NUMBERS)                       \
    static void NAME##_joined(const int64_t *a) {                                                  \
        const WIDE *tables = (const WIDE *)a[2];                                                   \
        const TYPE *start = (const TYPE *)a[7];                                                    \
        TYPE *out = (TYPE *)a[9];                                                                  \
        int64_t k = a[5], is_sum = a[0] == ADD, begins = !is_sum && start;                         \
        for (; k + 8 <= a[6] && (!start || a[8]); k += 8) {                                        \
            WIDES whole = begins ? __builtin_convertvector(*(const VECTOR *)(start + k), WIDES)    \
                                : *(const WIDES *)(tables + k);                                    \
            for (int64_t number = !begins; number < a[3]; number++) {                              \
                const WIDES *other = (const WIDES *)(tables + number * a[4] + k);                  \
                whole = OF_VECTORS(whole, *other, WIDES, MASKS);                                   \
            }                                                                                      \
            if (is_sum && start)                                                                   \
                whole += __builtin_convertvector(*(const VECTOR *)(start + k), WIDES);             \
            *(VECTOR *)(out + k) = __builtin_convertvector(whole, VECTOR);                         \
        }                                                                                          \
        for (; k < a[6]; k++) {                                                                    \
            WIDE whole = begins ? (WIDE)start[k * a[8]] : tables[k];                               \
            for (int64_t number = !begins; number < a[3]; number++)                                \
                whole = OF_NUMBERS(whole, tables[number * a[4] + k]);                              \
            if (is_sum && start)                                                                   \
                whole = whole + (WIDE)start[k * a[8]];                                             \
            out[k] = (TYPE)whole;                                                                  \
        }                                                                                          \
    }

#define SUMS(NAME, TYPE, WIDE, VECTOR, WIDES, MASKS)                                               \
    COMBINE(NAME, TYPE, WIDE, VECTOR, WIDES, MASKS, SUM_OF, NUMBER_SUM)                            \
    JOIN(NAME, TYPE, WIDE, VECTOR, WIDES, MASKS, SUM_OF, NUMBER_SUM)
SUMS(add_float, float, double, eight_single, eight, eight_whole)
SUMS(add_double, double, double, eight, eight, eight_whole)
SUMS(add_int, uint32_t, uint32_t, eight_unsigned_short, eight_unsigned_short, eight_short)
SUMS(add_long, uint64_t, uint64_t, eight_unsigned, eight_unsigned, eight_whole)
COMBINE(set_32, int32_t, int32_t, eight_short, eight_short, eight_short, SECOND_OF, NUMBER_SECOND)
COMBINE(set_64, int64_t, int64_t, eight_whole, eight_whole, eight_whole, SECOND_OF, NUMBER_SECOND)
#define EXTREMES_BY(NAME, TYPE, VECTOR, MASKS, OF_VECTORS, OF_NUMBERS)                             \
    COMBINE(NAME, TYPE, TYPE, VECTOR, VECTOR, MASKS, OF_VECTORS, OF_NUMBERS)                       \
    JOIN(NAME, TYPE, TYPE, VECTOR, VECTOR, MASKS, OF_VECTORS, OF_NUMBERS)
#define EXTREMES(TYPE, VECTOR, MASKS, SUFFIX)                                                      \
    EXTREMES_BY(least_##SUFFIX, TYPE, VECTOR, MASKS, LEAST_OF, NUMBER_LEAST)                       \
    EXTREMES_BY(most_##SUFFIX, TYPE, VECTOR, MASKS, MOST_OF, NUMBER_MOST)
EXTREMES(float, eight_single, eight_short, float)
EXTREMES(double, eight, eight_whole, double)
EXTREMES(int32_t, eight_short, eight_short, int)
EXTREMES(int64_t, eight_whole, eight_whole, long)

/* Of functions for a way to combine and a dtype the one that is meant. */
#define OF_TYPE(NAME, OF)                                                                          \
    (a[1] == FLOAT ? NAME##_float##OF(a) : a[1] == DOUBLE ? NAME##_double##OF(a)                   \
     : a[1] == INT ? NAME##_int##OF(a) : NAME##_long##OF(a))

/* How, the dtype, the bytes of an index, rows, the elements from one to the next, indices, how many,
 * how many places there are, the width of a row, the first place of those that are wanted and the one
 * behind the last, what they begin with (0 for what follows), the elements of it from one to the next
 * (0 for one that stands for all), the element that changes nothing (0 where the room has what they
 * begin with), room for the rows of the wanted places (0 where it is the next one; of doubles for sums
 * of singles), and where their rows go (0 for that room). Gives whether there is an index out of
 * range. */
int64_t lazyasync_combine_rows(const int64_t *a) {
    if (a[0] == SET)
        return a[1] == FLOAT || a[1] == INT ? set_32(a) : set_64(a);
    return a[0] == ADD       ? OF_TYPE(add, )
           : a[0] == MINIMUM ? OF_TYPE(least, )
                             : OF_TYPE(most, );
}

/* How, the dtype, tables of all places, how many, their elements, the first element that is wanted
 * and the one behind the last, what they begin with (0 for nothing), the elements of that from one to
 * the next, and what all tables come to. */
int64_t lazyasync_join_tables(const int64_t *a) {
    if (a[0] == ADD)
        OF_TYPE(add, _joined);
    else if (a[0] == MINIMUM)
        OF_TYPE(least, _joined);
    else
        OF_TYPE(most, _joined);
    return 0;
}

/* ---- adding up in the order of places --------------------------------------------------------- */

typedef struct {
    uint64_t place, value;
} placed;

/* An index, of so many bytes. */
static inline int64_t index_at(const char *indices, int64_t bytes, int64_t k) {
    return bytes == 4 ? ((const int32_t *)indices)[k] : ((const int64_t *)indices)[k];
}

static inline int64_t count_places(const char *indices, int64_t bytes, int64_t count,
                                   int64_t length, int64_t shift, int64_t *counts) {
    for (int64_t k = 0; k < count; k++) {
        int64_t index = index_at(indices, bytes, k);
        index += index >> 63 & length;
        if ((uint64_t)index >= (uint64_t)length)
            return 1;
        counts[index >> shift]++;
    }
    return 0;
}

/* How many indices there are by eight of their bits: the bytes of an index, indices, how many, a
 * length, the lowest of the bits, and 256 counts. Gives whether there is an index out of range. */
int64_t lazyasync_count_places(const int64_t *a) {
    const char *indices = (const char *)a[1];
    int64_t *counts = (int64_t *)a[5];
    __builtin_memset(counts, 0, 256 * 8);
    return a[0] == 4 ? count_places(indices, 4, a[2], a[3], a[4], counts)
                     : count_places(indices, 8, a[2], a[3], a[4], counts);
}

static inline void move_places(const int64_t *a, int64_t bytes) {
    const char *indices = (const char *)a[4];
    int64_t step = a[3], count = a[5], length = a[6], shift = a[7], *next = (int64_t *)a[8];
    for (int64_t k = 0; k < count; k++) {
        int64_t index = index_at(indices, bytes, k);
        index += index >> 63 & length;
        int64_t to = next[index >> shift]++;
        if (a[1] == 4)
            ((uint64_t *)a[9])[to] = (uint64_t)index << 32 | ((const uint32_t *)a[2])[k * step];
        else
            ((placed *)a[9])[to] = (placed){(uint64_t)index, ((const uint64_t *)a[2])[k * step]};
    }
}

/* Elements with their places in the order of these bits, a word for those of 4 bytes and two for
 * those of 8: the bytes of an index and of an element, elements, the step from one to the next,
 * indices, how many, a length, the lowest of the bits, where the next ones that have the same go, and
 * the words. */
int64_t lazyasync_move_places(const int64_t *a) {
    if (a[0] == 4)
        move_places(a, 4);
    else
        move_places(a, 8);
    return 0;
}

/* What words of a range of places come to, with a sum for each place. */
static void add_words(int64_t dtype, const void *of, int64_t count, int64_t first, int64_t places,
                      const void *before, double *sums, void *to) {
    int64_t *whole = (int64_t *)sums;
    __builtin_memset(sums, 0, (size_t)places * 8);
    if (dtype == FLOAT) {
        const uint64_t *words = of;
        const float *start = before;
        float *out = to;
        for (int64_t k = 0; k < count; k++) {
            uint32_t bits = (uint32_t)words[k];
            float value;
            __builtin_memcpy(&value, &bits, 4);
            sums[(int64_t)(words[k] >> 32) - first] += value;
        }
        int64_t k = 0;
        for (; k + 8 <= places; k += 8) {
            eight some = *(const eight *)(sums + k);
            if (start)
                some += __builtin_convertvector(*(const eight_single *)(start + k), eight);
            *(eight_single *)(out + k) = __builtin_convertvector(some, eight_single);
        }
        for (; k < places; k++)
            out[k] = (float)(start ? sums[k] + start[k] : sums[k]);
        return;
    }
    const placed *words = of;
    for (int64_t k = 0; k < count; k++) {
        double value;
        __builtin_memcpy(&value, &words[k].value, 8);
        if (dtype == DOUBLE)
            sums[(int64_t)words[k].place - first] += value;
        else
            whole[(int64_t)words[k].place - first] += (int64_t)words[k].value;
    }
    for (int64_t k = 0; k < places; k++)
        if (dtype == DOUBLE)
            ((double *)to)[k] = before ? sums[k] + ((const double *)before)[k] : sums[k];
        else
            ((int64_t *)to)[k] = before ? whole[k] + ((const int64_t *)before)[k] : whole[k];
}

/* The dtype, words in the order of the bits, where those of each range of places with the same bits
 * begin, the first of the ranges and the one behind the last, the lowest of the bits, a length, what
 * is added to (0 for nothing), where the sums of all places go, and room for those of a range. */
int64_t lazyasync_add_joined(const int64_t *a) {
    const int64_t *begins = (const int64_t *)a[2];
    int64_t size = a[0] == FLOAT ? 4 : 8, word = a[0] == FLOAT ? 8 : 16, length = a[6];
    for (int64_t range = a[3]; range < a[4]; range++) {
        int64_t first = range << a[5], places = (int64_t)1 << a[5];
        places = places < length - first ? places : length - first;
        const char *words = (const char *)a[1] + begins[range] * word;
        const char *before = a[7] ? (const char *)a[7] + first * size : NULL;
        add_words(a[0], words, begins[range + 1] - begins[range], first, places, before,
                  (double *)a[9], (char *)a[8] + first * size);
    }
    return 0;
}
