/* Fourier transforms of float. */
#include <stddef.h>
#include <stdint.h>

#define REAL float
#define NAME(WHAT) lazyasync_fourier_##WHAT##_f
enum { LANES = 8 };
#define EVEN 0, 2, 4, 6, 8, 10, 12, 14
#define UNEVEN 1, 3, 5, 7, 9, 11, 13, 15
#define LOW 0, 8, 1, 9, 2, 10, 3, 11
#define HIGH 4, 12, 5, 13, 6, 14, 7, 15
#define LOW_4 0, 1, 2, 3, 8, 9, 10, 11
#define HIGH_4 4, 5, 6, 7, 12, 13, 14, 15
#define LOW_2 0, 1, 8, 9, 4, 5, 12, 13
#define HIGH_2 2, 3, 10, 11, 6, 7, 14, 15
#define LOW_1 0, 8, 2, 10, 4, 12, 6, 14
#define HIGH_1 1, 9, 3, 11, 5, 13, 7, 15
#define TURN SWAP_LANES(4, LOW_4, HIGH_4) SWAP_LANES(2, LOW_2, HIGH_2) SWAP_LANES(1, LOW_1, HIGH_1)
#include "fourier.h"
