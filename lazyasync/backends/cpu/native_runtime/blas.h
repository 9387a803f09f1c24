/* What those have in common who have a BLAS multiply parts of matrices. */
#ifndef LAZYASYNC_BLAS_H
#define LAZYASYNC_BLAS_H

#include "layout.h"

enum { ROW_MAJOR = 101, AS_IT_IS = 111, TRANSPOSED = 112 }; /* as CBLAS has them */

static inline int64_t at_most(int64_t number, int64_t limit) {
    return number < limit ? number : limit;
}

/* Has a BLAS of our own keep to one thread, should somebody have set the threads of all libraries. */
static inline void keep_to_one_thread(int (*get_threads)(void), void (*set_threads)(int)) {
    if (get_threads != NULL && get_threads() != 1)
        set_threads(1);
}

#endif
