// Runs CUDA kernels on the host, block after block: each thread is a fiber, and they take turns at
// barriers and shuffles only, in an order that can be chosen.
//
// One library for the kernels of all others, which run one at a time. A fiber is made once and then
// runs a thread of each block; and fibers change places by jumps, as ucontext.h calls the kernel of
// the system each time.
#include "cuda_shim.h"

#include <setjmp.h>
#include <stdlib.h>
#include <ucontext.h>

#include <vector>

Index threadIdx, blockIdx, blockDim, gridDim;

namespace shim {

enum State { READY, BARRIER, SHUFFLE, DONE };

struct Warp {
  uint64_t slots[2][32];
  int arrived[2];
};

struct Thread {
  jmp_buf place;
  char* stack = nullptr;
  bool is_begun = false;  // so that it can be jumped to
  State state;
  int shuffles;  // that it has come to
};

constexpr size_t STACK = 128 * 1024;
static std::vector<Thread> threads;
static std::vector<Warp> warps;
static jmp_buf scheduler;
static unsigned current;
static const char* failure;
static void (*kernel)(void**);
static void** arguments;

static void wait(State state) {
  Thread& thread = threads[current];
  thread.state = state;
  if (!_setjmp(thread.place)) _longjmp(scheduler, 1);
}

static void run_threads() {
  for (;;) {
    kernel(arguments);
    wait(DONE);
  }
}

// Begins a fiber, where it can be jumped to from then on.
static void begin(Thread& thread) {
  ucontext_t context;
  getcontext(&context);
  if (!thread.stack) thread.stack = static_cast<char*>(malloc(STACK));
  context.uc_stack.ss_sp = thread.stack;
  context.uc_stack.ss_size = STACK;
  context.uc_link = nullptr;
  makecontext(&context, run_threads, 0);
  setcontext(&context);
}

unsigned lane() { return current % 32; }

void barrier() { wait(BARRIER); }

void shuffle(unsigned mask, void* bytes, unsigned count, int source) {
  if (mask != 0xffffffffu) failure = "a shuffle without all threads of the warp";
  const unsigned me = current;
  Warp& warp = warps[me / 32];
  // A thread is at most one shuffle ahead of another of its warp, so that two turns are enough.
  const int turn = threads[me].shuffles++ % 2;
  memcpy(&warp.slots[turn][me % 32], bytes, count);
  ++warp.arrived[turn];
  wait(SHUFFLE);
  memcpy(bytes, &warp.slots[turn][source & 31], count);
}

unsigned ballot(unsigned mask, bool value) {
  const unsigned me = current;
  bool given = value;
  shuffle(mask, &given, sizeof given, 0);
  // Those of this turn stay until all of the warp have come to the one after the next.
  const int turn = (threads[me].shuffles - 1) % 2;
  unsigned lanes = 0;
  for (unsigned lane = 0; lane < 32; ++lane) {
    memcpy(&given, &warps[me / 32].slots[turn][lane], sizeof given);
    lanes |= unsigned(given) << lane;
  }
  return lanes;
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
  Thread& thread = threads[i];
  if (thread.state != READY) return;
  current = i;
  threadIdx.x = i;
  if (_setjmp(scheduler)) return;
  if (thread.is_begun) _longjmp(thread.place, 1);
  thread.is_begun = true;
  begin(thread);
}

static bool run_block(const std::vector<unsigned>& order, bool in_step) {
  for (unsigned i = 0; i < blockDim.x; ++i) {
    Thread& thread = threads[i];
    // One that a failure has left within a kernel begins anew.
    if (thread.is_begun && thread.state != DONE) thread.is_begun = false;
    thread.state = READY;
    thread.shuffles = 0;
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

const char* launch(void (*kernel)(void**), void** arguments, unsigned grid, unsigned block,
                   unsigned order, char* shared, char* end_of_shared) {
  shim::kernel = kernel;
  shim::arguments = arguments;
  failure = nullptr;
  if (block % 32) return "a block of parts of warps";
  if (threads.size() < block) threads.resize(block);
  warps.resize(block / 32);
  gridDim.x = grid;
  blockDim.x = block;
  std::vector<unsigned> turns(block);
  uint64_t random = order * 0x9E3779B97F4A7C15ull + 1;
  for (unsigned n = 0; n < grid; ++n) {
    // Blocks come in any order, too.
    blockIdx.x = order == 1 ? grid - 1 - n : n;
    for (unsigned i = 0; i < block; ++i) turns[i] = order == 1 ? block - 1 - i : i;
    if (order > 1) {
      for (unsigned i = block - 1; i > 0; --i) {
        random = random * 6364136223846793005ull + 1442695040888963407ull;
        unsigned j = (random >> 33) % (i + 1);
        unsigned other = turns[i];
        turns[i] = turns[j];
        turns[j] = other;
      }
    }
    if (shared) memset(shared, 0xff, end_of_shared - shared);
    if (!run_block(turns, order == 0)) return failure;
  }
  return nullptr;
}

}  // namespace shim
