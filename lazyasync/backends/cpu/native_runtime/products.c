/* Matrix products, by a BLAS.
 *
 * A record's iterations are the parts of a batch of products, which come in groups: each function
 * calls the library once for each. A part is some rows and columns of a result; those at the end of
 * a row or a column of parts may be smaller. The library is found by Python, which hands over the
 * address of its function. There is one function here for each form that such a function has: the
 * type of the elements, and in how many bits the library counts.
 */
#include "blas.h"

/* A part of a product: how large it is, and where it is in both matrices and in the result. */
struct part {
    int64_t rows, columns;
    const char *left, *right;
    char *result;
};

#define OFFSET(MATRIX)                                                                             \
    (in_group * p->within_group.MATRIX + group * p->between_groups.MATRIX + down * p->down.MATRIX +\
     across * p->across.MATRIX)

/* Not inlined, as what each form of product would have of its own is compiled by every process. */
static __attribute__((noinline)) struct part part_at(const struct product *p, int64_t iteration) {
    int64_t part = iteration % p->parts, product = iteration / p->parts;
    int64_t in_group = product % p->group, group = product / p->group;
    int64_t across = part % p->parts_across, down = part / p->parts_across;
    return (struct part){
        .rows = at_most(p->part_rows, p->rows - down * p->part_rows),
        .columns = at_most(p->part_columns, p->columns - across * p->part_columns),
        .left = p->left + OFFSET(left),
        .right = p->right + OFFSET(right),
        .result = p->result + OFFSET(result),
    };
}

/* A matrix and a vector as BLAS is told of them, and where their product is to be. */
struct by_vector {
    int how;               /* how the matrix is read */
    int64_t rows, columns; /* of the matrix, as it is stored */
    const char *matrix;
    int64_t leading;
    const char *vector;
    int64_t step;
    char *result;
    int64_t result_step;
};

/* A part of one row or one column. Its result is set to 0, which not every library does for a
 * factor of 0. */
static __attribute__((noinline)) struct by_vector
by_vector(const struct product *p, const struct part *part, size_t element_bytes) {
    struct by_vector v = {.result = part->result};
    int64_t length;
    if (part->rows == 1) { /* what is on the right, the other way round, times the row */
        length = part->columns;
        v.how = p->right_transposed == AS_IT_IS ? TRANSPOSED : AS_IT_IS;
        v.matrix = part->right, v.leading = p->right_leading;
        v.vector = part->left, v.step = p->left_transposed == AS_IT_IS ? 1 : p->left_leading;
        v.result_step = 1;
    } else {
        length = part->rows;
        v.how = (int)p->left_transposed;
        v.matrix = part->left, v.leading = p->left_leading;
        v.vector = part->right, v.step = p->right_transposed == AS_IT_IS ? p->right_leading : 1;
        v.result_step = p->result_leading;
    }
    v.rows = v.how == AS_IT_IS ? length : p->inner;
    v.columns = v.how == AS_IT_IS ? p->inner : length;
    for (int64_t k = 0; k < length; k++)
        __builtin_memset(v.result + k * v.result_step * (int64_t)element_bytes, 0, element_bytes);
    return v;
}

/* An element is WIDTH numbers of the type ELEMENT. FACTOR is the type that factors are passed by,
 * ONE and NONE are 1 and 0 in it. */
#define PRODUCT(NAME, ELEMENT, WIDTH, COUNT, FACTOR, ONE, NONE)                                    \
    typedef void NAME##_blas(int, int, int, COUNT, COUNT, COUNT, FACTOR, const ELEMENT *, COUNT,   \
                             const ELEMENT *, COUNT, FACTOR, ELEMENT *, COUNT);                    \
    typedef void NAME##_blas_vector(int, int, COUNT, COUNT, FACTOR, const ELEMENT *, COUNT,        \
                                    const ELEMENT *, COUNT, FACTOR, ELEMENT *, COUNT);             \
    void NAME(const struct product *p, int64_t begin, int64_t end) {                               \
        NAME##_blas *multiply = (NAME##_blas *)p->blas;                                            \
        NAME##_blas_vector *multiply_vector = (NAME##_blas_vector *)p->blas_vector;                \
        keep_to_one_thread(p->get_threads, p->set_threads);                                        \
        for (int64_t k = begin; k < end; k++) {                                                    \
            struct part part = part_at(p, k);                                                      \
            if (multiply_vector != NULL && (part.rows == 1 || part.columns == 1)) {                \
                struct by_vector v = by_vector(p, &part, sizeof(ELEMENT) * WIDTH);                 \
                multiply_vector(ROW_MAJOR, v.how, (COUNT)v.rows, (COUNT)v.columns, ONE,            \
                                (const ELEMENT *)v.matrix, (COUNT)v.leading,                       \
                                (const ELEMENT *)v.vector, (COUNT)v.step, NONE,                    \
                                (ELEMENT *)v.result, (COUNT)v.result_step);                        \
                continue;                                                                          \
            }                                                                                      \
            multiply(ROW_MAJOR, (int)p->left_transposed, (int)p->right_transposed,                 \
                     (COUNT)part.rows, (COUNT)part.columns, (COUNT)p->inner, ONE,                  \
                     (const ELEMENT *)part.left, (COUNT)p->left_leading,                           \
                     (const ELEMENT *)part.right, (COUNT)p->right_leading, NONE,                   \
                     (ELEMENT *)part.result, (COUNT)p->result_leading);                            \
        }                                                                                          \
    }

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
