/* What the tests of the native CPU adapter through the interface share. */
#ifndef TEST_NATIVE_CPU_API_H
#define TEST_NATIVE_CPU_API_H

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ur_api.h"

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

static ur_adapter_handle_t adapter;
static ur_platform_handle_t platform;
static ur_device_handle_t root;

__attribute__((unused)) static const char *last_error(void) {
    const char *text = NULL;
    int32_t code = 0;
    return urAdapterGetLastError(adapter, &text, &code) == UR_RESULT_SUCCESS && text ? text : "";
}

#define UR(call)                                                                                   \
    do {                                                                                           \
        ur_result_t result_ = (call);                                                              \
        if (result_ != UR_RESULT_SUCCESS)                                                          \
            fail_msg("%s gave 0x%x: %s", #call, (unsigned)result_, last_error());                  \
    } while (0)

static inline int open_adapter(void **state) {
    (void)state;
    UR(urLoaderInit(0, NULL));
    UR(urAdapterGet(1, &adapter, NULL));
    UR(urPlatformGet(adapter, 1, &platform, NULL));
    UR(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &root, NULL));
    return 0;
}

static inline int close_adapter(void **state) {
    (void)state;
    UR(urAdapterRelease(adapter));
    UR(urLoaderTearDown());
    return 0;
}

__attribute__((unused)) static uint32_t units(ur_device_handle_t device) {
    uint32_t count = 0;
    UR(urDeviceGetInfo(device, UR_DEVICE_INFO_MAX_COMPUTE_UNITS, sizeof(count), &count, NULL));
    return count;
}

/* The caller's to free. */
__attribute__((unused)) static void *read_code(const char *path, size_t *size) {
    FILE *file = fopen(path, "rb");
    if (!file)
        fail_msg("no %s", path);
    fseek(file, 0, SEEK_END);
    *size = (size_t)ftell(file);
    rewind(file);
    void *code = malloc(*size);
    assert_int_equal(fread(code, 1, *size, file), *size);
    fclose(file);
    return code;
}

/* The program of a module of SPIR-V. */
__attribute__((unused)) static ur_program_handle_t build_il(ur_context_handle_t context,
                                                            const char *path) {
    size_t size;
    void *code = read_code(path, &size);
    ur_program_handle_t program = NULL;
    UR(urProgramCreateWithIL(context, code, size, NULL, &program));
    UR(urProgramBuild(context, program, NULL));
    free(code);
    return program;
}

/* The program in host code that the build made of kernels/NAME.cl. */
__attribute__((unused)) static ur_program_handle_t load(ur_context_handle_t context,
                                                        const char *name) {
    char path[4096];
    snprintf(path, sizeof(path), "%s/%s.so", getenv("TEST_KERNELS"), name);
    size_t size;
    uint8_t *code = read_code(path, &size);
    ur_program_handle_t program = NULL;
    const uint8_t *binary = code;
    UR(urProgramCreateWithBinary(context, 1, &root, &size, &binary, NULL, &program));
    UR(urProgramBuild(context, program, NULL));
    free(code);
    return program;
}

#endif
