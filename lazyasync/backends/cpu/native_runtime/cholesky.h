/* Cholesky of one matrix by tiles, for the elements of one dtype: what cholesky.c includes.
 *
 * The lower triangle is kept in vectors of `LANES` rows, one for each column: rows below are found
 * without arithmetic across lanes, and what they are multiplied with follows each other in memory.
 * Each tile takes what the columns before leave of it, all in one go, and is solved by the tile on
 * the diagonal. Source: Golub and Van Loan, "Matrix Computations", 4th edition, 4.2. */

typedef TYPE NAME(Vector) __attribute__((vector_size(64), aligned(sizeof(TYPE))));
#define LANES ((int64_t)(64 / sizeof(TYPE)))
#define AT(ROWS, COLUMN) (*(NAME(Vector) *)((ROWS) + (COLUMN) * LANES))
#define EVERYWHERE(VALUE) ((VALUE) - (NAME(Vector)){0})
#define INLINE static inline __attribute__((always_inline))
#define UNROLLED _Pragma("clang loop unroll(full)")

/* What `vectors` of rows are, `apart` from each other, in a panel from column `first`, once those
 * before it are taken away; `panel` has the rows of the same numbers as its columns. */
INLINE void NAME(take_away)(int vectors, const TYPE *rows, int64_t apart, const TYPE *panel,
                            int64_t first, NAME(Vector) (*found)[PANEL]) {
    NAME(Vector) sums[TALL][PANEL];
    UNROLLED for (int64_t c = 0; c < PANEL; c++)
        UNROLLED for (int64_t r = 0; r < vectors; r++)
            sums[r][c] = (NAME(Vector)){0};
    for (int64_t k = 0; k < first; k++) {
        UNROLLED for (int64_t c = 0; c < PANEL; c++)
            UNROLLED for (int64_t r = 0; r < vectors; r++)
                sums[r][c] += AT(rows + r * apart, k) * EVERYWHERE(panel[k * LANES + c]);
    }
    UNROLLED for (int64_t c = 0; c < PANEL; c++)
        UNROLLED for (int64_t r = 0; r < vectors; r++)
            found[r][c] = AT(rows + r * apart, first + c) - sums[r][c];
}

/* Solves rows for the columns of a panel, whose factors have been found. */
INLINE void NAME(solve_rows)(int vectors, TYPE *rows, int64_t apart, const TYPE *panel,
                             int64_t first, const TYPE *scales) {
    NAME(Vector) sums[TALL][PANEL];
    NAME(take_away)(vectors, rows, apart, panel, first, sums);
    UNROLLED for (int64_t c = 0; c < PANEL; c++) {
        UNROLLED for (int64_t r = 0; r < vectors; r++) {
            sums[r][c] *= EVERYWHERE(scales[first + c]);
            AT(rows + r * apart, first + c) = sums[r][c];
        }
        UNROLLED for (int64_t other = c + 1; other < PANEL; other++)
            UNROLLED for (int64_t r = 0; r < vectors; r++)
                sums[r][other] -= sums[r][c] * EVERYWHERE(panel[(first + c) * LANES + other]);
    }
}

static void NAME(solve_panel)(TYPE *rows, int64_t apart, int64_t vectors, const TYPE *panel,
                              int64_t first, const TYPE *scales) {
    for (; vectors >= TALL; vectors -= TALL, rows += TALL * apart)
        NAME(solve_rows)(TALL, rows, apart, panel, first, scales);
    for (; vectors > 0; vectors--, rows += apart)
        NAME(solve_rows)(1, rows, apart, panel, first, scales);
}

/* The factor of a panel's own rows, which are among those of one vector; `panel` is the first of
 * them. Gives whether they are not positive definite. */
static int64_t NAME(factor_panel)(TYPE *rows, TYPE *panel, int64_t first, TYPE *scales) {
    NAME(Vector) sums[TALL][PANEL], *sum = sums[0];
    int64_t wrong = 0;
    NAME(take_away)(1, rows, 0, panel, first, sums);
    UNROLLED for (int64_t c = 0; c < PANEL; c++) {
        TYPE *pivot = panel + (first + c) * LANES + c;
        AT(rows, first + c) = sum[c];
        TYPE square = *pivot, root = __builtin_sqrt(square), scale = 1 / root;
        wrong |= square <= 0; /* NaN goes on, as it does in LAPACK */
        scales[first + c] = scale;
        sum[c] *= EVERYWHERE(scale);
        AT(rows, first + c) = sum[c];
        UNROLLED for (int64_t other = c + 1; other < PANEL; other++)
            sum[other] -= sum[c] * EVERYWHERE(pivot[other - c]);
        *pivot = root;
    }
    return wrong;
}

/* Rows of the matrix, or of the identity behind it, in vectors. */
static void NAME(pack)(const struct cholesky *c, int64_t row, int64_t first, int64_t last,
                       TYPE *rows) {
    const TYPE *x = (const TYPE *)c->x + row * c->n;
    for (int64_t lane = 0; lane < LANES; lane++, x += c->n) {
        int64_t inside = row + lane < c->n ? at_most(row + lane + 1, last) : first, k = first;
        for (; k < inside; k++)
            rows[k * LANES + lane] = x[k];
        for (; k < last; k++)
            rows[k * LANES + lane] = (TYPE)(k == row + lane);
    }
}

/* Where rows of the factor belong, with zeros behind the diagonal. */
static void NAME(unpack)(const struct cholesky *c, int64_t row, int64_t first, int64_t last,
                         const TYPE *rows) {
    for (int64_t lane = 0; lane < LANES && row + lane < c->n; lane++) {
        TYPE *out = (TYPE *)c->out + (row + lane) * c->n;
        int64_t inside = at_most(row + lane + 1, last), k = first;
        for (; k < inside; k++)
            out[k] = rows[k * LANES + lane];
        for (; k < last; k++)
            out[k] = 0;
    }
}

/* A tile of the factor; gives whether the matrix is not positive definite. */
static int64_t NAME(tile)(const struct cholesky *c, int64_t row, int64_t column) {
    int64_t apart = c->columns * LANES, vectors = TILE / LANES, wrong = 0;
    int64_t first = column * TILE, last = at_most(first + TILE, c->columns);
    TYPE *packed = c->packed, *rows = packed + row * vectors * apart, *scales = c->scales;
    for (int64_t k = 0; k < vectors; k++)
        NAME(pack)(c, row * TILE + k * LANES, first, last, rows + k * apart);
    for (int64_t begin = 0; begin < vectors; begin += row == column ? vectors : TALL)
        for (int64_t at = first; at < last; at += PANEL) {
            TYPE *own = packed + at / LANES * apart, *panel = own + at % LANES;
            if (row != column) {
                NAME(solve_panel)(rows + begin * apart, apart, TALL, panel, at, scales);
                continue;
            }
            int64_t done = (at - first) / LANES + 1;
            wrong |= NAME(factor_panel)(own, panel, at, scales);
            NAME(solve_panel)(rows + done * apart, apart, vectors - done, panel, at, scales);
        }
    last = at_most(last, c->n);
    for (int64_t k = 0; k < vectors; k++)
        NAME(unpack)(c, row * TILE + k * LANES, first, last, rows + k * apart);
    for (int64_t k = first; k < last && row != column; k++) {
        int64_t other = row * TILE, end = at_most(other + TILE, c->n);
        __builtin_memset((TYPE *)c->out + k * c->n + other, 0,
                         (size_t)(end - other) * sizeof(TYPE));
    }
    return wrong;
}

#undef LANES
#undef AT
#undef EVERYWHERE
#undef INLINE
#undef UNROLLED
