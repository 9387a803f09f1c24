// Runs the threads of a kernel as fibers, block after block. Those that come to no barrier run one
// after another on the same stack.
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <ucontext.h>

#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <random>
#include <vector>

#include "device.h"
#include "host_cuda.h"

HostIndex threadIdx, blockIdx, blockDim, gridDim;

namespace {

enum State { NEW, RUNNING, BARRIER, WARP, DONE };

struct Fiber {
  ucontext_t context;
  std::unique_ptr<char[]> stack;
};
struct Thread {
  State state;
  Fiber* fiber;
  unsigned mask;
  uint64_t slot[2];  // what it shows to others of its warp
};

constexpr size_t STACK = 256 * 1024;
std::vector<std::unique_ptr<Fiber>> fibers;
std::vector<Fiber*> idle;
std::vector<Thread> threads;
std::vector<unsigned> order;  // in which threads start
size_t next_start;
unsigned current;
Fiber* current_fiber;
ucontext_t scheduler;
const Launch* launch;
void** arguments;
const char* failure;
alignas(512) char shared_memory[232448];

void place(unsigned thread) {
  current = thread;
  threadIdx.x = thread % blockDim.x;
  threadIdx.y = thread / blockDim.x % blockDim.y;
  threadIdx.z = thread / (blockDim.x * blockDim.y);
}

void run_threads() {
  for (;;) {
    Fiber* own = current_fiber;
    while (next_start < order.size()) {
      unsigned thread = order[next_start++];
      threads[thread].state = RUNNING;
      threads[thread].fiber = own;
      place(thread);
      launch->call(arguments);
      threads[current].state = DONE;
    }
    idle.push_back(own);
    swapcontext(&own->context, &scheduler);
  }
}

void wait(State state) {
  Thread& thread = threads[current];
  thread.state = state;
  swapcontext(&thread.fiber->context, &scheduler);
}

void resume(Fiber* fiber) {
  current_fiber = fiber;
  swapcontext(&scheduler, &fiber->context);
}

void start() {
  while (next_start < order.size()) {
    if (idle.empty()) {
      fibers.push_back(std::make_unique<Fiber>());
      Fiber* fiber = fibers.back().get();
      fiber->stack.reset(new char[STACK]);
      getcontext(&fiber->context);
      fiber->context.uc_stack.ss_sp = fiber->stack.get();
      fiber->context.uc_stack.ss_size = STACK;
      fiber->context.uc_link = nullptr;
      makecontext(&fiber->context, run_threads, 0);
      idle.push_back(fiber);
    }
    Fiber* fiber = idle.back();
    idle.pop_back();
    resume(fiber);
  }
}

void go_on(unsigned thread) {
  threads[thread].state = RUNNING;
  place(thread);
  resume(threads[thread].fiber);
}

// Lets the threads of a warp go on that have all come to where they wait for one another.
bool release_warp(unsigned first) {
  const unsigned count = std::min<size_t>(32, threads.size() - first);
  unsigned waiting = 0, alive = 0;
  for (unsigned i = 0; i < count; ++i) {
    if (threads[first + i].state == WARP) waiting |= 1u << i;
    if (threads[first + i].state != DONE) alive |= 1u << i;
  }
  for (unsigned i = 0; i < count; ++i) {
    if (!(waiting >> i & 1)) continue;
    const unsigned mask = threads[first + i].mask & alive;
    if ((waiting & mask) != mask) continue;
    for (unsigned j = 0; j < count; ++j)
      if (mask >> j & 1) threads[first + j].state = NEW;
    for (unsigned j = 0; j < count; ++j)
      if (threads[first + j].state == NEW) go_on(first + j);
    return true;
  }
  return false;
}

bool release() {
  bool any = false;
  for (unsigned first = 0; first < threads.size(); first += 32) any |= release_warp(first);
  if (any) return true;
  bool waiting = false;
  for (Thread& thread : threads) {
    if (thread.state == WARP) {
      failure = "threads of a warp wait for others that never come";
      return false;
    }
    waiting |= thread.state == BARRIER;
  }
  if (!waiting) return false;
  for (Thread& thread : threads)
    if (thread.state == BARRIER) thread.state = NEW;
  for (unsigned i : order)
    if (threads[i].state == NEW) go_on(i);
  return true;
}

std::mt19937 random_order(1);

// ---- kernels that read or write where nothing is
// -------------------------------------------------

sigjmp_buf before_kernel;
pthread_t kernel_thread;
volatile bool in_kernel = false;
struct sigaction earlier_action;

void on_fault(int, siginfo_t*, void*) {
  if (in_kernel && pthread_equal(kernel_thread, pthread_self())) siglongjmp(before_kernel, 1);
  sigaction(SIGSEGV, &earlier_action, nullptr);  // it comes again, to whom it concerned before
}

void expect_faults() {
  static thread_local std::unique_ptr<char[]> stack;
  if (stack) return;
  stack.reset(new char[65536]);
  stack_t alternative = {stack.get(), 0, 65536};
  sigaltstack(&alternative, nullptr);
  static bool installed = false;
  if (installed) return;
  installed = true;
  struct sigaction action = {};
  action.sa_sigaction = on_fault;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  sigaction(SIGSEGV, &action, &earlier_action);
}

const char* run_blocks() {
  for (unsigned z = 0; z < gridDim.z; ++z)
    for (unsigned y = 0; y < gridDim.y; ++y)
      for (unsigned x = 0; x < gridDim.x; ++x) {
        blockIdx = {x, y, z};
        if (launch->shared) memset(shared_memory, 0xff, launch->shared);
        for (Thread& thread : threads) thread = {NEW, nullptr, 0, {0, 0}};
        // Warps start in any order; whoever relies on one is found.
        for (unsigned i = threads.size() / 32; i > 1; --i) {
          const unsigned other = random_order() % i;
          for (unsigned j = 0; j < 32; ++j)
            std::swap(order[(i - 1) * 32 + j], order[other * 32 + j]);
        }
        next_start = 0;
        start();
        while (release() && !failure) {
        }
        if (failure) return failure;
      }
  return nullptr;
}

}  // namespace

void host_cuda_barrier() { wait(BARRIER); }
void host_cuda_warp(unsigned mask) {
  threads[current].mask = mask;
  wait(WARP);
}
unsigned host_cuda_lane() { return current % 32; }
// What lane `source` of the warp shows, once all have shown theirs.
uint64_t host_cuda_exchange(unsigned mask, uint64_t value, unsigned source) {
  const unsigned first = current / 32 * 32;
  threads[current].slot[0] = value;
  host_cuda_warp(mask);
  const uint64_t seen =
      first + source < threads.size() ? threads[first + source].slot[0] : threads[current].slot[0];
  host_cuda_warp(mask);
  return seen;
}
unsigned host_cuda_ballot(unsigned mask, bool value) {
  const unsigned first = current / 32 * 32;
  threads[current].slot[0] = value;
  host_cuda_warp(mask);
  unsigned seen = 0;
  for (unsigned i = 0; i < 32 && first + i < threads.size(); ++i)
    if ((mask >> i & 1) && threads[first + i].state != DONE && threads[first + i].slot[0])
      seen |= 1u << i;
  host_cuda_warp(mask);
  return seen;
}
char* host_cuda_shared() { return shared_memory; }

const char* host_cuda_run(const Launch& given, void** given_arguments) {
  launch = &given;
  arguments = given_arguments;
  failure = nullptr;
  gridDim = {given.grid[0], given.grid[1], given.grid[2]};
  blockDim = {given.block[0], given.block[1], given.block[2]};
  const unsigned count = blockDim.x * blockDim.y * blockDim.z;
  threads.resize(count);
  order.resize(count);
  for (unsigned i = 0; i < count; ++i) order[i] = i;
  expect_faults();
  kernel_thread = pthread_self();
  const char* failed = "an illegal address";
  if (!sigsetjmp(before_kernel, 1)) {
    in_kernel = true;
    failed = run_blocks();
  } else {
    for (auto& fiber : fibers) (void)fiber.release();  // what is on their stacks stays there
    fibers.clear();
    idle.clear();
  }
  in_kernel = false;
  return failed;
}
