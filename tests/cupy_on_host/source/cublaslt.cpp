// What lazyasync calls of cuBLASLt.
#include <cstdint>
#include <cstring>
#include <vector>

#include "host_cuda.h"

namespace {

struct Operation {
  int compute, scale, transposed_a = 0, transposed_b = 0;
  uint32_t epilogue = 1;
  const void* bias = nullptr;
};
struct Layout {
  int type;
  uint64_t rows, columns;
  int64_t leading, step = 0;
  int32_t batch = 1;
};
enum { INVALID = 7, NOT_SUPPORTED = 15 };

// Single precision with 10 bits of mantissa, rounded to the nearest.
float tf32(float x) {
  uint32_t bits;
  memcpy(&bits, &x, 4);
  if ((bits & 0x7f800000) != 0x7f800000) bits = (bits + 0xfff + (bits >> 13 & 1)) & ~0x1fffu;
  memcpy(&x, &bits, 4);
  return x;
}

}  // namespace

extern "C" {
int cublasLtCreate(void** handle) { return *handle = new int, 0; }
int cublasLtDestroy(void* handle) { return delete (int*)handle, 0; }
int cublasLtMatmulDescCreate(void** made, int compute, int scale) {
  return *made = new Operation{compute, scale}, 0;
}
int cublasLtMatmulDescSetAttribute(Operation* operation, int attribute, const void* value,
                                   size_t size) {
  switch (attribute) {
    case 3: return size == 4 ? operation->transposed_a = *(const int32_t*)value, 0 : INVALID;
    case 4: return size == 4 ? operation->transposed_b = *(const int32_t*)value, 0 : INVALID;
    case 7: return size == 4 ? operation->epilogue = *(const uint32_t*)value, 0 : INVALID;
    case 8: return size == 8 ? operation->bias = *(const void* const*)value, 0 : INVALID;
  }
  return INVALID;
}
int cublasLtMatmulDescDestroy(Operation* operation) { return delete operation, 0; }
int cublasLtMatrixLayoutCreate(void** made, int type, uint64_t rows, uint64_t columns,
                               int64_t leading) {
  return *made = new Layout{type, rows, columns, leading}, 0;
}
int cublasLtMatrixLayoutSetAttribute(Layout* layout, int attribute, const void* value,
                                     size_t size) {
  switch (attribute) {
    case 5: return size == 4 ? layout->batch = *(const int32_t*)value, 0 : INVALID;
    case 6: return size == 8 ? layout->step = *(const int64_t*)value, 0 : INVALID;
  }
  return INVALID;
}
int cublasLtMatrixLayoutDestroy(Layout* layout) { return delete layout, 0; }
int cublasLtMatmulPreferenceCreate(void** made) { return *made = new int, 0; }
int cublasLtMatmulPreferenceSetAttribute(void*, int, const void*, size_t) { return 0; }
int cublasLtMatmulPreferenceDestroy(void* preference) { return delete (int*)preference, 0; }
int cublasLtMatmulAlgoGetHeuristic(void*, const Operation* operation, const Layout* a,
                                   const Layout* b, const Layout* c, const Layout* d, void*, int,
                                   void* found, int* count) {
  const uint64_t m = operation->transposed_a ? a->columns : a->rows;
  const uint64_t k = operation->transposed_a ? a->rows : a->columns;
  const uint64_t n = operation->transposed_b ? b->rows : b->columns;
  const uint64_t l = operation->transposed_b ? b->columns : b->rows;
  const bool fits = m == d->rows && n == d->columns && k == l && a->batch == d->batch &&
                    b->batch == d->batch && c->rows == d->rows && a->leading >= int64_t(a->rows) &&
                    b->leading >= int64_t(b->rows) && d->leading >= int64_t(d->rows) && m && n && k;
  memset(found, 0, 96);
  *count = fits;
  return fits ? 0 : NOT_SUPPORTED;
}
int cublasLtMatmul(void*, const Operation* operation, const void* alpha, const void* a,
                   const Layout* la, const void* b, const Layout* lb, const void* beta,
                   const void* c, const Layout* lc, void* d, const Layout* ld, const void*, void*,
                   size_t, void* stream) {
  const Operation how = *operation;
  const Layout A = *la, B = *lb, D = *ld;
  const bool wide = how.scale == 1;
  const double x = wide ? *(const double*)alpha : *(const float*)alpha;
  const double y = wide ? *(const double*)beta : *(const float*)beta;
  if (c != d || (y != 0 && y != 1)) return NOT_SUPPORTED;
  host_cuda_enqueue(stream, [=] {
    auto compute = [&](auto one) {
      using T = decltype(one);
      const uint64_t m = D.rows, n = D.columns, k = how.transposed_a ? A.rows : A.columns;
      std::vector<T> left(m * k), right(k * n), sums(m * n);
      for (int32_t batch = 0; batch < D.batch; ++batch) {
        auto number = [&](const void* at, const Layout& layout, uint64_t row, uint64_t column) {
          T value =
              host_cuda_read(at, layout.type, batch * layout.step + column * layout.leading + row);
          return how.compute == 77 ? T(tf32(value)) : value;
        };
        for (uint64_t i = 0; i < m; ++i)
          for (uint64_t l = 0; l < k; ++l)
            left[i * k + l] = how.transposed_a ? number(a, A, l, i) : number(a, A, i, l);
        for (uint64_t j = 0; j < n; ++j)
          for (uint64_t l = 0; l < k; ++l)
            right[j * k + l] = how.transposed_b ? number(b, B, j, l) : number(b, B, l, j);
        host_cuda_multiply(m, n, k, left.data(), right.data(), sums.data());
        for (uint64_t j = 0; j < n; ++j)
          for (uint64_t i = 0; i < m; ++i) {
            T value = T(x) * sums[j * m + i];
            if (y != 0)
              value += host_cuda_read(d, D.type, batch * D.step + j * D.leading + i);
            if (how.epilogue & 4) value += host_cuda_read(how.bias, D.type, i);
            if (how.epilogue & 2) value = value > 0 || value != value ? value : T(0);
            host_cuda_write(d, D.type, batch * D.step + j * D.leading + i, value);
          }
      }
    };
    if (wide)
      compute(double());
    else
      compute(float());
  });
  return 0;
}
}
