/* Factorizations of small matrices, a vector of them at a time: each lane has one of its own.
 *
 * Each function is given the address of its arguments, 64 bits each. Sources: Golub and Van Loan,
 * "Matrix Computations", 4th edition, 3.4 (elimination with partial pivoting) and 4.2 (Cholesky).
 */
#include <stddef.h>
#include <stdint.h>

enum { CHOLESKY, SOLVE, INVERT, DETERMINE, PIVOTS }; /* as `SMALL` in ../calls/small_matrices.py */

enum { BY_MASKS = 8 }; /* rows that are left, up to which each is swapped where it is to be */

#define EACH _Pragma("clang loop unroll(full)")

#define SELECT(MASK, TAKEN, OTHER, VECTOR)                                                         \
    ((VECTOR)(((NAME(masks))(TAKEN) & (MASK)) | ((NAME(masks))(OTHER) & ~(MASK))))

/* Elements of group Q of two vectors: by turns the first or the last two of each, or two each. */
#define LOW(Q) 4 * Q, LANES + 4 * Q, 4 * Q + 1, LANES + 4 * Q + 1
#define HIGH(Q) 4 * Q + 2, LANES + 4 * Q + 2, 4 * Q + 3, LANES + 4 * Q + 3
#define FRONT(Q) 4 * Q, 4 * Q + 1, LANES + 4 * Q, LANES + 4 * Q + 1
#define BACK(Q) 4 * Q + 2, 4 * Q + 3, LANES + 4 * Q + 2, LANES + 4 * Q + 3

#define TYPE float
#define BITS int32_t
#define LANES 16
#define LARGEST 1e12f
#define SMALLEST 1e-25f
#define LEAST_NORMAL 0x1p-126f
#define NAME(WHAT) WHAT##_f
#define SHUFFLED(ONE, OTHER, OF)                                                                   \
    __builtin_shufflevector(ONE, OTHER, OF(0), OF(1), OF(2), OF(3))
#include "small_matrices.h"
#undef TYPE
#undef BITS
#undef LANES
#undef LARGEST
#undef SMALLEST
#undef LEAST_NORMAL
#undef NAME
#undef SHUFFLED

#define TYPE double
#define BITS int64_t
#define LANES 8
#define LARGEST 1e100
#define SMALLEST 1e-190
#define LEAST_NORMAL 0x1p-1022
#define NAME(WHAT) WHAT##_d
#define SHUFFLED(ONE, OTHER, OF) __builtin_shufflevector(ONE, OTHER, OF(0), OF(1))
#include "small_matrices.h"

/* What is wanted, bytes of an element, matrices, how many, their rows, right sides, of how many
 * columns, what comes of them, and room for the vectors of a matrix and its right sides. Gives
 * whether there is one that is singular, or not positive definite. */
int64_t lazyasync_small_matrices(const int64_t *a) {
    if (a[1] == 4)
        return do_f(a[0], (const float *)a[2], a[3], a[4], (const float *)a[5], a[6],
                         (float *)a[7], (void *)a[8]);
    return do_d(a[0], (const double *)a[2], a[3], a[4], (const double *)a[5], a[6],
                    (double *)a[7], (void *)a[8]);
}
