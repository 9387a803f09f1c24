/* What calls are made of that threads share: sorting by digits, searching, picking, adding up.
 *
 * Each function is given the address of its arguments, 64 bits each. It works on a part, and knows
 * nothing of threads. Sources: Knuth, "The Art of Computer Programming", volume 3, 5.2.5 (sorting
 * by digits, the lowest first); Khuong and Morin, "Array layouts for comparison-based searching",
 * 2017 (searching without branches).
 */
#include <stddef.h>
#include <stdint.h>

#include "call_products.h"
#include "keys.h"
#include "philox.h"

typedef struct {
    uint64_t key, place;
} pair;

/* ---- sorting ------------------------------------------------------------------------------- */

/* What is loaded and stored: keys alone of 32 and of 64 bits, and keys of as many with places. Those
 * of 32 bits alone are not sorted. */
enum { KEYS_32, KEYS_64, PLACED_32, PLACED_64 };

/* Loads the keys of numbers; gives bits that differ between them (in `differing`). */
static void load(const void *source, int64_t count, int64_t kind, int64_t type, int64_t first,
                 void *to, uint64_t *differing) {
    uint64_t all = ~(uint64_t)0, any = 0, flip = kind & DESCENDING ? ~(uint64_t)0 : 0;
    kind &= ~DESCENDING;
    if (type == KEYS_32 || type == PLACED_32) {
        const uint32_t *numbers = source;
        for (int64_t k = 0; k < count; k++) {
            uint32_t key = key_32(numbers[k], kind) ^ (uint32_t)flip;
            all &= key, any |= key;
            if (type == KEYS_32)
                ((uint32_t *)to)[k] = key;
            else
                ((uint64_t *)to)[k] = (uint64_t)key << 32 | (uint64_t)(first + k);
        }
    } else {
        const uint64_t *numbers = source;
        for (int64_t k = 0; k < count; k++) {
            uint64_t key = key_64(numbers[k], kind) ^ flip;
            all &= key, any |= key;
            if (type == KEYS_64)
                ((uint64_t *)to)[k] = key;
            else
                ((pair *)to)[k] = (pair){key, (uint64_t)(first + k)};
        }
    }
    differing[0] = all, differing[1] = any;
}

static void store(const void *from, int64_t count, int64_t kind, int64_t type, void *out) {
    if (type == KEYS_32)
        for (int64_t k = 0; k < count; k++)
            ((uint32_t *)out)[k] = value_32(((const uint32_t *)from)[k], kind);
    else if (type == KEYS_64)
        for (int64_t k = 0; k < count; k++)
            ((uint64_t *)out)[k] = value_64(((const uint64_t *)from)[k], kind);
    else if (type == PLACED_32)
        for (int64_t k = 0; k < count; k++)
            ((int64_t *)out)[k] = (int64_t)(uint32_t)((const uint64_t *)from)[k];
    else
        for (int64_t k = 0; k < count; k++)
            ((int64_t *)out)[k] = (int64_t)((const pair *)from)[k].place;
}

#define DIGIT(NUMBER) ((NUMBER) >> shift & 255)
#define COUNT(TYPE, KEY)                                                                           \
    for (int64_t k = 0; k < count; k++)                                                            \
        counts[DIGIT(((const TYPE *)from)[k] KEY)]++;
#define MOVE(TYPE, KEY)                                                                            \
    for (int64_t k = 0; k < count; k++) {                                                          \
        TYPE one = ((const TYPE *)from)[k];                                                        \
        ((TYPE *)to)[places[DIGIT(one KEY)]++] = one;                                              \
    }

static void count_digits(const void *from, int64_t count, int64_t type, int64_t shift,
                         int64_t *counts) {
    for (int64_t k = 0; k < 256; k++)
        counts[k] = 0;
    if (type == PLACED_32)
        shift += 32;
    if (type == PLACED_64)
        COUNT(pair, .key)
    else
        COUNT(uint64_t, )
}

static void move_digits(const void *from, int64_t count, int64_t type, int64_t shift,
                        int64_t *places, void *to) {
    if (type == PLACED_32)
        shift += 32;
    if (type == PLACED_64)
        MOVE(pair, .key)
    else
        MOVE(uint64_t, )
}

static inline int64_t bits_of(int64_t type) {
    return type == KEYS_32 || type == PLACED_32 ? 32 : 64;
}

/* Of a part of a line: source, count, kind, type, first place, keys, and two words for the bits
 * that all keys have and that any has. */
int64_t lazyasync_load_keys(const int64_t *a) {
    load((const void *)a[0], a[1], a[2], a[3], a[4], (void *)a[5], (uint64_t *)a[6]);
    return 0;
}

/* Keys, count, type, shift, 256 counts. */
int64_t lazyasync_count_digits(const int64_t *a) {
    count_digits((const void *)a[0], a[1], a[2], a[3], (int64_t *)a[4]);
    return 0;
}

/* Keys, count, type, shift, where each digit goes next, and the line that they go to. */
int64_t lazyasync_move_digits(const int64_t *a) {
    move_digits((const void *)a[0], a[1], a[2], a[3], (int64_t *)a[4], (void *)a[5]);
    return 0;
}

/* Keys, count, kind, type, and the numbers or places that come of them. */
int64_t lazyasync_store_keys(const int64_t *a) {
    store((const void *)a[0], a[1], a[2], a[3], (void *)a[4]);
    return 0;
}

/* The order of lines, each by itself: source, lines, length, kind, type, which has places, out, room
 * for two lines of keys, and how many places of each line go to `out`. */
int64_t lazyasync_sort_lines(const int64_t *a) {
    const char *source = (const char *)a[0];
    int64_t lines = a[1], length = a[2], kind = a[3], type = a[4];
    char *out = (char *)a[5], *keys = (char *)a[6];
    int64_t bytes = bits_of(type) / 8;
    char *other = keys + 2 * length * bytes;
    int64_t counts[256];
    for (int64_t line = 0; line < lines; line++) {
        uint64_t differing[2];
        load(source, length, kind, type, 0, keys, differing);
        char *from = keys, *to = other;
        for (int64_t shift = 0; shift < bits_of(type); shift += 8) {
            if (!DIGIT(differing[0] ^ differing[1]))
                continue;
            count_digits(from, length, type, shift, counts);
            int64_t before = 0;
            for (int64_t k = 0; k < 256; k++) {
                int64_t here = counts[k];
                counts[k] = before, before += here;
            }
            move_digits(from, length, type, shift, counts, to);
            char *swapped = from;
            from = to, to = swapped;
        }
        store(from, a[7], kind, type, out);
        source += length * bytes;
        out += 8 * a[7];
    }
    return 0;
}

/* ---- the order of bytes -------------------------------------------------------------------- */

static void count_bytes(const uint8_t *bytes, int64_t count, int64_t flip, int64_t *counts) {
    int64_t some[4][256]; /* several, as the next byte is often the same */
    for (int64_t k = 0; k < 256; k++)
        some[0][k] = some[1][k] = some[2][k] = some[3][k] = 0;
    int64_t k = 0;
    for (; k + 4 <= count; k += 4)
        _Pragma("unroll") for (int64_t j = 0; j < 4; j++)
            some[j][bytes[k + j]]++;
    for (; k < count; k++)
        some[0][bytes[k]]++;
    for (k = 0; k < 256; k++)
        counts[k ^ flip] = some[0][k] + some[1][k] + some[2][k] + some[3][k];
}

static void move_places(const uint8_t *bytes, int64_t count, int64_t flip, int64_t first,
                        int64_t *begins, int64_t *out) {
    for (int64_t k = 0; k < count; k++)
        out[begins[bytes[k] ^ flip]++] = first + k;
}

/* Bytes, how many, which of their bits are flipped to put them in order, and 256 counts. */
int64_t lazyasync_count_bytes(const int64_t *a) {
    count_bytes((const uint8_t *)a[0], a[1], a[2], (int64_t *)a[3]);
    return 0;
}

/* Bytes, how many, the bits that are flipped, where each byte goes next, the first place, and the
 * places in order. */
int64_t lazyasync_order_bytes(const int64_t *a) {
    move_places((const uint8_t *)a[0], a[1], a[2], a[4], (int64_t *)a[3], (int64_t *)a[5]);
    return 0;
}

/* Lines of bytes, how many, their length, the bits that are flipped, and the places in the order of
 * each. */
int64_t lazyasync_order_lines_of_bytes(const int64_t *a) {
    const uint8_t *bytes = (const uint8_t *)a[0];
    int64_t counts[256], *out = (int64_t *)a[4];
    for (int64_t line = 0; line < a[1]; line++, bytes += a[2], out += a[2]) {
        count_bytes(bytes, a[2], a[3], counts);
        int64_t before = 0;
        for (int64_t k = 0; k < 256; k++) {
            int64_t here = counts[k];
            counts[k] = before, before += here;
        }
        move_places(bytes, a[2], a[3], 0, counts, out);
    }
    return 0;
}

/* ---- searching ----------------------------------------------------------------------------- */

#define LANES 8
typedef double eight __attribute__((vector_size(8 * LANES), aligned(8)));
typedef int64_t eight_whole __attribute__((vector_size(8 * LANES), aligned(8)));
typedef float eight_single __attribute__((vector_size(4 * LANES), aligned(4)));
typedef int32_t eight_short __attribute__((vector_size(4 * LANES), aligned(4)));

#define AT(K) ordered[base[K] + half]
/* Eight at a time, as vectors: a branch for each comparison would be guessed wrong half the time. */
#define SEARCH(NAME, TYPE, VECTOR, IS_NAN)                                                         \
    static void NAME(const TYPE *ordered, int64_t length, const TYPE *values, int64_t count,       \
                     int64_t right, int64_t *out) {                                                \
        for (int64_t k = 0; k < count; k += LANES) {                                               \
            int64_t now = count - k < LANES ? count - k : LANES;                                   \
            eight_whole base = {0};                                                                \
            VECTOR wanted;                                                                         \
            for (int64_t j = 0; j < LANES; j++)                                                    \
                wanted[j] = values[k + (j < now ? j : 0)];                                         \
            for (int64_t rest = length; rest > 0;) {                                               \
                int64_t half = (rest - 1) / 2;                                                     \
                VECTOR one = {AT(0), AT(1), AT(2), AT(3), AT(4), AT(5), AT(6), AT(7)};             \
                eight_whole before = __builtin_convertvector(                                      \
                    right ? (one <= wanted) | IS_NAN(wanted)                                       \
                          : (one < wanted) | (IS_NAN(wanted) & ~IS_NAN(one)),                      \
                    eight_whole);                                                                  \
                base += before & (half + 1);                                                       \
                rest -= half + 1;                                                                  \
            }                                                                                      \
            for (int64_t j = 0; j < now; j++)                                                      \
                out[k + j] = base[j];                                                              \
        }                                                                                          \
    }

#define OF_REAL(VECTOR) ((VECTOR) != (VECTOR))
#define OF_INTEGER(VECTOR) ((VECTOR) < (VECTOR))
SEARCH(search_float, float, eight_single, OF_REAL)
SEARCH(search_double, double, eight, OF_REAL)
SEARCH(search_int, int32_t, eight_short, OF_INTEGER)
SEARCH(search_long, int64_t, eight_whole, OF_INTEGER)

enum { FLOAT, DOUBLE, INT, LONG }; /* as `DTYPES` in ../calls/native_kernels.py */

/* Dtype, the ordered numbers and how many, the values and how many, whether behind equal ones, and
 * the places that they belong before. */
int64_t lazyasync_search(const int64_t *a) {
    const void *ordered = (const void *)a[1], *values = (const void *)a[3];
    int64_t *out = (int64_t *)a[6];
    if (a[0] == FLOAT)
        search_float(ordered, a[2], values, a[4], a[5], out);
    else if (a[0] == DOUBLE)
        search_double(ordered, a[2], values, a[4], a[5], out);
    else if (a[0] == INT)
        search_int(ordered, a[2], values, a[4], a[5], out);
    else
        search_long(ordered, a[2], values, a[4], a[5], out);
    return 0;
}

/* ---- picking ------------------------------------------------------------------------------- */

enum { LOOKED_AT_ONCE = 256 };

/* Indices are looked at, as vectors, before the elements that they point at are read, some at a
 * time; those of all lines once. */
#define PICK(TYPE, INDEX, VECTOR)                                                                  \
    for (int64_t begin = 0; begin < count; begin += LOOKED_AT_ONCE) {                              \
        int64_t now = count - begin < LOOKED_AT_ONCE ? count - begin : LOOKED_AT_ONCE, k = 0;      \
        const INDEX *some = (const INDEX *)indices + begin;                                        \
        if (line == 0 || a[8]) {                                                                   \
            eight_whole outside = {0};                                                             \
            for (; k + LANES <= now; k += LANES) {                                                 \
                eight_whole index = __builtin_convertvector(*(const VECTOR *)(some + k), eight_whole); \
                outside |= (eight_whole)((index < -length) | (index >= length));                   \
            }                                                                                      \
            int64_t wrong = 0;                                                                     \
            for (int64_t j = 0; j < LANES; j++)                                                    \
                wrong |= outside[j];                                                               \
            for (; k < now; k++)                                                                   \
                wrong |= some[k] < -length || some[k] >= length;                                   \
            if (wrong)                                                                             \
                return 1;                                                                          \
        }                                                                                          \
        _Pragma("unroll 4") for (k = 0; k < now; k++) {                                            \
            int64_t index = some[k];                                                               \
            ((TYPE *)to)[begin + k] = ((const TYPE *)from)[index + (index >> 63 & length)];        \
        }                                                                                          \
    }
#define PICK_BY(INDEX, VECTOR)                                                                     \
    if (bytes == 1)                                                                                \
        PICK(uint8_t, INDEX, VECTOR)                                                               \
    else if (bytes == 2)                                                                           \
        PICK(uint16_t, INDEX, VECTOR)                                                              \
    else if (bytes == 4)                                                                           \
        PICK(uint32_t, INDEX, VECTOR)                                                              \
    else                                                                                           \
        PICK(uint64_t, INDEX, VECTOR)

/* Lines, from each of which elements are picked by a line of indices: bytes of an element, lines,
 * length, the bytes from one line to the next (0 for a single one), indices of each line, the
 * lines, the indices, their bytes, the bytes from one line of them to the next, and where the
 * elements go. Gives whether there is an index out of range. */
int64_t lazyasync_pick(const int64_t *a) {
    int64_t bytes = a[0], length = a[2], count = a[4];
    const char *from = (const char *)a[5], *indices = (const char *)a[6];
    char *to = (char *)a[9];
    for (int64_t line = 0; line < a[1]; line++) {
        if (a[7] == 4) {
            PICK_BY(int32_t, eight_short)
        } else {
            PICK_BY(int64_t, eight_whole)
        }
        from += a[3], indices += a[8], to += count * bytes;
    }
    return 0;
}

/* Elements by indices of their own: out[k, j] = from[index[k, j], j], of each of some tables. */
#define PICK_ACROSS(TYPE, INDEX)                                                                   \
    for (int64_t table = 0; table < a[1]; table++) {                                               \
        const INDEX *some = (const INDEX *)indices;                                                \
        int64_t wrong = 0;                                                                         \
        for (int64_t k = 0; k < count; k++)                                                        \
            for (int64_t j = 0; j < width; j++) {                                                  \
                int64_t index = some[k * width + j];                                               \
                index += index >> 63 & length;                                                     \
                int64_t outside = (uint64_t)index >= (uint64_t)length;                             \
                wrong |= outside;                                                                  \
                ((TYPE *)to)[k * width + j] = ((const TYPE *)from)[(outside ? 0 : index) * width + j]; \
            }                                                                                      \
        if (wrong)                                                                                 \
            return 1;                                                                              \
        from += length * width * bytes, indices += count * width * a[8], to += count * width * bytes; \
    }
#define PICK_ACROSS_BY(INDEX)                                                                      \
    if (bytes == 1)                                                                                \
        PICK_ACROSS(uint8_t, INDEX)                                                                \
    else if (bytes == 2)                                                                           \
        PICK_ACROSS(uint16_t, INDEX)                                                               \
    else if (bytes == 4)                                                                           \
        PICK_ACROSS(uint32_t, INDEX)                                                               \
    else                                                                                           \
        PICK_ACROSS(uint64_t, INDEX)

/* The bytes of an element, tables, the rows of each, the rows of indices of each, the width of all of
 * these, the tables, the indices, where the elements go, and the bytes of an index. Gives whether
 * there is an index out of range. */
int64_t lazyasync_pick_across(const int64_t *a) {
    int64_t bytes = a[0], length = a[2], count = a[3], width = a[4];
    const char *from = (const char *)a[5], *indices = (const char *)a[6];
    char *to = (char *)a[7];
    if (a[8] == 4) {
        PICK_ACROSS_BY(int32_t)
    } else {
        PICK_ACROSS_BY(int64_t)
    }
    return 0;
}

typedef uint8_t half_line __attribute__((vector_size(32), aligned(1)));
typedef uint8_t quarter_line __attribute__((vector_size(16), aligned(1)));

/* The last vector of a row may begin within the one before it. */
static inline void copy_row(char *to, const char *from, int64_t bytes) {
    int64_t k = 0;
    if (bytes >= 32) {
        for (; k + 32 <= bytes; k += 32)
            *(half_line *)(to + k) = *(const half_line *)(from + k);
        if (k < bytes)
            *(half_line *)(to + bytes - 32) = *(const half_line *)(from + bytes - 32);
    } else if (bytes >= 16) {
        *(quarter_line *)to = *(const quarter_line *)from;
        *(quarter_line *)(to + bytes - 16) = *(const quarter_line *)(from + bytes - 16);
    } else if (bytes == 8)
        *(uint64_t *)to = *(const uint64_t *)from;
    else
        for (; k < bytes; k++)
            to[k] = from[k];
}

enum { ROWS_AHEAD = 8 };

#define PICK_ROWS(INDEX)                                                                           \
    for (int64_t table = 0; table < a[1]; table++, from += length * bytes) {                       \
        const INDEX *some = (const INDEX *)a[5];                                                   \
        for (int64_t k = 0; k < count; k++, to += bytes) {                                         \
            int64_t index = some[k], later = some[k + ROWS_AHEAD < count ? k + ROWS_AHEAD : k];    \
            index += index >> 63 & length, later += later >> 63 & length;                          \
            if ((uint64_t)index >= (uint64_t)length)                                               \
                return 1;                                                                          \
            __builtin_prefetch(from + later * bytes);                                              \
            if (bytes > 64)                                                                        \
                __builtin_prefetch(from + later * bytes + bytes - 1);                              \
            copy_row(to, from + index * bytes, bytes);                                             \
        }                                                                                          \
    }

/* The bytes of a row, tables, the rows of each, indices that are for all of them, the tables, the
 * indices, where the rows go, and the bytes of an index. Gives whether there is an index out of
 * range. */
int64_t lazyasync_pick_rows(const int64_t *a) {
    int64_t bytes = a[0], length = a[2], count = a[3];
    const char *from = (const char *)a[4];
    char *to = (char *)a[6];
    if (a[7] == 4)
        PICK_ROWS(int32_t)
    else
        PICK_ROWS(int64_t)
    return 0;
}

/* ---- adding up ----------------------------------------------------------------------------- */

#define PLACES(INDEX)                                                                              \
    for (int64_t k = 0; k < count; k++) {                                                          \
        int64_t index = ((const INDEX *)a[1])[k];                                                  \
        index += index >> 63 & length;                                                             \
        wrong |= (uint64_t)index >= (uint64_t)length;                                              \
        falls |= index < last;                                                                     \
        places[k] = (int32_t)index, last = index;                                                  \
    }

/* The bytes of an index, indices, how many, a length, and places counted from the front as 32 bits.
 * Gives 1 if there is an index out of range, else 2 if the places do not ascend. */
int64_t lazyasync_places(const int64_t *a) {
    int32_t *places = (int32_t *)a[4];
    int64_t count = a[2], length = a[3], last = 0, wrong = 0, falls = 0;
    if (a[0] == 4)
        PLACES(int32_t)
    else
        PLACES(int64_t)
    return wrong ? 1 : falls ? 2 : 0;
}

/* Places, how many, how many there may be, where the rows of each begin in the order of places
 * (one more than there are), whether an order is wanted, and the order, of 32 bits. */
int64_t lazyasync_order_places(const int64_t *a) {
    const int32_t *places = (const int32_t *)a[0];
    int64_t count = a[1], length = a[2], *begins = (int64_t *)a[3];
    int32_t *order = (int32_t *)a[5];
    for (int64_t k = 0; k <= length; k++)
        begins[k] = 0;
    for (int64_t k = 0; k < count; k++)
        begins[places[k] + 1]++;
    for (int64_t k = 0; k < length; k++)
        begins[k + 1] += begins[k];
    if (!a[4])
        return 0;
    for (int64_t k = 0; k < count; k++)
        order[begins[places[k]]++] = (int32_t)k;
    for (int64_t k = length; k > 0; k--)
        begins[k] = begins[k - 1];
    begins[0] = 0;
    return 0;
}

#define AS_IT_IS(VECTOR) (VECTOR)
#define IN_DOUBLE(VECTOR) __builtin_convertvector(VECTOR, eight)
#define IN_SINGLE(VECTOR) __builtin_convertvector(VECTOR, eight_single)

/* The rows of each place from `begin` to `end`, in their order, are added up, singles in double. */
#define SUM_ROWS(NAME, TYPE, SUM, VECTOR, SUMS, WIDEN, NARROW)                                     \
    static void NAME(const TYPE *rows, const int32_t *order, const int64_t *begins, int64_t begin, \
                     int64_t end, int64_t width, const TYPE *start, TYPE *out) {                   \
        for (int64_t place = begin; place < end; place++) {                                        \
            TYPE *to = out + place * width;                                                        \
            const TYPE *before = start ? start + place * width : NULL;                             \
            int64_t first = begins[place], last = begins[place + 1];                               \
            int64_t column = 0;                                                                    \
            for (; column + 4 * LANES <= width; column += 4 * LANES) {                             \
                SUMS sums[4] = {{0}, {0}, {0}, {0}};                                               \
                for (int64_t k = first; k < last; k++) {                                           \
                    const TYPE *row = rows + (order ? order[k] : k) * width + column;              \
                    if (order) { /* a vector is half a line, or a line */                          \
                        const TYPE *later = rows + order[k + 4] * width + column;                  \
                        __builtin_prefetch(later);                                                 \
                        __builtin_prefetch(later + 2 * LANES);                                     \
                    }                                                                              \
                    for (int64_t j = 0; j < 4; j++)                                                \
                        sums[j] += WIDEN(*(const VECTOR *)(row + j * LANES));                      \
                }                                                                                  \
                for (int64_t j = 0; j < 4; j++) {                                                  \
                    if (before)                                                                    \
                        sums[j] += WIDEN(*(const VECTOR *)(before + column + j * LANES));          \
                    *(VECTOR *)(to + column + j * LANES) = NARROW(sums[j]);                        \
                }                                                                                  \
            }                                                                                      \
            for (; column + LANES <= width; column += LANES) {                                     \
                SUMS sum = {0};                                                                    \
                for (int64_t k = first; k < last; k++)                                             \
                    sum += WIDEN(*(const VECTOR *)(rows + (order ? order[k] : k) * width + column)); \
                if (before)                                                                        \
                    sum += WIDEN(*(const VECTOR *)(before + column));                              \
                *(VECTOR *)(to + column) = NARROW(sum);                                            \
            }                                                                                      \
            for (; column < width; column++) {                                                     \
                SUM sum = 0;                                                                       \
                for (int64_t k = first; k < last; k++)                                             \
                    sum += rows[(order ? order[k] : k) * width + column];                          \
                to[column] = (TYPE)(before ? sum + before[column] : sum);                          \
            }                                                                                      \
        }                                                                                          \
    }

SUM_ROWS(sum_float, float, double, eight_single, eight, IN_DOUBLE, IN_SINGLE)
SUM_ROWS(sum_double, double, double, eight, eight, AS_IT_IS, AS_IT_IS)
SUM_ROWS(sum_long, int64_t, int64_t, eight_whole, eight_whole, AS_IT_IS, AS_IT_IS)

/* Dtype, rows, order (0 for theirs; with room for 4 more behind), where those of each place begin,
 * the first place and the one behind the last, the width, what is added to (0 for nothing), and the
 * sums. */
int64_t lazyasync_sum_rows(const int64_t *a) {
    const void *rows = (const void *)a[1], *start = (const void *)a[7];
    const int32_t *order = (const int32_t *)a[2];
    const int64_t *begins = (const int64_t *)a[3];
    if (a[0] == FLOAT)
        sum_float(rows, order, begins, a[4], a[5], a[6], start, (float *)a[8]);
    else if (a[0] == DOUBLE)
        sum_double(rows, order, begins, a[4], a[5], a[6], start, (double *)a[8]);
    else
        sum_long(rows, order, begins, a[4], a[5], a[6], start, (int64_t *)a[8]);
    return 0;
}

/* ---- random words -------------------------------------------------------------------------- */

typedef unsigned __int128 wide;
typedef uint64_t eight_wide __attribute__((vector_size(8 * LANES), aligned(8)));

/* The key, counters, the third word of all of them, how many, and four words for each. */
int64_t lazyasync_random_words(const int64_t *a) {
    const uint64_t *counters = (const uint64_t *)a[1];
    int64_t count = a[3];
    uint64_t *out = (uint64_t *)a[4];
    for (int64_t k = 0; k < count; k += LANES) {
        int64_t now = count - k < LANES ? count - k : LANES;
        eight_wide counter;
        if (now == LANES)
            counter = *(const eight_wide *)(counters + k);
        else
            for (int64_t j = 0; j < LANES; j++)
                counter[j] = counters[k + (j < now ? j : 0)];
        eight_wide both[2];
        philox((uint64_t)a[0], &counter, (uint64_t)a[2], both);
        if (now == LANES)
            for (int64_t j = 0; j < 2; j++)
                *(eight_wide *)(out + 2 * k + j * LANES) = both[j];
        else
            for (int64_t j = 0; j < 2 * now; j++)
                out[2 * k + j] = both[j / LANES][j % LANES];
    }
    return 0;
}

/* Numbers of 64 random bits, how many, the largest integer that is wanted, and integers up to it. */
int64_t lazyasync_scale_words(const int64_t *a) {
    const uint64_t *words = (const uint64_t *)a[0];
    uint64_t largest = (uint64_t)a[2], *out = (uint64_t *)a[3];
    int64_t k = 0;
    if (largest < 0xffffffffu) /* the products of both halves have 64 bits */
        for (; k + LANES <= a[1]; k += LANES) {
            eight_wide word = *(const eight_wide *)(words + k);
            eight_wide low = (word & 0xffffffffu) * (largest + 1);
            eight_wide high = (word >> 32) * (largest + 1) + (low >> 32);
            *(eight_wide *)(out + k) = high >> 32;
        }
    for (; k < a[1]; k++)
        out[k] = (uint64_t)(((wide)words[k] * largest + words[k]) >> 64);
    return 0;
}

enum { MOST_BITS = 12 };

/* Keys are put in the order of so many of their highest differing bits that few are equal in them;
 * what is left is inserted. */
static void order_random(const uint64_t *keys, int64_t count, int64_t differing, uint64_t mask,
                         uint64_t *some, uint64_t *out) {
    int32_t begins[1 << MOST_BITS];
    int64_t bits = 0;
    while (bits < MOST_BITS && (int64_t)1 << bits < count)
        bits++;
    int64_t shift = differing - bits, digits = (int64_t)1 << bits;
    for (int64_t k = 0; k < digits; k++)
        begins[k] = 0;
    for (int64_t k = 0; k < count; k++)
        begins[keys[k] >> shift & (uint64_t)(digits - 1)]++;
    int32_t before = 0;
    for (int64_t k = 0; k < digits; k++) {
        int32_t here = begins[k];
        begins[k] = before, before += here;
    }
    for (int64_t k = 0; k < count; k++)
        some[begins[keys[k] >> shift & (uint64_t)(digits - 1)]++] = keys[k];
    for (int64_t k = 1; k < count; k++) {
        uint64_t one = some[k];
        int64_t to = k;
        for (; to > 0 && some[to - 1] > one; to--)
            some[to] = some[to - 1];
        some[to] = one;
    }
    for (int64_t k = 0; k < count; k++)
        out[k] = some[k] & mask;
}

/* Lines of random keys, where each begins (one more than there are), how many, how many of the
 * lowest bits differ in a line, which bits of a key are its place, room for the longest line, and
 * the places in the order of the keys of each line. */
int64_t lazyasync_order_random(const int64_t *a) {
    const int64_t *begins = (const int64_t *)a[1];
    for (int64_t line = 0; line < a[2]; line++)
        order_random((const uint64_t *)a[0] + begins[line], begins[line + 1] - begins[line], a[3],
                     (uint64_t)a[4], (uint64_t *)a[5], (uint64_t *)a[6] + begins[line]);
    return 0;
}
