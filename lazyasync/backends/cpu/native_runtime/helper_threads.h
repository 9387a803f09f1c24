/* Threads that share records. */
#ifndef LAZYASYNC_HELPER_THREADS_H
#define LAZYASYNC_HELPER_THREADS_H

#include "layout.h"
#include "system.h"

/* Runs a record together with whoever of the helpers comes, until all of it is done. */
static void share_record(struct helpers *helpers, const struct record *record);

/* Keeps threads off the CPU that the calling one is on. */
static void exclude_cpu(struct affinity *affinity);

#endif
