/*
 * What the software drivers share: the engine that they run on, set up from the environment, and
 * failing calls on request.
 *
 *     UR_SOFT=OPTIONS            test hooks of the engine, see eng_test_parse; `fail:N` counts
 *                                calls of the driver and operations of the engine
 *     UR_SOFT_FAIL=FUNCTION:N    the N-th call of that function fails, `*:N` the N-th of any;
 *                                `FUNCTION:N+` that one and all later ones; with `*:N+` the CUDA
 *                                driver's devices are lost from then on
 *     UR_SOFT_THREADS=N          threads of each device (default 2)
 *     UR_SOFT_SLOW_CLOCK=PPM     times of the CUDA driver's events pass so much more slowly than
 * the host's UR_SOFT_REPORT=FILE        at the end one line is added: driver, calls, calls failed,
 * order reports, memory left
 *
 * Once the process is ending, a call ends it with a message (ended.h).
 *
 * A sweep runs a program once with UR_SOFT_REPORT to learn how many calls it makes, and then once
 * for each of them (test/drivers/fault_sweep.py).
 */
#ifndef TEST_DRIVERS_SOFT_H
#define TEST_DRIVERS_SOFT_H

#include "engine.h"

#include <stdbool.h>
#include <stdint.h>

/* The engine of this driver; made at the first call, which names the driver for messages and
 * reports. NULL: no memory. A malformed variable is reported on standard error and ends the
 * process: a test must not run without its hooks. */
struct eng *soft_engine(const char *driver);

/* Counts one call of a function of the driver and says whether it is to fail. Driver entry points
 * begin with it. */
bool soft_fails(const char *function);

/* Whether all calls fail from now on. */
bool soft_is_lost(void);

/* Configuration of each device. */
unsigned soft_threads(void);

/* Calls counted so far, and order reports so far. */
uint64_t soft_calls(void);
uint64_t soft_reports(void);

/* Writes the report. Called at the end of the process by itself; a driver that is shut down earlier
 * may call it then. Only the first call does something. */
void soft_finish(void);

#endif
