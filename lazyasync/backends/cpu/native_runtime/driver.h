/* The driver: runs a program's table of records, by one call from Python. */
#ifndef LAZYASYNC_DRIVER_H
#define LAZYASYNC_DRIVER_H

#include "layout.h"
#include "system.h"

/* Runs a call whose addresses have been looked up, together with its helpers if it has some. */
static void run_call(const struct call *call);

#endif
