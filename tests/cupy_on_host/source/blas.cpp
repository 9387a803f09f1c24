// What CuPy calls of cuBLAS and cuSOLVER, by NumPy's BLAS and LAPACK.
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <dlfcn.h>

#include <algorithm>
#include <cmath>
#include <complex>
#include <cstdio>
#include <cstring>
#include <string>
#include <vector>

#include "host_cuda.h"

namespace {

using C = std::complex<float>;
using Z = std::complex<double>;
using Int = long long;  // of NumPy's LAPACK

void* lapack;
template <typename F>
F* routine(const char* name) {
  void* found = dlsym(lapack, (std::string("scipy_") + name + "_64_").c_str());
  if (!found) fprintf(stderr, "host cuda: LAPACK has no %s\n", name);
  return (F*)found;
}
template <typename T>
struct Type;
template <>
struct Type<float> {
  using Real = float;
  static constexpr char letter = 's';
  static constexpr bool complex = false;
};
template <>
struct Type<double> {
  using Real = double;
  static constexpr char letter = 'd';
  static constexpr bool complex = false;
};
template <>
struct Type<C> {
  using Real = float;
  static constexpr char letter = 'c';
  static constexpr bool complex = true;
};
template <>
struct Type<Z> {
  using Real = double;
  static constexpr char letter = 'z';
  static constexpr bool complex = true;
};
template <typename T>
using Real = typename Type<T>::Real;
template <typename T>
std::string named(const char* name) {
  return Type<T>::letter + std::string(name);
}
// Calls a routine of Fortran; all of its arguments are pointers, and lengths of texts need not be
// given.
template <typename T, typename... A>
void fortran(const std::string& name, A... arguments) {
  routine<void(A...)>(name.c_str())(arguments...);
}

struct Handle {
  void* stream = nullptr;
  int pointer_mode = 0;  // 1: numbers are on the device
  int math_mode = 0;
};
enum Status { OK = 0, INVALID = 7, NOT_SUPPORTED = 15 };
enum SolverStatus { SOLVER_INVALID = 3 };

template <typename T>
struct Number {
  const T* at;
  T value;
  Number(Handle* handle, const T* given) : at(handle->pointer_mode ? given : nullptr), value() {
    if (!handle->pointer_mode && given) value = *given;
  }
  T get() const { return at ? *at : value; }
};

template <typename Work>
int enqueue(Handle* handle, Work work) {
  if (host_cuda_is_capturing(handle->stream)) return 1;
  host_cuda_enqueue(handle->stream, work);
  return OK;
}

const char* OPERATION[] = {"N", "T", "C"};

template <typename T>
void multiply(int ta, int tb, Int m, Int n, Int k, T alpha, const T* a, Int lda, const T* b,
              Int ldb, T beta, T* c, Int ldc) {
  if (!m || !n) return;
  fortran<T>(named<T>("gemm"), OPERATION[ta], OPERATION[tb], &m, &n, &k, &alpha, a, &lda, b, &ldb,
             &beta, c, &ldc);
}

// ---- products of mixed types
// ---------------------------------------------------------------------

}  // namespace
double host_cuda_read(const void* at, int type, size_t i) {
  switch (type) {
    case 0: return ((const float*)at)[i];
    case 1: return ((const double*)at)[i];
    case 2: return __half2float(((const __half*)at)[i]);
    case 14: return __bfloat162float(((const __nv_bfloat16*)at)[i]);
    case 3: return ((const int8_t*)at)[i];
    case 10: return ((const int*)at)[i];
  }
  fprintf(stderr, "host cuda: a product of type %d\n", type);
  return 0;
}
void host_cuda_write(void* at, int type, size_t i, double value) {
  switch (type) {
    case 0: ((float*)at)[i] = value; break;
    case 1: ((double*)at)[i] = value; break;
    case 2: ((__half*)at)[i] = __float2half(value); break;
    case 14: ((__nv_bfloat16*)at)[i] = __float2bfloat16(value); break;
    case 10: ((int*)at)[i] = value; break;
  }
}
void host_cuda_multiply(long long m, long long n, long long k, const float* left,
                        const float* right, float* out) {
  multiply<float>(1, 0, m, n, k, 1, left, k, right, k, 0, out, m);
}
void host_cuda_multiply(long long m, long long n, long long k, const double* left,
                        const double* right, double* out) {
  multiply<double>(1, 0, m, n, k, 1, left, k, right, k, 0, out, m);
}
namespace {
template <typename T>
void multiply_mixed(int ta, int tb, Int m, Int n, Int k, T alpha, const void* a, int at, Int lda,
                    const void* b, int bt, Int ldb, T beta, void* c, int ct, Int ldc) {
  std::vector<T> left(lda * (ta ? m : k)), right(ldb * (tb ? k : n)), out(ldc * n);
  for (Int j = 0; j < (ta ? m : k); ++j)
    for (Int i = 0; i < (ta ? k : m); ++i) left[j * lda + i] = host_cuda_read(a, at, j * lda + i);
  for (Int j = 0; j < (tb ? k : n); ++j)
    for (Int i = 0; i < (tb ? n : k); ++i) right[j * ldb + i] = host_cuda_read(b, bt, j * ldb + i);
  if (beta != T(0))
    for (Int j = 0; j < n; ++j)
      for (Int i = 0; i < m; ++i) out[j * ldc + i] = host_cuda_read(c, ct, j * ldc + i);
  multiply(ta, tb, m, n, k, alpha, left.data(), lda, right.data(), ldb, beta, out.data(), ldc);
  for (Int j = 0; j < n; ++j)
    for (Int i = 0; i < m; ++i) host_cuda_write(c, ct, j * ldc + i, out[j * ldc + i]);
}
size_t width(int type) {
  switch (type) {
    case 1:
    case 4: return 8;
    case 5: return 16;
    case 2:
    case 14: return 2;
    case 3: return 1;
    default: return 4;
  }
}
double scalar(const void* at, int compute) {
  if (compute == 64 || compute == 65) return __half2float(*(const __half*)at);
  if (compute == 70 || compute == 71 || compute == 1) return *(const double*)at;
  if (compute == 72 || compute == 73 || compute == 10) return *(const int*)at;
  return *(const float*)at;
}
int multiply_batched(Handle* h, int ta, int tb, int m, int n, int k, const void* alpha,
                     const void* a, int at, int lda, long long sa, const void* b, int bt, int ldb,
                     long long sb, const void* beta, void* c, int ct, int ldc, long long sc,
                     int count, int compute) {
  if (at == 4 || at == 5) {
    auto run = [=](auto one) {
      using T = decltype(one);
      Number<T> x(h, (const T*)alpha), y(h, (const T*)beta);
      return enqueue(h, [=] {
        for (int i = 0; i < count; ++i)
          multiply(ta, tb, m, n, k, x.get(), (const T*)a + i * sa, lda, (const T*)b + i * sb, ldb,
                   y.get(), (T*)c + i * sc, ldc);
      });
    };
    return at == 4 ? run(C()) : run(Z());
  }
  // Numbers on the device are read when the product is computed.
  double x = h->pointer_mode ? 0 : scalar(alpha, compute),
         y = h->pointer_mode ? 0 : scalar(beta, compute);
  const bool later = h->pointer_mode;
  return enqueue(h, [=] {
    const double p = later ? scalar(alpha, compute) : x, q = later ? scalar(beta, compute) : y;
    for (int i = 0; i < count; ++i) {
      auto* l = (const char*)a + i * sa * width(at);
      auto* r = (const char*)b + i * sb * width(bt);
      auto* o = (char*)c + i * sc * width(ct);
      if (at == 0 && bt == 0 && ct == 0)
        multiply<float>(ta, tb, m, n, k, p, (const float*)l, lda, (const float*)r, ldb, q,
                        (float*)o, ldc);
      else if (at == 1)
        multiply<double>(ta, tb, m, n, k, p, (const double*)l, lda, (const double*)r, ldb, q,
                         (double*)o, ldc);
      else if (at == 3)
        multiply_mixed<double>(ta, tb, m, n, k, p, l, at, lda, r, bt, ldb, q, o, ct, ldc);
      else
        multiply_mixed<float>(ta, tb, m, n, k, p, l, at, lda, r, bt, ldb, q, o, ct, ldc);
    }
  });
}

// ---- factorizations
// ------------------------------------------------------------------------------

template <typename T>
Int factor(Int m, Int n, T* a, Int lda, int* pivots) {
  std::vector<Int> places(std::min(m, n) + 1);
  Int info = 0;
  fortran<T>(named<T>("getrf"), &m, &n, a, &lda, places.data(), &info);
  if (pivots)
    for (Int i = 0; i < std::min(m, n); ++i) pivots[i] = places[i];
  return info;
}
std::vector<Int> wide(const int* pivots, Int n) {
  std::vector<Int> places(n);
  for (Int i = 0; i < n; ++i) places[i] = pivots ? pivots[i] : i + 1;
  return places;
}
template <typename T>
void solve(int trans, Int n, Int right, const T* a, Int lda, const int* pivots, T* b, Int ldb) {
  auto places = wide(pivots, n);
  Int info = 0;
  fortran<T>(named<T>("getrs"), OPERATION[trans], &n, &right, a, &lda, places.data(), b, &ldb,
             &info);
}
template <typename T>
Int cholesky(int uplo, Int n, T* a, Int lda) {
  Int info = 0;
  fortran<T>(named<T>("potrf"), uplo ? "U" : "L", &n, a, &lda, &info);
  return info;
}
template <typename T>
Int symmetric(int vectors, int uplo, Int n, T* a, Int lda, Real<T>* w) {
  Int info = 0, ask = -1, one = std::max<Int>(1, 64 * n);
  std::vector<T> work(one);
  std::vector<Real<T>> real(std::max<Int>(1, 3 * n));
  if (!n) return 0;
  if constexpr (Type<T>::complex)
    fortran<T>(named<T>("heev"), vectors ? "V" : "N", uplo ? "U" : "L", &n, a, &lda, w, work.data(),
               &one, real.data(), &info);
  else
    fortran<T>(named<T>("syev"), vectors ? "V" : "N", uplo ? "U" : "L", &n, a, &lda, w, work.data(),
               &one, &info);
  return info;
}
template <typename T>
Int singular(char ju, char jv, Int m, Int n, T* a, Int lda, Real<T>* s, T* u, Int ldu, T* vt,
             Int ldvt) {
  Int info = 0, size = std::max<Int>(1, 64 * (m + n));
  std::vector<T> work(size);
  std::vector<Real<T>> real(std::max<Int>(1, 5 * std::min(m, n)));
  ldu = std::max<Int>(1, ldu), ldvt = std::max<Int>(1, ldvt);
  if constexpr (Type<T>::complex)
    fortran<T>(named<T>("gesvd"), &ju, &jv, &m, &n, a, &lda, s, u, &ldu, vt, &ldvt, work.data(),
               &size, real.data(), &info);
  else
    fortran<T>(named<T>("gesvd"), &ju, &jv, &m, &n, a, &lda, s, u, &ldu, vt, &ldvt, work.data(),
               &size, &info);
  return info;
}
template <typename T>
Int jacobi(int vectors, int econ, Int m, Int n, T* a, Int lda, Real<T>* s, T* u, Int ldu, T* v,
           Int ldv) {
  const Int k = std::min(m, n), rows = econ ? k : n;
  std::vector<T> vt(std::max<Int>(1, rows * n));
  const char job = !vectors ? 'N' : econ ? 'S' : 'A';
  Int info = singular<T>(job, job, m, n, a, lda, s, u, ldu, vt.data(), rows);
  if (vectors)
    for (Int i = 0; i < n; ++i)
      for (Int j = 0; j < rows; ++j) {
        T value = vt[i * rows + j];
        if constexpr (Type<T>::complex) value = std::conj(value);
        v[j * ldv + i] = value;
      }
  return info;
}

}  // namespace

extern "C" {

void host_cuda_lapack(const char* path) { lapack = dlopen(path, RTLD_NOW | RTLD_LOCAL); }

int cublasCreate_v2(Handle** handle) { return *handle = new Handle, OK; }
int cublasDestroy_v2(Handle* handle) { return delete handle, OK; }
int cublasGetVersion_v2(Handle*, int* version) { return *version = 130000, OK; }
int cublasSetStream_v2(Handle* handle, void* stream) { return handle->stream = stream, OK; }
int cublasGetStream_v2(Handle* handle, void** stream) { return *stream = handle->stream, OK; }
int cublasSetPointerMode_v2(Handle* handle, int mode) { return handle->pointer_mode = mode, OK; }
int cublasGetPointerMode_v2(Handle* handle, int* mode) { return *mode = handle->pointer_mode, OK; }
int cublasSetMathMode(Handle* handle, int mode) { return handle->math_mode = mode, OK; }
int cublasGetMathMode(Handle* handle, int* mode) { return *mode = handle->math_mode, OK; }
int cusolverDnCreate(Handle** handle) { return *handle = new Handle, OK; }
int cusolverDnDestroy(Handle* handle) { return delete handle, OK; }
int cusolverDnSetStream(Handle* handle, void* stream) { return handle->stream = stream, OK; }
int cusolverDnGetStream(Handle* handle, void** stream) { return *stream = handle->stream, OK; }
int cusolverGetProperty(int kind, int* value) { return *value = kind == 0 ? 12 : 0, OK; }
int cusolverDnCreateParams(void** params) { return *params = new int, OK; }
int cusolverDnDestroyParams(void* params) { return delete (int*)params, OK; }
int cusolverDnCreateGesvdjInfo(void** params) { return *params = new int, OK; }
int cusolverDnDestroyGesvdjInfo(void* params) { return delete (int*)params, OK; }
int cusolverDnCreateSyevjInfo(void** params) { return *params = new int, OK; }
int cusolverDnDestroySyevjInfo(void* params) { return delete (int*)params, OK; }
int cusolverDnXsyevjSetTolerance(void*, double) { return OK; }
int cusolverDnXsyevjSetMaxSweeps(void*, int) { return OK; }
int cusolverDnXsyevjSetSortEig(void*, int) { return OK; }
int cusolverDnXgesvdjSetTolerance(void*, double) { return OK; }
int cusolverDnXgesvdjSetMaxSweeps(void*, int) { return OK; }
int cusolverDnXgesvdjSetSortEig(void*, int) { return OK; }

int cublasGemmEx(Handle* h, int ta, int tb, int m, int n, int k, const void* alpha, const void* a,
                 int at, int lda, const void* b, int bt, int ldb, const void* beta, void* c, int ct,
                 int ldc, int compute, int) {
  return multiply_batched(h, ta, tb, m, n, k, alpha, a, at, lda, 0, b, bt, ldb, 0, beta, c, ct, ldc,
                          0, 1, compute);
}
int cublasGemmStridedBatchedEx(Handle* h, int ta, int tb, int m, int n, int k, const void* alpha,
                               const void* a, int at, int lda, long long sa, const void* b, int bt,
                               int ldb, long long sb, const void* beta, void* c, int ct, int ldc,
                               long long sc, int count, int compute, int) {
  return multiply_batched(h, ta, tb, m, n, k, alpha, a, at, lda, sa, b, bt, ldb, sb, beta, c, ct,
                          ldc, sc, count, compute);
}
int cublasSgemmEx(Handle* h, int ta, int tb, int m, int n, int k, const float* alpha, const void* a,
                  int at, int lda, const void* b, int bt, int ldb, const float* beta, void* c,
                  int ct, int ldc) {
  return multiply_batched(h, ta, tb, m, n, k, alpha, a, at, lda, 0, b, bt, ldb, 0, beta, c, ct, ldc,
                          0, 1, 68);
}

#define BLAS(L, T)                                                                                 \
  int cublas##L##gemm_v2(Handle* h, int ta, int tb, int m, int n, int k, const T* alpha,           \
                         const T* a, int lda, const T* b, int ldb, const T* beta, T* c, int ldc) { \
    Number<T> x(h, alpha), y(h, beta);                                                             \
    return enqueue(                                                                                \
        h, [=] { multiply<T>(ta, tb, m, n, k, x.get(), a, lda, b, ldb, y.get(), c, ldc); });       \
  }                                                                                                \
  int cublas##L##gemmBatched(Handle* h, int ta, int tb, int m, int n, int k, const T* alpha,       \
                             const T* const* a, int lda, const T* const* b, int ldb,               \
                             const T* beta, T* const* c, int ldc, int count) {                     \
    Number<T> x(h, alpha), y(h, beta);                                                             \
    return enqueue(h, [=] {                                                                        \
      for (int i = 0; i < count; ++i)                                                              \
        multiply<T>(ta, tb, m, n, k, x.get(), a[i], lda, b[i], ldb, y.get(), c[i], ldc);           \
    });                                                                                            \
  }                                                                                                \
  int cublas##L##gemmStridedBatched(Handle* h, int ta, int tb, int m, int n, int k,                \
                                    const T* alpha, const T* a, int lda, long long sa, const T* b, \
                                    int ldb, long long sb, const T* beta, T* c, int ldc,           \
                                    long long sc, int count) {                                     \
    Number<T> x(h, alpha), y(h, beta);                                                             \
    return enqueue(h, [=] {                                                                        \
      for (int i = 0; i < count; ++i)                                                              \
        multiply<T>(ta, tb, m, n, k, x.get(), a + i * sa, lda, b + i * sb, ldb, y.get(),           \
                    c + i * sc, ldc);                                                              \
    });                                                                                            \
  }                                                                                                \
  int cublas##L##gemv_v2(Handle* h, int t, int m, int n, const T* alpha, const T* a, int lda,      \
                         const T* x, int ix, const T* beta, T* y, int iy) {                        \
    Number<T> p(h, alpha), q(h, beta);                                                             \
    return enqueue(h, [=] {                                                                        \
      Int M = m, N = n, A = lda, X = ix, Y = iy;                                                   \
      T P = p.get(), Q = q.get();                                                                  \
      fortran<T>(named<T>("gemv"), OPERATION[t], &M, &N, &P, a, &A, x, &X, &Q, y, &Y);             \
    });                                                                                            \
  }                                                                                                \
  int cublas##L##axpy_v2(Handle* h, int n, const T* alpha, const T* x, int ix, T* y, int iy) {     \
    Number<T> p(h, alpha);                                                                         \
    return enqueue(h, [=] {                                                                        \
      for (int i = 0; i < n; ++i) y[i * iy] += p.get() * x[i * ix];                                \
    });                                                                                            \
  }                                                                                                \
  int cublas##L##scal_v2(Handle* h, int n, const T* alpha, T* x, int ix) {                         \
    Number<T> p(h, alpha);                                                                         \
    return enqueue(h, [=] {                                                                        \
      for (int i = 0; i < n; ++i) x[i * ix] *= p.get();                                            \
    });                                                                                            \
  }                                                                                                \
  int cublas##L##geam(Handle* h, int ta, int tb, int m, int n, const T* alpha, const T* a,         \
                      int lda, const T* beta, const T* b, int ldb, T* c, int ldc) {                \
    Number<T> p(h, alpha), q(h, beta);                                                             \
    return enqueue(h, [=] {                                                                        \
      for (int j = 0; j < n; ++j)                                                                  \
        for (int i = 0; i < m; ++i)                                                                \
          c[j * ldc + i] = p.get() * a[ta ? i * lda + j : j * lda + i] +                           \
                           (q.get() == T(0) ? T(0) : q.get() * b[tb ? i * ldb + j : j * ldb + i]); \
    });                                                                                            \
  }                                                                                                \
  int cublas##L##dgmm(Handle* h, int mode, int m, int n, const T* a, int lda, const T* x, int ix,  \
                      T* c, int ldc) {                                                             \
    return enqueue(h, [=] {                                                                        \
      for (int j = 0; j < n; ++j)                                                                  \
        for (int i = 0; i < m; ++i) c[j * ldc + i] = a[j * lda + i] * x[(mode ? j : i) * ix];      \
    });                                                                                            \
  }                                                                                                \
  int cublas##L##trsm_v2(Handle* h, int side, int uplo, int t, int diag, int m, int n,             \
                         const T* alpha, const T* a, int lda, T* b, int ldb) {                     \
    Number<T> p(h, alpha);                                                                         \
    return enqueue(h, [=] {                                                                        \
      Int M = m, N = n, A = lda, B = ldb;                                                          \
      T P = p.get();                                                                               \
      if (M && N)                                                                                  \
        fortran<T>(named<T>("trsm"), side ? "R" : "L", uplo ? "U" : "L", OPERATION[t],             \
                   diag ? "U" : "N", &M, &N, &P, a, &A, b, &B);                                    \
    });                                                                                            \
  }                                                                                                \
  int cublas##L##trsmBatched(Handle* h, int side, int uplo, int t, int diag, int m, int n,         \
                             const T* alpha, const T* const* a, int lda, T* const* b, int ldb,     \
                             int count) {                                                          \
    Number<T> p(h, alpha);                                                                         \
    return enqueue(h, [=] {                                                                        \
      Int M = m, N = n, A = lda, B = ldb;                                                          \
      T P = p.get();                                                                               \
      for (int i = 0; i < count && M && N; ++i)                                                    \
        fortran<T>(named<T>("trsm"), side ? "R" : "L", uplo ? "U" : "L", OPERATION[t],             \
                   diag ? "U" : "N", &M, &N, &P, a[i], &A, b[i], &B);                              \
    });                                                                                            \
  }                                                                                                \
  int cublas##L##getrfBatched(Handle* h, int n, T* const* a, int lda, int* pivots, int* info,      \
                              int count) {                                                         \
    return enqueue(h, [=] {                                                                        \
      for (int i = 0; i < count; ++i)                                                              \
        info[i] = factor<T>(n, n, a[i], lda, pivots ? pivots + i * n : nullptr);                   \
    });                                                                                            \
  }                                                                                                \
  int cublas##L##getriBatched(Handle* h, int n, const T* const* a, int lda, const int* pivots,     \
                              T* const* c, int ldc, int* info, int count) {                        \
    return enqueue(h, [=] {                                                                        \
      for (int i = 0; i < count; ++i) {                                                            \
        for (int j = 0; j < n * n; ++j) c[i][j / n * ldc + j % n] = T(j / n == j % n);             \
        info[i] = 0;                                                                               \
        for (int j = 0; j < n; ++j)                                                                \
          if (a[i][j * lda + j] == T(0)) info[i] = j + 1;                                          \
        solve<T>(0, n, n, a[i], lda, pivots ? pivots + i * n : nullptr, c[i], ldc);                \
      }                                                                                            \
    });                                                                                            \
  }                                                                                                \
  int cublas##L##getrsBatched(Handle* h, int t, int n, int right, const T* const* a, int lda,      \
                              const int* pivots, T* const* b, int ldb, int* info, int count) {     \
    *info = 0;                                                                                     \
    return enqueue(h, [=] {                                                                        \
      for (int i = 0; i < count; ++i)                                                              \
        solve<T>(t, n, right, a[i], lda, pivots ? pivots + i * n : nullptr, b[i], ldb);            \
    });                                                                                            \
  }
BLAS(S, float)
BLAS(D, double)
BLAS(C, C)
BLAS(Z, Z)

#define DOT(L, name, T, conjugate)                                                             \
  int cublas##L##name##_v2(Handle* h, int n, const T* x, int ix, const T* y, int iy, T* out) { \
    auto work = [=] {                                                                          \
      T sum = 0;                                                                               \
      for (int i = 0; i < n; ++i) sum += conjugate(x[i * ix]) * y[i * iy];                     \
      *out = sum;                                                                              \
    };                                                                                         \
    return enqueue(h, work);                                                                   \
  }
#define SAME(x) (x)
DOT(S, dot, float, SAME)
DOT(D, dot, double, SAME)
DOT(C, dotu, C, SAME)
DOT(Z, dotu, Z, SAME)
DOT(C, dotc, C, std::conj)
DOT(Z, dotc, Z, std::conj)

#define SOLVER(L, T, R, EVD, EVJ, ORG, ORM)                                                        \
  int cusolverDn##L##potrf_bufferSize(Handle*, int, int, T*, int, int* size) {                     \
    return *size = 1, OK;                                                                          \
  }                                                                                                \
  int cusolverDn##L##potrf(Handle* h, int uplo, int n, T* a, int lda, T*, int, int* info) {        \
    return enqueue(h, [=] { *info = cholesky<T>(uplo, n, a, lda); });                              \
  }                                                                                                \
  int cusolverDn##L##potrfBatched(Handle* h, int uplo, int n, T** a, int lda, int* info,           \
                                  int count) {                                                     \
    return enqueue(h, [=] {                                                                        \
      for (int i = 0; i < count; ++i) info[i] = cholesky<T>(uplo, n, a[i], lda);                   \
    });                                                                                            \
  }                                                                                                \
  int cusolverDn##L##getrf_bufferSize(Handle*, int, int, T*, int, int* size) {                     \
    return *size = 1, OK;                                                                          \
  }                                                                                                \
  int cusolverDn##L##getrf(Handle* h, int m, int n, T* a, int lda, T*, int* pivots, int* info) {   \
    return enqueue(h, [=] { *info = factor<T>(m, n, a, lda, pivots); });                           \
  }                                                                                                \
  int cusolverDn##L##getrs(Handle* h, int t, int n, int right, const T* a, int lda,                \
                           const int* pivots, T* b, int ldb, int* info) {                          \
    return enqueue(h, [=] {                                                                        \
      *info = 0;                                                                                   \
      solve<T>(t, n, right, a, lda, pivots, b, ldb);                                               \
    });                                                                                            \
  }                                                                                                \
  int cusolverDn##L##geqrf_bufferSize(Handle*, int, int, T*, int, int* size) {                     \
    return *size = 1, OK;                                                                          \
  }                                                                                                \
  int cusolverDn##L##geqrf(Handle* h, int m, int n, T* a, int lda, T* tau, T*, int, int* info) {   \
    return enqueue(h, [=] {                                                                        \
      Int M = m, N = n, A = lda, size = 64 * (n + 1), failed = 0;                                  \
      std::vector<T> work(size);                                                                   \
      fortran<T>(named<T>("geqrf"), &M, &N, a, &A, tau, work.data(), &size, &failed);              \
      *info = failed;                                                                              \
    });                                                                                            \
  }                                                                                                \
  int cusolverDn##L##ORG##_bufferSize(Handle*, int, int, int, const T*, int, const T*,             \
                                      int* size) {                                                 \
    return *size = 1, OK;                                                                          \
  }                                                                                                \
  int cusolverDn##L##ORG(Handle* h, int m, int n, int k, T* a, int lda, const T* tau, T*, int,     \
                         int* info) {                                                              \
    return enqueue(h, [=] {                                                                        \
      Int M = m, N = n, K = k, A = lda, size = 64 * (n + 1), failed = 0;                           \
      std::vector<T> work(size);                                                                   \
      fortran<T>(named<T>(#ORG), &M, &N, &K, a, &A, tau, work.data(), &size, &failed);             \
      *info = failed;                                                                              \
    });                                                                                            \
  }                                                                                                \
  int cusolverDn##L##gesvd_bufferSize(Handle*, int, int, int* size) { return *size = 1, OK; }      \
  int cusolverDn##L##gesvd(Handle* h, signed char ju, signed char jv, int m, int n, T* a, int lda, \
                           R* s, T* u, int ldu, T* vt, int ldvt, T*, int, R*, int* info) {         \
    if (m < n) return SOLVER_INVALID;                                                              \
    return enqueue(h, [=] { *info = singular<T>(ju, jv, m, n, a, lda, s, u, ldu, vt, ldvt); });    \
  }                                                                                                \
  int cusolverDn##L##gesvdj_bufferSize(Handle*, int, int, int, int, const T*, int, const R*,       \
                                       const T*, int, const T*, int, int* size, void*) {           \
    return *size = 1, OK;                                                                          \
  }                                                                                                \
  int cusolverDn##L##gesvdj(Handle* h, int vectors, int econ, int m, int n, T* a, int lda, R* s,   \
                            T* u, int ldu, T* v, int ldv, T*, int, int* info, void*) {             \
    return enqueue(h, [=] { *info = jacobi<T>(vectors, econ, m, n, a, lda, s, u, ldu, v, ldv); }); \
  }                                                                                                \
  int cusolverDn##L##gesvdjBatched_bufferSize(Handle*, int, int, int, const T*, int, const R*,     \
                                              const T*, int, const T*, int, int* size, void*,      \
                                              int) {                                               \
    return *size = 1, OK;                                                                          \
  }                                                                                                \
  int cusolverDn##L##gesvdjBatched(Handle* h, int vectors, int m, int n, T* a, int lda, R* s,      \
                                   T* u, int ldu, T* v, int ldv, T*, int, int* info, void*,        \
                                   int count) {                                                    \
    if (m > 32 || n > 32) return SOLVER_INVALID;                                                   \
    return enqueue(h, [=] {                                                                        \
      const int k = std::min(m, n);                                                                \
      for (int i = 0; i < count; ++i)                                                              \
        info[i] = jacobi<T>(vectors, 0, m, n, a + i * lda * n, lda, s + i * k, u + i * ldu * m,    \
                            ldu, v + i * ldv * n, ldv);                                            \
    });                                                                                            \
  }                                                                                                \
  int cusolverDn##L##EVD##_bufferSize(Handle*, int, int, int, const T*, int, const R*,             \
                                      int* size) {                                                 \
    return *size = 1, OK;                                                                          \
  }                                                                                                \
  int cusolverDn##L##EVD(Handle* h, int vectors, int uplo, int n, T* a, int lda, R* w, T*, int,    \
                         int* info) {                                                              \
    return enqueue(h, [=] { *info = symmetric<T>(vectors, uplo, n, a, lda, w); });                 \
  }                                                                                                \
  int cusolverDn##L##EVJ##_bufferSize(Handle*, int, int, int, const T*, int, const R*, int* size,  \
                                      void*) {                                                     \
    return *size = 1, OK;                                                                          \
  }                                                                                                \
  int cusolverDn##L##EVJ(Handle* h, int vectors, int uplo, int n, T* a, int lda, R* w, T*, int,    \
                         int* info, void*) {                                                       \
    return enqueue(h, [=] { *info = symmetric<T>(vectors, uplo, n, a, lda, w); });                 \
  }                                                                                                \
  int cusolverDn##L##EVJ##Batched_bufferSize(Handle*, int, int, int, const T*, int, const R*,      \
                                             int* size, void*, int) {                              \
    return *size = 1, OK;                                                                          \
  }                                                                                                \
  int cusolverDn##L##EVJ##Batched(Handle* h, int vectors, int uplo, int n, T* a, int lda, R* w,    \
                                  T*, int, int* info, void*, int count) {                          \
    return enqueue(h, [=] {                                                                        \
      for (int i = 0; i < count; ++i)                                                              \
        info[i] = symmetric<T>(vectors, uplo, n, a + i * lda * n, lda, w + i * n);                 \
    });                                                                                            \
  }
SOLVER(S, float, float, syevd, syevj, orgqr, ormqr)
SOLVER(D, double, double, syevd, syevj, orgqr, ormqr)
SOLVER(C, C, float, heevd, heevj, ungqr, unmqr)
SOLVER(Z, Z, double, heevd, heevj, ungqr, unmqr)

int cusolverDnXsyevd_bufferSize(Handle*, void*, int, int, int64_t, int, const void*, int64_t, int,
                                const void*, int, size_t* device, size_t* host) {
  return *device = *host = 16, OK;
}
int cusolverDnXsyevd(Handle* h, void*, int vectors, int uplo, int64_t n, int type, void* a,
                     int64_t lda, int, void* w, int, void*, size_t, void*, size_t, int* info) {
  return enqueue(h, [=] {
    switch (type) {
      case 0: *info = symmetric<float>(vectors, uplo, n, (float*)a, lda, (float*)w); break;
      case 1: *info = symmetric<double>(vectors, uplo, n, (double*)a, lda, (double*)w); break;
      case 4: *info = symmetric<C>(vectors, uplo, n, (C*)a, lda, (float*)w); break;
      case 5: *info = symmetric<Z>(vectors, uplo, n, (Z*)a, lda, (double*)w); break;
    }
  });
}
int cusolverDnXgeev_bufferSize(Handle*, void*, int, int, int64_t, int, const void*, int64_t, int,
                               const void*, int, const void*, int64_t, int, const void*, int64_t,
                               int, size_t* device, size_t* host) {
  return *device = *host = 16, OK;
}
int cusolverDnXgeev(Handle* h, void*, int, int right, int64_t n, int type, void* a, int64_t lda,
                    int wtype, void* w, int, void*, int64_t, int vtype, void* v, int64_t ldv, int,
                    void*, size_t, void*, size_t, int* info) {
  auto run = [=](auto one) {
    using T = decltype(one);
    return enqueue(h, [=] {
      Int N = n, A = lda, V = std::max<Int>(1, ldv), left = 1, size = 64 * (N + 1), failed = 0;
      // LAPACK looks for an end of balancing that infinite matrices have not.
      for (Int j = 0; j < N * N; ++j)
        if (!std::isfinite(std::abs(((T*)a)[j / N * A + j % N]))) {
          for (Int i = 0; i < N; ++i) ((std::complex<Real<T>>*)w)[i] = NAN;
          for (Int i = 0; right && i < N * N; ++i) ((T*)v)[i / N * V + i % N] = NAN;
          *info = 1;
          return;
        }
      std::vector<T> work(size);
      const char* job = right ? "V" : "N";
      if constexpr (Type<T>::complex) {
        std::vector<Real<T>> real(2 * N + 1);
        fortran<T>(named<T>("geev"), "N", job, &N, (T*)a, &A, (T*)w, (T*)nullptr, &left, (T*)v, &V,
                   work.data(), &size, real.data(), &failed);
      } else {
        std::vector<T> wr(N), wi(N);
        fortran<T>(named<T>("geev"), "N", job, &N, (T*)a, &A, wr.data(), wi.data(), (T*)nullptr,
                   &left, (T*)v, &V, work.data(), &size, &failed);
        for (Int i = 0; i < N; ++i) ((std::complex<T>*)w)[i] = {wr[i], wi[i]};
      }
      *info = failed;
    });
  };
  switch (type) {
    case 0: return run(float());
    case 1: return run(double());
    case 4: return run(C());
    default: return run(Z());
  }
}
}
