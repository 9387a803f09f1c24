/* Convolutions of float. */
#define ELEMENT float
#define NAME(WHAT) lazyasync_##WHAT##_f
#if defined(__aarch64__)
#define EVEN EVEN_4
#define LOW LOW_4
#define HIGH HIGH_4
#define TOTAL TOTAL_4
#else
#define EVEN EVEN_8
#define LOW LOW_8
#define HIGH HIGH_8
#define TOTAL TOTAL_8
#endif
#include "convolution.c"
