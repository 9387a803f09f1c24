/* Convolution of two vectors: as many places as registers hold, tap by tap. */
#include <stddef.h>
#include <stdint.h>

#define UNROLLED _Pragma("clang loop unroll(full)")

enum { VECTORS = 8 };    /* of places, which are `BLOCK` of ../calls/convolving.py */
enum { TOGETHER = 32 };  /* products that are added up before that is added to the rest */

#define TYPE float
#define BITS int32_t
#define NAME(WHAT) WHAT##_f
#include "convolving.h"
#undef TYPE
#undef BITS
#undef NAME

#define TYPE double
#define BITS int64_t
#define NAME(WHAT) WHAT##_d
#include "convolving.h"

/* Bytes of an element, a vector and its length, taps and how many, the result, the first of its
 * places and the last. Before the vector there are as many zeros as taps but one, and behind it
 * these and a block. */
int64_t lazyasync_convolve_vectors(const int64_t *a) {
    return a[0] == 4 ? convolve_f(a) : convolve_d(a);
}
