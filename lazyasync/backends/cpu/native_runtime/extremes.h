/* Where the largest element is, the first of equals and of NaN.
 *
 * For the smallest, real numbers are multiplied with -1, and all bits of integers flipped; of
 * unsigned ones the highest bit is. Of lines, vectors keep
 * the largest and the block that it was in, and that block alone is searched; of columns, vectors of
 * the largest and of their rows go side by side.
 */

#define SELECT(MASK, TAKEN, OTHER, VECTOR, MASKS)                                                  \
    ((VECTOR)(((MASKS)(TAKEN) & (MASK)) | ((MASKS)(OTHER) & ~(MASK))))
#define IS_NAN(NUMBER) ((NUMBER) != (NUMBER))

enum { CHUNK_BLOCKS = 120, COLUMN_VECTORS = 16 };

/* BITS: the integer of as many bits, OF: how the bits are flipped, WIDE: the type of 32 or 64 bits that
 * columns are compared in, PLACE: the integer of as many, COUNT: how many columns a vector has. */
#define PLACES_OF(NAME, TYPE, BITS, OF, WIDE, PLACE, COUNT)                                        \
    static int64_t NAME##_line(const TYPE *x, int64_t count, TYPE flip) {                          \
        enum { VECTOR = 64 / sizeof(TYPE), BLOCK = 4 * VECTOR };                                   \
        typedef TYPE vector __attribute__((vector_size(64), aligned(sizeof(TYPE))));               \
        typedef BITS masks __attribute__((vector_size(64), aligned(sizeof(TYPE))));                \
        TYPE best = x[0] OF flip;                                                                  \
        int64_t at = 0, first = 0;                                                                 \
        if (IS_NAN(best))                                                                          \
            return 0;                                                                              \
        while (first + VECTOR <= count) {                                                          \
            int64_t blocks = (count - first) / BLOCK, begin = first;                               \
            blocks = blocks < CHUNK_BLOCKS ? blocks : CHUNK_BLOCKS;                                \
            vector most = *(const vector *)(x + first) OF flip;                                    \
            masks where = {0}, bad = {0};                                                          \
            for (int64_t block = 0; block < blocks; block++, first += BLOCK) {                     \
                const vector *from = (const vector *)(x + first);                                  \
                vector v0 = from[0] OF flip, v1 = from[1] OF flip;                                 \
                vector v2 = from[2] OF flip, v3 = from[3] OF flip;                                 \
                bad |= (masks)(IS_NAN(v0) | IS_NAN(v1)) | (masks)(IS_NAN(v2) | IS_NAN(v3));        \
                v0 = SELECT((masks)(v1 > v0), v1, v0, vector, masks);                              \
                v2 = SELECT((masks)(v3 > v2), v3, v2, vector, masks);                              \
                v0 = SELECT((masks)(v2 > v0), v2, v0, vector, masks);                              \
                masks better = (masks)(v0 > most);                                                 \
                most = SELECT(better, v0, most, vector, masks);                                    \
                where = SELECT(better, (masks){0} + (BITS)block, where, masks, masks);             \
            }                                                                                      \
            if (blocks < CHUNK_BLOCKS) /* the last block, which is shorter */                      \
                for (; first + VECTOR <= count; first += VECTOR) {                                 \
                    vector next = *(const vector *)(x + first) OF flip;                            \
                    masks better = (masks)(next > most);                                           \
                    bad |= (masks)IS_NAN(next);                                                    \
                    most = SELECT(better, next, most, vector, masks);                              \
                    where = SELECT(better, (masks){0} + (BITS)blocks, where, masks, masks);        \
                }                                                                                  \
            while (__builtin_reduce_or(bad) && !IS_NAN(x[begin]))                                  \
                begin++;                                                                           \
            if (__builtin_reduce_or(bad))                                                          \
                return begin;                                                                      \
            TYPE largest = __builtin_reduce_max(most);                                             \
            if (largest > best) {                                                                  \
                masks is_it = (masks)(most == largest);                                            \
                masks in = (where & is_it) | (~is_it & CHUNK_BLOCKS);                              \
                best = largest, at = begin + __builtin_reduce_min(in) * BLOCK;                     \
            }                                                                                      \
        }                                                                                          \
        for (; first < count; first++) {                                                           \
            TYPE one = x[first] OF flip;                                                           \
            if (IS_NAN(one))                                                                       \
                return first;                                                                      \
            if (one > best)                                                                        \
                best = one, at = first;                                                            \
        }                                                                                          \
        masks lanes;                                                                               \
        _Pragma("unroll") for (int64_t j = 0; j < VECTOR; j++)                                     \
            lanes[j] = (BITS)j;                                                                    \
        for (; at + VECTOR <= count; at += VECTOR) {                                               \
            masks is_it = (masks)((*(const vector *)(x + at) OF flip) == best);                    \
            if (__builtin_reduce_or(is_it))                                                        \
                return at + __builtin_reduce_min((lanes & is_it) | (~is_it & VECTOR));             \
        }                                                                                          \
        while ((TYPE)(x[at] OF flip) != best)                                                      \
            at++;                                                                                  \
        return at;                                                                                 \
    }                                                                                              \
    static void NAME##_columns(const TYPE *x, int64_t rows, int64_t step, int64_t columns,         \
                               TYPE flip, int64_t *out) {                                          \
        typedef TYPE vector __attribute__((vector_size(COUNT * sizeof(TYPE)), aligned(sizeof(TYPE)))); \
        typedef WIDE wides __attribute__((vector_size(COUNT * sizeof(WIDE)), aligned(sizeof(WIDE)))); \
        typedef PLACE places __attribute__((vector_size(COUNT * sizeof(PLACE)), aligned(sizeof(PLACE)))); \
        while (columns >= COUNT) {                                                                 \
            wides best[COLUMN_VECTORS];                                                            \
            places at[COLUMN_VECTORS];                                                             \
            int64_t vectors = columns / COUNT;                                                     \
            vectors = vectors < COLUMN_VECTORS ? vectors : COLUMN_VECTORS;                         \
            const TYPE *row = x;                                                                   \
            for (int64_t i = 0; i < rows;) {                                                       \
                int64_t now = i && i + 4 <= rows ? 4 : 1;                                          \
                for (int64_t j = 0; j < vectors; j++) {                                            \
                    wides most = best[j];                                                          \
                    places where = at[j];                                                          \
                    for (int64_t k = 0; k < now; k++) {                                            \
                        const TYPE *from = row + k * step + j * COUNT;                             \
                        wides one = __builtin_convertvector(                                       \
                            *(const vector *)from OF flip, wides);                                 \
                        places better = (places)(one > most) | (places)IS_NAN(one);                \
                        better &= ~(places)IS_NAN(most);                                           \
                        better |= (places){0} - (i == 0);                                          \
                        most = SELECT(better, one, most, wides, places);                           \
                        where = SELECT(better, (places){0} + (PLACE)(i + k), where, places, places); \
                    }                                                                              \
                    best[j] = most, at[j] = where;                                                 \
                }                                                                                  \
                i += now, row += now * step;                                                       \
            }                                                                                      \
            for (int64_t j = 0; j < vectors * COUNT; j++)                                          \
                out[j] = at[j / COUNT][j % COUNT];                                                 \
            x += vectors * COUNT, out += vectors * COUNT, columns -= vectors * COUNT;              \
        }                                                                                          \
        for (int64_t j = 0; j < columns; j++) {                                                    \
            TYPE best = x[j] OF flip;                                                              \
            int64_t at = 0;                                                                        \
            for (int64_t i = 1; i < rows && !IS_NAN(best); i++) {                                  \
                TYPE one = x[i * step + j] OF flip;                                                \
                if (one > best || IS_NAN(one))                                                     \
                    best = one, at = i;                                                            \
            }                                                                                      \
            out[j] = at;                                                                           \
        }                                                                                          \
    }                                                                                              \
    static void NAME##_places(const TYPE *x, TYPE flip, int64_t matrices, int64_t rows,            \
                              int64_t columns, int64_t step, int64_t *out) {                       \
        for (; matrices > 0; matrices--, x += rows * step, out += columns)                         \
            if (columns == 1 && step == 1)                                                         \
                *out = NAME##_line(x, rows, flip);                                                 \
            else                                                                                   \
                NAME##_columns(x, rows, step, columns, flip, out);                                 \
    }

PLACES_OF(of_float, float, int32_t, *, float, int32_t, 16)
PLACES_OF(of_double, double, int64_t, *, double, int64_t, 8)
PLACES_OF(of_8, int8_t, int8_t, ^, int32_t, int32_t, 16)
PLACES_OF(of_16, int16_t, int16_t, ^, int32_t, int32_t, 16)
PLACES_OF(of_32, int32_t, int32_t, ^, int32_t, int32_t, 16)
PLACES_OF(of_64, int64_t, int64_t, ^, int64_t, int64_t, 8)

#define OF_PLACES(NAME, TYPE)                                                                      \
    NAME##_places((const TYPE *)a[3], (TYPE)a[2], a[4], a[5], a[6], a[7], (int64_t *)a[8])

/* Whether numbers are real, their bytes, what numbers
 * are multiplied with, or their bits to flip, the matrices, how many, the rows of each,
 * of how many of its columns, the elements from row to row, and for each column the row of its
 * largest. There are fewer than 2**31 rows, and at least one. */
int64_t lazyasync_extreme_places(const int64_t *a) {
    if (a[0] && a[1] == 4)
        OF_PLACES(of_float, float);
    else if (a[0])
        OF_PLACES(of_double, double);
    else if (a[1] == 1)
        OF_PLACES(of_8, int8_t);
    else if (a[1] == 2)
        OF_PLACES(of_16, int16_t);
    else if (a[1] == 4)
        OF_PLACES(of_32, int32_t);
    else
        OF_PLACES(of_64, int64_t);
    return 0;
}
