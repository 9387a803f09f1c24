/* Factorizations of small matrices, a vector of them at a time: each lane has one of its own.
 *
 * Each function is given the address of its arguments, 64 bits each. Sources: Golub and Van Loan,
 * "Matrix Computations", 4th edition, 3.4 (elimination with partial pivoting) and 4.2 (Cholesky).
 */
#include <stddef.h>
#include <stdint.h>

#define SELECT(MASK, TAKEN, OTHER, VECTOR, MASKS)                                                  \
    ((VECTOR)(((MASKS)(TAKEN) & (MASK)) | ((MASKS)(OTHER) & ~(MASK))))

/* LANE: an element of one lane. A group at the end may have fewer matrices: its last one is in all
 * lanes that are left. */
#define SMALL(NAME, TYPE, BITS)                                                                    \
    typedef TYPE NAME##_vector __attribute__((vector_size(64), aligned(sizeof(TYPE))));            \
    typedef BITS NAME##_masks __attribute__((vector_size(64), aligned(sizeof(TYPE))));             \
    enum { NAME##_LANES = 64 / sizeof(TYPE) };                                                     \
    static void NAME##_load(const TYPE *from, int64_t size, int64_t last, NAME##_vector *to) {     \
        for (int64_t lane = 0; lane < NAME##_LANES; lane++) {                                      \
            const TYPE *one = from + (lane < last ? lane : last) * size;                           \
            TYPE *at = (TYPE *)to + lane;                                                          \
            for (int64_t k = 0; k < size; k++)                                                     \
                at[k * NAME##_LANES] = one[k];                                                     \
        }                                                                                          \
    }                                                                                              \
    static void NAME##_store(const NAME##_vector *from, int64_t size, int64_t last, TYPE *to) {    \
        for (int64_t lane = 0; lane <= last; lane++) {                                             \
            const TYPE *at = (const TYPE *)from + lane;                                            \
            for (int64_t k = 0; k < size; k++)                                                     \
                to[lane * size + k] = at[k * NAME##_LANES];                                        \
        }                                                                                          \
    }                                                                                              \
    static int64_t NAME##_any(const NAME##_masks *masks) {                                         \
        BITS all[NAME##_LANES], any = 0;                                                           \
        __builtin_memcpy(all, masks, 64);                                                          \
        for (int64_t lane = 0; lane < NAME##_LANES; lane++)                                        \
            any |= all[lane];                                                                      \
        return any != 0;                                                                           \
    }                                                                                              \
    /* Puts the factor in the place of a matrix; gives whether one is not positive definite. */    \
    static int64_t NAME##_cholesky(NAME##_vector *m, int64_t n) {                                  \
        NAME##_masks wrong = {0};                                                                  \
        for (int64_t j = 0; j < n; j++) {                                                          \
            NAME##_vector pivot = m[j * n + j];                                                    \
            for (int64_t k = 0; k < j; k++)                                                        \
                pivot -= m[j * n + k] * m[j * n + k];                                              \
            wrong |= ~(NAME##_masks)(pivot > 0);                                                   \
            pivot = __builtin_elementwise_sqrt(pivot);                                             \
            m[j * n + j] = pivot;                                                                  \
            NAME##_vector scale = 1 / pivot;                                                       \
            for (int64_t i = j + 1; i < n; i++) {                                                  \
                NAME##_vector one = m[i * n + j];                                                  \
                for (int64_t k = 0; k < j; k++)                                                    \
                    one -= m[i * n + k] * m[j * n + k];                                            \
                m[i * n + j] = one * scale;                                                        \
                m[j * n + i] = (NAME##_vector){0};                                                 \
            }                                                                                      \
        }                                                                                          \
        return NAME##_any(&wrong);                                                                 \
    }                                                                                              \
    static void NAME##_swap(TYPE *one, TYPE *other, int64_t count) {                               \
        for (int64_t k = 0; k < count; k++, one += NAME##_LANES, other += NAME##_LANES) {          \
            TYPE kept = *one;                                                                      \
            *one = *other, *other = kept;                                                          \
        }                                                                                          \
    }                                                                                              \
    /* Leaves a triangle, with as much done to the right sides; `odd` says where rows were swapped \
     * an uneven number of times. */                                                               \
    static void NAME##_eliminate(NAME##_vector *m, int64_t n, NAME##_vector *sides,                \
                                 int64_t columns, NAME##_masks *odd) {                             \
        *odd = (NAME##_masks){0};                                                                  \
        for (int64_t k = 0; k < n; k++) {                                                          \
            NAME##_vector most = m[k * n + k];                                                     \
            most = SELECT((NAME##_masks)(most < 0), -most, most, NAME##_vector, NAME##_masks);     \
            NAME##_masks at = (NAME##_masks){0} + (BITS)k;                                         \
            for (int64_t i = k + 1; i < n; i++) {                                                  \
                NAME##_vector one = m[i * n + k];                                                  \
                one = SELECT((NAME##_masks)(one < 0), -one, one, NAME##_vector, NAME##_masks);     \
                NAME##_masks more = (NAME##_masks)(one > most);                                    \
                most = SELECT(more, one, most, NAME##_vector, NAME##_masks);                       \
                at = SELECT(more, (NAME##_masks){0} + (BITS)i, at, NAME##_masks, NAME##_masks);    \
            }                                                                                      \
            BITS rows[NAME##_LANES];                                                               \
            __builtin_memcpy(rows, &at, 64);                                                       \
            for (int64_t lane = 0; lane < NAME##_LANES; lane++) {                                  \
                if (rows[lane] == k)                                                               \
                    continue;                                                                      \
                NAME##_swap((TYPE *)(m + k * n + k) + lane, (TYPE *)(m + rows[lane] * n + k) + lane, \
                            n - k);                                                                \
                NAME##_swap((TYPE *)(sides + k * columns) + lane,                                  \
                            (TYPE *)(sides + rows[lane] * columns) + lane, columns);               \
            }                                                                                      \
            NAME##_vector pivot = m[k * n + k], scale = 1 / pivot;                                 \
            /* Of a singular one nothing is left to eliminate. */                                  \
            scale = SELECT((NAME##_masks)(pivot == 0), pivot, scale, NAME##_vector, NAME##_masks); \
            *odd ^= (NAME##_masks)(at != (BITS)k);                                                 \
            for (int64_t i = k + 1; i < n; i++) {                                                  \
                NAME##_vector factor = m[i * n + k] * scale;                                       \
                for (int64_t j = k + 1; j < n; j++)                                                \
                    m[i * n + j] -= factor * m[k * n + j];                                         \
                for (int64_t j = 0; j < columns; j++)                                              \
                    sides[i * columns + j] -= factor * sides[k * columns + j];                     \
            }                                                                                      \
        }                                                                                          \
    }                                                                                              \
    /* Gives whether a triangle is singular. */                                                    \
    static int64_t NAME##_substitute(const NAME##_vector *m, int64_t n, NAME##_vector *sides,      \
                                     int64_t columns) {                                            \
        NAME##_masks wrong = {0};                                                                  \
        for (int64_t i = n - 1; i >= 0; i--) {                                                     \
            wrong |= (NAME##_masks)(m[i * n + i] == 0);                                            \
            NAME##_vector scale = 1 / m[i * n + i];                                                \
            for (int64_t j = 0; j < columns; j++) {                                                \
                NAME##_vector one = sides[i * columns + j];                                        \
                for (int64_t k = i + 1; k < n; k++)                                                \
                    one -= m[i * n + k] * sides[k * columns + j];                                  \
                sides[i * columns + j] = one * scale;                                              \
            }                                                                                      \
        }                                                                                          \
        return NAME##_any(&wrong);                                                                 \
    }                                                                                              \
    static int64_t NAME##_do(int64_t what, const TYPE *from, int64_t count, int64_t n,             \
                             const TYPE *right, int64_t columns, TYPE *out, void *room) {          \
        NAME##_vector *m = room, *sides = m + n * n;                                               \
        int64_t wrong = 0;                                                                         \
        for (int64_t first = 0; first < count; first += NAME##_LANES) {                            \
            int64_t last = count - first - 1;                                                      \
            last = last < NAME##_LANES - 1 ? last : NAME##_LANES - 1;                              \
            NAME##_load(from + first * n * n, n * n, last, m);                                     \
            if (what == CHOLESKY) {                                                                \
                wrong |= NAME##_cholesky(m, n);                                                    \
                NAME##_store(m, n * n, last, out + first * n * n);                                 \
                continue;                                                                          \
            }                                                                                      \
            if (what == SOLVE)                                                                     \
                NAME##_load(right + first * n * columns, n * columns, last, sides);                \
            for (int64_t k = 0; what == INVERT && k < n * n; k++)                                  \
                sides[k] = (NAME##_vector){0} + (TYPE)(k % (n + 1) == 0);                          \
            NAME##_masks odd;                                                                      \
            NAME##_eliminate(m, n, sides, columns, &odd);                                          \
            if (what == DETERMINE || what == PIVOTS) {                                             \
                NAME##_vector pivot = SELECT(odd, -m[0], m[0], NAME##_vector, NAME##_masks);       \
                for (int64_t k = 1; what == DETERMINE && k < n; k++)                               \
                    pivot *= m[k * (n + 1)];                                                       \
                m[0] = pivot;                                                                      \
                int64_t kept = what == DETERMINE ? 1 : n;                                          \
                for (int64_t k = 1; k < kept; k++)                                                 \
                    m[k] = m[k * (n + 1)];                                                         \
                NAME##_store(m, kept, last, out + first * kept);                                   \
                continue;                                                                          \
            }                                                                                      \
            wrong |= NAME##_substitute(m, n, sides, columns);                                      \
            NAME##_store(sides, n * columns, last, out + first * n * columns);                     \
        }                                                                                          \
        return wrong;                                                                              \
    }

enum { CHOLESKY, SOLVE, INVERT, DETERMINE, PIVOTS }; /* as `SMALL` in ../calls/small_matrices.py */

SMALL(single, float, int32_t)
SMALL(twice, double, int64_t)

/* What is wanted, bytes of an element, matrices, how many, their rows, right sides, of how many
 * columns, what comes of them, and room for the vectors of a matrix and its right sides. Gives
 * whether there is one that is singular, or not positive definite. */
int64_t lazyasync_small_matrices(const int64_t *a) {
    if (a[1] == 4)
        return single_do(a[0], (const float *)a[2], a[3], a[4], (const float *)a[5], a[6],
                         (float *)a[7], (void *)a[8]);
    return twice_do(a[0], (const double *)a[2], a[3], a[4], (const double *)a[5], a[6],
                    (double *)a[7], (void *)a[8]);
}
