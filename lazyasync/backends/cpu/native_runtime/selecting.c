/* What calls are made of that select: elements by the place that sorting would put them at.
 *
 * Each function is given the address of its arguments, 64 bits each. It works on a part, and knows
 * nothing of threads. Source of the bracket around a place, taken from a sample: Floyd and Rivest,
 * "Expected time bounds for selection", 1975.
 */
#include <stddef.h>
#include <stdint.h>

#include "keys.h"

enum {
    FEW = 64,          /* keys among which places are found by comparing each with all */
    VERY_FEW = 4,      /* places that are looked for one after the other */
    SAMPLED = 64,      /* keys of a sample, at least */
    LONG_LINE = 8192,  /* keys from which on a sample has more */
    SAMPLED_LONG = 256,
    BLOCK = 2048,      /* keys that are worked on at a time, so that they stay in the cache */
    MOST_BRACKETS = 32, /* as in ../calls/selecting.py */
};

/* Selecting among keys of so many bits, SIGN the highest of these, INFINITE the bits of infinity and
 * NOT_A_NUMBER the key of NaN. Keys are followed by the largest one up to a whole vector. How many
 * are below a key is counted by vectors, which takes a tenth of what moving them takes: so a bracket
 * is right before it is used. */
#define SELECTING(BITS, COUNT, SIGN, INFINITE, NOT_A_NUMBER)                                       \
    typedef uint##BITS##_t key##BITS;                                                              \
    typedef key##BITS keys##BITS                                                                   \
        __attribute__((vector_size(COUNT * sizeof(key##BITS)), aligned(sizeof(key##BITS))));       \
    typedef int##BITS##_t signs##BITS                                                              \
        __attribute__((vector_size(COUNT * sizeof(key##BITS)), aligned(sizeof(key##BITS))));       \
    static int64_t total_##BITS(const keys##BITS *counts) {                                        \
        int64_t total = 0;                                                                         \
        _Pragma("unroll") for (int64_t j = 0; j < COUNT; j++)                                      \
            total += (int64_t)(*counts)[j];                                                        \
        return total;                                                                              \
    }                                                                                              \
    static void pad_##BITS(key##BITS *keys, int64_t count) {                                       \
        *(keys##BITS *)(keys + count) = (keys##BITS){0} + (key##BITS)-1;                           \
    }                                                                                              \
    /* The keys of numbers; gives the largest. */                                                  \
    static key##BITS load_##BITS(const key##BITS *source, int64_t count, int64_t kind, key##BITS *to) {\
        keys##BITS most = {0};                                                                     \
        key##BITS largest = 0, flip = kind == SIGNED ? SIGN : 0;                                   \
        int64_t k = 0;                                                                             \
        if (kind == REAL)                                                                          \
            for (; k + COUNT <= count; k += COUNT) {                                               \
                keys##BITS bits = *(const keys##BITS *)(source + k);                               \
                keys##BITS is_nan = (keys##BITS)((bits & (SIGN - 1)) > INFINITE);                  \
                bits &= ~((keys##BITS)(bits == SIGN) & SIGN);                                      \
                bits ^= (keys##BITS)((signs##BITS)bits >> (BITS - 1)) | SIGN;                      \
                bits = (bits & ~is_nan) | (is_nan & NOT_A_NUMBER);                                 \
                keys##BITS more = (keys##BITS)(bits > most);                                       \
                most = (bits & more) | (most & ~more);                                             \
                *(keys##BITS *)(to + k) = bits;                                                    \
            }                                                                                      \
        else                                                                                       \
            for (; k + COUNT <= count; k += COUNT) {                                               \
                keys##BITS bits = *(const keys##BITS *)(source + k) ^ flip;                        \
                keys##BITS more = (keys##BITS)(bits > most);                                       \
                most = (bits & more) | (most & ~more);                                             \
                *(keys##BITS *)(to + k) = bits;                                                    \
            }                                                                                      \
        _Pragma("unroll") for (int64_t j = 0; j < COUNT; j++)                                      \
            largest = most[j] > largest ? most[j] : largest;                                       \
        for (; k < count; k++) {                                                                   \
            to[k] = key_##BITS(source[k], kind);                                                   \
            largest = to[k] > largest ? to[k] : largest;                                           \
        }                                                                                          \
        return largest;                                                                            \
    }                                                                                              \
    /* How many keys are at most so large, which is not the largest that there is. */              \
    static int64_t up_to_##BITS(const key##BITS *keys, int64_t count, key##BITS most) {            \
        keys##BITS some[2] = {{0}, {0}};                                                           \
        int64_t k = 0;                                                                             \
        for (; k + COUNT < count; k += 2 * COUNT) {                                                \
            some[0] -= (keys##BITS)(*(const keys##BITS *)(keys + k) <= most);                      \
            some[1] -= (keys##BITS)(*(const keys##BITS *)(keys + k + COUNT) <= most);              \
        }                                                                                          \
        if (k < count)                                                                             \
            some[0] -= (keys##BITS)(*(const keys##BITS *)(keys + k) <= most);                      \
        some[0] += some[1];                                                                        \
        return total_##BITS(some);                                                                 \
    }                                                                                              \
    /* The least of the keys above one, of which there are some. */                                \
    static key##BITS above_##BITS(const key##BITS *keys, int64_t count, key##BITS than) {          \
        keys##BITS least = (keys##BITS){0} + (key##BITS)-1;                                        \
        key##BITS found = (key##BITS)-1;                                                           \
        for (int64_t k = 0; k < count; k += COUNT) {                                               \
            keys##BITS some = *(const keys##BITS *)(keys + k) - than - 1;                          \
            keys##BITS less = (keys##BITS)(some < least);                                          \
            least = (some & less) | (least & ~less);                                               \
        }                                                                                          \
        _Pragma("unroll") for (int64_t j = 0; j < COUNT; j++)                                      \
            found = least[j] < found ? least[j] : found;                                           \
        return found + than + 1;                                                                   \
    }                                                                                              \
    /* Where some of few keys go in order: where so many are as are less, and equal ones before. */\
    static inline void ranks_##BITS(const key##BITS *keys, int64_t count, int64_t k, keys##BITS *out) {\
        keys##BITS these = *(const keys##BITS *)(keys + k), ranks = {0}, lanes;                    \
        int64_t j = 0;                                                                             \
        _Pragma("unroll") for (int64_t i = 0; i < COUNT; i++)                                      \
            lanes[i] = (key##BITS)i;                                                               \
        _Pragma("unroll 4") for (; j < k; j++)                                                     \
            ranks -= (keys##BITS)((keys##BITS){0} + keys[j] <= these);                             \
        _Pragma("unroll") for (int64_t i = 0; i < COUNT; i++) {                                    \
            keys##BITS one = (keys##BITS){0} + keys[k + i];                                        \
            keys##BITS before = (keys##BITS)((keys##BITS){0} + (key##BITS)i < lanes);              \
            ranks -= (keys##BITS)(one < these) | ((keys##BITS)(one == these) & before);            \
        }                                                                                          \
        _Pragma("unroll 4") for (j = k + COUNT; j < count; j++)                                    \
            ranks -= (keys##BITS)((keys##BITS){0} + keys[j] < these);                              \
        *out = ranks;                                                                              \
    }                                                                                              \
    static void order_##BITS(const key##BITS *keys, int64_t count, key##BITS *out) {               \
        for (int64_t k = 0; k < count; k += COUNT) {                                               \
            keys##BITS ranks;                                                                      \
            ranks_##BITS(keys, count, k, &ranks);                                                  \
            _Pragma("unroll") for (int64_t i = 0; i < COUNT; i++)                                  \
                out[ranks[i]] = keys[k + i];                                                       \
        }                                                                                          \
    }                                                                                              \
    /* The key at a place; what is left of the keys meanwhile goes to the room. */                 \
    static key##BITS select_##BITS(const key##BITS *keys, int64_t count, int64_t place,            \
                                   key##BITS *room) {                                              \
        key##BITS least = 0, most = (key##BITS)-1;                                                 \
        key##BITS sample[SAMPLED_LONG], ordered[SAMPLED_LONG];                                     \
        while (count > FEW) {                                                                      \
            int64_t size = count < LONG_LINE ? SAMPLED : SAMPLED_LONG;                             \
            int64_t margin = count < LONG_LINE ? SAMPLED / 8 : SAMPLED_LONG / 16;                  \
            for (int64_t j = 0; j < size; j++)                                                     \
                sample[j] = keys[(j * count + (j * 7919 % size) * count / size) / size];           \
            order_##BITS(sample, size, ordered);                                                   \
            int64_t middle = place * size / count;                                                 \
            key##BITS low = middle < margin ? least : ordered[middle - margin];                    \
            key##BITS high = middle + margin >= size ? most : ordered[middle + margin];            \
            int64_t below = low == least ? 0 : up_to_##BITS(keys, count, low - 1);                 \
            int64_t upto = high == most ? count : up_to_##BITS(keys, count, high);                 \
            if (place < below)                                                                     \
                high = low - 1, upto = below, low = least, below = 0;                              \
            else if (place >= upto)                                                                \
                low = high + 1, below = upto, high = most, upto = count;                           \
            /* Where many keys are equal, samples do not tell them apart. */                       \
            while (low < high && upto - below > count / 2) {                                       \
                key##BITS half = low + (high - low) / 2;                                           \
                int64_t to = up_to_##BITS(keys, count, half);                                      \
                if (place < to)                                                                    \
                    high = half, upto = to;                                                        \
                else                                                                               \
                    low = half + 1, below = to;                                                    \
            }                                                                                      \
            if (low == high)                                                                       \
                return low;                                                                        \
            int64_t left = 0;                                                                      \
            _Pragma("unroll 4") for (int64_t k = 0; k < count; k++) {                              \
                key##BITS one = keys[k];                                                           \
                room[left] = one;                                                                  \
                left += one - low <= high - low;                                                   \
            }                                                                                      \
            pad_##BITS(room, left);                                                                \
            keys = room, count = left, place -= below, least = low, most = high;                   \
        }                                                                                          \
        order_##BITS(keys, count, ordered);                                                        \
        return ordered[place];                                                                     \
    }                                                                                              \
    /* Lines, each by itself, and of each some places, as far as there are so many. */             \
    static void lines_##BITS(const key##BITS *source, int64_t lines, int64_t length, int64_t kind, \
                             const int64_t *places, int64_t wanted, key##BITS *room,               \
                             key##BITS *out) {                                                     \
        key##BITS ordered[FEW], *rest = room + length + COUNT;                                     \
        for (; lines > 0; lines--, source += length, places += wanted, out += wanted) {            \
            int64_t last = -2;                                                                     \
            key##BITS found = 0, largest = load_##BITS(source, length, kind, room);                \
            pad_##BITS(room, length);                                                              \
            if (length <= FEW)                                                                     \
                order_##BITS(room, length, ordered);                                               \
            for (int64_t k = 0; k < wanted; k++) {                                                 \
                int64_t place = places[k] < 0 ? 0 : places[k];                                     \
                place = place < length ? place : length - 1;                                       \
                if (length <= FEW)                                                                 \
                    found = ordered[place];                                                        \
                else if (place == length - 1)                                                      \
                    found = largest;                                                               \
                else if (place == last + 1 && place) { /* the one behind that before */            \
                    if (up_to_##BITS(room, length, found) <= place)                                \
                        found = above_##BITS(room, length, found);                                 \
                } else if (place != last)                                                          \
                    found = select_##BITS(room, length, place, rest);                              \
                last = place;                                                                      \
                out[k] = value_##BITS(found, kind);                                                \
            }                                                                                      \
        }                                                                                          \
    }                                                                                              \
    /* Of brackets, two keys each: how many keys are below, how many at the lower end, inside, and \
     * at the upper end; those inside are gathered, as far as there is room for them. */           \
    static void between_##BITS(const key##BITS *source, int64_t count, int64_t kind,               \
                               int64_t brackets, const key##BITS *ends, int64_t room,              \
                               key##BITS *gathered, int64_t *counts) {                             \
        key##BITS keys[BLOCK];                                                                     \
        int64_t left[MOST_BRACKETS];                                                               \
        for (int64_t k = 0; k < brackets; k++)                                                     \
            left[k] = 0;                                                                           \
        for (int64_t k = 0; k < 4 * brackets; k++)                                                 \
            counts[k] = 0;                                                                         \
        for (; count > 0; count -= BLOCK, source += BLOCK) {                                       \
            int64_t now = count < BLOCK ? count : BLOCK;                                           \
            load_##BITS(source, now, kind, keys);                                                  \
            for (int64_t b = 0; b < brackets; b++) {                                               \
                key##BITS low = ends[2 * b], high = ends[2 * b + 1];                               \
                key##BITS width = low < high ? high - low - 1 : 0;                                 \
                key##BITS *to = gathered + b * room;                                               \
                keys##BITS below = {0}, at = {0}, inside = {0}, end = {0};                         \
                int64_t k = 0, kept = left[b];                                                     \
                for (; k + COUNT <= now; k += COUNT) {                                             \
                    keys##BITS some = *(const keys##BITS *)(keys + k);                             \
                    keys##BITS is_inside = (keys##BITS)(some - low - 1 < width);                   \
                    below -= (keys##BITS)(some < low);                                             \
                    at -= (keys##BITS)(some == low);                                               \
                    end -= (keys##BITS)(some == high);                                             \
                    inside -= is_inside;                                                           \
                    if (__builtin_reduce_or(is_inside) && kept + COUNT <= room)                    \
                        _Pragma("unroll") for (int64_t j = 0; j < COUNT; j++) {                    \
                            key##BITS one = keys[k + j];                                           \
                            to[kept] = one;                                                        \
                            kept += one - low - 1 < width;                                         \
                        }                                                                          \
                }                                                                                  \
                counts[4 * b] += total_##BITS(&below);                                             \
                counts[4 * b + 1] += total_##BITS(&at);                                            \
                counts[4 * b + 2] += total_##BITS(&inside);                                        \
                counts[4 * b + 3] += total_##BITS(&end);                                           \
                for (; k < now; k++) {                                                             \
                    key##BITS one = keys[k];                                                       \
                    counts[4 * b] += one < low;                                                    \
                    counts[4 * b + 1] += one == low;                                               \
                    counts[4 * b + 3] += one == high;                                              \
                    if (one - low - 1 < width) {                                                   \
                        counts[4 * b + 2]++;                                                       \
                        if (kept < room)                                                           \
                            to[kept++] = one;                                                      \
                    }                                                                              \
                }                                                                                  \
                left[b] = kept;                                                                    \
            }                                                                                      \
        }                                                                                          \
    }                                                                                              \
    /* Keys in order with what is theirs, equal ones in the order that they had: `keys` is followed by\
     * a vector and by as much again, as `theirs` is, to which they go. Gives where the latter are. */\
    static const key##BITS *sort_##BITS(key##BITS *keys, key##BITS *theirs, int64_t count) {       \
        key##BITS *to = keys + count + COUNT, *theirs_to = theirs + count + COUNT;                 \
        for (int64_t k = 0; k < count; k += FEW) {                                                 \
            int64_t now = count - k < FEW ? count - k : FEW;                                       \
            for (int64_t j = 0; j < now; j += COUNT) {                                             \
                keys##BITS ranks;                                                                  \
                ranks_##BITS(keys + k, now, j, &ranks);                                            \
                _Pragma("unroll") for (int64_t i = 0; i < COUNT; i++) {                            \
                    to[k + (int64_t)ranks[i]] = keys[k + j + i];                                   \
                    theirs_to[k + (int64_t)ranks[i]] = theirs[k + j + i];                          \
                }                                                                                  \
            }                                                                                      \
        }                                                                                          \
        for (int64_t size = FEW; size < count; size *= 2) {                                        \
            key##BITS *swapped = keys;                                                             \
            keys = to, to = swapped;                                                               \
            swapped = theirs, theirs = theirs_to, theirs_to = swapped;                             \
            for (int64_t k = 0; k < count; k += 2 * size) {                                        \
                int64_t one = k, middle = k + size < count ? k + size : count, other = middle;     \
                int64_t end = k + 2 * size < count ? k + 2 * size : count;                         \
                for (int64_t j = k; j < end; j++) {                                                \
                    int64_t is_other = one == middle || (other < end && keys[other] < keys[one]);  \
                    int64_t from = is_other ? other : one;                                         \
                    other += is_other, one += 1 - is_other;                                        \
                    to[j] = keys[from], theirs_to[j] = theirs[from];                               \
                }                                                                                  \
            }                                                                                      \
        }                                                                                          \
        return theirs_to;                                                                          \
    }                                                                                              \
    static void load_turned_##BITS(const key##BITS *source, int64_t length, int64_t kind,          \
                                   key##BITS turn, key##BITS *keys) {                              \
        load_##BITS(source, length, kind, keys);                                                   \
        for (int64_t k = 0; k < length; k += COUNT)                                                \
            *(keys##BITS *)(keys + k) ^= turn;                                                     \
        pad_##BITS(keys, length);                                                                  \
    }                                                                                              \
    /* The places of very few of the least of few keys, one after the other; 0 where one is the    \
     * largest that there is, which stands for those that were found. */                           \
    static int64_t few_##BITS(key##BITS *keys, int64_t length, int64_t wanted, int64_t *out) {     \
        for (int64_t found = 0; found < wanted; found++) {                                         \
            keys##BITS lanes = *(const keys##BITS *)keys;                                          \
            for (int64_t k = COUNT; k < length; k += COUNT) {                                      \
                keys##BITS some = *(const keys##BITS *)(keys + k);                                 \
                keys##BITS less = (keys##BITS)(some < lanes);                                      \
                lanes = (some & less) | (lanes & ~less);                                           \
            }                                                                                      \
            key##BITS least = __builtin_reduce_min(lanes);                                         \
            if (least == (key##BITS)-1)                                                            \
                return 0;                                                                          \
            int64_t place = 0;                                                                     \
            while (keys[place] != least)                                                           \
                place++;                                                                           \
            keys[place] = (key##BITS)-1, out[found] = place;                                       \
        }                                                                                          \
        return 1;                                                                                  \
    }                                                                                              \
    /* The places of the least keys of lines, those of the greatest if they are turned, in order. */\
    static void first_##BITS(const key##BITS *source, int64_t lines, int64_t length, int64_t kind, \
                             int64_t is_turned, int64_t wanted, key##BITS *room, int64_t *out) {   \
        key##BITS *rest = room + length + COUNT, turn = is_turned ? (key##BITS)-1 : 0;             \
        int64_t kept = length <= FEW ? length : wanted;                                            \
        key##BITS *keys = rest, *places = rest + 2 * (kept + COUNT);                               \
        for (; lines > 0; lines--, source += length, out += wanted) {                              \
            load_turned_##BITS(source, length, kind, turn, room);                                  \
            if (length <= FEW && wanted <= VERY_FEW) {                                             \
                if (few_##BITS(room, length, wanted, out))                                         \
                    continue;                                                                      \
                load_turned_##BITS(source, length, kind, turn, room);                              \
            }                                                                                      \
            key##BITS last = (key##BITS)-1;                                                        \
            int64_t equal = length; /* so many that are as large as the last one may be taken */   \
            if (length > FEW) {                                                                    \
                last = select_##BITS(room, length, wanted - 1, rest);                              \
                equal = wanted - (last ? up_to_##BITS(room, length, last - 1) : 0);                \
            }                                                                                      \
            int64_t count = 0;                                                                     \
            for (int64_t k = 0; k < length; k += COUNT) {                                          \
                keys##BITS some = *(const keys##BITS *)(room + k);                                 \
                if (!__builtin_reduce_or((keys##BITS)(some <= last)))                              \
                    continue;                                                                      \
                _Pragma("unroll") for (int64_t j = 0; j < COUNT; j++) {                            \
                    key##BITS one = room[k + j];                                                   \
                    int64_t is_equal = (one == last) & (equal > 0);                                \
                    keys[count] = one, places[count] = (key##BITS)(k + j);                         \
                    equal -= is_equal, count += (one < last) | is_equal;                           \
                }                                                                                  \
            }                                                                                      \
            pad_##BITS(keys, kept);                                                                \
            const key##BITS *found = sort_##BITS(keys, places, kept);                              \
            for (int64_t k = 0; k < wanted; k++)                                                   \
                out[k] = (int64_t)found[k];                                                        \
        }                                                                                          \
    }

SELECTING(32, 16, 0x80000000u, 0x7f800000u, 0xffc00000u)
SELECTING(64, 8, 0x8000000000000000u, 0x7ff0000000000000u, 0xfff8000000000000u)

/* Bytes of a number, lines, how many, their length, kind, the places of each line, how many, room for
 * two lines of keys and two vectors, and the numbers at these places. */
int64_t lazyasync_select_places(const int64_t *a) {
    const int64_t *places = (const int64_t *)a[5];
    if (a[0] == 4)
        lines_32((const uint32_t *)a[1], a[2], a[3], a[4], places, a[6], (uint32_t *)a[7], (uint32_t *)a[8]);
    else
        lines_64((const uint64_t *)a[1], a[2], a[3], a[4], places, a[6], (uint64_t *)a[7], (uint64_t *)a[8]);
    return 0;
}

/* Bytes of a number, numbers, how many, kind, how many brackets, two keys of each, room for so many
 * keys of each bracket, that room, and four counts of each bracket. */
int64_t lazyasync_select_between(const int64_t *a) {
    int64_t *counts = (int64_t *)a[8];
    if (a[0] == 4)
        between_32((const uint32_t *)a[1], a[2], a[3], a[4], (const uint32_t *)a[5], a[6],
                   (uint32_t *)a[7], counts);
    else
        between_64((const uint64_t *)a[1], a[2], a[3], a[4], (const uint64_t *)a[5], a[6],
                   (uint64_t *)a[7], counts);
    return 0;
}

/* Bytes of a number, lines, how many, their length, kind, whether the greatest are wanted, how many
 * places of each line, room as in ../calls/selecting.py, and the places. */
int64_t lazyasync_first_places(const int64_t *a) {
    int64_t *out = (int64_t *)a[8];
    if (a[0] == 4)
        first_32((const uint32_t *)a[1], a[2], a[3], a[4], a[5], a[6], (uint32_t *)a[7], out);
    else
        first_64((const uint64_t *)a[1], a[2], a[3], a[4], a[5], a[6], (uint64_t *)a[7], out);
    return 0;
}

/* ---- joining what is in order ---------------------------------------------------------------- */

#define FEWER(ONE, OTHER) ((ONE) < (OTHER) ? (ONE) : (OTHER))
/* The next of two lines in order, of equal ones that of the first, without a branch. */
#define NEXT(TYPE, LEFT, RIGHT, OUT)                                                               \
    {                                                                                              \
        TYPE of_left = *LEFT, of_right = *RIGHT;                                                   \
        int64_t is_right = of_right < of_left;                                                     \
        *OUT++ = is_right ? of_right : of_left;                                                    \
        RIGHT += is_right, LEFT += 1 - is_right;                                                   \
    }
/* Two lines in order, which have no NaN, become one, of which a part is written. Its first and its
 * second half are done at the same time: each number is known only after the one before. Source:
 * Odeh, Green, Mwassi, Shmueli and Birk, "Merge path: parallel merging made simple", 2012. */
#define MERGE(TYPE)                                                                                \
    static int64_t split_##TYPE(const TYPE *left, int64_t length, const TYPE *right, int64_t others,\
                                int64_t place) {                                                   \
        int64_t least = place > others ? place - others : 0, most = FEWER(place, length);          \
        while (least < most) {                                                                     \
            int64_t half = (least + most) / 2;                                                     \
            if (right[place - half - 1] < left[half])                                              \
                most = half;                                                                       \
            else                                                                                   \
                least = half + 1;                                                                  \
        }                                                                                          \
        return least;                                                                              \
    }                                                                                              \
    static void rest_##TYPE(const TYPE *left, const TYPE *left_end, const TYPE *right,             \
                            const TYPE *right_end, TYPE *out) {                                    \
        for (int64_t sure; (sure = FEWER(left_end - left, right_end - right)) > 0;)                \
            for (; sure > 0; sure--)                                                               \
                NEXT(TYPE, left, right, out)                                                       \
        while (left < left_end)                                                                    \
            *out++ = *left++;                                                                      \
        while (right < right_end)                                                                  \
            *out++ = *right++;                                                                     \
    }                                                                                              \
    static void merge_##TYPE(const TYPE *left, int64_t length, const TYPE *right, int64_t others,  \
                             int64_t begin, int64_t end, TYPE *out) {                              \
        int64_t edges[3] = {begin, (begin + end) / 2, end}, splits[3];                             \
        for (int64_t k = 0; k < 3; k++)                                                            \
            splits[k] = split_##TYPE(left, length, right, others, edges[k]);                       \
        const TYPE *one = left + splits[0], *one_end = left + splits[1];                           \
        const TYPE *other = right + (begin - splits[0]), *other_end = right + (edges[1] - splits[1]);\
        const TYPE *late = one_end, *late_end = left + splits[2];                                  \
        const TYPE *late_other = other_end, *late_other_end = right + (end - splits[2]);           \
        TYPE *to = out + begin, *late_to = out + edges[1];                                         \
        for (;;) {                                                                                 \
            int64_t sure = FEWER(one_end - one, other_end - other);                                \
            int64_t late_sure = FEWER(late_end - late, late_other_end - late_other);               \
            sure = FEWER(sure, late_sure);                                                         \
            if (sure <= 0)                                                                         \
                break;                                                                             \
            for (; sure > 0; sure--) {                                                             \
                NEXT(TYPE, one, other, to)                                                         \
                NEXT(TYPE, late, late_other, late_to)                                              \
            }                                                                                      \
        }                                                                                          \
        rest_##TYPE(one, one_end, other, other_end, to);                                           \
        rest_##TYPE(late, late_end, late_other, late_other_end, late_to);                          \
    }
#define MERGE_IF(TYPE)                                                                             \
    merge_##TYPE((const TYPE *)a[1], a[2], (const TYPE *)a[3], a[4], a[5], a[6], (TYPE *)a[7])

MERGE(float)
MERGE(double)
MERGE(int32_t)
MERGE(int64_t)
MERGE(uint32_t)
MERGE(uint64_t)

/* The dtype as in ../calls/sorting.py, a line and its length, another one, from which place to which
 * one of both in order is written, and where their first goes. */
int64_t lazyasync_merge(const int64_t *a) {
    switch (a[0]) {
    case 0:
        MERGE_IF(float);
        break;
    case 1:
        MERGE_IF(double);
        break;
    case 2:
        MERGE_IF(int32_t);
        break;
    case 3:
        MERGE_IF(int64_t);
        break;
    case 4:
        MERGE_IF(uint32_t);
        break;
    default:
        MERGE_IF(uint64_t);
    }
    return 0;
}
