/* Building, compiling and linking programs. SPIR-V becomes LLVM's text, that an object file by
 * LLVM, and this is loaded once for each device, so that each has its own variables. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/options.h"
#include "compile/compiler.h"
#include "compile/processor.h"
#include "image.h"
#include "llvm/llvm.h"

enum { LOG_SIZE = 4096 };

/* ---- SPIR-V to an object --------------------------------------------------------------------- */

static bool wants_fibers(void) {
    const char *said = getenv("UR_NATIVE_CPU_WORK_GROUPS");
    return said && strcmp(said, "fibers") == 0;
}

/* How a program is translated and compiled. */
struct ncpu_recipe {
    struct ur_llvm_options translate;
    struct ur_compiler_options compile;
    size_t size; /* of the text */
};

static struct ncpu_recipe recipe_for(const char *options) {
    bool plain = ur_options_have(options, "-cl-opt-disable") || ur_options_have(options, "-O0");
    return (struct ncpu_recipe){
        .translate = {.relaxed = ur_options_have(options, "-cl-fast-relaxed-math") ||
                                 ur_options_have(options, "-cl-unsafe-math-optimizations"),
                      .fuse = true,
                      .library = &ll_library_host,
                      .fibers = wants_fibers(),
                      .multiplies_and_adds = ur_processor_multiplies_and_adds(),
                      .uniform = ur_options_have(options, "-cl-uniform-work-group-size")},
        .compile = {.level = plain ? 0 : 2, .parts = true}};
}

/* Makes the compiler's text of a module, which is given up. */
static ur_result_t emit(struct ur_spirv_module *module, const struct ncpu_recipe *how,
                        struct ur_llvm_result *text, char *log) {
    enum ur_llvm_status status = ur_llvm_emit(module, &how->translate, text);
    ur_spirv_release(module);
    if (status == UR_LLVM_OK) {
        return UR_RESULT_SUCCESS;
    }
    snprintf(log, LOG_SIZE, "%s", text->log);
    ur_llvm_result_free(text);
    return status == UR_LLVM_OUT_OF_MEMORY ? ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY)
           : status == UR_LLVM_UNRESOLVED  ? ur_refuse(UR_RESULT_ERROR_PROGRAM_LINK_FAILURE)
                                           : ur_refuse(UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE);
}

/* What was wrong with it is the log. */
static void load_failed(ur_result_t result, char *log) {
    const char *why = "";
    int32_t ignored;
    if (result != UR_RESULT_SUCCESS) {
        (void)ur_last_error(&why, &ignored);
        snprintf(log, LOG_SIZE, "%s", why ? why : "");
    }
}

static ur_result_t load_all(ur_program_handle_t program, const void *object, size_t size,
                            char *log) {
    for (uint32_t i = 0; i < program->device_count; ++i) {
        ur_result_t result = ncpu_image_load_object(object, size, &program->images[i]);
        if (result != UR_RESULT_SUCCESS) {
            load_failed(result, log);
            while (i) {
                ncpu_image_unload(&program->images[--i]);
            }
            return result == UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
                       ? result
                       : ur_refuse(UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE);
        }
    }
    return UR_RESULT_SUCCESS;
}

/* Pre: the lock is held, and nothing is loaded. Compiles the text and loads it. */
static ur_result_t load_text(ur_program_handle_t program, const struct ncpu_recipe *how,
                             const struct ur_llvm_result *text, char *log) {
    void *object = NULL;
    size_t size = 0;
    ur_result_t result = ur_compiled_result(
        ur_compile(text->text, text->size, &how->compile, &object, &size, log, LOG_SIZE));
    if (result == UR_RESULT_SUCCESS) {
        result = load_all(program, object, size, log);
    }
    free(object);
    return result;
}

/* Pre: the lock is held. */
static ur_result_t program_build_translate(ur_program_handle_t program,
                                           const struct ncpu_recipe *how,
                                           struct ur_llvm_result *text, char *log) {
    struct ur_spirv_module *module = NULL;
    ur_result_t result = ur_il_whole(&program->il, &module, log, LOG_SIZE);
    return result == UR_RESULT_SUCCESS ? emit(module, how, text, log) : result;
}

/* Pre: the lock is held, and nothing is loaded. */
static ur_result_t make_code(ur_program_handle_t program, const char *options, char *log) {
    struct ncpu_recipe *how = malloc(sizeof(*how));
    struct ur_llvm_result text = {0};
    if (!how) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    *how = recipe_for(options);
    how->translate.late = true;
    ur_result_t result = program_build_translate(program, how, &text, log);
    if (result == UR_RESULT_SUCCESS) {
        how->size = text.size;
        how->compile.make = text.late ? UR_MAKE_EARLY : UR_MAKE_ALL;
        result = load_text(program, how, &text, log);
        if (result == UR_RESULT_SUCCESS && text.late) {
            program->recipe = how;
            how = NULL;
        }
        ur_llvm_result_free(&text);
    }
    free(how);
    return result;
}

/* Pre: the lock is held. Loads it for those devices that have it not yet. */
static ur_result_t make_late(ur_program_handle_t program, char *log) {
    struct ncpu_recipe *how = program->recipe;
    struct ur_llvm_result text = {0};
    void *object = NULL;
    size_t size = 0;
    ur_result_t result = program_build_translate(program, how, &text, log);
    if (result == UR_RESULT_SUCCESS && text.size != how->size) {
        snprintf(log, LOG_SIZE, "its translation is another one than before");
        result = ur_refuse(UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE);
    }
    if (result == UR_RESULT_SUCCESS) {
        how->compile.make = UR_MAKE_LATE;
        result = ur_compiled_result(
            ur_compile(text.text, text.size, &how->compile, &object, &size, log, LOG_SIZE));
    }
    ur_llvm_result_free(&text);
    for (uint32_t i = 0; i < program->device_count && result == UR_RESULT_SUCCESS; ++i) {
        if (!program->images[i].late.memory) {
            result = ncpu_image_load_late(object, size, &program->images[i]);
            load_failed(result, log);
        }
    }
    free(object);
    return result;
}

ur_result_t ncpu_program_complete(ur_program_handle_t program) {
    ur_result_t result = UR_RESULT_SUCCESS;
    pthread_mutex_lock(&program->lock);
    if (program->recipe) {
        char log[LOG_SIZE] = "";
        result = make_late(program, log);
        if (result == UR_RESULT_SUCCESS) {
            free(program->recipe);
            program->recipe = NULL;
        } else {
            result = ur_fail(result, 0, "making the rest of the program's code: %.900s", log);
        }
    }
    pthread_mutex_unlock(&program->lock);
    return result;
}

/* ---- building -------------------------------------------------------------------------------- */

static char *new_log(ur_program_handle_t program) {
    char *log = calloc(1, LOG_SIZE);
    if (log) {
        free(program->log);
        program->log = log;
    }
    return log;
}

/* Pre: the lock is held. Code that kernels may run stays as it is. */
static ur_result_t build_il(ur_program_handle_t program, const char *options, bool may_open) {
    if (program->images[0].table) {
        return UR_RESULT_SUCCESS;
    }
    char *log = new_log(program);
    if (!log) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_result_t result = make_code(program, options, log);
    program->open = may_open && result == UR_RESULT_ERROR_PROGRAM_LINK_FAILURE;
    if (result != UR_RESULT_SUCCESS && !program->open) {
        program->status = UR_PROGRAM_BUILD_STATUS_ERROR;
        return ur_fail(result, 0, "building: %.900s", log);
    }
    return UR_RESULT_SUCCESS;
}

/* Pre: the lock is held. */
static void is_built(ur_program_handle_t program) {
    program->status = UR_PROGRAM_BUILD_STATUS_SUCCESS;
    program->type =
        program->open ? UR_PROGRAM_BINARY_TYPE_COMPILED_OBJECT : UR_PROGRAM_BINARY_TYPE_EXECUTABLE;
    atomic_store(&program->built, !program->open);
}

static ur_result_t program_build_build(ur_program_handle_t program, const char *options,
                                       ur_exp_program_flags_t flags) {
    pthread_mutex_lock(&program->lock);
    ur_result_t result = ur_options_keep(&program->options, options);
    if (result == UR_RESULT_SUCCESS && program->il.count) {
        result = build_il(program, options, flags & UR_EXP_PROGRAM_FLAG_ALLOW_UNRESOLVED_SYMBOLS);
    }
    if (result == UR_RESULT_SUCCESS) {
        is_built(program);
    }
    pthread_mutex_unlock(&program->lock);
    return result;
}

static ur_result_t check_devices(ur_context_handle_t context, uint32_t count,
                                 const ur_device_handle_t *devices) {
    UR_CHECK_POINTER(devices);
    if (count == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    for (uint32_t i = 0; i < count; ++i) {
        UR_CHECK_DEVICE(devices[i]);
        if (!ncpu_context_has(context, devices[i])) {
            return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0, "device %u is none of the context's",
                           i);
        }
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t urProgramBuild(ur_context_handle_t hContext, ur_program_handle_t hProgram,
                           const char *pOptions) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_PROGRAM(hProgram);
    if (hProgram->context != hContext) {
        return ur_fail(UR_RESULT_ERROR_INVALID_PROGRAM, 0, "the program is of another context");
    }
    return program_build_build(hProgram, pOptions, 0);
}

/* All devices are parts of one processor: for one of them is for all of them. */
ur_result_t urProgramBuildExp(ur_program_handle_t hProgram, uint32_t numDevices,
                              ur_device_handle_t *phDevices, ur_exp_program_flags_t flags,
                              const char *pOptions) {
    UR_CHECK_PROGRAM(hProgram);
    UR_CHECK_FLAGS(flags, UR_EXP_PROGRAM_FLAGS_MASK);
    ur_result_t result = check_devices(hProgram->context, numDevices, phDevices);
    return result == UR_RESULT_SUCCESS ? program_build_build(hProgram, pOptions, flags) : result;
}

/* ---- compiling and linking ------------------------------------------------------------------- */

/* A module alone may lack what another one has, so it is compiled when it is linked; what can be
 * said of it was said when the program was made. */
static ur_result_t program_build_compile(ur_program_handle_t program, const char *options) {
    if (!program->il.count) {
        return ur_fail(UR_RESULT_ERROR_INVALID_OPERATION, 0,
                       "a program made from host code has nothing to compile");
    }
    pthread_mutex_lock(&program->lock);
    ur_result_t result = ur_options_keep(&program->options, options);
    if (result == UR_RESULT_SUCCESS && !program->images[0].table) {
        program->status = UR_PROGRAM_BUILD_STATUS_SUCCESS;
        program->type = UR_PROGRAM_BINARY_TYPE_COMPILED_OBJECT;
    }
    pthread_mutex_unlock(&program->lock);
    return result;
}

ur_result_t urProgramCompile(ur_context_handle_t hContext, ur_program_handle_t hProgram,
                             const char *pOptions) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_PROGRAM(hProgram);
    if (hProgram->context != hContext) {
        return ur_fail(UR_RESULT_ERROR_INVALID_PROGRAM, 0, "the program is of another context");
    }
    return program_build_compile(hProgram, pOptions);
}

ur_result_t urProgramCompileExp(ur_program_handle_t hProgram, uint32_t numDevices,
                                ur_device_handle_t *phDevices, ur_exp_program_flags_t flags,
                                const char *pOptions) {
    UR_CHECK_PROGRAM(hProgram);
    UR_CHECK_FLAGS(flags, UR_EXP_PROGRAM_FLAGS_MASK);
    ur_result_t result = check_devices(hProgram->context, numDevices, phDevices);
    return result == UR_RESULT_SUCCESS ? program_build_compile(hProgram, pOptions) : result;
}

static ur_result_t program_build_link_programs(ur_context_handle_t context, uint32_t count,
                                               const ur_program_handle_t *programs,
                                               const char *options, ur_exp_program_flags_t flags,
                                               ur_program_handle_t *out) {
    UR_CHECK_POINTER(programs);
    UR_CHECK_POINTER(out);
    if (count == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    for (uint32_t i = 0; i < count; ++i) {
        UR_CHECK_PROGRAM(programs[i]);
        if (programs[i]->context != context) {
            return ur_fail(UR_RESULT_ERROR_INVALID_CONTEXT, 0,
                           "program %u of %u is of another context", i, count);
        }
        if (!programs[i]->il.count) {
            return ur_fail(UR_RESULT_ERROR_INVALID_OPERATION, 0,
                           "programs made from host code are linked already");
        }
    }
    ur_program_handle_t program = ncpu_program_make(context, 0, NULL);
    if (!program) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_result_t result = UR_RESULT_SUCCESS;
    for (uint32_t i = 0; i < count && result == UR_RESULT_SUCCESS; ++i) {
        pthread_mutex_lock(&programs[i]->lock);
        result = ur_il_add(&program->il, &programs[i]->il);
        pthread_mutex_unlock(&programs[i]->lock);
        if (result == UR_RESULT_SUCCESS) {
            result = ur_global_names_add(&program->globals, &programs[i]->globals);
        }
    }
    if (result == UR_RESULT_SUCCESS) {
        result = program_build_build(program, options, flags);
        if (result == UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE ||
            result == UR_RESULT_ERROR_INVALID_BINARY) {
            result = ur_refuse(UR_RESULT_ERROR_PROGRAM_LINK_FAILURE);
        }
    }
    if (result != UR_RESULT_SUCCESS) {
        ncpu_program_release(program);
        return result;
    }
    *out = program;
    return UR_RESULT_SUCCESS;
}

ur_result_t urProgramLink(ur_context_handle_t hContext, uint32_t count,
                          const ur_program_handle_t *phPrograms, const char *pOptions,
                          ur_program_handle_t *phProgram) {
    UR_CHECK_CONTEXT(hContext);
    return program_build_link_programs(hContext, count, phPrograms, pOptions, 0, phProgram);
}

ur_result_t urProgramLinkExp(ur_context_handle_t hContext, uint32_t numDevices,
                             ur_device_handle_t *phDevices, ur_exp_program_flags_t flags,
                             uint32_t count, const ur_program_handle_t *phPrograms,
                             const char *pOptions, ur_program_handle_t *phProgram) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_FLAGS(flags, UR_EXP_PROGRAM_FLAGS_MASK);
    ur_result_t result = check_devices(hContext, numDevices, phDevices);
    return result == UR_RESULT_SUCCESS ? program_build_link_programs(hContext, count, phPrograms,
                                                                     pOptions, flags, phProgram)
                                       : result;
}

/* ---- linking what is built ------------------------------------------------------------------- */

/* One program of a dynamic link. The code of those that are open is made before one of them
 * changes. */
struct part {
    struct ur_il il; /* own, as it was when the call began */
    bool built, open;
    struct ur_llvm_result text;
};

/* Makes the text of an open program: its own modules with those of the others that it needs. */
static ur_result_t program_build_prepare(uint32_t p, uint32_t count,
                                         const ur_program_handle_t *programs, struct part *parts,
                                         struct ur_il *others, char *log) {
    for (uint32_t i = 0, to = 0; i < count; ++i) {
        if (i != p) {
            others[to++] = parts[i].il;
        }
    }
    struct ur_spirv_module *module = NULL;
    log[0] = 0;
    ur_result_t result = ur_il_join(&parts[p].il, others, count - 1, &module, log, LOG_SIZE);
    if (result == UR_RESULT_SUCCESS) {
        pthread_mutex_lock(&programs[p]->lock);
        struct ncpu_recipe how = recipe_for(programs[p]->options);
        result = emit(module, &how, &parts[p].text, log);
        pthread_mutex_unlock(&programs[p]->lock);
    }
    return result == UR_RESULT_SUCCESS
               ? result
               : ur_fail(result, 0, "linking program %u of %u: %.900s", p, count, log);
}

/* Loads it, unless another thread was faster. */
static ur_result_t program_build_finish(ur_program_handle_t program, const struct part *part) {
    ur_result_t result = UR_RESULT_SUCCESS;
    pthread_mutex_lock(&program->lock);
    if (program->open) {
        char *log = new_log(program);
        struct ncpu_recipe how = recipe_for(program->options);
        result = log ? load_text(program, &how, &part->text, log)
                     : ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        if (result == UR_RESULT_SUCCESS) {
            program->open = false;
            is_built(program);
        } else if (log) {
            result = ur_fail(result, 0, "linking: %.900s", log);
        }
    }
    pthread_mutex_unlock(&program->lock);
    return result;
}

static ur_result_t link_parts(uint32_t count, const ur_program_handle_t *programs,
                              struct part *parts, struct ur_il *others, char *log) {
    ur_result_t result = UR_RESULT_SUCCESS;
    for (uint32_t i = 0; i < count && result == UR_RESULT_SUCCESS; ++i) {
        pthread_mutex_lock(&programs[i]->lock);
        parts[i].open = programs[i]->open;
        parts[i].built = parts[i].open || atomic_load(&programs[i]->built);
        result = ur_il_add(&parts[i].il, &programs[i]->il);
        pthread_mutex_unlock(&programs[i]->lock);
        if (result == UR_RESULT_SUCCESS && !parts[i].built) {
            result = ur_fail(UR_RESULT_ERROR_INVALID_PROGRAM, 0, "program %u of %u is not built", i,
                             count);
        }
    }
    for (uint32_t i = 0; i < count && result == UR_RESULT_SUCCESS; ++i) {
        if (parts[i].open) {
            result = program_build_prepare(i, count, programs, parts, others, log);
        }
    }
    for (uint32_t i = 0; i < count && result == UR_RESULT_SUCCESS; ++i) {
        if (parts[i].open) {
            result = program_build_finish(programs[i], &parts[i]);
        }
    }
    return result;
}

ur_result_t urProgramDynamicLinkExp(ur_context_handle_t hContext, uint32_t count,
                                    const ur_program_handle_t *phPrograms) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(phPrograms);
    if (count == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    for (uint32_t i = 0; i < count; ++i) {
        UR_CHECK_PROGRAM(phPrograms[i]);
        if (phPrograms[i]->context != hContext || !phPrograms[i]->il.count) {
            return ur_fail(UR_RESULT_ERROR_INVALID_PROGRAM, 0,
                           "program %u of %u is of another context, or host code, which is linked "
                           "already",
                           i, count);
        }
    }
    struct part *parts = calloc(count, sizeof(*parts));
    struct ur_il *others = calloc(count, sizeof(*others));
    char *log = malloc(LOG_SIZE);
    ur_result_t result = parts && others && log ? link_parts(count, phPrograms, parts, others, log)
                                                : ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    for (uint32_t i = 0; i < count && parts; ++i) {
        ur_llvm_result_free(&parts[i].text);
        ur_il_free(&parts[i].il);
    }
    free(log);
    free(others);
    free(parts);
    return result;
}

ur_result_t
urProgramSetSpecializationConstants(ur_program_handle_t hProgram, uint32_t count,
                                    const ur_specialization_constant_info_t *pSpecConstants) {
    UR_CHECK_PROGRAM(hProgram);
    UR_CHECK_POINTER(pSpecConstants);
    if (count == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    if (!hProgram->il.count) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "host code has no specialization constants");
    }
    pthread_mutex_lock(&hProgram->lock);
    ur_result_t result = UR_RESULT_ERROR_INVALID_OPERATION;
    if (hProgram->il.count > 1 || hProgram->images[0].table) {
        result = ur_fail(result, 0, "the program is built: its constants have their values");
    } else {
        result = ur_il_specialize(&hProgram->il, count, pSpecConstants);
    }
    pthread_mutex_unlock(&hProgram->lock);
    return result;
}
