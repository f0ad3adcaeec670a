/* Addresses, loads and stores. */
#include <string.h>

#include "machine.h"

/* Where the parts of parameter memory begin, as body.c lays them out. */
#define PARAM_FRAME ((uint64_t)1 << 30)
#define PARAM_RESULT ((uint64_t)2 << 30)

uint64_t ptx_address(struct ptx_block *block, struct ptx_thread *thread,
                     const struct ptx_operand *operand, enum ptx_space *space) {
    struct ptx_frame *frame = &thread->frame[thread->depth];
    switch (operand->kind) {
    case PTX_REGISTER:
        return frame->slots[operand->slot] + (uint64_t)operand->offset;
    case PTX_SYMBOL:
        *space = (enum ptx_space)operand->space;
        switch (operand->space) {
        case PTX_SHARED:
            return (uint64_t)operand->offset +
                   (operand->dynamic ? block->function->shared_bytes : (uint64_t)operand->value);
        case PTX_LOCAL:
            return frame->local_at + (uint64_t)operand->value + (uint64_t)operand->offset;
        case PTX_PARAM:
            return (uint64_t)operand->value + (uint64_t)operand->offset;
        default:
            return (uint64_t)(uintptr_t)block->module->memory + (uint64_t)operand->value +
                   (uint64_t)operand->offset;
        }
    default:
        return (uint64_t)operand->value;
    }
}

static unsigned char *in_parameters(struct ptx_thread *thread, uint64_t at, uint64_t size) {
    struct ptx_frame *frame = &thread->frame[thread->depth];
    const struct ptx_function *f = frame->function;
    if (at >= PARAM_RESULT) {
        at -= PARAM_RESULT;
        return frame->results && at + size <= f->result_bytes ? frame->results + at : NULL;
    }
    if (at >= PARAM_FRAME) {
        at -= PARAM_FRAME;
        return at + size <= f->frame_bytes ? frame->frame + at : NULL;
    }
    return at + size <= f->parameter_bytes ? frame->parameters + at : NULL;
}

/* Not in the variables' memory, or all in one of them. */
static bool in_variables(const struct ptx_module *module, uint64_t address, uint64_t size) {
    uint64_t at = address - (uint64_t)(uintptr_t)module->memory;
    return at >= module->memory_bytes || (size <= module->memory_bytes - at && module->owned[at] &&
                                          (!size || module->owned[at + size - 1]));
}

unsigned char *ptx_reach(struct ptx_block *block, struct ptx_thread *thread, enum ptx_space space,
                         uint64_t address, uint64_t size, uint32_t align) {
    static const char *const names[] = {"memory",        "global memory", "constant memory",
                                        "shared memory", "local memory",  "parameters"};
    uint64_t window = address & PTX_WINDOW_MASK, at = address;
    if (address % align) {
        (void)ptx_fault(block, thread, "an access of %u bytes at %#llx, which is not aligned",
                        (unsigned)align, (unsigned long long)address);
        return NULL;
    }
    if (space == PTX_GENERIC &&
        (window == PTX_SHARED_WINDOW || window == PTX_LOCAL_WINDOW || window == PTX_PARAM_WINDOW)) {
        space = window == PTX_SHARED_WINDOW  ? PTX_SHARED
                : window == PTX_LOCAL_WINDOW ? PTX_LOCAL
                                             : PTX_PARAM;
        at = address & ~PTX_WINDOW_MASK;
    }
    unsigned char *host = NULL;
    switch (space) {
    case PTX_SHARED:
        host = at <= block->shared_bytes && size <= block->shared_bytes - at ? block->shared + at
                                                                             : NULL;
        break;
    case PTX_LOCAL:
        host = at <= PTX_STACK && size <= PTX_STACK - at ? thread->stack + at : NULL;
        break;
    case PTX_PARAM:
        host = in_parameters(thread, at, size);
        break;
    default:
        /* The engine turns the fault of the host into the command's. */
        host = address >= 4096 && address < PTX_SHARED_WINDOW &&
                       in_variables(block->module, address, size)
                   ? (unsigned char *)(uintptr_t)address
                   : NULL;
        break;
    }
    if (!host) {
        (void)ptx_fault(block, thread, "%llu bytes at %#llx are outside of %s",
                        (unsigned long long)size, (unsigned long long)address, names[space]);
    }
    return host;
}
