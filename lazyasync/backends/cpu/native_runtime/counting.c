/* What calls are made of that count in bins, and that ask which numbers are among others.
 *
 * Each function is given the address of its arguments, 64 bits each. It works on a part, and knows
 * nothing of threads. Source of the hashing: Knuth, "The Art of Computer Programming", volume 3,
 * 6.4 (multiplicative hashing, linear probing).
 */
#include <stddef.h>
#include <stdint.h>

/* ---- bins ------------------------------------------------------------------------------------ */

typedef float eight_single __attribute__((vector_size(32), aligned(4)));
typedef double eight __attribute__((vector_size(64), aligned(8)));
typedef int64_t eight_whole __attribute__((vector_size(64), aligned(8)));

#define AT(K) edges[found[K] + half]

/* Where edges are evenly spaced, as they mostly are, the bin of a number follows from its distance
 * to the first edge but for rounding: so its neighbour may be the right one. Otherwise bins are
 * searched for. A bin has its left edge, and the last one both. */
#define COUNT_IN_BINS(NAME, TYPE, VECTOR)                                                          \
    static inline int64_t NAME##_guess(TYPE x, double first, double scale, int64_t bins) {         \
        double place = ((double)x - first) * scale;                                                \
        return place >= 0 ? (place < (double)bins ? (int64_t)place : bins - 1) : 0;                \
    }                                                                                              \
    static int64_t NAME##_are_even(const TYPE *edges, int64_t bins, double first, double scale) {  \
        for (int64_t k = 0; k < bins; k++) {                                                       \
            int64_t off = NAME##_guess(edges[k], first, scale, bins) - k;                          \
            if (off < -1 || off > 0 || !(edges[k] < edges[k + 1]))                                 \
                return 0;                                                                          \
        }                                                                                          \
        return 1;                                                                                  \
    }                                                                                              \
    /* Eight at a time, as vectors: a branch for each comparison would be guessed wrong half the   \
     * time. Of each the last bin whose left edge is not above it. */                              \
    static void NAME##_searched(const TYPE *numbers, int64_t count, const TYPE *edges,             \
                                int64_t bins, int64_t *counts) {                                   \
        TYPE least = edges[0], most = edges[bins];                                                 \
        for (int64_t k = 0; k < count; k += 8) {                                                   \
            int64_t now = count - k < 8 ? count - k : 8;                                           \
            VECTOR wanted;                                                                         \
            eight_whole found = {0};                                                               \
            _Pragma("unroll") for (int64_t j = 0; j < 8; j++)                                      \
                wanted[j] = numbers[k + (j < now ? j : 0)];                                        \
            for (int64_t rest = bins; rest > 1;) {                                                 \
                int64_t half = rest / 2;                                                           \
                VECTOR some = {AT(0), AT(1), AT(2), AT(3), AT(4), AT(5), AT(6), AT(7)};            \
                found += __builtin_convertvector(some <= wanted, eight_whole) & half;              \
                rest -= half;                                                                      \
            }                                                                                      \
            for (int64_t j = 0; j < now; j++)                                                      \
                counts[found[j]] += numbers[k + j] >= least && numbers[k + j] <= most;             \
        }                                                                                          \
    }                                                                                              \
    static void NAME(const TYPE *numbers, int64_t count, const TYPE *edges, int64_t bins,          \
                     int64_t *counts) {                                                            \
        TYPE least = edges[0], most = edges[bins];                                                 \
        double first = least, scale = (double)bins / ((double)most - first);                       \
        if (!NAME##_are_even(edges, bins, first, scale)) {                                         \
            NAME##_searched(numbers, count, edges, bins, counts);                                  \
            return;                                                                                \
        }                                                                                          \
        for (int64_t k = 0; k < count; k++) {                                                      \
            TYPE x = numbers[k];                                                                   \
            int64_t bin = NAME##_guess(x, first, scale, bins);                                     \
            bin -= bin > 0 && x < edges[bin];                                                      \
            bin += bin < bins - 1 && x >= edges[bin + 1];                                          \
            counts[bin] += x >= least && x <= most;                                                \
        }                                                                                          \
    }

COUNT_IN_BINS(in_float, float, eight_single)
COUNT_IN_BINS(in_double, double, eight)

/* Bytes of a number, numbers, how many, the edges of bins, how many bins, and their counts. */
int64_t lazyasync_count_in_bins(const int64_t *a) {
    int64_t *counts = (int64_t *)a[5];
    for (int64_t k = 0; k < a[4]; k++)
        counts[k] = 0;
    if (a[0] == 4)
        in_float((const float *)a[1], a[2], (const float *)a[3], a[4], counts);
    else
        in_double((const double *)a[1], a[2], (const double *)a[3], a[4], counts);
    return 0;
}

/* ---- numbers among others -------------------------------------------------------------------- */

#define HASH(KEY) ((uint64_t)(KEY) * 0x9e3779b97f4a7c15u >> shift)

/* Numbers as bits, of which NaN, where it is one, is above the highest that counts. A table has a
 * number at its hash or behind, up to the next place with nothing, which is zero; whether that is
 * among the numbers stands behind the table. */
#define AMONG(BITS, SIGN, INFINITE)                                                                \
    static void enter_##BITS(const uint##BITS##_t *numbers, int64_t count, int64_t is_real,        \
                             int64_t bits, uint##BITS##_t *table) {                                \
        uint64_t shift = (uint64_t)(64 - bits), mask = ((uint64_t)1 << bits) - 1;                  \
        for (int64_t k = 0; k < count; k++) {                                                      \
            uint##BITS##_t one = numbers[k];                                                       \
            if (is_real && (one & (SIGN - 1)) > INFINITE)                                          \
                continue;                                                                          \
            if (!one || (is_real && one == SIGN)) {                                                \
                table[mask + 1] = 1;                                                               \
                continue;                                                                          \
            }                                                                                      \
            uint64_t at = HASH(one);                                                               \
            while (table[at] && table[at] != one)                                                  \
                at = (at + 1) & mask;                                                              \
            table[at] = one;                                                                       \
        }                                                                                          \
    }                                                                                              \
    static void find_##BITS(const uint##BITS##_t *numbers, int64_t count, int64_t is_real,         \
                            int64_t bits, const uint##BITS##_t *table, uint8_t *out) {             \
        uint64_t shift = (uint64_t)(64 - bits), mask = ((uint64_t)1 << bits) - 1;                  \
        for (int64_t k = 0; k < count; k++) {                                                      \
            uint##BITS##_t one = numbers[k];                                                       \
            if (is_real && one == SIGN)                                                            \
                one = 0;                                                                           \
            uint64_t at = one ? HASH(one) : mask + 1;                                              \
            while (one && table[at] && table[at] != one)                                           \
                at = (at + 1) & mask;                                                              \
            out[k] = one ? table[at] == one : (uint8_t)table[at];                                  \
        }                                                                                          \
    }                                                                                              \
    static void mark_##BITS(const uint##BITS##_t *numbers, int64_t count, uint##BITS##_t least,    \
                            uint64_t *marks) {                                                     \
        for (int64_t k = 0; k < count; k++) {                                                      \
            uint##BITS##_t at = numbers[k] - least;                                                \
            marks[at >> 6] |= (uint64_t)1 << (at & 63);                                            \
        }                                                                                          \
    }                                                                                              \
    static void look_##BITS(const uint##BITS##_t *numbers, int64_t count, uint##BITS##_t least,    \
                            uint##BITS##_t most, const uint64_t *marks, uint8_t *out) {            \
        for (int64_t k = 0; k < count; k++) {                                                      \
            uint##BITS##_t at = numbers[k] - least;                                                \
            uint64_t is_inside = at <= most;                                                       \
            out[k] = (uint8_t)(marks[is_inside ? at >> 6 : 0] >> (at & 63) & is_inside);           \
        }                                                                                          \
    }

AMONG(32, 0x80000000u, 0x7f800000u)
AMONG(64, 0x8000000000000000u, 0x7ff0000000000000u)

/* Bytes of a number, whether it is a real one, numbers, how many, the binary logarithm of the length
 * of a table, and that table: zeros, one more than its length. */
int64_t lazyasync_enter_numbers(const int64_t *a) {
    if (a[0] == 4)
        enter_32((const uint32_t *)a[2], a[3], a[1], a[4], (uint32_t *)a[5]);
    else
        enter_64((const uint64_t *)a[2], a[3], a[1], a[4], (uint64_t *)a[5]);
    return 0;
}

/* The same, and for each number whether it is in the table. */
int64_t lazyasync_find_numbers(const int64_t *a) {
    if (a[0] == 4)
        find_32((const uint32_t *)a[2], a[3], a[1], a[4], (const uint32_t *)a[5], (uint8_t *)a[6]);
    else
        find_64((const uint64_t *)a[2], a[3], a[1], a[4], (const uint64_t *)a[5], (uint8_t *)a[6]);
    return 0;
}

/* Bytes of an integer, integers, how many, the least that there is, and a bit for each from that. */
int64_t lazyasync_mark_integers(const int64_t *a) {
    if (a[0] == 4)
        mark_32((const uint32_t *)a[1], a[2], (uint32_t)a[3], (uint64_t *)a[4]);
    else
        mark_64((const uint64_t *)a[1], a[2], (uint64_t)a[3], (uint64_t *)a[4]);
    return 0;
}

/* Bytes of an integer, integers, how many, the least that has a bit, how far the last is from it, the
 * bits, and for each integer whether its bit is set. */
int64_t lazyasync_look_at_marks(const int64_t *a) {
    const uint64_t *marks = (const uint64_t *)a[5];
    uint8_t *out = (uint8_t *)a[6];
    if (a[0] == 4)
        look_32((const uint32_t *)a[1], a[2], (uint32_t)a[3], (uint32_t)a[4], marks, out);
    else
        look_64((const uint64_t *)a[1], a[2], (uint64_t)a[3], (uint64_t)a[4], marks, out);
    return 0;
}
