/* What calls are made of that reduce: places of extremes, complex sums, and elements that are
 * combined with those where indices point.
 *
 * Each function is given the address of its arguments, 64 bits each. It works on a part, and knows
 * nothing of threads.
 */
#include <stddef.h>
#include <stdint.h>

#include "extremes.h"

/* ---- complex sums ---------------------------------------------------------------------------- */

enum { SUM_LANES = 8, SUM_BLOCK = 512, SUM_TILE = 256 };
typedef double wide_sums __attribute__((vector_size(8 * SUM_LANES), aligned(8)));

/* A line of pairs: blocks of it are summed by vectors, and these in double. Columns, a multiple of
 * two: blocks of rows likewise. */
#define COMPLEX_SUMS(NAME, TYPE)                                                                   \
    typedef TYPE NAME##_vector __attribute__((vector_size(sizeof(TYPE) * SUM_LANES), aligned(sizeof(TYPE)))); \
    static void NAME##_line(const TYPE *x, int64_t count, double *out) {                           \
        wide_sums whole = {0};                                                                     \
        int64_t k = 0;                                                                             \
        while (k + SUM_LANES <= count) {                                                           \
            int64_t stop = count - k < SUM_BLOCK ? count : k + SUM_BLOCK;                          \
            NAME##_vector sums[4] = {{0}, {0}, {0}, {0}};                                          \
            for (; k + 4 * SUM_LANES <= stop; k += 4 * SUM_LANES)                                  \
                _Pragma("unroll") for (int64_t j = 0; j < 4; j++)                                  \
                    sums[j] += *(const NAME##_vector *)(x + k + j * SUM_LANES);                    \
            for (; k + SUM_LANES <= stop; k += SUM_LANES)                                          \
                sums[0] += *(const NAME##_vector *)(x + k);                                        \
            NAME##_vector some = (sums[0] + sums[1]) + (sums[2] + sums[3]);                        \
            whole += __builtin_convertvector(some, wide_sums);                                     \
        }                                                                                          \
        out[0] = (whole[0] + whole[2]) + (whole[4] + whole[6]);                                    \
        out[1] = (whole[1] + whole[3]) + (whole[5] + whole[7]);                                    \
        for (; k < count; k++)                                                                     \
            out[k & 1] += x[k];                                                                    \
    }                                                                                              \
    static void NAME##_columns(const TYPE *x, int64_t rows, int64_t columns, int64_t step,         \
                               double *out) {                                                      \
        int64_t j = 0;                                                                             \
        for (; j + SUM_LANES <= columns; j += SUM_TILE) {                                          \
            wide_sums whole[SUM_TILE / SUM_LANES];                                                 \
            int64_t vectors = (columns - j) / SUM_LANES;                                           \
            vectors = vectors < SUM_TILE / SUM_LANES ? vectors : SUM_TILE / SUM_LANES;             \
            for (int64_t v = 0; v < vectors; v++)                                                  \
                whole[v] = (wide_sums){0};                                                         \
            const TYPE *row = x + j;                                                               \
            int64_t i = 0;                                                                         \
            for (; i + 8 <= rows; i += 8, row += 8 * step)                                         \
                for (int64_t v = 0; v < vectors; v++) {                                            \
                    NAME##_vector sums[2] = {{0}, {0}};                                            \
                    _Pragma("unroll") for (int64_t k = 0; k < 8; k++)                              \
                        sums[k & 1] += *(const NAME##_vector *)(row + k * step + v * SUM_LANES);   \
                    whole[v] += __builtin_convertvector(sums[0] + sums[1], wide_sums);             \
                }                                                                                  \
            for (; i < rows; i++, row += step)                                                     \
                for (int64_t v = 0; v < vectors; v++)                                              \
                    whole[v] += __builtin_convertvector(                                           \
                        *(const NAME##_vector *)(row + v * SUM_LANES), wide_sums);                 \
            for (int64_t v = 0; v < vectors; v++)                                                  \
                *(wide_sums *)(out + j + v * SUM_LANES) = whole[v];                                \
            if (vectors < SUM_TILE / SUM_LANES) {                                                  \
                j += vectors * SUM_LANES;                                                          \
                break;                                                                             \
            }                                                                                      \
        }                                                                                          \
        for (; j < columns; j++) {                                                                 \
            double sum = 0;                                                                        \
            for (int64_t i = 0; i < rows; i++)                                                     \
                sum += x[i * step + j];                                                            \
            out[j] = sum;                                                                          \
        }                                                                                          \
    }                                                                                              \
    static void NAME(const TYPE *x, int64_t lines, int64_t rows, int64_t columns, double *out) {   \
        for (int64_t line = 0; line < lines; line++) {                                             \
            if (columns == 2)                                                                      \
                NAME##_line(x, 2 * rows, out);                                                     \
            else                                                                                   \
                NAME##_columns(x, rows, columns, columns, out);                                    \
            x += rows * columns, out += columns;                                                   \
        }                                                                                          \
    }

COMPLEX_SUMS(complex_float, float)
COMPLEX_SUMS(complex_double, double)

/* Bytes of a real number, matrices, how many, the rows of each, the real numbers of a row, and for
 * each matrix the sums of its columns, in double. */
int64_t lazyasync_sum_complex(const int64_t *a) {
    if (a[0] == 4)
        complex_float((const float *)a[1], a[2], a[3], a[4], (double *)a[5]);
    else
        complex_double((const double *)a[1], a[2], a[3], a[4], (double *)a[5]);
    return 0;
}

/* ---- combining where indices point ----------------------------------------------------------- */

enum { ADD, MINIMUM, MAXIMUM, SET }; /* as `HOWS` in ../calls/picking.py */
enum { FLOAT, DOUBLE, INT, LONG };             /* as `DTYPES` in ../calls/ordering.py */
enum { SPARE = 64 };

typedef double eight __attribute__((vector_size(64), aligned(8)));
typedef int64_t eight_whole __attribute__((vector_size(64), aligned(8)));
typedef float eight_single __attribute__((vector_size(32), aligned(4)));
typedef int32_t eight_short __attribute__((vector_size(32), aligned(4)));

#define SUM_OF(ONE, OTHER, V, M) ((ONE) + (OTHER))
#define LEAST_OF(ONE, OTHER, V, M)                                                                 \
    SELECT((M)((ONE) <= (OTHER)) | (M)((ONE) != (ONE)), ONE, OTHER, V, M)
#define MOST_OF(ONE, OTHER, V, M)                                                                  \
    SELECT((M)((ONE) >= (OTHER)) | (M)((ONE) != (ONE)), ONE, OTHER, V, M)
#define SECOND_OF(ONE, OTHER, V, M) ((void)(ONE), (OTHER))
#define NUMBER_LEAST(ONE, OTHER) ((ONE) <= (OTHER) || (ONE) != (ONE) ? (ONE) : (OTHER))
#define NUMBER_MOST(ONE, OTHER) ((ONE) >= (OTHER) || (ONE) != (ONE) ? (ONE) : (OTHER))
#define NUMBER_SUM(ONE, OTHER) ((ONE) + (OTHER))
#define NUMBER_SECOND(ONE, OTHER) (OTHER)

/* Rows of a range of places alone, each with those before it. Single elements that are of other
 * places go to spare room, as branches would be guessed wrong. */
#define COMBINE(NAME, TYPE, WIDE, VECTOR, WIDES, MASKS, OF_VECTORS, OF_NUMBERS)                    \
    /* Single elements of all places: what neighbours of the same one come to is not read again. */ \
    static int64_t NAME##_each(const TYPE *values, int64_t step, const int64_t *indices,           \
                               int64_t count, int64_t length, WIDE *table) {                       \
        int64_t before = 0;                                                                        \
        WIDE found = table[0];                                                                     \
        for (int64_t k = 0; k < count; k++) {                                                      \
            int64_t index = indices[k];                                                            \
            index += index < 0 ? length : 0;                                                       \
            if ((uint64_t)index >= (uint64_t)length)                                               \
                return 1;                                                                          \
            if (index != before)                                                                   \
                found = table[index];                                                              \
            found = OF_NUMBERS(found, (WIDE)values[k * step]);                                     \
            table[index] = found, before = index;                                                  \
        }                                                                                          \
        return 0;                                                                                  \
    }                                                                                              \
    static int64_t NAME(const TYPE *values, int64_t step, const int64_t *indices, int64_t count,   \
                        int64_t length, int64_t width, int64_t first, int64_t last,                \
                        WIDE *table) {                                                             \
        WIDE spare[SPARE];                                                                         \
        for (int64_t k = 0; k < SPARE; k++)                                                        \
            spare[k] = 0;                                                                          \
        int64_t wrong = 0;                                                                         \
        if (width == 1 && first == 0 && last == length)                                            \
            return NAME##_each(values, step, indices, count, length, table);                       \
        for (int64_t k = 0; k < count; k++) {                                                      \
            int64_t index = indices[k];                                                            \
            index += index < 0 ? length : 0;                                                       \
            int64_t outside = (uint64_t)(index - first) >= (uint64_t)(last - first);               \
            wrong |= (uint64_t)index >= (uint64_t)length;                                          \
            const TYPE *from = values + k * step;                                                  \
            if (width == 1) {                                                                      \
                WIDE *to = outside ? spare + (k & (SPARE - 1)) : table + index;                    \
                *to = OF_NUMBERS(*to, (WIDE)*from);                                                \
                continue;                                                                          \
            }                                                                                      \
            if (outside)                                                                           \
                continue;                                                                          \
            WIDE *to = table + index * width;                                                      \
            int64_t j = 0;                                                                         \
            for (; j + 8 <= width; j += 8) {                                                       \
                WIDES one = *(const WIDES *)(to + j);                                              \
                WIDES other = __builtin_convertvector(*(const VECTOR *)(from + j), WIDES);         \
                *(WIDES *)(to + j) = OF_VECTORS(one, other, WIDES, MASKS);                         \
            }                                                                                      \
            for (; j < width; j++)                                                                 \
                to[j] = OF_NUMBERS(to[j], (WIDE)from[j]);                                          \
        }                                                                                          \
        return wrong;                                                                              \
    }

COMBINE(add_float, float, double, eight_single, eight, eight_whole, SUM_OF, NUMBER_SUM)
COMBINE(add_double, double, double, eight, eight, eight_whole, SUM_OF, NUMBER_SUM)
COMBINE(add_long, int64_t, int64_t, eight_whole, eight_whole, eight_whole, SUM_OF, NUMBER_SUM)
COMBINE(set_32, int32_t, int32_t, eight_short, eight_short, eight_short, SECOND_OF, NUMBER_SECOND)
COMBINE(set_64, int64_t, int64_t, eight_whole, eight_whole, eight_whole, SECOND_OF, NUMBER_SECOND)
#define EXTREMES(TYPE, VECTOR, MASKS, SUFFIX)                                                      \
    COMBINE(least_##SUFFIX, TYPE, TYPE, VECTOR, VECTOR, MASKS, LEAST_OF, NUMBER_LEAST)             \
    COMBINE(most_##SUFFIX, TYPE, TYPE, VECTOR, VECTOR, MASKS, MOST_OF, NUMBER_MOST)
EXTREMES(float, eight_single, eight_short, float)
EXTREMES(double, eight, eight_whole, double)
EXTREMES(int32_t, eight_short, eight_short, int)
EXTREMES(int64_t, eight_whole, eight_whole, long)

#define DO(NAME)                                                                                   \
    NAME((const void *)a[2], a[3], (const int64_t *)a[4], a[5], a[6], a[7], a[8], a[9],            \
         (void *)a[10])
#define CHOOSE(SUFFIX) (a[0] == MINIMUM ? DO(least_##SUFFIX) : DO(most_##SUFFIX))

/* How, the dtype, rows, the elements from one to the next, indices, how many, how many places there
 * are, the width of a row, the first place of those that are wanted and the one behind the last, and
 * the rows of all places, of doubles for sums of singles. Gives whether there is an index out of
 * range. */
int64_t lazyasync_combine_rows(const int64_t *a) {
    if (a[0] == SET)
        return a[1] == FLOAT || a[1] == INT ? DO(set_32) : DO(set_64);
    if (a[0] == ADD)
        return a[1] == FLOAT ? DO(add_float) : a[1] == DOUBLE ? DO(add_double) : DO(add_long);
    return a[1] == FLOAT    ? CHOOSE(float)
           : a[1] == DOUBLE ? CHOOSE(double)
           : a[1] == INT    ? CHOOSE(int)
                            : CHOOSE(long);
}

/* ---- adding up in the order of places --------------------------------------------------------- */

typedef struct {
    uint64_t place, value;
} placed;

/* How many indices there are by eight of their bits: indices, how many, a length, the lowest of the
 * bits, and 256 counts. Gives whether there is an index out of range. */
int64_t lazyasync_count_places(const int64_t *a) {
    const int64_t *indices = (const int64_t *)a[0];
    int64_t count = a[1], length = a[2], shift = a[3], *counts = (int64_t *)a[4];
    __builtin_memset(counts, 0, 256 * 8);
    for (int64_t k = 0; k < count; k++) {
        int64_t index = indices[k];
        index += index < 0 ? length : 0;
        if ((uint64_t)index >= (uint64_t)length)
            return 1;
        counts[index >> shift]++;
    }
    return 0;
}

/* Elements with their places in the order of these bits, a word for those of 4 bytes and two for
 * those of 8: bytes of an element, elements, the step from one to the next, indices, how many, a
 * length, the lowest of the bits, where the next ones that have the same go, and the words. */
int64_t lazyasync_move_places(const int64_t *a) {
    const int64_t *indices = (const int64_t *)a[3];
    int64_t step = a[2], count = a[4], length = a[5], shift = a[6], *next = (int64_t *)a[7];
    for (int64_t k = 0; k < count; k++) {
        int64_t index = indices[k];
        index += index < 0 ? length : 0;
        int64_t to = next[index >> shift]++;
        if (a[0] == 4)
            ((uint64_t *)a[8])[to] = (uint64_t)index << 32 | ((const uint32_t *)a[1])[k * step];
        else
            ((placed *)a[8])[to] = (placed){(uint64_t)index, ((const uint64_t *)a[1])[k * step]};
    }
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
