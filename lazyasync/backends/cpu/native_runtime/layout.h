/* The memory that native code and Python share.
 *
 * Python allocates and owns each of these blocks, and holds it for as long as native code may look
 * at it. Both sides count in words of 8 bytes: what a struct has at offset 8 * n is word n of the
 * enumeration of the same block in ../native/layout.py. A test compares the two, by the constants
 * that layout.c exports.
 *
 * What several threads write at the same time is _Atomic. All other fields are written by one
 * thread, while no other may look at them, or before the block is known to others.
 */
#ifndef LAZYASYNC_LAYOUT_H
#define LAZYASYNC_LAYOUT_H

#include <stdalign.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#define WORD_BYTES 8
#define CACHE_LINE 64

_Static_assert(sizeof(void *) == WORD_BYTES, "addresses are words");
_Static_assert(sizeof(_Atomic int64_t) == WORD_BYTES, "atomic words have no lock beside them");

/* Iterations begin to end - 1 of a loop, or of a batch of products. */
typedef void iterations(const void *arguments, int64_t begin, int64_t end);

/* One loop or product of a program. */
struct record {
    iterations *function;
    const void *arguments;
    int64_t total; /* how many iterations it has */
    int64_t chunk; /* how many of them are one piece, for threads that share them */
};
_Static_assert(sizeof(struct record) == 4 * WORD_BYTES, "records are rows of a table");

/* An address that is known only when a program runs: that of an array's data, plus some bytes. */
struct fixup {
    const char **place; /* among the arguments of a record */
    int64_t position;   /* of the array in the list of the program's values */
    int64_t bytes;
};
_Static_assert(sizeof(struct fixup) == 3 * WORD_BYTES, "fixups are rows of a table");

/* When each record of a call ran, for a profile. */
struct timestamps {
    int64_t clock; /* which clock to look at, by the system's own number */
    struct interval {
        int64_t begin, end; /* in ns of that clock */
    } intervals[];
};
_Static_assert(sizeof(struct interval) == 2 * WORD_BYTES, "intervals are rows of a table");

/* What threads that share a call take pieces of: a record, or, without a `function`, some that one
 * thread runs, one after the other. */
struct step {
    iterations *function;
    const void *arguments; /* of the function; without one, the first of the records */
    int64_t total;         /* how many iterations, or records, it has: at least one */
    int64_t chunk;         /* how many of them are one piece; there are fewer than 2**20 pieces */
    /* What has to be complete before it begins: how many steps before it each of these is, byte by
     * byte; 0 for none. Of the uppermost one, all that come before that are meant as well. */
    int64_t needs;
};
_Static_assert(sizeof(struct step) == 5 * WORD_BYTES, "steps are rows of a table");

/* What one native call does. Only one thread runs a call at a time. */
struct call {
    const struct fixup *fixups;
    int64_t fixup_count;
    const struct record *records;
    int64_t record_count;
    struct helpers *helpers; /* whom to share the steps with; null for nobody, and for no steps */
    const struct step *steps; /* the same as the records */
    int64_t step_count;
    struct timestamps *timestamps; /* where to write when the records ran; null for nowhere */
};

/* Which threads are kept off the CPU of whoever calls them. It ends a block: how many threads there
 * is room for is Python's to say. */
struct affinity {
    _Atomic int64_t excluded_cpu; /* one more than the CPU that is denied to them; 0 for none yet */
    _Atomic int64_t pinned;       /* how many threads; 0 if they may run anywhere */
    int64_t source;               /* a thread whose CPUs they may use, but for the excluded one */
    _Atomic int64_t threads[];    /* their numbers, as the system has them; 0 before one begins */
};

/* A step that threads take pieces of. Several of them look at it while it is filled again. */
struct slot {
    /* Which step it has, how many pieces that has, and how many of them have been taken: 24, 20 and
     * 20 bits. All are one word, so that a helper which is late never takes a piece of one step for
     * a piece of another. */
    alignas(CACHE_LINE) _Atomic uint64_t pieces;
    _Atomic int64_t done; /* iterations that are done */
    _Atomic int64_t total;
    _Atomic int64_t needs;
    int64_t chunk;
    iterations *function;
    const void *arguments;
};
_Static_assert(sizeof(struct slot) == CACHE_LINE, "slots do not share cache lines");

#define WINDOW 64 /* steps that are open at a time */

/* Where a thread that runs a program meets those that help it.
 *
 * The steps of all calls are numbered, one after the other; step n is in slot n % WINDOW. What is
 * written often has cache lines of its own, so that a thread that waits for one field is not
 * disturbed by writes to another. */
struct helpers {
    alignas(CACHE_LINE) _Atomic int64_t called; /* how often helpers were called: the futex */
    _Atomic int64_t asleep;                     /* how many helpers sleep */
    _Atomic int64_t crew;                       /* the crew that is to help: others leave */
    alignas(CACHE_LINE) _Atomic int64_t opened;    /* the steps before this one have been opened */
    alignas(CACHE_LINE) _Atomic int64_t completed; /* the steps before this one are complete */
    alignas(CACHE_LINE) _Atomic int64_t paused; /* changes while helpers wait, if on a CPU */
    struct slot slots[WINDOW];
    struct slot inner; /* what a loop that is part of a step shares, one record at a time */
    alignas(CACHE_LINE) _Atomic int64_t inner_taken; /* whether a loop has it */
    int64_t inner_shared; /* how many records have been shared there */
    alignas(CACHE_LINE) struct affinity affinity;
};

/* A thread that runs one call at a time, and whoever has it do so. */
struct native_thread {
    alignas(CACHE_LINE) _Atomic int64_t called; /* how often it has been called: the futex */
    _Atomic int64_t completed;                  /* the launch that completed last; a futex too */
    _Atomic int64_t leave;                      /* whether it is to leave */
    _Atomic int64_t waiting;                    /* how many threads wait for a completion */
    int64_t eventfd;                            /* is written to at every completion */
    _Atomic int64_t launched;                   /* the launch that was made last */
    _Atomic int64_t asleep;                     /* whether the thread sleeps */
    alignas(CACHE_LINE) const struct call *call; /* what is launched */
    int64_t began, ended; /* of the launch that completed last, in ns of the monotonic clock */
    struct helpers *helpers; /* those beside whom it is pinned; null if it is not */
    alignas(CACHE_LINE) struct affinity affinity;
};

/* What is repeated: records, whose arguments are changed from one iteration to the next. It begins
 * the arguments; places are words of these, counted from the first. */
struct repeat {
    int64_t length;    /* how many iterations, or -1 for as long as the condition holds */
    int64_t addresses; /* the place of the addresses of buffers; first that of the control */
    int64_t fixed, fixed_count;         /* patches: what does not move */
    int64_t moving, moving_count;       /* what moves on */
    int64_t swapped, swapped_count;     /* what is in one of two places by turns */
    int64_t before, before_count;       /* what is copied before the first iteration */
    int64_t after, after_count;         /* what is copied after an odd number of iterations */
    int64_t condition, condition_count; /* records */
    int64_t body, body_count;
    const char *decision; /* what the condition computes */
    int64_t packs, packs_count; /* what is packed before the first iteration */
    int64_t arguments; /* the places of those of the condition's records, then of the body's */
    int64_t shares; /* whether there are records of several pieces */
};

/* What runs one of several branches, which follow it; places are as those of what is repeated. */
struct choice {
    int64_t addresses; /* the place of the addresses of buffers; first that of the control */
    int64_t index, index_offset;       /* which branch: the number of an address, plus some bytes */
    int64_t index_bytes, index_signed; /* how long that number is, and whether it has a sign */
    int64_t count;                     /* of branches */
    int64_t shares;                    /* whether there are records of several pieces */
    struct branch {
        int64_t copies, copies_count; /* what is copied first */
        int64_t fixed, fixed_count;   /* patches */
        int64_t records, records_count;
        int64_t arguments; /* the places of those of the records */
    } branches[];
};
_Static_assert(sizeof(struct branch) == 7 * WORD_BYTES, "branches are rows of a table");

/* What is put into arguments: an address of a table, plus some bytes. */
struct patch {
    int64_t place;
    int64_t address, bytes;
    int64_t other_address, other_bytes; /* of what is swapped: the place that it is in by turns */
    int64_t step;                       /* to the next iteration, in bytes */
};
_Static_assert(sizeof(struct patch) == 6 * WORD_BYTES, "patches are rows of a table");

/* What is copied: `length` bytes, from one address of a table to another. */
struct copy {
    int64_t from, from_bytes;
    int64_t to, to_bytes;
    int64_t length;
};
_Static_assert(sizeof(struct copy) == 5 * WORD_BYTES, "copies are rows of a table");

/* A matrix that is copied so that each panel of it, which is as many columns as are in a cache line,
 * is in one piece. The last one may have columns of the one before it. */
struct pack {
    int64_t from, from_bytes;
    int64_t to, to_bytes;
    int64_t rows, row_bytes, panels;
    int64_t last; /* the bytes of a row before the last panel */
};
_Static_assert(sizeof(struct pack) == 8 * WORD_BYTES, "packs are rows of a table");

/* What is made of parts, which follow it. The first address is that of the result, the others those
 * of the parts, in their order. */
struct assembly {
    int64_t addresses; /* their place: words of the arguments, counted from the first */
    int64_t bytes;     /* of the result */
    int64_t zeros;     /* whether any of them are in no part */
    int64_t streams;   /* whether they are written past the caches */
    int64_t parts;
};

/* A part: as many bytes at a time, along axes. Extents, in bytes, are those in the result. */
struct copied_part {
    int64_t bytes;
    int64_t first;  /* the byte of the result at which it begins */
    int64_t extent; /* from there to its end */
    int64_t axes;
    struct copied_axis {
        int64_t length;
        int64_t to_step, from_step; /* in bytes, in the result, where it is positive, and in the part */
        int64_t extent;             /* of one place: what the axes behind it, and the bytes, reach */
    } axis[];
};
_Static_assert(sizeof(struct copied_axis) == 4 * WORD_BYTES, "axes are rows of a table");
_Static_assert(sizeof(struct assembly) == 5 * WORD_BYTES, "parts follow at once");

/* What has parts put, or is a part taken, where numbers say. Behind it are the axes of the rows, of
 * which each has starts of its own: length, steps in the result and in the part, and that of each
 * start, in bytes; then the starts, then what is kept and what is put, of the first row, as parts.
 * The addresses are those of the result, of what is kept, of what is put, and of the starts. */
struct placement {
    int64_t addresses; /* their place: words of the arguments, counted from the first */
    int64_t bytes;     /* of the result */
    int64_t rows, row_axes;
    int64_t starts;
};

/* Where a part begins along an axis. */
struct start {
    int64_t length, part;       /* of the axis, and of the part there */
    int64_t to_step, from_step; /* in bytes, in the result and in the part */
};
_Static_assert(sizeof(struct placement) == 5 * WORD_BYTES, "axes follow at once");
_Static_assert(sizeof(struct start) == 4 * WORD_BYTES, "starts are rows of a table");

/* What a run is told, and tells, while it loops. */
struct iterations_of_run {
    volatile int64_t limit; /* of iterations; 0 from when nobody wants the results */
    volatile int64_t done; /* the iterations begun so far, of all loops */
};

/* An index that is out of range, of what, along which axis of which length; or a matrix that is
 * refused, and why. */
struct fault {
    int64_t is_set;
    int64_t name; /* which of those that Python has */
    int64_t index, axis, length;
};

/* By what loops of a program find out whether to go on, and who may help them. */
struct control {
    struct iterations_of_run *words; /* those of the run that is under way */
    struct iterations_of_run unwatched;
    struct helpers *helpers; /* null for nobody */
    struct fault fault;      /* what has ended them; any one, if there are several */
};

/* Indices along an axis. */
struct checked {
    int64_t name, axis, length, counts_back;
    int64_t index_bytes;
    int64_t step; /* from one to the next, in bytes */
};

/* Lines, from each of which elements are picked. The addresses are those of the result, of the
 * first line, of the indices, and of the block of control. */
struct picked {
    int64_t addresses; /* their place: words of the arguments, counted from the first */
    struct checked by;
    int64_t count;      /* indices of a line */
    int64_t index_step; /* from those of a line to those of the next, in bytes */
    int64_t bytes;      /* of what an index picks */
    int64_t line_step, step; /* from line to line, and from element to element there, in bytes */
};

/* Indices along several axes that become one. The addresses are those of the result, of the block
 * of control, and of the indices along each axis. */
struct joined {
    int64_t addresses;
    int64_t count; /* of axes */
    int64_t bytes; /* of an index in the result */
    struct checked by[];
};

/* What a function of the units that calls are made of is given. Behind the numbers are the places
 * among them of the addresses, in their order. */
enum { MOST_NUMBERS = 24 };
struct called {
    int64_t addresses;
    int64_t (*function)(const int64_t *);
    int64_t fault; /* what it means that the function gives another number than 0; -1: nothing */
    int64_t count, placed;
    int64_t words[];
};

/* What becomes of numbers, and of those that are combined with them, besides what combining.h says;
 * whole numbers of any size; and what is added up in double precision: all rows, or some. As
 * `HOWS_IN_LOOPS`, `_WHOLE` and `_SUMS` in ../llvm/calls_in_loops.py. */
enum { PUT = 3, TIMES = 4 };
enum { WHOLE = 4 };
enum { OF_ALL = 1, OF_SOME = 2 };

/* Lines of rows that are combined with those where indices point. The addresses are those of the
 * result, of what is there before, of the rows, of the indices, of the block of control, and of
 * room: a word for each index; then the sums of all rows, or a word for each index and each row and
 * sums for each index. */
struct combined {
    int64_t addresses;
    struct checked by;
    int64_t count;       /* indices */
    int64_t lines, width; /* of how many elements rows are */
    int64_t bytes;       /* of an element */
    int64_t how, dtype;  /* as combining.h has them, and above */
    int64_t starts;      /* whether there is something before, or zeros */
    int64_t sums;        /* which rows are added up in double precision, if any */
};

/* What a batch of matrix products is given; see products.c. Steps are in bytes. */
struct product_steps {
    int64_t left, right, result;
};
struct product {
    const char *left, *right;
    char *result;
    int64_t rows, columns, inner;                                /* of a product */
    int64_t left_leading, right_leading, result_leading;         /* leading dimensions */
    int64_t left_transposed, right_transposed;                   /* as CBLAS says it: 111 or 112 */
    int64_t group;                                               /* how many products are a group */
    int64_t parts, parts_across;      /* how many parts a product has, and a row of them */
    int64_t part_rows, part_columns;  /* of a part that is not the last */
    struct product_steps within_group, between_groups; /* from one product to the next */
    struct product_steps down, across;                 /* from one part to the next */
    void *blas; /* the function of the library that multiplies */
    void *blas_vector; /* the one that multiplies a matrix with a vector; or null */
    /* Those that tell and set how many threads the library has, which is to be one; or null. */
    int (*get_threads)(void);
    void (*set_threads)(int);
};

/* What attention is given, forwards and backwards; see attention.c. Steps are in elements, from one
 * of a batch, a head and a row to the next. What begins with `of` is a
 * gradient. */
struct attention {
    const void *q, *k, *v, *g, *mask;
    void *out, *sums; /* backwards sums are given */
    const void *less; /* what is taken off the gradient of each probability of a row */
    void *of_q, *of_k, *of_v;
    int64_t wants_sums, wants_q, wants_k, wants_v; /* what is to be computed */
    int64_t heads, shared; /* how many there are, and how many of them share keys */
    int64_t length, others, features, outputs;
    int64_t q_step[3], k_step[3], v_step[3], g_step[3], mask_step[3];
    int64_t mask_kind;
    int64_t first, last; /* the keys of query i are those from i + first to i + last */
    int64_t blocks, block_rows, block_keys; /* of a head; of a tile that is not the last */
    double scale;
    void *blas; /* the function of the library that multiplies, and in how many bits it counts */
    int64_t blas_bits;
    int (*get_threads)(void); /* as of products */
    void (*set_threads)(int);
};

/* The fields that the native code reads of CPython's lists and NumPy's arrays. When the engine
 * starts it finds out whether this interpreter has them there. */
struct python_object {
    int64_t references;
    const void *type;
};
struct numpy_array {
    struct python_object object;
    const char *data;
    int64_t dimensions;
    const void *shape, *strides, *base, *dtype;
    int32_t flags;
};
struct python_list {
    struct python_object object;
    int64_t size;
    const struct numpy_array **items;
};
#define IS_C_CONTIGUOUS 1 /* NPY_ARRAY_C_CONTIGUOUS */

#endif
