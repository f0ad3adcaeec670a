/* What is live when the loader is torn down, and where it was made. */
#include <stdlib.h>
#include <unistd.h>

#include "allocations.h"
#include "base/backtrace.h"
#include "sink.h"
#include "stacks.h"
#include "tracked.h"

static pid_t process; /* whose objects they are: not those of a child of fork */

void loader_leaks_start(void) {
    process = getpid();
    /* The first backtrace loads a library; that must not happen inside of a call. */
    void *frame;
    (void)backtrace(&frame, 1);
}

struct loader_stack *loader_stack_take(void) {
    struct loader_stack *stack = NULL;
    if (loader_tracked & LOADER_TRACK_LEAKS) {
        stack = malloc(sizeof(*stack));
        if (stack) {
            stack->depth = backtrace(stack->frames, LOADER_MAX_FRAMES);
        }
    }
    return stack;
}

static void count_leak(struct loader_record *record, void *user) {
    uint32_t state = atomic_load(&record->state) & 15;
    uint32_t kind = atomic_load(&record->state) >> 4;
    int32_t refs = atomic_load(&record->refs);
    if (atomic_load(&record->hold) == LOADER_HOLD_ROOT || refs <= 0 ||
        state == LOADER_HANDLE_DEAD || state == 0 ||
        kind == LOADER_KIND_EXP_COMMAND_BUFFER_COMMAND) {
        return;
    }
    ++*(unsigned *)user;
    loader_sink_format(&loader_validation_sink, UR_LOGGER_LEVEL_ERROR,
                       "leak: %s %p is still live with %d reference%s; %s made it",
                       loader_kind_name(kind), (void *)record->handle, (int)refs,
                       refs == 1 ? "" : "s", loader_function_name(atomic_load(&record->made_by)));
    const struct loader_stack caller = {.depth = record->caller ? 1 : 0,
                                        .frames = {record->caller}};
    const struct loader_stack *stack = atomic_load(&record->stack);
    loader_stack_write(stack && kind != LOADER_KIND_EVENT ? stack : &caller);
}

static void count_allocation(const struct loader_allocation *a, const struct loader_stack *stack,
                             void *user) {
    if (a->state != LOADER_ALLOCATION_LIVE) {
        return;
    }
    ++*(unsigned *)user;
    loader_sink_format(&loader_validation_sink, UR_LOGGER_LEVEL_ERROR,
                       "leak: USM allocation %p of %zu bytes is still live; %s made it",
                       (void *)a->base, a->size, loader_function_name(a->made_by));
    loader_stack_write(stack);
}

void loader_leaks_write(void) {
    unsigned leaks = 0;
    loader_handles_each(count_leak, &leaks);
    loader_allocations_each(count_allocation, &leaks);
    loader_sink_format(&loader_validation_sink,
                       leaks ? UR_LOGGER_LEVEL_ERROR : UR_LOGGER_LEVEL_INFO,
                       leaks == 1 ? "%u object leaked" : "%u objects leaked", leaks);
    loader_stacks_end();
}

/* A program that ends without urLoaderTearDown: what it has not released is told all the same.
 * After the destructors of whatever uses the loader, which may release and tear down themselves. */
__attribute__((destructor)) static void at_exit(void) {
    if ((loader_tracked & LOADER_TRACK_LEAKS) && process == getpid()) {
        loader_sink_format(&loader_validation_sink, UR_LOGGER_LEVEL_WARN,
                           "the process ends without the last urLoaderTearDown");
        loader_leaks_write();
        loader_sink_close(&loader_validation_sink);
        loader_tracked = 0;
    }
}
