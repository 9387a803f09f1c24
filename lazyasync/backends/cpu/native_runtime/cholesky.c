/* Cholesky of matrices, and of one whose tiles several threads find.
 *
 * Each takes the next of a list of tiles, and waits for those that it follows from: these stand
 * before it, so that somebody has begun with them. */
#define _GNU_SOURCE
#include <stddef.h>
#include <stdint.h>

#include "blas.h"
#include "system.h"

enum { PANEL = 8, TALL = 3 }; /* columns, and vectors of rows, that registers hold */
enum { TILE = 48 };           /* as in ../calls/cholesky_tiles.py */
enum { SPINS = 1024 };        /* after which somebody else may need this processor */

/* As `Argument` in ../calls/cholesky_tiles.py. */
struct cholesky {
    int64_t itemsize;
    const void *x;
    void *out;
    int64_t n;
    void *packed, *scales; /* rooms: of rows of tiles of so many columns, and of a row */
    int64_t columns;
    const int64_t (*tiles)[2]; /* their rows and columns */
    int64_t stop;              /* of the list */
    _Atomic int64_t *next;     /* of the list */
    _Atomic int64_t *wrong;    /* whether the matrix is not positive definite */
    _Atomic int64_t *done;     /* of each row of tiles how many */
};

#define TYPE float
#define NAME(WHAT) WHAT##_f
#include "cholesky.h"
#undef TYPE
#undef NAME

#define TYPE double
#define NAME(WHAT) WHAT##_d
#include "cholesky.h"

static int is_done(const struct cholesky *c, int64_t row, int64_t tiles) {
    return atomic_load_explicit(c->done + row, memory_order_acquire) >= tiles;
}

static int64_t tile(const struct cholesky *c, int64_t row, int64_t column) {
    return c->itemsize == 4 ? tile_f(c, row, column) : tile_d(c, row, column);
}

static void wait_for(const struct cholesky *c, int64_t row, int64_t tiles) {
    for (int64_t spins = 1; !is_done(c, row, tiles); spins++) {
        if (spins % SPINS == 0)
            sched_yield();
        spin_pause();
    }
}

/* Gives whether the matrix is not positive definite, which what is left does not matter for. */
int64_t lazyasync_cholesky_tiles(const struct cholesky *c) {
    int64_t at;
    while ((at = atomic_fetch_add(c->next, 1)) < c->stop) {
        int64_t row = c->tiles[at][0], column = c->tiles[at][1];
        wait_for(c, row, column);
        if (row != column)
            wait_for(c, column, column + 1);
        if (!atomic_load(c->wrong) && tile(c, row, column))
            atomic_store(c->wrong, 1);
        atomic_store_explicit(c->done + row, column + 1, memory_order_release);
    }
    return atomic_load(c->wrong);
}

/* Bytes of an element, matrices, their rows, from where, to where, and room for `packed` and for
 * `scales`. Gives whether one is not positive definite. */
int64_t lazyasync_cholesky_batch(const int64_t *a) {
    int64_t n = a[2], tiles = (n + TILE - 1) / TILE, columns = (n + PANEL - 1) / PANEL * PANEL;
    char *room = (char *)a[5];
    struct cholesky c = {.itemsize = a[0],
                         .x = (const void *)a[3],
                         .out = (void *)a[4],
                         .n = n,
                         .packed = room,
                         .scales = room + tiles * TILE * columns * a[0],
                         .columns = columns};
    int64_t wrong = 0;
    for (int64_t k = 0; k < a[1]; k++) {
        for (int64_t column = 0; column < tiles; column++)
            for (int64_t row = column; row < tiles; row++)
                wrong |= tile(&c, row, column);
        c.x = (const char *)c.x + n * n * a[0];
        c.out = (char *)c.out + n * n * a[0];
    }
    return wrong;
}
