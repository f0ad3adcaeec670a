/* An OpenCL driver that compiles OpenCL C for the devices of adapters which are presented as Level
 * Zero, and does nothing else.
 *
 * oneMKL's Fourier transforms compile their kernels through OpenCL, with the driver whose device
 * has the vendor and clock that zeDeviceGetProperties told, and give the program's binary to
 * zeModuleCreate. The driver is a library of its own (compiler_library.c), which OpenCL's loader
 * opens where OCL_ICD_FILENAMES names it, as it opens any other. Its devices are those that
 * adapters of this process have told it of, and its binaries are SPIR-V, made by urcc (source.h).
 */
#ifndef UR_PRESENT_COMPILER_H
#define UR_PRESENT_COMPILER_H

#include <stdint.h>

#include "ur_api.h"

struct ur_clc_device {
    char name[256], vendor[128], version[64]; /* the last is the driver's */
    uint32_t vendor_id, units;
    uint32_t clock;                     /* MHz */
    uint64_t group_size;                /* work-items */
    uint64_t global_bytes, local_bytes; /* of memory */
};

/* Fills in up to `room` devices; how many there are. Any thread. */
typedef uint32_t ur_clc_devices(struct ur_clc_device *devices, uint32_t room);

/* Where an adapter leaves its function; again does nothing. */
#define UR_CLC_CONNECT "ur_clc_connect_devices"
typedef void ur_clc_connect(ur_clc_devices *devices);

ur_clc_devices ur_clc_own_devices; /* of the adapter */

#endif
