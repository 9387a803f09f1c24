/* A matrix times a vector, of one dtype; see matrix_vector.c, which includes this for each.
 *
 * REAL is the type of numbers, BITS an integer of its size, NAME(name) a name for this dtype.
 */

enum { NAME(LANES) = VECTOR / sizeof(REAL) };

typedef REAL NAME(vector) __attribute__((vector_size(VECTOR), aligned(sizeof(REAL))));
typedef BITS NAME(bits) __attribute__((vector_size(VECTOR)));
typedef REAL NAME(sums) __attribute__((vector_size(TOGETHER * sizeof(REAL)), aligned(sizeof(REAL))));

/* Adds the sums of the lanes of four vectors: halves are added until one lane is left. */
static inline void NAME(add_lanes)(const NAME(vector) * of, NAME(sums) * to) {
    typedef NAME(sums) four;
    four quarters[TOGETHER];
    _Pragma("unroll") for (int64_t i = 0; i < TOGETHER; i++) {
        const four *parts = (const four *)&of[i];
        if (NAME(LANES) == 2 * TOGETHER)
            quarters[i] = parts[0] + parts[1];
        else
            quarters[i] = (parts[0] + parts[2]) + (parts[1] + parts[3]);
    }
    four a = __builtin_shufflevector(quarters[0], quarters[1], 0, 1, 4, 5) +
             __builtin_shufflevector(quarters[0], quarters[1], 2, 3, 6, 7);
    four b = __builtin_shufflevector(quarters[2], quarters[3], 0, 1, 4, 5) +
             __builtin_shufflevector(quarters[2], quarters[3], 2, 3, 6, 7);
    *to += __builtin_shufflevector(a, b, 0, 2, 4, 6) + __builtin_shufflevector(a, b, 1, 3, 5, 7);
}

/* Four rows, of which `count` are wanted: the others are the last of these once more. What fills no
 * vector is the end of the last whole one, `ends` with zeros in front: its lanes are those of
 * elements that have not been there, by `mask`. */
static inline void NAME(four_rows)(const char *first, int64_t step, int64_t count, int64_t inner,
                                   const REAL *right, const NAME(vector) * end,
                                   const NAME(bits) * mask, REAL *out) {
    enum { LANES = NAME(LANES) };
    const REAL *row[TOGETHER];
    NAME(vector) sums[TOGETHER];
    _Pragma("unroll") for (int64_t i = 0; i < TOGETHER; i++) {
        row[i] = (const REAL *)(first + at_most(i, count - 1) * step);
        sums[i] = (NAME(vector)){0};
    }
    int64_t k = 0;
    for (int64_t whole = inner - inner % LANES; k < whole;) {
        NAME(vector) long_block[TOGETHER];
        _Pragma("unroll") for (int64_t i = 0; i < TOGETHER; i++) long_block[i] = (NAME(vector)){0};
        for (int64_t end_of_long = at_most(k + LONG_BLOCK, whole); k < end_of_long;) {
            NAME(vector) block[TOGETHER];
            _Pragma("unroll") for (int64_t i = 0; i < TOGETHER; i++) block[i] = (NAME(vector)){0};
            for (int64_t stop = at_most(k + BLOCK, end_of_long); k < stop; k += LANES) {
                NAME(vector) other = *(const NAME(vector) *)(right + k);
                _Pragma("unroll") for (int64_t i = 0; i < TOGETHER; i++)
                    block[i] += *(const NAME(vector) *)(row[i] + k) * other;
            }
            _Pragma("unroll") for (int64_t i = 0; i < TOGETHER; i++) long_block[i] += block[i];
        }
        _Pragma("unroll") for (int64_t i = 0; i < TOGETHER; i++) sums[i] += long_block[i];
    }
    NAME(sums) rest = {0};
    if (k < inner && inner >= LANES) {
        _Pragma("unroll") for (int64_t i = 0; i < TOGETHER; i++) {
            NAME(bits) one = (NAME(bits)) * (const NAME(vector) *)(row[i] + inner - LANES);
            sums[i] += (NAME(vector))(one & *mask) * *end;
        }
    } else {
        for (; k < inner; k++)
            rest += (NAME(sums)){row[0][k], row[1][k], row[2][k], row[3][k]} * right[k];
    }
    NAME(add_lanes)(sums, &rest);
    if (count == TOGETHER) {
        *(NAME(sums) *)out = rest;
        return;
    }
    _Pragma("unroll") for (int64_t i = 0; i < TOGETHER - 1; i++)
        if (i < count)
            out[i] = rest[i];
}

void NAME(lazyasync_rows_times_vector)(const int64_t *a, int64_t begin, int64_t end) {
    enum { LANES = NAME(LANES) };
    const REAL *right = (const REAL *)a[RIGHT];
    REAL *out = (REAL *)a[RESULT];
    int64_t inner = a[INNER];
    NAME(vector) last = {0};
    NAME(bits) mask = {0};
    if (inner >= LANES)
        for (int64_t j = LANES - inner % LANES; j < LANES; j++)
            last[j] = right[inner - LANES + j], mask[j] = -1;
    for (int64_t i = begin; i < end; i += TOGETHER)
        NAME(four_rows)((const char *)a[MATRIX] + i * a[STEP], a[STEP], at_most(TOGETHER, end - i),
                        inner, right, &last, &mask, out + i);
}

/* Some panels of the result beside each other, in registers while all columns go by. */
#define PANELS(COUNT)                                                                              \
    static inline void NAME(panels_##COUNT)(const char *from, int64_t step, int64_t inner,         \
                                            const REAL *right, REAL *out) {                        \
        NAME(vector) sums[COUNT];                                                                  \
        _Pragma("unroll") for (int64_t j = 0; j < COUNT; j++) sums[j] = (NAME(vector)){0};         \
        for (int64_t k = 0; k < inner;) {                                                          \
            NAME(vector) block[COUNT];                                                             \
            _Pragma("unroll") for (int64_t j = 0; j < COUNT; j++) block[j] = (NAME(vector)){0};    \
            for (int64_t end = at_most(k + COLUMNS, inner); k < end; k++, from += step)            \
                _Pragma("unroll") for (int64_t j = 0; j < COUNT; j++)                              \
                    block[j] += ((const NAME(vector) *)from)[j] * right[k];                        \
            _Pragma("unroll") for (int64_t j = 0; j < COUNT; j++) sums[j] += block[j];             \
        }                                                                                          \
        _Pragma("unroll") for (int64_t j = 0; j < COUNT; j++)                                      \
            ((NAME(vector) *)out)[j] = sums[j];                                                    \
    }

PANELS(1)
PANELS(2)
PANELS(4)

/* Panels whose sums stay in memory: so many columns are added to them at a time, each of which is
 * read from its begin to its end. */
static inline void NAME(add_columns)(const char *from, int64_t step, int64_t inner,
                                     const REAL *right, REAL *out, int64_t count) {
    NAME(vector) sums[STRIP]; /* who has the last panel may write to the result meanwhile */
    for (int64_t j = 0; j < count; j++)
        sums[j] = (NAME(vector)){0};
    int64_t k = 0;
    for (; k + COLUMNS <= inner; k += COLUMNS, from += COLUMNS * step) {
        const NAME(vector) * column[COLUMNS];
        _Pragma("unroll") for (int64_t i = 0; i < COLUMNS; i++)
            column[i] = (const NAME(vector) *)(from + i * step);
        for (int64_t j = 0; j < count; j++) {
            NAME(vector) block = {0};
            _Pragma("unroll") for (int64_t i = 0; i < COLUMNS; i++)
                block += column[i][j] * right[k + i];
            sums[j] += block;
        }
    }
    for (int64_t j = 0; j < count; j++) {
        NAME(vector) block = {0};
        for (int64_t i = 0; i < inner - k; i++)
            block += ((const NAME(vector) *)(from + i * step))[j] * right[k + i];
        sums[j] += block;
    }
    for (int64_t j = 0; j < count; j++)
        ((NAME(vector) *)out)[j] = sums[j];
}

/* Iterations are panels. The last one ends with the last element, and has some of the one before it
 * as well: who writes an element twice writes the same. */
void NAME(lazyasync_columns_times_vector)(const int64_t *a, int64_t begin, int64_t end) {
    enum { LANES = NAME(LANES) };
    const char *matrix = (const char *)a[MATRIX];
    const REAL *right = (const REAL *)a[RIGHT];
    REAL *out = (REAL *)a[RESULT];
    int64_t length = a[LENGTH], inner = a[INNER], step = a[STEP];
    if (length < LANES) {
        for (int64_t j = 0; j < length; j++) {
            REAL sum = 0;
            for (int64_t k = 0; k < inner;) {
                REAL block = 0;
                for (int64_t stop = at_most(k + COLUMNS, inner); k < stop; k++)
                    block += ((const REAL *)(matrix + k * step))[j] * right[k];
                sum += block;
            }
            out[j] = sum;
        }
        return;
    }
    int64_t first = begin, whole = at_most(end, length / LANES);
    /* Of a few panels each column is read whole in either way. */
    if (length * inner * (int64_t)sizeof(REAL) > NEAR && length > TOGETHER * LANES) {
        for (int64_t count; first < whole; first += count) {
            count = at_most(STRIP, whole - first);
            NAME(add_columns)(matrix + first * VECTOR, step, inner, right, out + first * LANES,
                              count);
        }
    }
    for (; first + TOGETHER <= whole; first += TOGETHER)
        NAME(panels_4)(matrix + first * VECTOR, step, inner, right, out + first * LANES);
    for (; first + 2 <= whole; first += 2)
        NAME(panels_2)(matrix + first * VECTOR, step, inner, right, out + first * LANES);
    for (; first < end; first++) {
        int64_t from = at_most(first * LANES, length - LANES);
        NAME(panels_1)(matrix + from * (int64_t)sizeof(REAL), step, inner, right, out + from);
    }
}
