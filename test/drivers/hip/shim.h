/* A libamdhip64.so.5 on top of CUDA's driver interface, by hand. It has the binary interface of
 * AMD's own library, since it includes the same header as the adapter, and needs libcuda.so.1: the
 * software one of test/drivers/cuda, or NVIDIA's.
 *
 * Code objects cannot run there. A module that is given one loads the PTX of the same name instead,
 * found by its content in the folders of UR_SOFTWARE_DRIVER_KERNELS (else UR_CONFORMANCE_KERNELS);
 * PTX given as such is taken as it is. Of what an adapter makes of SPIR-V there is no such file: a
 * device's name of its architecture ends with ":ur-spirv+", which asks for code objects that carry
 * the SPIR-V, and a module becomes PTX of that by the CUDA adapter's emitter (spirv.c). What
 * arguments a kernel has and how they are handed over is the code object's to say all the same. */
#ifndef HIP_SHIM_H
#define HIP_SHIM_H

#define __HIP_PLATFORM_AMD__ 1
#include <cuda.h>
#include <hip/hip_runtime_api.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { DEVICES_MOST = 16 };

/* The results of both interfaces have the same numbers where they mean the same. */
static inline hipError_t shim_result(CUresult result) {
    return result == CUDA_ERROR_NOT_PERMITTED || result == CUDA_ERROR_INVALID_PTX
               ? hipErrorInvalidKernelFile
           : result == CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED ? hipErrorPeerAccessAlreadyEnabled
                                                              : (hipError_t)result;
}

/* state.c: initialises, and makes the thread's device current. */
hipError_t shim_enter(void);
CUcontext shim_context(int device); /* NULL: no such device */
extern _Thread_local hipError_t shim_last;

/* Remembers what hipGetLastError gives. */
static inline hipError_t shim_return(CUresult result) {
    hipError_t mapped = shim_result(result);
    if (mapped != hipSuccess && mapped != hipErrorNotReady) {
        shim_last = mapped;
    }
    return mapped;
}

/* spirv.c: what a code object that carries SPIR-V is run by; false: it carries none. The result,
 * whose names are the module's, and the module are the caller's to let go. */
struct ur_ptx_result;
struct ur_spirv_module;
bool shim_carried(const void *image, size_t size, struct ur_ptx_result *ptx,
                  struct ur_spirv_module **module, hipError_t *why);

/* image.c: bytes of an element. */
size_t shim_element(const hipArray *array);
/* memory.c */
void shim_copy(const struct hipMemcpy3DParms *p, CUDA_MEMCPY3D *out);
/* module.c: the function, and the arguments as it takes them: `params`, or what is put together in
 * `moved` and `values`. */
enum { SHIM_PARAMS_MOST = 256 };
/* A launch's shared memory, with what PTX made of SPIR-V keeps free at its beginning, so that no
 * generic pointer to it is NULL. */
unsigned shim_shared(hipFunction_t function, unsigned shared);
CUfunction shim_function(hipFunction_t function, void ***params, void *moved[SHIM_PARAMS_MOST],
                         uint64_t values[SHIM_PARAMS_MOST]);

#define ENTER()                                                                                    \
    do {                                                                                           \
        hipError_t entered = shim_enter();                                                         \
        if (entered != hipSuccess) {                                                               \
            return entered;                                                                        \
        }                                                                                          \
    } while (0)

static inline CUdeviceptr shim_address(const void *pointer) {
    return (CUdeviceptr)(uintptr_t)pointer;
}

#endif
