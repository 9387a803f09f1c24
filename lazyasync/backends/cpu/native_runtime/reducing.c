/* What calls are made of that reduce: places of extremes, and complex sums.
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

/* ---- running sums and products of complex numbers --------------------------------------------- */

enum { SIDE_BY_SIDE = 4, MOST_VECTORS = 2 };

/* As many chains of numbers; steps are those in parts of numbers, from chain to chain and from
 * number to number. Of a chain all results are kept, or the last one. */
struct chains {
    int64_t multiplies, keeps_all, count, length;
    int64_t step, along, out_step, out_along;
    const void *x;
    void *out;
};

#define TYPE float
#define NAME(WHAT) float_##WHAT
#include "complex_scans.h"
#undef TYPE
#undef NAME

#define TYPE double
#define NAME(WHAT) double_##WHAT
#include "complex_scans.h"

/* Bytes of a part, how many matrices of chains, from one to the next the parts of numbers that are
 * read and written, and the words of `struct chains` for the first. */
int64_t lazyasync_combine_complex(const int64_t *a) {
    struct chains c = {a[4], a[5], a[6], a[7], a[8], a[9], a[10], a[11],
                       (const void *)a[12], (void *)a[13]};
    for (int64_t k = 0; k < a[1]; k++) {
        if (a[0] == 4)
            float_chains(&c);
        else
            double_chains(&c);
        c.x = (const char *)c.x + a[2] * a[0];
        c.out = (char *)c.out + a[3] * a[0];
    }
    return 0;
}
