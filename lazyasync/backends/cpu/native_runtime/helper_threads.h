/* Threads that share the steps of a call. */
#ifndef LAZYASYNC_HELPER_THREADS_H
#define LAZYASYNC_HELPER_THREADS_H

#include "layout.h"
#include "system.h"

/* Runs steps together with whoever of the helpers comes, until all of them are complete. */
static void share_steps(struct helpers *helpers, const struct step *steps, int64_t count);

/* The same for a record. */
static void share_record(struct helpers *helpers, const struct record *record);

/* Takes the place for what a loop shares that is part of a step; whether nobody else has it. */
static int take_inner(struct helpers *helpers);
static void give_inner_back(struct helpers *helpers);

/* Runs a record together with whoever of the helpers comes, for a loop that has taken the place. */
static void share_inner(struct helpers *helpers, const struct record *record);

/* Runs records `begin` to `end - 1` of a table on the calling thread. It is the driver's. */
static void run_records(const struct record *records, int64_t begin, int64_t end);

/* Keeps threads off the CPU that the calling one is on. */
static void exclude_cpu(struct affinity *affinity);

/* Lets threads run where they would if they had not been kept off a CPU. */
static void include_cpu(struct affinity *affinity);

/* Whether one of the helpers that are pinned is on a CPU, and waits there for something to do. */
static int is_any_waiting(struct helpers *helpers);

#endif
