/* Keys: unsigned numbers in the order of what they stand for; NaN is the largest. */
#ifndef LAZYASYNC_KEYS_H
#define LAZYASYNC_KEYS_H

#include <stdint.h>

enum { UNSIGNED, SIGNED, REAL, DESCENDING = 4 }; /* as in ../calls/ordering.py */

static inline uint32_t key_32(uint32_t bits, int64_t kind) {
    if (kind == UNSIGNED)
        return bits;
    if (kind == SIGNED)
        return bits ^ 0x80000000u;
    if ((bits & 0x7fffffffu) > 0x7f800000u)
        return 0xffc00000u; /* as one NaN, that of numpy.nan */
    if (bits == 0x80000000u)
        bits = 0; /* zeros are equal */
    return bits ^ ((uint32_t)((int32_t)bits >> 31) | 0x80000000u);
}

static inline uint64_t key_64(uint64_t bits, int64_t kind) {
    if (kind == UNSIGNED)
        return bits;
    if (kind == SIGNED)
        return bits ^ 0x8000000000000000u;
    if ((bits & 0x7fffffffffffffffu) > 0x7ff0000000000000u)
        return 0xfff8000000000000u;
    if (bits == 0x8000000000000000u)
        bits = 0;
    return bits ^ ((uint64_t)((int64_t)bits >> 63) | 0x8000000000000000u);
}

static inline uint32_t value_32(uint32_t key, int64_t kind) {
    if (kind == UNSIGNED)
        return key;
    if (kind == SIGNED)
        return key ^ 0x80000000u;
    return key ^ ((key >> 31) ? 0x80000000u : 0xffffffffu);
}

static inline uint64_t value_64(uint64_t key, int64_t kind) {
    if (kind == UNSIGNED)
        return key;
    if (kind == SIGNED)
        return key ^ 0x8000000000000000u;
    return key ^ ((key >> 63) ? 0x8000000000000000u : 0xffffffffffffffffu);
}

#endif
