/* What small_matrices.c does with the elements of one dtype. A group at the end may have fewer
 * matrices than lanes: its last one is in all lanes that are left. */

typedef TYPE NAME(vector) __attribute__((vector_size(64), aligned(sizeof(TYPE))));
typedef BITS NAME(masks) __attribute__((vector_size(64), aligned(sizeof(TYPE))));
typedef TYPE NAME(four) __attribute__((vector_size(4 * sizeof(TYPE)), aligned(sizeof(TYPE))));

/* Columns for rows in each four by four elements of four vectors, and back. */
static inline void NAME(turn)(const NAME(vector) *from, NAME(vector) *to) {
    NAME(vector) one = SHUFFLED(from[0], from[1], LOW), other = SHUFFLED(from[2], from[3], LOW);
    NAME(vector) third = SHUFFLED(from[0], from[1], HIGH), last = SHUFFLED(from[2], from[3], HIGH);
    to[0] = SHUFFLED(one, other, FRONT), to[1] = SHUFFLED(one, other, BACK);
    to[2] = SHUFFLED(third, last, FRONT), to[3] = SHUFFLED(third, last, BACK);
}

static void NAME(load)(const TYPE *from, int64_t size, int64_t last, NAME(vector) *to) {
    int64_t k = 0;
    if (last == LANES - 1 && size == 1) {
        *to = *(const NAME(vector) *)from;
        return;
    }
    for (; last == LANES - 1 && k + 4 <= size; k += 4) {
        NAME(vector) rows[4];
        const TYPE *at = from + k;
#pragma clang loop unroll(full)
        for (int64_t lane = 0; lane < LANES; lane++, at += size)
            ((NAME(four) *)(rows + lane % 4))[lane / 4] = *(const NAME(four) *)at;
        NAME(turn)(rows, to + k);
    }
    for (; k < size; k++)
        for (int64_t lane = 0; lane < LANES; lane++)
            ((TYPE *)(to + k))[lane] = from[(lane < last ? lane : last) * size + k];
}

static void NAME(store)(const NAME(vector) *from, int64_t size, int64_t last, TYPE *to) {
    int64_t k = 0;
    if (last == LANES - 1 && size == 1) {
        *(NAME(vector) *)to = *from;
        return;
    }
    for (; last == LANES - 1 && k + 4 <= size; k += 4) {
        NAME(vector) rows[4];
        TYPE *at = to + k;
        NAME(turn)(from + k, rows);
#pragma clang loop unroll(full)
        for (int64_t lane = 0; lane < LANES; lane++, at += size)
            *(NAME(four) *)at = ((NAME(four) *)(rows + lane % 4))[lane / 4];
    }
    for (; k < size; k++)
        for (int64_t lane = 0; lane <= last; lane++)
            to[lane * size + k] = ((const TYPE *)(from + k))[lane];
}

static int64_t NAME(any)(const NAME(masks) *masks) {
    BITS all[LANES], any = 0;
    __builtin_memcpy(all, masks, 64);
    for (int64_t lane = 0; lane < LANES; lane++)
        any |= all[lane];
    return any != 0;
}

/* Puts the factor in the place of a matrix; gives whether one is not positive definite. */
static int64_t NAME(cholesky)(NAME(vector) *m, int64_t n) {
    NAME(masks) wrong = {0};
    for (int64_t j = 0; j < n; j++) {
        NAME(vector) pivot = m[j * n + j];
        for (int64_t k = 0; k < j; k++)
            pivot -= m[j * n + k] * m[j * n + k];
        wrong |= (NAME(masks))(pivot <= 0); /* NaN goes on, as it does in LAPACK */
        pivot = __builtin_elementwise_sqrt(pivot);
        m[j * n + j] = pivot;
        NAME(vector) scale = 1 / pivot;
        for (int64_t i = j + 1; i < n; i++) {
            NAME(vector) one = m[i * n + j];
            for (int64_t k = 0; k < j; k++)
                one -= m[i * n + k] * m[j * n + k];
            m[i * n + j] = one * scale;
            m[j * n + i] = (NAME(vector)){0};
        }
    }
    return NAME(any)(&wrong);
}

static void NAME(swap)(NAME(vector) *one, NAME(vector) *other, int64_t count,
                       const NAME(masks) *where) {
    for (int64_t k = 0; k < count; k++) {
        NAME(vector) kept = one[k];
        one[k] = SELECT(*where, other[k], kept, NAME(vector));
        other[k] = SELECT(*where, kept, other[k], NAME(vector));
    }
}

static void NAME(swap_lane)(TYPE *one, TYPE *other, int64_t count) {
    for (int64_t k = 0; k < count; k++, one += LANES, other += LANES) {
        TYPE kept = *one;
        *one = *other, *other = kept;
    }
}

/* In each lane the rest of row `k` for that of row `at`, and their right sides. */
static void NAME(exchange)(NAME(vector) *m, int64_t n, NAME(vector) *sides, int64_t columns,
                           int64_t k, const NAME(masks) *at) {
    if (n - k <= BY_MASKS) {
        for (int64_t i = k + 1; i < n; i++) {
            NAME(masks) here = (NAME(masks))(*at == (BITS)i);
            NAME(swap)(m + k * n + k, m + i * n + k, n - k, &here);
            NAME(swap)(sides + k * columns, sides + i * columns, columns, &here);
        }
        return;
    }
    BITS rows[LANES];
    __builtin_memcpy(rows, at, 64);
    for (int64_t lane = 0; lane < LANES; lane++) {
        if (rows[lane] == k)
            continue;
        NAME(swap_lane)((TYPE *)(m + k * n + k) + lane, (TYPE *)(m + rows[lane] * n + k) + lane,
                        n - k);
        NAME(swap_lane)((TYPE *)(sides + k * columns) + lane,
                        (TYPE *)(sides + rows[lane] * columns) + lane, columns);
    }
}

/* Whether a lane has a pivot, not 0, of which 1 / pivot is too large, or of fewer digits than
 * others: division is by the pivot itself then. */
static inline int64_t NAME(lacks_reciprocal)(const NAME(vector) *pivot,
                                             const NAME(vector) *reciprocal) {
    NAME(vector) size = __builtin_elementwise_abs(*reciprocal);
    return __builtin_expect(__builtin_reduce_or(
        (NAME(masks))(*pivot != 0) &
        ~((NAME(masks))(size >= LEAST_NORMAL) & (NAME(masks))(size <= 1 / LEAST_NORMAL))) != 0, 0);
}

/* Leaves a triangle, with as much done to the right sides; `odd` says where rows were swapped
 * an uneven number of times. */
static void NAME(eliminate)(NAME(vector) *m, int64_t n, NAME(vector) *sides,
                             int64_t columns, NAME(masks) *odd) {
    *odd = (NAME(masks)){0};
    for (int64_t k = 0; k < n; k++) {
        NAME(vector) most = m[k * n + k];
        most = SELECT((NAME(masks))(most < 0), -most, most, NAME(vector));
        NAME(masks) at = (NAME(masks)){0} + (BITS)k;
        for (int64_t i = k + 1; i < n; i++) {
            NAME(vector) one = m[i * n + k];
            one = SELECT((NAME(masks))(one < 0), -one, one, NAME(vector));
            NAME(masks) more = (NAME(masks))(one > most);
            most = SELECT(more, one, most, NAME(vector));
            at = SELECT(more, (NAME(masks)){0} + (BITS)i, at, NAME(masks));
        }
        NAME(exchange)(m, n, sides, columns, k, &at);
        NAME(vector) pivot = m[k * n + k], scale = 1 / pivot;
        int64_t divided = NAME(lacks_reciprocal)(&pivot, &scale);
        /* Of a singular one nothing is left to eliminate. */
        scale = SELECT((NAME(masks))(pivot == 0), pivot, scale, NAME(vector));
        NAME(vector) by = SELECT((NAME(masks))(pivot == 0), pivot + 1, pivot, NAME(vector));
        *odd ^= (NAME(masks))(at != (BITS)k);
        for (int64_t i = k + 1; i < n; i++) {
            NAME(vector) factor = divided ? m[i * n + k] / by : m[i * n + k] * scale;
            for (int64_t j = k + 1; j < n; j++)
                m[i * n + j] -= factor * m[k * n + j];
            for (int64_t j = 0; j < columns; j++)
                sides[i * columns + j] -= factor * sides[k * columns + j];
        }
    }
}

/* Gives whether a triangle is singular. */
static int64_t NAME(substitute)(const NAME(vector) *m, int64_t n, NAME(vector) *sides,
                                 int64_t columns) {
    NAME(masks) wrong = {0};
    for (int64_t i = n - 1; i >= 0; i--) {
        NAME(vector) pivot = m[i * n + i], scale = 1 / pivot;
        int64_t divided = NAME(lacks_reciprocal)(&pivot, &scale);
        wrong |= (NAME(masks))(pivot == 0);
        for (int64_t j = 0; j < columns; j++) {
            NAME(vector) one = sides[i * columns + j];
            for (int64_t k = i + 1; k < n; k++)
                one -= m[i * n + k] * sides[k * columns + j];
            sides[i * columns + j] = divided ? one / pivot : one * scale;
        }
    }
    return NAME(any)(&wrong);
}

/* a * d - b * c, off by few units of its last place. */
static inline void NAME(cross)(const NAME(vector) *a, const NAME(vector) *b, const NAME(vector) *c,
                               const NAME(vector) *d, NAME(vector) *to) {
    NAME(vector) other = *b * *c, lost = __builtin_elementwise_fma(-*b, *c, other);
    *to = __builtin_elementwise_fma(*a, *d, -other) + lost;
}

/* Determinants of two or three rows, without a division; and where a product in between may have
 * been too large or too small, though the last one is neither. */
static inline __attribute__((always_inline)) void
NAME(expand)(const NAME(vector) *m, int64_t n, NAME(vector) *found, NAME(masks) *bad) {
    NAME(vector) most = {0}, minor;
    EACH for (int64_t k = 0; k < 9; k++) if (k < n * n)
        most = __builtin_elementwise_max(most, __builtin_elementwise_abs(m[k]));
    if (n == 2)
        NAME(cross)(m, m + 1, m + 2, m + 3, found);
    else {
        NAME(cross)(m + 4, m + 5, m + 7, m + 8, &minor);
        *found = m[0] * minor;
        NAME(cross)(m + 5, m + 3, m + 8, m + 6, &minor);
        *found += m[1] * minor;
        NAME(cross)(m + 3, m + 4, m + 6, m + 7, &minor);
        *found += m[2] * minor;
    }
    *bad = ~((NAME(masks))(most <= LARGEST) &
             (NAME(masks))(__builtin_elementwise_abs(*found) >= SMALLEST));
}

/* Four elements of each matrix, which are so many elements apart. */
static inline __attribute__((always_inline)) void NAME(load_four)(const TYPE *from, int64_t size,
                                                                  NAME(vector) *to) {
    NAME(vector) rows[4];
    EACH for (int64_t lane = 0; lane < LANES; lane++)
        ((NAME(four) *)(rows + lane % 4))[lane / 4] = *(const NAME(four) *)(from + lane * size);
    NAME(turn)(rows, to);
}

/* The determinants of all groups from `first` up to one that is not whole, or has a bad one; gives
 * where that begins. */
static inline __attribute__((always_inline)) int64_t NAME(expand_groups)(const TYPE *from,
                                                                         int64_t first,
                                                                         int64_t count, int64_t n,
                                                                         TYPE *out) {
    for (; first + LANES <= count; first += LANES) {
        const TYPE *at = from + first * n * n;
        NAME(vector) m[9], last[4], found;
        NAME(masks) bad;
        NAME(load_four)(at, n * n, m);
        if (n == 3) {
            NAME(load_four)(at + 4, n * n, m + 4);
            NAME(load_four)(at + 5, n * n, last);
            m[8] = last[3];
        }
        NAME(expand)(m, n, &found, &bad);
        if (__builtin_reduce_or(bad))
            break;
        *(NAME(vector) *)(out + first) = found;
    }
    return first;
}

/* The product of the pivots. */
static void NAME(determine)(NAME(vector) *m, int64_t n, NAME(vector) *found) {
    NAME(masks) odd;
    NAME(eliminate)(m, n, m, 0, &odd);
    NAME(vector) product = SELECT(odd, -m[0], m[0], NAME(vector));
    for (int64_t k = 1; k < n; k++)
        product *= m[k * (n + 1)];
    *found = product;
}

static int64_t NAME(do)(int64_t what, const TYPE *from, int64_t count, int64_t n,
                         const TYPE *right, int64_t columns, TYPE *out, void *room) {
    NAME(vector) *m = room, *sides = m + n * n;
    int64_t wrong = 0;
    for (int64_t first = 0; first < count; first += LANES) {
        if (what == DETERMINE && n == 2)
            first = NAME(expand_groups)(from, first, count, 2, out);
        if (what == DETERMINE && n == 3)
            first = NAME(expand_groups)(from, first, count, 3, out);
        int64_t last = count - first - 1;
        if (last < 0)
            break;
        last = last < LANES - 1 ? last : LANES - 1;
        NAME(load)(from + first * n * n, n * n, last, m);
        if (what == CHOLESKY) {
            wrong |= NAME(cholesky)(m, n);
            NAME(store)(m, n * n, last, out + first * n * n);
            continue;
        }
        if (what == DETERMINE) {
            NAME(vector) found = {0}, other;
            NAME(masks) bad = (NAME(masks)){0} - 1;
            if (n == 2 || n == 3)
                NAME(expand)(m, n, &found, &bad);
            if (NAME(any)(&bad)) {
                NAME(determine)(m, n, &other);
                found = SELECT(bad, other, found, NAME(vector));
            }
            NAME(store)(&found, 1, last, out + first);
            continue;
        }
        if (what == SOLVE)
            NAME(load)(right + first * n * columns, n * columns, last, sides);
        for (int64_t k = 0; what == INVERT && k < n * n; k++)
            sides[k] = (NAME(vector)){0} + (TYPE)(k % (n + 1) == 0);
        NAME(masks) odd;
        NAME(eliminate)(m, n, sides, columns, &odd);
        if (what == PIVOTS) {
            m[0] = SELECT(odd, -m[0], m[0], NAME(vector));
            for (int64_t k = 1; k < n; k++)
                m[k] = m[k * (n + 1)];
            NAME(store)(m, n, last, out + first * n);
            continue;
        }
        wrong |= NAME(substitute)(m, n, sides, columns);
        NAME(store)(sides, n * columns, last, out + first * n * columns);
    }
    return wrong;
}
