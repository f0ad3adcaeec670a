/* Standing in for the loader library of the backend that an adapter presents itself as.
 *
 * Presented as Level Zero or OpenCL (UR_<NAME>_PRESENT_AS), the platform's native handles reach
 * code that calls the loader of that interface with them: oneMKL asks Level Zero's for sub-devices
 * and properties, dpctl makes modules, programs and kernels with either. Both look it up by its
 * name among the libraries of the process. Where there is none, the adapter opens a library of its
 * own with that SONAME, which lies in a folder where nobody looks for the loader and hands the few
 * calls that level_zero.h and opencl.h list to the adapter. A real loader is never hidden: one that
 * is in the process stays, and for OpenCL so does one that has a platform. */
#ifndef UR_PRESENT_PRESENT_H
#define UR_PRESENT_PRESENT_H

#include <stdbool.h>
#include <stdint.h>

#include "ur_api.h"

/* What the adapter supplies (adapter_ops.h). Any thread; no lock of the adapter is held. */
struct ur_presented {
    /* The program that has this native handle, with one more reference; NULL: none has. */
    ur_program_handle_t (*program_of)(ur_native_handle_t native);
    /* Whether the program's native handle went to a new owner since. NULL: then
     * urProgramCreateWithNativeHandle calls ur_present_given. */
    bool (*is_given)(ur_program_handle_t program);
    bool context_is_number;           /* native contexts are numbers, of which 0 is one */
    const struct ur_cl_calls *opencl; /* ur_cl_own_calls; NULL: OpenCL's calls are not answered */
    /* For these: the program whose kernel this native handle is, with one more reference. */
    ur_program_handle_t (*program_of_kernel)(ur_native_handle_t native);
    /* For these: one reference more or less to the object of that kind (below) that has this
     * native handle. False: none has. */
    bool (*count)(ur_native_handle_t native, int kind, bool more);
};
enum { /* kinds of `count` */
       UR_PRESENT_CONTEXT,
       UR_PRESENT_DEVICE,
       UR_PRESENT_QUEUE,
       UR_PRESENT_EVENT,
       UR_PRESENT_MEM
};

/* Opens the library when first called, if the adapter is presented as another backend. False: it is
 * not there, and calls of that backend's interface would not reach this adapter. */
bool ur_present(void);

/* A native handle that zeModuleCreate gave out was handed over to a new owner. Anything else is
 * passed over. */
void ur_present_given(ur_native_handle_t native);

/* What clCreateProgramWith* and clCreateKernel made: the object with one more reference, or NULL
 * where the handle is none of these, or of a program that is not built. `owned`: the handle's own
 * reference is given up for it. */
ur_program_handle_t ur_present_program(ur_native_handle_t native, bool owned);
ur_kernel_handle_t ur_present_kernel(ur_native_handle_t native, bool owned);

#endif
