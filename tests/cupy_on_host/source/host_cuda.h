// What the parts of the simulated CUDA share.
#pragma once
#include <functional>
#include <mutex>

struct Launch {
  const char* name;
  void (*call)(void**);
  unsigned grid[3], block[3], shared;
};

// Runs a kernel; what went wrong, or null.
const char* host_cuda_run(const Launch& launch, void** arguments);
// Has a stream do this, alone on the device; or beside others, as what waits for these.
void host_cuda_enqueue(void* stream, std::function<void()> work, bool alone = true);
// Whether a stream is being captured, which a library that asks does not take: it ends the capture.
bool host_cuda_is_capturing(void* stream);
// An element of an array of a cudaDataType, as a number.
double host_cuda_read(const void* at, int type, size_t place);
void host_cuda_write(void* at, int type, size_t place, double value);
// The product of `left`, row by row (m, k), and `right`, column by column (k, n): column by column.
void host_cuda_multiply(long long m, long long n, long long k, const float* left,
                        const float* right, float* out);
void host_cuda_multiply(long long m, long long n, long long k, const double* left,
                        const double* right, double* out);
