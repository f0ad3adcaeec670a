/* Sizes and lifetimes of allocations as array programs, training, inference and ODE solvers make
 * them.
 *
 * Each trace is generated from its name and a seed, the same on every machine; `llama` is recorded,
 * and the same for every seed. */
#ifndef BENCH_POOL_TRACES_H
#define BENCH_POOL_TRACES_H

#include <stddef.h>
#include <stdint.h>

typedef struct trace_op {
    uint32_t id;   /* of the allocation, from 0 */
    uint32_t step; /* iteration of the program it belongs to */
    size_t size;   /* allocate so many bytes; 0: free */
} trace_op_t;

typedef struct trace {
    const char *name;
    trace_op_t *ops;
    size_t count;
    uint32_t ids; /* number of allocations */
} trace_t;

extern const char *const trace_names[];
extern const int trace_name_count;

/* Every allocation is freed by the end. Aborts if memory is exhausted. */
trace_t trace_make(const char *name, uint64_t seed);
void trace_free(trace_t *trace);

#endif
