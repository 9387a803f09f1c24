/* Matrix products, by the BLAS that NumPy uses.
 *
 * A record's iterations are the parts of a batch of products, which come in groups: each function
 * calls the library once for each. The library is found by Python, which hands over the address of
 * its function. There is one function here for each form that such a function has: the type of the
 * elements, and in how many bits the library counts.
 */
#include "layout.h"

enum { ROW_MAJOR = 101 }; /* CblasRowMajor */


#define PRODUCT(NAME, ELEMENT, COUNT)                                                              \
    typedef void NAME##_blas(int, int, int, COUNT, COUNT, COUNT, ELEMENT, const ELEMENT *, COUNT,  \
                             const ELEMENT *, COUNT, ELEMENT, ELEMENT *, COUNT);                   \
    void NAME(const struct product *p, int64_t begin, int64_t end) {                               \
        NAME##_blas *multiply = (NAME##_blas *)p->blas;                                            \
        for (int64_t k = begin; k < end; k++) {                                                    \
            int64_t part = k % p->parts, product = k / p->parts;                                   \
            int64_t in_group = product % p->group, group = product / p->group;                     \
            int64_t left = OFFSET(left), right = OFFSET(right), result = OFFSET(result);           \
            multiply(ROW_MAJOR, (int)p->left_transposed, (int)p->right_transposed, (COUNT)p->rows, \
                     (COUNT)p->columns, (COUNT)p->inner, 1, (const ELEMENT *)(p->left + left),     \
                     (COUNT)p->left_leading, (const ELEMENT *)(p->right + right),                  \
                     (COUNT)p->right_leading, 0, (ELEMENT *)(p->result + result),                  \
                     (COUNT)p->result_leading);                                                    \
        }                                                                                          \
    }
#define OFFSET(MATRIX)                                                                             \
    (in_group * p->within_group.MATRIX + group * p->between_groups.MATRIX +                        \
     part * p->between_parts.MATRIX)

PRODUCT(lazyasync_product_f32, float, int32_t)
PRODUCT(lazyasync_product_f64, float, int64_t)
PRODUCT(lazyasync_product_d32, double, int32_t)
PRODUCT(lazyasync_product_d64, double, int64_t)
