/* What kernels of SPIR-V print, and their assertions. */
#ifndef HIP_MESSAGES_H
#define HIP_MESSAGES_H

#include <stdatomic.h>
#include <stdbool.h>

#include "calls.h"

/* Set once some module's kernels print. */
extern _Atomic bool hip_messages_wanted;

/* Tells a module that was just loaded on the current device where its kernels write. A module whose
 * kernels print nothing needs nothing. */
hipError_t hip_messages_attach(hipModule_t module);
/* Prints what has come from any device. hipErrorAssert: an assertion has failed on the current one,
 * now or before, which as on CUDA is of no use any more then. */
hipError_t hip_messages_read(void);
/* Whether one has failed on that device. */
bool hip_messages_asserted(int device);
/* Before all that the device has is given up. */
void hip_messages_forget(int device);

/* What a call that waited, or that asked whether something is over, returned. */
static inline hipError_t hip_over(hipError_t result) {
    return result == hipSuccess && atomic_load_explicit(&hip_messages_wanted, memory_order_acquire)
               ? hip_messages_read()
               : result;
}

#endif
