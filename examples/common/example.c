#include "example.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "ur_print.h"

static ur_adapter_handle_t last_adapter;

/* What urAdapterGet gave, with a reference each, until example_done. */
static ur_adapter_handle_t *adapters;
static uint32_t adapter_count;

void example_set_adapter(ur_adapter_handle_t adapter) {
    last_adapter = adapter;
}

void example_check(ur_result_t result, const char *call, const char *file, int line) {
    if (result == UR_RESULT_SUCCESS) {
        return;
    }
    char name[96] = "unknown result";
    size_t length = 0;
    urPrintResult(result, name, sizeof(name), &length);
    fprintf(stderr, "%s:%d: %s: %s\n", file, line, call, name);
    const char *message = NULL;
    int32_t code = 0;
    if (last_adapter && urAdapterGetLastError(last_adapter, &message, &code) == UR_RESULT_SUCCESS &&
        message && *message) {
        fprintf(stderr, "  %s (driver code %d)\n", message, (int)code);
    }
    exit(1);
}

void *example_read(const char *path, size_t *size) {
    FILE *file = fopen(path, "rb");
    if (!file || fseek(file, 0, SEEK_END) != 0) {
        perror(path);
        exit(1);
    }
    long length = ftell(file);
    char *data = length < 0 ? NULL : malloc((size_t)length + 1);
    rewind(file);
    if (!data || fread(data, 1, (size_t)length, file) != (size_t)length) {
        fprintf(stderr, "%s: cannot be read\n", path);
        exit(1);
    }
    fclose(file);
    data[length] = '\0';
    *size = (size_t)length;
    return data;
}

void *example_kernel(const char *stem, const char *ending, size_t *size) {
    char path[4096];
    snprintf(path, sizeof(path), "%s%s", stem, ending);
    FILE *file = fopen(path, "rb");
    if (!file) {
        fprintf(stderr,
                "%s: %s\n  Kernels are named by their path without the ending, such as "
                "kernels/examples/vector_add.\n",
                path, strerror(errno));
        exit(1);
    }
    fclose(file);
    return example_read(path, size);
}

static void add_platform(ur_adapter_handle_t adapter, ur_platform_handle_t platform,
                         example_device **devices, size_t *count) {
    ur_backend_t backend = UR_BACKEND_UNKNOWN;
    char platform_name[sizeof((*devices)->platform_name)] = "";
    EXAMPLE_CHECK(
        urPlatformGetInfo(platform, UR_PLATFORM_INFO_BACKEND, sizeof(backend), &backend, NULL));
    size_t length = 0;
    EXAMPLE_CHECK(urPlatformGetInfo(platform, UR_PLATFORM_INFO_NAME, 0, NULL, &length));
    if (length <= sizeof(platform_name)) {
        EXAMPLE_CHECK(
            urPlatformGetInfo(platform, UR_PLATFORM_INFO_NAME, length, platform_name, NULL));
    }
    uint32_t found = 0;
    ur_result_t result = urDeviceGetSelected(platform, UR_DEVICE_TYPE_ALL, 0, NULL, &found);
    if (result == UR_RESULT_ERROR_DEVICE_NOT_FOUND || found == 0) {
        return;
    }
    EXAMPLE_CHECK(result);
    ur_device_handle_t *handles = calloc(found, sizeof(*handles));
    *devices = realloc(*devices, (*count + found) * sizeof(**devices));
    if (!handles || !*devices) {
        fprintf(stderr, "out of memory\n");
        exit(1);
    }
    EXAMPLE_CHECK(urDeviceGetSelected(platform, UR_DEVICE_TYPE_ALL, found, handles, NULL));
    for (uint32_t i = 0; i < found; ++i) {
        example_device *d = &(*devices)[(*count)++];
        *d = (example_device){adapter, platform, handles[i], backend, "", ""};
        memcpy(d->platform_name, platform_name, sizeof(platform_name));
        EXAMPLE_CHECK(urDeviceGetInfo(handles[i], UR_DEVICE_INFO_NAME, 0, NULL, &length));
        char *name = malloc(length + 1);
        if (name) {
            EXAMPLE_CHECK(urDeviceGetInfo(handles[i], UR_DEVICE_INFO_NAME, length, name, NULL));
            snprintf(d->name, sizeof(d->name), "%s", name);
            free(name);
        }
    }
    free(handles);
}

size_t example_devices(example_device **devices) {
    size_t count = 0;
    *devices = NULL;
    EXAMPLE_CHECK(urAdapterGet(0, NULL, &adapter_count));
    adapters = calloc(adapter_count + 1, sizeof(*adapters));
    if (!adapters) {
        fprintf(stderr, "out of memory\n");
        exit(1);
    }
    if (adapter_count) {
        EXAMPLE_CHECK(urAdapterGet(adapter_count, adapters, NULL));
    }
    for (uint32_t a = 0; a < adapter_count; ++a) {
        uint32_t platform_count = 0;
        example_set_adapter(adapters[a]);
        EXAMPLE_CHECK(urPlatformGet(adapters[a], 0, NULL, &platform_count));
        ur_platform_handle_t *platforms = calloc(platform_count + 1, sizeof(*platforms));
        if (platforms && platform_count) {
            EXAMPLE_CHECK(urPlatformGet(adapters[a], platform_count, platforms, NULL));
            for (uint32_t p = 0; p < platform_count; ++p) {
                add_platform(adapters[a], platforms[p], devices, &count);
            }
        }
        free(platforms);
    }
    return count;
}

void example_done(example_device *devices) {
    free(devices);
    example_set_adapter(NULL);
    for (uint32_t a = 0; a < adapter_count; ++a) {
        EXAMPLE_CHECK(urAdapterRelease(adapters[a]));
    }
    free(adapters);
    adapters = NULL;
    adapter_count = 0;
}

bool example_takes_spirv(ur_device_handle_t device) {
    char version[512] = ""; /* a list of all versions */
    return urDeviceGetInfo(device, UR_DEVICE_INFO_IL_VERSION, sizeof(version), version, NULL) ==
               UR_RESULT_SUCCESS &&
           strstr(version, "SPIR-V") != NULL;
}

ur_program_handle_t example_program(const example_device *device, ur_context_handle_t context,
                                    const char *stem) {
    const char *suffix = ".cl";
    bool binary = true;
    switch (device->backend) {
    case UR_BACKEND_CUDA:
        suffix = ".ptx";
        break;
    case UR_BACKEND_HIP:
        suffix = ".hsaco";
        break;
    case UR_BACKEND_NATIVE_CPU:
        suffix = ".so";
        break;
    default:
        suffix = example_takes_spirv(device->device) ? ".spv" : ".cl";
        binary = false;
    }
    size_t size = 0;
    uint8_t *code = example_kernel(stem, suffix, &size);
    ur_program_handle_t program = NULL;
    ur_device_handle_t handle = device->device;
    if (binary) {
        const uint8_t *codes[] = {code};
        EXAMPLE_CHECK(urProgramCreateWithBinary(context, 1, &handle, &size, codes, NULL, &program));
    } else {
        EXAMPLE_CHECK(urProgramCreateWithIL(context, code, size, NULL, &program));
    }
    free(code);
    ur_result_t result = urProgramBuild(context, program, NULL);
    if (result != UR_RESULT_SUCCESS) {
        size_t length = 0;
        char *log = NULL;
        if (urProgramGetBuildInfo(program, handle, UR_PROGRAM_BUILD_INFO_LOG, 0, NULL, &length) ==
                UR_RESULT_SUCCESS &&
            (log = calloc(1, length + 1)) != NULL) {
            urProgramGetBuildInfo(program, handle, UR_PROGRAM_BUILD_INFO_LOG, length, log, NULL);
            fprintf(stderr, "%s%s: build log:\n%s\n", stem, suffix, log);
            free(log);
        }
        EXAMPLE_CHECK(result);
    }
    return program;
}

static ur_exp_kernel_arg_properties_t argument(uint32_t index, ur_exp_kernel_arg_type_t type,
                                               size_t size) {
    return (ur_exp_kernel_arg_properties_t){.stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES,
                                            .type = type,
                                            .index = index,
                                            .size = size};
}

ur_exp_kernel_arg_properties_t example_pointer(uint32_t index, const void *pointer) {
    ur_exp_kernel_arg_properties_t arg =
        argument(index, UR_EXP_KERNEL_ARG_TYPE_POINTER, sizeof(pointer));
    arg.value.pointer = pointer;
    return arg;
}

ur_exp_kernel_arg_properties_t example_value(uint32_t index, size_t size, const void *value) {
    ur_exp_kernel_arg_properties_t arg = argument(index, UR_EXP_KERNEL_ARG_TYPE_VALUE, size);
    arg.value.value = value;
    return arg;
}

ur_exp_kernel_arg_properties_t example_buffer(uint32_t index, ur_mem_handle_t buffer,
                                              ur_mem_flags_t access) {
    ur_exp_kernel_arg_properties_t arg =
        argument(index, UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ, sizeof(buffer));
    arg.value.memObjTuple.hMem = buffer;
    arg.value.memObjTuple.flags = access;
    return arg;
}

ur_exp_kernel_arg_properties_t example_local(uint32_t index, size_t size) {
    return argument(index, UR_EXP_KERNEL_ARG_TYPE_LOCAL, size);
}

double example_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec * 1e9 + (double)now.tv_nsec;
}
