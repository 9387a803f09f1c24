/* A matrix times a vector, each of whose elements is used once.
 *
 * Of a matrix that is stored by rows, a record's iterations are rows: several at a time are read
 * side by side, so that more of them are on the way from memory, and the vector is read once for
 * all. Of one that is stored by columns they are panels of the result: each element is the sum of
 * its terms in their order, of so many columns at a time, whoever computes it. Long sums are sums of
 * those of blocks, which keeps their errors small.
 */
#include "blas.h"

/* The words of a record, as `_record` in ../llvm/matrix_vector.py has them; STEP is that in bytes
 * from row to row, or from column to column, as the matrix is stored. */
enum { MATRIX, RIGHT, RESULT, LENGTH, INNER, STEP };

enum {
    VECTOR = 64, /* bytes of a vector, and of a panel, as in ../llvm/matrix_vector.py */
    TOGETHER = 4, /* rows at a time, and panels */
    BLOCK = 512,  /* elements of a row that are summed up by themselves */
    LONG_BLOCK = 1 << 15, /* elements whose blocks are */
    COLUMNS = 8,  /* the same of columns, which are read side by side */
    STRIP = 64,   /* panels whose sums are in the nearest cache */
    NEAR = 1 << 18, /* bytes of a matrix that a core's own cache has: the order does not matter */
};

#define REAL float
#define BITS int32_t
#define NAME(WHAT) WHAT##_f
#include "matrix_vector.h"
#undef REAL
#undef BITS
#undef NAME

#define REAL double
#define BITS int64_t
#define NAME(WHAT) WHAT##_d
#include "matrix_vector.h"
