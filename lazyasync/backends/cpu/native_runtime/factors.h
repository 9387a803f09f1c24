/* What factors.c does with the elements of one dtype. Sources: Golub and Van Loan, "Matrix
 * Computations", 4th edition, 3.2 (blocks of LU) and 5.2 (QR by reflections);
 * Elmroth and Gustavson, "Applying recursion to serial and parallel QR factorization", 2000. */

typedef TYPE NAME(Vector) __attribute__((vector_size(64), aligned(sizeof(TYPE))));
typedef BITS NAME(Bits) __attribute__((vector_size(64), aligned(sizeof(TYPE))));
enum { NAME(LANES) = 64 / sizeof(TYPE) };

typedef void (*NAME(Gemm))(int, int, int, int, int, int, TYPE, const TYPE *, int, const TYPE *, int,
                           TYPE, TYPE *, int);
typedef void (*NAME(Trsm))(int, int, int, int, int, int, int, TYPE, const TYPE *, int, TYPE *, int);
typedef void (*NAME(Trsv))(int, int, int, int, int, const TYPE *, int, TYPE *, int);
typedef void (*NAME(Getrf))(const int *, const int *, TYPE *, const int *, int *, int *);
typedef void (*NAME(Gesdd))(const char *, const int *, const int *, TYPE *, const int *, TYPE *,
                            TYPE *, const int *, TYPE *, const int *, TYPE *, const int *, int *,
                            int *);
typedef void (*NAME(Syevd))(const char *, const char *, const int *, TYPE *, const int *, TYPE *,
                            TYPE *, const int *, int *, const int *, int *);

static void NAME(multiply)(const Library *library, int left, int right, int64_t rows,
                           int64_t columns, int64_t inner, TYPE scale, const TYPE *a, int64_t a_step,
                           const TYPE *b, int64_t b_step, TYPE kept, TYPE *c, int64_t c_step) {
    if (rows && columns)
        ((NAME(Gemm))library->gemm)(ROW_MAJOR, left, right, (int)rows, (int)columns, (int)inner,
                                    scale, a, (int)a_step, b, (int)b_step, kept, c, (int)c_step);
}

static void NAME(triangle)(const Library *library, int side, int half, int turned, int unit,
                           int64_t rows, int64_t columns, const TYPE *a, int64_t a_step, TYPE *b,
                           int64_t b_step) {
    if (columns == 1 && side == ON_LEFT)
        ((NAME(Trsv))library->trsv)(ROW_MAJOR, half, turned, unit, (int)rows, a, (int)a_step, b,
                                    (int)b_step);
    else if (rows && columns)
        ((NAME(Trsm))library->trsm)(ROW_MAJOR, side, half, turned, unit, (int)rows, (int)columns, 1,
                                    a, (int)a_step, b, (int)b_step);
}

static void NAME(copy)(const TYPE *from, TYPE *to, int64_t count) {
    __builtin_memcpy(to, from, (size_t)count * sizeof(TYPE));
}

/* ---- triangles ------------------------------------------------------------------------------- */

/* Whether 1 / pivot is neither too large nor of fewer digits than others: what is divided by the
 * pivot may then be multiplied with that. */
static inline int NAME(has_reciprocal)(TYPE pivot) {
    TYPE size = __builtin_fabs(1 / pivot);
    return __builtin_expect(size >= LEAST_NORMAL && size <= 1 / LEAST_NORMAL, 1);
}

/* Solves a triangular matrix for right sides in `vectors` of a strip, `TALL` of which are room for
 * each row. By rows from the first to the last, or with a `step` of -1 from the last to the first, where
 * `x` and `strip` are what is met first. */
static inline __attribute__((always_inline)) void NAME(solve_strip)(int vectors, const TYPE *x,
                                                                   int64_t n, int64_t apart,
                                                                   int64_t step, int unit,
                                                                   NAME(Vector) *strip) {
    const NAME(Vector) zero = {0};
    int64_t row = 0, next = step * TALL;
    for (; row + PANEL <= n; row += PANEL) {
        const TYPE *left = x + step * row * apart, *block = left + step * row;
        NAME(Vector) sums[TALL][PANEL], *own = strip + row * next;
        EACH for (int64_t c = 0; c < PANEL; c++)
            EACH for (int64_t r = 0; r < vectors; r++)
                sums[r][c] = zero;
        for (int64_t k = 0; k < row; k++) {
            const NAME(Vector) *known = strip + k * next;
            EACH for (int64_t c = 0; c < PANEL; c++)
                EACH for (int64_t r = 0; r < vectors; r++)
                    sums[r][c] += known[r] * (left[step * (c * apart + k)] - zero);
        }
        EACH for (int64_t c = 0; c < PANEL; c++)
            EACH for (int64_t r = 0; r < vectors; r++)
                sums[r][c] = own[c * next + r] - sums[r][c];
        EACH for (int64_t c = 0; c < PANEL; c++) {
            TYPE pivot = unit ? 1 : block[step * (c * apart + c)], scale = 1 / pivot;
            if (!NAME(has_reciprocal)(pivot)) {
                EACH for (int64_t r = 0; r < vectors; r++)
                    sums[r][c] /= pivot - zero;
                scale = 1;
            }
            EACH for (int64_t r = 0; r < vectors; r++)
                own[c * next + r] = sums[r][c] *= scale - zero;
            EACH for (int64_t other = c + 1; other < PANEL; other++)
                EACH for (int64_t r = 0; r < vectors; r++)
                    sums[r][other] -= sums[r][c] * (block[step * (other * apart + c)] - zero);
        }
    }
    for (; row < n; row++) {
        const TYPE *left = x + step * row * apart;
        TYPE pivot = unit ? 1 : left[step * row], scale = 1 / pivot;
        int divided = !NAME(has_reciprocal)(pivot);
        EACH for (int64_t r = 0; r < vectors; r++) {
            NAME(Vector) sum = zero, *own = strip + row * next + r;
            for (int64_t k = 0; k < row; k++)
                sum += strip[k * next + r] * (left[step * k] - zero);
            *own = divided ? (*own - sum) / (pivot - zero) : (*own - sum) * (scale - zero);
        }
    }
}

/* The same of columns from `first` to `last` of right sides, where the rows of the matrix are `apart`
 * and `lower` says which half counts. */
static void NAME(solve_columns)(const TYPE *x, int64_t n, int64_t apart, int lower, int unit,
                                const TYPE *right, TYPE *out, int64_t columns, int64_t first,
                                int64_t last, NAME(Vector) *strip) {
    enum { MOST = TALL * NAME(LANES) };
    NAME(Vector) *from = lower ? strip : strip + (n - 1) * TALL;
    const TYPE *corner = lower ? x : x + (n - 1) * (apart + 1);
    int64_t step = lower ? 1 : -1, width;
    for (; first < last; first += width) {
        width = last - first >= MOST ? MOST : at_most(last - first, NAME(LANES));
        for (int64_t i = 0; i < n; i++) {
            TYPE *to = (TYPE *)(strip + i * TALL);
            NAME(copy)(right + i * columns + first, to, width);
            for (int64_t j = width; j < NAME(LANES); j++)
                to[j] = 0;
        }
        if (width == MOST)
            NAME(solve_strip)(TALL, corner, n, apart, step, unit, from);
        else
            NAME(solve_strip)(1, corner, n, apart, step, unit, from);
        for (int64_t i = 0; i < n; i++)
            NAME(copy)((const TYPE *)(strip + i * TALL), out + i * columns + first, width);
    }
}

/* ---- LU with partial pivoting ---------------------------------------------------------------- */

static int64_t NAME(getrf)(const Library *library, TYPE *x, int64_t rows, int64_t columns,
                           int64_t step, int *order) {
    int m = (int)rows, n = (int)columns, apart = (int)step, info = 0;
    ((NAME(Getrf))library->getrf)(&m, &n, x, &apart, order, &info);
    return info != 0;
}

/* The columns from `first` to `last` of the solution, whose right sides are there. Those of the
 * identity have zeros above row `first`, and so has what comes of the lower triangle. */
static void NAME(substitute_part)(const Library *library, const TYPE *factors, const int *order,
                                  int64_t n, TYPE *out, int64_t columns, int64_t first,
                                  int64_t last, int is_identity, NAME(Vector) *room) {
    TYPE *sides = out + first;
    int64_t count = last - first, above = is_identity ? first : 0, divided = 0;
    for (int64_t i = above; i < n; i++)
        divided |= !NAME(has_reciprocal)(factors[i * (n + 1)]);
    if (room != NULL && columns > 1) {
        TYPE *rest = out + above * columns;
        NAME(solve_columns)(factors + above * (n + 1), n - above, n, 1, 0, rest, rest, columns, first,
                            last, room);
        NAME(solve_columns)(factors, n, n, 0, 1, out, out, columns, first, last, room);
    } else {
        const TYPE *corner = factors + above * (n + 1);
        TYPE *rest = sides + above * columns;
        /* A BLAS multiplies several right sides with reciprocals, and divides a single one. */
        for (int64_t k = 0; divided && k < count; k++)
            ((NAME(Trsv))library->trsv)(ROW_MAJOR, LOWER_HALF, AS_IT_IS, NON_UNIT, (int)(n - above),
                                        corner, (int)n, rest + k, (int)columns);
        if (!divided)
            NAME(triangle)
            (library, ON_LEFT, LOWER_HALF, AS_IT_IS, NON_UNIT, n - above, count, corner, n, rest,
             columns);
        NAME(triangle)
        (library, ON_LEFT, UPPER_HALF, AS_IT_IS, UNIT, n, count, factors, n, sides, columns);
    }
    for (int64_t i = n - 1; i >= 0; i--) {
        TYPE *one = sides + i * columns, *other = sides + (order[i] - 1) * columns;
        for (int64_t k = 0; one != other && k < count; k++) {
            TYPE kept = one[k];
            one[k] = other[k], other[k] = kept;
        }
    }
}

/* Puts right sides, or without any the identity, where the solution will be. */
static void NAME(begin_solution)(const TYPE *right, TYPE *out, int64_t n, int64_t columns) {
    if (right != NULL)
        NAME(copy)(right, out, n * columns);
    else {
        __builtin_memset(out, 0, (size_t)(n * n) * sizeof(TYPE));
        for (int64_t i = 0; i < n; i++)
            out[i * n + i] = 1;
    }
}

/* Matrices, their rows, right sides (or 0: inverses), of how many columns, from where, to where,
 * and room for a matrix and an order. */
static int64_t NAME(factor_solve)(const Library *library, const int64_t *a) {
    int64_t count = a[0], n = a[1], columns = a[3];
    const TYPE *right = (const TYPE *)a[2], *from = (const TYPE *)a[4];
    TYPE *out = (TYPE *)a[5], *factors = (TYPE *)a[6];
    int *order = (int *)(factors + n * n);
    for (int64_t k = 0; k < count; k++, from += n * n, out += n * columns) {
        NAME(copy)(from, factors, n * n);
        if (NAME(getrf)(library, factors, n, n, n, order))
            return 1;
        NAME(begin_solution)(right, out, n, columns);
        int64_t step = right != NULL ? columns : WIDTH;
        for (int64_t first = 0; first < columns; first += step)
            NAME(substitute_part)
            (library, factors, order, n, out, columns, first, at_most(columns, first + step),
             right == NULL, NULL);
        if (right != NULL)
            right += n * columns;
    }
    return 0;
}

/* The pivots of each matrix, whose product is its determinant: matrices, their rows, whether they
 * have been factored, from where, to where, and room as above. */
static int64_t NAME(factor_pivots)(const Library *library, const int64_t *a) {
    int64_t count = a[0], n = a[1];
    const TYPE *from = (const TYPE *)a[3];
    TYPE *out = (TYPE *)a[4], *factors = (TYPE *)a[5];
    int *order = (int *)(factors + n * n);
    for (int64_t k = 0; k < count; k++, from += n * n, out += n) {
        if (!a[2]) {
            NAME(copy)(from, factors, n * n);
            NAME(getrf)(library, factors, n, n, n, order);
        }
        int64_t moved = 0;
        for (int64_t i = 0; i < n; i++) {
            out[i] = factors[i * (n + 1)];
            moved += order[i] != i + 1;
        }
        if (moved & 1)
            out[0] = -out[0];
    }
    return 0;
}

static void NAME(exchange)(TYPE *row, const int *order, int64_t first, int64_t last) {
    for (int64_t i = first; i < last; i++) {
        int64_t other = order[i] - 1;
        TYPE kept = row[i];
        row[i] = row[other], row[other] = kept;
    }
}

/* Of one matrix, as LAPACK has it, the factors of some columns: the matrix, its rows, the order,
 * the first column and the last. Gives whether a pivot is 0. */
static int64_t NAME(eliminate_columns)(const Library *library, const int64_t *a) {
    TYPE *x = (TYPE *)a[0];
    int64_t n = a[1], first = a[3], last = a[4];
    int *order = (int *)a[2];
    int64_t wrong = NAME(getrf)(library, x + first * n + first, n - first, last - first, n,
                                order + first);
    for (int64_t i = first; i < last; i++)
        order[i] += (int)first;
    for (int64_t k = 0; k < first; k++)
        NAME(exchange)(x + k * n, order, first, last);
    return wrong;
}

/* The same of what is left beside those, from column `a[5]` to `a[6]`. */
static int64_t NAME(eliminate_rest)(const Library *library, const int64_t *a) {
    TYPE *x = (TYPE *)a[0];
    int64_t n = a[1], first = a[3], last = a[4], begin = a[5], end = a[6];
    for (int64_t k = begin; k < end; k++)
        NAME(exchange)(x + k * n, (const int *)a[2], first, last);
    TYPE *block = x + first * n + first, *here = x + begin * n + first;
    /* By rows these are the transposes: what LAPACK has on the left is on the right. */
    NAME(triangle)
    (library, ON_RIGHT, UPPER_HALF, AS_IT_IS, UNIT, end - begin, last - first, block, n, here, n);
    NAME(multiply)
    (library, AS_IT_IS, AS_IT_IS, end - begin, n - last, last - first, -1, here, n,
     x + first * n + last, n, 1, x + begin * n + last, n);
    return 0;
}

/* Columns of the solution for one matrix: the factors, the order, rows, right sides (or 0), their
 * columns, where the solution is to be, the first column and the last, and room for `TALL` vectors
 * for each row. */
static int64_t NAME(substitute)(const Library *library, const int64_t *a) {
    const TYPE *right = (const TYPE *)a[3];
    TYPE *out = (TYPE *)a[5];
    int64_t n = a[2], columns = a[4], first = a[6], last = a[7];
    for (int64_t i = 0; i < n; i++)
        for (int64_t k = first; k < last; k++)
            out[i * columns + k] = right != NULL ? right[i * columns + k] : (TYPE)(i == k);
    NAME(substitute_part)
    (library, (const TYPE *)a[0], (const int *)a[1], n, out, columns, first, last, right == NULL,
     (NAME(Vector) *)a[8]);
    return 0;
}

/* Triangular matrices, their rows, whether the lower half counts, whether its diagonal is of ones,
 * right sides, their columns, where the solutions are to be, the first column and the last, and
 * room for `TALL` vectors for each row. Gives whether a diagonal has a 0. */
static int64_t NAME(solve_triangles)(const Library *library, const int64_t *a) {
    int64_t count = a[0], n = a[2], columns = a[6], last = a[9], wrong = 0;
    const TYPE *x = (const TYPE *)a[1], *right = (const TYPE *)a[5];
    TYPE *out = (TYPE *)a[7];
    int half = a[3] ? LOWER_HALF : UPPER_HALF, unit = a[4] ? UNIT : NON_UNIT;
    for (int64_t k = 0; k < count; k++, x += n * n, right += n * columns, out += n * columns) {
        for (int64_t i = 0; i < n; i++)
            wrong |= !a[4] && x[i * n + i] == 0;
        if (columns == 1) {
            NAME(copy)(right, out, n);
            NAME(triangle)(library, ON_LEFT, half, AS_IT_IS, unit, n, 1, x, n, out, 1);
            continue;
        }
        NAME(solve_columns)(x, n, n, a[3] != 0, a[4] != 0, right, out, columns, a[8], last,
                            (NAME(Vector) *)a[10]);
    }
    return wrong;
}

/* ---- QR -------------------------------------------------------------------------------------- */

/* A matrix is reflected by I - V T V^T, or by its transpose; `v` is (rows, width), `t` upper
 * triangular with `WIDTH` elements between its rows, `room` has 2 * width * columns. Below so many
 * rows that are filled the matrix is 0. */
static void NAME(reflect_filled)(const Library *library, int transposed, int64_t rows, int64_t width,
                                 const TYPE *v, int64_t v_step, const TYPE *t, TYPE *c,
                                 int64_t c_step, int64_t columns, TYPE *room, int64_t filled) {
    TYPE *turned = room + width * columns;
    NAME(multiply)
    (library, TRANSPOSED, AS_IT_IS, width, columns, filled, 1, v, v_step, c, c_step, 0, room, columns);
    NAME(multiply)
    (library, transposed ? TRANSPOSED : AS_IT_IS, AS_IT_IS, width, columns, width, 1, t, WIDTH, room,
     columns, 0, turned, columns);
    NAME(multiply)
    (library, AS_IT_IS, AS_IT_IS, rows, columns, width, -1, v, v_step, turned, columns, 1, c, c_step);
}

static void NAME(reflect_by)(const Library *library, int transposed, int64_t rows, int64_t width,
                             const TYPE *v, int64_t v_step, const TYPE *t, TYPE *c, int64_t c_step,
                             int64_t columns, TYPE *room) {
    NAME(reflect_filled)
    (library, transposed, rows, width, v, v_step, t, c, c_step, columns, room, rows);
}

/* As many columns as a vector has lanes, or fewer. `packed` is room for the rows, a vector each.
 * Gives whether a column is so large or so small that its squares say little. */
static int64_t NAME(reflect_lanes)(const Library *library, TYPE *x, int64_t step, int64_t rows,
                                   int64_t width, TYPE *v, int64_t v_step, TYPE *t, TYPE *packed) {
    enum { MANY = NAME(LANES) };
    NAME(Vector) *p = (NAME(Vector) *)packed, sums = {0};
    NAME(Bits) within = {0};
    for (int64_t k = 0; k < width; k++)
        within[k] = -1;
    TYPE scales[MANY] = {0}, taus[MANY] = {0}, products[MANY * MANY];
    for (int64_t i = 0; i < rows; i++) {
        NAME(Vector) row = {0};
        if (width == MANY)
            row = *(const NAME(Vector) *)(x + i * step);
        else if ((rows - 1 - i) * step >= MANY)
            row = (NAME(Vector))(*(const NAME(Bits) *)(x + i * step) & within);
        else
            for (int64_t k = 0; k < width; k++)
                row[k] = x[i * step + k];
        p[i] = row;
        if (i)
            sums += row * row[0];
    }
    for (int64_t j = 0; j < width; j++) {
        TYPE head = p[j][j], tail = sums[j], square = head * head + tail;
        NAME(Vector) change = {0};
        if (rows > j + 1 && !(square >= SMALLEST_SQUARE && square <= LARGEST_SQUARE))
            return 1;
        if (rows > j + 1 && tail != 0) {
            TYPE length = __builtin_sqrt(square), with = head > 0 ? -length : length;
            taus[j] = (with - head) / with;
            scales[j] = 1 / (head - with);
            NAME(Vector) along = (p[j] + sums * scales[j]) * taus[j];
            for (int64_t k = j + 1; k < width; k++)
                change[k] = along[k];
            p[j] -= change;
            p[j][j] = with;
            change *= scales[j];
        }
        if (j + 1 == width || j + 1 >= rows)
            continue;
        /* The rows are changed, and what they say of the next column is added up. */
        TYPE *at = packed + (j + 1) * MANY, next = change[j + 1];
        NAME(Vector) some[4] = {{0}, {0}, {0}, {0}};
        *(NAME(Vector) *)at -= change * at[j];
        int64_t left = rows - j - 2;
        for (at += MANY; left >= 4; left -= 4, at += 4 * MANY) {
#define ONE(K)                                                                                     \
    {                                                                                              \
        TYPE *one = at + K * MANY, factor = one[j], head_of = one[j + 1] - factor * next;          \
        NAME(Vector) changed = *(NAME(Vector) *)one - change * factor;                             \
        *(NAME(Vector) *)one = changed;                                                            \
        some[K] += changed * head_of;                                                              \
    }
            ONE(0) ONE(1) ONE(2) ONE(3)
        }
        for (; left > 0; left--, at += MANY)
            ONE(0)
#undef ONE
        sums = (some[0] + some[1]) + (some[2] + some[3]);
    }
    for (int64_t i = 0; i < rows; i++) {
        NAME(Vector) row = p[i] * *(const NAME(Vector) *)scales;
        if (i >= width && width == MANY) {
            *(NAME(Vector) *)(v + i * v_step) = row;
            continue;
        }
        if (i >= width) {
            p[i] = row;
            for (int64_t k = 0; k < width; k++)
                v[i * v_step + k] = packed[i * MANY + k];
            continue;
        }
        for (int64_t k = 0; k < width; k++) {
            if (k >= i)
                x[i * step + k] = p[i][k];
            v[i * v_step + k] = i < k ? 0 : i == k ? 1 : row[k];
        }
    }
    NAME(multiply)
    (library, TRANSPOSED, AS_IT_IS, width, width, rows, 1, v, v_step, v, v_step, 0, products, MANY);
    for (int64_t j = 0; j < width; j++) {
        for (int64_t i = 0; i < j; i++) {
            TYPE sum = 0;
            for (int64_t k = i; k < j; k++)
                sum += t[i * WIDTH + k] * products[k * MANY + j];
            t[i * WIDTH + j] = -taus[j] * sum;
        }
        t[j * WIDTH + j] = taus[j];
        for (int64_t i = j + 1; i < width; i++)
            t[i * WIDTH + j] = 0;
    }
    return 0;
}

/* At most `WIDTH` columns, the first half of which is done before the second one. */
static int64_t NAME(reflect_block)(const Library *library, TYPE *x, int64_t step, int64_t rows,
                                   int64_t width, TYPE *v, int64_t v_step, TYPE *t, TYPE *packed,
                                   TYPE *room) {
    if (width <= NAME(LANES))
        return NAME(reflect_lanes)(library, x, step, rows, width, v, v_step, t, packed);
    int64_t half = NAME(LANES);
    while (2 * half < width)
        half *= 2;
    int64_t rest = width - half;
    if (NAME(reflect_block)(library, x, step, rows, half, v, v_step, t, packed, room))
        return 1;
    NAME(reflect_by)(library, 1, rows, half, v, v_step, t, x + half, step, rest, room);
    TYPE *below = v + half * v_step + half, *corner = t + half * WIDTH + half;
    if (NAME(reflect_block)(library, x + half * step + half, step, rows - half, rest, below, v_step,
                            corner, packed, room))
        return 1;
    for (int64_t i = 0; i < half; i++)
        __builtin_memset(v + i * v_step + half, 0, (size_t)rest * sizeof(TYPE));
    for (int64_t i = half; i < width; i++)
        __builtin_memset(t + i * WIDTH, 0, (size_t)half * sizeof(TYPE));
    TYPE *inner = room + half * rest;
    NAME(multiply)
    (library, TRANSPOSED, AS_IT_IS, half, rest, rows - half, 1, v + half * v_step, v_step, below,
     v_step, 0, room, rest);
    NAME(multiply)
    (library, AS_IT_IS, AS_IT_IS, half, rest, half, -1, t, WIDTH, room, rest, 0, inner, rest);
    NAME(multiply)
    (library, AS_IT_IS, AS_IT_IS, half, rest, rest, 1, inner, rest, corner, WIDTH, 0, t + half, WIDTH);
    return 0;
}

/* Makes columns of `x` from `first` to `last` triangular, and reflects those up to `end` by that.
 * `v` is (rows, least), `t` (least, WIDTH). Gives 1 for a matrix that LAPACK should do. */
static int64_t NAME(make_triangle)(const Library *library, TYPE *x, int64_t rows, int64_t columns,
                                   int64_t first, int64_t last, int64_t end, TYPE *v, TYPE *t,
                                   TYPE *packed, TYPE *room) {
    int64_t least = at_most(rows, columns);
    for (; first < last; first += WIDTH) {
        int64_t width = at_most(WIDTH, last - first), behind = first + width;
        TYPE *at = x + first * columns + first, *vectors = v + first * least + first;
        TYPE *triangle = t + first * WIDTH;
        if (NAME(reflect_block)(library, at, columns, rows - first, width, vectors, least, triangle,
                                packed, room))
            return 1;
        NAME(reflect_by)
        (library, 1, rows - first, width, vectors, least, triangle, x + first * columns + behind,
         columns, end - behind, room);
    }
    return 0;
}

static void NAME(copy_triangle)(const TYPE *x, int64_t rows, int64_t columns, TYPE *r) {
    for (int64_t i = 0; i < rows; i++)
        for (int64_t j = 0; j < columns; j++)
            r[i * columns + j] = j < i ? 0 : x[i * columns + j];
}

/* Matrices `x`, changed to R on and above the diagonal: how many, their rows, their columns, which
 * columns (from `a[3]` to `a[4]`) are to be made triangular, up to which others are reflected by
 * that, `x`, vectors `v` (rows, least), triangles `t` (least, WIDTH), rooms of (rows) vectors and of
 * 2 * WIDTH * columns, and where R is put, or 0, with its rows. Gives 1 for a matrix that LAPACK
 * should do. */
static int64_t NAME(factor_qr)(const Library *library, const int64_t *a) {
    int64_t count = a[0], rows = a[1], columns = a[2], least = at_most(rows, columns);
    TYPE *x = (TYPE *)a[6], *v = (TYPE *)a[7], *t = (TYPE *)a[8], *r = (TYPE *)a[11];
    for (int64_t k = 0; k < count; k++) {
        if (NAME(make_triangle)(library, x, rows, columns, a[3], a[4], a[5], v, t, (TYPE *)a[9],
                                (TYPE *)a[10]))
            return 1;
        if (r != NULL) {
            NAME(copy_triangle)(x, a[12], columns, r);
            r += a[12] * columns;
        }
        x += rows * columns, v += rows * least, t += least * WIDTH;
    }
    return 0;
}

/* Columns of matrices `c` that are multiplied with Q, or with its transpose: how many matrices,
 * their rows, the columns of `v`, whether Q is transposed, from which of those columns to which, the
 * columns of `c`, from which to which, `v`, `t`, `c`, room for 2 * WIDTH * columns, and whether `c`
 * is the identity, of which Q is made. */
static int64_t NAME(reflect)(const Library *library, const int64_t *a) {
    int64_t count = a[0], rows = a[1], least = a[2], first = a[4], last = a[5];
    int64_t columns = a[6], begin = a[7], end = a[8];
    const TYPE *v = (const TYPE *)a[9], *t = (const TYPE *)a[10];
    TYPE *c = (TYPE *)a[11];
    int64_t blocks = (last - first + WIDTH - 1) / WIDTH;
    for (int64_t k = 0; k < count; k++) {
        for (int64_t i = 0; a[13] && i < rows; i++)
            for (int64_t j = begin; j < end; j++)
                c[i * columns + j] = (TYPE)(i == j);
        for (int64_t number = 0; number < blocks; number++) {
            int64_t at = first + WIDTH * (a[3] ? number : blocks - 1 - number);
            int64_t from = a[13] && at > begin ? at : begin;
            if (from < end)
                NAME(reflect_by)
                (library, a[3] != 0, rows - at, at_most(WIDTH, last - at), v + at * least + at, least,
                 t + at * WIDTH, c + at * columns + from, columns, end - from, (TYPE *)a[12]);
        }
        v += rows * least, t += least * WIDTH, c += rows * columns;
    }
    return 0;
}

/* ---- QR of a matrix of many rows, which are divided in blocks ---------------------------------- */

/* Blocks of the rows of a matrix, of which each has QR of its own: the first block and the last,
 * the rows of a block, all rows (what is left over is in the last block), columns, from where,
 * vectors `v` (all rows, columns), triangles `t` (blocks, columns, WIDTH), where each R is put, and
 * rooms of a block, of as many vectors as it has rows, and of 2 * WIDTH * columns. */
static int64_t NAME(factor_blocks)(const Library *library, const int64_t *a) {
    int64_t step = a[2], all = a[3], columns = a[4], blocks = all / step;
    for (int64_t k = a[0]; k < a[1]; k++) {
        int64_t rows = k + 1 == blocks ? all - k * step : step, at = k * step * columns;
        TYPE *x = (TYPE *)a[9];
        NAME(copy)((const TYPE *)a[5] + at, x, rows * columns);
        if (NAME(make_triangle)(library, x, rows, columns, 0, columns, columns, (TYPE *)a[6] + at,
                                (TYPE *)a[7] + k * columns * WIDTH, (TYPE *)a[10], (TYPE *)a[11]))
            return 1;
        NAME(copy_triangle)(x, columns, columns, (TYPE *)a[8] + k * columns * columns);
    }
    return 0;
}

/* Blocks of columns that are multiplied with Q of each: as above up to `t`, the rows that each block
 * begins with, as many as it has columns, and below which it is 0, where the products are put, and
 * room for 2 * WIDTH * columns. */
static int64_t NAME(reflect_blocks)(const Library *library, const int64_t *a) {
    int64_t step = a[2], all = a[3], columns = a[4], blocks = all / step;
    int64_t behind = (columns + WIDTH - 1) / WIDTH * WIDTH;
    for (int64_t k = a[0]; k < a[1]; k++) {
        int64_t rows = k + 1 == blocks ? all - k * step : step, at = k * step * columns;
        const TYPE *v = (const TYPE *)a[5] + at, *t = (const TYPE *)a[6] + k * columns * WIDTH;
        TYPE *c = (TYPE *)a[8] + at;
        NAME(copy)((const TYPE *)a[7] + k * columns * columns, c, columns * columns);
        __builtin_memset(c + columns * columns, 0,
                         (size_t)((rows - columns) * columns) * sizeof(TYPE));
        int64_t filled = columns;
        for (int64_t first = behind - WIDTH; first >= 0; first -= WIDTH) {
            NAME(reflect_filled)
            (library, 0, rows - first, at_most(WIDTH, columns - first), v + first * columns + first,
             columns, t + first * WIDTH, c + first * columns, columns, columns, (TYPE *)a[9],
             filled - first);
            filled = rows;
        }
    }
    return 0;
}

/* The signs that make the columns of a matrix those of Q by reflections, whose first rows they are:
 * how many, the rows, which are changed, and the signs. Source: Ballard, Demmel, Grigori, Jacquelin,
 * Nguyen and Solomonik, "Reconstructing Householder vectors from tall-skinny QR", 2014. */
static int64_t NAME(signs_of_q)(const Library *library, const int64_t *a) {
    int64_t n = a[0];
    TYPE *x = (TYPE *)a[1], *signs = (TYPE *)a[2];
    (void)library;
    for (int64_t j = 0; j < n; j++) {
        signs[j] = x[j * n + j] > 0 ? -1 : 1;
        TYPE scale = 1 / (x[j * n + j] - signs[j]);
        for (int64_t i = j + 1; i < n; i++) {
            TYPE factor = x[i * n + j] * scale;
            for (int64_t k = j + 1; k < n; k++)
                x[i * n + k] -= factor * x[j * n + k];
        }
    }
    return 0;
}

/* ---- singular values and eigenvalues --------------------------------------------------------- */

/* Matrices, rows, columns, the letter of what is wanted, from where, U and its columns, the values,
 * Vh and its rows, and rooms: a matrix, whole numbers, and numbers, and how many. */
static int64_t NAME(singular_values)(const Library *library, const int64_t *a) {
    int64_t count = a[0], rows = a[1], columns = a[2], least = at_most(rows, columns);
    int m = (int)rows, n = (int)columns, wide = a[6] ? (int)a[6] : 1, size = (int)a[13], info = 0;
    int high = a[9] ? n : 1;
    const TYPE *from = (const TYPE *)a[4];
    TYPE *u = (TYPE *)a[5], *s = (TYPE *)a[7], *vh = (TYPE *)a[8], *held = (TYPE *)a[10];
    const char job = (char)a[3];
    for (int64_t k = 0; k < count; k++) {
        NAME(copy)(from, held, rows * columns);
        /* The transpose has the left vectors on the right. */
        ((NAME(Gesdd))library->gesdd)(&job, &n, &m, held, &n, s, vh, &high, u, &wide, (TYPE *)a[12],
                                      &size, (int *)a[11], &info);
        if (info)
            return 1;
        from += rows * columns, s += least, u += rows * a[6], vh += a[9] * columns;
    }
    return 0;
}

/* Matrices, rows, the letters of what is wanted and of the half that counts, from where, the
 * values, the vectors or 0, and rooms: a matrix, whole numbers and how many, numbers and how many. */
static int64_t NAME(eigenvalues)(const Library *library, const int64_t *a) {
    int64_t count = a[0], n = a[1];
    int order = (int)n, whole = (int)a[9], size = (int)a[11], info = 0;
    const char job = (char)a[2], half = (char)a[3];
    const TYPE *from = (const TYPE *)a[4];
    TYPE *values = (TYPE *)a[5], *vectors = (TYPE *)a[6], *held = (TYPE *)a[7];
    for (int64_t k = 0; k < count; k++, from += n * n, values += n) {
        NAME(copy)(from, held, n * n);
        ((NAME(Syevd))library->syevd)(&job, &half, &order, held, &order, values, (TYPE *)a[10], &size,
                                      (int *)a[8], &whole, &info);
        if (info)
            return 1;
        if (vectors == NULL)
            continue;
        for (int64_t i = 0; i < n; i++)
            for (int64_t j = 0; j < n; j++)
                vectors[j * n + i] = held[i * n + j];
        vectors += n * n;
    }
    return 0;
}
