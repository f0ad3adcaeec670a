/* Random graphs of allocations, kernels and frees. */
#ifndef TEST_POOL_RANDOM_H
#define TEST_POOL_RANDOM_H

#include "mock.h"

/* Runs one; returns how many violations of order it saw (it stops at the first). The seed alone
 * decides it. */
int run_random(uint64_t seed, int actions, bool can_idle, bool quiet);

#endif
