/* How arguments of kernels lie in a command, and how their groups are run. */
#ifndef ENG_LAUNCH_H
#define ENG_LAUNCH_H

#include "internal.h"

enum { ARG_ALIGN = ENG_BLOB_ALIGN };

static inline size_t aligned(size_t size, size_t align) {
    return (size + align - 1) & ~(align - 1);
}

/* Where a value of this size may be: no type's alignment is above its size, rounded up. */
static inline size_t value_align(size_t size) {
    size_t align = 1;

    while (align < size && align < ARG_ALIGN) {
        align *= 2;
    }
    return align;
}

/* Places the next value behind `at`, which becomes its end. Gives its start. */
static inline size_t place_value(size_t *at, size_t size) {
    size_t align = value_align(size), start = aligned(*at, align);

    *at = start + (size > align ? size : align);
    return start;
}

static inline size_t local_align(const struct ur_hostcode_arg *arg) {
    return arg->align > ARG_ALIGN ? arg->align : ARG_ALIGN;
}

/* ndrange.c: whether it has a fiber for each work-item. */
bool eng_has_fibers(const struct kernel_work *work);
/* Without fibers, on the work fiber. Pre: eng_exec_prepare. */
eng_run eng_run_groups;

#endif
