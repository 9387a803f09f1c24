/* Convolutions, without a matrix of all patches.
 *
 * A thread copies some channels of a band of the input into a buffer, with zeros around it. There
 * the elements that one tap meets at neighbouring places are neighbours: with a stride those that
 * are so far apart are brought together. So a tap is an offset, and places are numbered through all
 * rows of the buffer; what is computed for the ends of rows, which are no places, is left out. Each
 * kernel keeps a tile of results in registers: a few outputs at several vectors of places. This is
 * the direct convolution of Georganas et al., "Anatomy of High-Performance Deep Learning
 * Convolutions on SIMD Architectures", SC18, section 2, on buffers in place of blocked tensors.
 *
 * It is a unit of its own, which is loaded with the first convolution.
 */
#include "convolution.h"

#if defined(__aarch64__)
enum { VECTOR_BYTES = 16 };
#else
enum { VECTOR_BYTES = 32 };
#endif

/* Vectors of places that one kernel does, and outputs. */
enum { VECTORS = 3, OUTPUTS = 4 };

#define UNROLLED _Pragma("clang loop unroll(full)")

static inline int64_t least(int64_t one, int64_t other) { return one < other ? one : other; }
static inline int64_t most(int64_t one, int64_t other) { return one > other ? one : other; }

/* How many numbers `stride` apart, the first of which is `first`, are less than `limit`. */
static inline int64_t below(int64_t limit, int64_t first, int64_t stride) {
    return limit <= first ? 0 : (limit - first + stride - 1) / stride;
}

#define ELEMENT float
#define NAME(WHAT) lazyasync_##WHAT##_f
#include "convolution_of.h"
#undef ELEMENT
#undef NAME

#define ELEMENT double
#define NAME(WHAT) lazyasync_##WHAT##_d
#include "convolution_of.h"
#undef ELEMENT
#undef NAME

#define WORD(BLOCK, FIELD)                                                                         \
    const int64_t lazyasync_layout_##BLOCK##_##FIELD = offsetof(struct BLOCK, FIELD) / WORD_BYTES;

WORD(convolution, members)
WORD(convolution, x_member)
WORD(convolution, has_bias)
WORD(convolution, box)
WORD(convolution, output_block)
WORD(convolution, channel_block)
WORD(convolution, phases)
WORD(convolution, axes)
WORD(correlation, groups)
WORD(correlation, row_block)
WORD(correlation, band_axis)
WORD(correlation, taps)
WORD(correlation, axes)
