/* SPIR-V for the CUDA adapter: its modules are checked, specialized, put together and translated to
 * PTX, which the driver compiles. What the PTX cannot say of its kernels stands in comments in
 * front of it, so that a program's binary is all that is needed to load it again:
 *
 *     // unified-runtime spir-v 3
 *     // kernel SYMBOL KINDS OFFSET MAX-X MAX-Y MAX-Z MAX-LINEAR SUB-GROUP LOCAL NAME
 *     // variable SYMBOL NAME
 *
 * KINDS has a letter for each argument, see `kind_letters`; OFFSET is 1 where the global offset
 * follows them; LOCAL are bytes of local memory that the launch adds in front of its arguments.
 * ptx.c reads it. */
#include <stdio.h>

#include "mem.h"
#include "options.h"
#include "ptx/ptx.h"
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

ur_result_t drv_il_check(const void *code, size_t size, char *why, size_t why_size) {
    return ur_il_check(code, size, why, why_size);
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
    size_t used = (size_t)snprintf(text, room, "// unified-runtime spir-v 3\n");
    for (uint32_t i = 0; i < ptx->kernel_count; ++i) {
        const struct ur_ptx_kernel *kernel = &ptx->kernels[i];
#define ADD(...)                                                                                   \
    used += (size_t)snprintf(text ? text + used : NULL, text ? room - used : 0, __VA_ARGS__)
        ADD("// kernel %s ", kernel->symbol);
        for (uint32_t k = 0; k < kernel->parameter_count; ++k) {
            ADD("%c", letter(&kernel->parameters[k]));
        }
        ADD("%s %d %u %u %u %u %u %u %s\n", kernel->parameter_count ? "" : "-", kernel->offset,
            kernel->max[0], kernel->max[1], kernel->max[2], kernel->max_linear,
            kernel->sub_group_size, kernel->dynamic_bytes, kernel->name);
    }
    for (uint32_t i = 0; i < ptx->variable_count; ++i) {
        ADD("// variable %s %s\n", ptx->variables[i].symbol, ptx->variables[i].name);
    }
#undef ADD
    return used;
}

/* Behind the PTX: variables beside kernels that take the global offset or have local memory of
 * their own in the launch's part, which tell so where a kernel is known by its native handle alone;
 * see adapters/stream/kernel.c. */
static size_t mark(const struct ur_ptx_result *ptx, char *text, size_t room) {
    size_t used = 0;
    for (uint32_t i = 0; i < ptx->kernel_count; ++i) {
        if (ptx->kernels[i].offset) {
            used += (size_t)snprintf(text ? text + used : NULL, text ? room - used : 0,
                                     ".visible .global .b8 %s" STREAM_OFFSET_MARK ";\n",
                                     ptx->kernels[i].symbol);
        }
        if (ptx->kernels[i].dynamic_bytes) {
            used += (size_t)snprintf(
                text ? text + used : NULL, text ? room - used : 0,
                ".visible .global .b8 %s" STREAM_LOCAL_MARK "[%u];\n", ptx->kernels[i].symbol,
                (ptx->kernels[i].dynamic_bytes + STREAM_LOCAL_UNIT - 1) / STREAM_LOCAL_UNIT);
        }
    }
    return used;
}

/* What PTX the driver takes: 13.n of it 9.n, 12.n 8.n, 11.n 7.n, and before that 6.3. */
static unsigned ptx_version(int driver) {
    int major = driver / 1000, minor = driver % 1000 / 10;
    return major < 11 ? 63 : (unsigned)(major - 4) * 10 + (unsigned)(minor > 9 ? 9 : minor);
}

static struct ur_ptx_target target_of(ur_device_handle_t device, const char *options) {
    bool unsafe = ur_options_have(options, "-cl-fast-relaxed-math") ||
                  ur_options_have(options, "-cl-unsafe-math-optimizations");
    int most = device->attr[DRV_ATTR_SHARED_PER_BLOCK_MOST];
    return (struct ur_ptx_target){
        .sm = (unsigned)(device->attr[DRV_ATTR_CAPABILITY_MAJOR] * 10 +
                         device->attr[DRV_ATTR_CAPABILITY_MINOR]),
        .version = ptx_version(device->platform->driver_version),
        .relaxed = unsafe,
        .flush = ur_options_have(options, "-cl-denorms-are-zero"),
        .local_limit = (uint32_t)(most > 0 ? most : device->attr[DRV_ATTR_SHARED_PER_BLOCK]),
    };
}

static ur_result_t result_of(enum ur_ptx_status status) {
    switch (status) {
    case UR_PTX_OK:
        return UR_RESULT_SUCCESS;
    case UR_PTX_OUT_OF_MEMORY:
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    case UR_PTX_UNRESOLVED:
        return UR_RESULT_ERROR_PROGRAM_LINK_FAILURE;
    default:
        return UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE;
    }
}

ur_result_t drv_il_uneven(ur_device_handle_t device, const struct ur_spirv_module *module,
                          const char *options, const char *kernel, char **code, char **symbol) {
    struct ur_ptx_target target = target_of(device, options);
    struct ur_ptx_result ptx = {0};
    target.uneven = kernel;
    ur_result_t result = result_of(ur_ptx_translate(module, &target, &ptx));
    if (result == UR_RESULT_SUCCESS) {
        *symbol = ptx.kernel_count ? strdup(ptx.kernels[0].symbol) : NULL;
        *code = ptx.text;
        ptx.text = NULL;
        result = *symbol ? result : UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    ur_ptx_result_free(&ptx);
    return result;
}

ur_result_t drv_il_translate(ur_device_handle_t device, const struct ur_spirv_module *module,
                             const char *options, char *log, size_t log_size, char **code,
                             size_t *size) {
    struct ur_ptx_target target = target_of(device, options);
    struct ur_ptx_result ptx = {0};
    ur_result_t result = result_of(ur_ptx_translate(module, &target, &ptx));
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
    return result;
}
