/* The native runtime, as one unit: what only its own parts call is inlined where that is best. */
#define _GNU_SOURCE

#include "layout.c"

#include "helper_threads.c"

#include "driver.c"

#include "native_thread.c"

#include "parts.c"

#include "products.c"

#include "repeat.c"

#include "choose.c"
