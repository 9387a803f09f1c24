// Runs CUDA kernels on the host, block after block: each thread is a fiber, and they take turns at
// barriers and shuffles only, in an order that can be chosen.
//
// Kernels are restricted to one-dimensional __shared__ arrays, full masks, and barriers that all
// threads of a block come to. What they do not keep to is found: a launch fails where threads
// wait for others that never come, and shared memory is full of NaN when a block begins.
#pragma once
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ucontext.h>

#include <vector>

#define __global__
#define __device__
#define __forceinline__ inline
#define __launch_bounds__(...)
#define __restrict__ __restrict
#define __shared__ static __attribute__((section("cuda_shared")))

struct Index {
  unsigned x;
};
static Index threadIdx, blockIdx, blockDim, gridDim;

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

enum State { READY, BARRIER, SHUFFLE, DONE };

struct Warp {
  uint64_t slots[2][32];
  int arrived[2];
};

struct Thread {
  ucontext_t context;
  char* stack = nullptr;
  State state;
  int shuffles;  // that it has come to
};

constexpr size_t STACK = 128 * 1024;
static std::vector<Thread> threads;
static std::vector<Warp> warps;
static ucontext_t scheduler;
static unsigned current;
static const char* failure;
static void (*kernel)(void**);
static void** arguments;

static void wait(State state) {
  Thread& thread = threads[current];
  thread.state = state;
  swapcontext(&thread.context, &scheduler);
}

static void run_thread() {
  kernel(arguments);
  threads[current].state = DONE;
  swapcontext(&threads[current].context, &scheduler);
}

template <typename T> static T shuffle(unsigned mask, T value, int source) {
  static_assert(sizeof(T) <= 8);
  if (mask != 0xffffffffu) failure = "a shuffle without all threads of the warp";
  const unsigned me = current;
  Warp& warp = warps[me / 32];
  // A thread is at most one shuffle ahead of another of its warp, so that two turns are enough.
  const int turn = threads[me].shuffles++ % 2;
  memcpy(&warp.slots[turn][me % 32], &value, sizeof(T));
  ++warp.arrived[turn];
  wait(SHUFFLE);
  T result;
  memcpy(&result, &warp.slots[turn][source & 31], sizeof(T));
  return result;
}

// Lets the threads of a warp go on that have all come to a shuffle; whether they have.
static bool release_warp(unsigned first) {
  for (unsigned i = first; i < first + 32; ++i)
    if (threads[i].state != SHUFFLE) return false;
  const int turn = (threads[first].shuffles - 1) % 2;
  if (warps[first / 32].arrived[turn] != 32) failure = "threads at different shuffles";
  warps[first / 32].arrived[turn] = 0;
  for (unsigned i = first; i < first + 32; ++i) threads[i].state = READY;
  return true;
}

// Lets those go on who have waited for others; whether there were any.
static bool release() {
  bool any = false;
  for (unsigned first = 0; first < blockDim.x; first += 32) any |= release_warp(first);
  if (any) return true;
  for (unsigned i = 0; i < blockDim.x; ++i)
    if (threads[i].state != BARRIER) return false;
  for (unsigned i = 0; i < blockDim.x; ++i) threads[i].state = READY;
  return true;
}

static void run_ready(unsigned i) {
  if (threads[i].state != READY) return;
  current = i;
  threadIdx.x = i;
  swapcontext(&scheduler, &threads[i].context);
}

static bool run_block(const std::vector<unsigned>& order, bool in_step) {
  for (unsigned i = 0; i < blockDim.x; ++i) {
    Thread& thread = threads[i];
    if (!thread.stack) thread.stack = static_cast<char*>(malloc(STACK));
    getcontext(&thread.context);
    thread.context.uc_stack.ss_sp = thread.stack;
    thread.context.uc_stack.ss_size = STACK;
    thread.context.uc_link = nullptr;
    thread.state = READY;
    thread.shuffles = 0;
    makecontext(&thread.context, run_thread, 0);
  }
  for (Warp& warp : warps) memset(&warp, 0, sizeof warp);
  do {
    if (in_step) {
      for (unsigned i : order) run_ready(i);
      continue;
    }
    // As far ahead of the others as a warp can get.
    for (unsigned next : order) {
      const unsigned first = next / 32 * 32;
      if (threads[next].state != READY) continue;
      do {
        for (unsigned i : order)
          if (i / 32 == first / 32) run_ready(i);
      } while (release_warp(first) && !failure);
    }
  } while (release() && !failure);
  for (unsigned i = 0; i < blockDim.x; ++i)
    if (threads[i].state != DONE && !failure) failure = "threads wait for others that never come";
  return !failure;
}

}  // namespace shim

static void __syncthreads() { shim::wait(shim::BARRIER); }


static unsigned __ballot_sync(unsigned mask, bool value) {
  shim::shuffle(mask, int(value), 0);
  // Those of this turn stay until all of the warp have come to the one after the next.
  const unsigned me = shim::current;
  const shim::Warp& warp = shim::warps[me / 32];
  const int turn = (shim::threads[me].shuffles - 1) % 2;
  unsigned lanes = 0;
  for (int lane = 0; lane < 32; ++lane) {
    int given;
    memcpy(&given, &warp.slots[turn][lane], sizeof given);
    lanes |= unsigned(given != 0) << lane;
  }
  return lanes;
}

static int __popc(unsigned x) { return __builtin_popcount(x); }

// Threads take turns only where they wait: whatever they do between is atomic.
template <typename T> static T atomicAdd(T* at, T value) {
  const T found = *at;
  *at = found + value;
  return found;
}

template <typename T> static T __shfl_xor_sync(unsigned mask, T value, int distance) {
  return shim::shuffle(mask, value, int(shim::current % 32) ^ distance);
}
static void __syncwarp() { shim::shuffle(0xffffffffu, 0, int(shim::current % 32)); }
static int min(int a, int b) { return a < b ? a : b; }
static int max(int a, int b) { return a < b ? b : a; }

#include "tensor_cores.h"

// The ends of the section that shared arrays are put into, if there is any.
extern char __start_cuda_shared[] __attribute__((weak));
extern char __stop_cuda_shared[] __attribute__((weak));

// Runs a kernel; `order` is 0 for forward and in step, 1 for backward, others seed a shuffled one.
// Gives what went wrong, or null.
static const char* shim_launch(void (*kernel)(void**), void** arguments, unsigned grid,
                               unsigned block, unsigned order) {
  shim::kernel = kernel;
  shim::arguments = arguments;
  shim::failure = nullptr;
  if (block % 32) return "a block of parts of warps";
  if (shim::threads.size() < block) shim::threads.resize(block);
  shim::warps.resize(block / 32);
  gridDim.x = grid;
  blockDim.x = block;
  std::vector<unsigned> threads(block);
  uint64_t random = order * 0x9E3779B97F4A7C15ull + 1;
  for (unsigned n = 0; n < grid; ++n) {
    // Blocks come in any order, too.
    blockIdx.x = order == 1 ? grid - 1 - n : n;
    for (unsigned i = 0; i < block; ++i) threads[i] = order == 1 ? block - 1 - i : i;
    if (order > 1) {
      for (unsigned i = block - 1; i > 0; --i) {
        random = random * 6364136223846793005ull + 1442695040888963407ull;
        unsigned j = (random >> 33) % (i + 1);
        unsigned other = threads[i];
        threads[i] = threads[j];
        threads[j] = other;
      }
    }
    if (__start_cuda_shared)
      memset(__start_cuda_shared, 0xff, __stop_cuda_shared - __start_cuda_shared);
    if (!shim::run_block(threads, order == 0)) return shim::failure;
  }
  return nullptr;
}
