// What CuPy calls of cuFFT: discrete Fourier transforms from the definition, in double precision.
#include <cmath>
#include <complex>
#include <map>
#include <mutex>
#include <vector>

#include "host_cuda.h"

namespace {

using Z = std::complex<double>;
enum Type { R2C = 0x2a, C2R = 0x2c, C2C = 0x29, D2Z = 0x6a, Z2D = 0x6c, Z2Z = 0x69 };

struct Plan {
  std::vector<long> n, in_embed, out_embed;
  long in_stride = 1, in_distance = 0, out_stride = 1, out_distance = 0, batch = 1;
  int type = 0;
  void* stream = nullptr;
};
std::map<int, Plan> plans;
std::mutex plans_lock;

void transform(std::vector<Z>& values, const std::vector<long>& n, int sign) {
  long inner = 1;
  for (size_t axis = n.size(); axis-- > 0; inner *= n[axis]) {
    const long length = n[axis], outer = values.size() / (length * inner);
    std::vector<Z> roots(length), line(length);
    for (long i = 0; i < length; ++i) roots[i] = std::polar(1.0, sign * 2 * M_PI * i / length);
    for (long o = 0; o < outer; ++o)
      for (long k = 0; k < inner; ++k) {
        Z* start = values.data() + o * length * inner + k;
        for (long i = 0; i < length; ++i) {
          Z sum = 0;
          for (long j = 0; j < length; ++j) sum += start[j * inner] * roots[i * j % length];
          line[i] = sum;
        }
        for (long i = 0; i < length; ++i) start[i * inner] = line[i];
      }
  }
}

// Calls `visit(place in the layout, index of each axis)` for the elements of one transform.
template <typename Visit>
void each(const std::vector<long>& shape, const std::vector<long>& embed, long stride,
          Visit visit) {
  long count = 1;
  for (long length : shape) count *= length;
  std::vector<long> index(shape.size());
  for (long i = 0; i < count; ++i) {
    long rest = i, place = 0;
    for (size_t axis = shape.size(); axis-- > 0;)
      index[axis] = rest % shape[axis], rest /= shape[axis];
    for (size_t axis = 0; axis < shape.size(); ++axis)
      place = axis ? place * embed[axis] + index[axis] : index[0];
    visit(place * stride, i, index);
  }
}

template <typename R>
void run(const Plan& plan, const void* in, void* out, int sign) {
  using C = std::complex<R>;
  const bool from_real = plan.type == R2C || plan.type == D2Z,
             to_real = plan.type == C2R || plan.type == Z2D;
  std::vector<long> half = plan.n;
  half.back() = half.back() / 2 + 1;
  const std::vector<long>& read = to_real ? half : plan.n;
  const std::vector<long>& write = from_real ? half : plan.n;
  long count = 1;
  for (long length : plan.n) count *= length;
  auto flat = [&](const std::vector<long>& index) {
    long place = 0;
    for (size_t axis = 0; axis < plan.n.size(); ++axis) place = place * plan.n[axis] + index[axis];
    return place;
  };
  for (long b = 0; b < plan.batch; ++b) {
    std::vector<Z> values(count);
    each(read, plan.in_embed, plan.in_stride,
         [&](long place, long, const std::vector<long>& index) {
           place += b * plan.in_distance;
           values[flat(index)] = from_real ? Z(((const R*)in)[place]) : Z(((const C*)in)[place]);
         });
    if (to_real)  // the other half is the mirror image
      each(plan.n, plan.n, 1, [&](long, long, const std::vector<long>& index) {
        if (index.back() < half.back()) return;
        std::vector<long> mirror(index);
        for (size_t axis = 0; axis < index.size(); ++axis)
          mirror[axis] = (plan.n[axis] - index[axis]) % plan.n[axis];
        values[flat(index)] = std::conj(values[flat(mirror)]);
      });
    transform(values, plan.n, to_real ? 1 : from_real ? -1 : sign);
    each(write, plan.out_embed, plan.out_stride,
         [&](long place, long, const std::vector<long>& index) {
           place += b * plan.out_distance;
           const Z value = values[flat(index)];
           if (to_real)
             ((R*)out)[place] = value.real();
           else
             ((C*)out)[place] = C(value);
         });
  }
}

template <typename R>
int execute(int handle, const void* in, void* out, int sign) {
  Plan plan;
  {
    std::lock_guard<std::mutex> lock(plans_lock);
    plan = plans.at(handle);
  }
  if (host_cuda_is_capturing(plan.stream)) return 5;
  host_cuda_enqueue(plan.stream, [=] { run<R>(plan, in, out, sign); });
  return 0;
}

}  // namespace

extern "C" {
int cufftGetVersion(int* version) { return *version = 12000, 0; }
int cufftCreate(int* handle) {
  static int next = 1;
  std::lock_guard<std::mutex> lock(plans_lock);
  plans[*handle = next++];
  return 0;
}
int cufftDestroy(int handle) {
  std::lock_guard<std::mutex> lock(plans_lock);
  return plans.erase(handle) ? 0 : 1;
}
int cufftSetAutoAllocation(int, int) { return 0; }
int cufftSetWorkArea(int, void*) { return 0; }
int cufftSetStream(int handle, void* stream) {
  std::lock_guard<std::mutex> lock(plans_lock);
  plans.at(handle).stream = stream;
  return 0;
}
int cufftMakePlanMany(int handle, int rank, int* n, int* in_embed, int in_stride, int in_distance,
                      int* out_embed, int out_stride, int out_distance, int type, int batch,
                      size_t* size) {
  std::lock_guard<std::mutex> lock(plans_lock);
  Plan& plan = plans.at(handle);
  plan.type = type;
  plan.batch = batch;
  plan.n.assign(n, n + rank);
  std::vector<long> in_shape = plan.n, out_shape = plan.n;
  if (type == C2R || type == Z2D) in_shape.back() = in_shape.back() / 2 + 1;
  if (type == R2C || type == D2Z) out_shape.back() = out_shape.back() / 2 + 1;
  auto product = [](const std::vector<long>& shape) {
    long count = 1;
    for (long length : shape) count *= length;
    return count;
  };
  if (in_embed)
    plan.in_embed.assign(in_embed, in_embed + rank), plan.in_stride = in_stride,
                                                     plan.in_distance = in_distance;
  else
    plan.in_embed = in_shape, plan.in_distance = product(in_shape);
  if (out_embed)
    plan.out_embed.assign(out_embed, out_embed + rank), plan.out_stride = out_stride,
                                                        plan.out_distance = out_distance;
  else
    plan.out_embed = out_shape, plan.out_distance = product(out_shape);
  *size = 0;
  return 0;
}
int cufftMakePlan1d(int handle, int n, int type, int batch, size_t* size) {
  return cufftMakePlanMany(handle, 1, &n, nullptr, 1, 0, nullptr, 1, 0, type, batch, size);
}
int cufftExecC2C(int p, void* in, void* out, int sign) { return execute<float>(p, in, out, sign); }
int cufftExecR2C(int p, void* in, void* out) { return execute<float>(p, in, out, -1); }
int cufftExecC2R(int p, void* in, void* out) { return execute<float>(p, in, out, 1); }
int cufftExecZ2Z(int p, void* in, void* out, int sign) { return execute<double>(p, in, out, sign); }
int cufftExecD2Z(int p, void* in, void* out) { return execute<double>(p, in, out, -1); }
int cufftExecZ2D(int p, void* in, void* out) { return execute<double>(p, in, out, 1); }
}
