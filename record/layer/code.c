/* Programs and kernels made from native handles that the program had from its driver: what code is
 * in them, so that a replay can make them without the handle. */
#include "recording.h"

#define ARGUMENT(type, place) (*(type *)params[place])

/* Freed by the caller; NULL where there is none. */
static void *program_info(ur_program_handle_t program, ur_program_info_t property, size_t *size) {
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
    size_t *sizes = program_info(program, UR_PROGRAM_INFO_BINARY_SIZES, &length);
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
    void *il = program_info(program, UR_PROGRAM_INFO_IL, &size);
    ur_record_bytes(&bytes, il, size);
    free(il);
    put_binary(&bytes, program);
    ur_record_write(&bytes);
    free(bytes.at);
}
