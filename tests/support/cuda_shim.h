// Runs CUDA kernels on the host: what they see of CUDA. `cuda_shim.cpp` runs them.
//
// Kernels are restricted to one-dimensional __shared__ arrays, full masks, and barriers that all
// threads of a block come to. What they do not keep to is found: a launch fails where threads
// wait for others that never come, and shared memory is full of NaN when a block begins.
#pragma once
#include <math.h>
#include <stdint.h>
#include <string.h>

#define __global__
#define __device__
#define __forceinline__ inline
#define __launch_bounds__(...)
#define __restrict__ __restrict
#define __shared__ static __attribute__((section("cuda_shared")))

struct Index {
  unsigned x;
};
extern Index threadIdx, blockIdx, blockDim, gridDim;

static int __float_as_int(float x) {
  int bits;
  memcpy(&bits, &x, 4);
  return bits;
}
static float __int_as_float(int x) {
  float number;
  memcpy(&number, &x, 4);
  return number;
}
static long long __double_as_longlong(double x) {
  long long bits;
  memcpy(&bits, &x, 8);
  return bits;
}
static double __longlong_as_double(long long x) {
  double number;
  memcpy(&number, &x, 8);
  return number;
}

namespace shim {

void barrier();
// Gives the bytes that another thread of the warp has come with, in the place of one's own.
void shuffle(unsigned mask, void* bytes, unsigned count, int source);
// A bit for each thread of the warp that has come with true.
unsigned ballot(unsigned mask, bool value);
// Runs a kernel; `order` is 0 for forward and in step, 1 for backward, others seed a shuffled one.
// Gives what went wrong, or null.
const char* launch(void (*kernel)(void**), void** arguments, unsigned grid, unsigned block,
                   unsigned order, char* shared, char* end_of_shared);
unsigned lane();

}  // namespace shim

static void __syncthreads() { shim::barrier(); }

static unsigned __ballot_sync(unsigned mask, bool value) { return shim::ballot(mask, value); }

static int __popc(unsigned x) { return __builtin_popcount(x); }

// Threads take turns only where they wait: whatever they do between is atomic.
template <typename T> static T atomicAdd(T* at, T value) {
  const T found = *at;
  *at = found + value;
  return found;
}

template <typename T> static T __shfl_xor_sync(unsigned mask, T value, int distance) {
  static_assert(sizeof(T) <= 8);
  shim::shuffle(mask, &value, sizeof(T), int(shim::lane()) ^ distance);
  return value;
}
static void __syncwarp() { shim::ballot(0xffffffffu, false); }
static int min(int a, int b) { return a < b ? a : b; }
static int max(int a, int b) { return a < b ? b : a; }

#include "tensor_cores.h"

// The ends of the section that shared arrays are put into, if there is any.
extern char __start_cuda_shared[] __attribute__((weak));
extern char __stop_cuda_shared[] __attribute__((weak));

static const char* shim_launch(void (*kernel)(void**), void** arguments, unsigned grid,
                               unsigned block, unsigned order) {
  return shim::launch(kernel, arguments, grid, block, order, __start_cuda_shared,
                      __stop_cuda_shared);
}
