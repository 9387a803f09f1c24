/* Convolutions, without a matrix of all patches.
 *
 * A thread copies some channels of a band of the input into a buffer, with zeros around it. There
 * the elements that one tap meets at neighbouring places are neighbours: with a stride those that
 * are so far apart are brought together. So a tap is an offset, and places are numbered through all
 * rows of the buffer; what is computed for the ends of rows, which are no places, is left out. Each
 * kernel keeps a tile of results in registers: a few outputs at several vectors of places. This is
 * the direct convolution of Georganas et al., "Anatomy of High-Performance Deep Learning
 * Convolutions on SIMD Architectures", SC18, section 2, on buffers in place of blocked tensors.
 *
 * There is a unit for each type of the elements, which is loaded with the first convolution of it:
 * ELEMENT, whose functions NAME names.
 */
#include "convolution.h"

#if defined(__aarch64__)
enum { VECTOR_BYTES = 16 };
#else
enum { VECTOR_BYTES = 32 };
#endif

/* Every second element of two vectors, the first and the last ones of two by turns, and the sum of
 * one, by the number of elements. */
#define MIXED __builtin_shufflevector
#define EVEN_2(A, B) MIXED(A, B, 0, 2)
#define EVEN_4(A, B) MIXED(A, B, 0, 2, 4, 6)
#define EVEN_8(A, B) MIXED(A, B, 0, 2, 4, 6, 8, 10, 12, 14)
#define LOW_2(A, B) MIXED(A, B, 0, 2)
#define LOW_4(A, B) MIXED(A, B, 0, 4, 1, 5)
#define LOW_8(A, B) MIXED(A, B, 0, 8, 1, 9, 2, 10, 3, 11)
#define HIGH_2(A, B) MIXED(A, B, 1, 3)
#define HIGH_4(A, B) MIXED(A, B, 2, 6, 3, 7)
#define HIGH_8(A, B) MIXED(A, B, 4, 12, 5, 13, 6, 14, 7, 15)
#define TOTAL_2(A) ((A)[0] + (A)[1])
#define TOTAL_4(A) TOTAL_2(MIXED(A, A, 0, 1) + MIXED(A, A, 2, 3))
#define TOTAL_8(A) TOTAL_4(MIXED(A, A, 0, 1, 2, 3) + MIXED(A, A, 4, 5, 6, 7))

/* Vectors of places that one kernel does, and outputs; and kernels side by side. */
enum { VECTORS = 3, OUTPUTS = 4, TILES = 4 };

#define UNROLLED _Pragma("clang loop unroll(full)")

static inline int64_t least(int64_t one, int64_t other) { return one < other ? one : other; }
static inline int64_t most(int64_t one, int64_t other) { return one > other ? one : other; }

/* How many numbers `stride` apart, the first of which is `first`, are less than `limit`. */
static inline int64_t below(int64_t limit, int64_t first, int64_t stride) {
    return limit <= first ? 0 : (limit - first + stride - 1) / stride;
}

/* How many places of a phase are in a box, along each axis; whether there are any. */
static inline int counted(const struct convolution *p, const struct phase *phase,
                          const int64_t *start, int64_t *counts) {
    for (int axis = 0; axis < 3; axis++)
        counts[axis] = least(p->box[axis], phase->counts[axis] - start[axis]);
    return counts[0] > 0 && counts[1] > 0 && counts[2] > 0;
}

typedef ELEMENT NAME(vector) __attribute__((vector_size(VECTOR_BYTES)));
typedef ELEMENT NAME(loose) __attribute__((vector_size(VECTOR_BYTES), aligned(sizeof(ELEMENT))));
#define VECTOR NAME(vector)
#define LANES ((int64_t)(VECTOR_BYTES / sizeof(ELEMENT)))
#define LOAD(ADDRESS) ((VECTOR)(*(const NAME(loose) *)(ADDRESS)))
#define STORE(ADDRESS, VALUE) (*(NAME(loose) *)(ADDRESS) = (VALUE))

/* Copies so many elements that are `step` apart to where they are neighbours. */
static inline void NAME(copy)(ELEMENT *to, const ELEMENT *from, int64_t count, int64_t step) {
    int64_t r = 0;
    if (step == 1)
        for (; r + LANES <= count; r += LANES)
            STORE(to + r, LOAD(from + r));
    else if (step == 2)
        for (; r + LANES < count; r += LANES)
            STORE(to + r, EVEN(LOAD(from + 2 * r), LOAD(from + 2 * r + LANES)));
    for (; r < count; r++)
        to[r] = from[r * step];
}

static inline void NAME(clear)(ELEMENT *to, int64_t count) {
    int64_t r = 0;
    for (; r + LANES <= count; r += LANES)
        STORE(to + r, (VECTOR){0});
    for (; r < count; r++)
        to[r] = 0;
}

/* Copies a channel of the input, from position `start[]` on, into a buffer, zeros included. */
static void NAME(fill)(ELEMENT *to, const ELEMENT *from, const struct spatial_axis *axes,
                       const int64_t *start) {
    const struct spatial_axis *a = &axes[0], *b = &axes[1], *c = &axes[2];
    int64_t plane = a->buffer * b->buffer * c->buffer, step = c->stride * c->step;
    for (int64_t i = 0; i < a->parts; i++)
        for (int64_t j = 0; j < b->parts; j++)
            for (int64_t k = 0; k < c->parts; k++, to += plane) {
                int64_t shift = k - c->before + start[2] * c->stride;
                int64_t first = least(below(0, shift, c->stride), c->buffer);
                int64_t end = most(first, least(below(c->length, shift, c->stride), c->buffer));
                ELEMENT *row = to;
                for (int64_t p = 0; p < a->buffer; p++) {
                    int64_t at_a = (p + start[0]) * a->stride + i - a->before;
                    for (int64_t q = 0; q < b->buffer; q++, row += c->buffer) {
                        int64_t at_b = (q + start[1]) * b->stride + j - b->before;
                        if (at_a < 0 || at_a >= a->length || at_b < 0 || at_b >= b->length) {
                            NAME(clear)(row, c->buffer);
                            continue;
                        }
                        NAME(clear)(row, first);
                        NAME(copy)(row + first,
                                   from + at_a * a->step + at_b * b->step +
                                       (first * c->stride + shift) * c->step,
                                   end - first, step);
                        NAME(clear)(row + end, c->buffer - end);
                    }
                }
            }
}

/* Asks for a part of the lines of some runs of elements: `inners` of them `inner` apart, and then
 * again, `outer` apart. They come to the second cache while something else is summed up. */
static inline void NAME(ask)(const ELEMENT *from, int64_t runs, int64_t inners, int64_t inner,
                             int64_t outer, int64_t lines, int64_t part, int64_t parts) {
    int64_t begin = runs * lines * part / parts, end = runs * lines * (part + 1) / parts;
    for (int64_t run = begin / lines, line = begin % lines; begin < end; run++, line = 0) {
        const ELEMENT *own = from + run / inners * outer + run % inners * inner;
        for (; line < lines && begin < end; line++, begin++)
            __builtin_prefetch((const char *)own + line * CACHE_LINE, 0, 2);
    }
}

/* The lines that a run of so many elements is in. */
static inline int64_t NAME(lines)(int64_t elements) {
    return (elements * (int64_t)sizeof(ELEMENT) + CACHE_LINE - 1) / CACHE_LINE;
}

/* ---- by places ------------------------------------------------------------------------------ */

/* Adds to a tile what some channels give: ROWS outputs at WIDTH vectors of places. */
#define TILE(ROWS, WIDTH)                                                                          \
    static void NAME(tile_##ROWS##_##WIDTH)(                                                       \
        const ELEMENT *x, int64_t x_step, const ELEMENT *kernel, int64_t kernel_step,              \
        int64_t output_step, int64_t channels, const struct tap *taps, int64_t tap_count,          \
        ELEMENT *sums, int64_t row, int is_first) {                                                \
        VECTOR sum[ROWS][WIDTH];                                                                   \
        UNROLLED for (int m = 0; m < ROWS; m++) UNROLLED for (int v = 0; v < WIDTH; v++)           \
            sum[m][v] = is_first ? (VECTOR){0} : LOAD(sums + m * row + v * LANES);                 \
        for (int64_t c = 0; c < channels; c++) {                                                   \
            for (int64_t t = 0; t < tap_count; t++) {                                              \
                const ELEMENT *at = x + taps[t].in_buffer, *factor = kernel + taps[t].in_kernel;   \
                VECTOR met[WIDTH];                                                                 \
                UNROLLED for (int v = 0; v < WIDTH; v++) met[v] = LOAD(at + v * LANES);            \
                UNROLLED for (int m = 0; m < ROWS; m++) {                                          \
                    VECTOR all = factor[m * output_step] - (VECTOR){0}; /* of each lane */             \
                    UNROLLED for (int v = 0; v < WIDTH; v++)                                       \
                        sum[m][v] = __builtin_elementwise_fma(all, met[v], sum[m][v]);             \
                }                                                                                  \
            }                                                                                      \
            x += x_step, kernel += kernel_step;                                                    \
        }                                                                                          \
        UNROLLED for (int m = 0; m < ROWS; m++) UNROLLED for (int v = 0; v < WIDTH; v++)           \
            STORE(sums + m * row + v * LANES, sum[m][v]);                                          \
    }

TILE(4, 3) TILE(4, 2) TILE(4, 1) TILE(1, 12) TILE(1, 6) TILE(1, 3) TILE(1, 2) TILE(1, 1)

typedef void NAME(tile)(const ELEMENT *, int64_t, const ELEMENT *, int64_t, int64_t, int64_t,
                        const struct tap *, int64_t, ELEMENT *, int64_t, int);

/* All outputs of a block, at the places of a phase in a band. */
static void NAME(sum_up)(const struct convolution *p, const struct tap *taps, int64_t tap_count,
                         const ELEMENT *buffer, int64_t x_step, int64_t all_channels, int is_first,
                         const ELEMENT *kernel, int64_t outputs, int64_t places, ELEMENT *sums,
                         int64_t row) {
    static NAME(tile) *const wide[VECTORS] = {NAME(tile_4_1), NAME(tile_4_2), NAME(tile_4_3)};
    /* One output alone takes more places, so that enough sums do not wait for each other. */
    static NAME(tile) *const single[] = {NAME(tile_1_12), NAME(tile_1_6), NAME(tile_1_3),
                                         NAME(tile_1_2), NAME(tile_1_1)};
    static const int widths[] = {12, 6, 3, 2, 1};
    /* Several tiles side by side, while the factors of some outputs are in the first cache. */
    for (int64_t begin = 0; begin < places; begin += TILES * VECTORS * LANES) {
        int64_t end = least(places, begin + TILES * VECTORS * LANES);
        for (int64_t c = 0; c < all_channels; c += p->channel_block) {
            int64_t channels = least(p->channel_block, all_channels - c);
            const ELEMENT *x = buffer + c * x_step;
            for (int64_t o = 0; o < outputs;) {
                int some = outputs - o >= OUTPUTS;
                const ELEMENT *factors = kernel + o * p->kernel_output + c * p->kernel_channel;
                int64_t place = begin, vectors = (end - begin + LANES - 1) / LANES;
                for (int kind = 0; vectors > 0;) {
                    int64_t width = some ? least(VECTORS, vectors) : widths[kind];
                    if (width > vectors) {
                        kind++;
                        continue;
                    }
                    NAME(tile) *tile = some ? wide[width - 1] : single[kind];
                    tile(x + place, x_step, factors, p->kernel_channel, p->kernel_output, channels,
                         taps, tap_count, sums + o * row + place, row, is_first && c == 0);
                    place += width * LANES, vectors -= width;
                }
                o += some ? OUTPUTS : 1;
            }
        }
    }
}

/* Adds to sums of neighbouring places, and cuts off below 0 where that is wanted. */
static inline void NAME(add_and_cut)(VECTOR *sum, ELEMENT bias, int is_positive) {
    *sum += bias;
    __typeof__(*sum < 0) is_kept = ~(*sum < 0); /* also what is no number */
    if (is_positive)
        *sum = (VECTOR)(is_kept & (__typeof__(is_kept))*sum);
}

/* A row of places, finished. */
static inline void NAME(finish)(ELEMENT *to, int64_t step, const ELEMENT *sums, int64_t count,
                                ELEMENT bias, int is_positive) {
    int64_t r = 0;
    if (step == 1)
        for (; r + LANES <= count; r += LANES) {
            VECTOR sum = LOAD(sums + r);
            NAME(add_and_cut)(&sum, bias, is_positive);
            STORE(to + r, sum);
        }
    for (; r < count; r++) {
        ELEMENT sum = sums[r] + bias;
        to[r * step] = is_positive && sum < 0 ? 0 : sum;
    }
}

/* A row of places of two phases by turns, of which the first may have one more. */
static inline void NAME(finish_two)(ELEMENT *to, const ELEMENT *even, const ELEMENT *odd,
                                    int64_t even_count, int64_t odd_count, ELEMENT bias,
                                    int is_positive) {
    int64_t r = 0;
    for (; r + LANES <= odd_count; r += LANES) {
        VECTOR one = LOAD(even + r), other = LOAD(odd + r);
        NAME(add_and_cut)(&one, bias, is_positive);
        NAME(add_and_cut)(&other, bias, is_positive);
        STORE(to + 2 * r, LOW(one, other));
        STORE(to + 2 * r + LANES, HIGH(one, other));
    }
    NAME(finish)(to + 2 * r, 2, even + r, even_count - r, bias, is_positive);
    NAME(finish)(to + 2 * r + 1, 2, odd + r, odd_count - r, bias, is_positive);
}

/* What has one tap and meets neighbours at neighbouring places, in whole vectors: strips of the
 * input are copied side by side into the first cache, and summed up to where the result is. */
static void NAME(convolve_strips)(const struct convolution *p, int64_t start, const ELEMENT *x,
                                  const ELEMENT *kernel, const ELEMENT *bias, int64_t outputs,
                                  ELEMENT *result) {
    static const struct tap only = {0, 0};
    enum { STRIP = TILES * VECTORS * LANES, AT_A_TIME = 4 * OUTPUTS };
    int64_t end = least(start + p->box[2], p->axes[2].length);
    int64_t parts = (outputs + AT_A_TIME - 1) / AT_A_TIME;
    ELEMENT strip[p->channel_block * STRIP];
    for (int64_t place = start; place < end; place += STRIP) {
        int64_t count = least(STRIP, end - place);
        for (int64_t first = 0; first < p->channels; first += p->channel_block) {
            int64_t channels = least(p->channel_block, p->channels - first);
            for (int64_t c = 0; c < channels; c++)
                NAME(copy)(strip + c * STRIP, x + (first + c) * p->x_channel + place, count, 1);
            int is_last = first + channels == p->channels;
            int64_t next = is_last ? 0 : first + channels;
            const ELEMENT *ahead = x + next * p->x_channel + place + (is_last ? STRIP : 0);
            int64_t next_channels = least(p->channel_block, p->channels - next);
            for (int64_t o = 0; o < outputs; o += AT_A_TIME) {
                NAME(ask)(ahead, next_channels, next_channels, p->x_channel, 0, NAME(lines)(STRIP),
                          o / AT_A_TIME, parts);
                NAME(sum_up)(p, &only, 1, strip, STRIP, channels, first == 0,
                             kernel + o * p->kernel_output + first * p->kernel_channel,
                             least(AT_A_TIME, outputs - o), count,
                             result + o * p->result_output + place, p->result_output);
            }
        }
        for (int64_t o = 0; o < outputs && (p->has_bias || p->is_positive); o++) {
            ELEMENT *row = result + o * p->result_output + place;
            NAME(finish)(row, 1, row, count, p->has_bias ? bias[o * p->bias_step] : 0,
                         (int)p->is_positive);
        }
    }
}

static void NAME(convolve_one)(const struct convolution *p, int64_t iteration) {
    int64_t start[3], rest = iteration;
    for (int axis = 2; axis >= 0; axis--) {
        start[axis] = rest % p->boxes[axis] * p->box[axis];
        rest /= p->boxes[axis];
    }
    int64_t member = rest % p->members;
    rest /= p->members;
    int64_t block = rest % p->output_blocks, group = rest / p->output_blocks;
    int64_t first_output = block * p->output_block;
    int64_t outputs = least(p->output_block, p->outputs - first_output);
    const struct phase *phases = (const struct phase *)(p + 1);
    const struct tap *taps = (const struct tap *)(phases + p->phases);

    const ELEMENT *x = (const ELEMENT *)p->x + member * p->x_member + group * p->x_group;
    const ELEMENT *kernel = (const ELEMENT *)p->kernel + group * p->kernel_group +
                            first_output * p->kernel_output;
    const ELEMENT *bias = (const ELEMENT *)p->bias +
                          (group * p->outputs + first_output) * p->bias_step;
    ELEMENT *result = (ELEMENT *)p->result + member * p->result_member + group * p->result_group +
                      first_output * p->result_output;
    if (p->is_strips) {
        NAME(convolve_strips)(p, start[2], x, kernel, bias, outputs, result);
        return;
    }
    /* What vectors read behind the last channel is what nobody looks at. */
    int64_t slack = VECTORS * LANES, row = p->phases * p->row_elements;
    ELEMENT buffer[p->buffer_channels * p->channel_elements + slack];
    ELEMENT sums[outputs * row + slack];
    NAME(clear)(buffer + p->buffer_channels * p->channel_elements, slack);
    int64_t rows = p->axes[1].buffer, columns = p->axes[2].buffer;
    for (int64_t first = 0; first < p->channels; first += p->buffer_channels) {
        int64_t channels = least(p->buffer_channels, p->channels - first);
        for (int64_t c = 0; c < channels; c++)
            NAME(fill)(buffer + c * p->channel_elements, x + (first + c) * p->x_channel, p->axes,
                       start);
        for (int64_t n = 0; n < p->phases; n++) {
            int64_t counts[3];
            if (!counted(p, &phases[n], start, counts))
                continue;
            if (!phases[n].taps) { /* these places meet nothing */
                for (int64_t o = 0; o < outputs && first == 0; o++)
                    NAME(clear)(sums + o * row + n * p->row_elements, p->row_elements);
                continue;
            }
            NAME(sum_up)(p, taps + phases[n].first_tap, phases[n].taps, buffer, p->channel_elements,
                         channels, first == 0, kernel + first * p->kernel_channel, outputs,
                         ((counts[0] - 1) * rows + counts[1] - 1) * columns + counts[2],
                         sums + n * p->row_elements, row);
        }
    }

    for (int64_t n = 0; n < p->phases; n++) {
        const struct phase *phase = &phases[n];
        int64_t counts[3], others[3], to = phase->first;
        if (!counted(p, phase, start, counts))
            continue;
        for (int axis = 0; axis < 3; axis++)
            to += start[axis] * phase->steps[axis];
        /* The next phase has the places between these. */
        int is_two = n + 1 < p->phases && phase->steps[2] == 2 &&
                     phase[1].first == phase->first + 1 && counted(p, phase + 1, start, others);
        for (int64_t o = 0; o < outputs; o++) {
            ELEMENT added = p->has_bias ? bias[o * p->bias_step] : 0;
            for (int64_t i = 0; i < counts[0]; i++)
                for (int64_t j = 0; j < counts[1]; j++) {
                    ELEMENT *at = result + o * p->result_output + to + i * phase->steps[0] +
                                  j * phase->steps[1];
                    const ELEMENT *from = sums + o * row + n * p->row_elements +
                                          (i * rows + j) * columns;
                    if (is_two)
                        NAME(finish_two)(at, from, from + p->row_elements, counts[2], others[2],
                                         added, (int)p->is_positive);
                    else
                        NAME(finish)(at, phase->steps[2], from, counts[2], added,
                                     (int)p->is_positive);
                }
        }
        n += is_two;
    }
}

void NAME(convolve)(const void *arguments, int64_t begin, int64_t end) {
    for (int64_t k = begin; k < end; k++)
        NAME(convolve_one)((const struct convolution *)arguments, k);
}

/* ---- by taps -------------------------------------------------------------------------------- */

static inline ELEMENT NAME(total)(const VECTOR *sum) { return TOTAL(*sum); }

/* The sums of products of ROWS rows with WIDTH columns, over the positions of several channels. */
#define DOTS(ROWS, WIDTH)                                                                          \
    static void NAME(dots_##ROWS##_##WIDTH)(                                                       \
        const ELEMENT *rows, int64_t row, int64_t rows_channel, const ELEMENT *const *columns,     \
        int64_t x_channel, int64_t channels, int64_t positions, ELEMENT *const *to,                \
        int64_t to_row, int is_first) {                                                            \
        VECTOR sum[ROWS][WIDTH];                                                                   \
        const ELEMENT *x[WIDTH];                                                                   \
        UNROLLED for (int v = 0; v < WIDTH; v++) x[v] = columns[v];                                \
        UNROLLED for (int m = 0; m < ROWS; m++) UNROLLED for (int v = 0; v < WIDTH; v++)           \
            sum[m][v] = (VECTOR){0};                                                               \
        for (int64_t c = 0; c < channels; c++) {                                                   \
            for (int64_t f = 0; f < positions; f += LANES) {                                       \
                VECTOR met[WIDTH];                                                                 \
                UNROLLED for (int v = 0; v < WIDTH; v++) met[v] = LOAD(x[v] + f);                  \
                UNROLLED for (int m = 0; m < ROWS; m++) {                                          \
                    VECTOR factor = LOAD(rows + m * row + f);                                      \
                    UNROLLED for (int v = 0; v < WIDTH; v++)                                       \
                        sum[m][v] = __builtin_elementwise_fma(factor, met[v], sum[m][v]);          \
                }                                                                                  \
            }                                                                                      \
            rows += rows_channel;                                                                  \
            UNROLLED for (int v = 0; v < WIDTH; v++) x[v] += x_channel;                            \
        }                                                                                          \
        UNROLLED for (int m = 0; m < ROWS; m++) UNROLLED for (int v = 0; v < WIDTH; v++) {         \
            ELEMENT all = NAME(total)(&sum[m][v]);                                                 \
            ELEMENT *at = to[v] + m * to_row;                                                      \
            *at = is_first ? all : *at + all;                                                      \
        }                                                                                          \
    }

DOTS(4, 3) DOTS(4, 2) DOTS(4, 1) DOTS(1, 3) DOTS(1, 2) DOTS(1, 1)

typedef void NAME(dots)(const ELEMENT *, int64_t, int64_t, const ELEMENT *const *, int64_t, int64_t,
                        int64_t, ELEMENT *const *, int64_t, int);

/* Copies a channel of the rows into positions as those of a buffer, with zeros between them. */
static void NAME(lay_out)(ELEMENT *to, const ELEMENT *from, const struct correlation *p,
                          const int64_t *counts) {
    int64_t rows = p->axes[1].buffer, columns = p->axes[2].buffer;
    NAME(clear)(to, p->rows_elements);
    for (int64_t i = 0; i < counts[0]; i++)
        for (int64_t j = 0; j < counts[1]; j++) {
            ELEMENT *row = to + (i * rows + j) * columns;
            const ELEMENT *source = from + i * p->row_steps[0] + j * p->row_steps[1];
            NAME(copy)(row, source, counts[2], p->row_steps[2]);
        }
}

static void NAME(correlate_one)(const struct correlation *p, int64_t iteration) {
    static NAME(dots) *const kinds[2][VECTORS] = {
        {NAME(dots_1_1), NAME(dots_1_2), NAME(dots_1_3)},
        {NAME(dots_4_1), NAME(dots_4_2), NAME(dots_4_3)},
    };
    int64_t column_block = iteration % p->column_blocks, rest = iteration / p->column_blocks;
    int64_t row_block = rest % p->row_blocks, group = rest / p->row_blocks;
    int64_t first_row = row_block * p->row_block, first_column = column_block * p->column_block;
    int64_t row_count = least(p->row_block, p->row_count - first_row);
    int64_t column_count = least(p->column_block, p->column_count - first_column);
    const struct tap *taps = (const struct tap *)(p + 1);
    const ELEMENT *x = (const ELEMENT *)p->x + group * p->x_group + first_column * p->x_column;
    const ELEMENT *rows = (const ELEMENT *)p->rows + group * p->rows_group +
                          first_row * p->rows_row;
    ELEMENT *result = (ELEMENT *)p->result + group * p->result_group +
                      first_row * p->result_row + first_column * p->result_column;

    int64_t x_column = p->channel_block * p->x_elements;
    int64_t rows_row = p->channel_block * p->rows_elements;
    ELEMENT met[column_count * x_column];
    ELEMENT laid_out[row_count * rows_row];
    int64_t filled = 1;
    for (int axis = 0; axis < 3; axis++)
        filled *= p->axes[axis].parts * p->axes[axis].buffer;
    for (int64_t c = 0; c < p->channels; c += p->channel_block) {
        int64_t channels = least(p->channel_block, p->channels - c);
        for (int64_t band = 0; band < p->bands; band++) {
            int64_t start[3] = {0, 0, 0}, counts[3] = {p->counts[0], p->counts[1], p->counts[2]};
            int64_t axis = p->band_axis;
            start[axis] = band * p->band;
            counts[axis] = least(p->band, counts[axis] - start[axis]);
            for (int64_t k = 0; k < channels; k++) {
                for (int64_t m = 0; m < column_count; m++) {
                    ELEMENT *to = met + m * x_column + k * p->x_elements;
                    NAME(fill)(to, x + (c + k) * p->x_channel + m * p->x_column, p->axes, start);
                    for (int64_t r = filled; r < p->x_elements; r++)
                        to[r] = 0; /* as what is behind the last row of zeros, times these */
                }
                for (int64_t m = 0; m < row_count; m++)
                    NAME(lay_out)(laid_out + m * rows_row + k * p->rows_elements,
                                  rows + (c + k) * p->rows_channel + m * p->rows_row +
                                      start[axis] * p->row_steps[axis],
                                  p, counts);
            }
            int64_t all = column_count * p->taps, parts = (all + VECTORS - 1) / VECTORS;
            /* What is copied next: from the next band, or of the next channels. */
            int64_t next_c = band + 1 < p->bands ? c : c + p->channel_block;
            int64_t next = band + 1 < p->bands ? start[axis] + p->band : 0;
            int64_t next_channels = most(0, least(p->channel_block, p->channels - next_c));
            int64_t next_count = least(p->band, p->counts[axis] - next);
            int64_t row_lines = NAME(lines)(next_count * p->row_steps[axis]);
            const ELEMENT *next_rows = rows + next_c * p->rows_channel + next * p->row_steps[axis];
            int64_t x_step = p->axes[axis].stride * p->axes[axis].step;
            int64_t x_lines = NAME(lines)(next_count * x_step);
            const ELEMENT *next_x = x + next_c * p->x_channel + next * x_step;
            for (int64_t m = 0; m < row_count;) {
                int some = row_count - m >= OUTPUTS;
                int64_t own_rows = some ? OUTPUTS : 1;
                int64_t own = m * column_count / row_count;
                int64_t own_columns = (m + own_rows) * column_count / row_count - own;
                for (int64_t n = 0; n < all; n += VECTORS) {
                    int64_t width = least(VECTORS, all - n);
                    NAME(ask)(next_rows + m * p->rows_row, next_channels * own_rows, own_rows,
                              p->rows_row, p->rows_channel, row_lines, n / VECTORS, parts);
                    NAME(ask)(next_x + own * p->x_column, next_channels * own_columns, own_columns,
                              p->x_column, p->x_channel, x_lines, n / VECTORS, parts);
                    const ELEMENT *columns[VECTORS];
                    ELEMENT *to[VECTORS];
                    for (int64_t v = 0; v < width; v++) {
                        int64_t column = (n + v) / p->taps, tap = (n + v) % p->taps;
                        columns[v] = met + column * x_column + taps[tap].in_buffer;
                        to[v] = result + m * p->result_row + column * p->result_column +
                                taps[tap].in_kernel;
                    }
                    kinds[some][width - 1](laid_out + m * rows_row, rows_row, p->rows_elements,
                                           columns, p->x_elements, channels, p->rows_elements, to,
                                           p->result_row, c == 0 && band == 0);
                }
                m += own_rows;
            }
        }
    }
}

void NAME(correlate)(const void *arguments, int64_t begin, int64_t end) {
    for (int64_t k = begin; k < end; k++)
        NAME(correlate_one)((const struct correlation *)arguments, k);
}

#define WORD(BLOCK, FIELD)                                                                         \
    const int64_t lazyasync_layout_##BLOCK##_##FIELD = offsetof(struct BLOCK, FIELD) / WORD_BYTES;

WORD(convolution, members)
WORD(convolution, x_member)
WORD(convolution, has_bias)
WORD(convolution, is_strips)
WORD(convolution, box)
WORD(convolution, output_block)
WORD(convolution, channel_block)
WORD(convolution, phases)
WORD(convolution, axes)
WORD(correlation, groups)
WORD(correlation, row_block)
WORD(correlation, band_axis)
WORD(correlation, taps)
WORD(correlation, axes)
