"""The kernels of attention in half precision: scores, probabilities and results in registers.

Forwards a block computes 128 queries of a head, a warp 32 of them, and goes over tiles of keys and
values, the next of which are copied meanwhile. Backwards there are two kernels, for 64 queries and
for 64 keys and values, each of which adds up for itself, in an order that does not change. Source
of the algorithm: Dao, "FlashAttention-2", arXiv:2307.08691.
"""

from __future__ import annotations

SCORES = """\
#ifndef LAZYASYNC_SCORES
#define LAZYASYNC_SCORES
// The logarithm of e by 2: powers are taken of 2.
static constexpr float UNIT = 1.4426950408889634f;
struct Matrices {
  const unsigned short* first;
  long long batch, head;
  int row;
  __device__ __forceinline__ const unsigned short* of(int b, int h) const {
    return first + b * batch + h * head;
  }
};
struct Nothing {};
template <typename M> constexpr bool is_mask = true;
template <> constexpr bool is_mask<Nothing> = false;
template <typename M> struct Mask {
  const M* first;
  long long batch, head, row, key;
};
// Query i is given the keys from i + first up to i + last.
struct Extents {
  int heads, members, length, others, first, last;
};
static __device__ __forceinline__ float score_with(float score, float, bool given) {
  return given ? score : __int_as_float(0xff800000);
}
static __device__ __forceinline__ float score_with(float score, float unit, float given) {
  return score + unit * given;
}
// Scores of 16 rows with 8 columns, times `factor`, with the mask.
template <bool TURNED, typename M>
static __device__ __forceinline__ void mask_scores(
    float (&scores)[4], const M* given, const Mask<M>& mask, const Extents& e, int row, int column,
    float unit) {
#pragma unroll
  for (int i = 0; i < 4; ++i) {
    const int down = row + i / 2 * 8, along = column + i % 2;
    const int query = TURNED ? along : down, key = TURNED ? down : along;
    if (query < e.length && key < e.others)
      scores[i] = score_with(scores[i], unit, given[query * mask.row + key * mask.key]);
  }
}
// Takes out scores of queries with keys that these are not given. What is beyond the last row is
// not taken out, as nobody gets what is made of it.
template <bool TURNED, int TILES>
static __device__ __forceinline__ void cut_scores(
    float (&scores)[TILES][4], const Extents& e, int row, int column) {
#pragma unroll
  for (int r = 0; r < 2; ++r) {
    const int down = row + r * 8;
    const int low = TURNED ? down - e.last : down + e.first;
    const int high = TURNED ? min(down - e.first, e.length - 1) : min(down + e.last, e.others - 1);
#pragma unroll
    for (int n = 0; n < TILES; ++n) {
#pragma unroll
      for (int i = 0; i < 2; ++i) {
        const int along = column + n * 8 + i;
        if (along < low || along > high) scores[n][2 * r + i] = __int_as_float(0xff800000);
      }
    }
  }
}
// How some queries and keys meet: 0 not at all, 1 all of them, 2 some of them.
static __device__ __forceinline__ int meeting(
    const Extents& e, int query, int queries, int key, int keys) {
  if (key - (query + queries - 1) > e.last || key + keys - 1 - query < e.first ||
      query >= e.length || key >= e.others)
    return 0;
  const bool all = key + keys - 1 - query <= e.last && key - (query + queries - 1) >= e.first &&
                   query + queries <= e.length && key + keys <= e.others;
  return all ? 1 : 2;
}
#endif
"""
FORWARD = """\
#ifndef LAZYASYNC_ATTENTION
#define LAZYASYNC_ATTENTION
static __device__ __forceinline__ float of_quad(float x, bool adds) {
#pragma unroll
  for (int away = 1; away < 4; away *= 2) {
    const float other = __shfl_xor_sync(0xffffffffu, x, away);
    x = adds ? x + other : fmaxf(x, other);
  }
  return x;
}
// The results for 128 queries of a head, a warp's 32 of them.
template <typename Half, int D, int DV, int KEYS, bool MULTIPLIED, typename M>
static __device__ __forceinline__ void attention_forward(
    char* memory, const Matrices& q, const Matrices& k, const Matrices& v, const Mask<M>& mask,
    unsigned short* out, float* sums, const Extents& e, float scale) {
  constexpr int THREADS = 128, ROWS = 128, PARTS = 2, OWN = 16 * PARTS;
  constexpr int STEPS = (D + 15) / 16, COLUMNS = (DV + 15) / 16 * 2, TILES = KEYS / 8;
  constexpr int W = (D + 31) / 32 * 32, WV = (DV + 31) / 32 * 32;
  constexpr int Q_BYTES = ROWS * (W > WV ? W : WV) * 2;
  constexpr int K_BYTES = KEYS * W * 2, V_BYTES = KEYS * WV * 2;
  const int tiles = (e.length + ROWS - 1) / ROWS;
  const int head = blockIdx.x / tiles % e.heads, batch = blockIdx.x / tiles / e.heads;
  // Where later queries are given more keys, their blocks come first.
  const int start = (tiles - 1 - (int)(blockIdx.x % tiles)) * ROWS;
  const int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
  const int own = start + warp * OWN;
  char* of_q = memory;
  char* of_k = of_q + Q_BYTES;
  char* of_v = of_k + 2 * K_BYTES;
  const unsigned short* keys = k.of(batch, head / e.members);
  const unsigned short* values = v.of(batch, head / e.members);
  const M* given = mask.first + batch * mask.batch + head * mask.head;
  int low = start + e.first, high = min(start + ROWS, e.length) + e.last;
  low = max(low, 0) / KEYS * KEYS;
  high = min(high, e.others);
  const float factor = scale * UNIT;

  const auto begin = [&](int turn, int key) {
    begin_tile<KEYS, D, W, THREADS>(of_k + turn * K_BYTES, keys, k.row, key, e.others);
    begin_tile<KEYS, DV, WV, THREADS>(of_v + turn * V_BYTES, values, v.row, key, e.others);
  };
  begin_tile<ROWS, D, W, THREADS>(of_q, q.of(batch, head), q.row, start, e.length);
  if (low < high) begin(0, low);
  end_group();

  const Reader<W> q_reader = Reader<W>::rows(lane), k_reader = Reader<W>::columns(lane);
  const Reader<WV> v_reader = Reader<WV>::rows(lane);
  float results[PARTS][COLUMNS][4] = {};
  float largest[PARTS][2], total[PARTS][2] = {};
#pragma unroll
  for (int p = 0; p < PARTS; ++p) largest[p][0] = largest[p][1] = __int_as_float(0xff800000);

  int turn = 0;
  for (int key = low; key < high; key += KEYS, turn ^= 1) {
    wait_for_groups<0>();
    __syncthreads();
    if (key + KEYS < high) begin(turn ^ 1, key + KEYS);
    end_group();
    const int met = meeting(e, own, OWN, key, KEYS);
    if (met == 0) continue;

    float scores[PARTS][TILES][4] = {};
    multiply_rows<Half, STEPS>(
        scores, of_q + warp * OWN * W * 2, q_reader, of_k + turn * K_BYTES, k_reader);
#pragma unroll
    for (int p = 0; p < PARTS; ++p) {
      const int row = own + p * 16 + lane / 4, column = key + lane % 4 * 2;
#pragma unroll
      for (int n = 0; n < TILES; ++n) {
        if (MULTIPLIED) {
#pragma unroll
          for (int i = 0; i < 4; ++i) scores[p][n][i] *= factor;
        }
        if constexpr (is_mask<M>)
          mask_scores<false>(scores[p][n], given, mask, e, row, column + n * 8, UNIT);
      }
      if (met == 2) cut_scores<false>(scores[p], e, row, column);
#pragma unroll
      for (int r = 0; r < 2; ++r) {
        float most = largest[p][r];
#pragma unroll
        for (int n = 0; n < TILES; ++n)
          most = fmaxf(most, fmaxf(scores[p][n][2 * r], scores[p][n][2 * r + 1]));
        most = of_quad(most, false);
        // Where no key counts so far, or some score is no number.
        const float less = most == __int_as_float(0xff800000) ? 0.0f : most;
        const float times = MULTIPLIED ? 1.0f : factor, minus = -less * times;
        const float shrunk = power_of_two(fmaf(largest[p][r], times, minus));
        largest[p][r] = most;
        float sum = 0;
#pragma unroll
        for (int n = 0; n < TILES; ++n) {
#pragma unroll
          for (int i = 2 * r; i < 2 * r + 2; ++i) {
            const float part = power_of_two(fmaf(scores[p][n][i], times, minus));
            scores[p][n][i] = part;
            sum += part;
          }
        }
        total[p][r] = fmaf(total[p][r], shrunk, sum);
#pragma unroll
        for (int n = 0; n < COLUMNS; ++n) {
          results[p][n][2 * r] *= shrunk;
          results[p][n][2 * r + 1] *= shrunk;
        }
      }
    }
    multiply_parts<Half>(results, scores, of_v + turn * V_BYTES, v_reader);
  }

  wait_for_groups<0>();
  __syncthreads();
  const long long first_row = ((long long)batch * e.heads + head) * e.length + own;
#pragma unroll
  for (int p = 0; p < PARTS; ++p) {
#pragma unroll
    for (int r = 0; r < 2; ++r) {
      const float sum = of_quad(total[p][r], true);
      const float share = sum == 0 ? 0.0f : 1.0f / sum;
      const int row = p * 16 + r * 8 + lane / 4;
      const float most = MULTIPLIED ? largest[p][r] / UNIT : largest[p][r] * scale;
      if (lane % 4 == 0 && own + row < e.length)
        sums[first_row + row] = sum == 0 ? 0.0f : most + logf(sum);
#pragma unroll
      for (int n = 0; n < COLUMNS; ++n) {
        results[p][n][2 * r] *= share;
        results[p][n][2 * r + 1] *= share;
      }
    }
  }
  store_rows<Half, DV, WV>(
      results, of_q + warp * OWN * WV * 2, out + first_row * DV, e.length - own);
}
#endif
"""

BACKWARD = """\
#ifndef LAZYASYNC_ATTENTION_GRADIENT
#define LAZYASYNC_ATTENTION_GRADIENT
// Of scores, times what they are multiplied by, the probabilities; and of what comes back to these
// what comes back to the scores, before that is multiplied. `Side` gives for a row and a column the
// logarithm of the sum and what is subtracted.
template <bool TURNED, bool MULTIPLIED, typename M, int TILES, typename Side>
static __device__ __forceinline__ void slopes_of(
    float (&scores)[TILES][4], float (&slopes)[TILES][4], const M* given, const Mask<M>& mask,
    const Extents& e, int row, int column, float factor, bool whole, const Side& side) {
#pragma unroll
  for (int n = 0; n < TILES; ++n) {
    if (MULTIPLIED) {
#pragma unroll
      for (int i = 0; i < 4; ++i) scores[n][i] *= factor;
    }
    if constexpr (is_mask<M>)
      mask_scores<TURNED>(scores[n], given, mask, e, row, column + n * 8, UNIT);
  }
  if (!whole) cut_scores<TURNED>(scores, e, row, column);
#pragma unroll
  for (int n = 0; n < TILES; ++n) {
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      const float times = MULTIPLIED ? 1.0f : factor;
      const float part = power_of_two(fmaf(scores[n][i], times, -side.sum(n, i) * UNIT));
      scores[n][i] = part;
      slopes[n][i] = part * (slopes[n][i] - side.less(n, i));
    }
  }
}
struct OfRows {
  float sums[2], minus[2];
  __device__ __forceinline__ float sum(int, int i) const { return sums[i / 2]; }
  __device__ __forceinline__ float less(int, int i) const { return minus[i / 2]; }
};
struct OfColumns {
  const float *sums, *minus;
  __device__ __forceinline__ float sum(int n, int i) const { return sums[n * 8 + i % 2]; }
  __device__ __forceinline__ float less(int n, int i) const { return minus[n * 8 + i % 2]; }
};
// What comes back to 64 queries of a head, a warp's 16 of them.
template <typename Half, int D, int DV, int KEYS, bool MULTIPLIED, typename M>
static __device__ __forceinline__ void attention_to_queries(
    char* memory, const Matrices& q, const Matrices& k, const Matrices& v, const Matrices& g,
    const Mask<M>& mask, const float* sums, const float* less, unsigned short* of_q,
    const Extents& e, float scale) {
  constexpr int THREADS = 128, ROWS = 64, OWN = 16;
  constexpr int STEPS = (D + 15) / 16, OUT_STEPS = (DV + 15) / 16, TILES = KEYS / 8;
  constexpr int W = (D + 31) / 32 * 32, WV = (DV + 31) / 32 * 32;
  constexpr int K_BYTES = KEYS * W * 2, V_BYTES = KEYS * WV * 2;
  const int tiles = (e.length + ROWS - 1) / ROWS;
  const int head = blockIdx.x / tiles % e.heads, batch = blockIdx.x / tiles / e.heads;
  const int start = (tiles - 1 - (int)(blockIdx.x % tiles)) * ROWS;
  const int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
  const int own = start + warp * OWN;
  char* at_q = memory;
  char* at_g = at_q + ROWS * W * 2;
  char* at_k = at_g + ROWS * WV * 2;
  char* at_v = at_k + 2 * K_BYTES;
  const unsigned short* keys = k.of(batch, head / e.members);
  const unsigned short* values = v.of(batch, head / e.members);
  const M* given = mask.first + batch * mask.batch + head * mask.head;
  const int low = max(start + e.first, 0) / KEYS * KEYS;
  const int high = min(min(start + ROWS, e.length) + e.last, e.others);

  const auto begin = [&](int turn, int key) {
    begin_tile<KEYS, D, W, THREADS>(at_k + turn * K_BYTES, keys, k.row, key, e.others);
    begin_tile<KEYS, DV, WV, THREADS>(at_v + turn * V_BYTES, values, v.row, key, e.others);
  };
  begin_tile<ROWS, D, W, THREADS>(at_q, q.of(batch, head), q.row, start, e.length);
  begin_tile<ROWS, DV, WV, THREADS>(at_g, g.of(batch, head), g.row, start, e.length);
  if (low < high) begin(0, low);
  end_group();
  const long long first_row = ((long long)batch * e.heads + head) * e.length + own;
  OfRows side;
#pragma unroll
  for (int r = 0; r < 2; ++r) {
    const int row = r * 8 + lane / 4;
    const bool inside = own + row < e.length;
    side.sums[r] = inside ? sums[first_row + row] : 0.0f;
    side.minus[r] = inside ? less[first_row + row] : 0.0f;
  }

  const Reader<W> rows = Reader<W>::rows(lane), columns = Reader<W>::columns(lane);
  const Reader<WV> g_rows = Reader<WV>::rows(lane), v_columns = Reader<WV>::columns(lane);
  float results[1][2 * STEPS][4] = {};
  int turn = 0;
  for (int key = low; key < high; key += KEYS, turn ^= 1) {
    wait_for_groups<0>();
    __syncthreads();
    if (key + KEYS < high) begin(turn ^ 1, key + KEYS);
    end_group();
    const int met = meeting(e, own, OWN, key, KEYS);
    if (met == 0) continue;
    const char* some_keys = at_k + turn * K_BYTES;
    float scores[1][TILES][4] = {}, slopes[1][TILES][4] = {};
    multiply_rows<Half, STEPS>(scores, at_q + warp * OWN * W * 2, rows, some_keys, columns);
    multiply_rows<Half, OUT_STEPS>(
        slopes, at_g + warp * OWN * WV * 2, g_rows, at_v + turn * V_BYTES, v_columns);
    slopes_of<false, MULTIPLIED>(
        scores[0], slopes[0], given, mask, e, own + lane / 4, key + lane % 4 * 2,
        scale * UNIT, met == 1, side);
    multiply_parts<Half>(results, slopes, some_keys, rows);
  }
  wait_for_groups<0>();
  __syncthreads();
#pragma unroll
  for (int n = 0; n < 2 * STEPS; ++n) {
#pragma unroll
    for (int i = 0; i < 4; ++i) results[0][n][i] *= scale;
  }
  store_rows<Half, D, W>(results, at_q + warp * OWN * W * 2, of_q + first_row * D, e.length - own);
}
// What comes back to 64 keys and values of a group, a warp's 16 of them, from all its heads.
template <typename Half, int D, int DV, int QUERIES, bool MULTIPLIED, typename M>
static __device__ __forceinline__ void attention_to_keys(
    char* memory, const Matrices& q, const Matrices& k, const Matrices& v, const Matrices& g,
    const Mask<M>& mask, const float* sums, const float* less, unsigned short* of_k,
    unsigned short* of_v, const Extents& e, float scale) {
  constexpr int THREADS = 128, ROWS = 64, OWN = 16;
  constexpr int STEPS = (D + 15) / 16, OUT_STEPS = (DV + 15) / 16, TILES = QUERIES / 8;
  constexpr int W = (D + 31) / 32 * 32, WV = (DV + 31) / 32 * 32;
  constexpr int Q_BYTES = QUERIES * W * 2, G_BYTES = QUERIES * WV * 2;
  const int tiles = (e.others + ROWS - 1) / ROWS, groups = e.heads / e.members;
  const int group = blockIdx.x / tiles % groups, batch = blockIdx.x / tiles / groups;
  // Where earlier keys are given to more queries, their blocks come first.
  const int start = blockIdx.x % tiles * ROWS;
  const int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
  const int own = start + warp * OWN;
  char* at_k = memory;
  char* at_v = at_k + ROWS * W * 2;
  char* at_q = at_v + ROWS * WV * 2;
  char* at_g = at_q + 2 * Q_BYTES;
  float* at_sums = (float*)(at_g + 2 * G_BYTES);
  const int low = max(start - e.last, 0) / QUERIES * QUERIES;
  const int high = min(min(start + ROWS, e.others) - e.first, e.length);
  const int first_head = group * e.members;

  const auto begin = [&](int turn, int head, int query) {
    begin_tile<QUERIES, D, W, THREADS>(
        at_q + turn * Q_BYTES, q.of(batch, head), q.row, query, e.length);
    begin_tile<QUERIES, DV, WV, THREADS>(
        at_g + turn * G_BYTES, g.of(batch, head), g.row, query, e.length);
  };
  // One of the logarithms of sums, or of what is subtracted, of each query of a tile.
  const auto number = [&](int head, int query) {
    const int place = query + threadIdx.x % QUERIES;
    const float* from = threadIdx.x < QUERIES ? sums : less;
    const bool inside = threadIdx.x < 2 * QUERIES && place < e.length;
    return inside ? from[((long long)batch * e.heads + head) * e.length + place] : 0.0f;
  };
  begin_tile<ROWS, D, W, THREADS>(at_k, k.of(batch, group), k.row, start, e.others);
  begin_tile<ROWS, DV, WV, THREADS>(at_v, v.of(batch, group), v.row, start, e.others);
  int head = first_head, query = low;
  if (low < high) {
    begin(0, head, query);
    if (threadIdx.x < 2 * QUERIES) at_sums[threadIdx.x] = number(head, query);
  } else {
    head += e.members;
  }
  end_group();

  const Reader<W> rows = Reader<W>::rows(lane), columns = Reader<W>::columns(lane);
  const Reader<WV> v_rows = Reader<WV>::rows(lane), g_columns = Reader<WV>::columns(lane);
  float to_k[1][2 * STEPS][4] = {}, to_v[1][2 * OUT_STEPS][4] = {};
  for (int turn = 0; head < first_head + e.members; turn ^= 1) {
    wait_for_groups<0>();
    __syncthreads();
    const bool ends = query + QUERIES >= high;
    const int next_head = head + ends, next_query = ends ? low : query + QUERIES;
    float next = 0;
    if (next_head < first_head + e.members) {
      begin(turn ^ 1, next_head, next_query);
      next = number(next_head, next_query);
    }
    end_group();
    const int met = meeting(e, query, QUERIES, own, OWN);
    if (met) {
      const char* some_q = at_q + turn * Q_BYTES;
      const char* some_g = at_g + turn * G_BYTES;
      const float* some_sums = at_sums + turn * 2 * QUERIES + lane % 4 * 2;
      const M* given = mask.first + batch * mask.batch + head * mask.head;
      float scores[1][TILES][4] = {}, slopes[1][TILES][4] = {};
      multiply_rows<Half, STEPS>(scores, at_k + warp * OWN * W * 2, rows, some_q, columns);
      multiply_rows<Half, OUT_STEPS>(slopes, at_v + warp * OWN * WV * 2, v_rows, some_g, g_columns);
      slopes_of<true, MULTIPLIED>(
          scores[0], slopes[0], given, mask, e, own + lane / 4, query + lane % 4 * 2,
          scale * UNIT, met == 1, OfColumns{some_sums, some_sums + QUERIES});
      multiply_parts<Half>(to_v, scores, some_g, v_rows);
      multiply_parts<Half>(to_k, slopes, some_q, rows);
    }
    if (threadIdx.x < 2 * QUERIES) at_sums[(turn ^ 1) * 2 * QUERIES + threadIdx.x] = next;
    head = next_head, query = next_query;
  }
  wait_for_groups<0>();
  __syncthreads();
#pragma unroll
  for (int n = 0; n < 2 * STEPS; ++n) {
#pragma unroll
    for (int i = 0; i < 4; ++i) to_k[0][n][i] *= scale;
  }
  const long long first_row = ((long long)batch * groups + group) * e.others + own;
  store_rows<Half, D, W>(to_k, at_k + warp * OWN * W * 2, of_k + first_row * D, e.others - own);
  store_rows<Half, DV, WV>(to_v, at_v + warp * OWN * WV * 2, of_v + first_row * DV, e.others - own);
}
#endif
"""
