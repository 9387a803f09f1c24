// What kernels for tensor cores take from PTX, on the host: by the layouts of fragments that the
// manual of PTX gives for ldmatrix and mma.m16n8k16. Included by what stands for CUDA, which has
// `threadIdx` and `__syncwarp`; blocks are of one axis.
//
// Copies begin by spoiling what they write to, and are made when they are waited for: whoever reads
// too early, or writes over what is still read, is found.
#pragma once
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

namespace tensor_cores {

struct Warp {
  const void* rows[32];
  float left[16][16], right[16][8];
};
struct Copy {
  void* to;
  char bytes[16];
  int group;
};
// Without the library of C++, which takes a compiler longer than most kernels.
constexpr int MOST_COPIES = 64;
struct Copies {
  Copy begun[MOST_COPIES];
  int count, groups;
};
static Warp warps[32];
static Copies copies[1024];

inline Warp& own_warp() { return warps[threadIdx.x / 32]; }
inline int lane() { return threadIdx.x % 32; }
inline unsigned two(uint16_t low, uint16_t high) { return low | unsigned(high) << 16; }

inline void load(unsigned (&to)[4], const void* row, bool turned) {
  if ((uintptr_t)row % 16) abort();
  Warp& warp = own_warp();
  warp.rows[lane()] = row;
  __syncwarp();
  const int group = lane() / 4, pair = lane() % 4 * 2;
  for (int matrix = 0; matrix < 4; ++matrix) {
    auto element = [&](int row, int column) {
      return static_cast<const uint16_t*>(warp.rows[matrix * 8 + row])[column];
    };
    to[matrix] = turned ? two(element(pair, group), element(pair + 1, group))
                        : two(element(group, pair), element(group, pair + 1));
  }
  __syncwarp();
}

template <typename Half>
inline void multiply_add(float (&sums)[4], const unsigned (&a)[4], unsigned b, unsigned c) {
  Warp& warp = own_warp();
  const int group = lane() / 4, pair = lane() % 4 * 2;
  for (int i = 0; i < 4; ++i)
    for (int j = 0; j < 2; ++j)
      warp.left[group + i % 2 * 8][pair + i / 2 * 8 + j] = Half::widened(a[i] >> 16 * j);
  for (int j = 0; j < 2; ++j) {
    warp.right[pair + j][group] = Half::widened(b >> 16 * j);
    warp.right[pair + 8 + j][group] = Half::widened(c >> 16 * j);
  }
  __syncwarp();
  for (int i = 0; i < 4; ++i) {
    double sum = sums[i];
    for (int k = 0; k < 16; ++k)
      sum += double(warp.left[group + i / 2 * 8][k]) * warp.right[k][pair + i % 2];
    sums[i] = float(sum);
  }
  __syncwarp();
}

inline float of_bits(uint32_t bits) {
  float x;
  memcpy(&x, &bits, 4);
  return x;
}

}  // namespace tensor_cores

inline void load_matrices(unsigned (&to)[4], const void* row) {
  tensor_cores::load(to, row, false);
}
inline void load_turned(unsigned (&to)[4], const void* row) { tensor_cores::load(to, row, true); }
inline void begin_copy(void* to, const void* from, int bytes) {
  if ((uintptr_t)to % 16 || (uintptr_t)from % 16) abort();
  tensor_cores::Copies& own = tensor_cores::copies[threadIdx.x];
  tensor_cores::Copy copy = {to, {}, own.groups};
  memcpy(copy.bytes, from, bytes);
  memset(to, 0xff, 16);
  if (own.count == tensor_cores::MOST_COPIES) abort();
  own.begun[own.count++] = copy;
}
inline void end_group() { ++tensor_cores::copies[threadIdx.x].groups; }
template <int GROUPS>
inline void wait_for_groups() {
  tensor_cores::Copies& own = tensor_cores::copies[threadIdx.x];
  int done = 0;
  for (; done < own.count && own.begun[done].group < own.groups - GROUPS; ++done)
    memcpy(own.begun[done].to, own.begun[done].bytes, 16);
  own.count -= done;
  memmove(own.begun, own.begun + done, own.count * sizeof own.begun[0]);
}
inline float power_of_two(float x) { return exp2f(x); }
struct Bfloat16 {
  static float widened(unsigned bits) { return tensor_cores::of_bits(bits << 16); }
  static uint16_t rounded(float x) {
    uint32_t bits;
    memcpy(&bits, &x, 4);
    if (x != x) return 0x7fff;
    return (bits + 0x7fff + (bits >> 16 & 1)) >> 16;
  }
  static unsigned pack(float low, float high) {
    return tensor_cores::two(rounded(low), rounded(high));
  }
  static void multiply_add(float (&sums)[4], const unsigned (&a)[4], unsigned b, unsigned c) {
    tensor_cores::multiply_add<Bfloat16>(sums, a, b, c);
  }
};
struct Float16 {
  static float widened(unsigned bits) {
    _Float16 x;
    const uint16_t low = bits;
    memcpy(&x, &low, 2);
    return x;
  }
  static uint16_t rounded(float x) {
    const _Float16 half = x;
    uint16_t bits;
    memcpy(&bits, &half, 2);
    return bits;
  }
  static unsigned pack(float low, float high) {
    return tensor_cores::two(rounded(low), rounded(high));
  }
  static void multiply_add(float (&sums)[4], const unsigned (&a)[4], unsigned b, unsigned c) {
    tensor_cores::multiply_add<Float16>(sums, a, b, c);
  }
};
