/* Running sums and products of complex numbers of one precision, in double; see reducing.c, which
 * includes this for each.
 *
 * TYPE is the type of a part, NAME(name) a name for this precision. Numbers that are combined are a
 * chain, each of which waits for the one before it: several chains are gone over side by side.
 */

/* Chains beside each other, whose numbers follow each other: four to a vector, of so many. */
static inline __attribute__((always_inline)) void
NAME(vectors)(const struct chains *c, const TYPE *x, TYPE *out, const int64_t vectors) {
    typedef TYPE numbers __attribute__((vector_size(8 * sizeof(TYPE)), aligned(sizeof(TYPE))));
    wide_sums all[MOST_VECTORS], signs = {-1, 1, -1, 1, -1, 1, -1, 1};
    for (int64_t k = 0; k < c->length; k++, x += c->along) {
        _Pragma("unroll") for (int64_t i = 0; i < vectors; i++) {
            wide_sums v = __builtin_convertvector(*(const numbers *)(x + 8 * i), wide_sums);
            if (k == 0) {
                all[i] = v;
            } else if (!c->multiplies) {
                all[i] += v;
            } else {
                wide_sums real = __builtin_shufflevector(all[i], all[i], 0, 0, 2, 2, 4, 4, 6, 6);
                wide_sums imag = __builtin_shufflevector(all[i], all[i], 1, 1, 3, 3, 5, 5, 7, 7);
                wide_sums swapped = __builtin_shufflevector(v, v, 1, 0, 3, 2, 5, 4, 7, 6);
                all[i] = real * v + imag * (swapped * signs);
            }
            if (c->keeps_all || k == c->length - 1)
                *(numbers *)(out + (c->keeps_all ? k * c->out_along : 0) + 8 * i) =
                    __builtin_convertvector(all[i], numbers);
        }
    }
}

/* Up to four chains, wherever they are. */
static void NAME(apart)(const struct chains *c, const TYPE *x, TYPE *out, int64_t count) {
    double real[SIDE_BY_SIDE], imag[SIDE_BY_SIDE];
    const TYPE *from[SIDE_BY_SIDE];
    TYPE *to[SIDE_BY_SIDE];
    _Pragma("unroll") for (int64_t i = 0; i < SIDE_BY_SIDE; i++) {
        from[i] = x + (i < count ? i : 0) * c->step;
        to[i] = out + (i < count ? i : 0) * c->out_step;
        real[i] = from[i][0], imag[i] = from[i][1];
        if (c->keeps_all || c->length == 1)
            to[i][0] = (TYPE)real[i], to[i][1] = (TYPE)imag[i];
    }
    for (int64_t k = 1; k < c->length; k++) {
        int64_t at = k * c->along, place = c->keeps_all ? k * c->out_along : 0;
        _Pragma("unroll") for (int64_t i = 0; i < SIDE_BY_SIDE; i++) {
            double one = from[i][at], other = from[i][at + 1];
            if (c->multiplies) {
                double product = real[i] * one - imag[i] * other;
                imag[i] = real[i] * other + imag[i] * one;
                real[i] = product;
            } else {
                real[i] += one, imag[i] += other;
            }
            if (c->keeps_all || k == c->length - 1)
                to[i][place] = (TYPE)real[i], to[i][place + 1] = (TYPE)imag[i];
        }
    }
}

static void NAME(chains)(const struct chains *c) {
    const TYPE *x = c->x;
    TYPE *out = c->out;
    int64_t k = 0;
    if (c->step == 2 && c->out_step == 2) {
        for (; k + 4 * MOST_VECTORS <= c->count; k += 4 * MOST_VECTORS)
            NAME(vectors)(c, x + 2 * k, out + 2 * k, MOST_VECTORS);
        for (; k + 4 <= c->count; k += 4)
            NAME(vectors)(c, x + 2 * k, out + 2 * k, 1);
    }
    for (; k < c->count; k += SIDE_BY_SIDE)
        NAME(apart)(c, x + k * c->step, out + k * c->out_step,
                    c->count - k < SIDE_BY_SIDE ? c->count - k : SIDE_BY_SIDE);
}
