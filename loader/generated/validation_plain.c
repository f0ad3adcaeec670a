/* Generated from scripts/templates/validation_plain.c.mako and scripts/spec by scripts/generate.py.
 * Do not edit: change the specification or the template and run that command. */
/* Is there anything to do around a call that is made very often but to call on? Every handle is live and of its
 * kind, no event is asked for, and no memory is allocated in the order of queues. Called by validation_x86_64.S,
 * with the arguments where the program put them; see validation.h. */
#include "../layers/tracked.h"
#include "../layers/validation.h"

#if LOADER_CHECKS_IN_PLACE

/* Most parameters are no handles. */
#pragma GCC diagnostic ignored "-Wunused-parameter"

#define PLAIN LOADER_CHECK

static inline __attribute__((always_inline)) bool
all_are(uint32_t count, const ur_event_handle_t *list, unsigned kind) {
    for (uint32_t i = 0; i < count; i++) {
        if (__builtin_expect(!loader_handle_is(list[i], kind), 0)) {
            return false;
        }
    }
    return true;
}

static inline __attribute__((always_inline)) bool
are_plain(uint32_t count, const ur_exp_kernel_arg_properties_t *args) {
    for (const ur_exp_kernel_arg_properties_t *at = args, *end = args + count; at != end; at++) {
        if (at->type == UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ) {
            if (__builtin_expect(!loader_handle_is(at->value.memObjTuple.hMem, LOADER_KIND_MEM), 0)) {
                return false;
            }
        } else if (__builtin_expect(at->type == UR_EXP_KERNEL_ARG_TYPE_SAMPLER, 0)) {
            return false;
        }
    }
    return true;
}

PLAIN loader_is_plain_EnqueueKernelLaunchWithArgsExp(
    LOADER_PAD ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs,
    const ur_kernel_launch_ext_properties_t *launchPropList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
PLAIN loader_is_plain_EnqueueKernelLaunchWithArgsExp(
    LOADER_PAD ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs,
    const ur_kernel_launch_ext_properties_t *launchPropList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    return !atomic_load_explicit(&loader_order_used, memory_order_relaxed) &&
           !LOADER_KEPT_ANY &&
           loader_handle_is(hQueue, LOADER_KIND_QUEUE) &&
           loader_handle_is(hKernel, LOADER_KIND_KERNEL) &&
           are_plain(numArgs, pArgs) &&
           all_are(numEventsInWaitList, phEventWaitList, LOADER_KIND_EVENT) &&
           !phEvent;
}

#endif
