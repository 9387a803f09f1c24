/* Matrix products, by a BLAS.
 *
 * A record's iterations are the parts of a batch of products, which come in groups: each function
 * calls the library once for each. A part is some rows and columns of a result; those at the end of
 * a row or a column of parts may be smaller. The library is found by Python, which hands over the
 * address of its function. There is one function here for each form that such a function has: the
 * type of the elements, and in how many bits the library counts.
 */
#include "layout.h"

enum { ROW_MAJOR = 101, AS_IT_IS = 111, TRANSPOSED = 112 }; /* as CBLAS has them */

/* The other way to read a matrix. */
static inline int turned(int64_t how) { return how == AS_IT_IS ? TRANSPOSED : AS_IT_IS; }

static inline int64_t at_most(int64_t number, int64_t limit) {
    return number < limit ? number : limit;
}

/* Has a BLAS of our own keep to one thread, should somebody have set the threads of all libraries. */
static inline void keep_to_one_thread(const struct product *p) {
    if (p->get_threads != NULL && p->get_threads() != 1)
        p->set_threads(1);
}

/* An element is WIDTH numbers of the type ELEMENT. FACTOR is the type that factors are passed by,
 * ONE and NONE are 1 and 0 in it. */
#define PRODUCT(NAME, ELEMENT, WIDTH, COUNT, FACTOR, ONE, NONE)                                    \
    typedef void NAME##_blas(int, int, int, COUNT, COUNT, COUNT, FACTOR, const ELEMENT *, COUNT,   \
                             const ELEMENT *, COUNT, FACTOR, ELEMENT *, COUNT);                    \
    typedef void NAME##_vector(int, int, COUNT, COUNT, FACTOR, const ELEMENT *, COUNT,             \
                               const ELEMENT *, COUNT, FACTOR, ELEMENT *, COUNT);                  \
    /* A matrix, which is `rows` x `columns` as it is read, with a vector, stride by stride. */    \
    static void NAME##_by_vector(const struct product *p, int how, int64_t rows, int64_t columns,  \
                                 const char *matrix, int64_t leading, const char *vector,          \
                                 int64_t step, char *result, int64_t result_step) {                \
        int64_t element = sizeof(ELEMENT) * WIDTH;                                                 \
        for (int64_t k = 0; k < rows; k++) /* which not every library does for a factor of 0 */    \
            __builtin_memset(result + k * result_step * element, 0, (size_t)element);              \
        int64_t stored_rows = how == AS_IT_IS ? rows : columns;                                    \
        int64_t stored_columns = how == AS_IT_IS ? columns : rows;                                 \
        ((NAME##_vector *)p->blas_vector)(                                                         \
            ROW_MAJOR, how, (COUNT)stored_rows, (COUNT)stored_columns, ONE,                        \
            (const ELEMENT *)matrix, (COUNT)leading, (const ELEMENT *)vector, (COUNT)step, NONE,   \
            (ELEMENT *)result, (COUNT)result_step);                                                \
    }                                                                                              \
    void NAME(const struct product *p, int64_t begin, int64_t end) {                               \
        NAME##_blas *multiply = (NAME##_blas *)p->blas;                                            \
        keep_to_one_thread(p);                                                                     \
        for (int64_t k = begin; k < end; k++) {                                                    \
            int64_t part = k % p->parts, product = k / p->parts;                                   \
            int64_t in_group = product % p->group, group = product / p->group;                     \
            int64_t across = part % p->parts_across, down = part / p->parts_across;                \
            int64_t rows = at_most(p->part_rows, p->rows - down * p->part_rows);                   \
            int64_t columns = at_most(p->part_columns, p->columns - across * p->part_columns);     \
            int64_t left = OFFSET(left), right = OFFSET(right), result = OFFSET(result);           \
            if (p->blas_vector != NULL && rows == 1) {                                             \
                int64_t step = p->left_transposed == AS_IT_IS ? 1 : p->left_leading;               \
                NAME##_by_vector(p, turned(p->right_transposed), columns, p->inner,                \
                                 p->right + right, p->right_leading, p->left + left, step,         \
                                 p->result + result, 1);                                           \
                continue;                                                                          \
            }                                                                                      \
            if (p->blas_vector != NULL && columns == 1) {                                          \
                int64_t step = p->right_transposed == AS_IT_IS ? p->right_leading : 1;             \
                NAME##_by_vector(p, (int)p->left_transposed, rows, p->inner, p->left + left,       \
                                 p->left_leading, p->right + right, step, p->result + result,      \
                                 p->result_leading);                                               \
                continue;                                                                          \
            }                                                                                      \
            multiply(ROW_MAJOR, (int)p->left_transposed, (int)p->right_transposed, (COUNT)rows,    \
                     (COUNT)columns, (COUNT)p->inner, ONE, (const ELEMENT *)(p->left + left),      \
                     (COUNT)p->left_leading, (const ELEMENT *)(p->right + right),                  \
                     (COUNT)p->right_leading, NONE, (ELEMENT *)(p->result + result),               \
                     (COUNT)p->result_leading);                                                    \
        }                                                                                          \
    }
#define OFFSET(MATRIX)                                                                             \
    (in_group * p->within_group.MATRIX + group * p->between_groups.MATRIX + down * p->down.MATRIX +\
     across * p->across.MATRIX)

PRODUCT(lazyasync_product_f32, float, 1, int32_t, float, 1, 0)
PRODUCT(lazyasync_product_f64, float, 1, int64_t, float, 1, 0)
PRODUCT(lazyasync_product_d32, double, 1, int32_t, double, 1, 0)
PRODUCT(lazyasync_product_d64, double, 1, int64_t, double, 1, 0)

/* Of complex numbers: their real and imaginary parts beside each other; factors are pointed to. */
static const float float_one[2] = {1, 0}, float_none[2];
static const double double_one[2] = {1, 0}, double_none[2];
PRODUCT(lazyasync_product_F32, float, 2, int32_t, const float *, float_one, float_none)
PRODUCT(lazyasync_product_F64, float, 2, int64_t, const float *, float_one, float_none)
PRODUCT(lazyasync_product_D32, double, 2, int32_t, const double *, double_one, double_none)
PRODUCT(lazyasync_product_D64, double, 2, int64_t, const double *, double_one, double_none)
