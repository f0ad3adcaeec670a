#include "program.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void log_add(struct build_log *log, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    char *text = NULL;
    int length = vasprintf(&text, format, arguments);
    va_end(arguments);
    if (length >= 0) {
        char *grown = realloc(log->text, log->size + (size_t)length + 2);
        if (grown) {
            log->text = grown;
            memcpy(grown + log->size, text, (size_t)length + 1);
            log->size += (size_t)length;
        }
        free(text);
    }
}

static void add_driver_log(struct build_log *log, cl_program program) {
    const struct opencl *cl = opencl();
    size_t size = 0;
    char *text = NULL;
    if (cl->clGetProgramBuildInfo(program, cl->device, CL_PROGRAM_BUILD_LOG, 0, NULL, &size) == 0 &&
        (text = calloc(1, size + 1)) &&
        cl->clGetProgramBuildInfo(program, cl->device, CL_PROGRAM_BUILD_LOG, size, text, NULL) ==
            0 &&
        *text) {
        log_add(log, "%s\n", text);
    }
    free(text);
}

/* ---- sources -------------------------------------------------------------------------------- */

/* Functions that a module exports are there for zeModuleDynamicLink only if it was asked for. */
static const char library_option[] = "-library-compilation";

/* Level Zero's build options in OpenCL's words; those that only GPUs have are left out. */
static char *opencl_flags(const char *flags) {
    char *copy = strdup(flags ? flags : ""), *rest = copy, *one;
    char *out = copy ? calloc(1, strlen(copy) + 32) : NULL;
    while (out && (one = strsep(&rest, " "))) {
        if (strcmp(one, "-ze-opt-disable") == 0 || strcmp(one, "-ze-opt-level=0") == 0) {
            one = "-cl-opt-disable";
        }
        if (*one && strncmp(one, "-ze-", 4) != 0 && strcmp(one, library_option) != 0 &&
            strlen(out) + strlen(one) < strlen(flags) + 31) {
            strcat(strcat(out, *out ? " " : ""), one);
        }
    }
    free(copy);
    return out;
}

static ze_result_t source_init(struct source *source, const void *code, size_t size,
                               const char *flags, const ze_module_constants_t *constants,
                               struct build_log *log) {
    char why[256] = "";
    if (!spirv_read(code, size, &source->spirv, why, sizeof(why))) {
        log_add(log, "%s\n", why);
        return ZE_RESULT_ERROR_MODULE_BUILD_FAILURE;
    }
    uint32_t known = source->spirv.constant_count;
    source->code = malloc(size);
    source->size = size;
    source->flags = opencl_flags(flags);
    source->library = flags && strstr(flags, library_option);
    source->values = calloc(known + 1, sizeof(*source->values));
    source->is_set = calloc(known + 1, 1);
    if (!source->code || !source->flags || !source->values || !source->is_set) {
        return ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    memcpy(source->code, code, size);
    for (uint32_t i = 0; constants && i < constants->numConstants; ++i) {
        for (uint32_t k = 0; k < known; ++k) {
            const struct constant *constant = &source->spirv.constants[k];
            if (constant->id == constants->pConstantIds[i] && constant->size <= sizeof(uint64_t)) {
                memcpy(&source->values[k], constants->pConstantValues[i], constant->size);
                source->is_set[k] = 1;
            }
        }
    }
    return ZE_RESULT_SUCCESS;
}

static void source_free(struct source *source) {
    if (source->object) {
        opencl()->clReleaseProgram(source->object);
    }
    spirv_free(&source->spirv);
    free(source->is_set);
    free(source->values);
    free(source->flags);
    free(source->code);
}

/* A program that is not compiled yet. */
static cl_program from_source(const struct source *source, struct build_log *log) {
    const struct opencl *cl = opencl();
    cl_int code = 0;
    cl_program program = cl->clCreateProgramWithIL(cl->context, source->code, source->size, &code);
    if (!program) {
        log_add(log, "clCreateProgramWithIL refuses the module (%d)\n", (int)code);
    }
    for (uint32_t i = 0; program && i < source->spirv.constant_count; ++i) {
        const struct constant *constant = &source->spirv.constants[i];
        code = source->is_set[i] ? cl->clSetProgramSpecializationConstant(
                                       program, constant->id, constant->size, &source->values[i])
                                 : CL_SUCCESS;
        if (code != CL_SUCCESS) {
            log_add(log, "specialization constant %u of %u bytes is refused (%d)\n", constant->id,
                    constant->size, (int)code);
            cl->clReleaseProgram(program);
            return NULL;
        }
    }
    return program;
}

static bool compile(struct source *source, struct build_log *log) {
    const struct opencl *cl = opencl();
    if (source->object) {
        return true;
    }
    cl_program object = from_source(source, log);
    if (!object) {
        return false;
    }
    cl_int code =
        cl->clCompileProgram(object, 1, &cl->device, source->flags, 0, NULL, NULL, NULL, NULL);
    if (code != CL_SUCCESS) {
        log_add(log, "clCompileProgram: %d\n", (int)code);
        add_driver_log(log, object);
        cl->clReleaseProgram(object);
        return false;
    }
    source->object = object;
    return true;
}

/* ---- building ------------------------------------------------------------------------------- */

static const char *missing_name(const struct program *program) {
    for (uint32_t i = 0; i < program->source_count; ++i) {
        const struct names *imports = &program->sources[i].spirv.imports;
        for (uint32_t k = 0; k < imports->count; ++k) {
            bool found = false;
            for (uint32_t j = 0; j < program->source_count && !found; ++j) {
                found = names_have(&program->sources[j].spirv.exports, imports->list[k]);
            }
            if (!found) {
                return imports->list[k];
            }
        }
    }
    return NULL;
}

static cl_program link_objects(uint32_t count, const cl_program *objects, struct build_log *log) {
    const struct opencl *cl = opencl();
    cl_int code = 0;
    cl_program program =
        cl->clLinkProgram(cl->context, 1, &cl->device, "", count, objects, NULL, NULL, &code);
    if (program) {
        add_driver_log(log, program);
    }
    if (code != CL_SUCCESS) {
        log_add(log, "clLinkProgram: %d\n", (int)code);
        if (program) {
            cl->clReleaseProgram(program);
        }
        return NULL;
    }
    return program;
}

static ze_result_t build_one(struct program *program, struct build_log *log) {
    const struct opencl *cl = opencl();
    cl_program built = from_source(&program->sources[0], log);
    if (!built) {
        return ZE_RESULT_ERROR_MODULE_BUILD_FAILURE;
    }
    cl_int code = cl->clBuildProgram(built, 1, &cl->device, program->sources[0].flags, NULL, NULL);
    add_driver_log(log, built);
    if (code != CL_SUCCESS) {
        log_add(log, "clBuildProgram: %d\n", (int)code);
        cl->clReleaseProgram(built);
        return ZE_RESULT_ERROR_MODULE_BUILD_FAILURE;
    }
    program->executable = built;
    return ZE_RESULT_SUCCESS;
}

static ze_result_t build_several(struct program *program, struct build_log *log) {
    cl_program *objects = calloc(program->source_count, sizeof(*objects));
    if (!objects) {
        return ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    bool good = true;
    for (uint32_t i = 0; i < program->source_count && good; ++i) {
        good = compile(&program->sources[i], log);
        objects[i] = program->sources[i].object;
    }
    ze_result_t result = ZE_RESULT_ERROR_MODULE_BUILD_FAILURE;
    if (good) {
        program->executable = link_objects(program->source_count, objects, log);
        result = program->executable ? ZE_RESULT_SUCCESS : ZE_RESULT_ERROR_MODULE_LINK_FAILURE;
    }
    free(objects);
    return result;
}

/* Where names are missing that the driver does not have either, the program waits for them: the
 * parts are compiled, and linked by programs_link. */
static ze_result_t build(struct program *program, struct build_log *log) {
    ze_result_t result =
        program->source_count == 1 ? build_one(program, log) : build_several(program, log);
    const char *missing = result == ZE_RESULT_SUCCESS ? NULL : missing_name(program);
    if (!missing) {
        return result;
    }
    for (uint32_t i = 0; i < program->source_count; ++i) {
        if (!compile(&program->sources[i], log)) {
            return ZE_RESULT_ERROR_MODULE_BUILD_FAILURE;
        }
    }
    log_add(log, "'%s' is in none of the modules\n", missing);
    return ZE_RESULT_SUCCESS;
}

static ze_result_t from_spirv(struct program *program, const ze_module_desc_t *desc,
                              struct build_log *log) {
    const ze_module_program_exp_desc_t *several = NULL;
    for (const ze_base_desc_t *next = desc->pNext; next; next = next->pNext) {
        if (next->stype == ZE_STRUCTURE_TYPE_MODULE_PROGRAM_EXP_DESC) {
            several = (const void *)next;
        }
    }
    uint32_t count = several ? several->count : 1;
    program->sources = calloc(count + 1, sizeof(*program->sources));
    ze_result_t result = program->sources ? ZE_RESULT_SUCCESS : ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    for (uint32_t i = 0; i < count && result == ZE_RESULT_SUCCESS; ++i) {
        program->source_count = i + 1;
        result = several ? source_init(&program->sources[i], several->pInputModules[i],
                                       several->inputSizes[i],
                                       several->pBuildFlags ? several->pBuildFlags[i] : NULL,
                                       several->pConstants ? several->pConstants[i] : NULL, log)
                         : source_init(&program->sources[i], desc->pInputModule, desc->inputSize,
                                       desc->pBuildFlags, desc->pConstants, log);
        program->kernel_count += program->sources[i].spirv.kernel_count;
    }
    return result == ZE_RESULT_SUCCESS ? build(program, log) : result;
}

/* ---- binaries ------------------------------------------------------------------------------- */

/* Ahead of the kernels and then of the OpenCL driver's own binary. */
struct header {
    char magic[8];
    uint64_t size; /* of everything */
    uint64_t sum;  /* of what follows the header */
    uint32_t kernel_count, unused;
};
static const char magic[8] = {'Z', 'E', 'S', 'O', 'F', 'T', 'C', 'L'};

static uint64_t sum_of(const unsigned char *data, size_t size) {
    uint64_t sum = 14695981039346656037u;
    for (size_t i = 0; i < size; ++i) {
        sum = (sum ^ data[i]) * 1099511628211u;
    }
    return sum;
}

bool program_is_binary(const void *data, size_t size) {
    return size >= sizeof(magic) && memcmp(data, magic, sizeof(magic)) == 0;
}

static bool put(FILE *file, const void *data, size_t size) {
    return fwrite(data, 1, size, file) == size;
}

static bool put_kernels(FILE *file, const struct program *program) {
    bool good = true;
    for (uint32_t i = 0; i < program->kernel_count && good; ++i) {
        const struct signature *kernel = program_kernel_at(program, i);
        uint32_t length = (uint32_t)strlen(kernel->name) + 1;
        good = put(file, &length, sizeof(length)) && put(file, kernel->name, length) &&
               put(file, &kernel->count, sizeof(kernel->count)) &&
               put(file, kernel->parameters, kernel->count * sizeof(*kernel->parameters));
    }
    return good;
}

static bool put_executable(FILE *file, const struct program *program) {
    const struct opencl *cl = opencl();
    size_t size = 0;
    unsigned char *data = NULL;
    bool good = cl->clGetProgramInfo(program->executable, CL_PROGRAM_BINARY_SIZES, sizeof(size),
                                     &size, NULL) == 0 &&
                (data = malloc(size + 1)) &&
                cl->clGetProgramInfo(program->executable, CL_PROGRAM_BINARIES, sizeof(data), &data,
                                     NULL) == 0 &&
                put(file, data, size);
    free(data);
    return good;
}

ze_result_t program_binary(const struct program *program, void **out, size_t *size) {
    char *data = NULL;
    size_t length = 0;
    if (!program->executable) {
        return ZE_RESULT_ERROR_INVALID_MODULE_UNLINKED;
    }
    FILE *file = open_memstream(&data, &length);
    if (!file) {
        return ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    struct header header = {.kernel_count = program->kernel_count};
    memcpy(header.magic, magic, sizeof(magic));
    bool good = put(file, &header, sizeof(header)) && put_kernels(file, program) &&
                put_executable(file, program);
    if (fclose(file) != 0 || !good) {
        free(data);
        return ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    header.size = length;
    header.sum = sum_of((const unsigned char *)data + sizeof(header), length - sizeof(header));
    memcpy(data, &header, sizeof(header));
    *out = data;
    *size = length;
    return ZE_RESULT_SUCCESS;
}

/* Bytes of a binary that are still to be read. */
struct rest {
    const unsigned char *data;
    size_t size;
};

static bool get(struct rest *rest, void *out, size_t size) {
    if (size > rest->size) {
        return false;
    }
    memcpy(out, rest->data, size);
    rest->data += size;
    rest->size -= size;
    return true;
}

static bool get_kernel(struct rest *rest, struct signature *kernel) {
    uint32_t length, count;
    if (!get(rest, &length, sizeof(length)) || length == 0 || length > rest->size ||
        rest->data[length - 1] != 0) {
        return false;
    }
    kernel->name = strdup((const char *)rest->data);
    rest->data += length;
    rest->size -= length;
    if (!kernel->name || !get(rest, &count, sizeof(count)) ||
        count > rest->size / sizeof(*kernel->parameters)) {
        return false;
    }
    kernel->count = count;
    kernel->parameters = calloc(count + 1, sizeof(*kernel->parameters));
    return kernel->parameters && get(rest, kernel->parameters, count * sizeof(*kernel->parameters));
}

static ze_result_t from_binary(struct program *program, const unsigned char *data, size_t size,
                               const char *flags, struct build_log *log) {
    const struct opencl *cl = opencl();
    struct header header;
    struct rest rest = {data, size};
    bool good = cl && get(&rest, &header, sizeof(header)) && header.size == size &&
                header.sum == sum_of(rest.data, rest.size) && header.kernel_count <= rest.size;
    program->kernels = good ? calloc(header.kernel_count + 1, sizeof(*program->kernels)) : NULL;
    good = good && program->kernels;
    for (uint32_t i = 0; good && i < header.kernel_count; ++i) {
        program->kernel_count = i + 1;
        good = get_kernel(&rest, &program->kernels[i]);
    }
    cl_int code = 0, status = 0;
    char *options = good ? opencl_flags(flags) : NULL;
    if (options) {
        program->executable = cl->clCreateProgramWithBinary(cl->context, 1, &cl->device, &rest.size,
                                                            &rest.data, &status, &code);
    }
    good = program->executable &&
           cl->clBuildProgram(program->executable, 1, &cl->device, options, NULL, NULL) == 0;
    free(options);
    if (!good) {
        log_add(log, "the binary is damaged or of another driver (%d)\n", (int)code);
    }
    return good ? ZE_RESULT_SUCCESS : ZE_RESULT_ERROR_INVALID_NATIVE_BINARY;
}

/* ---- programs ------------------------------------------------------------------------------- */

ze_result_t program_create(const ze_module_desc_t *desc, struct build_log *log,
                           struct program **out) {
    struct program *program = calloc(1, sizeof(*program));
    if (!program) {
        return ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    ze_result_t result =
        desc->format == ZE_MODULE_FORMAT_NATIVE
            ? from_binary(program, desc->pInputModule, desc->inputSize, desc->pBuildFlags, log)
            : from_spirv(program, desc, log);
    if (result != ZE_RESULT_SUCCESS) {
        program_destroy(program);
        return result;
    }
    *out = program;
    return result;
}

void program_destroy(struct program *program) {
    if (program->executable) {
        opencl()->clReleaseProgram(program->executable);
    }
    for (uint32_t i = 0; i < program->source_count; ++i) {
        source_free(&program->sources[i]);
    }
    signatures_free(program->kernels, program->kernels ? program->kernel_count : 0);
    free(program->sources);
    free(program);
}

const struct signature *program_kernel_at(const struct program *program, uint32_t index) {
    if (program->kernels) {
        return index < program->kernel_count ? &program->kernels[index] : NULL;
    }
    for (uint32_t i = 0; i < program->source_count; ++i) {
        const struct spirv *spirv = &program->sources[i].spirv;
        if (index < spirv->kernel_count) {
            return &spirv->kernels[index];
        }
        index -= spirv->kernel_count;
    }
    return NULL;
}

const struct signature *program_kernel(const struct program *program, const char *name) {
    const struct signature *kernel = NULL;
    for (uint32_t i = 0; (kernel = program_kernel_at(program, i)); ++i) {
        if (strcmp(kernel->name, name) == 0) {
            break;
        }
    }
    return kernel;
}

/* ---- linking -------------------------------------------------------------------------------- */

/* Sources that one executable is linked of. */
struct linked {
    uint32_t count;
    struct source **sources;
};

static bool takes(const struct linked *linked, const struct source *source) {
    for (uint32_t i = 0; i < linked->count; ++i) {
        if (linked->sources[i] == source) {
            return true;
        }
    }
    return false;
}

/* The source among all that has a name for others. */
static struct source *exporter(uint32_t count, struct program *const *programs, const char *name) {
    for (uint32_t p = 0; p < count; ++p) {
        for (uint32_t i = 0; i < programs[p]->source_count; ++i) {
            if (programs[p]->sources[i].library &&
                names_have(&programs[p]->sources[i].spirv.exports, name)) {
                return &programs[p]->sources[i];
            }
        }
    }
    return NULL;
}

/* The program's own sources, and those that have what these lack, and so on. `linked` has room for
 * all sources that there are. */
static void gather(struct linked *linked, struct program *program, uint32_t count,
                   struct program *const *programs, struct build_log *log) {
    for (uint32_t i = 0; i < program->source_count; ++i) {
        linked->sources[linked->count++] = &program->sources[i];
    }
    for (uint32_t i = 0; i < linked->count; ++i) {
        const struct names *imports = &linked->sources[i]->spirv.imports;
        for (uint32_t k = 0; k < imports->count; ++k) {
            struct source *from = exporter(count, programs, imports->list[k]);
            if (!from) {
                log_add(log, "'%s' is in none of the modules\n", imports->list[k]);
            } else if (!takes(linked, from)) {
                linked->sources[linked->count++] = from;
            }
        }
    }
}

static ze_result_t complete(struct program *program, uint32_t count,
                            struct program *const *programs, struct build_log *log) {
    uint32_t all = 0;
    for (uint32_t i = 0; i < count; ++i) {
        all += programs[i]->source_count;
    }
    struct linked linked = {0, calloc(all + 1, sizeof(*linked.sources))};
    cl_program *objects = calloc(all + 1, sizeof(*objects));
    ze_result_t result = ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    if (linked.sources && objects) {
        bool good = true;
        gather(&linked, program, count, programs, log);
        for (uint32_t i = 0; i < linked.count && good; ++i) {
            good = compile(linked.sources[i], log);
            objects[i] = linked.sources[i]->object;
        }
        program->executable = good ? link_objects(linked.count, objects, log) : NULL;
        result = program->executable ? ZE_RESULT_SUCCESS : ZE_RESULT_ERROR_MODULE_LINK_FAILURE;
    }
    free(objects);
    free(linked.sources);
    return result;
}

ze_result_t programs_link(uint32_t count, struct program *const *programs, struct build_log *log) {
    ze_result_t result = ZE_RESULT_SUCCESS;
    for (uint32_t i = 0; i < count && result == ZE_RESULT_SUCCESS; ++i) {
        if (!programs[i]->executable) {
            result = complete(programs[i], count, programs, log);
        }
    }
    return result;
}
