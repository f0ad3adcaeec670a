/* Threads, calls and barriers of one block. Threads take turns; one goes on until it waits for
 * others, ends, or has had its share. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "machine.h"

enum { SHARE = 20000 };         /* instructions, so that a thread which spins lets the others on */
enum { PATIENCE = 40 * SHARE }; /* and of threads of a warp that go on together */

/* Memory of blocks, kept for the next one on this thread of the host. */
static _Thread_local struct {
    unsigned char *stacks;
    size_t stack_count;
    struct ptx_thread *threads;
    unsigned char *shared;
    size_t shared_room;
} kept;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t ends;

/* With the thread of the host. */
static void drop(void *unused) {
    (void)unused;
    if (kept.stacks) {
        munmap(kept.stacks, kept.stack_count * PTX_STACK);
    }
    free(kept.threads);
    free(kept.shared);
    memset(&kept, 0, sizeof(kept));
}

static void make_key(void) {
    if (pthread_key_create(&ends, drop)) {
        abort();
    }
}

static bool room(uint32_t threads, uint32_t shared) {
    pthread_once(&once, make_key);
    (void)pthread_setspecific(ends, &kept);
    if (threads > kept.stack_count) {
        if (kept.stacks) {
            munmap(kept.stacks, kept.stack_count * PTX_STACK);
        }
        free(kept.threads);
        kept.threads = NULL;
        kept.stack_count = 0;
        kept.stacks = mmap(NULL, (size_t)threads * PTX_STACK, PROT_READ | PROT_WRITE,
                           MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        kept.threads = calloc(threads, sizeof(*kept.threads));
        if (kept.stacks == MAP_FAILED || !kept.threads) {
            kept.stacks = kept.stacks == MAP_FAILED ? NULL : kept.stacks;
            return false;
        }
        kept.stack_count = threads;
    }
    if (shared + 16 > kept.shared_room) {
        free(kept.shared);
        kept.shared = NULL;
        kept.shared_room = 0;
        kept.shared = aligned_alloc(256, ((size_t)shared + 16 + 255) & ~(size_t)255);
        if (!kept.shared) {
            return false;
        }
        kept.shared_room = shared + 16;
    }
    return true;
}

static void *take_aligned(struct ptx_thread *thread, uint64_t size, uint64_t align) {
    uint64_t at = (thread->stack_used + align - 1) & ~(align - 1);
    if (at + size > PTX_STACK) {
        return NULL;
    }
    thread->stack_used = at + size;
    return thread->stack + at;
}

static void *take(struct ptx_thread *thread, uint64_t size) {
    return take_aligned(thread, size, 16);
}

static bool enter(struct ptx_block *block, struct ptx_thread *thread, uint32_t depth,
                  const struct ptx_function *f, unsigned char *parameters) {
    struct ptx_frame *frame = &thread->frame[depth];
    *frame = (struct ptx_frame){.function = f,
                                .parameters = parameters,
                                .stack_used = thread->stack_used,
                                .local_used = thread->local_used};
    thread->local_used += f->local_bytes;
    if (thread->local_used > PTX_LOCAL_MOST) {
        return ptx_fault(block, thread, "%s finds no room in local memory", f->name);
    }
    frame->slots = take(thread, (uint64_t)f->slots * 8);
    frame->frame = take(thread, f->frame_bytes);
    /* Compilers put offsets in by OR where the alignment allows that. */
    unsigned char *local =
        take_aligned(thread, f->local_bytes, f->local_align > 16 ? f->local_align : 16);
    frame->results = take(thread, f->result_bytes);
    if (!parameters) {
        frame->parameters = take(thread, f->parameter_bytes);
    }
    if (!frame->slots || !frame->frame || !local || !frame->results || !frame->parameters) {
        return ptx_fault(block, thread, "%s finds no room on the stack", f->name);
    }
    frame->local_at = (uint64_t)(local - thread->stack);
    memset(frame->slots, 0, (size_t)f->slots * 8);
    thread->depth = depth;
    return true;
}

/* Where a parameter that the caller's body declares lies. */
static unsigned char *passed(struct ptx_block *block, struct ptx_thread *thread,
                             const struct ptx_operand *operand, uint64_t size) {
    enum ptx_space space = PTX_PARAM;
    return ptx_reach(block, thread, space, ptx_address(block, thread, operand, &space), size, 1);
}

static bool builtin(struct ptx_block *block, struct ptx_thread *thread,
                    const struct ptx_instruction *ins) {
    if (ins->operand[0].value == PTX_BUILTIN_ASSERT) {
        return ptx_fault(block, thread, "an assertion that failed");
    }
    uint64_t values[2] = {0};
    for (unsigned i = 0; i < 2; ++i) {
        unsigned char *from = ins->operand[2].count == 2
                                  ? passed(block, thread, ptx_more(thread, &ins->operand[2], i), 8)
                                  : NULL;
        if (!from) {
            return ptx_fault(block, thread, "vprintf takes two addresses");
        }
        memcpy(&values[i], from, 8);
    }
    return ptx_print(block, thread, values[0], values[1]);
}

static bool call(struct ptx_block *block, struct ptx_thread *thread,
                 const struct ptx_instruction *ins) {
    if (ins->operand[0].value < 0) {
        return builtin(block, thread, ins);
    }
    const struct ptx_function *f = block->module->functions[ins->operand[0].value];
    uint32_t depth = thread->depth;
    if (depth + 1 == PTX_DEPTH) {
        return ptx_fault(block, thread, "calls deeper than %d", PTX_DEPTH);
    }
    if (ins->operand[2].count != f->parameter_count || ins->operand[1].count != f->result_count) {
        return ptx_fault(block, thread, "%s is called with other arguments than it has", f->name);
    }
    if (!enter(block, thread, depth + 1, f, NULL)) {
        return false;
    }
    struct ptx_frame *frame = &thread->frame[depth + 1];
    frame->call = ins;
    thread->depth = depth; /* whose memory what is passed lies in */
    for (uint32_t i = 0; i < f->parameter_count; ++i) {
        unsigned char *from =
            passed(block, thread, ptx_more(thread, &ins->operand[2], i), f->parameters[i].size);
        if (!from) {
            return false;
        }
        memcpy(frame->parameters + f->parameters[i].offset, from, f->parameters[i].size);
    }
    thread->depth = depth + 1;
    return true;
}

static bool leave(struct ptx_block *block, struct ptx_thread *thread) {
    if (thread->depth == 0) {
        thread->state = PTX_ENDED;
        return true;
    }
    struct ptx_frame done = thread->frame[thread->depth--];
    for (uint32_t i = 0; i < done.function->result_count; ++i) {
        const struct ptx_parameter *result = &done.function->results[i];
        unsigned char *to =
            passed(block, thread, ptx_more(thread, &done.call->operand[1], i), result->size);
        if (!to) {
            return false;
        }
        memcpy(to, done.results + result->offset, result->size);
    }
    thread->stack_used = done.stack_used;
    thread->local_used = done.local_used;
    return true;
}

/* bar.sync a {, b}; bar.arrive a, b; bar.red.op.type d, a {, b}, c. */
static bool barrier(struct ptx_block *block, struct ptx_thread *thread,
                    const struct ptx_instruction *ins) {
    bool reduces = ins->how == PTX_W_red;
    unsigned first = reduces ? 1 : 0, operands = ins->count - (reduces ? 2u : 0u);
    uint64_t which = ins->count ? ptx_value(block, thread, &ins->operand[first]) : 0;
    if (which >= PTX_BARRIERS) {
        return ptx_fault(block, thread, "there is no barrier %llu", (unsigned long long)which);
    }
    thread->barrier = (uint32_t)which;
    thread->barrier_threads =
        operands > 1 ? (uint32_t)ptx_value(block, thread, &ins->operand[first + 1]) : 0;
    if (reduces) {
        thread->barrier_value = ptx_value(block, thread, &ins->operand[ins->count - 1]) & 1;
    }
    thread->waits_at = ins;
    if (ins->how == PTX_W_arrive) {
        ++block->arrived[which];
    } else {
        thread->state = PTX_AT_BARRIER;
    }
    return true;
}

/* The next instruction of a thread that runs. */
static bool step(struct ptx_block *block, struct ptx_thread *thread) {
    struct ptx_frame *frame = &thread->frame[thread->depth];
    if (frame->pc == frame->function->code_count) {
        return leave(block, thread);
    }
    const struct ptx_instruction *ins = &frame->function->code[frame->pc++];
    if (ins->guarded && (frame->slots[ins->guard] & 1) == ins->guard_negated) {
        return true;
    }
    if (ins->convergent) {
        thread->state = PTX_AT_WARP;
        thread->waits_at = ins;
        return true;
    }
    switch ((int)ins->opcode) {
    case PTX_bra:
        frame->pc = (uint32_t)ins->target;
        return true;
    case PTX_brx: {
        uint64_t index = (uint32_t)ptx_value(block, thread, &ins->operand[0]);
        uint64_t at = (uint64_t)ins->target + index;
        if (at >= frame->function->target_count) {
            return ptx_fault(block, thread, "branch %llu of a list", (unsigned long long)index);
        }
        frame->pc = (uint32_t)frame->function->targets[at];
        return true;
    }
    case PTX_call:
        return call(block, thread, ins);
    case PTX_ret:
        return leave(block, thread);
    case PTX_exit:
        thread->state = PTX_ENDED;
        return true;
    case PTX_bar:
    case PTX_barrier:
        return barrier(block, thread, ins);
    default:
        return ptx_execute(block, thread, ins);
    }
}

static bool alone(struct ptx_block *block, struct ptx_thread *thread) {
    for (unsigned left = SHARE; left && thread->state == PTX_RUNS; --left) {
        if (!step(block, thread)) {
            return false;
        }
    }
    return true;
}

/* Whether `a` is to come before `b`, so that they meet again after parting: what is called ends
 * before its caller goes on, and of a function what stands first. */
static bool behind(const struct ptx_thread *a, const struct ptx_thread *b) {
    const struct ptx_frame *x = &a->frame[a->depth], *y = &b->frame[b->depth];
    return a->depth != b->depth         ? a->depth > b->depth
           : x->function != y->function ? x->function < y->function
                                        : x->pc < y->pc;
}

/* Threads of a warp that are at the same place take each instruction together, until all wait or
 * have ended, or they had their share. Those that are ahead wait, but not for ever: what the others
 * spin on may be theirs to do. */
static bool together(struct ptx_block *block, uint32_t first, uint32_t count) {
    uint32_t *passed_over = &block->threads[first].passed_over;
    for (unsigned left = SHARE; left; --left) {
        struct ptx_thread *next[PTX_WARP], *ahead = NULL;
        uint32_t chosen = 0;
        for (uint32_t i = first; i < first + count; ++i) {
            struct ptx_thread *thread = &block->threads[i];
            if (thread->state != PTX_RUNS) {
                continue;
            }
            if (chosen && behind(next[0], thread)) {
                ahead = thread;
                continue;
            }
            if (chosen && behind(thread, next[0])) {
                ahead = next[0];
                chosen = 0;
            }
            next[chosen++] = thread;
        }
        *passed_over = ahead ? *passed_over + 1 : 0;
        if (!chosen) {
            return true;
        }
        if (*passed_over == PATIENCE) {
            *passed_over = 0;
            if (!alone(block, ahead)) {
                return false;
            }
            continue;
        }
        for (uint32_t i = 0; i < chosen; ++i) {
            if (!step(block, next[i])) {
                return false;
            }
        }
    }
    return true;
}

/* Lets those go that wait at a barrier which has all its threads. True if there was one. */
static bool barriers(struct ptx_block *block, uint32_t live) {
    bool any = false;
    for (uint32_t id = 0; id < PTX_BARRIERS; ++id) {
        uint32_t waiting = 0, wanted = 0, yes = 0;
        for (uint32_t i = 0; i < block->thread_count; ++i) {
            const struct ptx_thread *thread = &block->threads[i];
            if (thread->state == PTX_AT_BARRIER && thread->barrier == id) {
                ++waiting;
                yes += thread->barrier_value;
                wanted = thread->barrier_threads;
            }
        }
        if (!waiting || waiting + block->arrived[id] < (wanted ? wanted : live)) {
            continue;
        }
        block->arrived[id] = 0;
        any = true;
        for (uint32_t i = 0; i < block->thread_count; ++i) {
            struct ptx_thread *thread = &block->threads[i];
            if (thread->state != PTX_AT_BARRIER || thread->barrier != id) {
                continue;
            }
            const struct ptx_instruction *ins = thread->waits_at;
            if (ins->how == PTX_W_red) {
                ptx_store_slot(thread, &ins->operand[0],
                               ins->logic == PTX_W_popc  ? yes
                               : ins->logic == PTX_W_and ? yes == waiting
                                                         : yes != 0);
            }
            thread->state = PTX_RUNS;
        }
    }
    return any;
}

static bool turn(struct ptx_block *block, bool *progress) {
    uint32_t live = 0, running = 0;
    *progress = false;
    for (uint32_t i = 0; i < block->thread_count && block->lockstep; i += PTX_WARP) {
        uint32_t count = block->thread_count - i < PTX_WARP ? block->thread_count - i : PTX_WARP;
        for (uint32_t k = i; k < i + count && !*progress; ++k) {
            *progress = block->threads[k].state == PTX_RUNS;
        }
        if (!together(block, i, count)) {
            return false;
        }
    }
    for (uint32_t i = 0; i < block->thread_count; ++i) {
        struct ptx_thread *thread =
            &block->threads[block->backwards ? block->thread_count - 1 - i : i];
        if (thread->state == PTX_RUNS && !block->lockstep) {
            *progress = true;
            if (!alone(block, thread)) {
                return false;
            }
        }
        live += thread->state != PTX_ENDED;
        running += thread->state == PTX_RUNS;
    }
    for (uint32_t i = 0; i < block->thread_count; i += PTX_WARP) {
        uint32_t count = block->thread_count - i < PTX_WARP ? block->thread_count - i : PTX_WARP;
        bool ready = true, any = false;
        for (uint32_t k = i; k < i + count; ++k) {
            ready = ready && block->threads[k].state != PTX_RUNS;
            any = any || block->threads[k].state == PTX_AT_WARP;
        }
        if (ready && any && ptx_warp(block, i, count)) {
            *progress = true;
            ++running;
        }
        if (block->failed) {
            return false;
        }
    }
    if (!running && live && barriers(block, live)) {
        *progress = true;
    }
    if (!live) {
        *progress = false;
    } else if (!*progress) {
        const struct ptx_thread *stuck = block->threads;
        while (stuck->state == PTX_ENDED) {
            ++stuck;
        }
        return ptx_fault(block, stuck, "it waits for threads that never come");
    }
    return true;
}

bool ptx_run(struct ptx_block *block) {
    const struct ptx_function *f = block->function;
    block->thread_count = block->block[0] * block->block[1] * block->block[2];
    block->shared_bytes = f->shared_bytes + block->dynamic_shared;
    block->failed = false;
    memset(block->arrived, 0, sizeof(block->arrived));
    if (!room(block->thread_count, block->shared_bytes)) {
        strcpy(block->why, "no memory for the threads of a block");
        return false;
    }
    block->threads = kept.threads;
    block->shared = kept.shared;
    memset(block->shared, 0xa5, block->shared_bytes); /* whatever was there before */
    for (uint32_t i = 0; i < block->thread_count; ++i) {
        struct ptx_thread *thread = &block->threads[i];
        thread->state = PTX_RUNS;
        thread->passed_over = 0;
        thread->tid[0] = i % block->block[0];
        thread->tid[1] = i / block->block[0] % block->block[1];
        thread->tid[2] = i / block->block[0] / block->block[1];
        thread->lane = i % PTX_WARP;
        thread->warp = i / PTX_WARP;
        thread->index = i;
        thread->carry = false;
        thread->stack = kept.stacks + (size_t)i * PTX_STACK;
        thread->stack_used = thread->local_used = 0;
        thread->frame[0].function = f;
        thread->frame[0].pc = 0;
        thread->depth = 0;
        /* Parameters are not written by anyone: stores to them are no instruction of PTX. */
        if (!enter(block, thread, 0, f, (unsigned char *)(uintptr_t)block->parameters)) {
            return false;
        }
    }
    bool progress = true;
    while (progress) {
        if (!turn(block, &progress)) {
            return false;
        }
    }
    return !block->failed;
}
