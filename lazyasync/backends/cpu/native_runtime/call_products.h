/* Products of matrices of integers, modulo two to the power of their bits, and of a few rows of
 * real numbers with a matrix that is read once.
 *
 * A tile of the result stays in registers while the inner axis is gone over, in blocks of so many
 * rows of the right matrix that a panel of it, copied to where its rows follow each other, stays in
 * the nearest cache: Goto and van de Geijn, "Anatomy of high-performance matrix multiplication",
 * ACM Transactions on Mathematical Software 34, 2008.
 */

enum { TILE_ROWS = 6, PANEL_BYTES = 128, INNER_BLOCK = 256 };

#define PRODUCT(NAME, TYPE)                                                                        \
    typedef TYPE NAME##_vector __attribute__((vector_size(64), aligned(sizeof(TYPE))));            \
    static inline void NAME##_tile(const TYPE *left, int64_t step, const TYPE *panel, TYPE *out,   \
                                   int64_t out_step, int64_t rows, int64_t columns,                \
                                   int64_t inner, int64_t adds) {                                  \
        enum { VECTOR = 64 / sizeof(TYPE), PANEL = 2 * VECTOR };                                   \
        NAME##_vector sums[TILE_ROWS][2];                                                          \
        for (int64_t i = 0; i < TILE_ROWS; i++)                                                    \
            sums[i][0] = sums[i][1] = (NAME##_vector){0};                                          \
        const TYPE *row[TILE_ROWS];                                                                \
        for (int64_t i = 0; i < TILE_ROWS; i++)                                                    \
            row[i] = left + (i < rows ? i : 0) * step;                                             \
        for (int64_t k = 0; k < inner; k++) {                                                      \
            NAME##_vector one = *(const NAME##_vector *)(panel + k * PANEL);                       \
            NAME##_vector two = *(const NAME##_vector *)(panel + k * PANEL + VECTOR);              \
            _Pragma("unroll") for (int64_t i = 0; i < TILE_ROWS; i++) {                            \
                NAME##_vector factor = (NAME##_vector){0} + row[i][k];                             \
                sums[i][0] += factor * one;                                                        \
                sums[i][1] += factor * two;                                                        \
            }                                                                                      \
        }                                                                                          \
        for (int64_t i = 0; i < rows; i++) {                                                       \
            TYPE *to = out + i * out_step;                                                         \
            TYPE found[PANEL];                                                                     \
            *(NAME##_vector *)found = sums[i][0], *(NAME##_vector *)(found + VECTOR) = sums[i][1]; \
            for (int64_t j = 0; j < columns; j++)                                                  \
                to[j] = adds ? (TYPE)(to[j] + found[j]) : found[j];                                \
        }                                                                                          \
    }                                                                                              \
    static void NAME(const TYPE *left, const TYPE *right, TYPE *out, int64_t rows, int64_t inner,  \
                     int64_t columns, int64_t left_step, int64_t right_step, int64_t out_step,     \
                     TYPE *panel) {                                                                \
        enum { PANEL = PANEL_BYTES / sizeof(TYPE) };                                               \
        for (int64_t first = 0; first < inner; first += INNER_BLOCK) {                             \
            int64_t block = inner - first < INNER_BLOCK ? inner - first : INNER_BLOCK;             \
            for (int64_t column = 0; column < columns; column += PANEL) {                          \
                int64_t width = columns - column < PANEL ? columns - column : PANEL;               \
                for (int64_t k = 0; k < block; k++) {                                              \
                    const TYPE *from = right + (first + k) * right_step + column;                  \
                    for (int64_t j = 0; j < PANEL; j++)                                            \
                        panel[k * PANEL + j] = j < width ? from[j] : 0;                            \
                }                                                                                  \
                for (int64_t i = 0; i < rows; i += TILE_ROWS)                                      \
                    NAME##_tile(left + i * left_step + first, left_step, panel,                    \
                                out + i * out_step + column, out_step,                             \
                                rows - i < TILE_ROWS ? rows - i : TILE_ROWS, width, block,         \
                                first > 0);                                                        \
            }                                                                                      \
        }                                                                                          \
    }

PRODUCT(product_8, uint8_t)
PRODUCT(product_16, uint16_t)
PRODUCT(product_32, uint32_t)
PRODUCT(product_64, uint64_t)

/* Bytes of an element, how many products, for left, right and out the elements from one to the next
 * and from row to row, the rows, the inner length, the columns, the matrices, and room for a panel
 * of the right one. The inner length is not 0. */
int64_t lazyasync_multiply_integers(const int64_t *a) {
    char *left = (char *)a[11], *right = (char *)a[12], *out = (char *)a[13];
    for (int64_t number = 0; number < a[1]; number++) {
        if (a[0] == 1)
            product_8((uint8_t *)left, (uint8_t *)right, (uint8_t *)out, a[8], a[9], a[10], a[5],
                      a[6], a[7], (uint8_t *)a[14]);
        else if (a[0] == 2)
            product_16((uint16_t *)left, (uint16_t *)right, (uint16_t *)out, a[8], a[9], a[10],
                       a[5], a[6], a[7], (uint16_t *)a[14]);
        else if (a[0] == 4)
            product_32((uint32_t *)left, (uint32_t *)right, (uint32_t *)out, a[8], a[9], a[10],
                       a[5], a[6], a[7], (uint32_t *)a[14]);
        else
            product_64((uint64_t *)left, (uint64_t *)right, (uint64_t *)out, a[8], a[9], a[10],
                       a[5], a[6], a[7], (uint64_t *)a[14]);
        left += a[2] * a[0], right += a[3] * a[0], out += a[4] * a[0];
    }
    return 0;
}

enum { ROWS_AT_A_TIME = 8 };

/* Of a few rows: each row of the right matrix is read once, several of them side by side. */
#define FEW_ROWS(NAME, TYPE)                                                                       \
    typedef TYPE NAME##_vector __attribute__((vector_size(64), aligned(sizeof(TYPE))));            \
    static void NAME(const TYPE *left, const TYPE *right, TYPE *out, int64_t rows, int64_t inner,  \
                     int64_t columns, int64_t left_step, int64_t right_step, int64_t out_step) {   \
        enum { VECTOR = 64 / sizeof(TYPE) };                                                       \
        for (int64_t i = 0; i < rows; i++)                                                         \
            for (int64_t j = 0; j < columns; j++)                                                  \
                out[i * out_step + j] = 0;                                                         \
        for (int64_t first = 0; first < inner; first += ROWS_AT_A_TIME) {                          \
            int64_t block = inner - first < ROWS_AT_A_TIME ? inner - first : ROWS_AT_A_TIME;       \
            const TYPE *from = right + first * right_step;                                         \
            int64_t j = 0;                                                                         \
            if (block == ROWS_AT_A_TIME)                                                           \
                for (; j + VECTOR <= columns; j += VECTOR) {                                       \
                    NAME##_vector read[ROWS_AT_A_TIME];                                            \
                    _Pragma("unroll") for (int64_t k = 0; k < ROWS_AT_A_TIME; k++)                 \
                        read[k] = *(const NAME##_vector *)(from + k * right_step + j);             \
                    for (int64_t i = 0; i < rows; i++) {                                           \
                        const TYPE *factors = left + i * left_step + first;                        \
                        NAME##_vector sum = read[0] * factors[0];                                  \
                        _Pragma("unroll") for (int64_t k = 1; k < ROWS_AT_A_TIME; k++)             \
                            sum += read[k] * factors[k];                                           \
                        *(NAME##_vector *)(out + i * out_step + j) += sum;                         \
                    }                                                                              \
                }                                                                                  \
            for (; j < columns; j++)                                                               \
                for (int64_t i = 0; i < rows; i++)                                                 \
                    for (int64_t k = 0; k < block; k++)                                            \
                        out[i * out_step + j] +=                                                   \
                            left[i * left_step + first + k] * from[k * right_step + j];            \
        }                                                                                          \
    }

FEW_ROWS(few_float, float)
FEW_ROWS(few_double, double)

/* Bytes of an element, the rows, the inner length, the columns, for left, right and out the
 * elements from row to row, and the matrices. */
int64_t lazyasync_multiply_few_rows(const int64_t *a) {
    if (a[0] == 4)
        few_float((float *)a[7], (float *)a[8], (float *)a[9], a[1], a[2], a[3], a[4], a[5], a[6]);
    else
        few_double((double *)a[7], (double *)a[8], (double *)a[9], a[1], a[2], a[3], a[4], a[5],
                   a[6]);
    return 0;
}

/* Of rows with a vector: four vectors of sums for each, side by side, which are added in the end.
 * The vector is read for two rows at a time, each of which is summed as if it were alone. */
#define DOTS(NAME, TYPE)                                                                           \
    typedef TYPE NAME##_vector __attribute__((vector_size(64), aligned(sizeof(TYPE))));            \
    enum { NAME##_VECTOR = 64 / sizeof(TYPE) };                                                    \
    static inline TYPE NAME##_sum(const NAME##_vector *sums, const TYPE *left, const TYPE *right,  \
                                  int64_t count) {                                                 \
        NAME##_vector whole = (sums[0] + sums[1]) + (sums[2] + sums[3]);                           \
        TYPE parts[NAME##_VECTOR], sum = 0;                                                        \
        __builtin_memcpy(parts, &whole, 64);                                                       \
        _Pragma("unroll") for (int64_t half = NAME##_VECTOR / 2; half > 0; half /= 2)              \
            _Pragma("unroll") for (int64_t j = 0; j < half; j++)                                   \
                parts[j] += parts[j + half];                                                       \
        for (int64_t k = 0; k < count; k++)                                                        \
            sum += left[k] * right[k];                                                             \
        return parts[0] + sum;                                                                     \
    }                                                                                              \
    static inline void NAME##_rows(const TYPE *left, const TYPE *right, TYPE *out, int64_t rows,   \
                                   int64_t inner, int64_t step) {                                  \
        enum { VECTOR = NAME##_VECTOR };                                                           \
        NAME##_vector sums[2][4] = {{{0}, {0}, {0}, {0}}, {{0}, {0}, {0}, {0}}};                   \
        int64_t k = 0;                                                                             \
        for (; k + 4 * VECTOR <= inner; k += 4 * VECTOR)                                           \
            _Pragma("unroll") for (int64_t j = 0; j < 4; j++) {                                    \
                NAME##_vector one = *(const NAME##_vector *)(right + k + j * VECTOR);              \
                _Pragma("unroll") for (int64_t i = 0; i < 2; i++)                                  \
                    if (i < rows)                                                                  \
                        sums[i][j] +=                                                              \
                            *(const NAME##_vector *)(left + i * step + k + j * VECTOR) * one;      \
            }                                                                                      \
        for (; k + VECTOR <= inner; k += VECTOR) {                                                 \
            NAME##_vector one = *(const NAME##_vector *)(right + k);                               \
            _Pragma("unroll") for (int64_t i = 0; i < 2; i++)                                      \
                if (i < rows)                                                                      \
                    sums[i][0] += *(const NAME##_vector *)(left + i * step + k) * one;             \
        }                                                                                          \
        _Pragma("unroll") for (int64_t i = 0; i < 2; i++)                                          \
            if (i < rows)                                                                          \
                out[i] = NAME##_sum(sums[i], left + i * step + k, right + k, inner - k);           \
    }                                                                                              \
    static void NAME(const TYPE *left, const TYPE *right, TYPE *out, int64_t rows, int64_t inner,  \
                     int64_t step) {                                                               \
        int64_t i = 0;                                                                             \
        for (; i + 2 <= rows; i += 2)                                                              \
            NAME##_rows(left + i * step, right, out + i, 2, inner, step);                          \
        if (i < rows)                                                                              \
            NAME##_rows(left + i * step, right, out + i, 1, inner, step);                          \
    }

DOTS(dots_float, float)
DOTS(dots_double, double)
DOTS(dots_8, uint8_t)
DOTS(dots_16, uint16_t)
DOTS(dots_32, uint32_t)
DOTS(dots_64, uint64_t)

/* Bytes of an element, whether they are real, the rows, their length, the elements from row to row,
 * the matrix, the vector and the sums. */
int64_t lazyasync_multiply_vector(const int64_t *a) {
    void *left = (void *)a[5], *right = (void *)a[6], *out = (void *)a[7];
    if (a[1] && a[0] == 4)
        dots_float(left, right, out, a[2], a[3], a[4]);
    else if (a[1])
        dots_double(left, right, out, a[2], a[3], a[4]);
    else if (a[0] == 1)
        dots_8(left, right, out, a[2], a[3], a[4]);
    else if (a[0] == 2)
        dots_16(left, right, out, a[2], a[3], a[4]);
    else if (a[0] == 4)
        dots_32(left, right, out, a[2], a[3], a[4]);
    else
        dots_64(left, right, out, a[2], a[3], a[4]);
    return 0;
}
