"""What kernels for tensor cores are made of: few functions of PTX, and tiles in shared memory.

The functions of PTX are from compute capability 8.0 on. Where kernels run on the host, what stands
for CUDA has them under the same names.
"""

from __future__ import annotations

TENSOR_CORES = """\
#ifndef LAZYASYNC_TENSOR_CORES
#define LAZYASYNC_TENSOR_CORES
#ifdef __CUDA_ARCH__
static __device__ __forceinline__ unsigned shared_place(const void* place) {
  return (unsigned)__cvta_generic_to_shared(place);
}
// Four matrices of 8 x 8 halves; each lane names a row: of matrix n lanes 8 n to 8 n + 7.
static __device__ __forceinline__ void load_matrices(unsigned (&to)[4], const void* row) {
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
               : "=r"(to[0]), "=r"(to[1]), "=r"(to[2]), "=r"(to[3])
               : "r"(shared_place(row)));
}
static __device__ __forceinline__ void load_turned(unsigned (&to)[4], const void* row) {
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4];"
               : "=r"(to[0]), "=r"(to[1]), "=r"(to[2]), "=r"(to[3])
               : "r"(shared_place(row)));
}
// 16 bytes, of which so many are read and the others become 0: nothing is read of none.
static __device__ __forceinline__ void begin_copy(void* to, const void* from, int bytes) {
  asm volatile("cp.async.cg.shared.global.L2::128B [%0], [%1], 16, %2;"
               :: "r"(shared_place(to)), "l"(from), "r"(bytes) : "memory");
}
// The copies begun since the last time are one group.
static __device__ __forceinline__ void end_group() {
  asm volatile("cp.async.commit_group;" ::: "memory");
}
// Waits for the thread's own copies, but for so many groups that came last.
template <int GROUPS> static __device__ __forceinline__ void wait_for_groups() {
  asm volatile("cp.async.wait_group %0;" :: "n"(GROUPS) : "memory");
}
static __device__ __forceinline__ float power_of_two(float x) {
  float found;
  asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(found) : "f"(x));
  return found;
}
struct Bfloat16 {
  static __device__ __forceinline__ unsigned pack(float low, float high) {
    unsigned found;
    asm("cvt.rn.bf16x2.f32 %0, %1, %2;" : "=r"(found) : "f"(high), "f"(low));
    return found;
  }
  static __device__ __forceinline__ void multiply_add(
      float (&sums)[4], const unsigned (&a)[4], unsigned b, unsigned c) {
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};"
                 : "+f"(sums[0]), "+f"(sums[1]), "+f"(sums[2]), "+f"(sums[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b), "r"(c));
  }
};
struct Float16 {
  static __device__ __forceinline__ unsigned pack(float low, float high) {
    unsigned found;
    asm("cvt.rn.f16x2.f32 %0, %1, %2;" : "=r"(found) : "f"(high), "f"(low));
    return found;
  }
  static __device__ __forceinline__ void multiply_add(
      float (&sums)[4], const unsigned (&a)[4], unsigned b, unsigned c) {
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};"
                 : "+f"(sums[0]), "+f"(sums[1]), "+f"(sums[2]), "+f"(sums[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b), "r"(c));
  }
};
#endif
// Rows of WIDTH halves, a multiple of 32, in pieces of 16 bytes, which are placed so that the eight
// rows of a matrix lie in different banks.
template <int WIDTH> struct Tile {
  static constexpr int PITCH = WIDTH * 2;
  static __device__ __forceinline__ int turn(int row) {
    return (WIDTH % 64 ? row >> 1 & 3 : row & 7) * 16;
  }
  static __device__ __forceinline__ int place(int row, int piece) {
    return row * PITCH + (piece * 16 ^ turn(row));
  }
};
// Begins to copy ROWS rows of COLUMNS halves: zeros from row `stop` on, and up to a multiple of 16.
template <int ROWS, int COLUMNS, int WIDTH, int THREADS>
static __device__ __forceinline__ void begin_tile(
    char* to, const unsigned short* from, int step, int start, int stop) {
  constexpr int PIECES = (COLUMNS + 15) / 16 * 2, COUNT = ROWS * PIECES;
  constexpr bool ALIKE = THREADS % PIECES == 0 && THREADS / PIECES % 8 == 0;
  const int row = threadIdx.x / PIECES, piece = threadIdx.x % PIECES;
  const unsigned short* own = from + (long long)(start + row) * step + piece * 8;
  char* own_to = to + Tile<WIDTH>::place(row, piece);
#pragma unroll
  for (int n = 0; n < (COUNT + THREADS - 1) / THREADS; ++n) {
    if constexpr (ALIKE) {  // a thread copies the same piece of each row
      constexpr int DOWN = THREADS / PIECES;
      if (COUNT % THREADS && row + n * DOWN >= ROWS) continue;
      const bool inside =
          start + row + n * DOWN < stop && (COLUMNS % 16 == 0 || piece * 8 < COLUMNS);
      begin_copy(own_to + n * DOWN * Tile<WIDTH>::PITCH, own + (long long)(n * DOWN) * step,
                 inside ? 16 : 0);
    } else {
      const int i = threadIdx.x + n * THREADS, row = i / PIECES, piece = i % PIECES;
      if (COUNT % THREADS && i >= COUNT) continue;
      const bool inside = start + row < stop && (COLUMNS % 16 == 0 || piece * 8 < COLUMNS);
      begin_copy(to + Tile<WIDTH>::place(row, piece),
                 from + (long long)(start + row) * step + piece * 8, inside ? 16 : 0);
    }
  }
}
// Where a lane finds what it loads of tiles: the left factor's rows, those of a right factor that
// is turned, and the rows (columns, when they are multiplied) of one that is not.
template <int WIDTH> struct Reader {
  int row, piece;
  __device__ __forceinline__ Reader(int row, int piece)
      : row(row * Tile<WIDTH>::PITCH), piece(piece * 16 ^ Tile<WIDTH>::turn(row)) {}
  static __device__ __forceinline__ Reader rows(int lane) {
    return Reader(lane % 16, lane / 16);
  }
  static __device__ __forceinline__ Reader columns(int lane) {
    return Reader(lane / 16 * 8 + lane % 8, lane / 8 % 2);
  }
  // What begins `down` rows, a multiple of 16, and `along` times 16 halves away.
  __device__ __forceinline__ int at(int down, int along) const {
    return row + down * Tile<WIDTH>::PITCH + (piece ^ along * 32);
  }
};
// Adds the products of 16 PARTS rows with 8 TILES others, of which each is a row as well.
template <typename Half, int STEPS, int PARTS, int TILES, int WIDTH>
static __device__ __forceinline__ void multiply_rows(
    float (&sums)[PARTS][TILES][4], const char* left, const Reader<WIDTH>& rows,
    const char* right, const Reader<WIDTH>& columns) {
#pragma unroll
  for (int s = 0; s < STEPS; ++s) {
    unsigned a[PARTS][4];
#pragma unroll
    for (int p = 0; p < PARTS; ++p) load_matrices(a[p], left + rows.at(p * 16, s));
#pragma unroll
    for (int n = 0; n < TILES / 2; ++n) {
      unsigned b[4];
      load_matrices(b, right + columns.at(n * 16, s));
#pragma unroll
      for (int p = 0; p < PARTS; ++p) {
        Half::multiply_add(sums[p][2 * n], a[p], b[0], b[1]);
        Half::multiply_add(sums[p][2 * n + 1], a[p], b[2], b[3]);
      }
    }
  }
}
// Adds the products of what lies in registers, as sums do, with as many rows as that has columns.
template <typename Half, int PARTS, int TILES, int COLUMNS, int WIDTH>
static __device__ __forceinline__ void multiply_parts(
    float (&sums)[PARTS][COLUMNS][4], const float (&left)[PARTS][TILES][4], const char* right,
    const Reader<WIDTH>& rows) {
#pragma unroll
  for (int s = 0; s < TILES / 2; ++s) {
    unsigned a[PARTS][4];
#pragma unroll
    for (int p = 0; p < PARTS; ++p) {
#pragma unroll
      for (int i = 0; i < 4; ++i) {
        const float (&part)[4] = left[p][2 * s + i / 2];
        a[p][i] = Half::pack(part[i % 2 * 2], part[i % 2 * 2 + 1]);
      }
    }
#pragma unroll
    for (int n = 0; n < COLUMNS / 2; ++n) {
      unsigned b[4];
      load_turned(b, right + rows.at(s * 16, n));
#pragma unroll
      for (int p = 0; p < PARTS; ++p) {
        Half::multiply_add(sums[p][2 * n], a[p], b[0], b[1]);
        Half::multiply_add(sums[p][2 * n + 1], a[p], b[2], b[3]);
      }
    }
  }
}
// Stores a warp's sums as rows of WIDE halves, but for those from `stop` on, by way of shared
// memory of its own, so that vectors are written.
template <typename Half, int WIDE, int WIDTH, int PARTS, int COLUMNS>
static __device__ __forceinline__ void store_rows(
    const float (&sums)[PARTS][COLUMNS][4], char* memory, unsigned short* to, int stop) {
  const int lane = threadIdx.x % 32;
  __syncwarp();
#pragma unroll
  for (int p = 0; p < PARTS; ++p) {
#pragma unroll
    for (int r = 0; r < 2; ++r) {
#pragma unroll
      for (int n = 0; n < COLUMNS; ++n)
        *(unsigned*)(memory + Tile<WIDTH>::place(p * 16 + r * 8 + lane / 4, n) + lane % 4 * 4) =
            Half::pack(sums[p][n][2 * r], sums[p][n][2 * r + 1]);
    }
  }
  __syncwarp();
  constexpr int PIECES = WIDE / 8;
#pragma unroll
  for (int n = 0; n < (PARTS * PIECES + 1) / 2; ++n) {
    const int i = lane + n * 32, row = i / PIECES, piece = i % PIECES;
    if (row < min(stop, PARTS * 16))
      store_lanes(to + (long long)row * WIDE + piece * 8,
                  *(const Vector<unsigned short, 8>*)(memory + Tile<WIDTH>::place(row, piece)));
  }
}
#endif
"""
"""Helpers that kernels' texts begin with, there once however many kernels share a source."""
