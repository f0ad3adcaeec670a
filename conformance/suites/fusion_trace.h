/* What launches do to memory: test/fusion/trace.c, for fusion_random.c, which opens the library of
 * a set of kernels that UR_FUSION_TRACE names (test/fusion/random.sh makes them). */
#ifndef FUSION_TRACE_H
#define FUSION_TRACE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { TRACE_LOCAL = 32 };

struct trace_array {
    float *memory;
    size_t count; /* elements */
    size_t first; /* cell of the first one */
};

/* The first and the last of the work-items that do something to an element. */
struct trace_span {
    bool any;
    int low, high;
};

struct trace_cell {
    struct trace_span reads, writes;
};

struct trace_launch {
    void *kernel;                   /* the library's symbol */
    uint32_t array_count, to, a, b; /* numbers of arrays */
    const struct trace_array *arrays;
    float x;
    int n;
    size_t global, local;
};

/* Adds what the launch does to the cells, all zero at first. False: it leaves its arrays. One
 * thread at a time. */
bool trace_launch(const struct trace_launch *launch, struct trace_cell *cells);
typedef bool trace_launch_function(const struct trace_launch *launch, struct trace_cell *cells);

#endif
