/* What is made of parts: each is copied to its place, and zeros are where there is none. And parts
 * whose places are numbers that are read here.
 *
 * The result is done block by block, and each block of it by whoever has its lines: of every part
 * what falls into it, in the order of the parts. So it does not matter how many parts there are and
 * how long each is for how threads share them, and of parts that overlap the last one stays.
 */
#include "layout.h"

#define STREAMED_BLOCK 4096 /* on the stack, from where it is copied past the caches */
#define BLOCK 32768         /* zeros of which are in the nearest cache when parts are put there */

/* The bytes from `begin` to `end` of a result whose first byte is at `base`, if it is all there. */
struct span {
    char *base;
    int64_t begin, end;
};

static inline int64_t later(int64_t one, int64_t other) { return one > other ? one : other; }
static inline int64_t earlier(int64_t one, int64_t other) { return one < other ? one : other; }

#define COPY_ELEMENTS(type)                                                                        \
    for (; length >= 4; length -= 4, to += 4 * to_step, from += 4 * from_step) {                   \
        type a = *(const type *)from, b = *(const type *)(from + from_step),                       \
             c = *(const type *)(from + 2 * from_step), d = *(const type *)(from + 3 * from_step); \
        *(type *)to = a, *(type *)(to + to_step) = b;                                              \
        *(type *)(to + 2 * to_step) = c, *(type *)(to + 3 * to_step) = d;                          \
    }                                                                                              \
    for (; length > 0; length--, to += to_step, from += from_step)                                 \
        *(type *)to = *(const type *)from;                                                         \
    return

static inline void copy_line(char *restrict to, const char *restrict from, int64_t length,
                             int64_t to_step, int64_t from_step, int64_t bytes) {
    if (to_step == bytes && from_step == 0 && length > 0) { /* one element, twice as many each time */
        __builtin_memcpy(to, from, (size_t)bytes);
        for (int64_t done = bytes, all = length * bytes; done < all; done *= 2)
            __builtin_memcpy(to + done, to, (size_t)earlier(done, all - done));
        return;
    }
    switch (bytes) {
    case 1:
        COPY_ELEMENTS(int8_t);
    case 2:
        COPY_ELEMENTS(int16_t);
    case 4:
        COPY_ELEMENTS(int32_t);
    case 8:
        COPY_ELEMENTS(int64_t);
    default:
        for (int64_t k = 0; k < length; k++)
            __builtin_memcpy(to + k * to_step, from + k * from_step, (size_t)bytes);
    }
}

/* Copies what is in a span of a part that begins at byte `first` of the result. */
static void copy_part(struct span span, int64_t first, const char *from, const struct copied_axis *axis,
                      int64_t axes, int64_t bytes) {
    if (axes == 0) {
        int64_t begin = later(first, span.begin), end = earlier(first + bytes, span.end);
        if (begin < end)
            __builtin_memcpy(span.base + begin, from + (begin - first), (size_t)(end - begin));
        return;
    }
    int64_t step = axis->to_step, before = span.begin - first - axis->extent;
    int64_t begin = before < 0 ? 0 : before / step + 1;
    int64_t end = span.end - first < 0 ? 0 : (span.end - first + step - 1) / step;
    end = earlier(end, axis->length);
    if (axes > 1) {
        for (int64_t k = begin; k < end; k++)
            copy_part(span, first + k * step, from + k * axis->from_step, axis + 1, axes - 1, bytes);
        return;
    }
    /* Only the first and the last may be there in part. */
    for (; begin < end && first + begin * step < span.begin; begin++)
        copy_part(span, first + begin * step, from + begin * axis->from_step, axis + 1, 0, bytes);
    for (; begin < end && first + (end - 1) * step + bytes > span.end; end--)
        copy_part(span, first + (end - 1) * step, from + (end - 1) * axis->from_step, axis + 1, 0,
                  bytes);
    copy_line(span.base + first + begin * step, from + begin * axis->from_step, end - begin, step,
              axis->from_step, bytes);
}

/* A first part that is the result itself is there already. */
static void copy_parts(const struct assembly *made, char *const *addresses, struct span span) {
    if (made->zeros)
        __builtin_memset(span.base + span.begin, 0, (size_t)(span.end - span.begin));
    const struct copied_part *part = (const struct copied_part *)(made + 1);
    for (int64_t k = 1; k <= made->parts; k++) {
        if (addresses[k] != addresses[0] && part->first < span.end && part->first + part->extent > span.begin)
            copy_part(span, part->first, addresses[k], part->axis, part->axes, part->bytes);
        part = (const struct copied_part *)(part->axis + part->axes);
    }
}

typedef int64_t line __attribute__((vector_size(CACHE_LINE), aligned(8)));
typedef int64_t aligned_line __attribute__((vector_size(CACHE_LINE)));

/* Copies to where nobody reads soon: whole lines bypass the caches. */
static void stream_block(char *restrict to, const char *restrict from, int64_t bytes) {
    int64_t whole = ((uintptr_t)to % CACHE_LINE) ? 0 : bytes / CACHE_LINE * CACHE_LINE;
    for (int64_t k = 0; k < whole; k += CACHE_LINE)
        __builtin_nontemporal_store(*(const line *)(from + k), (aligned_line *)(to + k));
    __builtin_memcpy(to + whole, from + whole, (size_t)(bytes - whole));
}

/* Does lines `first_line` to `last_line` - 1 of the result, of CACHE_LINE bytes each. */
void lazyasync_assemble(const void *arguments, int64_t first_line, int64_t last_line) {
    const struct assembly *made = (const struct assembly *)arguments;
    char *const *addresses = (char *const *)((const int64_t *)arguments + made->addresses);
    char *result = addresses[0];
    int64_t begin = first_line * CACHE_LINE, end = earlier(last_line * CACHE_LINE, made->bytes);
    if (addresses[1] == result) {
        copy_parts(made, addresses, (struct span){result, begin, end});
        return;
    }
    if (!made->streams) {
        for (; begin < end; begin += BLOCK)
            copy_parts(made, addresses, (struct span){result, begin, earlier(begin + BLOCK, end)});
        return;
    }
    alignas(CACHE_LINE) char block[STREAMED_BLOCK];
    for (; begin < end; begin += STREAMED_BLOCK) {
        int64_t stop = earlier(begin + STREAMED_BLOCK, end);
        copy_parts(made, addresses, (struct span){block - begin, begin, stop});
        stream_block(result + begin, block, stop - begin);
    }
    atomic_thread_fence(memory_order_seq_cst); /* a stream is in no order with other stores */
}

/* Puts into a span what falls there of the parts of all rows. */
static void place_rows(const struct placement *made, char *const *addresses, struct span span,
                       const struct copied_part *part) {
    const int64_t *axes = (const int64_t *)(made + 1);
    int64_t starts = made->starts, words = 3 + starts;
    const struct start *of_start = (const struct start *)(axes + made->row_axes * words);
    for (int64_t row = 0; row < made->rows; row++) {
        int64_t first = part->first;
        const char *from = addresses[2];
        int64_t rest = row;
        for (int64_t k = made->row_axes; k-- > 0;) {
            const int64_t *axis = axes + k * words;
            int64_t at = rest % axis[0];
            rest /= axis[0];
            first += at * axis[1];
            from += at * axis[2];
        }
        for (int64_t s = 0; s < starts; s++) {
            const char *number = addresses[3 + s];
            rest = row;
            for (int64_t k = made->row_axes; k-- > 0;) {
                const int64_t *axis = axes + k * words;
                number += rest % axis[0] * axis[3 + s];
                rest /= axis[0];
            }
            int64_t begin = *(const int64_t *)number, last = of_start[s].length - of_start[s].part;
            begin = later(0, earlier(begin < 0 ? begin + of_start[s].length : begin, last));
            first += begin * of_start[s].to_step;
            from += begin * of_start[s].from_step;
        }
        if (first < span.end && first + part->extent > span.begin)
            copy_part(span, first, from, part->axis, part->axes, part->bytes);
    }
}

/* Does lines `first_line` to `last_line` - 1 of the result, of CACHE_LINE bytes each. What is kept
 * may be there already. */
void lazyasync_place(const void *arguments, int64_t first_line, int64_t last_line) {
    const struct placement *made = (const struct placement *)arguments;
    char *const *addresses = (char *const *)((const int64_t *)arguments + made->addresses);
    char *result = addresses[0];
    const int64_t *behind =
        (const int64_t *)(made + 1) + made->row_axes * (3 + made->starts) + made->starts * 4;
    const struct copied_part *kept = (const struct copied_part *)behind;
    const struct copied_part *part = (const struct copied_part *)(kept->axis + kept->axes);
    int64_t begin = first_line * CACHE_LINE, end = earlier(last_line * CACHE_LINE, made->bytes);
    if (addresses[1] == result) {
        place_rows(made, addresses, (struct span){result, begin, end}, part);
        return;
    }
    for (; begin < end; begin += BLOCK) {
        struct span span = {result, begin, earlier(begin + BLOCK, end)};
        copy_part(span, kept->first, addresses[1], kept->axis, kept->axes, kept->bytes);
        place_rows(made, addresses, span, part);
    }
}
