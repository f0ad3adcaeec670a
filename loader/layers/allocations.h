/* Every USM allocation by address: which one does a pointer point into?
 *
 * A skip list that is read without a lock: a reader looks at a counter before and after, and looks
 * again if a writer was at work. Nodes are never freed while the layer is on, so that a reader
 * always reads a node. */
#ifndef LOADER_LAYERS_ALLOCATIONS_H
#define LOADER_LAYERS_ALLOCATIONS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "handles.h"

enum loader_allocation_state {
    LOADER_ALLOCATION_LIVE,
    LOADER_ALLOCATION_FREED, /* its free is enqueued; kept until the address is used again */
    LOADER_ALLOCATION_KEPT,  /* urUSMFree was called and has not reached the adapter; see
                                quarantine.c */
};

/* Where an asynchronous allocation, or its free, was enqueued. */
struct loader_place {
    uint64_t lane, turn; /* see clock.h; no lane, if its order is not followed */
    const void *queue;   /* of memory that is allocated at once: its context */
};

/* What is known of an allocation, as a copy. */
struct loader_allocation {
    uintptr_t base;
    size_t size;
    uint32_t state;
    uint32_t made_by, ended_by; /* ur_function_t */
    struct loader_place place;  /* of an asynchronous one */
};

void loader_allocations_start(void);

/* False without memory. The stack is the list's to free, and so is the place in its lane; `place`
 * is NULL for memory that is allocated at once. */
bool loader_allocation_add(const void *base, size_t size, unsigned function,
                           const struct loader_place *place, struct loader_stack *stack);

/* The allocation that holds the byte at `pointer`, or that starts there. */
bool loader_allocation_find(const void *pointer, struct loader_allocation *found);

/* Takes an allocation out. Returns whether it was there, and a copy. */
bool loader_allocation_remove(const void *base, struct loader_allocation *removed);

/* Marks an allocation as one that is kept from its free on. */
void loader_allocation_keep(const void *base, unsigned function);

/* Marks an allocation as freed by a command that is enqueued. */
void loader_allocation_freed(const void *base, unsigned function, const void *queue);

void loader_allocations_each(void (*visit)(const struct loader_allocation *allocation,
                                           const struct loader_stack *stack, void *user),
                             void *user);

#endif
