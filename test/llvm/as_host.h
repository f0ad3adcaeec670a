/* What LLVM gets for AMD's devices, compiled for the host: the instructions of these devices become
 * functions that the test has. */
#ifndef TEST_LLVM_AS_HOST_H
#define TEST_LLVM_AS_HOST_H

#include <stdbool.h>
#include <stdint.h>

#include "compile/object.h"
#include "llvm/llvm.h"

/* The code of a module, whose table has the addresses of `names`. A function llvm.amdgcn.NAME is
 * lanes.NAME, which ur_runtime_symbol has to give; those that read, write or sample images and
 * buffers all call lanes.image, of type as_host_image. *wide: as the result of the emitter. */
struct ur_code as_host_load(const char *path, const struct ur_llvm_options *options,
                            const char *const *names, unsigned count, bool *wide);

/* `name` without llvm.amdgcn., operands that are scalars in their order, and what the others hold;
 * the pixel is given or wanted. */
typedef void as_host_image(const char *name, const uint32_t *scalars, const uint32_t *descriptor,
                           const uint32_t *sampler, uint32_t *pixel);

#endif
