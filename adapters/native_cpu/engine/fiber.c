#include "fiber.h"

#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#if !defined(__x86_64__) && !defined(__aarch64__) && !defined(ENG_FIBER_UCONTEXT)
#define ENG_FIBER_UCONTEXT 1
#endif
#ifdef ENG_FIBER_UCONTEXT
#include <ucontext.h>
#endif

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define ENG_ASAN 1
#endif
#if __has_feature(thread_sanitizer)
#define ENG_TSAN 1
#endif
#endif
#ifdef __SANITIZE_ADDRESS__
#define ENG_ASAN 1
#endif
#ifdef __SANITIZE_THREAD__
#define ENG_TSAN 1
#endif

#ifdef ENG_ASAN
void __sanitizer_start_switch_fiber(void **save, const void *bottom, size_t size);
void __sanitizer_finish_switch_fiber(void *saved, const void **bottom, size_t *size);
void __asan_unpoison_memory_region(void const volatile *address, size_t size);
#endif
#ifdef ENG_TSAN
void *__tsan_get_current_fiber(void);
void *__tsan_create_fiber(unsigned flags);
void __tsan_destroy_fiber(void *fiber);
void __tsan_switch_to_fiber(void *fiber, unsigned flags);
#endif

enum {
    GUARD_SIZE = 64 * 1024, /* larger than most frames, so that a frame does not step over it */
    LINE = 64,
    COLOURS = 48,
    MAX_STACK_GUARDS = 32,     /* for the stacks of one thread, where a guard is a mapping */
    MAX_PROCESS_GUARDS = 8192, /* likewise, of all threads */
    INSTALL_GUARD = 102,       /* MADV_GUARD_INSTALL of Linux 6.13 */
};

static atomic_uint process_guards;

#ifndef ENG_FIBER_UCONTEXT
/* Saves the registers that a callee must keep on the stack, stores the stack pointer to *save and
 * loads `load`. The control words of floating point are not part of it: kernels leave them alone.
 */
void eng_fiber_swap(void **save, void *load);
/* Where a prepared fiber begins: passes the fiber, left in a kept register, to eng_fiber_main. */
void eng_fiber_boot(void);
#endif
__attribute__((used)) void eng_fiber_main(struct eng_fiber *fiber);

#if defined(ENG_FIBER_UCONTEXT)
/* no assembly */
#elif defined(__x86_64__)
__asm__(".text\n"
        ".p2align 4\n"
        ".hidden eng_fiber_swap\n"
        ".globl eng_fiber_swap\n"
        ".type eng_fiber_swap, @function\n"
        "eng_fiber_swap:\n"
        "    .cfi_startproc\n"
        "    pushq %rbp\n"
        "    pushq %rbx\n"
        "    pushq %r12\n"
        "    pushq %r13\n"
        "    pushq %r14\n"
        "    pushq %r15\n"
        "    movq %rsp, (%rdi)\n"
        "    movq %rsi, %rsp\n"
        "    popq %r15\n"
        "    popq %r14\n"
        "    popq %r13\n"
        "    popq %r12\n"
        "    popq %rbx\n"
        "    popq %rbp\n"
        "    ret\n"
        "    .cfi_endproc\n"
        ".size eng_fiber_swap, . - eng_fiber_swap\n"
        ".p2align 4\n"
        ".hidden eng_fiber_boot\n"
        ".globl eng_fiber_boot\n"
        ".type eng_fiber_boot, @function\n"
        "eng_fiber_boot:\n"
        "    .cfi_startproc\n"
        "    .cfi_undefined %rip\n"
        "    movq %r12, %rdi\n"
        "    call eng_fiber_main\n"
        "    ud2\n"
        "    .cfi_endproc\n"
        ".size eng_fiber_boot, . - eng_fiber_boot\n");
#elif defined(__aarch64__)
__asm__(".text\n"
        ".p2align 4\n"
        ".hidden eng_fiber_swap\n"
        ".globl eng_fiber_swap\n"
        ".type eng_fiber_swap, %function\n"
        "eng_fiber_swap:\n"
        "    sub sp, sp, #160\n"
        "    stp x19, x20, [sp, #0]\n"
        "    stp x21, x22, [sp, #16]\n"
        "    stp x23, x24, [sp, #32]\n"
        "    stp x25, x26, [sp, #48]\n"
        "    stp x27, x28, [sp, #64]\n"
        "    stp x29, x30, [sp, #80]\n"
        "    stp d8, d9, [sp, #96]\n"
        "    stp d10, d11, [sp, #112]\n"
        "    stp d12, d13, [sp, #128]\n"
        "    stp d14, d15, [sp, #144]\n"
        "    mov x9, sp\n"
        "    str x9, [x0]\n"
        "    mov sp, x1\n"
        "    ldp x19, x20, [sp, #0]\n"
        "    ldp x21, x22, [sp, #16]\n"
        "    ldp x23, x24, [sp, #32]\n"
        "    ldp x25, x26, [sp, #48]\n"
        "    ldp x27, x28, [sp, #64]\n"
        "    ldp x29, x30, [sp, #80]\n"
        "    ldp d8, d9, [sp, #96]\n"
        "    ldp d10, d11, [sp, #112]\n"
        "    ldp d12, d13, [sp, #128]\n"
        "    ldp d14, d15, [sp, #144]\n"
        "    add sp, sp, #160\n"
        "    ret\n"
        ".size eng_fiber_swap, . - eng_fiber_swap\n"
        ".p2align 4\n"
        ".hidden eng_fiber_boot\n"
        ".globl eng_fiber_boot\n"
        ".type eng_fiber_boot, %function\n"
        "eng_fiber_boot:\n"
        "    mov x0, x19\n"
        "    bl eng_fiber_main\n"
        "    brk #1\n"
        ".size eng_fiber_boot, . - eng_fiber_boot\n");
#endif

static inline void before_switch(struct eng_fiber *from, struct eng_fiber *to, bool last) {
    (void)from;
#ifdef ENG_ASAN
    to->from = from;
    __sanitizer_start_switch_fiber(last ? NULL : &from->fake_stack, to->stack, to->stack_size);
#else
    (void)last;
#endif
#ifdef ENG_TSAN
    __tsan_switch_to_fiber(to->tsan, 0);
#else
    (void)to;
#endif
}

/* Runs on `self` right after a switch to it. */
static inline void after_switch(struct eng_fiber *self) {
#ifdef ENG_ASAN
    const void *bottom;
    size_t size;

    __sanitizer_finish_switch_fiber(self->fake_stack, &bottom, &size);
    if (self->from && !self->from->map) {
        self->from->stack = (void *)(uintptr_t)bottom;
        self->from->stack_size = size;
    }
    self->fake_stack = NULL;
#else
    (void)self;
#endif
}

void eng_fiber_main(struct eng_fiber *fiber) {
    after_switch(fiber);
    fiber->function(fiber->data);
    abort(); /* the function broke its promise not to return */
}

#ifndef ENG_GUARD_MAPPINGS
/* Emulators take any advice and follow none: they are told by one that means nothing. */
static bool advice_counts(char *at, size_t size) {
    enum { UNKNOWN, COUNTS, TAKES_ANY };
    static atomic_int known = UNKNOWN;
    int is = atomic_load_explicit(&known, memory_order_relaxed);

    if (is == UNKNOWN) {
        is = madvise(at, size, 9999) == 0 ? TAKES_ANY : COUNTS;
        atomic_store_explicit(&known, is, memory_order_relaxed);
    }
    return is == COUNTS;
}
#endif

/* Makes the bytes below stack number i fault. Where the system can do so only by a mapping for each
 * guard they are few, and a work-item that outgrows its stack runs through those of others of its
 * group first: none of them goes on after that. The lowest stack has a guard in any case. */
static void guard(struct eng_stacks *stacks, char *at, size_t size, size_t i) {
    size_t apart = (stacks->count + MAX_STACK_GUARDS - 1) / MAX_STACK_GUARDS;

#ifndef ENG_GUARD_MAPPINGS
    if (advice_counts(at, size) && madvise(at, size, INSTALL_GUARD) == 0) {
        return;
    }
#endif
    if (i % apart != 0) {
        return;
    }
    if (atomic_fetch_add_explicit(&process_guards, 1, memory_order_relaxed) >= MAX_PROCESS_GUARDS &&
        i != 0) {
        atomic_fetch_sub_explicit(&process_guards, 1, memory_order_relaxed);
        return;
    }
    stacks->guards++;
    /* Where the system has no mapping left to give for a guard the fiber works without it. */
    (void)mprotect(at, size, PROT_NONE);
}

bool eng_stacks_create(struct eng_stacks *stacks, size_t count, size_t stack_size) {
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    size_t below = (GUARD_SIZE + page - 1) / page * page;
    size_t size = (stack_size + COLOURS * LINE + page - 1) / page * page, each = size + below;
    struct eng_stacks made = {.count = count, .stack_size = size};

    if (size < stack_size || each < size) {
        return false;
    }
    /* The tops of all stacks are in use at once. An odd number of pages from one to the next, and a
     * different line within the page, spread them over the sets of caches and of what translates
     * addresses. */
    if (each / page % 2 == 0) {
        each += page;
    }
    if (__builtin_mul_overflow(each, count, &made.map_size)) {
        return false;
    }
    made.fibers = calloc(count, sizeof(*made.fibers));
    if (!made.fibers) {
        return false;
    }
    made.map = mmap(NULL, made.map_size, PROT_READ | PROT_WRITE,
                    MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (made.map == MAP_FAILED) {
        free(made.fibers);
        return false;
    }
    for (size_t i = 0; i < count; i++) {
        struct eng_fiber *fiber = &made.fibers[i];

        guard(&made, made.map + i * each, each - size, i);
        fiber->stack = made.map + i * each + (each - size);
        fiber->stack_size = size;
        fiber->map = made.map;
        fiber->colour = i % COLOURS * LINE;
#ifdef ENG_TSAN
        fiber->tsan = __tsan_create_fiber(0);
#endif
    }
    *stacks = made;
    return true;
}

void eng_stacks_destroy(struct eng_stacks *stacks) {
    if (!stacks->map) {
        return;
    }
    for (size_t i = 0; i < stacks->count; i++) {
#ifdef ENG_TSAN
        __tsan_destroy_fiber(stacks->fibers[i].tsan);
#endif
#ifdef ENG_ASAN
        __asan_unpoison_memory_region(stacks->fibers[i].stack, stacks->fibers[i].stack_size);
#endif
    }
    munmap(stacks->map, stacks->map_size);
    atomic_fetch_sub_explicit(&process_guards, stacks->guards, memory_order_relaxed);
    free(stacks->fibers);
    *stacks = (struct eng_stacks){0};
}

void eng_fiber_thread(struct eng_fiber *fiber) {
    *fiber = (struct eng_fiber){0};
#ifdef ENG_TSAN
    fiber->tsan = __tsan_get_current_fiber();
#endif
}

/* Makes the sanitizers forget what was on the stack. */
static void fiber_renew(struct eng_fiber *fiber) {
    fiber->fake_stack = NULL;
#ifdef ENG_TSAN
    if (++fiber->tsan_runs > 1024) {
        __tsan_destroy_fiber(fiber->tsan);
        fiber->tsan = __tsan_create_fiber(0);
        fiber->tsan_runs = 0;
    }
#endif
}

#ifdef ENG_FIBER_UCONTEXT

static void context_main(unsigned high, unsigned low) {
    eng_fiber_main((struct eng_fiber *)(((uintptr_t)high << 16 << 16) | low));
}

void eng_fiber_prepare(struct eng_fiber *fiber, eng_fiber_function *function, void *data) {
    uintptr_t self = (uintptr_t)fiber;

    fiber->function = function;
    fiber->data = data;
    fiber_renew(fiber);
#ifdef ENG_ASAN
    __asan_unpoison_memory_region(fiber->stack, fiber->stack_size);
#endif
    /* At the top of its stack until it begins, then in the frame of who switches. */
    uintptr_t top = (uintptr_t)fiber->stack + fiber->stack_size - fiber->colour;
    ucontext_t *context = (ucontext_t *)((top - sizeof(*context)) & ~(uintptr_t)63);
    getcontext(context);
    context->uc_stack.ss_sp = fiber->stack;
    context->uc_stack.ss_size = (size_t)((char *)context - (char *)fiber->stack);
    context->uc_link = NULL;
    makecontext(context, (void (*)(void))context_main, 2, (unsigned)(self >> 16 >> 16),
                (unsigned)self);
    fiber->sp = context;
}

static void swap(struct eng_fiber *from, struct eng_fiber *to) {
    ucontext_t here;
    from->sp = &here;
    swapcontext(&here, to->sp);
}

#else

void eng_fiber_prepare(struct eng_fiber *fiber, eng_fiber_function *function, void *data) {
    uintptr_t top = (uintptr_t)fiber->stack + fiber->stack_size - fiber->colour;
    uintptr_t *sp;

    fiber->function = function;
    fiber->data = data;
    fiber_renew(fiber);
#ifdef ENG_ASAN
    __asan_unpoison_memory_region(fiber->stack, fiber->stack_size);
#endif
#if defined(__x86_64__)
    /* r15 r14 r13 r12 rbx rbp, the return address; then the stack is a multiple of 16 for the call.
     */
    sp = (uintptr_t *)(top - 16) - 7;
    for (int i = 0; i < 9; i++) {
        sp[i] = 0;
    }
    sp[3] = (uintptr_t)fiber;
    sp[6] = (uintptr_t)eng_fiber_boot;
#else
    sp = (uintptr_t *)(top - 160);
    for (int i = 0; i < 20; i++) {
        sp[i] = 0;
    }
    sp[0] = (uintptr_t)fiber;
    sp[11] = (uintptr_t)eng_fiber_boot;
#endif
    fiber->sp = sp;
}

static void swap(struct eng_fiber *from, struct eng_fiber *to) {
    eng_fiber_swap(&from->sp, to->sp);
}

#endif

#if defined(__GNUC__) && !defined(__clang__) && defined(ENG_TSAN)
/* gcc's ThreadSanitizer calls at function entry and exit would be booked to two different fibers.
 */
__attribute__((no_sanitize("thread")))
#elif defined(ENG_TSAN)
__attribute__((no_sanitize_thread, disable_sanitizer_instrumentation))
#endif
void eng_fiber_switch(struct eng_fiber *from, struct eng_fiber *to)
{
    before_switch(from, to, false);
    swap(from, to);
    after_switch(from);
}

void eng_fiber_exit(struct eng_fiber *from, struct eng_fiber *to) {
    before_switch(from, to, true);
    swap(from, to);
    abort(); /* someone switched to a fiber that has ended */
}

bool eng_fiber_guards(const struct eng_fiber *fiber, const void *address) {
    return fiber->map && (const char *)address >= fiber->map &&
           (const char *)address < (const char *)fiber->stack;
}
