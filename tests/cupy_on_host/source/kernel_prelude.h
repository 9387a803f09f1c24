// CUDA C++ as g++ takes it.
#pragma once
#define __CUDA_HOST_ONLY__ 1
#include <crt/host_defines.h>
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <vector_functions.h>
#include <vector_types.h>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <type_traits>

#include "device.h"

#undef __device__
#undef __host__
#undef __global__
#undef __shared__
#undef __constant__
#undef __forceinline__
#undef __noinline__
#undef __launch_bounds__
#undef __managed__
#define __device__
#define __host__
#define __global__
#define __shared__ static
#define __constant__ static
#define __forceinline__ inline
#define __noinline__ __attribute__((noinline))
#define __launch_bounds__(...)
#ifndef __align__
#define __align__(n) __attribute__((aligned(n)))
#endif

// CuPy asks for it, and takes the toolkit's half precision then.
#define __CUDACC_VER_MAJOR__ 13
#define __CUDACC_VER_MINOR__ 0

constexpr int warpSize = 32;

// In CUDA the overloads of mathematical functions are global.
using std::abs;
using std::acos;
using std::acosh;
using std::asin;
using std::asinh;
using std::atan;
using std::atan2;
using std::atanh;
using std::cbrt;
using std::ceil;
using std::copysign;
using std::cos;
using std::cosh;
using std::erf;
using std::erfc;
using std::exp;
using std::exp2;
using std::expm1;
using std::fabs;
using std::fdim;
using std::floor;
using std::fma;
using std::fmax;
using std::fmin;
using std::fmod;
using std::frexp;
using std::hypot;
using std::ilogb;
using std::isfinite;
using std::isinf;
using std::isnan;
using std::ldexp;
using std::lgamma;
using std::log;
using std::log10;
using std::log1p;
using std::log2;
using std::logb;
using std::max;
using std::min;
using std::modf;
using std::nearbyint;
using std::nextafter;
using std::pow;
using std::remainder;
using std::rint;
using std::round;
using std::scalbn;
using std::signbit;
using std::sin;
using std::sinh;
using std::sqrt;
using std::tan;
using std::tanh;
using std::tgamma;
using std::trunc;

// Of two types, as C++ promotes them.
#define HOST_CUDA_EXTREME(A, B)                                               \
  inline std::common_type_t<A, B> max(A a, B b) {                             \
    return a < b ? std::common_type_t<A, B>(b) : std::common_type_t<A, B>(a); \
  }                                                                           \
  inline std::common_type_t<A, B> min(A a, B b) {                             \
    return b < a ? std::common_type_t<A, B>(b) : std::common_type_t<A, B>(a); \
  }
HOST_CUDA_EXTREME(int, unsigned)
HOST_CUDA_EXTREME(unsigned, int)
HOST_CUDA_EXTREME(long, long long)
HOST_CUDA_EXTREME(long long, long)
HOST_CUDA_EXTREME(long, int)
HOST_CUDA_EXTREME(int, long)
HOST_CUDA_EXTREME(long long, int)
HOST_CUDA_EXTREME(int, long long)
HOST_CUDA_EXTREME(float, double)
HOST_CUDA_EXTREME(double, float)
inline float max(float a, float b) { return fmaxf(a, b); }
inline float min(float a, float b) { return fminf(a, b); }
inline double max(double a, double b) { return fmax(a, b); }
inline double min(double a, double b) { return fmin(a, b); }

inline double rsqrt(double x) { return 1 / sqrt(x); }
inline float rsqrt(float x) { return 1 / sqrtf(x); }
inline float rsqrtf(float x) { return 1 / sqrtf(x); }
inline double rcbrt(double x) { return 1 / cbrt(x); }
inline double sinpi(double x) { return sin(M_PI * fmod(x, 2)); }
inline double cospi(double x) { return cos(M_PI * fmod(x, 2)); }
inline float sinpif(float x) { return sinpi(x); }
inline float cospif(float x) { return cospi(x); }
inline double normcdf(double x) { return erfc(-x * M_SQRT1_2) / 2; }
inline float normcdff(float x) { return normcdf(x); }
// By Newton's method on erf, from Winitzki's approximation (2008).
inline double erfinv(double y) {
  if (!(fabs(y) < 1)) return fabs(y) == 1 ? copysign(INFINITY, y) : NAN;
  const double l = log1p(-y * y), a = 2 / (M_PI * 0.147) + l / 2;
  double x = copysign(sqrt(sqrt(a * a - l / 0.147) - a), y);
  for (int i = 0; i < 4; ++i) {
    const double error = y > 0.5    ? -(erfc(x) - (1 - y))
                         : y < -0.5 ? erfc(-x) - (1 + y)
                                    : erf(x) - y;
    x -= error / (M_2_SQRTPI * exp(-x * x));
  }
  return x;
}
inline float erfinv(float y) { return erfinv(double(y)); }
inline float erfinvf(float y) { return erfinv(double(y)); }
inline double erfcinv(double y) { return erfinv(1 - y); }
inline double normcdfinv(double p) { return M_SQRT2 * erfinv(2 * p - 1); }
inline double erfcx(double x) { return exp(x * x) * erfc(x); }
inline float erfcxf(float x) { return erfcx(x); }
inline double cyl_bessel_i0(double x) { return std::cyl_bessel_i(0.0, fabs(x)); }
inline float cyl_bessel_i0f(float x) { return cyl_bessel_i0(double(x)); }
inline double cyl_bessel_i1(double x) { return copysign(std::cyl_bessel_i(1.0, fabs(x)), x); }
inline float __expf(float x) { return expf(x); }
inline float __logf(float x) { return logf(x); }
inline float __sinf(float x) { return sinf(x); }
inline float __cosf(float x) { return cosf(x); }
inline float __powf(float x, float y) { return powf(x, y); }
inline float __fdividef(float x, float y) { return x / y; }
inline float __fmul_rn(float x, float y) { return x * y; }
inline float __fadd_rn(float x, float y) { return x + y; }
inline double __dmul_rn(double x, double y) { return x * y; }
inline double __dadd_rn(double x, double y) { return x + y; }

template <typename To, typename From>
inline To host_cuda_bits(From value) {
  static_assert(sizeof(To) == sizeof(From));
  To bits;
  memcpy(&bits, &value, sizeof bits);
  return bits;
}
inline int __float_as_int(float x) { return host_cuda_bits<int>(x); }
inline unsigned __float_as_uint(float x) { return host_cuda_bits<unsigned>(x); }
inline float __int_as_float(int x) { return host_cuda_bits<float>(x); }
inline float __uint_as_float(unsigned x) { return host_cuda_bits<float>(x); }
inline long long __double_as_longlong(double x) { return host_cuda_bits<long long>(x); }
inline double __longlong_as_double(long long x) { return host_cuda_bits<double>(x); }
inline int __popc(unsigned x) { return __builtin_popcount(x); }
inline int __popcll(unsigned long long x) { return __builtin_popcountll(x); }
inline int __clz(int x) { return x ? __builtin_clz(x) : 32; }
inline int __clzll(long long x) { return x ? __builtin_clzll(x) : 64; }
inline int __ffs(int x) { return __builtin_ffs(x); }
inline int __ffsll(long long x) { return __builtin_ffsll(x); }
inline unsigned __umulhi(unsigned a, unsigned b) { return (unsigned long long)a * b >> 32; }
inline unsigned long long __umul64hi(unsigned long long a, unsigned long long b) {
  return (unsigned __int128)a * b >> 64;
}
inline int __mulhi(int a, int b) { return (long long)a * b >> 32; }
template <typename T>
inline T __ldg(const T* p) {
  return *p;
}

inline void __syncthreads() { host_cuda_barrier(); }
inline void __syncwarp(unsigned mask = 0xffffffffu) { host_cuda_warp(mask); }
inline void __threadfence() {}
inline void __threadfence_block() {}
inline unsigned __activemask() { return 0xffffffffu; }
template <typename T>
inline T host_cuda_shuffle(unsigned mask, T value, unsigned source) {
  static_assert(sizeof(T) <= 8);
  uint64_t bits = 0;
  memcpy(&bits, &value, sizeof(T));
  bits = host_cuda_exchange(mask, bits, source);
  memcpy(&value, &bits, sizeof(T));
  return value;
}
template <typename T>
inline T __shfl_sync(unsigned mask, T value, int lane, int width = 32) {
  const int own = host_cuda_lane();
  return host_cuda_shuffle(mask, value, (own & ~(width - 1)) | (lane & (width - 1)));
}
template <typename T>
inline T __shfl_xor_sync(unsigned mask, T value, int bits, int width = 32) {
  const int own = host_cuda_lane(), from = own ^ bits;
  return host_cuda_shuffle(mask, value, from / width <= own / width ? from : own);
}
template <typename T>
inline T __shfl_up_sync(unsigned mask, T value, unsigned by, int width = 32) {
  const int own = host_cuda_lane(), from = own - int(by);
  return host_cuda_shuffle(mask, value, from >= (own & ~(width - 1)) ? from : own);
}
template <typename T>
inline T __shfl_down_sync(unsigned mask, T value, unsigned by, int width = 32) {
  const int own = host_cuda_lane(), from = own + int(by);
  return host_cuda_shuffle(mask, value, from < (own & ~(width - 1)) + width ? from : own);
}
inline unsigned __ballot_sync(unsigned mask, int value) {
  return host_cuda_ballot(mask, value != 0);
}
inline int __any_sync(unsigned mask, int value) { return host_cuda_ballot(mask, value != 0) != 0; }
inline int __all_sync(unsigned mask, int value) { return host_cuda_ballot(mask, value == 0) == 0; }

#include "tensor_cores.h"

// Threads take turns only where they wait: whatever they do between is atomic.
template <typename T, typename V>
inline T atomicAdd(T* at, V value) {
  T old = *at;
  *at = old + T(value);
  return old;
}
template <typename T, typename V>
inline T atomicSub(T* at, V value) {
  T old = *at;
  *at = old - T(value);
  return old;
}
template <typename T, typename V>
inline T atomicMax(T* at, V value) {
  T old = *at;
  *at = old < T(value) ? T(value) : old;
  return old;
}
template <typename T, typename V>
inline T atomicMin(T* at, V value) {
  T old = *at;
  *at = T(value) < old ? T(value) : old;
  return old;
}
template <typename T, typename V>
inline T atomicExch(T* at, V value) {
  T old = *at;
  *at = value;
  return old;
}
template <typename T, typename V>
inline T atomicAnd(T* at, V value) {
  T old = *at;
  *at = old & T(value);
  return old;
}
template <typename T, typename V>
inline T atomicOr(T* at, V value) {
  T old = *at;
  *at = old | T(value);
  return old;
}
template <typename T, typename V>
inline T atomicXor(T* at, V value) {
  T old = *at;
  *at = old ^ T(value);
  return old;
}
template <typename T, typename C, typename V>
inline T atomicCAS(T* at, C expected, V value) {
  T old = *at;
  if (old == T(expected)) *at = T(value);
  return old;
}

template <typename... A, size_t... I>
inline void host_cuda_invoke(void (*kernel)(A...), void** arguments, std::index_sequence<I...>) {
  kernel(*(std::remove_const_t<std::remove_reference_t<A>>*)arguments[I]...);
}
template <typename... A>
inline void host_cuda_call(void (*kernel)(A...), void** arguments) {
  host_cuda_invoke(kernel, arguments, std::index_sequence_for<A...>());
}
template <typename F>
struct HostCudaSizes;
template <typename... A>
struct HostCudaSizes<void (*)(A...)> {
  static constexpr int value[] = {int(sizeof(A))..., -1};
};
#define HOST_CUDA_KERNEL(symbol, ...)                                                          \
  extern "C" void call_##symbol(void** arguments) { host_cuda_call(&__VA_ARGS__, arguments); } \
  extern "C" const int* const sizes_of_##symbol = HostCudaSizes<decltype(&__VA_ARGS__)>::value;
