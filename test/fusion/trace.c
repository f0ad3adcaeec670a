/* What the work-items of a launch do to memory, by running them: kernels.py's kernels, compiled for
 * this machine with the calls that ThreadSanitizer puts before each load and store, which are here.
 * No part of the fuser is in it.
 *
 * Barriers do nothing, so what is loaded after one may be another value; no kernel of kernels.py
 * has addresses or branches that depend on such. */
#include <math.h>
#include <setjmp.h>

#include "../../conformance/suites/fusion_trace.h"

enum { STACK = 1 << 20 }; /* a kernel's variables, and its local memory, are no farther from here */

static struct {
    size_t global, local, item;
    const struct trace_array *arrays;
    uint32_t array_count;
    struct trace_cell *cells;
    jmp_buf outside;
} now;

/* ---- what kernels call ---- */

size_t get_global_id(unsigned d) __asm__("_Z13get_global_idj");
size_t get_local_id(unsigned d) __asm__("_Z12get_local_idj");
size_t get_group_id(unsigned d) __asm__("_Z12get_group_idj");
size_t get_local_size(unsigned d) __asm__("_Z14get_local_sizej");
size_t get_global_size(unsigned d) __asm__("_Z15get_global_sizej");
void barrier_of(unsigned flags) __asm__("_Z7barrierj");
float fabs_of(float a) __asm__("_Z4fabsf");
float sqrt_of(float a) __asm__("_Z4sqrtf");
float fmin_of(float a, float b) __asm__("_Z4fminff");
float fmax_of(float a, float b) __asm__("_Z4fmaxff");

size_t get_global_id(unsigned d) {
    return d ? 0 : now.item;
}
size_t get_local_id(unsigned d) {
    return d ? 0 : now.item % now.local;
}
size_t get_group_id(unsigned d) {
    return d ? 0 : now.item / now.local;
}
size_t get_local_size(unsigned d) {
    return d ? 1 : now.local;
}
size_t get_global_size(unsigned d) {
    return d ? 1 : now.global;
}
void barrier_of(unsigned flags) {
    (void)flags;
}
float fabs_of(float a) {
    return fabsf(a);
}
float sqrt_of(float a) {
    return sqrtf(a);
}
float fmin_of(float a, float b) {
    return fminf(a, b);
}
float fmax_of(float a, float b) {
    return fmaxf(a, b);
}

static void widen(struct trace_span *span) {
    int item = (int)now.item;
    span->low = !span->any || item < span->low ? item : span->low;
    span->high = !span->any || item > span->high ? item : span->high;
    span->any = true;
}

/* An address that is in no array is left before it is used, unless it is of the stack. */
static void touch(const void *address, size_t size, bool writes) {
    char here;
    for (uint32_t a = 0; a < now.array_count; ++a) {
        const struct trace_array *array = &now.arrays[a];
        size_t at = (size_t)((const char *)address - (const char *)array->memory);
        if (at < 4 * array->count && size <= 4 * array->count - at) {
            for (size_t k = at / 4; k < (at + size + 3) / 4; ++k) {
                struct trace_cell *cell = &now.cells[array->first + k];
                widen(writes ? &cell->writes : &cell->reads);
            }
            return;
        }
    }
    size_t from = (size_t)((const char *)address - &here);
    if (from >= STACK && 0 - from >= STACK) {
        longjmp(now.outside, 1);
    }
}

#define HOOKS(SIZE)                                                                                \
    void __tsan_read##SIZE(void *address) {                                                        \
        touch(address, SIZE, false);                                                               \
    }                                                                                              \
    void __tsan_write##SIZE(void *address) {                                                       \
        touch(address, SIZE, true);                                                                \
    }                                                                                              \
    void __tsan_unaligned_read##SIZE(void *address) {                                              \
        touch(address, SIZE, false);                                                               \
    }                                                                                              \
    void __tsan_unaligned_write##SIZE(void *address) {                                             \
        touch(address, SIZE, true);                                                                \
    }
HOOKS(1)
HOOKS(2)
HOOKS(4)
HOOKS(8)
HOOKS(16)
void __tsan_init(void) {
}
void __tsan_func_entry(void *from) {
    (void)from;
}
void __tsan_func_exit(void) {
}

/* ---- one launch ---- */

bool trace_launch(const struct trace_launch *launch, struct trace_cell *cells) {
    void (*kernel)(float *, const float *, const float *, float, int, float *) = NULL;
    float room[TRACE_LOCAL] = {0};
    *(void **)&kernel = launch->kernel;
    now.global = launch->global;
    now.local = launch->local;
    now.arrays = launch->arrays;
    now.array_count = launch->array_count;
    now.cells = cells;
    if (setjmp(now.outside)) {
        return false;
    }
    for (now.item = 0; now.item < launch->global; ++now.item) {
        kernel(launch->arrays[launch->to].memory, launch->arrays[launch->a].memory,
               launch->arrays[launch->b].memory, launch->x, launch->n, room);
    }
    return true;
}
