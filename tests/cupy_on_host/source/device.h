// What kernels find when they are compiled for the host.
#pragma once
#include <cstddef>
#include <cstdint>

struct HostIndex {
  unsigned x, y, z;
};
extern HostIndex threadIdx, blockIdx, blockDim, gridDim;

void host_cuda_barrier();
void host_cuda_warp(unsigned mask);
unsigned host_cuda_lane();
uint64_t host_cuda_exchange(unsigned mask, uint64_t value, unsigned source);
unsigned host_cuda_ballot(unsigned mask, bool value);
char* host_cuda_shared();
