/* What a convolution is given: numbers are counts of elements, and steps from one to the next.
 *
 * ../llvm/convolutions.py writes the words in this order; a test compares the places of some.
 */
#ifndef LAZYASYNC_CONVOLUTION_H
#define LAZYASYNC_CONVOLUTION_H

#include "layout.h"

/* A spatial axis. The last of the three is the innermost. */
struct spatial_axis {
    int64_t length;  /* of the operand that the taps move over */
    int64_t step;    /* from one of its elements to the next */
    int64_t stride;  /* how far the taps move from one position to the next */
    int64_t before;  /* the zeros before the first element */
    int64_t buffer;  /* the positions that a buffer has room for */
    int64_t parts;   /* of the elements between two positions, those that taps meet, from the first */
};
_Static_assert(sizeof(struct spatial_axis) == 6 * WORD_BYTES, "axes are rows of a table");

/* Results by places: each is a sum over channels and taps.
 *
 * A phase are those places that meet the same taps. Its positions are numbered as a buffer has
 * them, in which the elements that are `stride` apart are neighbours. */
struct convolution {
    const char *x, *kernel, *bias;
    char *result;
    int64_t members, groups, outputs, channels; /* outputs and channels of a group */
    int64_t x_member, x_group, x_channel;
    int64_t kernel_group, kernel_output, kernel_channel;
    int64_t result_member, result_group, result_output;
    int64_t has_bias, bias_step;
    int64_t is_positive; /* whether what is negative becomes 0 */
    int64_t is_strips; /* whether there is one tap, and all places are neighbours */
    int64_t box[3], boxes[3]; /* the positions are divided along each axis */
    int64_t output_block, output_blocks;
    int64_t buffer_channels; /* so many are copied at a time */
    int64_t channel_block; /* so many that what they need stays in the first cache */
    int64_t channel_elements, row_elements; /* of a channel in a buffer; of the sums of a phase */
    int64_t phases;
    struct spatial_axis axes[3];
};

struct phase {
    int64_t first_tap, taps;
    int64_t first; /* the first place in the result */
    int64_t counts[3], steps[3]; /* its places along each axis, and the steps between them */
};
_Static_assert(sizeof(struct phase) == 9 * WORD_BYTES, "phases are rows of a table");

struct tap {
    int64_t in_buffer, in_kernel;
};

/* Results by taps: each is a sum over members of a batch and positions, as in the gradient of a
 * kernel. `rows` has an element for each position, `x` is what the taps move over. */
struct correlation {
    const char *x, *rows;
    char *result;
    int64_t groups, channels, row_count, column_count;
    int64_t x_group, x_channel, x_column;
    int64_t rows_group, rows_channel, rows_row;
    int64_t result_group, result_row, result_column;
    int64_t row_block, row_blocks, column_block, column_blocks;
    int64_t channel_block;
    int64_t band_axis, band, bands;
    int64_t x_elements, rows_elements; /* of a buffer, for one channel; some are behind it */
    int64_t taps;
    int64_t row_steps[3], counts[3]; /* of `rows` */
    struct spatial_axis axes[3];
};

#endif
