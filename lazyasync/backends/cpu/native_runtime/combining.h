/* What becomes of elements that are combined where indices point, one by one and eight at a time. */
#ifndef LAZYASYNC_COMBINING_H
#define LAZYASYNC_COMBINING_H

#include <stdint.h>

enum { ADD, MINIMUM, MAXIMUM, SET }; /* as `HOWS` in ../calls/combining.py */
enum { FLOAT, DOUBLE, INT, LONG };   /* as `DTYPES` in ../calls/ordering.py */

typedef double eight __attribute__((vector_size(64), aligned(8)));
typedef int64_t eight_whole __attribute__((vector_size(64), aligned(8)));
typedef uint64_t eight_unsigned __attribute__((vector_size(64), aligned(8)));
typedef uint32_t eight_unsigned_short __attribute__((vector_size(32), aligned(4)));
typedef float eight_single __attribute__((vector_size(32), aligned(4)));
typedef int32_t eight_short __attribute__((vector_size(32), aligned(4)));
typedef uint16_t eight_halves __attribute__((vector_size(16), aligned(2)));
typedef uint8_t eight_bytes __attribute__((vector_size(8), aligned(1)));

#define SELECT(MASK, TAKEN, OTHER, VECTOR, MASKS)                                                  \
    ((VECTOR)(((MASKS)(TAKEN) & (MASK)) | ((MASKS)(OTHER) & ~(MASK))))
#define SUM_OF(ONE, OTHER, V, M) ((ONE) + (OTHER))
#define LEAST_OF(ONE, OTHER, V, M)                                                                 \
    SELECT((M)((ONE) <= (OTHER)) | (M)((ONE) != (ONE)), ONE, OTHER, V, M)
#define MOST_OF(ONE, OTHER, V, M)                                                                  \
    SELECT((M)((ONE) >= (OTHER)) | (M)((ONE) != (ONE)), ONE, OTHER, V, M)
#define PRODUCT_OF(ONE, OTHER, V, M) ((ONE) * (OTHER))
#define SECOND_OF(ONE, OTHER, V, M) ((void)(ONE), (OTHER))
#define NUMBER_LEAST(ONE, OTHER) ((ONE) <= (OTHER) || (ONE) != (ONE) ? (ONE) : (OTHER))
#define NUMBER_MOST(ONE, OTHER) ((ONE) >= (OTHER) || (ONE) != (ONE) ? (ONE) : (OTHER))
#define NUMBER_SUM(ONE, OTHER) ((ONE) + (OTHER))
#define NUMBER_PRODUCT(ONE, OTHER) ((ONE) * (OTHER))
#define NUMBER_SECOND(ONE, OTHER) ((void)(ONE), (OTHER))

#endif
