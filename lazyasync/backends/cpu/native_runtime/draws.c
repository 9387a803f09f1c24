/* Random draws of one stream: what element i is made of are the i-th words of its part.
 *
 * What is made of the words is that of draws.py, normal_pairs.py and samplers.py in
 * ../../../ops/random, operation by operation: nothing is contracted, so that all have the same bits.
 */
#include <stddef.h>
#include <stdint.h>

#include "philox.h"

#pragma STDC FP_CONTRACT OFF

enum { LANES = 8 };
/* As `KINDS` in ../calls/drawing.py, and `ADVANCED` in ../llvm/draws.py. Of real numbers those of
 * double precision are odd. */
enum {
    UNIFORM_F,
    UNIFORM_D,
    NORMAL_F,
    NORMAL_D,
    EXPONENTIAL_F,
    GUMBEL_F = EXPONENTIAL_F + 2,
    LAPLACE_F = GUMBEL_F + 2,
    LOGISTIC_F = LAPLACE_F + 2,
    YES_OR_NO = LOGISTIC_F + 2,
    INTEGERS,
    ADVANCED = INTEGERS + 9
};

typedef uint64_t longs __attribute__((vector_size(8 * LANES), aligned(8)));
typedef int64_t places __attribute__((vector_size(8 * LANES), aligned(8)));
typedef double doubles __attribute__((vector_size(8 * LANES), aligned(8)));
typedef uint32_t ints __attribute__((vector_size(8 * LANES), aligned(4)));
typedef int32_t signs __attribute__((vector_size(8 * LANES), aligned(4)));
typedef float floats __attribute__((vector_size(8 * LANES), aligned(4)));
typedef float halves __attribute__((vector_size(4 * LANES), aligned(4)));
typedef uint8_t bytes __attribute__((vector_size(2 * LANES), aligned(1)));
typedef unsigned __int128 wide;

#define EVEN_8 0, 2, 4, 6, 8, 10, 12, 14
#define ODD_8 1, 3, 5, 7, 9, 11, 13, 15
#define EVEN_16 EVEN_8, 16, 18, 20, 22, 24, 26, 28, 30
#define ODD_16 ODD_8, 17, 19, 21, 23, 25, 27, 29, 31
#define FIRST_8 0, 8, 1, 9, 2, 10, 3, 11
#define LAST_8 4, 12, 5, 13, 6, 14, 7, 15
#define FIRST_16 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23
#define LAST_16 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31

/* What is drawn: from which state, what it is made of beside it, and how many elements. */
struct drawing {
    int64_t kind, size;
    uint64_t key, counter, largest, low;
    double chance;
    char *out;
};

/* The words of the blocks from `first` on. */
static inline void blocks(const struct drawing *of, int64_t first, uint64_t third, longs both[2]) {
    longs counter = of->counter + (uint64_t)first + (longs){0, 1, 2, 3, 4, 5, 6, 7};
    philox(of->key, &counter, third, both);
}

/* ---- single precision ---------------------------------------------------------------------- */

static inline void uniform_f(const longs *words, floats *out) {
    *out = __builtin_convertvector((signs)((ints)*words >> 8), floats) * 0x1p-24f;
}

/* The logarithm of numbers that are positive and normal, as logf of Moshier's Cephes library. */
static inline void log_f(const floats *x, floats *out) {
    ints shifted = (ints)*x + (0x3f800000u - 0x3f3504f3u);
    floats exponent = __builtin_convertvector((signs)(shifted >> 23) - 127, floats);
    floats f = (floats)((shifted & 0x7fffffu) + 0x3f3504f3u) - 1.0f;
    floats z = f * f;
    floats y = f * 7.0376836292e-2f + -1.1514610310e-1f;
    y = y * f + 1.1676998740e-1f;
    y = y * f + -1.2420140846e-1f;
    y = y * f + 1.4249322787e-1f;
    y = y * f + -1.6668057665e-1f;
    y = y * f + 2.0000714765e-1f;
    y = y * f + -2.4999993993e-1f;
    y = y * f + 3.3333331174e-1f;
    y = y * f * z;
    y = y + exponent * -2.12194440e-4f;
    y = y - z * 0.5f;
    *out = f + y + exponent * 0.693359375f;
}

static inline void circle_f(const floats *t, floats *cosine, floats *sine) {
    floats shifted = *t * 0.636619772367581343f + 12582912.0f;
    floats k = shifted - 12582912.0f;
    ints quarter = (ints)shifted;
    floats r = *t - k * 1.5703125f;
    r = r - k * 4.837512969970703125e-4f;
    r = r - k * 7.54978995489188216e-8f;
    floats z = r * r;
    floats s = z * -1.9515295891e-4f + 8.3321608736e-3f;
    s = s * z + -1.6666654611e-1f;
    s = s * z * r + r;
    floats c = z * 2.443315711809948e-5f + -1.388731625493765e-3f;
    c = c * z + 4.166664568298827e-2f;
    c = c * z * z - z * 0.5f + 1.0f;
    ints odd = 0u - (quarter & 1u);
    ints first = ((ints)s & odd) | ((ints)c & ~odd), second = ((ints)c & odd) | ((ints)s & ~odd);
    *cosine = (floats)(first ^ ((quarter + 1u) & 2u) << 30);
    *sine = (floats)(second ^ (quarter & 2u) << 30);
}

static inline void normal_f(const longs both[2], floats out[2]) {
    ints one = __builtin_shufflevector((ints)both[0], (ints)both[1], EVEN_16);
    ints other = __builtin_shufflevector((ints)both[0], (ints)both[1], ODD_16);
    floats u = __builtin_convertvector(one, floats) * 0x1p-32f + 0x1p-33f, r, cosine, sine;
    floats t = __builtin_convertvector(other, floats) * 1.46291807926715968e-9f;
    log_f(&u, &r);
    r = __builtin_elementwise_sqrt(r * -2.0f);
    circle_f(&t, &cosine, &sine);
    cosine = r * cosine, sine = r * sine;
    out[0] = __builtin_shufflevector(cosine, sine, FIRST_16);
    out[1] = __builtin_shufflevector(cosine, sine, LAST_16);
}

/* ---- double precision ---------------------------------------------------------------------- */

static inline void uniform_d(const longs *words, doubles *out) {
    doubles high = __builtin_convertvector((places)((*words & 0xffffffffu) >> 5), doubles);
    doubles low = __builtin_convertvector((places)(*words >> 38), doubles);
    *out = (high * 0x1p26 + low) * 0x1p-53;
}

/* The logarithm of numbers that are positive and normal, as e_log.c of fdlibm. */
static inline void log_d(const doubles *x, doubles *out) {
    longs shifted = (longs)*x + (0x3FF0000000000000u - 0x3FE6A09E667F3BCDu);
    doubles exponent = __builtin_convertvector((places)(shifted >> 52) - 1023, doubles);
    doubles f = (doubles)((shifted & 0x000FFFFFFFFFFFFFu) + 0x3FE6A09E667F3BCDu) - 1.0;
    doubles s = f / (f + 2.0);
    doubles z = s * s, w = z * z;
    doubles odd = w * 1.479819860511658591e-01 + 1.818357216161805012e-01;
    odd = odd * w + 2.857142874366239149e-01;
    odd = odd * w + 6.666666666666735130e-01;
    doubles even = w * 1.531383769920937332e-01 + 2.222219843214978396e-01;
    even = even * w + 3.999999999940941908e-01;
    doubles half = f * f * 0.5;
    doubles rest = s * (half + (z * odd + w * even)) + exponent * 1.90821492927058770002e-10;
    *out = exponent * 6.93147180369123816490e-01 - ((half - rest) - f);
}

static inline void circle_d(const doubles *t, doubles *cosine, doubles *sine) {
    doubles shifted = *t * 6.36619772367581382433e-01 + 0x1.8p52;
    doubles k = shifted - 0x1.8p52;
    longs quarter = (longs)shifted;
    doubles r = *t - k * 1.57079632673412561417e+00;
    r = r - k * 6.07710050650619224932e-11;
    doubles z = r * r;
    doubles s = z * 1.58969099521155010221e-10 + -2.50507602534068634195e-08;
    s = s * z + 2.75573137070700676789e-06;
    s = s * z + -1.98412698298579493134e-04;
    s = s * z + 8.33333333332248946124e-03;
    s = s * z + -1.66666666666666324348e-01;
    s = s * z * r + r;
    doubles c = z * -1.13596475577881948265e-11 + 2.08757232129817482790e-09;
    c = c * z + -2.75573143513906633035e-07;
    c = c * z + 2.48015872894767294178e-05;
    c = c * z + -1.38888888888741095749e-03;
    c = c * z + 4.16666666666666019037e-02;
    c = 1.0 - (z * 0.5 - z * z * c);
    longs odd = 0u - (quarter & 1u);
    longs first = ((longs)s & odd) | ((longs)c & ~odd), second = ((longs)c & odd) | ((longs)s & ~odd);
    *cosine = (doubles)(first ^ ((quarter + 1u) & 2u) << 62);
    *sine = (doubles)(second ^ (quarter & 2u) << 62);
}

static inline void normal_d(const longs both[2], doubles out[2]) {
    doubles one, other, r, cosine, sine;
    uniform_d(&both[0], &one), uniform_d(&both[1], &other);
    doubles u = 1.0 - __builtin_shufflevector(one, other, EVEN_8);
    doubles t = __builtin_shufflevector(one, other, ODD_8) * 6.28318530717958647693;
    log_d(&u, &r);
    r = __builtin_elementwise_sqrt(r * -2.0);
    circle_d(&t, &cosine, &sine);
    cosine = r * cosine, sine = r * sine;
    out[0] = __builtin_shufflevector(cosine, sine, FIRST_8);
    out[1] = __builtin_shufflevector(cosine, sine, LAST_8);
}

/* ---- inversions of what is below a number ---------------------------------------------------- */

/* What fractions, which are neither 0 nor 1, are made into; the results are where they were. */
static inline void invert(int64_t kind, doubles *u) {
    doubles found, other = 1.0 - *u;
    if (kind == LAPLACE_F) {
        longs left = (longs)(*u < 0.5);
        other = (doubles)(((longs)*u & left) | ((longs)other & ~left)) * 2.0;
        log_d(&other, &found);
        *u = (doubles)((longs)found ^ (~left & 0x8000000000000000u));
        return;
    }
    log_d(u, &found);
    if (kind == LOGISTIC_F) {
        log_d(&other, u);
        *u = found - *u;
        return;
    }
    *u = -found;
    if (kind == GUMBEL_F) {
        log_d(u, &found);
        *u = -found;
    }
}

static inline void inverted_f(int64_t kind, const longs *words, floats *out) {
    doubles one = __builtin_convertvector((places)(*words & 0xffffffffu), doubles);
    doubles other = __builtin_convertvector((places)(*words >> 32), doubles);
    one = (one + 0.5) * 0x1p-32, other = (other + 0.5) * 0x1p-32;
    invert(kind, &one), invert(kind, &other);
    halves first = __builtin_convertvector(one, halves);
    halves second = __builtin_convertvector(other, halves);
    *out = __builtin_shufflevector(first, second, FIRST_8, LAST_8);
}

static inline void inverted_d(int64_t kind, const longs *words, doubles *out) {
    doubles high = __builtin_convertvector((places)((*words & 0xffffffffu) >> 6), doubles);
    doubles low = __builtin_convertvector((places)(*words >> 38), doubles);
    *out = (high * 0x1p26 + low + 0.5) * 0x1p-52;
    invert(kind, out);
}

/* ---- integers ------------------------------------------------------------------------------ */

/* As `scaled` and `scaled_evenly` of philox.py: `more` are the lower words of 128 bits. */
static inline void integers(const struct drawing *of, const longs both[2], const longs more[2],
                            longs out[2]) {
    uint64_t largest = of->largest;
    for (int64_t j = 0; j < 2; j++) {
        if (largest < 0xffffffffu) { /* the products of both halves have 64 bits */
            longs low = (both[j] & 0xffffffffu) * (largest + 1);
            out[j] = (((both[j] >> 32) * (largest + 1) + (low >> 32)) >> 32) + of->low;
            continue;
        }
        for (int64_t k = 0; k < LANES; k++) {
            wide product = (wide)both[j][k] * largest + both[j][k];
            if (largest > 0xffffffffu)
                product += (uint64_t)(((wide)more[j][k] * largest + more[j][k]) >> 64);
            out[j][k] = (uint64_t)(product >> 64) + of->low;
        }
    }
}

/* ---- what is drawn ------------------------------------------------------------------------- */

/* Fills `room` with the elements of the blocks from `first` on. */
static inline void fill(const struct drawing *of, int64_t first, void *room) {
    longs both[2], more[2] = {{0}, {0}};
    blocks(of, first, 0, both);
    if (of->kind == UNIFORM_F) {
        for (int64_t j = 0; j < 2; j++)
            uniform_f(&both[j], (floats *)room + j);
    } else if (of->kind == UNIFORM_D) {
        for (int64_t j = 0; j < 2; j++)
            uniform_d(&both[j], (doubles *)room + j);
    } else if (of->kind == NORMAL_F) {
        normal_f(both, (floats *)room);
    } else if (of->kind == NORMAL_D) {
        normal_d(both, (doubles *)room);
    } else if (of->kind < YES_OR_NO) {
        for (int64_t j = 0; j < 2; j++) {
            if (of->kind & 1)
                inverted_d(of->kind - 1, &both[j], (doubles *)room + j);
            else
                inverted_f(of->kind, &both[j], (floats *)room + j);
        }
    } else if (of->kind == YES_OR_NO) {
        /* Rounded to a whole number, halves to even ones. */
        uint64_t below = (uint64_t)(of->chance * 0x1p32 + 0x1.8p52 - 0x1.8p52);
        for (int64_t j = 0; j < 2; j++) {
            ints is_below = (ints)((ints)both[j] < (uint32_t)below);
            if (below >> 32)
                is_below = ~(ints){0};
            ((bytes *)room)[j] = __builtin_convertvector(is_below & 1u, bytes);
        }
    } else {
        longs found[2];
        if (of->largest > 0xffffffffu)
            blocks(of, first, 1, more);
        integers(of, both, more, found);
        int64_t nbytes = of->kind - INTEGERS;
        for (int64_t k = 0; k < 2 * LANES; k++) {
            uint64_t number = found[k / LANES][k % LANES];
            if (nbytes == 8)
                ((uint64_t *)room)[k] = number;
            else if (nbytes == 4)
                ((uint32_t *)room)[k] = (uint32_t)number;
            else if (nbytes == 2)
                ((uint16_t *)room)[k] = (uint16_t)number;
            else
                ((uint8_t *)room)[k] = (uint8_t)number;
        }
    }
}

/* The elements of blocks `begin` to `end` - 1. */
static void draw(const struct drawing *of, int64_t begin, int64_t end) {
    int64_t kind = of->kind, nbytes = 8, each = 2;
    if (kind < YES_OR_NO) {
        if (!(kind & 1))
            nbytes = 4, each = 4;
    } else if (kind == YES_OR_NO)
        nbytes = 1, each = 4;
    else if (kind > YES_OR_NO)
        nbytes = kind - INTEGERS;
    for (int64_t k = begin; k < end; k += LANES) {
        int64_t last = k + LANES < end ? k + LANES : end;
        int64_t stop = last * each < of->size ? last * each : of->size, count = stop - k * each;
        char *to = of->out + k * each * nbytes;
        if (count == LANES * each) {
            fill(of, k, to);
            continue;
        }
        longs room[2];
        fill(of, k, room);
        for (int64_t j = 0; j < count; j++) {
            if (nbytes == 8)
                ((uint64_t *)to)[j] = ((uint64_t *)room)[j];
            else if (nbytes == 4)
                ((uint32_t *)to)[j] = ((uint32_t *)room)[j];
            else if (nbytes == 2)
                ((uint16_t *)to)[j] = ((uint16_t *)room)[j];
            else
                to[j] = ((char *)room)[j];
        }
    }
}

/* The kind, the size, how many blocks, the key, the counter, the largest integer and the lowest
 * one, or the bits of a chance, and where the elements are to be. */
int64_t lazyasync_draw_numbers(const int64_t *a) {
    struct drawing of = {a[0], a[1], (uint64_t)a[3], (uint64_t)a[4], (uint64_t)a[5], (uint64_t)a[6],
                         *(const double *)(a + 5), (char *)a[7]};
    draw(&of, 0, a[2]);
    return 0;
}

/* The same for the blocks `begin` to `end` - 1, of what a loop has: the place of the addresses, the
 * kind and the size. The addresses are those of the result, the state, and what belongs to it. */
void lazyasync_draw(const void *arguments, int64_t begin, int64_t end) {
    const int64_t *made = (const int64_t *)arguments;
    char *const *addresses = (char *const *)(made + made[0]);
    const uint64_t *state = (const uint64_t *)addresses[1];
    if (made[1] == ADVANCED) {
        uint64_t *next = (uint64_t *)addresses[0];
        next[0] = state[0], next[1] = state[1] + (uint64_t)made[2];
        return;
    }
    struct drawing of = {made[1], made[2], state[0], state[1], 0, 0, 0.0, addresses[0]};
    if (of.kind == YES_OR_NO)
        of.chance = *(const double *)addresses[2];
    else if (of.kind > YES_OR_NO)
        of.largest = *(const uint64_t *)addresses[2], of.low = *(const uint64_t *)addresses[3];
    draw(&of, begin, end);
}
