/* Fourier transforms of double. */
#include <stddef.h>
#include <stdint.h>

#define REAL double
#define NAME(WHAT) lazyasync_fourier_##WHAT##_d
enum { LANES = 4 };
#define EVEN 0, 2, 4, 6
#define UNEVEN 1, 3, 5, 7
#define LOW 0, 4, 1, 5
#define HIGH 2, 6, 3, 7
#define LOW_2 0, 1, 4, 5
#define HIGH_2 2, 3, 6, 7
#define LOW_1 0, 4, 2, 6
#define HIGH_1 1, 5, 3, 7
#define TURN SWAP_LANES(2, LOW_2, HIGH_2) SWAP_LANES(1, LOW_1, HIGH_1)
#include "fourier.h"
