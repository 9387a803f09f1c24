/* Attention: scores are computed by tiles, which stay in a core's cache, and are never all there.
 *
 * Source: Dao, "FlashAttention-2", arXiv:2307.08691: algorithm 1 forwards, where the largest score
 * of a row may grow from tile to tile, so that what has been added up is multiplied once more; and
 * algorithm 2 backwards. The iterations of a record are blocks of queries of a head, forwards, and
 * the heads that share keys, backwards. Products of matrices are those of a BLAS.
 *
 * It is a unit of its own, which is loaded by the first program that needs it.
 */
#include "blas.h"

double log(double);

#define INFINITE __builtin_inf()

enum {
    NO_MASK,
    MASK_OF_BOOLEANS,
    MASK_OF_NUMBERS,
    TILE_BYTES = 1 << 17, /* as `TILE_BYTES` in ../llvm/attention.py, and `MOST_ROWS` */
    MOST_ROWS = 256,
};

struct range {
    int64_t begin, end;
};

/* The keys that some of so many queries are given. */
static inline struct range visible_to(const struct attention *p, int64_t row, int64_t rows) {
    int64_t begin = row + p->first, end = row + rows + p->last;
    return (struct range){
        begin < 0 ? 0 : at_most(begin, p->others),
        end < 0 ? 0 : at_most(end, p->others),
    };
}

/* A range as one of a tile. */
static inline struct range within(struct range range, int64_t key, int64_t keys) {
    int64_t begin = range.begin - key, end = range.end - key;
    begin = begin < 0 ? 0 : at_most(begin, keys);
    end = at_most(end, keys);
    return (struct range){begin, end < begin ? begin : end};
}

#define REAL float
#define BITS int32_t
#define LANES 16
#define NAME(NAME) NAME##_f
#define ROUNDER 12582912.0 /* 1.5 * 2**23: what is added to it becomes an integer */
#define MANTISSA 23
#define LOG2_HIGH 0.693359375
#define LOG2_LOW -2.12194440054690583e-4
#define SERIES_LAST 1.9841269841269841e-4
#define SERIES_FIRST 1.3888888888888889e-3
#define SERIES                                                                                     \
    { 8.3333333333333333e-3f, 4.1666666666666667e-2f, 1.6666666666666667e-1f, 0.5f, 1.0f, 1.0f }
#define SMALLEST -87.0
#include "attention_tiles.h"
#undef REAL
#undef BITS
#undef LANES
#undef NAME
#undef ROUNDER
#undef MANTISSA
#undef LOG2_HIGH
#undef LOG2_LOW
#undef SERIES_LAST
#undef SERIES_FIRST
#undef SERIES
#undef SMALLEST

#define REAL double
#define BITS int64_t
#define LANES 8
#define NAME(NAME) NAME##_d
#define ROUNDER 6755399441055744.0 /* 1.5 * 2**52 */
#define MANTISSA 52
#define LOG2_HIGH 6.93147180369123816490e-01
#define LOG2_LOW 1.90821492927058770002e-10
#define SERIES_LAST 1.6059043836821613e-10
#define SERIES_FIRST 2.0876756987868099e-9
#define SERIES                                                                                     \
    {                                                                                              \
        2.5052108385441719e-8, 2.7557319223985891e-7, 2.7557319223985891e-6,                       \
            2.4801587301587302e-5, 1.9841269841269841e-4, 1.3888888888888889e-3,                   \
            8.3333333333333333e-3, 4.1666666666666667e-2, 1.6666666666666667e-1, 0.5, 1.0, 1.0     \
    }
#define SMALLEST -708.0
#include "attention_tiles.h"
