/* The generator of random words, Philox 4x32-10, as `Philox` in ../../../ops/random/philox.py. */

typedef uint64_t philox_words __attribute__((vector_size(64), aligned(8)));

/* The words of eight counters, four for each, as two numbers of 64 bits; `third` is the third word
 * of all counters. */
static inline void philox(uint64_t key, const philox_words *counters, uint64_t third,
                          philox_words both[2]) {
    const uint64_t half = 0xffffffffu;
    uint64_t first = key & half, second = key >> 32;
    philox_words c0 = *counters & half, c1 = *counters >> 32;
    philox_words c2 = (philox_words){0} + third, c3 = {0};
    /* Upper halves do not matter before the end, where factors are cut: so it is seen that these
     * have 32 bits, and their products 64. */
    for (int64_t round = 0; round < 10; round++) {
        philox_words one = (c0 & half) * 0xD2511F53u, two = (c2 & half) * 0xCD9E8D57u;
        c0 = two >> 32 ^ c1 ^ first, c2 = one >> 32 ^ c3 ^ second;
        c1 = two, c3 = one;
        first += 0x9E3779B9u, second += 0xBB67AE85u;
    }
    philox_words low = c1 << 32 | (c0 & half), high = c3 << 32 | (c2 & half);
    both[0] = __builtin_shufflevector(low, high, 0, 8, 1, 9, 2, 10, 3, 11);
    both[1] = __builtin_shufflevector(low, high, 4, 12, 5, 13, 6, 14, 7, 15);
}
