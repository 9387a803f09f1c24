/* Batches of products of small matrices: each element is the sum of its terms in their order.
 *
 * A record's iterations are products. A tile of a result, some rows of one or two vectors of
 * columns, stays in registers while the inner axis is gone over. Both matrices are read as they
 * lie, but for columns of the right one that lie apart, which are copied to where they lie beside
 * each other.
 */
#include "blas.h"

/* The words of a record, as `_POINTERS` and `_NUMBERS` in ../llvm/small_products.py; steps are
 * those in bytes. */
enum {
    LEFT,
    RIGHT,
    RESULT,
    GROUP,
    LEFT_STEP,
    LEFT_GROUP_STEP,
    LEFT_ROW,
    LEFT_ELEMENT,
    RIGHT_STEP,
    RIGHT_GROUP_STEP,
    RIGHT_ROW,
    RIGHT_ELEMENT,
    ROWS,
    INNER,
    COLUMNS,
};

enum {
    VECTOR = 32, /* bytes of a vector */
    HALF = 16,
    MOST_INNER = 256, /* as in ../../../compiler/fusion/small_products.py */
};

/* Rows of a tile, and where they are; steps are those in bytes. */
struct tile {
    const char *left, *right;
    char *result;
    int64_t left_row, left_element, right_row, result_row, second, rows, inner;
};

#define REAL float
#define NAME(WHAT) WHAT##_f
#include "small_products.h"
#undef REAL
#undef NAME

#define REAL double
#define NAME(WHAT) WHAT##_d
#include "small_products.h"
