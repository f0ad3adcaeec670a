/* SPIR-V for the HIP adapter: its modules are checked, specialized, put together, emitted as LLVM's
 * text, which a libLLVM that is there compiles, and linked to a code object (lib/llvm).
 * That is all there is to say of a program: its kernels' arguments stand in the metadata. */
#include <stdio.h>

#include "base/options.h"
#include "code.h"
#include "compile/compiler.h"
#include "spirv/beyond.h"
#include "spirv/write.h"
#include "stream.h"
#include "llvm/llvm.h"

static struct {
    pthread_once_t once;
    bool known;
    char why[2048];
} il = {.once = PTHREAD_ONCE_INIT};

static void translate_find(void) {
    bool compiler = ur_compiler_find(il.why, sizeof(il.why)) != NULL;
    size_t used = compiler ? strlen(il.why) : 0; /* one that is missing is enough to say */
    if (compiler) {
        snprintf(il.why + used, sizeof(il.why) - used, ", ");
        used = strlen(il.why);
        il.known = ur_linker_find(il.why + used, sizeof(il.why) - used) != NULL;
        memmove(il.why, il.why + (il.known ? 0 : used), strlen(il.why + (il.known ? 0 : used)) + 1);
    }
}

bool hip_il_known(const char **why) {
    pthread_once(&il.once, translate_find);
    *why = il.why;
    return il.known;
}

static ur_result_t emit(ur_device_handle_t device, const struct ur_spirv_module *module,
                        const char *options, struct ur_llvm_result *text, char *log,
                        size_t log_size) {
    bool unsafe = ur_options_have(options, "-cl-fast-relaxed-math") ||
                  ur_options_have(options, "-cl-unsafe-math-optimizations");
    size_t words = device->wants_il ? ur_spirv_written_words(module) : 0;
    uint32_t *carried = words ? malloc(words * sizeof(*carried)) : NULL;
    bool correct = ur_options_have(options, "-cl-fp32-correctly-rounded-divide-sqrt");
    struct ur_llvm_options how = {.relaxed = unsafe,
                                  .correct = correct,
                                  .fuse = true,
                                  .library = &ll_library_amdgcn,
                                  .wave = ur_llvm_wave(device->arch),
                                  .widens = !device->wants_il,
                                  .imageless = ur_llvm_imageless(device->arch),
                                  .levelless = ur_llvm_levelless(device->arch),
                                  .carried = carried,
                                  .carried_size = words * sizeof(*carried)};
    if (words && !carried) {
        snprintf(log, log_size, "no memory for the module");
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    if (words) {
        ur_spirv_write(module, carried);
    }
    if (!how.wave) {
        snprintf(log, log_size, "the driver does not say what processor the device has ('%s')",
                 device->arch);
        free(carried);
        return ur_refuse(UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE);
    }
    /* For these devices the module stays as it is. */
    enum ur_llvm_status status =
        ur_llvm_emit((struct ur_spirv_module *)(uintptr_t)module, &how, text);
    free(carried);
    if (status == UR_LLVM_OK) {
        return UR_RESULT_SUCCESS;
    }
    snprintf(log, log_size, "%s", text->log);
    return status == UR_LLVM_OUT_OF_MEMORY ? ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY)
           : status == UR_LLVM_UNRESOLVED  ? ur_refuse(UR_RESULT_ERROR_PROGRAM_LINK_FAILURE)
                                           : ur_refuse(UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE);
}

ur_result_t hip_il_translate(ur_device_handle_t device, const struct ur_spirv_module *module,
                             const char *options, char *log, size_t log_size, char **code,
                             size_t *size) {
    struct ur_llvm_result text = {0};
    ur_result_t result = emit(device, module, options, &text, log, log_size);
    bool plain = ur_options_have(options, "-cl-opt-disable") || ur_options_have(options, "-O0");
    struct ur_compiler_options how = {
        .level = plain ? 0 : 2, .processor = device->arch, .wide = text.wide};
    void *made = NULL;
    if (result != UR_RESULT_SUCCESS) {
        ur_llvm_result_free(&text);
        return result;
    }
    result = ur_compiled_result(ur_compile(text.text, text.size, &how, &made, size, log, log_size));
    ur_llvm_result_free(&text);
    if (result == UR_RESULT_SUCCESS) {
        char *whole = realloc(made, *size + 1);
        if (!whole) {
            free(made);
            snprintf(log, log_size, "no memory for the code object");
            return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        }
        whole[*size] = 0;
        *code = whole;
    }
    return result;
}

ur_result_t hip_il_uneven(ur_device_handle_t device, const struct ur_spirv_module *module,
                          const char *options, const char *kernel, char **code, size_t *size,
                          char **symbol) {
    struct ur_spirv_module *beyond = NULL;
    enum ur_spirv_fault fault = ur_spirv_reach_beyond(module, kernel, &beyond, NULL);
    if (fault != UR_SPIRV_OK) {
        return fault == UR_SPIRV_OUT_OF_MEMORY ? ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY)
                                               : ur_refuse(UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE);
    }
    char log[512];
    ur_result_t result = hip_il_translate(device, beyond, options, log, sizeof(log), code, size);
    ur_spirv_release(beyond);
    *symbol = result == UR_RESULT_SUCCESS ? strdup(kernel) : NULL;
    return result == UR_RESULT_SUCCESS && !*symbol ? ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY)
                                                   : result;
}
