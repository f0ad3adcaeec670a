/* SPIR-V for the HIP adapter, which takes none. */
#include "stream.h"

bool drv_il_known(const char **why) {
    *why = "which nothing here compiles for AMD's devices";
    return false;
}

ur_result_t drv_il_check(const void *code, size_t size, char *why, size_t why_size) {
    (void)code;
    (void)size;
    (void)why;
    (void)why_size;
    return UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE;
}

ur_result_t drv_il_translate(ur_device_handle_t device, const struct ur_spirv_module *module,
                             const char *options, char *log, size_t log_size, char **code,
                             size_t *size) {
    (void)device;
    (void)module;
    (void)options;
    (void)log;
    (void)log_size;
    (void)code;
    (void)size;
    return UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE;
}

ur_result_t drv_il_uneven(ur_device_handle_t device, const struct ur_spirv_module *module,
                          const char *options, const char *kernel, char **code, char **symbol) {
    (void)device;
    (void)module;
    (void)options;
    (void)kernel;
    (void)code;
    (void)symbol;
    return UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE;
}
