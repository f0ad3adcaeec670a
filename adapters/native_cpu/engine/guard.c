/* Faults of kernels: caught by signal handlers that leave the fiber for good instead of returning
 * to it. */
#include "internal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ucontext.h>
#include <unistd.h>

enum { SIGNAL_STACK_SIZE = 64 * 1024, WORK_STACK_SIZE = 1024 * 1024 };

/* SIGTRAP: what AArch64 has for an instruction that must not be reached. */
static const int caught[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP};
enum { CAUGHT = sizeof(caught) / sizeof(caught[0]) };

static pthread_mutex_t install_lock = PTHREAD_MUTEX_INITIALIZER;
static unsigned installed;
/* Asking the system for all of them costs as much as a small kernel. */
enum { RENEW_NS = 1000000 };
static _Atomic uint64_t renewed;
/* When SIGSEGV's was looked at: what was enqueued before that needs no look of its own. */
static _Atomic uint64_t looked;
static struct sigaction
    previous[CAUGHT]; /* written before our handler is there, so it may read it */

/* Read in a signal handler: must not be allocated at first use. */
static _Thread_local struct eng_exec *this_exec __attribute__((tls_model("initial-exec")));

/* The signal that the handler of somebody else looks at now. That may call ours in turn, if it was
 * installed after ours; or jump away, so what is here may be stale. */
static _Thread_local struct {
    const void *context;
    const char *frame;
} passing_on __attribute__((tls_model("initial-exec")));

/* The system's way: the instruction raises the signal again. */
static void guard_give_up(int signal, const siginfo_t *info) {
    struct sigaction standard;

    memset(&standard, 0, sizeof(standard));
    standard.sa_handler = SIG_DFL;
    sigemptyset(&standard.sa_mask);
    sigaction(signal, &standard, NULL);
    if (info->si_code <= 0) {
        raise(signal);
    }
}

static void pass_on(int signal, siginfo_t *info, void *context) {
    const struct sigaction *old = NULL;
    const char *frame = __builtin_frame_address(0);
    bool again = passing_on.context == context && frame < passing_on.frame;

    for (int i = 0; i < CAUGHT; i++) {
        if (caught[i] == signal) {
            old = &previous[i];
        }
    }
    if (!old || again ||
        (!(old->sa_flags & SA_SIGINFO) &&
         (old->sa_handler == SIG_DFL || old->sa_handler == SIG_IGN))) {
        guard_give_up(signal, info);
        return;
    }
    passing_on.context = context;
    passing_on.frame = frame;
    if (old->sa_flags & SA_SIGINFO) {
        old->sa_sigaction(signal, info, context);
    } else {
        old->sa_handler(signal);
    }
    passing_on.context = NULL;
}

static bool (*_Atomic repair)(const void *address, void *context);

_Noreturn static void leave_fiber(struct eng_exec *exec, int why) {
    struct eng_fiber *current = exec->current;

    exec->fault_signal = why;
    exec->faulted = current;
    exec->current = NULL;
    eng_fiber_exit(current, &exec->thread);
}

void eng_guard_give_up(struct eng_exec *exec) {
    leave_fiber(exec, ENG_GAVE_UP);
}

static void on_fault(int signal, siginfo_t *info, void *context) {
    struct eng_exec *exec = this_exec;
    bool (*own_repair)(const void *, void *) = atomic_load_explicit(&repair, memory_order_relaxed);

    if (own_repair && signal == SIGSEGV && info->si_code > 0 &&
        own_repair(info->si_addr, context)) {
        return;
    }
    /* si_code <= 0: sent by someone, not raised by an instruction of the kernel. */
    if (!exec || !exec->current || info->si_code <= 0) {
        pass_on(signal, info, context);
        return;
    }
    exec->fault_address = info->si_addr;
    /* The handler is left for good, so what it blocks (all signals, where a sanitizer wraps
     * handlers) has to be let through again by hand. */
    pthread_sigmask(SIG_SETMASK, &((ucontext_t *)context)->uc_sigmask, NULL);
    leave_fiber(exec, signal);
}

/* Whoever was there is kept to pass foreign faults on to. */
static void install_locked(void) {
    struct sigaction action, now;

    memset(&action, 0, sizeof(action));
    action.sa_sigaction = on_fault;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
    sigemptyset(&action.sa_mask);
    for (int i = 0; i < CAUGHT; i++) {
        sigaction(caught[i], NULL, &now);
        if ((now.sa_flags & SA_SIGINFO) && now.sa_sigaction == on_fault) {
            continue;
        }
        previous[i] = now;
        sigaction(caught[i], &action, NULL);
    }
}

void eng_guard_install(void) {
    pthread_mutex_lock(&install_lock);
    if (installed++ == 0) {
        install_locked();
    }
    pthread_mutex_unlock(&install_lock);
}

void eng_test_on_fault(bool (*own_repair)(const void *address, void *context)) {
    atomic_store(&repair, own_repair);
    pthread_mutex_lock(&install_lock);
    if (installed) {
        install_locked();
    }
    pthread_mutex_unlock(&install_lock);
}

void eng_guard_renew(uint64_t now, uint64_t queued, bool kernel) {
    uint64_t last = atomic_load_explicit(&renewed, memory_order_relaxed);
    struct sigaction first;

    if (now - last < RENEW_NS && now >= last) {
        if (!kernel || queued < atomic_load_explicit(&looked, memory_order_acquire)) {
            return;
        }
        /* Whoever installs handlers for faults has one for this among them. */
        if (sigaction(SIGSEGV, NULL, &first) != 0 ||
            ((first.sa_flags & SA_SIGINFO) && first.sa_sigaction == on_fault)) {
            atomic_store_explicit(&looked, now, memory_order_release);
            return;
        }
    }
    atomic_store_explicit(&renewed, now, memory_order_relaxed);
    pthread_mutex_lock(&install_lock);
    if (installed) {
        install_locked();
    }
    pthread_mutex_unlock(&install_lock);
    atomic_store_explicit(&looked, now, memory_order_release);
}

void eng_guard_remove(void) {
    struct sigaction now;

    pthread_mutex_lock(&install_lock);
    if (--installed == 0) {
        for (int i = 0; i < CAUGHT; i++) {
            sigaction(caught[i], NULL, &now);
            /* Whoever came after us chains to us, and stays. */
            if ((now.sa_flags & SA_SIGINFO) && now.sa_sigaction == on_fault) {
                sigaction(caught[i], &previous[i], NULL);
            }
        }
    }
    pthread_mutex_unlock(&install_lock);
}

struct eng_exec *eng_exec_create(size_t stack_size) {
    struct eng_exec *exec = calloc(1, sizeof(*exec));

    if (!exec) {
        return NULL;
    }
    exec->stack_size = stack_size;
    exec->signal_stack = malloc(SIGNAL_STACK_SIZE);
    if (!exec->signal_stack) {
        goto free_exec;
    }
    if (!eng_stacks_create(&exec->work, 1, WORK_STACK_SIZE)) {
        goto free_signal_stack;
    }
    return exec;

free_signal_stack:
    free(exec->signal_stack);
free_exec:
    free(exec);
    return NULL;
}

void eng_exec_destroy(struct eng_exec *exec) {
    eng_stacks_destroy(&exec->items);
    eng_group_free(exec);
    free(exec->local);
    free(exec->args);
    eng_stacks_destroy(&exec->work);
    free(exec->signal_stack);
    free(exec);
}

void eng_exec_trim(struct eng_exec *exec) {
    struct eng_stacks standard;

    if (exec->items.stack_size > 2 * exec->stack_size) {
        eng_stacks_destroy(&exec->items);
    }
    if (exec->work.stack_size > 2 * (size_t)WORK_STACK_SIZE &&
        eng_stacks_create(&standard, 1, WORK_STACK_SIZE)) {
        eng_stacks_destroy(&exec->work);
        exec->work = standard;
    }
}

void eng_guard_enter(struct eng_exec *exec, stack_t *saved) {
    stack_t stack = {.ss_sp = exec->signal_stack, .ss_size = SIGNAL_STACK_SIZE};

    if (saved) {
        sigaltstack(&stack, saved);
    }
    eng_fiber_thread(&exec->thread);
    exec->previous = this_exec;
    this_exec = exec;
}

void eng_guard_leave(const stack_t *saved) {
    struct eng_exec *exec = this_exec;

    this_exec = exec->previous;
    if (saved && sigaltstack(saved, NULL) != 0) {
        stack_t none = {.ss_flags = SS_DISABLE};

        sigaltstack(&none, NULL);
    }
}

static void run_function(void *data) {
    struct eng_exec *exec = data;

    exec->function(exec->data);
    exec->current = NULL;
    eng_fiber_exit(exec->work.fibers, &exec->thread);
}

int eng_guard_run(struct eng_exec *exec, void (*function)(void *data), void *data) {
    exec->function = function;
    exec->data = data;
    exec->fault_signal = 0;
    eng_fiber_prepare(exec->work.fibers, run_function, exec);
    exec->current = exec->work.fibers;
    eng_fiber_switch(&exec->thread, exec->work.fibers);
    exec->current = NULL;
    return exec->fault_signal;
}

int eng_guard_explain(struct eng_exec *exec, const char *name) {
    const char *what = "an illegal instruction";

    if (exec->fault_signal == ENG_GAVE_UP) {
        snprintf(exec->error, sizeof(exec->error),
                 "%s: work-groups ended before a barrier that others wait at", name);
        return ENG_ERR_BARRIER;
    }
    if (exec->fault_signal == SIGFPE) {
        snprintf(exec->error, sizeof(exec->error), "%s raised an arithmetic fault (SIGFPE)", name);
        return ENG_ERR_FAULT;
    }
    if (exec->fault_signal == SIGSEGV) {
        what = eng_fiber_guards(exec->faulted, exec->fault_address)
                   ? "a stack overflow of a work-item (SIGSEGV)"
                   : "an access to an invalid address (SIGSEGV)";
    } else if (exec->fault_signal == SIGBUS) {
        what = "an access to an invalid address (SIGBUS)";
    }
    snprintf(exec->error, sizeof(exec->error), "%s raised %s at %p", name, what,
             exec->fault_address);
    return ENG_ERR_FAULT;
}
