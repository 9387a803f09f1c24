/* What convolving.c does with the elements of one dtype. */

typedef TYPE NAME(vector) __attribute__((vector_size(64), aligned(sizeof(TYPE))));
typedef BITS NAME(places) __attribute__((vector_size(64), aligned(sizeof(TYPE))));
enum { NAME(LANES) = 64 / sizeof(TYPE), NAME(BLOCK) = VECTORS * NAME(LANES) };

/* Adds what some taps make of a block; `met` is what its first element meets at tap 0. */
static void NAME(add_taps)(const TYPE *met, const TYPE *taps, int64_t first, int64_t stop,
                           NAME(vector) *totals) {
    while (first < stop) {
        NAME(vector) sums[VECTORS];
        int64_t end = first + TOGETHER < stop ? first + TOGETHER : stop;
        UNROLLED for (int64_t k = 0; k < VECTORS; k++) sums[k] = (NAME(vector)){0};
        for (; first < end; first++) {
            UNROLLED for (int64_t k = 0; k < VECTORS; k++)
                sums[k] += *(const NAME(vector) *)(met - first + k * NAME(LANES)) *
                           (taps[first] - (NAME(vector)){0});
        }
        UNROLLED for (int64_t k = 0; k < VECTORS; k++) totals[k] += sums[k];
    }
}

/* The same where a tap meets nothing at some of the places, the first of which is `place`: that is
 * left out, as a tap that is infinite or NaN would make NaN of zeros. */
static void NAME(add_taps_at_edge)(const TYPE *met, const TYPE *taps, int64_t first, int64_t stop,
                                   int64_t place, int64_t length, NAME(vector) *totals) {
    NAME(places) lanes;
    for (int64_t lane = 0; lane < NAME(LANES); lane++)
        lanes[lane] = (BITS)lane;
    for (; first < stop; first++)
        for (int64_t k = 0; k < VECTORS; k++) {
            NAME(places) at = lanes + (BITS)(place - first + k * NAME(LANES));
            NAME(places) is_there = (at >= 0) & (at < (BITS)length);
            NAME(vector) product = *(const NAME(vector) *)(met - first + k * NAME(LANES)) *
                                   (taps[first] - (NAME(vector)){0});
            totals[k] += (NAME(vector))((NAME(places))product & is_there);
        }
}

static int64_t NAME(convolve)(const int64_t *a) {
    const TYPE *source = (const TYPE *)a[1], *taps = (const TYPE *)a[3];
    int64_t length = a[2], count = a[4];
    TYPE *out = (TYPE *)a[5];
    for (int64_t place = a[6]; place < a[7]; place += NAME(BLOCK)) {
        NAME(vector) totals[VECTORS] = {0};
        const TYPE *met = source + place;
        int64_t last = place + NAME(BLOCK) - 1;
        /* Taps that meet something anywhere, and those that do everywhere. */
        int64_t first = place - length + 1, stop = last + 1;
        int64_t begin = last - length + 1, end = place + 1;
        first = first > 0 ? first : 0, stop = stop < count ? stop : count;
        begin = begin > first ? begin : first, end = end < stop ? end : stop;
        if (begin < end) {
            NAME(add_taps)(met, taps, begin, end, totals);
            NAME(add_taps_at_edge)(met, taps, first, begin, place, length, totals);
            NAME(add_taps_at_edge)(met, taps, end, stop, place, length, totals);
        } else
            NAME(add_taps_at_edge)(met, taps, first, stop, place, length, totals);
        int64_t left = a[7] - place < NAME(BLOCK) ? a[7] - place : NAME(BLOCK);
        __builtin_memcpy(out + place, totals, (size_t)left * sizeof(TYPE));
    }
    return 0;
}
