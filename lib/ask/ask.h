/* Whether a driver survives a module: compilers in drivers end the process over what they do not
 * know, and say nowhere what they know. The driver is asked in a process of its own, ur-ask, which
 * lies in the folder unified-runtime beside the adapter, opens this adapter, and builds the module
 * for the same device. What came of it is kept in this process, and for each version of the driver
 * in the folder of compiled kernels (compile/cache.h). */
#ifndef UR_ASK_ASK_H
#define UR_ASK_ASK_H

#include <stdbool.h>
#include <stddef.h>

#include "ur_api.h"

enum ur_ask {
    UR_ASK_UNKNOWN, /* nobody could be asked, which the log says */
    UR_ASK_TAKES,
    UR_ASK_REFUSES, /* by an error, as it should */
    UR_ASK_DIES     /* and the process with it; or it has no end */
};

/* Whether the driver was asked, and is there after its answer. */
static inline bool ur_ask_survived(enum ur_ask answer) {
    return answer == UR_ASK_TAKES || answer == UR_ASK_REFUSES;
}

/* The module is built as it is, without the check of spirv/check.h. */
enum ur_ask ur_ask_module(ur_device_handle_t device, const void *code, size_t size);

/* A module that has nothing in it but the name of that extension ("SPV_..."), of SPIR-V `version`
 * (UR_SPIRV_VERSION). */
enum ur_ask ur_ask_extension(ur_device_handle_t device, const char *extension, unsigned version);

#endif
