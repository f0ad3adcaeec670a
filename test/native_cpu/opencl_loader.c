/* A library of OpenCL that has a platform, and whose other calls nobody may make with handles of
 * another driver. */
#include <stdlib.h>

#include "present/opencl.h"

#define EXPORT __attribute__((visibility("default")))

int32_t clGetPlatformIDs(uint32_t room, void **platforms, uint32_t *count);
EXPORT int32_t clGetPlatformIDs(uint32_t room, void **platforms, uint32_t *count) {
    static int platform;
    if (room) {
        platforms[0] = &platform;
    }
    if (count) {
        *count = 1;
    }
    return UR_CL_SUCCESS;
}

void *clCreateProgramWithIL(void *context, const void *il, size_t size, int32_t *code);
EXPORT void *clCreateProgramWithIL(void *context, const void *il, size_t size, int32_t *code) {
    (void)context;
    (void)il;
    (void)size;
    (void)code;
    abort();
}
