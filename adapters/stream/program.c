/* Programs: native device code, one image for each device of the context, and the modules that the
 * driver made. */
#include <stddef.h>
#include <stdio.h>

#include "base/options.h"
#include "entry/program_check.h"
#include "program/bundle.h"
#include "stream.h"

enum { LOG_SIZE = 16384 };

/* ---- making and freeing ---------------------------------------------------------------------- */

static void program_end(struct stream_given *given) {
    ur_program_handle_t program =
        (ur_program_handle_t)((char *)given - offsetof(struct ur_program_handle_t_, given));
    ur_context_handle_t context = program->context;
    stream_uneven_free(program);
    for (uint32_t i = 0; i < context->device_count; ++i) {
        if (program->unload && program->unload[i]) {
            stream_module_unload(context->places[i], program->modules[i]);
        }
        if (program->binary) {
            free(program->binary[i].data);
        }
        if (program->image) {
            stream_image_free(&program->image[i]);
        }
        if (program->log) {
            free(program->log[i]);
        }
    }
    ur_names_free(&program->reqd_kernels);
    ur_global_names_free(&program->globals);
    ur_il_free(&program->il);
    free(program->reqd);
    free(program->binary);
    free(program->image);
    free(program->modules);
    free(program->loaded);
    free(program->open);
    free(program->unload);
    free(program->stateless);
    free(program->narrow);
    free(program->status);
    free(program->type);
    free(program->log);
    free(program->options);
    pthread_mutex_destroy(&program->lock);
    pthread_mutex_destroy(&program->uneven_lock);
    free(program);
}

/* Whether the driver has something of it. */
static bool is_native(ur_program_handle_t program) {
    bool native = program->uneven != NULL;
    for (uint32_t i = 0; i < program->context->device_count && !native && program->unload; ++i) {
        native = program->unload[i];
    }
    return native;
}

void stream_program_free(ur_program_handle_t program) {
    stream_program_forget(program);
    program->given.end = program_end;
    if (is_native(program)) {
        stream_give_up(program->context, &program->given, 0);
    } else {
        program_end(&program->given);
    }
}

ur_program_handle_t stream_program_make(ur_context_handle_t context) {
    ur_program_handle_t program = calloc(1, sizeof(*program));
    if (!program) {
        return NULL;
    }
    uint32_t count = context->device_count;
    ur_object_init(&program->object, UR_KIND_PROGRAM);
    pthread_mutex_init(&program->lock, NULL);
    pthread_mutex_init(&program->uneven_lock, NULL);
    program->context = context;
    program->binary = calloc(count, sizeof(*program->binary));
    program->image = calloc(count, sizeof(*program->image));
    program->modules = calloc(count, sizeof(*program->modules));
    program->loaded = calloc(count, sizeof(*program->loaded));
    program->open = calloc(count, sizeof(*program->open));
    program->unload = calloc(count, sizeof(*program->unload));
    program->stateless = calloc(count, sizeof(*program->stateless));
    program->narrow = calloc(count, sizeof(*program->narrow));
    program->status = calloc(count, sizeof(*program->status));
    program->type = calloc(count, sizeof(*program->type));
    program->log = calloc(count, sizeof(*program->log));
    if (!program->binary || !program->image || !program->modules || !program->loaded ||
        !program->open || !program->unload || !program->stateless || !program->narrow ||
        !program->status || !program->type || !program->log) {
        stream_program_free(program);
        return NULL;
    }
    return program;
}

/* Checks code before anything is made of it. */
static ur_result_t check_code(const void *data, size_t size) {
    char why[256] = "";
    switch (stream_device_ops.image_kind(data, size, why, sizeof(why))) {
    case STREAM_IMAGE_CODE:
        return UR_RESULT_SUCCESS;
    case STREAM_IMAGE_SPIRV:
        return ur_fail(UR_RESULT_ERROR_INVALID_BINARY, 0,
                       "SPIR-V is no native code: urProgramCreateWithIL takes it");
    case STREAM_IMAGE_FOREIGN:
    case STREAM_IMAGE_DAMAGED:
        return ur_fail(UR_RESULT_ERROR_INVALID_BINARY, 0, "%s", why);
    default:
        return ur_fail(UR_RESULT_ERROR_INVALID_BINARY, 0, "the program is not " DRV_CODE);
    }
}

ur_result_t stream_program_code(ur_program_handle_t program, uint32_t index, const void *data,
                                size_t size) {
    ur_result_t result = check_code(data, size);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct stream_binary *binary = &program->binary[index];
    char *copy = malloc(size + 1);
    if (!copy) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    memcpy(copy, data, size);
    copy[size] = 0; /* text must end with it */
    *binary = (struct stream_binary){.data = copy, .size = size, .given = true};
    return stream_device_ops.image_scan(copy, size, &program->image[index])
               ? UR_RESULT_SUCCESS
               : ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
}

static struct stream_reqd *reqd_of(ur_program_handle_t program, const char *kernel, size_t length) {
    uint32_t before = program->reqd_kernels.count;
    if (before == program->reqd_room) {
        uint32_t room = before ? 2 * before : 8;
        struct stream_reqd *grown = realloc(program->reqd, room * sizeof(*grown));
        if (!grown) {
            return NULL;
        }
        program->reqd = grown;
        program->reqd_room = room;
    }
    uint32_t number = ur_names_add(&program->reqd_kernels, kernel, length);
    if (number == UR_NO_NAME) {
        return NULL;
    }
    if (number == before) {
        program->reqd[number] = (struct stream_reqd){0};
    }
    return &program->reqd[number];
}

/* NAME@reqd_work_group_size and its like; others say nothing to this adapter. */
static ur_result_t read_metadata(ur_program_handle_t program,
                                 const ur_program_properties_t *properties) {
    ur_result_t result = ur_metadata_check(properties);
    if (result == UR_RESULT_SUCCESS) {
        result = ur_global_names_read(&program->globals, properties);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    for (uint32_t i = 0; properties && i < properties->count; ++i) {
        const ur_program_metadata_t *metadata = &properties->pMetadatas[i];
        const char *at = metadata->pName ? strchr(metadata->pName, '@') : NULL;
        if (!at) {
            continue;
        }
        bool reqd = strcmp(at, "@reqd_work_group_size") == 0;
        bool most = strcmp(at, "@max_work_group_size") == 0;
        bool linear = strcmp(at, "@max_linear_work_group_size") == 0;
        size_t length = (size_t)(at - metadata->pName);
        if (reqd || most || linear) {
            struct stream_reqd *entry = reqd_of(program, metadata->pName, length);
            if (!entry) {
                return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
            }
            if (linear) {
                entry->max_linear = metadata->type == UR_PROGRAM_METADATA_TYPE_UINT32
                                        ? metadata->value.data32
                                        : metadata->value.data64;
                continue;
            }
            size_t size;
            const void *data = ur_metadata_bytes(metadata, &size);
            uint32_t values[3] = {1, 1, 1};
            if (metadata->type != UR_PROGRAM_METADATA_TYPE_BYTE_ARRAY || !data || size < 4 ||
                size > 12 || size % 4 != 0) {
                return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                               "metadata %s is not one to three sizes", metadata->pName);
            }
            memcpy(values, data, size);
            memcpy(reqd ? entry->size : entry->max_size, values, sizeof(values));
        }
    }
    return UR_RESULT_SUCCESS;
}

/* The code for a device out of what was given, which may be a bundle for several targets. */
static ur_result_t pick_code(ur_device_handle_t device, const void **data, size_t *size) {
    if (!ur_bundle_is(*data, *size)) {
        return UR_RESULT_SUCCESS;
    }
    ur_bundle bundle;
    const char *why = ur_bundle_open(*data, *size, &bundle);
    if (why) {
        return ur_fail(UR_RESULT_ERROR_INVALID_BINARY, 0, "%s", why);
    }
    ur_bundle_entry entry;
    if (!ur_bundle_find(&bundle, DRV_TARGET, device->arch, &entry) &&
        !ur_bundle_find(&bundle, DRV_TARGET, NULL, &entry)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_BINARY, 0,
                       "the bundle has no code for target %s: make it with 'urcc --bundle "
                       "--target " DRV_URCC_TARGET "'",
                       DRV_TARGET);
    }
    *data = entry.code;
    *size = entry.size;
    return UR_RESULT_SUCCESS;
}

static ur_result_t check_il(const void *code, size_t size) {
    const char *why;
    if (!stream_device_ops.il_known(&why)) {
        return ur_fail(UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE, 0,
                       "this adapter takes no SPIR-V, %s: compile the source with 'urcc "
                       "--target " DRV_URCC_TARGET "' and use urProgramCreateWithBinary",
                       why);
    }
    char text[512] = "";
    ur_result_t result = ur_il_check(code, size, text, sizeof(text));
    return result == UR_RESULT_SUCCESS ? result : ur_fail(result, 0, "%s", text);
}

ur_result_t urProgramCreateWithIL(ur_context_handle_t hContext, const void *pIL, size_t length,
                                  const ur_program_properties_t *pProperties,
                                  ur_program_handle_t *phProgram) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pIL);
    UR_CHECK_POINTER(phProgram);
    if (length == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    char why[256] = "";
    bool il = stream_device_ops.image_kind(pIL, length, why, sizeof(why)) == STREAM_IMAGE_SPIRV;
    ur_result_t result = il ? check_il(pIL, length) : UR_RESULT_SUCCESS;
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ur_program_handle_t program = stream_program_make(hContext);
    if (!program) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    result = read_metadata(program, pProperties);
    if (il && result == UR_RESULT_SUCCESS) {
        result = ur_il_set(&program->il, pIL, length);
    }
    for (uint32_t i = 0; i < hContext->device_count && result == UR_RESULT_SUCCESS; ++i) {
        if (il) {
            program->binary[i].given = true; /* its code is made when it is built */
            continue;
        }
        const void *data = pIL;
        size_t size = length;
        result = pick_code(hContext->places[i]->device, &data, &size);
        if (result == UR_RESULT_SUCCESS) {
            result = stream_program_code(program, i, data, size);
        }
    }
    if (result != UR_RESULT_SUCCESS) {
        stream_program_free(program);
        return result;
    }
    ur_object_retain(&hContext->object);
    *phProgram = program;
    return UR_RESULT_SUCCESS;
}

ur_result_t urProgramCreateWithBinary(ur_context_handle_t hContext, uint32_t numDevices,
                                      ur_device_handle_t *phDevices, size_t *pLengths,
                                      const uint8_t **ppBinaries,
                                      const ur_program_properties_t *pProperties,
                                      ur_program_handle_t *phProgram) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(phDevices);
    UR_CHECK_POINTER(pLengths);
    UR_CHECK_POINTER(ppBinaries);
    UR_CHECK_POINTER(phProgram);
    ur_result_t result =
        ur_binaries_check(hContext, numDevices, phDevices, pLengths, ppBinaries, pProperties);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ur_program_handle_t program = stream_program_make(hContext);
    if (!program) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    result = read_metadata(program, pProperties);
    for (uint32_t i = 0; i < numDevices && result == UR_RESULT_SUCCESS; ++i) {
        uint32_t index = (uint32_t)stream_context_index(hContext, phDevices[i]);
        const void *data = ppBinaries[i];
        size_t size = pLengths[i];
        if (program->binary[index].given) {
            result =
                ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0, "two binaries are given for one device");
            break;
        }
        result = pick_code(phDevices[i], &data, &size);
        if (result == UR_RESULT_SUCCESS) {
            result = stream_program_code(program, index, data, size);
        }
    }
    if (result != UR_RESULT_SUCCESS) {
        stream_program_free(program);
        return result;
    }
    ur_object_retain(&hContext->object);
    *phProgram = program;
    return UR_RESULT_SUCCESS;
}

static void free_late(struct ur_work *work) {
    ur_program_handle_t program =
        (ur_program_handle_t)((char *)work - offsetof(struct ur_program_handle_t_, late));
    ur_context_handle_t context = program->context;
    if (!ur_exit_enter()) {
        ur_exit_keep(program);
        return;
    }
    stream_program_free(program);
    urContextRelease(context);
    ur_exit_leave();
}

ur_result_t urProgramRelease(ur_program_handle_t hProgram) {
    UR_CHECK_PROGRAM(hProgram);
    if (ur_object_release(&hProgram->object)) {
        hProgram->late.work.run = free_late;
        if (!stream_put_off(hProgram->context, &hProgram->late)) {
            ur_worker_run(&hProgram->late.work);
        }
    }
    return UR_RESULT_SUCCESS;
}

/* ---- building -------------------------------------------------------------------------------- */

/* Reads what the driver's compiler has a word for; the rest is left out and named in the log. */
void stream_program_options(const char *options, struct drv_jit *jit, char *ignored,
                            size_t ignored_size) {
    jit->optimise = -1;
    ignored[0] = 0;
    for (const char *at = options ? options : ""; *at;) {
        at += strspn(at, " \t\n");
        size_t length = strcspn(at, " \t\n");
        if (length == 0) {
            break;
        }
        char word[128];
        snprintf(word, sizeof(word), "%.*s", (int)(length < 127 ? length : 127), at);
        const char *name = word + strspn(word, "-");
        unsigned registers;
        bool known = true;
        if (sscanf(name, "maxrregcount=%u", &registers) == 1 ||
            sscanf(name, "maxrregcount%u", &registers) == 1) {
            jit->max_registers = registers;
        } else if (strcmp(name, "maxrregcount") == 0) {
            const char *next = at + length + strspn(at + length, " \t\n");
            if (sscanf(next, "%u", &registers) == 1) {
                jit->max_registers = registers;
                length = (size_t)(next - at) + strcspn(next, " \t\n");
            }
        } else if (name[0] == 'O' && name[1] >= '0' && name[1] <= '4' && !name[2]) {
            jit->optimise = name[1] - '0';
        } else if (strcmp(name, "cl-opt-disable") == 0) {
            jit->optimise = 0;
        } else if (strcmp(name, "g") == 0) {
            jit->debug = true;
        } else if (strcmp(name, "lineinfo") == 0 || strcmp(name, "generate-line-info") == 0) {
            jit->line_info = true;
        } else {
            known = false;
        }
        if (!known) {
            size_t used = strlen(ignored);
            snprintf(ignored + used, ignored_size - used, "%s%s",
                     used ? " " : "options left out: ", word);
        }
        at += length;
    }
}

static void set_log(ur_program_handle_t program, uint32_t index, const char *ignored,
                    const char *text) {
    size_t size = strlen(ignored) + strlen(text) + 2;
    char *log = malloc(size);
    free(program->log[index]);
    program->log[index] = log;
    if (log) {
        snprintf(log, size, "%s%s%s", ignored, *ignored && *text ? "\n" : "", text);
    }
}

/* Pre: locked. Takes code that was made of the program's SPIR-V, malloced. */
static ur_result_t install(ur_program_handle_t program, uint32_t index, char *code, size_t size) {
    struct stream_binary *binary = &program->binary[index];
    struct stream_image image = {0};
    if (!stream_device_ops.image_scan(code, size, &image)) {
        stream_image_free(&image);
        free(code);
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    free(binary->data);
    *binary = (struct stream_binary){.data = code, .size = size, .given = true};
    stream_image_free(&program->image[index]);
    program->image[index] = image;
    program->stateless[index] = false; /* for all that is known */
    return UR_RESULT_SUCCESS;
}

/* Whether kernels of the module leave nothing in variables of its own. */
static bool writes_no_variables(const struct ur_spirv_module *module) {
    for (uint32_t id = 1; id < module->bound; ++id) {
        const struct ur_spirv_instruction *made = ur_spirv_definition(module, id);
        if (made && made->opcode == SpvOpVariable &&
            made->operands[0] == SpvStorageClassCrossWorkgroup) {
            return false;
        }
    }
    return true;
}

/* Pre: locked. Makes the code for one device from the program's SPIR-V. */
static ur_result_t translate(ur_program_handle_t program, uint32_t index, char *log,
                             size_t log_size) {
    ur_device_handle_t device = program->context->places[index]->device;
    struct ur_spirv_module *module = NULL;
    char *code = NULL;
    size_t size = 0;
    log[0] = 0;
    ur_result_t result = ur_il_whole(&program->il, &module, log, log_size);
    if (result == UR_RESULT_SUCCESS) {
        result = stream_device_ops.il_translate(device, module, program->options, log, log_size,
                                                &code, &size);
    }
    bool stateless = result == UR_RESULT_SUCCESS && writes_no_variables(module);
    ur_spirv_release(module);
    if (result != UR_RESULT_SUCCESS) {
        return ur_fail(result, 0, "translating for %s (%s): %s", device->name, device->arch, log);
    }
    result = install(program, index, code, size);
    program->stateless[index] = result == UR_RESULT_SUCCESS && stateless;
    return result;
}

/* Pre: locked, the module is loaded. Whether the driver's compiler took so many registers for a
 * kernel that groups as large as the device has, which SYCL's programs start without asking, do not
 * fit. */
static bool leaves_threads_out(ur_program_handle_t program, uint32_t index) {
    const struct stream_image *image = &program->image[index];
    const int *attr = program->context->places[index]->device->attr;
    for (uint32_t i = 0; i < image->count; ++i) {
        const struct stream_image_kernel *kernel = &image->kernels[i];
        drv_function function;
        int threads;
        if (!kernel->reqd[0] && !kernel->max_threads &&
            drv_module_function(&function, program->modules[index],
                                kernel->symbol ? kernel->symbol : kernel->name) == DRV_OK &&
            drv_function_attr_get(function, DRV_FUNCTION_MAX_THREADS, &threads) == DRV_OK &&
            threads < attr[DRV_ATTR_MAX_THREADS_PER_BLOCK]) {
            return true;
        }
    }
    return false;
}

unsigned stream_program_room(ur_device_handle_t device) {
    const int *attr = device->attr;
    return (unsigned)(attr[DRV_ATTR_REGISTERS_PER_BLOCK] / attr[DRV_ATTR_MAX_THREADS_PER_BLOCK]);
}

/* Pre: locked, the module is loaded. Compiles it again with as many registers as leave room for all
 * threads; it stays as it is where that fails. */
static void program_make_room(ur_program_handle_t program, uint32_t index,
                              const struct drv_jit *jit) {
    struct drv_jit again = *jit;
    again.max_registers = jit->room;
    drv_module module;
    if (drv_module_load(&module, program->binary[index].data, &again) == DRV_OK) {
        stream_module_give_up(program->context->places[index], program->modules[index]);
        program->modules[index] = module;
    }
}

/* Pre: locked, entered. Has the driver make a module of the code that there is. */
static ur_result_t load_code(ur_program_handle_t program, uint32_t index, struct drv_jit *jit,
                             const char *ignored) {
    struct stream_place *place = program->context->places[index];
    jit->log[0] = 0;
    jit->room = program->il.count ? stream_program_room(place->device) : 0;
    program->narrow[index] = false;
    drv_result native = drv_module_load(&program->modules[index], program->binary[index].data, jit);
    set_log(program, index, ignored, jit->log);
    if (native != DRV_OK) {
        program->status[index] = UR_PROGRAM_BUILD_STATUS_ERROR;
        const char *arch = program->image[index].arch;
        ur_result_t mapped = drv_map(native);
        return ur_fail(mapped == UR_RESULT_ERROR_DEVICE_LOST ||
                               mapped == UR_RESULT_ERROR_OUT_OF_HOST_MEMORY ||
                               mapped == UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY
                           ? mapped
                           : UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE,
                       (int32_t)native, "building for %s (%s)%s%s: %s%s%.300s", place->device->name,
                       place->device->arch, *arch ? ", code is for " : "", arch,
                       stream_words(native), jit->log[0] ? ": " : "", jit->log);
    }
    if (program->il.count && !jit->max_registers && leaves_threads_out(program, index)) {
        program->narrow[index] = program->stateless[index];
        if (!program->narrow[index]) {
            program_make_room(program, index, jit);
        }
    }
    if (stream_numbers_wanted(program->binary[index].data, program->binary[index].size)) {
        ur_result_t told = stream_numbers_tell(place, program->modules[index]);
        if (told != UR_RESULT_SUCCESS) {
            stream_module_give_up(place, program->modules[index]);
            program->status[index] = UR_PROGRAM_BUILD_STATUS_ERROR;
            return told;
        }
    }
    program->open[index] = false;
    program->loaded[index] = program->unload[index] = true;
    program->status[index] = UR_PROGRAM_BUILD_STATUS_SUCCESS;
    program->type[index] = UR_PROGRAM_BINARY_TYPE_EXECUTABLE;
    return UR_RESULT_SUCCESS;
}

ur_result_t stream_program_take(ur_program_handle_t program, uint32_t index, char *code,
                                size_t size) {
    char *log = malloc(LOG_SIZE);
    if (!log) {
        free(code);
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    struct drv_jit jit = {.log = log, .log_size = LOG_SIZE};
    char ignored[512];
    stream_program_options(program->options, &jit, ignored, sizeof(ignored));
    ur_result_t result = install(program, index, code, size);
    if (result == UR_RESULT_SUCCESS) {
        result = stream_enter(program->context->places[index]);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = load_code(program, index, &jit, ignored);
    }
    free(log);
    return result;
}

/* Pre: locked. Loads the code for one device. SPIR-V that imports what is not there is an error, or
 * stays open where `may_open`. */
static ur_result_t program_load(ur_program_handle_t program, uint32_t index, struct drv_jit *jit,
                                const char *ignored, bool may_open) {
    struct stream_place *place = program->context->places[index];
    if (!program->binary[index].given) {
        return ur_fail(UR_RESULT_ERROR_INVALID_PROGRAM, 0, "the program has no code for device %d",
                       place->device->ordinal);
    }
    ur_result_t result = stream_enter(place);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (program->loaded[index]) {
        if (program->unload[index]) {
            stream_module_give_up(place, program->modules[index]);
        }
        program->loaded[index] = program->unload[index] = false;
    }
    program->open[index] = false;
    bool other = false;
    for (uint32_t i = 0; i < program->context->device_count; ++i) {
        other |= program->loaded[i];
    }
    program->late_constants &= other;
    atomic_fetch_add_explicit(&program->builds, 1, memory_order_relaxed);
    if (program->il.count) {
        result = translate(program, index, jit->log, jit->log_size);
        if (result != UR_RESULT_SUCCESS) {
            set_log(program, index, ignored, jit->log);
            program->open[index] = may_open && result == UR_RESULT_ERROR_PROGRAM_LINK_FAILURE;
            program->status[index] = program->open[index] ? UR_PROGRAM_BUILD_STATUS_SUCCESS
                                                          : UR_PROGRAM_BUILD_STATUS_ERROR;
            program->type[index] = program->open[index] ? UR_PROGRAM_BINARY_TYPE_COMPILED_OBJECT
                                                        : UR_PROGRAM_BINARY_TYPE_NONE;
            return program->open[index] ? UR_RESULT_SUCCESS : result;
        }
    }
    return load_code(program, index, jit, ignored);
}

/* devices NULL: all that there is code for. */
static ur_result_t program_build(ur_program_handle_t program, uint32_t count,
                                 ur_device_handle_t *devices, const char *options,
                                 ur_exp_program_flags_t flags) {
    if (program->native) {
        return ur_fail(UR_RESULT_ERROR_INVALID_OPERATION, 0,
                       "a program made from a native one is built");
    }
    bool may_open = flags & UR_EXP_PROGRAM_FLAG_ALLOW_UNRESOLVED_SYMBOLS;
    char *log = malloc(LOG_SIZE);
    if (!log) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    struct drv_jit jit = {.log = log, .log_size = LOG_SIZE};
    char ignored[512];
    stream_program_options(options, &jit, ignored, sizeof(ignored));
    pthread_mutex_lock(&program->lock);
    ur_result_t result = ur_options_keep(&program->options, options);
    if (devices) {
        for (uint32_t i = 0; i < count && result == UR_RESULT_SUCCESS; ++i) {
            result =
                program_load(program, (uint32_t)stream_context_index(program->context, devices[i]),
                             &jit, ignored, may_open);
        }
    } else {
        for (uint32_t i = 0; i < program->context->device_count && result == UR_RESULT_SUCCESS;
             ++i) {
            if (program->binary[i].given) {
                result = program_load(program, i, &jit, ignored, may_open);
            }
        }
    }
    pthread_mutex_unlock(&program->lock);
    free(log);
    return result;
}

static ur_result_t check_devices(ur_context_handle_t context, uint32_t count,
                                 ur_device_handle_t *devices) {
    UR_CHECK_POINTER(devices);
    if (count == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    for (uint32_t i = 0; i < count; ++i) {
        UR_CHECK_DEVICE(devices[i]);
        if (stream_context_index(context, devices[i]) < 0) {
            return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0,
                           "device %u of %u is not of the context", i, count);
        }
    }
    return UR_RESULT_SUCCESS;
}

/* What building and compiling ask alike: for all devices of the context, */
static ur_result_t check_all(ur_program_handle_t program, ur_context_handle_t context) {
    UR_CHECK_CONTEXT(context);
    UR_CHECK_PROGRAM(program);
    if (program->context != context) {
        return ur_fail(UR_RESULT_ERROR_INVALID_CONTEXT, 0, "the program is of another context");
    }
    return UR_RESULT_SUCCESS;
}

/* and for some of them. */
static ur_result_t check_some(ur_program_handle_t program, uint32_t count,
                              ur_device_handle_t *devices, ur_exp_program_flags_t flags) {
    UR_CHECK_PROGRAM(program);
    UR_CHECK_FLAGS(flags, UR_EXP_PROGRAM_FLAGS_MASK);
    return check_devices(program->context, count, devices);
}

ur_result_t urProgramBuild(ur_context_handle_t hContext, ur_program_handle_t hProgram,
                           const char *pOptions) {
    ur_result_t result = check_all(hProgram, hContext);
    return result == UR_RESULT_SUCCESS ? program_build(hProgram, 0, NULL, pOptions, 0) : result;
}

ur_result_t urProgramBuildExp(ur_program_handle_t hProgram, uint32_t numDevices,
                              ur_device_handle_t *phDevices, ur_exp_program_flags_t flags,
                              const char *pOptions) {
    ur_result_t result = check_some(hProgram, numDevices, phDevices, flags);
    return result == UR_RESULT_SUCCESS
               ? program_build(hProgram, numDevices, phDevices, pOptions, flags)
               : result;
}

/* The code is native or the driver's own language, which it translates when a module is made: what
 * is left to do here is to note that the program may be linked. */
static ur_result_t program_compile(ur_program_handle_t program, uint32_t count,
                                   ur_device_handle_t *devices, const char *options) {
    if (program->native) {
        return ur_fail(UR_RESULT_ERROR_INVALID_OPERATION, 0,
                       "a program made from a native one is built");
    }
    pthread_mutex_lock(&program->lock);
    ur_result_t result = ur_options_keep(&program->options, options);
    for (uint32_t i = 0; i < program->context->device_count && result == UR_RESULT_SUCCESS; ++i) {
        bool wanted = !devices;
        for (uint32_t k = 0; k < count && !wanted; ++k) {
            wanted = devices[k] == program->context->places[i]->device;
        }
        if (!wanted) {
            continue;
        }
        if (!program->binary[i].given) {
            result = devices ? ur_fail(UR_RESULT_ERROR_INVALID_PROGRAM, 0,
                                       "the program has no code for device %d",
                                       program->context->places[i]->device->ordinal)
                             : UR_RESULT_SUCCESS;
        } else if (!program->loaded[i]) {
            program->status[i] = UR_PROGRAM_BUILD_STATUS_SUCCESS;
            program->type[i] = UR_PROGRAM_BINARY_TYPE_COMPILED_OBJECT;
        }
    }
    pthread_mutex_unlock(&program->lock);
    return result;
}

ur_result_t urProgramCompile(ur_context_handle_t hContext, ur_program_handle_t hProgram,
                             const char *pOptions) {
    ur_result_t result = check_all(hProgram, hContext);
    return result == UR_RESULT_SUCCESS ? program_compile(hProgram, 0, NULL, pOptions) : result;
}

ur_result_t urProgramCompileExp(ur_program_handle_t hProgram, uint32_t numDevices,
                                ur_device_handle_t *phDevices, ur_exp_program_flags_t flags,
                                const char *pOptions) {
    ur_result_t result = check_some(hProgram, numDevices, phDevices, flags);
    return result == UR_RESULT_SUCCESS ? program_compile(hProgram, numDevices, phDevices, pOptions)
                                       : result;
}

/* Takes over what the linked programs knew of their kernels. */
ur_result_t stream_program_metadata(ur_program_handle_t to, const ur_program_handle_t *from,
                                    uint32_t count) {
    for (uint32_t i = 0; i < count; ++i) {
        for (uint32_t k = 0; k < from[i]->reqd_kernels.count; ++k) {
            const char *kernel = from[i]->reqd_kernels.list[k];
            struct stream_reqd *entry = reqd_of(to, kernel, strlen(kernel));
            if (!entry) {
                return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
            }
            *entry = from[i]->reqd[k];
        }
        ur_result_t result = ur_global_names_add(&to->globals, &from[i]->globals);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
    }
    return UR_RESULT_SUCCESS;
}

/* Links the code of one device and loads the result. Pre: nobody else has `out`. */
static ur_result_t link_one(ur_program_handle_t out, uint32_t index, uint32_t count,
                            const ur_program_handle_t *programs, struct drv_jit *jit,
                            bool may_open) {
    if (out->il.count) {
        out->binary[index].given = true;
        return program_load(out, index, jit, "", may_open);
    }
    const void **images = malloc(count * sizeof(*images));
    size_t *sizes = malloc(count * sizeof(*sizes));
    const char **names = malloc(count * sizeof(*names));
    char(*labels)[24] = malloc(count * sizeof(*labels));
    ur_result_t result = UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    if (!images || !sizes || !names || !labels) {
        goto free_lists;
    }
    for (uint32_t i = 0; i < count; ++i) {
        images[i] = programs[i]->binary[index].data;
        sizes[i] = programs[i]->binary[index].size;
        snprintf(labels[i], sizeof(labels[i]), "program %u", i);
        names[i] = labels[i];
    }
    result = stream_enter(out->context->places[index]);
    if (result != UR_RESULT_SUCCESS) {
        goto free_lists;
    }
    void *linked = NULL;
    size_t size = 0;
    jit->log[0] = 0;
    if (count == 1) {
        size = sizes[0];
        linked = malloc(size + 1);
        if (!linked) {
            result = ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
            goto free_lists;
        }
        memcpy(linked, images[0], size + 1);
    } else {
        drv_result native = drv_module_link(images, sizes, names, count, jit, &linked, &size);
        if (native == DRV_UNSUPPORTED) {
            result = stream_fail(native, "linking programs");
            goto free_lists;
        }
        if (native != DRV_OK) {
            result = ur_fail(UR_RESULT_ERROR_PROGRAM_LINK_FAILURE, (int32_t)native,
                             "linking: %s%s%.500s", stream_words(native), jit->log[0] ? ": " : "",
                             jit->log);
            goto free_lists;
        }
    }
    out->binary[index] = (struct stream_binary){.data = linked, .size = size, .given = true};
    for (uint32_t i = 0; i < count && result == UR_RESULT_SUCCESS; ++i) {
        if (!stream_device_ops.image_scan(images[i], sizes[i], &out->image[index])) {
            result = ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        }
    }
    if (result == UR_RESULT_SUCCESS) {
        result = program_load(out, index, jit, "", false);
    }

free_lists:
    free(images);
    free(sizes);
    free(names);
    free(labels);
    return result;
}

static ur_result_t program_link_programs(ur_context_handle_t context, uint32_t device_count,
                                         ur_device_handle_t *devices, uint32_t count,
                                         const ur_program_handle_t *programs, const char *options,
                                         ur_exp_program_flags_t flags, ur_program_handle_t *out) {
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
        if (programs[i]->native) {
            return ur_fail(UR_RESULT_ERROR_INVALID_PROGRAM, 0,
                           "program %u of %u was made from a native one, whose code is not at hand",
                           i, count);
        }
    }
    uint32_t modules = 0;
    for (uint32_t i = 0; i < count; ++i) {
        modules += programs[i]->il.count != 0;
    }
    if (modules != 0 && modules != count) {
        return ur_fail(UR_RESULT_ERROR_PROGRAM_LINK_FAILURE, 0,
                       "%u of the %u programs are SPIR-V and the others native code: only one kind "
                       "is linked at a time",
                       modules, count);
    }
    if (!DRV_LINKS && !modules) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "the driver links no code objects: link with lld");
    }
    char *log = malloc(LOG_SIZE);
    ur_program_handle_t program = stream_program_make(context);
    ur_result_t result =
        log && program ? UR_RESULT_SUCCESS : ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    struct drv_jit jit = {.log = log, .log_size = LOG_SIZE};
    char ignored[512];
    stream_program_options(options, &jit, ignored, sizeof(ignored));
    if (result == UR_RESULT_SUCCESS) {
        result = ur_options_keep(&program->options, options);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = stream_program_metadata(program, programs, count);
    }
    for (uint32_t i = 0; i < count && modules && result == UR_RESULT_SUCCESS; ++i) {
        pthread_mutex_lock(&programs[i]->lock);
        result = ur_il_add(&program->il, &programs[i]->il);
        pthread_mutex_unlock(&programs[i]->lock);
    }
    bool any = false;
    for (uint32_t i = 0; i < context->device_count && result == UR_RESULT_SUCCESS; ++i) {
        bool wanted = !devices, have = true;
        for (uint32_t k = 0; k < device_count && !wanted; ++k) {
            wanted = devices[k] == context->places[i]->device;
        }
        for (uint32_t k = 0; k < count; ++k) {
            have = have && programs[k]->binary[i].given;
        }
        if (wanted && !have && devices) {
            result =
                ur_fail(UR_RESULT_ERROR_INVALID_PROGRAM, 0, "a program has no code for device %d",
                        context->places[i]->device->ordinal);
        } else if (wanted && have) {
            result = link_one(program, i, count, programs, &jit,
                              flags & UR_EXP_PROGRAM_FLAG_ALLOW_UNRESOLVED_SYMBOLS);
            any = true;
        }
    }
    if (result == UR_RESULT_SUCCESS && !any) {
        result = ur_fail(UR_RESULT_ERROR_INVALID_PROGRAM, 0,
                         "there is no device that all programs have code for");
    }
    free(log);
    if (result != UR_RESULT_SUCCESS) {
        if (program) {
            stream_program_free(program);
        }
        return result;
    }
    ur_object_retain(&context->object);
    *out = program;
    return UR_RESULT_SUCCESS;
}

ur_result_t urProgramLink(ur_context_handle_t hContext, uint32_t count,
                          const ur_program_handle_t *phPrograms, const char *pOptions,
                          ur_program_handle_t *phProgram) {
    UR_CHECK_CONTEXT(hContext);
    return program_link_programs(hContext, 0, NULL, count, phPrograms, pOptions, 0, phProgram);
}

ur_result_t urProgramLinkExp(ur_context_handle_t hContext, uint32_t numDevices,
                             ur_device_handle_t *phDevices, ur_exp_program_flags_t flags,
                             uint32_t count, const ur_program_handle_t *phPrograms,
                             const char *pOptions, ur_program_handle_t *phProgram) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_FLAGS(flags, UR_EXP_PROGRAM_FLAGS_MASK);
    ur_result_t result = check_devices(hContext, numDevices, phDevices);
    return result == UR_RESULT_SUCCESS
               ? program_link_programs(hContext, numDevices, phDevices, count, phPrograms, pOptions,
                                       flags, phProgram)
               : result;
}
