/* Convolutions of double. */
#define ELEMENT double
#define NAME(WHAT) lazyasync_##WHAT##_d
#if defined(__aarch64__)
#define EVEN EVEN_2
#define LOW LOW_2
#define HIGH HIGH_2
#define TOTAL TOTAL_2
#else
#define EVEN EVEN_4
#define LOW LOW_4
#define HIGH HIGH_4
#define TOTAL TOTAL_4
#endif
#include "convolution.c"
