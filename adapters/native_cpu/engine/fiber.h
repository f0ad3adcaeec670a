/*
 * Fibers: a function on a stack of its own, switched to and from by hand. One work-item of a kernel
 * with barriers is one fiber. Assembly for x86-64 and AArch64, ucontext elsewhere (or
 * where fiber.c is compiled with ENG_FIBER_UCONTEXT).
 */
#ifndef ENG_FIBER_H
#define ENG_FIBER_H

#include <stdbool.h>
#include <stddef.h>

typedef void eng_fiber_function(void *data);

struct eng_fiber {
    void *sp; /* saved registers lie here, on its own stack, while the fiber is not running */
    void *stack; /* lowest address; for a thread learned at the first switch, only under a sanitizer
                  */
    size_t stack_size;
    const char *map; /* that all stacks of its thread lie in; NULL for a thread */
    size_t colour;   /* bytes that are left free at the top of the stack */
    eng_fiber_function *function;
    void *data;
    struct eng_fiber *from; /* whom to tell the sanitizers that we came from */
    void *fake_stack;       /* AddressSanitizer's */
    void *tsan;             /* ThreadSanitizer's */
    /* Functions that ended without returning, which it still has on its stack. */
    unsigned tsan_runs;
};

/* Stacks for fibers that one thread runs, in one mapping: a process has only so many of these
 * (65,530 by default), and there may be a fiber for each work-item of a group on each processor. */
struct eng_stacks {
    struct eng_fiber *fibers;
    size_t count;
    size_t stack_size; /* of each */
    char *map;
    size_t map_size;
    unsigned guards; /* parts of the mapping that are protected each for itself */
};

/* Post: true and `count` stacks of at least stack_size bytes, with addresses below that fault; or
 * false and nothing. */
bool eng_stacks_create(struct eng_stacks *stacks, size_t count, size_t stack_size);
/* Pre: none of the fibers runs. All zero is none. Post: all zero. */
void eng_stacks_destroy(struct eng_stacks *stacks);

/* Makes `fiber` stand for the calling thread, so that others can be switched to from it. */
void eng_fiber_thread(struct eng_fiber *fiber);

/* The next switch to fiber calls function(data), which must not return: it ends by a last switch.
 * May be called for a fiber that was left anywhere; what was on its stack is gone. */
void eng_fiber_prepare(struct eng_fiber *fiber, eng_fiber_function *function, void *data);

/* Leaves `from` (the one running) and goes on with `to`. Returns when someone switches to `from`.
 */
void eng_fiber_switch(struct eng_fiber *from, struct eng_fiber *to);

/* The same for a fiber that will be prepared before it runs again. Does not return. Also from a
 * signal handler that interrupted `from`. */
_Noreturn void eng_fiber_exit(struct eng_fiber *from, struct eng_fiber *to);

/* Whether an access to address, which faulted, was one past the end of the fiber's stack. */
bool eng_fiber_guards(const struct eng_fiber *fiber, const void *address);

#endif
