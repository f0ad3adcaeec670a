/* Programs and kernels made from native handles that the program had from its driver: what code is
 * in them, so that a replay can make them without the handle. */
#include <dlfcn.h>

#include "recording.h"

#define ARGUMENT(type, place) (*(type *)params[place])

/* Freed by the caller; NULL where there is none. */
static void *code_program_info(ur_program_handle_t program, ur_program_info_t property,
                               size_t *size) {
    void *value = NULL;
    *size = 0;
    if (!ur_recorded_next->ddi.Program.pfnGetInfo(program, property, 0, NULL, size) && *size) {
        value = malloc(*size);
        if (value &&
            ur_recorded_next->ddi.Program.pfnGetInfo(program, property, *size, value, NULL)) {
            free(value);
            value = NULL;
        }
    }
    *size = value ? *size : 0;
    return value;
}

/* The binary of the first device that has one. */
static void put_binary(struct ur_bytes *bytes, ur_program_handle_t program) {
    size_t length, total = 0, ignored;
    size_t *sizes = code_program_info(program, UR_PROGRAM_INFO_BINARY_SIZES, &length);
    size_t count = length / sizeof(*sizes), first = 0;
    for (size_t i = 0; i < count; i++) {
        total += sizes[i];
    }
    while (first < count && !sizes[first]) {
        first++;
    }
    unsigned char *code = total ? malloc(total) : NULL;
    unsigned char **list = code ? calloc(count, sizeof(*list)) : NULL;
    for (size_t i = 0, at = 0; list && i < count; at += sizes[i++]) {
        list[i] = sizes[i] ? code + at : NULL;
    }
    bool good =
        list && !ur_recorded_next->ddi.Program.pfnGetInfo(program, UR_PROGRAM_INFO_BINARIES,
                                                          count * sizeof(*list), list, &ignored);
    ur_record_bytes(bytes, code, good ? sizes[first] : 0);
    free(list);
    free(code);
    free(sizes);
}

/* Names of OpenCL's (cl.h of OpenCL 1.0). */
#define CL_PROGRAM_DEVICES 0x1163u
#define CL_PROGRAM_SOURCE 0x1164u
#define CL_PROGRAM_BUILD_OPTIONS 0x1182u

/* Whether what an adapter calls its native handles are OpenCL's: that an adapter says it is of that
 * backend does not tell. */
static bool is_opencl(ur_program_handle_t program) {
    Dl_info info;
    const void *table = *(const void *const *)program;
    return dladdr(table, &info) && info.dli_fname &&
           strstr(info.dli_fname, "libur_adapter_opencl") != NULL;
}

/* The OpenCL C that a program was made of, and its build options; empty if it was made of something
 * else. */
static void put_source(struct ur_bytes *bytes, ur_program_handle_t program) {
    int (*get_info)(void *, unsigned, size_t, void *, size_t *) = NULL;
    int (*get_build_info)(void *, void *, unsigned, size_t, void *, size_t *) = NULL;
    ur_native_handle_t native = 0;
    void *library = is_opencl(program) ? dlopen("libOpenCL.so.1", RTLD_NOW | RTLD_NOLOAD) : NULL;
    void *symbols[2] = {library ? dlsym(library, "clGetProgramInfo") : NULL,
                        library ? dlsym(library, "clGetProgramBuildInfo") : NULL};
    char *source = NULL, options[4096] = "";
    void *devices[64] = {NULL};
    size_t size = 0;
    memcpy(&get_info, &symbols[0], sizeof(get_info));
    memcpy(&get_build_info, &symbols[1], sizeof(get_build_info));
    if (get_info && get_build_info &&
        !ur_recorded_next->ddi.Program.pfnGetNativeHandle(program, &native)) {
        void *cl = (void *)native; /* NOLINT: a handle is an address there */
        if (!get_info(cl, CL_PROGRAM_SOURCE, 0, NULL, &size) && size > 1 &&
            (source = malloc(size)) != NULL &&
            get_info(cl, CL_PROGRAM_SOURCE, size, source, NULL)) {
            size = 0;
        }
        if (!get_info(cl, CL_PROGRAM_DEVICES, sizeof(devices), devices, NULL) && devices[0] &&
            get_build_info(cl, devices[0], CL_PROGRAM_BUILD_OPTIONS, sizeof(options) - 1, options,
                           NULL)) {
            options[0] = '\0';
        }
    }
    /* Its end is no part of it. */
    ur_record_bytes(bytes, source, source && size ? strnlen(source, size) : 0);
    ur_record_bytes(bytes, options, strlen(options));
    free(source);
    if (library) {
        dlclose(library);
    }
}

void ur_record_code(const struct ur_recorded *call, void **params) {
    struct ur_bytes bytes = {0};
    ur_program_handle_t program = NULL;
    char name[1024] = "";
    size_t size;
    uint64_t handle;
    if (call->traits->id == UR_FUNCTION_PROGRAM_CREATE_WITH_NATIVE_HANDLE) {
        program = *ARGUMENT(ur_program_handle_t *, 3);
        handle = (uintptr_t)program;
    } else {
        ur_kernel_handle_t kernel = *ARGUMENT(ur_kernel_handle_t *, 4);
        handle = (uintptr_t)kernel;
        if (ur_recorded_next->ddi.Kernel.pfnGetInfo(kernel, UR_KERNEL_INFO_PROGRAM, sizeof(program),
                                                    &program, NULL) ||
            ur_recorded_next->ddi.Kernel.pfnGetInfo(kernel, UR_KERNEL_INFO_FUNCTION_NAME,
                                                    sizeof(name) - 1, name, NULL)) {
            return;
        }
    }
    ur_put_byte(&bytes, UR_RECORD_CODE);
    ur_put_number(&bytes, ur_record_next());
    ur_put_number(&bytes, call->sequence);
    ur_put_number(&bytes, handle);
    ur_put_text(&bytes, name);
    void *il = code_program_info(program, UR_PROGRAM_INFO_IL, &size);
    ur_record_bytes(&bytes, il, size);
    free(il);
    put_binary(&bytes, program);
    put_source(&bytes, program);
    ur_record_write(&bytes);
    free(bytes.at);
}
