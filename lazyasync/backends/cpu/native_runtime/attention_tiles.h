/* Attention of one dtype, by tiles; see attention.c, which includes this for each.
 *
 * REAL is the type of numbers, BITS an integer of its size, LANES how many of them are a vector,
 * NAME(name) a name for this dtype. EXP is how exponentials are computed of a vector.
 */

typedef REAL NAME(vector) __attribute__((vector_size(LANES * sizeof(REAL)), aligned(sizeof(REAL))));
typedef BITS NAME(bits) __attribute__((vector_size(LANES * sizeof(REAL)), aligned(sizeof(REAL))));
#define VECTOR NAME(vector)
#define VECTOR_BITS NAME(bits)

#define LOAD(FROM) (*(const VECTOR *)(FROM))
#define STORE(TO, VALUE) (*(VECTOR *)(TO) = (VALUE))
/* What a mask, all ones or zeros in each lane, chooses. */
#define CHOOSE(MASK, ONE, OTHER)                                                                   \
    ((VECTOR)(((VECTOR_BITS)(ONE) & (MASK)) | ((VECTOR_BITS)(OTHER) & ~(MASK))))

/* exp(x), for x of at most about 0; 0 for very small ones. NaN stays NaN.
 *
 * x = n log(2) + r, with n the nearest integer and r computed by two parts of log(2), as W. J. Cody
 * and W. Waite, "Software manual for the elementary functions", 1980; then the Taylor series. */
static inline __attribute__((always_inline)) void NAME(exponential)(VECTOR *at) {
    VECTOR x = *at;
    VECTOR shifted = x * (REAL)1.4426950408889634 + (REAL)ROUNDER;
    VECTOR n = shifted - (REAL)ROUNDER;
    VECTOR r = n * (REAL)-LOG2_HIGH + x;
    r = n * (REAL)-LOG2_LOW + r;
    VECTOR p = r * (REAL)SERIES_LAST + (REAL)SERIES_FIRST;
    static const REAL series[] = SERIES;
#pragma clang loop unroll(full)
    for (size_t k = 0; k < sizeof series / sizeof *series; k++)
        p = p * r + series[k];
    VECTOR_BITS power = ((VECTOR_BITS)shifted << MANTISSA) + (VECTOR_BITS)p;
    /* What is below has no exponent that could be added to. */
    VECTOR_BITS small = (VECTOR_BITS)(x < (REAL)SMALLEST);
    VECTOR_BITS unordered = (VECTOR_BITS)(x != x);
    *at = (VECTOR)((power & ~small) | unordered);
}

static inline __attribute__((always_inline)) REAL NAME(exponential_of)(REAL x) {
    VECTOR v = {x};
    NAME(exponential)(&v);
    return v[0];
}

static REAL NAME(largest_of)(const REAL *x, int64_t count) {
    REAL found = (REAL)-INFINITE;
    int64_t k = 0;
    if (count >= LANES) {
        VECTOR most = LOAD(x);
        for (k = LANES; k + LANES <= count; k += LANES) {
            VECTOR v = LOAD(x + k);
            most = CHOOSE((VECTOR_BITS)(v > most), v, most);
        }
        for (int64_t lane = 0; lane < LANES; lane++)
            found = most[lane] > found ? most[lane] : found;
    }
    for (; k < count; k++)
        found = x[k] > found ? x[k] : found;
    return found;
}

/* Has numbers be the exponentials of themselves less one; returns their sum. */
static REAL NAME(exponentials)(REAL *x, int64_t count, REAL less) {
    VECTOR sum = {0};
    int64_t k = 0;
    for (; k + LANES <= count; k += LANES) {
        VECTOR v = LOAD(x + k) - less;
        NAME(exponential)(&v);
        STORE(x + k, v);
        sum += v;
    }
    REAL found = 0;
    if (k < count) {
        VECTOR v = {0};
        for (int64_t lane = 0; k + lane < count; lane++)
            v[lane] = x[k + lane] - less;
        NAME(exponential)(&v);
        for (int64_t lane = 0; k + lane < count; lane++) {
            x[k + lane] = v[lane];
            found += v[lane];
        }
    }
    for (int64_t lane = 0; lane < LANES; lane++)
        found += sum[lane];
    return found;
}

static void NAME(multiplied)(REAL *x, int64_t count, REAL by) {
    int64_t k = 0;
    for (; k + LANES <= count; k += LANES)
        STORE(x + k, LOAD(x + k) * by);
    for (; k < count; k++)
        x[k] *= by;
}

/* Has numbers be their products with others less one. */
static void NAME(sloped)(REAL *x, const REAL *of, int64_t count, REAL less) {
    int64_t k = 0;
    for (; k + LANES <= count; k += LANES)
        STORE(x + k, LOAD(x + k) * (LOAD(of + k) - less));
    for (; k < count; k++)
        x[k] *= of[k] - less;
}

static void NAME(zeroed)(REAL *x, int64_t count) {
    __builtin_memset(x, 0, (size_t)count * sizeof(REAL));
}

typedef void NAME(blas32)(int, int, int, int32_t, int32_t, int32_t, REAL, const REAL *, int32_t,
                          const REAL *, int32_t, REAL, REAL *, int32_t);
typedef void NAME(blas64)(int, int, int, int64_t, int64_t, int64_t, REAL, const REAL *, int64_t,
                          const REAL *, int64_t, REAL, REAL *, int64_t);

/* One call of the library: c = scale a b + keep c. */
static void NAME(multiply)(const struct attention *p, int left, int right, int64_t rows,
                           int64_t columns, int64_t inner, REAL scale, const REAL *a,
                           int64_t a_leading, const REAL *b, int64_t b_leading, REAL keep, REAL *c,
                           int64_t c_leading) {
    if (p->blas_bits == 32)
        ((NAME(blas32) *)p->blas)(ROW_MAJOR, left, right, (int32_t)rows, (int32_t)columns,
                                  (int32_t)inner, scale, a, (int32_t)a_leading, b,
                                  (int32_t)b_leading, keep, c, (int32_t)c_leading);
    else
        ((NAME(blas64) *)p->blas)(ROW_MAJOR, left, right, rows, columns, inner, scale, a, a_leading,
                                  b, b_leading, keep, c, c_leading);
}

/* Has scores of a query be -inf where a mask says so, or adds it. */
static void NAME(masked)(const struct attention *p, REAL *x, int64_t batch, int64_t head,
                         int64_t row, int64_t first, int64_t count) {
    int64_t at = batch * p->mask_step[0] + head * p->mask_step[1] + row * p->mask_step[2] + first;
    if (p->mask_kind == MASK_OF_BOOLEANS) {
        const unsigned char *mask = (const unsigned char *)p->mask + at;
        for (int64_t k = 0; k < count; k++)
            x[k] = mask[k] ? x[k] : (REAL)-INFINITE;
    } else {
        const REAL *mask = (const REAL *)p->mask + at;
        int64_t k = 0;
        for (; k + LANES <= count; k += LANES)
            STORE(x + k, LOAD(x + k) + LOAD(mask + k));
        for (; k < count; k++)
            x[k] += mask[k];
    }
}

#define AT(POINTER, STEP, BATCH, HEAD, ROW)                                                        \
    ((const REAL *)(POINTER) + (BATCH) * (STEP)[0] + (HEAD) * (STEP)[1] + (ROW) * (STEP)[2])

/* The scores of a tile. */
static void NAME(scores)(const struct attention *p, REAL *tile, int64_t batch, int64_t head,
                         int64_t row, int64_t rows, int64_t key, int64_t keys) {
    NAME(multiply)(p, AS_IT_IS, TRANSPOSED, rows, keys, p->features, (REAL)p->scale,
                   AT(p->q, p->q_step, batch, head, row), p->q_step[2],
                   AT(p->k, p->k_step, batch, head / p->shared, key), p->k_step[2], 0, tile, keys);
}

void NAME(lazyasync_attention)(const struct attention *p, int64_t begin, int64_t end) {
    alignas(CACHE_LINE) REAL tile[TILE_BYTES / sizeof(REAL)];
    REAL largest[MOST_ROWS], sums[MOST_ROWS];
    keep_to_one_thread(p->get_threads, p->set_threads);
    for (int64_t each = begin; each < end; each++) {
        int64_t block = each % p->blocks, head = each / p->blocks % p->heads;
        int64_t batch = each / p->blocks / p->heads;
        int64_t row = block * p->block_rows, rows = at_most(p->block_rows, p->length - row);
        int64_t place = (batch * p->heads + head) * p->length + row;
        REAL *out = (REAL *)p->out + place * p->outputs;
        struct range visible = visible_to(p, row, rows);
        for (int64_t i = 0; i < rows; i++)
            largest[i] = (REAL)-INFINITE, sums[i] = 0;
        if (visible.begin >= visible.end)
            NAME(zeroed)(out, rows * p->outputs);
        for (int64_t key = visible.begin; key < visible.end; key += p->block_keys) {
            int64_t keys = at_most(p->block_keys, visible.end - key);
            int is_first = key == visible.begin;
            NAME(scores)(p, tile, batch, head, row, rows, key, keys);
            for (int64_t i = 0; i < rows; i++) {
                struct range own = within(visible_to(p, row + i, 1), key, keys);
                REAL *x = tile + i * keys;
                NAME(zeroed)(x, own.begin);
                NAME(zeroed)(x + own.end, keys - own.end);
                int64_t count = own.end - own.begin;
                if (count <= 0)
                    continue;
                x += own.begin;
                if (p->mask_kind != NO_MASK)
                    NAME(masked)(p, x, batch, head, row + i, key + own.begin, count);
                REAL most = NAME(largest_of)(x, count), before = largest[i];
                most = before > most ? before : most;
                /* Without a key so far there is nothing to take off: inf - inf would be NaN. */
                REAL sum = NAME(exponentials)(x, count, most == (REAL)-INFINITE ? 0 : most);
                if (most > before) {
                    REAL part = NAME(exponential_of)(before - most);
                    sums[i] *= part;
                    if (!is_first)
                        NAME(multiplied)(out + i * p->outputs, p->outputs, part);
                    largest[i] = most;
                }
                sums[i] += sum;
            }
            NAME(multiply)(p, AS_IT_IS, AS_IT_IS, rows, p->outputs, keys, 1, tile, keys,
                           AT(p->v, p->v_step, batch, head / p->shared, key), p->v_step[2],
                           is_first ? 0 : 1, out, p->outputs);
        }
        for (int64_t i = 0; i < rows; i++) {
            int is_empty = sums[i] == 0;
            if (is_empty)
                NAME(zeroed)(out + i * p->outputs, p->outputs);
            else
                NAME(multiplied)(out + i * p->outputs, p->outputs, 1 / sums[i]);
            if (p->wants_sums)
                ((REAL *)p->sums)[place + i] =
                    is_empty ? 0
                             : (REAL)((largest[i] == (REAL)-INFINITE ? 0 : (double)largest[i]) +
                                      log((double)sums[i]));
        }
    }
}

/* Of the heads that share keys; each iteration is such a group. */
void NAME(lazyasync_attention_gradient)(const struct attention *p, int64_t begin, int64_t end) {
    alignas(CACHE_LINE) REAL parts[TILE_BYTES / sizeof(REAL)];
    alignas(CACHE_LINE) REAL slopes[TILE_BYTES / sizeof(REAL)];
    keep_to_one_thread(p->get_threads, p->set_threads);
    int64_t groups = p->heads / p->shared;
    for (int64_t each = begin; each < end; each++) {
        int64_t batch = each / groups, group = each % groups;
        REAL *of_k = !p->wants_k ? NULL : (REAL *)p->of_k + each * p->others * p->features;
        REAL *of_v = !p->wants_v ? NULL : (REAL *)p->of_v + each * p->others * p->outputs;
        if (of_k != NULL)
            NAME(zeroed)(of_k, p->others * p->features);
        if (of_v != NULL)
            NAME(zeroed)(of_v, p->others * p->outputs);
        for (int64_t head = group * p->shared; head < (group + 1) * p->shared; head++) {
            int64_t first = (batch * p->heads + head) * p->length;
            REAL *of_q = !p->wants_q ? NULL : (REAL *)p->of_q + first * p->features;
            if (of_q != NULL)
                NAME(zeroed)(of_q, p->length * p->features);
            for (int64_t row = 0; row < p->length; row += p->block_rows) {
                int64_t rows = at_most(p->block_rows, p->length - row);
                const REAL *g = AT(p->g, p->g_step, batch, head, row);
                const REAL *q = AT(p->q, p->q_step, batch, head, row);
                struct range visible = visible_to(p, row, rows);
                for (int64_t key = visible.begin; key < visible.end; key += p->block_keys) {
                    int64_t keys = at_most(p->block_keys, visible.end - key);
                    NAME(scores)(p, parts, batch, head, row, rows, key, keys);
                    for (int64_t i = 0; i < rows; i++) {
                        struct range own = within(visible_to(p, row + i, 1), key, keys);
                        REAL *x = parts + i * keys;
                        NAME(zeroed)(x, own.begin);
                        NAME(zeroed)(x + own.end, keys - own.end);
                        int64_t count = own.end - own.begin;
                        if (count <= 0)
                            continue;
                        x += own.begin;
                        if (p->mask_kind != NO_MASK)
                            NAME(masked)(p, x, batch, head, row + i, key + own.begin, count);
                        NAME(exponentials)(x, count, ((const REAL *)p->sums)[first + row + i]);
                    }
                    if (of_v != NULL)
                        NAME(multiply)(p, TRANSPOSED, AS_IT_IS, keys, p->outputs, rows, 1, parts,
                                       keys, g, p->g_step[2], 1, of_v + key * p->outputs,
                                       p->outputs);
                    if (of_q == NULL && of_k == NULL)
                        continue;
                    NAME(multiply)(p, AS_IT_IS, TRANSPOSED, rows, keys, p->outputs, 1, g,
                                   p->g_step[2], AT(p->v, p->v_step, batch, group, key),
                                   p->v_step[2], 0, slopes, keys);
                    for (int64_t i = 0; i < rows; i++)
                        NAME(sloped)(parts + i * keys, slopes + i * keys, keys,
                                     ((const REAL *)p->less)[first + row + i]);
                    if (of_q != NULL)
                        NAME(multiply)(p, AS_IT_IS, AS_IT_IS, rows, p->features, keys,
                                       (REAL)p->scale, parts, keys,
                                       AT(p->k, p->k_step, batch, group, key), p->k_step[2], 1,
                                       of_q + row * p->features, p->features);
                    if (of_k != NULL)
                        NAME(multiply)(p, TRANSPOSED, AS_IT_IS, keys, p->features, rows,
                                       (REAL)p->scale, parts, keys, q, p->q_step[2], 1,
                                       of_k + key * p->features, p->features);
                }
            }
        }
    }
}

#undef VECTOR
#undef VECTOR_BITS
#undef LOAD
#undef STORE
#undef CHOOSE
#undef AT
