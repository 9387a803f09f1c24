/* Factorizations by the functions of a LAPACK, and QR: for each matrix of a batch, or a part of one.
 *
 * Matrices are by rows, and LAPACK has them by columns: it is given those here as their transposes.
 * Each function is given the address of its arguments, 64 bits each. `LIBRARY` says which functions
 * are at hand, in the order of `_FUNCTIONS` in ../calls/lapack_parts.py.
 */
#include <stddef.h>
#include <stdint.h>

#include "blas.h"

enum { LOWER_HALF = 122, UPPER_HALF = 121, ON_LEFT = 141, ON_RIGHT = 142, NON_UNIT = 131, UNIT = 132 };
enum { PANEL = 8, TALL = 3 }; /* rows, and vectors of right sides, that registers hold */
enum { WIDTH = 64 }; /* the columns of a block, as `WIDTH` in ../calls/lapack_parts.py */

typedef struct {
    void *gemm, *trsm, *trsv, *getrf, *gesdd, *syevd;
    int (*get_threads)(void);
    void (*set_threads)(int);
} Library;

#define EACH _Pragma("clang loop unroll(full)")

#define TYPE float
#define BITS int32_t
#define NAME(WHAT) WHAT##_f
#define SMALLEST_SQUARE 1e-24f
#define LARGEST_SQUARE 1e36f
#define LEAST_NORMAL 0x1p-126f
#include "factors.h"
#undef TYPE
#undef BITS
#undef NAME
#undef SMALLEST_SQUARE
#undef LARGEST_SQUARE
#undef LEAST_NORMAL

#define TYPE double
#define BITS int64_t
#define NAME(WHAT) WHAT##_d
#define SMALLEST_SQUARE 1e-275
#define LARGEST_SQUARE 1e300
#define LEAST_NORMAL 0x1p-1022
#include "factors.h"

#define ENTRY(WHAT)                                                                                \
    int64_t lazyasync_##WHAT(const int64_t *a) {                                                   \
        const Library *library = (const Library *)a[0];                                            \
        keep_to_one_thread(library->get_threads, library->set_threads);                            \
        return a[1] == 4 ? WHAT##_f(library, a + 2) : WHAT##_d(library, a + 2);                    \
    }

ENTRY(factor_solve)
ENTRY(factor_pivots)
ENTRY(eliminate_columns)
ENTRY(eliminate_rest)
ENTRY(substitute)
ENTRY(solve_triangles)
ENTRY(factor_qr)
ENTRY(reflect)
ENTRY(factor_blocks)
ENTRY(reflect_blocks)
ENTRY(signs_of_q)
ENTRY(singular_values)
ENTRY(eigenvalues)
