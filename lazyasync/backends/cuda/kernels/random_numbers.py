"""Text that kernels refer to where they draw: random words, and what is made of a block of them.

What is made of the words is that of `lazyasync.ops.random.draws` and, operation by operation, of
`lazyasync.ops.random.normal_pairs`: nothing is contracted, so that all have the same bits.
"""

from __future__ import annotations

WORDS = """
static __device__ __forceinline__ void lazyasync_philox(
    unsigned long long key, unsigned long long counter, unsigned int upper, unsigned int* block) {
  unsigned int c0 = (unsigned int)counter, c1 = (unsigned int)(counter >> 32), c2 = upper, c3 = 0;
  unsigned int k0 = (unsigned int)key, k1 = (unsigned int)(key >> 32);
#pragma unroll
  for (int round = 0; round < 10; ++round) {
    const unsigned long long first = 0xD2511F53ULL * c0, second = 0xCD9E8D57ULL * c2;
    c0 = (unsigned int)(second >> 32) ^ c1 ^ k0;
    c2 = (unsigned int)(first >> 32) ^ c3 ^ k1;
    c1 = (unsigned int)second;
    c3 = (unsigned int)first;
    k0 += 0x9E3779B9U;
    k1 += 0xBB67AE85U;
  }
  block[0] = c0;
  block[1] = c1;
  block[2] = c2;
  block[3] = c3;
}
"""
"""The generator of `lazyasync.ops.random.philox`; the third word of its counters is ``upper``."""

NORMALS = """
// The logarithm of numbers that are positive and normal, as logf of Moshier's Cephes library.
static __device__ __forceinline__ float lazyasync_log(float x) {
  const unsigned int shifted = (unsigned int)__float_as_int(x) + (0x3f800000u - 0x3f3504f3u);
  const float exponent = (float)((int)(shifted >> 23) - 127);
  const float f = __int_as_float((int)((shifted & 0x7fffffu) + 0x3f3504f3u)) - 1.0f;
  const float z = f * f;
  float y = f * 7.0376836292e-2f + -1.1514610310e-1f;
  y = y * f + 1.1676998740e-1f;
  y = y * f + -1.2420140846e-1f;
  y = y * f + 1.4249322787e-1f;
  y = y * f + -1.6668057665e-1f;
  y = y * f + 2.0000714765e-1f;
  y = y * f + -2.4999993993e-1f;
  y = y * f + 3.3333331174e-1f;
  y = y * f * z;
  y = y + exponent * -2.12194440e-4f;
  y = y - z * 0.5f;
  return f + y + exponent * 0.693359375f;
}

// The cosine and the sine of angles in [0, 2 pi], likewise.
static __device__ __forceinline__ void lazyasync_circle(float t, float* cosine, float* sine) {
  const float shifted = t * 0.636619772367581343f + 12582912.0f;
  const float k = shifted - 12582912.0f;
  const unsigned int quarter = (unsigned int)__float_as_int(shifted);
  float r = t - k * 1.5703125f;
  r = r - k * 4.837512969970703125e-4f;
  r = r - k * 7.54978995489188216e-8f;
  const float z = r * r;
  float s = z * -1.9515295891e-4f + 8.3321608736e-3f;
  s = s * z + -1.6666654611e-1f;
  s = s * z * r + r;
  float c = z * 2.443315711809948e-5f + -1.388731625493765e-3f;
  c = c * z + 4.166664568298827e-2f;
  c = c * z * z - z * 0.5f + 1.0f;
  const int first = __float_as_int(quarter & 1u ? s : c);
  const int second = __float_as_int(quarter & 1u ? c : s);
  *cosine = __int_as_float((int)((unsigned int)first ^ ((quarter + 1u) & 2u) << 30));
  *sine = __int_as_float((int)((unsigned int)second ^ (quarter & 2u) << 30));
}

// The same in double precision, as e_log.c, k_cos.c and k_sin.c of fdlibm.
static __device__ __forceinline__ double lazyasync_log(double x) {
  const unsigned long long shifted =
      (unsigned long long)__double_as_longlong(x) + (0x3FF0000000000000ULL - 0x3FE6A09E667F3BCDULL);
  const double exponent = (double)((int)(shifted >> 52) - 1023);
  const double f = __longlong_as_double(
      (long long)((shifted & 0x000FFFFFFFFFFFFFULL) + 0x3FE6A09E667F3BCDULL)) - 1.0;
  const double s = f / (f + 2.0);
  const double z = s * s, w = z * z;
  double odd = w * 1.479819860511658591e-01 + 1.818357216161805012e-01;
  odd = odd * w + 2.857142874366239149e-01;
  odd = odd * w + 6.666666666666735130e-01;
  double even = w * 1.531383769920937332e-01 + 2.222219843214978396e-01;
  even = even * w + 3.999999999940941908e-01;
  const double half = f * f * 0.5;
  const double rest = s * (half + (z * odd + w * even)) + exponent * 1.90821492927058770002e-10;
  return exponent * 6.93147180369123816490e-01 - ((half - rest) - f);
}

static __device__ __forceinline__ void lazyasync_circle(double t, double* cosine, double* sine) {
  const double shifted = t * 6.36619772367581382433e-01 + 6755399441055744.0;
  const double k = shifted - 6755399441055744.0;
  const unsigned long long quarter = (unsigned long long)__double_as_longlong(shifted);
  double r = t - k * 1.57079632673412561417e+00;
  r = r - k * 6.07710050650619224932e-11;
  const double z = r * r;
  double s = z * 1.58969099521155010221e-10 + -2.50507602534068634195e-08;
  s = s * z + 2.75573137070700676789e-06;
  s = s * z + -1.98412698298579493134e-04;
  s = s * z + 8.33333333332248946124e-03;
  s = s * z + -1.66666666666666324348e-01;
  s = s * z * r + r;
  double c = z * -1.13596475577881948265e-11 + 2.08757232129817482790e-09;
  c = c * z + -2.75573143513906633035e-07;
  c = c * z + 2.48015872894767294178e-05;
  c = c * z + -1.38888888888741095749e-03;
  c = c * z + 4.16666666666666019037e-02;
  c = 1.0 - (z * 0.5 - z * z * c);
  const long long first = __double_as_longlong(quarter & 1u ? s : c);
  const long long second = __double_as_longlong(quarter & 1u ? c : s);
  *cosine = __longlong_as_double(
      (long long)((unsigned long long)first ^ ((quarter + 1u) & 2u) << 62));
  *sine = __longlong_as_double((long long)((unsigned long long)second ^ (quarter & 2u) << 62));
}

static __device__ __forceinline__ double lazyasync_fraction(unsigned int a, unsigned int b) {
  return ((double)(a >> 5) * 67108864.0 + (double)(b >> 6)) * (1.0 / 9007199254740992.0);
}

static __device__ __forceinline__ void lazyasync_normals(
    unsigned int one, unsigned int other, float* first, float* second) {
  const float u = (float)one * 2.3283064365386963e-10f + 1.1641532182693481e-10f;
  const float r = sqrtf(lazyasync_log(u) * -2.0f);
  float cosine, sine;
  lazyasync_circle((float)other * 1.46291807926715968e-9f, &cosine, &sine);
  *first = r * cosine;
  *second = r * sine;
}

static __device__ __forceinline__ void lazyasync_normals(
    const unsigned int* w, double* first, double* second) {
  const double r = sqrt(lazyasync_log(1.0 - lazyasync_fraction(w[0], w[1])) * -2.0);
  double cosine, sine;
  lazyasync_circle(lazyasync_fraction(w[2], w[3]) * 6.28318530717958647693, &cosine, &sine);
  *first = r * cosine;
  *second = r * sine;
}
"""
"""Pairs of normal numbers, of two words in single precision and of four in double precision."""

DRAWN = (
    WORDS
    + NORMALS
    + """
// What the blocks of words give: `each` elements, all of them, or one.
struct words {
  typedef unsigned int type;
  static constexpr int each = 4;
  static __device__ __forceinline__ void make(const unsigned int* w, type* value) {
    for (int j = 0; j < 4; ++j) value[j] = w[j];
  }
  static __device__ __forceinline__ type one(const unsigned int* w, unsigned int j) {
    const unsigned int lower = j & 1 ? w[1] : w[0], upper = j & 1 ? w[3] : w[2];
    return j & 2 ? upper : lower;
  }
};

struct word_pairs {
  typedef unsigned long long type;
  static constexpr int each = 2;
  static __device__ __forceinline__ void make(const unsigned int* w, type* value) {
    value[0] = one(w, 0);
    value[1] = one(w, 1);
  }
  static __device__ __forceinline__ type one(const unsigned int* w, unsigned int j) {
    return (type)(j ? w[3] : w[1]) << 32 | (j ? w[2] : w[0]);
  }
};

struct single_normals {
  typedef float type;
  static constexpr int each = 4;
  static __device__ __forceinline__ void make(const unsigned int* w, type* value) {
    lazyasync_normals(w[0], w[1], value, value + 1);
    lazyasync_normals(w[2], w[3], value + 2, value + 3);
  }
  static __device__ __forceinline__ type one(const unsigned int* w, unsigned int j) {
    type first, second;
    lazyasync_normals(j & 2 ? w[2] : w[0], j & 2 ? w[3] : w[1], &first, &second);
    return j & 1 ? second : first;
  }
};

struct double_normals {
  typedef double type;
  static constexpr int each = 2;
  static __device__ __forceinline__ void make(const unsigned int* w, type* value) {
    lazyasync_normals(w, value, value + 1);
  }
  static __device__ __forceinline__ type one(const unsigned int* w, unsigned int j) {
    type first, second;
    lazyasync_normals(w, &first, &second);
    return j ? second : first;
  }
};

// The elements of a draw from `place` on, which is a multiple of N.
template <int N, typename Source>
static __device__ __forceinline__ Vector<typename Source::type, N> drawn_lanes(
    unsigned long long key, unsigned long long counter, unsigned long long place) {
  constexpr int each = Source::each;
  Vector<typename Source::type, N> found;
  unsigned int w[4];
  const unsigned long long block = counter + place / each;
  if constexpr (N >= each) {
#pragma unroll
    for (int b = 0; b < N / each; ++b) {
      lazyasync_philox(key, block + b, 0, w);
      Source::make(w, found.lanes + b * each);
    }
  } else {
    lazyasync_philox(key, block, 0, w);
#pragma unroll
    for (int k = 0; k < N; ++k) found.lanes[k] = Source::one(w, (unsigned int)place % each + k);
  }
  return found;
}
"""
)
"""``drawn_lanes``, for the sources of `lazyasync.ir.scalar.RandomSource` by their names."""
