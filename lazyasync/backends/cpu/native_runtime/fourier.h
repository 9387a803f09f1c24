/* Fourier transforms of one dtype, of a vector of lines at a time: each lane has one of its own.
 *
 * REAL is the type of numbers, LANES how many of them are a vector of 32 bytes: lines of up to 256
 * numbers stay in the nearest cache, as they would not by wider vectors. EVEN, UNEVEN, LOW and HIGH
 * are the lanes that take numbers apart into their parts and put them together, TURN the steps of
 * `turn`, NAME(name) a name for this dtype.
 *
 * Lines are copied to a room where the numbers of all lanes are together, the real and the imaginary
 * parts apart, so that no arithmetic is across lanes: a line has the same bits whichever others are
 * with it. Sources: Stockham, "High-speed convolution and correlation", AFIPS 28, 1966 (passes that
 * need no reordering); Singleton, "An algorithm for computing the mixed radix fast Fourier
 * transform", IEEE Transactions on Audio and Electroacoustics 17, 1969 (odd radices); Bailey, "FFTs
 * in external or hierarchical memory", The Journal of Supercomputing 4, 1990 (long lines as
 * matrices); Bluestein, "A linear filtering approach to the computation of discrete Fourier
 * transform", the same Transactions 18, 1970 (lengths with large primes).
 */

typedef REAL vector __attribute__((vector_size(LANES * sizeof(REAL)), aligned(sizeof(REAL))));

/* A number of each lane. */
struct complexes {
    vector re, im;
};

#define INLINE static inline __attribute__((always_inline)) void
#define UNUSED __attribute__((unused))
#define UNROLLED _Pragma("clang loop unroll(full)")
#define NEXT_CACHE 2 /* which `__builtin_prefetch` is asked for */
#define LOAD(FROM) (*(const vector *)(FROM))
#define STORE(TO, VALUE) (*(vector *)(TO) = (VALUE))

INLINE multiply(struct complexes *x, const REAL *by) {
    vector re = x->re * by[0] - x->im * by[1];
    x->im = x->re * by[1] + x->im * by[0];
    x->re = re;
}

/* ---- passes ---------------------------------------------------------------------------------- */

/* a + b and a - b in their places. */
INLINE add_subtract(struct complexes *a, struct complexes *b) {
    struct complexes sum = {a->re + b->re, a->im + b->im};
    *b = (struct complexes){a->re - b->re, a->im - b->im};
    *a = sum;
}

/* a - ib and a + ib in their places. */
INLINE add_subtract_turned(struct complexes *a, struct complexes *b) {
    struct complexes sum = {a->re + b->im, a->im - b->re};
    *b = (struct complexes){a->re - b->im, a->im + b->re};
    *a = sum;
}

INLINE swap(struct complexes *a, struct complexes *b) {
    struct complexes kept = *a;
    *a = *b, *b = kept;
}

INLINE transform_2(struct complexes *x, UNUSED int64_t radix, UNUSED const REAL *roots) {
    add_subtract(x, x + 1);
}

INLINE transform_4(struct complexes *x, UNUSED int64_t radix, UNUSED const REAL *roots) {
    add_subtract(x, x + 2);
    add_subtract(x + 1, x + 3);
    add_subtract(x, x + 1);
    add_subtract_turned(x + 2, x + 3);
    swap(x + 1, x + 2); /* which were the sums 0, 2, 1, 3 */
}

INLINE transform_8(struct complexes *x, UNUSED int64_t radix, UNUSED const REAL *roots) {
    struct complexes even[4] = {x[0], x[2], x[4], x[6]}, odd[4] = {x[1], x[3], x[5], x[7]};
    transform_4(even, 4, roots);
    transform_4(odd, 4, roots);
    const REAL h = (REAL)0.70710678118654752440;
    struct complexes one = {odd[1].re + odd[1].im, odd[1].im - odd[1].re};
    struct complexes three = {odd[3].im - odd[3].re, odd[3].re + odd[3].im};
    x[1] = (struct complexes){even[1].re + h * one.re, even[1].im + h * one.im};
    x[5] = (struct complexes){even[1].re - h * one.re, even[1].im - h * one.im};
    x[3] = (struct complexes){even[3].re + h * three.re, even[3].im - h * three.im};
    x[7] = (struct complexes){even[3].re - h * three.re, even[3].im + h * three.im};
    add_subtract(even, odd);
    add_subtract_turned(even + 2, odd + 2);
    x[0] = even[0], x[4] = odd[0], x[2] = even[2], x[6] = odd[2];
}

/* Of an odd radix, by sums and differences of numbers that lie opposite each other. */
#define ODD(NAME, RADIX, MOST, UNROLL)                                                             \
    INLINE transform_##NAME(struct complexes *x, UNUSED int64_t radix,                             \
                            UNUSED const REAL *roots) {                                            \
        struct complexes first = x[0], sums[(MOST) / 2], differences[(MOST) / 2];                  \
        UNROLL for (int64_t j = 1; j <= (RADIX) / 2; j++) {                                        \
            sums[j - 1] = x[j], differences[j - 1] = x[(RADIX) - j];                               \
            add_subtract(sums + j - 1, differences + j - 1);                                       \
            x[0].re += sums[j - 1].re;                                                             \
            x[0].im += sums[j - 1].im;                                                             \
        }                                                                                          \
        UNROLL for (int64_t k = 1; k <= (RADIX) / 2; k++) {                                        \
            struct complexes a = first, b = {{0}, {0}};                                            \
            UNROLL for (int64_t j = 1; j <= (RADIX) / 2; j++) {                                    \
                const REAL *root = roots + 2 * (j * k % (RADIX));                                  \
                a.re += sums[j - 1].re * root[0];                                                  \
                a.im += sums[j - 1].im * root[0];                                                  \
                b.re -= differences[j - 1].re * root[1];                                           \
                b.im -= differences[j - 1].im * root[1];                                           \
            }                                                                                      \
            add_subtract_turned(&a, &b);                                                           \
            x[k] = a, x[(RADIX) - k] = b;                                                          \
        }                                                                                          \
    }

/* A pass of the mixed radix transform: what is transformed lies `after` apart in each of `before`
 * groups, and is turned for the next pass, unless it is the last one, of which `after` is 1. */
#define PASS(NAME, RADIX, MOST, UNROLL)                                                            \
    static void pass_##NAME(const struct complexes *from, struct complexes *to, int64_t before,    \
                            int64_t after, UNUSED int64_t radix, const REAL *turns,                \
                            const REAL *roots) {                                                   \
        for (int64_t k = 0; after == 1 && k < before; k++) {                                       \
            struct complexes x[MOST];                                                              \
            UNROLL for (int64_t j = 0; j < (RADIX); j++) x[j] = from[j + (RADIX) * k];             \
            transform_##NAME(x, radix, roots);                                                     \
            UNROLL for (int64_t j = 0; j < (RADIX); j++) to[k + before * j] = x[j];                \
        }                                                                                          \
        for (int64_t k = 0; after > 1 && k < before; k++) {                                        \
            const struct complexes *one = from + after * (RADIX) * k;                              \
            const REAL *turn = turns;                                                              \
            for (int64_t i = 0; i < after; i++, turn += 2 * (RADIX) - 2) {                         \
                struct complexes x[MOST];                                                          \
                UNROLL for (int64_t j = 0; j < (RADIX); j++) x[j] = one[i + after * j];            \
                transform_##NAME(x, radix, roots);                                                 \
                to[i + after * k] = x[0];                                                          \
                UNROLL for (int64_t j = 1; j < (RADIX); j++) {                                     \
                    multiply(x + j, turn + 2 * j - 2);                                             \
                    to[i + after * (k + before * j)] = x[j];                                       \
                }                                                                                  \
            }                                                                                      \
        }                                                                                          \
    }

enum { MOST_RADIX = 31 }; /* as in ../calls/fourier_plans.py */

ODD(3, 3, 3, UNROLLED)
ODD(5, 5, 5, UNROLLED)
ODD(7, 7, 7, UNROLLED)
ODD(other, radix, MOST_RADIX, )
PASS(2, 2, 2, UNROLLED)
PASS(3, 3, 3, UNROLLED)
PASS(4, 4, 4, UNROLLED)
PASS(5, 5, 5, UNROLLED)
PASS(7, 7, 7, UNROLLED)
PASS(8, 8, 8, UNROLLED)
PASS(other, radix, MOST_RADIX, )

/* As `Plan` in ../calls/fourier_plans.py. */
struct pass {
    int64_t radix;
    const REAL *turns, *roots;
};

struct plan {
    int64_t points;     /* of a line */
    int64_t length;     /* of what passes go over: as many, or more where there is a chirp */
    const REAL *chirp;  /* exp(-i pi k^2 / points), or null */
    const REAL *filter; /* the transform of its conjugate, divided by the length */
    const REAL *halves; /* exp(-i pi k / points) / 2 */
    int64_t passes;
    struct pass each[];
};

#define DO_PASS(NAME)                                                                              \
    pass_##NAME(from, to, before, after, p->radix, p->turns, p->roots);                            \
    break

/* Transforms what is in `from`, with as much room in `to`; gives where the result is. */
static struct complexes *do_passes(const struct plan *plan, struct complexes *from,
                                   struct complexes *to) {
    int64_t before = 1, after = plan->length;
    for (const struct pass *p = plan->each; p < plan->each + plan->passes; p++) {
        after /= p->radix;
        switch (p->radix) {
        case 2:
            DO_PASS(2);
        case 3:
            DO_PASS(3);
        case 4:
            DO_PASS(4);
        case 5:
            DO_PASS(5);
        case 7:
            DO_PASS(7);
        case 8:
            DO_PASS(8);
        default:
            DO_PASS(other);
        }
        before *= p->radix;
        struct complexes *kept = from;
        from = to, to = kept;
    }
    return from;
}

INLINE exchange(struct complexes *x) {
    vector kept = x->re;
    x->re = x->im, x->im = kept;
}

static struct complexes *transform(const struct plan *plan, struct complexes *from,
                                   struct complexes *to) {
    if (plan->chirp == NULL)
        return do_passes(plan, from, to);
    for (int64_t k = 0; k < plan->points; k++)
        multiply(from + k, plan->chirp + 2 * k);
    for (int64_t k = plan->points; k < plan->length; k++)
        from[k] = (struct complexes){{0}, {0}};
    struct complexes *found = do_passes(plan, from, to);
    /* Where the parts are exchanged, transforms are inverse. */
    for (int64_t k = 0; k < plan->length; k++) {
        multiply(found + k, plan->filter + 2 * k);
        exchange(found + k);
    }
    found = do_passes(plan, found, found == from ? to : from);
    for (int64_t k = 0; k < plan->points; k++) {
        exchange(found + k);
        multiply(found + k, plan->chirp + 2 * k);
    }
    return found;
}

/* ---- halves of lines of real numbers --------------------------------------------------------- */

struct number {
    REAL re, im;
};

/* Lines of 2m real numbers are transformed as m complex ones: what comes of these is split into
 * the transforms of the even and of the odd ones, for k and m - k together. `join` undoes that
 * and gives half of it, RE and IM being what it gives the real and the imaginary parts as. */
#define HALVES(NUMBER, RE, IM)                                                                     \
    static void split_##NUMBER(struct NUMBER *z, int64_t m, int64_t first, int64_t stop,           \
                               const REAL *halves) {                                               \
        if (first == 0) {                                                                          \
            z[m] = (struct NUMBER){.re = z->re - z->im};                                           \
            z[0] = (struct NUMBER){.re = z->re + z->im};                                           \
        }                                                                                          \
        for (int64_t k = first ? first : 1; k < stop; k++) {                                       \
            struct NUMBER a = z[k], b = z[m - k];                                                  \
            struct NUMBER even = {(a.re + b.re) * (REAL)0.5, (a.im - b.im) * (REAL)0.5};           \
            struct NUMBER odd = {a.im + b.im, b.re - a.re};                                        \
            REAL re = halves[2 * k], im = halves[2 * k + 1];                                       \
            odd = (struct NUMBER){odd.re * re - odd.im * im, odd.re * im + odd.im * re};           \
            z[k] = (struct NUMBER){even.re + odd.re, even.im + odd.im};                            \
            z[m - k] = (struct NUMBER){even.re - odd.re, odd.im - even.im};                        \
        }                                                                                          \
    }                                                                                              \
    static void join_##NUMBER(const struct NUMBER *x, struct NUMBER *z, int64_t m, int64_t first,  \
                              int64_t stop, const REAL *halves) {                                  \
        if (first == 0)                                                                            \
            z[0] = (struct NUMBER){.RE = (x->re + x[m].re) * (REAL)0.5,                            \
                                   .IM = (x->re - x[m].re) * (REAL)0.5};                           \
        for (int64_t k = first ? first : 1; k < stop; k++) {                                       \
            struct NUMBER a = x[k], b = x[m - k];                                                  \
            struct NUMBER even = {(a.re + b.re) * (REAL)0.5, (a.im - b.im) * (REAL)0.5};           \
            struct NUMBER odd = {a.re - b.re, a.im + b.im};                                        \
            REAL re = halves[2 * k], im = halves[2 * k + 1];                                       \
            odd = (struct NUMBER){odd.re * re + odd.im * im, odd.im * re - odd.re * im};           \
            z[k] = (struct NUMBER){.RE = even.re - odd.im, .IM = even.im + odd.re};                \
            z[m - k] = (struct NUMBER){.RE = even.re + odd.im, .IM = odd.re - even.im};            \
        }                                                                                          \
    }

HALVES(complexes, im, re)
HALVES(number, re, im)

/* A line, where it goes, its m, a part of the k from 0 to before m / 2 + 1, the table of turns,
 * whether to join, how many such lines there are, and how many bytes one is from the next in both
 * places. */
int64_t NAME(halves)(const int64_t *a) {
    for (int64_t line = 0; line < a[7]; line++) {
        int64_t from = a[0] + line * a[8], to = a[1] + line * a[9];
        if (a[6])
            join_number((const struct number *)from, (struct number *)to, a[2], a[3], a[4],
                        (const REAL *)a[5]);
        else
            split_number((struct number *)to, a[2], a[3], a[4], (const REAL *)a[5]);
    }
    return 0;
}

/* ---- lines in memory ------------------------------------------------------------------------- */

/* Where lines are: `inner` of them begin at neighbouring items, so many items on the next ones do.
 * The numbers of a line are `stride` items apart. An item is of `parts` REALs. */
struct lines {
    int64_t at, inner, outer, stride;
};

static REAL *begin(const struct lines *lines, int64_t line, int64_t parts) {
    return (REAL *)lines->at +
           parts * (line / lines->inner * lines->outer + line % lines->inner);
}

/* Swaps, in pairs of vectors `STEP` apart, the numbers that are so many lanes off the diagonal. */
#define SWAP_LANES(STEP, LOW, HIGH)                                                                \
    UNROLLED for (int64_t k = 0; k < LANES; k++) if ((k & STEP) == 0) {                            \
        vector low = __builtin_shufflevector(m[k], m[k + STEP], LOW);                              \
        m[k + STEP] = __builtin_shufflevector(m[k], m[k + STEP], HIGH);                            \
        m[k] = low;                                                                                \
    }

INLINE turn(vector *m) { TURN }

/* Of lines whose numbers follow each other, `count` REALs of each. */
static void load_rows(REAL *const *lines, int64_t count, int64_t flipped, int64_t ahead,
                      vector *to) {
    for (int64_t first = 0; first < count; first += LANES) {
        /* The last ones are taken with some of those before. */
        first = first < count - LANES ? first : count - LANES;
        vector m[LANES];
        UNROLLED for (int64_t k = 0; k < LANES; k++) {
            m[k] = LOAD(lines[k] + first);
            __builtin_prefetch(lines[k] + first + ahead, 0, NEXT_CACHE);
        }
        turn(m);
        UNROLLED for (int64_t k = 0; k < LANES; k++) to[(first + k) ^ flipped] = m[k];
    }
}

static void store_rows(const vector *from, int64_t count, int64_t flipped, int64_t used,
                       REAL scale, REAL *const *lines) {
    for (int64_t first = 0; first < count; first += LANES) {
        first = first < count - LANES ? first : count - LANES;
        vector m[LANES];
        UNROLLED for (int64_t k = 0; k < LANES; k++) m[k] = from[(first + k) ^ flipped] * scale;
        turn(m);
        UNROLLED for (int64_t k = 0; k < LANES; k++) if (k < used) STORE(lines[k] + first, m[k]);
    }
}

/* Of lines that begin at neighbouring complex numbers. */
static void load_columns(const REAL *from, int64_t count, int64_t stride, int64_t flipped,
                         int64_t ahead, vector *to) {
    for (int64_t k = 0; k < count; k++, from += stride) {
        __builtin_prefetch(from + ahead, 0, NEXT_CACHE);
        __builtin_prefetch(from + ahead + LANES, 0, NEXT_CACHE);
        vector one = LOAD(from), other = LOAD(from + LANES);
        to[2 * k + flipped] = __builtin_shufflevector(one, other, EVEN);
        to[2 * k + 1 - flipped] = __builtin_shufflevector(one, other, UNEVEN);
    }
}

static void store_columns(const vector *from, int64_t count, int64_t stride, int64_t flipped,
                          int64_t ahead, REAL scale, REAL *to) {
    for (int64_t k = 0; k < count; k++, to += stride) {
        __builtin_prefetch(to + ahead, 1, NEXT_CACHE);
        __builtin_prefetch(to + ahead + LANES, 1, NEXT_CACHE);
        vector re = from[2 * k + flipped] * scale, im = from[2 * k + 1 - flipped] * scale;
        STORE(to, __builtin_shufflevector(re, im, LOW));
        STORE(to + LANES, __builtin_shufflevector(re, im, HIGH));
    }
}

/* Where each of a vector of lines begins, and how far those of the next vector are from that. To
 * divide for each of them takes longer than to transform short ones. */
static int64_t begin_all(const struct lines *lines, int64_t first, int64_t used, int64_t parts,
                         REAL **each) {
    if (lines->inner == 1) {
        REAL *at = (REAL *)lines->at + parts * first * lines->outer;
        for (int64_t lane = 0; lane < LANES; lane++, at += lane < used ? parts * lines->outer : 0)
            each[lane] = at;
        return parts * lines->outer * LANES;
    }
    for (int64_t lane = 0; lane < LANES; lane++)
        each[lane] = begin(lines, first + (lane < used ? lane : used - 1), parts);
    return begin(lines, first + LANES, parts) - each[0];
}

static int64_t are_neighbours(const struct lines *lines, int64_t first, int64_t used) {
    return used == LANES && first % lines->inner + LANES <= lines->inner;
}

/* Where the k-th REAL of a line is. */
static int64_t place(int64_t k, int64_t stride, int64_t parts) {
    return parts == 2 ? (k >> 1) * 2 * stride + (k & 1) : k * stride;
}

/* `count` REALs of each of a vector of lines, of which the last one may be in several lanes. */
static void load(const struct lines *lines, int64_t first, int64_t used, int64_t count,
                 int64_t parts, int64_t flipped, vector *to) {
    REAL *each[LANES];
    int64_t ahead = begin_all(lines, first, used, parts, each);
    if (lines->stride == 1 && count >= LANES) {
        load_rows(each, count, flipped, ahead, to);
        return;
    }
    if (are_neighbours(lines, first, used)) {
        if (parts == 2)
            load_columns(each[0], count / 2, 2 * lines->stride, flipped, ahead, to);
        else
            for (int64_t k = 0; k < count; k++)
                to[k ^ flipped] = LOAD(each[0] + k * lines->stride);
        return;
    }
    for (int64_t k = 0; k < count; k++)
        for (int64_t lane = 0; lane < LANES; lane++)
            ((REAL *)(to + (k ^ flipped)))[lane] = each[lane][place(k, lines->stride, parts)];
}

static void store(const vector *from, int64_t flipped, REAL scale, const struct lines *lines,
                  int64_t first, int64_t used, int64_t count, int64_t parts) {
    REAL *each[LANES];
    int64_t ahead = begin_all(lines, first, used, parts, each);
    if (lines->stride == 1 && count >= LANES) {
        store_rows(from, count, flipped, used, scale, each);
        return;
    }
    if (are_neighbours(lines, first, used)) {
        if (parts == 2)
            store_columns(from, count / 2, 2 * lines->stride, flipped, ahead, scale, each[0]);
        else
            for (int64_t k = 0; k < count; k++)
                STORE(each[0] + k * lines->stride, from[k ^ flipped] * scale);
        return;
    }
    for (int64_t k = 0; k < count; k++) {
        vector scaled = from[k ^ flipped] * scale;
        for (int64_t lane = 0; lane < used; lane++)
            each[lane][place(k, lines->stride, parts)] = ((REAL *)&scaled)[lane];
    }
}

/* ---- transforms ------------------------------------------------------------------------------ */

/* As `What` in ../calls/fourier_plans.py. */
enum { COMPLEX, FROM_EVEN, FROM_ODD, TO_EVEN, TO_ODD };

/* As `fourier_plans.Call`. */
struct call {
    const struct plan *plan;
    int64_t what, inverse;
    double scale;
    int64_t first, stop; /* lines */
    struct lines from, to;
    /* Of a line that is a matrix, of so many columns, each of which is transformed: how the k-th of
     * the j-th is turned, by the product of those in two tables, [j / LANES][k] and
     * [k][j % LANES]. Columns are `apart` lines from each other. */
    const REAL *coarse, *fine;
    int64_t columns, apart;
    /* Rooms that parts of the call share, as long as all words of `taken` are 0: each of two lines
     * of numbers, and one number more for each of these. Without rooms the room is the call's own. */
    int64_t *taken, rooms;
    struct complexes *room;
};

static int64_t claim(int64_t *taken, int64_t rooms) {
    for (int64_t k = 0;; k = (k + 1) % rooms)
        if (__atomic_exchange_n(taken + k, 1, __ATOMIC_ACQUIRE) == 0)
            return k;
}

static void turn_columns(const struct call *c, int64_t first, int64_t used, struct complexes *x) {
    int64_t columns[LANES], points = c->plan->points, together = 1;
    for (int64_t lane = 0; lane < LANES; lane++) {
        columns[lane] = (first + lane) / c->apart % c->columns;
        together &= lane >= used || columns[lane] == columns[0] + lane;
    }
    together &= columns[0] % LANES == 0;
    const REAL *coarse = c->coarse + columns[0] / LANES * points * 2;
    for (int64_t k = 0; k < points; k++) {
        const REAL *fine = c->fine + k * LANES * 2;
        vector re, im, fine_re, fine_im;
        if (together) {
            re = (vector){0} + coarse[2 * k], im = (vector){0} + coarse[2 * k + 1];
            fine_re = LOAD(fine), fine_im = LOAD(fine + LANES);
        } else {
            REAL each[4][LANES];
            for (int64_t lane = 0; lane < LANES; lane++) {
                const REAL *one = c->coarse + (columns[lane] / LANES * points + k) * 2;
                each[0][lane] = one[0], each[1][lane] = one[1];
                each[2][lane] = fine[columns[lane] % LANES];
                each[3][lane] = fine[LANES + columns[lane] % LANES];
            }
            re = LOAD(each[0]), im = LOAD(each[1]);
            fine_re = LOAD(each[2]), fine_im = LOAD(each[3]);
        }
        vector by_re = re * fine_re - im * fine_im, by_im = re * fine_im + im * fine_re;
        re = x[k].re * by_re - x[k].im * by_im;
        x[k].im = x[k].re * by_im + x[k].im * by_re;
        x[k].re = re;
    }
}

int64_t NAME(lines)(const struct call *c) {
    const struct plan *plan = c->plan;
    int64_t points = plan->points, half = points / 2 + 1, what = c->what;
    int64_t number = c->rooms ? claim(c->taken, c->rooms) : 0, size = plan->length + 1, used;
    struct complexes *room = c->room + 2 * size * number, *other = room + size, *found;
    const struct lines *from = &c->from, *to = &c->to;
    int64_t inner = from->inner > to->inner ? from->inner : to->inner;
    for (int64_t first = c->first; first < c->stop; first += used) {
        used = c->stop - first < LANES ? c->stop - first : LANES;
        if (inner >= LANES) {
            /* Vectors begin with the first of neighbours again. */
            int64_t at = first % inner, whole = LANES - at % LANES;
            whole = whole < inner - at ? whole : inner - at;
            used = used < whole ? used : whole;
        }
        switch (what) {
        case FROM_EVEN:
            load(from, first, used, 2 * points, 1, 0, (vector *)room);
            break;
        case FROM_ODD:
            load(from, first, used, points, 1, 0, (vector *)other);
            for (int64_t k = 0; k < points; k++)
                room[k] = (struct complexes){((vector *)other)[k], {0}};
            break;
        case TO_EVEN:
            load(from, first, used, 2 * points + 2, 2, 0, (vector *)room);
            join_complexes(room, room, points, 0, half, plan->halves);
            break;
        case TO_ODD:
            load(from, first, used, 2 * half, 2, 1, (vector *)room);
            room[0].re = (vector){0};
            for (int64_t k = 1; k < half; k++)
                room[points - k] = (struct complexes){-room[k].re, room[k].im};
            break;
        default:
            load(from, first, used, 2 * points, 2, c->inverse, (vector *)room);
        }
        found = transform(plan, room, other);
        if (c->coarse != NULL)
            turn_columns(c, first, used, found);
        int64_t count = 2 * points, parts = 2;
        if (what == FROM_EVEN) {
            split_complexes(found, points, 0, half, plan->halves);
            count += 2;
        } else if (what == FROM_ODD) {
            count = 2 * half;
        } else if (what == TO_EVEN) {
            parts = 1;
        } else if (what == TO_ODD) {
            for (int64_t k = 0; k < points; k++)
                ((vector *)found)[k] = found[k].im;
            count = points, parts = 1;
        }
        store((vector *)found, c->inverse && what != TO_ODD, (REAL)c->scale, to, first, used, count,
              parts);
    }
    if (c->rooms)
        __atomic_store_n(c->taken + number, 0, __ATOMIC_RELEASE);
    return 0;
}
