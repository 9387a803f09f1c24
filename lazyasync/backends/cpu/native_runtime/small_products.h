/* Products of small matrices of one dtype; see small_products.c, which includes this for each.
 *
 * REAL is the type of numbers, NAME(name) a name for this dtype.
 */

/* Some rows of one or two vectors of columns. The second vector begins SECOND bytes behind the
 * first, and may have columns of it as well. Rows beyond ROWS are not stored. */
#define TILE(WIDTH, BYTES, VECTORS, ROWS)                                                          \
    static void NAME(tile_##WIDTH##_##VECTORS##_##ROWS)(const struct tile *t) {                    \
        typedef REAL vector __attribute__((vector_size(BYTES), aligned(sizeof(REAL))));            \
        vector sums[ROWS][VECTORS];                                                                \
        const char *left[ROWS], *right = t->right;                                                 \
        int64_t element = 0, second = t->second;                                                   \
        _Pragma("unroll") for (int64_t i = 0; i < ROWS; i++) {                                     \
            left[i] = t->left + (i < t->rows ? i : 0) * t->left_row;                               \
            _Pragma("unroll") for (int64_t v = 0; v < VECTORS; v++)                                \
                sums[i][v] = (vector){0};                                                          \
        }                                                                                          \
        for (int64_t k = t->inner; k > 0; k--) {                                                   \
            vector others[VECTORS];                                                                \
            _Pragma("unroll") for (int64_t v = 0; v < VECTORS; v++)                                \
                others[v] = *(const vector *)(right + v * second);                                 \
            _Pragma("unroll") for (int64_t i = 0; i < ROWS; i++)                                   \
                _Pragma("unroll") for (int64_t v = 0; v < VECTORS; v++)                            \
                    sums[i][v] += *(const REAL *)(left[i] + element) * others[v];                  \
            element += t->left_element;                                                            \
            right += t->right_row;                                                                 \
        }                                                                                          \
        _Pragma("unroll") for (int64_t i = 0; i < ROWS; i++)                                       \
            if (i < t->rows)                                                                       \
                _Pragma("unroll") for (int64_t v = 0; v < VECTORS; v++)                            \
                    *(vector *)(t->result + i * t->result_row + v * second) = sums[i][v];          \
    }

#define TILES(WIDTH, BYTES)                                                                        \
    TILE(WIDTH, BYTES, 1, 2)                                                                       \
    TILE(WIDTH, BYTES, 1, 4)                                                                       \
    TILE(WIDTH, BYTES, 1, 8)                                                                       \
    TILE(WIDTH, BYTES, 2, 2)                                                                       \
    TILE(WIDTH, BYTES, 2, 4)                                                                       \
    TILE(WIDTH, BYTES, 2, 6)                                                                       \
    /* All rows of a panel, in tiles of about as many rows each. */                                \
    static void NAME(panel_##WIDTH)(struct tile *t, int64_t rows) {                                \
        int64_t most = t->second == 0 ? 8 : 6;                                                     \
        for (int64_t tiles = (rows + most - 1) / most; tiles > 0; tiles--) {                       \
            t->rows = (rows + tiles - 1) / tiles;                                                  \
            if (t->second == 0) {                                                                  \
                if (t->rows <= 2)                                                                  \
                    NAME(tile_##WIDTH##_1_2)(t);                                                   \
                else if (t->rows <= 4)                                                             \
                    NAME(tile_##WIDTH##_1_4)(t);                                                   \
                else                                                                               \
                    NAME(tile_##WIDTH##_1_8)(t);                                                   \
            } else if (t->rows <= 2) {                                                             \
                NAME(tile_##WIDTH##_2_2)(t);                                                       \
            } else if (t->rows <= 4) {                                                             \
                NAME(tile_##WIDTH##_2_4)(t);                                                       \
            } else {                                                                               \
                NAME(tile_##WIDTH##_2_6)(t);                                                       \
            }                                                                                      \
            t->left += t->rows * t->left_row;                                                      \
            t->result += t->rows * t->result_row;                                                  \
            rows -= t->rows;                                                                       \
        }                                                                                          \
    }

TILES(vector, VECTOR)
TILES(half, HALF)
TILES(one, sizeof(REAL))

/* Some columns of a matrix that lie apart, to where they lie beside each other: by squares, the last
 * of which have elements of the ones before as well, where columns are stored without gaps. */
static void NAME(gather)(const char *from, int64_t row, int64_t element, int64_t rows,
                         int64_t columns, REAL *to) {
    typedef REAL four __attribute__((vector_size(4 * sizeof(REAL)), aligned(sizeof(REAL))));
    if (row != sizeof(REAL) || rows < 4 || columns < 4) {
        for (int64_t j = 0; j < columns; j++, from += element)
            for (int64_t k = 0; k < rows; k++)
                to[k * columns + j] = *(const REAL *)(from + k * row);
        return;
    }
    for (int64_t column = 0; column < columns; column += 4) {
        int64_t j = at_most(column, columns - 4);
        for (int64_t first = 0; first < rows; first += 4) {
            int64_t k = at_most(first, rows - 4);
            const char *at = from + j * element + k * row;
            four a = *(const four *)at, b = *(const four *)(at + element);
            four c = *(const four *)(at + 2 * element), d = *(const four *)(at + 3 * element);
            four low = __builtin_shufflevector(a, b, 0, 4, 1, 5);
            four high = __builtin_shufflevector(a, b, 2, 6, 3, 7);
            four other_low = __builtin_shufflevector(c, d, 0, 4, 1, 5);
            four other_high = __builtin_shufflevector(c, d, 2, 6, 3, 7);
            REAL *out = to + k * columns + j;
            *(four *)out = __builtin_shufflevector(low, other_low, 0, 1, 4, 5);
            *(four *)(out + columns) = __builtin_shufflevector(low, other_low, 2, 3, 6, 7);
            *(four *)(out + 2 * columns) = __builtin_shufflevector(high, other_high, 0, 1, 4, 5);
            *(four *)(out + 3 * columns) = __builtin_shufflevector(high, other_high, 2, 3, 6, 7);
        }
    }
}

static void NAME(product)(const int64_t *a, const char *left, const char *right, char *result) {
    enum { BYTES = sizeof(REAL), LANES = VECTOR / BYTES };
    REAL packed[MOST_INNER * 2 * LANES];
    int64_t rows = a[ROWS], inner = a[INNER], columns = a[COLUMNS];
    int64_t width = columns >= LANES ? LANES : columns >= LANES / 2 ? LANES / 2 : 1;
    for (int64_t column = 0; column < columns; column += 2 * width) {
        int64_t first = at_most(column, columns - width);
        int64_t second = at_most(column + width, columns - width) - first;
        struct tile t = {
            .left = left,
            .right = right + first * a[RIGHT_ELEMENT],
            .result = result + first * BYTES,
            .left_row = a[LEFT_ROW],
            .left_element = a[LEFT_ELEMENT],
            .right_row = a[RIGHT_ROW],
            .result_row = columns * BYTES,
            .second = second * BYTES,
            .inner = inner,
        };
        if (a[RIGHT_ELEMENT] != BYTES) {
            NAME(gather)(t.right, t.right_row, a[RIGHT_ELEMENT], inner, second + width, packed);
            t.right = (const char *)packed;
            t.right_row = (second + width) * BYTES;
        }
        if (width == LANES)
            NAME(panel_vector)(&t, rows);
        else if (width > 1)
            NAME(panel_half)(&t, rows);
        else
            NAME(panel_one)(&t, rows);
    }
}

void NAME(lazyasync_small_products)(const int64_t *a, int64_t begin, int64_t end) {
    int64_t whole = a[ROWS] * a[COLUMNS] * (int64_t)sizeof(REAL);
    for (int64_t k = begin; k < end; k++) {
        int64_t within = k % a[GROUP], around = k / a[GROUP];
        NAME(product)(a,
                      (const char *)a[LEFT] + within * a[LEFT_STEP] + around * a[LEFT_GROUP_STEP],
                      (const char *)a[RIGHT] + within * a[RIGHT_STEP] + around * a[RIGHT_GROUP_STEP],
                      (char *)a[RESULT] + k * whole);
    }
}
