/* SPIR-V for the CUDA adapter: its modules are checked, specialized, put together and translated to
 * PTX, which the driver compiles. What the PTX cannot say of its kernels stands in comments in
 * front of it, so that a program's binary is all that is needed to load it again:
 *
 *     // unified-runtime spir-v 2
 *     // kernel SYMBOL KINDS OFFSET MAX-X MAX-Y MAX-Z MAX-LINEAR SUB-GROUP NAME
 *     // variable SYMBOL NAME
 *
 * KINDS has a letter for each argument, see `kind_letters`; OFFSET is 1 where the global offset
 * follows them. ptx.c reads it. */
#include <stdio.h>

#include "mem.h"
#include "ptx/ptx.h"
#include "spirv/check.h"
#include "spirv/link.h"
#include "spirv/specialize.h"
#include "stream.h"

_Static_assert(sizeof(struct stream_image_argument) == sizeof(struct ur_ptx_image) &&
                   offsetof(struct stream_image_argument, width) ==
                       offsetof(struct ur_ptx_image, width) &&
                   offsetof(struct stream_image_argument, format) ==
                       offsetof(struct ur_ptx_image, format),
               "what kernels are given of an image");

bool drv_il_known(const char **why) {
    *why = "";
    return true;
}

static ur_result_t map_fault(enum ur_spirv_fault fault) {
    return fault == UR_SPIRV_OK              ? UR_RESULT_SUCCESS
           : fault == UR_SPIRV_OUT_OF_MEMORY ? UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
           : fault == UR_SPIRV_UNRESOLVED    ? UR_RESULT_ERROR_PROGRAM_LINK_FAILURE
                                             : UR_RESULT_ERROR_INVALID_BINARY;
}

/* Reads and checks a module. */
static ur_result_t open_module(const void *code, size_t size, struct ur_spirv_module **module,
                               char *why, size_t why_size) {
    struct ur_spirv_error error;
    enum ur_spirv_fault fault = ur_spirv_read(code, size, module, &error);
    if (fault == UR_SPIRV_OK && (*module)->version > UR_SPIRV_VERSION(1, 6)) {
        snprintf(why, why_size, "the module is of SPIR-V %u.%u: versions up to 1.6 are known",
                 (*module)->version >> 16, (*module)->version >> 8 & 0xff);
        ur_spirv_release(*module);
        *module = NULL;
        return UR_RESULT_ERROR_INVALID_BINARY;
    }
    if (fault == UR_SPIRV_OK) {
        fault = ur_spirv_check_module(*module, &error);
        if (fault != UR_SPIRV_OK) {
            ur_spirv_release(*module);
            *module = NULL;
        }
    }
    if (fault != UR_SPIRV_OK) {
        snprintf(why, why_size, "the module is refused: %s", error.why);
    }
    return map_fault(fault);
}

ur_result_t drv_il_check(const void *code, size_t size, char *why, size_t why_size) {
    struct ur_spirv_module *module;
    ur_result_t result = open_module(code, size, &module, why, why_size);
    if (result == UR_RESULT_SUCCESS) {
        ur_spirv_release(module);
    }
    return result;
}

ur_result_t drv_il_constant(const void *code, size_t size, uint32_t id, size_t bytes) {
    struct ur_spirv_module *module;
    char why[512];
    ur_result_t result = open_module(code, size, &module, why, sizeof(why));
    if (result != UR_RESULT_SUCCESS) {
        return ur_fail(result, 0, "%s", why);
    }
    size_t expected = ur_spirv_specialization_size(module, id);
    if (expected && expected != bytes) {
        result = ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                         "specialization constant %u has %zu bytes, not %zu", id, expected, bytes);
    }
    ur_spirv_release(module);
    return result;
}

/* ---- putting modules together ---------------------------------------------------------------- */

static ur_result_t tell(enum ur_spirv_fault fault, const struct ur_spirv_error *error, char *log,
                        size_t log_size) {
    if (fault != UR_SPIRV_OK) {
        snprintf(log, log_size, "%s", error->why);
    }
    return map_fault(fault);
}

static ur_result_t specialize(struct ur_spirv_module *module,
                              const struct stream_constants *constants, char *log,
                              size_t log_size) {
    struct ur_spirv_specialization *values = malloc((constants->count + 1) * sizeof(*values));
    if (!values) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    for (uint32_t i = 0; i < constants->count; ++i) {
        const struct stream_constant *from = &constants->list[i];
        values[i] = (struct ur_spirv_specialization){from->id, from->size, from->value};
    }
    struct ur_spirv_error error;
    enum ur_spirv_fault fault = ur_spirv_specialize(module, values, constants->count, &error);
    free(values);
    return tell(fault, &error, log, log_size);
}

/* All modules as one, with their constants in. */
static ur_result_t whole_module(const struct stream_il *il, struct ur_spirv_module **out, char *log,
                                size_t log_size) {
    struct ur_spirv_module **modules = calloc(il->count, sizeof(*modules));
    ur_result_t result = modules ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    uint32_t count = 0;
    while (result == UR_RESULT_SUCCESS && count < il->count) {
        const struct stream_il_module *module = il->modules[count];
        result = open_module(module->code, module->size, &modules[count], log, log_size);
        if (result == UR_RESULT_SUCCESS) {
            result = specialize(modules[count], &il->constants[count], log, log_size);
            ++count;
        }
    }
    if (result == UR_RESULT_SUCCESS && count == 1) {
        *out = modules[0];
        count = 0;
    } else if (result == UR_RESULT_SUCCESS) {
        struct ur_spirv_error error;
        /* Some imports only the emitter knows; it tells what is missing of those that are used. */
        result = tell(ur_spirv_link(modules, count, true, out, &error), &error, log, log_size);
    }
    for (uint32_t i = 0; i < count; ++i) {
        ur_spirv_release(modules[i]);
    }
    free(modules);
    return result;
}

/* ---- the text -------------------------------------------------------------------------------- */

/* In the order of enum ur_ptx_parameter_kind; `T` is a texture that is written: a surface. */
static const char kind_letters[] = "vglts";

static char letter(const struct ur_ptx_parameter *parameter) {
    return parameter->kind == UR_PTX_TEXTURE && parameter->written ? 'T'
                                                                   : kind_letters[parameter->kind];
}

/* The comments in front of the PTX; with `text` NULL only how long they are. */
static size_t describe(const struct ur_ptx_result *ptx, char *text, size_t room) {
    size_t used = (size_t)snprintf(text, room, "// unified-runtime spir-v 2\n");
    for (uint32_t i = 0; i < ptx->kernel_count; ++i) {
        const struct ur_ptx_kernel *kernel = &ptx->kernels[i];
#define ADD(...)                                                                                   \
    used += (size_t)snprintf(text ? text + used : NULL, text ? room - used : 0, __VA_ARGS__)
        ADD("// kernel %s ", kernel->symbol);
        for (uint32_t k = 0; k < kernel->parameter_count; ++k) {
            ADD("%c", letter(&kernel->parameters[k]));
        }
        ADD("%s %d %u %u %u %u %u %s\n", kernel->parameter_count ? "" : "-", kernel->offset,
            kernel->max[0], kernel->max[1], kernel->max[2], kernel->max_linear,
            kernel->sub_group_size, kernel->name);
    }
    for (uint32_t i = 0; i < ptx->variable_count; ++i) {
        ADD("// variable %s %s\n", ptx->variables[i].symbol, ptx->variables[i].name);
    }
#undef ADD
    return used;
}

/* Behind the PTX: a variable for each kernel that takes the global offset, which tells so where a
 * kernel is known by its native handle alone; see adapters/stream/kernel.c. */
static size_t mark(const struct ur_ptx_result *ptx, char *text, size_t room) {
    size_t used = 0;
    for (uint32_t i = 0; i < ptx->kernel_count; ++i) {
        if (ptx->kernels[i].offset) {
            used += (size_t)snprintf(text ? text + used : NULL, text ? room - used : 0,
                                     ".visible .global .b8 %s" STREAM_OFFSET_MARK ";\n",
                                     ptx->kernels[i].symbol);
        }
    }
    return used;
}

/* What PTX the driver takes: 13.n of it 9.n, 12.n 8.n, 11.n 7.n, and before that 6.3. */
static unsigned ptx_version(int driver) {
    int major = driver / 1000, minor = driver % 1000 / 10;
    return major < 11 ? 63 : (unsigned)(major - 4) * 10 + (unsigned)(minor > 9 ? 9 : minor);
}

ur_result_t drv_il_translate(ur_device_handle_t device, const struct stream_il *il,
                             const char *options, char *log, size_t log_size, char **code,
                             size_t *size) {
    struct ur_spirv_module *module = NULL;
    ur_result_t result = whole_module(il, &module, log, log_size);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    bool unsafe = stream_option(options, "-cl-fast-relaxed-math") ||
                  stream_option(options, "-cl-unsafe-math-optimizations");
    struct ur_ptx_target target = {
        .sm = (unsigned)(device->attr[DRV_ATTR_CAPABILITY_MAJOR] * 10 +
                         device->attr[DRV_ATTR_CAPABILITY_MINOR]),
        .version = ptx_version(device->platform->driver_version),
        .relaxed = unsafe,
        .flush = stream_option(options, "-cl-denorms-are-zero"),
    };
    struct ur_ptx_result ptx = {0};
    switch (ur_ptx_translate(module, &target, &ptx)) {
    case UR_PTX_OK:
        result = UR_RESULT_SUCCESS;
        break;
    case UR_PTX_OUT_OF_MEMORY:
        result = UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
        break;
    case UR_PTX_UNRESOLVED:
        result = UR_RESULT_ERROR_PROGRAM_LINK_FAILURE;
        break;
    default:
        result = UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE;
        break;
    }
    if (result != UR_RESULT_SUCCESS) {
        snprintf(log, log_size, "%s", ptx.log);
        goto free_result;
    }
    size_t comments = describe(&ptx, NULL, 0), marks = mark(&ptx, NULL, 0);
    char *text = malloc(comments + ptx.size + marks + 1);
    if (!text) {
        snprintf(log, log_size, "no memory for the PTX");
        result = UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
        goto free_result;
    }
    (void)describe(&ptx, text, comments + 1);
    memcpy(text + comments, ptx.text, ptx.size);
    text[comments + ptx.size] = 0;
    (void)mark(&ptx, text + comments + ptx.size, marks + 1);
    *code = text;
    *size = comments + ptx.size + marks;

free_result:
    ur_ptx_result_free(&ptx);
    ur_spirv_release(module); /* names of the result are the module's */
    return result;
}
