// What CuPy calls of the CUDA runtime, the driver and NVRTC, on the host: memory is the host's,
// each stream is a thread, and kernels are compiled by g++ and run thread by thread as fibers.
#include <cuda.h>
#include <cuda_runtime_api.h>
#include <dlfcn.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "host_cuda.h"

namespace {

using Work = std::function<void()>;
using Lock = std::unique_lock<std::mutex>;

int number_of(const char* name, int other) {
  const char* given = getenv(name);
  return given ? atoi(given) : other;
}
int device_count() { return number_of("HOST_CUDA_DEVICES", 2); }
size_t memory_limit() { return size_t(number_of("HOST_CUDA_MEGABYTES", 8192)) << 20; }

thread_local int current_device = 0;
thread_local cudaError_t last_error = cudaSuccess;

cudaError_t fail(cudaError_t error) {
  last_error = error;
  return error;
}

// ---- what has gone wrong on a device, for good
// ---------------------------------------------------

std::atomic<int> lost[16];  // the error of each device
cudaError_t result() {
  int error = lost[current_device];
  return error ? fail(cudaError_t(error)) : cudaSuccess;
}

// ---- memory
// --------------------------------------------------------------------------------------

struct Range {
  size_t size;
  int device;  // -1: pinned memory of the host
};
std::mutex memory_lock;
std::map<char*, Range> ranges;
size_t used[16];

const Range* range_of(const void* pointer) {
  auto after = ranges.upper_bound((char*)pointer);
  if (after == ranges.begin()) return nullptr;
  --after;
  return (char*)pointer < after->first + after->second.size ? &after->second : nullptr;
}

cudaError_t take(void** pointer, size_t size, int device) {
  Lock lock(memory_lock);
  if (device >= 0 && used[device] + size > memory_limit()) return fail(cudaErrorMemoryAllocation);
  char* memory = nullptr;
  if (size) {
    if (posix_memalign((void**)&memory, 512, size)) return fail(cudaErrorMemoryAllocation);
    memset(memory, 0xff, std::min(size, size_t(1) << 24));
    ranges[memory] = {size, device};
    if (device >= 0) used[device] += size;
  }
  *pointer = memory;
  return cudaSuccess;
}

cudaError_t give_back(void* pointer) {
  if (!pointer) return cudaSuccess;
  Lock lock(memory_lock);
  auto found = ranges.find((char*)pointer);
  if (found == ranges.end()) return fail(cudaErrorInvalidValue);
  if (found->second.device >= 0) used[found->second.device] -= found->second.size;
  ranges.erase(found);
  free(pointer);
  return cudaSuccess;
}

bool is_pageable(const void* pointer) {
  Lock lock(memory_lock);
  return !range_of(pointer);
}

// ---- streams and events
// --------------------------------------------------------------------------

struct Graph {
  std::vector<Work> nodes;
};

struct Stream {
  int device;
  unsigned flags;
  int priority;
  std::mutex lock;
  std::condition_variable changed;
  std::deque<Work> queue;
  size_t given = 0, done = 0;
  bool ending = false;
  std::unique_ptr<Graph> capture;
  cudaStreamCaptureMode mode;
  std::thread::id capturer;
  bool invalidated = false;
  std::thread thread;

  void serve() {
    Lock held(lock);
    for (;;) {
      changed.wait(held, [&] { return ending || !queue.empty(); });
      if (queue.empty()) return;
      Work work = std::move(queue.front());
      queue.pop_front();
      held.unlock();
      if (!lost[device]) work();
      work = nullptr;
      held.lock();
      ++done;
      changed.notify_all();
    }
  }
  void put(Work work) {
    Lock held(lock);
    if (capture) {
      capture->nodes.push_back(std::move(work));
      return;
    }
    if (!thread.joinable()) thread = std::thread([this] { serve(); });
    queue.push_back(std::move(work));
    ++given;
    changed.notify_all();
  }
  bool idle() {
    Lock held(lock);
    return given == done;
  }
  void synchronize() {
    Lock held(lock);
    size_t until = given;
    changed.wait(held, [&] { return done >= until; });
  }
};

std::mutex streams_lock;
// Never destroyed: their threads outlive the program's end.
auto& streams = *new std::map<Stream*, std::shared_ptr<Stream>>;
auto* null_streams = new std::shared_ptr<Stream>[16];

std::shared_ptr<Stream> stream_of(cudaStream_t handle) {
  Lock lock(streams_lock);
  if (uintptr_t(handle) <= 2) {
    auto& stream = null_streams[current_device];
    if (!stream) {
      stream = std::make_shared<Stream>();
      stream->device = current_device;
      stream->flags = 0;
      stream->priority = 0;
    }
    return stream;
  }
  auto found = streams.find((Stream*)handle);
  return found == streams.end() ? nullptr : found->second;
}

std::vector<std::shared_ptr<Stream>> all_streams(int device) {
  Lock lock(streams_lock);
  std::vector<std::shared_ptr<Stream>> all;
  for (auto& item : streams)
    if (item.second->device == device) all.push_back(item.second);
  if (null_streams[device]) all.push_back(null_streams[device]);
  return all;
}

std::atomic<int> captures{0};

// Whether this thread must not make calls that a capture does not take; ends such captures badly.
bool forbidden() {
  if (!captures) return false;
  bool any = false;
  Lock lock(streams_lock);
  for (auto& item : streams) {
    Stream& stream = *item.second;
    Lock held(stream.lock);
    if (!stream.capture || stream.mode == cudaStreamCaptureModeRelaxed) continue;
    bool own = stream.capturer == std::this_thread::get_id();
    if (!own && stream.mode == cudaStreamCaptureModeThreadLocal) continue;
    stream.invalidated = true;
    any = true;
  }
  return any;
}

struct Event {
  int device;
  unsigned flags;
  std::mutex lock;
  std::condition_variable changed;
  size_t recorded = 0, done = 0;
  std::chrono::steady_clock::time_point time;
};
std::mutex events_lock;
auto& events = *new std::map<Event*, std::shared_ptr<Event>>;

std::shared_ptr<Event> event_of(cudaEvent_t handle) {
  Lock lock(events_lock);
  auto found = events.find((Event*)handle);
  return found == events.end() ? nullptr : found->second;
}

// ---- kernels
// -------------------------------------------------------------------------------------

struct Kernel {
  std::string name;
  void (*call)(void**);
  const int* sizes;  // of its parameters, and -1
};
struct Library {
  void* handle;
  std::map<std::string, std::unique_ptr<Kernel>> kernels;
};

}  // namespace

std::mutex host_cuda_device;  // held while something is computed

void host_cuda_enqueue(void* stream, std::function<void()> work, bool alone) {
  stream_of((cudaStream_t)stream)->put([work, alone] {
    Lock lock(host_cuda_device, std::defer_lock);
    if (alone) lock.lock();
    work();
  });
}

bool host_cuda_is_capturing(void* handle) {
  auto stream = stream_of((cudaStream_t)handle);
  Lock held(stream->lock);
  if (!stream->capture) return false;
  stream->invalidated = true;  // a library that does not take captures ends it
  return true;
}

extern "C" {

// ---- errors, versions, devices
// -------------------------------------------------------------------

cudaError_t host_cuda_unsupported() {
  fprintf(stderr, "host cuda: a call of the runtime that is not there\n");
  return fail(cudaErrorNotSupported);
}
const char* cudaGetErrorName(cudaError_t error) {
  switch (error) {
    case cudaSuccess: return "cudaSuccess";
    case cudaErrorMemoryAllocation: return "cudaErrorMemoryAllocation";
    case cudaErrorNotReady: return "cudaErrorNotReady";
    case cudaErrorIllegalAddress: return "cudaErrorIllegalAddress";
    case cudaErrorStreamCaptureUnsupported: return "cudaErrorStreamCaptureUnsupported";
    case cudaErrorStreamCaptureInvalidated: return "cudaErrorStreamCaptureInvalidated";
    case cudaErrorPeerAccessAlreadyEnabled: return "cudaErrorPeerAccessAlreadyEnabled";
    default: return "cudaError";
  }
}
const char* cudaGetErrorString(cudaError_t error) { return cudaGetErrorName(error); }
cudaError_t cudaGetLastError() {
  cudaError_t error = last_error;
  last_error = cudaSuccess;
  return error;
}
cudaError_t cudaDriverGetVersion(int* version) { return *version = 13000, cudaSuccess; }
cudaError_t cudaRuntimeGetVersion(int* version) { return *version = 13000, cudaSuccess; }
cudaError_t cudaGetDevice(int* device) { return *device = current_device, cudaSuccess; }
cudaError_t cudaSetDevice(int device) {
  if (device < 0 || device >= device_count()) return fail(cudaErrorInvalidDevice);
  return current_device = device, cudaSuccess;
}
cudaError_t cudaGetDeviceCount(int* count) { return *count = device_count(), cudaSuccess; }
cudaError_t cudaDeviceGetAttribute(int* value, cudaDeviceAttr attribute, int device) {
  switch (attribute) {
    case cudaDevAttrComputeCapabilityMajor: *value = 9; break;
    case cudaDevAttrComputeCapabilityMinor: *value = 0; break;
    case cudaDevAttrMultiProcessorCount: *value = 4; break;
    case cudaDevAttrMaxThreadsPerBlock: *value = 1024; break;
    case cudaDevAttrWarpSize: *value = 32; break;
    case cudaDevAttrMaxSharedMemoryPerBlock: *value = 49152; break;
    case cudaDevAttrMemoryPoolsSupported: *value = 0; break;
    default: *value = 0;
  }
  return cudaSuccess;
}
cudaError_t cudaDeviceGetPCIBusId(char* id, int length, int device) {
  snprintf(id, length, "0000:%02d:00.0", device);
  return cudaSuccess;
}
cudaError_t cudaGetDeviceProperties(cudaDeviceProp* properties, int device) {
  memset(properties, 0, sizeof *properties);
  strcpy(properties->name, "the host");
  properties->totalGlobalMem = memory_limit();
  properties->sharedMemPerBlock = 49152;
  properties->sharedMemPerBlockOptin = 232448;
  properties->regsPerBlock = 65536;
  properties->warpSize = 32;
  properties->maxThreadsPerBlock = 1024;
  for (int i = 0; i < 3; ++i)
    properties->maxThreadsDim[i] = 1024, properties->maxGridSize[i] = 65535;
  properties->maxGridSize[0] = 0x7fffffff;
  properties->major = 9;
  properties->multiProcessorCount = 4;
  properties->maxThreadsPerMultiProcessor = 2048;
  properties->asyncEngineCount = 2;
  properties->concurrentKernels = 1;
  return cudaSuccess;
}
cudaError_t cudaDeviceSynchronize() {
  if (forbidden()) return fail(cudaErrorStreamCaptureUnsupported);
  for (auto& stream : all_streams(current_device)) stream->synchronize();
  return result();
}
cudaError_t cudaDeviceCanAccessPeer(int* can, int device, int peer) {
  return *can = device != peer, cudaSuccess;
}
cudaError_t cudaDeviceEnablePeerAccess(int peer, unsigned) {
  static std::mutex lock;
  static std::map<std::pair<int, int>, bool> enabled;
  Lock held(lock);
  bool& is = enabled[{current_device, peer}];
  if (is) return fail(cudaErrorPeerAccessAlreadyEnabled);
  is = true;
  return cudaSuccess;
}

// ---- memory
// --------------------------------------------------------------------------------------

cudaError_t cudaMalloc(void** pointer, size_t size) {
  if (forbidden()) return fail(cudaErrorStreamCaptureUnsupported);
  return take(pointer, size, current_device);
}
cudaError_t cudaFree(void* pointer) {
  if (forbidden()) return fail(cudaErrorStreamCaptureUnsupported);
  // It waits for all that is under way, as CUDA's does.
  for (auto& stream : all_streams(current_device)) stream->synchronize();
  return give_back(pointer);
}
cudaError_t cudaHostAlloc(void** pointer, size_t size, unsigned) { return take(pointer, size, -1); }
cudaError_t cudaFreeHost(void* pointer) { return give_back(pointer); }
cudaError_t cudaMemGetInfo(size_t* free, size_t* total) {
  Lock lock(memory_lock);
  *total = memory_limit();
  *free = *total - used[current_device];
  return cudaSuccess;
}
cudaError_t cudaMemcpyAsync(void* to, const void* from, size_t size, cudaMemcpyKind,
                            cudaStream_t stream) {
  auto on = stream_of(stream);
  if (!on) return fail(cudaErrorInvalidResourceHandle);
  if (is_pageable(from)) {
    // Memory that is not pinned is read before the call returns.
    auto copy = std::make_shared<std::vector<char>>((const char*)from, (const char*)from + size);
    on->put([=] { memcpy(to, copy->data(), size); });
    return result();
  }
  on->put([=] { memmove(to, from, size); });
  if (is_pageable(to)) {
    if (on->capture) return fail(cudaErrorStreamCaptureUnsupported);
    on->synchronize();
  }
  return result();
}
cudaError_t cudaMemcpy(void* to, const void* from, size_t size, cudaMemcpyKind kind) {
  if (forbidden()) return fail(cudaErrorStreamCaptureUnsupported);
  cudaMemcpyAsync(to, from, size, kind, nullptr);
  stream_of(nullptr)->synchronize();
  return result();
}
cudaError_t cudaMemcpyPeerAsync(void* to, int, const void* from, int, size_t size,
                                cudaStream_t stream) {
  return cudaMemcpyAsync(to, from, size, cudaMemcpyDefault, stream);
}
cudaError_t cudaMemcpyPeer(void* to, int, const void* from, int, size_t size) {
  return cudaMemcpy(to, from, size, cudaMemcpyDefault);
}
cudaError_t cudaMemsetAsync(void* at, int value, size_t size, cudaStream_t stream) {
  auto on = stream_of(stream);
  if (!on) return fail(cudaErrorInvalidResourceHandle);
  on->put([=] { memset(at, value, size); });
  return result();
}
cudaError_t cudaMemset(void* at, int value, size_t size) {
  return cudaMemsetAsync(at, value, size, nullptr);
}
cudaError_t cudaPointerGetAttributes(cudaPointerAttributes* attributes, const void* pointer) {
  Lock lock(memory_lock);
  const Range* range = range_of(pointer);
  memset(attributes, 0, sizeof *attributes);
  attributes->hostPointer = attributes->devicePointer = (void*)pointer;
  attributes->device = range && range->device >= 0 ? range->device : -2;
  attributes->type = !range              ? cudaMemoryTypeUnregistered
                     : range->device < 0 ? cudaMemoryTypeHost
                                         : cudaMemoryTypeDevice;
  return cudaSuccess;
}

// ---- streams
// -------------------------------------------------------------------------------------

cudaError_t cudaStreamCreateWithPriority(cudaStream_t* handle, unsigned flags, int priority) {
  auto stream = std::make_shared<Stream>();
  stream->device = current_device;
  stream->flags = flags;
  stream->priority = std::max(-5, std::min(0, priority));
  Lock lock(streams_lock);
  streams[stream.get()] = stream;
  *handle = (cudaStream_t)stream.get();
  return cudaSuccess;
}
cudaError_t cudaStreamCreateWithFlags(cudaStream_t* handle, unsigned flags) {
  return cudaStreamCreateWithPriority(handle, flags, 0);
}
cudaError_t cudaStreamCreate(cudaStream_t* handle) { return cudaStreamCreateWithFlags(handle, 0); }
cudaError_t cudaStreamGetFlags(cudaStream_t handle, unsigned* flags) {
  return *flags = stream_of(handle)->flags, cudaSuccess;
}
cudaError_t cudaStreamGetPriority(cudaStream_t handle, int* priority) {
  return *priority = stream_of(handle)->priority, cudaSuccess;
}
cudaError_t cudaStreamDestroy(cudaStream_t handle) {
  std::shared_ptr<Stream> stream;
  {
    Lock lock(streams_lock);
    auto found = streams.find((Stream*)handle);
    if (found == streams.end()) return fail(cudaErrorInvalidResourceHandle);
    stream = found->second;
    streams.erase(found);
  }
  {
    Lock held(stream->lock);
    stream->ending = true;
    stream->changed.notify_all();
  }
  // What is under way is done all the same; nobody waits for it here.
  if (stream->thread.joinable()) std::thread([stream] { stream->thread.join(); }).detach();
  return cudaSuccess;
}
cudaError_t cudaStreamSynchronize(cudaStream_t handle) {
  if (forbidden()) return fail(cudaErrorStreamCaptureUnsupported);
  auto stream = stream_of(handle);
  if (!stream) return fail(cudaErrorInvalidResourceHandle);
  if (stream->capture) return fail(cudaErrorStreamCaptureUnsupported);
  stream->synchronize();
  return result();
}
cudaError_t cudaStreamQuery(cudaStream_t handle) {
  auto stream = stream_of(handle);
  if (!stream) return fail(cudaErrorInvalidResourceHandle);
  if (lost[current_device]) return result();
  return stream->idle() ? cudaSuccess : fail(cudaErrorNotReady);
}
cudaError_t cudaLaunchHostFunc(cudaStream_t handle, cudaHostFn_t call, void* data) {
  stream_of(handle)->put([=] { call(data); });
  return result();
}

// ---- events
// --------------------------------------------------------------------------------------

cudaError_t cudaEventCreateWithFlags(cudaEvent_t* handle, unsigned flags) {
  auto event = std::make_shared<Event>();
  event->device = current_device;
  event->flags = flags;
  Lock lock(events_lock);
  events[event.get()] = event;
  *handle = (cudaEvent_t)event.get();
  return cudaSuccess;
}
cudaError_t cudaEventCreate(cudaEvent_t* handle) { return cudaEventCreateWithFlags(handle, 0); }
cudaError_t cudaEventDestroy(cudaEvent_t handle) {
  Lock lock(events_lock);
  return events.erase((Event*)handle) ? cudaSuccess : fail(cudaErrorInvalidResourceHandle);
}
cudaError_t cudaEventRecord(cudaEvent_t handle, cudaStream_t on) {
  auto event = event_of(handle);
  auto stream = stream_of(on);
  if (!event || !stream) return fail(cudaErrorInvalidResourceHandle);
  size_t turn;
  {
    Lock lock(event->lock);
    turn = ++event->recorded;
  }
  stream->put([=] {
    Lock lock(event->lock);
    event->done = std::max(event->done, turn);
    event->time = std::chrono::steady_clock::now();
    event->changed.notify_all();
  });
  return result();
}
cudaError_t cudaEventQuery(cudaEvent_t handle) {
  auto event = event_of(handle);
  if (!event) return fail(cudaErrorInvalidResourceHandle);
  if (lost[current_device]) return result();
  Lock lock(event->lock);
  return event->done >= event->recorded ? cudaSuccess : fail(cudaErrorNotReady);
}
cudaError_t cudaEventSynchronize(cudaEvent_t handle) {
  auto event = event_of(handle);
  if (!event) return fail(cudaErrorInvalidResourceHandle);
  Lock lock(event->lock);
  size_t until = event->recorded;
  while (event->done < until && !lost[event->device])
    event->changed.wait_for(lock, std::chrono::milliseconds(20));
  return result();
}
cudaError_t cudaEventElapsedTime(float* ms, cudaEvent_t from, cudaEvent_t to) {
  auto start = event_of(from), end = event_of(to);
  if (!start || !end) return fail(cudaErrorInvalidResourceHandle);
  if ((start->flags | end->flags) & cudaEventDisableTiming)
    return fail(cudaErrorInvalidResourceHandle);
  if (!start->recorded || !end->recorded) return fail(cudaErrorInvalidResourceHandle);
  if (start->done < start->recorded || end->done < end->recorded) return fail(cudaErrorNotReady);
  *ms = std::chrono::duration<float, std::milli>(end->time - start->time).count();
  return cudaSuccess;
}
cudaError_t cudaStreamWaitEvent(cudaStream_t on, cudaEvent_t handle, unsigned) {
  auto event = event_of(handle);
  auto stream = stream_of(on);
  if (!event || !stream) return fail(cudaErrorInvalidResourceHandle);
  size_t until;
  {
    Lock lock(event->lock);
    until = event->recorded;
  }
  stream->put([=] {
    Lock lock(event->lock);
    while (event->done < until && !lost[event->device])
      event->changed.wait_for(lock, std::chrono::milliseconds(20));
  });
  return result();
}

// ---- graphs
// --------------------------------------------------------------------------------------

cudaError_t cudaStreamBeginCapture(cudaStream_t handle, cudaStreamCaptureMode mode) {
  if (uintptr_t(handle) <= 2) return fail(cudaErrorStreamCaptureUnsupported);
  auto stream = stream_of(handle);
  Lock held(stream->lock);
  if (stream->capture) return fail(cudaErrorIllegalState);
  stream->capture = std::make_unique<Graph>();
  stream->mode = mode;
  stream->capturer = std::this_thread::get_id();
  stream->invalidated = false;
  ++captures;
  return result();
}
cudaError_t cudaStreamEndCapture(cudaStream_t handle, cudaGraph_t* graph) {
  auto stream = stream_of(handle);
  Lock held(stream->lock);
  if (!stream->capture) return fail(cudaErrorIllegalState);
  --captures;
  *graph = nullptr;
  if (stream->invalidated) {
    stream->capture = nullptr;
    return fail(cudaErrorStreamCaptureInvalidated);
  }
  *graph = (cudaGraph_t)stream->capture.release();
  return result();
}
cudaError_t cudaStreamIsCapturing(cudaStream_t handle, cudaStreamCaptureStatus* status) {
  auto stream = stream_of(handle);
  Lock held(stream->lock);
  *status = !stream->capture      ? cudaStreamCaptureStatusNone
            : stream->invalidated ? cudaStreamCaptureStatusInvalidated
                                  : cudaStreamCaptureStatusActive;
  return cudaSuccess;
}
cudaError_t cudaGraphDestroy(cudaGraph_t graph) { return delete (Graph*)graph, cudaSuccess; }
cudaError_t cudaGraphInstantiate(cudaGraphExec_t* made, cudaGraph_t graph, unsigned long long) {
  if (forbidden()) return fail(cudaErrorStreamCaptureUnsupported);
  *made = (cudaGraphExec_t) new std::shared_ptr<Graph>(new Graph(*(Graph*)graph));
  return cudaSuccess;
}
cudaError_t cudaGraphExecDestroy(cudaGraphExec_t graph) {
  return delete (std::shared_ptr<Graph>*)graph, cudaSuccess;
}
cudaError_t cudaGraphLaunch(cudaGraphExec_t handle, cudaStream_t stream) {
  auto graph = *(std::shared_ptr<Graph>*)handle;
  stream_of(stream)->put([graph] {
    for (auto& node : graph->nodes) node();
  });
  return result();
}
cudaError_t cudaGraphUpload(cudaGraphExec_t, cudaStream_t) { return cudaSuccess; }
cudaError_t cudaProfilerStart() { return cudaSuccess; }
cudaError_t cudaProfilerStop() { return cudaSuccess; }

// ---- the driver
// ----------------------------------------------------------------------------------

CUresult cuGetErrorName(CUresult error, const char** name) {
  switch (error) {
    case CUDA_ERROR_NOT_FOUND: *name = "CUDA_ERROR_NOT_FOUND"; break;
    case CUDA_ERROR_INVALID_VALUE: *name = "CUDA_ERROR_INVALID_VALUE"; break;
    case CUDA_ERROR_INVALID_HANDLE: *name = "CUDA_ERROR_INVALID_HANDLE"; break;
    case CUDA_ERROR_INVALID_IMAGE: *name = "CUDA_ERROR_INVALID_IMAGE"; break;
    case CUDA_ERROR_ILLEGAL_ADDRESS: *name = "CUDA_ERROR_ILLEGAL_ADDRESS"; break;
    case CUDA_ERROR_LAUNCH_FAILED: *name = "CUDA_ERROR_LAUNCH_FAILED"; break;
    default: *name = "CUDA_ERROR";
  }
  return CUDA_SUCCESS;
}
CUresult cuGetErrorString(CUresult error, const char** text) { return cuGetErrorName(error, text); }
CUresult cuInit(unsigned) { return CUDA_SUCCESS; }
CUresult cuDriverGetVersion(int* version) { return *version = 13000, CUDA_SUCCESS; }
CUresult cuDevicePrimaryCtxRelease_v2(CUdevice) { return CUDA_SUCCESS; }
CUresult cuCtxGetCurrent(CUcontext* context) {
  return *context = CUcontext(uintptr_t(current_device + 1)), CUDA_SUCCESS;
}
CUresult cuCtxSetCurrent(CUcontext context) {
  return current_device = int(uintptr_t(context)) - 1, CUDA_SUCCESS;
}
CUresult cuCtxGetDevice(CUdevice* device) { return *device = current_device, CUDA_SUCCESS; }
CUresult cuStreamGetCtx(CUstream stream, CUcontext* context) {
  return *context = CUcontext(uintptr_t(stream_of(stream)->device + 1)), CUDA_SUCCESS;
}
static const char MAGIC[] = "host cuda:";
CUresult cuModuleLoad(CUmodule* module, const char* path) {
  void* handle = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (!handle) {
    fprintf(stderr, "host cuda: %s\n", dlerror());
    return CUDA_ERROR_INVALID_IMAGE;
  }
  *module = (CUmodule) new Library{handle, {}};
  return CUDA_SUCCESS;
}
CUresult cuModuleLoadData(CUmodule* module, const void* image) {
  if (strncmp((const char*)image, MAGIC, strlen(MAGIC))) return CUDA_ERROR_INVALID_IMAGE;
  return cuModuleLoad(module, (const char*)image + strlen(MAGIC));
}
CUresult cuModuleUnload(CUmodule) { return CUDA_SUCCESS; }
CUresult cuModuleGetFunction(CUfunction* function, CUmodule module, const char* name) {
  static std::mutex lock;
  Lock held(lock);
  Library& library = *(Library*)module;
  auto& kernel = library.kernels[name];
  if (!kernel) {
    auto call = (void (*)(void**))dlsym(library.handle, (std::string("call_") + name).c_str());
    auto sizes =
        (const int* const*)dlsym(library.handle, (std::string("sizes_of_") + name).c_str());
    if (!call || !sizes) return CUDA_ERROR_NOT_FOUND;
    kernel = std::make_unique<Kernel>(Kernel{name, call, *sizes});
  }
  *function = (CUfunction)kernel.get();
  return CUDA_SUCCESS;
}
CUresult cuModuleGetGlobal_v2(CUdeviceptr* pointer, size_t* size, CUmodule module,
                              const char* name) {
  void* found = dlsym(((Library*)module)->handle, name);
  if (!found) return CUDA_ERROR_NOT_FOUND;
  *pointer = (CUdeviceptr)found;
  if (size) *size = 0;
  return CUDA_SUCCESS;
}
CUresult cuLaunchKernel(CUfunction function, unsigned gx, unsigned gy, unsigned gz, unsigned bx,
                        unsigned by, unsigned bz, unsigned shared, CUstream stream, void** given,
                        void**) {
  Kernel& kernel = *(Kernel*)function;
  auto on = stream_of(stream);
  if (!on) return CUDA_ERROR_INVALID_HANDLE;
  if (!gx || !gy || !gz || !bx || !by || !bz || bx * by * bz > 1024)
    return CUDA_ERROR_INVALID_VALUE;
  if (on->device != current_device) return CUDA_ERROR_INVALID_HANDLE;
  // Parameters are read now.
  auto values = std::make_shared<std::vector<std::vector<char>>>();
  for (int i = 0; kernel.sizes[i] >= 0; ++i)
    values->emplace_back((char*)given[i], (char*)given[i] + kernel.sizes[i]);
  Launch launch{kernel.name.c_str(), kernel.call, {gx, gy, gz}, {bx, by, bz}, shared};
  on->put([=] {
    std::vector<void*> pointers;
    for (auto& value : *values) pointers.push_back(value.data());
    Lock lock(host_cuda_device);
    const char* failure = host_cuda_run(launch, pointers.data());
    if (failure) {
      fprintf(stderr, "host cuda: kernel %s: %s\n", launch.name, failure);
      lost[on->device] =
          strstr(failure, "illegal") ? cudaErrorIllegalAddress : cudaErrorLaunchFailure;
    }
  });
  return CUresult(lost[current_device].load());
}
CUresult cuFuncGetAttribute(int* value, CUfunction_attribute attribute, CUfunction) {
  *value = attribute == CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK ? 1024
           : attribute == CU_FUNC_ATTRIBUTE_NUM_REGS            ? 32
                                                                : 0;
  return CUDA_SUCCESS;
}
CUresult cuFuncSetAttribute(CUfunction, CUfunction_attribute, int) { return CUDA_SUCCESS; }
CUresult cuOccupancyMaxActiveBlocksPerMultiprocessor(int* count, CUfunction, int, size_t) {
  return *count = 2, CUDA_SUCCESS;
}
CUresult cuOccupancyMaxPotentialBlockSize(int* grid, int* block, CUfunction, CUoccupancyB2DSize,
                                          size_t, int) {
  return *grid = 8, *block = 256, CUDA_SUCCESS;
}

}  // extern "C"
